// Statistics of K and V; see KvStatistics.h.

#include "runtime/engine/KvStatistics.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>

namespace kvc {

namespace {

uint64_t placeOf(const std::vector<PlaceDigit> &digits, uint32_t token,
                 uint32_t dim) {
  uint64_t place = 0;
  for (const PlaceDigit &digit : digits)
    place += uint64_t((digit.ofToken ? token : dim) / digit.divisor %
                      digit.modulus) *
             digit.bytes;
  return place;
}

/// f16 as f32; exact.
float widened(const std::byte *from) {
  _Float16 half;
  std::memcpy(&half, from, sizeof(half));
  return static_cast<float>(half);
}

/// The scale that makes `largest` the code `code`; what never differs from its
/// center needs no codes, but its scale must be a number.
float scaleFor(float largest, float code) {
  float scale = largest / code;
  return scale > 0 && std::isfinite(1 / scale) ? scale : 1;
}

/// `x` as E4M3 keeps it, but for subnormals, which are too small to matter
/// here: 3 bits behind the first one, nearest even; saturating.
float asE4m3(float x) {
  uint32_t bits = std::bit_cast<uint32_t>(x);
  bits += 0x7FFFF + (bits >> 20 & 1);
  float rounded = std::bit_cast<float>(bits & 0xFFF00000u);
  return std::min(std::max(rounded, -448.0f), 448.0f);
}

/// Sum of squares of what E4M3 changes in the samples.
double errorOf(const KvChannelStatistics &channel, KvChannel how) {
  float inverse = 1 / how.scale;
  double total = 0;
  for (_Float16 sample : channel.samples) {
    float x = (static_cast<float>(sample) - how.center) * inverse;
    float error = (asE4m3(x) - x) * how.scale;
    total += error * error;
  }
  return total;
}

/// Samples of a channel that are kept, about, and places that K is turned to.
constexpr uint64_t kSamplesMax = 4096;
constexpr uint32_t kPlaces = 8;

KvChannel bestFp8(const KvChannelStatistics &channel, double mean) {
  constexpr int kSteps = 8; // of an octave
  KvChannel best;
  double least = std::numeric_limits<double>::infinity();
  for (float center :
       {static_cast<float>(mean), (channel.high + channel.low) / 2, 0.0f})
    for (int step = 0; step < kSteps; ++step) {
      float largest = std::max(channel.high - center, center - channel.low);
      float code = 448 / std::exp2(static_cast<float>(step) / kSteps);
      KvChannel how{scaleFor(largest, code), center};
      double error = errorOf(channel, how);
      if (error < least) {
        least = error;
        best = how;
      }
    }
  return best;
}

} // namespace

KvStatistics::KvStatistics(const Manifest &manifest, uint64_t positions,
                           uint32_t given, uint32_t context)
    : manifest_(manifest) {
  channels_.resize(size_t(2) * manifest.layers * manifest.kvHeads *
                   manifest.headDim);
  uint32_t places = context > given ? kPlaces : 1;
  sampleStride_ = positions * places / kSamplesMax + 1;
  for (uint32_t place = 0; place < places; ++place)
    for (double frequency : manifest.ropeFrequencies) {
      double angle = frequency * (uint64_t(place) * context / places);
      turns_.push_back({static_cast<float>(std::cos(angle)),
                        static_cast<float>(std::sin(angle))});
    }
}

void KvStatistics::observe(KvChannelStatistics &channel, float number) {
  channel.low = std::min(channel.low, number);
  channel.high = std::max(channel.high, number);
  channel.sum += number;
  if (channel.count++ % sampleStride_ == 0)
    channel.samples.push_back(static_cast<_Float16>(number));
}

/// `tiles`: K's and V's of one head of a page.
Status KvStatistics::observeHead(const std::byte *tiles, uint32_t tokens,
                                 bool value, KvChannelStatistics *channels) {
  uint32_t dim = manifest_.headDim, half = dim / 2;
  const std::byte *tile = tiles + (value ? uint64_t(dim) * kPageTokens * 2 : 0);
  std::vector<float> row(dim);
  for (uint32_t token = 0; token < tokens; ++token) {
    for (uint32_t d = 0; d < dim; ++d) {
      row[d] = widened(
          tile + placeOf(value ? manifest_.valuePlaces : manifest_.keyPlaces,
                         token, d));
      if (!std::isfinite(row[d]))
        return invalid(std::string(value ? "V" : "K") + " is not finite");
      if (value)
        observe(channels[d], row[d]);
    }
    for (size_t turn = 0; turn < turns_.size() && !value; ++turn) {
      uint32_t i = turn % half;
      auto [cosine, sine] = turns_[turn];
      observe(channels[i], row[i] * cosine - row[i + half] * sine);
      observe(channels[i + half], row[i + half] * cosine + row[i] * sine);
    }
  }
  return Status();
}

Status KvStatistics::add(LoadedModel &model, const Sequence &sequence) {
  if (manifest_.kvDtype != "f16")
    return invalid("statistics come from an f16 cache, the artifact's is " +
                   manifest_.kvDtype + "; compile with --kv-cache-dtype f16");
  uint32_t dim = manifest_.headDim, heads = manifest_.kvHeads;
  uint64_t headBytes = uint64_t(2) * dim * kPageTokens * 2;
  std::vector<std::byte> page(manifest_.pageBytes);
  for (uint32_t first = 0; first < sequence.computed(); first += kPageTokens) {
    uint64_t id = static_cast<uint32_t>(sequence.pages()[first / kPageTokens]);
    KVC_TRY(model.device().copyOut(page, model.runner().kvBuffer(),
                                   id * manifest_.pageBytes),
            "KV page");
    uint32_t count = std::min(kPageTokens, sequence.computed() - first);
    for (uint32_t layer = 0; layer < manifest_.layers; ++layer)
      for (uint32_t head = 0; head < heads; ++head)
        for (bool value : {false, true}) {
          size_t channel = ((size_t(layer) * 2 + value) * heads + head) * dim;
          KVC_TRY(observeHead(&page[(layer * heads + head) * headBytes], count,
                              value, &channels_[channel]),
                  "layer " + std::to_string(layer) + ", positions from " +
                      std::to_string(first));
        }
  }
  return Status();
}

KvParameters KvStatistics::plain() const {
  KvParameters result = KvParameters::unit(manifest_);
  uint32_t dim = manifest_.headDim;
  for (size_t first = 0; first < channels_.size(); first += dim) {
    float largest = 0;
    for (size_t i = first; i < first + dim; ++i)
      largest = std::max({largest, channels_[i].high, -channels_[i].low});
    for (size_t i = first; i < first + dim; ++i)
      result.channels[i].scale = scaleFor(largest, 448);
  }
  return result;
}

KvScalesFile KvStatistics::parameters() const {
  KvParameters unit = KvParameters::unit(manifest_);
  KvScalesFile file{plain(), unit, unit};
  for (size_t i = 0; i < channels_.size(); ++i) {
    const KvChannelStatistics &channel = channels_[i];
    file.fp8.channels[i] =
        bestFp8(channel, channel.sum / static_cast<double>(channel.count));
    file.int8.channels[i] = {scaleFor((channel.high - channel.low) / 2, 102),
                             (channel.high + channel.low) / 2};
  }
  return file;
}

} // namespace kvc
