/// \file
/// Hands what the engine generates to the connections that wait for it.
///
/// A mailbox belongs to one request on one connection's strand and holds the
/// events of its sequences until they are taken: never more than the request's
/// own bound on tokens. The engine's thread only appends and wakes.

#ifndef KVC_RUNTIME_SERVER_MAILROOM_H
#define KVC_RUNTIME_SERVER_MAILROOM_H

#include <chrono>
#include <mutex>
#include <unordered_map>
#include <vector>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>

#include "runtime/engine/Engine.h"

namespace kvc {

class Mailroom : public GenerationSink {
public:
  /// Lives on the strand of its executor.
  class Mailbox {
  public:
    /// Takes `count` new sequence ids, from firstId() on.
    Mailbox(Mailroom &room, boost::asio::any_io_executor executor,
            uint32_t count);
    ~Mailbox();
    Mailbox(const Mailbox &) = delete;
    Mailbox &operator=(const Mailbox &) = delete;

    uint64_t firstId() const { return firstId_; }
    uint32_t count() const { return count_; }

    /// Waits until there are events; false if `patience` passes first, or if
    /// the waiting is cancelled.
    boost::asio::awaitable<bool> wait(std::chrono::milliseconds patience);

    /// The events so far, in order; empties the box.
    std::vector<GenerationEvent> take();

  private:
    friend class Mailroom;
    Mailroom &room_;
    boost::asio::any_io_executor executor_;
    boost::asio::steady_timer timer_;
    uint64_t firstId_ = 0;
    uint32_t count_;
    std::vector<GenerationEvent> events_; // under the room's mutex
    bool waking_ = false;                 // likewise: a wake is under way
  };

  /// Sorts events into their boxes; those whose box is gone are dropped.
  void deliver(std::vector<GenerationEvent> events) override;

private:
  void wake(uint64_t firstId);

  std::mutex mutex_;
  uint64_t nextId_ = 1;
  std::unordered_map<uint64_t, Mailbox *> boxes_; // by sequence id
};

} // namespace kvc

#endif // KVC_RUNTIME_SERVER_MAILROOM_H
