/// \file
/// What computes steps: `StepRunner` on a device, or in tests something that
/// only keeps the books.

#ifndef KVC_RUNTIME_ENGINE_STEPEXECUTOR_H
#define KVC_RUNTIME_ENGINE_STEPEXECUTOR_H

#include <cstdint>
#include <span>

#include "runtime/base/Status.h"
#include "runtime/kv/PagePool.h"

namespace kvc {

/// Consecutive tokens of one sequence in a step.
struct StepRows {
  std::span<const uint32_t> tokens; ///< at least one
  uint32_t firstPosition = 0;       ///< position of tokens[0]
  /// Pages of the sequence from position 0 on, enough for the last token.
  std::span<const PageId> pages;
  /// How many of the last tokens want logits, 0 to tokens.size().
  uint32_t logitCount = 1;
};

/// Belongs to one thread at a time.
class StepExecutor {
public:
  virtual ~StepExecutor() = default;

  /// Runs one step. The logits wanted stay until the next call.
  /// InvalidArgument if the groups are malformed or do not fit a step.
  virtual Status run(std::span<const StepRows> groups) = 0;

  /// The i-th wanted row of logits of the last step, in order of groups and
  /// tokens: vocabulary floats.
  virtual std::span<const float> logits(uint32_t index) const = 0;

  virtual uint32_t rowsMax() const = 0;      ///< of one step
  virtual uint32_t sequencesMax() const = 0; ///< groups of one step
  virtual uint32_t logitRowsMax() const = 0; ///< wanted rows of one step

  /// Layers whose KV codec counts what it clips; 0 if that is not counted.
  virtual uint32_t layerCount() const { return 0; }
  /// For each layer how many elements of K and V were clipped or NaN since the
  /// start, modulo 2^32.
  virtual Status clipped(std::span<uint32_t>) const { return Status(); }
};

} // namespace kvc

#endif // KVC_RUNTIME_ENGINE_STEPEXECUTOR_H
