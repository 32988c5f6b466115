/// \file
/// Runs single instructions: a kernel per instruction is assembled by clang,
/// which loads inputs, executes the text and stores what it wrote.
///
/// Registers an instruction text may use: v[2:3] = a, v[4:5] = b, v[6:7] = c,
/// result v[8:9] (preset to `old`); the same of lane 0 in s[20:21], s[22:23],
/// s[24:25] and s[26:27]; VCC and SCC are preset and stored too. 128 bytes of
/// LDS hold a's low words.

#ifndef HIPSIM_TESTS_INSTRUCTIONRUNNER_H
#define HIPSIM_TESTS_INSTRUCTIONRUNNER_H

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "tests/hipsim/KernelRunner.h"

namespace hipsim {

constexpr uint32_t presetVcc = 0xa5c3f00d;

/// What one lane sees; `wave` has all 32.
struct Lane {
  uint64_t a = 0, b = 0, c = 0, old = 0;
  uint32_t index = 0;
  const Lane *wave = nullptr;
  bool vcc() const { return presetVcc >> index & 1; }
};

/// What an instruction left behind, per lane; scalars are the same in all.
struct Outcome {
  uint64_t vector = 0, scalar = 0;
  uint32_t vcc = 0, scc = 0;
};

/// 64 waves of inputs that mix boundary values and random bits.
std::vector<Lane> makeInputs(uint64_t seed);

/// Assembles and runs `texts`; outcomes in the order of makeInputs, by text.
class InstructionRunner {
public:
  explicit InstructionRunner(const std::vector<std::string> &texts);
  /// Outcomes for the inputs, or the fault.
  std::string run(const std::string &text, const std::vector<Lane> &inputs,
                  std::vector<Outcome> &outcomes);
  /// The decoded kernels.
  const Program &program() const { return runner_->object->program(); }

private:
  std::map<std::string, std::string> kernelOf_;
  std::unique_ptr<KernelRunner> runner_;
};

} // namespace hipsim

#endif // HIPSIM_TESTS_INSTRUCTIONRUNNER_H
