// The vocabulary of a gpt2 tokenizer in GGUF is already in the byte alphabet
// of `tokenizer.json`, and merges have the older of its two spellings. What has
// to be supplied is the pre-tokenizer, of which the file holds only a name.

#include "compiler/import/GgufTokenizer.h"

#include <optional>
#include <unordered_map>

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

/// A row per known pre-tokenizer: its name in GGUF and its JSON.
constexpr struct {
  const char *name;
  const char *preTokenizer;
} kPreTokenizers[] = {
    {"smollm",
     R"({"type":"Sequence","pretokenizers":[
          {"type":"Digits","individual_digits":true},
          {"type":"ByteLevel","add_prefix_space":false,"trim_offsets":true,
           "use_regex":true}]})"},
};

class TokenizerWriter {
public:
  TokenizerWriter(const json &metadata, const std::string &file)
      : reader_(metadata, file, "key ") {}

  llvm::Expected<GgufTokenizer> write();

private:
  json preTokenizer();
  json vocabulary();
  json addedTokens();
  json merges();
  json postProcessor();
  json config();
  void checkMerge(size_t index, const std::string &merge);

  /// An array of strings, or null after a failure.
  const json *strings(const char *key);
  /// The text of the token that `key` gives the id of; null if it gives none.
  json tokenText(const char *key);

  JsonReader reader_;
  const json *tokens_ = nullptr;
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

json TokenizerWriter::preTokenizer() {
  constexpr const char *kKey = "tokenizer.ggml.pre";
  std::string name = reader_.text(kKey);
  std::string known;
  for (const auto &row : kPreTokenizers) {
    if (name == row.name)
      return json::parse(row.preTokenizer);
    known += (known.empty() ? "" : ", ") + std::string(row.name);
  }
  reader_.fail(kKey, "pre-tokenizer " + quote(name) +
                         " is not supported, expected one of " + known);
  return json();
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
  for (size_t id = 0; id < types->size(); ++id) {
    const json &type = (*types)[id];
    switch (type.is_number_unsigned() ? TokenType(type.get<uint64_t>())
                                      : TokenType(0)) {
    case TokenType::Normal:
    case TokenType::Unused:
      continue;
    case TokenType::Unknown:
    case TokenType::Control:
    case TokenType::UserDefined:
      break;
    default:
      reader_.fail(kKey, "token " + std::to_string(id) + " has type " +
                             describeJson(type) +
                             ", which a gpt2 tokenizer does not know");
      continue;
    }
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
  auto add = [&](const char *flagKey, const char *idKey) {
    if (!reader_.flag(flagKey, false))
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
  add("tokenizer.ggml.add_bos_token", "tokenizer.ggml.bos_token_id");
  json sequence = {{"Sequence", {{"id", "A"}, {"type_id", 0}}}};
  single.push_back(sequence);
  add("tokenizer.ggml.add_eos_token", "tokenizer.ggml.eos_token_id");
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
      {"add_bos_token", reader_.flag("tokenizer.ggml.add_bos_token", false)},
      {"bos_token", tokenText("tokenizer.ggml.bos_token_id")},
      {"eos_token", tokenText("tokenizer.ggml.eos_token_id")},
      {"chat_template", nullptr}};
  if (reader_.find("tokenizer.chat_template"))
    config["chat_template"] = reader_.text("tokenizer.chat_template");
  return config;
}

llvm::Expected<GgufTokenizer> TokenizerWriter::write() {
  std::string model = reader_.text("tokenizer.ggml.model");
  if (model != "gpt2")
    reader_.fail("tokenizer.ggml.model",
                 "tokenizer " + quote(model) +
                     " is not supported, expected gpt2");
  json tokenizer = {{"version", "1.0"},
                    {"truncation", nullptr},
                    {"padding", nullptr},
                    {"normalizer", nullptr},
                    {"pre_tokenizer", preTokenizer()},
                    {"decoder",
                     {{"type", "ByteLevel"},
                      {"add_prefix_space", true},
                      {"trim_offsets", true},
                      {"use_regex", true}}}};
  json vocab = vocabulary();
  tokenizer["added_tokens"] = addedTokens();
  tokenizer["post_processor"] = postProcessor();
  tokenizer["model"] = {{"type", "BPE"},
                        {"dropout", nullptr},
                        {"unk_token", nullptr},
                        {"continuing_subword_prefix", nullptr},
                        {"end_of_word_suffix", nullptr},
                        {"fuse_unk", false},
                        {"byte_fallback", false},
                        {"ignore_merges", false},
                        {"vocab", std::move(vocab)},
                        {"merges", merges()}};
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
