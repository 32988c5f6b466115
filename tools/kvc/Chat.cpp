// kvc chat: a conversation on the terminal.
//
// The whole conversation is rendered and encoded anew for every reply, since a
// template may write an old message otherwise than a new one; what the cache
// holds of its beginning is not computed again.

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <unistd.h>

#include "runtime/server/ServedArtifact.h"
#include "runtime/text/StreamDecoder.h"
#include "tools/kvc/Commands.h"

namespace kvc {

namespace {

struct ChatOptions {
  std::string artifact, system;
  LoadOptions load;
  GenerateOptions generate;
};

/// Ctrl-C since it was last looked at. A second one ends the program, in case
/// the first has to wait for a long prompt.
std::atomic<bool> interrupted = false;

void onInterrupt(int) {
  if (interrupted.exchange(true))
    ::_exit(130);
}

/// Without SA_RESTART, so that reading a line ends.
void catchInterrupt() {
  struct sigaction action = {};
  action.sa_handler = onInterrupt;
  ::sigaction(SIGINT, &action, nullptr);
}

/// Reads lines from stdin.
class LineReader {
public:
  /// Nothing at the end of the input or after Ctrl-C.
  std::optional<std::string> next() {
    while (true) {
      if (size_t end = held_.find('\n'); end != std::string::npos) {
        std::string line = held_.substr(0, end);
        held_.erase(0, end + 1);
        return line;
      }
      char buffer[4096];
      ssize_t count = interrupted ? 0 : ::read(0, buffer, sizeof(buffer));
      if (count > 0) {
        held_.append(buffer, static_cast<size_t>(count));
        continue;
      }
      if (held_.empty() || interrupted)
        return std::nullopt;
      return std::exchange(held_, {}); // a last line without its end
    }
  }

private:
  std::string held_;
};

class Chat {
public:
  static Result<Chat> open(const ChatOptions &options);

  /// Reads and answers until the input ends.
  Status converse();

private:
  Chat(const ChatOptions &options, LoadedModel model, ChatConfig config,
       ChatTemplate chatTemplate)
      : options_(options), model_(std::move(model)), config_(std::move(config)),
        template_(std::move(chatTemplate)) {}

  void reset();
  /// Whether `line` was a command.
  bool obey(const std::string &line);
  Result<std::vector<uint32_t>> prompt() const;
  Status answer(Sequence &sequence);

  ChatOptions options_;
  LoadedModel model_;
  ChatConfig config_;
  ChatTemplate template_;
  Json messages_ = Json::array();
  std::vector<uint32_t> computed_; ///< tokens whose positions are in the cache
  uint32_t replies_ = 0;
};

Result<Chat> Chat::open(const ChatOptions &options) {
  KVC_ASSIGN(LoadedModel model,
             LoadedModel::load(options.artifact, options.load));
  KVC_ASSIGN(std::string text, model.artifact().text("tokenizer_config.json"));
  KVC_ASSIGN(ChatConfig config, ChatConfig::fromJson(text));
  if (config.chatTemplate.empty())
    return invalid(options.artifact +
                   " has no chat template; kvc run continues raw text");
  auto parsed = ChatTemplate::parse(config.chatTemplate);
  if (!parsed.ok())
    return parsed.takeStatus().during("chat template of " + options.artifact);
  return Chat(options, std::move(model), std::move(config), std::move(*parsed));
}

void Chat::reset() {
  messages_ = Json::array();
  if (!options_.system.empty())
    messages_.push_back({{"role", "system"}, {"content", options_.system}});
}

bool Chat::obey(const std::string &line) {
  if (line.empty() || line[0] != '/')
    return false;
  if (line == "/reset") {
    reset();
    std::fprintf(stderr, "(a new conversation)\n");
  } else {
    std::fprintf(stderr,
                 "%s/reset begins a new conversation; Ctrl-C stops a reply, "
                 "here it leaves, as Ctrl-D does\n",
                 line == "/help" ? "" : ("no command " + line + "; ").c_str());
  }
  return true;
}

Result<std::vector<uint32_t>> Chat::prompt() const {
  Json request = {{"messages", messages_}, {"add_generation_prompt", true}};
  Json trusted = {{"bos_token", config_.bosToken},
                  {"eos_token", config_.eosToken}};
  KVC_ASSIGN(MarkedText text, template_.render(request, trusted));
  return model_.tokenizer().encode(text);
}

Status Chat::answer(Sequence &sequence) {
  KVC_ASSIGN(std::vector<uint32_t> tokens, prompt());
  size_t same = std::mismatch(computed_.begin(), computed_.end(),
                              tokens.begin(), tokens.end())
                    .first -
                computed_.begin();
  // The last token is computed in any case: its logits are wanted.
  same = std::min(same, tokens.empty() ? 0 : tokens.size() - 1);
  sequence.keep(static_cast<uint32_t>(same));
  GenerateOptions generate = options_.generate;
  generate.sampling.seed += replies_++;
  StreamDecoder decoder(model_.tokenizer(), /*skipSpecialTokens=*/true);
  std::string reply;
  auto show = [&](const std::string &text) {
    reply += text;
    std::fwrite(text.data(), 1, text.size(), stdout);
    return std::fflush(stdout) == 0;
  };
  auto result =
      kvc::generate(model_, sequence, tokens, generate, [&](uint32_t id) {
        return show(decoder.append(id)) && !interrupted;
      });
  computed_.clear();
  if (!result.ok()) {
    sequence.keep(0);
    return result.takeStatus();
  }
  show(decoder.flush());
  std::printf("\n");
  std::fflush(stdout);
  if (interrupted)
    std::fprintf(stderr, "(stopped)\n");
  else if (!result->stopped)
    std::fprintf(stderr, "(%zu tokens, the length limit)\n",
                 result->ids.size());
  interrupted = false;
  computed_ = std::move(tokens);
  computed_.insert(computed_.end(), result->ids.begin(), result->ids.end());
  computed_.resize(sequence.computed());
  messages_.push_back({{"role", "assistant"}, {"content", reply}});
  return Status();
}

Status Chat::converse() {
  catchInterrupt();
  reset();
  Sequence sequence(model_.pool());
  LineReader lines;
  bool terminal = ::isatty(0);
  while (true) {
    if (terminal) {
      std::printf("> ");
      std::fflush(stdout);
    }
    auto line = lines.next();
    if (!line)
      break;
    if (line->empty() || obey(*line))
      continue;
    messages_.push_back({{"role", "user"}, {"content", *line}});
    Status status = answer(sequence);
    if (status.ok())
      continue;
    if (!terminal)
      return status;
    // Too long, say: what was said before still stands.
    messages_.erase(messages_.size() - 1);
    std::fprintf(stderr, "kvc chat: %s\n", status.message().c_str());
  }
  if (terminal)
    std::printf("\n");
  return Status();
}

int run(const ChatOptions &options) {
  Status valid = options.generate.sampling.validate();
  if (!valid.ok())
    return report("chat", valid);
  auto chat = Chat::open(options);
  if (!chat.ok())
    return report("chat", chat.status());
  Status status = chat->converse();
  return status.ok() ? 0 : report("chat", status);
}

} // namespace

void addChatCommand(CLI::App &app, Action &action) {
  auto *command = app.add_subcommand(
      "chat", "Converse with an artifact on the terminal; /reset forgets");
  command->option_defaults()->always_capture_default();
  auto options = std::make_shared<ChatOptions>();
  options->generate.tokensMax = 1024;
  command->add_option("DIR", options->artifact, "The artifact")->required();
  command->add_option("--system", options->system,
                      "What the conversation begins with, if not empty");
  addGenerateOptions(*command, options->generate);
  addLoadOptions(*command, options->load);
  command->callback(
      [options, &action] { action = [options] { return run(*options); }; });
}

} // namespace kvc
