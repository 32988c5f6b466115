// kvc-bench: decode and prefill speed of an artifact beside what the machine's
// memory gives, in one run.
//
// "Bytes of a step" are the weights that its launches read (a table row for the
// embedding) and the K and V of the context; the ideal is each once.

#include <chrono>
#include <cstdio>
#include <cstring>
#include <thread>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "runtime/engine/Sequence.h"

namespace kvc {

namespace {

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

struct BenchOptions {
  std::string artifact;
  uint32_t promptTokens = 512, decodeTokens = 128, repeats = 3, batch = 1;
  LoadOptions load;
};

/// Best GB/s of summing a buffer larger than the last-level cache's share.
double readBandwidth(uint32_t threads) {
  constexpr size_t kBytes = size_t(1) << 30;
  std::vector<uint64_t> data(kBytes / 8, 1);
  double best = 0;
  for (int repeat = 0; repeat < 4; ++repeat) {
    std::vector<std::thread> workers;
    std::vector<uint64_t> sums(threads * 8);
    Clock::time_point start = Clock::now();
    for (uint32_t thread = 0; thread < threads; ++thread)
      workers.emplace_back([&, thread] {
        size_t share = data.size() / threads;
        const uint64_t *from = data.data() + thread * share;
        uint64_t sum = 0;
        for (size_t i = 0; i < share; ++i)
          sum += from[i];
        sums[thread * 8] = sum;
      });
    for (std::thread &worker : workers)
      worker.join();
    best = std::max(best, kBytes / secondsSince(start) / 1e9);
    if (sums[0] == 0)
      std::abort(); // keeps the loops
  }
  return best;
}

/// Weight bytes that one replay of `program` reads, each range once a launch.
uint64_t weightBytes(const Program &program, const Manifest &manifest) {
  uint64_t bytes = 0;
  for (size_t i = 0; i < program.calls.size(); ++i)
    for (const Range &range : program.calls[i].arguments)
      if (range.space == Space::Weights)
        // The first launch gathers rows of the table; rope tables likewise.
        bytes += i == 0 ? uint64_t(manifest.hiddenSize) * program.rows * 2
                        : range.bytes;
  return bytes;
}

std::vector<uint32_t> somePrompt(uint32_t count, uint32_t vocabulary) {
  std::vector<uint32_t> tokens;
  uint32_t state = 12345;
  for (uint32_t i = 0; i < count; ++i) {
    state = state * 1664525 + 1013904223;
    tokens.push_back(state % vocabulary);
  }
  return tokens;
}

Status runOnce(LoadedModel &model, const BenchOptions &options,
               double &prefillSeconds, double &decodeSeconds) {
  auto prompt = somePrompt(options.promptTokens, model.manifest().vocabSize);
  std::vector<std::unique_ptr<Sequence>> sequences;
  auto ignore = [](size_t, std::span<const float>) {};
  Clock::time_point start = Clock::now();
  for (uint32_t i = 0; i < options.batch; ++i) {
    sequences.push_back(std::make_unique<Sequence>(model.pool()));
    KVC_TRY(feed(model, *sequences.back(), prompt, 0, false, ignore),
            "prefill");
  }
  prefillSeconds = secondsSince(start);
  start = Clock::now();
  for (uint32_t step = 0; step < options.decodeTokens; ++step) {
    std::vector<StepRows> rows;
    for (auto &sequence : sequences) {
      KVC_TRY(sequence->reserve(1), "decode");
      rows.push_back(
          sequence->rows(std::span(&prompt[step % prompt.size()], 1), 1));
    }
    KVC_TRY(model.runner().run(rows), "decode");
    for (auto &sequence : sequences)
      sequence->advance(1);
  }
  decodeSeconds = secondsSince(start);
  return Status();
}

Status bench(BenchOptions options) {
  Clock::time_point start = Clock::now();
  options.load.cacheTokens = uint64_t(options.batch) *
                             (options.promptTokens + options.decodeTokens + 16);
  KVC_ASSIGN(LoadedModel model,
             LoadedModel::load(options.artifact, options.load));
  double loadSeconds = secondsSince(start);
  const Manifest &manifest = model.manifest();
  Sequence first(model.pool());
  auto token = somePrompt(1, manifest.vocabSize);
  KVC_TRY(feed(model, first, token, 0, false,
               [](size_t, std::span<const float>) {}),
          "first token");
  double firstTokenSeconds = secondsSince(start);

  double prefill = 1e30, decode = 1e30;
  for (uint32_t repeat = 0; repeat < options.repeats; ++repeat) {
    double prefillSeconds = 0, decodeSeconds = 0;
    KVC_TRY(runOnce(model, options, prefillSeconds, decodeSeconds), "bench");
    prefill = std::min(prefill, prefillSeconds);
    decode = std::min(decode, decodeSeconds);
  }
  const Program *program = nullptr;
  for (const Program &candidate : model.artifact().plan().programs)
    if (candidate.decode && candidate.rows >= options.batch &&
        (!program || candidate.rows < program->rows))
      program = &candidate;
  if (!program)
    return invalid("no decode bucket takes " + std::to_string(options.batch) +
                   " sequences");
  double context = options.promptTokens + options.decodeTokens / 2.0;
  double stepBytes =
      double(weightBytes(*program, manifest)) +
      double(manifest.pageBytes) / kPageTokens * context * options.batch;
  double idealBytes =
      double(manifest.weightsBytes) +
      double(manifest.pageBytes) / kPageTokens * context * options.batch;
  double steps = options.decodeTokens / decode;
  uint32_t threads = options.load.threads ? options.load.threads
                                          : std::thread::hardware_concurrency();
  double machine = readBandwidth(threads);
  std::printf("%s\n",
              nlohmann::ordered_json{
                  {"name", manifest.name},
                  {"device", model.device().description()},
                  {"kv_dtype", manifest.kvDtype},
                  {"batch", options.batch},
                  {"load_ms", loadSeconds * 1e3},
                  {"first_token_ms", firstTokenSeconds * 1e3},
                  {"prefill_tokens_per_second",
                   options.promptTokens * options.batch / prefill},
                  {"decode_tokens_per_second", steps * options.batch},
                  {"launches_per_decode_step", program->calls.size()},
                  {"decode_step_bytes", stepBytes},
                  {"decode_step_bytes_over_ideal", stepBytes / idealBytes},
                  {"decode_gb_per_second", stepBytes * steps / 1e9},
                  {"machine_read_gb_per_second", machine},
                  {"share_of_machine", stepBytes * steps / 1e9 / machine}}
                  .dump(1)
                  .c_str());
  return Status();
}

} // namespace

} // namespace kvc

int main(int argc, char **argv) {
  CLI::App app{"Measures decode and prefill speed of an artifact.",
               "kvc-bench"};
  app.option_defaults()->always_capture_default();
  kvc::BenchOptions options;
  app.add_option("DIR", options.artifact, "The artifact")->required();
  app.add_option("--prompt-tokens", options.promptTokens, "Tokens to prefill");
  app.add_option("--decode-tokens", options.decodeTokens, "Tokens to decode");
  app.add_option("--batch", options.batch, "Sequences decoded together");
  app.add_option("--repeats", options.repeats, "Best of so many");
  app.add_option("--threads", options.load.threads, "0: one a processor");
  CLI11_PARSE(app, argc, argv);
  kvc::Status status = kvc::bench(options);
  if (!status.ok())
    std::fprintf(stderr, "kvc-bench: %s\n", status.message().c_str());
  return status.exitStatus();
}
