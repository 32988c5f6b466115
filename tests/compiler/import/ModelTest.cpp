#include <cmath>
#include <cstring>

#include <gtest/gtest.h>

#include "compiler/import/Model.h"
#include "compiler/import/TensorInventory.h"
#include "tests/compiler/import/TestFiles.h"

using namespace kvc;
using namespace kvc::test;

namespace {

/// A one-layer llama of zeros in a temporary folder, which tests spoil.
class SmallModel {
public:
  SmallModel() {
    config = "{\"architectures\":[\"LlamaForCausalLM\"],\"hidden_size\":64,"
             "\"intermediate_size\":32,\"num_hidden_layers\":1,"
             "\"num_attention_heads\":2,\"num_key_value_heads\":2,"
             "\"head_dim\":64,\"vocab_size\":10,"
             "\"max_position_embeddings\":128}";
    ModelConfig parsed = llvm::cantFail(ModelConfig::fromJson(config, "c"));
    llvm::cantFail(visitExpectedTensors(parsed, [&](ExpectedTensor tensor) {
      add(tensor.name, tensor.shape);
      return llvm::Error::success();
    }));
  }

  void add(const std::string &name, const std::vector<int64_t> &shape) {
    uint64_t size = *tensorBytes(TensorType::BF16, shape);
    header += (header.empty() ? "" : ",") + ("\"" + name) +
              "\":{\"dtype\":\"BF16\",\"shape\":" + shapeText(shape) +
              ",\"data_offsets\":[" + std::to_string(bytes) + "," +
              std::to_string(bytes + size) + "]}";
    bytes += size;
  }

  /// Writes the files and imports them.
  llvm::Expected<Model> import(const std::string &yaml = "") {
    folder.write("w/config.json", config);
    folder.write("w/tokenizer.json", tokenizer);
    folder.write("w/model.safetensors", safetensors("{" + header + "}", bytes));
    auto spec = ModelSpec::load(
        folder.write("m.yaml", "name: m\nweights: w\n" + yaml), {});
    if (!spec)
      return spec.takeError();
    return importModel(std::move(*spec));
  }
  std::string errorOf(const std::string &yaml = "") {
    return textOf(import(yaml), folder.path());
  }

  TemporaryFolder folder;
  std::string config, tokenizer = "{}", header;
  uint64_t bytes = 0;
};

// The four micro models of the tree are imported whole.
TEST(Model, ImportsMicroModels) {
  for (const char *name :
       {"tiny-llama", "tiny-qwen2", "tiny-qwen3", "tiny-qwen3-moe"}) {
    std::string yaml = std::string(KVC_SOURCE_DIR "/models/") + name + ".yaml";
    auto spec = ModelSpec::load(yaml, {});
    ASSERT_TRUE(bool(spec)) << textOf(spec.takeError());
    auto model = importModel(std::move(*spec));
    ASSERT_TRUE(bool(model)) << textOf(model.takeError());
    EXPECT_EQ(model->spec.maxModelLen.value, 2048u);
    EXPECT_EQ(model->config.eosTokenIds, (std::vector<uint32_t>{1021, 1023}));
    EXPECT_NE(model->tokenizerConfigJson.find("\"eos_token\":\"<|im_end|>\""),
              std::string::npos);
    EXPECT_NE(model->tokenizerConfigJson.find("chat_template"),
              std::string::npos);
    EXPECT_EQ(model->tokenizerJson,
              readFile(model->spec.weights.value + "/tokenizer.json"));
  }
}

// Without scales all are one, in the stated shape; the f16 cache has none.
TEST(Model, ScalesDefaultToOne) {
  SmallModel small;
  auto model = small.import("kv_cache: {dtype: fp8_e4m3}");
  ASSERT_TRUE(bool(model)) << textOf(model.takeError());
  EXPECT_EQ(model->keyScales, (std::vector<float>{1.0f, 1.0f}));
  EXPECT_EQ(model->valueScales, (std::vector<float>{1.0f, 1.0f}));
  EXPECT_EQ(model->kvScaleSource, "");
  EXPECT_EQ(model->tokenizerConfigJson, "{\"chat_template\":null}");
  EXPECT_EQ(model->generationConfigJson, "{}");
}

// A tensor that is missing, of another shape or left over is named.
TEST(Model, AccountsForEveryTensor) {
  SmallModel missing;
  missing.header = replaced(missing.header, "model.norm.weight", "model.nrm");
  EXPECT_EQ(missing.errorOf(),
            "w: tensor 'model.norm.weight' is missing, which LlamaForCausalLM "
            "of 1 layers needs with shape [64]");
  SmallModel shape;
  shape.header = replaced(shape.header, "[128, 64]", "[64, 128]");
  EXPECT_EQ(shape.errorOf(),
            "w: tensor 'model.layers.0.self_attn.q_proj.weight' has shape "
            "[64, 128], expected [128, 64]");
  SmallModel more;
  more.add("model.layers.1.input_layernorm.weight", {64});
  EXPECT_EQ(more.errorOf(), "w: tensor 'model.layers.1.input_layernorm.weight'"
                            " is not used by LlamaForCausalLM of 1 layers");
  SmallModel bias;
  bias.add("model.layers.0.self_attn.o_proj.bias", {64});
  EXPECT_EQ(bias.errorOf(),
            "w: tensor 'model.layers.0.self_attn.o_proj.bias': a bias of the "
            "attention output is not supported for LlamaForCausalLM of 1 "
            "layers");
}

// Known harmless tensors may be left over: frequencies that we compute, and
// the output matrix of a model that says it uses the embedding.
TEST(Model, IgnoresHarmlessTensors) {
  SmallModel small;
  small.add("model.layers.0.self_attn.rotary_emb.inv_freq", {32});
  small.config = replaced(small.config, "\"vocab_size\"",
                          "\"tie_word_embeddings\":true,\"vocab_size\"");
  EXPECT_EQ(small.errorOf(), "");
}

// A length beyond the model's is refused with both numbers.
TEST(Model, RefusesLengthBeyondModel) {
  SmallModel small;
  EXPECT_EQ(small.errorOf("max_model_len: 129"),
            "m.yaml:3:16: field 'max_model_len': found 129, the model has at "
            "most 128 positions");
}

// Companion files are checked too.
TEST(Model, RefusesBadCompanionFiles) {
  SmallModel small;
  small.tokenizer = "{";
  EXPECT_EQ(small.errorOf(), "w/tokenizer.json: not valid JSON");
  small.tokenizer = "{}";
  small.folder.write("w/tokenizer_config.json", "{\"bos_token\":3}");
  EXPECT_EQ(small.errorOf(), "w/tokenizer_config.json: bos_token: found number "
                             "3, expected a string");
  small.folder.write("w/tokenizer_config.json",
                     "{\"bos_token\":{\"content\":\"<s>\"},\"chat_template\":["
                     "{\"name\":\"default\",\"template\":\"T\"}]}");
  small.folder.write("w/generation_config.json", "{\"eos_token_id\":\"x\"}");
  EXPECT_EQ(small.errorOf(), "w/generation_config.json: eos_token_id: found "
                             "string \"x\", expected a non-negative integer "
                             "below 2^32");
  small.folder.write("w/generation_config.json", "{\"eos_token_id\":10}");
  EXPECT_EQ(small.errorOf(), "w: token id 10 (bos or eos) is not below the "
                             "vocabulary size 10");
  small.folder.write("w/generation_config.json", "{\"eos_token_id\":9}");
  auto model = small.import();
  ASSERT_TRUE(bool(model)) << textOf(model.takeError());
  EXPECT_EQ(model->tokenizerConfigJson,
            "{\"bos_token\":\"<s>\",\"chat_template\":\"T\"}");
}

// Files that a model cannot be without are asked for by what they are.
TEST(Model, RefusesMissingFiles) {
  TemporaryFolder folder;
  std::string yaml = folder.write("m.yaml", "name: m\nweights: w\n");
  auto error = [&] {
    return textOf(importModel(llvm::cantFail(ModelSpec::load(yaml, {}))),
                  folder.path());
  };
  folder.write("w/x", "");
  EXPECT_EQ(error(), "w/config.json: No such file or directory; expected the "
                     "config of the model");
  folder.write("w/config.json", SmallModel().config);
  EXPECT_EQ(error(), "w/tokenizer.json: No such file or directory; expected "
                     "the tokenizer of the model");
  folder.write("w/tokenizer.json", "{}");
  folder.write("w/tokenizer_config.json", "[]");
  EXPECT_EQ(error(), "w/tokenizer_config.json: found an array of 0, expected "
                     "an object");
}

std::string floats(std::initializer_list<float> values) {
  std::string bytes(values.size() * 4, '\0');
  std::memcpy(bytes.data(), std::data(values), bytes.size());
  return bytes;
}

/// A scales file: one k_scale for all heads, one v_scale per head.
std::string scalesFile(const std::string &data, int heads = 2) {
  std::string end = std::to_string(4 + 4 * heads);
  return safetensors(
      "{\"model.layers.0.self_attn.k_scale\":{\"dtype\":\"F32\",\"shape\":[],"
      "\"data_offsets\":[0,4]},\"model.layers.0.self_attn.v_scale\":{"
      "\"dtype\":\"F32\",\"shape\":[" +
          std::to_string(heads) + "],\"data_offsets\":[4," + end + "]}}",
      data);
}

constexpr const char *kScales = "kv_cache: {dtype: fp8_e4m3, scales: s}";

// One scale spreads over the KV heads of its layer.
TEST(Model, ReadsScales) {
  SmallModel small;
  small.folder.write("s", scalesFile(floats({0.5f, 2.0f, 3.0f})));
  auto model = small.import(kScales);
  ASSERT_TRUE(bool(model)) << textOf(model.takeError());
  EXPECT_EQ(model->keyScales, (std::vector<float>{0.5f, 0.5f}));
  EXPECT_EQ(model->valueScales, (std::vector<float>{2.0f, 3.0f}));
  EXPECT_EQ(model->kvScaleSource, "s");
}

// Scales in the checkpoint serve an FP8 cache and are ignored by an f16 one.
TEST(Model, ReadsScalesOfCheckpoint) {
  SmallModel small;
  small.add("model.layers.0.self_attn.k_scale", {1});
  EXPECT_EQ(small.errorOf(), "");
  small.add("model.layers.0.self_attn.v_scale", {2});
  EXPECT_EQ(small.errorOf("kv_cache: {dtype: fp8_e5m2}"),
            "w: KV scale 'model.layers.0.self_attn.k_scale' is 0.000000 for "
            "KV head 0, expected a finite number above zero");
}

// Scales must be complete, of the right shape, finite and positive.
TEST(Model, RefusesBadScales) {
  SmallModel small;
  auto error = [&](const std::string &bytes) {
    small.folder.write("s", bytes);
    return small.errorOf(kScales);
  };
  EXPECT_EQ(error(scalesFile(floats({1, 2, -3}))),
            "s: KV scale 'model.layers.0.self_attn.v_scale' is -3.000000 for "
            "KV head 1, expected a finite number above zero");
  EXPECT_EQ(error(scalesFile(floats({1, 2, 3, 4}), 3)),
            "s: KV scale 'model.layers.0.self_attn.v_scale' has shape [3] of "
            "f32, expected one float or one per KV head, [2]");
  std::string good = scalesFile(floats({1, 2, 3}));
  EXPECT_EQ(
      error(replaced(good, "layers.0.self_attn.v", "layers.7.self_attn.v")),
      "s: KV scale 'model.layers.0.self_attn.v_scale' is missing");
  EXPECT_EQ(error(replaced(good, "0.self_attn.v_scale", "0.self_attn.v_scalx")),
            "s: tensor 'model.layers.0.self_attn.v_scalx' is not a KV scale, "
            "expected names such as 'model.layers.0.self_attn.k_scale'");
  std::string other = "\"model.layers.1.self_attn.k_scale\":{\"dtype\":"
                      "\"F32\",\"shape\":[],\"data_offsets\":[12,16]}}";
  std::string header = good.substr(8, good.size() - 8 - 12 - 1) + "," + other;
  EXPECT_EQ(error(safetensors(header, floats({1, 2, 3, 4}))),
            "s: KV scale 'model.layers.1.self_attn.k_scale' is of a layer "
            "that the model has not; it has 1");
}

/// A safetensors file of f32 tensors of layer 0: name, shape, and the number
/// that all elements are.
struct Filled {
  std::string name;
  std::vector<int64_t> shape;
  float number;
};
std::string filledFile(const std::vector<Filled> &tensors) {
  std::string header, data;
  for (const Filled &tensor : tensors) {
    std::string shape;
    size_t count = 1, first = data.size();
    for (int64_t size : tensor.shape) {
      shape += (shape.empty() ? "" : ",") + std::to_string(size);
      count *= size;
    }
    for (size_t i = 0; i < count; ++i)
      data += floats({tensor.number});
    header += (header.empty() ? "{\"" : ",\"") +
              ("model.layers.0.self_attn." + tensor.name) +
              "\":{\"dtype\":\"F32\",\"shape\":[" + shape +
              "],\"data_offsets\":[" + std::to_string(first) + "," +
              std::to_string(data.size()) + "]}";
  }
  return safetensors(header + "}", data);
}

// The spellings of other tools.
TEST(Model, ReadsScalesOfAnyName) {
  for (auto [key, value] : {std::pair("k_scale", "v_scale"),
                            {"attn.k_scale", "attn.v_scale"},
                            {"k_proj.k_scale", "v_proj.v_scale"},
                            {"k_proj.output_scale", "v_proj.output_scale"}}) {
    SmallModel small;
    small.folder.write("s", filledFile({{key, {}, 2}, {value, {1}, 3}}));
    auto model = small.import(kScales);
    ASSERT_TRUE(bool(model)) << textOf(model.takeError());
    EXPECT_EQ(model->keyScales, (std::vector<float>{2, 2})) << key;
    EXPECT_EQ(model->valueScales, (std::vector<float>{3, 3})) << key;
  }
  SmallModel both;
  both.folder.write("s", filledFile({{"kv_scale", {}, 4}}));
  auto model = both.import(kScales);
  ASSERT_TRUE(bool(model)) << textOf(model.takeError());
  EXPECT_EQ(model->keyScales, model->valueScales);
}

const std::vector<Filled> kCalibrated = {{"k_scale", {2}, 1},
                                         {"v_scale", {2}, 1},
                                         {"kvc.fp8.k_scale", {2}, 2},
                                         {"kvc.fp8.v_scale", {2}, 3},
                                         {"kvc.fp8.k_center", {2, 64}, 4},
                                         {"kvc.fp8.v_center", {2, 64}, 5},
                                         {"kvc.int8.k_scale", {2, 64}, 6},
                                         {"kvc.int8.v_scale", {2, 64}, 7},
                                         {"kvc.int8.k_center", {2, 64}, 8},
                                         {"kvc.int8.v_center", {2, 64}, 9}};

// Each cache type takes its own of a file that holds all.
TEST(Model, ReadsCentersAndChannelScales) {
  SmallModel small;
  small.folder.write("s", filledFile(kCalibrated));
  auto fp8 = small.import(kScales);
  ASSERT_TRUE(bool(fp8)) << textOf(fp8.takeError());
  EXPECT_EQ(fp8->keyScales, (std::vector<float>{2, 2}));
  EXPECT_EQ(fp8->valueScales, (std::vector<float>{3, 3}));
  EXPECT_EQ(fp8->keyCenters, std::vector<float>(128, 4));
  EXPECT_EQ(fp8->valueCenters, std::vector<float>(128, 5));
  auto int8 = small.import("kv_cache: {dtype: int8, scales: s}");
  ASSERT_TRUE(bool(int8)) << textOf(int8.takeError());
  EXPECT_EQ(int8->keyScales, std::vector<float>(128, 6));
  EXPECT_EQ(int8->valueScales, std::vector<float>(128, 7));
  EXPECT_EQ(int8->keyCenters, std::vector<float>(128, 8));
  EXPECT_EQ(int8->valueCenters, std::vector<float>(128, 9));
}

// Centers must be complete.
TEST(Model, RefusesBadCenters) {
  SmallModel small;
  small.folder.write("s", filledFile({kCalibrated[0], kCalibrated[1]}));
  EXPECT_EQ(small.errorOf("kv_cache: {dtype: int8, scales: s}"),
            "s: has no scales of an int8 cache; kvc calibrate writes them");
  auto changed = kCalibrated;
  changed[5].shape = {64};
  small.folder.write("s", filledFile(changed));
  EXPECT_EQ(small.errorOf(kScales),
            "s: KV scale 'model.layers.0.self_attn.kvc.fp8.v_center' has shape "
            "[64] of f32, expected floats of shape [2, 64]");
  changed[5] = {"kvc.fp8.v_center", {2, 64}, NAN};
  small.folder.write("s", filledFile(changed));
  EXPECT_EQ(small.errorOf(kScales),
            "s: KV scale 'model.layers.0.self_attn.kvc.fp8.v_center' is nan "
            "for KV head 0, expected a finite number");
}

} // namespace
