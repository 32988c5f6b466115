// Tests of runtime/text/Tokenizer.h on real vocabularies: the tokenizer test
// vectors of llama.cpp for Qwen2/Qwen3 and Llama 3, and a play of 1.1 MB.
//
// tools/fetch-test-data fetches the vocabularies; a test that finds no data
// says so and is skipped.

#include "runtime/text/Tokenizer.h"

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>

namespace kvc {
namespace {

using Ids = std::vector<uint32_t>;

std::optional<std::string> readFile(const std::filesystem::path &path) {
  std::ifstream file(path, std::ios::binary);
  if (!file)
    return std::nullopt;
  std::stringstream content;
  content << file.rdbuf();
  return content.str();
}

std::filesystem::path testData() {
  const char *folder = std::getenv("KVC_TEST_DATA");
  return folder ? folder : KVC_TEST_DATA;
}

std::filesystem::path sharedData() { return KVC_SHARED_DATA; }

/// The texts of an .inp file, which a line `__ggml_vocab_test__` separates.
std::vector<std::string> splitTexts(const std::string &file) {
  const std::string separator = "\n__ggml_vocab_test__\n";
  std::vector<std::string> texts;
  for (size_t begin = 0, end; begin < file.size();
       begin = end + separator.size()) {
    end = std::min(file.find(separator, begin), file.size());
    texts.push_back(file.substr(begin, end - begin));
  }
  return texts;
}

struct Vocabulary {
  const char *tokenizerFile, *vectorsName;
};

/// Without it, test names would hold the struct's bytes: pointers.
void PrintTo(const Vocabulary &vocabulary, std::ostream *stream) {
  *stream << vocabulary.tokenizerFile;
}

class TokenizerVectors : public testing::TestWithParam<Vocabulary> {
protected:
  /// The tokenizer, or nothing after the test has been skipped or has failed.
  std::optional<Tokenizer> load() {
    auto path = testData() / GetParam().tokenizerFile;
    std::optional<std::string> document = readFile(path);
    if (!document) {
      skip(path);
      return std::nullopt;
    }
    Result<Tokenizer> tokenizer = Tokenizer::fromJson(*document, "");
    EXPECT_TRUE(tokenizer.ok()) << tokenizer.status().message();
    if (!tokenizer.ok())
      return std::nullopt;
    return std::move(*tokenizer);
  }

  static void skip(const std::filesystem::path &path) {
    GTEST_SKIP() << path << " is missing; run tools/fetch-test-data";
  }
};

// Every vector of llama.cpp, as plain text without BOS.
TEST_P(TokenizerVectors, AgreesWithLlamaCpp) {
  auto base = sharedData() / "tokenizers" / GetParam().vectorsName;
  auto texts = readFile(base.string() + ".inp");
  auto lines = readFile(base.string() + ".out");
  if (!texts || !lines)
    GTEST_SKIP() << base << ".inp is missing";
  std::optional<Tokenizer> tokenizer = load();
  if (!tokenizer)
    return;

  std::istringstream out(*lines);
  std::string line;
  size_t count = 0;
  for (const std::string &text : splitTexts(*texts)) {
    ASSERT_TRUE(std::getline(out, line));
    std::istringstream numbers(line);
    Ids expected((std::istream_iterator<uint32_t>(numbers)), {});
    Result<Ids> ids = tokenizer->encode(
        text, {.addSpecialTokens = false, .parseSpecialTokens = false});
    ASSERT_TRUE(ids.ok()) << ids.status().message();
    EXPECT_EQ(*ids, expected) << text;
    EXPECT_EQ(tokenizer->decode(*ids, false), text);
    ++count;
  }
  EXPECT_EQ(count, 46u);
}

// 1.1 MB of plays round-trips, in well under a second on any machine of today;
// the bound only catches a change of complexity.
TEST_P(TokenizerVectors, EncodesALongText) {
  auto path = sharedData() / "text" / "tinyshakespeare.txt";
  std::optional<std::string> text = readFile(path);
  if (!text)
    GTEST_SKIP() << path << " is missing";
  std::optional<Tokenizer> tokenizer = load();
  if (!tokenizer)
    return;

  auto start = std::chrono::steady_clock::now();
  Result<Ids> ids = tokenizer->encode(*text);
  auto elapsed = std::chrono::steady_clock::now() - start;

  ASSERT_TRUE(ids.ok()) << ids.status().message();
  EXPECT_EQ(tokenizer->decode(*ids, true), *text);
  EXPECT_LT(elapsed, std::chrono::seconds(10));
  RecordProperty(
      "encodeMs",
      static_cast<int>(
          std::chrono::duration_cast<std::chrono::milliseconds>(elapsed)
              .count()));
}

INSTANTIATE_TEST_SUITE_P(
    , TokenizerVectors,
    testing::Values(Vocabulary{"qwen3-tokenizer.json", "ggml-vocab-qwen2.gguf"},
                    Vocabulary{"llama3_1-tokenizer.json",
                               "ggml-vocab-llama-bpe.gguf"}),
    [](const auto &info) {
      return std::string(info.index == 0 ? "Qwen3" : "Llama3");
    });

} // namespace
} // namespace kvc
