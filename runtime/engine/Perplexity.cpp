// Perplexity over windows of a text; see Perplexity.h.

#include "runtime/engine/Perplexity.h"

#include <chrono>
#include <cmath>

#include "runtime/engine/Sequence.h"

namespace kvc {

double negativeLogLikelihood(std::span<const float> logits, uint32_t id) {
  float highest = logits[0];
  for (float value : logits)
    highest = std::max(highest, value);
  double sum = 0;
  for (float value : logits)
    sum += std::exp(double(value) - highest);
  return std::log(sum) - (double(logits[id]) - highest);
}

Result<std::vector<std::span<const uint32_t>>>
perplexityWindows(const LoadedModel &model, std::span<const uint32_t> tokens,
                  const PerplexityOptions &options) {
  uint32_t length = model.manifest().maxModelLen;
  if (options.window < 2 || options.window > length)
    return invalid("a window of " + std::to_string(options.window) +
                   " tokens; expected 2 to the model's length of " +
                   std::to_string(length));
  auto first = static_cast<size_t>(
      std::floor((1.0 - options.heldout) * static_cast<double>(tokens.size())));
  size_t windows = (tokens.size() - first) / options.window;
  if (options.limit > 0)
    windows = std::min<size_t>(windows, options.limit);
  if (windows == 0)
    return invalid("the text gives " + std::to_string(tokens.size() - first) +
                   " tokens, a window needs " + std::to_string(options.window));
  std::vector<std::span<const uint32_t>> result;
  for (size_t index = 0; index < windows; ++index)
    result.push_back(
        tokens.subspan(first + index * options.window, options.window));
  return result;
}

Result<PerplexityResult>
measurePerplexity(LoadedModel &model, std::span<const uint32_t> tokens,
                  const PerplexityOptions &options,
                  const std::function<void(uint32_t, uint32_t)> &progress) {
  auto start = std::chrono::steady_clock::now();
  KVC_ASSIGN(std::vector<std::span<const uint32_t>> windows,
             perplexityWindows(model, tokens, options));
  PerplexityResult result;
  double total = 0;
  for (std::span<const uint32_t> window : windows) {
    Sequence sequence(model.pool());
    KVC_TRY(feed(model, sequence, window.first(options.window - 1), 0,
                 /*allLogits=*/true,
                 [&](size_t position, std::span<const float> logits) {
                   total += negativeLogLikelihood(logits, window[position + 1]);
                 }),
            "window " + std::to_string(result.windows));
    result.tokens += options.window - 1;
    progress(++result.windows, static_cast<uint32_t>(windows.size()));
  }
  result.perplexity = std::exp(total / static_cast<double>(result.tokens));
  result.seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start)
          .count();
  return result;
}

} // namespace kvc
