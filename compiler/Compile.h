/// \file
/// The whole compiler as one call: what `kvc compile` does.

#ifndef KVC_COMPILER_COMPILE_H
#define KVC_COMPILER_COMPILE_H

#include <map>
#include <string>

namespace kvc {

struct CompileOptions {
  std::string modelPath; ///< a model.yaml
  /// Dotted field name -> text; wins over the file.
  std::map<std::string, std::string> overrides;
  std::string output;      ///< the artifact; empty: NAME.kvc here
  std::string cpuFeatures; ///< "avx2", "avx512"; empty: those of this machine
  std::string emitIr; ///< folder for the module after every pass; may be empty
  std::string stopAfter; ///< a stage: print the module after it and stop
  /// Take shapes from config.json alone and write no weights: what is left can
  /// be inspected, not loaded.
  bool kernelsOnly = false;
  bool quiet = false; ///< no progress, no summary
};

/// Compiles and writes the artifact. Progress and errors go to stderr, the
/// summary (or the module, with `stopAfter`) to stdout. Returns the exit
/// status: 0, 2 for anything wrong with the input, 1 for our own faults, 130
/// when interrupted by SIGINT or SIGTERM. Nothing is left at `output` unless it
/// is 0.
int compileModel(const CompileOptions &options);

} // namespace kvc

#endif // KVC_COMPILER_COMPILE_H
