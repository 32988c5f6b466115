// Leftmost-longest search for added tokens; see AddedTokens.h.

#include "runtime/text/AddedTokens.h"

#include <algorithm>

#include "runtime/text/Utf8.h"

namespace kvc {

namespace {

constexpr uint32_t noToken = UINT32_MAX;

uint64_t edgeKey(uint32_t node, char byte) {
  return (static_cast<uint64_t>(node) << 8) | static_cast<uint8_t>(byte);
}

/// Whether a word character is on either side of [begin, end).
bool touchesWord(std::string_view text, size_t begin, size_t end) {
  return (begin > 0 &&
          isWord(decodeUtf8(lastCharacter(text.substr(0, begin))))) ||
         (end < text.size() &&
          isWord(decodeUtf8(firstCharacter(text.substr(end)))));
}

/// Where the white space before `begin` starts, but not before `limit`.
size_t spaceBefore(std::string_view text, size_t begin, size_t limit) {
  while (begin > limit) {
    std::string_view character = lastCharacter(text.substr(0, begin));
    if (!isSpace(decodeUtf8(character)))
      break;
    begin -= character.size();
  }
  return std::max(begin, limit);
}

/// Where the white space after `end` ends.
size_t spaceAfter(std::string_view text, size_t end) {
  while (end < text.size()) {
    std::string_view character = firstCharacter(text.substr(end));
    if (!isSpace(decodeUtf8(character)))
      break;
    end += character.size();
  }
  return end;
}

} // namespace

AddedTokenMatcher::AddedTokenMatcher(std::vector<AddedToken> tokens)
    : tokens_(std::move(tokens)), startsToken_(256), tokenOf_{noToken} {
  for (uint32_t index = 0; index < tokens_.size(); ++index) {
    const std::string &content = tokens_[index].content;
    startsToken_[static_cast<uint8_t>(content[0])] = true;
    uint32_t node = 0;
    for (char byte : content) {
      auto next = static_cast<uint32_t>(tokenOf_.size());
      auto [edge, isNew] = edges_.try_emplace(edgeKey(node, byte), next);
      if (isNew)
        tokenOf_.push_back(noToken);
      node = edge->second;
    }
    if (tokenOf_[node] == noToken) // the first of equal contents counts
      tokenOf_[node] = index;
  }
}

std::optional<AddedTokenMatcher::Match>
AddedTokenMatcher::longestAt(std::string_view text, size_t begin) const {
  std::optional<Match> match;
  uint32_t node = 0;
  for (size_t at = begin; at < text.size(); ++at) {
    auto edge = edges_.find(edgeKey(node, text[at]));
    if (edge == edges_.end())
      break;
    node = edge->second;
    if (tokenOf_[node] != noToken)
      match = Match{&tokens_[tokenOf_[node]], at + 1};
  }
  return match;
}

Status AddedTokenMatcher::split(std::string_view text,
                                const MayBeSpecial &mayBeSpecial,
                                const Sink &sink) const {
  size_t done = 0; // the sink has everything before this
  for (size_t at = 0; at < text.size();) {
    std::optional<Match> match;
    if (startsToken_[static_cast<uint8_t>(text[at])])
      match = longestAt(text, at);
    if (!match) {
      ++at;
      continue;
    }
    const AddedToken &token = *match->token;
    size_t begin = at, end = match->end;
    at = end;
    if ((token.special && !mayBeSpecial(begin, end)) ||
        (token.singleWord && touchesWord(text, begin, end)))
      continue;
    if (token.leftStrip)
      begin = spaceBefore(text, begin, done);
    if (token.rightStrip)
      at = end = spaceAfter(text, end);
    if (done < begin)
      if (Status status = sink(text.substr(done, begin - done), std::nullopt);
          !status.ok())
        return status;
    if (Status status = sink(text.substr(begin, end - begin), token.id);
        !status.ok())
      return status;
    done = end;
  }
  if (done == text.size())
    return Status();
  return sink(text.substr(done), std::nullopt);
}

} // namespace kvc
