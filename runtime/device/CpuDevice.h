/// \file
/// Runs cpu artifacts: native code of `kernels.so` on a pool of threads.

#ifndef KVC_RUNTIME_DEVICE_CPUDEVICE_H
#define KVC_RUNTIME_DEVICE_CPUDEVICE_H

#include <memory>
#include <string>

#include "runtime/device/Device.h"

namespace kvc {

struct CpuDeviceOptions {
  /// 0: one a processor that this process may run on.
  uint32_t threads = 0;
  /// The artifact's `cpu_features`; "" means any.
  std::string features;
};

/// InvalidArgument if this machine lacks what `features` names. Results do not
/// depend on the number of threads. Launches are synchronous.
Result<std::unique_ptr<Device>>
createCpuDevice(const CpuDeviceOptions &options);

/// "avx512", "avx2" or "none": the most that this machine has.
std::string hostCpuFeaturesName();

} // namespace kvc

#endif // KVC_RUNTIME_DEVICE_CPUDEVICE_H
