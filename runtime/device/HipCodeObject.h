/// \file
/// What a code object for AMD GPUs says of itself: the target it was built for
/// and, per kernel, its workgroup and its arguments.
///
/// HIP knows this too but gives it out in parts and by version, so it is read
/// from where the compiler wrote it: the ELF note of the AMDGPU ABI (LLVM's
/// AMDGPUUsage, "Code Object Metadata"), a MessagePack map. The one thing to
/// know: a launch must use exactly the workgroup a kernel was compiled for, so
/// a kernel without `.reqd_workgroup_size` is refused rather than guessed at.

#ifndef KVC_RUNTIME_DEVICE_HIPCODEOBJECT_H
#define KVC_RUNTIME_DEVICE_HIPCODEOBJECT_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string>

#include "runtime/base/Status.h"

namespace kvc {

struct HipKernelFacts {
  std::array<uint32_t, 3> workgroup = {1, 1, 1}; ///< threads along x, y, z
  uint32_t argumentCount = 0; ///< pointers, 8 bytes each, from offset 0 on
};

struct HipCodeObjectFacts {
  std::string target; ///< "gfx1100", without a `:feature` that may follow
  std::map<std::string, HipKernelFacts> kernels;
};

/// Reads the metadata of the ELF file in `bytes`. InvalidArgument if it is no
/// code object, its metadata is missing or damaged, or a kernel has no fixed
/// workgroup or takes anything but pointers to global memory. Bytes are
/// trusted for nothing: every offset is checked.
Result<HipCodeObjectFacts> readHipCodeObject(std::span<const std::byte> bytes);

} // namespace kvc

#endif // KVC_RUNTIME_DEVICE_HIPCODEOBJECT_H
