/// \file
/// Text of token ids that arrive one at a time.
///
/// A token may end in the middle of a character. What is emitted is always
/// whole characters: the start of one is held until its rest arrives, or until
/// it is clear that it never will, when it becomes U+FFFD as in
/// `Tokenizer::decode`. The concatenation of everything that `append` and
/// `flush` return is `decode` of all ids, for any ids, but for a space at the
/// start, which `decode` may drop: a stream continues a text.
///
/// Not thread-safe: one decoder per output stream.

#ifndef KVC_RUNTIME_TEXT_STREAMDECODER_H
#define KVC_RUNTIME_TEXT_STREAMDECODER_H

#include <cstdint>
#include <string>

#include "runtime/text/Tokenizer.h"

namespace kvc {

class StreamDecoder {
public:
  /// \param tokenizer borrowed; must outlive the decoder.
  /// \param skipSpecialTokens special tokens emit nothing.
  StreamDecoder(const Tokenizer &tokenizer, bool skipSpecialTokens)
      : tokenizer_(&tokenizer), skipSpecialTokens_(skipSpecialTokens) {}

  /// Takes the next id and returns the text that is certain by now, often
  /// empty. O(bytes of the token).
  std::string append(uint32_t id);

  /// Ends the stream: returns U+FFFD if the start of a character is held, else
  /// nothing. The decoder is then as new.
  std::string flush();

  /// Bytes held back, at most 3.
  uint32_t heldBytes() const { return static_cast<uint32_t>(held_.size()); }

private:
  const Tokenizer *tokenizer_;
  bool skipSpecialTokens_;
  std::string held_; // the truncated character at the end, or empty
};

} // namespace kvc

#endif // KVC_RUNTIME_TEXT_STREAMDECODER_H
