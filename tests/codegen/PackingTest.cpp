// Weight layouts of LaunchOps.td against the checkpoint's own formats.

#include <cmath>
#include <cstring>

#include "tests/codegen/TestWeights.h"
#include "gtest/gtest.h"

namespace kvc::test {
namespace {

constexpr int64_t kFeatures = 96;

struct PackingTest : testing::TestWithParam<TensorType> {
  TestCheckpoint checkpoint;
  uint32_t seed = 0;

  void add(const std::string &name, int64_t rows) {
    checkpoint.add(name, GetParam(), {rows, kFeatures}, ++seed);
  }
  /// Row `packed` of the packed bytes is row `row` of tensor `name`.
  void expectRow(const std::string &bytes, int64_t packed,
                 const std::string &name, int64_t row) {
    const Tensor &tensor = *checkpoint.find(name);
    for (int64_t k = 0; k < kFeatures; ++k)
      ASSERT_EQ(panelElement(bytes, GetParam(), kFeatures, packed, k),
                element(tensor, row, k))
          << "packed row " << packed << ", k " << k;
  }
};
INSTANTIATE_TEST_SUITE_P(Formats, PackingTest, testing::ValuesIn(kWeightTypes),
                         [](const auto &info) {
                           return std::string(tensorTypeInfo(info.param).name);
                         });

// Output features past the last are zero, so that padded logits are 0.
TEST_P(PackingTest, PadsToWholePanels) {
  for (int64_t rows : {1, 15, 16, 17, 40}) {
    add("w" + std::to_string(rows), rows);
    std::string name = "w" + std::to_string(rows);
    std::string bytes = checkpoint.pack({{name}, {rows, kFeatures}});
    for (int64_t row = 0; row < rows; ++row)
      expectRow(bytes, row, name, row);
    for (int64_t row = rows; row < (rows + 15) / 16 * 16; ++row)
      for (int64_t k = 0; k < kFeatures; ++k)
        ASSERT_EQ(panelElement(bytes, GetParam(), kFeatures, row, k), 0.0);
  }
}

// Stacked sources follow each other; their sizes may differ and need not be
// whole panels.
TEST_P(PackingTest, StacksSources) {
  add("q", 40), add("k", 16), add("v", 24);
  std::string bytes = checkpoint.pack({{"q", "k", "v"}, {80, kFeatures}});
  for (int64_t row = 0; row < 80; ++row)
    row < 40   ? expectRow(bytes, row, "q", row)
    : row < 56 ? expectRow(bytes, row, "k", row - 40)
               : expectRow(bytes, row, "v", row - 56);
}

// Interleaving by 16 alternates panels of gate and up.
TEST_P(PackingTest, InterleavesPanels) {
  add("gate", 48), add("up", 48);
  WeightSpec spec{{"gate", "up"}, {96, kFeatures}};
  spec.interleave = 16;
  std::string bytes = checkpoint.pack(spec);
  for (int64_t row = 0; row < 96; ++row)
    expectRow(bytes, row, row / 16 % 2 ? "up" : "gate",
              row / 32 * 16 + row % 16);
}

// Files of rotary neighbours (2i, 2i + 1) are brought to halves (i, i + D/2);
// sources with rotary 0 are left alone.
TEST_P(PackingTest, UndoesRotaryNeighbours) {
  constexpr int64_t kDim = 80;
  add("q", 2 * kDim), add("k", kDim), add("v", kDim);
  WeightSpec spec{{"q", "k", "v"}, {4 * kDim, kFeatures}};
  spec.rotary = {kDim, kDim, 0};
  std::string bytes = checkpoint.pack(spec);
  for (int64_t head = 0; head < 3; ++head)
    for (int64_t i = 0; i < kDim / 2; ++i)
      for (int64_t second : {0, 1}) {
        int64_t packed = head * kDim + second * kDim / 2 + i;
        int64_t inFile = head * kDim + 2 * i + second;
        inFile < 2 * kDim ? expectRow(bytes, packed, "q", inFile)
                          : expectRow(bytes, packed, "k", inFile - 2 * kDim);
      }
  for (int64_t row = 0; row < kDim; ++row)
    expectRow(bytes, 3 * kDim + row, "v", row);
}

// Experts lie one after the other, each with its own gate and up.
TEST_P(PackingTest, PacksExperts) {
  WeightSpec spec{{}, {3, 64, kFeatures}};
  spec.interleave = 16;
  for (int expert = 0; expert < 3; ++expert)
    for (const char *part : {"gate", "up"}) {
      spec.sources.push_back(part + std::to_string(expert));
      add(spec.sources.back(), 32);
    }
  std::string bytes = checkpoint.pack(spec);
  for (int64_t row = 0; row < 3 * 64; ++row) {
    int64_t inExpert = row % 64;
    expectRow(bytes, row,
              (inExpert / 16 % 2 ? "up" : "gate") + std::to_string(row / 64),
              inExpert / 32 * 16 + inExpert % 16);
  }
}

// Norms and biases become f32, exactly, in order of their sources.
TEST(PackingVectorTest, WidensExactly) {
  for (TensorType type : {TensorType::F32, TensorType::F16, TensorType::BF16}) {
    TestCheckpoint checkpoint;
    checkpoint.add("a", type, {40}, 1);
    checkpoint.add("b", type, {24}, 2);
    WeightSpec spec{{"b", "a"}, {64}};
    spec.vector = true;
    std::string bytes = checkpoint.pack(spec);
    ASSERT_EQ(bytes.size(), 256u);
    for (int64_t i = 0; i < 64; ++i) {
      float value;
      std::memcpy(&value, bytes.data() + 4 * i, 4);
      const Tensor &tensor = *checkpoint.find(i < 24 ? "b" : "a");
      // A vector is read as one row.
      EXPECT_EQ(value, element(tensor, 0, i < 24 ? i : i - 24));
    }
  }
}

} // namespace
} // namespace kvc::test
