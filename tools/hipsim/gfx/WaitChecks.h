/// \file
/// Which registers wait for memory, by the counters of the RDNA3 ISA.

#ifndef HIPSIM_GFX_WAITCHECKS_H
#define HIPSIM_GFX_WAITCHECKS_H

#include <deque>
#include <string>
#include <vector>

#include "tools/hipsim/gfx/Program.h"
#include "tools/hipsim/gfx/Wave.h"

namespace hipsim {

/// The results one wave has in flight. Vector loads return in order; LDS and
/// scalar loads share a counter, and scalar loads return in any order, so that
/// only a wait for zero proves them.
class WaitChecks {
public:
  /// Notes an instruction about to run. Returns which register it touches too
  /// early and what for, or nothing.
  std::string step(const Program &program, const Instruction &i,
                   const std::string &name);

  /// Whether LDS stores may still be on their way.
  bool localStorePending() const;

private:
  struct Pending {
    const Instruction *instruction = nullptr;
    bool scalar = false;
    std::vector<uint16_t> registers;
  };
  using Queue = std::deque<Pending>;

  void wait(const Instruction &i, const std::string &name);
  static void reduce(Queue &queue, size_t left, bool anyOrder);
  static const Pending *find(const Queue &queue, uint16_t code);

  Queue vector_, local_;
};

} // namespace hipsim

#endif // HIPSIM_GFX_WAITCHECKS_H
