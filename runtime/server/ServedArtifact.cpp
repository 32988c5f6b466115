// Loads an artifact for serving; see ServedArtifact.h.

#include "runtime/server/ServedArtifact.h"

#include <algorithm>
#include <chrono>
#include <cstdio>

#include "runtime/server/JsonBody.h"

namespace kvc {

/// The text of a special token: a string, or an object with its content.
static std::string tokenText(const Json &config, const char *name) {
  auto found = config.find(name);
  if (found == config.end())
    return "";
  if (found->is_string())
    return found->get<std::string>();
  if (found->is_object() && found->contains("content") &&
      (*found)["content"].is_string())
    return (*found)["content"].get<std::string>();
  return "";
}

/// The template, or of several the one named "default"; empty if none.
static std::string templateText(const Json &config) {
  auto found = config.find("chat_template");
  if (found == config.end())
    return "";
  if (found->is_string())
    return found->get<std::string>();
  if (found->is_array())
    for (const Json &entry : *found)
      if (entry.is_object() && entry.value("name", "") == "default")
        return entry.value("template", "");
  return "";
}

Result<ChatConfig> ChatConfig::fromJson(std::string_view text) {
  Json config;
  if (MaybeError error = parseBody(text, config))
    return invalid("tokenizer_config.json: " + error->message);
  return ChatConfig{tokenText(config, "bos_token"),
                    tokenText(config, "eos_token"), templateText(config)};
}

Status ServedArtifact::readTokenizerConfig() {
  KVC_ASSIGN(std::string text,
             model_->artifact().text("tokenizer_config.json"));
  KVC_ASSIGN(ChatConfig config, ChatConfig::fromJson(text));
  ServedModel &model = backend_.model;
  model.bosToken = config.bosToken;
  model.eosToken = config.eosToken;
  if (config.chatTemplate.empty()) {
    summary_.push_back("chat: no chat template, /v1/chat/completions is a 400");
    return Status();
  }
  auto parsed = ChatTemplate::parse(config.chatTemplate);
  if (!parsed.ok()) {
    model.chatTemplateProblem = parsed.status().message();
    summary_.push_back("chat: " + parsed.status().message() +
                       "; /v1/chat/completions is a 400");
    return Status();
  }
  chatTemplate_ = std::move(*parsed);
  model.chatTemplate = &*chatTemplate_;
  return Status();
}

/// `asked` or what was compiled; more is refused.
static Status chooseLimit(const char *option, uint32_t asked, uint32_t compiled,
                          uint32_t &chosen) {
  chosen = asked ? asked : compiled;
  if (chosen <= compiled)
    return Status();
  return invalid(std::string(option) + " is " + std::to_string(asked) +
                 ", the artifact was compiled for " + std::to_string(compiled) +
                 "; rerun kvc compile with " + option);
}

Status ServedArtifact::chooseLimits(const std::string &path,
                                    const Options &options) {
  KVC_ASSIGN(Artifact artifact, Artifact::load(path, {.verify = false}));
  const Manifest &manifest = artifact.manifest();
  Scheduler::Options &limits = engineOptions_.scheduler;
  KVC_TRY(chooseLimit("--max-model-len", options.modelLengthMax,
                      manifest.maxModelLen, limits.modelLengthMax),
          "load " + path);
  KVC_TRY(chooseLimit("--max-num-seqs", options.sequencesMax,
                      manifest.maxNumSeqs, limits.sequencesMax),
          "load " + path);
  KVC_TRY(chooseLimit("--max-num-batched-tokens", options.stepTokensMax,
                      manifest.maxNumBatchedTokens, limits.stepTokensMax),
          "load " + path);
  limits.logitRowsMax = manifest.step.logitRowsMax;
  limits.sequencesMax = std::min(limits.sequencesMax, limits.logitRowsMax);
  limits.stepTokensMax = std::max(limits.stepTokensMax, limits.sequencesMax);
  limits.waitingMax = options.waitingMax;
  return Status();
}

Result<std::unique_ptr<ServedArtifact>>
ServedArtifact::load(const std::string &path, const Options &options,
                     Mailroom &mailroom) {
  std::unique_ptr<ServedArtifact> served(new ServedArtifact());
  KVC_TRY(served->chooseLimits(path, options), "serve");
  LoadOptions load = options.load;
  const Scheduler::Options &limits = served->engineOptions_.scheduler;
  served->cacheReason_ = "as asked for";
  if (load.cacheTokens == 0) {
    load.cacheTokens = uint64_t(limits.sequencesMax) * limits.modelLengthMax;
    load.cacheShrinks = true;
    served->cacheReason_ = "all " + std::to_string(limits.sequencesMax) +
                           " sequences at their full length";
  }
  KVC_ASSIGN(served->model_, LoadedModel::load(path, load));
  LoadedModel &loaded = *served->model_;
  if (loaded.poolShrank())
    served->cacheReason_ = "what memory is left";
  Backend &backend = served->backend_;
  ServedModel &model = backend.model;
  model.name =
      options.names.empty() ? loaded.manifest().name : options.names.front();
  if (options.names.size() > 1)
    model.aliases.assign(options.names.begin() + 1, options.names.end());
  model.tokenizer = &loaded.tokenizer();
  model.vocabSize = loaded.manifest().vocabSize;
  KVC_TRY(served->readTokenizerConfig(), "load " + path);
  if (options.generationConfig) {
    KVC_ASSIGN(std::string text,
               loaded.artifact().text("generation_config.json"));
    auto defaults = GenerationDefaults::fromJson(text);
    if (!defaults.ok())
      return defaults.takeStatus().during("load " + path);
    model.defaults = *defaults;
  }

  Engine::Options &engine = served->engineOptions_;
  engine.prefixCaching = options.prefixCaching;
  KVC_ASSIGN(engine.identity, loaded.artifact().text("manifest.json"));
  engine.pageCount = loaded.pool().pageCount();
  engine.elementsPerToken =
      uint64_t(2) * loaded.manifest().kvHeads * loaded.manifest().headDim;
  engine.onWarning = options.onWarning;
  engine.endTokens = loaded.manifest().eosTokenIds;
  engine.ownEndToken = model.tokenizer->idOf(model.eosToken);
  served->engine_ = std::make_unique<Engine>(
      loaded.runner(), loaded.tokenizer(), mailroom, engine);
  model.lengthMax = served->engine_->lengthMax();

  uint32_t digest = 2166136261u; // FNV-1a: only to tell artifacts apart
  for (unsigned char byte : engine.identity)
    digest = (digest ^ byte) * 16777619u;
  char hex[9];
  std::snprintf(hex, sizeof(hex), "%08x", digest);
  backend.fingerprint = std::string("kvc-") + kVersion + "-" + hex;
  backend.root = path;
  backend.created = std::chrono::duration_cast<std::chrono::seconds>(
                        std::chrono::system_clock::now().time_since_epoch())
                        .count();
  backend.engine = served->engine_.get();
  served->summarize(options);
  return served;
}

void ServedArtifact::summarize(const Options &options) {
  const Manifest &manifest = model_->manifest();
  const Engine::Options &engine = engineOptions_;
  auto say = [&](const std::string &line) { summary_.push_back(line); };
  say("model: " + backend_.model.name + " (" + manifest.architecture + "), " +
      std::to_string(backend_.model.lengthMax) + " tokens a sequence");
  say("device: " + model_->device().description());
  say("KV cache: " + manifest.kvDtype +
      (manifest.kvDtype == "f16" ? ", as compiled"
       : options.load.kvScales.empty()
           ? ", scales " + manifest.kvScales + ", as compiled"
           : ", scales " + options.load.kvScales) +
      "; " + std::to_string(engine.pageCount) + " pages, " +
      std::to_string(uint64_t(engine.pageCount) * kPageTokens) + " tokens, " +
      std::to_string(manifest.pageBytes * engine.pageCount >> 20) +
      " MiB: " + cacheReason_);
  say("prefix caching: " + std::string(engine.prefixCaching ? "on" : "off"));
  std::string buckets;
  for (const Program &program : model_->artifact().plan().programs)
    buckets += (buckets.empty() ? "" : " ") + program.name;
  say("buckets: " + buckets);
  say("graphs: " + std::string(options.load.eager ? "off (--enforce-eager)"
                                                  : "one a bucket"));
  say("limits: " + std::to_string(engine.scheduler.sequencesMax) +
      " sequences and " + std::to_string(engine.scheduler.stepTokensMax) +
      " tokens a step, " + std::to_string(engine.scheduler.waitingMax) +
      " sequences waiting");
  const GenerationDefaults &defaults = backend_.model.defaults;
  char text[160];
  std::snprintf(text, sizeof(text),
                "sampling defaults: temperature %g, top_p %g, top_k %lld, from "
                "%s",
                defaults.temperature, defaults.topP,
                static_cast<long long>(defaults.topK),
                options.generationConfig ? "generation_config.json"
                                         : "the API's own");
  say(text);
}

} // namespace kvc
