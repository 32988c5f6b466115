/// \file
/// Perplexity over windows of a text: what `kvc eval` does.

#ifndef KVC_RUNTIME_ENGINE_PERPLEXITY_H
#define KVC_RUNTIME_ENGINE_PERPLEXITY_H

#include <functional>
#include <span>
#include <vector>

#include "runtime/engine/LoadedModel.h"

namespace kvc {

struct PerplexityOptions {
  uint32_t window = 512; ///< tokens, at least 2
  uint32_t limit = 0;    ///< windows at most; 0: all
  double heldout = 1.0;  ///< the last fraction of the tokens; (0, 1]
};

struct PerplexityResult {
  double perplexity = 0;
  uint64_t tokens = 0; ///< scored
  uint32_t windows = 0;
  double seconds = 0;
};

/// The windows of `tokens` that measurePerplexity takes; it says when there are
/// none.
Result<std::vector<std::span<const uint32_t>>>
perplexityWindows(const LoadedModel &model, std::span<const uint32_t> tokens,
                  const PerplexityOptions &options);

/// Cuts `tokens` from floor((1 - heldout) n) on into whole windows, each from
/// an empty context; a window scores its tokens from the second on. The result
/// is exp of the mean negative log-likelihood, summed in f64 in order.
/// `progress` is told the windows done and in all. InvalidArgument if not one
/// window fits the tokens or the window does not fit the model.
Result<PerplexityResult>
measurePerplexity(LoadedModel &model, std::span<const uint32_t> tokens,
                  const PerplexityOptions &options,
                  const std::function<void(uint32_t, uint32_t)> &progress);

/// -log softmax(logits)[id], in f64: the maximum is taken out, the sum is in
/// order of ids.
double negativeLogLikelihood(std::span<const float> logits, uint32_t id);

} // namespace kvc

#endif // KVC_RUNTIME_ENGINE_PERPLEXITY_H
