// kvc-opt: runs every pass and dialect of kvc on text, as mlir-opt does for
// upstream ones; for tests and for people who read the lowering.

#include "compiler/transforms/Passes.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  registry.insert<kvc::llm::LlmDialect, kvc::wave::WaveDialect,
                  kvc::launch::LaunchDialect>();
  mlir::registerAllPasses();
  kvc::registerKvcPasses();
  return mlir::asMainReturnCode(
      mlir::MlirOptMain(argc, argv, "kvc pass driver\n", registry));
}
