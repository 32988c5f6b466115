/// \file
/// Reads the fields of a JSON object as leniently as clients are used to, and
/// collects what has the wrong type.
///
/// Numbers may be texts ("6"), whole floats (6.0) and booleans; booleans may be
/// 0, 1 and the usual words. Null reads as absent, except where it is said to
/// be an error. Every reader gives nothing for a field that is absent or wrong;
/// `error()` then tells of all that were wrong.

#ifndef KVC_RUNTIME_SERVER_FIELDREADER_H
#define KVC_RUNTIME_SERVER_FIELDREADER_H

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "runtime/server/ApiError.h"

namespace kvc {

class FieldReader {
public:
  /// \param body an object; borrowed.
  explicit FieldReader(const Json &body) : body_(body) {}

  const Json &body() const { return body_; }

  /// The field, or null if it is absent or null.
  const Json *find(const char *name) const;
  bool has(const char *name) const { return find(name) != nullptr; }

  std::optional<int64_t> integer(const char *name);
  std::optional<double> number(const char *name);
  std::optional<bool> boolean(const char *name);
  std::optional<std::string> text(const char *name);
  const Json *object(const char *name);
  const Json *array(const char *name);
  /// Whole numbers from 0 to UINT32_MAX; a bad one names the field.
  std::optional<std::vector<uint32_t>> tokenIds(const char *name);

  /// Notes that a field has the wrong type.
  void wrong(const char *name, const char *expected);
  void wrong(const char *name, const Json &found, const char *expected);

  /// All wrong types together (ten at most), under the name of the first.
  MaybeError error() const;

private:
  struct Wrong {
    std::string name, message;
  };
  const Json &body_;
  std::vector<Wrong> wrong_;
};

/// `value` as a whole number, leniently.
std::optional<int64_t> toInteger(const Json &value);
/// `value` as JSON for a message, cut after 80 bytes.
std::string describe(const Json &value);

} // namespace kvc

#endif // KVC_RUNTIME_SERVER_FIELDREADER_H
