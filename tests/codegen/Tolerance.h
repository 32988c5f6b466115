/// \file
/// How far f32 results may be from f64 references: one table for all kernel
/// families, worked out from the roundings that the templates write down.
///
/// u = 2^-24 is the largest relative error of one f32 rounding. Bounds count
/// roundings in the worst case, so a right kernel stays far below them (the
/// tests print how far), and a wrong element, which is off by about 1/K of a
/// sum of K terms, far above.
///
/// | result                  | bound                                          |
/// |-------------------------|------------------------------------------------|
/// | weight value            | u |w| (q4_1: one fused multiply-add); 0 else |
/// | dot product of K        | (K + 1) u sum |w x|: K fused multiply-adds and |
/// |                         | the weights' own rounding                      |
/// | 2^x                     | 2e-7 of the value (WaveOps.td), and |dx| ln 2 |
/// | silu(g)                 | 1.1 dg + |silu| (3e-7 + (|g| + 3) u): slope at |
/// |                         | most 1.1; 2^x, its argument, sum, quotient     |
/// | 1 / rms of F            | (F / 32 + 8) u relative: F / 16 + 4 additions of
/// | |                         | positive terms under a square root, the scale,
/// | |                         | epsilon, root, quotient | | rotation | da + db
/// + 8 u (|a| + |b|): table, addition      | |                         |
/// theorem, products                              | | attention score, log2   |
/// (D + 2) u sum |q k|                             | | attention output | sum
/// of weights |v| (2 ln 2 ds + 4e-7 + n u): ds | |                         | of
/// the scores, n terms and merges              | | KV code                 |
/// between the codes of v - dv and v + dv          |

#ifndef KVC_TESTS_CODEGEN_TOLERANCE_H
#define KVC_TESTS_CODEGEN_TOLERANCE_H

#include <cmath>
#include <cstdint>

#include "tests/codegen/Numbers.h"

namespace kvc::test {

/// A reference value and how far a result may be from it.
struct Bounded {
  double value = 0, bound = 0;
};

/// A sum of products and the sum of their magnitudes.
struct Dot {
  double value = 0, magnitude = 0;

  void add(double product) {
    value += product;
    magnitude += std::fabs(product);
  }
  Bounded bounded(int64_t count) const {
    return {value, (count + 1) * kRounding * magnitude};
  }
};

inline Bounded silu(Bounded g) {
  double value = g.value / (1 + std::exp(-g.value));
  double own = 3e-7 + (std::fabs(g.value) + 3) * kRounding;
  return {value, 1.1 * g.bound + std::fabs(value) * own};
}

inline Bounded operator*(Bounded a, Bounded b) {
  double value = a.value * b.value;
  return {value, std::fabs(a.value) * b.bound + std::fabs(b.value) * a.bound +
                     a.bound * b.bound + std::fabs(value) * kRounding};
}

inline Bounded operator+(Bounded a, Bounded b) {
  double value = a.value + b.value;
  return {value, a.bound + b.bound +
                     (std::fabs(value) + a.bound + b.bound) * kRounding};
}

/// Relative error of 1 / rms over `features` elements.
inline double inverseRmsBound(int64_t features) {
  return (features / 32.0 + 8) * kRounding;
}

/// Error of an attention score, times the sum of magnitudes.
inline double scoreBound(int64_t headDim) { return (headDim + 6) * kRounding; }

/// Relative error of attention's output: `keys` of a range, `moves` of the
/// running maximum.
inline double attentionBound(double scoreBound, int64_t keys, int64_t moves) {
  return 2 * (scoreBound * std::log(2.0) + moves * 2e-7 +
              (keys + 2 * moves + 2) * kRounding);
}

} // namespace kvc::test

#endif // KVC_TESTS_CODEGEN_TOLERANCE_H
