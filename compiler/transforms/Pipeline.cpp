// The whole compiler, in order; the only place that orders passes. Each stage
// says what is true after it.

#include "compiler/transforms/Pipeline.h"

#include "compiler/transforms/Passes.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;

namespace kvc {

// After it: every op is one that some kernel family implements.
static void buildLlmStage(OpPassManager &passes,
                          const PipelineOptions &options) {
  passes.addPass(createQuantizeKvPass({.dtype = options.kvDtype}));
  passes.addNestedPass<func::FuncOp>(createFuseQkvPass());
  passes.addNestedPass<func::FuncOp>(createFuseGateUpPass());
  passes.addNestedPass<func::FuncOp>(createFuseResidualPass());
  passes.addNestedPass<func::FuncOp>(createFuseSelectNormPass());
  passes.addPass(createCSEPass());
}

// After it: one function per bucket; every shape is static.
static void buildBucketStage(OpPassManager &passes,
                             const PipelineOptions &options) {
  BucketPassOptions bucket;
  bucket.decode.assign(options.decodeBuckets.begin(),
                       options.decodeBuckets.end());
  bucket.prefill.assign(options.prefillBuckets.begin(),
                        options.prefillBuckets.end());
  bucket.logitRows = options.logitRows;
  passes.addPass(createBucketPass(bucket));
}

// Device facts enter here. After it: every op is a dispatch that names its
// kernel; what has no kernel was an error.
static void buildSelectStage(OpPassManager &passes,
                             const PipelineOptions &options) {
  passes.addPass(createSelectKernelsPass(
      {.target = options.target, .features = options.cpuFeatures}));
  passes.addPass(createCSEPass());
}

// After it: flat lists of launches over byte ranges, and the kernels they
// launch, with all shapes as constants.
static void buildLaunchStage(OpPassManager &passes, const PipelineOptions &) {
  passes.addPass(createPlanMemoryPass());
  passes.addPass(createSpecializeKernelsPass());
  passes.addPass(createEmitLaunchesPass());
}

void buildStage(OpPassManager &passes, const std::string &stage,
                const PipelineOptions &options) {
  if (stage == "llm")
    buildLlmStage(passes, options);
  else if (stage == "bucket")
    buildBucketStage(passes, options);
  else if (stage == "select")
    buildSelectStage(passes, options);
  else if (stage == "launch")
    buildLaunchStage(passes, options);
}

} // namespace kvc
