// Writes the artifact's directory; see Artifact.h.

#include "compiler/emit/Artifact.h"

#include <nlohmann/json.hpp>

#include "compiler/dialect/launch/Launch.h"
#include "compiler/dialect/wave/Wave.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/xxhash.h"

using namespace mlir;
using Json = nlohmann::ordered_json;

namespace kvc {

llvm::Expected<ArtifactFolder> ArtifactFolder::create(const std::string &path) {
  namespace fs = llvm::sys::fs;
  llvm::StringRef trimmed = llvm::StringRef(path).rtrim('/');
  SourcePlace place{path, 0, 0};
  if (trimmed.empty())
    return inputError(place, "is no name for an artifact");
  if (fs::exists(trimmed) && !fs::exists(trimmed + "/manifest.json"))
    return inputError(place, "exists and is not an artifact (no manifest.json "
                             "in it); expected a new name or an artifact to "
                             "replace");
  llvm::StringRef parent = llvm::sys::path::parent_path(trimmed);
  if (!parent.empty() && !fs::is_directory(parent))
    return inputError(place, "the folder '" + parent.str() + "' is not there");
  llvm::SmallString<128> partial(parent);
  llvm::sys::path::append(partial, "." + llvm::sys::path::filename(trimmed) +
                                       ".partial-%%%%%%%%");
  llvm::SmallString<128> unique;
  for (int attempt = 0; attempt < 16; ++attempt) {
    fs::createUniquePath(partial, unique, /*MakeAbsolute=*/false);
    std::error_code error =
        fs::create_directory(unique, /*IgnoreExisting=*/false, fs::all_all);
    if (!error)
      return ArtifactFolder(trimmed.str(), unique.str().str());
    if (error != std::errc::file_exists)
      return inputError(place,
                        "cannot create a folder beside it: " + error.message());
  }
  return inputError(place, "cannot create a folder beside it");
}

ArtifactFolder::ArtifactFolder(ArtifactFolder &&other)
    : path_(std::move(other.path_)), partial_(std::move(other.partial_)) {
  other.partial_.clear();
}

ArtifactFolder::~ArtifactFolder() {
  if (!partial_.empty())
    llvm::sys::fs::remove_directories(partial_);
}

std::string ArtifactFolder::file(const std::string &name) const {
  return partial_ + "/" + name;
}

llvm::Error ArtifactFolder::write(const std::string &name,
                                  llvm::StringRef contents) const {
  std::error_code error;
  llvm::raw_fd_ostream stream(file(name), error);
  if (error)
    return llvm::createStringError("write " + name + ": " + error.message());
  stream << contents;
  stream.close();
  if (stream.has_error()) {
    error = stream.error();
    stream.clear_error();
    return llvm::createStringError("write " + name + ": " + error.message());
  }
  return llvm::Error::success();
}

llvm::Error ArtifactFolder::publish() {
  namespace fs = llvm::sys::fs;
  std::string old = partial_ + ".old";
  bool replaces = fs::exists(path_);
  std::error_code error;
  if (replaces)
    error = fs::rename(path_, old);
  if (!error)
    error = fs::rename(partial_, path_);
  if (error)
    return llvm::createStringError("move the artifact to " + path_ + ": " +
                                   error.message());
  partial_.clear();
  if (replaces)
    fs::remove_directories(old);
  return llvm::Error::success();
}

static Json rangeJson(launch::RangeAttr range) {
  return Json::array(
      {range.getSpace().str(), range.getOffset(), range.getBytes()});
}

std::string planText(ModuleOp module) {
  Json kernels = Json::array(), programs = Json::array();
  llvm::StringMap<size_t> index;
  for (auto kernel : module.getOps<wave::KernelOp>()) {
    index[kernel.getName()] = kernels.size();
    kernels.push_back(kernel.getName().str());
  }
  for (auto program : module.getOps<launch::ProgramOp>()) {
    Json calls = Json::array();
    for (auto call : program.getBody().getOps<launch::CallOp>()) {
      Json args = Json::array();
      for (auto arg : call.getArgs().getAsRange<launch::RangeAttr>())
        args.push_back(rangeJson(arg));
      calls.push_back({{"kernel", index[call.getKernel()]},
                       {"grid", {call.getGrid()[0], call.getGrid()[1]}},
                       {"args", std::move(args)}});
    }
    programs.push_back({{"name", program.getName().str()},
                        {"kind", program.getKind().str()},
                        {"rows", program.getRows()},
                        {"logit_rows", program.getLogitRows()},
                        {"rows_per_item", program.getRowsPerItem()},
                        {"logits",
                         {{"offset", program.getLogits().getOffset()},
                          {"bytes", program.getLogits().getBytes()}}},
                        {"logits_stride", program.getLogitsStride()},
                        {"calls", std::move(calls)}});
  }
  return Json{{"kernels", std::move(kernels)},
              {"programs", std::move(programs)}}
             .dump() +
         "\n";
}

ArtifactFacts artifactFacts(ModuleOp module, const Model &model) {
  ArtifactFacts facts;
  auto integer = [&](StringRef name) {
    return module->getAttrOfType<IntegerAttr>(name).getInt();
  };
  facts.weightsBytes = integer("launch.weights_bytes");
  facts.arenaBytes = integer("launch.arena_bytes");
  uint64_t element = model.spec.kvDtype.value == KvCodec::F16 ? 2 : 1;
  facts.pageBytes = uint64_t(model.config.layerCount) * 2 * kPageTokens *
                    model.config.kvHeadCount * model.config.headDim * element;
  facts.kernels = llvm::range_size(module.getOps<wave::KernelOp>());
  for (auto program : module.getOps<launch::ProgramOp>()) {
    // All but the embedding, the last norm and the last layer are decoder
    // layers. Where a layer's norm is part of the embedding, the first layer
    // has one less.
    size_t calls = llvm::range_size(program.getBody().getOps<launch::CallOp>());
    facts.launchesPerLayer.push_back(
        {program.getName().str(),
         llvm::divideCeil(calls - 3, model.config.layerCount)});
  }
  return facts;
}

static llvm::Expected<Json> fileJson(const std::string &path) {
  auto buffer = llvm::MemoryBuffer::getFile(path, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
  if (!buffer)
    return llvm::createStringError("read " + path + ": " +
                                   buffer.getError().message());
  llvm::StringRef bytes = (*buffer)->getBuffer();
  llvm::XXH128_hash_t hash =
      llvm::xxh3_128bits(llvm::arrayRefFromStringRef(bytes));
  return Json{{"bytes", bytes.size()},
              {"xxh3_128", llvm::utohexstr(hash.high64, true, 16) +
                               llvm::utohexstr(hash.low64, true, 16)}};
}

/// The page layout for people.
static std::string layoutProse(const Model &model) {
  std::string start = "a page holds 16 positions of one sequence: for each "
                      "layer, for each KV head, ";
  if (model.spec.target.value == "cpu")
    return start + "K as [head_dim][16 positions], then V as [16 positions]"
                   "[head_dim]";
  if (model.spec.kvDtype.value == KvCodec::F16)
    return start + "K as [head_dim/16][2][16 positions][8 elements], then V "
                   "as [head_dim/16][2][16 elements][8 positions], even "
                   "positions first";
  return start + "K as [head_dim/16][16 positions][16 elements], then V as "
                 "[head_dim][16 positions], even positions first; bytes of a "
                 "32-bit word in the order 0, 2, 1, 3";
}

/// The same for programs: of K and of V a list of [axis, divisor, modulus,
/// bytes], as Format.h says.
static Json elementPlaces(const Model &model) {
  int64_t dim = model.config.headDim;
  int64_t size = model.spec.kvDtype.value == KvCodec::F16 ? 2 : 1;
  auto digit = [](const char *axis, int64_t divisor, int64_t modulus,
                  int64_t bytes) {
    return Json::array({axis, divisor, modulus, bytes});
  };
  Json key, value;
  if (model.spec.target.value == "cpu") {
    key = {digit("dim", 1, dim, 16 * size), digit("token", 1, 16, size)};
    value = {digit("token", 1, 16, dim * size), digit("dim", 1, dim, size)};
  } else if (size == 2) {
    key = {digit("dim", 16, dim / 16, 512), digit("dim", 8, 2, 256),
           digit("token", 1, 16, 16), digit("dim", 1, 8, 2)};
    value = {digit("dim", 16, dim / 16, 512), digit("token", 1, 2, 256),
             digit("dim", 1, 16, 16), digit("token", 2, 8, 2)};
  } else {
    key = {digit("dim", 16, dim / 16, 256), digit("token", 1, 16, 16),
           digit("dim", 4, 4, 4), digit("dim", 1, 2, 2), digit("dim", 2, 2, 1)};
    value = {digit("dim", 1, dim, 16), digit("token", 1, 2, 8),
             digit("token", 8, 2, 4), digit("token", 2, 2, 2),
             digit("token", 4, 2, 1)};
  }
  return {{"k", std::move(key)}, {"v", std::move(value)}};
}

/// Where the tables of every layer's codec are, and attention's factors.
static Json kvTables(ModuleOp module, uint32_t layers) {
  std::vector<Json> tables(layers, Json::object());
  for (auto segment : module.getOps<launch::SegmentOp>()) {
    auto facts = segment.getOrigin().getAs<DictionaryAttr>("facts");
    if (!facts)
      continue;
    int64_t offset = segment.getRange().getOffset();
    if (auto layer = facts.getAs<IntegerAttr>("encode_of_layer")) {
      tables[layer.getInt()]["encode"] = offset;
      tables[layer.getInt()]["score_factor"] =
          facts.getAs<FloatAttr>("score_factor").getValueAsDouble();
    } else {
      Json &table =
          tables[facts.getAs<IntegerAttr>("attention_of_layer").getInt()];
      table["attention"] = offset;
      for (const char *name :
           {"value_factor", "center_factor", "largest_value"})
        table[name] = facts.getAs<FloatAttr>(name).getValueAsDouble();
    }
  }
  return tables;
}

/// How fast the pairs (i, i + D/2) of a head turn, in radians a position.
static Json ropeFrequencies(ModuleOp module) {
  Json frequencies = Json::array();
  for (auto segment : module.getOps<launch::SegmentOp>())
    if (segment.getKind() == "rope_table" && frequencies.empty())
      for (double frequency :
           segment.getOrigin()
               .getAs<DenseF64ArrayAttr>("inverse_frequencies")
               .asArrayRef())
        frequencies.push_back(frequency);
  return frequencies;
}

llvm::Expected<std::string> manifestText(
    ModuleOp module, const Model &model, const std::string &cpuFeatures,
    llvm::ArrayRef<GfxKernelFacts> gfxFacts, const ArtifactFolder &folder,
    const std::vector<std::string> &files) {
  const ModelConfig &config = model.config;
  FailureOr<Limits> limits = Limits::of(module);
  if (failed(limits))
    return llvm::createStringError("the module has no limits");
  ArtifactFacts facts = artifactFacts(module, model);
  Json checksums = Json::object();
  for (const std::string &name : files) {
    auto entry = fileJson(folder.file(name));
    if (!entry)
      return entry.takeError();
    checksums[name] = *entry;
  }
  llvm::StringMap<uint64_t> launches;
  module.walk([&](launch::CallOp call) { ++launches[call.getKernel()]; });
  Json kernels = Json::array();
  for (auto kernel : module.getOps<wave::KernelOp>()) {
    StringRef name = kernel.getName();
    kernels.push_back({{"name", name.str()},
                       {"template", name.rsplit("__").first.str()},
                       {"launches", launches[name]}});
    if (gfxFacts.empty())
      continue;
    const GfxKernelFacts &facts = gfxFacts[kernels.size() - 1];
    kernels.back().update({{"threads", facts.threads},
                           {"vgprs", facts.vgprs},
                           {"sgprs", facts.sgprs},
                           {"lds_bytes", facts.ldsBytes},
                           {"scratch_bytes", facts.scratchBytes},
                           {"spills", facts.spills},
                           {"waves_per_simd", facts.wavesPerSimd()}});
  }
  Json perLayer = Json::object();
  for (auto &[name, count] : facts.launchesPerLayer)
    perLayer[name] = count;
  const StepLayout &layout = limits->layout;
  Json manifest = {
      {"format_version", kFormatVersion},
      {"name", model.spec.name.value},
      {"architecture", config.architecture},
      {"target", model.spec.target.value},
      {"cpu_features", cpuFeatures},
      {"model",
       {{"hidden_size", config.hiddenSize},
        {"layers", config.layerCount},
        {"heads", config.headCount},
        {"kv_heads", config.kvHeadCount},
        {"head_dim", config.headDim},
        {"vocab_size", config.vocabSize},
        {"max_model_len", model.spec.maxModelLen.value},
        {"rope_frequencies", ropeFrequencies(module)}}},
      {"limits",
       {{"max_num_seqs", model.spec.maxNumSeqs.value},
        {"max_num_batched_tokens", model.spec.maxNumBatchedTokens.value},
        {"max_rows", layout.rowsMax},
        {"max_sequences", layout.sequencesMax},
        {"pages_per_sequence", layout.pagesPerSequence},
        {"max_logit_rows", layout.logitRowsMax}}},
      {"kv_cache",
       {{"dtype", kvCodecName(model.spec.kvDtype.value)},
        {"page_tokens", kPageTokens},
        {"page_bytes", facts.pageBytes},
        {"scales", model.kvScaleSource.empty() ? "1.0" : model.kvScaleSource},
        {"layout", layoutProse(model)},
        {"element_places", elementPlaces(model)},
        {"tables", kvTables(module, config.layerCount)}}},
      {"arena_bytes", facts.arenaBytes},
      {"weights_bytes", facts.weightsBytes},
      {"eos_token_ids", config.eosTokenIds},
      {"files", std::move(checksums)},
      {"kernels", std::move(kernels)},
      {"launches_per_layer", std::move(perLayer)}};
  return manifest.dump(1) + "\n";
}

} // namespace kvc
