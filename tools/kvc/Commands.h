/// \file
/// The subcommands of `kvc`. Each adds itself to the option parser; its
/// function runs after parsing and gives the process exit status.

#ifndef KVC_TOOLS_KVC_COMMANDS_H
#define KVC_TOOLS_KVC_COMMANDS_H

#include <functional>

#include <CLI/CLI.hpp>

#include "runtime/base/Status.h"
#include "runtime/engine/Generate.h"
#include "runtime/engine/LoadedModel.h"
#include "tools/LoadFlags.h"

namespace kvc {

/// What main runs once the command line is parsed.
using Action = std::function<int()>;

void addRunCommand(CLI::App &app, Action &action);
void addCalibrateCommand(CLI::App &app, Action &action);
void addChatCommand(CLI::App &app, Action &action);
void addEvalCommand(CLI::App &app, Action &action);
void addRenderCommand(CLI::App &app, Action &action);
void addTokenizeCommand(CLI::App &app, Action &action);
void addDoctorCommand(CLI::App &app, Action &action);

/// The options of what generates text: length and sampling, greedy at first.
void addGenerateOptions(CLI::App &command, GenerateOptions &options);

/// Prints "kvc NAME: message" on stderr and gives the exit status for it.
int report(const char *command, const Status &status);

} // namespace kvc

#endif // KVC_TOOLS_KVC_COMMANDS_H
