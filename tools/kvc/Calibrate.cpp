// kvc calibrate: measures K and V of a model on real text, writes the scales
// that fit them, and compares the KV cache's types with f16.

#include <atomic>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <unistd.h>

#include <nlohmann/json.hpp>

#include "runtime/engine/KvQuality.h"
#include "runtime/engine/KvStatistics.h"
#include "tools/kvc/Commands.h"
#include "tools/kvc/Compiler.h"

namespace kvc {

namespace {

using Json = nlohmann::ordered_json;

std::atomic<bool> interrupted = false;

struct CalibrateOptions {
  std::string model, textFile, output;
  uint32_t tokens = 2048, context = 0;
  PerplexityOptions windows = {.limit = 16};
  std::vector<std::string> codecs = {"fp8_e4m3", "fp8_e5m2", "int8"};
  std::string target;
  LoadOptions load;
  bool json = false;
};

/// One line of the comparison.
struct Row {
  std::string dtype, parameters;
  uint64_t bytesPerToken = 0;
  KvQuality quality;

  double clippedMost() const {
    double most = 0;
    for (double share : quality.clipped)
      most = std::max(most, share);
    return most;
  }
  size_t layersClipping() const {
    size_t count = 0;
    for (double share : quality.clipped)
      count += share > 0.001;
    return count;
  }
};

/// A line on a terminal that says how far things are.
class Progress {
public:
  Progress() : shown_(isatty(STDERR_FILENO)) {}
  ~Progress() { show(""); }
  void show(const std::string &text) const {
    if (shown_)
      std::fprintf(stderr, "\r\033[K%s", text.c_str());
  }

private:
  bool shown_;
};

class Calibration {
public:
  explicit Calibration(const CalibrateOptions &options) : options_(options) {}

  Status run() {
    bool isArtifact = std::filesystem::is_directory(options_.model);
    std::string artifact = options_.model;
    std::optional<TemporaryFolder> folder;
    if (!isArtifact) {
      KVC_ASSIGN(folder, TemporaryFolder::create());
      KVC_ASSIGN(artifact, compile(*folder, "f16"));
    }
    std::optional<LogitsFile> reference;
    KVC_TRY(measureExact(artifact, reference), "calibrate");
    if (isArtifact)
      return Status();
    std::filesystem::remove_all(artifact);
    for (const std::string &dtype : options_.codecs)
      KVC_TRY(measureCodec(*folder, dtype, *reference), dtype);
    return Status();
  }

  void print() const {
    if (options_.json)
      std::printf("%s\n", summary().dump(1).c_str());
    else
      printTable();
  }

private:
  Result<std::string> compile(const TemporaryFolder &folder,
                              const std::string &dtype) {
    progress_.show("compiling for " + dtype);
    std::string artifact = folder.path() + "/" + dtype + ".kvc";
    std::vector<std::string> arguments = {options_.model,
                                          "--kv-cache-dtype",
                                          dtype,
                                          "--kv-cache-scales",
                                          dtype == "f16" ? "none" : output_,
                                          "-o",
                                          artifact};
    if (!options_.target.empty())
      arguments.insert(arguments.end(), {"--target", options_.target});
    KVC_TRY(runCompiler(arguments), "compile");
    return artifact;
  }

  LoadOptions loadOptions() const {
    LoadOptions load = options_.load;
    load.cacheTokens = std::max(options_.tokens, options_.windows.window);
    load.verify = false;
    return load;
  }

  WindowProgress progressOf(const std::string &what) const {
    return [this, what](uint32_t done, uint32_t all) {
      progress_.show(what + ": window " + std::to_string(done) + "/" +
                     std::to_string(all));
      return !interrupted;
    };
  }

  /// Statistics, the scales file, and the model as it is with an f16 cache.
  Status measureExact(const std::string &path,
                      std::optional<LogitsFile> &reference) {
    KVC_ASSIGN(LoadedModel model, LoadedModel::load(path, loadOptions()));
    const Manifest &manifest = model.manifest();
    KVC_ASSIGN(MappedFile file, MappedFile::open(options_.textFile));
    KVC_ASSIGN(tokens_, model.tokenizer().encode(
                            file.text(), {.addSpecialTokens = false,
                                          .parseSpecialTokens = false}));
    if (tokens_.size() < options_.tokens + options_.windows.window)
      return invalid(options_.textFile + " has " +
                     std::to_string(tokens_.size()) + " tokens, expected " +
                     std::to_string(options_.tokens) +
                     " (--calibration-tokens) and a window of " +
                     std::to_string(options_.windows.window) + " (--window)");
    name_ = manifest.name;
    output_ = options_.output.empty() ? name_ + ".kv-scales.safetensors"
                                      : options_.output;
    uint32_t context =
        options_.context ? options_.context : manifest.maxModelLen;
    uint32_t given = std::min({context, options_.tokens, manifest.maxModelLen});
    KvStatistics statistics(manifest, options_.tokens, given, context);
    KVC_TRY(gather(model, given, statistics), "statistics");
    scales_ = statistics.parameters();
    KVC_TRY(writeKvParameters(output_, scales_), "scales");
    KVC_TRY(chooseWindows(model), "windows");
    KVC_ASSIGN(reference, LogitsFile::create(manifest.vocabSize));
    Row row{"f16", "-", manifest.pageBytes / kPageTokens, {}};
    KVC_ASSIGN(row.quality, measureReference(model, windows_, *reference,
                                             progressOf("f16")));
    rows_.push_back(std::move(row));
    return Status();
  }

  /// Runs the first tokens of the text in contexts of `given`.
  Status gather(LoadedModel &model, uint32_t given, KvStatistics &statistics) {
    for (uint32_t first = 0; first < options_.tokens; first += given) {
      progress_.show("statistics: token " + std::to_string(first) + "/" +
                     std::to_string(options_.tokens));
      if (interrupted)
        return invalid("interrupted");
      uint32_t count = std::min(given, options_.tokens - first);
      Sequence sequence(model.pool());
      KVC_TRY(feed(model, sequence, std::span(tokens_).subspan(first, count), 0,
                   /*allLogits=*/false, [](size_t, std::span<const float>) {}),
              "text");
      KVC_TRY(statistics.add(model, sequence), "text");
    }
    return Status();
  }

  /// Windows of what was not calibrated on, from the held-out part.
  Status chooseWindows(const LoadedModel &model) {
    auto first =
        static_cast<size_t>(std::floor((1.0 - options_.windows.heldout) *
                                       static_cast<double>(tokens_.size())));
    first = std::max<size_t>(first, options_.tokens);
    PerplexityOptions rest = options_.windows;
    rest.heldout = 1.0;
    KVC_ASSIGN(windows_, perplexityWindows(
                             model, std::span(tokens_).subspan(first), rest));
    return Status();
  }

  Status measureCodec(const TemporaryFolder &folder, const std::string &dtype,
                      const LogitsFile &reference) {
    KVC_ASSIGN(std::string path, compile(folder, dtype));
    KVC_ASSIGN(Artifact artifact, Artifact::load(path, {.verify = false}));
    KvParameters unit = KvParameters::unit(artifact.manifest());
    std::vector<std::pair<const char *, const KvParameters *>> ways = {
        {"1.0", &unit}};
    if (dtype == "int8") {
      ways.push_back({"scale and center per channel", &scales_.int8});
    } else {
      ways.push_back({"scales", &scales_.plain});
      ways.push_back({"scales and centers", &scales_.fp8});
    }
    for (auto [name, parameters] : ways) {
      LoadOptions load = loadOptions();
      load.kvParameters = parameters;
      KVC_ASSIGN(LoadedModel model, LoadedModel::load(path, load));
      Row row{dtype, name, model.manifest().pageBytes / kPageTokens, {}};
      KVC_ASSIGN(row.quality, measureQuality(model, windows_, reference,
                                             progressOf(dtype + ", " + name)));
      rows_.push_back(std::move(row));
    }
    std::filesystem::remove_all(path);
    return Status();
  }

  /// The row of the least divergence among those with fewer bytes than f16.
  const Row *recommended() const {
    const Row *best = nullptr;
    for (const Row &row : rows_)
      if (row.dtype != "f16" &&
          (!best || row.quality.divergence < best->quality.divergence))
        best = &row;
    return best;
  }

  std::string reason(const Row &best) const {
    char text[200];
    std::snprintf(text, sizeof(text),
                  "least divergence from f16 at %llu bytes a token instead of "
                  "%llu: KL %.4f, perplexity %+.2f %%",
                  static_cast<unsigned long long>(best.bytesPerToken),
                  static_cast<unsigned long long>(rows_[0].bytesPerToken),
                  best.quality.divergence, 100 * change(best));
    return text;
  }

  double change(const Row &row) const {
    return row.quality.perplexity / rows_[0].quality.perplexity - 1;
  }

  void printTable() const {
    progress_.show("");
    std::printf("%s: %llu positions of %zu windows; statistics of %u tokens\n",
                name_.c_str(),
                static_cast<unsigned long long>(rows_[0].quality.positions),
                windows_.size(), options_.tokens);
    std::printf("%-9s %-29s %7s %11s %9s %8s %6s %8s\n", "cache", "parameters",
                "B/token", "perplexity", "to f16", "KL", "top-1", "clipped");
    for (const Row &row : rows_) {
      std::printf("%-9s %-29s %7llu %11.4f %+8.2f%% %8.5f %6.3f %7.3f%%\n",
                  row.dtype.c_str(), row.parameters.c_str(),
                  static_cast<unsigned long long>(row.bytesPerToken),
                  row.quality.perplexity, 100 * change(row),
                  row.quality.divergence, row.quality.top1Agreement,
                  100 * row.clippedMost());
      if (row.layersClipping() > 0)
        std::printf("          saturating: %zu of %zu layers clip more than "
                    "0.1 %% of their elements\n",
                    row.layersClipping(), row.quality.clipped.size());
    }
    std::printf("scales written to %s\n", output_.c_str());
    if (const Row *best = recommended())
      std::printf(
          "recommended: --kv-cache-dtype %s --kv-cache-scales %s\n  %s\n",
          best->dtype.c_str(), output_.c_str(), reason(*best).c_str());
    else
      std::printf("an artifact has the kernels of one cache type: give the "
                  "model's YAML file to compare types\n");
  }

  Json summary() const {
    Json rows = Json::array();
    for (const Row &row : rows_)
      rows.push_back({{"dtype", row.dtype},
                      {"parameters", row.parameters},
                      {"bytes_per_token", row.bytesPerToken},
                      {"perplexity", row.quality.perplexity},
                      {"kl_divergence", row.quality.divergence},
                      {"top1_agreement", row.quality.top1Agreement},
                      {"clipped", row.quality.clipped},
                      {"saturating", row.layersClipping() > 0}});
    Json json = {{"model", name_},
                 {"calibration_tokens", options_.tokens},
                 {"positions", rows_[0].quality.positions},
                 {"caches", std::move(rows)},
                 {"scales", output_}};
    if (const Row *best = recommended())
      json["recommended"] = {{"dtype", best->dtype},
                             {"parameters", best->parameters},
                             {"reason", reason(*best)}};
    return json;
  }

  const CalibrateOptions &options_;
  Progress progress_;
  std::string name_, output_;
  std::vector<uint32_t> tokens_;
  std::vector<std::span<const uint32_t>> windows_;
  KvScalesFile scales_;
  std::vector<Row> rows_; ///< f16 first
};

int run(const CalibrateOptions &options) {
  for (int signal : {SIGINT, SIGTERM})
    std::signal(signal, [](int) { interrupted = true; });
  Calibration calibration(options);
  Status status = calibration.run();
  if (interrupted)
    return 130;
  if (!status.ok())
    return report("calibrate", status);
  calibration.print();
  return 0;
}

} // namespace

void addCalibrateCommand(CLI::App &app, Action &action) {
  auto *command = app.add_subcommand(
      "calibrate", "Measure KV scales on text and compare KV cache types");
  command->option_defaults()->always_capture_default();
  auto options = std::make_shared<CalibrateOptions>();
  command
      ->add_option("MODEL", options->model,
                   "model.yaml, or an artifact with an f16 cache, for which "
                   "types are not compared")
      ->required()
      ->check(CLI::ExistingPath);
  command->add_option("--text", options->textFile, "File of text")
      ->required()
      ->check(CLI::ExistingFile);
  command->add_option("-o,--output", options->output,
                      "The scales file; NAME.kv-scales.safetensors if not "
                      "given");
  command
      ->add_option("--calibration-tokens", options->tokens,
                   "First tokens of the text, for the statistics")
      ->check(CLI::Range(16u, 1u << 24));
  command->add_option(
      "--calibration-context", options->context,
      "Length of the contexts that the scales are for; 0: the model's "
      "length. Shorter fits short contexts better and long ones worse");
  command
      ->add_option("--window", options->windows.window,
                   "Tokens of a window to compare on")
      ->check(CLI::Range(2u, UINT32_MAX));
  command->add_option("--limit", options->windows.limit,
                      "Windows at most; 0: all that follow");
  command
      ->add_option("--heldout", options->windows.heldout,
                   "Compare only on the last fraction of the text")
      ->check(CLI::Range(1e-9, 1.0));
  command->add_option("--kv-cache-dtypes", options->codecs, "Types to compare")
      ->delimiter(',')
      ->check(CLI::IsMember({"fp8_e4m3", "fp8_e5m2", "int8"}));
  command->add_option("--target", options->target,
                      "Target to compile for; that of the YAML file if not "
                      "given");
  command->add_flag("--json", options->json, "Print one JSON object");
  addLoadOptions(*command, options->load);
  command->callback(
      [options, &action] { action = [options] { return run(*options); }; });
}

} // namespace kvc
