// Compiles models for tests; see Compiled.h.

#include "tests/e2e/Compiled.h"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <unistd.h>

namespace kvc {

namespace {

/// A folder that goes with the process.
struct TemporaryFolder {
  TemporaryFolder() {
    std::string pattern =
        std::filesystem::temp_directory_path() / "kvc-test-XXXXXX";
    if (!::mkdtemp(pattern.data()))
      std::abort();
    path = pattern;
  }
  ~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path, ignored);
  }
  std::filesystem::path path;
};

} // namespace

std::string compiled(const std::string &name, const std::string &options) {
  static TemporaryFolder folder;
  static std::map<std::string, std::string> done;
  std::string &path = done[name + options];
  if (!path.empty())
    return path;
  path = folder.path / (std::to_string(done.size()) + ".kvc");
  std::string command = std::string(KVC_BIN_DIR) + "/kvc-compile " +
                        KVC_SOURCE_DIR + "/models/" + name + ".yaml -q -o " +
                        path + " " + options;
  if (std::system(command.c_str()) != 0) {
    std::fprintf(stderr, "failed: %s\n", command.c_str());
    std::abort();
  }
  return path;
}

} // namespace kvc
