// Opening HIP runtimes: which one, what is wrong with it, and what it says of
// its devices. The runtimes are fakes; see fakehip/FakeHip.cpp.

#include "runtime/device/HipLibrary.h"

#include <filesystem>
#include <gtest/gtest.h>

#include "tests/runtime/Environment.h"

namespace kvc {
namespace {

const std::string kRocm5 = KVC_FAKEHIP "/rocm5";
const std::string kRocm6 = KVC_FAKEHIP "/rocm6";
const std::string kIncomplete = KVC_FAKEHIP "/incomplete";

/// A folder that holds runtimes under names of the test's choosing.
class HipFolder {
public:
  HipFolder() {
    std::string pattern = testing::TempDir() + "hip-XXXXXX";
    path_ = ::mkdtemp(pattern.data());
  }
  ~HipFolder() { std::filesystem::remove_all(path_); }
  const std::string &path() const { return path_; }
  void add(const std::string &name, const std::string &library) {
    std::filesystem::create_symlink(library, path_ + "/" + name);
  }

private:
  std::string path_;
};

// open: version 7 before 6 before 5 before the name without one.
TEST(HipLibrary, OpensTheNewestName) {
  HipFolder folder;
  const char *names[] = {"libamdhip64.so", "libamdhip64.so.5",
                         "libamdhip64.so.6", "libamdhip64.so.7"};
  for (const char *name : names) {
    folder.add(name, kRocm6 + "/libamdhip64.so.6");
    auto hip = HipLibrary::open(folder.path());
    ASSERT_TRUE(hip.ok()) << hip.status().message();
    EXPECT_EQ(hip->name(), name);
  }
}

// open: what was tried, and what the linker said of each.
TEST(HipLibrary, SaysWhatWasTried) {
  HipFolder folder;
  auto hip = HipLibrary::open(folder.path());
  EXPECT_EQ(hip.status().code(), Code::Unavailable);
  EXPECT_EQ(hip.status().exitStatus(), 2);
  std::string expected = "no HIP runtime was found (";
  for (const char *name : {"libamdhip64.so.7", "libamdhip64.so.6",
                           "libamdhip64.so.5", "libamdhip64.so"})
    expected += folder.path() + "/" + name +
                ": cannot open shared object file: No such file or directory; ";
  expected.replace(expected.size() - 2, 2, ")");
  EXPECT_EQ(hip.status().message(), expected);
}

// open: a library that is none is named with its fault.
TEST(HipLibrary, NamesAMissingFunction) {
  auto hip = HipLibrary::open(kIncomplete);
  EXPECT_EQ(hip.status().code(), Code::Unavailable);
  EXPECT_EQ(hip.status().message(),
            "libamdhip64.so.7: it has no hipGraphLaunch");
}

// runtimeVersion: as HIP_VERSION packs it.
TEST(HipLibrary, ReadsVersions) {
  auto five = HipLibrary::open(kRocm5), six = HipLibrary::open(kRocm6);
  ASSERT_TRUE(five.ok() && six.ok());
  EXPECT_EQ(five->runtimeVersion(), "5.2.21153");
  EXPECT_EQ(six->driverVersion(), "6.3.42133");
  EnvironmentVariable fail("FAKEHIP_FAIL", "hipRuntimeGetVersion=999");
  EXPECT_EQ(five->runtimeVersion(), "unknown");
}

// facts: the target is right with both layouts of the properties, though ROCm 6
// has the old symbol too.
TEST(HipLibrary, ReadsTheTargetFromBothLayouts) {
  for (const std::string &folder : {kRocm5, kRocm6}) {
    auto hip = HipLibrary::open(folder);
    ASSERT_TRUE(hip.ok()) << hip.status().message();
    auto facts = hip->facts(0);
    ASSERT_TRUE(facts.ok()) << facts.status().message();
    EXPECT_EQ(facts->target, "gfx1100");
    EXPECT_EQ(facts->name, "Fake Radeon");
    EXPECT_EQ(facts->multiprocessors, 48u);
    EXPECT_EQ(facts->warpSize, 32u);
    EXPECT_EQ(facts->totalBytes, uint64_t(24) << 30);
  }
}

// facts: no guess where no target stands.
TEST(HipLibrary, RefusesPropertiesWithoutATarget) {
  EnvironmentVariable target("FAKEHIP_TARGET", "");
  auto hip = HipLibrary::open(kRocm6);
  ASSERT_TRUE(hip.ok());
  auto facts = hip->facts(0);
  EXPECT_EQ(facts.status().code(), Code::Unavailable);
  EXPECT_EQ(facts.status().message(),
            "libamdhip64.so.6 (HIP 6.3.42133) does not say which gfx target "
            "device 0 is");
}

// deviceCount: 0 in each way that HIP has of saying so, an error otherwise.
TEST(HipLibrary, CountsDevices) {
  auto hip = HipLibrary::open(kRocm6);
  ASSERT_TRUE(hip.ok());
  EXPECT_EQ(*hip->deviceCount(), 1u);
  for (const char *how : {"hipInit=100", "hipInit=101", "hipGetDeviceCount=100",
                          "hipGetDeviceCount=101"}) {
    EnvironmentVariable fail("FAKEHIP_FAIL", how);
    auto count = hip->deviceCount();
    ASSERT_TRUE(count.ok()) << how;
    EXPECT_EQ(*count, 0u) << how;
  }
  EnvironmentVariable devices("FAKEHIP_DEVICES", "0");
  EXPECT_EQ(*hip->deviceCount(), 0u);
  EnvironmentVariable fail("FAKEHIP_FAIL", "hipInit=2");
  EXPECT_EQ(hip->deviceCount().status().message(),
            "libamdhip64.so.6: hipInit: hipErrorOutOfMemory (out of memory)");
}

// check: HIP's name and text, and the text only where it is another.
TEST(HipLibrary, ErrorsCarryNameAndText) {
  auto hip = HipLibrary::open(kRocm6);
  ASSERT_TRUE(hip.ok());
  Status status = hip->check(HipError::OutOfMemory, "hipMalloc");
  EXPECT_EQ(status.code(), Code::Exhausted);
  EXPECT_EQ(status.message(), "hipMalloc: hipErrorOutOfMemory (out of memory)");
  status = hip->check(HipError::NoDevice, "hipInit");
  EXPECT_EQ(status.code(), Code::Unavailable);
  EXPECT_EQ(status.message(), "hipInit: hipErrorNoDevice");
  EXPECT_EQ(hip->check(HipError(700), "hipFree").code(), Code::Internal);
  EXPECT_TRUE(hip->check(HipError::Success, "hipFree").ok());
}

// All of it against a runtime that nobody here wrote, where the distribution's
// is installed and no card is.
TEST(HipLibrary, OpensTheDistributionsRuntime) {
  const std::string folder = "/usr/lib/x86_64-linux-gnu";
  if (!std::filesystem::exists(folder + "/libamdhip64.so.5"))
    GTEST_SKIP() << "libamdhip64-5 is not installed";
  auto hip = HipLibrary::open(folder);
  ASSERT_TRUE(hip.ok()) << hip.status().message();
  EXPECT_EQ(hip->runtimeVersion().substr(0, 2), "5.");
  auto count = hip->deviceCount();
  ASSERT_TRUE(count.ok()) << count.status().message();
  if (*count == 0) {
    EXPECT_EQ(hip->facts(0).status().code(), Code::Unavailable);
  }
}

} // namespace
} // namespace kvc
