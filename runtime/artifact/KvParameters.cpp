// Scales files; see KvParameters.h.

#include "runtime/artifact/KvParameters.h"

#include <cmath>
#include <cstdio>
#include <cstring>
#include <fstream>

#include <nlohmann/json.hpp>

namespace kvc {

namespace {

using Json = nlohmann::json;

/// The tensors of a safetensors file, all of f32.
class ScalesReader {
public:
  static Result<ScalesReader> open(const std::string &path) {
    KVC_ASSIGN(MappedFile file, MappedFile::open(path));
    ScalesReader reader(path, std::move(file));
    std::string_view text = reader.file_.text();
    uint64_t length = 0;
    if (text.size() >= 8)
      std::memcpy(&length, text.data(), 8);
    if (text.size() < 8 || length > text.size() - 8)
      return invalid(path + ": is no safetensors file; kvc calibrate writes "
                            "scales files");
    reader.header_ = Json::parse(text.substr(8, length), nullptr,
                                 /*allow_exceptions=*/false);
    if (!reader.header_.is_object())
      return invalid(path + ": the header is no JSON object");
    reader.data_ = text.substr(8 + length);
    return reader;
  }

  bool has(const std::string &name) const { return header_.contains(name); }

  /// The numbers of a tensor that has one of two counts.
  Result<std::vector<float>> read(const std::string &name, size_t few,
                                  size_t many) const {
    if (!has(name))
      return invalid(path_ + ": KV scale '" + name + "' is missing");
    size_t first = 0, end = 0;
    std::string type;
    try {
      const Json &entry = header_.at(name);
      type = entry.at("dtype").get<std::string>();
      first = entry.at("data_offsets").at(0).get<size_t>();
      end = entry.at("data_offsets").at(1).get<size_t>();
    } catch (const Json::exception &error) {
      return invalid(path_ + ": KV scale '" + name + "': " + error.what());
    }
    size_t count = (end - first) / 4;
    if (type != "F32" || end < first || end > data_.size() ||
        (count != few && count != many) || (end - first) % 4 != 0)
      return invalid(path_ + ": KV scale '" + name + "' is " +
                     std::to_string(end - first) + " bytes of " + type +
                     " at " + std::to_string(first) + ", expected " +
                     (few == many ? "" : std::to_string(few * 4) + " or ") +
                     std::to_string(many * 4) + " of F32 in " +
                     std::to_string(data_.size()));
    std::vector<float> numbers(count);
    std::memcpy(numbers.data(), data_.data() + first, end - first);
    return numbers;
  }

private:
  ScalesReader(std::string path, MappedFile file)
      : path_(std::move(path)), file_(std::move(file)) {}
  std::string path_;
  MappedFile file_;
  Json header_;
  std::string_view data_;
};

std::string prefixOf(uint32_t layer) {
  return "model.layers." + std::to_string(layer) + ".self_attn.";
}

/// Reads K or V of one layer under `prefix`, "k" or "v" at its end.
Status readPart(const ScalesReader &reader, const std::string &prefix,
                bool centers, uint32_t heads, uint32_t dim, KvChannel *to) {
  size_t count = size_t(heads) * dim;
  // A single number is for all heads.
  auto scales = reader.read(prefix + "_scale", heads, count);
  if (!scales.ok() && heads != 1)
    scales = reader.read(prefix + "_scale", 1, count);
  if (!scales.ok())
    return scales.takeStatus();
  for (size_t i = 0; i < count; ++i) {
    to[i].scale = (*scales)[i * scales->size() / count];
    if (!(to[i].scale > 0) || !std::isfinite(1.0f / to[i].scale))
      return invalid("KV scale '" + prefix + "_scale' is " +
                     std::to_string(to[i].scale) +
                     ", expected a finite number above zero");
  }
  if (!centers)
    return Status();
  KVC_ASSIGN(std::vector<float> values,
             reader.read(prefix + "_center", count, count));
  for (size_t i = 0; i < count; ++i) {
    to[i].center = values[i];
    if (!std::isfinite(values[i]))
      return invalid("KV center '" + prefix + "_center' is not finite");
  }
  return Status();
}

/// Collects tensors and writes them.
class ScalesWriter {
public:
  void add(const std::string &name, std::vector<size_t> shape,
           const std::vector<float> &numbers) {
    size_t first = data_.size();
    data_.append(reinterpret_cast<const char *>(numbers.data()),
                 numbers.size() * 4);
    header_[name] = {{"dtype", "F32"},
                     {"shape", std::move(shape)},
                     {"data_offsets", {first, data_.size()}}};
  }

  /// One codec's scales, one a head or a channel, and perhaps its centers.
  void add(const KvParameters &parameters, const std::string &family,
           bool scalesOfChannels, bool centers) {
    size_t heads = parameters.kvHeads, dim = parameters.headDim;
    for (uint32_t layer = 0; layer < parameters.layers; ++layer)
      for (bool value : {false, true}) {
        const KvChannel *from =
            parameters.layer(layer) + (value ? heads * dim : 0);
        std::string name = prefixOf(layer) + family + (value ? "v" : "k");
        std::vector<float> scale, center;
        for (size_t i = 0; i < heads * dim; ++i) {
          if (scalesOfChannels || i % dim == 0)
            scale.push_back(from[i].scale);
          center.push_back(from[i].center);
        }
        if (scalesOfChannels)
          add(name + "_scale", {heads, dim}, scale);
        else
          add(name + "_scale", {heads}, scale);
        if (centers)
          add(name + "_center", {heads, dim}, center);
      }
  }

  std::string text() const {
    std::string header = header_.dump();
    header.resize((header.size() + 7) / 8 * 8, ' ');
    uint64_t length = header.size();
    std::string text(reinterpret_cast<const char *>(&length), 8);
    return text + header + data_;
  }

private:
  Json header_ = Json::object();
  std::string data_;
};

} // namespace

KvParameters KvParameters::unit(const Manifest &manifest) {
  KvParameters result{manifest.layers, manifest.kvHeads, manifest.headDim, {}};
  result.channels.resize(result.layers * result.perLayer());
  return result;
}

double largestKvCode(const std::string &dtype) {
  if (dtype == "f16")
    return 65504;
  if (dtype == "fp8_e4m3")
    return 448;
  if (dtype == "fp8_e5m2")
    return 57344;
  return dtype == "int8" ? 127 : 0;
}

Result<KvParameters> readKvParameters(const std::string &path,
                                      const Manifest &manifest) {
  if (manifest.kvDtype == "f16")
    return invalid(path + ": scales have no meaning for an f16 cache, which "
                          "the artifact has");
  KVC_ASSIGN(ScalesReader reader, ScalesReader::open(path));
  std::string family = manifest.kvDtype == "int8" ? "kvc.int8." : "kvc.fp8.";
  bool centers = reader.has(prefixOf(0) + family + "k_center");
  if (!centers && manifest.kvDtype == "int8")
    return invalid(path + ": has no scales of an int8 cache; kvc calibrate "
                          "writes them");
  if (!centers)
    family.clear();
  KvParameters result = KvParameters::unit(manifest);
  for (uint32_t layer = 0; layer < result.layers; ++layer)
    for (bool value : {false, true}) {
      size_t half = result.perLayer() / 2;
      KvChannel *to =
          &result.channels[layer * result.perLayer() + (value ? half : 0)];
      KVC_TRY(readPart(reader, prefixOf(layer) + family + (value ? "v" : "k"),
                       centers, result.kvHeads, result.headDim, to),
              "KV scales");
    }
  if (reader.has(prefixOf(result.layers) + family + "k_scale"))
    return invalid(path + ": has scales of more than the " +
                   std::to_string(result.layers) + " layers of the model");
  return result;
}

Status writeKvParameters(const std::string &path, const KvScalesFile &file) {
  ScalesWriter writer;
  writer.add(file.plain, "", false, false);
  writer.add(file.fp8, "kvc.fp8.", true, true);
  writer.add(file.int8, "kvc.int8.", true, true);
  std::string partial = path + ".partial";
  {
    std::ofstream stream(partial, std::ios::binary);
    std::string text = writer.text();
    stream.write(text.data(), static_cast<std::streamsize>(text.size()));
    stream.close();
    if (!stream) {
      std::remove(partial.c_str());
      return invalid("cannot write " + path);
    }
  }
  if (std::rename(partial.c_str(), path.c_str()) != 0) {
    std::remove(partial.c_str());
    return invalid("cannot write " + path);
  }
  return Status();
}

} // namespace kvc
