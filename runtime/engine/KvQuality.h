/// \file
/// How far a KV cache's type moves a model's predictions from those with
/// another cache: what `kvc calibrate` compares codecs by.

#ifndef KVC_RUNTIME_ENGINE_KVQUALITY_H
#define KVC_RUNTIME_ENGINE_KVQUALITY_H

#include "runtime/engine/Perplexity.h"

namespace kvc {

/// Logits of every scored position of some windows, in a file that has no name
/// and so goes with the process. Float x vocabulary, window by window.
class LogitsFile {
public:
  /// In the folder for temporary files. InvalidArgument if it cannot be made.
  static Result<LogitsFile> create(uint32_t vocabSize);
  LogitsFile(LogitsFile &&other);
  LogitsFile &operator=(LogitsFile &&other);
  ~LogitsFile();

  Status append(std::span<const float> row);
  Status read(uint64_t index, std::span<float> row) const;

private:
  LogitsFile(int descriptor, uint32_t vocabSize)
      : descriptor_(descriptor), vocabSize_(vocabSize) {}
  int descriptor_;
  uint32_t vocabSize_;
  uint64_t rows_ = 0;
};

struct KvQuality {
  double perplexity = 0;
  double divergence = 0;       ///< mean of KL(reference || this), natural log
  double top1Agreement = 0;    ///< share of positions with the same best token
  std::vector<double> clipped; ///< of each layer the share of its elements
  uint64_t positions = 0;
};

/// Told after every window how many are done and in all; false ends the
/// measuring, which then fails.
using WindowProgress = std::function<bool(uint32_t, uint32_t)>;

/// Scores `windows` as measurePerplexity does and keeps their logits.
Result<KvQuality>
measureReference(LoadedModel &model,
                 std::span<const std::span<const uint32_t>> windows,
                 LogitsFile &logits, const WindowProgress &progress);

/// The same against what measureReference kept for the same windows.
Result<KvQuality>
measureQuality(LoadedModel &model,
               std::span<const std::span<const uint32_t>> windows,
               const LogitsFile &reference, const WindowProgress &progress);

/// KL(p || q) of the softmax of two rows of logits, in f64, in order of ids.
double klDivergence(std::span<const float> p, std::span<const float> q);

} // namespace kvc

#endif // KVC_RUNTIME_ENGINE_KVQUALITY_H
