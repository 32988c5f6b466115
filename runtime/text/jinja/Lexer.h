/// \file
/// Cuts a template into text and tokens, white space handled as with
/// trim_blocks and lstrip_blocks.

#ifndef KVC_RUNTIME_TEXT_JINJA_LEXER_H
#define KVC_RUNTIME_TEXT_JINJA_LEXER_H

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/base/Status.h"

namespace kvc::jinja {

enum class TokenKind : uint8_t {
  Data, ///< text between tags
  OutputBegin,
  OutputEnd,
  BlockBegin,
  BlockEnd,
  Name,
  Text, ///< a string literal, unescaped
  Integer,
  Float,
  Operator,
  End
};

struct Token {
  TokenKind kind;
  std::string text;
  uint32_t line; ///< 1-based
};

/// The last token is End. InvalidArgument with the line for a tag or string
/// that does not end and for characters that are no token.
Result<std::vector<Token>> tokenize(std::string_view source);

} // namespace kvc::jinja

#endif // KVC_RUNTIME_TEXT_JINJA_LEXER_H
