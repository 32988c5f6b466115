/// \file
/// Runs gfx artifacts on an AMD GPU through HIP.
///
/// One stream carries all work, so that it runs in the order in which it was
/// asked for; copies to the device go through pinned memory of the device's
/// own, so the caller's bytes are free again when a copy returns. Launches and
/// replays return before they are done: an error of a kernel comes from the
/// next call that waits.
///
/// Memory has a hard ceiling, fixed when the device is created: an allocation
/// past it is refused here, because a driver under Windows would not refuse but
/// spill into host memory until the machine stands still.

#ifndef KVC_RUNTIME_DEVICE_HIPDEVICE_H
#define KVC_RUNTIME_DEVICE_HIPDEVICE_H

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "runtime/device/Device.h"
#include "runtime/device/HipLibrary.h"

namespace kvc {

/// The targets that kvc builds artifacts for and HIP runs.
inline constexpr const char *kGpuTargets[] = {"gfx1100", "gfx1101", "gfx1102"};
inline constexpr const char *kGpuTargetNames = "gfx1100, gfx1101 or gfx1102";
bool isGpuTarget(std::string_view target);

/// Under WSL2 as much of the memory reported free stays unused. The driver's
/// figure is a moment's: Windows' own desktop shares the card, and what no
/// longer fits goes to host memory instead of failing. On a card reporting
/// 24,517 MiB with 2,543 MiB taken (llama.cpp issue 23999) that began above
/// about 23 GB (llama.cpp issue 21690); with this margin 21,974 - 1,024 =
/// 20,950 MiB = 22.0e9 bytes are used.
inline constexpr uint64_t kWslMarginBytes = uint64_t(1) << 30;

struct HipDeviceOptions {
  /// None: the first that is what `target` asks for, since a processor's own
  /// GPU may come before the card.
  std::optional<uint32_t> index = {};
  /// The artifact's target; "" takes any of kGpuTargets.
  std::string target = {};
  /// Part of the device's memory to use, in (0, 1].
  double memoryUtilization = 0.9;
  /// Instead: all of it but so much.
  std::optional<uint64_t> keepFreeBytes = {};
  /// Take the card to have no more memory than this.
  std::optional<uint64_t> totalBytesMax = {};
  /// Believe figures of free memory only with kWslMarginBytes.
  bool wsl = false;
};

/// What may be allocated: the utilised part of the total, or the total less
/// what is to be kept free, and never more than is free, under WSL2 less the
/// margin.
uint64_t hipMemoryCeiling(const HipDeviceFacts &facts,
                          const HipDeviceOptions &options);

/// Whether this is Linux under Windows' hypervisor: /dev/dxg is there.
/// \param root stands in for "/" in tests.
bool runsUnderWsl(const std::string &root = "");

/// Takes a device; its description() says which. Unavailable if the runtime
/// finds none, or not so many, or no free memory on it; InvalidArgument for a
/// target that the device is not or a utilisation out of range.
Result<std::unique_ptr<Device>>
createHipDevice(const HipLibrary &library, const HipDeviceOptions &options);

} // namespace kvc

#endif // KVC_RUNTIME_DEVICE_HIPDEVICE_H
