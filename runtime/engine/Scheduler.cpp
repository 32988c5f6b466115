// Chooses steps; see Scheduler.h.

#include "runtime/engine/Scheduler.h"

#include <algorithm>

namespace kvc {

static uint32_t pagesFor(uint64_t tokens) {
  return static_cast<uint32_t>((tokens + kPageTokens - 1) / kPageTokens);
}

static PageTokens pageTokens(const ScheduledSequence &sequence, size_t page) {
  return PageTokens(&sequence.tokens[page * kPageTokens], kPageTokens);
}

static uint32_t remaining(const ScheduledSequence &sequence) {
  return static_cast<uint32_t>(sequence.tokens.size()) - sequence.computed;
}

Scheduler::Scheduler(PrefixCache &cache, const Options &options)
    : cache_(cache), options_(options) {
  assert(options.sequencesMax >= 1 &&
         options.stepTokensMax >= options.sequencesMax &&
         options.logitRowsMax >= options.sequencesMax &&
         "every running sequence can decode in one step");
}

Scheduler::~Scheduler() {
  for (Owned &sequence : running_)
    releasePages(*sequence);
}

uint32_t Scheduler::lengthMax() const {
  return static_cast<uint32_t>(std::min<uint64_t>(
      options_.modelLengthMax, uint64_t(cache_.pageCount()) * kPageTokens));
}

Status Scheduler::add(SequenceSpec spec) {
  if (spec.prompt.empty())
    return invalid("the prompt has no tokens");
  if (spec.prompt.size() >= lengthMax())
    return invalid("the prompt has " + std::to_string(spec.prompt.size()) +
                   " tokens, with one to generate at most " +
                   std::to_string(lengthMax()) + " fit");
  if (waiting_.size() >= options_.waitingMax)
    return Status(Code::Exhausted,
                  std::to_string(waiting_.size()) +
                      " sequences wait, the queue takes no more");
  auto sequence = std::make_unique<ScheduledSequence>();
  sequence->id = spec.id;
  sequence->promptCount = static_cast<uint32_t>(spec.prompt.size());
  sequence->outputMax =
      std::clamp(spec.outputMax, 1u, lengthMax() - sequence->promptCount);
  sequence->promptLogits = spec.promptLogits;
  sequence->tokens = std::move(spec.prompt);
  waiting_.push_back(std::move(sequence));
  return Status();
}

void Scheduler::cancel(SequenceId id) {
  assert(groups_.empty() && "between steps");
  auto matches = [id](const Owned &sequence) { return sequence->id == id; };
  auto found = std::find_if(running_.begin(), running_.end(), matches);
  if (found != running_.end()) {
    releasePages(**found);
    running_.erase(found);
    return;
  }
  std::erase_if(waiting_, matches);
}

bool Scheduler::schedule() {
  groups_.clear();
  rows_.clear();
  tokensLeft_ = options_.stepTokensMax;
  logitRowsLeft_ = options_.logitRowsMax;
  uint64_t preemptions = statistics_.preemptions;
  scheduleRunning(/*decodes=*/true);
  scheduleRunning(/*decodes=*/false);
  // What was just preempted must not come straight back.
  if (statistics_.preemptions == preemptions)
    scheduleWaiting();
  uint32_t logitRow = 0;
  for (Group &group : groups_) {
    ScheduledSequence &sequence = *group.sequence;
    group.logitFirst = logitRow;
    logitRow += group.logitCount;
    rows_.push_back(
        {std::span(sequence.tokens).subspan(sequence.computed, group.count),
         sequence.computed, sequence.pages, group.logitCount});
  }
  return !groups_.empty();
}

/// The sequences with one token to compute, or those with more. Decoding ones
/// always fit the budget (the constructor's assertion).
void Scheduler::scheduleRunning(bool decodes) {
  for (size_t i = 0; i < running_.size() && tokensLeft_ > 0; ++i)
    if ((remaining(*running_[i]) == 1) == decodes)
      place(*running_[i]);
}

void Scheduler::scheduleWaiting() {
  for (size_t i = 0; i < waiting_.size() && i < options_.sequencesMax &&
                     running_.size() < options_.sequencesMax &&
                     tokensLeft_ > 0 && logitRowsLeft_ > 0;) {
    bool deferred = false;
    if (!admit(*waiting_[i], deferred)) {
      if (!deferred)
        return;
      ++i;
      continue;
    }
    running_.push_back(std::move(waiting_[i]));
    waiting_.erase(waiting_.begin() + static_cast<ptrdiff_t>(i));
    place(*running_.back());
  }
}

/// Shares what the cache has and makes sure that the rest can be acquired.
/// False, with nothing changed, if it must wait; `deferred` if only for a page
/// that is being computed.
bool Scheduler::admit(ScheduledSequence &sequence, bool &deferred) {
  extendDigests(sequence);
  std::vector<PageId> found;
  for (size_t page = 0; page < sequence.digests.size(); ++page) {
    const PageDigest &parent =
        page ? sequence.digests[page - 1] : cache_.root();
    auto hit =
        cache_.find(sequence.digests[page], parent, pageTokens(sequence, page));
    if (!hit)
      break;
    found.push_back(*hit);
  }
  auto matched = static_cast<uint32_t>(found.size());
  bool readsCache = !sequence.promptLogits ||
                    sequence.promptLogitsDone >= sequence.promptCount;
  // The last token is computed always: its logits are wanted.
  auto usable =
      static_cast<uint32_t>((sequence.tokens.size() - 1) / kPageTokens);
  found.resize(readsCache ? std::min(matched, usable) : 0);
  if (cache_.enabled() && readsCache && matched < usable &&
      pending_.contains(sequence.digests[matched])) {
    deferred = true;
    return false;
  }
  for (PageId page : found)
    cache_.share(page);
  // One more token than there is, or a preempted sequence comes back only to
  // go again.
  uint32_t needed =
      std::min(pagesFor(sequence.tokens.size() + 1), pagesFor(lengthMax()));
  if (needed - found.size() > cache_.availableCount()) {
    for (size_t i = found.size(); i > 0; --i)
      cache_.release(found[i - 1]);
    return false;
  }
  sequence.computed = static_cast<uint32_t>(found.size()) * kPageTokens;
  sequence.published = static_cast<uint32_t>(found.size());
  sequence.pages = std::move(found);
  sequence.pendingEnd = static_cast<uint32_t>(sequence.digests.size());
  for (size_t page = sequence.published; page < sequence.pendingEnd; ++page)
    ++pending_[sequence.digests[page]];
  if (!sequence.admittedBefore) {
    sequence.admittedBefore = true;
    sequence.reused = sequence.computed;
    statistics_.pageQueries += sequence.promptCount / kPageTokens;
    statistics_.pageHits += matched;
    statistics_.pagesReused += sequence.published;
  }
  return true;
}

/// Gives a running sequence a part of the step. False if it got none.
bool Scheduler::place(ScheduledSequence &sequence) {
  uint32_t left = remaining(sequence);
  uint32_t count = std::min(left, tokensLeft_);
  // Prompt rows whose logits are wanted and were not delivered yet.
  bool all = sequence.promptLogits &&
             sequence.computed < sequence.promptCount &&
             sequence.promptLogitsDone < sequence.promptCount;
  if (all)
    count = std::min(count, logitRowsLeft_);
  if (count == 0 || (count == left && logitRowsLeft_ == 0) ||
      !growPages(sequence, count))
    return false;
  Group group{&sequence, count, 0, 0, count == left};
  group.logitCount = all ? count : group.samples;
  tokensLeft_ -= count;
  logitRowsLeft_ -= group.logitCount;
  groups_.push_back(group);
  return true;
}

/// Takes the pages of `count` more tokens, if need be from younger sequences.
/// False if the sequence itself was the youngest, and is preempted.
bool Scheduler::growPages(ScheduledSequence &sequence, uint32_t count) {
  size_t held = sequence.pages.size();
  size_t needed = pagesFor(uint64_t(sequence.computed) + count);
  if (needed <= held)
    return true;
  while (needed - held > cache_.availableCount()) {
    assert(!running_.empty() && "the sequence that asks is running");
    bool itself = running_.back().get() == &sequence;
    assert(!(itself && running_.size() == 1) &&
           "one sequence alone always fits, see add()");
    preempt(running_.size() - 1);
    if (itself)
      return false;
  }
  sequence.pages.resize(needed);
  Status taken = cache_.acquire(std::span(sequence.pages).subspan(held));
  assert(taken.ok() && "counted above");
  (void)taken;
  return true;
}

void Scheduler::preempt(size_t index) {
  Owned sequence = std::move(running_[index]);
  running_.erase(running_.begin() + static_cast<ptrdiff_t>(index));
  for (size_t i = 0; i < groups_.size(); ++i)
    if (groups_[i].sequence == sequence.get()) {
      tokensLeft_ += groups_[i].count;
      logitRowsLeft_ += groups_[i].logitCount;
      groups_.erase(groups_.begin() + static_cast<ptrdiff_t>(i));
      break;
    }
  releasePages(*sequence);
  sequence->computed = 0;
  ++sequence->preemptions;
  ++statistics_.preemptions;
  waiting_.push_front(std::move(sequence));
}

/// Last page first, so that of a chain in the cache the end is evicted first.
void Scheduler::releasePages(ScheduledSequence &sequence) {
  for (uint32_t page = sequence.published; page < sequence.pendingEnd; ++page)
    dropPending(sequence, page);
  sequence.pendingEnd = sequence.published = 0;
  for (size_t i = sequence.pages.size(); i > 0; --i)
    cache_.release(sequence.pages[i - 1]);
  sequence.pages.clear();
}

void Scheduler::extendDigests(ScheduledSequence &sequence) {
  if (!cache_.enabled())
    return;
  size_t whole = sequence.tokens.size() / kPageTokens;
  for (size_t page = sequence.digests.size(); page < whole; ++page) {
    const PageDigest &parent =
        page ? sequence.digests[page - 1] : cache_.root();
    sequence.digests.push_back(
        cache_.digest(parent, pageTokens(sequence, page)));
  }
}

/// Offers the pages that are computed whole to the cache.
void Scheduler::publishPages(ScheduledSequence &sequence) {
  if (!cache_.enabled())
    return;
  uint32_t whole = sequence.computed / kPageTokens;
  if (whole > sequence.published)
    extendDigests(sequence);
  for (; sequence.published < whole; ++sequence.published) {
    uint32_t page = sequence.published;
    if (page < sequence.pendingEnd)
      dropPending(sequence, page);
    cache_.publish(sequence.pages[page], sequence.digests[page],
                   page ? sequence.digests[page - 1] : cache_.root(),
                   pageTokens(sequence, page));
  }
  sequence.pendingEnd = std::max(sequence.pendingEnd, sequence.published);
}

void Scheduler::dropPending(ScheduledSequence &sequence, uint32_t page) {
  auto found = pending_.find(sequence.digests[page]);
  assert(found != pending_.end() && "counted at admission");
  if (--found->second == 0)
    pending_.erase(found);
}

void Scheduler::commit(std::span<const Outcome> outcomes) {
  assert(outcomes.size() == groups_.size());
  bool anyFinished = false;
  for (size_t i = 0; i < groups_.size(); ++i) {
    Group &group = groups_[i];
    ScheduledSequence &sequence = *group.sequence;
    sequence.computed += group.count;
    if (sequence.promptLogits)
      sequence.promptLogitsDone =
          std::max(sequence.promptLogitsDone, sequence.computed);
    publishPages(sequence);
    assert(outcomes[i].finished ||
           outcomes[i].token.has_value() == group.samples);
    if (outcomes[i].token)
      sequence.tokens.push_back(*outcomes[i].token);
    if (outcomes[i].finished) {
      releasePages(sequence);
      sequence.tokens.clear(); // marks it
      anyFinished = true;
    }
  }
  groups_.clear();
  rows_.clear();
  if (anyFinished)
    std::erase_if(running_, [](const Owned &sequence) {
      return sequence->tokens.empty();
    });
}

Status Scheduler::checkInvariants() const {
  auto wrong = [](const ScheduledSequence &sequence, const std::string &what) {
    return Status(Code::Internal,
                  "sequence " +
                      std::to_string(static_cast<uint64_t>(sequence.id)) +
                      ": " + what);
  };
  std::vector<uint32_t> owners(cache_.pageCount());
  std::unordered_map<PageDigest, uint32_t, PageDigestHash> pending;
  for (const Owned &owned : running_) {
    const ScheduledSequence &sequence = *owned;
    for (PageId page : sequence.pages)
      ++owners[static_cast<uint32_t>(page)];
    for (uint32_t page = sequence.published; page < sequence.pendingEnd; ++page)
      ++pending[sequence.digests[page]];
    if (sequence.pages.size() < pagesFor(sequence.computed))
      return wrong(sequence, "more positions than its pages hold");
    if (sequence.computed >= sequence.tokens.size())
      return wrong(sequence, "running with nothing to compute");
    if (sequence.tokens.size() > lengthMax() ||
        sequence.outputCount() >= sequence.outputMax)
      return wrong(sequence, "past its length");
  }
  for (const Owned &sequence : waiting_)
    if (!sequence->pages.empty() || sequence->computed != 0)
      return wrong(*sequence, "waiting with pages");
  if (running_.size() > options_.sequencesMax)
    return Status(Code::Internal, "more sequences run than may");
  if (pending != pending_)
    return Status(Code::Internal, "the pages under way are not those counted");
  return cache_.check(owners);
}

} // namespace kvc
