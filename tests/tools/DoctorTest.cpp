// kvc doctor on machines that are made up: files under a folder of the test's,
// a fake HIP runtime, or facts written down.

#include "tools/kvc/Doctor.h"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>

#include "tests/runtime/Environment.h"

namespace kvc {
namespace {

constexpr uint64_t kGib = uint64_t(1) << 30;

/// A root folder with the files that a test puts there.
class Root {
public:
  Root() {
    std::string pattern = testing::TempDir() + "doctor-XXXXXX";
    path_ = ::mkdtemp(pattern.data());
  }
  ~Root() { std::filesystem::remove_all(path_); }
  const std::string &path() const { return path_; }
  void add(const std::string &file, const std::string &contents = "") {
    std::filesystem::path path = path_ + file;
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path) << contents;
  }

private:
  std::string path_;
};

HipDeviceFacts card() {
  HipDeviceFacts device;
  device.name = "Radeon RX 7900 XTX";
  device.target = "gfx1100";
  device.multiprocessors = 48;
  device.warpSize = 32;
  device.totalBytes = 24 * kGib;
  device.freeBytes = 24 * kGib - (300 << 20);
  return device;
}

/// A machine without problems.
DoctorFacts sound() {
  DoctorFacts facts;
  facts.cpuFeatures = "avx2";
  facts.memoryBytes = 32 * kGib;
  facts.system = "Ubuntu 24.04.1 LTS";
  facts.kfd = facts.render = NodeState::Usable;
  facts.library = "libamdhip64.so.6";
  facts.runtimeVersion = facts.driverVersion = "6.3.42133";
  facts.devices = {card()};
  return facts;
}

/// The same card under Windows.
DoctorFacts soundWsl() {
  DoctorFacts facts = sound();
  facts.wsl = true;
  facts.kfd = facts.render = NodeState::Missing;
  facts.dxg = NodeState::Usable;
  facts.dxgDetection = "1";
  return facts;
}

/// Expects one line of advice and how it begins.
void expectAdvice(const DoctorFacts &facts, const std::string &beginning) {
  std::vector<std::string> advice = advise(facts);
  ASSERT_EQ(advice.size(), 1u) << beginning;
  EXPECT_EQ(advice[0].substr(0, beginning.size()), beginning);
}

/// A machine whose runtime finds nothing, changed by `change`.
template <typename Change>
DoctorFacts without(DoctorFacts facts, Change change) {
  facts.devices.clear();
  change(facts);
  return facts;
}

// examine: a native Linux.
TEST(Doctor, ExaminesNativeLinux) {
  Root root;
  root.add("/dev/kfd");
  root.add("/dev/dri/renderD128");
  root.add("/dev/dri/card0");
  root.add("/opt/rocm/lib/libamdhip64.so");
  root.add("/proc/meminfo", "MemTotal:       16384000 kB\nMemFree: 1 kB\n");
  root.add("/proc/version", "Linux version 6.8.0-45-generic\n");
  root.add("/etc/os-release", "NAME=x\nPRETTY_NAME=\"Ubuntu 24.04.1 LTS\"\n");
  EnvironmentVariable hidden("ROCR_VISIBLE_DEVICES", "1");
  DoctorFacts facts = examine({root.path(), KVC_FAKEHIP "/rocm6"});
  EXPECT_EQ(facts.memoryBytes, uint64_t(16384000) * 1024);
  EXPECT_EQ(facts.system, "Ubuntu 24.04.1 LTS");
  EXPECT_FALSE(facts.wsl);
  EXPECT_FALSE(facts.container);
  EXPECT_EQ(facts.kfd, NodeState::Usable);
  EXPECT_EQ(facts.render, NodeState::Usable);
  EXPECT_EQ(facts.dxg, NodeState::Missing);
  EXPECT_EQ(facts.visibleDevices, "ROCR_VISIBLE_DEVICES=1");
  EXPECT_EQ(facts.rocmFolder, "/opt/rocm/lib");
  EXPECT_EQ(facts.library, "libamdhip64.so.6");
  EXPECT_EQ(facts.runtimeVersion, "6.3.42133");
  ASSERT_EQ(facts.devices.size(), 1u);
  EXPECT_EQ(facts.devices[0].target, "gfx1100");
  EXPECT_EQ(facts.hipProblem, "");
}

// examine: WSL2, by its device or by its kernel, with Windows' settings.
TEST(Doctor, ExaminesWsl) {
  Root root;
  root.add("/proc/version",
           "Linux version 5.15.146.1-microsoft-standard-WSL2\n");
  root.add("/mnt/c/Users/Public/desktop.ini");
  root.add("/mnt/c/Users/me/.wslconfig", "[wsl2]\r\nMemory = 8GB\r\n");
  root.add("/.dockerenv");
  DoctorFacts facts = examine({root.path(), KVC_FAKEHIP "/rocm6"});
  EXPECT_TRUE(facts.wsl);
  EXPECT_TRUE(facts.container);
  EXPECT_EQ(facts.wslMemoryMax, "8GB");
  EXPECT_EQ(facts.dxg, NodeState::Missing);
  root.add("/dev/dxg");
  root.add("/proc/version", "Linux\n");
  facts = examine({root.path(), KVC_FAKEHIP "/rocm6"});
  EXPECT_TRUE(facts.wsl);
  EXPECT_EQ(facts.dxg, NodeState::Usable);
}

// examine: runtimes that are missing, broken or without devices.
TEST(Doctor, ExaminesRuntimes) {
  Root root;
  DoctorFacts facts = examine({root.path(), root.path()});
  EXPECT_EQ(facts.library, "");
  EXPECT_EQ(facts.hipProblem.rfind("no HIP runtime was found (", 0), 0u);
  facts = examine({root.path(), KVC_FAKEHIP "/incomplete"});
  EXPECT_EQ(facts.hipProblem, "libamdhip64.so.7: it has no hipGraphLaunch");
  EnvironmentVariable fail("FAKEHIP_FAIL", "hipInit=999");
  facts = examine({root.path(), KVC_FAKEHIP "/rocm6"});
  EXPECT_EQ(facts.library, "libamdhip64.so.6");
  EXPECT_EQ(facts.hipProblem, "libamdhip64.so.6: hipInit: hipErrorUnknown");
}

// advise: nothing to say about a sound machine.
TEST(Doctor, SoundMachinesNeedNoAdvice) {
  EXPECT_EQ(advise(sound()).size(), 0u);
  EXPECT_EQ(advise(soundWsl()).size(), 0u);
  DoctorFacts noGpu = sound();
  noGpu.library = "";
  noGpu.devices.clear();
  noGpu.kfd = NodeState::Missing;
  EXPECT_EQ(advise(noGpu).size(), 0u);
}

// advise: why a native Linux has no device.
TEST(Doctor, AdvisesOnMissingDevices) {
  expectAdvice(
      without(sound(),
              [](DoctorFacts &facts) { facts.kfd = NodeState::Missing; }),
      "there is neither /dev/kfd nor /dev/dxg: no amdgpu "
      "driver is loaded; load it (sudo modprobe amdgpu) "
      "and see dmesg for why it found no card");
  expectAdvice(without(sound(),
                       [](DoctorFacts &facts) {
                         facts.kfd = NodeState::Missing;
                         facts.container = true;
                       }),
               "this container has no /dev/kfd: start it with "
               "--device=/dev/kfd --device=/dev/dri "
               "--group-add=render --group-add=video");
  expectAdvice(
      without(sound(),
              [](DoctorFacts &facts) { facts.kfd = NodeState::Denied; }),
      "/dev/kfd may not be opened: add yourself to its group (sudo "
      "usermod -aG render,video $USER) and log in again");
  expectAdvice(
      without(sound(),
              [](DoctorFacts &facts) { facts.render = NodeState::Denied; }),
      "/dev/dri/renderD* may not be opened");
  expectAdvice(
      without(sound(),
              [](DoctorFacts &facts) { facts.render = NodeState::Missing; }),
      "there is no /dev/dri/renderD*");
  expectAdvice(without(sound(),
                       [](DoctorFacts &facts) {
                         facts.visibleDevices = "HIP_VISIBLE_DEVICES=7";
                       }),
               "HIP_VISIBLE_DEVICES=7 may hide devices: unset it "
               "and look again");
  expectAdvice(without(sound(), [](DoctorFacts &) {}),
               "the driver is there, but the runtime finds no "
               "device: see what rocminfo and dmesg say");
}

// advise: why WSL2 has none.
TEST(Doctor, AdvisesOnMissingDevicesUnderWsl) {
  expectAdvice(
      without(soundWsl(), [](DoctorFacts &facts) { facts.dxgDetection = ""; }),
      "/dev/dxg is there but HSA_ENABLE_DXG_DETECTION is "
      "not 1: export HSA_ENABLE_DXG_DETECTION=1");
  expectAdvice(
      without(soundWsl(),
              [](DoctorFacts &facts) { facts.dxg = NodeState::Missing; }),
      "this is WSL without /dev/dxg");
  expectAdvice(without(soundWsl(),
                       [](DoctorFacts &facts) {
                         facts.dxg = NodeState::Missing;
                         facts.container = true;
                       }),
               "this container has no /dev/dxg: start it with "
               "--device=/dev/dxg -v "
               "/usr/lib/wsl/lib:/usr/lib/wsl/lib -e "
               "HSA_ENABLE_DXG_DETECTION=1");
  expectAdvice(
      without(soundWsl(),
              [](DoctorFacts &facts) { facts.dxg = NodeState::Denied; }),
      "/dev/dxg may not be opened");
  expectAdvice(without(soundWsl(),
                       [](DoctorFacts &facts) { facts.system = "Arch Linux"; }),
               "AMD supports Ubuntu under WSL2, this is Arch Linux, where "
               "the runtime may fail to start");
  expectAdvice(without(soundWsl(), [](DoctorFacts &) {}),
               "the driver is there, but");
}

// advise: on devices that are there.
TEST(Doctor, AdvisesOnDevices) {
  DoctorFacts facts = sound();
  facts.devices[0].target = "gfx1030";
  facts.devices[0].name = "RX 6800";
  expectAdvice(facts, "device 0 is gfx1030 (RX 6800), kvc has code for "
                      "gfx1100, gfx1101 or gfx1102");
  facts.devices.push_back(card());
  expectAdvice(facts,
               "device 0 is gfx1030 (RX 6800), kvc has code for gfx1100, "
               "gfx1101 or gfx1102; choose another one with --device");
  facts = sound();
  facts.devices[0].freeBytes = 20 * kGib;
  expectAdvice(facts, "device 0 has 4096 MiB of 24576 MiB in use by other "
                      "programs: a KV cache planned for the whole card "
                      "will not fit");
  facts = soundWsl();
  facts.devices[0].freeBytes = 0;
  expectAdvice(facts, "device 0 reports no free memory: update librocdxg "
                      "and Windows' driver, and turn on Resizable BAR in "
                      "the BIOS");
  facts = soundWsl();
  facts.memoryBytes = 8 * kGib;
  facts.wslMemoryMax = "8GB";
  expectAdvice(facts, "WSL2 has 8192 MiB of memory (memory=8GB "
                      "in .wslconfig), less than device 0's "
                      "24576 MiB");
}

// advise: on the runtime and its settings.
TEST(Doctor, AdvisesOnTheRuntime) {
  DoctorFacts facts = sound();
  facts.library = "";
  facts.devices.clear();
  expectAdvice(facts, "there is a GPU driver but no HIP "
                      "runtime: install ROCm 6 or 7");
  facts.rocmFolder = "/opt/rocm/lib";
  expectAdvice(facts, "there is a HIP runtime in /opt/rocm/lib, but it is not "
                      "the one found: export LD_LIBRARY_PATH=/opt/rocm/lib");
  facts = sound();
  facts.rocmFolder = "/opt/rocm/lib";
  EXPECT_EQ(advise(facts).size(), 0u);
  facts.runtimeVersion = "5.2.21153";
  expectAdvice(facts, "there is a HIP runtime in /opt/rocm/lib");
  facts.rocmFolder = "";
  expectAdvice(facts, "HIP 5.2.21153 is too old for an RX 7900: kvc is "
                      "made for ROCm 6 and 7");
  facts = sound();
  facts.overrideTarget = "11.0.0";
  expectAdvice(facts, "HSA_OVERRIDE_GFX_VERSION=11.0.0");
  facts = sound();
  facts.cpuFeatures = "none";
  expectAdvice(facts, "this processor has no AVX2, which "
                      "cpu artifacts need");
}

// judge: 0 where something runs, 2 where what is asked for does not.
TEST(Doctor, Judges) {
  DoctorFacts facts = sound();
  Verdict verdict = judge(facts, {});
  EXPECT_EQ(verdict.exitStatus, 0);
  EXPECT_EQ(verdict.sentence, "this machine runs cpu artifacts, gfx1100 "
                              "artifacts on device 0");
  EXPECT_EQ(judge(facts, 0).exitStatus, 0);
  verdict = judge(facts, 3);
  EXPECT_EQ(verdict.exitStatus, 2);
  EXPECT_EQ(verdict.sentence.rfind("device 3 is not there or not usable; ", 0),
            0u);
  facts.devices[0].target = "gfx1030";
  EXPECT_EQ(judge(facts, {}).exitStatus, 0);
  EXPECT_EQ(judge(facts, 0).exitStatus, 2);
  facts.devices.clear();
  verdict = judge(facts, {});
  EXPECT_EQ(verdict.exitStatus, 2);
  EXPECT_EQ(verdict.sentence, "libamdhip64.so.6 (HIP 6.3.42133) finds no "
                              "device; this machine runs cpu artifacts");
  facts.library = "";
  EXPECT_EQ(judge(facts, {}).exitStatus, 0);
  facts.cpuFeatures = "none";
  verdict = judge(facts, {});
  EXPECT_EQ(verdict.exitStatus, 2);
  EXPECT_EQ(verdict.sentence, "this machine runs no artifacts");
}

} // namespace
} // namespace kvc
