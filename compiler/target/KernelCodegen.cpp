// From one specialised wave kernel to machine code; see KernelCodegen.h.

#include "compiler/target/KernelCodegen.h"

#include "compiler/transforms/Passes.h"
#include "lld/Common/Driver.h"
#include "mlir/Conversion/Passes.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/Utils/Cloning.h"

LLD_HAS_DRIVER(elf)

using namespace mlir;

namespace kvc {

namespace {

std::string textOf(Operation *op) {
  std::string text;
  llvm::raw_string_ostream(text) << *op;
  return text;
}

/// wave kernel -> llvm dialect, in place.
LogicalResult lowerToLlvmDialect(ModuleOp module, const BackEnd &backEnd,
                                 std::vector<CodegenStage> *stages) {
  auto run = [&](const char *name, auto &&addPasses) {
    PassManager passes(module.getContext());
    addPasses(passes);
    if (failed(passes.run(module)))
      return failure();
    if (stages)
      stages->push_back({name, textOf(module)});
    return success();
  };
  if (failed(run(backEnd.name, [&](PassManager &passes) {
        passes.addPass(backEnd.lowerWave());
        passes.addPass(createCanonicalizerPass());
        passes.addPass(createCSEPass());
        passes.addPass(createLoopInvariantCodeMotionPass());
      })))
    return failure();
  return run("llvm", [](PassManager &passes) {
    passes.addPass(createConvertVectorToSCFPass());
    passes.addPass(createSCFToControlFlowPass());
    passes.addPass(createConvertVectorToLLVMPass());
    passes.addPass(createConvertMathToLLVMPass());
    passes.addPass(createArithToLLVMConversionPass());
    passes.addPass(createFinalizeMemRefToLLVMConversionPass());
    passes.addPass(createConvertIndexToLLVMPass());
    passes.addPass(createConvertFuncToLLVMPass());
    passes.addPass(createConvertControlFlowToLLVMPass());
    passes.addPass(createReconcileUnrealizedCastsPass());
    passes.addPass(createCanonicalizerPass());
  });
}

void optimise(llvm::Module &module, llvm::TargetMachine &machine,
              bool unrollLoops) {
  llvm::PipelineTuningOptions tuning;
  tuning.LoopUnrolling = unrollLoops;
  llvm::PassBuilder builder(&machine, tuning);
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager sccs;
  llvm::ModuleAnalysisManager modules;
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(sccs);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, sccs, modules);
  builder.buildPerModuleDefaultPipeline(llvm::OptimizationLevel::O3)
      .run(module, modules);
}

std::string emitFile(llvm::Module &module, llvm::TargetMachine &machine,
                     llvm::CodeGenFileType type) {
  llvm::SmallVector<char, 0> bytes;
  llvm::raw_svector_ostream stream(bytes);
  llvm::legacy::PassManager passes;
  if (machine.addPassesToEmitFile(passes, stream, nullptr, type))
    return {};
  passes.run(module);
  return std::string(bytes.begin(), bytes.end());
}

} // namespace

llvm::Expected<std::string> compileKernel(llvm::StringRef kernelText,
                                          const BackEnd &backEnd,
                                          std::vector<CodegenStage> *stages) {
  DialectRegistry registry;
  registry.insert<wave::WaveDialect, arith::ArithDialect, func::FuncDialect,
                  LLVM::LLVMDialect, math::MathDialect, memref::MemRefDialect,
                  scf::SCFDialect, vector::VectorDialect>();
  registerAllExtensions(registry);
  registerBuiltinDialectTranslation(registry);
  registerLLVMDialectTranslation(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  std::string said;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    said += diagnostic.str() + "; ";
    return success();
  });
  auto fail = [&](const char *what) {
    return llvm::createStringError(llvm::Twine(what) + ": " + said);
  };

  auto module = parseSourceString<ModuleOp>(kernelText, ParserConfig(&context));
  if (!module)
    return fail("parse kernel");
  if (failed(lowerToLlvmDialect(*module, backEnd, stages)))
    return fail("lower kernel");
  llvm::LLVMContext llvmContext;
  std::string refused;
  // Without it an error of a back end would end the process.
  llvmContext.setDiagnosticHandlerCallBack(
      [](const llvm::DiagnosticInfo *info, void *text) {
        if (info->getSeverity() != llvm::DS_Error)
          return;
        llvm::raw_string_ostream stream(*static_cast<std::string *>(text));
        llvm::DiagnosticPrinterRawOStream printer(stream);
        info->print(printer);
        stream << "; ";
      },
      &refused);
  auto llvmModule = translateModuleToLLVMIR(*module, llvmContext, "kernel");
  if (!llvmModule)
    return fail("translate kernel");
  auto machine = backEnd.createMachine();
  if (!machine)
    return fail("this LLVM lacks the target's back end");
  llvmModule->setTargetTriple(machine->getTargetTriple());
  llvmModule->setDataLayout(machine->createDataLayout());
  for (llvm::Function &function : *llvmModule) {
    function.addFnAttr(llvm::Attribute::NoUnwind);
    // Kernels call nothing: a loop must not become a call of memset.
    function.addFnAttr("no-builtins");
  }
  backEnd.prepare(*llvmModule);
  optimise(*llvmModule, *machine, backEnd.unrollLoops);
  if (backEnd.finish)
    backEnd.finish(*llvmModule);
  if (stages) {
    std::string text;
    llvm::raw_string_ostream(text) << *llvmModule;
    stages->push_back({"optimised.ll", text});
    auto copy = llvm::CloneModule(*llvmModule);
    stages->push_back(
        {"s", emitFile(*copy, *machine, llvm::CodeGenFileType::AssemblyFile)});
  }
  std::string object =
      emitFile(*llvmModule, *machine, llvm::CodeGenFileType::ObjectFile);
  if (object.empty() || !refused.empty()) {
    said += refused;
    return fail("emit object");
  }
  return object;
}

llvm::Error linkSharedLibrary(const std::vector<std::string> &objects,
                              const std::string &path) {
  std::vector<std::string> files;
  llvm::scope_exit remove([&] {
    for (const std::string &file : files)
      llvm::sys::fs::remove(file);
  });
  for (const std::string &object : objects) {
    // The name is not kept: without -g the library holds no input file names.
    files.push_back(path + "." + std::to_string(files.size()) + ".o");
    std::error_code error;
    llvm::raw_fd_ostream stream(files.back(), error);
    if (error)
      return llvm::createStringError("write " + files.back() + ": " +
                                     error.message());
    stream << object;
  }
  std::vector<const char *> arguments = {
      "ld.lld", "-shared", "--build-id=none", "-z", "defs", "--hash-style=gnu",
      "-s",     "-o",      path.c_str()};
  for (const std::string &file : files)
    arguments.push_back(file.c_str());
  std::string said;
  llvm::raw_string_ostream stream(said);
  lld::Result result =
      lld::lldMain(arguments, stream, stream, {{lld::Gnu, &lld::elf::link}});
  if (result.retCode != 0)
    return llvm::createStringError("link kernels: " + said);
  return llvm::Error::success();
}

} // namespace kvc
