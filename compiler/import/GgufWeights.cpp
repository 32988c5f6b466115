// Converts GGUF blocks, one at a time; see GgufWeights.h. The layouts are those
// of ggml-common.h, the order of elements that of ggml-quants.c.

#include "compiler/import/GgufWeights.h"

#include <algorithm>
#include <cstring>

namespace kvc {

namespace {

uint8_t nibble(const uint8_t *codes, int64_t k) {
  return k < 16 ? codes[k] & 15 : codes[k - 16] >> 4;
}

/// f16 scale, 16 bytes of codes less 8.
void convertQ4_0(const uint8_t *in, uint8_t *out) {
  std::memcpy(out, in, 2);
  out[2] = 8;
  for (int64_t k = 0; k < 32; k += 2)
    out[3 + k / 2] = nibble(in + 2, k) | nibble(in + 2, k + 1) << 4;
}

/// f16 scale, 32 fifth bits, 16 bytes of codes less 16.
void convertQ5_0(const uint8_t *in, uint8_t *out) {
  uint32_t fifth;
  std::memcpy(&fifth, in + 2, 4);
  std::memcpy(out, in, 2);
  for (int64_t k = 0; k < 32; ++k)
    out[2 + k] = (nibble(in + 6, k) | (fifth >> k & 1) << 4) - 16;
}

/// What a code of IQ4_NL and IQ4_XS stands for.
constexpr int8_t kValues[16] = {-127, -104, -83, -65, -49, -35, -22, -10,
                                1,    13,   25,  38,  53,  69,  89,  113};

/// f16 scale, 16 bytes of places in a table.
void convertIq4Nl(const uint8_t *in, uint8_t *out) {
  std::memcpy(out, in, 2);
  for (int64_t k = 0; k < 32; ++k)
    out[2 + k] = kValues[nibble(in + 2, k)];
}

void putNibble(uint8_t *codes, int64_t k, uint8_t code) {
  codes[k / 2] |= (code & 15) << (k % 2 * 4);
}

/// f16 scale, f16 minimum, 12 bytes of eight 6-bit pairs: what q4_k and q5_k
/// begin with. A value has its minimum subtracted.
void convertPairs(const uint8_t *in, uint8_t *out) {
  std::memcpy(out, in, 4);
  out[3] ^= 0x80;
  const uint8_t *packed = in + 4;
  for (int64_t g = 0; g < 8; ++g) {
    const uint8_t *top = packed + g - 4;
    out[4 + g] =
        g < 4 ? packed[g] & 63 : (packed[g + 4] & 15) | top[0] >> 6 << 4;
    out[12 + g] =
        g < 4 ? packed[g + 4] & 63 : packed[g + 4] >> 4 | packed[g] >> 6 << 4;
  }
}

/// Codes of 64 elements in 32 bytes: the low halves, then the high ones.
uint8_t halfCode(const uint8_t *codes, int64_t k) {
  return codes[k / 64 * 32 + k % 32] >> (k / 32 % 2 * 4) & 15;
}

void convertQ4K(const uint8_t *in, uint8_t *out) {
  std::memset(out, 0, 148);
  convertPairs(in, out);
  for (int64_t k = 0; k < 256; ++k)
    putNibble(out + 20, k, halfCode(in + 16, k));
}

/// After the pairs 32 bytes of fifth bits, bit g of byte l for element 32 g +
/// l.
void convertQ5K(const uint8_t *in, uint8_t *out) {
  std::memset(out, 0, 180);
  convertPairs(in, out);
  for (int64_t k = 0; k < 256; ++k) {
    putNibble(out + 20, k, halfCode(in + 48, k));
    out[148 + k / 8] |= (in[16 + k % 32] >> (k / 32) & 1) << k % 8;
  }
}

void putSixBits(uint8_t *block, int64_t k, uint8_t code) {
  putNibble(block + 18, k, code);
  block[146 + k / 4] |= code >> 4 << (k % 4 * 2);
}

/// Lower nibbles, upper pairs of bits, 16 signed scales, f16 scale.
void convertQ6K(const uint8_t *in, uint8_t *out) {
  std::memset(out, 0, 210);
  std::memcpy(out, in + 208, 2);
  std::memcpy(out + 2, in + 192, 16);
  for (int64_t k = 0; k < 256; ++k) {
    int64_t part = k / 128, quarter = k % 128 / 32, l = k % 32;
    uint8_t low =
        in[part * 64 + quarter % 2 * 32 + l] >> (quarter / 2 * 4) & 15;
    uint8_t high = in[128 + part * 32 + l] >> (quarter * 2) & 3;
    putSixBits(out, k, low | high << 4);
  }
}

/// 32 bytes of third bits, 64 of pairs of bits, 16 6-bit scales less 32 in 12
/// bytes, f16 scale; a code is less 4 where its third bit is 0.
void convertQ3K(const uint8_t *in, uint8_t *out) {
  std::memset(out, 0, 210);
  std::memcpy(out, in + 108, 2);
  const uint8_t *scales = in + 96;
  for (int64_t g = 0; g < 16; ++g) {
    uint8_t low = g < 8 ? scales[g] & 15 : scales[g - 8] >> 4;
    uint8_t high = scales[8 + g % 4] >> (g / 4 * 2) & 3;
    out[2 + g] = (low | high << 4) - 32;
  }
  for (int64_t k = 0; k < 256; ++k) {
    int64_t part = k / 128, shift = k % 128 / 32 * 2, l = k % 32;
    int code = in[32 + part * 32 + l] >> shift & 3;
    int third = in[l] >> (k / 32) & 1;
    putSixBits(out, k, code + third * 4 - 4 + 32);
  }
}

/// 16 bytes, a scale in the low half and a minimum, to be subtracted, in the
/// high one, 64 bytes of pairs of bits, f16 scale, f16 minimum.
void convertQ2K(const uint8_t *in, uint8_t *out) {
  std::memset(out, 0, 100);
  std::memcpy(out, in + 80, 4);
  out[3] ^= 0x80;
  for (int64_t g = 0; g < 16; ++g) {
    out[4 + g] = in[g] & 15;
    out[20 + g] = in[g] >> 4;
  }
  for (int64_t k = 0; k < 256; ++k) {
    int64_t part = k / 128, shift = k % 128 / 32 * 2, l = k % 32;
    out[36 + k / 4] |= (in[16 + part * 32 + l] >> shift & 3) << (k % 4 * 2);
  }
}

/// f16 scale, 16 upper pairs of bits and 4 bytes of lower nibbles of 6-bit
/// scales less 32, 8 times 16 bytes of places in the table of IQ4_NL.
void convertIq4Xs(const uint8_t *in, uint8_t *out) {
  std::memset(out, 0, 266);
  std::memcpy(out, in, 2);
  uint16_t high;
  std::memcpy(&high, in + 2, 2);
  for (int64_t g = 0; g < 8; ++g) {
    uint8_t low = in[4 + g / 2] >> (g % 2 * 4) & 15;
    out[2 + g] = (low | (high >> (2 * g) & 3) << 4) - 32;
  }
  for (int64_t k = 0; k < 256; ++k) {
    uint8_t code = kValues[nibble(in + 8 + k / 32 * 16, k % 32)] + 128;
    putNibble(out + 10, k, code);
    putNibble(out + 138, k, code >> 4);
  }
}

constexpr GgufBlocks kBlocks[] = {
    {"Q4_0", 32, 18, TensorType::Int4G32, convertQ4_0},
    {"Q5_0", 32, 22, TensorType::Q8_0, convertQ5_0},
    {"IQ4_NL", 32, 18, TensorType::Q8_0, convertIq4Nl},
    {"IQ4_XS", 256, 136, TensorType::Q8K, convertIq4Xs},
    {"Q2_K", 256, 84, TensorType::Q2K, convertQ2K},
    {"Q3_K", 256, 110, TensorType::Q6K, convertQ3K},
    {"Q4_K", 256, 144, TensorType::Q4K, convertQ4K},
    {"Q5_K", 256, 176, TensorType::Q5K, convertQ5K},
    {"Q6_K", 256, 210, TensorType::Q6K, convertQ6K},
};

class ConvertedRows : public RowSource {
public:
  ConvertedRows(const Tensor &tensor, const GgufBlocks &blocks)
      : data_(tensor.data), blocks_(blocks),
        perRow_(tensor.shape.back() / blocks.elements) {}

  void readRow(int64_t row, uint8_t *out) const override {
    const uint8_t *in = data_ + row * perRow_ * blocks_.bytes;
    for (int64_t i = 0; i < perRow_; ++i, in += blocks_.bytes) {
      blocks_.convert(in, out);
      out += tensorTypeInfo(blocks_.form).blockBytes;
    }
  }

private:
  const uint8_t *data_;
  const GgufBlocks &blocks_;
  int64_t perRow_;
};

/// Blocks of q2_k, q4_k, q5_k or q6_k as q6_k1.
void toQ6K1(const KQuantForm &from, const uint8_t *in, uint8_t *out) {
  const KQuantForm &to = *findKQuantForm(TensorType::Q6K1);
  std::memset(out, 0, tensorTypeInfo(to.type).blockBytes);
  std::memcpy(out, in, 2);
  if (from.minima) {
    std::memcpy(out + 2, in + 2, 2);
  } else {
    _Float16 scale;
    std::memcpy(&scale, in, 2);
    // A power of two: exact.
    scale = static_cast<_Float16>(-from.zero * static_cast<float>(scale));
    std::memcpy(out + 2, &scale, 2);
  }
  const uint8_t *scales = in + 2 * from.levels();
  const uint8_t *minima = from.minima ? scales + from.groups() : scales;
  for (int64_t g = 0; g < to.groups(); ++g) {
    out[4 + g] = scales[g * to.group / from.group];
    out[4 + to.groups() + g] = minima[g * to.group / from.group];
  }
  for (int64_t k = 0; k < 256; ++k) {
    int code = from.code(in, k);
    putNibble(out + to.codesAt(), k, code);
    out[to.upperAt() + k / 4] |= code >> 4 << (k % 4 * 2);
  }
}

class Q6K1Rows : public RowSource {
public:
  explicit Q6K1Rows(Tensor tensor) : tensor_(std::move(tensor)) {}

  void readRow(int64_t row, uint8_t *out) const override {
    const KQuantForm &from = *findKQuantForm(tensor_.type);
    std::vector<uint8_t> storage(tensor_.bytes / tensor_.shape[0]);
    tensor_.rows->readRow(row, storage.data());
    const uint8_t *in = storage.data();
    for (int64_t i = 0; i < tensor_.shape.back() / 256; ++i) {
      toQ6K1(from, in, out);
      in += tensorTypeInfo(from.type).blockBytes;
      out += tensorTypeInfo(TensorType::Q6K1).blockBytes;
    }
  }

private:
  Tensor tensor_;
};

class WidenedRows : public RowSource {
public:
  explicit WidenedRows(Tensor tensor) : tensor_(std::move(tensor)) {}

  void readRow(int64_t row, uint8_t *out) const override {
    int64_t features = tensor_.shape.back();
    uint64_t bytes = tensor_.bytes / tensor_.shape[0];
    std::vector<uint8_t> storage(bytes);
    const uint8_t *in = tensor_.data + row * bytes;
    if (tensor_.rows) {
      tensor_.rows->readRow(row, storage.data());
      in = storage.data();
    }
    std::vector<double> values(features);
    decodeRow(tensor_.type, in, features, values.data());
    for (int64_t k = 0; k < features; ++k) {
      auto half = static_cast<_Float16>(static_cast<float>(values[k]));
      std::memcpy(out + 2 * k, &half, 2);
    }
  }

private:
  Tensor tensor_;
};

} // namespace

const GgufBlocks *findGgufBlocks(std::string_view name) {
  for (const GgufBlocks &blocks : kBlocks)
    if (name == blocks.name)
      return &blocks;
  return nullptr;
}

void readAsForm(Tensor &tensor, const GgufBlocks &blocks) {
  tensor.rows = std::make_shared<ConvertedRows>(tensor, blocks);
  tensor.type = blocks.form;
  tensor.data = nullptr;
  tensor.bytes = *tensorBytes(tensor.type, tensor.shape);
}

/// Whether q6_k1 holds every value of that type.
static bool fitsQ6K1(const Tensor &tensor) {
  return tensor.type == TensorType::Q2K || tensor.type == TensorType::Q4K ||
         tensor.type == TensorType::Q5K || tensor.type == TensorType::Q6K;
}

/// Makes `tensor` one of `type`, f16 or q6_k1.
static void widen(Tensor &tensor, TensorType type) {
  if (tensor.type == type)
    return;
  if (type == TensorType::F16)
    tensor.rows = std::make_shared<WidenedRows>(tensor);
  else
    tensor.rows = std::make_shared<Q6K1Rows>(tensor);
  tensor.type = type;
  tensor.data = nullptr;
  tensor.bytes = *tensorBytes(tensor.type, tensor.shape);
}

void widenMixedWeights(std::vector<Tensor> &tensors) {
  auto find = [&](const std::string &name) -> Tensor * {
    auto entry = std::lower_bound(
        tensors.begin(), tensors.end(), name,
        [](const Tensor &a, const std::string &key) { return a.name < key; });
    return entry != tensors.end() && entry->name == name ? &*entry : nullptr;
  };
  const std::vector<std::vector<std::string>> kTogether = {
      {"q_proj.weight", "k_proj.weight", "v_proj.weight"},
      {"gate_proj.weight", "up_proj.weight"}};
  for (const auto &parts : kTogether)
    for (Tensor &first : tensors) {
      if (!std::string_view(first.name).ends_with("." + parts[0]))
        continue;
      std::string prefix =
          first.name.substr(0, first.name.size() - parts[0].size());
      bool mixed = false, blocks = false, complete = true;
      std::vector<Tensor *> together;
      for (const std::string &part : parts) {
        Tensor *tensor = find(prefix + part);
        complete = complete && tensor && tensor->shape.size() == 2;
        if (!complete)
          break;
        mixed = mixed || tensor->type != first.type;
        blocks = blocks || tensorTypeInfo(tensor->type).blockElements > 1;
        together.push_back(tensor);
      }
      if (!complete || !mixed || !blocks)
        continue;
      bool fits = parts.size() == 3;
      for (Tensor *tensor : together)
        fits = fits && fitsQ6K1(*tensor);
      for (Tensor *tensor : together)
        widen(*tensor, fits ? TensorType::Q6K1 : TensorType::F16);
    }
}

} // namespace kvc
