/// \file
/// The state of one wave of 32 lanes and of its workgroup, as handlers see it.
///
/// Scalar state is one array indexed by operand code, so that a scalar source
/// is one load whatever it is: SGPRs, VCC (106), M0 (125), EXEC (126), inline
/// constants and SCC (253) all have their slot. Only the literal has none.

#ifndef HIPSIM_GFX_WAVE_H
#define HIPSIM_GFX_WAVE_H

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "tools/hipsim/gfx/Instruction.h"

namespace hipsim {

constexpr uint32_t laneCount = 32;
constexpr uint16_t codeVcc = 106;
constexpr uint16_t codeNull = 124;
constexpr uint16_t codeM0 = 125;
constexpr uint16_t codeExec = 126;
constexpr uint16_t codeSharedBase = 235;
constexpr uint16_t codeScc = 253;
constexpr uint16_t codeLiteral = 255;
constexpr uint16_t codeVector = 256;

/// The upper halves of flat addresses of LDS and of scratch. Neither is a
/// canonical host address.
constexpr uint32_t sharedAperture = 0x10000000;
constexpr uint32_t privateAperture = 0x20000000;

/// Why execution stopped; thrown by handlers, caught per launch.
struct Fault {
  std::string text;
};

/// What a launch counts beside executions of instructions; one a worker.
struct MemoryCounters {
  /// Whether lines and bank conflicts are counted, which costs time.
  bool detailed = false;
  uint64_t bytesRead = 0, bytesWritten = 0, scalarBytesRead = 0;
  /// Unique 128-byte lines of each vector memory instruction, summed.
  uint64_t linesRead = 0, linesWritten = 0;
  uint64_t localAccesses = 0, localConflictCycles = 0;
  uint64_t scratchBytes = 0;
};

struct Workgroup {
  std::byte *local = nullptr;
  uint32_t localBytes = 0;
  uint32_t id[3] = {};
  /// Bytes of scratch per lane.
  uint32_t scratchBytes = 0;
  uint32_t wavesLeft = 0;
  uint32_t wavesAtBarrier = 0;
  /// What the checker knows of it.
  std::shared_ptr<void> checks;
};

class Checker;
class Program;

enum class WaveState : uint8_t { Running, AtBarrier, Ended };

struct Wave {
  /// One more row than there are registers: where a dual instruction puts its
  /// first result if the second half still reads the old value.
  alignas(64) uint32_t v[257][laneCount];
  alignas(64) uint32_t s[256];
  const Instruction *next = nullptr;
  const Program *program = nullptr;
  Workgroup *group = nullptr;
  std::byte *scratch = nullptr;
  MemoryCounters *counters = nullptr;
  Checker *checker = nullptr;
  /// What the checker knows of it.
  std::shared_ptr<void> checks;
  uint32_t mode = 0;
  /// Dot products and WMMA add up in another order (ExecutorOptions).
  bool otherOrder = false;
  uint32_t index = 0;
  uint32_t issueCycles = 0;
  WaveState state = WaveState::Running;
  /// Set by sleep: other waves run before this one goes on.
  bool yields = false;

  uint32_t exec() const { return s[codeExec]; }
  bool scc() const { return s[codeScc]; }
  void setScc(bool value) { s[codeScc] = value; }
};

/// Fills the slots of inline constants.
void initializeConstants(Wave &wave);

} // namespace hipsim

#endif // HIPSIM_GFX_WAVE_H
