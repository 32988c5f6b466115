// Chooses a kernel template, its parameters and its grid for every operation.
//
// Functions are rebuilt operation by operation. Views (split_heads,
// merge_heads) vanish: a dispatch takes the bytes under them. The names
// composed here must exist among the templates of kernels-generated/, which is
// checked at once.

#include "compiler/transforms/KernelSelector.h"

#include "compiler/target/KernelTemplates.h"
#include "mlir/IR/BuiltinOps.h"

namespace kvc {
#define GEN_PASS_DEF_SELECTKERNELSPASS
#include "compiler/transforms/Passes.h.inc"
} // namespace kvc

using namespace mlir;
using namespace kvc;

LogicalResult KernelSelector::run() {
  Block &block = function_.getBody().front();
  SmallVector<Operation *> old;
  for (Operation &op : block.without_terminator())
    old.push_back(&op);
  builder_.setInsertionPoint(block.getTerminator());
  for (Operation *op : old)
    if (failed(select(op)))
      return failure();
  Operation *end = block.getTerminator();
  for (OpOperand &operand : end->getOpOperands())
    operand.set(mapped(operand.get()));
  for (Operation *op : llvm::reverse(old))
    op->erase();
  function_.setType(builder_.getFunctionType(function_.getArgumentTypes(),
                                             end->getOperandTypes()));
  return success();
}

launch::DispatchOp
KernelSelector::dispatch(Operation *op, const std::string &kernel,
                         ArrayRef<int64_t> grid, const Params &params,
                         ValueRange inputs, TypeRange results,
                         ArrayRef<int64_t> inPlace) {
  if (!findKernelTemplate(kernel)) {
    op->emitOpError() << "has no kernel '" << kernel << "' on this target";
    return {};
  }
  return launch::DispatchOp::create(
      builder_, op->getLoc(), results, builder_.getStringAttr(kernel),
      builder_.getDictionaryAttr(params), builder_.getDenseI64ArrayAttr(grid),
      builder_.getDenseI64ArrayAttr(inPlace), builder_.getDenseI64ArrayAttr({}),
      inputs);
}

LogicalResult KernelSelector::mapWeight(llm::WeightOp op, StringRef layout,
                                        int64_t bytes) {
  auto made = launch::WeightOp::create(
      builder_, op.getLoc(), op.getType(), op.getSourcesAttr(),
      builder_.getStringAttr(layout), op.getInterleaveAttr(),
      op.getRotaryAttr(), builder_.getI64IntegerAttr(bytes),
      builder_.getI64IntegerAttr(-1));
  map_.map(op.getResult(), made.getResult());
  return success();
}

Value KernelSelector::vectorConstant(Location loc, ArrayRef<float> values) {
  return launch::ConstantOp::create(
      builder_, loc,
      RankedTensorType::get({static_cast<int64_t>(values.size())},
                            builder_.getF32Type()),
      builder_.getDenseF32ArrayAttr(values), builder_.getI64IntegerAttr(-1));
}

KvCodecFacts KvCodecFacts::of(Type element) {
  if (isa<Float8E4M3FNType>(element))
    return {"fp8_e4m3", 1, 256.0, 448.0};
  if (isa<Float8E5M2Type>(element))
    return {"fp8_e5m2", 2, 1.0, 57344.0};
  return {"f16", 0, 1.0, 65504.0};
}

Value KernelSelector::ropeTable(llm::QkvOp op) {
  int64_t dim = op.getCache().getType().getHeadDim();
  return launch::RopeTableOp::create(
      builder_, op.getLoc(),
      RankedTensorType::get({256 + limits_.coarseRows(), dim},
                            builder_.getF32Type()),
      op.getInverseFrequenciesAttr(), op.getAttentionFactorAttr(),
      builder_.getI64IntegerAttr(limits_.coarseRows()),
      builder_.getI64IntegerAttr(-1));
}

Value KernelSelector::inverseScales(llm::QkvOp op) {
  SmallVector<float> inverse;
  for (ArrayRef<float> scales : {op.getKeyScales(), op.getValueScales()})
    for (int64_t head = 0; head < op.getCache().getType().getHeads(); ++head)
      inverse.push_back(scales.empty() ? 1.0f : 1.0f / scales[head]);
  return vectorConstant(op.getLoc(), inverse);
}

Value KernelSelector::attentionFactors(llm::PagedAttentionOp op,
                                       double outputScale) {
  constexpr double kLog2E = 1.4426950408889634;
  llm::KvCacheType cache = op.getCache().getType();
  double decode = KvCodecFacts::of(cache.getElement()).decodeScale;
  double score = op.getScale().convertToDouble() * kLog2E * decode;
  SmallVector<float> factors;
  auto append = [&](double factor, ArrayRef<float> scales) {
    for (int64_t head = 0; head < cache.getHeads(); ++head)
      factors.push_back(factor * (scales.empty() ? 1.0f : scales[head]));
  };
  append(score, op.getKeyScales());
  append(decode * outputScale, op.getValueScales());
  return vectorConstant(op.getLoc(), factors);
}

namespace {

struct SelectKernelsRunner
    : kvc::impl::SelectKernelsPassBase<SelectKernelsRunner> {
  using SelectKernelsPassBase::SelectKernelsPassBase;

  void runOnOperation() override {
    if (target == "cpu" && features != "avx2" && features != "avx512") {
      getOperation().emitError() << "unknown cpu features '" << features
                                 << "'; known are avx2, avx512";
      return signalPassFailure();
    }
    if (target != "cpu" && !isGfxChip(target)) {
      getOperation().emitError()
          << "unknown target '" << target
          << "'; known are cpu, gfx1100, gfx1101, gfx1102";
      return signalPassFailure();
    }
    FailureOr<Limits> limits = Limits::of(getOperation());
    if (failed(limits))
      return signalPassFailure();
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (!function->hasAttr("llm.bucket")) {
        function.emitError() << "is no bucket; run llm-bucket first";
        return signalPassFailure();
      }
      auto selector = target == "cpu"
                          ? cpuSelector(function, *limits, features == "avx512")
                          : gfxSelector(function, *limits, target);
      if (failed(selector->run()))
        return signalPassFailure();
    }
  }
};

} // namespace
