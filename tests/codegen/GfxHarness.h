/// \file
/// Compiles kernel texts for gfx1100 and runs them on the simulator, on buffers
/// in host memory, without an artifact, a runtime or HIP.

#ifndef KVC_TESTS_CODEGEN_GFXHARNESS_H
#define KVC_TESTS_CODEGEN_GFXHARNESS_H

#include <functional>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "tests/codegen/KernelHarness.h"
#include "tools/hipsim/gfx/CodeObject.h"
#include "tools/hipsim/gfx/Executor.h"

namespace kvc::test {

/// The linked code object of one kernel text.
std::string gfxCodeObject(const std::string &text);

/// One argument of a launch: a pointer, and in checked mode the bytes that may
/// be touched from it on.
struct GfxArgument {
  GfxArgument(const void *data, uint64_t bytes = 0)
      : data(data), bytes(bytes) {}
  GfxArgument(Buffer &buffer)
      : data(buffer.as<char>().data()), bytes(buffer.as<char>().size()) {}

  const void *data;
  uint64_t bytes;
};

/// How the simulator runs a launch.
struct GfxRun {
  uint64_t seed = 7;       ///< register garbage, order of workgroups and waves
  bool otherOrder = false; ///< of the sums inside WMMA
  bool checked = false;    ///< any finding fails the test
  bool detailed = false;   ///< counts lines and LDS conflicts
  uint32_t threads = 2;
  /// Checked mode: findings go here instead, as their kinds.
  std::set<std::string> *findings = nullptr;
  /// Checked mode: indices of the instructions that ran.
  std::set<uint32_t> *executed = nullptr;
};

/// A kernel on the simulator.
class GfxKernel {
public:
  /// Fails the test where the text does not compile, or has an instruction that
  /// the simulator lacks.
  explicit GfxKernel(const std::string &text);

  /// Runs every workgroup of the grid.
  void run(Grid grid, const std::vector<GfxArgument> &arguments,
           const GfxRun &how = {});
  /// Of the last run.
  const hipsim::LaunchCounts &counts() const { return counts_; }
  const hipsim::KernelCode &code() const { return *object_->find(name_); }

  /// Indices of the kernel's instructions of one mnemonic.
  std::vector<uint32_t> places(const std::string &mnemonic) const;
  std::string disassembly(uint32_t index) const;
  /// Puts `s_nop` in the place of an instruction, or all as it was again.
  void remove(uint32_t index);
  void restore() { load(bytes_); }

private:
  void load(const std::string &bytes);

  std::string bytes_; // of the code object
  std::unique_ptr<hipsim::CodeObject> object_;
  hipsim::LaunchCounts counts_;
  std::string name_;
  uint32_t threads_ = 32;
};

/// Runs the kernel in checked mode and gives all that it wrote.
using GfxApply = std::function<std::string(GfxKernel &, const GfxRun &)>;

/// Removes each wait and barrier that a run executes, in turn, and prints how
/// many the checks or the result gave away, and which not. Fails the test where
/// more than a tenth of either kind, and more than `unseenMax`, go unseen: a
/// kernel has one barrier that only other workgroups see for each
/// `wave.arrive`.
void injectFaults(const std::string &title, GfxKernel &kernel,
                  const GfxApply &apply, size_t unseenMax = 1);

} // namespace kvc::test

#endif // KVC_TESTS_CODEGEN_GFXHARNESS_H
