#include "tools/hipsim/gfx/RegisterChecks.h"

#include <algorithm>

namespace hipsim {

namespace {

/// Registers that are not followed: those of the hardware, and the upper half
/// of VCC, which instructions name and waves of 32 lanes do not use.
bool isSpecial(uint16_t code) {
  return code == codeVcc + 1 ||
         (code >= codeNull && code < codeVector && code != codeScc);
}

bool crossesLanes(const Instruction &i, const std::string &name) {
  return i.laneMove != LaneMove::None ||
         name.find("permlane") != std::string::npos ||
         name.find("readlane") != std::string::npos ||
         name.find("readfirstlane") != std::string::npos ||
         name.find("writelane") != std::string::npos ||
         name.find("swizzle") != std::string::npos ||
         name.find("permute") != std::string::npos;
}

/// Whether it may write half a register and name the whole as read.
bool writesHalves(const std::string &name) {
  return name.ends_with("16") || name.ends_with("_d16") ||
         name.find("_d16_") != std::string::npos ||
         name.find("mixlo") != std::string::npos ||
         name.find("mixhi") != std::string::npos ||
         name.find("f16_f32") != std::string::npos;
}

bool isLoad(const Instruction &i, const std::string &name) {
  return i.kind == InstructionClass::MemoryLoad ||
         i.kind == InstructionClass::ScalarMemory ||
         i.kind == InstructionClass::MemoryAtomic ||
         (i.kind == InstructionClass::LocalMemory &&
          name.find("permute") == std::string::npos &&
          name.find("swizzle") == std::string::npos);
}

std::string nameOf(uint16_t code) {
  if (code >= codeVector)
    return "v" + std::to_string(code - codeVector);
  return code == codeScc ? "SCC" : "s" + std::to_string(code);
}

} // namespace

RegisterChecks::RegisterChecks(const KernelCode &kernel) {
  std::fill(std::begin(vector_), std::end(vector_), ~0u);
  vector_[0] = 0;
  uint32_t given = kernel.resource2 >> 1 & 31;
  for (uint32_t axis = 0; axis < 3; ++axis)
    given += kernel.resource2 >> (7 + axis) & 1;
  for (uint32_t code = 0; code < kScalars; ++code)
    scalar_[code] = code >= given && code <= codeVcc;
  scalar_[codeScc] = true;
}

uint32_t RegisterChecks::lanesOf(uint16_t code) const {
  if (code >= codeVector)
    return vector_[(code - codeVector) % kVectors];
  return !isSpecial(code) && scalar_[code % kScalars] ? ~0u : 0;
}

std::string RegisterChecks::sink(const RegisterSets &registers,
                                 const Instruction &i, uint32_t exec) const {
  bool memory = i.kind == InstructionClass::MemoryLoad ||
                i.kind == InstructionClass::MemoryStore ||
                i.kind == InstructionClass::MemoryAtomic ||
                i.kind == InstructionClass::ScalarMemory ||
                i.kind == InstructionClass::LocalMemory;
  if (!memory && i.kind != InstructionClass::Branch)
    return {};
  for (uint16_t code : registers.reads) {
    // Loads of half a register name what they keep of it.
    if (std::find(registers.writes.begin(), registers.writes.end(), code) !=
        registers.writes.end())
      continue;
    uint32_t lanes = lanesOf(code);
    if (code >= codeVector)
      lanes &= exec;
    if (lanes)
      return nameOf(code) + " was never written" +
             (code >= codeVector
                  ? " in lane " + std::to_string(__builtin_ctz(lanes))
                  : "");
  }
  return {};
}

std::string RegisterChecks::step(const Program &program, const Wave &wave,
                                 const Instruction &i,
                                 const std::string &name) {
  const RegisterSets &registers = program.registers(i);
  uint32_t exec = wave.exec();
  std::string problem = sink(registers, i, exec);
  uint32_t garbage = 0;
  if (!isLoad(i, name)) {
    bool crosses = crossesLanes(i, name), halves = writesHalves(name);
    for (uint16_t code : registers.reads) {
      if ((halves || crosses) &&
          std::find(registers.writes.begin(), registers.writes.end(), code) !=
              registers.writes.end())
        continue;
      uint32_t lanes = lanesOf(code);
      garbage |= crosses && lanes != ~0u ? 0 : lanes;
    }
  }
  // The lower half of a 64-bit sum does not depend on upper halves, and
  // compilers use it alone.
  bool isWideSum =
      name.starts_with("v_mad_u64") || name.starts_with("v_mad_i64");
  uint32_t inLow = garbage;
  if (isWideSum)
    inLow = lanesOf(i.source[0]) | lanesOf(i.source[1]) | lanesOf(i.source[2]);
  bool inLanes = i.kind != InstructionClass::Scalar &&
                 i.kind != InstructionClass::ScalarMemory;
  for (uint16_t code : registers.writes) {
    if (code >= codeVector) {
      uint32_t &lanes = vector_[(code - codeVector) % kVectors];
      // Matrix products and v_writelane reach all lanes they name.
      uint32_t written = name == "v_writelane_b32" ? ~0u : exec;
      bool isLow = isWideSum && code == registers.writes.front();
      lanes = (lanes & ~written) | ((isLow ? inLow : garbage) & written);
    } else if (!isSpecial(code)) {
      scalar_[code % kScalars] = inLanes ? (garbage & exec) != 0 : garbage != 0;
    }
  }
  return problem;
}

} // namespace hipsim
