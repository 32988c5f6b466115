/// \file
/// Token ids as one JSON array.

#ifndef KVC_TOOLS_KVC_JSONIDS_H
#define KVC_TOOLS_KVC_JSONIDS_H

#include <cstdint>
#include <span>
#include <string>

namespace kvc {

/// "[1, 2, 3]".
inline std::string jsonIds(std::span<const uint32_t> ids) {
  std::string text = "[";
  for (uint32_t id : ids)
    text += (text.size() > 1 ? ", " : "") + std::to_string(id);
  return text + "]";
}

} // namespace kvc

#endif // KVC_TOOLS_KVC_JSONIDS_H
