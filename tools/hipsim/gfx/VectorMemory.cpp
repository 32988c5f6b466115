/// \file
/// GLOBAL, FLAT and SCRATCH instructions. Scratch is laid out lane by lane on
/// the host: lane l's byte b lies at l * bytes-per-lane + b.

#include <bit>

#include "tools/hipsim/gfx/Memory.h"
#include "tools/hipsim/gfx/Operands.h"

namespace hipsim {

namespace {

std::byte *scratchAt(Wave &wave, const Instruction &i, uint32_t lane,
                     uint64_t offset, uint32_t bytes) {
  if (offset + bytes > wave.group->scratchBytes)
    throw Fault{"scratch access at byte " + std::to_string(offset) + " of " +
                std::to_string(wave.group->scratchBytes) + ", instruction " +
                std::to_string(i.index)};
  return wave.scratch + uint64_t(lane) * wave.group->scratchBytes + offset;
}

void globalAddresses(Wave &wave, const Instruction &i, Access &access) {
  uint32_t row = i.source[0] - codeVector;
  access.lanes = wave.exec();
  if (i.source[2] != codeNull) {
    uint64_t base = scalar64(wave, i, i.source[2]) + int64_t(i.immediate);
    for (uint32_t lane = 0; lane < laneCount; ++lane)
      access.address[lane] = base + wave.v[row][lane];
    return;
  }
  for (uint32_t lane = 0; lane < laneCount; ++lane)
    access.address[lane] =
        (wave.v[row][lane] | uint64_t(wave.v[row + 1][lane]) << 32) +
        int64_t(i.immediate);
}

void scratchAddresses(Wave &wave, const Instruction &i, Access &access,
                      uint32_t bytes) {
  access.lanes = wave.exec();
  uint32_t base = i.immediate;
  if (i.source[2] != codeNull)
    base += scalar32(wave, i, i.source[2]);
  for (uint32_t lane = 0; lane < laneCount; ++lane) {
    if (!(access.lanes >> lane & 1))
      continue;
    uint32_t offset = base;
    if (i.offsetEnabled)
      offset += wave.v[i.source[0] - codeVector][lane];
    access.address[lane] =
        reinterpret_cast<uint64_t>(scratchAt(wave, i, lane, offset, bytes));
  }
}

/// Addresses whose upper half is an aperture go to LDS or scratch.
void flatAddresses(Wave &wave, const Instruction &i, Access &access,
                   uint32_t bytes) {
  globalAddresses(wave, i, access);
  for (uint32_t lane = 0; lane < laneCount; ++lane) {
    if (!(access.lanes >> lane & 1))
      continue;
    uint64_t &address = access.address[lane];
    if (address >> 32 == privateAperture) {
      address = reinterpret_cast<uint64_t>(
          scratchAt(wave, i, lane, uint32_t(address), bytes));
    } else if (address >> 32 == sharedAperture) {
      if (uint32_t(address) + uint64_t(bytes) > wave.group->localBytes)
        throw Fault{"flat access outside LDS"};
      address =
          reinterpret_cast<uint64_t>(wave.group->local + uint32_t(address));
    }
  }
}

void resolve(Wave &wave, const Instruction &i, Access &access, uint32_t bytes,
             AccessKind kind) {
  if (i.encoding == Encoding::Scratch) {
    scratchAddresses(wave, i, access, bytes);
    wave.counters->scratchBytes +=
        uint64_t(bytes) * std::popcount(access.lanes);
    return;
  }
  if (i.encoding == Encoding::Flat)
    flatAddresses(wave, i, access, bytes);
  else
    globalAddresses(wave, i, access);
  noteAccess(wave, i, access, bytes, kind);
}

template <LoadForm form, uint32_t words>
void load(Wave &wave, const Instruction &i) {
  Access access;
  resolve(wave, i, access, formBytes(form, words), AccessKind::Load);
  loadLanes(wave, i.destination, access, form, words);
}

template <uint32_t bytes, bool high>
void store(Wave &wave, const Instruction &i) {
  Access access;
  resolve(wave, i, access, bytes, AccessKind::Store);
  storeLanes(wave, i.source[1] - codeVector, access, bytes, high);
}

template <AtomicKind kind, bool wide>
void atomic(Wave &wave, const Instruction &i) {
  Access access;
  resolve(wave, i, access, wide ? 8 : 4, AccessKind::Atomic);
  atomicLanes(
      wave, access, kind,
      {uint32_t(i.source[1] - codeVector), i.destination, i.returns, wide});
}

/// Each lane's dword at a fixed offset from a scalar base, lane after lane.
template <bool isStore> void addThreadId(Wave &wave, const Instruction &i) {
  Access access;
  access.lanes = wave.exec();
  uint64_t base = i.source[2] == codeNull ? 0 : scalar64(wave, i, i.source[2]);
  for (uint32_t lane = 0; lane < laneCount; ++lane)
    access.address[lane] = base + int64_t(i.immediate) + 4 * lane;
  noteAccess(wave, i, access, 4,
             isStore ? AccessKind::Store : AccessKind::Load);
  if (isStore)
    storeLanes(wave, i.source[1] - codeVector, access, 4, false);
  else
    loadLanes(wave, i.destination, access, LoadForm::Words, 1);
}

void addLoads(HandlerTable &table, const std::string &prefix) {
  table[prefix + "load_b32"] = load<LoadForm::Words, 1>;
  table[prefix + "load_b64"] = load<LoadForm::Words, 2>;
  table[prefix + "load_b96"] = load<LoadForm::Words, 3>;
  table[prefix + "load_b128"] = load<LoadForm::Words, 4>;
  table[prefix + "load_u8"] = load<LoadForm::Unsigned8, 1>;
  table[prefix + "load_i8"] = load<LoadForm::Signed8, 1>;
  table[prefix + "load_u16"] = load<LoadForm::Unsigned16, 1>;
  table[prefix + "load_i16"] = load<LoadForm::Signed16, 1>;
  table[prefix + "load_d16_u8"] = load<LoadForm::LowUnsigned8, 1>;
  table[prefix + "load_d16_i8"] = load<LoadForm::LowSigned8, 1>;
  table[prefix + "load_d16_b16"] = load<LoadForm::LowBits16, 1>;
  table[prefix + "load_d16_hi_u8"] = load<LoadForm::HighUnsigned8, 1>;
  table[prefix + "load_d16_hi_i8"] = load<LoadForm::HighSigned8, 1>;
  table[prefix + "load_d16_hi_b16"] = load<LoadForm::HighBits16, 1>;
  table[prefix + "store_b8"] = store<1, false>;
  table[prefix + "store_b16"] = store<2, false>;
  table[prefix + "store_b32"] = store<4, false>;
  table[prefix + "store_b64"] = store<8, false>;
  table[prefix + "store_b96"] = store<12, false>;
  table[prefix + "store_b128"] = store<16, false>;
  table[prefix + "store_d16_hi_b8"] = store<1, true>;
  table[prefix + "store_d16_hi_b16"] = store<2, true>;
}

void addAtomics(HandlerTable &table, const std::string &prefix) {
#define ATOMIC(name, kind, type)                                               \
  table[prefix + "atomic_" name "_" type "32"] =                               \
      atomic<AtomicKind::kind, false>;                                         \
  table[prefix + "atomic_" name "_" type "64"] = atomic<AtomicKind::kind, true>
  ATOMIC("swap", Swap, "b");
  ATOMIC("cmpswap", CompareSwap, "b");
  ATOMIC("add", Add, "u");
  ATOMIC("sub", Subtract, "u");
  ATOMIC("min", MinSigned, "i");
  ATOMIC("min", MinUnsigned, "u");
  ATOMIC("max", MaxSigned, "i");
  ATOMIC("max", MaxUnsigned, "u");
  ATOMIC("and", And, "b");
  ATOMIC("or", Or, "b");
  ATOMIC("xor", Xor, "b");
  ATOMIC("inc", Increment, "u");
  ATOMIC("dec", Decrement, "u");
#undef ATOMIC
  table[prefix + "atomic_csub_u32"] = atomic<AtomicKind::SubtractClamp, false>;
  table[prefix + "atomic_add_f32"] = atomic<AtomicKind::AddFloat, false>;
  table[prefix + "atomic_min_f32"] = atomic<AtomicKind::MinFloat, false>;
  table[prefix + "atomic_max_f32"] = atomic<AtomicKind::MaxFloat, false>;
  table[prefix + "atomic_cmpswap_f32"] =
      atomic<AtomicKind::CompareSwapFloat, false>;
}

} // namespace

void addMemory(HandlerTable &table) {
  for (const char *prefix : {"global_", "flat_", "scratch_"})
    addLoads(table, prefix);
  for (const char *prefix : {"global_", "flat_"})
    addAtomics(table, prefix);
  table["global_load_addtid_b32"] = addThreadId<false>;
  table["global_store_addtid_b32"] = addThreadId<true>;
}

} // namespace hipsim
