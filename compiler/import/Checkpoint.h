/// \file
/// A checkpoint as one flat list of named tensors, whatever file format it came
/// in. Only headers are read here; tensor bytes stay in the mapped files and
/// are first touched when the artifact is written.
///
/// Names are Hugging Face names (`model.layers.0.self_attn.q_proj.weight`),
/// also for GGUF, whose own name is kept as `sourceName` for messages.

#ifndef KVC_COMPILER_IMPORT_CHECKPOINT_H
#define KVC_COMPILER_IMPORT_CHECKPOINT_H

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "llvm/Support/Error.h"

namespace kvc {

/// How the elements of a tensor are stored. Block formats hold a group of
/// consecutive elements of one row. I32 is what packed codes come in and
/// I64 what shapes do; a weight never has them.
///
/// int4 (groups of 32, 64 or 128): f16 scale, a byte with the zero, then codes,
/// element 2j of the group in the low half of byte j and 2j + 1 in the high
/// one; value (code - zero) * scale.
///
/// q4_1 and q5_1 are blocks of ggml. KQuantForm says what q2_k and its kin are.
enum class TensorType : uint8_t {
  F32,
  F16,
  BF16,
  I32,
  I64,
  Q8_0,
  Q4_1,
  Q5_1,
  Int4G32,
  Int4G64,
  Int4G128,
  Q2K,
  Q4K,
  Q5K,
  Q6K,
  Q6K1,
  Q8K
};

/// A format of 256 elements in groups, with two levels of scales: f16 scale;
/// with minima an f16 minimum, negated; a byte for each group's scale; with
/// minima one for each group's minimum; the codes' `low` bits, 4 as in int4 or
/// none; their `upper` bits, of element k from bit `upper` * (k % n) of byte k
/// / n on, n being 8 / `upper`. Value: code * (scale * byte) + minimum * byte,
/// or without minima, bytes being signed, (code - zero) * (scale * byte). Those
/// of q6_k1, which holds any of q2_k to q6_k exactly, are signed too.
struct KQuantForm {
  TensorType type;
  int64_t group; ///< elements of a group
  int64_t low, upper;
  bool minima;
  int zero;
  bool signedBytes;

  int64_t groups() const { return 256 / group; }
  /// f16 numbers at the start; also bytes of a group.
  int64_t levels() const { return minima ? 2 : 1; }
  int64_t codesAt() const { return levels() * (2 + groups()); }
  int64_t upperAt() const { return codesAt() + 32 * low; }
  int code(const uint8_t *block, int64_t k) const;
};

/// Null for every other type.
const KQuantForm *findKQuantForm(TensorType type);

struct TensorTypeInfo {
  TensorType type;
  const char *name;       ///< "f32", "bf16", "q4_1", as in the IR
  uint32_t blockElements; ///< elements of a row that one block holds
  uint32_t blockBytes;    ///< bytes of one block
};

/// The row of the table that describes `type`.
const TensorTypeInfo &tensorTypeInfo(TensorType type);

/// Bytes of a tensor of that type and shape (dimensions not negative). Nothing
/// if that overflows 64 bits or a row is not a whole number of blocks.
std::optional<uint64_t> tensorBytes(TensorType type,
                                    const std::vector<int64_t> &shape);

/// "[1024, 128]", for messages.
std::string shapeText(const std::vector<int64_t> &shape);

/// Rows of a tensor that the files hold in another order than `Tensor::type`
/// says. Immutable; any thread may read.
class RowSource {
public:
  virtual ~RowSource() = default;
  /// Writes the blocks of row `row`, in the tensor's type.
  virtual void readRow(int64_t row, uint8_t *out) const = 0;
};

/// Writes the values of one row of `elements` elements of any type but i32.
void decodeRow(TensorType type, const uint8_t *row, int64_t elements,
               double *out);

/// The first element of a row that is, or whose block's scale or minimum is,
/// NaN or infinite; -1 if none. Any type but i32.
int64_t findNotFinite(TensorType type, const uint8_t *row, int64_t elements);

/// One tensor of a checkpoint; `data` is owned by the Checkpoint.
struct Tensor {
  std::string name;            ///< canonical Hugging Face name
  std::string sourceName;      ///< the name in the file
  std::string file;            ///< base name of the file that holds it
  std::string sourceType = {}; ///< "Q4_0", where `type` is not its own
  TensorType type = TensorType::F32;
  std::vector<int64_t> shape; ///< outermost first: {out, in} for a linear layer
  /// Mapped and not necessarily aligned to the element: copy, do not cast. Null
  /// for a tensor with `rows`, and for one that is only declared.
  const uint8_t *data = nullptr;
  std::shared_ptr<const RowSource> rows = {};
  uint64_t bytes = 0;
  /// Rows of q/k projections in llama GGUF files are permuted so that the two
  /// halves of a rotary pair are neighbours (2i, 2i+1) instead of (i, i + D/2).
  bool rotaryPairsAdjacent = false;
};

/// The mapped files and the tensors found in them. Immutable after open.
class Checkpoint {
public:
  virtual ~Checkpoint() = default;

  /// Opens a directory with `model.safetensors` or
  /// `model.safetensors.index.json` (the first wins where both are there).
  /// Reads nothing else of the directory. Fails with an InputError for
  /// anything wrong with the headers; GGUF files are opened in Gguf.h.
  static llvm::Expected<std::unique_ptr<Checkpoint>>
  openSafetensors(const std::string &directory);

  /// All tensors, sorted by name.
  const std::vector<Tensor> &tensors() const { return tensors_; }
  /// Null if there is none of that name.
  const Tensor *find(std::string_view name) const;

protected:
  std::vector<Tensor> tensors_;
};

} // namespace kvc

#endif // KVC_COMPILER_IMPORT_CHECKPOINT_H
