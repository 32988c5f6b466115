// The promises of ThreadPool.h.

#include "runtime/device/ThreadPool.h"

#include <array>

#include <gtest/gtest.h>

namespace kvc {
namespace {

/// arguments[0]: counter of this launch; arguments[1]: counter of the one
/// before it and arguments[2]: what that must have reached; arguments[3]:
/// errors.
void count(const void *const *arguments, int64_t, int64_t) {
  auto counter = [&](int i) {
    return static_cast<std::atomic<int64_t> *>(
        const_cast<void *>(arguments[i]));
  };
  if (arguments[1] &&
      *counter(1) != *static_cast<const int64_t *>(arguments[2]))
    ++*counter(3);
  ++*counter(0);
}

// Every workgroup of every launch once, and none before the launch before it is
// over; again and again, with more threads than processors.
TEST(ThreadPool, LaunchesRunWholeAndInOrder) {
  for (uint32_t threads : {1u, 2u, 3u, 8u}) {
    ThreadPool pool(threads);
    constexpr uint32_t kLaunches = 40;
    for (int repeat = 0; repeat < 50; ++repeat) {
      std::vector<std::atomic<int64_t>> counters(kLaunches + 1);
      std::vector<int64_t> sizes(kLaunches);
      std::vector<std::array<const void *, 4>> arguments(kLaunches);
      std::vector<CpuLaunch> launches(kLaunches);
      for (uint32_t i = 0; i < kLaunches; ++i) {
        launches[i] = {count, 1 + (i * 7 + repeat) % 90, 1 + i % 3,
                       arguments[i].data()};
        sizes[i] = int64_t(launches[i].gridX) * launches[i].gridY;
        arguments[i] = {&counters[i], i ? &counters[i - 1] : nullptr,
                        i ? &sizes[i - 1] : nullptr, &counters[kLaunches]};
      }
      pool.run(launches);
      for (uint32_t i = 0; i < kLaunches; ++i)
        ASSERT_EQ(counters[i], sizes[i]) << "launch " << i;
      ASSERT_EQ(counters[kLaunches], 0);
    }
  }
}

// A pool without a run ends, and so does one whose threads sleep.
TEST(ThreadPool, EndsWithoutWork) {
  ThreadPool never(4);
  ThreadPool once(4);
  once.run({});
}

} // namespace
} // namespace kvc
