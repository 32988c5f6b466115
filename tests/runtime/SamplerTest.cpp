// Tests of runtime/engine/Sampler.h and Philox.h.

#include "runtime/engine/Sampler.h"

#include <cmath>
#include <gtest/gtest.h>
#include <limits>
#include <set>

#include "runtime/engine/Philox.h"

namespace kvc {
namespace {

constexpr float nan = std::numeric_limits<float>::quiet_NaN();
constexpr float infinity = std::numeric_limits<float>::infinity();

uint32_t choose(const std::vector<float> &logits,
                const SamplingParameters &parameters, uint64_t index = 0) {
  Sampler sampler;
  Result<Sample> sample = sampler.sample(logits, parameters, index);
  EXPECT_TRUE(sample.ok()) << sample.status().message();
  return sample->id;
}

/// All ids that 400 outputs choose.
std::set<uint32_t> chosen(const std::vector<float> &logits,
                          const SamplingParameters &parameters) {
  std::set<uint32_t> ids;
  for (uint64_t index = 0; index < 400; ++index)
    ids.insert(choose(logits, parameters, index));
  return ids;
}

/// Logits whose softmax is `probabilities`.
std::vector<float> logitsOf(const std::vector<double> &probabilities) {
  std::vector<float> logits;
  for (double probability : probabilities)
    logits.push_back(static_cast<float>(std::log(probability)));
  return logits;
}

// The known-answer vectors that Random123 publishes for philox4x32 of 10
// rounds (tests/kat_vectors).
TEST(Philox, GivesKnownAnswers) {
  constexpr uint32_t ones = 0xFFFFFFFF;
  EXPECT_EQ(philox4x32({0, 0, 0, 0}, {0, 0}),
            (PhiloxBlock{0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8}));
  EXPECT_EQ(philox4x32({ones, ones, ones, ones}, {ones, ones}),
            (PhiloxBlock{0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD}));
  EXPECT_EQ(philox4x32({0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344},
                       {0xA4093822, 0x299F31D0}),
            (PhiloxBlock{0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1}));
}

// A uniform number takes all 64 bits of seed and index, and 53 bits of output.
TEST(Philox, UniformUsesSeedAndIndex) {
  EXPECT_EQ(philoxUniform(0, 0),
            std::ldexp(double(0x6627E8D5E169C58D >> 11), -53));
  std::set<double> values;
  for (uint64_t seed : {0ull, 1ull, 1ull << 32})
    for (uint64_t index : {0ull, 1ull, 1ull << 32})
      values.insert(philoxUniform(seed, index));
  EXPECT_EQ(values.size(), 9u);
}

// Greedy takes the highest logit, of equal ones the lowest id, whatever the
// other parameters say.
TEST(Sampler, GreedyTakesTheFirstHighest) {
  EXPECT_EQ(choose({1, 3, 2, 3}, {.temperature = 0}), 1u);
  EXPECT_EQ(choose({1, 3, 2, 3}, {.temperature = 9e-6, .minP = 0.5, .seed = 7}),
            1u);
}

// NaN is skipped and counted, by greedy and by random choice alike.
TEST(Sampler, CountsNaN) {
  Sampler sampler;
  for (double temperature : {0.0, 1.0}) {
    Result<Sample> sample =
        sampler.sample(std::vector<float>{nan, -infinity, 5, nan},
                       {.temperature = temperature, .topK = 3, .topP = 0.9}, 0);
    ASSERT_TRUE(sample.ok());
    EXPECT_EQ(sample->id, 2u);
    EXPECT_EQ(sample->nanCount, 2u);
  }
}

// A row without any candidate is our own fault and says what was in it.
TEST(Sampler, RefusesEmptyRows) {
  Sampler sampler;
  Result<Sample> sample =
      sampler.sample(std::vector<float>{nan, -infinity, nan}, {}, 0);
  EXPECT_EQ(sample.status().code(), Code::Internal);
  EXPECT_EQ(sample.status().message(),
            "no logit of 3 is above -infinity; 2 are NaN");
  EXPECT_FALSE(sampler.sample({}, {.temperature = 0}, 0).ok());
}

// Infinite logits share the whole mass.
TEST(Sampler, PlusInfinityWins) {
  std::vector<float> logits{1, infinity, 100, infinity};
  EXPECT_EQ(chosen(logits, {}), (std::set<uint32_t>{1, 3}));
  EXPECT_EQ(chosen(logits, {.minP = 0.1, .topK = 3, .topP = 0.9}),
            (std::set<uint32_t>{1, 3}));
}

// top_k keeps all that tie with the k-th highest, as vLLM does.
TEST(Sampler, TopKKeepsTies) {
  std::vector<float> logits{1, 2, 2, 0, 3};
  EXPECT_EQ(chosen(logits, {.topK = 1}), std::set<uint32_t>{4});
  EXPECT_EQ(chosen(logits, {.topK = 2}), (std::set<uint32_t>{1, 2, 4}));
  EXPECT_EQ(chosen(logits, {.topK = 99}).size(), 5u);
}

// top_p keeps the smallest head that holds top_p: a token goes in while what
// is before it holds less.
TEST(Sampler, TopPKeepsTheSmallestHead) {
  std::vector<float> logits = logitsOf({0.1, 0.4, 0.2, 0.3});
  EXPECT_EQ(chosen(logits, {.topP = 1e-9}), std::set<uint32_t>{1});
  EXPECT_EQ(chosen(logits, {.topP = 0.39}), std::set<uint32_t>{1});
  EXPECT_EQ(chosen(logits, {.topP = 0.41}), (std::set<uint32_t>{1, 3}));
  EXPECT_EQ(chosen(logits, {.topP = 0.71}), (std::set<uint32_t>{1, 2, 3}));
  EXPECT_EQ(chosen(logits, {.topP = 0.95}).size(), 4u);
}

// Of equal logits top_p keeps the lower ids, also where it has to sort in
// several rounds.
TEST(Sampler, TopPKeepsLowerIdsOfEqualLogits) {
  std::set<uint32_t> ids =
      chosen(std::vector<float>(1000, 1.0f), {.topP = 0.1});
  EXPECT_LT(*ids.rbegin(), 100u);
  EXPECT_GT(ids.size(), 90u);
}

// min_p is relative to the highest probability.
TEST(Sampler, MinPIsRelativeToTheHighest) {
  std::vector<float> logits = logitsOf({0.1, 0.4, 0.2, 0.3});
  EXPECT_EQ(chosen(logits, {.minP = 1}), std::set<uint32_t>{1});
  EXPECT_EQ(chosen(logits, {.minP = 0.51}), (std::set<uint32_t>{1, 3}));
  EXPECT_EQ(chosen(logits, {.minP = 0.49}), (std::set<uint32_t>{1, 2, 3}));
}

// The order of filters shows: temperature before min_p and top_p, and top_p on
// the renormalised rest of min_p and top_k.
TEST(Sampler, FiltersInVllmsOrder) {
  std::vector<float> logits = logitsOf({0.1, 0.4, 0.2, 0.3});
  // At temperature 0.5 the ratios are squared: 0.3 / 0.4 becomes 0.5625.
  EXPECT_EQ(chosen(logits, {.temperature = 0.5, .minP = 0.6}),
            std::set<uint32_t>{1});
  // Of {0.4, 0.3} the first holds 0.571, so that 0.55 keeps it alone; of all
  // four it would hold 0.4.
  EXPECT_EQ(chosen(logits, {.topK = 2, .topP = 0.55}), std::set<uint32_t>{1});
  EXPECT_EQ(chosen(logits, {.minP = 0.7, .topP = 0.55}), std::set<uint32_t>{1});
  EXPECT_EQ(chosen(logits, {.topP = 0.55}), (std::set<uint32_t>{1, 3}));
}

// Frequencies follow the probabilities: chi-squared of 20,000 outputs with 4
// degrees of freedom stays below 18.5, which one seed in a thousand exceeds.
TEST(Sampler, FollowsTheDistribution) {
  const std::vector<double> probabilities{0.5, 0.05, 0.25, 0.15, 0.05};
  const std::vector<float> logits = logitsOf(probabilities);
  constexpr uint32_t draws = 20'000;
  std::vector<uint32_t> counts(5);
  for (uint64_t index = 0; index < draws; ++index)
    ++counts[choose(logits, {.seed = 1}, index)];
  double chiSquared = 0;
  for (size_t id = 0; id < 5; ++id) {
    double expected = probabilities[id] * draws;
    chiSquared += (counts[id] - expected) * (counts[id] - expected) / expected;
  }
  EXPECT_LT(chiSquared, 18.5);
}

// The choices that a second implementation, written in Python from the header
// alone, makes for five settings.
TEST(Sampler, MatchesReferenceChoices) {
  std::vector<float> logits;
  for (int id = 0; id < 200; ++id)
    logits.push_back(static_cast<float>(id * 37 % 101) / 16);
  struct Row {
    SamplingParameters parameters;
    std::vector<uint32_t> ids;
  };
  const Row rows[] = {
      {{.temperature = 1, .seed = 42},
       {125, 199, 163, 147, 65, 60, 46, 70, 111, 54, 109, 65}},
      {{.temperature = 0.8, .topP = 0.9, .seed = 42},
       {128, 199, 161, 147, 62, 60, 46, 68, 114, 54, 109, 62}},
      {{.temperature = 1.5, .topK = 20, .topP = 0.7, .seed = 42},
       {120, 191, 161, 150, 60, 60, 49, 60, 109, 49, 109, 60}},
      {{.temperature = 0.7, .minP = 0.05, .topK = 50, .topP = 0.95, .seed = 42},
       {128, 199, 161, 147, 60, 60, 46, 68, 117, 54, 109, 60}},
      {{.temperature = 2, .minP = 0.3, .topP = 0.5, .seed = 42},
       {128, 199, 169, 150, 68, 60, 49, 68, 117, 57, 109, 68}},
  };
  Sampler sampler; // one for all: nothing may stick from call to call
  for (const Row &row : rows)
    for (size_t index = 0; index < row.ids.size(); ++index)
      EXPECT_EQ(sampler.sample(logits, row.parameters, index)->id,
                row.ids[index]);
}

// Parameters outside of their range are named with the range.
TEST(Sampler, ValidatesParameters) {
  auto error = [](SamplingParameters parameters) {
    return parameters.validate().message();
  };
  EXPECT_EQ(error({}), "");
  EXPECT_EQ(error({.temperature = -0.5}),
            "temperature is -0.5, expected a number of at least 0");
  EXPECT_EQ(error({.temperature = std::nan("")}),
            "temperature is nan, expected a number of at least 0");
  EXPECT_EQ(error({.minP = 1.5}), "min_p is 1.5, expected a number in [0, 1]");
  EXPECT_EQ(error({.topP = 0}), "top_p is 0, expected a number in (0, 1]");
}

} // namespace
} // namespace kvc
