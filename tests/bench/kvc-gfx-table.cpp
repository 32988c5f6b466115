// What the decode kernels of an artifact for gfx1100 ask of the card, counted
// on the simulator, and the time that a simple model makes of it. A prediction,
// not a measurement; README.md states the model's assumptions.
//
// The artifact may be one of `kvc compile --kernels-only`: weights and caches
// are zeros, which changes neither bytes nor instructions. Rows choose their
// experts at random instead of by their equal logits.

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <map>
#include <numeric>
#include <random>
#include <sstream>
#include <sys/mman.h>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "runtime/artifact/Format.h"
#include "tools/hipsim/gfx/CodeObject.h"
#include "tools/hipsim/gfx/Executor.h"

namespace {

using Json = nlohmann::json;
using hipsim::InstructionClass;

constexpr double kBytesPerUs = 960e3, kCyclesPerUs = 2400, kLaunchUs = 3.9;
constexpr uint32_t kWgps = 48, kSimdsPerWgp = 4;
constexpr uint32_t kLine = 128;

[[noreturn]] void fail(const std::string &what) {
  std::fprintf(stderr, "kvc-gfx-table: %s\n", what.c_str());
  std::exit(2);
}

std::string contents(const std::string &path) {
  std::ifstream file(path, std::ios::binary);
  if (!file)
    fail("cannot read " + path + ", expected an artifact");
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

/// Zeros, of which a page that is only read takes no memory.
char *zeros(uint64_t bytes) {
  void *memory = mmap(nullptr, bytes + 4096, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED)
    fail("cannot map " + std::to_string(bytes) + " bytes");
  return static_cast<char *>(memory);
}

/// One launch: what it moved and issued, and what it needed to move.
struct Cost {
  std::string kernel;
  uint64_t read = 0, written = 0, needed = 0, partials = 0;
  uint64_t laneInstructions = 0, issueCycles = 0, wmma = 0, fullest = 0;
  uint64_t keyBytes = 0; ///< of K and V, attention alone
  uint32_t vgprs = 0, wavesPerSimd = 0;

  double us() const {
    return std::max((read + written) / kBytesPerUs, fullest / kCyclesPerUs) +
           kLaunchUs;
  }
  double idealUs() const { return needed / kBytesPerUs + kLaunchUs; }
};

/// Issue cycles of the fullest SIMD: workgroups go round the WGPs, waves round
/// the SIMDs of theirs.
uint64_t fullestSimd(const std::vector<uint32_t> &waves, uint32_t perGroup) {
  std::vector<uint64_t> simds(kWgps * kSimdsPerWgp);
  std::vector<uint32_t> next(kWgps);
  for (size_t group = 0; group * perGroup < waves.size(); ++group) {
    uint32_t wgp = group % kWgps;
    for (uint32_t wave = 0; wave < perGroup; ++wave)
      simds[wgp * kSimdsPerWgp + next[wgp]++ % kSimdsPerWgp] +=
          waves[group * perGroup + wave];
  }
  return *std::max_element(simds.begin(), simds.end());
}

class Model {
public:
  explicit Model(const std::string &path)
      : manifest(Json::parse(contents(path + "/manifest.json"))),
        plan_(Json::parse(contents(path + "/plan.json"))),
        code_(contents(path + "/kernels.so")),
        executor_({.threads = 2, .detailed = true}) {
    std::string error;
    object_ = hipsim::CodeObject::load(std::as_bytes(std::span(code_)), error);
    if (!object_)
      fail(path + "/kernels.so: " + error);
    const Json &limits = manifest["limits"];
    layout_ = {limits["max_rows"], limits["max_sequences"],
               limits["pages_per_sequence"], limits["max_logit_rows"]};
    spaces_["weights"] = zeros(manifest["weights_bytes"]);
    spaces_["arena"] = zeros(manifest["arena_bytes"]);
    pageBytes_ = manifest["kv_cache"]["page_bytes"];
    for (const Json &kernel : manifest["kernels"])
      facts_[kernel["name"]] = kernel;
  }

  const Json *program(uint32_t batch) const {
    for (const Json &program : plan_["programs"])
      if (program["kind"] == "decode" && program["rows"] == batch)
        return &program;
    return nullptr;
  }

  /// A step of `batch` sequences whose last token is at position `context`.
  void setStep(uint32_t batch, uint32_t context) {
    words_.assign(layout_.words(), 0);
    words_[kvc::StepLayout::kRowCount] = batch;
    words_[kvc::StepLayout::kLogitRowCount] = batch;
    words_[kvc::StepLayout::kItemCount] = batch;
    uint32_t pages = context / kvc::kPageTokens + 1;
    for (uint32_t i = 0; i < batch; ++i) {
      words_[layout_.positionsAt() + i] = context;
      uint32_t last = i * pages + pages - 1;
      words_[layout_.slotsAt() + i] =
          last * kvc::kPageTokens + context % kvc::kPageTokens;
      words_[layout_.logitRowsAt() + i] = i;
      int32_t *item = &words_[layout_.itemsAt() + i * kvc::kItemWords];
      item[0] = item[2] = i;
      item[1] = 1;
      for (uint32_t p = 0; p < pages; ++p)
        words_[layout_.blockTablesAt() + i * layout_.pagesPerSequence + p] =
            i * pages + p;
    }
    if (kv_)
      munmap(kv_, kvBytes_);
    kvBytes_ = pageBytes_ * pages * batch;
    kv_ = zeros(kvBytes_);
    spaces_["kv"] = kv_;
    spaces_["step"] = reinterpret_cast<char *>(words_.data());
    batch_ = batch;
    context_ = context;
  }

  Cost run(const Json &call) {
    std::string name = plan_["kernels"][call["kernel"].get<size_t>()];
    const hipsim::KernelCode *kernel = object_->find(name);
    const Json &facts = facts_[name];
    std::vector<const void *> arguments;
    for (const Json &range : call["args"])
      arguments.push_back(spaces_[range[0]] + range[1].get<uint64_t>());
    hipsim::LaunchShape shape;
    shape.blocks[0] = call["grid"][0];
    shape.blocks[1] = call["grid"][1];
    shape.threads[0] = facts["threads"];
    hipsim::LaunchCounts counts;
    std::string error = executor_.run(
        *kernel, shape, std::as_bytes(std::span(arguments)), counts);
    if (!error.empty())
      fail(error);
    Cost cost;
    cost.kernel = facts["template"];
    // Scalar loads (arguments, counts, block tables) come from the constant
    // cache.
    cost.read = counts.memory.linesRead * kLine;
    cost.written = counts.memory.bytesWritten;
    auto count = [&](InstructionClass kind) {
      return counts.instructions[static_cast<size_t>(kind)];
    };
    uint64_t vector =
        count(InstructionClass::Vector) + count(InstructionClass::VectorDual);
    uint64_t trans = count(InstructionClass::Transcendental);
    cost.wmma = count(InstructionClass::Matrix);
    cost.laneInstructions = 32 * (vector + trans + cost.wmma);
    cost.issueCycles = vector + 4 * trans + 32 * cost.wmma;
    cost.fullest =
        fullestSimd(counts.issueCycles, facts["threads"].get<uint32_t>() / 32);
    cost.vgprs = facts["vgprs"];
    cost.wavesPerSimd = facts["waves_per_simd"];
    addNeeds(call, cost);
    if (cost.kernel.starts_with("linear_route"))
      chooseExperts(call["args"]);
    return cost;
  }

  Json manifest;

private:
  /// Writes what the router would have written had it chosen at random: tiles
  /// of pairs of one expert (codegen/kvcgen/gfx_route.py).
  void chooseExperts(const Json &arguments) {
    // Logits, weights, ids, then the tiles.
    auto perRow = [&](size_t index) {
      return arguments[index][2].get<uint32_t>() / 4 / batch_;
    };
    uint32_t experts = perRow(5), chosen = perRow(7);
    const Json &range = arguments[8];
    expertsCount_ = experts;
    std::mt19937 random(batch_);
    std::vector<std::vector<int32_t>> pairs(experts);
    for (uint32_t row = 0; row < batch_; ++row) {
      std::vector<uint32_t> order(experts);
      std::iota(order.begin(), order.end(), 0);
      for (uint32_t rank = 0; rank < chosen; ++rank) {
        std::swap(order[rank], order[rank + random() % (experts - rank)]);
        pairs[order[rank]].push_back(row * chosen + rank);
      }
    }
    auto *words = reinterpret_cast<int32_t *>(spaces_["arena"] +
                                              range[1].get<uint64_t>());
    uint64_t size = range[2].get<uint64_t>() / 4;
    int32_t tiles = 0, place = 0;
    expertsRead_ = 0;
    for (uint32_t e = 0; e < experts; ++e) {
      expertsRead_ += !pairs[e].empty();
      for (size_t i = 0; i < pairs[e].size(); i += 16) {
        int32_t *tile = words + 4 + 4 * tiles++;
        tile[0] = e;
        tile[1] = place + i;
        tile[2] = std::min<size_t>(pairs[e].size() - i, 16);
      }
      for (int32_t pair : pairs[e])
        words[size - batch_ * chosen + place++] = pair;
    }
    words[0] = tiles;
  }

  void addNeeds(const Json &call, Cost &cost) const {
    const Json &model = manifest["model"];
    uint64_t dim = model["head_dim"], heads = model["heads"];
    uint64_t hidden = model["hidden_size"], kvHeads = model["kv_heads"];
    if (cost.kernel.starts_with("attention")) {
      uint64_t element = manifest["kv_cache"]["dtype"] == "f16" ? 2 : 1;
      cost.keyBytes =
          batch_ * uint64_t(context_ + 1) * 2 * kvHeads * dim * element;
      cost.needed =
          cost.keyBytes + batch_ * (heads * dim * 4 + (context_ / 16 + 1) * 4);
      // A range's states are written once and read once.
      cost.partials = cost.written - batch_ * heads * dim * 2;
      return;
    }
    // Weights once: of experts those that the rows chose; of the embedding a
    // row.
    for (const Json &range : call["args"])
      if (range[0] == "weights") {
        double bytes = range[2].get<double>();
        if (cost.kernel.starts_with("expert_") && bytes > 1e6)
          bytes *= double(expertsRead_) / expertsCount_;
        if (cost.kernel.starts_with("embed") && bytes > 1e6)
          bytes = batch_ * hidden * 2.0;
        if (cost.kernel.starts_with("qkv") && bytes < 1e8 && bytes > 1e6 &&
            &range != &call["args"][3])
          bytes = batch_ * dim * 16.0; // rows of the rope table
        cost.needed += static_cast<uint64_t>(bytes);
      }
  }

  Json plan_;
  std::string code_;
  std::unique_ptr<hipsim::CodeObject> object_;
  hipsim::Executor executor_;
  kvc::StepLayout layout_;
  std::map<std::string, char *> spaces_;
  std::map<std::string, Json> facts_;
  std::vector<int32_t> words_;
  uint64_t pageBytes_ = 0, kvBytes_ = 0;
  char *kv_ = nullptr;
  uint32_t batch_ = 0, context_ = 0;
  /// Of a layer, and different ones that the rows chose.
  uint32_t expertsCount_ = 1, expertsRead_ = 0;
};

std::string text(const char *format, double value) {
  char buffer[64];
  std::snprintf(buffer, sizeof buffer, format, value);
  return buffer;
}

void printRow(const Cost &cost, uint32_t batch, const std::string &context) {
  std::string perByte = "", perCycle = "";
  if (cost.keyBytes) {
    perByte = text("%.2f", double(cost.laneInstructions) / cost.keyBytes);
    perCycle = text("%.2f", 32.0 * cost.issueCycles / cost.keyBytes);
  }
  // Where a kernel is attention, its partials stand apart.
  double read = cost.read - (cost.keyBytes ? double(cost.partials) : 0);
  std::printf("| %s | %u | %s | %.2f | %.3f | %s | %s | %.0f %% | %u | %u | "
              "%.1f | %.1f | %.1f |\n",
              cost.kernel.substr(0, cost.kernel.find("__")).c_str(), batch,
              context.c_str(), (cost.read + cost.written) / 1e6,
              read / cost.needed, perByte.c_str(), perCycle.c_str(),
              100.0 * 32 * cost.wmma / std::max<uint64_t>(cost.issueCycles, 1),
              cost.vgprs, cost.wavesPerSimd,
              (cost.read + cost.written) / kBytesPerUs,
              cost.fullest / kCyclesPerUs, cost.us());
  std::fflush(stdout);
}

struct Step {
  double us = 0, idealUs = 0;
};

} // namespace

int main(int argc, char **argv) {
  CLI::App app{
      "Counts the decode kernels of gfx1100 artifacts on the simulator "
      "and models their time"};
  std::vector<std::string> paths;
  std::vector<uint32_t> batches = {1, 4, 16};
  std::vector<uint32_t> contexts = {0, 1024, 8192, 32768, 87000};
  app.add_option("DIR", paths, "Artifacts")->required();
  app.add_option("--batch", batches, "Sequences of a step")->delimiter(',');
  app.add_option("--context", contexts, "Tokens before the step's")
      ->delimiter(',');
  CLI11_PARSE(app, argc, argv);
  std::printf("| kernel | sequences | context | MB moved | read / needed | "
              "lane-instr. per KV byte | issue lane-cycles per KV byte | WMMA "
              "share | VGPRs | waves/SIMD | DRAM us | issue us | modelled us "
              "|\n|---|---|---|---|---|---|---|---|---|---|---|---|---|\n");
  std::string summary;
  for (const std::string &path : paths) {
    Model model(path);
    uint32_t layers = model.manifest["model"]["layers"];
    for (uint32_t batch : batches) {
      const Json *program = model.program(batch);
      if (!program)
        fail(path + " has no decode bucket of " + std::to_string(batch));
      const Json &calls = (*program)["calls"];
      size_t perLayer = (calls.size() - 3) / layers;
      Step fixed;
      model.setStep(batch, 0);
      auto add = [&](size_t index, double times) {
        Cost cost = model.run(calls[index]);
        fixed.us += times * cost.us();
        fixed.idealUs += times * cost.idealUs();
        printRow(cost, batch, "any");
      };
      size_t attention = 0;
      add(0, 1);
      for (size_t i = 1; i <= perLayer; ++i) {
        std::string name =
            model.manifest["kernels"][calls[i]["kernel"].get<size_t>()]
                          ["template"];
        if (name.starts_with("attention"))
          attention = i;
        else
          add(i, layers);
      }
      add(calls.size() - 2, 1);
      add(calls.size() - 1, 1);
      std::string dtype = model.manifest["kv_cache"]["dtype"];
      for (uint32_t context : contexts) {
        model.setStep(batch, context);
        Cost cost = model.run(calls[attention]);
        printRow(cost, batch, std::to_string(context));
        double us = fixed.us + layers * cost.us();
        double ideal = fixed.idealUs + layers * cost.idealUs();
        char line[160];
        std::snprintf(line, sizeof line,
                      "| %s | %u | %u | %.1f | %.1f | %.1f | %.0f %% |\n",
                      dtype.c_str(), batch, context, cost.us(),
                      batch * 1e6 / us, batch * 1e6 / ideal, 100 * ideal / us);
        summary += line;
      }
    }
  }
  std::printf("\n| cache | sequences | context | attention us | tokens/s | "
              "roofline tokens/s | share |\n|---|---|---|---|---|---|---|\n%s",
              summary.c_str());
  return 0;
}
