// Reads the GGUF container.
//
// The reader below never moves past the end: after a failed read it answers
// with zeros and keeps its first error, and loops over counts from the file
// stop at that error. No container is reserved by such a count.

#include "compiler/import/Gguf.h"

#include <algorithm>
#include <optional>

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/ConvertUTF.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include "compiler/import/GgufWeights.h"
#include "compiler/import/InputError.h"
#include "compiler/import/JsonReader.h"

namespace kvc {

using nlohmann::json;

namespace {

constexpr uint32_t kVersion = 3;
constexpr uint64_t kAlignmentDefault = 32; // of the GGUF specification
constexpr uint32_t kRankMax = 4;           // GGML_MAX_DIMS
// Elements of all arrays together, 16 bytes each in memory: the largest public
// vocabularies have a quarter million tokens and twice as many merges.
constexpr uint64_t kArrayElementsMax = 1u << 24;

/// Types of metadata values, numbered as in the file.
enum class ValueType : uint32_t {
  U8,
  I8,
  U16,
  I16,
  U32,
  I32,
  F32,
  Bool,
  String,
  Array,
  U64,
  I64,
  F64
};
constexpr uint32_t kValueBytes[] = {1, 1, 2, 2, 4, 4, 4, 1, 8, 0, 8, 8, 8};

/// Types of tensors, numbered as in the file, and the type that the kernels
/// read (GgufWeights.h); one without is known by name and refused.
constexpr struct {
  uint32_t id;
  const char *name;
  std::optional<TensorType> type;
} kTensorTypes[] = {
    {0, "F32", TensorType::F32},
    {1, "F16", TensorType::F16},
    {2, "Q4_0", TensorType::Int4G32},
    {3, "Q4_1", TensorType::Q4_1},
    {6, "Q5_0", TensorType::Q8_0},
    {7, "Q5_1", TensorType::Q5_1},
    {8, "Q8_0", TensorType::Q8_0},
    {9, "Q8_1", {}},
    {10, "Q2_K", TensorType::Q2K},
    {11, "Q3_K", TensorType::Q6K},
    {12, "Q4_K", TensorType::Q4K},
    {13, "Q5_K", TensorType::Q5K},
    {14, "Q6_K", TensorType::Q6K},
    {15, "Q8_K", {}},
    {16, "IQ2_XXS", {}},
    {17, "IQ2_XS", {}},
    {18, "IQ3_XXS", {}},
    {19, "IQ1_S", {}},
    {20, "IQ4_NL", TensorType::Q8_0},
    {21, "IQ3_S", {}},
    {22, "IQ2_S", {}},
    {23, "IQ4_XS", TensorType::Q8K},
    {24, "I8", {}},
    {25, "I16", {}},
    {26, "I32", {}},
    {27, "I64", {}},
    {28, "F64", {}},
    {29, "IQ1_M", {}},
    {30, "BF16", TensorType::BF16},
    {34, "TQ1_0", {}},
    {35, "TQ2_0", {}},
    {39, "MXFP4", {}},
};

class GgufParser {
public:
  explicit GgufParser(llvm::MemoryBufferRef file)
      : file_(file), path_(file.getBufferIdentifier().str()) {}

  llvm::Expected<GgufContent> parse();

private:
  void parseHeader();
  void parseMetadata();
  json parseValue(uint32_t type);
  json parseArray();
  json parseScalar(ValueType type);
  void parseDirectory();
  void parseTensor();
  void parseTensorType(Tensor &tensor);
  void placeTensors();
  void splitExperts();
  uint64_t alignment();

  template <typename T> T read();
  std::string readString();
  uint64_t left() const { return file_.getBufferSize() - at_; }
  bool failed() const { return problem_.has_value(); }
  void fail(const std::string &message) {
    if (!problem_)
      problem_ = where_.empty() ? message : where_ + ": " + message;
  }

  llvm::MemoryBufferRef file_;
  std::string path_;
  uint64_t at_ = 0;   ///< next byte to read
  std::string where_; ///< "key 'x'" or "tensor 'x'", for messages
  std::optional<std::string> problem_;
  uint64_t tensorCount_ = 0, valueCount_ = 0, arrayElements_ = 0;
  std::vector<uint64_t> offsets_; ///< of the tensors, in their order
  GgufContent content_;
};

template <typename T> T GgufParser::read() {
  if (sizeof(T) > left())
    fail("the file ends at byte " + std::to_string(file_.getBufferSize()) +
         ", in the middle of a value");
  if (failed())
    return T();
  const char *from = file_.getBufferStart() + at_;
  at_ += sizeof(T);
  return llvm::support::endian::read<T, llvm::endianness::little>(from);
}

std::string GgufParser::readString() {
  uint64_t length = read<uint64_t>();
  if (length > left())
    fail("string of " + std::to_string(length) + " bytes, but " +
         std::to_string(left()) + " are left of the file");
  if (failed())
    return "";
  llvm::StringRef text(file_.getBufferStart() + at_, length);
  at_ += length;
  const auto *bytes = reinterpret_cast<const llvm::UTF8 *>(text.begin());
  if (!llvm::isLegalUTF8String(
          &bytes, reinterpret_cast<const llvm::UTF8 *>(text.end())))
    fail("string is not UTF-8");
  return text.str();
}

void GgufParser::parseHeader() {
  if (left() < 4 || !file_.getBuffer().starts_with("GGUF"))
    return fail("not a GGUF file, expected the letters GGUF at its start");
  at_ = 4;
  uint32_t version = read<uint32_t>();
  // Version 1 counted in 32 bits, and big-endian files swap these bytes too.
  if (version != kVersion)
    return fail("GGUF version " + std::to_string(version) +
                (version & 0xffff ? "" : " (of a big-endian file)") +
                ", expected 3");
  tensorCount_ = read<uint64_t>();
  valueCount_ = read<uint64_t>();
}

/// Integers that are not negative become unsigned whatever their type was, so
/// that readers need to know one kind of integer.
template <typename T> static json integer(T value) {
  if (value >= 0)
    return static_cast<uint64_t>(value);
  return static_cast<int64_t>(value);
}

json GgufParser::parseScalar(ValueType type) {
  switch (type) {
  case ValueType::U8:
    return integer(read<uint8_t>());
  case ValueType::I8:
    return integer(read<int8_t>());
  case ValueType::U16:
    return integer(read<uint16_t>());
  case ValueType::I16:
    return integer(read<int16_t>());
  case ValueType::U32:
    return integer(read<uint32_t>());
  case ValueType::I32:
    return integer(read<int32_t>());
  case ValueType::U64:
    return integer(read<uint64_t>());
  case ValueType::I64:
    return integer(read<int64_t>());
  case ValueType::F32:
    return static_cast<double>(llvm::bit_cast<float>(read<uint32_t>()));
  case ValueType::F64:
    return llvm::bit_cast<double>(read<uint64_t>());
  case ValueType::Bool:
    return read<uint8_t>() != 0;
  default:
    return readString();
  }
}

json GgufParser::parseArray() {
  uint32_t type = read<uint32_t>();
  uint64_t count = read<uint64_t>();
  if (type == uint32_t(ValueType::Array) || type > uint32_t(ValueType::F64))
    fail(type > uint32_t(ValueType::F64)
             ? "unknown type " + std::to_string(type) + " of array elements"
             : "arrays of arrays are not supported");
  if (failed())
    return json::array();
  if (count > left() / kValueBytes[type])
    fail("array of " + std::to_string(count) + " elements, but " +
         std::to_string(left()) + " bytes are left of the file");
  else if (count > kArrayElementsMax - arrayElements_)
    fail("more than " + std::to_string(kArrayElementsMax) +
         " array elements in the file");
  else
    arrayElements_ += count;
  json array = json::array();
  for (uint64_t i = 0; i < count && !failed(); ++i)
    array.push_back(parseScalar(static_cast<ValueType>(type)));
  return array;
}

json GgufParser::parseValue(uint32_t type) {
  if (type == uint32_t(ValueType::Array))
    return parseArray();
  if (type > uint32_t(ValueType::F64)) {
    fail("unknown value type " + std::to_string(type));
    return json();
  }
  return parseScalar(static_cast<ValueType>(type));
}

void GgufParser::parseMetadata() {
  for (uint64_t i = 0; i < valueCount_ && !failed(); ++i) {
    where_ = "metadata value " + std::to_string(i);
    std::string key = readString();
    where_ = "key " + quote(key);
    uint32_t type = read<uint32_t>();
    json value = parseValue(type);
    if (!content_.metadata.emplace(std::move(key), std::move(value)).second)
      fail("is given twice");
  }
  where_.clear();
}

void GgufParser::parseTensorType(Tensor &tensor) {
  uint32_t id = read<uint32_t>();
  if (failed())
    return;
  std::string name = "number " + std::to_string(id);
  for (const auto &row : kTensorTypes) {
    if (row.id != id)
      continue;
    name = row.name;
    if (!row.type)
      break;
    tensor.type = *row.type;
    if (findGgufBlocks(name))
      tensor.sourceType = name;
    return;
  }
  std::string supported;
  for (const auto &row : kTensorTypes)
    if (row.type)
      supported += (supported.empty() ? "" : ", ") + std::string(row.name);
  fail("type " + name + " is not supported, expected one of " + supported);
}

/// As tensorBytes, for blocks that the kernels read in another form.
static std::optional<uint64_t> bytesInFile(const Tensor &tensor) {
  const GgufBlocks *blocks = findGgufBlocks(tensor.sourceType);
  if (!blocks)
    return tensorBytes(tensor.type, tensor.shape);
  uint64_t row = tensor.shape.back(), bytes = blocks->bytes;
  // The form takes more bytes, so that both sizes are known to fit.
  if (row % blocks->elements != 0 || !tensorBytes(tensor.type, tensor.shape) ||
      __builtin_mul_overflow(bytes, row / blocks->elements, &bytes))
    return std::nullopt;
  for (size_t i = 0; i + 1 < tensor.shape.size(); ++i)
    if (__builtin_mul_overflow(bytes, uint64_t(tensor.shape[i]), &bytes))
      return std::nullopt;
  return bytes;
}

void GgufParser::parseTensor() {
  Tensor tensor;
  tensor.sourceName = readString();
  where_ = "tensor " + quote(tensor.sourceName);
  tensor.name = huggingFaceTensorName(tensor.sourceName);
  tensor.file = llvm::sys::path::filename(path_).str();
  uint32_t rank = read<uint32_t>();
  if (!failed() && (rank == 0 || rank > kRankMax))
    fail("has " + std::to_string(rank) + " dimensions, expected 1 to 4");
  for (uint32_t i = 0; i < rank && !failed(); ++i) {
    uint64_t dimension = read<uint64_t>();
    if (!failed() && (dimension == 0 || dimension > INT64_MAX))
      fail("has a dimension of " + std::to_string(dimension));
    tensor.shape.insert(tensor.shape.begin(), dimension);
  }
  parseTensorType(tensor);
  uint64_t offset = read<uint64_t>();
  if (failed())
    return;
  std::optional<uint64_t> bytes = bytesInFile(tensor);
  if (!bytes)
    return fail("shape " + shapeText(tensor.shape) + " is no whole number of " +
                (tensor.sourceType.empty() ? tensorTypeInfo(tensor.type).name
                                           : tensor.sourceType) +
                " blocks, or larger than 2^64 bytes");
  tensor.bytes = *bytes;
  content_.tensors.push_back(std::move(tensor));
  offsets_.push_back(offset);
}

void GgufParser::parseDirectory() {
  for (uint64_t i = 0; i < tensorCount_ && !failed(); ++i) {
    where_ = "tensor " + std::to_string(i);
    parseTensor();
  }
  where_.clear();
}

uint64_t GgufParser::alignment() {
  auto entry = content_.metadata.find("general.alignment");
  if (entry == content_.metadata.end())
    return kAlignmentDefault;
  uint64_t value =
      entry->is_number_unsigned() ? entry->get<uint64_t>() : uint64_t(0);
  if (value > UINT32_MAX || !llvm::isPowerOf2_64(value)) {
    fail("key 'general.alignment': found " + describeJson(*entry) +
         ", expected a power of two below 2^32");
    return kAlignmentDefault;
  }
  return value;
}

/// Turns offsets into places in the file: aligned, inside, without overlap.
void GgufParser::placeTensors() {
  uint64_t align = alignment();
  uint64_t start = llvm::alignTo(at_, align);
  uint64_t fileBytes = file_.getBufferSize();
  uint64_t dataBytes = start < fileBytes ? fileBytes - start : 0;
  std::vector<size_t> order(offsets_.size());
  for (size_t i = 0; i < order.size(); ++i)
    order[i] = i;
  std::sort(order.begin(), order.end(),
            [&](size_t a, size_t b) { return offsets_[a] < offsets_[b]; });
  uint64_t previousEnd = 0;
  for (size_t i : order) {
    Tensor &tensor = content_.tensors[i];
    uint64_t offset = offsets_[i];
    where_ = "tensor " + quote(tensor.sourceName);
    if (offset % align != 0)
      return fail("begins at byte " + std::to_string(offset) +
                  " of the data, expected a multiple of " +
                  std::to_string(align));
    if (offset > dataBytes || tensor.bytes > dataBytes - offset)
      return fail(std::to_string(tensor.bytes) + " bytes from byte " +
                  std::to_string(offset) +
                  " reach past the end of the data, which has " +
                  std::to_string(dataBytes) + " bytes");
    if (offset < previousEnd)
      return fail("begins at byte " + std::to_string(offset) +
                  " of the data, inside the tensor before it, which ends at " +
                  std::to_string(previousEnd));
    if (uint64_t expected = llvm::alignTo(previousEnd, align);
        offset != expected)
      return fail("begins at byte " + std::to_string(offset) +
                  " of the data, expected " + std::to_string(expected) +
                  ": bytes between belong to no tensor");
    tensor.data = reinterpret_cast<const uint8_t *>(file_.getBufferStart()) +
                  start + offset;
    previousEnd = offset + tensor.bytes;
  }
  where_.clear();
  if (dataBytes > llvm::alignTo(previousEnd, align))
    fail("tensors end at byte " + std::to_string(previousEnd) +
         " of the data, which has " + std::to_string(dataBytes) +
         " bytes: the rest belongs to no tensor");
}

/// Makes a tensor of every expert's matrix in a stack.
void GgufParser::splitExperts() {
  // More than any public model has; the matrices are listed one by one.
  constexpr int64_t kExpertsMax = 4096;
  std::vector<Tensor> all;
  for (Tensor &tensor : content_.tensors) {
    if (expertTensorName(tensor.sourceName, 0).empty()) {
      all.push_back(std::move(tensor));
      continue;
    }
    where_ = "tensor " + quote(tensor.sourceName);
    if (tensor.shape.size() != 3 || tensor.shape[0] > kExpertsMax)
      return fail("has shape " + shapeText(tensor.shape) +
                  ", expected three dimensions and at most " +
                  std::to_string(kExpertsMax) + " experts");
    int64_t experts = tensor.shape[0];
    for (int64_t expert = 0; expert < experts; ++expert) {
      Tensor own = tensor;
      own.name = expertTensorName(tensor.sourceName, expert);
      own.shape.erase(own.shape.begin());
      own.bytes = tensor.bytes / experts;
      own.data = tensor.data + expert * own.bytes;
      all.push_back(std::move(own));
    }
  }
  where_.clear();
  content_.tensors = std::move(all);
}

llvm::Expected<GgufContent> GgufParser::parse() {
  parseHeader();
  if (!failed())
    parseMetadata();
  if (!failed())
    parseDirectory();
  if (!failed())
    placeTensors();
  content_.tensorCount = content_.tensors.size();
  if (!failed())
    splitExperts();
  if (!failed())
    for (Tensor &tensor : content_.tensors)
      if (const GgufBlocks *blocks = findGgufBlocks(tensor.sourceType))
        readAsForm(tensor, *blocks);
  std::vector<Tensor> &tensors = content_.tensors;
  std::sort(tensors.begin(), tensors.end(),
            [](const Tensor &a, const Tensor &b) { return a.name < b.name; });
  for (size_t i = 1; i < tensors.size(); ++i)
    if (tensors[i].name == tensors[i - 1].name)
      fail("tensor " + quote(tensors[i].sourceName) + " is given twice");
  if (failed())
    return inputError({path_}, *problem_);
  return std::move(content_);
}

} // namespace

llvm::Expected<GgufContent> parseGguf(llvm::MemoryBufferRef file) {
  return GgufParser(file).parse();
}

} // namespace kvc
