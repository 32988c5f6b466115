// GGUF metadata -> traits, and GGUF tensor names -> Hugging Face names.
//
// llama.cpp's converter permutes the rows of q and k of llama models for its
// rotary kernel; GgufCheckpoint marks those tensors and leaves them as they
// are.

#include <cmath>

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Endian.h"

#include "compiler/import/Gguf.h"
#include "compiler/import/JsonReader.h"

namespace kvc {

using nlohmann::json;

namespace {

/// A row per supported architecture; its metadata keys begin with its name.
constexpr GgufArchitecture kArchitectures[] = {
    {"llama", "LlamaForCausalLM", /*rotaryPairsAdjacent=*/true, false},
    {"qwen2", "Qwen2ForCausalLM", false, false},
    {"qwen3", "Qwen3ForCausalLM", false, false},
    {"qwen3moe", "Qwen3MoeForCausalLM", false, /*experts=*/true},
};

constexpr const char *kFrequencyTensor = "rope_freqs.weight";

constexpr struct {
  const char *gguf;
  const char *huggingFace;
} kEndNames[] = {{"token_embd", "model.embed_tokens"},
                 {"output_norm", "model.norm"},
                 {"output", "lm_head"}},
  kLayerNames[] = {{"attn_norm", "input_layernorm"},
                   {"attn_q", "self_attn.q_proj"},
                   {"attn_k", "self_attn.k_proj"},
                   {"attn_v", "self_attn.v_proj"},
                   {"attn_output", "self_attn.o_proj"},
                   {"attn_q_norm", "self_attn.q_norm"},
                   {"attn_k_norm", "self_attn.k_norm"},
                   {"ffn_norm", "post_attention_layernorm"},
                   {"ffn_gate", "mlp.gate_proj"},
                   {"ffn_up", "mlp.up_proj"},
                   {"ffn_down", "mlp.down_proj"},
                   {"ffn_gate_inp", "mlp.gate"}};

/// Stacks of all experts' matrices.
constexpr struct {
  const char *gguf;
  const char *huggingFace;
} kExpertNames[] = {{"ffn_gate_exps", "gate_proj"},
                    {"ffn_up_exps", "up_proj"},
                    {"ffn_down_exps", "down_proj"}};

/// Keys, after the name of the architecture, that change the computation in
/// ways that no kernel follows.
constexpr const char *kRefusedKeys[] = {"attention.clamp_kqv",
                                        "attention.scale",
                                        "attention.sliding_window",
                                        "embedding_scale",
                                        "expert_group_count",
                                        "expert_shared_count",
                                        "expert_weights_scale",
                                        "leading_dense_block_count",
                                        "logit_scale",
                                        "residual_scale",
                                        "rope.scaling.attn_factor"};

/// Reads the keys of one architecture.
class ConfigReader {
public:
  ConfigReader(const GgufCheckpoint &checkpoint, const std::string &file,
               const GgufArchitecture &architecture)
      : checkpoint_(checkpoint), architecture_(architecture),
        reader_(checkpoint.metadata(), file, "key ") {}

  llvm::Expected<ModelConfig> read();

private:
  void readSizes(ModelConfig &config);
  void readExperts(ModelConfig &config);
  void readRope(ModelConfig &config);
  void readFrequencyDivisors(ModelConfig &config);
  void readTokens(ModelConfig &config);
  void refuseUnsupported();

  std::string key(const char *name) const {
    return std::string(architecture_.name) + "." + name;
  }
  uint32_t count(const char *name) { return reader_.count(key(name).c_str()); }
  uint32_t count(const char *name, uint32_t fallback) {
    return reader_.count(key(name).c_str(), fallback);
  }
  void fail(const char *name, const std::string &message) {
    reader_.fail(key(name).c_str(), message);
  }

  const GgufCheckpoint &checkpoint_;
  const GgufArchitecture &architecture_;
  JsonReader reader_;
};

void ConfigReader::refuseUnsupported() {
  for (const char *name : kRefusedKeys) {
    const json *value = reader_.find(key(name).c_str());
    if (value && *value != 0)
      fail(name, "found " + describeJson(*value) + ", which is not supported");
  }
  const json *experts = reader_.find(key("expert_count").c_str());
  if (experts && *experts != 0 && !architecture_.experts)
    fail("expert_count",
         "found " + describeJson(*experts) + ", which is not supported");
}

/// llama.cpp normalises the weights of qwen3moe's experts unless told not to.
void ConfigReader::readExperts(ModelConfig &config) {
  if (!architecture_.experts)
    return;
  MoeConfig moe;
  moe.expertCount = count("expert_count");
  moe.expertsPerToken = count("expert_used_count");
  moe.intermediateSize = count("expert_feed_forward_length");
  moe.normTopkProb = reader_.flag(key("expert_weights_norm").c_str(), true);
  config.moe = moe;
}

void ConfigReader::readSizes(ModelConfig &config) {
  config.hiddenSize = count("embedding_length");
  config.intermediateSize = architecture_.experts
                                ? count("feed_forward_length", 1)
                                : count("feed_forward_length");
  config.layerCount = count("block_count");
  config.headCount = count("attention.head_count");
  config.kvHeadCount = count("attention.head_count_kv", config.headCount);
  config.maxPositions = count("context_length");
  config.rmsNormEpsilon =
      reader_.positive(key("attention.layer_norm_rms_epsilon").c_str());
  if (!reader_.find(key("attention.key_length").c_str()) &&
      config.hiddenSize % config.headCount != 0)
    fail("attention.head_count", std::to_string(config.headCount) +
                                     " heads do not divide " +
                                     std::to_string(config.hiddenSize) +
                                     ", and there is no attention.key_length");
  config.headDim = count("attention.key_length",
                         std::max(config.hiddenSize / config.headCount, 1u));
  for (const char *name : {"attention.value_length", "rope.dimension_count"})
    if (uint32_t found = count(name, config.headDim); found != config.headDim)
      fail(name, "found " + std::to_string(found) +
                     ", expected the head size " +
                     std::to_string(config.headDim));
}

/// llama.cpp takes a factor without a type as linear.
void ConfigReader::readRope(ModelConfig &config) {
  config.rope.theta = reader_.positive(key("rope.freq_base").c_str(), 10000.0);
  std::string factorKey = key("rope.scaling.factor");
  if (!reader_.find(factorKey.c_str()))
    factorKey = key("rope.scale_linear"); // files before 2023-09
  double factor = reader_.positive(factorKey.c_str(), 1.0);
  std::string kind = reader_.text(key("rope.scaling.type").c_str(), "linear");
  if (kind == "linear" && factor != 1.0) {
    config.rope.kind = RopeConfig::Kind::Linear;
    config.rope.factor = factor;
  } else if (kind != "linear" && kind != "none") {
    fail("rope.scaling.type",
         quote(kind) + " is not supported, expected none or linear");
  }
  readFrequencyDivisors(config);
}

void ConfigReader::readFrequencyDivisors(ModelConfig &config) {
  const Tensor *tensor = checkpoint_.find(kFrequencyTensor);
  if (!tensor || reader_.failed())
    return;
  int64_t wanted = config.headDim / 2;
  if (tensor->type != TensorType::F32 ||
      tensor->shape != std::vector<int64_t>{wanted})
    return reader_.fail(kFrequencyTensor,
                        "tensor has shape " + shapeText(tensor->shape) +
                            " of " + tensorTypeInfo(tensor->type).name +
                            ", expected [" + std::to_string(wanted) +
                            "] of f32");
  for (int64_t i = 0; i < wanted; ++i) {
    float divisor = llvm::bit_cast<float>(
        llvm::support::endian::read32le(tensor->data + 4 * i));
    if (!std::isfinite(divisor) || divisor <= 0)
      return reader_.fail(kFrequencyTensor,
                          "element " + std::to_string(i) + " is " +
                              std::to_string(divisor) +
                              ", expected a finite number above zero");
    config.rope.frequencyDivisors.push_back(divisor);
  }
}

void ConfigReader::readTokens(ModelConfig &config) {
  const json *tokens = reader_.find("tokenizer.ggml.tokens");
  if (!tokens || !tokens->is_array() || tokens->empty())
    return reader_.fail("tokenizer.ggml.tokens",
                        "missing, expected an array of strings");
  config.vocabSize = count("vocab_size", tokens->size());
  if (config.vocabSize < tokens->size())
    fail("vocab_size", "found " + std::to_string(config.vocabSize) + " for " +
                           std::to_string(tokens->size()) + " tokens");
  for (const char *name : {"eos", "eot", "eom"})
    addEosTokens(
        config,
        reader_.ids(
            ("tokenizer.ggml." + std::string(name) + "_token_id").c_str()));
  config.bosTokenId = reader_.id("tokenizer.ggml.bos_token_id");
}

llvm::Expected<ModelConfig> ConfigReader::read() {
  ModelConfig config;
  config.architecture = architecture_.huggingFaceName;
  refuseUnsupported();
  readSizes(config);
  readExperts(config);
  readRope(config);
  readTokens(config);
  config.tiedEmbeddings = !checkpoint_.find("lm_head.weight");
  config.qkvBias = checkpoint_.find("model.layers.0.self_attn.q_proj.bias");
  config.qkNorm = checkpoint_.find("model.layers.0.self_attn.q_norm.weight");
  if (reader_.failed())
    return reader_.takeError();
  if (llvm::Error error = checkModelConfig(config, reader_.file()))
    return error;
  return config;
}

} // namespace

const GgufArchitecture *findGgufArchitecture(std::string_view name) {
  for (const GgufArchitecture &row : kArchitectures)
    if (name == row.name)
      return &row;
  return nullptr;
}

std::string huggingFaceTensorName(std::string_view name) {
  auto [stem, kind] = llvm::StringRef(name).rsplit('.');
  if (kind != "weight" && kind != "bias")
    return std::string(name);
  for (const auto &row : kEndNames)
    if (stem == row.gguf)
      return std::string(row.huggingFace) + "." + kind.str();
  if (!stem.consume_front("blk."))
    return std::string(name);
  auto [layer, part] = stem.split('.');
  for (const auto &row : kLayerNames)
    if (part == row.gguf)
      return "model.layers." + layer.str() + "." + row.huggingFace + "." +
             kind.str();
  return std::string(name);
}

std::string expertTensorName(std::string_view name, int64_t expert) {
  llvm::StringRef stem = name;
  if (!stem.consume_front("blk.") || !stem.consume_back(".weight"))
    return "";
  auto [layer, part] = stem.split('.');
  for (const auto &row : kExpertNames)
    if (part == row.gguf)
      return "model.layers." + layer.str() + ".mlp.experts." +
             std::to_string(expert) + "." + row.huggingFace + ".weight";
  return "";
}

llvm::Expected<ModelConfig> readGgufConfig(const GgufCheckpoint &checkpoint,
                                           const std::string &file) {
  JsonReader reader(checkpoint.metadata(), file, "key ");
  std::string name = reader.text("general.architecture");
  const GgufArchitecture *row = findGgufArchitecture(name);
  if (!row) {
    std::string known;
    for (const GgufArchitecture &each : kArchitectures)
      known += (known.empty() ? "" : ", ") + std::string(each.name);
    reader.fail("general.architecture",
                quote(name) + " is not supported, expected one of " + known);
    return reader.takeError();
  }
  return ConfigReader(checkpoint, file, *row).read();
}

bool isGgufConfigTensor(const std::string &name) {
  return name == kFrequencyTensor;
}

} // namespace kvc
