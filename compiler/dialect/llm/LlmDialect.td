//===- LlmDialect.td - what a decoder computes --------------------*- tablegen -*-===//
//
// Tensors and steps, no device facts. The importer writes single operations;
// fusion passes replace groups of them by the fused operations at the end of
// LlmOps.td.

#ifndef KVC_LLM_DIALECT
#define KVC_LLM_DIALECT

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/IR/OpBase.td"

def Llm_Dialect : Dialect {
  let name = "llm";
  let cppNamespace = "::kvc::llm";
  let summary = "what a language model computes in one step";
  let description = [{
    A step runs T rows (tokens of one or several sequences) through a decoder.
    Row counts are dynamic until the bucketing pass makes them static.
    Activations are f32; weights keep the element type of their checkpoint.

    Letters in shapes: T rows of a step, L rows whose logits are wanted,
    H query heads, G KV heads, D head size, E experts, k experts per token,
    K input features, N output features, V vocabulary.
  }];
  let useDefaultTypePrinterParser = 1;
}

class Llm_Type<string name, string typeMnemonic> : TypeDef<Llm_Dialect, name> {
  let mnemonic = typeMnemonic;
}

def Llm_BlockType : Llm_Type<"Block", "block"> {
  let summary = "element of a block-quantised weight";
  let description = [{
    `!llm.block<"q4_1">`, `!llm.block<"int4", 128>`: the element type of a weight
    whose rows are stored as blocks of consecutive elements, 32 unless it says
    otherwise; 256 for `q2_k` and its kin.

    | name   | block                                   | value             |
    |--------|-----------------------------------------|-------------------|
    | `q8_0` | f16 scale, 32 x i8                      | scale * code      |
    | `q4_1`, `q5_1` | f16 scale, f16 minimum, 32 x 4 or 5 bit | scale * code + minimum |
    | `q2_k` | f16 scale, f16 minimum, 16 x 2 bytes, 256 x 2 bit | (scale * byte) * code + minimum * byte |
    | `q4_k`, `q5_k` | f16 scale, f16 minimum, 8 x 2 bytes, 256 x 4 or 5 bit | (scale * byte) * code + minimum * byte |
    | `q6_k` | f16 scale, 16 x i8, 256 x 6 bit | (scale * byte) * (code - 32) |
    | `q6_k1` | f16 scale, f16 minimum, 16 x 2 x i8, 256 x 6 bit | (scale * byte) * code + minimum * byte |
    | `q8_k` | f16 scale, 8 x i8, 256 x 8 bit | (scale * byte) * (code - 128) |
    | `int4` | f16 scale, 4-bit zero, 32, 64 or 128 x 4 bit | scale * (code - zero) |
  }];
  let parameters = (ins StringRefParameter<"format name">:$format,
                        DefaultValuedParameter<"int64_t", "32">:$size);
  let assemblyFormat = "`<` $format (`,` $size^)? `>`";
  let genVerifyDecl = 1;
}

def Llm_KvCacheType : Llm_Type<"KvCache", "kv_cache"> {
  let summary = "the paged KV cache of one layer";
  let description = [{
    `!llm.kv_cache<G x D x element>`: G KV heads of size D. `element` is how one
    number is stored: f32 before `llm-quantize-kv` (an exact cache), then f16,
    f8E4M3FN, f8E5M2 or i8.

    Caches are values: `llm.kv_write` gives the cache with the step's rows
    written, so that an attention that must see them says so by its operand.
  }];
  let parameters = (ins "int64_t":$heads, "int64_t":$headDim, "::mlir::Type":$element);
  let assemblyFormat = "`<` $heads `,` $headDim `,` $element `>`";
  let genVerifyDecl = 1;
}

def Llm_StepType : Llm_Type<"Step", "step">,
                   BuildableType<"::kvc::llm::StepType::get($_builder.getContext())"> {
  let summary = "the rows of one step";
  let description = [{
    Per row: token id, position in its sequence, cache slot (page x 16 + place;
    -1 for a padding row, which writes nothing). Per sequence: its block table.
    Per wanted logit row: the row it comes from. Per attention item: a run of
    rows of one sequence.
  }];
}

class Llm_Op<string mnemonic, list<Trait> traits = []>
    : Op<Llm_Dialect, mnemonic, traits>;

#endif // KVC_LLM_DIALECT
