// An artifact ready to run; see LoadedModel.h.

#include "runtime/engine/LoadedModel.h"

#include <algorithm>

#include "runtime/device/CpuDevice.h"
#include "runtime/device/HipDevice.h"

namespace kvc {

static MemoryUse memoryUse(const Manifest &manifest) {
  return {.weightsBytes = manifest.weightsBytes,
          .workspaceBytes = manifest.arenaBytes,
          .tableBytes = uint64_t(manifest.step.words()) * 4,
          .pageBytes = manifest.pageBytes};
}

static Result<std::unique_ptr<Device>> createGpu(const Manifest &manifest,
                                                 const LoadOptions &options) {
  const std::string &target = manifest.target;
  auto library = HipLibrary::open();
  if (!library.ok())
    return library.takeStatus().during("built for " + target);
  HipDeviceOptions hip;
  hip.index = options.device;
  hip.target = target;
  hip.memoryUtilization =
      options.memoryUtilization.value_or(hip.memoryUtilization);
  hip.totalBytesMax = options.budget.totalBytes;
  if (options.budget.reserveBytes) {
    KVC_ASSIGN(hip.keepFreeBytes,
               options.budget.othersBytes(memoryUse(manifest)));
  }
  hip.wsl = runsUnderWsl();
  return createHipDevice(*library, hip);
}

/// The device for an artifact: never another than its target names.
static Result<std::unique_ptr<Device>>
createDevice(const Manifest &manifest, const LoadOptions &options) {
  if (options.budget.reserveBytes && options.memoryUtilization)
    return invalid("--reserve and --gpu-memory-utilization both say what to "
                   "leave free, expected one of them");
  if (isGpuTarget(manifest.target))
    return createGpu(manifest, options);
  if (manifest.target != "cpu")
    return invalid("built for " + manifest.target + ", this kvc runs cpu, " +
                   kGpuTargetNames);
  if (options.device || options.memoryUtilization)
    return invalid("built for cpu; --device and --gpu-memory-utilization are "
                   "for GPU artifacts");
  if (options.budget.reserveBytes && !options.budget.totalBytes)
    return invalid("built for cpu, where --reserve goes with --vram");
  return createCpuDevice(
      {.threads = options.threads, .features = manifest.cpuFeatures});
}

/// Pages that there is memory for beside everything else.
static Result<uint64_t> pagesOn(const Manifest &manifest, const Device &device,
                                const MemoryBudget &budget) {
  MemoryUse use = memoryUse(manifest);
  uint64_t left = device.memoryLeftBytes();
  if (isGpuTarget(manifest.target)) // The ceiling is the budget's.
    return pagesThatFit(use, left);
  // Other programs want memory too, and mapped weights want to stay in it.
  uint64_t half = left / 2 / use.pageBytes;
  if (!budget.totalBytes)
    return half;
  KVC_ASSIGN(uint64_t others, budget.othersBytes(use));
  uint64_t ours = *budget.totalBytes - std::min(others, *budget.totalBytes);
  return std::min(half, pagesThatFit(use, ours));
}

Result<LoadedModel> LoadedModel::load(const std::string &path,
                                      const LoadOptions &options) {
  LoadedModel model;
  KVC_ASSIGN(Artifact artifact,
             Artifact::load(path, {.verify = options.verify}));
  model.artifact_ = std::make_unique<Artifact>(std::move(artifact));
  const Manifest &manifest = model.manifest();
  auto device = createDevice(manifest, options);
  if (!device.ok())
    return device.takeStatus().during("load " + path);
  model.device_ = std::move(*device);
  KVC_ASSIGN(std::string tokenizerJson,
             model.artifact_->text("tokenizer.json"));
  KVC_ASSIGN(std::string tokenizerConfig,
             model.artifact_->text("tokenizer_config.json"));
  auto tokenizer = Tokenizer::fromJson(tokenizerJson, tokenizerConfig);
  if (!tokenizer.ok())
    return tokenizer.takeStatus().during("load " + path);
  model.tokenizer_ = std::make_unique<Tokenizer>(std::move(*tokenizer));
  uint64_t tokens =
      options.cacheTokens ? options.cacheTokens : manifest.maxModelLen;
  uint64_t fit = UINT64_MAX;
  if (options.cacheShrinks) {
    auto found = pagesOn(manifest, *model.device_, options.budget);
    if (!found.ok())
      return found.takeStatus().during("load " + path);
    fit = *found;
  }
  auto [pages, shrank] = sizePool(tokens, fit);
  model.poolShrank_ = shrank;
  if (pages > UINT32_MAX)
    return invalid("a KV pool of " + std::to_string(tokens) + " tokens");
  std::optional<KvParameters> scales;
  if (!options.kvScales.empty() && !options.kvParameters) {
    KVC_ASSIGN(scales, readKvParameters(options.kvScales, manifest));
  }
  KVC_ASSIGN(model.runner_,
             StepRunner::create(*model.artifact_, *model.device_,
                                {.pageCount = static_cast<uint32_t>(pages),
                                 .eager = options.eager,
                                 .kvParameters = options.kvParameters
                                                     ? options.kvParameters
                                                 : scales ? &*scales
                                                          : nullptr}));
  model.pool_ = std::make_unique<PagePool>(static_cast<uint32_t>(pages));
  return model;
}

bool LoadedModel::isEndToken(uint32_t id) const {
  const std::vector<uint32_t> &ends = manifest().eosTokenIds;
  return std::find(ends.begin(), ends.end(), id) != ends.end();
}

} // namespace kvc
