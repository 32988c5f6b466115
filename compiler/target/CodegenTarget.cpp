// The target of a compile; see CodegenTarget.h.

#include "compiler/target/CodegenTarget.h"

#include "compiler/target/gfx1100/GfxCodegen.h"
#include "compiler/target/gfx1100/GfxLink.h"

namespace kvc {

llvm::Expected<std::string>
CodegenTarget::compile(llvm::StringRef kernelText,
                       std::vector<CodegenStage> *stages) const {
  return isGpu() ? compileGfxKernel(kernelText, name, stages)
                 : compileCpuKernel(kernelText, *cpuFeatures, stages);
}

llvm::Error CodegenTarget::link(std::vector<std::string> objects,
                                const std::string &path) const {
  return isGpu() ? linkCodeObject(std::move(objects), path)
                 : linkSharedLibrary(objects, path);
}

} // namespace kvc
