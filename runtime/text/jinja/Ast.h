/// \file
/// The syntax tree of a template.

#ifndef KVC_RUNTIME_TEXT_JINJA_AST_H
#define KVC_RUNTIME_TEXT_JINJA_AST_H

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace kvc::jinja {

enum class NodeKind : uint8_t {
  // Expressions.
  Text,      // text
  Integer,   // integer
  Float,     // number
  Boolean,   // integer
  None,      //
  Name,      // text
  List,      // children
  Tuple,     // children
  Dict,      // children: key, value, key, value, ...
  Attribute, // children[0] . text
  Item,      // children[0] [ children[1] ]
  Slice,     // children: start, stop, step; absent ones null. Within Item only
  Call,      // children[0] ( rest ), keywords
  Filter,    // children[0] | text ( rest ), keywords; no input: null
  Test,      // children[0] is text ( rest )
  Not,       // children[0]
  Negate,    // children[0]
  And,       // children
  Or,        // children
  Binary,    // children[0] text children[1]
  Compare,   // children, compared in a chain by `names`
  Condition, // children: condition, then, else or null
  // Statements.
  Output,      // children[0]
  Data,        // text
  Block,       // children
  Set,         // names or an attribute in children[0]; value in children[1]
  SetBlock,    // text; children: body, then Filters or null
  For,         // names; children: iterable, filter or null, body, else or null
  If,          // children: condition, body, condition, body, ..., [else body]
  Macro,       // text; names are parameters, children: body, defaults (or null)
  FilterBlock, // children: Filter without input, body
  Break,
  Continue
};

struct Node;
using NodePtr = std::unique_ptr<Node>;

struct Node {
  NodeKind kind;
  uint32_t line; // 1-based
  std::string text;
  int64_t integer = 0;
  double number = 0;
  std::vector<NodePtr> children;
  std::vector<std::string> names;
  std::vector<std::pair<std::string, NodePtr>> keywords;
};

struct Template {
  NodePtr root; // Block
};

} // namespace kvc::jinja

#endif // KVC_RUNTIME_TEXT_JINJA_AST_H
