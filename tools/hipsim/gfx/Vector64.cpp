/// \file
/// 64-bit vector instructions: shifts and double precision.

#include <algorithm>

#include "tools/hipsim/gfx/Handlers.h"
#include "tools/hipsim/gfx/Operands.h"

namespace hipsim {

namespace {

using u32 = uint32_t;
using u64 = uint64_t;

constexpr u64 signBit = u64(1) << 63;

int exponentOf(double value) { return asBits(value) >> 52 & 0x7ff; }
bool isDenormal64(double value) { return exponentOf(value) == 0 && value != 0; }

void divideScale(Wave &wave, const Instruction &i) {
  double b0[laneCount], b1[laneCount], b2[laneCount], result[laneCount];
  const double *value = loadDouble(wave, i, 0, b0);
  const double *denominator = loadDouble(wave, i, 1, b1);
  const double *numerator = loadDouble(wave, i, 2, b2);
  u32 flags = 0;
  for (u32 lane = 0; lane < laneCount; ++lane) {
    double v = value[lane], d = denominator[lane], n = numerator[lane];
    bool ofDenominator = asBits(v) == asBits(d);
    bool ofNumerator = asBits(v) == asBits(n);
    bool inverseTiny = isDenormal64(1.0 / d);
    double quotient = n / d;
    bool quotientTiny =
        isDenormal64(quotient) || (quotient == 0 && std::isfinite(d));
    int shift = 0;
    if (n == 0 || d == 0) {
      v = std::numeric_limits<double>::quiet_NaN();
    } else if (exponentOf(n) - exponentOf(d) >= 768) {
      flags |= 1u << lane;
      shift = ofDenominator ? 128 : 0;
    } else if (isDenormal64(d)) {
      shift = 128;
    } else if (inverseTiny && quotientTiny) {
      flags |= 1u << lane;
      shift = ofDenominator ? -128 : 0;
    } else if (inverseTiny) {
      shift = -128;
    } else if (quotientTiny) {
      flags |= 1u << lane;
      shift = ofNumerator ? 128 : 0;
    } else if (exponentOf(n) <= 53) {
      shift = 128;
    }
    result[lane] = std::ldexp(v, shift);
  }
  storeDouble(wave, i, result);
  storeMask(wave, i, i.scalarDestination, flags);
}

void divideFused(Wave &wave, const Instruction &i) {
  double b0[laneCount], b1[laneCount], b2[laneCount], result[laneCount];
  const double *a = loadDouble(wave, i, 0, b0);
  const double *b = loadDouble(wave, i, 1, b1);
  const double *c = loadDouble(wave, i, 2, b2);
  for (u32 lane = 0; lane < laneCount; ++lane) {
    result[lane] = std::fma(a[lane], b[lane], c[lane]);
    if (wave.s[codeVcc] >> lane & 1)
      result[lane] =
          std::ldexp(result[lane], exponentOf(c[lane]) > 1023 ? 128 : -128);
  }
  storeDouble(wave, i, result);
}

double divideFixup(double quotient, double denominator, double numerator) {
  u64 sign = (asBits(denominator) ^ asBits(numerator)) & signBit;
  constexpr u64 infinityBits = 0x7ff0000000000000;
  if (numerator != numerator)
    return numerator;
  if (denominator != denominator)
    return denominator;
  if ((denominator == 0 && numerator == 0) ||
      (std::isinf(denominator) && std::isinf(numerator)))
    return asDouble(0xfff8000000000000);
  if (denominator == 0 || std::isinf(numerator))
    return asDouble(sign | infinityBits);
  if (std::isinf(denominator) || numerator == 0 ||
      exponentOf(numerator) - exponentOf(denominator) < -1075)
    return asDouble(sign);
  // The steps before give NaN where the quotient overflows.
  if (quotient != quotient)
    return asDouble(sign | infinityBits);
  return asDouble(sign | (asBits(quotient) & ~signBit));
}

} // namespace

void addVector64(HandlerTable &table) {
  table["v_lshlrev_b64"] =
      binary<U64, U32, U64>([](u32 a, u64 b) { return b << (a & 63); });
  table["v_lshrrev_b64"] =
      binary<U64, U32, U64>([](u32 a, u64 b) { return b >> (a & 63); });
  table["v_ashrrev_i64"] = binary<U64, U32, U64>(
      [](u32 a, u64 b) { return u64(int64_t(b) >> (a & 63)); });
#define UNARY(name, expression)                                                \
  table[name] = unary<F64, F64>([](double a) -> double { return expression; })
#define BINARY(name, expression)                                               \
  table[name] = binary<F64, F64, F64>(                                         \
      [](double a, double b) -> double { return expression; })
  BINARY("v_add_f64", a + b);
  BINARY("v_mul_f64", a * b);
  BINARY("v_min_f64", minimum(a, b));
  BINARY("v_max_f64", maximum(a, b));
  UNARY("v_floor_f64", std::floor(a));
  UNARY("v_ceil_f64", std::ceil(a));
  UNARY("v_trunc_f64", std::trunc(a));
  UNARY("v_rndne_f64", std::rint(a));
  UNARY("v_fract_f64", std::min(a - std::floor(a), 0x1.fffffffffffffp-1));
  UNARY("v_rcp_f64", 1.0 / a);
  UNARY("v_rsq_f64", 1.0 / std::sqrt(a));
  UNARY("v_sqrt_f64", std::sqrt(a));
#undef UNARY
#undef BINARY
  table["v_fma_f64"] = ternary<F64, F64, F64, F64>(
      [](double a, double b, double c) { return std::fma(a, b, c); });
  table["v_div_fixup_f64"] = ternary<F64, F64, F64, F64>(
      [](double a, double b, double c) { return divideFixup(a, b, c); });
  table["v_ldexp_f64"] = binary<F64, F64, U32>([](double a, u32 b) {
    return std::ldexp(a, std::clamp(int32_t(b), -5000, 5000));
  });
  table["v_frexp_mant_f64"] = unary<F64, F64>([](double a) {
    int exponent;
    return std::isfinite(a) ? std::frexp(a, &exponent) : a;
  });
  table["v_frexp_exp_i32_f64"] = unary<U32, F64>([](double a) {
    int exponent = 0;
    if (std::isfinite(a))
      std::frexp(a, &exponent);
    return u32(exponent);
  });
  table["v_div_scale_f64"] = divideScale;
  table["v_div_fmas_f64"] = divideFused;
}

} // namespace hipsim
