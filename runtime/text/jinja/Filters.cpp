// Filters and tests; see Interpreter.h.

#include <algorithm>
#include <charconv>
#include <cmath>
#include <list>

#include <utf8proc.h>

#include "runtime/text/Utf8.h"
#include "runtime/text/jinja/Interpreter.h"

namespace kvc::jinja {

static void appendCharacter(char32_t value, Origin origin, MarkedText &out) {
  std::string bytes;
  appendUtf8(value, bytes);
  out.append(bytes, origin);
}

static char32_t caseOf(char32_t value, bool upper) {
  auto changed = upper ? utf8proc_toupper(static_cast<int32_t>(value))
                       : utf8proc_tolower(static_cast<int32_t>(value));
  return static_cast<char32_t>(changed);
}

template <typename Change>
static MarkedText mapCharacters(const MarkedText &text, Change change) {
  MarkedText out;
  for (size_t at = 0; at < text.size();) {
    std::string_view character =
        firstCharacter(std::string_view(text.text()).substr(at));
    appendCharacter(change(decodeUtf8(character)), text.origin(at), out);
    at += character.size();
  }
  return out;
}

MarkedText changeCase(const MarkedText &text, bool upper) {
  return mapCharacters(text,
                       [&](char32_t value) { return caseOf(value, upper); });
}

MarkedText capitalize(const MarkedText &text, bool everyWord) {
  bool start = true;
  return mapCharacters(text, [&](char32_t value) {
    char32_t changed = caseOf(value, start);
    start = everyWord && !isWord(value);
    return changed;
  });
}

Value Interpreter::applyFilter(const Node &node, const Value &input,
                               Scope &scope) {
  // The innermost filter of a block has no input of its own.
  Value value = !node.children[0] ? input
                : node.children[0]->kind == NodeKind::Filter
                    ? applyFilter(*node.children[0], input, scope)
                    : evaluate(*node.children[0], scope);
  Arguments given = arguments(node, scope);
  if (failed())
    return Value();
  return filter(node, node.text, value, given);
}

Value Interpreter::filter(const Node &node, std::string_view name,
                          const Value &input, const Arguments &given) {
  if (!charge(node))
    return Value();
  if (name == "default" || name == "d") {
    const Value *fallback = given.find(0, "default_value");
    const Value *falsy = given.find(1, "boolean");
    bool absent =
        input.isUndefined() || (falsy && isTrue(*falsy) && !isTrue(input));
    if (!absent)
      return input;
    return fallback ? *fallback : keep(node, std::string());
  }
  if (name == "safe") {
    Value marked = input.isText() ? input : keep(node, toText(input));
    marked.markup = marked.isText();
    return marked;
  }
  if (name == "tojson")
    return filterJson(node, input, given);
  if (name == "string")
    return input.isText() ? input : keep(node, toText(input));
  bool known = true;
  Value result = filterText(node, name, input, given, known);
  if (!known) {
    known = true;
    result = filterList(node, name, input, given, known);
  }
  if (!known) {
    known = true;
    result = filterNumber(node, name, input, given, known);
  }
  return known ? result
               : fail(node, "the filter '" + std::string(name) +
                                "' is not supported");
}

Value Interpreter::filterText(const Node &node, std::string_view name,
                              const Value &input, const Arguments &given,
                              bool &known) {
  if (name == "indent")
    return filterIndent(node, input, given);
  MarkedText text = toText(input);
  if (name == "trim")
    return stripText(node, text, given, true, true);
  if (name == "lower" || name == "upper")
    return keep(node, changeCase(text, name == "upper"));
  if (name == "capitalize" || name == "title")
    return keep(node, capitalize(text, name == "title"));
  if (name == "replace")
    return replaceText(node, text, given);
  if (name == "escape" || name == "e") {
    Value escaped = keep(node, input.markup ? text : escapeHtml(text));
    escaped.markup = escaped.isText();
    return escaped;
  }
  known = false;
  return Value();
}

Value Interpreter::filterList(const Node &node, std::string_view name,
                              const Value &input, const Arguments &given,
                              bool &known) {
  if (name == "length" || name == "count") {
    switch (input.kind) {
    case ValueKind::Undefined:
      return Value::ofInteger(0);
    case ValueKind::Text:
      return Value::ofInteger(
          std::count_if(input.view().begin(), input.view().end(),
                        [](char c) { return (c & 0xC0) != 0x80; }));
    case ValueKind::List:
      if (!input.isSequence())
        return fail(node, "length of a generator");
      return Value::ofInteger(static_cast<int64_t>(input.list->items.size()));
    case ValueKind::Dict:
      return Value::ofInteger(static_cast<int64_t>(input.dict->members.size()));
    default:
      return fail(node, "length of " + std::string(kindName(input)));
    }
  }
  if (name == "list")
    return heap_.list(iterate(node, input));
  if (name == "items") {
    if (input.isUndefined())
      return heap_.list({});
    if (!input.isDict())
      return fail(node, "items of " + std::string(kindName(input)));
    return callDictMethod(node, *input.dict, "items", {});
  }
  if (name == "first" || name == "last") {
    std::vector<Value> items = iterate(node, input);
    if (items.empty())
      return Value::undefined("element of an empty list");
    return name == "first" ? items.front() : items.back();
  }
  if (name == "reverse") {
    std::vector<Value> items = iterate(node, input);
    std::reverse(items.begin(), items.end());
    if (!input.isText())
      return heap_.list(std::move(items));
    MarkedText out;
    for (const Value &item : items)
      out.append(*item.text);
    return keep(node, std::move(out));
  }
  if (name == "join")
    return filterJoin(node, input, given);
  if (name == "map")
    return filterMap(node, input, given);
  if (name == "select" || name == "reject")
    return filterSelect(node, input, given, false, name == "select");
  if (name == "selectattr" || name == "rejectattr")
    return filterSelect(node, input, given, true, name == "selectattr");
  if (name == "sort")
    return filterSort(node, input, given);
  if (name == "dictsort")
    return filterDictSort(node, input, given);
  if (name == "unique")
    return filterUnique(node, input, given);
  if (name == "min" || name == "max") {
    std::vector<Value> items = iterate(node, input);
    if (items.empty())
      return Value::undefined("element of an empty list");
    Value best = items[0];
    for (const Value &item : items)
      if (int sign = order(node, item, best);
          name == "min" ? sign < 0 : sign > 0)
        best = item;
    return best;
  }
  known = false;
  return Value();
}

/// A text or number as a number; `fallback` if it is none.
static double numberOf(const Value &input, double fallback) {
  if (input.isNumber())
    return input.asNumber();
  if (!input.isText())
    return fallback;
  std::string_view text = input.view();
  size_t first = text.find_first_not_of(" \t\r\n+");
  if (first == std::string_view::npos)
    return fallback;
  text = text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
  double value = 0;
  auto [end, code] =
      std::from_chars(text.data(), text.data() + text.size(), value);
  return code == std::errc() && end == text.data() + text.size() ? value
                                                                 : fallback;
}

Value Interpreter::filterNumber(const Node &node, std::string_view name,
                                const Value &input, const Arguments &given,
                                bool &known) {
  if (name == "int") {
    if (input.isInteger())
      return Value::ofInteger(input.integer);
    const Value *fallback = given.find(0, "default");
    double absent = fallback && fallback->isNumber() ? fallback->asNumber() : 0;
    double value = std::trunc(numberOf(input, absent));
    if (!(std::abs(value) < 0x1p62))
      value = absent;
    return Value::ofInteger(static_cast<int64_t>(value));
  }
  if (name == "float") {
    const Value *fallback = given.find(0, "default");
    return Value::ofNumber(numberOf(
        input, fallback && fallback->isNumber() ? fallback->asNumber() : 0));
  }
  if (name == "abs" || name == "round") {
    if (!input.isNumber())
      return fail(node, std::string(name) + " of " + kindName(input));
    if (name == "abs")
      return input.isInteger() && input.integer != INT64_MIN
                 ? Value::ofInteger(std::abs(input.integer))
                 : Value::ofNumber(std::abs(input.asNumber()));
    const Value *digits = given.find(0, "precision");
    double scale = std::pow(10.0, digits && digits->isInteger()
                                      ? static_cast<double>(std::clamp<int64_t>(
                                            digits->integer, -300, 300))
                                      : 0.0);
    return Value::ofNumber(std::nearbyint(input.asNumber() * scale) / scale);
  }
  if (name == "sum") {
    Value total = Value::ofInteger(0);
    for (const Value &item : iterate(node, input)) {
      if (!item.isNumber())
        return fail(node, "sum of " + std::string(kindName(item)));
      total = total.isInteger() && item.isInteger()
                  ? Value::ofInteger(static_cast<int64_t>(
                        static_cast<uint64_t>(total.integer) +
                        static_cast<uint64_t>(item.integer)))
                  : Value::ofNumber(total.asNumber() + item.asNumber());
    }
    return total;
  }
  known = false;
  return Value();
}

Value Interpreter::filterJson(const Node &node, const Value &input,
                              const Arguments &given) {
  JsonStyle style;
  if (const Value *indent = given.find(0, "indent");
      indent && indent->isInteger()) {
    style.indent = std::clamp<int64_t>(indent->integer, 0, 64);
    style.itemSeparator = ",";
  }
  for (auto &[name, value] : given.named) {
    if (name == "separators" && value.isList() &&
        value.list->items.size() == 2 && value.list->items[0].isText() &&
        value.list->items[1].isText()) {
      style.itemSeparator = value.list->items[0].view();
      style.keySeparator = value.list->items[1].view();
    } else if (name == "sort_keys") {
      style.sortKeys = isTrue(value);
    } else if (name != "indent" && name != "ensure_ascii" &&
               name != "separators") {
      return fail(node, "tojson has no argument '" + std::string(name) + "'");
    }
  }
  MarkedText out;
  if (!appendJson(input, style, out))
    return fail(node, "tojson: a part of " + std::string(kindName(input)) +
                          " has no JSON, or it nests too deep");
  return keep(node, std::move(out));
}

Value Interpreter::filterJoin(const Node &node, const Value &input,
                              const Arguments &given) {
  const Value *separator = given.find(0, "d");
  const Value *path = given.find(1, "attribute");
  MarkedText between = separator ? toText(*separator) : MarkedText(), out;
  bool first = true;
  for (const Value &item : iterate(node, input)) {
    if (!first)
      out.append(between);
    first = false;
    out.append(toText(path ? attributePath(node, item, *path) : item));
    if (out.size() > limits_.outputBytes)
      break; // keep() refuses it
  }
  return keep(node, std::move(out));
}

/// `a.b.0` of an object, undefined where the way ends.
Value Interpreter::attributePath(const Node &node, const Value &object,
                                 const Value &path) {
  if (path.isInteger())
    return item(node, object, path);
  if (!path.isText())
    return fail(node, "an attribute by " + std::string(kindName(path)));
  Value at = object;
  std::string_view rest = path.view();
  while (true) {
    size_t dot = std::min(rest.find('.'), rest.size());
    std::string_view name = rest.substr(0, dot);
    int64_t index = 0;
    auto [end, code] =
        std::from_chars(name.data(), name.data() + name.size(), index);
    bool isIndex = code == std::errc() && end == name.data() + name.size();
    Value key =
        isIndex ? Value::ofInteger(index) : heap_.text(std::string(name));
    at = item(node, at, key);
    if (dot == rest.size() || failed())
      return at;
    rest.remove_prefix(dot + 1);
  }
}

Value Interpreter::filterMap(const Node &node, const Value &input,
                             const Arguments &given) {
  if (!isTrue(input)) // none as well as nothing
    return heap_.list({}, ListForm::Generator);
  std::vector<Value> mapped;
  const Value *path = nullptr, *fallback = nullptr;
  for (auto &[name, value] : given.named) {
    if (name == "attribute")
      path = &value;
    else if (name == "default")
      fallback = &value;
  }
  std::string name;
  Arguments rest;
  if (!path) {
    name = textArgument(node, given, 0, "filter");
    rest.positional.assign(given.positional.begin() + !given.positional.empty(),
                           given.positional.end());
    rest.named = given.named;
  }
  for (const Value &item : iterate(node, input)) {
    if (failed())
      break;
    Value value = path ? attributePath(node, item, *path)
                       : filter(node, name, item, rest);
    mapped.push_back(value.isUndefined() && fallback ? *fallback : value);
  }
  return heap_.list(std::move(mapped), ListForm::Generator);
}

Value Interpreter::filterSelect(const Node &node, const Value &input,
                                const Arguments &given, bool byAttribute,
                                bool wanted) {
  if (!isTrue(input)) // none as well as nothing
    return heap_.list({}, ListForm::Generator);
  size_t at = byAttribute ? 1 : 0;
  if (byAttribute && given.positional.empty())
    return fail(node, "needs the name of an attribute");
  std::string name;
  std::span<const Value> rest;
  if (given.positional.size() > at) {
    name = textArgument(node, given, at, "test");
    rest = std::span(given.positional).subspan(at + 1);
  }
  std::vector<Value> kept;
  for (const Value &item : iterate(node, input)) {
    if (!charge(node))
      break;
    Value tested =
        byAttribute ? attributePath(node, item, given.positional[0]) : item;
    bool holds = name.empty() ? isTrue(tested) : test(node, name, tested, rest);
    if (holds == wanted)
      kept.push_back(item);
  }
  return heap_.list(std::move(kept), ListForm::Generator);
}

Value Interpreter::lowered(const Value &value) {
  return value.isText() ? heap_.text(changeCase(*value.text, false)) : value;
}

/// The places of `keyed` in the order of its first halves, equal ones as they
/// are. A merge sort, since order() is no order any more after a failure.
std::vector<size_t>
Interpreter::sortedPlaces(const Node &node,
                          const std::vector<std::pair<Value, Value>> &keyed,
                          bool descending) {
  std::list<size_t> places;
  for (size_t i = 0; i < keyed.size(); ++i)
    places.push_back(i);
  places.sort([&](size_t one, size_t other) {
    int sign = failed() ? 0 : order(node, keyed[one].first, keyed[other].first);
    return descending ? sign > 0 : sign < 0;
  });
  return {places.begin(), places.end()};
}

Value Interpreter::filterSort(const Node &node, const Value &input,
                              const Arguments &given) {
  const Value *reverse = given.find(0, "reverse");
  const Value *sensitive = given.find(1, "case_sensitive");
  const Value *path = given.find(2, "attribute");
  std::vector<std::pair<Value, Value>> keyed; // key, item
  for (const Value &item : iterate(node, input)) {
    Value key = path ? attributePath(node, item, *path) : item;
    keyed.emplace_back(sensitive && isTrue(*sensitive) ? key : lowered(key),
                       item);
  }
  charge(node, keyed.size() * 8);
  std::vector<Value> items;
  for (size_t place : sortedPlaces(node, keyed, reverse && isTrue(*reverse)))
    items.push_back(keyed[place].second);
  return heap_.list(std::move(items));
}

Value Interpreter::filterDictSort(const Node &node, const Value &input,
                                  const Arguments &given) {
  if (!input.isDict())
    return fail(node, "dictsort of " + std::string(kindName(input)));
  const Value *sensitive = given.find(0, "case_sensitive");
  const Value *by = given.find(1, "by");
  const Value *reverse = given.find(2, "reverse");
  bool byValue = by && by->isText() && by->view() == "value";
  std::vector<std::pair<Value, Value>> keyed; // key to sort by, pair
  for (auto &[key, value] : input.dict->members) {
    const Value &used = byValue ? value : key;
    keyed.emplace_back(sensitive && isTrue(*sensitive) ? used : lowered(used),
                       heap_.list({key, value}, ListForm::Tuple));
  }
  charge(node, keyed.size() * 8);
  std::vector<Value> items;
  for (size_t place : sortedPlaces(node, keyed, reverse && isTrue(*reverse)))
    items.push_back(keyed[place].second);
  return heap_.list(std::move(items));
}

Value Interpreter::filterUnique(const Node &node, const Value &input,
                                const Arguments &given) {
  const Value *sensitive = given.find(0, "case_sensitive");
  const Value *path = given.find(1, "attribute");
  std::vector<Value> keys, items;
  for (const Value &item : iterate(node, input)) {
    Value key = path ? attributePath(node, item, *path) : item;
    if (!sensitive || !isTrue(*sensitive))
      key = lowered(key);
    if (!charge(node, keys.size() / 16 + 1))
      break;
    bool seen = std::any_of(keys.begin(), keys.end(), [&](const Value &other) {
      return equals(key, other);
    });
    if (seen)
      continue;
    keys.push_back(key);
    items.push_back(item);
  }
  return heap_.list(std::move(items), ListForm::Generator);
}

Value Interpreter::filterIndent(const Node &node, const Value &input,
                                const Arguments &given) {
  const Value *width = given.find(0, "width");
  const Value *first = given.find(1, "first");
  const Value *blank = given.find(2, "blank");
  MarkedText margin;
  if (width && width->isText())
    margin = *width->text;
  else
    margin.append(std::string(width && width->isInteger()
                                  ? static_cast<size_t>(std::clamp<int64_t>(
                                        width->integer, 0, 1000))
                                  : 4,
                              ' '),
                  Origin::Template);
  MarkedText text = toText(input), out;
  const std::string &bytes = text.text();
  bool start = first && isTrue(*first);
  for (size_t at = 0; at <= bytes.size();) {
    size_t end = std::min(bytes.find('\n', at), bytes.size());
    if (start && (end > at || (blank && isTrue(*blank))))
      out.append(margin);
    out.append(text.substr(at, end + 1 - at));
    start = true;
    at = end + 1;
    if (out.size() > limits_.outputBytes)
      break; // keep() refuses it
  }
  return keep(node, std::move(out));
}

bool Interpreter::test(const Node &node, std::string_view name,
                       const Value &input, std::span<const Value> given) {
  auto argument = [&]() -> Value {
    if (given.empty())
      return fail(node,
                  "the test '" + std::string(name) + "' needs an argument");
    return given[0];
  };
  if (name == "defined")
    return !input.isUndefined();
  if (name == "undefined")
    return input.isUndefined();
  if (name == "none")
    return input.isNone();
  if (name == "string")
    return input.isText();
  if (name == "mapping")
    return input.isDict();
  if (name == "sequence")
    return input.isText() || input.isSequence() || input.isDict() ||
           input.isUndefined();
  if (name == "iterable")
    return input.isText() || input.isList() || input.isDict() ||
           input.isUndefined();
  if (name == "boolean")
    return input.kind == ValueKind::Boolean;
  if (name == "true")
    return input.kind == ValueKind::Boolean && input.integer;
  if (name == "false")
    return input.kind == ValueKind::Boolean && !input.integer;
  if (name == "number")
    return input.isNumber();
  if (name == "integer")
    return input.kind == ValueKind::Integer;
  if (name == "float")
    return input.kind == ValueKind::Float;
  if (name == "callable")
    return input.kind == ValueKind::Macro ||
           input.kind == ValueKind::Function || input.kind == ValueKind::Method;
  if (name == "odd" || name == "even")
    return input.isInteger() && (input.integer % 2 != 0) == (name == "odd");
  if (name == "divisibleby") {
    Value by = argument();
    return input.isInteger() && by.isInteger() && by.integer != 0 &&
           by.integer != -1 && input.integer % by.integer == 0;
  }
  if (name == "lower" || name == "upper")
    return input.isText() && changeCase(*input.text, name == "upper").text() ==
                                 input.text->text();
  if (name == "in")
    return contains(node, input, argument());
  if (name == "sameas") {
    Value other = argument();
    return input.kind == other.kind && equals(input, other);
  }
  static constexpr std::pair<std::string_view, const char *> kOperators[] = {
      {"==", "=="}, {"eq", "=="},         {"equalto", "=="}, {"!=", "!="},
      {"ne", "!="}, {"lt", "<"},          {"lessthan", "<"}, {"le", "<="},
      {"gt", ">"},  {"greaterthan", ">"}, {"ge", ">="}};
  for (auto [word, op] : kOperators)
    if (name == word) {
      Value other = argument();
      return !failed() && compareOnce(node, op, input, other);
    }
  fail(node, "the test '" + std::string(name) + "' is not supported");
  return false;
}

} // namespace kvc::jinja
