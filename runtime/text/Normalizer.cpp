// Normalisation through utf8proc; see Normalizer.h.

#include "runtime/text/Normalizer.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <utf8proc.h>

namespace kvc {

namespace {

utf8proc_option_t optionsOf(NormalForm form) {
  int options = UTF8PROC_STABLE;
  if (form == NormalForm::Nfc || form == NormalForm::Nfkc)
    options |= UTF8PROC_COMPOSE;
  else
    options |= UTF8PROC_DECOMPOSE;
  if (form == NormalForm::Nfkc || form == NormalForm::Nfkd)
    options |= UTF8PROC_COMPAT;
  return static_cast<utf8proc_option_t>(options);
}

std::string normalize(std::string_view text, NormalForm form) {
  utf8proc_uint8_t *mapped = nullptr;
  utf8proc_ssize_t size = utf8proc_map(
      reinterpret_cast<const utf8proc_uint8_t *>(text.data()),
      static_cast<utf8proc_ssize_t>(text.size()), &mapped, optionsOf(form));
  // It fails on invalid UTF-8, excluded by the contract, and without memory.
  assert(size >= 0);
  std::string result(reinterpret_cast<const char *>(mapped),
                     static_cast<size_t>(size));
  std::free(mapped);
  return result;
}

bool isAscii(std::string_view text) {
  return std::ranges::all_of(
      text, [](char byte) { return static_cast<unsigned char>(byte) < 0x80; });
}

std::string replaceAll(std::string_view text, const std::string &from,
                       const std::string &to) {
  std::string result;
  size_t at = 0;
  for (size_t next; (next = text.find(from, at)) != std::string_view::npos;
       at = next + from.size())
    result.append(text.substr(at, next - at)).append(to);
  return result.append(text.substr(at));
}

} // namespace

std::string Normalizer::apply(std::string_view text) const {
  std::string result(text);
  for (const NormalizerStep &step : steps_) {
    if (step.form) {
      // utf8proc takes no null pointer, which an empty view may hold.
      if (!isAscii(result))
        result = normalize(result, *step.form);
    } else if (!step.from.empty()) {
      result = replaceAll(result, step.from, step.to);
    } else if (!result.empty()) {
      result.insert(0, step.to);
    }
  }
  return result;
}

} // namespace kvc
