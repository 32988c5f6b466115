// The engine's thread; see Engine.h.

#include "runtime/engine/Engine.h"

#include <algorithm>
#include <cassert>
#include <cstdio>

#include "runtime/engine/LogitEditor.h"
#include "runtime/text/StopMatcher.h"
#include "runtime/text/StreamDecoder.h"

namespace kvc {

using Clock = std::chrono::steady_clock;

static double secondsSince(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// Bounds as vLLM has them, so that dashboards fit.
static constexpr double kFirstTokenBounds[] = {
    0.001, 0.005, 0.01, 0.02, 0.04, 0.06, 0.08, 0.1, 0.25, 0.5,
    0.75,  1,     2.5,  5,    7.5,  10,   20,   40,  80};
static constexpr double kInterTokenBounds[] = {
    0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15,
    0.2,   0.3,    0.4,   0.5,  0.75,  1,    2.5,   5};
static constexpr double kEndToEndBounds[] = {
    0.05, 0.1, 0.3, 0.5, 0.8, 1, 1.5, 2, 2.5, 5, 10, 15, 20, 30, 60, 120, 240};
static constexpr double kStepBounds[] = {0.0001, 0.00025, 0.0005, 0.001, 0.0025,
                                         0.005,  0.01,    0.025,  0.05,  0.1,
                                         0.25,   0.5,     1,      2.5};
static constexpr double kHostBounds[] = {0.00001, 0.000025, 0.00005, 0.0001,
                                         0.00025, 0.0005,   0.001,   0.0025,
                                         0.005,   0.01,     0.1};

EngineMetrics::EngineMetrics()
    : firstToken(kFirstTokenBounds), interToken(kInterTokenBounds),
      endToEnd(kEndToEndBounds), stepTime(kStepBounds), hostTime(kHostBounds) {}

/// What the engine keeps of a sequence beside the scheduler's books.
struct Engine::Live {
  Live(GenerationRequest taken, std::vector<uint32_t> endTokens,
       const Tokenizer &tokenizer)
      : request(std::move(taken)), parameters(request.parameters),
        editor(parameters, std::move(endTokens), request.prompt),
        decoder(tokenizer, parameters.skipSpecialTokens),
        stops(parameters.stopStrings, parameters.includeStop) {}

  GenerationRequest request;
  const GenerationParameters &parameters;
  LogitEditor editor;
  StreamDecoder decoder;
  StopMatcher stops;
  std::vector<PositionLogprobs> promptLogprobs;
  Clock::time_point lastToken;
};

Engine::Engine(StepExecutor &executor, const Tokenizer &tokenizer,
               GenerationSink &sink, const Options &options)
    : executor_(executor), tokenizer_(tokenizer), sink_(sink),
      options_(options), pool_(options.pageCount),
      cache_(pool_,
             {.identity = options_.identity, .enabled = options.prefixCaching}),
      scheduler_(cache_, [&] {
        Scheduler::Options bounded = options.scheduler;
        // submit() bounds the queue; what it took is never refused.
        bounded.waitingMax += bounded.sequencesMax;
        return bounded;
      }()) {
  lengthMax_ = scheduler_.lengthMax();
  metrics_.pagesAll.set(options.pageCount);
  size_t layers = executor.layerCount();
  metrics_.clipped.resize(layers);
  clippedBefore_.resize(layers);
  clippedNow_.resize(layers);
  clippingTold_.resize(layers);
  thread_ = std::thread([this] { work(); });
}

Engine::~Engine() {
  {
    std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_one();
  thread_.join();
}

Status Engine::submit(std::vector<GenerationRequest> requests) {
  {
    std::lock_guard lock(mutex_);
    if (!deviceFailure_.empty())
      return Status(Code::Unavailable, deviceFailure_);
    if (stopping_ || open_ + requests.size() > openMax())
      return Status(Code::Exhausted,
                    std::to_string(open_) + " sequences run or wait, with " +
                        std::to_string(requests.size()) + " more at most " +
                        std::to_string(openMax()) + " may");
    open_ += static_cast<uint32_t>(requests.size());
    for (GenerationRequest &request : requests)
      inbox_.push_back(std::move(request));
  }
  wake_.notify_one();
  return Status();
}

void Engine::cancel(SequenceId id) {
  {
    std::lock_guard lock(mutex_);
    cancels_.push_back(id);
  }
  wake_.notify_one();
}

uint32_t Engine::openCount() const {
  std::lock_guard lock(mutex_);
  return open_;
}

bool Engine::failed() const {
  std::lock_guard lock(mutex_);
  return !deviceFailure_.empty();
}

void Engine::work() {
  while (takeWork()) {
    if (scheduler_.schedule())
      runStep();
    updateGauges();
    deliver();
  }
  endAll(FinishReason::Cancelled, "the server stops");
  deliver();
}

/// Takes over what other threads asked for, and waits for it if there is
/// nothing else to do. False when the engine shall stop.
bool Engine::takeWork() {
  std::vector<GenerationRequest> requests;
  std::vector<SequenceId> cancels;
  {
    std::unique_lock lock(mutex_);
    wake_.wait(lock, [&] {
      return stopping_ || !inbox_.empty() || !cancels_.empty() ||
             !scheduler_.idle();
    });
    requests.swap(inbox_);
    cancels.swap(cancels_);
    if (stopping_) {
      for (GenerationRequest &request : requests)
        events_.push_back(
            {.id = request.id, .finish = FinishReason::Cancelled});
      return false;
    }
  }
  for (GenerationRequest &request : requests)
    start(std::move(request));
  for (SequenceId id : cancels) {
    auto found = live_.find(static_cast<uint64_t>(id));
    if (found == live_.end())
      continue; // it ended by itself
    scheduler_.cancel(id);
    GenerationEvent event{.id = id};
    close(*found->second, event, FinishReason::Cancelled);
    events_.push_back(std::move(event));
    live_.erase(found);
  }
  return true;
}

void Engine::start(GenerationRequest request) {
  SequenceId id = request.id;
  Scheduler::SequenceSpec spec{
      .id = id,
      .prompt = request.prompt,
      .outputMax = request.parameters.outputMax,
      .promptLogits = request.parameters.promptLogprobs.has_value()};
  std::vector<uint32_t> endTokens = request.parameters.stopTokens;
  if (!request.parameters.ignoreEnd)
    endTokens.insert(endTokens.end(), options_.endTokens.begin(),
                     options_.endTokens.end());
  auto live = std::make_unique<Live>(std::move(request), std::move(endTokens),
                                     tokenizer_);
  Status added = scheduler_.add(std::move(spec));
  if (!added.ok()) {
    GenerationEvent event{.id = id, .failure = added.message()};
    close(*live, event, FinishReason::Failed);
    events_.push_back(std::move(event));
    return;
  }
  metrics_.promptTokens.add(live->request.prompt.size());
  live_.emplace(static_cast<uint64_t>(id), std::move(live));
}

void Engine::runStep() {
  Clock::time_point start = Clock::now();
  Status ran = executor_.run(scheduler_.rows());
  double deviceSeconds = secondsSince(start);
  if (!ran.ok()) {
    failAll(ran);
    return;
  }
  for (const StepRows &rows : scheduler_.rows())
    metrics_.encodedTokens.add(rows.tokens.size());
  outcomes_.clear();
  for (const Scheduler::Group &group : scheduler_.groups()) {
    auto id = static_cast<uint64_t>(group.sequence->id);
    Live &live = *live_.at(id);
    if (live.parameters.promptLogprobs)
      gatherPromptLogprobs(group, live);
    Scheduler::Outcome outcome;
    if (group.samples) {
      GenerationEvent event{.id = group.sequence->id};
      Status sampled = sampleGroup(group, live, event);
      if (!sampled.ok()) {
        event.failure = sampled.message();
        close(live, event, FinishReason::Failed);
      }
      outcome.token = event.token;
      outcome.finished = event.finish.has_value();
      events_.push_back(std::move(event));
      if (outcome.finished)
        live_.erase(id);
    }
    outcomes_.push_back(outcome);
  }
  scheduler_.commit(outcomes_);
  metrics_.steps.add();
  // Copying from a device is not free, and nobody waits for these.
  constexpr uint64_t kStepsBetween = 64;
  if (metrics_.steps.value() % kStepsBetween == 0 || scheduler_.idle())
    countClipped();
  metrics_.stepTime.observe(secondsSince(start));
  metrics_.hostTime.observe(secondsSince(start) - deviceSeconds);
}

/// Row i of the group is of the token at `computed + i` and speaks of the next
/// one. A sequence that was preempted on the way comes by some rows twice.
void Engine::gatherPromptLogprobs(const Scheduler::Group &group, Live &live) {
  const ScheduledSequence &sequence = *group.sequence;
  uint32_t firstPosition = sequence.computed + group.count - group.logitCount;
  for (uint32_t i = 0; i < group.logitCount; ++i) {
    uint32_t next = firstPosition + i + 1;
    if (next >= sequence.promptCount)
      return;
    if (next - 1 == live.promptLogprobs.size())
      live.promptLogprobs.push_back(
          logprobsOf(executor_.logits(group.logitFirst + i),
                     sequence.tokens[next], *live.parameters.promptLogprobs));
  }
}

/// Whether `id` ends the sequence, and why.
static bool isStop(uint32_t id, const GenerationParameters &parameters,
                   const Engine::Options &options, GenerationEvent &event) {
  auto contains = [id](const std::vector<uint32_t> &ids) {
    return std::find(ids.begin(), ids.end(), id) != ids.end();
  };
  bool end = !parameters.ignoreEnd && contains(options.endTokens);
  if (!end && !contains(parameters.stopTokens))
    return false;
  if (!end || options.ownEndToken != id)
    event.stopReason = id;
  return true;
}

Status Engine::sampleGroup(const Scheduler::Group &group, Live &live,
                           GenerationEvent &event) {
  const ScheduledSequence &sequence = *group.sequence;
  const GenerationParameters &parameters = live.parameters;
  std::span<const float> logits =
      executor_.logits(group.logitFirst + group.logitCount - 1);
  auto output = std::span(sequence.tokens).subspan(sequence.promptCount);
  KVC_ASSIGN(
      Sample sample,
      sampler_.sample(ofTokens(live.editor.edit(logits, output, scratch_),
                               tokenizer_.vocabSize()),
                      parameters.sampling, output.size()));
  auto outputCount = static_cast<uint32_t>(output.size()) + 1;
  live.editor.append(sample.id);
  event.token = sample.id;
  event.reusedTokens = sequence.reused;
  if (parameters.logprobs)
    event.logprobs = logprobsOf(logits, sample.id, *parameters.logprobs);

  Clock::time_point now = Clock::now();
  auto since = [now](Clock::time_point then) {
    return std::chrono::duration<double>(now - then).count();
  };
  metrics_.generatedTokens.add();
  if (outputCount == 1) {
    event.promptLogprobs = std::move(live.promptLogprobs);
    metrics_.firstToken.observe(since(live.request.arrival));
  } else {
    metrics_.interToken.observe(since(live.lastToken));
  }
  live.lastToken = now;

  if (outputCount > parameters.outputMin &&
      isStop(sample.id, parameters, options_, event)) {
    // What was held back for a stop string is text after all; the token itself
    // is none, unless asked for.
    if (parameters.includeStop)
      event.text = live.stops.appendUnmatched(live.decoder.append(sample.id));
    else
      event.text = live.stops.flush();
    close(live, event, FinishReason::Stop);
    return Status();
  }
  std::string text = live.decoder.append(sample.id);
  if (outputCount <= parameters.outputMin) {
    event.text = live.stops.appendUnmatched(text);
  } else {
    StopMatcher::Piece piece = live.stops.append(text);
    event.text = std::move(piece.text);
    if (piece.match) {
      event.stopReason = parameters.stopStrings[*piece.match];
      close(live, event, FinishReason::Stop);
      return Status();
    }
  }
  if (outputCount >= sequence.outputMax) {
    // The start of a character whose rest never came is no text.
    event.text += live.stops.flush();
    close(live, event, FinishReason::Length);
  }
  return Status();
}

/// Writes the end into a sequence's last event and counts it.
void Engine::close(Live &live, GenerationEvent &event, FinishReason reason) {
  event.finish = reason;
  metrics_.endToEnd.observe(secondsSince(live.request.arrival));
  Counter *counter = nullptr;
  switch (reason) {
  case FinishReason::Stop:
    counter = &metrics_.stopped;
    break;
  case FinishReason::Length:
    counter = &metrics_.lengthReached;
    break;
  case FinishReason::Cancelled:
    counter = &metrics_.cancelled;
    break;
  case FinishReason::Failed:
    counter = &metrics_.failed;
    break;
  }
  counter->add();
}

/// After a device that failed nothing in the cache can be trusted: everything
/// ends, and nothing new is taken.
void Engine::failAll(const Status &status) {
  std::vector<Scheduler::Outcome> outcomes(scheduler_.groups().size());
  for (Scheduler::Outcome &outcome : outcomes)
    outcome.finished = true;
  scheduler_.commit(outcomes);
  {
    std::lock_guard lock(mutex_);
    deviceFailure_ = "the device failed: " + status.message();
  }
  endAll(FinishReason::Failed, deviceFailure_);
}

void Engine::endAll(FinishReason reason, const std::string &why) {
  for (auto &[id, live] : live_) {
    scheduler_.cancel(SequenceId(id));
    GenerationEvent event{.id = SequenceId(id)};
    if (reason == FinishReason::Failed)
      event.failure = why;
    close(*live, event, reason);
    events_.push_back(std::move(event));
  }
  live_.clear();
}

void Engine::deliver() {
  if (events_.empty())
    return;
  auto ended = static_cast<uint32_t>(std::count_if(
      events_.begin(), events_.end(),
      [](const GenerationEvent &event) { return event.finish.has_value(); }));
  {
    std::lock_guard lock(mutex_);
    open_ -= ended;
  }
  sink_.deliver(std::exchange(events_, {}));
}

void Engine::countClipped() {
  if (clippedNow_.empty() || !executor_.clipped(clippedNow_).ok())
    return;
  double all = static_cast<double>(metrics_.encodedTokens.value()) *
               static_cast<double>(options_.elementsPerToken);
  for (size_t layer = 0; layer < clippedNow_.size(); ++layer) {
    Counter &counter = metrics_.clipped[layer];
    counter.add(clippedNow_[layer] - clippedBefore_[layer]);
    double share = static_cast<double>(counter.value()) / all;
    if (share <= 0.001 || clippingTold_[layer] || !options_.onWarning)
      continue;
    clippingTold_[layer] = true;
    char percent[32];
    std::snprintf(percent, sizeof(percent), "%.2f %%", 100 * share);
    options_.onWarning("the KV cache of layer " + std::to_string(layer) +
                       " clips " + percent +
                       " of its elements: its scales do not fit the model; "
                       "kvc calibrate measures better ones");
  }
  clippedBefore_ = clippedNow_;
}

/// The scheduler's own counts go up only; what they went up by is added.
void Engine::updateGauges() {
  const Scheduler::Statistics &statistics = scheduler_.statistics();
  auto follow = [](Counter &counter, uint64_t value) {
    counter.add(value - counter.value());
  };
  follow(metrics_.preemptions, statistics.preemptions);
  follow(metrics_.pageQueries, statistics.pageQueries);
  follow(metrics_.pageHits, statistics.pageHits);
  follow(metrics_.reusedTokens, statistics.pagesReused * kPageTokens);
  follow(metrics_.pageEvictions, cache_.evictionCount());
  metrics_.running.set(scheduler_.runningCount());
  metrics_.waiting.set(scheduler_.waitingCount());
  metrics_.pagesUsed.set(pool_.pageCount() - cache_.availableCount());
  metrics_.pagesCached.set(cache_.cachedCount());
}

} // namespace kvc
