// RUN: kvc-opt %s --launch-select-kernels | FileCheck %s --check-prefixes=CHECK,AVX2
// RUN: kvc-opt %s --launch-select-kernels="features=avx512" | FileCheck %s --check-prefix=AVX512
// RUN: not kvc-opt %s --launch-select-kernels="features=neon" 2>&1 | FileCheck %s --check-prefix=NEON

// NEON: error: unknown cpu features 'neon'; known are avx2, avx512

module attributes {llm.limits = {layers = 2 : i64, max_model_len = 1024 : i64, max_rows = 128 : i64,
    max_sequences = 4 : i64, max_logit_rows = 64 : i64}} {

  // CHECK-LABEL: func.func @weights
  func.func @weights(%step: !llm.step, %x: tensor<4x32xf32>)
      attributes {llm.bucket = {kind = "decode", rows = 4 : i64, logit_rows = 4 : i64}} {
    // Rows are padded to a multiple of 16: 40 become 48. A block of 32 is 20 bytes as q4_1, 34 as q8_0.
    // CHECK: launch.weight "vector" ["norm"] {bytes = 128 : i64} : tensor<32xbf16>
    // CHECK: launch.weight "panel16" ["dense"] {bytes = 3072 : i64} : tensor<40x32xbf16>
    // CHECK: launch.weight "panel16" ["q", "k"] {bytes = 640 : i64, interleave = 16 : i64, rotary = array<i64: 16, 0>} : tensor<32x32x!llm.block<"q4_1">>
    // CHECK: launch.weight "panel16" ["e0", "e1"] {bytes = 1088 : i64} : tensor<2x16x32x!llm.block<"q8_0">>
    %n = llm.weight ["norm"] : tensor<32xbf16>
    %d = llm.weight ["dense"] : tensor<40x32xbf16>
    %q = llm.weight ["q", "k"] {interleave = 16 : i64, rotary = array<i64: 16, 0>} : tensor<32x32x!llm.block<"q4_1">>
    %e = llm.weight ["e0", "e1"] : tensor<2x16x32x!llm.block<"q8_0">>
    return
  }

  // CHECK-LABEL: func.func @rows
  func.func @rows(%step: !llm.step, %table: tensor<256x32xf16>, %norm: tensor<32xf16>, %w: tensor<32x32xf32>) -> tensor<4x256xf32>
      attributes {llm.bucket = {kind = "decode", rows = 4 : i64, logit_rows = 4 : i64}} {
    // Rows enter, are normed, go through a layer that adds to them; the logits are those of the wanted rows.
    // CHECK: %[[X:.*]] = launch.dispatch "embed_f16__cpu" grid [4, 1] params {features = 32 : index, tokensAt = 16 : index}(%[[STEP:.*]], %[[TABLE:[^)]*]])
    // CHECK: %[[N:.*]] = launch.dispatch "rms_norm_f32__cpu" grid [4, 1] params {epsilon = 9.99999997E-7 : f32, features = 32 : index, inverseFeatures = 3.125000e-02 : f32}(%[[STEP]], %[[X]], %{{.*}})
    // CHECK: %[[Y:.*]] = launch.dispatch "linear_f32_r4p1__cpu" grid [2, 1] params {countAt = 0 : index, hasResidual = 1 : index, inputFeatures = 32 : index, outputFeatures = 32 : index, rowsPerBlock = 4 : index}(%[[STEP]], %[[N]], %{{.*}}, %[[X]]) {in_place = array<i64: 0, 3>}
    // CHECK: %[[L:.*]] = launch.dispatch "rms_norm_select_f32__cpu" grid [4, 1] params {{{.*}}logitRowsAt = 400 : index}(%[[STEP]], %[[Y]], %{{.*}})
    // CHECK: launch.dispatch "linear_f16_r4p1__cpu" grid [16, 1] params {countAt = 1 : index, hasResidual = 0 : index, inputFeatures = 32 : index, outputFeatures = 256 : index, rowsPerBlock = 4 : index}(%[[STEP]], %[[L]], %[[TABLE]], %[[L]]) :
    %x = llm.embed %step, %table : tensor<256x32xf16> -> tensor<4x32xf32>
    %n = llm.rms_norm %x, %norm {epsilon = 1.0e-6 : f32} : tensor<4x32xf32>, tensor<32xf16>
    %y = llm.linear_add %n, %w, %x : tensor<4x32xf32>, tensor<32x32xf32> -> tensor<4x32xf32>
    %s = llm.select_norm %y, %norm, %step {epsilon = 1.0e-6 : f32} : tensor<4x32xf32>, tensor<32xf16> -> tensor<4x32xf32>
    %logits = llm.linear %s, %table : tensor<4x32xf32>, tensor<256x32xf16> -> tensor<4x256xf32>
    return %logits : tensor<4x256xf32>
  }

  // CHECK-LABEL: func.func @padded_logits
  func.func @padded_logits(%step: !llm.step, %x: tensor<4x32xf32>, %norm: tensor<32xf16>, %table: tensor<250x32xf16>) -> tensor<4x250xf32>
      attributes {llm.bucket = {kind = "decode", rows = 4 : i64, logit_rows = 4 : i64}} {
    // Logits may be padded: the rows returned are as long as the kernel writes them.
    // CHECK: %[[L:.*]] = launch.dispatch "linear_f16_r4p1__cpu" {{.*}} -> tensor<4x256xf32>
    // CHECK: return %[[L]] : tensor<4x256xf32>
    %s = llm.select_norm %x, %norm, %step {epsilon = 1.0e-6 : f32} : tensor<4x32xf32>, tensor<32xf16> -> tensor<4x32xf32>
    %logits = llm.linear %s, %table : tensor<4x32xf32>, tensor<250x32xf16> -> tensor<4x250xf32>
    return %logits : tensor<4x250xf32>
  }

  // CHECK-LABEL: func.func @dense_128
  func.func @dense_128(%step: !llm.step, %x: tensor<128x32xf32>, %w: tensor<96x32xbf16>, %d: tensor<48x32xbf16>) -> tensor<128x48xf32>
      attributes {llm.bucket = {kind = "prefill", rows = 128 : i64, logit_rows = 64 : i64}} {
    // Panels in pairs where they are even; more rows stay in registers with AVX-512. 64 rows a workgroup, or the next multiple of what stays.
    // AVX2: launch.dispatch "gate_up_bf16_r2p2__cpu" grid [3, 2] params {countAt = 0 : index, inputFeatures = 32 : index, outputFeatures = 48 : index, rowsPerBlock = 64 : index}
    // AVX2: launch.dispatch "linear_bf16_r4p1__cpu" grid [3, 2] params {{{.*}}rowsPerBlock = 64 : index}
    // AVX512: launch.dispatch "gate_up_bf16_r12p2__cpu" grid [3, 2] params {{{.*}}rowsPerBlock = 72 : index}
    // AVX512: launch.dispatch "linear_bf16_r8p1__cpu" grid [3, 2] params {{{.*}}rowsPerBlock = 64 : index}
    %g = llm.gate_up %x, %w : tensor<128x32xf32>, tensor<96x32xbf16> -> tensor<128x48xf32>
    %y = llm.linear %x, %d : tensor<128x32xf32>, tensor<48x32xbf16> -> tensor<128x48xf32>
    return %y : tensor<128x48xf32>
  }

  // CHECK-LABEL: func.func @qkv
  func.func @qkv(%step: !llm.step, %cache: !llm.kv_cache<1, 16, f8E4M3FN>, %x: tensor<4x32xf32>, %w: tensor<64x32xbf16>, %b: tensor<64xbf16>) -> tensor<4x2x16xf32>
      attributes {llm.bucket = {kind = "decode", rows = 4 : i64, logit_rows = 4 : i64}} {
    // A page holds 16 positions of K and V of both layers: 2 * 2 * 16 * 16 bytes. Stored is (x - center) / scale:
    // for every head the inverse scales of its 16 channels, then their centers. Then
    // the queries' factors, which hold the softmax scale where an attention takes them. The layer tells tables apart.
    // CHECK: %[[TABLE:.*]] = launch.rope_table {attention_factor = 1.000000e+00 : f64, coarse_rows = 4 : i64, {{.*}}} : tensor<260x16xf32>
    // CHECK: %[[ENCODE:.*]] = launch.constant {facts = {encode_of_layer = 0 : i64, score_factor = 1.000000e+00 : f64}, values = array<f32: 2.000000e+00, {{.*}} 2.000000e+00, 0.000000e+00, {{.*}} 4.000000e+00, 1.500000e+00, {{.*}} 5.000000e-01>} : tensor<80xf32>
    // CHECK: %[[CLIPPED:.*]] = launch.clipped 0 : tensor<1xi32>
    // CHECK: launch.dispatch "qkv_bf16_r4p1__cpu" grid [4, 1] params {codec = 1 : index, epsilon = 0.000000e+00 : f32, hasBias = 1 : index, hasNorm = 0 : index, headDim = 16 : index, heads = 2 : index, inputFeatures = 32 : index, inverseHeadDim = 6.250000e-02 : f32, kvHeads = 1 : index, pageBytes = 1024 : index, positionsAt = 144 : index, rowsPerBlock = 4 : index, slotsAt = 272 : index}
    // CHECK-SAME: (%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %[[TABLE]], %[[TABLE]], %[[TABLE]], %[[ENCODE]], %[[CLIPPED]], %{{.*}})
    %q, %c = llm.qkv %x, %w bias %b : tensor<64xbf16> cache %cache, %step
        {attention_factor = 1.0 : f64, inverse_frequencies = array<f64: 1., 1., 1., 1., 1., 1., 1., 1.>,
         key_scales = array<f32: 0.5>, value_scales = array<f32: 0.25>,
         value_centers = array<f32: 1.5, 0., 0., 0., 0., 0., 0., 0., 0., 0., 0., 0., 0., 0., 0., 0.>}
        : tensor<4x32xf32>, tensor<64x32xbf16> -> tensor<4x2x16xf32>, !llm.kv_cache<1, 16, f8E4M3FN>
    return %q : tensor<4x2x16xf32>
  }

  // CHECK-LABEL: func.func @decode_attention
  func.func @decode_attention(%step: !llm.step, %cache: !llm.kv_cache<2, 64, f8E4M3FN>, %q: tensor<4x4x64xf32>) -> tensor<4x256xf32>
      attributes {llm.bucket = {kind = "decode", rows = 4 : i64, logit_rows = 4 : i64}} {
    // One row an item; the output holds the 2^8 that decoding leaves. Views vanish.
    // CHECK: %[[F:.*]] = launch.constant {facts = {attention_of_layer = 0 : i64, center_factor = 1.000000e+00 : f64, largest_value = {{.*}}, value_factor = 2.560000e+02 : f64}, values = array<f32: 2.560000e+02, {{.*}} 2.560000e+02, 6.400000e+01, {{.*}} 6.400000e+01, 0.000000e+00, {{.*}}>} : tensor<256xf32>
    // 1024 keys are two ranges of 512, each its own workgroup, and a merge.
    // CHECK: %[[P:.*]] = launch.dispatch "attention_split_fp8_e4m3_d64__cpu" grid [8, 2] params {{{.*}}groupSize = 2 : index, heads = 4 : index, {{.*}}kvHeads = 2 : index, pageBytes = 8192 : index, pagesPerSequence = 64 : index, {{.*}}queriesMax = 4 : index, ranges = 2 : index, slots = 2 : index}
    // CHECK-SAME: -> tensor<4x4x2x80xf32>
    // CHECK: %[[O:.*]] = launch.dispatch "attention_merge_d64__cpu" grid [8, 1] params {{.*}}(%{{.*}}, %[[P]], %[[F]])
    // CHECK: return %[[O]] : tensor<4x4x64xf32>
    %o = llm.paged_attention %q, %cache, %step {scale = 0.125 : f32, key_scales = array<f32: 0.5, 1.0>,
        value_scales = array<f32: 1.0, 0.25>} : tensor<4x4x64xf32>, !llm.kv_cache<2, 64, f8E4M3FN>
    %m = llm.merge_heads %o : tensor<4x4x64xf32> -> tensor<4x256xf32>
    return %m : tensor<4x256xf32>
  }

  // CHECK-LABEL: func.func @prefill_attention
  // CHECK-SAME: launch.rows_per_item = 16 : i64
  func.func @prefill_attention(%step: !llm.step, %cache: !llm.kv_cache<2, 64, f8E5M2>, %q: tensor<128x4x64xf32>) -> tensor<128x4x64xf32>
      attributes {llm.bucket = {kind = "prefill", rows = 128 : i64, logit_rows = 64 : i64}} {
    // 16 rows an item: 128 / 16 full ones and one part for each of 4 sequences, for two KV heads.
    // CHECK: launch.constant {facts = {{.*}}, values = array<f32: 1.000000e+00, {{.*}} 1.000000e+00, 0.000000e+00, {{.*}}>} : tensor<256xf32>
    // CHECK: launch.dispatch "attention_fp8_e5m2_d64__cpu" grid [24, 1] params {{{.*}}queriesMax = 32 : index}
    %o = llm.paged_attention %q, %cache, %step {scale = 0.125 : f32} : tensor<128x4x64xf32>, !llm.kv_cache<2, 64, f8E5M2>
    return %o : tensor<128x4x64xf32>
  }

  // CHECK-LABEL: func.func @experts
  func.func @experts(%step: !llm.step, %x: tensor<4x32xf32>, %logits: tensor<4x16xf32>, %up: tensor<16x64x32xbf16>, %down: tensor<16x32x32xbf16>) -> tensor<4x32xf32>
      attributes {llm.bucket = {kind = "decode", rows = 4 : i64, logit_rows = 4 : i64}} {
    // Expert ids become groups: a count and a start per expert, then the rows. The residual may be summed in place.
    // CHECK: %[[R:.*]]:2 = launch.dispatch "route_f32__cpu" grid [1, 1] params {experts = 16 : index, expertsPerToken = 2 : index, logitsWidth = 16 : index, normalize = 1 : index, rowsMax = 4 : index}(%{{.*}}, %{{.*}}) : {{.*}} -> (tensor<4x2xf32>, tensor<25xi32>)
    // CHECK: %[[G:.*]] = launch.dispatch "expert_gate_up_bf16_r2p2__cpu" grid [32, 1] params {experts = 16 : index, groupsPerExpert = 2 : index, inputFeatures = 32 : index, outputFeatures = 32 : index, rowDivisor = 2 : index}(%[[R]]#1,
    // CHECK: %[[D:.*]] = launch.dispatch "expert_linear_bf16_r2p2__cpu" grid [16, 1] params {experts = 16 : index, groupsPerExpert = 1 : index, inputFeatures = 32 : index, outputFeatures = 32 : index, rowDivisor = 1 : index}(%[[R]]#1, %[[G]],
    // CHECK: launch.dispatch "expert_sum_add_f32__cpu" grid [4, 1] params {expertsPerToken = 2 : index, features = 32 : index}(%{{.*}}, %[[D]], %[[R]]#0, %{{.*}}) {in_place = array<i64: 0, 3>}
    %w, %ids = llm.route %logits {normalize = true} : tensor<4x16xf32> -> tensor<4x2xf32>, tensor<4x2xi32>
    %g = llm.expert_gate_up %x, %up, %ids : tensor<4x32xf32>, tensor<16x64x32xbf16>, tensor<4x2xi32> -> tensor<4x2x32xf32>
    %d = llm.expert_linear %g, %down, %ids : tensor<4x2x32xf32>, tensor<16x32x32xbf16>, tensor<4x2xi32> -> tensor<4x2x32xf32>
    %y = llm.expert_sum_add %d, %w, %x : tensor<4x2x32xf32>, tensor<4x2xf32> -> tensor<4x32xf32>
    return %y : tensor<4x32xf32>
  }

  // Router logits may be padded too: their reader is told how wide they are.
  // CHECK-LABEL: func.func @padded_router
  func.func @padded_router(%step: !llm.step, %x: tensor<4x32xf32>, %w: tensor<20x32xf32>) -> tensor<4x2xf32>
      attributes {llm.bucket = {kind = "decode", rows = 4 : i64, logit_rows = 4 : i64}} {
    // CHECK: %[[LOGITS:.*]] = launch.dispatch "linear_f32_r4p1__cpu" {{.*}} -> tensor<4x32xf32>
    // CHECK: launch.dispatch "route_f32__cpu" grid [1, 1] params {experts = 20 : index, {{.*}}logitsWidth = 32 : index, {{.*}}}(%{{.*}}, %[[LOGITS]])
    %logits = llm.linear %x, %w : tensor<4x32xf32>, tensor<20x32xf32> -> tensor<4x20xf32>
    %weights, %ids = llm.route %logits {normalize = true} : tensor<4x20xf32> -> tensor<4x2xf32>, tensor<4x2xi32>
    return %weights : tensor<4x2xf32>
  }

}
