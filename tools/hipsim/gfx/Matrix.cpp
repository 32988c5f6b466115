/// \file
/// WMMA 16x16x16. A and B come from lanes 0-15 (the checker reports where lanes
/// 16-31 are no replica); row 2r + h of the result lies in register r, lanes
/// 16h to 16h + 15. Sums are fused multiply-adds in order of k, which is one
/// order the card may use; the other order goes down from k = 15.

#include <algorithm>

#include "tools/hipsim/gfx/Handlers.h"
#include "tools/hipsim/gfx/Operands.h"

namespace hipsim {

namespace {

using u32 = uint32_t;
constexpr u32 tile = 16;

template <class T> using Tile = T[tile][tile];

float toFloat(u32 bits, bool bfloat) {
  return bfloat ? bfloatToFloat(bits) : halfToFloat(bits);
}

/// Source `k` as values[index of the sum][row of A or column of B].
void load(const Wave &wave, const Instruction &i, int k, bool bfloat,
          Tile<float> &values) {
  u32 first = i.source[k] - codeVector;
  for (u32 pair = 0; pair < tile / 2; ++pair) {
    const u32 *words = wave.v[first + pair];
    float *low = values[2 * pair], *high = values[2 * pair + 1];
    if (bfloat) {
      for (u32 lane = 0; lane < tile; ++lane) {
        low[lane] = asFloat(words[lane] << 16);
        high[lane] = asFloat(words[lane] & 0xffff0000);
      }
      continue;
    }
    u32 upper[tile];
    for (u32 lane = 0; lane < tile; ++lane)
      upper[lane] = words[lane] >> 16;
    halvesToFloats<tile>(words, low);
    halvesToFloats<tile>(upper, high);
  }
}

void multiply(const Wave &wave, const Tile<float> &a, const Tile<float> &b,
              Tile<float> &sum) {
  using Row = float __attribute__((ext_vector_type(16)));
  for (u32 row = 0; row < tile; ++row) {
    Row total, right;
    __builtin_memcpy(&total, sum[row], sizeof(Row));
    for (u32 step = 0; step < tile; ++step) {
      u32 k = wave.otherOrder ? tile - 1 - step : step;
      __builtin_memcpy(&right, b[k], sizeof(Row));
      total = __builtin_elementwise_fma(Row(a[k][row]), right, total);
    }
    __builtin_memcpy(sum[row], &total, sizeof(Row));
  }
}

template <bool bfloat> void toSingle(Wave &wave, const Instruction &i) {
  Tile<float> a, b, sum;
  load(wave, i, 0, bfloat, a);
  load(wave, i, 1, bfloat, b);
  for (u32 row = 0; row < tile; ++row)
    for (u32 column = 0; column < tile; ++column) {
      u32 lane = tile * (row & 1) + column;
      float value =
          asFloat(i.source[2] >= codeVector
                      ? wave.v[i.source[2] - codeVector + row / 2][lane]
                      : scalar32(wave, i, i.source[2]));
      if (i.negateHigh & 4)
        value = std::fabs(value);
      sum[row][column] = i.negate & 4 ? -value : value;
    }
  multiply(wave, a, b, sum);
  for (u32 row = 0; row < tile; ++row)
    for (u32 column = 0; column < tile; ++column)
      wave.v[i.destination + row / 2][tile * (row & 1) + column] =
          asBits(sum[row][column]);
}

/// 16-bit sums: OP_SEL bit 2 says which half of the registers holds them.
template <bool bfloat> void toHalf(Wave &wave, const Instruction &i) {
  Tile<float> a, b, sum;
  load(wave, i, 0, bfloat, a);
  load(wave, i, 1, bfloat, b);
  u32 shift = i.select & 4 ? 16 : 0;
  for (u32 row = 0; row < tile; ++row)
    for (u32 column = 0; column < tile; ++column) {
      u32 lane = tile * (row & 1) + column;
      if (i.source[2] >= codeVector)
        sum[row][column] = toFloat(
            wave.v[i.source[2] - codeVector + row / 2][lane] >> shift & 0xffff,
            bfloat);
      else
        sum[row][column] = asFloat(scalar32(wave, i, i.source[2]));
    }
  multiply(wave, a, b, sum);
  for (u32 row = 0; row < tile; ++row)
    for (u32 column = 0; column < tile; ++column) {
      u32 &to = wave.v[i.destination + row / 2][tile * (row & 1) + column];
      u32 half = bfloat ? floatToBfloat(sum[row][column])
                        : floatToHalf(sum[row][column]);
      to = (to & ~(0xffffu << shift)) | half << shift;
    }
}

/// NEG says which of A and B is signed.
template <u32 width> void toInteger(Wave &wave, const Instruction &i) {
  constexpr u32 perWord = 32 / width;
  auto element = [&](int k, u32 lane, u32 index) -> int64_t {
    u32 word = wave.v[i.source[k] - codeVector + index / perWord][lane];
    u32 value = word >> (width * (index % perWord)) & ((1u << width) - 1);
    if (i.negate >> k & 1)
      return int32_t(value << (32 - width)) >> (32 - width);
    return value;
  };
  Tile<u32> result;
  for (u32 row = 0; row < tile; ++row)
    for (u32 column = 0; column < tile; ++column) {
      u32 lane = tile * (row & 1) + column;
      int64_t sum =
          int32_t(i.source[2] >= codeVector
                      ? wave.v[i.source[2] - codeVector + row / 2][lane]
                      : scalar32(wave, i, i.source[2]));
      for (u32 k = 0; k < tile; ++k)
        sum += element(0, row, k) * element(1, column, k);
      if (i.clamp)
        sum = std::clamp<int64_t>(sum, INT32_MIN, INT32_MAX);
      result[row][column] = sum;
    }
  for (u32 row = 0; row < tile; ++row)
    for (u32 column = 0; column < tile; ++column)
      wave.v[i.destination + row / 2][tile * (row & 1) + column] =
          result[row][column];
}

} // namespace

void addMatrix(HandlerTable &table) {
  table["v_wmma_f32_16x16x16_f16"] = toSingle<false>;
  table["v_wmma_f32_16x16x16_bf16"] = toSingle<true>;
  table["v_wmma_f16_16x16x16_f16"] = toHalf<false>;
  table["v_wmma_bf16_16x16x16_bf16"] = toHalf<true>;
  table["v_wmma_i32_16x16x16_iu8"] = toInteger<8>;
  table["v_wmma_i32_16x16x16_iu4"] = toInteger<4>;
}

} // namespace hipsim
