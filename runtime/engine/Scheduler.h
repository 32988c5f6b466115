/// \file
/// Decides what each step computes: continuous batching over paged sequences.
///
/// A step has a budget of tokens. It goes first to running sequences that
/// decode, one token each, so that a long prompt never holds them up; then to
/// running prompts, then to waiting ones in order of arrival, in chunks of what
/// is left. A waiting sequence is admitted only when the pages of all its
/// tokens are to be had.
///
/// When a running sequence finds no page for its next token, the one that was
/// admitted last gives its pages back, goes to the head of the queue and is
/// computed anew later (its whole pages are often still in the cache). The
/// oldest sequence is never preempted, and `add` refuses what the pool could
/// not hold alone, so some sequence always advances.
///
/// A waiting sequence whose next page is being computed by a running one is
/// passed over until the page can be shared: choices of one prompt and requests
/// with one system prompt compute it once. That ends with the page, or with the
/// sequence that computes it.
///
/// Pure bookkeeping: no device, no clock, no text. Not thread-safe.

#ifndef KVC_RUNTIME_ENGINE_SCHEDULER_H
#define KVC_RUNTIME_ENGINE_SCHEDULER_H

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "runtime/engine/StepExecutor.h"
#include "runtime/kv/PrefixCache.h"

namespace kvc {

/// Names a sequence; the caller's choice, unique among those alive.
enum class SequenceId : uint64_t {};

/// What the scheduler knows of a sequence. Read-only for others.
struct ScheduledSequence {
  SequenceId id{};
  std::vector<uint32_t> tokens; ///< the prompt, then what was generated
  uint32_t promptCount = 0;
  uint32_t outputMax = 0; ///< tokens to generate at most
  /// Logits are wanted of every prompt token, so the cache is not read until
  /// they were delivered.
  bool promptLogits = false;

  uint32_t computed = 0; ///< positions in the cache
  uint32_t reused = 0;   ///< of those, found in the cache at first admission
  uint32_t preemptions = 0;
  std::vector<PageId> pages;

  uint32_t outputCount() const {
    return static_cast<uint32_t>(tokens.size()) - promptCount;
  }

private:
  friend class Scheduler;
  std::vector<PageDigest> digests; // of the whole pages of `tokens`
  uint32_t published = 0;          // pages offered to the cache
  uint32_t pendingEnd = 0; // pages [published, pendingEnd) are in pending_
  uint32_t promptLogitsDone = 0; // prompt rows whose logits were delivered
  bool admittedBefore = false;
};

class Scheduler {
public:
  struct Options {
    uint32_t sequencesMax = 8;    ///< running at once, at least 1
    uint32_t stepTokensMax = 512; ///< of one step, at least sequencesMax
    uint32_t logitRowsMax = 64;   ///< of one step, at least sequencesMax
    uint32_t modelLengthMax = 0;  ///< tokens of a sequence with its output
    uint32_t waitingMax = 1024;   ///< sequences that wait at most
  };

  struct SequenceSpec {
    SequenceId id{};
    std::vector<uint32_t> prompt;
    uint32_t outputMax = 1; ///< cut to what fits the model and the pool
    bool promptLogits = false;
  };

  /// A sequence's part of the step.
  struct Group {
    ScheduledSequence *sequence = nullptr;
    uint32_t count = 0; ///< tokens, from position sequence->computed on
    /// Rows of logits, of the last tokens of the group; the first of them is
    /// row `logitFirst` of the step.
    uint32_t logitCount = 0, logitFirst = 0;
    /// The last token known is computed, so the next one can be sampled.
    bool samples = false;
  };

  /// What a step gave for a group.
  struct Outcome {
    std::optional<uint32_t> token; ///< sampled, where the group samples
    bool finished = false;         ///< the sequence ends with it
  };

  struct Statistics {
    uint64_t pageQueries = 0; ///< whole prompt pages looked up
    uint64_t pageHits = 0;    ///< of those, found
    uint64_t pagesReused = 0; ///< of those, not computed again
    uint64_t preemptions = 0;
  };

  /// \param cache borrowed; must outlive the scheduler.
  Scheduler(PrefixCache &cache, const Options &options);
  ~Scheduler();
  Scheduler(const Scheduler &) = delete;
  Scheduler &operator=(const Scheduler &) = delete;

  /// The most tokens that a sequence can have, prompt and output together.
  uint32_t lengthMax() const;

  /// Queues a sequence. InvalidArgument if the prompt is empty or leaves no
  /// room for a token, with both numbers; Exhausted if the queue is full.
  Status add(SequenceSpec spec);

  /// Ends a sequence between steps; unknown ids are ignored.
  void cancel(SequenceId id);

  /// Chooses the next step. False if there is nothing to compute. The groups
  /// stay until commit().
  bool schedule();
  std::span<const Group> groups() const { return groups_; }
  /// The groups for the device; valid until commit().
  std::span<const StepRows> rows() const { return rows_; }

  /// Takes over what the step computed: one outcome a group, in order.
  /// Sequences that finish give their pages back and are gone.
  void commit(std::span<const Outcome> outcomes);

  uint32_t runningCount() const {
    return static_cast<uint32_t>(running_.size());
  }
  uint32_t waitingCount() const {
    return static_cast<uint32_t>(waiting_.size());
  }
  bool idle() const { return running_.empty() && waiting_.empty(); }
  const Options &options() const { return options_; }
  const Statistics &statistics() const { return statistics_; }

  /// Internal, saying what, if a page or a bound is not as it must be.
  /// O(pages + tokens), for tests.
  Status checkInvariants() const;

private:
  using Owned = std::unique_ptr<ScheduledSequence>;

  void scheduleRunning(bool decodes);
  void scheduleWaiting();
  bool admit(ScheduledSequence &sequence, bool &deferred);
  bool place(ScheduledSequence &sequence);
  bool growPages(ScheduledSequence &sequence, uint32_t count);
  void preempt(size_t index);
  void releasePages(ScheduledSequence &sequence);
  void extendDigests(ScheduledSequence &sequence);
  void publishPages(ScheduledSequence &sequence);
  void dropPending(ScheduledSequence &sequence, uint32_t page);

  PrefixCache &cache_;
  const Options options_;
  std::vector<Owned> running_; // in order of admission
  std::deque<Owned> waiting_;
  std::unordered_map<PageDigest, uint32_t, PageDigestHash> pending_;
  std::vector<Group> groups_;
  std::vector<StepRows> rows_;
  uint32_t tokensLeft_ = 0, logitRowsLeft_ = 0; // of the step being made
  Statistics statistics_;
};

} // namespace kvc

#endif // KVC_RUNTIME_ENGINE_SCHEDULER_H
