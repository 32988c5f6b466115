#include <gtest/gtest.h>

#include "compiler/import/Gguf.h"
#include "tests/compiler/import/GgufFile.h"
#include "tests/compiler/import/TestFiles.h"

using namespace kvc;
using namespace kvc::test;

namespace {

llvm::Expected<GgufContent> parse(const std::string &bytes) {
  return parseGguf(llvm::MemoryBufferRef(bytes, "m.gguf"));
}

std::string errorFor(const std::string &bytes) { return textOf(parse(bytes)); }
std::string errorFor(const GgufFile &file) { return errorFor(file.bytes()); }

// Every type of value is read; integers that are not negative are unsigned.
TEST(Gguf, ReadsMetadata) {
  GgufFile file;
  file.values["i8"] = bytesOf<uint32_t>(1) + bytesOf<int8_t>(-3);
  file.values["u16"] = bytesOf<uint32_t>(2) + bytesOf<uint16_t>(65535);
  file.values["i64"] = bytesOf<uint32_t>(11) + bytesOf<int64_t>(7);
  file.values["f64"] = bytesOf<uint32_t>(12) + bytesOf(0.5);
  file.set("f32", 0.25f);
  file.set("bool", true);
  file.set("strings", std::vector<std::string>{"x", "\u00e9"});
  file.set("numbers", std::vector<int32_t>{1, -1});
  std::string bytes = file.bytes();
  auto content = parse(bytes);
  ASSERT_TRUE(bool(content)) << textOf(content.takeError());
  EXPECT_EQ(content->metadata.dump(),
            "{\"bool\":true,\"f32\":0.25,\"f64\":0.5,\"i64\":7,\"i8\":-3,"
            "\"numbers\":[1,-1],\"strings\":[\"x\",\"\u00e9\"],\"u16\":65535}");
  EXPECT_TRUE(content->metadata["i64"].is_number_unsigned());
}

// Tensors get Hugging Face names and shapes.
TEST(Gguf, ReadsTensors) {
  std::string bytes = smallGgufModel().bytes();
  auto content = parse(bytes);
  ASSERT_TRUE(bool(content)) << textOf(content.takeError());
  ASSERT_EQ(content->tensors.size(), 11u);
  for (const Tensor &tensor : content->tensors) {
    if (tensor.name != "model.layers.0.mlp.down_proj.weight")
      continue;
    EXPECT_EQ(tensor.sourceName, "blk.0.ffn_down.weight");
    EXPECT_EQ(tensor.shape, (std::vector<int64_t>{64, 32}));
    EXPECT_EQ(tensor.type, TensorType::Q4_1);
    EXPECT_EQ(tensor.bytes, 20u * 64);
  }
}

// Names that GGUF has no Hugging Face name for stay what they are.
TEST(Gguf, TranslatesNames) {
  EXPECT_EQ(huggingFaceTensorName("output.weight"), "lm_head.weight");
  EXPECT_EQ(huggingFaceTensorName("output_norm.weight"), "model.norm.weight");
  EXPECT_EQ(huggingFaceTensorName("blk.12.attn_k.bias"),
            "model.layers.12.self_attn.k_proj.bias");
  EXPECT_EQ(huggingFaceTensorName("blk.1.ffn_norm.weight"),
            "model.layers.1.post_attention_layernorm.weight");
  for (const char *name : {"rope_freqs.weight", "blk.0.ssm_a.weight", "blk.0",
                           "weight", "", "blk.0.attn_q.scale"})
    EXPECT_EQ(huggingFaceTensorName(name), name);
}

// A file that is no GGUF of this version is told so.
TEST(Gguf, RefusesOtherFiles) {
  EXPECT_EQ(errorFor(std::string("GGU")),
            "m.gguf: not a GGUF file, expected the letters GGUF at its start");
  GgufFile file;
  file.version = 2;
  EXPECT_EQ(errorFor(file), "m.gguf: GGUF version 2, expected 3");
  file.version = 3u << 24;
  EXPECT_EQ(errorFor(file), "m.gguf: GGUF version 50331648 (of a big-endian "
                            "file), expected 3");
}

// Cut at any byte of its headers, a file is refused and nothing beyond the
// bytes is read (the address sanitizer watches).
TEST(Gguf, RefusesEveryTruncation) {
  GgufFile file = smallGgufModel();
  std::string bytes = file.bytes();
  for (size_t length = 0; length < bytes.size(); length += 1 + length / 64) {
    std::string cut(bytes, 0, length);
    cut.shrink_to_fit();
    EXPECT_NE(errorFor(cut), "") << length;
  }
}

// Lengths are compared with what is left of the file before they are used.
TEST(Gguf, RefusesLengthsBeyondTheFile) {
  GgufFile file;
  file.values["k"] = bytesOf<uint32_t>(8) + bytesOf<uint64_t>(UINT64_MAX);
  EXPECT_EQ(errorFor(file), "m.gguf: key 'k': string of 18446744073709551615 "
                            "bytes, but 19 are left of the file");
  file.values["k"] = bytesOf<uint32_t>(9) + bytesOf<uint32_t>(4) +
                     bytesOf<uint64_t>(uint64_t(1) << 62);
  EXPECT_EQ(errorFor(file), "m.gguf: key 'k': array of 4611686018427387904 "
                            "elements, but 15 bytes are left of the file");
  std::string header = "GGUF" + bytesOf<uint32_t>(3);
  EXPECT_EQ(errorFor(header + bytesOf<uint64_t>(0) + bytesOf(UINT64_MAX)),
            "m.gguf: metadata value 0: the file ends at byte 24, in the "
            "middle of a value");
  EXPECT_EQ(errorFor(header + bytesOf(UINT64_MAX) + bytesOf<uint64_t>(0)),
            "m.gguf: tensor 0: the file ends at byte 24, in the middle of a "
            "value");
}

// Arrays may not take more memory than any vocabulary needs.
TEST(Gguf, RefusesTooManyElements) {
  GgufFile file;
  uint64_t count = (1u << 24) + 1;
  file.values["k"] = bytesOf<uint32_t>(9) + bytesOf<uint32_t>(0) +
                     bytesOf(count) + std::string(count, '\0');
  EXPECT_EQ(errorFor(file), "m.gguf: key 'k': more than 16777216 array "
                            "elements in the file");
}

// Values that the format does not have are refused with their key.
TEST(Gguf, RefusesBadValues) {
  GgufFile file;
  file.values["k"] = bytesOf<uint32_t>(13);
  EXPECT_EQ(errorFor(file), "m.gguf: key 'k': unknown value type 13");
  file.values["k"] =
      bytesOf<uint32_t>(9) + bytesOf<uint32_t>(9) + bytesOf<uint64_t>(0);
  EXPECT_EQ(errorFor(file),
            "m.gguf: key 'k': arrays of arrays are not supported");
  file.values["k"] =
      bytesOf<uint32_t>(9) + bytesOf<uint32_t>(77) + bytesOf<uint64_t>(0);
  EXPECT_EQ(errorFor(file),
            "m.gguf: key 'k': unknown type 77 of array elements");
  file.set("k", std::string("\xff"));
  EXPECT_EQ(errorFor(file), "m.gguf: key 'k': string is not UTF-8");
  GgufFile twice;
  twice.set("a", 1u);
  twice.set("b", 1u);
  EXPECT_EQ(errorFor(replaced(twice.bytes(), "b", "a")),
            "m.gguf: key 'a': is given twice");
}

// The directory is checked tensor by tensor.
TEST(Gguf, RefusesBadTensors) {
  auto error = [](std::vector<uint64_t> dimensions, uint32_t type,
                  uint64_t offset) {
    GgufFile file;
    file.tensors.push_back({"t", dimensions, type, offset});
    file.dataBytes = 64;
    return errorFor(file);
  };
  EXPECT_EQ(error({}, 0, 0),
            "m.gguf: tensor 't': has 0 dimensions, expected 1 to 4");
  EXPECT_EQ(error({1, 1, 1, 1, 1}, 0, 0),
            "m.gguf: tensor 't': has 5 dimensions, expected 1 to 4");
  EXPECT_EQ(error({4, 0}, 0, 0), "m.gguf: tensor 't': has a dimension of 0");
  EXPECT_EQ(error({4}, 16, 0), "m.gguf: tensor 't': type IQ2_XXS is not "
                               "supported, expected one of F32, F16, Q4_0, "
                               "Q4_1, Q5_0, Q5_1, Q8_0, Q2_K, Q3_K, Q4_K, "
                               "Q5_K, Q6_K, IQ4_NL, IQ4_XS, BF16");
  EXPECT_EQ(error({4}, 200, 0), "m.gguf: tensor 't': type number 200 is not "
                                "supported, expected one of F32, F16, Q4_0, "
                                "Q4_1, Q5_0, Q5_1, Q8_0, Q2_K, Q3_K, Q4_K, "
                                "Q5_K, Q6_K, IQ4_NL, IQ4_XS, BF16");
  EXPECT_EQ(error({48}, 3, 0),
            "m.gguf: tensor 't': shape [48] is no whole number of q4_1 "
            "blocks, or larger than 2^64 bytes");
  uint64_t huge = uint64_t(1) << 40;
  EXPECT_EQ(error({huge, huge}, 0, 0),
            "m.gguf: tensor 't': shape [1099511627776, 1099511627776] is no "
            "whole number of f32 blocks, or larger than 2^64 bytes");
  EXPECT_EQ(error({4}, 0, 4), "m.gguf: tensor 't': begins at byte 4 of the "
                              "data, expected a multiple of 32");
  EXPECT_EQ(error({16}, 0, 32),
            "m.gguf: tensor 't': 64 bytes from byte 32 reach past the end of "
            "the data, which has 64 bytes");
}

// Tensors may share neither bytes nor a name, ours included.
TEST(Gguf, RefusesTensorsThatCollide) {
  GgufFile file;
  file.add("a", {16}, 0, 64);
  file.add("b", {16}, 0, 64);
  file.tensors[1].offset = 32;
  EXPECT_EQ(errorFor(file),
            "m.gguf: tensor 'b': begins at byte 32 of the data, inside the "
            "tensor before it, which ends at 64");
  file.dataBytes += 64;
  file.tensors[1].offset = 128;
  EXPECT_EQ(errorFor(file),
            "m.gguf: tensor 'b': begins at byte 128 of the data, expected 64: "
            "bytes between belong to no tensor");
  file.tensors[1].offset = 64;
  EXPECT_EQ(errorFor(file),
            "m.gguf: tensors end at byte 128 of the data, which has 192 bytes: "
            "the rest belongs to no tensor");
  GgufFile twice;
  twice.add("output.weight", {16}, 0, 64);
  twice.add("lm_head.weight", {16}, 0, 64);
  EXPECT_NE(errorFor(twice).find("weight' is given twice"), std::string::npos);
}

// Another alignment is honoured; one that is no power of two is refused.
TEST(Gguf, ChecksAlignment) {
  GgufFile file;
  file.set("general.alignment", 8u);
  file.alignment = 8;
  file.tensors.push_back({"s", {2}, 0, 0});
  file.tensors.push_back({"t", {2}, 0, 8});
  file.dataBytes = 16;
  EXPECT_EQ(errorFor(file), "");
  file.set("general.alignment", 0u);
  EXPECT_EQ(errorFor(file),
            "m.gguf: key 'general.alignment': found number 0, expected a "
            "power of two below 2^32");
  file.set("general.alignment", 24u);
  EXPECT_EQ(errorFor(file),
            "m.gguf: key 'general.alignment': found number 24, expected a "
            "power of two below 2^32");
}

} // namespace
