// Tests of runtime/text/Bpe.h and AddedTokens.h.

#include "runtime/text/Bpe.h"
#include "runtime/text/AddedTokens.h"

#include <algorithm>
#include <chrono>
#include <gtest/gtest.h>
#include <numeric>
#include <random>

namespace kvc {
namespace {

using Ids = std::vector<uint32_t>;

Bpe::Options byteOptions() {
  Bpe::Options options;
  std::iota(options.byteTokens.begin(), options.byteTokens.end(), 0);
  return options;
}

Ids encode(const Bpe &bpe, std::string_view piece) {
  BpeScratch scratch;
  Ids tokens;
  bpe.encode(piece, scratch, tokens);
  return tokens;
}

/// The definition, word for word: join the best pair, look at all pairs again.
Ids encodeByDefinition(const std::vector<Merge> &merges,
                       std::string_view piece) {
  Ids tokens;
  for (char byte : piece)
    tokens.push_back(static_cast<uint8_t>(byte));
  for (;;) {
    size_t bestRank = merges.size(), bestAt = 0;
    for (size_t at = 0; at + 1 < tokens.size(); ++at)
      for (size_t rank = 0; rank < bestRank; ++rank)
        if (merges[rank].left == tokens[at] &&
            merges[rank].right == tokens[at + 1])
          bestRank = rank, bestAt = at;
    if (bestRank == merges.size())
      return tokens;
    tokens[bestAt] = merges[bestRank].result;
    tokens.erase(tokens.begin() + static_cast<ptrdiff_t>(bestAt) + 1);
  }
}

/// Random merges of a vocabulary over "abc", each of two earlier tokens.
std::vector<Merge> randomMerges(std::mt19937 &random, uint32_t count) {
  Ids tokens{'a', 'b', 'c'};
  std::vector<Merge> merges;
  for (uint32_t i = 0; i < count; ++i) {
    Merge merge{tokens[random() % tokens.size()],
                tokens[random() % tokens.size()], 256 + i};
    bool known = std::ranges::any_of(merges, [&](const Merge &other) {
      return other.left == merge.left && other.right == merge.right;
    });
    if (known)
      continue;
    merges.push_back(merge);
    tokens.push_back(merge.result);
  }
  return merges;
}

// The heap finds what the definition of BPE says, for random vocabularies.
TEST(Bpe, MatchesDefinition) {
  std::mt19937 random(1);
  for (int round = 0; round < 300; ++round) {
    std::vector<Merge> merges = randomMerges(random, 12);
    Bpe bpe(byteOptions(), merges);
    std::string piece;
    for (uint32_t size = random() % 40; piece.size() < size;)
      piece += static_cast<char>('a' + random() % 3);
    EXPECT_EQ(encode(bpe, piece), encodeByDefinition(merges, piece)) << piece;
  }
}

// Of equal ranks the leftmost pair is joined first.
TEST(Bpe, JoinsLeftmostFirst) {
  std::vector<Merge> merges{{'a', 'a', 256}};
  EXPECT_EQ(encode(Bpe(byteOptions(), merges), "aaaaa"), (Ids{256, 256, 'a'}));
}

// A byte without a token is dropped, or becomes the unknown token.
TEST(Bpe, HandlesUnknownBytes) {
  Bpe::Options options = byteOptions();
  options.byteTokens['x'] = Bpe::absentToken;
  EXPECT_EQ(encode(Bpe(options, {}), "axxb"), (Ids{'a', 'b'}));
  options.unknownToken = 7;
  EXPECT_EQ(encode(Bpe(options, {}), "axxb"), (Ids{'a', 7, 7, 'b'}));
  options.fuseUnknown = true;
  EXPECT_EQ(encode(Bpe(options, {}), "axxbx"), (Ids{'a', 7, 'b', 7}));
}

// `ignore_merges` takes a whole token that merges cannot reach.
TEST(Bpe, TakesWholePieces) {
  Bpe::Options options = byteOptions();
  options.wholePieces["abc"] = 300;
  Bpe bpe(options, {});
  EXPECT_EQ(encode(bpe, "abc"), Ids{300});
  EXPECT_EQ(encode(bpe, "abcd"), (Ids{'a', 'b', 'c', 'd'}));
}

// A megabyte without a break takes seconds at the very most: a quadratic loop
// would take hours.
TEST(Bpe, IsNotQuadratic) {
  std::vector<Merge> merges{{'a', 'a', 256}, {256, 256, 257}};
  auto start = std::chrono::steady_clock::now();
  Ids tokens = encode(Bpe(byteOptions(), merges), std::string(1 << 20, 'a'));
  EXPECT_EQ(tokens.size(), size_t(1 << 18));
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(30));
}

/// What a matcher gives out, as "text" and "[id:text]".
std::string splitAdded(std::vector<AddedToken> tokens, std::string_view text,
                       bool parseSpecial = true) {
  std::string out;
  Status status =
      AddedTokenMatcher(std::move(tokens))
          .split(
              text, [&](size_t, size_t) { return parseSpecial; },
              [&](std::string_view part, std::optional<uint32_t> id) -> Status {
                out += id ? "[" + std::to_string(*id) + ":" +
                                std::string(part) + "]"
                          : std::string(part);
                return Status();
              });
  EXPECT_TRUE(status.ok());
  return out;
}

// Leftmost wins over longest, longest over shorter.
TEST(AddedTokens, MatchLeftmostLongest) {
  std::vector<AddedToken> tokens{{.id = 1, .content = "<a"},
                                 {.id = 2, .content = "<ab>"},
                                 {.id = 3, .content = "ab>c"}};
  EXPECT_EQ(splitAdded(tokens, "x<ab>c<abc"), "x[2:<ab>]c[1:<a]bc");
  EXPECT_EQ(splitAdded(tokens, "ab>c<"), "[3:ab>c]<");
  EXPECT_EQ(splitAdded(tokens, ""), "");
}

// Without special tokens, one that matches is text and hides what is inside.
TEST(AddedTokens, LeaveSpecialTokensAsText) {
  std::vector<AddedToken> tokens{{.id = 1, .content = "<end>", .special = true},
                                 {.id = 2, .content = "end"}};
  EXPECT_EQ(splitAdded(tokens, "<end> end", true), "[1:<end>] [2:end]");
  EXPECT_EQ(splitAdded(tokens, "<end> end", false), "<end> [2:end]");
}

// Stripping takes Unicode white space along, but not what a token before took.
TEST(AddedTokens, Strip) {
  std::vector<AddedToken> tokens{
      {.id = 1, .content = "[L]", .leftStrip = true},
      {.id = 2, .content = "[R]", .rightStrip = true}};
  EXPECT_EQ(splitAdded(tokens, "a \u3000[L] b"), "a[1: \u3000[L]] b");
  EXPECT_EQ(splitAdded(tokens, "[R] \n[L]"), "[2:[R] \n][1:[L]]");
}

// A single-word token does not match next to a word character.
TEST(AddedTokens, MatchSingleWords) {
  std::vector<AddedToken> tokens{
      {.id = 1, .content = "cat", .singleWord = true}};
  EXPECT_EQ(splitAdded(tokens, "cat cats \u00E9cat (cat)"),
            "[1:cat] cats \u00E9cat ([1:cat])");
}

} // namespace
} // namespace kvc
