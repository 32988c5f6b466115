/// \file
/// kvc-compile as a process: what lies beside this program and has LLVM in it.

#ifndef KVC_TOOLS_KVC_COMPILER_H
#define KVC_TOOLS_KVC_COMPILER_H

#include <string>
#include <vector>

#include "runtime/base/Status.h"

namespace kvc {

/// Replaces this process by kvc-compile. Returns only if it cannot be started.
int execCompiler(char **argv);

/// Runs kvc-compile with `arguments` and waits for it. Unavailable if it cannot
/// be started, InvalidArgument with its own words if it fails.
Status runCompiler(const std::vector<std::string> &arguments);

/// A folder among the temporary files, removed with all that is in it.
class TemporaryFolder {
public:
  static Result<TemporaryFolder> create();
  TemporaryFolder(TemporaryFolder &&other);
  TemporaryFolder &operator=(TemporaryFolder &&other);
  ~TemporaryFolder();
  const std::string &path() const { return path_; }

private:
  explicit TemporaryFolder(std::string path) : path_(std::move(path)) {}
  std::string path_;
};

} // namespace kvc

#endif // KVC_TOOLS_KVC_COMPILER_H
