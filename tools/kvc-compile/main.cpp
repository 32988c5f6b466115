// kvc-compile: the compiler as a program of its own, so that `kvc`, which runs
// artifacts, links no LLVM. `kvc compile` and `kvc plan` start it under those
// names.

#include <cstring>

#include "tools/kvc-compile/FieldOptions.h"

namespace kvc {

namespace {

/// A field of model.yaml that an option overrides.
struct FieldOption {
  const char *field, *option, *help;
};

constexpr FieldOption kFields[] = {
    {"name", "--name", "Name of the model and of the artifact"},
    {"weights", "--weights", "Checkpoint: a directory or a .gguf file"},
    {"target", "--target", "What the code runs on: cpu"},
    {"quantization.method", "--quantization-method",
     "What the checkpoint must be: awq, gptq or compressed-tensors"},
    {"quantization.bits", "--quantization-bits", "4"},
    {"quantization.group_size", "--quantization-group-size", "32, 64 or 128"},
    {"kv_cache.dtype", "--kv-cache-dtype", "f16, fp8_e4m3 or fp8_e5m2"},
    {"kv_cache.scales", "--kv-cache-scales", "Safetensors file of KV scales"},
    {"max_model_len", "--max-model-len", "Longest sequence, in tokens"},
    {"max_num_seqs", "--max-num-seqs", "Sequences of one decode step"},
    {"max_num_batched_tokens", "--max-num-batched-tokens",
     "Token budget of one step"},
    {"buckets.decode", "--buckets-decode", "Batch sizes, e.g. 1,2,4,8"},
    {"buckets.prefill", "--buckets-prefill", "Chunk sizes, e.g. 16,64,512"},
};

} // namespace

void addModelOptions(CLI::App &app, CompileOptions &options) {
  app.add_option("MODEL", options.modelPath,
                 "The model description, a YAML file (models/README.md)")
      ->required();
  app.add_option("--cpu-features", options.cpuFeatures,
                 "avx2 or avx512 [what this machine has]");
  for (const FieldOption &field : kFields)
    app.add_option_function<std::string>(
           field.option,
           [&options, field](const std::string &text) {
             options.overrides[field.field] = text;
           },
           std::string(field.help) + " [field " + field.field + "]")
        ->group("Fields of MODEL that an option overrides");
}

} // namespace kvc

int main(int argc, char **argv) {
  if (std::strcmp(argv[0], "plan") == 0)
    return kvc::planMain(argc, argv);
  CLI::App app{"Compiles a model description to an artifact that kvc run, kvc "
               "eval and kvc-serve load.",
               "kvc compile"};
  kvc::CompileOptions options;
  kvc::addModelOptions(app, options);
  app.add_option("-o,--output", options.output,
                 "The artifact to write [NAME.kvc in this folder]");
  app.add_option("--emit-ir", options.emitIr,
                 "Folder that gets the module after every stage and pass");
  app.add_option(
      "--stop-after", options.stopAfter,
      "Print the module after a stage and stop: import, llm, bucket, "
      "select, launch");
  app.add_flag("--kernels-only", options.kernelsOnly,
               "Need config.json alone: bf16 or int4 weights are assumed, none "
               "written; the result is for inspection");
  app.add_flag("-q,--quiet", options.quiet, "No progress and no summary");
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError &error) {
    return app.exit(error) == 0 ? 0 : 2;
  }
  return kvc::compileModel(options);
}
