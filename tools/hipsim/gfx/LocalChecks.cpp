#include "tools/hipsim/gfx/LocalChecks.h"

namespace hipsim {

LocalChecks::Problem LocalChecks::access(uint32_t wave, uint32_t address,
                                         uint32_t bytes, AccessKind kind) {
  Problem problem;
  auto at = [&] { return "byte " + std::to_string(address) + " of LDS"; };
  if (uint64_t(address) + bytes > bytes_.size()) {
    problem = {"lds-out-of-bounds",
               at() + ", the workgroup has " + std::to_string(bytes_.size())};
    return problem;
  }
  for (uint32_t index = 0; index < bytes; ++index) {
    Byte &byte = bytes_[address + index];
    bool writtenNow = byte.written && byte.writeInterval == interval_;
    bool readNow = byte.readInterval == interval_;
    bool bothAtomic = kind == AccessKind::Atomic && byte.atomic;
    if (kind != AccessKind::Store && !byte.written)
      problem = {"lds-uninitialised", at() + " was never written"};
    else if (writtenNow && byte.writer != wave && !bothAtomic)
      problem = {"lds-race", at() + ": waves " + std::to_string(byte.writer) +
                                 " and " + std::to_string(wave) +
                                 " with no barrier between"};
    else if (kind != AccessKind::Load && readNow &&
             byte.readers & ~(1u << wave) && !bothAtomic)
      problem = {"lds-race", at() + ": wave " + std::to_string(wave) +
                                 " writes what another read since the last "
                                 "barrier"};
    if (kind == AccessKind::Load) {
      byte.readers = readNow ? byte.readers | 1u << wave : 1u << wave;
      byte.readInterval = interval_;
      continue;
    }
    byte.written = true;
    byte.writer = wave;
    byte.writeInterval = interval_;
    byte.atomic = kind == AccessKind::Atomic;
  }
  return problem;
}

} // namespace hipsim
