// Linear layers on gfx1100: every weight format, row mode and split of K
// against f64, with equal bits wherever a row is computed.

#include <cmath>
#include <cstring>

#include "tests/codegen/GfxHarness.h"
#include "tests/codegen/GfxOperand.h"

namespace kvc::test {
namespace {

constexpr struct {
  const char *name;
  int64_t rows;
} kModes[] = {{"m4", 16}, {"m16", 16}, {"m64", 64}, {"tile", 128}};

/// One configuration and the sizes it is run with.
struct Case {
  std::string family = "linear";
  TensorType type = TensorType::BF16;
  int64_t waves = 4, panels = 1;
  int64_t mode = 0; ///< index of kModes
  int64_t tile = 1;
  int64_t inputs = 96, outputs = 64;
  bool residual = false, factors = false, scalesInLds = true;

  bool gateUp() const { return family == "gate_up"; }
  std::string format() const { return gfxFormat(type); }
  int64_t step() const { return format() == "f16" ? 16 : 32; }
  bool inLds() const { return kModes[mode].rows == 128; }
  int64_t groups() const {
    if (inLds())
      return ((gateUp() ? 2 : 1) * outputs / 16 + 7) / 8;
    return (gateUp() ? 2 : 1) * outputs / 16 / panels;
  }
  int64_t blocks(int64_t rows) const {
    return (rows + kModes[mode].rows - 1) / kModes[mode].rows;
  }
  int64_t padded(int64_t rows) const {
    return tile < 16 ? tile : blocks(rows) * kModes[mode].rows;
  }
  KernelConfig config() const {
    int64_t steps = inputs / step(), perWave = (steps + waves - 1) / waves;
    bool whole = steps % waves == 0 && perWave * step() % 64 == 0;
    std::string variant = inLds()    ? "_tile"
                          : gateUp() ? ""
                                     : "_p" + std::to_string(panels);
    KernelConfig result = {
        family + "_" + format() + variant + "__gfx1100",
        {{"inputFeatures", inputs},
         {"tileRows", tile},
         {"operandHalves", tile * inputs},
         {"stepsPerWave", perWave},
         {"splits", waves},
         {"waves", waves},
         {"rowsMode", mode},
         {"scalesInLds", scalesInLds ? gfxScaleBytes(type, inputs) : 0},
         {"wholeBlocks", int64_t(whole)},
         {"hasFactors", int64_t(factors)},
         {"operandScale", 2.0f},
         {"outputFeatures", outputs},
         {"panels", outputs / 16},
         {"countAt", int64_t(StepLayout::kRowCount)}}};
    if (gateUp())
      result.params.push_back({"outTileRows", tile});
    else
      result.params.push_back({"hasResidual", int64_t(residual)});
    return result;
  }
};

/// Factors as a norm leaves them: two numbers a row.
Buffer factorsOf(const std::vector<float> &factors) {
  std::vector<float> pairs;
  for (float factor : factors)
    pairs.insert(pairs.end(), {factor, NAN});
  return Buffer(pairs);
}

/// Runs a linear case; rows that do not exist stay NaN.
std::vector<float> apply(const Case &c, GfxKernel &kernel,
                         const TestWeight &weight, const std::vector<float> &x,
                         const std::vector<float> &factors, const GfxRun &how) {
  int64_t rows = x.size() / c.inputs;
  Buffer step(gfxStep(rows)), w(weight.bytes), factor = factorsOf(factors);
  Buffer operand(operandOf(x, c.inputs, c.tile, c.padded(rows)));
  Buffer out(rows * c.outputs * (c.gateUp() ? 2 : 4) + 64);
  std::vector<GfxArgument> arguments = {step, operand, factor, w};
  if (!c.gateUp())
    arguments.push_back(step);
  arguments.push_back(out);
  kernel.run({c.groups(), c.blocks(rows)}, arguments, how);
  std::vector<float> result(out.as<float>().begin(), out.as<float>().end());
  result.resize(rows * c.outputs);
  return result;
}

std::vector<float> apply(const Case &c, const TestWeight &weight,
                         const std::vector<float> &x,
                         const std::vector<float> &factors,
                         const GfxRun &how = {.checked = true}) {
  GfxKernel kernel(specialise(c.config()));
  return apply(c, kernel, weight, x, factors, how);
}

/// f16 operands and f32 sums: (K + 1) roundings, and those of the weights.
double boundOf(const Case &c, const Dot &dot) {
  return dot.magnitude * (weightRounding(c.type) + (c.inputs + 1) * kRounding);
}

struct GfxLinearTest : testing::TestWithParam<TensorType> {};
INSTANTIATE_TEST_SUITE_P(Gfx, GfxLinearTest, testing::ValuesIn(kWeightTypes),
                         [](const auto &info) {
                           return std::string(tensorTypeInfo(info.param).name);
                         });

// Row factors are powers of two: exact.
TEST_P(GfxLinearTest, MatchesF64InEveryMode) {
  Comparison comparison("linear");
  for (int64_t waves : {4, 8})
    for (int64_t panels : {1, 2})
      for (auto [mode, tile, rows] : {std::tuple(0, 1, 1),
                                      {0, 4, 3},
                                      {1, 8, 8},
                                      {1, 16, 35},
                                      {2, 16, 70},
                                      {3, 16, 140}}) {
        if (mode == 3 && panels > 1)
          continue; // the tile has panels of its own
        Case c{.type = GetParam(),
               .waves = waves,
               .panels = panels,
               .mode = mode,
               .tile = tile,
               .factors = true,
               .scalesInLds = panels == 2};
        TestWeight weight({.type = c.type,
                           .rows = {c.outputs},
                           .inputs = c.inputs,
                           .fragments = true},
                          1);
        std::vector<float> x = halfUniforms(rows, rows * c.inputs);
        std::vector<float> factors(rows);
        for (int64_t row = 0; row < rows; ++row)
          factors[row] = std::ldexp(1.0f, row % 3);
        std::vector<float> out = apply(c, weight, x, factors);
        for (int64_t row = 0; row < rows; ++row)
          for (int64_t n = 0; n < c.outputs; ++n) {
            Dot dot = weight.dot(n, &x[row * c.inputs]);
            double factor = 2 * factors[row];
            comparison.expect(out[row * c.outputs + n], dot.value * factor,
                              boundOf(c, dot) * factor,
                              c.config().name + ", " + kModes[c.mode].name +
                                  ", row " + std::to_string(row));
          }
      }
}

// A row has the same bits alone and among others, in every mode.
TEST_P(GfxLinearTest, BitsDoNotDependOnRows) {
  for (bool other : {false, true})
    for (int64_t inputs : {96, 512}) {
      Case base{.type = GetParam(), .waves = 4, .panels = 2, .inputs = inputs};
      TestWeight weight({.type = base.type,
                         .rows = {base.outputs},
                         .inputs = inputs,
                         .fragments = true},
                        3);
      std::vector<float> x = halfUniforms(5, 70 * inputs), factors(70, 1.0f);
      Case wide = base;
      wide.mode = 2, wide.tile = 16;
      GfxRun how{.otherOrder = other};
      std::vector<float> all = apply(wide, weight, x, factors, how);
      for (auto [mode, tile, rows] : {std::tuple(0, 1, 1),
                                      {0, 2, 2},
                                      {0, 4, 4},
                                      {1, 8, 7},
                                      {1, 16, 33},
                                      {3, 16, 70}}) {
        Case c = base;
        c.mode = mode, c.tile = tile;
        c.scalesInLds = rows < 4;
        std::vector<float> some(x.begin(), x.begin() + rows * inputs);
        std::vector<float> out = apply(c, weight, some, factors, how);
        EXPECT_EQ(std::memcmp(out.data(), all.data(), out.size() * 4), 0)
            << c.config().name << ", " << inputs;
      }
    }
}

// The large tile's lanes share no bank of LDS.
TEST(GfxLinear, TileHasNoBankConflicts) {
  for (TensorType type : {TensorType::BF16, TensorType::Q4_1}) {
    Case c{.type = type,
           .waves = 4,
           .mode = 3,
           .tile = 16,
           .inputs = 512,
           .outputs = 128};
    TestWeight weight({.type = type,
                       .rows = {c.outputs},
                       .inputs = c.inputs,
                       .fragments = true},
                      3);
    GfxKernel kernel(specialise(c.config()));
    apply(c, kernel, weight, halfUniforms(5, 128 * c.inputs),
          std::vector<float>(128, 1.0f), {.checked = true, .detailed = true});
    EXPECT_GT(kernel.counts().memory.localAccesses, 0u);
    EXPECT_EQ(kernel.counts().memory.localConflictCycles, 0u);
  }
}

// A wait or barrier too few does not go unseen. What is missed waits for a load
// that was awaited on another path, or keeps waves apart that share nothing
// here.
TEST(GfxLinear, MissingWaitsAreFound) {
  for (Case c :
       {Case{.type = TensorType::BF16, .waves = 4, .panels = 2},
        Case{.type = TensorType::Q4_1, .waves = 8, .tile = 4},
        Case{.type = TensorType::Q8_0, .waves = 4, .mode = 1, .tile = 16},
        Case{.type = TensorType::BF16,
             .waves = 4,
             .panels = 2,
             .mode = 2,
             .tile = 16}}) {
    c.inputs = 512;
    TestWeight weight({.type = c.type,
                       .rows = {c.outputs},
                       .inputs = c.inputs,
                       .fragments = true},
                      3);
    int64_t rows = c.tile < 16 ? c.tile : kModes[c.mode].rows;
    std::vector<float> x = halfUniforms(5, rows * c.inputs);
    std::vector<float> factors(rows, 1.0f);
    GfxKernel kernel(specialise(c.config()));
    injectFaults(
        c.config().name + ", " + kModes[c.mode].name, kernel,
        [&](GfxKernel &faulty, const GfxRun &how) {
          auto out = apply(c, faulty, weight, x, factors, how);
          return std::string(reinterpret_cast<char *>(out.data()),
                             out.size() * sizeof(float));
        },
        // Where scales and then rows come to LDS, the barrier after
        // either stands in for the other.
        /*unseenMax=*/2);
  }
}

} // namespace
} // namespace kvc::test
