// The target of a compile; see CodegenTarget.h.

#include "compiler/target/CodegenTarget.h"

#include "compiler/target/gfx1100/GfxCodegen.h"

namespace kvc {

llvm::Expected<std::string>
CodegenTarget::compile(llvm::StringRef kernelText,
                       std::vector<CodegenStage> *stages) const {
  return isGpu() ? compileGfxKernel(kernelText, name, stages)
                 : compileCpuKernel(kernelText, *cpuFeatures, stages);
}

} // namespace kvc
