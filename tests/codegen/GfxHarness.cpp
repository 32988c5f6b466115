// Compiles and simulates single kernels; see GfxHarness.h.

#include "tests/codegen/GfxHarness.h"

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
  std::string error;
  object_ = hipsim::CodeObject::load(std::as_bytes(std::span(bytes_)), error);
  EXPECT_TRUE(object_) << error;
  size_t start = text.find('@') + 1;
  name_ = text.substr(start, text.find('(') - start);
  threads_ = code().workgroupSizeMax;
  EXPECT_EQ(object_->program().unsupported(), std::vector<std::string>());
}

void GfxKernel::run(Grid grid, const std::vector<GfxArgument> &arguments,
                    const GfxRun &how) {
  hipsim::LaunchShape shape;
  shape.blocks[0] = grid.x;
  shape.blocks[1] = grid.y;
  shape.threads[0] = threads_;
  std::vector<const void *> pointers;
  for (const GfxArgument &argument : arguments)
    pointers.push_back(argument.data);
  hipsim::Checks checks(
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
        ADD_FAILURE() << name_ << ": " << finding.kind << " at "
                      << finding.instruction << ": " << finding.detail;
      });
  hipsim::Executor executor({.threads = how.threads,
                             .seed = how.seed,
                             .detailed = how.detailed,
                             .otherOrder = how.otherOrder});
  counts_ = {};
  EXPECT_EQ(executor.run(code(), shape, std::as_bytes(std::span(pointers)),
                         counts_, how.checked ? &checks : nullptr),
            "")
      << name_;
}

} // namespace kvc::test
