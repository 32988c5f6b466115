// Paged attention of gfx1100 on the simulator: every codec, head size and ratio
// of heads, lengths at the edges of tiles, spans, ranges and groups, and the
// promise that a query's bits do not depend on what is computed beside it.

#include <algorithm>
#include <cmath>
#include <cstring>

#include "tests/codegen/AttentionScene.h"
#include "tests/codegen/GfxHarness.h"

namespace kvc::test {
namespace {

constexpr double kLog2E = 1.4426950408889634;
/// Keys of a range, and ranges of a group (codegen/kvcgen/gfx_attention.py).
constexpr int64_t kRange = 1024, kGroup = 8;

constexpr StepLayout kLayout = {.rowsMax = 64,
                                .sequencesMax = 16,
                                .pagesPerSequence = 640,
                                .logitRowsMax = 1};
/// Positions of the longest context.
constexpr int64_t kContextMax = int64_t(kLayout.pagesPerSequence) * kPageTokens;

int64_t divideUp(int64_t a, int64_t b) { return (a + b - 1) / b; }

/// One configuration: model sizes, and the most rows that an item holds.
struct Case {
  KvCodec codec = kCodecs[1];
  int64_t headDim = 128, kvHeads = 2, group = 8, rowsPerItem = 1;
  int64_t slots = 2; ///< of a decode kernel

  bool decode() const { return rowsPerItem == 1; }
  int64_t heads() const { return kvHeads * group; }
  AttentionShape shape() const {
    return {{codec, kvHeads, headDim, /*gfx=*/true}, group, rowsPerItem};
  }
  /// Columns of a workgroup.
  int64_t columns() const {
    if (decode())
      return group <= 8 ? 8 : 16;
    return headDim <= 128 ? 32 : 16;
  }
  /// Rows of a tile of the output (codegen/kvcgen/gfx_operand.py).
  int64_t tileRows() const { return decode() ? 1 : 16; }
  int64_t blocks() const { return divideUp(rowsPerItem * group, columns()); }
  static int64_t ranges() { return divideUp(kContextMax, kRange); }
  static int64_t groups() { return divideUp(ranges(), kGroup); }
  std::string name() const {
    std::string head = std::string(codec.name) + "_d" + std::to_string(headDim);
    return decode() ? "attention_split_" + head + "_c" +
                          std::to_string(columns()) + "__gfx1100"
                    : "attention_" + head + "__gfx1100";
  }
  std::string title() const {
    return name() + ", " + std::to_string(group) + " query heads per KV head";
  }
  KernelConfig config() const {
    KernelConfig result{
        name(),
        {{"heads", heads()},
         {"kvHeads", kvHeads},
         {"groupSize", group},
         {"itemsAt", int64_t(kLayout.itemsAt())},
         {"positionsAt", int64_t(kLayout.positionsAt())},
         {"blockTablesAt", int64_t(kLayout.blockTablesAt())},
         {"pagesPerSequence", int64_t(kLayout.pagesPerSequence)},
         {"pageBytes", KvPool(shape().kv, 1).pageBytes()},
         {"columnBlocks", blocks()},
         {"outTileRows", tileRows()}}};
    if (decode())
      result.params.insert(
          result.params.end(),
          {{"slots", slots}, {"ranges", ranges()}, {"groups", groups()}});
    return result;
  }
  /// Bytes of `partial` for a grid of so many (item, KV head).
  uint64_t partialBytes(int64_t pairs) const {
    int64_t each = decode() ? (ranges() + groups()) * columns() * (headDim + 4)
                            : 2 * columns() * headDim;
    return pairs * blocks() * each * 4;
  }
};

struct Scene : AttentionScene {
  Scene(const Case &c, const std::vector<Sequence> &sequences, uint32_t shuffle)
      : AttentionScene(c.shape(), kLayout, sequences, shuffle), c(c) {}

  /// T x H x D in f16; NaN behind the last row.
  std::string apply(GfxKernel &kernel, const GfxRun &how) {
    // Workgroups of one item more than there are: they do nothing.
    int64_t pairs = (items + 1) * c.kvHeads;
    Buffer words(step.words), q(scaledQueries()), scales(factors());
    Buffer partial(c.partialBytes(pairs));
    Buffer counters(
        std::vector<int32_t>(pairs * c.blocks() * (c.groups() + 1)));
    int64_t width = c.heads() * c.headDim;
    Buffer out(divideUp(rows + 2, c.tileRows()) * c.tileRows() * width * 2);
    uint64_t layer = pool.pageBytes() / 2;
    kernel.run({pairs * c.blocks(), c.decode() ? c.slots : 1},
               {words,
                q,
                scales,
                {pool.argument(), pool.bytes().size() - layer},
                counters,
                partial,
                out},
               how);
    for (int32_t counter : counters.as<int32_t>())
      EXPECT_EQ(counter, 0);
    std::string result((rows + 2) * width * 2, '\0');
    for (int64_t row = 0; row < rows + 2; ++row)
      for (int64_t at = 0; at < width; ++at) {
        int64_t place =
            (row / c.tileRows() * (width / 16) + at / 16) * 2 + at % 16 / 8;
        int64_t from =
            place * c.tileRows() * 8 + row % c.tileRows() * 8 + at % 8;
        std::memcpy(&result[(row * width + at) * 2], &out.as<uint16_t>()[from],
                    2);
      }
    return result;
  }

  Case c;
};

/// K and V of one KV head of one sequence, decoded: position x D.
struct Cache {
  std::vector<double> keys, values;
};

Cache cacheOf(Scene &scene, int64_t sequence, int64_t kvHead) {
  Cache cache;
  for (int64_t at = 0; at < scene.sequences[sequence].length; ++at)
    for (int64_t d = 0; d < scene.c.headDim; ++d) {
      int64_t slot = scene.slotOf(sequence, at);
      cache.keys.push_back(scene.pool.decoded({slot, kvHead, false, d}));
      cache.values.push_back(scene.pool.decoded({slot, kvHead, true, d}));
    }
  return cache;
}

/// Checks one query. Bounds: the query's rounding to f16 moves a score by 2^-11
/// of the sum of magnitudes, a weight is rounded to f16 once (2^-11, or 2^-25
/// of the largest where it is subnormal), the output too; f32 roundings are
/// lost in these.
void expectQuery(Scene &scene, const std::string &out, const Cache &cache,
                 int64_t position, int64_t row, int64_t head,
                 Comparison &comparison) {
  const Case &c = scene.c;
  int64_t dim = c.headDim, kvHead = head / c.group;
  const float *q = &scene.queries[(row * c.heads() + head) * dim];
  const float *scales = &scene.keyScales[kvHead * dim];
  double scale = kLog2E / std::sqrt(double(dim));
  std::vector<double> scores;
  double highest = -HUGE_VAL, bound = 0, sum = 0;
  for (int64_t at = 0; at <= position; ++at) {
    Dot dot;
    for (int64_t d = 0; d < dim; ++d)
      dot.add(q[d] * scales[d] * cache.keys[at * dim + d]);
    scores.push_back(dot.value * scale);
    highest = std::max(highest, scores.back());
    bound = std::max(bound, dot.magnitude * scale * 0x1p-11);
  }
  std::vector<Dot> expected(dim);
  for (int64_t at = 0; at <= position; ++at) {
    double weight = std::exp2(scores[at] - highest);
    sum += weight;
    for (int64_t d = 0; d < dim; ++d)
      expected[d].add(weight * cache.values[at * dim + d]);
  }
  double relative = 2 * bound * std::log(2.0) + 2 * 0x1p-11 + 0x1p-14;
  auto *values = reinterpret_cast<const uint16_t *>(out.data());
  for (int64_t d = 0; d < dim; ++d) {
    double factor = scene.valueScales[kvHead * dim + d] / sum;
    double center = scene.valueCenters[kvHead * dim + d];
    comparison.expect(kF16.decode(values[(row * c.heads() + head) * dim + d]),
                      expected[d].value * factor + center,
                      expected[d].magnitude * factor * relative +
                          std::fabs(center) * 0x1p-11 + 0x1p-20,
                      "position " + std::to_string(position) + ", head " +
                          std::to_string(head) + ", d " + std::to_string(d));
  }
}

/// Checks all queries of a scene, or of every `stride`-th sequence.
void expectScene(Scene &scene, GfxKernel &kernel, Comparison &comparison,
                 const GfxRun &how = {.checked = true}) {
  std::string out = scene.apply(kernel, how);
  int64_t row = 0;
  for (size_t index = 0; index < scene.sequences.size(); ++index) {
    const Sequence &sequence = scene.sequences[index];
    for (int64_t kvHead = 0; kvHead < scene.c.kvHeads; ++kvHead) {
      Cache cache = cacheOf(scene, index, kvHead);
      for (int64_t i = 0; i < sequence.rows; ++i)
        for (int64_t head = 0; head < scene.c.group; ++head)
          expectQuery(scene, out, cache, sequence.length - sequence.rows + i,
                      row + i, kvHead * scene.c.group + head, comparison);
    }
    row += sequence.rows;
  }
  size_t written = row * scene.c.heads() * scene.c.headDim * 2;
  ASSERT_TRUE(out.find_first_not_of('\xFF', written) == std::string::npos)
      << "a row past the last item was written";
}

std::vector<Sequence> sequencesOf(const std::vector<int64_t> &lengths) {
  std::vector<Sequence> sequences;
  for (int64_t length : lengths)
    sequences.push_back(
        {.length = length, .seed = length, .laterPositions = 3});
  return sequences;
}

constexpr int64_t kDims[] = {64, 80, 96, 128, 256};

/// No scratch, no spills, and few enough registers for 8 waves of a SIMD where
/// the head size allows it.
void expectResources(const Case &c, const GfxKernel &kernel) {
  const hipsim::KernelCode &code = kernel.code();
  EXPECT_EQ(code.privateBytes, 0u) << c.name();
  EXPECT_EQ(code.vectorSpills + code.scalarSpills, 0u) << c.name();
  EXPECT_LE(code.vectorRegisters, c.headDim <= 128 && c.decode() ? 192u : 256u)
      << c.name();
}

// Every codec and head size decodes one row of sequences of lengths around
// pages (16), tiles (32), spans (128) and ranges (1024).
TEST(GfxAttention, DecodesAllLengths) {
  for (const KvCodec &codec : kCodecs)
    for (int64_t headDim : kDims) {
      Case c{.codec = codec, .headDim = headDim, .kvHeads = 1, .group = 3};
      GfxKernel kernel(specialise(c.config()));
      expectResources(c, kernel);
      Comparison comparison(c.title());
      Scene scene(
          c,
          sequencesOf({1, 15, 16, 17, 31, 33, 127, 128, 129, 513, 1024, 1025}),
          headDim);
      expectScene(scene, kernel, comparison);
    }
}

// Every ratio of query to KV heads, also where its columns need several
// workgroups.
TEST(GfxAttention, DecodesEveryGroupSize) {
  for (int64_t group : {1, 3, 4, 7, 8, 12, 32}) {
    Case c{.codec = kCodecs[group % std::size(kCodecs)],
           .headDim = 64,
           .group = group};
    GfxKernel kernel(specialise(c.config()));
    expectResources(c, kernel);
    Comparison comparison(c.title());
    Scene scene(c, sequencesOf({1, 47, 130, 1030}), group);
    expectScene(scene, kernel, comparison);
  }
}

// Chunks of several rows, the last item partly filled, for every codec, head
// size and ratio of heads; chunks begin and end within tiles, spans and ranges.
TEST(GfxAttention, Prefills) {
  const int64_t groups[] = {1, 3, 4, 7, 8, 12, 32};
  size_t next = 0;
  for (const KvCodec &codec : kCodecs)
    for (int64_t headDim : kDims) {
      int64_t group = groups[next++ % std::size(groups)];
      Case c{.codec = codec,
             .headDim = headDim,
             .kvHeads = 1,
             .group = group,
             .rowsPerItem = 5};
      GfxKernel kernel(specialise(c.config()));
      expectResources(c, kernel);
      Comparison comparison(c.title() + ", prefill");
      Scene scene(c, {{37, 9, 1}, {130, 6, 2}, {1027, 8, 3}, {2, 1, 4}},
                  headDim);
      expectScene(scene, kernel, comparison);
    }
}

// A long context is merged in a tree of two levels.
TEST(GfxAttention, LongContext) {
  int64_t length = kGroup * kRange + 700;
  for (int64_t rowsPerItem : {1, 4}) {
    Case c{.headDim = 64, .kvHeads = 1, .rowsPerItem = rowsPerItem, .slots = 3};
    GfxKernel kernel(specialise(c.config()));
    Comparison comparison(c.title() + ", " + std::to_string(length) + " keys");
    Scene scene(c, {{length, 2, 1, 30}}, 1);
    expectScene(scene, kernel, comparison);
  }
}

// A query has the same bits decoded alone and in chunks of several rows,
// whatever comes after it and beside it, wherever its pages are, for any number
// of workgroups, in any order of workgroups, and in any order of the sums
// inside the matrix unit as long as that is one order.
TEST(GfxAttention, SameQuerySameBits) {
  for (const KvCodec &codec : kCodecs)
    for (int64_t headDim : {80, 128}) {
      Case one{.codec = codec, .headDim = headDim, .kvHeads = 1, .group = 7};
      Case more = one, several = one;
      more.slots = 5;
      several.rowsPerItem = 6;
      GfxKernel decode(specialise(one.config()));
      GfxKernel decodeMore(specialise(more.config()));
      GfxKernel prefill(specialise(several.config()));
      for (bool otherOrder : {false, true}) {
        uint64_t seed = 1;
        auto rowsOf = [&](const Case &c, GfxKernel &kernel, Sequence sequence,
                          int64_t first) {
          Scene scene(c, {{9, 4, 77}, sequence}, ++seed);
          size_t rowBytes = c.heads() * headDim * 2;
          return scene.apply(kernel, {.seed = seed, .otherOrder = otherOrder})
              .substr((4 + first) * rowBytes, 3 * rowBytes);
        };
        // The same three positions, 1023 to 1025, on both sides of a range.
        std::string bits = rowsOf(one, decode, {1026, 3, 5}, 0);
        EXPECT_TRUE(bits == rowsOf(one, decode, {1027, 4, 5, 200}, 0));
        EXPECT_TRUE(bits == rowsOf(more, decodeMore, {1026, 3, 5}, 0));
        EXPECT_TRUE(bits == rowsOf(several, prefill, {1026, 3, 5}, 0));
        EXPECT_TRUE(bits == rowsOf(several, prefill, {1050, 34, 5}, 7));
        EXPECT_TRUE(bits == rowsOf(several, prefill, {1029, 8, 5, 40}, 2));
      }
    }
}

// The same over the border of a group of ranges.
TEST(GfxAttention, SameBitsInLongContext) {
  Case one{.headDim = 64, .kvHeads = 1, .slots = 9}, several = one;
  several.rowsPerItem = 4;
  GfxKernel decode(specialise(one.config()));
  GfxKernel prefill(specialise(several.config()));
  Sequence sequence{.length = kGroup * kRange + 2, .rows = 4, .seed = 3};
  Scene alone(one, {sequence}, 1), chunk(several, {sequence}, 2);
  EXPECT_TRUE(alone.apply(decode, {.seed = 5}) ==
              chunk.apply(prefill, {.seed = 6}));
}

// Queries that overflow f16, or vanish in it, are scaled by a power of two;
// values past f16's range saturate.
TEST(GfxAttention, ScalesQueriesAndSaturates) {
  for (int64_t rowsPerItem : {1, 3}) {
    Case c{.codec = kCodecs[0],
           .headDim = 64,
           .kvHeads = 1,
           .group = 4,
           .rowsPerItem = rowsPerItem};
    GfxKernel kernel(specialise(c.config()));
    for (float size : {0x1p-14f, 0x1p17f, 0.0f}) {
      Comparison comparison(c.title() + ", queries of " + std::to_string(size));
      Scene scene(c, {{70, 2, 1}}, 1);
      for (float &value : scene.queries)
        value *= size;
      // Scores stay as large as ever, but for queries of zero.
      for (int64_t at = 0; at < 70 && size; ++at)
        for (int64_t d = 0; d < c.headDim; ++d) {
          KvPlace place = {scene.slotOf(0, at), 0, /*value=*/false, d};
          double smaller = scene.pool.decoded(place) / size;
          scene.pool.setCode(place, kF16.encode(smaller));
        }
      expectScene(scene, kernel, comparison);
    }
    Scene scene(c, {{1, 1, 1}}, 1);
    for (int64_t d = 0; d < c.headDim; ++d)
      scene.valueScales[d] = 0x1p20f, scene.valueCenters[d] = 0;
    std::string out = scene.apply(kernel, {});
    auto *values = reinterpret_cast<const uint16_t *>(out.data());
    for (int64_t i = 0; i < c.heads() * c.headDim; ++i) {
      // The only key has weight 1.
      double value = scene.pool.decoded(
          {scene.slotOf(0, 0), 0, /*value=*/true, i % c.headDim});
      EXPECT_EQ(kF16.decode(values[i]),
                std::clamp(value * 0x1p20, -65504.0, 65504.0))
          << i;
    }
  }
}

/// What the decode of one row of each sequence costs, per byte of K and V.
struct Cost {
  double bytes;            ///< read by lines of 128, over those needed
  double laneInstructions; ///< 32 x vector instructions
  double issueCycles;      ///< lane-cycles: 4 a transcendental, 32 a WMMA
};

Cost costOf(const Case &c, int64_t length) {
  GfxKernel kernel(specialise(c.config()));
  Scene scene(c, {{length, 1, 1}}, 1);
  scene.apply(kernel, {.detailed = true});
  const hipsim::LaunchCounts &counts = kernel.counts();
  auto of = [&](hipsim::InstructionClass kind) {
    return double(counts.instructions[size_t(kind)]);
  };
  using Class = hipsim::InstructionClass;
  double cached = 2.0 * length * c.kvHeads * c.headDim * c.codec.bytes;
  double needed = cached + c.heads() * c.headDim * 4 +
                  double(divideUp(length, kPageTokens)) * 4;
  // The merge reads whole groups of entries; partials are counted apart.
  int64_t ranges = divideUp(length, kRange), groups = divideUp(ranges, kGroup);
  int64_t folds =
      ranges == 1 ? 0 : groups + (groups > 1 ? divideUp(groups, kGroup) : 0);
  double entryLines = c.columns() * c.headDim / 32 + 2 * 8;
  double partial = folds * kGroup * entryLines * 128 * c.kvHeads * c.blocks();
  double vector = of(Class::Vector) + of(Class::VectorDual);
  double special = of(Class::Transcendental), matrix = of(Class::Matrix);
  Cost cost = {(counts.memory.linesRead * 128 - partial) / needed,
               32 * (vector + special + matrix) / cached,
               32 * (vector + 4 * special + 32 * matrix) / cached};
  std::printf("%s, %ld keys: bytes read %.3f of needed, merges %.3f; per KV "
              "byte %.2f lane-instructions, %.2f issue lane-cycles; "
              "%u VGPRs, %u bytes of LDS\n",
              c.title().c_str(), long(length), cost.bytes, partial / needed,
              cost.laneInstructions, cost.issueCycles,
              kernel.code().vectorRegisters, kernel.code().groupBytes);
  return cost;
}

// The budget of FP8 decoding: it stays below what memory takes. int8 costs no
// more; its centers, as FP8's, are nowhere in the loop.
TEST(GfxAttention, CostsWithinBudget) {
  std::vector<Cost> costs;
  for (const KvCodec &codec : kCodecs) {
    costs.push_back(costOf({.codec = codec, .kvHeads = 4, .slots = 8}, 8192));
    EXPECT_LE(costs.back().bytes, 1.03) << codec.name;
    EXPECT_LE(costs.back().laneInstructions, 4) << codec.name;
    EXPECT_LE(costs.back().issueCycles, 8) << codec.name;
  }
  EXPECT_LE(costs[3].laneInstructions, costs[1].laneInstructions);
  EXPECT_LE(costs[3].issueCycles, costs[1].issueCycles);
}

void injectFaults(const Case &c, const std::vector<Sequence> &sequences) {
  GfxKernel kernel(specialise(c.config()));
  Scene scene(c, sequences, 1);
  injectFaults(c.title(), kernel, [&](GfxKernel &faulty, const GfxRun &how) {
    return scene.apply(faulty, how);
  });
}

// A wait or barrier too few does not go unseen.
TEST(GfxAttention, MissingWaitsAreFound) {
  Case c{.headDim = 64, .kvHeads = 1, .slots = 1};
  injectFaults(c, {{1060, 1, 1}});
  c.rowsPerItem = 4;
  injectFaults(c, {{150, 4, 1}});
}

} // namespace
} // namespace kvc::test
