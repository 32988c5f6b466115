// kvc-scheduler-bench: what a step costs the host, on a device that computes
// nothing.
//
// For 1, 16 and 64 sequences: microseconds of schedule() and commit() in a
// decode step, in the middle of sequences of 1,000 tokens, and in a mixed one
// that also takes 448 tokens of prompts.

#include <chrono>
#include <cstdio>
#include <numeric>
#include <vector>

#include "runtime/engine/Scheduler.h"

using namespace kvc;

namespace {

constexpr uint32_t kSteps = 2000;

double microsecondsAStep(uint32_t sequences, bool prompts) {
  PagePool pool(65536);
  PrefixCache cache(pool, {.identity = "bench"});
  Scheduler scheduler(cache, {.sequencesMax = sequences + 1,
                              .stepTokensMax = 512,
                              .logitRowsMax = 512,
                              .modelLengthMax = 8192,
                              .waitingMax = 1u << 20});
  auto add = [&](uint64_t id, uint32_t length, uint32_t outputMax) {
    std::vector<uint32_t> prompt(length);
    std::iota(prompt.begin(), prompt.end(), uint32_t(id * 7919));
    Status added = scheduler.add({.id = SequenceId(id),
                                  .prompt = std::move(prompt),
                                  .outputMax = outputMax});
    if (!added.ok())
      std::abort();
  };
  std::vector<Scheduler::Outcome> outcomes;
  auto step = [&] {
    scheduler.schedule();
    outcomes.clear();
    for (const Scheduler::Group &group : scheduler.groups()) {
      Scheduler::Outcome outcome;
      if (group.samples)
        outcome.token = group.sequence->outputCount();
      outcome.finished = group.samples && group.sequence->outputCount() + 1 ==
                                              group.sequence->outputMax;
      outcomes.push_back(outcome);
    }
    scheduler.commit(outcomes);
  };
  for (uint64_t id = 0; id < sequences; ++id)
    add(id, 1000, 7000);
  while (scheduler.waitingCount() > 0)
    step();
  for (int i = 0; i < 20; ++i)
    step();
  uint64_t next = sequences;
  std::chrono::duration<double, std::micro> total{};
  for (uint32_t i = 0; i < kSteps; ++i) {
    if (prompts && scheduler.waitingCount() == 0)
      add(next++, 448, 1);
    auto start = std::chrono::steady_clock::now();
    step();
    total += std::chrono::steady_clock::now() - start;
  }
  return total.count() / kSteps;
}

} // namespace

int main() {
  std::printf("sequences  decode us/step  with prompts us/step\n");
  for (uint32_t sequences : {1u, 16u, 64u})
    std::printf("%9u  %14.1f  %20.1f\n", sequences,
                microsecondsAStep(sequences, false),
                microsecondsAStep(sequences, true));
  return 0;
}
