/// \file
/// What a model will take of memory, before it is compiled and, if need be,
/// before it is downloaded: what `kvc plan` prints comes from here.

#ifndef KVC_COMPILER_PLAN_H
#define KVC_COMPILER_PLAN_H

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "compiler/Compile.h"

namespace kvc {

/// What an artifact with a KV cache of one type would hold, in bytes.
struct CodecPlan {
  std::string dtype; ///< as `kv_cache.dtype` names it
  /// Parts of the weights space and their sizes; the last is "alignment", so
  /// that the sum is `weightsBytes`.
  std::vector<std::pair<std::string, uint64_t>> parts;
  uint64_t weightsBytes = 0;
  uint64_t arenaBytes = 0;
  uint64_t stepBytes = 0;
  uint64_t pageBytes = 0;
};

struct ModelPlan {
  std::string name, architecture, target;
  std::string source; ///< "config.json", "config.json and index", "checkpoint"
  std::string dtype;  ///< what the description says
  uint32_t sequences = 0; ///< `max_num_seqs`
  uint32_t lengthMax = 0; ///< `max_model_len`
  uint64_t vocabSize = 0, hiddenSize = 0;
  bool tiedEmbeddings = false;
  std::vector<CodecPlan> codecs; ///< one for each `kv_cache.dtype` there is
};

/// Lowers the model once for every KV codec, as far as the plan of memory. The
/// checkpoint's headers are read if the whole checkpoint is there; of a
/// directory that lacks files, config.json and the index of shards alone.
/// Errors go to stderr; returns the exit status as compileModel does.
int planModel(const CompileOptions &options, ModelPlan &plan);

} // namespace kvc

#endif // KVC_COMPILER_PLAN_H
