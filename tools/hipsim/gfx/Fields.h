/// \file
/// Operand fields of the RDNA3 encodings, from the raw words.

#ifndef HIPSIM_GFX_FIELDS_H
#define HIPSIM_GFX_FIELDS_H

#include <cstdint>
#include <string>

#include "tools/hipsim/gfx/Instruction.h"

namespace hipsim {

/// Sets encoding, operands and modifiers. `instruction.words` must be set.
void readFields(Instruction &instruction, const uint32_t *words);

/// The halves of a VOPD instruction as if each were a VOP2.
void readDualFields(Instruction &x, Instruction &y, const uint32_t *words);

/// What an encoding alone does not say: which forms have an implied literal, a
/// scalar second destination or an accumulator in the destination.
void fixFields(Instruction &instruction, const std::string &name,
               const uint32_t *words);

} // namespace hipsim

#endif // HIPSIM_GFX_FIELDS_H
