// RUN: kvc-opt %s | kvc-opt | FileCheck %s

// Fused operations, as the fusion passes write them.

// Head size 4: two inverse frequencies.
// CHECK-LABEL: func.func @qkv
// CHECK-SAME: (%[[STEP:.*]]: !llm.step, %[[CACHE:.*]]: !llm.kv_cache<1, 4, f16>, %[[X:.*]]: tensor<?x32xf32>, %[[W:.*]]: tensor<16x32xbf16>, %[[B:.*]]: tensor<16xbf16>, %[[N:.*]]: tensor<4xbf16>)
func.func @qkv(%step: !llm.step, %cache: !llm.kv_cache<1, 4, f16>, %x: tensor<?x32xf32>,
    %w: tensor<16x32xbf16>, %b: tensor<16xbf16>, %n: tensor<4xbf16>) {
  // CHECK: %{{.*}}, %[[C0:.*]] = llm.qkv %[[X]], %[[W]] cache %[[CACHE]], %[[STEP]]
  // CHECK-SAME: {attention_factor = 1.000000e+00 : f64, inverse_frequencies = array<f64: 1.000000e+00, 5.000000e-01>}
  // CHECK-SAME: : tensor<?x32xf32>, tensor<16x32xbf16> -> tensor<?x2x4xf32>, <1, 4, f16>
  %q0, %c0 = llm.qkv %x, %w cache %cache, %step
      {attention_factor = 1.0 : f64, inverse_frequencies = array<f64: 1.0, 0.5>}
      : tensor<?x32xf32>, tensor<16x32xbf16> -> tensor<?x2x4xf32>, !llm.kv_cache<1, 4, f16>
  // CHECK: %{{.*}}, %[[C1:.*]] = llm.qkv %[[X]], %[[W]] bias %[[B]] : tensor<16xbf16> cache %[[C0]], %[[STEP]]
  %q1, %c1 = llm.qkv %x, %w bias %b : tensor<16xbf16> cache %c0, %step
      {attention_factor = 1.0 : f64, inverse_frequencies = array<f64: 1.0, 0.5>}
      : tensor<?x32xf32>, tensor<16x32xbf16> -> tensor<?x2x4xf32>, !llm.kv_cache<1, 4, f16>
  // CHECK: llm.qkv %[[X]], %[[W]] norms %[[N]] : tensor<4xbf16>, %[[N]] : tensor<4xbf16> cache %[[C1]], %[[STEP]]
  // CHECK-SAME: epsilon = 9.99999997E-7 : f32
  %q2, %c2 = llm.qkv %x, %w norms %n : tensor<4xbf16>, %n : tensor<4xbf16> cache %c1, %step
      {attention_factor = 1.0 : f64, inverse_frequencies = array<f64: 1.0, 0.5>, epsilon = 1.0e-6 : f32}
      : tensor<?x32xf32>, tensor<16x32xbf16> -> tensor<?x2x4xf32>, !llm.kv_cache<1, 4, f16>
  return
}

// CHECK-LABEL: func.func @dense
// CHECK-SAME: (%[[STEP:.*]]: !llm.step, %[[X:.*]]: tensor<?x32xf32>, %[[W:.*]]: tensor<128x32xf16>, %[[D:.*]]: tensor<32x64xf16>, %[[N:.*]]: tensor<32xf16>)
func.func @dense(%step: !llm.step, %x: tensor<?x32xf32>, %w: tensor<128x32xf16>,
    %d: tensor<32x64xf16>, %n: tensor<32xf16>) -> tensor<?x32xf32> {
  // CHECK: %[[G:.*]] = llm.gate_up %[[X]], %[[W]] : tensor<?x32xf32>, tensor<128x32xf16> -> tensor<?x64xf32>
  %g = llm.gate_up %x, %w : tensor<?x32xf32>, tensor<128x32xf16> -> tensor<?x64xf32>
  // CHECK: %[[A:.*]] = llm.linear_add %[[G]], %[[D]], %[[X]] : tensor<?x64xf32>, tensor<32x64xf16> -> tensor<?x32xf32>
  %a = llm.linear_add %g, %d, %x : tensor<?x64xf32>, tensor<32x64xf16> -> tensor<?x32xf32>
  // CHECK: llm.select_norm %[[A]], %[[N]], %[[STEP]] {epsilon = 9.99999997E-7 : f32} : tensor<?x32xf32>, tensor<32xf16> -> tensor<?x32xf32>
  %s = llm.select_norm %a, %n, %step {epsilon = 1.0e-6 : f32}
      : tensor<?x32xf32>, tensor<32xf16> -> tensor<?x32xf32>
  return %s : tensor<?x32xf32>
}

// CHECK-LABEL: func.func @experts
// CHECK-SAME: (%[[X:.*]]: tensor<?x32xf32>, %[[W:.*]]: tensor<8x128x32xf16>, %[[IDS:.*]]: tensor<?x2xi32>, %[[D:.*]]: tensor<?x2x32xf32>, %[[WEIGHTS:.*]]: tensor<?x2xf32>)
func.func @experts(%x: tensor<?x32xf32>, %w: tensor<8x128x32xf16>, %ids: tensor<?x2xi32>,
    %d: tensor<?x2x32xf32>, %weights: tensor<?x2xf32>) {
  // CHECK: llm.expert_gate_up %[[X]], %[[W]], %[[IDS]] : tensor<?x32xf32>, tensor<8x128x32xf16>, tensor<?x2xi32> -> tensor<?x2x64xf32>
  %g = llm.expert_gate_up %x, %w, %ids : tensor<?x32xf32>, tensor<8x128x32xf16>,
      tensor<?x2xi32> -> tensor<?x2x64xf32>
  // CHECK: llm.expert_sum_add %[[D]], %[[WEIGHTS]], %[[X]] : tensor<?x2x32xf32>, tensor<?x2xf32> -> tensor<?x32xf32>
  %s = llm.expert_sum_add %d, %weights, %x
      : tensor<?x2x32xf32>, tensor<?x2xf32> -> tensor<?x32xf32>
  return
}
