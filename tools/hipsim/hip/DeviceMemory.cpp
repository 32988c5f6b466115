#include "tools/hipsim/hip/DeviceMemory.h"

#include <algorithm>
#include <string>
#include <sys/mman.h>

namespace hipsim {

namespace {

constexpr uint64_t pageBytes = 4096;
constexpr uint64_t guardBytes = 1 << 20;
constexpr uint64_t windowBytes = uint64_t(1) << 42;
constexpr uint64_t alignment = 256;
/// Fresh memory starts as NaN here, so that use before a write shows.
constexpr uint64_t poisonBytesMax = 1 << 20;

uint64_t roundUp(uint64_t value, uint64_t to) {
  return (value + to - 1) / to * to;
}

} // namespace

bool DeviceMemory::reserve() {
  if (next_)
    return true;
  for (uint64_t bytes = windowBytes; bytes >= 4 * totalBytes_; bytes /= 2) {
    void *window = mmap(nullptr, bytes, PROT_NONE,
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (window == MAP_FAILED)
      continue;
    next_ = reinterpret_cast<uint64_t>(window);
    end_ = next_ + bytes;
    return true;
  }
  return false;
}

uint64_t DeviceMemory::allocate(uint64_t bytes, bool host) {
  std::lock_guard lock(mutex_);
  uint64_t rounded = roundUp(std::max<uint64_t>(bytes, 1), alignment);
  if (bytes > totalBytes_ || !reserve() ||
      (!host && usedBytes_ + bytes > totalBytes_))
    return 0;
  Allocation allocation;
  allocation.mappedBytes = roundUp(rounded, pageBytes);
  allocation.mappedAddress = next_ + guardBytes;
  if (allocation.mappedAddress + allocation.mappedBytes + guardBytes > end_)
    return 0;
  if (mprotect(reinterpret_cast<void *>(allocation.mappedAddress),
               allocation.mappedBytes, PROT_READ | PROT_WRITE) != 0)
    return 0;
  next_ = allocation.mappedAddress + allocation.mappedBytes;
  allocation.address =
      allocation.mappedAddress + allocation.mappedBytes - rounded;
  allocation.bytes = bytes;
  allocation.host = host;
  auto *words = reinterpret_cast<uint32_t *>(allocation.address);
  std::fill_n(words, std::min(rounded, poisonBytesMax) / 4, 0x7fdeadbf);
  live_[allocation.address] = allocation;
  if (!host)
    usedBytes_ += bytes;
  return allocation.address;
}

bool DeviceMemory::free(uint64_t address) {
  std::lock_guard lock(mutex_);
  auto found = live_.find(address);
  if (found == live_.end())
    return false;
  const Allocation &allocation = found->second;
  mmap(reinterpret_cast<void *>(allocation.mappedAddress),
       allocation.mappedBytes, PROT_NONE,
       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);
  if (!allocation.host)
    usedBytes_ -= allocation.bytes;
  freed_[address] = allocation;
  live_.erase(found);
  return true;
}

std::optional<Allocation> DeviceMemory::find(uint64_t address,
                                             uint64_t bytes) const {
  std::lock_guard lock(mutex_);
  auto after = live_.upper_bound(address);
  if (after == live_.begin())
    return std::nullopt;
  const Allocation &allocation = std::prev(after)->second;
  uint64_t offset = address - allocation.address;
  if (offset > allocation.bytes || bytes > allocation.bytes - offset)
    return std::nullopt;
  return allocation;
}

std::string DeviceMemory::describe(uint64_t address) const {
  std::lock_guard lock(mutex_);
  auto below = [&](const std::map<uint64_t, Allocation> &allocations)
      -> const Allocation * {
    auto after = allocations.upper_bound(address);
    return after == allocations.begin() ? nullptr : &std::prev(after)->second;
  };
  const Allocation *gone = below(freed_);
  if (gone && address < gone->address + gone->bytes)
    return "freed allocation of " + std::to_string(gone->bytes) + " bytes";
  const Allocation *live = below(live_);
  if (live && address - live->address < live->bytes + guardBytes)
    return "byte " + std::to_string(address - live->address) +
           " of an allocation of " + std::to_string(live->bytes);
  return "no allocation";
}

} // namespace hipsim
