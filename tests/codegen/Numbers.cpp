// Plain number formats; see Numbers.h.

#include "tests/codegen/Numbers.h"

#include <cmath>
#include <cstdio>

#include "gtest/gtest.h"

namespace kvc::test {

double SmallFloat::decode(uint32_t code) const {
  int exponent = (code >> mantissaBits) & ((1 << exponentBits) - 1);
  double mantissa = code & ((1u << mantissaBits) - 1);
  double value = exponent == 0 ? std::ldexp(mantissa, 1 - bias() - mantissaBits)
                               : std::ldexp(mantissa + (1 << mantissaBits),
                                            exponent - bias() - mantissaBits);
  return code & signBit() ? -value : value;
}

uint32_t SmallFloat::encode(double value) const {
  uint32_t sign = std::signbit(value) ? signBit() : 0;
  double magnitude = std::fabs(value);
  if (magnitude >= largest)
    magnitude = largest;
  // Codes of positive numbers ascend with their values: find the last that is
  // not larger.
  uint32_t low = 0, high = signBit() - 1;
  while (low < high) {
    uint32_t middle = (low + high + 1) / 2;
    if (decode(middle) <= magnitude)
      low = middle;
    else
      high = middle - 1;
  }
  double below = magnitude - decode(low), above = decode(low + 1) - magnitude;
  bool up = above < below || (above == below && low % 2 != 0);
  return sign | (low + up);
}

std::vector<float> Random::uniforms(size_t count, float scale) {
  std::vector<float> values(count);
  for (float &value : values)
    value = uniform() * scale;
  return values;
}

void Comparison::expect(double actual, double expected, double bound,
                        const std::string &where) {
  double error = std::fabs(actual - expected);
  ++count_;
  if (error <= bound) {
    worstError_ = std::max(worstError_, error);
    if (error > 0)
      worstShare_ = std::max(worstShare_, error / bound);
    return;
  }
  if (!failed_)
    ADD_FAILURE() << what_ << " " << where << ": got " << actual
                  << ", expected " << expected << " within " << bound;
  failed_ = true;
}

Comparison::~Comparison() {
  std::printf("%s: %llu values, largest error %.2g, %.0f %% of its bound\n",
              what_.c_str(), static_cast<unsigned long long>(count_),
              worstError_, 100 * worstShare_);
}

} // namespace kvc::test
