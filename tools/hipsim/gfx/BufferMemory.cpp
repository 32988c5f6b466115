/// \file
/// MUBUF instructions on a buffer descriptor: base, stride, record count and
/// range check. Swizzled buffers are not modelled.

#include <bit>

#include "tools/hipsim/gfx/Memory.h"
#include "tools/hipsim/gfx/Operands.h"

namespace hipsim {

namespace {

/// The four words of a descriptor.
struct Descriptor {
  uint64_t base = 0;
  uint32_t stride = 0;
  uint32_t records = 0;
  bool raw = false;
};

Descriptor readDescriptor(const Wave &wave, const Instruction &i) {
  const uint32_t *words = &wave.s[i.source[1]];
  if (words[1] >> 30)
    throw Fault{"swizzled buffers are not modelled"};
  Descriptor result;
  result.base = words[0] | uint64_t(words[1] & 0xffff) << 32;
  result.stride = words[1] >> 16 & 0x3fff;
  result.records = words[2];
  // OOB_SELECT 3 checks bytes; without a stride there is nothing else to check.
  result.raw = result.stride == 0 || (words[3] >> 28 & 3) == 3;
  return result;
}

void resolve(Wave &wave, const Instruction &i, Access &access, uint32_t bytes,
             AccessKind kind) {
  Descriptor descriptor = readDescriptor(wave, i);
  uint64_t scalar =
      i.source[2] == codeNull ? 0 : scalar32(wave, i, i.source[2]);
  uint32_t row = i.source[0] - codeVector;
  for (uint32_t lane = 0; lane < laneCount; ++lane) {
    if (!(wave.exec() >> lane & 1))
      continue;
    uint64_t index = i.indexEnabled ? wave.v[row][lane] : 0;
    uint64_t offset = i.immediate;
    if (i.offsetEnabled)
      offset += wave.v[row + i.indexEnabled][lane];
    bool inside = descriptor.raw
                      ? index * descriptor.stride + offset + scalar + bytes <=
                            descriptor.records
                      : index < descriptor.records;
    if (!inside) {
      access.zeroed |= 1u << lane;
      continue;
    }
    access.lanes |= 1u << lane;
    access.address[lane] =
        descriptor.base + scalar + offset + index * descriptor.stride;
  }
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
  storeLanes(wave, i.destination, access, bytes, high);
}

template <AtomicKind kind, bool wide>
void atomic(Wave &wave, const Instruction &i) {
  Access access;
  resolve(wave, i, access, wide ? 8 : 4, AccessKind::Atomic);
  atomicLanes(wave, access, kind,
              {i.destination, i.destination, i.returns, wide});
}

} // namespace

void addBuffer(HandlerTable &table) {
  table["buffer_load_b32"] = load<LoadForm::Words, 1>;
  table["buffer_load_b64"] = load<LoadForm::Words, 2>;
  table["buffer_load_b96"] = load<LoadForm::Words, 3>;
  table["buffer_load_b128"] = load<LoadForm::Words, 4>;
  table["buffer_load_u8"] = load<LoadForm::Unsigned8, 1>;
  table["buffer_load_i8"] = load<LoadForm::Signed8, 1>;
  table["buffer_load_u16"] = load<LoadForm::Unsigned16, 1>;
  table["buffer_load_i16"] = load<LoadForm::Signed16, 1>;
  table["buffer_load_d16_u8"] = load<LoadForm::LowUnsigned8, 1>;
  table["buffer_load_d16_i8"] = load<LoadForm::LowSigned8, 1>;
  table["buffer_load_d16_b16"] = load<LoadForm::LowBits16, 1>;
  table["buffer_load_d16_hi_u8"] = load<LoadForm::HighUnsigned8, 1>;
  table["buffer_load_d16_hi_i8"] = load<LoadForm::HighSigned8, 1>;
  table["buffer_load_d16_hi_b16"] = load<LoadForm::HighBits16, 1>;
  table["buffer_store_b8"] = store<1, false>;
  table["buffer_store_b16"] = store<2, false>;
  table["buffer_store_b32"] = store<4, false>;
  table["buffer_store_b64"] = store<8, false>;
  table["buffer_store_b96"] = store<12, false>;
  table["buffer_store_b128"] = store<16, false>;
  table["buffer_store_d16_hi_b8"] = store<1, true>;
  table["buffer_store_d16_hi_b16"] = store<2, true>;
  table["buffer_atomic_add_u32"] = atomic<AtomicKind::Add, false>;
  table["buffer_atomic_add_u64"] = atomic<AtomicKind::Add, true>;
  table["buffer_atomic_add_f32"] = atomic<AtomicKind::AddFloat, false>;
  table["buffer_atomic_swap_b32"] = atomic<AtomicKind::Swap, false>;
  table["buffer_atomic_cmpswap_b32"] = atomic<AtomicKind::CompareSwap, false>;
  table["buffer_atomic_or_b32"] = atomic<AtomicKind::Or, false>;
  table["buffer_atomic_and_b32"] = atomic<AtomicKind::And, false>;
  table["buffer_atomic_max_u32"] = atomic<AtomicKind::MaxUnsigned, false>;
  table["buffer_atomic_max_i32"] = atomic<AtomicKind::MaxSigned, false>;
  table["buffer_atomic_min_u32"] = atomic<AtomicKind::MinUnsigned, false>;
  table["buffer_atomic_min_i32"] = atomic<AtomicKind::MinSigned, false>;
  table["buffer_gl0_inv"] =
      table["buffer_gl1_inv"] = [](Wave &, const Instruction &) {};
}

} // namespace hipsim
