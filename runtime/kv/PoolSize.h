/// \file
/// How many KV pages there are: what a loaded artifact allocates and what
/// `kvc plan` foretells are computed here, so they are the same.

#ifndef KVC_RUNTIME_KV_POOLSIZE_H
#define KVC_RUNTIME_KV_POOLSIZE_H

#include <cstdint>
#include <optional>

#include "runtime/base/Status.h"

namespace kvc {

/// What an artifact needs of a device's memory, in bytes.
struct MemoryUse {
  uint64_t weightsBytes = 0;
  uint64_t workspaceBytes = 0; ///< the arena
  uint64_t tableBytes = 0;     ///< the step space, block tables above all
  uint64_t pageBytes = 0;      ///< of one KV page

  /// Set aside for code objects, graphs and the rounding of allocations.
  static constexpr uint64_t kCodeBytes = uint64_t(64) << 20;

  /// All but weights and pages.
  uint64_t ownBytes() const { return workspaceBytes + tableBytes + kCodeBytes; }
};

/// Memory as its owner sees it.
struct MemoryBudget {
  std::optional<uint64_t> totalBytes =
      {}; ///< `--vram`; none: all the device has
  /// `--reserve`: for driver, display and MemoryUse::ownBytes.
  std::optional<uint64_t> reserveBytes = {};

  /// What others keep of the reserve. InvalidArgument if it is smaller than
  /// what we need of it; without a reserve nothing is kept.
  Result<uint64_t> othersBytes(const MemoryUse &use) const;
};

/// Pages that `memoryBytes` hold beside everything else that is ours.
uint64_t pagesThatFit(const MemoryUse &use, uint64_t memoryBytes);

struct PoolSize {
  uint64_t pages = 0;
  bool shrank = false; ///< fewer than wanted, because memory ends there
};

/// Pages for `tokens` positions, fewer where only `fit` pages fit, at least 1.
PoolSize sizePool(uint64_t tokens, uint64_t fit);

} // namespace kvc

#endif // KVC_RUNTIME_KV_POOLSIZE_H
