/// \file
/// What `kvc doctor` finds out about a machine, and what it advises.
///
/// Looking and judging are apart, so that advice for machines that nobody here
/// has (WSL2, another card, no permission) is tested on facts made up for it.
/// The problems are those that users of the RX 7900 XTX have reported to other
/// projects; DoctorAdvice.cpp names the report beside each.

#ifndef KVC_TOOLS_KVC_DOCTOR_H
#define KVC_TOOLS_KVC_DOCTOR_H

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "runtime/device/HipLibrary.h"

namespace kvc {

/// What may be done with a device file. Usable: read and written.
enum class NodeState { Missing, Denied, Usable };

struct DoctorFacts {
  // The machine.
  std::string cpuFeatures; ///< "avx512", "avx2" or "none"
  uint64_t memoryBytes = 0;
  std::string system;       ///< "Ubuntu 24.04.1 LTS"
  bool wsl = false;         ///< Linux under Windows' hypervisor
  bool container = false;   ///< Docker or Podman
  std::string wslMemoryMax; ///< `memory=` of .wslconfig, as written; or ""

  // The ways to a GPU.
  NodeState kfd = NodeState::Missing;    ///< /dev/kfd, the Linux driver
  NodeState dxg = NodeState::Missing;    ///< /dev/dxg, Windows' driver
  NodeState render = NodeState::Missing; ///< the best of /dev/dri/renderD*

  /// Where AMD's packages have put a HIP runtime: "/opt/rocm/lib", or "". The
  /// dynamic linker does not look there by itself.
  std::string rocmFolder;

  // Variables of the environment, "" if not set.
  std::string dxgDetection;   ///< HSA_ENABLE_DXG_DETECTION
  std::string overrideTarget; ///< HSA_OVERRIDE_GFX_VERSION
  std::string visibleDevices; ///< "HIP_VISIBLE_DEVICES=1" or its like

  // What the HIP runtime says. `hipProblem` is why there is no more of it.
  std::string library; ///< "libamdhip64.so.6", or "" if none could be opened
  std::string runtimeVersion, driverVersion;
  std::string hipProblem;
  std::vector<HipDeviceFacts> devices;
};

/// Where to look; tests point it elsewhere, users cannot.
struct DoctorPlaces {
  std::string root;      ///< stands in for "/" before /dev, /proc, /etc, /mnt
  std::string hipFolder; ///< as for HipLibrary::open
};

/// Never fails: what cannot be found out is missing from the facts.
DoctorFacts examine(const DoctorPlaces &places = {});

/// One line for every problem, most important first: what is wrong and what to
/// do about it. Empty on a machine without problems.
std::vector<std::string> advise(const DoctorFacts &facts);

/// Whether an artifact for kvc's GPU targets could run on this device.
bool isUsable(const DoctorFacts &facts, const HipDeviceFacts &device);

/// Exit status 0 or 2, and the sentence that says why.
struct Verdict {
  int exitStatus = 0;
  std::string sentence;
};

/// 2 if nothing could run here, if a HIP runtime is installed but finds no
/// device, or if `device` is asked for and cannot be used; else 0. A machine
/// without a HIP runtime is a sound machine for cpu artifacts.
Verdict judge(const DoctorFacts &facts, std::optional<uint32_t> device);

} // namespace kvc

#endif // KVC_TOOLS_KVC_DOCTOR_H
