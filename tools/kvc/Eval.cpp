// kvc eval: perplexity of a text, or logits of a prompt.

#include <cstdio>
#include <fstream>
#include <unistd.h>

#include <nlohmann/json.hpp>

#include "runtime/base/MappedFile.h"
#include "runtime/engine/Perplexity.h"
#include "runtime/engine/Sequence.h"
#include "tools/kvc/Commands.h"

namespace kvc {

namespace {

struct EvalOptions {
  std::string artifact, textFile, prompt, logitsFile;
  PerplexityOptions perplexity;
  LoadOptions load;
  uint32_t chunk = 0;
  bool json = false;
};

/// One f32 tensor `logits` [tokens, vocabulary] in safetensors format.
Status writeLogits(const std::string &path, const std::vector<float> &logits,
                   size_t tokens) {
  nlohmann::json header = {{"logits",
                            {{"dtype", "F32"},
                             {"shape", {tokens, logits.size() / tokens}},
                             {"data_offsets", {0, logits.size() * 4}}}}};
  std::string text = header.dump();
  text.resize((text.size() + 7) / 8 * 8, ' ');
  uint64_t length = text.size();
  std::ofstream file(path, std::ios::binary);
  file.write(reinterpret_cast<const char *>(&length), 8);
  file.write(text.data(), static_cast<std::streamsize>(text.size()));
  file.write(reinterpret_cast<const char *>(logits.data()),
             static_cast<std::streamsize>(logits.size() * 4));
  file.close();
  if (!file)
    return invalid("cannot write " + path);
  return Status();
}

Status dumpLogits(LoadedModel &model, std::span<const uint32_t> tokens,
                  const EvalOptions &options) {
  if (tokens.empty())
    return invalid("the prompt has no tokens");
  if (tokens.size() > model.manifest().maxModelLen)
    return invalid("the prompt has " + std::to_string(tokens.size()) +
                   " tokens, the model's length is " +
                   std::to_string(model.manifest().maxModelLen));
  std::vector<float> all;
  Sequence sequence(model.pool());
  KVC_TRY(feed(model, sequence, tokens, options.chunk, /*allLogits=*/true,
               [&](size_t, std::span<const float> row) {
                 all.insert(all.end(), row.begin(), row.end());
               }),
          "logits");
  return writeLogits(options.logitsFile, all, tokens.size());
}

void printResult(const PerplexityResult &result, bool json) {
  double rate = static_cast<double>(result.tokens) / result.seconds;
  if (json)
    std::printf("%s\n",
                nlohmann::ordered_json{{"perplexity", result.perplexity},
                                       {"tokens", result.tokens},
                                       {"windows", result.windows},
                                       {"tokens_per_second", rate}}
                    .dump()
                    .c_str());
  else
    std::printf(
        "perplexity %.6f over %llu tokens in %u windows, %.1f tokens/s\n",
        result.perplexity, static_cast<unsigned long long>(result.tokens),
        result.windows, rate);
}

Status eval(const EvalOptions &options) {
  KVC_ASSIGN(LoadedModel model,
             LoadedModel::load(options.artifact, options.load));
  std::string text = options.prompt;
  if (!options.textFile.empty()) {
    KVC_ASSIGN(MappedFile file, MappedFile::open(options.textFile));
    text = file.text();
  }
  // Perplexity is of the text alone; a prompt starts as the tokenizer starts
  // it.
  bool prompt = !options.logitsFile.empty();
  KVC_ASSIGN(std::vector<uint32_t> tokens,
             model.tokenizer().encode(text, {.addSpecialTokens = prompt,
                                             .parseSpecialTokens = prompt}));
  if (prompt)
    return dumpLogits(model, tokens, options);
  bool terminal = isatty(STDERR_FILENO);
  KVC_ASSIGN(PerplexityResult result,
             measurePerplexity(model, tokens, options.perplexity,
                               [&](uint32_t done, uint32_t all) {
                                 if (terminal)
                                   std::fprintf(stderr, "\rwindow %u/%u%s",
                                                done, all,
                                                done == all ? "\r\033[K" : "");
                               }));
  printResult(result, options.json);
  return Status();
}

int run(const EvalOptions &options) {
  if (options.textFile.empty() == options.prompt.empty())
    return report("eval", invalid("expected one of --text and --prompt"));
  if (!options.prompt.empty() && options.logitsFile.empty())
    return report("eval", invalid("--prompt goes with --logits; perplexity is "
                                  "of a --text"));
  Status status = eval(options);
  return status.ok() ? 0 : report("eval", status);
}

} // namespace

void addEvalCommand(CLI::App &app, Action &action) {
  auto *command =
      app.add_subcommand("eval", "Perplexity of a text, or logits of a prompt");
  command->option_defaults()->always_capture_default();
  auto options = std::make_shared<EvalOptions>();
  PerplexityOptions &perplexity = options->perplexity;
  command->add_option("DIR", options->artifact, "The artifact")->required();
  command->add_option("--text", options->textFile, "File of text to score");
  command
      ->add_option("--window", perplexity.window,
                   "Tokens of a window, each from an empty context")
      ->check(CLI::Range(2u, UINT32_MAX));
  command->add_option("--limit", perplexity.limit, "Windows at most; 0: all");
  command
      ->add_option("--heldout", perplexity.heldout,
                   "Score only the last fraction of the tokens")
      ->check(CLI::Range(1e-9, 1.0));
  command->add_flag("--json", options->json, "Print one JSON object");
  command->add_option("--logits", options->logitsFile,
                      "Write the logits of every token of --prompt (or --text) "
                      "to this safetensors file instead");
  command->add_option("--prompt", options->prompt, "Text for --logits");
  command->add_option("--prefill-chunk", options->chunk,
                      "Tokens of one step for --logits; 0: as many as fit");
  addLoadOptions(*command, options->load);
  command->callback(
      [options, &action] { action = [options] { return run(*options); }; });
}

} // namespace kvc
