// A HIP runtime for tests: devices that hold memory and launch nothing.
//
// Copies wait for as long as HIP lets them: work on a stream is done when
// somebody waits for it, so that whoever should have waited and did not is
// found out. There is one stream, whatever is asked for.
//
// It is built twice, with the properties of ROCm 5 and of ROCm 6, and once
// without a function. The environment says how it behaves:
//
//   FAKEHIP_DEVICES  how many devices, 1
//   FAKEHIP_TARGET   what gcnArchName says, "gfx1100:feature-"; with commas, of
//                    each device
//   FAKEHIP_TOTAL    bytes of memory, 24 GiB
//   FAKEHIP_FREE     bytes free of it, all
//   FAKEHIP_FAIL     "hipMalloc=2": that function returns that error

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <functional>
#include <string>

namespace {

uint64_t setting(const char *name, uint64_t otherwise) {
  const char *text = std::getenv(name);
  return text ? std::strtoull(text, nullptr, 0) : otherwise;
}

/// The error that FAKEHIP_FAIL asks `function` for, or 0.
int asked(const char *function) {
  const char *text = std::getenv("FAKEHIP_FAIL");
  std::string wanted = std::string(function) + "=";
  return text && std::strncmp(text, wanted.c_str(), wanted.size()) == 0
             ? std::atoi(text + wanted.size())
             : 0;
}

constexpr uint64_t kTotal = uint64_t(24) << 30;

/// Part `index` of `text` between commas, the last one if there are fewer.
std::string part(std::string text, int index) {
  for (size_t comma; index > 0; --index)
    if ((comma = text.find(',')) != std::string::npos)
      text.erase(0, comma + 1);
  return text.substr(0, text.find(','));
}

void fillProperties(void *properties, size_t bytes, size_t targetOffset,
                    int device) {
  // What a wrong offset would find.
  std::memset(properties, 'x', bytes);
  const char *targets = std::getenv("FAKEHIP_TARGET");
  std::string target = part(targets ? targets : "gfx1100:feature-", device);
  std::snprintf(static_cast<char *>(properties) + targetOffset, 256, "%s",
                target.c_str());
}

/// Work that nobody has waited for yet.
struct Work {
  void *event; ///< that it records, or null
  std::function<void()> run;
};
std::deque<Work> pending;

void queue(std::function<void()> run) { pending.push_back({nullptr, run}); }

void runFirst() {
  if (pending.front().run)
    pending.front().run();
  pending.pop_front();
}

/// Runs what was queued before `event` was recorded; null: all there is.
void waitFor(const void *event) {
  bool found = !event;
  for (const Work &work : pending)
    found = found || work.event == event;
  while (found && !pending.empty()) {
    bool last = event && pending.front().event == event;
    runFirst();
    if (last)
      return;
  }
}

int create(const char *function, void **object) {
  int error = asked(function);
  *object = error ? nullptr : std::malloc(1);
  return error;
}

int destroy(const char *function, void *object) {
  std::free(object);
  return asked(function);
}

} // namespace

extern "C" {

const char *hipGetErrorName(int error) {
  return error == 2     ? "hipErrorOutOfMemory"
         : error == 100 ? "hipErrorNoDevice"
         : error == 901 ? "hipErrorStreamCaptureInvalidated"
                        : "hipErrorUnknown";
}

const char *hipGetErrorString(int error) {
  return error == 2     ? "out of memory"
         : error == 901 ? "operation failed due to a previous error during "
                          "capture"
                        : hipGetErrorName(error);
}

int hipInit(unsigned) { return asked(__func__); }

int hipRuntimeGetVersion(int *version) {
  *version = FAKEHIP_VERSION;
  return asked(__func__);
}

int hipDriverGetVersion(int *version) {
  *version = FAKEHIP_VERSION;
  return asked(__func__);
}

int hipGetDeviceCount(int *count) {
  *count = static_cast<int>(setting("FAKEHIP_DEVICES", 1));
  return *count == 0 ? 100 : asked(__func__);
}

int hipSetDevice(int device) {
  bool there = device >= 0 && uint64_t(device) < setting("FAKEHIP_DEVICES", 1);
  return there ? asked(__func__) : 101;
}

int hipDeviceGetName(char *name, int bytes, int) {
  std::snprintf(name, static_cast<size_t>(bytes), "Fake Radeon");
  return asked(__func__);
}

int hipDeviceGetAttribute(int *value, int attribute, int) {
  *value = attribute == 63 ? 48 : attribute == 87 ? 32 : -1;
  return asked(__func__);
}

// ROCm 6 and later have both symbols, each with its own layout.
int hipGetDeviceProperties(void *properties, int device) {
  fillProperties(properties, 792, 396, device);
  return asked(__func__);
}

#if FAKEHIP_VERSION >= 60000000
int hipGetDevicePropertiesR0600(void *properties, int device) {
  fillProperties(properties, 1472, 1160, device);
  return asked(__func__);
}
#endif

int hipMemGetInfo(size_t *free, size_t *total) {
  *total = setting("FAKEHIP_TOTAL", kTotal);
  *free = setting("FAKEHIP_FREE", *total);
  return asked(__func__);
}

int hipMalloc(void **address, size_t bytes) {
  if (int error = asked(__func__))
    return error;
  *address = std::aligned_alloc(256, (bytes + 255) / 256 * 256);
  return *address ? 0 : 2;
}

int hipHostMalloc(void **address, size_t bytes, unsigned) {
  if (int error = asked(__func__))
    return error;
  *address = std::malloc(bytes);
  return *address ? 0 : 2;
}

int hipFree(void *address) {
  std::free(address);
  return asked(__func__);
}

int hipHostFree(void *address) {
  std::free(address);
  return asked(__func__);
}

int hipMemsetAsync(void *to, int value, size_t bytes, void *) {
  queue([=] { std::memset(to, value, bytes); });
  return asked(__func__);
}

int hipMemcpyHtoDAsync(void *to, const void *from, size_t bytes, void *) {
  queue([=] { std::memcpy(to, from, bytes); });
  return asked(__func__);
}

int hipMemcpyDtoHAsync(void *to, void *from, size_t bytes, void *) {
  queue([=] { std::memcpy(to, from, bytes); });
  return asked(__func__);
}

int hipStreamCreateWithFlags(void **stream, unsigned) {
  return create(__func__, stream);
}
int hipStreamDestroy(void *stream) { return destroy(__func__, stream); }
int hipStreamSynchronize(void *) {
  waitFor(nullptr);
  return asked(__func__);
}

int hipEventCreateWithFlags(void **event, unsigned) {
  return create(__func__, event);
}
int hipEventDestroy(void *event) { return destroy(__func__, event); }
int hipEventRecord(void *event, void *) {
  pending.push_back({event, nullptr});
  return asked(__func__);
}
int hipEventSynchronize(void *event) {
  waitFor(event);
  return asked(__func__);
}
int hipEventElapsedTime(float *ms, void *, void *) {
  *ms = 1;
  return asked(__func__);
}

int hipModuleLoadData(void **module, const void *) {
  return create(__func__, module);
}
int hipModuleUnload(void *module) { return destroy(__func__, module); }
int hipModuleGetFunction(void **function, void *module, const char *) {
  *function = module;
  return asked(__func__);
}
// The conformance suite's kernels were compiled for 32 threads.
int hipModuleLaunchKernel(void *, unsigned, unsigned, unsigned, unsigned x,
                          unsigned y, unsigned z, unsigned, void *, void **,
                          void **) {
  return x == 32 && y == 1 && z == 1 ? asked(__func__) : 9;
}

int hipStreamBeginCapture(void *, int) { return asked(__func__); }
int hipStreamEndCapture(void *, void **graph) {
  return create(__func__, graph);
}
int hipGraphInstantiate(void **exec, void *, void **, char *, size_t) {
  return create(__func__, exec);
}
#ifndef FAKEHIP_WITHOUT_GRAPH_LAUNCH
int hipGraphLaunch(void *, void *) { return asked(__func__); }
#endif
int hipGraphDestroy(void *graph) { return destroy(__func__, graph); }
int hipGraphExecDestroy(void *exec) { return destroy(__func__, exec); }
}
