/// \file
/// The pipeline on a whole module, for what compiles and for what only plans.

#ifndef KVC_COMPILER_STAGES_H
#define KVC_COMPILER_STAGES_H

#include <string>

#include "compiler/import/ModelSpec.h"
#include "compiler/target/CodegenTarget.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/PassManager.h"

namespace kvc {

/// What runs beside the stages.
class StageObserver {
public:
  virtual ~StageObserver() = default;
  /// Before the passes of `stage` run; may add instrumentation.
  virtual void started(const char * /*stage*/, mlir::PassManager & /*passes*/) {
  }
  /// After them. An error ends the run, and so does `false`.
  virtual llvm::Expected<bool> finished(const char * /*stage*/,
                                        mlir::ModuleOp /*module*/) {
    return true;
  }
};

/// The target of that name with `features`, or those of this machine if empty.
/// Fails with an InputError.
llvm::Expected<CodegenTarget> chooseTarget(const std::string &name,
                                           const std::string &features);

/// Runs all stages on what buildModule made. What a pass says becomes an
/// InputError at `modelPath`.
llvm::Error runStages(mlir::ModuleOp module, const ModelSpec &spec,
                      const CodegenTarget &target, const std::string &modelPath,
                      StageObserver &observer);

} // namespace kvc

#endif // KVC_COMPILER_STAGES_H
