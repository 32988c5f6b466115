/// \file
/// 32-bit integer vector instructions.

#include <algorithm>

#include "tools/hipsim/gfx/Handlers.h"
#include "tools/hipsim/gfx/Operands.h"

namespace hipsim {

namespace {

using u32 = uint32_t;
using s32 = int32_t;
using u64 = uint64_t;

u32 mask24(u32 value) { return value & 0xffffff; }
s32 sign24(u32 value) { return s32(value << 8) >> 8; }
u32 leadingZeros(u32 value) { return value ? __builtin_clz(value) : ~0u; }
u32 trailingZeros(u32 value) { return value ? __builtin_ctz(value) : ~0u; }
u32 signBits(u32 value) {
  s32 wide = s32(value);
  u32 folded = wide < 0 ? ~value : value;
  return folded ? __builtin_clz(folded) : ~0u;
}
u32 reverse(u32 value) { return __builtin_bitreverse32(value); }

s32 min3(s32 a, s32 b, s32 c) { return std::min(std::min(a, b), c); }
s32 max3(s32 a, s32 b, s32 c) { return std::max(std::max(a, b), c); }
template <class T> T median(T a, T b, T c) {
  return std::max(std::min(a, b), std::min(std::max(a, b), c));
}

u32 permuteByte(u64 bytes, u32 selector) {
  if (selector < 8)
    return bytes >> (8 * selector) & 0xff;
  if (selector < 12) // The sign of one of the four 16-bit parts.
    return bytes >> (16 * (selector - 8) + 15) & 1 ? 0xff : 0;
  return selector == 12 ? 0 : 0xff;
}
u32 permute(u32 high, u32 low, u32 selectors) {
  u64 bytes = u64(high) << 32 | low;
  u32 result = 0;
  for (u32 index = 0; index < 4; ++index)
    result |= permuteByte(bytes, selectors >> (8 * index) & 0xff)
              << (8 * index);
  return result;
}

u32 absoluteDifferences(u32 a, u32 b, u32 c) {
  for (u32 index = 0; index < 4; ++index) {
    s32 x = a >> (8 * index) & 0xff, y = b >> (8 * index) & 0xff;
    c += std::abs(x - y);
  }
  return c;
}

/// Add or subtract with the carry in a mask register.
template <bool subtract, bool swap, bool carryIn>
void carry(Wave &wave, const Instruction &i) {
  u32 bufferA[laneCount], bufferB[laneCount], result[laneCount];
  const u32 *a = loadBits(wave, i, swap ? 1 : 0, bufferA);
  const u32 *b = loadBits(wave, i, swap ? 0 : 1, bufferB);
  u32 in = carryIn ? scalar32(wave, i, i.source[2]) : 0;
  u32 out = 0;
  for (u32 lane = 0; lane < laneCount; ++lane) {
    u64 bit = in >> lane & 1;
    u64 wide =
        subtract ? u64(a[lane]) - b[lane] - bit : u64(a[lane]) + b[lane] + bit;
    result[lane] = wide;
    out |= u32(wide >> 32 & 1) << lane;
  }
  storeBits(wave, i, result);
  storeMask(wave, i, i.scalarDestination, out);
}

/// Clamp of the integer adders saturates.
void addUnsigned(Wave &wave, const Instruction &i) {
  runBinary<decltype([](u32 a, u32 b) { return a + b; }), U32, U32, U32>(wave,
                                                                         i);
}
template <bool subtract, bool swap>
void addSaturating(Wave &wave, const Instruction &i, bool isSigned) {
  u32 bufferA[laneCount], bufferB[laneCount], result[laneCount];
  const u32 *a = loadBits(wave, i, swap ? 1 : 0, bufferA);
  const u32 *b = loadBits(wave, i, swap ? 0 : 1, bufferB);
  for (u32 lane = 0; lane < laneCount; ++lane) {
    int64_t x = isSigned ? int64_t(s32(a[lane])) : int64_t(a[lane]);
    int64_t y = isSigned ? int64_t(s32(b[lane])) : int64_t(b[lane]);
    int64_t sum = subtract ? x - y : x + y;
    if (i.clamp)
      sum = isSigned ? std::clamp<int64_t>(sum, INT32_MIN, INT32_MAX)
                     : std::clamp<int64_t>(sum, 0, UINT32_MAX);
    result[lane] = sum;
  }
  storeBits(wave, i, result);
}
void addNoCarry(Wave &wave, const Instruction &i) {
  i.clamp ? addSaturating<false, false>(wave, i, false) : addUnsigned(wave, i);
}

void select(Wave &wave, const Instruction &i) {
  float bufferA[laneCount], bufferB[laneCount];
  u32 result[laneCount];
  // NEG and ABS work on the sign bit of a selected operand.
  const auto *a = reinterpret_cast<const u32 *>(loadFloat(wave, i, 0, bufferA));
  const auto *b = reinterpret_cast<const u32 *>(loadFloat(wave, i, 1, bufferB));
  u32 mask = scalar32(wave, i, i.source[2]);
  for (u32 lane = 0; lane < laneCount; ++lane)
    result[lane] = mask >> lane & 1 ? b[lane] : a[lane];
  storeBits(wave, i, result);
}

void select16(Wave &wave, const Instruction &i) {
  u32 a[laneCount], b[laneCount], result[laneCount];
  loadShort(wave, i, 0, a);
  loadShort(wave, i, 1, b);
  u32 mask = scalar32(wave, i, i.source[2]);
  for (u32 lane = 0; lane < laneCount; ++lane)
    result[lane] = mask >> lane & 1 ? b[lane] : a[lane];
  storeShort(wave, i, result);
}

template <bool isSigned> void multiplyAdd64(Wave &wave, const Instruction &i) {
  u32 bufferA[laneCount], bufferB[laneCount];
  u64 bufferC[laneCount], result[laneCount];
  const u32 *a = loadBits(wave, i, 0, bufferA);
  const u32 *b = loadBits(wave, i, 1, bufferB);
  const u64 *c = loadBits64(wave, i, 2, bufferC);
  u32 out = 0;
  for (u32 lane = 0; lane < laneCount; ++lane) {
    u64 product = isSigned ? u64(int64_t(s32(a[lane])) * s32(b[lane]))
                           : u64(a[lane]) * b[lane];
    result[lane] = product + c[lane];
    out |= u32(result[lane] < product) << lane;
  }
  storeBits64(wave, i, result);
  storeMask(wave, i, i.scalarDestination, out);
}

void addMoves(HandlerTable &table) {
  table["v_nop"] = [](Wave &, const Instruction &) {};
  table["v_mov_b32"] = unary<U32, U32>([](u32 a) { return a; });
  table["v_not_b32"] = unary<U32, U32>([](u32 a) { return ~a; });
  table["v_bfrev_b32"] = unary<U32, U32>([](u32 a) { return reverse(a); });
  table["v_clz_i32_u32"] =
      unary<U32, U32>([](u32 a) { return leadingZeros(a); });
  table["v_ctz_i32_b32"] =
      unary<U32, U32>([](u32 a) { return trailingZeros(a); });
  table["v_cls_i32"] = unary<U32, U32>([](u32 a) { return signBits(a); });
  table["v_cndmask_b32"] = select;
  table["v_cndmask_b16"] = select16;
  table["v_bcnt_u32_b32"] = binary<U32, U32, U32>(
      [](u32 a, u32 b) { return u32(__builtin_popcount(a)) + b; });
}

void addArithmetic(HandlerTable &table) {
  table["v_add_nc_u32"] = addNoCarry;
  table["v_sub_nc_u32"] = [](Wave &wave, const Instruction &i) {
    addSaturating<true, false>(wave, i, false);
  };
  table["v_subrev_nc_u32"] = [](Wave &wave, const Instruction &i) {
    addSaturating<true, true>(wave, i, false);
  };
  table["v_add_nc_i32"] = [](Wave &wave, const Instruction &i) {
    addSaturating<false, false>(wave, i, true);
  };
  table["v_sub_nc_i32"] = [](Wave &wave, const Instruction &i) {
    addSaturating<true, false>(wave, i, true);
  };
  table["v_add_co_u32"] = carry<false, false, false>;
  table["v_sub_co_u32"] = carry<true, false, false>;
  table["v_subrev_co_u32"] = carry<true, true, false>;
  table["v_add_co_ci_u32"] = carry<false, false, true>;
  table["v_sub_co_ci_u32"] = carry<true, false, true>;
  table["v_subrev_co_ci_u32"] = carry<true, true, true>;
  table["v_mad_u64_u32"] = multiplyAdd64<false>;
  table["v_mad_i64_i32"] = multiplyAdd64<true>;
  table["v_mul_lo_u32"] =
      binary<U32, U32, U32>([](u32 a, u32 b) { return a * b; });
  table["v_mul_hi_u32"] =
      binary<U32, U32, U32>([](u32 a, u32 b) { return u32(u64(a) * b >> 32); });
  table["v_mul_hi_i32"] = binary<U32, U32, U32>(
      [](u32 a, u32 b) { return u32(int64_t(s32(a)) * s32(b) >> 32); });
  table["v_mul_u32_u24"] =
      binary<U32, U32, U32>([](u32 a, u32 b) { return mask24(a) * mask24(b); });
  table["v_mul_i32_i24"] = binary<U32, U32, U32>(
      [](u32 a, u32 b) { return u32(int64_t(sign24(a)) * sign24(b)); });
  table["v_mul_hi_u32_u24"] = binary<U32, U32, U32>(
      [](u32 a, u32 b) { return u32(u64(mask24(a)) * mask24(b) >> 32); });
  table["v_mul_hi_i32_i24"] = binary<U32, U32, U32>(
      [](u32 a, u32 b) { return u32(int64_t(sign24(a)) * sign24(b) >> 32); });
  table["v_mad_u32_u24"] = ternary<U32, U32, U32, U32>(
      [](u32 a, u32 b, u32 c) { return mask24(a) * mask24(b) + c; });
  table["v_mad_i32_i24"] = ternary<U32, U32, U32, U32>([](u32 a, u32 b, u32 c) {
    return u32(int64_t(sign24(a)) * sign24(b)) + c;
  });
  table["v_mad_u32_u16"] = ternary<U32, U16, U16, U32>(
      [](u32 a, u32 b, u32 c) { return a * b + c; });
  table["v_mad_i32_i16"] = ternary<U32, U16, U16, U32>([](u32 a, u32 b, u32 c) {
    return u32(s32(int16_t(a)) * int16_t(b)) + c;
  });
  table["v_sad_u8"] = ternary<U32, U32, U32, U32>(
      [](u32 a, u32 b, u32 c) { return absoluteDifferences(a, b, c); });
  table["v_sad_u32"] = ternary<U32, U32, U32, U32>(
      [](u32 a, u32 b, u32 c) { return (a > b ? a - b : b - a) + c; });
}

void addLogic(HandlerTable &table) {
#define BINARY(name, expression)                                               \
  table[name] =                                                                \
      binary<U32, U32, U32>([](u32 a, u32 b) -> u32 { return expression; })
#define TERNARY(name, expression)                                              \
  table[name] = ternary<U32, U32, U32, U32>(                                   \
      [](u32 a, u32 b, u32 c) -> u32 { return expression; })
  BINARY("v_and_b32", a & b);
  BINARY("v_or_b32", a | b);
  BINARY("v_xor_b32", a ^ b);
  BINARY("v_xnor_b32", ~(a ^ b));
  BINARY("v_lshlrev_b32", b << (a & 31));
  BINARY("v_lshrrev_b32", b >> (a & 31));
  BINARY("v_ashrrev_i32", s32(b) >> (a & 31));
  BINARY("v_bfm_b32", ((1u << (a & 31)) - 1) << (b & 31));
  BINARY("v_min_u32", std::min(a, b));
  BINARY("v_max_u32", std::max(a, b));
  BINARY("v_min_i32", std::min(s32(a), s32(b)));
  BINARY("v_max_i32", std::max(s32(a), s32(b)));
  TERNARY("v_and_or_b32", (a & b) | c);
  TERNARY("v_or3_b32", a | b | c);
  TERNARY("v_xor3_b32", a ^ b ^ c);
  TERNARY("v_lshl_or_b32", a << (b & 31) | c);
  TERNARY("v_lshl_add_u32", (a << (b & 31)) + c);
  TERNARY("v_add_lshl_u32", (a + b) << (c & 31));
  TERNARY("v_add3_u32", a + b + c);
  TERNARY("v_xad_u32", (a ^ b) + c);
  TERNARY("v_bfi_b32", (a & b) | (~a & c));
  TERNARY("v_bfe_u32", a >> (b & 31) & ((1u << (c & 31)) - 1));
  TERNARY("v_bfe_i32", (c & 31) == 0
                           ? 0
                           : s32((s32(a) >> (b & 31)) << (32 - (c & 31))) >>
                                 (32 - (c & 31)));
  // The shift amount is a 16-bit operand.
  table["v_alignbit_b32"] = ternary<U32, U32, U32, U16>(
      [](u32 a, u32 b, u32 c) { return u32((u64(a) << 32 | b) >> (c & 31)); });
  table["v_alignbyte_b32"] =
      ternary<U32, U32, U32, U16>([](u32 a, u32 b, u32 c) {
        return u32((u64(a) << 32 | b) >> (8 * (c & 3)));
      });
  TERNARY("v_perm_b32", permute(a, b, c));
  TERNARY("v_min3_u32", std::min(std::min(a, b), c));
  TERNARY("v_max3_u32", std::max(std::max(a, b), c));
  TERNARY("v_med3_u32", median(a, b, c));
  TERNARY("v_min3_i32", min3(a, b, c));
  TERNARY("v_max3_i32", max3(a, b, c));
  TERNARY("v_med3_i32", median(s32(a), s32(b), s32(c)));
  TERNARY("v_maxmin_u32", std::min(std::max(a, b), c));
  TERNARY("v_minmax_u32", std::max(std::min(a, b), c));
  TERNARY("v_maxmin_i32", std::min(std::max(s32(a), s32(b)), s32(c)));
  TERNARY("v_minmax_i32", std::max(std::min(s32(a), s32(b)), s32(c)));
#undef BINARY
#undef TERNARY
}

} // namespace

void addVector32(HandlerTable &table) {
  addMoves(table);
  addArithmetic(table);
  addLogic(table);
}

} // namespace hipsim
