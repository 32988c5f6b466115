/// \file
/// Sizes of memory as people write them: "24GiB", "24560MiB".

#ifndef KVC_RUNTIME_BASE_BYTESIZE_H
#define KVC_RUNTIME_BASE_BYTESIZE_H

#include <cstdint>
#include <string>
#include <string_view>

#include "runtime/base/Status.h"

namespace kvc {

/// A whole number followed by B, KiB, MiB, GiB or TiB, in any case, spaces
/// between allowed. InvalidArgument for anything else, a bare number included,
/// and for 2^63 bytes or more.
Result<uint64_t> parseByteSize(std::string_view text);

/// "1073741824 bytes (1024.0 MiB)".
std::string byteSizeText(uint64_t bytes);

} // namespace kvc

#endif // KVC_RUNTIME_BASE_BYTESIZE_H
