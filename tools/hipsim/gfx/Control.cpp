/// \file
/// Program flow, waits, barriers and mode registers. Memory is done when its
/// instruction has run, so waits have nothing to wait for here; the checker
/// looks at them.

#if defined(__x86_64__)
#include <xmmintrin.h>
#endif

#include "tools/hipsim/gfx/Handlers.h"
#include "tools/hipsim/gfx/Mode.h"
#include "tools/hipsim/gfx/Operands.h"
#include "tools/hipsim/gfx/Program.h"

namespace hipsim {

namespace {

constexpr uint32_t registerMode = 1, registerShaderCycles = 29;

std::string place(const Wave &wave, const Instruction &i) {
  char text[32];
  snprintf(text, sizeof(text), "+0x%llx",
           static_cast<unsigned long long>(i.address - wave.program->begin()));
  return text;
}

void branch(Wave &wave, const Instruction &i) {
  if (!i.target)
    throw Fault{"branch out of the code at " + place(wave, i)};
  wave.next = i.target;
}

void jump(Wave &wave, const Instruction &i, uint64_t address) {
  wave.next = wave.program->at(address);
  if (!wave.next)
    throw Fault{"jump out of the code at " + place(wave, i)};
}

uint32_t readRegister(const Wave &wave, uint32_t id) {
  if (id == registerMode)
    return wave.mode;
  static thread_local uint32_t cycles = 0;
  return id == registerShaderCycles ? cycles += 64 : 0;
}

void setRegister(Wave &wave, const Instruction &i, uint32_t value) {
  uint32_t field = uint16_t(i.immediate);
  if ((field & 63) != registerMode)
    return;
  uint32_t offset = field >> 6 & 31, width = (field >> 11) + 1;
  uint32_t mask = (width == 32 ? ~0u : (1u << width) - 1) << offset;
  wave.mode = (wave.mode & ~mask) | (value << offset & mask);
  applyMode(wave.mode);
}

void addBranches(HandlerTable &table) {
  table["s_branch"] = branch;
#define CONDITIONAL(name, condition)                                           \
  table[name] = [](Wave &wave, const Instruction &i) {                         \
    if (condition)                                                             \
      branch(wave, i);                                                         \
  }
  CONDITIONAL("s_cbranch_scc0", !wave.scc());
  CONDITIONAL("s_cbranch_scc1", wave.scc());
  CONDITIONAL("s_cbranch_vccz", wave.s[codeVcc] == 0);
  CONDITIONAL("s_cbranch_vccnz", wave.s[codeVcc] != 0);
  CONDITIONAL("s_cbranch_execz", wave.exec() == 0);
  CONDITIONAL("s_cbranch_execnz", wave.exec() != 0);
#undef CONDITIONAL
  table["s_getpc_b64"] = [](Wave &wave, const Instruction &i) {
    writeScalar64(wave, i.destination, i.address + 4);
  };
  table["s_setpc_b64"] = [](Wave &wave, const Instruction &i) {
    jump(wave, i, scalar64(wave, i, i.source[0]));
  };
  table["s_swappc_b64"] = [](Wave &wave, const Instruction &i) {
    uint64_t target = scalar64(wave, i, i.source[0]);
    writeScalar64(wave, i.destination, i.address + 4);
    jump(wave, i, target);
  };
  table["s_call_b64"] = [](Wave &wave, const Instruction &i) {
    writeScalar64(wave, i.destination, i.address + 4);
    branch(wave, i);
  };
}

void addModes(HandlerTable &table) {
  table["s_getreg_b32"] = [](Wave &wave, const Instruction &i) {
    uint32_t field = uint16_t(i.immediate), width = (field >> 11) + 1;
    uint32_t value = readRegister(wave, field & 63) >> (field >> 6 & 31);
    writeScalar32(wave, i.destination,
                  width == 32 ? value : value & ((1u << width) - 1));
  };
  table["s_setreg_b32"] = [](Wave &wave, const Instruction &i) {
    setRegister(wave, i, wave.s[i.destination]);
  };
  table["s_setreg_imm32_b32"] = [](Wave &wave, const Instruction &i) {
    setRegister(wave, i, i.literal);
  };
  table["s_round_mode"] = [](Wave &wave, const Instruction &i) {
    wave.mode = (wave.mode & ~0xfu) | (i.immediate & 0xf);
    applyMode(wave.mode);
  };
  table["s_denorm_mode"] = [](Wave &wave, const Instruction &i) {
    wave.mode = (wave.mode & ~0xf0u) | (i.immediate & 0xf) << 4;
    applyMode(wave.mode);
  };
}

} // namespace

void applyMode(uint32_t mode) {
  if (mode & 0xf)
    throw Fault{"a rounding mode other than nearest even is not modelled"};
#if defined(__x86_64__)
  constexpr unsigned flushAndZero = 0x8040;
  bool flush = (mode & 0x30) == 0;
  _mm_setcsr((_mm_getcsr() & ~flushAndZero) | (flush ? flushAndZero : 0));
#endif
}

void unsupportedInstruction(Wave &wave, const Instruction &i) {
  throw Fault{"unsupported instruction at " + place(wave, i) + ": " +
              wave.program->disassemble(i)};
}

void invalidInstruction(Wave &wave, const Instruction &i) {
  throw Fault{"no instruction at " + place(wave, i)};
}

void addControl(HandlerTable &table) {
  for (const char *name : {"s_nop",
                           "s_waitcnt",
                           "s_waitcnt_vscnt",
                           "s_waitcnt_vmcnt",
                           "s_waitcnt_expcnt",
                           "s_waitcnt_lgkmcnt",
                           "s_waitcnt_depctr",
                           "s_wait_idle",
                           "s_wait_event",
                           "s_delay_alu",
                           "s_clause",
                           "s_sendmsg",
                           "s_set_inst_prefetch_distance",
                           "s_inst_prefetch",
                           "s_icache_inv",
                           "s_setprio",
                           "s_sethalt",
                           "s_wakeup",
                           "s_version",
                           "s_ttracedata",
                           "s_ttracedata_imm",
                           "s_incperflevel",
                           "s_decperflevel"})
    table[name] = [](Wave &, const Instruction &) {};
  table["s_sleep"] = [](Wave &wave, const Instruction &) {
    wave.yields = true;
  };
  table["s_endpgm"] = [](Wave &wave, const Instruction &) {
    wave.state = WaveState::Ended;
  };
  table["s_barrier"] = [](Wave &wave, const Instruction &) {
    wave.state = WaveState::AtBarrier;
  };
  table["s_trap"] = [](Wave &wave, const Instruction &i) {
    throw Fault{"s_trap at " + place(wave, i)};
  };
  table["s_sendmsg_rtn_b32"] = [](Wave &wave, const Instruction &i) {
    writeScalar32(wave, i.destination,
                  readRegister(wave, registerShaderCycles));
  };
  table["s_sendmsg_rtn_b64"] = [](Wave &wave, const Instruction &i) {
    writeScalar64(wave, i.destination,
                  readRegister(wave, registerShaderCycles));
  };
  addBranches(table);
  addModes(table);
}

} // namespace hipsim
