/// \file
/// Byte-pair encoding of one piece of text.
///
/// A piece starts as one symbol per byte, or, for vocabularies made of
/// characters, one per character and one per byte of those that are no token.
/// Of all adjacent pairs that some merge joins, the one with the lowest rank is
/// joined, the leftmost of equal ones first, until none is left. Candidates
/// wait in a heap ordered by (rank, position), symbols form a linked list, and
/// a candidate whose symbols have changed by the time it is taken is dropped:
/// O(n log n) time and O(n) memory for a piece of n bytes, so that a megabyte
/// without a break is no attack.

#ifndef KVC_RUNTIME_TEXT_BPE_H
#define KVC_RUNTIME_TEXT_BPE_H

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace kvc {

/// Joins token `left` and token `right` that follow each other to `result`. A
/// merge's rank is its index in the list of merges: lower ranks apply first.
struct Merge {
  uint32_t left, right, result;
};

/// Memory that `Bpe::encode` reuses from piece to piece: 32 bytes a byte of the
/// longest piece so far and a little. One per thread or call.
class BpeScratch {
  friend class Bpe;
  struct Symbol {
    uint32_t token;          // absentToken once joined to the one before
    uint32_t previous, next; // positions; noPosition at the ends
  };
  struct Candidate {
    uint32_t rank, position; // position of the left symbol
    Merge merge;
  };
  std::vector<Symbol> symbols_;
  std::vector<Candidate> heap_;
};

/// Immutable after construction; any thread may call it with its own scratch.
class Bpe {
public:
  /// In `byteTokens`: no token of the vocabulary is this byte.
  static constexpr uint32_t absentToken = UINT32_MAX;

  struct Options {
    /// The token of each single byte, or `absentToken`.
    std::array<uint32_t, 256> byteTokens;
    /// Stands for a byte that has no token; without it such a byte is dropped,
    /// as in the reference implementation.
    std::optional<uint32_t> unknownToken;
    /// One unknown token for a run of such bytes instead of one for each.
    bool fuseUnknown = false;
    /// `ignore_merges`: a piece that is a whole token becomes that token even
    /// where the merges would not lead there. Keys are raw bytes; empty when
    /// the tokenizer does not ask for it.
    std::unordered_map<std::string, uint32_t> wholePieces;
    /// Tokens of single characters; not empty: symbols are characters.
    std::unordered_map<std::string, uint32_t> characters;
  };

  /// \param ranks a rank for each merge, or empty: its index.
  Bpe(Options options, std::span<const Merge> merges,
      std::span<const uint32_t> ranks = {});

  /// Appends the tokens of `piece` (raw bytes, below 4 GiB) to `tokens`.
  void encode(std::string_view piece, BpeScratch &scratch,
              std::vector<uint32_t> &tokens) const;

private:
  /// A slot of the open-addressing table from (left, right) to the merge.
  struct Slot {
    uint32_t rank; // noRank: the slot is free
    Merge merge;
  };

  const Slot *find(uint32_t left, uint32_t right) const;
  size_t firstSlot(uint32_t left, uint32_t right) const;
  void fillSymbols(std::string_view piece, BpeScratch &scratch) const;
  void fillCharacters(std::string_view piece, BpeScratch &scratch) const;
  void pushCandidate(uint32_t left, BpeScratch &scratch) const;
  void applyMerges(BpeScratch &scratch) const;

  Options options_;
  std::vector<Slot> slots_; // a power of two, at most 3/4 full
};

} // namespace kvc

#endif // KVC_RUNTIME_TEXT_BPE_H
