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
///                             vocab_size, max_model_len, rope_frequencies: of
///                             the pairs (i, i + head_dim / 2), radians a
///                             position}
///     limits                  {max_num_seqs, max_num_batched_tokens, max_rows,
///                             max_sequences, pages_per_sequence,
///                             max_logit_rows}: the last four are StepLayout's
///     kv_cache                {dtype, page_tokens, page_bytes, scales, layout,
///                             element_places: {k, v}, tables}; `layout` is
///                             prose. `element_places` say where an element
///                             lies in the part of its layer and KV head, both
///                             given: a list of [axis, divisor, modulus,
///                             bytes], axis "dim" or "token"; its place is the
///                             sum of (index / divisor % modulus) * bytes.
///                             `tables` is a list, one entry a layer:
///                             {encode, attention: offsets in the weights;
///                             score_factor, value_factor, center_factor,
///                             largest_value}: KvTables
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

#include <cstddef>
#include <cstdint>

namespace kvc {

/// Changes whenever a file of the artifact or the kernel interface does.
inline constexpr uint32_t kFormatVersion = 2;

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
  uint32_t layers = 0;           ///< words that count what codecs clipped

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
  /// What the host writes for a step ends here. There kernels count, for each
  /// layer, the elements of K and V for which the codec has no number: too
  /// large or NaN. Modulo 2^32, 0 at the start.
  constexpr uint32_t clippedAt() const {
    return blockTablesAt() + sequencesMax * pagesPerSequence;
  }
  constexpr uint32_t words() const { return clippedAt() + layers; }
};

/// How one element of K or V is stored: code = encode((x - centre) *
/// f32(1 / scale)), read as code * scale + centre.
struct KvChannel {
  float scale = 1, center = 0;
};

/// The parameters of a layer's KV codec as kernels read them: two tables of f32
/// in the weights space. G KV heads of D elements.
///
/// encode: [2 G][2][D]: of every K head, then V head, f32(1 / scale), centre;
/// then [G][D]: scoreFactor * scale of K, by which queries are multiplied.
/// attention: [2][G][D]: valueFactor * scale of V, centerFactor * centre of V.
/// K's centre adds the same to every score of a query, which a softmax does not
/// see.
struct KvTables {
  uint32_t kvHeads = 0, headDim = 0;
  double scoreFactor = 1, valueFactor = 1, centerFactor = 1;

  constexpr size_t channels() const { return size_t(2) * kvHeads * headDim; }
  constexpr size_t encodeFloats() const { return channels() / 2 * 5; }
  constexpr size_t attentionFloats() const { return channels(); }

  /// `channels` is [2 G][D], K heads first.
  void fill(const KvChannel *channel, float *encode, float *attention) const {
    size_t half = channels() / 2;
    for (size_t i = 0; i < channels(); ++i) {
      float *to = encode + i / headDim * 2 * headDim + i % headDim;
      to[0] = 1.0f / channel[i].scale;
      to[headDim] = channel[i].center;
    }
    for (size_t i = 0; i < half; ++i) {
      const KvChannel &key = channel[i], &value = channel[half + i];
      encode[4 * half + i] = static_cast<float>(scoreFactor * key.scale);
      attention[i] = static_cast<float>(valueFactor * value.scale);
      attention[half + i] = static_cast<float>(centerFactor * value.center);
    }
  }
};

} // namespace kvc

#endif // KVC_RUNTIME_ARTIFACT_FORMAT_H
