// GPT-2's byte alphabet; see ByteAlphabet.h.

#include "runtime/text/ByteAlphabet.h"

#include <array>
#include <cstdint>

#include "runtime/text/Utf8.h"

namespace kvc {

namespace {

constexpr uint32_t shiftedCount = 68; // bytes that are spelled from U+0100 up

struct Alphabet {
  std::array<char32_t, 256> characterOf;
  std::array<uint8_t, shiftedCount> shiftedByte; // of U+0100 + index
};

constexpr bool spellsItself(uint32_t byte) {
  return (byte >= 0x21 && byte <= 0x7E) || (byte >= 0xA1 && byte <= 0xAC) ||
         byte >= 0xAE;
}

constexpr Alphabet makeAlphabet() {
  Alphabet alphabet{};
  uint32_t shifted = 0;
  for (uint32_t byte = 0; byte < 256; ++byte) {
    if (spellsItself(byte)) {
      alphabet.characterOf[byte] = byte;
      continue;
    }
    alphabet.characterOf[byte] = 0x100 + shifted;
    alphabet.shiftedByte[shifted++] = static_cast<uint8_t>(byte);
  }
  return alphabet;
}

constexpr Alphabet alphabet = makeAlphabet();
static_assert(alphabet.characterOf[' '] == 0x120);
static_assert(alphabet.shiftedByte[shiftedCount - 1] == 0xAD);

} // namespace

std::string spellBytes(std::string_view bytes) {
  std::string spelling;
  for (char byte : bytes)
    appendUtf8(alphabet.characterOf[static_cast<uint8_t>(byte)], spelling);
  return spelling;
}

std::optional<std::string> unspellBytes(std::string_view spelling) {
  std::string bytes;
  while (!spelling.empty()) {
    Utf8Step step = nextUtf8(spelling);
    if (step.kind != Utf8Kind::Character)
      return std::nullopt;
    char32_t value = decodeUtf8(spelling.substr(0, step.bytes));
    if (value < 256 && spellsItself(value))
      bytes += static_cast<char>(value);
    else if (value >= 0x100 && value < 0x100 + shiftedCount)
      bytes += static_cast<char>(alphabet.shiftedByte[value - 0x100]);
    else
      return std::nullopt;
    spelling.remove_prefix(step.bytes);
  }
  return bytes;
}

} // namespace kvc
