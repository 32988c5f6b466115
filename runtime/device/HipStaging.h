/// \file
/// Copies from the host through two pinned buffers: while one is on its way the
/// next piece is copied into the other.
///
/// Without it HIP would pin or wait for the caller's pages, piece by piece,
/// which for weights mapped from a file is slow and for a step's inputs is a
/// wait per step.

#ifndef KVC_RUNTIME_DEVICE_HIPSTAGING_H
#define KVC_RUNTIME_DEVICE_HIPSTAGING_H

#include <cstddef>
#include <span>

#include "runtime/device/HipLibrary.h"

namespace kvc {

class HipStaging {
public:
  /// Bytes of one buffer: at 25 GB/s (PCIe 4.0 x16) 0.2 ms, far more than the
  /// microseconds that starting a copy takes.
  static constexpr size_t kBytes = size_t(4) << 20;

  /// \param hip is borrowed.
  explicit HipStaging(const HipLibrary &hip) : hip_(hip) {}
  /// Allocates. \param stream is borrowed; copies run on it.
  Status start(HipStream stream);
  /// Frees; the stream must have nothing left to do.
  void release();

  /// Returns when `from` has been read, not when `to` has been written.
  Status copyIn(std::byte *to, std::span<const std::byte> from);

private:
  struct Slot {
    void *bytes = nullptr;
    HipEvent sent = nullptr; ///< after the last copy out of `bytes`
    bool busy = false;
  };
  const HipLibrary &hip_;
  HipStream stream_ = nullptr;
  Slot slots_[2];
  unsigned next_ = 0;
};

} // namespace kvc

#endif // KVC_RUNTIME_DEVICE_HIPSTAGING_H
