/// \file
/// WMMA 16x16x16. A and B come from lanes 0-15 (the checker reports where lanes
/// 16-31 are no replica); row 2r + h of the result lies in register r, lanes
/// 16h to 16h + 15. Sums are fused multiply-adds in order of k, which is one
/// order the card may use.

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

void loadA(const Wave &wave, const Instruction &i, bool bfloat,
           Tile<float> &a) {
  u32 first = i.source[0] - codeVector;
  for (u32 k = 0; k < tile; ++k)
    for (u32 row = 0; row < tile; ++row)
      a[row][k] = toFloat(wave.v[first + k / 2][row] >> (16 * (k & 1)) & 0xffff,
                          bfloat);
}
void loadB(const Wave &wave, const Instruction &i, bool bfloat,
           Tile<float> &b) {
  u32 first = i.source[1] - codeVector;
  for (u32 k = 0; k < tile; ++k)
    for (u32 column = 0; column < tile; ++column)
      b[k][column] = toFloat(
          wave.v[first + k / 2][column] >> (16 * (k & 1)) & 0xffff, bfloat);
}

void multiply(const Tile<float> &a, const Tile<float> &b, Tile<float> &sum) {
  for (u32 row = 0; row < tile; ++row)
    for (u32 k = 0; k < tile; ++k)
      for (u32 column = 0; column < tile; ++column)
        sum[row][column] = std::fma(a[row][k], b[k][column], sum[row][column]);
}

template <bool bfloat> void toSingle(Wave &wave, const Instruction &i) {
  Tile<float> a, b, sum;
  loadA(wave, i, bfloat, a);
  loadB(wave, i, bfloat, b);
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
  multiply(a, b, sum);
  for (u32 row = 0; row < tile; ++row)
    for (u32 column = 0; column < tile; ++column)
      wave.v[i.destination + row / 2][tile * (row & 1) + column] =
          asBits(sum[row][column]);
}

/// 16-bit sums: OP_SEL bit 2 says which half of the registers holds them.
template <bool bfloat> void toHalf(Wave &wave, const Instruction &i) {
  Tile<float> a, b, sum;
  loadA(wave, i, bfloat, a);
  loadB(wave, i, bfloat, b);
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
  multiply(a, b, sum);
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
