/// \file
/// Dot products. Products are exact and are added to the accumulator one fused
/// step at a time in element order; the card may round differently.

#include <algorithm>

#include "tools/hipsim/gfx/Handlers.h"
#include "tools/hipsim/gfx/Packed.h"

namespace hipsim {

namespace {

using u32 = uint32_t;

using LoadHalves = void (*)(Wave &, const Instruction &, int, FloatHalves &);

template <LoadHalves load> void dotFloat(Wave &wave, const Instruction &i) {
  FloatHalves a, b;
  float buffer[laneCount], result[laneCount];
  load(wave, i, 0, a);
  load(wave, i, 1, b);
  const float *c = loadFloat(wave, i, 2, buffer);
  if (wave.otherOrder)
    for (u32 lane = 0; lane < laneCount; ++lane)
      result[lane] = float(double(a.high[lane]) * b.high[lane] +
                           double(a.low[lane]) * b.low[lane] + c[lane]);
  else
    for (u32 lane = 0; lane < laneCount; ++lane)
      result[lane] = std::fma(a.high[lane], b.high[lane],
                              std::fma(a.low[lane], b.low[lane], c[lane]));
  storeFloat(wave, i, result);
}

/// VOP2 and VOPD forms: whole registers, sum in the destination.
template <LoadHalves load>
void dotAccumulate(Wave &wave, const Instruction &i) {
  Instruction full = i;
  full.select = full.negate = full.negateHigh = full.absolute = 0;
  full.selectHigh = 7;
  dotFloat<load>(wave, full);
}

/// 16-bit sum; a VOP3 whose OP_SEL bits 2 and 3 choose halves of C and D.
template <bool bfloat> void dotHalf(Wave &wave, const Instruction &i) {
  Instruction pair = i;
  pair.select = 0;
  pair.selectHigh = 7;
  pair.negateHigh = i.negate;
  FloatHalves a, b;
  if (bfloat) {
    loadBfloatHalves(wave, pair, 0, a);
    loadBfloatHalves(wave, pair, 1, b);
  } else {
    loadFloatHalves(wave, pair, 0, a);
    loadFloatHalves(wave, pair, 1, b);
  }
  u32 c[laneCount], result[laneCount];
  loadShort(wave, i, 2, c);
  for (u32 lane = 0; lane < laneCount; ++lane) {
    u32 bits = i.negate & 4 ? c[lane] ^ 0x8000 : c[lane];
    float sum = bfloat ? bfloatToFloat(bits) : halfToFloat(bits);
    sum = std::fma(a.low[lane], b.low[lane], sum);
    sum = std::fma(a.high[lane], b.high[lane], sum);
    result[lane] = bfloat ? floatToBfloat(sum) : floatToHalf(sum);
  }
  storeShort(wave, i, result);
}

int element(u32 word, u32 index, u32 width, bool isSigned) {
  u32 value = word >> (index * width) & ((1u << width) - 1);
  u32 unused = 32 - width;
  return isSigned ? int32_t(value << unused) >> unused : int32_t(value);
}

template <u32 width, bool alwaysUnsigned>
void dotInteger(Wave &wave, const Instruction &i) {
  u32 b0[laneCount], b1[laneCount], b2[laneCount], result[laneCount];
  const u32 *a = loadBits(wave, i, 0, b0);
  const u32 *b = loadBits(wave, i, 1, b1);
  const u32 *c = loadBits(wave, i, 2, b2);
  bool signedA = !alwaysUnsigned && i.negate & 1;
  bool signedB = !alwaysUnsigned && i.negate & 2;
  for (u32 lane = 0; lane < laneCount; ++lane) {
    int64_t sum = alwaysUnsigned ? int64_t(c[lane]) : int32_t(c[lane]);
    for (u32 index = 0; index < 32 / width; ++index)
      sum += int64_t(element(a[lane], index, width, signedA)) *
             element(b[lane], index, width, signedB);
    if (i.clamp && alwaysUnsigned)
      sum = std::min<int64_t>(sum, UINT32_MAX);
    else if (i.clamp)
      sum = std::min<int64_t>(std::max<int64_t>(sum, INT32_MIN), INT32_MAX);
    result[lane] = sum;
  }
  storeBits(wave, i, result);
}

} // namespace

void addDot(HandlerTable &table) {
  table["v_dot2_f32_f16"] = dotFloat<loadFloatHalves>;
  table["v_dot2_f32_bf16"] = dotFloat<loadBfloatHalves>;
  for (const char *name : {"v_dot2acc_f32_f16", "v_dot2c_f32_f16"})
    table[name] = dotAccumulate<loadFloatHalves>;
  for (const char *name : {"v_dot2acc_f32_bf16", "v_dot2c_f32_bf16"})
    table[name] = dotAccumulate<loadBfloatHalves>;
  table["v_dot2_f16_f16"] = dotHalf<false>;
  table["v_dot2_bf16_bf16"] = dotHalf<true>;
  table["v_dot4_i32_iu8"] = dotInteger<8, false>;
  table["v_dot4_u32_u8"] = dotInteger<8, true>;
  table["v_dot8_i32_iu4"] = dotInteger<4, false>;
  table["v_dot8_u32_u4"] = dotInteger<4, true>;
}

} // namespace hipsim
