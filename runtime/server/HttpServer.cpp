// Connections as coroutines; see HttpServer.h.

#include "runtime/server/HttpServer.h"

#include <sys/socket.h>
#include <thread>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/experimental/awaitable_operators.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <spdlog/spdlog.h>

#include "runtime/server/TextResponse.h"

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using tcp = asio::ip::tcp;

namespace kvc {

namespace {

using Clock = std::chrono::steady_clock;

/// Errors come back as values.
constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);

/// Of the access log.
struct Outcome {
  unsigned status = 0;
  std::string requestId;
  uint32_t promptTokens = 0, generatedTokens = 0;
  const char *end = "answered";
};

class Connection {
public:
  Connection(tcp::socket socket, ServerState &state, const Api &api,
             const HttpServer::Options &options)
      : stream_(std::move(socket)), state_(state), api_(api),
        options_(options) {
    beast::error_code ignored;
    stream_.socket().set_option(tcp::no_delay(true), ignored);
    auto remote = stream_.socket().remote_endpoint(ignored);
    if (!ignored)
      peer_ = remote.address().to_string();
    ++state_.connections;
  }
  ~Connection() { --state_.connections; }
  Connection(const Connection &) = delete;
  Connection &operator=(const Connection &) = delete;

  asio::awaitable<void> run();

private:
  using Parser = http::request_parser<http::string_body>;

  asio::awaitable<bool> serveOne(bool first);
  asio::awaitable<bool> readRequest(Parser &parser, bool first);
  asio::awaitable<bool> refuse(beast::error_code error);
  asio::awaitable<bool> write(const ApiReply &reply, bool keepAlive);
  asio::awaitable<bool> generate(const ApiGeneration &generation,
                                 bool keepAlive, unsigned version,
                                 Outcome &outcome);
  asio::awaitable<bool> pump(Mailroom::Mailbox &box, TextResponse &response,
                             const ApiGeneration &generation, bool keepAlive,
                             bool chunked, Outcome &outcome);
  asio::awaitable<bool> refuseBusy(const std::string &message, bool keepAlive,
                                   Outcome &outcome);
  asio::awaitable<void> watchClose();
  asio::awaitable<bool> writeText(std::string_view text);
  asio::awaitable<bool> writeEvents(const TextResponse &response,
                                    std::string &out, bool &begun,
                                    bool keepAlive, bool chunked, bool last);
  void log(const ApiRequest &request, const Outcome &outcome,
           Clock::time_point start) const;

  beast::tcp_stream stream_;
  beast::flat_buffer buffer_;
  ServerState &state_;
  const Api &api_;
  const HttpServer::Options &options_;
  std::string peer_ = "?";
};

asio::awaitable<void> Connection::run() {
  bool first = true;
  while (co_await serveOne(first))
    first = false;
  beast::error_code ignored;
  stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
}

/// False on failure; too slow a client is counted.
asio::awaitable<bool> Connection::readRequest(Parser &parser, bool first) {
  parser.header_limit(options_.headerBytesMax);
  parser.body_limit(options_.bodyBytesMax);
  if (!first && buffer_.size() == 0) {
    // Between requests a connection may rest longer than in the middle of one.
    stream_.expires_after(options_.idleTime);
    auto [error, bytes] =
        co_await stream_.async_read_some(buffer_.prepare(4096), kAwait);
    if (error)
      co_return false;
    buffer_.commit(bytes);
  }
  stream_.expires_after(options_.headerTime);
  auto [headError, headBytes] =
      co_await http::async_read_header(stream_, buffer_, parser, kAwait);
  if (headError)
    co_return co_await refuse(headError);
  if (beast::iequals(parser.get()[http::field::expect], "100-continue") &&
      !co_await writeText("HTTP/1.1 100 Continue\r\n\r\n"))
    co_return false;
  stream_.expires_after(options_.bodyTime);
  auto [bodyError, bodyBytes] =
      co_await http::async_read(stream_, buffer_, parser, kAwait);
  if (bodyError)
    co_return co_await refuse(bodyError);
  co_return true;
}

/// Answers what cannot be read, if anybody is still there. Always false.
asio::awaitable<bool> Connection::refuse(beast::error_code error) {
  if (error == beast::error::timeout)
    state_.timeouts.add();
  ApiError answer{400, "Bad Request",
                  "the request is no HTTP: " + error.message()};
  if (error == http::error::body_limit) {
    answer.status = 413;
    answer.message = "the body is larger than " +
                     std::to_string(options_.bodyBytesMax) + " bytes";
  } else if (error == http::error::header_limit) {
    answer.status = 431;
    answer.message = "the head is larger than " +
                     std::to_string(options_.headerBytesMax) + " bytes";
  } else if (error.category() !=
             http::make_error_code(http::error::bad_method).category()) {
    co_return false; // closed, reset, timed out
  } else if (error == http::error::end_of_stream ||
             error == http::error::partial_message) {
    co_return false;
  }
  state_.countRequest("other", static_cast<unsigned>(answer.status));
  co_await write(ApiReply::error(answer), false);
  co_return false;
}

/// One request; whether another may follow.
asio::awaitable<bool> Connection::serveOne(bool first) {
  Parser parser;
  if (!co_await readRequest(parser, first))
    co_return false;
  Clock::time_point start = Clock::now();
  auto &message = parser.get();
  bool keepAlive = message.keep_alive() && !state_.draining();
  unsigned version = message.version();
  auto field = [&](auto name) { return std::string(message[name]); };
  ApiRequest request{std::string(message.method_string()),
                     std::string(message.target()),
                     field(http::field::content_type),
                     field(http::field::authorization),
                     field("X-Request-Id"),
                     std::move(message.body())};
  // It goes into answers and the log.
  if (request.requestId.size() > 128)
    request.requestId.resize(128);
  auto handled = api_.handle(request);
  Outcome outcome;
  outcome.requestId = request.requestId;
  bool goesOn = false;
  if (auto *reply = std::get_if<ApiReply>(&handled)) {
    outcome.status = reply->status;
    goesOn = co_await write(*reply, keepAlive);
  } else {
    goesOn = co_await generate(std::get<ApiGeneration>(handled), keepAlive,
                               version, outcome);
  }
  state_.countRequest(Api::routeName(request.target), outcome.status);
  log(request, outcome, start);
  co_return goesOn &&keepAlive;
}

void Connection::log(const ApiRequest &request, const Outcome &outcome,
                     Clock::time_point start) const {
  if (!options_.accessLog)
    return;
  double ms =
      std::chrono::duration<double, std::milli>(Clock::now() - start).count();
  spdlog::info("{} {} {} {} {} {:.1f} ms, {} prompt tokens, {} generated, {}",
               peer_, outcome.requestId.empty() ? "-" : outcome.requestId,
               request.method, request.target.substr(0, 200), outcome.status,
               ms, outcome.promptTokens, outcome.generatedTokens, outcome.end);
}

asio::awaitable<bool> Connection::writeText(std::string_view text) {
  stream_.expires_after(options_.writeTime);
  auto [error, bytes] = co_await asio::async_write(
      stream_, asio::buffer(text.data(), text.size()), kAwait);
  if (error == beast::error::timeout)
    state_.timeouts.add();
  co_return !error;
}

asio::awaitable<bool> Connection::write(const ApiReply &reply, bool keepAlive) {
  http::response<http::string_body> response;
  response.result(reply.status);
  response.version(11);
  if (!reply.contentType.empty())
    response.set(http::field::content_type, reply.contentType);
  for (const auto &[name, value] : reply.headers)
    response.set(name, value);
  response.keep_alive(keepAlive);
  response.body() = reply.body;
  response.prepare_payload();
  if (response.body().empty())
    response.content_length(0);
  stream_.expires_after(options_.writeTime);
  auto [error, bytes] = co_await http::async_write(stream_, response, kAwait);
  if (error == beast::error::timeout)
    state_.timeouts.add();
  co_return !error && keepAlive;
}

/// Ends when the client closes its side or the connection breaks. Data of a
/// next request is no reason; from then on the writes will tell.
asio::awaitable<void> Connection::watchClose() {
  auto &socket = stream_.socket();
  auto [error] = co_await socket.async_wait(tcp::socket::wait_read, kAwait);
  if (error)
    co_return;
  char byte;
  ssize_t got =
      ::recv(socket.native_handle(), &byte, 1, MSG_PEEK | MSG_DONTWAIT);
  if (got == 0 || (got < 0 && errno != EAGAIN && errno != EWOULDBLOCK))
    co_return;
  asio::steady_timer never(co_await asio::this_coro::executor);
  never.expires_at(Clock::time_point::max());
  co_await never.async_wait(kAwait);
}

asio::awaitable<bool> Connection::refuseBusy(const std::string &message,
                                             bool keepAlive, Outcome &outcome) {
  outcome.status = 503;
  outcome.end = "refused";
  co_return co_await write(
      ApiReply::error({503, "ServiceUnavailableError", message}), keepAlive);
}

asio::awaitable<bool> Connection::generate(const ApiGeneration &generation,
                                           bool keepAlive, unsigned version,
                                           Outcome &outcome) {
  using namespace asio::experimental::awaitable_operators;
  const TextRequest &request = *generation.request;
  const Backend &backend = *generation.backend;
  auto count = static_cast<uint32_t>(request.prompts.size()) * request.choices;
  outcome.requestId = request.id;
  // Before a thousand prompts are copied a hundred times.
  if (count > backend.engine->openMax())
    co_return co_await refuseBusy(
        std::to_string(count) + " sequences in one request, at most " +
            std::to_string(backend.engine->openMax()) + " may run and wait",
        keepAlive, outcome);
  Mailroom::Mailbox box(state_.mailroom(), co_await asio::this_coro::executor,
                        count);
  std::vector<GenerationRequest> sequences;
  for (uint32_t i = 0; i < count; ++i) {
    GenerationRequest sequence{.id = SequenceId(box.firstId() + i),
                               .prompt =
                                   request.prompts[i / request.choices].ids,
                               .parameters = request.parameters};
    sequence.parameters.sampling.seed = request.seed + i % request.choices;
    sequences.push_back(std::move(sequence));
  }
  Status submitted = backend.engine->submit(std::move(sequences));
  if (!submitted.ok())
    co_return co_await refuseBusy(submitted.message(), keepAlive, outcome);
  ++state_.active;
  TextResponse response(request, backend.model, backend.fingerprint);
  bool chunked = version >= 11;
  auto done = co_await (pump(box, response, generation,
                             keepAlive && (chunked || !request.stream), chunked,
                             outcome) ||
                        watchClose());
  bool goesOn = done.index() == 0 && std::get<0>(done);
  if (!response.complete()) {
    for (uint32_t i = 0; i < count; ++i)
      backend.engine->cancel(SequenceId(box.firstId() + i));
    if (done.index() == 1 || !goesOn) {
      state_.disconnects.add();
      outcome.end = "client left";
    }
  }
  outcome.promptTokens = response.promptTokens();
  outcome.generatedTokens = response.generatedTokens();
  --state_.active;
  if (done.index() == 1 && outcome.status == 0)
    outcome.status = 499; // as nginx calls a client that left
  // A half-written answer leaves nothing to go on with.
  co_return goesOn &&response.complete();
}

/// Writes what the sequences give until they have ended, or the client fails.
asio::awaitable<bool> Connection::pump(Mailroom::Mailbox &box,
                                       TextResponse &response,
                                       const ApiGeneration &generation,
                                       bool keepAlive, bool chunked,
                                       Outcome &outcome) {
  const TextRequest &request = *generation.request;
  std::string out;
  bool begun = false; // the head of a stream is out
  while (!response.complete() && !response.failure()) {
    bool some = co_await box.wait(options_.keepAliveTime);
    if (!some && request.stream)
      out += ": keep-alive\n\n";
    for (const GenerationEvent &event : box.take())
      response.add(static_cast<uint32_t>(static_cast<uint64_t>(event.id) -
                                         box.firstId()),
                   event, out);
    // What ends a stream goes out with its last events, below.
    if (out.empty() || response.complete() || response.failure())
      continue;
    if (!co_await writeEvents(response, out, begun, keepAlive, chunked, false))
      co_return false;
    outcome.status = 200;
  }
  const MaybeError &failure = response.failure();
  if (failure)
    outcome.end = "failed";
  if (!request.stream || (failure && !begun)) {
    outcome.status = failure ? static_cast<unsigned>(failure->status) : 200u;
    co_return co_await write(failure ? ApiReply::error(*failure)
                                     : ApiReply::json(response.body()),
                             keepAlive);
  }
  if (failure)
    TextResponse::fail(*failure, out);
  else
    response.end(out);
  outcome.status = 200;
  co_return co_await writeEvents(response, out, begun, keepAlive, chunked,
                                 true) &&
      keepAlive;
}

/// Writes and empties `out`, with the head of the stream before the first.
asio::awaitable<bool> Connection::writeEvents(const TextResponse &response,
                                              std::string &out, bool &begun,
                                              bool keepAlive, bool chunked,
                                              bool last) {
  std::string framed;
  if (!std::exchange(begun, true)) {
    framed = "HTTP/1.1 200 OK\r\n"
             "Content-Type: text/event-stream; charset=utf-8\r\n";
    if (chunked)
      framed += "Transfer-Encoding: chunked\r\n";
    framed += keepAlive ? "\r\n" : "Connection: close\r\n\r\n";
    std::string first;
    response.begin(first);
    out.insert(0, first);
  }
  if (!chunked) {
    framed += out;
  } else if (!out.empty()) {
    char size[24];
    std::snprintf(size, sizeof(size), "%zx\r\n", out.size());
    framed += size;
    framed += out;
    framed += "\r\n";
  }
  if (chunked && last)
    framed += "0\r\n\r\n";
  out.clear();
  co_return co_await writeText(framed);
}

class Server : public HttpServer {
public:
  Server(ServerState &state, const Options &options)
      : state_(state), options_(options), api_(state, options.api),
        context_(static_cast<int>(options.threads)), acceptor_(context_) {}

  ~Server() override { Server::stop(); }

  void stop() override {
    context_.stop();
    for (std::thread &thread : threads_)
      thread.join();
    threads_.clear();
  }

  Status listen() {
    beast::error_code error;
    auto address = asio::ip::make_address(options_.host, error);
    if (error)
      return invalid("'" + options_.host +
                     "' is no address; expected one such as 127.0.0.1");
    tcp::endpoint endpoint(address, options_.port);
    std::string place = options_.host + ":" + std::to_string(options_.port);
    acceptor_.open(endpoint.protocol(), error);
    if (!error)
      acceptor_.set_option(asio::socket_base::reuse_address(true), error);
    if (!error)
      acceptor_.bind(endpoint, error);
    if (!error)
      acceptor_.listen(asio::socket_base::max_listen_connections, error);
    if (error)
      return Status(Code::Unavailable,
                    "listen on " + place + ": " + error.message());
    port_ = acceptor_.local_endpoint(error).port();
    asio::co_spawn(context_, accept(), asio::detached);
    for (uint32_t i = 0; i < options_.threads; ++i)
      threads_.emplace_back([this] { context_.run(); });
    return Status();
  }

  uint16_t port() const override { return port_; }

  void stopAccepting() override {
    asio::post(acceptor_.get_executor(), [this] {
      beast::error_code ignored;
      acceptor_.close(ignored);
    });
  }

private:
  asio::awaitable<void> accept() {
    while (true) {
      auto [error, socket] =
          co_await acceptor_.async_accept(asio::make_strand(context_), kAwait);
      if (error == asio::error::operation_aborted ||
          error == asio::error::bad_descriptor)
        co_return;
      if (error) {
        // Out of descriptors, most likely: wait for some to come back.
        spdlog::warn("accept: {}", error.message());
        asio::steady_timer pause(context_, std::chrono::milliseconds(100));
        co_await pause.async_wait(kAwait);
        continue;
      }
      if (state_.connections >= options_.connectionsMax) {
        state_.connectionsRefused.add();
        continue; // closes it
      }
      auto executor = socket.get_executor();
      asio::co_spawn(executor, serve(std::move(socket)), asio::detached);
    }
  }

  asio::awaitable<void> serve(tcp::socket socket) {
    Connection connection(std::move(socket), state_, api_, options_);
    co_await connection.run();
  }

  ServerState &state_;
  const Options options_;
  const Api api_;
  asio::io_context context_;
  tcp::acceptor acceptor_;
  uint16_t port_ = 0;
  std::vector<std::thread> threads_;
};

} // namespace

Result<std::unique_ptr<HttpServer>> HttpServer::start(ServerState &state,
                                                      const Options &options) {
  auto server = std::make_unique<Server>(state, options);
  Status listening = server->listen();
  if (!listening.ok())
    return listening;
  return std::unique_ptr<HttpServer>(std::move(server));
}

} // namespace kvc
