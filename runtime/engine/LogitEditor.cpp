// Bias, bars and penalties; see LogitEditor.h.

#include "runtime/engine/LogitEditor.h"

#include <algorithm>
#include <limits>

namespace kvc {

static constexpr float kBarred = -std::numeric_limits<float>::infinity();

LogitEditor::LogitEditor(const GenerationParameters &parameters,
                         std::vector<uint32_t> endTokens,
                         std::span<const uint32_t> prompt)
    : parameters_(parameters), endTokens_(std::move(endTokens)) {
  penalises_ = parameters.presencePenalty != 0 ||
               parameters.frequencyPenalty != 0 ||
               parameters.repetitionPenalty != 1;
  edits_ = penalises_ || !parameters.logitBias.empty() ||
           !parameters.allowedTokens.empty() ||
           !parameters.barredSequences.empty();
  if (parameters.repetitionPenalty != 1)
    for (uint32_t token : prompt)
      counts_.try_emplace(token);
}

std::span<const float> LogitEditor::edit(std::span<const float> logits,
                                         std::span<const uint32_t> output,
                                         std::vector<float> &scratch) const {
  bool early = output.size() < parameters_.outputMin && !endTokens_.empty();
  if (!edits_ && !early)
    return logits;
  if (parameters_.allowedTokens.empty()) {
    scratch.assign(logits.begin(), logits.end());
  } else {
    scratch.assign(logits.size(), kBarred);
    for (uint32_t token : parameters_.allowedTokens)
      scratch[token] = logits[token];
  }
  bar(scratch, output);
  if (early)
    for (uint32_t token : endTokens_)
      scratch[token] = kBarred;
  for (auto [token, bias] : parameters_.logitBias)
    scratch[token] += bias;
  if (penalises_)
    penalise(scratch);
  return scratch;
}

void LogitEditor::bar(std::span<float> row,
                      std::span<const uint32_t> output) const {
  for (const std::vector<uint32_t> &sequence : parameters_.barredSequences) {
    size_t before = sequence.size() - 1;
    if (before <= output.size() &&
        std::equal(sequence.begin(), sequence.end() - 1,
                   output.end() - static_cast<ptrdiff_t>(before)))
      row[sequence.back()] = kBarred;
  }
}

void LogitEditor::penalise(std::span<float> row) const {
  for (auto [token, count] : counts_) {
    double value = row[token];
    double repetition = parameters_.repetitionPenalty;
    value = value > 0 ? value / repetition : value * repetition;
    if (count.output > 0)
      value -= parameters_.frequencyPenalty * count.output +
               parameters_.presencePenalty;
    row[token] = static_cast<float>(value);
  }
}

void LogitEditor::append(uint32_t token) {
  if (penalises_)
    ++counts_[token].output;
}

} // namespace kvc
