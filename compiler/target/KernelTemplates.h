/// \file
/// The kernel templates of kernels-generated/, built into the compiler.

#ifndef KVC_COMPILER_TARGET_KERNELTEMPLATES_H
#define KVC_COMPILER_TARGET_KERNELTEMPLATES_H

#include <optional>

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace kvc {

struct KernelTemplate {
  llvm::StringRef name; ///< "linear_q4_1_r1p2__cpu"
  llvm::StringRef text; ///< MLIR: one wave.kernel of that name
};

/// All templates, sorted by name.
llvm::ArrayRef<KernelTemplate> kernelTemplates();

/// The text of a template, or nothing if there is none of that name.
std::optional<llvm::StringRef> findKernelTemplate(llvm::StringRef name);

} // namespace kvc

#endif // KVC_COMPILER_TARGET_KERNELTEMPLATES_H
