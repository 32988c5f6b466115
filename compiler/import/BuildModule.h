/// \file
/// Writes the `llm` module of a model: single operations, chosen by the traits
/// of its config. Fusion is left to passes.

#ifndef KVC_COMPILER_IMPORT_BUILDMODULE_H
#define KVC_COMPILER_IMPORT_BUILDMODULE_H

#include "compiler/import/Model.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace kvc {

/// Most logit rows of a prefill bucket: what perplexity and prompt logprobs
/// take per step. More would only make the arena larger (rows x vocabulary).
inline constexpr int64_t kPrefillLogitRows = 64;

/// The module of `model`, with one function `decoder` (a step, one exact KV
/// cache per layer -> logits) and the attribute `llm.limits`. Every operation
/// that reads a tensor carries a location of that tensor's name inside the
/// place of the YAML field that names the checkpoint; the rest that place
/// alone. The llm and func dialects are loaded into `context`.
mlir::OwningOpRef<mlir::ModuleOp> buildModule(mlir::MLIRContext &context,
                                              const Model &model);

} // namespace kvc

#endif // KVC_COMPILER_IMPORT_BUILDMODULE_H
