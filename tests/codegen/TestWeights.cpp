// Random weights and their plain decoders; see TestWeights.h.

#include "tests/codegen/TestWeights.h"

#include <cmath>
#include <cstring>

#include "compiler/dialect/llm/Llm.h"
#include "compiler/emit/WeightsFile.h"
#include "compiler/transforms/FragmentLayout.h"
#include "mlir/IR/Builders.h"

using namespace mlir;

namespace kvc::test {

namespace {

uint16_t half(const uint8_t *at) { return at[0] | at[1] << 8; }

void put(std::string &out, uint32_t code, int bytes) {
  for (int i = 0; i < bytes; ++i)
    out.push_back(static_cast<char>(code >> 8 * i));
}

/// One random block of the format; blocks follow each other without padding.
void addBlock(TensorType type, Random &random, std::string &out) {
  float value = random.uniform();
  const TensorTypeInfo &info = tensorTypeInfo(type);
  switch (type) {
  case TensorType::F32:
    return put(out, std::bit_cast<uint32_t>(value), 4);
  case TensorType::F16:
    return put(out, kF16.encode(value), 2);
  case TensorType::BF16:
    return put(out, kBf16.encode(value), 2);
  case TensorType::Q8_0:
    put(out, kF16.encode(value / 128), 2);
    break;
  case TensorType::Q4_1:
    put(out, kF16.encode(value / 8), 2);
    put(out, kF16.encode(random.uniform()), 2);
    break;
  default: // int4
    put(out, kF16.encode(value / 8), 2);
    put(out, random.bits() % 16, 1);
  }
  for (int i = info.blockElements * (type == TensorType::Q8_0 ? 2 : 1) / 8;
       i > 0; --i)
    put(out, random.bits(), 4);
}

Type elementType(TensorType type, Builder &builder) {
  switch (type) {
  case TensorType::F32:
    return builder.getF32Type();
  case TensorType::F16:
    return builder.getF16Type();
  case TensorType::BF16:
    return builder.getBF16Type();
  default:
    return llm::BlockType::get(builder.getContext(), tensorTypeInfo(type).name,
                               tensorTypeInfo(type).blockElements);
  }
}

double denseValue(TensorType type, const uint8_t *at) {
  if (type == TensorType::F16)
    return kF16.decode(half(at));
  if (type == TensorType::BF16)
    return kBf16.decode(half(at));
  float value;
  std::memcpy(&value, at, 4);
  return value;
}

double blockValue(TensorType type, uint16_t scale, uint16_t minimum,
                  uint8_t code) {
  if (type == TensorType::Q8_0)
    return kF16.decode(scale) * static_cast<int8_t>(code);
  if (type >= TensorType::Int4G32) // `minimum` is the zero
    return kF16.decode(scale) * (code - minimum);
  return kF16.decode(scale) * code + kF16.decode(minimum);
}

/// Bytes of one block of a `panel16` panel.
int64_t panelBlockBytes(const TensorTypeInfo &info) {
  return info.type >= TensorType::Int4G32 ? 48 + info.blockElements * 8
                                          : 16 * info.blockBytes;
}

} // namespace

void TestCheckpoint::add(const std::string &name, TensorType type,
                         std::vector<int64_t> shape, uint32_t seed) {
  Random random(seed);
  std::string &bytes = storage_.emplace_back();
  uint64_t size = *tensorBytes(type, shape);
  while (bytes.size() < size)
    addBlock(type, random, bytes);
  Tensor tensor;
  tensor.name = name;
  tensor.type = type;
  tensor.shape = std::move(shape);
  tensor.data = reinterpret_cast<const uint8_t *>(bytes.data());
  tensor.bytes = size;
  auto place =
      llvm::lower_bound(tensors_, name, [](const Tensor &a, const auto &b) {
        return a.name < b;
      });
  tensors_.insert(place, tensor);
}

std::string TestCheckpoint::pack(const WeightSpec &spec) const {
  MLIRContext context;
  context.loadDialect<llm::LlmDialect, launch::LaunchDialect>();
  OpBuilder builder(&context);
  TensorType type = find(spec.sources[0])->type;
  std::vector<int64_t> padded = spec.shape;
  if (!spec.vector)
    padded.rbegin()[1] = llvm::alignTo(padded.rbegin()[1], 16);
  const TensorTypeInfo &info = tensorTypeInfo(type);
  uint64_t bytes = spec.vector ? spec.shape[0] * 4 : *tensorBytes(type, padded);
  if (type >= TensorType::Int4G32)
    bytes = bytes / info.blockBytes * panelBlockBytes(info) / 16;
  const char *layout = spec.vector ? "vector" : "panel16";
  if (spec.fragments) {
    layout = "fragment16";
    int64_t panels = padded.rbegin()[1] / 16;
    for (size_t i = 0; i + 2 < padded.size(); ++i)
      panels *= padded[i];
    const char *format = info.blockElements > 1 ? info.name : "f16";
    bytes =
        panels *
        FragmentPanel::of(format, padded.back(), info.blockElements).bytes();
    if (type >= TensorType::Int4G32 && spec.interleave == 16)
      bytes += panels * 4;
  }
  SmallVector<StringRef> sources(spec.sources.begin(), spec.sources.end());
  auto origin = builder.getDictionaryAttr(
      {builder.getNamedAttr("sources", builder.getStrArrayAttr(sources)),
       builder.getNamedAttr("layout", builder.getStringAttr(layout)),
       builder.getNamedAttr("interleave",
                            builder.getI64IntegerAttr(spec.interleave)),
       builder.getNamedAttr("rotary",
                            builder.getDenseI64ArrayAttr(spec.rotary))});
  OwningOpRef<launch::SegmentOp> segment = launch::SegmentOp::create(
      builder, builder.getUnknownLoc(), "weight",
      launch::RangeAttr::get(&context, "weights", 0, bytes),
      RankedTensorType::get(spec.shape, elementType(type, builder)), origin);
  return llvm::cantFail(segmentBytes(*segment, *this));
}

double element(const Tensor &tensor, int64_t row, int64_t k) {
  const TensorTypeInfo &info = tensorTypeInfo(tensor.type);
  int64_t blocks = tensor.shape.back() / info.blockElements;
  const uint8_t *block =
      tensor.data + (row * blocks + k / info.blockElements) * info.blockBytes;
  if (info.blockElements == 1)
    return denseValue(tensor.type, block);
  k %= info.blockElements;
  if (tensor.type >= TensorType::Int4G32)
    return blockValue(tensor.type, half(block), block[2],
                      block[3 + k / 2] >> (k % 2 * 4) & 15);
  if (tensor.type == TensorType::Q8_0)
    return blockValue(tensor.type, half(block), 0, block[2 + k]);
  uint8_t byte = block[4 + k % 16];
  return blockValue(tensor.type, half(block), half(block + 2),
                    k < 16 ? byte & 15 : byte >> 4);
}

double panelElement(const std::string &bytes, TensorType type, int64_t features,
                    int64_t row, int64_t k) {
  const TensorTypeInfo &info = tensorTypeInfo(type);
  auto *data = reinterpret_cast<const uint8_t *>(bytes.data());
  int64_t blockBytes = panelBlockBytes(info), blockK = info.blockElements;
  const uint8_t *panel = data + row / 16 * (features / blockK * blockBytes);
  int64_t lane = row % 16;
  if (info.blockElements == 1)
    return denseValue(type, panel + (k * 16 + lane) * info.blockBytes);
  const uint8_t *block = panel + k / blockK * blockBytes;
  k %= blockK;
  if (type >= TensorType::Int4G32)
    return blockValue(type, half(block + 2 * lane), block[32 + lane],
                      block[48 + k / 2 * 16 + lane] >> (k % 2 * 4) & 15);
  if (type == TensorType::Q8_0)
    return blockValue(type, half(block + 2 * lane), 0,
                      block[32 + k * 16 + lane]);
  uint8_t byte = block[64 + k / 2 * 16 + lane];
  return blockValue(type, half(block + 2 * lane), half(block + 32 + 2 * lane),
                    k % 2 ? byte >> 4 : byte & 15);
}

TestWeight::TestWeight(const WeightShape &shape, uint32_t seed)
    : inputs(shape.inputs) {
  TestCheckpoint checkpoint;
  WeightSpec spec;
  spec.interleave = shape.interleave;
  spec.fragments = shape.fragments;
  spec.shape = {0, inputs};
  for (int64_t rows : shape.rows)
    spec.shape[0] += rows;
  if (shape.experts > 1)
    spec.shape.insert(spec.shape.begin(), shape.experts);
  for (int64_t expert = 0; expert < shape.experts; ++expert)
    for (int64_t rows : shape.rows) {
      std::string name = "w" + std::to_string(spec.sources.size());
      checkpoint.add(name, shape.type, {rows, inputs}, seed++);
      const Tensor &tensor = *checkpoint.find(name);
      for (int64_t row = 0; row < rows; ++row)
        for (int64_t k = 0; k < inputs; ++k)
          values.push_back(element(tensor, row, k));
      spec.sources.push_back(name);
    }
  bytes = checkpoint.pack(spec);
}

Dot TestWeight::dot(int64_t index, const float *x) const {
  Dot result;
  for (int64_t k = 0; k < inputs; ++k)
    result.add(values[index * inputs + k] * x[k]);
  return result;
}

std::string ropeTable(const std::vector<double> &inverseFrequencies,
                      double attentionFactor, int64_t coarseRows) {
  MLIRContext context;
  context.loadDialect<launch::LaunchDialect>();
  OpBuilder builder(&context);
  int64_t rows = 256 + coarseRows, dim = 2 * inverseFrequencies.size();
  auto origin = builder.getDictionaryAttr(
      {builder.getNamedAttr(
           "inverse_frequencies",
           DenseF64ArrayAttr::get(&context, inverseFrequencies)),
       builder.getNamedAttr("attention_factor",
                            builder.getF64FloatAttr(attentionFactor)),
       builder.getNamedAttr("coarse_rows",
                            builder.getI64IntegerAttr(coarseRows))});
  OwningOpRef<launch::SegmentOp> segment = launch::SegmentOp::create(
      builder, builder.getUnknownLoc(), "rope_table",
      launch::RangeAttr::get(&context, "weights", 0, rows * dim * 4),
      RankedTensorType::get({rows, dim}, builder.getF32Type()), origin);
  return llvm::cantFail(segmentBytes(*segment, TestCheckpoint()));
}

} // namespace kvc::test
