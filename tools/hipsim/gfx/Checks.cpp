#include "tools/hipsim/gfx/Checks.h"

#include <cstring>

#include "tools/hipsim/gfx/LocalChecks.h"
#include "tools/hipsim/gfx/Program.h"
#include "tools/hipsim/gfx/RegisterChecks.h"
#include "tools/hipsim/gfx/WaitChecks.h"

namespace hipsim {

namespace {

/// What is known of one wave.
struct WaveChecks {
  explicit WaveChecks(const KernelCode &kernel) : registers(kernel) {}
  WaitChecks waits;
  RegisterChecks registers;
};

WaveChecks &known(Wave &wave) {
  return *static_cast<WaveChecks *>(wave.checks.get());
}
WaitChecks &waits(Wave &wave) { return known(wave).waits; }
LocalChecks &locals(Workgroup &group) {
  return *static_cast<LocalChecks *>(group.checks.get());
}

AddressRange rangeOf(const void *begin, uint64_t bytes) {
  auto address = reinterpret_cast<uint64_t>(begin);
  return {address, address + bytes};
}

} // namespace

Checks::Checks(std::function<AddressRange(uint64_t)> find,
               std::function<std::string(uint64_t)> describe,
               std::function<void(Finding)> found)
    : find_(std::move(find)), describe_(std::move(describe)),
      found_(std::move(found)) {}

void Checks::launchStarts(const KernelCode &kernel,
                          std::span<const std::byte> arguments,
                          std::span<const std::byte> packet) {
  kernel_ = &kernel;
  ++launch_;
  arguments_ = rangeOf(arguments.data(), arguments.size());
  packet_ = rangeOf(packet.data(), packet.size());
  image_ = {kernel.imageAddress, kernel.imageAddress + kernel.imageBytes};
}

void Checks::groupStarts(Workgroup &group) {
  group.checks = std::make_shared<LocalChecks>(group.localBytes);
}
void Checks::waveStarts(Wave &wave) {
  wave.checks = std::make_shared<WaveChecks>(*kernel_);
}

void Checks::report(const Wave &wave, const Instruction &i, const char *kind,
                    const std::string &detail) {
  {
    std::lock_guard lock(mutex_);
    if (!seen_.emplace(kind, i.address).second)
      return;
  }
  const uint32_t *id = wave.group->id;
  found_({kind, kernel_->name, wave.program->disassemble(i),
          i.address - wave.program->begin(),
          detail + " (workgroup " + std::to_string(id[0]) + ", " +
              std::to_string(id[1]) + ", " + std::to_string(id[2]) + ", wave " +
              std::to_string(wave.index) + ")"});
}

void Checks::before(Wave &wave, const Instruction &i) {
  std::string problem =
      waits(wave).step(*wave.program, i, wave.program->mnemonic(i));
  if (!problem.empty())
    report(wave, i, "early-use", problem);
  problem = known(wave).registers.step(*wave.program, wave, i,
                                       wave.program->mnemonic(i));
  if (!problem.empty())
    report(wave, i, "register-uninitialised", problem);
  if (i.kind == InstructionClass::Matrix)
    checkMatrix(wave, i);
  else if (i.kind == InstructionClass::Barrier ||
           i.kind == InstructionClass::Control)
    checkBarrier(wave, i);
}

void Checks::checkBarrier(Wave &wave, const Instruction &i) {
  LocalChecks &state = locals(*wave.group);
  const std::string &name = wave.program->mnemonic(i);
  if (name == "s_endpgm") {
    ++state.ended;
    if (wave.group->wavesAtBarrier)
      report(wave, i, "divergent-barrier", "ends while others wait");
  } else if (name == "s_barrier") {
    if (state.ended)
      report(wave, i, "divergent-barrier", "waits for waves that have ended");
    if (state.barrierAddress && state.barrierAddress != i.address)
      report(wave, i, "divergent-barrier", "others wait at another barrier");
    state.barrierAddress = i.address;
    if (waits(wave).localStorePending())
      report(wave, i, "early-barrier",
             "LDS stores may still be on their way; others read them next");
  }
}

void Checks::checkMatrix(Wave &wave, const Instruction &i) {
  if (wave.exec() != ~0u)
    report(wave, i, "wmma-lanes", "not all lanes are active");
  const std::string &name = wave.program->mnemonic(i);
  uint32_t rows = name.ends_with("iu8") ? 4 : name.ends_with("iu4") ? 2 : 8;
  for (uint32_t k = 0; k < 2; ++k)
    for (uint32_t row = 0; row < rows; ++row) {
      const uint32_t *words = wave.v[i.source[k] - codeVector + row];
      if (std::memcmp(words, words + 16, 16 * sizeof(uint32_t)) != 0) {
        report(wave, i, "wmma-replication",
               std::string(k ? "B" : "A") +
                   " differs between lanes 0-15 and 16-31");
        break;
      }
    }
}

bool Checks::allowed(const Wave &wave, uint64_t address, uint32_t bytes,
                     AccessKind kind) {
  // Nothing is allocated or freed while a kernel runs, but between launches.
  thread_local AddressRange recent;
  thread_local uint64_t recentLaunch = 0;
  if (recentLaunch == launch_ && recent.contains(address, bytes))
    return true;
  recentLaunch = launch_;
  recent = find_(address);
  if (recent.contains(address, bytes))
    return true;
  const Workgroup &group = *wave.group;
  if (rangeOf(group.local, group.localBytes).contains(address, bytes) ||
      rangeOf(wave.scratch, uint64_t(group.scratchBytes) * laneCount)
          .contains(address, bytes))
    return true;
  return image_.contains(address, bytes) ||
         (kind == AccessKind::Load && (arguments_.contains(address, bytes) ||
                                       packet_.contains(address, bytes)));
}

void Checks::memoryAccess(Wave &wave, const Instruction &i, Access &access,
                          uint32_t bytes, AccessKind kind) {
  for (uint32_t lane = 0; lane < laneCount; ++lane) {
    if (!(access.lanes >> lane & 1) ||
        allowed(wave, access.address[lane], bytes, kind))
      continue;
    report(wave, i, "out-of-bounds",
           "lane " + std::to_string(lane) + " accesses " +
               std::to_string(bytes) + " bytes at " +
               describe_(access.address[lane]));
    access.lanes &= ~(1u << lane);
    access.zeroed |= 1u << lane;
  }
}

bool Checks::scalarAccess(Wave &wave, const Instruction &i, uint64_t address,
                          uint32_t bytes) {
  if (allowed(wave, address, bytes, AccessKind::Load))
    return true;
  report(wave, i, "out-of-bounds",
         "reads " + std::to_string(bytes) + " bytes at " + describe_(address));
  return false;
}

void Checks::localAccess(Wave &wave, const Instruction &i, uint32_t,
                         uint32_t address, uint32_t bytes, AccessKind kind) {
  LocalChecks::Problem problem =
      locals(*wave.group).access(wave.index, address, bytes, kind);
  if (problem.kind)
    report(wave, i, problem.kind, problem.detail);
}

void Checks::barrier(Workgroup &group) { locals(group).barrier(); }

} // namespace hipsim
