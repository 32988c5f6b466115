// What devices share; see Device.h.

#include "runtime/device/Device.h"

namespace kvc {

Status Device::checkCopy(Buffer buffer, uint64_t offset, uint64_t bytes) {
  if (offset <= buffer.bytes && bytes <= buffer.bytes - offset)
    return Status();
  return invalid("a copy of " + std::to_string(bytes) + " bytes at " +
                 std::to_string(offset) + " is outside a buffer of " +
                 std::to_string(buffer.bytes));
}

} // namespace kvc
