/// \file
/// The checked mode: what a real card would not forgive, found while a kernel
/// runs. Each finding is reported once per instruction and kind.
///
/// Found: results used before their s_waitcnt; global accesses outside or to
/// freed allocations; LDS accesses outside, reads of LDS nobody wrote, races
/// between waves within one barrier interval, LDS stores not awaited at a
/// barrier; waves that meet at different
/// barriers or end while others wait; WMMA operands that are not replicated or
/// run with lanes off. Registers are not checked for being uninitialised.

#ifndef HIPSIM_GFX_CHECKS_H
#define HIPSIM_GFX_CHECKS_H

#include <functional>
#include <mutex>
#include <set>
#include <string>

#include "tools/hipsim/gfx/Checker.h"
#include "tools/hipsim/gfx/CodeObject.h"

namespace hipsim {

/// Something a card would not forgive. `offset` is that of the instruction in
/// the code, in bytes.
struct Finding {
  std::string kind;
  std::string kernel;
  std::string instruction;
  uint64_t offset = 0;
  std::string detail;
};

/// Addresses from `begin` up to `end`; empty where there is no allocation.
struct AddressRange {
  uint64_t begin = 0, end = 0;
  bool contains(uint64_t address, uint64_t bytes) const {
    return address >= begin && address < end && bytes <= end - address;
  }
};

class Checks : public Checker {
public:
  /// `find` gives the live allocation around an address, `describe` words for
  /// one outside, `found` takes findings; all are called from any thread.
  Checks(std::function<AddressRange(uint64_t)> find,
         std::function<std::string(uint64_t)> describe,
         std::function<void(Finding)> found);

  void launchStarts(const KernelCode &kernel,
                    std::span<const std::byte> arguments,
                    std::span<const std::byte> packet) override;
  void groupStarts(Workgroup &group) override;
  void waveStarts(Wave &wave) override;
  void before(Wave &wave, const Instruction &i) override;
  void memoryAccess(Wave &wave, const Instruction &i, Access &access,
                    uint32_t bytes, AccessKind kind) override;
  void localAccess(Wave &wave, const Instruction &i, uint32_t lane,
                   uint32_t address, uint32_t bytes, AccessKind kind) override;
  void barrier(Workgroup &group) override;
  bool scalarAccess(Wave &wave, const Instruction &i, uint64_t address,
                    uint32_t bytes) override;

private:
  void report(const Wave &wave, const Instruction &i, const char *kind,
              const std::string &detail);
  bool allowed(const Wave &wave, uint64_t address, uint32_t bytes,
               AccessKind kind);
  void checkMatrix(Wave &wave, const Instruction &i);
  void checkBarrier(Wave &wave, const Instruction &i);

  std::function<AddressRange(uint64_t)> find_;
  std::function<std::string(uint64_t)> describe_;
  std::function<void(Finding)> found_;
  const KernelCode *kernel_ = nullptr;
  uint64_t launch_ = 0;
  AddressRange arguments_, packet_, image_;
  std::mutex mutex_;
  std::set<std::pair<std::string, uint64_t>> seen_;
};

} // namespace hipsim

#endif // HIPSIM_GFX_CHECKS_H
