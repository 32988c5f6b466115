/// \file
/// Code objects, functions and launches.

#include "tools/hipsim/hip/Module.h"

#include <cstdio>
#include <cstring>
#include <fstream>
#include <iterator>

namespace hipsim {

namespace {

Error loadImage(Module **to, std::span<const std::byte> image) {
  Runtime &runtime = Runtime::get();
  std::lock_guard lock(runtime.mutex);
  std::string error;
  auto module = std::make_unique<Module>();
  module->code = CodeObject::load(image, error);
  if (!module->code) {
    std::fprintf(stderr, "hipsim: cannot load code object: %s\n",
                 error.c_str());
    return error.starts_with("built for") ? NoBinaryForGpu : InvalidImage;
  }
  *to = module.release();
  runtime.modules.insert(*to);
  return Success;
}

/// The end of an image whose size the caller does not tell.
uint64_t imageBytes(const void *image) {
  constexpr char magic[] = "__CLANG_OFFLOAD_BUNDLE__";
  if (std::memcmp(image, magic, 24) != 0)
    return elfBytes(image);
  const auto *bytes = static_cast<const char *>(image);
  uint64_t count, end = 0, position = 32;
  std::memcpy(&count, bytes + 24, 8);
  for (uint64_t entry = 0; entry < count && entry < 64; ++entry) {
    uint64_t header[3];
    std::memcpy(header, bytes + position, sizeof(header));
    end = std::max(end, header[0] + header[1]);
    position += sizeof(header) + header[2];
  }
  return end;
}

Error copyPacked(void **extra, std::vector<std::byte> &arguments) {
  const void *buffer = nullptr;
  size_t bytes = 0;
  for (; *extra != reinterpret_cast<void *>(3); extra += 2) {
    if (*extra == reinterpret_cast<void *>(1))
      buffer = extra[1];
    else if (*extra == reinterpret_cast<void *>(2))
      bytes = *static_cast<size_t *>(extra[1]);
    else
      return InvalidValue;
  }
  if (!buffer)
    return InvalidValue;
  arguments.resize(std::max(arguments.size(), bytes));
  std::memcpy(arguments.data(), buffer, bytes);
  return Success;
}

bool live(Function *function) {
  for (const Module *module : Runtime::get().modules)
    for (const Function &candidate : module->functions)
      if (&candidate == function)
        return true;
  return false;
}

} // namespace

Error makeKernelWork(Function *function, const LaunchShape &shape,
                     void **parameters, void **extra, KernelWork &work) {
  if (!function || !live(function))
    return InvalidHandle;
  const KernelCode &kernel = *function->kernel;
  uint64_t threads = 1;
  for (uint32_t axis = 0; axis < 3; ++axis) {
    if (shape.blocks[axis] == 0 || shape.threads[axis] == 0)
      return InvalidConfiguration;
    if (uint64_t(shape.blocks[axis]) * shape.threads[axis] > UINT32_MAX)
      return InvalidConfiguration;
    threads *= shape.threads[axis];
  }
  if (threads > kernel.workgroupSizeMax)
    return LaunchFailure;
  constexpr uint32_t localBytesMax = 65536;
  if (uint64_t(kernel.groupBytes) + shape.dynamicBytes > localBytesMax)
    return InvalidValue;
  work.function = function;
  work.shape = shape;
  work.arguments.assign(kernel.argumentBytes, std::byte(0));
  if (extra)
    return parameters ? InvalidValue : copyPacked(extra, work.arguments);
  uint32_t index = 0;
  for (const KernelArgument &argument : kernel.arguments) {
    if (argument.hidden())
      continue;
    if (!parameters || !parameters[index])
      return InvalidValue;
    std::memcpy(work.arguments.data() + argument.offset, parameters[index++],
                argument.bytes);
  }
  return Success;
}

} // namespace hipsim

using namespace hipsim;

HIPSIM_API int hipModuleLoad(Module **to, const char *path) {
  if (!to || !path)
    return result(InvalidValue);
  std::ifstream file(path, std::ios::binary);
  if (!file)
    return result(FileNotFound);
  std::vector<char> image(std::istreambuf_iterator<char>(file), {});
  return result(loadImage(to, std::as_bytes(std::span(image))));
}
HIPSIM_API int hipModuleLoadData(Module **to, const void *image) {
  if (!to || !image)
    return result(InvalidValue);
  uint64_t bytes = imageBytes(image);
  if (bytes == 0)
    return result(InvalidImage);
  return result(loadImage(to, {static_cast<const std::byte *>(image), bytes}));
}
HIPSIM_API int hipModuleLoadDataEx(Module **to, const void *image, unsigned,
                                   void *, void **) {
  return hipModuleLoadData(to, image);
}
HIPSIM_API int hipModuleUnload(Module *module) {
  Runtime &runtime = Runtime::get();
  std::lock_guard lock(runtime.mutex);
  if (runtime.modules.erase(module) == 0)
    return result(InvalidHandle);
  delete module;
  return Success;
}
HIPSIM_API int hipModuleGetFunction(Function **to, Module *module,
                                    const char *name) {
  Runtime &runtime = Runtime::get();
  std::lock_guard lock(runtime.mutex);
  if (!to || !name)
    return result(InvalidValue);
  if (!runtime.modules.contains(module))
    return result(InvalidHandle);
  const KernelCode *kernel = module->code->find(name);
  if (!kernel)
    return result(NotFound);
  for (Function &function : module->functions)
    if (function.kernel == kernel) {
      *to = &function;
      return Success;
    }
  module->functions.push_back({kernel, module});
  *to = &module->functions.back();
  return Success;
}
HIPSIM_API int hipModuleGetGlobal(void **address, size_t *bytes, Module *module,
                                  const char *name) {
  Runtime &runtime = Runtime::get();
  std::lock_guard lock(runtime.mutex);
  if (!name || !runtime.modules.contains(module))
    return result(InvalidValue);
  CodeObject::Global global = module->code->global(name);
  if (!global.address)
    return result(NotFound);
  if (address)
    *address = reinterpret_cast<void *>(global.address);
  if (bytes)
    *bytes = global.bytes;
  return Success;
}
HIPSIM_API int hipModuleLaunchKernel(Function *function, unsigned blocksX,
                                     unsigned blocksY, unsigned blocksZ,
                                     unsigned threadsX, unsigned threadsY,
                                     unsigned threadsZ, unsigned dynamicBytes,
                                     void *stream, void **parameters,
                                     void **extra) {
  Runtime &runtime = Runtime::get();
  std::lock_guard lock(runtime.mutex);
  LaunchShape shape{{blocksX, blocksY, blocksZ},
                    {threadsX, threadsY, threadsZ},
                    dynamicBytes};
  KernelWork work;
  if (Error error = makeKernelWork(function, shape, parameters, extra, work))
    return result(error);
  return result(runtime.submit(runtime.stream(stream), std::move(work)));
}
HIPSIM_API int hipFuncGetAttribute(int *value, int attribute,
                                   Function *function) {
  if (!value || !function || !live(function))
    return result(InvalidValue);
  const KernelCode &kernel = *function->kernel;
  switch (attribute) {
  case 0:
    *value = kernel.workgroupSizeMax;
    return Success;
  case 1:
    *value = kernel.groupBytes;
    return Success;
  case 3:
    *value = kernel.privateBytes;
    return Success;
  case 4:
    *value = kernel.vectorRegisters;
    return Success;
  case 8:
    *value = 65536 - kernel.groupBytes;
    return Success;
  case 2:
  case 5:
  case 6:
  case 7:
  case 9:
    *value = 0;
    return Success;
  default:
    return result(InvalidValue);
  }
}
