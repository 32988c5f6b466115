// kvc-serve: hosts an artifact behind an OpenAI-compatible API.
//
// The server listens before the model is loaded, so that /health answers and
// /ready says why not yet. SIGTERM and SIGINT let what runs finish, for a
// while; a second one does not wait.

#include <csignal>
#include <cstdio>
#include <fstream>
#include <sys/resource.h>
#include <thread>

#include <CLI/CLI.hpp>
#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>

#include "runtime/server/HttpServer.h"
#include "runtime/server/ServedArtifact.h"
#include "tools/LoadFlags.h"

namespace kvc {

namespace {

struct ServeOptions {
  std::string artifact, logLevel = "info", apiKeyFile;
  std::string generationConfig = "auto";
  ServedArtifact::Options served;
  HttpServer::Options http;
  uint32_t drainSeconds = 30;
};

int fail(const Status &status) {
  spdlog::error("{}", status.message());
  return status.exitStatus();
}

/// One key a line; empty lines and those that start with # are none.
Status readKeys(const std::string &path, std::vector<std::string> &keys) {
  std::ifstream file(path);
  if (!file)
    return Status(Code::NotFound, "cannot read the API keys in " + path);
  for (std::string line; std::getline(file, line);) {
    while (!line.empty() && (line.back() == '\r' || line.back() == ' '))
      line.pop_back();
    if (!line.empty() && line[0] != '#')
      keys.push_back(line);
  }
  if (keys.empty())
    return invalid(path + " has no API key");
  return Status();
}

/// A connection is a descriptor, and the usual limit is 1024.
void raiseDescriptorLimit(uint32_t connections) {
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0)
    return;
  rlim_t wanted = connections + rlim_t{64};
  if (limit.rlim_cur < wanted) {
    limit.rlim_cur = std::min(wanted, limit.rlim_max);
    ::setrlimit(RLIMIT_NOFILE, &limit);
  }
  if (limit.rlim_cur < wanted)
    spdlog::warn("only {} file descriptors for {} connections", limit.rlim_cur,
                 connections);
}

/// Blocks the signals in this thread and all it starts.
sigset_t blockSignals() {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGTERM);
  sigaddset(&signals, SIGINT);
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  std::signal(SIGPIPE, SIG_IGN);
  return signals;
}

/// Waits until nothing runs, the time is over or another signal comes.
void drain(const ServerState &state, const sigset_t &signals,
           uint32_t seconds) {
  auto end = std::chrono::steady_clock::now() + std::chrono::seconds(seconds);
  timespec pause{0, 20'000'000};
  while (state.active > 0 && std::chrono::steady_clock::now() < end)
    if (sigtimedwait(&signals, nullptr, &pause) > 0)
      break;
  if (state.active > 0)
    spdlog::warn("stopping with {} requests unfinished", state.active.load());
}

int serve(ServeOptions options) {
  sigset_t signals = blockSignals();
  if (!options.apiKeyFile.empty()) {
    Status read = readKeys(options.apiKeyFile, options.http.api.apiKeys);
    if (!read.ok())
      return fail(read);
  }
  options.served.generationConfig = options.generationConfig == "auto";
  options.served.onWarning = [](const std::string &text) {
    spdlog::warn("{}", text);
  };
  raiseDescriptorLimit(options.http.connectionsMax);
  ServerState state;
  auto server = HttpServer::start(state, options.http);
  if (!server.ok())
    return fail(server.status());
  spdlog::info("listening on http://{}:{}", options.http.host,
               (*server)->port());
  auto served =
      ServedArtifact::load(options.artifact, options.served, state.mailroom());
  if (!served.ok())
    return fail(served.status());
  for (const std::string &line : (*served)->summary())
    spdlog::info("{}", line);
  state.setBackend(&(*served)->backend());
  spdlog::info("ready");

  int signal = 0;
  sigwait(&signals, &signal);
  spdlog::info("signal {}: no new requests, {} under way", signal,
               state.active.load());
  state.drain();
  (*server)->stopAccepting();
  drain(state, signals, options.drainSeconds);
  // Connections use the engine, and the engine delivers to connections.
  (*server)->stop();
  served->reset();
  server->reset();
  spdlog::info("stopped");
  return 0;
}

void addServerOptions(CLI::App &app, ServeOptions &options) {
  app.add_option("DIR", options.artifact, "The artifact")->required();
  app.add_option("--host", options.http.host, "Address to listen on");
  app.add_option("--port", options.http.port, "Port; 0: any free one");
  app.add_option("--api-key", options.http.api.apiKeys,
                 "Key that requests under /v1 must bring; may be repeated");
  app.add_option("--api-key-file", options.apiKeyFile,
                 "File of such keys, one a line");
  app.add_option("--served-model-name", options.served.names,
                 "Names the model answers to, the first in answers; that of "
                 "the artifact if not given");
  app.add_option("--log-level", options.logLevel,
                 "trace, debug, info, warn, error or off")
      ->check(
          CLI::IsMember({"trace", "debug", "info", "warn", "error", "off"}));
  app.add_flag("--access-log,!--no-access-log", options.http.accessLog,
               "A line for every request");
  app.add_option("--drain-seconds", options.drainSeconds,
                 "How long SIGTERM waits for what runs");
  app.add_option("--http-threads", options.http.threads,
                 "Threads that read, tokenise and write")
      ->check(CLI::Range(1u, 64u));
  app.add_option("--max-connections", options.http.connectionsMax,
                 "Connections at once; more are closed")
      ->check(CLI::Range(1u, 1000000u));
  app.add_option("--max-header-bytes", options.http.headerBytesMax,
                 "Longest head of a request");
  app.add_option("--max-body-bytes", options.http.bodyBytesMax,
                 "Longest body of a request");
  auto milliseconds = [&](const char *name, std::chrono::milliseconds &time,
                          const char *help) {
    app.add_option_function<uint32_t>(
        name,
        [&time](uint32_t value) { time = std::chrono::milliseconds(value); },
        std::string(help) + "; " + std::to_string(time.count()) +
            " if not given");
  };
  milliseconds("--header-timeout-ms", options.http.headerTime,
               "For the head of a request");
  milliseconds("--body-timeout-ms", options.http.bodyTime,
               "For the body of a request");
  milliseconds("--idle-timeout-ms", options.http.idleTime,
               "Between requests of a connection");
  milliseconds("--write-timeout-ms", options.http.writeTime,
               "For a client to take what is written");
  milliseconds("--keep-alive-ms", options.http.keepAliveTime,
               "After which a silent stream gets a comment");
}

void addEngineOptions(CLI::App &app, ServeOptions &options) {
  ServedArtifact::Options &served = options.served;
  app.add_option("--max-num-seqs", served.sequencesMax,
                 "Sequences that run at once; 0: as compiled");
  app.add_option("--max-model-len", served.modelLengthMax,
                 "Tokens of prompt and answer; 0: as compiled");
  app.add_option("--max-num-batched-tokens", served.stepTokensMax,
                 "Tokens of one step; 0: as compiled");
  app.add_option("--max-queue", served.waitingMax,
                 "Sequences that wait; more requests are a 503");
  app.add_flag("--enable-prefix-caching,!--no-enable-prefix-caching",
               served.prefixCaching, "Share the pages of common beginnings");
  app.add_option(
      "--kv-cache-tokens", served.load.cacheTokens,
      "Positions of the KV cache; 0: room for all sequences, or what "
      "memory is left");
  app.add_option("--generation-config", options.generationConfig,
                 "auto: sampling defaults from the model; vllm: the API's own")
      ->check(CLI::IsMember({"auto", "vllm"}));
  addLoadOptions(app, served.load);
}

} // namespace

} // namespace kvc

int main(int argc, char **argv) {
  CLI::App app{"Serves an artifact with an OpenAI-compatible API.",
               "kvc-serve"};
  app.option_defaults()->always_capture_default();
  kvc::ServeOptions options;
  kvc::addServerOptions(app, options);
  kvc::addEngineOptions(app, options);
  app.set_version_flag("--version", kvc::kVersion);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError &error) {
    return app.exit(error) == 0 ? 0 : 2;
  }
  spdlog::set_default_logger(spdlog::stderr_color_mt("kvc-serve"));
  spdlog::set_level(spdlog::level::from_str(options.logLevel));
  spdlog::set_pattern("%Y-%m-%dT%H:%M:%S.%e %^%l%$ %v");
  return kvc::serve(std::move(options));
}
