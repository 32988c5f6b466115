/// \file
/// The sections of a tokenizer.json that have a reader of their own; see
/// TokenizerJson.h for what each accepts. Internal to the text library.

#ifndef KVC_RUNTIME_TEXT_TOKENIZERSECTIONS_H
#define KVC_RUNTIME_TEXT_TOKENIZERSECTIONS_H

#include <vector>

#include "runtime/text/JsonValue.h"
#include "runtime/text/TokenizerJson.h"

namespace kvc {

/// `Sequence` may hold sequences; deeper nesting than this is refused.
constexpr uint32_t sequenceDepthMax = 8;

Result<std::vector<NormalizerStep>> readNormalizer(const JsonValue &normalizer);

/// \param bytes whether the model is one over the byte alphabet, which needs a
/// ByteLevel; others take none.
Result<std::vector<PreTokenizerStep>>
readPreTokenizer(const JsonValue &preTokenizer, bool bytes);

Result<BpeModel> readBpeModel(const JsonValue &model);

/// ByteLevel for a model over bytes; for one over characters what undoes the
/// marks of spaces and the spelled-out bytes. Sets `stripsSpace` of `parts`.
Status readDecoder(const JsonValue &decoder, TokenizerParts &parts);

/// Appends what the post-processor puts before and after a text to the
/// `prefix` and `suffix` of `parts`.
Status readPostProcessor(const JsonValue &postProcessor, TokenizerParts &parts);

} // namespace kvc

#endif // KVC_RUNTIME_TEXT_TOKENIZERSECTIONS_H
