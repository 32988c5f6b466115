/// \file
/// What global, flat, scratch and buffer instructions share: one access of 32
/// lanes, its bookkeeping, and atomic operations.

#ifndef HIPSIM_GFX_MEMORY_H
#define HIPSIM_GFX_MEMORY_H

#include <cstdint>
#include <cstring>
#include <string>

#include "tools/hipsim/gfx/Handlers.h"
#include "tools/hipsim/gfx/Wave.h"

namespace hipsim {

/// Host addresses of the lanes in `lanes`; loads of others in `zeroed` give 0.
struct Access {
  uint64_t address[laneCount];
  uint32_t lanes = 0;
  uint32_t zeroed = 0;
};

enum class AccessKind : uint8_t { Load, Store, Atomic };

/// Counts an access of `bytes` a lane and lets the checker see it.
void noteAccess(Wave &wave, const Instruction &i, Access &access,
                uint32_t bytes, AccessKind kind);

/// How a loaded value gets into registers.
enum class LoadForm : uint8_t {
  Words, ///< 1 to 4 whole registers.
  Unsigned8,
  Signed8,
  Unsigned16,
  Signed16,
  LowUnsigned8,
  LowSigned8,
  LowBits16, ///< d16: low half, high half stays.
  HighUnsigned8,
  HighSigned8,
  HighBits16, ///< d16_hi.
};

/// Bytes a lane moves in this form.
constexpr uint32_t formBytes(LoadForm form, uint32_t words) {
  switch (form) {
  case LoadForm::Words:
    return 4 * words;
  case LoadForm::Unsigned16:
  case LoadForm::Signed16:
  case LoadForm::LowBits16:
  case LoadForm::HighBits16:
    return 2;
  default:
    return 1;
  }
}

/// Reads lanes into the registers from `row` on.
void loadLanes(Wave &wave, uint32_t row, const Access &access, LoadForm form,
               uint32_t words);
/// Writes `bytes` (1, 2 or a multiple of 4) a lane from the registers from
/// `row` on; `high` takes the upper half of the first.
void storeLanes(Wave &wave, uint32_t row, const Access &access, uint32_t bytes,
                bool high);

enum class AtomicKind : uint8_t {
  Swap,
  CompareSwap,
  Add,
  Subtract,
  SubtractClamp,
  MinSigned,
  MinUnsigned,
  MaxSigned,
  MaxUnsigned,
  And,
  Or,
  Xor,
  Increment,
  Decrement,
  AddFloat,
  MinFloat,
  MaxFloat,
  CompareSwapFloat
};

/// One atomic operation on host memory that other threads may use too.
/// `compare` is used by CompareSwap alone. Returns the value before.
uint32_t atomic32(void *address, AtomicKind kind, uint32_t value,
                  uint32_t compare);
uint64_t atomic64(void *address, AtomicKind kind, uint64_t value,
                  uint64_t compare);

/// Runs an atomic of 4 or 8 bytes a lane; data from register `source` on, old
/// values to `destination` where `returns`.
struct AtomicOperands {
  uint32_t source = 0, destination = 0;
  bool returns = false, wide = false;
};
void atomicLanes(Wave &wave, const Access &access, AtomicKind kind,
                 AtomicOperands operands);

} // namespace hipsim

#endif // HIPSIM_GFX_MEMORY_H
