#include <gtest/gtest.h>

#include "compiler/import/ModelSpec.h"
#include "tests/compiler/import/TestFiles.h"

using namespace kvc;
using namespace kvc::test;

namespace {

using Overrides = std::map<std::string, std::string>;

/// A folder with a weights directory `w`, a scales file `s` and m.yaml.
struct SpecFolder {
  SpecFolder() {
    folder.write("w/config.json", "{}");
    folder.write("s", "");
  }
  llvm::Expected<ModelSpec> load(const std::string &yaml,
                                 const Overrides &overrides = {}) {
    return ModelSpec::load(folder.write("m.yaml", yaml), overrides);
  }
  TemporaryFolder folder;
};

ModelSpec read(const std::string &yaml, const Overrides &overrides = {}) {
  SpecFolder spec;
  auto result = spec.load(yaml, overrides);
  if (result)
    return *result;
  ADD_FAILURE() << textOf(result.takeError());
  return {};
}

std::string errorFor(const std::string &yaml, const Overrides &overrides = {}) {
  SpecFolder spec;
  return textOf(spec.load(yaml, overrides), spec.folder.path());
}

constexpr const char *kGood = "name: m\nweights: w\n";
std::string goodAnd(const std::string &more) { return kGood + more; }

// Two fields are enough; the rest has the documented defaults.
TEST(ModelSpec, Defaults) {
  SpecFolder folder;
  auto spec = folder.load(kGood);
  ASSERT_TRUE(bool(spec)) << textOf(spec.takeError());
  EXPECT_EQ(spec->name.value, "m");
  EXPECT_EQ(spec->weights.value, folder.folder.path() + "/w");
  EXPECT_EQ(spec->target.value, "cpu");
  EXPECT_EQ(spec->kvDtype.value, KvCodec::F16);
  EXPECT_EQ(spec->kvScales.value, "");
  EXPECT_EQ(spec->maxModelLen.value, 0u);
  EXPECT_EQ(spec->maxNumSeqs.value, 8u);
  EXPECT_EQ(spec->maxNumBatchedTokens.value, 512u);
  EXPECT_EQ(spec->decodeBuckets.value, (std::vector<uint32_t>{1, 2, 4, 8}));
  EXPECT_EQ(spec->prefillBuckets.value,
            (std::vector<uint32_t>{16, 64, 256, 512}));
}

// Every field is read, and keeps the place of its value.
TEST(ModelSpec, ReadsAllFieldsWithPlaces) {
  ModelSpec spec = read(goodAnd("target: cpu\n"
                                "kv_cache: {dtype: fp8_e4m3, scales: s}\n"
                                "max_model_len: 1024\n"
                                "max_num_seqs: 6\n"
                                "max_num_batched_tokens: 100\n"
                                "buckets:\n"
                                "  decode: [2, 6]\n"
                                "  prefill: [32, 128]\n"));
  EXPECT_EQ(spec.kvDtype.value, KvCodec::Fp8E4M3);
  EXPECT_STREQ(kvCodecName(spec.kvDtype.value), "fp8_e4m3");
  EXPECT_EQ(spec.kvDtype.place.line, 4u);
  EXPECT_EQ(spec.kvDtype.place.column, 19u);
  EXPECT_EQ(spec.maxModelLen.value, 1024u);
  EXPECT_EQ(spec.decodeBuckets.value, (std::vector<uint32_t>{2, 6}));
  EXPECT_EQ(spec.prefillBuckets.value, (std::vector<uint32_t>{32, 128}));
  EXPECT_EQ(spec.prefillBuckets.place.line, 10u);
  EXPECT_EQ(read(goodAnd("max_num_seqs: 6")).decodeBuckets.value,
            (std::vector<uint32_t>{1, 2, 4, 6}));
  EXPECT_EQ(spec.target.place.line, 3u);
}

// An option wins over its field, says so in its place, and an empty one puts
// the default back.
TEST(ModelSpec, OverridesWin) {
  ModelSpec spec = read(goodAnd("kv_cache: {dtype: fp8_e5m2}\n"
                                "max_num_seqs: 4\n"),
                        {{"kv_cache.dtype", "fp8_e4m3"},
                         {"max_num_seqs", ""},
                         {"buckets.decode", "4, 8"}});
  EXPECT_EQ(spec.kvDtype.value, KvCodec::Fp8E4M3);
  EXPECT_EQ(spec.kvDtype.place.file, "command line (--kv-cache-dtype)");
  EXPECT_EQ(spec.maxNumSeqs.value, 8u);
  EXPECT_EQ(spec.decodeBuckets.value, (std::vector<uint32_t>{4, 8}));
  EXPECT_EQ(errorFor(kGood, {{"kv_cache.dtype", "fp8"}}),
            "command line (--kv-cache-dtype): field 'kv_cache.dtype': found "
            "'fp8', expected f16, fp8_e4m3, fp8_e5m2 or int8");
  EXPECT_EQ(errorFor(kGood, {{"max_seqs", "4"}}),
            "command line (--max-seqs): unknown field 'max_seqs'; expected "
            "one of name, weights, target, quantization.method, "
            "quantization.bits, quantization.group_size, kv_cache.dtype, "
            "kv_cache.scales, "
            "max_model_len, max_num_seqs, buckets.decode, buckets.prefill, "
            "max_num_batched_tokens");
}

// A typing error is met with the nearest name, even where it also leaves a
// required field missing.
TEST(ModelSpec, RefusesUnknownFields) {
  EXPECT_EQ(errorFor(goodAnd("targt: cpu")),
            "m.yaml:3:1: unknown field 'targt'; did you mean 'target'?");
  EXPECT_EQ(errorFor("nam: m\nweights: w\n"),
            "m.yaml:1:1: unknown field 'nam'; did you mean 'name'?");
  EXPECT_EQ(errorFor(goodAnd("kv_cache: {type: f16}")),
            "m.yaml:3:12: unknown field 'kv_cache.type'; did you mean "
            "'kv_cache.dtype'?");
  EXPECT_EQ(errorFor(goodAnd("[a]: b")),
            "m.yaml:3:1: found a list as a field name, expected a word");
}

// models/README.md has a row for every field that the reader knows.
TEST(ModelSpec, EveryFieldIsDocumented) {
  std::string readme = readFile(KVC_SOURCE_DIR "/models/README.md");
  std::string error = errorFor(goodAnd("entirely_different: 1"));
  std::string list = error.substr(error.find("one of ") + 7);
  size_t fields = 0;
  for (size_t at = 0; at < list.size(); ++fields) {
    size_t comma = std::min(list.find(", ", at), list.size());
    std::string row = "| `" + list.substr(at, comma - at) + "` |";
    EXPECT_NE(readme.find(row), std::string::npos) << row;
    at = comma + 2;
  }
  EXPECT_EQ(fields, 13u);
}

// A dotted name at the top is no way to write a nested field.
TEST(ModelSpec, RefusesDottedNames) {
  EXPECT_EQ(errorFor(goodAnd("kv_cache.dtype: f16")),
            "m.yaml:3:1: unknown field 'kv_cache.dtype'; a field name has no "
            "dots");
}

// A field given twice is an error, nested or not.
TEST(ModelSpec, RefusesDuplicates) {
  EXPECT_EQ(errorFor(goodAnd("name: n")),
            "m.yaml:3:1: field 'name' is given twice, first in line 1");
  EXPECT_EQ(errorFor(goodAnd("kv_cache: {dtype: f16, dtype: f16}")),
            "m.yaml:3:24: field 'kv_cache.dtype' is given twice, first in "
            "line 3");
}

// Values of the wrong type say what was found and expected.
TEST(ModelSpec, RefusesWrongTypes) {
  EXPECT_EQ(errorFor(goodAnd("max_num_seqs: many")),
            "m.yaml:3:15: field 'max_num_seqs': found 'many', expected a "
            "whole number from 1 to 1024");
  EXPECT_EQ(errorFor(goodAnd("max_num_seqs: 2.0")),
            "m.yaml:3:15: field 'max_num_seqs': found '2.0', expected a whole "
            "number from 1 to 1024");
  EXPECT_EQ(errorFor(goodAnd("max_num_seqs: \"2\"")),
            "m.yaml:3:15: field 'max_num_seqs': found the string '2', "
            "expected a whole number");
  EXPECT_EQ(errorFor(goodAnd("max_num_seqs: 0")),
            "m.yaml:3:15: field 'max_num_seqs': found '0', expected a whole "
            "number from 1 to 1024");
  EXPECT_EQ(errorFor(goodAnd("max_model_len:")),
            "m.yaml:3:1: field 'max_model_len': found nothing, expected a "
            "whole number");
  EXPECT_EQ(errorFor(goodAnd("target: [cpu]")),
            "m.yaml:3:9: field 'target': found a list, expected a string");
  EXPECT_EQ(errorFor(goodAnd("kv_cache: f16")),
            "m.yaml:3:11: field 'kv_cache': found 'f16', expected a mapping");
  EXPECT_EQ(errorFor(goodAnd("buckets: {decode: 8}")),
            "m.yaml:3:19: field 'buckets.decode': found '8', expected a list "
            "such as [1, 2, 4]");
  EXPECT_EQ(errorFor(goodAnd("buckets: {decode: []}")),
            "m.yaml:3:19: field 'buckets.decode': found an empty list, "
            "expected a list such as [1, 2, 4]");
}

// What is not a mapping of fields, or no YAML, is refused with its place.
TEST(ModelSpec, RefusesOtherYaml) {
  EXPECT_EQ(errorFor(""), "m.yaml:1:1: found nothing, expected a mapping of "
                          "fields such as 'name: ...'");
  EXPECT_EQ(errorFor("- a"), "m.yaml:1:1: found a list, expected a mapping of "
                             "fields such as 'name: ...'");
  EXPECT_EQ(errorFor("name: m\nweights: [w"),
            "m.yaml:2:1: not valid YAML: end of sequence flow not found");
  EXPECT_EQ(errorFor("name: m\n---\nname: n"),
            "m.yaml:2:1: found a second document, expected one");
  // yaml-cpp reads these as documents without end.
  EXPECT_NE(errorFor(",a").find("found a second document"), std::string::npos);
  EXPECT_EQ(textOf(ModelSpec::load("no-such.yaml", {})),
            "no-such.yaml: No such file or directory; expected a model "
            "description in YAML");
}

// Names become file names; weights and scales must exist.
TEST(ModelSpec, RefusesBadNamesAndPaths) {
  EXPECT_EQ(errorFor("name: a/b\nweights: w"),
            "m.yaml:1:7: field 'name': found 'a/b', expected at most 100 "
            "letters, digits, '.', '_' or '-', a letter or digit first");
  EXPECT_NE(errorFor("name: ..\nweights: w"), "");
  EXPECT_EQ(errorFor("weights: w"), "m.yaml: field 'name' is missing, expected "
                                    "the name of the model");
  std::string wanted =
      "a directory with config.json and model.safetensors, or a .gguf file";
  EXPECT_EQ(errorFor("name: m"),
            "m.yaml: field 'weights' is missing, expected " + wanted);
  EXPECT_EQ(errorFor("name: m\nweights: x"),
            "m.yaml:2:10: field 'weights': 'x' does not exist, expected " +
                wanted);
  EXPECT_EQ(errorFor("name: m\nweights: s"),
            "m.yaml:2:10: field 'weights': 's' is neither, expected " + wanted);
  EXPECT_EQ(errorFor(goodAnd("kv_cache: {dtype: fp8_e4m3, scales: t}")),
            "m.yaml:3:37: field 'kv_cache.scales': 't' does not exist, "
            "expected a safetensors file");
}

// Known targets that are not built are told from unknown ones.
TEST(ModelSpec, RefusesTargets) {
  EXPECT_EQ(errorFor(goodAnd("target: tpu")),
            "m.yaml:3:9: field 'target': found 'tpu', expected cpu, gfx1100, "
            "gfx1101 or gfx1102");
}

// Fields that contradict each other are refused at the one to change.
TEST(ModelSpec, RefusesImpossibleCombinations) {
  EXPECT_EQ(errorFor(goodAnd("kv_cache: {scales: s}")),
            "m.yaml:3:20: field 'kv_cache.scales': scales have no meaning for "
            "an f16 cache, expected kv_cache.dtype fp8_e4m3, fp8_e5m2 or int8 "
            "beside them");
  EXPECT_EQ(errorFor(goodAnd("max_num_batched_tokens: 4")),
            "m.yaml:3:25: field 'max_num_batched_tokens': 4 tokens a step are "
            "fewer than max_num_seqs, 8 sequences of one token each");
  EXPECT_EQ(errorFor(goodAnd("buckets: {decode: [1, 4]}")),
            "m.yaml:3:19: field 'buckets.decode': the last bucket is 4, "
            "expected at least max_num_seqs, 8");
  EXPECT_EQ(errorFor(goodAnd("buckets: {decode: [1, 8, 8]}")),
            "m.yaml:3:26: field 'buckets.decode': found 8 after 8, expected "
            "an ascending list");
  EXPECT_EQ(errorFor(goodAnd("buckets: {prefill: [16]}")),
            "m.yaml:3:20: field 'buckets.prefill': the last bucket is 16, "
            "expected at least max_num_batched_tokens, 512");
}

} // namespace
