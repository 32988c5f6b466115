#include "tools/hipsim/hip/Report.h"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>
#include <unistd.h>

namespace hipsim {

namespace {

constexpr int statusFindings = 86;

nlohmann::json countsJson(const LaunchCounts &counts) {
  nlohmann::json instructions = nlohmann::json::object();
  for (size_t kind = 0; kind < counts.instructions.size(); ++kind)
    instructions[className(InstructionClass(kind))] = counts.instructions[kind];
  const MemoryCounters &memory = counts.memory;
  constexpr uint64_t lineBytes = 128;
  double lanes = counts.vectorInstructions
                     ? double(counts.vectorLanes) /
                           (32.0 * double(counts.vectorInstructions))
                     : 0;
  return {{"instructions", instructions},
          {"lane_use", lanes},
          {"bytes_read", memory.bytesRead},
          {"bytes_written", memory.bytesWritten},
          {"scalar_bytes_read", memory.scalarBytesRead},
          {"lines_read", memory.linesRead},
          {"lines_written", memory.linesWritten},
          {"line_bytes_read", memory.linesRead * lineBytes},
          {"lds_accesses", memory.localAccesses},
          {"lds_conflict_cycles", memory.localConflictCycles},
          {"wmma", counts.instructions[size_t(InstructionClass::Matrix)]},
          {"scratch_bytes", memory.scratchBytes},
          {"waves", counts.waves},
          {"host_ms", counts.milliseconds}};
}

nlohmann::json triple(const uint32_t *values) {
  return {values[0], values[1], values[2]};
}

} // namespace

Report::Report() {
  if (const char *path = std::getenv("HIPSIM_REPORT"))
    path_ = path;
  const char *check = std::getenv("HIPSIM_CHECK");
  checked_ = check && *check && std::string(check) != "0";
}

void Report::addLaunch(const KernelCode &kernel, const LaunchShape &shape,
                       const LaunchCounts &counts) {
  if (!wanted())
    return;
  std::lock_guard lock(mutex_);
  launches_.push_back({kernel.name, shape, counts, kernel.vectorRegisters,
                       kernel.scalarRegisters,
                       kernel.groupBytes + shape.dynamicBytes,
                       kernel.privateBytes});
}

void Report::addFinding(Finding finding) {
  std::lock_guard lock(mutex_);
  std::fprintf(stderr, "hipsim: %s: kernel %s +%llu '%s': %s\n",
               finding.kind.c_str(), finding.kernel.c_str(),
               static_cast<unsigned long long>(finding.offset),
               finding.instruction.c_str(), finding.detail.c_str());
  findings_.push_back(std::move(finding));
}

void Report::finish() {
  std::lock_guard lock(mutex_);
  if (wanted()) {
    nlohmann::json launches = nlohmann::json::array();
    for (const Launch &launch : launches_) {
      nlohmann::json entry = countsJson(launch.counts);
      entry["kernel"] = launch.kernel;
      entry["blocks"] = triple(launch.shape.blocks);
      entry["threads"] = triple(launch.shape.threads);
      entry["vgprs"] = launch.vectorRegisters;
      entry["sgprs"] = launch.scalarRegisters;
      entry["lds_bytes"] = launch.localBytes;
      entry["scratch_bytes_per_lane"] = launch.privateBytes;
      launches.push_back(std::move(entry));
    }
    nlohmann::json findings = nlohmann::json::array();
    for (const Finding &finding : findings_)
      findings.push_back({{"kind", finding.kind},
                          {"kernel", finding.kernel},
                          {"instruction", finding.instruction},
                          {"offset", finding.offset},
                          {"detail", finding.detail}});
    std::ofstream file(path_);
    file << nlohmann::json{{"launches", launches}, {"findings", findings}}.dump(
                1)
         << "\n";
    if (!file.flush())
      std::fprintf(stderr, "hipsim: cannot write %s\n", path_.c_str());
  }
  if (checked_ && !findings_.empty()) {
    std::fflush(nullptr);
    _exit(statusFindings);
  }
}

} // namespace hipsim
