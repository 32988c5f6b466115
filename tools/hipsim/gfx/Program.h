/// \file
/// The decoded text of a code object.
///
/// Everything in the executable segment is decoded, since kernels call
/// functions; words that are no instruction (padding, data) decode to one that
/// faults when reached.

#ifndef HIPSIM_GFX_PROGRAM_H
#define HIPSIM_GFX_PROGRAM_H

#include <cstdint>
#include <deque>
#include <memory>
#include <string>
#include <vector>

#include "tools/hipsim/gfx/Instruction.h"

namespace hipsim {

class Program {
public:
  /// Decodes `bytes` of code at the host address `begin`, which must stay.
  Program(uint64_t begin, uint64_t bytes);
  ~Program();

  /// The instruction that starts at a host address; nothing if none does.
  const Instruction *at(uint64_t address) const {
    uint64_t word = (address - begin_) / 4;
    if (address < begin_ || word >= indexOf_.size() || indexOf_[word] < 0)
      return nullptr;
    return &instructions_[indexOf_[word]];
  }
  const std::vector<Instruction> &instructions() const { return instructions_; }
  uint64_t begin() const { return begin_; }

  /// "v_add_f32", without encoding suffix; dual instructions name both halves.
  const std::string &mnemonic(const Instruction &instruction) const {
    return mnemonics_[instruction.index];
  }
  const RegisterSets &registers(const Instruction &instruction) const {
    return registers_[instruction.index];
  }
  /// Assembly text, for reports.
  std::string disassemble(const Instruction &instruction) const;

  /// Mnemonics of valid instructions that no handler executes, each once; the
  /// padding between kernels aside.
  std::vector<std::string> unsupported() const;

private:
  void decodeOne(uint64_t address, uint64_t bytesLeft);
  void decodeDual(Instruction &instruction, const std::string &nameX,
                  const std::string &nameY, const uint32_t *words);

  uint64_t begin_;
  std::vector<int32_t> indexOf_;
  std::vector<Instruction> instructions_;
  std::vector<std::string> mnemonics_;
  std::vector<RegisterSets> registers_;
  std::deque<Instruction> halves_;
  struct Disassembler;
  std::unique_ptr<Disassembler> disassembler_;
};

} // namespace hipsim

#endif // HIPSIM_GFX_PROGRAM_H
