/// \file
/// Number formats of the vector unit: half and bfloat conversion with exact
/// rounding, and fused multiply-adds that round once.
///
/// Half-precision values are computed as floats and rounded when stored. For
/// add, subtract and multiply that rounds once in effect (24 >= 2 * 11 + 2);
/// the fused forms return a float rounded to odd, so that the store's rounding
/// is the only one.

#ifndef HIPSIM_GFX_NUMBERS_H
#define HIPSIM_GFX_NUMBERS_H

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

namespace hipsim {

inline float asFloat(uint32_t bits) { return std::bit_cast<float>(bits); }
inline uint32_t asBits(float value) { return std::bit_cast<uint32_t>(value); }
inline double asDouble(uint64_t bits) { return std::bit_cast<double>(bits); }
inline uint64_t asBits(double value) { return std::bit_cast<uint64_t>(value); }

/// Exact. The compiler turns both into one instruction where the host has F16C.
inline float halfToFloat(uint16_t bits) {
  return float(std::bit_cast<_Float16>(bits));
}
/// Rounds to nearest even.
inline uint16_t floatToHalf(float value) {
  return std::bit_cast<uint16_t>(_Float16(value));
}
/// Rounds toward zero; overflow becomes the largest finite value.
inline uint16_t floatToHalfTowardZero(float value) {
  uint16_t nearest = floatToHalf(value);
  bool away = std::fabs(halfToFloat(nearest)) > std::fabs(value);
  return away ? nearest - 1 : nearest;
}

inline float bfloatToFloat(uint16_t bits) {
  return asFloat(uint32_t(bits) << 16);
}
/// Rounds to nearest even; keeps NaN.
inline uint16_t floatToBfloat(float value) {
  uint32_t bits = asBits(value);
  if (value != value)
    return bits >> 16 | 0x40;
  return (bits + 0x7fff + (bits >> 16 & 1)) >> 16;
}

/// a * b + c rounded to odd: inexact results have their lowest bit set, so that
/// a later rounding to fewer than 52 bits gives what one rounding would.
inline double fusedToOdd(double a, double b, double c) {
  double product = a * b; // Exact for factors of up to 26 bits.
  double sum = product + c;
  double part = sum - product;
  double error = (product - (sum - part)) + (c - part);
  if (error == 0 || !(std::fabs(sum) <= std::numeric_limits<double>::max()))
    return sum;
  uint64_t bits = asBits(sum);
  if (!(bits & 1))
    bits += (error > 0) == (sum > 0) ? 1 : -1;
  return asDouble(bits);
}

/// For halves held in floats: one rounding to half remains to be done.
inline float fusedHalf(float a, float b, float c) {
  double exact = fusedToOdd(a, b, c);
  float near = float(exact);
  double rest = exact - double(near);
  if (rest == 0 || !(std::fabs(near) <= std::numeric_limits<float>::max()))
    return near;
  uint32_t bits = asBits(near);
  if (!(bits & 1))
    bits += (rest > 0) == (near > 0) ? 1 : -1;
  return asFloat(bits);
}

inline float quiet(float value) {
  return value != value ? asFloat(asBits(value) | 0x400000) : value;
}

/// IEEE minNum and maxNum with -0 < +0, as the vector unit has them.
template <class T> inline T minimum(T a, T b) {
  if (a != a)
    return b;
  if (b != b)
    return a;
  return a < b || (a == b && std::signbit(a)) ? a : b;
}
template <class T> inline T maximum(T a, T b) {
  if (a != a)
    return b;
  if (b != b)
    return a;
  return a > b || (a == b && !std::signbit(a)) ? a : b;
}

inline bool isDenormal(float value) {
  return (asBits(value) & 0x7f800000) == 0 && (asBits(value) & 0x7fffff) != 0;
}
inline float flushDenormal(float value) {
  return isDenormal(value) ? asFloat(asBits(value) & 0x80000000) : value;
}

} // namespace hipsim

#endif // HIPSIM_GFX_NUMBERS_H
