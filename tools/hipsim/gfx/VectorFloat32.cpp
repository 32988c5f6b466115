/// \file
/// 32-bit float vector instructions. Add, multiply, fused multiply-add, divide
/// and rounding are exact; transcendentals are correct to the last bit of the
/// float that double precision gives, which the card does not promise.

#include <algorithm>

#include "tools/hipsim/gfx/Handlers.h"
#include "tools/hipsim/gfx/Operands.h"

namespace hipsim {

namespace {

constexpr float infinity = std::numeric_limits<float>::infinity();
constexpr uint32_t invalidBits = 0xffc00000;

int exponentOf(float value) { return asBits(value) >> 23 & 0xff; }

float median(float a, float b, float c) {
  if (a != a || b != b || c != c)
    return minimum(minimum(a, b), c);
  float most = maximum(maximum(a, b), c);
  if (most == a)
    return maximum(b, c);
  return most == b ? maximum(a, c) : maximum(a, b);
}

// The transcendental unit takes denormals as zeros and gives none.
float exponential(float a) {
  return flushDenormal(float(std::exp2(double(flushDenormal(a)))));
}
float logarithm(float a) { return float(std::log2(double(flushDenormal(a)))); }
float reciprocal(float a) {
  return flushDenormal(float(1.0 / double(flushDenormal(a))));
}
float reciprocalRoot(float a) {
  return float(1.0 / std::sqrt(double(flushDenormal(a))));
}
float root(float a) { return std::sqrt(flushDenormal(a)); }
/// Turns, not radians; beyond 256 turns the card gives 0 or 1.
float sine(float a) {
  double turns = double(a) - std::floor(double(a));
  return std::fabs(a) > 256 ? 0.0f : float(std::sin(2 * M_PI * turns));
}
float cosine(float a) {
  double turns = double(a) - std::floor(double(a));
  return std::fabs(a) > 256 ? 1.0f : float(std::cos(2 * M_PI * turns));
}

float fraction(float a) {
  float result = a - std::floor(a);
  return std::min(result, asFloat(0x3f7fffff));
}

float mantissa(float a) {
  if (!std::isfinite(a))
    return a;
  int exponent;
  return std::frexp(a, &exponent);
}
uint32_t exponentValue(float a) {
  if (!std::isfinite(a) || a == 0)
    return 0;
  int exponent;
  std::frexp(a, &exponent);
  return exponent;
}

/// Scales numerator or denominator (source 0, which equals source 1, the
/// denominator, or source 2, the numerator) so that no step of the division
/// over- or underflows.
void divideScale(Wave &wave, const Instruction &i) {
  float b0[laneCount], b1[laneCount], b2[laneCount], result[laneCount];
  const float *value = loadFloat(wave, i, 0, b0);
  const float *denominator = loadFloat(wave, i, 1, b1);
  const float *numerator = loadFloat(wave, i, 2, b2);
  uint32_t flags = 0;
  for (uint32_t lane = 0; lane < laneCount; ++lane) {
    float v = value[lane], d = denominator[lane], n = numerator[lane];
    bool ofDenominator = asBits(v) == asBits(d),
         ofNumerator = asBits(v) == asBits(n);
    bool inverseTiny =
        std::fabs(1.0 / double(d)) < 0x1p-126 && std::isfinite(d);
    bool quotientTiny = std::fabs(double(n) / double(d)) < 0x1p-126;
    int shift = 0;
    if (n == 0 || d == 0) {
      v = std::numeric_limits<float>::quiet_NaN();
    } else if (exponentOf(n) - exponentOf(d) >= 96) {
      flags |= 1u << lane;
      shift = ofDenominator ? 64 : 0;
    } else if (isDenormal(d)) {
      shift = 64;
    } else if (inverseTiny && quotientTiny) {
      flags |= 1u << lane;
      shift = ofDenominator ? -64 : 0;
    } else if (inverseTiny) {
      shift = -64;
    } else if (quotientTiny) {
      flags |= 1u << lane;
      shift = ofNumerator ? 64 : 0;
    } else if (exponentOf(n) <= 23) {
      shift = 64;
    }
    result[lane] = std::ldexp(v, shift);
  }
  storeFloat(wave, i, result);
  storeMask(wave, i, i.scalarDestination, flags);
}

/// Fused multiply-add that undoes the scaling where VCC says so.
void divideFused(Wave &wave, const Instruction &i) {
  float b0[laneCount], b1[laneCount], b2[laneCount], result[laneCount];
  const float *a = loadFloat(wave, i, 0, b0);
  const float *b = loadFloat(wave, i, 1, b1);
  const float *c = loadFloat(wave, i, 2, b2);
  for (uint32_t lane = 0; lane < laneCount; ++lane) {
    if (wave.s[codeVcc] >> lane & 1) {
      double exact = fusedToOdd(a[lane], b[lane], c[lane]);
      result[lane] =
          float(exact * (exponentOf(c[lane]) > 127 ? 0x1p64 : 0x1p-64));
    } else {
      result[lane] = std::fma(a[lane], b[lane], c[lane]);
    }
  }
  storeFloat(wave, i, result);
}

float divideFixup(float quotient, float denominator, float numerator) {
  uint32_t sign = (asBits(denominator) ^ asBits(numerator)) & 0x80000000;
  if (numerator != numerator)
    return quiet(numerator);
  if (denominator != denominator)
    return quiet(denominator);
  bool zeros = denominator == 0 && numerator == 0;
  bool infinities = std::isinf(denominator) && std::isinf(numerator);
  if (zeros || infinities)
    return asFloat(invalidBits);
  if (denominator == 0 || std::isinf(numerator))
    return asFloat(sign | asBits(infinity));
  if (std::isinf(denominator) || numerator == 0)
    return asFloat(sign);
  if (exponentOf(numerator) - exponentOf(denominator) < -150)
    return asFloat(sign);
  // The steps before give NaN where the quotient overflows.
  if (quotient != quotient)
    return asFloat(sign | asBits(infinity));
  return asFloat(sign | (asBits(quotient) & 0x7fffffff));
}

/// In the other order the product is rounded before the sum.
void multiplyAdd(Wave &wave, const Instruction &i) {
  static constexpr Handler fused = ternary<F32, F32, F32, F32>(
      [](float a, float b, float c) -> float { return std::fma(a, b, c); });
  static constexpr Handler apart = ternary<F32, F32, F32, F32>(
      [](float a, float b, float c) -> float { return a * b + c; });
  (wave.otherOrder ? apart : fused)(wave, i);
}

void addArithmetic(HandlerTable &table) {
#define UNARY(name, expression)                                                \
  table[name] = unary<F32, F32>([](float a) -> float { return expression; })
#define BINARY(name, expression)                                               \
  table[name] = binary<F32, F32, F32>(                                         \
      [](float a, float b) -> float { return expression; })
#define TERNARY(name, expression)                                              \
  table[name] = ternary<F32, F32, F32, F32>(                                   \
      [](float a, float b, float c) -> float { return expression; })
  BINARY("v_add_f32", a + b);
  BINARY("v_sub_f32", a - b);
  BINARY("v_subrev_f32", b - a);
  BINARY("v_mul_f32", a * b);
  BINARY("v_mul_dx9_zero_f32", a == 0 || b == 0 ? 0.0f : a * b);
  BINARY("v_min_f32", minimum(a, b));
  BINARY("v_max_f32", maximum(a, b));
  table["v_fma_f32"] = multiplyAdd;
  table["v_fmac_f32"] = table["v_fmaak_f32"] = table["v_fmamk_f32"] =
      table["v_fma_f32"];
  TERNARY("v_fma_dx9_zero_f32", a == 0 || b == 0 ? c : std::fma(a, b, c));
  table["v_fmac_dx9_zero_f32"] = table["v_fma_dx9_zero_f32"];
  TERNARY("v_min3_f32", minimum(minimum(a, b), c));
  TERNARY("v_max3_f32", maximum(maximum(a, b), c));
  TERNARY("v_med3_f32", median(a, b, c));
  TERNARY("v_maxmin_f32", minimum(maximum(a, b), c));
  TERNARY("v_minmax_f32", maximum(minimum(a, b), c));
  UNARY("v_floor_f32", std::floor(a));
  UNARY("v_ceil_f32", std::ceil(a));
  UNARY("v_trunc_f32", std::trunc(a));
  UNARY("v_rndne_f32", std::rint(a));
  UNARY("v_fract_f32", fraction(a));
  UNARY("v_exp_f32", exponential(a));
  UNARY("v_log_f32", logarithm(a));
  UNARY("v_rcp_f32", reciprocal(a));
  UNARY("v_rcp_iflag_f32", reciprocal(a));
  UNARY("v_rsq_f32", reciprocalRoot(a));
  UNARY("v_sqrt_f32", root(a));
  UNARY("v_sin_f32", sine(a));
  UNARY("v_cos_f32", cosine(a));
  UNARY("v_frexp_mant_f32", mantissa(a));
#undef UNARY
#undef BINARY
#undef TERNARY
}

} // namespace

void addVectorFloat32(HandlerTable &table) {
  addArithmetic(table);
  table["v_frexp_exp_i32_f32"] =
      unary<U32, F32>([](float a) { return exponentValue(a); });
  table["v_ldexp_f32"] = binary<F32, F32, U32>([](float a, uint32_t b) {
    return std::ldexp(a, std::clamp(int32_t(b), -1000, 1000));
  });
  table["v_div_scale_f32"] = divideScale;
  table["v_div_fmas_f32"] = divideFused;
  table["v_div_fixup_f32"] = ternary<F32, F32, F32, F32>(
      [](float a, float b, float c) { return divideFixup(a, b, c); });
}

} // namespace hipsim
