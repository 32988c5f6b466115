/// \file
/// AMD's HIP runtime, opened when it is needed: kvc is built without ROCm and
/// runs without it for as long as nobody asks for a GPU.
///
/// The declarations below are ours; no HIP header is read. Functions keep the
/// names that HIP gives them, so that its documentation can be searched for
/// them. All of them are in the runtimes of ROCm 5.2 to 7 with one signature.
/// What one would get wrong: `hipDeviceProp_t` has two layouts, see
/// HipLibrary::facts.

#ifndef KVC_RUNTIME_DEVICE_HIPLIBRARY_H
#define KVC_RUNTIME_DEVICE_HIPLIBRARY_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "runtime/base/Status.h"

namespace kvc {

/// `hipError_t`, in hip_runtime_api.h: those that kvc tells from others.
enum class HipError : int {
  Success = 0,
  OutOfMemory = 2,
  NoDevice = 100,
  InvalidDevice = 101
};

/// `hipDeviceAttribute_t`. The values count up from 0 in hip_runtime_api.h of
/// ROCm 5.2; ROCm 6 and 7 renamed some members and appended others, but moved
/// none.
enum class HipAttribute : int { MultiprocessorCount = 63, WarpSize = 87 };

/// `hipStreamCaptureMode`.
enum class HipCaptureMode : int { ThreadLocal = 1 };

/// hip_runtime_api.h: `hipStreamNonBlocking`, `hipEventDisableTiming`,
/// `hipHostMallocDefault`.
inline constexpr unsigned kHipStreamNonBlocking = 1;
inline constexpr unsigned kHipEventDisableTiming = 2;
inline constexpr unsigned kHipHostMallocDefault = 0;

// Handles of HIP objects, all of them pointers to what HIP keeps to itself.
using HipStream = struct HipStreamObject *;
using HipEvent = struct HipEventObject *;
using HipModule = struct HipModuleObject *;
using HipFunction = struct HipFunctionObject *;
using HipGraph = struct HipGraphObject *;
using HipGraphExec = struct HipGraphExecObject *;

/// Every function that must be there: X(name, parameters). A device is its
/// index; a device address is a `void *`.
#define KVC_HIP_FUNCTIONS(X)                                                   \
  X(hipInit, (unsigned flags))                                                 \
  X(hipRuntimeGetVersion, (int *version))                                      \
  X(hipDriverGetVersion, (int *version))                                       \
  X(hipGetDeviceCount, (int *count))                                           \
  X(hipSetDevice, (int device))                                                \
  X(hipDeviceGetName, (char *name, int bytes, int device))                     \
  X(hipDeviceGetAttribute, (int *value, HipAttribute attribute, int device))   \
  X(hipMemGetInfo, (size_t *free, size_t *total))                              \
  X(hipMalloc, (void **address, size_t bytes))                                 \
  X(hipFree, (void *address))                                                  \
  X(hipHostMalloc, (void **address, size_t bytes, unsigned flags))             \
  X(hipHostFree, (void *address))                                              \
  X(hipMemsetAsync, (void *to, int value, size_t bytes, HipStream stream))     \
  X(hipMemcpyHtoDAsync,                                                        \
    (void *to, const void *from, size_t bytes, HipStream stream))              \
  X(hipMemcpyDtoHAsync,                                                        \
    (void *to, void *from, size_t bytes, HipStream stream))                    \
  X(hipStreamCreateWithFlags, (HipStream * stream, unsigned flags))            \
  X(hipStreamDestroy, (HipStream stream))                                      \
  X(hipStreamSynchronize, (HipStream stream))                                  \
  X(hipEventCreateWithFlags, (HipEvent * event, unsigned flags))               \
  X(hipEventDestroy, (HipEvent event))                                         \
  X(hipEventRecord, (HipEvent event, HipStream stream))                        \
  X(hipEventSynchronize, (HipEvent event))                                     \
  X(hipEventElapsedTime, (float *ms, HipEvent from, HipEvent to))              \
  X(hipModuleLoadData, (HipModule * module, const void *image))                \
  X(hipModuleUnload, (HipModule module))                                       \
  X(hipModuleGetFunction,                                                      \
    (HipFunction * function, HipModule module, const char *name))              \
  X(hipModuleLaunchKernel,                                                     \
    (HipFunction function, unsigned gridX, unsigned gridY, unsigned gridZ,     \
     unsigned groupX, unsigned groupY, unsigned groupZ, unsigned ldsBytes,     \
     HipStream stream, void **parameters, void **extra))                       \
  X(hipStreamBeginCapture, (HipStream stream, HipCaptureMode mode))            \
  X(hipStreamEndCapture, (HipStream stream, HipGraph * graph))                 \
  X(hipGraphInstantiate, (HipGraphExec * exec, HipGraph graph,                 \
                          void **errorNode, char *log, size_t logBytes))       \
  X(hipGraphLaunch, (HipGraphExec exec, HipStream stream))                     \
  X(hipGraphDestroy, (HipGraph graph))                                         \
  X(hipGraphExecDestroy, (HipGraphExec exec))

/// What the runtime says of one device.
struct HipDeviceFacts {
  uint32_t index = 0;
  std::string name;   ///< "Radeon RX 7900 XTX"
  std::string target; ///< "gfx1100", without the `:feature` that may follow
  /// Workgroup processors on RDNA, each of two compute units.
  uint32_t multiprocessors = 0;
  uint32_t warpSize = 0;
  uint64_t totalBytes = 0;
  /// Under WSL2 an estimate; see HipDeviceOptions::wsl.
  uint64_t freeBytes = 0;
};

/// The functions of an open runtime. A cheap value: copies call the same
/// library, which stays loaded to the end of the process, because its threads
/// and exit handlers do not survive unloading. HIP itself is thread-safe.
class HipLibrary {
public:
  /// Opens the first of libamdhip64.so.7, .so.6, .so.5 and libamdhip64.so that
  /// the dynamic linker finds, or that lies in `folder` if one is given.
  /// Unavailable if there is none, with what the linker said of each, or if
  /// one lacks a function, which is named.
  static Result<HipLibrary> open(const std::string &folder = "");

  /// The name that it was opened by: "libamdhip64.so.7".
  const std::string &name() const { return name_; }
  /// "6.3.42133", or "unknown".
  std::string runtimeVersion() const;
  std::string driverVersion() const;

  /// How many devices there are; a runtime that finds none answers 0, though
  /// HIP has several ways of saying so. Unavailable if it cannot start.
  Result<uint32_t> deviceCount() const;

  /// Makes device `index` the calling thread's and describes it.
  ///
  /// Facts come from functions and attributes, but for the target, of which
  /// only the properties know. Their layout changed with ROCm 6, which kept the
  /// old one under the old symbol and put the new one behind
  /// `hipGetDevicePropertiesR0600`: `gcnArchName` is at byte 396 of 792 in the
  /// former and at byte 1,160 of 1,472 in the latter (`offsetof` and `sizeof`
  /// with both public headers). Unavailable if no "gfx" is found there.
  Result<HipDeviceFacts> facts(uint32_t index) const;

  /// Success, or HIP's name and text of the error: "hipMalloc:
  /// hipErrorOutOfMemory (out of memory)". Exhausted for that one, Unavailable
  /// for a device that is not there, else Internal.
  Status check(HipError error, std::string_view call) const;

#define KVC_HIP_MEMBER(function, parameters)                                   \
  HipError(*function) parameters = nullptr;
  KVC_HIP_FUNCTIONS(KVC_HIP_MEMBER)
#undef KVC_HIP_MEMBER

private:
  Status resolve(void *library);
  Result<std::string> target(uint32_t index) const;

  std::string name_;
  const char *(*hipGetErrorName_)(HipError) = nullptr;
  const char *(*hipGetErrorString_)(HipError) = nullptr;
  /// `hipGetDevicePropertiesR0600` where there is one, else
  /// `hipGetDeviceProperties`.
  HipError (*properties_)(void *properties, int device) = nullptr;
  size_t targetOffset_ = 0; ///< of gcnArchName in what `properties_` fills
};

} // namespace kvc

#endif // KVC_RUNTIME_DEVICE_HIPLIBRARY_H
