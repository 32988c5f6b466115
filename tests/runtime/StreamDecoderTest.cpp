// Tests of runtime/text/StreamDecoder.h.

#include "runtime/text/StreamDecoder.h"

#include <gtest/gtest.h>
#include <random>

#include "runtime/text/Utf8.h"
#include "tests/runtime/TinyTokenizer.h"

namespace kvc {
namespace {

Tokenizer load() {
  Result<Tokenizer> tokenizer = Tokenizer::fromJson(tinyTokenizer().dump(), "");
  EXPECT_TRUE(tokenizer.ok()) << tokenizer.status().message();
  return std::move(*tokenizer);
}

// Half a character is held until its rest arrives.
TEST(StreamDecoder, HoldsIncompleteCharacters) {
  Tokenizer tokenizer = load();
  StreamDecoder decoder(tokenizer, /*skipSpecialTokens=*/false);
  EXPECT_EQ(decoder.append('a'), "a");
  EXPECT_EQ(decoder.append(259), ""); // E4 B8
  EXPECT_EQ(decoder.heldBytes(), 2u);
  EXPECT_EQ(decoder.append(0xAD), "\u4E2D");
  EXPECT_EQ(decoder.flush(), "");
}

// What turns out never to become a character is replaced at once; what is held
// at the end is replaced by `flush`, once.
TEST(StreamDecoder, ReplacesBrokenCharacters) {
  Tokenizer tokenizer = load();
  StreamDecoder decoder(tokenizer, false);
  EXPECT_EQ(decoder.append(259), "");
  EXPECT_EQ(decoder.append('b'), "\uFFFDb");
  EXPECT_EQ(decoder.append(0xFF), "\uFFFD");
  EXPECT_EQ(decoder.append(259), "");
  EXPECT_EQ(decoder.flush(), "\uFFFD");
  EXPECT_EQ(decoder.flush(), "");
}

// Special tokens are left out on request, even in the middle of a character;
// ids without a token always are.
TEST(StreamDecoder, SkipsSpecialTokens) {
  Tokenizer tokenizer = load();
  StreamDecoder skipping(tokenizer, true), showing(tokenizer, false);
  EXPECT_EQ(skipping.append(259), "");
  EXPECT_EQ(skipping.append(260), "");
  EXPECT_EQ(skipping.append(0xAD), "\u4E2D");
  EXPECT_EQ(showing.append(259), "");
  EXPECT_EQ(showing.append(260), "\uFFFD<|end|>");
  EXPECT_EQ(skipping.append(261), "<think>");
  EXPECT_EQ(skipping.append(100000), "");
}

// Whatever the ids, the parts are UTF-8 and add up to `decode`.
TEST(StreamDecoder, AddsUpToDecode) {
  Tokenizer tokenizer = load();
  std::mt19937 random(2);
  for (int round = 0; round < 500; ++round) {
    bool skips = round % 2 == 0;
    StreamDecoder decoder(tokenizer, skips);
    std::vector<uint32_t> ids(random() % 30);
    std::string text;
    for (uint32_t &id : ids) {
      // Mostly bytes past ASCII, where characters break.
      id = random() % 8 == 0 ? random() % 270 : 0x80 + random() % 0x80;
      std::string part = decoder.append(id);
      EXPECT_TRUE(isUtf8(part));
      EXPECT_LE(decoder.heldBytes(), 3u);
      text += part;
    }
    text += decoder.flush();
    EXPECT_EQ(text, tokenizer.decode(ids, skips));
  }
}

} // namespace
} // namespace kvc
