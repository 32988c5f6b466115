// The pipeline on a whole module; see Stages.h.

#include "compiler/Stages.h"

#include "compiler/import/BuildModule.h"
#include "compiler/transforms/Pipeline.h"
#include "mlir/IR/Diagnostics.h"
#include "llvm/Support/Path.h"

using namespace mlir;

namespace kvc {

llvm::Expected<CodegenTarget> chooseTarget(const std::string &name,
                                           const std::string &features) {
  SourcePlace place{"command line (--cpu-features)", 0, 0};
  if (name != "cpu") {
    if (!features.empty())
      return inputError(place, "found '" + features + "' for target " + name +
                                   ", expected target cpu beside it");
    return CodegenTarget{name, std::nullopt};
  }
  if (features.empty()) {
    auto host = hostCpuFeatures();
    if (!host)
      return host.takeError();
    return CodegenTarget{name, *host};
  }
  for (CpuFeatures known : {CpuFeatures::Avx2, CpuFeatures::Avx512})
    if (features == cpuFeaturesName(known))
      return CodegenTarget{name, known};
  return inputError(place, "found '" + features + "', expected avx2 or avx512");
}

llvm::Error runStages(ModuleOp module, const ModelSpec &spec,
                      const CodegenTarget &target, const std::string &modelPath,
                      StageObserver &observer) {
  PipelineOptions options;
  options.kvDtype = kvCodecName(spec.kvDtype.value);
  options.decodeBuckets.assign(spec.decodeBuckets.value.begin(),
                               spec.decodeBuckets.value.end());
  options.prefillBuckets.assign(spec.prefillBuckets.value.begin(),
                                spec.prefillBuckets.value.end());
  options.logitRows = kPrefillLogitRows;
  options.target = target.name;
  options.cpuFeatures = target.featuresName();
  MLIRContext &context = *module.getContext();
  std::string said;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    llvm::raw_string_ostream stream(said);
    stream << (said.empty() ? "" : "; ") << diagnostic.getLocation() << ": "
           << diagnostic.str();
    return success();
  });
  for (const char *stage : kStages) {
    PassManager passes(&context);
    observer.started(stage, passes);
    buildStage(passes, stage, options);
    if (failed(passes.run(module)))
      return inputError({llvm::sys::path::filename(modelPath).str(), 0, 0},
                        "stage " + std::string(stage) + ": " + said);
    auto goesOn = observer.finished(stage, module);
    if (!goesOn)
      return goesOn.takeError();
    if (!*goesOn)
      break;
  }
  return llvm::Error::success();
}

} // namespace kvc
