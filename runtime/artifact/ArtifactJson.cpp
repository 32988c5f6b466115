// Reads manifest.json and plan.json; see ArtifactJson.h.
//
// The JSON library throws for a missing key or a wrong type; the two parse
// functions are the boundary where that becomes a Status.

#include "runtime/artifact/ArtifactJson.h"

#include <nlohmann/json.hpp>

using Json = nlohmann::json;

namespace kvc {

namespace {

/// A count that must fit 32 bits; the library would cut it silently.
uint32_t count(const Json &object, const char *key) {
  uint64_t value = object.at(key).get<uint64_t>();
  if (object.at(key).is_number_float() || value > UINT32_MAX)
    throw std::out_of_range(std::string("'") + key + "' is no 32-bit count");
  return static_cast<uint32_t>(value);
}

std::vector<PlaceDigit> readPlaces(const Json &json, const Manifest &manifest) {
  std::vector<PlaceDigit> digits;
  for (const Json &digit : json) {
    digits.push_back({digit.at(0).get<std::string>() == "token",
                      digit.at(1).get<uint32_t>(), digit.at(2).get<uint32_t>(),
                      digit.at(3).get<uint32_t>()});
    if (digits.back().divisor == 0 || digits.back().modulus == 0)
      throw std::out_of_range("an element place divides by 0");
  }
  uint64_t tile = manifest.pageBytes / manifest.layers / manifest.kvHeads / 2;
  uint64_t last = 0;
  for (const PlaceDigit &digit : digits)
    last += uint64_t(digit.modulus - 1) * digit.bytes;
  if (last >= tile)
    throw std::out_of_range("an element place is outside its tile of " +
                            std::to_string(tile) + " bytes");
  return digits;
}

/// Where a codec's tables are, inside the weights.
void readTables(const Json &json, Manifest &manifest) {
  KvTables shape{manifest.kvHeads, manifest.headDim};
  for (const Json &table : json) {
    KvTablePlace place{table.at("encode"),        table.at("attention"),
                       table.at("score_factor"),  table.at("value_factor"),
                       table.at("center_factor"), table.at("largest_value")};
    if (place.encode + shape.encodeFloats() * 4 > manifest.weightsBytes ||
        place.attention + shape.attentionFloats() * 4 > manifest.weightsBytes)
      throw std::out_of_range("a KV table is outside the weights");
    manifest.kvTables.push_back(place);
  }
  if (manifest.kvTables.size() != manifest.layers)
    throw std::out_of_range(
        "KV tables of " + std::to_string(manifest.kvTables.size()) +
        " layers, the model has " + std::to_string(manifest.layers));
}

void readManifest(const Json &json, ManifestFile &file) {
  Manifest &manifest = file.manifest;
  manifest.name = json.at("name");
  manifest.architecture = json.at("architecture");
  manifest.target = json.at("target");
  manifest.cpuFeatures = json.at("cpu_features");
  const Json &model = json.at("model");
  manifest.hiddenSize = count(model, "hidden_size");
  manifest.layers = count(model, "layers");
  manifest.heads = count(model, "heads");
  manifest.kvHeads = count(model, "kv_heads");
  manifest.headDim = count(model, "head_dim");
  manifest.vocabSize = count(model, "vocab_size");
  manifest.maxModelLen = count(model, "max_model_len");
  const Json &limits = json.at("limits");
  manifest.maxNumSeqs = count(limits, "max_num_seqs");
  manifest.maxNumBatchedTokens = count(limits, "max_num_batched_tokens");
  manifest.step.rowsMax = count(limits, "max_rows");
  manifest.step.sequencesMax = count(limits, "max_sequences");
  manifest.step.pagesPerSequence = count(limits, "pages_per_sequence");
  manifest.step.logitRowsMax = count(limits, "max_logit_rows");
  const Json &cache = json.at("kv_cache");
  manifest.kvDtype = cache.at("dtype");
  manifest.kvScales = cache.at("scales");
  manifest.pageBytes = cache.at("page_bytes").get<uint64_t>();
  if (count(cache, "page_tokens") != kPageTokens)
    throw std::out_of_range("'page_tokens' is not 16");
  manifest.arenaBytes = json.at("arena_bytes").get<uint64_t>();
  manifest.weightsBytes = json.at("weights_bytes").get<uint64_t>();
  manifest.step.layers = manifest.layers;
  if (manifest.layers == 0 || manifest.kvHeads == 0)
    throw std::out_of_range("'layers' and 'kv_heads' must not be 0");
  manifest.ropeFrequencies =
      model.at("rope_frequencies").get<std::vector<double>>();
  if (manifest.ropeFrequencies.size() != manifest.headDim / 2)
    throw std::out_of_range("'rope_frequencies' are not head_dim / 2");
  readTables(cache.at("tables"), manifest);
  const Json &places = cache.at("element_places");
  manifest.keyPlaces = readPlaces(places.at("k"), manifest);
  manifest.valuePlaces = readPlaces(places.at("v"), manifest);
  manifest.eosTokenIds = json.at("eos_token_ids").get<std::vector<uint32_t>>();
  for (auto &[name, entry] : json.at("files").items())
    file.files[name] = {entry.at("bytes").get<uint64_t>(),
                        entry.at("xxh3_128")};
}

Space spaceOf(const std::string &name) {
  if (name == "weights")
    return Space::Weights;
  if (name == "arena")
    return Space::Arena;
  if (name == "kv")
    return Space::Kv;
  if (name == "step")
    return Space::Step;
  throw std::out_of_range("unknown memory space '" + name + "'");
}

uint64_t spaceBytes(Space space, const Manifest &manifest) {
  switch (space) {
  case Space::Weights:
    return manifest.weightsBytes;
  case Space::Arena:
    return manifest.arenaBytes;
  case Space::Kv:
    return manifest.pageBytes;
  case Space::Step:
    return uint64_t(manifest.step.words()) * 4;
  }
  return 0;
}

Range checkedRange(Range range, const Manifest &manifest) {
  uint64_t size = spaceBytes(range.space, manifest);
  if (range.offset > size || range.bytes > size - range.offset)
    throw std::out_of_range("a range of " + std::to_string(range.bytes) +
                            " bytes at " + std::to_string(range.offset) +
                            " is outside a space of " + std::to_string(size));
  return range;
}

PlannedCall readCall(const Json &json, const Manifest &manifest,
                     size_t kernels) {
  PlannedCall call;
  call.kernel = count(json, "kernel");
  if (call.kernel >= kernels)
    throw std::out_of_range("kernel " + std::to_string(call.kernel) + " of " +
                            std::to_string(kernels));
  call.gridX = json.at("grid").at(0).get<uint32_t>();
  call.gridY = json.at("grid").at(1).get<uint32_t>();
  for (const Json &arg : json.at("args"))
    call.arguments.push_back(
        checkedRange({spaceOf(arg.at(0).get<std::string>()),
                      arg.at(1).get<uint64_t>(), arg.at(2).get<uint64_t>()},
                     manifest));
  return call;
}

Program readProgram(const Json &json, const Manifest &manifest,
                    size_t kernels) {
  Program program;
  program.name = json.at("name");
  program.decode = json.at("kind") == "decode";
  program.rows = count(json, "rows");
  program.logitRows = count(json, "logit_rows");
  program.rowsPerItem = count(json, "rows_per_item");
  program.logitsStride = json.at("logits_stride").get<uint64_t>();
  program.logits = checkedRange({Space::Arena,
                                 json.at("logits").at("offset").get<uint64_t>(),
                                 json.at("logits").at("bytes").get<uint64_t>()},
                                manifest);
  bool fits = program.rows > 0 && program.rows <= manifest.step.rowsMax &&
              program.logitRows > 0 &&
              program.logitRows <= manifest.step.logitRowsMax &&
              program.rowsPerItem > 0 &&
              program.logitsStride >= uint64_t(manifest.vocabSize) * 4 &&
              program.logits.bytes / program.logitRows >= program.logitsStride;
  if (!fits)
    throw std::out_of_range("program '" + program.name +
                            "' does not fit the manifest's limits");
  for (const Json &call : json.at("calls"))
    program.calls.push_back(readCall(call, manifest, kernels));
  return program;
}

/// Runs `read` and turns what the JSON library throws into a status.
template <typename Read> Status guarded(const char *file, const Read &read) {
  try {
    read();
  } catch (const std::exception &error) {
    return invalid(std::string(file) + ": " + error.what());
  }
  return Status();
}

} // namespace

Result<ManifestFile> parseManifest(std::string_view text) {
  ManifestFile file;
  uint64_t version = 0;
  Json json;
  Status status = guarded("manifest.json", [&] {
    json = Json::parse(text);
    version = json.at("format_version").get<uint64_t>();
  });
  if (!status.ok())
    return status;
  if (version != kFormatVersion)
    return invalid("format version " + std::to_string(version) +
                   ", this runtime reads " + std::to_string(kFormatVersion) +
                   "; compile the model again");
  status = guarded("manifest.json", [&] { readManifest(json, file); });
  if (!status.ok())
    return status;
  return file;
}

Result<Plan> parsePlan(std::string_view text, const Manifest &manifest) {
  Plan plan;
  Status status = guarded("plan.json", [&] {
    Json json = Json::parse(text);
    plan.kernels = json.at("kernels").get<std::vector<std::string>>();
    for (const Json &program : json.at("programs"))
      plan.programs.push_back(
          readProgram(program, manifest, plan.kernels.size()));
    if (plan.programs.empty())
      throw std::out_of_range("no programs");
  });
  if (!status.ok())
    return status;
  return plan;
}

} // namespace kvc
