// Parses a request's body; see JsonBody.h.

#include "runtime/server/JsonBody.h"

#include <vector>

namespace kvc {

/// Bounds what the parser would build. Colons outside strings count members:
/// exact for JSON, and nothing else gets past the parser.
static MaybeError checkBounds(std::string_view text) {
  std::vector<uint32_t> members; // of each open array or object
  bool inString = false;
  for (size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (inString) {
      if (c == '\\')
        ++i;
      else if (c == '"')
        inString = false;
      continue;
    }
    if (c == '"') {
      inString = true;
    } else if (c == '{' || c == '[') {
      members.push_back(0);
      if (members.size() > kJsonDepthMax)
        return ApiError::wrongType("", "the body nests deeper than " +
                                           std::to_string(kJsonDepthMax) +
                                           " levels");
    } else if ((c == '}' || c == ']') && !members.empty()) {
      members.pop_back();
    } else if (c == ':' && !members.empty() &&
               ++members.back() > kJsonMembersMax) {
      return ApiError::wrongType("", "an object of the body has more than " +
                                         std::to_string(kJsonMembersMax) +
                                         " members");
    }
  }
  return std::nullopt;
}

MaybeError parseBodyText(std::string_view text, Json &json) {
  if (MaybeError error = checkBounds(text))
    return error;
  try {
    json = Json::parse(text);
  } catch (const Json::exception &failure) {
    // "[json.exception.parse_error.101] parse error at line 1, ...": from the
    // second bracket on it is for people.
    std::string_view what = failure.what();
    size_t end = what.find("] ");
    return ApiError::wrongType("", "the body is no JSON: " +
                                       std::string(end == std::string_view::npos
                                                       ? what
                                                       : what.substr(end + 2)));
  }
  return std::nullopt;
}

MaybeError parseBody(std::string_view text, Json &json) {
  if (MaybeError error = parseBodyText(text, json))
    return error;
  if (!json.is_object())
    return ApiError::wrongType("", std::string("the body is ") +
                                       json.type_name() +
                                       ", expected an object");
  return std::nullopt;
}

} // namespace kvc
