// The pre-tokenizers that GGUF files know by name. Patterns are those of the
// models' own tokenizer.json.

#include "compiler/import/GgufPreTokenizers.h"

namespace kvc {

namespace {

/// A step that isolates what matches; `pattern` is JSON text already.
std::string split(const std::string &pattern) {
  return R"({"type":"Split","pattern":{"Regex":")" + pattern +
         R"("},"behavior":"Isolated","invert":false})";
}

std::string byteLevel(bool useRegex) {
  return std::string(R"({"type":"ByteLevel","add_prefix_space":false,)") +
         R"("trim_offsets":true,"use_regex":)" +
         (useRegex ? "true}" : "false}");
}

std::string sequence(const std::string &steps) {
  return R"({"type":"Sequence","pretokenizers":[)" + steps + "]}";
}

constexpr const char *kDigits = R"({"type":"Digits","individual_digits":true})";

/// Llama 3 and Qwen2 differ in how many digits stay together.
std::string wordsAndNumbers(const std::string &number) {
  return sequence(
      split(R"((?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\\r\\n\\p{L}\\p{N}]?\\p{L}+|)" +
            number +
            R"(| ?[^\\s\\p{L}\\p{N}]+[\\r\\n]*|\\s*[\\r\\n]+|\\s+(?!\\S)|)"
            R"(\\s+)") +
      "," + byteLevel(false));
}

/// DeepSeek LLM's letters: those of scripts with upper and lower case.
constexpr const char *kCasedLetters =
    R"(A-Za-z\\x{B5}\\x{C0}-\\x{D6}\\x{D8}-\\x{F6}\\x{F8}-\\x{1BA})"
    R"(\\x{1BC}-\\x{1BF}\\x{1C4}-\\x{293}\\x{295}-\\x{2AF})"
    R"(\\x{370}-\\x{373}\\x{376}\\x{377}\\x{37B}-\\x{37D}\\x{37F})"
    R"(\\x{386}\\x{388}-\\x{38A}\\x{38C}\\x{38E}-\\x{3A1})"
    R"(\\x{3A3}-\\x{3F5}\\x{3F7}-\\x{481}\\x{48A}-\\x{52F})"
    R"(\\x{531}-\\x{556}\\x{10A0}-\\x{10C5}\\x{13A0}-\\x{13F5})"
    R"(\\x{13F8}-\\x{13FD}\\x{1C90}-\\x{1CBA}\\x{1CBD}-\\x{1CBF})"
    R"(\\x{1D00}-\\x{1D2B}\\x{1D6B}-\\x{1D77}\\x{1D79}-\\x{1D9A})"
    R"(\\x{1E00}-\\x{1F15}\\x{1F18}-\\x{1F1D}\\x{1F20}-\\x{1F45})"
    R"(\\x{1F48}-\\x{1F4D}\\x{1F50}-\\x{1F57}\\x{1F59}\\x{1F5B})"
    R"(\\x{1F5D}\\x{1F5F}-\\x{1F7D}\\x{1F80}-\\x{1FB4})"
    R"(\\x{1FB6}-\\x{1FBC}\\x{1FBE}\\x{1FC2}-\\x{1FC4})"
    R"(\\x{1FC6}-\\x{1FCC}\\x{1FD0}-\\x{1FD3}\\x{1FD6}-\\x{1FDB})"
    R"(\\x{1FE0}-\\x{1FEC}\\x{1FF2}-\\x{1FF4}\\x{1FF6}-\\x{1FFC})"
    R"(\\x{2102}\\x{2107}\\x{210A}-\\x{2113}\\x{2115})"
    R"(\\x{2119}-\\x{211D}\\x{2124}\\x{2126}\\x{2128})"
    R"(\\x{212A}-\\x{212D}\\x{212F}-\\x{2134}\\x{2139})"
    R"(\\x{213C}-\\x{213F}\\x{2145}-\\x{2149}\\x{214E}\\x{2183})"
    R"(\\x{2184}\\x{2C00}-\\x{2C7B}\\x{2C7E}-\\x{2CE4})"
    R"(\\x{2CEB}-\\x{2CEE}\\x{2CF2}\\x{2CF3}\\x{A640}-\\x{A66D})"
    R"(\\x{A680}-\\x{A69B}\\x{A722}-\\x{A76F}\\x{A771}-\\x{A787})"
    R"(\\x{A78B}-\\x{A78E}\\x{AB70}-\\x{ABBF}\\x{FB00}-\\x{FB06})"
    R"(\\x{FB13}-\\x{FB17}\\x{FF21}-\\x{FF3A}\\x{FF41}-\\x{FF5A})"
    R"(\\x{10400}-\\x{1044F}\\x{104B0}-\\x{104D3})"
    R"(\\x{104D8}-\\x{104FB}\\x{10C80}-\\x{10CB2})"
    R"(\\x{10CC0}-\\x{10CF2}\\x{118A0}-\\x{118DF})"
    R"(\\x{1E900}-\\x{1E943})";

std::string deepseekLlm() {
  return sequence(
      split(R"([\r\n])") + "," +
      split(std::string(R"(\\s?[)") + kCasedLetters + "]+") + "," +
      split(R"(\\s?[!-/:-~\\x{FF01}-\\x{FF0F}\\x{FF1A}-\\x{FF5E})"
            R"(\\x{2018}-\\x{201F}\\x{3000}-\\x{3002}]+)") +
      "," + split(R"(\\s+$)") + "," +
      split(R"([\\x{4E00}-\\x{9FA5}\\x{800}-\\x{4E00}\\x{AC00}-\\x{D7FF}]+)") +
      "," + kDigits + "," + byteLevel(false));
}

const GgufPreTokenizer kPreTokenizers[] = {
    {"llama-bpe", wordsAndNumbers(R"(\\p{N}{1,3})"), "",
     /*ignoreMerges=*/true, /*addsBos=*/true},
    {"qwen2", wordsAndNumbers(R"(\\p{N})"), R"({"type":"NFC"})", false, false},
    {"smollm", sequence(std::string(kDigits) + "," + byteLevel(true)), "",
     false, false},
    {"gpt-2", byteLevel(true), "", false, false},
    {"deepseek-llm", deepseekLlm(), "", false, false},
};

} // namespace

const GgufPreTokenizer *findGgufPreTokenizer(std::string_view name) {
  for (const GgufPreTokenizer &row : kPreTokenizers)
    if (row.name == name)
      return &row;
  return nullptr;
}

std::string ggufPreTokenizerNames() {
  std::string names;
  for (const GgufPreTokenizer &row : kPreTokenizers)
    names += (names.empty() ? "" : ", ") + row.name;
  return names;
}

} // namespace kvc
