// Stop strings across pieces of text; see StopMatcher.h.

#include "runtime/text/StopMatcher.h"

#include <algorithm>
#include <utility>

namespace kvc {

/// Bytes of the longest end of `text` that begins, but is not, one of `stops`.
static size_t openBytes(std::string_view text,
                        const std::vector<std::string> &stops) {
  size_t longest = 0;
  for (const std::string &stop : stops)
    for (size_t bytes = std::min(stop.size() - 1, text.size()); bytes > longest;
         --bytes)
      if (text.ends_with(std::string_view(stop).substr(0, bytes)))
        longest = bytes;
  return longest;
}

StopMatcher::Piece StopMatcher::append(std::string_view text) {
  if (stops_.empty())
    return {std::string(text), std::nullopt};
  held_ += text;
  size_t firstEnd = std::string::npos, begin = 0;
  std::optional<uint32_t> match;
  for (uint32_t index = 0; index < stops_.size(); ++index) {
    size_t at = held_.find(stops_[index]);
    if (at != std::string::npos && at + stops_[index].size() < firstEnd) {
      begin = at;
      firstEnd = at + stops_[index].size();
      match = index;
    }
  }
  if (match)
    return {held_.substr(0, include_ ? firstEnd : begin), match};
  size_t sure = held_.size() - openBytes(held_, stops_);
  std::string emitted = held_.substr(0, sure);
  held_.erase(0, sure);
  return {std::move(emitted), std::nullopt};
}

std::string StopMatcher::appendUnmatched(std::string_view text) {
  std::string emitted = std::move(held_) + std::string(text);
  held_.clear();
  return emitted;
}

std::string StopMatcher::flush() { return std::exchange(held_, {}); }

} // namespace kvc
