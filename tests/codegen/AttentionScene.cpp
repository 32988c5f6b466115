// Makes up the inputs of an attention step; see AttentionScene.h.

#include "tests/codegen/AttentionScene.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace kvc::test {

/// What 1 is in a codec of integers.
constexpr float kIntegerUnit = 60;

/// Pages of the sequences, and three to spare.
static int64_t pagesOf(const std::vector<Sequence> &sequences) {
  int64_t count = 3;
  for (const Sequence &sequence : sequences)
    count += (sequence.length + sequence.laterPositions + kPageTokens - 1) /
             kPageTokens;
  return count;
}

AttentionScene::AttentionScene(const AttentionShape &shape,
                               const StepLayout &layout,
                               const std::vector<Sequence> &sequences,
                               uint32_t shuffle)
    : shape(shape), sequences(sequences), step(layout),
      pool(shape.kv, pagesOf(sequences)) {
  std::vector<int32_t> freePages(pagesOf(sequences));
  std::iota(freePages.begin(), freePages.end(), 0);
  std::shuffle(freePages.begin(), freePages.end(), std::mt19937(shuffle));
  for (size_t index = 0; index < sequences.size(); ++index)
    addSequence(index, freePages);
  step.setCounts(rows, 0, items);
  float unit = shape.kv.codec.format.isInteger() ? 1 / kIntegerUnit : 1;
  for (int64_t head = 0; head < shape.kv.kvHeads; ++head)
    for (int64_t d = 0; d < shape.kv.headDim; ++d) {
      keyScales.push_back(unit * (0.5f + head) * (1 + d % 5 / 8.0f));
      valueScales.push_back(unit * (1.5f - head / 4.0f) * (1 + d % 3 / 4.0f));
      valueCenters.push_back((d % 7 - 3) / 4.0f);
    }
}

void AttentionScene::addSequence(int64_t index,
                                 std::vector<int32_t> &freePages) {
  const Sequence &sequence = sequences[index];
  int64_t stored = sequence.length + sequence.laterPositions;
  std::vector<int32_t> table;
  for (int64_t at = 0; at < stored; at += kPageTokens) {
    table.push_back(freePages.back());
    freePages.pop_back();
  }
  step.set(step.layout.blockTablesAt(), table,
           index * step.layout.pagesPerSequence);
  Random random(sequence.seed);
  for (int64_t at = 0; at < stored; ++at)
    fillPosition(table[at / kPageTokens] * kPageTokens + at % kPageTokens,
                 random);
  int64_t first = sequence.length - sequence.rows;
  for (int64_t at = first; at < sequence.length; ++at) {
    std::vector<float> query =
        Random(sequence.seed + 1000 + at)
            .uniforms(shape.heads() * shape.kv.headDim, 2);
    queries.insert(queries.end(), query.begin(), query.end());
    step.set(step.layout.positionsAt(), {int32_t(at)}, rows + at - first);
  }
  for (int64_t row = 0; row < sequence.rows; row += shape.rowsPerItem) {
    int32_t count = std::min(shape.rowsPerItem, sequence.rows - row);
    step.set(step.layout.itemsAt(),
             {int32_t(rows + row), count, int32_t(index), 0},
             items++ * kItemWords);
  }
  rows += sequence.rows;
}

void AttentionScene::fillPosition(int64_t slot, Random &random) {
  for (int64_t head = 0; head < shape.kv.kvHeads; ++head)
    for (bool value : {false, true})
      for (int64_t d = 0; d < shape.kv.headDim; ++d)
        pool.setCode(
            {slot, head, value, d},
            shape.kv.codec.format.encode(
                random.uniform() * 2 *
                (shape.kv.codec.format.isInteger() ? kIntegerUnit : 1)));
}

std::vector<float> AttentionScene::scaledQueries() const {
  constexpr double kLog2E = 1.4426950408889634;
  double all =
      kLog2E * shape.kv.codec.decodeScale / std::sqrt(shape.kv.headDim);
  std::vector<float> scaled;
  for (size_t i = 0; i < queries.size(); ++i) {
    size_t head = i / shape.kv.headDim % shape.heads();
    size_t channel =
        head / shape.group * shape.kv.headDim + i % shape.kv.headDim;
    scaled.push_back(queries[i] * float(keyScales[channel] * all));
  }
  return scaled;
}

std::vector<float> AttentionScene::factors() const {
  const KvCodec &codec = shape.kv.codec;
  std::vector<float> factors;
  for (float scale : valueScales)
    factors.push_back(scale * codec.decodeScale);
  factors.insert(factors.end(), valueCenters.begin(), valueCenters.end());
  return factors;
}

int64_t AttentionScene::slotOf(int64_t sequence, int64_t position) const {
  int64_t entry =
      sequence * step.layout.pagesPerSequence + position / kPageTokens;
  return step.words[step.layout.blockTablesAt() + entry] * kPageTokens +
         position % kPageTokens;
}

} // namespace kvc::test
