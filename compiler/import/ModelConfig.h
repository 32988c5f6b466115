/// \file
/// What a decoder computes, as traits: a new architecture is a row of a table
/// that maps its config to these, not a file. Filled from `config.json` or from
/// GGUF metadata.

#ifndef KVC_COMPILER_IMPORT_MODELCONFIG_H
#define KVC_COMPILER_IMPORT_MODELCONFIG_H

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "llvm/Support/Error.h"

namespace kvc {

/// Rotary embedding, after the public definitions of `default`, `linear`,
/// `llama3` and `yarn` in Hugging Face transformers (modeling_rope_utils).
struct RopeConfig {
  enum class Kind { Default, Linear, Llama3, Yarn };
  Kind kind = Kind::Default;
  double theta = 10000.0;
  double factor = 1.0;
  double lowFrequencyFactor = 1.0;  ///< llama3
  double highFrequencyFactor = 4.0; ///< llama3
  double betaFast = 32.0;           ///< yarn
  double betaSlow = 1.0;            ///< yarn
  bool truncate = true;             ///< yarn: round the correction range
  uint32_t originalMaxPositions = 0;
  /// yarn: multiplies cos and sin; worked out by the importer from
  /// attention_factor, mscale and mscale_all_dim, or 0.1 ln(factor) + 1.
  double attentionFactor = 1.0;

  /// D/2 angular frequencies in radians per position, in double precision.
  std::vector<double> inverseFrequencies(uint32_t headDim) const;
};

struct MoeConfig {
  uint32_t expertCount = 0;
  uint32_t expertsPerToken = 0;
  uint32_t intermediateSize = 0;
  bool normTopkProb = false;
};

struct ModelConfig {
  std::string architecture; ///< "LlamaForCausalLM", also for GGUF "llama"
  uint32_t hiddenSize = 0;
  uint32_t intermediateSize = 0; ///< of dense layers
  uint32_t layerCount = 0;
  uint32_t headCount = 0;
  uint32_t kvHeadCount = 0;
  uint32_t headDim = 0;
  uint32_t vocabSize = 0;
  uint32_t maxPositions = 0;
  double rmsNormEpsilon = 1e-6;
  bool qkvBias = false;
  bool qkNorm = false; ///< RMS norm of each q and k head before RoPE
  bool tiedEmbeddings = false;
  RopeConfig rope;
  std::optional<MoeConfig> moe; ///< set: every layer is MoE
  std::vector<uint32_t> eosTokenIds;
  std::optional<uint32_t> bosTokenId;
};

} // namespace kvc

#endif // KVC_COMPILER_IMPORT_MODELCONFIG_H
