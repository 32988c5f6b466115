/// \file
/// Instructions that move values between lanes, LDS, and dual issue.

#include <algorithm>

#include "tests/hipsim/InstructionCases.h"
#include "tests/hipsim/InstructionRunner.h"

namespace hipsim {
namespace {

u32 at(const Lane &l, u32 lane) { return u32(l.wave[lane].a); }

std::vector<Case> laneCases() {
  return {
      {"v_mov_b32_dpp v8, v2 quad_perm:[3,0,2,1] row_mask:0xf bank_mask:0xf",
       As::Word,
       [](const Lane &l) {
         constexpr u32 from[] = {3, 0, 2, 1};
         return at(l, (l.index & ~3u) + from[l.index & 3]);
       }},
      {"v_mov_b32_dpp v8, v2 row_shr:3 row_mask:0xf bank_mask:0xf", As::Word,
       [](const Lane &l) {
         return l.index % 16 < 3 ? u32(l.old) : at(l, l.index - 3);
       }},
      {"v_mov_b32_dpp v8, v2 row_shl:2 row_mask:0xf bank_mask:0xf bound_ctrl:1",
       As::Word,
       [](const Lane &l) {
         return l.index % 16 > 13 ? 0 : at(l, l.index + 2);
       }},
      {"v_mov_b32_dpp v8, v2 row_ror:5 row_mask:0xf bank_mask:0xf", As::Word,
       [](const Lane &l) {
         return at(l, l.index / 16 * 16 + (l.index + 11) % 16);
       }},
      {"v_mov_b32_dpp v8, v2 row_mirror row_mask:0xf bank_mask:0xf", As::Word,
       [](const Lane &l) {
         return at(l, l.index / 16 * 16 + 15 - l.index % 16);
       }},
      {"v_mov_b32_dpp v8, v2 row_half_mirror row_mask:0xf bank_mask:0xf",
       As::Word,
       [](const Lane &l) { return at(l, l.index / 8 * 8 + 7 - l.index % 8); }},
      {"v_mov_b32_dpp v8, v2 row_share:6 row_mask:0xf bank_mask:0xf", As::Word,
       [](const Lane &l) { return at(l, l.index / 16 * 16 + 6); }},
      {"v_add_nc_u32_dpp v8, v2, v4 row_xmask:9 row_mask:0x2 bank_mask:0xd",
       As::Word,
       [](const Lane &l) {
         bool on = l.index >= 16 && l.index / 4 % 4 != 1;
         return on ? at(l, l.index ^ 9) + u32(l.b) : u32(l.old);
       }},
      {"v_mov_b32_dpp v8, v2 dpp8:[7,6,5,4,0,1,2,3]", As::Word,
       [](const Lane &l) {
         constexpr u32 from[] = {7, 6, 5, 4, 0, 1, 2, 3};
         return at(l, l.index / 8 * 8 + from[l.index % 8]);
       }},
      {"s_mov_b32 s10, 0x76543210\ns_mov_b32 s11, "
       "0xfedcba98\nv_permlanex16_b32 v8, v2, s10, s11",
       As::Word, [](const Lane &l) { return at(l, l.index ^ 16); }},
      {"s_mov_b32 s10, 0x01234567\nv_permlane16_b32 v8, v2, s10, 0", As::Word,
       [](const Lane &l) {
         return at(l, l.index / 16 * 16 +
                          (l.index % 16 < 8 ? 7 - l.index % 8 : 0));
       }},
      {"v_lshlrev_b32 v10, 2, v4\nds_bpermute_b32 v8, v10, v2", As::Word,
       [](const Lane &l) { return at(l, l.b % 32); }},
      {"v_xor_b32 v10, 0x2c, v1\nds_permute_b32 v8, v10, v2", As::Word,
       [](const Lane &l) { return at(l, l.index ^ 11); }},
      {"ds_swizzle_b32 v8, v2 offset:swizzle(BITMASK_PERM,\"01pip\")", As::Word,
       [](const Lane &l) { return at(l, ((l.index & 7) ^ 2) | 8); }},
      {"ds_swizzle_b32 v8, v2 offset:swizzle(QUAD_PERM,2,3,1,0)", As::Word,
       [](const Lane &l) {
         constexpr u32 from[] = {2, 3, 1, 0};
         return at(l, (l.index & ~3u) + from[l.index & 3]);
       }},
      {"ds_load_2addr_b32 v[8:9], v1 offset1:1", As::Pair,
       [](const Lane &l) {
         return at(l, l.index) |
                (l.index == 31 ? 0 : u64(at(l, l.index + 1)) << 32);
       }},
      {"ds_load_u16_d16_hi v8, v1 offset:2", As::Word,
       [](const Lane &l) {
         return (l.old & 0xffff) | (at(l, l.index) & 0xffff0000);
       }},
      {"ds_load_i8 v8, v1 offset:1", As::Word,
       [](const Lane &l) { return u32(s32(int8_t(at(l, l.index) >> 8))); }},
      {"ds_add_rtn_u32 v9, v1, v4\ns_waitcnt lgkmcnt(0)\nds_load_b32 v8, v1",
       As::Pair, [](const Lane &l) { return u32(l.a + l.b) | l.a << 32; }},
      {"ds_max_rtn_i32 v9, v1, v4\ns_waitcnt lgkmcnt(0)\nds_load_b32 v8, v1",
       As::Pair,
       [](const Lane &l) {
         return u32(std::max(s32(l.a), s32(l.b))) | l.a << 32;
       }},
      {"ds_cmpstore_rtn_b32 v9, v1, v4, v2\ns_waitcnt lgkmcnt(0)\nds_load_b32 "
       "v8, v1",
       As::Pair, [](const Lane &l) { return u32(l.b) | l.a << 32; }},
      {"v_readlane_b32 s10, v2, 7\nv_mov_b32 v8, s10", As::Word,
       [](const Lane &l) { return at(l, 7); }},
      {"v_writelane_b32 v8, s22, 9", As::Word,
       [](const Lane &l) { return l.index == 9 ? l.wave[0].b : l.old; }},
      {"v_swap_b32 v8, v2", As::Word, [](const Lane &l) { return l.a; }},
      {"s_mov_b32 exec_lo, 0xf0f0\nv_mov_b32 v8, v2", As::Word,
       [](const Lane &l) { return 0xf0f0 >> l.index & 1 ? l.a : l.old; }},
      {"s_mov_b32 exec_lo, 0xfffffff0\nv_mov_b32_dpp v8, v2 row_shr:1 "
       "row_mask:0xf bank_mask:0xf",
       As::Word,
       [](const Lane &l) {
         u32 i = l.index;
         return i < 5 || i == 16 ? u32(l.old) : at(l, i - 1);
       }},
      {"v_cmpx_lt_u32 v2, v4\nv_mov_b32 v8, v6", As::Word,
       [](const Lane &l) { return u32(l.a) < u32(l.b) ? l.c : l.old; }},
      // Both halves read before either writes.
      {"v_dual_mov_b32 v8, v3 :: v_dual_mov_b32 v9, v4\nv_dual_mov_b32 v8, v9 "
       ":: v_dual_mov_b32 v9, v8",
       As::Pair, [](const Lane &l) { return u32(l.b) | l.a >> 32 << 32; }},
      {"v_dual_add_f32 v8, v2, v4 :: v_dual_cndmask_b32 v9, v3, v5", As::Single,
       [](const Lane &l) { return w(f(l.a) + f(l.b)); }},
      {"v_dual_fmamk_f32 v8, v2, 0x3f000000, v4 :: v_dual_and_b32 v9, v3, v5",
       As::Single,
       [](const Lane &l) { return w(std::fma(f(l.a), 0.5f, f(l.b))); }},
  };
}

TEST(InstructionsTest, Lanes) { checkCases(laneCases()); }

// A half of a dual instruction that accumulates reads the register it writes,
// not the neighbour that LLVM's disassembler names.
TEST(InstructionsTest, DualAccumulatorsAreTheirOwn) {
  InstructionRunner runner(
      {"v_dual_mul_f32 v8, v2, v4 :: v_dual_fmac_f32 v9, v3, v5",
       "v_dual_fmac_f32 v8, v2, v4 :: v_dual_fmac_f32 v9, v3, v5"});
  auto vector = [](std::vector<uint16_t> codes) {
    std::erase_if(codes, [](uint16_t code) { return code < codeVector; });
    std::ranges::sort(codes);
    auto twice = std::ranges::unique(codes);
    codes.erase(twice.begin(), twice.end());
    for (uint16_t &code : codes)
      code -= codeVector;
    return codes;
  };
  std::vector<std::vector<uint16_t>> reads;
  for (const Instruction &i : runner.program().instructions())
    if (runner.program().mnemonic(i).ends_with(":: v_dual_fmac_f32"))
      reads.push_back(vector(runner.program().registers(i).reads));
  std::ranges::sort(reads);
  EXPECT_EQ(reads, (std::vector<std::vector<uint16_t>>{{2, 3, 4, 5, 8, 9},
                                                       {2, 3, 4, 5, 9}}));
}

} // namespace
} // namespace hipsim
