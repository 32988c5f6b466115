/// \file
/// Loads the test kernels and runs them on the simulator; buffers are host
/// vectors.

#ifndef HIPSIM_TESTS_KERNELRUNNER_H
#define HIPSIM_TESTS_KERNELRUNNER_H

#include <cstring>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>

#include "tools/hipsim/gfx/Executor.h"
#include "tools/hipsim/gfx/Program.h"

namespace hipsim {

inline std::vector<char> readFile(const std::string &path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

class KernelRunner {
public:
  explicit KernelRunner(const std::string &path, uint32_t threads = 2,
                        uint64_t seed = 1)
      : KernelRunner(readFile(path), threads, seed) {}
  explicit KernelRunner(const std::vector<char> &image, uint32_t threads = 2,
                        uint64_t seed = 1)
      : executor({.threads = threads, .seed = seed, .detailed = true}) {
    std::string error;
    object = CodeObject::load(std::as_bytes(std::span(image)), error);
    EXPECT_TRUE(object) << error;
  }

  /// Runs a kernel with arguments of natural alignment; the fault, if any.
  template <class... Arguments>
  std::string run(const std::string &name, LaunchShape shape,
                  Arguments... arguments) {
    const KernelCode *kernel = object ? object->find(name) : nullptr;
    if (!kernel)
      return "no kernel " + name;
    std::vector<std::byte> bytes;
    (append(bytes, arguments), ...);
    counts = {};
    return executor.run(*kernel, shape, bytes, counts, checker);
  }

  std::unique_ptr<CodeObject> object;
  Executor executor;
  LaunchCounts counts;
  Checker *checker = nullptr;

private:
  template <class T> static void append(std::vector<std::byte> &to, T value) {
    size_t offset = (to.size() + sizeof(T) - 1) / sizeof(T) * sizeof(T);
    to.resize(offset + sizeof(T));
    std::memcpy(to.data() + offset, &value, sizeof(T));
  }
};

inline LaunchShape shapeOf(uint32_t blocks, uint32_t threads) {
  LaunchShape shape;
  shape.blocks[0] = blocks;
  shape.threads[0] = threads;
  return shape;
}

} // namespace hipsim

#endif // HIPSIM_TESTS_KERNELRUNNER_H
