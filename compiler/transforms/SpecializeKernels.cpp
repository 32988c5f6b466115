// Instantiates the kernel templates the module launches.
//
// An instance is named after its template and a hash of its parameters, so that
// equal instances of different modules have equal names and texts: the object
// cache depends on it.

#include "compiler/transforms/Passes.h"

#include "compiler/target/KernelTemplates.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/SHA256.h"

namespace kvc {
#define GEN_PASS_DEF_SPECIALIZEKERNELSPASS
#include "compiler/transforms/Passes.h.inc"
} // namespace kvc

using namespace mlir;
using namespace kvc;

namespace {

std::string instanceName(launch::DispatchOp dispatch) {
  std::string text;
  llvm::raw_string_ostream(text) << dispatch.getParams();
  auto hash = llvm::SHA256::hash(
      ArrayRef(reinterpret_cast<const uint8_t *>(text.data()), text.size()));
  return (dispatch.getKernel() + "__" +
          llvm::toHex(ArrayRef(hash).take_front(4), /*LowerCase=*/true))
      .str();
}

struct SpecializeKernelsRunner
    : kvc::impl::SpecializeKernelsPassBase<SpecializeKernelsRunner> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    llvm::StringSet<> made;
    SmallVector<launch::DispatchOp> dispatches;
    module.walk([&](launch::DispatchOp op) { dispatches.push_back(op); });
    for (launch::DispatchOp dispatch : dispatches) {
      std::string name = instanceName(dispatch);
      if (made.insert(name).second && failed(instantiate(dispatch, name)))
        return signalPassFailure();
      dispatch.setKernel(name);
    }
  }

  LogicalResult instantiate(launch::DispatchOp dispatch, StringRef name) {
    auto text = findKernelTemplate(dispatch.getKernel());
    if (!text)
      return dispatch.emitOpError() << "names the unknown kernel template "
                                    << dispatch.getKernelAttr();
    OwningOpRef<ModuleOp> parsed =
        parseSourceString<ModuleOp>(*text, ParserConfig(&getContext()),
                                    (dispatch.getKernel() + ".mlir").str());
    if (!parsed)
      return dispatch.emitOpError()
             << "names a kernel template that does not parse";
    auto kernel = *parsed->getOps<wave::KernelOp>().begin();
    inlineCalls(kernel, *parsed);
    kernel->remove();
    kernel.setName(name);
    // The template's lines stay the operations' places; the kernel itself says
    // which tensor it was first made for.
    kernel->setLoc(
        FusedLoc::get(&getContext(), {kernel.getLoc(), dispatch.getLoc()}));
    kernel->setAttr("params", dispatch.getParams());
    OwningOpRef<Operation *> owned(kernel);
    if (failed(setParams(dispatch, kernel)))
      return failure();
    getOperation().push_back(owned.release());
    return fold(kernel);
  }

  /// Templates write what occurs often once, as functions (Kernel.shared in
  /// codegen/kvcgen/ir.py); these may call others.
  static void inlineCalls(wave::KernelOp kernel, ModuleOp functions) {
    SmallVector<func::CallOp> calls;
    auto collect = [&](func::CallOp call) { calls.push_back(call); };
    kernel.walk(collect);
    while (!calls.empty()) {
      func::CallOp call = calls.pop_back_val();
      auto callee = functions.lookupSymbol<func::FuncOp>(call.getCallee());
      Block &body = callee.getBody().front();
      IRMapping map;
      map.map(callee.getArguments(), call.getOperands());
      OpBuilder builder(call);
      for (Operation &op : body.without_terminator())
        builder.clone(op, map)->walk(collect);
      for (auto [result, given] :
           llvm::zip(call.getResults(), body.getTerminator()->getOperands()))
        result.replaceAllUsesWith(map.lookupOrDefault(given));
      call.erase();
    }
  }

  LogicalResult setParams(launch::DispatchOp dispatch, wave::KernelOp kernel) {
    SmallVector<wave::ParamOp> params;
    kernel.walk([&](wave::ParamOp param) { params.push_back(param); });
    for (wave::ParamOp param : params) {
      auto value = dispatch.getParams().getAs<TypedAttr>(param.getParam());
      if (!value || value.getType() != param.getType())
        return dispatch.emitOpError()
               << "gives no parameter '" << param.getParam() << "' of type "
               << param.getType() << " for kernel " << dispatch.getKernelAttr();
      OpBuilder builder(param);
      if (param.getParam() == "waves")
        kernel.setWaves(cast<IntegerAttr>(value).getInt());
      param.replaceAllUsesWith(
          arith::ConstantOp::create(builder, param.getLoc(), value)
              .getResult());
      param.erase();
    }
    return success();
  }

  /// Folds what the parameters decide: branches not taken, constant offsets.
  LogicalResult fold(wave::KernelOp kernel) {
    RewritePatternSet patterns(&getContext());
    for (Dialect *dialect : getContext().getLoadedDialects())
      dialect->getCanonicalizationPatterns(patterns);
    for (RegisteredOperationName op : getContext().getRegisteredOperations())
      op.getCanonicalizationPatterns(patterns, &getContext());
    return applyPatternsGreedily(kernel, std::move(patterns));
  }
};

} // namespace
