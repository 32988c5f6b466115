/// \file
/// Parses a request's body within bounds.

#ifndef KVC_RUNTIME_SERVER_JSONBODY_H
#define KVC_RUNTIME_SERVER_JSONBODY_H

#include <string_view>

#include "runtime/server/ApiError.h"

namespace kvc {

/// Levels of nested arrays and objects that a body may have.
inline constexpr uint32_t kJsonDepthMax = 512;
/// Members that one object of a body may have: their look-up is linear.
inline constexpr uint32_t kJsonMembersMax = 4096;

/// Parses any JSON text within the same bounds; see parseBody.
MaybeError parseBodyText(std::string_view text, Json &json);

/// Parses `text` into `json`, the last of equal keys counting. A 400 if it is
/// no JSON (NaN, trailing text and lone surrogates are none), is no object, or
/// passes a bound. O(bytes).
MaybeError parseBody(std::string_view text, Json &json);

} // namespace kvc

#endif // KVC_RUNTIME_SERVER_JSONBODY_H
