/// \file
/// The passes of kvc, documented in Passes.td, and the pipeline that orders
/// them.

#ifndef KVC_COMPILER_TRANSFORMS_PASSES_H
#define KVC_COMPILER_TRANSFORMS_PASSES_H

#include <memory>
#include <string>
#include <vector>

#include "mlir/Pass/Pass.h"

#include "compiler/dialect/launch/Launch.h"
#include "compiler/dialect/llm/Llm.h"
#include "compiler/dialect/wave/Wave.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

namespace kvc {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "compiler/transforms/Passes.h.inc"

} // namespace kvc

#endif // KVC_COMPILER_TRANSFORMS_PASSES_H
