// kvc run: continues a prompt and streams the text.

#include <cstdio>

#include "runtime/text/StreamDecoder.h"
#include "tools/kvc/Commands.h"
#include "tools/kvc/JsonIds.h"

namespace kvc {

namespace {

struct RunOptions {
  std::string artifact, prompt;
  LoadOptions load;
  GenerateOptions generate;
  bool tokens = false;
};

int run(const RunOptions &options) {
  Status valid = options.generate.sampling.validate();
  if (!valid.ok())
    return report("run", valid);
  auto model = LoadedModel::load(options.artifact, options.load);
  if (!model.ok())
    return report("run", model.status());
  auto prompt = model->tokenizer().encode(options.prompt);
  if (!prompt.ok())
    return report("run", prompt.status());
  StreamDecoder decoder(model->tokenizer(), /*skipSpecialTokens=*/true);
  auto onToken = [&](uint32_t id) {
    if (options.tokens)
      return true;
    std::string text = decoder.append(id);
    std::fwrite(text.data(), 1, text.size(), stdout);
    // A closed pipe ends the run.
    return std::fflush(stdout) == 0;
  };
  auto result = generate(*model, *prompt, options.generate, onToken);
  if (!result.ok())
    return report("run", result.status());
  if (options.tokens) {
    std::printf("%s\n", jsonIds(result->ids).c_str());
  } else {
    std::printf("%s\n", decoder.flush().c_str());
  }
  std::fflush(stdout);
  size_t decoded = result->ids.size() - 1;
  std::fprintf(stderr,
               "%u prompt tokens in %.1f ms (%.1f tokens/s), %zu tokens "
               "generated, %.1f tokens/s, %s\n",
               result->promptTokens, result->prefillMs,
               result->promptTokens / result->prefillMs * 1e3,
               result->ids.size(),
               decoded ? double(decoded) / result->decodeMs * 1e3 : 0.0,
               result->stopped ? "stopped by an end token" : "length limit");
  // What ran it, since the choice was the artifact's and the machine's.
  std::fprintf(stderr, "%s; KV cache %s\n",
               model->device().description().c_str(),
               model->manifest().kvDtype.c_str());
  return 0;
}

} // namespace

void addGenerateOptions(CLI::App &command, GenerateOptions &options) {
  SamplingParameters &sampling = options.sampling;
  sampling.temperature = 0;
  command
      .add_option("--max-tokens", options.tokensMax,
                  "Tokens to generate at most")
      ->check(CLI::Range(1u, UINT32_MAX));
  command.add_option("--temperature", sampling.temperature,
                     "0 takes the most likely token");
  command.add_option("--top-p", sampling.topP, "Nucleus to sample from");
  command.add_option("--top-k", sampling.topK,
                     "Candidates to sample from; 0: all");
  command.add_option("--min-p", sampling.minP,
                     "Least probability, relative to the best");
  command.add_option("--seed", sampling.seed, "Of the random numbers");
  command.add_option("--prefill-chunk", options.chunk,
                     "Prompt tokens of one step; 0: as many as fit");
}

void addRunCommand(CLI::App &app, Action &action) {
  auto *command =
      app.add_subcommand("run", "Continue a prompt with an artifact");
  command->option_defaults()->always_capture_default();
  auto options = std::make_shared<RunOptions>();
  command->add_option("DIR", options->artifact, "The artifact")->required();
  command
      ->add_option("--prompt", options->prompt,
                   "Raw text; special tokens in it are recognised, no chat "
                   "template is applied")
      ->required();
  addGenerateOptions(*command, options->generate);
  command->add_flag("--tokens", options->tokens,
                    "Print the generated ids as a JSON array instead of text");
  addLoadOptions(*command, options->load);
  command->callback(
      [options, &action] { action = [options] { return run(*options); }; });
}

} // namespace kvc
