// config.json -> traits. A new architecture is a row of `kArchitectures`.
//
// Defaults for missing keys are those of the configuration classes in
// transformers, because published configs leave them out.

#include "compiler/import/ModelConfig.h"

#include <algorithm>

#include "llvm/ADT/StringRef.h"

#include "compiler/import/JsonReader.h"
#include "compiler/import/RopeConfig.h"

namespace kvc {

using nlohmann::json;

namespace {

enum class Bias { Never, Always, FromConfig };

/// What the name of an architecture says about a model.
struct Architecture {
  const char *name;
  Bias qkvBias;
  bool qkNorm;
  bool moe;
  /// Whether `sliding_window` alone switches the window on; elsewhere it also
  /// takes `use_sliding_window`.
  bool slidesByDefault;
  uint32_t headDim; ///< where the config names none; 0: hidden size / heads
};

constexpr Architecture kArchitectures[] = {
    // name               qkv bias         qk norm  moe   slides head_dim
    {"LlamaForCausalLM", Bias::FromConfig, false, false, true, 0},
    {"MistralForCausalLM", Bias::Never, false, false, true, 0},
    {"Qwen2ForCausalLM", Bias::Always, false, false, false, 0},
    {"Qwen3ForCausalLM", Bias::FromConfig, true, false, false, 128},
    {"Qwen3MoeForCausalLM", Bias::FromConfig, true, true, false, 0},
};

std::string knownArchitectures() {
  std::string list;
  for (const Architecture &row : kArchitectures)
    list += (list.empty() ? "" : ", ") + std::string(row.name);
  return list;
}

const Architecture *readArchitecture(JsonReader &reader) {
  const json *names = reader.find("architectures");
  if (!names || !names->is_array() || names->size() != 1 ||
      !(*names)[0].is_string()) {
    reader.fail("architectures",
                (names ? "found " + describeJson(*names) : "missing") +
                    ", expected an array with one of " + knownArchitectures());
    return nullptr;
  }
  const auto &name = (*names)[0].get_ref<const std::string &>();
  for (const Architecture &row : kArchitectures)
    if (name == row.name)
      return &row;
  reader.fail("architectures", quote(name) +
                                   " is not supported, expected one of " +
                                   knownArchitectures());
  return nullptr;
}

std::vector<std::string> readPlainModules(JsonReader &reader, const char *key) {
  const json *list = reader.find(key);
  std::vector<std::string> modules;
  if (list && !list->is_array())
    reader.fail(key, "found " + describeJson(*list) + ", expected an array");
  else if (list)
    for (const json &entry : *list) {
      if (!entry.is_string() || entry.get_ref<const std::string &>().empty())
        reader.fail(key, "found " + describeJson(entry) +
                             ", expected the name of a module");
      // A pattern is no name; the tensors say what is packed.
      else if (!llvm::StringRef(entry.get_ref<const std::string &>())
                    .starts_with("re:"))
        modules.push_back(entry.get<std::string>());
    }
  return modules;
}

/// What AutoAWQ and the GPTQ tools let a checkpoint differ in.
void readPacking(JsonReader &reader, QuantizationConfig &config) {
  bool awq = config.method == "awq";
  std::string version = awq ? reader.text("version", "gemm") : "gemm";
  if (llvm::StringRef(version).lower() != "gemm")
    reader.fail("version", quote(version) + " packing is not supported, "
                                            "expected \"gemm\"");
  if (awq && !reader.flag("zero_point", true))
    reader.fail("zero_point", "found false, expected true");
  if (!awq && reader.flag("desc_act", false))
    reader.fail("desc_act", "found true; groups in the order of activations "
                            "(act-order) are not supported, expected false");
  std::string format = awq ? "" : reader.text("checkpoint_format", "gptq");
  if (!awq && format != "gptq" && format != "gptq_v2")
    reader.fail("checkpoint_format",
                quote(format) +
                    " is not supported, expected \"gptq\" or \"gptq_v2\"");
  config.zerosLessOne = format == "gptq";
}

/// The one scheme of compressed-tensors whose form int4 is: w4a16.
void readCompressed(JsonReader &reader, QuantizationConfig &config) {
  std::string format = reader.text("format", "pack-quantized");
  if (format != "pack-quantized")
    reader.fail("format", quote(format) +
                              " is not supported, expected \"pack-quantized\"");
  const json *groups = reader.object("config_groups");
  if (!groups || groups->size() != 1)
    return reader.fail("config_groups", "expected an object of one group");
  const std::string path = reader.file();
  const json &group = *groups->begin();
  if (group.is_object() && group.contains("input_activations") &&
      !group["input_activations"].is_null())
    return reader.fail("config_groups", "quantised activations are not "
                                        "supported, expected weights alone");
  if (!group.is_object() || !group.contains("weights") ||
      !group["weights"].is_object())
    return reader.fail("config_groups", "expected an object 'weights'");
  JsonReader weights(group["weights"], path,
                     "quantization_config.config_groups.weights.");
  config.bits = weights.count("num_bits");
  config.groupSize = weights.count("group_size");
  config.symmetric = weights.flag("symmetric", true);
  for (auto [key, expected] :
       {std::pair("type", "int"), std::pair("strategy", "group")})
    if (std::string found = weights.text(key, expected); found != expected)
      weights.fail(key, quote(found) + " is not supported, expected \"" +
                            expected + "\"");
  if (const json *order = weights.find("actorder"); order && *order == "group")
    weights.fail("actorder", "groups in the order of activations are not "
                             "supported");
  reader.adopt(weights);
}

std::optional<QuantizationConfig> readQuantization(JsonReader &reader) {
  const json *object = reader.object("quantization_config");
  if (!object)
    return std::nullopt;
  QuantizationConfig config;
  JsonReader nested(*object, reader.file(), "quantization_config.");
  config.method = nested.text("quant_method", "of no named method");
  bool compressed = config.method == "compressed-tensors";
  if (config.method != "awq" && config.method != "gptq" && !compressed) {
    reader.adopt(nested);
    reader.fail("quantization_config",
                "quantisation " + quote(config.method) +
                    " is not supported, expected awq, gptq, "
                    "compressed-tensors, an unquantised checkpoint or a GGUF "
                    "file");
    return std::nullopt;
  }
  if (compressed)
    readCompressed(nested, config);
  else
    config.bits = nested.count("bits");
  if (config.bits != 4)
    nested.fail("bits",
                "found " + std::to_string(config.bits) + ", expected 4");
  const json *group = nested.find("group_size");
  if (group && *group == -1)
    nested.fail("group_size", "found -1, one group a row, which is not "
                              "supported; expected 32, 64 or 128");
  if (!compressed)
    config.groupSize = nested.count("group_size");
  if (config.groupSize != 32 && config.groupSize != 64 &&
      config.groupSize != 128)
    nested.fail("group_size", "found " + std::to_string(config.groupSize) +
                                  ", expected 32, 64 or 128");
  if (!compressed)
    readPacking(nested, config);
  config.plainModules = readPlainModules(
      nested, compressed ? "ignore" : "modules_to_not_convert");
  reader.adopt(nested);
  return config;
}

/// Refuses every spelling of attention that does not see all earlier tokens.
void refuseSlidingWindow(JsonReader &reader, const Architecture &row) {
  bool used = reader.flag("use_sliding_window", row.slidesByDefault);
  if (const json *window = reader.find("sliding_window"); window && used)
    reader.fail("sliding_window", "found " + describeJson(*window) +
                                      "; sliding-window attention is not "
                                      "supported, expected null or "
                                      "use_sliding_window false");
  const json *types = reader.find("layer_types");
  if (types && !types->is_array())
    reader.fail("layer_types",
                "found " + describeJson(*types) + ", expected an array");
  else if (types)
    for (const json &type : *types)
      if (type != "full_attention")
        reader.fail("layer_types", "found " + describeJson(type) +
                                       ", only \"full_attention\" is "
                                       "supported");
}

/// Refuses what the architectures allow but no kernel computes.
void refuseUnsupported(JsonReader &reader, const Architecture &row) {
  refuseSlidingWindow(reader, row);
  std::string activation = reader.text("hidden_act", "silu");
  if (activation != "silu")
    reader.fail("hidden_act",
                quote(activation) + " is not supported, expected \"silu\"");
  if (reader.flag("mlp_bias", false))
    reader.fail("mlp_bias", "a bias in the MLP is not supported, expected "
                            "false");
}

uint32_t readExpertCount(JsonReader &reader) {
  bool newer = reader.find("num_local_experts");
  bool older = reader.find("num_experts");
  if (newer && older &&
      reader.count("num_local_experts") != reader.count("num_experts"))
    reader.fail("num_local_experts", "contradicts num_experts");
  return reader.count(newer ? "num_local_experts" : "num_experts");
}

MoeConfig readMoe(JsonReader &reader) {
  MoeConfig moe;
  moe.expertCount = readExpertCount(reader);
  moe.expertsPerToken = reader.count("num_experts_per_tok");
  moe.intermediateSize = reader.count("moe_intermediate_size");
  moe.normTopkProb = reader.flag("norm_topk_prob", false);
  if (moe.expertsPerToken > moe.expertCount)
    reader.fail("num_experts_per_tok",
                "found " + std::to_string(moe.expertsPerToken) + " of " +
                    std::to_string(moe.expertCount) + " experts");
  if (reader.count("decoder_sparse_step", 1) != 1)
    reader.fail("decoder_sparse_step",
                "dense layers among MoE layers are not supported, expected 1");
  const json *dense = reader.find("mlp_only_layers");
  if (dense && (!dense->is_array() || !dense->empty()))
    reader.fail("mlp_only_layers", "found " + describeJson(*dense) +
                                       "; dense layers among MoE layers are "
                                       "not supported, expected []");
  return moe;
}

void readSizes(JsonReader &reader, const Architecture &row,
               ModelConfig &config) {
  config.hiddenSize = reader.count("hidden_size");
  config.intermediateSize = row.moe ? reader.count("intermediate_size", 1)
                                    : reader.count("intermediate_size");
  config.layerCount = reader.count("num_hidden_layers");
  config.headCount = reader.count("num_attention_heads");
  config.kvHeadCount = reader.count("num_key_value_heads", config.headCount);
  config.vocabSize = reader.count("vocab_size");
  uint32_t headDim = row.headDim;
  if (headDim == 0) {
    headDim = config.hiddenSize / config.headCount;
    if (!reader.find("head_dim") && config.hiddenSize % config.headCount != 0)
      reader.fail("num_attention_heads",
                  std::to_string(config.headCount) +
                      " heads do not divide hidden_size " +
                      std::to_string(config.hiddenSize) +
                      " and there is no head_dim");
  }
  config.headDim =
      headDim ? reader.count("head_dim", headDim) : reader.count("head_dim");
}

void readPositions(JsonReader &reader, ModelConfig &config) {
  config.maxPositions = reader.count("max_position_embeddings");
  config.rope = readRopeConfig(reader, config.maxPositions);
  if (config.rope.kind != RopeConfig::Kind::Yarn)
    return;
  double reach = config.rope.originalMaxPositions * config.rope.factor;
  if (reach > UINT32_MAX)
    reader.fail("rope_scaling", "reaches beyond 2^32 positions");
  else
    config.maxPositions =
        std::max(config.maxPositions, static_cast<uint32_t>(reach));
}

} // namespace

const std::string *
QuantizationConfig::plainEntry(std::string_view module) const {
  std::string whole = "." + std::string(module) + ".";
  for (const std::string &entry : plainModules)
    if (whole.find("." + entry + ".") != std::string::npos)
      return &entry;
  return nullptr;
}

void addEosTokens(ModelConfig &config, const std::vector<uint32_t> &ids) {
  std::vector<uint32_t> &all = config.eosTokenIds;
  all.insert(all.end(), ids.begin(), ids.end());
  std::sort(all.begin(), all.end());
  all.erase(std::unique(all.begin(), all.end()), all.end());
}

llvm::Error checkModelConfig(const ModelConfig &config,
                             const std::string &file) {
  if (config.headCount % config.kvHeadCount != 0)
    return inputError({file}, std::to_string(config.headCount) +
                                  " attention heads are not a multiple of " +
                                  std::to_string(config.kvHeadCount) +
                                  " KV heads");
  if (std::find(std::begin(kHeadDims), std::end(kHeadDims), config.headDim) ==
      std::end(kHeadDims))
    return inputError({file}, "head size " + std::to_string(config.headDim) +
                                  " has no attention kernel, expected 64, 80, "
                                  "96, 128 or 256");
  std::vector<uint32_t> ids = config.eosTokenIds;
  if (config.bosTokenId)
    ids.push_back(*config.bosTokenId);
  for (uint32_t id : ids)
    if (id >= config.vocabSize)
      return inputError({file}, "token id " + std::to_string(id) +
                                    " (bos or eos) is not below the "
                                    "vocabulary size " +
                                    std::to_string(config.vocabSize));
  return llvm::Error::success();
}

llvm::Expected<ModelConfig> ModelConfig::fromJson(std::string_view text,
                                                  const std::string &file) {
  llvm::Expected<json> root = parseJson(text, file);
  if (!root)
    return root.takeError();
  if (!root->is_object())
    return inputError({file},
                      "found " + describeJson(*root) + ", expected an object");
  JsonReader reader(*root, file);
  const Architecture *row = readArchitecture(reader);
  if (!row)
    return reader.takeError();

  ModelConfig config;
  config.architecture = row->name;
  refuseUnsupported(reader, *row);
  config.quantization = readQuantization(reader);
  readSizes(reader, *row, config);
  readPositions(reader, config);
  config.rmsNormEpsilon = reader.positive("rms_norm_eps", 1e-6);
  config.qkvBias = row->qkvBias == Bias::FromConfig
                       ? reader.flag("attention_bias", false)
                       : row->qkvBias == Bias::Always;
  config.qkNorm = row->qkNorm;
  config.tiedEmbeddings = reader.flag("tie_word_embeddings", false);
  if (row->moe)
    config.moe = readMoe(reader);
  addEosTokens(config, reader.ids("eos_token_id"));
  config.bosTokenId = reader.id("bos_token_id");
  if (reader.failed())
    return reader.takeError();
  if (llvm::Error error = checkModelConfig(config, file))
    return error;
  return config;
}

} // namespace kvc
