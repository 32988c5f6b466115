/// \file
/// Memory: allocation, copies, fills.

#include <cstring>

#include "tools/hipsim/hip/Runtime.h"

namespace hipsim {

namespace {

uint64_t number(const void *pointer) {
  return reinterpret_cast<uint64_t>(pointer);
}

Error allocate(void **to, size_t bytes, bool host) {
  if (!to)
    return InvalidValue;
  *to = nullptr;
  if (bytes == 0)
    return Success;
  Runtime &runtime = Runtime::get();
  if (runtime.sticky != Success)
    return runtime.sticky;
  uint64_t address = runtime.memory.allocate(bytes, host);
  *to = reinterpret_cast<void *>(address);
  return address ? Success : OutOfMemory;
}

Error release(void *pointer) {
  if (!pointer)
    return Success;
  return Runtime::get().memory.free(number(pointer)) ? Success : InvalidValue;
}

/// A device pointer must lie inside one allocation with all its bytes.
Error checkRange(const void *pointer, size_t bytes, bool onDevice) {
  Runtime &runtime = Runtime::get();
  if (!pointer)
    return InvalidValue;
  bool known = runtime.memory.find(number(pointer), bytes).has_value();
  bool starts = runtime.memory.find(number(pointer)).has_value();
  return known || (!onDevice && !starts) ? Success : InvalidValue;
}

Error copy(void *to, const void *from, size_t bytes, int kind, void *handle,
           bool blocking) {
  Runtime &runtime = Runtime::get();
  std::lock_guard lock(runtime.mutex);
  Stream *stream = runtime.stream(handle);
  if (!stream)
    return InvalidHandle;
  if (kind < HostToHost || kind > CopyDefault)
    return InvalidMemcpyDirection;
  if (blocking && runtime.capturing())
    return StreamCaptureImplicit;
  if (bytes == 0)
    return Success;
  bool toDevice = kind == HostToDevice || kind == DeviceToDevice;
  bool fromDevice = kind == DeviceToHost || kind == DeviceToDevice;
  if (Error error = checkRange(to, bytes, toDevice))
    return error;
  if (Error error = checkRange(from, bytes, fromDevice))
    return error;
  return runtime.submit(stream, CopyWork{number(to), number(from), bytes});
}

Error fill(void *to, uint32_t value, size_t count, uint32_t elementBytes,
           void *handle) {
  Runtime &runtime = Runtime::get();
  std::lock_guard lock(runtime.mutex);
  if (count == 0)
    return Success;
  if (Error error = checkRange(to, count * elementBytes, true))
    return error;
  return runtime.submit(runtime.stream(handle),
                        FillWork{number(to), count, value, elementBytes});
}

} // namespace
} // namespace hipsim

using namespace hipsim;

HIPSIM_API int hipMalloc(void **to, size_t bytes) {
  return result(allocate(to, bytes, false));
}
HIPSIM_API int hipMallocAsync(void **to, size_t bytes, void *) {
  return result(allocate(to, bytes, false));
}
HIPSIM_API int hipMallocManaged(void **to, size_t bytes, unsigned) {
  return result(allocate(to, bytes, false));
}
HIPSIM_API int hipFree(void *pointer) { return result(release(pointer)); }
HIPSIM_API int hipFreeAsync(void *pointer, void *) {
  return result(release(pointer));
}
HIPSIM_API int hipHostMalloc(void **to, size_t bytes, unsigned) {
  return result(allocate(to, bytes, true));
}
HIPSIM_API int hipHostAlloc(void **to, size_t bytes, unsigned) {
  return result(allocate(to, bytes, true));
}
HIPSIM_API int hipMallocHost(void **to, size_t bytes) {
  return result(allocate(to, bytes, true));
}
HIPSIM_API int hipHostFree(void *pointer) { return result(release(pointer)); }
HIPSIM_API int hipFreeHost(void *pointer) { return result(release(pointer)); }
HIPSIM_API int hipHostRegister(void *, size_t, unsigned) { return Success; }
HIPSIM_API int hipHostUnregister(void *) { return Success; }
HIPSIM_API int hipHostGetDevicePointer(void **to, void *host, unsigned) {
  if (!to || !host)
    return result(InvalidValue);
  *to = host;
  return Success;
}
HIPSIM_API int hipMemGetInfo(size_t *free, size_t *total) {
  const DeviceMemory &memory = Runtime::get().memory;
  if (free)
    *free = memory.totalBytes() - memory.usedBytes();
  if (total)
    *total = memory.totalBytes();
  return Success;
}
HIPSIM_API int hipMemGetAddressRange(void **base, size_t *bytes,
                                     void *pointer) {
  auto allocation = Runtime::get().memory.find(number(pointer));
  if (!allocation)
    return result(NotFound);
  if (base)
    *base = reinterpret_cast<void *>(allocation->address);
  if (bytes)
    *bytes = allocation->bytes;
  return Success;
}
HIPSIM_API int hipPointerGetAttributes(PointerAttributes *to,
                                       const void *pointer) {
  if (!to)
    return result(InvalidValue);
  std::memset(to, 0, sizeof(*to));
  auto allocation = Runtime::get().memory.find(number(pointer));
  if (!allocation)
    return result(InvalidValue);
  to->type = allocation->host ? 1 : 2;
  to->devicePointer = const_cast<void *>(pointer);
  if (allocation->host)
    to->hostPointer = const_cast<void *>(pointer);
  return Success;
}

HIPSIM_API int hipMemcpy(void *to, const void *from, size_t bytes, int kind) {
  return result(copy(to, from, bytes, kind, nullptr, true));
}
HIPSIM_API int hipMemcpyAsync(void *to, const void *from, size_t bytes,
                              int kind, void *stream) {
  return result(copy(to, from, bytes, kind, stream, false));
}
HIPSIM_API int hipMemcpyWithStream(void *to, const void *from, size_t bytes,
                                   int kind, void *stream) {
  return result(copy(to, from, bytes, kind, stream, true));
}
HIPSIM_API int hipMemcpyHtoD(void *to, const void *from, size_t bytes) {
  return result(copy(to, from, bytes, HostToDevice, nullptr, true));
}
HIPSIM_API int hipMemcpyDtoH(void *to, const void *from, size_t bytes) {
  return result(copy(to, from, bytes, DeviceToHost, nullptr, true));
}
HIPSIM_API int hipMemcpyDtoD(void *to, const void *from, size_t bytes) {
  return result(copy(to, from, bytes, DeviceToDevice, nullptr, true));
}
HIPSIM_API int hipMemcpyHtoDAsync(void *to, const void *from, size_t bytes,
                                  void *stream) {
  return result(copy(to, from, bytes, HostToDevice, stream, false));
}
HIPSIM_API int hipMemcpyDtoHAsync(void *to, const void *from, size_t bytes,
                                  void *stream) {
  return result(copy(to, from, bytes, DeviceToHost, stream, false));
}
HIPSIM_API int hipMemcpyDtoDAsync(void *to, const void *from, size_t bytes,
                                  void *stream) {
  return result(copy(to, from, bytes, DeviceToDevice, stream, false));
}

HIPSIM_API int hipMemset(void *to, int value, size_t bytes) {
  return result(fill(to, value & 0xff, bytes, 1, nullptr));
}
HIPSIM_API int hipMemsetAsync(void *to, int value, size_t bytes, void *stream) {
  return result(fill(to, value & 0xff, bytes, 1, stream));
}
HIPSIM_API int hipMemsetD8(void *to, unsigned char value, size_t count) {
  return result(fill(to, value, count, 1, nullptr));
}
HIPSIM_API int hipMemsetD8Async(void *to, unsigned char value, size_t count,
                                void *stream) {
  return result(fill(to, value, count, 1, stream));
}
HIPSIM_API int hipMemsetD16(void *to, unsigned short value, size_t count) {
  return result(fill(to, value, count, 2, nullptr));
}
HIPSIM_API int hipMemsetD16Async(void *to, unsigned short value, size_t count,
                                 void *stream) {
  return result(fill(to, value, count, 2, stream));
}
HIPSIM_API int hipMemsetD32(void *to, int value, size_t count) {
  return result(fill(to, value, count, 4, nullptr));
}
HIPSIM_API int hipMemsetD32Async(void *to, int value, size_t count,
                                 void *stream) {
  return result(fill(to, value, count, 4, stream));
}
