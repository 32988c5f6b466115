// Joins packed weights; see PackedWeights.h.
//
// Three packings with the same meaning. AWQ "gemm": qweight is K x N/8, a word
// holds columns 8j + (0, 2, 4, 6, 1, 3, 5, 7) from its low nibble on. GPTQ:
// qweight is K/8 x N, a word holds rows 8i to 8i + 7; qzeros are in plain order
// and, in the first format, one less than the zero, modulo 16. In both qzeros
// are groups x N/8 and scales groups x N. compressed-tensors: weight_packed is
// N x K/8, weight_scale N x groups and, unless all zeros are 8,
// weight_zero_point N/8 x groups, all in plain order; what is signed there is
// stored plus 8, codes and zeros alike.

#include "compiler/import/PackedWeights.h"

#include <cstring>
#include <map>

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Endian.h"

#include "compiler/import/JsonReader.h"
#include "compiler/import/TensorInventory.h"

namespace kvc {

namespace {

constexpr int64_t kCodesPerWord = 8;

uint32_t wordAt(const Tensor &tensor, int64_t index) {
  return llvm::support::endian::read32le(tensor.data + index * 4);
}

/// The tensors of one module; null where there is none.
struct PackedSet {
  const Tensor *qweight = nullptr, *qzeros = nullptr, *scales = nullptr;
  const Tensor *groupIndex = nullptr;
  const Tensor *shape = nullptr;
};

/// The parts of a set, as AutoAWQ and GPTQ name them and compressed-tensors.
constexpr struct {
  const char *name;
  const Tensor *PackedSet::*part;
} kParts[] = {{"qweight", &PackedSet::qweight},
              {"qzeros", &PackedSet::qzeros},
              {"scales", &PackedSet::scales},
              {"g_idx", &PackedSet::groupIndex},
              {"weight_packed", &PackedSet::qweight},
              {"weight_zero_point", &PackedSet::qzeros},
              {"weight_scale", &PackedSet::scales},
              {"weight_g_idx", &PackedSet::groupIndex},
              {"weight_shape", &PackedSet::shape}};

uint16_t scaleAt(const Tensor &tensor, int64_t index) {
  double value;
  uint64_t bytes = tensorTypeInfo(tensor.type).blockBytes;
  decodeRow(tensor.type, tensor.data + index * bytes, 1, &value);
  auto half = static_cast<_Float16>(static_cast<float>(value));
  uint16_t bits;
  std::memcpy(&bits, &half, 2);
  return bits;
}

/// Rows as compressed-tensors packs them.
class CompressedRows : public RowSource {
public:
  CompressedRows(const PackedSet &set, int64_t group, int64_t inputs)
      : set_(set), group_(group), words_(inputs / kCodesPerWord),
        groups_(inputs / group) {}

  void readRow(int64_t row, uint8_t *out) const override {
    auto code = [&](int64_t k) -> uint8_t {
      uint32_t word = wordAt(*set_.qweight, row * words_ + k / kCodesPerWord);
      return word >> 4 * (k % kCodesPerWord) & 15;
    };
    for (int64_t group = 0; group < groups_; ++group) {
      uint16_t scale = scaleAt(*set_.scales, row * groups_ + group);
      std::memcpy(out, &scale, 2);
      out[2] = 8;
      if (set_.qzeros)
        out[2] = wordAt(*set_.qzeros, row / kCodesPerWord * groups_ + group) >>
                     4 * (row % kCodesPerWord) &
                 15;
      out += 3;
      for (int64_t k = group * group_; k < (group + 1) * group_; k += 2)
        *out++ = code(k) | code(k + 1) << 4;
    }
  }

private:
  PackedSet set_;
  int64_t group_, words_, groups_;
};

class PackedRows : public RowSource {
public:
  PackedRows(const PackedSet &set, const QuantizationConfig &config,
             int64_t inputs, int64_t outputs)
      : set_(set), awq_(config.method == "awq"),
        zeroOffset_(config.zerosLessOne ? 1 : 0), group_(config.groupSize),
        inputs_(inputs), outputs_(outputs) {}

  void readRow(int64_t row, uint8_t *out) const override {
    // Nibble of column c of a word.
    int64_t c = row % kCodesPerWord;
    int shift = 4 * (awq_ ? c / 2 + c % 2 * 4 : c);
    int64_t words = outputs_ / kCodesPerWord, column = row / kCodesPerWord;
    auto code = [&](int64_t k) -> uint8_t {
      if (awq_)
        return wordAt(*set_.qweight, k * words + column) >> shift & 15;
      uint32_t word = wordAt(*set_.qweight, k / kCodesPerWord * outputs_ + row);
      return word >> 4 * (k % kCodesPerWord) & 15;
    };
    for (int64_t group = 0; group < inputs_ / group_; ++group) {
      std::memcpy(out, set_.scales->data + (group * outputs_ + row) * 2, 2);
      uint32_t zeros = wordAt(*set_.qzeros, group * words + column);
      out[2] = ((zeros >> shift) + zeroOffset_) & 15;
      out += 3;
      for (int64_t k = group * group_; k < (group + 1) * group_; k += 2)
        *out++ = code(k) | code(k + 1) << 4;
    }
  }

private:
  PackedSet set_;
  bool awq_;
  uint32_t zeroOffset_;
  int64_t group_, inputs_, outputs_;
};

/// The old tensors without the sets, and a tensor for each set.
class JoinedCheckpoint : public Checkpoint {
public:
  JoinedCheckpoint(std::unique_ptr<Checkpoint> files,
                   std::vector<Tensor> tensors)
      : files_(std::move(files)) {
    tensors_ = std::move(tensors);
    std::sort(tensors_.begin(), tensors_.end(),
              [](const Tensor &a, const Tensor &b) { return a.name < b.name; });
  }

private:
  std::unique_ptr<Checkpoint> files_;
};

class Joiner {
public:
  explicit Joiner(const Model &model)
      : file_(model.spec.weights.value), config_(model.config),
        checkpoint_(*model.checkpoint) {}

  /// The tensors of the joined checkpoint; nothing if there are no sets.
  llvm::Expected<std::vector<Tensor>> join();

private:
  const Tensor **partOf(const Tensor &tensor);
  llvm::Error checkComplete(const std::string &module, const PackedSet &set);
  llvm::Error checkConfig(const std::string &module, const PackedSet &set);
  llvm::Error checkPart(const Tensor &part, TensorType type,
                        const std::vector<int64_t> &shape, const Tensor &other);
  llvm::Error checkGroups(const Tensor &groupIndex, int64_t inputs);
  llvm::Expected<Tensor> joined(const std::string &module,
                                const PackedSet &set);
  llvm::Expected<Tensor> compressed(const std::string &module,
                                    const PackedSet &set);
  Tensor made(const std::string &module, const Tensor &codes, int64_t outputs,
              int64_t inputs) const;

  std::string file_;
  const ModelConfig &config_;
  const Checkpoint &checkpoint_;
  std::map<std::string, PackedSet> sets_;
};

/// The place in its set of a tensor that belongs to one, else null.
const Tensor **Joiner::partOf(const Tensor &tensor) {
  auto [module, part] = llvm::StringRef(tensor.name).rsplit('.');
  for (const auto &row : kParts)
    if (part == row.name)
      return &(sets_[module.str()].*row.part);
  return nullptr;
}

llvm::Error Joiner::checkComplete(const std::string &module,
                                  const PackedSet &set) {
  const Tensor *present = set.qweight  ? set.qweight
                          : set.qzeros ? set.qzeros
                          : set.scales ? set.scales
                          : set.shape  ? set.shape
                                       : set.groupIndex;
  bool compressed = config_.quantization &&
                    config_.quantization->method == "compressed-tensors";
  bool zeros = !compressed || !config_.quantization->symmetric;
  const char *missing =
      !set.qweight           ? (compressed ? ".weight_packed" : ".qweight")
      : !set.qzeros && zeros ? (compressed ? ".weight_zero_point" : ".qzeros")
      : !set.scales          ? (compressed ? ".weight_scale" : ".scales")
                             : nullptr;
  if (!missing)
    return llvm::Error::success();
  if (compressed)
    return inputError({file_}, "tensor " + quote(present->name) +
                                   " is there and " + quote(module + missing) +
                                   " is missing, expected all of a packed "
                                   "module");
  return inputError({file_}, "tensor " + quote(present->name) +
                                 " is there and " + quote(module + missing) +
                                 " is missing, expected qweight, qzeros and "
                                 "scales of a packed module");
}

llvm::Error Joiner::checkConfig(const std::string &module,
                                const PackedSet &set) {
  const std::string &name = set.qweight->name;
  if (!config_.quantization)
    return inputError({file_}, "tensor " + quote(name) +
                                   " is packed, but config.json has no "
                                   "quantization_config");
  if (const std::string *entry = config_.quantization->plainEntry(module))
    return inputError({file_},
                      "tensor " + quote(name) +
                          " is packed, but quantization_config lists " +
                          quote(*entry) + " as not converted");
  if (const Tensor *plain = checkpoint_.find(module + ".weight"))
    return inputError({file_}, "tensors " + quote(name) + " and " +
                                   quote(plain->name) +
                                   " are both there, expected one of them");
  return llvm::Error::success();
}

llvm::Error Joiner::checkPart(const Tensor &part, TensorType type,
                              const std::vector<int64_t> &shape,
                              const Tensor &other) {
  if (part.type != type)
    return inputError({file_}, "tensor " + quote(part.name) + " is stored as " +
                                   tensorTypeInfo(part.type).name +
                                   ", expected " + tensorTypeInfo(type).name);
  if (part.shape != shape)
    return inputError({file_}, "tensor " + quote(part.name) + " has shape " +
                                   shapeText(part.shape) + ", expected " +
                                   shapeText(shape) + " beside " +
                                   quote(other.name) + " of shape " +
                                   shapeText(other.shape));
  return llvm::Error::success();
}

llvm::Error Joiner::checkGroups(const Tensor &groupIndex, int64_t inputs) {
  if (groupIndex.type != TensorType::I32 ||
      groupIndex.shape != std::vector<int64_t>{inputs})
    return inputError({file_},
                      "tensor " + quote(groupIndex.name) + " has shape " +
                          shapeText(groupIndex.shape) + " of " +
                          tensorTypeInfo(groupIndex.type).name + ", expected " +
                          shapeText({inputs}) + " of i32");
  for (int64_t k = 0; k < inputs; ++k) {
    int64_t expected = k / config_.quantization->groupSize;
    if (wordAt(groupIndex, k) != expected)
      return inputError(
          {file_}, "tensor " + quote(groupIndex.name) + ": input feature " +
                       std::to_string(k) + " is of group " +
                       std::to_string(wordAt(groupIndex, k)) + ", expected " +
                       std::to_string(expected) +
                       ": groups in the order of activations (act-order) are "
                       "not supported");
  }
  return llvm::Error::success();
}

llvm::Expected<Tensor> Joiner::joined(const std::string &module,
                                      const PackedSet &set) {
  const QuantizationConfig &config = *config_.quantization;
  const Tensor &codes = *set.qweight;
  bool awq = config.method == "awq";
  if (config.method == "compressed-tensors")
    return compressed(module, set);
  if (codes.type != TensorType::I32 || codes.shape.size() != 2)
    return inputError({file_}, "tensor " + quote(codes.name) + " has shape " +
                                   shapeText(codes.shape) + " of " +
                                   tensorTypeInfo(codes.type).name +
                                   ", expected two dimensions of i32");
  // Header shapes fit their file, so eight times one does not overflow.
  int64_t inputs = codes.shape[0] * (awq ? 1 : kCodesPerWord);
  int64_t outputs = codes.shape[1] * (awq ? kCodesPerWord : 1);
  int64_t groups = inputs / config.groupSize;
  if (inputs % config.groupSize != 0 || outputs % kCodesPerWord != 0)
    return inputError({file_}, "tensor " + quote(codes.name) + " packs " +
                                   std::to_string(inputs) + " inputs and " +
                                   std::to_string(outputs) +
                                   " outputs, expected multiples of " +
                                   std::to_string(config.groupSize) +
                                   " and of 8");
  if (llvm::Error error = checkPart(*set.qzeros, TensorType::I32,
                                    {groups, outputs / kCodesPerWord}, codes))
    return error;
  if (llvm::Error error =
          checkPart(*set.scales, TensorType::F16, {groups, outputs}, codes))
    return error;
  if (set.groupIndex)
    if (llvm::Error error = checkGroups(*set.groupIndex, inputs))
      return error;
  Tensor tensor = made(module, codes, outputs, inputs);
  tensor.rows = std::make_shared<PackedRows>(set, config, inputs, outputs);
  return tensor;
}

Tensor Joiner::made(const std::string &module, const Tensor &codes,
                    int64_t outputs, int64_t inputs) const {
  Tensor tensor;
  tensor.name = tensor.sourceName = module + ".weight";
  tensor.file = codes.file;
  tensor.type = int4Type(config_.quantization->groupSize);
  tensor.shape = {outputs, inputs};
  tensor.bytes = *tensorBytes(tensor.type, tensor.shape);
  return tensor;
}

llvm::Expected<Tensor> Joiner::compressed(const std::string &module,
                                          const PackedSet &set) {
  const QuantizationConfig &config = *config_.quantization;
  const Tensor &codes = *set.qweight;
  if (codes.type != TensorType::I32 || codes.shape.size() != 2)
    return inputError({file_}, "tensor " + quote(codes.name) + " has shape " +
                                   shapeText(codes.shape) + " of " +
                                   tensorTypeInfo(codes.type).name +
                                   ", expected two dimensions of i32");
  int64_t outputs = codes.shape[0], inputs = codes.shape[1] * kCodesPerWord;
  if (inputs % config.groupSize != 0 || outputs % kCodesPerWord != 0)
    return inputError({file_}, "tensor " + quote(codes.name) + " packs " +
                                   std::to_string(inputs) + " inputs and " +
                                   std::to_string(outputs) +
                                   " outputs, expected multiples of " +
                                   std::to_string(config.groupSize) +
                                   " and of 8");
  int64_t groups = inputs / config.groupSize;
  TensorType scale = set.scales->type;
  if (scale != TensorType::BF16 && scale != TensorType::F32)
    scale = TensorType::F16;
  if (llvm::Error error =
          checkPart(*set.scales, scale, {outputs, groups}, codes))
    return error;
  if (config.symmetric && set.qzeros)
    return inputError({file_}, "tensor " + quote(set.qzeros->name) +
                                   " is there, but quantization_config says "
                                   "symmetric");
  if (set.qzeros)
    if (llvm::Error error = checkPart(*set.qzeros, TensorType::I32,
                                      {outputs / kCodesPerWord, groups}, codes))
      return error;
  if (set.groupIndex)
    if (llvm::Error error = checkGroups(*set.groupIndex, inputs))
      return error;
  Tensor tensor = made(module, codes, outputs, inputs);
  tensor.rows = std::make_shared<CompressedRows>(set, config.groupSize, inputs);
  return tensor;
}

llvm::Expected<std::vector<Tensor>> Joiner::join() {
  std::vector<Tensor> tensors;
  for (const Tensor &tensor : checkpoint_.tensors()) {
    if (const Tensor **place = partOf(tensor))
      *place = &tensor;
    else
      tensors.push_back(tensor);
  }
  if (sets_.empty())
    return std::vector<Tensor>();
  for (const auto &[module, set] : sets_) {
    if (llvm::Error error = checkComplete(module, set))
      return error;
    if (llvm::Error error = checkConfig(module, set))
      return error;
    llvm::Expected<Tensor> tensor = joined(module, set);
    if (!tensor)
      return tensor.takeError();
    tensors.push_back(std::move(*tensor));
  }
  return tensors;
}

/// The experts' weights of a projection are one stack.
llvm::Error checkExperts(const Model &model, const std::string &name,
                         const Tensor &tensor) {
  size_t at = name.find(".experts.");
  if (at == std::string::npos)
    return llvm::Error::success();
  size_t number = at + std::strlen(".experts.");
  std::string first =
      name.substr(0, number) + "0" + name.substr(name.find('.', number));
  const Tensor *other = model.checkpoint->find(first);
  if (!other || other->type == tensor.type)
    return llvm::Error::success();
  return inputError(
      {model.spec.weights.value},
      "tensor " + quote(name) + " is " + tensorTypeInfo(tensor.type).name +
          " and " + quote(first) + " is " + tensorTypeInfo(other->type).name +
          ", expected experts of one type");
}

} // namespace

TensorType int4Type(uint32_t groupSize) {
  return groupSize == 32   ? TensorType::Int4G32
         : groupSize == 64 ? TensorType::Int4G64
                           : TensorType::Int4G128;
}

llvm::Error joinPackedWeights(Model &model) {
  llvm::Expected<std::vector<Tensor>> tensors = Joiner(model).join();
  if (!tensors)
    return tensors.takeError();
  if (!tensors->empty())
    model.checkpoint = std::make_unique<JoinedCheckpoint>(
        std::move(model.checkpoint), std::move(*tensors));
  bool missing = false;
  llvm::Error error = visitExpectedTensors(
      model.config, [&](const ExpectedTensor &expected) -> llvm::Error {
        const Tensor *tensor = model.checkpoint->find(expected.name);
        missing = !tensor;
        if (missing)
          return llvm::createStringError("missing");
        std::string module =
            llvm::StringRef(expected.name).rsplit('.').first.str();
        if (model.config.quantization && expected.mayBeQuantized &&
            tensorTypeInfo(tensor->type).blockElements == 1 &&
            module != "model.embed_tokens" &&
            !model.config.quantization->plainEntry(module))
          model.plainModules.push_back(module);
        return checkExperts(model, expected.name, *tensor);
      });
  // That is for checkInventory to say; going on would take as long as a config
  // claims layers.
  if (missing) {
    llvm::consumeError(std::move(error));
    return llvm::Error::success();
  }
  return error;
}

} // namespace kvc
