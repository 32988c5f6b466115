/// \file
/// Inputs of an attention step: sequences with their pages, queries and words,
/// the same for every target but for the pages' layout.

#ifndef KVC_TESTS_CODEGEN_ATTENTIONSCENE_H
#define KVC_TESTS_CODEGEN_ATTENTIONSCENE_H

#include <vector>

#include "tests/codegen/KvPool.h"
#include "tests/codegen/StepWords.h"

namespace kvc::test {

/// The sizes of a model, and the most rows that an item holds.
struct AttentionShape {
  KvShape kv;
  int64_t group, rowsPerItem;

  int64_t heads() const { return kv.kvHeads * group; }
};

/// A sequence of a step: the last `rows` of `length` positions are its queries.
struct Sequence {
  int64_t length, rows = 1;
  int64_t seed = 0; ///< decides keys, values and queries
  int64_t laterPositions =
      0; ///< positions behind the last that are in pages too
};

/// The step's words, its queries and its pages. Table entries and slots that
/// are not used are poison: -1 and NaN. A query and its keys depend on the
/// sequence's seed and on positions alone.
struct AttentionScene {
  /// `shuffle` decides which pages the sequences get.
  AttentionScene(const AttentionShape &shape, const StepLayout &layout,
                 const std::vector<Sequence> &sequences, uint32_t shuffle);

  /// The kernels' `q`: queries with softmax scale and keys' scales.
  std::vector<float> scaledQueries() const;
  /// The kernels' `factors`.
  std::vector<float> factors() const;
  int64_t slotOf(int64_t sequence, int64_t position) const;

  AttentionShape shape;
  std::vector<Sequence> sequences;
  StepWords step;
  KvPool pool;
  std::vector<float> queries;
  /// KV head x D: value = code x scale + center. Keys have centers that nobody
  /// needs to know.
  std::vector<float> keyScales, valueScales, valueCenters;
  int32_t rows = 0, items = 0;

private:
  void addSequence(int64_t index, std::vector<int32_t> &freePages);
  void fillPosition(int64_t slot, Random &random);
};

} // namespace kvc::test

#endif // KVC_TESTS_CODEGEN_ATTENTIONSCENE_H
