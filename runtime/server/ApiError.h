/// \file
/// An error as OpenAI's API states it.

#ifndef KVC_RUNTIME_SERVER_APIERROR_H
#define KVC_RUNTIME_SERVER_APIERROR_H

#include <optional>
#include <string>

#include <nlohmann/json.hpp>

namespace kvc {

/// JSON with the members in the order in which they were written.
using Json = nlohmann::ordered_json;

struct ApiError {
  int status = 400;
  std::string type = "BadRequestError";
  std::string message = {};
  std::string param = {}; ///< the field at fault; empty: none, or unknown

  /// A value of the wrong type, or a field that is missing.
  static ApiError wrongType(std::string param, std::string message) {
    return {400, "Bad Request", std::move(message), std::move(param)};
  }
  /// A value that is out of range or not supported.
  static ApiError wrongValue(std::string param, std::string message) {
    return {400, "BadRequestError", std::move(message), std::move(param)};
  }

  /// {"error": {"message", "type", "param", "code"}}.
  Json json() const {
    return {{"error",
             {{"message", message},
              {"type", type},
              {"param", param.empty() ? Json() : Json(param)},
              {"code", status}}}};
  }
};

/// Nothing if all is well.
using MaybeError = std::optional<ApiError>;

/// JSON text of `value`. Never throws: bytes that are no UTF-8 become U+FFFD.
inline std::string dumpJson(const Json &value) {
  return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace kvc

#endif // KVC_RUNTIME_SERVER_APIERROR_H
