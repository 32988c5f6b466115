// kvc: compiles models and runs artifacts. It links the runtime only; `kvc
// compile` and `kvc plan` hand over to kvc-compile, which has LLVM in it.

#include <cstdio>
#include <cstring>

#include "tools/kvc/Commands.h"
#include "tools/kvc/Compiler.h"

namespace kvc {

int report(const char *command, const Status &status) {
  std::fprintf(stderr, "kvc %s: %s\n", command, status.message().c_str());
  return status.exitStatus();
}

} // namespace kvc

int main(int argc, char **argv) {
  // Their options are their own, `--help` included.
  if (argc > 1 && (std::strcmp(argv[1], "compile") == 0 ||
                   std::strcmp(argv[1], "plan") == 0))
    return kvc::execCompiler(argv + 1);
  CLI::App app{"Compiles language models ahead of time and runs them.", "kvc"};
  app.require_subcommand(1);
  app.add_subcommand("compile", "Compile a model description to an artifact");
  app.add_subcommand("plan", "Say what of a model fits into a card's memory");
  kvc::Action action;
  kvc::addRunCommand(app, action);
  kvc::addChatCommand(app, action);
  kvc::addEvalCommand(app, action);
  kvc::addCalibrateCommand(app, action);
  kvc::addRenderCommand(app, action);
  kvc::addTokenizeCommand(app, action);
  kvc::addDoctorCommand(app, action);
  // The parser would only say that a command is missing.
  if (argc > 1 && argv[1][0] != '-') {
    std::string known;
    bool found = false;
    for (CLI::App *command :
         app.get_subcommands([](CLI::App *) { return true; })) {
      found = found || command->get_name() == argv[1];
      known += (known.empty() ? "" : ", ") + command->get_name();
    }
    if (!found) {
      std::fprintf(stderr, "kvc: unknown command '%s'; expected one of %s\n",
                   argv[1], known.c_str());
      return 2;
    }
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError &error) {
    return app.exit(error) == 0 ? 0 : 2;
  }
  return action();
}
