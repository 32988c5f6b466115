/// \file
/// Weights for kernel tests: random tensors in every checkpoint format, packed
/// by the code that writes artifacts, and a plain decoder of both sides.

#ifndef KVC_TESTS_CODEGEN_TESTWEIGHTS_H
#define KVC_TESTS_CODEGEN_TESTWEIGHTS_H

#include <deque>
#include <ostream>
#include <string>
#include <vector>

#include "compiler/import/Checkpoint.h"
#include "tests/codegen/Numbers.h"
#include "tests/codegen/Tolerance.h"

namespace kvc {

/// A name instead of bytes in the names of parameterised tests.
inline void PrintTo(TensorType type, std::ostream *stream) {
  *stream << tensorTypeInfo(type).name;
}

} // namespace kvc

namespace kvc::test {

inline constexpr TensorType kWeightTypes[] = {
    TensorType::F32,  TensorType::F16,  TensorType::BF16,
    TensorType::Q8_0, TensorType::Q4_1, TensorType::Int4G32};

/// A `launch.weight`, as in LaunchOps.td.
struct WeightSpec {
  std::vector<std::string> sources;
  /// The stacked result: {N, K}, {E, N, K} or, in `vector` layout, {N}.
  std::vector<int64_t> shape;
  bool vector = false;
  int64_t interleave = 0;
  std::vector<int64_t> rotary = {};
  bool fragments = false; ///< layout `fragment16` instead of `panel16`
};

/// A checkpoint whose tensors the test makes.
class TestCheckpoint : public Checkpoint {
public:
  /// Adds a tensor of random values: about uniform in [-1, 1] for dense types;
  /// random scales, minima and codes of that size for blocks.
  void add(const std::string &name, TensorType type, std::vector<int64_t> shape,
           uint32_t seed);

  /// What the compiler writes into the weights space.
  std::string pack(const WeightSpec &spec) const;

private:
  std::deque<std::string> storage_;
};

/// Element (row, k) of a tensor by the description of its format.
double element(const Tensor &tensor, int64_t row, int64_t k);

/// Element (row, k) of `panel16` bytes with `features` input features, by the
/// description in LaunchOps.td.
double panelElement(const std::string &bytes, TensorType type, int64_t features,
                    int64_t row, int64_t k);

/// What a random weight is made of: `rows` of every source of one expert.
struct WeightShape {
  TensorType type = TensorType::F32;
  std::vector<int64_t> rows;
  int64_t inputs = 0;
  int64_t experts = 1;
  int64_t interleave = 0;
  bool fragments = false; ///< layout `fragment16` instead of `panel16`
};

/// A random weight, packed, with its values in f64.
struct TestWeight {
  TestWeight(const WeightShape &shape, uint32_t seed);

  /// Row `index` of the sources, one after the other, with `x`.
  Dot dot(int64_t index, const float *x) const;

  std::string bytes;
  int64_t inputs;
  std::vector<double> values; ///< sources of expert 0, of expert 1, ...
};

/// The bytes of a `launch.rope_table`.
std::string ropeTable(const std::vector<double> &inverseFrequencies,
                      double attentionFactor, int64_t coarseRows);

} // namespace kvc::test

#endif // KVC_TESTS_CODEGEN_TESTWEIGHTS_H
