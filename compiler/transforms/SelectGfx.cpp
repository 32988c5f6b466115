// Kernels of RDNA3 cards: weights, rows, QKV and attention.

#include "compiler/transforms/GfxSelector.h"

using namespace mlir;

namespace kvc {

namespace {

/// What differs between the cards that share the kernels.
struct Chip {
  const char *name;
  int64_t simds;
};
constexpr Chip kChips[] = {{"gfx1100", 192}, {"gfx1101", 120}, {"gfx1102", 64}};

const Chip *findChip(StringRef name) {
  return llvm::find_if(kChips,
                       [&](const Chip &chip) { return name == chip.name; });
}

/// Keys of one attention range, ranges merged together
/// (codegen/kvcgen/gfx_attention.py).
constexpr int64_t kKeyRange = 1024, kRangeGroup = 8;
constexpr double kHalfMax = 65504;

} // namespace

llm::RmsNormOp GfxSelector::normOf(Value value) {
  for (Operation *user : value.getUsers())
    if (auto norm = dyn_cast<llm::RmsNormOp>(user))
      return norm;
  return {};
}

LogicalResult GfxSelector::selectWeight(llm::WeightOp op) {
  auto type = cast<RankedTensorType>(op.getType());
  if (type.getRank() == 1)
    return mapWeight(op, "vector", type.getNumElements() * 4);
  int64_t panels = divideUp(type.getShape()[type.getRank() - 2], 16);
  int64_t experts = type.getRank() == 3 ? type.getDimSize(0) : 1;
  FragmentPanel panel =
      FragmentPanel::of(formatOf(op), type.getShape().back(), blockOf(op));
  int64_t bytes = experts * panels * panel.bytes();
  if (panel.headerBytes == 0 && op.getInterleave() == 16)
    bytes += experts * panels * 4;
  return mapWeight(op, "fragment16", bytes);
}

void GfxSelector::normParams(Params &params, llm::RmsNormOp norm,
                             int64_t features) {
  params.push_back(param("features", features));
  params.push_back(real("inverseFeatures", 1.0 / features));
  params.push_back(real("epsilon", norm.getEpsilon().convertToDouble()));
}

LogicalResult GfxSelector::selectEmbed(llm::EmbedOp op) {
  int64_t features = shapeOf(op.getTable())[1];
  llm::RmsNormOp norm = normOf(op);
  if (!norm)
    return op.emitOpError() << "has no kernel without a norm of its rows";
  if (failed(checkFeatures(op, features, blockOf(op.getTable()), "features")))
    return failure();
  Params params = {param("tokensAt", limits_.layout.tokensAt()),
                   param("tileRows", tileFor(rows_))};
  normParams(params, norm, features);
  formatParams(params, op.getTable());
  auto made = dispatch(
      op, "embed_norm_" + formatOf(op.getTable()) + "__gfx1100", {rows_, 1},
      params, {step(), weightOf(op.getTable()), weightOf(norm.getWeight())},
      {op.getType(), operandType(rows_, features), factorsType(rows_)});
  if (!made)
    return failure();
  map_.map(op.getResult(), made.getResult(0));
  mapOperand(norm, made.getResult(1), made.getResult(2), rows_);
  return success();
}

LogicalResult GfxSelector::selectNorm(Operation *op, Value input, Value weight,
                                      double epsilon, bool select) {
  Value result = op->getResult(0);
  if (operands_.contains(result))
    return success();
  int64_t features = shapeOf(input).back(), rows = shapeOf(result)[0];
  if (shapeOf(input).size() != 2)
    return op->emitOpError() << "norm must be of rows, got " << input.getType();
  if (failed(checkFeatures(op, features, 16, "features of a norm")))
    return failure();
  Params params = {
      param("tileRows", tileFor(rows)), param("features", features),
      real("inverseFeatures", 1.0 / features), real("epsilon", epsilon)};
  if (select)
    params.push_back(param("logitRowsAt", limits_.layout.logitRowsAt()));
  auto made =
      dispatch(op, select ? "norm_select_f16__gfx1100" : "norm_f16__gfx1100",
               {rows, 1}, params, {step(), mapped(input), weightOf(weight)},
               {operandType(rows, features), factorsType(rows)});
  if (!made)
    return failure();
  if (select)
    logitRows_.insert(result);
  mapOperand(result, made.getResult(0), made.getResult(1), rows);
  return success();
}

LogicalResult GfxSelector::selectQkv(llm::QkvOp op) {
  Operand x = operands_.lookup(op.getInput());
  llm::KvCacheType cache = op.getCache().getType();
  int64_t heads = shapeOf(op.getQuery())[1], dim = cache.getHeadDim();
  int64_t features = shapeOf(op.getWeight())[1];
  if (failed(checkFeatures(op, dim, 16, "head size")) ||
      failed(checkFeatures(op, features, blockOf(op.getWeight()),
                           "input features")))
    return failure();
  // codegen/kvcgen/gfx_qkv.py, waves_of: which waves share a head.
  int64_t panels = dim / 16 % 2 == 0 ? 2 : 1;
  int64_t splits = std::min<int64_t>(16 / (dim / 16 / panels), kSplitsMax);
  splits = int64_t(1) << llvm::Log2_64(splits);
  // Sums of all waves, and 16 rows of the head in f32.
  int64_t ldsTaken = splits * (dim / 16) * kPartialBytes + 16 * dim * 4;
  Tiling tiling = tilingFor({.rows = rows_,
                             .features = features,
                             .tile = x.tile,
                             .panels = dim / 16,
                             .ldsTaken = ldsTaken});
  tiling.waves = splits;
  tiling.panels = dim / 16;
  if (tiling.inLds) {
    tiling.mode = kRowsFourTiles;
    tiling.rowsPerBlock = kRowsWide;
  }
  Params params = linearParams(x, op.getWeight(), tiling);
  params.append({real("inverseHeadDim", 1.0 / dim),
                 real("epsilon", op.getEpsilon().convertToDouble()),
                 param("heads", heads), param("kvHeads", cache.getHeads()),
                 param("hasBias", op.getBias() ? 1 : 0),
                 param("hasNorm", op.getQueryNorm() ? 1 : 0),
                 param("codec", KvCodecFacts::of(cache.getElement()).number),
                 param("positionsAt", limits_.layout.positionsAt()),
                 param("slotsAt", limits_.layout.slotsAt()),
                 param("pageBytes", limits_.pageBytes(cache))});
  Value table = ropeTable(op), encode = encodeTable(op);
  // What a model has not is never read: any operand does in its place.
  auto orTable = [&](Value value) { return value ? weightOf(value) : table; };
  return finish(
      op, dispatch(op,
                   "qkv_" + formatOf(op.getWeight()) + "_d" +
                       std::to_string(dim) + "__gfx1100",
                   {heads + 2 * cache.getHeads(),
                    divideUp(rows_, tiling.rowsPerBlock)},
                   params,
                   {step(), x.rows, orStep(x.factors), weightOf(op.getWeight()),
                    orTable(op.getBias()), orTable(op.getQueryNorm()),
                    orTable(op.getKeyNorm()), table, encode, clippedCounter(op),
                    mapped(op.getCache())},
                   op.getResultTypes()));
}

LogicalResult GfxSelector::selectAttention(llm::PagedAttentionOp op) {
  llm::KvCacheType cache = op.getCache().getType();
  int64_t heads = shapeOf(op.getQuery())[1], dim = cache.getHeadDim();
  int64_t group = heads / cache.getHeads();
  // Query heads, in prefill times rows, that a workgroup takes.
  int64_t columns = decode_ ? (group <= 8 ? 8 : 16) : dim <= 128 ? 32 : 16;
  int64_t rowsPerItem = decode_ ? 1 : std::max<int64_t>(columns / group, 1);
  int64_t blocks = divideUp(rowsPerItem * group, columns);
  int64_t items = decode_ ? rows_
                          : std::min(rows_, divideUp(rows_, rowsPerItem) +
                                                limits_.layout.sequencesMax);
  int64_t workgroups = items * cache.getHeads() * blocks;
  function_->setAttr("launch.rows_per_item",
                     builder_.getI64IntegerAttr(rowsPerItem));
  const StepLayout &layout = limits_.layout;
  Params params = {param("heads", heads),
                   param("kvHeads", cache.getHeads()),
                   param("groupSize", group),
                   param("columnBlocks", blocks),
                   param("outTileRows", tileFor(rows_)),
                   param("itemsAt", layout.itemsAt()),
                   param("positionsAt", layout.positionsAt()),
                   param("blockTablesAt", layout.blockTablesAt()),
                   param("pagesPerSequence", layout.pagesPerSequence),
                   param("pageBytes", limits_.pageBytes(cache))};
  std::string variant = std::string(KvCodecFacts::of(cache.getElement()).name) +
                        "_d" + std::to_string(dim);
  std::string kernel = "attention_" + variant + "__gfx1100";
  int64_t slots = 1, counted = 1;
  auto partial = f32Type({workgroups, 2, columns, dim});
  if (decode_) {
    int64_t ranges = divideUp(limits_.maxModelLen, kKeyRange);
    int64_t groups = divideUp(ranges, kRangeGroup);
    // A workgroup takes every slots-th range, so that no grid depends on the
    // context.
    slots = std::clamp<int64_t>(divideUp(wavesWanted_, workgroups), 1, ranges);
    params.append({param("ranges", ranges), param("groups", groups),
                   param("slots", slots)});
    kernel = "attention_split_" + variant + "_c" + std::to_string(columns) +
             "__gfx1100";
    partial = f32Type({workgroups, ranges + groups, columns, dim + 4});
    counted = workgroups * (groups + 1);
  }
  // A power of two brings the output into f16.
  double largest = largestValue(op), scale = 1;
  while (largest / scale > kHalfMax)
    scale *= 2;
  auto made = dispatch(op, kernel, {workgroups, slots}, params,
                       {step(), mapped(op.getQuery()),
                        attentionTable(op, 1 / scale, kHalfMax),
                        mapped(op.getCache()), counters(op.getLoc(), counted)},
                       {partial, operandType(rows_, heads * dim)});
  if (!made)
    return failure();
  operands_[op.getResult()] = {made.getResult(1), {}, tileFor(rows_), scale};
  return success();
}

LogicalResult GfxSelector::select(Operation *op) {
  if (auto weight = dyn_cast<llm::WeightOp>(op))
    return weightOf(weight), success();
  if (auto embed = dyn_cast<llm::EmbedOp>(op))
    return selectEmbed(embed);
  if (auto norm = dyn_cast<llm::RmsNormOp>(op))
    return selectNorm(op, norm.getInput(), norm.getWeight(),
                      norm.getEpsilon().convertToDouble(), false);
  if (auto norm = dyn_cast<llm::SelectNormOp>(op))
    return selectNorm(op, norm.getInput(), norm.getWeight(),
                      norm.getEpsilon().convertToDouble(), true);
  if (auto linear = dyn_cast<llm::LinearOp>(op)) {
    auto route = linear->hasOneUse()
                     ? dyn_cast<llm::RouteOp>(*linear->user_begin())
                     : llm::RouteOp();
    if (decode_ && route)
      return selectRouter(linear, route);
    return selectLinear(op, linear.getInput(), linear.getWeight(), {});
  }
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
    return selectExpertGateUp(expert);
  if (auto expert = dyn_cast<llm::ExpertLinearOp>(op))
    return selectExpertLinear(expert);
  if (auto sum = dyn_cast<llm::ExpertSumAddOp>(op))
    return selectExpertSum(sum);
  if (isa<llm::SplitHeadsOp, llm::MergeHeadsOp>(op)) {
    Value from = op->getOperand(0), to = op->getResult(0);
    if (auto operand = operands_.find(from); operand != operands_.end()) {
      Operand copy = operand->second;
      operands_[to] = copy;
    } else {
      map_.map(to, mapped(from));
    }
    return success();
  }
  return op->emitOpError() << "has no kernel family on this target";
}

bool isGfxChip(StringRef chip) { return findChip(chip) != std::end(kChips); }

std::unique_ptr<KernelSelector>
gfxSelector(func::FuncOp function, const Limits &limits, StringRef chip) {
  return std::make_unique<GfxSelector>(function, limits, findChip(chip)->simds);
}

} // namespace kvc
