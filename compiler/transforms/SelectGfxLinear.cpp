// Kernels of RDNA3 cards: linear layers, and how all layers are cut into
// workgroups.

#include "compiler/transforms/GfxSelector.h"

using namespace mlir;

namespace kvc {

/// f16 elements of an operand that a workgroup keeps in LDS.
static constexpr int64_t kStagedHalvesMax = 16384;

GfxSelector::Tiling GfxSelector::tilingFor(const Layer &layer) const {
  Tiling tiling{kRowsTiled, 16, kSplitsMin, layer.panelsMin};
  int64_t free = kLdsBytes - kScalesInLdsMax - layer.ldsTaken;
  int64_t halves = std::min(kStagedHalvesMax, free / 2);
  if (layer.tile <= 4 && layer.tile * layer.features <= halves)
    tiling.mode = kRowsStaged;
  else if (!decode_ && layer.rows > 32)
    tiling = {kRowsFourTiles, kRowsWide, kSplitsMin, layer.panelsMin};
  // What follows depends on the layer's shape alone, so that sums have the same
  // order in every bucket.
  if (layer.panels % 2 == 0 && layer.panels / 2 * kSplitsMax >= wavesWanted_)
    tiling.panels = layer.panelsMax;
  if (layer.steps / kSplitsMin >= 2 &&
      layer.panels / tiling.panels * kSplitsMin < wavesWanted_)
    tiling.waves = kSplitsMax;
  if (!decode_ && layer.rows >= kRowsTile) {
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
                   param("rowsMode", tiling.mode),
                   param("waves", tiling.waves),
                   param("splits", tiling.waves),
                   param("wholeBlocks", whole),
                   param("scalesInLds", scalesInLds(weight, tiling.panels)),
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
  // Experts read few rows of a tile, so they are given rows on end.
  bool plain = false;
  if (norm) {
    plain = rows > 1 && llvm::any_of(norm->getUsers(), [](Operation *user) {
              return isa<llm::ExpertGateUpOp>(user);
            });
    normParams(params, norm, padded);
    params.push_back(param("arrivals", groups));
    params.push_back(param("plainRows", plain));
    inputs.push_back(weightOf(norm.getWeight()));
    inputs.push_back(counters(op->getLoc(), blocks));
    results.push_back(operandType(rows, padded));
    results.push_back(factorsType(rows));
    SmallVector<int64_t> shape = {1};
    if (plain)
      shape = {rows, padded};
    results.push_back(RankedTensorType::get(shape, builder_.getF16Type()));
  }
  auto made = dispatch(op,
                       (norm ? "linear_norm_" : "linear_") + formatOf(weight) +
                           tiling.variant(),
                       {groups, blocks}, params, inputs, results, inPlace);
  if (!made)
    return failure();
  map_.map(op->getResult(0), made.getResult(0));
  if (norm)
    mapOperand(norm, made.getResult(1), made.getResult(2), rows);
  if (plain)
    operands_[norm.getResult()].plain = made.getResult(3);
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
      op,
      "gate_up_" + formatOf(op.getWeight()) +
          (tiling.inLds ? "_tile__gfx1100" : "__gfx1100"),
      {tiling.groups(outputs / 8), divideUp(rows_, tiling.rowsPerBlock)},
      params, {step(), x.rows, x.factors, weightOf(op.getWeight())},
      {operandType(rows_, outputs), factorsType(rows_)});
  if (!made)
    return failure();
  mapOperand(op.getResult(), made.getResult(0), made.getResult(1), rows_);
  return success();
}

} // namespace kvc
