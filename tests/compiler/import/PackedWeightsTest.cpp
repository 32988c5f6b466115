// Weights packed by AWQ and GPTQ tools: their rows, and what is refused.

#include <cstring>
#include <map>

#include <gtest/gtest.h>

#include "compiler/import/Model.h"
#include "compiler/import/TensorInventory.h"
#include "tests/compiler/import/TestFiles.h"

using namespace kvc;
using namespace kvc::test;

namespace {

constexpr const char *kModule = "model.layers.0.mlp.up_proj";

struct Entry {
  std::string dtype;
  std::vector<int64_t> shape;
  std::string bytes;
};

std::string words(size_t count, uint32_t (*make)(uint32_t index)) {
  std::string bytes;
  for (uint32_t i = 0; i < count; ++i) {
    uint32_t word = make(i);
    bytes.append(reinterpret_cast<const char *>(&word), 4);
  }
  return bytes;
}

uint32_t scramble(uint32_t index) { return (index + 1) * 2654435761u; }

/// A one-layer llama of zeros whose up projection, 128 inputs and 64 outputs,
/// is packed in groups of 64; tests spoil it.
struct PackedModel {
  explicit PackedModel(const std::string &method) {
    quantization = "\"quant_method\":\"" + method +
                   "\",\"bits\":4,\"group_size\":64,"
                   "\"modules_to_not_convert\":[\"self_attn\",\"down_proj\","
                   "\"gate_proj\",\"embed_tokens\"]";
    ModelConfig parsed = llvm::cantFail(ModelConfig::fromJson(config(), "c"));
    llvm::cantFail(visitExpectedTensors(parsed, [&](ExpectedTensor tensor) {
      uint64_t size = *tensorBytes(TensorType::F16, tensor.shape);
      tensors[tensor.name] = {"F16", tensor.shape, std::string(size, '\0')};
      return llvm::Error::success();
    }));
    std::string module = kModule;
    tensors.erase(module + ".weight");
    bool awq = method == "awq";
    tensors[module + ".qweight"] = {"I32",
                                    awq ? std::vector<int64_t>{128, 8}
                                        : std::vector<int64_t>{16, 64},
                                    words(1024, scramble)};
    tensors[module + ".qzeros"] = {"I32", {2, 8}, words(16, scramble)};
    std::string scales;
    for (int i = 0; i < 128; ++i) {
      _Float16 scale = static_cast<_Float16>(i + 1) / 64;
      scales.append(reinterpret_cast<const char *>(&scale), 2);
    }
    tensors[module + ".scales"] = {"F16", {2, 64}, scales};
  }

  std::string config() const {
    return "{\"architectures\":[\"LlamaForCausalLM\"],\"hidden_size\":128,"
           "\"intermediate_size\":64,\"num_hidden_layers\":1,"
           "\"num_attention_heads\":2,\"num_key_value_heads\":2,"
           "\"head_dim\":64,\"vocab_size\":10,"
           "\"max_position_embeddings\":128" +
           (quantization.empty()
                ? ""
                : ",\"quantization_config\":{" + quantization + "}") +
           "}";
  }

  llvm::Expected<Model> import(const std::string &yaml = "") {
    std::string header, data;
    for (const auto &[name, entry] : tensors) {
      header += (header.empty() ? "{\"" : ",\"") + name + "\":{\"dtype\":\"" +
                entry.dtype + "\",\"shape\":" + shapeText(entry.shape) +
                ",\"data_offsets\":[" + std::to_string(data.size()) + "," +
                std::to_string(data.size() + entry.bytes.size()) + "]}";
      data += entry.bytes;
    }
    folder.write("w/config.json", config());
    folder.write("w/tokenizer.json", "{}");
    folder.write("w/model.safetensors", safetensors(header + "}", data));
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
  std::string quantization;
  std::map<std::string, Entry> tensors;
};

uint32_t wordOf(const Entry &entry, int64_t index) {
  uint32_t word;
  std::memcpy(&word, entry.bytes.data() + 4 * index, 4);
  return word;
}

/// Reads every row and compares codes, zeros and scales with `code(k, n)`,
/// `zero(group, n)`.
void expectRows(PackedModel &packed,
                const std::function<uint32_t(int64_t, int64_t)> &code,
                const std::function<uint32_t(int64_t, int64_t)> &zero) {
  auto model = packed.import();
  ASSERT_TRUE(bool(model)) << textOf(model.takeError());
  const Tensor *tensor =
      model->checkpoint->find(std::string(kModule) + ".weight");
  ASSERT_TRUE(tensor);
  EXPECT_EQ(tensor->type, TensorType::Int4G64);
  EXPECT_EQ(tensor->shape, (std::vector<int64_t>{64, 128}));
  for (int64_t n = 0; n < 64; ++n) {
    uint8_t row[2 * 35];
    tensor->rows->readRow(n, row);
    for (int64_t k = 0; k < 128; ++k) {
      const uint8_t *block = row + k / 64 * 35;
      _Float16 scale;
      std::memcpy(&scale, block, 2);
      ASSERT_EQ(float(scale), (k / 64 * 64 + n + 1) / 64.0f);
      ASSERT_EQ(block[2], zero(k / 64, n)) << n;
      ASSERT_EQ(block[3 + k % 64 / 2] >> k % 2 * 4 & 15, code(k, n))
          << n << " " << k;
    }
  }
  // What is plain without being listed is accepted and noted.
  EXPECT_EQ(model->plainModules, std::vector<std::string>{"lm_head"});
}

// Nibble i of a word is column (0, 2, 4, 6, 1, 3, 5, 7)[i].
TEST(PackedWeights, ReadsAwq) {
  PackedModel packed("awq");
  const Entry &codes = packed.tensors[std::string(kModule) + ".qweight"];
  const Entry &zeros = packed.tensors[std::string(kModule) + ".qzeros"];
  constexpr int kNibble[8] = {0, 4, 1, 5, 2, 6, 3, 7};
  expectRows(
      packed,
      [&](int64_t k, int64_t n) {
        return wordOf(codes, k * 8 + n / 8) >> 4 * kNibble[n % 8] & 15;
      },
      [&](int64_t group, int64_t n) {
        return wordOf(zeros, group * 8 + n / 8) >> 4 * kNibble[n % 8] & 15;
      });
}

// Words run along the inputs; zeros are stored less one, in the second format
// as they are.
TEST(PackedWeights, ReadsGptq) {
  for (int less : {1, 0}) {
    PackedModel packed("gptq");
    if (!less)
      packed.quantization += ",\"checkpoint_format\":\"gptq_v2\"";
    const Entry &codes = packed.tensors[std::string(kModule) + ".qweight"];
    const Entry &zeros = packed.tensors[std::string(kModule) + ".qzeros"];
    expectRows(
        packed,
        [&](int64_t k, int64_t n) {
          return wordOf(codes, k / 8 * 64 + n) >> k % 8 * 4 & 15;
        },
        [&](int64_t group, int64_t n) {
          return ((wordOf(zeros, group * 8 + n / 8) >> n % 8 * 4) + less) & 15;
        });
  }
}

// A permutation of groups is refused by name; the plain order is not.
TEST(PackedWeights, RefusesActOrder) {
  PackedModel packed("gptq");
  std::string name = std::string(kModule) + ".g_idx";
  packed.tensors[name] = {
      "I32", {128}, words(128, [](uint32_t k) { return k / 64; })};
  EXPECT_EQ(packed.errorOf(), "");
  packed.tensors[name].bytes[4 * 70] = 0;
  EXPECT_EQ(packed.errorOf(),
            "w: tensor 'model.layers.0.mlp.up_proj.g_idx': input feature 70 is "
            "of group 0, expected 1: groups in the order of activations "
            "(act-order) are not supported");
  packed.quantization += ",\"desc_act\":true";
  EXPECT_EQ(packed.errorOf(),
            "w/config.json: quantization_config.desc_act: found true; groups "
            "in the order of activations (act-order) are not supported, "
            "expected false");
}

TEST(PackedWeights, RefusesIncompleteSets) {
  std::string module = kModule;
  for (const char *part : {".qweight", ".qzeros", ".scales"}) {
    PackedModel packed("awq");
    packed.tensors.erase(module + part);
    std::string other =
        part == std::string(".qweight") ? ".qzeros" : ".qweight";
    EXPECT_EQ(packed.errorOf(), "w: tensor '" + module + other +
                                    "' is there and '" + module + part +
                                    "' is missing, expected qweight, qzeros "
                                    "and scales of a packed module");
  }
}

// The tensors decide, and must not contradict the config.
TEST(PackedWeights, RefusesContradictions) {
  PackedModel listed("awq");
  listed.quantization =
      replaced(listed.quantization, "\"down_proj\"", "\"mlp.up_proj\"");
  EXPECT_EQ(listed.errorOf(),
            "w: tensor 'model.layers.0.mlp.up_proj.qweight' is packed, but "
            "quantization_config lists 'mlp.up_proj' as not converted");
  // Whole components: a part of a name is no name.
  PackedModel part("awq");
  part.quantization = replaced(part.quantization, "\"down_proj\"", "\"up\"");
  auto model = part.import();
  ASSERT_TRUE(bool(model)) << textOf(model.takeError());
  EXPECT_EQ(
      model->plainModules,
      (std::vector<std::string>{"lm_head", "model.layers.0.mlp.down_proj"}));

  PackedModel both("awq");
  both.tensors["model.layers.0.mlp.up_proj.weight"] = {
      "F16", {64, 128}, std::string(64 * 128 * 2, '\0')};
  EXPECT_EQ(both.errorOf(), "w: tensors 'model.layers.0.mlp.up_proj.qweight' "
                            "and 'model.layers.0.mlp.up_proj.weight' are both "
                            "there, expected one of them");
  PackedModel plain("awq");
  plain.quantization.clear();
  EXPECT_EQ(plain.errorOf(),
            "w: tensor 'model.layers.0.mlp.up_proj.qweight' is packed, but "
            "config.json has no quantization_config");
}

TEST(PackedWeights, RefusesOtherShapes) {
  std::string module = kModule;
  PackedModel zeros("awq");
  zeros.tensors[module + ".qzeros"].shape = {1, 16};
  EXPECT_EQ(zeros.errorOf(),
            "w: tensor 'model.layers.0.mlp.up_proj.qzeros' has shape [1, 16], "
            "expected [2, 8] beside 'model.layers.0.mlp.up_proj.qweight' of "
            "shape [128, 8]");
  PackedModel scales("awq");
  scales.tensors[module + ".scales"].dtype = "BF16";
  EXPECT_EQ(scales.errorOf(),
            "w: tensor 'model.layers.0.mlp.up_proj.scales' is stored as bf16, "
            "expected f16");
  PackedModel rows("awq");
  rows.tensors[module + ".qweight"].shape = {32, 32};
  EXPECT_EQ(rows.errorOf(),
            "w: tensor 'model.layers.0.mlp.up_proj.qweight' packs 32 inputs "
            "and 256 outputs, expected multiples of 64 and of 8");
}

// The description may say what it expects of the checkpoint.
TEST(PackedWeights, MustAgreeWithTheDescription) {
  PackedModel packed("awq");
  EXPECT_EQ(packed.errorOf("quantization: {method: awq, bits: 4, "
                           "group_size: 64}\n"),
            "");
  EXPECT_EQ(packed.errorOf("quantization: {method: gptq}\n"),
            "m.yaml:3:24: field 'quantization.method': found 'gptq', "
            "config.json has 'awq'");
  EXPECT_EQ(packed.errorOf("quantization: {method: awq, group_size: 128}\n"),
            "m.yaml:3:41: field 'quantization.group_size': found 128, "
            "config.json has 64");
  EXPECT_EQ(packed.errorOf("quantization: {method: gguf}\n"),
            "m.yaml:3:24: field 'quantization.method': found 'gguf', expected "
            "awq, gptq or compressed-tensors");
}

TEST(PackedWeights, RefusesOtherQuantisations) {
  auto error = [](const char *from, const char *to) {
    PackedModel packed("awq");
    packed.quantization = replaced(packed.quantization, from, to);
    return packed.errorOf();
  };
  std::string key = "w/config.json: quantization_config";
  EXPECT_EQ(error("awq", "exl2"),
            key + ": quantisation 'exl2' is not supported, expected awq, gptq, "
                  "compressed-tensors, an unquantised checkpoint or a GGUF "
                  "file");
  EXPECT_EQ(error("\"bits\":4", "\"bits\":8"),
            key + ".bits: found 8, expected 4");
  EXPECT_EQ(error("64", "-1"),
            key + ".group_size: found -1, one group a row, which is not "
                  "supported; expected 32, 64 or 128");
  EXPECT_EQ(error("64", "96"),
            key + ".group_size: found 96, expected 32, 64 or 128");
  EXPECT_EQ(error("\"bits\"", "\"version\":\"gemv\",\"bits\""),
            key + ".version: 'gemv' packing is not supported, expected "
                  "\"gemm\"");
  EXPECT_EQ(error("\"bits\"", "\"zero_point\":false,\"bits\""),
            key + ".zero_point: found false, expected true");
}

} // namespace
