/// \file
/// The scalar unit: results and SCC.

#include "tests/hipsim/InstructionCases.h"

namespace hipsim {
namespace {

/// A scalar instruction: its result and SCC (2 for "unchanged", which is 1).
struct ScalarCase {
  std::string text;
  bool wide;
  std::function<u64(u64, u64)> result;
  std::function<bool(u64, u64, u64)> flag;
};

bool notZero(u64, u64, u64 result) { return result != 0; }
bool unchanged(u64, u64, u64) { return true; }

std::vector<ScalarCase> scalarCases() {
  return {
      {"s_add_u32 s26, s20, s22", false, [](u64 a, u64 b) { return a + b; },
       [](u64 a, u64 b, u64) { return (u64(u32(a)) + u32(b)) >> 32 != 0; }},
      {"s_addc_u32 s26, s20, s22", false,
       [](u64 a, u64 b) { return a + b + 1; },
       [](u64 a, u64 b, u64) { return (u64(u32(a)) + u32(b) + 1) >> 32 != 0; }},
      {"s_sub_u32 s26, s20, s22", false, [](u64 a, u64 b) { return a - b; },
       [](u64 a, u64 b, u64) { return u32(a) < u32(b); }},
      {"s_subb_u32 s26, s20, s22", false,
       [](u64 a, u64 b) { return a - b - 1; },
       [](u64 a, u64 b, u64) { return u64(u32(a)) < u64(u32(b)) + 1; }},
      {"s_add_i32 s26, s20, s22", false, [](u64 a, u64 b) { return a + b; },
       [](u64 a, u64 b, u64) {
         s64 r = s64(s32(a)) + s32(b);
         return r < INT32_MIN || r > INT32_MAX;
       }},
      {"s_sub_i32 s26, s20, s22", false, [](u64 a, u64 b) { return a - b; },
       [](u64 a, u64 b, u64) {
         s64 r = s64(s32(a)) - s32(b);
         return r < INT32_MIN || r > INT32_MAX;
       }},
      {"s_and_not1_b32 s26, s20, s22", false,
       [](u64 a, u64 b) { return a & ~b; }, notZero},
      {"s_or_not1_b32 s26, s20, s22", false,
       [](u64 a, u64 b) { return a | ~b; }, notZero},
      {"s_xor_b64 s[26:27], s[20:21], s[22:23]", true,
       [](u64 a, u64 b) { return a ^ b; }, notZero},
      {"s_nand_b32 s26, s20, s22", false, [](u64 a, u64 b) { return ~(a & b); },
       notZero},
      {"s_lshl_b32 s26, s20, s22", false,
       [](u64 a, u64 b) { return a << (b % 32); }, notZero},
      {"s_ashr_i32 s26, s20, s22", false,
       [](u64 a, u64 b) { return u64(s64(s32(a)) >> (b % 32)); }, notZero},
      {"s_lshl_b64 s[26:27], s[20:21], s22", true,
       [](u64 a, u64 b) { return a << (b % 64); }, notZero},
      {"s_ashr_i64 s[26:27], s[20:21], s22", true,
       [](u64 a, u64 b) { return u64(s64(a) >> (b % 64)); }, notZero},
      {"s_bfe_u32 s26, s20, 0x70004", false,
       [](u64 a, u64) { return u32(a) >> 4 & 127; }, notZero},
      {"s_bfe_i32 s26, s20, 0x70004", false,
       [](u64 a, u64) { return u64(s64(a << 53) >> 57); }, notZero},
      {"s_bfe_i64 s[26:27], s[20:21], 0x200008", true,
       [](u64 a, u64) { return u64(s64(s32(a >> 8))); }, notZero},
      {"s_mul_i32 s26, s20, s22", false, [](u64 a, u64 b) { return a * b; },
       unchanged},
      {"s_mul_hi_u32 s26, s20, s22", false,
       [](u64 a, u64 b) { return u64(u32(a)) * u32(b) >> 32; }, unchanged},
      {"s_mul_hi_i32 s26, s20, s22", false,
       [](u64 a, u64 b) { return u64(s64(s32(a)) * s32(b)) >> 32; }, unchanged},
      {"s_min_i32 s26, s20, s22", false,
       [](u64 a, u64 b) { return s32(a) < s32(b) ? a : b; },
       [](u64 a, u64 b, u64) { return s32(a) < s32(b); }},
      {"s_max_u32 s26, s20, s22", false,
       [](u64 a, u64 b) { return u32(a) >= u32(b) ? a : b; },
       [](u64 a, u64 b, u64) { return u32(a) >= u32(b); }},
      {"s_abs_i32 s26, s20", false,
       [](u64 a, u64) { return u64(s32(a) < 0 ? -s64(s32(a)) : s32(a)); },
       notZero},
      {"s_brev_b32 s26, s20", false,
       [](u64 a, u64) {
         u32 r = 0;
         for (int i = 0; i < 32; ++i)
           r |= u32(a >> i & 1) << (31 - i);
         return u64(r);
       },
       unchanged},
      {"s_bcnt1_i32_b64 s26, s[20:21]", false,
       [](u64 a, u64) {
         u64 n = 0;
         for (int i = 0; i < 64; ++i)
           n += a >> i & 1;
         return n;
       },
       notZero},
      {"s_ctz_i32_b64 s26, s[20:21]", false,
       [](u64 a, u64) {
         u32 n = 0;
         while (n < 64 && !(a >> n & 1))
           ++n;
         return u64(n == 64 ? ~0u : n);
       },
       unchanged},
      {"s_sext_i32_i8 s26, s20", false,
       [](u64 a, u64) { return u64(s64(int8_t(a))); }, unchanged},
      {"s_pack_lh_b32_b16 s26, s20, s22", false,
       [](u64 a, u64 b) { return (a & 0xffff) | (b & 0xffff0000); }, unchanged},
      {"s_lshl3_add_u32 s26, s20, s22", false,
       [](u64 a, u64 b) { return u32(a) * 8 + b; },
       [](u64 a, u64 b, u64) { return (u64(u32(a)) * 8 + u32(b)) >> 32 != 0; }},
      {"s_cselect_b32 s26, s20, s22", false, [](u64 a, u64) { return a; },
       unchanged},
      {"s_mov_b64 s[26:27], -5", true, [](u64, u64) { return u64(-5); },
       unchanged},
      {"s_mov_b32 s26, s20\ns_cmp_gt_i32 s20, s22", false,
       [](u64 a, u64) { return a; },
       [](u64 a, u64 b, u64) { return s32(a) > s32(b); }},
      {"s_mov_b32 s26, s20\ns_cmp_lg_u64 s[20:21], s[22:23]", false,
       [](u64 a, u64) { return a; }, [](u64 a, u64 b, u64) { return a != b; }},
      {"s_mov_b32 s26, s20\ns_cmpk_le_u32 s20, 0x8000", false,
       [](u64 a, u64) { return a; },
       [](u64 a, u64, u64) { return u32(a) <= 0x8000; }},
      {"s_mov_b32 s26, s20\ns_bitcmp1_b32 s20, s22", false,
       [](u64 a, u64) { return a; },
       [](u64 a, u64 b, u64) { return a >> (b % 32) & 1; }},
      {"s_mov_b32 s26, s20\ns_addk_i32 s26, 0x8000", false,
       [](u64 a, u64) { return a - 0x8000; },
       [](u64 a, u64, u64) { return s64(s32(a)) - 0x8000 < INT32_MIN; }},
  };
}

TEST(InstructionsTest, Scalars) {
  std::vector<ScalarCase> cases = scalarCases();
  std::vector<std::string> texts;
  for (const ScalarCase &entry : cases)
    texts.push_back(entry.text);
  InstructionRunner runner(texts);
  std::vector<Lane> inputs = makeInputs(5);
  for (const ScalarCase &entry : cases) {
    std::vector<Outcome> outcomes;
    ASSERT_EQ(runner.run(entry.text, inputs, outcomes), "") << entry.text;
    for (size_t index = 0; index < inputs.size(); index += 32) {
      u64 a = inputs[index].a, b = inputs[index].b;
      u64 mask = entry.wide ? ~u64(0) : 0xffffffff;
      u64 expected = entry.result(a, b) & mask;
      EXPECT_EQ(outcomes[index].scalar & mask, expected)
          << entry.text << std::hex << " " << a << " " << b;
      EXPECT_EQ(outcomes[index].scc, entry.flag(a, b, expected))
          << entry.text << std::hex << " " << a << " " << b;
    }
  }
}

} // namespace
} // namespace hipsim
