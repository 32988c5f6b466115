// The cpu device under the conformance suite, with one thread and with more
// threads than processors, and what it alone promises.

#include "runtime/device/CpuDevice.h"
#include "tests/conformance/DeviceConformance.h"

namespace kvc {
namespace {

DeviceUnderTest cpu(const std::string &name, uint32_t threads) {
  return {name, KVC_CONFORMANCE_KERNELS, [threads] {
            return createCpuDevice({.threads = threads, .features = ""});
          }};
}

INSTANTIATE_TEST_SUITE_P(Cpu, DeviceConformance,
                         testing::Values(cpu("one", 1), cpu("two", 2),
                                         cpu("nine", 9)),
                         [](const auto &info) { return info.param.name; });

// An artifact for more than the machine has is refused before it runs.
TEST(CpuDevice, RefusesFeaturesTheMachineLacks) {
  auto device = createCpuDevice({.threads = 1, .features = "avx1024"});
  EXPECT_EQ(device.status().code(), Code::InvalidArgument);
  EXPECT_EQ(device.status().message(),
            "built for avx1024, this machine has " + hostCpuFeaturesName() +
                "; rerun kvc compile --cpu-features=avx2");
}

// AVX2 code runs on every machine that kvc runs on.
TEST(CpuDevice, TakesAvx2) {
  if (hostCpuFeaturesName() == "none")
    GTEST_SKIP() << "this machine has no AVX2";
  EXPECT_TRUE(createCpuDevice({.threads = 1, .features = "avx2"}).ok());
}

} // namespace
} // namespace kvc
