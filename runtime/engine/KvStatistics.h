/// \file
/// What K and V of a model look like, and the codec parameters that follow.

#ifndef KVC_RUNTIME_ENGINE_KVSTATISTICS_H
#define KVC_RUNTIME_ENGINE_KVSTATISTICS_H

#include <limits>

#include "runtime/artifact/KvParameters.h"
#include "runtime/engine/Sequence.h"

namespace kvc {

/// Of one layer, K or V, KV head and channel, over positions.
struct KvChannelStatistics {
  float low = std::numeric_limits<float>::infinity(), high = -low;
  double sum = 0;
  uint64_t count = 0;
  std::vector<_Float16> samples; ///< some of them
};

/// Gathered from the pages of an f16 cache, K after RoPE.
///
/// K turns with its position, so what a short text shows is not what a long
/// context holds. Where the contexts that are added are shorter than `context`,
/// every K is also turned to places all over that length, as RoPE would: its
/// channels i and i + D/2 by the angle frequency[i] x distance.
class KvStatistics {
public:
  /// \param positions are how many will be added, about, in contexts of `given`
  /// positions, to stand for contexts of `context` positions.
  KvStatistics(const Manifest &manifest, uint64_t positions, uint32_t given,
               uint32_t context);

  /// Adds all positions of `sequence`. InvalidArgument if the cache is not of
  /// f16, or holds an infinity or NaN.
  Status add(LoadedModel &model, const Sequence &sequence);

  /// [layers][2][G][D], K before V.
  const std::vector<KvChannelStatistics> &channels() const { return channels_; }

  /// The parameters for what was gathered:
  ///
  /// - plain: a head's largest magnitude over 448, the largest code of E4M3
  ///   (E5M2 has the same precision at any scale).
  /// - fp8: of each channel, that center (mean, middle, 0) and that scale of
  ///   one octave, the largest magnitude at a code from 224 to 448, which give
  ///   E4M3 the least mean square error.
  /// - int8: the center is the middle between lowest and highest, which are
  ///   the codes -102 and 102: a quarter is left for what was not seen.
  KvScalesFile parameters() const;

private:
  void observe(KvChannelStatistics &channel, float number);
  Status observeHead(const std::byte *tiles, uint32_t tokens, bool value,
                     KvChannelStatistics *channels);
  KvParameters plain() const;

  const Manifest &manifest_;
  uint64_t sampleStride_;
  std::vector<std::pair<float, float>> turns_; ///< [places][D/2]: cos, sin
  std::vector<KvChannelStatistics> channels_;
};

} // namespace kvc

#endif // KVC_RUNTIME_ENGINE_KVSTATISTICS_H
