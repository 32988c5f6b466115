/// \file
/// Builds small GGUF files for tests, right ones by default.

#ifndef KVC_TESTS_COMPILER_IMPORT_GGUFFILE_H
#define KVC_TESTS_COMPILER_IMPORT_GGUFFILE_H

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace kvc::test {

/// Little-endian bytes of a number.
template <typename T> std::string bytesOf(T value) {
  return std::string(reinterpret_cast<const char *>(&value), sizeof(value));
}

/// A string as GGUF stores it: its length in 8 bytes, then its bytes.
inline std::string ggufString(const std::string &text) {
  return bytesOf<uint64_t>(text.size()) + text;
}

/// A GGUF file in the making. Values are kept by key as encoded bytes with
/// their type first, so that a test can replace or remove one.
struct GgufFile {
  struct TensorEntry {
    std::string name;
    std::vector<uint64_t> dimensions; ///< innermost first, as in the file
    uint32_t type = 0;
    uint64_t offset = 0;
  };

  std::map<std::string, std::string> values;
  std::vector<TensorEntry> tensors;
  uint64_t dataBytes = 0, alignment = 32;
  uint32_t version = 3;

  void set(const std::string &key, uint32_t value) {
    values[key] = bytesOf<uint32_t>(4) + bytesOf(value);
  }
  void set(const std::string &key, float value) {
    values[key] = bytesOf<uint32_t>(6) + bytesOf(value);
  }
  void set(const std::string &key, bool value) {
    values[key] = bytesOf<uint32_t>(7) + (value ? "\1" : std::string(1, '\0'));
  }
  void set(const std::string &key, const std::string &text) {
    values[key] = bytesOf<uint32_t>(8) + ggufString(text);
  }
  void set(const std::string &key, const std::vector<std::string> &texts) {
    std::string &value = values[key];
    value = bytesOf<uint32_t>(9) + bytesOf<uint32_t>(8) +
            bytesOf<uint64_t>(texts.size());
    for (const std::string &text : texts)
      value += ggufString(text);
  }
  void set(const std::string &key, const std::vector<int32_t> &numbers) {
    std::string &value = values[key];
    value = bytesOf<uint32_t>(9) + bytesOf<uint32_t>(5) +
            bytesOf<uint64_t>(numbers.size());
    for (int32_t number : numbers)
      value += bytesOf(number);
  }

  /// Adds a tensor behind the last one, aligned to 32 bytes.
  void add(const std::string &name, const std::vector<uint64_t> &dimensions,
           uint32_t type, uint64_t bytes) {
    tensors.push_back({name, dimensions, type, dataBytes});
    dataBytes += (bytes + 31) / 32 * 32;
  }

  /// The file; its data is zeros, or `data` padded with zeros.
  std::string bytes(std::string data = "") const {
    std::string file = "GGUF" + bytesOf(version) +
                       bytesOf<uint64_t>(tensors.size()) +
                       bytesOf<uint64_t>(values.size());
    for (const auto &[key, value] : values)
      file += ggufString(key) + value;
    for (const TensorEntry &tensor : tensors) {
      file +=
          ggufString(tensor.name) + bytesOf<uint32_t>(tensor.dimensions.size());
      for (uint64_t dimension : tensor.dimensions)
        file += bytesOf(dimension);
      file += bytesOf(tensor.type) + bytesOf(tensor.offset);
    }
    file.resize((file.size() + alignment - 1) / alignment * alignment);
    data.resize(dataBytes);
    return file + data;
  }
};

/// A one-layer llama with q4_1 matrices and a vocabulary of six tokens.
inline GgufFile smallGgufModel() {
  GgufFile file;
  file.set("general.architecture", std::string("llama"));
  file.set("llama.embedding_length", 64u);
  file.set("llama.feed_forward_length", 32u);
  file.set("llama.block_count", 1u);
  file.set("llama.attention.head_count", 1u);
  file.set("llama.context_length", 128u);
  file.set("llama.attention.layer_norm_rms_epsilon", 1e-5f);
  file.set("tokenizer.ggml.model", std::string("gpt2"));
  file.set("tokenizer.ggml.pre", std::string("smollm"));
  file.set("tokenizer.ggml.tokens",
           std::vector<std::string>{"<s>", "<|u|>", "a", "b", "ab", "aab"});
  file.set("tokenizer.ggml.token_type", std::vector<int32_t>{3, 4, 1, 1, 1, 1});
  file.set("tokenizer.ggml.merges", std::vector<std::string>{"a b", "a ab"});
  file.set("tokenizer.ggml.bos_token_id", 0u);
  file.set("tokenizer.ggml.eos_token_id", 1u);
  file.set("tokenizer.chat_template", std::string("T"));
  constexpr uint32_t kF32 = 0, kQ4 = 3, kQ8 = 8;
  file.add("token_embd.weight", {64, 6}, kQ8, 2 * 34 * 6);
  file.add("output_norm.weight", {64}, kF32, 256);
  for (const char *name : {"attn_q", "attn_k", "attn_v", "attn_output"})
    file.add(std::string("blk.0.") + name + ".weight", {64, 64}, kQ4,
             2 * 20 * 64);
  for (const char *name : {"ffn_gate", "ffn_up"})
    file.add(std::string("blk.0.") + name + ".weight", {64, 32}, kQ4,
             2 * 20 * 32);
  file.add("blk.0.ffn_down.weight", {32, 64}, kQ4, 20 * 64);
  for (const char *name : {"attn_norm", "ffn_norm"})
    file.add(std::string("blk.0.") + name + ".weight", {64}, kF32, 256);
  return file;
}

} // namespace kvc::test

#endif // KVC_TESTS_COMPILER_IMPORT_GGUFFILE_H
