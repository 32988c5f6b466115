/// \file
/// The command-line options of every program that loads an artifact onto a
/// device.

#ifndef KVC_TOOLS_LOADFLAGS_H
#define KVC_TOOLS_LOADFLAGS_H

#include <CLI/CLI.hpp>

#include "runtime/engine/LoadedModel.h"
#include "tools/SizeOption.h"

namespace kvc {

inline void addLoadOptions(CLI::App &command, LoadOptions &options) {
  command.add_option("--threads", options.threads,
                     "Threads of a cpu artifact; 0: one a processor");
  command.add_option("--device", options.device,
                     "Which GPU runs a GPU artifact, as kvc doctor numbers "
                     "them; the first of its target if not given");
  command.add_option("--gpu-memory-utilization", options.memoryUtilization,
                     "Part of the GPU's memory to use, above 0 and up to 1; "
                     "0.9 if not given");
  command.add_option("--kv-cache-scales", options.kvScales,
                     "Safetensors file of KV scales, as kvc calibrate writes "
                     "it; the artifact's own if not given");
  addSizeOption(command, "--vram", options.budget.totalBytes,
                "Memory to use at most, as kvc plan takes it: 24GiB, 24560MiB");
  addSizeOption(command, "--reserve", options.budget.reserveBytes,
                "What to leave of it for driver, display and kvc's own "
                "workspace, graphs and tables, instead of "
                "--gpu-memory-utilization");
  command.add_flag("--enforce-eager", options.eager,
                   "Launch kernel by kernel, without graphs");
}

} // namespace kvc

#endif // KVC_TOOLS_LOADFLAGS_H
