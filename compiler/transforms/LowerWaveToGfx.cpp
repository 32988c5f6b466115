// Lowers wave kernels to functions that one wave32 of an RDNA3 card runs.
//
// Arguments are global pointers (address space 1) and scratch is LDS (address
// space 3), each under a memref of that space, so that no access is flat.

#include "compiler/transforms/Passes.h"

#include "compiler/transforms/BareMemref.h"
#include "compiler/transforms/WaveNumerics.h"
#include "mlir/IR/BuiltinOps.h"

namespace kvc {
#define GEN_PASS_DEF_LOWERWAVETOGFXPASS
#include "compiler/transforms/Passes.h.inc"
} // namespace kvc

using namespace mlir;
using namespace kvc;

namespace {

constexpr unsigned kGlobal = 1, kLds = 3;

/// DPP control word of a lane exchange with lane xor `mask`, inside 16 lanes.
uint32_t rowXmask(uint32_t mask) { return 0x160 | mask; }

/// Contents of one kernel.
class KernelLowering {
public:
  explicit KernelLowering(wave::KernelOp kernel)
      : kernel_(kernel), builder_(kernel) {}

  LogicalResult run() {
    SmallVector<Type> pointers(kernel_.getNumArguments(), pointer(kGlobal));
    auto function =
        func::FuncOp::create(builder_, kernel_.getLoc(), kernel_.getName(),
                             builder_.getFunctionType(pointers, {}));
    Block *entry = function.addEntryBlock();
    builder_.setInsertionPointToStart(entry);
    Block &body = kernel_.getBody().front();
    for (auto [argument, from] :
         llvm::zip(body.getArguments(), entry->getArguments()))
      argument.replaceAllUsesWith(
          memrefOver(builder_, from.getLoc(), from,
                     cast<MemRefType>(argument.getType()).getElementType()));
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
  LLVM::LLVMPointerType pointer(unsigned space) {
    return LLVM::LLVMPointerType::get(builder_.getContext(), space);
  }
  Value i32(uint32_t value) {
    return LLVM::ConstantOp::create(builder_, builder_.getUnknownLoc(),
                                    builder_.getI32Type(), value);
  }
  Value i1(bool value) {
    return LLVM::ConstantOp::create(builder_, builder_.getUnknownLoc(),
                                    builder_.getI1Type(), value);
  }
  Value intrinsic(Location loc, StringRef name, Type result,
                  ValueRange arguments) {
    return LLVM::CallIntrinsicOp::create(
               builder_, loc, result, builder_.getStringAttr(name), arguments)
        .getResult(0);
  }

  LogicalResult lower(Operation *op) {
    builder_.setInsertionPoint(op);
    Build build{builder_, op->getLoc(), {}};
    Value result;
    if (auto block = dyn_cast<wave::BlockOp>(op)) {
      result =
          index(op, block.getDimension() == 0 ? "llvm.amdgcn.workgroup.id.x"
                                              : "llvm.amdgcn.workgroup.id.y");
    } else if (isa<wave::LaneOp>(op)) {
      result = index(op, "llvm.amdgcn.workitem.id.x");
    } else if (auto scratch = dyn_cast<wave::ScratchOp>(op)) {
      if (!(result = lowerScratch(scratch)))
        return failure();
    } else if (auto exp2 = dyn_cast<wave::Exp2Op>(op)) {
      result = lowerExp2(exp2);
    } else if (auto reduce = dyn_cast<wave::ReduceOp>(op)) {
      result = lowerReduce(build, reduce);
    } else if (auto decode = dyn_cast<wave::Fp8DecodeOp>(op)) {
      build.shape = cast<VectorType>(decode.getType());
      result = lowerFp8Decode(build, decode.getFormat(), decode.getInput());
    } else if (auto encode = dyn_cast<wave::Fp8EncodeOp>(op)) {
      build.shape = cast<VectorType>(encode.getType());
      result = lowerFp8Encode(build, encode.getFormat(), encode.getInput());
    } else if (auto fma = dyn_cast<vector::FMAOp>(op)) {
      result = math::FmaOp::create(builder_, op->getLoc(), fma.getLhs(),
                                   fma.getRhs(), fma.getAcc());
    } else if (isa<wave::BarrierOp>(op)) {
      lowerBarrier(op->getLoc());
    } else if (isa<wave::ReturnOp>(op)) {
      func::ReturnOp::create(builder_, op->getLoc());
    } else {
      return op->emitOpError()
             << "has no lowering for gfx1100"
             << (isa<wave::ParamOp>(op) ? "; the kernel is not specialised"
                                        : "");
    }
    if (result)
      op->getResult(0).replaceAllUsesWith(result);
    op->erase();
    return success();
  }

  Value index(Operation *op, StringRef name) {
    Value id = intrinsic(op->getLoc(), name, builder_.getI32Type(), {});
    return arith::IndexCastUIOp::create(builder_, op->getLoc(),
                                        builder_.getIndexType(), id);
  }

  /// LDS is a global of the module; its contents are undefined at the start.
  Value lowerScratch(wave::ScratchOp scratch) {
    auto size = scratch.getSize().getDefiningOp<arith::ConstantIndexOp>();
    if (!size) {
      scratch.emitOpError() << "needs a constant size";
      return {};
    }
    Type element = cast<MemRefType>(scratch.getType()).getElementType();
    auto array = LLVM::LLVMArrayType::get(element, size.value());
    auto module = scratch->getParentOfType<ModuleOp>();
    auto function = scratch->getParentOfType<func::FuncOp>();
    OpBuilder atModule(module.getBodyRegion());
    std::string name =
        (function.getName() + ".lds." + Twine(scratches_++)).str();
    auto global = LLVM::GlobalOp::create(
        atModule, scratch.getLoc(), array, /*isConstant=*/false,
        LLVM::Linkage::Internal, name, Attribute(), /*alignment=*/16, kLds);
    {
      OpBuilder::InsertionGuard guard(atModule);
      Block *initial = atModule.createBlock(&global.getInitializerRegion());
      atModule.setInsertionPointToStart(initial);
      Value none = LLVM::PoisonOp::create(atModule, scratch.getLoc(), array);
      LLVM::ReturnOp::create(atModule, scratch.getLoc(), none);
    }
    Value base = LLVM::AddressOfOp::create(builder_, scratch.getLoc(),
                                           pointer(kLds), name);
    return memrefOver(builder_, scratch.getLoc(), base, element);
  }

  Value lowerExp2(wave::Exp2Op exp2) {
    Location loc = exp2.getLoc();
    auto one = [&](Value x) {
      return intrinsic(loc, "llvm.amdgcn.exp2", builder_.getF32Type(), x);
    };
    auto shape = dyn_cast<VectorType>(exp2.getType());
    if (!shape)
      return one(exp2.getInput());
    SmallVector<Value> elements;
    for (int64_t i = 0; i < shape.getNumElements(); ++i)
      elements.push_back(
          one(vector::ExtractOp::create(builder_, loc, exp2.getInput(), i)));
    return vector::FromElementsOp::create(builder_, loc, shape, elements);
  }

  /// The lane's vector, then lane xor 16, 8, 4, 2, 1: the sum of two is the
  /// same in both, so every lane ends with the same bits.
  Value lowerReduce(Build build, wave::ReduceOp reduce) {
    build.shape = cast<VectorType>(reduce.getInput().getType());
    Value v = lowerVectorReduce(build, reduce.getKind(), reduce.getInput());
    build.shape = {};
    Type i32Type = builder_.getI32Type();
    for (uint32_t mask : {16u, 8u, 4u, 2u, 1u}) {
      Value bits = build.make<arith::BitcastOp>(i32Type, v);
      Value other =
          mask == 16
              ? intrinsic(reduce.getLoc(), "llvm.amdgcn.permlanex16", i32Type,
                          {bits, bits, i32(0x76543210), i32(0xFEDCBA98),
                           i1(false), i1(false)})
              : intrinsic(reduce.getLoc(), "llvm.amdgcn.update.dpp", i32Type,
                          {bits, bits, i32(rowXmask(mask)), i32(0xF), i32(0xF),
                           i1(true)});
      Value theirs = build.make<arith::BitcastOp>(builder_.getF32Type(), other);
      v = reduce.getKind() == "add" ? build.make<arith::AddFOp>(v, theirs)
                                    : build.make<arith::MaximumFOp>(v, theirs);
    }
    return v;
  }

  /// Other waves see the LDS writes before the barrier after it.
  void lowerBarrier(Location loc) {
    auto fence = [&](LLVM::AtomicOrdering ordering) {
      LLVM::FenceOp::create(builder_, loc, ordering, "workgroup");
    };
    fence(LLVM::AtomicOrdering::release);
    LLVM::CallIntrinsicOp::create(
        builder_, loc, builder_.getStringAttr("llvm.amdgcn.s.barrier"),
        ValueRange{});
    fence(LLVM::AtomicOrdering::acquire);
  }

  wave::KernelOp kernel_;
  OpBuilder builder_;
  unsigned scratches_ = 0;
};

struct LowerWaveToGfxRunner
    : kvc::impl::LowerWaveToGfxPassBase<LowerWaveToGfxRunner> {
  void runOnOperation() override {
    SmallVector<wave::KernelOp> kernels(
        getOperation().getOps<wave::KernelOp>());
    for (wave::KernelOp kernel : kernels)
      if (failed(KernelLowering(kernel).run()))
        return signalPassFailure();
  }
};

} // namespace
