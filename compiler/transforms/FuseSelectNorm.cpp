// Norms only the rows whose logits are wanted.

#include "compiler/transforms/Passes.h"

#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace kvc {
#define GEN_PASS_DEF_FUSESELECTNORMPASS
#include "compiler/transforms/Passes.h.inc"
} // namespace kvc

using namespace mlir;
using namespace kvc;

namespace {

struct FuseSelectNorm : OpRewritePattern<llm::RmsNormOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(llm::RmsNormOp norm,
                                PatternRewriter &rewriter) const override {
    auto select = norm.getInput().getDefiningOp<llm::SelectRowsOp>();
    if (!select)
      return rewriter.notifyMatchFailure(norm, "input is not a row selection");
    rewriter.replaceOp(norm, llm::SelectNormOp::create(
                                 rewriter, norm.getLoc(), norm.getType(),
                                 select.getInput(), norm.getWeight(),
                                 select.getStep(), norm.getEpsilonAttr()));
    return success();
  }
};

struct FuseSelectNormRunner
    : kvc::impl::FuseSelectNormPassBase<FuseSelectNormRunner> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<FuseSelectNorm>(&getContext());
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace
