/// \file
/// The few questions the text library asks about UTF-8.
///
/// Bytes that are not UTF-8 are never an error here. They become U+FFFD, one
/// per maximal subpart (Unicode 15, section 3.9, "U+FFFD Substitution of
/// Maximal Subparts"), which is what Python's `errors="replace"` and Rust's
/// `from_utf8_lossy` do, and so what the reference tokenizers see. A lead byte
/// followed by the right bytes and then cut short counts as one subpart, not as
/// one per byte.
///
/// All functions are pure and may be called from any thread.

#ifndef KVC_RUNTIME_TEXT_UTF8_H
#define KVC_RUNTIME_TEXT_UTF8_H

#include <cstdint>
#include <string>
#include <string_view>

namespace kvc {

/// What the bytes at the start of a text are.
enum class Utf8Kind {
  Character, ///< one whole character
  Truncated, ///< the start of a character whose rest is beyond the end
  Invalid    ///< a maximal subpart that no further byte can complete
};

struct Utf8Step {
  Utf8Kind kind;
  uint32_t bytes; ///< 1 to 4; for Truncated, all that is left of the text
};

/// Classifies the start of `text`, which must not be empty. Surrogates, values
/// past U+10FFFF and overlong spellings are Invalid. O(1).
Utf8Step nextUtf8(std::string_view text);

/// The value of the character that `character` holds: the bytes of one step
/// of kind Character.
char32_t decodeUtf8(std::string_view character);

/// Appends the UTF-8 of `value`, which must be a Unicode scalar value.
void appendUtf8(char32_t value, std::string &out);

bool isUtf8(std::string_view text);

/// `text` with everything that is not UTF-8 replaced; a truncated character at
/// the end is replaced too. O(bytes).
std::string replaceInvalidUtf8(std::string_view text);

/// Whether `value` has Unicode's White_Space property.
bool isSpace(char32_t value);

/// Whether `value` is a word character as Unicode's regular-expression report
/// (UTS #18, annex C) defines `\w`: alphabetic, mark, decimal digit, connector
/// punctuation or join control.
bool isWord(char32_t value);

/// The character that ends at the end of `text`, or that starts at its start.
/// `text` is UTF-8 and not empty.
std::string_view lastCharacter(std::string_view text);
std::string_view firstCharacter(std::string_view text);

} // namespace kvc

#endif // KVC_RUNTIME_TEXT_UTF8_H
