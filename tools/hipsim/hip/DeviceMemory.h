/// \file
/// The card's memory: host mappings in one reserved window.
///
/// Every allocation ends at the end of a page (to 256 bytes) with unmapped
/// pages on both sides, and no address is handed out twice, so that most
/// accesses outside and all to freed memory fault. Host code can read device
/// pointers, which it cannot on the card.

#ifndef HIPSIM_HIP_DEVICEMEMORY_H
#define HIPSIM_HIP_DEVICEMEMORY_H

#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>

namespace hipsim {

struct Allocation {
  uint64_t address = 0;
  uint64_t bytes = 0;
  uint64_t mappedAddress = 0, mappedBytes = 0;
  /// Pinned host memory: not counted against the card's.
  bool host = false;
};

class DeviceMemory {
public:
  explicit DeviceMemory(uint64_t totalBytes) : totalBytes_(totalBytes) {}

  /// Address 0 if the card has not so much left.
  uint64_t allocate(uint64_t bytes, bool host);
  /// False if no allocation starts there.
  bool free(uint64_t address);
  /// The live allocation that contains all of a range.
  std::optional<Allocation> find(uint64_t address, uint64_t bytes = 1) const;
  /// What a report says about an address outside all allocations: freed, or
  /// how far from which.
  std::string describe(uint64_t address) const;

  uint64_t totalBytes() const { return totalBytes_; }
  uint64_t usedBytes() const { return usedBytes_; }

private:
  bool reserve();

  mutable std::mutex mutex_;
  uint64_t totalBytes_;
  uint64_t usedBytes_ = 0;
  uint64_t next_ = 0, end_ = 0;
  std::map<uint64_t, Allocation> live_, freed_;
};

} // namespace hipsim

#endif // HIPSIM_HIP_DEVICEMEMORY_H
