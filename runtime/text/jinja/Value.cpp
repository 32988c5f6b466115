// Values and their texts; see Value.h.

#include "runtime/text/jinja/Value.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace kvc::jinja {

static constexpr uint32_t kDepthMax = 200;

Value *DictObject::find(std::string_view key) {
  for (auto &[name, value] : members)
    if (name.isText() && name.view() == key)
      return &value;
  return nullptr;
}

Value *DictObject::find(const Value &key) {
  if (key.isText())
    return find(key.view());
  for (auto &[name, value] : members)
    if (equals(name, key))
      return &value;
  return nullptr;
}

Value Heap::fromJson(const nlohmann::ordered_json &json, Origin origin) {
  switch (json.type()) {
  case nlohmann::ordered_json::value_t::boolean:
    return Value::boolean(json.get<bool>());
  case nlohmann::ordered_json::value_t::number_integer:
    return Value::ofInteger(json.get<int64_t>());
  case nlohmann::ordered_json::value_t::number_unsigned:
    // Python has larger integers; here they read as floats.
    if (json.get<uint64_t>() > INT64_MAX)
      return Value::ofNumber(json.get<double>());
    return Value::ofInteger(json.get<int64_t>());
  case nlohmann::ordered_json::value_t::number_float:
    return Value::ofNumber(json.get<double>());
  case nlohmann::ordered_json::value_t::string:
    return text(json.get<std::string>(), origin);
  case nlohmann::ordered_json::value_t::array: {
    std::vector<Value> items;
    for (const auto &item : json)
      items.push_back(fromJson(item, origin));
    return list(std::move(items));
  }
  case nlohmann::ordered_json::value_t::object: {
    DictObject *made = dict();
    for (const auto &[key, item] : json.items())
      made->members.emplace_back(text(key, origin), fromJson(item, origin));
    return Value(made);
  }
  default:
    return Value::none();
  }
}

bool isTrue(const Value &value) {
  switch (value.kind) {
  case ValueKind::Undefined:
  case ValueKind::None:
    return false;
  case ValueKind::Boolean:
  case ValueKind::Integer:
    return value.integer != 0;
  case ValueKind::Float:
    return value.number != 0;
  case ValueKind::Text:
    return !value.text->empty();
  case ValueKind::List:
    return !value.list->items.empty();
  case ValueKind::Dict:
    return !value.dict->members.empty();
  default:
    return true;
  }
}

bool equals(const Value &one, const Value &other, uint32_t depth) {
  if (one.isNumber() && other.isNumber())
    return one.isInteger() && other.isInteger()
               ? one.integer == other.integer
               : one.asNumber() == other.asNumber();
  if (one.kind != other.kind || depth > kDepthMax)
    return false;
  switch (one.kind) {
  case ValueKind::Undefined:
  case ValueKind::None:
    return true;
  case ValueKind::Text:
    return one.view() == other.view();
  case ValueKind::List:
    return one.list->form == other.list->form &&
           std::equal(one.list->items.begin(), one.list->items.end(),
                      other.list->items.begin(), other.list->items.end(),
                      [&](const Value &a, const Value &b) {
                        return equals(a, b, depth + 1);
                      });
  case ValueKind::Dict:
    if (one.dict->members.size() != other.dict->members.size())
      return false;
    for (auto &[key, value] : one.dict->members) {
      const Value *found = other.dict->find(key);
      if (!found || !equals(value, *found, depth + 1))
        return false;
    }
    return true;
  case ValueKind::Function:
    return one.name == other.name;
  default:
    return one.dict == other.dict; // the same object
  }
}

std::string numberText(double number) {
  if (std::isnan(number))
    return "nan";
  if (std::isinf(number))
    return number > 0 ? "inf" : "-inf";
  char buffer[64];
  double magnitude = std::abs(number);
  bool plain = number == 0 || (magnitude >= 1e-4 && magnitude < 1e16);
  auto [end, code] = std::to_chars(buffer, buffer + sizeof(buffer), number,
                                   plain ? std::chars_format::fixed
                                         : std::chars_format::scientific);
  (void)code;
  std::string text(buffer, end);
  if (plain && text.find('.') == std::string::npos)
    text += ".0";
  return text;
}

/// Python's repr of a text; what it escapes keeps its mark.
static void appendQuoted(const MarkedText &text, MarkedText &out) {
  const std::string &bytes = text.text();
  bool hasSingle = bytes.find('\'') != std::string::npos;
  char quote = hasSingle && bytes.find('"') == std::string::npos ? '"' : '\'';
  out.append(std::string(1, quote), Origin::Template);
  for (size_t i = 0; i < bytes.size(); ++i) {
    char c = bytes[i];
    std::string piece(1, c);
    if (c == quote || c == '\\')
      piece = std::string("\\") + c;
    else if (c == '\n')
      piece = "\\n";
    else if (c == '\r')
      piece = "\\r";
    else if (c == '\t')
      piece = "\\t";
    else if (static_cast<uint8_t>(c) < 0x20 || c == 0x7F) {
      char buffer[8];
      std::snprintf(buffer, sizeof(buffer), "\\x%02x",
                    static_cast<unsigned>(c));
      piece = buffer;
    }
    out.append(piece, text.origin(i));
  }
  out.append(std::string(1, quote), Origin::Template);
}

static void appendRepr(const Value &value, MarkedText &out, uint32_t depth) {
  auto plain = [&](std::string_view text) {
    out.append(text, Origin::Template);
  };
  if (depth > kDepthMax)
    return plain("...");
  switch (value.kind) {
  case ValueKind::Undefined:
    return plain("Undefined");
  case ValueKind::None:
    return plain("None");
  case ValueKind::Boolean:
    return plain(value.integer ? "True" : "False");
  case ValueKind::Integer:
    return plain(std::to_string(value.integer));
  case ValueKind::Float:
    return plain(numberText(value.number));
  case ValueKind::Text:
    return appendQuoted(*value.text, out);
  case ValueKind::List: {
    if (!value.isSequence())
      return plain("<generator>");
    bool tuple = value.list->form == ListForm::Tuple;
    plain(tuple ? "(" : "[");
    for (size_t i = 0; i < value.list->items.size(); ++i) {
      if (i > 0)
        plain(", ");
      appendRepr(value.list->items[i], out, depth + 1);
    }
    if (tuple && value.list->items.size() == 1)
      plain(",");
    return plain(tuple ? ")" : "]");
  }
  case ValueKind::Dict: {
    plain("{");
    bool first = true;
    for (auto &[key, member] : value.dict->members) {
      if (!first)
        plain(", ");
      first = false;
      appendRepr(key, out, depth + 1);
      plain(": ");
      appendRepr(member, out, depth + 1);
    }
    return plain("}");
  }
  default:
    return plain(std::string("<") + kindName(value) + ">");
  }
}

MarkedText toRepr(const Value &value) {
  MarkedText out;
  appendRepr(value, out, 0);
  return out;
}

MarkedText toText(const Value &value) {
  if (value.isText())
    return *value.text;
  if (value.isUndefined())
    return {};
  return toRepr(value);
}

static void appendJsonText(const MarkedText &text, MarkedText &out) {
  out.append("\"", Origin::Template);
  for (size_t i = 0; i < text.size(); ++i) {
    char c = text.text()[i];
    std::string piece(1, c);
    switch (c) {
    case '"':
      piece = "\\\"";
      break;
    case '\\':
      piece = "\\\\";
      break;
    case '\n':
      piece = "\\n";
      break;
    case '\r':
      piece = "\\r";
      break;
    case '\t':
      piece = "\\t";
      break;
    case '\b':
      piece = "\\b";
      break;
    case '\f':
      piece = "\\f";
      break;
    default:
      if (static_cast<uint8_t>(c) < 0x20) {
        char buffer[8];
        std::snprintf(buffer, sizeof(buffer), "\\u%04x",
                      static_cast<unsigned>(c));
        piece = buffer;
      }
    }
    out.append(piece, text.origin(i));
  }
  out.append("\"", Origin::Template);
}

static bool appendJsonAt(const Value &value, const JsonStyle &style,
                         MarkedText &out, uint32_t depth);

/// Line break and indentation, or nothing.
static void breakLine(const JsonStyle &style, MarkedText &out, uint32_t depth) {
  if (style.indent >= 0)
    out.append("\n" +
                   std::string(static_cast<size_t>(style.indent) * depth, ' '),
               Origin::Template);
}

static bool appendJsonDict(const DictObject &dict, const JsonStyle &style,
                           MarkedText &out, uint32_t depth) {
  std::vector<const std::pair<Value, Value> *> members;
  for (auto &member : dict.members)
    members.push_back(&member);
  if (style.sortKeys)
    std::sort(members.begin(), members.end(),
              [](const auto *one, const auto *other) {
                return toText(one->first).text() < toText(other->first).text();
              });
  out.append("{", Origin::Template);
  for (size_t i = 0; i < members.size(); ++i) {
    if (i > 0)
      out.append(style.itemSeparator, Origin::Template);
    breakLine(style, out, depth + 1);
    const Value &key = members[i]->first;
    if (key.isText()) {
      appendJsonText(*key.text, out);
    } else {
      MarkedText text;
      if (!appendJsonAt(key, style, text, kDepthMax))
        return false;
      appendJsonText(text, out);
    }
    out.append(style.keySeparator, Origin::Template);
    if (!appendJsonAt(members[i]->second, style, out, depth + 1))
      return false;
  }
  if (!members.empty())
    breakLine(style, out, depth);
  out.append("}", Origin::Template);
  return true;
}

static bool appendJsonAt(const Value &value, const JsonStyle &style,
                         MarkedText &out, uint32_t depth) {
  auto plain = [&](std::string_view text) {
    out.append(text, Origin::Template);
    return true;
  };
  switch (value.kind) {
  case ValueKind::None:
    return plain("null");
  case ValueKind::Boolean:
    return plain(value.integer ? "true" : "false");
  case ValueKind::Integer:
    return plain(std::to_string(value.integer));
  case ValueKind::Float:
    if (std::isnan(value.number))
      return plain("NaN");
    if (std::isinf(value.number))
      return plain(value.number > 0 ? "Infinity" : "-Infinity");
    return plain(numberText(value.number));
  case ValueKind::Text:
    appendJsonText(*value.text, out);
    return true;
  case ValueKind::List: {
    if (depth >= kDepthMax || !value.isSequence())
      return false;
    plain("[");
    const std::vector<Value> &items = value.list->items;
    for (size_t i = 0; i < items.size(); ++i) {
      if (i > 0)
        plain(style.itemSeparator);
      breakLine(style, out, depth + 1);
      if (!appendJsonAt(items[i], style, out, depth + 1))
        return false;
    }
    if (!items.empty())
      breakLine(style, out, depth);
    return plain("]");
  }
  case ValueKind::Dict:
    return depth < kDepthMax && appendJsonDict(*value.dict, style, out, depth);
  default:
    return false;
  }
}

MarkedText escapeHtml(const MarkedText &text) {
  MarkedText out;
  for (size_t i = 0; i < text.size(); ++i) {
    char c = text.text()[i];
    std::string piece = c == '&'    ? "&amp;"
                        : c == '<'  ? "&lt;"
                        : c == '>'  ? "&gt;"
                        : c == '"'  ? "&#34;"
                        : c == '\'' ? "&#39;"
                                    : std::string(1, c);
    out.append(piece, text.origin(i));
  }
  return out;
}

bool appendJson(const Value &value, const JsonStyle &style, MarkedText &out) {
  return appendJsonAt(value, style, out, 0);
}

const char *kindName(const Value &value) {
  switch (value.kind) {
  case ValueKind::Undefined:
    return "undefined";
  case ValueKind::None:
    return "none";
  case ValueKind::Boolean:
    return "a boolean";
  case ValueKind::Integer:
    return "an integer";
  case ValueKind::Float:
    return "a float";
  case ValueKind::Text:
    return "a string";
  case ValueKind::List:
    return value.list->form == ListForm::List    ? "a list"
           : value.list->form == ListForm::Tuple ? "a tuple"
                                                 : "a generator";
  case ValueKind::Dict:
    return "a dict";
  case ValueKind::Namespace:
    return "a namespace";
  case ValueKind::Macro:
    return "a macro";
  case ValueKind::Function:
    return "a function";
  case ValueKind::Method:
    return "a method";
  case ValueKind::Loop:
    return "a loop";
  }
  return "unknown";
}

} // namespace kvc::jinja
