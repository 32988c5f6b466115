// One sequence in the cache; see Sequence.h.

#include "runtime/engine/Sequence.h"

namespace kvc {

Sequence::~Sequence() {
  for (PageId page : pages_)
    pool_.release(page);
}

Status Sequence::reserve(uint32_t tokens) {
  size_t needed =
      (uint64_t(computed_) + tokens + kPageTokens - 1) / kPageTokens;
  if (needed <= pages_.size())
    return Status();
  size_t held = pages_.size();
  pages_.resize(needed);
  Status status = pool_.acquire(std::span(pages_).subspan(held));
  if (!status.ok())
    pages_.resize(held);
  return status;
}

StepRows Sequence::rows(std::span<const uint32_t> tokens,
                        uint32_t logitCount) const {
  return {tokens, computed_, pages_, logitCount};
}

} // namespace kvc
