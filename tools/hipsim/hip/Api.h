/// \file
/// The part of HIP's binary interface that this library offers: values and
/// layouts as the public headers of ROCm 5 and 6 give them, declared anew so
/// that no ROCm package is needed to build.

#ifndef HIPSIM_HIP_API_H
#define HIPSIM_HIP_API_H

#include <cstddef>
#include <cstdint>

#define HIPSIM_API extern "C" __attribute__((visibility("default")))

namespace hipsim {

/// hipError_t. Errors of a launch stay until the process ends, as on the card.
enum Error : int {
  Success = 0,
  InvalidValue = 1,
  OutOfMemory = 2,
  NotInitialized = 3,
  InvalidConfiguration = 9,
  InvalidSymbol = 13,
  InvalidDevicePointer = 17,
  InvalidMemcpyDirection = 21,
  InvalidDeviceFunction = 98,
  NoDevice = 100,
  InvalidDevice = 101,
  InvalidImage = 200,
  InvalidContext = 201,
  NoBinaryForGpu = 209,
  InvalidKernelFile = 218,
  FileNotFound = 301,
  InvalidHandle = 400,
  NotFound = 500,
  NotReady = 600,
  IllegalAddress = 700,
  LaunchOutOfResources = 701,
  HostMemoryNotRegistered = 713,
  LaunchFailure = 719,
  NotSupported = 801,
  StreamCaptureUnsupported = 900,
  StreamCaptureInvalidated = 901,
  StreamCaptureUnmatched = 903,
  StreamCaptureImplicit = 906,
  CapturedEvent = 907,
  Unknown = 999
};

/// hipMemcpyKind.
enum CopyKind : int {
  HostToHost = 0,
  HostToDevice = 1,
  DeviceToHost = 2,
  DeviceToDevice = 3,
  CopyDefault = 4
};

struct Uuid {
  char bytes[16];
};
struct Dim3 {
  uint32_t x, y, z;
};

/// hipDeviceProp_t before ROCm 6.
struct DevicePropertiesR0000 {
  char name[256];
  size_t totalGlobalMem;
  size_t sharedMemPerBlock;
  int regsPerBlock;
  int warpSize;
  int maxThreadsPerBlock;
  int maxThreadsDim[3];
  int maxGridSize[3];
  int clockRate;
  int memoryClockRate;
  int memoryBusWidth;
  size_t totalConstMem;
  int major, minor;
  int multiProcessorCount;
  int l2CacheSize;
  int maxThreadsPerMultiProcessor;
  int computeMode;
  int clockInstructionRate;
  uint32_t arch;
  int concurrentKernels;
  int pciDomainID, pciBusID, pciDeviceID;
  size_t maxSharedMemoryPerMultiProcessor;
  int isMultiGpuBoard;
  int canMapHostMemory;
  int gcnArch;
  char gcnArchName[256];
  int integrated;
  int cooperativeLaunch;
  int cooperativeMultiDeviceLaunch;
  int maxTexture1DLinear, maxTexture1D, maxTexture2D[2], maxTexture3D[3];
  uint32_t *hdpMemFlushCntl, *hdpRegFlushCntl;
  size_t memPitch, textureAlignment, texturePitchAlignment;
  int kernelExecTimeoutEnabled;
  int eccEnabled;
  int tccDriver;
  int unmatched[4];
  int isLargeBar;
  int asicRevision;
  int managedMemory;
  int directManagedMemAccessFromHost;
  int concurrentManagedAccess;
  int pageableMemoryAccess;
  int pageableMemoryAccessUsesHostPageTables;
};

/// hipDeviceProp_tR0600. Fields that are always 0 here are grouped.
struct DevicePropertiesR0600 {
  char name[256];
  Uuid uuid;
  char luid[8];
  uint32_t luidDeviceNodeMask;
  size_t totalGlobalMem;
  size_t sharedMemPerBlock;
  int regsPerBlock;
  int warpSize;
  size_t memPitch;
  int maxThreadsPerBlock;
  int maxThreadsDim[3];
  int maxGridSize[3];
  int clockRate;
  size_t totalConstMem;
  int major, minor;
  size_t textureAlignment, texturePitchAlignment;
  int deviceOverlap;
  int multiProcessorCount;
  int kernelExecTimeoutEnabled;
  int integrated;
  int canMapHostMemory;
  int computeMode;
  /// From maxTexture1D to maxSurfaceCubemapLayered.
  int textures[40];
  size_t surfaceAlignment;
  int concurrentKernels;
  int eccEnabled;
  int pciBusID, pciDeviceID, pciDomainID;
  int tccDriver;
  int asyncEngineCount;
  int unifiedAddressing;
  int memoryClockRate;
  int memoryBusWidth;
  int l2CacheSize;
  int persistingL2CacheMaxSize;
  int maxThreadsPerMultiProcessor;
  int streamPrioritiesSupported;
  int globalL1CacheSupported, localL1CacheSupported;
  size_t sharedMemPerMultiprocessor;
  int regsPerMultiprocessor;
  /// From managedMemory to cooperativeMultiDeviceLaunch.
  int features[11];
  size_t sharedMemPerBlockOptin;
  int pageable[2];
  int maxBlocksPerMultiProcessor;
  int accessPolicyMaxWindowSize;
  size_t reservedSharedMemPerBlock;
  /// From hostRegisterSupported to unifiedFunctionPointers.
  int support[13];
  int reserved[63];
  int hipReserved[32];
  char gcnArchName[256];
  size_t maxSharedMemoryPerMultiProcessor;
  int clockInstructionRate;
  uint32_t arch;
  uint32_t *hdpMemFlushCntl, *hdpRegFlushCntl;
  int unmatched[4];
  int isLargeBar;
  int asicRevision;
};
static_assert(sizeof(DevicePropertiesR0600) == 1472);
static_assert(offsetof(DevicePropertiesR0600, gcnArchName) == 1160);

/// hipPointerAttribute_t.
struct PointerAttributes {
  int type;
  int device;
  void *devicePointer;
  void *hostPointer;
  int isManaged;
  uint32_t allocationFlags;
};

/// hipKernelNodeParams.
struct KernelNodeParameters {
  Dim3 blockDim;
  void **extra;
  void *func;
  Dim3 gridDim;
  void **kernelParams;
  uint32_t sharedMemBytes;
};

} // namespace hipsim

#endif // HIPSIM_HIP_API_H
