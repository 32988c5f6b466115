// What kvc doctor advises; see Doctor.h. The report that a line answers is
// named above it.

#include <algorithm>
#include <cstdlib>

#include "runtime/device/HipDevice.h"
#include "tools/kvc/Doctor.h"

namespace kvc {

namespace {

/// Memory that other programs may hold before it is worth a line: a desktop
/// takes a few hundred MiB.
constexpr uint64_t kTakenBytesMin = uint64_t(1) << 30;

std::string mib(uint64_t bytes) { return std::to_string(bytes >> 20) + " MiB"; }

/// Why the runtime finds no device on Linux of its own.
void adviseNative(const DoctorFacts &facts, std::vector<std::string> &advice) {
  // ROCm/legacy-rocm-build 4062: a container sees what it is given.
  if (facts.kfd == NodeState::Missing && facts.container)
    advice.push_back(
        "this container has no /dev/kfd: start it with --device=/dev/kfd "
        "--device=/dev/dri --group-add=render --group-add=video");
  else if (facts.kfd == NodeState::Missing)
    advice.push_back("there is neither /dev/kfd nor /dev/dxg: no amdgpu driver "
                     "is loaded; load it (sudo modprobe amdgpu) and see dmesg "
                     "for why it found no card");
  if (facts.kfd == NodeState::Denied)
    advice.push_back("/dev/kfd may not be opened: add yourself to its group "
                     "(sudo usermod -aG render,video $USER) and log in again");
  if (facts.kfd == NodeState::Usable && facts.render != NodeState::Usable)
    advice.push_back(
        facts.render == NodeState::Denied
            ? "/dev/dri/renderD* may not be opened: add yourself to its group "
              "(sudo usermod -aG render,video $USER) and log in again"
            : "there is no /dev/dri/renderD*: the amdgpu driver has no card, "
              "see dmesg; a container needs --device=/dev/dri");
}

/// Why it finds none under WSL2.
void adviseWsl(const DoctorFacts &facts, std::vector<std::string> &advice) {
  if (facts.dxg == NodeState::Missing)
    advice.push_back(
        facts.container
            ? "this container has no /dev/dxg: start it with --device=/dev/dxg "
              "-v /usr/lib/wsl/lib:/usr/lib/wsl/lib "
              "-e HSA_ENABLE_DXG_DETECTION=1"
            : "this is WSL without /dev/dxg: it must be version 2 (wsl "
              "--set-version), up to date (wsl --update), and Windows must "
              "have AMD's driver");
  if (facts.dxg == NodeState::Denied)
    advice.push_back("/dev/dxg may not be opened: it should be readable and "
                     "writable for everyone (sudo chmod a+rw /dev/dxg)");
  // ROCm/legacy-rocm-build 3561: OUT_OF_RESOURCES on other distributions.
  if (facts.system.rfind("Ubuntu", 0) != 0 && !facts.system.empty())
    advice.push_back("AMD supports Ubuntu under WSL2, this is " + facts.system +
                     ", where the runtime may fail to start");
}

void adviseNoDevice(const DoctorFacts &facts,
                    std::vector<std::string> &advice) {
  size_t before = advice.size();
  if (facts.wsl)
    adviseWsl(facts, advice);
  else
    adviseNative(facts, advice);
  if (!facts.visibleDevices.empty())
    advice.push_back(facts.visibleDevices +
                     " may hide devices: unset it and look again");
  if (advice.size() == before && facts.dxgDetection == "1")
    advice.push_back("the driver is there, but the runtime finds no device: "
                     "update both, and see what rocminfo says");
  else if (advice.size() == before && !facts.wsl)
    advice.push_back("the driver is there, but the runtime finds no device: "
                     "see what rocminfo and dmesg say");
}

void adviseDevice(const DoctorFacts &facts, const HipDeviceFacts &device,
                  std::vector<std::string> &advice) {
  std::string name = "device " + std::to_string(device.index);
  // ROCm/sglang 9417, ollama 11975: say it before a kernel fails to load.
  if (!isGpuTarget(device.target)) {
    advice.push_back(
        name + " is " + device.target + " (" + device.name +
        "), kvc has code for " + kGpuTargetNames +
        (facts.devices.size() > 1 ? "; choose another one with --device" : ""));
    return;
  }
  uint64_t taken =
      device.totalBytes - std::min(device.totalBytes, device.freeBytes);
  // ROCm/librocdxg 22, 34.
  if (device.freeBytes == 0)
    advice.push_back(name + " reports no free memory" +
                     (facts.wsl ? ": update librocdxg and Windows' driver, and "
                                  "turn on Resizable BAR in the BIOS"
                                : ": end what uses it"));
  // llama.cpp 23999: 2,543 MiB of 24,517 were gone before anything ran.
  else if (taken >= kTakenBytesMin)
    advice.push_back(name + " has " + mib(taken) + " of " +
                     mib(device.totalBytes) + " in use by other programs" +
                     (facts.wsl ? ", Windows' desktop among them" : "") +
                     ": a KV cache planned for the whole card will not fit");
  // ROCm/legacy-rocm-build 6022.
  if (facts.wsl && facts.memoryBytes > 0 &&
      facts.memoryBytes < device.totalBytes)
    advice.push_back(
        "WSL2 has " + mib(facts.memoryBytes) + " of memory" +
        (facts.wslMemoryMax.empty()
             ? ""
             : " (memory=" + facts.wslMemoryMax + " in .wslconfig)") +
        ", less than " + name + "'s " + mib(device.totalBytes) +
        ", and some drivers offer no more of the card than that: raise memory= "
        "under [wsl2] in %UserProfile%\\.wslconfig, then wsl --shutdown");
}

/// On the runtime itself: whether it is there, and new enough.
void adviseRuntime(const DoctorFacts &facts, std::vector<std::string> &advice) {
  bool found = !facts.library.empty();
  int major = std::atoi(facts.runtimeVersion.c_str());
  bool old = major > 0 && major < 6;
  if (!facts.rocmFolder.empty() && (!found || old))
    advice.push_back("there is a HIP runtime in " + facts.rocmFolder +
                     ", but it is not the one found: export LD_LIBRARY_PATH=" +
                     facts.rocmFolder);
  else if (old)
    advice.push_back(
        "HIP " + facts.runtimeVersion +
        " is too old for an RX 7900: kvc is made for ROCm 6 and 7");
  else if (!found &&
           (facts.kfd != NodeState::Missing || facts.dxg != NodeState::Missing))
    advice.push_back("there is a GPU driver but no HIP runtime: install ROCm 6 "
                     "or 7 (package hip-runtime-amd)");
}

} // namespace

std::vector<std::string> advise(const DoctorFacts &facts) {
  std::vector<std::string> advice;
  if (facts.cpuFeatures == "none")
    advice.push_back("this processor has no AVX2, which cpu artifacts need");
  adviseRuntime(facts, advice);
  if (facts.library.empty())
    return advice;
  // ROCm/librocdxg 22, 34: without it the runtime does not look at /dev/dxg, or
  // reports no free memory.
  if (facts.dxg != NodeState::Missing && facts.dxgDetection != "1")
    advice.push_back("/dev/dxg is there but HSA_ENABLE_DXG_DETECTION is not 1: "
                     "export HSA_ENABLE_DXG_DETECTION=1");
  // ollama 11975: code for one card on another ends in "invalid device
  // function".
  if (!facts.overrideTarget.empty())
    advice.push_back("HSA_OVERRIDE_GFX_VERSION=" + facts.overrideTarget +
                     " makes the runtime report another target than the "
                     "card's: unset it");
  if (facts.devices.empty())
    adviseNoDevice(facts, advice);
  for (const HipDeviceFacts &device : facts.devices)
    adviseDevice(facts, device, advice);
  return advice;
}

} // namespace kvc
