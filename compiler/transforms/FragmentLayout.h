/// \file
/// Sizes of the weight layout `fragment16` (codegen/kvcgen/gfx_weights.py), for
/// the pass that plans it and the emitter that fills it.

#ifndef KVC_COMPILER_TRANSFORMS_FRAGMENTLAYOUT_H
#define KVC_COMPILER_TRANSFORMS_FRAGMENTLAYOUT_H

#include <cstdint>

#include "llvm/ADT/StringRef.h"

namespace kvc {

/// A panel of 16 output features: header, scales in whole lines, codes.
struct FragmentPanel {
  static constexpr int64_t kHeaderBytes = 128, kLineBytes = 128;
  int64_t scaleBytes, codeBytes;

  /// `format`: "f16", "q8_0" or "q4_1"; `features`: input features.
  static FragmentPanel of(llvm::StringRef format, int64_t features) {
    auto lines = [](int64_t bytes) {
      return (bytes + kLineBytes - 1) / kLineBytes * kLineBytes;
    };
    if (format == "q8_0")
      return {lines(features), features * 16};
    if (format == "q4_1")
      return {lines(features * 2), features * 8};
    return {0, features * 32};
  }
  int64_t bytes() const { return kHeaderBytes + scaleBytes + codeBytes; }
};

} // namespace kvc

#endif // KVC_COMPILER_TRANSFORMS_FRAGMENTLAYOUT_H
