#include "runtime/text/StopMatcher.h"

#include <gtest/gtest.h>

namespace kvc {
namespace {

/// The text emitted piece by piece, "|" between pieces, "!n" for a match.
std::string run(std::vector<std::string> stops,
                std::initializer_list<const char *> pieces,
                bool include = false) {
  StopMatcher matcher(std::move(stops), include);
  std::string out;
  for (const char *text : pieces) {
    StopMatcher::Piece piece = matcher.append(text);
    out += piece.text + "|";
    if (piece.match)
      return out + "!" + std::to_string(*piece.match);
  }
  return out + matcher.flush();
}

// A stop string may lie across any number of pieces; it is cut exactly.
TEST(StopMatcher, MatchesAcrossPieces) {
  EXPECT_EQ(run({"beta gamma"}, {"alpha be", "ta ", "gamma delta"}),
            "alpha |||!0");
  EXPECT_EQ(run({"DEFGHIJ"}, {"ABC", "D", "E", "F", "GHIJ", "K"}),
            "ABC|||||!0");
  EXPECT_EQ(run({"b"}, {"abc"}), "a|!0");
}

// What could still become a stop is held, and comes out once it cannot.
TEST(StopMatcher, HoldsOnlyWhatMayBecomeAStop) {
  EXPECT_EQ(run({"</s>"}, {"a <", "/b", "> <", "/s", "x"}), "a |</b|> ||</sx|");
  EXPECT_EQ(run({"aab"}, {"aa", "a", "b"}), "|a||!0");
  EXPECT_EQ(run({"xyz"}, {"ab", "xy"}), "ab||xy");
  EXPECT_EQ(run({}, {"a", "b"}), "a|b|");
}

// Markers that only resemble a stop string stay whole in the text.
TEST(StopMatcher, KeepsOtherMarkersWhole) {
  EXPECT_EQ(run({"</tool>"}, {"</thin", "k>", "x"}), "</thin|k>|x|");
}

// Of several the one that ends first wins, then the one listed first.
TEST(StopMatcher, TheFirstToEndWins) {
  EXPECT_EQ(run({"cd", "bc"}, {"abcd"}), "a|!1");
  EXPECT_EQ(run({"bc", "abc"}, {"xabc"}), "xa|!0");
}

TEST(StopMatcher, IncludesTheStopIfAsked) {
  EXPECT_EQ(run({"be"}, {"a b", "e!"}, true), "a |be|!0");
}

// Before the least number of tokens no text counts as a stop.
TEST(StopMatcher, UnmatchedTextIsNoBeginning) {
  StopMatcher matcher({"abc"}, false);
  EXPECT_EQ(matcher.appendUnmatched("ab"), "ab");
  StopMatcher::Piece piece = matcher.append("c");
  EXPECT_EQ(piece.text, "c");
  EXPECT_FALSE(piece.match);
}

} // namespace
} // namespace kvc
