// Feeds arbitrary bodies to the routes that read JSON. Nothing may crash or
// throw; every answer must be JSON, and what is let through must be within the
// bounds that the engine relies on.

#include <cstdlib>

#include "runtime/server/Api.h"
#include "tests/runtime/TinyTokenizer.h"

namespace {

/// A model without an engine: routes that generate stop before it.
struct Served {
  Served()
      : tokenizer(std::move(
            *kvc::Tokenizer::fromJson(kvc::tinyTokenizer().dump(), ""))),
        chatTemplate(std::move(*kvc::ChatTemplate::parse(
            "{% for m in messages %}<|end|>{{ m.role }}{{ m.content }}"
            "{{ m.tool_calls | tojson if m.tool_calls }}{% endfor %}"))),
        api(state, {}) {
    backend.model.name = "tiny";
    backend.model.tokenizer = &tokenizer;
    backend.model.chatTemplate = &chatTemplate;
    backend.model.vocabSize = 262;
    backend.model.lengthMax = 64;
    state.setBackend(&backend);
  }
  kvc::Tokenizer tokenizer;
  kvc::ChatTemplate chatTemplate;
  kvc::Backend backend;
  kvc::ServerState state;
  kvc::Api api;
};

void require(bool holds) {
  if (!holds)
    std::abort();
}

void check(const kvc::TextRequest &request) {
  const kvc::GenerationParameters &parameters = request.parameters;
  require(!request.prompts.empty() && request.choices >= 1 &&
          request.choices <= kvc::kChoicesMax);
  for (const kvc::Prompt &prompt : request.prompts) {
    require(!prompt.ids.empty() && prompt.ids.size() < 64);
    for (uint32_t id : prompt.ids)
      require(id < 262);
  }
  require(parameters.sampling.validate().ok());
  require(parameters.outputMax >= 1 && parameters.outputMax <= 64);
  for (const std::string &stop : parameters.stopStrings)
    require(!stop.empty());
  for (uint32_t id : parameters.stopTokens)
    require(id < 262);
  for (auto [id, bias] : parameters.logitBias)
    require(id < 262 && bias >= -100 && bias <= 100);
  for (const auto &sequence : parameters.barredSequences)
    require(!sequence.empty());
  require(!parameters.logprobs || *parameters.logprobs <= 20);
  require(!parameters.promptLogprobs || *parameters.promptLogprobs <= 20);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size) {
  static Served served;
  static constexpr const char *kPaths[] = {
      "/v1/completions", "/v1/chat/completions", "/tokenize", "/detokenize"};
  if (size == 0)
    return 0;
  kvc::ApiRequest request{
      "POST",
      kPaths[bytes[0] % 4],
      "application/json",
      "",
      "",
      std::string(reinterpret_cast<const char *>(bytes + 1), size - 1)};
  auto handled = served.api.handle(request);
  if (auto *reply = std::get_if<kvc::ApiReply>(&handled))
    require(kvc::Json::accept(reply->body));
  else
    check(*std::get<kvc::ApiGeneration>(handled).request);
  return 0;
}
