// The whole compiler as one call: import, passes, kernels, artifact.

#include "compiler/Compile.h"

#include <atomic>
#include <chrono>
#include <csignal>
#include <set>
#include <unistd.h>

#include "compiler/Stages.h"
#include "compiler/dialect/launch/Launch.h"
#include "compiler/dialect/wave/Wave.h"
#include "compiler/emit/Artifact.h"
#include "compiler/emit/WeightsFile.h"
#include "compiler/import/BuildModule.h"
#include "compiler/target/CodegenTarget.h"
#include "compiler/target/KernelCache.h"
#include "compiler/target/gfx1100/GfxFacts.h"
#include "compiler/transforms/Passes.h"
#include "compiler/transforms/Pipeline.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Pass/PassInstrumentation.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Parallel.h"
#include "llvm/Support/Path.h"

using namespace mlir;

namespace kvc {

namespace {

std::atomic<bool> interrupted = false;

void onSignal(int) { interrupted = true; }

class Interrupted : public llvm::ErrorInfo<Interrupted> {
public:
  static char ID;
  void log(llvm::raw_ostream &stream) const override {
    stream << "interrupted";
  }
  std::error_code convertToErrorCode() const override {
    return std::make_error_code(std::errc::interrupted);
  }
};
char Interrupted::ID = 0;

llvm::Error checkInterrupt() {
  if (interrupted)
    return llvm::make_error<Interrupted>();
  return llvm::Error::success();
}

/// One line on a terminal that says how far the compile is.
class Progress {
public:
  Progress(std::string name, bool quiet)
      : name_(std::move(name)), shown_(!quiet && isatty(STDERR_FILENO)) {}
  ~Progress() { clear(); }

  void show(const llvm::Twine &what) {
    if (!shown_)
      return;
    llvm::errs() << "\r\033[Kcompile " << name_ << ": " << what;
    dirty_ = true;
  }
  void clear() {
    if (dirty_)
      llvm::errs() << "\r\033[K";
    dirty_ = false;
  }

private:
  std::string name_;
  bool shown_, dirty_ = false;
};

/// Writes numbered texts into the `--emit-ir` folder.
class IrFolder {
public:
  static llvm::Expected<IrFolder> create(const std::string &path) {
    if (path.empty())
      return IrFolder("");
    if (std::error_code error = llvm::sys::fs::create_directories(path))
      return inputError({path, 0, 0},
                        "cannot create the folder for --emit-ir: " +
                            error.message());
    return IrFolder(path);
  }

  bool wanted() const { return !path_.empty(); }

  void write(llvm::StringRef name, llvm::StringRef text) {
    std::error_code error;
    llvm::raw_fd_ostream stream(path_ + "/" + name.str(), error);
    if (!error) {
      stream << text;
      stream.close();
      error = stream.error();
      stream.clear_error();
    }
    if (error && failure_.empty())
      failure_ = "write " + name.str() + " for --emit-ir: " + error.message();
  }

  /// The first text that could not be written, if any.
  llvm::Error check() const {
    if (failure_.empty())
      return llvm::Error::success();
    return inputError({path_, 0, 0}, failure_);
  }

  void writeModule(llvm::StringRef name, Operation *module) {
    std::string text;
    llvm::raw_string_ostream stream(text);
    module->print(stream, OpPrintingFlags().enableDebugInfo());
    write(llvm::formatv("{0,0+2}-{1}.mlir", number_++, name).str(), text);
  }

private:
  explicit IrFolder(std::string path) : path_(std::move(path)) {}
  std::string path_, failure_;
  int number_ = 0;
};

/// Writes the whole module after every pass that ran on it or on its last part.
class WriteAfterPass : public PassInstrumentation {
public:
  WriteAfterPass(IrFolder &folder, std::string stage)
      : folder_(folder), stage_(std::move(stage)) {}

  void runAfterPass(Pass *pass, Operation *op) override {
    llvm::StringRef argument = pass->getArgument();
    if (argument.empty())
      return;
    while (op->getParentOp())
      op = op->getParentOp();
    folder_.writeModule(stage_ + "-" + argument.str(), op);
  }

private:
  IrFolder &folder_;
  std::string stage_;
};

/// What a compile has in hand from import to artifact.
struct Job {
  const CompileOptions &options;
  Model model;
  Progress progress;
  IrFolder ir;
  CodegenTarget target;
  std::chrono::steady_clock::time_point start;
  uint32_t cachedKernels = 0;
  /// Of a card's kernels, in the order of the module.
  std::vector<GfxKernelFacts> kernelFacts = {};
};

/// Progress, texts of --emit-ir and the end at --stop-after.
class CompileObserver : public StageObserver {
public:
  explicit CompileObserver(Job &job) : job_(job) {}

  void started(const char *stage, PassManager &passes) override {
    job_.progress.show(llvm::Twine("stage ") + stage);
    if (job_.ir.wanted())
      passes.addInstrumentation(
          std::make_unique<WriteAfterPass>(job_.ir, stage));
  }

  llvm::Expected<bool> finished(const char *stage, ModuleOp module) override {
    if (job_.ir.wanted())
      job_.ir.writeModule("stage-" + std::string(stage), module);
    if (llvm::Error error = checkInterrupt())
      return error;
    return job_.options.stopAfter != stage;
  }

private:
  Job &job_;
};

llvm::Error runStages(Job &job, ModuleOp module) {
  CompileObserver observer(job);
  if (llvm::Error error = runStages(module, job.model.spec, job.target,
                                    job.options.modelPath, observer))
    return error;
  return job.ir.check();
}

/// Objects of all kernels, in the order of the module.
llvm::Expected<std::vector<std::string>> compileKernels(Job &job,
                                                        ModuleOp module) {
  std::vector<std::string> texts, names;
  for (auto kernel : module.getOps<wave::KernelOp>()) {
    names.push_back(kernel.getName().str());
    llvm::raw_string_ostream(texts.emplace_back()) << *kernel.getOperation();
  }
  std::vector<std::string> objects(texts.size());
  std::mutex mutex;
  std::string failure;
  size_t done = 0;
  llvm::parallelFor(0, texts.size(), [&](size_t index) {
    if (interrupted)
      return;
    std::string key = kernelKey(texts[index], job.target.key());
    std::optional<std::string> cached;
    if (!job.ir.wanted())
      cached = loadKernel(key);
    std::vector<CodegenStage> stages;
    std::string error;
    if (cached) {
      objects[index] = std::move(*cached);
    } else if (auto object = job.target.compile(
                   texts[index], job.ir.wanted() ? &stages : nullptr)) {
      storeKernel(key, *object);
      objects[index] = std::move(*object);
    } else {
      error = names[index] + ": " + llvm::toString(object.takeError());
    }
    std::lock_guard lock(mutex);
    for (const CodegenStage &stage : stages)
      job.ir.write(names[index] + "." + stage.name +
                       (stage.name == "optimised.ll" || stage.name == "s"
                            ? ""
                            : ".mlir"),
                   stage.text);
    if (failure.empty())
      failure = error;
    job.cachedKernels += cached.has_value();
    job.progress.show("kernels " + llvm::Twine(++done) + "/" +
                      llvm::Twine(texts.size()));
  });
  if (llvm::Error error = checkInterrupt())
    return error;
  if (!failure.empty())
    return llvm::createStringError(failure);
  if (llvm::Error error = job.ir.check())
    return error;
  return objects;
}

llvm::Error writeWeightsFile(Job &job, ModuleOp module,
                             const std::string &path) {
  uint64_t total = artifactFacts(module, job.model).weightsBytes;
  std::error_code code;
  llvm::raw_fd_ostream stream(path, code);
  if (code)
    return llvm::createStringError("write weights.bin: " + code.message());
  llvm::Error error = writeWeights(
      module, *job.model.checkpoint, total, stream, [&](uint64_t written) {
        job.progress.show("weights " + llvm::Twine(written >> 20) + "/" +
                          llvm::Twine(total >> 20) + " MiB");
        return !interrupted;
      });
  stream.close();
  if (stream.has_error()) {
    code = stream.error();
    stream.clear_error();
    llvm::consumeError(std::move(error));
    return llvm::createStringError("write weights.bin: " + code.message());
  }
  if (error && interrupted) {
    llvm::consumeError(std::move(error));
    return checkInterrupt();
  }
  return error;
}

llvm::Error writeArtifact(Job &job, ModuleOp module, ArtifactFolder &folder) {
  auto objects = compileKernels(job, module);
  if (!objects)
    return objects.takeError();
  if (job.target.isGpu())
    for (const std::string &object : *objects) {
      auto facts = readGfxKernelFacts(object);
      if (!facts)
        return facts.takeError();
      job.kernelFacts.push_back(*facts);
    }
  job.progress.show("linking");
  if (llvm::Error error =
          job.target.link(std::move(*objects), folder.file("kernels.so")))
    return error;
  std::vector<std::string> files = {"kernels.so"};
  std::vector<std::pair<const char *, std::string>> texts = {
      {"plan.json", planText(module)}};
  if (!job.options.kernelsOnly) {
    if (llvm::Error error =
            writeWeightsFile(job, module, folder.file("weights.bin")))
      return error;
    files.push_back("weights.bin");
    texts.insert(texts.end(),
                 {{"tokenizer.json", job.model.tokenizerJson},
                  {"tokenizer_config.json", job.model.tokenizerConfigJson},
                  {"generation_config.json", job.model.generationConfigJson}});
  }
  for (auto &[name, text] : texts) {
    if (llvm::Error error = folder.write(name, text))
      return error;
    files.push_back(name);
  }
  job.progress.show("checksums");
  auto manifest = manifestText(module, job.model, job.target.featuresName(),
                               job.kernelFacts, folder, files);
  if (!manifest)
    return manifest.takeError();
  // Last, so that a folder without it is never an artifact.
  if (llvm::Error error = folder.write("manifest.json", *manifest))
    return error;
  if (llvm::Error error = checkInterrupt())
    return error;
  return folder.publish();
}

/// The most of every kind that a kernel takes, and the least occupancy.
std::string registersText(llvm::ArrayRef<GfxKernelFacts> kernels) {
  GfxKernelFacts most;
  uint32_t waves = UINT32_MAX;
  for (const GfxKernelFacts &kernel : kernels) {
    most.vgprs = std::max(most.vgprs, kernel.vgprs);
    most.sgprs = std::max(most.sgprs, kernel.sgprs);
    most.ldsBytes = std::max(most.ldsBytes, kernel.ldsBytes);
    most.scratchBytes = std::max(most.scratchBytes, kernel.scratchBytes);
    waves = std::min(waves, kernel.wavesPerSimd());
  }
  return llvm::formatv("at most {0} VGPRs, {1} SGPRs, {2} bytes of LDS, {3} "
                       "bytes of scratch; at least {4} waves a SIMD",
                       most.vgprs, most.sgprs, most.ldsBytes, most.scratchBytes,
                       waves)
      .str();
}

void printSummary(const Job &job, ModuleOp module, const std::string &output) {
  ArtifactFacts facts = artifactFacts(module, job.model);
  auto seconds = std::chrono::duration<double>(
                     std::chrono::steady_clock::now() - job.start)
                     .count();
  auto row = [](const char *name, const std::string &value) {
    llvm::outs() << llvm::formatv("  {0,-22} {1}\n", name, value);
  };
  auto mib = [](uint64_t bytes) {
    return llvm::formatv("{0} bytes ({1:f1} MiB)", bytes, bytes / 1048576.0)
        .str();
  };
  llvm::outs() << "wrote " << output << " (" << job.model.config.architecture
               << ", target " << job.target.description() << ")\n";
  row("kernels", llvm::formatv("{0}, {1} of them from the cache", facts.kernels,
                               job.cachedKernels));
  if (!job.kernelFacts.empty())
    row("registers", registersText(job.kernelFacts));
  std::string launches;
  for (auto &[name, count] : facts.launchesPerLayer)
    launches +=
        (launches.empty() ? "" : ", ") + name + " " + std::to_string(count);
  row("launches per layer", launches);
  row("weights", mib(facts.weightsBytes));
  const std::vector<std::string> &plain = job.model.plainModules;
  if (!plain.empty())
    row("not quantised",
        plain[0] +
            (plain.size() > 1
                 ? llvm::formatv(" and {0} more", plain.size() - 1).str()
                 : "") +
            ": plain in the checkpoint");
  std::set<std::pair<std::string, std::string>> forms;
  size_t widened = 0, joined = 0;
  for (const Tensor &tensor : job.model.checkpoint->tensors()) {
    bool isWide = tensor.rows && tensor.type == TensorType::F16;
    widened += isWide;
    joined += tensor.type == TensorType::Q6K1;
    if (!tensor.sourceType.empty() && !isWide)
      forms.insert({tensor.sourceType, tensorTypeInfo(tensor.type).name});
  }
  std::string formats;
  for (auto &[from, to] : forms)
    formats += (formats.empty() ? "" : ", ") + from + " as " + to;
  if (!formats.empty())
    row("block formats", formats);
  if (joined)
    row("joined as q6_k1",
        llvm::formatv("{0} tensors: q, k, v of several formats", joined));
  if (widened)
    row("widened to f16",
        llvm::formatv("{0} tensors: q, k, v or gate, up of several formats",
                      widened));
  row("workspace", mib(facts.arenaBytes));
  const char *scales = job.model.spec.kvDtype.value == KvCodec::F16 ? "none"
                       : job.model.kvScaleSource.empty()
                           ? "1.0 (uncalibrated)"
                           : job.model.kvScaleSource.c_str();
  row("KV cache", llvm::formatv("{0}, {1} bytes per token, scales {2}",
                                kvCodecName(job.model.spec.kvDtype.value),
                                facts.pageBytes / kPageTokens, scales));
  row("time", llvm::formatv("{0:f2} s", seconds));
}

llvm::Error compile(const CompileOptions &options) {
  auto start = std::chrono::steady_clock::now();
  if (!options.stopAfter.empty() &&
      !llvm::is_contained(kStages, options.stopAfter)) {
    std::string known;
    for (const char *stage : kStages)
      known += (known.empty() ? "" : ", ") + std::string(stage);
    return inputError({"command line (--stop-after)", 0, 0},
                      "found '" + options.stopAfter + "', expected one of " +
                          known);
  }
  auto spec = ModelSpec::load(options.modelPath, options.overrides);
  if (!spec)
    return spec.takeError();
  auto target = chooseTarget(spec->target.value, options.cpuFeatures);
  if (!target)
    return target.takeError();
  std::string output =
      options.output.empty() ? spec->name.value + ".kvc" : options.output;
  auto ir = IrFolder::create(options.emitIr);
  if (!ir)
    return ir.takeError();
  Progress progress(spec->name.value, options.quiet);
  progress.show("reading the checkpoint");
  auto model = importModel(std::move(*spec), options.kernelsOnly);
  if (!model)
    return model.takeError();

  if (model->spec.kvDtype.value == KvCodec::Int8 && !options.kernelsOnly &&
      model->kvScaleSource.empty())
    return inputError(model->spec.kvDtype.place,
                      "field 'kv_cache.dtype': an int8 cache needs scales, "
                      "expected kv_cache.scales; kvc calibrate writes them");
  auto isOne = [](float scale) { return scale == 1.0f; };
  if (model->spec.kvDtype.value != KvCodec::F16 &&
      llvm::all_of(model->keyScales, isOne) &&
      llvm::all_of(model->valueScales, isOne)) {
    progress.clear();
    llvm::errs() << "kvc compile: warning: "
                 << (model->kvScaleSource.empty()
                         ? "no KV scales were given and the checkpoint has "
                           "none; 1.0 is used (uncalibrated)"
                         : "all KV scales in " + model->kvScaleSource +
                               " are 1.0 (uncalibrated)")
                 << "; kvc calibrate measures them\n";
  }

  Job job{.options = options,
          .model = std::move(*model),
          .progress = std::move(progress),
          .ir = std::move(*ir),
          .target = *target,
          .start = start};
  MLIRContext context(MLIRContext::Threading::DISABLED);
  OwningOpRef<ModuleOp> module = buildModule(context, job.model);
  if (!options.stopAfter.empty()) {
    if (llvm::Error error = runStages(job, *module))
      return error;
    job.progress.clear();
    module->print(llvm::outs());
    llvm::outs() << "\n";
    return llvm::Error::success();
  }
  auto folder = ArtifactFolder::create(output);
  if (!folder)
    return folder.takeError();
  if (llvm::Error error = runStages(job, *module))
    return error;
  if (llvm::Error error = writeArtifact(job, *module, *folder))
    return error;
  job.progress.clear();
  if (!options.quiet)
    printSummary(job, *module, output);
  return llvm::Error::success();
}

} // namespace

int compileModel(const CompileOptions &options) {
  std::signal(SIGINT, onSignal);
  std::signal(SIGTERM, onSignal);
  int status = 0;
  llvm::handleAllErrors(
      compile(options),
      [&](const InputError &error) {
        llvm::errs() << "kvc compile: ";
        error.log(llvm::errs());
        llvm::errs() << "\n";
        status = 2;
      },
      [&](const Interrupted &) {
        llvm::errs() << "kvc compile: interrupted, nothing was written\n";
        status = 130;
      },
      [&](const llvm::ErrorInfoBase &error) {
        llvm::errs() << "kvc compile: ";
        error.log(llvm::errs());
        llvm::errs() << "\n";
        status = 1;
      });
  return status;
}

} // namespace kvc
