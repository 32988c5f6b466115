/// \file
/// The command-line options that override fields of model.yaml, for kvc compile
/// and kvc plan.

#ifndef KVC_TOOLS_KVC_COMPILE_FIELDOPTIONS_H
#define KVC_TOOLS_KVC_COMPILE_FIELDOPTIONS_H

#include <CLI/CLI.hpp>

#include "compiler/Compile.h"

namespace kvc {

/// Adds MODEL, --cpu-features and an option for every field. `options` must
/// outlive the parsing.
void addModelOptions(CLI::App &app, CompileOptions &options);

/// kvc plan: what the compiler says and what the runtime would make of it.
int planMain(int argc, char **argv);

} // namespace kvc

#endif // KVC_TOOLS_KVC_COMPILE_FIELDOPTIONS_H
