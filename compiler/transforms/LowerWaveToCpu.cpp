// Lowers wave kernels to functions that run one workgroup on cpu.
//
// A wave has one lane here, so a reduction over the wave is one over the
// vector. What is left afterwards is upstream dialects only; target/cpu takes
// it on.

#include "compiler/transforms/Passes.h"

#include "compiler/transforms/BareMemref.h"
#include "compiler/transforms/WaveNumerics.h"
#include "mlir/IR/BuiltinOps.h"

namespace kvc {
#define GEN_PASS_DEF_LOWERWAVETOCPUPASS
#include "compiler/transforms/Passes.h.inc"
} // namespace kvc

using namespace mlir;
using namespace kvc;

namespace {

/// 2^f - 1 over f on [-0.5, 0.5]: interpolation at the Chebyshev points, degree
/// 5, rounded to f32. With the exact 1 in front the error is below 7e-8.
constexpr float kExp2[] = {0.6931471824645996f,    0.24022650718688965f,
                           0.055503569543361664f,  0.009618083015084267f,
                           0.0013390863314270973f, 0.00015453163359779865f};

Value lowerExp2(const Build &b, Value x) {
  // Comparisons, not min and max, so that NaN stays NaN.
  auto clamp = [&](arith::CmpFPredicate outside, float limit) {
    Value is = b.make<arith::CmpFOp>(outside, x, b.f32(limit));
    x = b.make<arith::SelectOp>(is, b.f32(limit), x);
  };
  clamp(arith::CmpFPredicate::OLT, -126.0f);
  clamp(arith::CmpFPredicate::OGT, 126.0f);
  // Added to 1.5 x 2^23, x is rounded to an integer, which is then in the last
  // bits of the sum.
  Value shifted = b.make<arith::AddFOp>(x, b.f32(0x1.8p23f));
  Value whole = b.make<arith::SubFOp>(shifted, b.f32(0x1.8p23f));
  Value f = b.make<arith::SubFOp>(x, whole);
  Value y = b.f32(kExp2[5]);
  for (int i = 4; i >= 0; --i)
    y = b.make<math::FmaOp>(y, f, b.f32(kExp2[i]));
  y = b.make<math::FmaOp>(y, f, b.f32(1.0f));
  Type integer = b.of(b.builder.getI32Type());
  Value exponent = b.make<arith::ShLIOp>(
      b.make<arith::BitcastOp>(integer, shifted), b.i32(23));
  Value bits = b.make<arith::BitcastOp>(integer, y);
  return b.make<arith::BitcastOp>(y.getType(),
                                  b.make<arith::AddIOp>(bits, exponent));
}

/// Contents of one kernel.
class KernelLowering {
public:
  explicit KernelLowering(wave::KernelOp kernel)
      : kernel_(kernel), builder_(kernel) {}

  LogicalResult run() {
    if (kernel_.getWaveCount() != 1)
      return kernel_.emitOpError() << "has workgroups of several waves, which "
                                      "cpu has not, got "
                                   << kernel_.getWaveCount();
    Type pointer = LLVM::LLVMPointerType::get(builder_.getContext());
    Type i64 = builder_.getI64Type();
    auto function =
        func::FuncOp::create(builder_, kernel_.getLoc(), kernel_.getName(),
                             builder_.getFunctionType({pointer, i64, i64}, {}));
    Block *entry = function.addEntryBlock();
    builder_.setInsertionPointToStart(entry);
    SmallVector<Value> memrefs;
    for (auto [index, type] : llvm::enumerate(kernel_.getArgumentTypes()))
      memrefs.push_back(
          argument(entry->getArgument(0), index, cast<MemRefType>(type)));
    for (int i : {0, 1})
      blocks_[i] = arith::IndexCastOp::create(builder_, kernel_.getLoc(),
                                              builder_.getIndexType(),
                                              entry->getArgument(1 + i));
    Block &body = kernel_.getBody().front();
    for (auto [argument, memref] : llvm::zip(body.getArguments(), memrefs))
      argument.replaceAllUsesWith(memref);
    entry->getOperations().splice(entry->end(), body.getOperations());
    kernel_.erase();
    SmallVector<Operation *> ops;
    function.walk([&](Operation *op) {
      if (isa_and_present<wave::WaveDialect>(op->getDialect()) ||
          isa<vector::FMAOp>(op))
        ops.push_back(op);
    });
    for (Operation *op : ops)
      if (failed(lower(op)))
        return failure();
    return success();
  }

private:
  /// A memref of unknown length over the index-th pointer.
  Value argument(Value pointers, size_t index, MemRefType type) {
    Location loc = kernel_.getLoc();
    auto pointer = LLVM::LLVMPointerType::get(builder_.getContext());
    Value at = LLVM::GEPOp::create(
        builder_, loc, pointer, pointer, pointers,
        ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(index)});
    Value base = LLVM::LoadOp::create(builder_, loc, pointer, at);
    Value memref = memrefOver(builder_, loc, base, type.getElementType());
    bases_[memref] = base;
    return memref;
  }

  LogicalResult lower(Operation *op) {
    builder_.setInsertionPoint(op);
    Build build{builder_, op->getLoc(), {}};
    Value result;
    if (auto block = dyn_cast<wave::BlockOp>(op)) {
      result = blocks_[block.getDimension()];
    } else if (isa<wave::LaneOp, wave::WaveOp>(op)) {
      result = arith::ConstantIndexOp::create(builder_, op->getLoc(), 0);
    } else if (auto scratch = dyn_cast<wave::ScratchOp>(op)) {
      result = lowerScratch(scratch);
      if (!result)
        return failure();
    } else if (auto exp2 = dyn_cast<wave::Exp2Op>(op)) {
      build.shape = dyn_cast<VectorType>(exp2.getType());
      result = lowerExp2(build, exp2.getInput());
    } else if (auto reduce = dyn_cast<wave::ReduceOp>(op)) {
      build.shape = cast<VectorType>(reduce.getInput().getType());
      result = lowerVectorReduce(build, reduce.getKind(), reduce.getInput());
    } else if (auto decode = dyn_cast<wave::Fp8DecodeOp>(op)) {
      build.shape = cast<VectorType>(decode.getType());
      result =
          decode.getPacked()
              ? lowerPackedFp8Decode(build, decode.getFormat(),
                                     decode.getInput())
              : lowerFp8Decode(build, decode.getFormat(), decode.getInput(),
                               build.shape.getElementType());
    } else if (auto encode = dyn_cast<wave::Fp8EncodeOp>(op)) {
      build.shape = cast<VectorType>(encode.getType());
      result = lowerFp8Encode(build, encode.getFormat(), encode.getInput());
    } else if (auto fma = dyn_cast<vector::FMAOp>(op)) {
      // Upstream lowers it to llvm.fmuladd, which without contraction becomes a
      // product and a sum, each rounded.
      result = math::FmaOp::create(builder_, op->getLoc(), fma.getLhs(),
                                   fma.getRhs(), fma.getAcc());
    } else if (auto opaque = dyn_cast<wave::OpaqueOp>(op)) {
      result = opaque.getInput();
    } else if (auto count = dyn_cast<wave::CountOp>(op)) {
      LLVM::AtomicRMWOp::create(builder_, op->getLoc(), LLVM::AtomicBinOp::add,
                                bases_.at(count.getCounter()),
                                count.getNumber(),
                                LLVM::AtomicOrdering::monotonic);
    } else if (isa<wave::ReturnOp>(op)) {
      func::ReturnOp::create(builder_, op->getLoc());
    } else if (!isa<wave::BarrierOp, wave::PinOp>(op)) {
      return op->emitOpError()
             << "has no lowering for cpu"
             << (isa<wave::ParamOp>(op) ? "; the kernel is not specialised"
                                        : "");
    }
    if (result)
      op->getResult(0).replaceAllUsesWith(result);
    op->erase();
    return success();
  }

  Value lowerScratch(wave::ScratchOp scratch) {
    auto size = scratch.getSize().getDefiningOp<arith::ConstantIndexOp>();
    if (!size) {
      scratch.emitOpError() << "needs a constant size";
      return {};
    }
    auto type = cast<MemRefType>(scratch.getType());
    auto fixed = MemRefType::get({size.value()}, type.getElementType());
    Value memory = memref::AllocaOp::create(builder_, scratch.getLoc(), fixed,
                                            builder_.getI64IntegerAttr(64));
    return memref::CastOp::create(builder_, scratch.getLoc(), type, memory);
  }

  wave::KernelOp kernel_;
  OpBuilder builder_;
  Value blocks_[2];
  llvm::DenseMap<Value, Value> bases_; ///< pointers under the arguments
};

struct LowerWaveToCpuRunner
    : kvc::impl::LowerWaveToCpuPassBase<LowerWaveToCpuRunner> {
  void runOnOperation() override {
    SmallVector<wave::KernelOp> kernels(
        getOperation().getOps<wave::KernelOp>());
    for (wave::KernelOp kernel : kernels)
      if (failed(KernelLowering(kernel).run()))
        return signalPassFailure();
  }
};

} // namespace
