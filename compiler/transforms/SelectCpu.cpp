// Kernels of the cpu target: rows and mixtures of experts.

#include "compiler/transforms/CpuSelector.h"

using namespace mlir;

namespace kvc {

std::string formatOf(Type element) {
  if (auto block = dyn_cast<llm::BlockType>(element))
    return block.getFormat().str();
  return isa<BFloat16Type>(element) ? "bf16" : element.isF16() ? "f16" : "f32";
}

/// Bytes of one block of 16 output features (codegen/kvcgen/weights.py).
static int64_t panelBlockBytes(llm::BlockType block) {
  int64_t size = block.getSize();
  return block.getFormat() == "q8_0"    ? 32 + size * 16
         : block.getFormat() == "q4_1"  ? 64 + size * 8
         : block.getFormat() == "q5_1"  ? 64 + size * 10
         : block.getFormat() == "q2_k"  ? 64 + 16 * 32 + size * 4
         : block.getFormat() == "q4_k"  ? 64 + 8 * 32 + size * 8
         : block.getFormat() == "q5_k"  ? 64 + 8 * 32 + size * 10
         : block.getFormat() == "q6_k"  ? 32 + 16 * 16 + size * 12
         : block.getFormat() == "q6_k1" ? 64 + 16 * 32 + size * 12
         : block.getFormat() == "q8_k"  ? 32 + 8 * 16 + size * 16
                                        : 48 + size * 8;
}

LogicalResult CpuSelector::selectWeight(llm::WeightOp op) {
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
      bytes = panelBlockBytes(block) * (elements / block.getSize() / 16);
    else
      bytes = elements * type.getElementTypeBitWidth() / 8;
  }
  return mapWeight(op, vector ? "vector" : "panel16", bytes);
}

LogicalResult CpuSelector::selectEmbed(llm::EmbedOp op) {
  int64_t block = blockOf(op.getTable());
  if (shapeOf(op.getTable())[1] % block != 0)
    return op.emitOpError() << "features must be a multiple of " << block
                            << ", got " << shapeOf(op.getTable())[1];
  Params params = {param("features", shapeOf(op.getTable())[1]),
                   param("tokensAt", limits_.layout.tokensAt())};
  formatParams(params, op.getTable());
  return finish(
      op, dispatch(op, "embed_" + formatOf(elementOf(op.getTable())) + "__cpu",
                   {rows_, 1}, params, {step(), mapped(op.getTable())},
                   op.getType()));
}

LogicalResult CpuSelector::selectNorm(Operation *op, Value input, Value weight,
                                      double epsilon, bool select) {
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

LogicalResult CpuSelector::selectRoute(llm::RouteOp op) {
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

LogicalResult CpuSelector::selectExpertSum(llm::ExpertSumAddOp op) {
  ArrayRef<int64_t> shape = shapeOf(op.getInput()); // T x k x N
  Params params = {param("features", shape[2]),
                   param("expertsPerToken", shape[1])};
  return finish(op,
                dispatch(op, "expert_sum_add_f32__cpu", {rows_, 1}, params,
                         {step(), mapped(op.getInput()),
                          mapped(op.getWeights()), mapped(op.getResidual())},
                         op.getType(), {0, 3}));
}

LogicalResult CpuSelector::select(Operation *op) {
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

std::unique_ptr<KernelSelector>
cpuSelector(func::FuncOp function, const Limits &limits, bool wideRegisters) {
  return std::make_unique<CpuSelector>(function, limits, wideRegisters);
}

} // namespace kvc
