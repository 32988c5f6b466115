/// \file
/// Loops here have a fixed trip count of 32 and no branches, so that the
/// compiler turns them into a few vector instructions.

#include "tools/hipsim/gfx/Operands.h"

#include <algorithm>
#include <cstring>

namespace hipsim {

namespace {

constexpr uint16_t firstFloat = 240, lastFloat = 248;

/// The inline float constants: 0.5, -0.5, 1, -1, 2, -2, 4, -4, 1/(2 pi).
constexpr uint16_t halfConstants[] = {0x3800, 0xb800, 0x3c00, 0xbc00, 0x4000,
                                      0xc000, 0x4400, 0xc400, 0x3118};
constexpr uint32_t floatConstants[] = {0x3f000000, 0xbf000000, 0x3f800000,
                                       0xbf800000, 0x40000000, 0xc0000000,
                                       0x40800000, 0xc0800000, 0x3e22f983};
constexpr uint64_t doubleConstants[] = {
    0x3fe0000000000000, 0xbfe0000000000000, 0x3ff0000000000000,
    0xbff0000000000000, 0x4000000000000000, 0xc000000000000000,
    0x4010000000000000, 0xc010000000000000, 0x3fc45f306dc9c882};

bool isFloatConstant(uint16_t code) {
  return code >= firstFloat && code <= lastFloat;
}

template <class T> void broadcast(T *buffer, T value) {
  for (uint32_t lane = 0; lane < laneCount; ++lane)
    buffer[lane] = value;
}

void moveLanes(const Wave &wave, const Instruction &i, const uint32_t *from,
               uint32_t *to) {
  uint32_t usable = i.laneValid & (i.fetchInactive ? ~0u : 0u);
  if (!i.fetchInactive)
    for (uint32_t lane = 0; lane < laneCount; ++lane)
      usable |= (i.laneValid >> lane & wave.exec() >> i.sourceLane[lane] & 1)
                << lane;
  uint32_t moved[laneCount];
  for (uint32_t lane = 0; lane < laneCount; ++lane)
    moved[lane] = from[i.sourceLane[lane]];
  for (uint32_t lane = 0; lane < laneCount; ++lane)
    to[lane] = usable >> lane & 1 ? moved[lane] : 0;
}

/// Masked copy; the full mask is by far the most frequent.
void blend(uint32_t *to, const uint32_t *from, uint32_t mask) {
  if (mask == ~0u) {
    std::memcpy(to, from, laneCount * sizeof(uint32_t));
    return;
  }
  for (uint32_t lane = 0; lane < laneCount; ++lane)
    to[lane] = mask >> lane & 1 ? from[lane] : to[lane];
}

/// Whether 16-bit registers of this encoding keep the half in bit 7.
bool halfInRegister(const Instruction &i) {
  return i.encoding == Encoding::Vop1 || i.encoding == Encoding::Vop2 ||
         i.encoding == Encoding::Vopc;
}

} // namespace

void initializeConstants(Wave &wave) {
  for (uint32_t code = 128; code < 256; ++code)
    wave.s[code] = 0;
  for (uint32_t code = 129; code <= 192; ++code)
    wave.s[code] = code - 128;
  for (uint32_t code = 193; code <= 208; ++code)
    wave.s[code] = 192 - code;
  for (uint32_t index = 0; index < 9; ++index)
    wave.s[firstFloat + index] = floatConstants[index];
}

uint64_t scalar64(const Wave &wave, const Instruction &i, uint16_t code) {
  if (code == codeLiteral)
    return i.literal;
  if (isFloatConstant(code))
    return doubleConstants[code - firstFloat];
  if (code >= 128 && code <= 208)
    return int64_t(int32_t(wave.s[code]));
  if (code == codeNull || code == codeScc)
    return wave.s[code];
  if (code >= codeSharedBase && code < codeSharedBase + 4) {
    uint64_t base =
        uint64_t(code < codeSharedBase + 2 ? sharedAperture : privateAperture)
        << 32;
    bool limit = (code - codeSharedBase) & 1;
    return limit ? base | 0xffffffff : base;
  }
  return wave.s[code] | uint64_t(wave.s[code + 1]) << 32;
}

void writeScalar32(Wave &wave, uint16_t code, uint32_t value) {
  if (code != codeNull)
    wave.s[code] = value;
}

void writeScalar64(Wave &wave, uint16_t code, uint64_t value) {
  if (code == codeNull)
    return;
  wave.s[code] = value;
  wave.s[code + 1] = value >> 32;
}

uint32_t writeMask(const Wave &wave, const Instruction &i) {
  uint32_t mask = wave.exec();
  if (i.laneMove == LaneMove::None) [[likely]]
    return mask;
  mask &= i.laneEnable;
  if (i.boundControl)
    return mask;
  for (uint32_t lane = 0; lane < laneCount; ++lane)
    if (!(i.laneValid >> lane & 1) ||
        (!i.fetchInactive && !(wave.exec() >> i.sourceLane[lane] & 1)))
      mask &= ~(1u << lane);
  return mask;
}

const uint32_t *loadBits(Wave &wave, const Instruction &i, int k,
                         uint32_t *buffer) {
  uint16_t code = i.source[k];
  if (code >= codeVector) [[likely]] {
    const uint32_t *from = wave.v[code - codeVector];
    if (k != 0 || i.laneMove == LaneMove::None) [[likely]]
      return from;
    moveLanes(wave, i, from, buffer);
    return buffer;
  }
  broadcast(buffer, scalar32(wave, i, code));
  return buffer;
}

const float *loadFloat(Wave &wave, const Instruction &i, int k, float *buffer) {
  const uint32_t *from =
      loadBits(wave, i, k, reinterpret_cast<uint32_t *>(buffer));
  if (!((i.negate | i.absolute) >> k & 1)) [[likely]]
    return reinterpret_cast<const float *>(from);
  uint32_t keep = i.absolute >> k & 1 ? 0x7fffffff : ~0u;
  uint32_t flip = i.negate >> k & 1 ? 0x80000000 : 0;
  auto *to = reinterpret_cast<uint32_t *>(buffer);
  for (uint32_t lane = 0; lane < laneCount; ++lane)
    to[lane] = (from[lane] & keep) ^ flip;
  return buffer;
}

const uint32_t *loadShort(Wave &wave, const Instruction &i, int k,
                          uint32_t *buffer) {
  uint16_t code = i.source[k];
  if (isFloatConstant(code)) {
    broadcast(buffer, uint32_t(halfConstants[code - firstFloat]));
    return buffer;
  }
  bool high = i.encoding == Encoding::Vop3 && i.select >> k & 1;
  Instruction plain;
  const Instruction *source = &i;
  if (code >= codeVector && halfInRegister(i) && code & 0x80) {
    high = true;
    plain = i;
    plain.source[k] = code & ~0x80;
    source = &plain;
  }
  const uint32_t *from = loadBits(wave, *source, k, buffer);
  uint32_t shift = high ? 16 : 0;
  for (uint32_t lane = 0; lane < laneCount; ++lane)
    buffer[lane] = from[lane] >> shift & 0xffff;
  return buffer;
}

const float *loadHalf(Wave &wave, const Instruction &i, int k, float *buffer) {
  uint32_t raw[laneCount];
  loadShort(wave, i, k, raw);
  uint32_t keep = i.absolute >> k & 1 ? 0x7fff : 0xffff;
  uint32_t flip = i.negate >> k & 1 ? 0x8000 : 0;
  for (uint32_t lane = 0; lane < laneCount; ++lane)
    buffer[lane] = halfToFloat((raw[lane] & keep) ^ flip);
  return buffer;
}

const uint64_t *loadBits64(Wave &wave, const Instruction &i, int k,
                           uint64_t *buffer) {
  uint16_t code = i.source[k];
  if (code < codeVector) {
    broadcast(buffer, scalar64(wave, i, code));
    return buffer;
  }
  const uint32_t *low = wave.v[code - codeVector];
  const uint32_t *high = wave.v[code - codeVector + 1];
  uint32_t moved[2][laneCount];
  if (k == 0 && i.laneMove != LaneMove::None) {
    moveLanes(wave, i, low, moved[0]);
    moveLanes(wave, i, high, moved[1]);
    low = moved[0];
    high = moved[1];
  }
  for (uint32_t lane = 0; lane < laneCount; ++lane)
    buffer[lane] = low[lane] | uint64_t(high[lane]) << 32;
  return buffer;
}

const double *loadDouble(Wave &wave, const Instruction &i, int k,
                         double *buffer) {
  auto *raw = reinterpret_cast<uint64_t *>(buffer);
  if (i.source[k] == codeLiteral)
    broadcast(raw, uint64_t(i.literal) << 32);
  else
    loadBits64(wave, i, k, raw);
  uint64_t keep = i.absolute >> k & 1 ? ~(uint64_t(1) << 63) : ~uint64_t(0);
  uint64_t flip = uint64_t(i.negate >> k & 1) << 63;
  for (uint32_t lane = 0; lane < laneCount; ++lane)
    raw[lane] = (raw[lane] & keep) ^ flip;
  return buffer;
}

void storeBits(Wave &wave, const Instruction &i, const uint32_t *values) {
  blend(wave.v[i.destination], values, writeMask(wave, i));
}

void storeFloat(Wave &wave, const Instruction &i, float *values) {
  if (i.outputScale || i.clamp) [[unlikely]] {
    constexpr float scales[] = {1, 2, 4, 0.5f};
    float scale = scales[i.outputScale];
    for (uint32_t lane = 0; lane < laneCount; ++lane) {
      float value = values[lane] * scale;
      if (i.clamp)
        value = value > 0 ? std::min(value, 1.0f) : 0.0f;
      values[lane] = value;
    }
  }
  storeBits(wave, i, reinterpret_cast<const uint32_t *>(values));
}

void storeShort(Wave &wave, const Instruction &i, const uint32_t *values) {
  uint32_t row = i.destination;
  bool high = i.encoding == Encoding::Vop3 && i.select & 8;
  if (halfInRegister(i) && row & 0x80) {
    row &= 0x7f;
    high = true;
  }
  uint32_t merged[laneCount];
  uint32_t *to = wave.v[row];
  uint32_t shift = high ? 16 : 0, keep = high ? 0xffff : 0xffff0000;
  for (uint32_t lane = 0; lane < laneCount; ++lane)
    merged[lane] = (to[lane] & keep) | (values[lane] & 0xffff) << shift;
  blend(to, merged, writeMask(wave, i));
}

void storeHalf(Wave &wave, const Instruction &i, float *values) {
  if (i.outputScale || i.clamp) [[unlikely]] {
    constexpr float scales[] = {1, 2, 4, 0.5f};
    for (uint32_t lane = 0; lane < laneCount; ++lane) {
      float value = values[lane] * scales[i.outputScale];
      if (i.clamp)
        value = value > 0 ? std::min(value, 1.0f) : 0.0f;
      values[lane] = value;
    }
  }
  uint32_t rounded[laneCount];
  for (uint32_t lane = 0; lane < laneCount; ++lane)
    rounded[lane] = floatToHalf(values[lane]);
  storeShort(wave, i, rounded);
}

void storeBits64(Wave &wave, const Instruction &i, const uint64_t *values) {
  uint32_t part[laneCount];
  uint32_t mask = writeMask(wave, i);
  for (uint32_t lane = 0; lane < laneCount; ++lane)
    part[lane] = uint32_t(values[lane]);
  blend(wave.v[i.destination], part, mask);
  for (uint32_t lane = 0; lane < laneCount; ++lane)
    part[lane] = uint32_t(values[lane] >> 32);
  blend(wave.v[i.destination + 1], part, mask);
}

void storeDouble(Wave &wave, const Instruction &i, double *values) {
  if (i.outputScale || i.clamp) {
    constexpr double scales[] = {1, 2, 4, 0.5};
    for (uint32_t lane = 0; lane < laneCount; ++lane) {
      double value = values[lane] * scales[i.outputScale];
      if (i.clamp)
        value = value > 0 ? std::min(value, 1.0) : 0.0;
      values[lane] = value;
    }
  }
  storeBits64(wave, i, reinterpret_cast<const uint64_t *>(values));
}

void storeMask(Wave &wave, const Instruction &i, uint16_t code,
               uint32_t lanes) {
  writeScalar32(wave, code, lanes & writeMask(wave, i));
}

} // namespace hipsim
