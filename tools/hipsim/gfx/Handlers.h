/// \file
/// The table from mnemonic to handler. Each ISA file adds its part.

#ifndef HIPSIM_GFX_HANDLERS_H
#define HIPSIM_GFX_HANDLERS_H

#include <string>
#include <unordered_map>

#include "tools/hipsim/gfx/Instruction.h"

namespace hipsim {

using HandlerTable = std::unordered_map<std::string, Handler>;

void addScalar(HandlerTable &table);
void addScalarMemory(HandlerTable &table);
void addControl(HandlerTable &table);
void addVector32(HandlerTable &table);
void addVectorFloat32(HandlerTable &table);
void addVector16(HandlerTable &table);
void addVector64(HandlerTable &table);
void addConversions(HandlerTable &table);
void addCompare(HandlerTable &table);
void addPacked(HandlerTable &table);
void addDot(HandlerTable &table);
void addMatrix(HandlerTable &table);
void addLanes(HandlerTable &table);
void addMemory(HandlerTable &table);
void addBuffer(HandlerTable &table);
void addLocalMemory(HandlerTable &table);

/// All of them; built once.
const HandlerTable &handlerTable();

/// Handlers of instructions no table entry executes; they throw a Fault.
void unsupportedInstruction(Wave &wave, const Instruction &instruction);
void invalidInstruction(Wave &wave, const Instruction &instruction);
void dualInstruction(Wave &wave, const Instruction &instruction);

} // namespace hipsim

#endif // HIPSIM_GFX_HANDLERS_H
