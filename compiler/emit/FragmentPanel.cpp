// Weights in the order of WMMA fragments; see FragmentPanel.h and
// codegen/kvcgen/gfx_weights.py, which reads them.

#include "compiler/emit/FragmentPanel.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>
#include <cstring>

#include "compiler/transforms/FragmentLayout.h"

namespace kvc {

namespace {

constexpr int64_t kPanel = 16;
constexpr int64_t kLargestExponent = 14;

float widen(const uint8_t *row, TensorType type, int64_t index) {
  uint32_t word = 0;
  if (type == TensorType::F32)
    std::memcpy(&word, row + index * 4, 4);
  else
    std::memcpy(reinterpret_cast<uint8_t *>(&word) + 2, row + index * 2, 2);
  return std::bit_cast<float>(word);
}

double half(const uint8_t *at) {
  _Float16 value;
  std::memcpy(&value, at, 2);
  return static_cast<double>(value);
}

/// Code k of a GGUF q4_1 block.
uint8_t q4Code(const uint8_t *block, int64_t k) {
  return k < 16 ? block[4 + k] & 15 : block[4 + k - 16] >> 4;
}

/// Exponent of the power of two that a row is multiplied by.
int rowExponent(const uint8_t *row, TensorType type, int64_t features) {
  float highest = 0;
  for (int64_t k = 0; k < features; ++k)
    highest = std::max(highest, std::fabs(widen(row, type, k)));
  if (highest == 0 || !std::isfinite(highest))
    return 0;
  // The inverse must be a normal f32 as well.
  return std::clamp<int>(kLargestExponent - std::ilogb(highest), -126, 126);
}

void packDense(const uint8_t *const *rows, TensorType type, int64_t features,
               uint8_t *out) {
  for (int64_t lane = 0; lane < kPanel; ++lane) {
    const uint8_t *row = rows[lane];
    if (!row)
      continue;
    bool exact = type == TensorType::F16;
    int exponent = exact ? 0 : rowExponent(row, type, features);
    float factor = std::ldexp(1.0f, -exponent);
    std::memcpy(out + lane * 4, &factor, 4);
    uint8_t *halves = out + FragmentPanel::kHeaderBytes;
    for (int64_t k = 0; k < features; ++k) {
      uint8_t *to = halves + (k / 8 * kPanel + lane) * 16 + k % 8 * 2;
      if (exact) {
        std::memcpy(to, row + k * 2, 2);
        continue;
      }
      auto half =
          static_cast<_Float16>(std::ldexp(widen(row, type, k), exponent));
      std::memcpy(to, &half, 2);
    }
  }
}

/// GGUF q8_0 block: f16 scale, 32 codes.
void packQ8_0(const uint8_t *const *rows, int64_t features, uint8_t *out) {
  constexpr int kByteOfK[4] = {0, 2, 1, 3};
  uint8_t *scales = out + FragmentPanel::kHeaderBytes;
  uint8_t *codes = scales + FragmentPanel::of("q8_0", features).scaleBytes;
  for (int64_t lane = 0; lane < kPanel; ++lane) {
    if (!rows[lane])
      continue;
    for (int64_t block = 0; block < features / 32; ++block) {
      const uint8_t *in = rows[lane] + block * 34;
      std::memcpy(scales + (block * kPanel + lane) * 2, in, 2);
      for (int64_t k = 0; k < 32; ++k) {
        int64_t word =
            (block * 2 + k / 16) * kPanel * 16 + lane * 16 + k % 16 / 4 * 4;
        codes[word + kByteOfK[k % 4]] = in[2 + k] ^ 0x80;
      }
    }
  }
}

/// GGUF q4_1 block: f16 scale, f16 minimum, 16 bytes: element k in the low half
/// of byte k, element k + 16 in the high half.
void packQ4_1(const uint8_t *const *rows, int64_t features, uint8_t *out) {
  uint8_t *scales = out + FragmentPanel::kHeaderBytes;
  uint8_t *codes = scales + FragmentPanel::of("q4_1", features).scaleBytes;
  for (int64_t lane = 0; lane < kPanel; ++lane) {
    if (!rows[lane])
      continue;
    for (int64_t block = 0; block < features / 32; ++block) {
      const uint8_t *in = rows[lane] + block * 20;
      std::memcpy(scales + (block * kPanel + lane) * 4, in, 4);
      for (int64_t k = 0; k < 32; ++k) {
        uint8_t code = q4Code(in, k);
        int64_t nibble = k % 2 * 4 + k % 8 / 2;
        codes[(block * kPanel + lane) * 16 + k / 8 * 4 + nibble / 2] |=
            code << (nibble % 2 * 4);
      }
    }
  }
}

} // namespace

void packFragmentPanel(const uint8_t *const *rows, TensorType type,
                       int64_t features, uint8_t *out) {
  constexpr float kOne = 1;
  for (int64_t i = 0; i < kPanel; ++i)
    std::memcpy(out + i * 4, &kOne, 4);
  if (type == TensorType::Q8_0)
    packQ8_0(rows, features, out);
  else if (type == TensorType::Q4_1)
    packQ4_1(rows, features, out);
  else
    packDense(rows, type, features, out);
}

void setPanelBound(uint8_t *panel, float bound) {
  std::memcpy(panel + kPanel * 4, &bound, 4);
}

double rowLength(const uint8_t *row, TensorType type, int64_t features) {
  double squares = 0;
  auto add = [&](double value) { squares += value * value; };
  if (tensorTypeInfo(type).blockElements == 1) {
    for (int64_t k = 0; k < features; ++k)
      add(type == TensorType::F16 ? half(row + k * 2) : widen(row, type, k));
    return std::sqrt(squares);
  }
  bool is8 = type == TensorType::Q8_0;
  for (int64_t block = 0; block < features / 32; ++block) {
    const uint8_t *in = row + block * (is8 ? 34 : 20);
    double scale = half(in), minimum = is8 ? 0 : half(in + 2);
    for (int64_t k = 0; k < 32; ++k)
      add(is8 ? scale * static_cast<int8_t>(in[2 + k])
              : scale * q4Code(in, k) + minimum);
  }
  return std::sqrt(squares);
}

} // namespace kvc
