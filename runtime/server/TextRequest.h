/// \file
/// A request to /v1/completions or /v1/chat/completions, read and checked in
/// the order in which vLLM does: types, then the model's name, then lengths,
/// then ranges, then what depends on the vocabulary.

#ifndef KVC_RUNTIME_SERVER_TEXTREQUEST_H
#define KVC_RUNTIME_SERVER_TEXTREQUEST_H

#include <optional>
#include <string>
#include <vector>

#include "runtime/engine/Generation.h"
#include "runtime/server/ApiError.h"
#include "runtime/server/FieldReader.h"
#include "runtime/text/ChatTemplate.h"
#include "runtime/text/Tokenizer.h"

namespace kvc {

/// Sampling defaults of a model, from its generation_config.json.
struct GenerationDefaults {
  double temperature = 1, topP = 1, minP = 0, repetitionPenalty = 1;
  int64_t topK = 0;
  std::optional<uint32_t> outputMax; ///< max_new_tokens

  /// Field by field from the file's text. InvalidArgument if it is no object
  /// or a field is no number.
  static Result<GenerationDefaults> fromJson(std::string_view text);
};

/// What requests are checked against. Borrowed parts must outlive it.
struct ServedModel {
  std::string name;                 ///< the first, which answers state
  std::vector<std::string> aliases; ///< further names that are accepted
  const Tokenizer *tokenizer = nullptr;
  /// Null if the model has no chat template; then chat is a 400.
  const ChatTemplate *chatTemplate = nullptr;
  std::string chatTemplateProblem; ///< why it is null, if it was there
  std::string bosToken, eosToken;  ///< for the template; empty if none
  uint32_t vocabSize = 0;
  uint32_t lengthMax = 0; ///< tokens of prompt and output
  GenerationDefaults defaults;

  bool answersTo(const std::string &model) const;
};

/// Limits of a request.
inline constexpr uint32_t kStopStringsMax = 16;
inline constexpr uint32_t kPromptsMax = 1024;
inline constexpr uint32_t kChoicesMax = 128;
inline constexpr uint32_t kLogprobsMax = 20;

/// One prompt of a request.
struct Prompt {
  std::string text; ///< as asked for with `echo`
  std::vector<uint32_t> ids;
};

struct TextRequest {
  bool chat = false;
  std::string id; ///< with its prefix, as answers state it
  std::vector<Prompt> prompts;
  uint32_t choices = 1; ///< n
  GenerationParameters parameters;
  uint64_t seed = 0; ///< of the first choice

  bool stream = false, includeUsage = false, continuousUsage = false;
  bool echo = false;
  bool promptOnly = false; ///< max_tokens 0 with echo
  bool returnTokenIds = false, tokensAsIds = false;
  bool promptLogprobs = false; ///< asked for by that name
  uint32_t topLogprobs = 0;    ///< of chat: entries of each list
  std::string role;            ///< of chat: of the answer
  std::string echoText;        ///< of chat: put before the answer
};

/// Reads a body. `requestId` is the X-Request-Id header, or empty.
MaybeError readCompletion(const Json &body, const ServedModel &model,
                          const std::string &requestId, TextRequest &request);
MaybeError readChat(const Json &body, const ServedModel &model,
                    const std::string &requestId, TextRequest &request);

/// The prompt of a chat: checks messages, tools and template options and
/// renders. Also what /tokenize does with messages. What has a wrong type goes
/// to `fields`, whose error comes first; the returned error is of a value.
MaybeError renderChat(FieldReader &fields, const ServedModel &model,
                      MarkedText &rendered, std::string &role,
                      std::string &lastMessage);

/// The messages of a request as templates expect them: content as one text,
/// arguments of tool calls parsed. Errors as above.
MaybeError readMessages(FieldReader &fields, const ServedModel &model,
                        Json &messages);

/// Cuts `rendered` after the text of the message that is to be continued.
MaybeError cutAfterMessage(const std::string &message, MarkedText &rendered);

/// A 404 if `fields` name another model.
MaybeError checkModel(FieldReader &fields, const ServedModel &model);

/// 16 hex digits that no two requests share.
std::string randomId();

} // namespace kvc

#endif // KVC_RUNTIME_SERVER_TEXTREQUEST_H
