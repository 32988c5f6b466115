/// \file
/// What answers look like: one body, or a stream of events.

#ifndef KVC_RUNTIME_SERVER_TEXTRESPONSE_H
#define KVC_RUNTIME_SERVER_TEXTRESPONSE_H

#include <string>
#include <vector>

#include "runtime/server/TextRequest.h"

namespace kvc {

/// Writes the answer to one request out of the events of its sequences.
/// Sequence i belongs to prompt i / n and is its choice i % n; its index in the
/// answer is i.
class TextResponse {
public:
  /// All borrowed; must outlive it.
  TextResponse(const TextRequest &request, const ServedModel &model,
               const std::string &fingerprint);

  /// Takes the next event of sequence `index`; with a stream, appends what it
  /// makes visible to `out` as server-sent events.
  void add(uint32_t index, const GenerationEvent &event, std::string &out);

  /// Of a stream: the events before the first token, and those after the last.
  void begin(std::string &out) const;
  void end(std::string &out) const;
  /// Of a stream: an error in place of what was still to come.
  static void fail(const ApiError &error, std::string &out);

  /// The whole body, when all sequences have ended.
  Json body() const;

  bool complete() const { return finished_ == choices_.size(); }
  /// Why a sequence failed, if one did.
  const MaybeError &failure() const { return failure_; }
  uint32_t promptTokens() const { return promptTokens_; }
  uint32_t generatedTokens() const;

private:
  struct Choice {
    std::string text;
    std::vector<uint32_t> tokenIds;
    Json logprobs; // of all tokens so far
    Json promptLogprobs;
    uint64_t offset = 0; // characters of the tokens so far
    uint32_t generated = 0;
    bool started = false;
    Json finishReason, stopReason;
  };

  const Prompt &promptOf(uint32_t index) const;
  std::string tokenText(uint32_t id) const;
  Json promptLogprobsJson(const GenerationEvent &event) const;
  void appendCompletionLogprobs(Choice &choice, Json &target, uint32_t id,
                                const PositionLogprobs *logprobs) const;
  Json chatLogprobs(const PositionLogprobs &logprobs) const;
  Json newLogprobs() const;
  Json gatherLogprobs(Choice &choice, const Prompt &prompt,
                      const GenerationEvent &event, bool first) const;
  void writeEvent(uint32_t index, const Choice &choice, const std::string &text,
                  const Json &logprobs, const GenerationEvent &event,
                  bool first, std::string &out) const;
  Json head(const char *object) const;
  Json usage(bool details) const;
  Json choiceUsage(const Choice &choice, uint32_t index) const;

  const TextRequest &request_;
  const ServedModel &model_;
  const std::string &fingerprint_;
  int64_t created_;
  std::vector<Choice> choices_;
  size_t finished_ = 0;
  uint32_t promptTokens_ = 0, cachedTokens_ = 0;
  MaybeError failure_;
};

} // namespace kvc

#endif // KVC_RUNTIME_SERVER_TEXTRESPONSE_H
