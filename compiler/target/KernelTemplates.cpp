// Looks up the kernel templates that the build embedded; see KernelTemplates.h.

#include "compiler/target/KernelTemplates.h"

#include "llvm/ADT/STLExtras.h"

namespace kvc {

std::optional<llvm::StringRef> findKernelTemplate(llvm::StringRef name) {
  llvm::ArrayRef<KernelTemplate> all = kernelTemplates();
  auto *found = llvm::lower_bound(
      all, name,
      [](const KernelTemplate &a, llvm::StringRef b) { return a.name < b; });
  if (found == all.end() || found->name != name)
    return std::nullopt;
  return found->text;
}

} // namespace kvc
