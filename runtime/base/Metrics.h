/// \file
/// Counters and histograms that one thread writes and others read.

#ifndef KVC_RUNTIME_BASE_METRICS_H
#define KVC_RUNTIME_BASE_METRICS_H

#include <atomic>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kvc {

/// A count that only grows. Any thread.
class Counter {
public:
  void add(uint64_t count = 1) {
    value_.fetch_add(count, std::memory_order_relaxed);
  }
  uint64_t value() const { return value_.load(std::memory_order_relaxed); }

private:
  std::atomic<uint64_t> value_ = 0;
};

/// The latest of a changing value. Any thread.
class Gauge {
public:
  void set(double value) { value_.store(value, std::memory_order_relaxed); }
  double value() const { return value_.load(std::memory_order_relaxed); }

private:
  std::atomic<double> value_ = 0;
};

/// How many values fell below each of some bounds. Any thread may observe; a
/// reader may see a value in its bucket before it is in the sum.
class Histogram {
public:
  /// \param bounds ascending upper bounds; one bucket more takes the rest.
  explicit Histogram(std::span<const double> bounds)
      : bounds_(bounds.begin(), bounds.end()), counts_(bounds.size() + 1) {}

  void observe(double value) {
    size_t bucket = 0;
    while (bucket < bounds_.size() && value > bounds_[bucket])
      ++bucket;
    counts_[bucket].fetch_add(1, std::memory_order_relaxed);
    sum_.fetch_add(value, std::memory_order_relaxed);
  }

  std::span<const double> bounds() const { return bounds_; }
  uint64_t bucketCount(size_t bucket) const {
    return counts_[bucket].load(std::memory_order_relaxed);
  }
  double sum() const { return sum_.load(std::memory_order_relaxed); }

private:
  std::vector<double> bounds_;
  std::vector<std::atomic<uint64_t>> counts_;
  std::atomic<double> sum_ = 0;
};

} // namespace kvc

#endif // KVC_RUNTIME_BASE_METRICS_H
