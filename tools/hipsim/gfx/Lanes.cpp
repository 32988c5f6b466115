/// \file
/// Instructions that move values between lanes, and the dual-issue pair.

#include <bit>
#include <cstring>
#include <utility>

#include "tools/hipsim/gfx/Handlers.h"
#include "tools/hipsim/gfx/Operands.h"

namespace hipsim {

namespace {

using u32 = uint32_t;

u32 laneOf(Wave &wave, const Instruction &i, int k, u32 lane) {
  u32 buffer[laneCount];
  return loadBits(wave, i, k, buffer)[lane];
}

void readFirstLane(Wave &wave, const Instruction &i) {
  u32 lane = wave.exec() ? std::countr_zero(wave.exec()) : 0;
  writeScalar32(wave, i.destination, laneOf(wave, i, 0, lane));
}

void readLane(Wave &wave, const Instruction &i) {
  u32 lane = scalar32(wave, i, i.source[1]) & 31;
  writeScalar32(wave, i.destination, laneOf(wave, i, 0, lane));
}

void writeLane(Wave &wave, const Instruction &i) {
  u32 lane = scalar32(wave, i, i.source[1]) & 31;
  wave.v[i.destination][lane] = scalar32(wave, i, i.source[0]);
}

/// Each lane picks one of the 16 of its row, or of the other row.
template <u32 otherRow> void permuteRow(Wave &wave, const Instruction &i) {
  u32 buffer[laneCount], result[laneCount];
  const u32 *from = loadBits(wave, i, 0, buffer);
  uint64_t choice = scalar32(wave, i, i.source[1]) |
                    uint64_t(scalar32(wave, i, i.source[2])) << 32;
  bool fetchInactive = i.select & 1, boundControl = i.select & 2;
  for (u32 lane = 0; lane < laneCount; ++lane) {
    u32 source = ((lane & 16) ^ otherRow) | (choice >> (4 * (lane & 15)) & 15);
    bool usable = fetchInactive || wave.exec() >> source & 1;
    result[lane] = usable         ? from[source]
                   : boundControl ? 0
                                  : wave.v[i.destination][lane];
  }
  storeBits(wave, i, result);
}

void countLow(Wave &wave, const Instruction &i) {
  u32 b0[laneCount], b1[laneCount], result[laneCount];
  const u32 *mask = loadBits(wave, i, 0, b0);
  const u32 *base = loadBits(wave, i, 1, b1);
  for (u32 lane = 0; lane < laneCount; ++lane)
    result[lane] = base[lane] + std::popcount(mask[lane] & ((1u << lane) - 1));
  storeBits(wave, i, result);
}

/// Lanes 32 and up do not exist: only the base is left.
void countHigh(Wave &wave, const Instruction &i) {
  u32 buffer[laneCount], result[laneCount];
  std::memcpy(result, loadBits(wave, i, 1, buffer), sizeof(result));
  storeBits(wave, i, result);
}

void swapRegisters(Wave &wave, const Instruction &i) {
  u32 *x = wave.v[i.destination], *y = wave.v[i.source[0] - codeVector];
  for (u32 lane = 0; lane < laneCount; ++lane)
    if (wave.exec() >> lane & 1)
      std::swap(x[lane], y[lane]);
}

/// Register numbers relative to M0.
template <bool source, bool destination>
void moveRelative(Wave &wave, const Instruction &i) {
  Instruction moved = i;
  u32 offset = wave.s[codeM0];
  if (source && i.source[0] >= codeVector)
    moved.source[0] = codeVector + ((i.source[0] + offset) & 255);
  if (destination)
    moved.destination = (i.destination + offset) & 255;
  u32 buffer[laneCount];
  storeBits(wave, moved, loadBits(wave, moved, 0, buffer));
}

bool readsRegister(const Instruction &i, u32 row) {
  for (uint16_t code : i.source)
    if (code == codeVector + row)
      return true;
  return false;
}

} // namespace

void dualInstruction(Wave &wave, const Instruction &i) {
  const Instruction &x = *i.dualX, &y = *i.dualY;
  if (!readsRegister(y, x.destination)) {
    x.handler(wave, x);
    y.handler(wave, y);
    return;
  }
  if (!readsRegister(x, y.destination)) {
    y.handler(wave, y);
    x.handler(wave, x);
    return;
  }
  constexpr u32 spareRow = 256;
  Instruction aside = x;
  aside.destination = spareRow;
  std::memcpy(wave.v[spareRow], wave.v[x.destination], sizeof(wave.v[0]));
  x.handler(wave, aside);
  y.handler(wave, y);
  std::memcpy(wave.v[x.destination], wave.v[spareRow], sizeof(wave.v[0]));
}

void addLanes(HandlerTable &table) {
  table["v_readfirstlane_b32"] = readFirstLane;
  table["v_readlane_b32"] = readLane;
  table["v_writelane_b32"] = writeLane;
  table["v_permlane16_b32"] = permuteRow<0>;
  table["v_permlanex16_b32"] = permuteRow<16>;
  table["v_permlane64_b32"] = [](Wave &, const Instruction &) {};
  table["v_mbcnt_lo_u32_b32"] = countLow;
  table["v_mbcnt_hi_u32_b32"] = countHigh;
  table["v_swap_b32"] = swapRegisters;
  table["v_movrels_b32"] = moveRelative<true, false>;
  table["v_movreld_b32"] = moveRelative<false, true>;
  table["v_movrelsd_b32"] = moveRelative<true, true>;
}

} // namespace hipsim
