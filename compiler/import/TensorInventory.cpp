// The tensors of a decoder, from its traits.
//
// Layers are visited one at a time and the first missing tensor ends the walk,
// so a config that claims four billion layers costs nothing.

#include "compiler/import/TensorInventory.h"

#include <set>

#include "compiler/import/InputError.h"
#include "compiler/import/JsonReader.h"

namespace kvc {

namespace {

using Shape = std::vector<int64_t>;

/// Names and shapes of one layer; stops adding after the first error.
class LayerVisitor {
public:
  LayerVisitor(const ModelConfig &config,
               const std::function<llvm::Error(ExpectedTensor)> &visit)
      : config_(config), visit_(visit) {}

  llvm::Error visitLayer(uint32_t layer) {
    std::string prefix = "model.layers." + std::to_string(layer) + ".";
    visitNorm(prefix + "input_layernorm", config_.hiddenSize);
    visitAttention(prefix + "self_attn.");
    visitNorm(prefix + "post_attention_layernorm", config_.hiddenSize);
    if (config_.moe)
      visitExperts(prefix + "mlp.", *config_.moe);
    else
      visitMlp(prefix + "mlp.", config_.intermediateSize);
    return std::move(error_);
  }

  llvm::Error visitEnds() {
    visit({"model.embed_tokens.weight", matrix(config_.vocabSize), true});
    visitNorm("model.norm", config_.hiddenSize);
    if (!config_.tiedEmbeddings)
      visit({"lm_head.weight", matrix(config_.vocabSize), true});
    return std::move(error_);
  }

private:
  void visitAttention(const std::string &prefix) {
    int64_t query = int64_t(config_.headCount) * config_.headDim;
    int64_t keyValue = int64_t(config_.kvHeadCount) * config_.headDim;
    visitProjection(prefix + "q_proj", query);
    visitProjection(prefix + "k_proj", keyValue);
    visitProjection(prefix + "v_proj", keyValue);
    visit({prefix + "o_proj.weight", Shape{config_.hiddenSize, query}, true});
    if (config_.qkNorm) {
      visitNorm(prefix + "q_norm", config_.headDim);
      visitNorm(prefix + "k_norm", config_.headDim);
    }
  }

  void visitProjection(const std::string &prefix, int64_t rows) {
    visit({prefix + ".weight", matrix(rows), true});
    if (config_.qkvBias)
      visit({prefix + ".bias", Shape{rows}, false});
  }

  void visitMlp(const std::string &prefix, int64_t width) {
    visit({prefix + "gate_proj.weight", matrix(width), true});
    visit({prefix + "up_proj.weight", matrix(width), true});
    visit(
        {prefix + "down_proj.weight", Shape{config_.hiddenSize, width}, true});
  }

  void visitExperts(const std::string &prefix, const MoeConfig &moe) {
    visit({prefix + "gate.weight", matrix(moe.expertCount), true});
    for (uint32_t expert = 0; expert < moe.expertCount && !error_; ++expert)
      visitMlp(prefix + "experts." + std::to_string(expert) + ".",
               moe.intermediateSize);
  }

  void visitNorm(const std::string &prefix, int64_t width) {
    visit({prefix + ".weight", Shape{width}, false});
  }

  Shape matrix(int64_t rows) const { return {rows, config_.hiddenSize}; }

  void visit(ExpectedTensor tensor) {
    if (!error_)
      error_ = visit_(std::move(tensor));
  }

  const ModelConfig &config_;
  const std::function<llvm::Error(ExpectedTensor)> &visit_;
  llvm::Error error_ = llvm::Error::success();
};

std::string kindOfModel(const ModelConfig &config) {
  return config.architecture + " of " + std::to_string(config.layerCount) +
         " layers";
}

/// The name for messages: the one in the file, and ours where it differs.
std::string nameOf(const Tensor &tensor) {
  if (tensor.name == tensor.sourceName)
    return quote(tensor.name);
  return quote(tensor.sourceName) + " (" + tensor.name + ")";
}

llvm::Error checkTensor(const Checkpoint &checkpoint,
                        const ExpectedTensor &expected,
                        const ModelConfig &config, const std::string &file) {
  const Tensor *tensor = checkpoint.find(expected.name);
  if (!tensor)
    return inputError({file}, "tensor " + quote(expected.name) +
                                  " is missing, which " + kindOfModel(config) +
                                  " needs with shape " +
                                  shapeText(expected.shape));
  if (tensor->shape != expected.shape)
    return inputError({file}, "tensor " + nameOf(*tensor) + " has shape " +
                                  shapeText(tensor->shape) + ", expected " +
                                  shapeText(expected.shape));
  const TensorTypeInfo &type = tensorTypeInfo(tensor->type);
  if (tensor->type == TensorType::I32 || tensor->type == TensorType::I64 ||
      (type.blockElements > 1 && !expected.mayBeQuantized))
    return inputError({file}, "tensor " + nameOf(*tensor) + " is stored as " +
                                  type.name + ", expected f32, f16 or bf16");
  return llvm::Error::success();
}

} // namespace

llvm::Error
visitExpectedTensors(const ModelConfig &config,
                     const std::function<llvm::Error(ExpectedTensor)> &visit) {
  LayerVisitor visitor(config, visit);
  if (llvm::Error error = visitor.visitEnds())
    return error;
  for (uint32_t layer = 0; layer < config.layerCount; ++layer)
    if (llvm::Error error = LayerVisitor(config, visit).visitLayer(layer))
      return error;
  return llvm::Error::success();
}

llvm::Error
checkInventory(const Checkpoint &checkpoint, const ModelConfig &config,
               const std::string &file,
               const std::function<bool(const std::string &)> &isKnown) {
  std::set<std::string> needed;
  llvm::Error error =
      visitExpectedTensors(config, [&](const ExpectedTensor &expected) {
        needed.insert(expected.name);
        return checkTensor(checkpoint, expected, config, file);
      });
  if (error)
    return error;
  for (const Tensor &tensor : checkpoint.tensors()) {
    if (needed.count(tensor.name) || isKnown(tensor.name))
      continue;
    const char *reason = " is not used by ";
    if (llvm::StringRef(tensor.name).ends_with("o_proj.bias"))
      reason = ": a bias of the attention output is not supported for ";
    return inputError({file}, "tensor " + nameOf(tensor) + reason +
                                  kindOfModel(config));
  }
  return llvm::Error::success();
}

} // namespace kvc
