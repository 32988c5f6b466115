/// \file
/// The `wave` dialect: what one wave of one kernel does. Operations and their
/// constraints are documented in WaveOps.td.

#ifndef KVC_COMPILER_DIALECT_WAVE_WAVE_H
#define KVC_COMPILER_DIALECT_WAVE_WAVE_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "compiler/dialect/wave/WaveDialect.h.inc"

namespace kvc::wave {
/// Attribute of a kernel's argument whose memory does not change meanwhile.
inline constexpr llvm::StringLiteral kConstantName = "wave.constant";
} // namespace kvc::wave

#define GET_OP_CLASSES
#include "compiler/dialect/wave/WaveOps.h.inc"

#endif // KVC_COMPILER_DIALECT_WAVE_WAVE_H
