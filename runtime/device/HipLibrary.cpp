// Opens the HIP runtime; see HipLibrary.h.

#include "runtime/device/HipLibrary.h"

#include <algorithm>
#include <dlfcn.h>
#include <type_traits>

namespace kvc {

/// Newest first: the code objects and graphs of kvc are made for ROCm 6 and 7,
/// and a machine may have an older runtime of its distribution beside them.
static constexpr const char *kNames[] = {"libamdhip64.so.7", "libamdhip64.so.6",
                                         "libamdhip64.so.5", "libamdhip64.so"};

/// Bytes offered for the properties: the larger layout has 1,472, and one of a
/// later ROCm must not write past the end.
static constexpr size_t kPropertiesBytes = 16384;
static constexpr size_t kTargetOffsetRocm5 = 396, kTargetOffsetRocm6 = 1160;
static constexpr size_t kTargetBytes = 256; // In both layouts.

static Status unavailable(std::string message) {
  return Status(Code::Unavailable, std::move(message));
}

Result<HipLibrary> HipLibrary::open(const std::string &folder) {
  std::string tried;
  for (const char *name : kNames) {
    std::string path = folder.empty() ? name : folder + "/" + name;
    void *library = ::dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (!library) {
      const char *said = ::dlerror();
      tried += (tried.empty() ? "" : "; ") + std::string(said ? said : name);
      continue;
    }
    HipLibrary hip;
    hip.name_ = name;
    KVC_TRY(hip.resolve(library), name);
    return hip;
  }
  return unavailable("no HIP runtime was found (" + tried + ")");
}

Status HipLibrary::resolve(void *library) {
  auto find = [library](auto &function, const char *name) {
    function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(
        ::dlsym(library, name));
    return function != nullptr;
  };
#define KVC_HIP_RESOLVE(function, parameters)                                  \
  if (!find(function, #function))                                              \
    return unavailable("it has no " #function);
  KVC_HIP_FUNCTIONS(KVC_HIP_RESOLVE)
#undef KVC_HIP_RESOLVE
  if (!find(hipGetErrorName_, "hipGetErrorName"))
    return unavailable("it has no hipGetErrorName");
  if (!find(hipGetErrorString_, "hipGetErrorString"))
    return unavailable("it has no hipGetErrorString");
  targetOffset_ = kTargetOffsetRocm6;
  if (find(properties_, "hipGetDevicePropertiesR0600"))
    return Status();
  targetOffset_ = kTargetOffsetRocm5;
  if (find(properties_, "hipGetDeviceProperties"))
    return Status();
  return unavailable("it has neither hipGetDevicePropertiesR0600 nor "
                     "hipGetDeviceProperties");
}

/// hip_version.h: major * 10,000,000 + minor * 100,000 + patch.
static std::string versionText(HipError error, int version) {
  if (error != HipError::Success || version <= 0)
    return "unknown";
  return std::to_string(version / 10'000'000) + "." +
         std::to_string(version / 100'000 % 100) + "." +
         std::to_string(version % 100'000);
}

std::string HipLibrary::runtimeVersion() const {
  int version = 0;
  HipError error = hipRuntimeGetVersion(&version);
  return versionText(error, version);
}

std::string HipLibrary::driverVersion() const {
  int version = 0;
  HipError error = hipDriverGetVersion(&version);
  return versionText(error, version);
}

Result<uint32_t> HipLibrary::deviceCount() const {
  // Without a device ROCm 5.2 fails in hipInit with hipErrorInvalidDevice and
  // then in hipGetDeviceCount with hipErrorNoDevice; others fail in one.
  auto none = [](HipError error) {
    return error == HipError::NoDevice || error == HipError::InvalidDevice;
  };
  HipError error = hipInit(0);
  if (none(error))
    return 0u;
  KVC_TRY(check(error, "hipInit"), name_);
  int count = 0;
  error = hipGetDeviceCount(&count);
  if (none(error))
    return 0u;
  KVC_TRY(check(error, "hipGetDeviceCount"), name_);
  return static_cast<uint32_t>(count < 0 ? 0 : count);
}

Result<std::string> HipLibrary::target(uint32_t index) const {
  alignas(16) char properties[kPropertiesBytes] = {};
  KVC_TRY(check(properties_(properties, static_cast<int>(index)),
                "hipGetDeviceProperties"),
          name_);
  std::string text(properties + targetOffset_, kTargetBytes);
  text.resize(std::min(text.find('\0'), text.size()));
  if (text.compare(0, 3, "gfx") != 0)
    return unavailable(name_ + " (HIP " + runtimeVersion() +
                       ") does not say which gfx target device " +
                       std::to_string(index) + " is");
  return text.substr(0, text.find(':'));
}

Result<HipDeviceFacts> HipLibrary::facts(uint32_t index) const {
  HipDeviceFacts facts;
  facts.index = index;
  int device = static_cast<int>(index);
  KVC_TRY(check(hipSetDevice(device), "hipSetDevice"), name_);
  char name[256] = {};
  KVC_TRY(check(hipDeviceGetName(name, sizeof name - 1, device),
                "hipDeviceGetName"),
          name_);
  facts.name = name;
  KVC_ASSIGN(facts.target, target(index));
  auto attribute = [&](HipAttribute which, uint32_t &value) {
    int found = 0;
    Status status = check(hipDeviceGetAttribute(&found, which, device),
                          "hipDeviceGetAttribute");
    value = static_cast<uint32_t>(found);
    return status;
  };
  KVC_TRY(attribute(HipAttribute::MultiprocessorCount, facts.multiprocessors),
          name_);
  KVC_TRY(attribute(HipAttribute::WarpSize, facts.warpSize), name_);
  size_t free = 0, total = 0;
  KVC_TRY(check(hipMemGetInfo(&free, &total), "hipMemGetInfo"), name_);
  facts.freeBytes = free;
  facts.totalBytes = total;
  return facts;
}

Status HipLibrary::check(HipError error, std::string_view call) const {
  if (error == HipError::Success)
    return Status();
  auto text = [](const char *said) { return std::string(said ? said : ""); };
  std::string name = text(hipGetErrorName_(error));
  std::string sentence = text(hipGetErrorString_(error));
  if (name.empty())
    name = "error " + std::to_string(static_cast<int>(error));
  // ROCm 5.2 has no other text than the name.
  std::string message = std::string(call) + ": " + name;
  if (!sentence.empty() && sentence != name)
    message += " (" + sentence + ")";
  bool gone = error == HipError::NoDevice || error == HipError::InvalidDevice;
  return Status(error == HipError::OutOfMemory ? Code::Exhausted
                : gone                         ? Code::Unavailable
                                               : Code::Internal,
                std::move(message));
}

} // namespace kvc
