// Brings a model together from its files.
//
// The config is read before the weights, so that a checkpoint in a format that
// is not supported is refused by the name of the format and not by its first
// odd tensor.

#include "compiler/import/Model.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem.h"

#include "compiler/import/Gguf.h"
#include "compiler/import/GgufTokenizer.h"
#include "compiler/import/JsonReader.h"
#include "compiler/import/KvScales.h"
#include "compiler/import/PackedWeights.h"
#include "compiler/import/Safetensors.h"
#include "compiler/import/TensorInventory.h"

namespace kvc {

using nlohmann::json;

namespace {

/// The text of an optional file, or `fallback` if there is none.
llvm::Expected<std::string> readOptional(const std::string &path,
                                         const std::string &fallback) {
  if (!llvm::sys::fs::exists(path))
    return fallback;
  return readTextFile(path, "a text file");
}

/// A special token is given as its text or as an object with `content`.
json tokenText(const json &token) {
  if (token.is_object() && token.contains("content"))
    return token["content"];
  return token;
}

/// Transformers keeps a template in its own file, else as text, else as a list
/// of named ones, of which `default` is for plain chats.
json chatTemplate(const json &config) {
  auto entry = config.find("chat_template");
  if (entry == config.end())
    return nullptr;
  if (!entry->is_array())
    return *entry;
  for (const json &named : *entry)
    if (named.is_object() && named.value("name", json()) == "default")
      return named.value("template", json());
  return nullptr;
}

/// The four keys that the runtime reads, from `directory`.
llvm::Expected<std::string> readTokenizerConfig(const std::string &directory) {
  std::string path = directory + "/tokenizer_config.json";
  llvm::Expected<std::string> text = readOptional(path, "{}");
  if (!text)
    return text.takeError();
  llvm::Expected<json> config = parseJson(*text, path);
  if (!config)
    return config.takeError();
  if (!config->is_object())
    return inputError({path}, "found " + describeJson(*config) +
                                  ", expected an object");
  llvm::Expected<std::string> ownFile =
      readOptional(directory + "/chat_template.jinja", "");
  if (!ownFile)
    return ownFile.takeError();

  json kept = json::object();
  for (const char *key : {"bos_token", "eos_token"})
    if (config->contains(key))
      kept[key] = tokenText((*config)[key]);
  if (config->contains("add_bos_token"))
    kept["add_bos_token"] = (*config)["add_bos_token"];
  kept["chat_template"] =
      ownFile->empty() ? chatTemplate(*config) : json(*ownFile);
  for (const char *key : {"bos_token", "eos_token", "chat_template"})
    if (kept.contains(key) && !kept[key].is_string() && !kept[key].is_null())
      return inputError({path}, std::string(key) + ": found " +
                                    describeJson(kept[key]) +
                                    ", expected a string");
  return kept.dump(-1, ' ', false, json::error_handler_t::replace);
}

/// No token may have an id that the embedding has no row for; fewer tokens than
/// rows are normal.
llvm::Error checkTokenIds(const std::string &text, const ModelConfig &config,
                          const std::string &path) {
  json tokenizer = json::parse(text, nullptr, /*allow_exceptions=*/false);
  if (tokenizer.is_discarded())
    return inputError({path}, "not valid JSON");
  auto check = [&](const std::string &name, const json &id) -> llvm::Error {
    if (!id.is_number_unsigned() || id.get<uint64_t>() < config.vocabSize)
      return llvm::Error::success();
    return inputError(
        {path}, "token " + quote(name) + " has id " +
                    std::to_string(id.get<uint64_t>()) + ", the model has " +
                    std::to_string(config.vocabSize) + " rows of embedding");
  };
  auto member = [](const json &object, const char *name) -> json {
    return object.is_object() ? object.value(name, json()) : json();
  };
  for (const auto &[name, id] :
       member(member(tokenizer, "model"), "vocab").items())
    if (llvm::Error error = check(name, id))
      return error;
  for (const json &added : member(tokenizer, "added_tokens"))
    if (llvm::Error error =
            check(member(added, "content").dump(), member(added, "id")))
      return error;
  return llvm::Error::success();
}

/// The texts that travel into the artifact, and the end tokens that only
/// generation_config.json names.
llvm::Error readTexts(const std::string &directory, Model &model) {
  std::string path = directory + "/tokenizer.json";
  llvm::Expected<std::string> tokenizer =
      readTextFile(path, "the tokenizer of the model");
  if (!tokenizer)
    return tokenizer.takeError();
  if (llvm::Error error = checkTokenIds(*tokenizer, model.config, path))
    return error;
  model.tokenizerJson = std::move(*tokenizer);

  llvm::Expected<std::string> tokenizerConfig = readTokenizerConfig(directory);
  if (!tokenizerConfig)
    return tokenizerConfig.takeError();
  model.tokenizerConfigJson = std::move(*tokenizerConfig);

  path = directory + "/generation_config.json";
  llvm::Expected<std::string> text = readOptional(path, "{}");
  if (!text)
    return text.takeError();
  llvm::Expected<json> generation = parseJson(*text, path);
  if (!generation)
    return generation.takeError();
  if (!generation->is_object())
    return inputError({path}, "found " + describeJson(*generation) +
                                  ", expected an object");
  JsonReader reader(*generation, path);
  addEosTokens(model.config, reader.ids("eos_token_id"));
  model.generationConfigJson = std::move(*text);
  return reader.takeError();
}

using ShardIndex = std::map<std::string, std::string>;

/// The index of a directory's shards; nothing where there is none.
llvm::Expected<std::optional<ShardIndex>>
readIndexIfThere(const std::string &directory) {
  std::string path = directory + "/model.safetensors.index.json";
  if (!llvm::sys::fs::exists(path))
    return std::nullopt;
  auto index = readSafetensorsIndex(path);
  if (!index)
    return index.takeError();
  return std::optional(std::move(*index));
}

/// The type that a config, and the index if there is one, let one expect
/// without the tensors.
TensorType declaredType(const ModelConfig &config,
                        const ExpectedTensor &expected,
                        const std::optional<ShardIndex> &index) {
  if (!config.quantization)
    return TensorType::BF16;
  llvm::StringRef module = llvm::StringRef(expected.name).rsplit('.').first;
  if (index)
    return index->count(module.str() + ".qweight") ||
                   index->count(module.str() + ".weight_packed")
               ? int4Type(config.quantization->groupSize)
               : TensorType::F16;
  bool plain = !expected.mayBeQuantized || module == "lm_head" ||
               module == "model.embed_tokens" ||
               config.quantization->plainEntry(module);
  return plain ? TensorType::F16 : int4Type(config.quantization->groupSize);
}

/// Tensors by name and shape alone.
class DeclaredCheckpoint : public Checkpoint {
public:
  static llvm::Expected<std::unique_ptr<Checkpoint>>
  create(const ModelConfig &config, const std::string &directory) {
    auto checkpoint = std::make_unique<DeclaredCheckpoint>();
    llvm::Expected<std::optional<ShardIndex>> index =
        readIndexIfThere(directory);
    if (!index)
      return index.takeError();
    llvm::Error error = visitExpectedTensors(
        config, [&](ExpectedTensor expected) -> llvm::Error {
          Tensor tensor;
          tensor.type = declaredType(config, expected, *index);
          if (*index && !(*index)->count(expected.name) &&
              tensorTypeInfo(tensor.type).blockElements == 1)
            return inputError({directory + "/model.safetensors.index.json"},
                              "tensor " + quote(expected.name) +
                                  " is missing, which the model needs");
          tensor.name = tensor.sourceName = std::move(expected.name);
          tensor.shape = std::move(expected.shape);
          checkpoint->tensors_.push_back(std::move(tensor));
          return llvm::Error::success();
        });
    if (error)
      return error;
    llvm::sort(checkpoint->tensors_, [](const Tensor &a, const Tensor &b) {
      return a.name < b.name;
    });
    return checkpoint;
  }
};

/// What the description says of the quantisation must be what config.json says.
llvm::Error checkQuantization(const Model &model) {
  const QuantizationSpec &spec = model.spec.quantization;
  const auto &config = model.config.quantization;
  auto differ = [](const SourcePlace &place, const char *field,
                   const std::string &found, const std::string &has) {
    return inputError(place, std::string("field 'quantization.") + field +
                                 "': found " + found + ", config.json has " +
                                 has);
  };
  if (!spec.method.value.empty() &&
      (!config || spec.method.value != config->method))
    return differ(spec.method.place, "method", quote(spec.method.value),
                  config ? quote(config->method) : "no quantization_config");
  if (spec.bits.value && (!config || spec.bits.value != config->bits))
    return differ(spec.bits.place, "bits", std::to_string(spec.bits.value),
                  config ? std::to_string(config->bits)
                         : "no quantization_config");
  if (spec.groupSize.value &&
      (!config || spec.groupSize.value != config->groupSize))
    return differ(spec.groupSize.place, "group_size",
                  std::to_string(spec.groupSize.value),
                  config ? std::to_string(config->groupSize)
                         : "no quantization_config");
  return llvm::Error::success();
}

llvm::Error importDirectory(Model &model, bool configOnly) {
  const std::string &directory = model.spec.weights.value;
  std::string path = directory + "/config.json";
  llvm::Expected<std::string> text =
      readTextFile(path, "the config of the model");
  if (!text)
    return text.takeError();
  llvm::Expected<ModelConfig> config = ModelConfig::fromJson(*text, path);
  if (!config)
    return config.takeError();
  model.config = std::move(*config);
  if (!configOnly)
    if (llvm::Error error = readTexts(directory, model))
      return error;
  if (llvm::Error error = checkQuantization(model))
    return error;
  // Before the tensors are declared: a config may claim any number of layers.
  if (llvm::Error error = checkModelConfig(model.config, directory))
    return error;
  auto checkpoint = configOnly
                        ? DeclaredCheckpoint::create(model.config, directory)
                        : Checkpoint::openSafetensors(directory);
  if (!checkpoint)
    return checkpoint.takeError();
  model.checkpoint = std::move(*checkpoint);
  return configOnly ? llvm::Error::success() : joinPackedWeights(model);
}

/// A GGUF file holds all that a directory does except sampling defaults.
llvm::Error importGguf(Model &model) {
  const std::string &path = model.spec.weights.value;
  auto checkpoint = GgufCheckpoint::open(path);
  if (!checkpoint)
    return checkpoint.takeError();
  llvm::Expected<ModelConfig> config = readGgufConfig(**checkpoint, path);
  if (!config)
    return config.takeError();
  llvm::Expected<GgufTokenizer> tokenizer =
      readGgufTokenizer((*checkpoint)->metadata(), path);
  if (!tokenizer)
    return tokenizer.takeError();
  model.config = std::move(*config);
  model.tokenizerJson = std::move(tokenizer->tokenizerJson);
  model.tokenizerConfigJson = std::move(tokenizer->tokenizerConfigJson);
  model.generationConfigJson = "{}";
  model.checkpoint = std::move(*checkpoint);
  return llvm::Error::success();
}

/// Resolves a length of 0 and refuses one the model was not made for.
llvm::Error settleLength(Model &model) {
  Field<uint32_t> &length = model.spec.maxModelLen;
  uint32_t most = model.config.maxPositions;
  if (length.value > most)
    return inputError(length.place, "field 'max_model_len': found " +
                                        std::to_string(length.value) +
                                        ", the model has at most " +
                                        std::to_string(most) + " positions");
  if (length.value == 0)
    length.value = most;
  return llvm::Error::success();
}

/// Tensors beside those of the inventory that need no explanation.
bool isHarmless(const ModelConfig &config, const std::string &name) {
  return llvm::StringRef(name).ends_with(".rotary_emb.inv_freq") ||
         isKvScaleName(name) ||
         (!config.rope.frequencyDivisors.empty() && isGgufConfigTensor(name)) ||
         (config.tiedEmbeddings && name == "lm_head.weight");
}

/// A tied model's own lm_head is ignored, but it must be one.
llvm::Error checkTiedHead(const Model &model) {
  const Tensor *head = model.checkpoint->find("lm_head.weight");
  std::vector<int64_t> expected = {model.config.vocabSize,
                                   model.config.hiddenSize};
  if (!model.config.tiedEmbeddings || !head || head->shape == expected)
    return llvm::Error::success();
  return inputError({model.spec.weights.value},
                    "tensor 'lm_head.weight' has shape " +
                        shapeText(head->shape) + ", expected " +
                        shapeText(expected) +
                        ", since config.json ties it to the embedding");
}

} // namespace

llvm::Expected<Model> importModel(ModelSpec spec, bool configOnly) {
  Model model;
  model.spec = std::move(spec);
  bool directory = llvm::sys::fs::is_directory(model.spec.weights.value);
  if (llvm::Error error =
          directory ? importDirectory(model, configOnly) : importGguf(model))
    return error;
  const std::string &file = model.spec.weights.value;
  if (!directory)
    if (llvm::Error error = checkModelConfig(model.config, file))
      return error;
  if (llvm::Error error = settleLength(model))
    return error;
  auto isKnown = [&](const std::string &name) {
    return isHarmless(model.config, name);
  };
  if (llvm::Error error =
          checkInventory(*model.checkpoint, model.config, file, isKnown))
    return error;
  if (llvm::Error error = checkTiedHead(model))
    return error;
  if (llvm::Error error = loadKvScales(model))
    return error;
  return model;
}

} // namespace kvc
