/// \file
/// Text generation for one prompt: what `kvc run` does.

#ifndef KVC_RUNTIME_ENGINE_GENERATE_H
#define KVC_RUNTIME_ENGINE_GENERATE_H

#include <functional>

#include "runtime/engine/LoadedModel.h"
#include "runtime/engine/Sampler.h"
#include "runtime/engine/Sequence.h"

namespace kvc {

struct GenerateOptions {
  uint32_t tokensMax = 256; ///< tokens to generate at most, at least 1
  SamplingParameters sampling;
  uint32_t chunk = 0; ///< rows of a prefill step; 0: as many as it takes
};

struct GenerateResult {
  std::vector<uint32_t> ids; ///< the end token that stopped it included
  bool stopped = false;      ///< by an end token, not by a limit
  uint32_t promptTokens = 0;
  double prefillMs = 0; ///< until the first token
  double decodeMs = 0;  ///< for the others
};

/// Continues `prompt` until an end token, `tokensMax` or the model's length.
/// `onToken(id)` is told every token as it comes; returning false stops.
/// InvalidArgument if the prompt is empty or leaves no room for a token.
///
/// `sequence` holds the beginning of the prompt, less than all of it, and
/// afterwards prompt and answer but for the answer's last token.
Result<GenerateResult> generate(LoadedModel &model, Sequence &sequence,
                                std::span<const uint32_t> prompt,
                                const GenerateOptions &options,
                                const std::function<bool(uint32_t)> &onToken);

/// The same with nothing computed yet.
Result<GenerateResult> generate(LoadedModel &model,
                                std::span<const uint32_t> prompt,
                                const GenerateOptions &options,
                                const std::function<bool(uint32_t)> &onToken);

} // namespace kvc

#endif // KVC_RUNTIME_ENGINE_GENERATE_H
