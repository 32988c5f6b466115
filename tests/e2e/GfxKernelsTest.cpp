// Every kernel that a compiled model holds for gfx1100: what it asks of the
// card, and that the simulator executes all of its instructions.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/e2e/Compiled.h"
#include "tools/hipsim/gfx/CodeObject.h"
#include "tools/hipsim/gfx/Program.h"

namespace kvc {
namespace {

using Json = nlohmann::json;

constexpr int kLaunchesDense = 5, kLaunchesMoe = 6;

struct Case {
  const char *model, *dtype;
  bool moe = false;
};

void PrintTo(const Case &value, std::ostream *stream) {
  *stream << value.model << " " << value.dtype;
}

std::string contents(const std::string &path) {
  std::ifstream file(path, std::ios::binary);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

class GfxKernels : public testing::TestWithParam<Case> {
protected:
  void SetUp() override {
    std::string model = GetParam().model;
    std::string coder =
        model.ends_with("-awq") ? "/qwen3-coder-awq" : "/qwen3-coder";
    if (model.starts_with("qwen3-coder") &&
        !std::filesystem::exists(KVC_SHARED_DATA + coder))
      GTEST_SKIP() << "the config of Qwen3-Coder is not there";
    if (model.starts_with("smollm2") &&
        !std::filesystem::exists(std::string(KVC_SOURCE_DIR) +
                                 "/models/smollm2"))
      GTEST_SKIP() << "SmolLM2 is not there";
    std::string options =
        std::string("--target gfx1100 --kv-cache-dtype ") + GetParam().dtype;
    // A GGUF file is read as a whole.
    if (!model.starts_with("smollm2"))
      options += " --kernels-only";
    path_ = compiled(model, options);
    manifest_ = Json::parse(contents(path_ + "/manifest.json"));
  }

  std::string path_;
  Json manifest_;
};

TEST_P(GfxKernels, NothingSpills) {
  ASSERT_FALSE(manifest_["kernels"].empty());
  for (const Json &kernel : manifest_["kernels"]) {
    EXPECT_EQ(kernel["scratch_bytes"], 0) << kernel["name"];
    EXPECT_EQ(kernel["spills"], 0) << kernel["name"];
    EXPECT_GT(kernel["vgprs"], 0) << kernel["name"];
    EXPECT_LE(kernel["lds_bytes"], 65536) << kernel["name"];
  }
}

// All graph nodes of a layer; prefill has no limit.
TEST_P(GfxKernels, LaunchesPerLayer) {
  int most = GetParam().moe ? kLaunchesMoe : kLaunchesDense;
  int decode = 0;
  for (auto &[name, count] : manifest_["launches_per_layer"].items())
    if (name.starts_with("decode_")) {
      EXPECT_LE(count, most) << name;
      ++decode;
    }
  EXPECT_GT(decode, 0);
}

// One code object for all, and no instruction that was never run.
TEST_P(GfxKernels, TheSimulatorKnowsEveryInstruction) {
  std::string bytes = contents(path_ + "/kernels.so"), error;
  auto object =
      hipsim::CodeObject::load(std::as_bytes(std::span(bytes)), error);
  ASSERT_TRUE(object) << error;
  EXPECT_EQ(object->kernels().size(), manifest_["kernels"].size());
  for (const Json &kernel : manifest_["kernels"])
    EXPECT_TRUE(object->find(kernel["name"])) << kernel["name"];
  EXPECT_EQ(object->program().unsupported(), std::vector<std::string>());
}

INSTANTIATE_TEST_SUITE_P(
    Models, GfxKernels,
    testing::Values(Case{"tiny-llama", "f16"}, Case{"tiny-qwen2", "fp8_e5m2"},
                    Case{"tiny-qwen3", "fp8_e4m3"},
                    Case{"tiny-qwen3-moe", "fp8_e4m3", true},
                    Case{"tiny-qwen3-moe-awq", "fp8_e4m3", true},
                    Case{"smollm2-135m-instruct", "fp8_e4m3"},
                    Case{"qwen3-coder-30b-a3b", "f16", true},
                    Case{"qwen3-coder-30b-a3b", "fp8_e4m3", true},
                    Case{"qwen3-coder-30b-a3b-awq", "f16", true},
                    Case{"qwen3-coder-30b-a3b-awq", "fp8_e4m3", true}),
    [](const auto &info) {
      std::string name = std::string(info.param.model) + "_" + info.param.dtype;
      std::replace(name.begin(), name.end(), '-', '_');
      return name;
    });

} // namespace
} // namespace kvc
