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

/// A value and where it stands in the file. For a default that is the file
/// alone; for an override the file is `command line (--kv-cache-dtype)`, the
/// option being the field name with dashes.
template <typename T> struct Field {
  T value{};
  SourcePlace place;
};

enum class KvCodec : uint8_t { F16, Fp8E4M3, Fp8E5M2, Int8 };
/// "f16", "fp8_e4m3", "fp8_e5m2".
const char *kvCodecName(KvCodec codec);
/// All of them, in the order in which models/README.md lists them.
std::vector<KvCodec> allKvCodecs();

/// first, first * growth, ... below `limit`, then `limit` itself.
std::vector<uint32_t> defaultBuckets(uint32_t first, uint32_t growth,
                                     uint32_t limit);

/// What `model.yaml` says of the checkpoint's quantisation; empty: nothing.
struct QuantizationSpec {
  Field<std::string> method; ///< "awq" or "gptq"
  Field<uint32_t> bits;      ///< 0 if not given
  Field<uint32_t> groupSize; ///< 0 if not given
};

struct ModelSpec {
  Field<std::string> name;
  Field<std::string> weights; ///< an existing directory or .gguf file
  Field<std::string> target;  ///< "cpu", "gfx1100", "gfx1101", "gfx1102"
  /// importModel refuses a checkpoint that says otherwise.
  QuantizationSpec quantization;
  Field<KvCodec> kvDtype;
  /// Empty (`none`): the checkpoint's or 1. Else a safetensors file of scales,
  /// resolved.
  Field<std::string> kvScales;
  /// Tokens; 0: the model's own maximum (importModel puts that in its place).
  Field<uint32_t> maxModelLen;
  Field<uint32_t> maxNumSeqs;                  ///< sequences in one decode step
  Field<uint32_t> maxNumBatchedTokens;         ///< token budget of one step
  Field<std::vector<uint32_t>> decodeBuckets;  ///< ascending; sequences
  Field<std::vector<uint32_t>> prefillBuckets; ///< ascending; tokens

  /// Reads and validates `path`; `overrides` maps a dotted field name
  /// (`kv_cache.dtype`) to the text of a command-line option, which wins over
  /// the file. Lists are comma-separated there, and an empty text puts a field
  /// back to its default. Relative paths are resolved against the folder of
  /// `path`, those of overrides against the working directory. Fails with an
  /// InputError.
  static llvm::Expected<ModelSpec>
  load(const std::string &path,
       const std::map<std::string, std::string> &overrides);
};

} // namespace kvc

#endif // KVC_COMPILER_IMPORT_MODELSPEC_H
