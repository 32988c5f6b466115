/// \file
/// What a decoder computes, as traits: a new architecture is a row of a table
/// that maps its config to these, not a file. Filled from `config.json` or from
/// GGUF metadata.

#ifndef KVC_COMPILER_IMPORT_MODELCONFIG_H
#define KVC_COMPILER_IMPORT_MODELCONFIG_H

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "llvm/Support/Error.h"

namespace kvc {

/// Rotary embedding, after the public definitions of `default`, `linear`,
/// `llama3` and `yarn` in Hugging Face transformers (modeling_rope_utils).
///
/// Rules where published configs are ambiguous: both spellings are read
/// (`rope_parameters`, `rope_scaling`; `rope_type`, `type`) and must not
/// contradict each other; an explicit `factor` wins over the ratio of
/// `max_position_embeddings` to `original_max_position_embeddings`, which yarn
/// uses only where `factor` is missing; a missing
/// `original_max_position_embeddings` of yarn is `max_position_embeddings`.
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
  /// Empty, or D/2 divisors of the frequencies: `rope_freqs.weight` of GGUF
  /// files, which says by a table what llama3 says by a formula.
  std::vector<double> frequencyDivisors;

  /// D/2 angular frequencies in radians per position, in double precision.
  std::vector<double> inverseFrequencies(uint32_t headDim) const;
};

struct MoeConfig {
  uint32_t expertCount = 0;
  uint32_t expertsPerToken = 0;
  uint32_t intermediateSize = 0;
  bool normTopkProb = false;
};

/// Weights in four bits with a scale and a zero per group of input features, as
/// AutoAWQ ("gemm" packing), GPTQ and compressed-tensors ("pack-quantized")
/// write them.
struct QuantizationConfig {
  std::string method; ///< "awq", "gptq" or "compressed-tensors"
  uint32_t bits = 4;
  uint32_t groupSize = 0; ///< 32, 64 or 128 input features
  /// GPTQ before its second format stores each zero less one.
  bool zerosLessOne = false;
  /// compressed-tensors: no zeros in the file, all are 8.
  bool symmetric = false;
  /// `modules_to_not_convert` or `ignore`: runs of whole dotted components of
  /// names.
  std::vector<std::string> plainModules;

  /// The entry of `plainModules` that names `module`, or null. "mlp.gate" names
  /// model.layers.0.mlp.gate and not model.layers.0.mlp.gate_proj.
  const std::string *plainEntry(std::string_view module) const;
};

/// Head sizes that attention kernels exist for.
inline constexpr uint32_t kHeadDims[] = {64, 80, 96, 128, 256};

struct ModelConfig {
  std::string architecture; ///< "LlamaForCausalLM", also for GGUF "llama"
  uint32_t hiddenSize = 0;
  uint32_t intermediateSize = 0; ///< of dense layers
  uint32_t layerCount = 0;
  uint32_t headCount = 0;
  uint32_t kvHeadCount = 0;
  uint32_t headDim = 0;
  uint32_t vocabSize = 0;
  /// Tokens the model can attend to: `max_position_embeddings`, or for yarn
  /// the original maximum times the factor where that is more.
  uint32_t maxPositions = 0;
  double rmsNormEpsilon = 1e-6;
  bool qkvBias = false;
  bool qkNorm = false; ///< RMS norm of each q and k head before RoPE
  bool tiedEmbeddings = false;
  RopeConfig rope;
  std::optional<MoeConfig> moe; ///< set: every layer is MoE
  std::optional<QuantizationConfig> quantization;
  std::vector<uint32_t> eosTokenIds; ///< ascending, without duplicates
  std::optional<uint32_t> bosTokenId;

  /// Reads the text of a `config.json`; `file` is its path, for errors. What
  /// has no kernel (an activation, a sliding window, a quantisation, ...) is
  /// refused by name; keys that do not change the computation are ignored.
  static llvm::Expected<ModelConfig> fromJson(std::string_view text,
                                              const std::string &file);
};

/// Adds `ids` to `config.eosTokenIds`, which stays ascending.
void addEosTokens(ModelConfig &config, const std::vector<uint32_t> &ids);

/// What must hold for every source of a config: divisibility, head size, token
/// ids below the vocabulary size. `file` is for errors.
llvm::Error checkModelConfig(const ModelConfig &config,
                             const std::string &file);

} // namespace kvc

#endif // KVC_COMPILER_IMPORT_MODELCONFIG_H
