// Linear layers and gate_up: every format and shape over edge row counts, and
// the promise that a row has the same bits wherever it is computed.

#include <cmath>
#include <cstring>

#include "tests/codegen/KernelHarness.h"
#include "tests/codegen/Shapes.h"
#include "tests/codegen/StepWords.h"

namespace kvc::test {
namespace {

/// One configuration and the sizes it is run with.
struct Case {
  std::string family = "linear", format;
  Shape shape = {1, 1};
  int64_t inputs = 96, outputs = 128;
  bool residual = false;
  uint32_t countAt = StepLayout::kRowCount;

  int64_t rowsPerBlock() const { return 2 * shape.rows; }
  /// Two full blocks and one that ends within a tile.
  int64_t rowsMax() const {
    return 2 * rowsPerBlock() + shape.rows + shape.rows / 2;
  }
  Grid grid(int64_t rows) const {
    int64_t panels = (family == "gate_up" ? 2 : 1) * outputs / 16;
    return {panels / shape.panels,
            (rows + rowsPerBlock() - 1) / rowsPerBlock()};
  }
  /// 1, tile - 1, tile, tile + 1, and the same of a block, and the most.
  std::vector<int64_t> rowCounts() const {
    std::vector<int64_t> counts = {1,
                                   shape.rows - 1,
                                   shape.rows,
                                   shape.rows + 1,
                                   rowsPerBlock() - 1,
                                   rowsPerBlock(),
                                   rowsPerBlock() + 1,
                                   rowsMax()};
    std::erase(counts, 0);
    return counts;
  }
  KernelConfig config() const {
    KernelConfig result = {family + "_" + format + "_" + shape.name() + "__cpu",
                           {{"inputFeatures", inputs},
                            {"outputFeatures", outputs},
                            {"countAt", int64_t(countAt)},
                            {"rowsPerBlock", rowsPerBlock()}}};
    if (family == "linear")
      result.params.push_back({"hasResidual", int64_t(residual)});
    return result;
  }
};

std::vector<int32_t> counts(uint32_t at, int32_t count) {
  std::vector<int32_t> words(StepLayout::kHeaderWords, 1 << 20);
  words[at] = count;
  return words;
}

/// Runs a case without residual on `rows` of x; the result is NaN past them.
std::string apply(const Case &c, CpuKernel kernel, const std::string &weights,
                  const std::vector<float> &x, int64_t rows, int64_t rowsMax) {
  Buffer step(counts(c.countAt, rows)), input(x), w(weights);
  Buffer out(rowsMax * c.outputs * 4);
  std::vector<const void *> args = {step, input, w};
  if (c.family == "linear")
    args.push_back(input);
  args.push_back(out);
  run(kernel, c.grid(rowsMax), args);
  return out.bytes();
}

float floatAt(const std::string &bytes, int64_t index) {
  float value;
  std::memcpy(&value, bytes.data() + 4 * index, 4);
  return value;
}

struct LinearTest : FormatKernelTest {
  CpuFeatures level() const { return std::get<CpuFeatures>(GetParam()); }
  TensorType type() const { return std::get<TensorType>(GetParam()); }

  std::vector<CpuKernel> loadCases(const std::vector<Case> &cases) {
    std::vector<KernelConfig> configs;
    for (const Case &c : cases)
      configs.push_back(c.config());
    return load(configs);
  }

  /// Checks the first `rows` rows; those behind must be untouched.
  void expectRows(Comparison &comparison, const std::string &out, int64_t rows,
                  int64_t outputs, const std::vector<Bounded> &expected) {
    for (int64_t i = 0; i < rows * outputs; ++i)
      comparison.expect(floatAt(out, i), expected[i].value, expected[i].bound,
                        "element " + std::to_string(i));
    for (int64_t i = rows * outputs; i < int64_t(out.size()) / 4; ++i)
      ASSERT_TRUE(std::isnan(floatAt(out, i)))
          << "element " << i << " was written";
  }
};
KVC_INSTANTIATE_FORMAT_TEST(LinearTest);

std::vector<Bounded> linearReference(const TestWeight &weight, int64_t outputs,
                                     const std::vector<float> &x) {
  std::vector<Bounded> result;
  for (size_t row = 0; row < x.size() / weight.inputs; ++row)
    for (int64_t n = 0; n < outputs; ++n)
      result.push_back(
          weight.dot(n, &x[row * weight.inputs]).bounded(weight.inputs));
  return result;
}

TEST_P(LinearTest, EveryShapeOverRowCounts) {
  std::vector<Case> cases;
  for (Shape shape : shapesFor(level()))
    cases.push_back({.format = format(), .shape = shape});
  std::vector<CpuKernel> kernels = loadCases(cases);
  TestWeight weight({type(), {cases[0].outputs}, cases[0].inputs}, 1);
  Comparison comparison("linear " + format());
  for (size_t i = 0; i < cases.size(); ++i) {
    int64_t most = cases[i].rowsMax();
    std::vector<float> x = Random(i).uniforms(most * cases[i].inputs);
    std::vector<Bounded> expected =
        linearReference(weight, cases[i].outputs, x);
    for (int64_t rows : cases[i].rowCounts())
      expectRows(comparison,
                 apply(cases[i], kernels[i], weight.bytes, x, rows, most), rows,
                 cases[i].outputs, expected);
  }
}

// One block of K, an odd number of blocks, and the longest of the models here.
TEST_P(LinearTest, InputFeatures) {
  std::vector<Case> cases;
  for (int64_t inputs : {type() >= TensorType::Q8_0 ? 32 : 16, 160, 3072})
    cases.push_back(
        {.format = format(), .shape = {2, 2}, .inputs = inputs, .outputs = 32});
  std::vector<CpuKernel> kernels = loadCases(cases);
  Comparison comparison("linear " + format() + ", K");
  for (size_t i = 0; i < cases.size(); ++i) {
    TestWeight weight({type(), {32}, cases[i].inputs}, 1);
    std::vector<float> x = Random(i).uniforms(3 * cases[i].inputs);
    expectRows(comparison, apply(cases[i], kernels[i], weight.bytes, x, 3, 3),
               3, 32, linearReference(weight, 32, x));
  }
}

// The residual is added after the whole sum, in its own memory.
TEST_P(LinearTest, AddsResidualInPlace) {
  std::vector<Case> cases;
  for (Shape shape : {Shape{4, 1}, Shape{1, 2}, Shape{2, 2}})
    cases.push_back({.format = format(), .shape = shape, .residual = true});
  std::vector<CpuKernel> kernels = loadCases(cases);
  Comparison comparison("linear " + format() + " + residual");
  for (size_t i = 0; i < cases.size(); ++i) {
    const Case &c = cases[i];
    int64_t rows = c.shape.rows + 1;
    TestWeight weight({type(), {c.outputs}, c.inputs}, 1);
    Random random(i);
    std::vector<float> x = random.uniforms(rows * c.inputs);
    std::vector<float> residual = random.uniforms(rows * c.outputs, 100);
    std::vector<Bounded> expected = linearReference(weight, c.outputs, x);
    for (size_t j = 0; j < expected.size(); ++j)
      expected[j] = expected[j] + Bounded{residual[j], 0};
    Buffer step(counts(c.countAt, rows)), input(x), w(weight.bytes),
        out(residual);
    run(kernels[i], c.grid(rows), {step, input, w, out, out});
    expectRows(comparison, out.bytes(), rows, c.outputs, expected);
  }
}

// Logits count logit rows; the last panel is padded with zeros, which give 0.
TEST_P(LinearTest, CountsLogitRowsAndPads) {
  Case c{.format = format(),
         .shape = {4, 1},
         .outputs = 48,
         .countAt = StepLayout::kLogitRowCount};
  TestWeight weight({type(), {35}, c.inputs}, 1);
  weight.values.resize(c.outputs * c.inputs);
  std::vector<float> x = Random(1).uniforms(9 * c.inputs);
  Comparison comparison("linear " + format() + ", logits");
  expectRows(comparison, apply(c, load(c.config()), weight.bytes, x, 5, 9), 5,
             c.outputs, linearReference(weight, c.outputs, x));
}

TEST_P(LinearTest, GateUpEveryShapeOverRowCounts) {
  std::vector<Case> cases;
  for (Shape shape : shapesFor(level()))
    if (shape.panels % 2 == 0)
      cases.push_back({.family = "gate_up",
                       .format = format(),
                       .shape = shape,
                       .outputs = 64});
  std::vector<CpuKernel> kernels = loadCases(cases);
  TestWeight weight(
      {.type = type(), .rows = {64, 64}, .inputs = 96, .interleave = 16}, 1);
  Comparison comparison("gate_up " + format());
  for (size_t i = 0; i < cases.size(); ++i) {
    int64_t most = cases[i].rowsMax();
    std::vector<float> x = Random(i).uniforms(most * 96);
    std::vector<Bounded> both = linearReference(weight, 128, x), expected;
    for (int64_t j = 0; j < most * 64; ++j) {
      const Bounded *row = &both[j / 64 * 128];
      expected.push_back(silu(row[j % 64]) * row[64 + j % 64]);
    }
    for (int64_t rows : cases[i].rowCounts())
      expectRows(comparison,
                 apply(cases[i], kernels[i], weight.bytes, x, rows, most), rows,
                 64, expected);
  }
}

class LinearBitsTest : public testing::TestWithParam<TensorType> {};
INSTANTIATE_TEST_SUITE_P(Formats, LinearBitsTest,
                         testing::ValuesIn(kWeightTypes), [](const auto &info) {
                           return std::string(tensorTypeInfo(info.param).name);
                         });

/// What weights.py promises: one sum over k ascending by fused multiply-add
/// from 0, of weights rounded once.
std::string fusedSums(const TestWeight &weight, int64_t outputs,
                      const std::vector<float> &x) {
  std::vector<float> sums(outputs);
  for (int64_t n = 0; n < outputs; ++n)
    for (int64_t k = 0; k < weight.inputs; ++k)
      sums[n] = std::fma(
          x[k], static_cast<float>(weight.values[n * weight.inputs + k]),
          sums[n]);
  return {reinterpret_cast<const char *>(sums.data()), sums.size() * 4};
}

// A row's bits do not depend on the shape, its place in a tile, the number of
// rows or the instruction set; those of a linear layer are known.
TEST_P(LinearBitsTest, SameRowSameBits) {
  for (const char *family : {"linear", "gate_up"}) {
    TestWeight weight({GetParam(), {128}, 96}, 1);
    std::vector<float> row = Random(2).uniforms(96);
    std::string bits;
    if (family == std::string("linear"))
      bits = fusedSums(weight, 128, row);
    for (CpuFeatures features : hostLevels()) {
      std::vector<Case> cases;
      for (Shape shape : shapesFor(features))
        if (family == std::string("linear") || shape.panels % 2 == 0)
          cases.push_back(
              {.family = family,
               .format = tensorTypeInfo(GetParam()).name,
               .shape = shape,
               .outputs = family == std::string("linear") ? 128 : 64});
      std::vector<KernelConfig> configs;
      for (const Case &c : cases)
        configs.push_back(c.config());
      std::vector<CpuKernel> kernels = loadKernels(configs, features);
      for (size_t i = 0; i < cases.size(); ++i)
        for (int64_t rows : cases[i].rowCounts()) {
          std::vector<float> x;
          for (int64_t j = 0; j < rows; ++j)
            x.insert(x.end(), row.begin(), row.end());
          std::string out =
              apply(cases[i], kernels[i], weight.bytes, x, rows, rows);
          if (bits.empty())
            bits = out.substr(0, cases[i].outputs * 4);
          for (int64_t j = 0; j < rows; ++j)
            ASSERT_TRUE(out.substr(j * bits.size(), bits.size()) == bits)
                << configs[i].name << " " << cpuFeaturesName(features)
                << ", row " << j << " of " << rows;
        }
    }
  }
}

} // namespace
} // namespace kvc::test
