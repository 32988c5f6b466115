/// \file
/// v_cmp and v_cmpx for every type. Compares write the bits of lanes that are
/// active and clear the others; the cmpx forms write EXEC and nothing else.

#include "tools/hipsim/gfx/Handlers.h"
#include "tools/hipsim/gfx/Operands.h"

namespace hipsim {

namespace {

template <class T, class Cast, class Operation>
void compare(Wave &wave, const Instruction &i) {
  typename T::Value bufferA[laneCount], bufferB[laneCount];
  const auto *a = T::load(wave, i, 0, bufferA);
  const auto *b = T::load(wave, i, 1, bufferB);
  Operation operation;
  uint32_t result = 0;
  for (uint32_t lane = 0; lane < laneCount; ++lane)
    result |= uint32_t(operation(Cast(a[lane]), Cast(b[lane]))) << lane;
  storeMask(wave, i, i.destination, result);
}

template <class T, class Cast, class Operation>
void compareExec(Wave &wave, const Instruction &i) {
  Instruction toExec = i;
  toExec.destination = codeExec;
  compare<T, Cast, Operation>(wave, toExec);
}

template <class T, class Cast> struct Family {
  HandlerTable &table;
  std::string type;
  template <class Operation> void add(const char *name, Operation) {
    table["v_cmp_" + std::string(name) + "_" + type] =
        compare<T, Cast, Operation>;
    table["v_cmpx_" + std::string(name) + "_" + type] =
        compareExec<T, Cast, Operation>;
  }
};

template <class T, class Cast>
void addOrdered(HandlerTable &table, const char *type) {
  Family<T, Cast> family{table, type};
  family.add("f", [](Cast, Cast) { return false; });
  family.add("lt", [](Cast a, Cast b) { return a < b; });
  family.add("eq", [](Cast a, Cast b) { return a == b; });
  family.add("le", [](Cast a, Cast b) { return a <= b; });
  family.add("gt", [](Cast a, Cast b) { return a > b; });
  family.add("ge", [](Cast a, Cast b) { return a >= b; });
}

template <class T, class Cast>
void addInteger(HandlerTable &table, const char *type) {
  addOrdered<T, Cast>(table, type);
  Family<T, Cast> family{table, type};
  family.add("ne", [](Cast a, Cast b) { return a != b; });
  family.add("t", [](Cast, Cast) { return true; });
}

template <class T, class Cast>
void addFloat(HandlerTable &table, const char *type) {
  addOrdered<T, Cast>(table, type);
  Family<T, Cast> family{table, type};
  family.add("lg", [](Cast a, Cast b) { return a < b || a > b; });
  family.add("o", [](Cast a, Cast b) { return a == a && b == b; });
  family.add("u", [](Cast a, Cast b) { return a != a || b != b; });
  family.add("nge", [](Cast a, Cast b) { return !(a >= b); });
  family.add("nlg", [](Cast a, Cast b) { return !(a < b || a > b); });
  family.add("ngt", [](Cast a, Cast b) { return !(a > b); });
  family.add("nle", [](Cast a, Cast b) { return !(a <= b); });
  family.add("neq", [](Cast a, Cast b) { return !(a == b); });
  family.add("nlt", [](Cast a, Cast b) { return !(a < b); });
  family.add("t", [](Cast, Cast) { return true; });
  family.add("tru", [](Cast, Cast) { return true; });
}

/// The bit of the class mask a number belongs to, from its sign, its exponent
/// (0, all ones or between) and its fraction.
uint32_t classBit(bool negative, uint64_t exponent, uint64_t exponentMax,
                  uint64_t fraction, uint64_t quietBit) {
  if (exponent == exponentMax) {
    if (fraction)
      return fraction & quietBit ? 1 : 0;
    return negative ? 2 : 9;
  }
  if (exponent)
    return negative ? 3 : 8;
  if (fraction)
    return negative ? 4 : 7;
  return negative ? 5 : 6;
}

template <int width>
void compareClass(Wave &wave, const Instruction &i, uint16_t destination) {
  double wide[laneCount];
  float buffer[laneCount];
  uint32_t half[laneCount], bufferMask[laneCount];
  uint32_t result = 0;
  const uint64_t *bits64 = nullptr;
  const uint32_t *bits32 = nullptr;
  if constexpr (width == 64)
    bits64 = reinterpret_cast<const uint64_t *>(loadDouble(wave, i, 0, wide));
  else if constexpr (width == 32)
    bits32 = reinterpret_cast<const uint32_t *>(loadFloat(wave, i, 0, buffer));
  else
    bits32 = loadShort(wave, i, 0, half);
  const uint32_t *mask = width == 16 ? loadShort(wave, i, 1, bufferMask)
                                     : loadBits(wave, i, 1, bufferMask);
  for (uint32_t lane = 0; lane < laneCount; ++lane) {
    uint32_t bit;
    if constexpr (width == 64) {
      uint64_t value = bits64[lane];
      bit = classBit(value >> 63, value >> 52 & 0x7ff, 0x7ff,
                     value & 0xfffffffffffff, uint64_t(1) << 51);
    } else if constexpr (width == 32) {
      uint32_t value = bits32[lane];
      bit = classBit(value >> 31, value >> 23 & 0xff, 0xff, value & 0x7fffff,
                     0x400000);
    } else {
      uint32_t value = bits32[lane];
      value &= i.absolute & 1 ? 0x7fff : 0xffff;
      value ^= i.negate & 1 ? 0x8000 : 0;
      bit = classBit(value >> 15 & 1, value >> 10 & 0x1f, 0x1f, value & 0x3ff,
                     0x200);
    }
    result |= (mask[lane] >> bit & 1) << lane;
  }
  storeMask(wave, i, destination, result);
}

template <int width> void classTo(Wave &wave, const Instruction &i) {
  compareClass<width>(wave, i, i.destination);
}
template <int width> void classToExec(Wave &wave, const Instruction &i) {
  compareClass<width>(wave, i, codeExec);
}

} // namespace

void addCompare(HandlerTable &table) {
  addFloat<F16, float>(table, "f16");
  addFloat<F32, float>(table, "f32");
  addFloat<F64, double>(table, "f64");
  addInteger<U16, uint16_t>(table, "u16");
  addInteger<U16, int16_t>(table, "i16");
  addInteger<U32, uint32_t>(table, "u32");
  addInteger<U32, int32_t>(table, "i32");
  addInteger<U64, uint64_t>(table, "u64");
  addInteger<U64, int64_t>(table, "i64");
  table["v_cmp_class_f16"] = classTo<16>;
  table["v_cmp_class_f32"] = classTo<32>;
  table["v_cmp_class_f64"] = classTo<64>;
  table["v_cmpx_class_f16"] = classToExec<16>;
  table["v_cmpx_class_f32"] = classToExec<32>;
  table["v_cmpx_class_f64"] = classToExec<64>;
}

} // namespace hipsim
