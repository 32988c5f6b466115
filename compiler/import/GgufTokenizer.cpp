// The vocabulary of a gpt2 tokenizer in GGUF is already in the byte alphabet
// of `tokenizer.json`, and merges have the older of its two spellings. What has
// to be supplied is the pre-tokenizer, of which the file holds only a name.
//
// A llama tokenizer is a SentencePiece vocabulary with scores instead of
// merges: of all neighbours that make a token those are joined whose token has
// the highest score. As merges that is every split of a token in two, ranked by
// the score of the token; equal scores share a rank.

#include "compiler/import/GgufTokenizer.h"

#include <algorithm>
#include <optional>
#include <unordered_map>

#include "llvm/Support/FormatVariadic.h"

#include "compiler/import/GgufPreTokenizers.h"
#include "compiler/import/JsonReader.h"

namespace kvc {

using nlohmann::json;

namespace {

/// Types of tokens, numbered as in the file (llama_token_type of llama.cpp).
enum class TokenType : uint64_t {
  Normal = 1,
  Unknown,
  Control,
  UserDefined,
  Unused,
  Byte
};

/// U+2581, which stands for a space in SentencePiece vocabularies.
constexpr const char *kSpaceMark = "\xE2\x96\x81";

class TokenizerWriter {
public:
  TokenizerWriter(const json &metadata, const std::string &file)
      : reader_(metadata, file, "key ") {}

  llvm::Expected<GgufTokenizer> write();

private:
  const GgufPreTokenizer *preTokenizer();
  json vocabulary();
  json addedTokens();
  json merges();
  json postProcessor();
  json config();
  void checkMerge(size_t index, const std::string &merge);
  void writeBytePairs(json &tokenizer);
  void writeSentencePiece(json &tokenizer);
  json scoredMerges(json &ranks);
  TokenType typeOf(size_t id) const;

  /// An array of strings, or null after a failure.
  const json *strings(const char *key);
  /// The text of the token that `key` gives the id of; null if it gives none.
  json tokenText(const char *key);

  JsonReader reader_;
  const json *tokens_ = nullptr;
  const json *types_ = nullptr;
  bool sentencePiece_ = false;
  bool addsBos_ = false; ///< unless the file says otherwise
  std::unordered_map<std::string, size_t> ids_;
};

const json *TokenizerWriter::strings(const char *key) {
  const json *array = reader_.find(key);
  bool valid = array && array->is_array() && !array->empty();
  for (size_t i = 0; valid && i < array->size(); ++i)
    valid = (*array)[i].is_string();
  if (valid)
    return array;
  reader_.fail(key, (array ? "found " + describeJson(*array) : "missing") +
                        ", expected an array of strings");
  return nullptr;
}

const GgufPreTokenizer *TokenizerWriter::preTokenizer() {
  constexpr const char *kKey = "tokenizer.ggml.pre";
  std::string name = reader_.text(kKey);
  const GgufPreTokenizer *found = findGgufPreTokenizer(name);
  if (!found && !reader_.failed())
    reader_.fail(kKey, "pre-tokenizer " + quote(name) +
                           " is not supported, expected one of " +
                           ggufPreTokenizerNames());
  return found;
}

json TokenizerWriter::vocabulary() {
  json vocabulary = json::object();
  tokens_ = strings("tokenizer.ggml.tokens");
  for (size_t id = 0; tokens_ && id < tokens_->size(); ++id) {
    const auto &text = (*tokens_)[id].get_ref<const std::string &>();
    auto [entry, isNew] = ids_.emplace(text, id);
    if (!isNew)
      reader_.fail("tokenizer.ggml.tokens",
                   "tokens " + std::to_string(entry->second) + " and " +
                       std::to_string(id) + " are both " + quote(text));
    vocabulary[text] = id;
  }
  return vocabulary;
}

TokenType TokenizerWriter::typeOf(size_t id) const {
  const json &type = (*types_)[id];
  return type.is_number_unsigned() ? TokenType(type.get<uint64_t>())
                                   : TokenType(0);
}

json TokenizerWriter::addedTokens() {
  constexpr const char *kKey = "tokenizer.ggml.token_type";
  json added = json::array();
  const json *types = reader_.find(kKey);
  if (!tokens_ || !types || !types->is_array() ||
      types->size() != tokens_->size()) {
    // Without types, special tokens would be split into characters.
    reader_.fail(kKey, (types ? "found " + describeJson(*types) : "missing") +
                           ", expected a type for each token");
    return added;
  }
  types_ = types;
  for (size_t id = 0; id < types->size(); ++id) {
    const json &type = (*types)[id];
    switch (typeOf(id)) {
    case TokenType::Normal:
    case TokenType::Unused:
      continue;
    case TokenType::Byte:
      if (sentencePiece_)
        continue;
      [[fallthrough]];
    default:
      reader_.fail(kKey, "token " + std::to_string(id) + " has type " +
                             describeJson(type) + ", which a " +
                             (sentencePiece_ ? "llama" : "gpt2") +
                             " tokenizer does not know");
      continue;
    case TokenType::Unknown:
    case TokenType::Control:
    case TokenType::UserDefined:
      break;
    }
    // It would be looked for in text that has spaces yet.
    if (sentencePiece_ && (*tokens_)[id].get_ref<const std::string &>().find(
                              kSpaceMark) != std::string::npos)
      reader_.fail(kKey, "token " + std::to_string(id) + ", " +
                             quote((*tokens_)[id].get<std::string>()) +
                             ", is special or user-defined and holds a mark of "
                             "a space, which is not supported");
    added.push_back({{"id", id},
                     {"content", (*tokens_)[id]},
                     {"single_word", false},
                     {"lstrip", false},
                     {"rstrip", false},
                     {"normalized", false},
                     {"special", type != uint64_t(TokenType::UserDefined)}});
  }
  return added;
}

/// A merge is two tokens with a space between; the byte alphabet has no space.
void TokenizerWriter::checkMerge(size_t index, const std::string &merge) {
  size_t space = merge.find(' ');
  bool valid = space != std::string::npos &&
               merge.find(' ', space + 1) == std::string::npos;
  if (valid) {
    std::string left = merge.substr(0, space), right = merge.substr(space + 1);
    valid = ids_.count(left) && ids_.count(right) && ids_.count(left + right);
  }
  if (!valid)
    reader_.fail("tokenizer.ggml.merges",
                 "merge " + std::to_string(index) + ", " + quote(merge) +
                     ", is not two tokens that make a third");
}

json TokenizerWriter::merges() {
  const json *merges = strings("tokenizer.ggml.merges");
  for (size_t i = 0; merges && i < merges->size() && !reader_.failed(); ++i)
    checkMerge(i, (*merges)[i].get_ref<const std::string &>());
  return merges ? *merges : json();
}

json TokenizerWriter::tokenText(const char *key) {
  std::optional<uint32_t> id = reader_.id(key);
  if (!id || !tokens_)
    return json();
  if (*id < tokens_->size())
    return (*tokens_)[*id];
  reader_.fail(key, "found token " + std::to_string(*id) + " of " +
                        std::to_string(tokens_->size()));
  return json();
}

/// Puts the begin and end tokens around a text, where the file asks for them.
json TokenizerWriter::postProcessor() {
  json single = json::array(), used = json::object();
  auto add = [&](const char *flagKey, const char *idKey, bool fallback) {
    if (!reader_.flag(flagKey, fallback && reader_.find(idKey)))
      return;
    json text = tokenText(idKey);
    if (text.is_null())
      return reader_.fail(flagKey,
                          std::string("true, but there is no ") + idKey);
    single.push_back({{"SpecialToken", {{"id", text}, {"type_id", 0}}}});
    used[text.get<std::string>()] = {{"id", text},
                                     {"ids", json::array({*reader_.id(idKey)})},
                                     {"tokens", json::array({text})}};
  };
  add("tokenizer.ggml.add_bos_token", "tokenizer.ggml.bos_token_id", addsBos_);
  json sequence = {{"Sequence", {{"id", "A"}, {"type_id", 0}}}};
  single.push_back(sequence);
  add("tokenizer.ggml.add_eos_token", "tokenizer.ggml.eos_token_id", false);
  if (used.empty())
    return json();
  json pair = single;
  pair.push_back({{"Sequence", {{"id", "B"}, {"type_id", 0}}}});
  return {{"type", "TemplateProcessing"},
          {"single", single},
          {"pair", pair},
          {"special_tokens", used}};
}

json TokenizerWriter::config() {
  json config = {
      {"add_bos_token",
       reader_.flag("tokenizer.ggml.add_bos_token",
                    addsBos_ && reader_.find("tokenizer.ggml.bos_token_id"))},
      {"bos_token", tokenText("tokenizer.ggml.bos_token_id")},
      {"eos_token", tokenText("tokenizer.ggml.eos_token_id")},
      {"chat_template", nullptr}};
  if (reader_.find("tokenizer.chat_template"))
    config["chat_template"] = reader_.text("tokenizer.chat_template");
  return config;
}

void TokenizerWriter::writeBytePairs(json &tokenizer) {
  const GgufPreTokenizer *pre = preTokenizer();
  if (!pre)
    return;
  addsBos_ = pre->addsBos;
  if (!pre->normalizer.empty())
    tokenizer["normalizer"] = json::parse(pre->normalizer);
  tokenizer["pre_tokenizer"] = json::parse(pre->preTokenizer);
  tokenizer["decoder"] = {{"type", "ByteLevel"},
                          {"add_prefix_space", true},
                          {"trim_offsets", true},
                          {"use_regex", true}};
  tokenizer["model"]["ignore_merges"] = pre->ignoreMerges;
  tokenizer["model"]["merges"] = merges();
}

/// Every split of every token in two tokens, best first.
json TokenizerWriter::scoredMerges(json &ranks) {
  constexpr const char *kKey = "tokenizer.ggml.scores";
  const json *scores = reader_.find(kKey);
  bool valid = scores && scores->is_array() && tokens_ &&
               scores->size() == tokens_->size();
  for (size_t id = 0; valid && id < scores->size(); ++id)
    valid = (*scores)[id].is_number();
  if (!valid || !types_) {
    reader_.fail(kKey, (scores ? "found " + describeJson(*scores) : "missing") +
                           ", expected a score for each token");
    return json();
  }
  auto joins = [&](size_t id) {
    return typeOf(id) == TokenType::Normal || typeOf(id) == TokenType::Unused;
  };
  struct Split {
    double score;
    std::string left, right;
  };
  std::vector<Split> splits;
  for (size_t id = 0; id < tokens_->size(); ++id) {
    const auto &text = (*tokens_)[id].get_ref<const std::string &>();
    if (!joins(id))
      continue;
    for (size_t at = 1; at < text.size(); ++at) {
      if ((text[at] & 0xC0) == 0x80) // in the middle of a character
        continue;
      auto left = ids_.find(text.substr(0, at));
      auto right = ids_.find(text.substr(at));
      if (left != ids_.end() && right != ids_.end() && joins(left->second) &&
          joins(right->second))
        splits.push_back(
            {(*scores)[id].get<double>(), left->first, right->first});
    }
  }
  std::sort(splits.begin(), splits.end(), [](const Split &a, const Split &b) {
    return std::tuple(-a.score, a.left, a.right) <
           std::tuple(-b.score, b.left, b.right);
  });
  json merges = json::array();
  uint64_t rank = 0;
  for (size_t i = 0; i < splits.size(); ++i) {
    rank = i > 0 && splits[i].score == splits[i - 1].score ? rank : i;
    ranks.push_back(rank);
    merges.push_back(json::array({splits[i].left, splits[i].right}));
  }
  return merges;
}

void TokenizerWriter::writeSentencePiece(json &tokenizer) {
  for (int byte = 0; byte < 256; ++byte) {
    std::string text = llvm::formatv("<0x{0:X-2}>", byte).str();
    auto found = ids_.find(text);
    if (types_ &&
        (found == ids_.end() || typeOf(found->second) != TokenType::Byte))
      return reader_.fail("tokenizer.ggml.tokens",
                          quote(text) + " is missing or no byte token, and "
                                        "text without tokens needs it");
  }
  if (reader_.flag("tokenizer.ggml.remove_extra_whitespaces", false))
    return reader_.fail("tokenizer.ggml.remove_extra_whitespaces",
                        "true, which is not supported");
  addsBos_ = true;
  bool prefix = reader_.flag("tokenizer.ggml.add_space_prefix", true);
  json replace = {{"type", "Replace"},
                  {"pattern", {{"String", " "}}},
                  {"content", kSpaceMark}};
  json steps = json::array({replace});
  json back = {{"type", "Replace"},
               {"pattern", {{"String", kSpaceMark}}},
               {"content", " "}};
  json decoders =
      json::array({back, {{"type", "ByteFallback"}}, {{"type", "Fuse"}}});
  if (prefix) {
    steps.insert(steps.begin(),
                 json({{"type", "Prepend"}, {"prepend", kSpaceMark}}));
    decoders.push_back(
        {{"type", "Strip"}, {"content", " "}, {"start", 1}, {"stop", 0}});
  }
  tokenizer["normalizer"] = {{"type", "Sequence"}, {"normalizers", steps}};
  tokenizer["decoder"] = {{"type", "Sequence"}, {"decoders", decoders}};
  json &model = tokenizer["model"];
  model["byte_fallback"] = true;
  model["fuse_unk"] = true;
  model["unk_token"] = tokenText("tokenizer.ggml.unknown_token_id");
  model["ranks"] = json::array();
  model["merges"] = scoredMerges(model["ranks"]);
}

llvm::Expected<GgufTokenizer> TokenizerWriter::write() {
  std::string model = reader_.text("tokenizer.ggml.model");
  sentencePiece_ = model == "llama";
  if (model != "gpt2" && !sentencePiece_)
    reader_.fail("tokenizer.ggml.model",
                 "tokenizer " + quote(model) +
                     " is not supported, expected gpt2 or llama");
  json tokenizer = {{"version", "1.0"},
                    {"truncation", nullptr},
                    {"padding", nullptr},
                    {"normalizer", nullptr},
                    {"pre_tokenizer", nullptr}};
  json vocab = vocabulary();
  tokenizer["added_tokens"] = addedTokens();
  tokenizer["model"] = {{"type", "BPE"},
                        {"dropout", nullptr},
                        {"unk_token", nullptr},
                        {"continuing_subword_prefix", nullptr},
                        {"end_of_word_suffix", nullptr},
                        {"fuse_unk", false},
                        {"byte_fallback", false},
                        {"ignore_merges", false},
                        {"vocab", std::move(vocab)}};
  if (!reader_.failed())
    sentencePiece_ ? writeSentencePiece(tokenizer) : writeBytePairs(tokenizer);
  tokenizer["post_processor"] = postProcessor();
  json tokenizerConfig = config();
  if (reader_.failed())
    return reader_.takeError();
  return GgufTokenizer{tokenizer.dump(), tokenizerConfig.dump()};
}

} // namespace

llvm::Expected<GgufTokenizer> readGgufTokenizer(const json &metadata,
                                                const std::string &file) {
  return TokenizerWriter(metadata, file).write();
}

} // namespace kvc
