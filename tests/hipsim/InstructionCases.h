/// \file
/// Scalar references for instruction tests, written from the RDNA3 ISA
/// document. They share nothing with the simulator: wide integers, long doubles
/// and the host's own arithmetic.

#ifndef HIPSIM_TESTS_INSTRUCTIONCASES_H
#define HIPSIM_TESTS_INSTRUCTIONCASES_H

#include <algorithm>
#include <cmath>
#include <cstring>

#include "tests/hipsim/InstructionRunner.h"

namespace hipsim {

using u8 = uint8_t;
using u16 = uint16_t;
using u32 = uint32_t;
using u64 = uint64_t;
using s16 = int16_t;
using s32 = int32_t;
using s64 = int64_t;
using Wide = __int128;
using Real = long double;

template <class To, class From> To bits(From value) {
  To result;
  static_assert(sizeof(To) == sizeof(From));
  std::memcpy(&result, &value, sizeof(To));
  return result;
}
inline float f(u64 value) { return bits<float>(u32(value)); }
inline u32 w(float value) { return bits<u32>(value); }
inline _Float16 h(u64 value) { return bits<_Float16>(u16(value)); }
inline u32 hw(_Float16 value) { return bits<u16>(value); }
inline double d(u64 value) { return bits<double>(value); }
inline u32 high(u64 value) { return u16(value >> 16); }
inline u64 keepHigh(const Lane &l, u32 low) {
  return (l.old & 0xffff0000) | (low & 0xffff);
}

/// How a result is compared.
enum class As {
  Word,   ///< 32 bits.
  Pair,   ///< 64 bits.
  Single, ///< 32 bits; any NaN equals any NaN.
  Half,   ///< Low half a float, any NaN; high half exact.
  Halves, ///< Two floats.
  Double,
  Near, ///< A float within 2 in the last place.
  Vcc,  ///< VCC's bit of the lane.
};

struct Case {
  std::string text;
  As as;
  std::function<u64(const Lane &)> reference;
};

inline float least(float a, float b) {
  if (std::isnan(a) || std::isnan(b))
    return std::isnan(a) ? b : a;
  if (a == 0 && b == 0)
    return std::signbit(a) ? a : b;
  return a < b ? a : b;
}
inline float most(float a, float b) { return -least(-a, -b); }
inline u32 toInt(Real value, Real low, Real top) {
  if (std::isnan(value))
    return 0;
  value = std::trunc(value);
  return u32(s64(value < low ? low : value > top ? top : value));
}
inline float flush(float a) {
  return std::fpclassify(a) == FP_SUBNORMAL ? std::copysign(0.0f, a) : a;
}
inline u32 byteOf(u64 from, u32 selector) {
  if (selector >= 13)
    return 0xff;
  if (selector == 12)
    return 0;
  if (selector >= 8)
    return from >> ((selector - 7) * 16 - 1) & 1 ? 0xff : 0;
  return u8(from >> 8 * selector);
}
inline s64 limit(s64 value, s64 low, s64 top) {
  return value < low ? low : value > top ? top : value;
}
inline u32 pair(s64 low, s64 top) { return u16(low) | u32(u16(top)) << 16; }
inline _Float16 fused(_Float16 a, _Float16 b, _Float16 c) {
  // 22-bit product and sum over at most 80 bits: exact in quad precision.
  return _Float16(__float128(a) * __float128(b) + __float128(c));
}
inline float lowHalf(u64 value) { return float(h(value)); }
inline float highHalf(u64 value) { return float(h(value >> 16)); }

/// Runs every case over the inputs and reports the first difference of each.
void checkCases(const std::vector<Case> &cases);

} // namespace hipsim

#endif // HIPSIM_TESTS_INSTRUCTIONCASES_H
