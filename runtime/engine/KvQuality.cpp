// Compares what KV caches do to a model; see KvQuality.h.

#include "runtime/engine/KvQuality.h"

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <unistd.h>

#include "runtime/engine/Sequence.h"

namespace kvc {

Result<LogitsFile> LogitsFile::create(uint32_t vocabSize) {
  const char *folder = std::getenv("TMPDIR");
  std::string name =
      std::string(folder && *folder ? folder : "/tmp") + "/kvc-logits-XXXXXX";
  int descriptor = ::mkstemp(name.data());
  if (descriptor < 0)
    return invalid("cannot make a temporary file " + name + ": " +
                   std::strerror(errno));
  ::unlink(name.c_str());
  return LogitsFile(descriptor, vocabSize);
}

LogitsFile::LogitsFile(LogitsFile &&other)
    : descriptor_(std::exchange(other.descriptor_, -1)),
      vocabSize_(other.vocabSize_), rows_(other.rows_) {}

LogitsFile &LogitsFile::operator=(LogitsFile &&other) {
  std::swap(descriptor_, other.descriptor_);
  std::swap(vocabSize_, other.vocabSize_);
  std::swap(rows_, other.rows_);
  return *this;
}

LogitsFile::~LogitsFile() {
  if (descriptor_ >= 0)
    ::close(descriptor_);
}

Status LogitsFile::append(std::span<const float> row) {
  auto bytes = std::as_bytes(row);
  auto offset = static_cast<off_t>(rows_++ * row.size_bytes());
  ssize_t written = ::pwrite(descriptor_, bytes.data(), bytes.size(), offset);
  if (written != static_cast<ssize_t>(bytes.size()))
    return invalid("cannot keep " + std::to_string(rows_) + " rows of " +
                   std::to_string(vocabSize_) +
                   " logits in a temporary file: " +
                   (written < 0 ? std::strerror(errno) : "no space") +
                   "; take fewer windows (--limit) or set TMPDIR");
  return Status();
}

Status LogitsFile::read(uint64_t index, std::span<float> row) const {
  auto bytes = std::as_writable_bytes(row);
  auto offset = static_cast<off_t>(index * row.size_bytes());
  if (::pread(descriptor_, bytes.data(), bytes.size(), offset) !=
      static_cast<ssize_t>(bytes.size()))
    return invalid("row " + std::to_string(index) +
                   " of the reference logits cannot be read");
  return Status();
}

namespace {

/// log of the sum of exp, in f64: the maximum is taken out.
double logSumExp(std::span<const float> logits) {
  double highest = *std::max_element(logits.begin(), logits.end()), sum = 0;
  for (float logit : logits)
    sum += std::exp(logit - highest);
  return highest + std::log(sum);
}

size_t best(std::span<const float> logits) {
  return std::max_element(logits.begin(), logits.end()) - logits.begin();
}

/// Share of every layer's elements that were clipped, since `before`.
Result<std::vector<double>> clippedShares(LoadedModel &model, uint64_t tokens,
                                          const std::vector<uint32_t> &before) {
  std::vector<uint32_t> counts(model.runner().layerCount());
  KVC_TRY(model.runner().clipped(counts), "clipped elements");
  double all = static_cast<double>(tokens) * 2 * model.manifest().kvHeads *
               model.manifest().headDim;
  std::vector<double> shares;
  for (size_t layer = 0; layer < counts.size(); ++layer)
    shares.push_back((counts[layer] - before[layer]) / all);
  return shares;
}

/// Runs all windows; `onRow(index, logits)` gets every scored position.
template <typename OnRow>
Result<KvQuality> measure(LoadedModel &model,
                          std::span<const std::span<const uint32_t>> windows,
                          const WindowProgress &progress, const OnRow &onRow) {
  KvQuality quality;
  double total = 0;
  uint32_t done = 0;
  std::vector<uint32_t> before(model.runner().layerCount());
  KVC_TRY(model.runner().clipped(before), "clipped elements");
  for (std::span<const uint32_t> window : windows) {
    Sequence sequence(model.pool());
    Status failure;
    KVC_TRY(feed(model, sequence, window.first(window.size() - 1), 0,
                 /*allLogits=*/true,
                 [&](size_t position, std::span<const float> logits) {
                   total += negativeLogLikelihood(logits, window[position + 1]);
                   Status status = onRow(quality.positions++, logits);
                   if (failure.ok())
                     failure = std::move(status);
                 }),
            "window " + std::to_string(done));
    KVC_TRY(std::move(failure), "window " + std::to_string(done));
    if (!progress(++done, static_cast<uint32_t>(windows.size())))
      return invalid("interrupted");
  }
  auto positions = static_cast<double>(quality.positions);
  quality.perplexity = std::exp(total / positions);
  KVC_ASSIGN(quality.clipped, clippedShares(model, quality.positions, before));
  return quality;
}

} // namespace

double klDivergence(std::span<const float> p, std::span<const float> q) {
  double sumP = logSumExp(p), sumQ = logSumExp(q), total = 0;
  for (size_t i = 0; i < p.size(); ++i) {
    double logP = p[i] - sumP;
    total += std::exp(logP) * (logP - (q[i] - sumQ));
  }
  return total;
}

Result<KvQuality>
measureReference(LoadedModel &model,
                 std::span<const std::span<const uint32_t>> windows,
                 LogitsFile &logits, const WindowProgress &progress) {
  auto quality = measure(
      model, windows, progress,
      [&](uint64_t, std::span<const float> row) { return logits.append(row); });
  if (quality.ok())
    quality->top1Agreement = 1;
  return quality;
}

Result<KvQuality>
measureQuality(LoadedModel &model,
               std::span<const std::span<const uint32_t>> windows,
               const LogitsFile &reference, const WindowProgress &progress) {
  std::vector<float> exact(model.manifest().vocabSize);
  double divergence = 0;
  uint64_t agreed = 0;
  auto quality =
      measure(model, windows, progress,
              [&](uint64_t position, std::span<const float> row) -> Status {
                KVC_TRY(reference.read(position, exact), "reference");
                divergence += klDivergence(exact, row);
                agreed += best(exact) == best(row);
                return Status();
              });
  if (quality.ok()) {
    auto positions = static_cast<double>(quality->positions);
    quality->divergence = divergence / positions;
    quality->top1Agreement = static_cast<double>(agreed) / positions;
  }
  return quality;
}

} // namespace kvc
