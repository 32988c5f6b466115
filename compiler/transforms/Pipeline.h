/// \file
/// The whole compiler in order. `kvc compile` and `kvc-opt --kvc-pipeline` run
/// the same one.

#ifndef KVC_COMPILER_TRANSFORMS_PIPELINE_H
#define KVC_COMPILER_TRANSFORMS_PIPELINE_H

#include <cstdint>
#include <string>
#include <vector>

namespace mlir {
class OpPassManager;
} // namespace mlir

namespace kvc {

struct PipelineOptions {
  std::string kvDtype = "f16";         ///< see models/README.md
  std::vector<int64_t> decodeBuckets;  ///< rows, ascending
  std::vector<int64_t> prefillBuckets; ///< rows, ascending
  int64_t logitRows = 64;              ///< of a prefill bucket, at most
  std::string target = "cpu";          ///< "cpu", or a card: "gfx1100"
  std::string cpuFeatures = "avx2";    ///< "avx2" or "avx512"; cpu alone
};

/// The stages after which `--stop-after` can stop, in order. "import" is the
/// module before the first pass.
inline constexpr const char *kStages[] = {"import", "llm", "bucket", "select",
                                          "launch"};

/// Adds the passes of one stage, which must be one of kStages.
void buildStage(mlir::OpPassManager &passes, const std::string &stage,
                const PipelineOptions &options);

} // namespace kvc

#endif // KVC_COMPILER_TRANSFORMS_PIPELINE_H
