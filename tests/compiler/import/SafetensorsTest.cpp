#include <gtest/gtest.h>

#include "compiler/import/Checkpoint.h"
#include "tests/compiler/import/TestFiles.h"

using namespace kvc;
using namespace kvc::test;

namespace {

/// The error for a model.safetensors of these bytes.
std::string errorFor(const std::string &bytes) {
  TemporaryFolder folder;
  folder.write("model.safetensors", bytes);
  return textOf(Checkpoint::openSafetensors(folder.path()), folder.path());
}

std::string entry(const std::string &name, const std::string &dtype,
                  const std::string &shape, const std::string &offsets) {
  return "\"" + name + "\":{\"dtype\":" + dtype + ",\"shape\":" + shape +
         ",\"data_offsets\":" + offsets + "}";
}

// Tensors come sorted by name, with shape, type and bytes of the mapped file.
TEST(Safetensors, ReadsAFile) {
  TemporaryFolder folder;
  folder.write("model.safetensors",
               safetensors("{\"__metadata__\":{\"format\":\"pt\"}," +
                               entry("b", "\"F16\"", "[3]", "[4,10]") + "," +
                               entry("a", "\"BF16\"", "[2,1]", "[0,4]") + "}  ",
                           "ABCDefghij"));
  auto checkpoint = Checkpoint::openSafetensors(folder.path());
  ASSERT_TRUE(bool(checkpoint)) << textOf(checkpoint.takeError());
  ASSERT_EQ((*checkpoint)->tensors().size(), 2u);
  const Tensor *tensor = (*checkpoint)->find("a");
  ASSERT_NE(tensor, nullptr);
  EXPECT_EQ(tensor->type, TensorType::BF16);
  EXPECT_EQ(tensor->shape, (std::vector<int64_t>{2, 1}));
  EXPECT_EQ(tensor->file, "model.safetensors");
  EXPECT_EQ(
      std::string(reinterpret_cast<const char *>(tensor->data), tensor->bytes),
      "ABCD");
  EXPECT_EQ((*checkpoint)->tensors()[1].name, "b");
  EXPECT_EQ((*checkpoint)->find("c"), nullptr);
}

// A header is bounded by the file before a byte of it is read.
TEST(Safetensors, RefusesBadHeaderLengths) {
  EXPECT_EQ(errorFor("1234567"), "model.safetensors: file has 7 bytes, a "
                                 "safetensors file has at least 8");
  EXPECT_EQ(errorFor(std::string(8, '\xff') + "{}"),
            "model.safetensors: header length is 18446744073709551615 bytes, "
            "expected at most 2");
  EXPECT_EQ(errorFor(std::string("\3\0\0\0\0\0\0\0{}", 10)),
            "model.safetensors: header length is 3 bytes, expected at most 2");
}

// The header must be one JSON object without duplicates or deep nesting.
TEST(Safetensors, RefusesBadHeaderText) {
  EXPECT_NE(errorFor(safetensors("{\"a\"", 0))
                .find("model.safetensors (header):1:5: not valid JSON: "),
            std::string::npos);
  EXPECT_EQ(errorFor(safetensors("[]", 0)),
            "model.safetensors: header is an array of 0, expected an object");
  std::string one = entry("a", "\"F16\"", "[1]", "[0,2]");
  EXPECT_EQ(errorFor(safetensors("{" + one + "," + one + "}", 2)),
            "model.safetensors (header): key 'a' is given twice");
  EXPECT_EQ(errorFor(safetensors(std::string(100000, '['), 0)).substr(0, 27),
            "model.safetensors (header):");
  EXPECT_EQ(
      errorFor(safetensors(
          "{\"a\":" + std::string(99, '[') + std::string(99, ']') + "}", 0)),
      "model.safetensors (header): nested too deeply, at most 32 levels "
      "are expected");
}

// Every field of an entry is checked for its type.
TEST(Safetensors, RefusesBadEntries) {
  EXPECT_EQ(errorFor(safetensors("{\"a\":1}", 0)),
            "model.safetensors: tensor 'a': found number 1, expected an "
            "object");
  EXPECT_EQ(errorFor(safetensors("{\"a\":{}}", 0)),
            "model.safetensors: tensor 'a': expected a string 'dtype'");
  auto error = [](const char *dtype, const char *shape, const char *offsets) {
    return errorFor(
        safetensors("{" + entry("a", dtype, shape, offsets) + "}", 8));
  };
  EXPECT_EQ(error("\"F64\"", "[2]", "[0,8]"),
            "model.safetensors: tensor 'a': found dtype 'F64', expected F32, "
            "F16, BF16, I32 or I64");
  EXPECT_EQ(error("\"F32\"", "2", "[0,8]"),
            "model.safetensors: tensor 'a': expected 'shape', an array of at "
            "most 8 integers");
  EXPECT_EQ(error("\"F32\"", "[-2]", "[0,8]"),
            "model.safetensors: tensor 'a': found number -2 in 'shape', "
            "expected a positive integer");
  EXPECT_EQ(error("\"F32\"", "[2]", "[0,8.0]"),
            "model.safetensors: tensor 'a': expected 'data_offsets', an array "
            "of two non-negative integers");
}

// A range must lie in the file and hold exactly shape x size bytes.
TEST(Safetensors, RefusesRangesThatDoNotFit) {
  auto error = [](const char *shape, const char *offsets) {
    return errorFor(
        safetensors("{" + entry("a", "\"F32\"", shape, offsets) + "}", 8));
  };
  EXPECT_EQ(error("[2]", "[8,0]"), "model.safetensors: tensor 'a': "
                                   "data_offsets [8, 0] end before they begin");
  EXPECT_EQ(error("[4]", "[0,16]"),
            "model.safetensors: tensor 'a': data_offsets [0, 16] reach past "
            "the end of the data, which has 8 bytes");
  EXPECT_EQ(error("[3]", "[0,8]"),
            "model.safetensors: tensor 'a': data_offsets [0, 8] hold 8 bytes, "
            "shape [3] of f32 needs 12");
  // 2^32 * 2^32 * 4 wraps to 0.
  EXPECT_EQ(error("[4294967296,4294967296]", "[0,0]"),
            "model.safetensors: tensor 'a': data_offsets [0, 0] hold 0 bytes, "
            "shape [4294967296, 4294967296] of f32 needs more than 2^64");
}

// Tensors must cover the data without gap, overlap or rest.
TEST(Safetensors, RefusesGapsAndOverlaps) {
  auto error = [](const char *first, const char *second) {
    return errorFor(safetensors("{" + entry("a", "\"F16\"", "[2]", first) +
                                    "," + entry("b", "\"F16\"", "[2]", second) +
                                    "}",
                                12));
  };
  EXPECT_EQ(error("[0,4]", "[2,6]"),
            "model.safetensors: tensor 'b': its bytes from 2 overlap those of "
            "the tensor before it, which end at 4");
  EXPECT_EQ(error("[8,12]", "[0,4]"),
            "model.safetensors: tensor 'a': begins at byte 8, expected 4: "
            "bytes between belong to no tensor");
  EXPECT_EQ(error("[0,4]", "[4,8]"),
            "model.safetensors: tensors end at byte 8 of the data, which has "
            "12 bytes: the rest belongs to no tensor");
}

/// A folder with two shards, each of one tensor.
struct Shards {
  Shards() {
    folder.write(
        "one.safetensors",
        safetensors("{" + entry("a", "\"F16\"", "[2]", "[0,4]") + "}", 4));
    folder.write(
        "two.safetensors",
        safetensors("{" + entry("b", "\"F16\"", "[2]", "[0,4]") + "}", 4));
  }
  llvm::Expected<std::unique_ptr<Checkpoint>> open(const std::string &map) {
    folder.write("model.safetensors.index.json",
                 "{\"metadata\":{},\"weight_map\":" + map + "}");
    return Checkpoint::openSafetensors(folder.path());
  }
  std::string errorFor(const std::string &map) {
    return textOf(open(map), folder.path());
  }
  TemporaryFolder folder;
};

// The shards named by the index make one checkpoint.
TEST(Safetensors, ReadsShards) {
  Shards shards;
  auto checkpoint =
      shards.open("{\"b\":\"two.safetensors\",\"a\":\"one.safetensors\"}");
  ASSERT_TRUE(bool(checkpoint)) << textOf(checkpoint.takeError());
  EXPECT_EQ((*checkpoint)->tensors().size(), 2u);
  EXPECT_EQ((*checkpoint)->find("b")->file, "two.safetensors");
}

// The index and the shards must agree in both directions.
TEST(Safetensors, RefusesIndexThatDisagrees) {
  Shards shards;
  std::string index = "model.safetensors.index.json: ";
  EXPECT_EQ(shards.errorFor("7"), index + "expected an object 'weight_map'");
  EXPECT_EQ(shards.errorFor("{\"a\":\"../one.safetensors\"}"),
            index + "weight_map: tensor 'a': found string "
                    "\"../one.safetensors\", expected the name of a "
                    ".safetensors file in the same directory");
  EXPECT_EQ(shards.errorFor("{\"a\":\"three.safetensors\"}"),
            index + "shard 'three.safetensors' of tensor 'a' is not in the "
                    "directory");
  EXPECT_EQ(shards.errorFor("{\"c\":\"one.safetensors\"}"),
            index + "tensor 'a' of one.safetensors is not in weight_map");
  EXPECT_EQ(
      shards.errorFor("{\"a\":\"two.safetensors\",\"b\":\"one.safetensors\"}"),
      index + "tensor 'a' is in one.safetensors, weight_map says "
              "'two.safetensors'");
  EXPECT_EQ(
      shards.errorFor("{\"a\":\"one.safetensors\",\"c\":\"one.safetensors\"}"),
      index + "tensor 'c' is not in one.safetensors, which weight_map names");
}

// A directory without weights is named.
TEST(Safetensors, RefusesDirectoryWithoutWeights) {
  TemporaryFolder folder;
  EXPECT_EQ(textOf(Checkpoint::openSafetensors(folder.path())),
            folder.path() + ": holds neither model.safetensors nor "
                            "model.safetensors.index.json");
}

// Weights that cannot be read are named with the system's reason.
TEST(Safetensors, RefusesUnreadableFile) {
  TemporaryFolder folder;
  folder.write("model.safetensors/x", "");
  EXPECT_EQ(textOf(Checkpoint::openSafetensors(folder.path()), folder.path()),
            "model.safetensors: Is a directory; expected a safetensors file");
}

// The size of a tensor follows its blocks, and a row is whole blocks.
TEST(Checkpoint, TensorBytesCountsBlocks) {
  EXPECT_EQ(tensorBytes(TensorType::Q4_1, {3, 64}), 120u);
  EXPECT_EQ(tensorBytes(TensorType::Q8_0, {2, 32}), 68u);
  EXPECT_EQ(tensorBytes(TensorType::Q8_0, {32, 2}), std::nullopt);
  EXPECT_EQ(tensorBytes(TensorType::F32, {}), 4u);
  EXPECT_STREQ(tensorTypeInfo(TensorType::Q4_1).name, "q4_1");
}

} // namespace
