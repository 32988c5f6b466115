/// \file
/// One decoded instruction: the handler that executes it and its operand
/// fields, taken from the raw words by encoding.
///
/// Source operands keep the ISA's 9-bit code (0-105 SGPR, 106 VCC, 124 null,
/// 125 M0, 126 EXEC, 128-248 inline constants, 253 SCC, 255 literal, 256+n
/// VGPR n), because its meaning depends on the type the instruction reads.

#ifndef HIPSIM_GFX_INSTRUCTION_H
#define HIPSIM_GFX_INSTRUCTION_H

#include <cstdint>
#include <string>
#include <vector>

namespace hipsim {

struct Wave;
struct Instruction;

/// Executes one instruction for all 32 lanes of a wave.
using Handler = void (*)(Wave &, const Instruction &);

enum class Encoding : uint8_t {
  Sop1,
  Sop2,
  Sopc,
  Sopk,
  Sopp,
  Smem,
  Vop1,
  Vop2,
  Vopc,
  Vop3,
  Vop3p,
  Vopd,
  Ds,
  Flat,
  Scratch,
  Global,
  Buffer,
  Unsupported
};

/// What an instruction is counted as in a launch's report.
enum class InstructionClass : uint8_t {
  Scalar,
  ScalarMemory,
  Branch,
  Wait,
  Barrier,
  Control,
  Vector,
  VectorDual,
  Transcendental,
  Matrix,
  LocalMemory,
  MemoryLoad,
  MemoryStore,
  MemoryAtomic,
  Count
};

/// How a lane operand is moved between lanes before use.
enum class LaneMove : uint8_t { None, Dpp16, Dpp8 };

/// Registers an instruction touches, in operand code numbering (VGPR n is
/// 256+n, SCC 253); for checks, not for execution.
struct RegisterSets {
  std::vector<uint16_t> reads;
  std::vector<uint16_t> writes;
};

struct Instruction {
  Handler handler = nullptr;
  Encoding encoding = Encoding::Unsupported;
  InstructionClass kind = InstructionClass::Control;
  uint8_t words = 1;
  /// Number of sources that are lane operands of the encoding.
  uint16_t source[3] = {};
  uint16_t destination = 0;
  /// Second destination of carry and div_scale forms, an SGPR code.
  uint16_t scalarDestination = 0;
  /// Bit k belongs to source k.
  uint8_t negate = 0, absolute = 0;
  /// VOP3: bit 3 selects the half of the destination. VOP3P: OP_SEL.
  uint8_t select = 0;
  uint8_t selectHigh = 0, negateHigh = 0;
  uint8_t outputScale = 0;
  bool clamp = false;
  /// Cache policy bit of memory instructions: atomics return the old value.
  bool returns = false;
  bool indexEnabled = false, offsetEnabled = false;
  LaneMove laneMove = LaneMove::None;
  bool fetchInactive = false, boundControl = false;
  /// Lanes the row and bank masks let through, and those with a valid source.
  uint32_t laneEnable = ~0u, laneValid = ~0u;
  uint8_t sourceLane[32] = {};
  uint32_t literal = 0;
  /// SIMM16, byte offset or offset0 of the encoding, sign-extended.
  int32_t immediate = 0;
  int32_t immediate1 = 0;
  uint64_t address = 0;
  /// Branch target; nothing where it lies outside the code.
  const Instruction *target = nullptr;
  /// The halves of a dual-issue instruction (they are not in the program).
  const Instruction *dualX = nullptr, *dualY = nullptr;
  uint32_t index = 0;
};

} // namespace hipsim

#endif // HIPSIM_GFX_INSTRUCTION_H
