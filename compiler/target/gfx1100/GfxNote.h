/// \file
/// The metadata note of an AMD GPU object: where it is and what it says.

#ifndef KVC_COMPILER_TARGET_GFX1100_GFXNOTE_H
#define KVC_COMPILER_TARGET_GFX1100_GFXNOTE_H

#include <cstdint>

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace kvc {

struct GfxNote {
  uint64_t headerOffset; ///< of the note's section header in the object
  llvm::StringRef text;  ///< MessagePack, inside the object
};

/// Fails if `object` is no ELF file or has no metadata note.
llvm::Expected<GfxNote> findGfxNote(llvm::StringRef object);

} // namespace kvc

#endif // KVC_COMPILER_TARGET_GFX1100_GFXNOTE_H
