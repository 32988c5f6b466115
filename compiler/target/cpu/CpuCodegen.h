/// \file
/// Native code for the cpu target: one wave kernel to one object file, and all
/// objects to one shared library.

#ifndef KVC_COMPILER_TARGET_CPU_CPUCODEGEN_H
#define KVC_COMPILER_TARGET_CPU_CPUCODEGEN_H

#include <string>
#include <vector>

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace kvc {

/// The instruction sets that kernels are compiled for.
enum class CpuFeatures { Avx2, Avx512 };

/// "avx2" or "avx512", as in the manifest and on the command line.
const char *cpuFeaturesName(CpuFeatures features);

/// What this machine runs, or an error if it has not even AVX2, FMA and F16C.
llvm::Expected<CpuFeatures> hostCpuFeatures();

/// Text of a module after every step of the way to machine code, for
/// `--emit-ir`.
struct CodegenStage {
  std::string name, text;
};

/// Compiles one specialised wave kernel, given as MLIR text, to an ELF object.
/// Thread-safe: contexts are its own. Equal texts give equal bytes. Fails with
/// what MLIR or LLVM said. `stages`, if not null, gets the intermediate texts.
llvm::Expected<std::string> compileCpuKernel(llvm::StringRef kernelText,
                                             CpuFeatures features,
                                             std::vector<CodegenStage> *stages);

/// Links objects in the given order to a shared library at `path`; undefined
/// symbols are errors. Not thread-safe (LLD is not).
llvm::Error linkSharedLibrary(const std::vector<std::string> &objects,
                              const std::string &path);

} // namespace kvc

#endif // KVC_COMPILER_TARGET_CPU_CPUCODEGEN_H
