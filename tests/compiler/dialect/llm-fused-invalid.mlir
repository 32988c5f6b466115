// RUN: kvc-opt %s --verify-diagnostics --split-input-file

// qkv_c1
func.func @qkv(%step: !llm.step, %c: !llm.kv_cache<1, 4, f16>, %x: tensor<?x32xf32>,
    %w: tensor<16x32xf16>) {
  // expected-error@+1 {{query must be ? x ? x 4, got 'tensor<?x2x8xf32>'}}
  %q, %n = llm.qkv %x, %w cache %c, %step
      {attention_factor = 1.0 : f64, inverse_frequencies = array<f64: 1.0, 0.5>}
      : tensor<?x32xf32>, tensor<16x32xf16> -> tensor<?x2x8xf32>, !llm.kv_cache<1, 4, f16>
  return
}

// -----

// qkv_c1
func.func @qkv(%step: !llm.step, %c: !llm.kv_cache<1, 4, f16>, %x: tensor<?x32xf32>,
    %w: tensor<16x32xf16>) {
  // expected-error@+1 {{query heads must be static, got 'tensor<?x?x4xf32>'}}
  %q, %n = llm.qkv %x, %w cache %c, %step
      {attention_factor = 1.0 : f64, inverse_frequencies = array<f64: 1.0, 0.5>}
      : tensor<?x32xf32>, tensor<16x32xf16> -> tensor<?x?x4xf32>, !llm.kv_cache<1, 4, f16>
  return
}

// -----

// qkv_c1
func.func @qkv(%step: !llm.step, %c: !llm.kv_cache<1, 4, f16>, %x: tensor<?x32xf32>,
    %w: tensor<12x32xf16>) {
  // expected-error@+1 {{weight must be 16 x 32, got 'tensor<12x32xf16>'}}
  %q, %n = llm.qkv %x, %w cache %c, %step
      {attention_factor = 1.0 : f64, inverse_frequencies = array<f64: 1.0, 0.5>}
      : tensor<?x32xf32>, tensor<12x32xf16> -> tensor<?x2x4xf32>, !llm.kv_cache<1, 4, f16>
  return
}

// -----

// qkv_c1
func.func @qkv(%step: !llm.step, %c: !llm.kv_cache<1, 4, f16>, %x: tensor<?x32xf32>,
    %w: tensor<16x32xf16>, %b: tensor<8xf16>) {
  // expected-error@+1 {{bias must be 16, got 'tensor<8xf16>'}}
  %q, %n = llm.qkv %x, %w bias %b : tensor<8xf16> cache %c, %step
      {attention_factor = 1.0 : f64, inverse_frequencies = array<f64: 1.0, 0.5>}
      : tensor<?x32xf32>, tensor<16x32xf16> -> tensor<?x2x4xf32>, !llm.kv_cache<1, 4, f16>
  return
}

// -----

// qkv_c2; the custom syntax cannot say it
func.func @qkv(%step: !llm.step, %c: !llm.kv_cache<1, 4, f16>, %x: tensor<?x32xf32>,
    %w: tensor<16x32xf16>, %norm: tensor<4xf16>) {
  // expected-error@+1 {{needs both head norms or none}}
  %q, %n = "llm.qkv"(%x, %w, %norm, %c, %step)
      {operandSegmentSizes = array<i32: 1, 1, 0, 1, 0, 1, 1>,
       attention_factor = 1.0 : f64, inverse_frequencies = array<f64: 1.0, 0.5>}
      : (tensor<?x32xf32>, tensor<16x32xf16>, tensor<4xf16>, !llm.kv_cache<1, 4, f16>, !llm.step)
      -> (tensor<?x2x4xf32>, !llm.kv_cache<1, 4, f16>)
  return
}

// -----

// qkv_c3
func.func @qkv(%step: !llm.step, %c: !llm.kv_cache<1, 4, f16>, %x: tensor<?x32xf32>,
    %w: tensor<16x32xf16>) {
  // expected-error@+1 {{needs 2 inverse frequencies for head size 4, got 1}}
  %q, %n = llm.qkv %x, %w cache %c, %step
      {attention_factor = 1.0 : f64, inverse_frequencies = array<f64: 1.0>}
      : tensor<?x32xf32>, tensor<16x32xf16> -> tensor<?x2x4xf32>, !llm.kv_cache<1, 4, f16>
  return
}

// -----

// linear_add_c1
func.func @linear_add(%x: tensor<?x64xf32>, %w: tensor<32x32xf16>, %r: tensor<?x32xf32>) {
  // expected-error@+1 {{weight must be ? x 64, got 'tensor<32x32xf16>'}}
  %y = llm.linear_add %x, %w, %r : tensor<?x64xf32>, tensor<32x32xf16> -> tensor<?x32xf32>
  return
}

// -----

// linear_add_c1
func.func @linear_add(%x: tensor<?x64xf32>, %w: tensor<32x64xf16>, %r: tensor<?x64xf32>) {
  // expected-error@+1 {{result must be ? x 32, got 'tensor<?x64xf32>'}}
  %y = llm.linear_add %x, %w, %r : tensor<?x64xf32>, tensor<32x64xf16> -> tensor<?x64xf32>
  return
}

// -----

// gate_up_c1
func.func @gate_up(%x: tensor<?x32xf32>, %w: tensor<64x32xf16>) {
  // expected-error@+1 {{weight must be 128 x 32, got 'tensor<64x32xf16>'}}
  %y = llm.gate_up %x, %w : tensor<?x32xf32>, tensor<64x32xf16> -> tensor<?x64xf32>
  return
}

// -----

// gate_up_c1: half of an odd row count is not enough
func.func @gate_up(%x: tensor<?x32xf32>, %w: tensor<129x32xf16>) {
  // expected-error@+1 {{weight must be 128 x 32, got 'tensor<129x32xf16>'}}
  %y = llm.gate_up %x, %w : tensor<?x32xf32>, tensor<129x32xf16> -> tensor<?x64xf32>
  return
}

// -----

// expert_gate_up_c1
func.func @expert_gate_up(%x: tensor<?x32xf32>, %w: tensor<8x64x32xf16>, %e: tensor<?x2xi32>) {
  // expected-error@+1 {{weight must be ? x 128 x 32, got 'tensor<8x64x32xf16>'}}
  %y = llm.expert_gate_up %x, %w, %e
      : tensor<?x32xf32>, tensor<8x64x32xf16>, tensor<?x2xi32> -> tensor<?x2x64xf32>
  return
}

// -----

// expert_gate_up_c1
func.func @expert_gate_up(%x: tensor<?x32xf32>, %w: tensor<8x128x32xf16>, %e: tensor<2xi32>) {
  // expected-error@+1 {{experts must be ? x ?, got 'tensor<2xi32>'}}
  %y = llm.expert_gate_up %x, %w, %e
      : tensor<?x32xf32>, tensor<8x128x32xf16>, tensor<2xi32> -> tensor<?x2x64xf32>
  return
}

// -----

// expert_gate_up_c1
func.func @expert_gate_up(%x: tensor<?x32xf32>, %w: tensor<8x128x32xf16>, %e: tensor<?x4xi32>) {
  // expected-error@+1 {{result must be ? x 4 x ?, got 'tensor<?x2x64xf32>'}}
  %y = llm.expert_gate_up %x, %w, %e
      : tensor<?x32xf32>, tensor<8x128x32xf16>, tensor<?x4xi32> -> tensor<?x2x64xf32>
  return
}

// -----

// expert_sum_add_c1
func.func @expert_sum_add(%x: tensor<?x2x64xf32>, %w: tensor<?x3xf32>, %r: tensor<?x64xf32>) {
  // expected-error@+1 {{weights must be ? x 2, got 'tensor<?x3xf32>'}}
  %y = llm.expert_sum_add %x, %w, %r : tensor<?x2x64xf32>, tensor<?x3xf32> -> tensor<?x64xf32>
  return
}

// -----

// select_norm_c1
func.func @select_norm(%x: tensor<64xf32>, %w: tensor<64xf16>, %step: !llm.step) {
  // expected-error@+1 {{input must be ? x ?, got 'tensor<64xf32>'}}
  %y = llm.select_norm %x, %w, %step {epsilon = 1.0e-6 : f32}
      : tensor<64xf32>, tensor<64xf16> -> tensor<?x64xf32>
  return
}

// -----

// select_norm_c1
func.func @select_norm(%x: tensor<?x64xf32>, %w: tensor<32xf16>, %step: !llm.step) {
  // expected-error@+1 {{weight must be 64, got 'tensor<32xf16>'}}
  %y = llm.select_norm %x, %w, %step {epsilon = 1.0e-6 : f32}
      : tensor<?x64xf32>, tensor<32xf16> -> tensor<?x64xf32>
  return
}

// -----

// select_norm_c1
func.func @select_norm(%x: tensor<?x64xf32>, %w: tensor<64xf16>, %step: !llm.step) {
  // expected-error@+1 {{result must be ? x 64, got 'tensor<?x32xf32>'}}
  %y = llm.select_norm %x, %w, %step {epsilon = 1.0e-6 : f32}
      : tensor<?x64xf32>, tensor<64xf16> -> tensor<?x32xf32>
  return
}
