// QKV projection: bias, q/k norm, rotation, encoding and page write.

#include <cmath>
#include <cstring>

#include "tests/codegen/QkvScene.h"
#include "tests/codegen/Shapes.h"

namespace kvc::test {
namespace {

/// One configuration and its sizes.
struct Case {
  TensorType type = TensorType::F32;
  Shape shape = {4, 1};
  KvCodec codec = kCodecs[0];
  int64_t headDim = 64;
  bool bias = true, norm = true;

  int64_t rowsPerBlock() const { return 2 * shape.rows; }
  int64_t rowsMax() const { return 2 * rowsPerBlock() + shape.rows / 2 + 1; }
  QkvShape sizes() const {
    return {.type = type,
            .kv = {codec, 2, headDim},
            .rowsMax = rowsMax(),
            .bias = bias,
            .norm = norm};
  }
  KernelConfig config() const {
    KernelConfig result{std::string("qkv_") + tensorTypeInfo(type).name + "_" +
                            shape.name() + "__cpu",
                        sizes().params()};
    result.params.push_back({"headDim", headDim});
    result.params.push_back({"rowsPerBlock", rowsPerBlock()});
    return result;
  }
};

/// Runs a case on its first `rows` rows: `q` and `pool` are written. The number
/// of elements that were clipped.
int32_t apply(const Case &c, CpuKernel kernel, const QkvScene &in, int64_t rows,
              Buffer &q, KvPool &pool) {
  Buffer words(in.words(rows)), x(in.x), w(in.weight.bytes), bias(in.bias);
  Buffer queryNorm(in.queryNorm), keyNorm(in.keyNorm), encode(in.encode);
  Buffer clipped(std::vector<int32_t>{5});
  Buffer rope(in.rope());
  int64_t blocks = (c.rowsMax() + c.rowsPerBlock() - 1) / c.rowsPerBlock();
  run(kernel, {in.shape.allHeads(), blocks},
      {words, x, w, bias, queryNorm, keyNorm, rope, encode, clipped,
       pool.argument(), q});
  return clipped.as<int32_t>()[0] - 5;
}

void expectRows(const Case &c, CpuKernel kernel, int64_t rows,
                Comparison &comparison) {
  QkvScene in(c.sizes());
  Buffer q(c.rowsMax() * in.shape.width() * 4);
  KvPool pool(in.shape.kv, QkvShape::kPages);
  int32_t clipped = apply(c, kernel, in, rows, q, pool);
  in.expectQueries(rows, q.as<float>(), comparison);
  in.expectPages(rows, pool, clipped);
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

// A NaN in one row becomes the codec's NaN, 0x7F in FP8, 0 in int8, is counted,
// and stays in its row.
TEST_P(QkvTest, KeepsNanInItsRow) {
  for (const KvCodec &codec : kCodecs) {
    Case c{.codec = codec, .bias = false, .norm = false};
    QkvScene in(c.sizes());
    in.x[in.shape.inputs] = NAN;
    Buffer q(c.rowsMax() * in.shape.width() * 4);
    KvPool pool(in.shape.kv, QkvShape::kPages);
    int32_t clipped = apply(c, load(c.config()), in, c.rowsMax(), q, pool);
    int32_t ofRow = 2 * in.shape.kv.kvHeads * c.headDim;
    EXPECT_GE(clipped, ofRow);
    if (codec.number == 0) {
      EXPECT_EQ(clipped, ofRow);
    }
    for (int64_t row : {0, 1, 3})
      for (bool value : {false, true})
        for (int64_t d = 0; d < c.headDim; ++d) {
          uint32_t code = pool.code({in.slots[row], 0, value, d});
          if (codec.format.isInteger() && row != 1)
            continue; // 0 is a number too
          bool isNan = codec.format.isInteger() ? code == 0x80
                       : codec.bytes == 1
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
      QkvScene in(c.sizes());
      for (int64_t row = 0; row < c.rowsMax(); ++row) {
        std::copy_n(in.x.begin(), in.shape.inputs,
                    in.x.begin() + row * in.shape.inputs);
        in.positions[row] = 300;
        in.slots[row] = row;
      }
      Buffer q(c.rowsMax() * in.shape.width() * 4);
      KvPool pool(in.shape.kv, QkvShape::kPages);
      apply(c, kernels[i], in, c.rowsMax(), q, pool);
      for (int64_t row = 0; row < c.rowsMax(); ++row) {
        size_t rowBytes = in.shape.width() * 4;
        std::string now = q.bytes().substr(row * rowBytes, rowBytes);
        for (int64_t kvHead = 0; kvHead < in.shape.kv.kvHeads; ++kvHead)
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
