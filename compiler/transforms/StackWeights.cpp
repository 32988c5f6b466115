// Stacks checkpoint weights; see StackWeights.h.

#include "compiler/transforms/StackWeights.h"

using namespace mlir;

namespace kvc {

/// Index of the row dimension: 1 for expert weights (E x N x K), else 0.
static int64_t rowDimension(ArrayRef<int64_t> shape) {
  return shape.size() == 3 ? 1 : 0;
}

bool canStack(ArrayRef<Value> weights) {
  auto first = cast<RankedTensorType>(weights[0].getType());
  for (Value weight : weights) {
    auto op = weight.getDefiningOp<llm::WeightOp>();
    auto type = cast<RankedTensorType>(weight.getType());
    if (!op || op.getInterleave() != 0 ||
        type.getElementType() != first.getElementType() ||
        type.getRank() != first.getRank())
      return false;
    for (int64_t i = 0; i < type.getRank(); ++i)
      if (i != rowDimension(type.getShape()) &&
          type.getDimSize(i) != first.getDimSize(i))
        return false;
  }
  return true;
}

Value stackWeights(OpBuilder &builder, ArrayRef<Value> weights,
                   int64_t interleave) {
  if (!canStack(weights))
    return {};
  SmallVector<llm::WeightOp> ops;
  for (Value weight : weights)
    ops.push_back(weight.getDefiningOp<llm::WeightOp>());
  auto first = cast<RankedTensorType>(ops[0].getType());
  SmallVector<int64_t> shape(first.getShape());
  int64_t rows = rowDimension(shape);
  for (llm::WeightOp op : ArrayRef(ops).drop_front())
    shape[rows] += cast<RankedTensorType>(op.getType()).getDimSize(rows);

  int64_t experts = shape.size() == 3 ? shape[0] : 1;
  SmallVector<Attribute> sources;
  SmallVector<int64_t> rotary;
  SmallVector<Location> locations;
  for (llm::WeightOp op : ops)
    locations.push_back(op.getLoc());
  for (int64_t expert = 0; expert < experts; ++expert) {
    for (llm::WeightOp op : ops) {
      size_t perExpert = op.getSources().size() / experts;
      for (size_t i = 0; i < perExpert; ++i) {
        size_t index = expert * perExpert + i;
        sources.push_back(op.getSources()[index]);
        rotary.push_back(op.getRotary().empty() ? 0 : op.getRotary()[index]);
      }
    }
  }
  if (llvm::all_of(rotary, [](int64_t size) { return size == 0; }))
    rotary.clear();
  return llm::WeightOp::create(
      builder, builder.getFusedLoc(locations),
      RankedTensorType::get(shape, first.getElementType()),
      builder.getArrayAttr(sources), builder.getI64IntegerAttr(interleave),
      builder.getDenseI64ArrayAttr(rotary));
}

} // namespace kvc
