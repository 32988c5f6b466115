// Runs cpu artifacts; see CpuDevice.h.

#include "runtime/device/CpuDevice.h"

#include <chrono>
#include <cstring>
#include <deque>
#include <dlfcn.h>
#include <sched.h>
#include <sys/mman.h>
#include <unistd.h>
#include <vector>

#include "runtime/device/ThreadPool.h"

namespace kvc {

namespace {

class CpuCode : public CodeObject {
public:
  explicit CpuCode(void *library) : library_(library) {}
  ~CpuCode() override { ::dlclose(library_); }

  Result<Kernel> find(const std::string &name) const override {
    const void *symbol = ::dlsym(library_, name.c_str());
    if (!symbol)
      return Status(Code::NotFound, "no kernel '" + name + "' in the code");
    return Kernel{symbol};
  }

private:
  void *library_;
};

/// Launches with their argument arrays, which stay where they are.
struct CpuGraph : Graph {
  std::vector<CpuLaunch> launches;
  std::deque<std::vector<const void *>> arguments;

  void add(Kernel kernel, Grid grid, std::span<const void *const> pointers) {
    arguments.emplace_back(pointers.begin(), pointers.end());
    launches.push_back(
        {reinterpret_cast<CpuKernel>(const_cast<void *>(kernel.handle)), grid.x,
         grid.y, arguments.back().data()});
  }
};

using Clock = std::chrono::steady_clock;

struct CpuEvent : Event {
  Clock::time_point time = Clock::now();
};

class CpuDevice : public Device {
public:
  explicit CpuDevice(uint32_t threads) : pool_(threads) {}

  ~CpuDevice() override {
    for (Buffer buffer : buffers_)
      ::munmap(buffer.address, buffer.bytes);
  }

  std::string target() const override { return "cpu"; }

  uint64_t memoryLeftBytes() const override {
    return uint64_t(::sysconf(_SC_AVPHYS_PAGES)) *
           uint64_t(::sysconf(_SC_PAGESIZE));
  }

  std::string description() const override {
    return "cpu, " + hostCpuFeaturesName() + ", " +
           std::to_string(pool_.threadCount()) + " threads";
  }

  Result<Buffer> allocate(uint64_t bytes) override {
    // Anonymous memory is zero and takes no pages before it is touched.
    void *address =
        bytes == 0 ? nullptr
                   : ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE,
                            MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (address == MAP_FAILED)
      return Status(Code::Exhausted, "cannot allocate " +
                                         std::to_string(bytes) +
                                         " bytes of memory");
    Buffer buffer{static_cast<std::byte *>(address), bytes};
    if (bytes > 0)
      buffers_.push_back(buffer);
    return buffer;
  }

  Result<Buffer> upload(std::span<const std::byte> bytes) override {
    return Buffer{const_cast<std::byte *>(bytes.data()), bytes.size()};
  }

  Status copyIn(Buffer to, uint64_t offset,
                std::span<const std::byte> from) override {
    Status status = checkCopy(to, offset, from.size());
    if (status.ok() && !from.empty())
      std::memcpy(to.address + offset, from.data(), from.size());
    return status;
  }

  Status copyOut(std::span<std::byte> to, Buffer from,
                 uint64_t offset) override {
    Status status = checkCopy(from, offset, to.size());
    if (status.ok() && !to.empty())
      std::memcpy(to.data(), from.address + offset, to.size());
    return status;
  }

  Result<std::unique_ptr<CodeObject>>
  loadCode(const std::string &path) override {
    // A path without a slash would be looked up among the system's libraries.
    std::string file = path.find('/') == std::string::npos ? "./" + path : path;
    void *library = ::dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (!library)
      return invalid(std::string("load kernels: ") + ::dlerror());
    return std::unique_ptr<CodeObject>(new CpuCode(library));
  }

  Status launch(Kernel kernel, Grid grid,
                std::span<const void *const> arguments) override {
    if (!kernel.handle || grid.x == 0 || grid.y == 0)
      return invalid("a launch needs a kernel and a grid of at least 1 x 1");
    if (capture_) {
      capture_->add(kernel, grid, arguments);
      return Status();
    }
    CpuGraph one;
    one.add(kernel, grid, arguments);
    pool_.run(one.launches);
    return Status();
  }

  Status beginCapture() override {
    if (capture_)
      return invalid("a capture is under way");
    capture_ = std::make_unique<CpuGraph>();
    return Status();
  }

  Result<std::unique_ptr<Graph>> endCapture() override {
    if (!capture_)
      return invalid("no capture is under way");
    return std::unique_ptr<Graph>(std::move(capture_));
  }

  Status replay(const Graph &graph) override {
    if (capture_)
      return invalid("a graph cannot be replayed during a capture");
    pool_.run(static_cast<const CpuGraph &>(graph).launches);
    return Status();
  }

  Result<std::unique_ptr<Event>> record() override {
    return std::unique_ptr<Event>(new CpuEvent);
  }

  Result<double> elapsedMs(const Event &from, const Event &to) override {
    return std::chrono::duration<double, std::milli>(
               static_cast<const CpuEvent &>(to).time -
               static_cast<const CpuEvent &>(from).time)
        .count();
  }

  Status synchronize() override { return Status(); }

private:
  ThreadPool pool_;
  std::vector<Buffer> buffers_;
  std::unique_ptr<CpuGraph> capture_;
};

/// Processors this process may run on.
uint32_t processorCount() {
  cpu_set_t set;
  if (::sched_getaffinity(0, sizeof set, &set) == 0)
    return std::max(1, CPU_COUNT(&set));
  return std::max(1u, std::thread::hardware_concurrency());
}

} // namespace

std::string hostCpuFeaturesName() {
  bool avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") &&
              __builtin_cpu_supports("f16c");
  bool avx512 =
      __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
      __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl");
  return avx2 && avx512 ? "avx512" : avx2 ? "avx2" : "none";
}

Result<std::unique_ptr<Device>>
createCpuDevice(const CpuDeviceOptions &options) {
  std::string host = hostCpuFeaturesName();
  bool enough = options.features.empty() || options.features == host ||
                (options.features == "avx2" && host == "avx512");
  if (!enough)
    return invalid("built for " + options.features + ", this machine has " +
                   host + "; rerun kvc compile --cpu-features=avx2");
  uint32_t threads = options.threads ? options.threads : processorCount();
  return std::unique_ptr<Device>(new CpuDevice(threads));
}

} // namespace kvc
