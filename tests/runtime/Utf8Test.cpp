// Tests of runtime/text/Utf8.h and ByteAlphabet.h.

#include "runtime/text/Utf8.h"
#include "runtime/text/ByteAlphabet.h"

#include <gtest/gtest.h>

namespace kvc {
namespace {

constexpr const char *replacement = "\xEF\xBF\xBD";

// One U+FFFD per maximal subpart: the examples of Unicode 15, tables 3-8 to
// 3-11, which list each row's bytes and what they become.
TEST(Utf8, ReplacesMaximalSubparts) {
  struct Row {
    std::string bytes, expected;
  };
  auto bad = [](int count) {
    std::string text;
    for (int i = 0; i < count; ++i)
      text += replacement;
    return text;
  };
  const Row rows[] = {
      {"\xC0\xAF\xE0\x80\xBF\xF0\x81\x82\x41", bad(8) + "A"},
      {"\xED\xA0\x80\xED\xBF\xBF\xED\xAF\x41", bad(8) + "A"},
      {"\xF4\x91\x92\x93\xFF\x41\x80\xBF\x42", bad(5) + "A" + bad(2) + "B"},
      {"\xE1\x80\xE2\xF0\x91\x92\xF1\xBF\x41", bad(4) + "A"},
      {"ok \xE4\xB8", "ok " + bad(1)},
      {"", ""},
  };
  for (const Row &row : rows) {
    EXPECT_EQ(replaceInvalidUtf8(row.bytes), row.expected);
    EXPECT_EQ(isUtf8(row.bytes), row.bytes == row.expected);
  }
}

// The start of a character is Truncated only while more bytes could finish it.
TEST(Utf8, TellsTruncatedFromInvalid) {
  EXPECT_EQ(nextUtf8("\xF0\x9F\x9A").kind, Utf8Kind::Truncated);
  EXPECT_EQ(nextUtf8("\xF0\x9F\x9A").bytes, 3u);
  EXPECT_EQ(nextUtf8("\xF0\x9F\x9A\x80").kind, Utf8Kind::Character);
  EXPECT_EQ(nextUtf8("\xF0\x8F").kind, Utf8Kind::Invalid);
  EXPECT_EQ(nextUtf8("\xED\xA0").bytes, 1u);
}

// Characters of every length survive decoding and encoding.
TEST(Utf8, DecodesWhatItEncodes) {
  for (char32_t value : {U'\0', U'a', U'\u07FF', U'\u0800', U'\uFFFD',
                         U'\U00010000', U'\U0010FFFF'}) {
    std::string text;
    appendUtf8(value, text);
    EXPECT_EQ(nextUtf8(text).bytes, text.size());
    EXPECT_EQ(decodeUtf8(text), value);
    EXPECT_EQ(lastCharacter("x" + text), text);
  }
}

// The two character classes that added tokens need, at their odd corners.
TEST(Utf8, ClassifiesSpacesAndWords) {
  for (char32_t space : {U' ', U'\n', U'\u0085', U'\u00A0', U'\u3000'})
    EXPECT_TRUE(isSpace(space));
  for (char32_t other : {U'a', U'\u180E', U'\u200B'})
    EXPECT_FALSE(isSpace(other));
  for (char32_t word :
       {U'a', U'_', U'7', U'\u0301', U'\u4E2D', U'\u200D', U'\u24D0'})
    EXPECT_TRUE(isWord(word));
  for (char32_t other : {U' ', U'-', U'\u00BD'})
    EXPECT_FALSE(isWord(other));
}

// Every byte has a spelling of its own that reads back.
TEST(ByteAlphabet, IsABijection) {
  std::string all;
  for (int byte = 0; byte < 256; ++byte)
    all += static_cast<char>(byte);
  EXPECT_EQ(unspellBytes(spellBytes(all)), all);
  EXPECT_EQ(spellBytes(" a\n"), "ĠaĊ");
}

// Text outside of the alphabet is told apart: added tokens are plain text.
TEST(ByteAlphabet, RefusesOtherCharacters) {
  EXPECT_EQ(unspellBytes("a b"), std::nullopt);
  EXPECT_EQ(unspellBytes("<\uFF5Cend\uFF5C>"), std::nullopt);
  EXPECT_EQ(unspellBytes("\xFF"), std::nullopt);
}

} // namespace
} // namespace kvc
