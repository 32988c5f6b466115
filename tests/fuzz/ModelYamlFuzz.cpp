// Feeds arbitrary bytes to the reader of model.yaml, in a folder of its own:
// the paths that a file names are looked up beside it.

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "compiler/import/ModelSpec.h"

namespace {

/// Empty but for model.yaml; removed when the process ends.
struct Folder {
  Folder() {
    std::string name = std::filesystem::temp_directory_path() / "kvcXXXXXX";
    if (!mkdtemp(name.data()))
      std::abort();
    path = name;
  }
  ~Folder() { std::filesystem::remove_all(path); }
  std::filesystem::path path;
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size) {
  static Folder folder;
  std::string path = folder.path / "model.yaml";
  std::ofstream(path, std::ios::binary)
      .write(reinterpret_cast<const char *>(bytes),
             static_cast<std::streamsize>(size));
  auto spec = kvc::ModelSpec::load(path, {});
  if (!spec)
    llvm::consumeError(spec.takeError());
  else if (spec->maxNumSeqs.value == 0 || spec->decodeBuckets.value.empty())
    std::abort();
  return 0;
}
