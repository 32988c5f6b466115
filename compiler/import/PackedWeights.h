/// \file
/// Weights that AWQ, GPTQ and compressed-tensors tools pack as 32-bit words of
/// eight codes: a set of `qweight`, `qzeros` and `scales` (or `weight_packed`
/// and so on) for every module becomes one tensor `MODULE.weight` of a type
/// `int4`, whose rows are read from the words when the artifact is written.
/// Codes, zeros and scales are kept exactly, but that a scale of bf16 or f32
/// becomes the nearest f16: the same, of bf16, from 2^-14 on.

#ifndef KVC_COMPILER_IMPORT_PACKEDWEIGHTS_H
#define KVC_COMPILER_IMPORT_PACKEDWEIGHTS_H

#include "compiler/import/Model.h"

namespace kvc {

/// The type of groups of 32, 64 or 128.
TensorType int4Type(uint32_t groupSize);

/// Joins the sets of `model.checkpoint` and notes in `model.plainModules` the
/// linear layers that are plain although the config does not list them. Fails
/// with an InputError that names both sides where the tensors contradict the
/// config or each other: a set that is not complete, a packed module that is
/// listed as not converted or has a plain weight as well, shapes that do not
/// belong together, packed tensors without a `quantization_config`, and a
/// `g_idx` that permutes the groups.
llvm::Error joinPackedWeights(Model &model);

} // namespace kvc

#endif // KVC_COMPILER_IMPORT_PACKEDWEIGHTS_H
