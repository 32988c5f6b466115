// Reads and validates model.yaml. Limits that are only sanity bounds are far
// above what a step can hold; the real ones are checked where they arise.

#include "compiler/import/ModelSpec.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include "compiler/import/JsonReader.h"
#include "compiler/import/YamlReader.h"

namespace kvc {

namespace {

constexpr uint32_t kModelLenMax = 1u << 24;
constexpr uint32_t kSequencesMax = 1024;
constexpr uint32_t kBatchedTokensMax = 1u << 16;
constexpr uint32_t kPrefillBucketMin = 16; // tokens of one KV page
constexpr size_t kNameBytesMax = 100;

constexpr const char *kFields[] = {"name",
                                   "weights",
                                   "target",
                                   "quantization.method",
                                   "quantization.bits",
                                   "quantization.group_size",
                                   "kv_cache.dtype",
                                   "kv_cache.scales",
                                   "max_model_len",
                                   "max_num_seqs",
                                   "buckets.decode",
                                   "buckets.prefill",
                                   "max_num_batched_tokens"};

constexpr struct {
  const char *name;
  KvCodec codec;
} kCodecs[] = {{"f16", KvCodec::F16},
               {"fp8_e4m3", KvCodec::Fp8E4M3},
               {"fp8_e5m2", KvCodec::Fp8E5M2},
               {"int8", KvCodec::Int8}};

constexpr const char *kTargets[] = {"cpu", "gfx1100", "gfx1101", "gfx1102"};

class SpecLoader {
public:
  SpecLoader(const std::string &path, const YamlReader::Overrides &overrides)
      : path_(path),
        reader_(path, {std::begin(kFields), std::end(kFields)}, overrides) {}

  llvm::Expected<ModelSpec> load(const std::string &text);

private:
  void readName();
  void readWeights();
  void readTarget();
  void readQuantization();
  void readKvCache();
  void readLimits();
  void readBuckets();
  void checkLast(const Field<std::vector<uint32_t>> &buckets, const char *name,
                 const Field<uint32_t> &limit, const char *limitName);
  std::string resolve(const std::string &field, const std::string &path) const;

  std::string path_;
  YamlReader reader_;
  ModelSpec spec_;
};

std::string SpecLoader::resolve(const std::string &field,
                                const std::string &path) const {
  if (reader_.overridden(field) || llvm::sys::path::is_absolute(path))
    return path;
  llvm::SmallString<256> resolved(llvm::sys::path::parent_path(path_));
  llvm::sys::path::append(resolved, path);
  return resolved.str().str();
}

void SpecLoader::readName() {
  spec_.name = reader_.text("name", "");
  if (!reader_.given("name"))
    return reader_.fail(spec_.name.place,
                        "field 'name' is missing, expected the name of the "
                        "model");
  const std::string &name = spec_.name.value;
  bool valid =
      !name.empty() && name.size() <= kNameBytesMax && llvm::isAlnum(name[0]);
  for (char c : name)
    valid = valid && (llvm::isAlnum(c) || c == '.' || c == '_' || c == '-');
  if (!valid)
    reader_.fail(spec_.name.place,
                 "field 'name': found " + quote(name) +
                     ", expected at most 100 letters, digits, '.', '_' or "
                     "'-', a letter or digit first");
}

void SpecLoader::readWeights() {
  spec_.weights = reader_.text("weights", "");
  constexpr const char *kExpected =
      "a directory with config.json and model.safetensors, or a .gguf file";
  if (!reader_.given("weights"))
    return reader_.fail(spec_.weights.place,
                        std::string("field 'weights' is missing, expected ") +
                            kExpected);
  std::string &path = spec_.weights.value;
  path = resolve("weights", path);
  bool directory = llvm::sys::fs::is_directory(path);
  if (directory ||
      (llvm::sys::fs::exists(path) && llvm::StringRef(path).ends_with(".gguf")))
    return;
  reader_.fail(
      spec_.weights.place,
      "field 'weights': " + quote(path) +
          (llvm::sys::fs::exists(path) ? " is neither" : " does not exist") +
          ", expected " + kExpected);
}

void SpecLoader::readTarget() {
  spec_.target = reader_.text("target", "cpu");
  if (!llvm::is_contained(kTargets, spec_.target.value))
    reader_.fail(spec_.target.place,
                 "field 'target': found " + quote(spec_.target.value) +
                     ", expected cpu, gfx1100, gfx1101 or gfx1102");
}

void SpecLoader::readQuantization() {
  QuantizationSpec &spec = spec_.quantization;
  spec.method = reader_.text("quantization.method", "");
  if (reader_.given("quantization.method") &&
      spec.method.value != "compressed-tensors" && spec.method.value != "awq" &&
      spec.method.value != "gptq")
    reader_.fail(spec.method.place, "field 'quantization.method': found " +
                                        quote(spec.method.value) +
                                        ", expected awq, gptq or "
                                        "compressed-tensors");
  spec.bits = reader_.number("quantization.bits", 0, 4, 4);
  spec.groupSize = reader_.number("quantization.group_size", 0, 32, 128);
}

void SpecLoader::readKvCache() {
  Field<std::string> dtype = reader_.text("kv_cache.dtype", "f16");
  spec_.kvDtype.place = dtype.place;
  bool known = false;
  for (const auto &row : kCodecs) {
    if (dtype.value == row.name) {
      spec_.kvDtype.value = row.codec;
      known = true;
    }
  }
  if (!known)
    reader_.fail(dtype.place, "field 'kv_cache.dtype': found " +
                                  quote(dtype.value) +
                                  ", expected f16, fp8_e4m3, fp8_e5m2 or int8");
  spec_.kvScales = reader_.text("kv_cache.scales", "");
  if (!reader_.given("kv_cache.scales"))
    return;
  if (spec_.kvScales.value == "none") {
    spec_.kvScales.value.clear();
    return;
  }
  if (spec_.kvDtype.value == KvCodec::F16)
    reader_.fail(spec_.kvScales.place,
                 "field 'kv_cache.scales': scales have no meaning for an f16 "
                 "cache, expected kv_cache.dtype fp8_e4m3, fp8_e5m2 or int8 "
                 "beside them");
  std::string &path = spec_.kvScales.value;
  path = resolve("kv_cache.scales", path);
  if (!llvm::sys::fs::is_regular_file(path))
    reader_.fail(spec_.kvScales.place,
                 "field 'kv_cache.scales': " + quote(path) +
                     " does not exist, expected a "
                     "safetensors file");
}

void SpecLoader::readLimits() {
  spec_.maxModelLen = reader_.number("max_model_len", 0, 1, kModelLenMax);
  spec_.maxNumSeqs = reader_.number("max_num_seqs", 8, 1, kSequencesMax);
  spec_.maxNumBatchedTokens =
      reader_.number("max_num_batched_tokens", 512, 1, kBatchedTokensMax);
  if (spec_.maxNumBatchedTokens.value < spec_.maxNumSeqs.value)
    reader_.fail(spec_.maxNumBatchedTokens.place,
                 "field 'max_num_batched_tokens': " +
                     std::to_string(spec_.maxNumBatchedTokens.value) +
                     " tokens a step are fewer than max_num_seqs, " +
                     std::to_string(spec_.maxNumSeqs.value) +
                     " sequences of one token each");
}

void SpecLoader::checkLast(const Field<std::vector<uint32_t>> &buckets,
                           const char *name, const Field<uint32_t> &limit,
                           const char *limitName) {
  if (buckets.value.empty() || buckets.value.back() >= limit.value)
    return;
  reader_.fail(buckets.place, std::string("field '") + name +
                                  "': the last bucket is " +
                                  std::to_string(buckets.value.back()) +
                                  ", expected at least " + limitName + ", " +
                                  std::to_string(limit.value));
}

void SpecLoader::readBuckets() {
  spec_.decodeBuckets = reader_.numbers("buckets.decode");
  checkLast(spec_.decodeBuckets, "buckets.decode", spec_.maxNumSeqs,
            "max_num_seqs");
  if (spec_.decodeBuckets.value.empty())
    spec_.decodeBuckets.value = defaultBuckets(1, 2, spec_.maxNumSeqs.value);
  spec_.prefillBuckets = reader_.numbers("buckets.prefill");
  checkLast(spec_.prefillBuckets, "buckets.prefill", spec_.maxNumBatchedTokens,
            "max_num_batched_tokens");
  if (spec_.prefillBuckets.value.empty())
    spec_.prefillBuckets.value =
        defaultBuckets(kPrefillBucketMin, 4, spec_.maxNumBatchedTokens.value);
}

llvm::Expected<ModelSpec> SpecLoader::load(const std::string &text) {
  reader_.load(text);
  if (llvm::Error error = reader_.takeError())
    return error;
  readName();
  readWeights();
  readTarget();
  readQuantization();
  readKvCache();
  readLimits();
  readBuckets();
  if (llvm::Error error = reader_.takeError())
    return error;
  return std::move(spec_);
}

} // namespace

const char *kvCodecName(KvCodec codec) {
  for (const auto &row : kCodecs)
    if (row.codec == codec)
      return row.name;
  llvm_unreachable("every codec has a row");
}

std::vector<KvCodec> allKvCodecs() {
  std::vector<KvCodec> codecs;
  for (const auto &row : kCodecs)
    codecs.push_back(row.codec);
  return codecs;
}

std::vector<uint32_t> defaultBuckets(uint32_t first, uint32_t growth,
                                     uint32_t limit) {
  std::vector<uint32_t> buckets;
  for (uint32_t size = first; size < limit; size *= growth)
    buckets.push_back(size);
  buckets.push_back(limit);
  return buckets;
}

llvm::Expected<ModelSpec>
ModelSpec::load(const std::string &path,
                const std::map<std::string, std::string> &overrides) {
  llvm::Expected<std::string> text =
      readTextFile(path, "a model description in YAML");
  if (!text)
    return text.takeError();
  return SpecLoader(path, overrides).load(*text);
}

} // namespace kvc
