/// \file
/// Which tensors an architecture needs, and the check that a checkpoint holds
/// exactly those.

#ifndef KVC_COMPILER_IMPORT_TENSORINVENTORY_H
#define KVC_COMPILER_IMPORT_TENSORINVENTORY_H

#include <functional>

#include "compiler/import/Checkpoint.h"
#include "compiler/import/ModelConfig.h"

namespace kvc {

/// A tensor that must be in the checkpoint.
struct ExpectedTensor {
  std::string name;
  std::vector<int64_t> shape;
  /// Vectors (norms, biases) are never quantised: no kernel reads them so.
  bool mayBeQuantized = false;
};

/// Calls `visit` for every tensor that `config` needs, layer by layer, until it
/// returns an error, and returns that.
llvm::Error
visitExpectedTensors(const ModelConfig &config,
                     const std::function<llvm::Error(ExpectedTensor)> &visit);

/// Fails with an InputError at `file` that names the first tensor that is
/// missing, has another shape or a type without kernel, or is left over.
/// \param isKnown accepts further names that are read by someone else or are
/// known to be harmless.
llvm::Error
checkInventory(const Checkpoint &checkpoint, const ModelConfig &config,
               const std::string &file,
               const std::function<bool(const std::string &)> &isKnown);

} // namespace kvc

#endif // KVC_COMPILER_IMPORT_TENSORINVENTORY_H
