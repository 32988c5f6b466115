// Sizes of memory as people write them; see ByteSize.h.

#include "runtime/base/ByteSize.h"

#include <charconv>
#include <cstdio>

namespace kvc {

static constexpr struct {
  std::string_view name;
  unsigned shift;
} kUnits[] = {{"b", 0}, {"kib", 10}, {"mib", 20}, {"gib", 30}, {"tib", 40}};

Result<uint64_t> parseByteSize(std::string_view text) {
  uint64_t number = 0;
  auto [end, error] =
      std::from_chars(text.data(), text.data() + text.size(), number);
  std::string unit;
  for (const char *at = end; at != text.data() + text.size(); ++at)
    if (*at != ' ')
      unit += static_cast<char>(*at >= 'A' && *at <= 'Z' ? *at + 32 : *at);
  for (auto &[name, shift] : kUnits)
    if (error == std::errc() && unit == name &&
        number < uint64_t(1) << (63 - shift))
      return number << shift;
  return invalid("found '" + std::string(text) +
                 "', expected a whole number with its unit, such as 24GiB or "
                 "24560MiB");
}

std::string byteSizeText(uint64_t bytes) {
  char text[64];
  std::snprintf(text, sizeof(text), "%llu bytes (%.1f MiB)",
                static_cast<unsigned long long>(bytes),
                static_cast<double>(bytes) / 1048576.0);
  return text;
}

} // namespace kvc
