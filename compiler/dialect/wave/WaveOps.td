//===- WaveOps.td - what one wave of one kernel does --------------*- tablegen -*-===//
//
// Kernels are SPMD code for one wave in arith, vector, memref, scf and math,
// plus the few operations here that differ between targets.

#ifndef KVC_WAVE_OPS
#define KVC_WAVE_OPS

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Wave_Dialect : Dialect {
  let name = "wave";
  let cppNamespace = "::kvc::wave";
  let summary = "what one wave of one kernel does";
  let description = [{
    A workgroup is one wave of W lanes: 32 on gfx1100, 1 on cpu, where a lane's
    vector is the SIMD register. Kernel templates leave shapes open as
    `wave.param`; specialisation makes them constants.
  }];
}

class Wave_Op<string mnemonic, list<Trait> traits = []>
    : Op<Wave_Dialect, mnemonic, traits>;

def Wave_KernelOp : Wave_Op<"kernel", [FunctionOpInterface, IsolatedFromAbove, Symbol]> {
  let summary = "one kernel: what every workgroup of a launch runs";
  let description = [{
    Arguments are one-dimensional memrefs: byte ranges of the device's memory, in
    the order of the launch's arguments. There are no results.

    * (C1) Arguments are memrefs of rank one; there are no results.
    * (C2) The body is one block.

    ```mlir
    wave.kernel @zero(%out: memref<?xf32>) {
      %i = wave.block 0
      %z = arith.constant 0.0 : f32
      memref.store %z, %out[%i] : memref<?xf32>
      wave.return
    }
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name,
                       TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    ::llvm::ArrayRef<::mlir::Type> getArgumentTypes() { return getFunctionType().getInputs(); }
    ::llvm::ArrayRef<::mlir::Type> getResultTypes() { return getFunctionType().getResults(); }
    ::mlir::Region *getCallableRegion() { return &getBody(); }
  }];
}

def Wave_ReturnOp : Wave_Op<"return", [Pure, Terminator, HasParent<"KernelOp">]> {
  let summary = "end of a kernel";
  let assemblyFormat = "attr-dict";
}

def Wave_ParamOp : Wave_Op<"param", [Pure]> {
  let summary = "a specialisation constant";
  let description = [{
    Index or f32 value that the compiler fills in when it specialises the
    template to a model; lowering refuses one that is left.

    ```mlir
    %k = wave.param "inputFeatures" : index
    ```
  }];
  let arguments = (ins StrAttr:$param);
  let results = (outs AnyTypeOf<[Index, F32]>:$result);
  let assemblyFormat = "$param attr-dict `:` type($result)";
}

def Wave_BlockOp : Wave_Op<"block", [Pure]> {
  let summary = "index of this workgroup in the launch grid";
  let description = [{
    * (C1) `dimension` is 0 or 1.
  }];
  let arguments = (ins I64Attr:$dimension);
  let results = (outs Index:$result);
  let assemblyFormat = "$dimension attr-dict";
  let hasVerifier = 1;
  let builders = [OpBuilder<(ins "int64_t":$dimension), [{
    build($_builder, $_state, $_builder.getIndexType(), $_builder.getI64IntegerAttr(dimension));
  }]>];
}

def Wave_LaneOp : Wave_Op<"lane", [Pure]> {
  let summary = "index of this lane in its wave; 0 on cpu";
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict";
}

def Wave_BarrierOp : Wave_Op<"barrier"> {
  let summary = "wait for all waves of the workgroup; nothing on cpu";
  let assemblyFormat = "attr-dict";
}

def Wave_ScratchOp : Wave_Op<"scratch"> {
  let summary = "memory of one workgroup";
  let description = [{
    LDS on gfx1100; on cpu 64-byte aligned memory of the worker's stack. The
    contents are undefined at the start of a workgroup. `size` counts elements
    and must be a constant after specialisation.
  }];
  let arguments = (ins Index:$size);
  let results = (outs Res<MemRefRankOf<[AnyType], [1]>, "", [MemAlloc]>:$result);
  let assemblyFormat = "$size attr-dict `:` type($result)";
}

def Wave_ReduceOp : Wave_Op<"reduce", [Pure]> {
  let summary = "reduce a lane's vector, then the lanes of the wave";
  let description = [{
    `add` or `max` over all elements, to one f32 that every lane gets. Order: the
    upper half of the vector onto the lower half until one element is left, then
    the same over lanes. `max` follows `arith.maximumf`.

    * (C1) `kind` is "add" or "max"; the vector has 2^n elements of f32.
  }];
  let arguments = (ins StrAttr:$kind, VectorOfRankAndType<[1], [F32]>:$input);
  let results = (outs F32:$result);
  let assemblyFormat = "$kind $input attr-dict `:` type($input)";
  let hasVerifier = 1;
}

def Wave_Exp2Op : Wave_Op<"exp2", [Pure, SameOperandsAndResultType]> {
  let summary = "2^x for x in [-126, 126]; x is clamped to that range";
  let description = [{
    NaN stays NaN.

    cpu: n = roundeven(x); a polynomial of degree 6 in x - n by fused multiply-add
    (relative error below 2e-7, exactly 1 at 0); n is added to the exponent.
    gfx1100: `v_exp_f32`, without the clamp: below -126 it gives 0.
  }];
  let arguments = (ins AnyTypeOf<[F32, VectorOfRankAndType<[1], [F32]>]>:$input);
  let results = (outs AnyTypeOf<[F32, VectorOfRankAndType<[1], [F32]>]>:$result);
  let assemblyFormat = "$input attr-dict `:` type($result)";
}

def Wave_Fp8DecodeOp : Wave_Op<"fp8_decode", [Pure]> {
  let summary = "FP8 codes to f32, times a constant power of two";
  let description = [{
    Exact for every finite code, subnormals included. `e4m3` gives value x 2^-8
    (the code's fields moved to their places in an f16, whose bias is larger by
    8), and reads 0x7F and 0xFF as +-480 x 2^-8; `e5m2` gives the value itself.
    The caller folds 2^8 into a scale.

    * (C1) `format` is "e4m3" or "e5m2"; input and result are equally long.
  }];
  let arguments = (ins StrAttr:$format, VectorOfRankAndType<[1], [I8]>:$input);
  let results = (outs VectorOfRankAndType<[1], [F32]>:$result);
  let assemblyFormat = "$format $input attr-dict `:` type($input) `->` type($result)";
  let hasVerifier = 1;
}

def Wave_Fp8EncodeOp : Wave_Op<"fp8_encode", [Pure]> {
  let summary = "f32 to FP8 codes: nearest even, saturating";
  let description = [{
    Saturates at 448 (`e4m3`) or 57344 (`e5m2`), infinities included; subnormals
    are kept; NaN becomes 0x7F with the sign dropped.

    Normal results round on the bits; results below the smallest normal number
    are rounded by adding a power of two that aligns their last place with that
    of an f32 (the adder rounds to nearest even).

    * (C1) `format` is "e4m3" or "e5m2"; input and result are equally long.
  }];
  let arguments = (ins StrAttr:$format, VectorOfRankAndType<[1], [F32]>:$input);
  let results = (outs VectorOfRankAndType<[1], [I8]>:$result);
  let assemblyFormat = "$format $input attr-dict `:` type($input) `->` type($result)";
  let hasVerifier = 1;
}

#endif // KVC_WAVE_OPS
