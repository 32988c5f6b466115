/// \file
/// What is written to HIPSIM_REPORT at the end of the process: an object with
/// the arrays `launches` and `findings`.

#ifndef HIPSIM_HIP_REPORT_H
#define HIPSIM_HIP_REPORT_H

#include <mutex>
#include <string>
#include <vector>

#include "tools/hipsim/gfx/Checks.h"
#include "tools/hipsim/gfx/Executor.h"

namespace hipsim {

class Report {
public:
  /// Reads HIPSIM_REPORT and HIPSIM_CHECK.
  Report();

  bool wanted() const { return !path_.empty(); }
  bool checked() const { return checked_; }
  void addLaunch(const KernelCode &kernel, const LaunchShape &shape,
                 const LaunchCounts &counts);
  /// Also written to standard error.
  void addFinding(Finding finding);
  /// Writes the file, and ends the process with status 86 if it was to be
  /// checked and there are findings.
  void finish();

private:
  struct Launch {
    std::string kernel;
    LaunchShape shape;
    LaunchCounts counts;
    uint32_t vectorRegisters, scalarRegisters, localBytes, privateBytes;
  };
  std::string path_;
  bool checked_ = false;
  std::mutex mutex_;
  std::vector<Launch> launches_;
  std::vector<Finding> findings_;
};

} // namespace hipsim

#endif // HIPSIM_HIP_REPORT_H
