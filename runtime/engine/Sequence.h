/// \file
/// One sequence in the cache: how many positions are computed, in which pages.

#ifndef KVC_RUNTIME_ENGINE_SEQUENCE_H
#define KVC_RUNTIME_ENGINE_SEQUENCE_H

#include <cassert>
#include <vector>

#include "runtime/engine/LoadedModel.h"

namespace kvc {

/// Gives its pages back when it dies. Borrows the pool.
class Sequence {
public:
  explicit Sequence(PagePool &pool) : pool_(pool) {}
  ~Sequence();
  Sequence(const Sequence &) = delete;
  Sequence &operator=(const Sequence &) = delete;

  /// Takes the pages that `tokens` more positions need. Exhausted, and nothing
  /// taken, if the pool has too few.
  Status reserve(uint32_t tokens);

  /// Rows of the next tokens for a step; reserve() must have made room. Valid
  /// until the sequence changes.
  StepRows rows(std::span<const uint32_t> tokens, uint32_t logitCount) const;

  /// Counts tokens that a step has computed.
  void advance(uint32_t tokens) { computed_ += tokens; }

  uint32_t computed() const { return computed_; }
  /// From position 0 on.
  std::span<const PageId> pages() const { return pages_; }

  /// Forgets all but the first `tokens` positions, of which there must be as
  /// many; their pages stay for what comes instead.
  void keep(uint32_t tokens) {
    assert(tokens <= computed_);
    computed_ = tokens;
  }

private:
  PagePool &pool_;
  std::vector<PageId> pages_;
  uint32_t computed_ = 0;
};

/// Computes `tokens` after what `sequence` holds, in chunks of at most
/// `chunk` rows (0: as many as a step takes). For every chunk whose tokens want
/// logits, `onLogits(index, row)` gets each row; only the last token wants them
/// unless `allLogits`.
template <typename OnLogits>
Status feed(LoadedModel &model, Sequence &sequence,
            std::span<const uint32_t> tokens, uint32_t chunk, bool allLogits,
            const OnLogits &onLogits) {
  uint32_t limit = allLogits ? model.runner().logitRowsMax()
                             : model.manifest().maxNumBatchedTokens;
  limit = std::min(limit, model.runner().rowsMax());
  if (chunk > 0)
    limit = std::min(limit, chunk);
  for (size_t first = 0; first < tokens.size();) {
    auto count =
        static_cast<uint32_t>(std::min<size_t>(limit, tokens.size() - first));
    bool last = first + count == tokens.size();
    KVC_TRY(sequence.reserve(count), "prompt");
    StepRows rows = sequence.rows(tokens.subspan(first, count),
                                  allLogits ? count : (last ? 1 : 0));
    KVC_TRY(model.runner().run({&rows, 1}), "prompt");
    sequence.advance(count);
    for (uint32_t i = 0; i < rows.logitCount; ++i)
      onLogits(first + count - rows.logitCount + i, model.runner().logits(i));
    first += count;
  }
  return Status();
}

} // namespace kvc

#endif // KVC_RUNTIME_ENGINE_SEQUENCE_H
