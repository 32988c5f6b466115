/// \file
/// Turns the arguments of a launch call into work.

#ifndef HIPSIM_HIP_MODULE_H
#define HIPSIM_HIP_MODULE_H

#include "tools/hipsim/hip/Runtime.h"

namespace hipsim {

/// Checks what a driver checks and copies the arguments, given either as
/// pointers or as one packed buffer.
Error makeKernelWork(Function *function, const LaunchShape &shape,
                     void **parameters, void **extra, KernelWork &work);

} // namespace hipsim

#endif // HIPSIM_HIP_MODULE_H
