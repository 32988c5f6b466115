/// \file
/// Operands of gfx1100's matrix products, laid out and read back as
/// codegen/kvcgen/gfx_operand.py describes them.

#ifndef KVC_TESTS_CODEGEN_GFXOPERAND_H
#define KVC_TESTS_CODEGEN_GFXOPERAND_H

#include <cstdint>
#include <string>
#include <vector>

#include "compiler/transforms/FragmentLayout.h"
#include "tests/codegen/KernelHarness.h"

namespace kvc::test {

/// Index of element (row, k) among the halves of an operand.
inline int64_t operandIndex(int64_t row, int64_t k, int64_t features,
                            int64_t tile) {
  int64_t chunk = (row / tile * (features / 16) + k / 16) * 2 + k % 16 / 8;
  return (chunk * tile + row % tile) * 8 + k % 8;
}

/// `x`, rounded to f16, as an operand; rows past it are NaN.
inline std::vector<uint16_t> operandOf(const std::vector<float> &x,
                                       int64_t features, int64_t tile,
                                       int64_t paddedRows) {
  std::vector<uint16_t> halves(paddedRows * features, 0x7E00);
  for (size_t i = 0; i < x.size(); ++i)
    halves[operandIndex(i / features, i % features, features, tile)] =
        kF16.encode(x[i]);
  return halves;
}

/// Values that an f16 holds exactly.
inline std::vector<float> halfUniforms(uint32_t seed, size_t count,
                                       float scale = 1) {
  std::vector<float> values = Random(seed).uniforms(count, scale);
  for (float &value : values)
    value = static_cast<float>(kF16.decode(kF16.encode(value)));
  return values;
}

/// The head of a step of so many rows.
inline std::vector<int32_t> gfxStep(int64_t rows) {
  std::vector<int32_t> words(StepLayout::kHeaderWords, -1);
  words[StepLayout::kRowCount] = static_cast<int32_t>(rows);
  return words;
}

/// The first values of what a kernel wrote.
template <typename T> std::vector<T> firstOf(Buffer &buffer, int64_t count) {
  return {buffer.as<T>().begin(), buffer.as<T>().begin() + count};
}

/// "q4_1", or "f16" for dense types: the format in kernel names.
inline std::string gfxFormat(TensorType type) {
  const TensorTypeInfo &info = tensorTypeInfo(type);
  return info.blockElements > 1 ? info.name : "f16";
}

/// Bytes of a panel's scales: what the parameter `scalesInLds` is where they
/// go through LDS.
inline int64_t gfxScaleBytes(TensorType type, int64_t features) {
  return FragmentPanel::of(gfxFormat(type), features,
                           tensorTypeInfo(type).blockElements)
      .scaleBytes;
}

/// How far the f16 that kernels multiply with may be from a weight, relative to
/// it: blocks are rounded twice, f32 once, and what is f16 or bf16 is exact.
inline double weightRounding(TensorType type) {
  if (tensorTypeInfo(type).blockElements > 1)
    return 0x1p-10;
  return type == TensorType::F32 ? 0x1p-11 : 0;
}

} // namespace kvc::test

#endif // KVC_TESTS_CODEGEN_GFXOPERAND_H
