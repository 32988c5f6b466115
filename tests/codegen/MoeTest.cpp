// Mixture of experts: routing, grouping, and the experts' linear layers.

#include <algorithm>
#include <cmath>
#include <numeric>

#include "tests/codegen/KernelHarness.h"
#include "tests/codegen/Shapes.h"
#include "tests/codegen/StepWords.h"

namespace kvc::test {
namespace {

struct RouteTest : KernelTest {};
KVC_INSTANTIATE_KERNEL_TEST(RouteTest);

struct RouteCase {
  int64_t experts, chosen, rows, rowsMax;
  bool normalize;

  /// Elements of a row of logits: whole panels, as the router's layer writes.
  int64_t logitsWidth() const { return (experts + 15) / 16 * 16; }
};

/// Expert ids by falling logit, ties to the lower id.
std::vector<int64_t> ranking(const float *logits, int64_t experts) {
  std::vector<int64_t> order(experts);
  std::iota(order.begin(), order.end(), 0);
  std::sort(order.begin(), order.end(), [&](int64_t a, int64_t b) {
    return logits[a] != logits[b] ? logits[a] > logits[b] : a < b;
  });
  return order;
}

void expectRoute(const RouteCase &c, const std::vector<float> &logits,
                 CpuKernel kernel, Comparison &comparison) {
  StepWords step({});
  step.setCounts(c.rows);
  Buffer words(step.words), input(logits);
  Buffer weights(c.rowsMax * c.chosen * 4);
  Buffer groups((c.experts + 1 + c.rowsMax * c.chosen) * 4);
  run(kernel, {}, {words, input, weights, groups});

  std::vector<std::vector<int32_t>> pairs(c.experts);
  // Exponential, sum of all experts, quotient; twice where normalised.
  double relative = 2 * (4e-7 + (c.experts + 32) * kRounding);
  for (int64_t row = 0; row < c.rows; ++row) {
    const float *own = &logits[row * c.logitsWidth()];
    std::vector<int64_t> order = ranking(own, c.experts);
    double total = 0;
    for (int64_t e = 0; e < c.experts; ++e)
      if (!c.normalize || std::find(order.begin(), order.begin() + c.chosen,
                                    e) != order.begin() + c.chosen)
        total += std::exp(double(own[e]) - own[order[0]]);
    for (int64_t rank = 0; rank < c.chosen; ++rank) {
      double expected =
          std::exp(double(own[order[rank]]) - own[order[0]]) / total;
      comparison.expect(weights.as<float>()[row * c.chosen + rank], expected,
                        expected * relative, "row " + std::to_string(row));
      pairs[order[rank]].push_back(row * c.chosen + rank);
    }
  }
  std::vector<int32_t> expected;
  int32_t start = 0;
  for (const auto &own : pairs) {
    expected.push_back(start);
    start += own.size();
  }
  expected.push_back(start);
  for (const auto &own : pairs)
    expected.insert(expected.end(), own.begin(), own.end());
  std::span<int32_t> actual = groups.as<int32_t>();
  for (size_t i = 0; i < actual.size(); ++i)
    ASSERT_EQ(actual[i], i < expected.size() ? expected[i] : -1)
        << "group word " << i;
}

// All chosen weights and groups; logits are apart enough for f32 to order them.
// Some rows hold many equal logits, one holds only equal ones.
TEST_P(RouteTest, ChoosesAndGroups) {
  std::vector<RouteCase> cases;
  for (bool normalize : {false, true})
    for (auto [experts, chosen] : {std::pair(8, 1), {8, 2}, {8, 8}, {128, 8}})
      for (int64_t rows : {1, 5, 17})
        cases.push_back({experts, chosen, rows, 20, normalize});
  std::vector<KernelConfig> configs;
  for (const RouteCase &c : cases)
    configs.push_back({"route_f32__cpu",
                       {{"experts", c.experts},
                        {"expertsPerToken", c.chosen},
                        {"logitsWidth", c.logitsWidth()},
                        {"rowsMax", c.rowsMax},
                        {"normalize", int64_t(c.normalize)}}});
  std::vector<CpuKernel> kernels = load(configs);
  Comparison comparison("route");
  for (size_t i = 0; i < cases.size(); ++i) {
    Random random(i);
    std::vector<float> logits;
    for (int64_t row = 0; row < cases[i].rows; ++row) {
      int64_t levels = row == 3 ? 1 : row % 2 ? 3 : 400;
      for (int64_t e = 0; e < cases[i].experts; ++e)
        logits.push_back(static_cast<float>(random.below(levels)) / 32 - 5);
      // What is behind the experts must not be read.
      logits.resize((row + 1) * cases[i].logitsWidth(), 1e9f);
    }
    expectRoute(cases[i], logits, kernels[i], comparison);
  }
}

// Softmax and choice have the same bits on every instruction set.
TEST(RouteBitsTest, SameBitsOnEveryInstructionSet) {
  constexpr int64_t kRows = 16, kExperts = 128, kChosen = 8;
  StepWords step({});
  step.setCounts(kRows);
  std::vector<float> logits = Random(1).uniforms(kRows * kExperts, 4);
  std::string bits;
  for (CpuFeatures features : hostLevels()) {
    CpuKernel kernel = loadKernels({{"route_f32__cpu",
                                     {{"experts", kExperts},
                                      {"expertsPerToken", kChosen},
                                      {"logitsWidth", kExperts},
                                      {"rowsMax", kRows},
                                      {"normalize", int64_t(1)}}}},
                                   features)[0];
    Buffer words(step.words), input(logits), weights(kRows * kChosen * 4);
    Buffer groups((kExperts + 1 + kRows * kChosen) * 4);
    run(kernel, {}, {words, input, weights, groups});
    std::string now = weights.bytes() + groups.bytes();
    if (bits.empty())
      bits = now;
    EXPECT_TRUE(now == bits) << cpuFeaturesName(features);
  }
}

/// Experts' layers with `outputs` features each; x has one row per token
/// (`rowDivisor` is the experts per token) or per pair (1).
struct Case {
  TensorType type;
  Shape shape;
  bool gateUp;
  int64_t rowDivisor, experts = 4, inputs = 64, outputs = 64;

  int64_t panels() const { return (gateUp ? 2 : 1) * outputs / 16; }
  Grid grid() const { return {experts * panels() / shape.panels, 1}; }
  KernelConfig config() const {
    return {(gateUp ? "expert_gate_up_" : "expert_linear_") +
                std::string(tensorTypeInfo(type).name) + "_" + shape.name() +
                "__cpu",
            {{"experts", experts},
             {"inputFeatures", inputs},
             {"outputFeatures", outputs},
             {"groupsPerExpert", panels() / shape.panels},
             {"rowDivisor", rowDivisor}}};
  }
  WeightShape weight() const {
    WeightShape shape{
        .type = type, .rows = {outputs}, .inputs = inputs, .experts = experts};
    if (gateUp) {
      shape.rows.push_back(outputs);
      shape.interleave = 16;
    }
    return shape;
  }
};

std::vector<Case> casesOf(CpuFeatures features, TensorType type) {
  std::vector<Case> cases;
  for (bool gateUp : {false, true})
    for (Shape shape : shapesFor(features))
      if (!gateUp || shape.panels == 2)
        cases.push_back(
            {type, shape, gateUp, gateUp || shape.rows == 8 ? 2 : 1});
  return cases;
}

std::vector<KernelConfig> configsOf(const std::vector<Case> &cases) {
  std::vector<KernelConfig> configs;
  for (const Case &c : cases)
    configs.push_back(c.config());
  return configs;
}

/// Group words that give expert e `counts[e]` pairs, in shuffled order.
std::vector<int32_t> groupsOf(const std::vector<int64_t> &counts,
                              uint32_t seed) {
  std::vector<int32_t> words = {0}, pairs;
  for (int64_t count : counts)
    words.push_back(words.back() + count);
  pairs.resize(words.back());
  std::iota(pairs.begin(), pairs.end(), 0);
  std::shuffle(pairs.begin(), pairs.end(), std::mt19937(seed));
  words.insert(words.end(), pairs.begin(), pairs.end());
  return words;
}

struct ExpertTest : FormatKernelTest {};
KVC_INSTANTIATE_FORMAT_TEST(ExpertTest);

// Experts with no pair, one, a tile, and one more than two tiles.
TEST_P(ExpertTest, EveryShapeOverGroupSizes) {
  auto [features, type] = GetParam();
  std::vector<Case> cases = casesOf(features, type);
  std::vector<CpuKernel> kernels = load(configsOf(cases));
  Comparison linear("expert_linear " + format()),
      gateUp("expert_gate_up " + format());
  for (size_t i = 0; i < cases.size(); ++i) {
    const Case &c = cases[i];
    TestWeight weight(c.weight(), 1);
    std::vector<int64_t> counts = {0, 1, c.shape.rows, 2 * c.shape.rows + 1};
    std::vector<int32_t> words = groupsOf(counts, i);
    int64_t pairs = words[c.experts];
    std::vector<float> x =
        Random(i).uniforms((pairs + 1) / c.rowDivisor * c.inputs);
    Buffer groups(words), input(x), w(weight.bytes), out(pairs * c.outputs * 4);
    run(kernels[i], c.grid(), {groups, input, w, out});
    for (int64_t e = 0; e < c.experts; ++e)
      for (int64_t place = words[e]; place < words[e + 1]; ++place) {
        int64_t pair = words[c.experts + 1 + place];
        const float *row = &x[pair / c.rowDivisor * c.inputs];
        for (int64_t n = 0; n < c.outputs; ++n) {
          int64_t first = e * c.outputs * (c.gateUp ? 2 : 1) + n;
          Bounded expected = weight.dot(first, row).bounded(c.inputs);
          if (c.gateUp)
            expected = silu(expected) *
                       weight.dot(first + c.outputs, row).bounded(c.inputs);
          (c.gateUp ? gateUp : linear)
              .expect(out.as<float>()[pair * c.outputs + n], expected.value,
                      expected.bound, configsOf(cases)[i].name);
        }
      }
  }
}

class ExpertBitsTest : public testing::TestWithParam<TensorType> {};
INSTANTIATE_TEST_SUITE_P(Formats, ExpertBitsTest,
                         testing::ValuesIn(kWeightTypes), [](const auto &info) {
                           return std::string(tensorTypeInfo(info.param).name);
                         });

// A pair's bits do not depend on the shape, how many pairs its expert has, its
// place among them or the instruction set.
TEST_P(ExpertBitsTest, SameRowSameBits) {
  std::string bits[2];
  for (CpuFeatures features : hostLevels()) {
    std::vector<Case> cases = casesOf(features, GetParam());
    std::vector<CpuKernel> kernels = loadKernels(configsOf(cases), features);
    for (size_t i = 0; i < cases.size(); ++i) {
      const Case &c = cases[i];
      TestWeight weight(c.weight(), 1);
      std::vector<float> row = Random(2).uniforms(c.inputs);
      for (int64_t count : {int64_t(1), c.shape.rows, 2 * c.shape.rows + 1}) {
        std::vector<float> x;
        for (int64_t j = 0; j < count; ++j)
          x.insert(x.end(), row.begin(), row.end());
        Buffer groups(groupsOf({0, count, 0, 0}, count)), input(x),
            w(weight.bytes);
        Buffer out(count * c.outputs * 4);
        run(kernels[i], c.grid(), {groups, input, w, out});
        std::string &expected = bits[c.gateUp];
        if (expected.empty())
          expected = out.bytes().substr(0, c.outputs * 4);
        for (int64_t j = 0; j < count; ++j)
          ASSERT_TRUE(out.bytes().substr(j * expected.size(),
                                         expected.size()) == expected)
              << configsOf(cases)[i].name << " " << cpuFeaturesName(features);
      }
    }
  }
}

} // namespace
} // namespace kvc::test
