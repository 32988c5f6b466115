// The section `model`; see TokenizerSections.h.
//
// Paths of vocabulary entries and merges are spelled only for errors: a
// vocabulary holds a quarter of a million of them.

#include <algorithm>
#include <cstdio>

#include "runtime/text/ByteAlphabet.h"
#include "runtime/text/TokenizerSections.h"

namespace kvc {

namespace {

using Vocabulary = std::unordered_map<std::string, uint32_t>;

Result<Vocabulary> readVocabulary(const JsonValue &vocabulary) {
  if (Status status = vocabulary.expectObject(); !status.ok())
    return status;
  Vocabulary ids;
  ids.reserve(vocabulary.json().size());
  std::vector<bool> isTaken;
  for (const auto &[spelling, value] : vocabulary.json().items()) {
    Result<uint32_t> id =
        JsonValue(value, vocabulary.path() + "['" + spelling + "']").tokenId();
    if (!id.ok())
      return id.takeStatus();
    if (*id >= isTaken.size())
      isTaken.resize(*id + 1);
    if (isTaken[*id])
      return invalid(vocabulary.path() + "['" + spelling + "'] is " +
                     std::to_string(*id) + ", the id of another token too");
    isTaken[*id] = true;
    ids.emplace(spelling, *id);
  }
  return ids;
}

/// Splits both spellings of a merge, "a b" and ["a", "b"], in two.
bool splitMerge(const nlohmann::json &merge, std::string &left,
                std::string &right) {
  if (merge.is_array() && merge.size() == 2 && merge[0].is_string() &&
      merge[1].is_string()) {
    left = merge[0].get_ref<const std::string &>();
    right = merge[1].get_ref<const std::string &>();
    return true;
  }
  if (!merge.is_string())
    return false;
  const std::string &text = merge.get_ref<const std::string &>();
  size_t space = text.find(' ');
  if (space == std::string::npos ||
      text.find(' ', space + 1) != std::string::npos)
    return false;
  left = text.substr(0, space);
  right = text.substr(space + 1);
  return true;
}

Result<std::vector<Merge>> readMerges(const JsonValue &merges,
                                      const Vocabulary &vocabulary) {
  if (Status status = merges.expectArray(); !status.ok())
    return status;
  std::vector<Merge> result;
  result.reserve(merges.json().size());
  std::string left, right;
  for (const nlohmann::json &entry : merges.json()) {
    auto where = [&] {
      return merges.path() + "[" + std::to_string(result.size()) + "]";
    };
    if (!splitMerge(entry, left, right))
      return invalid(where() + " is " + describeJson(entry) +
                     ", expected \"a b\" or [\"a\", \"b\"]");
    auto leftId = vocabulary.find(left), rightId = vocabulary.find(right),
         resultId = vocabulary.find(left + right);
    for (auto [id, spelling] :
         {std::pair(leftId, left), std::pair(rightId, right),
          std::pair(resultId, left + right)})
      if (id == vocabulary.end())
        return invalid(where() + " needs '" + spelling +
                       "', which model.vocab does not have");
    result.push_back({leftId->second, rightId->second, resultId->second});
  }
  return result;
}

/// Whether every text can be encoded: each of the 256 bytes is a token.
bool coversAllBytes(const Vocabulary &vocabulary) {
  for (uint32_t byte = 0; byte < 256; ++byte)
    if (!vocabulary.contains(spellBytes(std::string(1, char(byte)))))
      return false;
  return true;
}

/// "<0x0A>".
std::string byteSpelling(uint32_t byte) {
  char text[8];
  std::snprintf(text, sizeof(text), "<0x%02X>", byte);
  return text;
}

/// Whether every character can be spelled out.
bool spellsAllBytes(const Vocabulary &vocabulary) {
  for (uint32_t byte = 0; byte < 256; ++byte)
    if (!vocabulary.contains(byteSpelling(byte)))
      return false;
  return true;
}

/// Refuses what would change ids: options of other kinds of BPE.
Status checkOptions(const JsonValue &model, const Vocabulary &vocabulary,
                    bool &characters) {
  for (const char *key : {"continuing_subword_prefix", "end_of_word_suffix"}) {
    JsonValue affix = model.member(key);
    if (!affix.isNull() && affix.json() != "")
      return affix.unsupported("null or an empty string");
  }
  JsonValue dropout = model.member("dropout");
  if (!dropout.isNull() && dropout.json() != 0.0)
    return dropout.unsupported("null");

  // Falling back to bytes never happens where every byte has a token.
  JsonValue fallback = model.member("byte_fallback");
  KVC_ASSIGN(bool fallsBack, fallback.booleanOr(false));
  if (!fallsBack || coversAllBytes(vocabulary))
    return Status();
  characters = spellsAllBytes(vocabulary);
  return characters
             ? Status()
             : fallback.unsupported("false, unless every byte is a token");
}

/// The id of `unk_token`, if there is one. One that is not in the vocabulary
/// is an error only where it could ever be used.
Result<std::optional<uint32_t>> readUnknownToken(const JsonValue &unknown,
                                                 const Vocabulary &vocabulary) {
  std::optional<uint32_t> id;
  if (unknown.isNull())
    return id;
  KVC_ASSIGN(std::string spelling, unknown.text());
  auto entry = vocabulary.find(spelling);
  if (entry != vocabulary.end())
    id = entry->second;
  else if (!coversAllBytes(vocabulary) && !spellsAllBytes(vocabulary))
    return invalid(unknown.path() + " is '" + spelling +
                   "', which model.vocab does not have");
  return id;
}

Result<std::vector<uint32_t>> readRanks(const JsonValue &ranks,
                                        size_t mergeCount) {
  std::vector<uint32_t> result;
  if (ranks.isNull())
    return result;
  if (Status status = ranks.expectArray(); !status.ok())
    return status;
  for (const nlohmann::json &rank : ranks.json()) {
    if (!rank.is_number_unsigned() || rank.get<uint64_t>() >= mergeCount)
      return invalid(ranks.path() + "[" + std::to_string(result.size()) +
                     "] is " + describeJson(rank) + ", expected less than " +
                     std::to_string(mergeCount));
    result.push_back(rank.get<uint32_t>());
  }
  if (result.size() != mergeCount)
    return invalid(ranks.path() + " has " + std::to_string(result.size()) +
                   " entries for " + std::to_string(mergeCount) + " merges");
  return result;
}

} // namespace

Result<BpeModel> readBpeModel(const JsonValue &model) {
  if (Status status = model.expectObject(); !status.ok())
    return status;
  JsonValue type = model.member("type"); // old files have none
  if (!type.isNull() && type.json() != "BPE")
    return type.unsupported("BPE");

  BpeModel result;
  KVC_ASSIGN(result.vocabulary, readVocabulary(model.member("vocab")));
  if (Status status = checkOptions(model, result.vocabulary, result.characters);
      !status.ok())
    return status;
  KVC_ASSIGN(result.merges,
             readMerges(model.member("merges"), result.vocabulary));
  KVC_ASSIGN(result.ranks,
             readRanks(model.member("ranks"), result.merges.size()));
  KVC_ASSIGN(result.fuseUnknown, model.member("fuse_unk").booleanOr(false));
  KVC_ASSIGN(result.ignoreMerges,
             model.member("ignore_merges").booleanOr(false));
  KVC_ASSIGN(result.unknownToken,
             readUnknownToken(model.member("unk_token"), result.vocabulary));
  return result;
}

} // namespace kvc
