/// \file
/// Number formats and comparisons for the kernel tests, written plainly in f64
/// from the formats' definitions and independent of the compiler.

#ifndef KVC_TESTS_CODEGEN_NUMBERS_H
#define KVC_TESTS_CODEGEN_NUMBERS_H

#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace kvc::test {

/// Half an f32 ulp of 1: the largest relative error of one rounding.
inline constexpr double kRounding = 0x1p-24;

/// An IEEE-like format of at most 16 bits with sign, exponent and mantissa; or,
/// with no exponent and 7 bits, the integers -127..127, stored 128 higher.
struct SmallFloat {
  int exponentBits, mantissaBits;
  double largest; ///< finite, where encoding saturates

  bool isInteger() const { return exponentBits == 0; }
  int bias() const { return (1 << (exponentBits - 1)) - 1; }
  /// Value of a finite code; infinities and NaN are not told apart.
  double decode(uint32_t code) const;
  /// Nearest code, ties to even, saturating; `value` must not be NaN.
  uint32_t encode(double value) const;

private:
  uint32_t signBit() const { return 1u << (exponentBits + mantissaBits); }
};

inline constexpr SmallFloat kF16 = {5, 10, 65504.0};
inline constexpr SmallFloat kBf16 = {8, 7, 0x1.FEp127};
inline constexpr SmallFloat kE4m3 = {4, 3, 448.0};
inline constexpr SmallFloat kE5m2 = {5, 2, 57344.0};
inline constexpr SmallFloat kInt8 = {0, 7, 127.0};

/// A KV codec as the kernels name it.
struct KvCodec {
  const char *name;
  int64_t number;     ///< value of the parameter `codec`
  int64_t bytes;      ///< of one number
  double decodeScale; ///< folded into the attention's scales
  SmallFloat format;
};
inline constexpr KvCodec kCodecs[] = {{"f16", 0, 2, 1.0, kF16},
                                      {"fp8_e4m3", 1, 1, 256.0, kE4m3},
                                      {"fp8_e5m2", 2, 1, 1.0, kE5m2},
                                      {"int8", 3, 1, 1.0, kInt8}};

/// Pseudo-random inputs, the same on every machine.
class Random {
public:
  explicit Random(uint32_t seed) : engine_(seed) {}
  uint32_t bits() { return engine_(); }
  /// Uniform in [0, count).
  int64_t below(int64_t count) { return engine_() % count; }
  /// Uniform in [-1, 1), a multiple of 2^-23.
  float uniform() { return static_cast<int32_t>(engine_()) / 256 * 0x1p-23f; }
  std::vector<float> uniforms(size_t count, float scale = 1.0f);

private:
  std::mt19937 engine_;
};

/// Compares results with f64 references, each with its own bound; the largest
/// error is printed when the comparison ends, as a share of its bound.
class Comparison {
public:
  explicit Comparison(std::string what) : what_(std::move(what)) {}
  ~Comparison();
  /// Fails the test once, at the first value that is out of bounds or NaN.
  void expect(double actual, double expected, double bound,
              const std::string &where = "");

private:
  std::string what_;
  double worstError_ = 0, worstShare_ = 0;
  uint64_t count_ = 0;
  bool failed_ = false;
};

} // namespace kvc::test

#endif // KVC_TESTS_CODEGEN_NUMBERS_H
