#include "tools/hipsim/gfx/Workers.h"

#include <algorithm>

namespace hipsim {

Workers::~Workers() {
  {
    std::lock_guard lock(mutex_);
    ending_ = true;
  }
  begin_.notify_all();
  for (std::thread &thread : threads_)
    thread.join();
}

void Workers::run(uint32_t wanted, const std::function<void()> &function) {
  wanted = std::min(wanted, count_);
  if (wanted <= 1) {
    function();
    return;
  }
  while (threads_.size() + 1 < wanted)
    threads_.emplace_back(
        [this, index = uint32_t(threads_.size())] { loop(index); });
  {
    std::lock_guard lock(mutex_);
    function_ = &function;
    wanted_ = wanted - 1;
    running_ = wanted - 1;
    ++round_;
  }
  begin_.notify_all();
  function();
  std::unique_lock lock(mutex_);
  end_.wait(lock, [this] { return running_ == 0; });
}

void Workers::loop(uint32_t index) {
  uint64_t seen = 0;
  std::unique_lock lock(mutex_);
  for (;;) {
    begin_.wait(lock,
                [&] { return ending_ || (round_ != seen && index < wanted_); });
    if (ending_)
      return;
    seen = round_;
    const auto *function = function_;
    lock.unlock();
    (*function)();
    lock.lock();
    if (--running_ == 0)
      end_.notify_all();
  }
}

} // namespace hipsim
