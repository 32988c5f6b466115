/// \file
/// Reading and writing operands of vector instructions, 32 lanes at a time, and
/// the templates that make a handler of a lane function.
///
/// A load returns a pointer to 32 values: the register itself where nothing has
/// to be done to it, else the caller's buffer. A store writes only lanes that
/// EXEC and the lane move let through, and leaves the others as they are.

#ifndef HIPSIM_GFX_OPERANDS_H
#define HIPSIM_GFX_OPERANDS_H

#include <cstdint>

#include "tools/hipsim/gfx/Numbers.h"
#include "tools/hipsim/gfx/Wave.h"

namespace hipsim {

/// A scalar source as 32 bits.
inline uint32_t scalar32(const Wave &wave, const Instruction &i,
                         uint16_t code) {
  return code == codeLiteral ? i.literal : wave.s[code];
}
/// A scalar source as 64 bits of the scalar unit.
uint64_t scalar64(const Wave &wave, const Instruction &i, uint16_t code);
void writeScalar32(Wave &wave, uint16_t code, uint32_t value);
void writeScalar64(Wave &wave, uint16_t code, uint64_t value);

/// The lanes a vector instruction writes.
uint32_t writeMask(const Wave &wave, const Instruction &i);

/// Source `k` as raw 32-bit values.
const uint32_t *loadBits(Wave &wave, const Instruction &i, int k,
                         uint32_t *buffer);
/// With NEG and ABS applied.
const float *loadFloat(Wave &wave, const Instruction &i, int k, float *buffer);
/// The selected half of source `k`, zero-extended.
const uint32_t *loadShort(Wave &wave, const Instruction &i, int k,
                          uint32_t *buffer);
/// The selected half as a float, NEG and ABS applied.
const float *loadHalf(Wave &wave, const Instruction &i, int k, float *buffer);
const uint64_t *loadBits64(Wave &wave, const Instruction &i, int k,
                           uint64_t *buffer);
const double *loadDouble(Wave &wave, const Instruction &i, int k,
                         double *buffer);

void storeBits(Wave &wave, const Instruction &i, const uint32_t *values);
/// Applies OMOD and CLAMP.
void storeFloat(Wave &wave, const Instruction &i, float *values);
void storeShort(Wave &wave, const Instruction &i, const uint32_t *values);
void storeHalf(Wave &wave, const Instruction &i, float *values);
void storeBits64(Wave &wave, const Instruction &i, const uint64_t *values);
void storeDouble(Wave &wave, const Instruction &i, double *values);
/// Bits of lanes that are written go to a mask register, others become 0.
void storeMask(Wave &wave, const Instruction &i, uint16_t code, uint32_t lanes);

// Operand types: what a lane value is in C++ and how it gets in and out.
struct U32 {
  using Value = uint32_t;
  static constexpr auto load = loadBits;
  static constexpr auto store = storeBits;
};
struct F32 {
  using Value = float;
  static constexpr auto load = loadFloat;
  static constexpr auto store = storeFloat;
};
struct U16 {
  using Value = uint32_t;
  static constexpr auto load = loadShort;
  static constexpr auto store = storeShort;
};
struct F16 {
  using Value = float;
  static constexpr auto load = loadHalf;
  static constexpr auto store = storeHalf;
};
struct U64 {
  using Value = uint64_t;
  static constexpr auto load = loadBits64;
  static constexpr auto store = storeBits64;
};
struct F64 {
  using Value = double;
  static constexpr auto load = loadDouble;
  static constexpr auto store = storeDouble;
};

template <class Operation, class D, class A>
void runUnary(Wave &wave, const Instruction &i) {
  typename A::Value bufferA[laneCount];
  const auto *a = A::load(wave, i, 0, bufferA);
  typename D::Value result[laneCount];
  Operation operation;
  for (uint32_t lane = 0; lane < laneCount; ++lane)
    result[lane] = operation(a[lane]);
  D::store(wave, i, result);
}

template <class Operation, class D, class A, class B>
void runBinary(Wave &wave, const Instruction &i) {
  typename A::Value bufferA[laneCount];
  typename B::Value bufferB[laneCount];
  const auto *a = A::load(wave, i, 0, bufferA);
  const auto *b = B::load(wave, i, 1, bufferB);
  typename D::Value result[laneCount];
  Operation operation;
  for (uint32_t lane = 0; lane < laneCount; ++lane)
    result[lane] = operation(a[lane], b[lane]);
  D::store(wave, i, result);
}

template <class Operation, class D, class A, class B, class C>
void runTernary(Wave &wave, const Instruction &i) {
  typename A::Value bufferA[laneCount];
  typename B::Value bufferB[laneCount];
  typename C::Value bufferC[laneCount];
  const auto *a = A::load(wave, i, 0, bufferA);
  const auto *b = B::load(wave, i, 1, bufferB);
  const auto *c = C::load(wave, i, 2, bufferC);
  typename D::Value result[laneCount];
  Operation operation;
  for (uint32_t lane = 0; lane < laneCount; ++lane)
    result[lane] = operation(a[lane], b[lane], c[lane]);
  D::store(wave, i, result);
}

/// Handlers from captureless lambdas: unary<F32, F32>([](float a) {...}).
template <class D, class A, class Operation>
constexpr Handler unary(Operation) {
  return runUnary<Operation, D, A>;
}
template <class D, class A, class B, class Operation>
constexpr Handler binary(Operation) {
  return runBinary<Operation, D, A, B>;
}
template <class D, class A, class B, class C, class Operation>
constexpr Handler ternary(Operation) {
  return runTernary<Operation, D, A, B, C>;
}

} // namespace hipsim

#endif // HIPSIM_GFX_OPERANDS_H
