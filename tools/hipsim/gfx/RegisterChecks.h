/// \file
/// Which registers of a wave hold nothing that a kernel put there.

#ifndef HIPSIM_GFX_REGISTERCHECKS_H
#define HIPSIM_GFX_REGISTERCHECKS_H

#include <bitset>
#include <string>

#include "tools/hipsim/gfx/CodeObject.h"
#include "tools/hipsim/gfx/Program.h"
#include "tools/hipsim/gfx/Wave.h"

namespace hipsim {

/// Follows garbage from the registers a wave starts with. A result is garbage
/// in a lane where an operand is; it is a fault only where it has an effect, at
/// a sink: an address, what is stored, a branch. Compilers read garbage for
/// lanes and halves that nobody looks at.
///
/// Where the rules are rough they err towards "written": the other half of a
/// register that a 16-bit instruction writes, a register that lanes exchange
/// and that some lane wrote.
class RegisterChecks {
public:
  /// As a wave starts: work-item ids, user data, workgroup ids are there.
  explicit RegisterChecks(const KernelCode &kernel);

  /// Notes an instruction about to run; returns what it does with garbage, or
  /// nothing.
  std::string step(const Program &program, const Wave &wave,
                   const Instruction &i, const std::string &name);

private:
  static constexpr uint32_t kScalars = 256, kVectors = 256;

  uint32_t lanesOf(uint16_t code) const;
  std::string sink(const RegisterSets &registers, const Instruction &i,
                   uint32_t exec) const;

  /// A bit per lane that was not written.
  uint32_t vector_[kVectors];
  std::bitset<kScalars> scalar_;
};

} // namespace hipsim

#endif // HIPSIM_GFX_REGISTERCHECKS_H
