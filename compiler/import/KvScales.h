/// \file
/// Scales of an FP8 KV cache as checkpoints store them: for each layer
/// `model.layers.N.self_attn.k_scale` and `v_scale`, one number for all KV
/// heads (shape [] or [1]) or one for each ([KV heads]).

#ifndef KVC_COMPILER_IMPORT_KVSCALES_H
#define KVC_COMPILER_IMPORT_KVSCALES_H

#include "compiler/import/Model.h"

namespace kvc {

/// True for the name of a scale of any layer.
bool isKvScaleName(const std::string &name);

/// Fills the scales of `model` after the rules stated at importModel. Needs
/// spec, config and checkpoint. Fails with an InputError for a scale that is
/// missing, left over, of another shape, or not finite and positive.
llvm::Error loadKvScales(Model &model);

} // namespace kvc

#endif // KVC_COMPILER_IMPORT_KVSCALES_H
