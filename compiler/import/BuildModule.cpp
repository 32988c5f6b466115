// Writes the llm module of a model.
//
// Locations hold base names only, so that the artifact says nothing about where
// it was compiled.

#include "compiler/import/BuildModule.h"

#include <cmath>

#include "compiler/dialect/llm/Llm.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Path.h"

using namespace mlir;

namespace kvc {

namespace {

class ModuleBuilder {
public:
  ModuleBuilder(MLIRContext &context, const Model &model)
      : model_(model), config_(model.config), builder_(&context) {
    const SourcePlace &place = model.spec.weights.place;
    place_ =
        FileLineColLoc::get(&context, llvm::sys::path::filename(place.file),
                            place.line, place.column);
    frequencies_ = config_.rope.inverseFrequencies(config_.headDim);
  }

  OwningOpRef<ModuleOp> run() {
    OwningOpRef<ModuleOp> module =
        ModuleOp::create(place_, model_.spec.name.value);
    module->getOperation()->setAttr("llm.limits", limits());
    builder_.setInsertionPointToEnd(module->getBody());
    SmallVector<Type> inputs = {llm::StepType::get(context())};
    auto cache = llm::KvCacheType::get(context(), config_.kvHeadCount,
                                       config_.headDim, builder_.getF32Type());
    inputs.append(config_.layerCount, cache);
    auto function = func::FuncOp::create(
        builder_, place_, "decoder",
        builder_.getFunctionType(inputs, rows({config_.vocabSize})));
    builder_.setInsertionPointToStart(function.addEntryBlock());
    step_ = function.getArgument(0);

    Value table = weight("model.embed_tokens.weight");
    Value x = llm::EmbedOp::create(builder_, at("model.embed_tokens.weight"),
                                   rows({config_.hiddenSize}), step_, table);
    for (uint32_t layer = 0; layer < config_.layerCount; ++layer)
      x = decoderLayer(layer, x, function.getArgument(1 + layer));
    x = llm::SelectRowsOp::create(builder_, place_, x.getType(), x, step_);
    x = norm(x, "model.norm.weight");
    Value logits =
        linear(x, config_.tiedEmbeddings ? "model.embed_tokens.weight"
                                         : "lm_head.weight");
    func::ReturnOp::create(builder_, place_, logits);
    return module;
  }

private:
  MLIRContext *context() { return builder_.getContext(); }

  DictionaryAttr limits() {
    const ModelSpec &spec = model_.spec;
    int64_t decodeRows = spec.decodeBuckets.value.back();
    int64_t prefillRows = spec.prefillBuckets.value.back();
    auto entry = [&](StringRef name, int64_t value) {
      return builder_.getNamedAttr(name, builder_.getI64IntegerAttr(value));
    };
    return builder_.getDictionaryAttr(
        {entry("layers", config_.layerCount),
         entry("max_model_len", spec.maxModelLen.value),
         entry("max_rows", std::max(decodeRows, prefillRows)),
         entry("max_sequences", spec.maxNumSeqs.value),
         entry("max_logit_rows", std::max(decodeRows, kPrefillLogitRows))});
  }

  RankedTensorType rows(ArrayRef<int64_t> rest) {
    SmallVector<int64_t> shape = {ShapedType::kDynamic};
    shape.append(rest.begin(), rest.end());
    return RankedTensorType::get(shape, builder_.getF32Type());
  }

  Location at(const std::string &tensor) {
    return NameLoc::get(builder_.getStringAttr(tensor), place_);
  }

  Type elementType(TensorType type) {
    switch (type) {
    case TensorType::F32:
      return builder_.getF32Type();
    case TensorType::F16:
      return builder_.getF16Type();
    case TensorType::BF16:
      return builder_.getBF16Type();
    default:
      return llm::BlockType::get(context(), tensorTypeInfo(type).name,
                                 tensorTypeInfo(type).blockElements);
    }
  }

  /// One tensor of the checkpoint. importModel has checked that it is there.
  Value weight(const std::string &name) {
    const Tensor *tensor = model_.checkpoint->find(name);
    assert(tensor && "every tensor was accounted for");
    SmallVector<int64_t> rotary;
    if (tensor->rotaryPairsAdjacent)
      rotary = {config_.headDim};
    return llm::WeightOp::create(
        builder_, at(name),
        RankedTensorType::get(tensor->shape, elementType(tensor->type)),
        builder_.getStrArrayAttr({name}), builder_.getI64IntegerAttr(0),
        builder_.getDenseI64ArrayAttr(rotary));
  }

  /// The same projection of all experts, stacked.
  Value expertWeight(const std::string &mlp, const char *projection) {
    SmallVector<StringRef> names;
    std::vector<std::string> storage;
    for (uint32_t expert = 0; expert < config_.moe->expertCount; ++expert)
      storage.push_back(mlp + "experts." + std::to_string(expert) + "." +
                        projection + ".weight");
    names.assign(storage.begin(), storage.end());
    const Tensor *first = model_.checkpoint->find(storage.front());
    assert(first && "every tensor was accounted for");
    SmallVector<int64_t> shape = {config_.moe->expertCount};
    shape.append(first->shape.begin(), first->shape.end());
    return llm::WeightOp::create(
        builder_, at(mlp + "experts.*." + projection + ".weight"),
        RankedTensorType::get(shape, elementType(first->type)),
        builder_.getStrArrayAttr(names), builder_.getI64IntegerAttr(0),
        builder_.getDenseI64ArrayAttr({}));
  }

  Value linear(Value x, const std::string &name) {
    Value w = weight(name);
    int64_t features = cast<RankedTensorType>(w.getType()).getDimSize(0);
    return llm::LinearOp::create(builder_, at(name), rows({features}), x, w);
  }

  Value norm(Value x, const std::string &name) {
    return llm::RmsNormOp::create(
        builder_, at(name), x.getType(), x, weight(name),
        builder_.getF32FloatAttr(config_.rmsNormEpsilon));
  }

  /// q, k or v: projection, bias, heads, norm, rotation, as the traits say.
  Value projection(Value x, const std::string &attention, const char *name,
                   uint32_t heads, bool rotated) {
    std::string prefix = attention + name + std::string("_proj.");
    Value y = linear(x, prefix + "weight");
    if (config_.qkvBias)
      y = llm::BiasAddOp::create(builder_, at(prefix + "bias"), y.getType(), y,
                                 weight(prefix + "bias"));
    Location where = at(prefix + "weight");
    y = llm::SplitHeadsOp::create(builder_, where,
                                  rows({heads, config_.headDim}), y);
    if (!rotated)
      return y;
    if (config_.qkNorm)
      y = norm(y, attention + name + std::string("_norm.weight"));
    return llm::RopeOp::create(
        builder_, where, y.getType(), y, step_,
        builder_.getDenseF64ArrayAttr(frequencies_),
        builder_.getF64FloatAttr(config_.rope.attentionFactor));
  }

  /// A layer's part; empty where all are `neutral`.
  DenseF32ArrayAttr ofLayer(const std::vector<float> &all, uint32_t layer,
                            float neutral) {
    if (llvm::all_of(all, [&](float number) { return number == neutral; }))
      return builder_.getDenseF32ArrayAttr({});
    size_t size = all.size() / config_.layerCount;
    return builder_.getDenseF32ArrayAttr(
        ArrayRef(all).slice(layer * size, size));
  }

  Value decoderLayer(uint32_t layer, Value x, Value cache) {
    std::string prefix = "model.layers." + std::to_string(layer) + ".";
    std::string attention = prefix + "self_attn.";
    Value normed = norm(x, prefix + "input_layernorm.weight");
    Value q = projection(normed, attention, "q", config_.headCount, true);
    Value k = projection(normed, attention, "k", config_.kvHeadCount, true);
    Value v = projection(normed, attention, "v", config_.kvHeadCount, false);
    Location where = at(attention + "o_proj.weight");
    DenseF32ArrayAttr keyScales = ofLayer(model_.keyScales, layer, 1);
    DenseF32ArrayAttr valueScales = ofLayer(model_.valueScales, layer, 1);
    DenseF32ArrayAttr keyCenters = ofLayer(model_.keyCenters, layer, 0);
    DenseF32ArrayAttr valueCenters = ofLayer(model_.valueCenters, layer, 0);
    Value written = llm::KvWriteOp::create(
        builder_, where, cache.getType(), cache, k, v, step_, keyScales,
        valueScales, keyCenters, valueCenters);
    Value heads = llm::PagedAttentionOp::create(
        builder_, where, q.getType(), q, written, step_,
        builder_.getF32FloatAttr(1.0 / std::sqrt(double(config_.headDim))),
        keyScales, valueScales, keyCenters, valueCenters);
    Value merged = llm::MergeHeadsOp::create(
        builder_, where, rows({config_.headCount * config_.headDim}), heads);
    x = llm::AddOp::create(builder_, where, x,
                           linear(merged, attention + "o_proj.weight"));
    normed = norm(x, prefix + "post_attention_layernorm.weight");
    Value y = config_.moe ? experts(normed, prefix + "mlp.")
                          : feedForward(normed, prefix + "mlp.");
    return llm::AddOp::create(builder_, y.getLoc(), x, y);
  }

  Value feedForward(Value x, const std::string &mlp) {
    Value gate = linear(x, mlp + "gate_proj.weight");
    Value up = linear(x, mlp + "up_proj.weight");
    Value act = llm::SiluOp::create(builder_, gate.getLoc(), gate);
    Value product = llm::MulOp::create(builder_, gate.getLoc(), act, up);
    return linear(product, mlp + "down_proj.weight");
  }

  Value experts(Value x, const std::string &mlp) {
    const MoeConfig &moe = *config_.moe;
    Value logits = linear(x, mlp + "gate.weight");
    auto ids = RankedTensorType::get(
        {ShapedType::kDynamic, moe.expertsPerToken}, builder_.getI32Type());
    auto route = llm::RouteOp::create(builder_, logits.getLoc(),
                                      rows({moe.expertsPerToken}), ids, logits,
                                      builder_.getBoolAttr(moe.normTopkProb));
    auto layer = [&](Value input, const char *projection,
                     int64_t features) -> Value {
      Value w = expertWeight(mlp, projection);
      return llm::ExpertLinearOp::create(builder_, w.getLoc(),
                                         rows({moe.expertsPerToken, features}),
                                         input, w, route.getExperts());
    };
    Value gate = layer(x, "gate_proj", moe.intermediateSize);
    Value up = layer(x, "up_proj", moe.intermediateSize);
    Value act = llm::SiluOp::create(builder_, gate.getLoc(), gate);
    Value product = llm::MulOp::create(builder_, gate.getLoc(), act, up);
    Value down = layer(product, "down_proj", config_.hiddenSize);
    return llm::ExpertSumOp::create(builder_, down.getLoc(),
                                    rows({config_.hiddenSize}), down,
                                    route.getWeights());
  }

  const Model &model_;
  const ModelConfig &config_;
  OpBuilder builder_;
  Location place_ = UnknownLoc::get(builder_.getContext());
  std::vector<double> frequencies_;
  Value step_;
};

} // namespace

OwningOpRef<ModuleOp> buildModule(MLIRContext &context, const Model &model) {
  context.loadDialect<llm::LlmDialect, func::FuncDialect>();
  return ModuleBuilder(context, model).run();
}

} // namespace kvc
