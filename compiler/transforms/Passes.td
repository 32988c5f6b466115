//===- Passes.td - the passes of kvc ------------------------------*- tablegen -*-===//
//
// Declared in the order in which Pipeline.cpp runs them.

#ifndef KVC_TRANSFORMS_PASSES
#define KVC_TRANSFORMS_PASSES

include "mlir/Pass/PassBase.td"

def QuantizeKvPass : Pass<"llm-quantize-kv", "mlir::ModuleOp"> {
  let summary = "give the KV caches their storage type";
  let description = [{
    Replaces the exact (f32) cache element by that of `dtype` in every function.

    Numerics: K and V are rounded to the storage type when they are written;
    attention reads the rounded values, the current row's included.
    Example: `tests/compiler/transforms/quantize-kv.mlir`
  }];
  let options = [Option<"dtype", "dtype", "std::string", "\"f16\"",
                        "f16, fp8_e4m3 or fp8_e5m2">];
  let dependentDialects = ["kvc::llm::LlmDialect"];
}

def FuseQkvPass : Pass<"llm-fuse-qkv", "mlir::func::FuncOp"> {
  let summary = "fuse the QKV projections with all that happens before the cache";
  let description = [{
    Three linear layers of one input, their biases, head norms, RoPE and the
    cache write become one `llm.qkv`, by a stacked weight. K and V never reach
    memory outside their page, and the layer half takes one launch.

    Does not match when the three weights have different element types.
    Numerics: unchanged.
    Example: `tests/compiler/transforms/fuse-qkv.mlir`
  }];
  let dependentDialects = ["kvc::llm::LlmDialect"];
}

def FuseGateUpPass : Pass<"llm-fuse-gate-up", "mlir::func::FuncOp"> {
  let summary = "fuse gate and up projection with SiLU and product";
  let description = [{
    `mul(silu(linear(x, g)), linear(x, u))` becomes `llm.gate_up` by a weight
    that interleaves 16 rows of each; the same for expert layers. Saves writing
    and reading two rows of the intermediate size.

    Numerics: unchanged.
    Example: `tests/compiler/transforms/fuse-gate-up.mlir`
  }];
  let dependentDialects = ["kvc::llm::LlmDialect"];
}

def FuseResidualPass : Pass<"llm-fuse-residual", "mlir::func::FuncOp"> {
  let summary = "fuse the residual add with the layer before it";
  let description = [{
    `add(r, linear(x, w))` becomes `llm.linear_add`, `add(r, expert_sum)` becomes
    `llm.expert_sum_add`. The product must have no other reader.

    Numerics: unchanged.
    Example: `tests/compiler/transforms/fuse-residual.mlir`
  }];
  let dependentDialects = ["kvc::llm::LlmDialect"];
}

def FuseSelectNormPass : Pass<"llm-fuse-select-norm", "mlir::func::FuncOp"> {
  let summary = "norm only the rows whose logits are wanted";
  let description = [{
    `rms_norm(select_rows(x))` becomes `llm.select_norm`.

    Numerics: unchanged.
    Example: `tests/compiler/transforms/fuse-select-norm.mlir`
  }];
  let dependentDialects = ["kvc::llm::LlmDialect"];
}

def BucketPass : Pass<"llm-bucket", "mlir::ModuleOp"> {
  let summary = "one copy of the decoder per bucket, with static row counts";
  let description = [{
    Replaces the function `decoder` by `decode_N` and `prefill_N`. A decode
    bucket wants logits of all its rows, a prefill bucket of at most
    `logit-rows`. The `llm.bucket` attribute of a copy says what it is for.
    Example: `tests/compiler/transforms/bucket.mlir`
  }];
  let options = [
    ListOption<"decode", "decode", "int64_t", "rows of the decode buckets">,
    ListOption<"prefill", "prefill", "int64_t", "rows of the prefill buckets">,
    Option<"logitRows", "logit-rows", "int64_t", "64", "most logit rows of a prefill bucket">];
  let dependentDialects = ["kvc::llm::LlmDialect"];
}

def SelectKernelsPass : Pass<"launch-select-kernels", "mlir::ModuleOp"> {
  let summary = "choose a kernel template, its parameters and grid for every operation";
  let description = [{
    Device facts enter here and nowhere earlier. Every `llm` operation becomes a
    `launch.dispatch`, every weight a `launch.weight` with a layout. An operation
    without a kernel is an error that names what was asked for; there is no
    fallback. Reads the module's `llm.limits`.
    Example: `tests/compiler/transforms/select-kernels.mlir`
  }];
  let options = [
    Option<"target", "target", "std::string", "\"cpu\"", "cpu, gfx1100, gfx1101 or gfx1102">,
    Option<"features", "features", "std::string", "\"avx2\"",
           "cpu: avx2 or avx512, decides how many rows stay in registers">];
  let dependentDialects = ["kvc::launch::LaunchDialect"];
}

def PlanMemoryPass : Pass<"launch-plan-memory", "mlir::ModuleOp"> {
  let summary = "give every tensor its byte range";
  let description = [{
    Weights and constants get distinct ranges of the weights space, equal ones
    of different buckets the same. Results get arena ranges by liveness: largest
    first, at the lowest offset that no tensor alive at the same time takes. A
    result that may be computed in place shares its operand's range when the
    operand dies there. Counters come first and are shared by all launches. Ranges are multiples of 64 bytes.

    Sets `launch.arena_bytes` and `launch.weights_bytes` of the module.
    Example: `tests/compiler/transforms/plan-memory.mlir`
  }];
  let dependentDialects = ["kvc::launch::LaunchDialect"];
}

def SpecializeKernelsPass : Pass<"launch-specialize-kernels", "mlir::ModuleOp"> {
  let summary = "instantiate the kernel templates the module launches";
  let description = [{
    Every distinct pair of template and parameters becomes one `wave.kernel` of
    the module, its `wave.param`s replaced by constants and what they decide
    folded. Functions of a template are put in the place of their calls first.
    Dispatches then name the instance.
    Example: `tests/compiler/transforms/specialize-kernels.mlir`
  }];
  let dependentDialects = ["kvc::wave::WaveDialect", "mlir::arith::ArithDialect",
    "mlir::func::FuncDialect", "mlir::math::MathDialect",
    "mlir::memref::MemRefDialect", "mlir::scf::SCFDialect",
    "mlir::vector::VectorDialect"];
}

def EmitLaunchesPass : Pass<"launch-emit", "mlir::ModuleOp"> {
  let summary = "turn functions of dispatches into flat launch programs";
  let description = [{
    Each bucket function becomes a `launch.program`, each planned weight one
    `launch.segment`. No tensor is left.
    Example: `tests/compiler/transforms/emit-launches.mlir`
  }];
  let dependentDialects = ["kvc::launch::LaunchDialect"];
}

def LowerWaveToCpuPass : Pass<"wave-lower-to-cpu", "mlir::ModuleOp"> {
  let summary = "lower wave kernels to functions of one workgroup on cpu";
  let description = [{
    A kernel becomes `func.func @name(%arguments: !llvm.ptr, %x: i64, %y: i64)`,
    where `arguments` points at an array of pointers. A wave has one lane: the
    vector is all there is. FP8 and exp2 become bit operations.

    Numerics: as the operations' descriptions say; no fast-math flag is set.
    Example: `tests/compiler/transforms/lower-wave-to-cpu.mlir`
  }];
  let dependentDialects = ["mlir::arith::ArithDialect", "mlir::func::FuncDialect",
    "mlir::LLVM::LLVMDialect", "mlir::math::MathDialect",
    "mlir::memref::MemRefDialect", "mlir::vector::VectorDialect"];
}

def LowerWaveToGfxPass : Pass<"wave-lower-to-gfx", "mlir::ModuleOp"> {
  let summary = "lower wave kernels to functions of wave32 on RDNA3";
  let description = [{
    A kernel becomes `func.func @name(%argument: !llvm.ptr<1>, ...)`, to be
    compiled as an `amdgpu_kernel` whose workgroups have the kernel's `waves`:
    arguments are global pointers by value, scratch is LDS, and a reduction goes
    on over the 32 lanes by DPP and `v_permlanex16`.

    Numerics: as the operations' descriptions say; no fast-math flag is set.
    Example: `tests/compiler/transforms/lower-wave-to-gfx.mlir`
  }];
  let dependentDialects = ["mlir::arith::ArithDialect", "mlir::func::FuncDialect",
    "mlir::LLVM::LLVMDialect", "mlir::math::MathDialect",
    "mlir::memref::MemRefDialect", "mlir::scf::SCFDialect",
    "mlir::vector::VectorDialect"];
}

#endif // KVC_TRANSFORMS_PASSES
