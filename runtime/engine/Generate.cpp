// Text generation for one prompt; see Generate.h.

#include "runtime/engine/Generate.h"

#include <chrono>

namespace kvc {

using Clock = std::chrono::steady_clock;

static double millisecondsSince(Clock::time_point start) {
  return std::chrono::duration<double, std::milli>(Clock::now() - start)
      .count();
}

Result<GenerateResult> generate(LoadedModel &model, Sequence &sequence,
                                std::span<const uint32_t> prompt,
                                const GenerateOptions &options,
                                const std::function<bool(uint32_t)> &onToken) {
  uint32_t length = model.manifest().maxModelLen;
  if (prompt.empty())
    return invalid("the prompt has no tokens");
  if (prompt.size() >= length)
    return invalid("the prompt has " + std::to_string(prompt.size()) +
                   " tokens, the model's length is " + std::to_string(length) +
                   " with the answer");
  uint64_t limit =
      std::min<uint64_t>(options.tokensMax, length - prompt.size());
  GenerateResult result;
  result.promptTokens = static_cast<uint32_t>(prompt.size());
  Sampler sampler;
  Clock::time_point start = Clock::now();
  std::span<const float> logits;
  assert(sequence.computed() < prompt.size());
  KVC_TRY(feed(model, sequence, prompt.subspan(sequence.computed()),
               options.chunk, /*allLogits=*/false,
               [&](size_t, std::span<const float> row) { logits = row; }),
          "generate");
  while (true) {
    KVC_ASSIGN(Sample sample,
               sampler.sample(ofTokens(logits, model.tokenizer().vocabSize()),
                              options.sampling, result.ids.size()));
    if (result.ids.empty()) {
      result.prefillMs = millisecondsSince(start);
      start = Clock::now();
    }
    result.ids.push_back(sample.id);
    result.stopped = model.isEndToken(sample.id);
    if (!onToken(sample.id) || result.stopped || result.ids.size() >= limit)
      break;
    KVC_TRY(feed(model, sequence, std::span(&result.ids.back(), 1), 0, false,
                 [&](size_t, std::span<const float> row) { logits = row; }),
            "generate");
  }
  result.decodeMs = millisecondsSince(start);
  return result;
}

Result<GenerateResult> generate(LoadedModel &model,
                                std::span<const uint32_t> prompt,
                                const GenerateOptions &options,
                                const std::function<bool(uint32_t)> &onToken) {
  Sequence sequence(model.pool());
  return generate(model, sequence, prompt, options, onToken);
}

} // namespace kvc
