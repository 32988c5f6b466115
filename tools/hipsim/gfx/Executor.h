/// \file
/// Runs a kernel over a grid on the host's processors.
///
/// Registers and LDS start as seeded garbage, as on the card. The order of
/// workgroups and of waves depends on the seed; with one thread a run is
/// repeatable. Waves that spin give way, so workgroups may wait for each other.

#ifndef HIPSIM_GFX_EXECUTOR_H
#define HIPSIM_GFX_EXECUTOR_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "tools/hipsim/gfx/Checker.h"
#include "tools/hipsim/gfx/CodeObject.h"

namespace hipsim {

struct ExecutorOptions {
  uint32_t threads = 1;
  uint64_t seed = 1;
  /// Counts unique lines, LDS conflicts and the issue cycles of waves as well.
  bool detailed = false;
  /// Sums of WMMA run from the last product to the first, dot2 rounds once at
  /// its end, and FMA rounds the product too: a result that depends on the
  /// default order changes, and the three agree in no order.
  bool otherOrder = false;
};

/// A grid of `blocks` workgroups of `threads` work-items each.
struct LaunchShape {
  uint32_t blocks[3] = {1, 1, 1};
  uint32_t threads[3] = {1, 1, 1};
  /// LDS beyond what the kernel declares, in bytes.
  uint32_t dynamicBytes = 0;
};

/// What a launch did. Instructions count once a wave; lanes are those that were
/// active at vector instructions.
struct LaunchCounts {
  std::array<uint64_t, size_t(InstructionClass::Count)> instructions{};
  uint64_t vectorLanes = 0, vectorInstructions = 0;
  MemoryCounters memory;
  /// Of every wave, workgroup by workgroup, where counts are detailed: cycles
  /// it takes a vector unit: 1 an instruction, 4 a transcendental one, 32 a
  /// WMMA.
  std::vector<uint32_t> issueCycles;
  uint64_t waves = 0;
  double milliseconds = 0;
};

class Executor {
public:
  explicit Executor(ExecutorOptions options);
  ~Executor();

  /// Runs to the end. `arguments` are the explicit arguments at their metadata
  /// offsets; hidden ones are filled in. Returns an empty string, or why the
  /// kernel stopped: an instruction that is not implemented, a bad address.
  /// Not thread-safe.
  std::string run(const KernelCode &kernel, const LaunchShape &shape,
                  std::span<const std::byte> arguments, LaunchCounts &counts,
                  Checker *checker = nullptr);

private:
  struct Implementation;
  std::unique_ptr<Implementation> implementation_;
};

/// The name of a class in reports: "valu", "smem".
const char *className(InstructionClass kind);

} // namespace hipsim

#endif // HIPSIM_GFX_EXECUTOR_H
