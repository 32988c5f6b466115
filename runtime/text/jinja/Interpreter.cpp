// Statements and calls; see Interpreter.h.

#include "runtime/text/jinja/Interpreter.h"

#include <algorithm>
#include <ctime>

#include "runtime/text/Utf8.h"

namespace kvc::jinja {

const Value *Arguments::find(size_t position, std::string_view name) const {
  if (position < positional.size())
    return &positional[position];
  for (auto &[key, value] : named)
    if (key == name)
      return &value;
  return nullptr;
}

Result<MarkedText> Interpreter::run(const Template &parsed,
                                    DictObject *variables) {
  MarkedText out;
  out_ = &out;
  Scope &scope = heap_.scopes.emplace_back();
  for (auto &[name, value] : variables->members)
    scope.variables.emplace_back(name.view(), value);
  execute(*parsed.root, scope);
  if (failed())
    return failure_;
  return out;
}

Value Interpreter::fail(const Node &node, const std::string &message) {
  if (failure_.ok())
    failure_ = invalid("line " + std::to_string(node.line) + ": " + message);
  return Value();
}

bool Interpreter::charge(const Node &node, uint64_t steps) {
  steps_ += steps;
  if (steps_ > limits_.steps)
    fail(node, "the template takes more than " + std::to_string(limits_.steps) +
                   " steps");
  return !failed();
}

void Interpreter::emit(const Node &node, const MarkedText &text) {
  outBytes_ += text.size();
  if (outBytes_ > limits_.outputBytes)
    fail(node, "the output is longer than " +
                   std::to_string(limits_.outputBytes) + " bytes");
  if (!failed())
    out_->append(text);
}

/// A text that the template has made. All of them together are bounded.
Value Interpreter::keep(const Node &node, MarkedText text) {
  if (heap_.textBytes + text.size() > limits_.outputBytes * 4)
    return fail(node, "the template makes more than " +
                          std::to_string(limits_.outputBytes * 4) +
                          " bytes of text");
  charge(node, text.size() / 64);
  return heap_.text(std::move(text));
}

MarkedText Interpreter::capture(const Node &body, Scope &scope) {
  MarkedText text;
  MarkedText *outer = std::exchange(out_, &text);
  execute(body, scope);
  out_ = outer;
  return text;
}

Interpreter::Flow Interpreter::execute(const Node &node, Scope &scope) {
  if (!charge(node))
    return Flow::Normal;
  switch (node.kind) {
  case NodeKind::Data:
    emit(node, MarkedText(node.text, Origin::Template));
    return Flow::Normal;
  case NodeKind::Output: {
    Value value = evaluate(*node.children[0], scope);
    if (!failed())
      emit(node, toText(value));
    return Flow::Normal;
  }
  case NodeKind::Block:
    for (const NodePtr &child : node.children)
      if (Flow flow = execute(*child, scope); flow != Flow::Normal || failed())
        return flow;
    return Flow::Normal;
  case NodeKind::Set:
    executeSet(node, scope);
    return Flow::Normal;
  case NodeKind::SetBlock: {
    Value text = keep(node, capture(*node.children[0], scope));
    if (node.children[1])
      text = applyFilter(*node.children[1], text, scope);
    assign(node, std::span(&node.text, 1), text, scope);
    return Flow::Normal;
  }
  case NodeKind::For:
    return executeFor(node, scope);
  case NodeKind::If:
    return executeIf(node, scope);
  case NodeKind::Macro: {
    Value macro(&heap_.macros.emplace_back(MacroObject{&node, &scope}));
    assign(node, std::span(&node.text, 1), macro, scope);
    return Flow::Normal;
  }
  case NodeKind::FilterBlock: {
    Value text = keep(node, capture(*node.children[1], scope));
    Value filtered = applyFilter(*node.children[0], text, scope);
    if (!failed())
      emit(node, toText(filtered));
    return Flow::Normal;
  }
  case NodeKind::Break:
    return Flow::Break;
  case NodeKind::Continue:
    return Flow::Continue;
  default:
    fail(node, "an expression where a statement was expected");
    return Flow::Normal;
  }
}

void Interpreter::assign(const Node &node, std::span<const std::string> names,
                         const Value &value, Scope &scope) {
  if (failed())
    return;
  if (names.size() == 1) {
    for (auto &[name, old] : scope.variables)
      if (name == names[0]) {
        old = value;
        return;
      }
    scope.variables.emplace_back(names[0], value);
    return;
  }
  std::vector<Value> items = iterate(node, value);
  if (!failed() && items.size() != names.size())
    fail(node, "cannot unpack " + std::to_string(items.size()) +
                   " values into " + std::to_string(names.size()));
  for (size_t i = 0; i < names.size() && !failed(); ++i)
    assign(node, names.subspan(i, 1), items[i], scope);
}

void Interpreter::executeSet(const Node &node, Scope &scope) {
  Value value = evaluate(*node.children[1], scope);
  const Node *attribute = node.children[0].get();
  if (!attribute) {
    assign(node, node.names, value, scope);
    return;
  }
  Value object = evaluate(*attribute->children[0], scope);
  if (failed())
    return;
  if (object.kind != ValueKind::Namespace) {
    fail(node, "cannot set an attribute of " + std::string(kindName(object)) +
                   ", only of a namespace");
    return;
  }
  if (Value *member = object.dict->find(attribute->text))
    *member = value;
  else
    object.dict->members.emplace_back(heap_.text(attribute->text), value);
}

Interpreter::Flow Interpreter::executeIf(const Node &node, Scope &scope) {
  size_t i = 0;
  for (; i + 1 < node.children.size(); i += 2) {
    bool holds = isTrue(evaluate(*node.children[i], scope));
    if (failed())
      return Flow::Normal;
    if (holds)
      return execute(*node.children[i + 1], scope);
  }
  return i < node.children.size() ? execute(*node.children[i], scope)
                                  : Flow::Normal;
}

Interpreter::Flow Interpreter::executeFor(const Node &node, Scope &scope) {
  std::vector<Value> items = iterate(node, evaluate(*node.children[0], scope));
  if (node.children[1]) {
    std::vector<Value> kept;
    for (const Value &value : items) {
      Scope &inner = heap_.scopes.emplace_back(Scope{&scope, {}});
      assign(node, node.names, value, inner);
      if (isTrue(evaluate(*node.children[1], inner)))
        kept.push_back(value);
      if (failed())
        return Flow::Normal;
    }
    items = std::move(kept);
  }
  if (items.empty()) {
    if (node.children[3] && !failed())
      return execute(*node.children[3], scope);
    return Flow::Normal;
  }
  LoopObject &loop = heap_.loops.emplace_back();
  loop.items = &items;
  loop.depth = ++loopDepth_;
  for (; loop.index < items.size() && charge(node); ++loop.index) {
    // A scope of its own: macros may keep it.
    Scope &inner = heap_.scopes.emplace_back(Scope{&scope, {}});
    inner.variables.emplace_back("loop", Value(&loop));
    assign(node, node.names, items[loop.index], inner);
    Flow flow = execute(*node.children[2], inner);
    if (flow == Flow::Break)
      break;
  }
  loop.items = nullptr; // whoever kept it finds nothing
  --loopDepth_;
  return Flow::Normal;
}

Arguments Interpreter::arguments(const Node &node, Scope &scope) {
  Arguments given;
  for (size_t i = 1; i < node.children.size(); ++i)
    given.positional.push_back(evaluate(*node.children[i], scope));
  for (auto &[name, value] : node.keywords)
    given.named.emplace_back(name, evaluate(*value, scope));
  return given;
}

Value Interpreter::call(const Node &node, const Value &callee,
                        const Arguments &given) {
  switch (callee.kind) {
  case ValueKind::Macro:
    return callMacro(node, *callee.macro, given);
  case ValueKind::Function:
    return callFunction(node, callee.name, given);
  case ValueKind::Method:
    return callMethod(node, *callee.method, given);
  case ValueKind::Undefined:
    return fail(node, "'" + std::string(callee.name ? callee.name : "value") +
                          "' is undefined");
  default:
    return fail(node, std::string(kindName(callee)) + " cannot be called");
  }
}

Value Interpreter::callMacro(const Node &node, const MacroObject &macro,
                             const Arguments &given) {
  const Node &made = *macro.node;
  if (given.positional.size() > made.names.size())
    return fail(node, "macro '" + made.text + "' takes " +
                          std::to_string(made.names.size()) +
                          " arguments, got " +
                          std::to_string(given.positional.size()));
  for (auto &[name, value] : given.named)
    if (std::find(made.names.begin(), made.names.end(), name) ==
        made.names.end())
      return fail(node, "macro '" + made.text + "' has no argument '" +
                            std::string(name) + "'");
  Scope &scope = heap_.scopes.emplace_back(Scope{macro.scope, {}});
  for (size_t i = 0; i < made.names.size(); ++i) {
    const Value *value = given.find(i, made.names[i]);
    const Node *fallback = made.children[i + 1].get();
    scope.variables.emplace_back(
        made.names[i], value      ? *value
                       : fallback ? evaluate(*fallback, scope)
                                  : Value::undefined(made.names[i].c_str()));
  }
  uint32_t loops = std::exchange(loopDepth_, 0);
  Value text = keep(node, capture(*made.children[0], scope));
  loopDepth_ = loops;
  return text;
}

Value Interpreter::callFunction(const Node &node, std::string_view name,
                                const Arguments &given) {
  if (name == "raise_exception") {
    const Value *message = given.find(0, "message");
    return fail(node, "the template refuses the request: " +
                          (message ? toText(*message).text() : ""));
  }
  if (name == "strftime_now")
    return strftimeNow(node, given);
  if (name == "range") {
    int64_t bounds[3] = {0, 0, 1};
    size_t count = given.positional.size();
    for (size_t i = 0; i < count && i < 3; ++i) {
      if (!given.positional[i].isInteger())
        return fail(node,
                    "range of " + std::string(kindName(given.positional[i])));
      bounds[count == 1 ? 1 : i] = given.positional[i].integer;
    }
    if (count == 0 || count > 3 || bounds[2] == 0)
      return fail(node, "range takes 1 to 3 integers, the step not 0");
    std::vector<Value> items;
    for (int64_t i = bounds[0];
         bounds[2] > 0 ? i < bounds[1] : i > bounds[1];) {
      if (items.size() >= 100'000) // the bound of jinja2's sandbox
        return fail(node, "range of more than 100000 numbers");
      items.push_back(Value::ofInteger(i));
      if (__builtin_add_overflow(i, bounds[2], &i))
        break;
    }
    charge(node, items.size());
    return heap_.list(std::move(items));
  }
  // namespace() and dict(): the members of a dict, then the named arguments.
  DictObject *dict = heap_.dict();
  if (!given.positional.empty()) {
    const Value &from = given.positional[0];
    if (!from.isDict())
      return fail(node, std::string(name) + " of " + kindName(from));
    *dict = *from.dict;
  }
  for (auto &[key, value] : given.named) {
    if (Value *old = dict->find(key))
      *old = value;
    else
      dict->members.emplace_back(heap_.text(std::string(key)), value);
  }
  Value made(dict);
  if (name == "namespace")
    made.kind = ValueKind::Namespace;
  return made;
}

Value Interpreter::strftimeNow(const Node &node, const Arguments &given) {
  std::tm day{};
  if (today_.year == 0) {
    std::time_t now = std::time(nullptr);
    gmtime_r(&now, &day);
  } else {
    day.tm_year = today_.year - 1900;
    day.tm_mon = today_.month - 1;
    day.tm_mday = today_.day;
    timegm(&day); // fills in the day of the week
  }
  std::string format = textArgument(node, given, 0, "format");
  if (format.size() > 256)
    return fail(node, "strftime_now: a format of more than 256 bytes");
  if (format.empty())
    return keep(node, std::string());
  char buffer[4096];
  size_t bytes = std::strftime(buffer, sizeof(buffer), format.c_str(), &day);
  return keep(node, replaceInvalidUtf8(std::string_view(buffer, bytes)));
}

std::vector<Value> Interpreter::characters(const Node &node,
                                           const MarkedText &text) {
  std::vector<Value> all;
  for (size_t at = 0; at < text.size() && !failed();) {
    size_t bytes = nextUtf8(std::string_view(text.text()).substr(at)).bytes;
    all.push_back(keep(node, text.substr(at, bytes)));
    at += bytes;
  }
  charge(node, all.size() / 4);
  return all;
}

std::vector<Value> Interpreter::iterate(const Node &node, const Value &value) {
  switch (value.kind) {
  case ValueKind::Undefined:
    return {};
  case ValueKind::List:
    charge(node, value.list->items.size() / 16);
    return value.list->items;
  case ValueKind::Text:
    return characters(node, *value.text);
  case ValueKind::Dict: {
    std::vector<Value> keys;
    for (auto &[key, member] : value.dict->members)
      keys.push_back(key);
    return keys;
  }
  default:
    fail(node, std::string("cannot go through ") + kindName(value));
    return {};
  }
}

} // namespace kvc::jinja
