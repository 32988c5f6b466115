// Byte-pair encoding with a heap of candidates; see Bpe.h.

#include "runtime/text/Bpe.h"

#include <algorithm>
#include <bit>
#include <cassert>

#include "runtime/text/Utf8.h"

namespace kvc {

namespace {

constexpr uint32_t noPosition = UINT32_MAX;
constexpr uint32_t noRank = UINT32_MAX;

/// For std heaps, whose top is the greatest: the best candidate is greatest.
constexpr auto isWorse = [](const auto &one, const auto &other) {
  return one.rank != other.rank ? one.rank > other.rank
                                : one.position > other.position;
};

} // namespace

Bpe::Bpe(Options options, std::span<const Merge> merges,
         std::span<const uint32_t> ranks)
    : options_(std::move(options)) {
  slots_.assign(std::bit_ceil(merges.size() + merges.size() / 3 + 2),
                Slot{noRank, {}});
  for (uint32_t index = 0; index < merges.size(); ++index) {
    const Merge &merge = merges[index];
    uint32_t rank = ranks.empty() ? index : ranks[index];
    size_t slot = firstSlot(merge.left, merge.right);
    while (slots_[slot].rank != noRank &&
           (slots_[slot].merge.left != merge.left ||
            slots_[slot].merge.right != merge.right))
      slot = (slot + 1) & (slots_.size() - 1);
    // The last of equal merges counts, as in the reference implementation.
    slots_[slot] = {rank, merge};
  }
}

size_t Bpe::firstSlot(uint32_t left, uint32_t right) const {
  // Fibonacci hashing: the high bits of a product with 2^64 / golden ratio.
  uint64_t key = (static_cast<uint64_t>(left) << 32) | right;
  return ((key * 0x9E3779B97F4A7C15u) >> 32) & (slots_.size() - 1);
}

const Bpe::Slot *Bpe::find(uint32_t left, uint32_t right) const {
  for (size_t slot = firstSlot(left, right); slots_[slot].rank != noRank;
       slot = (slot + 1) & (slots_.size() - 1))
    if (slots_[slot].merge.left == left && slots_[slot].merge.right == right)
      return &slots_[slot];
  return nullptr;
}

void Bpe::encode(std::string_view piece, BpeScratch &scratch,
                 std::vector<uint32_t> &tokens) const {
  if (!options_.wholePieces.empty()) {
    auto whole = options_.wholePieces.find(std::string(piece));
    if (whole != options_.wholePieces.end()) {
      tokens.push_back(whole->second);
      return;
    }
  }
  fillSymbols(piece, scratch);
  applyMerges(scratch);
  for (const BpeScratch::Symbol &symbol : scratch.symbols_)
    if (symbol.token != absentToken)
      tokens.push_back(symbol.token);
}

void Bpe::fillSymbols(std::string_view piece, BpeScratch &scratch) const {
  assert(piece.size() < noPosition);
  auto &symbols = scratch.symbols_;
  symbols.clear();
  if (!options_.characters.empty())
    return fillCharacters(piece, scratch);
  bool lastIsUnknown = false;
  for (char byte : piece) {
    uint32_t token = options_.byteTokens[static_cast<uint8_t>(byte)];
    bool isUnknown = token == absentToken;
    bool isFused = isUnknown && lastIsUnknown && options_.fuseUnknown;
    lastIsUnknown = isUnknown;
    if (isUnknown && (!options_.unknownToken || isFused))
      continue;
    auto position = static_cast<uint32_t>(symbols.size());
    symbols.push_back({isUnknown ? *options_.unknownToken : token,
                       position == 0 ? noPosition : position - 1,
                       position + 1});
  }
  if (!symbols.empty())
    symbols.back().next = noPosition;
}

void Bpe::fillCharacters(std::string_view piece, BpeScratch &scratch) const {
  auto &symbols = scratch.symbols_;
  auto add = [&](uint32_t token) {
    auto position = static_cast<uint32_t>(symbols.size());
    symbols.push_back(
        {token, position == 0 ? noPosition : position - 1, position + 1});
  };
  for (size_t at = 0; at < piece.size();) {
    std::string character(piece.substr(at, nextUtf8(piece.substr(at)).bytes));
    at += character.size();
    if (auto known = options_.characters.find(character);
        known != options_.characters.end())
      add(known->second);
    else
      for (char byte : character)
        add(options_.byteTokens[static_cast<uint8_t>(byte)]);
  }
  if (!symbols.empty())
    symbols.back().next = noPosition;
}

/// Adds the pair that starts at position `left` if some merge joins it.
void Bpe::pushCandidate(uint32_t left, BpeScratch &scratch) const {
  const BpeScratch::Symbol &symbol = scratch.symbols_[left];
  if (symbol.next == noPosition)
    return;
  if (const Slot *slot =
          find(symbol.token, scratch.symbols_[symbol.next].token)) {
    scratch.heap_.push_back({slot->rank, left, slot->merge});
    std::ranges::push_heap(scratch.heap_, isWorse);
  }
}

void Bpe::applyMerges(BpeScratch &scratch) const {
  auto &symbols = scratch.symbols_;
  auto &heap = scratch.heap_;
  heap.clear();
  for (uint32_t position = 0; position < symbols.size(); ++position)
    pushCandidate(position, scratch);

  while (!heap.empty()) {
    std::ranges::pop_heap(heap, isWorse);
    auto [rank, position, merge] = heap.back();
    heap.pop_back();

    BpeScratch::Symbol &left = symbols[position];
    if (left.token != merge.left || left.next == noPosition ||
        symbols[left.next].token != merge.right)
      continue; // one of the two has been joined to something else since
    BpeScratch::Symbol &right = symbols[left.next];
    left.token = merge.result;
    left.next = right.next;
    right.token = absentToken;
    if (left.next != noPosition)
      symbols[left.next].previous = position;

    pushCandidate(position, scratch);
    if (left.previous != noPosition)
      pushCandidate(left.previous, scratch);
  }
}

} // namespace kvc
