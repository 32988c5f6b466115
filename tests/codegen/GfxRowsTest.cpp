// Rows that become operands on gfx1100: norms by themselves, of the embedding,
// and by the workgroup that finishes a linear layer last; gate and up layers.

#include <cmath>
#include <cstring>

#include "tests/codegen/GfxHarness.h"
#include "tests/codegen/GfxOperand.h"

namespace kvc::test {
namespace {

constexpr float kEpsilon = 1e-5f;
// f16 rounding of the stored value, and f32 before it.
constexpr double kStored = 0x1p-11 + 64 * kRounding;

/// What a kernel stored for one element: half times the row's factor.
double stored(Buffer &halves, Buffer &factors, int64_t row, int64_t k,
              int64_t features, int64_t tile) {
  uint16_t half = halves.as<uint16_t>()[operandIndex(row, k, features, tile)];
  return kF16.decode(half) * factors.as<float>()[2 * row];
}

/// Compares a row with the norm of `x`, and its sum of squares.
void expectNorm(Comparison &comparison, Buffer &halves, Buffer &factors,
                int64_t row, const float *x, const std::vector<float> &weight,
                int64_t tile) {
  int64_t features = weight.size();
  double squares = 0, length = 0;
  for (int64_t k = 0; k < features; ++k)
    squares += double(x[k]) * x[k];
  double inverse = 1 / std::sqrt(squares / features + kEpsilon);
  for (int64_t k = 0; k < features; ++k) {
    double expected = x[k] * inverse * weight[k];
    length += expected * expected;
    // Subnormal halves keep an absolute error.
    double factor = factors.as<float>()[2 * row];
    comparison.expect(stored(halves, factors, row, k, features, tile), expected,
                      std::fabs(expected) * kStored + factor * 0x1p-24,
                      "row " + std::to_string(row));
  }
  comparison.expect(factors.as<float>()[2 * row + 1], length,
                    length * (features / 32.0 + 64) * kRounding);
}

std::vector<Param> normParams(int64_t features, int64_t tile) {
  return {{"features", features},
          {"inverseFeatures", 1.0f / features},
          {"epsilon", kEpsilon},
          {"tileRows", tile}};
}

/// `count` of `rows` rows are there; `select` takes them in reverse by the
/// step's list of logit rows.
void checkNorm(int64_t features, int64_t tile, bool select, float scale = 4) {
  constexpr int64_t kListAt = 16;
  int64_t rows = tile + 2, count = tile + 1;
  std::vector<int32_t> step(kListAt + rows, -1);
  step[0] = step[1] = static_cast<int32_t>(count);
  for (int64_t row = 0; row < count; ++row)
    step[kListAt + row] = static_cast<int32_t>(count - 1 - row);
  KernelConfig config{select ? "norm_select_f16__gfx1100" : "norm_f16__gfx1100",
                      normParams(features, tile)};
  if (select)
    config.params.push_back({"logitRowsAt", kListAt});
  std::vector<float> x = Random(features).uniforms(rows * features);
  std::vector<float> weight = Random(2).uniforms(features, scale);
  Buffer words(step), in(x), w(weight), out(2 * tile * features * 2),
      factors(2 * rows * 4);
  GfxKernel(specialise(config))
      .run({rows, 1}, {words, in, w, out, factors}, {.checked = true});
  Comparison comparison("norm of " + std::to_string(features));
  for (int64_t row = 0; row < count; ++row) {
    int64_t source = select ? count - 1 - row : row;
    expectNorm(comparison, out, factors, row, &x[source * features], weight,
               tile);
  }
  // Rows past the count keep what they had.
  EXPECT_TRUE(std::isnan(factors.as<float>()[2 * count]));
}

// A row need not fill the lanes.
TEST(GfxNorm, RowsAsOperands) {
  for (int64_t features : {16, 128, 144, 576, 2048})
    checkNorm(features, 1, false);
  for (int64_t tile : {2, 4, 8, 16})
    checkNorm(128, tile, false);
}

TEST(GfxNorm, SelectedRows) { checkNorm(576, 4, true); }

// Values that f16 cannot hold come with a power of two.
TEST(GfxNorm, LargeValues) { checkNorm(128, 4, false, 1e6f); }

// A wait too few does not go unseen; one wave needs no barrier.
TEST(GfxNorm, MissingWaitsAreFound) {
  constexpr int64_t kFeatures = 144;
  std::vector<float> x = Random(1).uniforms(kFeatures);
  GfxKernel kernel(specialise({"norm_f16__gfx1100", normParams(kFeatures, 1)}));
  injectFaults("norm_f16__gfx1100", kernel,
               [&](GfxKernel &faulty, const GfxRun &how) {
                 Buffer words(std::vector<int32_t>(16, 1)), in(x), w(x),
                     out(kFeatures * 2), factors(2 * 4);
                 faulty.run({1, 1}, {words, in, w, out, factors}, how);
                 return out.bytes() + factors.bytes();
               });
}

// Every format of the table; the norm reads what this workgroup has written.
TEST(GfxEmbed, RowsAndTheirNorm) {
  constexpr int64_t kFeatures = 96, kTokens = 40, kRows = 3, kTile = 4;
  const std::vector<int32_t> tokens = {39, 0, 17};
  for (TensorType type : kWeightTypes) {
    TestWeight table({.type = type,
                      .rows = {kTokens},
                      .inputs = kFeatures,
                      .fragments = true},
                     7);
    const TensorTypeInfo &info = tensorTypeInfo(type);
    KernelConfig config{"embed_norm_" + gfxFormat(type) + "__gfx1100",
                        normParams(kFeatures, kTile)};
    config.params.push_back({"tokensAt", int64_t(16)});
    std::vector<int32_t> step(20, -1);
    step[0] = kRows;
    std::copy(tokens.begin(), tokens.end(), step.begin() + 16);
    std::vector<float> weight = Random(2).uniforms(kFeatures);
    Buffer words(step), w(table.bytes), norm(weight), out(4 * kFeatures * 4),
        normed(kTile * kFeatures * 2), factors(4 * 8);
    GfxKernel kernel(specialise(config));
    auto run = [&](GfxKernel &some, const GfxRun &how) {
      some.run({4, 1}, {words, w, norm, out, normed, factors}, how);
      return out.bytes() + normed.bytes();
    };
    if (type == TensorType::Int4G32)
      injectFaults(config.name, kernel, run);
    run(kernel, {.checked = true});
    Comparison comparison("embedding " + std::string(info.name));
    for (int64_t row = 0; row < kRows; ++row) {
      for (int64_t k = 0; k < kFeatures; ++k) {
        double expected = table.values[tokens[row] * kFeatures + k];
        // Blocks are rounded to f16 twice, dense types at most once.
        comparison.expect(out.as<float>()[row * kFeatures + k], expected,
                          (std::fabs(expected) + 1) * 0x1p-10);
      }
      expectNorm(comparison, normed, factors, row,
                 &out.as<float>()[row * kFeatures], weight, kTile);
    }
  }
}

std::vector<Param> linearParams(int64_t inputs, int64_t outputs, int64_t tile) {
  return {{"waves", int64_t(4)},
          {"inputFeatures", inputs},
          {"operandHalves", tile * inputs},
          {"stepsPerWave", inputs / 64},
          {"wholeBlocks", int64_t(0)},
          {"hasFactors", int64_t(1)},
          {"operandScale", 1.0f},
          {"outputFeatures", outputs},
          {"countAt", int64_t(0)}};
}

// The workgroup that arrives last makes the norm, whichever it is, and leaves
// the counters at zero for the next launch.
TEST(GfxLinearNorm, LastWorkgroupNorms) {
  constexpr int64_t kInputs = 128, kOutputs = 192;
  for (auto [mode, tile, rows] :
       {std::tuple(0, 4, 3), {1, 16, 16}, {1, 16, 21}}) {
    int64_t blocks = (rows + 15) / 16, padded = tile < 16 ? tile : 16 * blocks;
    KernelConfig config{"linear_norm_f16_p2__gfx1100",
                        linearParams(kInputs, kOutputs, tile)};
    config.params.push_back({"rowsMode", int64_t(mode)});
    for (Param param : normParams(kOutputs, tile))
      config.params.push_back(param);
    config.params.push_back({"hasResidual", int64_t(1)});
    config.params.push_back({"arrivals", kOutputs / 32});
    config.params.push_back({"plainRows", int64_t(1)});
    TestWeight weight({.type = TensorType::BF16,
                       .rows = {kOutputs},
                       .inputs = kInputs,
                       .fragments = true},
                      1);
    std::vector<float> x = halfUniforms(rows, rows * kInputs);
    std::vector<float> residual = Random(9).uniforms(rows * kOutputs);
    std::vector<float> norm = Random(2).uniforms(kOutputs);
    std::vector<int32_t> step(16, -1);
    step[0] = rows;
    std::vector<int32_t> zeros(blocks);
    Buffer words(step), operand(operandOf(x, kInputs, tile, padded)),
        factors(std::vector<float>(2 * rows, 1.0f)), w(weight.bytes),
        added(residual), norms(norm), counters(zeros), out(rows * kOutputs * 4),
        normed(padded * kOutputs * 2), normedFactors(2 * rows * 4),
        plain(rows * kOutputs * 2);
    GfxKernel kernel(specialise(config));
    if (rows == 3)
      injectFaults(config.name, kernel,
                   [&](GfxKernel &faulty, const GfxRun &how) {
                     std::memset(counters.as<char>().data(), 0, 4 * blocks);
                     faulty.run({kOutputs / 32, blocks},
                                {words, operand, factors, w, added, norms,
                                 counters, out, normed, normedFactors, plain},
                                how);
                     return out.bytes() + normed.bytes() + plain.bytes();
                   });
    for (uint64_t seed : {1, 2, 3}) {
      std::memset(normed.as<char>().data(), 0xFF, normed.as<char>().size());
      kernel.run({kOutputs / 32, blocks},
                 {words, operand, factors, w, added, norms, counters, out,
                  normed, normedFactors, plain},
                 {.seed = seed, .checked = true});
      for (int32_t counter : counters.as<int32_t>())
        EXPECT_EQ(counter, 0);
      Comparison comparison(config.name);
      for (int64_t row = 0; row < rows; ++row) {
        const float *found = &out.as<float>()[row * kOutputs];
        for (int64_t n = 0; n < kOutputs; ++n) {
          Dot dot = weight.dot(n, &x[row * kInputs]);
          comparison.expect(found[n], dot.value + residual[row * kOutputs + n],
                            (dot.magnitude + 1) * (kInputs + 2) * kRounding);
        }
        expectNorm(comparison, normed, normedFactors, row, found, norm, tile);
        expectNorm(comparison, plain, normedFactors, row, found, norm, 1);
      }
    }
  }
}

/// gate_up of rows whose elements are about `size`.
void checkGateUp(int64_t mode, int64_t tile, int64_t rows, float size) {
  constexpr int64_t kInputs = 128, kOutputs = 48;
  int64_t perBlock = mode == 2 ? 64 : 16;
  int64_t blocks = (rows + perBlock - 1) / perBlock;
  int64_t padded = tile < 16 ? tile : perBlock * blocks;
  KernelConfig config{"gate_up_f16__gfx1100",
                      linearParams(kInputs, kOutputs, tile)};
  config.params.push_back({"rowsMode", mode});
  config.params.push_back({"tileRows", tile});
  config.params.push_back({"outTileRows", tile});
  TestWeight weight({.type = TensorType::BF16,
                     .rows = {kOutputs, kOutputs},
                     .inputs = kInputs,
                     .interleave = 16,
                     .fragments = true},
                    1);
  std::vector<float> x = halfUniforms(rows, rows * kInputs, size);
  std::vector<float> lengths(2 * rows, 1.0f);
  for (int64_t row = 0; row < rows; ++row) {
    double length = 0;
    for (int64_t k = 0; k < kInputs; ++k)
      length += double(x[row * kInputs + k]) * x[row * kInputs + k];
    lengths[2 * row + 1] = static_cast<float>(length);
  }
  std::vector<int32_t> step(16, -1);
  step[0] = rows;
  Buffer words(step), operand(operandOf(x, kInputs, tile, padded)),
      factors(lengths), w(weight.bytes), out(padded * kOutputs * 2),
      outFactors(2 * rows * 4);
  GfxKernel kernel(specialise(config));
  auto run = [&](GfxKernel &some, const GfxRun &how) {
    some.run({kOutputs / 16, blocks},
             {words, operand, factors, w, out, outFactors}, how);
    return out.bytes();
  };
  if (rows == 4)
    injectFaults(config.name, kernel, run);
  run(kernel, {.checked = true});
  Comparison comparison(config.name);
  for (int64_t row = 0; row < rows; ++row)
    for (int64_t n = 0; n < kOutputs; ++n) {
      Dot gate = weight.dot(n, &x[row * kInputs]);
      Dot up = weight.dot(kOutputs + n, &x[row * kInputs]);
      Bounded expected = silu(gate.bounded(kInputs)) * up.bounded(kInputs);
      double factor = outFactors.as<float>()[2 * row];
      comparison.expect(stored(out, outFactors, row, n, kOutputs, tile),
                        expected.value,
                        expected.bound + std::fabs(expected.value) * kStored +
                            factor * 0x1p-24);
    }
}

TEST(GfxGateUp, MatchesF64) {
  checkGateUp(0, 1, 1, 1);
  checkGateUp(0, 4, 4, 1);
  checkGateUp(1, 16, 19, 1);
  checkGateUp(2, 16, 70, 1);
}

// Products far beyond f16.
TEST(GfxGateUp, LargeValues) {
  checkGateUp(0, 4, 3, 2000);
  checkGateUp(1, 16, 17, 2000);
}

} // namespace
} // namespace kvc::test
