/// \file
/// Stacks checkpoint weights by output features, for the fusions that make one
/// linear layer of several.

#ifndef KVC_COMPILER_TRANSFORMS_STACKWEIGHTS_H
#define KVC_COMPILER_TRANSFORMS_STACKWEIGHTS_H

#include "compiler/dialect/llm/Llm.h"
#include "mlir/IR/Builders.h"

namespace kvc {

/// Whether all are `llm.weight`s that are not interleaved and agree in element
/// type and in every size but the rows.
bool canStack(llvm::ArrayRef<mlir::Value> weights);

/// One `llm.weight` with the rows of `weights`, one after the other or with
/// `interleave` rows of each in turn; expert weights are stacked expert by
/// expert. Null, and nothing created, unless `canStack`.
mlir::Value stackWeights(mlir::OpBuilder &builder,
                         llvm::ArrayRef<mlir::Value> weights,
                         int64_t interleave = 0);

} // namespace kvc

#endif // KVC_COMPILER_TRANSFORMS_STACKWEIGHTS_H
