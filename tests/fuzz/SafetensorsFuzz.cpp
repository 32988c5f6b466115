// Feeds arbitrary bytes to the safetensors parser; every tensor it lets through
// must lie inside the file.

#include <cstdlib>

#include "compiler/import/Safetensors.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size) {
  llvm::StringRef text(reinterpret_cast<const char *>(bytes), size);
  auto tensors = kvc::parseSafetensors(llvm::MemoryBufferRef(text, "fuzz"));
  if (!tensors) {
    llvm::toString(tensors.takeError());
    return 0;
  }
  for (const kvc::Tensor &tensor : *tensors)
    if (tensor.data < bytes ||
        tensor.bytes > size_t(bytes + size - tensor.data))
      abort();
  return 0;
}
