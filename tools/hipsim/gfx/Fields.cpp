/// \file
/// Bit positions are those of the RDNA3 ISA document, section 15. In true16
/// code, 16-bit operands of 32-bit encodings keep the half in bit 7 of the
/// register number; operand fetch takes care of it.

#include "tools/hipsim/gfx/Fields.h"

#include "tools/hipsim/gfx/Wave.h"

namespace hipsim {

namespace {

constexpr uint16_t codeDpp16 = 250;
constexpr uint16_t codeDpp8 = 233;
constexpr uint16_t codeDpp8FetchInactive = 234;

uint32_t bits(uint32_t word, uint32_t low, uint32_t count) {
  return (word >> low) & ((1u << count) - 1);
}

int32_t signedBits(uint32_t word, uint32_t low, uint32_t count) {
  return int32_t(word << (32 - low - count)) >> (32 - count);
}

/// The lane each lane reads and whether it exists, for a DPP control value.
void setControl(Instruction &instruction, uint32_t control) {
  instruction.laneValid = 0;
  for (uint32_t lane = 0; lane < laneCount; ++lane) {
    uint32_t row = lane & 16, column = lane & 15, amount = control & 15;
    int32_t from = column;
    if (control < 0x100)
      from = (column & 12) | ((control >> (2 * (column & 3))) & 3);
    else if (control < 0x110)
      from = column + amount;
    else if (control < 0x120)
      from = int32_t(column) - int32_t(amount);
    else if (control < 0x130)
      from = (column - amount) & 15;
    else if (control == 0x140)
      from = 15 - column;
    else if (control == 0x141)
      from = column ^ 7;
    else if (control >= 0x150 && control < 0x160)
      from = amount;
    else if (control >= 0x160 && control < 0x170)
      from = column ^ amount;
    if (from >= 0 && from < 16)
      instruction.laneValid |= 1u << lane;
    instruction.sourceLane[lane] = row | (from & 15);
  }
}

void readLaneMove(Instruction &instruction, uint32_t word) {
  uint16_t &source = instruction.source[0];
  if (source == codeDpp16) {
    instruction.laneMove = LaneMove::Dpp16;
    setControl(instruction, bits(word, 8, 9));
    instruction.fetchInactive = bits(word, 18, 1);
    instruction.boundControl = bits(word, 19, 1);
    if (instruction.encoding != Encoding::Vop3 &&
        instruction.encoding != Encoding::Vop3p) {
      instruction.negate = bits(word, 20, 1) | bits(word, 22, 1) << 1;
      instruction.absolute = bits(word, 21, 1) | bits(word, 23, 1) << 1;
    }
    instruction.laneEnable = 0;
    for (uint32_t lane = 0; lane < laneCount; ++lane)
      if (bits(word, 28 + lane / 16, 1) && bits(word, 24 + lane / 4 % 4, 1))
        instruction.laneEnable |= 1u << lane;
  } else if (source == codeDpp8 || source == codeDpp8FetchInactive) {
    instruction.laneMove = LaneMove::Dpp8;
    instruction.fetchInactive = source == codeDpp8FetchInactive;
    instruction.boundControl = true;
    for (uint32_t lane = 0; lane < laneCount; ++lane)
      instruction.sourceLane[lane] =
          (lane & ~7u) | bits(word, 8 + 3 * (lane & 7), 3);
  } else {
    return;
  }
  source = codeVector + bits(word, 0, 8);
}

void readScalar(Instruction &result, uint32_t word) {
  result.source[0] = bits(word, 0, 8);
  result.source[1] = bits(word, 8, 8);
  result.destination = bits(word, 16, 7);
  switch (word >> 23) {
  case 0x17d:
    result.encoding = Encoding::Sop1;
    result.source[1] = 0;
    return;
  case 0x17e:
    result.encoding = Encoding::Sopc;
    return;
  case 0x17f:
    result.encoding = Encoding::Sopp;
    result.source[0] = result.source[1] = 0;
    result.immediate = int16_t(word);
    return;
  default:
    break;
  }
  result.encoding = Encoding::Sop2;
  if (word >> 28 == 0xb) {
    result.encoding = Encoding::Sopk;
    result.source[0] = result.source[1] = 0;
    result.immediate = int16_t(word);
  }
}

void readVector(Instruction &result, const uint32_t *words) {
  uint32_t word = words[0];
  result.source[0] = bits(word, 0, 9);
  result.source[1] = codeVector + bits(word, 9, 8);
  result.destination = bits(word, 17, 8);
  if (word >> 25 == 0x3f) {
    result.encoding = Encoding::Vop1;
    result.source[1] = 0;
  } else if (word >> 25 == 0x3e) {
    result.encoding = Encoding::Vopc;
    result.destination = codeVcc;
  } else {
    result.encoding = Encoding::Vop2;
  }
  readLaneMove(result, words[1]);
}

void readVector3(Instruction &result, const uint32_t *words) {
  bool packed = words[0] >> 24 == 0xcc;
  result.encoding = packed ? Encoding::Vop3p : Encoding::Vop3;
  result.destination = bits(words[0], 0, 8);
  result.clamp = bits(words[0], 15, 1);
  for (uint32_t index = 0; index < 3; ++index)
    result.source[index] = bits(words[1], 9 * index, 9);
  result.negate = bits(words[1], 29, 3);
  if (packed) {
    result.negateHigh = bits(words[0], 8, 3);
    result.select = bits(words[0], 11, 3);
    result.selectHigh = bits(words[1], 27, 2) | bits(words[0], 14, 1) << 2;
  } else {
    result.absolute = bits(words[0], 8, 3);
    result.select = bits(words[0], 11, 4);
    result.outputScale = bits(words[1], 27, 2);
  }
  readLaneMove(result, words[2]);
}

void readMemory(Instruction &result, const uint32_t *words) {
  uint32_t low = words[0], high = words[1];
  result.source[0] = codeVector + bits(high, 0, 8);
  result.source[1] = codeVector + bits(high, 8, 8);
  switch (low >> 26) {
  case 0x36:
    result.encoding = Encoding::Ds;
    result.source[2] = codeVector + bits(high, 16, 8);
    result.destination = bits(high, 24, 8);
    result.immediate = bits(low, 0, 8);
    result.immediate1 = bits(low, 8, 8);
    return;
  case 0x37: {
    constexpr Encoding segments[] = {Encoding::Flat, Encoding::Scratch,
                                     Encoding::Global, Encoding::Unsupported};
    result.encoding = segments[bits(low, 16, 2)];
    result.immediate = signedBits(low, 0, 13);
    result.returns = bits(low, 14, 1);
    result.source[2] = bits(high, 16, 7);
    result.offsetEnabled = bits(high, 23, 1);
    result.destination = bits(high, 24, 8);
    return;
  }
  case 0x38:
    result.encoding = Encoding::Buffer;
    result.immediate = bits(low, 0, 12);
    result.returns = bits(low, 14, 1);
    result.destination = bits(high, 8, 8);
    result.source[1] = bits(high, 16, 5) * 4;
    result.source[2] = bits(high, 24, 8);
    result.offsetEnabled = bits(high, 22, 1);
    result.indexEnabled = bits(high, 23, 1);
    return;
  default:
    return;
  }
}

} // namespace

void readFields(Instruction &result, const uint32_t *words) {
  uint32_t word = words[0];
  if (word >> 31 == 0)
    readVector(result, words);
  else if (word >> 30 == 2)
    readScalar(result, word);
  else if (word >> 26 == 0x35 || word >> 24 == 0xcc)
    readVector3(result, words);
  else if (word >> 26 == 0x32)
    result.encoding = Encoding::Vopd;
  else if (word >> 26 == 0x3d) {
    result.encoding = Encoding::Smem;
    result.source[0] = bits(word, 0, 6) * 2;
    result.destination = bits(word, 6, 7);
    result.immediate = signedBits(words[1], 0, 21);
    result.source[1] = bits(words[1], 25, 7);
  } else {
    readMemory(result, words);
  }
  // A literal follows the words of the encoding; DPP's word takes its place.
  bool vector3 =
      result.encoding == Encoding::Vop3 || result.encoding == Encoding::Vop3p;
  if (result.words == (vector3 ? 3 : 2) && result.laneMove == LaneMove::None)
    result.literal = words[result.words - 1];
}

void readDualFields(Instruction &x, Instruction &y, const uint32_t *words) {
  uint32_t low = words[0], high = words[1];
  x.encoding = y.encoding = Encoding::Vop2;
  x.source[0] = bits(low, 0, 9);
  x.source[1] = codeVector + bits(low, 9, 8);
  y.source[0] = bits(high, 0, 9);
  y.source[1] = codeVector + bits(high, 9, 8);
  x.destination = bits(high, 24, 8);
  y.destination = bits(high, 17, 7) << 1 | !(x.destination & 1);
}

void fixFields(Instruction &result, const std::string &name,
               const uint32_t *words) {
  auto ends = [&](const char *suffix) {
    return name.find(suffix) != std::string::npos;
  };
  bool vop2 = result.encoding == Encoding::Vop2;
  if (vop2 && ends("fmaak")) {
    result.source[2] = codeLiteral;
  } else if (vop2 && ends("fmamk")) {
    result.source[2] = result.source[1];
    result.source[1] = codeLiteral;
  } else if ((ends("fmac") || ends("dot2acc") || ends("dot2c"))) {
    result.source[2] = codeVector + result.destination;
    result.absolute &= 3;
    result.negate &= 3;
    if (result.encoding == Encoding::Vop3)
      result.select = (result.select & ~4) | (result.select & 8) >> 1;
  } else if (vop2 && (ends("cndmask") || name.starts_with("v_add_co_ci") ||
                      name.starts_with("v_sub_co_ci") ||
                      name.starts_with("v_subrev_co_ci"))) {
    result.source[2] = codeVcc;
    result.scalarDestination = codeVcc;
  }
  bool carries =
      name.starts_with("v_add_co_") || name.starts_with("v_sub_co_") ||
      name.starts_with("v_subrev_co_") || name.starts_with("v_div_scale") ||
      name.starts_with("v_mad_u64_u32") || name.starts_with("v_mad_i64_i32");
  if (result.encoding == Encoding::Vop3 && carries) {
    result.scalarDestination = bits(words[0], 8, 7);
    result.absolute = result.select = 0;
  }
  if (result.encoding == Encoding::Vop3 && name.starts_with("v_cmpx"))
    result.destination = codeExec;
}

} // namespace hipsim
