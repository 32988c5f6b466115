// Feeds arbitrary bytes to the GGUF parser and what it lets through to the
// tokenizer writer; every tensor must lie inside the file.

#include <cstdlib>

#include "compiler/import/Gguf.h"
#include "compiler/import/GgufTokenizer.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size) {
  llvm::StringRef text(reinterpret_cast<const char *>(bytes), size);
  auto content = kvc::parseGguf(llvm::MemoryBufferRef(text, "fuzz"));
  if (!content) {
    llvm::toString(content.takeError());
    return 0;
  }
  for (const kvc::Tensor &tensor : content->tensors)
    if (tensor.data < bytes ||
        tensor.bytes > size_t(bytes + size - tensor.data))
      abort();
  auto tokenizer = kvc::readGgufTokenizer(content->metadata, "fuzz");
  if (!tokenizer)
    llvm::toString(tokenizer.takeError());
  return 0;
}
