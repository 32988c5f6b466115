/// \file
/// The routes: from a request's head and body to an answer, or to a generation
/// that the connection then runs. No sockets here.

#ifndef KVC_RUNTIME_SERVER_API_H
#define KVC_RUNTIME_SERVER_API_H

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "runtime/server/Backend.h"

namespace kvc {

/// A request as it came in.
struct ApiRequest {
  std::string method, target; ///< the target with its query
  std::string contentType, authorization, requestId;
  std::string body;
};

struct ApiReply {
  unsigned status = 200;
  std::string contentType; ///< empty: no header
  std::string body;
  std::vector<std::pair<std::string, std::string>> headers;

  static ApiReply json(const Json &json, unsigned status = 200);
  static ApiReply error(const ApiError &error);
};

/// A request to run; the model that it was checked against.
struct ApiGeneration {
  std::unique_ptr<TextRequest> request;
  const Backend *backend = nullptr;
};

class Api {
public:
  struct Options {
    std::vector<std::string> apiKeys; ///< empty: everybody may
  };

  /// \param state borrowed; must outlive it.
  Api(ServerState &state, Options options)
      : state_(state), options_(std::move(options)) {}

  /// What a request gets. Any thread; tokenises, so it may take milliseconds.
  std::variant<ApiReply, ApiGeneration> handle(const ApiRequest &request) const;

  /// The name of a target's route for metrics: "other" for an unknown one.
  static std::string routeName(std::string_view target);

private:
  bool authorized(const ApiRequest &request, std::string_view path) const;
  ApiReply get(std::string_view path) const;
  std::variant<ApiReply, ApiGeneration> post(std::string_view path,
                                             const ApiRequest &request) const;
  ApiReply models(std::string_view path) const;

  ServerState &state_;
  const Options options_;
};

} // namespace kvc

#endif // KVC_RUNTIME_SERVER_API_H
