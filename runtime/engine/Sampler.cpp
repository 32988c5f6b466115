// Sampling of one row; see Sampler.h.

#include "runtime/engine/Sampler.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdio>
#include <functional>
#include <limits>
#include <optional>
#include <string>

#include "runtime/engine/Philox.h"

namespace kvc {

namespace {

constexpr float minusInfinity = -std::numeric_limits<float>::infinity();

Status outOfRange(const char *name, double value, const char *expected) {
  char number[32];
  std::snprintf(number, sizeof(number), "%g", value);
  return invalid(std::string(name) + " is " + number + ", expected " +
                 expected);
}

/// The highest logit and the first id that has it.
struct Highest {
  std::optional<uint32_t> id; // none: no logit is above -infinity
  float logit = minusInfinity;
  uint32_t nanCount = 0;
};

Highest findHighest(std::span<const float> logits) {
  Highest highest;
  for (uint32_t id = 0; id < logits.size(); ++id) {
    highest.nanCount += std::isnan(logits[id]);
    if (logits[id] > highest.logit) { // false for NaN
      highest.id = id;
      highest.logit = logits[id];
    }
  }
  return highest;
}

/// (logit - highest) / temperature, where infinity minus itself is 0.
double exponentOf(float logit, float highest, double temperature) {
  if (logit == highest)
    return 0.0;
  return (static_cast<double>(logit) - highest) / temperature;
}

} // namespace

Status SamplingParameters::validate() const {
  // Negated comparisons also catch NaN.
  if (!(temperature >= 0) || std::isinf(temperature))
    return outOfRange("temperature", temperature, "a number of at least 0");
  if (!(minP >= 0 && minP <= 1))
    return outOfRange("min_p", minP, "a number in [0, 1]");
  if (!(topP > 0 && topP <= 1))
    return outOfRange("top_p", topP, "a number in (0, 1]");
  return Status();
}

Result<Sample> Sampler::sample(std::span<const float> logits,
                               const SamplingParameters &parameters,
                               uint64_t outputIndex) {
  assert(parameters.validate().ok());
  Highest highest = findHighest(logits);
  if (!highest.id)
    return Status(Code::Internal,
                  "no logit of " + std::to_string(logits.size()) +
                      " is above -infinity; " +
                      std::to_string(highest.nanCount) + " are NaN");
  if (parameters.isGreedy())
    return Sample{*highest.id, highest.nanCount};

  candidates_.clear();
  for (uint32_t id = 0; id < logits.size(); ++id)
    if (logits[id] > minusInfinity)
      candidates_.push_back({id, logits[id], 0.0});
  keepMinP(parameters, highest.logit);
  keepTopK(parameters.topK);
  for (Candidate &candidate : candidates_)
    candidate.weight = std::exp(
        exponentOf(candidate.logit, highest.logit, parameters.temperature));
  keepTopP(parameters.topP);
  return Sample{draw(philoxUniform(parameters.seed, outputIndex)),
                highest.nanCount};
}

void Sampler::keepMinP(const SamplingParameters &parameters, float highest) {
  if (parameters.minP == 0)
    return;
  // The highest weight is 1, so that a weight is its share of the highest.
  double exponentMin = std::log(parameters.minP);
  std::erase_if(candidates_, [&](const Candidate &candidate) {
    return exponentOf(candidate.logit, highest, parameters.temperature) <
           exponentMin;
  });
}

void Sampler::keepTopK(uint32_t topK) {
  if (topK == 0 || topK >= candidates_.size())
    return;
  scratch_.clear();
  for (const Candidate &candidate : candidates_)
    scratch_.push_back(candidate.logit);
  auto kth = scratch_.begin() + (topK - 1);
  std::nth_element(scratch_.begin(), kth, scratch_.end(), std::greater());
  std::erase_if(candidates_, [&](const Candidate &candidate) {
    return candidate.logit < *kth;
  });
}

/// Sorts no more than it keeps, within a factor: the kept part is usually a
/// few dozen tokens of a hundred thousand.
void Sampler::keepTopP(double topP) {
  if (topP == 1)
    return;
  double total = 0;
  for (const Candidate &candidate : candidates_)
    total += candidate.weight;
  auto isHigher = [](const Candidate &one, const Candidate &other) {
    return one.logit != other.logit ? one.logit > other.logit
                                    : one.id < other.id;
  };

  double mass = 0; // of the first `kept`
  size_t kept = 0, sorted = 0;
  for (size_t goal = 64; kept < candidates_.size(); goal *= 8) {
    auto begin = candidates_.begin() + static_cast<ptrdiff_t>(sorted);
    sorted = std::min(goal, candidates_.size());
    auto end = candidates_.begin() + static_cast<ptrdiff_t>(sorted);
    std::nth_element(begin, end, candidates_.end(), isHigher);
    std::sort(begin, end, isHigher);
    while (kept < sorted && mass < topP * total)
      mass += candidates_[kept++].weight;
    if (kept < sorted)
      break;
  }
  candidates_.resize(kept);
  std::ranges::sort(candidates_, {}, &Candidate::id);
}

uint32_t Sampler::draw(double uniform) const {
  double total = 0;
  for (const Candidate &candidate : candidates_)
    total += candidate.weight;
  double running = 0;
  for (const Candidate &candidate : candidates_) {
    running += candidate.weight;
    if (running > uniform * total)
      return candidate.id;
  }
  // Not reached: uniform < 1, and `running` has just become `total`.
  return candidates_.back().id;
}

} // namespace kvc
