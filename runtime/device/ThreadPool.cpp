// Threads that run the launches of a graph together; see ThreadPool.h.

#include "runtime/device/ThreadPool.h"

#include <algorithm>
#include <immintrin.h>

namespace kvc {

namespace {

/// Turns before a waiting thread sleeps: about 50 us.
constexpr int kSpins = 2000;

/// Waits until `value` is no longer `old`: first spinning, then asleep.
void waitForChange(const std::atomic<uint32_t> &value, uint32_t old) {
  for (int spin = 0; spin < kSpins; ++spin) {
    if (value.load(std::memory_order_acquire) != old)
      return;
    _mm_pause();
  }
  value.wait(old, std::memory_order_acquire);
}

/// Workgroups taken at a time: eight turns a thread, so that threads of unequal
/// speed finish together.
uint64_t grainOf(uint64_t workgroups, uint32_t threads) {
  return std::max<uint64_t>(1, workgroups / (uint64_t(threads) * 8));
}

} // namespace

ThreadPool::ThreadPool(uint32_t threads) : threads_(std::max(1u, threads)) {
  for (uint32_t thread = 1; thread < threads_; ++thread)
    workers_.emplace_back([this, thread] { work(thread); });
}

ThreadPool::~ThreadPool() {
  stopping_ = true;
  generation_.fetch_add(1, std::memory_order_release);
  generation_.notify_all();
  for (std::thread &worker : workers_)
    worker.join();
}

void ThreadPool::work(uint32_t) {
  uint32_t seen = 0;
  while (true) {
    waitForChange(generation_, seen);
    seen = generation_.load(std::memory_order_acquire);
    if (stopping_)
      return;
    runLaunches();
  }
}

void ThreadPool::run(std::span<const CpuLaunch> launches) {
  if (launches.empty())
    return;
  launches_ = launches;
  next_.store(0, std::memory_order_relaxed);
  generation_.fetch_add(1, std::memory_order_release);
  generation_.notify_all();
  runLaunches();
}

void ThreadPool::runLaunches() {
  for (const CpuLaunch &launch : launches_) {
    uint64_t count = uint64_t(launch.gridX) * launch.gridY;
    uint64_t grain = grainOf(count, threads_);
    while (true) {
      uint64_t first = next_.fetch_add(grain, std::memory_order_relaxed);
      if (first >= count)
        break;
      uint64_t end = std::min(first + grain, count);
      for (uint64_t index = first; index < end; ++index)
        launch.kernel(launch.arguments, index % launch.gridX,
                      index / launch.gridX);
    }
    meet();
  }
}

void ThreadPool::meet() {
  uint32_t phase = phase_.load(std::memory_order_relaxed);
  if (arrived_.fetch_add(1, std::memory_order_acq_rel) + 1 == threads_) {
    arrived_.store(0, std::memory_order_relaxed);
    next_.store(0, std::memory_order_relaxed);
    phase_.store(phase + 1, std::memory_order_release);
    phase_.notify_all();
    return;
  }
  waitForChange(phase_, phase);
}

} // namespace kvc
