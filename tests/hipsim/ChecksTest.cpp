/// \file
/// The checked mode: silent on correct kernels, and each fault put into one is
/// found. Faults are made by overwriting an instruction with s_nop.

#include <algorithm>
#include <map>

#include "tests/hipsim/KernelRunner.h"
#include "tools/hipsim/gfx/Checks.h"

namespace hipsim {
namespace {

struct ChecksTest : testing::Test {
  std::vector<char> image = readFile(HIPSIM_TEST_KERNELS);
  std::vector<AddressRange> ranges;
  std::vector<Finding> findings;
  std::mutex mutex;
  bool mayStop = false; ///< a fault may end the kernel

  template <class T> T *allow(std::vector<T> &values) {
    auto begin = reinterpret_cast<uint64_t>(values.data());
    ranges.push_back({begin, begin + values.size() * sizeof(T)});
    return values.data();
  }

  /// Runs a kernel under checks; buffers must be allowed before.
  template <class... Arguments>
  void run(const std::string &name, LaunchShape shape, Arguments... arguments) {
    KernelRunner runner(image);
    Checks checks(
        [this](uint64_t address) -> AddressRange {
          for (const AddressRange &range : ranges)
            if (range.contains(address, 1))
              return range;
          return {};
        },
        [](uint64_t) { return std::string("somewhere"); },
        [this](Finding finding) {
          std::lock_guard lock(mutex);
          findings.push_back(std::move(finding));
        });
    runner.checker = &checks;
    std::string stopped = runner.run(name, shape, arguments...);
    if (!mayStop)
      EXPECT_EQ(stopped, "");
  }

  void runReduce() {
    std::vector<float> in(5000, 1), out(4);
    ranges.clear();
    run("reduce", shapeOf(4, 256), allow(in), allow(out), 5000u);
  }
  void runTranspose() {
    std::vector<float> in(64 * 64), out(64 * 64);
    ranges.clear();
    run("transpose", LaunchShape{{2, 2, 1}, {32, 8, 1}}, allow(in), allow(out),
        64u);
  }
  void runMatmul() {
    std::vector<uint16_t> a(32 * 64, 0x3c00), b(32 * 64, 0x3c00);
    std::vector<float> c(32 * 32);
    ranges.clear();
    run("matmul", LaunchShape{{2, 2, 1}, {32, 1, 1}}, allow(a), allow(b),
        allow(c), 32u, 64u);
  }

  /// Offsets of a kernel's instructions of one mnemonic, in the text.
  std::vector<uint64_t> places(const std::string &kernel,
                               const std::string &mnemonic) {
    KernelRunner runner(image);
    const KernelCode *code = runner.object->find(kernel);
    std::vector<uint64_t> result;
    for (const Instruction *i = code->program->at(code->entryAddress);
         code->program->mnemonic(*i) != "s_endpgm"; ++i)
      if (code->program->mnemonic(*i) == mnemonic)
        result.push_back(i->address - code->program->begin());
    return result;
  }

  /// Overwrites the instruction at an offset of the text with s_nop.
  void remove(uint64_t offset) {
    KernelRunner runner(image);
    const auto *text =
        reinterpret_cast<const char *>(runner.object->program().begin());
    auto found = std::search(image.begin(), image.end(), text, text + 256);
    ASSERT_NE(found, image.end());
    constexpr uint32_t nop = 0xbf800000;
    std::memcpy(&*found + offset, &nop, sizeof(nop));
  }

  std::map<std::string, uint32_t> kinds() {
    std::map<std::string, uint32_t> result;
    for (const Finding &finding : findings)
      ++result[finding.kind];
    return result;
  }
};

TEST_F(ChecksTest, CorrectKernelsAreSilent) {
  runReduce();
  runTranspose();
  runMatmul();
  std::vector<float> in(300 * 3), out(300 * 3);
  run("softmax", shapeOf(3, 64), allow(in), allow(out), 300u);
  std::vector<uint32_t> values(500), bins(16);
  std::vector<float> total(1);
  run("histogram", shapeOf(4, 128), allow(values), allow(bins), allow(total),
      500u);
  std::vector<uint32_t> numbers(64, 20), results(64);
  run("fibonacci", shapeOf(1, 64), allow(numbers), allow(results));
  for (const Finding &finding : findings)
    ADD_FAILURE() << finding.kind << " in " << finding.kernel << " '"
                  << finding.instruction << "': " << finding.detail;
}

// Each wait in turn: without it, something is used too early or LDS stores are
// on their way at a barrier.
TEST_F(ChecksTest, EveryRemovedWaitIsFound) {
  std::vector<char> good = image;
  for (const char *kernel : {"reduce", "transpose", "matmul"}) {
    uint32_t found = 0;
    std::vector<uint64_t> offsets = places(kernel, "s_waitcnt");
    for (uint64_t offset : offsets) {
      image = good;
      findings.clear();
      remove(offset);
      std::string name = kernel;
      name == "reduce"      ? runReduce()
      : name == "transpose" ? runTranspose()
                            : runMatmul();
      found += kinds()["early-use"] + kinds()["early-barrier"] > 0;
    }
    EXPECT_EQ(found, offsets.size()) << kernel;
  }
}

TEST_F(ChecksTest, RemovedBarrierIsFound) {
  std::vector<char> good = image;
  for (const char *kernel : {"reduce", "transpose"})
    for (uint64_t offset : places(kernel, "s_barrier")) {
      image = good;
      findings.clear();
      remove(offset);
      std::string(kernel) == "reduce" ? runReduce() : runTranspose();
      EXPECT_GE(kinds()["lds-race"] + kinds()["lds-uninitialised"], 1u)
          << kernel;
    }
}

TEST_F(ChecksTest, OutOfBoundsIsFoundAndKept) {
  std::vector<float> a(1000, 1), b(1000, 1), c(1000, 7);
  allow(a);
  ranges.push_back({reinterpret_cast<uint64_t>(b.data()),
                    reinterpret_cast<uint64_t>(b.data() + 999)});
  ranges.push_back({reinterpret_cast<uint64_t>(c.data()),
                    reinterpret_cast<uint64_t>(c.data() + 500)});
  run("vector_add", shapeOf(4, 256), a.data(), b.data(), c.data(), 1000u);
  EXPECT_EQ(kinds()["out-of-bounds"], 2u);
  EXPECT_EQ(c[499], 2);
  EXPECT_EQ(c[500], 7);
  ASSERT_FALSE(findings.empty());
  EXPECT_EQ(findings[0].kernel, "vector_add");
}

// Without the instruction that works out an address or a value, what is stored,
// or where, is whatever the register held.
TEST_F(ChecksTest, UnwrittenRegistersAreFound) {
  size_t found = 0, removed = 0;
  std::vector<char> whole = image;
  mayStop = true;
  for (const char *mnemonic : {"v_add_co_u32", "v_lshlrev_b64", "v_mov_b32"})
    for (uint64_t place : places("reduce", mnemonic)) {
      image = whole;
      findings.clear();
      remove(place);
      runReduce();
      ++removed;
      found += std::any_of(findings.begin(), findings.end(),
                           [](const Finding &finding) {
                             return finding.kind == "register-uninitialised";
                           });
    }
  image = whole;
  EXPECT_GT(removed, 0u);
  EXPECT_GT(found, 0u) << "of " << removed;
  std::printf("%zu removed in turn, %zu found\n", removed, found);
}

TEST_F(ChecksTest, UnreplicatedMatrixIsFound) {
  // Half a wave: the upper lanes hold garbage and do not take part.
  std::vector<uint16_t> a(32 * 64, 0x3c00), b(32 * 64, 0x3c00);
  std::vector<float> c(32 * 32);
  allow(a);
  allow(b);
  allow(c);
  a[0] = 0x4000;
  run("matmul", LaunchShape{{2, 2, 1}, {16, 1, 1}}, a.data(), b.data(),
      c.data(), 32u, 64u);
  EXPECT_GE(kinds()["wmma-lanes"], 1u);
  EXPECT_GE(kinds()["wmma-replication"], 1u);
}

} // namespace
} // namespace hipsim
