// Feeds arbitrary bytes to the reader of model.yaml, as a file without a name.

#include <cstdlib>
#include <sys/mman.h>
#include <unistd.h>

#include "compiler/import/ModelSpec.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size) {
  int file = memfd_create("model.yaml", 0);
  if (file < 0 || ::write(file, bytes, size) != static_cast<ssize_t>(size))
    std::abort();
  auto spec = kvc::ModelSpec::load("/proc/self/fd/" + std::to_string(file), {});
  if (!spec)
    llvm::consumeError(spec.takeError());
  else if (spec->maxNumSeqs.value == 0 || spec->decodeBuckets.value.empty())
    std::abort();
  ::close(file);
  return 0;
}
