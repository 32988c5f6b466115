/// \file
/// Chooses the kernels of RDNA3 cards; one source for rows, QKV and attention,
/// one for linear layers, one for mixtures of experts.
///
/// Rows between layers are f32 (the residual) or an operand: f16 in the order
/// WMMA reads, with a power of two per row where they come from a norm
/// (codegen/kvcgen/gfx_operand.py). In decode buckets a norm is computed by the
/// workgroup that finishes its rows last, so it takes no launch of its own.

#ifndef KVC_COMPILER_TRANSFORMS_GFXSELECTOR_H
#define KVC_COMPILER_TRANSFORMS_GFXSELECTOR_H

#include "compiler/transforms/FragmentLayout.h"
#include "compiler/transforms/KernelSelector.h"

namespace kvc {

/// LDS of a workgroup, in bytes.
constexpr int64_t kLdsBytes = 65536;
/// Waves of one workgroup that split a sum: the one or the other
/// (codegen/kvcgen/gfx_linear.py).
constexpr int64_t kSplitsMin = 4, kSplitsMax = 8;
/// Bytes of scales that a workgroup keeps in LDS.
constexpr int64_t kScalesInLdsMax = 8192;
/// A wave's sums of one panel, in LDS.
constexpr int64_t kPartialBytes = 1024;
/// Ways of the linear and QKV kernels to take rows: ROWS in gfx_linear.py.
constexpr int64_t kRowsStaged = 0, kRowsTiled = 1, kRowsFourTiles = 2;
/// Rows of the QKV and linear kernels' larger tile, and of the tiles that go
/// through LDS (codegen/kvcgen/gfx_tile.py), with their panels.
constexpr int64_t kRowsWide = 64, kRowsTile = 128, kPanelsTile = 8;

/// Rows as f16 for a matrix product.
struct Operand {
  mlir::Value rows;    ///< f16
  mlir::Value factors; ///< f32, two a row; null if all are 1
  int64_t tile = 1;
  double scale = 1; ///< a power of two that all rows are to be multiplied by
  mlir::Value plain = {}; ///< the rows one after the other, or null
};

class GfxSelector : public KernelSelector {
public:
  GfxSelector(mlir::func::FuncOp function, const Limits &limits, int64_t simds)
      : KernelSelector(function, limits), wavesWanted_(2 * simds) {}

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
  mlir::LogicalResult selectRouter(llm::LinearOp op, llm::RouteOp route);
  mlir::LogicalResult selectRoute(llm::RouteOp op);
  mlir::LogicalResult selectExpertGateUp(llm::ExpertGateUpOp op);
  mlir::LogicalResult selectExpertLinear(llm::ExpertLinearOp op);
  mlir::LogicalResult selectExpertSum(llm::ExpertSumAddOp op);

  /// "f16", "q4_1": the weight's format in kernel names.
  static std::string formatOf(mlir::Value weight) {
    if (auto block = llvm::dyn_cast<llm::BlockType>(elementOf(weight)))
      return block.getFormat().str();
    return "f16";
  }
  /// Input features of one step of a kernel's sum.
  static int64_t stepOf(mlir::Value weight) {
    return llvm::isa<llm::BlockType>(elementOf(weight)) ? 32 : 16;
  }
  /// Input features that must be whole.
  static int64_t blockOf(mlir::Value weight) {
    auto block = llvm::dyn_cast<llm::BlockType>(elementOf(weight));
    return block ? block.getSize() : 16;
  }
  mlir::LogicalResult checkFeatures(mlir::Operation *op, int64_t features,
                                    int64_t multiple, const char *what) {
    if (features % multiple == 0)
      return mlir::success();
    return op->emitOpError() << what << " must be a multiple of " << multiple
                             << ", got " << features;
  }

  /// Rows of an operand's tile for `rows` rows.
  static int64_t tileFor(int64_t rows) {
    return rows >= 16 ? 16 : llvm::PowerOf2Ceil(rows);
  }
  mlir::RankedTensorType f32Type(llvm::ArrayRef<int64_t> shape) {
    return mlir::RankedTensorType::get(shape, builder_.getF32Type());
  }
  /// Whole tiles, and whole blocks of the widest kernels.
  mlir::RankedTensorType operandType(int64_t rows, int64_t features) {
    int64_t block = rows <= 16         ? tileFor(rows)
                    : rows <= 32       ? 16
                    : rows < kRowsTile ? kRowsWide
                                       : kRowsTile;
    int64_t padded = divideUp(rows, block) * block;
    return mlir::RankedTensorType::get({padded, features},
                                       builder_.getF16Type());
  }
  mlir::RankedTensorType factorsType(int64_t rows) {
    return f32Type({rows, 2});
  }
  mlir::Value counters(mlir::Location loc, int64_t count) {
    return launch::CountersOp::create(
        builder_, loc,
        mlir::RankedTensorType::get({count}, builder_.getI32Type()),
        builder_.getI64IntegerAttr(-1));
  }

  /// How a linear kernel takes its rows and splits its sums.
  struct Tiling {
    int64_t mode; ///< of the kernels' ways to take rows: `rowsMode`
    int64_t rowsPerBlock, waves, panels;
    bool inLds = false; ///< 128 rows by 8 panels; `waves` is the split alone

    /// What follows the format in the names of linear kernels.
    std::string variant() const {
      return (inLds ? "_tile" : "_p" + std::to_string(panels)) + "__gfx1100";
    }
    int64_t groups(int64_t layerPanels) const {
      return divideUp(layerPanels, inLds ? kPanelsTile : panels);
    }
  };
  /// What a tiling depends on.
  struct Layer {
    int64_t rows, features;
    int64_t tile;      ///< rows of the operand's tiles
    int64_t panels;    ///< of the whole layer
    int64_t steps = 1; ///< of a sum
    /// Panels of a workgroup.
    int64_t panelsMin = 1, panelsMax = 2;
    /// Bytes of LDS that the kernel needs beside the rows and the scales.
    int64_t ldsTaken = 2 * kSplitsMax * kPartialBytes;
  };
  Tiling tilingFor(const Layer &layer) const;
  /// Bytes of a panel's scales that a workgroup of so many panels keeps in LDS;
  /// 0 where there are none or too many.
  static int64_t scalesInLds(mlir::Value weight, int64_t panels) {
    FragmentPanel panel = FragmentPanel::of(
        formatOf(weight), shapeOf(weight).back(), blockOf(weight));
    return panel.scaleBytes * panels <= kScalesInLdsMax ? panel.scaleBytes : 0;
  }
  Params linearParams(const Operand &x, mlir::Value weight,
                      const Tiling &tiling);
  /// The rms norm of `value`, if there is one among its readers.
  static llm::RmsNormOp normOf(mlir::Value value);
  void normParams(Params &params, llm::RmsNormOp norm, int64_t features);
  void mapOperand(mlir::Value value, mlir::Value rows, mlir::Value factors,
                  int64_t rowCount) {
    operands_[value] = {rows, factors, tileFor(rowCount)};
  }
  /// A weight's new value; norms ride on dispatches that stand before theirs.
  mlir::Value weightOf(mlir::Value weight) {
    if (!map_.contains(weight))
      (void)selectWeight(weight.getDefiningOp<llm::WeightOp>());
    return map_.lookup(weight);
  }
  mlir::Value orStep(mlir::Value value) { return value ? value : step(); }

  /// Tiles of pairs that a bucket may need: each expert may end in one that is
  /// not full.
  int64_t pairTiles(int64_t experts, int64_t chosen) const {
    return std::min(rows_ * chosen, rows_ * chosen / 16 + experts);
  }
  int64_t pairsAt(int64_t experts, int64_t chosen) const {
    return 4 + 4 * pairTiles(experts, chosen);
  }
  /// Where a weight of gate and up panels has its bounds, if not in headers.
  void boundsParam(Params &params, mlir::Value weight) {
    FragmentPanel panel = FragmentPanel::of(
        formatOf(weight), shapeOf(weight).back(), blockOf(weight));
    int64_t rows =
        mlir::ShapedType::getNumElements(shapeOf(weight).drop_back());
    if (panel.headerBytes == 0)
      params.push_back(param("boundsAt", rows / 16 * panel.bytes()));
  }
  /// What the kernels of a layer's experts share.
  Params expertParams(mlir::Value weight, mlir::Value experts, int64_t waves);

  /// Waves that keep the card's memory busy: two on each SIMD. More of them
  /// would read the rows more often.
  int64_t wavesWanted_;
  llvm::DenseMap<mlir::Value, Operand> operands_;
  /// Values of the old function whose rows are logit rows.
  llvm::DenseSet<mlir::Value> logitRows_;
};

} // namespace kvc

#endif // KVC_COMPILER_TRANSFORMS_GFXSELECTOR_H
