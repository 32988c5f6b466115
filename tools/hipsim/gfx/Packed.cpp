/// \file
/// Packed 16-bit arithmetic (VOP3P) and the mixed-precision fused multiply-add.

#include "tools/hipsim/gfx/Packed.h"

#include <algorithm>

#include "tools/hipsim/gfx/Handlers.h"

namespace hipsim {

namespace {

using u32 = uint32_t;
using s16 = int16_t;
using u16 = uint16_t;

constexpr u32 halfConstants[] = {0x3800, 0xb800, 0x3c00, 0xbc00, 0x4000,
                                 0xc000, 0x4400, 0xc400, 0x3118};

float clampUnit(float value) {
  return value > 0 ? std::min(value, 1.0f) : 0.0f;
}

template <class Operation, int sources>
void packedFloat(Wave &wave, const Instruction &i) {
  FloatHalves s[3] = {};
  for (int k = 0; k < sources; ++k)
    loadFloatHalves(wave, i, k, s[k]);
  u32 result[laneCount];
  Operation operation;
  for (u32 lane = 0; lane < laneCount; ++lane) {
    float low = operation(s[0].low[lane], s[1].low[lane], s[2].low[lane]);
    float high = operation(s[0].high[lane], s[1].high[lane], s[2].high[lane]);
    if (i.clamp) {
      low = clampUnit(low);
      high = clampUnit(high);
    }
    result[lane] = floatToHalf(low) | u32(floatToHalf(high)) << 16;
  }
  storeBits(wave, i, result);
}

/// `Operation` gives an int wide enough to saturate from.
template <class Operation, int sources, bool isSigned>
void packedInteger(Wave &wave, const Instruction &i) {
  Halves s[3] = {};
  for (int k = 0; k < sources; ++k)
    loadHalves(wave, i, k, s[k]);
  u32 result[laneCount];
  Operation operation;
  auto finish = [&](int64_t value) -> u32 {
    if (i.clamp)
      value = isSigned ? std::clamp<int64_t>(value, -32768, 32767)
                       : std::clamp<int64_t>(value, 0, 65535);
    return value & 0xffff;
  };
  auto in = [](u32 value) -> int64_t {
    return isSigned ? int64_t(s16(value)) : int64_t(value);
  };
  for (u32 lane = 0; lane < laneCount; ++lane) {
    u32 low = finish(
        operation(in(s[0].low[lane]), in(s[1].low[lane]), in(s[2].low[lane])));
    u32 high = finish(operation(in(s[0].high[lane]), in(s[1].high[lane]),
                                in(s[2].high[lane])));
    result[lane] = low | high << 16;
  }
  storeBits(wave, i, result);
}

template <int sources, class Operation> constexpr Handler floats(Operation) {
  return packedFloat<Operation, sources>;
}
template <int sources, bool isSigned, class Operation>
constexpr Handler integers(Operation) {
  return packedInteger<Operation, sources, isSigned>;
}

/// A source of v_fma_mix: a float, or a half where OP_SEL_HI says so.
void loadMixed(Wave &wave, const Instruction &i, int k, float *values) {
  u32 buffer[laneCount];
  bool half = i.selectHigh >> k & 1;
  const u32 *raw =
      half ? loadPair(wave, i, k, buffer) : loadBits(wave, i, k, buffer);
  u32 shift = i.select >> k & 1 ? 16 : 0;
  for (u32 lane = 0; lane < laneCount; ++lane) {
    float value = half ? halfToFloat(raw[lane] >> shift) : asFloat(raw[lane]);
    if (i.negateHigh >> k & 1)
      value = std::fabs(value);
    values[lane] = i.negate >> k & 1 ? -value : value;
  }
}

void mixed(Wave &wave, const Instruction &i, float *result) {
  float a[laneCount], b[laneCount], c[laneCount];
  loadMixed(wave, i, 0, a);
  loadMixed(wave, i, 1, b);
  loadMixed(wave, i, 2, c);
  for (u32 lane = 0; lane < laneCount; ++lane)
    result[lane] = std::fma(a[lane], b[lane], c[lane]);
}

void mixFloat(Wave &wave, const Instruction &i) {
  float result[laneCount];
  mixed(wave, i, result);
  storeFloat(wave, i, result);
}

template <bool high> void mixHalf(Wave &wave, const Instruction &i) {
  float result[laneCount];
  u32 merged[laneCount];
  mixed(wave, i, result);
  const u32 *old = wave.v[i.destination];
  for (u32 lane = 0; lane < laneCount; ++lane) {
    u32 half = floatToHalf(i.clamp ? clampUnit(result[lane]) : result[lane]);
    merged[lane] = high ? (old[lane] & 0xffff) | half << 16
                        : (old[lane] & 0xffff0000) | half;
  }
  storeBits(wave, i, merged);
}

void addFloats(HandlerTable &table) {
  table["v_pk_add_f16"] =
      floats<2>([](float a, float b, float) { return a + b; });
  table["v_pk_mul_f16"] =
      floats<2>([](float a, float b, float) { return a * b; });
  table["v_pk_min_f16"] =
      floats<2>([](float a, float b, float) { return minimum(a, b); });
  table["v_pk_max_f16"] =
      floats<2>([](float a, float b, float) { return maximum(a, b); });
  table["v_pk_fma_f16"] =
      floats<3>([](float a, float b, float c) { return fusedHalf(a, b, c); });
  table["v_fma_mix_f32"] = mixFloat;
  table["v_fma_mixlo_f16"] = mixHalf<false>;
  table["v_fma_mixhi_f16"] = mixHalf<true>;
}

/// VOP2: whole registers, no modifiers, accumulates.
void packedAccumulate(Wave &wave, const Instruction &i) {
  Instruction full = i;
  full.select = 0;
  full.selectHigh = 7;
  packedFloat<decltype([](float a, float b, float c) {
                return fusedHalf(a, b, c);
              }),
              3>(wave, full);
}

void addIntegers(HandlerTable &table) {
  using s64 = int64_t;
#define PACKED(name, sources, isSigned, expression)                            \
  table[name] = integers<sources, isSigned>(                                   \
      []([[maybe_unused]] s64 a, [[maybe_unused]] s64 b,                       \
         [[maybe_unused]] s64 c) -> s64 { return expression; })
  PACKED("v_pk_add_u16", 2, false, a + b);
  PACKED("v_pk_add_i16", 2, true, a + b);
  PACKED("v_pk_sub_u16", 2, false, a - b);
  PACKED("v_pk_sub_i16", 2, true, a - b);
  PACKED("v_pk_mul_lo_u16", 2, false, (a * b) & 0xffff);
  PACKED("v_pk_mad_u16", 3, false, a * b + c);
  PACKED("v_pk_mad_i16", 3, true, a * b + c);
  PACKED("v_pk_min_u16", 2, false, std::min(a, b));
  PACKED("v_pk_max_u16", 2, false, std::max(a, b));
  PACKED("v_pk_min_i16", 2, true, std::min(a, b));
  PACKED("v_pk_max_i16", 2, true, std::max(a, b));
  PACKED("v_pk_lshlrev_b16", 2, false, (b << (a & 15)) & 0xffff);
  PACKED("v_pk_lshrrev_b16", 2, false, b >> (a & 15));
  PACKED("v_pk_ashrrev_i16", 2, true, b >> (a & 15));
#undef PACKED
  table["v_pk_fmac_f16"] = packedAccumulate;
}

} // namespace

const u32 *loadPair(Wave &wave, const Instruction &i, int k, u32 *buffer) {
  uint16_t code = i.source[k];
  if (code < 240 || code > 248)
    return loadBits(wave, i, k, buffer);
  std::fill_n(buffer, laneCount, halfConstants[code - 240]);
  return buffer;
}

void loadHalves(Wave &wave, const Instruction &i, int k, Halves &halves) {
  u32 buffer[laneCount];
  const u32 *raw = loadPair(wave, i, k, buffer);
  u32 lowShift = i.select >> k & 1 ? 16 : 0;
  u32 highShift = i.selectHigh >> k & 1 ? 16 : 0;
  for (u32 lane = 0; lane < laneCount; ++lane) {
    halves.low[lane] = raw[lane] >> lowShift & 0xffff;
    halves.high[lane] = raw[lane] >> highShift & 0xffff;
  }
}

void loadFloatHalves(Wave &wave, const Instruction &i, int k,
                     FloatHalves &halves) {
  Halves raw;
  loadHalves(wave, i, k, raw);
  u32 flipLow = i.negate >> k & 1 ? 0x8000 : 0;
  u32 flipHigh = i.negateHigh >> k & 1 ? 0x8000 : 0;
  for (u32 lane = 0; lane < laneCount; ++lane) {
    halves.low[lane] = halfToFloat(raw.low[lane] ^ flipLow);
    halves.high[lane] = halfToFloat(raw.high[lane] ^ flipHigh);
  }
}

void loadBfloatHalves(Wave &wave, const Instruction &i, int k,
                      FloatHalves &halves) {
  Halves raw;
  loadHalves(wave, i, k, raw);
  u32 flipLow = i.negate >> k & 1 ? 0x8000 : 0;
  u32 flipHigh = i.negateHigh >> k & 1 ? 0x8000 : 0;
  for (u32 lane = 0; lane < laneCount; ++lane) {
    halves.low[lane] = bfloatToFloat(raw.low[lane] ^ flipLow);
    halves.high[lane] = bfloatToFloat(raw.high[lane] ^ flipHigh);
  }
}

void addPacked(HandlerTable &table) {
  addFloats(table);
  addIntegers(table);
}

} // namespace hipsim
