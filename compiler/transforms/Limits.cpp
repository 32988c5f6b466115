// Reads llm.limits; see Limits.h.

#include "compiler/transforms/Limits.h"

using namespace mlir;

namespace kvc {

FailureOr<Limits> Limits::of(ModuleOp module) {
  auto attribute = module->getAttrOfType<DictionaryAttr>("llm.limits");
  bool complete = true;
  auto get = [&](StringRef key) -> int64_t {
    auto value = attribute ? attribute.getAs<IntegerAttr>(key) : IntegerAttr();
    if (value && value.getInt() > 0)
      return value.getInt();
    if (complete)
      module.emitError() << "module attribute llm.limits needs a positive "
                         << "integer '" << key << "'";
    complete = false;
    return 1;
  };
  Limits limits;
  limits.layers = get("layers");
  limits.layout.layers = limits.layers;
  limits.maxModelLen = get("max_model_len");
  limits.layout.rowsMax = get("max_rows");
  limits.layout.sequencesMax = get("max_sequences");
  limits.layout.logitRowsMax = get("max_logit_rows");
  limits.layout.pagesPerSequence =
      (limits.maxModelLen + kPageTokens - 1) / kPageTokens;
  if (!complete)
    return failure();
  return limits;
}

} // namespace kvc
