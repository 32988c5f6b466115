/// \file
/// Files for importer tests: a temporary folder, small safetensors files, and
/// the text of an error.

#ifndef KVC_TESTS_COMPILER_IMPORT_TESTFILES_H
#define KVC_TESTS_COMPILER_IMPORT_TESTFILES_H

#include <cstdint>
#include <string>

#include "llvm/Support/Error.h"

namespace kvc::test {

/// A folder that is removed with everything in it.
class TemporaryFolder {
public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder &) = delete;
  TemporaryFolder &operator=(const TemporaryFolder &) = delete;

  const std::string &path() const { return path_; }
  /// Writes `bytes` to a file of that name, making folders; returns its path.
  std::string write(const std::string &name, const std::string &bytes) const;
  /// Copies a folder of the source tree into this one.
  void copyTree(const std::string &from, const std::string &name) const;

private:
  std::string path_;
};

/// The bytes of a safetensors file with this header and that many zero bytes.
std::string safetensors(const std::string &header, uint64_t dataBytes);
/// The same with given data.
std::string safetensors(const std::string &header, const std::string &data);

/// A whole file; empty if there is none.
std::string readFile(const std::string &path);

/// `text` with the first `from` replaced by `to`; fails the test if there is
/// none, so that no test silently checks an unchanged input.
std::string replaced(std::string text, const std::string &from,
                     const std::string &to);

/// The message of an error, `folder` and the slash after it left out; empty on
/// success.
std::string textOf(llvm::Error error, const std::string &folder = "");

template <typename T>
std::string textOf(llvm::Expected<T> result, const std::string &folder = "") {
  return textOf(result.takeError(), folder);
}

} // namespace kvc::test

#endif // KVC_TESTS_COMPILER_IMPORT_TESTFILES_H
