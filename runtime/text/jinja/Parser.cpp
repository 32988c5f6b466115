// Recursive descent with jinja2's precedences; see Parser.h.
//
// A failure is kept, and every loop ends at it; functions then return nodes
// that nobody looks at.

#include "runtime/text/jinja/Parser.h"

#include <charconv>

#include "runtime/text/jinja/Lexer.h"

namespace kvc::jinja {

namespace {

constexpr uint32_t kDepthMax = 200;

class Parser {
public:
  explicit Parser(std::vector<Token> tokens) : tokens_(std::move(tokens)) {}

  Result<Template> run() {
    NodePtr root = body({});
    if (!failure_.ok())
      return failure_;
    return Template{std::move(root)};
  }

private:
  // --- Tokens.

  const Token &token() const { return tokens_[at_]; }
  const Token &next() const {
    return tokens_[std::min(at_ + 1, tokens_.size() - 1)];
  }
  bool failed() const { return !failure_.ok(); }

  void fail(const std::string &message) {
    if (failure_.ok())
      failure_ =
          invalid("line " + std::to_string(token().line) + ": " + message);
    at_ = tokens_.size() - 1; // nothing more is read
  }

  void advance() {
    if (at_ + 1 < tokens_.size())
      ++at_;
  }

  bool isOperator(std::string_view text) const {
    return token().kind == TokenKind::Operator && token().text == text;
  }
  bool isName(std::string_view text) const {
    return token().kind == TokenKind::Name && token().text == text;
  }
  bool takeOperator(std::string_view text) {
    if (!isOperator(text))
      return false;
    advance();
    return true;
  }
  bool takeName(std::string_view text) {
    if (!isName(text))
      return false;
    advance();
    return true;
  }

  std::string found() const {
    switch (token().kind) {
    case TokenKind::End:
      return "the end of the template";
    case TokenKind::OutputEnd:
      return "}}";
    case TokenKind::BlockEnd:
      return "%}";
    default:
      return "'" + token().text + "'";
    }
  }
  void expectOperator(std::string_view text) {
    if (!takeOperator(text))
      fail("found " + found() + ", expected '" + std::string(text) + "'");
  }
  void expectKind(TokenKind kind, const char *what) {
    if (token().kind != kind)
      fail("found " + found() + ", expected " + what);
    else
      advance();
  }
  std::string expectName() {
    std::string name = token().text;
    expectKind(TokenKind::Name, "a name");
    return name;
  }

  NodePtr make(NodeKind kind) const {
    auto node = std::make_unique<Node>();
    node->kind = kind;
    node->line = token().line;
    return node;
  }

  /// Counts nesting for as long as it lives.
  struct Level {
    explicit Level(Parser &parser) : parser(parser) {
      if (++parser.depth_ > kDepthMax)
        parser.fail("nested deeper than " + std::to_string(kDepthMax) +
                    " levels");
    }
    ~Level() { --parser.depth_; }
    Parser &parser;
  };

  // --- Statements.

  /// Up to a block tag of one of these names, which is left to the caller.
  NodePtr body(std::initializer_list<std::string_view> ends) {
    Level level(*this);
    NodePtr block = make(NodeKind::Block);
    while (!failed()) {
      if (token().kind == TokenKind::End) {
        if (ends.size() > 0)
          fail("found the end of the template, expected {% " +
               std::string(*(ends.end() - 1)) + " %}");
        break;
      }
      if (token().kind == TokenKind::Data) {
        NodePtr data = make(NodeKind::Data);
        data->text = token().text;
        block->children.push_back(std::move(data));
        advance();
        continue;
      }
      if (token().kind == TokenKind::OutputBegin) {
        NodePtr output = make(NodeKind::Output);
        advance();
        output->children.push_back(expressionList());
        expectKind(TokenKind::OutputEnd, "}}");
        block->children.push_back(std::move(output));
        continue;
      }
      expectKind(TokenKind::BlockBegin, "a tag");
      for (std::string_view end : ends)
        if (isName(end))
          return block;
      NodePtr made = statement();
      if (made)
        block->children.push_back(std::move(made));
    }
    return block;
  }

  /// After body() has stopped before it.
  void endTag(std::string_view name) {
    if (!takeName(name))
      fail("found " + found() + ", expected " + std::string(name));
    expectKind(TokenKind::BlockEnd, "%}");
  }

  NodePtr statement() {
    std::string tag = token().text;
    NodePtr node = make(NodeKind::Block);
    if (token().kind != TokenKind::Name) {
      fail("found " + found() + ", expected the name of a tag");
      return nullptr;
    }
    advance();
    if (tag == "if")
      return ifStatement(std::move(node));
    if (tag == "for")
      return forStatement(std::move(node));
    if (tag == "set")
      return setStatement(std::move(node));
    if (tag == "macro")
      return macro(std::move(node));
    if (tag == "filter")
      return filterBlock(std::move(node));
    if (tag == "break" || tag == "continue") {
      if (loops_ == 0)
        fail(tag + " outside of a loop");
      node->kind = tag == "break" ? NodeKind::Break : NodeKind::Continue;
      expectKind(TokenKind::BlockEnd, "%}");
      return node;
    }
    if (tag == "generation") {
      expectKind(TokenKind::BlockEnd, "%}");
      NodePtr inner = body({"endgeneration"});
      endTag("endgeneration");
      return inner;
    }
    fail("the tag '" + tag +
         "' is not supported; known are if, for, set, macro, filter, break, "
         "continue, generation and raw");
    return nullptr;
  }

  NodePtr ifStatement(NodePtr node) {
    node->kind = NodeKind::If;
    node->children.push_back(expression());
    expectKind(TokenKind::BlockEnd, "%}");
    while (!failed()) {
      node->children.push_back(body({"elif", "else", "endif"}));
      if (takeName("elif")) {
        node->children.push_back(expression());
        expectKind(TokenKind::BlockEnd, "%}");
      } else if (takeName("else")) {
        expectKind(TokenKind::BlockEnd, "%}");
        node->children.push_back(body({"endif"}));
        break;
      } else {
        break;
      }
    }
    endTag("endif");
    return node;
  }

  std::vector<std::string> targets() {
    std::vector<std::string> names;
    bool bracket = takeOperator("(");
    do
      names.push_back(expectName());
    while (!failed() && takeOperator(","));
    if (bracket)
      expectOperator(")");
    return names;
  }

  NodePtr forStatement(NodePtr node) {
    node->kind = NodeKind::For;
    node->names = targets();
    if (!takeName("in"))
      fail("found " + found() + ", expected 'in'");
    // No conditional expression: its `if` would be the loop's.
    node->children.push_back(tupleOr(&Parser::orExpression));
    node->children.push_back(takeName("if") ? expression() : nullptr);
    if (isName("recursive"))
      fail("recursive loops are not supported");
    expectKind(TokenKind::BlockEnd, "%}");
    ++loops_;
    node->children.push_back(body({"else", "endfor"}));
    --loops_;
    if (takeName("else")) {
      expectKind(TokenKind::BlockEnd, "%}");
      node->children.push_back(body({"endfor"}));
    } else {
      node->children.push_back(nullptr);
    }
    endTag("endfor");
    return node;
  }

  NodePtr setStatement(NodePtr node) {
    NodePtr attribute;
    if (next().kind == TokenKind::Operator && next().text == ".") {
      NodePtr object = make(NodeKind::Name);
      object->text = expectName();
      expectOperator(".");
      attribute = make(NodeKind::Attribute);
      attribute->text = expectName();
      attribute->children.push_back(std::move(object));
    } else {
      node->names = targets();
    }
    if (takeOperator("=")) {
      node->kind = NodeKind::Set;
      node->children.push_back(std::move(attribute));
      node->children.push_back(expressionList());
      expectKind(TokenKind::BlockEnd, "%}");
      return node;
    }
    if (attribute || node->names.size() != 1) {
      fail("found " + found() + ", expected '='");
      return nullptr;
    }
    node->kind = NodeKind::SetBlock;
    node->text = node->names[0];
    NodePtr filters;
    if (isOperator("|"))
      filters = postfixFilters(nullptr);
    expectKind(TokenKind::BlockEnd, "%}");
    node->children.push_back(body({"endset"}));
    node->children.push_back(std::move(filters));
    endTag("endset");
    return node;
  }

  NodePtr macro(NodePtr node) {
    node->kind = NodeKind::Macro;
    node->text = expectName();
    node->children.push_back(nullptr);
    expectOperator("(");
    while (!failed() && !isOperator(")")) {
      node->names.push_back(expectName());
      node->children.push_back(takeOperator("=") ? expression() : nullptr);
      if (!takeOperator(","))
        break;
    }
    expectOperator(")");
    expectKind(TokenKind::BlockEnd, "%}");
    uint32_t loops = std::exchange(loops_, 0);
    node->children[0] = body({"endmacro"});
    loops_ = loops;
    endTag("endmacro");
    return node;
  }

  NodePtr filterBlock(NodePtr node) {
    node->kind = NodeKind::FilterBlock;
    NodePtr filter = make(NodeKind::Filter);
    filter->text = expectName();
    filter->children.push_back(nullptr);
    if (takeOperator("("))
      arguments(*filter);
    node->children.push_back(isOperator("|") ? postfixFilters(std::move(filter))
                                             : std::move(filter));
    expectKind(TokenKind::BlockEnd, "%}");
    node->children.push_back(body({"endfilter"}));
    endTag("endfilter");
    return node;
  }

  // --- Expressions, loosest first.

  using Rule = NodePtr (Parser::*)();

  /// One expression, or several with commas as a tuple.
  NodePtr tupleOr(Rule rule) {
    NodePtr first = (this->*rule)();
    if (!isOperator(","))
      return first;
    NodePtr tuple = make(NodeKind::Tuple);
    tuple->children.push_back(std::move(first));
    while (!failed() && takeOperator(",")) {
      if (token().kind == TokenKind::BlockEnd ||
          token().kind == TokenKind::OutputEnd || isOperator(")"))
        break;
      tuple->children.push_back((this->*rule)());
    }
    return tuple;
  }

  NodePtr expressionList() { return tupleOr(&Parser::expression); }

  NodePtr expression() {
    Level level(*this);
    NodePtr value = orExpression();
    while (!failed() && isName("if")) {
      NodePtr node = make(NodeKind::Condition);
      advance();
      node->children.push_back(orExpression());
      node->children.push_back(std::move(value));
      node->children.push_back(takeName("else") ? expression() : nullptr);
      value = std::move(node);
    }
    return value;
  }

  NodePtr chain(NodeKind kind, std::string_view name, Rule rule) {
    NodePtr first = (this->*rule)();
    if (!isName(name))
      return first;
    NodePtr node = make(kind);
    node->children.push_back(std::move(first));
    while (!failed() && takeName(name))
      node->children.push_back((this->*rule)());
    return node;
  }
  NodePtr orExpression() {
    Level level(*this);
    return chain(NodeKind::Or, "or", &Parser::andExpression);
  }
  NodePtr andExpression() {
    return chain(NodeKind::And, "and", &Parser::notExpression);
  }

  NodePtr notExpression() {
    if (!isName("not"))
      return comparison();
    Level level(*this);
    NodePtr node = make(NodeKind::Not);
    advance();
    node->children.push_back(notExpression());
    return node;
  }

  /// The comparison operator that comes next, taken; or "".
  std::string comparisonOperator() {
    for (std::string_view op : {"==", "!=", "<", ">", "<=", ">="})
      if (takeOperator(op))
        return std::string(op);
    if (takeName("in"))
      return "in";
    if (isName("not") && next().kind == TokenKind::Name &&
        next().text == "in") {
      advance();
      advance();
      return "not in";
    }
    return "";
  }

  NodePtr comparison() {
    NodePtr first = sum();
    NodePtr node;
    for (std::string op; !failed() && !(op = comparisonOperator()).empty();) {
      if (!node) {
        node = make(NodeKind::Compare);
        node->children.push_back(std::move(first));
      }
      node->names.push_back(op);
      node->children.push_back(sum());
    }
    return node ? std::move(node) : std::move(first);
  }

  NodePtr binary(std::initializer_list<std::string_view> operators, Rule rule) {
    NodePtr left = (this->*rule)();
    // Left-deep, so that a long sum costs depth when evaluated: bounded here.
    for (uint32_t count = 0; !failed(); ++count) {
      std::string_view taken;
      for (std::string_view op : operators)
        if (isOperator(op))
          taken = op;
      if (taken.empty())
        return left;
      if (count >= kDepthMax)
        fail("more than " + std::to_string(kDepthMax) +
             " operators in one chain");
      NodePtr node = make(NodeKind::Binary);
      node->text = taken;
      advance();
      node->children.push_back(std::move(left));
      node->children.push_back((this->*rule)());
      left = std::move(node);
    }
    return left;
  }
  NodePtr sum() { return binary({"+", "-"}, &Parser::concatenation); }
  NodePtr concatenation() { return binary({"~"}, &Parser::product); }
  NodePtr product() { return binary({"*", "/", "//", "%"}, &Parser::power); }
  NodePtr power() { return binary({"**"}, &Parser::filtered); }

  NodePtr filtered() { return postfixFilters(unary()); }

  NodePtr unary() {
    if (isOperator("-") || isOperator("+")) {
      Level level(*this);
      bool negative = isOperator("-");
      NodePtr node = make(NodeKind::Negate);
      advance();
      NodePtr inner = unary();
      if (!negative)
        return inner;
      node->children.push_back(std::move(inner));
      return node;
    }
    return postfix(primary());
  }

  NodePtr primary() {
    NodePtr node = make(NodeKind::None);
    const Token taken = token();
    switch (taken.kind) {
    case TokenKind::Name:
      advance();
      return name(taken.text, std::move(node));
    case TokenKind::Text:
      node->kind = NodeKind::Text;
      // Neighbouring strings are one.
      while (token().kind == TokenKind::Text) {
        node->text += token().text;
        advance();
      }
      return node;
    case TokenKind::Integer: {
      node->kind = NodeKind::Integer;
      auto [end, code] =
          std::from_chars(taken.text.data(),
                          taken.text.data() + taken.text.size(), node->integer);
      if (code != std::errc())
        fail("the number " + taken.text + " is out of range");
      (void)end;
      advance();
      return node;
    }
    case TokenKind::Float:
      node->kind = NodeKind::Float;
      std::from_chars(taken.text.data(), taken.text.data() + taken.text.size(),
                      node->number);
      advance();
      return node;
    default:
      break;
    }
    if (takeOperator("("))
      return parenthesis();
    if (takeOperator("["))
      return list(std::move(node));
    if (takeOperator("{"))
      return dict(std::move(node));
    fail("found " + found() + ", expected an expression");
    return node;
  }

  NodePtr name(const std::string &text, NodePtr node) {
    if (text == "true" || text == "True" || text == "false" ||
        text == "False") {
      node->kind = NodeKind::Boolean;
      node->integer = text == "true" || text == "True";
    } else if (text == "none" || text == "None") {
      node->kind = NodeKind::None;
    } else {
      node->kind = NodeKind::Name;
      node->text = text;
    }
    return node;
  }

  NodePtr parenthesis() {
    Level level(*this);
    if (takeOperator(")"))
      return make(NodeKind::Tuple);
    NodePtr inner = expressionList();
    expectOperator(")");
    return inner;
  }

  NodePtr list(NodePtr node) {
    Level level(*this);
    node->kind = NodeKind::List;
    while (!failed() && !isOperator("]")) {
      node->children.push_back(expression());
      if (!takeOperator(","))
        break;
    }
    expectOperator("]");
    return node;
  }

  NodePtr dict(NodePtr node) {
    Level level(*this);
    node->kind = NodeKind::Dict;
    while (!failed() && !isOperator("}")) {
      node->children.push_back(expression());
      expectOperator(":");
      node->children.push_back(expression());
      if (!takeOperator(","))
        break;
    }
    expectOperator("}");
    return node;
  }

  /// Attributes, items and calls.
  NodePtr postfix(NodePtr value) {
    for (uint32_t count = 0; !failed(); ++count) {
      if (count >= kDepthMax)
        fail("more than " + std::to_string(kDepthMax) +
             " look-ups in one chain");
      NodePtr node = make(NodeKind::Attribute);
      if (takeOperator(".")) {
        if (token().kind == TokenKind::Integer) { // a.0 is a[0]
          node->kind = NodeKind::Item;
          node->children.push_back(std::move(value));
          node->children.push_back(primary());
        } else {
          node->text = expectName();
          node->children.push_back(std::move(value));
        }
      } else if (takeOperator("[")) {
        node->kind = NodeKind::Item;
        node->children.push_back(std::move(value));
        node->children.push_back(subscript());
        expectOperator("]");
      } else if (takeOperator("(")) {
        node->kind = NodeKind::Call;
        node->children.push_back(std::move(value));
        arguments(*node);
      } else {
        return value;
      }
      value = std::move(node);
    }
    return value;
  }

  NodePtr subscript() {
    Level level(*this);
    NodePtr slice = make(NodeKind::Slice);
    bool isSlice = false;
    for (int part = 0; part < 3; ++part) {
      bool absent = isOperator(":") || isOperator("]");
      slice->children.push_back(absent ? nullptr : expressionList());
      if (!takeOperator(":"))
        break;
      isSlice = true;
    }
    if (!isSlice) {
      if (!slice->children[0])
        fail("found ']', expected an expression");
      return std::move(slice->children[0]);
    }
    slice->children.resize(3);
    return slice;
  }

  /// After the opening bracket.
  void arguments(Node &call) {
    Level level(*this);
    while (!failed() && !isOperator(")")) {
      if (isOperator("*") || isOperator("**"))
        fail("'" + token().text + "' arguments are not supported");
      if (token().kind == TokenKind::Name &&
          next().kind == TokenKind::Operator && next().text == "=") {
        std::string name = expectName();
        advance();
        call.keywords.emplace_back(name, expression());
      } else {
        if (!call.keywords.empty())
          fail("a positional argument after one with a name");
        call.children.push_back(expression());
      }
      if (!takeOperator(","))
        break;
    }
    expectOperator(")");
  }

  /// Filters, tests and calls of what they give.
  NodePtr postfixFilters(NodePtr value) {
    for (uint32_t count = 0; !failed(); ++count) {
      if (count >= kDepthMax)
        fail("more than " + std::to_string(kDepthMax) +
             " filters in one chain");
      if (takeOperator("|")) {
        NodePtr node = make(NodeKind::Filter);
        node->text = expectName();
        node->children.push_back(std::move(value));
        if (takeOperator("("))
          arguments(*node);
        value = std::move(node);
      } else if (takeName("is")) {
        value = test(std::move(value));
      } else {
        return value;
      }
    }
    return value;
  }

  NodePtr test(NodePtr value) {
    NodePtr node = make(NodeKind::Test);
    bool negated = takeName("not");
    node->text = expectName();
    node->children.push_back(std::move(value));
    if (takeOperator("(")) {
      arguments(*node);
    } else {
      bool operand = token().kind == TokenKind::Text ||
                     token().kind == TokenKind::Integer ||
                     token().kind == TokenKind::Float || isOperator("[") ||
                     isOperator("{");
      bool keyword = false;
      for (std::string_view word :
           {"else", "or", "and", "is", "if", "in", "not", "recursive"})
        keyword = keyword || isName(word);
      if (operand || (token().kind == TokenKind::Name && !keyword))
        node->children.push_back(postfix(primary()));
    }
    if (!negated)
      return node;
    NodePtr negation = make(NodeKind::Not);
    negation->children.push_back(std::move(node));
    return negation;
  }

  std::vector<Token> tokens_;
  size_t at_ = 0;
  uint32_t depth_ = 0, loops_ = 0;
  Status failure_;
};

} // namespace

Result<Template> parse(std::string_view source) {
  KVC_ASSIGN(std::vector<Token> tokens, tokenize(source));
  return Parser(std::move(tokens)).run();
}

} // namespace kvc::jinja
