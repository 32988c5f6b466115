// Lenient typed reading; see FieldReader.h.

#include "runtime/server/FieldReader.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace kvc {

static std::string_view trimmed(std::string_view text) {
  size_t first = text.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos)
    return {};
  return text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

template <typename Number>
static std::optional<Number> parseNumber(std::string_view text) {
  text = trimmed(text);
  Number value{};
  auto [end, code] =
      std::from_chars(text.data(), text.data() + text.size(), value);
  if (code != std::errc() || end != text.data() + text.size())
    return std::nullopt;
  return value;
}

std::optional<int64_t> toInteger(const Json &value) {
  if (value.is_boolean())
    return value.get<bool>() ? 1 : 0;
  if (value.is_number_unsigned() && value.get<uint64_t>() > INT64_MAX)
    return std::nullopt;
  if (value.is_number_integer())
    return value.get<int64_t>();
  if (value.is_number_float()) {
    double number = value.get<double>();
    if (number != std::floor(number) || std::abs(number) >= 0x1p63)
      return std::nullopt;
    return static_cast<int64_t>(number);
  }
  if (value.is_string())
    return parseNumber<int64_t>(value.get_ref<const std::string &>());
  return std::nullopt;
}

std::string describe(const Json &value) {
  std::string text = dumpJson(value);
  if (text.size() <= 80)
    return text;
  // Not within a character.
  size_t cut = 80;
  while (cut > 0 && (static_cast<uint8_t>(text[cut]) & 0xC0) == 0x80)
    --cut;
  return text.substr(0, cut) + "...";
}

const Json *FieldReader::find(const char *name) const {
  auto found = body_.find(name);
  return found == body_.end() || found->is_null() ? nullptr : &*found;
}

std::optional<int64_t> FieldReader::integer(const char *name) {
  const Json *value = find(name);
  if (!value)
    return std::nullopt;
  auto number = toInteger(*value);
  if (!number)
    wrong(name, *value, "a whole number");
  return number;
}

std::optional<double> FieldReader::number(const char *name) {
  const Json *value = find(name);
  if (!value)
    return std::nullopt;
  if (value->is_boolean())
    return value->get<bool>() ? 1.0 : 0.0;
  if (value->is_number())
    return value->get<double>();
  std::optional<double> parsed;
  if (value->is_string())
    parsed = parseNumber<double>(value->get_ref<const std::string &>());
  if (!parsed)
    wrong(name, *value, "a number");
  return parsed;
}

std::optional<bool> FieldReader::boolean(const char *name) {
  const Json *value = find(name);
  if (!value)
    return std::nullopt;
  if (value->is_boolean())
    return value->get<bool>();
  if (value->is_number() && (*value == 0 || *value == 1))
    return *value == 1;
  if (value->is_string()) {
    std::string word = value->get<std::string>();
    std::transform(word.begin(), word.end(), word.begin(),
                   [](unsigned char c) { return std::tolower(c); });
    for (const char *yes : {"true", "t", "yes", "y", "on", "1"})
      if (word == yes)
        return true;
    for (const char *no : {"false", "f", "no", "n", "off", "0"})
      if (word == no)
        return false;
  }
  wrong(name, *value, "a boolean");
  return std::nullopt;
}

std::optional<std::string> FieldReader::text(const char *name) {
  const Json *value = find(name);
  if (!value)
    return std::nullopt;
  if (!value->is_string()) {
    wrong(name, *value, "a string");
    return std::nullopt;
  }
  return value->get<std::string>();
}

const Json *FieldReader::object(const char *name) {
  const Json *value = find(name);
  if (!value || value->is_object())
    return value;
  wrong(name, *value, "an object");
  return nullptr;
}

const Json *FieldReader::array(const char *name) {
  const Json *value = find(name);
  if (!value || value->is_array())
    return value;
  wrong(name, *value, "an array");
  return nullptr;
}

std::optional<std::vector<uint32_t>> FieldReader::tokenIds(const char *name) {
  const Json *value = array(name);
  if (!value)
    return std::nullopt;
  std::vector<uint32_t> ids;
  for (const Json &item : *value) {
    auto id = toInteger(item);
    if (!id || *id < 0 || *id > UINT32_MAX) {
      wrong(name, item, "token ids, whole numbers of at least 0");
      return std::nullopt;
    }
    ids.push_back(static_cast<uint32_t>(*id));
  }
  return ids;
}

void FieldReader::wrong(const char *name, const char *expected) {
  wrong_.push_back(
      {name, std::string(name) + " is missing, expected " + expected});
}

void FieldReader::wrong(const char *name, const Json &found,
                        const char *expected) {
  wrong_.push_back({name, std::string(name) + " is " + describe(found) +
                              ", expected " + expected});
}

MaybeError FieldReader::error() const {
  if (wrong_.empty())
    return std::nullopt;
  std::string message;
  for (size_t i = 0; i < wrong_.size() && i < 10; ++i)
    message += (i ? "; " : "") + wrong_[i].message;
  return ApiError::wrongType(wrong_[0].name, message);
}

} // namespace kvc
