/// \file
/// Scalar loads. The address is dword-aligned; buffers return 0 out of range.

#include <cstring>

#include "tools/hipsim/gfx/Checker.h"
#include "tools/hipsim/gfx/Handlers.h"
#include "tools/hipsim/gfx/Operands.h"

namespace hipsim {

namespace {

void read(Wave &wave, const Instruction &i, uint64_t address, uint32_t words) {
  address &= ~uint64_t(3);
  wave.counters->scalarBytesRead += 4 * words;
  uint32_t value[16] = {};
  if (!wave.checker || wave.checker->scalarAccess(wave, i, address, 4 * words))
    std::memcpy(value, reinterpret_cast<const void *>(address), 4 * words);
  for (uint32_t word = 0; word < words; ++word)
    writeScalar32(wave, i.destination + word, value[word]);
}

int64_t offsetOf(const Wave &wave, const Instruction &i) {
  return i.immediate +
         (i.source[1] == codeNull ? 0 : scalar32(wave, i, i.source[1]));
}

template <uint32_t words> void load(Wave &wave, const Instruction &i) {
  read(wave, i, scalar64(wave, i, i.source[0]) + offsetOf(wave, i), words);
}

template <uint32_t words> void loadBuffer(Wave &wave, const Instruction &i) {
  const uint32_t *descriptor = &wave.s[i.source[0]];
  uint64_t base = descriptor[0] | uint64_t(descriptor[1] & 0xffff) << 32;
  uint32_t stride = descriptor[1] >> 16 & 0x3fff;
  uint64_t size = uint64_t(descriptor[2]) * (stride ? stride : 1);
  uint64_t offset = offsetOf(wave, i);
  uint32_t inside = 0;
  while (inside < words && offset + 4 * (inside + 1) <= size)
    ++inside;
  Instruction part = i;
  if (inside)
    read(wave, part, base + offset, inside);
  for (uint32_t word = inside; word < words; ++word)
    writeScalar32(wave, i.destination + word, 0);
}

} // namespace

void addScalarMemory(HandlerTable &table) {
  table["s_load_b32"] = load<1>;
  table["s_load_b64"] = load<2>;
  table["s_load_b128"] = load<4>;
  table["s_load_b256"] = load<8>;
  table["s_load_b512"] = load<16>;
  table["s_buffer_load_b32"] = loadBuffer<1>;
  table["s_buffer_load_b64"] = loadBuffer<2>;
  table["s_buffer_load_b128"] = loadBuffer<4>;
  table["s_buffer_load_b256"] = loadBuffer<8>;
  table["s_buffer_load_b512"] = loadBuffer<16>;
  table["s_gl1_inv"] =
      table["s_dcache_inv"] = [](Wave &, const Instruction &) {};
}

} // namespace hipsim
