// Runs steps of an artifact on a device; see StepRunner.h.

#include "runtime/engine/StepRunner.h"

#include <algorithm>
#include <cmath>

namespace kvc {

/// What a failure to capture says before the cause, which may be the driver's.
static constexpr const char *kCapture =
    "capture (--enforce-eager runs without graphs)";

Result<std::unique_ptr<StepRunner>> StepRunner::create(const Artifact &artifact,
                                                       Device &device,
                                                       const Options &options) {
  const Manifest &manifest = artifact.manifest();
  if (manifest.target != device.target())
    return invalid("load " + artifact.path() + ": built for " +
                   manifest.target + ", the device is " + device.target() +
                   "; rerun kvc compile --target=" + device.target());
  if (options.pageCount == 0)
    return invalid("the KV pool needs at least one page");
  std::unique_ptr<StepRunner> runner(new StepRunner(artifact, device));
  runner->eager_ = options.eager;
  runner->pageCount_ = options.pageCount;
  KVC_TRY(runner->allocate(options), "load " + artifact.path());
  for (const Program &program : artifact.plan().programs)
    KVC_TRY(runner->prepare(program), "bucket " + program.name);
  return runner;
}

Status StepRunner::allocate(const Options &options) {
  const Manifest &manifest = artifact_.manifest();
  auto space = [&](Space which) -> Buffer & {
    return spaces_[static_cast<size_t>(which)];
  };
  KVC_ASSIGN(space(Space::Weights), device_.upload(artifact_.weights()));
  KVC_ASSIGN(space(Space::Arena), device_.allocate(manifest.arenaBytes));
  KVC_ASSIGN(space(Space::Kv),
             device_.allocate(manifest.pageBytes * options.pageCount));
  KVC_ASSIGN(space(Space::Step),
             device_.allocate(uint64_t(manifest.step.words()) * 4));
  KVC_ASSIGN(code_, device_.loadCode(artifact_.kernelsPath()));
  step_.resize(manifest.step.clippedAt());
  if (options.kvParameters)
    KVC_TRY(makeTables(*options.kvParameters), "KV scales");
  logitRows_.resize(uint64_t(manifest.step.logitRowsMax) * manifest.vocabSize);
  return Status();
}

Status StepRunner::makeTables(const KvParameters &parameters) {
  const Manifest &manifest = artifact_.manifest();
  double largest = largestKvCode(manifest.kvDtype);
  std::vector<float> all;
  for (uint32_t layer = 0; layer < manifest.layers; ++layer) {
    const KvTablePlace &place = manifest.kvTables[layer];
    KvTables tables{manifest.kvHeads, manifest.headDim, place.scoreFactor,
                    place.valueFactor, place.centerFactor};
    const KvChannel *channels = parameters.layer(layer);
    for (size_t i = tables.channels() / 2; i < tables.channels(); ++i) {
      double value = largest * channels[i].scale + std::abs(channels[i].center);
      if (value > place.largestValue)
        return invalid("values of layer " + std::to_string(layer) + " reach " +
                       std::to_string(value) +
                       ", the artifact's kernels hold " +
                       std::to_string(place.largestValue) +
                       "; compile with --kv-cache-scales");
    }
    size_t encode = all.size(), attention = encode + tables.encodeFloats();
    all.resize(attention + tables.attentionFloats());
    tables.fill(channels, &all[encode], &all[attention]);
    tablePlaces_.push_back({place.encode, encode * 4});
    tablePlaces_.push_back({place.attention, attention * 4});
  }
  KVC_ASSIGN(tables_, device_.allocate(all.size() * 4));
  return device_.copyIn(tables_, 0, std::as_bytes(std::span(all)));
}

const void *StepRunner::addressOf(const Range &range) const {
  if (range.space == Space::Weights)
    for (auto [from, to] : tablePlaces_)
      if (range.offset == from)
        return tables_.address + to;
  return spaces_[static_cast<size_t>(range.space)].address + range.offset;
}

Status StepRunner::prepare(const Program &program) {
  Bucket bucket;
  bucket.program = &program;
  for (const PlannedCall &call : program.calls) {
    KVC_ASSIGN(Kernel kernel,
               code_->find(artifact_.plan().kernels[call.kernel]));
    Bucket::Call made{kernel, {call.gridX, call.gridY}, {}};
    for (const Range &range : call.arguments)
      made.arguments.push_back(addressOf(range));
    bucket.calls.push_back(std::move(made));
  }
  if (!eager_) {
    KVC_TRY(device_.beginCapture(), kCapture);
    Status launched = launchAll(bucket);
    // Ends in any case; where a launch failed that is the reason to tell.
    auto graph = device_.endCapture();
    KVC_TRY(std::move(launched), kCapture);
    if (!graph.ok())
      return graph.takeStatus().during(kCapture);
    bucket.graph = std::move(*graph);
  }
  buckets_.push_back(std::move(bucket));
  return Status();
}

Status StepRunner::launchAll(const Bucket &bucket) {
  for (const Bucket::Call &call : bucket.calls)
    KVC_TRY(device_.launch(call.kernel, call.grid, call.arguments), "launch");
  return Status();
}

Status StepRunner::check(std::span<const StepRows> groups) const {
  const Manifest &manifest = artifact_.manifest();
  if (groups.empty() || groups.size() > sequencesMax())
    return invalid("a step takes 1 to " + std::to_string(sequencesMax()) +
                   " sequences, got " + std::to_string(groups.size()));
  for (const StepRows &group : groups) {
    uint64_t end = uint64_t(group.firstPosition) + group.tokens.size();
    if (group.tokens.empty() || group.logitCount > group.tokens.size())
      return invalid("a sequence needs 1 token or more and at most as many "
                     "logit rows, got " +
                     std::to_string(group.tokens.size()) + " and " +
                     std::to_string(group.logitCount));
    if (end > manifest.maxModelLen)
      return invalid("position " + std::to_string(end - 1) +
                     " is past the model's length of " +
                     std::to_string(manifest.maxModelLen));
    if (uint64_t(group.pages.size()) * kPageTokens < end)
      return invalid(std::to_string(group.pages.size()) +
                     " pages do not hold " + std::to_string(end) +
                     " positions");
    for (uint32_t token : group.tokens)
      if (token >= manifest.vocabSize)
        return invalid("token id " + std::to_string(token) +
                       " is outside the vocabulary of " +
                       std::to_string(manifest.vocabSize));
    for (PageId page : group.pages)
      if (static_cast<uint32_t>(page) >= pageCount_)
        return invalid("page " + std::to_string(static_cast<uint32_t>(page)) +
                       " is outside the pool of " + std::to_string(pageCount_));
  }
  return Status();
}

const StepRunner::Bucket *StepRunner::choose(uint32_t rows, uint32_t logitRows,
                                             bool decode) const {
  const Bucket *best = nullptr;
  for (const Bucket &bucket : buckets_) {
    const Program &program = *bucket.program;
    if (program.decode == decode && program.rows >= rows &&
        program.logitRows >= logitRows &&
        (!best || program.rows < best->program->rows))
      best = &bucket;
  }
  return best;
}

Status StepRunner::run(std::span<const StepRows> groups) {
  KVC_TRY(check(groups), "step");
  uint32_t rows = 0, logitRows = 0;
  bool decode = true;
  for (const StepRows &group : groups) {
    rows += static_cast<uint32_t>(group.tokens.size());
    logitRows += group.logitCount;
    decode = decode && group.tokens.size() == 1;
  }
  const Bucket *bucket = decode ? choose(rows, logitRows, true) : nullptr;
  if (!bucket)
    bucket = choose(rows, logitRows, false);
  if (!bucket)
    return invalid(
        "no bucket takes " + std::to_string(rows) + " rows with " +
        std::to_string(logitRows) + " logit rows; the largest takes " +
        std::to_string(rowsMax()) + " with " + std::to_string(logitRowsMax()));
  const Program &program = *bucket->program;
  fill(groups, program);
  KVC_TRY(device_.copyIn(spaces_[static_cast<size_t>(Space::Step)], 0,
                         std::as_bytes(std::span(step_))),
          "step");
  KVC_TRY(eager_ ? launchAll(*bucket) : device_.replay(*bucket->graph),
          "bucket " + program.name);
  KVC_TRY(device_.synchronize(), "bucket " + program.name);
  uint64_t vocabulary = artifact_.manifest().vocabSize;
  for (uint32_t i = 0; i < logitRows; ++i)
    KVC_TRY(device_.copyOut(std::as_writable_bytes(std::span(
                                &logitRows_[i * vocabulary], vocabulary)),
                            spaces_[static_cast<size_t>(Space::Arena)],
                            program.logits.offset + i * program.logitsStride),
            "logits");
  return Status();
}

void StepRunner::fill(std::span<const StepRows> groups,
                      const Program &program) {
  const StepLayout &layout = artifact_.manifest().step;
  uint32_t row = 0, logitRow = 0, item = 0;
  for (size_t sequence = 0; sequence < groups.size(); ++sequence) {
    const StepRows &group = groups[sequence];
    auto count = static_cast<uint32_t>(group.tokens.size());
    for (uint32_t first = 0; first < count; first += program.rowsPerItem) {
      int32_t *words = &step_[layout.itemsAt() + item++ * kItemWords];
      words[0] = static_cast<int32_t>(row + first);
      words[1] =
          static_cast<int32_t>(std::min(program.rowsPerItem, count - first));
      words[2] = static_cast<int32_t>(sequence);
      words[3] = 0;
    }
    for (uint32_t i = 0; i < count; ++i, ++row) {
      uint32_t position = group.firstPosition + i;
      auto page = static_cast<uint32_t>(group.pages[position / kPageTokens]);
      step_[layout.tokensAt() + row] = static_cast<int32_t>(group.tokens[i]);
      step_[layout.positionsAt() + row] = static_cast<int32_t>(position);
      step_[layout.slotsAt() + row] =
          static_cast<int32_t>(page * kPageTokens + position % kPageTokens);
      if (i + group.logitCount >= count)
        step_[layout.logitRowsAt() + logitRow++] = static_cast<int32_t>(row);
    }
    size_t table = layout.blockTablesAt() + sequence * layout.pagesPerSequence;
    for (size_t i = 0; i < group.pages.size() && i < layout.pagesPerSequence;
         ++i)
      step_[table + i] = static_cast<int32_t>(group.pages[i]);
  }
  step_[StepLayout::kRowCount] = static_cast<int32_t>(row);
  step_[StepLayout::kLogitRowCount] = static_cast<int32_t>(logitRow);
  step_[StepLayout::kItemCount] = static_cast<int32_t>(item);
}

std::span<const float> StepRunner::logits(uint32_t index) const {
  uint64_t vocabulary = artifact_.manifest().vocabSize;
  return std::span(&logitRows_[index * vocabulary], vocabulary);
}

uint32_t StepRunner::rowsMax() const {
  return artifact_.manifest().step.rowsMax;
}

uint32_t StepRunner::sequencesMax() const {
  return artifact_.manifest().step.sequencesMax;
}

uint32_t StepRunner::logitRowsMax() const {
  return artifact_.manifest().step.logitRowsMax;
}

uint32_t StepRunner::layerCount() const { return artifact_.manifest().layers; }

Status StepRunner::clipped(std::span<uint32_t> counts) const {
  return device_.copyOut(std::as_writable_bytes(counts),
                         spaces_[static_cast<size_t>(Space::Step)],
                         uint64_t(artifact_.manifest().step.clippedAt()) * 4);
}

} // namespace kvc
