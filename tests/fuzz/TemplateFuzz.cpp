// Feeds arbitrary templates to the template engine, over a request that has
// something of every kind. It must end within its bounds, and every byte of
// the output must have an origin.

#include <cstdlib>

#include "runtime/text/ChatTemplate.h"
#include "runtime/text/Utf8.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size) {
  static const auto request = nlohmann::ordered_json::parse(R"({
    "messages": [{"role": "user", "content": "a <b> é"},
                 {"role": "assistant", "content": "", "tool_calls":
                   [{"function": {"name": "f", "arguments": {"x": [1, 2.5]}}}]}],
    "tools": [{"type": "function", "function": {"name": "f"}}],
    "add_generation_prompt": true, "n": null})");
  static const nlohmann::ordered_json trusted = {{"bos_token", "<s>"}};
  auto parsed = kvc::ChatTemplate::parse(
      std::string_view(reinterpret_cast<const char *>(bytes), size));
  if (!parsed.ok())
    return 0;
  kvc::ChatTemplate::Options options;
  options.limits = {.steps = 20'000, .depth = 50, .outputBytes = 20'000};
  options.today = {2026, 12, 1};
  auto text = parsed->render(request, trusted, options);
  if (!text.ok())
    return 0;
  if (text->size() > 20'000 || !kvc::isUtf8(text->text()))
    std::abort();
  for (size_t i = 0; i < text->size(); ++i)
    if (text->origin(i) != kvc::Origin::Template &&
        text->origin(i) != kvc::Origin::Request)
      std::abort();
  return 0;
}
