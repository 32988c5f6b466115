// Reads safetensors headers and the index of sharded checkpoints.
//
// The order of checks matters: a tensor's range is compared with the size of
// the data before its shape is compared with the range, and ranges are sorted
// before gaps are looked for, so that each message names the actual culprit.

#include "compiler/import/Safetensors.h"

#include <algorithm>
#include <map>

#include "llvm/Support/Endian.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include "compiler/import/JsonReader.h"

namespace kvc {

using nlohmann::json;

namespace {

// The reference implementation refuses longer headers too.
constexpr uint64_t kHeaderBytesMax = 100'000'000;
constexpr uint64_t kLengthBytes = 8;
constexpr size_t kRankMax = 8;

/// A row per supported dtype of the format.
constexpr struct {
  const char *name;
  TensorType type;
} kTypes[] = {{"F32", TensorType::F32},
              {"F16", TensorType::F16},
              {"BF16", TensorType::BF16},
              {"I32", TensorType::I32},
              {"I64", TensorType::I64}};

/// One safetensors file while its header is read.
class HeaderParser {
public:
  explicit HeaderParser(llvm::MemoryBufferRef file)
      : file_(file), path_(file.getBufferIdentifier().str()) {}

  llvm::Expected<std::vector<Tensor>> parse();

private:
  llvm::Expected<std::string_view> headerText();
  llvm::Expected<Tensor> parseTensor(const std::string &name,
                                     const json &entry);
  llvm::Error parseType(const json &entry, Tensor &tensor);
  llvm::Error parseShape(const json &entry, Tensor &tensor);
  llvm::Error parseRange(const json &entry, Tensor &tensor);
  llvm::Error checkCover(const std::vector<Tensor> &tensors) const;

  llvm::Error fail(const std::string &message) const {
    return inputError({path_}, message);
  }
  llvm::Error fail(const Tensor &tensor, const std::string &message) const {
    return fail("tensor " + quote(tensor.name) + ": " + message);
  }

  llvm::MemoryBufferRef file_;
  std::string path_;
  const uint8_t *data_ = nullptr;
  uint64_t dataBytes_ = 0;
};

llvm::Expected<std::string_view> HeaderParser::headerText() {
  uint64_t fileBytes = file_.getBufferSize();
  if (fileBytes < kLengthBytes)
    return fail("file has " + std::to_string(fileBytes) +
                " bytes, a safetensors file has at least 8");
  uint64_t headerBytes =
      llvm::support::endian::read64le(file_.getBufferStart());
  uint64_t limit = std::min(fileBytes - kLengthBytes, kHeaderBytesMax);
  if (headerBytes > limit)
    return fail("header length is " + std::to_string(headerBytes) +
                " bytes, expected at most " + std::to_string(limit));
  data_ = reinterpret_cast<const uint8_t *>(file_.getBufferStart()) +
          kLengthBytes + headerBytes;
  dataBytes_ = fileBytes - kLengthBytes - headerBytes;
  return std::string_view(file_.getBufferStart() + kLengthBytes, headerBytes);
}

llvm::Error HeaderParser::parseType(const json &entry, Tensor &tensor) {
  auto dtype = entry.find("dtype");
  if (dtype == entry.end() || !dtype->is_string())
    return fail(tensor, "expected a string 'dtype'");
  const auto &name = dtype->get_ref<const std::string &>();
  for (const auto &row : kTypes) {
    if (name == row.name) {
      tensor.type = row.type;
      return llvm::Error::success();
    }
  }
  return fail(tensor, "found dtype " + quote(name) +
                          ", expected F32, F16, BF16, I32 or I64");
}

llvm::Error HeaderParser::parseShape(const json &entry, Tensor &tensor) {
  auto shape = entry.find("shape");
  if (shape == entry.end() || !shape->is_array() || shape->size() > kRankMax)
    return fail(tensor, "expected 'shape', an array of at most 8 integers");
  for (const json &dimension : *shape) {
    if (!dimension.is_number_unsigned() || dimension == 0 ||
        dimension.get<uint64_t>() > INT64_MAX)
      return fail(tensor, "found " + describeJson(dimension) +
                              " in 'shape', expected a positive integer");
    tensor.shape.push_back(dimension.get<int64_t>());
  }
  return llvm::Error::success();
}

llvm::Error HeaderParser::parseRange(const json &entry, Tensor &tensor) {
  auto offsets = entry.find("data_offsets");
  if (offsets == entry.end() || !offsets->is_array() || offsets->size() != 2 ||
      !(*offsets)[0].is_number_unsigned() ||
      !(*offsets)[1].is_number_unsigned())
    return fail(tensor, "expected 'data_offsets', an array of two "
                        "non-negative integers");
  uint64_t begin = (*offsets)[0].get<uint64_t>();
  uint64_t end = (*offsets)[1].get<uint64_t>();
  std::string range = "data_offsets [" + std::to_string(begin) + ", " +
                      std::to_string(end) + "]";
  if (begin > end)
    return fail(tensor, range + " end before they begin");
  if (end > dataBytes_)
    return fail(tensor, range + " reach past the end of the data, which has " +
                            std::to_string(dataBytes_) + " bytes");
  std::optional<uint64_t> needed = tensorBytes(tensor.type, tensor.shape);
  if (!needed || *needed != end - begin)
    return fail(
        tensor,
        range + " hold " + std::to_string(end - begin) + " bytes, shape " +
            shapeText(tensor.shape) + " of " +
            tensorTypeInfo(tensor.type).name + " needs " +
            (needed ? std::to_string(*needed) : std::string("more than 2^64")));
  tensor.data = data_ + begin;
  tensor.bytes = end - begin;
  return llvm::Error::success();
}

llvm::Expected<Tensor> HeaderParser::parseTensor(const std::string &name,
                                                 const json &entry) {
  Tensor tensor;
  tensor.name = tensor.sourceName = name;
  tensor.file = llvm::sys::path::filename(path_).str();
  if (!entry.is_object())
    return fail(tensor,
                "found " + describeJson(entry) + ", expected an object");
  if (llvm::Error error = parseType(entry, tensor))
    return error;
  if (llvm::Error error = parseShape(entry, tensor))
    return error;
  if (llvm::Error error = parseRange(entry, tensor))
    return error;
  return tensor;
}

llvm::Error HeaderParser::checkCover(const std::vector<Tensor> &tensors) const {
  std::vector<const Tensor *> order;
  for (const Tensor &tensor : tensors)
    order.push_back(&tensor);
  std::sort(order.begin(), order.end(), [](const Tensor *a, const Tensor *b) {
    return std::pair(a->data, a->bytes) < std::pair(b->data, b->bytes);
  });
  uint64_t covered = 0;
  for (const Tensor *tensor : order) {
    uint64_t begin = tensor->data - data_;
    if (begin < covered)
      return fail(*tensor, "its bytes from " + std::to_string(begin) +
                               " overlap those of the tensor before it, "
                               "which end at " +
                               std::to_string(covered));
    if (begin > covered)
      return fail(*tensor, "begins at byte " + std::to_string(begin) +
                               ", expected " + std::to_string(covered) +
                               ": bytes between belong to no tensor");
    covered = begin + tensor->bytes;
  }
  if (covered != dataBytes_)
    return fail("tensors end at byte " + std::to_string(covered) +
                " of the data, which has " + std::to_string(dataBytes_) +
                " bytes: the rest belongs to no tensor");
  return llvm::Error::success();
}

llvm::Expected<std::vector<Tensor>> HeaderParser::parse() {
  llvm::Expected<std::string_view> text = headerText();
  if (!text)
    return text.takeError();
  llvm::Expected<json> header = parseJson(*text, path_ + " (header)");
  if (!header)
    return header.takeError();
  if (!header->is_object())
    return fail("header is " + describeJson(*header) + ", expected an object");
  std::vector<Tensor> tensors;
  for (const auto &[name, entry] : header->items()) {
    if (name == "__metadata__")
      continue;
    llvm::Expected<Tensor> tensor = parseTensor(name, entry);
    if (!tensor)
      return tensor.takeError();
    tensors.push_back(std::move(*tensor));
  }
  if (llvm::Error error = checkCover(tensors))
    return error;
  return tensors; // sorted: json objects iterate in the order of their keys
}

class SafetensorsCheckpoint : public Checkpoint {
public:
  /// Maps and parses `path` and appends its tensors, unsorted.
  llvm::Error addFile(const std::string &path);
  llvm::Error addShards(const std::string &directory,
                        const std::string &indexPath);

private:
  std::vector<std::unique_ptr<llvm::MemoryBuffer>> files_;
};

llvm::Error SafetensorsCheckpoint::addFile(const std::string &path) {
  auto buffer = llvm::MemoryBuffer::getFile(path, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
  if (!buffer)
    return inputError({path}, buffer.getError().message() +
                                  "; expected a safetensors file");
  llvm::Expected<std::vector<Tensor>> tensors =
      parseSafetensors((*buffer)->getMemBufferRef());
  if (!tensors)
    return tensors.takeError();
  files_.push_back(std::move(*buffer));
  std::move(tensors->begin(), tensors->end(), std::back_inserter(tensors_));
  return llvm::Error::success();
}

llvm::Error SafetensorsCheckpoint::addShards(const std::string &directory,
                                             const std::string &indexPath) {
  llvm::Expected<std::map<std::string, std::string>> shards =
      readSafetensorsIndex(indexPath);
  if (!shards)
    return shards.takeError();
  std::map<std::string, std::string> firstUser;
  for (const auto &[name, shard] : *shards)
    firstUser.emplace(shard, name);
  for (const auto &[shard, name] : firstUser) {
    std::string path = directory + "/" + shard;
    if (!llvm::sys::fs::exists(path))
      return inputError({indexPath}, "shard " + quote(shard) + " of tensor " +
                                         quote(name) +
                                         " is not in the directory");
    if (llvm::Error error = addFile(path))
      return error;
  }
  for (const Tensor &tensor : tensors_) {
    auto entry = shards->find(tensor.name);
    if (entry == shards->end())
      return inputError({indexPath}, "tensor " + quote(tensor.name) + " of " +
                                         tensor.file + " is not in weight_map");
    if (entry->second != tensor.file)
      return inputError({indexPath}, "tensor " + quote(tensor.name) +
                                         " is in " + tensor.file +
                                         ", weight_map says " +
                                         quote(entry->second));
  }
  if (tensors_.size() == shards->size())
    return llvm::Error::success();
  for (const Tensor &tensor : tensors_)
    shards->erase(tensor.name);
  const auto &[name, shard] = *shards->begin();
  return inputError({indexPath}, "tensor " + quote(name) + " is not in " +
                                     shard + ", which weight_map names");
}

} // namespace

llvm::Expected<std::map<std::string, std::string>>
readSafetensorsIndex(const std::string &path) {
  llvm::Expected<std::string> text =
      readTextFile(path, "an index of safetensors shards");
  if (!text)
    return text.takeError();
  llvm::Expected<json> index = parseJson(*text, path);
  if (!index)
    return index.takeError();
  auto entries = index->is_object() ? index->find("weight_map") : index->end();
  if (!index->is_object() || entries == index->end() || !entries->is_object())
    return inputError({path}, "expected an object 'weight_map'");
  std::map<std::string, std::string> shards;
  for (const auto &[name, shard] : entries->items()) {
    // A shard is a neighbour of its index: a path would leave the directory.
    bool plain =
        shard.is_string() &&
        llvm::StringRef(shard.get_ref<const std::string &>())
            .ends_with(".safetensors") &&
        shard.get_ref<const std::string &>().find('/') == std::string::npos;
    if (!plain)
      return inputError({path}, "weight_map: tensor " + quote(name) +
                                    ": found " + describeJson(shard) +
                                    ", expected the name of a .safetensors "
                                    "file in the same directory");
    shards[name] = shard.get<std::string>();
  }
  return shards;
}

llvm::Expected<std::vector<Tensor>>
parseSafetensors(llvm::MemoryBufferRef file) {
  return HeaderParser(file).parse();
}

llvm::Expected<std::unique_ptr<Checkpoint>>
openSafetensorsFile(const std::string &path) {
  auto checkpoint = std::make_unique<SafetensorsCheckpoint>();
  if (llvm::Error error = checkpoint->addFile(path))
    return error;
  return checkpoint;
}

llvm::Expected<std::unique_ptr<Checkpoint>>
Checkpoint::openSafetensors(const std::string &directory) {
  std::string single = directory + "/model.safetensors";
  if (llvm::sys::fs::exists(single))
    return openSafetensorsFile(single);
  std::string index = single + ".index.json";
  if (!llvm::sys::fs::exists(index))
    return inputError({directory}, "holds neither model.safetensors nor "
                                   "model.safetensors.index.json");
  auto checkpoint = std::make_unique<SafetensorsCheckpoint>();
  if (llvm::Error error = checkpoint->addShards(directory, index))
    return error;
  auto byName = [](const Tensor &a, const Tensor &b) {
    return a.name < b.name;
  };
  std::sort(checkpoint->tensors_.begin(), checkpoint->tensors_.end(), byName);
  return checkpoint;
}

} // namespace kvc
