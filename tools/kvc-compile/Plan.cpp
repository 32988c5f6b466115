// kvc plan: how many tokens of context a card's memory holds beside a model.
//
// The compiler says what the artifact would hold, and the unit that sizes the
// runtime's pool says how many pages are left (runtime/kv/PoolSize.h).

#include <cstdio>
#include <numeric>

#include <nlohmann/json.hpp>

#include "compiler/Plan.h"
#include "runtime/artifact/Format.h"
#include "runtime/base/ByteSize.h"
#include "runtime/kv/PoolSize.h"
#include "tools/SizeOption.h"
#include "tools/kvc-compile/FieldOptions.h"

namespace kvc {

namespace {

using Json = nlohmann::ordered_json;

struct PlanOptions {
  CompileOptions compile;
  MemoryBudget budget;
  bool json = false;
};

MemoryUse memoryUse(const CodecPlan &codec) {
  return {.weightsBytes = codec.weightsBytes,
          .workspaceBytes = codec.arenaBytes,
          .tableBytes = codec.stepBytes,
          .pageBytes = codec.pageBytes};
}

/// What a codec gets.
struct Share {
  const CodecPlan *codec;
  uint64_t
      memoryBytes; ///< ours: weights, pages and what we take of the reserve
  uint64_t fit;    ///< pages that memory holds
  PoolSize pool;   ///< what kvc-serve makes of it

  uint64_t tokens() const { return fit ? pool.pages * kPageTokens : 0; }
  /// Tokens more if the weights were so much smaller.
  uint64_t gain(uint64_t bytes) const {
    MemoryUse use = memoryUse(*codec);
    use.weightsBytes -= bytes;
    return (pagesThatFit(use, memoryBytes) - fit) * kPageTokens;
  }
};

/// Something that would leave more memory to the cache; kvc has none of them.
struct Saving {
  std::string name;
  uint64_t bytes;
  std::string cost;
};

Result<std::vector<Share>> share(const ModelPlan &plan,
                                 const MemoryBudget &budget) {
  std::vector<Share> shares;
  uint64_t wanted = uint64_t(plan.sequences) * plan.lengthMax;
  for (const CodecPlan &codec : plan.codecs) {
    MemoryUse use = memoryUse(codec);
    KVC_ASSIGN(uint64_t others, budget.othersBytes(use));
    uint64_t ours = *budget.totalBytes - std::min(others, *budget.totalBytes);
    uint64_t fit = pagesThatFit(use, ours);
    if (fit == 0)
      return invalid("weights of " + byteSizeText(use.weightsBytes) +
                     " and one page of " + std::to_string(use.pageBytes) +
                     " bytes do not fit into the " + byteSizeText(ours) +
                     " that the reserve leaves of --vram " +
                     byteSizeText(*budget.totalBytes));
    shares.push_back({&codec, ours, fit, sizePool(wanted, fit)});
  }
  return shares;
}

/// Estimates from sizes alone.
std::vector<Saving> savings(const ModelPlan &plan, const CodecPlan &codec) {
  std::vector<Saving> found;
  uint64_t elements = plan.vocabSize * plan.hiddenSize;
  for (const auto &[part, bytes] : codec.parts) {
    if (part == "embedding")
      found.push_back({"embedding table in host memory", bytes,
                       "every token's row, some " +
                           std::to_string(bytes / plan.vocabSize) +
                           " bytes, is read over the bus"});
    // Eight bits and an f16 scale for every 32 of them.
    if (part.find("lm_head") != std::string::npos && bytes > elements * 3 / 2)
      found.push_back({part + " in eight bits", bytes - elements * 17 / 16,
                       "its values are rounded, those of logits with them"});
  }
  return found;
}

std::string limitText(const ModelPlan &plan, const Share &share) {
  if (share.pool.shrank)
    return "memory";
  return std::to_string(plan.sequences) + " sequences of " +
         std::to_string(plan.lengthMax) + "; memory holds " +
         std::to_string(share.fit * kPageTokens);
}

const Share &chosen(const ModelPlan &plan, const std::vector<Share> &shares) {
  for (const Share &share : shares)
    if (share.codec->dtype == plan.dtype)
      return share;
  return shares.front();
}

void printTable(const ModelPlan &plan, const MemoryBudget &budget,
                const std::vector<Share> &shares) {
  auto row = [](const char *name, uint64_t bytes) {
    std::printf("  %-28s %s\n", name, byteSizeText(bytes).c_str());
  };
  const Share &own = chosen(plan, shares);
  MemoryUse use = memoryUse(*own.codec);
  std::printf("%s (%s, target %s), from %s\n", plan.name.c_str(),
              plan.architecture.c_str(), plan.target.c_str(),
              plan.source.c_str());
  row("memory", *budget.totalBytes);
  row("weights", use.weightsBytes);
  for (const auto &[part, bytes] : own.codec->parts)
    row(("  " + part).c_str(), bytes);
  row("reserve", *budget.reserveBytes);
  row("  workspace", use.workspaceBytes);
  row("  tables", use.tableBytes);
  row("  graphs and code", MemoryUse::kCodeBytes);
  row("  left to driver and display", *budget.reserveBytes - use.ownBytes());
  std::printf("\n  %-10s %15s %9s %10s  %s\n", "KV cache", "bytes per token",
              "pages", "tokens", "limited by");
  for (const Share &share : shares)
    std::printf("  %-10s %15llu %9llu %10llu  %s\n", share.codec->dtype.c_str(),
                (unsigned long long)share.codec->pageBytes / kPageTokens,
                (unsigned long long)share.pool.pages,
                (unsigned long long)share.tokens(),
                limitText(plan, share).c_str());
  std::vector<Saving> more = savings(plan, *own.codec);
  if (!more.empty())
    std::printf(
        "\n  would buy more (estimates; kvc has none of it yet), tokens of "
        "%s:\n",
        own.codec->dtype.c_str());
  for (const Saving &saving : more)
    std::printf("  %-32s %8llu  %s; %s\n", saving.name.c_str(),
                (unsigned long long)own.gain(saving.bytes),
                byteSizeText(saving.bytes).c_str(), saving.cost.c_str());
}

void printJson(const ModelPlan &plan, const MemoryBudget &budget,
               const std::vector<Share> &shares) {
  const Share &own = chosen(plan, shares);
  MemoryUse use = memoryUse(*own.codec);
  Json weights = Json::object();
  for (const auto &[part, bytes] : own.codec->parts)
    weights[part] = bytes;
  Json tokens, pages, perToken, held, limits, totals;
  for (const Share &share : shares) {
    const std::string &dtype = share.codec->dtype;
    tokens[dtype] = share.tokens();
    pages[dtype] = share.pool.pages;
    perToken[dtype] = share.codec->pageBytes / kPageTokens;
    held[dtype] = share.fit * kPageTokens;
    limits[dtype] = share.pool.shrank ? "memory" : "sequences";
    totals[dtype] = share.codec->weightsBytes;
  }
  Json more = Json::array();
  for (const Saving &saving : savings(plan, *own.codec)) {
    Json gains;
    for (const Share &share : shares)
      gains[share.codec->dtype] = share.gain(saving.bytes);
    more.push_back({{"name", saving.name},
                    {"bytes", saving.bytes},
                    {"tokens", gains},
                    {"cost", saving.cost},
                    {"available", false}});
  }
  Json all = {{"name", plan.name},
              {"architecture", plan.architecture},
              {"target", plan.target},
              {"source", plan.source},
              {"vram_bytes", *budget.totalBytes},
              {"reserve_bytes", *budget.reserveBytes},
              {"kv_cache_dtype", own.codec->dtype},
              {"weights_bytes", totals},
              {"weights", weights},
              {"reserve",
               {{"workspace", use.workspaceBytes},
                {"tables", use.tableBytes},
                {"graphs and code", MemoryUse::kCodeBytes},
                {"driver and display", *budget.reserveBytes - use.ownBytes()}}},
              {"page_tokens", kPageTokens},
              {"kv_bytes_per_token", perToken},
              {"pages", pages},
              {"tokens", tokens},
              {"limited_by", limits},
              {"tokens_in_memory", held},
              {"max_num_seqs", plan.sequences},
              {"max_model_len", plan.lengthMax},
              {"options", more}};
  std::printf("%s\n", all.dump(1).c_str());
}

int plan(const PlanOptions &options) {
  ModelPlan plan;
  if (int status = planModel(options.compile, plan))
    return status;
  auto shares = share(plan, options.budget);
  if (!shares.ok()) {
    std::fprintf(stderr, "kvc plan: %s: %s\n",
                 options.compile.modelPath.c_str(),
                 shares.status().message().c_str());
    return shares.status().exitStatus();
  }
  (options.json ? printJson : printTable)(plan, options.budget, *shares);
  return 0;
}

} // namespace

int planMain(int argc, char **argv) {
  CLI::App app{"Says what a model takes of a card's memory and how many tokens "
               "of context are left, before anything is compiled: config.json "
               "alone will do.",
               "kvc plan"};
  PlanOptions options;
  options.budget.reserveBytes = uint64_t(1) << 30;
  addModelOptions(app, options.compile);
  addSizeOption(app, "--vram", options.budget.totalBytes,
                "The card's memory: 24GiB, 24560MiB")
      ->required();
  addSizeOption(app, "--reserve", options.budget.reserveBytes,
                "What is left of it to driver, display and kvc's own "
                "workspace, graphs and tables [1GiB]");
  app.add_flag("--json", options.json, "Print one JSON object");
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError &error) {
    return app.exit(error) == 0 ? 0 : 2;
  }
  return plan(options);
}

} // namespace kvc
