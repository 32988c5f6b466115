/// \file
/// `model.yaml`: what to compile and for what use. Every field keeps the place
/// it was read from, which becomes an MLIR location. Fields, types, units and
/// defaults are documented in models/README.md.

#ifndef KVC_COMPILER_IMPORT_MODELSPEC_H
#define KVC_COMPILER_IMPORT_MODELSPEC_H

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "compiler/import/InputError.h"

namespace kvc {

/// A value and where it stands in the file (the file alone for a default, the
/// command line for an override).
template <typename T> struct Field {
  T value{};
  SourcePlace place;
};

enum class KvCodec : uint8_t { F16, Fp8E4M3, Fp8E5M2 };
/// "f16", "fp8_e4m3", "fp8_e5m2".
const char *kvCodecName(KvCodec codec);

struct ModelSpec {
  Field<std::string> name;
  Field<std::string> weights; ///< resolved against the YAML file's folder
  Field<std::string> target;  ///< "cpu"
  Field<KvCodec> kvDtype;
  /// Empty: scale 1. Else a safetensors file with per-layer scales, resolved.
  Field<std::string> kvScales;
  Field<uint32_t> maxModelLen;  ///< tokens; 0: the model's own maximum
  Field<uint32_t> maxNumSeqs;   ///< sequences in one decode step
  Field<uint32_t> maxNumBatchedTokens; ///< token budget of one step
  Field<std::vector<uint32_t>> decodeBuckets;  ///< ascending; sequences
  Field<std::vector<uint32_t>> prefillBuckets; ///< ascending; tokens

  /// Reads and validates `path`; `overrides` maps a dotted field name
  /// (`kv_cache.dtype`) to the text of a command-line option, which wins over
  /// the file. Fails with an InputError.
  static llvm::Expected<ModelSpec>
  load(const std::string &path,
       const std::map<std::string, std::string> &overrides);
};

} // namespace kvc

#endif // KVC_COMPILER_IMPORT_MODELSPEC_H
