// Typed access to JSON; see JsonValue.h.

#include "runtime/text/JsonValue.h"

#include "runtime/text/TokenizerJson.h"

namespace kvc {

Result<nlohmann::json> parseJson(std::string_view text) {
  try {
    return nlohmann::json::parse(text);
  } catch (const nlohmann::json::exception &error) {
    // The library's own tag, "[json.exception.parse_error.101] ", says nothing
    // to a user.
    std::string_view message = error.what();
    size_t tagEnd = message.find("] ");
    if (tagEnd != std::string_view::npos)
      message.remove_prefix(tagEnd + 2);
    return invalid("not JSON: " + std::string(message));
  }
}

std::string describeJson(const nlohmann::json &value) {
  constexpr size_t bytesMax = 80;
  std::string text = value.dump(/*indent=*/-1, ' ', /*ensure_ascii=*/true);
  if (text.size() > bytesMax)
    text.replace(bytesMax, std::string::npos, "...");
  return text;
}

JsonValue JsonValue::member(const char *key) const {
  static const nlohmann::json null;
  std::string path = path_.empty() ? key : path_ + "." + key;
  if (!value_->is_object())
    return JsonValue(null, std::move(path));
  auto found = value_->find(key);
  return JsonValue(found == value_->end() ? null : *found, std::move(path));
}

JsonValue JsonValue::element(size_t index) const {
  return JsonValue((*value_)[index], path_ + "[" + std::to_string(index) + "]");
}

Status JsonValue::expectObject() const {
  return value_->is_object() ? Status() : mismatch("an object");
}

Status JsonValue::expectArray() const {
  return value_->is_array() ? Status() : mismatch("an array");
}

Result<std::string> JsonValue::text() const {
  if (!value_->is_string())
    return mismatch("a string");
  return value_->get_ref<const std::string &>();
}

Result<bool> JsonValue::boolean() const {
  if (!value_->is_boolean())
    return mismatch("a boolean");
  return value_->get<bool>();
}

Result<bool> JsonValue::booleanOr(bool fallback) const {
  return isNull() ? Result<bool>(fallback) : boolean();
}

Result<uint32_t> JsonValue::tokenId() const {
  if (!value_->is_number_unsigned() || value_->get<uint64_t>() >= tokenIdEnd)
    return mismatch("a token id below " + std::to_string(tokenIdEnd));
  return value_->get<uint32_t>();
}

Status JsonValue::mismatch(std::string_view expected) const {
  std::string name = path_.empty() ? "the document" : path_;
  if (isNull())
    return invalid(name + " is missing, expected " + std::string(expected));
  std::string found =
      value_->is_number()
          ? describeJson(*value_)
          : std::string(value_->is_array() || value_->is_object() ? "an "
                                                                  : "a ") +
                value_->type_name();
  return invalid(name + " is " + found + ", expected " + std::string(expected));
}

Status JsonValue::unsupported(std::string_view supported) const {
  if (isNull())
    return mismatch("one of: " + std::string(supported));
  std::string found = value_->is_string()
                          ? "'" + value_->get_ref<const std::string &>() + "'"
                          : describeJson(*value_);
  return invalid(path_ + " is " + found +
                 "; supported: " + std::string(supported));
}

} // namespace kvc
