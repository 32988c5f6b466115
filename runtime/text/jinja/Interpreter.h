/// \file
/// Runs a template.
///
/// The first failure is kept; from then on values are undefined, blocks do
/// nothing and loops end, so that no function has to hand failures through.

#ifndef KVC_RUNTIME_TEXT_JINJA_INTERPRETER_H
#define KVC_RUNTIME_TEXT_JINJA_INTERPRETER_H

#include <span>

#include "runtime/text/ChatTemplate.h"
#include "runtime/text/jinja/Value.h"

namespace kvc::jinja {

/// Arguments of a call, evaluated.
struct Arguments {
  std::vector<Value> positional;
  std::vector<std::pair<std::string_view, Value>> named;

  /// By position or name; null if absent.
  const Value *find(size_t position, std::string_view name) const;
};

class Interpreter {
public:
  explicit Interpreter(const ChatTemplate::Options &options)
      : limits_(options.limits), today_(options.today) {}

  Heap &heap() { return heap_; }

  Result<MarkedText> run(const Template &parsed, DictObject *variables);

private:
  enum class Flow { Normal, Break, Continue };

  // Interpreter.cpp
  bool failed() const { return !failure_.ok(); }
  Value fail(const Node &node, const std::string &message);
  bool charge(const Node &node, uint64_t steps = 1);
  void emit(const Node &node, const MarkedText &text);
  Value keep(const Node &node, MarkedText text);
  Value keep(const Node &node, std::string text) {
    return keep(node, MarkedText(std::move(text), Origin::Template));
  }
  MarkedText capture(const Node &body, Scope &scope);

  Flow execute(const Node &node, Scope &scope);
  void executeSet(const Node &node, Scope &scope);
  Flow executeFor(const Node &node, Scope &scope);
  Flow executeIf(const Node &node, Scope &scope);
  void assign(const Node &node, std::span<const std::string> names,
              const Value &value, Scope &scope);

  // Expressions.cpp
  Value evaluate(const Node &node, Scope &scope);
  Value evaluateName(const Node &node, Scope &scope);
  Value evaluateDict(const Node &node, Scope &scope);
  Value evaluateBinary(const Node &node, Scope &scope);
  Value addTexts(const Node &node, const Value &left, const Value &right);
  Value evaluateAdd(const Node &node, const Value &left, const Value &right);
  Value evaluateArithmetic(const Node &node, const Value &left,
                           const Value &right);
  Value evaluateCompare(const Node &node, Scope &scope);
  bool compareOnce(const Node &node, const std::string &op, const Value &left,
                   const Value &right);
  /// Python's ordering of two numbers, texts or lists; fails for others.
  int order(const Node &node, const Value &left, const Value &right,
            uint32_t depth = 0);
  bool contains(const Node &node, const Value &item, const Value &container);
  Value evaluateItem(const Node &node, Scope &scope);
  Value item(const Node &node, const Value &object, const Value &key);
  Value slice(const Node &node, const Value &object, const Node &bounds,
              Scope &scope);
  Value attribute(const Node &node, const Value &object, std::string_view name);
  // Interpreter.cpp
  Arguments arguments(const Node &node, Scope &scope);
  Value call(const Node &node, const Value &callee, const Arguments &arguments);
  Value callMacro(const Node &node, const MacroObject &macro,
                  const Arguments &arguments);
  Value callFunction(const Node &node, std::string_view name,
                     const Arguments &arguments);
  Value strftimeNow(const Node &node, const Arguments &arguments);
  /// What a loop goes through; fails for what cannot be.
  std::vector<Value> iterate(const Node &node, const Value &value);
  std::vector<Value> characters(const Node &node, const MarkedText &text);

  // Filters.cpp
  Value applyFilter(const Node &node, const Value &input, Scope &scope);
  Value filterText(const Node &node, std::string_view name, const Value &input,
                   const Arguments &arguments, bool &known);
  Value filterList(const Node &node, std::string_view name, const Value &input,
                   const Arguments &arguments, bool &known);
  Value filterNumber(const Node &node, std::string_view name,
                     const Value &input, const Arguments &arguments,
                     bool &known);
  Value filter(const Node &node, std::string_view name, const Value &input,
               const Arguments &arguments);
  Value filterJson(const Node &node, const Value &input,
                   const Arguments &arguments);
  Value filterJoin(const Node &node, const Value &input,
                   const Arguments &arguments);
  Value filterMap(const Node &node, const Value &input,
                  const Arguments &arguments);
  Value filterSelect(const Node &node, const Value &input,
                     const Arguments &arguments, bool byAttribute, bool wanted);
  std::vector<size_t>
  sortedPlaces(const Node &node,
               const std::vector<std::pair<Value, Value>> &keyed,
               bool descending);
  Value filterSort(const Node &node, const Value &input,
                   const Arguments &arguments);
  Value filterDictSort(const Node &node, const Value &input,
                       const Arguments &arguments);
  Value filterUnique(const Node &node, const Value &input,
                     const Arguments &arguments);
  Value filterIndent(const Node &node, const Value &input,
                     const Arguments &arguments);
  bool test(const Node &node, std::string_view name, const Value &input,
            std::span<const Value> arguments);
  Value attributePath(const Node &node, const Value &object, const Value &path);
  Value lowered(const Value &value);

  // Methods.cpp
  static bool hasMethod(const Value &object, std::string_view name);
  Value callMethod(const Node &node, const MethodObject &method,
                   const Arguments &arguments);
  Value callTextMethod(const Node &node, const MarkedText &self,
                       std::string_view name, const Arguments &arguments);
  Value callDictMethod(const Node &node, DictObject &self,
                       std::string_view name, const Arguments &arguments);
  Value callListMethod(const Node &node, const ListObject &self,
                       std::string_view name, const Arguments &arguments);
  Value callLoopMethod(const Node &node, LoopObject &self,
                       std::string_view name, const Arguments &arguments);
  Value splitText(const Node &node, const MarkedText &self,
                  const Arguments &arguments, bool fromRight);
  Value stripText(const Node &node, const MarkedText &self,
                  const Arguments &arguments, bool left, bool right);
  Value replaceText(const Node &node, const MarkedText &self,
                    const Arguments &arguments);
  /// A text argument; fails if it is absent or of another kind.
  std::string textArgument(const Node &node, const Arguments &arguments,
                           size_t position, std::string_view name);

  const ChatTemplate::Limits limits_;
  const CalendarDay today_;
  Heap heap_;
  MarkedText *out_ = nullptr;
  uint64_t outBytes_ = 0, steps_ = 0;
  uint32_t depth_ = 0, loopDepth_ = 0;
  Status failure_;
};

/// `text` in lower or upper case, character by character, marks kept.
MarkedText changeCase(const MarkedText &text, bool upper);
/// First letter upper, the others lower; `everyWord`: of each word.
MarkedText capitalize(const MarkedText &text, bool everyWord);

} // namespace kvc::jinja

#endif // KVC_RUNTIME_TEXT_JINJA_INTERPRETER_H
