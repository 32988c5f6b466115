// Same prompt, same bits: alone, in a batch, in chunks, with graphs or without,
// by any number of threads, after other sequences have used the pages.

#include <cstring>
#include <filesystem>
#include <fstream>
#include <random>

#include <gtest/gtest.h>

#include "runtime/engine/Sequence.h"
#include "tests/e2e/Compiled.h"

namespace kvc {
namespace {

using Rows = std::vector<std::vector<float>>;

/// What a test is run for: a model, a cache type, a target.
struct Case {
  const char *model, *dtype, *target = "cpu";
  bool calibrated = false; ///< with a scale and center for each channel

  bool onCard() const { return std::string(target) != "cpu"; }
};

void PrintTo(const Case &value, std::ostream *stream) {
  *stream << value.model << " " << value.dtype << " " << value.target;
}

class Determinism : public testing::TestWithParam<Case> {
protected:
  void SetUp() override {
    if (std::string(GetParam().model).starts_with("smollm2") &&
        !std::filesystem::exists(std::string(KVC_SOURCE_DIR) +
                                 "/models/smollm2"))
      GTEST_SKIP() << "SmolLM2 is not there";
    path_ = compiled(GetParam().model,
                     std::string("--kv-cache-dtype ") + GetParam().dtype +
                         " --max-model-len 2048 --target " + GetParam().target +
                         (GetParam().calibrated ? scales() : ""));
  }

  /// The option that gives made-up scales.
  static std::string scales() {
    auto artifact = Artifact::load(compiled(GetParam().model), {});
    EXPECT_TRUE(artifact.ok()) << artifact.status().message();
    KvParameters made = KvParameters::unit(artifact->manifest());
    std::mt19937 random(1);
    for (KvChannel &channel : made.channels)
      channel = {(random() % 100 + 20) / 2000.0f, random() % 100 / 100.0f};
    std::string path = testing::TempDir() + GetParam().model + ".scales";
    Status written = writeKvParameters(path, {made, made, made});
    EXPECT_TRUE(written.ok()) << written.message();
    return " --kv-cache-scales " + path;
  }

  /// A count for the simulator, which is slow, and one for cpu.
  static uint32_t scaled(uint32_t onCard, uint32_t onCpu) {
    return GetParam().onCard() ? onCard : onCpu;
  }

  LoadedModel load(uint32_t threads = 2, bool eager = false) {
    auto model = LoadedModel::load(
        path_, {.threads = threads, .eager = eager, .cacheTokens = 16384});
    EXPECT_TRUE(model.ok()) << model.status().message();
    return std::move(*model);
  }

  /// Random tokens: what they say does not matter.
  static std::vector<uint32_t> prompt(uint32_t seed, uint32_t count) {
    std::mt19937 random(seed);
    std::vector<uint32_t> tokens(count);
    for (uint32_t &token : tokens)
      token = random() % 1000;
    return tokens;
  }

  /// The last logits of `tokens`, then those of `steps` greedy steps.
  static Rows alone(LoadedModel &model, std::vector<uint32_t> tokens,
                    uint32_t chunk, uint32_t steps) {
    Rows rows;
    Sequence sequence(model.pool());
    auto keep = [&](size_t, std::span<const float> row) {
      rows.emplace_back(row.begin(), row.end());
    };
    Status status = feed(model, sequence, tokens, chunk, false, keep);
    EXPECT_TRUE(status.ok()) << status.message();
    for (uint32_t step = 0; step < steps; ++step) {
      uint32_t next = best(rows.back());
      status = feed(model, sequence, {&next, 1}, 0, false, keep);
      EXPECT_TRUE(status.ok()) << status.message();
    }
    return rows;
  }

  static uint32_t best(const std::vector<float> &row) {
    return static_cast<uint32_t>(std::max_element(row.begin(), row.end()) -
                                 row.begin());
  }

  static void expectSame(const Rows &found, const Rows &expected,
                         const std::string &what) {
    ASSERT_EQ(found.size(), expected.size()) << what;
    for (size_t i = 0; i < found.size(); ++i)
      ASSERT_EQ(std::memcmp(found[i].data(), expected[i].data(),
                            found[i].size() * sizeof(float)),
                0)
          << what << ", row " << i;
  }

  std::string path_;
};

// A prompt longer than a key range, so that merging is exercised too; on a
// card, longer than what one wave of attention takes.
constexpr uint32_t kPromptTokens = 530, kCardPromptTokens = 150;
constexpr uint32_t kSteps = 4;

TEST_P(Determinism, ChunksOfThePrompt) {
  LoadedModel model = load();
  auto tokens = prompt(1, scaled(kCardPromptTokens, kPromptTokens));
  Rows expected = alone(model, tokens, 0, kSteps);
  for (uint32_t chunk : {7u, 16u, 64u})
    expectSame(alone(model, tokens, chunk, kSteps), expected,
               "chunks of " + std::to_string(chunk));
}

// One row at a time takes the decode buckets for the whole prompt.
TEST_P(Determinism, OneTokenAtATime) {
  LoadedModel model = load();
  auto tokens = prompt(2, scaled(70, 150));
  expectSame(alone(model, tokens, 1, kSteps), alone(model, tokens, 0, kSteps),
             "chunks of 1");
}

TEST_P(Determinism, Threads) {
  if (GetParam().onCard())
    GTEST_SKIP() << "of the cpu target alone";
  LoadedModel one = load(1), three = load(3);
  auto tokens = prompt(3, 100);
  expectSame(alone(three, tokens, 0, kSteps), alone(one, tokens, 0, kSteps),
             "three threads");
}

TEST_P(Determinism, EagerAndReplay) {
  LoadedModel graph = load(), eager = load(2, true);
  auto tokens = prompt(4, scaled(40, 100));
  expectSame(alone(eager, tokens, 0, kSteps), alone(graph, tokens, 0, kSteps),
             "eager");
}

// Freed pages hold stale numbers: here NaN patterns, which must never be read.
TEST_P(Determinism, PoisonedPages) {
  LoadedModel model = load();
  auto tokens = prompt(5, 75);
  Rows expected = alone(model, tokens, 0, kSteps);
  Buffer pages = model.runner().kvBuffer();
  std::memset(pages.address, 0xFF, pages.bytes);
  expectSame(alone(model, tokens, 0, kSteps), expected, "poisoned pages");
}

// 1 to 8 sequences of different lengths, prefilled together and decoded
// together; each must get the logits it gets alone.
TEST_P(Determinism, Batches) {
  LoadedModel model = load();
  uint32_t most = model.runner().sequencesMax();
  std::vector<std::vector<uint32_t>> prompts;
  std::vector<Rows> expected;
  for (uint32_t i = 0; i < most; ++i) {
    prompts.push_back(prompt(10 + i, 3 + 17 * i % 60));
    expected.push_back(alone(model, prompts[i], 0, kSteps));
  }
  for (uint32_t batch = 1; batch <= most; batch += scaled(2, 1)) {
    std::vector<std::unique_ptr<Sequence>> sequences;
    std::vector<std::vector<uint32_t>> next;
    std::vector<Rows> found(batch);
    for (uint32_t i = 0; i < batch; ++i) {
      sequences.push_back(std::make_unique<Sequence>(model.pool()));
      next.push_back(prompts[i]);
    }
    for (uint32_t step = 0; step <= kSteps; ++step) {
      std::vector<StepRows> groups;
      for (uint32_t i = 0; i < batch; ++i) {
        ASSERT_TRUE(sequences[i]->reserve(next[i].size()).ok());
        groups.push_back(sequences[i]->rows(next[i], 1));
      }
      Status status = model.runner().run(groups);
      ASSERT_TRUE(status.ok()) << status.message();
      for (uint32_t i = 0; i < batch; ++i) {
        auto row = model.runner().logits(i);
        found[i].emplace_back(row.begin(), row.end());
        sequences[i]->advance(static_cast<uint32_t>(next[i].size()));
        next[i] = {best(found[i].back())};
      }
    }
    for (uint32_t i = 0; i < batch; ++i)
      expectSame(found[i], expected[i],
                 "sequence " + std::to_string(i) + " of " +
                     std::to_string(batch));
  }
}

std::string nameOf(const testing::TestParamInfo<Case> &info) {
  std::string name = std::string(info.param.model) + "_" + info.param.dtype;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

// Needs a HIP runtime with a card: run by ctest on the simulator.
INSTANTIATE_TEST_SUITE_P(
    Gfx, Determinism,
    testing::Values(Case{"tiny-llama", "f16", "gfx1100"},
                    Case{"tiny-qwen3", "fp8_e4m3", "gfx1100"},
                    Case{"tiny-qwen2", "int8", "gfx1100", true},
                    Case{"tiny-qwen3-moe", "fp8_e4m3", "gfx1100"}),
    nameOf);

INSTANTIATE_TEST_SUITE_P(
    Models, Determinism,
    testing::Values(Case{"tiny-llama", "f16"}, Case{"tiny-llama", "fp8_e4m3"},
                    Case{"tiny-qwen2", "fp8_e5m2"},
                    Case{"tiny-qwen3", "fp8_e4m3", "cpu", true},
                    Case{"tiny-qwen3", "int8", "cpu", true},
                    Case{"tiny-qwen3-moe", "f16"},
                    Case{"tiny-qwen3-moe", "fp8_e4m3"},
                    Case{"smollm2-135m-instruct", "f16"},
                    Case{"smollm2-135m-instruct", "fp8_e4m3"}),
    nameOf);

// The templates promise the same bits with registers of 8 and of 16 floats.
TEST(CpuFeatures, Avx2AndAvx512GiveTheSameBits) {
  if (!__builtin_cpu_supports("avx512f"))
    GTEST_SKIP() << "this machine has no AVX-512";
  std::vector<std::vector<float>> rows;
  for (const char *features : {"avx2", "avx512"}) {
    auto model = LoadedModel::load(
        compiled("tiny-qwen3-moe", std::string("--cpu-features ") + features),
        {});
    ASSERT_TRUE(model.ok()) << model.status().message();
    Sequence sequence(model->pool());
    std::vector<uint32_t> tokens(100);
    for (uint32_t i = 0; i < 100; ++i)
      tokens[i] = i * 7 % 1000;
    Status status = feed(*model, sequence, tokens, 0, false,
                         [&](size_t, std::span<const float> row) {
                           rows.emplace_back(row.begin(), row.end());
                         });
    ASSERT_TRUE(status.ok()) << status.message();
  }
  EXPECT_EQ(std::memcmp(rows[0].data(), rows[1].data(), rows[0].size() * 4), 0);
}

} // namespace
} // namespace kvc
