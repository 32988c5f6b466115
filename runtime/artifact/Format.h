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
/// | `kernels.so`            | the kernels, one symbol each: a shared library |
/// |                         | or an AMD GPU code object                      |
/// | `tokenizer.json`        | as Hugging Face writes it                      |
/// | `tokenizer_config.json` | chat template, BOS and EOS                     |
/// | `generation_config.json`| sampling defaults, may be `{}`                 |
///
/// What `kvc compile --kernels-only` writes has manifest, plan and kernels.
///
/// `manifest.json` is one object:
///
///     format_version          kFormatVersion
///     name, architecture      text
///     target                  "cpu", "gfx1100", "gfx1101" or "gfx1102"
///     cpu_features            "avx2" or "avx512"; "" for a card
///     model                   {hidden_size, layers, heads, kv_heads, head_dim,
///                             vocab_size, max_model_len}
///     limits                  {max_num_seqs, max_num_batched_tokens, max_rows,
///                             max_sequences, pages_per_sequence,
///                             max_logit_rows}: the last four are StepLayout's
///     kv_cache                {dtype, page_tokens, page_bytes, scales,
///     layout};
///                             `layout` is prose for people, pages are opaque
///     arena_bytes             size of the arena space
///     weights_bytes           size of the weights space and of weights.bin
///     eos_token_ids           list of ids
///     files                   name -> {bytes, xxh3_128}: all files but the
///                             manifest; the checksum as 32 hex digits
///     kernels                 list of {name, template, launches}, for a card
///                             also {threads, vgprs, sgprs, lds_bytes,
///                             scratch_bytes, spills, waves_per_simd}
///     launches_per_layer      {program name: count}
///
/// `plan.json` is one object:
///
///     kernels                 list of symbols of kernels.so
///     programs                list of
///       name, kind            "decode_4", "decode" or "prefill"
///       rows, logit_rows      the most it takes
///       rows_per_item         most rows of one attention item
///       logits                {offset, bytes} in the arena
///       logits_stride         bytes from one logit row to the next
///       calls                 list of {kernel: index, grid: [x, y],
///                             args: [[space, offset, bytes], ...]}; spaces are
///                             "weights", "arena", "kv", "step". In "kv" the
///                             range is one layer's part of page 0; pages lie
///                             page_bytes apart. Calls run one after the other,
///                             workgroups of a call in any order.

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
