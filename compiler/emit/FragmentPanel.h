/// \file
/// Packs 16 rows of a weight into a panel of the layout `fragment16`.

#ifndef KVC_COMPILER_EMIT_FRAGMENTPANEL_H
#define KVC_COMPILER_EMIT_FRAGMENTPANEL_H

#include <cstdint>

#include "compiler/import/Checkpoint.h"
#include "compiler/transforms/FragmentLayout.h"

namespace kvc {

/// Writes one panel (transforms/FragmentLayout.h says how many bytes) to zeroed
/// memory at `out`. `rows` are 16 rows of `features` elements of `type`; a null
/// row is padding and stays zero.
///
/// f32 and bf16 rows are multiplied by the power of two that puts their largest
/// element into [2^14, 2^15), rounded to f16 (nearest even), and its inverse is
/// the row's factor. A bf16 value is exact unless it is 2^28 times smaller than
/// the largest of its row. Other types are kept as they are, factor 1.
void packFragmentPanel(const uint8_t *const *rows, TensorType type,
                       int64_t features, uint8_t *out);

/// Writes the bound of interleaved gate and up panels into a panel's header, or
/// behind the last of `panels` panels where the layout has none. `weight` is
/// the first of them, `index` the panel's.
void setPanelBound(uint8_t *weight, const FragmentPanel &layout, int64_t panels,
                   int64_t index, float bound);

/// Euclidean length of a row's values, summed in f64.
double rowLength(const uint8_t *row, TensorType type, int64_t features);

} // namespace kvc

#endif // KVC_COMPILER_EMIT_FRAGMENTPANEL_H
