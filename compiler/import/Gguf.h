/// \file
/// GGUF version 3: a file of metadata, a tensor directory and data, as written
/// by llama.cpp. Every length in it is compared with what is left of the file
/// before memory is taken for it, so a hostile file costs no more than its
/// size.
///
/// Tensors come out under Hugging Face names (`blk.0.attn_q.weight` is
/// `model.layers.0.self_attn.q_proj.weight`) with their shapes outermost first;
/// GGUF itself writes the innermost dimension first. A tensor without a name of
/// that kind keeps its own. A stack of experts becomes a tensor for each.
///
/// A model may be split into files `x-00001-of-00003.gguf`: the first, which is
/// the one to name, has the metadata, each its own tensors.

#ifndef KVC_COMPILER_IMPORT_GGUF_H
#define KVC_COMPILER_IMPORT_GGUF_H

#include <string_view>

#include <nlohmann/json.hpp>

#include "llvm/Support/MemoryBuffer.h"

#include "compiler/import/Checkpoint.h"
#include "compiler/import/ModelConfig.h"

namespace kvc {

/// What a value of `general.architecture` means.
struct GgufArchitecture {
  const char *name;            ///< "llama"
  const char *huggingFaceName; ///< "LlamaForCausalLM"
  bool rotaryPairsAdjacent;    ///< see Tensor::rotaryPairsAdjacent
  bool experts;                ///< every layer is a mixture of experts
};

/// Null for an architecture that is not supported.
const GgufArchitecture *findGgufArchitecture(std::string_view name);

/// The content of a GGUF file.
struct GgufContent {
  /// An object of all metadata; integers that are not negative are unsigned.
  nlohmann::json metadata = nlohmann::json::object();
  /// Sorted by name; they point into the parsed memory.
  std::vector<Tensor> tensors;
  uint64_t tensorCount = 0; ///< in the file, a stack of experts being one
};

/// Parses the file held in `file`, whose identifier is the path that errors
/// name. Touches no tensor data. What kernels read together may still be in
/// several forms.
llvm::Expected<GgufContent> parseGguf(llvm::MemoryBufferRef file);

/// The name in Hugging Face files of a GGUF tensor, or `name` itself.
std::string huggingFaceTensorName(std::string_view name);

/// The name of expert `expert` of a GGUF tensor that stacks them, else "".
std::string expertTensorName(std::string_view name, int64_t expert);

class GgufCheckpoint : public Checkpoint {
public:
  /// Maps and parses `path`, and the parts that follow it.
  static llvm::Expected<std::unique_ptr<GgufCheckpoint>>
  open(const std::string &path);

  const nlohmann::json &metadata() const { return metadata_; }

private:
  llvm::Error addPart(const std::string &path, uint64_t number, uint64_t count);
  llvm::Error addParts(const std::string &path);

  std::vector<std::unique_ptr<llvm::MemoryBuffer>> files_;
  uint64_t tensorsInFiles_ = 0;
  nlohmann::json metadata_;
};

/// The traits of the model, from metadata and from which tensors there are: a
/// file without `output.weight` has tied embeddings, one with `attn_q.bias` has
/// biases, and `rope_freqs.weight` becomes RopeConfig::frequencyDivisors. Other
/// architectures and what has no kernel are refused by name. `file` is for
/// errors.
llvm::Expected<ModelConfig> readGgufConfig(const GgufCheckpoint &checkpoint,
                                           const std::string &file);

/// True for a tensor that readGgufConfig reads and no layer needs.
bool isGgufConfigTensor(const std::string &name);

} // namespace kvc

#endif // KVC_COMPILER_IMPORT_GGUF_H
