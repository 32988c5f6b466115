/// \file
/// LLVM's disassembler says what is valid, how long it is, its name and its
/// registers; operand fields come from the raw words, so that they do not
/// depend on the tables of the compiler under test.

#include "tools/hipsim/gfx/Program.h"

#include <algorithm>
#include <mutex>
#include <optional>
#include <set>

#include "llvm/MC/MCAsmInfo.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCDisassembler/MCDisassembler.h"
#include "llvm/MC/MCInst.h"
#include "llvm/MC/MCInstPrinter.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCRegisterInfo.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/MCTargetOptions.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/raw_ostream.h"

#include "tools/hipsim/gfx/Fields.h"
#include "tools/hipsim/gfx/Handlers.h"
#include "tools/hipsim/gfx/Wave.h"

extern "C" {
void LLVMInitializeAMDGPUTargetInfo();
void LLVMInitializeAMDGPUTargetMC();
void LLVMInitializeAMDGPUDisassembler();
}

namespace hipsim {

struct Program::Disassembler {
  Disassembler() {
    static std::once_flag once;
    std::call_once(once, [] {
      LLVMInitializeAMDGPUTargetInfo();
      LLVMInitializeAMDGPUTargetMC();
      LLVMInitializeAMDGPUDisassembler();
    });
    llvm::Triple triple("amdgcn-amd-amdhsa");
    std::string error;
    const llvm::Target *target =
        llvm::TargetRegistry::lookupTarget(triple, error);
    if (!target)
      throw Fault{"LLVM has no AMDGPU target: " + error};
    registers.reset(target->createMCRegInfo(triple));
    assembler.reset(target->createMCAsmInfo(*registers, triple, options));
    instructions.reset(target->createMCInstrInfo());
    subtarget.reset(target->createMCSubtargetInfo(triple, "gfx1100", ""));
    context.emplace(triple, assembler.get(), registers.get(), subtarget.get());
    disassembler.reset(target->createMCDisassembler(*subtarget, *context));
    printer.reset(target->createMCInstPrinter(triple, 0, *assembler,
                                              *instructions, *registers));
  }

  std::optional<llvm::MCInst> decode(uint64_t address, uint64_t bytesLeft,
                                     uint64_t &size) {
    llvm::MCInst result;
    llvm::ArrayRef<uint8_t> bytes(reinterpret_cast<const uint8_t *>(address),
                                  std::min<uint64_t>(bytesLeft, 20));
    if (disassembler->getInstruction(result, size, bytes, address,
                                     llvm::nulls()) !=
        llvm::MCDisassembler::Success)
      return std::nullopt;
    return result;
  }

  std::string print(const llvm::MCInst &instruction, uint64_t address) {
    std::string text;
    llvm::raw_string_ostream stream(text);
    printer->printInst(&instruction, address, "", *subtarget, stream);
    for (char &character : text)
      if (character == '\t')
        character = ' ';
    return text.substr(text.find_first_not_of(' '));
  }

  void collect(unsigned registerNumber, std::vector<uint16_t> &codes) {
    for (auto sub : registers->subregs_inclusive(registerNumber)) {
      llvm::StringRef name = registers->getName(sub);
      unsigned number = 0;
      if (name.consume_front("VGPR")) {
        name.consume_back("_LO16");
        name.consume_back("_HI16");
        if (!name.contains('_') && !name.getAsInteger(10, number))
          codes.push_back(codeVector + number);
      } else if (name.consume_front("SGPR")) {
        if (!name.contains('_') && !name.getAsInteger(10, number))
          codes.push_back(number);
      } else if (name == "VCC_LO" || name == "VCC_HI") {
        codes.push_back(codeVcc + (name == "VCC_HI"));
      } else if (name == "EXEC_LO") {
        codes.push_back(codeExec);
      } else if (name == "SCC") {
        codes.push_back(codeScc);
      } else if (name == "M0" || name == "M0_gfxpre11" ||
                 name == "M0_gfx11plus") {
        codes.push_back(codeM0);
      }
    }
  }

  RegisterSets sets(const llvm::MCInst &instruction) {
    RegisterSets result;
    const llvm::MCInstrDesc &description =
        instructions->get(instruction.getOpcode());
    for (unsigned index = 0; index < instruction.getNumOperands(); ++index)
      if (instruction.getOperand(index).isReg() &&
          instruction.getOperand(index).getReg())
        collect(instruction.getOperand(index).getReg(),
                index < description.getNumDefs() ? result.writes
                                                 : result.reads);
    for (auto number : description.implicit_uses())
      collect(number, result.reads);
    for (auto number : description.implicit_defs())
      collect(number, result.writes);
    return result;
  }

  llvm::MCTargetOptions options;
  std::unique_ptr<llvm::MCRegisterInfo> registers;
  std::unique_ptr<llvm::MCAsmInfo> assembler;
  std::unique_ptr<llvm::MCInstrInfo> instructions;
  std::unique_ptr<llvm::MCSubtargetInfo> subtarget;
  std::optional<llvm::MCContext> context;
  std::unique_ptr<llvm::MCDisassembler> disassembler;
  std::unique_ptr<llvm::MCInstPrinter> printer;
  std::mutex mutex;
};

namespace {

std::string withoutSuffix(llvm::StringRef name) {
  for (llvm::StringRef suffix : {"_e64_dpp8", "_e64_dpp", "_dpp8", "_dpp",
                                 "_e32", "_e64", "_t16", "_fake16"})
    if (name.consume_back(suffix))
      break;
  return name.str();
}

Handler handlerOf(const std::string &name) {
  auto found = handlerTable().find(name);
  return found == handlerTable().end() ? unsupportedInstruction : found->second;
}

bool startsWithAny(llvm::StringRef name,
                   std::initializer_list<llvm::StringRef> prefixes) {
  for (llvm::StringRef prefix : prefixes)
    if (name.starts_with(prefix))
      return true;
  return false;
}

InstructionClass classOf(const Instruction &instruction, llvm::StringRef name) {
  switch (instruction.encoding) {
  case Encoding::Sopp:
    if (startsWithAny(name, {"s_branch", "s_cbranch"}))
      return InstructionClass::Branch;
    if (name.starts_with("s_waitcnt"))
      return InstructionClass::Wait;
    return name == "s_barrier" ? InstructionClass::Barrier
                               : InstructionClass::Control;
  case Encoding::Sopk:
    return name.starts_with("s_waitcnt") ? InstructionClass::Wait
                                         : InstructionClass::Scalar;
  case Encoding::Smem:
    return InstructionClass::ScalarMemory;
  case Encoding::Vopd:
    return InstructionClass::VectorDual;
  case Encoding::Vop1:
  case Encoding::Vop2:
  case Encoding::Vop3:
  case Encoding::Vop3p:
  case Encoding::Vopc:
    if (startsWithAny(name, {"v_exp_", "v_log_", "v_rcp_", "v_rsq_", "v_sqrt_",
                             "v_sin_", "v_cos_"}))
      return InstructionClass::Transcendental;
    return name.starts_with("v_wmma") ? InstructionClass::Matrix
                                      : InstructionClass::Vector;
  case Encoding::Ds:
    return InstructionClass::LocalMemory;
  case Encoding::Flat:
  case Encoding::Scratch:
  case Encoding::Global:
  case Encoding::Buffer:
    if (name.contains("_atomic_"))
      return InstructionClass::MemoryAtomic;
    if (name.contains("_store_"))
      return InstructionClass::MemoryStore;
    return name.contains("_load_") ? InstructionClass::MemoryLoad
                                   : InstructionClass::Control;
  default:
    return InstructionClass::Scalar;
  }
}

} // namespace

Program::Program(uint64_t begin, uint64_t bytes)
    : begin_(begin), indexOf_(bytes / 4, -1),
      disassembler_(std::make_unique<Disassembler>()) {
  uint64_t position = 0;
  while (position < bytes) {
    decodeOne(begin + position, bytes - position);
    position += 4 * instructions_.back().words;
  }
  // A fall-through past the end must reach something that faults.
  Instruction end;
  end.handler = invalidInstruction;
  end.index = instructions_.size();
  end.address = begin + bytes;
  instructions_.push_back(end);
  mnemonics_.push_back("end of code");
  registers_.emplace_back();
  for (Instruction &instruction : instructions_)
    if (instruction.encoding == Encoding::Sopp ||
        instruction.encoding == Encoding::Sopk)
      instruction.target =
          at(instruction.address + 4 + 4 * int64_t(instruction.immediate));
}

/// LLVM names the neighbour of the register that a half accumulates in, where
/// the register's last bit is left out of the encoding.
static void correctAccumulators(const Instruction &instruction,
                                RegisterSets &sets) {
  const Instruction *halves[] = {instruction.dualX, instruction.dualY};
  for (const Instruction *half : halves) {
    uint16_t own = codeVector + half->destination;
    if (half->source[2] != own)
      continue;
    uint16_t neighbour = codeVector + (half->destination ^ 1);
    bool isRead = false;
    for (const Instruction *other : halves)
      isRead |= std::ranges::count(other->source, neighbour) > 0;
    if (!isRead)
      std::erase(sets.reads, neighbour);
    sets.reads.push_back(own);
  }
}

Program::~Program() = default;

void Program::decodeOne(uint64_t address, uint64_t bytesLeft) {
  const auto *words = reinterpret_cast<const uint32_t *>(address);
  Instruction instruction;
  instruction.address = address;
  instruction.index = instructions_.size();
  indexOf_[(address - begin_) / 4] = instruction.index;
  uint64_t size = 0;
  constexpr uint32_t codeEnd = 0xbf9f0000; // s_code_end, padding
  auto decoded = words[0] == codeEnd
                     ? std::nullopt
                     : disassembler_->decode(address, bytesLeft, size);
  if (!decoded) {
    instruction.handler = invalidInstruction;
    mnemonics_.push_back(words[0] == codeEnd ? "s_code_end" : "invalid");
    registers_.emplace_back();
    instructions_.push_back(instruction);
    return;
  }
  instruction.words = size / 4;
  readFields(instruction, words);
  llvm::StringRef full = disassembler_->printer->getMnemonic(*decoded).first;
  // Some names come with a first operand that is part of the pattern.
  std::string name = withoutSuffix(full.trim().split(' ').first);
  if (instruction.encoding == Encoding::Vopd) {
    llvm::StringRef text = llvm::StringRef(name);
    std::string printed = disassembler_->print(*decoded, address);
    llvm::StringRef second = llvm::StringRef(printed).split(":: ").second;
    std::string nameY = second.split(' ').first.str();
    decodeDual(instruction, text.str(), nameY, words);
    name += " :: " + nameY;
  } else {
    instruction.handler = handlerOf(name);
    fixFields(instruction, name, words);
  }
  instruction.kind = classOf(instruction, name);
  mnemonics_.push_back(name);
  registers_.push_back(disassembler_->sets(*decoded));
  if (instruction.dualX)
    correctAccumulators(instruction, registers_.back());
  instructions_.push_back(instruction);
}

void Program::decodeDual(Instruction &instruction, const std::string &nameX,
                         const std::string &nameY, const uint32_t *words) {
  auto single = [](const std::string &name) {
    return "v_" + name.substr(std::string("v_dual_").size());
  };
  Instruction x, y;
  readDualFields(x, y, words);
  x.handler = handlerOf(single(nameX));
  y.handler = handlerOf(single(nameY));
  fixFields(x, single(nameX), words);
  fixFields(y, single(nameY), words);
  x.literal = y.literal = instruction.words > 2 ? words[2] : 0;
  x.index = y.index = instruction.index;
  x.address = y.address = instruction.address;
  if (x.handler == unsupportedInstruction ||
      y.handler == unsupportedInstruction) {
    instruction.handler = unsupportedInstruction;
    return;
  }
  halves_.push_back(x);
  instruction.dualX = &halves_.back();
  halves_.push_back(y);
  instruction.dualY = &halves_.back();
  instruction.handler = dualInstruction;
}

std::string Program::disassemble(const Instruction &instruction) const {
  // Waves of several threads may have something to report.
  std::lock_guard lock(disassembler_->mutex);
  uint64_t size = 0;
  auto decoded =
      disassembler_->decode(instruction.address, 4 * instruction.words, size);
  return decoded ? disassembler_->print(*decoded, instruction.address)
                 : mnemonic(instruction);
}

/// What words of zero read as: a linker puts them between kernels.
static constexpr const char *kPadding = "v_illegal";

std::vector<std::string> Program::unsupported() const {
  std::set<std::string> names;
  for (const Instruction &instruction : instructions_)
    if (instruction.handler == unsupportedInstruction &&
        mnemonic(instruction) != kPadding)
      names.insert(mnemonic(instruction));
  return {names.begin(), names.end()};
}

const HandlerTable &handlerTable() {
  static const HandlerTable table = [] {
    HandlerTable result;
    for (auto add :
         {addScalar, addScalarMemory, addControl, addVector32, addVectorFloat32,
          addVector16, addVector64, addConversions, addCompare, addPacked,
          addDot, addMatrix, addLanes, addMemory, addBuffer, addLocalMemory})
      add(result);
    return result;
  }();
  return table;
}

} // namespace hipsim
