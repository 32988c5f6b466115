// A model of one GGUF file or of several; see Gguf.h.
//
// What depends on the whole model is settled here: only the first part knows
// the architecture, and q, k and v of a layer may lie in two parts.

#include <algorithm>

#include "llvm/Support/FormatVariadic.h"

#include "compiler/import/Gguf.h"
#include "compiler/import/GgufWeights.h"
#include "compiler/import/InputError.h"
#include "compiler/import/JsonReader.h"

namespace kvc {

using nlohmann::json;

llvm::Error GgufCheckpoint::addPart(const std::string &path, uint64_t number,
                                    uint64_t count) {
  auto buffer = llvm::MemoryBuffer::getFile(path, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
  if (!buffer)
    return inputError({path},
                      buffer.getError().message() + "; expected a GGUF file");
  llvm::Expected<GgufContent> content = parseGguf((*buffer)->getMemBufferRef());
  if (!content)
    return content.takeError();
  for (auto [key, expected] :
       {std::pair("split.no", number), std::pair("split.count", count)}) {
    auto entry = content->metadata.find(key);
    json found = entry == content->metadata.end() ? json() : *entry;
    if (count > 1 && found != expected)
      return inputError({path}, "key " + std::string(key) + ": found " +
                                    describeJson(found) + ", expected " +
                                    std::to_string(expected));
  }
  files_.push_back(std::move(*buffer));
  tensorsInFiles_ += content->tensorCount;
  if (number == 0)
    metadata_ = std::move(content->metadata);
  std::move(content->tensors.begin(), content->tensors.end(),
            std::back_inserter(tensors_));
  return llvm::Error::success();
}

/// Parts behind the first, whose names differ from its own in their number.
llvm::Error GgufCheckpoint::addParts(const std::string &path) {
  constexpr uint64_t kPartsMax = 99999; // five digits in the name
  auto number = [&](const char *key) {
    auto entry = metadata_.find(key);
    return entry != metadata_.end() && entry->is_number_unsigned()
               ? entry->get<uint64_t>()
               : uint64_t(0);
  };
  uint64_t count = number("split.count");
  if (count <= 1)
    return llvm::Error::success();
  if (count > kPartsMax)
    return inputError({path}, "key split.count: found " +
                                  std::to_string(count) +
                                  ", expected at most 99999");
  auto ending = [&](uint64_t part) {
    return llvm::formatv("-{0,0+5}-of-{1,0+5}.gguf", part + 1, count).str();
  };
  if (number("split.no") != 0)
    return inputError({path},
                      "is part " + std::to_string(number("split.no") + 1) +
                          " of " + std::to_string(count) +
                          ", expected the first, which ends in " + ending(0));
  llvm::StringRef stem = path;
  if (!stem.consume_back(ending(0)))
    return inputError({path}, "is the first of " + std::to_string(count) +
                                  " parts, expected a name that ends in " +
                                  ending(0));
  for (uint64_t part = 1; part < count; ++part)
    if (llvm::Error error = addPart(stem.str() + ending(part), part, count))
      return error;
  uint64_t tensors = number("split.tensors.count");
  uint64_t found = tensorsInFiles_;
  if (tensors != 0 && tensors != found)
    return inputError({path}, "key split.tensors.count: found " +
                                  std::to_string(tensors) + ", the " +
                                  std::to_string(count) + " parts have " +
                                  std::to_string(found));
  return llvm::Error::success();
}

/// Marks the projections that the converter permuted.
static void markRotaryPairs(const json &metadata,
                            std::vector<Tensor> &tensors) {
  std::string name;
  if (auto entry = metadata.find("general.architecture");
      entry != metadata.end() && entry->is_string())
    name = entry->get<std::string>();
  const GgufArchitecture *row = findGgufArchitecture(name);
  if (!row || !row->rotaryPairsAdjacent)
    return;
  for (Tensor &tensor : tensors) {
    llvm::StringRef stem = llvm::StringRef(tensor.name).rsplit('.').first;
    tensor.rotaryPairsAdjacent = stem.ends_with(".self_attn.q_proj") ||
                                 stem.ends_with(".self_attn.k_proj");
  }
}

llvm::Expected<std::unique_ptr<GgufCheckpoint>>
GgufCheckpoint::open(const std::string &path) {
  auto checkpoint = std::make_unique<GgufCheckpoint>();
  if (llvm::Error error = checkpoint->addPart(path, 0, 1))
    return error;
  if (llvm::Error error = checkpoint->addParts(path))
    return error;
  std::vector<Tensor> &tensors = checkpoint->tensors_;
  std::sort(tensors.begin(), tensors.end(),
            [](const Tensor &a, const Tensor &b) {
              return std::pair(a.name, a.file) < std::pair(b.name, b.file);
            });
  for (size_t i = 1; i < tensors.size(); ++i)
    if (tensors[i].name == tensors[i - 1].name)
      return inputError({path}, "tensor " + quote(tensors[i].sourceName) +
                                    " is in " + tensors[i - 1].file +
                                    " and in " + tensors[i].file);
  markRotaryPairs(checkpoint->metadata_, tensors);
  widenMixedWeights(tensors);
  return checkpoint;
}

} // namespace kvc
