// Patterns of pre-tokenizers; see Regex.h.
//
// Every match runs with PCRE2_NO_UTF_CHECK: without it PCRE2 would validate the
// whole text again for each match, and a long text would take quadratic time.

#include "runtime/text/Regex.h"

#include <algorithm>
#include <cassert>
#include <string>

#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>

#include "runtime/text/Utf8.h"

namespace kvc {

namespace {

constexpr uint32_t matchStepsMax = 10'000'000; // PCRE2's own default
constexpr uint32_t matchHeapKiBMax = 64 * 1024;
constexpr size_t jitStackBytes = 32 * 1024, jitStackBytesMax = 1024 * 1024;

PCRE2_SPTR codeUnits(std::string_view text) {
  return reinterpret_cast<PCRE2_SPTR>(text.data());
}

std::string pcreMessage(int error) {
  PCRE2_UCHAR buffer[256];
  if (pcre2_get_error_message(error, buffer, sizeof(buffer)) < 0)
    return "PCRE2 error " + std::to_string(error);
  return reinterpret_cast<const char *>(buffer);
}

Status readDifferently(std::string_view construct, size_t offset) {
  return invalid("'" + std::string(construct) + "' at byte " +
                 std::to_string(offset) +
                 " means something else to PCRE2 than to Oniguruma");
}

/// The length of an interval quantifier such as `{1,3}` at the start of
/// `pattern`, or 0.
size_t intervalLength(std::string_view pattern) {
  size_t end = pattern.find_first_not_of("0123456789,", 1);
  bool closed = end != std::string_view::npos && pattern[end] == '}';
  return pattern[0] == '{' && end > 1 && closed ? end + 1 : 0;
}

/// Whether `pattern` starts with an option group that sets `m`, as `(?m)` or
/// `(?im:` do.
bool setsMultiline(std::string_view pattern) {
  if (!pattern.starts_with("(?"))
    return false;
  size_t end = pattern.find_first_not_of("imsx-", 2);
  return end != std::string_view::npos &&
         (pattern[end] == ')' || pattern[end] == ':') &&
         pattern.substr(2, end - 2).find('m') != std::string_view::npos;
}

/// Refuses what Regex.h lists. Only follows escapes and character classes;
/// everything else about the pattern is PCRE2's business.
Status checkPortable(std::string_view pattern) {
  bool inClass = false;
  for (size_t at = 0; at < pattern.size(); ++at) {
    std::string_view rest = pattern.substr(at);
    if (rest[0] == '\\') {
      if (rest.starts_with("\\h") || rest.starts_with("\\H"))
        return readDifferently(rest.substr(0, 2), at);
      ++at;
    } else if (inClass) {
      if (rest.starts_with("&&"))
        return readDifferently("&&", at);
      if (rest[0] == '[' && !rest.starts_with("[:"))
        return readDifferently("[", at);
      if (rest.starts_with("[:"))
        at +=
            rest.find(":]") == std::string_view::npos ? 0 : rest.find(":]") + 1;
      else if (rest[0] == ']')
        inClass = false;
    } else if (rest[0] == '[') {
      inClass = true;
      // A `]` right after the opening is a member of the class.
      at += rest.starts_with("[^]") ? 2 : rest.starts_with("[]") ? 1 : 0;
    } else if (size_t length = intervalLength(rest)) {
      if (rest.substr(length).starts_with("+"))
        return readDifferently(rest.substr(0, length + 1), at);
    } else if (setsMultiline(rest)) {
      return readDifferently("(?m", at);
    }
  }
  return Status();
}

} // namespace

struct RegexScratch::Memory {
  pcre2_match_data *data = pcre2_match_data_create(1, nullptr);
  pcre2_match_context *context = pcre2_match_context_create(nullptr);
  pcre2_jit_stack *stack =
      pcre2_jit_stack_create(jitStackBytes, jitStackBytesMax, nullptr);

  ~Memory() {
    pcre2_jit_stack_free(stack);
    pcre2_match_context_free(context);
    pcre2_match_data_free(data);
  }
};

RegexScratch::RegexScratch() : memory_(std::make_unique<Memory>()) {
  // Out of memory is not an error the runtime recovers from.
  assert(memory_->data && memory_->context);
  pcre2_set_match_limit(memory_->context, matchStepsMax);
  pcre2_set_heap_limit(memory_->context, matchHeapKiBMax);
  if (memory_->stack) // none where PCRE2 was built without JIT
    pcre2_jit_stack_assign(memory_->context, nullptr, memory_->stack);
}

RegexScratch::~RegexScratch() = default;

void Regex::FreeCode::operator()(void *code) const {
  pcre2_code_free(static_cast<pcre2_code *>(code));
}

Result<Regex> Regex::compile(std::string_view pattern, Syntax syntax) {
  if (!isUtf8(pattern))
    return invalid("pattern is not UTF-8");
  uint32_t options = PCRE2_UTF;
  if (syntax == Syntax::Literal)
    options |= PCRE2_LITERAL;
  else
    options |= PCRE2_UCP | PCRE2_MULTILINE | PCRE2_NEVER_BACKSLASH_C;
  if (syntax == Syntax::Pattern)
    KVC_TRY(checkPortable(pattern), "pattern '" + std::string(pattern) + "'");

  pcre2_compile_context *context = pcre2_compile_context_create(nullptr);
  pcre2_set_newline(context, PCRE2_NEWLINE_LF);
  int error = 0;
  PCRE2_SIZE offset = 0;
  pcre2_code *code = pcre2_compile(codeUnits(pattern), pattern.size(), options,
                                   &error, &offset, context);
  pcre2_compile_context_free(context);
  if (!code)
    return invalid("pattern '" + std::string(pattern) + "': " +
                   pcreMessage(error) + " at byte " + std::to_string(offset));

  // Where machine code is not available PCRE2 interprets, with equal results.
  (void)pcre2_jit_compile(code, PCRE2_JIT_COMPLETE);
  return Regex(code);
}

Status Regex::findAll(std::string_view text, RegexScratch &scratch,
                      std::vector<Span> &matches) const {
  auto *code = static_cast<pcre2_code *>(code_.get());
  pcre2_match_data *data = scratch.memory_->data;
  const PCRE2_SIZE *bounds = pcre2_get_ovector_pointer(data);
  size_t from = 0, lastEnd = text.size() + 1; // no match has ended yet
  while (from <= text.size()) {
    int count = pcre2_match(code, codeUnits(text), text.size(), from,
                            PCRE2_NO_UTF_CHECK, data, scratch.memory_->context);
    if (count == PCRE2_ERROR_NOMATCH)
      break;
    if (count < 0)
      return invalid("a pattern of the tokenizer failed on a text of " +
                     std::to_string(text.size()) +
                     " bytes: " + pcreMessage(count));
    // `\K` in a lookaround could set the start outside of [from, end].
    size_t end = std::max<size_t>(bounds[1], from);
    Span match{std::clamp<size_t>(bounds[0], from, end), end};
    if (match.begin == match.end && match.end == lastEnd) {
      if (from == text.size())
        break;
      from += nextUtf8(text.substr(from)).bytes;
      continue;
    }
    matches.push_back(match);
    from = lastEnd = match.end;
  }
  return Status();
}

} // namespace kvc
