// Paged attention over every codec and head size: lengths at the edges of
// pages, tiles and ranges, chunks of several rows, and the promise that a
// query's bits do not depend on what is computed beside it.

#include <algorithm>
#include <cmath>

#include "tests/codegen/AttentionScene.h"

namespace kvc::test {
namespace {

constexpr double kLog2E = 1.4426950408889634;
constexpr int64_t kTile = 64, kRange = 512;

/// One configuration: model sizes, and the most rows that an item holds.
struct Case {
  KvCodec codec = kCodecs[0];
  int64_t headDim = 64, kvHeads = 2, group = 3, rowsPerItem = 1;

  int64_t heads() const { return kvHeads * group; }
  AttentionShape shape() const {
    return {{codec, kvHeads, headDim}, group, rowsPerItem};
  }
  std::string name() const {
    return std::string("attention_") + codec.name + "_d" +
           std::to_string(headDim);
  }
  KernelConfig config(const StepLayout &layout) const {
    int64_t queries = rowsPerItem * group;
    return {name() + "__cpu",
            {{"heads", heads()},
             {"kvHeads", kvHeads},
             {"groupSize", group},
             {"queriesMax", (queries + 3) / 4 * 4},
             {"itemsAt", int64_t(layout.itemsAt())},
             {"positionsAt", int64_t(layout.positionsAt())},
             {"blockTablesAt", int64_t(layout.blockTablesAt())},
             {"pagesPerSequence", int64_t(layout.pagesPerSequence)},
             {"pageBytes", KvPool(shape().kv, 1).pageBytes()}}};
  }
};

constexpr StepLayout kLayout = {.rowsMax = 128,
                                .sequencesMax = 12,
                                .pagesPerSequence = 80,
                                .logitRowsMax = 1};

struct Scene : AttentionScene {
  Scene(const Case &c, const std::vector<Sequence> &sequences, uint32_t shuffle)
      : AttentionScene(c.shape(), kLayout, sequences, shuffle), c(c) {}

  /// T x H x D; NaN behind the last row.
  std::string apply(CpuKernel kernel) {
    Buffer words(step.words), q(scaledQueries()), scales(factors());
    Buffer out((rows + 2) * c.heads() * c.headDim * 4);
    // Two workgroups more than there are items: they do nothing.
    run(kernel, {(items + 2) * c.kvHeads, 1},
        {words, q, scales, pool.argument(), out});
    return out.bytes();
  }

  Case c;
};

/// Scores of one query against positions 0..last, in units of log2, and their
/// bound.
struct Scores {
  std::vector<double> values;
  double highest = -HUGE_VAL, bound = 0;
};

Scores scoresOf(Scene &scene, int64_t sequence, int64_t last, int64_t row,
                int64_t head) {
  const Case &c = scene.c;
  int64_t kvHead = head / c.group;
  const float *q = &scene.queries[(row * c.heads() + head) * c.headDim];
  const float *scales = &scene.keyScales[kvHead * c.headDim];
  double scale = kLog2E / std::sqrt(double(c.headDim));
  Scores scores;
  for (int64_t at = 0; at <= last; ++at) {
    int64_t slot = scene.slotOf(sequence, at);
    Dot dot;
    for (int64_t d = 0; d < c.headDim; ++d)
      dot.add(q[d] * scales[d] * scene.pool.decoded({slot, kvHead, false, d}));
    scores.values.push_back(dot.value * scale);
    scores.highest = std::max(scores.highest, dot.value * scale);
    scores.bound =
        std::max(scores.bound, scoreBound(c.headDim) * dot.magnitude * scale);
  }
  return scores;
}

/// Checks one row of one sequence, all heads.
void expectRow(Scene &scene, const std::string &out, int64_t sequence,
               int64_t position, int64_t row, Comparison &comparison) {
  const Case &c = scene.c;
  auto *values = reinterpret_cast<const float *>(out.data());
  for (int64_t head = 0; head < c.heads(); ++head) {
    Scores scores = scoresOf(scene, sequence, position, row, head);
    double sum = 0;
    std::vector<Dot> expected(c.headDim);
    for (int64_t at = 0; at <= position; ++at) {
      double weight = std::exp2(scores.values[at] - scores.highest);
      sum += weight;
      int64_t slot = scene.slotOf(sequence, at);
      for (int64_t d = 0; d < c.headDim; ++d)
        expected[d].add(weight *
                        scene.pool.decoded({slot, head / c.group, true, d}));
    }
    int64_t ranges = position / kRange + 1, tiles = position / kTile + 1;
    double relative = attentionBound(
        scores.bound, std::min(position + 1, kRange), tiles + 2 * ranges);
    for (int64_t d = 0; d < c.headDim; ++d) {
      int64_t channel = head / c.group * c.headDim + d;
      double scale = scene.valueScales[channel] / sum;
      double center = scene.valueCenters[channel];
      comparison.expect(values[(row * c.heads() + head) * c.headDim + d],
                        expected[d].value * scale + center,
                        expected[d].magnitude * scale * relative +
                            std::fabs(center) * kRounding,
                        "position " + std::to_string(position) + ", head " +
                            std::to_string(head) + ", d " + std::to_string(d));
    }
  }
}

void expectScene(Scene &scene, CpuKernel kernel, Comparison &comparison) {
  std::string out = scene.apply(kernel);
  int64_t row = 0;
  for (size_t index = 0; index < scene.sequences.size(); ++index) {
    const Sequence &sequence = scene.sequences[index];
    for (int64_t i = 0; i < sequence.rows; ++i, ++row)
      expectRow(scene, out, index, sequence.length - sequence.rows + i, row,
                comparison);
  }
  size_t written = row * scene.c.heads() * scene.c.headDim * 4;
  ASSERT_TRUE(out.find_first_not_of('\xFF', written) == std::string::npos)
      << "a row past the last item was written";
}

struct AttentionTest : KernelTest {};
KVC_INSTANTIATE_KERNEL_TEST(AttentionTest);

/// Around pages (16), tiles (64), ranges (512), and the longest here.
const std::vector<int64_t> kLengths = {1,  15,  16,  17,  63,  64,
                                       65, 511, 512, 513, 1025};

// Every codec and head size decodes one row of sequences of all lengths.
TEST_P(AttentionTest, DecodesAllLengths) {
  std::vector<Case> cases;
  std::vector<KernelConfig> configs;
  for (const KvCodec &codec : kCodecs)
    for (int64_t headDim : {64, 80, 96, 128, 256}) {
      cases.push_back({.codec = codec, .headDim = headDim});
      configs.push_back(cases.back().config(kLayout));
    }
  std::vector<Sequence> sequences;
  for (int64_t length : kLengths)
    sequences.push_back(
        {.length = length, .seed = length, .laterPositions = 3});
  std::vector<CpuKernel> kernels = load(configs);
  for (size_t i = 0; i < cases.size(); ++i) {
    Comparison comparison(cases[i].name());
    Scene scene(cases[i], sequences, i);
    expectScene(scene, kernels[i], comparison);
  }
}

// Every ratio of query to KV heads, in items of several rows, the last of them
// partly filled; chunks begin and end within tiles and ranges.
TEST_P(AttentionTest, PrefillsEveryGroupSize) {
  std::vector<Case> cases;
  std::vector<KernelConfig> configs;
  for (int64_t group : {1, 2, 3, 4, 8}) {
    int64_t rowsPerItem = std::min<int64_t>(64 / group, 16);
    cases.push_back({.codec = kCodecs[cases.size() % std::size(kCodecs)],
                     .group = group,
                     .rowsPerItem = rowsPerItem});
    configs.push_back(cases.back().config(kLayout));
  }
  std::vector<CpuKernel> kernels = load(configs);
  for (size_t i = 0; i < cases.size(); ++i) {
    Comparison comparison(cases[i].name() + " prefill, " +
                          std::to_string(cases[i].group) +
                          " query heads per KV head");
    Scene scene(cases[i], {{37, 37, 1}, {70, 21, 2}, {530, 33, 3}, {5, 1, 4}},
                i);
    expectScene(scene, kernels[i], comparison);
  }
}

// A query has the same bits alone and in items of several rows, with and
// without later positions in its pages, wherever its pages are, on every
// instruction set.
TEST(AttentionBitsTest, SameQuerySameBits) {
  for (const KvCodec &codec : kCodecs)
    for (int64_t headDim : {64, 80, 128}) {
      Case one{.codec = codec, .headDim = headDim}, several = one;
      several.rowsPerItem = 16;
      std::string bits;
      for (CpuFeatures features : hostLevels()) {
        std::vector<CpuKernel> kernels = loadKernels(
            {one.config(kLayout), several.config(kLayout)}, features);
        auto rowsOf = [&](const Case &c, CpuKernel kernel, Sequence sequence,
                          int64_t first, uint32_t shuffle) {
          Scene scene(c, {{9, 4, 77}, sequence}, shuffle);
          size_t rowBytes = c.heads() * headDim * 4;
          return scene.apply(kernel).substr((4 + first) * rowBytes,
                                            3 * rowBytes);
        };
        // The same three positions, 510 to 512, on both sides of a range.
        std::vector<std::string> results = {
            rowsOf(one, kernels[0], {513, 3, 5}, 0, 1),
            rowsOf(one, kernels[0], {540, 30, 5}, 0, 2),
            rowsOf(several, kernels[1], {513, 3, 5}, 0, 3),
            rowsOf(several, kernels[1], {540, 37, 5}, 7, 4),
            rowsOf(several, kernels[1], {520, 11, 5, 400}, 1, 5)};
        if (bits.empty())
          bits = results[0];
        for (size_t i = 0; i < results.size(); ++i)
          EXPECT_TRUE(results[i] == bits)
              << one.name() << " " << cpuFeaturesName(features) << ", way "
              << i;
      }
    }
}

} // namespace
} // namespace kvc::test
