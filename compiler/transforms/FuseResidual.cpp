// Fuses the residual add with the layer before it.
//
// Only when the add is the one reader: otherwise the product would be computed
// twice.

#include "compiler/transforms/Passes.h"

#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace kvc {
#define GEN_PASS_DEF_FUSERESIDUALPASS
#include "compiler/transforms/Passes.h.inc"
} // namespace kvc

using namespace mlir;
using namespace kvc;

namespace {

template <typename Layer, typename Fused>
struct FuseResidual : OpRewritePattern<llm::AddOp> {
  using OpRewritePattern<llm::AddOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(llm::AddOp add,
                                PatternRewriter &rewriter) const override {
    auto layer = add.getRhs().getDefiningOp<Layer>();
    if (!layer)
      return rewriter.notifyMatchFailure(add, "right side is another layer");
    if (!layer->hasOneUse())
      return rewriter.notifyMatchFailure(add, "the layer has other readers");
    SmallVector<Value> operands(layer->getOperands());
    operands.push_back(add.getLhs());
    rewriter.replaceOp(
        add, Fused::create(rewriter, layer.getLoc(), add.getType(), operands));
    return success();
  }
};

struct FuseResidualRunner
    : kvc::impl::FuseResidualPassBase<FuseResidualRunner> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<FuseResidual<llm::LinearOp, llm::LinearAddOp>,
                 FuseResidual<llm::ExpertSumOp, llm::ExpertSumAddOp>>(
        &getContext());
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace
