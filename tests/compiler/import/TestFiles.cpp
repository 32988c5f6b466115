#include "tests/compiler/import/TestFiles.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

namespace kvc::test {

namespace fs = std::filesystem;

TemporaryFolder::TemporaryFolder() {
  std::string pattern = (fs::temp_directory_path() / "kvc-test-XXXXXX");
  const char *made = mkdtemp(pattern.data());
  EXPECT_NE(made, nullptr);
  path_ = pattern;
}

TemporaryFolder::~TemporaryFolder() { fs::remove_all(path_); }

std::string TemporaryFolder::write(const std::string &name,
                                   const std::string &bytes) const {
  fs::path file = fs::path(path_) / name;
  fs::create_directories(file.parent_path());
  std::ofstream(file, std::ios::binary) << bytes;
  return file;
}

void TemporaryFolder::copyTree(const std::string &from,
                               const std::string &name) const {
  fs::copy(from, fs::path(path_) / name);
}

std::string safetensors(const std::string &header, const std::string &data) {
  std::string bytes;
  for (int i = 0; i < 8; ++i)
    bytes += static_cast<char>(header.size() >> (8 * i));
  return bytes + header + data;
}

std::string safetensors(const std::string &header, uint64_t dataBytes) {
  return safetensors(header, std::string(dataBytes, '\0'));
}

std::string readFile(const std::string &path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

std::string replaced(std::string text, const std::string &from,
                     const std::string &to) {
  size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << "no '" << from << "' to replace";
  return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

std::string textOf(llvm::Error error, const std::string &folder) {
  std::string text = llvm::toString(std::move(error));
  std::string prefix = folder + "/";
  for (size_t at = 0;
       !folder.empty() && (at = text.find(prefix, at)) != std::string::npos;)
    text.erase(at, prefix.size());
  return text;
}

} // namespace kvc::test
