/// \file
/// Fills the weights space: checkpoint tensors repacked into the layouts their
/// kernels read, tables and constants. Nothing is widened or requantised.

#ifndef KVC_COMPILER_EMIT_WEIGHTSFILE_H
#define KVC_COMPILER_EMIT_WEIGHTSFILE_H

#include <functional>
#include <string>

#include "compiler/dialect/launch/Launch.h"
#include "compiler/import/Checkpoint.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"

namespace kvc {

/// The bytes of one segment, exactly as many as its range says. The launch.td
/// descriptions of `launch.weight`, `launch.constant` and `launch.rope_table`
/// are the contract. Fails with an InputError that names a tensor and its
/// element if a number in the files is NaN or infinite.
llvm::Expected<std::string> segmentBytes(launch::SegmentOp segment,
                                         const Checkpoint &checkpoint);

/// Writes all segments of `module` in order, zero bytes between them, and as
/// many at the end as make `totalBytes`. Segments are made on all processors,
/// a few at a time. `progress(bytes)` is told how far it is; returning false
/// stops with an error.
llvm::Error writeWeights(mlir::ModuleOp module, const Checkpoint &checkpoint,
                         uint64_t totalBytes, llvm::raw_ostream &stream,
                         const std::function<bool(uint64_t)> &progress);

} // namespace kvc

#endif // KVC_COMPILER_EMIT_WEIGHTSFILE_H
