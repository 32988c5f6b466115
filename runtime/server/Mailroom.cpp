// Events by sequence; see Mailroom.h.

#include "runtime/server/Mailroom.h"

#include <utility>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace asio = boost::asio;

namespace kvc {

Mailroom::Mailbox::Mailbox(Mailroom &room, asio::any_io_executor executor,
                           uint32_t count)
    : room_(room), executor_(std::move(executor)), timer_(executor_),
      count_(count) {
  std::lock_guard lock(room_.mutex_);
  firstId_ = room_.nextId_;
  room_.nextId_ += count;
  for (uint32_t i = 0; i < count; ++i)
    room_.boxes_.emplace(firstId_ + i, this);
}

Mailroom::Mailbox::~Mailbox() {
  std::lock_guard lock(room_.mutex_);
  for (uint32_t i = 0; i < count_; ++i)
    room_.boxes_.erase(firstId_ + i);
}

asio::awaitable<bool>
Mailroom::Mailbox::wait(std::chrono::milliseconds patience) {
  timer_.expires_after(patience);
  {
    // A wake cannot come between this and the waiting: it is posted to the
    // strand that runs this.
    std::lock_guard lock(room_.mutex_);
    if (!events_.empty())
      co_return true;
  }
  co_await timer_.async_wait(asio::as_tuple(asio::use_awaitable));
  std::lock_guard lock(room_.mutex_);
  co_return !events_.empty();
}

std::vector<GenerationEvent> Mailroom::Mailbox::take() {
  std::lock_guard lock(room_.mutex_);
  return std::exchange(events_, {});
}

void Mailroom::deliver(std::vector<GenerationEvent> events) {
  std::lock_guard lock(mutex_);
  for (GenerationEvent &event : events) {
    auto found = boxes_.find(static_cast<uint64_t>(event.id));
    if (found == boxes_.end())
      continue;
    Mailbox &box = *found->second;
    box.events_.push_back(std::move(event));
    if (std::exchange(box.waking_, true))
      continue;
    // By id: the box may be gone when the strand gets there.
    asio::post(box.executor_, [this, id = box.firstId_] { wake(id); });
  }
}

void Mailroom::wake(uint64_t firstId) {
  std::lock_guard lock(mutex_);
  auto found = boxes_.find(firstId);
  if (found == boxes_.end())
    return;
  found->second->waking_ = false;
  found->second->timer_.cancel();
}

} // namespace kvc
