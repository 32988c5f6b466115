// Shapes of answers; see TextResponse.h.

#include "runtime/server/TextResponse.h"

#include <algorithm>
#include <chrono>

#include "runtime/text/Utf8.h"

namespace kvc {

static void appendEvent(const Json &json, std::string &out) {
  out += "data: ";
  out += dumpJson(json);
  out += "\n\n";
}

static uint64_t characterCount(const std::string &text) {
  return static_cast<uint64_t>(std::count_if(
      text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

static Json nullIf(bool absent, Json value) { return absent ? Json() : value; }

TextResponse::TextResponse(const TextRequest &request, const ServedModel &model,
                           const std::string &fingerprint)
    : request_(request), model_(model), fingerprint_(fingerprint),
      created_(std::chrono::duration_cast<std::chrono::seconds>(
                   std::chrono::system_clock::now().time_since_epoch())
                   .count()),
      choices_(request.prompts.size() * request.choices) {
  for (const Prompt &prompt : request.prompts)
    promptTokens_ += static_cast<uint32_t>(prompt.ids.size());
}

const Prompt &TextResponse::promptOf(uint32_t index) const {
  return request_.prompts[index / request_.choices];
}

uint32_t TextResponse::generatedTokens() const {
  uint32_t count = 0;
  for (const Choice &choice : choices_)
    count += choice.generated;
  return count;
}

/// What a token is called; bytes that are no whole characters have no text.
std::string TextResponse::tokenText(uint32_t id) const {
  if (request_.tokensAsIds)
    return "token_id:" + std::to_string(id);
  std::string bytes(model_.tokenizer->tokenBytes(id));
  return isUtf8(bytes) ? bytes : "";
}

Json TextResponse::newLogprobs() const {
  if (!request_.parameters.logprobs)
    return Json();
  if (request_.chat)
    return {{"content", Json::array()}};
  return {{"text_offset", Json::array()},
          {"token_logprobs", Json::array()},
          {"tokens", Json::array()},
          {"top_logprobs", Json::array()}};
}

/// `logprobs` is null for the first token of a prompt.
void TextResponse::appendCompletionLogprobs(
    Choice &choice, Json &target, uint32_t id,
    const PositionLogprobs *logprobs) const {
  std::string text = tokenText(id);
  target["text_offset"].push_back(choice.offset);
  choice.offset += characterCount(text);
  target["tokens"].push_back(std::move(text));
  if (!logprobs) {
    target["token_logprobs"].push_back(nullptr);
    target["top_logprobs"].push_back(nullptr);
    return;
  }
  target["token_logprobs"].push_back(logprobs->entries[0].logprob);
  Json top = Json::object();
  for (const TokenLogprob &entry : logprobs->entries)
    top.emplace(tokenText(entry.id), entry.logprob); // the first of equal names
  target["top_logprobs"].push_back(std::move(top));
}

/// The chosen token takes the first of the places.
Json TextResponse::chatLogprobs(const PositionLogprobs &logprobs) const {
  auto entryJson = [&](const TokenLogprob &entry) {
    std::string text = tokenText(entry.id);
    Json bytes = Json::array();
    for (unsigned char byte : text)
      bytes.push_back(byte);
    return Json{{"token", text},
                {"logprob", entry.logprob},
                {"bytes", std::move(bytes)}};
  };
  const std::vector<TokenLogprob> &entries = logprobs.entries;
  Json json = entryJson(entries[0]);
  Json top = Json::array();
  for (size_t i = 0; i < entries.size() && top.size() < request_.topLogprobs;
       ++i)
    if (i == 0 || entries[i].id != entries[0].id)
      top.push_back(entryJson(entries[i]));
  json["top_logprobs"] = std::move(top);
  return json;
}

Json TextResponse::promptLogprobsJson(const GenerationEvent &event) const {
  Json list = Json::array({nullptr});
  for (size_t i = 0; i < event.promptLogprobs.size(); ++i) {
    Json byId = Json::object();
    for (const TokenLogprob &entry : event.promptLogprobs[i].entries)
      byId.emplace(std::to_string(entry.id),
                   Json{{"logprob", entry.logprob},
                        {"rank", entry.rank},
                        {"decoded_token", tokenText(entry.id)}});
    list.push_back(std::move(byId));
  }
  return list;
}

/// The logprobs that an event brings, in the shape of the endpoint.
Json TextResponse::gatherLogprobs(Choice &choice, const Prompt &prompt,
                                  const GenerationEvent &event,
                                  bool first) const {
  Json logprobs = newLogprobs();
  if (logprobs.is_null())
    return logprobs;
  if (request_.chat) {
    if (event.logprobs)
      logprobs["content"].push_back(chatLogprobs(*event.logprobs));
    return logprobs;
  }
  if (first && request_.echo)
    for (size_t i = 0; i < prompt.ids.size(); ++i)
      appendCompletionLogprobs(choice, logprobs, prompt.ids[i],
                               i == 0 || i > event.promptLogprobs.size()
                                   ? nullptr
                                   : &event.promptLogprobs[i - 1]);
  if (event.logprobs && !request_.promptOnly)
    appendCompletionLogprobs(choice, logprobs, *event.token, &*event.logprobs);
  return logprobs;
}

static void appendLogprobs(const Json &from, Json &to) {
  if (from.is_null())
    return;
  if (to.is_null()) {
    to = from;
    return;
  }
  for (const auto &[name, list] : from.items())
    for (const Json &item : list)
      to[name].push_back(item);
}

void TextResponse::add(uint32_t index, const GenerationEvent &event,
                       std::string &out) {
  Choice &choice = choices_[index];
  if (event.finish)
    ++finished_;
  if (event.finish == FinishReason::Failed ||
      event.finish == FinishReason::Cancelled) {
    bool failed = event.finish == FinishReason::Failed;
    if (!failure_)
      failure_ = failed
                     ? ApiError{500, "InternalServerError", event.failure}
                     : ApiError{503, "ServiceUnavailableError",
                                "the request was cancelled: the server stops"};
    return;
  }
  const Prompt &prompt = promptOf(index);
  bool first = !std::exchange(choice.started, true);
  if (event.token) {
    choice.tokenIds.push_back(*event.token);
    ++choice.generated;
  }
  if (first && index % request_.choices == 0)
    cachedTokens_ += event.reusedTokens;
  std::string text = request_.promptOnly ? "" : event.text;
  if (first && request_.echo)
    text = (request_.chat ? request_.echoText : prompt.text) + text;
  if (first && request_.promptLogprobs)
    choice.promptLogprobs = promptLogprobsJson(event);
  Json logprobs = gatherLogprobs(choice, prompt, event, first);
  if (event.finish) {
    choice.finishReason =
        request_.promptOnly || *event.finish == FinishReason::Length ? "length"
                                                                     : "stop";
    if (auto *stop = std::get_if<std::string>(&event.stopReason))
      choice.stopReason = *stop;
    if (auto *id = std::get_if<uint32_t>(&event.stopReason))
      choice.stopReason = *id;
    if (request_.promptOnly)
      choice.stopReason = nullptr;
  }
  if (request_.stream) {
    bool visible = !text.empty() || event.finish || !logprobs.is_null() ||
                   request_.returnTokenIds;
    if (visible)
      writeEvent(index, choice, text, logprobs, event, first, out);
    return;
  }
  choice.text += text;
  appendLogprobs(logprobs, choice.logprobs);
}

Json TextResponse::head(const char *object) const {
  return {{"id", request_.id},
          {"object", object},
          {"created", created_},
          {"model", model_.name}};
}

Json TextResponse::usage(bool details) const {
  uint32_t generated = generatedTokens();
  Json json = {{"prompt_tokens", promptTokens_},
               {"total_tokens", promptTokens_ + generated},
               {"completion_tokens", generated}};
  if (details) {
    json["prompt_tokens_details"] = {{"cached_tokens", cachedTokens_}};
    json["completion_tokens_details"] = nullptr;
  }
  return json;
}

/// So far, of one choice.
Json TextResponse::choiceUsage(const Choice &choice, uint32_t index) const {
  auto prompt = static_cast<uint32_t>(promptOf(index).ids.size());
  Json json = {{"prompt_tokens", prompt},
               {"total_tokens", prompt + choice.generated},
               {"completion_tokens", choice.generated}};
  if (request_.chat)
    json["completion_tokens_details"] = nullptr;
  return json;
}

void TextResponse::begin(std::string &out) const {
  if (!request_.chat)
    return;
  for (uint32_t index = 0; index < choices_.size(); ++index) {
    Json json = head("chat.completion.chunk");
    json["choices"] =
        Json::array({{{"index", index},
                      {"delta", {{"role", request_.role}, {"content", ""}}},
                      {"logprobs", nullptr},
                      {"finish_reason", nullptr}}});
    if (request_.continuousUsage)
      json["usage"] = choiceUsage(choices_[index], index);
    json["prompt_token_ids"] =
        nullIf(!request_.returnTokenIds, promptOf(index).ids);
    json["prompt_text"] = nullptr;
    appendEvent(json, out);
  }
  if (!request_.echo)
    return;
  for (uint32_t index = 0; index < choices_.size(); ++index) {
    Json json = head("chat.completion.chunk");
    json["choices"] = Json::array({{{"index", index},
                                    {"delta", {{"content", request_.echoText}}},
                                    {"logprobs", nullptr},
                                    {"finish_reason", nullptr}}});
    appendEvent(json, out);
  }
}

void TextResponse::writeEvent(uint32_t index, const Choice &choice,
                              const std::string &text, const Json &logprobs,
                              const GenerationEvent &event, bool first,
                              std::string &out) const {
  Json entry = {{"index", index}};
  Json tokenIds = nullIf(!request_.returnTokenIds || !event.token,
                         Json::array({event.token.value_or(0)}));
  if (request_.chat) {
    // The echo went ahead, in begin().
    entry["delta"] = {{"content", first && request_.echo ? event.text : text}};
    entry["logprobs"] = logprobs;
    entry["finish_reason"] = choice.finishReason;
    if (event.finish)
      entry["stop_reason"] = choice.stopReason;
    entry["token_ids"] = tokenIds;
  } else {
    bool promptIds = first && (request_.echo || request_.returnTokenIds);
    entry["text"] = text;
    entry["logprobs"] = logprobs;
    entry["finish_reason"] = choice.finishReason;
    entry["stop_reason"] = choice.stopReason;
    entry["prompt_token_ids"] = nullIf(!promptIds, promptOf(index).ids);
    entry["token_ids"] = tokenIds;
  }
  Json json = head(request_.chat ? "chat.completion.chunk" : "text_completion");
  json["choices"] = Json::array({std::move(entry)});
  if (request_.continuousUsage)
    json["usage"] = choiceUsage(choice, index);
  if (event.finish && complete() && !request_.includeUsage)
    json["system_fingerprint"] = fingerprint_;
  appendEvent(json, out);
}

void TextResponse::end(std::string &out) const {
  if (request_.includeUsage) {
    Json json =
        head(request_.chat ? "chat.completion.chunk" : "text_completion");
    json["choices"] = Json::array();
    json["usage"] = usage(false);
    json["system_fingerprint"] = fingerprint_;
    appendEvent(json, out);
  }
  out += "data: [DONE]\n\n";
}

void TextResponse::fail(const ApiError &error, std::string &out) {
  appendEvent(error.json(), out);
  out += "data: [DONE]\n\n";
}

Json TextResponse::body() const {
  Json list = Json::array();
  for (uint32_t index = 0; index < choices_.size(); ++index) {
    const Choice &choice = choices_[index];
    Json entry = {{"index", index}};
    if (request_.chat)
      entry["message"] = {{"role", request_.role}, {"content", choice.text},
                          {"refusal", nullptr},    {"annotations", nullptr},
                          {"audio", nullptr},      {"function_call", nullptr},
                          {"reasoning", nullptr}};
    else
      entry["text"] = choice.text;
    entry["logprobs"] = choice.logprobs;
    entry["finish_reason"] = choice.finishReason;
    entry["stop_reason"] = choice.stopReason;
    entry["token_ids"] = nullIf(!request_.returnTokenIds, choice.tokenIds);
    if (!request_.chat) {
      entry["prompt_logprobs"] = choice.promptLogprobs;
      entry["prompt_token_ids"] =
          nullIf(!request_.returnTokenIds, promptOf(index).ids);
    }
    entry["routed_experts"] = nullptr;
    list.push_back(std::move(entry));
  }
  Json json = head(request_.chat ? "chat.completion" : "text_completion");
  json["choices"] = std::move(list);
  json["service_tier"] = nullptr;
  json["system_fingerprint"] = fingerprint_;
  json["usage"] = usage(true);
  if (request_.chat) {
    json["prompt_logprobs"] = choices_[0].promptLogprobs;
    json["prompt_token_ids"] =
        nullIf(!request_.returnTokenIds, promptOf(0).ids);
    json["prompt_text"] = nullptr;
  }
  json["kv_transfer_params"] = nullptr;
  json["ec_transfer_params"] = nullptr;
  json["metrics"] = nullptr;
  return json;
}

} // namespace kvc
