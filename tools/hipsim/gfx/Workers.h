/// \file
/// Threads that run one function at the same time, kept between launches.

#ifndef HIPSIM_GFX_WORKERS_H
#define HIPSIM_GFX_WORKERS_H

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace hipsim {

class Workers {
public:
  /// `count` includes the caller of run; the others start with the first run
  /// that needs them.
  explicit Workers(uint32_t count) : count_(count) {}
  ~Workers();

  /// Runs `function` on `wanted` threads, the caller among them; returns when
  /// all are done.
  void run(uint32_t wanted, const std::function<void()> &function);

private:
  void loop(uint32_t index);

  uint32_t count_;
  std::vector<std::thread> threads_;
  std::mutex mutex_;
  std::condition_variable begin_, end_;
  const std::function<void()> *function_ = nullptr;
  uint64_t round_ = 0;
  uint32_t wanted_ = 0, running_ = 0;
  bool ending_ = false;
};

} // namespace hipsim

#endif // HIPSIM_GFX_WORKERS_H
