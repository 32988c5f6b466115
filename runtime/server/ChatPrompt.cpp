// The prompt of a chat request; see TextRequest.h.

#include <algorithm>

#include "runtime/server/JsonBody.h"
#include "runtime/server/TextRequest.h"

namespace kvc {

namespace {

/// The text of a message's content: a string, or parts of text joined by
/// newlines.
MaybeError contentText(const Json &content, const ServedModel &model,
                       std::string &text) {
  if (content.is_string()) {
    text = content.get<std::string>();
    return std::nullopt;
  }
  bool first = true;
  for (const Json &part : content) {
    std::string type =
        part.is_object() && part.contains("type") && part["type"].is_string()
            ? part["type"].get<std::string>()
            : "";
    if (type == "text" || type == "input_text" || type == "output_text") {
      if (!part.contains("text") || !part["text"].is_string())
        return ApiError::wrongValue(
            "messages", "the content part " + describe(part) + " has no text");
      if (!first)
        text += '\n';
      text += part["text"].get<std::string>();
      first = false;
      continue;
    }
    for (const char *medium : {"image", "audio", "video", "file"})
      if (type.find(medium) != std::string::npos)
        return ApiError::wrongValue("messages",
                                    model.name + " is not a multimodal model");
    return ApiError::wrongValue("messages", "the content part " +
                                                describe(part) +
                                                " is none; expected "
                                                "{\"type\": \"text\", "
                                                "\"text\": ...}");
  }
  return std::nullopt;
}

/// Templates expect the arguments of a call as an object; clients send JSON.
void parseCallArguments(Json &message) {
  auto calls = message.find("tool_calls");
  if (calls == message.end() || !calls->is_array())
    return;
  for (Json &call : *calls) {
    if (!call.is_object() || !call.contains("function") ||
        !call["function"].is_object())
      continue;
    Json &function = call["function"];
    auto arguments = function.find("arguments");
    if (arguments == function.end() || !arguments->is_string())
      continue;
    Json parsed;
    // What is no JSON stays a string.
    if (!parseBodyText(arguments->get_ref<const std::string &>(), parsed))
      *arguments = std::move(parsed);
  }
}

} // namespace

MaybeError readMessages(FieldReader &fields, const ServedModel &model,
                        Json &messages) {
  const Json &body = fields.body();
  auto given = body.find("messages");
  if (given == body.end()) {
    fields.wrong("messages", "a list of messages");
    return std::nullopt;
  }
  if (given->is_null())
    return ApiError::wrongValue("messages", "messages is null, expected a list "
                                            "of messages");
  if (!given->is_array()) {
    fields.wrong("messages", *given, "a list of messages");
    return std::nullopt;
  }
  MaybeError failure;
  for (const Json &message : *given) {
    if (!message.is_object() || !message.contains("role") ||
        !message["role"].is_string()) {
      fields.wrong("messages", message, "an object with a role");
      return std::nullopt;
    }
    Json read = message;
    std::string role = message["role"].get<std::string>();
    auto content = message.find("content");
    bool absent = content == message.end();
    if (!absent && !content->is_string() && !content->is_array() &&
        !(content->is_null() && role == "assistant")) {
      fields.wrong("messages", message,
                   "content that is a string or a list of parts");
      return std::nullopt;
    }
    std::string text;
    if (!absent && !content->is_null() && !failure)
      failure = contentText(*content, model, text);
    read["content"] = text;
    parseCallArguments(read);
    messages.push_back(std::move(read));
  }
  if (messages.empty())
    return ApiError::wrongValue("messages", "messages is empty");
  return failure;
}

static MaybeError readTools(FieldReader &fields, Json &tools) {
  const Json *given = fields.array("tools");
  const Json *choice = fields.find("tool_choice");
  if (given) {
    for (const Json &tool : *given)
      if (!tool.is_object() || !tool.contains("function") ||
          !tool["function"].is_object() || !tool["function"].contains("name") ||
          !tool["function"]["name"].is_string()) {
        fields.wrong("tools", tool,
                     "{\"type\": \"function\", \"function\": {\"name\": ...}}");
        return std::nullopt;
      }
    if (given->empty())
      return ApiError::wrongValue("tools", "tools is empty");
    tools = *given;
  }
  bool none = choice && choice->is_string() && *choice == "none";
  if (choice && !none) {
    bool known =
        choice->is_object() || *choice == "auto" || *choice == "required";
    return ApiError::wrongValue(
        "tool_choice",
        "tool_choice is " + describe(*choice) +
            (known ? "; tool calls are not supported yet, only \"none\""
                   : ", expected \"none\", \"auto\", \"required\" or a tool"));
  }
  if (given && !none)
    return ApiError::wrongValue("tools", "tool calls are not supported yet, "
                                         "only with tool_choice \"none\"");
  return std::nullopt;
}

/// transformers' way of continuing a message: the rendered text ends with its
/// text.
MaybeError cutAfterMessage(const std::string &message, MarkedText &rendered) {
  size_t first = message.find_first_not_of(" \t\r\n");
  std::string text =
      first == std::string::npos
          ? ""
          : message.substr(first,
                           message.find_last_not_of(" \t\r\n") - first + 1);
  size_t at = rendered.text().rfind(text);
  if (at == std::string::npos)
    return ApiError::wrongValue("continue_final_message",
                                "the chat template does not print the last "
                                "message as it is, so it cannot be continued");
  rendered.resize(at + text.size());
  return std::nullopt;
}

static constexpr const char *kEfforts[] = {"none", "minimal", "low", "medium",
                                           "high", "xhigh",   "max"};

MaybeError renderChat(FieldReader &fields, const ServedModel &model,
                      MarkedText &rendered, std::string &role,
                      std::string &lastMessage) {
  Json messages = Json::array(), tools;
  MaybeError failure = readMessages(fields, model, messages);
  MaybeError toolsFailure = readTools(fields, tools);
  bool generationPrompt =
      fields.boolean("add_generation_prompt").value_or(true);
  bool continues = fields.boolean("continue_final_message").value_or(false);
  const Json *extra = fields.object("chat_template_kwargs");
  auto effort = fields.text("reasoning_effort");
  if (effort && std::find(std::begin(kEfforts), std::end(kEfforts), *effort) ==
                    std::end(kEfforts))
    fields.wrong("reasoning_effort", Json(*effort),
                 "none, minimal, low, medium, high, xhigh or max");
  if (fields.error())
    return std::nullopt;
  if (failure)
    return failure;
  if (toolsFailure)
    return toolsFailure;
  if (fields.has("chat_template"))
    return ApiError::wrongValue("chat_template",
                                "chat templates of requests are not trusted; "
                                "the model's own is used");
  if (continues && generationPrompt)
    return ApiError::wrongValue("continue_final_message",
                                "continue_final_message needs "
                                "add_generation_prompt false");
  if (!model.chatTemplate)
    return ApiError::wrongValue(
        "messages", model.chatTemplateProblem.empty()
                        ? model.name + " has no chat template"
                        : "the chat template of " + model.name +
                              " cannot be used: " + model.chatTemplateProblem);
  Json variables = extra ? *extra : Json::object();
  variables["messages"] = messages;
  variables["add_generation_prompt"] = generationPrompt;
  if (!tools.is_null())
    variables["tools"] = tools;
  if (effort)
    variables["reasoning_effort"] = *effort;
  Json trusted = {{"bos_token", model.bosToken}, {"eos_token", model.eosToken}};
  // A client does not choose what the model's own tokens are.
  for (const auto &[name, value] : trusted.items())
    variables.erase(name);
  auto text = model.chatTemplate->render(variables, trusted);
  if (!text.ok())
    return ApiError::wrongValue("messages", text.status().message());
  rendered = std::move(*text);
  lastMessage = messages.back()["content"].get<std::string>();
  role = generationPrompt ? "assistant"
                          : messages.back()["role"].get<std::string>();
  return continues ? cutAfterMessage(lastMessage, rendered) : std::nullopt;
}

} // namespace kvc
