// Methods of texts, dicts, lists and loops; see Interpreter.h.
//
// Methods that would change a list or dict are refused, as in jinja2's
// immutable sandbox.

#include <algorithm>

#include "runtime/text/Utf8.h"
#include "runtime/text/jinja/Interpreter.h"

namespace kvc::jinja {

static constexpr std::string_view kTextMethods[] = {
    "split",      "rsplit",   "strip",      "lstrip",       "rstrip",
    "startswith", "endswith", "replace",    "lower",        "upper",
    "title",      "join",     "capitalize", "find",         "rfind",
    "index",      "count",    "isdigit",    "isalpha",      "isalnum",
    "isspace",    "isupper",  "islower",    "splitlines",   "format",
    "zfill",      "ljust",    "rjust",      "removeprefix", "removesuffix"};
static constexpr std::string_view kDictMethods[] = {
    "get",   "items", "keys",       "values",  "copy",
    "clear", "pop",   "setdefault", "popitem", "update"};
static constexpr std::string_view kListMethods[] = {
    "index", "count",  "copy",    "append", "extend", "insert",
    "pop",   "remove", "reverse", "sort",   "clear"};

template <size_t N>
static bool isOneOf(std::string_view name, const std::string_view (&names)[N]) {
  return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

bool Interpreter::hasMethod(const Value &object, std::string_view name) {
  switch (object.kind) {
  case ValueKind::Text:
    return isOneOf(name, kTextMethods);
  case ValueKind::Dict:
    return isOneOf(name, kDictMethods);
  case ValueKind::List:
    if (object.list->form == ListForm::Generator)
      return false;
    if (object.list->form == ListForm::Tuple)
      return name == "index" || name == "count";
    return isOneOf(name, kListMethods);
  case ValueKind::Loop:
    return name == "cycle" || name == "changed";
  default:
    return false;
  }
}

Value Interpreter::callMethod(const Node &node, const MethodObject &method,
                              const Arguments &given) {
  switch (method.self.kind) {
  case ValueKind::Text:
    return callTextMethod(node, *method.self.text, method.name, given);
  case ValueKind::Dict:
    return callDictMethod(node, *method.self.dict, method.name, given);
  case ValueKind::List:
    return callListMethod(node, *method.self.list, method.name, given);
  default:
    return callLoopMethod(node, *method.self.loop, method.name, given);
  }
}

std::string Interpreter::textArgument(const Node &node, const Arguments &given,
                                      size_t position, std::string_view name) {
  const Value *value = given.find(position, name);
  if (value && value->isText())
    return value->text->text();
  fail(node, "argument " + std::to_string(position + 1) + " is " +
                 (value ? kindName(*value) : "missing") +
                 ", expected a string");
  return "";
}

/// Whether every character is of a kind, and there is one.
template <typename Predicate>
static Value all(const MarkedText &text, Predicate predicate) {
  const std::string &bytes = text.text();
  return Value::boolean(!bytes.empty() &&
                        std::all_of(bytes.begin(), bytes.end(), predicate));
}

/// Of the predicates ASCII is enough for templates; other letters count as
/// letters.
static bool isLetter(unsigned char c) { return std::isalpha(c) || c >= 0x80; }

static Value findIn(const std::string &text, const std::string &what,
                    bool last) {
  size_t at = last ? text.rfind(what) : text.find(what);
  if (at == std::string::npos)
    return Value::ofInteger(-1);
  // In characters.
  return Value::ofInteger(
      std::count_if(text.begin(), text.begin() + static_cast<ptrdiff_t>(at),
                    [](char c) { return (c & 0xC0) != 0x80; }));
}

Value Interpreter::callTextMethod(const Node &node, const MarkedText &self,
                                  std::string_view name,
                                  const Arguments &given) {
  const std::string &text = self.text();
  if (name == "split" || name == "rsplit")
    return splitText(node, self, given, name == "rsplit");
  if (name == "strip" || name == "lstrip" || name == "rstrip")
    return stripText(node, self, given, name != "rstrip", name != "lstrip");
  if (name == "replace")
    return replaceText(node, self, given);
  if (name == "lower" || name == "upper")
    return keep(node, changeCase(self, name == "upper"));
  if (name == "title" || name == "capitalize")
    return keep(node, capitalize(self, name == "title"));
  if (name == "startswith" || name == "endswith") {
    const Value *what = given.find(0, "prefix");
    std::vector<Value> options;
    if (what && what->isList())
      options = what->list->items;
    else if (what)
      options.push_back(*what);
    for (const Value &option : options) {
      if (!option.isText())
        return fail(node, std::string(name) + " of " + kindName(option));
      if (name == "startswith" ? text.starts_with(option.view())
                               : text.ends_with(option.view()))
        return Value::boolean(true);
    }
    return Value::boolean(false);
  }
  if (name == "join") {
    const Value *items = given.find(0, "iterable");
    if (!items)
      return fail(node, "join needs what to join");
    MarkedText out;
    bool first = true;
    for (const Value &item : iterate(node, *items)) {
      if (!item.isText())
        return fail(node, "join of " + std::string(kindName(item)));
      if (!first)
        out.append(self);
      first = false;
      out.append(*item.text);
      if (out.size() > limits_.outputBytes)
        break; // keep() refuses it
    }
    return keep(node, std::move(out));
  }
  if (name == "find" || name == "rfind" || name == "index") {
    Value at =
        findIn(text, textArgument(node, given, 0, "sub"), name == "rfind");
    if (name == "index" && at.integer < 0)
      return fail(node, "index: the substring is not found");
    return at;
  }
  if (name == "count") {
    std::string what = textArgument(node, given, 0, "sub");
    int64_t count = 0;
    for (size_t at = what.empty() ? std::string::npos : text.find(what);
         at != std::string::npos; at = text.find(what, at + what.size()))
      ++count;
    return Value::ofInteger(count);
  }
  if (name == "isdigit")
    return all(self, [](unsigned char c) { return std::isdigit(c); });
  if (name == "isalpha")
    return all(self, isLetter);
  if (name == "isalnum")
    return all(self,
               [](unsigned char c) { return std::isdigit(c) || isLetter(c); });
  if (name == "isspace")
    return all(self, [](unsigned char c) { return std::isspace(c); });
  if (name == "isupper" || name == "islower") {
    bool upper = name == "isupper", any = false;
    for (unsigned char c : text) {
      if (upper ? std::islower(c) : std::isupper(c))
        return Value::boolean(false);
      any = any || std::isalpha(c);
    }
    return Value::boolean(any);
  }
  if (name == "splitlines") {
    std::vector<Value> lines;
    for (size_t at = 0; at < text.size();) {
      size_t end = std::min(text.find_first_of("\r\n", at), text.size());
      lines.push_back(keep(node, self.substr(at, end - at)));
      bool pair =
          end + 1 < text.size() && text[end] == '\r' && text[end + 1] == '\n';
      at = end + (pair ? 2 : 1);
    }
    return heap_.list(std::move(lines));
  }
  if (name == "removeprefix" || name == "removesuffix") {
    std::string what = textArgument(node, given, 0, "prefix");
    if (name == "removeprefix" && text.starts_with(what))
      return keep(node, self.substr(what.size()));
    if (name == "removesuffix" && text.ends_with(what))
      return keep(node, self.substr(0, text.size() - what.size()));
    return keep(node, self);
  }
  return fail(node,
              "the string method '" + std::string(name) + "' is not supported");
}

Value Interpreter::splitText(const Node &node, const MarkedText &self,
                             const Arguments &given, bool fromRight) {
  const Value *separator = given.find(0, "sep");
  const Value *most = given.find(1, "maxsplit");
  int64_t limit = most && most->isInteger() && most->integer >= 0
                      ? most->integer
                      : INT64_MAX;
  const std::string &text = self.text();
  std::vector<std::pair<size_t, size_t>> pieces; // begin, end
  if (!separator || separator->isNone()) {
    // Runs of white space, none at the ends.
    size_t at = 0;
    auto space = [&](size_t i) {
      return std::isspace(static_cast<unsigned char>(text[i])) != 0;
    };
    while (true) {
      while (at < text.size() && space(at))
        ++at;
      if (at >= text.size())
        break;
      size_t begin = at;
      if (int64_t(pieces.size()) >= limit) {
        pieces.emplace_back(begin, text.size());
        break;
      }
      while (at < text.size() && !space(at))
        ++at;
      pieces.emplace_back(begin, at);
    }
  } else {
    if (!separator->isText() || separator->text->empty())
      return fail(node, "split by " + std::string(kindName(*separator)) +
                            ", expected a string that is not empty");
    const std::string &by = separator->text->text();
    if (fromRight) {
      size_t end = text.size();
      while (int64_t(pieces.size()) < limit) {
        size_t at = end < by.size() ? std::string::npos
                                    : text.rfind(by, end - by.size());
        if (at == std::string::npos)
          break;
        pieces.emplace_back(at + by.size(), end);
        end = at;
      }
      pieces.emplace_back(0, end);
      std::reverse(pieces.begin(), pieces.end());
    } else {
      size_t begin = 0;
      while (int64_t(pieces.size()) < limit) {
        size_t at = text.find(by, begin);
        if (at == std::string::npos)
          break;
        pieces.emplace_back(begin, at);
        begin = at + by.size();
      }
      pieces.emplace_back(begin, text.size());
    }
  }
  charge(node, pieces.size());
  std::vector<Value> items;
  for (auto [begin, end] : pieces)
    items.push_back(keep(node, self.substr(begin, end - begin)));
  return heap_.list(std::move(items));
}

Value Interpreter::stripText(const Node &node, const MarkedText &self,
                             const Arguments &given, bool left, bool right) {
  const Value *chars = given.find(0, "chars");
  std::string_view set;
  if (chars && chars->isText())
    set = chars->view();
  else if (chars && !chars->isNone())
    return fail(node, "strip of " + std::string(kindName(*chars)));
  auto strips = [&](std::string_view character) {
    return chars && chars->isText()
               ? set.find(character) != std::string_view::npos
               : isSpace(decodeUtf8(character));
  };
  std::string_view text = self.text();
  size_t begin = 0, end = text.size();
  while (left && begin < end) {
    std::string_view first = firstCharacter(text.substr(begin));
    if (!strips(first))
      break;
    begin += first.size();
  }
  while (right && begin < end) {
    std::string_view last = lastCharacter(text.substr(0, end));
    if (!strips(last))
      break;
    end -= last.size();
  }
  return keep(node, self.substr(begin, end - begin));
}

Value Interpreter::replaceText(const Node &node, const MarkedText &self,
                               const Arguments &given) {
  std::string old = textArgument(node, given, 0, "old");
  const Value *with = given.find(1, "new");
  if (failed())
    return Value();
  if (!with || !with->isText())
    return fail(node, "replace by " +
                          std::string(with ? kindName(*with) : "nothing") +
                          ", expected a string");
  const Value *most = given.find(2, "count");
  int64_t left = most && most->isInteger() && most->integer >= 0 ? most->integer
                                                                 : INT64_MAX;
  if (old.empty())
    return fail(node, "replace of an empty string is not supported");
  MarkedText out;
  size_t at = 0;
  for (size_t found;
       left > 0 && (found = self.text().find(old, at)) != std::string::npos;
       --left) {
    out.append(self.substr(at, found - at));
    out.append(*with->text);
    at = found + old.size();
    if (out.size() > limits_.outputBytes)
      break; // keep() refuses it
  }
  out.append(self.substr(at));
  return keep(node, std::move(out));
}

Value Interpreter::callDictMethod(const Node &node, DictObject &self,
                                  std::string_view name,
                                  const Arguments &given) {
  if (name == "get") {
    const Value *key = given.find(0, "key");
    if (!key)
      return fail(node, "get needs a key");
    charge(node, self.members.size() / 16);
    if (Value *found = self.find(*key))
      return *found;
    const Value *fallback = given.find(1, "default");
    return fallback ? *fallback : Value::none();
  }
  if (name == "copy") {
    DictObject *copied = heap_.dict();
    *copied = self;
    return Value(copied);
  }
  if (name != "items" && name != "keys" && name != "values")
    return fail(node, "the method '" + std::string(name) +
                          "' would change a dict, which templates may not");
  charge(node, self.members.size());
  std::vector<Value> items;
  for (auto &[key, value] : self.members)
    items.push_back(name == "keys" ? key
                    : name == "values"
                        ? value
                        : heap_.list({key, value}, ListForm::Tuple));
  return heap_.list(std::move(items));
}

Value Interpreter::callListMethod(const Node &node, const ListObject &self,
                                  std::string_view name,
                                  const Arguments &given) {
  if (name == "copy")
    return heap_.list(self.items);
  if (name != "index" && name != "count")
    return fail(node, "the method '" + std::string(name) +
                          "' would change a list, which templates may not");
  const Value *what = given.find(0, "value");
  if (!what)
    return fail(node, std::string(name) + " needs a value");
  int64_t count = 0;
  for (size_t i = 0; i < self.items.size(); ++i)
    if (equals(self.items[i], *what)) {
      if (name == "index")
        return Value::ofInteger(static_cast<int64_t>(i));
      ++count;
    }
  if (name == "index")
    return fail(node, "index: the value is not in the list");
  return Value::ofInteger(count);
}

Value Interpreter::callLoopMethod(const Node &node, LoopObject &self,
                                  std::string_view name,
                                  const Arguments &given) {
  if (name == "cycle") {
    if (given.positional.empty())
      return fail(node, "cycle needs values");
    return given.positional[self.index % given.positional.size()];
  }
  Value now = heap_.list(given.positional, ListForm::Tuple);
  bool changed = !self.hasChanged || !equals(self.lastChanged, now);
  self.lastChanged = now;
  self.hasChanged = true;
  return Value::boolean(changed);
}

} // namespace kvc::jinja
