// What all checkpoint formats share: the table of tensor types and the size of
// a tensor, computed without overflow.

#include "compiler/import/Checkpoint.h"

#include <algorithm>
#include <cassert>

namespace kvc {

// Block sizes of q8_0 and q4_1: block_q8_0 (f16 scale, 32 x i8) and block_q4_1
// (f16 scale, f16 minimum, 32 x 4 bits) of ggml-common.h. int4: f16 scale, a
// byte with the zero, codes.
static constexpr TensorTypeInfo kTensorTypes[] = {
    {TensorType::F32, "f32", 1, 4},
    {TensorType::F16, "f16", 1, 2},
    {TensorType::BF16, "bf16", 1, 2},
    {TensorType::I32, "i32", 1, 4},
    {TensorType::Q8_0, "q8_0", 32, 34},
    {TensorType::Q4_1, "q4_1", 32, 20},
    {TensorType::Int4G32, "int4", 32, 19},
    {TensorType::Int4G64, "int4", 64, 35},
    {TensorType::Int4G128, "int4", 128, 67},
};

const TensorTypeInfo &tensorTypeInfo(TensorType type) {
  const TensorTypeInfo &info = kTensorTypes[static_cast<size_t>(type)];
  assert(info.type == type && "the table is in the order of the enum");
  return info;
}

std::optional<uint64_t> tensorBytes(TensorType type,
                                    const std::vector<int64_t> &shape) {
  const TensorTypeInfo &info = tensorTypeInfo(type);
  uint64_t rowElements = shape.empty() ? 1 : shape.back();
  if (rowElements % info.blockElements != 0)
    return std::nullopt;
  uint64_t bytes = info.blockBytes;
  if (__builtin_mul_overflow(bytes, rowElements / info.blockElements, &bytes))
    return std::nullopt;
  for (size_t i = 0; i + 1 < shape.size(); ++i)
    if (__builtin_mul_overflow(bytes, static_cast<uint64_t>(shape[i]), &bytes))
      return std::nullopt;
  return bytes;
}

std::string shapeText(const std::vector<int64_t> &shape) {
  std::string text = "[";
  for (size_t i = 0; i < shape.size(); ++i)
    text += (i ? ", " : "") + std::to_string(shape[i]);
  return text + "]";
}

const Tensor *Checkpoint::find(std::string_view name) const {
  auto entry = std::lower_bound(tensors_.begin(), tensors_.end(), name,
                                [](const Tensor &tensor, std::string_view key) {
                                  return tensor.name < key;
                                });
  return entry != tensors_.end() && entry->name == name ? &*entry : nullptr;
}

} // namespace kvc
