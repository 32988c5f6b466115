// How many KV pages there are, and sizes as people write them.

#include "runtime/kv/PoolSize.h"

#include <gtest/gtest.h>

#include "runtime/base/ByteSize.h"

namespace kvc {

namespace {

constexpr uint64_t kMib = uint64_t(1) << 20;

MemoryUse use() {
  return {.weightsBytes = 100 * kMib,
          .workspaceBytes = 30 * kMib,
          .tableBytes = 6 * kMib,
          .pageBytes = kMib};
}

} // namespace

// pagesThatFit: whole pages beside weights, workspace, tables and code.
TEST(PoolSize, PagesFillWhatIsLeft) {
  EXPECT_EQ(use().ownBytes(), 100 * kMib);
  EXPECT_EQ(pagesThatFit(use(), 200 * kMib), 0u);
  EXPECT_EQ(pagesThatFit(use(), 0), 0u);
  EXPECT_EQ(pagesThatFit(use(), 201 * kMib - 1), 0u);
  EXPECT_EQ(pagesThatFit(use(), 201 * kMib), 1u);
  EXPECT_EQ(pagesThatFit(use(), 300 * kMib), 100u);
}

// sizePool: what is wanted in whole pages, or what fits, and at least one.
TEST(PoolSize, PoolIsWhatIsWantedOrWhatFits) {
  EXPECT_EQ(sizePool(17, 10).pages, 2u);
  EXPECT_FALSE(sizePool(160, 10).shrank);
  EXPECT_EQ(sizePool(161, 10).pages, 10u);
  EXPECT_TRUE(sizePool(161, 10).shrank);
  EXPECT_EQ(sizePool(161, 0).pages, 1u);
}

// othersBytes: the reserve holds what is ours, the rest is others'.
TEST(PoolSize, ReserveHoldsWhatIsOurs) {
  EXPECT_EQ(*MemoryBudget{}.othersBytes(use()), 0u);
  EXPECT_EQ(*(MemoryBudget{.reserveBytes = 150 * kMib}.othersBytes(use())),
            50 * kMib);
  auto small = MemoryBudget{.reserveBytes = 100 * kMib - 1}.othersBytes(use());
  EXPECT_EQ(small.status().message(),
            "a reserve of 104857599 bytes (100.0 MiB) does not hold the "
            "104857600 bytes (100.0 MiB) that workspace (31457280), tables "
            "(6291456), graphs and code (67108864) need; give a larger "
            "--reserve");
}

// parseByteSize: a whole number and a unit, nothing else.
TEST(ByteSize, TakesUnits) {
  EXPECT_EQ(*parseByteSize("24GiB"), uint64_t(24) << 30);
  EXPECT_EQ(*parseByteSize("24560 mib"), 24560 * kMib);
  EXPECT_EQ(*parseByteSize("7B"), 7u);
  EXPECT_EQ(*parseByteSize("8191TiB"), uint64_t(8191) << 40);
  for (const char *text : {"", "24", "GiB", "24GB", "-1GiB", "1.5GiB", "1GiBx",
                           "8388608TiB", "99999999999999999999B"})
    EXPECT_EQ(parseByteSize(text).status().message(),
              "found '" + std::string(text) +
                  "', expected a whole number with its unit, such as 24GiB or "
                  "24560MiB");
}

} // namespace kvc
