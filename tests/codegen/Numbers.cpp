// Plain number formats; see Numbers.h.

#include "tests/codegen/Numbers.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "gtest/gtest.h"

namespace kvc::test {

/// Values of the positive codes, ascending.
static const std::vector<double> &positives(const SmallFloat &format) {
  static std::vector<double> tables[256];
  int mantissaBits = format.mantissaBits;
  std::vector<double> &table = tables[format.exponentBits << 4 | mantissaBits];
  if (!table.empty())
    return table;
  for (int exponent = 0; exponent < 1 << format.exponentBits; ++exponent)
    for (int mantissa = 0; mantissa < 1 << mantissaBits; ++mantissa) {
      int implied = exponent == 0 ? 0 : 1 << mantissaBits;
      table.push_back(
          std::ldexp(mantissa + implied,
                     std::max(exponent, 1) - format.bias() - mantissaBits));
    }
  return table;
}

double SmallFloat::decode(uint32_t code) const {
  if (isInteger())
    return int(code) - 128;
  double value = positives(*this)[code & (signBit() - 1)];
  return code & signBit() ? -value : value;
}

uint32_t SmallFloat::encode(double value) const {
  if (isInteger())
    return 128 + std::lrint(std::clamp(value, -largest, largest));
  uint32_t sign = std::signbit(value) ? signBit() : 0;
  double magnitude = std::min(std::fabs(value), largest);
  const std::vector<double> &table = positives(*this);
  auto above = std::upper_bound(table.begin(), table.end(), magnitude);
  double over = *above - magnitude, under = magnitude - above[-1];
  uint32_t low = above - table.begin() - 1;
  bool up = over < under || (over == under && low % 2 != 0);
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
