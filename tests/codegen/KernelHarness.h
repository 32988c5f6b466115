/// \file
/// Compiles kernel templates as the compiler would and runs them on this
/// machine, without an artifact or a runtime.
///
/// A kernel is compiled once per program; objects are also kept in the kernel
/// cache of the build folder, because ctest runs every case in a process of its
/// own. Failures of the compiler abort the test program with what was said.

#ifndef KVC_TESTS_CODEGEN_KERNELHARNESS_H
#define KVC_TESTS_CODEGEN_KERNELHARNESS_H

#include <cstdint>
#include <ostream>
#include <span>
#include <string>
#include <tuple>
#include <variant>
#include <vector>

#include "compiler/target/cpu/CpuCodegen.h"
#include "runtime/artifact/Format.h"
#include "tests/codegen/TestWeights.h"
#include "gtest/gtest.h"

namespace kvc {

/// Names instead of bytes in the names of parameterised tests.
inline void PrintTo(CpuFeatures features, std::ostream *stream) {
  *stream << cpuFeaturesName(features);
}

} // namespace kvc

namespace kvc::test {

/// A `wave.param`: an index or an f32.
struct Param {
  const char *name;
  std::variant<int64_t, float> value;
};

/// What the selection pass decides for one dispatch.
struct KernelConfig {
  std::string name; ///< of the template
  std::vector<Param> params;
};

/// Workgroups of a launch.
struct Grid {
  int64_t x = 1, y = 1;
};

/// The specialised kernel as MLIR text, by the compiler's own pass.
std::string specialise(const KernelConfig &config);

/// Native code of kernels given as texts, in their order. All that are not yet
/// loaded are compiled at once, on all processors, and linked to one library.
std::vector<CpuKernel> loadKernels(const std::vector<std::string> &texts,
                                   CpuFeatures features);

/// As `loadKernels`, of templates.
std::vector<CpuKernel> loadKernels(const std::vector<KernelConfig> &configs,
                                   CpuFeatures features);

/// Runs all workgroups, the last one first: no workgroup may need another.
void run(CpuKernel kernel, Grid grid, const std::vector<const void *> &args);

/// Bytes as a kernel is given them: aligned as ranges are, filled with 0xFF
/// (NaN as f32, f16 and FP8, -1 as an integer), and followed by a page whose
/// touch ends the program.
class Buffer {
public:
  explicit Buffer(uint64_t bytes);
  explicit Buffer(const std::string &contents);
  template <typename T>
  explicit Buffer(const std::vector<T> &values)
      : Buffer(std::string(reinterpret_cast<const char *>(values.data()),
                           values.size() * sizeof(T))) {}
  ~Buffer();
  Buffer(const Buffer &) = delete;
  Buffer &operator=(const Buffer &) = delete;

  template <typename T> std::span<T> as() {
    return {reinterpret_cast<T *>(data_), bytes_ / sizeof(T)};
  }
  operator const void *() const { return data_; }
  /// A copy of the contents, to compare bits.
  std::string bytes() const { return {data_, data_ + bytes_}; }

private:
  uint64_t bytes_, mapped_;
  char *mapping_, *data_;
};

/// The instruction sets a test is instantiated for. Cases of one that this
/// machine lacks are skipped with a line.
class KernelTest : public testing::TestWithParam<CpuFeatures> {
protected:
  void SetUp() override;

  std::vector<CpuKernel> load(const std::vector<KernelConfig> &configs) {
    return loadKernels(configs, GetParam());
  }
  CpuKernel load(const KernelConfig &config) {
    return load(std::vector{config})[0];
  }
};

/// The same for every weight format.
class FormatKernelTest
    : public testing::TestWithParam<std::tuple<CpuFeatures, TensorType>> {
protected:
  void SetUp() override;

  std::string format() const {
    return tensorTypeInfo(std::get<TensorType>(GetParam())).name;
  }
  std::vector<CpuKernel> load(const std::vector<KernelConfig> &configs) {
    return loadKernels(configs, std::get<CpuFeatures>(GetParam()));
  }
  CpuKernel load(const KernelConfig &config) {
    return load(std::vector{config})[0];
  }
};

/// The instruction sets that this machine runs.
std::vector<CpuFeatures> hostLevels();

inline const auto kAllLevels =
    testing::Values(CpuFeatures::Avx2, CpuFeatures::Avx512);

/// Instantiates a `KernelTest` for every instruction set.
#define KVC_INSTANTIATE_KERNEL_TEST(suite)                                     \
  INSTANTIATE_TEST_SUITE_P(Cpu, suite, kAllLevels, [](const auto &info) {      \
    return std::string(cpuFeaturesName(info.param));                           \
  })

/// Instantiates a `FormatKernelTest` for every instruction set and format.
#define KVC_INSTANTIATE_FORMAT_TEST(suite)                                     \
  INSTANTIATE_TEST_SUITE_P(                                                    \
      Cpu, suite,                                                              \
      testing::Combine(kAllLevels, testing::ValuesIn(kWeightTypes)),           \
      [](const auto &info) {                                                   \
        return std::string(cpuFeaturesName(std::get<0>(info.param))) + "_" +   \
               tensorTypeInfo(std::get<1>(info.param)).name;                   \
      })

} // namespace kvc::test

#endif // KVC_TESTS_CODEGEN_KERNELHARNESS_H
