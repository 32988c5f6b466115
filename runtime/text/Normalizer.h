/// \file
/// What is done to a text before it is cut into tokens: Unicode normalisation
/// (Qwen: NFC), or for SentencePiece vocabularies the mark U+2581 put in front
/// and in the place of spaces; most others: nothing.

#ifndef KVC_RUNTIME_TEXT_NORMALIZER_H
#define KVC_RUNTIME_TEXT_NORMALIZER_H

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kvc {

/// The four normalisation forms of Unicode Standard Annex #15.
enum class NormalForm { Nfc, Nfd, Nfkc, Nfkd };

/// One step: a form, or `from` replaced by `to`, or, where `from` is empty,
/// `to` put in front of a text that is not empty.
struct NormalizerStep {
  std::optional<NormalForm> form = {};
  std::string from = {}, to = {};
};

/// Applies steps in order. Immutable; any thread may call it.
class Normalizer {
public:
  /// No steps means that text is left as it is.
  explicit Normalizer(std::vector<NormalizerStep> steps)
      : steps_(std::move(steps)) {}

  /// `text`, which must be UTF-8, after all steps. ASCII is in every normal
  /// form already and costs one scan. O(bytes).
  std::string apply(std::string_view text) const;

private:
  std::vector<NormalizerStep> steps_;
};

} // namespace kvc

#endif // KVC_RUNTIME_TEXT_NORMALIZER_H
