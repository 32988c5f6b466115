// RUN: kvc-opt %s --llm-fuse-qkv --split-input-file | FileCheck %s

// Three linear layers, rotation and write become one operation by a stacked weight.
// CHECK-LABEL: func.func @plain
// CHECK-SAME: (%[[STEP:.*]]: !llm.step, %[[CACHE:.*]]: !llm.kv_cache<1, 4, f16>, %[[X:.*]]: tensor<?x32xf32>, %[[OTHER:.*]]: tensor<?x32xf32>)
func.func @plain(%step: !llm.step, %cache: !llm.kv_cache<1, 4, f16>, %x: tensor<?x32xf32>,
    %other: tensor<?x32xf32>) -> tensor<?x2x4xf32> {
  // CHECK-DAG: %[[W:.*]] = llm.weight ["q", "k", "v"] : tensor<16x32xbf16>
  // CHECK: %[[Q:.*]], %[[NEW:.*]] = llm.qkv %[[X]], %[[W]] cache %[[CACHE]], %[[STEP]]
  // CHECK-SAME: inverse_frequencies = array<f64: 1.000000e+00, 5.000000e-01>
  // CHECK-SAME: key_scales = array<f32: 5.000000e-01>, value_scales = array<f32: 2.500000e-01>
  // CHECK-NOT: llm.kv_write
  // CHECK: llm.paged_attention %[[Q]], %[[NEW]], %[[STEP]]
  %qw = llm.weight ["q"] : tensor<8x32xbf16>
  %q0 = llm.linear %x, %qw : tensor<?x32xf32>, tensor<8x32xbf16> -> tensor<?x8xf32>
  %q2 = llm.split_heads %q0 : tensor<?x8xf32> -> tensor<?x2x4xf32>
  %q4 = llm.rope %q2, %step {attention_factor = 1.0 : f64, inverse_frequencies = array<f64: 1.0, 0.5>} : tensor<?x2x4xf32>
  %kw = llm.weight ["k"] : tensor<4x32xbf16>
  %k0 = llm.linear %x, %kw : tensor<?x32xf32>, tensor<4x32xbf16> -> tensor<?x4xf32>
  %k2 = llm.split_heads %k0 : tensor<?x4xf32> -> tensor<?x1x4xf32>
  %k4 = llm.rope %k2, %step {attention_factor = 1.0 : f64, inverse_frequencies = array<f64: 1.0, 0.5>} : tensor<?x1x4xf32>
  %vw = llm.weight ["v"] : tensor<4x32xbf16>
  %v0 = llm.linear %x, %vw : tensor<?x32xf32>, tensor<4x32xbf16> -> tensor<?x4xf32>
  %v2 = llm.split_heads %v0 : tensor<?x4xf32> -> tensor<?x1x4xf32>
  %new = llm.kv_write %cache, %k4, %v2, %step {key_scales = array<f32: 0.5>, value_scales = array<f32: 0.25>}
      : tensor<?x1x4xf32>, !llm.kv_cache<1, 4, f16>
  %o = llm.paged_attention %q4, %new, %step {scale = 0.5 : f32} : tensor<?x2x4xf32>, !llm.kv_cache<1, 4, f16>
  return %o : tensor<?x2x4xf32>
}

// -----

// Biases are stacked as the weights are.
// CHECK-LABEL: func.func @bias
// CHECK-SAME: (%[[STEP:.*]]: !llm.step, %[[CACHE:.*]]: !llm.kv_cache<1, 4, f16>, %[[X:.*]]: tensor<?x32xf32>, %[[OTHER:.*]]: tensor<?x32xf32>)
func.func @bias(%step: !llm.step, %cache: !llm.kv_cache<1, 4, f16>, %x: tensor<?x32xf32>,
    %other: tensor<?x32xf32>) -> tensor<?x2x4xf32> {
  // CHECK-DAG: %[[W:.*]] = llm.weight ["q", "k", "v"] : tensor<16x32xbf16>
  // CHECK-DAG: %[[B:.*]] = llm.weight ["q_bias", "k_bias", "v_bias"] : tensor<16xf16>
  // CHECK: %[[Q:.*]], %[[NEW:.*]] = llm.qkv %[[X]], %[[W]] bias %[[B]] : tensor<16xf16> cache %[[CACHE]], %[[STEP]]
  // CHECK-SAME: inverse_frequencies = array<f64: 1.000000e+00, 5.000000e-01>
  // CHECK-SAME: key_scales = array<f32: 5.000000e-01>, value_scales = array<f32: 2.500000e-01>
  // CHECK-NOT: llm.kv_write
  // CHECK: llm.paged_attention %[[Q]], %[[NEW]], %[[STEP]]
  %qw = llm.weight ["q"] : tensor<8x32xbf16>
  %q0 = llm.linear %x, %qw : tensor<?x32xf32>, tensor<8x32xbf16> -> tensor<?x8xf32>
  %qb = llm.weight ["q_bias"] : tensor<8xf16>
  %q1 = llm.bias_add %q0, %qb : tensor<?x8xf32>, tensor<8xf16>
  %q2 = llm.split_heads %q1 : tensor<?x8xf32> -> tensor<?x2x4xf32>
  %q4 = llm.rope %q2, %step {attention_factor = 1.0 : f64, inverse_frequencies = array<f64: 1.0, 0.5>} : tensor<?x2x4xf32>
  %kw = llm.weight ["k"] : tensor<4x32xbf16>
  %k0 = llm.linear %x, %kw : tensor<?x32xf32>, tensor<4x32xbf16> -> tensor<?x4xf32>
  %kb = llm.weight ["k_bias"] : tensor<4xf16>
  %k1 = llm.bias_add %k0, %kb : tensor<?x4xf32>, tensor<4xf16>
  %k2 = llm.split_heads %k1 : tensor<?x4xf32> -> tensor<?x1x4xf32>
  %k4 = llm.rope %k2, %step {attention_factor = 1.0 : f64, inverse_frequencies = array<f64: 1.0, 0.5>} : tensor<?x1x4xf32>
  %vw = llm.weight ["v"] : tensor<4x32xbf16>
  %v0 = llm.linear %x, %vw : tensor<?x32xf32>, tensor<4x32xbf16> -> tensor<?x4xf32>
  %vb = llm.weight ["v_bias"] : tensor<4xf16>
  %v1 = llm.bias_add %v0, %vb : tensor<?x4xf32>, tensor<4xf16>
  %v2 = llm.split_heads %v1 : tensor<?x4xf32> -> tensor<?x1x4xf32>
  %new = llm.kv_write %cache, %k4, %v2, %step {key_scales = array<f32: 0.5>, value_scales = array<f32: 0.25>}
      : tensor<?x1x4xf32>, !llm.kv_cache<1, 4, f16>
  %o = llm.paged_attention %q4, %new, %step {scale = 0.5 : f32} : tensor<?x2x4xf32>, !llm.kv_cache<1, 4, f16>
  return %o : tensor<?x2x4xf32>
}

// -----

// Head norms keep their weights and their epsilon.
// CHECK-LABEL: func.func @norms
// CHECK-SAME: (%[[STEP:.*]]: !llm.step, %[[CACHE:.*]]: !llm.kv_cache<1, 4, f16>, %[[X:.*]]: tensor<?x32xf32>, %[[OTHER:.*]]: tensor<?x32xf32>)
func.func @norms(%step: !llm.step, %cache: !llm.kv_cache<1, 4, f16>, %x: tensor<?x32xf32>,
    %other: tensor<?x32xf32>) -> tensor<?x2x4xf32> {
  // CHECK-DAG: %[[W:.*]] = llm.weight ["q", "k", "v"] : tensor<16x32xbf16>
  // CHECK-DAG: %[[QN:.*]] = llm.weight ["q_norm"] : tensor<4xf32>
  // CHECK-DAG: %[[KN:.*]] = llm.weight ["k_norm"] : tensor<4xf32>
  // CHECK: llm.qkv %[[X]], %[[W]] norms %[[QN]] : tensor<4xf32>, %[[KN]] : tensor<4xf32> cache %[[CACHE]], %[[STEP]]
  // CHECK-SAME: epsilon = 9.99999997E-7 : f32
  %qw = llm.weight ["q"] : tensor<8x32xbf16>
  %q0 = llm.linear %x, %qw : tensor<?x32xf32>, tensor<8x32xbf16> -> tensor<?x8xf32>
  %q2 = llm.split_heads %q0 : tensor<?x8xf32> -> tensor<?x2x4xf32>
  %qn = llm.weight ["q_norm"] : tensor<4xf32>
  %q3 = llm.rms_norm %q2, %qn {epsilon = 1.0e-6 : f32} : tensor<?x2x4xf32>, tensor<4xf32>
  %q4 = llm.rope %q3, %step {attention_factor = 1.0 : f64, inverse_frequencies = array<f64: 1.0, 0.5>} : tensor<?x2x4xf32>
  %kw = llm.weight ["k"] : tensor<4x32xbf16>
  %k0 = llm.linear %x, %kw : tensor<?x32xf32>, tensor<4x32xbf16> -> tensor<?x4xf32>
  %k2 = llm.split_heads %k0 : tensor<?x4xf32> -> tensor<?x1x4xf32>
  %kn = llm.weight ["k_norm"] : tensor<4xf32>
  %k3 = llm.rms_norm %k2, %kn {epsilon = 1.0e-6 : f32} : tensor<?x1x4xf32>, tensor<4xf32>
  %k4 = llm.rope %k3, %step {attention_factor = 1.0 : f64, inverse_frequencies = array<f64: 1.0, 0.5>} : tensor<?x1x4xf32>
  %vw = llm.weight ["v"] : tensor<4x32xbf16>
  %v0 = llm.linear %x, %vw : tensor<?x32xf32>, tensor<4x32xbf16> -> tensor<?x4xf32>
  %v2 = llm.split_heads %v0 : tensor<?x4xf32> -> tensor<?x1x4xf32>
  %new = llm.kv_write %cache, %k4, %v2, %step {key_scales = array<f32: 0.5>, value_scales = array<f32: 0.25>}
      : tensor<?x1x4xf32>, !llm.kv_cache<1, 4, f16>
  %o = llm.paged_attention %q4, %new, %step {scale = 0.5 : f32} : tensor<?x2x4xf32>, !llm.kv_cache<1, 4, f16>
  return %o : tensor<?x2x4xf32>
}

// -----

// Rows that hold rotary pairs as neighbours are marked source by source.
// CHECK-LABEL: func.func @rotary
// CHECK-SAME: (%[[STEP:.*]]: !llm.step, %[[CACHE:.*]]: !llm.kv_cache<1, 4, f16>, %[[X:.*]]: tensor<?x32xf32>, %[[OTHER:.*]]: tensor<?x32xf32>)
func.func @rotary(%step: !llm.step, %cache: !llm.kv_cache<1, 4, f16>, %x: tensor<?x32xf32>,
    %other: tensor<?x32xf32>) -> tensor<?x2x4xf32> {
  // CHECK: llm.weight ["q", "k", "v"] {rotary = array<i64: 4, 4, 0>} : tensor<16x32xbf16>
  %qw = llm.weight ["q"] {rotary = array<i64: 4>} : tensor<8x32xbf16>
  %q0 = llm.linear %x, %qw : tensor<?x32xf32>, tensor<8x32xbf16> -> tensor<?x8xf32>
  %q2 = llm.split_heads %q0 : tensor<?x8xf32> -> tensor<?x2x4xf32>
  %q4 = llm.rope %q2, %step {attention_factor = 1.0 : f64, inverse_frequencies = array<f64: 1.0, 0.5>} : tensor<?x2x4xf32>
  %kw = llm.weight ["k"] {rotary = array<i64: 4>} : tensor<4x32xbf16>
  %k0 = llm.linear %x, %kw : tensor<?x32xf32>, tensor<4x32xbf16> -> tensor<?x4xf32>
  %k2 = llm.split_heads %k0 : tensor<?x4xf32> -> tensor<?x1x4xf32>
  %k4 = llm.rope %k2, %step {attention_factor = 1.0 : f64, inverse_frequencies = array<f64: 1.0, 0.5>} : tensor<?x1x4xf32>
  %vw = llm.weight ["v"] : tensor<4x32xbf16>
  %v0 = llm.linear %x, %vw : tensor<?x32xf32>, tensor<4x32xbf16> -> tensor<?x4xf32>
  %v2 = llm.split_heads %v0 : tensor<?x4xf32> -> tensor<?x1x4xf32>
  %new = llm.kv_write %cache, %k4, %v2, %step {key_scales = array<f32: 0.5>, value_scales = array<f32: 0.25>}
      : tensor<?x1x4xf32>, !llm.kv_cache<1, 4, f16>
  %o = llm.paged_attention %q4, %new, %step {scale = 0.5 : f32} : tensor<?x2x4xf32>, !llm.kv_cache<1, 4, f16>
  return %o : tensor<?x2x4xf32>
}

// -----

// Weights of different types cannot be stacked.
// CHECK-LABEL: func.func @weight_types
// CHECK-SAME: (%[[STEP:.*]]: !llm.step, %[[CACHE:.*]]: !llm.kv_cache<1, 4, f16>, %[[X:.*]]: tensor<?x32xf32>, %[[OTHER:.*]]: tensor<?x32xf32>)
func.func @weight_types(%step: !llm.step, %cache: !llm.kv_cache<1, 4, f16>, %x: tensor<?x32xf32>,
    %other: tensor<?x32xf32>) -> tensor<?x2x4xf32> {
  // CHECK-NOT: llm.qkv
  // CHECK: llm.kv_write
  // CHECK-NOT: llm.qkv
  %qw = llm.weight ["q"] : tensor<8x32xbf16>
  %q0 = llm.linear %x, %qw : tensor<?x32xf32>, tensor<8x32xbf16> -> tensor<?x8xf32>
  %q2 = llm.split_heads %q0 : tensor<?x8xf32> -> tensor<?x2x4xf32>
  %q4 = llm.rope %q2, %step {attention_factor = 1.0 : f64, inverse_frequencies = array<f64: 1.0, 0.5>} : tensor<?x2x4xf32>
  %kw = llm.weight ["k"] : tensor<4x32xbf16>
  %k0 = llm.linear %x, %kw : tensor<?x32xf32>, tensor<4x32xbf16> -> tensor<?x4xf32>
  %k2 = llm.split_heads %k0 : tensor<?x4xf32> -> tensor<?x1x4xf32>
  %k4 = llm.rope %k2, %step {attention_factor = 1.0 : f64, inverse_frequencies = array<f64: 1.0, 0.5>} : tensor<?x1x4xf32>
  %vw = llm.weight ["v"] : tensor<4x32xf16>
  %v0 = llm.linear %x, %vw : tensor<?x32xf32>, tensor<4x32xf16> -> tensor<?x4xf32>
  %v2 = llm.split_heads %v0 : tensor<?x4xf32> -> tensor<?x1x4xf32>
  %new = llm.kv_write %cache, %k4, %v2, %step {key_scales = array<f32: 0.5>, value_scales = array<f32: 0.25>}
      : tensor<?x1x4xf32>, !llm.kv_cache<1, 4, f16>
  %o = llm.paged_attention %q4, %new, %step {scale = 0.5 : f32} : tensor<?x2x4xf32>, !llm.kv_cache<1, 4, f16>
  return %o : tensor<?x2x4xf32>
}

// -----

// Nor can biases: none may be lost.
// CHECK-LABEL: func.func @bias_types
// CHECK-SAME: (%[[STEP:.*]]: !llm.step, %[[CACHE:.*]]: !llm.kv_cache<1, 4, f16>, %[[X:.*]]: tensor<?x32xf32>, %[[OTHER:.*]]: tensor<?x32xf32>)
func.func @bias_types(%step: !llm.step, %cache: !llm.kv_cache<1, 4, f16>, %x: tensor<?x32xf32>,
    %other: tensor<?x32xf32>) -> tensor<?x2x4xf32> {
  // CHECK-NOT: llm.qkv
  // CHECK: llm.kv_write
  // CHECK-NOT: llm.qkv
  %qw = llm.weight ["q"] : tensor<8x32xbf16>
  %q0 = llm.linear %x, %qw : tensor<?x32xf32>, tensor<8x32xbf16> -> tensor<?x8xf32>
  %qb = llm.weight ["q_bias"] : tensor<8xf16>
  %q1 = llm.bias_add %q0, %qb : tensor<?x8xf32>, tensor<8xf16>
  %q2 = llm.split_heads %q1 : tensor<?x8xf32> -> tensor<?x2x4xf32>
  %q4 = llm.rope %q2, %step {attention_factor = 1.0 : f64, inverse_frequencies = array<f64: 1.0, 0.5>} : tensor<?x2x4xf32>
  %kw = llm.weight ["k"] : tensor<4x32xbf16>
  %k0 = llm.linear %x, %kw : tensor<?x32xf32>, tensor<4x32xbf16> -> tensor<?x4xf32>
  %kb = llm.weight ["k_bias"] : tensor<4xf16>
  %k1 = llm.bias_add %k0, %kb : tensor<?x4xf32>, tensor<4xf16>
  %k2 = llm.split_heads %k1 : tensor<?x4xf32> -> tensor<?x1x4xf32>
  %k4 = llm.rope %k2, %step {attention_factor = 1.0 : f64, inverse_frequencies = array<f64: 1.0, 0.5>} : tensor<?x1x4xf32>
  %vw = llm.weight ["v"] : tensor<4x32xbf16>
  %v0 = llm.linear %x, %vw : tensor<?x32xf32>, tensor<4x32xbf16> -> tensor<?x4xf32>
  %vb = llm.weight ["v_bias"] : tensor<4xf32>
  %v1 = llm.bias_add %v0, %vb : tensor<?x4xf32>, tensor<4xf32>
  %v2 = llm.split_heads %v1 : tensor<?x4xf32> -> tensor<?x1x4xf32>
  %new = llm.kv_write %cache, %k4, %v2, %step {key_scales = array<f32: 0.5>, value_scales = array<f32: 0.25>}
      : tensor<?x1x4xf32>, !llm.kv_cache<1, 4, f16>
  %o = llm.paged_attention %q4, %new, %step {scale = 0.5 : f32} : tensor<?x2x4xf32>, !llm.kv_cache<1, 4, f16>
  return %o : tensor<?x2x4xf32>
}

// -----

// Only the query has a bias.
// CHECK-LABEL: func.func @some_biases
// CHECK-SAME: (%[[STEP:.*]]: !llm.step, %[[CACHE:.*]]: !llm.kv_cache<1, 4, f16>, %[[X:.*]]: tensor<?x32xf32>, %[[OTHER:.*]]: tensor<?x32xf32>)
func.func @some_biases(%step: !llm.step, %cache: !llm.kv_cache<1, 4, f16>, %x: tensor<?x32xf32>,
    %other: tensor<?x32xf32>) -> tensor<?x2x4xf32> {
  // CHECK-NOT: llm.qkv
  // CHECK: llm.kv_write
  // CHECK-NOT: llm.qkv
  %qw = llm.weight ["q"] : tensor<8x32xbf16>
  %q0 = llm.linear %x, %qw : tensor<?x32xf32>, tensor<8x32xbf16> -> tensor<?x8xf32>
  %qb = llm.weight ["q_bias"] : tensor<8xf16>
  %q1 = llm.bias_add %q0, %qb : tensor<?x8xf32>, tensor<8xf16>
  %q2 = llm.split_heads %q1 : tensor<?x8xf32> -> tensor<?x2x4xf32>
  %q4 = llm.rope %q2, %step {attention_factor = 1.0 : f64, inverse_frequencies = array<f64: 1.0, 0.5>} : tensor<?x2x4xf32>
  %kw = llm.weight ["k"] : tensor<4x32xbf16>
  %k0 = llm.linear %x, %kw : tensor<?x32xf32>, tensor<4x32xbf16> -> tensor<?x4xf32>
  %k2 = llm.split_heads %k0 : tensor<?x4xf32> -> tensor<?x1x4xf32>
  %k4 = llm.rope %k2, %step {attention_factor = 1.0 : f64, inverse_frequencies = array<f64: 1.0, 0.5>} : tensor<?x1x4xf32>
  %vw = llm.weight ["v"] : tensor<4x32xbf16>
  %v0 = llm.linear %x, %vw : tensor<?x32xf32>, tensor<4x32xbf16> -> tensor<?x4xf32>
  %v2 = llm.split_heads %v0 : tensor<?x4xf32> -> tensor<?x1x4xf32>
  %new = llm.kv_write %cache, %k4, %v2, %step {key_scales = array<f32: 0.5>, value_scales = array<f32: 0.25>}
      : tensor<?x1x4xf32>, !llm.kv_cache<1, 4, f16>
  %o = llm.paged_attention %q4, %new, %step {scale = 0.5 : f32} : tensor<?x2x4xf32>, !llm.kv_cache<1, 4, f16>
  return %o : tensor<?x2x4xf32>
}

// -----

// Only the query has a norm.
// CHECK-LABEL: func.func @one_norm
// CHECK-SAME: (%[[STEP:.*]]: !llm.step, %[[CACHE:.*]]: !llm.kv_cache<1, 4, f16>, %[[X:.*]]: tensor<?x32xf32>, %[[OTHER:.*]]: tensor<?x32xf32>)
func.func @one_norm(%step: !llm.step, %cache: !llm.kv_cache<1, 4, f16>, %x: tensor<?x32xf32>,
    %other: tensor<?x32xf32>) -> tensor<?x2x4xf32> {
  // CHECK-NOT: llm.qkv
  // CHECK: llm.kv_write
  // CHECK-NOT: llm.qkv
  %qw = llm.weight ["q"] : tensor<8x32xbf16>
  %q0 = llm.linear %x, %qw : tensor<?x32xf32>, tensor<8x32xbf16> -> tensor<?x8xf32>
  %q2 = llm.split_heads %q0 : tensor<?x8xf32> -> tensor<?x2x4xf32>
  %qn = llm.weight ["q_norm"] : tensor<4xf32>
  %q3 = llm.rms_norm %q2, %qn {epsilon = 1.0e-6 : f32} : tensor<?x2x4xf32>, tensor<4xf32>
  %q4 = llm.rope %q3, %step {attention_factor = 1.0 : f64, inverse_frequencies = array<f64: 1.0, 0.5>} : tensor<?x2x4xf32>
  %kw = llm.weight ["k"] : tensor<4x32xbf16>
  %k0 = llm.linear %x, %kw : tensor<?x32xf32>, tensor<4x32xbf16> -> tensor<?x4xf32>
  %k2 = llm.split_heads %k0 : tensor<?x4xf32> -> tensor<?x1x4xf32>
  %k4 = llm.rope %k2, %step {attention_factor = 1.0 : f64, inverse_frequencies = array<f64: 1.0, 0.5>} : tensor<?x1x4xf32>
  %vw = llm.weight ["v"] : tensor<4x32xbf16>
  %v0 = llm.linear %x, %vw : tensor<?x32xf32>, tensor<4x32xbf16> -> tensor<?x4xf32>
  %v2 = llm.split_heads %v0 : tensor<?x4xf32> -> tensor<?x1x4xf32>
  %new = llm.kv_write %cache, %k4, %v2, %step {key_scales = array<f32: 0.5>, value_scales = array<f32: 0.25>}
      : tensor<?x1x4xf32>, !llm.kv_cache<1, 4, f16>
  %o = llm.paged_attention %q4, %new, %step {scale = 0.5 : f32} : tensor<?x2x4xf32>, !llm.kv_cache<1, 4, f16>
  return %o : tensor<?x2x4xf32>
}

// -----

// The norms differ.
// CHECK-LABEL: func.func @epsilons
// CHECK-SAME: (%[[STEP:.*]]: !llm.step, %[[CACHE:.*]]: !llm.kv_cache<1, 4, f16>, %[[X:.*]]: tensor<?x32xf32>, %[[OTHER:.*]]: tensor<?x32xf32>)
func.func @epsilons(%step: !llm.step, %cache: !llm.kv_cache<1, 4, f16>, %x: tensor<?x32xf32>,
    %other: tensor<?x32xf32>) -> tensor<?x2x4xf32> {
  // CHECK-NOT: llm.qkv
  // CHECK: llm.kv_write
  // CHECK-NOT: llm.qkv
  %qw = llm.weight ["q"] : tensor<8x32xbf16>
  %q0 = llm.linear %x, %qw : tensor<?x32xf32>, tensor<8x32xbf16> -> tensor<?x8xf32>
  %q2 = llm.split_heads %q0 : tensor<?x8xf32> -> tensor<?x2x4xf32>
  %qn = llm.weight ["q_norm"] : tensor<4xf32>
  %q3 = llm.rms_norm %q2, %qn {epsilon = 1.0e-6 : f32} : tensor<?x2x4xf32>, tensor<4xf32>
  %q4 = llm.rope %q3, %step {attention_factor = 1.0 : f64, inverse_frequencies = array<f64: 1.0, 0.5>} : tensor<?x2x4xf32>
  %kw = llm.weight ["k"] : tensor<4x32xbf16>
  %k0 = llm.linear %x, %kw : tensor<?x32xf32>, tensor<4x32xbf16> -> tensor<?x4xf32>
  %k2 = llm.split_heads %k0 : tensor<?x4xf32> -> tensor<?x1x4xf32>
  %kn = llm.weight ["k_norm"] : tensor<4xf32>
  %k3 = llm.rms_norm %k2, %kn {epsilon = 1.0e-5 : f32} : tensor<?x1x4xf32>, tensor<4xf32>
  %k4 = llm.rope %k3, %step {attention_factor = 1.0 : f64, inverse_frequencies = array<f64: 1.0, 0.5>} : tensor<?x1x4xf32>
  %vw = llm.weight ["v"] : tensor<4x32xbf16>
  %v0 = llm.linear %x, %vw : tensor<?x32xf32>, tensor<4x32xbf16> -> tensor<?x4xf32>
  %v2 = llm.split_heads %v0 : tensor<?x4xf32> -> tensor<?x1x4xf32>
  %new = llm.kv_write %cache, %k4, %v2, %step {key_scales = array<f32: 0.5>, value_scales = array<f32: 0.25>}
      : tensor<?x1x4xf32>, !llm.kv_cache<1, 4, f16>
  %o = llm.paged_attention %q4, %new, %step {scale = 0.5 : f32} : tensor<?x2x4xf32>, !llm.kv_cache<1, 4, f16>
  return %o : tensor<?x2x4xf32>
}

// -----

// The rotations differ.
// CHECK-LABEL: func.func @rotations
// CHECK-SAME: (%[[STEP:.*]]: !llm.step, %[[CACHE:.*]]: !llm.kv_cache<1, 4, f16>, %[[X:.*]]: tensor<?x32xf32>, %[[OTHER:.*]]: tensor<?x32xf32>)
func.func @rotations(%step: !llm.step, %cache: !llm.kv_cache<1, 4, f16>, %x: tensor<?x32xf32>,
    %other: tensor<?x32xf32>) -> tensor<?x2x4xf32> {
  // CHECK-NOT: llm.qkv
  // CHECK: llm.kv_write
  // CHECK-NOT: llm.qkv
  %qw = llm.weight ["q"] : tensor<8x32xbf16>
  %q0 = llm.linear %x, %qw : tensor<?x32xf32>, tensor<8x32xbf16> -> tensor<?x8xf32>
  %q2 = llm.split_heads %q0 : tensor<?x8xf32> -> tensor<?x2x4xf32>
  %q4 = llm.rope %q2, %step {attention_factor = 1.0 : f64, inverse_frequencies = array<f64: 1.0, 0.5>} : tensor<?x2x4xf32>
  %kw = llm.weight ["k"] : tensor<4x32xbf16>
  %k0 = llm.linear %x, %kw : tensor<?x32xf32>, tensor<4x32xbf16> -> tensor<?x4xf32>
  %k2 = llm.split_heads %k0 : tensor<?x4xf32> -> tensor<?x1x4xf32>
  %k4 = llm.rope %k2, %step {attention_factor = 1.0 : f64, inverse_frequencies = array<f64: 1.0, 0.25>} : tensor<?x1x4xf32>
  %vw = llm.weight ["v"] : tensor<4x32xbf16>
  %v0 = llm.linear %x, %vw : tensor<?x32xf32>, tensor<4x32xbf16> -> tensor<?x4xf32>
  %v2 = llm.split_heads %v0 : tensor<?x4xf32> -> tensor<?x1x4xf32>
  %new = llm.kv_write %cache, %k4, %v2, %step {key_scales = array<f32: 0.5>, value_scales = array<f32: 0.25>}
      : tensor<?x1x4xf32>, !llm.kv_cache<1, 4, f16>
  %o = llm.paged_attention %q4, %new, %step {scale = 0.5 : f32} : tensor<?x2x4xf32>, !llm.kv_cache<1, 4, f16>
  return %o : tensor<?x2x4xf32>
}

// -----

// The keys are of another input.
// CHECK-LABEL: func.func @inputs
// CHECK-SAME: (%[[STEP:.*]]: !llm.step, %[[CACHE:.*]]: !llm.kv_cache<1, 4, f16>, %[[X:.*]]: tensor<?x32xf32>, %[[OTHER:.*]]: tensor<?x32xf32>)
func.func @inputs(%step: !llm.step, %cache: !llm.kv_cache<1, 4, f16>, %x: tensor<?x32xf32>,
    %other: tensor<?x32xf32>) -> tensor<?x2x4xf32> {
  // CHECK-NOT: llm.qkv
  // CHECK: llm.kv_write
  // CHECK-NOT: llm.qkv
  %qw = llm.weight ["q"] : tensor<8x32xbf16>
  %q0 = llm.linear %x, %qw : tensor<?x32xf32>, tensor<8x32xbf16> -> tensor<?x8xf32>
  %q2 = llm.split_heads %q0 : tensor<?x8xf32> -> tensor<?x2x4xf32>
  %q4 = llm.rope %q2, %step {attention_factor = 1.0 : f64, inverse_frequencies = array<f64: 1.0, 0.5>} : tensor<?x2x4xf32>
  %kw = llm.weight ["k"] : tensor<4x32xbf16>
  %k0 = llm.linear %other, %kw : tensor<?x32xf32>, tensor<4x32xbf16> -> tensor<?x4xf32>
  %k2 = llm.split_heads %k0 : tensor<?x4xf32> -> tensor<?x1x4xf32>
  %k4 = llm.rope %k2, %step {attention_factor = 1.0 : f64, inverse_frequencies = array<f64: 1.0, 0.5>} : tensor<?x1x4xf32>
  %vw = llm.weight ["v"] : tensor<4x32xbf16>
  %v0 = llm.linear %x, %vw : tensor<?x32xf32>, tensor<4x32xbf16> -> tensor<?x4xf32>
  %v2 = llm.split_heads %v0 : tensor<?x4xf32> -> tensor<?x1x4xf32>
  %new = llm.kv_write %cache, %k4, %v2, %step {key_scales = array<f32: 0.5>, value_scales = array<f32: 0.25>}
      : tensor<?x1x4xf32>, !llm.kv_cache<1, 4, f16>
  %o = llm.paged_attention %q4, %new, %step {scale = 0.5 : f32} : tensor<?x2x4xf32>, !llm.kv_cache<1, 4, f16>
  return %o : tensor<?x2x4xf32>
}

// -----

// The cache is not written in this layer.
// CHECK-LABEL: func.func @not_written
// CHECK-SAME: (%[[STEP:.*]]: !llm.step, %[[CACHE:.*]]: !llm.kv_cache<1, 4, f16>, %[[X:.*]]: tensor<?x32xf32>, %[[OTHER:.*]]: tensor<?x32xf32>)
func.func @not_written(%step: !llm.step, %cache: !llm.kv_cache<1, 4, f16>, %x: tensor<?x32xf32>,
    %other: tensor<?x32xf32>) -> tensor<?x2x4xf32> {
  // CHECK-NOT: llm.qkv
  // CHECK: llm.paged_attention %{{.*}}, %[[CACHE]], %[[STEP]]
  %qw = llm.weight ["q"] : tensor<8x32xbf16>
  %q0 = llm.linear %x, %qw : tensor<?x32xf32>, tensor<8x32xbf16> -> tensor<?x8xf32>
  %q2 = llm.split_heads %q0 : tensor<?x8xf32> -> tensor<?x2x4xf32>
  %q4 = llm.rope %q2, %step {attention_factor = 1.0 : f64, inverse_frequencies = array<f64: 1.0, 0.5>} : tensor<?x2x4xf32>
  %kw = llm.weight ["k"] : tensor<4x32xbf16>
  %k0 = llm.linear %x, %kw : tensor<?x32xf32>, tensor<4x32xbf16> -> tensor<?x4xf32>
  %k2 = llm.split_heads %k0 : tensor<?x4xf32> -> tensor<?x1x4xf32>
  %k4 = llm.rope %k2, %step {attention_factor = 1.0 : f64, inverse_frequencies = array<f64: 1.0, 0.5>} : tensor<?x1x4xf32>
  %vw = llm.weight ["v"] : tensor<4x32xbf16>
  %v0 = llm.linear %x, %vw : tensor<?x32xf32>, tensor<4x32xbf16> -> tensor<?x4xf32>
  %v2 = llm.split_heads %v0 : tensor<?x4xf32> -> tensor<?x1x4xf32>
  %o = llm.paged_attention %q4, %cache, %step {scale = 0.5 : f32} : tensor<?x2x4xf32>, !llm.kv_cache<1, 4, f16>
  return %o : tensor<?x2x4xf32>
}
