// Text and tokens of a template; see Lexer.h.

#include "runtime/text/jinja/Lexer.h"

#include <algorithm>
#include <cctype>

#include "runtime/text/Utf8.h"

namespace kvc::jinja {

namespace {

bool isNameStart(char c) {
  return std::isalpha(static_cast<unsigned char>(c)) || c == '_';
}
bool isNamePart(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) || c == '_';
}
bool isBlank(char c) { return c == ' ' || c == '\t'; }

/// Longest first.
constexpr std::string_view kOperators[] = {
    "**", "//", "==", "!=", "<=", ">=", "+", "-", "/", "*", "%", "~", "(",
    ")",  "[",  "]",  "{",  "}",  "<",  ">", "=", ".", ":", "|", ","};

class Lexer {
public:
  explicit Lexer(std::string source) : source_(std::move(source)) {}

  Result<std::vector<Token>> run() {
    while (at_ < source_.size())
      if (Status status = data(); !status.ok())
        return status;
    push(TokenKind::End, "");
    return std::move(tokens_);
  }

private:
  Status fail(const std::string &message) const {
    return invalid("line " + std::to_string(line_) + ": " + message);
  }

  void push(TokenKind kind, std::string text) {
    tokens_.push_back({kind, std::move(text), line_});
  }

  void advance(size_t end) {
    line_ += static_cast<uint32_t>(
        std::count(source_.begin() + static_cast<ptrdiff_t>(at_),
                   source_.begin() + static_cast<ptrdiff_t>(end), '\n'));
    at_ = end;
  }

  /// Where the next tag opens, or the end.
  size_t findTag(size_t from) const {
    for (size_t at = source_.find('{', from); at != std::string::npos;
         at = source_.find('{', at + 1))
      if (at + 1 < source_.size() &&
          std::string_view("{%#").find(source_[at + 1]) !=
              std::string_view::npos)
        return at;
    return source_.size();
  }

  /// Text up to a tag, and the tag.
  Status data() {
    size_t tag = findTag(at_), end = tag;
    bool strips = false;
    if (tag < source_.size()) {
      char modifier = tag + 2 < source_.size() ? source_[tag + 2] : '\0';
      strips = modifier == '-';
      if (source_[tag + 1] != '{' && modifier != '-' && modifier != '+')
        end = lineStart(tag);
    }
    std::string text = source_.substr(at_, std::max(end, at_) - at_);
    if (strips)
      while (!text.empty() &&
             std::isspace(static_cast<unsigned char>(text.back())))
        text.pop_back();
    if (!text.empty())
      push(TokenKind::Data, std::move(text));
    advance(tag);
    return tag < source_.size() ? openTag() : Status();
  }

  /// lstrip_blocks: the start of the line if only blanks lie between, but not
  /// before what is already done.
  size_t lineStart(size_t tag) const {
    size_t start = tag;
    while (start > at_ && isBlank(source_[start - 1]))
      --start;
    bool atLineStart = start == 0 || source_[start - 1] == '\n';
    return atLineStart ? start : tag;
  }

  Status openTag() {
    char kind = source_[at_ + 1];
    if (kind == '#')
      return comment();
    size_t begin = at_ + 2;
    if (begin < source_.size() &&
        (source_[begin] == '-' || source_[begin] == '+'))
      ++begin;
    if (kind == '%' && isTag(begin, "raw"))
      return raw(begin);
    push(kind == '{' ? TokenKind::OutputBegin : TokenKind::BlockBegin, "");
    advance(begin);
    return inside(kind == '{' ? "}}" : "%}", kind == '{');
  }

  Status comment() {
    size_t close = source_.find("#}", at_ + 2);
    if (close == std::string::npos)
      return fail("a comment has no end");
    bool strips = close > at_ + 2 && source_[close - 1] == '-';
    bool keeps = close > at_ + 2 && source_[close - 1] == '+';
    advance(close + 2);
    afterTag(strips, keeps);
    return Status();
  }

  /// White space after a block or comment: `-` takes all, else trim_blocks one
  /// newline.
  void afterTag(bool strips, bool keeps) {
    if (strips)
      skipSpace();
    else if (!keeps && at_ < source_.size() && source_[at_] == '\n')
      advance(at_ + 1);
  }

  void skipSpace() {
    size_t end = at_;
    while (end < source_.size() &&
           std::isspace(static_cast<unsigned char>(source_[end])))
      ++end;
    advance(end);
  }

  bool isTag(size_t begin, std::string_view name) const {
    while (begin < source_.size() &&
           std::isspace(static_cast<unsigned char>(source_[begin])))
      ++begin;
    return source_.compare(begin, name.size(), name) == 0 &&
           (begin + name.size() >= source_.size() ||
            !isNamePart(source_[begin + name.size()]));
  }

  /// {% raw %} ... {% endraw %}.
  Status raw(size_t begin) {
    size_t close = source_.find("%}", begin);
    if (close == std::string::npos)
      return fail("a raw tag has no end");
    bool strips = source_[close - 1] == '-';
    size_t text = close + 2;
    for (size_t end = source_.find("{%", text); end != std::string::npos;
         end = source_.find("{%", end + 2)) {
      size_t name = end + 2;
      bool stripsBefore = name < source_.size() && source_[name] == '-';
      if (stripsBefore)
        ++name;
      if (!isTag(name, "endraw"))
        continue;
      size_t done = source_.find("%}", name);
      if (done == std::string::npos)
        break;
      advance(text);
      afterTag(strips, false);
      std::string content = source_.substr(at_, end - at_);
      if (stripsBefore)
        while (!content.empty() &&
               std::isspace(static_cast<unsigned char>(content.back())))
          content.pop_back();
      push(TokenKind::Data, std::move(content));
      bool stripsAfter = source_[done - 1] == '-';
      advance(done + 2);
      afterTag(stripsAfter, false);
      return Status();
    }
    return fail("a raw block has no {% endraw %}");
  }

  /// Tokens up to `close`.
  Status inside(std::string_view close, bool output) {
    uint32_t open = 0; // brackets, within which }} is two of them
    while (true) {
      skipSpace();
      if (at_ >= source_.size())
        return fail("a tag has no end");
      std::string_view rest = std::string_view(source_).substr(at_);
      char modifier =
          (rest[0] == '-' || rest[0] == '+') && open == 0 ? rest[0] : '\0';
      if (open == 0 && rest.substr(modifier ? 1 : 0).starts_with(close)) {
        push(output ? TokenKind::OutputEnd : TokenKind::BlockEnd, "");
        advance(at_ + close.size() + (modifier ? 1 : 0));
        if (output) {
          if (modifier == '-')
            skipSpace();
        } else {
          afterTag(modifier == '-', modifier == '+');
        }
        return Status();
      }
      if (Status status = token(rest, open); !status.ok())
        return status;
    }
  }

  Status token(std::string_view rest, uint32_t &open) {
    char c = rest[0];
    if (isNameStart(c)) {
      size_t end = 1;
      while (end < rest.size() && isNamePart(rest[end]))
        ++end;
      push(TokenKind::Name, std::string(rest.substr(0, end)));
      advance(at_ + end);
      return Status();
    }
    if (std::isdigit(static_cast<unsigned char>(c)))
      return number(rest);
    if (c == '"' || c == '\'')
      return string(rest);
    for (std::string_view op : kOperators)
      if (rest.starts_with(op)) {
        if (std::string_view("([{").find(c) != std::string_view::npos)
          ++open;
        if (std::string_view(")]}").find(c) != std::string_view::npos &&
            open > 0)
          --open;
        push(TokenKind::Operator, std::string(op));
        advance(at_ + op.size());
        return Status();
      }
    return fail("unexpected character '" + std::string(1, c) + "'");
  }

  Status number(std::string_view rest) {
    size_t end = 0;
    bool isFloat = false;
    auto digits = [&] {
      while (end < rest.size() &&
             (std::isdigit(static_cast<unsigned char>(rest[end])) ||
              rest[end] == '_'))
        ++end;
    };
    digits();
    if (end + 1 < rest.size() && rest[end] == '.' &&
        std::isdigit(static_cast<unsigned char>(rest[end + 1]))) {
      isFloat = true;
      ++end;
      digits();
    }
    if (end < rest.size() && (rest[end] == 'e' || rest[end] == 'E')) {
      size_t digit = end + 1;
      if (digit < rest.size() && (rest[digit] == '+' || rest[digit] == '-'))
        ++digit;
      if (digit < rest.size() &&
          std::isdigit(static_cast<unsigned char>(rest[digit]))) {
        isFloat = true;
        end = digit;
        digits();
      }
    }
    std::string text(rest.substr(0, end));
    std::erase(text, '_');
    push(isFloat ? TokenKind::Float : TokenKind::Integer, std::move(text));
    advance(at_ + end);
    return Status();
  }

  /// A string literal with Python's escapes.
  Status string(std::string_view rest) {
    std::string text;
    size_t i = 1;
    for (; i < rest.size() && rest[i] != rest[0]; ++i) {
      if (rest[i] != '\\') {
        text += rest[i];
        continue;
      }
      if (++i >= rest.size())
        break;
      if (!escape(rest, i, text))
        return fail("a string has an escape that is none");
    }
    if (i >= rest.size())
      return fail("a string has no end");
    push(TokenKind::Text, std::move(text));
    advance(at_ + i + 1);
    return Status();
  }

  /// `i` is at the character after the backslash, and then at the last one of
  /// the escape.
  static bool escape(std::string_view rest, size_t &i, std::string &text) {
    static constexpr std::string_view kNames = "nrtbfva0\\'\"";
    static constexpr std::string_view kValues("\n\r\t\b\f\v\a\0\\'\"", 11);
    char c = rest[i];
    size_t length = c == 'x' ? 2 : c == 'u' ? 4 : c == 'U' ? 8 : 0;
    if (length > 0) {
      char32_t value = 0;
      for (size_t k = 1; k <= length; ++k) {
        if (i + k >= rest.size() ||
            !std::isxdigit(static_cast<unsigned char>(rest[i + k])))
          return false;
        char digit = static_cast<char>(std::tolower(rest[i + k]));
        value = value * 16 + static_cast<char32_t>(
                                 digit <= '9' ? digit - '0' : digit - 'a' + 10);
      }
      if (value > 0x10FFFF || (value >= 0xD800 && value < 0xE000))
        return false;
      appendUtf8(value, text);
      i += length;
    } else if (size_t at = kNames.find(c); at != std::string_view::npos) {
      text += kValues[at];
    } else if (c != '\n') { // an unknown escape stands for itself
      text += '\\';
      text += c;
    }
    return true;
  }

  const std::string source_;
  size_t at_ = 0;
  uint32_t line_ = 1;
  std::vector<Token> tokens_;
};

} // namespace

Result<std::vector<Token>> tokenize(std::string_view source) {
  // As jinja2: one kind of newline, and the last one is not the template's.
  std::string text;
  for (size_t i = 0; i < source.size(); ++i) {
    if (source[i] != '\r') {
      text += source[i];
      continue;
    }
    text += '\n';
    if (i + 1 < source.size() && source[i + 1] == '\n')
      ++i;
  }
  if (text.ends_with('\n'))
    text.pop_back();
  if (!isUtf8(text))
    return invalid("the template is not UTF-8");
  return Lexer(std::move(text)).run();
}

} // namespace kvc::jinja
