// Kernels of RDNA3 cards: mixtures of experts.

#include "compiler/transforms/GfxSelector.h"

using namespace mlir;

namespace kvc {

/// A lane of a wave keeps one.
static constexpr int64_t kExpertsPerTokenMax = 32;
/// Panels of a workgroup of the weighted sum: gfx_moe.py, SUM_WAVES.
static constexpr int64_t kSumPanels = 8;
/// f16 elements of pairs' rows that a workgroup keeps in LDS, and padding of a
/// row: four rows of 2,048, which leave room for other workgroups.
static constexpr int64_t kStagedPairHalves = 8320, kStagedPad = 8;
/// Pairs that are sorted in LDS, each by all others.
static constexpr int64_t kPairsInLdsMax = 1024;

static LogicalResult checkChosen(Operation *op, int64_t chosen) {
  if (chosen <= kExpertsPerTokenMax)
    return success();
  return op->emitOpError() << "at most " << kExpertsPerTokenMax
                           << " experts of a token have a kernel, got "
                           << chosen;
}

/// Decode: the router's layer and the choice in one launch.
LogicalResult GfxSelector::selectRouter(llm::LinearOp op, llm::RouteOp route) {
  Operand x = operands_.lookup(op.getInput());
  Value weight = op.getWeight();
  int64_t experts = shapeOf(weight)[0], features = shapeOf(weight)[1];
  int64_t padded = divideUp(experts, 16) * 16;
  if (failed(checkFeatures(op, features, blockOf(weight), "input features")))
    return failure();
  Tiling tiling =
      tilingFor({.rows = rows_,
                 .features = features,
                 .tile = x.tile,
                 .panels = padded / 16,
                 .steps = features / stepOf(weight),
                 .panelsMax = 1,
                 .ldsTaken = kSplitsMax * (kPartialBytes + padded * 4) +
                             12 * kPairsInLdsMax});
  Params params = linearParams(x, weight, tiling);
  int64_t groups = tiling.groups(padded / 16);
  int64_t blocks = divideUp(rows_, tiling.rowsPerBlock);
  int64_t chosen = shapeOf(route.getWeights())[1];
  if (failed(checkChosen(op, chosen)))
    return failure();
  int64_t pairs = rows_ * chosen, first = pairsAt(experts, chosen);
  int64_t inLds = pairs <= kPairsInLdsMax ? divideUp(pairs, 4) * 4 : 0;
  params.append(
      {param("outputFeatures", padded), param("countAt", StepLayout::kRowCount),
       param("arrivals", groups), param("blocks", blocks),
       param("experts", experts), param("expertsPerToken", chosen),
       param("logitsWidth", padded), param("normalize", route.getNormalize()),
       param("pairsAt", first), param("pairsInLds", inLds)});
  auto i32 = builder_.getI32Type();
  auto made = dispatch(op, "linear_route_" + formatOf(weight) + "__gfx1100",
                       {groups, blocks}, params,
                       {step(), x.rows, orStep(x.factors), weightOf(weight),
                        counters(op.getLoc(), blocks + 1)},
                       {f32Type({rows_, padded}), route.getWeights().getType(),
                        route.getExperts().getType(),
                        RankedTensorType::get({first + pairs}, i32)});
  if (!made)
    return failure();
  map_.map(route.getWeights(), made.getResult(1));
  map_.map(route.getExperts(), made.getResult(3));
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
  int64_t features = shapeOf(weight)[2];
  int64_t steps = features / stepOf(weight);
  int64_t perWave = divideUp(steps, waves);
  bool whole = steps % waves == 0 && perWave * stepOf(weight) % 64 == 0;
  int64_t chosen = shapeOf(experts)[1];
  // A row's experts are different ones, so a tile has at most as many pairs as
  // there are rows.
  int64_t pairsMax = std::min<int64_t>(rows_, 16);
  int64_t staged =
      decode_ ? std::min(pairsMax, kStagedPairHalves / (features + kStagedPad))
              : 0;
  Params params = {param("inputFeatures", features),
                   param("stagedRows", staged),
                   param("alwaysStaged", staged == pairsMax),
                   param("tileElements", divideUp(pairsMax, 2)),
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
  if (x.plain) {
    x.rows = x.plain;
    x.tile = 1;
  }
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
                 param("operandTileRows", x.tile), param("hasFactors", 1),
                 param("scalesInLds", scalesInLds(weight, 2)),
                 real("operandScale", x.scale), param("waves", tiling.waves)});
  boundsParam(params, weight);
  auto made = dispatch(
      op, "expert_gate_up_" + formatOf(weight) + "__gfx1100",
      {outputs / 16, pairTiles(shape[0], chosen)}, params,
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
                 param("scalesInLds", scalesInLds(weight, 2)),
                 param("operandTileRows", 1), param("hasFactors", 1),
                 real("operandScale", 1)});
  return finish(op,
                dispatch(op, "expert_linear_" + formatOf(weight) + "__gfx1100",
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
  ArrayRef<int64_t> shape = shapeOf(weight); // E x N x K
  if (failed(checkFeatures(op, shape[2], blockOf(weight), "input features")) ||
      failed(checkFeatures(op, result[1], 32, "output features")))
    return failure();
  int64_t groups = divideUp(shape[1] / 16, kSumPanels);
  llm::RmsNormOp norm = normOf(op);
  Params params = expertParams(weight, layer.getExperts(), 1);
  params.append({param("outputFeatures", result[1]), param("rowDivisor", 1),
                 param("scalesInLds", scalesInLds(weight, kSumPanels)),
                 param("operandTileRows", 1), param("hasFactors", 1),
                 real("operandScale", 1)});
  SmallVector<Value> inputs = {step(),
                               x.rows,
                               x.factors,
                               weightOf(weight),
                               mapped(layer.getExperts()),
                               mapped(op.getWeights()),
                               mapped(op.getResidual())};
  SmallVector<Type> results = {op.getType(),
                               f32Type({rows_ * chosen, result[1]})};
  if (norm) {
    normParams(params, norm, result[1]);
    params.append(
        {param("tileRows", tileFor(rows_)), param("arrivals", groups)});
    inputs.push_back(weightOf(norm.getWeight()));
    results.push_back(operandType(rows_, result[1]));
    results.push_back(factorsType(rows_));
  }
  inputs.push_back(counters(op.getLoc(), groups + 1));
  auto made = dispatch(op,
                       (norm ? "expert_sum_norm_" : "expert_sum_") +
                           formatOf(weight) + "__gfx1100",
                       {groups, pairTiles(shape[0], chosen)}, params, inputs,
                       results, {0, 6});
  if (!made)
    return failure();
  map_.map(op.getResult(), made.getResult(0));
  if (norm)
    mapOperand(norm, made.getResult(2), made.getResult(3), rows_);
  return success();
}

} // namespace kvc
