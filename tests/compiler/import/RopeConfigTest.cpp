// Expected frequencies were computed in Python from the published definitions
// (wavelengths for llama3, correction range for yarn), in double precision.

#include <cmath>

#include <gtest/gtest.h>

#include "compiler/import/ModelConfig.h"
#include "tests/compiler/import/TestFiles.h"

using namespace kvc;
using namespace kvc::test;

namespace {

std::string config(const std::string &rope) {
  return "{\"architectures\":[\"LlamaForCausalLM\"],\"hidden_size\":256,"
         "\"intermediate_size\":512,\"num_hidden_layers\":2,"
         "\"num_attention_heads\":4,\"vocab_size\":100,"
         "\"max_position_embeddings\":32768," +
         rope + "}";
}

ModelConfig read(const std::string &rope) {
  auto result = ModelConfig::fromJson(config(rope), "config.json");
  if (result)
    return *result;
  ADD_FAILURE() << textOf(result.takeError());
  return {};
}

std::string errorFor(const std::string &rope) {
  return textOf(ModelConfig::fromJson(config(rope), "config.json"));
}

/// Compares the frequencies 1, 13, 20, 29 and 31 of 32.
void expectFrequencies(const RopeConfig &rope, std::vector<double> expected) {
  std::vector<double> actual = rope.inverseFrequencies(64);
  ASSERT_EQ(actual.size(), 32u);
  EXPECT_EQ(actual[0],
            1.0 / (rope.kind == RopeConfig::Kind::Linear ? rope.factor : 1.0));
  const size_t indices[] = {1, 13, 20, 29, 31};
  for (size_t i = 0; i < expected.size(); ++i)
    EXPECT_NEAR(actual[indices[i]] / expected[i], 1.0, 1e-12) << indices[i];
}

// The plain embedding is theta^(-2i/D).
TEST(RopeConfig, Default) {
  expectFrequencies(read("\"rope_theta\":10000").rope,
                    {0.7498942093324558, 0.02371373705661654,
                     0.0031622776601683764, 0.00023713737056616532,
                     0.00013335214321633237});
}

// Linear scaling divides every frequency.
TEST(RopeConfig, Linear) {
  RopeConfig rope = read("\"rope_scaling\":{\"type\":\"linear\","
                         "\"factor\":4.0}")
                        .rope;
  expectFrequencies(rope, {0.7498942093324558 / 4, 0.02371373705661654 / 4});
}

// llama3 keeps short waves, divides long ones and blends between; the newer
// spelling holds theta as well.
TEST(RopeConfig, Llama3) {
  ModelConfig model = read(
      "\"rope_parameters\":{\"rope_type\":\"llama3\",\"factor\":32.0,"
      "\"low_freq_factor\":1.0,\"high_freq_factor\":4.0,"
      "\"original_max_position_embeddings\":8192,\"rope_theta\":500000.0}");
  expectFrequencies(model.rope, {0.6636012376960885, 0.004839421345719894,
                                 8.570255489881476e-06, 2.1387422816109156e-07,
                                 9.418306725434914e-08});
  EXPECT_EQ(model.maxPositions, 32768u);
}

constexpr const char *kYarn =
    "\"rope_theta\":1000000.0,\"rope_scaling\":{\"rope_type\":\"yarn\","
    "\"factor\":4.0,\"original_max_position_embeddings\":32768}";

// yarn blends over a rounded range and scales cos and sin; the model reaches
// factor times as far as its original context.
TEST(RopeConfig, Yarn) {
  ModelConfig model = read(kYarn);
  expectFrequencies(model.rope, {0.6493816315762113, 0.0030431177271236483,
                                 4.445698525097308e-05, 9.129353181370947e-07,
                                 3.849816315148732e-07});
  EXPECT_NEAR(model.rope.attentionFactor, 1.138629436111989, 1e-15);
  EXPECT_EQ(model.maxPositions, 131072u);
}

// truncate false leaves the range fractional.
TEST(RopeConfig, YarnWithoutTruncation) {
  RopeConfig rope =
      read(replaced(kYarn, "\"factor\"", "\"truncate\":false,\"factor\"")).rope;
  expectFrequencies(rope, {0.6493816315762113, 0.0032416347362497194});
}

// The attention factor is given, or follows mscale and mscale_all_dim where
// both are, or follows the factor.
TEST(RopeConfig, YarnAttentionFactor) {
  auto factor = [](const std::string &more) {
    return read("\"rope_scaling\":{\"type\":\"yarn\",\"factor\":40.0," + more +
                "\"original_max_position_embeddings\":4096}")
        .rope.attentionFactor;
  };
  EXPECT_NEAR(factor("\"mscale\":0.707,\"mscale_all_dim\":1.3,"),
              0.8521510516131852, 1e-15);
  EXPECT_NEAR(factor("\"mscale\":0.707,\"mscale_all_dim\":0,"),
              0.1 * std::log(40.0) + 1, 1e-15);
  EXPECT_EQ(factor("\"attention_factor\":1.5,\"mscale\":0.707,"), 1.5);
}

// Without a factor yarn takes the ratio of the two maxima; an explicit factor
// wins over it.
TEST(RopeConfig, YarnFactorRule) {
  EXPECT_EQ(read("\"rope_scaling\":{\"type\":\"yarn\","
                 "\"original_max_position_embeddings\":8192}")
                .rope.factor,
            4.0);
  EXPECT_EQ(read("\"rope_scaling\":{\"type\":\"yarn\",\"factor\":2.0,"
                 "\"original_max_position_embeddings\":8192}")
                .rope.factor,
            2.0);
}

// A table of divisors is applied after the formula.
TEST(RopeConfig, FrequencyDivisors) {
  RopeConfig rope;
  rope.frequencyDivisors = {1.0, 8.0};
  EXPECT_EQ(rope.inverseFrequencies(4),
            (std::vector<double>{1.0, std::pow(10000.0, -0.5) / 8}));
}

// Contradictions and unknown kinds are refused by name.
TEST(RopeConfig, RefusesWhatItCannotMean) {
  EXPECT_EQ(errorFor("\"rope_scaling\":{\"type\":\"dynamic\",\"factor\":2}"),
            "config.json: rope_scaling.rope_type: \"dynamic\" is not "
            "supported, expected default, linear, llama3 or yarn");
  EXPECT_EQ(errorFor("\"rope_scaling\":{\"factor\":2}"),
            "config.json: rope_scaling.rope_type: missing beside 'factor', "
            "expected linear, llama3 or yarn");
  EXPECT_EQ(errorFor("\"rope_scaling\":{\"type\":\"linear\"}"),
            "config.json: rope_scaling.factor: missing, expected a positive "
            "number");
  EXPECT_EQ(errorFor("\"rope_scaling\":\"linear\""),
            "config.json: rope_scaling: found string \"linear\", expected an "
            "object");
  EXPECT_EQ(errorFor("\"rope_theta\":1e4,\"rope_parameters\":"
                     "{\"rope_theta\":1e6}"),
            "config.json: rope_theta: contradicts rope_parameters.rope_theta");
  EXPECT_EQ(errorFor("\"rope_scaling\":{\"type\":\"linear\",\"factor\":2},"
                     "\"rope_parameters\":{\"rope_type\":\"default\"}"),
            "config.json: rope_scaling: kind \"linear\" contradicts "
            "rope_parameters, which say \"default\"");
  EXPECT_EQ(errorFor("\"rope_scaling\":{\"type\":\"yarn\","
                     "\"rope_type\":\"linear\",\"factor\":2}"),
            "config.json: rope_scaling.rope_type: found \"linear\", but type "
            "is \"yarn\"");
  EXPECT_EQ(errorFor("\"partial_rotary_factor\":0.5"),
            "config.json: partial_rotary_factor: partial rotary embedding is "
            "not supported, expected 1");
  EXPECT_EQ(errorFor("\"rope_scaling\":{\"type\":\"llama3\",\"factor\":8,"
                     "\"low_freq_factor\":4,\"high_freq_factor\":1,"
                     "\"original_max_position_embeddings\":8192}"),
            "config.json: rope_scaling.high_freq_factor: must be above "
            "low_freq_factor");
}

// yarn's own parameters must make sense together.
TEST(RopeConfig, RefusesYarnThatCannotBe) {
  EXPECT_EQ(errorFor("\"rope_scaling\":{\"type\":\"yarn\",\"factor\":2,"
                     "\"beta_fast\":1,\"beta_slow\":32}"),
            "config.json: rope_scaling.beta_fast: must not be below "
            "beta_slow");
  EXPECT_EQ(errorFor("\"rope_theta\":0.5,\"rope_scaling\":"
                     "{\"type\":\"yarn\",\"factor\":2}"),
            "config.json: rope_scaling.rope_theta: must be above 1 for yarn");
  EXPECT_EQ(errorFor("\"rope_scaling\":{\"type\":\"yarn\","
                     "\"factor\":1e9}"),
            "config.json: rope_scaling: reaches beyond 2^32 positions");
}

} // namespace
