/// \file
/// From one specialised wave kernel to machine code, as far as targets share
/// the way: parse, lower to the llvm dialect, translate, optimise, emit, link.

#ifndef KVC_COMPILER_TARGET_KERNELCODEGEN_H
#define KVC_COMPILER_TARGET_KERNELCODEGEN_H

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace llvm {
class Module;
class TargetMachine;
} // namespace llvm
namespace mlir {
class Pass;
} // namespace mlir

namespace kvc {

/// Text of a module after every step of the way to machine code, for
/// `--emit-ir`.
struct CodegenStage {
  std::string name, text;
};

/// What a target adds to the common way.
struct BackEnd {
  const char *name; ///< of its stage: "cpu", "gfx"
  std::function<std::unique_ptr<mlir::Pass>()> lowerWave;
  /// A new machine, for one kernel; null if this LLVM lacks the back end.
  std::function<std::unique_ptr<llvm::TargetMachine>()> createMachine;
  /// Attributes of functions and flags of the module, before optimisation.
  std::function<void(llvm::Module &)> prepare;
  /// What must be seen to after optimisation; may be empty.
  std::function<void(llvm::Module &)> finish = {};
  /// Whether LLVM may unroll loops that the generator left as loops.
  bool unrollLoops = true;
};

/// Compiles one specialised wave kernel, given as MLIR text, to an ELF object.
/// Thread-safe: contexts are its own. Equal texts give equal bytes. Fails with
/// what MLIR or LLVM said. `stages`, if not null, gets the intermediate texts.
///
/// No fast-math flag is set anywhere and fusing of multiply and add is left to
/// the kernels (math.fma): the optimiser must not change bits.
llvm::Expected<std::string> compileKernel(llvm::StringRef kernelText,
                                          const BackEnd &backEnd,
                                          std::vector<CodegenStage> *stages);

/// Links objects in the given order to a shared library at `path`; undefined
/// symbols are errors. Not thread-safe (LLD is not).
llvm::Error linkSharedLibrary(const std::vector<std::string> &objects,
                              const std::string &path);

} // namespace kvc

#endif // KVC_COMPILER_TARGET_KERNELCODEGEN_H
