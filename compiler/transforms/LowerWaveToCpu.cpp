// Lowers wave kernels to functions that run one workgroup on cpu.
//
// A wave has one lane here, so a reduction over the wave is one over the
// vector. What is left afterwards is upstream dialects only; target/cpu takes
// it on.

#include "compiler/transforms/Passes.h"

#include "mlir/IR/BuiltinOps.h"

namespace kvc {
#define GEN_PASS_DEF_LOWERWAVETOCPUPASS
#include "compiler/transforms/Passes.h.inc"
} // namespace kvc

using namespace mlir;
using namespace kvc;

namespace {

/// Shorthand for building elementwise code of one shape at one place.
struct Build {
  OpBuilder &builder;
  Location loc;
  VectorType shape; // null for scalars

  Type of(Type element) const {
    return shape ? Type(VectorType::get(shape.getShape(), element)) : element;
  }
  Value f32(float value) const {
    return constant(builder.getF32FloatAttr(value));
  }
  Value i32(uint32_t value) const {
    return constant(builder.getI32IntegerAttr(value));
  }
  Value i16(int16_t value) const {
    return constant(builder.getI16IntegerAttr(value));
  }
  Value i8(int8_t value) const {
    return constant(builder.getI8IntegerAttr(value));
  }
  template <typename Op, typename... Args> Value make(Args &&...args) const {
    return Op::create(builder, loc, std::forward<Args>(args)...);
  }

private:
  Value constant(TypedAttr value) const {
    if (shape)
      value = DenseElementsAttr::get(
          VectorType::get(shape.getShape(), value.getType()), value);
    return arith::ConstantOp::create(builder, loc, value);
  }
};

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

/// The code's fields, moved to their places in an f16.
Value lowerFp8Decode(const Build &b, StringRef format, Value codes) {
  Type i16 = b.of(b.builder.getI16Type());
  Value half;
  if (format == "e4m3") {
    // Sign extension doubles the sign; bit 14, its copy, must go.
    half = b.make<arith::ExtSIOp>(i16, codes);
    half = b.make<arith::ShLIOp>(half, b.i16(7));
    half = b.make<arith::AndIOp>(half, b.i16(static_cast<int16_t>(0xBFFF)));
  } else {
    half = b.make<arith::ExtUIOp>(i16, codes);
    half = b.make<arith::ShLIOp>(half, b.i16(8));
  }
  half = b.make<arith::BitcastOp>(b.of(b.builder.getF16Type()), half);
  return b.make<arith::ExtFOp>(b.of(b.builder.getF32Type()), half);
}

/// What sets the two formats apart when encoding.
struct Fp8 {
  float largest, smallestNormal;
  uint32_t mantissaShift; ///< f32 mantissa bits that are dropped
  uint32_t biasShift;     ///< difference of the exponent biases
  float aligner;          ///< its last place is the smallest subnormal
};

Value lowerFp8Encode(const Build &b, StringRef format, Value x) {
  Fp8 f = format == "e4m3" ? Fp8{448.0f, 0x1p-6f, 20, 120, 0x1p14f}
                           : Fp8{57344.0f, 0x1p-14f, 21, 112, 0x1p7f};
  Type integer = b.of(b.builder.getI32Type()),
       byte = b.of(b.builder.getI8Type());
  Value bits = b.make<arith::BitcastOp>(integer, x);
  Value sign = b.make<arith::AndIOp>(b.make<arith::ShRUIOp>(bits, b.i32(24)),
                                     b.i32(0x80));
  Value a = b.make<math::AbsFOp>(x);
  a = b.make<arith::MinNumFOp>(a, b.f32(f.largest));
  Value abits = b.make<arith::BitcastOp>(integer, a);
  // Nearest even: half an ulp less one, plus the last bit that stays.
  Value last = b.make<arith::AndIOp>(
      b.make<arith::ShRUIOp>(abits, b.i32(f.mantissaShift)), b.i32(1));
  uint32_t half = (1u << (f.mantissaShift - 1)) - 1;
  Value normal =
      b.make<arith::AddIOp>(abits, b.i32(half - (f.biasShift << 23)));
  normal = b.make<arith::AddIOp>(normal, last);
  normal = b.make<arith::ShRUIOp>(normal, b.i32(f.mantissaShift));
  Value aligned = b.make<arith::AddFOp>(a, b.f32(f.aligner));
  Value small = b.make<arith::SubIOp>(
      b.make<arith::BitcastOp>(integer, aligned),
      b.make<arith::BitcastOp>(integer, b.f32(f.aligner)));
  Value isSmall = b.make<arith::CmpFOp>(arith::CmpFPredicate::OLT, a,
                                        b.f32(f.smallestNormal));
  Value code = b.make<arith::SelectOp>(isSmall, small, normal);
  code = b.make<arith::OrIOp>(code, sign);
  code = b.make<arith::TruncIOp>(byte, code);
  Value isNan = b.make<arith::CmpFOp>(arith::CmpFPredicate::UNO, x, x);
  return b.make<arith::SelectOp>(isNan, b.i8(0x7F), code);
}

/// Upper half onto lower half until one element is left.
Value lowerReduce(const Build &b, StringRef kind, Value v) {
  int64_t length = b.shape.getNumElements();
  while (length > 1) {
    length /= 2;
    Value low = b.make<vector::ExtractStridedSliceOp>(v, 0, length, 1);
    Value high = b.make<vector::ExtractStridedSliceOp>(v, length, length, 1);
    v = kind == "add" ? b.make<arith::AddFOp>(low, high)
                      : b.make<arith::MaximumFOp>(low, high);
  }
  return b.make<vector::ExtractOp>(v, 0);
}

/// Contents of one kernel.
class KernelLowering {
public:
  explicit KernelLowering(wave::KernelOp kernel)
      : kernel_(kernel), builder_(kernel) {}

  LogicalResult run() {
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
    MLIRContext *context = builder_.getContext();
    auto pointer = LLVM::LLVMPointerType::get(context);
    Type i64 = builder_.getI64Type();
    auto one = LLVM::LLVMArrayType::get(i64, 1);
    auto descriptor = LLVM::LLVMStructType::getLiteral(
        context, {pointer, pointer, i64, one, one});
    Value at = LLVM::GEPOp::create(
        builder_, loc, pointer, pointer, pointers,
        ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(index)});
    Value base = LLVM::LoadOp::create(builder_, loc, pointer, at);
    auto number = [&](int64_t value) -> Value {
      return LLVM::ConstantOp::create(builder_, loc, i64, value);
    };
    Value made = LLVM::PoisonOp::create(builder_, loc, descriptor);
    auto insert = [&](Value value, ArrayRef<int64_t> position) {
      made = LLVM::InsertValueOp::create(builder_, loc, made, value, position);
    };
    insert(base, {0});
    insert(base, {1});
    insert(number(0), {2});
    insert(number(INT64_MAX), {3, 0});
    insert(number(1), {4, 0});
    return UnrealizedConversionCastOp::create(builder_, loc, type, made)
        .getResult(0);
  }

  LogicalResult lower(Operation *op) {
    builder_.setInsertionPoint(op);
    Build build{builder_, op->getLoc(), {}};
    Value result;
    if (auto block = dyn_cast<wave::BlockOp>(op)) {
      result = blocks_[block.getDimension()];
    } else if (isa<wave::LaneOp>(op)) {
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
      result = lowerReduce(build, reduce.getKind(), reduce.getInput());
    } else if (auto decode = dyn_cast<wave::Fp8DecodeOp>(op)) {
      build.shape = cast<VectorType>(decode.getType());
      result = lowerFp8Decode(build, decode.getFormat(), decode.getInput());
    } else if (auto encode = dyn_cast<wave::Fp8EncodeOp>(op)) {
      build.shape = cast<VectorType>(encode.getType());
      result = lowerFp8Encode(build, encode.getFormat(), encode.getInput());
    } else if (auto fma = dyn_cast<vector::FMAOp>(op)) {
      // Upstream lowers it to llvm.fmuladd, which without contraction becomes a
      // product and a sum, each rounded.
      result = math::FmaOp::create(builder_, op->getLoc(), fma.getLhs(),
                                   fma.getRhs(), fma.getAcc());
    } else if (isa<wave::ReturnOp>(op)) {
      func::ReturnOp::create(builder_, op->getLoc());
    } else if (!isa<wave::BarrierOp>(op)) {
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
