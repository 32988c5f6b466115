#include "tools/hipsim/gfx/WaitChecks.h"

#include <algorithm>

namespace hipsim {

namespace {

bool contains(const std::vector<uint16_t> &codes, uint16_t code) {
  return std::find(codes.begin(), codes.end(), code) != codes.end();
}

std::string registerName(uint16_t code) {
  return code >= codeVector ? "v" + std::to_string(code - codeVector)
                            : "s" + std::to_string(code);
}

} // namespace

void WaitChecks::reduce(Queue &queue, size_t left, bool anyOrder) {
  if (left && anyOrder &&
      std::any_of(queue.begin(), queue.end(),
                  [](const Pending &pending) { return pending.scalar; }))
    return;
  while (queue.size() > left)
    queue.pop_front();
}

const WaitChecks::Pending *WaitChecks::find(const Queue &queue, uint16_t code) {
  for (const Pending &pending : queue)
    if (contains(pending.registers, code))
      return &pending;
  return nullptr;
}

void WaitChecks::wait(const Instruction &i, const std::string &name) {
  uint32_t field = uint16_t(i.immediate);
  if (name == "s_waitcnt") {
    reduce(local_, field >> 4 & 63, true);
    reduce(vector_, field >> 10 & 63, false);
  } else if (name == "s_waitcnt_vmcnt") {
    reduce(vector_, field & 63, false);
  } else if (name == "s_waitcnt_lgkmcnt") {
    reduce(local_, field & 63, true);
  }
}

bool WaitChecks::localStorePending() const {
  return std::any_of(local_.begin(), local_.end(), [](const Pending &pending) {
    return !pending.scalar && pending.registers.empty();
  });
}

std::string WaitChecks::step(const Program &program, const Instruction &i,
                             const std::string &name) {
  const RegisterSets &registers = program.registers(i);
  bool vectorLoad = i.kind == InstructionClass::MemoryLoad ||
                    (i.kind == InstructionClass::MemoryAtomic && i.returns);
  bool local = i.kind == InstructionClass::LocalMemory;
  std::string problem;
  auto check = [&](uint16_t code, const char *use) {
    if (!problem.empty() || (vector_.empty() && local_.empty()))
      return;
    // Loads of one kind return in order: the later may overwrite the earlier.
    bool overwrites = contains(registers.writes, code);
    const Pending *pending = find(vector_, code);
    if (!pending || (vectorLoad && overwrites)) {
      pending = find(local_, code);
      if (pending && local && overwrites && !pending->scalar)
        pending = nullptr;
    }
    if (pending)
      problem = registerName(code) + " is " + use + " while '" +
                program.disassemble(*pending->instruction) +
                "' may be on its way";
  };
  for (uint16_t code : registers.reads)
    check(code, "read");
  for (uint16_t code : registers.writes)
    check(code, "overwritten");

  if (i.kind == InstructionClass::Wait)
    wait(i, name);
  else if (i.kind == InstructionClass::ScalarMemory &&
           !registers.writes.empty())
    local_.push_back({&i, true, registers.writes});
  else if (local && name != "ds_nop")
    local_.push_back({&i, false, registers.writes});
  else if (vectorLoad)
    vector_.push_back({&i, false, registers.writes});
  if (i.encoding == Encoding::Flat &&
      (vectorLoad || i.kind == InstructionClass::MemoryStore))
    local_.push_back({&i, false, registers.writes});
  // The counters saturate at 63: hardware stalls before it issues one more.
  constexpr size_t counterMax = 63;
  reduce(vector_, counterMax, false);
  reduce(local_, counterMax, true);
  return problem;
}

} // namespace hipsim
