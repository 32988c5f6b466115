// kvc doctor: what this machine can run, and what stands in the way.

#include <cstdio>

#include <nlohmann/json.hpp>

#include "runtime/device/HipDevice.h"
#include "tools/kvc/Commands.h"
#include "tools/kvc/Doctor.h"

namespace kvc {

namespace {

struct DoctorOptions {
  std::optional<uint32_t> device;
  bool json = false;
};

const char *nodeName(NodeState state) {
  return state == NodeState::Usable   ? "usable"
         : state == NodeState::Denied ? "no permission"
                                      : "missing";
}

double gib(uint64_t bytes) { return static_cast<double>(bytes) / (1u << 30); }

uint64_t usableBytes(const DoctorFacts &facts, const HipDeviceFacts &device) {
  HipDeviceOptions options;
  options.wsl = facts.wsl;
  return isUsable(facts, device) ? hipMemoryCeiling(device, options) : 0;
}

void printText(const DoctorFacts &facts, const Verdict &verdict) {
  std::printf("system   %s, %s%s, %.1f GiB of memory\n",
              facts.system.empty() ? "unknown" : facts.system.c_str(),
              facts.wsl ? "WSL2" : "native Linux",
              facts.container ? " in a container" : "", gib(facts.memoryBytes));
  std::printf("cpu      %s\n", facts.cpuFeatures == "none"
                                   ? "no AVX2"
                                   : facts.cpuFeatures.c_str());
  std::printf("driver   /dev/kfd %s, /dev/dri/renderD* %s, /dev/dxg %s\n",
              nodeName(facts.kfd), nodeName(facts.render), nodeName(facts.dxg));
  if (facts.library.empty())
    std::printf("runtime  %s\n", facts.hipProblem.c_str());
  else
    std::printf("runtime  %s, HIP %s, driver %s\n", facts.library.c_str(),
                facts.runtimeVersion.c_str(), facts.driverVersion.c_str());
  if (!facts.library.empty() && !facts.hipProblem.empty())
    std::printf("problem  %s\n", facts.hipProblem.c_str());
  for (const HipDeviceFacts &device : facts.devices)
    std::printf("device %u %s, %s, %u multiprocessors, %.1f of %.1f GiB free, "
                "%.1f GiB usable%s\n",
                device.index, device.name.c_str(), device.target.c_str(),
                device.multiprocessors, gib(device.freeBytes),
                gib(device.totalBytes), gib(usableBytes(facts, device)),
                facts.wsl ? " (1 GiB of what is free is left to Windows)" : "");
  for (const std::string &line : advise(facts))
    std::printf("advice   %s\n", line.c_str());
  std::printf("verdict  %s\n", verdict.sentence.c_str());
}

void printJson(const DoctorFacts &facts, const Verdict &verdict) {
  using Json = nlohmann::ordered_json;
  Json devices = Json::array();
  for (const HipDeviceFacts &device : facts.devices)
    devices.push_back({{"index", device.index},
                       {"name", device.name},
                       {"target", device.target},
                       {"multiprocessors", device.multiprocessors},
                       {"warp_size", device.warpSize},
                       {"total_bytes", device.totalBytes},
                       {"free_bytes", device.freeBytes},
                       {"usable_bytes", usableBytes(facts, device)},
                       {"usable", isUsable(facts, device)}});
  Json out = {{"system", facts.system},
              {"wsl", facts.wsl},
              {"container", facts.container},
              {"memory_bytes", facts.memoryBytes},
              {"cpu_features", facts.cpuFeatures},
              {"dev_kfd", nodeName(facts.kfd)},
              {"dev_dri", nodeName(facts.render)},
              {"dev_dxg", nodeName(facts.dxg)},
              {"library", facts.library},
              {"runtime_version", facts.runtimeVersion},
              {"driver_version", facts.driverVersion},
              {"problem", facts.hipProblem},
              {"devices", devices},
              {"advice", advise(facts)},
              {"verdict", verdict.sentence},
              {"ok", verdict.exitStatus == 0}};
  // Names come from a driver: what is not UTF-8 in them is replaced.
  std::printf("%s\n",
              out.dump(2, ' ', false, Json::error_handler_t::replace).c_str());
}

int run(const DoctorOptions &options) {
  DoctorFacts facts = examine();
  Verdict verdict = judge(facts, options.device);
  if (options.json)
    printJson(facts, verdict);
  else
    printText(facts, verdict);
  return verdict.exitStatus;
}

} // namespace

void addDoctorCommand(CLI::App &app, Action &action) {
  auto *command = app.add_subcommand(
      "doctor", "Say what this machine can run and what stands in the way");
  auto options = std::make_shared<DoctorOptions>();
  command->add_option("--device", options->device,
                      "Exit with 2 unless this GPU can be used");
  command->add_flag("--json", options->json, "Print one JSON object");
  command->callback(
      [options, &action] { action = [options] { return run(*options); }; });
}

} // namespace kvc
