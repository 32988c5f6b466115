/// \file
/// Chooses the kernels of one bucket's function: what the targets' selectors of
/// the pass `launch-select-kernels` share.

#ifndef KVC_COMPILER_TRANSFORMS_KERNELSELECTOR_H
#define KVC_COMPILER_TRANSFORMS_KERNELSELECTOR_H

#include <memory>
#include <string>

#include "compiler/transforms/Limits.h"
#include "compiler/transforms/Passes.h"
#include "mlir/IR/IRMapping.h"

namespace kvc {

/// a / b, rounded up.
inline int64_t divideUp(int64_t a, int64_t b) { return (a + b - 1) / b; }

/// How a KV element is stored (codegen/kvcgen/codecs.py): its name in kernel
/// names, the number of the `codec` parameter, and the factor that decoding
/// leaves to be folded.
struct KvCodecFacts {
  const char *name;
  int64_t number;
  double decodeScale;
  double largest; ///< magnitude of a code

  static KvCodecFacts of(mlir::Type element);
};

/// Rebuilds one bucket's function.
class KernelSelector {
public:
  explicit KernelSelector(mlir::func::FuncOp function, const Limits &limits)
      : function_(function), limits_(limits), builder_(function.getContext()) {
    auto bucket = function->getAttrOfType<mlir::DictionaryAttr>("llm.bucket");
    decode_ =
        llvm::cast<mlir::StringAttr>(bucket.get("kind")).getValue() == "decode";
    rows_ = llvm::cast<mlir::IntegerAttr>(bucket.get("rows")).getInt();
  }
  virtual ~KernelSelector() = default;

  /// Replaces every llm operation; fails with an error at one without a
  /// kernel.
  mlir::LogicalResult run();

protected:
  using Params = llvm::SmallVector<mlir::NamedAttribute>;

  /// Builds what takes the place of `op` and maps its results.
  virtual mlir::LogicalResult select(mlir::Operation *op) = 0;

  mlir::Value mapped(mlir::Value value) { return map_.lookupOrDefault(value); }

  mlir::NamedAttribute param(llvm::StringRef name, int64_t value) {
    return builder_.getNamedAttr(name, builder_.getIndexAttr(value));
  }
  mlir::NamedAttribute real(llvm::StringRef name, double value) {
    return builder_.getNamedAttr(name, builder_.getF32FloatAttr(value));
  }
  static llvm::ArrayRef<int64_t> shapeOf(mlir::Value value) {
    return llvm::cast<mlir::RankedTensorType>(value.getType()).getShape();
  }
  static mlir::Type elementOf(mlir::Value value) {
    return llvm::cast<mlir::RankedTensorType>(value.getType()).getElementType();
  }

  /// A dispatch of `kernel`, or an error at `op` if there is no such template.
  launch::DispatchOp dispatch(mlir::Operation *op, const std::string &kernel,
                              llvm::ArrayRef<int64_t> grid,
                              const Params &params, mlir::ValueRange inputs,
                              mlir::TypeRange results,
                              llvm::ArrayRef<int64_t> inPlace = {});

  mlir::LogicalResult finish(mlir::Operation *op, launch::DispatchOp made) {
    if (!made)
      return mlir::failure();
    map_.map(op->getResults(), made.getResults());
    return mlir::success();
  }

  /// Adds what the kernels of a format leave open: the size of its groups.
  void formatParams(Params &params, mlir::Value weight) {
    auto block = llvm::dyn_cast<llm::BlockType>(elementOf(weight));
    if (block && block.getFormat() == "int4")
      params.push_back(param("groupSize", block.getSize()));
  }
  mlir::LogicalResult mapWeight(llm::WeightOp op, llvm::StringRef layout,
                                int64_t bytes);
  mlir::Value ropeTable(llm::QkvOp op);
  /// The tables of KvTables for the layer of `op`. Scores are in units of log2,
  /// their scale is that of the attention that takes the queries; the output is
  /// multiplied by `outputScale`, and holds up to `largestOutput`.
  mlir::Value encodeTable(llm::QkvOp op);
  mlir::Value attentionTable(llm::PagedAttentionOp op, double outputScale,
                             double largestOutput);
  /// Where the layer's clipped elements are counted.
  mlir::Value clippedCounter(llm::QkvOp op);
  /// The largest magnitude that V is read with, and so of attention's output,
  /// a mean of it.
  double largestValue(llm::PagedAttentionOp op);
  mlir::Value step() { return function_.getArgument(0); }

private:
  struct Tables;
  mlir::Value tableConstant(mlir::Location loc, llvm::ArrayRef<float> values,
                            llvm::ArrayRef<mlir::NamedAttribute> facts);

protected:
  mlir::func::FuncOp function_;
  const Limits &limits_;
  bool decode_;
  int64_t rows_;
  mlir::OpBuilder builder_;
  mlir::IRMapping map_;
};

/// `wideRegisters`: 32 vector registers of 16 f32 (AVX-512).
std::unique_ptr<KernelSelector> cpuSelector(mlir::func::FuncOp function,
                                            const Limits &limits,
                                            bool wideRegisters);
/// `chip` must be one that isGfxChip knows.
std::unique_ptr<KernelSelector> gfxSelector(mlir::func::FuncOp function,
                                            const Limits &limits,
                                            llvm::StringRef chip);
/// Whether there are kernels for the card: "gfx1100", "gfx1101", "gfx1102".
bool isGfxChip(llvm::StringRef chip);

} // namespace kvc

#endif // KVC_COMPILER_TRANSFORMS_KERNELSELECTOR_H
