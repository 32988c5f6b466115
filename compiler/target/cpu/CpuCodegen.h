/// \file
/// Native code for the cpu target: one wave kernel to one object file.

#ifndef KVC_COMPILER_TARGET_CPU_CPUCODEGEN_H
#define KVC_COMPILER_TARGET_CPU_CPUCODEGEN_H

#include "compiler/target/KernelCodegen.h"

namespace kvc {

/// The instruction sets that kernels are compiled for.
enum class CpuFeatures { Avx2, Avx512 };

/// "avx2" or "avx512", as in the manifest and on the command line.
const char *cpuFeaturesName(CpuFeatures features);

/// What this machine runs, or an error if it has not even AVX2, FMA and F16C.
llvm::Expected<CpuFeatures> hostCpuFeatures();

/// compileKernel for x86-64 with these features.
llvm::Expected<std::string> compileCpuKernel(llvm::StringRef kernelText,
                                             CpuFeatures features,
                                             std::vector<CodegenStage> *stages);

} // namespace kvc

#endif // KVC_COMPILER_TARGET_CPU_CPUCODEGEN_H
