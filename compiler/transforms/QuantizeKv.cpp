// Gives the KV caches their storage type. Only types change: the cache operands
// of kv_write and paged_attention carry the rounding with them.

#include "compiler/transforms/Passes.h"

#include "mlir/IR/BuiltinOps.h"

namespace kvc {
#define GEN_PASS_DEF_QUANTIZEKVPASS
#include "compiler/transforms/Passes.h.inc"
} // namespace kvc

using namespace mlir;
using namespace kvc;

namespace {

Type elementFor(StringRef dtype, MLIRContext *context) {
  if (dtype == "f16")
    return Float16Type::get(context);
  if (dtype == "fp8_e4m3")
    return Float8E4M3FNType::get(context);
  if (dtype == "fp8_e5m2")
    return Float8E5M2Type::get(context);
  if (dtype == "int8")
    return IntegerType::get(context, 8);
  return {};
}

struct QuantizeKv : kvc::impl::QuantizeKvPassBase<QuantizeKv> {
  using QuantizeKvPassBase::QuantizeKvPassBase;

  void runOnOperation() override {
    Type element = elementFor(dtype, &getContext());
    if (!element) {
      getOperation().emitError()
          << "unknown KV cache type '" << dtype
          << "'; known are f16, fp8_e4m3, fp8_e5m2, int8";
      return signalPassFailure();
    }
    auto convert = [&](Type type) -> Type {
      auto cache = dyn_cast<llm::KvCacheType>(type);
      if (!cache || !cache.getElement().isF32())
        return type;
      return llm::KvCacheType::get(&getContext(), cache.getHeads(),
                                   cache.getHeadDim(), element);
    };
    getOperation().walk([&](Operation *op) {
      for (Value result : op->getResults())
        result.setType(convert(result.getType()));
      for (Region &region : op->getRegions())
        for (BlockArgument argument : region.getArguments())
          argument.setType(convert(argument.getType()));
      if (auto function = dyn_cast<func::FuncOp>(op))
        function.setType(FunctionType::get(
            &getContext(), function.getBody().getArgumentTypes(),
            function.getResultTypes()));
    });
  }
};

} // namespace
