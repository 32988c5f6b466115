/// \file
/// Compiled kernels by content, on disk: `$XDG_CACHE_HOME/kvc`, else
/// `~/.cache/kvc`. A key covers everything that decides the object's bytes. A
/// cache that cannot be read or written is no error: kernels are compiled
/// again.

#ifndef KVC_COMPILER_TARGET_KERNELCACHE_H
#define KVC_COMPILER_TARGET_KERNELCACHE_H

#include <optional>
#include <string>

#include "llvm/ADT/StringRef.h"

namespace kvc {

/// Key of a kernel text compiled for `target` ("cpu/avx2") by this compiler.
std::string kernelKey(llvm::StringRef text, llvm::StringRef target);

/// The object stored under `key`, or nothing. Thread-safe.
std::optional<std::string> loadKernel(const std::string &key);

/// Stores an object; a file appears whole or not at all. Thread-safe.
void storeKernel(const std::string &key, llvm::StringRef object);

} // namespace kvc

#endif // KVC_COMPILER_TARGET_KERNELCACHE_H
