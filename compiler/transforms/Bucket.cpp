// One copy of the decoder per bucket, with static row counts.
//
// The row count of a result is that of its first operand, except where rows
// enter (embed) or are selected (select_norm, select_rows).

#include "compiler/transforms/Passes.h"

#include "mlir/IR/BuiltinOps.h"

namespace kvc {
#define GEN_PASS_DEF_BUCKETPASS
#include "compiler/transforms/Passes.h.inc"
} // namespace kvc

using namespace mlir;
using namespace kvc;

namespace {

struct Bucket {
  StringRef kind;
  int64_t rows, logitRows;
};

struct BucketRunner : kvc::impl::BucketPassBase<BucketRunner> {
  using BucketPassBase::BucketPassBase;

  void runOnOperation() override {
    auto decoder = getOperation().lookupSymbol<func::FuncOp>("decoder");
    if (!decoder) {
      getOperation().emitError() << "no function @decoder to bucket";
      return signalPassFailure();
    }
    if (decode.empty() && prefill.empty()) {
      getOperation().emitError() << "no buckets given";
      return signalPassFailure();
    }
    for (int64_t rows : decode)
      instantiate(decoder, {"decode", rows, rows});
    for (int64_t rows : prefill)
      instantiate(decoder,
                  {"prefill", rows, std::min<int64_t>(rows, logitRows)});
    decoder.erase();
  }

  void instantiate(func::FuncOp decoder, const Bucket &bucket) {
    OpBuilder builder(decoder);
    auto copy = cast<func::FuncOp>(builder.clone(*decoder));
    copy.setName((bucket.kind + "_" + Twine(bucket.rows)).str());
    copy->setAttr(
        "llm.bucket",
        builder.getDictionaryAttr(
            {builder.getNamedAttr("kind", builder.getStringAttr(bucket.kind)),
             builder.getNamedAttr("rows",
                                  builder.getI64IntegerAttr(bucket.rows)),
             builder.getNamedAttr(
                 "logit_rows", builder.getI64IntegerAttr(bucket.logitRows))}));
    copy.walk([&](Operation *op) { setRows(op, bucket); });
    Operation *end = copy.getBody().back().getTerminator();
    copy.setType(builder.getFunctionType(copy.getArgumentTypes(),
                                         end->getOperandTypes()));
  }

  static void setRows(Operation *op, const Bucket &bucket) {
    int64_t rows = bucket.rows;
    if (isa<llm::SelectRowsOp, llm::SelectNormOp>(op))
      rows = bucket.logitRows;
    else if (op->getNumOperands() > 0)
      if (auto input = dyn_cast<RankedTensorType>(op->getOperand(0).getType()))
        rows = input.getDimSize(0);
    for (Value result : op->getResults()) {
      auto type = dyn_cast<RankedTensorType>(result.getType());
      if (!type || type.getRank() == 0 || !type.isDynamicDim(0))
        continue;
      SmallVector<int64_t> shape(type.getShape());
      shape[0] = rows;
      result.setType(type.clone(shape));
    }
  }
};

} // namespace
