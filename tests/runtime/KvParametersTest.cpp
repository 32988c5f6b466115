// Scales files: what is written is read, and what is no such file is refused
// with a sentence.

#include "runtime/artifact/KvParameters.h"

#include <cmath>
#include <fstream>
#include <iterator>
#include <unistd.h>

#include <gtest/gtest.h>

#include "runtime/engine/KvQuality.h"

namespace kvc {
namespace {

Manifest manifestOf(const std::string &dtype, uint32_t layers = 2) {
  Manifest manifest;
  manifest.layers = layers;
  manifest.kvHeads = 2;
  manifest.headDim = 4;
  manifest.kvDtype = dtype;
  return manifest;
}

/// All channels different; `start` tells codecs apart.
KvParameters numbered(float start, bool ofChannels) {
  KvParameters made = KvParameters::unit(manifestOf("int8"));
  for (size_t i = 0; i < made.channels.size(); ++i)
    made.channels[i] = {start + (ofChannels ? i : i / 4),
                        ofChannels ? i * 0.5f : 0};
  return made;
}

class KvParametersTest : public testing::Test {
protected:
  void SetUp() override {
    path_ = testing::TempDir() + "kvc-scales-" + std::to_string(::getpid());
    Status written = writeKvParameters(
        path_, {numbered(1, false), numbered(100, true), numbered(200, true)});
    ASSERT_TRUE(written.ok()) << written.message();
  }
  void TearDown() override { std::remove(path_.c_str()); }

  std::string text() {
    std::ifstream file(path_, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }
  void write(const std::string &text) {
    std::ofstream(path_, std::ios::binary) << text;
  }
  void replace(const std::string &from, const std::string &to) {
    std::string bytes = text();
    ASSERT_EQ(from.size(), to.size());
    ASSERT_NE(bytes.find(from), std::string::npos) << from;
    write(bytes.replace(bytes.find(from), from.size(), to));
  }
  std::string error(const std::string &dtype, uint32_t layers = 2) {
    std::string message =
        readKvParameters(path_, manifestOf(dtype, layers)).status().message();
    size_t at = message.find(path_ + ": ");
    return at == std::string::npos ? message
                                   : message.substr(at + path_.size() + 2);
  }

  std::string path_;
};

TEST_F(KvParametersTest, EachTypeReadsItsOwn) {
  for (auto [dtype, expected] : {std::pair("fp8_e4m3", numbered(100, true)),
                                 {"fp8_e5m2", numbered(100, true)},
                                 {"int8", numbered(200, true)}}) {
    auto read = readKvParameters(path_, manifestOf(dtype));
    ASSERT_TRUE(read.ok()) << read.status().message();
    for (size_t i = 0; i < expected.channels.size(); ++i) {
      EXPECT_EQ(read->channels[i].scale, expected.channels[i].scale) << i;
      EXPECT_EQ(read->channels[i].center, expected.channels[i].center) << i;
    }
  }
}

// Without centers FP8 takes the scales that other programs write.
TEST_F(KvParametersTest, PlainScalesServeFp8) {
  replace("model.layers.0.self_attn.kvc.fp8.k_center",
          "model.layers.0.self_attn.kvc.fp8.k_cxnter");
  auto read = readKvParameters(path_, manifestOf("fp8_e4m3"));
  ASSERT_TRUE(read.ok()) << read.status().message();
  EXPECT_EQ(read->channels[0].scale, 1);
  EXPECT_EQ(read->channels[5].scale, 2);
  EXPECT_EQ(read->channels[5].center, 0);
}

TEST_F(KvParametersTest, RefusesWhatDoesNotFit) {
  EXPECT_EQ(error("f16"), "scales have no meaning for an f16 cache, which the "
                          "artifact has");
  EXPECT_EQ(error("int8", 1), "has scales of more than the 1 layers of the "
                              "model");
  EXPECT_EQ(error("int8", 3),
            "KV scale 'model.layers.2.self_attn.kvc.int8.k_scale' is missing");
  Manifest wider = manifestOf("int8");
  wider.headDim = 8;
  EXPECT_NE(readKvParameters(path_, wider)
                .status()
                .message()
                .find("is 32 bytes of F32"),
            std::string::npos);
}

TEST_F(KvParametersTest, RefusesDamagedFiles) {
  std::string good = text();
  write(good.substr(0, 6));
  EXPECT_EQ(error("int8"),
            "is no safetensors file; kvc calibrate writes scales "
            "files");
  write(good.substr(0, good.size() - 4));
  EXPECT_NE(error("int8").find("expected 32 of F32 in"), std::string::npos);
  replace("{\"model", "[\"model");
  EXPECT_EQ(error("int8"), "the header is no JSON object");
  write(good);
  float nan = NAN;
  std::string bytes = good;
  bytes.replace(bytes.size() - 4, 4, reinterpret_cast<char *>(&nan), 4);
  write(bytes);
  EXPECT_EQ(error("int8"), "KV scales: KV center 'model.layers.1.self_attn."
                           "kvc.int8.v_center' is not finite");
  std::remove(path_.c_str());
  EXPECT_EQ(readKvParameters(path_, manifestOf("int8")).status().code(),
            Code::NotFound);
}

TEST(KvTables, FoldScalesAndCenters) {
  KvTables tables{1, 2, /*score=*/8, /*value=*/3, /*center=*/5};
  KvChannel channels[] = {{0.5f, 1}, {0.25f, 2}, {2, 3}, {4, 4}};
  std::vector<float> encode(tables.encodeFloats());
  std::vector<float> attention(tables.attentionFloats());
  tables.fill(channels, encode.data(), attention.data());
  EXPECT_EQ(encode, (std::vector<float>{2, 4, 1, 2, 0.5f, 0.25f, 3, 4, 4, 2}));
  EXPECT_EQ(attention, (std::vector<float>{6, 12, 15, 20}));
}

// Against sums that are easy by hand.
TEST(KvQuality, KlDivergence) {
  std::vector<float> p = {std::log(0.5f), std::log(0.25f), std::log(0.25f)};
  std::vector<float> q = {3 + std::log(0.25f), 3 + std::log(0.25f),
                          3 + std::log(0.5f)};
  EXPECT_NEAR(klDivergence(p, p), 0, 1e-12);
  EXPECT_NEAR(klDivergence(p, q), 0.25 * std::log(2.0), 1e-6);
}

} // namespace
} // namespace kvc
