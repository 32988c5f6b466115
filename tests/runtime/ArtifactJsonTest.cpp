// The promises of ArtifactJson.h: a damaged manifest or plan is a sentence, not
// a fault in a kernel.

#include "runtime/artifact/ArtifactJson.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace kvc {
namespace {

using Json = nlohmann::json;

Json goodManifest() {
  Json json = Json::parse(R"({
    "format_version": 2, "name": "m", "architecture": "LlamaForCausalLM",
    "target": "cpu", "cpu_features": "avx2",
    "model": {"hidden_size": 64, "layers": 1, "heads": 1, "kv_heads": 1,
              "head_dim": 64, "vocab_size": 16, "max_model_len": 32},
    "limits": {"max_num_seqs": 1, "max_num_batched_tokens": 8, "max_rows": 8,
               "max_sequences": 1, "pages_per_sequence": 2,
               "max_logit_rows": 4},
    "kv_cache": {"dtype": "f16", "page_tokens": 16, "page_bytes": 4096,
                 "scales": "1.0", "layout": "",
                 "element_places": {"k": [["dim", 1, 64, 32], ["token", 1, 16, 2]],
                                    "v": [["token", 1, 16, 128], ["dim", 1, 64, 2]]},
                 "tables": [{"encode": 0, "attention": 1024, "score_factor": 0.5,
                             "value_factor": 1, "center_factor": 1,
                             "largest_value": 448}]},
    "arena_bytes": 1024, "weights_bytes": 2048, "eos_token_ids": [3],
    "files": {"weights.bin": {"bytes": 2048, "xxh3_128": "00"}}})");
  json["model"]["rope_frequencies"] = std::vector<double>(32, 0.5);
  return json;
}

Json goodPlan() {
  return Json::parse(R"({
    "kernels": ["k"],
    "programs": [{
      "name": "decode_1", "kind": "decode", "rows": 1, "logit_rows": 1,
      "rows_per_item": 1, "logits": {"offset": 0, "bytes": 64},
      "logits_stride": 64,
      "calls": [{"kernel": 0, "grid": [2, 1],
                 "args": [["weights", 0, 2048], ["kv", 0, 4096],
                          ["arena", 512, 512], ["step", 0, 64]]}]}]})");
}

Manifest manifest() {
  auto parsed = parseManifest(goodManifest().dump());
  EXPECT_TRUE(parsed.ok()) << parsed.status().message();
  return parsed->manifest;
}

/// The message for the good plan with the value at `pointer` replaced.
std::string planError(const std::string &pointer, const Json &value) {
  Json plan = goodPlan();
  plan[Json::json_pointer(pointer)] = value;
  return parsePlan(plan.dump(), manifest()).status().message();
}

TEST(ArtifactJson, ReadsAManifest) {
  Manifest read = manifest();
  EXPECT_EQ(read.name, "m");
  EXPECT_EQ(read.step.rowsMax, 8u);
  EXPECT_EQ(read.eosTokenIds, std::vector<uint32_t>{3});
}

TEST(ArtifactJson, ReadsAPlan) {
  auto plan = parsePlan(goodPlan().dump(), manifest());
  ASSERT_TRUE(plan.ok()) << plan.status().message();
  const PlannedCall &call = plan->programs[0].calls[0];
  EXPECT_TRUE(plan->programs[0].decode);
  EXPECT_EQ(call.gridX, 2u);
  EXPECT_EQ(call.arguments[2].space, Space::Arena);
  EXPECT_EQ(call.arguments[2].offset, 512u);
}

// InvalidArgument for another format version.
TEST(ArtifactJson, RefusesAnotherVersion) {
  Json json = goodManifest();
  json["format_version"] = 1;
  EXPECT_EQ(parseManifest(json.dump()).status().message(),
            "format version 1, this runtime reads 2; compile the model again");
}

// Every key that is missing is named.
TEST(ArtifactJson, NamesAMissingKey) {
  const Json manifest = goodManifest();
  for (auto &[key, value] : manifest.items()) {
    Json json = manifest;
    json.erase(key);
    Status status = parseManifest(json.dump()).status();
    EXPECT_EQ(status.code(), Code::InvalidArgument);
    EXPECT_NE(status.message().find("'" + key + "'"), std::string::npos)
        << status.message();
  }
}

TEST(ArtifactJson, RefusesCountsThatDoNotFit) {
  Json json = goodManifest();
  json["model"]["layers"] = uint64_t(1) << 32;
  EXPECT_NE(parseManifest(json.dump())
                .status()
                .message()
                .find("'layers' is no 32-bit count"),
            std::string::npos);
}

// The cache's tables lie in the weights, its elements in their tile.
TEST(ArtifactJson, RefusesACacheThatReachesOutside) {
  auto error = [](const std::string &pointer, const Json &value) {
    Json json = goodManifest();
    json["kv_cache"][Json::json_pointer(pointer)] = value;
    return parseManifest(json.dump()).status().message();
  };
  EXPECT_EQ(error("/tables/0/attention", 1540),
            "manifest.json: a KV table is outside the weights");
  EXPECT_EQ(error("/tables", Json::array()),
            "manifest.json: KV tables of 0 layers, the model has 1");
  EXPECT_EQ(error("/element_places/k/1/3", 4),
            "manifest.json: an element place is outside its tile of 2048 "
            "bytes");
  EXPECT_EQ(error("/element_places/v/0/2", 0),
            "manifest.json: an element place divides by 0");
}

TEST(ArtifactJson, RefusesTextThatIsNoJson) {
  EXPECT_FALSE(parseManifest("").ok());
  EXPECT_FALSE(parseManifest("[]").ok());
  EXPECT_FALSE(parsePlan("{\"kernels\":", manifest()).ok());
}

// Every range must lie in its space and every kernel index in the list.
TEST(ArtifactJson, RefusesAPlanThatReachesOutside) {
  const std::string call = "/programs/0/calls/0";
  EXPECT_EQ(planError(call + "/args/0", {"weights", 1, 2048}),
            "plan.json: a range of 2048 bytes at 1 is outside a space of 2048");
  EXPECT_NE(planError(call + "/args/1", {"kv", uint64_t(-1), 16}), "");
  EXPECT_NE(planError(call + "/args/2", {"arena", 0, 1025}), "");
  EXPECT_EQ(planError(call + "/args/3", {"stack", 0, 1}),
            "plan.json: unknown memory space 'stack'");
  EXPECT_EQ(planError(call + "/kernel", 1), "plan.json: kernel 1 of 1");
}

// A program must fit the limits that buffers are allocated by.
TEST(ArtifactJson, RefusesAProgramLargerThanTheLimits) {
  const std::string says =
      "plan.json: program 'decode_1' does not fit the manifest's limits";
  EXPECT_EQ(planError("/programs/0/rows", 9), says);
  EXPECT_EQ(planError("/programs/0/rows", 0), says);
  EXPECT_EQ(planError("/programs/0/logit_rows", 2), says);
  EXPECT_EQ(planError("/programs/0/rows_per_item", 0), says);
  EXPECT_EQ(planError("/programs/0/logits_stride", 60), says);
}

TEST(ArtifactJson, RefusesAPlanWithoutPrograms) {
  EXPECT_EQ(planError("/programs", Json::array()), "plan.json: no programs");
}

} // namespace
} // namespace kvc
