/// \file
/// Philox4x32-10, the counter-based random number generator that sampling uses.
///
/// Salmon, Moraes, Dror and Shaw, "Parallel random numbers: as easy as 1, 2,
/// 3" (SC 2011), with the multipliers and Weyl constants of their Random123
/// library. A block of four 32-bit words is a pure function of a 128-bit
/// counter and a 64-bit key: there is no state to carry along, so a draw that
/// is named by its position is the same whatever was drawn before or beside it.

#ifndef KVC_RUNTIME_ENGINE_PHILOX_H
#define KVC_RUNTIME_ENGINE_PHILOX_H

#include <array>
#include <cstdint>

namespace kvc {

using PhiloxBlock = std::array<uint32_t, 4>;
using PhiloxKey = std::array<uint32_t, 2>;

/// The block of `counter` under `key`; words are least significant first.
constexpr PhiloxBlock philox4x32(PhiloxBlock counter, PhiloxKey key) {
  for (int round = 0; round < 10; ++round) {
    uint64_t even = uint64_t{0xD2511F53} * counter[0];
    uint64_t odd = uint64_t{0xCD9E8D57} * counter[2];
    counter = {static_cast<uint32_t>(odd >> 32) ^ counter[1] ^ key[0],
               static_cast<uint32_t>(odd),
               static_cast<uint32_t>(even >> 32) ^ counter[3] ^ key[1],
               static_cast<uint32_t>(even)};
    key[0] += 0x9E3779B9; // golden ratio
    key[1] += 0xBB67AE85; // sqrt(3) - 1
  }
  return counter;
}

/// A uniform number in [0, 1) for output `index` of the stream `seed`: the
/// first 53 bits (words 0 and 1, word 0 the more significant) of the block of
/// counter (index, 0) under key seed, so that every value is exact in f64.
constexpr double philoxUniform(uint64_t seed, uint64_t index) {
  PhiloxBlock block = philox4x32(
      {static_cast<uint32_t>(index), static_cast<uint32_t>(index >> 32), 0, 0},
      {static_cast<uint32_t>(seed), static_cast<uint32_t>(seed >> 32)});
  uint64_t bits = (static_cast<uint64_t>(block[0]) << 32) | block[1];
  return static_cast<double>(bits >> 11) * 0x1p-53;
}

} // namespace kvc

#endif // KVC_RUNTIME_ENGINE_PHILOX_H
