// Threads that run the launches of a graph together; see ThreadPool.h.

#include "runtime/device/ThreadPool.h"

#include <algorithm>
#include <cassert>
#include <immintrin.h>

namespace kvc {

namespace {

/// Turns of a pause before a waiting thread sleeps: longer than most launches.
constexpr int kSpins = 1000;

/// What the lower half of a ticket holds when no chunk is left; threads that
/// find none take it further down, far from an underflow.
constexpr uint32_t kNoneLeft = 1u << 31;

/// Waits until `value` is no longer `old`: first spinning, then asleep.
void waitForChange(const std::atomic<uint32_t> &value, uint32_t old) {
  for (int spin = 0; spin < kSpins; ++spin) {
    if (value.load(std::memory_order_acquire) != old)
      return;
    _mm_pause();
  }
  value.wait(old, std::memory_order_acquire);
}

uint64_t workgroups(const CpuLaunch &launch) {
  return uint64_t(launch.gridX) * launch.gridY;
}

} // namespace

ThreadPool::ThreadPool(uint32_t threads) : threads_(std::max(1u, threads)) {
  open(0);
  for (uint32_t thread = 1; thread < threads_; ++thread)
    workers_.emplace_back([this] { work(); });
}

ThreadPool::~ThreadPool() {
  launches_ = {};
  stopping_ = true;
  open(epoch_.load(std::memory_order_relaxed) + 1);
  for (std::thread &worker : workers_)
    worker.join();
}

/// Workgroups taken at a time: about eight turns a thread, so that threads of
/// unequal speed finish together.
uint64_t ThreadPool::chunkSize(const CpuLaunch &launch) const {
  return std::max<uint64_t>(1, workgroups(launch) / (uint64_t(threads_) * 8));
}

uint32_t ThreadPool::chunkCount(const CpuLaunch &launch) const {
  uint64_t size = chunkSize(launch);
  return static_cast<uint32_t>((workgroups(launch) + size - 1) / size);
}

/// Offers the launch of `epoch`, or nothing once the run is over.
void ThreadPool::open(uint32_t epoch) {
  uint32_t index = epoch - firstEpoch_;
  uint32_t left = index < launches_.size() ? chunkCount(launches_[index]) : 0;
  // The ticket last: who has seen it may start the next run.
  epoch_.store(epoch, std::memory_order_release);
  ticket_.store(uint64_t(epoch) << 32 | (kNoneLeft + left),
                std::memory_order_release);
  epoch_.notify_all();
}

/// Takes chunks of the launch that is open until there are none, and gives its
/// epoch.
uint32_t ThreadPool::takePart() {
  while (true) {
    uint64_t ticket = ticket_.fetch_sub(1, std::memory_order_acq_rel);
    auto epoch = static_cast<uint32_t>(ticket >> 32);
    auto left = static_cast<uint32_t>(ticket);
    if (left <= kNoneLeft)
      return epoch;
    const CpuLaunch &launch = launches_[epoch - firstEpoch_];
    uint64_t size = chunkSize(launch);
    uint32_t chunks = chunkCount(launch);
    uint64_t first = (chunks - (left - kNoneLeft)) * size;
    uint64_t end = std::min(first + size, workgroups(launch));
    for (uint64_t index = first; index < end; ++index)
      launch.kernel(launch.arguments, index % launch.gridX,
                    index / launch.gridX);
    if (chunksDone_.fetch_add(1, std::memory_order_acq_rel) + 1 < chunks)
      continue;
    chunksDone_.store(0, std::memory_order_relaxed);
    open(epoch + 1);
  }
}

void ThreadPool::work() {
  while (true) {
    uint32_t epoch = takePart();
    if (stopping_)
      return;
    waitForChange(epoch_, epoch);
  }
}

void ThreadPool::run(std::span<const CpuLaunch> launches) {
  if (launches.empty())
    return;
  for ([[maybe_unused]] const CpuLaunch &launch : launches)
    assert(workgroups(launch) > 0 && "a launch has workgroups");
  firstEpoch_ = epoch_.load(std::memory_order_relaxed) + 1;
  launches_ = launches;
  auto last = static_cast<uint32_t>(firstEpoch_ + launches.size());
  open(firstEpoch_);
  while (true) {
    uint32_t epoch = takePart();
    if (epoch == last)
      return;
    waitForChange(epoch_, epoch);
  }
}

} // namespace kvc
