// Copies through pinned memory; see HipStaging.h.

#include "runtime/device/HipStaging.h"

#include <algorithm>
#include <cstring>

namespace kvc {

Status HipStaging::start(HipStream stream) {
  stream_ = stream;
  for (Slot &slot : slots_) {
    KVC_TRY(hip_.check(
                hip_.hipHostMalloc(&slot.bytes, kBytes, kHipHostMallocDefault),
                "hipHostMalloc"),
            "staging");
    KVC_TRY(hip_.check(hip_.hipEventCreateWithFlags(&slot.sent,
                                                    kHipEventDisableTiming),
                       "hipEventCreateWithFlags"),
            "staging");
  }
  return Status();
}

void HipStaging::release() {
  for (Slot &slot : slots_) {
    if (slot.sent)
      (void)hip_.hipEventDestroy(slot.sent);
    if (slot.bytes)
      (void)hip_.hipHostFree(slot.bytes);
    slot = Slot();
  }
}

Status HipStaging::copyIn(std::byte *to, std::span<const std::byte> from) {
  while (!from.empty()) {
    Slot &slot = slots_[next_];
    next_ = 1 - next_;
    if (slot.busy)
      KVC_TRY(hip_.check(hip_.hipEventSynchronize(slot.sent),
                         "hipEventSynchronize"),
              "copy");
    size_t bytes = std::min(kBytes, from.size());
    std::memcpy(slot.bytes, from.data(), bytes);
    KVC_TRY(hip_.check(hip_.hipMemcpyHtoDAsync(to, slot.bytes, bytes, stream_),
                       "hipMemcpyHtoDAsync"),
            "copy");
    KVC_TRY(
        hip_.check(hip_.hipEventRecord(slot.sent, stream_), "hipEventRecord"),
        "copy");
    slot.busy = true;
    to += bytes;
    from = from.subspan(bytes);
  }
  return Status();
}

} // namespace kvc
