/// \file
/// Finds added tokens (`<|im_start|>`, `<think>`, ...) in a text.
///
/// Added tokens are looked for before anything else happens to the text, and
/// are cut out of it: neither the pre-tokenizer nor BPE sees them. Special ones
/// among them steer the model, and a caller may ask that a text be read without
/// them, so that what a user typed never ends a turn.

#ifndef KVC_RUNTIME_TEXT_ADDEDTOKENS_H
#define KVC_RUNTIME_TEXT_ADDEDTOKENS_H

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "runtime/base/Status.h"

namespace kvc {

/// An entry of `added_tokens`; flags as Hugging Face defines them.
struct AddedToken {
  uint32_t id = 0;
  std::string content; ///< UTF-8, not empty
  bool special = false;
  bool normalized = false; ///< looked for in the normalised text
  bool leftStrip = false;  ///< takes white space before it along
  bool rightStrip = false; ///< takes white space after it along
  bool singleWord = false; ///< not next to a word character
};

/// A trie of token contents. Immutable; any thread may call it.
class AddedTokenMatcher {
public:
  /// Receives the text in order: a token with the text it took, or a stretch
  /// without a token. Stretches are not empty and lie within the text given to
  /// `split`.
  using Sink =
      std::function<Status(std::string_view text, std::optional<uint32_t> id)>;

  /// Whether bytes [begin, end) of the text may be read as a special token.
  using MayBeSpecial = std::function<bool(size_t begin, size_t end)>;

  /// Contents must differ from each other.
  explicit AddedTokenMatcher(std::vector<AddedToken> tokens);

  /// Cuts `text`, which must be UTF-8, at the leftmost match, of several there
  /// the longest, and goes on after it. A special token that matches where it
  /// may not be is plain text (and no other is looked for inside it).
  /// Returns the first failure of `sink`. O(bytes x longest token), in practice
  /// one table look-up for a byte that starts no token.
  Status split(std::string_view text, const MayBeSpecial &mayBeSpecial,
               const Sink &sink) const;

private:
  struct Match {
    const AddedToken *token;
    size_t end;
  };

  std::optional<Match> longestAt(std::string_view text, size_t begin) const;

  std::vector<AddedToken> tokens_;
  std::vector<bool> startsToken_; // of each byte
  // Trie: node 0 is the root; an edge is (node * 256 + byte) -> node.
  std::unordered_map<uint64_t, uint32_t> edges_;
  std::vector<uint32_t> tokenOf_; // of each node; noToken for inner ones
};

} // namespace kvc

#endif // KVC_RUNTIME_TEXT_ADDEDTOKENS_H
