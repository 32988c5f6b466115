// Feeds arbitrary bytes to the tokenizer.json reader; with what it lets through
// a text must survive encoding and decoding.

#include <cstdlib>

#include "runtime/text/Tokenizer.h"
#include "runtime/text/Utf8.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size) {
  std::string_view text(reinterpret_cast<const char *>(bytes), size);
  auto tokenizer = kvc::Tokenizer::fromJson(text, "");
  if (!tokenizer.ok())
    return 0;
  auto ids = tokenizer->encode("The  quick <|end|> \xC3\xA9\xF0\x9F\xA6\x99\n");
  if (ids.ok() && !kvc::isUtf8(tokenizer->decode(*ids, false)))
    std::abort();
  return 0;
}
