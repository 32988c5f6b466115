/// \file
/// DS instructions: LDS loads, stores and atomics, and the permutes that use
/// the LDS crossbar. Lanes outside the allocation read 0 and write nothing.
///
/// Bank conflicts: 32 banks of 4 bytes, 8-byte accesses in two phases of 16
/// lanes, 16-byte accesses in four of 8; a phase takes as many cycles as its
/// fullest bank has different dwords.

#include <algorithm>
#include <bit>
#include <cstring>

#include "tools/hipsim/gfx/Checker.h"
#include "tools/hipsim/gfx/Memory.h"
#include "tools/hipsim/gfx/Operands.h"

namespace hipsim {

namespace {

using u32 = uint32_t;

u32 rowOf(uint16_t code) { return code - codeVector; }

void countConflicts(Wave &wave, const u32 *address, u32 lanes, u32 bytes) {
  MemoryCounters &counters = *wave.counters;
  ++counters.localAccesses;
  if (!counters.detailed)
    return;
  u32 words = std::max(bytes / 4, 1u);
  u32 phases = words == 3 ? 4 : words;
  u32 phaseLanes = laneCount / phases;
  for (u32 phase = 0; phase < phases; ++phase) {
    u32 dwords[laneCount * 4], count = 0;
    for (u32 lane = phase * phaseLanes; lane < (phase + 1) * phaseLanes; ++lane)
      if (lanes >> lane & 1)
        for (u32 word = 0; word < words; ++word)
          dwords[count++] = address[lane] / 4 + word;
    std::sort(dwords, dwords + count);
    count = std::unique(dwords, dwords + count) - dwords;
    u32 uses[32] = {}, most = 0;
    for (u32 index = 0; index < count; ++index)
      most = std::max(most, ++uses[dwords[index] % 32]);
    counters.localConflictCycles += most > 1 ? most - 1 : 0;
  }
}

/// Host addresses of an access at `offset` bytes from each lane's address.
void resolve(Wave &wave, const Instruction &i, Access &access, u32 offset,
             u32 bytes, AccessKind kind) {
  const u32 *base = wave.v[rowOf(i.source[0])];
  u32 address[laneCount];
  access.lanes = access.zeroed = 0;
  for (u32 lane = 0; lane < laneCount; ++lane) {
    if (!(wave.exec() >> lane & 1))
      continue;
    address[lane] = base[lane] + offset;
    if (wave.checker) [[unlikely]]
      wave.checker->localAccess(wave, i, lane, address[lane], bytes, kind);
    if (uint64_t(address[lane]) + bytes > wave.group->localBytes) {
      access.zeroed |= 1u << lane;
      continue;
    }
    access.lanes |= 1u << lane;
    access.address[lane] =
        reinterpret_cast<uint64_t>(wave.group->local + address[lane]);
  }
  countConflicts(wave, address, access.lanes, bytes);
}

u32 offset16(const Instruction &i) {
  return u32(i.immediate) | u32(i.immediate1) << 8;
}

template <LoadForm form, u32 words>
void load(Wave &wave, const Instruction &i) {
  Access access;
  resolve(wave, i, access, offset16(i), formBytes(form, words),
          AccessKind::Load);
  loadLanes(wave, i.destination, access, form, words);
}

template <u32 bytes, bool high> void store(Wave &wave, const Instruction &i) {
  Access access;
  resolve(wave, i, access, offset16(i), bytes, AccessKind::Store);
  storeLanes(wave, rowOf(i.source[1]), access, bytes, high);
}

/// Two elements at offsets counted in elements, or in 64 elements.
template <u32 words, u32 scale> void loadTwo(Wave &wave, const Instruction &i) {
  Access first, second;
  resolve(wave, i, first, i.immediate * scale * words * 4, words * 4,
          AccessKind::Load);
  resolve(wave, i, second, i.immediate1 * scale * words * 4, words * 4,
          AccessKind::Load);
  loadLanes(wave, i.destination, first, LoadForm::Words, words);
  loadLanes(wave, i.destination + words, second, LoadForm::Words, words);
}

template <u32 words, u32 scale>
void storeTwo(Wave &wave, const Instruction &i) {
  Access access;
  resolve(wave, i, access, i.immediate * scale * words * 4, words * 4,
          AccessKind::Store);
  storeLanes(wave, rowOf(i.source[1]), access, words * 4, false);
  resolve(wave, i, access, i.immediate1 * scale * words * 4, words * 4,
          AccessKind::Store);
  storeLanes(wave, rowOf(i.source[2]), access, words * 4, false);
}

template <AtomicKind kind, bool returns, bool wide>
void atomic(Wave &wave, const Instruction &i) {
  Access access;
  resolve(wave, i, access, offset16(i), wide ? 8 : 4, AccessKind::Atomic);
  u32 source = rowOf(i.source[1]);
  constexpr bool compares =
      kind == AtomicKind::CompareSwap || kind == AtomicKind::CompareSwapFloat;
  if (!compares) {
    atomicLanes(wave, access, kind, {source, i.destination, returns, wide});
    return;
  }
  // Value and comparand come from two register operands.
  u32 comparand = rowOf(i.source[2]);
  for (u32 lane = 0; lane < laneCount; ++lane) {
    if (!(access.lanes >> lane & 1))
      continue;
    void *address = reinterpret_cast<void *>(access.address[lane]);
    auto pair = [&](u32 row) {
      return wave.v[row][lane] | uint64_t(wave.v[(row + 1) & 255][lane]) << 32;
    };
    uint64_t old = wide ? atomic64(address, kind, pair(source), pair(comparand))
                        : atomic32(address, kind, wave.v[source][lane],
                                   wave.v[comparand][lane]);
    if (!returns)
      continue;
    wave.v[i.destination][lane] = old;
    if (wide)
      wave.v[i.destination + 1][lane] = old >> 32;
  }
}

void permutePull(Wave &wave, const Instruction &i) {
  const u32 *address = wave.v[rowOf(i.source[0])];
  const u32 *data = wave.v[rowOf(i.source[1])];
  u32 result[laneCount];
  for (u32 lane = 0; lane < laneCount; ++lane) {
    u32 from = (address[lane] + offset16(i)) / 4 % laneCount;
    result[lane] = wave.exec() >> from & 1 ? data[from] : 0;
  }
  storeBits(wave, i, result);
}

void permutePush(Wave &wave, const Instruction &i) {
  const u32 *address = wave.v[rowOf(i.source[0])];
  const u32 *data = wave.v[rowOf(i.source[1])];
  u32 result[laneCount] = {};
  for (u32 lane = 0; lane < laneCount; ++lane)
    if (wave.exec() >> lane & 1)
      result[(address[lane] + offset16(i)) / 4 % laneCount] = data[lane];
  storeBits(wave, i, result);
}

u32 swizzleSource(u32 lane, u32 control) {
  if (control >= 0xe000)
    throw Fault{"the FFT mode of ds_swizzle is not modelled"};
  if (control >= 0xc000) {
    u32 mask = control & 31, amount = control >> 5 & 31;
    u32 moved = control & 0x400 ? lane - amount : lane + amount;
    return (lane & mask) | (moved & ~mask & 31);
  }
  if (control & 0x8000)
    return (lane & ~3u) | (control >> (2 * (lane & 3)) & 3);
  u32 keep = control & 31, set = control >> 5 & 31, flip = control >> 10 & 31;
  return ((lane & keep) | set) ^ flip;
}

void swizzle(Wave &wave, const Instruction &i) {
  const u32 *data = wave.v[rowOf(i.source[0])];
  u32 result[laneCount];
  for (u32 lane = 0; lane < laneCount; ++lane) {
    u32 from = swizzleSource(lane, offset16(i));
    result[lane] = wave.exec() >> from & 1 ? data[from] : 0;
  }
  storeBits(wave, i, result);
}

/// A dword per lane, lane after lane from M0 plus the offset.
template <bool isStore> void addThreadId(Wave &wave, const Instruction &i) {
  for (u32 lane = 0; lane < laneCount; ++lane) {
    u32 address = (wave.s[codeM0] & 0xffff) + offset16(i) + 4 * lane;
    if (!(wave.exec() >> lane & 1))
      continue;
    bool inside = uint64_t(address) + 4 <= wave.group->localBytes;
    if (isStore && inside)
      std::memcpy(wave.group->local + address,
                  &wave.v[rowOf(i.source[1])][lane], 4);
    if (!isStore) {
      wave.v[i.destination][lane] = 0;
      if (inside)
        std::memcpy(&wave.v[i.destination][lane], wave.group->local + address,
                    4);
    }
  }
}

/// One add or subtract of the number of active lanes; all get the old value.
template <AtomicKind kind> void append(Wave &wave, const Instruction &i) {
  u32 address = (wave.s[codeM0] & 0xffff) + offset16(i);
  u32 old = 0;
  if (uint64_t(address) + 4 <= wave.group->localBytes)
    old = atomic32(wave.group->local + address, kind,
                   std::popcount(wave.exec()), 0);
  u32 result[laneCount];
  std::fill_n(result, laneCount, old);
  storeBits(wave, i, result);
}

void addTransfers(HandlerTable &table) {
  table["ds_load_b32"] = load<LoadForm::Words, 1>;
  table["ds_load_b64"] = load<LoadForm::Words, 2>;
  table["ds_load_b96"] = load<LoadForm::Words, 3>;
  table["ds_load_b128"] = load<LoadForm::Words, 4>;
  table["ds_load_u8"] = load<LoadForm::Unsigned8, 1>;
  table["ds_load_i8"] = load<LoadForm::Signed8, 1>;
  table["ds_load_u16"] = load<LoadForm::Unsigned16, 1>;
  table["ds_load_i16"] = load<LoadForm::Signed16, 1>;
  table["ds_load_u8_d16"] = load<LoadForm::LowUnsigned8, 1>;
  table["ds_load_i8_d16"] = load<LoadForm::LowSigned8, 1>;
  table["ds_load_u16_d16"] = load<LoadForm::LowBits16, 1>;
  table["ds_load_u8_d16_hi"] = load<LoadForm::HighUnsigned8, 1>;
  table["ds_load_i8_d16_hi"] = load<LoadForm::HighSigned8, 1>;
  table["ds_load_u16_d16_hi"] = load<LoadForm::HighBits16, 1>;
  table["ds_load_2addr_b32"] = loadTwo<1, 1>;
  table["ds_load_2addr_b64"] = loadTwo<2, 1>;
  table["ds_load_2addr_stride64_b32"] = loadTwo<1, 64>;
  table["ds_load_2addr_stride64_b64"] = loadTwo<2, 64>;
  table["ds_store_b8"] = store<1, false>;
  table["ds_store_b16"] = store<2, false>;
  table["ds_store_b32"] = store<4, false>;
  table["ds_store_b64"] = store<8, false>;
  table["ds_store_b96"] = store<12, false>;
  table["ds_store_b128"] = store<16, false>;
  table["ds_store_b8_d16_hi"] = store<1, true>;
  table["ds_store_b16_d16_hi"] = store<2, true>;
  table["ds_store_2addr_b32"] = storeTwo<1, 1>;
  table["ds_store_2addr_b64"] = storeTwo<2, 1>;
  table["ds_store_2addr_stride64_b32"] = storeTwo<1, 64>;
  table["ds_store_2addr_stride64_b64"] = storeTwo<2, 64>;
}

void addAtomics(HandlerTable &table) {
#define ATOMIC(name, kind, type)                                               \
  table["ds_" name "_" type "32"] = atomic<AtomicKind::kind, false, false>;    \
  table["ds_" name "_" type "64"] = atomic<AtomicKind::kind, false, true>;     \
  table["ds_" name "_rtn_" type "32"] = atomic<AtomicKind::kind, true, false>; \
  table["ds_" name "_rtn_" type "64"] = atomic<AtomicKind::kind, true, true>
  ATOMIC("add", Add, "u");
  ATOMIC("sub", Subtract, "u");
  ATOMIC("inc", Increment, "u");
  ATOMIC("dec", Decrement, "u");
  ATOMIC("min", MinSigned, "i");
  ATOMIC("min", MinUnsigned, "u");
  ATOMIC("max", MaxSigned, "i");
  ATOMIC("max", MaxUnsigned, "u");
  ATOMIC("and", And, "b");
  ATOMIC("or", Or, "b");
  ATOMIC("xor", Xor, "b");
  ATOMIC("storexchg", Swap, "b");
  ATOMIC("cmpstore", CompareSwap, "b");
  ATOMIC("cmpstore", CompareSwapFloat, "f");
  ATOMIC("min", MinFloat, "f");
  ATOMIC("max", MaxFloat, "f");
  ATOMIC("add", AddFloat, "f");
#undef ATOMIC
}

} // namespace

void addLocalMemory(HandlerTable &table) {
  addTransfers(table);
  addAtomics(table);
  table["ds_bpermute_b32"] = permutePull;
  table["ds_permute_b32"] = permutePush;
  table["ds_swizzle_b32"] = swizzle;
  table["ds_load_addtid_b32"] = addThreadId<false>;
  table["ds_store_addtid_b32"] = addThreadId<true>;
  table["ds_append"] = append<AtomicKind::Add>;
  table["ds_consume"] = append<AtomicKind::Subtract>;
  table["ds_nop"] = [](Wave &, const Instruction &) {};
}

} // namespace hipsim
