// tokenizer.json as a whole, with the sections that deal in whole tokens; see
// TokenizerJson.h.

#include "runtime/text/TokenizerJson.h"

#include <unordered_set>

#include "runtime/text/TokenizerSections.h"

namespace kvc {

namespace {

Result<AddedToken> readAddedToken(const JsonValue &entry) {
  AddedToken token;
  KVC_ASSIGN(token.id, entry.member("id").tokenId());
  KVC_ASSIGN(token.content, entry.member("content").text());
  KVC_ASSIGN(token.special, entry.member("special").booleanOr(false));
  KVC_ASSIGN(token.normalized,
             entry.member("normalized").booleanOr(!token.special));
  KVC_ASSIGN(token.leftStrip, entry.member("lstrip").booleanOr(false));
  KVC_ASSIGN(token.rightStrip, entry.member("rstrip").booleanOr(false));
  KVC_ASSIGN(token.singleWord, entry.member("single_word").booleanOr(false));
  return token;
}

/// An added token may repeat an entry of the vocabulary, under the same id.
Result<std::vector<AddedToken>>
readAddedTokens(const JsonValue &entries,
                const std::unordered_map<std::string, uint32_t> &vocabulary) {
  std::vector<AddedToken> tokens;
  if (entries.isNull())
    return tokens;
  if (Status status = entries.expectArray(); !status.ok())
    return status;
  std::unordered_set<std::string> contents;
  std::unordered_map<uint32_t, std::string_view> idOwners;
  for (const auto &[spelling, id] : vocabulary)
    idOwners.emplace(id, spelling);
  for (size_t index = 0; index < entries.json().size(); ++index) {
    JsonValue entry = entries.element(index);
    KVC_ASSIGN(AddedToken token, readAddedToken(entry));
    if (token.content.empty())
      continue; // never matches, and the reference implementation drops it
    if (!contents.insert(token.content).second)
      return invalid(entry.path() + " repeats '" + token.content + "'");
    auto known = vocabulary.find(token.content);
    if (known != vocabulary.end() && known->second != token.id)
      return invalid(entry.path() + ".id is " + std::to_string(token.id) +
                     ", but model.vocab gives '" + token.content + "' id " +
                     std::to_string(known->second));
    auto owner =
        idOwners.emplace(token.id, *contents.find(token.content)).first;
    if (owner->second != token.content)
      return invalid(entry.path() + ".id is " + std::to_string(token.id) +
                     ", which is the id of '" + std::string(owner->second) +
                     "'");
    tokens.push_back(std::move(token));
  }
  return tokens;
}

/// Appends the ids that `special_tokens` of a template gives to `name`.
Status appendTemplateIds(const JsonValue &postProcessor,
                         const std::string &name, std::vector<uint32_t> &out) {
  JsonValue ids =
      postProcessor.member("special_tokens").member(name.c_str()).member("ids");
  if (Status status = ids.expectArray(); !status.ok())
    return status;
  for (size_t index = 0; index < ids.json().size(); ++index) {
    KVC_ASSIGN(uint32_t id, ids.element(index).tokenId());
    out.push_back(id);
  }
  return Status();
}

Status readTemplate(const JsonValue &postProcessor, TokenizerParts &parts) {
  JsonValue single = postProcessor.member("single");
  if (Status status = single.expectArray(); !status.ok())
    return status;
  std::vector<uint32_t> before, after;
  bool hasText = false;
  for (size_t index = 0; index < single.json().size(); ++index) {
    JsonValue piece = single.element(index);
    JsonValue sequence = piece.member("Sequence").member("id");
    if (!sequence.isNull()) {
      if (sequence.json() != "A" || hasText)
        return sequence.unsupported("A, once");
      hasText = true;
      continue;
    }
    KVC_ASSIGN(std::string name,
               piece.member("SpecialToken").member("id").text());
    if (Status status =
            appendTemplateIds(postProcessor, name, hasText ? after : before);
        !status.ok())
      return status;
  }
  if (!hasText)
    return invalid(single.path() + " has no Sequence A");
  // Of two templates in a sequence the later one is the outer one.
  parts.prefix.insert(parts.prefix.begin(), before.begin(), before.end());
  parts.suffix.insert(parts.suffix.end(), after.begin(), after.end());
  return Status();
}

Status appendPostProcessor(const JsonValue &postProcessor, uint32_t depth,
                           TokenizerParts &parts) {
  JsonValue type = postProcessor.member("type");
  if (type.json() == "ByteLevel")
    return Status();
  if (type.json() == "TemplateProcessing")
    return readTemplate(postProcessor, parts);
  if (type.json() != "Sequence" || depth == sequenceDepthMax)
    return type.unsupported("ByteLevel, TemplateProcessing, Sequence");

  JsonValue members = postProcessor.member("processors");
  if (Status status = members.expectArray(); !status.ok())
    return status;
  for (size_t index = 0; index < members.json().size(); ++index)
    if (Status status =
            appendPostProcessor(members.element(index), depth + 1, parts);
        !status.ok())
      return status;
  return Status();
}

/// The id of an added token or of a vocabulary entry.
std::optional<uint32_t> idOf(const std::string &content,
                             const TokenizerParts &parts) {
  for (const AddedToken &token : parts.addedTokens)
    if (token.content == content)
      return token.id;
  auto entry = parts.model.vocabulary.find(content);
  if (entry == parts.model.vocabulary.end())
    return std::nullopt;
  return entry->second;
}

/// Applies tokenizer_config.json. `add_bos_token: true` puts the BOS token in
/// front where the post-processor has not; `false` and absence leave what the
/// post-processor says.
Status applyConfig(const JsonValue &config, TokenizerParts &parts) {
  if (Status status = config.expectObject(); !status.ok())
    return status;
  JsonValue addEos = config.member("add_eos_token");
  KVC_ASSIGN(bool addsEos, addEos.booleanOr(false));
  if (addsEos) // a prompt that ends with it has nothing to continue
    return addEos.unsupported("false");
  KVC_ASSIGN(bool addsBos, config.member("add_bos_token").booleanOr(false));
  if (!addsBos)
    return Status();

  // Either the content itself or an object that describes the token.
  JsonValue bos = config.member("bos_token");
  KVC_ASSIGN(std::string content,
             (bos.json().is_object() ? bos.member("content") : bos).text());
  std::optional<uint32_t> id = idOf(content, parts);
  if (!id)
    return invalid("bos_token is '" + content +
                   "', which the tokenizer does not have");
  if (parts.prefix.empty() || parts.prefix.front() != *id)
    parts.prefix.insert(parts.prefix.begin(), *id);
  return Status();
}

Result<TokenizerParts> readParts(const JsonValue &tokenizer) {
  if (Status status = tokenizer.expectObject(); !status.ok())
    return status;
  TokenizerParts parts;
  KVC_ASSIGN(parts.normalizerSteps,
             readNormalizer(tokenizer.member("normalizer")));
  KVC_ASSIGN(parts.model, readBpeModel(tokenizer.member("model")));
  KVC_ASSIGN(parts.preTokenizerSteps,
             readPreTokenizer(tokenizer.member("pre_tokenizer"),
                              !parts.model.characters));
  KVC_ASSIGN(parts.addedTokens,
             readAddedTokens(tokenizer.member("added_tokens"),
                             parts.model.vocabulary));
  if (Status status = readDecoder(tokenizer.member("decoder"), parts);
      !status.ok())
    return status;
  if (Status status =
          readPostProcessor(tokenizer.member("post_processor"), parts);
      !status.ok())
    return status;
  return parts;
}

} // namespace

Status readPostProcessor(const JsonValue &postProcessor,
                         TokenizerParts &parts) {
  if (postProcessor.isNull())
    return Status();
  return appendPostProcessor(postProcessor, 0, parts);
}

Result<TokenizerParts> readTokenizerJson(std::string_view tokenizerJson,
                                         std::string_view tokenizerConfigJson) {
  Result<nlohmann::json> document = parseJson(tokenizerJson);
  if (!document.ok())
    return document.takeStatus().during("tokenizer.json");
  Result<TokenizerParts> parts = readParts(JsonValue(*document, ""));
  if (!parts.ok())
    return parts.takeStatus().during("tokenizer.json");
  if (tokenizerConfigJson.empty())
    return parts;

  Result<nlohmann::json> config = parseJson(tokenizerConfigJson);
  if (!config.ok())
    return config.takeStatus().during("tokenizer_config.json");
  KVC_TRY(applyConfig(JsonValue(*config, ""), *parts), "tokenizer_config.json");
  return parts;
}

} // namespace kvc
