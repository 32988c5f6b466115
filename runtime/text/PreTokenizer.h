/// \file
/// Cuts a text into the pieces that BPE then encodes one by one.
///
/// A merge never crosses a piece border, so the pieces decide the token ids as
/// much as the merges do. The steps of a Hugging Face `pre_tokenizer` map to
/// `PreTokenizerStep` like this:
///
/// | tokenizer.json                | prefixSpace      | pattern             |
/// |-------------------------------|------------------|---------------------|
/// | Split                         | no               | its own             |
/// | Digits, individual_digits     | no               | `\p{N}`, Isolated   |
/// | Digits, whole numbers         | no               | `\p{N}`, Contiguous |
/// | ByteLevel, use_regex          | add_prefix_space | GPT-2's, Isolated   |
/// | ByteLevel without             | add_prefix_space | none                |
///
/// Pieces are raw UTF-8: the byte alphabet that ByteLevel also introduces is
/// only a spelling (see ByteAlphabet.h) and is never produced here.

#ifndef KVC_RUNTIME_TEXT_PRETOKENIZER_H
#define KVC_RUNTIME_TEXT_PRETOKENIZER_H

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "runtime/base/Status.h"
#include "runtime/text/Regex.h"

namespace kvc {

/// What becomes of a match; the text between two matches is always a piece,
/// unless a match is merged with it. Names are Hugging Face's.
enum class SplitBehavior {
  Removed,            ///< dropped
  Isolated,           ///< a piece of its own
  MergedWithPrevious, ///< joins the text before it
  MergedWithNext,     ///< joins the text after it
  Contiguous          ///< adjacent matches are one piece
};

/// One step: first the space, then the split.
struct PreTokenizerStep {
  bool prefixSpace = false;       ///< unless the piece starts with U+0020
  std::optional<Regex> pattern{}; ///< no pattern: pieces stay whole
  SplitBehavior behavior = SplitBehavior::Isolated;
  bool invert = false; ///< what lies between matches counts as the match
};

/// GPT-2's pattern, which ByteLevel uses by default.
extern const char *const byteLevelPattern;

/// Immutable after construction; any thread may call it with its own scratch.
class PreTokenizer {
public:
  /// Receives pieces in text order; a piece is valid during the call only.
  using Sink = std::function<void(std::string_view)>;

  /// Steps apply in order, each to every piece of the one before.
  explicit PreTokenizer(std::vector<PreTokenizerStep> steps);

  /// Gives every piece of `text`, which must be UTF-8, to `sink`; no piece is
  /// empty. Fails as `Regex::findAll` does; pieces before the failure have been
  /// given out by then. O(bytes) for the patterns in use.
  Status split(std::string_view text, RegexScratch &scratch,
               const Sink &sink) const;

private:
  Status splitFrom(size_t stepIndex, std::string_view text,
                   RegexScratch &scratch, const Sink &sink) const;

  std::vector<PreTokenizerStep> steps_;
};

} // namespace kvc

#endif // KVC_RUNTIME_TEXT_PRETOKENIZER_H
