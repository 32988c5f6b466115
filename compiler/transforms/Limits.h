/// \file
/// The sizes of a module that shapes do not show: `llm.limits`, a dictionary
/// attribute of the module.

#ifndef KVC_COMPILER_TRANSFORMS_LIMITS_H
#define KVC_COMPILER_TRANSFORMS_LIMITS_H

#include "compiler/dialect/llm/Llm.h"
#include "mlir/IR/BuiltinOps.h"
#include "runtime/artifact/Format.h"

namespace kvc {

/// | key                  | meaning                                      |
/// |----------------------|----------------------------------------------|
/// | `layers`             | decoder layers, each with one cache          |
/// | `max_model_len`      | positions of a sequence                      |
/// | `max_rows`           | rows of the largest bucket                   |
/// | `max_sequences`      | sequences of one step                        |
/// | `max_logit_rows`     | logit rows of the largest bucket             |
struct Limits {
  int64_t layers = 0;
  int64_t maxModelLen = 0;
  StepLayout layout;

  /// Reads the attribute; emits an error at the module if it lacks a key.
  static mlir::FailureOr<Limits> of(mlir::ModuleOp module);

  /// Bytes of one layer in a page: K and V of every KV head.
  static int64_t layerBytes(llm::KvCacheType cache) {
    return 2 * cache.getHeads() * cache.getHeadDim() * kPageTokens *
           (cache.getElement().getIntOrFloatBitWidth() / 8);
  }
  /// Bytes of one page: all layers, one after the other.
  int64_t pageBytes(llm::KvCacheType cache) const {
    return layers * layerBytes(cache);
  }
  /// Rows of the coarse rope table: one for every 256 positions.
  int64_t coarseRows() const { return (maxModelLen + 255) / 256; }
};

} // namespace kvc

#endif // KVC_COMPILER_TRANSFORMS_LIMITS_H
