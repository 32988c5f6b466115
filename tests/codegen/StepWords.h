/// \file
/// Fills the words of the step space, which the runtime does otherwise.

#ifndef KVC_TESTS_CODEGEN_STEPWORDS_H
#define KVC_TESTS_CODEGEN_STEPWORDS_H

#include <cstdint>
#include <vector>

#include "runtime/artifact/Format.h"

namespace kvc::test {

/// All words are -1 at first: a kernel that reads what a step does not give it
/// goes astray.
struct StepWords {
  explicit StepWords(const StepLayout &layout)
      : layout(layout), words(layout.words(), -1) {}

  void setCounts(int32_t rows, int32_t logitRows = 0, int32_t items = 0) {
    words[StepLayout::kRowCount] = rows;
    words[StepLayout::kLogitRowCount] = logitRows;
    words[StepLayout::kItemCount] = items;
  }
  /// Writes a table (`layout.tokensAt()`, ...) from its entry `first` on.
  void set(uint32_t table, const std::vector<int32_t> &values,
           uint32_t first = 0) {
    for (size_t i = 0; i < values.size(); ++i)
      words[table + first + i] = values[i];
  }

  StepLayout layout;
  std::vector<int32_t> words;
};

} // namespace kvc::test

#endif // KVC_TESTS_CODEGEN_STEPWORDS_H
