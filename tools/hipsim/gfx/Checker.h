/// \file
/// Watches a wave as it executes and reports what a real card would not
/// forgive.

#ifndef HIPSIM_GFX_CHECKER_H
#define HIPSIM_GFX_CHECKER_H

#include <span>

#include "tools/hipsim/gfx/Memory.h"

namespace hipsim {

struct KernelCode;

/// The hooks execution calls; one checker a launch, called from all threads.
class Checker {
public:
  virtual ~Checker() = default;

  /// Before the first workgroup. The spans stay until the launch ends.
  virtual void launchStarts(const KernelCode &kernel,
                            std::span<const std::byte> arguments,
                            std::span<const std::byte> packet) = 0;
  /// Before a workgroup's first wave, and before each wave's first instruction.
  virtual void groupStarts(Workgroup &group) = 0;
  virtual void waveStarts(Wave &wave) = 0;
  /// Before an instruction runs.
  virtual void before(Wave &wave, const Instruction &i) = 0;
  /// Before memory is touched; removes lanes that must not touch it.
  virtual void memoryAccess(Wave &wave, const Instruction &i, Access &access,
                            uint32_t bytes, AccessKind kind) = 0;
  /// Before a lane touches LDS. `address` is the byte offset.
  virtual void localAccess(Wave &wave, const Instruction &i, uint32_t lane,
                           uint32_t address, uint32_t bytes,
                           AccessKind kind) = 0;
  /// After all waves of a workgroup met at a barrier.
  virtual void barrier(Workgroup &group) = 0;
  /// A scalar load; false if the memory must not be touched.
  virtual bool scalarAccess(Wave &wave, const Instruction &i, uint64_t address,
                            uint32_t bytes) = 0;
};

} // namespace hipsim

#endif // HIPSIM_GFX_CHECKER_H
