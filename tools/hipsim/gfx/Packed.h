/// \file
/// Sources of packed instructions: two halves a lane, chosen by OP_SEL.

#ifndef HIPSIM_GFX_PACKED_H
#define HIPSIM_GFX_PACKED_H

#include "tools/hipsim/gfx/Operands.h"

namespace hipsim {

/// The halves of 32 lanes.
struct Halves {
  uint32_t low[laneCount];
  uint32_t high[laneCount];
};
struct FloatHalves {
  float low[laneCount];
  float high[laneCount];
};

/// Source `k` before selection; inline floats are halves in the low 16 bits.
const uint32_t *loadPair(Wave &wave, const Instruction &i, int k,
                         uint32_t *buffer);
void loadHalves(Wave &wave, const Instruction &i, int k, Halves &halves);
/// With NEG on the low and NEG_HI on the high half.
void loadFloatHalves(Wave &wave, const Instruction &i, int k,
                     FloatHalves &halves);
void loadBfloatHalves(Wave &wave, const Instruction &i, int k,
                      FloatHalves &halves);

} // namespace hipsim

#endif // HIPSIM_GFX_PACKED_H
