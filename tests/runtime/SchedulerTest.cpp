#include "runtime/engine/Scheduler.h"

#include <algorithm>
#include <fstream>
#include <map>
#include <numeric>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/runtime/BookDevice.h"

namespace kvc {
namespace {

/// A scheduler on a device that remembers, run step by step with every
/// invariant checked after each.
class Bench {
public:
  struct Options {
    uint32_t pageCount = 64, sequencesMax = 8, stepTokensMax = 64;
    uint32_t modelLengthMax = 1024, waitingMax = 1u << 20;
    bool cache = true, reads = true;
  };

  explicit Bench(const Options &options)
      : pool_(options.pageCount),
        cache_(pool_, {.identity = "test", .enabled = options.cache}),
        scheduler_(cache_, {.sequencesMax = options.sequencesMax,
                            .stepTokensMax = options.stepTokensMax,
                            .logitRowsMax = 64,
                            .modelLengthMax = options.modelLengthMax,
                            .waitingMax = options.waitingMax}),
        device_({.pageCount = options.pageCount,
                 .rowsMax = options.stepTokensMax,
                 .sequencesMax = options.sequencesMax,
                 .reads = options.reads}),
        reads_(options.reads) {}

  void add(uint64_t id, std::vector<uint32_t> prompt, uint32_t outputMax) {
    Status added = scheduler_.add(
        {.id = SequenceId(id), .prompt = prompt, .outputMax = outputMax});
    ASSERT_TRUE(added.ok()) << added.message();
    prompts_[id] = std::move(prompt);
  }

  /// False when there is nothing to do.
  bool step() {
    if (!scheduler_.schedule())
      return false;
    Status ran = device_.run(scheduler_.rows());
    EXPECT_TRUE(ran.ok()) << ran.message();
    std::vector<Scheduler::Outcome> outcomes;
    for (const Scheduler::Group &group : scheduler_.groups()) {
      Scheduler::Outcome outcome;
      if (group.samples) {
        auto id = static_cast<uint64_t>(group.sequence->id);
        outcome.token = sample(group);
        std::vector<uint32_t> &output = outputs_[id];
        output.push_back(*outcome.token);
        outcome.finished = output.size() == group.sequence->outputMax;
        finished_ += outcome.finished;
      }
      outcomes.push_back(outcome);
    }
    scheduler_.commit(outcomes);
    Status kept = scheduler_.checkInvariants();
    EXPECT_TRUE(kept.ok()) << kept.message();
    return ran.ok() && kept.ok();
  }

  void runAll() {
    while (step())
      ;
    EXPECT_TRUE(scheduler_.idle());
    EXPECT_EQ(cache_.availableCount(), pool_.pageCount());
  }

  Scheduler &scheduler() { return scheduler_; }
  PrefixCache &cache() { return cache_; }
  BookDevice &device() { return device_; }
  const std::map<uint64_t, std::vector<uint32_t>> &outputs() const {
    return outputs_;
  }
  uint64_t finishedCount() const { return finished_; }

private:
  uint32_t sample(const Scheduler::Group &group) {
    if (!reads_)
      return 0;
    auto row = device_.logits(group.logitFirst + group.logitCount - 1);
    return static_cast<uint32_t>(std::max_element(row.begin(), row.end()) -
                                 row.begin());
  }

  PagePool pool_;
  PrefixCache cache_;
  Scheduler scheduler_;
  BookDevice device_;
  bool reads_;
  std::map<uint64_t, std::vector<uint32_t>> prompts_, outputs_;
  uint64_t finished_ = 0;
};

std::vector<uint32_t> promptOf(uint32_t length, uint32_t first) {
  std::vector<uint32_t> prompt(length);
  std::iota(prompt.begin(), prompt.end(), first);
  return prompt;
}

/// What each prompt gives when it is alone, cold, with all the pages.
std::vector<uint32_t> alone(const std::vector<uint32_t> &prompt,
                            uint32_t outputMax) {
  Bench bench({.cache = false});
  bench.add(0, prompt, outputMax);
  bench.runAll();
  return bench.outputs().at(0);
}

// Decodes go first, prompts share what is left of the budget in order.
TEST(Scheduler, DecodesBeforePromptsWithinTheBudget) {
  Bench bench({.stepTokensMax = 20});
  bench.add(1, promptOf(10, 0), 8);
  ASSERT_TRUE(bench.step());
  bench.add(2, promptOf(100, 100), 2);
  bench.add(3, promptOf(5, 500), 2);

  ASSERT_TRUE(bench.scheduler().schedule());

  auto groups = bench.scheduler().groups();
  ASSERT_EQ(groups.size(), 2u);
  EXPECT_EQ(groups[0].sequence->id, SequenceId(1));
  EXPECT_EQ(groups[0].count, 1u);
  EXPECT_TRUE(groups[0].samples);
  EXPECT_EQ(groups[1].sequence->id, SequenceId(2));
  EXPECT_EQ(groups[1].count, 19u);
  EXPECT_FALSE(groups[1].samples);
}

// A long prompt that is chunked costs a running sequence no step.
TEST(Scheduler, ALongPromptDoesNotHoldUpDecoding) {
  Bench bench({.stepTokensMax = 16});
  bench.add(1, promptOf(4, 0), 30);
  ASSERT_TRUE(bench.step());
  bench.add(2, promptOf(300, 100), 1);
  for (uint32_t step = 2; step <= 20; ++step) {
    ASSERT_TRUE(bench.step());
    EXPECT_EQ(bench.outputs().at(1).size(), step);
  }
}

// Outputs do not depend on batch, chunks, cache or preemption.
TEST(Scheduler, OutputsAreThoseOfEachPromptAlone) {
  for (bool cache : {false, true})
    for (uint32_t pageCount : {9u, 14u, 64u})
      for (uint32_t stepTokensMax : {8u, 17u, 64u}) {
        Bench bench({.pageCount = pageCount,
                     .stepTokensMax = stepTokensMax,
                     .cache = cache});
        std::map<uint64_t, std::vector<uint32_t>> expected;
        for (uint64_t id = 0; id < 12; ++id) {
          // Groups of three begin alike.
          auto prompt = promptOf(20 + 7 * uint32_t(id), uint32_t(id / 3) * 50);
          auto output = 5 + uint32_t(id) * 3;
          bench.add(id, prompt, output);
          expected[id] = alone(prompt, output);
        }
        bench.runAll();
        EXPECT_EQ(bench.outputs(), expected);
        if (pageCount == 9)
          EXPECT_GT(bench.scheduler().statistics().preemptions, 0u);
      }
}

// The sequence that was admitted last gives way, and comes back first.
TEST(Scheduler, PreemptsTheYoungestAndResumesInOrder) {
  Bench bench({.pageCount = 6, .cache = false});
  for (uint64_t id = 0; id < 3; ++id)
    bench.add(id, promptOf(20, 100 * uint32_t(id)), 40);
  std::vector<uint64_t> done;
  while (bench.step())
    for (uint64_t id = 0; id < 3; ++id)
      if (bench.outputs().contains(id) && bench.outputs().at(id).size() == 40 &&
          std::find(done.begin(), done.end(), id) == done.end())
        done.push_back(id);
  EXPECT_EQ(done, (std::vector<uint64_t>{0, 1, 2}));
  EXPECT_GT(bench.scheduler().statistics().preemptions, 0u);
}

// Choices of one prompt, and requests with one system prompt, that arrive
// together compute its whole pages once.
TEST(Scheduler, SequencesThatArriveTogetherShareTheirPrefix) {
  Bench bench({.stepTokensMax = 512});
  for (uint64_t id = 0; id < 8; ++id)
    bench.add(id, promptOf(100, 0), 2);
  bench.runAll();
  // 100 tokens once, then 4 past the 6 whole pages for each other, and one
  // decode step each.
  EXPECT_EQ(bench.device().rowCount(), 100u + 7 * 4 + 8);
}

// A prompt that is cached whole still computes its last token.
TEST(Scheduler, TheLastTokenIsAlwaysComputed) {
  Bench bench({});
  bench.add(1, promptOf(64, 0), 1);
  bench.runAll();
  bench.add(2, promptOf(64, 0), 1);
  bench.runAll();
  EXPECT_EQ(bench.outputs().at(1), bench.outputs().at(2));
  const Scheduler::Statistics &statistics = bench.scheduler().statistics();
  EXPECT_EQ(statistics.pageQueries, 8u);
  EXPECT_EQ(statistics.pageHits, 4u);
  EXPECT_EQ(statistics.pagesReused, 3u);
}

// Cancelling in any state gives the pages back, and lets those go on that
// waited for a page of the cancelled one.
TEST(Scheduler, CancelFreesPagesAtOnce) {
  Bench bench({.stepTokensMax = 16});
  bench.add(1, promptOf(100, 0), 4);
  bench.add(2, promptOf(100, 0), 4); // waits for pages of 1
  ASSERT_TRUE(bench.step());
  bench.scheduler().cancel(SequenceId(1));
  bench.scheduler().cancel(SequenceId(77));
  bench.add(3, promptOf(10, 300), 4);
  bench.scheduler().cancel(SequenceId(3));
  bench.runAll();
  EXPECT_EQ(bench.outputs().at(2).size(), 4u);
  EXPECT_EQ(bench.finishedCount(), 1u);
}

// What can never run is refused when it arrives, with both numbers.
TEST(Scheduler, RefusesWhatDoesNotFit) {
  Bench bench({.pageCount = 4, .waitingMax = 1});
  Scheduler &scheduler = bench.scheduler();
  EXPECT_EQ(scheduler.add({.prompt = {}}).message(),
            "the prompt has no tokens");
  EXPECT_EQ(scheduler.add({.prompt = promptOf(64, 0)}).message(),
            "the prompt has 64 tokens, with one to generate at most 64 fit");
  bench.add(1, promptOf(60, 0), 1000); // cut to 4
  Status full = scheduler.add({.id = SequenceId(2), .prompt = {1}});
  EXPECT_EQ(full.code(), Code::Exhausted);
  EXPECT_EQ(full.message(), "1 sequences wait, the queue takes no more");
  bench.runAll();
  EXPECT_EQ(bench.outputs().at(1).size(), 4u);
}

/// The requests of the trace: page ids, output tokens scaled down by 16.
struct TraceRequest {
  std::vector<uint32_t> hashIds;
  uint32_t output;
};

std::vector<TraceRequest> readTrace() {
  std::ifstream file(KVC_SHARED_DATA
                     "/traces/mooncake_conversation_trace.jsonl");
  std::vector<TraceRequest> requests;
  for (std::string line; std::getline(file, line);) {
    auto json = nlohmann::json::parse(line);
    requests.push_back(
        {json["hash_ids"],
         std::max(1u, json["output_length"].get<uint32_t>() / kPageTokens)});
  }
  return requests;
}

/// One whole page a hash id; no two ids share a token.
std::vector<uint32_t> tracePrompt(const TraceRequest &request) {
  std::vector<uint32_t> prompt;
  for (uint32_t id : request.hashIds)
    for (uint32_t i = 0; i < kPageTokens; ++i)
      prompt.push_back(1 + id * kPageTokens + i);
  return prompt;
}

#define SKIP_WITHOUT_TRACE(requests)                                           \
  if (requests.empty())                                                        \
  GTEST_SKIP() << "no traces/mooncake_conversation_trace.jsonl in "            \
               << KVC_SHARED_DATA

// The figures that follow from the trace itself: with a cache that never
// evicts, one request at a time.
TEST(SchedulerTrace, UnboundedCacheHitsWhatTheTraceRepeats) {
  auto requests = readTrace();
  SKIP_WITHOUT_TRACE(requests);
  ASSERT_EQ(requests.size(), 12031u);
  PagePool pool(300'000);
  PrefixCache cache(pool, {.identity = "trace"});
  Scheduler scheduler(cache, {.sequencesMax = 1,
                              .stepTokensMax = 65536,
                              .logitRowsMax = 1,
                              .modelLengthMax = 1u << 20,
                              .waitingMax = 1});
  for (size_t i = 0; i < requests.size(); ++i) {
    ASSERT_TRUE(scheduler
                    .add({.id = SequenceId(i),
                          .prompt = tracePrompt(requests[i]),
                          .outputMax = 1})
                    .ok());
    while (scheduler.schedule()) {
      ASSERT_EQ(scheduler.groups().size(), 1u);
      Scheduler::Outcome outcome{0u, true};
      scheduler.commit({&outcome, 1});
    }
  }
  const Scheduler::Statistics &statistics = scheduler.statistics();
  EXPECT_EQ(statistics.pageQueries, 288'500u);
  EXPECT_EQ(statistics.pageHits, 105'710u);
  EXPECT_EQ(statistics.pagesReused, 105'592u);
  EXPECT_EQ(cache.evictionCount(), 0u);
  EXPECT_EQ(cache.availableCount(), pool.pageCount());
  EXPECT_TRUE(scheduler.checkInvariants().ok());
}

// With a pool far too small for all, everything runs, nothing leaks, and every
// page holds what its sequence wrote.
TEST(SchedulerTrace, BoundedCacheRunsEveryRequest) {
  auto requests = readTrace();
  SKIP_WITHOUT_TRACE(requests);
  Bench bench({.pageCount = 600,
               .sequencesMax = 64,
               .stepTokensMax = 2048,
               .modelLengthMax = 1u << 20});
  size_t next = 0;
  uint64_t expected = 0;
  while (next < requests.size() || !bench.scheduler().idle()) {
    while (next < requests.size() && bench.scheduler().waitingCount() < 32) {
      bench.add(next, tracePrompt(requests[next]), requests[next].output);
      expected += requests[next++].output;
    }
    ASSERT_TRUE(bench.step());
  }
  EXPECT_EQ(bench.finishedCount(), 12'031u);
  uint64_t generated = 0;
  for (const auto &[id, output] : bench.outputs())
    generated += output.size();
  EXPECT_EQ(generated, expected);
  EXPECT_EQ(bench.cache().availableCount(), 600u);
  EXPECT_GT(bench.scheduler().statistics().preemptions, 0u);
  EXPECT_GT(bench.cache().evictionCount(), 0u);
  EXPECT_GT(bench.scheduler().statistics().pagesReused, 0u);
}

} // namespace
} // namespace kvc
