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

/// "bf16", "q4_1": the weight's format in kernel names.
std::string kvc::formatOf(Type element) {
  if (auto block = dyn_cast<llm::BlockType>(element))
    return block.getFormat().str();
  return isa<BFloat16Type>(element) ? "bf16" : element.isF16() ? "f16" : "f32";
}

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

LogicalResult KernelSelector::selectWeight(llm::WeightOp op) {
  auto type = cast<RankedTensorType>(op.getType());
  bool vector = type.getRank() == 1;
  int64_t bytes = 0;
  if (vector) {
    bytes = type.getNumElements() * 4;
  } else {
    int64_t rows = divideUp(type.getShape()[type.getRank() - 2], 16) * 16;
    int64_t experts = type.getRank() == 3 ? type.getDimSize(0) : 1;
    int64_t elements = experts * rows * type.getShape().back();
    if (auto block = dyn_cast<llm::BlockType>(type.getElementType()))
      bytes = elements / 32 * (block.getFormat() == "q8_0" ? 34 : 20);
    else
      bytes = elements * type.getElementTypeBitWidth() / 8;
  }
  auto made = launch::WeightOp::create(
      builder_, op.getLoc(), type, op.getSourcesAttr(),
      builder_.getStringAttr(vector ? "vector" : "panel16"),
      op.getInterleaveAttr(), op.getRotaryAttr(),
      builder_.getI64IntegerAttr(bytes), builder_.getI64IntegerAttr(-1));
  map_.map(op.getResult(), made.getResult());
  return success();
}

LogicalResult KernelSelector::selectEmbed(llm::EmbedOp op) {
  int64_t block = isa<llm::BlockType>(elementOf(op.getTable())) ? 32 : 16;
  if (shapeOf(op.getTable())[1] % block != 0)
    return op.emitOpError() << "features must be a multiple of " << block
                            << ", got " << shapeOf(op.getTable())[1];
  Params params = {param("features", shapeOf(op.getTable())[1]),
                   param("tokensAt", limits_.layout.tokensAt())};
  return finish(
      op, dispatch(op, "embed_" + formatOf(elementOf(op.getTable())) + "__cpu",
                   {rows_, 1}, params, {step(), mapped(op.getTable())},
                   op.getType()));
}

LogicalResult KernelSelector::selectNorm(Operation *op, Value input,
                                         Value weight, double epsilon,
                                         bool select) {
  int64_t features = shapeOf(input).back();
  if (shapeOf(input).size() != 2 || features % 16 != 0)
    return op->emitOpError() << "norm must be of rows with a multiple of 16 "
                             << "elements, got " << input.getType();
  Params params = {param("features", features),
                   real("inverseFeatures", 1.0 / features),
                   real("epsilon", epsilon)};
  if (select)
    params.push_back(param("logitRowsAt", limits_.layout.logitRowsAt()));
  auto made =
      dispatch(op, select ? "rms_norm_select_f32__cpu" : "rms_norm_f32__cpu",
               {shapeOf(op->getResult(0))[0], 1}, params,
               {step(), mapped(input), mapped(weight)}, op->getResultTypes());
  if (made && select)
    logitRows_.insert(made.getResult(0));
  return finish(op, made);
}

LogicalResult KernelSelector::selectRoute(llm::RouteOp op) {
  int64_t experts = shapeOf(op.getLogits())[1],
          chosen = shapeOf(op.getWeights())[1];
  Params params = {param("experts", experts), param("expertsPerToken", chosen),
                   param("logitsWidth", shapeOf(mapped(op.getLogits()))[1]),
                   param("rowsMax", rows_),
                   param("normalize", op.getNormalize())};
  auto groups = RankedTensorType::get({experts + 1 + rows_ * chosen},
                                      builder_.getI32Type());
  return finish(op, dispatch(op, "route_f32__cpu", {1, 1}, params,
                             {step(), mapped(op.getLogits())},
                             {op.getWeights().getType(), groups}));
}

LogicalResult KernelSelector::selectExpertSum(llm::ExpertSumAddOp op) {
  ArrayRef<int64_t> shape = shapeOf(op.getInput()); // T x k x N
  Params params = {param("features", shape[2]),
                   param("expertsPerToken", shape[1])};
  return finish(op,
                dispatch(op, "expert_sum_add_f32__cpu", {rows_, 1}, params,
                         {step(), mapped(op.getInput()),
                          mapped(op.getWeights()), mapped(op.getResidual())},
                         op.getType(), {0, 3}));
}

LogicalResult KernelSelector::select(Operation *op) {
  if (auto weight = dyn_cast<llm::WeightOp>(op))
    return selectWeight(weight);
  if (auto embed = dyn_cast<llm::EmbedOp>(op))
    return selectEmbed(embed);
  if (auto norm = dyn_cast<llm::RmsNormOp>(op))
    return selectNorm(op, norm.getInput(), norm.getWeight(),
                      norm.getEpsilon().convertToDouble(), false);
  if (auto norm = dyn_cast<llm::SelectNormOp>(op))
    return selectNorm(op, norm.getInput(), norm.getWeight(),
                      norm.getEpsilon().convertToDouble(), true);
  if (auto linear = dyn_cast<llm::LinearOp>(op))
    return selectLinear(op, linear.getInput(), linear.getWeight(), {});
  if (auto linear = dyn_cast<llm::LinearAddOp>(op))
    return selectLinear(op, linear.getInput(), linear.getWeight(),
                        linear.getResidual());
  if (auto gateUp = dyn_cast<llm::GateUpOp>(op))
    return selectGateUp(gateUp);
  if (auto qkv = dyn_cast<llm::QkvOp>(op))
    return selectQkv(qkv);
  if (auto attention = dyn_cast<llm::PagedAttentionOp>(op))
    return selectAttention(attention);
  if (auto route = dyn_cast<llm::RouteOp>(op))
    return selectRoute(route);
  if (auto expert = dyn_cast<llm::ExpertGateUpOp>(op))
    return selectExpert(op, expert.getInput(), expert.getWeight(),
                        expert.getExperts(), true);
  if (auto expert = dyn_cast<llm::ExpertLinearOp>(op))
    return selectExpert(op, expert.getInput(), expert.getWeight(),
                        expert.getExperts(), false);
  if (auto sum = dyn_cast<llm::ExpertSumAddOp>(op))
    return selectExpertSum(sum);
  if (isa<llm::SplitHeadsOp, llm::MergeHeadsOp>(op)) {
    map_.map(op->getResult(0), mapped(op->getOperand(0)));
    return success();
  }
  return op->emitOpError() << "has no kernel family on this target";
}

namespace {

struct SelectKernelsRunner
    : kvc::impl::SelectKernelsPassBase<SelectKernelsRunner> {
  using SelectKernelsPassBase::SelectKernelsPassBase;

  void runOnOperation() override {
    if (features != "avx2" && features != "avx512") {
      getOperation().emitError() << "unknown cpu features '" << features
                                 << "'; known are avx2, avx512";
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
      if (failed(KernelSelector(function, *limits, features == "avx512").run()))
        return signalPassFailure();
    }
  }
};

} // namespace
