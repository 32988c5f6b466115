/// \file
/// Chooses the kernels of one bucket's function: shared by the files of the
/// pass `launch-select-kernels`, which split it by kernel family.

#ifndef KVC_COMPILER_TRANSFORMS_KERNELSELECTOR_H
#define KVC_COMPILER_TRANSFORMS_KERNELSELECTOR_H

#include <string>

#include "compiler/transforms/Limits.h"
#include "compiler/transforms/Passes.h"
#include "mlir/IR/IRMapping.h"

namespace kvc {

/// Rows and panels of 16 output features that a linear kernel keeps in
/// registers.
struct Shape {
  int64_t rows, panels;
};

/// "r8p2", as in kernel names.
std::string shapeName(Shape shape);

/// Rows of one workgroup of a linear kernel: enough to reuse a panel from the
/// nearest cache, few enough to fill the threads.
int64_t rowsPerBlock(Shape shape, int64_t rows);

/// a / b, rounded up.
inline int64_t divideUp(int64_t a, int64_t b) { return (a + b - 1) / b; }

/// "bf16", "q4_1": the weight's format in kernel names.
std::string formatOf(mlir::Type element);

/// Rebuilds one bucket's function.
class KernelSelector {
public:
  KernelSelector(mlir::func::FuncOp function, const Limits &limits,
                 bool wideRegisters)
      : function_(function), limits_(limits), wideRegisters_(wideRegisters),
        builder_(function.getContext()) {
    auto bucket = function->getAttrOfType<mlir::DictionaryAttr>("llm.bucket");
    decode_ =
        llvm::cast<mlir::StringAttr>(bucket.get("kind")).getValue() == "decode";
    rows_ = llvm::cast<mlir::IntegerAttr>(bucket.get("rows")).getInt();
  }

  /// Replaces every llm operation; fails with an error at one without a
  /// kernel.
  mlir::LogicalResult run();

private:
  using Params = llvm::SmallVector<mlir::NamedAttribute>;

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

  mlir::LogicalResult select(mlir::Operation *op);
  mlir::LogicalResult selectWeight(llm::WeightOp op);
  mlir::LogicalResult selectEmbed(llm::EmbedOp op);
  mlir::LogicalResult selectNorm(mlir::Operation *op, mlir::Value input,
                                 mlir::Value weight, double epsilon,
                                 bool select);
  mlir::LogicalResult selectLinear(mlir::Operation *op, mlir::Value input,
                                   mlir::Value weight, mlir::Value residual);
  mlir::LogicalResult selectGateUp(llm::GateUpOp op);
  mlir::LogicalResult selectQkv(llm::QkvOp op);
  mlir::LogicalResult selectAttention(llm::PagedAttentionOp op);
  mlir::LogicalResult selectRoute(llm::RouteOp op);
  mlir::LogicalResult selectExpert(mlir::Operation *op, mlir::Value input,
                                   mlir::Value weight, mlir::Value experts,
                                   bool gateUp);
  mlir::LogicalResult selectExpertSum(llm::ExpertSumAddOp op);

  /// The accumulators that fit the registers for a bucket of `rows`, and panels
  /// that divide `panels`.
  Shape shapeFor(int64_t rows, int64_t panels, bool pairsOnly) const;
  /// Checks the sizes that panels and blocks ask for.
  mlir::LogicalResult checkWeight(mlir::Operation *op, mlir::Value weight,
                                  bool mayPad = false);
  /// Checks that gate and up are whole panels, as their interleave asks for.
  mlir::LogicalResult checkGateUp(mlir::Operation *op, mlir::Value result);
  mlir::Value step() { return function_.getArgument(0); }
  mlir::Value vectorConstant(mlir::Location loc, llvm::ArrayRef<float> values);
  bool logitRow(mlir::Value value) const { return logitRows_.contains(value); }

  mlir::func::FuncOp function_;
  const Limits &limits_;
  bool wideRegisters_, decode_;
  int64_t rows_;
  mlir::OpBuilder builder_;
  mlir::IRMapping map_;
  /// New values whose rows are logit rows.
  llvm::DenseSet<mlir::Value> logitRows_;
};

} // namespace kvc

#endif // KVC_COMPILER_TRANSFORMS_KERNELSELECTOR_H
