// The llm dialect: registration, type checks and verifiers. Verifiers quote the
// constraint numbers of LlmOps.td.

#include "compiler/dialect/llm/Llm.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace kvc::llm;

#include "compiler/dialect/llm/LlmDialect.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "compiler/dialect/llm/LlmTypes.cpp.inc"
#define GET_OP_CLASSES
#include "compiler/dialect/llm/LlmOps.cpp.inc"

void LlmDialect::initialize() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "compiler/dialect/llm/LlmTypes.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "compiler/dialect/llm/LlmOps.cpp.inc"
      >();
}

LogicalResult BlockType::verify(function_ref<InFlightDiagnostic()> emitError,
                                StringRef format, int64_t size) {
  bool twoLevels = llvm::is_contained(
      {"q2_k", "q4_k", "q5_k", "q6_k", "q6_k1", "q8_k"}, format);
  if (!twoLevels &&
      !llvm::is_contained({"q8_0", "q4_1", "q5_1", "int4"}, format))
    return emitError() << "unknown block format '" << format
                       << "'; known are q8_0, q4_1, q5_1, int4, q2_k, q4_k, "
                          "q5_k, q6_k, q6_k1, q8_k";
  if (twoLevels && size == 256)
    return success();
  if (twoLevels ||
      (size != 32 && (format != "int4" || (size != 64 && size != 128))))
    return emitError() << "no blocks of " << size << " in format " << format;
  return success();
}

LogicalResult KvCacheType::verify(function_ref<InFlightDiagnostic()> emitError,
                                  int64_t heads, int64_t headDim,
                                  Type element) {
  if (heads <= 0 || headDim <= 0)
    return emitError() << "KV heads and head size must be positive, got "
                       << heads << " and " << headDim;
  if (!isa<Float32Type, Float16Type, Float8E4M3FNType, Float8E5M2Type>(
          element) &&
      !element.isSignlessInteger(8))
    return emitError() << "cache element must be f32, f16, f8E4M3FN, f8E5M2 or "
                       << "i8, got " << element;
  return success();
}

namespace {

ArrayRef<int64_t> shapeOf(Value value) {
  return cast<RankedTensorType>(value.getType()).getShape();
}

/// Any size: the wildcard of `expectShape`.
constexpr int64_t kAny = -1;

/// Checks the shape of one operand or result. Dynamic sizes and `kAny` match
/// anything.
LogicalResult expectShape(Operation *op, StringRef what, Value value,
                          ArrayRef<int64_t> expected) {
  ArrayRef<int64_t> shape = shapeOf(value);
  bool matches = shape.size() == expected.size();
  for (size_t i = 0; matches && i < shape.size(); ++i)
    matches = expected[i] < 0 || ShapedType::isDynamic(shape[i]) ||
              shape[i] == expected[i];
  if (matches)
    return success();
  InFlightDiagnostic diag = op->emitOpError() << what << " must be ";
  for (size_t i = 0; i < expected.size(); ++i) {
    if (i)
      diag << " x ";
    if (expected[i] < 0)
      diag << "?";
    else
      diag << expected[i];
  }
  diag << ", got " << value.getType();
  return failure();
}

/// Product of two sizes; `kAny` unless both are static.
int64_t product(int64_t a, int64_t b) { return a < 0 || b < 0 ? kAny : a * b; }

/// A vector as long as the last dimension of `input`, which is T x K or
/// T x H x D.
LogicalResult expectVectorFor(Operation *op, StringRef what, Value vector,
                              Value input) {
  size_t rank = shapeOf(input).size();
  if (rank != 2 && rank != 3)
    return op->emitOpError()
           << "input must be T x K or T x H x D, got " << input.getType();
  return expectShape(op, what, vector, {shapeOf(input).back()});
}

/// T x K by N x K gives T x N.
LogicalResult expectLinear(Operation *op, Value input, Value weight,
                           Value result) {
  if (failed(expectShape(op, "input", input, {kAny, kAny})) ||
      failed(expectShape(op, "weight", weight, {kAny, shapeOf(input)[1]})))
    return failure();
  return expectShape(op, "result", result,
                     {shapeOf(input)[0], shapeOf(weight)[0]});
}

LogicalResult expectParameters(Operation *op, KvCacheType cache, StringRef what,
                               ArrayRef<float> scales,
                               ArrayRef<float> centers) {
  int64_t heads = cache.getHeads(), channels = heads * cache.getHeadDim();
  int64_t scaleCount = scales.size(), centerCount = centers.size();
  if (scaleCount != 0 && scaleCount != heads && scaleCount != channels)
    return op->emitOpError() << what << " scales must be empty, one per KV "
                             << "head (" << heads << ") or channel ("
                             << channels << "), got " << scaleCount;
  if (centerCount != 0 && centerCount != channels)
    return op->emitOpError()
           << what << " centers must be empty or one per "
           << "channel (" << channels << "), got " << centerCount;
  return success();
}

LogicalResult expectFrequencies(Operation *op, ArrayRef<double> frequencies,
                                int64_t headDim) {
  if (static_cast<int64_t>(frequencies.size()) * 2 != headDim)
    return op->emitOpError()
           << "needs " << headDim / 2 << " inverse frequencies for head size "
           << headDim << ", got " << frequencies.size();
  return success();
}

LogicalResult expectHeadViews(Operation *op, Value flat, Value heads) {
  if (failed(expectShape(op, "flat side", flat, {kAny, kAny})) ||
      failed(expectShape(op, "head side", heads, {kAny, kAny, kAny})))
    return failure();
  ArrayRef<int64_t> shape = shapeOf(heads);
  return expectShape(op, "flat side", flat,
                     {shape[0], product(shape[1], shape[2])});
}

LogicalResult expectExpertSum(Operation *op, Value input, Value weights,
                              Value result) {
  if (failed(expectShape(op, "input", input, {kAny, kAny, kAny})) ||
      failed(expectShape(op, "weights", weights,
                         {shapeOf(input)[0], shapeOf(input)[1]})))
    return failure();
  return expectShape(op, "result", result,
                     {shapeOf(input)[0], shapeOf(input)[2]});
}

} // namespace

LogicalResult WeightOp::verify() {
  // weight_c1
  if (getSources().empty())
    return emitOpError() << "needs at least one source tensor";
  if (!getRotary().empty() && getRotary().size() != getSources().size())
    return emitOpError() << "rotary has " << getRotary().size()
                         << " entries for " << getSources().size()
                         << " sources";
  // weight_c2
  auto type = cast<RankedTensorType>(getType());
  if (!type.hasStaticShape() || type.getRank() < 1 || type.getRank() > 3)
    return emitOpError() << "must be static with one to three dimensions, got "
                         << type;
  // weight_c3
  auto block = dyn_cast<BlockType>(type.getElementType());
  if (block && type.getShape().back() % block.getSize() != 0)
    return emitOpError() << "a block-quantised row must be a multiple of "
                         << block.getSize() << ", got "
                         << type.getShape().back();
  return success();
}

LogicalResult EmbedOp::verify() { // embed_c1
  if (failed(expectShape(*this, "table", getTable(), {kAny, kAny})))
    return failure();
  return expectShape(*this, "result", getResult(),
                     {kAny, shapeOf(getTable())[1]});
}

LogicalResult RmsNormOp::verify() { // rms_norm_c1
  return expectVectorFor(*this, "weight", getWeight(), getInput());
}

LogicalResult LinearOp::verify() { // linear_c1
  return expectLinear(*this, getInput(), getWeight(), getResult());
}

LogicalResult BiasAddOp::verify() { // bias_add_c1
  return expectVectorFor(*this, "bias", getBias(), getInput());
}

LogicalResult SplitHeadsOp::verify() { // split_heads_c1
  return expectHeadViews(*this, getInput(), getResult());
}

LogicalResult MergeHeadsOp::verify() { // merge_heads_c1
  return expectHeadViews(*this, getResult(), getInput());
}

LogicalResult RopeOp::verify() { // rope_c1
  if (failed(expectShape(*this, "input", getInput(), {kAny, kAny, kAny})))
    return failure();
  return expectFrequencies(*this, getInverseFrequencies(),
                           shapeOf(getInput()).back());
}

LogicalResult KvWriteOp::verify() {
  KvCacheType cache = getCache().getType();
  // kv_write_c1
  if (failed(expectShape(*this, "key", getKey(),
                         {kAny, cache.getHeads(), cache.getHeadDim()})) ||
      failed(expectShape(*this, "value", getValue(),
                         {kAny, cache.getHeads(), cache.getHeadDim()})))
    return failure();
  // kv_write_c2
  if (failed(expectParameters(*this, cache, "key", getKeyScales(),
                              getKeyCenters())))
    return failure();
  return expectParameters(*this, cache, "value", getValueScales(),
                          getValueCenters());
}

LogicalResult PagedAttentionOp::verify() {
  KvCacheType cache = getCache().getType();
  // paged_attention_c1
  if (failed(expectShape(*this, "query", getQuery(),
                         {kAny, kAny, cache.getHeadDim()})))
    return failure();
  int64_t heads = shapeOf(getQuery())[1];
  if (ShapedType::isDynamic(heads))
    return emitOpError() << "query heads must be static, got "
                         << getQuery().getType();
  if (heads % cache.getHeads() != 0)
    return emitOpError() << "query heads (" << heads
                         << ") must be a multiple of KV heads ("
                         << cache.getHeads() << ")";
  // paged_attention_c2
  if (failed(expectParameters(*this, cache, "key", getKeyScales(),
                              getKeyCenters())))
    return failure();
  return expectParameters(*this, cache, "value", getValueScales(),
                          getValueCenters());
}

LogicalResult SelectRowsOp::verify() { // select_rows_c1
  if (failed(expectShape(*this, "input", getInput(), {kAny, kAny})))
    return failure();
  return expectShape(*this, "result", getResult(),
                     {kAny, shapeOf(getInput())[1]});
}

LogicalResult RouteOp::verify() { // route_c1
  if (failed(expectShape(*this, "logits", getLogits(), {kAny, kAny})) ||
      failed(expectShape(*this, "weights", getWeights(),
                         {shapeOf(getLogits())[0], kAny})))
    return failure();
  int64_t experts = shapeOf(getLogits())[1], chosen = shapeOf(getWeights())[1];
  if (chosen > experts)
    return emitOpError() << "chooses " << chosen << " of " << experts
                         << " experts";
  return expectShape(*this, "experts", getExperts(),
                     {shapeOf(getLogits())[0], chosen});
}

LogicalResult ExpertLinearOp::verify() { // expert_linear_c1
  ArrayRef<int64_t> input = shapeOf(getInput());
  if (input.size() != 2 && input.size() != 3)
    return emitOpError() << "input must be T x K or T x k x K, got "
                         << getInput().getType();
  if (failed(expectShape(*this, "experts", getExperts(), {input[0], kAny})) ||
      failed(expectShape(*this, "weight", getWeight(),
                         {kAny, kAny, input.back()})))
    return failure();
  return expectShape(
      *this, "result", getResult(),
      {input[0], shapeOf(getExperts())[1], shapeOf(getWeight())[1]});
}

LogicalResult ExpertSumOp::verify() { // expert_sum_c1
  return expectExpertSum(*this, getInput(), getWeights(), getResult());
}

LogicalResult QkvOp::verify() {
  KvCacheType cache = getCache().getType();
  // qkv_c1
  if (failed(expectShape(*this, "query", getQuery(),
                         {kAny, kAny, cache.getHeadDim()})))
    return failure();
  int64_t heads = shapeOf(getQuery())[1];
  if (ShapedType::isDynamic(heads))
    return emitOpError() << "query heads must be static, got "
                         << getQuery().getType();
  int64_t features = (heads + 2 * cache.getHeads()) * cache.getHeadDim();
  if (failed(expectShape(*this, "input", getInput(), {kAny, kAny})) ||
      failed(expectShape(*this, "weight", getWeight(),
                         {features, shapeOf(getInput())[1]})))
    return failure();
  if (getBias() && failed(expectShape(*this, "bias", getBias(), {features})))
    return failure();
  // qkv_c2
  if (!getQueryNorm() != !getKeyNorm())
    return emitOpError() << "needs both head norms or none";
  // qkv_c3
  return expectFrequencies(*this, getInverseFrequencies(), cache.getHeadDim());
}

LogicalResult LinearAddOp::verify() { // linear_add_c1
  return expectLinear(*this, getInput(), getWeight(), getResult());
}

LogicalResult GateUpOp::verify() { // gate_up_c1
  if (failed(expectShape(*this, "input", getInput(), {kAny, kAny})) ||
      failed(expectShape(*this, "result", getResult(),
                         {shapeOf(getInput())[0], kAny})))
    return failure();
  return expectShape(
      *this, "weight", getWeight(),
      {product(2, shapeOf(getResult())[1]), shapeOf(getInput())[1]});
}

LogicalResult ExpertGateUpOp::verify() { // expert_gate_up_c1
  if (failed(expectShape(*this, "input", getInput(), {kAny, kAny})) ||
      failed(expectShape(*this, "experts", getExperts(),
                         {shapeOf(getInput())[0], kAny})) ||
      failed(expectShape(
          *this, "result", getResult(),
          {shapeOf(getInput())[0], shapeOf(getExperts())[1], kAny})))
    return failure();
  return expectShape(
      *this, "weight", getWeight(),
      {kAny, product(2, shapeOf(getResult())[2]), shapeOf(getInput())[1]});
}

LogicalResult ExpertSumAddOp::verify() { // expert_sum_add_c1
  return expectExpertSum(*this, getInput(), getWeights(), getResult());
}

LogicalResult SelectNormOp::verify() { // select_norm_c1
  if (failed(expectShape(*this, "input", getInput(), {kAny, kAny})) ||
      failed(expectVectorFor(*this, "weight", getWeight(), getInput())))
    return failure();
  return expectShape(*this, "result", getResult(),
                     {kAny, shapeOf(getInput())[1]});
}
