/// \file
/// Unicode normalisation, the only text normalisation that byte-level BPE
/// tokenizers use in practice (Qwen: NFC; most others: none).

#ifndef KVC_RUNTIME_TEXT_NORMALIZER_H
#define KVC_RUNTIME_TEXT_NORMALIZER_H

#include <string>
#include <string_view>
#include <vector>

namespace kvc {

/// The four normalisation forms of Unicode Standard Annex #15.
enum class NormalForm { Nfc, Nfd, Nfkc, Nfkd };

/// Applies normalisation forms in order. Immutable; any thread may call it.
class Normalizer {
public:
  /// No forms means that text is left as it is.
  explicit Normalizer(std::vector<NormalForm> forms)
      : forms_(std::move(forms)) {}

  /// `text`, which must be UTF-8, in normal form. ASCII is in every form
  /// already and costs one scan. O(bytes).
  std::string apply(std::string_view text) const;

private:
  std::vector<NormalForm> forms_;
};

} // namespace kvc

#endif // KVC_RUNTIME_TEXT_NORMALIZER_H
