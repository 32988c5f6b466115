// Chooses the linear kernels: dense, gate/up and experts.

#include "compiler/transforms/CpuSelector.h"

using namespace mlir;

namespace kvc {

Shape CpuSelector::shapeFor(int64_t rows, int64_t panels,
                            bool pairsOnly) const {
  bool pairs = pairsOnly || panels % 2 == 0;
  if (!wideRegisters_) {
    // Sixteen registers of 8 f32: four accumulators of 16 are the most, and for
    // many rows one panel is faster than two.
    if (pairs && (pairsOnly || rows <= 2))
      return {rows == 1 ? 1 : 2, 2};
    return {rows == 1 ? 1 : 4, 1};
  }
  if (!pairs)
    return {rows == 1 ? 1 : rows <= 4 ? 4 : 8, 1};
  for (int64_t limit : {1, 2, 4, 8})
    if (rows <= limit)
      return {limit, 2};
  return {12, 2};
}

std::string shapeName(Shape shape) {
  return "r" + std::to_string(shape.rows) + "p" + std::to_string(shape.panels);
}

int64_t rowsPerBlock(Shape shape, int64_t rows) {
  return rows <= 16 ? rows : divideUp(64, shape.rows) * shape.rows;
}

LogicalResult CpuSelector::checkWeight(Operation *op, Value weight,
                                       bool mayPad) {
  ArrayRef<int64_t> shape = shapeOf(weight);
  int64_t block = blockOf(weight);
  if (shape.back() % block != 0)
    return op->emitOpError()
           << "input features must be a multiple of " << block << " for "
           << elementOf(weight) << " weights, got " << shape.back();
  if (!mayPad && shape[shape.size() - 2] % 16 != 0)
    return op->emitOpError() << "output features must be a multiple of 16, got "
                             << shape[shape.size() - 2];
  return success();
}

LogicalResult CpuSelector::checkGateUp(Operation *op, Value result) {
  if (shapeOf(result).back() % 16 != 0)
    return op->emitOpError() << "output features must be a multiple of 16, got "
                             << shapeOf(result).back();
  return success();
}

LogicalResult CpuSelector::selectLinear(Operation *op, Value input,
                                        Value weight, Value residual) {
  Value x = mapped(input);
  int64_t features = shapeOf(weight)[0], padded = divideUp(features, 16) * 16;
  // Logits of tokens and of experts may be padded: their rows are then that
  // much longer, which those who read them know.
  bool mayPad = !residual && (logitRow(x) ||
                              llvm::all_of(op->getUsers(), [](Operation *user) {
                                return isa<llm::RouteOp>(user);
                              }));
  if (failed(checkWeight(op, weight, mayPad)))
    return failure();
  int64_t rows = shapeOf(op->getResult(0))[0];
  Shape shape = shapeFor(rows, padded / 16, false);
  int64_t perBlock = rowsPerBlock(shape, rows);
  Params params = {param("inputFeatures", shapeOf(weight)[1]),
                   param("outputFeatures", padded),
                   param("hasResidual", residual ? 1 : 0),
                   param("countAt", logitRow(x) ? StepLayout::kLogitRowCount
                                                : StepLayout::kRowCount),
                   param("rowsPerBlock", perBlock)};
  formatParams(params, weight);
  auto type = RankedTensorType::get({rows, padded}, builder_.getF32Type());
  SmallVector<int64_t> inPlace;
  if (residual)
    inPlace = {0, 3};
  auto made =
      dispatch(op,
               "linear_" + formatOf(elementOf(weight)) + "_" +
                   shapeName(shape) + "__cpu",
               {padded / 16 / shape.panels, divideUp(rows, perBlock)}, params,
               {step(), x, mapped(weight), residual ? mapped(residual) : x},
               type, inPlace);
  if (made && logitRow(x))
    logitRows_.insert(made.getResult(0));
  return finish(op, made);
}

LogicalResult CpuSelector::selectGateUp(llm::GateUpOp op) {
  if (failed(checkWeight(op, op.getWeight())) ||
      failed(checkGateUp(op, op.getResult())))
    return failure();
  int64_t rows = shapeOf(op.getResult())[0];
  int64_t panels = shapeOf(op.getWeight())[0] / 16;
  Shape shape = shapeFor(rows, panels, true);
  int64_t perBlock = rowsPerBlock(shape, rows);
  Params params = {param("inputFeatures", shapeOf(op.getWeight())[1]),
                   param("outputFeatures", shapeOf(op.getResult())[1]),
                   param("countAt", StepLayout::kRowCount),
                   param("rowsPerBlock", perBlock)};
  formatParams(params, op.getWeight());
  return finish(
      op, dispatch(op,
                   "gate_up_" + formatOf(elementOf(op.getWeight())) + "_" +
                       shapeName(shape) + "__cpu",
                   {panels / shape.panels, divideUp(rows, perBlock)}, params,
                   {step(), mapped(op.getInput()), mapped(op.getWeight())},
                   op.getType()));
}

LogicalResult CpuSelector::selectExpert(Operation *op, Value input,
                                        Value weight, Value experts,
                                        bool gateUp) {
  if (failed(checkWeight(op, weight)) ||
      (gateUp && failed(checkGateUp(op, op->getResult(0)))))
    return failure();
  ArrayRef<int64_t> shape = shapeOf(weight); // E x N x K
  int64_t chosen = shapeOf(experts)[1], panels = shape[1] / 16;
  // Rows of one expert on average decide how many to keep in registers.
  int64_t average = divideUp(rows_ * chosen, shape[0]);
  Shape tile =
      shapeFor(rows_ == 1 ? 1 : std::max<int64_t>(average, 2), panels, gateUp);
  Params params = {
      param("experts", shape[0]), param("inputFeatures", shape[2]),
      param("outputFeatures", gateUp ? shape[1] / 2 : shape[1]),
      param("groupsPerExpert", panels / tile.panels),
      param("rowDivisor", shapeOf(input).size() == 2 ? chosen : 1)};
  formatParams(params, weight);
  return finish(op, dispatch(op,
                             (gateUp ? "expert_gate_up_" : "expert_linear_") +
                                 formatOf(elementOf(weight)) + "_" +
                                 shapeName(tile) + "__cpu",
                             {shape[0] * panels / tile.panels, 1}, params,
                             {mapped(experts), mapped(input), mapped(weight)},
                             op->getResultTypes()));
}

} // namespace kvc
