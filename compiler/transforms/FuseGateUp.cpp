// Fuses gate and up projection with SiLU and product, dense and per expert.
//
// The kernel holds 16 gate and 16 up features at a time, hence the interleave.

#include "compiler/transforms/Passes.h"

#include "compiler/transforms/StackWeights.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace kvc {
#define GEN_PASS_DEF_FUSEGATEUPPASS
#include "compiler/transforms/Passes.h.inc"
} // namespace kvc

using namespace mlir;
using namespace kvc;

namespace {

constexpr int64_t kInterleave = 16;

/// `Linear` is llm.linear or llm.expert_linear, `Fused` its fused form.
template <typename Linear, typename Fused>
struct FuseGateUp : OpRewritePattern<llm::MulOp> {
  using OpRewritePattern<llm::MulOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(llm::MulOp product,
                                PatternRewriter &rewriter) const override {
    auto silu = product.getLhs().getDefiningOp<llm::SiluOp>();
    if (!silu)
      return rewriter.notifyMatchFailure(product, "left side is not SiLU");
    auto gate = silu.getInput().getDefiningOp<Linear>();
    auto up = product.getRhs().getDefiningOp<Linear>();
    if (!gate || !up)
      return rewriter.notifyMatchFailure(product, "not two linear layers");
    SmallVector<Value> operands(gate->getOperands());
    for (auto [i, operand] : llvm::enumerate(up->getOperands()))
      if (i != 1 && operand != operands[i])
        return rewriter.notifyMatchFailure(product, "inputs differ");
    Value weight =
        stackWeights(rewriter, {gate.getWeight(), up.getWeight()}, kInterleave);
    if (!weight)
      return rewriter.notifyMatchFailure(product,
                                         "weights have different types");
    operands[1] = weight;
    rewriter.replaceOp(product, Fused::create(rewriter,
                                              rewriter.getFusedLoc(
                                                  {gate.getLoc(), up.getLoc()}),
                                              product.getType(), operands));
    return success();
  }
};

struct FuseGateUpRunner : kvc::impl::FuseGateUpPassBase<FuseGateUpRunner> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<FuseGateUp<llm::LinearOp, llm::GateUpOp>,
                 FuseGateUp<llm::ExpertLinearOp, llm::ExpertGateUpOp>>(
        &getContext());
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace
