/// \file
/// A model as the importer hands it on: its description, its traits, its
/// tensors and the text files that travel into the artifact.

#ifndef KVC_COMPILER_IMPORT_MODEL_H
#define KVC_COMPILER_IMPORT_MODEL_H

#include <memory>
#include <string>

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
};

/// Opens the checkpoint that `spec` names (directory or .gguf file), reads its
/// config and checks that tensors and config agree: every tensor the
/// architecture needs is there with the right shape and every tensor there is
/// needed. Fails with an InputError that names the tensor or key.
llvm::Expected<Model> importModel(ModelSpec spec);

} // namespace kvc

#endif // KVC_COMPILER_IMPORT_MODEL_H
