//===- LaunchOps.td - what the device does per step ---------------*- tablegen -*-===//
//
// Two levels. On tensors: `launch.dispatch` is an operation whose kernel was
// chosen, `launch.weight` a weight whose layout was chosen. After memory
// planning: `launch.program` is a flat list of `launch.call` over byte ranges.

#ifndef KVC_LAUNCH_OPS
#define KVC_LAUNCH_OPS

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Launch_Dialect : Dialect {
  let name = "launch";
  let cppNamespace = "::kvc::launch";
  let summary = "kernel launches over byte ranges of device memory";
  let description = [{
    The device's memory has four spaces, each one allocation:

    | space     | holds                                                      |
    |-----------|------------------------------------------------------------|
    | `weights` | weights, tables and constants: the artifact's weights file |
    | `arena`   | counters, then activations of one step, reused by liveness |
    | `kv`      | the page pool                                              |
    | `step`    | the step's inputs, 32-bit words; counts of clipped elements |
  }];
  let useDefaultAttributePrinterParser = 1;
}

class Launch_Op<string mnemonic, list<Trait> traits = []>
    : Op<Launch_Dialect, mnemonic, traits>;

def Launch_RangeAttr : AttrDef<Launch_Dialect, "Range"> {
  let mnemonic = "range";
  let summary = "bytes of one memory space";
  let description = [{
    `#launch.range<"arena", 4096, 2048>`: 2048 bytes from offset 4096. In `kv`
    the offset is that of a layer inside every page.
  }];
  let parameters = (ins StringRefParameter<"memory space">:$space,
                        "int64_t":$offset, "int64_t":$bytes);
  let assemblyFormat = "`<` $space `,` $offset `,` $bytes `>`";
  let genVerifyDecl = 1;
}

//===----------------------------------------------------------------------===//
// On tensors
//===----------------------------------------------------------------------===//

def Launch_WeightOp : Launch_Op<"weight", [Pure]> {
  let summary = "a weight in the layout its kernels read";
  let description = [{
    `sources`, `interleave` and `rotary` as in `llm.weight`. `layout`:

    | layout    | bytes                                                        |
    |-----------|--------------------------------------------------------------|
    | `vector`  | f32 values in order (norms, biases; the widening is exact)   |
    | `panel16` | panels of 16 output features; inside, k ascending. Dense: [K][16] values. Blocks: per block the 16 scales, (the 16 minima or, of int4, bytes with zeros,) then codes; 4-bit codes as rows of 16 bytes, k = 2j in the low and 2j + 1 in the high half |
    | `fragment16` | panels of 16 output features in the order of WMMA fragments: 16 f32 row factors and the f32 bound of gate and up rows in 128 bytes, scales, codes (codegen/kvcgen/gfx_weights.py) |

    Output features are padded to a multiple of 16 with zeros. `offset` is the
    place in the weights space, -1 before memory planning; `bytes` its size.

    * (C1) `layout` is one of the table.
  }];
  let arguments = (ins StrArrayAttr:$sources, StrAttr:$layout,
                       DefaultValuedAttr<I64Attr, "0">:$interleave,
                       DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$rotary,
                       I64Attr:$bytes,
                       DefaultValuedAttr<I64Attr, "-1">:$offset);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$layout $sources attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def Launch_ConstantOp : Launch_Op<"constant", [Pure]> {
  let summary = "f32 constants in the weights space";
  let description = [{
    For the tables of a KV codec `facts` say, for the manifest, which table of
    which layer they are, and of attention's the factors of KvTables
    (runtime/artifact/Format.h).
  }];
  let arguments = (ins DenseF32ArrayAttr:$values,
                       OptionalAttr<DictionaryAttr>:$facts,
                       DefaultValuedAttr<I64Attr, "-1">:$offset);
  let results = (outs AnyRankedTensor:$result);
  // Not `$values` alone: its short syntax rounds to seven digits.
  let assemblyFormat = "attr-dict `:` type($result)";
}

def Launch_RopeTableOp : Launch_Op<"rope_table", [Pure]> {
  let summary = "cos and sin for the addition theorem, in the weights space";
  let description = [{
    256 rows for positions 0..255, then `coarseRows` rows for positions
    256*h; a row is D/2 cosines, then D/2 sines, of position * frequency.
    Coarse rows are multiplied by `attention_factor`. Worked out in f64,
    rounded to f32.
  }];
  let arguments = (ins DenseF64ArrayAttr:$inverse_frequencies,
                       F64Attr:$attention_factor, I64Attr:$coarse_rows,
                       DefaultValuedAttr<I64Attr, "-1">:$offset);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
}

def Launch_CountersOp : Launch_Op<"counters", [Pure]> {
  let summary = "i32 counters that are zero between launches";
  let description = [{
    Every kernel that counts its workgroups leaves them at zero, so all launches
    share the same bytes, at the start of the arena; no activation lies there.
  }];
  let arguments = (ins DefaultValuedAttr<I64Attr, "-1">:$offset);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
}

def Launch_ClippedOp : Launch_Op<"clipped", [Pure]> {
  let summary = "the i32 that counts what a layer's KV codec clipped";
  let description = [{ A word of the step space, which no step resets. }];
  let arguments = (ins I64Attr:$layer);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$layer attr-dict `:` type($result)";
}

def Launch_DispatchOp : Launch_Op<"dispatch"> {
  let summary = "one launch of a kernel template on tensors";
  let description = [{
    Kernel arguments are the operands, then the results that are tensors.
    `params` are the template's `wave.param`s. A result of cache type is the
    storage of the cache operand. `in_place` pairs (result, operand) that may
    share memory because every workgroup reads an element of the operand before
    it writes the same element of the result, and no other.
  }];
  let arguments = (ins StrAttr:$kernel, DictionaryAttr:$params,
                       DenseI64ArrayAttr:$grid,
                       DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$in_place,
                       DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$offsets,
                       Variadic<AnyType>:$inputs);
  let results = (outs Variadic<AnyType>:$outputs);
  let assemblyFormat = [{
    $kernel `grid` $grid `params` $params `(` $inputs `)` attr-dict
    `:` functional-type($inputs, $outputs)
  }];
}

//===----------------------------------------------------------------------===//
// On bytes
//===----------------------------------------------------------------------===//

def Launch_SegmentOp : Launch_Op<"segment"> {
  let summary = "one piece of the weights file";
  let description = [{
    `range` of the weights space, filled as `launch.weight`, `launch.constant`
    or `launch.rope_table` says; `origin` holds that operation's attributes.
  }];
  let arguments = (ins StrAttr:$kind, Launch_RangeAttr:$range,
                       TypeAttr:$type, DictionaryAttr:$origin);
  let assemblyFormat = "$kind $range $type $origin attr-dict";
}

def Launch_ProgramOp : Launch_Op<"program", [Symbol, SingleBlock, NoTerminator]> {
  let summary = "all launches of one bucket, in order";
  let description = [{
    `kind` is "decode" or "prefill", `rows` the most rows and `logit_rows` the
    most logit rows it takes; `logits` is where they are found afterwards, one
    row every `logits_stride` bytes. An attention item holds at most
    `rows_per_item` rows.
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, StrAttr:$kind, I64Attr:$rows,
                       I64Attr:$logit_rows, I64Attr:$rows_per_item,
                       Launch_RangeAttr:$logits, I64Attr:$logits_stride);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    $sym_name $kind `rows` $rows `logit_rows` $logit_rows
    `rows_per_item` $rows_per_item `logits` $logits `stride` $logits_stride
    attr-dict-with-keyword $body
  }];
}

def Launch_CallOp : Launch_Op<"call", [HasParent<"ProgramOp">]> {
  let summary = "launch a kernel over a grid of workgroups";
  let description = [{
    Calls of a program run one after the other; workgroups of one call run in
    any order.

    * (C1) `grid` has two positive sizes.
    * (C2) Every argument is a range.
    * (C3) `kernel` is a `wave.kernel` of the module with as many arguments.
  }];
  let arguments = (ins FlatSymbolRefAttr:$kernel, DenseI64ArrayAttr:$grid,
                       ArrayAttr:$args);
  let assemblyFormat = "$kernel `grid` $grid $args attr-dict";
  let hasVerifier = 1;
}

#endif // KVC_LAUNCH_OPS
