/// \file
/// A memref over a bare pointer: how kernels of every target get their
/// arguments.

#ifndef KVC_COMPILER_TRANSFORMS_BAREMEMREF_H
#define KVC_COMPILER_TRANSFORMS_BAREMEMREF_H

#include "compiler/transforms/Passes.h"

namespace kvc {

/// A one-dimensional memref of `element`, of unknown length, that starts at
/// `base`, an `!llvm.ptr`. Its memory space is the pointer's address space.
/// Made of an LLVM descriptor and an unrealized cast, which folds away once
/// memrefs are lowered to the llvm dialect.
mlir::Value memrefOver(mlir::OpBuilder &builder, mlir::Location loc,
                       mlir::Value base, mlir::Type element);

} // namespace kvc

#endif // KVC_COMPILER_TRANSFORMS_BAREMEMREF_H
