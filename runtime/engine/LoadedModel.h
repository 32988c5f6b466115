/// \file
/// An artifact ready to run: mapped, checked, on a device, with its tokenizer.

#ifndef KVC_RUNTIME_ENGINE_LOADEDMODEL_H
#define KVC_RUNTIME_ENGINE_LOADEDMODEL_H

#include <memory>
#include <optional>
#include <string>

#include "runtime/artifact/Artifact.h"
#include "runtime/device/Device.h"
#include "runtime/engine/StepRunner.h"
#include "runtime/kv/PoolSize.h"
#include "runtime/text/Tokenizer.h"

namespace kvc {

struct LoadOptions {
  uint32_t threads = 0; ///< of cpu artifacts; 0: all processors
  /// Of gfx artifacts, refused for others: which GPU, and what part of its
  /// memory to use (HipDeviceOptions).
  std::optional<uint32_t> device = {};
  std::optional<double> memoryUtilization = {};
  /// Memory to use, as kvc plan takes it; instead of a utilisation. A cpu
  /// artifact takes a reserve only with a total.
  MemoryBudget budget = {};
  bool verify = true; ///< compare checksums
  bool eager = false; ///< no graphs
  /// File of KV scales to use instead of the artifact's own; empty: those.
  std::string kvScales = {};
  /// The same in memory, for this load only; wins.
  const KvParameters *kvParameters = nullptr;
  /// Positions the KV pool holds; 0: one sequence of the longest length.
  uint64_t cacheTokens = 0;
  /// Take fewer where they do not fit: on a GPU all that its ceiling leaves, on
  /// cpu half of the free memory.
  bool cacheShrinks = false;
};

/// Owns everything from mapping to page pool. Not thread-safe.
class LoadedModel {
public:
  /// Takes the device that the artifact's target asks for. Fails as
  /// Artifact::load, createCpuDevice, HipLibrary::open, createHipDevice,
  /// Tokenizer::fromJson and StepRunner::create do; InvalidArgument for a
  /// target that nothing here runs.
  static Result<LoadedModel> load(const std::string &path,
                                  const LoadOptions &options);

  const Artifact &artifact() const { return *artifact_; }
  const Manifest &manifest() const { return artifact_->manifest(); }
  Device &device() { return *device_; }
  const Tokenizer &tokenizer() const { return *tokenizer_; }
  StepRunner &runner() { return *runner_; }
  PagePool &pool() { return *pool_; }
  /// The pool is smaller than was asked for, because memory ends there.
  bool poolShrank() const { return poolShrank_; }
  bool isEndToken(uint32_t id) const;

private:
  LoadedModel() = default;
  // In this order: the runner borrows what is above it.
  std::unique_ptr<Artifact> artifact_;
  std::unique_ptr<Device> device_;
  std::unique_ptr<Tokenizer> tokenizer_;
  std::unique_ptr<StepRunner> runner_;
  std::unique_ptr<PagePool> pool_;
  bool poolShrank_ = false;
};

} // namespace kvc

#endif // KVC_RUNTIME_ENGINE_LOADEDMODEL_H
