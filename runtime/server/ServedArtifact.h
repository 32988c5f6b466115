/// \file
/// An artifact loaded for serving: model, chat template, engine.

#ifndef KVC_RUNTIME_SERVER_SERVEDARTIFACT_H
#define KVC_RUNTIME_SERVER_SERVEDARTIFACT_H

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "runtime/engine/LoadedModel.h"
#include "runtime/server/Backend.h"

namespace kvc {

/// Owns everything from the mapped files to the engine's thread.
/// What a tokenizer_config.json says of chats.
struct ChatConfig {
  std::string bosToken, eosToken; ///< empty if none
  std::string chatTemplate;       ///< of several the one named "default"

  /// InvalidArgument if the text is no JSON object.
  static Result<ChatConfig> fromJson(std::string_view tokenizerConfigJson);
};

class ServedArtifact {
public:
  struct Options {
    LoadOptions load; ///< cacheTokens 0: room for all sequences, see summary()
    std::vector<std::string> names; ///< served model names; empty: the model's
    /// 0: as compiled. More than was compiled is refused.
    uint32_t sequencesMax = 0, modelLengthMax = 0, stepTokensMax = 0;
    uint32_t waitingMax = 1024; ///< sequences that may wait
    bool prefixCaching = true;
    /// Take sampling defaults from generation_config.json.
    bool generationConfig = true;
    /// Told what a running engine has to warn of (Engine::Options).
    std::function<void(const std::string &)> onWarning = {};
  };

  /// Fails as LoadedModel::load does; InvalidArgument for a limit that the
  /// artifact was not compiled for, and for broken configuration files. A chat
  /// template that cannot be parsed only bars chats; summary() says so.
  /// \param mailroom borrowed; must outlive it. Takes what is generated.
  static Result<std::unique_ptr<ServedArtifact>>
  load(const std::string &path, const Options &options, Mailroom &mailroom);

  const Backend &backend() const { return backend_; }
  Engine &engine() { return *engine_; }

  /// What was chosen and why, a line each, for people.
  const std::vector<std::string> &summary() const { return summary_; }

private:
  ServedArtifact() = default;
  Status readTokenizerConfig();
  Status chooseLimits(const std::string &path, const Options &options);
  void summarize(const Options &options);

  // In this order: the engine borrows what is above it.
  std::optional<LoadedModel> model_;
  std::optional<ChatTemplate> chatTemplate_;
  Backend backend_;
  Engine::Options engineOptions_;
  std::vector<std::string> summary_;
  std::string cacheReason_;
  std::unique_ptr<Engine> engine_;
};

} // namespace kvc

#endif // KVC_RUNTIME_SERVER_SERVEDARTIFACT_H
