/// \file
/// Scales and centers of a KV cache as a scales file holds them: what
/// `kvc calibrate` writes, `kvc compile` and `kvc-serve` accept. The names are
/// those of compiler/import/KvScales.h.

#ifndef KVC_RUNTIME_ARTIFACT_KVPARAMETERS_H
#define KVC_RUNTIME_ARTIFACT_KVPARAMETERS_H

#include <string>
#include <vector>

#include "runtime/artifact/Artifact.h"

namespace kvc {

/// One codec's parameters for a whole model.
struct KvParameters {
  uint32_t layers = 0, kvHeads = 0, headDim = 0;
  std::vector<KvChannel> channels; ///< [layers][2][G][D], K before V

  /// All 1 and 0, for the model of `manifest`.
  static KvParameters unit(const Manifest &manifest);
  size_t perLayer() const { return size_t(2) * kvHeads * headDim; }
  const KvChannel *layer(uint32_t index) const {
    return &channels[index * perLayer()];
  }
};

/// The largest magnitude of a code of the cache type `dtype` (`kv_cache.dtype`
/// of the manifest), or 0 for a type that this runtime does not know.
double largestKvCode(const std::string &dtype);

/// Reads from `path` what a cache of the artifact's type needs. InvalidArgument
/// if the file is damaged, holds nothing for the type, or does not fit the
/// model; NotFound if it is not there.
Result<KvParameters> readKvParameters(const std::string &path,
                                      const Manifest &manifest);

/// What a scales file holds.
struct KvScalesFile {
  KvParameters plain; ///< FP8, one scale a head, centers 0
  KvParameters fp8;   ///< FP8, a scale and center for each channel
  KvParameters int8;  ///< int8, alike
};

/// Writes `path` anew, under a temporary name first. InvalidArgument if that
/// cannot be done.
Status writeKvParameters(const std::string &path, const KvScalesFile &file);

} // namespace kvc

#endif // KVC_RUNTIME_ARTIFACT_KVPARAMETERS_H
