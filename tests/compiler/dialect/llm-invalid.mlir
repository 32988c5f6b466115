// RUN: kvc-opt %s --verify-diagnostics --split-input-file

// block: the format is known
// expected-error@+1 {{unknown block format 'q3_k'; known are q8_0, q4_1, q5_1, int4, q2_k, q4_k, q5_k, q6_k, q6_k1, q8_k}}
func.func private @block(tensor<32x32x!llm.block<"q3_k">>)

// -----

// block: the format has blocks of that size
// expected-error@+1 {{no blocks of 64 in format q4_1}}
func.func private @block(tensor<32x64x!llm.block<"q4_1", 64>>)

// -----

// kv_cache: sizes are positive
// expected-error@+1 {{KV heads and head size must be positive, got 0 and 64}}
func.func private @cache(!llm.kv_cache<0, 64, f16>)

// -----

// kv_cache: the element is one that is stored
// expected-error@+1 {{cache element must be f32, f16, f8E4M3FN, f8E5M2 or i8, got 'bf16'}}
func.func private @cache(!llm.kv_cache<2, 64, bf16>)

// -----

// weight_c1
func.func @weight() {
  // expected-error@+1 {{needs at least one source tensor}}
  %w = llm.weight [] : tensor<64x32xf16>
  return
}

// -----

// weight_c1
func.func @weight() {
  // expected-error@+1 {{rotary has 1 entries for 2 sources}}
  %w = llm.weight ["q", "k"] {rotary = array<i64: 64>} : tensor<128x32xf16>
  return
}

// -----

// weight_c2
func.func @weight() {
  // expected-error@+1 {{must be static with one to three dimensions, got 'tensor<?x32xf16>'}}
  %w = llm.weight ["a"] : tensor<?x32xf16>
  return
}

// -----

// weight_c2
func.func @weight() {
  // expected-error@+1 {{must be static with one to three dimensions, got 'tensor<1x2x3x32xf16>'}}
  %w = llm.weight ["a"] : tensor<1x2x3x32xf16>
  return
}

// -----

// weight_c3
func.func @weight() {
  // expected-error@+1 {{a block-quantised row must be a multiple of 32, got 48}}
  %w = llm.weight ["a"] : tensor<64x48x!llm.block<"q4_1">>
  return
}

// -----

// embed_c1
func.func @embed(%step: !llm.step, %table: tensor<64xf16>) {
  // expected-error@+1 {{table must be ? x ?, got 'tensor<64xf16>'}}
  %x = llm.embed %step, %table : tensor<64xf16> -> tensor<?x64xf32>
  return
}

// -----

// embed_c1
func.func @embed(%step: !llm.step, %table: tensor<256x64xf16>) {
  // expected-error@+1 {{result must be ? x 64, got 'tensor<?x32xf32>'}}
  %x = llm.embed %step, %table : tensor<256x64xf16> -> tensor<?x32xf32>
  return
}

// -----

// rms_norm_c1
func.func @rms_norm(%x: tensor<f32>, %w: tensor<64xf16>) {
  // expected-error@+1 {{input must be T x K or T x H x D, got 'tensor<f32>'}}
  %n = llm.rms_norm %x, %w {epsilon = 1.0e-6 : f32} : tensor<f32>, tensor<64xf16>
  return
}

// -----

// rms_norm_c1
func.func @rms_norm(%x: tensor<?x4x64xf32>, %w: tensor<256xf16>) {
  // expected-error@+1 {{weight must be 64, got 'tensor<256xf16>'}}
  %n = llm.rms_norm %x, %w {epsilon = 1.0e-6 : f32} : tensor<?x4x64xf32>, tensor<256xf16>
  return
}

// -----

// linear_c1
func.func @linear(%x: tensor<?x4x64xf32>, %w: tensor<128x64xf16>) {
  // expected-error@+1 {{input must be ? x ?, got 'tensor<?x4x64xf32>'}}
  %y = llm.linear %x, %w : tensor<?x4x64xf32>, tensor<128x64xf16> -> tensor<?x128xf32>
  return
}

// -----

// linear_c1
func.func @linear(%x: tensor<?x64xf32>, %w: tensor<128x32xf16>) {
  // expected-error@+1 {{weight must be ? x 64, got 'tensor<128x32xf16>'}}
  %y = llm.linear %x, %w : tensor<?x64xf32>, tensor<128x32xf16> -> tensor<?x128xf32>
  return
}

// -----

// linear_c1
func.func @linear(%x: tensor<8x64xf32>, %w: tensor<128x64xf16>) {
  // expected-error@+1 {{result must be 8 x 128, got 'tensor<4x128xf32>'}}
  %y = llm.linear %x, %w : tensor<8x64xf32>, tensor<128x64xf16> -> tensor<4x128xf32>
  return
}

// -----

// bias_add_c1
func.func @bias_add(%x: tensor<?x64xf32>, %b: tensor<32xf16>) {
  // expected-error@+1 {{bias must be 64, got 'tensor<32xf16>'}}
  %y = llm.bias_add %x, %b : tensor<?x64xf32>, tensor<32xf16>
  return
}

// -----

// split_heads_c1
func.func @split_heads(%x: tensor<?x128xf32>) {
  // expected-error@+1 {{flat side must be ? x 192, got 'tensor<?x128xf32>'}}
  %h = llm.split_heads %x : tensor<?x128xf32> -> tensor<?x3x64xf32>
  return
}

// -----

// merge_heads_c1
func.func @merge_heads(%h: tensor<?x2x64xf32>) {
  // expected-error@+1 {{flat side must be ? x 128, got 'tensor<?x64xf32>'}}
  %x = llm.merge_heads %h : tensor<?x2x64xf32> -> tensor<?x64xf32>
  return
}

// -----

// rope_c1
func.func @rope(%x: tensor<?x4xf32>, %step: !llm.step) {
  // expected-error@+1 {{input must be ? x ? x ?, got 'tensor<?x4xf32>'}}
  %y = llm.rope %x, %step {attention_factor = 1.0 : f64,
      inverse_frequencies = array<f64: 1.0, 0.5>} : tensor<?x4xf32>
  return
}

// -----

// rope_c1
func.func @rope(%x: tensor<?x2x4xf32>, %step: !llm.step) {
  // expected-error@+1 {{needs 2 inverse frequencies for head size 4, got 3}}
  %y = llm.rope %x, %step {attention_factor = 1.0 : f64,
      inverse_frequencies = array<f64: 1.0, 0.5, 0.25>} : tensor<?x2x4xf32>
  return
}

// -----

// kv_write_c1
func.func @kv_write(%c: !llm.kv_cache<2, 64, f16>, %k: tensor<?x4x64xf32>, %step: !llm.step) {
  // expected-error@+1 {{key must be ? x 2 x 64, got 'tensor<?x4x64xf32>'}}
  %n = llm.kv_write %c, %k, %k, %step : tensor<?x4x64xf32>, !llm.kv_cache<2, 64, f16>
  return
}

// -----

// kv_write_c2
func.func @kv_write(%c: !llm.kv_cache<2, 64, f16>, %k: tensor<?x2x64xf32>, %step: !llm.step) {
  // expected-error@+1 {{key scales must be empty, one per KV head (2) or channel (128), got 1}}
  %n = llm.kv_write %c, %k, %k, %step {key_scales = array<f32: 1.0>}
      : tensor<?x2x64xf32>, !llm.kv_cache<2, 64, f16>
  return
}

// -----

// kv_write_c2
func.func @kv_write(%c: !llm.kv_cache<2, 64, f16>, %k: tensor<?x2x64xf32>, %step: !llm.step) {
  // expected-error@+1 {{value scales must be empty, one per KV head (2) or channel (128), got 3}}
  %n = llm.kv_write %c, %k, %k, %step {value_scales = array<f32: 1.0, 1.0, 1.0>}
      : tensor<?x2x64xf32>, !llm.kv_cache<2, 64, f16>
  return
}

// -----

// paged_attention_c1
func.func @paged_attention(%q: tensor<?x4x32xf32>, %c: !llm.kv_cache<2, 64, f16>, %step: !llm.step) {
  // expected-error@+1 {{query must be ? x ? x 64, got 'tensor<?x4x32xf32>'}}
  %o = llm.paged_attention %q, %c, %step {scale = 0.125 : f32}
      : tensor<?x4x32xf32>, !llm.kv_cache<2, 64, f16>
  return
}

// -----

// paged_attention_c1
func.func @paged_attention(%q: tensor<?x3x64xf32>, %c: !llm.kv_cache<2, 64, f16>, %step: !llm.step) {
  // expected-error@+1 {{query heads (3) must be a multiple of KV heads (2)}}
  %o = llm.paged_attention %q, %c, %step {scale = 0.125 : f32}
      : tensor<?x3x64xf32>, !llm.kv_cache<2, 64, f16>
  return
}

// -----

// paged_attention_c1
func.func @paged_attention(%q: tensor<?x?x64xf32>, %c: !llm.kv_cache<2, 64, f16>, %step: !llm.step) {
  // expected-error@+1 {{query heads must be static, got 'tensor<?x?x64xf32>'}}
  %o = llm.paged_attention %q, %c, %step {scale = 0.125 : f32}
      : tensor<?x?x64xf32>, !llm.kv_cache<2, 64, f16>
  return
}

// -----

// paged_attention_c2
func.func @paged_attention(%q: tensor<?x4x64xf32>, %c: !llm.kv_cache<2, 64, f16>, %step: !llm.step) {
  // expected-error@+1 {{key scales must be empty, one per KV head (2) or channel (128), got 4}}
  %o = llm.paged_attention %q, %c, %step
      {scale = 0.125 : f32, key_scales = array<f32: 1.0, 1.0, 1.0, 1.0>}
      : tensor<?x4x64xf32>, !llm.kv_cache<2, 64, f16>
  return
}

// -----

// paged_attention_c2
func.func @paged_attention(%q: tensor<?x4x64xf32>, %c: !llm.kv_cache<2, 64, f16>, %step: !llm.step) {
  // expected-error@+1 {{value centers must be empty or one per channel (128), got 2}}
  %o = llm.paged_attention %q, %c, %step {scale = 0.125 : f32, value_centers = array<f32: 1.0, 1.0>}
      : tensor<?x4x64xf32>, !llm.kv_cache<2, 64, f16>
  return
}

// -----

// paged_attention_c2
func.func @paged_attention(%q: tensor<?x4x64xf32>, %c: !llm.kv_cache<2, 64, f16>, %step: !llm.step) {
  // expected-error@+1 {{value scales must be empty, one per KV head (2) or channel (128), got 1}}
  %o = llm.paged_attention %q, %c, %step {scale = 0.125 : f32, value_scales = array<f32: 1.0>}
      : tensor<?x4x64xf32>, !llm.kv_cache<2, 64, f16>
  return
}

// -----

// select_rows_c1
func.func @select_rows(%x: tensor<?x64xf32>, %step: !llm.step) {
  // expected-error@+1 {{result must be ? x 64, got 'tensor<?x32xf32>'}}
  %y = llm.select_rows %x, %step : tensor<?x64xf32> -> tensor<?x32xf32>
  return
}

// -----

// route_c1
func.func @route(%x: tensor<?x4xf32>) {
  // expected-error@+1 {{chooses 8 of 4 experts}}
  %w, %e = llm.route %x {normalize = false} : tensor<?x4xf32> -> tensor<?x8xf32>, tensor<?x8xi32>
  return
}

// -----

// route_c1
func.func @route(%x: tensor<?x8xf32>) {
  // expected-error@+1 {{experts must be ? x 2, got 'tensor<?x4xi32>'}}
  %w, %e = llm.route %x {normalize = false} : tensor<?x8xf32> -> tensor<?x2xf32>, tensor<?x4xi32>
  return
}

// -----

// expert_linear_c1
func.func @expert_linear(%x: tensor<64xf32>, %w: tensor<8x128x64xf16>, %e: tensor<?x2xi32>) {
  // expected-error@+1 {{input must be T x K or T x k x K, got 'tensor<64xf32>'}}
  %y = llm.expert_linear %x, %w, %e
      : tensor<64xf32>, tensor<8x128x64xf16>, tensor<?x2xi32> -> tensor<?x2x128xf32>
  return
}

// -----

// expert_linear_c1
func.func @expert_linear(%x: tensor<?x32xf32>, %w: tensor<8x128x64xf16>, %e: tensor<?x2xi32>) {
  // expected-error@+1 {{weight must be ? x ? x 32, got 'tensor<8x128x64xf16>'}}
  %y = llm.expert_linear %x, %w, %e
      : tensor<?x32xf32>, tensor<8x128x64xf16>, tensor<?x2xi32> -> tensor<?x2x128xf32>
  return
}

// -----

// expert_linear_c1
func.func @expert_linear(%x: tensor<?x64xf32>, %w: tensor<8x128x64xf16>, %e: tensor<?x2xi32>) {
  // expected-error@+1 {{result must be ? x 2 x 128, got 'tensor<?x4x128xf32>'}}
  %y = llm.expert_linear %x, %w, %e
      : tensor<?x64xf32>, tensor<8x128x64xf16>, tensor<?x2xi32> -> tensor<?x4x128xf32>
  return
}

// -----

// expert_sum_c1
func.func @expert_sum(%x: tensor<?x2x64xf32>, %w: tensor<?x4xf32>) {
  // expected-error@+1 {{weights must be ? x 2, got 'tensor<?x4xf32>'}}
  %y = llm.expert_sum %x, %w : tensor<?x2x64xf32>, tensor<?x4xf32> -> tensor<?x64xf32>
  return
}

// -----

// expert_sum_c1
func.func @expert_sum(%x: tensor<?x2x64xf32>, %w: tensor<?x2xf32>) {
  // expected-error@+1 {{result must be ? x 64, got 'tensor<?x32xf32>'}}
  %y = llm.expert_sum %x, %w : tensor<?x2x64xf32>, tensor<?x2xf32> -> tensor<?x32xf32>
  return
}
