// Routes; see Api.h.

#include "runtime/server/Api.h"

#include <algorithm>
#include <cctype>

#include <openssl/crypto.h>

#include "runtime/server/JsonBody.h"

namespace kvc {

namespace {

struct Route {
  std::string_view path, method;
};
constexpr Route kRoutes[] = {{"/health", "GET"},
                             {"/ready", "GET"},
                             {"/version", "GET"},
                             {"/metrics", "GET"},
                             {"/v1/models", "GET"},
                             {"/v1/completions", "POST"},
                             {"/v1/chat/completions", "POST"},
                             {"/tokenize", "POST"},
                             {"/detokenize", "POST"}};
constexpr std::string_view kModelPrefix = "/v1/models/";

std::string_view pathOf(std::string_view target) {
  return target.substr(0, target.find('?'));
}

const Route *findRoute(std::string_view path) {
  static constexpr Route kOneModel{kModelPrefix, "GET"};
  for (const Route &route : kRoutes)
    if (route.path == path)
      return &route;
  if (path.starts_with(kModelPrefix) && path.size() > kModelPrefix.size())
    return &kOneModel;
  return nullptr;
}

std::string lower(std::string_view text) {
  std::string lowered(text);
  std::transform(lowered.begin(), lowered.end(), lowered.begin(),
                 [](unsigned char c) { return std::tolower(c); });
  return lowered;
}

bool isJsonType(std::string_view contentType) {
  std::string type = lower(contentType.substr(0, contentType.find(';')));
  while (!type.empty() && type.back() == ' ')
    type.pop_back();
  return type == "application/json";
}

ApiError unavailable(const std::string &message) {
  return {503, "ServiceUnavailableError", message};
}

ApiReply tokenize(const Json &body, const Backend &backend) {
  const ServedModel &model = backend.model;
  FieldReader fields(body);
  bool withTexts = fields.boolean("return_token_strs").value_or(false);
  Result<std::vector<uint32_t>> ids = std::vector<uint32_t>();
  MaybeError failure;
  if (fields.has("messages")) {
    MarkedText rendered;
    std::string role, last;
    failure = renderChat(fields, model, rendered, role, last);
    if (!failure && !fields.error())
      ids = model.tokenizer->encode(rendered);
  } else {
    bool special = fields.boolean("add_special_tokens").value_or(true);
    auto prompt = fields.text("prompt");
    if (!fields.has("prompt"))
      fields.wrong("prompt", "a string, or messages");
    if (prompt)
      ids = model.tokenizer->encode(*prompt, {.addSpecialTokens = special});
  }
  if (MaybeError error = fields.error())
    return ApiReply::error(*error);
  if (MaybeError error = checkModel(fields, model))
    return ApiReply::error(*error);
  if (failure)
    return ApiReply::error(*failure);
  if (!ids.ok())
    return ApiReply::error(
        ApiError::wrongValue("prompt", ids.status().message()));
  Json json = {{"count", ids->size()},
               {"max_model_len", model.lengthMax},
               {"tokens", *ids},
               {"token_strs", nullptr}};
  if (withTexts) {
    json["token_strs"] = Json::array();
    for (uint32_t id : *ids)
      json["token_strs"].push_back(model.tokenizer->spelling(id));
  }
  return ApiReply::json(json);
}

ApiReply detokenize(const Json &body, const Backend &backend) {
  FieldReader fields(body);
  auto ids = fields.tokenIds("tokens");
  if (!fields.has("tokens"))
    fields.wrong("tokens", "a list of token ids");
  if (MaybeError error = fields.error())
    return ApiReply::error(*error);
  if (MaybeError error = checkModel(fields, backend.model))
    return ApiReply::error(*error);
  return ApiReply::json(
      {{"prompt", backend.model.tokenizer->decode(*ids, false)}});
}

Json modelJson(const Backend &backend, const std::string &name) {
  Json permission = {{"id", "modelperm-" + backend.fingerprint},
                     {"object", "model_permission"},
                     {"created", backend.created},
                     {"allow_create_engine", false},
                     {"allow_sampling", true},
                     {"allow_logprobs", true},
                     {"allow_search_indices", false},
                     {"allow_view", true},
                     {"allow_fine_tuning", false},
                     {"organization", "*"},
                     {"group", nullptr},
                     {"is_blocking", false}};
  return {{"id", name},
          {"object", "model"},
          {"created", backend.created},
          {"owned_by", "kvc"},
          {"root", backend.root},
          {"parent", nullptr},
          {"max_model_len", backend.model.lengthMax},
          {"permission", Json::array({permission})}};
}

} // namespace

ApiReply ApiReply::json(const Json &json, unsigned status) {
  return {status, "application/json", dumpJson(json), {}};
}

ApiReply ApiReply::error(const ApiError &error) {
  ApiReply reply =
      ApiReply::json(error.json(), static_cast<unsigned>(error.status));
  if (error.status == 503)
    reply.headers.emplace_back("Retry-After", "1");
  return reply;
}

std::string Api::routeName(std::string_view target) {
  const Route *route = findRoute(pathOf(target));
  return route ? std::string(route->path) : "other";
}

bool Api::authorized(const ApiRequest &request, std::string_view path) const {
  if (options_.apiKeys.empty() || request.method == "OPTIONS" ||
      !path.starts_with("/v1"))
    return true;
  std::string_view given = request.authorization;
  size_t space = given.find(' ');
  if (space == std::string_view::npos ||
      lower(given.substr(0, space)) != "bearer")
    return false;
  given.remove_prefix(space + 1);
  bool known = false;
  // Every key is compared in full: time tells nothing of them.
  for (const std::string &key : options_.apiKeys)
    known |= key.size() == given.size() &&
             CRYPTO_memcmp(key.data(), given.data(), key.size()) == 0;
  return known;
}

std::variant<ApiReply, ApiGeneration>
Api::handle(const ApiRequest &request) const {
  std::string_view path = pathOf(request.target);
  if (!authorized(request, path)) {
    ApiReply reply = ApiReply::error(
        {401, "AuthenticationError",
         "no valid API key; expected the header Authorization: Bearer KEY"});
    reply.headers.emplace_back("WWW-Authenticate", "Bearer");
    return reply;
  }
  if (path.size() > 1 && path.ends_with('/') &&
      findRoute(path.substr(0, path.size() - 1))) {
    ApiReply reply{307, "", "", {}};
    std::string place(path.substr(0, path.size() - 1));
    reply.headers.emplace_back("Location",
                               place + request.target.substr(path.size()));
    return reply;
  }
  const Route *route = findRoute(path);
  if (!route)
    return ApiReply::error(
        {404, "NotFoundError", "there is no route " + std::string(path)});
  if (request.method != route->method) {
    ApiReply reply = ApiReply::error({405, "MethodNotAllowed",
                                      std::string(path) + " takes " +
                                          std::string(route->method) +
                                          ", not " + request.method});
    reply.headers.emplace_back("Allow", std::string(route->method));
    return reply;
  }
  if (route->method == "GET")
    return get(path);
  return post(path, request);
}

ApiReply Api::get(std::string_view path) const {
  if (path == "/health") {
    const Backend *backend = state_.backend();
    if (backend && backend->engine->failed())
      return ApiReply::error(unavailable("the device has failed"));
    return {};
  }
  if (path == "/ready")
    return state_.ready()
               ? ApiReply()
               : ApiReply::error(unavailable(state_.draining()
                                                 ? "the server stops"
                                                 : "the model is loading"));
  if (path == "/version")
    return ApiReply::json({{"version", kVersion}});
  if (path == "/metrics")
    return {200,
            "text/plain; version=1.0.0; charset=utf-8",
            state_.metricsText(),
            {}};
  return models(path);
}

ApiReply Api::models(std::string_view path) const {
  const Backend *backend = state_.backend();
  if (!backend)
    return ApiReply::error(unavailable("the model is loading"));
  if (path.starts_with(kModelPrefix)) {
    std::string name(path.substr(kModelPrefix.size()));
    if (!backend->model.answersTo(name))
      return ApiReply::error({404, "NotFoundError",
                              "the model '" + name + "' does not exist",
                              "model"});
    return ApiReply::json(modelJson(*backend, name));
  }
  Json list = Json::array({modelJson(*backend, backend->model.name)});
  for (const std::string &alias : backend->model.aliases)
    list.push_back(modelJson(*backend, alias));
  return ApiReply::json({{"object", "list"}, {"data", std::move(list)}});
}

std::variant<ApiReply, ApiGeneration>
Api::post(std::string_view path, const ApiRequest &request) const {
  if (!isJsonType(request.contentType))
    return ApiReply::error(ApiError::wrongType(
        "", "the body is announced as '" + request.contentType +
                "', expected application/json"));
  const Backend *backend = state_.backend();
  if (!state_.ready() || !backend)
    return ApiReply::error(unavailable(
        state_.draining() ? "the server stops" : "the model is loading"));
  Json body;
  if (MaybeError error = parseBody(request.body, body))
    return ApiReply::error(*error);
  if (path == "/tokenize")
    return tokenize(body, *backend);
  if (path == "/detokenize")
    return detokenize(body, *backend);
  ApiGeneration generation{std::make_unique<TextRequest>(), backend};
  MaybeError error =
      path == "/v1/completions"
          ? readCompletion(body, backend->model, request.requestId,
                           *generation.request)
          : readChat(body, backend->model, request.requestId,
                     *generation.request);
  if (error)
    return ApiReply::error(*error);
  return generation;
}

} // namespace kvc
