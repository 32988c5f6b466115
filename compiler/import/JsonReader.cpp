// nlohmann-json keeps the last of two equal keys without a word and knows no
// depth limit; both are watched through its parser callback.

#include "compiler/import/JsonReader.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/MemoryBuffer.h"

namespace kvc {

using nlohmann::json;

namespace {

constexpr int kNestingMax = 32;

/// Follows the parser and notes the first duplicate key or excess of nesting.
class JsonWatch {
public:
  bool operator()(int depth, json::parse_event_t event, json &parsed) {
    switch (event) {
    case json::parse_event_t::object_start:
      keys_.emplace_back();
      return note(depth < kNestingMax, "nested too deeply, at most 32 levels "
                                       "are expected");
    case json::parse_event_t::array_start:
      return note(depth < kNestingMax, "nested too deeply, at most 32 levels "
                                       "are expected");
    case json::parse_event_t::object_end:
      keys_.pop_back();
      return true;
    case json::parse_event_t::key: {
      const std::string &key = parsed.get_ref<const std::string &>();
      return note(keys_.back().insert(key).second,
                  "key " + quote(key) + " is given twice");
    }
    default:
      return true;
    }
  }

  const std::string &problem() const { return problem_; }

private:
  bool note(bool ok, const std::string &problem) {
    if (!ok && problem_.empty())
      problem_ = problem;
    return ok;
  }

  std::vector<std::set<std::string>> keys_;
  std::string problem_;
};

/// \param byte counts from 1, as nlohmann-json does.
SourcePlace placeOfByte(std::string_view text, size_t byte,
                        const std::string &file) {
  std::string_view before = text.substr(0, byte == 0 ? 0 : byte - 1);
  size_t lineStart = before.rfind('\n') + 1; // 0 in the first line
  SourcePlace place{file, 1, 1};
  place.line += std::count(before.begin(), before.end(), '\n');
  place.column += before.size() - lineStart;
  return place;
}

} // namespace

/// At most 80 bytes of `text` without control characters, between `mark`s.
static std::string enclosed(std::string_view text, char mark) {
  std::string result(1, mark);
  for (char c : text.substr(0, 80))
    result += static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? '?' : c;
  return result + (text.size() > 80 ? "..." : "") + mark;
}

std::string quote(std::string_view text) { return enclosed(text, '\''); }

llvm::Expected<std::string> readTextFile(const std::string &path,
                                         const std::string &expected) {
  auto buffer = llvm::MemoryBuffer::getFile(path);
  if (!buffer)
    return inputError({path},
                      buffer.getError().message() + "; expected " + expected);
  return (*buffer)->getBuffer().str();
}

llvm::Expected<json> parseJson(std::string_view text, const std::string &file) {
  JsonWatch watch;
  json value;
  try {
    value =
        json::parse(text.begin(), text.end(),
                    [&](int depth, json::parse_event_t event, json &parsed) {
                      return watch(depth, event, parsed);
                    });
  } catch (const json::parse_error &error) {
    // "[json.exception.parse_error.101] parse error at line 1, column 2: ..."
    llvm::StringRef what = error.what();
    auto [head, reason] = what.split(": ");
    return inputError(placeOfByte(text, error.byte, file),
                      "not valid JSON: " +
                          (reason.empty() ? what : reason).str());
  } catch (const json::exception &error) {
    return inputError({file}, std::string("not valid JSON: ") + error.what());
  }
  if (!watch.problem().empty())
    return inputError({file}, watch.problem());
  return value;
}

std::string describeJson(const json &value) {
  if (value.is_string())
    return "string " + enclosed(value.get_ref<const std::string &>(), '"');
  if (value.is_number())
    return "number " + value.dump();
  if (value.is_boolean())
    return value.get<bool>() ? "true" : "false";
  if (value.is_array())
    return "an array of " + std::to_string(value.size());
  return value.is_object() ? "an object" : "null";
}

const json *JsonReader::find(const char *key) const {
  auto entry = object_.find(key);
  return entry == object_.end() || entry->is_null() ? nullptr : &*entry;
}

const json *JsonReader::require(const char *key, const char *expected) {
  const json *value = find(key);
  if (!value)
    fail(key, std::string("missing, expected ") + expected);
  return value;
}

bool JsonReader::asId(const char *key, const json &value, uint32_t &id) {
  bool fits = value.is_number_unsigned() && value.get<uint64_t>() <= UINT32_MAX;
  if (fits)
    id = static_cast<uint32_t>(value.get<uint64_t>());
  else
    fail(key, "found " + describeJson(value) +
                  ", expected a non-negative integer below 2^32");
  return fits;
}

uint32_t JsonReader::asCount(const char *key, const json &value) {
  uint64_t number = value.is_number_unsigned() ? value.get<uint64_t>() : 0;
  if (number == 0 || number > UINT32_MAX) {
    fail(key, "found " + describeJson(value) + ", expected a positive integer");
    return 1;
  }
  return static_cast<uint32_t>(number);
}

double JsonReader::asPositive(const char *key, const json &value) {
  double number = value.is_number() ? value.get<double>() : 0;
  if (!std::isfinite(number) || number <= 0) {
    fail(key, "found " + describeJson(value) + ", expected a positive number");
    return 1;
  }
  return number;
}

uint32_t JsonReader::count(const char *key) {
  const json *value = require(key, "a positive integer");
  return value ? asCount(key, *value) : 1;
}

uint32_t JsonReader::count(const char *key, uint32_t fallback) {
  const json *value = find(key);
  return value ? asCount(key, *value) : fallback;
}

std::optional<uint32_t> JsonReader::id(const char *key) {
  uint32_t id = 0;
  const json *value = find(key);
  if (!value || !asId(key, *value, id))
    return std::nullopt;
  return id;
}

std::vector<uint32_t> JsonReader::ids(const char *key) {
  const json *value = find(key);
  std::vector<uint32_t> result;
  if (!value)
    return result;
  json list = value->is_array() ? *value : json::array({*value});
  for (const json &element : list) {
    uint32_t id = 0;
    if (asId(key, element, id))
      result.push_back(id);
  }
  return result;
}

double JsonReader::positive(const char *key) {
  const json *value = require(key, "a positive number");
  return value ? asPositive(key, *value) : 1;
}

double JsonReader::positive(const char *key, double fallback) {
  const json *value = find(key);
  return value ? asPositive(key, *value) : fallback;
}

bool JsonReader::flag(const char *key, bool fallback) {
  const json *value = find(key);
  if (!value)
    return fallback;
  if (!value->is_boolean()) {
    fail(key, "found " + describeJson(*value) + ", expected true or false");
    return fallback;
  }
  return value->get<bool>();
}

std::string JsonReader::text(const char *key) {
  return require(key, "a string") ? text(key, "") : "";
}

std::string JsonReader::text(const char *key, const std::string &fallback) {
  const json *value = find(key);
  if (!value)
    return fallback;
  if (!value->is_string()) {
    fail(key, "found " + describeJson(*value) + ", expected a string");
    return fallback;
  }
  return value->get<std::string>();
}

const json *JsonReader::object(const char *key) {
  const json *value = find(key);
  if (!value || value->is_object())
    return value;
  fail(key, "found " + describeJson(*value) + ", expected an object");
  return nullptr;
}

void JsonReader::fail(const char *key, const std::string &message) {
  if (!message_)
    message_ = prefix_ + key + ": " + message;
}

void JsonReader::adopt(JsonReader &nested) {
  if (!message_)
    message_ = nested.message_;
}

llvm::Error JsonReader::takeError() {
  if (!message_)
    return llvm::Error::success();
  return inputError({file_}, *message_);
}

} // namespace kvc
