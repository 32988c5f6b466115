/// \file
/// Typed reading of JSON files that people and other programs wrote.
///
/// A JsonReader remembers the first thing that was wrong and answers later
/// questions with defaults, so that a config is read line by line and checked
/// once at the end: a caller must look at `failed()` before it trusts a value.
///
/// A key that is null counts as missing everywhere: both spellings are common
/// in published configs.

#ifndef KVC_COMPILER_IMPORT_JSONREADER_H
#define KVC_COMPILER_IMPORT_JSONREADER_H

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "compiler/import/InputError.h"

namespace kvc {

/// The whole file as text. Fails with an InputError that names `path` and says
/// that `expected` was wanted there.
llvm::Expected<std::string> readTextFile(const std::string &path,
                                         const std::string &expected);

/// Parses `text`; errors carry `file` with line and column. Refuses a key that
/// is given twice in one object, nesting deeper than 32 and bytes after the
/// value.
llvm::Expected<nlohmann::json> parseJson(std::string_view text,
                                         const std::string &file);

/// What a value is, for messages: `string "silu"`, `number 3.5`, `null`.
std::string describeJson(const nlohmann::json &value);

/// Prints `text` between single quotes, cut to 80 bytes, control characters
/// replaced: names from a file must not disturb a terminal.
std::string quote(std::string_view text);

class JsonReader {
public:
  /// \param object must be a JSON object and outlive the reader.
  /// \param file the name that errors begin with.
  /// \param prefix put before every key in errors ("rope_scaling.").
  JsonReader(const nlohmann::json &object, std::string file,
             std::string prefix = "")
      : object_(object), file_(std::move(file)), prefix_(std::move(prefix)) {}

  /// The value of `key`, or null if it is missing or null.
  const nlohmann::json *find(const char *key) const;

  /// A positive integer below 2^32.
  uint32_t count(const char *key);
  uint32_t count(const char *key, uint32_t fallback);
  /// A non-negative integer below 2^32, or nothing.
  std::optional<uint32_t> id(const char *key);
  /// One id, an array of ids, or nothing.
  std::vector<uint32_t> ids(const char *key);
  /// A finite number above zero.
  double positive(const char *key);
  double positive(const char *key, double fallback);
  bool flag(const char *key, bool fallback);
  std::string text(const char *key);
  std::string text(const char *key, const std::string &fallback);
  /// An object, or null if it is missing.
  const nlohmann::json *object(const char *key);

  /// Records "file: key: message" unless something was wrong before.
  void fail(const char *key, const std::string &message);
  /// Takes over the failure of a reader of a nested object.
  void adopt(JsonReader &nested);
  bool failed() const { return message_.has_value(); }
  /// The first thing wrong, or success.
  llvm::Error takeError();

  const std::string &file() const { return file_; }

private:
  const nlohmann::json *require(const char *key, const char *expected);
  uint32_t asCount(const char *key, const nlohmann::json &value);
  double asPositive(const char *key, const nlohmann::json &value);
  bool asId(const char *key, const nlohmann::json &value, uint32_t &id);

  const nlohmann::json &object_;
  std::string file_;
  std::string prefix_;
  std::optional<std::string> message_;
};

} // namespace kvc

#endif // KVC_COMPILER_IMPORT_JSONREADER_H
