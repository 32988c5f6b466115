// Counts and metrics; see Backend.h.

#include "runtime/server/Backend.h"

#include <cstdio>

namespace kvc {

const char *const kVersion = KVC_VERSION;

void ServerState::countRequest(const std::string &route, unsigned status) {
  std::lock_guard lock(mutex_);
  ++requests_[{route, status}];
}

namespace {

/// Prometheus' text format.
class MetricsText {
public:
  void head(const std::string &name, const char *type, const char *help) {
    text_ +=
        "# HELP " + name + " " + help + "\n# TYPE " + name + " " + type + "\n";
  }
  void sample(const std::string &name, double value) {
    char buffer[64];
    std::snprintf(buffer, sizeof(buffer), " %.17g\n", value);
    text_ += name + buffer;
  }
  void counter(const std::string &name, const char *help, uint64_t value) {
    head(name, "counter", help);
    sample(name, static_cast<double>(value));
  }
  void gauge(const std::string &name, const char *help, double value) {
    head(name, "gauge", help);
    sample(name, value);
  }
  void histogram(const std::string &name, const char *help,
                 const Histogram &values) {
    head(name, "histogram", help);
    uint64_t count = 0;
    for (size_t i = 0; i < values.bounds().size(); ++i) {
      count += values.bucketCount(i);
      char bound[32];
      std::snprintf(bound, sizeof(bound), "%g", values.bounds()[i]);
      sample(name + "_bucket{le=\"" + bound + "\"}",
             static_cast<double>(count));
    }
    count += values.bucketCount(values.bounds().size());
    sample(name + "_bucket{le=\"+Inf\"}", static_cast<double>(count));
    sample(name + "_sum", values.sum());
    sample(name + "_count", static_cast<double>(count));
  }
  std::string take() { return std::move(text_); }

private:
  std::string text_;
};

void writeEngine(const EngineMetrics &metrics, MetricsText &text) {
  const char *sequences = "kvc_sequences_total";
  text.head(sequences, "counter", "Sequences that ended, by how.");
  auto outcome = [&](const char *name, const Counter &counter) {
    text.sample(std::string(sequences) + "{outcome=\"" + name + "\"}",
                static_cast<double>(counter.value()));
  };
  outcome("stop", metrics.stopped);
  outcome("length", metrics.lengthReached);
  outcome("cancelled", metrics.cancelled);
  outcome("failed", metrics.failed);
  text.gauge("kvc_sequences_running", "Sequences in steps.",
             metrics.running.value());
  text.gauge("kvc_sequences_waiting", "Sequences that wait to be admitted.",
             metrics.waiting.value());
  text.counter("kvc_prompt_tokens_total", "Tokens of prompts taken.",
               metrics.promptTokens.value());
  text.counter("kvc_generation_tokens_total", "Tokens generated.",
               metrics.generatedTokens.value());
  text.counter("kvc_preemptions_total", "Sequences put back for want of pages.",
               metrics.preemptions.value());
  text.counter("kvc_prefix_cache_queries_total",
               "Whole prompt pages looked up.", metrics.pageQueries.value());
  text.counter("kvc_prefix_cache_hits_total", "Of those, found.",
               metrics.pageHits.value());
  text.counter("kvc_prefix_cache_reused_tokens_total",
               "Prompt tokens that were not computed again.",
               metrics.reusedTokens.value());
  text.counter("kvc_prefix_cache_evictions_total",
               "Cached pages given up for others.",
               metrics.pageEvictions.value());
  text.gauge("kvc_kv_pages", "Pages of the KV pool.", metrics.pagesAll.value());
  text.gauge("kvc_kv_pages_used", "Pages owned by a running sequence.",
             metrics.pagesUsed.value());
  text.gauge("kvc_kv_pages_cached", "Pages that can be found by prefix.",
             metrics.pagesCached.value());
  text.counter("kvc_kv_tokens_written_total",
               "Tokens whose K and V went to the cache.",
               metrics.encodedTokens.value());
  if (!metrics.clipped.empty())
    text.head("kvc_kv_clipped_total", "counter",
              "Elements of K and V too large for the cache's type, or NaN.");
  for (size_t layer = 0; layer < metrics.clipped.size(); ++layer)
    text.sample("kvc_kv_clipped_total{layer=\"" + std::to_string(layer) + "\"}",
                static_cast<double>(metrics.clipped[layer].value()));
  text.counter("kvc_steps_total", "Steps run.", metrics.steps.value());
  text.histogram("kvc_time_to_first_token_seconds", "From a request's arrival.",
                 metrics.firstToken);
  text.histogram("kvc_inter_token_seconds", "Between tokens of a sequence.",
                 metrics.interToken);
  text.histogram("kvc_request_seconds", "From arrival to the last token.",
                 metrics.endToEnd);
  text.histogram("kvc_step_seconds", "A step, device and host.",
                 metrics.stepTime);
  text.histogram("kvc_step_host_seconds", "The host's part of a step.",
                 metrics.hostTime);
}

} // namespace

std::string ServerState::metricsText() const {
  MetricsText text;
  text.gauge("kvc_ready", "1 while requests are served.", ready());
  text.gauge("kvc_requests_active", "Generating requests under way.",
             active.load());
  text.gauge("kvc_connections", "Open connections.", connections.load());
  text.counter("kvc_connections_refused_total", "Connections past the limit.",
               connectionsRefused.value());
  text.counter("kvc_timeouts_total", "Connections closed for slowness.",
               timeouts.value());
  text.counter("kvc_disconnects_total",
               "Clients that left before their answer.", disconnects.value());
  text.head("kvc_http_requests_total", "counter",
            "Answers by route and status.");
  {
    std::lock_guard lock(mutex_);
    for (const auto &[key, count] : requests_)
      text.sample("kvc_http_requests_total{route=\"" + key.first +
                      "\",status=\"" + std::to_string(key.second) + "\"}",
                  static_cast<double>(count));
  }
  if (const Backend *served = backend())
    writeEngine(served->engine->metrics(), text);
  return text.take();
}

} // namespace kvc
