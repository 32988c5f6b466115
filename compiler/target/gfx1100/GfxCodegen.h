/// \file
/// Code objects for RDNA3 cards: one wave kernel to one amdgpu kernel of
/// wave32, as an object to be linked.

#ifndef KVC_COMPILER_TARGET_GFX1100_GFXCODEGEN_H
#define KVC_COMPILER_TARGET_GFX1100_GFXCODEGEN_H

#include "compiler/target/KernelCodegen.h"

namespace kvc {

/// compileKernel for `chip` ("gfx1100"). The kernel has the wave kernel's name,
/// workgroups of 32 threads a wave, and its arguments are global pointers by
/// value, without hidden ones. Code object version 5, which ROCm 6 and 7 load.
/// linkSharedLibrary makes the code object that hipModuleLoad takes.
llvm::Expected<std::string> compileGfxKernel(llvm::StringRef kernelText,
                                             llvm::StringRef chip,
                                             std::vector<CodegenStage> *stages);

} // namespace kvc

#endif // KVC_COMPILER_TARGET_GFX1100_GFXCODEGEN_H
