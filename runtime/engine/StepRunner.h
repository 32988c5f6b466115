/// \file
/// Runs steps of an artifact on a device: fills the step space, replays the
/// graph of the smallest bucket that fits, hands out logits.
///
/// Everything on the device is allocated, and every bucket's graph captured, in
/// `create`; a step allocates nothing. Which bucket a step takes and how its
/// rows are grouped changes no bit of its results.
///
/// Not thread-safe: belongs to the engine's thread.

#ifndef KVC_RUNTIME_ENGINE_STEPRUNNER_H
#define KVC_RUNTIME_ENGINE_STEPRUNNER_H

#include <memory>
#include <span>
#include <vector>

#include "runtime/artifact/KvParameters.h"
#include "runtime/base/Status.h"
#include "runtime/device/Device.h"
#include "runtime/engine/StepExecutor.h"

namespace kvc {

class StepRunner : public StepExecutor {
public:
  struct Options {
    uint32_t pageCount = 0; ///< pages of the pool, at least 1
    bool eager = false;     ///< launch one by one instead of replaying graphs
    /// Of the KV codec, instead of the artifact's own; may be null. Only
    /// `create` reads it.
    const KvParameters *kvParameters = nullptr;
  };

  /// \param artifact and \param device are borrowed and must outlive the
  /// runner. Exhausted if the device has too little memory, InvalidArgument if
  /// the artifact is for another target or its kernels cannot take the KV
  /// parameters.
  static Result<std::unique_ptr<StepRunner>>
  create(const Artifact &artifact, Device &device, const Options &options);

  /// Runs one step. Sequences whose group has one token may share a decode
  /// bucket with others; any longer group makes it a prefill step. The logits
  /// wanted stay until the next call; see logits().
  /// InvalidArgument if a group is empty, too long or out of pages, or if
  /// nothing fits: more rows than rowsMax(), more groups than sequencesMax(),
  /// more logit rows than logitRowsMax().
  Status run(std::span<const StepRows> groups) override;

  /// The i-th wanted row of logits of the last step, in order of groups and
  /// tokens: vocabSize floats.
  std::span<const float> logits(uint32_t index) const override;

  uint32_t rowsMax() const override;      ///< of one step
  uint32_t sequencesMax() const override; ///< groups of one step
  uint32_t logitRowsMax() const override; ///< wanted rows of one step
  uint32_t layerCount() const override;
  Status clipped(std::span<uint32_t> counts) const override;
  /// The page pool's memory, for tests that poison pages.
  Buffer kvBuffer() const { return spaces_[static_cast<size_t>(Space::Kv)]; }

private:
  /// A program with its kernels found and its arguments in place.
  struct Bucket {
    const Program *program = nullptr;
    struct Call {
      Kernel kernel;
      Grid grid;
      std::vector<const void *> arguments;
    };
    std::vector<Call> calls;
    std::unique_ptr<Graph> graph;
  };

  StepRunner(const Artifact &artifact, Device &device)
      : artifact_(artifact), device_(device) {}
  Status allocate(const Options &options);
  Status makeTables(const KvParameters &parameters);
  const void *addressOf(const Range &range) const;
  Status prepare(const Program &program);
  Status launchAll(const Bucket &bucket);
  Status check(std::span<const StepRows> groups) const;
  const Bucket *choose(uint32_t rows, uint32_t logitRows, bool decode) const;
  void fill(std::span<const StepRows> groups, const Program &program);

  const Artifact &artifact_;
  Device &device_;
  bool eager_ = false;
  uint32_t pageCount_ = 0;
  Buffer spaces_[4];
  /// Tables in place of those of the weights: offset there, offset here.
  std::vector<std::pair<uint64_t, uint64_t>> tablePlaces_;
  Buffer tables_;
  std::unique_ptr<CodeObject> code_;
  std::vector<Bucket> buckets_;
  std::vector<int32_t> step_; ///< host copy of the step space
  std::vector<float> logitRows_;
};

} // namespace kvc

#endif // KVC_RUNTIME_ENGINE_STEPRUNNER_H
