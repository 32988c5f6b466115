/// \file
/// Chooses the kernels of the cpu target; one source a family.

#ifndef KVC_COMPILER_TRANSFORMS_CPUSELECTOR_H
#define KVC_COMPILER_TRANSFORMS_CPUSELECTOR_H

#include "compiler/transforms/KernelSelector.h"

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

/// "bf16", "q4_1": the weight's format in kernel names.
std::string formatOf(mlir::Type element);

class CpuSelector : public KernelSelector {
public:
  CpuSelector(mlir::func::FuncOp function, const Limits &limits,
              bool wideRegisters)
      : KernelSelector(function, limits), wideRegisters_(wideRegisters) {}

private:
  mlir::LogicalResult select(mlir::Operation *op) override;
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
  /// Input features that must be whole.
  static int64_t blockOf(mlir::Value weight) {
    auto block = llvm::dyn_cast<llm::BlockType>(elementOf(weight));
    return block ? block.getSize() : 16;
  }
  bool logitRow(mlir::Value value) const { return logitRows_.contains(value); }

  bool wideRegisters_;
  /// New values whose rows are logit rows.
  llvm::DenseSet<mlir::Value> logitRows_;
};

} // namespace kvc

#endif // KVC_COMPILER_TRANSFORMS_CPUSELECTOR_H
