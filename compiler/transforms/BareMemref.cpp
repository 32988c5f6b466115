// A memref over a bare pointer; see BareMemref.h.

#include "compiler/transforms/BareMemref.h"

using namespace mlir;

namespace kvc {

Value memrefOver(OpBuilder &builder, Location loc, Value base, Type element) {
  auto pointer = cast<LLVM::LLVMPointerType>(base.getType());
  Type i64 = builder.getI64Type();
  auto one = LLVM::LLVMArrayType::get(i64, 1);
  auto descriptor = LLVM::LLVMStructType::getLiteral(
      builder.getContext(), {pointer, pointer, i64, one, one});
  Value made = LLVM::PoisonOp::create(builder, loc, descriptor);
  auto insert = [&](Value value, ArrayRef<int64_t> position) {
    made = LLVM::InsertValueOp::create(builder, loc, made, value, position);
  };
  auto number = [&](int64_t value) -> Value {
    return LLVM::ConstantOp::create(builder, loc, i64, value);
  };
  insert(base, {0});
  insert(base, {1});
  insert(number(0), {2});
  insert(number(INT64_MAX), {3, 0});
  insert(number(1), {4, 0});
  Attribute space;
  if (unsigned number = pointer.getAddressSpace())
    space = builder.getI64IntegerAttr(number);
  auto type = MemRefType::get({ShapedType::kDynamic}, element,
                              MemRefLayoutAttrInterface(), space);
  return UnrealizedConversionCastOp::create(builder, loc, type, made)
      .getResult(0);
}

} // namespace kvc
