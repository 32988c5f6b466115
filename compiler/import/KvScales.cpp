// Reads KV scales of any float type into f32, which holds f16 and bf16 exactly.

#include "compiler/import/KvScales.h"

#include <cmath>

#include "llvm/ADT/APFloat.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/Path.h"

#include "compiler/import/InputError.h"
#include "compiler/import/JsonReader.h"
#include "compiler/import/Safetensors.h"

namespace kvc {

namespace {

float readFloat(const Tensor &tensor, size_t index) {
  using namespace llvm;
  switch (tensor.type) {
  case TensorType::F16: {
    APInt bits(16, support::endian::read16le(tensor.data + index * 2));
    return APFloat(APFloat::IEEEhalf(), bits).convertToFloat();
  }
  case TensorType::BF16: {
    APInt bits(16, support::endian::read16le(tensor.data + index * 2));
    return APFloat(APFloat::BFloat(), bits).convertToFloat();
  }
  default: {
    APInt bits(32, support::endian::read32le(tensor.data + index * 4));
    return APFloat(APFloat::IEEEsingle(), bits).convertToFloat();
  }
  }
}

/// Endings of the names of one parameter, the first one is ours.
struct Parameter {
  std::vector<const char *> names;
  bool center;
};

const Parameter kPlain[] = {{{"k_scale", "attn.k_scale", "k_proj.k_scale",
                              "k_proj.output_scale", "kv_scale"},
                             false},
                            {{"v_scale", "attn.v_scale", "v_proj.v_scale",
                              "v_proj.output_scale", "kv_scale"},
                             false}};
const Parameter kFp8[] = {{{"kvc.fp8.k_scale"}, false},
                          {{"kvc.fp8.v_scale"}, false},
                          {{"kvc.fp8.k_center"}, true},
                          {{"kvc.fp8.v_center"}, true}};
const Parameter kInt8[] = {{{"kvc.int8.k_scale"}, false},
                           {{"kvc.int8.v_scale"}, false},
                           {{"kvc.int8.k_center"}, true},
                           {{"kvc.int8.v_center"}, true}};
const llvm::ArrayRef<Parameter> kSets[] = {kPlain, kFp8, kInt8};

/// Whether `name` is one of a set's; `layer` is set if so.
bool isOf(llvm::ArrayRef<Parameter> set, llvm::StringRef name,
          uint32_t &layer) {
  if (!name.consume_front("model.layers.") || name.consumeInteger(10, layer) ||
      !name.consume_front(".self_attn."))
    return false;
  return llvm::any_of(set, [&](const Parameter &parameter) {
    return llvm::is_contained(parameter.names, name);
  });
}

bool holds(const Checkpoint &source, llvm::ArrayRef<Parameter> set) {
  uint32_t layer = 0;
  return llvm::any_of(source.tensors(), [&](const Tensor &tensor) {
    return isOf(set, tensor.name, layer);
  });
}

/// Reads scales and centers of one checkpoint or file.
class ScaleReader {
public:
  ScaleReader(const Checkpoint &source, const std::string &file, Model &model)
      : source_(source), file_(file), model_(model) {}

  llvm::Error read(llvm::ArrayRef<Parameter> set) {
    std::vector<float> *to[] = {&model_.keyScales, &model_.valueScales,
                                &model_.keyCenters, &model_.valueCenters};
    for (size_t i = 0; i < set.size(); ++i)
      if (llvm::Error error = readLayers(set[i], *to[i]))
        return error;
    for (const Tensor &tensor : source_.tensors()) {
      uint32_t layer = 0;
      if (isOf(set, tensor.name, layer) && layer >= model_.config.layerCount)
        return inputError({file_},
                          "KV scale " + quote(tensor.name) +
                              " is of a layer that the model has "
                              "not; it has " +
                              std::to_string(model_.config.layerCount));
    }
    model_.kvScaleSource = llvm::sys::path::filename(file_).str();
    return llvm::Error::success();
  }

private:
  /// All layers of one parameter: of scales one a head, or a channel if the
  /// first layer has them so.
  llvm::Error readLayers(const Parameter &parameter, std::vector<float> &to) {
    to.clear();
    for (uint32_t layer = 0; layer < model_.config.layerCount; ++layer) {
      const Tensor *tensor = nullptr;
      std::string prefix =
          "model.layers." + std::to_string(layer) + ".self_attn.";
      for (const char *name : parameter.names)
        if (!tensor)
          tensor = source_.find(prefix + name);
      if (!tensor)
        return inputError({file_}, "KV scale " +
                                       quote(prefix + parameter.names[0]) +
                                       " is missing");
      size_t perLayer = layer == 0 ? 0 : to.size() / layer;
      if (llvm::Error error = readTensor(*tensor, parameter, perLayer, to))
        return error;
    }
    return llvm::Error::success();
  }

  /// Appends a tensor's numbers, `perLayer` of them unless that is 0.
  llvm::Error readTensor(const Tensor &tensor, const Parameter &parameter,
                         size_t perLayer, std::vector<float> &to) {
    int64_t heads = model_.config.kvHeadCount, dim = model_.config.headDim;
    bool single =
        tensor.shape.empty() || tensor.shape == std::vector<int64_t>{1};
    bool ofHeads = single || tensor.shape == std::vector<int64_t>{heads};
    bool ofChannels = tensor.shape == std::vector<int64_t>{heads, dim};
    size_t count = heads * (ofChannels ? dim : 1);
    if (tensorTypeInfo(tensor.type).blockElements > 1 ||
        (parameter.center ? !ofChannels : !ofHeads && !ofChannels) ||
        (perLayer && perLayer != count))
      return inputError({file_},
                        "KV scale " + quote(tensor.name) + " has shape " +
                            shapeText(tensor.shape) + " of " +
                            tensorTypeInfo(tensor.type).name + ", expected " +
                            (parameter.center
                                 ? "floats of shape " + shapeText({heads, dim})
                                 : "one float or one per KV head, " +
                                       shapeText({heads}) +
                                       (ofChannels ? ", as in layer 0" : "")));
    for (size_t i = 0; i < count; ++i) {
      float number = readFloat(tensor, single ? 0 : i);
      // The kernels multiply by f32(1 / scale), which must be finite as well.
      bool valid =
          std::isfinite(number) &&
          (parameter.center || (number > 0 && std::isfinite(1.0f / number)));
      if (!valid)
        return inputError({file_},
                          "KV scale " + quote(tensor.name) + " is " +
                              std::to_string(number) + " for KV head " +
                              std::to_string(ofChannels ? i / dim : i) +
                              ", expected a finite number" +
                              (parameter.center ? "" : " above zero"));
      to.push_back(number);
    }
    return llvm::Error::success();
  }

  const Checkpoint &source_;
  const std::string &file_;
  Model &model_;
};

/// The set that a cache of this type reads from `source`, empty if none.
llvm::ArrayRef<Parameter> chooseSet(const Checkpoint &source, KvCodec codec) {
  if (codec == KvCodec::Int8)
    return holds(source, kInt8) ? llvm::ArrayRef(kInt8)
                                : llvm::ArrayRef<Parameter>();
  if (holds(source, kFp8))
    return kFp8;
  return holds(source, kPlain) ? llvm::ArrayRef(kPlain)
                               : llvm::ArrayRef<Parameter>();
}

} // namespace

bool isKvScaleName(const std::string &name) {
  uint32_t layer = 0;
  return llvm::any_of(kSets, [&](llvm::ArrayRef<Parameter> set) {
    return isOf(set, name, layer);
  });
}

llvm::Error loadKvScales(Model &model) {
  KvCodec codec = model.spec.kvDtype.value;
  size_t count = size_t(model.config.layerCount) * model.config.kvHeadCount;
  model.keyScales.assign(count, 1.0f);
  model.valueScales.assign(count, 1.0f);
  if (codec == KvCodec::F16)
    return llvm::Error::success();

  const std::string &file = model.spec.kvScales.value;
  if (!file.empty()) {
    auto source = openSafetensorsFile(file);
    if (!source)
      return source.takeError();
    for (const Tensor &tensor : (*source)->tensors())
      if (!isKvScaleName(tensor.name))
        return inputError({file}, "tensor " + quote(tensor.name) +
                                      " is not a KV scale, expected names "
                                      "such as 'model.layers.0.self_attn."
                                      "k_scale'");
    auto set = chooseSet(**source, codec);
    if (set.empty())
      return inputError({file}, std::string("has no scales of an ") +
                                    kvCodecName(codec) + " cache; kvc " +
                                    "calibrate writes them");
    return ScaleReader(**source, file, model).read(set);
  }
  if (auto set = chooseSet(*model.checkpoint, codec); !set.empty())
    return ScaleReader(*model.checkpoint, model.spec.weights.value, model)
        .read(set);
  return llvm::Error::success();
}

} // namespace kvc
