/// \file
/// The target of a compile: which back end its kernels go through.

#ifndef KVC_COMPILER_TARGET_CODEGENTARGET_H
#define KVC_COMPILER_TARGET_CODEGENTARGET_H

#include <optional>

#include "compiler/target/KernelCodegen.h"
#include "compiler/target/cpu/CpuCodegen.h"

namespace kvc {

struct CodegenTarget {
  std::string name;                       ///< "cpu", or a chip: "gfx1100"
  std::optional<CpuFeatures> cpuFeatures; ///< of the cpu target only

  bool isGpu() const { return !cpuFeatures; }
  /// "avx2", "avx512"; empty for a card.
  std::string featuresName() const {
    return isGpu() ? "" : cpuFeaturesName(*cpuFeatures);
  }
  /// "cpu, avx512", "gfx1100".
  std::string description() const {
    return isGpu() ? name : name + ", " + featuresName();
  }
  /// What a compiled kernel depends on beside its text.
  std::string key() const { return name + "/" + featuresName(); }

  /// As compileKernel.
  llvm::Expected<std::string> compile(llvm::StringRef kernelText,
                                      std::vector<CodegenStage> *stages) const;
  /// Links what `compile` gave, in order, to the library at `path`.
  llvm::Error link(std::vector<std::string> objects,
                   const std::string &path) const;
};

} // namespace kvc

#endif // KVC_COMPILER_TARGET_CODEGENTARGET_H
