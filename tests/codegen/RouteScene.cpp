// Routing in plain f64; see RouteScene.h.

#include "tests/codegen/RouteScene.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace kvc::test {

static std::vector<int64_t> ranking(const float *logits, int64_t experts) {
  std::vector<int64_t> order(experts);
  std::iota(order.begin(), order.end(), 0);
  std::sort(order.begin(), order.end(), [&](int64_t a, int64_t b) {
    return logits[a] != logits[b] ? logits[a] > logits[b] : a < b;
  });
  return order;
}

std::vector<RouteCase> routeCases() {
  std::vector<RouteCase> cases;
  for (bool normalize : {false, true})
    for (auto [experts, chosen] : {std::pair(8, 1), {8, 2}, {8, 8}, {128, 8}})
      for (int64_t rows : {1, 5, 17})
        cases.push_back({experts, chosen, rows, 20, normalize});
  return cases;
}

std::vector<float> routeLogits(const RouteCase &c, uint32_t seed) {
  Random random(seed);
  std::vector<float> logits;
  for (int64_t row = 0; row < c.rows; ++row) {
    int64_t levels = row == 3 ? 1 : row % 2 ? 3 : 400;
    for (int64_t e = 0; e < c.experts; ++e)
      logits.push_back(static_cast<float>(random.below(levels)) / 32 - 5);
    logits.resize((row + 1) * c.logitsWidth(), 1e9f);
  }
  return logits;
}

std::vector<int32_t> expectWeights(const RouteCase &c,
                                   std::span<const float> logits,
                                   std::span<const float> weights,
                                   Comparison &comparison) {
  std::vector<int32_t> experts;
  // Exponential, sum of all experts, quotient; twice where normalised.
  double relative = 2 * (4e-7 + (c.experts + 32) * kRounding);
  for (int64_t row = 0; row < c.rows; ++row) {
    const float *own = &logits[row * c.logitsWidth()];
    std::vector<int64_t> order = ranking(own, c.experts);
    auto share = [&](int64_t e) {
      return std::exp(double(own[e]) - own[order[0]]);
    };
    double total = 0;
    for (int64_t i = 0; i < (c.normalize ? c.chosen : c.experts); ++i)
      total += share(order[i]);
    for (int64_t rank = 0; rank < c.chosen; ++rank) {
      double expected = share(order[rank]) / total;
      comparison.expect(weights[row * c.chosen + rank], expected,
                        expected * relative, "row " + std::to_string(row));
      experts.push_back(order[rank]);
    }
  }
  return experts;
}

std::vector<int32_t> chooseExperts(int64_t rows, int64_t chosen,
                                   int64_t experts) {
  Random random(rows);
  std::vector<int32_t> ids;
  for (int64_t row = 0; row < rows; ++row) {
    std::vector<int32_t> own = {2};
    while (static_cast<int64_t>(own.size()) < chosen) {
      int32_t e = random.below(experts);
      if (e != 1 && std::find(own.begin(), own.end(), e) == own.end())
        own.push_back(e);
    }
    std::swap(own[0], own[random.below(chosen)]);
    ids.insert(ids.end(), own.begin(), own.end());
  }
  return ids;
}

PairGroups::PairGroups(const std::vector<int32_t> &ids, int64_t experts,
                       int64_t tilesMax)
    : pairsAt(4 + 4 * tilesMax), words(pairsAt + ids.size(), -1) {
  int32_t tiles = 0, place = 0;
  for (int32_t e = 0; e < experts; ++e) {
    int32_t first = place;
    for (size_t pair = 0; pair < ids.size(); ++pair)
      if (ids[pair] == e)
        words[pairsAt + place++] = pair;
    for (; first < place; first += 16, ++tiles) {
      words[4 + 4 * tiles] = e;
      words[5 + 4 * tiles] = first;
      words[6 + 4 * tiles] = std::min(place - first, 16);
    }
  }
  words[0] = tiles;
}

} // namespace kvc::test
