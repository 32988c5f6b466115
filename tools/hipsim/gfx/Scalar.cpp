/// \file
/// The scalar unit: SOP1, SOP2, SOPC and SOPK arithmetic. SCC is set as the ISA
/// document says: by most logic "result is not zero", by adds the carry or
/// signed overflow.

#include <bit>

#include "tools/hipsim/gfx/Handlers.h"
#include "tools/hipsim/gfx/Operands.h"

namespace hipsim {

namespace {

using u32 = uint32_t;
using s32 = int32_t;
using u64 = uint64_t;
using s64 = int64_t;

u32 a32(const Wave &wave, const Instruction &i) {
  return scalar32(wave, i, i.source[0]);
}
u32 b32(const Wave &wave, const Instruction &i) {
  return scalar32(wave, i, i.source[1]);
}
u64 a64(const Wave &wave, const Instruction &i) {
  return scalar64(wave, i, i.source[0]);
}
u64 b64(const Wave &wave, const Instruction &i) {
  return scalar64(wave, i, i.source[1]);
}

/// What an operation does to SCC.
enum class Flag { Keep, NotZero };

template <class Operation, Flag flag>
void run32(Wave &wave, const Instruction &i) {
  u32 result = Operation()(a32(wave, i), b32(wave, i));
  writeScalar32(wave, i.destination, result);
  if (flag == Flag::NotZero)
    wave.setScc(result != 0);
}
template <class Operation, Flag flag>
void run64(Wave &wave, const Instruction &i) {
  u64 result = Operation()(a64(wave, i), b64(wave, i));
  writeScalar64(wave, i.destination, result);
  if (flag == Flag::NotZero)
    wave.setScc(result != 0);
}
template <class Operation> void runCompare(Wave &wave, const Instruction &i) {
  wave.setScc(Operation()(a32(wave, i), b32(wave, i)));
}
template <class Operation, bool isSigned>
void runCompareImmediate(Wave &wave, const Instruction &i) {
  uint32_t immediate = isSigned ? i.immediate : i.immediate & 0xffff;
  wave.setScc(Operation()(wave.s[i.destination], immediate));
}

template <Flag flag, class Operation> constexpr Handler word(Operation) {
  return run32<Operation, flag>;
}
template <Flag flag, class Operation> constexpr Handler wide(Operation) {
  return run64<Operation, flag>;
}

void addWithFlag(Wave &wave, const Instruction &i, u64 sum, bool flag) {
  writeScalar32(wave, i.destination, u32(sum));
  wave.setScc(flag);
}

template <class T> u32 countBits(T value) { return std::popcount(value); }

u64 extract(u64 value, u32 offset, u32 width, u32 bits, bool isSigned) {
  if (width == 0)
    return 0;
  if (width > bits - offset)
    width = bits - offset;
  u64 left = value << (64 - offset - width);
  return isSigned ? u64(s64(left) >> (64 - width)) : left >> (64 - width);
}

u64 quads(u64 value, u32 bits) {
  u64 result = 0;
  for (u32 quad = 0; quad < bits / 4; ++quad)
    if (value >> (4 * quad) & 15)
      result |= u64(1) << quad;
  return result;
}
u64 wholeQuads(u64 value, u32 bits) {
  u64 result = 0;
  for (u32 quad = 0; quad < bits / 4; ++quad)
    if (value >> (4 * quad) & 15)
      result |= u64(15) << (4 * quad);
  return result;
}

/// s_<operation>_saveexec_b32: D = EXEC; EXEC = operation(S0, EXEC).
template <class Operation> void runSave(Wave &wave, const Instruction &i) {
  u32 old = wave.exec(), source = a32(wave, i);
  writeScalar32(wave, i.destination, old);
  wave.s[codeExec] = Operation()(source, old);
  wave.setScc(wave.exec() != 0);
}
/// s_<operation>_wrexec_b32: the new EXEC goes to D too.
template <class Operation> void runWrite(Wave &wave, const Instruction &i) {
  wave.s[codeExec] = Operation()(a32(wave, i), wave.exec());
  writeScalar32(wave, i.destination, wave.exec());
  wave.setScc(wave.exec() != 0);
}

struct LogicTable {
  HandlerTable &table;
  template <class Operation>
  void add(const std::string &name, Operation, bool save = true) {
    table["s_" + name + "_b32"] = run32<Operation, Flag::NotZero>;
    table["s_" + name + "_b64"] = run64<Operation, Flag::NotZero>;
    if (!save)
      return;
    table["s_" + name + "_saveexec_b32"] = runSave<Operation>;
    table["s_" + name + "_wrexec_b32"] = runWrite<Operation>;
  }
};

void addLogic(HandlerTable &table) {
  LogicTable logic{table};
  logic.add("and", [](u64 a, u64 b) { return a & b; });
  logic.add("or", [](u64 a, u64 b) { return a | b; });
  logic.add("xor", [](u64 a, u64 b) { return a ^ b; });
  logic.add("nand", [](u64 a, u64 b) { return ~(a & b); });
  logic.add("nor", [](u64 a, u64 b) { return ~(a | b); });
  logic.add("xnor", [](u64 a, u64 b) { return ~(a ^ b); });
  logic.add("and_not1", [](u64 a, u64 b) { return a & ~b; });
  logic.add("or_not1", [](u64 a, u64 b) { return a | ~b; });
  // The "not0" forms exist only as EXEC operations: they negate the source.
  auto andNot0 = [](u64 a, u64 b) { return ~a & b; };
  auto orNot0 = [](u64 a, u64 b) { return ~a | b; };
  table["s_and_not0_saveexec_b32"] = runSave<decltype(andNot0)>;
  table["s_and_not0_wrexec_b32"] = runWrite<decltype(andNot0)>;
  table["s_or_not0_saveexec_b32"] = runSave<decltype(orNot0)>;
}

void addMoves(HandlerTable &table) {
  constexpr auto keep = Flag::Keep, notZero = Flag::NotZero;
  table["s_mov_b32"] = word<keep>([](u32 a, u32) { return a; });
  table["s_mov_b64"] = wide<keep>([](u64 a, u64) { return a; });
  table["s_not_b32"] = word<notZero>([](u32 a, u32) { return ~a; });
  table["s_not_b64"] = wide<notZero>([](u64 a, u64) { return ~a; });
  table["s_brev_b32"] =
      word<keep>([](u32 a, u32) { return __builtin_bitreverse32(a); });
  table["s_brev_b64"] =
      wide<keep>([](u64 a, u64) { return __builtin_bitreverse64(a); });
  table["s_sext_i32_i8"] =
      word<keep>([](u32 a, u32) { return u32(s32(int8_t(a))); });
  table["s_sext_i32_i16"] =
      word<keep>([](u32 a, u32) { return u32(s32(int16_t(a))); });
  table["s_abs_i32"] =
      word<notZero>([](u32 a, u32) { return s32(a) < 0 ? 0 - a : a; });
  table["s_clz_i32_u32"] =
      word<keep>([](u32 a, u32) { return a ? u32(std::countl_zero(a)) : ~0u; });
  table["s_ctz_i32_b32"] =
      word<keep>([](u32 a, u32) { return a ? u32(std::countr_zero(a)) : ~0u; });
  table["s_cls_i32"] = word<keep>([](u32 a, u32) {
    u32 folded = s32(a) < 0 ? ~a : a;
    return folded ? u32(std::countl_zero(folded)) : ~0u;
  });
  table["s_clz_i32_u64"] = [](Wave &wave, const Instruction &i) {
    u64 a = a64(wave, i);
    writeScalar32(wave, i.destination, a ? std::countl_zero(a) : ~0u);
  };
  table["s_ctz_i32_b64"] = [](Wave &wave, const Instruction &i) {
    u64 a = a64(wave, i);
    writeScalar32(wave, i.destination, a ? std::countr_zero(a) : ~0u);
  };
  table["s_bcnt0_i32_b32"] =
      word<notZero>([](u32 a, u32) { return countBits(~a); });
  table["s_bcnt1_i32_b32"] =
      word<notZero>([](u32 a, u32) { return countBits(a); });
  table["s_bcnt0_i32_b64"] = [](Wave &wave, const Instruction &i) {
    u32 count = countBits(~a64(wave, i));
    addWithFlag(wave, i, count, count != 0);
  };
  table["s_bcnt1_i32_b64"] = [](Wave &wave, const Instruction &i) {
    u32 count = countBits(a64(wave, i));
    addWithFlag(wave, i, count, count != 0);
  };
  table["s_quadmask_b32"] =
      word<notZero>([](u32 a, u32) { return u32(quads(a, 32)); });
  table["s_wqm_b32"] =
      word<notZero>([](u32 a, u32) { return u32(wholeQuads(a, 32)); });
  table["s_bitset0_b32"] = [](Wave &wave, const Instruction &i) {
    wave.s[i.destination] &= ~(1u << (a32(wave, i) & 31));
  };
  table["s_bitset1_b32"] = [](Wave &wave, const Instruction &i) {
    wave.s[i.destination] |= 1u << (a32(wave, i) & 31);
  };
  table["s_bitreplicate_b64_b32"] = [](Wave &wave, const Instruction &i) {
    u64 result = 0;
    for (u32 bit = 0; bit < 32; ++bit)
      result |= u64(a32(wave, i) >> bit & 1) * 3 << (2 * bit);
    writeScalar64(wave, i.destination, result);
  };
  table["s_cmov_b32"] = [](Wave &wave, const Instruction &i) {
    if (wave.scc())
      writeScalar32(wave, i.destination, a32(wave, i));
  };
  table["s_cmov_b64"] = [](Wave &wave, const Instruction &i) {
    if (wave.scc())
      writeScalar64(wave, i.destination, a64(wave, i));
  };
  table["s_movrels_b32"] = [](Wave &wave, const Instruction &i) {
    writeScalar32(wave, i.destination,
                  wave.s[(i.source[0] + wave.s[codeM0]) & 127]);
  };
  table["s_movreld_b32"] = [](Wave &wave, const Instruction &i) {
    wave.s[(i.destination + wave.s[codeM0]) & 127] = a32(wave, i);
  };
  table["s_cselect_b32"] = [](Wave &wave, const Instruction &i) {
    writeScalar32(wave, i.destination,
                  wave.scc() ? a32(wave, i) : b32(wave, i));
  };
  table["s_cselect_b64"] = [](Wave &wave, const Instruction &i) {
    writeScalar64(wave, i.destination,
                  wave.scc() ? a64(wave, i) : b64(wave, i));
  };
}

void addSums(HandlerTable &table) {
  table["s_add_u32"] = [](Wave &wave, const Instruction &i) {
    u64 sum = u64(a32(wave, i)) + b32(wave, i);
    addWithFlag(wave, i, sum, sum >> 32);
  };
  table["s_addc_u32"] = [](Wave &wave, const Instruction &i) {
    u64 sum = u64(a32(wave, i)) + b32(wave, i) + wave.scc();
    addWithFlag(wave, i, sum, sum >> 32);
  };
  table["s_sub_u32"] = [](Wave &wave, const Instruction &i) {
    u64 sum = u64(a32(wave, i)) - b32(wave, i);
    addWithFlag(wave, i, sum, sum >> 32 & 1);
  };
  table["s_subb_u32"] = [](Wave &wave, const Instruction &i) {
    u64 sum = u64(a32(wave, i)) - b32(wave, i) - wave.scc();
    addWithFlag(wave, i, sum, sum >> 32 & 1);
  };
  table["s_add_i32"] = [](Wave &wave, const Instruction &i) {
    s64 sum = s64(s32(a32(wave, i))) + s32(b32(wave, i));
    addWithFlag(wave, i, sum, sum != s32(sum));
  };
  table["s_sub_i32"] = [](Wave &wave, const Instruction &i) {
    s64 sum = s64(s32(a32(wave, i))) - s32(b32(wave, i));
    addWithFlag(wave, i, sum, sum != s32(sum));
  };
  table["s_addk_i32"] = [](Wave &wave, const Instruction &i) {
    s64 sum = s64(s32(wave.s[i.destination])) + i.immediate;
    addWithFlag(wave, i, sum, sum != s32(sum));
  };
  table["s_absdiff_i32"] = [](Wave &wave, const Instruction &i) {
    u32 result = a32(wave, i) - b32(wave, i);
    result = s32(result) < 0 ? 0 - result : result;
    addWithFlag(wave, i, result, result != 0);
  };
  table["s_min_i32"] = [](Wave &wave, const Instruction &i) {
    bool first = s32(a32(wave, i)) < s32(b32(wave, i));
    addWithFlag(wave, i, first ? a32(wave, i) : b32(wave, i), first);
  };
  table["s_min_u32"] = [](Wave &wave, const Instruction &i) {
    bool first = a32(wave, i) < b32(wave, i);
    addWithFlag(wave, i, first ? a32(wave, i) : b32(wave, i), first);
  };
  table["s_max_i32"] = [](Wave &wave, const Instruction &i) {
    bool first = s32(a32(wave, i)) >= s32(b32(wave, i));
    addWithFlag(wave, i, first ? a32(wave, i) : b32(wave, i), first);
  };
  table["s_max_u32"] = [](Wave &wave, const Instruction &i) {
    bool first = a32(wave, i) >= b32(wave, i);
    addWithFlag(wave, i, first ? a32(wave, i) : b32(wave, i), first);
  };
}

template <u32 shift> void shiftAdd(Wave &wave, const Instruction &i) {
  u64 sum = (u64(a32(wave, i)) << shift) + b32(wave, i);
  addWithFlag(wave, i, sum, sum >> 32);
}

void addShifts(HandlerTable &table) {
  constexpr auto keep = Flag::Keep, notZero = Flag::NotZero;
  table["s_lshl_b32"] =
      word<notZero>([](u32 a, u32 b) { return a << (b & 31); });
  table["s_lshr_b32"] =
      word<notZero>([](u32 a, u32 b) { return a >> (b & 31); });
  table["s_ashr_i32"] =
      word<notZero>([](u32 a, u32 b) { return u32(s32(a) >> (b & 31)); });
  table["s_lshl_b64"] =
      wide<notZero>([](u64 a, u64 b) { return a << (b & 63); });
  table["s_lshr_b64"] =
      wide<notZero>([](u64 a, u64 b) { return a >> (b & 63); });
  table["s_ashr_i64"] =
      wide<notZero>([](u64 a, u64 b) { return u64(s64(a) >> (b & 63)); });
  table["s_lshl1_add_u32"] = shiftAdd<1>;
  table["s_lshl2_add_u32"] = shiftAdd<2>;
  table["s_lshl3_add_u32"] = shiftAdd<3>;
  table["s_lshl4_add_u32"] = shiftAdd<4>;
  table["s_bfm_b32"] = word<keep>(
      [](u32 a, u32 b) { return ((1u << (a & 31)) - 1) << (b & 31); });
  table["s_bfm_b64"] = wide<keep>(
      [](u64 a, u64 b) { return ((u64(1) << (a & 63)) - 1) << (b & 63); });
  table["s_bfe_u32"] = word<notZero>([](u32 a, u32 b) {
    return u32(extract(a, b & 31, b >> 16 & 127, 32, false));
  });
  table["s_bfe_i32"] = word<notZero>([](u32 a, u32 b) {
    return u32(extract(a, b & 31, b >> 16 & 127, 32, true));
  });
  table["s_bfe_u64"] = wide<notZero>([](u64 a, u64 b) {
    return extract(a, b & 63, b >> 16 & 127, 64, false);
  });
  table["s_bfe_i64"] = wide<notZero>(
      [](u64 a, u64 b) { return extract(a, b & 63, b >> 16 & 127, 64, true); });
  table["s_mul_i32"] = word<keep>([](u32 a, u32 b) { return a * b; });
  table["s_mulk_i32"] = [](Wave &wave, const Instruction &i) {
    wave.s[i.destination] *= u32(i.immediate);
  };
  table["s_mul_hi_u32"] =
      word<keep>([](u32 a, u32 b) { return u32(u64(a) * b >> 32); });
  table["s_mul_hi_i32"] =
      word<keep>([](u32 a, u32 b) { return u32(s64(s32(a)) * s32(b) >> 32); });
  table["s_pack_ll_b32_b16"] =
      word<keep>([](u32 a, u32 b) { return (a & 0xffff) | b << 16; });
  table["s_pack_lh_b32_b16"] =
      word<keep>([](u32 a, u32 b) { return (a & 0xffff) | (b & 0xffff0000); });
  table["s_pack_hh_b32_b16"] =
      word<keep>([](u32 a, u32 b) { return a >> 16 | (b & 0xffff0000); });
  table["s_pack_hl_b32_b16"] =
      word<keep>([](u32 a, u32 b) { return a >> 16 | b << 16; });
}

template <bool isSigned, class Operation>
void addComparison(HandlerTable &table, const std::string &name, Operation) {
  std::string type = isSigned ? "_i32" : "_u32";
  table["s_cmp_" + name + type] = runCompare<Operation>;
  table["s_cmpk_" + name + type] = runCompareImmediate<Operation, isSigned>;
}

void addComparisons(HandlerTable &table) {
  addComparison<true>(table, "eq", [](s32 a, s32 b) { return a == b; });
  addComparison<true>(table, "lg", [](s32 a, s32 b) { return a != b; });
  addComparison<true>(table, "gt", [](s32 a, s32 b) { return a > b; });
  addComparison<true>(table, "ge", [](s32 a, s32 b) { return a >= b; });
  addComparison<true>(table, "lt", [](s32 a, s32 b) { return a < b; });
  addComparison<true>(table, "le", [](s32 a, s32 b) { return a <= b; });
  // The immediates of unsigned compares are zero-extended.
  addComparison<false>(table, "eq", [](u32 a, u32 b) { return a == b; });
  addComparison<false>(table, "lg", [](u32 a, u32 b) { return a != b; });
  addComparison<false>(table, "gt", [](u32 a, u32 b) { return a > b; });
  addComparison<false>(table, "ge", [](u32 a, u32 b) { return a >= b; });
  addComparison<false>(table, "lt", [](u32 a, u32 b) { return a < b; });
  addComparison<false>(table, "le", [](u32 a, u32 b) { return a <= b; });
  table["s_cmp_eq_u64"] = [](Wave &wave, const Instruction &i) {
    wave.setScc(a64(wave, i) == b64(wave, i));
  };
  table["s_cmp_lg_u64"] = [](Wave &wave, const Instruction &i) {
    wave.setScc(a64(wave, i) != b64(wave, i));
  };
  table["s_bitcmp0_b32"] = [](Wave &wave, const Instruction &i) {
    wave.setScc(!(a32(wave, i) >> (b32(wave, i) & 31) & 1));
  };
  table["s_bitcmp1_b32"] = [](Wave &wave, const Instruction &i) {
    wave.setScc(a32(wave, i) >> (b32(wave, i) & 31) & 1);
  };
  table["s_bitcmp0_b64"] = [](Wave &wave, const Instruction &i) {
    wave.setScc(!(a64(wave, i) >> (b32(wave, i) & 63) & 1));
  };
  table["s_bitcmp1_b64"] = [](Wave &wave, const Instruction &i) {
    wave.setScc(a64(wave, i) >> (b32(wave, i) & 63) & 1);
  };
  table["s_movk_i32"] = [](Wave &wave, const Instruction &i) {
    writeScalar32(wave, i.destination, i.immediate);
  };
  table["s_cmovk_i32"] = [](Wave &wave, const Instruction &i) {
    if (wave.scc())
      writeScalar32(wave, i.destination, i.immediate);
  };
}

} // namespace

void addScalar(HandlerTable &table) {
  addLogic(table);
  addMoves(table);
  addSums(table);
  addShifts(table);
  addComparisons(table);
}

} // namespace hipsim
