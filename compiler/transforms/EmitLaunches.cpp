// Turns functions of dispatches into flat launch programs over byte ranges.

#include "compiler/transforms/Passes.h"

#include "compiler/transforms/Limits.h"
#include "mlir/IR/BuiltinOps.h"

namespace kvc {
#define GEN_PASS_DEF_EMITLAUNCHESPASS
#include "compiler/transforms/Passes.h.inc"
} // namespace kvc

using namespace mlir;
using namespace kvc;

namespace {

int64_t tensorBytes(Value value) {
  auto type = cast<RankedTensorType>(value.getType());
  return type.getNumElements() * (type.getElementTypeBitWidth() / 8);
}

class ProgramEmitter {
public:
  ProgramEmitter(func::FuncOp function, const Limits &limits)
      : function_(function), limits_(limits), builder_(function) {}

  LogicalResult run() {
    auto bucket = function_->getAttrOfType<DictionaryAttr>("llm.bucket");
    if (!bucket)
      return function_.emitError() << "is no bucket; run llm-bucket first";
    Value logits = function_.getBody().front().getTerminator()->getOperand(0);
    FailureOr<launch::RangeAttr> range = rangeOf(logits);
    if (failed(range))
      return failure();
    auto rowsPerItem =
        function_->getAttrOfType<IntegerAttr>("launch.rows_per_item");
    auto program = launch::ProgramOp::create(
        builder_, function_.getLoc(), function_.getSymNameAttr(),
        bucket.getAs<StringAttr>("kind"), bucket.getAs<IntegerAttr>("rows"),
        bucket.getAs<IntegerAttr>("logit_rows"),
        rowsPerItem ? rowsPerItem : builder_.getI64IntegerAttr(1), *range,
        builder_.getI64IntegerAttr(
            cast<RankedTensorType>(logits.getType()).getShape().back() * 4));
    builder_.setInsertionPointToStart(&program.getBody().emplaceBlock());
    for (auto dispatch : function_.getOps<launch::DispatchOp>())
      if (failed(emit(dispatch)))
        return failure();
    function_.erase();
    return success();
  }

private:
  launch::RangeAttr range(StringRef space, int64_t offset, int64_t bytes) {
    return launch::RangeAttr::get(builder_.getContext(), space, offset, bytes);
  }

  /// The cache that a chain of in-step writes started from is an argument; its
  /// number is the layer.
  launch::RangeAttr cacheRange(Value cache) {
    while (auto dispatch = cache.getDefiningOp<launch::DispatchOp>())
      for (Value input : dispatch.getInputs())
        if (isa<llm::KvCacheType>(input.getType()))
          cache = input;
    int64_t layer = cast<BlockArgument>(cache).getArgNumber() - 1;
    int64_t bytes = Limits::layerBytes(cast<llm::KvCacheType>(cache.getType()));
    return range("kv", layer * bytes, bytes);
  }

  FailureOr<launch::RangeAttr> rangeOf(Value value) {
    if (isa<llm::StepType>(value.getType()))
      return range("step", 0, limits_.layout.words() * 4);
    if (isa<llm::KvCacheType>(value.getType()))
      return cacheRange(value);
    Operation *op = value.getDefiningOp();
    if (auto dispatch = dyn_cast_or_null<launch::DispatchOp>(op)) {
      unsigned index = cast<OpResult>(value).getResultNumber();
      if (dispatch.getOffsets().size() > index)
        return range("arena", dispatch.getOffsets()[index], tensorBytes(value));
    } else if (auto counters = dyn_cast_or_null<launch::CountersOp>(op)) {
      return range("arena", counters.getOffset(), tensorBytes(value));
    } else if (auto clipped = dyn_cast_or_null<launch::ClippedOp>(op)) {
      return range("step",
                   (limits_.layout.clippedAt() + clipped.getLayer()) * 4,
                   tensorBytes(value));
    } else if (op && op->hasAttr("offset")) {
      int64_t offset = op->getAttrOfType<IntegerAttr>("offset").getInt();
      auto weight = dyn_cast<launch::WeightOp>(op);
      if (offset >= 0)
        return range("weights", offset,
                     weight ? weight.getBytes() : tensorBytes(value));
    }
    return emitError(value.getLoc()) << "has no byte range; run "
                                     << "launch-plan-memory first";
  }

  LogicalResult emit(launch::DispatchOp dispatch) {
    SmallVector<Attribute> arguments;
    SmallVector<Value> values(dispatch.getInputs());
    for (Value result : dispatch.getResults())
      if (isa<RankedTensorType>(result.getType()))
        values.push_back(result);
    for (Value value : values) {
      FailureOr<launch::RangeAttr> range = rangeOf(value);
      if (failed(range))
        return failure();
      arguments.push_back(*range);
    }
    launch::CallOp::create(
        builder_, dispatch.getLoc(),
        FlatSymbolRefAttr::get(builder_.getContext(), dispatch.getKernel()),
        dispatch.getGridAttr(), builder_.getArrayAttr(arguments));
    return success();
  }

  func::FuncOp function_;
  const Limits &limits_;
  OpBuilder builder_;
};

struct EmitLaunchesRunner
    : kvc::impl::EmitLaunchesPassBase<EmitLaunchesRunner> {
  void runOnOperation() override {
    FailureOr<Limits> limits = Limits::of(getOperation());
    if (failed(limits))
      return signalPassFailure();
    emitSegments();
    SmallVector<func::FuncOp> functions(getOperation().getOps<func::FuncOp>());
    for (func::FuncOp function : functions)
      if (failed(ProgramEmitter(function, *limits).run()))
        return signalPassFailure();
  }

  /// One segment per distinct range, in order of offset.
  void emitSegments() {
    std::map<int64_t, Operation *> byOffset;
    getOperation().walk([&](Operation *op) {
      if (!isa<launch::WeightOp, launch::ConstantOp, launch::RopeTableOp>(op))
        return;
      // Without an offset the launches that read it are an error.
      int64_t offset = op->getAttrOfType<IntegerAttr>("offset").getInt();
      if (offset >= 0)
        byOffset.try_emplace(offset, op);
    });
    OpBuilder builder(getOperation().getBodyRegion());
    for (auto [offset, op] : byOffset) {
      auto weight = dyn_cast<launch::WeightOp>(op);
      int64_t bytes =
          weight ? weight.getBytes() : tensorBytes(op->getResult(0));
      launch::SegmentOp::create(
          builder, op->getLoc(), op->getName().stripDialect(),
          launch::RangeAttr::get(&getContext(), "weights", offset, bytes),
          op->getResult(0).getType(), op->getAttrDictionary());
    }
  }
};

} // namespace
