// kvc tokenize: the ids of a raw text, for debugging prompts.

#include <cstdio>

#include "runtime/artifact/Artifact.h"
#include "runtime/text/Tokenizer.h"
#include "tools/kvc/Commands.h"
#include "tools/kvc/JsonIds.h"

namespace kvc {

namespace {

struct TokenizeOptions {
  std::string artifact, prompt;
  bool plain = false;
};

Result<std::vector<uint32_t>> encode(const TokenizeOptions &options) {
  KVC_ASSIGN(Artifact artifact,
             Artifact::load(options.artifact, {.verify = false}));
  KVC_ASSIGN(std::string json, artifact.text("tokenizer.json"));
  KVC_ASSIGN(std::string config, artifact.text("tokenizer_config.json"));
  KVC_ASSIGN(Tokenizer tokenizer, Tokenizer::fromJson(json, config));
  return tokenizer.encode(options.prompt,
                          {.parseSpecialTokens = !options.plain});
}

int run(const TokenizeOptions &options) {
  Result<std::vector<uint32_t>> ids = encode(options);
  if (!ids.ok())
    return report("tokenize", ids.status());
  std::printf("%s\n", jsonIds(*ids).c_str());
  return 0;
}

} // namespace

void addTokenizeCommand(CLI::App &app, Action &action) {
  auto *command =
      app.add_subcommand("tokenize", "Print the token ids of a text as JSON");
  auto options = std::make_shared<TokenizeOptions>();
  command->add_option("DIR", options->artifact, "The artifact")->required();
  command->add_option("--prompt", options->prompt, "Raw text, as for kvc run")
      ->required();
  command->add_flag("--no-parse-special", options->plain,
                    "Read special tokens in the text as plain text");
  command->callback(
      [options, &action] { action = [options] { return run(*options); }; });
}

} // namespace kvc
