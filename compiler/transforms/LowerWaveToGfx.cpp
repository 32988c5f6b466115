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
constexpr int64_t kLanes = 32;

/// DPP control word of a lane exchange with lane xor `mask`, inside 16 lanes.
uint32_t rowXmask(uint32_t mask) { return 0x160 | mask; }

/// Contents of one kernel.
class KernelLowering {
public:
  explicit KernelLowering(wave::KernelOp kernel)
      : kernel_(kernel), builder_(kernel), waves_(kernel.getWaveCount()) {}

  LogicalResult run() {
    SmallVector<Type> pointers(kernel_.getNumArguments(), pointer(kGlobal));
    auto function =
        func::FuncOp::create(builder_, kernel_.getLoc(), kernel_.getName(),
                             builder_.getFunctionType(pointers, {}));
    std::string threads = std::to_string(waves_ * kLanes);
    function->setAttr(
        "passthrough",
        builder_.getArrayAttr(builder_.getStrArrayAttr(
            {"amdgpu-flat-work-group-size", threads + "," + threads})));
    for (unsigned i = 0; i < pointers.size(); ++i)
      if (kernel_.getArgAttr(i, wave::kConstantName))
        for (StringRef promise : {"llvm.noalias", "llvm.readonly"})
          function.setArgAttr(i, promise, builder_.getUnitAttr());
    Block *entry = function.addEntryBlock();
    builder_.setInsertionPointToStart(entry);
    Block &body = kernel_.getBody().front();
    for (auto [argument, from] :
         llvm::zip(body.getArguments(), entry->getArguments())) {
      Value memref =
          memrefOver(builder_, from.getLoc(), from,
                     cast<MemRefType>(argument.getType()).getElementType());
      argument.replaceAllUsesWith(memref);
      bases_[memref] = from;
    }
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
      result = lowerLane(build);
    } else if (isa<wave::WaveOp>(op)) {
      result = lowerWave(build);
    } else if (auto opaque = dyn_cast<wave::OpaqueOp>(op)) {
      result = lowerOpaque(build, opaque.getInput());
    } else if (auto scratch = dyn_cast<wave::ScratchOp>(op)) {
      if (!(result = lowerScratch(scratch)))
        return failure();
    } else if (auto exp2 = dyn_cast<wave::Exp2Op>(op)) {
      result = lowerExp2(exp2);
    } else if (auto reduce = dyn_cast<wave::ReduceOp>(op)) {
      result = lowerReduce(build, reduce);
    } else if (auto decode = dyn_cast<wave::Fp8DecodeOp>(op)) {
      build.shape = cast<VectorType>(decode.getType());
      result =
          decode.getPacked()
              ? lowerPackedDecode(build, decode.getFormat(), decode.getInput())
              : lowerFp8Decode(build, decode.getFormat(), decode.getInput(),
                               build.shape.getElementType());
    } else if (auto encode = dyn_cast<wave::Fp8EncodeOp>(op)) {
      build.shape = cast<VectorType>(encode.getType());
      result = lowerFp8Encode(build, encode.getFormat(), encode.getInput());
    } else if (auto fma = dyn_cast<vector::FMAOp>(op)) {
      result = math::FmaOp::create(builder_, op->getLoc(), fma.getLhs(),
                                   fma.getRhs(), fma.getAcc());
    } else if (auto swap = dyn_cast<wave::SwapHalvesOp>(op)) {
      result = lowerSwapHalves(build, swap.getInput());
    } else if (auto mma = dyn_cast<wave::MmaOp>(op)) {
      result = intrinsic(op->getLoc(), "llvm.amdgcn.wmma.f32.16x16x16.f16",
                         mma.getType(), mma.getOperands());
    } else if (auto arrive = dyn_cast<wave::ArriveOp>(op)) {
      result = lowerArrive(build, arrive);
    } else if (auto count = dyn_cast<wave::CountOp>(op)) {
      lowerCount(build, count);
    } else if (isa<wave::PinOp>(op)) {
      LLVM::CallIntrinsicOp::create(
          builder_, op->getLoc(),
          builder_.getStringAttr("llvm.amdgcn.sched.barrier"),
          ValueRange(i32(0)));
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

  Value workItem(Build build) {
    return intrinsic(build.loc, "llvm.amdgcn.workitem.id.x",
                     builder_.getI32Type(), {});
  }
  Value toIndex(Build build, Value number) {
    return build.make<arith::IndexCastUIOp>(builder_.getIndexType(), number);
  }
  Value firstLane(Build build, Value number) {
    return intrinsic(build.loc, "llvm.amdgcn.readfirstlane", number.getType(),
                     number);
  }

  Value lowerLane(Build build) {
    Value item = workItem(build);
    if (waves_ > 1)
      item = build.make<arith::AndIOp>(item, build.i32(31));
    return toIndex(build, item);
  }

  /// Waves are made of consecutive work-items; lane 0 speaks for all.
  Value lowerWave(Build build) {
    if (waves_ == 1)
      return build.make<arith::ConstantIndexOp>(0);
    Value wave = build.make<arith::ShRUIOp>(workItem(build), build.i32(5));
    return toIndex(build, firstLane(build, wave));
  }

  /// Assembly that says it changes a register, and is empty.
  Value lowerOpaque(Build build, Value input) {
    bool isIndex = input.getType().isIndex();
    Value number =
        isIndex ? build.make<arith::IndexCastUIOp>(builder_.getI32Type(), input)
                : input;
    auto assembly = LLVM::InlineAsmOp::create(
        builder_, build.loc, TypeRange(number.getType()), ValueRange(number),
        /*asm_string=*/"",
        /*constraints=*/number.getType().isInteger() ? "=s,0" : "=v,0",
        /*has_side_effects=*/true,
        /*is_align_stack=*/false, LLVM::TailCallKind::None,
        /*asm_dialect=*/LLVM::AsmDialectAttr(), /*operand_attrs=*/ArrayAttr());
    number = assembly.getResult(0);
    return isIndex ? toIndex(build, number) : number;
  }

  Value swapWord(Build build, Value word) {
    Value none = build.make<LLVM::PoisonOp>(builder_.getI32Type());
    // Identity within the 16 lanes; no lane keeps what it had.
    return intrinsic(
        build.loc, "llvm.amdgcn.permlanex16", builder_.getI32Type(),
        {none, word, i32(0x76543210), i32(0xFEDCBA98), i1(true), i1(true)});
  }

  Value lowerSwapHalves(Build build, Value input) {
    Type type = input.getType(), i32Type = builder_.getI32Type();
    auto vector = dyn_cast<VectorType>(type);
    if (!vector) {
      Value word = type == i32Type
                       ? input
                       : build.make<arith::BitcastOp>(i32Type, input);
      word = swapWord(build, word);
      return type == i32Type ? word : build.make<arith::BitcastOp>(type, word);
    }
    int64_t count =
        vector.getNumElements() * vector.getElementTypeBitWidth() / 32;
    auto words = VectorType::get({count}, i32Type);
    Value from = build.make<vector::BitCastOp>(words, input);
    SmallVector<Value> swapped;
    for (int64_t i = 0; i < count; ++i)
      swapped.push_back(
          swapWord(build, build.make<vector::ExtractOp>(from, i)));
    Value to = build.make<vector::FromElementsOp>(words, swapped);
    return build.make<vector::BitCastOp>(type, to);
  }

  /// As on every target, but E5M2 bytes go to their places, zeros below them,
  /// by one `v_perm_b32` a pair.
  Value lowerPackedDecode(Build build, StringRef format, Value codes) {
    if (format == "e4m3")
      return lowerPackedFp8Decode(build, format, codes);
    int64_t count = build.shape.getNumElements();
    Type i32Type = builder_.getI32Type();
    Value from = build.make<vector::BitCastOp>(
        VectorType::get({count / 4}, i32Type), codes);
    Build scalar{builder_, build.loc, {}};
    SmallVector<Value> pairs;
    for (int64_t i = 0; i < count / 4; ++i) {
      Value word = build.make<vector::ExtractOp>(from, i);
      for (uint32_t selector : {0x020C000Cu, 0x030C010Cu}) // 0x0C: a zero byte
        pairs.push_back(intrinsic(build.loc, "llvm.amdgcn.perm", i32Type,
                                  {word, word, scalar.i32(selector)}));
    }
    Value to = build.make<vector::FromElementsOp>(
        VectorType::get({count / 2}, i32Type), pairs);
    return build.make<vector::BitCastOp>(build.shape, to);
  }

  /// Every wave releases its own stores to the device and meets the others;
  /// then one lane counts for all. `uinc_wrap` goes back to 0 at the last
  /// arrival by itself. Every wave acquires, since each may have its own cache.
  Value lowerArrive(Build build, wave::ArriveOp arrive) {
    Location loc = build.loc;
    auto fence = [&](LLVM::AtomicOrdering ordering) {
      LLVM::FenceOp::create(builder_, loc, ordering, "agent");
    };
    auto barrier = [&] {
      if (waves_ > 1)
        lowerBarrier(loc);
    };
    Type i32Type = builder_.getI32Type(), i64Type = builder_.getI64Type();
    fence(LLVM::AtomicOrdering::release);
    barrier();
    Value last = build.make<arith::SubIOp>(
        build.make<arith::IndexCastUIOp>(i32Type, arrive.getCount()), i32(1));
    // Not memref.atomic_rmw, which cannot say that the device is its scope.
    Value at = build.make<arith::IndexCastOp>(i64Type, arrive.getIndex());
    Value address = build.make<LLVM::GEPOp>(pointer(kGlobal), i32Type,
                                            bases_.at(arrive.getCounters()),
                                            ArrayRef<LLVM::GEPArg>{at});
    Value isFirst = build.make<arith::CmpIOp>(arith::CmpIPredicate::eq,
                                              workItem(build), i32(0));
    Value shared;
    if (waves_ > 1)
      shared = addLds(arrive, LLVM::LLVMArrayType::get(i32Type, 1));
    auto count = [&](OpBuilder &inside) -> Value {
      return LLVM::AtomicRMWOp::create(
          inside, loc, LLVM::AtomicBinOp::uinc_wrap, address, last,
          LLVM::AtomicOrdering::acq_rel, "agent");
    };
    Value before;
    if (waves_ == 1) {
      auto choice = scf::IfOp::create(
          builder_, loc, isFirst,
          [&](OpBuilder &inside, Location) {
            scf::YieldOp::create(inside, loc, count(inside));
          },
          [&](OpBuilder &inside, Location) {
            scf::YieldOp::create(
                inside, loc,
                LLVM::ConstantOp::create(inside, loc, i32Type, 0).getResult());
          });
      before = choice.getResult(0);
    } else {
      scf::IfOp::create(
          builder_, loc, isFirst, [&](OpBuilder &inside, Location) {
            LLVM::StoreOp::create(inside, loc, count(inside), shared);
            scf::YieldOp::create(inside, loc);
          });
      barrier();
      before = build.make<LLVM::LoadOp>(i32Type, shared);
    }
    before = firstLane(build, before);
    fence(LLVM::AtomicOrdering::acquire);
    return build.make<arith::CmpIOp>(arith::CmpIPredicate::eq, before, last);
  }

  /// One lane adds, at the device's scope, without order.
  void lowerCount(Build build, wave::CountOp count) {
    Value isFirst =
        build.make<arith::CmpIOp>(arith::CmpIPredicate::eq, lowerLane(build),
                                  build.make<arith::ConstantIndexOp>(0));
    scf::IfOp::create(
        builder_, build.loc, isFirst, [&](OpBuilder &inside, Location loc) {
          LLVM::AtomicRMWOp::create(inside, loc, LLVM::AtomicBinOp::add,
                                    bases_.at(count.getCounter()),
                                    count.getNumber(),
                                    LLVM::AtomicOrdering::monotonic, "agent");
          scf::YieldOp::create(inside, loc);
        });
  }

  Value index(Operation *op, StringRef name) {
    Value id = intrinsic(op->getLoc(), name, builder_.getI32Type(), {});
    return arith::IndexCastUIOp::create(builder_, op->getLoc(),
                                        builder_.getIndexType(), id);
  }

  /// A pointer to LDS for `op`: a global of the module, undefined at the start.
  Value addLds(Operation *op, LLVM::LLVMArrayType array) {
    auto module = op->getParentOfType<ModuleOp>();
    auto function = op->getParentOfType<func::FuncOp>();
    OpBuilder atModule(module.getBodyRegion());
    std::string name =
        (function.getName() + ".lds." + Twine(scratches_++)).str();
    auto global = LLVM::GlobalOp::create(
        atModule, op->getLoc(), array, /*isConstant=*/false,
        LLVM::Linkage::Internal, name, Attribute(), /*alignment=*/16, kLds);
    {
      OpBuilder::InsertionGuard guard(atModule);
      Block *initial = atModule.createBlock(&global.getInitializerRegion());
      atModule.setInsertionPointToStart(initial);
      Value none = LLVM::PoisonOp::create(atModule, op->getLoc(), array);
      LLVM::ReturnOp::create(atModule, op->getLoc(), none);
    }
    return LLVM::AddressOfOp::create(builder_, op->getLoc(), pointer(kLds),
                                     name);
  }

  Value lowerScratch(wave::ScratchOp scratch) {
    auto size = scratch.getSize().getDefiningOp<arith::ConstantIndexOp>();
    if (!size) {
      scratch.emitOpError() << "needs a constant size";
      return {};
    }
    Type element = cast<MemRefType>(scratch.getType()).getElementType();
    Value base =
        addLds(scratch, LLVM::LLVMArrayType::get(element, size.value()));
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
      Value other = mask == 16 ? swapWord(build, bits)
                               : intrinsic(reduce.getLoc(),
                                           "llvm.amdgcn.update.dpp", i32Type,
                                           {bits, bits, i32(rowXmask(mask)),
                                            i32(0xF), i32(0xF), i1(true)});
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
  DenseMap<Value, Value> bases_; ///< pointer under an argument's memref
  int64_t waves_;
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
