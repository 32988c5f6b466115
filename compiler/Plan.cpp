// What a model will take of memory; see Plan.h.
//
// The numbers are those of a real compile, read off the module after its last
// stage: nothing is estimated, and what the pipeline refuses is refused here.

#include "compiler/Plan.h"

#include "compiler/Stages.h"
#include "compiler/dialect/launch/Launch.h"
#include "compiler/emit/Artifact.h"
#include "compiler/import/BuildModule.h"
#include "compiler/import/Safetensors.h"
#include "compiler/transforms/Passes.h"
#include "llvm/Support/FileSystem.h"

using namespace mlir;

namespace kvc {

namespace {

/// The part of the weights that a checkpoint tensor belongs to.
std::string partOf(StringRef tensor, bool tied) {
  auto has = [&](StringRef text) { return tensor.contains(text); };
  if (has("embed_tokens"))
    return tied ? "embedding and lm_head" : "embedding";
  if (tensor.starts_with("lm_head"))
    return "lm_head";
  if (has("norm"))
    return "norms";
  if (has(".self_attn."))
    return "attention";
  if (has(".experts."))
    return "experts";
  return has(".mlp.gate.") ? "router" : "mlp";
}

std::vector<std::pair<std::string, uint64_t>>
weightParts(ModuleOp module, const ModelConfig &config, uint64_t total) {
  std::vector<std::pair<std::string, uint64_t>> parts;
  auto add = [&](const std::string &name, uint64_t bytes) {
    auto found = llvm::find_if(
        parts, [&](const auto &part) { return part.first == name; });
    if (found == parts.end())
      parts.push_back({name, bytes});
    else
      found->second += bytes;
  };
  for (const char *name : {"embedding", "lm_head", "embedding and lm_head",
                           "attention", "mlp", "experts", "router", "norms"})
    add(name, 0);
  uint64_t sum = 0;
  for (auto segment : module.getOps<launch::SegmentOp>()) {
    uint64_t bytes = segment.getRange().getBytes();
    sum += bytes;
    auto sources = segment.getOrigin().getAs<ArrayAttr>("sources");
    add(sources ? partOf(cast<StringAttr>(sources[0]).getValue(),
                         config.tiedEmbeddings)
                : "rope tables and KV scales",
        bytes);
  }
  llvm::erase_if(parts, [](const auto &part) { return part.second == 0; });
  parts.push_back({"alignment", total - sum});
  return parts;
}

/// Whether every file of the weights is there.
llvm::Expected<bool> isComplete(const std::string &weights) {
  namespace fs = llvm::sys::fs;
  if (!fs::is_directory(weights) || fs::exists(weights + "/model.safetensors"))
    return true;
  std::string index = weights + "/model.safetensors.index.json";
  if (!fs::exists(index))
    return false;
  auto shards = readSafetensorsIndex(index);
  if (!shards)
    return shards.takeError();
  return llvm::all_of(*shards, [&](const auto &entry) {
    return fs::exists(weights + "/" + entry.second);
  });
}

llvm::Expected<CodecPlan> planCodec(const CompileOptions &options,
                                    KvCodec codec, bool complete,
                                    ModelPlan &plan) {
  CompileOptions own = options;
  CodecPlan result;
  result.dtype = kvCodecName(codec);
  // Sizes do not depend on what the scales are.
  own.overrides["kv_cache.dtype"] = result.dtype;
  own.overrides["kv_cache.scales"] = "";
  auto spec = ModelSpec::load(own.modelPath, own.overrides);
  if (!spec)
    return spec.takeError();
  auto target = chooseTarget(spec->target.value, own.cpuFeatures);
  if (!target)
    return target.takeError();
  auto model = importModel(std::move(*spec), /*configOnly=*/!complete);
  if (!model)
    return model.takeError();
  MLIRContext context(MLIRContext::Threading::DISABLED);
  OwningOpRef<ModuleOp> module = buildModule(context, *model);
  StageObserver observer;
  if (llvm::Error error =
          runStages(*module, model->spec, *target, own.modelPath, observer))
    return error;
  FailureOr<Limits> limits = Limits::of(*module);
  if (failed(limits))
    return llvm::createStringError("the module has no limits");
  ArtifactFacts facts = artifactFacts(*module, *model);
  result.parts = weightParts(*module, model->config, facts.weightsBytes);
  result.weightsBytes = facts.weightsBytes;
  result.arenaBytes = facts.arenaBytes;
  result.stepBytes = uint64_t(limits->layout.words()) * 4;
  result.pageBytes = facts.pageBytes;
  plan.architecture = model->config.architecture;
  plan.lengthMax = model->spec.maxModelLen.value;
  plan.vocabSize = model->config.vocabSize;
  plan.hiddenSize = model->config.hiddenSize;
  plan.tiedEmbeddings = model->config.tiedEmbeddings;
  return result;
}

llvm::Error planAll(const CompileOptions &options, ModelPlan &plan) {
  auto spec = ModelSpec::load(options.modelPath, options.overrides);
  if (!spec)
    return spec.takeError();
  auto complete = isComplete(spec->weights.value);
  if (!complete)
    return complete.takeError();
  plan.name = spec->name.value;
  plan.target = spec->target.value;
  plan.dtype = kvCodecName(spec->kvDtype.value);
  plan.sequences = spec->maxNumSeqs.value;
  std::string index = spec->weights.value + "/model.safetensors.index.json";
  plan.source = *complete                      ? "the checkpoint"
                : llvm::sys::fs::exists(index) ? "config.json and the index"
                                               : "config.json alone";
  for (KvCodec codec : allKvCodecs()) {
    auto planned = planCodec(options, codec, *complete, plan);
    if (!planned)
      return planned.takeError();
    plan.codecs.push_back(std::move(*planned));
  }
  return llvm::Error::success();
}

} // namespace

int planModel(const CompileOptions &options, ModelPlan &plan) {
  int status = 0;
  llvm::handleAllErrors(planAll(options, plan),
                        [&](const llvm::ErrorInfoBase &error) {
                          llvm::errs() << "kvc plan: ";
                          error.log(llvm::errs());
                          llvm::errs() << "\n";
                          status = error.isA<InputError>() ? 2 : 1;
                        });
  return status;
}

} // namespace kvc
