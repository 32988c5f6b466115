// Chooses a kernel template, its parameters and its grid for every operation.
//
// Functions are rebuilt operation by operation. Views (split_heads,
// merge_heads) vanish: a dispatch takes the bytes under them. The names
// composed here must exist among the templates of kernels-generated/, which is
// checked at once.

#include "compiler/transforms/Passes.h"

#include "compiler/target/KernelTemplates.h"
#include "compiler/transforms/Limits.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/IRMapping.h"

namespace kvc {
#define GEN_PASS_DEF_SELECTKERNELSPASS
#include "compiler/transforms/Passes.h.inc"
} // namespace kvc

using namespace mlir;
using namespace kvc;

namespace {

constexpr double kLog2E = 1.4426950408889634;

/// Keys of one attention range (codegen/kvcgen/attention.py), and the most
/// workgroups that share the ranges of one item and KV head.
constexpr int64_t kKeyRange = 512, kRangeSlots = 16;

/// Rows and panels of 16 output features that a linear kernel keeps in
/// registers.
struct Shape {
  int64_t rows, panels;
};

int64_t divideUp(int64_t a, int64_t b) { return (a + b - 1) / b; }

/// "bf16", "q4_1": the weight's format in kernel names.
std::string formatOf(Type element) {
  if (auto block = dyn_cast<llm::BlockType>(element))
    return block.getFormat().str();
  return isa<BFloat16Type>(element) ? "bf16" : element.isF16() ? "f16" : "f32";
}

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

/// Rebuilds one bucket's function.
class Selector {
public:
  Selector(func::FuncOp function, const Limits &limits, bool wideRegisters)
      : function_(function), limits_(limits), wideRegisters_(wideRegisters),
        builder_(function.getContext()) {
    auto bucket = function->getAttrOfType<DictionaryAttr>("llm.bucket");
    decode_ = cast<StringAttr>(bucket.get("kind")).getValue() == "decode";
    rows_ = cast<IntegerAttr>(bucket.get("rows")).getInt();
  }

  LogicalResult run() {
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

private:
  using Params = SmallVector<NamedAttribute>;

  Value mapped(Value value) { return map_.lookupOrDefault(value); }

  NamedAttribute param(StringRef name, int64_t value) {
    return builder_.getNamedAttr(name, builder_.getIndexAttr(value));
  }
  NamedAttribute real(StringRef name, double value) {
    return builder_.getNamedAttr(name, builder_.getF32FloatAttr(value));
  }
  static ArrayRef<int64_t> shapeOf(Value value) {
    return cast<RankedTensorType>(value.getType()).getShape();
  }
  static Type elementOf(Value value) {
    return cast<RankedTensorType>(value.getType()).getElementType();
  }

  /// A dispatch of `kernel`, or an error at `op` if there is no such template.
  launch::DispatchOp dispatch(Operation *op, const std::string &kernel,
                              ArrayRef<int64_t> grid, const Params &params,
                              ValueRange inputs, TypeRange results,
                              ArrayRef<int64_t> inPlace = {}) {
    if (!findKernelTemplate(kernel)) {
      op->emitOpError() << "has no kernel '" << kernel << "' on this target";
      return {};
    }
    return launch::DispatchOp::create(
        builder_, op->getLoc(), results, builder_.getStringAttr(kernel),
        builder_.getDictionaryAttr(params), builder_.getDenseI64ArrayAttr(grid),
        builder_.getDenseI64ArrayAttr(inPlace),
        builder_.getDenseI64ArrayAttr({}), inputs);
  }

  LogicalResult finish(Operation *op, launch::DispatchOp made) {
    if (!made)
      return failure();
    map_.map(op->getResults(), made.getResults());
    return success();
  }

  LogicalResult select(Operation *op);
  LogicalResult selectWeight(llm::WeightOp op);
  LogicalResult selectEmbed(llm::EmbedOp op);
  LogicalResult selectNorm(Operation *op, Value input, Value weight,
                           double epsilon, bool select);
  LogicalResult selectLinear(Operation *op, Value input, Value weight,
                             Value residual);
  LogicalResult selectGateUp(llm::GateUpOp op);
  LogicalResult selectQkv(llm::QkvOp op);
  LogicalResult selectAttention(llm::PagedAttentionOp op);
  LogicalResult selectRoute(llm::RouteOp op);
  LogicalResult selectExpert(Operation *op, Value input, Value weight,
                             Value experts, bool gateUp);
  LogicalResult selectExpertSum(llm::ExpertSumAddOp op);

  /// The accumulators that fit the registers for a bucket of `rows`, and panels
  /// that divide `panels`.
  Shape shapeFor(int64_t rows, int64_t panels, bool pairsOnly) const;
  /// Checks the sizes that panels and blocks ask for.
  LogicalResult checkWeight(Operation *op, Value weight, bool mayPad = false);
  /// Checks that gate and up are whole panels, as their interleave asks for.
  LogicalResult checkGateUp(Operation *op, Value result);
  Value step() { return function_.getArgument(0); }
  Value vectorConstant(Location loc, ArrayRef<float> values);
  bool logitRow(Value value) const { return logitRows_.contains(value); }

  func::FuncOp function_;
  const Limits &limits_;
  bool wideRegisters_, decode_;
  int64_t rows_;
  OpBuilder builder_;
  IRMapping map_;
  /// New values whose rows are logit rows.
  llvm::DenseSet<Value> logitRows_;
};

Shape Selector::shapeFor(int64_t rows, int64_t panels, bool pairsOnly) const {
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

/// Rows of one workgroup of a linear kernel: enough to reuse a panel from the
/// nearest cache, few enough to fill the threads.
int64_t rowsPerBlock(Shape shape, int64_t rows) {
  return rows <= 16 ? rows : divideUp(64, shape.rows) * shape.rows;
}

LogicalResult Selector::checkWeight(Operation *op, Value weight, bool mayPad) {
  ArrayRef<int64_t> shape = shapeOf(weight);
  int64_t block = isa<llm::BlockType>(elementOf(weight)) ? 32 : 16;
  if (shape.back() % block != 0)
    return op->emitOpError()
           << "input features must be a multiple of " << block << " for "
           << elementOf(weight) << " weights, got " << shape.back();
  if (!mayPad && shape[shape.size() - 2] % 16 != 0)
    return op->emitOpError() << "output features must be a multiple of 16, got "
                             << shape[shape.size() - 2];
  return success();
}

LogicalResult Selector::checkGateUp(Operation *op, Value result) {
  if (shapeOf(result).back() % 16 != 0)
    return op->emitOpError() << "output features must be a multiple of 16, got "
                             << shapeOf(result).back();
  return success();
}

Value Selector::vectorConstant(Location loc, ArrayRef<float> values) {
  return launch::ConstantOp::create(
      builder_, loc,
      RankedTensorType::get({static_cast<int64_t>(values.size())},
                            builder_.getF32Type()),
      builder_.getDenseF32ArrayAttr(values), builder_.getI64IntegerAttr(-1));
}

LogicalResult Selector::selectWeight(llm::WeightOp op) {
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

LogicalResult Selector::selectEmbed(llm::EmbedOp op) {
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

LogicalResult Selector::selectNorm(Operation *op, Value input, Value weight,
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

LogicalResult Selector::selectLinear(Operation *op, Value input, Value weight,
                                     Value residual) {
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

LogicalResult Selector::selectGateUp(llm::GateUpOp op) {
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
  return finish(
      op, dispatch(op,
                   "gate_up_" + formatOf(elementOf(op.getWeight())) + "_" +
                       shapeName(shape) + "__cpu",
                   {panels / shape.panels, divideUp(rows, perBlock)}, params,
                   {step(), mapped(op.getInput()), mapped(op.getWeight())},
                   op.getType()));
}

LogicalResult Selector::selectQkv(llm::QkvOp op) {
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

LogicalResult Selector::selectAttention(llm::PagedAttentionOp op) {
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

LogicalResult Selector::selectRoute(llm::RouteOp op) {
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

LogicalResult Selector::selectExpert(Operation *op, Value input, Value weight,
                                     Value experts, bool gateUp) {
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
  return finish(op, dispatch(op,
                             (gateUp ? "expert_gate_up_" : "expert_linear_") +
                                 formatOf(elementOf(weight)) + "_" +
                                 shapeName(tile) + "__cpu",
                             {shape[0] * panels / tile.panels, 1}, params,
                             {mapped(experts), mapped(input), mapped(weight)},
                             op->getResultTypes()));
}

LogicalResult Selector::selectExpertSum(llm::ExpertSumAddOp op) {
  ArrayRef<int64_t> shape = shapeOf(op.getInput()); // T x k x N
  Params params = {param("features", shape[2]),
                   param("expertsPerToken", shape[1])};
  return finish(op,
                dispatch(op, "expert_sum_add_f32__cpu", {rows_, 1}, params,
                         {step(), mapped(op.getInput()),
                          mapped(op.getWeights()), mapped(op.getResidual())},
                         op.getType(), {0, 3}));
}

LogicalResult Selector::select(Operation *op) {
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
      if (failed(Selector(function, *limits, features == "avx512").run()))
        return signalPassFailure();
    }
  }
};

} // namespace
