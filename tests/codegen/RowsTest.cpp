// Kernels of one workgroup per row: embedding, RMS norm, weighted sum of
// experts.

#include <cmath>

#include "tests/codegen/KernelHarness.h"
#include "tests/codegen/StepWords.h"

namespace kvc::test {
namespace {

struct EmbedTest : FormatKernelTest {};
KVC_INSTANTIATE_FORMAT_TEST(EmbedTest);

/// Nothing was written behind `from`: it is NaN still.
void expectUntouched(std::span<float> out, size_t from) {
  for (size_t i = from; i < out.size(); ++i)
    ASSERT_TRUE(std::isnan(out[i])) << "element " << i << " was written";
}

// One block of features, a few, and the longest; first and last token of the
// table and of a panel; rows past the count are not written.
TEST_P(EmbedTest, LooksUpRows) {
  TensorType type = std::get<TensorType>(GetParam());
  StepWords step({.rowsMax = 8});
  std::vector<int32_t> tokens = {0, 39, 15, 16, 17, 38};
  step.set(step.layout.tokensAt(), tokens);
  step.setCounts(tokens.size());
  std::vector<int64_t> sizes = {type >= TensorType::Q8_0 ? 32 : 16, 96, 1536};
  std::vector<KernelConfig> configs;
  for (int64_t features : sizes)
    configs.push_back({"embed_" + format() + "__cpu",
                       {{"features", features},
                        {"tokensAt", int64_t(step.layout.tokensAt())}}});
  std::vector<CpuKernel> kernels = load(configs);
  Comparison comparison("embed " + format());
  for (size_t i = 0; i < sizes.size(); ++i) {
    TestWeight table({type, {40}, sizes[i]}, 1);
    Buffer words(step.words), weights(table.bytes), out(8 * sizes[i] * 4);
    run(kernels[i], {8, 1}, {words, weights, out});
    for (size_t row = 0; row < tokens.size(); ++row)
      for (int64_t k = 0; k < sizes[i]; ++k) {
        double value = table.values[tokens[row] * sizes[i] + k];
        comparison.expect(
            out.as<float>()[row * sizes[i] + k], value,
            type == TensorType::Q4_1 ? kRounding * std::fabs(value) : 0);
      }
    expectUntouched(out.as<float>(), tokens.size() * sizes[i]);
  }
}

constexpr float kEpsilon = 1e-6f;

KernelConfig norm(bool select, int64_t features, const StepLayout &layout) {
  KernelConfig config = {
      select ? "rms_norm_select_f32__cpu" : "rms_norm_f32__cpu",
      {{"features", features},
       {"inverseFeatures", static_cast<float>(1.0 / features)},
       {"epsilon", kEpsilon}}};
  if (select)
    config.params.push_back({"logitRowsAt", int64_t(layout.logitRowsAt())});
  return config;
}

struct RowsTest : KernelTest {
  void expectNorm(Comparison &comparison, std::span<float> out, const float *x,
                  const std::vector<float> &weight) {
    double squares = 0;
    int64_t features = weight.size();
    for (int64_t i = 0; i < features; ++i)
      squares += double(x[i]) * x[i];
    double inverse = 1 / std::sqrt(squares / features + kEpsilon);
    for (int64_t i = 0; i < features; ++i) {
      double value = x[i] * inverse * weight[i];
      comparison.expect(out[i], value,
                        std::fabs(value) *
                            (inverseRmsBound(features) + 2 * kRounding));
    }
  }
};
KVC_INSTANTIATE_KERNEL_TEST(RowsTest);

// Every row by its own size: large, small, and all zero, where epsilon decides.
TEST_P(RowsTest, NormsRows) {
  StepWords step({.rowsMax = 4});
  step.setCounts(3);
  std::vector<int64_t> sizes = {16, 32, 576, 8192};
  std::vector<KernelConfig> configs;
  for (int64_t features : sizes)
    configs.push_back(norm(false, features, step.layout));
  std::vector<CpuKernel> kernels = load(configs);
  Comparison comparison("rms_norm");
  for (size_t i = 0; i < sizes.size(); ++i) {
    Random random(i);
    int64_t features = sizes[i];
    std::vector<float> x = random.uniforms(4 * features),
                       w = random.uniforms(features);
    for (int64_t k = 0; k < features; ++k) {
      x[k] *= 20000.0f;
      x[features + k] *= 1e-4f;
      x[2 * features + k] = 0;
    }
    Buffer words(step.words), input(x), weight(w), out(x.size() * 4);
    run(kernels[i], {4, 1}, {words, input, weight, out});
    for (int64_t row = 0; row < 3; ++row)
      expectNorm(comparison, out.as<float>().subspan(row * features),
                 &x[row * features], w);
    expectUntouched(out.as<float>(), 3 * features);
  }
}

// The rows whose logits are wanted, in their order, some twice.
TEST_P(RowsTest, NormsSelectedRows) {
  constexpr int64_t kFeatures = 96;
  StepWords step({.rowsMax = 8, .logitRowsMax = 6});
  std::vector<int32_t> rows = {7, 0, 3, 3};
  step.set(step.layout.logitRowsAt(), rows);
  step.setCounts(8, rows.size());
  Random random(1);
  std::vector<float> x = random.uniforms(8 * kFeatures),
                     w = random.uniforms(kFeatures);
  Buffer words(step.words), input(x), weight(w), out(6 * kFeatures * 4);
  run(load(norm(true, kFeatures, step.layout)), {6, 1},
      {words, input, weight, out});
  Comparison comparison("rms_norm_select");
  for (size_t i = 0; i < rows.size(); ++i)
    expectNorm(comparison, out.as<float>().subspan(i * kFeatures),
               &x[rows[i] * kFeatures], w);
  expectUntouched(out.as<float>(), rows.size() * kFeatures);
}

// Ranks in order, into the residual's own memory.
TEST_P(RowsTest, SumsExperts) {
  StepWords step({.rowsMax = 4});
  step.setCounts(3);
  Comparison comparison("expert_sum_add");
  for (int64_t features : {16, 80, 2048})
    for (int64_t chosen : {1, 2, 8}) {
      CpuKernel kernel =
          load({"expert_sum_add_f32__cpu",
                {{"features", features}, {"expertsPerToken", chosen}}});
      Random random(chosen);
      std::vector<float> y = random.uniforms(4 * chosen * features);
      std::vector<float> weights = random.uniforms(4 * chosen);
      std::vector<float> residual = random.uniforms(4 * features);
      Buffer words(step.words), experts(y), factors(weights), out(residual);
      run(kernel, {4, 1}, {words, experts, factors, out, out});
      for (int64_t i = 0; i < 4 * features; ++i) {
        int64_t row = i / features;
        Dot sum;
        for (int64_t rank = 0; rank < chosen; ++rank)
          sum.add(double(weights[row * chosen + rank]) *
                  y[(row * chosen + rank) * features + i % features]);
        Bounded expected = sum.bounded(chosen) + Bounded{residual[i], 0};
        row < 3 ? comparison.expect(out.as<float>()[i], expected.value,
                                    expected.bound)
                : comparison.expect(out.as<float>()[i], residual[i], 0);
      }
    }
}

// The partial sums and their tree are written out, so every instruction set
// gives the same bits.
TEST(RowsBitsTest, SameBitsOnEveryInstructionSet) {
  constexpr int64_t kFeatures = 576, kRows = 16;
  StepWords step({.rowsMax = kRows});
  step.setCounts(kRows);
  Random random(1);
  std::vector<float> x = random.uniforms(kRows * kFeatures),
                     w = random.uniforms(kFeatures);
  std::string bits;
  for (CpuFeatures features : hostLevels()) {
    std::vector<CpuKernel> kernels = loadKernels(
        {norm(false, kFeatures, step.layout),
         {"expert_sum_add_f32__cpu",
          {{"features", kFeatures}, {"expertsPerToken", int64_t(4)}}}},
        features);
    Buffer words(step.words), input(x), weight(w), normed(x.size() * 4),
        sums(x);
    run(kernels[0], {kRows, 1}, {words, input, weight, normed});
    // Four rows have the inputs of four experts each.
    run(kernels[1], {4, 1}, {words, input, weight, sums, sums});
    std::string now = normed.bytes() + sums.bytes();
    if (bits.empty())
      bits = now;
    EXPECT_TRUE(now == bits) << cpuFeaturesName(features);
  }
}

} // namespace
} // namespace kvc::test
