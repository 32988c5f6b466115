// Tests of runtime/text/TokenizerJson.h: the text of every refusal.

#include <gtest/gtest.h>

#include "runtime/text/Tokenizer.h"
#include "tests/runtime/TinyTokenizer.h"

namespace kvc {
namespace {

using nlohmann::json;

/// The error for a document, checked to be the input's fault.
std::string errorOf(std::string_view document, std::string_view config = "") {
  Result<Tokenizer> tokenizer = Tokenizer::fromJson(document, config);
  EXPECT_EQ(tokenizer.status().code(), Code::InvalidArgument);
  return tokenizer.status().message();
}

/// The error for the tiny tokenizer with the value at `pointer` replaced, or
/// taken out where there is no value.
std::string errorWith(const char *pointer, std::optional<json> value) {
  json document = tinyTokenizer();
  json::json_pointer where(pointer);
  if (value)
    document[where] = *value;
  else
    document[where.parent_pointer()].erase(where.back());
  return errorOf(document.dump());
}

// What is not JSON, or not an object, is refused with the place.
TEST(TokenizerJson, RefusesOtherFiles) {
  EXPECT_EQ(errorOf("{\"model\": \n}"),
            "tokenizer.json: not JSON: parse error at line 2, column 1: syntax "
            "error while parsing value - unexpected '}'; expected '[', '{', or "
            "a literal");
  EXPECT_EQ(errorOf("[]"), "tokenizer.json: the document is an array, expected "
                           "an object");
  EXPECT_TRUE(errorOf("").starts_with("tokenizer.json: not JSON: "));
}

// Missing members are named with their path.
TEST(TokenizerJson, NamesMissingMembers) {
  EXPECT_EQ(errorWith("/model", std::nullopt),
            "tokenizer.json: model is missing, expected an object");
  EXPECT_EQ(errorWith("/model/vocab", std::nullopt),
            "tokenizer.json: model.vocab is missing, expected an object");
  EXPECT_EQ(errorWith("/model/merges", std::nullopt),
            "tokenizer.json: model.merges is missing, expected an array");
  EXPECT_EQ(errorWith("/pre_tokenizer", std::nullopt),
            "tokenizer.json: pre_tokenizer has no ByteLevel; supported: "
            "byte-level BPE");
  EXPECT_EQ(errorWith("/pre_tokenizer/add_prefix_space", std::nullopt),
            "tokenizer.json: pre_tokenizer.add_prefix_space is missing, "
            "expected a boolean");
  EXPECT_EQ(errorWith("/decoder", std::nullopt),
            "tokenizer.json: decoder.type is missing, expected one of: "
            "ByteLevel");
  EXPECT_EQ(errorWith("/added_tokens/1/content", std::nullopt),
            "tokenizer.json: added_tokens[1].content is missing, expected a "
            "string");
}

// Wrong types are named with what was found.
TEST(TokenizerJson, NamesWrongTypes) {
  EXPECT_EQ(errorWith("/model/merges", "a b"),
            "tokenizer.json: model.merges is a string, expected an array");
  EXPECT_EQ(errorWith("/model/merges/1", 7),
            "tokenizer.json: model.merges[1] is 7, expected \"a b\" or "
            "[\"a\", \"b\"]");
  EXPECT_EQ(errorWith("/model/merges/1", "a b c"),
            "tokenizer.json: model.merges[1] is \"a b c\", expected \"a b\" or "
            "[\"a\", \"b\"]");
  EXPECT_EQ(errorWith("/model/vocab/th", -1),
            "tokenizer.json: model.vocab['th'] is -1, expected a token id "
            "below 1048576");
  EXPECT_EQ(errorWith("/added_tokens/0/id", 4000000000),
            "tokenizer.json: added_tokens[0].id is 4000000000, expected a "
            "token id below 1048576");
  EXPECT_EQ(errorWith("/added_tokens/0/special", "yes"),
            "tokenizer.json: added_tokens[0].special is a string, expected a "
            "boolean");
  EXPECT_EQ(errorWith("/added_tokens", json::object()),
            "tokenizer.json: added_tokens is an object, expected an array");
}

// Types that are not implemented are refused with those that are.
TEST(TokenizerJson, RefusesUnsupportedTypes) {
  EXPECT_EQ(errorWith("/model/type", "Unigram"),
            "tokenizer.json: model.type is 'Unigram'; supported: BPE");
  EXPECT_EQ(errorWith("/pre_tokenizer/type", "Metaspace"),
            "tokenizer.json: pre_tokenizer.type is 'Metaspace'; supported: "
            "ByteLevel, Digits, Split, Sequence");
  EXPECT_EQ(errorWith("/normalizer", json{{"type", "Lowercase"}}),
            "tokenizer.json: normalizer.type is 'Lowercase'; supported: NFC, "
            "NFD, NFKC, NFKD, Prepend, Replace, Sequence");
  EXPECT_EQ(errorWith("/decoder/type", "WordPiece"),
            "tokenizer.json: decoder.type is 'WordPiece'; supported: "
            "ByteLevel");
  EXPECT_EQ(errorWith("/post_processor", json{{"type", "BertProcessing"}}),
            "tokenizer.json: post_processor.type is 'BertProcessing'; "
            "supported: ByteLevel, TemplateProcessing, Sequence");
}

// Options of other kinds of BPE would change ids, so they are not ignored.
TEST(TokenizerJson, RefusesUnsupportedOptions) {
  EXPECT_EQ(errorWith("/model/continuing_subword_prefix", "##"),
            "tokenizer.json: model.continuing_subword_prefix is '##'; "
            "supported: null or an empty string");
  EXPECT_EQ(errorWith("/model/dropout", 0.5),
            "tokenizer.json: model.dropout is 0.5; supported: null");
  json document = tinyTokenizer();
  document["model"]["byte_fallback"] = true;
  EXPECT_TRUE(Tokenizer::fromJson(document.dump(), "").ok());
  document["model"]["vocab"].erase("a");
  EXPECT_EQ(errorOf(document.dump()),
            "tokenizer.json: model.byte_fallback is true; supported: false, "
            "unless every byte is a token");
}

// Steps of a pre-tokenizer are named by their place.
TEST(TokenizerJson, NamesStepsByPlace) {
  auto sequence = [](const char *steps) {
    return json{{"type", "Sequence"}, {"pretokenizers", json::parse(steps)}};
  };
  EXPECT_EQ(
      errorWith("/pre_tokenizer", sequence(R"([{"type": "Split",
          "pattern": {"Regex": "a("}, "behavior": "Isolated"}])")),
      "tokenizer.json: pre_tokenizer.pretokenizers[0]: pattern 'a(': missing "
      "closing parenthesis at byte 2");
  EXPECT_EQ(
      errorWith("/pre_tokenizer", sequence(R"([{"type": "Split",
          "pattern": {"Regex": "a"}, "behavior": "Merged"}])")),
      "tokenizer.json: pre_tokenizer.pretokenizers[0].behavior is 'Merged'; "
      "supported: Removed, Isolated, MergedWithPrevious, MergedWithNext, "
      "Contiguous");
  EXPECT_EQ(
      errorWith("/pre_tokenizer",
                sequence(R"([{"type": "Split", "behavior": "Isolated"}])")),
      "tokenizer.json: pre_tokenizer.pretokenizers[0].pattern is missing, "
      "expected an object with Regex or String");
  EXPECT_EQ(
      errorWith("/pre_tokenizer", sequence(R"([
          {"type": "ByteLevel", "add_prefix_space": false},
          {"type": "Digits", "individual_digits": true}])")),
      "tokenizer.json: pre_tokenizer.pretokenizers[1] follows ByteLevel, which "
      "must come last");
}

// Endless nesting and long sequences are refused: each step is a call deep.
TEST(TokenizerJson, BoundsSequences) {
  json nested = {{"type", "ByteLevel"}, {"add_prefix_space", false}};
  for (int depth = 0; depth < 9; ++depth)
    nested = {{"type", "Sequence"}, {"pretokenizers", json::array({nested})}};
  EXPECT_NE(errorWith("/pre_tokenizer", nested).find("is 'Sequence'"),
            std::string::npos);
  json digits = {{"type", "Digits"}, {"individual_digits", true}};
  json many = {{"type", "Sequence"}, {"pretokenizers", json(33, digits)}};
  EXPECT_EQ(errorWith("/pre_tokenizer", many),
            "tokenizer.json: pre_tokenizer has more than 32 steps");
}

// Tokens that contradict each other are refused.
TEST(TokenizerJson, RefusesContradictions) {
  EXPECT_EQ(errorWith("/model/merges/1", "q e"),
            "tokenizer.json: model.merges[1] needs 'qe', which model.vocab "
            "does not have");
  EXPECT_EQ(errorWith("/model/vocab/th", 257),
            "tokenizer.json: model.vocab['the'] is 257, the id of another "
            "token too");
  EXPECT_EQ(errorWith("/added_tokens/0/content", "the"),
            "tokenizer.json: added_tokens[0].id is 260, but model.vocab gives "
            "'the' id 257");
  EXPECT_EQ(errorWith("/added_tokens/0/id", 256),
            "tokenizer.json: added_tokens[0].id is 256, which is the id of "
            "'th'");
  EXPECT_EQ(errorWith("/added_tokens/1/content", "<|end|>"),
            "tokenizer.json: added_tokens[1] repeats '<|end|>'");
}

// A template must hold the text once and know its tokens.
TEST(TokenizerJson, ChecksTemplates) {
  auto error = [](const char *single) {
    return errorWith("/post_processor",
                     json{{"type", "TemplateProcessing"},
                          {"single", json::parse(single)},
                          {"special_tokens", json::object()}});
  };
  EXPECT_EQ(error("[]"),
            "tokenizer.json: post_processor.single has no Sequence A");
  EXPECT_EQ(error(R"([{"Sequence": {"id": "B"}}])"),
            "tokenizer.json: post_processor.single[0].Sequence.id is 'B'; "
            "supported: A, once");
  EXPECT_EQ(error(R"([{"SpecialToken": {"id": "<s>"}}])"),
            "tokenizer.json: post_processor.special_tokens.<s>.ids is missing, "
            "expected an array");
}

// The config is checked as strictly.
TEST(TokenizerJson, ChecksTheConfig) {
  std::string tokenizer = tinyTokenizer().dump();
  EXPECT_EQ(errorOf(tokenizer, R"({"add_bos_token": true})"),
            "tokenizer_config.json: bos_token is missing, expected a string");
  EXPECT_EQ(
      errorOf(tokenizer, R"({"add_bos_token": true, "bos_token": "<s>"})"),
      "tokenizer_config.json: bos_token is '<s>', which the tokenizer does not "
      "have");
  EXPECT_EQ(errorOf(tokenizer, R"({"add_eos_token": true})"),
            "tokenizer_config.json: add_eos_token is true; supported: false");
  EXPECT_TRUE(
      errorOf(tokenizer, "{").starts_with("tokenizer_config.json: not JSON: "));
}

} // namespace
} // namespace kvc
