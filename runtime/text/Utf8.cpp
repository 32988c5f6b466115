// UTF-8 classification and repair; see Utf8.h.

#include "runtime/text/Utf8.h"

#include <cassert>
#include <utf8proc.h>

namespace kvc {

namespace {

constexpr std::string_view replacement = "\xEF\xBF\xBD"; // U+FFFD

/// What a lead byte asks for: how many bytes follow, and the range of the
/// first of them (Unicode 15, table 3-7). All later ones are 80..BF.
struct LeadByte {
  uint32_t followers;
  uint8_t low, high;
};

/// `followers` is 0 for a byte that starts no multi-byte character.
LeadByte leadByte(uint8_t byte) {
  if (byte >= 0xC2 && byte <= 0xDF)
    return {1, 0x80, 0xBF};
  if (byte == 0xE0)
    return {2, 0xA0, 0xBF};
  if (byte == 0xED)
    return {2, 0x80, 0x9F};
  if (byte >= 0xE1 && byte <= 0xEF)
    return {2, 0x80, 0xBF};
  if (byte == 0xF0)
    return {3, 0x90, 0xBF};
  if (byte >= 0xF1 && byte <= 0xF3)
    return {3, 0x80, 0xBF};
  if (byte == 0xF4)
    return {3, 0x80, 0x8F};
  return {0, 0, 0};
}

/// Alphabetic characters that are neither letters, marks nor numbers: the
/// enclosed Latin letters (Other_Alphabetic of general category So).
bool isEnclosedLetter(char32_t value) {
  return (value >= 0x24B6 && value <= 0x24E9) ||
         (value >= 0x1F130 && value <= 0x1F149) ||
         (value >= 0x1F150 && value <= 0x1F169) ||
         (value >= 0x1F170 && value <= 0x1F189);
}

} // namespace

Utf8Step nextUtf8(std::string_view text) {
  assert(!text.empty());
  auto byteAt = [&](size_t index) { return static_cast<uint8_t>(text[index]); };
  if (byteAt(0) < 0x80)
    return {Utf8Kind::Character, 1};

  LeadByte lead = leadByte(byteAt(0));
  if (lead.followers == 0)
    return {Utf8Kind::Invalid, 1};
  for (uint32_t index = 1; index <= lead.followers; ++index) {
    if (index == text.size())
      return {Utf8Kind::Truncated, index};
    uint8_t low = index == 1 ? lead.low : 0x80;
    uint8_t high = index == 1 ? lead.high : 0xBF;
    if (byteAt(index) < low || byteAt(index) > high)
      return {Utf8Kind::Invalid, index};
  }
  return {Utf8Kind::Character, lead.followers + 1};
}

char32_t decodeUtf8(std::string_view character) {
  uint8_t first = static_cast<uint8_t>(character[0]);
  if (character.size() == 1)
    return first;
  // A lead byte of n bytes has n high bits set, then a zero, then data.
  char32_t value = first & (0x7F >> character.size());
  for (char byte : character.substr(1))
    value = (value << 6) | (static_cast<uint8_t>(byte) & 0x3F);
  return value;
}

void appendUtf8(char32_t value, std::string &out) {
  utf8proc_uint8_t bytes[4];
  auto size = utf8proc_encode_char(static_cast<utf8proc_int32_t>(value), bytes);
  assert(size > 0 && "not a Unicode scalar value");
  out.append(reinterpret_cast<const char *>(bytes), static_cast<size_t>(size));
}

bool isUtf8(std::string_view text) {
  while (!text.empty()) {
    Utf8Step step = nextUtf8(text);
    if (step.kind != Utf8Kind::Character)
      return false;
    text.remove_prefix(step.bytes);
  }
  return true;
}

std::string replaceInvalidUtf8(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  while (!text.empty()) {
    Utf8Step step = nextUtf8(text);
    out += step.kind == Utf8Kind::Character ? text.substr(0, step.bytes)
                                            : replacement;
    text.remove_prefix(step.bytes);
  }
  return out;
}

bool isSpace(char32_t value) {
  return (value >= 0x09 && value <= 0x0D) || value == 0x20 || value == 0x85 ||
         value == 0xA0 || value == 0x1680 ||
         (value >= 0x2000 && value <= 0x200A) || value == 0x2028 ||
         value == 0x2029 || value == 0x202F || value == 0x205F ||
         value == 0x3000;
}

bool isWord(char32_t value) {
  switch (utf8proc_category(static_cast<utf8proc_int32_t>(value))) {
  case UTF8PROC_CATEGORY_LU:
  case UTF8PROC_CATEGORY_LL:
  case UTF8PROC_CATEGORY_LT:
  case UTF8PROC_CATEGORY_LM:
  case UTF8PROC_CATEGORY_LO:
  case UTF8PROC_CATEGORY_MN:
  case UTF8PROC_CATEGORY_MC:
  case UTF8PROC_CATEGORY_ME:
  case UTF8PROC_CATEGORY_ND:
  case UTF8PROC_CATEGORY_NL:
  case UTF8PROC_CATEGORY_PC:
    return true;
  default: // U+200C and U+200D are the join controls.
    return value == 0x200C || value == 0x200D || isEnclosedLetter(value);
  }
}

std::string_view lastCharacter(std::string_view text) {
  size_t begin = text.size() - 1;
  while (begin > 0 && (static_cast<uint8_t>(text[begin]) & 0xC0) == 0x80)
    --begin;
  return text.substr(begin);
}

std::string_view firstCharacter(std::string_view text) {
  return text.substr(0, nextUtf8(text).bytes);
}

} // namespace kvc
