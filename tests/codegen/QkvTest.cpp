// QKV projection: bias, q/k norm, rotation, encoding and page write.

#include <cmath>
#include <cstring>

#include "tests/codegen/KvPool.h"
#include "tests/codegen/Shapes.h"
#include "tests/codegen/StepWords.h"

namespace kvc::test {
namespace {

constexpr float kEpsilon = 1e-6f;
constexpr double kAttentionFactor = 1.25;
constexpr int64_t kCoarseRows = 8;

/// One configuration and its sizes.
struct Case {
  TensorType type = TensorType::F32;
  Shape shape = {4, 1};
  KvCodec codec = kCodecs[0];
  int64_t headDim = 64, inputs = 64, heads = 4, kvHeads = 2;
  bool bias = true, norm = true;

  int64_t rowsPerBlock() const { return 2 * shape.rows; }
  int64_t rowsMax() const { return 2 * rowsPerBlock() + shape.rows / 2 + 1; }
  int64_t allHeads() const { return heads + 2 * kvHeads; }
  KvShape kv() const { return {codec, kvHeads, headDim}; }
  StepLayout layout() const {
    return {.rowsMax = static_cast<uint32_t>(rowsMax())};
  }

  KernelConfig config() const {
    return {std::string("qkv_") + tensorTypeInfo(type).name + "_" +
                shape.name() + "__cpu",
            {{"inputFeatures", inputs},
             {"headDim", headDim},
             {"inverseHeadDim", static_cast<float>(1.0 / headDim)},
             {"epsilon", kEpsilon},
             {"heads", heads},
             {"kvHeads", kvHeads},
             {"rowsPerBlock", rowsPerBlock()},
             {"hasBias", int64_t(bias)},
             {"hasNorm", int64_t(norm)},
             {"codec", codec.number},
             {"positionsAt", int64_t(layout().positionsAt())},
             {"slotsAt", int64_t(layout().slotsAt())},
             {"pageBytes", KvPool(kv(), 1).pageBytes()}}};
  }
};

/// Random inputs of a case. Positions cross the tables' 256; slots are spread
/// over the pages out of order, that of row 2 is -1.
struct Inputs {
  explicit Inputs(const Case &c)
      : weight({c.type, {c.allHeads() * c.headDim}, c.inputs}, 1) {
    Random random(2);
    bias = random.uniforms(c.allHeads() * c.headDim);
    queryNorm = random.uniforms(c.headDim, 2);
    keyNorm = random.uniforms(c.headDim, 2);
    x = random.uniforms(c.rowsMax() * c.inputs);
    for (int64_t i = 0; i < c.headDim / 2; ++i)
      frequencies.push_back(std::pow(10000.0, -2.0 * i / c.headDim));
    inverseScales = {1.0f / 0.7f, 1.0f / 3.1f, 1.0f / 0.011f, 1.0f};
    std::vector<int32_t> some = {0, 1, 255, 256, 257, 1000, 2047};
    for (int64_t row = 0; row < c.rowsMax(); ++row) {
      positions.push_back(some[row % some.size()]);
      slots.push_back(row == 2 ? -1 : (row * 37 + 5) % (16 * pages));
    }
  }

  static constexpr int64_t pages = 6; // 37 and 96 have no common factor
  TestWeight weight;
  std::vector<float> x, bias, queryNorm, keyNorm, inverseScales;
  std::vector<double> frequencies;
  std::vector<int32_t> positions, slots;
};

void normalise(std::vector<Bounded> &head, const std::vector<float> &weight) {
  double squares = 0, errors = 0;
  for (const Bounded &y : head) {
    squares += y.value * y.value;
    errors += y.bound * y.bound;
  }
  double inverse = 1 / std::sqrt(squares / head.size() + kEpsilon);
  // The derivative of 1 / rms, by Cauchy and Schwarz.
  double relative = std::sqrt(errors / squares) + inverseRmsBound(head.size());
  for (size_t d = 0; d < head.size(); ++d) {
    double factor = inverse * weight[d], value = head[d].value;
    head[d] = {
        value * factor,
        std::fabs(factor) *
            (head[d].bound + std::fabs(value) * (relative + 2 * kRounding))};
  }
}

void rotate(std::vector<Bounded> &head, const std::vector<double> &frequencies,
            int64_t position) {
  size_t half = head.size() / 2;
  for (size_t i = 0; i < half; ++i) {
    Bounded a = head[i], b = head[half + i];
    double c = std::cos(position * frequencies[i]) * kAttentionFactor;
    double s = std::sin(position * frequencies[i]) * kAttentionFactor;
    double bound = kAttentionFactor *
                   (a.bound + b.bound +
                    8 * kRounding * (std::fabs(a.value) + std::fabs(b.value)));
    head[i] = {a.value * c - b.value * s, bound};
    head[half + i] = {b.value * c + a.value * s, bound};
  }
}

/// One head of one row in f64, before encoding.
std::vector<Bounded> reference(const Case &c, const Inputs &in, int64_t row,
                               int64_t head) {
  std::vector<Bounded> result;
  for (int64_t d = 0; d < c.headDim; ++d) {
    int64_t output = head * c.headDim + d;
    Bounded y = in.weight.dot(output, &in.x[row * c.inputs]).bounded(c.inputs);
    result.push_back(c.bias ? y + Bounded{in.bias[output], 0} : y);
  }
  if (head >= c.heads + c.kvHeads)
    return result;
  if (c.norm)
    normalise(result, head < c.heads ? in.queryNorm : in.keyNorm);
  rotate(result, in.frequencies, in.positions[row]);
  return result;
}

/// Runs a case on its first `rows` rows: `q` and `pool` are written.
void apply(const Case &c, CpuKernel kernel, const Inputs &in, int64_t rows,
           Buffer &q, KvPool &pool) {
  StepWords step(c.layout());
  step.setCounts(rows);
  step.set(step.layout.positionsAt(), in.positions);
  step.set(step.layout.slotsAt(), in.slots);
  Buffer words(step.words), x(in.x), w(in.weight.bytes), bias(in.bias);
  Buffer queryNorm(in.queryNorm), keyNorm(in.keyNorm), scales(in.inverseScales);
  Buffer rope(ropeTable(in.frequencies, kAttentionFactor, kCoarseRows));
  int64_t blocks = (c.rowsMax() + c.rowsPerBlock() - 1) / c.rowsPerBlock();
  run(kernel, {c.allHeads(), blocks},
      {words, x, w, bias, queryNorm, keyNorm, rope, scales, pool.argument(),
       q});
}

/// Codes in the order of their values.
int64_t ordered(const SmallFloat &format, uint32_t code) {
  uint32_t sign = 1u << (format.exponentBits + format.mantissaBits);
  return code & sign ? -int64_t(code & ~sign) : code;
}

void expectQueries(const Case &c, const Inputs &in, int64_t rows,
                   std::span<float> q, Comparison &comparison) {
  for (int64_t row = 0; row < rows; ++row)
    for (int64_t head = 0; head < c.heads; ++head) {
      std::vector<Bounded> expected = reference(c, in, row, head);
      for (int64_t d = 0; d < c.headDim; ++d)
        comparison.expect(q[(row * c.heads + head) * c.headDim + d],
                          expected[d].value, expected[d].bound);
    }
  for (size_t i = rows * c.heads * c.headDim; i < q.size(); ++i)
    ASSERT_TRUE(std::isnan(q[i])) << "query of row past the count was written";
}

/// Every code lies between the codes of the bounds; nothing else was written.
void expectPages(const Case &c, const Inputs &in, int64_t rows, KvPool &pool) {
  std::vector<bool> written(pool.bytes().size());
  const SmallFloat &format = c.codec.format;
  for (int64_t row = 0; row < rows; ++row)
    for (int64_t kvHead = 0; kvHead < 2 * c.kvHeads && in.slots[row] >= 0;
         ++kvHead) {
      std::vector<Bounded> expected = reference(c, in, row, c.heads + kvHead);
      for (int64_t d = 0; d < c.headDim; ++d) {
        KvPlace place = {in.slots[row], kvHead % c.kvHeads, kvHead >= c.kvHeads,
                         d};
        double scale = in.inverseScales[kvHead], v = expected[d].value * scale;
        double bound = expected[d].bound * scale + std::fabs(v) * kRounding;
        int64_t code = ordered(format, pool.code(place));
        ASSERT_GE(code, ordered(format, format.encode(v - bound))) << v;
        ASSERT_LE(code, ordered(format, format.encode(v + bound))) << v;
        std::fill_n(written.begin() + pool.offset(place), c.codec.bytes, true);
      }
    }
  for (size_t i = 0; i < written.size(); ++i)
    ASSERT_TRUE(written[i] || pool.bytes()[i] == 0xFF)
        << "byte " << i << " was written";
}

void expectRows(const Case &c, CpuKernel kernel, int64_t rows,
                Comparison &comparison) {
  Inputs in(c);
  Buffer q(c.rowsMax() * c.heads * c.headDim * 4);
  KvPool pool(c.kv(), Inputs::pages);
  apply(c, kernel, in, rows, q, pool);
  expectQueries(c, in, rows, q.as<float>(), comparison);
  expectPages(c, in, rows, pool);
}

std::vector<KernelConfig> configsOf(const std::vector<Case> &cases) {
  std::vector<KernelConfig> configs;
  for (const Case &c : cases)
    configs.push_back(c.config());
  return configs;
}

struct QkvFormatTest : FormatKernelTest {};
KVC_INSTANTIATE_FORMAT_TEST(QkvFormatTest);

// Every shape over row counts at the edges of tiles and blocks.
TEST_P(QkvFormatTest, EveryShapeOverRowCounts) {
  std::vector<Case> cases;
  for (Shape shape : shapesFor(std::get<CpuFeatures>(GetParam())))
    cases.push_back({.type = std::get<TensorType>(GetParam()),
                     .shape = shape,
                     .codec = kCodecs[1]});
  std::vector<CpuKernel> kernels = load(configsOf(cases));
  Comparison comparison("qkv " + format());
  for (size_t i = 0; i < cases.size(); ++i)
    for (int64_t rows : {int64_t(1), cases[i].shape.rows,
                         cases[i].shape.rows + 1, cases[i].rowsMax()})
      expectRows(cases[i], kernels[i], rows, comparison);
}

struct QkvTest : KernelTest {};
KVC_INSTANTIATE_KERNEL_TEST(QkvTest);

// Every head size with every codec; bias and norm in all four combinations.
TEST_P(QkvTest, HeadSizesAndCodecs) {
  std::vector<Case> cases;
  for (const KvCodec &codec : kCodecs)
    for (int64_t headDim : {64, 80, 96, 128, 256})
      cases.push_back({.codec = codec,
                       .headDim = headDim,
                       .bias = (cases.size() & 1) != 0,
                       .norm = (cases.size() & 2) != 0});
  std::vector<CpuKernel> kernels = load(configsOf(cases));
  for (size_t i = 0; i < cases.size(); ++i) {
    Comparison comparison(configsOf(cases)[i].name + " " + cases[i].codec.name +
                          " d" + std::to_string(cases[i].headDim));
    expectRows(cases[i], kernels[i], cases[i].rowsMax(), comparison);
  }
}

// A NaN in one row becomes the codec's NaN, 0x7F in FP8, and stays in its row.
TEST_P(QkvTest, KeepsNanInItsRow) {
  for (const KvCodec &codec : kCodecs) {
    Case c{.codec = codec, .bias = false, .norm = false};
    Inputs in(c);
    in.x[c.inputs] = NAN;
    Buffer q(c.rowsMax() * c.heads * c.headDim * 4);
    KvPool pool(c.kv(), Inputs::pages);
    apply(c, load(c.config()), in, c.rowsMax(), q, pool);
    for (int64_t row : {0, 1, 3})
      for (bool value : {false, true})
        for (int64_t d = 0; d < c.headDim; ++d) {
          uint32_t code = pool.code({in.slots[row], 0, value, d});
          bool isNan = codec.bytes == 1
                           ? code == 0x7F
                           : (code & 0x7C00) == 0x7C00 && (code & 0x3FF);
          ASSERT_EQ(isNan, row == 1)
              << codec.name << " row " << row << " code " << code;
        }
  }
}

class QkvBitsTest : public testing::TestWithParam<TensorType> {};
INSTANTIATE_TEST_SUITE_P(Formats, QkvBitsTest, testing::ValuesIn(kWeightTypes),
                         [](const auto &info) {
                           return std::string(tensorTypeInfo(info.param).name);
                         });

// The same row at the same position gives the same query and the same codes in
// every shape, place in a tile and instruction set.
TEST_P(QkvBitsTest, SameRowSameBits) {
  std::string bits;
  for (CpuFeatures features : hostLevels()) {
    std::vector<Case> cases;
    for (Shape shape : shapesFor(features))
      cases.push_back(
          {.type = GetParam(), .shape = shape, .codec = kCodecs[1]});
    std::vector<CpuKernel> kernels = loadKernels(configsOf(cases), features);
    for (size_t i = 0; i < cases.size(); ++i) {
      const Case &c = cases[i];
      Inputs in(c);
      for (int64_t row = 0; row < c.rowsMax(); ++row) {
        std::copy_n(in.x.begin(), c.inputs, in.x.begin() + row * c.inputs);
        in.positions[row] = 300;
        in.slots[row] = row;
      }
      Buffer q(c.rowsMax() * c.heads * c.headDim * 4);
      KvPool pool(c.kv(), Inputs::pages);
      apply(c, kernels[i], in, c.rowsMax(), q, pool);
      for (int64_t row = 0; row < c.rowsMax(); ++row) {
        size_t rowBytes = c.heads * c.headDim * 4;
        std::string now = q.bytes().substr(row * rowBytes, rowBytes);
        for (int64_t kvHead = 0; kvHead < c.kvHeads; ++kvHead)
          for (bool value : {false, true})
            for (int64_t d = 0; d < c.headDim; ++d)
              now += static_cast<char>(pool.code({row, kvHead, value, d}));
        if (bits.empty())
          bits = now;
        ASSERT_TRUE(now == bits) << c.config().name << " "
                                 << cpuFeaturesName(features) << " row " << row;
      }
    }
  }
}

} // namespace
} // namespace kvc::test
