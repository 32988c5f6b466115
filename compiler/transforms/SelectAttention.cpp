// Chooses the QKV and attention kernels.

#include "compiler/transforms/KernelSelector.h"

using namespace mlir;

namespace kvc {

namespace {

constexpr double kLog2E = 1.4426950408889634;

/// Keys of one attention range (codegen/kvcgen/attention.py), and the most
/// workgroups that share the ranges of one item and KV head.
constexpr int64_t kKeyRange = 512, kRangeSlots = 16;

/// Name in kernel names, number of the `codec` parameter, and the factor that
/// decoding leaves to be folded (codegen/kvcgen/codecs.py).
struct Codec {
  const char *name;
  int64_t number;
  double decodeScale;
  int64_t bytes;
};

Codec codecOf(Type element) {
  if (isa<Float8E4M3FNType>(element))
    return {"fp8_e4m3", 1, 256.0, 1};
  if (isa<Float8E5M2Type>(element))
    return {"fp8_e5m2", 2, 1.0, 1};
  return {"f16", 0, 1.0, 2};
}

} // namespace

Value KernelSelector::vectorConstant(Location loc, ArrayRef<float> values) {
  return launch::ConstantOp::create(
      builder_, loc,
      RankedTensorType::get({static_cast<int64_t>(values.size())},
                            builder_.getF32Type()),
      builder_.getDenseF32ArrayAttr(values), builder_.getI64IntegerAttr(-1));
}

LogicalResult KernelSelector::selectQkv(llm::QkvOp op) {
  if (failed(checkWeight(op, op.getWeight())))
    return failure();
  llm::KvCacheType cache = op.getCache().getType();
  int64_t heads = shapeOf(op.getQuery())[1], dim = cache.getHeadDim();
  if (dim % 16 != 0)
    return op.emitOpError()
           << "head size must be a multiple of 16, got " << dim;
  Shape shape = shapeFor(rows_, dim / 16, false);
  int64_t perBlock = rowsPerBlock(shape, rows_);
  Params params = {param("inputFeatures", shapeOf(op.getWeight())[1]),
                   param("headDim", dim),
                   real("inverseHeadDim", 1.0 / dim),
                   real("epsilon", op.getEpsilon().convertToDouble()),
                   param("heads", heads),
                   param("kvHeads", cache.getHeads()),
                   param("rowsPerBlock", perBlock),
                   param("hasBias", op.getBias() ? 1 : 0),
                   param("hasNorm", op.getQueryNorm() ? 1 : 0),
                   param("codec", codecOf(cache.getElement()).number),
                   param("positionsAt", limits_.layout.positionsAt()),
                   param("slotsAt", limits_.layout.slotsAt()),
                   param("pageBytes", limits_.pageBytes(cache))};
  auto table = launch::RopeTableOp::create(
      builder_, op.getLoc(),
      RankedTensorType::get({256 + limits_.coarseRows(), dim},
                            builder_.getF32Type()),
      op.getInverseFrequenciesAttr(), op.getAttentionFactorAttr(),
      builder_.getI64IntegerAttr(limits_.coarseRows()),
      builder_.getI64IntegerAttr(-1));
  SmallVector<float> inverse;
  for (ArrayRef<float> scales : {op.getKeyScales(), op.getValueScales()})
    for (int64_t head = 0; head < cache.getHeads(); ++head)
      inverse.push_back(scales.empty() ? 1.0f : 1.0f / scales[head]);
  Value scales = vectorConstant(op.getLoc(), inverse);
  // What a model has not is never read: any operand does in its place.
  auto orScales = [&](Value value) { return value ? mapped(value) : scales; };
  return finish(
      op, dispatch(
              op,
              "qkv_" + formatOf(elementOf(op.getWeight())) + "_" +
                  shapeName(shape) + "__cpu",
              {heads + 2 * cache.getHeads(), divideUp(rows_, perBlock)}, params,
              {step(), mapped(op.getInput()), mapped(op.getWeight()),
               orScales(op.getBias()), orScales(op.getQueryNorm()),
               orScales(op.getKeyNorm()), table, scales, mapped(op.getCache())},
              op.getResultTypes()));
}

LogicalResult KernelSelector::selectAttention(llm::PagedAttentionOp op) {
  llm::KvCacheType cache = op.getCache().getType();
  Codec codec = codecOf(cache.getElement());
  int64_t heads = shapeOf(op.getQuery())[1], group = heads / cache.getHeads();
  int64_t rowsPerItem = decode_ ? 1 : std::clamp<int64_t>(64 / group, 1, 16);
  int64_t items = decode_ ? rows_
                          : std::min(rows_, divideUp(rows_, rowsPerItem) +
                                                limits_.layout.sequencesMax);
  function_->setAttr("launch.rows_per_item",
                     builder_.getI64IntegerAttr(rowsPerItem));
  const StepLayout &layout = limits_.layout;
  Params params = {param("heads", heads),
                   param("kvHeads", cache.getHeads()),
                   param("groupSize", group),
                   param("queriesMax", divideUp(rowsPerItem * group, 4) * 4),
                   param("itemsAt", layout.itemsAt()),
                   param("positionsAt", layout.positionsAt()),
                   param("blockTablesAt", layout.blockTablesAt()),
                   param("pagesPerSequence", layout.pagesPerSequence),
                   param("pageBytes", limits_.pageBytes(cache))};
  SmallVector<float> factors;
  double scale = op.getScale().convertToDouble() * kLog2E * codec.decodeScale;
  for (int64_t head = 0; head < cache.getHeads(); ++head)
    factors.push_back(
        scale * (op.getKeyScales().empty() ? 1.0f : op.getKeyScales()[head]));
  for (int64_t head = 0; head < cache.getHeads(); ++head)
    factors.push_back(codec.decodeScale * (op.getValueScales().empty()
                                               ? 1.0f
                                               : op.getValueScales()[head]));
  std::string variant = std::string(codec.name) + "_d" +
                        std::to_string(cache.getHeadDim()) + "__cpu";
  Value scales = vectorConstant(op.getLoc(), factors);
  SmallVector<Value> inputs = {step(), mapped(op.getQuery()), scales,
                               mapped(op.getCache())};
  int64_t ranges = divideUp(limits_.maxModelLen, kKeyRange);
  if (!decode_ || ranges == 1)
    return finish(op, dispatch(op, "attention_" + variant,
                               {items * cache.getHeads(), 1}, params, inputs,
                               op.getType()));
  // One sequence must keep many threads busy: ranges of its keys apart, then a
  // merge. The grid is fixed; a workgroup takes every slots-th range.
  int64_t slots = std::min(ranges, kRangeSlots);
  params.push_back(param("ranges", ranges));
  Params splitParams = params;
  splitParams.push_back(param("slots", slots));
  auto partial = RankedTensorType::get(
      {rows_, heads, ranges, cache.getHeadDim() + 16}, builder_.getF32Type());
  auto split =
      dispatch(op, "attention_split_" + variant,
               {items * cache.getHeads(), slots}, splitParams, inputs, partial);
  if (!split)
    return failure();
  return finish(op,
                dispatch(op,
                         "attention_merge_d" +
                             std::to_string(cache.getHeadDim()) + "__cpu",
                         {items * cache.getHeads(), 1}, params,
                         {step(), split.getResult(0), scales}, op.getType()));
}

} // namespace kvc
