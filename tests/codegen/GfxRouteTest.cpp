// Routing on gfx1100: the choice of experts, by itself and by the workgroup
// that ends the router's layer, and the sorting of pairs by expert.

#include <algorithm>
#include <cstring>

#include "tests/codegen/GfxHarness.h"
#include "tests/codegen/GfxOperand.h"
#include "tests/codegen/RouteScene.h"

namespace kvc::test {
namespace {

// All chosen weights and experts; a row past the count writes nothing.
TEST(GfxRoute, Chooses) {
  Comparison comparison("route");
  uint32_t seed = 0;
  for (const RouteCase &c : routeCases()) {
    std::vector<float> logits = routeLogits(c, seed++);
    Buffer words(gfxStep(c.rows)), input(logits);
    Buffer weights(c.rowsMax * c.chosen * 4), ids(c.rowsMax * c.chosen * 4);
    GfxKernel(specialise({"route_f32__gfx1100", c.params()}))
        .run({c.rowsMax, 1}, {words, input, weights, ids}, {.checked = true});
    EXPECT_EQ(firstOf<int32_t>(ids, c.rows * c.chosen),
              expectWeights(c, logits, weights.as<float>(), comparison));
    if (c.rows < c.rowsMax) {
      EXPECT_EQ(ids.as<int32_t>()[c.rows * c.chosen], -1);
    }
  }
}

TEST(GfxRoute, MissingWaitsAreFound) {
  RouteCase c = {128, 8, 3, 3, true};
  std::vector<float> logits = routeLogits(c, 1);
  GfxKernel kernel(specialise({"route_f32__gfx1100", c.params()}));
  injectFaults(
      "route_f32__gfx1100", kernel, [&](GfxKernel &faulty, const GfxRun &how) {
        Buffer words(gfxStep(c.rows)), input(logits);
        Buffer weights(c.rows * c.chosen * 4), ids(c.rows * c.chosen * 4);
        faulty.run({c.rows, 1}, {words, input, weights, ids}, how);
        return weights.bytes() + ids.bytes();
      });
}

/// A router of rows whose last one is zero: all its logits are equal.
struct Router {
  Router(int64_t mode, int64_t tile, int64_t rows)
      : mode(mode), tile(tile), c{40, 8, rows, rows, true},
        weight({.type = TensorType::BF16,
                .rows = {c.experts},
                .inputs = kInputs,
                .fragments = true},
               1),
        x(halfUniforms(rows + 7, rows * kInputs)), inLds(rows * c.chosen) {
    if (rows > 1)
      std::fill(x.end() - kInputs, x.end(), 0.0f);
  }

  static constexpr int64_t kInputs = 192;
  int64_t blocks() const { return (c.rows + 15) / 16; }
  int64_t panels() const { return c.logitsWidth() / 16; }
  int64_t pairsAt() const { return 4 + 4 * c.rows * c.chosen; }
  KernelConfig config() const {
    KernelConfig result{"linear_route_f16__gfx1100", c.params()};
    for (Param param : std::vector<Param>{{"waves", int64_t(4)},
                                          {"rowsMode", mode},
                                          {"inputFeatures", kInputs},
                                          {"tileRows", tile},
                                          {"operandHalves", tile * kInputs},
                                          {"stepsPerWave", kInputs / 64},
                                          {"wholeBlocks", int64_t(0)},
                                          {"hasFactors", int64_t(1)},
                                          {"operandScale", 1.0f},
                                          {"outputFeatures", c.logitsWidth()},
                                          {"countAt", int64_t(0)},
                                          {"arrivals", panels()},
                                          {"blocks", blocks()},
                                          {"pairsAt", pairsAt()},
                                          {"pairsInLds", inLds}})
      result.params.push_back(param);
    return result;
  }
  /// All that a run wrote; `check` also compares it.
  std::string apply(GfxKernel &kernel, const GfxRun &how, bool check = false) {
    Buffer words(gfxStep(c.rows)),
        operand(operandOf(x, kInputs, tile, tile < 16 ? tile : 16 * blocks())),
        factors(std::vector<float>(2 * c.rows, 1.0f)), w(weight.bytes),
        counters(std::vector<int32_t>(blocks() + 1, 0)),
        groups((pairsAt() + c.rows * c.chosen) * 4),
        logits(c.rows * c.logitsWidth() * 4), weights(c.rows * c.chosen * 4),
        ids(c.rows * c.chosen * 4);
    kernel.run(
        {panels(), blocks()},
        {words, operand, factors, w, counters, logits, weights, ids, groups},
        how);
    if (check) {
      Comparison comparison(config().name);
      for (int64_t row = 0; row < c.rows; ++row)
        for (int64_t e = 0; e < c.experts; ++e) {
          Dot dot = weight.dot(e, &x[row * kInputs]);
          comparison.expect(logits.as<float>()[row * c.logitsWidth() + e],
                            dot.value, dot.bounded(kInputs).bound);
        }
      auto chosen = firstOf<int32_t>(ids, c.rows * c.chosen);
      EXPECT_EQ(chosen, expectWeights(c, logits.as<float>(),
                                      weights.as<float>(), comparison));
      PairGroups expected(chosen, c.experts, c.rows * c.chosen);
      EXPECT_EQ(firstOf<int32_t>(groups, expected.words.size()),
                expected.words);
      EXPECT_EQ(firstOf<int32_t>(counters, blocks() + 1),
                std::vector<int32_t>(blocks() + 1, 0));
    }
    return weights.bytes() + ids.bytes() + groups.bytes();
  }

  int64_t mode;
  int64_t tile;
  RouteCase c;
  TestWeight weight;
  std::vector<float> x;
  int64_t inLds; ///< pairs that are sorted in LDS; 0 for none
};

// The workgroups that arrive last route and sort, whichever they are.
TEST(GfxLinearRoute, LastWorkgroupsRouteAndSort) {
  for (auto [mode, tile, rows] :
       {std::tuple(0, 1, 1), {0, 4, 3}, {1, 16, 16}, {1, 16, 17}})
    for (uint64_t seed : {1, 2, 3}) {
      Router router(mode, tile, rows);
      if (seed == 3)
        router.inLds = 0;
      GfxKernel kernel(specialise(router.config()));
      router.apply(kernel, {.seed = seed, .checked = true}, /*check=*/true);
    }
}

TEST(GfxLinearRoute, MissingWaitsAreFound) {
  Router router(1, 16, 17);
  GfxKernel kernel(specialise(router.config()));
  injectFaults(
      router.config().name, kernel,
      [&](GfxKernel &faulty, const GfxRun &how) {
        return router.apply(faulty, how);
      },
      /*unseenMax=*/2);
}

std::string group(GfxKernel &kernel, const std::vector<int32_t> &ids,
                  int64_t rows, int64_t words, const GfxRun &how) {
  Buffer step(gfxStep(rows)), input(ids), groups(words * 4);
  kernel.run({1, 1}, {step, input, groups}, how);
  return groups.bytes();
}

// Experts with no row, one, and more than fill a tile.
TEST(GfxGroup, SortsPairsByExpert) {
  for (int64_t experts : {8, 300})
    for (int64_t rows : {1, 3, 16, 17, 70}) {
      std::vector<int32_t> ids = chooseExperts(rows, 3, experts);
      PairGroups expected(ids, experts, rows * 3);
      GfxKernel kernel(specialise({"group_experts__gfx1100",
                                   {{"experts", experts},
                                    {"expertsPerToken", int64_t(3)},
                                    {"pairsAt", expected.pairsAt}}}));
      std::string found =
          group(kernel, ids, rows, expected.words.size(), {.checked = true});
      for (size_t i = 0; i < expected.words.size(); ++i) {
        int32_t word;
        std::memcpy(&word, &found[4 * i], 4);
        ASSERT_EQ(word, expected.words[i]) << "word " << i;
      }
      if (experts == 300 && rows == 17)
        injectFaults("group_experts__gfx1100", kernel,
                     [&](GfxKernel &faulty, const GfxRun &how) {
                       return group(faulty, ids, rows, expected.words.size(),
                                    how);
                     });
    }
}

} // namespace
} // namespace kvc::test
