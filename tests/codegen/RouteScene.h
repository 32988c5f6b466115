/// \file
/// Routing in plain f64: logits with and without ties, and what a router's
/// kernel of any target must make of them.

#ifndef KVC_TESTS_CODEGEN_ROUTESCENE_H
#define KVC_TESTS_CODEGEN_ROUTESCENE_H

#include "tests/codegen/KernelHarness.h"
#include "tests/codegen/Numbers.h"

namespace kvc::test {

struct RouteCase {
  int64_t experts, chosen, rows, rowsMax;
  bool normalize;

  /// Elements of a row of logits: whole panels, as the router's layer writes.
  int64_t logitsWidth() const { return (experts + 15) / 16 * 16; }
  /// Parameters that the kernels of all targets take.
  std::vector<Param> params() const {
    return {{"experts", experts},
            {"expertsPerToken", chosen},
            {"logitsWidth", logitsWidth()},
            {"normalize", int64_t(normalize)}};
  }
};

/// Cases at the edges of rows and experts.
std::vector<RouteCase> routeCases();

/// Logits apart enough for f32 to order them, and large ones behind the
/// experts, which must not be read. Some rows hold many equal logits, one holds
/// only equal ones.
std::vector<float> routeLogits(const RouteCase &c, uint32_t seed);

/// Checks the weights, T x k, that a kernel made of these logits; gives the
/// experts that it must have chosen, T x k by falling logit, ties to the lower
/// id.
std::vector<int32_t> expectWeights(const RouteCase &c,
                                   std::span<const float> logits,
                                   std::span<const float> weights,
                                   Comparison &comparison);

/// Experts of T x k pairs, different ones in a row; expert 1 has none, and
/// every row chooses expert 2.
std::vector<int32_t> chooseExperts(int64_t rows, int64_t chosen,
                                   int64_t experts);

/// Words that say which tiles of pairs an expert has on gfx1100
/// (codegen/kvcgen/gfx_moe.py).
struct PairGroups {
  PairGroups(const std::vector<int32_t> &ids, int64_t experts,
             int64_t tilesMax);

  int64_t pairsAt;
  std::vector<int32_t> words;
};

} // namespace kvc::test

#endif // KVC_TESTS_CODEGEN_ROUTESCENE_H
