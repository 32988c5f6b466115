/// \file
/// Builds the tree of a template.

#ifndef KVC_RUNTIME_TEXT_JINJA_PARSER_H
#define KVC_RUNTIME_TEXT_JINJA_PARSER_H

#include <string_view>

#include "runtime/base/Status.h"
#include "runtime/text/jinja/Ast.h"

namespace kvc::jinja {

/// InvalidArgument, with the line, for what is no template, nests deeper than
/// 200 levels or uses a tag that is not supported.
Result<Template> parse(std::string_view source);

} // namespace kvc::jinja

#endif // KVC_RUNTIME_TEXT_JINJA_PARSER_H
