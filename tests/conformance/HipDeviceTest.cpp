// The HIP device under the conformance suite, over the simulator of a gfx1100
// card. Where that is not built, or no compiler for its kernels is there, the
// one test skips with a line.

#include "runtime/device/HipDevice.h"

#include <cstdlib>

#include "tests/conformance/DeviceConformance.h"

namespace kvc {
namespace {

Result<std::unique_ptr<Device>> simulated() {
  // The simulator checks what a card would not; with a finding the process
  // fails.
  ::setenv("HIPSIM_CHECK", "1", /*overwrite=*/0);
  KVC_ASSIGN(HipLibrary library, HipLibrary::open(KVC_HIPSIM));
  return createHipDevice(library, {});
}

std::vector<DeviceUnderTest> devices() {
  if (std::string(KVC_HIPSIM).empty() ||
      std::string(KVC_CONFORMANCE_KERNELS).empty())
    return {};
  return {{"hipsim", KVC_CONFORMANCE_KERNELS, simulated}};
}

GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(DeviceConformance);
INSTANTIATE_TEST_SUITE_P(Hip, DeviceConformance, testing::ValuesIn(devices()),
                         [](const auto &info) { return info.param.name; });

TEST(HipConformance, Runs) {
  if (devices().empty())
    GTEST_SKIP() << "hipsim or clang 22 for its kernels is not there";
}

} // namespace
} // namespace kvc
