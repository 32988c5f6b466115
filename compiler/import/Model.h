/// \file
/// A model as the importer hands it on: its description, its traits, its
/// tensors and the text files that travel into the artifact.

#ifndef KVC_COMPILER_IMPORT_MODEL_H
#define KVC_COMPILER_IMPORT_MODEL_H

#include <memory>
#include <string>
#include <vector>

#include "compiler/import/Checkpoint.h"
#include "compiler/import/ModelConfig.h"
#include "compiler/import/ModelSpec.h"

namespace kvc {

struct Model {
  ModelSpec spec;
  ModelConfig config;
  std::unique_ptr<Checkpoint> checkpoint;
  /// Hugging Face `tokenizer.json`, copied, or written from GGUF metadata.
  std::string tokenizerJson;
  /// `tokenizer_config.json` as far as the runtime needs it: `chat_template`,
  /// `bos_token`, `eos_token`, `add_bos_token`. "{}" if there is none.
  std::string tokenizerConfigJson;
  /// `generation_config.json`, or "{}".
  std::string generationConfigJson;
  /// Parameters of the KV codec, value = code x scale + center. Scales: layers
  /// x KV heads, or x channels too, row by row; all 1.0 where nothing says
  /// otherwise; finite and positive. Centers: layers x KV heads x channels,
  /// finite, or empty: 0.
  std::vector<float> keyScales, valueScales, keyCenters, valueCenters;
  /// Base name of the file the scales came from; empty: none did, they are 1.
  std::string kvScaleSource;
  /// Modules with plain weights that the quantised checkpoint's config does not
  /// list as such: `lm_head` as a rule.
  std::vector<std::string> plainModules;
};

/// Opens the checkpoint that `spec` names (directory or .gguf file), reads its
/// config and checks that tensors and config agree: every tensor the
/// architecture needs is there with the right shape and every tensor there is
/// needed. Fails with an InputError that names the tensor or key.
///
/// In the result `spec.maxModelLen` is set and at most `config.maxPositions`,
/// and `config.eosTokenIds` holds those of config.json and of
/// generation_config.json.
///
/// Where embeddings are tied, an `lm_head.weight` in the checkpoint is ignored
/// and the embedding used, as vLLM and transformers do. Also ignored are
/// `*.rotary_emb.inv_freq` (computed here) and, for an f16 cache, KV scales.
///
/// Scales of an FP8 or int8 cache come from `spec.kvScales`, else from the
/// checkpoint's own, else they are 1: KvScales.h.
///
/// With `configOnly` nothing of a directory but config.json is read, and
/// model.safetensors.index.json if it is there: the checkpoint then declares
/// the tensors that the config needs, in bf16, or where it has a
/// `quantization_config` in f16 and int4 (where there is an index, as the names
/// in it say), without data, and the texts are empty.
llvm::Expected<Model> importModel(ModelSpec spec, bool configOnly = false);

} // namespace kvc

#endif // KVC_COMPILER_IMPORT_MODEL_H
