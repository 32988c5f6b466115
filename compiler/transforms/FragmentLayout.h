/// \file
/// Sizes of the weight layout `fragment16` (codegen/kvcgen/gfx_weights.py), for
/// the pass that plans it and the emitter that fills it.

#ifndef KVC_COMPILER_TRANSFORMS_FRAGMENTLAYOUT_H
#define KVC_COMPILER_TRANSFORMS_FRAGMENTLAYOUT_H

#include <cstdint>

#include "llvm/ADT/StringRef.h"

namespace kvc {

/// A panel of 16 output features: header, scales in whole lines, codes. One of
/// int4 is codes, then scales and zeros.
struct FragmentPanel {
  static constexpr int64_t kHeaderBytes = 128, kLineBytes = 128;
  int64_t scaleBytes, codeBytes;
  int64_t headerBytes = kHeaderBytes;

  /// `format`: "f16" or that of a block type; `features`: input features;
  /// `block`: elements of a block.
  static FragmentPanel of(llvm::StringRef format, int64_t features,
                          int64_t block) {
    auto lines = [](int64_t bytes) {
      return (bytes + kLineBytes - 1) / kLineBytes * kLineBytes;
    };
    if (format == "q8_0")
      return {lines(features), features * 16};
    if (format == "q4_1")
      return {lines(features * 2), features * 8};
    if (format == "q5_1")
      return {lines(features * 2), features * 10};
    if (format == "q2_k")
      return {lines(features / 4 + features * 2), features * 4};
    if (format == "q4_k")
      return {lines(features / 4 + features), features * 8};
    if (format == "q5_k")
      return {lines(features / 4 + features), features * 10};
    if (format == "q6_k")
      return {lines(features / 8 + features), features * 12};
    if (format == "q6_k1")
      return {lines(features / 4 + features * 2), features * 12};
    if (format == "q8_k")
      return {lines(features / 8 + features / 2), features * 16};
    if (format == "int4")
      return {(features / block * 40 + 15) / 16 * 16, features * 8, 0};
    return {0, features * 32};
  }
  /// Of one panel. A weight of gate and up panels in a format without a header
  /// has an f32 bound for each panel behind the last one.
  int64_t bytes() const { return headerBytes + scaleBytes + codeBytes; }
};

} // namespace kvc

#endif // KVC_COMPILER_TRANSFORMS_FRAGMENTLAYOUT_H
