/// \file
/// 16-bit vector instructions, in true16 form: an operand is one half of a
/// register and the other half of the destination stays.

#include <algorithm>

#include "tools/hipsim/gfx/Handlers.h"
#include "tools/hipsim/gfx/Operands.h"

namespace hipsim {

namespace {

using u32 = uint32_t;
using s16 = int16_t;

float median(float a, float b, float c) {
  if (a != a || b != b || c != c)
    return minimum(minimum(a, b), c);
  float most = maximum(maximum(a, b), c);
  if (most == a)
    return maximum(b, c);
  return most == b ? maximum(a, c) : maximum(a, b);
}
template <class T> T medianOf(T a, T b, T c) {
  return std::max(std::min(a, b), std::min(std::max(a, b), c));
}

float sine(float a) {
  double turns = double(a) - std::floor(double(a));
  return std::fabs(a) > 256 ? 0.0f : float(std::sin(2 * M_PI * turns));
}
float cosine(float a) {
  double turns = double(a) - std::floor(double(a));
  return std::fabs(a) > 256 ? 1.0f : float(std::cos(2 * M_PI * turns));
}
float mantissa(float a) {
  int exponent;
  return std::isfinite(a) ? std::frexp(a, &exponent) : a;
}
u32 exponentValue(float a) {
  int exponent = 0;
  if (std::isfinite(a) && a != 0)
    std::frexp(a, &exponent);
  return exponent;
}

float divideFixup(float quotient, float denominator, float numerator) {
  u32 sign = (asBits(denominator) ^ asBits(numerator)) & 0x80000000;
  constexpr u32 infinityBits = 0x7f800000;
  if (numerator != numerator)
    return numerator;
  if (denominator != denominator)
    return denominator;
  if ((denominator == 0 && numerator == 0) ||
      (std::isinf(denominator) && std::isinf(numerator)))
    return asFloat(0xffc00000);
  if (denominator == 0 || std::isinf(numerator))
    return asFloat(sign | infinityBits);
  if (std::isinf(denominator) || numerator == 0)
    return asFloat(sign);
  return asFloat(sign | (asBits(quotient) & 0x7fffffff));
}

void addFloats(HandlerTable &table) {
#define UNARY(name, expression)                                                \
  table[name] = unary<F16, F16>([](float a) -> float { return expression; })
#define BINARY(name, expression)                                               \
  table[name] = binary<F16, F16, F16>(                                         \
      [](float a, float b) -> float { return expression; })
#define TERNARY(name, expression)                                              \
  table[name] = ternary<F16, F16, F16, F16>(                                   \
      [](float a, float b, float c) -> float { return expression; })
  BINARY("v_add_f16", a + b);
  BINARY("v_sub_f16", a - b);
  BINARY("v_subrev_f16", b - a);
  BINARY("v_mul_f16", a * b);
  BINARY("v_min_f16", minimum(a, b));
  BINARY("v_max_f16", maximum(a, b));
  TERNARY("v_fma_f16", fusedHalf(a, b, c));
  table["v_fmac_f16"] = table["v_fmaak_f16"] = table["v_fmamk_f16"] =
      table["v_fma_f16"];
  TERNARY("v_min3_f16", minimum(minimum(a, b), c));
  TERNARY("v_max3_f16", maximum(maximum(a, b), c));
  TERNARY("v_med3_f16", median(a, b, c));
  TERNARY("v_maxmin_f16", minimum(maximum(a, b), c));
  TERNARY("v_minmax_f16", maximum(minimum(a, b), c));
  TERNARY("v_div_fixup_f16", divideFixup(a, b, c));
  UNARY("v_floor_f16", std::floor(a));
  UNARY("v_ceil_f16", std::ceil(a));
  UNARY("v_trunc_f16", std::trunc(a));
  UNARY("v_rndne_f16", std::rint(a));
  UNARY("v_fract_f16", std::min(a - std::floor(a), halfToFloat(0x3bff)));
  UNARY("v_exp_f16", float(std::exp2(double(a))));
  UNARY("v_log_f16", float(std::log2(double(a))));
  UNARY("v_rcp_f16", float(1.0 / double(a)));
  UNARY("v_rsq_f16", float(1.0 / std::sqrt(double(a))));
  UNARY("v_sqrt_f16", std::sqrt(a));
  UNARY("v_sin_f16", sine(a));
  UNARY("v_cos_f16", cosine(a));
  UNARY("v_frexp_mant_f16", mantissa(a));
#undef UNARY
#undef BINARY
#undef TERNARY
  table["v_frexp_exp_i16_f16"] =
      unary<U16, F16>([](float a) { return exponentValue(a); });
  table["v_ldexp_f16"] = binary<F16, F16, U16>([](float a, u32 b) {
    return std::ldexp(a, std::clamp<int>(s16(b), -100, 100));
  });
}

template <bool subtract, bool isSigned>
void addShort(Wave &wave, const Instruction &i) {
  u32 a[laneCount], b[laneCount], result[laneCount];
  loadShort(wave, i, 0, a);
  loadShort(wave, i, 1, b);
  for (u32 lane = 0; lane < laneCount; ++lane) {
    int x = isSigned ? s16(a[lane]) : int(a[lane]);
    int y = isSigned ? s16(b[lane]) : int(b[lane]);
    int sum = subtract ? x - y : x + y;
    if (i.clamp)
      sum =
          isSigned ? std::clamp(sum, -32768, 32767) : std::clamp(sum, 0, 65535);
    result[lane] = sum;
  }
  storeShort(wave, i, result);
}

void swapHalves(Wave &wave, const Instruction &i) {
  // The encoding is that of VOP1: halves in bit 7 of both numbers.
  u32 to = i.destination & 0x7f, from = i.source[0] & 0x7f;
  u32 toShift = i.destination & 0x80 ? 16 : 0;
  u32 fromShift = i.source[0] & 0x80 ? 16 : 0;
  for (u32 lane = 0; lane < laneCount; ++lane) {
    if (!(wave.exec() >> lane & 1))
      continue;
    u32 x = wave.v[to][lane] >> toShift & 0xffff;
    u32 y = wave.v[from][lane] >> fromShift & 0xffff;
    wave.v[to][lane] =
        (wave.v[to][lane] & ~(0xffffu << toShift)) | y << toShift;
    wave.v[from][lane] =
        (wave.v[from][lane] & ~(0xffffu << fromShift)) | x << fromShift;
  }
}

void addIntegers(HandlerTable &table) {
#define BINARY(name, expression)                                               \
  table[name] =                                                                \
      binary<U16, U16, U16>([](u32 a, u32 b) -> u32 { return expression; })
#define TERNARY(name, expression)                                              \
  table[name] = ternary<U16, U16, U16, U16>(                                   \
      [](u32 a, u32 b, u32 c) -> u32 { return expression; })
  table["v_mov_b16"] = unary<U16, U16>([](u32 a) { return a; });
  table["v_not_b16"] = unary<U16, U16>([](u32 a) { return ~a; });
  table["v_swap_b16"] = swapHalves;
  table["v_add_nc_u16"] = addShort<false, false>;
  table["v_sub_nc_u16"] = addShort<true, false>;
  table["v_add_nc_i16"] = addShort<false, true>;
  table["v_sub_nc_i16"] = addShort<true, true>;
  BINARY("v_mul_lo_u16", a * b);
  BINARY("v_and_b16", a & b);
  BINARY("v_or_b16", a | b);
  BINARY("v_xor_b16", a ^ b);
  BINARY("v_lshlrev_b16", b << (a & 15));
  BINARY("v_lshrrev_b16", b >> (a & 15));
  BINARY("v_ashrrev_i16", s16(b) >> (a & 15));
  BINARY("v_min_u16", std::min(a, b));
  BINARY("v_max_u16", std::max(a, b));
  BINARY("v_min_i16", std::min(s16(a), s16(b)));
  BINARY("v_max_i16", std::max(s16(a), s16(b)));
  TERNARY("v_mad_u16", a * b + c);
  TERNARY("v_mad_i16", a * b + c);
  TERNARY("v_min3_u16", std::min(std::min(a, b), c));
  TERNARY("v_max3_u16", std::max(std::max(a, b), c));
  TERNARY("v_med3_u16", medianOf(a, b, c));
  TERNARY("v_min3_i16", std::min(std::min(s16(a), s16(b)), s16(c)));
  TERNARY("v_max3_i16", std::max(std::max(s16(a), s16(b)), s16(c)));
  TERNARY("v_med3_i16", medianOf(s16(a), s16(b), s16(c)));
#undef BINARY
#undef TERNARY
  table["v_pack_b32_f16"] = [](Wave &wave, const Instruction &i) {
    float a[laneCount], b[laneCount];
    u32 result[laneCount];
    loadHalf(wave, i, 0, a);
    loadHalf(wave, i, 1, b);
    for (u32 lane = 0; lane < laneCount; ++lane)
      result[lane] = floatToHalf(a[lane]) | u32(floatToHalf(b[lane])) << 16;
    storeBits(wave, i, result);
  };
}

} // namespace

void addVector16(HandlerTable &table) {
  addFloats(table);
  addIntegers(table);
}

} // namespace hipsim
