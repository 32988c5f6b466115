// The experts' layers on gfx1100 over tiles of pairs, whose rows come from LDS
// or from memory, against f64.

#include <algorithm>
#include <cmath>
#include <cstring>

#include "tests/codegen/GfxHarness.h"
#include "tests/codegen/GfxOperand.h"
#include "tests/codegen/RouteScene.h"

namespace kvc::test {
namespace {

constexpr float kEpsilon = 1e-5f;

/// A layer of experts with rows, pairs and weights of the weighted sum.
struct Experts {
  TensorType type = TensorType::BF16;
  int64_t rows = 3, chosen = 3, experts = 5, inputs = 96, outputs = 64;
  bool gateUp = false;
  int64_t waves = 1, tile = 1;
  int64_t staged = 0; ///< rows that a workgroup keeps in LDS

  int64_t pairs() const { return rows * chosen; }
  /// Gate and up read a row of the step, others the pair's own.
  int64_t inputRows() const { return gateUp ? rows : pairs(); }
  int64_t padded() const { return (inputRows() + tile - 1) / tile * tile; }
  TestWeight weight() const {
    WeightShape shape{.type = type,
                      .rows = {outputs},
                      .inputs = inputs,
                      .experts = experts,
                      .fragments = true};
    if (gateUp) {
      shape.rows.push_back(outputs);
      shape.interleave = 16;
    }
    return TestWeight(shape, 1);
  }
  std::vector<float> x() const {
    return halfUniforms(rows, inputRows() * inputs);
  }
  std::vector<Param> params(const std::string &bytes) const {
    int64_t steps = inputs / (gfxFormat(type) == "f16" ? 16 : 32);
    int64_t panels = experts * outputs / 16 * (gateUp ? 2 : 1);
    return {{"inputFeatures", inputs},
            {"panelsPerExpert", panels / experts},
            {"stepsPerWave", (steps + waves - 1) / waves},
            {"wholeBlocks", int64_t(0)},
            {"expertsPerToken", chosen},
            {"pairsAt", 4 + 4 * pairs()},
            {"outputFeatures", outputs},
            {"rowDivisor", gateUp ? chosen : 1},
            {"waves", waves},
            {"operandTileRows", tile},
            {"stagedRows", staged},
            {"scalesInLds", staged ? gfxScaleBytes(type, inputs) : 0},
            {"alwaysStaged", int64_t(staged >= std::min<int64_t>(rows, 16))},
            {"tileElements", (std::min<int64_t>(rows, 16) + 1) / 2},
            {"hasFactors", int64_t(1)},
            {"operandScale", 1.0f},
            {"boundsAt", int64_t(bytes.size()) - panels * 4}};
  }
  /// Two numbers a row: a factor, and the sum of squares.
  std::vector<float> factors(const std::vector<float> &values) const {
    std::vector<float> result;
    for (int64_t row = 0; row < inputRows(); ++row) {
      double length = 0;
      for (int64_t k = 0; k < inputs; ++k)
        length += double(values[row * inputs + k]) * values[row * inputs + k];
      result.insert(result.end(), {1.0f, static_cast<float>(length)});
    }
    return result;
  }
  /// Output `n` of a pair in f64.
  Bounded reference(const TestWeight &weight, const std::vector<float> &x,
                    const std::vector<int32_t> &ids, int64_t pair,
                    int64_t n) const {
    const float *row = &x[(gateUp ? pair / chosen : pair) * inputs];
    auto product = [&](int64_t index) {
      Dot dot = weight.dot(index, row);
      Bounded result = dot.bounded(inputs);
      result.bound += dot.magnitude * weightRounding(type);
      return result;
    };
    int64_t first = ids[pair] * outputs * (gateUp ? 2 : 1) + n;
    if (!gateUp)
      return product(first);
    return silu(product(first)) * product(first + outputs);
  }
};

std::string gateUp(const Experts &e, GfxKernel &kernel,
                   const std::vector<int32_t> &ids, const GfxRun &how,
                   bool check = false) {
  TestWeight weight = e.weight();
  std::vector<float> x = e.x();
  PairGroups groups(ids, e.experts, e.pairs());
  Buffer words(gfxStep(e.rows)),
      operand(operandOf(x, e.inputs, e.tile, e.padded())),
      factors(e.factors(x)), w(weight.bytes), which(groups.words),
      out(e.pairs() * e.outputs * 2), outFactors(e.pairs() * 2 * 4);
  kernel.run({e.outputs / 16, e.pairs()},
             {words, operand, factors, w, which, out, outFactors}, how);
  Comparison comparison("gate and up of experts, " + gfxFormat(e.type));
  for (int64_t pair = 0; check && pair < e.pairs(); ++pair)
    for (int64_t n = 0; n < e.outputs; ++n) {
      Bounded expected = e.reference(weight, x, ids, pair, n);
      double factor = outFactors.as<float>()[2 * pair];
      double half = kF16.decode(out.as<uint16_t>()[pair * e.outputs + n]);
      comparison.expect(half * factor, expected.value,
                        expected.bound + std::fabs(expected.value) * 0x1p-11 +
                            factor * 0x1p-24);
    }
  return out.bytes();
}

KernelConfig gateUpConfig(const Experts &e) {
  return {"expert_gate_up_" + gfxFormat(e.type) + "__gfx1100",
          e.params(e.weight().bytes)};
}

// Every format; a pair has the same bits from LDS, alone or beside tiles that
// are larger, and from memory, in tiles of one row or of several.
TEST(GfxExpertGateUp, MatchesF64) {
  for (TensorType type : kWeightTypes)
    for (auto [rows, tile] : {std::pair(1, 1), {3, 4}, {17, 16}}) {
      Experts e{.type = type, .rows = rows, .gateUp = true, .waves = 4};
      std::vector<int32_t> ids = chooseExperts(rows, e.chosen, e.experts);
      std::string bits;
      for (int64_t staged : {rows, 4, 0}) {
        e.staged = std::min<int64_t>(staged, 16);
        e.tile = staged == 0 ? tile : 1;
        GfxKernel kernel(specialise(gateUpConfig(e)));
        std::string now = gateUp(e, kernel, ids, {.checked = true}, true);
        if (bits.empty())
          bits = now;
        EXPECT_TRUE(now == bits) << gfxFormat(type) << " " << rows;
      }
    }
}

TEST(GfxExpertGateUp, MissingWaitsAreFound) {
  Experts e{.type = TensorType::Int4G32,
            .rows = 3,
            .inputs = 512,
            .gateUp = true,
            .waves = 4,
            .staged = 2};
  std::vector<int32_t> ids = chooseExperts(e.rows, e.chosen, e.experts);
  GfxKernel kernel(specialise(gateUpConfig(e)));
  injectFaults(gateUpConfig(e).name, kernel,
               [&](GfxKernel &faulty, const GfxRun &how) {
                 return gateUp(e, faulty, ids, how);
               });
}

/// The experts' last layer, its weighted sum and the residual, as prefill and
/// as decode do it.
struct Down {
  explicit Down(const Experts &e, bool norm = false)
      : e(e), norm(norm), ids(chooseExperts(e.rows, e.chosen, e.experts)),
        weight(e.weight()), x(e.x()), shares(Random(3).uniforms(e.pairs())),
        residual(Random(4).uniforms(e.rows * e.outputs)),
        normWeight(Random(5).uniforms(e.outputs)) {}

  /// Rows of the sum, by two launches; checks every pair's output.
  std::string prefill() {
    GfxKernel linear(
        specialise({"expert_linear_" + gfxFormat(e.type) + "__gfx1100",
                    e.params(weight.bytes)}));
    GfxKernel sum(specialise(
        {"expert_sum_add_f32__gfx1100",
         {{"outputFeatures", e.outputs}, {"expertsPerToken", e.chosen}}}));
    PairGroups groups(ids, e.experts, e.pairs());
    Buffer words(gfxStep(e.rows)),
        operand(operandOf(x, e.inputs, 1, e.pairs())), factors(e.factors(x)),
        w(weight.bytes), which(groups.words), y(e.pairs() * e.outputs * 4),
        share(shares), added(residual), out(e.rows * e.outputs * 4);
    linear.run({e.outputs / 32, e.pairs() + 1},
               {words, operand, factors, w, which, y}, {.checked = true});
    Comparison comparison("experts' layer, " + gfxFormat(e.type));
    for (int64_t pair = 0; pair < e.pairs(); ++pair)
      for (int64_t n = 0; n < e.outputs; ++n) {
        Bounded expected = e.reference(weight, x, ids, pair, n);
        comparison.expect(y.as<float>()[pair * e.outputs + n], expected.value,
                          expected.bound);
      }
    sum.run({e.rows + 1, 1}, {words, y, share, added, out}, {.checked = true});
    return out.bytes();
  }

  int64_t groups() const { return (e.outputs + 127) / 128; }
  KernelConfig config() const {
    KernelConfig result{std::string(norm ? "expert_sum_norm_" : "expert_sum_") +
                            gfxFormat(e.type) + "__gfx1100",
                        e.params(weight.bytes)};
    for (Param param : std::vector<Param>{{"features", e.outputs},
                                          {"inverseFeatures", 1.0f / e.outputs},
                                          {"epsilon", kEpsilon},
                                          {"tileRows", int64_t(1)},
                                          {"arrivals", groups()}})
      result.params.push_back(param);
    return result;
  }
  /// Rows of the sum, and their norm.
  std::string decode(GfxKernel &kernel, const GfxRun &how) {
    Buffer words(gfxStep(e.rows)),
        operand(operandOf(x, e.inputs, 1, e.pairs())), factors(e.factors(x)),
        w(weight.bytes), which(PairGroups(ids, e.experts, e.pairs()).words),
        share(shares), added(residual), norms(normWeight),
        counters(std::vector<int32_t>(groups() + 1, 0)),
        out(e.rows * e.outputs * 4), y(e.pairs() * e.outputs * 4),
        normed(e.rows * e.outputs * 2), normedFactors(e.rows * 2 * 4);
    std::vector<GfxArgument> arguments = {words, operand, factors, w,
                                          which, share,   added};
    if (norm)
      arguments.push_back(norms);
    arguments.insert(arguments.end(), {counters, out, y});
    if (norm)
      arguments.insert(arguments.end(), {normed, normedFactors});
    kernel.run({groups(), e.pairs()}, arguments, how);
    EXPECT_EQ(firstOf<int32_t>(counters, groups() + 1),
              std::vector<int32_t>(groups() + 1, 0));
    return out.bytes() + (norm ? normed.bytes() : "");
  }
  void expectSum(const std::string &out) {
    Comparison comparison("weighted sum, " + gfxFormat(e.type));
    auto *found = reinterpret_cast<const float *>(out.data());
    for (int64_t row = 0; row < e.rows; ++row)
      for (int64_t n = 0; n < e.outputs; ++n) {
        Bounded expected{residual[row * e.outputs + n], 0};
        for (int64_t rank = 0; rank < e.chosen; ++rank) {
          int64_t pair = row * e.chosen + rank;
          expected = expected + Bounded{shares[pair], 0} *
                                    e.reference(weight, x, ids, pair, n);
        }
        comparison.expect(found[row * e.outputs + n], expected.value,
                          expected.bound);
      }
  }
  void expectNorm(const std::string &out) {
    Comparison comparison("norm of the weighted sum");
    auto *sums = reinterpret_cast<const float *>(out.data());
    auto *halves =
        reinterpret_cast<const uint16_t *>(out.data() + e.rows * e.outputs * 4);
    for (int64_t row = 0; row < e.rows; ++row) {
      double squares = 0;
      for (int64_t n = 0; n < e.outputs; ++n)
        squares +=
            double(sums[row * e.outputs + n]) * sums[row * e.outputs + n];
      double inverse = 1 / std::sqrt(squares / e.outputs + kEpsilon);
      for (int64_t n = 0; n < e.outputs; ++n) {
        double expected = sums[row * e.outputs + n] * inverse * normWeight[n];
        comparison.expect(kF16.decode(halves[row * e.outputs + n]), expected,
                          std::fabs(expected) * 0x1p-10 + 0x1p-24);
      }
    }
  }

  Experts e;
  bool norm;
  std::vector<int32_t> ids;
  TestWeight weight;
  std::vector<float> x, shares, residual, normWeight;
};

// Every format; decode and prefill give the same bits. Features need not fill
// the last workgroup.
TEST(GfxExpertSum, MatchesF64) {
  for (TensorType type : kWeightTypes)
    for (int64_t rows : {1, 3, 17}) {
      Experts e{.type = type, .rows = rows, .outputs = 160};
      std::string sum = Down(e).prefill();
      e.staged = std::min<int64_t>(rows, 4);
      Down down(e, /*norm=*/rows > 1);
      GfxKernel kernel(specialise(down.config()));
      down.expectSum(sum);
      for (uint64_t seed : {1, 2}) {
        std::string out = down.decode(kernel, {.seed = seed, .checked = true});
        EXPECT_TRUE(out.substr(0, sum.size()) == sum)
            << gfxFormat(type) << " " << rows;
        if (down.norm)
          down.expectNorm(out);
      }
    }
}

// More experts a token than waves of a workgroup.
TEST(GfxExpertSum, ManyExpertsOfAToken) {
  Down down({.rows = 3, .chosen = 11, .experts = 13, .staged = 2});
  GfxKernel kernel(specialise(down.config()));
  EXPECT_TRUE(down.decode(kernel, {.checked = true}) == down.prefill());
}

TEST(GfxExpertSum, MissingWaitsAreFound) {
  Down down({.type = TensorType::Int4G32,
             .rows = 2,
             .inputs = 512,
             .outputs = 160,
             .staged = 1},
            /*norm=*/true);
  GfxKernel kernel(specialise(down.config()));
  injectFaults(
      down.config().name, kernel,
      [&](GfxKernel &faulty, const GfxRun &how) {
        return down.decode(faulty, how);
      },
      /*unseenMax=*/2);
}

} // namespace
} // namespace kvc::test
