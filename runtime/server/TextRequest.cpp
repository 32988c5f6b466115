// Reads completion and chat requests; see TextRequest.h.

#include "runtime/server/TextRequest.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <random>

#include "runtime/server/JsonBody.h"

namespace kvc {

Result<GenerationDefaults> GenerationDefaults::fromJson(std::string_view text) {
  GenerationDefaults defaults;
  Json json;
  if (MaybeError error = parseBodyText(text, json))
    return invalid("generation_config.json: " + error->message);
  FieldReader fields(json);
  defaults.temperature =
      fields.number("temperature").value_or(defaults.temperature);
  defaults.topP = fields.number("top_p").value_or(defaults.topP);
  defaults.minP = fields.number("min_p").value_or(defaults.minP);
  defaults.topK = fields.integer("top_k").value_or(defaults.topK);
  defaults.repetitionPenalty =
      fields.number("repetition_penalty").value_or(defaults.repetitionPenalty);
  if (auto most = fields.integer("max_new_tokens");
      most && *most > 0 && *most <= UINT32_MAX)
    defaults.outputMax = static_cast<uint32_t>(*most);
  if (MaybeError error = fields.error())
    return invalid("generation_config.json: " + error->message);
  return defaults;
}

bool ServedModel::answersTo(const std::string &model) const {
  return model == name ||
         std::find(aliases.begin(), aliases.end(), model) != aliases.end();
}

std::string randomId() {
  // A random start, then one after the other: unique in this process, and not
  // to be guessed from another.
  static const uint64_t start = [] {
    std::random_device device;
    return (uint64_t(device()) << 32) | device();
  }();
  static std::atomic<uint64_t> count = 0;
  // Multiplication by an odd number keeps them distinct and spreads them.
  uint64_t id = (start + count.fetch_add(1)) * 0x9E3779B97F4A7C15u;
  char text[17];
  std::snprintf(text, sizeof(text), "%016llx",
                static_cast<unsigned long long>(id));
  return text;
}

static uint64_t randomSeed() {
  static thread_local std::random_device device;
  return (uint64_t(device()) << 32) | device();
}

MaybeError checkModel(FieldReader &fields, const ServedModel &model) {
  auto asked = fields.text("model");
  if (MaybeError error = fields.error())
    return error;
  if (!asked || asked->empty() || model.answersTo(*asked))
    return std::nullopt;
  return ApiError{404, "NotFoundError",
                  "the model '" + *asked +
                      "' does not exist; this server has '" + model.name + "'",
                  "model"};
}

namespace {

/// What was read of the fields that completions and chats share, unchecked.
struct CommonFields {
  std::optional<int64_t> topK, n, seed, minTokens, truncate, promptLogprobs;
  std::optional<double> temperature, topP, minP, presence, frequency,
      repetition;
  std::vector<std::string> stops;
  std::vector<uint32_t> stopTokens;
  std::optional<std::vector<uint32_t>> allowedTokens;
  std::vector<std::string> badWords;
  std::vector<std::pair<int64_t, double>> logitBias;
  bool hasStreamOptions = false, addSpecialTokens = true;
};

std::string number(double value) {
  char text[32];
  std::snprintf(text, sizeof(text), "%g", value);
  return text;
}

/// A list of strings, or one.
std::vector<std::string> readTexts(FieldReader &fields, const char *name,
                                   bool single) {
  const Json *value = fields.find(name);
  std::vector<std::string> texts;
  if (!value)
    return texts;
  if (single && value->is_string())
    return {value->get<std::string>()};
  if (!value->is_array()) {
    fields.wrong(name, *value,
                 single ? "a string or a list of strings"
                        : "a list of strings");
    return texts;
  }
  for (const Json &item : *value) {
    if (!item.is_string()) {
      fields.wrong(name, item, "a string");
      return texts;
    }
    texts.push_back(item.get<std::string>());
  }
  return texts;
}

void readStreamOptions(FieldReader &fields, CommonFields &common,
                       TextRequest &request) {
  request.stream = fields.boolean("stream").value_or(false);
  const Json *options = fields.object("stream_options");
  if (!options)
    return;
  common.hasStreamOptions = true;
  FieldReader inner(*options);
  request.includeUsage = inner.boolean("include_usage").value_or(false);
  request.continuousUsage =
      inner.boolean("continuous_usage_stats").value_or(false) &&
      request.includeUsage;
  if (inner.error())
    fields.wrong("stream_options", *options,
                 "an object of the booleans include_usage and "
                 "continuous_usage_stats");
}

void readLogitBias(FieldReader &fields, CommonFields &common) {
  const Json *bias = fields.object("logit_bias");
  if (!bias)
    return;
  for (const auto &[key, value] : bias->items()) {
    auto id = toInteger(Json(key));
    if (!id || !value.is_number()) {
      fields.wrong("logit_bias", Json({{key, value}}),
                   "token ids as keys and numbers as values");
      return;
    }
    common.logitBias.emplace_back(*id, value.get<double>());
  }
}

CommonFields readCommon(FieldReader &fields, TextRequest &request) {
  CommonFields common;
  readStreamOptions(fields, common, request);
  common.temperature = fields.number("temperature");
  common.topP = fields.number("top_p");
  common.topK = fields.integer("top_k");
  common.minP = fields.number("min_p");
  common.n = fields.integer("n");
  common.seed = fields.integer("seed");
  common.presence = fields.number("presence_penalty");
  common.frequency = fields.number("frequency_penalty");
  common.repetition = fields.number("repetition_penalty");
  common.minTokens = fields.integer("min_tokens");
  common.truncate = fields.integer("truncate_prompt_tokens");
  common.promptLogprobs = fields.integer("prompt_logprobs");
  common.stops = readTexts(fields, "stop", true);
  if (common.stops.size() > kStopStringsMax)
    fields.wrong(
        "stop", *fields.find("stop"),
        ("at most " + std::to_string(kStopStringsMax) + " strings").c_str());
  common.stopTokens =
      fields.tokenIds("stop_token_ids").value_or(std::vector<uint32_t>());
  common.allowedTokens = fields.tokenIds("allowed_token_ids");
  common.badWords = readTexts(fields, "bad_words", false);
  readLogitBias(fields, common);
  common.addSpecialTokens =
      fields.boolean("add_special_tokens").value_or(!request.chat);
  GenerationParameters &parameters = request.parameters;
  parameters.ignoreEnd = fields.boolean("ignore_eos").value_or(false);
  parameters.includeStop =
      fields.boolean("include_stop_str_in_output").value_or(false);
  parameters.skipSpecialTokens =
      fields.boolean("skip_special_tokens").value_or(true);
  request.echo = fields.boolean("echo").value_or(false);
  request.returnTokenIds = fields.boolean("return_token_ids").value_or(false);
  request.tokensAsIds =
      fields.boolean("return_tokens_as_token_ids").value_or(false);
  fields.text("user");
  return common;
}

/// What kvc cannot do and must not ignore.
MaybeError checkSupported(FieldReader &fields) {
  if (const Json *format = fields.object("response_format")) {
    std::string type = format->value("type", Json("")).is_string()
                           ? format->value("type", "")
                           : "";
    if (type != "text")
      return ApiError::wrongValue("response_format",
                                  "response_format " + describe(*format) +
                                      " is not supported yet, only text");
  }
  if (fields.has("structured_outputs"))
    return ApiError::wrongValue("structured_outputs",
                                "structured_outputs are not supported yet");
  if (fields.boolean("use_beam_search").value_or(false))
    return ApiError::wrongValue("use_beam_search",
                                "beam search is not supported");
  return std::nullopt;
}

/// The ranges of sampling parameters; NaN is in none.
MaybeError checkSampling(const CommonFields &common,
                         const GenerationDefaults &defaults,
                         TextRequest &request) {
  auto wrong = [](const char *name, double value, const char *expected) {
    return ApiError::wrongValue(name, std::string(name) + " is " +
                                          number(value) + ", expected " +
                                          expected);
  };
  GenerationParameters &parameters = request.parameters;
  SamplingParameters &sampling = parameters.sampling;
  sampling.temperature = common.temperature.value_or(defaults.temperature);
  if (!(sampling.temperature >= 0 && sampling.temperature <= 2))
    return wrong("temperature", sampling.temperature, "a number in [0, 2]");
  // Lower ones would only overflow.
  if (sampling.temperature > 0)
    sampling.temperature = std::max(sampling.temperature, 0.01);
  sampling.topP = common.topP.value_or(defaults.topP);
  if (!(sampling.topP > 0 && sampling.topP <= 1))
    return wrong("top_p", sampling.topP, "a number in (0, 1]");
  int64_t topK = common.topK.value_or(defaults.topK);
  if (topK < -1)
    return wrong("top_k", static_cast<double>(topK),
                 "0 or -1 for all tokens, or a number of tokens");
  sampling.topK =
      static_cast<uint32_t>(std::clamp<int64_t>(topK, 0, UINT32_MAX));
  sampling.minP = common.minP.value_or(defaults.minP);
  if (!(sampling.minP >= 0 && sampling.minP <= 1))
    return wrong("min_p", sampling.minP, "a number in [0, 1]");
  parameters.presencePenalty = common.presence.value_or(0);
  if (!(std::abs(parameters.presencePenalty) <= 2))
    return wrong("presence_penalty", parameters.presencePenalty,
                 "a number in [-2, 2]");
  parameters.frequencyPenalty = common.frequency.value_or(0);
  if (!(std::abs(parameters.frequencyPenalty) <= 2))
    return wrong("frequency_penalty", parameters.frequencyPenalty,
                 "a number in [-2, 2]");
  parameters.repetitionPenalty =
      common.repetition.value_or(defaults.repetitionPenalty);
  if (!(parameters.repetitionPenalty > 0 &&
        std::isfinite(parameters.repetitionPenalty)))
    return wrong("repetition_penalty", parameters.repetitionPenalty,
                 "a number above 0");
  int64_t n = common.n.value_or(1);
  if (n < 1 || n > kChoicesMax)
    return wrong("n", static_cast<double>(n),
                 "a number of choices in [1, 128]");
  if (n > 1 && sampling.isGreedy())
    return wrong("n", static_cast<double>(n),
                 "1 with temperature 0, which always gives the same");
  request.choices = static_cast<uint32_t>(n);
  request.seed =
      common.seed ? static_cast<uint64_t>(*common.seed) : randomSeed();
  return std::nullopt;
}

MaybeError checkStops(const CommonFields &common, TextRequest &request) {
  for (const std::string &stop : common.stops)
    if (stop.empty())
      return ApiError::wrongValue("stop", "stop has an empty string");
  request.parameters.stopStrings = common.stops;
  int64_t least = common.minTokens.value_or(0);
  if (least < 0 || least > int64_t(request.parameters.outputMax))
    return ApiError::wrongValue(
        "min_tokens", "min_tokens is " + std::to_string(least) +
                          ", expected 0 to max_tokens, which is " +
                          std::to_string(request.parameters.outputMax));
  request.parameters.outputMin = static_cast<uint32_t>(least);
  if (common.hasStreamOptions && !request.stream)
    return ApiError::wrongValue("stream_options",
                                "stream_options goes only with stream");
  return std::nullopt;
}

MaybeError checkLogprobCount(const char *name, int64_t count) {
  if (count >= 0 && count <= kLogprobsMax)
    return std::nullopt;
  return ApiError::wrongValue(
      name, std::string(name) + " is " + std::to_string(count) +
                ", expected 0 to " + std::to_string(kLogprobsMax));
}

/// What depends on the vocabulary.
MaybeError checkTokens(const CommonFields &common, const ServedModel &model,
                       TextRequest &request) {
  auto outside = [&](const char *name, int64_t id) {
    return ApiError::wrongValue(
        name, std::string(name) + " has the token " + std::to_string(id) +
                  ", the vocabulary has " + std::to_string(model.vocabSize) +
                  " tokens");
  };
  GenerationParameters &parameters = request.parameters;
  for (auto [id, bias] : common.logitBias) {
    if (id < 0 || id >= int64_t(model.vocabSize))
      return outside("logit_bias", id);
    parameters.logitBias.emplace_back(
        static_cast<uint32_t>(id),
        static_cast<float>(std::clamp(bias, -100.0, 100.0)));
  }
  for (uint32_t id : common.stopTokens)
    if (id >= model.vocabSize)
      return outside("stop_token_ids", id);
  parameters.stopTokens = common.stopTokens;
  if (common.allowedTokens) {
    if (common.allowedTokens->empty())
      return ApiError::wrongValue("allowed_token_ids",
                                  "allowed_token_ids is empty");
    for (uint32_t id : *common.allowedTokens)
      if (id >= model.vocabSize)
        return outside("allowed_token_ids", id);
    parameters.allowedTokens = *common.allowedTokens;
  }
  // Both spellings of a word, where they have as many tokens (as vLLM).
  for (const std::string &word : common.badWords) {
    std::string bare =
        word.substr(std::min(word.find_first_not_of(' '), word.size()));
    auto plain = model.tokenizer->encode(bare, {.addSpecialTokens = false});
    auto spaced =
        model.tokenizer->encode(" " + bare, {.addSpecialTokens = false});
    if (bare.empty() || !plain.ok() || !spaced.ok())
      return ApiError::wrongValue("bad_words", "bad_words has '" + word +
                                                   "', which is no word");
    bool both =
        spaced->size() == plain->size() && spaced->front() != plain->front();
    parameters.barredSequences.push_back(std::move(*plain));
    if (both)
      parameters.barredSequences.push_back(std::move(*spaced));
  }
  return std::nullopt;
}

MaybeError checkPromptLogprobs(const CommonFields &common,
                               TextRequest &request) {
  if (!common.promptLogprobs)
    return std::nullopt;
  if (MaybeError error =
          checkLogprobCount("prompt_logprobs", *common.promptLogprobs))
    return error;
  if (request.stream && *common.promptLogprobs > 0)
    return ApiError::wrongValue("prompt_logprobs",
                                "prompt_logprobs does not go with stream");
  request.promptLogprobs = true;
  request.parameters.promptLogprobs =
      static_cast<uint32_t>(*common.promptLogprobs);
  return std::nullopt;
}

/// Keeps the last tokens of a prompt as asked, and checks its length.
MaybeError fitPrompt(const CommonFields &common, const ServedModel &model,
                     const char *field, Prompt &prompt) {
  std::vector<uint32_t> &ids = prompt.ids;
  if (common.truncate) {
    int64_t keep = *common.truncate;
    if (keep < -1 || keep == 0 || keep > int64_t(model.lengthMax))
      return ApiError::wrongValue(
          "truncate_prompt_tokens",
          "truncate_prompt_tokens is " + std::to_string(keep) +
              ", expected 1 to the model's length of " +
              std::to_string(model.lengthMax) + ", or -1 for that");
    size_t kept = keep == -1 ? model.lengthMax : static_cast<size_t>(keep);
    if (ids.size() > kept) {
      ids.erase(ids.begin(), ids.end() - static_cast<ptrdiff_t>(kept));
      prompt.text = model.tokenizer->decode(ids, false);
    }
  }
  if (ids.empty())
    return ApiError::wrongValue(field, "the prompt has no tokens");
  if (ids.size() > model.lengthMax)
    return ApiError::wrongValue(
        field, "the prompt has " + std::to_string(ids.size()) +
                   " tokens, at most " + std::to_string(model.lengthMax) +
                   " fit with what is generated");
  if (ids.size() == model.lengthMax)
    return ApiError::wrongValue("max_tokens",
                                "the prompt has " + std::to_string(ids.size()) +
                                    " tokens, which is all of the length of " +
                                    std::to_string(model.lengthMax) +
                                    ": max_tokens must be at least 1, got 0");
  return std::nullopt;
}

/// Refuses, before tokenising, what no tokenizer could make short enough.
MaybeError checkTextLength(const ServedModel &model, const char *field,
                           size_t bytes, bool truncated) {
  uint64_t most = uint64_t(model.lengthMax) * model.tokenizer->tokenBytesMax();
  if (bytes <= most || truncated)
    return std::nullopt;
  return ApiError::wrongValue(field, "the prompt has " + std::to_string(bytes) +
                                         " bytes, which is more than the " +
                                         std::to_string(model.lengthMax) +
                                         " tokens of the length can hold");
}

bool isTokenList(const Json &value) {
  return value.is_array() && !value.empty() &&
         std::all_of(value.begin(), value.end(), [](const Json &item) {
           return item.is_number() || item.is_boolean();
         });
}

/// Ids of one prompt; notes a wrong one.
bool readIds(FieldReader &fields, const Json &value,
             std::vector<uint32_t> &ids) {
  for (const Json &item : value) {
    auto id = toInteger(item);
    if (!id || *id < 0 || *id > UINT32_MAX) {
      fields.wrong("prompt", item, "token ids, whole numbers of at least 0");
      return false;
    }
    ids.push_back(static_cast<uint32_t>(*id));
  }
  return true;
}

/// The forms of `prompt`: a string, a list of strings, a list of ids, a list of
/// lists of ids. Prompts of ids have their text empty yet.
MaybeError readPrompts(FieldReader &fields, std::vector<Prompt> &prompts,
                       std::vector<bool> &hasText) {
  const Json *value = fields.find("prompt");
  if (!value || (value->is_string() && value->get<std::string>().empty()) ||
      (value->is_array() && value->empty()))
    return ApiError::wrongValue("prompt", "prompt is missing or empty");
  if (value->is_string()) {
    prompts.push_back({value->get<std::string>(), {}});
    hasText.push_back(true);
    return std::nullopt;
  }
  if (isTokenList(*value)) {
    prompts.emplace_back();
    hasText.push_back(false);
    readIds(fields, *value, prompts.back().ids);
    return std::nullopt;
  }
  static constexpr const char *kForms =
      "a string, a list of strings, a list of token ids, or a list of such "
      "lists";
  if (!value->is_array()) {
    fields.wrong("prompt", *value, kForms);
    return std::nullopt;
  }
  if (value->size() > kPromptsMax)
    return ApiError::wrongValue("prompt",
                                "prompt has " + std::to_string(value->size()) +
                                    " prompts, at most " +
                                    std::to_string(kPromptsMax) + " may be");
  bool texts = value->front().is_string();
  for (const Json &item : *value) {
    if (texts ? !item.is_string()
              : !(item.is_array() && (item.empty() || isTokenList(item)))) {
      fields.wrong("prompt", *value, kForms);
      return std::nullopt;
    }
    prompts.emplace_back();
    hasText.push_back(texts);
    if (texts)
      prompts.back().text = item.get<std::string>();
    else if (!readIds(fields, item, prompts.back().ids))
      return std::nullopt;
    if (item.empty() || (texts && prompts.back().text.empty()))
      return ApiError::wrongValue("prompt", "prompt has an empty prompt");
  }
  return std::nullopt;
}

MaybeError tokenizePrompts(const CommonFields &common, const ServedModel &model,
                           const std::vector<bool> &hasText,
                           std::vector<Prompt> &prompts) {
  for (size_t i = 0; i < prompts.size(); ++i) {
    Prompt &prompt = prompts[i];
    if (hasText[i]) {
      if (MaybeError error = checkTextLength(
              model, "prompt", prompt.text.size(), common.truncate.has_value()))
        return error;
      auto ids = model.tokenizer->encode(
          prompt.text, {.addSpecialTokens = common.addSpecialTokens});
      if (!ids.ok())
        return ApiError::wrongValue("prompt", ids.status().message());
      prompt.ids = std::move(*ids);
    }
    for (uint32_t id : prompt.ids)
      if (id >= model.vocabSize)
        return ApiError::wrongValue(
            "prompt", "the prompt has the token " + std::to_string(id) +
                          ", the vocabulary has " +
                          std::to_string(model.vocabSize) + " tokens");
    if (MaybeError error = fitPrompt(common, model, "prompt", prompt))
      return error;
    if (!hasText[i])
      prompt.text = model.tokenizer->decode(prompt.ids, false);
  }
  return std::nullopt;
}

/// max_tokens: its range, then cut to what is left in `readCompletion` and
/// `readChat` by the scheduler.
MaybeError checkOutputMax(const ServedModel &model, int64_t asked,
                          bool zeroAllowed, TextRequest &request) {
  if (asked == 0 && zeroAllowed) {
    request.promptOnly = true;
    asked = 1; // made and dropped
  }
  if (asked < 1 || asked > int64_t(model.lengthMax))
    return ApiError::wrongValue(
        "max_tokens", "max_tokens must be at least 1 and at most the length "
                      "of " +
                          std::to_string(model.lengthMax) + ", got " +
                          std::to_string(asked));
  request.parameters.outputMax = static_cast<uint32_t>(asked);
  return std::nullopt;
}

std::string requestIdOf(FieldReader &fields, const std::string &header) {
  auto id = fields.text("request_id");
  if (!header.empty())
    return header;
  return id && !id->empty() ? *id : randomId();
}

/// completions: a number, or true for 1. A string that is none has another
/// kind of error there.
MaybeError readCompletionLogprobs(FieldReader &fields,
                                  std::optional<int64_t> &logprobs) {
  const Json *value = fields.find("logprobs");
  if (value && value->is_string() && !toInteger(*value))
    return ApiError::wrongValue("logprobs", "logprobs is " + describe(*value) +
                                                ", expected a whole number");
  logprobs = fields.integer("logprobs");
  if (value && value->is_boolean() && !value->get<bool>())
    logprobs.reset();
  return std::nullopt;
}

} // namespace

MaybeError readCompletion(const Json &body, const ServedModel &model,
                          const std::string &requestId, TextRequest &request) {
  FieldReader fields(body);
  std::vector<bool> hasText;
  if (MaybeError error = readPrompts(fields, request.prompts, hasText))
    return error;
  CommonFields common = readCommon(fields, request);
  request.id = "cmpl-" + requestIdOf(fields, requestId);
  auto outputMax = fields.integer("max_tokens");
  std::optional<int64_t> logprobs;
  MaybeError logprobsError = readCompletionLogprobs(fields, logprobs);
  if (auto n = body.find("n"); n != body.end() && n->is_null())
    fields.wrong("n", *n, "a whole number");
  fields.text("suffix");
  if (MaybeError error = fields.error())
    return error;
  if (MaybeError error = checkModel(fields, model))
    return error;
  if (fields.has("suffix") && !fields.text("suffix")->empty())
    return ApiError::wrongValue("suffix", "suffix is not supported");
  if (MaybeError error = checkOutputMax(
          model, outputMax.value_or(std::min<int64_t>(16, model.lengthMax)),
          request.echo, request))
    return error;
  if (MaybeError error =
          tokenizePrompts(common, model, hasText, request.prompts))
    return error;
  if (MaybeError error = checkSupported(fields))
    return error;
  if (MaybeError error = fields.error())
    return error;
  if (MaybeError error = checkSampling(common, model.defaults, request))
    return error;
  if (MaybeError error = checkStops(common, request))
    return error;
  if (logprobsError)
    return logprobsError;
  if (logprobs) {
    if (MaybeError error = checkLogprobCount("logprobs", *logprobs))
      return error;
    request.parameters.logprobs = static_cast<uint32_t>(*logprobs);
  }
  if (MaybeError error = checkPromptLogprobs(common, request))
    return error;
  if (request.echo && logprobs && !request.parameters.promptLogprobs) {
    request.parameters.promptLogprobs = request.parameters.logprobs;
    request.promptLogprobs = true; // as vLLM, in both shapes
  }
  return checkTokens(common, model, request);
}

/// chat: a boolean and a number beside it.
static MaybeError checkChatLogprobs(bool wanted, std::optional<int64_t> top,
                                    TextRequest &request) {
  if (top && *top != 0 && !wanted)
    return ApiError::wrongValue("top_logprobs",
                                "top_logprobs needs logprobs to be true");
  if (!wanted)
    return std::nullopt;
  if (MaybeError error = checkLogprobCount("logprobs", top.value_or(0)))
    return error;
  request.topLogprobs = static_cast<uint32_t>(top.value_or(0));
  request.parameters.logprobs = request.topLogprobs;
  return std::nullopt;
}

MaybeError readChat(const Json &body, const ServedModel &model,
                    const std::string &requestId, TextRequest &request) {
  request.chat = true;
  FieldReader fields(body);
  CommonFields common = readCommon(fields, request);
  request.id = "chatcmpl-" + requestIdOf(fields, requestId);
  auto outputMax = fields.integer("max_completion_tokens");
  auto olderMax = fields.integer("max_tokens");
  if (!outputMax)
    outputMax = olderMax;
  bool logprobs = fields.boolean("logprobs").value_or(false);
  auto topLogprobs = fields.integer("top_logprobs");
  fields.text("model");
  // Rendering is part of reading: its wrong types are told with the others.
  MarkedText rendered;
  std::string lastMessage;
  MaybeError failure =
      renderChat(fields, model, rendered, request.role, lastMessage);
  if (MaybeError error = fields.error())
    return error;
  if (MaybeError error = checkModel(fields, model))
    return error;
  if (failure)
    return failure;
  int64_t unlimited = std::min<int64_t>(
      model.lengthMax, model.defaults.outputMax.value_or(UINT32_MAX));
  if (MaybeError error =
          checkOutputMax(model, outputMax.value_or(unlimited), false, request))
    return error;
  if (MaybeError error = checkTextLength(model, "messages", rendered.size(),
                                         common.truncate.has_value()))
    return error;
  auto ids = model.tokenizer->encode(rendered);
  if (!ids.ok())
    return ApiError::wrongValue("messages", ids.status().message());
  request.prompts.push_back({"", std::move(*ids)});
  if (MaybeError error =
          fitPrompt(common, model, "messages", request.prompts[0]))
    return error;
  if (request.echo)
    request.echoText = lastMessage;
  if (MaybeError error = checkSupported(fields))
    return error;
  if (MaybeError error = fields.error())
    return error;
  if (MaybeError error = checkSampling(common, model.defaults, request))
    return error;
  if (MaybeError error = checkStops(common, request))
    return error;
  if (MaybeError error = checkChatLogprobs(logprobs, topLogprobs, request))
    return error;
  if (MaybeError error = checkPromptLogprobs(common, request))
    return error;
  return checkTokens(common, model, request);
}

} // namespace kvc
