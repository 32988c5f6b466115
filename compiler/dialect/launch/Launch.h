/// \file
/// The `launch` dialect: kernel launches on tensors, then on byte ranges.
/// Operations are documented in LaunchOps.td.

#ifndef KVC_COMPILER_DIALECT_LAUNCH_LAUNCH_H
#define KVC_COMPILER_DIALECT_LAUNCH_LAUNCH_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "compiler/dialect/launch/LaunchDialect.h.inc"
#define GET_ATTRDEF_CLASSES
#include "compiler/dialect/launch/LaunchAttrs.h.inc"
#define GET_OP_CLASSES
#include "compiler/dialect/launch/LaunchOps.h.inc"

#endif // KVC_COMPILER_DIALECT_LAUNCH_LAUNCH_H
