/// \file
/// Moves data between registers and host memory for any kind of address.

#include <algorithm>
#include <bit>

#include "tools/hipsim/gfx/Checker.h"
#include "tools/hipsim/gfx/Memory.h"
#include "tools/hipsim/gfx/Numbers.h"

namespace hipsim {

namespace {

/// Unique 128-byte lines that the lanes of one instruction touch.
uint32_t countLines(const Access &access, uint32_t bytes) {
  constexpr uint32_t lineShift = 7;
  uint64_t lines[2 * laneCount];
  uint32_t count = 0;
  for (uint32_t lane = 0; lane < laneCount; ++lane) {
    if (!(access.lanes >> lane & 1))
      continue;
    uint64_t first = access.address[lane] >> lineShift;
    uint64_t last = (access.address[lane] + bytes - 1) >> lineShift;
    if (count == 0 || lines[count - 1] != first)
      lines[count++] = first;
    if (last != first)
      lines[count++] = last;
  }
  std::sort(lines, lines + count);
  return std::unique(lines, lines + count) - lines;
}

template <class T> T read(uint64_t address) {
  T value;
  std::memcpy(&value, reinterpret_cast<const void *>(address), sizeof(T));
  return value;
}

uint32_t narrow(uint64_t address, LoadForm form, uint32_t old) {
  switch (form) {
  case LoadForm::Unsigned8:
    return read<uint8_t>(address);
  case LoadForm::Signed8:
    return int32_t(read<int8_t>(address));
  case LoadForm::Unsigned16:
    return read<uint16_t>(address);
  case LoadForm::Signed16:
    return int32_t(read<int16_t>(address));
  case LoadForm::LowUnsigned8:
    return (old & 0xffff0000) | read<uint8_t>(address);
  case LoadForm::LowSigned8:
    return (old & 0xffff0000) | uint16_t(int16_t(read<int8_t>(address)));
  case LoadForm::LowBits16:
    return (old & 0xffff0000) | read<uint16_t>(address);
  case LoadForm::HighUnsigned8:
    return (old & 0xffff) | uint32_t(read<uint8_t>(address)) << 16;
  case LoadForm::HighSigned8:
    return (old & 0xffff) | uint32_t(int32_t(read<int8_t>(address))) << 16;
  case LoadForm::HighBits16:
    return (old & 0xffff) | uint32_t(read<uint16_t>(address)) << 16;
  case LoadForm::Words:
    break;
  }
  return old;
}

template <uint32_t words>
void loadWords(Wave &wave, uint32_t row, const Access &access) {
  for (uint32_t lane = 0; lane < laneCount; ++lane) {
    if (access.lanes >> lane & 1) {
      uint32_t value[words];
      std::memcpy(value, reinterpret_cast<const void *>(access.address[lane]),
                  sizeof(value));
      for (uint32_t word = 0; word < words; ++word)
        wave.v[row + word][lane] = value[word];
    }
  }
}

template <class T> T loop(void *address, auto next) {
  auto *memory = static_cast<T *>(address);
  T old = __atomic_load_n(memory, __ATOMIC_RELAXED);
  while (!__atomic_compare_exchange_n(memory, &old, next(old), true,
                                      __ATOMIC_ACQ_REL, __ATOMIC_RELAXED))
    ;
  return old;
}

template <class T>
T atomicOperation(void *address, AtomicKind kind, T value, T compare) {
  using Signed = std::make_signed_t<T>;
  using Float = std::conditional_t<sizeof(T) == 4, float, double>;
  auto number = [](T bits) { return std::bit_cast<Float>(bits); };
  return loop<T>(address, [&](T old) -> T {
    switch (kind) {
    case AtomicKind::Swap:
      return value;
    case AtomicKind::CompareSwap:
      return old == compare ? value : old;
    case AtomicKind::Add:
      return old + value;
    case AtomicKind::Subtract:
      return old - value;
    case AtomicKind::SubtractClamp:
      return old < value ? 0 : old - value;
    case AtomicKind::MinSigned:
      return std::min(Signed(old), Signed(value));
    case AtomicKind::MinUnsigned:
      return std::min(old, value);
    case AtomicKind::MaxSigned:
      return std::max(Signed(old), Signed(value));
    case AtomicKind::MaxUnsigned:
      return std::max(old, value);
    case AtomicKind::And:
      return old & value;
    case AtomicKind::Or:
      return old | value;
    case AtomicKind::Xor:
      return old ^ value;
    case AtomicKind::Increment:
      return old >= value ? 0 : old + 1;
    case AtomicKind::Decrement:
      return old == 0 || old > value ? value : old - 1;
    case AtomicKind::AddFloat:
      return std::bit_cast<T>(number(old) + number(value));
    case AtomicKind::MinFloat:
      return std::bit_cast<T>(minimum(number(old), number(value)));
    case AtomicKind::MaxFloat:
      return std::bit_cast<T>(maximum(number(old), number(value)));
    case AtomicKind::CompareSwapFloat:
      return number(old) == number(compare) ? value : old;
    }
    return old;
  });
}

} // namespace

void noteAccess(Wave &wave, const Instruction &i, Access &access,
                uint32_t bytes, AccessKind kind) {
  MemoryCounters &counters = *wave.counters;
  uint64_t total = uint64_t(bytes) * std::popcount(access.lanes);
  uint32_t lines = counters.detailed ? countLines(access, bytes) : 0;
  if (kind != AccessKind::Store) {
    counters.bytesRead += total;
    counters.linesRead += lines;
  }
  if (kind != AccessKind::Load) {
    counters.bytesWritten += total;
    counters.linesWritten += lines;
  }
  if (wave.checker) [[unlikely]]
    wave.checker->memoryAccess(wave, i, access, bytes, kind);
}

void loadLanes(Wave &wave, uint32_t row, const Access &access, LoadForm form,
               uint32_t words) {
  if (form == LoadForm::Words) {
    words == 1   ? loadWords<1>(wave, row, access)
    : words == 2 ? loadWords<2>(wave, row, access)
    : words == 3 ? loadWords<3>(wave, row, access)
                 : loadWords<4>(wave, row, access);
  } else {
    for (uint32_t lane = 0; lane < laneCount; ++lane)
      if (access.lanes >> lane & 1)
        wave.v[row][lane] =
            narrow(access.address[lane], form, wave.v[row][lane]);
  }
  if (!access.zeroed) [[likely]]
    return;
  bool low = form >= LoadForm::LowUnsigned8 && form <= LoadForm::LowBits16;
  bool high = form >= LoadForm::HighUnsigned8;
  uint32_t keep = low ? 0xffff0000 : high ? 0xffff : 0;
  for (uint32_t lane = 0; lane < laneCount; ++lane)
    if (access.zeroed >> lane & 1)
      for (uint32_t word = 0; word < words; ++word)
        wave.v[row + word][lane] &= keep;
}

void storeLanes(Wave &wave, uint32_t row, const Access &access, uint32_t bytes,
                bool high) {
  for (uint32_t lane = 0; lane < laneCount; ++lane) {
    if (!(access.lanes >> lane & 1))
      continue;
    uint32_t value[4];
    if (bytes < 4) {
      value[0] = wave.v[row][lane] >> (high ? 16 : 0);
      std::memcpy(reinterpret_cast<void *>(access.address[lane]), value, bytes);
      continue;
    }
    for (uint32_t word = 0; word < bytes / 4; ++word)
      value[word] = wave.v[row + word][lane];
    std::memcpy(reinterpret_cast<void *>(access.address[lane]), value, bytes);
  }
}

uint32_t atomic32(void *address, AtomicKind kind, uint32_t value,
                  uint32_t compare) {
  return atomicOperation<uint32_t>(address, kind, value, compare);
}
uint64_t atomic64(void *address, AtomicKind kind, uint64_t value,
                  uint64_t compare) {
  return atomicOperation<uint64_t>(address, kind, value, compare);
}

void atomicLanes(Wave &wave, const Access &access, AtomicKind kind,
                 AtomicOperands operands) {
  uint32_t source = operands.source, to = operands.destination;
  for (uint32_t lane = 0; lane < laneCount; ++lane) {
    if (!(access.lanes >> lane & 1)) {
      if (access.zeroed >> lane & 1 && operands.returns)
        wave.v[to][lane] = 0;
      continue;
    }
    void *address = reinterpret_cast<void *>(access.address[lane]);
    if (!operands.wide) {
      uint32_t old = atomic32(address, kind, wave.v[source][lane],
                              wave.v[(source + 1) & 255][lane]);
      if (operands.returns)
        wave.v[to][lane] = old;
      continue;
    }
    auto pair = [&](uint32_t row) {
      return wave.v[row & 255][lane] | uint64_t(wave.v[(row + 1) & 255][lane])
                                           << 32;
    };
    uint64_t old = atomic64(address, kind, pair(source), pair(source + 2));
    if (operands.returns) {
      wave.v[to][lane] = old;
      wave.v[to + 1][lane] = old >> 32;
    }
  }
}

} // namespace hipsim
