/// \file
/// Links the objects of single kernels to one code object.

#ifndef KVC_COMPILER_TARGET_GFX1100_GFXLINK_H
#define KVC_COMPILER_TARGET_GFX1100_GFXLINK_H

#include <string>
#include <vector>

#include "llvm/Support/Error.h"

namespace kvc {

/// Links `objects` in order to a code object at `path` whose metadata lists the
/// kernels of all of them: the linker alone would leave one note for each, of
/// which loaders read the first. Not thread-safe (LLD is not).
llvm::Error linkCodeObject(std::vector<std::string> objects,
                           const std::string &path);

} // namespace kvc

#endif // KVC_COMPILER_TARGET_GFX1100_GFXLINK_H
