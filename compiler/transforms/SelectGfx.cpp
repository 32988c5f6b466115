// Chooses the kernels of RDNA3 cards.
//
// Rows between layers are f32 (the residual) or an operand: f16 in the order
// WMMA reads, with a power of two per row where they come from a norm
// (codegen/kvcgen/gfx_operand.py). In decode buckets a norm is computed by the
// workgroup that finishes its rows last, so it takes no launch of its own.

#include "compiler/transforms/KernelSelector.h"

#include "compiler/transforms/FragmentLayout.h"

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

/// Waves of one workgroup that split a sum: the one or the other
/// (codegen/kvcgen/gfx_linear.py).
constexpr int64_t kSplitsMin = 4, kSplitsMax = 8;
/// f16 elements of an operand that a workgroup keeps in LDS.
constexpr int64_t kStagedHalvesMax = 16384;
constexpr int64_t kLdsBytes = 65536;    ///< of a workgroup
constexpr int64_t kPartialBytes = 1024; ///< a wave's sums of one panel, in LDS
constexpr int64_t kExpertsPerTokenMax = 32; ///< a lane of a wave keeps one
constexpr int64_t kExpertWaves = 8; ///< codegen/kvcgen/gfx_moe.py, SUM_WAVES
/// Keys of one attention range, ranges merged together
/// (codegen/kvcgen/gfx_attention.py).
constexpr int64_t kKeyRange = 1024, kRangeGroup = 8;
constexpr double kHalfMax = 65504;
/// Rows of the QKV and linear kernels' larger tile, and of the tiles that go
/// through LDS (codegen/kvcgen/gfx_tile.py), with their panels.
constexpr int64_t kRowsWide = 64, kRowsTile = 128, kPanelsTile = 8;

/// Rows as f16 for a matrix product.
struct Operand {
  Value rows;    ///< f16
  Value factors; ///< f32, two a row; null if all are 1
  int64_t tile = 1;
  double scale = 1; ///< a power of two that all rows are to be multiplied by
};

class GfxSelector : public KernelSelector {
public:
  GfxSelector(func::FuncOp function, const Limits &limits, const Chip &chip)
      : KernelSelector(function, limits), wavesWanted_(2 * chip.simds) {}

private:
  LogicalResult select(Operation *op) override;

  LogicalResult selectWeight(llm::WeightOp op);
  LogicalResult selectEmbed(llm::EmbedOp op);
  LogicalResult selectNorm(Operation *op, Value input, Value weight,
                           double epsilon, bool select);
  LogicalResult selectLinear(Operation *op, Value input, Value weight,
                             Value residual);
  LogicalResult selectGateUp(llm::GateUpOp op);
  LogicalResult selectQkv(llm::QkvOp op);
  LogicalResult selectAttention(llm::PagedAttentionOp op);
  LogicalResult selectRouter(llm::LinearOp op, llm::RouteOp route);
  LogicalResult selectRoute(llm::RouteOp op);
  LogicalResult selectExpertGateUp(llm::ExpertGateUpOp op);
  LogicalResult selectExpertLinear(llm::ExpertLinearOp op);
  LogicalResult selectExpertSum(llm::ExpertSumAddOp op);

  /// "f16", "q4_1": the weight's format in kernel names.
  static std::string formatOf(Value weight) {
    if (auto block = dyn_cast<llm::BlockType>(elementOf(weight)))
      return block.getFormat().str();
    return "f16";
  }
  /// Input features of one step of a kernel's sum.
  static int64_t stepOf(Value weight) {
    return isa<llm::BlockType>(elementOf(weight)) ? 32 : 16;
  }
  /// Input features that must be whole.
  static int64_t blockOf(Value weight) {
    auto block = dyn_cast<llm::BlockType>(elementOf(weight));
    return block ? block.getSize() : 16;
  }
  LogicalResult checkFeatures(Operation *op, int64_t features, int64_t multiple,
                              const char *what) {
    if (features % multiple == 0)
      return success();
    return op->emitOpError() << what << " must be a multiple of " << multiple
                             << ", got " << features;
  }

  LogicalResult checkChosen(Operation *op, int64_t chosen) {
    if (chosen <= kExpertsPerTokenMax)
      return success();
    return op->emitOpError()
           << "at most " << kExpertsPerTokenMax
           << " experts of a token have a kernel, got " << chosen;
  }

  /// Rows of an operand's tile for `rows` rows.
  static int64_t tileFor(int64_t rows) {
    return rows >= 16 ? 16 : llvm::PowerOf2Ceil(rows);
  }
  RankedTensorType f32Type(ArrayRef<int64_t> shape) {
    return RankedTensorType::get(shape, builder_.getF32Type());
  }
  /// Whole tiles, and whole blocks of the widest kernels.
  RankedTensorType operandType(int64_t rows, int64_t features) {
    int64_t block = rows <= 16         ? tileFor(rows)
                    : rows <= 32       ? 16
                    : rows < kRowsTile ? kRowsWide
                                       : kRowsTile;
    int64_t padded = divideUp(rows, block) * block;
    return RankedTensorType::get({padded, features}, builder_.getF16Type());
  }
  RankedTensorType factorsType(int64_t rows) { return f32Type({rows, 2}); }
  Value counters(Location loc, int64_t count) {
    return launch::CountersOp::create(
        builder_, loc, RankedTensorType::get({count}, builder_.getI32Type()),
        builder_.getI64IntegerAttr(-1));
  }

  /// How a linear kernel takes its rows and splits its sums.
  struct Tiling {
    std::string rows; ///< in kernel names
    int64_t rowsPerBlock, waves, panels;
    bool inLds = false; ///< 128 rows by 8 panels; `waves` is the split alone

    std::string variant(const std::string &format) const {
      return format +
             (inLds ? ""
                    : "_w" + std::to_string(waves) + "p" +
                          std::to_string(panels)) +
             "_" + rows + "__gfx1100";
    }
    /// Index of `rows` among the kernels' modes.
    int64_t mode() const { return rows == "m4" ? 0 : rows == "m16" ? 1 : 2; }
    int64_t groups(int64_t layerPanels) const {
      return divideUp(layerPanels, inLds ? kPanelsTile : panels);
    }
  };
  /// What a tiling depends on.
  struct Layer {
    int64_t rows, features;
    int64_t tile;      ///< rows of the operand's tiles
    int64_t panels;    ///< of the whole layer
    int64_t steps = 1; ///< of a sum
    /// Panels of a workgroup.
    int64_t panelsMin = 1, panelsMax = 2;
    /// Bytes of LDS that the kernel needs beside the rows.
    int64_t ldsTaken = 2 * kSplitsMax * kPartialBytes;
  };
  Tiling tilingFor(const Layer &layer) const;
  Params linearParams(const Operand &x, Value weight, const Tiling &tiling);
  /// The rms norm of `value`, if there is one among its readers.
  static llm::RmsNormOp normOf(Value value);
  void normParams(Params &params, llm::RmsNormOp norm, int64_t features);
  void mapOperand(Value value, Value rows, Value factors, int64_t rowCount) {
    operands_[value] = {rows, factors, tileFor(rowCount)};
  }
  /// A weight's new value; norms ride on dispatches that stand before theirs.
  Value weightOf(Value weight) {
    if (!map_.contains(weight))
      (void)selectWeight(weight.getDefiningOp<llm::WeightOp>());
    return map_.lookup(weight);
  }
  Value orStep(Value value) { return value ? value : step(); }

  /// Tiles of pairs that a prefill bucket may need: each expert may end in one
  /// that is not full.
  int64_t pairTiles(int64_t experts, int64_t chosen) const {
    return std::min(rows_ * chosen, rows_ * chosen / 16 + experts);
  }
  int64_t pairsAt(int64_t experts, int64_t chosen) const {
    return 4 + 4 * pairTiles(experts, chosen);
  }
  /// Where a weight of gate and up panels has its bounds, if not in headers.
  void boundsParam(Params &params, Value weight) {
    FragmentPanel panel = FragmentPanel::of(
        formatOf(weight), shapeOf(weight).back(), blockOf(weight));
    int64_t rows = ShapedType::getNumElements(shapeOf(weight).drop_back());
    if (panel.headerBytes == 0)
      params.push_back(param("boundsAt", rows / 16 * panel.bytes()));
  }
  /// What the kernels of a layer's experts share.
  Params expertParams(Value weight, Value experts, int64_t waves);

  /// Waves that keep the card's memory busy: two on each SIMD. More of them
  /// would read the rows more often.
  int64_t wavesWanted_;
  llvm::DenseMap<Value, Operand> operands_;
  /// Values of the old function whose rows are logit rows.
  llvm::DenseSet<Value> logitRows_;
};

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

GfxSelector::Tiling GfxSelector::tilingFor(const Layer &layer) const {
  Tiling tiling{"m16", 16, kSplitsMin, layer.panelsMin};
  int64_t halves = std::min(kStagedHalvesMax, (kLdsBytes - layer.ldsTaken) / 2);
  if (layer.tile <= 4 && layer.tile * layer.features <= halves)
    tiling.rows = "m4";
  else if (!decode_ && layer.rows > 32)
    tiling = {"m64", kRowsWide, kSplitsMin, layer.panelsMin};
  // What follows depends on the layer's shape alone, so that sums have the same
  // order in every bucket.
  if (layer.panels % 2 == 0 && layer.panels / 2 * kSplitsMax >= wavesWanted_)
    tiling.panels = layer.panelsMax;
  if (layer.steps / kSplitsMin >= 2 &&
      layer.panels / tiling.panels * kSplitsMin < wavesWanted_)
    tiling.waves = kSplitsMax;
  if (!decode_ && layer.rows >= kRowsTile) {
    tiling.rows = "tile";
    tiling.rowsPerBlock = kRowsTile;
    tiling.inLds = true;
  }
  return tiling;
}

GfxSelector::Params GfxSelector::linearParams(const Operand &x, Value weight,
                                              const Tiling &tiling) {
  int64_t features = shapeOf(weight).back();
  int64_t steps = features / stepOf(weight);
  int64_t perWave = divideUp(steps, tiling.waves);
  int64_t perIteration = 64 / stepOf(weight);
  bool whole = steps % tiling.waves == 0 && perWave % perIteration == 0;
  Params params = {param("inputFeatures", features),
                   param("tileRows", x.tile),
                   param("operandHalves", x.tile * features),
                   param("stepsPerWave", perWave),
                   param("splits", tiling.waves),
                   param("wholeBlocks", whole),
                   param("hasFactors", x.factors ? 1 : 0),
                   real("operandScale", x.scale)};
  formatParams(params, weight);
  return params;
}

LogicalResult GfxSelector::selectLinear(Operation *op, Value input,
                                        Value weight, Value residual) {
  auto found = operands_.find(input);
  if (found == operands_.end())
    return op->emitOpError() << "has no kernel for an input that is no operand";
  Operand x = found->second;
  bool logits = logitRows_.contains(input);
  int64_t outputs = shapeOf(weight)[0], features = shapeOf(weight)[1];
  int64_t padded = divideUp(outputs, 16) * 16;
  bool mayPad =
      !residual && (logits || llvm::all_of(op->getUsers(), [](Operation *user) {
                      return isa<llm::RouteOp>(user);
                    }));
  if (failed(checkFeatures(op, features, blockOf(weight), "input features")) ||
      (!mayPad && failed(checkFeatures(op, outputs, 16, "output features"))))
    return failure();
  int64_t rows = shapeOf(op->getResult(0))[0];
  Tiling tiling = tilingFor({.rows = rows,
                             .features = features,
                             .tile = x.tile,
                             .panels = padded / 16,
                             .steps = features / stepOf(weight)});
  Params params = linearParams(x, weight, tiling);
  params.push_back(param("outputFeatures", padded));
  params.push_back(param("hasResidual", residual ? 1 : 0));
  params.push_back(param("countAt", logits ? StepLayout::kLogitRowCount
                                           : StepLayout::kRowCount));
  llm::RmsNormOp norm;
  if (decode_ && residual)
    norm = normOf(op->getResult(0));
  params.push_back(param("panels", padded / 16));
  int64_t groups = tiling.groups(padded / 16);
  int64_t blocks = divideUp(rows, tiling.rowsPerBlock);
  SmallVector<Value> inputs = {step(), x.rows, orStep(x.factors),
                               weightOf(weight)};
  inputs.push_back(residual ? mapped(residual) : step());
  SmallVector<Type> results = {f32Type({rows, padded})};
  SmallVector<int64_t> inPlace;
  if (residual)
    inPlace = {0, 4};
  if (norm) {
    normParams(params, norm, padded);
    params.push_back(param("arrivals", groups));
    inputs.push_back(weightOf(norm.getWeight()));
    inputs.push_back(counters(op->getLoc(), blocks));
    results.push_back(operandType(rows, padded));
    results.push_back(factorsType(rows));
  }
  auto made = dispatch(op,
                       (norm ? "linear_norm_" : "linear_") +
                           tiling.variant(formatOf(weight)),
                       {groups, blocks}, params, inputs, results, inPlace);
  if (!made)
    return failure();
  map_.map(op->getResult(0), made.getResult(0));
  if (norm)
    mapOperand(norm, made.getResult(1), made.getResult(2), rows);
  return success();
}

LogicalResult GfxSelector::selectGateUp(llm::GateUpOp op) {
  Operand x = operands_.lookup(op.getInput());
  if (!x.factors)
    return op.emitOpError() << "has no kernel for an input that is no norm";
  int64_t outputs = shapeOf(op.getResult())[1];
  int64_t features = shapeOf(op.getWeight())[1];
  if (failed(checkFeatures(op, features, blockOf(op.getWeight()),
                           "input features")) ||
      failed(checkFeatures(op, outputs, 16, "output features")))
    return failure();
  Tiling tiling = tilingFor({.rows = rows_,
                             .features = features,
                             .tile = x.tile,
                             .panels = outputs / 8,
                             .steps = features / stepOf(op.getWeight()),
                             .panelsMin = 2});
  Params params = linearParams(x, op.getWeight(), tiling);
  params.push_back(param("outputFeatures", outputs));
  params.push_back(param("outTileRows", tileFor(rows_)));
  params.push_back(param("countAt", StepLayout::kRowCount));
  params.push_back(param("panels", outputs / 8));
  boundsParam(params, op.getWeight());
  auto made = dispatch(
      op, "gate_up_" + tiling.variant(formatOf(op.getWeight())),
      {tiling.groups(outputs / 8), divideUp(rows_, tiling.rowsPerBlock)},
      params, {step(), x.rows, x.factors, weightOf(op.getWeight())},
      {operandType(rows_, outputs), factorsType(rows_)});
  if (!made)
    return failure();
  mapOperand(op.getResult(), made.getResult(0), made.getResult(1), rows_);
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
  if (tiling.inLds) {
    tiling.rows = "m64";
    tiling.rowsPerBlock = kRowsWide;
  }
  Params params = linearParams(x, op.getWeight(), tiling);
  params.append({real("inverseHeadDim", 1.0 / dim),
                 real("epsilon", op.getEpsilon().convertToDouble()),
                 param("rowsMode", tiling.mode()), param("heads", heads),
                 param("kvHeads", cache.getHeads()),
                 param("hasBias", op.getBias() ? 1 : 0),
                 param("hasNorm", op.getQueryNorm() ? 1 : 0),
                 param("codec", KvCodecFacts::of(cache.getElement()).number),
                 param("positionsAt", limits_.layout.positionsAt()),
                 param("slotsAt", limits_.layout.slotsAt()),
                 param("pageBytes", limits_.pageBytes(cache))});
  Value table = ropeTable(op), scales = inverseScales(op);
  // What a model has not is never read: any operand does in its place.
  auto orScales = [&](Value value) { return value ? weightOf(value) : scales; };
  return finish(
      op,
      dispatch(
          op,
          "qkv_" + formatOf(op.getWeight()) + "_d" + std::to_string(dim) +
              "__gfx1100",
          {heads + 2 * cache.getHeads(), divideUp(rows_, tiling.rowsPerBlock)},
          params,
          {step(), x.rows, orStep(x.factors), weightOf(op.getWeight()),
           orScales(op.getBias()), orScales(op.getQueryNorm()),
           orScales(op.getKeyNorm()), table, scales, mapped(op.getCache())},
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
  // Output is a mean of values, so the largest code times the largest scale
  // bounds it; a power of two brings that into f16.
  double largest = KvCodecFacts::of(cache.getElement()).largest;
  if (!op.getValueScales().empty())
    largest *= *llvm::max_element(op.getValueScales());
  double scale = 1;
  while (largest / scale > kHalfMax)
    scale *= 2;
  auto made =
      dispatch(op, kernel, {workgroups, slots}, params,
               {step(), mapped(op.getQuery()), attentionFactors(op, 1 / scale),
                mapped(op.getCache()), counters(op.getLoc(), counted)},
               {partial, operandType(rows_, heads * dim)});
  if (!made)
    return failure();
  operands_[op.getResult()] = {made.getResult(1), {}, tileFor(rows_), scale};
  return success();
}

/// Decode: the router's layer and the choice in one launch.
LogicalResult GfxSelector::selectRouter(llm::LinearOp op, llm::RouteOp route) {
  Operand x = operands_.lookup(op.getInput());
  Value weight = op.getWeight();
  int64_t experts = shapeOf(weight)[0], features = shapeOf(weight)[1];
  int64_t padded = divideUp(experts, 16) * 16;
  if (failed(checkFeatures(op, features, blockOf(weight), "input features")))
    return failure();
  Tiling tiling = tilingFor({.rows = rows_,
                             .features = features,
                             .tile = x.tile,
                             .panels = padded / 16,
                             .steps = features / stepOf(weight),
                             .panelsMax = 1});
  Params params = linearParams(x, weight, tiling);
  int64_t groups = tiling.groups(padded / 16);
  int64_t blocks = divideUp(rows_, tiling.rowsPerBlock);
  int64_t chosen = shapeOf(route.getWeights())[1];
  if (failed(checkChosen(op, chosen)))
    return failure();
  params.append({param("outputFeatures", padded),
                 param("countAt", StepLayout::kRowCount),
                 param("arrivals", groups), param("experts", experts),
                 param("expertsPerToken", chosen), param("logitsWidth", padded),
                 param("normalize", route.getNormalize())});
  auto made = dispatch(op, "linear_route_" + tiling.variant(formatOf(weight)),
                       {groups, blocks}, params,
                       {step(), x.rows, orStep(x.factors), weightOf(weight),
                        counters(op.getLoc(), blocks)},
                       {f32Type({rows_, padded}), route.getWeights().getType(),
                        route.getExperts().getType()});
  if (!made)
    return failure();
  map_.map(route.getWeights(), made.getResult(1));
  map_.map(route.getExperts(), made.getResult(2));
  return success();
}

LogicalResult GfxSelector::selectRoute(llm::RouteOp op) {
  if (map_.contains(op.getWeights()))
    return success();
  int64_t experts = shapeOf(op.getLogits())[1];
  int64_t chosen = shapeOf(op.getWeights())[1];
  if (failed(checkChosen(op, chosen)))
    return failure();
  Params params = {param("experts", experts), param("expertsPerToken", chosen),
                   param("logitsWidth", shapeOf(mapped(op.getLogits()))[1]),
                   param("normalize", op.getNormalize())};
  auto made = dispatch(op, "route_f32__gfx1100", {rows_, 1}, params,
                       {step(), mapped(op.getLogits())},
                       {op.getWeights().getType(), op.getExperts().getType()});
  if (!made)
    return failure();
  map_.map(op.getWeights(), made.getResult(0));
  int64_t words = pairsAt(experts, chosen) + rows_ * chosen;
  Params groupParams = {param("experts", experts),
                        param("expertsPerToken", chosen),
                        param("pairsAt", pairsAt(experts, chosen))};
  auto groups = dispatch(op, "group_experts__gfx1100", {1, 1}, groupParams,
                         {step(), made.getResult(1)},
                         RankedTensorType::get({words}, builder_.getI32Type()));
  if (!groups)
    return failure();
  map_.map(op.getExperts(), groups.getResult(0));
  return success();
}

GfxSelector::Params GfxSelector::expertParams(Value weight, Value experts,
                                              int64_t waves) {
  int64_t steps = shapeOf(weight)[2] / stepOf(weight);
  int64_t perWave = divideUp(steps, waves);
  bool whole = steps % waves == 0 && perWave * stepOf(weight) % 64 == 0;
  int64_t chosen = shapeOf(experts)[1];
  Params params = {param("inputFeatures", shapeOf(weight)[2]),
                   param("panelsPerExpert", shapeOf(weight)[1] / 16),
                   param("stepsPerWave", perWave),
                   param("wholeBlocks", whole),
                   param("expertsPerToken", chosen),
                   param("pairsAt", pairsAt(shapeOf(weight)[0], chosen))};
  formatParams(params, weight);
  return params;
}

LogicalResult GfxSelector::selectExpertGateUp(llm::ExpertGateUpOp op) {
  Operand x = operands_.lookup(op.getInput());
  if (!x.factors)
    return op.emitOpError() << "has no kernel for an input that is no norm";
  Value weight = op.getWeight();
  ArrayRef<int64_t> shape = shapeOf(weight); // E x 2 I x K
  int64_t chosen = shapeOf(op.getExperts())[1], outputs = shape[1] / 2;
  if (failed(checkFeatures(op, shape[2], blockOf(weight), "input features")) ||
      failed(checkFeatures(op, outputs, 16, "output features")))
    return failure();
  // As if one row chose its experts: the split must not depend on rows.
  Tiling tiling = tilingFor({.rows = 1,
                             .features = shape[2],
                             .tile = 1,
                             .panels = chosen * outputs / 8,
                             .steps = shape[2] / stepOf(weight),
                             .panelsMin = 2});
  Params params = expertParams(weight, op.getExperts(), tiling.waves);
  params.append({param("outputFeatures", outputs), param("rowDivisor", chosen),
                 param("tileRows", x.tile), param("hasFactors", 1),
                 real("operandScale", x.scale)});
  boundsParam(params, weight);
  int64_t tiles = decode_ ? rows_ * chosen : pairTiles(shape[0], chosen);
  auto made = dispatch(
      op,
      "expert_gate_up_" + formatOf(weight) + "_w" +
          std::to_string(tiling.waves) + (decode_ ? "_single" : "_grouped") +
          "__gfx1100",
      {outputs / 16, tiles}, params,
      {step(), x.rows, x.factors, weightOf(weight), mapped(op.getExperts())},
      {RankedTensorType::get({rows_ * chosen, outputs}, builder_.getF16Type()),
       factorsType(rows_ * chosen)});
  if (!made)
    return failure();
  operands_[op.getResult()] = {made.getResult(0), made.getResult(1), 1};
  return success();
}

/// Prefill only; in decode buckets the weighted sum does it.
LogicalResult GfxSelector::selectExpertLinear(llm::ExpertLinearOp op) {
  if (decode_)
    return success();
  Operand x = operands_.lookup(op.getInput());
  Value weight = op.getWeight();
  ArrayRef<int64_t> shape = shapeOf(weight); // E x N x K
  int64_t chosen = shapeOf(op.getExperts())[1];
  if (failed(checkFeatures(op, shape[2], blockOf(weight), "input features")) ||
      failed(checkFeatures(op, shape[1], 32, "output features")))
    return failure();
  Params params = expertParams(weight, op.getExperts(), 1);
  params.append({param("outputFeatures", shape[1]), param("rowDivisor", 1),
                 param("tileRows", 1), param("hasFactors", 1),
                 real("operandScale", 1)});
  return finish(
      op,
      dispatch(op, "expert_linear_" + formatOf(weight) + "_grouped__gfx1100",
               {shape[1] / 32, pairTiles(shape[0], chosen)}, params,
               {step(), x.rows, x.factors, weightOf(weight),
                mapped(op.getExperts())},
               op.getType()));
}

LogicalResult GfxSelector::selectExpertSum(llm::ExpertSumAddOp op) {
  auto layer = op.getInput().getDefiningOp<llm::ExpertLinearOp>();
  if (!layer)
    return op.emitOpError() << "has no kernel for an input that is no layer "
                            << "of experts";
  ArrayRef<int64_t> result = shapeOf(op.getResult());
  int64_t chosen = shapeOf(op.getWeights())[1];
  if (!decode_) {
    Params params = {param("outputFeatures", result[1]),
                     param("expertsPerToken", chosen)};
    return finish(
        op, dispatch(op, "expert_sum_add_f32__gfx1100", {rows_, 1}, params,
                     {step(), mapped(op.getInput()), mapped(op.getWeights()),
                      mapped(op.getResidual())},
                     op.getType(), {0, 3}));
  }
  Operand x = operands_.lookup(layer.getInput());
  Value weight = layer.getWeight();
  int64_t panels = shapeOf(weight)[1] / 16;
  int64_t perGroup =
      panels % 2 == 0 && panels / 2 >= wavesWanted_ / kExpertWaves ? 2 : 1;
  int64_t width = shapeOf(weight)[2];
  int64_t ranks = divideUp(chosen, kExpertWaves) * kExpertWaves;
  int64_t lds = kExpertWaves * width * 2 + ranks * perGroup * 16 * 4;
  if (lds > kLdsBytes)
    return op.emitOpError()
           << "needs " << lds << " bytes of LDS for experts of " << width
           << " features, a workgroup has " << kLdsBytes;
  if (failed(checkFeatures(op, shapeOf(weight)[2], blockOf(weight),
                           "input features")) ||
      failed(checkFeatures(op, result[1], 32, "output features")))
    return failure();
  llm::RmsNormOp norm = normOf(op);
  Params params = expertParams(weight, layer.getExperts(), 1);
  params.append({param("outputFeatures", result[1]), param("ranksMax", ranks),
                 param("hasFactors", 1), real("operandScale", 1)});
  SmallVector<Value> inputs = {step(),
                               x.rows,
                               x.factors,
                               weightOf(weight),
                               mapped(layer.getExperts()),
                               mapped(op.getWeights()),
                               mapped(op.getResidual())};
  SmallVector<Type> results = {op.getType()};
  if (norm) {
    normParams(params, norm, result[1]);
    params.append({param("tileRows", tileFor(rows_)),
                   param("arrivals", panels / perGroup)});
    inputs.push_back(weightOf(norm.getWeight()));
    inputs.push_back(counters(op.getLoc(), rows_));
    results.push_back(operandType(rows_, result[1]));
    results.push_back(factorsType(rows_));
  }
  auto made = dispatch(
      op,
      std::string(norm ? "expert_sum_norm_" : "expert_sum_") +
          formatOf(weight) + "_p" + std::to_string(perGroup) + "__gfx1100",
      {panels / perGroup, rows_}, params, inputs, results, {0, 6});
  if (!made)
    return failure();
  map_.map(op.getResult(), made.getResult(0));
  if (norm)
    mapOperand(norm, made.getResult(1), made.getResult(2), rows_);
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

} // namespace

bool isGfxChip(StringRef chip) { return findChip(chip) != std::end(kChips); }

std::unique_ptr<KernelSelector>
gfxSelector(func::FuncOp function, const Limits &limits, StringRef chip) {
  return std::make_unique<GfxSelector>(function, limits, *findChip(chip));
}

} // namespace kvc
