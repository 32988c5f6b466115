/// \file
/// Who wrote and read each byte of a workgroup's LDS, and when.

#ifndef HIPSIM_GFX_LOCALCHECKS_H
#define HIPSIM_GFX_LOCALCHECKS_H

#include <string>
#include <vector>

#include "tools/hipsim/gfx/Memory.h"

namespace hipsim {

class LocalChecks {
public:
  explicit LocalChecks(uint32_t bytes) : bytes_(bytes) {}

  /// Notes an access by a wave. `kind` and `detail` tell what is wrong; both
  /// stay empty where nothing is.
  struct Problem {
    const char *kind = nullptr;
    std::string detail;
  };
  Problem access(uint32_t wave, uint32_t address, uint32_t bytes,
                 AccessKind kind);

  /// All waves have met: what was before cannot race with what follows.
  void barrier() {
    ++interval_;
    barrierAddress = 0;
  }

  /// The barrier the first wave of this interval arrived at.
  uint64_t barrierAddress = 0;
  uint32_t ended = 0;

private:
  struct Byte {
    uint32_t writeInterval = 0;
    uint32_t readInterval = 0;
    uint32_t readers = 0;
    uint8_t writer = 0;
    bool written = false, atomic = false;
  };
  std::vector<Byte> bytes_;
  uint32_t interval_ = 1;
};

} // namespace hipsim

#endif // HIPSIM_GFX_LOCALCHECKS_H
