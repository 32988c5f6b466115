// Chooses the QKV and attention kernels.

#include "compiler/transforms/CpuSelector.h"

using namespace mlir;

namespace kvc {

namespace {

/// Keys of one attention range (codegen/kvcgen/attention.py), and the most
/// workgroups that share the ranges of one item and KV head.
constexpr int64_t kKeyRange = 512, kRangeSlots = 16;

} // namespace

LogicalResult CpuSelector::selectQkv(llm::QkvOp op) {
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
                   param("codec", KvCodecFacts::of(cache.getElement()).number),
                   param("positionsAt", limits_.layout.positionsAt()),
                   param("slotsAt", limits_.layout.slotsAt()),
                   param("pageBytes", limits_.pageBytes(cache))};
  formatParams(params, op.getWeight());
  Value table = ropeTable(op), encode = encodeTable(op);
  // What a model has not is never read: any operand does in its place.
  auto orTable = [&](Value value) { return value ? mapped(value) : table; };
  return finish(
      op, dispatch(op,
                   "qkv_" + formatOf(elementOf(op.getWeight())) + "_" +
                       shapeName(shape) + "__cpu",
                   {heads + 2 * cache.getHeads(), divideUp(rows_, perBlock)},
                   params,
                   {step(), mapped(op.getInput()), mapped(op.getWeight()),
                    orTable(op.getBias()), orTable(op.getQueryNorm()),
                    orTable(op.getKeyNorm()), table, encode, clippedCounter(op),
                    mapped(op.getCache())},
                   op.getResultTypes()));
}

LogicalResult CpuSelector::selectAttention(llm::PagedAttentionOp op) {
  llm::KvCacheType cache = op.getCache().getType();
  KvCodecFacts codec = KvCodecFacts::of(cache.getElement());
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
  std::string variant = std::string(codec.name) + "_d" +
                        std::to_string(cache.getHeadDim()) + "__cpu";
  Value factors = attentionTable(op, 1, std::numeric_limits<float>::max());
  SmallVector<Value> inputs = {step(), mapped(op.getQuery()), factors,
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
                         {step(), split.getResult(0), factors}, op.getType()));
}

} // namespace kvc
