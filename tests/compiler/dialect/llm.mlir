// RUN: kvc-opt %s | kvc-opt | FileCheck %s

// Single operations, as the importer writes them.

// CHECK-LABEL: func.func @weights
func.func @weights() {
  // CHECK: llm.weight ["a"] : tensor<64x32xbf16>
  %0 = llm.weight ["a"] : tensor<64x32xbf16>
  // CHECK: llm.weight ["q", "k"] {interleave = 16 : i64, rotary = array<i64: 64, 0>} : tensor<128x32x!llm.block<"q4_1">>
  %1 = llm.weight ["q", "k"] {interleave = 16 : i64, rotary = array<i64: 64, 0>}
      : tensor<128x32x!llm.block<"q4_1">>
  // CHECK: llm.weight ["w"] : tensor<64x256x!llm.block<"int4", 128>>
  %packed = llm.weight ["w"] : tensor<64x256x!llm.block<"int4", 128>>
  // CHECK: llm.weight ["e0", "e1"] : tensor<2x64x32x!llm.block<"q8_0">>
  %2 = llm.weight ["e0", "e1"] : tensor<2x64x32x!llm.block<"q8_0">>
  return
}

// CHECK-LABEL: func.func @rows
// CHECK-SAME: (%[[STEP:.*]]: !llm.step, %[[TABLE:.*]]: tensor<256x64xbf16>, %[[NORM:.*]]: tensor<64xf32>, %[[W:.*]]: tensor<128x64xf16>, %[[B:.*]]: tensor<128xf16>)
func.func @rows(%step: !llm.step, %table: tensor<256x64xbf16>, %norm: tensor<64xf32>,
    %w: tensor<128x64xf16>, %b: tensor<128xf16>) -> tensor<?x128xf32> {
  // CHECK: %[[X:.*]] = llm.embed %[[STEP]], %[[TABLE]] : tensor<256x64xbf16> -> tensor<?x64xf32>
  %x = llm.embed %step, %table : tensor<256x64xbf16> -> tensor<?x64xf32>
  // CHECK: %[[N:.*]] = llm.rms_norm %[[X]], %[[NORM]] {epsilon = 9.99999974E-6 : f32} : tensor<?x64xf32>, tensor<64xf32>
  %n = llm.rms_norm %x, %norm {epsilon = 1.0e-5 : f32} : tensor<?x64xf32>, tensor<64xf32>
  // CHECK: %[[L:.*]] = llm.linear %[[N]], %[[W]] : tensor<?x64xf32>, tensor<128x64xf16> -> tensor<?x128xf32>
  %l = llm.linear %n, %w : tensor<?x64xf32>, tensor<128x64xf16> -> tensor<?x128xf32>
  // CHECK: %[[BIASED:.*]] = llm.bias_add %[[L]], %[[B]] : tensor<?x128xf32>, tensor<128xf16>
  %biased = llm.bias_add %l, %b : tensor<?x128xf32>, tensor<128xf16>
  // CHECK: %[[S:.*]] = llm.silu %[[BIASED]] : tensor<?x128xf32>
  %s = llm.silu %biased : tensor<?x128xf32>
  // CHECK: %[[M:.*]] = llm.mul %[[S]], %[[L]] : tensor<?x128xf32>
  %m = llm.mul %s, %l : tensor<?x128xf32>
  // CHECK: %[[A:.*]] = llm.add %[[M]], %[[L]] : tensor<?x128xf32>
  %a = llm.add %m, %l : tensor<?x128xf32>
  // CHECK: llm.select_rows %[[A]], %[[STEP]] : tensor<?x128xf32> -> tensor<?x128xf32>
  %r = llm.select_rows %a, %step : tensor<?x128xf32> -> tensor<?x128xf32>
  return %r : tensor<?x128xf32>
}

// CHECK-LABEL: func.func @attention
// CHECK-SAME: (%[[STEP:.*]]: !llm.step, %[[CACHE:.*]]: !llm.kv_cache<2, 64, f8E4M3FN>, %[[Q:.*]]: tensor<?x256xf32>, %[[KV:.*]]: tensor<?x2x64xf32>)
func.func @attention(%step: !llm.step, %cache: !llm.kv_cache<2, 64, f8E4M3FN>,
    %q: tensor<?x256xf32>, %kv: tensor<?x2x64xf32>) -> tensor<?x256xf32> {
  // CHECK: %[[HEADS:.*]] = llm.split_heads %[[Q]] : tensor<?x256xf32> -> tensor<?x4x64xf32>
  %heads = llm.split_heads %q : tensor<?x256xf32> -> tensor<?x4x64xf32>
  // CHECK: %[[K:.*]] = llm.rope %[[KV]], %[[STEP]] {attention_factor = 1.000000e+00 : f64, inverse_frequencies = array<f64: {{.*}}>} : tensor<?x2x64xf32>
  %k = llm.rope %kv, %step {attention_factor = 1.0 : f64, inverse_frequencies = array<f64:
      1., 1., 1., 1., 1., 1., 1., 1., 1., 1., 1., 1., 1., 1., 1., 1.,
      1., 1., 1., 1., 1., 1., 1., 1., 1., 1., 1., 1., 1., 1., 1., 1.>} : tensor<?x2x64xf32>
  // CHECK: %[[NEW:.*]] = llm.kv_write %[[CACHE]], %[[K]], %[[KV]], %[[STEP]]
  // CHECK-SAME: {key_scales = array<f32: 5.000000e-01, 2.500000e-01>} : tensor<?x2x64xf32>, <2, 64, f8E4M3FN>
  %new = llm.kv_write %cache, %k, %kv, %step {key_scales = array<f32: 0.5, 0.25>}
      : tensor<?x2x64xf32>, !llm.kv_cache<2, 64, f8E4M3FN>
  // CHECK: %[[O:.*]] = llm.paged_attention %[[HEADS]], %[[NEW]], %[[STEP]]
  // CHECK-SAME: {key_scales = array<f32: 5.000000e-01, 2.500000e-01>, scale = 1.250000e-01 : f32} : tensor<?x4x64xf32>, <2, 64, f8E4M3FN>
  %o = llm.paged_attention %heads, %new, %step
      {scale = 0.125 : f32, key_scales = array<f32: 0.5, 0.25>}
      : tensor<?x4x64xf32>, !llm.kv_cache<2, 64, f8E4M3FN>
  // CHECK: llm.merge_heads %[[O]] : tensor<?x4x64xf32> -> tensor<?x256xf32>
  %merged = llm.merge_heads %o : tensor<?x4x64xf32> -> tensor<?x256xf32>
  return %merged : tensor<?x256xf32>
}

// CHECK-LABEL: func.func private @caches
// CHECK-SAME: (!llm.kv_cache<2, 64, f32>, !llm.kv_cache<2, 64, f16>, !llm.kv_cache<2, 64, f8E5M2>)
func.func private @caches(!llm.kv_cache<2, 64, f32>, !llm.kv_cache<2, 64, f16>,
    !llm.kv_cache<2, 64, f8E5M2>)

// CHECK-LABEL: func.func @experts
// CHECK-SAME: (%[[X:.*]]: tensor<?x64xf32>, %[[LOGITS:.*]]: tensor<?x8xf32>, %[[UP:.*]]: tensor<8x128x64xbf16>, %[[DOWN:.*]]: tensor<8x64x128xbf16>)
func.func @experts(%x: tensor<?x64xf32>, %logits: tensor<?x8xf32>,
    %up: tensor<8x128x64xbf16>, %down: tensor<8x64x128xbf16>) -> tensor<?x64xf32> {
  // CHECK: %[[WEIGHTS:.*]], %[[IDS:.*]] = llm.route %[[LOGITS]] {normalize = true} : tensor<?x8xf32> -> tensor<?x2xf32>, tensor<?x2xi32>
  %weights, %ids = llm.route %logits {normalize = true}
      : tensor<?x8xf32> -> tensor<?x2xf32>, tensor<?x2xi32>
  // CHECK: %[[U:.*]] = llm.expert_linear %[[X]], %[[UP]], %[[IDS]] : tensor<?x64xf32>, tensor<8x128x64xbf16>, tensor<?x2xi32> -> tensor<?x2x128xf32>
  %u = llm.expert_linear %x, %up, %ids : tensor<?x64xf32>, tensor<8x128x64xbf16>,
      tensor<?x2xi32> -> tensor<?x2x128xf32>
  // CHECK: %[[D:.*]] = llm.expert_linear %[[U]], %[[DOWN]], %[[IDS]] : tensor<?x2x128xf32>, tensor<8x64x128xbf16>, tensor<?x2xi32> -> tensor<?x2x64xf32>
  %d = llm.expert_linear %u, %down, %ids : tensor<?x2x128xf32>, tensor<8x64x128xbf16>,
      tensor<?x2xi32> -> tensor<?x2x64xf32>
  // CHECK: llm.expert_sum %[[D]], %[[WEIGHTS]] : tensor<?x2x64xf32>, tensor<?x2xf32> -> tensor<?x64xf32>
  %s = llm.expert_sum %d, %weights : tensor<?x2x64xf32>, tensor<?x2xf32> -> tensor<?x64xf32>
  return %s : tensor<?x64xf32>
}
