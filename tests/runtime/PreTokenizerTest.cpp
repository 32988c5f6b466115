// Tests of runtime/text/Regex.h and PreTokenizer.h.

#include "runtime/text/PreTokenizer.h"

#include <gtest/gtest.h>

namespace kvc {
namespace {

using Pieces = std::vector<std::string>;

Regex compile(std::string_view pattern,
              Regex::Syntax syntax = Regex::Syntax::Pattern) {
  Result<Regex> regex = Regex::compile(pattern, syntax);
  EXPECT_TRUE(regex.ok()) << regex.status().message();
  return std::move(*regex);
}

std::string compileError(std::string_view pattern) {
  return Regex::compile(pattern, Regex::Syntax::Pattern).status().message();
}

Pieces split(std::vector<PreTokenizerStep> steps, std::string_view text) {
  PreTokenizer preTokenizer(std::move(steps));
  RegexScratch scratch;
  Pieces pieces;
  Status status =
      preTokenizer.split(text, scratch, [&](std::string_view piece) {
        pieces.emplace_back(piece);
      });
  EXPECT_TRUE(status.ok()) << status.message();
  return pieces;
}

Pieces splitOn(std::string_view pattern, SplitBehavior behavior, bool invert,
               std::string_view text) {
  std::vector<PreTokenizerStep> steps;
  steps.push_back(
      {.pattern = compile(pattern), .behavior = behavior, .invert = invert});
  return split(std::move(steps), text);
}

// What PCRE2 would read differently is refused, with the construct and where.
TEST(Regex, RefusesWhatPcreReadsDifferently) {
  EXPECT_EQ(compileError(R"([\p{L}&&[^x]])"),
            "pattern '[\\p{L}&&[^x]]': '&&' at byte 6 means something else to "
            "PCRE2 than to Oniguruma");
  for (const char *pattern : {"[a[b]]", R"(\p{N}{1,3}+)", "(?m).", R"(\h+)"})
    EXPECT_NE(compileError(pattern).find("means something else"),
              std::string::npos)
        << pattern;
  for (const char *pattern :
       {"[[:alpha:]]", R"(\[a&&b)", "[]a]", R"(a?+)", "(?i:x)", R"(x{2}\+)"})
    EXPECT_EQ(compileError(pattern), "") << pattern;
}

// A broken pattern is an error with PCRE2's reason and offset.
TEST(Regex, ReportsSyntaxErrors) {
  EXPECT_EQ(compileError("a(b"),
            "pattern 'a(b': missing closing parenthesis at byte 3");
  EXPECT_EQ(compileError("\xFF"), "pattern is not UTF-8");
}

// Empty matches advance by whole characters and never repeat at one place.
TEST(Regex, AdvancesPastEmptyMatches) {
  RegexScratch scratch;
  std::vector<Span> matches;
  ASSERT_TRUE(compile("x*").findAll("\u00E9xx", scratch, matches).ok());
  ASSERT_EQ(matches.size(), 2u);
  EXPECT_EQ(matches[0].end, 0u);
  EXPECT_EQ(matches[1].begin, 2u);
  EXPECT_EQ(matches[1].end, 4u);
}

// A pattern that explodes is stopped by the limits and reported.
TEST(Regex, StopsAtItsLimits) {
  RegexScratch scratch;
  std::vector<Span> matches;
  Status status =
      compile("(a|a)+[bc]").findAll(std::string(40, 'a'), scratch, matches);
  ASSERT_FALSE(status.ok());
  EXPECT_EQ(status.message(), "a pattern of the tokenizer failed on a text of "
                              "40 bytes: match limit exceeded");
}

// The five behaviours, on the example of Hugging Face's documentation.
TEST(PreTokenizer, SplitsByBehavior) {
  const char *text = "the-final--countdown";
  auto on = [&](SplitBehavior behavior) {
    return splitOn("-", behavior, false, text);
  };
  EXPECT_EQ(on(SplitBehavior::Removed), (Pieces{"the", "final", "countdown"}));
  EXPECT_EQ(on(SplitBehavior::Isolated),
            (Pieces{"the", "-", "final", "-", "-", "countdown"}));
  EXPECT_EQ(on(SplitBehavior::MergedWithPrevious),
            (Pieces{"the-", "final-", "-", "countdown"}));
  EXPECT_EQ(on(SplitBehavior::MergedWithNext),
            (Pieces{"the", "-final", "-", "-countdown"}));
  EXPECT_EQ(on(SplitBehavior::Contiguous),
            (Pieces{"the", "-", "final", "--", "countdown"}));
}

// Inverted, the text between matches is what the behaviour applies to.
TEST(PreTokenizer, InvertsMatches) {
  EXPECT_EQ(splitOn("[a-z]+", SplitBehavior::Removed, true, "ab 12 cd"),
            (Pieces{"ab", "cd"}));
  EXPECT_EQ(
      splitOn("[a-z]+", SplitBehavior::MergedWithPrevious, true, "ab 12 cd"),
      (Pieces{"ab 12 ", "cd"}));
}

// A literal has no operators.
TEST(PreTokenizer, SplitsOnLiterals) {
  std::vector<PreTokenizerStep> steps;
  steps.push_back({.pattern = compile(".*", Regex::Syntax::Literal)});
  EXPECT_EQ(split(std::move(steps), "a.*b"), (Pieces{"a", ".*", "b"}));
}

// GPT-2's pattern keeps one space with a word and the rest before it.
TEST(PreTokenizer, SplitsAsByteLevelDoes) {
  std::vector<PreTokenizerStep> steps;
  steps.push_back({.pattern = compile(byteLevelPattern)});
  EXPECT_EQ(split(std::move(steps), "I'll  pay 20\u20AC!\n\n"),
            (Pieces{"I", "'ll", " ", " pay", " 20", "\u20AC!", "\n\n"}));
}

// The prefix space goes in front of every piece of the step before, unless the
// piece starts with a space.
TEST(PreTokenizer, PrefixesSpaces) {
  std::vector<PreTokenizerStep> steps;
  steps.push_back({.pattern = compile(R"(\d)")});
  steps.push_back({.prefixSpace = true});
  EXPECT_EQ(split(std::move(steps), "a1 b"), (Pieces{" a", " 1", " b"}));
}

// No piece is ever empty.
TEST(PreTokenizer, GivesNoEmptyPieces) {
  EXPECT_EQ(splitOn("x*", SplitBehavior::Isolated, false, "axb"),
            (Pieces{"a", "x", "b"}));
  EXPECT_EQ(splitOn("x", SplitBehavior::Isolated, false, ""), Pieces{});
}

} // namespace
} // namespace kvc
