/// \file
/// The device and errors. Figures are those of a Radeon RX 7900 XTX; HIP calls
/// a workgroup processor a multiprocessor on this card.

#include <cstdio>
#include <cstring>

#include "tools/hipsim/hip/Runtime.h"

namespace hipsim {

namespace {

constexpr char cardName[] = "AMD Radeon RX 7900 XTX";
constexpr char targetName[] = "gfx1100";
constexpr int waveLanes = 32, multiprocessors = 48, blockThreadsMax = 1024;
constexpr int blockLocalBytes = 65536, blockRegisters = 65536;
constexpr int multiprocessorThreads = 2048;
constexpr int clockKilohertz = 2482000, memoryKilohertz = 1249000;
constexpr int memoryBits = 384, cacheBytes = 6 << 20;
constexpr int major = 11, minor = 0, timerKilohertz = 100000;
/// Versions as hipDriverGetVersion packs them: 6.2.41134.
constexpr int version = 60241134;

/// Properties both layouts share.
template <class T> void fillProperties(T &properties) {
  std::memset(&properties, 0, sizeof(T));
  std::strcpy(properties.name, cardName);
  std::strcpy(properties.gcnArchName, targetName);
  properties.totalGlobalMem = Runtime::get().memory.totalBytes();
  properties.sharedMemPerBlock = blockLocalBytes;
  properties.regsPerBlock = blockRegisters;
  properties.warpSize = waveLanes;
  properties.maxThreadsPerBlock = blockThreadsMax;
  for (int &size : properties.maxThreadsDim)
    size = blockThreadsMax;
  properties.maxGridSize[0] = INT32_MAX;
  properties.maxGridSize[1] = properties.maxGridSize[2] = 65536;
  properties.clockRate = clockKilohertz;
  properties.memoryClockRate = memoryKilohertz;
  properties.memoryBusWidth = memoryBits;
  properties.totalConstMem = INT32_MAX;
  properties.major = major;
  properties.minor = minor;
  properties.multiProcessorCount = multiprocessors;
  properties.l2CacheSize = cacheBytes;
  properties.maxThreadsPerMultiProcessor = multiprocessorThreads;
  properties.clockInstructionRate = timerKilohertz;
  properties.concurrentKernels = 1;
  properties.pciBusID = 3;
  properties.maxSharedMemoryPerMultiProcessor = blockLocalBytes;
  properties.canMapHostMemory = 1;
  properties.memPitch = INT32_MAX;
  properties.textureAlignment = properties.texturePitchAlignment = 256;
  properties.isLargeBar = 1;
}

/// hipDeviceAttribute_t, the numbers of ROCm 5 and later; -1 where this card
/// has no such thing to tell.
int attributeValue(int attribute) {
  switch (attribute) {
  case 2:  // asyncEngineCount
  case 3:  // canMapHostMemory
  case 8:  // concurrentKernels
  case 78: // streamPrioritiesSupported
  case 85: // unifiedAddressing
    return 1;
  case 5:
    return clockKilohertz;
  case 19:
    return cacheBytes;
  case 23:
    return major;
  case 26: // maxBlockDimX, Y, Z
  case 27:
  case 28:
  case 56: // maxThreadsPerBlock
    return blockThreadsMax;
  case 29:
    return INT32_MAX;
  case 30:
  case 31:
    return 65536;
  case 57:
    return multiprocessorThreads;
  case 59:
    return memoryBits;
  case 60:
    return memoryKilohertz;
  case 61:
    return minor;
  case 63:
    return multiprocessors;
  case 67:
    return 3;
  case 71:
  case 72:
    return blockRegisters;
  case 74:
  case 75:
  case 76:
  case 10002:
    return blockLocalBytes;
  case 87:
    return waveLanes;
  case 10000:
    return timerKilohertz;
  case 10011: // isLargeBar
    return 1;
  case 10015: // physicalMultiProcessorCount
    return multiprocessors;
  default:
    return 0;
  }
}

struct ErrorText {
  Error error;
  const char *name;
  const char *text;
};
constexpr ErrorText errorTexts[] = {
    {Success, "hipSuccess", "no error"},
    {InvalidValue, "hipErrorInvalidValue", "invalid argument"},
    {OutOfMemory, "hipErrorOutOfMemory", "out of memory"},
    {NotInitialized, "hipErrorNotInitialized", "initialization error"},
    {InvalidConfiguration, "hipErrorInvalidConfiguration",
     "invalid configuration argument"},
    {InvalidSymbol, "hipErrorInvalidSymbol", "invalid device symbol"},
    {InvalidDevicePointer, "hipErrorInvalidDevicePointer",
     "invalid device pointer"},
    {InvalidMemcpyDirection, "hipErrorInvalidMemcpyDirection",
     "invalid copy direction for memcpy"},
    {InvalidDeviceFunction, "hipErrorInvalidDeviceFunction",
     "invalid device function"},
    {NoDevice, "hipErrorNoDevice", "no ROCm-capable device is detected"},
    {InvalidDevice, "hipErrorInvalidDevice", "invalid device ordinal"},
    {InvalidImage, "hipErrorInvalidImage", "device kernel image is invalid"},
    {InvalidContext, "hipErrorInvalidContext", "invalid device context"},
    {NoBinaryForGpu, "hipErrorNoBinaryForGpu",
     "no kernel image is available for execution on the device"},
    {InvalidKernelFile, "hipErrorInvalidKernelFile", "invalid kernel file"},
    {FileNotFound, "hipErrorFileNotFound", "file not found"},
    {InvalidHandle, "hipErrorInvalidHandle", "invalid resource handle"},
    {NotFound, "hipErrorNotFound", "named symbol not found"},
    {NotReady, "hipErrorNotReady", "device not ready"},
    {IllegalAddress, "hipErrorIllegalAddress",
     "an illegal memory access was encountered"},
    {LaunchOutOfResources, "hipErrorLaunchOutOfResources", "out of resources"},
    {HostMemoryNotRegistered, "hipErrorHostMemoryNotRegistered",
     "pointer does not correspond to a registered memory region"},
    {LaunchFailure, "hipErrorLaunchFailure", "unspecified launch failure"},
    {NotSupported, "hipErrorNotSupported", "operation not supported"},
    {StreamCaptureUnsupported, "hipErrorStreamCaptureUnsupported",
     "operation not permitted when stream is capturing"},
    {StreamCaptureInvalidated, "hipErrorStreamCaptureInvalidated",
     "operation failed due to a previous error during capture"},
    {StreamCaptureUnmatched, "hipErrorStreamCaptureUnmatched",
     "capture was not ended in the same stream as it began"},
    {StreamCaptureImplicit, "hipErrorStreamCaptureImplicit",
     "operation would make the legacy stream depend on a capturing blocking "
     "stream"},
    {CapturedEvent, "hipErrorCapturedEvent",
     "operation not permitted on an event last recorded in a capturing "
     "stream"},
    {Unknown, "hipErrorUnknown", "unknown error"},
};

const ErrorText &textOf(int error) {
  for (const ErrorText &entry : errorTexts)
    if (entry.error == error)
      return entry;
  return std::end(errorTexts)[-1];
}

Error putString(char *to, int bytes, const char *text) {
  if (!to || bytes <= 0)
    return InvalidValue;
  std::snprintf(to, bytes, "%s", text);
  return Success;
}

} // namespace
} // namespace hipsim

using namespace hipsim;

HIPSIM_API int hipInit(unsigned flags) {
  Runtime::get();
  return result(flags ? InvalidValue : Success);
}
HIPSIM_API int hipDriverGetVersion(int *to) {
  if (!to)
    return result(InvalidValue);
  *to = version;
  return Success;
}
HIPSIM_API int hipRuntimeGetVersion(int *to) { return hipDriverGetVersion(to); }
HIPSIM_API int hipGetDeviceCount(int *count) {
  if (!count)
    return result(InvalidValue);
  *count = 1;
  return Success;
}
HIPSIM_API int hipSetDevice(int device) {
  return result(device == 0 ? Success : InvalidDevice);
}
HIPSIM_API int hipGetDevice(int *device) {
  if (!device)
    return result(InvalidValue);
  *device = 0;
  return Success;
}
HIPSIM_API int hipDeviceGet(int *device, int ordinal) {
  if (!device)
    return result(InvalidValue);
  *device = 0;
  return result(ordinal == 0 ? Success : InvalidDevice);
}
HIPSIM_API int hipDeviceGetName(char *name, int bytes, int device) {
  return result(device == 0 ? putString(name, bytes, cardName) : InvalidDevice);
}
HIPSIM_API int hipDeviceGetPCIBusId(char *name, int bytes, int device) {
  return result(device == 0 ? putString(name, bytes, "0000:03:00.0")
                            : InvalidDevice);
}
HIPSIM_API int hipDeviceGetUuid(Uuid *uuid, int device) {
  if (!uuid || device != 0)
    return result(InvalidValue);
  std::memcpy(uuid->bytes, "hipsim-gfx1100-0", sizeof(uuid->bytes));
  return Success;
}
HIPSIM_API int hipDeviceTotalMem(size_t *bytes, int device) {
  if (!bytes || device != 0)
    return result(InvalidValue);
  *bytes = Runtime::get().memory.totalBytes();
  return Success;
}
HIPSIM_API int hipDeviceComputeCapability(int *toMajor, int *toMinor,
                                          int device) {
  if (!toMajor || !toMinor || device != 0)
    return result(InvalidValue);
  *toMajor = major;
  *toMinor = minor;
  return Success;
}
HIPSIM_API int hipGetDeviceProperties(DevicePropertiesR0000 *to, int device) {
  if (!to)
    return result(InvalidValue);
  if (device != 0)
    return result(InvalidDevice);
  fillProperties(*to);
  to->gcnArch = 1100;
  return Success;
}
HIPSIM_API int hipGetDevicePropertiesR0600(DevicePropertiesR0600 *to,
                                           int device) {
  if (!to)
    return result(InvalidValue);
  if (device != 0)
    return result(InvalidDevice);
  fillProperties(*to);
  hipDeviceGetUuid(&to->uuid, 0);
  to->asyncEngineCount = 1;
  to->unifiedAddressing = 1;
  to->sharedMemPerMultiprocessor = blockLocalBytes;
  to->sharedMemPerBlockOptin = blockLocalBytes;
  to->regsPerMultiprocessor = blockRegisters;
  to->maxBlocksPerMultiProcessor = 2;
  return Success;
}
HIPSIM_API int hipDeviceGetAttribute(int *value, int attribute, int device) {
  if (!value || attribute < 0)
    return result(InvalidValue);
  if (device != 0)
    return result(InvalidDevice);
  *value = attributeValue(attribute);
  return Success;
}
HIPSIM_API int hipDeviceSynchronize() {
  Runtime &runtime = Runtime::get();
  std::lock_guard lock(runtime.mutex);
  if (runtime.capturing())
    return result(StreamCaptureUnsupported);
  return result(runtime.sticky);
}
HIPSIM_API int hipDeviceReset() { return Success; }
HIPSIM_API int hipSetDeviceFlags(unsigned) { return Success; }
HIPSIM_API int hipGetDeviceFlags(unsigned *flags) {
  if (!flags)
    return result(InvalidValue);
  *flags = 0;
  return Success;
}
HIPSIM_API int hipDeviceGetStreamPriorityRange(int *least, int *greatest) {
  if (least)
    *least = 1;
  if (greatest)
    *greatest = -1;
  return Success;
}
HIPSIM_API const char *hipGetErrorName(int error) { return textOf(error).name; }
HIPSIM_API const char *hipGetErrorString(int error) {
  return textOf(error).text;
}
HIPSIM_API int hipDrvGetErrorName(int error, const char **text) {
  *text = textOf(error).name;
  return Success;
}
HIPSIM_API int hipDrvGetErrorString(int error, const char **text) {
  *text = textOf(error).text;
  return Success;
}
HIPSIM_API int hipGetLastError() { return lastError(true); }
HIPSIM_API int hipExtGetLastError() { return lastError(true); }
HIPSIM_API int hipPeekAtLastError() { return lastError(false); }
