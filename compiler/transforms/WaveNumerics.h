/// \file
/// Bit-level lowerings that every target shares, so that results have the same
/// bits on all of them.

#ifndef KVC_COMPILER_TRANSFORMS_WAVENUMERICS_H
#define KVC_COMPILER_TRANSFORMS_WAVENUMERICS_H

#include "compiler/transforms/Passes.h"

namespace kvc {

/// Shorthand for building elementwise code of one shape at one place.
struct Build {
  mlir::OpBuilder &builder;
  mlir::Location loc;
  mlir::VectorType shape; // null for scalars

  mlir::Type of(mlir::Type element) const {
    return shape ? mlir::Type(mlir::VectorType::get(shape.getShape(), element))
                 : element;
  }
  mlir::Value f32(float value) const {
    return constant(builder.getF32FloatAttr(value));
  }
  mlir::Value i32(uint32_t value) const {
    return constant(builder.getI32IntegerAttr(value));
  }
  mlir::Value i16(int16_t value) const {
    return constant(builder.getI16IntegerAttr(value));
  }
  mlir::Value i8(int8_t value) const {
    return constant(builder.getI8IntegerAttr(value));
  }
  template <typename Op, typename... Args>
  mlir::Value make(Args &&...args) const {
    return Op::create(builder, loc, std::forward<Args>(args)...);
  }

private:
  mlir::Value constant(mlir::TypedAttr value) const {
    if (shape)
      value = mlir::DenseElementsAttr::get(
          mlir::VectorType::get(shape.getShape(), value.getType()), value);
    return mlir::arith::ConstantOp::create(builder, loc, value);
  }
};

/// FP8 codes to f16 or f32 as `wave.fp8_decode` says. `element` is the
/// result's.
mlir::Value lowerFp8Decode(const Build &b, llvm::StringRef format,
                           mlir::Value codes, mlir::Type element);

/// The same with `packed`: f16, four at a time, from bytes 0, 2, 1, 3.
mlir::Value lowerPackedFp8Decode(const Build &b, llvm::StringRef format,
                                 mlir::Value codes);

/// f32 to FP8 codes as `wave.fp8_encode` says.
mlir::Value lowerFp8Encode(const Build &b, llvm::StringRef format,
                           mlir::Value x);

/// A vector to one element, the upper half onto the lower half until one is
/// left; "add" or "max".
mlir::Value lowerVectorReduce(const Build &b, llvm::StringRef kind,
                              mlir::Value v);

} // namespace kvc

#endif // KVC_COMPILER_TRANSFORMS_WAVENUMERICS_H
