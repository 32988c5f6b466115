//===- LlmOps.td - operations of the llm dialect ------------------*- tablegen -*-===//

#ifndef KVC_LLM_OPS
#define KVC_LLM_OPS

include "compiler/dialect/llm/LlmDialect.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Llm_Weights : RankedTensorOf<[F32, F16, BF16, Llm_BlockType]>;
def Llm_Rows : RankedTensorOf<[F32]>;

//===----------------------------------------------------------------------===//
// Single operations, as the importer writes them
//===----------------------------------------------------------------------===//

def Llm_WeightOp : Llm_Op<"weight", [Pure]> {
  let summary = "one or several checkpoint tensors, stacked by rows";
  let description = [{
    `sources` names the tensors. They are stacked along the output features:
    one after the other, or, with `interleave = n`, n rows of each in turn. A
    result with an expert dimension (E x N x K) takes `sources` expert by
    expert.

    `rotary` has one entry per source: the head size if the rows of that tensor
    hold rotary pairs as neighbours (llama GGUF files), else 0. The rows are put
    into (i, i + D/2) order when the artifact is written.

    * (C1) `sources` is not empty; `rotary` is empty or as long.
    * (C2) The result is static and has one to three dimensions.
    * (C3) A block element type needs a last dimension that is a multiple of its
      size.

    ```mlir
    %w = llm.weight ["model.layers.0.mlp.down_proj.weight"] : tensor<128x384xbf16>
    ```
  }];
  let arguments = (ins StrArrayAttr:$sources,
                       DefaultValuedAttr<I64Attr, "0">:$interleave,
                       DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$rotary);
  let results = (outs Llm_Weights:$result);
  let assemblyFormat = "$sources attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def Llm_EmbedOp : Llm_Op<"embed", [Pure]> {
  let summary = "rows of the embedding table, by token id";
  let description = [{
    result[t, :] = table[token id of row t, :], widened to f32.

    * (C1) `result` is T x K for a table of V x K.

    ```mlir
    %x = llm.embed %step, %table : tensor<1024x128xbf16> -> tensor<?x128xf32>
    ```
  }];
  let arguments = (ins Llm_StepType:$step, Llm_Weights:$table);
  let results = (outs Llm_Rows:$result);
  let assemblyFormat = "$step `,` $table attr-dict `:` type($table) `->` type($result)";
  let hasVerifier = 1;
}

def Llm_RmsNormOp : Llm_Op<"rms_norm", [Pure, AllTypesMatch<["input", "result"]>]> {
  let summary = "root mean square norm over the last dimension";
  let description = [{
    result = input * (1 / sqrt(mean(input^2) + epsilon)) * weight, in f32. The
    input is T x K, or T x H x D for a norm of every head.

    Reduction: 16 partial sums (element i goes to sum i mod 16, ascending, fused
    multiply-add), then a tree of halves.

    * (C1) `input` is T x K or T x H x D; `weight` has one dimension, as long as
      the last one of `input`.
  }];
  let arguments = (ins Llm_Rows:$input, Llm_Weights:$weight, F32Attr:$epsilon);
  let results = (outs Llm_Rows:$result);
  let assemblyFormat = "$input `,` $weight attr-dict `:` type($result) `,` type($weight)";
  let hasVerifier = 1;
}

def Llm_LinearOp : Llm_Op<"linear", [Pure]> {
  let summary = "matrix product with a weight";
  let description = [{
    result[t, n] = sum over k of input[t, k] * weight[n, k].

    Reduction: one f32 sum per element, k ascending, fused multiply-add, for any
    number of rows. A block-quantised weight value is fma(code, scale, minimum)
    in f32.

    * (C1) T x K by N x K gives T x N.

    ```mlir
    %y = llm.linear %x, %w : tensor<?x128xf32>, tensor<384x128xbf16> -> tensor<?x384xf32>
    ```
  }];
  let arguments = (ins Llm_Rows:$input, Llm_Weights:$weight);
  let results = (outs Llm_Rows:$result);
  let assemblyFormat = [{
    $input `,` $weight attr-dict `:` type($input) `,` type($weight) `->` type($result)
  }];
  let hasVerifier = 1;
}

def Llm_BiasAddOp : Llm_Op<"bias_add", [Pure, AllTypesMatch<["input", "result"]>]> {
  let summary = "add a vector to every row";
  let description = [{
    * (C1) `input` is T x K or T x H x D; `bias` has one dimension, as long as
      the last one of `input`.
  }];
  let arguments = (ins Llm_Rows:$input, Llm_Weights:$bias);
  let results = (outs Llm_Rows:$result);
  let assemblyFormat = "$input `,` $bias attr-dict `:` type($result) `,` type($bias)";
  let hasVerifier = 1;
}

class Llm_ElementwiseOp<string mnemonic> : Llm_Op<mnemonic, [Pure, SameOperandsAndResultType]> {
  let results = (outs Llm_Rows:$result);
}

def Llm_AddOp : Llm_ElementwiseOp<"add"> {
  let summary = "elementwise sum: the residual";
  let arguments = (ins Llm_Rows:$lhs, Llm_Rows:$rhs);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}

def Llm_MulOp : Llm_ElementwiseOp<"mul"> {
  let summary = "elementwise product";
  let arguments = (ins Llm_Rows:$lhs, Llm_Rows:$rhs);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}

def Llm_SiluOp : Llm_ElementwiseOp<"silu"> {
  let summary = "x / (1 + exp(-x))";
  let arguments = (ins Llm_Rows:$input);
  let assemblyFormat = "$input attr-dict `:` type($result)";
}

def Llm_SplitHeadsOp : Llm_Op<"split_heads", [Pure]> {
  let summary = "view T x (H*D) as T x H x D";
  let description = [{
    * (C1) The row size of `input` is H * D of `result`.
  }];
  let arguments = (ins Llm_Rows:$input);
  let results = (outs Llm_Rows:$result);
  let assemblyFormat = "$input attr-dict `:` type($input) `->` type($result)";
  let hasVerifier = 1;
}

def Llm_MergeHeadsOp : Llm_Op<"merge_heads", [Pure]> {
  let summary = "view T x H x D as T x (H*D)";
  let description = [{
    * (C1) The row size of `result` is H * D of `input`.
  }];
  let arguments = (ins Llm_Rows:$input);
  let results = (outs Llm_Rows:$result);
  let assemblyFormat = "$input attr-dict `:` type($input) `->` type($result)";
  let hasVerifier = 1;
}

def Llm_RopeOp : Llm_Op<"rope", [Pure, AllTypesMatch<["input", "result"]>]> {
  let summary = "rotary position embedding of every head";
  let description = [{
    With a = x[i], b = x[i + D/2], c = cos(p * f[i]), s = sin(p * f[i]), p the
    row's position: result[i] = a*c - b*s, result[i + D/2] = b*c + a*s, all times
    `attention_factor`.

    cos and sin come from two tables by the addition theorem, p = 256*h + l; the
    tables are worked out in double precision and rounded to f32, so an angle is
    exact to about 1e-7 at any position.

    * (C1) `input` is T x H x D; `inverse_frequencies` has D/2 entries.
  }];
  let arguments = (ins Llm_Rows:$input, Llm_StepType:$step,
                       DenseF64ArrayAttr:$inverse_frequencies,
                       F64Attr:$attention_factor);
  let results = (outs Llm_Rows:$result);
  let assemblyFormat = "$input `,` $step attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def Llm_KvWriteOp : Llm_Op<"kv_write", [Pure, AllTypesMatch<["cache", "result"]>,
                                        AllTypesMatch<["key", "value"]>]> {
  let summary = "store this step's keys and values in the cache";
  let description = [{
    K (after RoPE) and V, T x G x D in f32, are encoded to the cache's element
    type: stored = encode((x - center) * f32(1/scale)), to nearest even,
    saturating. Scales are per KV head or channel, centers per channel; empty
    means 1 and 0.

    * (C1) `key` and `value` are T x G x D of the cache.
    * (C2) Scales are empty, G or G x D values, centers empty or G x D.
  }];
  let arguments = (ins Llm_KvCacheType:$cache, Llm_Rows:$key, Llm_Rows:$value,
                       Llm_StepType:$step,
                       DefaultValuedAttr<DenseF32ArrayAttr, "{}">:$key_scales,
                       DefaultValuedAttr<DenseF32ArrayAttr, "{}">:$value_scales,
                       DefaultValuedAttr<DenseF32ArrayAttr, "{}">:$key_centers,
                       DefaultValuedAttr<DenseF32ArrayAttr, "{}">:$value_centers);
  let results = (outs Llm_KvCacheType:$result);
  let assemblyFormat = [{
    $cache `,` $key `,` $value `,` $step attr-dict `:` type($key) `,` type($result)
  }];
  let hasVerifier = 1;
}

def Llm_PagedAttentionOp : Llm_Op<"paged_attention", [Pure, AllTypesMatch<["query", "result"]>]> {
  let summary = "causal attention over the paged cache";
  let description = [{
    For row t at position p and query head h of KV head g = h / (H/G):
    softmax over keys 0..p of scale * q . K[g], times V[g]. What is read is
    code * scale + center; K's centers change no weight and are not added.

    Numerics: keys are taken in ranges of 512 counted from position 0, a range in
    tiles of 64; the running maximum is updated once per tile. A score is one
    sum over D ascending. Weights of a tile are summed as 4 x 16 lanes: the four
    vectors in order, then a tree of halves. Range results are merged in order.

    * (C1) `query` is T x H x D with the D of the cache, and H is static and a
      multiple of G.
    * (C2) Scales are empty, G or G x D values, centers empty or G x D.
  }];
  let arguments = (ins Llm_Rows:$query, Llm_KvCacheType:$cache, Llm_StepType:$step,
                       F32Attr:$scale,
                       DefaultValuedAttr<DenseF32ArrayAttr, "{}">:$key_scales,
                       DefaultValuedAttr<DenseF32ArrayAttr, "{}">:$value_scales,
                       DefaultValuedAttr<DenseF32ArrayAttr, "{}">:$key_centers,
                       DefaultValuedAttr<DenseF32ArrayAttr, "{}">:$value_centers);
  let results = (outs Llm_Rows:$result);
  let assemblyFormat = [{
    $query `,` $cache `,` $step attr-dict `:` type($query) `,` type($cache)
  }];
  let hasVerifier = 1;
}

def Llm_SelectRowsOp : Llm_Op<"select_rows", [Pure]> {
  let summary = "the rows whose logits are wanted";
  let description = [{
    T x K to L x K by the step's list of logit rows.

    * (C1) `input` and `result` agree on K.
  }];
  let arguments = (ins Llm_Rows:$input, Llm_StepType:$step);
  let results = (outs Llm_Rows:$result);
  let assemblyFormat = "$input `,` $step attr-dict `:` type($input) `->` type($result)";
  let hasVerifier = 1;
}

def Llm_RouteOp : Llm_Op<"route", [Pure]> {
  let summary = "choose experts: softmax over all, then the k best";
  let description = [{
    From router logits T x E: weights T x k (descending) and expert ids T x k.
    Ties go to the lower id. With `normalize` the k weights are divided by their
    sum, taken in rank order.

    * (C1) `logits` is T x E; `weights` and `experts` are T x k with k <= E.
  }];
  let arguments = (ins Llm_Rows:$logits, BoolAttr:$normalize);
  let results = (outs Llm_Rows:$weights, RankedTensorOf<[I32]>:$experts);
  let assemblyFormat = [{
    $logits attr-dict `:` type($logits) `->` type($weights) `,` type($experts)
  }];
  let hasVerifier = 1;
}

def Llm_ExpertLinearOp : Llm_Op<"expert_linear", [Pure]> {
  let summary = "a linear layer of the experts each row was routed to";
  let description = [{
    result[t, j, :] = input[t(, j), :] times weight[experts[t, j]], numerics as
    `llm.linear`. The input is T x K (the same for all k experts of a row) or
    T x k x K.

    * (C1) `weight` is E x N x K, `experts` T x k, `result` T x k x N.
  }];
  let arguments = (ins Llm_Rows:$input, Llm_Weights:$weight, RankedTensorOf<[I32]>:$experts);
  let results = (outs Llm_Rows:$result);
  let assemblyFormat = [{
    $input `,` $weight `,` $experts attr-dict `:` type($input) `,` type($weight) `,`
    type($experts) `->` type($result)
  }];
  let hasVerifier = 1;
}

def Llm_ExpertSumOp : Llm_Op<"expert_sum", [Pure]> {
  let summary = "weighted sum of the experts' outputs";
  let description = [{
    result[t, :] = sum over j of weights[t, j] * input[t, j, :], in rank order,
    f32, fused multiply-add.

    * (C1) `input` T x k x N and `weights` T x k give T x N.
  }];
  let arguments = (ins Llm_Rows:$input, Llm_Rows:$weights);
  let results = (outs Llm_Rows:$result);
  let assemblyFormat = [{
    $input `,` $weights attr-dict `:` type($input) `,` type($weights) `->` type($result)
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Fused operations, as the fusion passes write them. Each is defined by the
// single operations it replaces; numerics are theirs.
//===----------------------------------------------------------------------===//

def Llm_QkvOp : Llm_Op<"qkv", [Pure, AttrSizedOperandSegments,
                               AllTypesMatch<["cache", "new_cache"]>]> {
  let summary = "QKV projection with bias, head norms, RoPE and cache write";
  let description = [{
    `llm.linear` by the stacked Q, K, V weight, `llm.bias_add`, per-head
    `llm.rms_norm` of q and k, `llm.rope` of q and k, `llm.kv_write`.

    * (C1) `query` is T x H x D with static H; `input` is T x K and `weight`
      ((H + 2G) * D) x K, G and D those of the cache; `bias` is as long.
    * (C2) `query_norm` and `key_norm` are both there or both missing.
    * (C3) `inverse_frequencies` has D/2 entries.
  }];
  let arguments = (ins Llm_Rows:$input, Llm_Weights:$weight,
                       Optional<Llm_Weights>:$bias,
                       Optional<Llm_Weights>:$query_norm,
                       Optional<Llm_Weights>:$key_norm,
                       Llm_KvCacheType:$cache, Llm_StepType:$step,
                       DefaultValuedAttr<F32Attr, "0.0f">:$epsilon,
                       DenseF64ArrayAttr:$inverse_frequencies,
                       F64Attr:$attention_factor,
                       DefaultValuedAttr<DenseF32ArrayAttr, "{}">:$key_scales,
                       DefaultValuedAttr<DenseF32ArrayAttr, "{}">:$value_scales,
                       DefaultValuedAttr<DenseF32ArrayAttr, "{}">:$key_centers,
                       DefaultValuedAttr<DenseF32ArrayAttr, "{}">:$value_centers);
  let results = (outs Llm_Rows:$query, Llm_KvCacheType:$new_cache);
  let assemblyFormat = [{
    $input `,` $weight (`bias` $bias^ `:` type($bias))?
    (`norms` $query_norm^ `:` type($query_norm) `,` $key_norm `:` type($key_norm))?
    `cache` $cache `,` $step attr-dict `:` type($input) `,` type($weight)
    `->` type($query) `,` type($new_cache)
  }];
  let hasVerifier = 1;
}

def Llm_LinearAddOp : Llm_Op<"linear_add", [Pure, AllTypesMatch<["residual", "result"]>]> {
  let summary = "linear layer added to the residual";
  let description = [{
    residual + `llm.linear`(input, weight).

    * (C1) T x K by N x K gives T x N.
  }];
  let arguments = (ins Llm_Rows:$input, Llm_Weights:$weight, Llm_Rows:$residual);
  let results = (outs Llm_Rows:$result);
  let assemblyFormat = [{
    $input `,` $weight `,` $residual attr-dict `:` type($input) `,` type($weight) `->` type($result)
  }];
  let hasVerifier = 1;
}

def Llm_GateUpOp : Llm_Op<"gate_up", [Pure]> {
  let summary = "silu(gate projection) * up projection";
  let description = [{
    `weight` stacks gate and up with `interleave = 16`.

    * (C1) T x K by 2N x K gives T x N.
  }];
  let arguments = (ins Llm_Rows:$input, Llm_Weights:$weight);
  let results = (outs Llm_Rows:$result);
  let assemblyFormat = [{
    $input `,` $weight attr-dict `:` type($input) `,` type($weight) `->` type($result)
  }];
  let hasVerifier = 1;
}

def Llm_ExpertGateUpOp : Llm_Op<"expert_gate_up", [Pure]> {
  let summary = "silu(gate) * up of the experts each row was routed to";
  let description = [{
    * (C1) `input` T x K, `weight` E x 2N x K, `experts` T x k give T x k x N.
  }];
  let arguments = (ins Llm_Rows:$input, Llm_Weights:$weight, RankedTensorOf<[I32]>:$experts);
  let results = (outs Llm_Rows:$result);
  let assemblyFormat = [{
    $input `,` $weight `,` $experts attr-dict `:` type($input) `,` type($weight) `,`
    type($experts) `->` type($result)
  }];
  let hasVerifier = 1;
}

def Llm_ExpertSumAddOp : Llm_Op<"expert_sum_add", [Pure, AllTypesMatch<["residual", "result"]>]> {
  let summary = "weighted sum of the experts' outputs, added to the residual";
  let description = [{
    residual + `llm.expert_sum`(input, weights).

    * (C1) `input` T x k x N and `weights` T x k give T x N.
  }];
  let arguments = (ins Llm_Rows:$input, Llm_Rows:$weights, Llm_Rows:$residual);
  let results = (outs Llm_Rows:$result);
  let assemblyFormat = [{
    $input `,` $weights `,` $residual attr-dict `:` type($input) `,` type($weights) `->` type($result)
  }];
  let hasVerifier = 1;
}

def Llm_SelectNormOp : Llm_Op<"select_norm", [Pure]> {
  let summary = "RMS norm of the rows whose logits are wanted";
  let description = [{
    `llm.select_rows`, then `llm.rms_norm`.

    * (C1) T x K and a weight of K give L x K.
  }];
  let arguments = (ins Llm_Rows:$input, Llm_Weights:$weight, Llm_StepType:$step,
                       F32Attr:$epsilon);
  let results = (outs Llm_Rows:$result);
  let assemblyFormat = [{
    $input `,` $weight `,` $step attr-dict `:` type($input) `,` type($weight) `->` type($result)
  }];
  let hasVerifier = 1;
}

#endif // KVC_LLM_OPS
