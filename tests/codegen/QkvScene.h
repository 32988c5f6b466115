/// \file
/// A QKV projection with everything that hangs on it: random inputs, the f64
/// reference, and what kernels of any target must have written.

#ifndef KVC_TESTS_CODEGEN_QKVSCENE_H
#define KVC_TESTS_CODEGEN_QKVSCENE_H

#include "tests/codegen/KvPool.h"
#include "tests/codegen/StepWords.h"

namespace kvc::test {

/// What a model decides, and the most rows of a step.
struct QkvShape {
  TensorType type = TensorType::F32;
  KvShape kv = {kCodecs[0], 2, 64};
  int64_t inputs = 64, heads = 4, rowsMax = 1;
  bool bias = true, norm = true;

  static constexpr float kEpsilon = 1e-6f;
  static constexpr int64_t kPages = 6;
  int64_t allHeads() const { return heads + 2 * kv.kvHeads; }
  /// Elements of a row of queries.
  int64_t width() const { return heads * kv.headDim; }
  StepLayout layout() const {
    return {.rowsMax = static_cast<uint32_t>(rowsMax)};
  }
  /// Parameters that the kernels of all targets take.
  std::vector<Param> params() const;
};

/// Random inputs. Positions cross the tables' 256; slots are spread over the
/// pages out of order, those of rows 2 and 14 are -1: rows that only pad.
/// On gfx1100 rows are numbers that an f16 holds.
struct QkvScene {
  explicit QkvScene(const QkvShape &shape);

  /// One head of one row in f64, before encoding. `weightRounding`: relative
  /// error of a weight's value.
  std::vector<Bounded> reference(int64_t row, int64_t head) const;
  /// Queries of the first `rows` rows of `q`; nothing behind them is written.
  void expectQueries(int64_t rows, std::span<float> q,
                     Comparison &comparison) const;
  /// Every code lies between the codes of the bounds; nothing else was written.
  /// `clipped`, what the kernel counted, lies between what must and what may
  /// have been clipped.
  void expectPages(int64_t rows, KvPool &pool, int32_t clipped) const;
  /// The step's words for the first `rows` rows.
  std::vector<int32_t> words(int64_t rows) const;
  /// The kernels' tables of sines and cosines.
  std::string rope() const;

  QkvShape shape;
  TestWeight weight;
  double weightRounding = 0;
  /// `encode`: [2 G][2][D], f32(1 / scale) and center; [G][D], queries'
  /// factors.
  std::vector<float> x, bias, queryNorm, keyNorm, encode;
  std::vector<double> frequencies;
  std::vector<int32_t> positions, slots;
};

} // namespace kvc::test

#endif // KVC_TESTS_CODEGEN_QKVSCENE_H
