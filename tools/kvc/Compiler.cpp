// Starts kvc-compile; see Compiler.h.

#include "tools/kvc/Compiler.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace kvc {

static std::string compilerPath() {
  std::error_code error;
  std::filesystem::path self =
      std::filesystem::read_symlink("/proc/self/exe", error);
  return (self.parent_path() / "kvc-compile").string();
}

static std::string cannotStart(int error) {
  return "cannot start " + compilerPath() + ": " + std::strerror(error) +
         "; this build has no compiler";
}

int execCompiler(char **argv) {
  ::execv(compilerPath().c_str(), argv);
  std::fprintf(stderr, "kvc %s: %s\n", argv[0], cannotStart(errno).c_str());
  return 2;
}

Status runCompiler(const std::vector<std::string> &arguments) {
  KVC_ASSIGN(TemporaryFolder folder, TemporaryFolder::create());
  std::string log = folder.path() + "/log", path = compilerPath();
  std::vector<char *> argv = {const_cast<char *>("compile")};
  for (const std::string &argument : arguments)
    argv.push_back(const_cast<char *>(argument.c_str()));
  argv.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, log.c_str(),
                                   O_WRONLY | O_CREAT | O_TRUNC, 0600);
  posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO);
  pid_t child = 0;
  int error = posix_spawn(&child, path.c_str(), &actions, nullptr, argv.data(),
                          environ);
  posix_spawn_file_actions_destroy(&actions);
  if (error != 0)
    return Status(Code::Unavailable, cannotStart(error));
  int state = 0;
  while (::waitpid(child, &state, 0) < 0 && errno == EINTR)
    ;
  if (WIFEXITED(state) && WEXITSTATUS(state) == 0)
    return Status();
  std::ifstream file(log);
  std::string said{std::istreambuf_iterator<char>(file), {}};
  while (!said.empty() && said.back() == '\n')
    said.pop_back();
  return invalid(said.empty() ? "it ended without a word" : said);
}

Result<TemporaryFolder> TemporaryFolder::create() {
  const char *folder = std::getenv("TMPDIR");
  std::string name =
      std::string(folder && *folder ? folder : "/tmp") + "/kvc-XXXXXX";
  if (!::mkdtemp(name.data()))
    return invalid("cannot make a temporary folder " + name + ": " +
                   std::strerror(errno));
  return TemporaryFolder(name);
}

TemporaryFolder::TemporaryFolder(TemporaryFolder &&other)
    : path_(std::exchange(other.path_, {})) {}

TemporaryFolder &TemporaryFolder::operator=(TemporaryFolder &&other) {
  std::swap(path_, other.path_);
  return *this;
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code error;
  if (!path_.empty())
    std::filesystem::remove_all(path_, error);
}

} // namespace kvc
