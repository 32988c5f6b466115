// Runs gfx artifacts through HIP; see HipDevice.h.

#include "runtime/device/HipDevice.h"

#include <algorithm>
#include <cassert>
#include <cstdio>
#include <cstring>
#include <unistd.h>
#include <vector>

#include "runtime/base/MappedFile.h"
#include "runtime/device/HipCodeObject.h"
#include "runtime/device/HipStaging.h"

namespace kvc {

namespace {

/// A kernel with what a launch of it must say.
struct HipKernel {
  HipFunction function = nullptr;
  HipKernelFacts facts;
};

class HipCode : public CodeObject {
public:
  /// Takes the module over. \param file is kept: HIP may read from it until the
  /// module is unloaded.
  HipCode(const HipLibrary &hip, MappedFile file, HipModule module)
      : hip_(hip), file_(std::move(file)), module_(module) {}
  ~HipCode() override { (void)hip_.hipModuleUnload(module_); }

  Status resolve(const HipCodeObjectFacts &facts) {
    for (const auto &[name, kernel] : facts.kernels) {
      HipKernel found{nullptr, kernel};
      KVC_TRY(hip_.check(hip_.hipModuleGetFunction(&found.function, module_,
                                                   name.c_str()),
                         "hipModuleGetFunction"),
              "kernel " + name);
      kernels_[name] = found;
    }
    return Status();
  }

  Result<Kernel> find(const std::string &name) const override {
    auto found = kernels_.find(name);
    if (found == kernels_.end())
      return Status(Code::NotFound, "no kernel '" + name + "' in the code");
    return Kernel{&found->second};
  }

private:
  const HipLibrary &hip_;
  MappedFile file_;
  HipModule module_;
  std::map<std::string, HipKernel> kernels_; ///< nodes stay where they are
};

/// An instantiated graph; null if it has no launches.
struct HipReplay : Graph {
  HipReplay(const HipLibrary &hip, HipGraphExec exec) : hip(hip), exec(exec) {}
  ~HipReplay() override {
    if (exec)
      (void)hip.hipGraphExecDestroy(exec);
  }
  const HipLibrary &hip;
  HipGraphExec exec;
};

struct HipMark : Event {
  HipMark(const HipLibrary &hip, HipEvent event) : hip(hip), event(event) {}
  ~HipMark() override { (void)hip.hipEventDestroy(event); }
  const HipLibrary &hip;
  HipEvent event;
};

std::string decimal(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%g", value);
  return text;
}

std::string gib(uint64_t bytes) {
  char text[32];
  std::snprintf(text, sizeof text, "%.1f", double(bytes) / (1u << 30));
  return text;
}

class HipDevice : public Device {
public:
  HipDevice(const HipLibrary &hip, const HipDeviceFacts &facts,
            uint64_t ceilingBytes)
      : hip_(hip), facts_(facts), ceilingBytes_(ceilingBytes), staging_(hip_) {}

  ~HipDevice() override {
    if (stream_)
      (void)hip_.hipStreamSynchronize(stream_);
    for (Buffer buffer : buffers_)
      (void)hip_.hipFree(buffer.address);
    staging_.release();
    if (stream_)
      (void)hip_.hipStreamDestroy(stream_);
  }

  Status start() {
    KVC_TRY(select(), "start");
    KVC_TRY(call(hip_.hipStreamCreateWithFlags(&stream_, kHipStreamNonBlocking),
                 "hipStreamCreateWithFlags"),
            "start");
    return staging_.start(stream_);
  }

  std::string target() const override { return facts_.target; }

  uint64_t memoryLeftBytes() const override {
    return ceilingBytes_ - usedBytes_;
  }

  std::string description() const override {
    return facts_.target + ", " + facts_.name + ", device " +
           std::to_string(facts_.index) + ", " + gib(ceilingBytes_) + " of " +
           gib(facts_.totalBytes) + " GiB usable, HIP " + hip_.runtimeVersion();
  }

  Result<Buffer> allocate(uint64_t bytes) override {
    KVC_TRY(notCapturing("an allocation"), "allocate");
    if (bytes == 0)
      return Buffer{};
    if (bytes > ceilingBytes_ - usedBytes_)
      return Status(
          Code::Exhausted,
          "cannot allocate " + std::to_string(bytes) +
              " bytes: " + std::to_string(ceilingBytes_ - usedBytes_) +
              " of the " + std::to_string(ceilingBytes_) +
              " bytes usable on device " + std::to_string(facts_.index) +
              " are left (" + gib(facts_.freeBytes) + " of " +
              gib(facts_.totalBytes) + " GiB were free)");
    KVC_TRY(select(), "allocate");
    void *address = nullptr;
    KVC_TRY(call(hip_.hipMalloc(&address, bytes), "hipMalloc"),
            "allocate " + std::to_string(bytes) + " bytes");
    Buffer buffer{static_cast<std::byte *>(address), bytes};
    buffers_.push_back(buffer);
    usedBytes_ += bytes;
    KVC_TRY(
        call(hip_.hipMemsetAsync(address, 0, bytes, stream_), "hipMemsetAsync"),
        "allocate");
    return buffer;
  }

  Result<Buffer> upload(std::span<const std::byte> bytes) override {
    KVC_ASSIGN(Buffer buffer, allocate(bytes.size()));
    KVC_TRY(copyIn(buffer, 0, bytes), "upload");
    return buffer;
  }

  Status copyIn(Buffer to, uint64_t offset,
                std::span<const std::byte> from) override {
    KVC_TRY(notCapturing("a copy"), "copy");
    KVC_TRY(select(), "copy");
    Status status = checkCopy(to, offset, from.size());
    return status.ok() ? staging_.copyIn(to.address + offset, from)
                       : std::move(status);
  }

  Status copyOut(std::span<std::byte> to, Buffer from,
                 uint64_t offset) override {
    KVC_TRY(notCapturing("a copy"), "copy");
    KVC_TRY(select(), "copy");
    Status status = checkCopy(from, offset, to.size());
    if (!status.ok() || to.empty())
      return status;
    KVC_TRY(call(hip_.hipMemcpyDtoHAsync(to.data(), from.address + offset,
                                         to.size(), stream_),
                 "hipMemcpyDtoHAsync"),
            "copy");
    return synchronize();
  }

  Result<std::unique_ptr<CodeObject>>
  loadCode(const std::string &path) override {
    auto code = load(path);
    if (!code.ok())
      return code.takeStatus().during("load kernels: " + path);
    return code;
  }

  Status launch(Kernel kernel, Grid grid,
                std::span<const void *const> arguments) override {
    if (!kernel.handle || grid.x == 0 || grid.y == 0)
      return invalid("a launch needs a kernel and a grid of at least 1 x 1");
    const auto &found = *static_cast<const HipKernel *>(kernel.handle);
    if (arguments.size() != found.facts.argumentCount)
      return invalid("the kernel takes " +
                     std::to_string(found.facts.argumentCount) +
                     " arguments, got " + std::to_string(arguments.size()));
    KVC_TRY(select(), "launch");
    parameters_.clear();
    for (const void *const &argument : arguments)
      parameters_.push_back(const_cast<const void **>(&argument));
    const auto &group = found.facts.workgroup;
    KVC_TRY(call(hip_.hipModuleLaunchKernel(
                     found.function, grid.x, grid.y, 1, group[0], group[1],
                     group[2], /*ldsBytes=*/0, stream_, parameters_.data(),
                     /*extra=*/nullptr),
                 "hipModuleLaunchKernel"),
            "launch");
    captured_ += capturing_;
    return Status();
  }

  Status beginCapture() override {
    if (capturing_)
      return invalid("a capture is under way");
    KVC_TRY(select(), "capture");
    // What other threads call meanwhile is none of the capture's business.
    KVC_TRY(
        call(hip_.hipStreamBeginCapture(stream_, HipCaptureMode::ThreadLocal),
             "hipStreamBeginCapture"),
        "capture");
    capturing_ = true;
    captured_ = 0;
    return Status();
  }

  Result<std::unique_ptr<Graph>> endCapture() override {
    if (!capturing_)
      return invalid("no capture is under way");
    capturing_ = false;
    HipGraph graph = nullptr;
    KVC_TRY(
        call(hip_.hipStreamEndCapture(stream_, &graph), "hipStreamEndCapture"),
        "capture");
    HipGraphExec exec = nullptr;
    Status status;
    // Not every runtime instantiates a graph of nothing.
    if (captured_ > 0)
      status = call(hip_.hipGraphInstantiate(&exec, graph, nullptr, nullptr, 0),
                    "hipGraphInstantiate");
    if (graph)
      (void)hip_.hipGraphDestroy(graph);
    KVC_TRY(std::move(status), "capture");
    return std::unique_ptr<Graph>(new HipReplay(hip_, exec));
  }

  Status replay(const Graph &graph) override {
    if (capturing_)
      return invalid("a graph cannot be replayed during a capture");
    KVC_TRY(select(), "replay");
    HipGraphExec exec = static_cast<const HipReplay &>(graph).exec;
    return exec ? call(hip_.hipGraphLaunch(exec, stream_), "hipGraphLaunch")
                : Status();
  }

  Result<std::unique_ptr<Event>> record() override {
    KVC_TRY(notCapturing("an event"), "record");
    KVC_TRY(select(), "record");
    HipEvent event = nullptr;
    KVC_TRY(call(hip_.hipEventCreateWithFlags(&event, 0),
                 "hipEventCreateWithFlags"),
            "record");
    auto mark = std::make_unique<HipMark>(hip_, event);
    KVC_TRY(call(hip_.hipEventRecord(event, stream_), "hipEventRecord"),
            "record");
    return std::unique_ptr<Event>(std::move(mark));
  }

  Result<double> elapsedMs(const Event &from, const Event &to) override {
    HipEvent first = static_cast<const HipMark &>(from).event;
    HipEvent second = static_cast<const HipMark &>(to).event;
    KVC_TRY(call(hip_.hipEventSynchronize(second), "hipEventSynchronize"),
            "time");
    float ms = 0;
    KVC_TRY(call(hip_.hipEventElapsedTime(&ms, first, second),
                 "hipEventElapsedTime"),
            "time");
    return double(ms);
  }

  Status synchronize() override {
    KVC_TRY(select(), "wait");
    return call(hip_.hipStreamSynchronize(stream_), "hipStreamSynchronize");
  }

private:
  Status call(HipError error, const char *function) const {
    return hip_.check(error, function);
  }

  /// HIP's current device is a thread's, and the engine's thread may not be the
  /// one that created the device. Cheap: a comparison within HIP.
  Status select() const {
    return call(hip_.hipSetDevice(static_cast<int>(facts_.index)),
                "hipSetDevice");
  }

  Status notCapturing(const char *what) const {
    return capturing_ ? invalid(std::string(what) +
                                " is not possible during a capture")
                      : Status();
  }

  Result<std::unique_ptr<CodeObject>> load(const std::string &path) {
    auto file = MappedFile::open(path);
    if (!file.ok())
      return invalid(file.status().message());
    KVC_ASSIGN(HipCodeObjectFacts facts, readHipCodeObject(file->bytes()));
    if (facts.target != facts_.target)
      return invalid("built for " + facts.target + ", device " +
                     std::to_string(facts_.index) + " is " + facts_.target);
    KVC_TRY(select(), "load");
    HipModule module = nullptr;
    KVC_TRY(call(hip_.hipModuleLoadData(&module, file->bytes().data()),
                 "hipModuleLoadData"),
            facts.target);
    auto code = std::make_unique<HipCode>(hip_, std::move(*file), module);
    KVC_TRY(code->resolve(facts), facts.target);
    return std::unique_ptr<CodeObject>(std::move(code));
  }

  const HipLibrary hip_;
  const HipDeviceFacts facts_;
  const uint64_t ceilingBytes_;
  uint64_t usedBytes_ = 0;
  HipStream stream_ = nullptr;
  HipStaging staging_;
  std::vector<Buffer> buffers_;
  std::vector<void *> parameters_; ///< of the launch being made
  bool capturing_ = false;
  uint64_t captured_ = 0; ///< launches of the capture under way
};

std::string deviceText(const HipDeviceFacts &facts) {
  return "device " + std::to_string(facts.index) + " is " + facts.target +
         " (" + facts.name + ")";
}

std::string deviceCountText(uint32_t count) {
  return count == 1 ? "there is 1 device, number 0"
                    : "there are " + std::to_string(count) +
                          " devices, numbers 0 to " + std::to_string(count - 1);
}

} // namespace

bool isGpuTarget(std::string_view target) {
  return std::find(std::begin(kGpuTargets), std::end(kGpuTargets), target) !=
         std::end(kGpuTargets);
}

uint64_t hipMemoryCeiling(const HipDeviceFacts &facts,
                          const HipDeviceOptions &options) {
  uint64_t margin = options.wsl ? kWslMarginBytes : 0;
  uint64_t free = facts.freeBytes > margin ? facts.freeBytes - margin : 0;
  uint64_t total =
      std::min(facts.totalBytes, options.totalBytesMax.value_or(UINT64_MAX));
  uint64_t keep = options.keepFreeBytes.value_or(0);
  auto wanted = options.keepFreeBytes
                    ? total - std::min(total, keep)
                    : static_cast<uint64_t>(static_cast<double>(total) *
                                            options.memoryUtilization);
  return std::min(free, wanted);
}

bool runsUnderWsl(const std::string &root) {
  return ::access((root + "/dev/dxg").c_str(), F_OK) == 0;
}

/// Why an artifact for `target`, or any of kvc's if "", cannot run there.
static Status checkTarget(const HipDeviceFacts &facts,
                          const std::string &target) {
  std::string device = deviceText(facts);
  if (!isGpuTarget(facts.target))
    return invalid(device + ", kvc has code for " + kGpuTargetNames);
  if (!target.empty() && target != facts.target)
    return invalid("built for " + target + ", " + device +
                   "; rerun kvc compile --target=" + facts.target);
  return Status();
}

/// The device that the options mean; where none fits, what is wrong with the
/// first.
static Result<HipDeviceFacts> choose(const HipLibrary &library, uint32_t count,
                                     const HipDeviceOptions &options) {
  Status wrong;
  uint32_t first = options.index.value_or(0);
  uint32_t end = options.index ? first + 1 : count;
  for (uint32_t index = first; index < end; ++index) {
    KVC_ASSIGN(HipDeviceFacts facts, library.facts(index));
    Status status = checkTarget(facts, options.target);
    if (status.ok())
      return facts;
    if (wrong.ok())
      wrong = std::move(status);
  }
  return wrong;
}

Result<std::unique_ptr<Device>>
createHipDevice(const HipLibrary &library, const HipDeviceOptions &options) {
  double part = options.memoryUtilization;
  if (!(part > 0 && part <= 1))
    return invalid("a GPU memory utilization of " + decimal(part) +
                   ", expected more than 0 and at most 1");
  KVC_ASSIGN(uint32_t count, library.deviceCount());
  if (count == 0)
    return Status(Code::Unavailable,
                  library.name() + " (HIP " + library.runtimeVersion() +
                      ") finds no device; kvc doctor looks for the reason");
  if (options.index.value_or(0) >= count)
    return Status(Code::Unavailable,
                  "device " + std::to_string(*options.index) +
                      " is not there: " + deviceCountText(count));
  KVC_ASSIGN(HipDeviceFacts facts, choose(library, count, options));
  uint64_t ceiling = hipMemoryCeiling(facts, options);
  if (ceiling == 0)
    return Status(Code::Unavailable,
                  deviceText(facts) + " with " +
                      std::to_string(facts.freeBytes) + " of " +
                      std::to_string(facts.totalBytes) +
                      " bytes free, which leaves nothing to use; kvc doctor "
                      "looks for the reason");
  auto created = std::make_unique<HipDevice>(library, facts, ceiling);
  KVC_TRY(created->start(), "device " + std::to_string(facts.index));
  return std::unique_ptr<Device>(std::move(created));
}

} // namespace kvc
