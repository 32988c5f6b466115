/// \file
/// The `llm` dialect: what a decoder computes, on tensors. Operations and their
/// constraints are documented in LlmOps.td.

#ifndef KVC_COMPILER_DIALECT_LLM_LLM_H
#define KVC_COMPILER_DIALECT_LLM_LLM_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "compiler/dialect/llm/LlmDialect.h.inc"
#define GET_TYPEDEF_CLASSES
#include "compiler/dialect/llm/LlmTypes.h.inc"
#define GET_OP_CLASSES
#include "compiler/dialect/llm/LlmOps.h.inc"

#endif // KVC_COMPILER_DIALECT_LLM_LLM_H
