// Chooses a kernel template, its parameters and its grid for every operation.
//
// Functions are rebuilt operation by operation. Views (split_heads,
// merge_heads) vanish: a dispatch takes the bytes under them. The names
// composed here must exist among the templates of kernels-generated/, which is
// checked at once.

#include "compiler/transforms/KernelSelector.h"

#include "compiler/target/KernelTemplates.h"
#include "mlir/IR/BuiltinOps.h"

namespace kvc {
#define GEN_PASS_DEF_SELECTKERNELSPASS
#include "compiler/transforms/Passes.h.inc"
} // namespace kvc

using namespace mlir;
using namespace kvc;

LogicalResult KernelSelector::run() {
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

launch::DispatchOp
KernelSelector::dispatch(Operation *op, const std::string &kernel,
                         ArrayRef<int64_t> grid, const Params &params,
                         ValueRange inputs, TypeRange results,
                         ArrayRef<int64_t> inPlace) {
  if (!findKernelTemplate(kernel)) {
    op->emitOpError() << "has no kernel '" << kernel << "' on this target";
    return {};
  }
  return launch::DispatchOp::create(
      builder_, op->getLoc(), results, builder_.getStringAttr(kernel),
      builder_.getDictionaryAttr(params), builder_.getDenseI64ArrayAttr(grid),
      builder_.getDenseI64ArrayAttr(inPlace), builder_.getDenseI64ArrayAttr({}),
      inputs);
}

LogicalResult KernelSelector::mapWeight(llm::WeightOp op, StringRef layout,
                                        int64_t bytes) {
  auto made = launch::WeightOp::create(
      builder_, op.getLoc(), op.getType(), op.getSourcesAttr(),
      builder_.getStringAttr(layout), op.getInterleaveAttr(),
      op.getRotaryAttr(), builder_.getI64IntegerAttr(bytes),
      builder_.getI64IntegerAttr(-1));
  map_.map(op.getResult(), made.getResult());
  return success();
}

KvCodecFacts KvCodecFacts::of(Type element) {
  if (isa<Float8E4M3FNType>(element))
    return {"fp8_e4m3", 1, 256.0, 448.0};
  if (isa<Float8E5M2Type>(element))
    return {"fp8_e5m2", 2, 1.0, 57344.0};
  if (element.isInteger(8))
    return {"int8", 3, 1.0, 127.0};
  return {"f16", 0, 1.0, 65504.0};
}

/// The cache that a chain of in-step writes started from is an argument; its
/// number is the layer.
static int64_t layerOf(Value cache) {
  while (auto write = cache.getDefiningOp<llm::QkvOp>())
    cache = write.getCache();
  return cast<BlockArgument>(cache).getArgNumber() - 1;
}

Value KernelSelector::ropeTable(llm::QkvOp op) {
  int64_t dim = op.getCache().getType().getHeadDim();
  return launch::RopeTableOp::create(
      builder_, op.getLoc(),
      RankedTensorType::get({256 + limits_.coarseRows(), dim},
                            builder_.getF32Type()),
      op.getInverseFrequenciesAttr(), op.getAttentionFactorAttr(),
      builder_.getI64IntegerAttr(limits_.coarseRows()),
      builder_.getI64IntegerAttr(-1));
}

template <typename Op>
static std::vector<KvChannel> channelsOf(Op op, llm::KvCacheType cache) {
  size_t dim = cache.getHeadDim(), half = cache.getHeads() * dim;
  std::vector<KvChannel> channels(2 * half);
  auto fill = [&](size_t first, ArrayRef<float> scales,
                  ArrayRef<float> centers) {
    for (size_t i = 0; i < half; ++i) {
      if (!scales.empty())
        channels[first + i].scale = scales[i * scales.size() / half];
      if (!centers.empty())
        channels[first + i].center = centers[i];
    }
  };
  fill(0, op.getKeyScales(), op.getKeyCenters());
  fill(half, op.getValueScales(), op.getValueCenters());
  return channels;
}

/// Tables of a layer with the factors that attention folds into them.
struct KernelSelector::Tables {
  KvTables shape;
  std::vector<float> encode, attention;

  template <typename Op>
  Tables(Op op, llm::KvCacheType cache, double score, double value,
         double center)
      : shape{static_cast<uint32_t>(cache.getHeads()),
              static_cast<uint32_t>(cache.getHeadDim()), score, value, center},
        encode(shape.encodeFloats()), attention(shape.attentionFloats()) {
    shape.fill(channelsOf(op, cache).data(), encode.data(), attention.data());
  }
};

Value KernelSelector::tableConstant(Location loc, ArrayRef<float> values,
                                    ArrayRef<NamedAttribute> facts) {
  auto type = RankedTensorType::get({static_cast<int64_t>(values.size())},
                                    builder_.getF32Type());
  return launch::ConstantOp::create(
      builder_, loc, type, builder_.getDenseF32ArrayAttr(values),
      builder_.getDictionaryAttr(facts), builder_.getI64IntegerAttr(-1));
}

Value KernelSelector::encodeTable(llm::QkvOp op) {
  constexpr double kLog2E = 1.4426950408889634;
  llm::KvCacheType cache = op.getCache().getType();
  // Queries that no attention takes are left as they are.
  double score = 1;
  for (Operation *user : op.getQuery().getUsers())
    if (auto attention = dyn_cast<llm::PagedAttentionOp>(user))
      score = attention.getScale().convertToDouble() * kLog2E *
              KvCodecFacts::of(cache.getElement()).decodeScale;
  Tables tables(op, cache, score, 1, 1);
  auto layer = builder_.getI64IntegerAttr(layerOf(op.getCache()));
  return tableConstant(
      op.getLoc(), tables.encode,
      {builder_.getNamedAttr("encode_of_layer", layer),
       builder_.getNamedAttr("score_factor", builder_.getF64FloatAttr(score))});
}

Value KernelSelector::clippedCounter(llm::QkvOp op) {
  return launch::ClippedOp::create(
      builder_, op.getLoc(), RankedTensorType::get({1}, builder_.getI32Type()),
      builder_.getI64IntegerAttr(layerOf(op.getCache())));
}

double KernelSelector::largestValue(llm::PagedAttentionOp op) {
  llm::KvCacheType cache = op.getCache().getType();
  double code = KvCodecFacts::of(cache.getElement()).largest, largest = 0;
  std::vector<KvChannel> channels = channelsOf(op, cache);
  for (size_t i = channels.size() / 2; i < channels.size(); ++i)
    largest = std::max(largest, code * channels[i].scale +
                                    std::abs(double(channels[i].center)));
  return largest;
}

Value KernelSelector::attentionTable(llm::PagedAttentionOp op,
                                     double outputScale, double largestOutput) {
  llm::KvCacheType cache = op.getCache().getType();
  double decode = KvCodecFacts::of(cache.getElement()).decodeScale;
  Tables tables(op, cache, 1, decode * outputScale, outputScale);
  auto real = [&](StringRef name, double value) {
    return builder_.getNamedAttr(name, builder_.getF64FloatAttr(value));
  };
  auto layer = builder_.getI64IntegerAttr(layerOf(op.getCache()));
  return tableConstant(op.getLoc(), tables.attention,
                       {builder_.getNamedAttr("attention_of_layer", layer),
                        real("value_factor", tables.shape.valueFactor),
                        real("center_factor", tables.shape.centerFactor),
                        real("largest_value", largestOutput / outputScale)});
}

namespace {

struct SelectKernelsRunner
    : kvc::impl::SelectKernelsPassBase<SelectKernelsRunner> {
  using SelectKernelsPassBase::SelectKernelsPassBase;

  void runOnOperation() override {
    if (target == "cpu" && features != "avx2" && features != "avx512") {
      getOperation().emitError() << "unknown cpu features '" << features
                                 << "'; known are avx2, avx512";
      return signalPassFailure();
    }
    if (target != "cpu" && !isGfxChip(target)) {
      getOperation().emitError()
          << "unknown target '" << target
          << "'; known are cpu, gfx1100, gfx1101, gfx1102";
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
      auto selector = target == "cpu"
                          ? cpuSelector(function, *limits, features == "avx512")
                          : gfxSelector(function, *limits, target);
      if (failed(selector->run()))
        return signalPassFailure();
    }
  }
};

} // namespace
