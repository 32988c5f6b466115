/// \file
/// Writes the artifact's directory; runtime/artifact/Format.h says what is in
/// it. A directory gets its final name only when it is complete, so whatever
/// happens before, nothing that loads is left behind.

#ifndef KVC_COMPILER_EMIT_ARTIFACT_H
#define KVC_COMPILER_EMIT_ARTIFACT_H

#include <map>
#include <string>
#include <vector>

#include "compiler/import/Model.h"
#include "compiler/target/gfx1100/GfxFacts.h"
#include "compiler/transforms/Limits.h"
#include "mlir/IR/BuiltinOps.h"

namespace kvc {

/// An artifact in the making: a hidden folder beside its final place. Removes
/// itself unless published.
class ArtifactFolder {
public:
  /// Creates the folder. Fails with an InputError if `path` exists and is not
  /// an artifact, or if its parent is not there or not writable.
  static llvm::Expected<ArtifactFolder> create(const std::string &path);

  ArtifactFolder(ArtifactFolder &&other);
  ArtifactFolder &operator=(ArtifactFolder &&) = delete;
  ~ArtifactFolder();

  /// Where file `name` is to be written.
  std::string file(const std::string &name) const;

  /// Writes a whole file.
  llvm::Error write(const std::string &name, llvm::StringRef contents) const;

  /// Moves the folder to its final place; an artifact that was there is
  /// replaced.
  llvm::Error publish();

private:
  ArtifactFolder(std::string path, std::string partial)
      : path_(std::move(path)), partial_(std::move(partial)) {}
  std::string path_, partial_;
};

/// `plan.json` of a module after the launch stage.
std::string planText(mlir::ModuleOp module);

/// Facts of a finished compile that the manifest and the summary state.
struct ArtifactFacts {
  uint64_t weightsBytes = 0, arenaBytes = 0, pageBytes = 0;
  uint32_t kernels = 0;
  /// Program name -> launches of one decoder layer.
  std::vector<std::pair<std::string, uint32_t>> launchesPerLayer;
};

/// Reads the facts off a module after the launch stage.
ArtifactFacts artifactFacts(mlir::ModuleOp module, const Model &model);

/// `manifest.json`, with sizes and checksums of `files` as they lie in
/// `folder`. `gfxFacts`: of a card's kernels, in the order of the module.
llvm::Expected<std::string> manifestText(
    mlir::ModuleOp module, const Model &model, const std::string &cpuFeatures,
    llvm::ArrayRef<GfxKernelFacts> gfxFacts, const ArtifactFolder &folder,
    const std::vector<std::string> &files);

} // namespace kvc

#endif // KVC_COMPILER_EMIT_ARTIFACT_H
