// Streaming detokenisation; see StreamDecoder.h.

#include "runtime/text/StreamDecoder.h"

#include <utility>

#include "runtime/text/Utf8.h"

namespace kvc {

namespace {

/// The length of the part of `bytes` that later bytes cannot change.
size_t settledBytes(std::string_view bytes) {
  size_t at = 0;
  while (at < bytes.size()) {
    Utf8Step step = nextUtf8(bytes.substr(at));
    if (step.kind == Utf8Kind::Truncated)
      break;
    at += step.bytes;
  }
  return at;
}

} // namespace

std::string StreamDecoder::append(uint32_t id) {
  if (skipSpecialTokens_ && tokenizer_->isSpecial(id))
    return "";
  held_ += tokenizer_->tokenBytes(id);
  size_t settled = settledBytes(held_);
  std::string text =
      replaceInvalidUtf8(std::string_view(held_).substr(0, settled));
  held_.erase(0, settled);
  return text;
}

std::string StreamDecoder::flush() {
  return replaceInvalidUtf8(std::exchange(held_, {}));
}

} // namespace kvc
