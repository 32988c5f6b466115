/// \file
/// The MODE register's effect on host arithmetic.

#ifndef HIPSIM_GFX_MODE_H
#define HIPSIM_GFX_MODE_H

#include <cstdint>

namespace hipsim {

/// Makes the calling thread flush or keep 32-bit denormals as MODE says. Throws
/// a Fault for a rounding mode other than nearest even.
void applyMode(uint32_t mode);

} // namespace hipsim

#endif // HIPSIM_GFX_MODE_H
