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
    A workgroup is one wave, or on gfx1100 as many as the kernel's `waves` says, of
    W lanes: 32 on gfx1100, 1 on cpu, where a lane's vector is the SIMD register.
    Kernel templates leave shapes open as `wave.param`; specialisation makes them
    constants.
  }];
}

class Wave_Op<string mnemonic, list<Trait> traits = []>
    : Op<Wave_Dialect, mnemonic, traits>;

def Wave_KernelOp : Wave_Op<"kernel", [FunctionOpInterface, IsolatedFromAbove, Symbol]> {
  let summary = "one kernel: what every workgroup of a launch runs";
  let description = [{
    Arguments are one-dimensional memrefs: byte ranges of the device's memory, in
    the order of the launch's arguments. There are no results.

    `waves` is the number of waves of a workgroup, 1 where it is not given; cpu
    takes only 1. An argument marked `wave.constant` is promised not to change
    while the kernel runs, by this or any other argument, so that its uniform
    loads can be scalar loads.

    * (C1) Arguments are memrefs of rank one; there are no results.
    * (C2) The body is one block.
    * (C3) `waves` is 1 to 32.
    * (C4) No operation of the body stores to an argument marked `wave.constant`.

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
                       OptionalAttr<DictArrayAttr>:$res_attrs,
                       OptionalAttr<I64Attr>:$waves);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    ::llvm::ArrayRef<::mlir::Type> getArgumentTypes() { return getFunctionType().getInputs(); }
    ::llvm::ArrayRef<::mlir::Type> getResultTypes() { return getFunctionType().getResults(); }
    ::mlir::Region *getCallableRegion() { return &getBody(); }
    /// Waves of a workgroup.
    int64_t getWaveCount() { return getWaves().value_or(1); }
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
    template to a model; lowering refuses one that is left. That of `"waves"` is
    the number of the kernel's waves.

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

def Wave_WaveOp : Wave_Op<"wave", [Pure]> {
  let summary = "index of this wave in its workgroup; 0 on cpu";
  let description = [{
    The same in all lanes, and the compiler knows it: branches on it are scalar,
    addresses made of it stay in scalar registers.
  }];
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict";
}

def Wave_OpaqueOp : Wave_Op<"opaque", [SameOperandsAndResultType]> {
  let summary = "the same value, of which the compiler knows nothing";
  let description = [{
    Keeps what is computed from it at its place: a load from an address made of it
    is not moved out of a loop, where its result would hold registers; branches on
    conditions made of it are not merged. Keeps what it is computed from before it:
    operations are not put off to a later block, while their operands hold
    registers. No instruction. An index or i32 must be uniform.

    ```mlir
    %none = wave.opaque %zero : index
    ```
  }];
  let arguments = (ins AnyTypeOf<[Index, I32, F32, VectorOfRankAndType<[1], [F32]>]>:$input);
  let results = (outs AnyTypeOf<[Index, I32, F32, VectorOfRankAndType<[1], [F32]>]>:$result);
  let assemblyFormat = "$input attr-dict `:` type($result)";
}

def Wave_PinOp : Wave_Op<"pin"> {
  let summary = "no instruction is scheduled across this place";
  let description = [{
    For loads to be in flight where the template put them: neither earlier, where
    their results would hold registers, nor later. No instruction, and no promise
    to other waves.
  }];
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

def Wave_SwapHalvesOp : Wave_Op<"swap_halves", [Pure, SameOperandsAndResultType]> {
  let summary = "the value of lane xor 16";
  let description = [{
    Elementwise for vectors; one `v_permlanex16_b32` for 32 bits. All lanes must be
    active. Refused on cpu.

    * (C1) The input has a multiple of 32 bits.
  }];
  let arguments = (ins AnyTypeOf<[F32, I32, VectorOfRankAndType<[1], [F16, F32, I8, I32]>]>:$input);
  let results = (outs AnyTypeOf<[F32, I32, VectorOfRankAndType<[1], [F16, F32, I8, I32]>]>:$result);
  let assemblyFormat = "$input attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def Wave_MmaOp : Wave_Op<"mma", [Pure, AllTypesMatch<["a", "b"]>,
    AllTypesMatch<["c", "result"]>]> {
  let summary = "16x16x16 matrix product: result = a . b + c";
  let description = [{
    Operands of the whole wave, f16 products summed in f32; `v_wmma_f32_16x16x16_f16`.
    Lanes l and l + 16 both hold the 16 values along k of row l % 16 of A and of
    column l % 16 of B (and must hold the same). Element i of C and of the result
    in lane l is row 2i + l / 16, column l % 16. All lanes must be active.

    Order and rounding of the sum of 16 products and c are the card's, the same
    for every element: a result depends on its row of A, its column of B and c
    alone. Refused on cpu.

    ```mlir
    %d = wave.mma %a, %b, %c : vector<16xf16>, vector<8xf32>
    ```
  }];
  let arguments = (ins FixedVectorOfLengthAndType<[16], [F16]>:$a,
                       FixedVectorOfLengthAndType<[16], [F16]>:$b,
                       FixedVectorOfLengthAndType<[8], [F32]>:$c);
  let results = (outs FixedVectorOfLengthAndType<[8], [F32]>:$result);
  let assemblyFormat = "$a `,` $b `,` $c attr-dict `:` type($a) `,` type($c)";
}

def Wave_ArriveOp : Wave_Op<"arrive"> {
  let summary = "true in the workgroup that arrives last";
  let description = [{
    Counts workgroups at a word of device memory that is 0 before the first
    arrives. The `count`-th to arrive gets true in all its lanes, all others false;
    it leaves the word 0 for the next use. What any of the `count` workgroups wrote
    before it arrived is seen by the last one afterwards: stores are released to
    the device before the count, loads acquired after it.

    Every workgroup must arrive with the same `count`, all its waves together,
    under uniform control flow: there are barriers inside. Which workgroup is last
    depends on the run, so its work must not depend on which it is. Refused on cpu.

    ```mlir
    %last = wave.arrive %counters[%i], %count : memref<?xi32>
    ```
  }];
  let arguments = (ins Arg<MemRefRankOf<[I32], [1]>, "", [MemRead, MemWrite]>:$counters,
                       Index:$index, Index:$count);
  let results = (outs I1:$result);
  let assemblyFormat = "$counters `[` $index `]` `,` $count attr-dict `:` type($counters)";
  let hasVerifier = 1;
}

def Wave_CountOp : Wave_Op<"count"> {
  let summary = "add to a counter in device memory";
  let description = [{
    The wave adds `number`, the same in all its lanes, to the first word of
    `counter`, modulo 2^32. Other waves may do so at the same time; nothing else in
    the launch may touch the word.

    ```mlir
    wave.count %clipped, %number : memref<?xi32>
    ```
  }];
  let arguments = (ins Arg<MemRefRankOf<[I32], [1]>, "", [MemRead, MemWrite]>:$counter,
                       I32:$number);
  let assemblyFormat = "$counter `,` $number attr-dict `:` type($counter)";
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
  let summary = "FP8 codes to f32 or f16, times a constant power of two";
  let description = [{
    Exact for every finite code, subnormals included. `e4m3` gives value x 2^-8
    (the code's fields moved to their places in an f16, whose bias is larger by
    8), and reads 0x7F and 0xFF as +-480 x 2^-8; `e5m2` gives the value itself
    (0x7C to 0x7F and 0xFC to 0xFF: infinities and NaN in f16).
    The caller folds 2^8 into a scale. Results in f16 are as exact.

    With `packed`, elements 0, 1, 2, 3 of every four are decoded from bytes 0, 2,
    1, 3: what costs least where registers hold pairs of f16 (gfx1100: 5 vector
    instructions for 4 elements of `e4m3`, 2 for `e5m2`). Data to be read so is
    stored so.

    * (C1) `format` is "e4m3" or "e5m2"; input and result are equally long.
    * (C2) `packed` is for f16, in multiples of four.
  }];
  let arguments = (ins StrAttr:$format, VectorOfRankAndType<[1], [I8]>:$input,
                       UnitAttr:$packed);
  let results = (outs VectorOfRankAndType<[1], [F16, F32]>:$result);
  let assemblyFormat = "$format (`packed` $packed^)? $input attr-dict `:` type($input) `->` type($result)";
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
