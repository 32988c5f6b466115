// Weights in the order of WMMA fragments; see FragmentPanel.h and
// codegen/kvcgen/gfx_weights.py, which reads them.

#include "compiler/emit/FragmentPanel.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>
#include <cstring>
#include <vector>

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
  uint8_t *codes = scales + FragmentPanel::of("q8_0", features, 32).scaleBytes;
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

/// Puts the 4-bit code of k in 0..31 into a lane's 16 bytes: nibble i of word j
/// holds k = 8 j + (0, 2, 4, 6, 1, 3, 5, 7)[i].
void putNibble(uint8_t *lane, int64_t k, uint8_t code) {
  int64_t nibble = k % 2 * 4 + k % 8 / 2;
  lane[k / 8 * 4 + nibble / 2] |= code << (nibble % 2 * 4);
}

/// Puts `upper` bits of k in 0..31 above the others into a lane's words: pair j
/// of k is 2 j, 2 j + 1; 16 / upper pairs a word.
void putUpper(uint8_t *words, int64_t upper, int64_t k, uint8_t bits) {
  int64_t pair = k / 2, perWord = 16 / upper;
  int64_t bit = pair % perWord * upper + k % 2 * 16;
  words[pair / perWord * 4 + bit / 8] |= bits << bit % 8;
}

/// GGUF q4_1 block: f16 scale, f16 minimum, 16 bytes: element k in the low half
/// of byte k, element k + 16 in the high half. q5_1: before those, bit k of
/// four bytes is the fifth of element k.
void packOneLevel(const uint8_t *const *rows, bool fifth, int64_t features,
                  uint8_t *out) {
  uint8_t *scales = out + FragmentPanel::kHeaderBytes;
  uint8_t *codes = scales + FragmentPanel::of("q4_1", features, 32).scaleBytes;
  uint8_t *tops = codes + features * 8;
  for (int64_t lane = 0; lane < kPanel; ++lane) {
    if (!rows[lane])
      continue;
    for (int64_t block = 0; block < features / 32; ++block) {
      const uint8_t *in = rows[lane] + block * (fifth ? 24 : 20);
      int64_t place = block * kPanel + lane;
      std::memcpy(scales + place * 4, in, 4);
      for (int64_t k = 0; k < 32; ++k) {
        putNibble(codes + place * 16, k, q4Code(in + (fifth ? 4 : 0), k));
        if (fifth)
          putUpper(tops + place * 4, 1, k, in[4 + k / 8] >> (k % 8) & 1);
      }
    }
  }
}

/// int4 block: f16 scale, zero, codes, k ascending.
void packInt4(const uint8_t *const *rows, int64_t group, int64_t features,
              uint8_t *out) {
  int64_t groups = features / group;
  uint8_t *scales = out + features * 8, *zeros = scales + groups * 32;
  for (int64_t lane = 0; lane < kPanel; ++lane) {
    if (!rows[lane])
      continue;
    for (int64_t k = 0; k < features; ++k) {
      const uint8_t *in = rows[lane] + k / group * (3 + group / 2);
      uint8_t code = in[3 + k % group / 2] >> (k % 2 * 4) & 15;
      putNibble(out + (k / 32 * kPanel + lane) * 16, k % 32, code);
      if (k % group == 0) {
        std::memcpy(scales + (k / group * kPanel + lane) * 2, in, 2);
        zeros[k / group * 8 + lane / 2] |= in[2] << (lane % 2 * 4);
      }
    }
  }
}

void packKQuant(const uint8_t *const *rows, const KQuantForm &form,
                int64_t features, uint8_t *out) {
  const TensorTypeInfo &info = tensorTypeInfo(form.type);
  int64_t levels = form.levels(),
          perStep = std::max<int64_t>(32 / form.group, 1);
  FragmentPanel layout = FragmentPanel::of(info.name, features, 256);
  uint8_t *scales = out + FragmentPanel::kHeaderBytes;
  uint8_t *bytes = scales + features / 256 * levels * 2 * kPanel;
  uint8_t *codes = scales + layout.scaleBytes;
  uint8_t *tops = codes + features * 2 * form.low;
  for (int64_t lane = 0; lane < kPanel; ++lane) {
    if (!rows[lane])
      continue;
    for (int64_t k = 0; k < features; ++k) {
      const uint8_t *in = rows[lane] + k / 256 * info.blockBytes;
      int64_t own = k % 256, place = k / 32 * kPanel + lane;
      if (own == 0)
        std::memcpy(scales + (k / 256 * kPanel + lane) * levels * 2, in,
                    levels * 2);
      if (k % form.group == 0) {
        int64_t group = own / form.group;
        uint8_t *to = bytes + (place * perStep + group % perStep) * levels;
        for (int64_t i = 0; i < levels; ++i)
          to[i] = in[levels * 2 + i * form.groups() + group];
      }
      int code = form.code(in, own);
      if (form.low)
        putNibble(codes + place * 16, k % 32, code & 15);
      if (form.upper)
        putUpper(tops + place * 4 * form.upper, form.upper, k % 32,
                 code >> form.low);
    }
  }
}

} // namespace

void packFragmentPanel(const uint8_t *const *rows, TensorType type,
                       int64_t features, uint8_t *out) {
  const TensorTypeInfo &info = tensorTypeInfo(type);
  if (llvm::StringRef(info.name) == "int4")
    return packInt4(rows, info.blockElements, features, out);
  constexpr float kOne = 1;
  for (int64_t i = 0; i < kPanel; ++i)
    std::memcpy(out + i * 4, &kOne, 4);
  if (type == TensorType::Q8_0)
    packQ8_0(rows, features, out);
  else if (type == TensorType::Q4_1)
    packOneLevel(rows, /*fifth=*/false, features, out);
  else if (type == TensorType::Q5_1)
    packOneLevel(rows, /*fifth=*/true, features, out);
  else if (const KQuantForm *form = findKQuantForm(type))
    packKQuant(rows, *form, features, out);
  else
    packDense(rows, type, features, out);
}

void setPanelBound(uint8_t *weight, const FragmentPanel &layout, int64_t panels,
                   int64_t index, float bound) {
  int64_t at = layout.headerBytes ? index * layout.bytes() + kPanel * 4
                                  : panels * layout.bytes() + index * 4;
  std::memcpy(weight + at, &bound, 4);
}

double rowLength(const uint8_t *row, TensorType type, int64_t features) {
  std::vector<double> values(features);
  decodeRow(type, row, features, values.data());
  double squares = 0;
  for (double value : values)
    squares += value * value;
  return std::sqrt(squares);
}

} // namespace kvc
