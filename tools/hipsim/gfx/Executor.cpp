/// \file
/// A launch is a counter of workgroups that workers take from. A worker keeps
/// one workgroup resident, more when waves spin.

#include "tools/hipsim/gfx/Executor.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <chrono>
#include <csetjmp>
#include <csignal>
#include <cstring>
#include <mutex>
#include <thread>

#include "tools/hipsim/gfx/Mode.h"
#include "tools/hipsim/gfx/Program.h"
#include "tools/hipsim/gfx/Workers.h"

namespace hipsim {

namespace {

constexpr uint32_t quantum = 50000;
constexpr uint32_t passesBeforeMore = 4;
constexpr uint32_t residentMax = 64;
constexpr uint32_t localBytesMax = 65536;

uint64_t mix(uint64_t value) {
  value ^= value >> 33;
  value *= 0xff51afd7ed558ccd;
  value ^= value >> 33;
  value *= 0xc4ceb9fe1a85ec53;
  return value ^ value >> 33;
}

/// Words that are NaN as floats and far off as addresses or indices.
const std::vector<uint32_t> &garbage(uint64_t seed) {
  static const std::vector<uint32_t> words = [seed] {
    std::vector<uint32_t> result(localBytesMax / 4 + 4096);
    for (uint32_t index = 0; index < result.size(); ++index)
      result[index] = 0x7fc00000 | uint32_t(mix(seed * 0x9e3779b9 + index));
    return result;
  }();
  return words;
}

// A bad address stops the launch, not the process: the handler returns to the
// worker that was executing. Handlers own nothing that would leak.
thread_local sigjmp_buf *faultReturn = nullptr;
thread_local uint64_t faultAddress = 0;
struct sigaction previousAction;

void onFault(int signal, siginfo_t *info, void *context) {
  if (faultReturn) {
    faultAddress = reinterpret_cast<uint64_t>(info->si_addr);
    siglongjmp(*faultReturn, 1);
  }
  if (previousAction.sa_flags & SA_SIGINFO && previousAction.sa_sigaction) {
    previousAction.sa_sigaction(signal, info, context);
    return;
  }
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

void installHandler() {
  static std::once_flag once;
  std::call_once(once, [] {
    struct sigaction action = {};
    action.sa_sigaction = onFault;
    action.sa_flags = SA_SIGINFO | SA_NODEFER;
    sigaction(SIGSEGV, &action, &previousAction);
    sigaction(SIGBUS, &action, nullptr);
  });
}

struct Executed {
  uint64_t count = 0;
  uint64_t lanes = 0;
};

/// What all workers of a launch share.
struct Launch {
  const KernelCode *kernel = nullptr;
  const LaunchShape *shape = nullptr;
  Checker *checker = nullptr;
  uint64_t seed = 0;
  bool detailed = false, otherOrder = false;
  uint64_t groups = 0;
  uint32_t threads = 0, waves = 0, localBytes = 0, scratchBytes = 0;
  alignas(64) std::byte packet[64] = {};
  std::vector<std::byte> arguments;
  /// Work-item ids as waves find them in their first register.
  std::vector<uint32_t> items;
  std::atomic<uint64_t> nextGroup = 0;
  std::atomic<bool> stopped = false;
  std::mutex mutex;
  std::string fault;
  std::vector<Executed> executed;
  MemoryCounters memory;
  std::vector<uint32_t> issueCycles;
};

/// Cycles that an instruction takes of its SIMD's vector unit.
uint32_t issueCyclesOf(InstructionClass kind) {
  switch (kind) {
  case InstructionClass::Vector:
  case InstructionClass::VectorDual:
    return 1;
  case InstructionClass::Transcendental:
    return 4;
  case InstructionClass::Matrix:
    return 32;
  default:
    return 0;
  }
}

/// A workgroup in execution, with its own waves and LDS.
struct Resident {
  Workgroup group;
  std::vector<std::unique_ptr<Wave>> waves;
  std::vector<std::byte> local;
  std::vector<std::byte> scratch;
  uint32_t passes = 0;
  uint32_t first = 0;
};

class Worker {
public:
  explicit Worker(Launch &launch)
      : launch_(launch),
        executed_(launch.kernel->program->instructions().size()) {
    memory_.detailed = launch.detailed;
  }

  void run() {
    ModeGuard guard;
    while (!launch_.stopped) {
      if (active_.empty() && !start())
        break;
      bool spinning = false;
      for (size_t index = 0; index < active_.size() && !launch_.stopped;) {
        Resident &resident = *active_[index];
        step(resident);
        if (resident.group.wavesLeft == 0) {
          idle_.push_back(std::move(active_[index]));
          active_.erase(active_.begin() + index);
          continue;
        }
        spinning |= ++resident.passes > passesBeforeMore;
        ++index;
      }
      if (spinning && active_.size() < residentMax)
        start();
    }
    finish();
  }

private:
  bool start();
  void setUpWave(Resident &resident, uint32_t index);
  void setUpScalars(Wave &wave, const Workgroup &group);
  void step(Resident &resident);
  void execute(Wave &wave);
  void stop(const Wave &wave, const std::string &why);
  void finish();

  Launch &launch_;
  std::vector<Executed> executed_;
  MemoryCounters memory_;
  std::vector<std::unique_ptr<Resident>> active_, idle_;
};

bool Worker::start() {
  uint64_t number = launch_.nextGroup++;
  if (number >= launch_.groups)
    return false;
  uint64_t id = (number + mix(launch_.seed)) % launch_.groups;
  if (idle_.empty())
    idle_.push_back(std::make_unique<Resident>());
  active_.push_back(std::move(idle_.back()));
  idle_.pop_back();
  Resident &resident = *active_.back();
  const uint32_t *blocks = launch_.shape->blocks;
  Workgroup &group = resident.group;
  group.id[0] = id % blocks[0];
  group.id[1] = id / blocks[0] % blocks[1];
  group.id[2] = id / blocks[0] / blocks[1];
  resident.local.resize(launch_.localBytes);
  resident.scratch.resize(uint64_t(launch_.scratchBytes) * laneCount *
                          launch_.waves);
  group.local = resident.local.data();
  group.localBytes = launch_.localBytes;
  group.scratchBytes = launch_.scratchBytes;
  group.wavesLeft = launch_.waves;
  group.wavesAtBarrier = 0;
  uint64_t random = mix(launch_.seed + id);
  if (launch_.localBytes)
    std::memcpy(group.local, garbage(launch_.seed).data() + random % 4096,
                launch_.localBytes);
  if (launch_.checker)
    launch_.checker->groupStarts(group);
  resident.passes = 0;
  resident.first = (random >> 20) % launch_.waves;
  while (resident.waves.size() < launch_.waves)
    resident.waves.push_back(std::make_unique<Wave>());
  for (uint32_t index = 0; index < launch_.waves; ++index)
    setUpWave(resident, index);
  return true;
}

void Worker::setUpScalars(Wave &wave, const Workgroup &group) {
  const KernelCode &kernel = *launch_.kernel;
  uint32_t next = 0;
  auto put64 = [&](bool wanted, const void *pointer) {
    if (!wanted)
      return;
    auto address = reinterpret_cast<uint64_t>(pointer);
    wave.s[next++] = address;
    wave.s[next++] = address >> 32;
  };
  put64(kernel.properties & 2, launch_.packet);
  put64(kernel.properties & 4, nullptr);
  put64(kernel.properties & 8, launch_.arguments.data());
  put64(kernel.properties & 16, nullptr);
  put64(kernel.properties & 32, nullptr);
  if (kernel.properties & 64)
    wave.s[next++] = launch_.scratchBytes;
  next = kernel.resource2 >> 1 & 31;
  for (uint32_t axis = 0; axis < 3; ++axis)
    if (kernel.resource2 >> (7 + axis) & 1)
      wave.s[next++] = group.id[axis];
}

void Worker::setUpWave(Resident &resident, uint32_t index) {
  const KernelCode &kernel = *launch_.kernel;
  Wave &wave = *resident.waves[index];
  const uint32_t *random =
      garbage(launch_.seed).data() + mix(launch_.seed + index) % 2048;
  uint32_t registers = ((kernel.resource1 & 63) + 1) * 8;
  std::memcpy(wave.v, random, std::min(registers, 256u) * sizeof(wave.v[0]));
  std::memcpy(wave.s, random, 128 * sizeof(uint32_t));
  initializeConstants(wave);
  wave.s[codeNull] = 0;
  wave.program = kernel.program;
  wave.group = &resident.group;
  wave.scratch = resident.scratch.data() +
                 uint64_t(launch_.scratchBytes) * laneCount * index;
  wave.counters = &memory_;
  wave.checker = launch_.checker;
  wave.otherOrder = launch_.otherOrder;
  wave.index = index;
  wave.issueCycles = 0;
  wave.state = WaveState::Running;
  wave.yields = false;
  wave.mode = kernel.resource1 >> 12 & 0xff;
  wave.next = kernel.program->at(kernel.entryAddress);
  setUpScalars(wave, resident.group);
  uint32_t left = launch_.threads - index * laneCount;
  wave.s[codeExec] = left >= laneCount ? ~0u : (1u << left) - 1;
  wave.s[codeExec + 1] = 0;
  if (wave.checker)
    wave.checker->waveStarts(wave);
  std::memcpy(wave.v[0], launch_.items.data() + index * laneCount,
              std::min(left, laneCount) * sizeof(uint32_t));
}

void Worker::step(Resident &resident) {
  Workgroup &group = resident.group;
  uint32_t count = launch_.waves;
  for (uint32_t turn = 0; turn < count; ++turn) {
    Wave &wave = *resident.waves[(turn + resident.first) % count];
    if (wave.state != WaveState::Running)
      continue;
    execute(wave);
    if (launch_.stopped)
      return;
    if (wave.state == WaveState::Ended) {
      --group.wavesLeft;
      if (launch_.detailed) {
        const uint32_t *blocks = launch_.shape->blocks;
        uint64_t id =
            group.id[0] +
            blocks[0] * (group.id[1] + uint64_t(blocks[1]) * group.id[2]);
        launch_.issueCycles[id * launch_.waves + wave.index] = wave.issueCycles;
      }
    } else if (wave.state == WaveState::AtBarrier)
      ++group.wavesAtBarrier;
    if (wave.yields)
      resident.passes += passesBeforeMore;
    wave.yields = false;
  }
  if (group.wavesAtBarrier == 0 || group.wavesAtBarrier < group.wavesLeft)
    return;
  group.wavesAtBarrier = 0;
  resident.passes = 0;
  for (uint32_t index = 0; index < count; ++index)
    if (resident.waves[index]->state == WaveState::AtBarrier)
      resident.waves[index]->state = WaveState::Running;
  if (launch_.checker)
    launch_.checker->barrier(group);
}

void Worker::execute(Wave &wave) {
  sigjmp_buf buffer;
  if (sigsetjmp(buffer, 0)) {
    faultReturn = nullptr;
    char text[32];
    snprintf(text, sizeof(text), "0x%llx",
             static_cast<unsigned long long>(faultAddress));
    stop(wave, std::string("memory fault at address ") + text);
    return;
  }
  faultReturn = &buffer;
  try {
    applyMode(wave.mode);
    Executed *executed = executed_.data();
    for (uint32_t left = quantum; left; --left) {
      const Instruction &i = *wave.next;
      ++executed[i.index].count;
      executed[i.index].lanes += std::popcount(wave.s[codeExec]);
      if (launch_.detailed)
        wave.issueCycles += issueCyclesOf(i.kind);
      if (wave.checker) [[unlikely]]
        wave.checker->before(wave, i);
      wave.next = &i + 1;
      i.handler(wave, i);
      if (wave.state != WaveState::Running || wave.yields) [[unlikely]]
        break;
    }
  } catch (const Fault &fault) {
    stop(wave, fault.text);
  }
  faultReturn = nullptr;
}

void Worker::stop(const Wave &wave, const std::string &why) {
  std::lock_guard lock(launch_.mutex);
  launch_.stopped = true;
  if (!launch_.fault.empty())
    return;
  // After a fault inside a handler `next` is already one further.
  const Instruction *last = wave.next - 1;
  const uint32_t *id = wave.group->id;
  launch_.fault = "kernel " + launch_.kernel->name + ": " + why + " near '" +
                  wave.program->disassemble(*last) + "' at +" +
                  std::to_string(last->address - wave.program->begin()) +
                  " bytes, workgroup (" + std::to_string(id[0]) + ", " +
                  std::to_string(id[1]) + ", " + std::to_string(id[2]) +
                  ") wave " + std::to_string(wave.index);
}

void Worker::finish() {
  std::lock_guard lock(launch_.mutex);
  for (size_t index = 0; index < executed_.size(); ++index) {
    launch_.executed[index].count += executed_[index].count;
    launch_.executed[index].lanes += executed_[index].lanes;
  }
  MemoryCounters &sum = launch_.memory;
  sum.bytesRead += memory_.bytesRead;
  sum.bytesWritten += memory_.bytesWritten;
  sum.scalarBytesRead += memory_.scalarBytesRead;
  sum.linesRead += memory_.linesRead;
  sum.linesWritten += memory_.linesWritten;
  sum.localAccesses += memory_.localAccesses;
  sum.localConflictCycles += memory_.localConflictCycles;
  sum.scratchBytes += memory_.scratchBytes;
}

/// Value of a hidden argument; unknown kinds are 0.
uint64_t hiddenValue(const std::string &kind, const LaunchShape &shape,
                     uint32_t dynamicBytes) {
  auto axis = [&](const char *prefix) {
    std::string name = prefix;
    return kind.starts_with(name) && kind.size() == name.size() + 1
               ? kind.back() - 'x'
               : -1;
  };
  if (int a = axis("hidden_block_count_"); a >= 0)
    return shape.blocks[a];
  if (int a = axis("hidden_group_size_"); a >= 0)
    return shape.threads[a];
  if (kind == "hidden_grid_dims")
    return shape.blocks[2] * shape.threads[2] > 1   ? 3
           : shape.blocks[1] * shape.threads[1] > 1 ? 2
                                                    : 1;
  if (kind == "hidden_dynamic_lds_size")
    return dynamicBytes;
  if (kind == "hidden_private_base")
    return privateAperture;
  if (kind == "hidden_shared_base")
    return sharedAperture;
  return 0;
}

void fillArguments(Launch &launch, std::span<const std::byte> arguments) {
  const KernelCode &kernel = *launch.kernel;
  launch.arguments.assign(kernel.argumentBytes + 64, std::byte(0));
  std::memcpy(launch.arguments.data(), arguments.data(),
              std::min<size_t>(arguments.size(), kernel.argumentBytes));
  for (const KernelArgument &argument : kernel.arguments)
    if (argument.hidden() &&
        argument.offset + argument.bytes <= kernel.argumentBytes) {
      uint64_t value =
          hiddenValue(argument.kind, *launch.shape, launch.shape->dynamicBytes);
      std::memcpy(launch.arguments.data() + argument.offset, &value,
                  std::min<uint32_t>(argument.bytes, 8));
    }
}

/// The hsa_kernel_dispatch_packet_t that kernels read through dispatch_ptr.
void fillPacket(Launch &launch) {
  auto put = [&](uint32_t offset, auto value) {
    std::memcpy(launch.packet + offset, &value, sizeof(value));
  };
  const LaunchShape &shape = *launch.shape;
  put(0, uint16_t(2));
  put(2, uint16_t(3));
  for (uint32_t axis = 0; axis < 3; ++axis) {
    put(4 + 2 * axis, uint16_t(shape.threads[axis]));
    put(12 + 4 * axis, shape.blocks[axis] * shape.threads[axis]);
  }
  put(24, launch.scratchBytes);
  put(28, launch.localBytes);
  put(32, launch.kernel->descriptorAddress);
  put(40, reinterpret_cast<uint64_t>(launch.arguments.data()));
}

} // namespace

struct Executor::Implementation {
  explicit Implementation(ExecutorOptions options)
      : options(options), workers(options.threads) {}
  ExecutorOptions options;
  Workers workers;
};

Executor::Executor(ExecutorOptions options)
    : implementation_(std::make_unique<Implementation>(options)) {
  installHandler();
}
Executor::~Executor() = default;

std::string Executor::run(const KernelCode &kernel, const LaunchShape &shape,
                          std::span<const std::byte> arguments,
                          LaunchCounts &counts, Checker *checker) {
  auto begin = std::chrono::steady_clock::now();
  const ExecutorOptions &options = implementation_->options;
  Launch launch;
  launch.kernel = &kernel;
  launch.shape = &shape;
  launch.checker = checker;
  launch.seed = options.seed;
  launch.detailed = options.detailed;
  launch.otherOrder = options.otherOrder;
  launch.groups = uint64_t(shape.blocks[0]) * shape.blocks[1] * shape.blocks[2];
  launch.threads = shape.threads[0] * shape.threads[1] * shape.threads[2];
  launch.waves = (launch.threads + laneCount - 1) / laneCount;
  launch.localBytes = kernel.groupBytes + shape.dynamicBytes;
  constexpr uint32_t dynamicStackBytes = 16384;
  launch.scratchBytes =
      kernel.privateBytes + (kernel.dynamicStack ? dynamicStackBytes : 0);
  if (launch.threads == 0 || launch.threads > 1024 ||
      launch.localBytes > localBytesMax)
    return "kernel " + kernel.name + ": invalid launch shape";
  const uint32_t *size = shape.threads;
  for (uint32_t item = 0; item < launch.threads; ++item)
    launch.items.push_back(item % size[0] | item / size[0] % size[1] << 10 |
                           item / size[0] / size[1] << 20);
  fillArguments(launch, arguments);
  fillPacket(launch);
  garbage(options.seed);
  if (checker)
    checker->launchStarts(kernel, launch.arguments, launch.packet);
  launch.executed.resize(kernel.program->instructions().size());
  if (options.detailed)
    launch.issueCycles.resize(launch.groups * launch.waves);
  implementation_->workers.run(
      std::min<uint64_t>(launch.groups, options.threads),
      [&launch] { Worker(launch).run(); });

  const auto &instructions = kernel.program->instructions();
  for (size_t index = 0; index < instructions.size(); ++index) {
    const Instruction &i = instructions[index];
    const Executed &executed = launch.executed[index];
    counts.instructions[size_t(i.kind)] += executed.count;
    if (i.kind >= InstructionClass::Vector) {
      counts.vectorInstructions += executed.count;
      counts.vectorLanes += executed.lanes;
    }
  }
  counts.memory = launch.memory;
  counts.issueCycles = std::move(launch.issueCycles);
  counts.waves = launch.groups * launch.waves;
  counts.milliseconds = std::chrono::duration<double, std::milli>(
                            std::chrono::steady_clock::now() - begin)
                            .count();
  return launch.fault;
}

const char *className(InstructionClass kind) {
  constexpr const char *names[] = {
      "salu",    "smem",      "branch",     "wait",       "barrier",
      "control", "valu",      "vopd",       "trans",      "wmma",
      "lds",     "vmem_load", "vmem_store", "vmem_atomic"};
  return names[size_t(kind)];
}

} // namespace hipsim
