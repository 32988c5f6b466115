/// \file
/// A byte-level tokenizer small enough to know by heart, for tests of the text
/// library. Each test changes the document to its needs first.

#ifndef KVC_TESTS_RUNTIME_TINYTOKENIZER_H
#define KVC_TESTS_RUNTIME_TINYTOKENIZER_H

#include <nlohmann/json.hpp>
#include <string>

#include "runtime/text/ByteAlphabet.h"

namespace kvc {

/// tokenizer.json with byte b as token b, 256 "th", 257 "the", 258 " the",
/// 259 "\xE4\xB8" (two thirds of a Chinese character), the special token 260
/// "<|end|>" and the plain added token 261 "<think>".
inline nlohmann::json tinyTokenizer() {
  nlohmann::json document = nlohmann::json::parse(R"({
    "normalizer": null,
    "pre_tokenizer": {"type": "ByteLevel", "add_prefix_space": false},
    "post_processor": null,
    "decoder": {"type": "ByteLevel"},
    "added_tokens": [
      {"id": 260, "content": "<|end|>", "special": true, "normalized": false},
      {"id": 261, "content": "<think>", "special": false, "normalized": false}
    ],
    "model": {"type": "BPE", "merges": ["t h", "th e", "Ġ the", "ä ¸"]}
  })");
  nlohmann::json &vocabulary = document["model"]["vocab"];
  for (uint32_t byte = 0; byte < 256; ++byte)
    vocabulary[spellBytes(std::string(1, static_cast<char>(byte)))] = byte;
  vocabulary["th"] = 256;
  vocabulary["the"] = 257;
  vocabulary["Ġthe"] = 258;
  vocabulary["ä¸"] = 259;
  return document;
}

} // namespace kvc

#endif // KVC_TESTS_RUNTIME_TINYTOKENIZER_H
