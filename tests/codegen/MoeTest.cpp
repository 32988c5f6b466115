// Mixture of experts: routing, grouping, and the experts' linear layers.

#include <algorithm>
#include <cmath>
#include <numeric>

#include "tests/codegen/RouteScene.h"
#include "tests/codegen/Shapes.h"
#include "tests/codegen/StepWords.h"

namespace kvc::test {
namespace {

struct RouteTest : KernelTest {};
KVC_INSTANTIATE_KERNEL_TEST(RouteTest);

void expectRoute(const RouteCase &c, const std::vector<float> &logits,
                 CpuKernel kernel, Comparison &comparison) {
  StepWords step({});
  step.setCounts(c.rows);
  Buffer words(step.words), input(logits);
  Buffer weights(c.rowsMax * c.chosen * 4);
  Buffer groups((c.experts + 1 + c.rowsMax * c.chosen) * 4);
  run(kernel, {}, {words, input, weights, groups});

  std::vector<int32_t> experts =
      expectWeights(c, logits, weights.as<float>(), comparison);
  std::vector<std::vector<int32_t>> pairs(c.experts);
  for (size_t pair = 0; pair < experts.size(); ++pair)
    pairs[experts[pair]].push_back(pair);
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

// All chosen weights and groups.
TEST_P(RouteTest, ChoosesAndGroups) {
  std::vector<RouteCase> cases = routeCases();
  std::vector<KernelConfig> configs;
  for (const RouteCase &c : cases) {
    configs.push_back({"route_f32__cpu", c.params()});
    configs.back().params.push_back({"rowsMax", c.rowsMax});
  }
  std::vector<CpuKernel> kernels = load(configs);
  Comparison comparison("route");
  for (size_t i = 0; i < cases.size(); ++i)
    expectRoute(cases[i], routeLogits(cases[i], i), kernels[i], comparison);
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
