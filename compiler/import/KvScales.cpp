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

std::string scaleName(uint32_t layer, const char *kind) {
  return "model.layers." + std::to_string(layer) + ".self_attn." + kind;
}

/// Reads one scale into the KV heads of its layer.
llvm::Error readScale(const Checkpoint &source, const std::string &file,
                      const std::string &name, uint32_t kvHeadCount,
                      float *scales) {
  const Tensor *tensor = source.find(name);
  if (!tensor)
    return inputError({file}, "KV scale " + quote(name) + " is missing");
  bool single =
      tensor->shape.empty() || tensor->shape == std::vector<int64_t>{1};
  if ((!single && tensor->shape != std::vector<int64_t>{kvHeadCount}) ||
      tensorTypeInfo(tensor->type).blockElements > 1)
    return inputError({file}, "KV scale " + quote(name) + " has shape " +
                                  shapeText(tensor->shape) + " of " +
                                  tensorTypeInfo(tensor->type).name +
                                  ", expected one float or one per KV head, [" +
                                  std::to_string(kvHeadCount) + "]");
  for (uint32_t head = 0; head < kvHeadCount; ++head) {
    scales[head] = readFloat(*tensor, single ? 0 : head);
    // The kernels multiply by f32(1 / scale), which must be finite as well.
    if (!std::isfinite(scales[head]) || scales[head] <= 0 ||
        !std::isfinite(1.0f / scales[head]))
      return inputError({file}, "KV scale " + quote(name) + " is " +
                                    std::to_string(scales[head]) +
                                    " for KV head " + std::to_string(head) +
                                    ", expected a finite number above zero");
  }
  return llvm::Error::success();
}

llvm::Error readScales(const Checkpoint &source, const std::string &file,
                       Model &model) {
  uint32_t kvHeadCount = model.config.kvHeadCount;
  for (uint32_t layer = 0; layer < model.config.layerCount; ++layer) {
    size_t first = size_t(layer) * kvHeadCount;
    if (llvm::Error error = readScale(source, file, scaleName(layer, "k_scale"),
                                      kvHeadCount, &model.keyScales[first]))
      return error;
    if (llvm::Error error = readScale(source, file, scaleName(layer, "v_scale"),
                                      kvHeadCount, &model.valueScales[first]))
      return error;
  }
  size_t found = 0;
  for (const Tensor &tensor : source.tensors())
    found += isKvScaleName(tensor.name);
  if (found != 2 * size_t(model.config.layerCount))
    return inputError({file}, "holds " + std::to_string(found) +
                                  " KV scales, expected 2 for each of " +
                                  std::to_string(model.config.layerCount) +
                                  " layers");
  model.kvScaleSource = llvm::sys::path::filename(file).str();
  return llvm::Error::success();
}

} // namespace

bool isKvScaleName(const std::string &name) {
  llvm::StringRef rest = name;
  uint32_t layer = 0;
  return rest.consume_front("model.layers.") &&
         !rest.consumeInteger(10, layer) &&
         (rest == ".self_attn.k_scale" || rest == ".self_attn.v_scale");
}

llvm::Error loadKvScales(Model &model) {
  size_t count = size_t(model.config.layerCount) * model.config.kvHeadCount;
  model.keyScales.assign(count, 1.0f);
  model.valueScales.assign(count, 1.0f);
  if (model.spec.kvDtype.value == KvCodec::F16)
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
    return readScales(**source, file, model);
  }
  for (const Tensor &tensor : model.checkpoint->tensors())
    if (isKvScaleName(tensor.name))
      return readScales(*model.checkpoint, model.spec.weights.value, model);
  return llvm::Error::success();
}

} // namespace kvc
