/// \file
/// Threads that run the launches of a graph together: workgroups of one launch
/// in any order, launches one after the other.
///
/// Between launches the threads meet at a barrier and spin for it, because a
/// decode step has some two hundred launches of a few microseconds; a thread
/// that waits longer than that sleeps.

#ifndef KVC_RUNTIME_DEVICE_THREADPOOL_H
#define KVC_RUNTIME_DEVICE_THREADPOOL_H

#include <atomic>
#include <cstdint>
#include <memory>
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
  /// thread at a time.
  void run(std::span<const CpuLaunch> launches);

  uint32_t threadCount() const { return threads_; }

private:
  void work(uint32_t thread);
  void runLaunches();
  void meet();

  const uint32_t threads_;
  std::vector<std::thread> workers_;
  std::span<const CpuLaunch> launches_;

  // A new value of `generation_` starts a run; every thread then takes
  // workgroups from `next_`, which whoever is last at the barrier sets back.
  alignas(64) std::atomic<uint32_t> generation_ = 0;
  alignas(64) std::atomic<uint64_t> next_ = 0;
  alignas(64) std::atomic<uint32_t> arrived_ = 0;
  alignas(64) std::atomic<uint32_t> phase_ = 0;
  std::atomic<bool> stopping_ = false;
};

} // namespace kvc

#endif // KVC_RUNTIME_DEVICE_THREADPOOL_H
