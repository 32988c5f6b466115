// Looks at the machine for kvc doctor; see Doctor.h.

#include "tools/kvc/Doctor.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <unistd.h>

#include "runtime/device/CpuDevice.h"
#include "runtime/device/HipDevice.h"

namespace kvc {

namespace fs = std::filesystem;

static std::string lower(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](unsigned char c) { return std::tolower(c); });
  return text;
}

static std::string variable(const char *name) {
  const char *value = std::getenv(name);
  return value ? value : "";
}

static NodeState stateOf(const std::string &path) {
  if (::access(path.c_str(), F_OK) != 0)
    return NodeState::Missing;
  return ::access(path.c_str(), R_OK | W_OK) == 0 ? NodeState::Usable
                                                  : NodeState::Denied;
}

static NodeState bestRenderNode(const std::string &folder) {
  NodeState best = NodeState::Missing;
  std::error_code error;
  for (const auto &entry : fs::directory_iterator(folder, error))
    if (entry.path().filename().string().rfind("renderD", 0) == 0)
      best = std::max(best, stateOf(entry.path().string()));
  return best;
}

/// What follows `key` and `separator` in the first line that starts with the
/// key, in any case and with spaces and quotes around; or "".
static std::string valueOf(const std::string &path, const std::string &key,
                           char separator) {
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    size_t at = line.find(separator);
    if (at == std::string::npos)
      continue;
    auto trim = [](const std::string &text) {
      size_t first = text.find_first_not_of(" \t\r\"");
      size_t last = text.find_last_not_of(" \t\r\"");
      return first == std::string::npos ? ""
                                        : text.substr(first, last - first + 1);
    };
    if (lower(trim(line.substr(0, at))) == lower(key))
      return trim(line.substr(at + 1));
  }
  return "";
}

/// `memory=` of the first user's .wslconfig that has one.
static std::string wslMemory(const std::string &root) {
  std::error_code error;
  for (const auto &user :
       fs::directory_iterator(root + "/mnt/c/Users", error)) {
    std::string found =
        valueOf((user.path() / ".wslconfig").string(), "memory", '=');
    if (!found.empty())
      return found;
  }
  return "";
}

static bool isWslKernel(const std::string &root) {
  std::ifstream file(root + "/proc/version");
  std::string line;
  std::getline(file, line);
  return lower(line).find("microsoft") != std::string::npos;
}

static void examineHip(const std::string &folder, DoctorFacts &facts) {
  auto hip = HipLibrary::open(folder);
  if (!hip.ok()) {
    facts.hipProblem = hip.status().message();
    return;
  }
  facts.library = hip->name();
  facts.runtimeVersion = hip->runtimeVersion();
  facts.driverVersion = hip->driverVersion();
  auto count = hip->deviceCount();
  if (!count.ok()) {
    facts.hipProblem = count.status().message();
    return;
  }
  for (uint32_t index = 0; index < *count; ++index) {
    auto device = hip->facts(index);
    if (device.ok())
      facts.devices.push_back(*device);
    else
      facts.hipProblem = device.status().message();
  }
}

DoctorFacts examine(const DoctorPlaces &places) {
  const std::string &root = places.root;
  std::error_code error;
  DoctorFacts facts;
  facts.cpuFeatures = hostCpuFeaturesName();
  // "16384000 kB".
  facts.memoryBytes =
      std::strtoull(valueOf(root + "/proc/meminfo", "MemTotal", ':').c_str(),
                    nullptr, 10) *
      1024;
  facts.system = valueOf(root + "/etc/os-release", "PRETTY_NAME", '=');
  facts.kfd = stateOf(root + "/dev/kfd");
  facts.dxg = stateOf(root + "/dev/dxg");
  facts.render = bestRenderNode(root + "/dev/dri");
  facts.wsl = runsUnderWsl(root) || isWslKernel(root);
  facts.container = ::access((root + "/.dockerenv").c_str(), F_OK) == 0 ||
                    ::access((root + "/run/.containerenv").c_str(), F_OK) == 0;
  if (facts.wsl)
    facts.wslMemoryMax = wslMemory(root);
  if (fs::exists(root + "/opt/rocm/lib/libamdhip64.so", error))
    facts.rocmFolder = "/opt/rocm/lib";
  facts.dxgDetection = variable("HSA_ENABLE_DXG_DETECTION");
  facts.overrideTarget = variable("HSA_OVERRIDE_GFX_VERSION");
  for (const char *name :
       {"HIP_VISIBLE_DEVICES", "ROCR_VISIBLE_DEVICES", "CUDA_VISIBLE_DEVICES"})
    if (std::getenv(name) && facts.visibleDevices.empty())
      facts.visibleDevices = std::string(name) + "=" + variable(name);
  examineHip(places.hipFolder, facts);
  return facts;
}

bool isUsable(const DoctorFacts &facts, const HipDeviceFacts &device) {
  HipDeviceOptions options;
  options.wsl = facts.wsl;
  return isGpuTarget(device.target) && hipMemoryCeiling(device, options) > 0;
}

Verdict judge(const DoctorFacts &facts, std::optional<uint32_t> device) {
  std::vector<std::string> runs;
  if (facts.cpuFeatures != "none")
    runs.push_back("cpu artifacts");
  bool asked = false;
  for (const HipDeviceFacts &found : facts.devices)
    if (isUsable(facts, found)) {
      runs.push_back(found.target + " artifacts on device " +
                     std::to_string(found.index));
      asked = asked || found.index == device;
    }
  std::string sentence = "this machine runs ";
  for (size_t i = 0; i < runs.size(); ++i)
    sentence += (i == 0 ? "" : ", ") + runs[i];
  if (runs.empty())
    sentence = "this machine runs no artifacts";
  if (device && !asked)
    return {2, "device " + std::to_string(*device) +
                   " is not there or not usable; " + sentence};
  if (!facts.library.empty() && facts.devices.empty())
    return {2, facts.library + " (HIP " + facts.runtimeVersion +
                   ") finds no device; " + sentence};
  return {runs.empty() ? 2 : 0, sentence};
}

} // namespace kvc
