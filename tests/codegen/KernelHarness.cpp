// Compiles, links and runs single kernels; see KernelHarness.h.

#include "tests/codegen/KernelHarness.h"

#include <cstring>
#include <dlfcn.h>
#include <map>
#include <mutex>
#include <sys/mman.h>

#include "compiler/target/KernelCache.h"
#include "compiler/transforms/Passes.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Parallel.h"

using namespace mlir;

namespace kvc::test {

namespace {

/// Objects go into the build folder, not into the user's cache.
[[maybe_unused]] const int cacheSet =
    setenv("XDG_CACHE_HOME", KVC_TEST_CACHE, /*overwrite=*/1);

NamedAttribute attributeOf(Builder &builder, const Param &param) {
  if (auto *index = std::get_if<int64_t>(&param.value))
    return builder.getNamedAttr(param.name, builder.getIndexAttr(*index));
  return builder.getNamedAttr(
      param.name, builder.getF32FloatAttr(std::get<float>(param.value)));
}

std::string compileOrLoad(const std::string &text, CpuFeatures features) {
  std::string key =
      kernelKey(text, std::string("cpu/") + cpuFeaturesName(features));
  if (auto cached = loadKernel(key))
    return *cached;
  llvm::Expected<std::string> object =
      compileCpuKernel(text, features, nullptr);
  if (!object)
    llvm::report_fatal_error(object.takeError());
  storeKernel(key, *object);
  return *object;
}

/// "linear_f32_r1p1__cpu__0011aabb" of `... wave.kernel @linear...(`.
std::string symbolOf(const std::string &text) {
  size_t at = text.find("wave.kernel @");
  assert(at != std::string::npos && "not a kernel");
  at += strlen("wave.kernel @");
  return text.substr(at, text.find('(', at) - at);
}

/// Links objects to a library that stays loaded; its file is removed.
void *loadObjects(const std::vector<std::string> &objects) {
  llvm::SmallString<128> path;
  if (llvm::sys::fs::createTemporaryFile("kvc-kernels", "so", path))
    llvm::report_fatal_error("no temporary file");
  if (llvm::Error error = linkSharedLibrary(objects, path.str().str()))
    llvm::report_fatal_error(std::move(error));
  void *library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!library)
    llvm::report_fatal_error(dlerror());
  llvm::sys::fs::remove(path);
  return library;
}

} // namespace

std::string specialise(const KernelConfig &config) {
  DialectRegistry registry;
  registry.insert<wave::WaveDialect, launch::LaunchDialect, arith::ArithDialect,
                  math::MathDialect, memref::MemRefDialect, scf::SCFDialect,
                  vector::VectorDialect>();
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.loadAllAvailableDialects();
  OpBuilder builder(&context);
  Location loc = builder.getUnknownLoc();
  OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
  builder.setInsertionPointToEnd(module->getBody());
  SmallVector<NamedAttribute> params;
  for (const Param &param : config.params)
    params.push_back(attributeOf(builder, param));
  // kWeightTypes has groups of 32, unless a test says otherwise.
  auto isGroup = [](const Param &p) {
    return p.name == StringRef("groupSize");
  };
  if (StringRef(config.name).contains("_int4_") &&
      llvm::none_of(config.params, isGroup))
    params.push_back(attributeOf(builder, {"groupSize", int64_t(32)}));
  auto none = builder.getDenseI64ArrayAttr({});
  launch::DispatchOp::create(
      builder, loc, TypeRange(), builder.getStringAttr(config.name),
      builder.getDictionaryAttr(params), builder.getDenseI64ArrayAttr({1, 1}),
      none, none, ValueRange());
  PassManager passes(&context);
  passes.addPass(createSpecializeKernelsPass());
  if (failed(passes.run(*module)))
    llvm::report_fatal_error(("specialise " + config.name).c_str());
  std::string text;
  llvm::raw_string_ostream(text) << **module->getOps<wave::KernelOp>().begin();
  return text;
}

std::vector<CpuKernel> loadKernels(const std::vector<std::string> &texts,
                                   CpuFeatures features) {
  static std::map<std::pair<CpuFeatures, std::string>, CpuKernel> loaded;
  std::vector<std::string> missing;
  for (const std::string &text : texts)
    if (!loaded.count({features, text}) && !llvm::is_contained(missing, text))
      missing.push_back(text);
  if (!missing.empty()) {
    std::vector<std::string> objects(missing.size());
    llvm::parallelFor(0, missing.size(), [&](size_t i) {
      objects[i] = compileOrLoad(missing[i], features);
    });
    void *library = loadObjects(objects);
    for (const std::string &text : missing)
      loaded[{features, text}] =
          reinterpret_cast<CpuKernel>(dlsym(library, symbolOf(text).c_str()));
  }
  std::vector<CpuKernel> kernels;
  for (const std::string &text : texts)
    kernels.push_back(loaded.at({features, text}));
  return kernels;
}

std::vector<CpuKernel> loadKernels(const std::vector<KernelConfig> &configs,
                                   CpuFeatures features) {
  std::vector<std::string> texts(configs.size());
  llvm::parallelFor(0, configs.size(),
                    [&](size_t i) { texts[i] = specialise(configs[i]); });
  return loadKernels(texts, features);
}

void run(CpuKernel kernel, Grid grid, const std::vector<const void *> &args) {
  for (int64_t y = grid.y - 1; y >= 0; --y)
    for (int64_t x = grid.x - 1; x >= 0; --x)
      kernel(args.data(), x, y);
}

constexpr uint64_t kSystemPage = 4096;

Buffer::Buffer(uint64_t bytes) : bytes_(bytes) {
  uint64_t aligned = llvm::alignTo(bytes, kRangeAlignment);
  mapped_ = llvm::alignTo(aligned, kSystemPage) + kSystemPage;
  mapping_ = static_cast<char *>(mmap(nullptr, mapped_, PROT_READ | PROT_WRITE,
                                      MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
  if (mapping_ == MAP_FAILED)
    llvm::report_fatal_error("no memory");
  char *guard = mapping_ + mapped_ - kSystemPage;
  mprotect(guard, kSystemPage, PROT_NONE);
  data_ = guard - aligned;
  std::memset(data_, 0xFF, aligned);
}

Buffer::Buffer(const std::string &contents) : Buffer(contents.size()) {
  std::memcpy(data_, contents.data(), contents.size());
}

Buffer::~Buffer() { munmap(mapping_, mapped_); }

std::vector<CpuFeatures> hostLevels() {
  static const CpuFeatures host = llvm::cantFail(hostCpuFeatures());
  if (host == CpuFeatures::Avx512)
    return {CpuFeatures::Avx2, CpuFeatures::Avx512};
  return {CpuFeatures::Avx2};
}

static bool hostRuns(CpuFeatures features) {
  return llvm::is_contained(hostLevels(), features);
}

void KernelTest::SetUp() {
  if (!hostRuns(GetParam()))
    GTEST_SKIP() << "this machine has no AVX-512";
}

void FormatKernelTest::SetUp() {
  if (!hostRuns(std::get<CpuFeatures>(GetParam())))
    GTEST_SKIP() << "this machine has no AVX-512";
}

} // namespace kvc::test
