/// \file
/// The thread that generates: requests in through a bounded queue, tokens out.
///
/// One thread owns scheduler, page cache and executor. A step is schedule, run,
/// sample, commit; then everything the step gave is delivered in one call.
/// Requests and cancellations take effect at the next step. While there is
/// nothing to do the thread sleeps.
///
/// A sequence's output depends on its prompt and parameters alone, never on
/// what runs beside it.

#ifndef KVC_RUNTIME_ENGINE_ENGINE_H
#define KVC_RUNTIME_ENGINE_ENGINE_H

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

#include "runtime/base/Metrics.h"
#include "runtime/engine/Generation.h"
#include "runtime/engine/Scheduler.h"
#include "runtime/text/Tokenizer.h"

namespace kvc {

/// Takes what a step gave, on the engine's thread; must not block.
class GenerationSink {
public:
  virtual ~GenerationSink() = default;
  virtual void deliver(std::vector<GenerationEvent> events) = 0;
};

/// Written by the engine's thread, read by any. Times are seconds.
struct EngineMetrics {
  EngineMetrics();
  Counter stopped, lengthReached, cancelled, failed; ///< sequences by outcome
  Counter promptTokens, generatedTokens, preemptions, steps;
  Counter pageQueries, pageHits, pageEvictions, reusedTokens;
  Counter encodedTokens;       ///< whose K and V were written to pages
  std::deque<Counter> clipped; ///< a layer's elements clipped or NaN
  Gauge running, waiting, pagesUsed, pagesCached, pagesAll;
  Histogram firstToken, interToken, endToEnd, stepTime, hostTime;
};

class Engine {
public:
  struct Options {
    Scheduler::Options scheduler; ///< waitingMax bounds the queue
    bool prefixCaching = true;
    std::string identity; ///< of the artifact, for the prefix cache
    uint32_t pageCount = 0;
    /// All tokens that end an answer, and of those the tokenizer's own, which
    /// is no reason to state.
    std::vector<uint32_t> endTokens;
    std::optional<uint32_t> ownEndToken;
    /// Elements of K and V that a token writes in a layer.
    uint64_t elementsPerToken = 0;
    /// Told once a layer, on the engine's thread, when its KV codec has clipped
    /// more than 0.1 % of its elements. May be empty.
    std::function<void(const std::string &)> onWarning = {};
  };

  /// Starts the thread.
  /// \param executor, \param tokenizer, \param sink are borrowed and must
  /// outlive the engine; only the engine uses the executor from here on.
  Engine(StepExecutor &executor, const Tokenizer &tokenizer,
         GenerationSink &sink, const Options &options);

  /// Cancels what is left and joins the thread. Every sequence has had its last
  /// event when this returns.
  ~Engine();
  Engine(const Engine &) = delete;
  Engine &operator=(const Engine &) = delete;

  /// Queues all requests, or none: Exhausted if they would wait behind more
  /// than the queue takes, Unavailable if the device has failed. Any thread.
  Status submit(std::vector<GenerationRequest> requests);

  /// The most sequences that may run and wait.
  uint64_t openMax() const {
    return uint64_t(options_.scheduler.sequencesMax) +
           options_.scheduler.waitingMax;
  }

  /// Ends a sequence at the next step, with an event; unknown ids are ignored.
  /// Any thread.
  void cancel(SequenceId id);

  /// Sequences that have not had their last event. Any thread.
  uint32_t openCount() const;

  /// The device has failed, and nothing can be generated any more. Any thread.
  bool failed() const;

  /// Longest prompt and output together, in tokens.
  uint32_t lengthMax() const { return lengthMax_; }

  const EngineMetrics &metrics() const { return metrics_; }

private:
  struct Live;

  void work();
  bool takeWork();
  void start(GenerationRequest request);
  void runStep();
  Status sampleGroup(const Scheduler::Group &group, Live &live,
                     GenerationEvent &event);
  void gatherPromptLogprobs(const Scheduler::Group &group, Live &live);
  void close(Live &live, GenerationEvent &event, FinishReason reason);
  void failAll(const Status &status);
  void endAll(FinishReason reason, const std::string &why);
  void deliver();
  void updateGauges();
  void countClipped();

  StepExecutor &executor_;
  const Tokenizer &tokenizer_;
  GenerationSink &sink_;
  const Options options_;
  EngineMetrics metrics_;

  // The engine thread's own.
  PagePool pool_;
  PrefixCache cache_;
  Scheduler scheduler_;
  Sampler sampler_;
  std::vector<float> scratch_;
  std::unordered_map<uint64_t, std::unique_ptr<Live>> live_;
  std::vector<GenerationEvent> events_;
  std::vector<Scheduler::Outcome> outcomes_;
  std::vector<uint32_t> clippedBefore_, clippedNow_; ///< as the device counts
  std::vector<bool> clippingTold_;
  uint32_t lengthMax_ = 0;

  // Between threads.
  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::vector<GenerationRequest> inbox_;
  std::vector<SequenceId> cancels_;
  uint32_t open_ = 0;
  bool stopping_ = false;
  std::string deviceFailure_;

  std::thread thread_; // last: starts when all else is there
};

} // namespace kvc

#endif // KVC_RUNTIME_ENGINE_ENGINE_H
