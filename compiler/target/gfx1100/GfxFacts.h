/// \file
/// What a compiled kernel takes of an RDNA3 card, from its code object.

#ifndef KVC_COMPILER_TARGET_GFX1100_GFXFACTS_H
#define KVC_COMPILER_TARGET_GFX1100_GFXFACTS_H

#include <cstdint>

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace kvc {

struct GfxKernelFacts {
  uint32_t threads = 0;      ///< of a workgroup
  uint32_t vgprs = 0;        ///< of a lane
  uint32_t sgprs = 0;        ///< of a wave
  uint32_t ldsBytes = 0;     ///< of a workgroup
  uint32_t scratchBytes = 0; ///< of a lane; none of our kernels may have any
  uint32_t spills = 0;       ///< of registers of either kind

  /// Waves that one SIMD holds at a time: of at most 16, as many as 1,536 VGPRs
  /// in granules of 24 and the 128 KiB of LDS of its four SIMDs allow.
  uint32_t wavesPerSimd() const;
};

/// Reads the metadata note of an object with one kernel.
llvm::Expected<GfxKernelFacts> readGfxKernelFacts(llvm::StringRef object);

} // namespace kvc

#endif // KVC_COMPILER_TARGET_GFX1100_GFXFACTS_H
