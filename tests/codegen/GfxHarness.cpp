// Compiles and simulates single kernels; see GfxHarness.h.

#include "tests/codegen/GfxHarness.h"

#include <cstring>
#include <mutex>

#include "compiler/target/gfx1100/GfxCodegen.h"
#include "tools/hipsim/gfx/Checks.h"
#include "tools/hipsim/gfx/Program.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"

namespace kvc::test {

std::string gfxCodeObject(const std::string &text) {
  auto object = compileGfxKernel(text, "gfx1100", nullptr);
  if (!object)
    llvm::report_fatal_error(object.takeError());
  llvm::SmallString<128> path;
  llvm::sys::fs::createTemporaryFile("kvc-gfx", "co", path);
  if (llvm::Error error = linkSharedLibrary({*object}, path.str().str()))
    llvm::report_fatal_error(std::move(error));
  std::string bytes = (*llvm::MemoryBuffer::getFile(path))->getBuffer().str();
  llvm::sys::fs::remove(path);
  return bytes;
}

GfxKernel::GfxKernel(const std::string &text) : bytes_(gfxCodeObject(text)) {
  load(bytes_);
  size_t start = text.find('@') + 1;
  name_ = text.substr(start, text.find('(') - start);
  threads_ = code().workgroupSizeMax;
  EXPECT_EQ(object_->program().unsupported(), std::vector<std::string>());
}

void GfxKernel::load(const std::string &bytes) {
  std::string error;
  object_ = hipsim::CodeObject::load(std::as_bytes(std::span(bytes)), error);
  ASSERT_TRUE(object_) << error;
}

std::vector<uint32_t> GfxKernel::places(const std::string &mnemonic) const {
  std::vector<uint32_t> result;
  const hipsim::Program &program = object_->program();
  for (const hipsim::Instruction &i : program.instructions())
    if (program.mnemonic(i) == mnemonic)
      result.push_back(i.index);
  return result;
}

std::string GfxKernel::disassembly(uint32_t index) const {
  const hipsim::Program &program = object_->program();
  return program.disassemble(program.instructions()[index]);
}

void GfxKernel::remove(uint32_t index) {
  const hipsim::Program &program = object_->program();
  const hipsim::Instruction &instruction = program.instructions()[index];
  std::string text(reinterpret_cast<const char *>(program.begin()), 256);
  std::string bytes = bytes_;
  size_t at = bytes.find(text) + instruction.address - program.begin();
  constexpr uint32_t kNop = 0xBF800000;
  for (uint32_t word = 0; word < instruction.words; ++word)
    std::memcpy(&bytes[at + 4 * word], &kNop, sizeof(kNop));
  load(bytes);
}

namespace {

/// Checks that also note which instructions run.
class Recorder : public hipsim::Checks {
public:
  using Checks::Checks;
  std::set<uint32_t> *executed = nullptr;

  void before(hipsim::Wave &wave, const hipsim::Instruction &i) override {
    if (executed) {
      std::lock_guard lock(mutex_);
      executed->insert(i.index);
    }
    Checks::before(wave, i);
  }

private:
  std::mutex mutex_;
};

} // namespace

void GfxKernel::run(Grid grid, const std::vector<GfxArgument> &arguments,
                    const GfxRun &how) {
  hipsim::LaunchShape shape;
  shape.blocks[0] = grid.x;
  shape.blocks[1] = grid.y;
  shape.threads[0] = threads_;
  std::vector<const void *> pointers;
  for (const GfxArgument &argument : arguments)
    pointers.push_back(argument.data);
  std::mutex mutex;
  Recorder checks(
      [&](uint64_t address) -> hipsim::AddressRange {
        for (const GfxArgument &argument : arguments) {
          auto begin = reinterpret_cast<uint64_t>(argument.data);
          if (address >= begin && address < begin + argument.bytes)
            return {begin, begin + argument.bytes};
        }
        return {};
      },
      [](uint64_t) { return std::string("no argument"); },
      [&](hipsim::Finding finding) {
        std::lock_guard lock(mutex);
        if (how.findings) {
          how.findings->insert(finding.kind);
          return;
        }
        ADD_FAILURE() << name_ << ": " << finding.kind << " at "
                      << finding.instruction << ": " << finding.detail;
      });
  checks.executed = how.executed;
  hipsim::Executor executor({.threads = how.threads,
                             .seed = how.seed,
                             .detailed = how.detailed,
                             .otherOrder = how.otherOrder});
  counts_ = {};
  std::string stopped =
      executor.run(code(), shape, std::as_bytes(std::span(pointers)), counts_,
                   how.checked ? &checks : nullptr);
  if (how.findings && !stopped.empty())
    how.findings->insert("fault");
  else
    EXPECT_EQ(stopped, "") << name_;
}

void injectFaults(const std::string &title, GfxKernel &kernel,
                  const GfxApply &apply, size_t unseenMax) {
  std::set<uint32_t> executed;
  std::string right = apply(kernel, {.checked = true, .executed = &executed});
  for (const char *mnemonic : {"s_waitcnt", "s_barrier"}) {
    size_t injected = 0, found = 0, wrong = 0;
    std::string missed;
    for (uint32_t place : kernel.places(mnemonic)) {
      if (!executed.count(place))
        continue;
      ++injected;
      std::set<std::string> findings;
      std::string instruction = kernel.disassembly(place);
      kernel.remove(place);
      std::string out = apply(kernel, {.checked = true, .findings = &findings});
      kernel.restore();
      found += !findings.empty();
      wrong += findings.empty() && out != right;
      if (findings.empty() && out == right)
        missed += " [" + std::to_string(place) + instruction + "]";
    }
    if (injected == 0) // one wave needs no barrier
      continue;
    std::printf("%s, %s: %zu removed in turn, %zu found by checks, %zu more by "
                "the result; not found:%s\n",
                title.c_str(), mnemonic, injected, found, wrong,
                missed.empty() ? " none" : missed.c_str());
    EXPECT_LE(injected - found - wrong, std::max(unseenMax, injected / 10));
  }
}

} // namespace kvc::test
