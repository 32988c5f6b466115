// What HipDevice promises beyond the conformance suite: which device it takes,
// how much memory, and how errors read. The runtimes are fakes.

#include "runtime/device/HipDevice.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>

#include "tests/runtime/Environment.h"

namespace kvc {
namespace {

constexpr uint64_t kGib = uint64_t(1) << 30;

Result<std::unique_ptr<Device>> create(const HipDeviceOptions &options) {
  auto library = HipLibrary::open(KVC_FAKEHIP "/rocm6");
  if (!library.ok())
    return library.takeStatus();
  return createHipDevice(*library, options);
}

Status failure(const HipDeviceOptions &options) {
  return create(options).takeStatus();
}

// createHipDevice: the errors that users meet, and that they exit with 2.
TEST(HipDevice, RefusesInASentence) {
  EXPECT_EQ(failure({.index = 1}).message(),
            "device 1 is not there: there is 1 device, number 0");
  EXPECT_EQ(failure({.target = "gfx1101"}).message(),
            "built for gfx1101, device 0 is gfx1100 (Fake Radeon); rerun kvc "
            "compile --target=gfx1100");
  EXPECT_EQ(failure({.memoryUtilization = 1.5}).message(),
            "a GPU memory utilization of 1.5, expected more than 0 and at most "
            "1");
  {
    EnvironmentVariable devices("FAKEHIP_DEVICES", "2");
    EXPECT_EQ(failure({.index = 2}).message(),
              "device 2 is not there: there are 2 devices, numbers 0 to 1");
  }
  {
    EnvironmentVariable devices("FAKEHIP_DEVICES", "0");
    Status status = failure({});
    EXPECT_EQ(status.message(), "libamdhip64.so.6 (HIP 6.3.42133) finds no "
                                "device; kvc doctor looks for the reason");
    EXPECT_EQ(status.exitStatus(), 2);
  }
  EnvironmentVariable target("FAKEHIP_TARGET", "gfx1030");
  EXPECT_EQ(failure({}).message(),
            "device 0 is gfx1030 (Fake Radeon), kvc has code for gfx1100, "
            "gfx1101 or gfx1102");
}

// createHipDevice: the first of the artifact's target, unless one is asked for.
TEST(HipDevice, TakesTheFirstOfTheTarget) {
  EnvironmentVariable devices("FAKEHIP_DEVICES", "3");
  EnvironmentVariable targets("FAKEHIP_TARGET", "gfx1036,gfx1101,gfx1100");
  auto device = create({.target = "gfx1100"});
  ASSERT_TRUE(device.ok()) << device.status().message();
  EXPECT_NE((*device)->description().find("gfx1100, Fake Radeon, device 2, "),
            std::string::npos);
  device = create({});
  ASSERT_TRUE(device.ok());
  EXPECT_EQ((*device)->target(), "gfx1101");
  EXPECT_EQ(failure({.index = 0, .target = "gfx1100"}).message(),
            "device 0 is gfx1036 (Fake Radeon), kvc has code for gfx1100, "
            "gfx1101 or gfx1102");
  EXPECT_EQ(failure({.target = "gfx1102"}).message(),
            "device 0 is gfx1036 (Fake Radeon), kvc has code for gfx1100, "
            "gfx1101 or gfx1102");
}

// hipMemoryCeiling: the utilised part, what is free, and WSL2's margin.
TEST(HipDevice, MemoryHasACeiling) {
  HipDeviceFacts facts;
  facts.totalBytes = 24 * kGib;
  facts.freeBytes = 23 * kGib;
  EXPECT_EQ(hipMemoryCeiling(facts, {.memoryUtilization = 0.5}), 12 * kGib);
  EXPECT_EQ(hipMemoryCeiling(facts, {.memoryUtilization = 1}), 23 * kGib);
  EXPECT_EQ(hipMemoryCeiling(facts, {.keepFreeBytes = 2 * kGib}), 22 * kGib);
  EXPECT_EQ(hipMemoryCeiling(facts, {.keepFreeBytes = 0}), 23 * kGib);
  EXPECT_EQ(hipMemoryCeiling(facts, {.keepFreeBytes = 99 * kGib}), 0u);
  EXPECT_EQ(hipMemoryCeiling(
                facts, {.keepFreeBytes = kGib, .totalBytesMax = 8 * kGib}),
            7 * kGib);
  EXPECT_EQ(hipMemoryCeiling(facts, {.memoryUtilization = 1, .wsl = true}),
            22 * kGib);
  facts.freeBytes = kGib / 2;
  EXPECT_EQ(hipMemoryCeiling(facts, {.wsl = true}), 0u);
}

// A driver that says nothing is free gets no work.
TEST(HipDevice, RefusesWithoutFreeMemory) {
  EnvironmentVariable free("FAKEHIP_FREE", "0");
  Status status = failure({.wsl = true});
  EXPECT_EQ(status.code(), Code::Unavailable);
  EXPECT_EQ(status.message(),
            "device 0 is gfx1100 (Fake Radeon) with 0 of 25769803776 bytes "
            "free, which leaves nothing to use; kvc doctor looks for the "
            "reason");
}

// allocate: never past the ceiling, though the driver would give more.
TEST(HipDevice, NeverAllocatesPastTheCeiling) {
  EnvironmentVariable total("FAKEHIP_TOTAL", "4096");
  auto device = create({.memoryUtilization = 0.5});
  ASSERT_TRUE(device.ok()) << device.status().message();
  EXPECT_TRUE((*device)->allocate(2000).ok());
  EXPECT_EQ((*device)->memoryLeftBytes(), 48u);
  Status status = (*device)->allocate(100).takeStatus();
  EXPECT_EQ(status.code(), Code::Exhausted);
  EXPECT_EQ(status.message(),
            "cannot allocate 100 bytes: 48 of the 2048 bytes usable on device "
            "0 are left (0.0 of 0.0 GiB were free)");
}

// Errors of HIP come with its name and text.
TEST(HipDevice, PassesOnWhatHipSays) {
  auto device = create({});
  ASSERT_TRUE(device.ok());
  EnvironmentVariable fail("FAKEHIP_FAIL", "hipMalloc=2");
  EXPECT_EQ((*device)->allocate(64).status().message(),
            "allocate 64 bytes: hipMalloc: hipErrorOutOfMemory (out of "
            "memory)");
}

// Copies longer than the staging buffers arrive whole, though the runtime does
// them as late as it may.
TEST(HipDevice, CopiesAnyLength) {
  auto device = create({});
  ASSERT_TRUE(device.ok());
  std::vector<std::byte> bytes((size_t(19) << 20) + 7), back(bytes.size());
  for (size_t i = 0; i < bytes.size(); ++i)
    bytes[i] = static_cast<std::byte>(i * 31 + i / 4096 + (i >> 20));
  std::vector<std::byte> original = bytes;
  auto buffer = (*device)->upload(bytes);
  ASSERT_TRUE(buffer.ok());
  std::fill(bytes.begin(), bytes.end(), std::byte(0));
  ASSERT_TRUE((*device)->copyOut(back, *buffer, 0).ok());
  EXPECT_TRUE(original == back);
}

// A capture that fails is over, and the next one may begin.
TEST(HipDevice, AFailedCaptureEnds) {
  auto device = create({});
  ASSERT_TRUE(device.ok());
  ASSERT_TRUE((*device)->beginCapture().ok());
  EXPECT_EQ((*device)->allocate(64).status().message(),
            "allocate: an allocation is not possible during a capture");
  {
    EnvironmentVariable fail("FAKEHIP_FAIL", "hipStreamEndCapture=901");
    EXPECT_EQ((*device)->endCapture().status().message(),
              "capture: hipStreamEndCapture: hipErrorStreamCaptureInvalidated "
              "(operation failed due to a previous error during capture)");
  }
  EXPECT_TRUE((*device)->beginCapture().ok());
  EXPECT_TRUE((*device)->endCapture().ok());
}

// launch: as many arguments as the kernel was compiled with; loadCode: for this
// target only.
TEST(HipDevice, ChecksCodeAndArguments) {
  if (!std::filesystem::exists(KVC_CONFORMANCE_GFX1100))
    GTEST_SKIP() << "there is no clang 22 to build gfx1100 kernels with";
  auto device = create({});
  ASSERT_TRUE(device.ok());
  auto code = (*device)->loadCode(KVC_CONFORMANCE_GFX1100);
  ASSERT_TRUE(code.ok()) << code.status().message();
  auto add = (*code)->find("add");
  ASSERT_TRUE(add.ok());
  const void *arguments[3] = {};
  EXPECT_TRUE((*device)->launch(*add, {1, 1}, arguments).ok());
  EXPECT_EQ((*device)->launch(*add, {1, 1}, std::span(arguments, 2)).message(),
            "the kernel takes 3 arguments, got 2");
  EnvironmentVariable target("FAKEHIP_TARGET", "gfx1102");
  auto other = create({});
  ASSERT_TRUE(other.ok());
  EXPECT_EQ((*other)->loadCode(KVC_CONFORMANCE_GFX1100).status().message(),
            std::string("load kernels: ") + KVC_CONFORMANCE_GFX1100 +
                ": built for gfx1100, device 0 is gfx1102");
}

// runsUnderWsl: by the device that Windows puts there.
TEST(HipDevice, KnowsWsl) {
  std::string root = testing::TempDir() + "wsl-root";
  std::filesystem::create_directories(root + "/dev");
  EXPECT_FALSE(runsUnderWsl(root));
  std::ofstream(root + "/dev/dxg") << "";
  EXPECT_TRUE(runsUnderWsl(root));
  std::filesystem::remove_all(root);
}

} // namespace
} // namespace kvc
