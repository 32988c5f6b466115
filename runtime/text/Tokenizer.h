/// \file
/// Text to token ids and back, as Hugging Face's tokenizers does it for
/// byte-level BPE (GPT-2, Llama 3, Qwen, SmolLM and their kin) and, over
/// characters with bytes to fall back to, for SentencePiece vocabularies
/// (Llama 2, Mistral).
///
/// Encoding, in order: added tokens that are matched in the raw text are cut
/// out; what lies between is normalised; added tokens that are matched in
/// normalised text are cut out of that; what is left is cut into pieces by the
/// pre-tokenizer, and each piece is encoded by BPE. What a tokenizer.json may
/// contain is in TokenizerJson.h.
///
/// Text that is not UTF-8 is accepted: what is not UTF-8 becomes U+FFFD first
/// (Utf8.h), because that is what a reference tokenizer, which takes Unicode
/// strings, gets to see, and because normalisation and patterns are defined on
/// characters. So decode(encode(text)) equals a text that is UTF-8, in normal
/// form and covered by the vocabulary, but not any other.
///
/// A `Tokenizer` is immutable after `fromJson`: any number of threads may use
/// one at the same time.

#ifndef KVC_RUNTIME_TEXT_TOKENIZER_H
#define KVC_RUNTIME_TEXT_TOKENIZER_H

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "runtime/base/Status.h"
#include "runtime/text/AddedTokens.h"
#include "runtime/text/Bpe.h"
#include "runtime/text/MarkedText.h"
#include "runtime/text/Normalizer.h"
#include "runtime/text/PreTokenizer.h"

namespace kvc {

struct TokenizerParts;

struct EncodeOptions {
  /// Put BOS and whatever else the tokenizer asks for around the text. Off for
  /// text that a chat template has rendered: the template writes its own.
  bool addSpecialTokens = true;
  /// Read special tokens that are spelled out in the text as such. Off for the
  /// text of a chat message, which must not end its own turn. Added tokens that
  /// are not special (`<think>`) are always read.
  bool parseSpecialTokens = true;
};

class Tokenizer {
public:
  /// Longest text that `encode` accepts, 64 MiB: a bound on the memory one
  /// call can take, which is about 50 bytes a byte of a text without a break.
  static constexpr uint64_t textBytesMax = 64u << 20;

  /// Reads a tokenizer.json and the tokenizer_config.json beside it; the second
  /// may be empty. The config only decides about BOS, which is added where the
  /// post-processor's template has it or the config says `add_bos_token: true`.
  /// InvalidArgument, naming the member, for what is malformed or unsupported.
  /// Takes about half a second for a vocabulary of 150,000.
  static Result<Tokenizer> fromJson(std::string_view tokenizerJson,
                                    std::string_view tokenizerConfigJson);

  /// Token ids of `text`. InvalidArgument if the text is longer than
  /// `textBytesMax` or a pattern gives up on it (see Regex.h).
  /// O(n log n) in the bytes of the text.
  Result<std::vector<uint32_t>> encode(std::string_view text,
                                       const EncodeOptions &options = {}) const;

  /// Token ids of what a chat template has rendered, with nothing put around
  /// it: special tokens are read where all their bytes are the template's.
  /// (Those few that are matched in normalised text, and only where
  /// normalisation changes a stretch: where the whole stretch is.) Otherwise as
  /// above.
  Result<std::vector<uint32_t>> encode(const MarkedText &text) const;

  /// The text of `ids`: the bytes of all tokens in a row, with what is not
  /// UTF-8 replaced by U+FFFD. Special tokens are left out on request, ids
  /// without a token always: a model may have more rows than its tokenizer. The
  /// space that a SentencePiece vocabulary puts in front is dropped, so `ids`
  /// are a whole text; what continues one is for StreamDecoder.
  std::string decode(std::span<const uint32_t> ids,
                     bool skipSpecialTokens) const;

  /// The raw bytes that a token stands for, possibly part of a character; empty
  /// for an id without a token. Valid as long as the tokenizer.
  std::string_view tokenBytes(uint32_t id) const;

  /// Whether `id` is an added token that is marked special.
  bool isSpecial(uint32_t id) const;

  /// The id of a token by its spelling in tokenizer.json: an added token's
  /// content (`<|im_end|>`), or a vocabulary entry in the byte alphabet.
  std::optional<uint32_t> idOf(std::string_view content) const;

  /// How tokenizer.json spells a token; empty for an id without one.
  std::string spelling(uint32_t id) const;

  /// Bytes of the longest token, at least 1.
  uint32_t tokenBytesMax() const { return tokenBytesMax_; }

  /// One more than the highest id that has a token.
  uint32_t vocabSize() const { return static_cast<uint32_t>(tokens_.size()); }

private:
  struct Token {
    std::string bytes;
    std::string spelling; // where it is not the byte alphabet's
    bool special = false;
  };
  struct Scratch {
    RegexScratch regex;
    BpeScratch bpe;
  };

  explicit Tokenizer(TokenizerParts parts);

  Status encodeText(std::string_view text,
                    const AddedTokenMatcher::MayBeSpecial &mayBeSpecial,
                    std::vector<uint32_t> &ids) const;
  Status encodeStretch(std::string_view text,
                       const AddedTokenMatcher::MayBeSpecial &mayBeSpecial,
                       Scratch &scratch, std::vector<uint32_t> &ids) const;
  Status encodePlain(std::string_view text, Scratch &scratch,
                     std::vector<uint32_t> &ids) const;

  std::vector<Token> tokens_; // by id
  std::unordered_map<std::string, uint32_t> idOfContent_;
  uint32_t tokenBytesMax_ = 1;
  bool characters_, stripsSpace_;
  std::vector<uint32_t> prefix_, suffix_;
  Normalizer normalizer_;
  AddedTokenMatcher rawMatcher_, normalizedMatcher_;
  PreTokenizer preTokenizer_;
  Bpe bpe_;
};

} // namespace kvc

#endif // KVC_RUNTIME_TEXT_TOKENIZER_H
