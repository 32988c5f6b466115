/// \file
/// A compiled pattern of a pre-tokenizer, matched by PCRE2.
///
/// tokenizer.json patterns are written for Oniguruma with Ruby's syntax. Almost
/// all of it means the same to PCRE2 in UTF and UCP mode; `^` and `$` match at
/// line ends in both because `Regex` asks for that. What PCRE2 would read
/// differently is refused at compile time, by name: class intersection `&&`,
/// a class inside a class, `{n,m}+` (possessive in PCRE2, a repeated group in
/// Ruby), `(?m)`, `\h` and `\H`. One difference is left: PCRE2's `\s` holds
/// U+180E, which has not been white space since Unicode 6.3.
///
/// A `Regex` is immutable after `compile` and may be shared by threads; what a
/// match writes lives in a `RegexScratch`, one per thread or call.

#ifndef KVC_RUNTIME_TEXT_REGEX_H
#define KVC_RUNTIME_TEXT_REGEX_H

#include <cstddef>
#include <memory>
#include <string_view>
#include <vector>

#include "runtime/base/Status.h"

namespace kvc {

/// Bytes [begin, end) of a text.
struct Span {
  size_t begin;
  size_t end;
};

/// Memory that matching writes: about 33 KB, growing up to 1 MB of stack for
/// compiled patterns. Serves any number of patterns, one call at a time.
class RegexScratch {
public:
  RegexScratch();
  ~RegexScratch();
  RegexScratch(const RegexScratch &) = delete;
  RegexScratch &operator=(const RegexScratch &) = delete;

private:
  friend class Regex;
  struct Memory;
  std::unique_ptr<Memory> memory_;
};

class Regex {
public:
  /// How the text of a pattern is to be read.
  enum class Syntax {
    Pattern, ///< a regular expression
    Literal  ///< the very bytes to look for
  };

  /// Compiles `pattern`. InvalidArgument, with the byte offset, if it is not a
  /// pattern or is one that PCRE2 would read differently from Oniguruma.
  static Result<Regex> compile(std::string_view pattern, Syntax syntax);

  /// Appends to `matches` the leftmost matches of `text`, in order and without
  /// overlap; an empty match is dropped where the match before it ends. `text`
  /// must be UTF-8. InvalidArgument if matching passes its limits (ten million
  /// steps for one match, 1 MB of stack), which real patterns do not.
  Status findAll(std::string_view text, RegexScratch &scratch,
                 std::vector<Span> &matches) const;

private:
  struct FreeCode {
    void operator()(void *code) const;
  };
  explicit Regex(void *code) : code_(code) {}

  std::unique_ptr<void, FreeCode> code_; // pcre2_code
};

} // namespace kvc

#endif // KVC_RUNTIME_TEXT_REGEX_H
