// Compiled kernels by content, on disk; see KernelCache.h.
//
// A file ends with the hash of what is before it, so that a damaged one is
// compiled again instead of linked.

#include "compiler/target/KernelCache.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SHA256.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"

namespace kvc {

static std::string sha256(llvm::StringRef bytes) {
  return llvm::toHex(llvm::SHA256::hash(llvm::arrayRefFromStringRef(bytes)),
                     /*LowerCase=*/true);
}

/// Stands for the lowering that kernel texts do not show: the LLVM libraries by
/// their version, the rest by the bytes of this program.
static const std::string &compilerIdentity() {
  static const std::string identity = [] {
    auto self = llvm::MemoryBuffer::getFile("/proc/self/exe");
    uint64_t hash =
        self ? llvm::xxh3_64bits((*self)->getBuffer()) : uint64_t(0);
    return std::string(LLVM_VERSION_STRING) + "/" + llvm::utohexstr(hash);
  }();
  return identity;
}

std::string kernelKey(llvm::StringRef text, llvm::StringRef target) {
  return sha256(
      (llvm::Twine(compilerIdentity()) + "\n" + target + "\n" + text).str());
}

/// The cache folder, or empty if there is none.
static std::string folder() {
  llvm::SmallString<128> path;
  if (const char *home = std::getenv("XDG_CACHE_HOME"); home && *home)
    path = home;
  else if (!llvm::sys::path::cache_directory(path))
    return {};
  llvm::sys::path::append(path, "kvc");
  return path.str().str();
}

std::optional<std::string> loadKernel(const std::string &key) {
  std::string at = folder();
  if (at.empty())
    return std::nullopt;
  auto buffer = llvm::MemoryBuffer::getFile(at + "/" + key + ".o");
  if (!buffer)
    return std::nullopt;
  llvm::StringRef bytes = (*buffer)->getBuffer();
  if (bytes.size() < 64 || sha256(bytes.drop_back(64)) != bytes.take_back(64))
    return std::nullopt;
  return bytes.drop_back(64).str();
}

void storeKernel(const std::string &key, llvm::StringRef object) {
  std::string at = folder();
  if (at.empty() || llvm::sys::fs::create_directories(at))
    return;
  llvm::SmallString<128> partial;
  int descriptor;
  if (llvm::sys::fs::createUniqueFile(at + "/%%%%%%%%.partial", descriptor,
                                      partial))
    return;
  llvm::raw_fd_ostream stream(descriptor, /*shouldClose=*/true);
  stream << object << sha256(object);
  stream.close();
  if (stream.has_error() ||
      llvm::sys::fs::rename(partial, at + "/" + key + ".o")) {
    stream.clear_error();
    llvm::sys::fs::remove(partial);
  }
}

} // namespace kvc
