// An artifact ready to run; see LoadedModel.h.

#include "runtime/engine/LoadedModel.h"

#include <algorithm>

#include "runtime/device/CpuDevice.h"
#include "runtime/device/HipDevice.h"

namespace kvc {

static Result<std::unique_ptr<Device>> createGpu(const std::string &target,
                                                 const LoadOptions &options) {
  auto library = HipLibrary::open();
  if (!library.ok())
    return library.takeStatus().during("built for " + target);
  HipDeviceOptions hip;
  hip.index = options.device;
  hip.target = target;
  hip.memoryUtilization =
      options.memoryUtilization.value_or(hip.memoryUtilization);
  hip.wsl = runsUnderWsl();
  return createHipDevice(*library, hip);
}

/// The device for an artifact: never another than its target names.
static Result<std::unique_ptr<Device>>
createDevice(const Manifest &manifest, const LoadOptions &options) {
  if (isGpuTarget(manifest.target))
    return createGpu(manifest.target, options);
  if (manifest.target != "cpu")
    return invalid("built for " + manifest.target + ", this kvc runs cpu, " +
                   kGpuTargetNames);
  if (options.device || options.memoryUtilization)
    return invalid("built for cpu; --device and --gpu-memory-utilization are "
                   "for GPU artifacts");
  return createCpuDevice(
      {.threads = options.threads, .features = manifest.cpuFeatures});
}

/// Pages that there is memory for beside everything else.
static uint64_t pagesThatFit(const Manifest &manifest, const Device &device) {
  uint64_t left = device.memoryLeftBytes();
  // Other programs want memory too, and mapped weights want to stay in it.
  if (!isGpuTarget(manifest.target))
    return left / 2 / manifest.pageBytes;
  constexpr uint64_t kSlack = 64u << 20; // code, rounding of allocations
  uint64_t others = manifest.weightsBytes + manifest.arenaBytes +
                    uint64_t(manifest.step.words()) * 4 + kSlack;
  return left > others ? (left - others) / manifest.pageBytes : 0;
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
  uint64_t pages = (tokens + kPageTokens - 1) / kPageTokens;
  if (uint64_t fit = pagesThatFit(manifest, *model.device_);
      options.cacheShrinks && pages > fit) {
    pages = std::max<uint64_t>(fit, 1);
    model.poolShrank_ = true;
  }
  if (pages > UINT32_MAX)
    return invalid("a KV pool of " + std::to_string(tokens) + " tokens");
  KVC_ASSIGN(model.runner_,
             StepRunner::create(*model.artifact_, *model.device_,
                                {.pageCount = static_cast<uint32_t>(pages),
                                 .eager = options.eager}));
  model.pool_ = std::make_unique<PagePool>(static_cast<uint32_t>(pages));
  return model;
}

bool LoadedModel::isEndToken(uint32_t id) const {
  const std::vector<uint32_t> &ends = manifest().eosTokenIds;
  return std::find(ends.begin(), ends.end(), id) != ends.end();
}

} // namespace kvc
