/// \file
/// Reads a Hugging Face tokenizer.json into plain data.
///
/// What is read: `normalizer` (null, NFC, NFD, NFKC, NFKD, Prepend, Replace,
/// Sequence), `pre_tokenizer` (ByteLevel, Digits, Split, Sequence), `model`
/// (BPE over the byte alphabet, or with `byte_fallback` over characters, as
/// SentencePiece vocabularies are converted to), `added_tokens`,
/// `post_processor` (null, ByteLevel, TemplateProcessing, Sequence) and
/// `decoder` (ByteLevel, or what undoes SentencePiece). Any other type, and
/// any option that would change token ids and is not implemented, is refused
/// with a sentence that names it by its path in the file
/// (`pre_tokenizer.pretokenizers[1].type is 'Metaspace'; supported: ...`).
///
/// What is ignored: `truncation` and `padding`, which belong to batch training,
/// ByteLevel's `trim_offsets`, and ByteLevel post-processors, which only move
/// offsets. From tokenizer_config.json only `add_bos_token`, `add_eos_token`
/// and `bos_token` are read; in particular `clean_up_tokenization_spaces`,
/// which would edit decoded text, is ignored, as serving systems do.
///
/// Internal to the text library: callers use `Tokenizer`.

#ifndef KVC_RUNTIME_TEXT_TOKENIZERJSON_H
#define KVC_RUNTIME_TEXT_TOKENIZERJSON_H

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "runtime/base/Status.h"
#include "runtime/text/AddedTokens.h"
#include "runtime/text/Bpe.h"
#include "runtime/text/Normalizer.h"
#include "runtime/text/PreTokenizer.h"

namespace kvc {

/// The `model` of a tokenizer.json.
struct BpeModel {
  std::unordered_map<std::string, uint32_t> vocabulary; ///< by spelling
  std::vector<Merge> merges;
  std::optional<uint32_t> unknownToken;
  bool fuseUnknown = false;
  bool ignoreMerges = false;
  /// Over characters, U+2581 standing for a space; those that are no token
  /// become the tokens `<0x00>` to `<0xFF>` of their bytes.
  bool characters = false;
  /// A rank for each merge, equal ones allowed; empty: its index. kvc's own
  /// member `ranks`, since SentencePiece ranks by the score of what is made.
  std::vector<uint32_t> ranks;
};

/// U+2581, which SentencePiece writes for a space.
inline constexpr std::string_view kSpaceMark = "\xE2\x96\x81";

/// Everything `Tokenizer` is made from.
struct TokenizerParts {
  std::vector<NormalizerStep> normalizerSteps;
  std::vector<PreTokenizerStep> preTokenizerSteps;
  BpeModel model;
  std::vector<AddedToken> addedTokens; ///< ids and contents are unique
  std::vector<uint32_t> prefix;        ///< ids put before an encoded text
  std::vector<uint32_t> suffix;        ///< and after it
  bool stripsSpace = false; ///< decoding drops one space at the start
};

/// Token ids must be below this, which bounds the memory that one id in a
/// broken file can claim. The largest vocabularies in use hold 2^18.
constexpr uint32_t tokenIdEnd = 1u << 20;

/// Reads both files. `tokenizerConfigJson` may be empty: there is none then.
/// InvalidArgument for whatever is malformed or unsupported.
Result<TokenizerParts> readTokenizerJson(std::string_view tokenizerJson,
                                         std::string_view tokenizerConfigJson);

} // namespace kvc

#endif // KVC_RUNTIME_TEXT_TOKENIZERJSON_H
