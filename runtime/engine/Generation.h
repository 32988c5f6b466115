/// \file
/// What a generation is asked for and what comes back, one event a token.

#ifndef KVC_RUNTIME_ENGINE_GENERATION_H
#define KVC_RUNTIME_ENGINE_GENERATION_H

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "runtime/engine/Sampler.h"
#include "runtime/engine/Scheduler.h"

namespace kvc {

/// Changes to the logits before sampling, and when to stop. Ids must be within
/// the vocabulary.
struct GenerationParameters {
  SamplingParameters sampling;
  uint32_t outputMax = 16; ///< tokens; cut to what fits
  uint32_t outputMin = 0;  ///< no end and no stop counts before these tokens

  double presencePenalty = 0;  ///< subtracted once for a token generated before
  double frequencyPenalty = 0; ///< subtracted once for each time
  double repetitionPenalty = 1; ///< above 0; over prompt and output
  std::vector<std::pair<uint32_t, float>> logitBias;
  std::vector<uint32_t> allowedTokens; ///< if any, only these
  /// Token sequences of which the last is barred after the others.
  std::vector<std::vector<uint32_t>> barredSequences;

  bool ignoreEnd = false; ///< the model's end tokens do not end it
  std::vector<uint32_t> stopTokens;
  std::vector<std::string> stopStrings; ///< none empty
  bool includeStop = false;             ///< keep the stop in the text
  bool skipSpecialTokens = true;        ///< in the text

  /// How many of the likeliest tokens to report beside the chosen one.
  std::optional<uint32_t> logprobs;
  std::optional<uint32_t> promptLogprobs;
};

/// One sequence to generate.
struct GenerationRequest {
  SequenceId id{};
  std::vector<uint32_t> prompt;
  GenerationParameters parameters;
  std::chrono::steady_clock::time_point arrival =
      std::chrono::steady_clock::now();
};

struct TokenLogprob {
  uint32_t id = 0;
  float logprob = 0; ///< of the model's own distribution; finite
  uint32_t rank = 1; ///< 1 for the likeliest
};

/// The chosen token, then the likeliest ones in order (the chosen one again if
/// it is among them).
struct PositionLogprobs {
  std::vector<TokenLogprob> entries;
};

enum class FinishReason {
  Stop,      ///< an end token, a stop token or a stop string
  Length,    ///< outputMax, or the model's length
  Cancelled, ///< by Engine::cancel or because the engine stops
  Failed     ///< GenerationEvent::failure says why
};

/// One token of one sequence.
struct GenerationEvent {
  SequenceId id{};
  std::optional<uint32_t> token = {};
  std::string text = {}; ///< certain by now; whole characters
  std::optional<PositionLogprobs> logprobs = {};
  /// With the first token: of the prompt's tokens from the second on.
  std::vector<PositionLogprobs> promptLogprobs = {};
  uint32_t reusedTokens = 0; ///< of the prompt, found in the cache

  std::optional<FinishReason> finish = {}; ///< with the last event
  /// What stopped it: a string, a token other than the tokenizer's own end
  /// token, or nothing.
  std::variant<std::monostate, std::string, uint32_t> stopReason = {};
  std::string failure = {};
};

/// Log-probabilities of `chosen` and the `count` likeliest of a row, in f64,
/// summed in order of ids; NaN logits count as impossible. Values that would be
/// infinite become -9999, which JSON can carry. O(vocabulary).
PositionLogprobs logprobsOf(std::span<const float> logits, uint32_t chosen,
                            uint32_t count);

} // namespace kvc

#endif // KVC_RUNTIME_ENGINE_GENERATION_H
