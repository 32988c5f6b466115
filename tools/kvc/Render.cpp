// kvc render: what a chat request becomes, for debugging templates.

#include <cstdio>
#include <iostream>
#include <iterator>

#include "runtime/artifact/Artifact.h"
#include "runtime/base/MappedFile.h"
#include "runtime/server/JsonBody.h"
#include "runtime/server/ServedArtifact.h"
#include "runtime/text/ChatTemplate.h"
#include "tools/kvc/Commands.h"
#include "tools/kvc/JsonIds.h"

namespace kvc {

namespace {

struct RenderOptions {
  std::string artifact, templateFile, date;
  bool tokens = false;
};

Status asStatus(const ApiError &error) {
  return invalid((error.param.empty() ? "" : error.param + ": ") +
                 error.message);
}

Result<CalendarDay> parseDate(const std::string &text) {
  CalendarDay day{0, 0, 0};
  int end = 0;
  if (text.empty())
    return day;
  if (std::sscanf(text.c_str(), "%4d-%2d-%2d%n", &day.year, &day.month,
                  &day.day, &end) != 3 ||
      end != static_cast<int>(text.size()) || day.year < 1 || day.month < 1 ||
      day.month > 12 || day.day < 1 || day.day > 31)
    return invalid("--date is '" + text + "', expected YYYY-MM-DD");
  return day;
}

/// The request as the server would read it; every other member and those of
/// chat_template_kwargs are variables too.
Status readRequest(Json &request, Json &trusted, const ChatConfig &config) {
  FieldReader fields(request);
  ServedModel model;
  model.name = "the model";
  Json messages = Json::array(), variables = request;
  MaybeError failure = readMessages(fields, model, messages);
  const Json *extra = fields.object("chat_template_kwargs");
  if (MaybeError error = fields.error())
    return asStatus(*error);
  if (failure)
    return asStatus(*failure);
  if (extra)
    for (const auto &[name, value] : extra->items())
      variables[name] = value;
  variables["messages"] = messages;
  if (!variables.contains("add_generation_prompt"))
    variables["add_generation_prompt"] = true;
  trusted = {{"bos_token", config.bosToken}, {"eos_token", config.eosToken}};
  for (const auto &[name, value] : trusted.items())
    variables.erase(name);
  request = std::move(variables);
  return Status();
}

Result<std::string> templateOf(const RenderOptions &options, Json &request,
                               Json &trusted) {
  if (!options.templateFile.empty()) {
    KVC_ASSIGN(MappedFile file, MappedFile::open(options.templateFile));
    return std::string(file.text());
  }
  KVC_ASSIGN(Artifact artifact,
             Artifact::load(options.artifact, {.verify = false}));
  KVC_ASSIGN(std::string text, artifact.text("tokenizer_config.json"));
  KVC_ASSIGN(ChatConfig config, ChatConfig::fromJson(text));
  if (config.chatTemplate.empty())
    return invalid(options.artifact + " has no chat template");
  KVC_TRY(readRequest(request, trusted, config), "request");
  return config.chatTemplate;
}

Status printTokens(const RenderOptions &options, const MarkedText &text) {
  KVC_ASSIGN(Artifact artifact,
             Artifact::load(options.artifact, {.verify = false}));
  KVC_ASSIGN(std::string json, artifact.text("tokenizer.json"));
  KVC_ASSIGN(std::string config, artifact.text("tokenizer_config.json"));
  KVC_ASSIGN(Tokenizer tokenizer, Tokenizer::fromJson(json, config));
  KVC_ASSIGN(std::vector<uint32_t> ids, tokenizer.encode(text));
  std::printf("%s\n", jsonIds(ids).c_str());
  return Status();
}

Status render(const RenderOptions &options) {
  if (options.artifact.empty() == options.templateFile.empty())
    return invalid("expected one of DIR and --template");
  if (options.tokens && options.artifact.empty())
    return invalid("--tokens needs the tokenizer of an artifact: give DIR");
  ChatTemplate::Options rendering;
  KVC_ASSIGN(rendering.today, parseDate(options.date));
  std::string input{std::istreambuf_iterator<char>(std::cin), {}};
  Json request, trusted = Json::object();
  if (MaybeError error = parseBody(input, request))
    return asStatus(*error).during("request");
  KVC_ASSIGN(std::string source, templateOf(options, request, trusted));
  KVC_ASSIGN(ChatTemplate parsed, ChatTemplate::parse(source));
  KVC_ASSIGN(MarkedText text, parsed.render(request, trusted, rendering));
  if (request.value("continue_final_message", Json(false)) == true &&
      !options.artifact.empty())
    if (MaybeError error = cutAfterMessage(
            request["messages"].back()["content"].get<std::string>(), text))
      return asStatus(*error);
  if (options.tokens)
    return printTokens(options, text);
  std::fwrite(text.text().data(), 1, text.size(), stdout);
  return Status();
}

int run(const RenderOptions &options) {
  Status status = render(options);
  return status.ok() ? 0 : report("render", status);
}

} // namespace

void addRenderCommand(CLI::App &app, Action &action) {
  auto *command = app.add_subcommand(
      "render", "Print what a chat request, read from stdin, becomes");
  auto options = std::make_shared<RenderOptions>();
  command->add_option("DIR", options->artifact,
                      "The artifact whose chat template to use");
  command->add_option("--template", options->templateFile,
                      "A Jinja file instead; every member of the request is "
                      "then a variable as it is");
  command->add_flag("--tokens", options->tokens,
                    "Print token ids as a JSON array instead of text");
  command->add_option("--date", options->date,
                      "What strftime_now sees, as YYYY-MM-DD; today if not "
                      "given");
  command->callback(
      [options, &action] { action = [options] { return run(*options); }; });
}

} // namespace kvc
