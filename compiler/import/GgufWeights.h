/// \file
/// Block formats of GGUF that the kernels read in another form: which form, and
/// the rows in it. All are exact.

#ifndef KVC_COMPILER_IMPORT_GGUFWEIGHTS_H
#define KVC_COMPILER_IMPORT_GGUFWEIGHTS_H

#include "compiler/import/Checkpoint.h"

namespace kvc {

/// A block format as the file has it.
struct GgufBlocks {
  const char *name;
  uint32_t elements, bytes;
  TensorType form; ///< its `blockElements` divide or equal `elements`
  /// Writes one block of the file as blocks of `form`.
  void (*convert)(const uint8_t *in, uint8_t *out);
};

/// The format of that name ("Q4_K"), or null: unknown, or read as it is.
const GgufBlocks *findGgufBlocks(std::string_view name);

/// Makes `tensor`, whose data are blocks of `blocks`, one of the form.
void readAsForm(Tensor &tensor, const GgufBlocks &blocks);

/// Weights that one kernel reads together (q, k and v; gate and up) and that
/// come in different forms become one: q6_k1, exactly, where q, k and v are all
/// q2_k, q4_k, q5_k or q6_k, else f16, rounded to nearest. `tensors` are sorted
/// by name. Such a tensor is known by its rows and its type.
void widenMixedWeights(std::vector<Tensor> &tensors);

} // namespace kvc

#endif // KVC_COMPILER_IMPORT_GGUFWEIGHTS_H
