/// \file
/// Integer and bit instructions of the vector unit.

#include "tests/hipsim/InstructionCases.h"

namespace hipsim {
namespace {

std::vector<Case> integerCases() {
  return {
      {"v_add_nc_u32 v8, v2, v4", As::Word,
       [](const Lane &l) { return l.a + l.b; }},
      {"v_add_nc_u32_e64 v8, v2, v4 clamp", As::Word,
       [](const Lane &l) {
         return limit(u64(u32(l.a)) + u32(l.b), 0, UINT32_MAX);
       }},
      {"v_sub_nc_u32_e64 v8, v2, v4 clamp", As::Word,
       [](const Lane &l) {
         return limit(s64(u32(l.a)) - u32(l.b), 0, UINT32_MAX);
       }},
      {"v_add_nc_i32 v8, v2, v4 clamp", As::Word,
       [](const Lane &l) {
         return u32(limit(s64(s32(l.a)) + s32(l.b), INT32_MIN, INT32_MAX));
       }},
      {"v_subrev_nc_u32 v8, v2, v4", As::Word,
       [](const Lane &l) { return l.b - l.a; }},
      {"v_mul_lo_u32 v8, v2, v4", As::Word,
       [](const Lane &l) { return l.a * l.b; }},
      {"v_mul_hi_u32 v8, v2, v4", As::Word,
       [](const Lane &l) { return u64(u32(l.a)) * u32(l.b) >> 32; }},
      {"v_mul_hi_i32 v8, v2, v4", As::Word,
       [](const Lane &l) { return u64(s64(s32(l.a)) * s32(l.b)) >> 32; }},
      {"v_mad_u64_u32 v[8:9], s26, v2, v4, v[6:7]", As::Pair,
       [](const Lane &l) { return u64(u32(l.a)) * u32(l.b) + l.c; }},
      {"v_mad_i64_i32 v[8:9], s26, v2, v4, v[6:7]", As::Pair,
       [](const Lane &l) { return u64(s64(s32(l.a)) * s32(l.b)) + l.c; }},
      {"v_mul_u32_u24 v8, v2, v4", As::Word,
       [](const Lane &l) { return (l.a & 0xffffff) * (l.b & 0xffffff); }},
      {"v_mul_i32_i24 v8, v2, v4", As::Word,
       [](const Lane &l) {
         return u64(s64(l.a << 40) >> 40) * u64(s64(l.b << 40) >> 40);
       }},
      {"v_mad_u32_u24 v8, v2, v4, v6", As::Word,
       [](const Lane &l) { return (l.a & 0xffffff) * (l.b & 0xffffff) + l.c; }},
      {"v_and_or_b32 v8, v2, v4, v6", As::Word,
       [](const Lane &l) { return (l.a & l.b) | l.c; }},
      {"v_or3_b32 v8, v2, v4, v6", As::Word,
       [](const Lane &l) { return l.a | l.b | l.c; }},
      {"v_xor3_b32 v8, v2, v4, v6", As::Word,
       [](const Lane &l) { return l.a ^ l.b ^ l.c; }},
      {"v_xad_u32 v8, v2, v4, v6", As::Word,
       [](const Lane &l) { return (l.a ^ l.b) + l.c; }},
      {"v_lshl_or_b32 v8, v2, v4, v6", As::Word,
       [](const Lane &l) { return u32(l.a) << (l.b % 32) | l.c; }},
      {"v_lshl_add_u32 v8, v2, v4, v6", As::Word,
       [](const Lane &l) { return (u32(l.a) << (l.b % 32)) + l.c; }},
      {"v_add_lshl_u32 v8, v2, v4, v6", As::Word,
       [](const Lane &l) { return u32(l.a + l.b) << (l.c % 32); }},
      {"v_add3_u32 v8, v2, v4, 0x12345678", As::Word,
       [](const Lane &l) { return l.a + l.b + 0x12345678; }},
      {"v_bfi_b32 v8, v2, v4, v6", As::Word,
       [](const Lane &l) { return (l.a & l.b) | (~l.a & l.c); }},
      {"v_bfe_u32 v8, v2, v4, v6", As::Word,
       [](const Lane &l) {
         return (u32(l.a) >> (l.b % 32)) % (u64(1) << (l.c % 32));
       }},
      {"v_bfe_i32 v8, v2, v4, v6", As::Word,
       [](const Lane &l) -> u64 {
         u32 n = l.c % 32;
         if (!n)
           return 0;
         s64 x = s64(s32(l.a)) >> (l.b % 32);
         return u32(s64(u64(x) << (64 - n)) >> (64 - n));
       }},
      {"v_bfm_b32 v8, v2, v4", As::Word,
       [](const Lane &l) {
         return ((u64(1) << (l.a % 32)) - 1) << (l.b % 32);
       }},
      {"v_alignbit_b32 v8, v2, v4, v6.h", As::Word,
       [](const Lane &l) {
         return u64(((Wide(u32(l.a)) << 32) | u32(l.b)) >> (high(l.c) % 32));
       }},
      {"v_alignbyte_b32 v8, v2, v4, v6.l", As::Word,
       [](const Lane &l) {
         return u64(((Wide(u32(l.a)) << 32) | u32(l.b)) >> (l.c % 4 * 8));
       }},
      {"v_perm_b32 v8, v2, v4, v6", As::Word,
       [](const Lane &l) {
         u64 from = l.a << 32 | u32(l.b), r = 0;
         for (int i = 0; i < 4; ++i)
           r |= u64(byteOf(from, u8(l.c >> 8 * i))) << 8 * i;
         return r;
       }},
      {"v_lshlrev_b32 v8, v2, v4", As::Word,
       [](const Lane &l) { return u32(l.b) << (l.a % 32); }},
      {"v_lshrrev_b32 v8, 5, v4", As::Word,
       [](const Lane &l) { return u32(l.b) / 32; }},
      {"v_ashrrev_i32 v8, v2, v4", As::Word,
       [](const Lane &l) { return u32(s64(s32(l.b)) >> (l.a % 32)); }},
      {"v_lshlrev_b64 v[8:9], v2, v[4:5]", As::Pair,
       [](const Lane &l) { return l.b << (l.a % 64); }},
      {"v_lshrrev_b64 v[8:9], v2, v[4:5]", As::Pair,
       [](const Lane &l) { return l.b >> (l.a % 64); }},
      {"v_ashrrev_i64 v[8:9], v2, v[4:5]", As::Pair,
       [](const Lane &l) { return u64(s64(l.b) >> (l.a % 64)); }},
      {"v_min_i32 v8, v2, v4", As::Word,
       [](const Lane &l) { return s32(l.a) < s32(l.b) ? l.a : l.b; }},
      {"v_max_u32 v8, v2, v4", As::Word,
       [](const Lane &l) { return u32(l.a) > u32(l.b) ? l.a : l.b; }},
      {"v_med3_i32 v8, v2, v4, v6", As::Word,
       [](const Lane &l) {
         s32 v[] = {s32(l.a), s32(l.b), s32(l.c)};
         std::sort(v, v + 3);
         return u64(u32(v[1]));
       }},
      {"v_med3_u32 v8, v2, v4, v6", As::Word,
       [](const Lane &l) {
         u32 v[] = {u32(l.a), u32(l.b), u32(l.c)};
         std::sort(v, v + 3);
         return u64(v[1]);
       }},
      {"v_min3_i32 v8, v2, v4, v6", As::Word,
       [](const Lane &l) {
         s32 v[] = {s32(l.a), s32(l.b), s32(l.c)};
         std::sort(v, v + 3);
         return u64(u32(v[0]));
       }},
      {"v_clz_i32_u32 v8, v2", As::Word,
       [](const Lane &l) {
         u32 n = 0;
         while (n < 32 && !(l.a >> (31 - n) & 1))
           ++n;
         return n == 32 ? ~0u : n;
       }},
      {"v_ctz_i32_b32 v8, v2", As::Word,
       [](const Lane &l) {
         u32 n = 0;
         while (n < 32 && !(l.a >> n & 1))
           ++n;
         return n == 32 ? ~0u : n;
       }},
      {"v_bcnt_u32_b32 v8, v2, v4", As::Word,
       [](const Lane &l) {
         u32 n = l.b;
         for (int i = 0; i < 32; ++i)
           n += l.a >> i & 1;
         return n;
       }},
      {"v_bfrev_b32 v8, v2", As::Word,
       [](const Lane &l) {
         u32 r = 0;
         for (int i = 0; i < 32; ++i)
           r |= u32(l.a >> i & 1) << (31 - i);
         return r;
       }},
      {"v_cndmask_b32 v8, v2, v4, vcc_lo", As::Word,
       [](const Lane &l) { return l.vcc() ? l.b : l.a; }},
      {"v_cndmask_b32_e64 v8, -v2, |v4|, s24", As::Word,
       [](const Lane &l) {
         return l.wave[0].c >> l.index & 1 ? l.b & 0x7fffffff
                                           : l.a ^ 0x80000000;
       }},
      {"v_add_co_ci_u32 v8, vcc_lo, v2, v4, vcc_lo", As::Word,
       [](const Lane &l) { return l.a + l.b + l.vcc(); }},
      {"v_sub_co_u32 v8, vcc_lo, v2, v4", As::Vcc,
       [](const Lane &l) { return u32(l.a) < u32(l.b); }},
      {"v_add_co_u32 v8, vcc_lo, v2, v4", As::Vcc,
       [](const Lane &l) { return (u64(u32(l.a)) + u32(l.b)) >> 32; }},
      {"v_mul_lo_u16 v8.l, v2.l, v4.h", As::Word,
       [](const Lane &l) { return keepHigh(l, u16(l.a) * high(l.b)); }},
      {"v_add_nc_i16 v8.h, v2.l, v4.l clamp", As::Word,
       [](const Lane &l) {
         return (l.old & 0xffff) |
                u64(u16(limit(s16(l.a) + s16(l.b), -32768, 32767))) << 16;
       }},
      {"v_ashrrev_i16 v8.l, v2.l, v4.l", As::Word,
       [](const Lane &l) { return keepHigh(l, s16(l.b) >> (l.a % 16)); }},
      {"v_max_i16 v8.l, v2.h, v4.l", As::Word,
       [](const Lane &l) {
         return keepHigh(l, std::max(s16(high(l.a)), s16(l.b)));
       }},
      {"v_pk_add_i16 v8, v2, v4 clamp", As::Word,
       [](const Lane &l) {
         return pair(limit(s16(l.a) + s16(l.b), -32768, 32767),
                     limit(s16(high(l.a)) + s16(high(l.b)), -32768, 32767));
       }},
      {"v_pk_sub_u16 v8, v2, v4 op_sel:[1,0] op_sel_hi:[0,1]", As::Word,
       [](const Lane &l) {
         return pair(high(l.a) - u16(l.b), u16(l.a) - high(l.b));
       }},
      {"v_pk_mad_u16 v8, v2, v4, v6", As::Word,
       [](const Lane &l) {
         return pair(u64(u16(l.a)) * u16(l.b) + u16(l.c),
                     u64(high(l.a)) * high(l.b) + high(l.c));
       }},
      {"v_pk_lshlrev_b16 v8, 3, v4 op_sel_hi:[0,1]", As::Word,
       [](const Lane &l) { return pair(u16(l.b) * 8, high(l.b) * 8); }},
      {"v_pk_ashrrev_i16 v8, 1, v4 op_sel_hi:[0,1]", As::Word,
       [](const Lane &l) { return pair(s16(l.b) >> 1, s16(high(l.b)) >> 1); }},
      {"v_dot4_i32_iu8 v8, v2, v4, v6 neg_lo:[1,0,0]", As::Word,
       [](const Lane &l) {
         s64 r = s32(l.c);
         for (int i = 0; i < 4; ++i)
           r += int8_t(l.a >> 8 * i) * u8(l.b >> 8 * i);
         return u64(r);
       }},
      {"v_dot8_u32_u4 v8, v2, v4, v6", As::Word,
       [](const Lane &l) {
         u64 r = l.c;
         for (int i = 0; i < 8; ++i)
           r += (l.a >> 4 * i & 15) * (l.b >> 4 * i & 15);
         return r;
       }},
      {"v_mbcnt_lo_u32_b32 v8, v2, v4", As::Word,
       [](const Lane &l) {
         u32 n = l.b;
         for (u32 i = 0; i < l.index; ++i)
           n += l.a >> i & 1;
         return n;
       }},
      {"v_sad_u8 v8, v2, v4, v6", As::Word,
       [](const Lane &l) {
         u32 r = l.c;
         for (int i = 0; i < 4; ++i)
           r += std::abs(int(u8(l.a >> 8 * i)) - int(u8(l.b >> 8 * i)));
         return r;
       }},
  };
}

TEST(InstructionsTest, Integers) { checkCases(integerCases()); }

} // namespace
} // namespace hipsim
