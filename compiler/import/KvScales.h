/// \file
/// Scales and centers of a KV cache, as checkpoints and scales files store
/// them. For each layer, under `model.layers.N.self_attn.`:
///
/// | name                         | shape          | for                      |
/// |------------------------------|----------------|--------------------------|
/// | `k_scale`, `v_scale`         | [], [1] or [G] | FP8: value = code x scale|
/// | `kvc.fp8.k_scale`, `.k_center`, `.v_scale`, `.v_center` | [G], [G, D] |
/// FP8: value = code x scale + center | | `kvc.int8.k_scale`, ...      | [G, D]
/// both    | int8, alike              |
///
/// `k_scale` may also be called `attn.k_scale`, `k_proj.k_scale` or
/// `k_proj.output_scale` (`v_scale` alike); `kv_scale` is both. `kvc calibrate`
/// writes all of the table; where an FP8 cache finds scales of both kinds, it
/// takes those with centers.

#ifndef KVC_COMPILER_IMPORT_KVSCALES_H
#define KVC_COMPILER_IMPORT_KVSCALES_H

#include "compiler/import/Model.h"

namespace kvc {

/// True for the name of a scale or center of any layer.
bool isKvScaleName(const std::string &name);

/// Fills the scales and centers of `model` after the rules stated at
/// importModel. Needs spec, config and checkpoint. Fails with an InputError for
/// one that is missing beside others, of a wrong shape or not finite, a scale
/// also for not being above zero.
llvm::Error loadKvScales(Model &model);

} // namespace kvc

#endif // KVC_COMPILER_IMPORT_KVSCALES_H
