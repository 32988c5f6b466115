// Log-probabilities of a row; see Generation.h.

#include "runtime/engine/Generation.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace kvc {

PositionLogprobs logprobsOf(std::span<const float> logits, uint32_t chosen,
                            uint32_t count) {
  constexpr float kLowest = -std::numeric_limits<float>::infinity();
  auto value = [&](uint32_t id) {
    return std::isnan(logits[id]) ? kLowest : logits[id];
  };
  float highest = kLowest;
  for (uint32_t id = 0; id < logits.size(); ++id)
    highest = std::max(highest, value(id));
  double sum = 0;
  uint32_t rank = 0;
  for (uint32_t id = 0; id < logits.size(); ++id) {
    sum += std::exp(double(value(id)) - highest);
    rank += value(id) > value(chosen) ||
            (value(id) == value(chosen) && id <= chosen);
  }
  double logSum = std::log(sum);
  auto entry = [&](uint32_t id, uint32_t place) {
    double logprob = double(value(id)) - highest - logSum;
    return TokenLogprob{
        id, std::isfinite(logprob) ? static_cast<float>(logprob) : -9999.0f,
        place};
  };
  PositionLogprobs result;
  result.entries.push_back(entry(chosen, rank));
  std::vector<uint32_t> ids(count > 0 ? logits.size() : 0);
  for (uint32_t id = 0; id < ids.size(); ++id)
    ids[id] = id;
  size_t kept = std::min<size_t>(count, ids.size());
  std::partial_sort(ids.begin(), ids.begin() + static_cast<ptrdiff_t>(kept),
                    ids.end(), [&](uint32_t one, uint32_t other) {
                      return value(one) != value(other)
                                 ? value(one) > value(other)
                                 : one < other;
                    });
  for (uint32_t i = 0; i < kept; ++i)
    result.entries.push_back(entry(ids[i], i + 1));
  return result;
}

} // namespace kvc
