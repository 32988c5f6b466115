// How many KV pages there are; see PoolSize.h.

#include "runtime/kv/PoolSize.h"

#include <algorithm>

#include "runtime/artifact/Format.h"
#include "runtime/base/ByteSize.h"

namespace kvc {

Result<uint64_t> MemoryBudget::othersBytes(const MemoryUse &use) const {
  if (!reserveBytes)
    return uint64_t(0);
  if (*reserveBytes < use.ownBytes())
    return invalid("a reserve of " + byteSizeText(*reserveBytes) +
                   " does not hold the " + byteSizeText(use.ownBytes()) +
                   " that workspace (" + std::to_string(use.workspaceBytes) +
                   "), tables (" + std::to_string(use.tableBytes) +
                   "), graphs and code (" +
                   std::to_string(MemoryUse::kCodeBytes) +
                   ") need; give a larger --reserve");
  return *reserveBytes - use.ownBytes();
}

uint64_t pagesThatFit(const MemoryUse &use, uint64_t memoryBytes) {
  uint64_t others = use.weightsBytes + use.ownBytes();
  return memoryBytes > others ? (memoryBytes - others) / use.pageBytes : 0;
}

PoolSize sizePool(uint64_t tokens, uint64_t fit) {
  uint64_t pages = (tokens + kPageTokens - 1) / kPageTokens;
  if (pages <= fit)
    return {pages, false};
  return {std::max<uint64_t>(fit, 1), true};
}

} // namespace kvc
