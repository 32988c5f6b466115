/// \file
/// The byte alphabet of byte-level BPE, as GPT-2 introduced it.
///
/// A vocabulary file is text, but its tokens are arbitrary bytes. So each of
/// the 256 bytes is spelled as one printable character: the printable bytes of
/// Latin-1 (21..7E, A1..AC, AE..FF) as themselves, the other 68 as U+0100 up,
/// in order. A space is thus spelled U+0120, a line feed U+010A.
///
/// Only the spellings in tokenizer.json use the alphabet; everything else in
/// the text library works on raw bytes.

#ifndef KVC_RUNTIME_TEXT_BYTEALPHABET_H
#define KVC_RUNTIME_TEXT_BYTEALPHABET_H

#include <optional>
#include <string>
#include <string_view>

namespace kvc {

/// Spells raw bytes in the alphabet. O(bytes).
std::string spellBytes(std::string_view bytes);

/// The raw bytes that `spelling` stands for; nothing if one of its characters
/// is not in the alphabet, which happens for added tokens, whose content is
/// plain text. O(bytes).
std::optional<std::string> unspellBytes(std::string_view spelling);

} // namespace kvc

#endif // KVC_RUNTIME_TEXT_BYTEALPHABET_H
