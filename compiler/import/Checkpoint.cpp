// What all checkpoint formats share: the table of tensor types and the size of
// a tensor, computed without overflow.

#include "compiler/import/Checkpoint.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstring>

namespace kvc {

// Block sizes of q8_0, q4_1 and q5_1: block_q8_0 (f16 scale, 32 x i8),
// block_q4_1 (f16 scale, f16 minimum, 32 x 4 bits) and block_q5_1 (32 fifth
// bits before those four) of ggml-common.h. int4: f16 scale, a byte with the
// zero, codes.
static constexpr TensorTypeInfo kTensorTypes[] = {
    {TensorType::F32, "f32", 1, 4},
    {TensorType::F16, "f16", 1, 2},
    {TensorType::BF16, "bf16", 1, 2},
    {TensorType::I32, "i32", 1, 4},
    {TensorType::I64, "i64", 1, 8},
    {TensorType::Q8_0, "q8_0", 32, 34},
    {TensorType::Q4_1, "q4_1", 32, 20},
    {TensorType::Q5_1, "q5_1", 32, 24},
    {TensorType::Int4G32, "int4", 32, 19},
    {TensorType::Int4G64, "int4", 64, 35},
    {TensorType::Int4G128, "int4", 128, 67},
    {TensorType::Q2K, "q2_k", 256, 100},
    {TensorType::Q4K, "q4_k", 256, 148},
    {TensorType::Q5K, "q5_k", 256, 180},
    {TensorType::Q6K, "q6_k", 256, 210},
    {TensorType::Q6K1, "q6_k1", 256, 228},
    {TensorType::Q8K, "q8_k", 256, 266},
};

static constexpr KQuantForm kKQuantForms[] = {
    {TensorType::Q2K, 16, 0, 2, true, 0, false},
    {TensorType::Q4K, 32, 4, 0, true, 0, false},
    {TensorType::Q5K, 32, 4, 1, true, 0, false},
    {TensorType::Q6K, 16, 4, 2, false, 32, true},
    {TensorType::Q6K1, 16, 4, 2, true, 0, true},
    {TensorType::Q8K, 32, 4, 4, false, 128, true},
};

const KQuantForm *findKQuantForm(TensorType type) {
  for (const KQuantForm &form : kKQuantForms)
    if (form.type == type)
      return &form;
  return nullptr;
}

int KQuantForm::code(const uint8_t *block, int64_t k) const {
  int code = low ? block[codesAt() + k / 2] >> (k % 2 * 4) & 15 : 0;
  if (upper == 0)
    return code;
  int64_t perByte = 8 / upper;
  int top = block[upperAt() + k / perByte] >> (k % perByte * upper);
  return code | (top & ((1 << upper) - 1)) << low;
}

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

namespace {

double half(const uint8_t *at) {
  _Float16 value;
  std::memcpy(&value, at, 2);
  return static_cast<double>(value);
}

double denseValue(TensorType type, const uint8_t *at) {
  if (type == TensorType::F16)
    return half(at);
  uint32_t word = 0;
  if (type == TensorType::F32)
    std::memcpy(&word, at, 4);
  else
    std::memcpy(reinterpret_cast<uint8_t *>(&word) + 2, at, 2);
  return std::bit_cast<float>(word);
}

double kQuantValue(const KQuantForm &form, const uint8_t *block, int64_t k) {
  const uint8_t *byte = block + 2 * form.levels() + k / form.group;
  int code = form.code(block, k);
  auto number = [&](uint8_t value) {
    return form.signedBytes ? int(static_cast<int8_t>(value)) : int(value);
  };
  if (!form.minima)
    return half(block) * number(*byte) * (code - form.zero);
  return half(block) * number(*byte) * code +
         half(block + 2) * number(byte[form.groups()]);
}

/// Element k of a block.
double blockValue(TensorType type, const uint8_t *block, int64_t k) {
  if (const KQuantForm *form = findKQuantForm(type))
    return kQuantValue(*form, block, k);
  switch (type) {
  case TensorType::Q8_0:
    return half(block) * static_cast<int8_t>(block[2 + k]);
  case TensorType::Q4_1:
    return half(block) * (k < 16 ? block[4 + k] & 15 : block[4 + k - 16] >> 4) +
           half(block + 2);
  case TensorType::Q5_1: {
    int low = k < 16 ? block[8 + k] & 15 : block[8 + k - 16] >> 4;
    int fifth = block[4 + k / 8] >> (k % 8) & 1;
    return half(block) * (low | fifth << 4) + half(block + 2);
  }
  default:
    return half(block) * ((block[3 + k / 2] >> (k % 2 * 4) & 15) - block[2]);
  }
}

} // namespace

void decodeRow(TensorType type, const uint8_t *row, int64_t elements,
               double *out) {
  const TensorTypeInfo &info = tensorTypeInfo(type);
  for (int64_t k = 0; k < elements; ++k) {
    const uint8_t *block = row + k / info.blockElements * info.blockBytes;
    out[k] = info.blockElements == 1
                 ? denseValue(type, block)
                 : blockValue(type, block, k % info.blockElements);
  }
}

/// The first of `count` little-endian words, `stride` bytes apart, whose
/// exponent bits are all set.
template <typename Word>
static int64_t findExponent(const uint8_t *at, int64_t count, int64_t stride,
                            Word exponent) {
  for (int64_t i = 0; i < count; ++i, at += stride) {
    Word word;
    std::memcpy(&word, at, sizeof(word));
    if ((word & exponent) == exponent)
      return i;
  }
  return -1;
}

int64_t findNotFinite(TensorType type, const uint8_t *row, int64_t elements) {
  constexpr uint16_t kHalf = 0x7C00;
  const TensorTypeInfo &info = tensorTypeInfo(type);
  if (type == TensorType::F32)
    return findExponent<uint32_t>(row, elements, 4, 0x7F800000);
  if (info.blockElements == 1)
    return findExponent<uint16_t>(row, elements, 2,
                                  type == TensorType::F16 ? kHalf : 0x7F80);
  const KQuantForm *form = findKQuantForm(type);
  bool minima = form ? form->minima
                     : type == TensorType::Q4_1 || type == TensorType::Q5_1;
  int64_t blocks = elements / info.blockElements, first = -1;
  for (int64_t level = 0; level < (minima ? 2 : 1); ++level) {
    int64_t found =
        findExponent<uint16_t>(row + 2 * level, blocks, info.blockBytes, kHalf);
    if (found >= 0 && (first < 0 || found < first))
      first = found;
  }
  return first < 0 ? -1 : first * info.blockElements;
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
