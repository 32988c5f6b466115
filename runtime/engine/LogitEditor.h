/// \file
/// Changes a row of logits as a request asks, before it is sampled.
///
/// In vLLM's order: tokens that are not allowed and barred sequences become
/// -infinity; before the least output so do the tokens that would end it; the
/// bias is added; then the penalties, repetition first, as in CTRL (a positive
/// logit divided, a negative one multiplied), over prompt and output, then
/// frequency and presence over the output.

#ifndef KVC_RUNTIME_ENGINE_LOGITEDITOR_H
#define KVC_RUNTIME_ENGINE_LOGITEDITOR_H

#include <span>
#include <unordered_map>
#include <vector>

#include "runtime/engine/Generation.h"

namespace kvc {

/// Of one sequence.
class LogitEditor {
public:
  /// \param parameters borrowed; must outlive the editor.
  /// \param endTokens what must not come before `outputMin` tokens.
  LogitEditor(const GenerationParameters &parameters,
              std::vector<uint32_t> endTokens,
              std::span<const uint32_t> prompt);

  /// The row to sample from: `logits` itself where nothing is asked for, else
  /// an edited copy in `scratch`. `output` is what was generated so far.
  std::span<const float> edit(std::span<const float> logits,
                              std::span<const uint32_t> output,
                              std::vector<float> &scratch) const;

  /// Counts a generated token.
  void append(uint32_t token);

private:
  void bar(std::span<float> row, std::span<const uint32_t> output) const;
  void penalise(std::span<float> row) const;

  const GenerationParameters &parameters_;
  std::vector<uint32_t> endTokens_;
  bool penalises_, edits_;
  struct Count {
    uint32_t output = 0; // 0 for a token of the prompt alone
  };
  std::unordered_map<uint32_t, Count> counts_; // of tokens seen
};

} // namespace kvc

#endif // KVC_RUNTIME_ENGINE_LOGITEDITOR_H
