/// \file
/// Listens, reads requests within limits, runs generations and writes answers.
///
/// Every connection is a coroutine on a strand of its own. A client that is too
/// slow, in either direction, or that goes away loses its connection; the
/// generation it asked for is cancelled and gives its pages back at the
/// engine's next step.

#ifndef KVC_RUNTIME_SERVER_HTTPSERVER_H
#define KVC_RUNTIME_SERVER_HTTPSERVER_H

#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "runtime/base/Status.h"
#include "runtime/server/Api.h"

namespace kvc {

class HttpServer {
public:
  struct Options {
    std::string host = "127.0.0.1"; ///< an address
    uint16_t port = 8000;           ///< 0: any free one
    uint32_t threads = 2;
    uint32_t headerBytesMax = 16u << 10;
    uint64_t bodyBytesMax = 8u << 20;
    uint32_t connectionsMax = 1024;
    std::chrono::milliseconds headerTime{10'000}; ///< for a whole head
    std::chrono::milliseconds bodyTime{60'000};   ///< for a whole body
    std::chrono::milliseconds idleTime{75'000};   ///< between requests
    std::chrono::milliseconds writeTime{30'000};  ///< for one write
    /// A stream that is silent for so long gets a comment.
    std::chrono::milliseconds keepAliveTime{15'000};
    bool accessLog = true;
    Api::Options api;
  };

  /// Listens and serves on threads of its own. InvalidArgument if the address
  /// is none, Unavailable if it cannot be listened on.
  /// \param state borrowed; must outlive the server.
  static Result<std::unique_ptr<HttpServer>> start(ServerState &state,
                                                   const Options &options);
  /// Stops, and closes every connection.
  virtual ~HttpServer() = default;

  virtual uint16_t port() const = 0; ///< that it listens on
  /// No new connections from here on; those that are there go on.
  virtual void stopAccepting() = 0;
  /// Ends the threads: nothing is read, run or written any more. The engine may
  /// deliver until it is gone, which must be before the server is.
  virtual void stop() = 0;
};

} // namespace kvc

#endif // KVC_RUNTIME_SERVER_HTTPSERVER_H
