/// \file
/// Typed access to a parsed JSON document, with errors that say where.
///
/// A `JsonValue` is a borrowed value and the path that leads to it
/// (`model.merges[3]`), so that a wrong type reads `model.merges is a string,
/// expected an array`. A member that is absent reads as null, with its path:
/// files in the wild leave defaults out or write null, and mean the same.
///
/// The JSON library throws; nothing here lets an exception out.

#ifndef KVC_RUNTIME_TEXT_JSONVALUE_H
#define KVC_RUNTIME_TEXT_JSONVALUE_H

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "runtime/base/Status.h"

namespace kvc {

/// Parses a document. InvalidArgument with line and column if it is not JSON.
Result<nlohmann::json> parseJson(std::string_view text);

/// `value` as JSON for an error message: ASCII, cut after 80 bytes.
std::string describeJson(const nlohmann::json &value);

/// Valid as long as the document it was made from.
class JsonValue {
public:
  JsonValue(const nlohmann::json &value, std::string path)
      : value_(&value), path_(std::move(path)) {}

  const nlohmann::json &json() const { return *value_; }
  const std::string &path() const { return path_; }
  bool isNull() const { return value_->is_null(); }

  /// The member `key`; null if there is none or this is not an object.
  JsonValue member(const char *key) const;
  /// The element `index`, which must exist, of an array.
  JsonValue element(size_t index) const;

  /// Ok if this is an object (an array); else the failure to return.
  Status expectObject() const;
  Status expectArray() const;

  Result<std::string> text() const;
  Result<bool> boolean() const;
  /// As above; null reads as `fallback`.
  Result<bool> booleanOr(bool fallback) const;
  /// A token id: an integer in [0, tokenIdEnd).
  Result<uint32_t> tokenId() const;

  /// "<path> is a string, expected <expected>"; "<path> is missing, ..." for
  /// null.
  Status mismatch(std::string_view expected) const;
  /// "<path> is '<found>'; supported: <supported>".
  Status unsupported(std::string_view supported) const;

private:
  const nlohmann::json *value_;
  std::string path_;
};

} // namespace kvc

#endif // KVC_RUNTIME_TEXT_JSONVALUE_H
