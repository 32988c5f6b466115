/// \file
/// What a server serves, once it is loaded, and where it stands.

#ifndef KVC_RUNTIME_SERVER_BACKEND_H
#define KVC_RUNTIME_SERVER_BACKEND_H

#include <atomic>
#include <map>
#include <mutex>
#include <string>

#include "runtime/engine/Engine.h"
#include "runtime/server/Mailroom.h"
#include "runtime/server/TextRequest.h"

namespace kvc {

/// The version of this build.
extern const char *const kVersion;

/// A model with its engine.
struct Backend {
  ServedModel model;
  std::string root;        ///< the artifact as named on the command line
  std::string fingerprint; ///< "kvc-VERSION-8 hex digits"
  int64_t created = 0;     ///< seconds since 1970
  Engine *engine = nullptr;
};

/// Shared by all connections. Any thread.
class ServerState {
public:
  Mailroom &mailroom() { return mailroom_; }

  /// Null while the model is loading. The backend is borrowed and must outlive
  /// the server.
  const Backend *backend() const { return backend_.load(); }
  void setBackend(const Backend *backend) { backend_ = backend; }

  /// Requests are served: loaded, and not on the way out.
  bool ready() const { return backend() && !draining_; }
  bool draining() const { return draining_; }
  void drain() { draining_ = true; }

  /// Generating requests that have not been answered in full.
  std::atomic<uint32_t> active = 0;
  std::atomic<uint32_t> connections = 0;
  Counter connectionsRefused, timeouts, disconnects;

  /// Counts an answer by route and status.
  void countRequest(const std::string &route, unsigned status);
  /// Prometheus text of everything.
  std::string metricsText() const;

private:
  Mailroom mailroom_;
  std::atomic<const Backend *> backend_ = nullptr;
  std::atomic<bool> draining_ = false;
  mutable std::mutex mutex_;
  std::map<std::pair<std::string, unsigned>, uint64_t> requests_;
};

} // namespace kvc

#endif // KVC_RUNTIME_SERVER_BACKEND_H
