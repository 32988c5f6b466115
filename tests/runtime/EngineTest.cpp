#include "runtime/engine/Engine.h"

#include <atomic>
#include <cmath>
#include <condition_variable>
#include <limits>
#include <map>
#include <numeric>

#include <gtest/gtest.h>

#include "runtime/engine/LogitEditor.h"
#include "tests/runtime/BookDevice.h"
#include "tests/runtime/TinyTokenizer.h"

namespace kvc {
namespace {

constexpr uint32_t kVocabulary = 262;

/// All that came for a sequence.
struct Output {
  std::vector<uint32_t> tokens;
  std::string text, failure;
  std::vector<std::string> pieces;
  std::vector<PositionLogprobs> logprobs, promptLogprobs;
  std::optional<FinishReason> finish;
  decltype(GenerationEvent::stopReason) stopReason;
};

class Collector : public GenerationSink {
public:
  void deliver(std::vector<GenerationEvent> events) override {
    std::lock_guard lock(mutex_);
    for (GenerationEvent &event : events) {
      Output &output = outputs_[static_cast<uint64_t>(event.id)];
      EXPECT_FALSE(output.finish) << "an event after the last";
      if (event.token)
        output.tokens.push_back(*event.token);
      output.text += event.text;
      output.pieces.push_back(event.text);
      if (event.logprobs)
        output.logprobs.push_back(*event.logprobs);
      if (!event.promptLogprobs.empty())
        output.promptLogprobs = event.promptLogprobs;
      output.finish = event.finish;
      output.stopReason = event.stopReason;
      output.failure = event.failure;
      finished_ += event.finish.has_value();
    }
    wake_.notify_all();
  }

  /// Waits until `count` sequences have ended.
  std::map<uint64_t, Output> wait(size_t count) {
    std::unique_lock lock(mutex_);
    EXPECT_TRUE(wake_.wait_for(lock, std::chrono::seconds(20),
                               [&] { return finished_ >= count; }));
    return outputs_;
  }

  /// Waits until one sequence has ended.
  Output waitFor(uint64_t id) {
    std::unique_lock lock(mutex_);
    EXPECT_TRUE(wake_.wait_for(lock, std::chrono::seconds(20), [&] {
      return outputs_[id].finish.has_value();
    }));
    return outputs_[id];
  }

private:
  std::mutex mutex_;
  std::condition_variable wake_;
  std::map<uint64_t, Output> outputs_;
  size_t finished_ = 0;
};

/// Fails from a step on.
class FailingDevice : public BookDevice {
public:
  using BookDevice::BookDevice;
  Status run(std::span<const StepRows> groups) override {
    if (stepCount() >= 3)
      return Status(Code::Internal, "a fault at 0x10");
    return BookDevice::run(groups);
  }
};

struct Setup {
  uint32_t pageCount = 64, stepTokensMax = 64, sequencesMax = 8;
  uint32_t waitingMax = 100, modelLengthMax = 512;
  bool prefixCaching = true;
  std::vector<uint32_t> endTokens = {};
};

template <typename Device = BookDevice> class Bench {
public:
  explicit Bench(const Setup &setup = {})
      : tokenizer_(std::move(*Tokenizer::fromJson(tinyTokenizer().dump(), ""))),
        device_({.pageCount = setup.pageCount,
                 .vocabulary = kVocabulary,
                 .rowsMax = setup.stepTokensMax,
                 .sequencesMax = setup.sequencesMax}),
        engine_(std::make_unique<Engine>(
            device_, tokenizer_, collector_,
            Engine::Options{
                .scheduler = {.sequencesMax = setup.sequencesMax,
                              .stepTokensMax = setup.stepTokensMax,
                              .logitRowsMax = 64,
                              .modelLengthMax = setup.modelLengthMax,
                              .waitingMax = setup.waitingMax},
                .prefixCaching = setup.prefixCaching,
                .identity = "test",
                .pageCount = setup.pageCount,
                .endTokens = setup.endTokens,
                .ownEndToken = 260u})) {}

  Status add(uint64_t id, std::vector<uint32_t> prompt,
             GenerationParameters parameters) {
    std::vector<GenerationRequest> requests;
    requests.push_back({.id = SequenceId(id),
                        .prompt = std::move(prompt),
                        .parameters = std::move(parameters)});
    return engine_->submit(std::move(requests));
  }

  /// Runs one request alone.
  Output run(std::vector<uint32_t> prompt, GenerationParameters parameters) {
    uint64_t id = ++lastId_;
    EXPECT_TRUE(add(id, std::move(prompt), std::move(parameters)).ok());
    return collector_.waitFor(id);
  }

  Engine &engine() { return *engine_; }
  Collector &collector() { return collector_; }
  void stop() { engine_.reset(); }

private:
  Tokenizer tokenizer_;
  Collector collector_;
  Device device_;
  std::unique_ptr<Engine> engine_;
  uint64_t lastId_ = 1000;
};

std::vector<uint32_t> prompt(uint32_t length, uint32_t first) {
  std::vector<uint32_t> ids(length);
  for (uint32_t i = 0; i < length; ++i)
    ids[i] = (first + i * 7) % 256;
  return ids;
}

GenerationParameters greedy(uint32_t outputMax) {
  GenerationParameters parameters;
  parameters.sampling.temperature = 0;
  parameters.outputMax = outputMax;
  return parameters;
}

// A sequence's tokens are the same alone and in any company: batched, chunked,
// preempted, from the cache or not, greedy or with a seed.
TEST(Engine, OutputsDoNotDependOnCompany) {
  auto parametersOf = [](uint64_t id) {
    GenerationParameters parameters = greedy(10 + uint32_t(id) % 5);
    if (id % 2)
      parameters.sampling = {.temperature = 0.9, .topP = 0.9, .seed = id};
    if (id % 3 == 0)
      parameters.repetitionPenalty = 1.3;
    return parameters;
  };
  auto promptOf = [](uint64_t id) {
    return prompt(20 + uint32_t(id) * 3, uint32_t(id / 4));
  };
  std::map<uint64_t, std::vector<uint32_t>> expected;
  for (uint64_t id = 0; id < 16; ++id) {
    Bench bench({.prefixCaching = false});
    expected[id] = bench.run(promptOf(id), parametersOf(id)).tokens;
  }
  for (uint32_t pageCount : {10u, 64u})
    for (bool caching : {false, true}) {
      Bench bench({.pageCount = pageCount,
                   .stepTokensMax = 24,
                   .prefixCaching = caching});
      for (int round = 0; round < 2; ++round)
        for (uint64_t id = 0; id < 16; ++id)
          ASSERT_TRUE(bench
                          .add(id + 100 * uint64_t(round), promptOf(id),
                               parametersOf(id))
                          .ok());
      auto outputs = bench.collector().wait(32);
      for (auto &[id, output] : outputs)
        EXPECT_EQ(output.tokens, expected[id % 100]) << id;
      if (pageCount == 10)
        EXPECT_GT(bench.engine().metrics().preemptions.value(), 0u);
      if (caching && pageCount == 64)
        EXPECT_GT(bench.engine().metrics().pageHits.value(), 0u);
    }
}

/// Makes the model say `text`: one byte token after the other.
GenerationParameters saying(const std::string &text, uint32_t outputMax) {
  GenerationParameters parameters = greedy(outputMax);
  for (unsigned char byte : text)
    parameters.logitBias.emplace_back(byte, 100.0f);
  return parameters;
}

// A stop string that lies over several tokens ends the text before it.
TEST(Engine, StopsAtAStringAcrossTokens) {
  Bench bench;
  GenerationParameters parameters = saying("x", 20);
  parameters.stopStrings = {"xxx"};
  Output output = bench.run(prompt(5, 0), parameters);
  EXPECT_EQ(output.text, "");
  EXPECT_EQ(output.tokens.size(), 3u);
  EXPECT_EQ(output.finish, FinishReason::Stop);
  EXPECT_EQ(std::get<std::string>(output.stopReason), "xxx");

  parameters.includeStop = true;
  EXPECT_EQ(bench.run(prompt(5, 0), parameters).text, "xxx");
  parameters.outputMin = 5; // tokens before it are not looked at
  EXPECT_EQ(bench.run(prompt(5, 0), parameters).text, "xxxxxxxx");
}

// End tokens and stop tokens end without text; the tokenizer's own is no
// reason to state, others are.
TEST(Engine, StopsAtTokens) {
  Bench bench({.endTokens = {260, 'e'}});
  Output output = bench.run(prompt(5, 0), [&] {
    GenerationParameters parameters = greedy(20);
    parameters.logitBias = {{260, 100.0f}};
    return parameters;
  }());
  EXPECT_EQ(output.tokens, std::vector<uint32_t>{260});
  EXPECT_EQ(output.text, "");
  EXPECT_EQ(output.finish, FinishReason::Stop);
  EXPECT_TRUE(std::holds_alternative<std::monostate>(output.stopReason));

  output = bench.run(prompt(5, 0), saying("e", 20));
  EXPECT_EQ(std::get<uint32_t>(output.stopReason), uint32_t('e'));

  GenerationParameters parameters = saying("e", 4);
  parameters.ignoreEnd = true;
  output = bench.run(prompt(5, 0), parameters);
  EXPECT_EQ(output.text, "eeee");
  EXPECT_EQ(output.finish, FinishReason::Length);

  parameters = saying("e", 20);
  parameters.outputMin = 3; // other tokens until then
  output = bench.run(prompt(5, 0), parameters);
  EXPECT_EQ(output.tokens.size(), 4u);
  EXPECT_EQ(output.tokens[3], uint32_t('e'));
  for (size_t i = 0; i < 3; ++i)
    EXPECT_NE(output.tokens[i], uint32_t('e'));

  parameters = saying("q", 20);
  parameters.stopTokens = {'q'};
  output = bench.run(prompt(5, 0), parameters);
  EXPECT_EQ(std::get<uint32_t>(output.stopReason), uint32_t('q'));
}

// A character that is not whole when the tokens end is no text.
TEST(Engine, EndsInTheMiddleOfACharacter) {
  Bench bench;
  GenerationParameters parameters = greedy(1);
  parameters.logitBias = {{259, 100.0f}}; // two thirds of a character
  Output output = bench.run(prompt(5, 0), parameters);
  EXPECT_EQ(output.text, "");
  EXPECT_EQ(output.finish, FinishReason::Length);
  // In the middle of a text it is replaced when it can no longer be completed.
  parameters.outputMax = 2;
  EXPECT_EQ(bench.run(prompt(5, 0), parameters).text, "\xEF\xBF\xBD");
}

// Logprobs are of the model's distribution, whatever was done to the logits.
TEST(Engine, ReportsLogprobsOfTheModel) {
  Bench bench;
  GenerationParameters parameters = greedy(3);
  parameters.logprobs = 5;
  Output plain = bench.run(prompt(5, 0), parameters);
  ASSERT_EQ(plain.logprobs.size(), 3u);
  for (const PositionLogprobs &position : plain.logprobs) {
    ASSERT_EQ(position.entries.size(), 6u);
    EXPECT_EQ(position.entries[0].rank, 1u);
    EXPECT_EQ(position.entries[0].id, position.entries[1].id);
    for (size_t i = 2; i < 6; ++i)
      EXPECT_GE(position.entries[i - 1].logprob, position.entries[i].logprob);
  }
  parameters.logitBias = {{'z', 100.0f}};
  Output forced = bench.run(prompt(5, 0), parameters);
  EXPECT_EQ(forced.tokens[0], uint32_t('z'));
  EXPECT_EQ(forced.logprobs[0].entries[1].id, plain.logprobs[0].entries[1].id);
  EXPECT_LT(forced.logprobs[0].entries[0].logprob, -1.0f);
}

// Logprobs of a prompt are the same in any chunks, and after the prompt is in
// the cache.
TEST(Engine, ReportsLogprobsOfThePrompt) {
  std::vector<std::vector<float>> found;
  for (uint32_t stepTokensMax : {8u, 64u}) {
    Bench bench({.stepTokensMax = stepTokensMax});
    GenerationParameters parameters = greedy(1);
    bench.run(prompt(40, 3), parameters); // into the cache
    parameters.promptLogprobs = 1;
    Output output = bench.run(prompt(40, 3), parameters);
    ASSERT_EQ(output.promptLogprobs.size(), 39u);
    found.emplace_back();
    for (size_t i = 0; i < 39; ++i) {
      const TokenLogprob &entry = output.promptLogprobs[i].entries[0];
      EXPECT_EQ(entry.id, prompt(40, 3)[i + 1]);
      found.back().push_back(entry.logprob);
    }
  }
  EXPECT_EQ(found[0], found[1]);
}

// What waits or runs can be cancelled, has one last event and gives its pages
// back.
TEST(Engine, CancelEndsASequence) {
  Bench bench({.sequencesMax = 1});
  ASSERT_TRUE(bench.add(1, prompt(10, 0), greedy(400)).ok());
  ASSERT_TRUE(bench.add(2, prompt(10, 0), greedy(400)).ok());
  bench.engine().cancel(SequenceId(2));
  bench.engine().cancel(SequenceId(1));
  bench.engine().cancel(SequenceId(99));
  auto outputs = bench.collector().wait(2);
  EXPECT_EQ(outputs[2].finish, FinishReason::Cancelled);
  Output after = bench.run(prompt(10, 0), greedy(2));
  EXPECT_EQ(after.tokens.size(), 2u);
  EXPECT_EQ(bench.engine().openCount(), 0u);
  EXPECT_EQ(bench.engine().metrics().pagesUsed.value(), 0);
}

// Past the bound of the queue requests are refused, all of one or none.
TEST(Engine, RefusesPastItsBound) {
  Bench bench({.sequencesMax = 1, .waitingMax = 2});
  std::vector<GenerationRequest> many;
  for (uint64_t id = 1; id <= 4; ++id)
    many.push_back({.id = SequenceId(id),
                    .prompt = prompt(4, 0),
                    .parameters = greedy(1)});
  Status status = bench.engine().submit(std::move(many));
  EXPECT_EQ(status.code(), Code::Exhausted);
  EXPECT_EQ(status.message(),
            "0 sequences run or wait, with 4 more at most 3 may");
  EXPECT_EQ(bench.engine().openCount(), 0u);
}

// When the engine stops, everything gets its last event.
TEST(Engine, StoppingCancelsWhatIsLeft) {
  Bench bench({.sequencesMax = 1});
  for (uint64_t id = 1; id <= 3; ++id)
    ASSERT_TRUE(bench.add(id, prompt(10, 0), greedy(400)).ok());
  bench.stop();
  for (auto &[id, output] : bench.collector().wait(3))
    EXPECT_TRUE(output.finish == FinishReason::Cancelled ||
                output.finish == FinishReason::Length);
}

// A device that fails ends everything with its reason, and nothing new starts.
TEST(Engine, ADeviceFailureEndsEverything) {
  Bench<FailingDevice> bench;
  ASSERT_TRUE(bench.add(1, prompt(10, 0), greedy(100)).ok());
  auto outputs = bench.collector().wait(1);
  EXPECT_EQ(outputs[1].finish, FinishReason::Failed);
  EXPECT_EQ(outputs[1].failure, "the device failed: a fault at 0x10");
  Status refused = bench.add(2, prompt(10, 0), greedy(1));
  EXPECT_EQ(refused.code(), Code::Unavailable);
  EXPECT_TRUE(bench.engine().failed());
}

std::vector<float> edited(const GenerationParameters &parameters,
                          std::vector<uint32_t> before,
                          std::vector<uint32_t> output,
                          std::vector<float> logits,
                          std::vector<uint32_t> ends = {}) {
  LogitEditor editor(parameters, std::move(ends), before);
  for (uint32_t token : output)
    editor.append(token);
  std::vector<float> scratch;
  auto row = editor.edit(logits, output, scratch);
  return {row.begin(), row.end()};
}

constexpr float kBarred = -std::numeric_limits<float>::infinity();

// Penalties as vLLM computes them.
TEST(LogitEditor, Penalises) {
  GenerationParameters parameters;
  parameters.repetitionPenalty = 2;
  parameters.presencePenalty = 1;
  parameters.frequencyPenalty = 0.5;
  // Token 0 in the prompt, 1 once and 2 twice in the output, 3 never.
  EXPECT_EQ(edited(parameters, {0}, {1, 2, 2}, {4, 4, -4, 4}),
            (std::vector<float>{2, 0.5, -10, 4}));
  parameters.repetitionPenalty = 1;
  EXPECT_EQ(edited(parameters, {0}, {1, 2, 2}, {4, 4, 4, 4}),
            (std::vector<float>{4, 2.5, 2, 4}));
}

TEST(LogitEditor, BarsAndBiases) {
  GenerationParameters parameters;
  parameters.logitBias = {{1, 3.0f}};
  parameters.allowedTokens = {0, 1, 2};
  parameters.barredSequences = {{2}, {5, 0}};
  EXPECT_EQ(edited(parameters, {}, {5}, {1, 1, 1, 1}),
            (std::vector<float>{kBarred, 4, kBarred, kBarred}));
  EXPECT_EQ(edited(parameters, {}, {4}, {1, 1, 1, 1}),
            (std::vector<float>{1, 4, kBarred, kBarred}));
}

TEST(LogitEditor, BarsEndsBeforeTheLeastOutput) {
  GenerationParameters parameters;
  parameters.outputMin = 2;
  EXPECT_EQ(edited(parameters, {}, {1}, {1, 1}, {0}),
            (std::vector<float>{kBarred, 1}));
  EXPECT_EQ(edited(parameters, {}, {1, 1}, {1, 1}, {0}),
            (std::vector<float>{1, 1}));
}

// Infinite and NaN logits never reach a client as such.
TEST(Logprobs, AreFinite) {
  std::vector<float> row = {1, kBarred, std::nanf(""), 2};
  PositionLogprobs logprobs = logprobsOf(row, 1, 4);
  ASSERT_EQ(logprobs.entries.size(), 5u);
  for (const TokenLogprob &entry : logprobs.entries)
    EXPECT_TRUE(std::isfinite(entry.logprob));
  EXPECT_EQ(logprobs.entries[0].logprob, -9999.0f);
  EXPECT_EQ(logprobs.entries[1].id, 3u);
  EXPECT_NEAR(logprobs.entries[1].logprob, -std::log(1 + std::exp(-1.0)), 1e-6);
}

} // namespace
} // namespace kvc
