#include "tools/hipsim/hip/Runtime.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <thread>

namespace hipsim {

namespace {

thread_local Error last = Success;

uint64_t environmentNumber(const char *name, uint64_t otherwise) {
  const char *text = std::getenv(name);
  return text && *text ? std::strtoull(text, nullptr, 0) : otherwise;
}

/// What rocminfo shows for an RX 7900 XTX: 24,560 MiB.
constexpr uint64_t cardBytes = uint64_t(24560) << 20;

ExecutorOptions executorOptions() {
  ExecutorOptions options;
  options.threads = environmentNumber(
      "HIPSIM_THREADS", std::max(1u, std::thread::hardware_concurrency()));
  options.threads = std::clamp(options.threads, 1u, 256u);
  options.seed = environmentNumber("HIPSIM_SEED", 1);
  options.detailed = std::getenv("HIPSIM_REPORT") != nullptr;
  options.otherOrder = environmentNumber("HIPSIM_ORDER", 0) != 0;
  return options;
}

} // namespace

Runtime::Runtime()
    : memory(environmentNumber("HIPSIM_MEMORY_BYTES", cardBytes)),
      executor(executorOptions()) {
  if (report.checked())
    checker = std::make_unique<Checks>(
        [this](uint64_t address) -> AddressRange {
          auto allocation = memory.find(address);
          if (!allocation)
            return {};
          return {allocation->address, allocation->address + allocation->bytes};
        },
        [this](uint64_t address) { return memory.describe(address); },
        [this](Finding finding) { report.addFinding(std::move(finding)); });
  std::atexit([] { Runtime::get().report.finish(); });
}

Runtime &Runtime::get() {
  // Never destroyed: the report is written while the process ends.
  static Runtime *runtime = new Runtime;
  return *runtime;
}

Stream *Runtime::stream(void *handle) {
  constexpr uintptr_t specialMax = 2;
  if (reinterpret_cast<uintptr_t>(handle) <= specialMax)
    return &defaultStream;
  auto *stream = static_cast<Stream *>(handle);
  return streams.contains(stream) ? stream : nullptr;
}

bool Runtime::capturing() const {
  return std::any_of(streams.begin(), streams.end(), [](const Stream *stream) {
    return bool(stream->capture);
  });
}

Error Runtime::submit(Stream *stream, Work work) {
  if (sticky != Success)
    return sticky;
  if (!stream)
    return InvalidHandle;
  if (!stream->capture)
    return execute(work);
  Graph &graph = *stream->capture;
  graph.nodes.push_back({std::move(work), stream->tail});
  stream->tail = {&graph.nodes.back()};
  return Success;
}

Error Runtime::launch(const KernelWork &work) {
  LaunchCounts counts;
  const KernelCode &kernel = *work.function->kernel;
  std::string fault =
      executor.run(kernel, work.shape, work.arguments, counts, checker.get());
  report.addLaunch(kernel, work.shape, counts);
  if (fault.empty())
    return Success;
  report.addFinding({"fault", kernel.name, "", 0, fault});
  bool address = fault.find("memory fault") != std::string::npos;
  return sticky = address ? IllegalAddress : LaunchFailure;
}

Error Runtime::execute(const Work &work) {
  if (const auto *kernel = std::get_if<KernelWork>(&work))
    return launch(*kernel);
  if (const auto *copy = std::get_if<CopyWork>(&work)) {
    std::memmove(reinterpret_cast<void *>(copy->to),
                 reinterpret_cast<const void *>(copy->from), copy->bytes);
  } else if (const auto *fill = std::get_if<FillWork>(&work)) {
    auto *to = reinterpret_cast<std::byte *>(fill->to);
    for (uint64_t index = 0; index < fill->count; ++index)
      std::memcpy(to + index * fill->elementBytes, &fill->value,
                  fill->elementBytes);
  } else if (const auto *host = std::get_if<HostWork>(&work)) {
    host->function(host->data);
  }
  return Success;
}

int result(Error error) {
  if (error != Success && error != NotReady)
    last = error;
  return error;
}

Error lastError(bool reset) {
  Error error = last;
  if (reset)
    last = Success;
  return error;
}

} // namespace hipsim
