// The tokenizer put together from its parts; see Tokenizer.h.

#include "runtime/text/Tokenizer.h"

#include <algorithm>
#include <cstdio>

#include "runtime/text/ByteAlphabet.h"
#include "runtime/text/TokenizerJson.h"
#include "runtime/text/Utf8.h"

namespace kvc {

namespace {

/// The added tokens that are looked for in raw, or in normalised, text; the
/// content of the latter is normalised too.
std::vector<AddedToken> selectTokens(const std::vector<AddedToken> &all,
                                     bool normalized,
                                     const Normalizer &normalizer) {
  std::vector<AddedToken> selected;
  for (AddedToken token : all) {
    if (token.normalized != normalized)
      continue;
    if (normalized)
      token.content = normalizer.apply(token.content);
    selected.push_back(std::move(token));
  }
  return selected;
}

/// The bytes of a token by its spelling. The content of an added token is plain
/// text, but reads as the byte alphabet where all of it is in the alphabet: the
/// reference decoder makes no difference between the two.
std::string bytesOf(const std::string &spelling) {
  return unspellBytes(spelling).value_or(spelling);
}

/// The same of a vocabulary of characters: a byte spelled out, or text in which
/// marks are spaces.
std::string textOf(const std::string &spelling) {
  unsigned byte = 0;
  int end = 0;
  if (spelling.size() == 6 &&
      std::sscanf(spelling.c_str(), "<0x%2X>%n", &byte, &end) == 1 && end == 6)
    return std::string(1, static_cast<char>(byte));
  Normalizer marks({{.from = std::string(kSpaceMark), .to = " "}});
  return marks.apply(spelling);
}

void fillCharacterTokens(const BpeModel &model, Bpe::Options &options) {
  for (const auto &[spelling, id] : model.vocabulary) {
    std::string text = textOf(spelling);
    if (text.size() == 1 && spelling.size() == 6)
      options.byteTokens[static_cast<uint8_t>(text[0])] = id;
    else if (!spelling.empty() && nextUtf8(spelling).bytes == spelling.size())
      options.characters.emplace(spelling, id);
  }
}

Bpe makeBpe(const BpeModel &model) {
  Bpe::Options options;
  for (uint32_t byte = 0; byte < 256; ++byte) {
    auto entry = model.vocabulary.find(
        spellBytes(std::string(1, static_cast<char>(byte))));
    options.byteTokens[byte] =
        entry == model.vocabulary.end() ? Bpe::absentToken : entry->second;
  }
  if (model.characters) {
    fillCharacterTokens(model, options);
    return Bpe(std::move(options), model.merges, model.ranks);
  }
  options.unknownToken = model.unknownToken;
  options.fuseUnknown = model.fuseUnknown;
  if (model.ignoreMerges)
    for (const auto &[spelling, id] : model.vocabulary)
      if (std::optional<std::string> bytes = unspellBytes(spelling))
        options.wholePieces.emplace(*std::move(bytes), id);
  return Bpe(std::move(options), model.merges, model.ranks);
}

} // namespace

Tokenizer::Tokenizer(TokenizerParts parts)
    : characters_(parts.model.characters), stripsSpace_(parts.stripsSpace),
      prefix_(std::move(parts.prefix)), suffix_(std::move(parts.suffix)),
      normalizer_(std::move(parts.normalizerSteps)),
      rawMatcher_(selectTokens(parts.addedTokens, false, normalizer_)),
      normalizedMatcher_(selectTokens(parts.addedTokens, true, normalizer_)),
      preTokenizer_(std::move(parts.preTokenizerSteps)),
      bpe_(makeBpe(parts.model)) {
  idOfContent_ = std::move(parts.model.vocabulary);
  for (const AddedToken &token : parts.addedTokens)
    idOfContent_[token.content] = token.id;
  for (const auto &[content, id] : idOfContent_) {
    if (id >= tokens_.size())
      tokens_.resize(id + 1);
    tokens_[id].bytes = characters_ ? textOf(content) : bytesOf(content);
    if (characters_)
      tokens_[id].spelling = content;
  }
  for (const AddedToken &token : parts.addedTokens) {
    tokens_[token.id].special = token.special;
    if (token.normalized &&
        !characters_) // reads back as the text it was found as
      tokens_[token.id].bytes = bytesOf(normalizer_.apply(token.content));
  }
  for (const Token &token : tokens_)
    tokenBytesMax_ =
        std::max(tokenBytesMax_, static_cast<uint32_t>(token.bytes.size()));
}

Result<Tokenizer> Tokenizer::fromJson(std::string_view tokenizerJson,
                                      std::string_view tokenizerConfigJson) {
  KVC_ASSIGN(TokenizerParts parts,
             readTokenizerJson(tokenizerJson, tokenizerConfigJson));
  return Tokenizer(std::move(parts));
}

static Status checkLength(size_t bytes) {
  if (bytes <= Tokenizer::textBytesMax)
    return Status();
  return invalid("text of " + std::to_string(bytes) +
                 " bytes, expected at most " +
                 std::to_string(Tokenizer::textBytesMax));
}

Result<std::vector<uint32_t>>
Tokenizer::encode(std::string_view text, const EncodeOptions &options) const {
  if (Status status = checkLength(text.size()); !status.ok())
    return status;
  std::string repaired;
  if (!isUtf8(text))
    text = repaired = replaceInvalidUtf8(text);
  std::vector<uint32_t> ids;
  if (options.addSpecialTokens)
    ids = prefix_;
  Status status = encodeText(
      text, [&](size_t, size_t) { return options.parseSpecialTokens; }, ids);
  if (!status.ok())
    return status;
  if (options.addSpecialTokens)
    ids.insert(ids.end(), suffix_.begin(), suffix_.end());
  return ids;
}

Result<std::vector<uint32_t>> Tokenizer::encode(const MarkedText &text) const {
  if (Status status = checkLength(text.size()); !status.ok())
    return status;
  // Repairing would shift the marks.
  if (!isUtf8(text.text()))
    return invalid("the text is not UTF-8");
  std::vector<uint32_t> ids;
  Status status = encodeText(
      text.text(),
      [&](size_t begin, size_t end) { return !text.hasRequest(begin, end); },
      ids);
  if (!status.ok())
    return status;
  return ids;
}

Status
Tokenizer::encodeText(std::string_view text,
                      const AddedTokenMatcher::MayBeSpecial &mayBeSpecial,
                      std::vector<uint32_t> &ids) const {
  Scratch scratch;
  return rawMatcher_.split(
      text, mayBeSpecial,
      [&](std::string_view stretch, std::optional<uint32_t> id) -> Status {
        if (id) {
          ids.push_back(*id);
          return Status();
        }
        auto first = static_cast<size_t>(stretch.data() - text.data());
        return encodeStretch(
            stretch,
            [&](size_t begin, size_t end) {
              return mayBeSpecial(first + begin, first + end);
            },
            scratch, ids);
      });
}

/// Encodes raw text in which `rawMatcher_` has found nothing.
Status
Tokenizer::encodeStretch(std::string_view text,
                         const AddedTokenMatcher::MayBeSpecial &mayBeSpecial,
                         Scratch &scratch, std::vector<uint32_t> &ids) const {
  std::string normalized = normalizer_.apply(text);
  bool same = normalized == text;
  return normalizedMatcher_.split(
      normalized,
      [&](size_t begin, size_t end) {
        return same ? mayBeSpecial(begin, end) : mayBeSpecial(0, text.size());
      },
      [&](std::string_view stretch, std::optional<uint32_t> id) -> Status {
        if (!id)
          return encodePlain(stretch, scratch, ids);
        ids.push_back(*id);
        return Status();
      });
}

/// Encodes normalised text without added tokens.
Status Tokenizer::encodePlain(std::string_view text, Scratch &scratch,
                              std::vector<uint32_t> &ids) const {
  return preTokenizer_.split(text, scratch.regex, [&](std::string_view piece) {
    bpe_.encode(piece, scratch.bpe, ids);
  });
}

std::string Tokenizer::decode(std::span<const uint32_t> ids,
                              bool skipSpecialTokens) const {
  std::string bytes;
  for (uint32_t id : ids)
    if (!skipSpecialTokens || !isSpecial(id))
      bytes += tokenBytes(id);
  if (stripsSpace_ && bytes.starts_with(' '))
    bytes.erase(0, 1);
  return replaceInvalidUtf8(bytes);
}

std::string_view Tokenizer::tokenBytes(uint32_t id) const {
  return id < tokens_.size() ? std::string_view(tokens_[id].bytes)
                             : std::string_view();
}

std::string Tokenizer::spelling(uint32_t id) const {
  if (characters_)
    return id < tokens_.size() ? tokens_[id].spelling : "";
  // Special tokens are spelled as they are.
  return isSpecial(id) ? std::string(tokenBytes(id))
                       : spellBytes(tokenBytes(id));
}

bool Tokenizer::isSpecial(uint32_t id) const {
  return id < tokens_.size() && tokens_[id].special;
}

std::optional<uint32_t> Tokenizer::idOf(std::string_view content) const {
  auto entry = idOfContent_.find(std::string(content));
  if (entry == idOfContent_.end())
    return std::nullopt;
  return entry->second;
}

} // namespace kvc
