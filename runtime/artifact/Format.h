/// \file
/// What compiler and runtime agree on: the artifact's files and the words of a
/// step. The only header of runtime/ that compiler/ includes.
///
/// An artifact is a directory:
///
/// | file                    | holds                                          |
/// |-------------------------|------------------------------------------------|
/// | `manifest.json`         | versions, target, model facts, sizes, checksums|
/// | `plan.json`             | one list of launches per bucket                |
/// | `weights.bin`           | the weights space, mapped, never parsed        |
/// | `kernels.so`            | the kernels, one symbol each                   |
/// | `tokenizer.json`        | as Hugging Face writes it                      |
/// | `tokenizer_config.json` | chat template, BOS and EOS                     |
/// | `generation_config.json`| sampling defaults, may be `{}`                 |

#ifndef KVC_RUNTIME_ARTIFACT_FORMAT_H
#define KVC_RUNTIME_ARTIFACT_FORMAT_H

#include <cstdint>

namespace kvc {

/// Changes whenever a file of the artifact or the kernel interface does.
inline constexpr uint32_t kFormatVersion = 1;

/// Positions of one sequence that a KV page holds.
inline constexpr uint32_t kPageTokens = 16;

/// Alignment of every range in the weights and arena spaces, in bytes.
inline constexpr uint64_t kRangeAlignment = 64;

/// Signature of a kernel on cpu: `arguments` points at the first byte of each
/// range; `x`, `y` say which workgroup to run.
using CpuKernel = void (*)(const void *const *arguments, int64_t x, int64_t y);

/// Words of one attention item: first row, row count, block table, 0.
inline constexpr uint32_t kItemWords = 4;

/// Where a step's inputs are, in 32-bit words from the start of the step space.
/// Header words are counts; -1 in `slots` marks a row that writes nothing.
struct StepLayout {
  uint32_t rowsMax = 0;          ///< rows of the largest bucket
  uint32_t sequencesMax = 0;     ///< block tables
  uint32_t pagesPerSequence = 0; ///< entries of a block table
  uint32_t logitRowsMax = 0;     ///< logit rows of the largest bucket

  static constexpr uint32_t kRowCount = 0;
  static constexpr uint32_t kLogitRowCount = 1;
  static constexpr uint32_t kItemCount = 2;
  static constexpr uint32_t kHeaderWords = 16;

  constexpr uint32_t tokensAt() const { return kHeaderWords; }
  constexpr uint32_t positionsAt() const { return tokensAt() + rowsMax; }
  constexpr uint32_t slotsAt() const { return positionsAt() + rowsMax; }
  constexpr uint32_t logitRowsAt() const { return slotsAt() + rowsMax; }
  constexpr uint32_t itemsAt() const { return logitRowsAt() + logitRowsMax; }
  /// An item holds at least one row, so there are never more than rows.
  constexpr uint32_t blockTablesAt() const {
    return itemsAt() + rowsMax * kItemWords;
  }
  constexpr uint32_t words() const {
    return blockTablesAt() + sequencesMax * pagesPerSequence;
  }
};

} // namespace kvc

#endif // KVC_RUNTIME_ARTIFACT_FORMAT_H
