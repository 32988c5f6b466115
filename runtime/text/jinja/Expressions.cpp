// Expressions, with Python's meaning; see Interpreter.h.

#include <algorithm>
#include <cmath>

#include "runtime/text/jinja/Interpreter.h"

namespace kvc::jinja {

Value Interpreter::evaluate(const Node &node, Scope &scope) {
  struct Level {
    explicit Level(uint32_t &depth) : depth(depth) { ++depth; }
    ~Level() { --depth; }
    uint32_t &depth;
  } level(depth_);
  if (!charge(node))
    return Value();
  // A call takes some ten levels of expressions and statements.
  if (depth_ > limits_.depth * 10)
    return fail(node, "the template nests deeper than " +
                          std::to_string(limits_.depth * 10) + " levels");
  auto child = [&](size_t index) {
    return evaluate(*node.children[index], scope);
  };
  switch (node.kind) {
  case NodeKind::Text:
    return keep(node, node.text);
  case NodeKind::Integer:
    return Value::ofInteger(node.integer);
  case NodeKind::Float:
    return Value::ofNumber(node.number);
  case NodeKind::Boolean:
    return Value::boolean(node.integer != 0);
  case NodeKind::None:
    return Value::none();
  case NodeKind::Name:
    return evaluateName(node, scope);
  case NodeKind::List:
  case NodeKind::Tuple: {
    std::vector<Value> items;
    for (size_t i = 0; i < node.children.size(); ++i)
      items.push_back(child(i));
    return heap_.list(std::move(items), node.kind == NodeKind::Tuple
                                            ? ListForm::Tuple
                                            : ListForm::List);
  }
  case NodeKind::Dict:
    return evaluateDict(node, scope);
  case NodeKind::Attribute: {
    Value object = child(0);
    return failed() ? Value() : attribute(node, object, node.text);
  }
  case NodeKind::Item:
    return evaluateItem(node, scope);
  case NodeKind::Call: {
    Value callee = child(0);
    Arguments given = arguments(node, scope);
    return failed() ? Value() : call(node, callee, given);
  }
  case NodeKind::Filter:
    return applyFilter(node, Value(), scope);
  case NodeKind::Test: {
    Value input = child(0);
    std::vector<Value> given;
    for (size_t i = 1; i < node.children.size(); ++i)
      given.push_back(child(i));
    return failed() ? Value()
                    : Value::boolean(test(node, node.text, input, given));
  }
  case NodeKind::Not:
    return Value::boolean(!isTrue(child(0)));
  case NodeKind::Negate: {
    Value value = child(0);
    if (value.isInteger() && value.integer != INT64_MIN)
      return Value::ofInteger(-value.integer);
    if (value.kind == ValueKind::Float)
      return Value::ofNumber(-value.number);
    return fail(node, "cannot negate " + std::string(kindName(value)));
  }
  case NodeKind::And:
  case NodeKind::Or: {
    Value value;
    for (size_t i = 0; i < node.children.size() && !failed(); ++i) {
      value = child(i);
      if (isTrue(value) == (node.kind == NodeKind::Or))
        break;
    }
    return value;
  }
  case NodeKind::Binary:
    return evaluateBinary(node, scope);
  case NodeKind::Compare:
    return evaluateCompare(node, scope);
  case NodeKind::Condition:
    if (isTrue(child(0)))
      return child(1);
    return node.children[2] ? child(2) : Value();
  default:
    return fail(node, "a statement where an expression was expected");
  }
}

Value Interpreter::evaluateName(const Node &node, Scope &scope) {
  for (Scope *at = &scope; at; at = at->parent)
    for (auto &[name, value] : at->variables)
      if (name == node.text)
        return value;
  for (const char *name :
       {"namespace", "raise_exception", "range", "dict", "strftime_now"})
    if (node.text == name)
      return Value::function(name);
  return Value::undefined(node.text.c_str());
}

Value Interpreter::evaluateDict(const Node &node, Scope &scope) {
  DictObject *dict = heap_.dict();
  for (size_t i = 0; i + 1 < node.children.size() && !failed(); i += 2) {
    Value key = evaluate(*node.children[i], scope);
    Value value = evaluate(*node.children[i + 1], scope);
    if (Value *old = dict->find(key))
      *old = value;
    else
      dict->members.emplace_back(key, value);
  }
  return Value(dict);
}

Value Interpreter::evaluateBinary(const Node &node, Scope &scope) {
  Value left = evaluate(*node.children[0], scope);
  Value right = evaluate(*node.children[1], scope);
  if (failed())
    return Value();
  if (node.text == "~") { // plain text, whatever it joins
    MarkedText text = toText(left);
    text.append(toText(right));
    return keep(node, std::move(text));
  }
  if (node.text == "+")
    return evaluateAdd(node, left, right);
  return evaluateArithmetic(node, left, right);
}

/// Two texts in a row; beside Markup plain text is escaped.
Value Interpreter::addTexts(const Node &node, const Value &left,
                            const Value &right) {
  bool markup = left.markup || right.markup;
  auto part = [&](const Value &value) {
    MarkedText text = toText(value);
    return markup && !value.markup ? escapeHtml(text) : text;
  };
  MarkedText text = part(left);
  text.append(part(right));
  Value joined = keep(node, std::move(text));
  joined.markup = markup && joined.isText();
  return joined;
}

Value Interpreter::evaluateAdd(const Node &node, const Value &left,
                               const Value &right) {
  if (left.isText() && right.isText())
    return addTexts(node, left, right);
  if (left.isSequence() && right.isSequence() &&
      left.list->form == right.list->form) {
    std::vector<Value> items = left.list->items;
    items.insert(items.end(), right.list->items.begin(),
                 right.list->items.end());
    charge(node, items.size());
    return heap_.list(std::move(items), left.list->form);
  }
  return evaluateArithmetic(node, left, right);
}

/// Python's floor division and modulo.
static int64_t floorDivide(int64_t a, int64_t b) {
  return a / b - (a % b != 0 && (a < 0) != (b < 0));
}

Value Interpreter::evaluateArithmetic(const Node &node, const Value &left,
                                      const Value &right) {
  const std::string &op = node.text;
  if (op == "*" && left.isText() && right.isInteger()) {
    MarkedText text;
    for (int64_t i = 0; i < right.integer && charge(node, 1); ++i) {
      text.append(*left.text);
      if (text.size() > limits_.outputBytes)
        break; // keep() refuses it
    }
    return keep(node, std::move(text));
  }
  if (!left.isNumber() || !right.isNumber())
    return fail(node, "cannot compute " + std::string(kindName(left)) + " " +
                          op + " " + kindName(right));
  bool divides = op == "/" || op == "//" || op == "%";
  if (divides && right.asNumber() == 0)
    return fail(node, "division by zero");
  if (left.isInteger() && right.isInteger() && op != "/" && op != "**") {
    int64_t a = left.integer, b = right.integer, value = 0;
    bool overflow = op == "+"   ? __builtin_add_overflow(a, b, &value)
                    : op == "-" ? __builtin_sub_overflow(a, b, &value)
                    : op == "*" ? __builtin_mul_overflow(a, b, &value)
                                : a == INT64_MIN && b == -1;
    if (overflow)
      return fail(node, "the result of " + op + " is out of range");
    if (op == "//")
      value = floorDivide(a, b);
    if (op == "%")
      value = a - floorDivide(a, b) * b;
    return Value::ofInteger(value);
  }
  double a = left.asNumber(), b = right.asNumber();
  double value = op == "+"    ? a + b
                 : op == "-"  ? a - b
                 : op == "*"  ? a * b
                 : op == "/"  ? a / b
                 : op == "//" ? std::floor(a / b)
                 : op == "%"  ? a - std::floor(a / b) * b
                              : std::pow(a, b);
  bool whole = op == "**" && left.isInteger() && right.isInteger() && b >= 0;
  if (whole && std::abs(value) < 0x1p53)
    return Value::ofInteger(static_cast<int64_t>(value));
  return Value::ofNumber(value);
}

Value Interpreter::evaluateCompare(const Node &node, Scope &scope) {
  Value left = evaluate(*node.children[0], scope);
  for (size_t i = 0; i < node.names.size() && !failed(); ++i) {
    Value right = evaluate(*node.children[i + 1], scope);
    if (failed() || !compareOnce(node, node.names[i], left, right))
      return Value::boolean(false);
    left = right;
  }
  return Value::boolean(true);
}

bool Interpreter::compareOnce(const Node &node, const std::string &op,
                              const Value &left, const Value &right) {
  if (op == "==" || op == "!=")
    return equals(left, right) == (op == "==");
  if (op == "in" || op == "not in")
    return contains(node, left, right) == (op == "in");
  int sign = order(node, left, right);
  return op == "<"    ? sign < 0
         : op == ">"  ? sign > 0
         : op == "<=" ? sign <= 0
                      : sign >= 0;
}

int Interpreter::order(const Node &node, const Value &left, const Value &right,
                       uint32_t depth) {
  if (left.isNumber() && right.isNumber()) {
    if (left.isInteger() && right.isInteger())
      return (left.integer > right.integer) - (left.integer < right.integer);
    return (left.asNumber() > right.asNumber()) -
           (left.asNumber() < right.asNumber());
  }
  // UTF-8 sorts as its characters do.
  if (left.isText() && right.isText())
    return left.view().compare(right.view());
  if (left.isList() && right.isList() && depth < 100) {
    auto &one = left.list->items, &other = right.list->items;
    for (size_t i = 0; i < one.size() && i < other.size() && !failed(); ++i)
      if (int sign = order(node, one[i], other[i], depth + 1))
        return sign;
    return (one.size() > other.size()) - (one.size() < other.size());
  }
  fail(node, "cannot compare " + std::string(kindName(left)) + " and " +
                 kindName(right));
  return 0;
}

bool Interpreter::contains(const Node &node, const Value &item,
                           const Value &container) {
  if (container.isText()) {
    if (!item.isText()) {
      fail(node,
           "cannot look for " + std::string(kindName(item)) + " in a string");
      return false;
    }
    charge(node, container.text->size() / 64);
    return container.view().find(item.view()) != std::string_view::npos;
  }
  if (container.isDict()) {
    charge(node, container.dict->members.size() / 16);
    return container.dict->find(item) != nullptr;
  }
  if (container.isUndefined())
    return false;
  std::vector<Value> items = iterate(node, container);
  return std::any_of(items.begin(), items.end(), [&](const Value &candidate) {
    return equals(candidate, item);
  });
}

Value Interpreter::evaluateItem(const Node &node, Scope &scope) {
  Value object = evaluate(*node.children[0], scope);
  const Node &key = *node.children[1];
  if (failed())
    return Value();
  if (key.kind == NodeKind::Slice)
    return slice(node, object, key, scope);
  Value index = evaluate(key, scope);
  return failed() ? Value() : item(node, object, index);
}

Value Interpreter::item(const Node &node, const Value &object,
                        const Value &key) {
  if (object.isUndefined())
    return fail(node, "'" + std::string(object.name ? object.name : "value") +
                          "' is undefined");
  if (object.kind == ValueKind::Dict || object.kind == ValueKind::Namespace) {
    charge(node, object.dict->members.size() / 16);
    if (Value *found = object.dict->find(key))
      return *found;
  } else if (key.isInteger() && object.isSequence()) {
    auto size = static_cast<int64_t>(object.list->items.size());
    int64_t index = key.integer < 0 ? key.integer + size : key.integer;
    if (index >= 0 && index < size)
      return object.list->items[static_cast<size_t>(index)];
    return Value::undefined("list element");
  } else if (key.isInteger() && object.isText()) {
    std::vector<Value> all = characters(node, *object.text);
    auto size = static_cast<int64_t>(all.size());
    int64_t index = key.integer < 0 ? key.integer + size : key.integer;
    if (index >= 0 && index < size)
      return all[static_cast<size_t>(index)];
    return Value::undefined("character");
  }
  // As jinja2, an item that is not there may be an attribute.
  if (key.isText() && hasMethod(object, key.view()))
    return Value(&heap_.methods.emplace_back(MethodObject{object, key.view()}));
  return Value::undefined(key.isText() ? key.text->text().c_str() : nullptr);
}

/// The places that Python's slice(start, stop, step) names in a sequence.
static std::vector<size_t> sliceIndices(int64_t size, const Value &start,
                                        const Value &stop, int64_t step) {
  auto bound = [&](const Value &value, int64_t absent) {
    if (!value.isInteger())
      return absent;
    int64_t at = value.integer < 0 ? value.integer + size : value.integer;
    return step > 0 ? std::clamp<int64_t>(at, 0, size)
                    : std::clamp<int64_t>(at, -1, size - 1);
  };
  int64_t from = bound(start, step > 0 ? 0 : size - 1);
  int64_t to = bound(stop, step > 0 ? size : -1);
  std::vector<size_t> indices;
  for (int64_t i = from; step > 0 ? i < to : i > to; i += step) {
    indices.push_back(static_cast<size_t>(i));
    if (step > size || step < -size)
      break;
  }
  return indices;
}

Value Interpreter::slice(const Node &node, const Value &object,
                         const Node &bounds, Scope &scope) {
  Value parts[3];
  for (int i = 0; i < 3; ++i)
    parts[i] = bounds.children[static_cast<size_t>(i)]
                   ? evaluate(*bounds.children[static_cast<size_t>(i)], scope)
                   : Value::none();
  if (failed())
    return Value();
  for (const Value &part : parts)
    if (!part.isInteger() && !part.isNone())
      return fail(node, "a slice by " + std::string(kindName(part)));
  int64_t step = parts[2].isInteger() ? parts[2].integer : 1;
  if (step == 0)
    return fail(node, "a slice with step 0");
  if (!object.isText() && !object.isSequence())
    return fail(node, "cannot slice " + std::string(kindName(object)));
  std::vector<Value> items =
      object.isText() ? characters(node, *object.text) : object.list->items;
  std::vector<size_t> indices = sliceIndices(static_cast<int64_t>(items.size()),
                                             parts[0], parts[1], step);
  charge(node, indices.size() / 16);
  if (object.isText()) {
    MarkedText text;
    for (size_t index : indices)
      text.append(*items[index].text);
    return keep(node, std::move(text));
  }
  std::vector<Value> kept;
  for (size_t index : indices)
    kept.push_back(items[index]);
  return heap_.list(std::move(kept), object.list->form);
}

/// loop.index and its kin.
static Value loopAttribute(const LoopObject &loop, std::string_view name) {
  if (!loop.items)
    return Value::undefined("loop");
  auto size = static_cast<int64_t>(loop.items->size());
  auto index = static_cast<int64_t>(loop.index);
  if (name == "index0")
    return Value::ofInteger(index);
  if (name == "index")
    return Value::ofInteger(index + 1);
  if (name == "revindex0")
    return Value::ofInteger(size - index - 1);
  if (name == "revindex")
    return Value::ofInteger(size - index);
  if (name == "first")
    return Value::boolean(index == 0);
  if (name == "last")
    return Value::boolean(index + 1 == size);
  if (name == "length")
    return Value::ofInteger(size);
  if (name == "depth")
    return Value::ofInteger(loop.depth);
  if (name == "depth0")
    return Value::ofInteger(loop.depth - 1);
  if (name == "previtem" && index > 0)
    return (*loop.items)[loop.index - 1];
  if (name == "nextitem" && index + 1 < size)
    return (*loop.items)[loop.index + 1];
  return Value::undefined("loop attribute");
}

Value Interpreter::attribute(const Node &node, const Value &object,
                             std::string_view name) {
  if (object.isUndefined())
    return fail(node, "'" + std::string(object.name ? object.name : "value") +
                          "' is undefined");
  // Methods come first, as in Python: a dict's `items` is not its member.
  if (hasMethod(object, name))
    return Value(&heap_.methods.emplace_back(MethodObject{object, name}));
  if (object.kind == ValueKind::Loop)
    return loopAttribute(*object.loop, name);
  if (object.isDict() || object.kind == ValueKind::Namespace) {
    charge(node, object.dict->members.size() / 16);
    if (Value *found = object.dict->find(name))
      return *found;
  }
  return Value::undefined(node.kind == NodeKind::Attribute ? node.text.c_str()
                                                           : nullptr);
}

} // namespace kvc::jinja
