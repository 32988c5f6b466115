/// \file
/// Chooses the next token from one row of logits.
///
/// The filters and their order are vLLM's (v1 sampler): temperature, then
/// min_p, then top_k, then top_p, each on what the one before has left, with
/// probabilities renormalised in between:
///
/// - temperature divides the logits;
/// - min_p keeps probabilities of at least min_p times the highest;
/// - top_k keeps logits not below the k-th highest: more than k on a tie;
/// - top_p goes from the highest down and keeps a token while those before it
///   hold less than top_p of the mass, so at least one; of equal logits the
///   lower id comes first.
///
/// A temperature below 1e-5 is greedy: the highest logit, of equal ones the
/// lowest id, and the other parameters do nothing.
///
/// Where vLLM draws one exponential per token, we draw one uniform number per
/// output, from Philox (Philox.h) under (seed, output index), and take the
/// first token, in ascending id, at which the running sum of weights exceeds
/// that share of their total. So the choice depends on the row, the parameters
/// and the index, never on the batch or on earlier draws; the distribution is
/// vLLM's, single draws are not.
///
/// Numerics: logits are f32 as given. Everything else is f64: the weight of a
/// token is exp((logit - highest) / temperature), sums run in ascending id,
/// except the mass of top_p, which runs from the highest logit down. Nothing is
/// rounded to f32 (vLLM computes in f32, so that a token on the very edge of a
/// filter may fall on the other side there). exp is the C library's: on another
/// one the last bit of a weight may differ.
///
/// NaN logits are never chosen and are counted; -infinity means masked;
/// +infinity is higher than any number and shares the whole mass.

#ifndef KVC_RUNTIME_ENGINE_SAMPLER_H
#define KVC_RUNTIME_ENGINE_SAMPLER_H

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "runtime/base/Status.h"

namespace kvc {

struct SamplingParameters {
  double temperature = 1.0; ///< at least 0; below 1e-5 means greedy
  double minP = 0.0;        ///< in [0, 1]; 0 keeps everything
  uint32_t topK = 0;        ///< tokens; 0 keeps everything
  double topP = 1.0;        ///< in (0, 1]; 1 keeps everything
  uint64_t seed = 0;        ///< choice i of n uses seed + i

  bool isGreedy() const { return temperature < 1e-5; }

  /// InvalidArgument, naming the parameter, if one is out of its range.
  Status validate() const;
};

/// The part of a row of logits that has tokens: a model may have more rows than
/// its tokenizer, and what has no token must not be chosen.
inline std::span<const float> ofTokens(std::span<const float> logits,
                                       uint32_t tokenCount) {
  return logits.first(std::min<size_t>(logits.size(), tokenCount));
}

struct Sample {
  uint32_t id;       ///< index into the row
  uint32_t nanCount; ///< NaN logits in the row; above 0 the model is broken
};

/// Keeps its working memory (20 bytes a logit) from call to call. One thread at
/// a time.
class Sampler {
public:
  /// Chooses from `logits`, one row of the vocabulary, as output `outputIndex`
  /// (0-based) of its request. `parameters` must be valid. Internal if no logit
  /// is above -infinity. O(vocabulary), plus O(n log n) in the n tokens that
  /// top_k or top_p keep.
  Result<Sample> sample(std::span<const float> logits,
                        const SamplingParameters &parameters,
                        uint64_t outputIndex);

private:
  struct Candidate {
    uint32_t id;
    float logit;
    double weight;
  };

  void keepMinP(const SamplingParameters &parameters, float highest);
  void keepTopK(uint32_t topK);
  void keepTopP(double topP);
  uint32_t draw(double uniform) const;

  std::vector<Candidate> candidates_;
  std::vector<float> scratch_;
};

} // namespace kvc

#endif // KVC_RUNTIME_ENGINE_SAMPLER_H
