// The wave dialect: registration, the kernel's syntax and verifiers, which
// quote the constraint numbers of WaveOps.td.

#include "compiler/dialect/wave/Wave.h"

#include "mlir/IR/Builders.h"
#include "mlir/Interfaces/FunctionImplementation.h"

using namespace mlir;
using namespace kvc::wave;

#include "compiler/dialect/wave/WaveDialect.cpp.inc"
#define GET_OP_CLASSES
#include "compiler/dialect/wave/WaveOps.cpp.inc"

void WaveDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "compiler/dialect/wave/WaveOps.cpp.inc"
      >();
}

ParseResult KernelOp::parse(OpAsmParser &parser, OperationState &result) {
  auto buildType = [](Builder &builder, ArrayRef<Type> inputs,
                      ArrayRef<Type> results,
                      function_interface_impl::VariadicFlag, std::string &) {
    return builder.getFunctionType(inputs, results);
  };
  return function_interface_impl::parseFunctionOp(
      parser, result, /*allowVariadic=*/false,
      getFunctionTypeAttrName(result.name), buildType,
      getArgAttrsAttrName(result.name), getResAttrsAttrName(result.name));
}

void KernelOp::print(OpAsmPrinter &printer) {
  function_interface_impl::printFunctionOp(
      printer, *this, /*isVariadic=*/false, getFunctionTypeAttrName(),
      getArgAttrsAttrName(), getResAttrsAttrName());
}

LogicalResult KernelOp::verify() {
  // kernel_c1
  if (!getResultTypes().empty())
    return emitOpError() << "must have no results, got "
                         << getResultTypes().size();
  for (Type type : getArgumentTypes()) {
    auto memref = dyn_cast<MemRefType>(type);
    if (!memref || memref.getRank() != 1)
      return emitOpError() << "arguments must be memrefs of rank one, got "
                           << type;
  }
  if (getWaveCount() < 1 || getWaveCount() > 32) // kernel_c3
    return emitOpError() << "waves must be 1 to 32, got " << getWaveCount();
  for (BlockArgument argument : getBody().getArguments()) { // kernel_c4
    if (!getArgAttr(argument.getArgNumber(), kConstantName))
      continue;
    for (Operation *user : argument.getUsers()) {
      auto effects = dyn_cast<MemoryEffectOpInterface>(user);
      if (effects && effects.getEffectOnValue<MemoryEffects::Write>(argument))
        return user->emitOpError() << "stores to a constant argument";
    }
  }
  return success();
}

LogicalResult BlockOp::verify() { // block_c1
  if (getDimension() != 0 && getDimension() != 1)
    return emitOpError() << "dimension must be 0 or 1, got " << getDimension();
  return success();
}

LogicalResult ReduceOp::verify() { // reduce_c1
  if (getKind() != "add" && getKind() != "max")
    return emitOpError() << "kind must be \"add\" or \"max\", got \""
                         << getKind() << "\"";
  int64_t length = cast<VectorType>(getInput().getType()).getNumElements();
  if ((length & (length - 1)) != 0)
    return emitOpError() << "vector length must be a power of two, got "
                         << length;
  return success();
}

LogicalResult SwapHalvesOp::verify() { // swap_halves_c1
  Type type = getType();
  int64_t count = 1;
  if (auto vector = dyn_cast<VectorType>(type)) {
    count = vector.getNumElements();
    type = vector.getElementType();
  }
  if (count * type.getIntOrFloatBitWidth() % 32 != 0)
    return emitOpError() << "input must have a multiple of 32 bits, got "
                         << getType();
  return success();
}

LogicalResult ArriveOp::verify() { // arrive_c1
  auto argument = dyn_cast<BlockArgument>(getCounters());
  if (!argument || !isa<KernelOp>(argument.getOwner()->getParentOp()))
    return emitOpError() << "counters must be an argument of the kernel";
  return success();
}

static LogicalResult verifyFp8(Operation *op, StringRef format, Value input,
                               Value result) {
  if (format != "e4m3" && format != "e5m2")
    return op->emitOpError()
           << "format must be \"e4m3\" or \"e5m2\", got \"" << format << "\"";
  if (cast<VectorType>(input.getType()).getShape() !=
      cast<VectorType>(result.getType()).getShape())
    return op->emitOpError() << "input and result must be equally long, got "
                             << input.getType() << " and " << result.getType();
  return success();
}

LogicalResult Fp8DecodeOp::verify() {
  // fp8_decode_c1
  if (failed(verifyFp8(*this, getFormat(), getInput(), getResult())))
    return failure();
  // fp8_decode_c2
  auto type = cast<VectorType>(getType());
  if (getPacked() &&
      (!type.getElementType().isF16() || type.getNumElements() % 4 != 0))
    return emitOpError() << "packed must give f16 in multiples of four, got "
                         << type;
  return success();
}

LogicalResult Fp8EncodeOp::verify() { // fp8_encode_c1
  return verifyFp8(*this, getFormat(), getInput(), getResult());
}
