// The launch dialect: registration and verifiers, which quote the constraint
// numbers of LaunchOps.td.

#include "compiler/dialect/launch/Launch.h"

#include "compiler/dialect/wave/Wave.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace kvc::launch;

#include "compiler/dialect/launch/LaunchDialect.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "compiler/dialect/launch/LaunchAttrs.cpp.inc"
#define GET_OP_CLASSES
#include "compiler/dialect/launch/LaunchOps.cpp.inc"

void LaunchDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "compiler/dialect/launch/LaunchAttrs.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "compiler/dialect/launch/LaunchOps.cpp.inc"
      >();
}

LogicalResult RangeAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                StringRef space, int64_t offset,
                                int64_t bytes) {
  if (space != "weights" && space != "arena" && space != "kv" &&
      space != "step")
    return emitError() << "unknown memory space '" << space
                       << "'; known are weights, arena, kv, step";
  if (offset < 0 || bytes < 0)
    return emitError() << "offset and bytes must not be negative, got "
                       << offset << " and " << bytes;
  return success();
}

LogicalResult WeightOp::verify() { // weight_c1
  if (getLayout() != "vector" && getLayout() != "panel16" &&
      getLayout() != "fragment16")
    return emitOpError() << "unknown layout \"" << getLayout()
                         << "\"; known are vector, panel16, fragment16";
  return success();
}

LogicalResult CallOp::verify() {
  // call_c1
  if (getGrid().size() != 2 || getGrid()[0] <= 0 || getGrid()[1] <= 0)
    return emitOpError() << "grid must be two positive sizes";
  // call_c2
  for (Attribute arg : getArgs())
    if (!isa<RangeAttr>(arg))
      return emitOpError() << "arguments must be ranges, got " << arg;
  // call_c3
  auto kernel = SymbolTable::lookupNearestSymbolFrom<kvc::wave::KernelOp>(
      (*this)->getParentOp(), getKernelAttr());
  if (!kernel)
    return emitOpError() << "no kernel " << getKernelAttr() << " in the module";
  if (kernel.getNumArguments() != getArgs().size())
    return emitOpError() << "passes " << getArgs().size() << " arguments, "
                         << getKernelAttr() << " takes "
                         << kernel.getNumArguments();
  return success();
}
