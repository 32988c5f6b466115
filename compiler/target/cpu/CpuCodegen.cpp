// Native code for the cpu target.

#include "compiler/target/cpu/CpuCodegen.h"

#include <mutex>

#include "compiler/transforms/Passes.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/TargetParser/Host.h"

using namespace mlir;

namespace kvc {

const char *cpuFeaturesName(CpuFeatures features) {
  return features == CpuFeatures::Avx512 ? "avx512" : "avx2";
}

llvm::Expected<CpuFeatures> hostCpuFeatures() {
  llvm::StringMap<bool> host = llvm::sys::getHostCPUFeatures();
  for (const char *needed : {"avx2", "fma", "f16c"})
    if (!host.lookup(needed))
      return llvm::createStringError("this machine's CPU lacks " +
                                     llvm::Twine(needed) +
                                     "; the cpu target needs AVX2, FMA, F16C");
  for (const char *wide : {"avx512f", "avx512bw", "avx512dq", "avx512vl"})
    if (!host.lookup(wide))
      return CpuFeatures::Avx2;
  return CpuFeatures::Avx512;
}

namespace {

/// LLVM's name of the processor: a psABI level, so that objects do not depend
/// on the machine that compiles.
const char *processorOf(CpuFeatures features) {
  return features == CpuFeatures::Avx512 ? "x86-64-v4" : "x86-64-v3";
}

std::unique_ptr<llvm::TargetMachine> createMachine(CpuFeatures features) {
  static std::once_flag once;
  std::call_once(once, [] {
    llvm::InitializeNativeTarget();
    llvm::InitializeNativeTargetAsmPrinter();
  });
  llvm::Triple triple("x86_64-unknown-linux-gnu");
  std::string error;
  const llvm::Target *target =
      llvm::TargetRegistry::lookupTarget(triple, error);
  if (!target)
    return nullptr;
  llvm::TargetOptions options;
  options.AllowFPOpFusion = llvm::FPOpFusion::Strict;
  return std::unique_ptr<llvm::TargetMachine>(target->createTargetMachine(
      triple, processorOf(features), "", options, llvm::Reloc::PIC_,
      std::nullopt, llvm::CodeGenOptLevel::Aggressive));
}

void prepare(llvm::Module &module, CpuFeatures features) {
  for (llvm::Function &function : module) {
    function.addFnAttr("target-cpu", processorOf(features));
    // Kernels ask for vectors of 16 f32; do not split what the machine has.
    function.addFnAttr("prefer-vector-width",
                       features == CpuFeatures::Avx512 ? "512" : "256");
  }
}

} // namespace

llvm::Expected<std::string>
compileCpuKernel(llvm::StringRef kernelText, CpuFeatures features,
                 std::vector<CodegenStage> *stages) {
  BackEnd backEnd{"cpu", [] { return createLowerWaveToCpuPass(); },
                  [=] { return createMachine(features); },
                  [=](llvm::Module &module) { prepare(module, features); }};
  return compileKernel(kernelText, backEnd, stages);
}

} // namespace kvc
