#include <gtest/gtest.h>

#include "compiler/import/ModelConfig.h"
#include "tests/compiler/import/TestFiles.h"

using namespace kvc;
using namespace kvc::test;

namespace {

/// The body of a small valid config; `more` comes last and must not repeat.
std::string config(const std::string &architecture, const std::string &more) {
  return "{\"architectures\":[\"" + architecture +
         "\"],\"hidden_size\":256,\"intermediate_size\":512,"
         "\"num_hidden_layers\":2,\"num_attention_heads\":4,"
         "\"vocab_size\":100,\"max_position_embeddings\":4096" +
         (more.empty() ? "" : ",") + more + "}";
}

ModelConfig read(const std::string &text) {
  auto result = ModelConfig::fromJson(text, "config.json");
  if (result)
    return *result;
  ADD_FAILURE() << textOf(result.takeError());
  return {};
}

std::string errorFor(const std::string &text) {
  return textOf(ModelConfig::fromJson(text, "config.json"));
}
std::string llamaError(const std::string &more) {
  return errorFor(config("LlamaForCausalLM", more));
}
std::string mistralError(const std::string &more) {
  return errorFor(config("MistralForCausalLM", more));
}

constexpr const char *kMoe =
    "\"num_experts\":8,\"num_experts_per_tok\":2,"
    "\"moe_intermediate_size\":64,\"norm_topk_prob\":true,"
    "\"num_key_value_heads\":1,\"head_dim\":128";
std::string moeError(const std::string &more) {
  return errorFor(config("Qwen3MoeForCausalLM", kMoe + ("," + more)));
}

// Missing keys take the defaults of transformers.
TEST(ModelConfig, ReadsLlamaWithDefaults) {
  ModelConfig llama = read(config(
      "LlamaForCausalLM", "\"eos_token_id\":[7,2,7],\"bos_token_id\":1"));
  EXPECT_EQ(llama.architecture, "LlamaForCausalLM");
  EXPECT_EQ(llama.headDim, 64u);
  EXPECT_EQ(llama.kvHeadCount, 4u);
  EXPECT_EQ(llama.maxPositions, 4096u);
  EXPECT_EQ(llama.rmsNormEpsilon, 1e-6);
  EXPECT_EQ(llama.rope.theta, 10000.0);
  EXPECT_FALSE(llama.qkvBias || llama.qkNorm || llama.tiedEmbeddings);
  EXPECT_FALSE(llama.moe.has_value());
  EXPECT_EQ(llama.eosTokenIds, (std::vector<uint32_t>{2, 7}));
  EXPECT_EQ(llama.bosTokenId, 1u);
}

// The architecture decides biases, q/k norm and experts.
TEST(ModelConfig, ReadsTraitsOfEachArchitecture) {
  EXPECT_FALSE(read(config("MistralForCausalLM", "\"head_dim\":null,"
                                                 "\"sliding_window\":null"))
                   .qkvBias);
  EXPECT_TRUE(
      read(config("LlamaForCausalLM", "\"attention_bias\":true")).qkvBias);
  ModelConfig qwen2 = read(config(
      "Qwen2ForCausalLM", "\"tie_word_embeddings\":true,\"sliding_window\":"
                          "131072,\"use_sliding_window\":false"));
  EXPECT_TRUE(qwen2.qkvBias && qwen2.tiedEmbeddings && !qwen2.qkNorm);
  ModelConfig qwen3 = read(config("Qwen3ForCausalLM", ""));
  EXPECT_TRUE(qwen3.qkNorm && !qwen3.qkvBias);
  EXPECT_EQ(qwen3.headDim, 128u);
  ModelConfig moe = read(config("Qwen3MoeForCausalLM", kMoe));
  ASSERT_TRUE(moe.moe.has_value());
  EXPECT_EQ(moe.moe->expertCount, 8u);
  EXPECT_EQ(moe.moe->expertsPerToken, 2u);
  EXPECT_EQ(moe.moe->intermediateSize, 64u);
  EXPECT_TRUE(moe.moe->normTopkProb && moe.qkNorm);
}

// The configs of the micro models are read as what they are.
TEST(ModelConfig, ReadsMicroModels) {
  std::string root = KVC_SOURCE_DIR "/models/";
  ModelConfig moe = read(readFile(root + "tiny-qwen3-moe/config.json"));
  EXPECT_EQ(moe.moe->expertCount, 8u);
  EXPECT_EQ(moe.headCount, 8u);
  EXPECT_EQ(read(readFile(root + "tiny-qwen2/config.json")).headDim, 64u);
}

// A key that is missing or of the wrong type is named, with what was found.
TEST(ModelConfig, NamesMissingAndMistypedKeys) {
  EXPECT_EQ(errorFor("{\"architectures\":[\"LlamaForCausalLM\"]}"),
            "config.json: hidden_size: missing, expected a positive integer");
  std::string good = config("LlamaForCausalLM", "");
  EXPECT_EQ(errorFor(replaced(good, ":256", ":\"256\"")),
            "config.json: hidden_size: found string \"256\", expected a "
            "positive integer");
  EXPECT_EQ(errorFor(replaced(good, ":256", ":-1")),
            "config.json: hidden_size: found number -1, expected a positive "
            "integer");
  EXPECT_EQ(errorFor(replaced(good, ":256", ":4294967296")),
            "config.json: hidden_size: found number 4294967296, expected a "
            "positive integer");
  EXPECT_EQ(llamaError("\"rms_norm_eps\":0"),
            "config.json: rms_norm_eps: found number 0, expected a positive "
            "number");
  EXPECT_EQ(llamaError("\"tie_word_embeddings\":1"),
            "config.json: tie_word_embeddings: found number 1, expected true "
            "or false");
  EXPECT_EQ(llamaError("\"eos_token_id\":[1,-1]"),
            "config.json: eos_token_id: found number -1, expected a "
            "non-negative integer below 2^32");
  EXPECT_EQ(llamaError("\"eos_token_id\":100"),
            "config.json: token id 100 (bos or eos) is not below the "
            "vocabulary size 100");
  EXPECT_EQ(llamaError("\"hidden_act\":3"),
            "config.json: hidden_act: found number 3, expected a string");
  // A value of a file does not reach the terminal unseen.
  EXPECT_EQ(llamaError("\"tie_word_embeddings\":\"a\\u001b[2J" +
                       std::string(80, 'b') + "\""),
            "config.json: tie_word_embeddings: found string \"a?[2J" +
                std::string(75, 'b') + "...\", expected true or false");
  EXPECT_EQ(errorFor("[]"),
            "config.json: found an array of 0, expected an object");
  EXPECT_NE(errorFor("{\n \"a\": }").find("config.json:2:7: not valid JSON: "),
            std::string::npos)
      << errorFor("{\n \"a\": }");
}

// Unknown architectures are refused with the list of known ones.
TEST(ModelConfig, RefusesUnknownArchitecture) {
  std::string list = "LlamaForCausalLM, MistralForCausalLM, Qwen2ForCausalLM, "
                     "Qwen3ForCausalLM, Qwen3MoeForCausalLM";
  EXPECT_EQ(errorFor(config("GPT2LMHeadModel", "")),
            "config.json: architectures: 'GPT2LMHeadModel' is not supported, "
            "expected one of " +
                list);
  EXPECT_EQ(errorFor("{}"), "config.json: architectures: missing, expected an "
                            "array with one of " +
                                list);
}

// What has no kernel is refused by its name.
TEST(ModelConfig, RefusesWhatHasNoKernel) {
  EXPECT_EQ(llamaError("\"head_dim\":72"),
            "config.json: head size 72 has no attention kernel, expected 64, "
            "80, 96, 128 or 256");
  EXPECT_EQ(llamaError("\"num_key_value_heads\":3"),
            "config.json: 4 attention heads are not a multiple of 3 KV heads");
  EXPECT_EQ(errorFor(replaced(config("LlamaForCausalLM", ""), ":256", ":257")),
            "config.json: num_attention_heads: 4 heads do not divide "
            "hidden_size 257 and there is no head_dim");
  EXPECT_EQ(llamaError("\"hidden_act\":\"gelu\""),
            "config.json: hidden_act: 'gelu' is not supported, expected "
            "\"silu\"");
  EXPECT_EQ(llamaError("\"mlp_bias\":true"),
            "config.json: mlp_bias: a bias in the MLP is not supported, "
            "expected false");
  EXPECT_EQ(llamaError("\"quantization_config\":{\"quant_method\":\"exl2\"}"),
            "config.json: quantization_config: quantisation 'exl2' is not "
            "supported, expected awq, gptq, compressed-tensors, an unquantised "
            "checkpoint or a "
            "GGUF file");
  EXPECT_EQ(llamaError("\"layer_types\":[\"full_attention\","
                       "\"sliding_attention\"]"),
            "config.json: layer_types: found string \"sliding_attention\", "
            "only \"full_attention\" is supported");
  EXPECT_EQ(mistralError("\"sliding_window\":4096"),
            "config.json: sliding_window: found number 4096; sliding-window "
            "attention is not supported, expected null or use_sliding_window "
            "false");
  EXPECT_EQ(mistralError("\"sliding_window\":4096,"
                         "\"use_sliding_window\":false"),
            "");
}

// A list of layer types must be a list.
TEST(ModelConfig, RefusesLayerTypesOfOtherKind) {
  EXPECT_EQ(llamaError("\"layer_types\":\"full_attention\""),
            "config.json: layer_types: found string \"full_attention\", "
            "expected an array");
}

// Dense layers among expert layers have no place in the traits.
TEST(ModelConfig, RefusesOddMoe) {
  EXPECT_EQ(moeError("\"decoder_sparse_step\":2"),
            "config.json: decoder_sparse_step: dense layers among MoE layers "
            "are not supported, expected 1");
  EXPECT_EQ(moeError("\"mlp_only_layers\":[0]"),
            "config.json: mlp_only_layers: found an array of 1; dense layers "
            "among MoE layers are not supported, expected []");
  EXPECT_EQ(moeError("\"num_local_experts\":4"),
            "config.json: num_local_experts: contradicts num_experts");
  EXPECT_EQ(errorFor(config("Qwen3MoeForCausalLM",
                            replaced(kMoe, "per_tok\":2", "per_tok\":9"))),
            "config.json: num_experts_per_tok: found 9 of 8 experts");
}

} // namespace
