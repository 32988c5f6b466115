// Tests of runtime/text/Tokenizer.h: what it promises beyond its parts, on a
// tiny tokenizer and on the committed micro models.

#include "runtime/text/Tokenizer.h"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>
#include <thread>

#include "tests/runtime/TinyTokenizer.h"

namespace kvc {
namespace {

using Ids = std::vector<uint32_t>;
using nlohmann::json;

Tokenizer load(const json &document, std::string_view config = "") {
  Result<Tokenizer> tokenizer = Tokenizer::fromJson(document.dump(), config);
  EXPECT_TRUE(tokenizer.ok()) << tokenizer.status().message();
  return std::move(*tokenizer);
}

Ids encode(const Tokenizer &tokenizer, std::string_view text,
           const EncodeOptions &options = {}) {
  Result<Ids> ids = tokenizer.encode(text, options);
  EXPECT_TRUE(ids.ok()) << ids.status().message();
  return *ids;
}

json templateProcessing() {
  return json::parse(R"({"type": "TemplateProcessing",
    "single": [{"SpecialToken": {"id": "<|end|>", "type_id": 0}},
               {"Sequence": {"id": "A", "type_id": 0}}],
    "special_tokens": {"<|end|>": {"id": "<|end|>", "ids": [260],
                                   "tokens": ["<|end|>"]}}})");
}

std::string readFile(const std::filesystem::path &path) {
  std::ifstream file(path, std::ios::binary);
  std::stringstream content;
  content << file.rdbuf();
  return content.str();
}

// Text, added tokens and text again come out in order, and decode to the text.
TEST(Tokenizer, RoundTrips) {
  Tokenizer tokenizer = load(tinyTokenizer());
  std::string text = "the the<|end|>the<think>\u4E2D";
  Ids ids = encode(tokenizer, text);
  EXPECT_EQ(ids, (Ids{257, 258, 260, 257, 261, 259, 0xAD}));
  EXPECT_EQ(tokenizer.decode(ids, false), text);
  EXPECT_EQ(tokenizer.decode(ids, true), "the thethe<think>\u4E2D");
}

// The text of a chat message cannot become a special token, but other added
// tokens are still read.
TEST(Tokenizer, LeavesSpecialTokensAsText) {
  Tokenizer tokenizer = load(tinyTokenizer());
  Ids ids = encode(tokenizer, "<|end|><think>", {.parseSpecialTokens = false});
  EXPECT_EQ(ids, (Ids{'<', '|', 'e', 'n', 'd', '|', '>', 261}));
  EXPECT_EQ(tokenizer.decode(ids, true), "<|end|><think>");
}

// What is not UTF-8 is encoded as U+FFFD, one for each maximal subpart.
TEST(Tokenizer, RepairsInvalidText) {
  Tokenizer tokenizer = load(tinyTokenizer());
  EXPECT_EQ(encode(tokenizer, "a\xFF\xE4\xB8"),
            encode(tokenizer, "a\uFFFD\uFFFD"));
}

// The four look-ups, also for ids that no token has.
TEST(Tokenizer, LooksTokensUp) {
  Tokenizer tokenizer = load(tinyTokenizer());
  EXPECT_EQ(tokenizer.vocabSize(), 262u);
  EXPECT_EQ(tokenizer.idOf("<|end|>"), 260u);
  EXPECT_EQ(tokenizer.idOf("Ġthe"), 258u);
  EXPECT_EQ(tokenizer.idOf(" the"), std::nullopt);
  EXPECT_EQ(tokenizer.tokenBytes(259), "\xE4\xB8");
  EXPECT_EQ(tokenizer.tokenBytes(262), "");
  EXPECT_TRUE(tokenizer.isSpecial(260));
  EXPECT_FALSE(tokenizer.isSpecial(261));
  EXPECT_FALSE(tokenizer.isSpecial(4'000'000'000));
  EXPECT_EQ(tokenizer.decode(Ids{257, 4'000'000'000}, false), "the");
}

// BOS comes from the template or from the config, never from both, and only
// where special tokens are asked for.
TEST(Tokenizer, AddsBosWhereTheTokenizerDoes) {
  json plain = tinyTokenizer(), withTemplate = tinyTokenizer();
  withTemplate["post_processor"] = templateProcessing();
  const char *config = R"({"add_bos_token": true, "bos_token": "<|end|>"})";
  const char *object =
      R"({"add_bos_token": true, "bos_token": {"content": "<|end|>"}})";
  const char *silent = R"({"bos_token": "<|end|>"})";

  EXPECT_EQ(encode(load(plain), "the"), Ids{257});
  EXPECT_EQ(encode(load(plain, silent), "the"), Ids{257});
  EXPECT_EQ(encode(load(plain, config), "the"), (Ids{260, 257}));
  EXPECT_EQ(encode(load(plain, object), "the"), (Ids{260, 257}));
  EXPECT_EQ(encode(load(withTemplate), "the"), (Ids{260, 257}));
  EXPECT_EQ(encode(load(withTemplate, config), "the"), (Ids{260, 257}));
  EXPECT_EQ(encode(load(withTemplate), "the", {.addSpecialTokens = false}),
            Ids{257});
}

// A template may also add tokens after the text.
TEST(Tokenizer, AddsTemplateSuffix) {
  json document = tinyTokenizer(), post = templateProcessing();
  std::swap(post["single"][0], post["single"][1]);
  document["post_processor"] = {
      {"type", "Sequence"}, {"processors", {{{"type", "ByteLevel"}}, post}}};
  EXPECT_EQ(encode(load(document), "the"), (Ids{257, 260}));
}

// Both spellings of merges are the same merges.
TEST(Tokenizer, ReadsBothSpellingsOfMerges) {
  json document = tinyTokenizer();
  document["model"]["merges"] =
      json::parse(R"([["t", "h"], ["th", "e"], ["Ġ", "the"]])");
  EXPECT_EQ(encode(load(document), "the the"), (Ids{257, 258}));
}

// Normalised text is what patterns, merges and normalised added tokens see.
TEST(Tokenizer, Normalizes) {
  json document = tinyTokenizer();
  EXPECT_EQ(encode(load(document), "e\u0301"), (Ids{'e', 0xCC, 0x81}));
  document["normalizer"] = {{"type", "NFC"}};
  EXPECT_EQ(encode(load(document), "e\u0301"), (Ids{0xC3, 0xA9}));
  document["added_tokens"].push_back({{"id", 262},
                                      {"content", "[e\u0301]"},
                                      {"normalized", true},
                                      {"special", false}});
  EXPECT_EQ(encode(load(document), "[\u00E9]"), Ids{262});
}

// The pre-tokenizer of SmolLM: every digit alone, then GPT-2's pattern.
TEST(Tokenizer, SplitsDigitsThenWords) {
  json document = tinyTokenizer();
  document["pre_tokenizer"] = json::parse(R"({"type": "Sequence",
    "pretokenizers": [
      {"type": "Digits", "individual_digits": true},
      {"type": "ByteLevel", "add_prefix_space": false, "use_regex": true}]})");
  document["model"]["vocab"]["12"] = 262;
  document["model"]["merges"].push_back("1 2");
  EXPECT_EQ(encode(load(document), "the 12"), (Ids{257, ' ', '1', '2'}));
}

// One tokenizer serves several threads at once.
TEST(Tokenizer, IsSharedByThreads) {
  const Tokenizer tokenizer = load(tinyTokenizer());
  const Ids expected = encode(tokenizer, "the the");
  std::vector<std::thread> threads;
  std::vector<uint32_t> differences(4);
  for (uint32_t &count : differences)
    threads.emplace_back([&] {
      for (int i = 0; i < 200; ++i)
        count += encode(tokenizer, "the the") != expected;
    });
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(differences, std::vector<uint32_t>(4));
}

// A text past the bound is refused with a sentence.
TEST(Tokenizer, RefusesHugeTexts) {
  Result<Ids> ids = load(tinyTokenizer())
                        .encode(std::string(Tokenizer::textBytesMax + 1, ' '));
  EXPECT_EQ(ids.status().message(),
            "text of 67108865 bytes, expected at most 67108864");
}

// The ids of the micro models' golden prompts, from the tokenizer that the
// models were trained with.
TEST(Tokenizer, EncodesMicroModelPrompts) {
  for (const char *model :
       {"tiny-llama", "tiny-qwen2", "tiny-qwen3", "tiny-qwen3-moe"}) {
    auto folder = std::filesystem::path(KVC_SOURCE_DIR) / "models" / model;
    Tokenizer tokenizer = load(json::parse(readFile(folder / "tokenizer.json")),
                               readFile(folder / "tokenizer_config.json"));
    json golden = json::parse(readFile(folder / "golden.json"));
    ASSERT_FALSE(golden["prompts"].empty());
    for (const json &prompt : golden["prompts"]) {
      Ids ids = encode(tokenizer, prompt["text"].get<std::string>());
      EXPECT_EQ(ids, prompt["ids"].get<Ids>()) << model;
      EXPECT_EQ(tokenizer.decode(prompt["greedy"].get<Ids>(), false),
                prompt["greedy_text"].get<std::string>());
    }
  }
}

// A special token is one only where the template wrote all of it; text is cut
// into the same pieces wherever it came from.
TEST(TokenizerMarked, RequestTextNeverBecomesASpecialToken) {
  auto tokenizer = Tokenizer::fromJson(tinyTokenizer().dump(), "");
  ASSERT_TRUE(tokenizer.ok());
  auto encode =
      [&](std::initializer_list<std::pair<const char *, Origin>> pieces) {
        MarkedText text;
        for (auto [piece, origin] : pieces)
          text.append(piece, origin);
        auto ids = tokenizer->encode(text);
        EXPECT_TRUE(ids.ok());
        return *ids;
      };
  std::vector<uint32_t> spelled =
      *tokenizer->encode("<|end|>", {.parseSpecialTokens = false});
  ASSERT_EQ(spelled.size(), 7u);
  EXPECT_EQ(encode({{"<|end|>", Origin::Template}}),
            std::vector<uint32_t>{260});
  EXPECT_EQ(encode({{"<|end|>", Origin::Request}}), spelled);
  EXPECT_EQ(encode({{"<|en", Origin::Request}, {"d|>", Origin::Template}}),
            spelled);
  EXPECT_EQ(encode({{"<|", Origin::Template},
                    {"e", Origin::Request},
                    {"nd|>", Origin::Template}}),
            spelled);
  EXPECT_EQ(encode({{"t", Origin::Template}, {"he", Origin::Request}}),
            std::vector<uint32_t>{257});
  EXPECT_EQ(encode({{"<think>", Origin::Request}}), std::vector<uint32_t>{261});
}

} // namespace
} // namespace kvc
