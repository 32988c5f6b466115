// kvc-load: streaming completions at several concurrencies against a running
// server: what ../shared/data/openai/bench.py does, in a client that takes
// little of the processors that it shares with the server.
//
// Usage: kvc-load PORT [TOKENS [LEVEL...]]. The requests of a level start at
// once, on connections of their own, greedy, ignore_eos; one thread reads them
// all. Five repetitions a level; the median is printed.

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/write.hpp>

namespace asio = boost::asio;
using asio::ip::tcp;
using Clock = std::chrono::steady_clock;

namespace {

double secondsBetween(Clock::time_point from, Clock::time_point to) {
  return std::chrono::duration<double>(to - from).count();
}

[[noreturn]] void fail(const std::string &message) {
  std::fprintf(stderr, "kvc-load: %s\n", message.c_str());
  std::exit(1);
}

/// One stream, read to its end.
class Stream {
public:
  Stream(asio::io_context &context, uint16_t port, uint32_t tokens,
         uint32_t index)
      : socket_(context), start_(Clock::now()) {
    std::string body =
        "{\"prompt\":\"Citizen " + std::to_string(index) +
        ":\\nBefore we proceed any further, hear me\",\"max_tokens\":" +
        std::to_string(tokens) +
        ",\"temperature\":0,\"ignore_eos\":true,\"stream\":true}";
    request_ = "POST /v1/completions HTTP/1.1\r\nHost: x\r\nContent-Type: "
               "application/json\r\nConnection: close\r\nContent-Length: " +
               std::to_string(body.size()) + "\r\n\r\n" + body;
    boost::system::error_code error;
    socket_.connect({asio::ip::address_v4::loopback(), port}, error);
    if (error)
      fail("connect to port " + std::to_string(port) + ": " + error.message());
    asio::async_write(socket_, asio::buffer(request_),
                      [this](auto failed, size_t) {
                        if (failed)
                          fail("write: " + failed.message());
                        read();
                      });
  }

  double firstToken() const { return secondsBetween(start_, first_); }
  double decode() const { return secondsBetween(first_, last_); }
  uint32_t chunks() const { return chunks_; }

private:
  void read() {
    socket_.async_read_some(asio::buffer(buffer_),
                            [this](auto error, size_t bytes) {
                              if (error == asio::error::eof)
                                return finish();
                              if (error)
                                fail("read: " + error.message());
                              take(bytes);
                              read();
                            });
  }

  /// Counts events; one that lies across two reads is found in the next.
  void take(size_t bytes) {
    tail_.append(buffer_.data(), bytes);
    static const std::string kEvent = "data: {";
    size_t at = 0;
    for (size_t found; (found = tail_.find(kEvent, at)) != std::string::npos;
         at = found + kEvent.size()) {
      last_ = Clock::now();
      if (chunks_++ == 0)
        first_ = last_;
    }
    done_ = done_ || tail_.find("data: [DONE]") != std::string::npos;
    // The end may begin an event or "data: [DONE]", counted ones may not stay.
    tail_.erase(
        0, std::max(at, tail_.size() - std::min<size_t>(tail_.size(), 16)));
  }

  void finish() {
    if (!done_)
      fail("a stream ended without [DONE] after " + std::to_string(chunks_) +
           " events");
  }

  tcp::socket socket_;
  Clock::time_point start_, first_, last_;
  std::string request_, tail_;
  std::array<char, 16384> buffer_;
  uint32_t chunks_ = 0;
  bool done_ = false;
};

struct Figures {
  double tokensPerSecond = 0, interTokenMs = 0, firstTokenMs = 0;
};

Figures runLevel(uint16_t port, uint32_t tokens, uint32_t level) {
  uint32_t rounds = std::max(1u, 16 / level);
  Figures figures;
  Clock::time_point start = Clock::now();
  for (uint32_t round = 0; round < rounds; ++round) {
    asio::io_context context(1);
    std::vector<std::unique_ptr<Stream>> streams;
    for (uint32_t i = 0; i < level; ++i)
      streams.push_back(std::make_unique<Stream>(context, port, tokens, i));
    context.run();
    for (const auto &stream : streams) {
      figures.interTokenMs += stream->decode() / (tokens - 1) * 1e3;
      figures.firstTokenMs += stream->firstToken() * 1e3;
    }
  }
  double all = rounds * level;
  figures.tokensPerSecond = all * tokens / secondsBetween(start, Clock::now());
  figures.interTokenMs /= all;
  figures.firstTokenMs /= all;
  return figures;
}

} // namespace

int main(int argc, char **argv) {
  if (argc < 2)
    fail("usage: kvc-load PORT [TOKENS [LEVEL...]]");
  auto port = static_cast<uint16_t>(std::atoi(argv[1]));
  uint32_t tokens = argc > 2 ? static_cast<uint32_t>(std::atoi(argv[2])) : 64;
  std::vector<uint32_t> levels;
  for (int i = 3; i < argc; ++i)
    levels.push_back(static_cast<uint32_t>(std::atoi(argv[i])));
  if (levels.empty())
    levels = {1, 16, 64};
  if (tokens < 2 || std::count(levels.begin(), levels.end(), 0u))
    fail("expected 2 tokens or more and levels of 1 or more");
  runLevel(port, tokens, 4); // warm-up
  std::printf("streams  tokens/s  inter-token ms  first token ms\n");
  for (uint32_t level : levels) {
    std::vector<Figures> runs;
    for (int i = 0; i < 5; ++i)
      runs.push_back(runLevel(port, tokens, level));
    std::sort(runs.begin(), runs.end(), [](const auto &a, const auto &b) {
      return a.tokensPerSecond < b.tokensPerSecond;
    });
    std::printf("%7u  %8.0f  %14.2f  %14.1f\n", level, runs[2].tokensPerSecond,
                runs[2].interTokenMs, runs[2].firstTokenMs);
  }
  return 0;
}
