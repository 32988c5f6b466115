// Code objects for RDNA3 cards; see GfxCodegen.h.

#include "compiler/target/gfx1100/GfxCodegen.h"

#include <mutex>

#include "compiler/transforms/Passes.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsAMDGPU.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"

using namespace mlir;

namespace kvc {

namespace {

std::unique_ptr<llvm::TargetMachine> createMachine(llvm::StringRef chip) {
  static std::once_flag once;
  std::call_once(once, [] {
    LLVMInitializeAMDGPUTargetInfo();
    LLVMInitializeAMDGPUTarget();
    LLVMInitializeAMDGPUTargetMC();
    LLVMInitializeAMDGPUAsmPrinter();
  });
  llvm::Triple triple("amdgcn-amd-amdhsa");
  std::string error;
  const llvm::Target *target =
      llvm::TargetRegistry::lookupTarget(triple, error);
  if (!target)
    return nullptr;
  llvm::TargetOptions options;
  options.AllowFPOpFusion = llvm::FPOpFusion::Strict;
  return std::unique_ptr<llvm::TargetMachine>(target->createTargetMachine(
      triple, chip, "", options, llvm::Reloc::PIC_, std::nullopt,
      llvm::CodeGenOptLevel::Aggressive));
}

void prepare(llvm::Module &module) {
  // LLVM 22 would write version 6, which ROCm 6.0 does not load.
  module.addModuleFlag(llvm::Module::Error, "amdhsa_code_object_version", 500);
  llvm::LLVMContext &context = module.getContext();
  auto number = [&](uint32_t value) {
    return llvm::ConstantAsMetadata::get(
        llvm::ConstantInt::get(llvm::Type::getInt32Ty(context), value));
  };
  for (llvm::Function &function : module) {
    if (function.isDeclaration())
      continue;
    function.setCallingConv(llvm::CallingConv::AMDGPU_KERNEL);
    function.addFnAttr("uniform-work-group-size", "true");
    // No hidden arguments: kernels ask for none.
    function.addFnAttr("amdgpu-implicitarg-num-bytes", "0");
    // "64,64": the lowering has said how many threads a workgroup has.
    uint32_t threads = 0;
    function.getFnAttribute("amdgpu-flat-work-group-size")
        .getValueAsString()
        .split(',')
        .first.getAsInteger(10, threads);
    function.setMetadata(
        "reqd_work_group_size",
        llvm::MDNode::get(context, {number(threads), number(1), number(1)}));
    // Buffers are the card's own memory, where every atomic is one instruction.
    for (llvm::Instruction &instruction : llvm::instructions(function))
      if (llvm::isa<llvm::AtomicRMWInst>(instruction))
        for (const char *absent :
             {"amdgpu.no.fine.grained.memory", "amdgpu.no.remote.memory"})
          instruction.setMetadata(absent, llvm::MDNode::get(context, {}));
  }
}

/// Keeps matrix products where they stand: all lanes must be active there, but
/// the machine instruction does not say so, and LLVM 22 sinks one whose result
/// is used under a branch into that branch. An empty assembly statement that
/// takes and gives the result does not move.
void pinProducts(llvm::Function &function) {
  llvm::SmallVector<llvm::IntrinsicInst *> products;
  for (llvm::Instruction &instruction : llvm::instructions(function))
    if (auto *call = llvm::dyn_cast<llvm::IntrinsicInst>(&instruction))
      if (call->getIntrinsicID() ==
          llvm::Intrinsic::amdgcn_wmma_f32_16x16x16_f16)
        products.push_back(call);
  for (llvm::IntrinsicInst *call : products) {
    auto isElsewhere = [&](llvm::Use &use) {
      return llvm::cast<llvm::Instruction>(use.getUser())->getParent() !=
             call->getParent();
    };
    if (llvm::none_of(call->uses(), isElsewhere))
      continue;
    llvm::Type *type = call->getType();
    llvm::IRBuilder<> builder(call->getNextNode());
    llvm::Value *pinned = builder.CreateCall(
        llvm::InlineAsm::get(
            llvm::FunctionType::get(type, {type}, /*isVarArg=*/false), "",
            "=v,0",
            /*hasSideEffects=*/true),
        {call});
    call->replaceUsesWithIf(pinned, isElsewhere);
  }
}

} // namespace

llvm::Expected<std::string>
compileGfxKernel(llvm::StringRef kernelText, llvm::StringRef chip,
                 std::vector<CodegenStage> *stages) {
  BackEnd backEnd{"gfx", [] { return createLowerWaveToGfxPass(); },
                  [=] { return createMachine(chip); }, prepare,
                  [](llvm::Module &module) {
                    for (llvm::Function &function : module)
                      pinProducts(function);
                  },
                  // Unrolled further, loads take more registers than there
                  // are for all the waves that should wait for them.
                  /*unrollLoops=*/false};
  return compileKernel(kernelText, backEnd, stages);
}

} // namespace kvc
