// Fuses the QKV projections with biases, head norms, RoPE and the cache write.
//
// The root is the attention, because it is the one place where the query and
// the cache that was just written meet.

#include "compiler/transforms/Passes.h"

#include "compiler/transforms/StackWeights.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace kvc {
#define GEN_PASS_DEF_FUSEQKVPASS
#include "compiler/transforms/Passes.h.inc"
} // namespace kvc

using namespace mlir;
using namespace kvc;

namespace {

/// One projection, from its heads back to its input.
struct Projection {
  llm::RopeOp rope;    // null for the values
  llm::RmsNormOp norm; // may be null
  llm::BiasAddOp bias; // may be null
  llm::LinearOp linear;
};

/// Walks rope <- norm <- split_heads <- bias <- linear; false if the chain is
/// anything else.
bool matchProjection(Value heads, bool rotated, Projection &projection) {
  if (rotated) {
    projection.rope = heads.getDefiningOp<llm::RopeOp>();
    if (!projection.rope)
      return false;
    heads = projection.rope.getInput();
    if ((projection.norm = heads.getDefiningOp<llm::RmsNormOp>()))
      heads = projection.norm.getInput();
  }
  auto split = heads.getDefiningOp<llm::SplitHeadsOp>();
  if (!split)
    return false;
  Value flat = split.getInput();
  if ((projection.bias = flat.getDefiningOp<llm::BiasAddOp>()))
    flat = projection.bias.getInput();
  projection.linear = flat.getDefiningOp<llm::LinearOp>();
  return static_cast<bool>(projection.linear);
}

struct FuseQkv : OpRewritePattern<llm::PagedAttentionOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(llm::PagedAttentionOp attention,
                                PatternRewriter &rewriter) const override {
    auto write = attention.getCache().getDefiningOp<llm::KvWriteOp>();
    if (!write)
      return rewriter.notifyMatchFailure(attention,
                                         "cache is not written here");
    Projection query, key, value;
    if (!matchProjection(attention.getQuery(), true, query) ||
        !matchProjection(write.getKey(), true, key) ||
        !matchProjection(write.getValue(), false, value))
      return rewriter.notifyMatchFailure(attention, "not three projections");
    Value input = query.linear.getInput();
    if (key.linear.getInput() != input || value.linear.getInput() != input)
      return rewriter.notifyMatchFailure(attention, "inputs differ");
    if (!query.bias != !key.bias || !query.bias != !value.bias)
      return rewriter.notifyMatchFailure(attention, "only some have a bias");
    if (query.bias && !canStack({query.bias.getBias(), key.bias.getBias(),
                                 value.bias.getBias()}))
      return rewriter.notifyMatchFailure(attention,
                                         "biases have different types");
    if (!query.norm != !key.norm ||
        (query.norm && query.norm.getEpsilon() != key.norm.getEpsilon()))
      return rewriter.notifyMatchFailure(attention, "head norms differ");
    if (query.rope.getInverseFrequencies() !=
            key.rope.getInverseFrequencies() ||
        query.rope.getAttentionFactor() != key.rope.getAttentionFactor())
      return rewriter.notifyMatchFailure(attention, "rotations differ");

    rewriter.setInsertionPoint(attention);
    Value weight = stackWeights(rewriter, {query.linear.getWeight(),
                                           key.linear.getWeight(),
                                           value.linear.getWeight()});
    if (!weight)
      return rewriter.notifyMatchFailure(attention,
                                         "weights have different types");
    Value bias, queryNorm, keyNorm;
    if (query.bias)
      bias = stackWeights(rewriter, {query.bias.getBias(), key.bias.getBias(),
                                     value.bias.getBias()});
    FloatAttr epsilon = rewriter.getF32FloatAttr(0.0f);
    if (query.norm) {
      queryNorm = query.norm.getWeight();
      keyNorm = key.norm.getWeight();
      epsilon = query.norm.getEpsilonAttr();
    }
    auto fused = llm::QkvOp::create(
        rewriter, rewriter.getFusedLoc({query.linear.getLoc(), write.getLoc()}),
        attention.getQuery().getType(), write.getCache().getType(), input,
        weight, bias, queryNorm, keyNorm, write.getCache(), write.getStep(),
        epsilon, query.rope.getInverseFrequenciesAttr(),
        query.rope.getAttentionFactorAttr(), write.getKeyScalesAttr(),
        write.getValueScalesAttr(), write.getKeyCentersAttr(),
        write.getValueCentersAttr());
    rewriter.modifyOpInPlace(attention, [&] {
      attention.getQueryMutable().assign(fused.getQuery());
      attention.getCacheMutable().assign(fused.getNewCache());
    });
    return success();
  }
};

struct FuseQkvRunner : kvc::impl::FuseQkvPassBase<FuseQkvRunner> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<FuseQkv>(&getContext());
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace
