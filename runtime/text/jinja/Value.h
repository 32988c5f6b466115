/// \file
/// Values of a template while it is rendered.
///
/// Values are small and copied freely; what they point at lives in the `Heap`
/// of one rendering and dies with it, so that templates may build cycles
/// without leaking.

#ifndef KVC_RUNTIME_TEXT_JINJA_VALUE_H
#define KVC_RUNTIME_TEXT_JINJA_VALUE_H

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "runtime/text/MarkedText.h"
#include "runtime/text/jinja/Ast.h"

namespace kvc::jinja {

struct ListObject;
struct DictObject;
struct MacroObject;
struct MethodObject;
struct LoopObject;

enum class ValueKind : uint8_t {
  Undefined, ///< `name` is what was looked up, for messages
  None,
  Boolean,
  Integer,
  Float,
  Text,
  List,
  Dict,
  Namespace, ///< a Dict whose members can be set
  Macro,
  Function, ///< a global function, by `name`
  Method,   ///< of a text, list or dict
  Loop
};

struct Value {
  ValueKind kind = ValueKind::Undefined;
  /// Of a text: Python's Markup, what `safe` gives. Added to other texts it
  /// escapes them, as there.
  bool markup = false;
  union {
    int64_t integer; ///< also Boolean
    double number;
    const char *name; ///< Undefined (or null), Function
    const MarkedText *text;
    ListObject *list;
    DictObject *dict; ///< also Namespace
    MacroObject *macro;
    MethodObject *method;
    LoopObject *loop;
  };

  Value() : name(nullptr) {}
  static Value none() { return Value(ValueKind::None); }
  static Value boolean(bool value) {
    Value made(ValueKind::Boolean);
    made.integer = value;
    return made;
  }
  static Value ofInteger(int64_t value) {
    Value made(ValueKind::Integer);
    made.integer = value;
    return made;
  }
  static Value ofNumber(double value) {
    Value made(ValueKind::Float);
    made.number = value;
    return made;
  }
  static Value function(const char *name) {
    Value made(ValueKind::Function);
    made.name = name;
    return made;
  }
  static Value undefined(const char *name) {
    Value made;
    made.name = name;
    return made;
  }
  Value(const MarkedText *value) : kind(ValueKind::Text), text(value) {}
  Value(ListObject *value) : kind(ValueKind::List), list(value) {}
  Value(DictObject *value) : kind(ValueKind::Dict), dict(value) {}
  Value(MacroObject *value) : kind(ValueKind::Macro), macro(value) {}
  Value(MethodObject *value) : kind(ValueKind::Method), method(value) {}
  Value(LoopObject *value) : kind(ValueKind::Loop), loop(value) {}

  bool isUndefined() const { return kind == ValueKind::Undefined; }
  bool isNone() const { return kind == ValueKind::None; }
  bool isText() const { return kind == ValueKind::Text; }
  bool isList() const { return kind == ValueKind::List; } ///< of any form
  bool isDict() const { return kind == ValueKind::Dict; }
  /// Booleans count as numbers, as in Python.
  bool isInteger() const {
    return kind == ValueKind::Integer || kind == ValueKind::Boolean;
  }
  bool isNumber() const { return isInteger() || kind == ValueKind::Float; }
  double asNumber() const {
    return kind == ValueKind::Float ? number : static_cast<double>(integer);
  }
  std::string_view view() const { return text->text(); }
  /// A list or tuple.
  bool isSequence() const;

private:
  explicit Value(ValueKind kind) : kind(kind), name(nullptr) {}
};

/// What Python makes of a sequence. A generator is what `map` and its kin give:
/// one can go through it, and nothing else.
enum class ListForm : uint8_t { List, Tuple, Generator };

struct ListObject {
  std::vector<Value> items;
  ListForm form = ListForm::List;
};

inline bool Value::isSequence() const {
  return isList() && list->form != ListForm::Generator;
}

struct DictObject {
  std::vector<std::pair<Value, Value>> members; ///< in order of insertion

  Value *find(std::string_view key);
  Value *find(const Value &key);
};

/// Variables of one block, and where to look for others.
struct Scope {
  Scope *parent = nullptr;
  std::vector<std::pair<std::string_view, Value>> variables;
};

struct MacroObject {
  const Node *node = nullptr;
  Scope *scope = nullptr; ///< where it was defined
};

struct MethodObject {
  Value self;
  std::string_view name;
};

struct LoopObject {
  const std::vector<Value> *items = nullptr;
  size_t index = 0;
  uint32_t depth = 1;
  Value lastChanged; ///< argument of loop.changed()
  bool hasChanged = false;
};

/// Owns what values point at.
struct Heap {
  std::deque<MarkedText> texts;
  std::deque<ListObject> lists;
  std::deque<DictObject> dicts;
  std::deque<MacroObject> macros;
  std::deque<MethodObject> methods;
  std::deque<LoopObject> loops;
  std::deque<Scope> scopes;
  uint64_t textBytes = 0;

  Value text(MarkedText text) {
    textBytes += text.size();
    return Value(&texts.emplace_back(std::move(text)));
  }
  Value text(std::string text, Origin origin = Origin::Template) {
    return this->text(MarkedText(std::move(text), origin));
  }
  Value list(std::vector<Value> items, ListForm form = ListForm::List) {
    return Value(&lists.emplace_back(ListObject{std::move(items), form}));
  }
  DictObject *dict() { return &dicts.emplace_back(); }

  /// The value of a JSON document, all its texts of one origin.
  Value fromJson(const nlohmann::ordered_json &json, Origin origin);
};

/// Python's truth of a value.
bool isTrue(const Value &value);

/// Python's ==, to a depth of 200 levels, below which values count as unequal.
bool equals(const Value &one, const Value &other, uint32_t depth = 0);

/// What str() gives; texts keep their marks. Stops at 200 levels.
MarkedText toText(const Value &value);
/// What repr() gives.
MarkedText toRepr(const Value &value);

/// What json.dumps gives, texts keeping their marks. `indent` below 0: on one
/// line.
struct JsonStyle {
  int64_t indent = -1;
  std::string itemSeparator = ", ", keySeparator = ": ";
  bool sortKeys = false;
};
/// `text` with &, <, >, " and ' as HTML writes them.
MarkedText escapeHtml(const MarkedText &text);

/// False if a value in it has no JSON, or it nests deeper than 200 levels.
bool appendJson(const Value &value, const JsonStyle &style, MarkedText &out);

/// "a string", "a list", ... for messages.
const char *kindName(const Value &value);

/// Python's repr of a float.
std::string numberText(double number);

} // namespace kvc::jinja

#endif // KVC_RUNTIME_TEXT_JINJA_VALUE_H
