/// \file
/// Threads that run the launches of a graph together: workgroups of one launch
/// in any order, launches one after the other.
///
/// A launch is over when its workgroups are, not when every thread has been
/// there: a thread that the system has put aside holds up nobody unless it is
/// inside a workgroup. Between launches threads spin, because a decode step has
/// some two hundred launches of a few microseconds; one that waits longer
/// sleeps.

#ifndef KVC_RUNTIME_DEVICE_THREADPOOL_H
#define KVC_RUNTIME_DEVICE_THREADPOOL_H

#include <atomic>
#include <cstdint>
#include <span>
#include <thread>
#include <vector>

#include "runtime/artifact/Format.h"

namespace kvc {

/// One launch with its arguments in place.
struct CpuLaunch {
  CpuKernel kernel = nullptr;
  uint32_t gridX = 1, gridY = 1;
  const void *const *arguments = nullptr;
};

class ThreadPool {
public:
  /// \param threads at least 1; the calling thread is one of them.
  explicit ThreadPool(uint32_t threads);
  ~ThreadPool();
  ThreadPool(const ThreadPool &) = delete;
  ThreadPool &operator=(const ThreadPool &) = delete;

  /// Runs the launches in order and returns when all are done. Called by one
  /// thread at a time. Fails an assertion for a grid of nothing.
  void run(std::span<const CpuLaunch> launches);

  uint32_t threadCount() const { return threads_; }

private:
  void work();
  uint32_t takePart();
  void open(uint32_t epoch);
  uint64_t chunkSize(const CpuLaunch &launch) const;
  uint32_t chunkCount(const CpuLaunch &launch) const;

  const uint32_t threads_;
  std::vector<std::thread> workers_;

  // Of the run under way. Read only by who holds a chunk of it, so that they
  // can change between runs.
  std::span<const CpuLaunch> launches_;
  uint32_t firstEpoch_ = 0;

  // Every launch has a number, its epoch. `ticket_` holds the epoch in its
  // upper half and, above a bias, how many of its chunks of workgroups are left
  // in its lower one, so that taking a chunk also says of which launch it is.
  // Whoever finishes the last chunk opens the next epoch. `epoch_` repeats it
  // for threads that wait.
  alignas(64) std::atomic<uint64_t> ticket_ = 0;
  alignas(64) std::atomic<uint64_t> chunksDone_ = 0;
  alignas(64) std::atomic<uint32_t> epoch_ = 0;
  std::atomic<bool> stopping_ = false;
};

} // namespace kvc

#endif // KVC_RUNTIME_DEVICE_THREADPOOL_H
