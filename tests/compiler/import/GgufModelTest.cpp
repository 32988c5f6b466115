#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "compiler/import/Model.h"
#include "tests/compiler/import/GgufFile.h"
#include "tests/compiler/import/TestFiles.h"

using namespace kvc;
using namespace kvc::test;
using nlohmann::json;

namespace {

llvm::Expected<Model> import(const TemporaryFolder &folder,
                             const GgufFile &file,
                             const std::string &data = "") {
  folder.write("m.gguf", file.bytes(data));
  auto spec =
      ModelSpec::load(folder.write("m.yaml", "name: m\nweights: m.gguf\n"), {});
  if (!spec)
    return spec.takeError();
  return importModel(std::move(*spec));
}

Model read(const GgufFile &file, const std::string &data = "") {
  TemporaryFolder folder;
  auto model = import(folder, file, data);
  if (model)
    return std::move(*model);
  ADD_FAILURE() << textOf(model.takeError());
  return {};
}

std::string errorFor(const GgufFile &file, const std::string &data = "") {
  TemporaryFolder folder;
  return textOf(import(folder, file, data), folder.path());
}

/// The error after one metadata value was replaced.
template <typename T> std::string errorWith(const char *key, T value) {
  GgufFile file = smallGgufModel();
  file.set(key, value);
  return errorFor(file);
}

// A GGUF file alone makes a model: traits, tokenizer and chat template.
TEST(GgufModel, ReadsAModel) {
  Model model = read(smallGgufModel());
  EXPECT_EQ(model.config.architecture, "LlamaForCausalLM");
  EXPECT_EQ(model.config.headDim, 64u);
  EXPECT_EQ(model.config.kvHeadCount, 1u);
  EXPECT_EQ(model.config.vocabSize, 6u);
  EXPECT_TRUE(model.config.tiedEmbeddings);
  EXPECT_FALSE(model.config.qkvBias);
  EXPECT_EQ(model.config.eosTokenIds, std::vector<uint32_t>{1});
  EXPECT_EQ(model.config.bosTokenId, 0u);
  EXPECT_EQ(model.spec.maxModelLen.value, 128u);
  EXPECT_EQ(model.tokenizerConfigJson,
            "{\"add_bos_token\":false,\"bos_token\":\"<s>\","
            "\"chat_template\":\"T\",\"eos_token\":\"<|u|>\"}");
}

// Token types become added tokens: control is special, user-defined is not.
TEST(GgufModel, WritesTokenizer) {
  json tokenizer = json::parse(read(smallGgufModel()).tokenizerJson);
  EXPECT_EQ(tokenizer["model"]["vocab"]["aab"], 5);
  EXPECT_EQ(tokenizer["model"]["merges"], json::array({"a b", "a ab"}));
  ASSERT_EQ(tokenizer["added_tokens"].size(), 2u);
  EXPECT_EQ(tokenizer["added_tokens"][0]["content"], "<s>");
  EXPECT_EQ(tokenizer["added_tokens"][0]["special"], true);
  EXPECT_EQ(tokenizer["added_tokens"][1]["id"], 1);
  EXPECT_EQ(tokenizer["added_tokens"][1]["special"], false);
  EXPECT_EQ(tokenizer["post_processor"], json());
  EXPECT_EQ(tokenizer["pre_tokenizer"]["pretokenizers"][0]["type"], "Digits");
}

// add_bos_token becomes a template that puts the token in front.
TEST(GgufModel, WritesPostProcessor) {
  GgufFile file = smallGgufModel();
  file.set("tokenizer.ggml.add_bos_token", true);
  json tokenizer = json::parse(read(file).tokenizerJson);
  const json &single = tokenizer["post_processor"]["single"];
  ASSERT_EQ(single.size(), 2u);
  EXPECT_EQ(single[0]["SpecialToken"]["id"], "<s>");
  EXPECT_EQ(single[1]["Sequence"]["id"], "A");
  EXPECT_EQ(tokenizer["post_processor"]["special_tokens"]["<s>"]["ids"],
            json::array({0}));
}

// rope_freqs.weight holds divisors of the frequencies.
TEST(GgufModel, ReadsFrequencyDivisors) {
  GgufFile file = smallGgufModel();
  file.set("llama.rope.freq_base", 500000.0f);
  file.add("rope_freqs.weight", {32}, 0, 128);
  EXPECT_EQ(errorFor(file),
            "m.gguf: key rope_freqs.weight: element 0 is 0.000000, expected a "
            "finite number above zero");
  std::string data(file.tensors.back().offset, '\0');
  for (int i = 0; i < 32; ++i)
    data += bytesOf(i < 16 ? 1.0f : 8.0f);
  Model model = read(file, data);
  EXPECT_EQ(model.config.rope.theta, 500000.0);
  ASSERT_EQ(model.config.rope.frequencyDivisors.size(), 32u);
  EXPECT_EQ(model.config.rope.frequencyDivisors[31], 8.0);
  file.tensors.back().dimensions = {16};
  file.dataBytes -= 64;
  EXPECT_EQ(errorFor(file), "m.gguf: key rope_freqs.weight: tensor has shape "
                            "[16] of f32, expected [32] of f32");
}

// A scaling factor without a type is linear, as in llama.cpp.
TEST(GgufModel, ReadsLinearRope) {
  GgufFile file = smallGgufModel();
  file.set("llama.rope.scaling.factor", 4.0f);
  Model model = read(file);
  EXPECT_EQ(model.config.rope.kind, RopeConfig::Kind::Linear);
  EXPECT_EQ(model.config.rope.factor, 4.0);
  EXPECT_EQ(errorWith("llama.rope.scaling.type", std::string("yarn")),
            "m.gguf: key llama.rope.scaling.type: 'yarn' is not supported, "
            "expected none or linear");
}

// Biases and an output matrix show in which tensors there are; all of them
// are accounted for under both names.
TEST(GgufModel, AccountsForTensors) {
  GgufFile file = smallGgufModel();
  file.add("blk.0.attn_q.bias", {64}, 0, 256);
  EXPECT_EQ(errorFor(file),
            "m.gguf: tensor 'model.layers.0.self_attn.k_proj.bias' is missing, "
            "which LlamaForCausalLM of 1 layers needs with shape [64]");
  GgufFile more = smallGgufModel();
  more.add("blk.0.ffn_gate.bias", {32}, 0, 128);
  EXPECT_EQ(errorFor(more),
            "m.gguf: tensor 'blk.0.ffn_gate.bias' (model.layers.0.mlp."
            "gate_proj.bias) is not used by LlamaForCausalLM of 1 layers");
  GgufFile quantized = smallGgufModel();
  for (GgufFile::TensorEntry &tensor : quantized.tensors)
    if (tensor.name == "blk.0.ffn_norm.weight")
      tensor.type = 8;
  quantized.dataBytes -= 256 - 96; // it is the last
  EXPECT_EQ(errorFor(quantized),
            "m.gguf: tensor 'blk.0.ffn_norm.weight' (model.layers.0."
            "post_attention_layernorm.weight) is stored as q8_0, expected "
            "f32, f16 or bf16");
  GgufFile untied = smallGgufModel();
  untied.add("output.weight", {64, 6}, 8, 2 * 34 * 6);
  EXPECT_FALSE(read(untied).config.tiedEmbeddings);
}

// What the metadata asks for beyond the kernels is refused by its key.
TEST(GgufModel, RefusesWhatIsNotSupported) {
  EXPECT_EQ(errorWith("general.architecture", std::string("gemma")),
            "m.gguf: key general.architecture: 'gemma' is not supported, "
            "expected one of llama, qwen2, qwen3, qwen3moe");
  EXPECT_EQ(errorWith("llama.expert_count", 8u),
            "m.gguf: key llama.expert_count: found number 8, which is not "
            "supported");
  EXPECT_EQ(errorWith("split.count", 2u),
            "m.gguf: is the first of 2 parts, expected a name that ends in "
            "-00001-of-00002.gguf");
  EXPECT_EQ(errorWith("llama.rope.dimension_count", 32u),
            "m.gguf: key llama.rope.dimension_count: found 32, expected the "
            "head size 64");
  EXPECT_EQ(errorWith("llama.block_count", std::string("x")),
            "m.gguf: key llama.block_count: found string \"x\", expected a "
            "positive integer");
  EXPECT_EQ(errorWith("llama.vocab_size", 5u),
            "m.gguf: key llama.vocab_size: found 5 for 6 tokens");
  EXPECT_EQ(errorWith("llama.attention.head_count", 3u),
            "m.gguf: key llama.attention.head_count: 3 heads do not divide "
            "64, and there is no attention.key_length");
}

// A tokenizer that is not known, or contradicts itself, is refused.
TEST(GgufModel, RefusesTokenizers) {
  using Texts = std::vector<std::string>;
  using Types = std::vector<int32_t>;
  EXPECT_EQ(errorWith("tokenizer.ggml.model", std::string("t5")),
            "m.gguf: key tokenizer.ggml.model: tokenizer 't5' is not "
            "supported, expected gpt2 or llama");
  EXPECT_EQ(errorWith("tokenizer.ggml.pre", std::string("falcon")),
            "m.gguf: key tokenizer.ggml.pre: pre-tokenizer 'falcon' is not "
            "supported, expected one of llama-bpe, qwen2, smollm, gpt-2, "
            "deepseek-llm");
  EXPECT_EQ(errorWith("tokenizer.ggml.model", std::string("llama")),
            "m.gguf: key tokenizer.ggml.tokens: '<0x00>' is missing or no byte "
            "token, and text without tokens needs it");
  EXPECT_EQ(errorWith("tokenizer.ggml.tokens",
                      Texts{"<s>", "<|u|>", "a", "b", "ab", "a"}),
            "m.gguf: key tokenizer.ggml.tokens: tokens 2 and 5 are both 'a'");
  EXPECT_EQ(errorWith("tokenizer.ggml.token_type", Types{3, 4}),
            "m.gguf: key tokenizer.ggml.token_type: found an array of 2, "
            "expected a type for each token");
  EXPECT_EQ(errorWith("tokenizer.ggml.token_type", Types{6, 4, 1, 1, 1, 1}),
            "m.gguf: key tokenizer.ggml.token_type: token 0 has type number "
            "6, which a gpt2 tokenizer does not know");
  EXPECT_EQ(errorWith("tokenizer.ggml.merges", Texts{"a b", "b b"}),
            "m.gguf: key tokenizer.ggml.merges: merge 1, 'b b', is not two "
            "tokens that make a third");
  EXPECT_EQ(errorWith("tokenizer.ggml.merges", Types{1}),
            "m.gguf: key tokenizer.ggml.merges: found an array of 1, expected "
            "an array of strings");
  EXPECT_EQ(errorWith("tokenizer.ggml.eos_token_id", 6u),
            "m.gguf: token id 6 (bos or eos) is not below the vocabulary size "
            "6");
}

// Special tokens must be there, and those that are added must be named.
TEST(GgufModel, RefusesMissingTokens) {
  GgufFile file = smallGgufModel();
  file.values.erase("tokenizer.ggml.tokens");
  EXPECT_EQ(errorFor(file), "m.gguf: key tokenizer.ggml.tokens: missing, "
                            "expected an array of strings");
  file = smallGgufModel();
  file.values.erase("tokenizer.ggml.bos_token_id");
  file.set("tokenizer.ggml.add_bos_token", true);
  EXPECT_EQ(errorFor(file),
            "m.gguf: key tokenizer.ggml.add_bos_token: true, but there is no "
            "tokenizer.ggml.bos_token_id");
  file = smallGgufModel();
  file.set("llama.vocab_size", 10u);
  file.set("tokenizer.ggml.eos_token_id", 7u);
  EXPECT_EQ(errorFor(file), "m.gguf: key tokenizer.ggml.eos_token_id: found "
                            "token 7 of 6");
}

// The real file, where it was fetched: 30 layers, all 272 tensors used.
TEST(GgufModel, ImportsSmolLm2) {
  auto spec =
      ModelSpec::load(KVC_SOURCE_DIR "/models/smollm2-135m-instruct.yaml", {});
  if (!spec) {
    std::string text = textOf(spec.takeError());
    EXPECT_NE(text.find("does not exist"), std::string::npos) << text;
    GTEST_SKIP() << text;
  }
  auto model = importModel(std::move(*spec));
  ASSERT_TRUE(bool(model)) << textOf(model.takeError());
  EXPECT_EQ(model->checkpoint->tensors().size(), 272u);
  EXPECT_EQ(model->config.layerCount, 30u);
  EXPECT_EQ(model->config.headCount, 9u);
  EXPECT_EQ(model->config.kvHeadCount, 3u);
  EXPECT_EQ(model->config.vocabSize, 49152u);
  EXPECT_EQ(model->config.rope.theta, 100000.0);
  EXPECT_TRUE(model->config.tiedEmbeddings);
  EXPECT_EQ(model->config.eosTokenIds, std::vector<uint32_t>{2});
  json tokenizer = json::parse(model->tokenizerJson);
  EXPECT_EQ(tokenizer["model"]["merges"].size(), 48900u);
  EXPECT_EQ(tokenizer["added_tokens"].size(), 17u);
}

} // namespace
