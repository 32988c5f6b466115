// RUN: kvc-opt %s --launch-select-kernels --verify-diagnostics --split-input-file

// No template for this head size: an error that names what was asked for.
module attributes {llm.limits = {layers = 2 : i64, max_model_len = 1024 : i64, max_rows = 128 : i64,
    max_sequences = 4 : i64, max_logit_rows = 64 : i64}} {
  func.func @head_size(%step: !llm.step, %cache: !llm.kv_cache<1, 48, f16>, %q: tensor<4x2x48xf32>)
      attributes {llm.bucket = {kind = "decode", rows = 4 : i64, logit_rows = 4 : i64}} {
    // expected-error@+1 {{has no kernel 'attention_split_f16_d48__cpu' on this target}}
    %o = llm.paged_attention %q, %cache, %step {scale = 0.125 : f32} : tensor<4x2x48xf32>, !llm.kv_cache<1, 48, f16>
    return
  }
}

// -----

// An operation that no family implements.
module attributes {llm.limits = {layers = 2 : i64, max_model_len = 1024 : i64, max_rows = 128 : i64,
    max_sequences = 4 : i64, max_logit_rows = 64 : i64}} {
  func.func @unfused(%step: !llm.step, %x: tensor<4x32xf32>)
      attributes {llm.bucket = {kind = "decode", rows = 4 : i64, logit_rows = 4 : i64}} {
    // expected-error@+1 {{'llm.silu' op has no kernel family on this target}}
    %y = llm.silu %x : tensor<4x32xf32>
    return
  }
}

// -----

// Input features fill vectors.
module attributes {llm.limits = {layers = 2 : i64, max_model_len = 1024 : i64, max_rows = 128 : i64,
    max_sequences = 4 : i64, max_logit_rows = 64 : i64}} {
  func.func @input(%step: !llm.step, %x: tensor<4x24xf32>, %w: tensor<32x24xf16>)
      attributes {llm.bucket = {kind = "decode", rows = 4 : i64, logit_rows = 4 : i64}} {
    // expected-error@+1 {{input features must be a multiple of 16 for 'f16' weights, got 24}}
    %y = llm.linear %x, %w : tensor<4x24xf32>, tensor<32x24xf16> -> tensor<4x32xf32>
    return
  }
}

// -----

// Input features fill blocks.
module attributes {llm.limits = {layers = 2 : i64, max_model_len = 1024 : i64, max_rows = 128 : i64,
    max_sequences = 4 : i64, max_logit_rows = 64 : i64}} {
  func.func @input_block(%step: !llm.step, %x: tensor<4x48xf32>, %w: tensor<32x48x!llm.block<"q4_1">>)
      attributes {llm.bucket = {kind = "decode", rows = 4 : i64, logit_rows = 4 : i64}} {
    // expected-error@+1 {{input features must be a multiple of 32 for '!llm.block<"q4_1">' weights, got 48}}
    %y = llm.linear %x, %w : tensor<4x48xf32>, tensor<32x48x!llm.block<"q4_1">> -> tensor<4x32xf32>
    return
  }
}

// -----

// Output features fill panels, logits aside.
module attributes {llm.limits = {layers = 2 : i64, max_model_len = 1024 : i64, max_rows = 128 : i64,
    max_sequences = 4 : i64, max_logit_rows = 64 : i64}} {
  func.func @output(%step: !llm.step, %x: tensor<4x32xf32>, %w: tensor<40x32xf16>) -> tensor<4x40xf32>
      attributes {llm.bucket = {kind = "decode", rows = 4 : i64, logit_rows = 4 : i64}} {
    // expected-error@+1 {{output features must be a multiple of 16, got 40}}
    %y = llm.linear %x, %w : tensor<4x32xf32>, tensor<40x32xf16> -> tensor<4x40xf32>
    return %y : tensor<4x40xf32>
  }
}

// -----

// Gate and up are whole panels each.
module attributes {llm.limits = {layers = 2 : i64, max_model_len = 1024 : i64, max_rows = 128 : i64,
    max_sequences = 4 : i64, max_logit_rows = 64 : i64}} {
  func.func @gate_up(%step: !llm.step, %x: tensor<4x32xf32>, %w: tensor<48x32xf16>)
      attributes {llm.bucket = {kind = "decode", rows = 4 : i64, logit_rows = 4 : i64}} {
    // expected-error@+1 {{output features must be a multiple of 16, got 24}}
    %y = llm.gate_up %x, %w : tensor<4x32xf32>, tensor<48x32xf16> -> tensor<4x24xf32>
    return
  }
}

// -----

// The same for experts.
module attributes {llm.limits = {layers = 2 : i64, max_model_len = 1024 : i64, max_rows = 128 : i64,
    max_sequences = 4 : i64, max_logit_rows = 64 : i64}} {
  func.func @expert_gate_up(%step: !llm.step, %x: tensor<4x32xf32>, %w: tensor<8x48x32xf16>, %ids: tensor<4x2xi32>)
      attributes {llm.bucket = {kind = "decode", rows = 4 : i64, logit_rows = 4 : i64}} {
    // expected-error@+1 {{output features must be a multiple of 16, got 24}}
    %y = llm.expert_gate_up %x, %w, %ids : tensor<4x32xf32>, tensor<8x48x32xf16>, tensor<4x2xi32> -> tensor<4x2x24xf32>
    return
  }
}

// -----

// A norm of odd rows.
module attributes {llm.limits = {layers = 2 : i64, max_model_len = 1024 : i64, max_rows = 128 : i64,
    max_sequences = 4 : i64, max_logit_rows = 64 : i64}} {
  func.func @norm(%step: !llm.step, %x: tensor<4x24xf32>, %w: tensor<24xf16>)
      attributes {llm.bucket = {kind = "decode", rows = 4 : i64, logit_rows = 4 : i64}} {
    // expected-error@+1 {{norm must be of rows with a multiple of 16 elements, got 'tensor<4x24xf32>'}}
    %y = llm.rms_norm %x, %w {epsilon = 1.0e-6 : f32} : tensor<4x24xf32>, tensor<24xf16>
    return
  }
}

// -----

// A norm of heads is fused or refused.
module attributes {llm.limits = {layers = 2 : i64, max_model_len = 1024 : i64, max_rows = 128 : i64,
    max_sequences = 4 : i64, max_logit_rows = 64 : i64}} {
  func.func @head_norm(%step: !llm.step, %x: tensor<4x2x32xf32>, %w: tensor<32xf16>)
      attributes {llm.bucket = {kind = "decode", rows = 4 : i64, logit_rows = 4 : i64}} {
    // expected-error@+1 {{norm must be of rows with a multiple of 16 elements, got 'tensor<4x2x32xf32>'}}
    %y = llm.rms_norm %x, %w {epsilon = 1.0e-6 : f32} : tensor<4x2x32xf32>, tensor<32xf16>
    return
  }
}

// -----

// An embedding of odd rows.
module attributes {llm.limits = {layers = 2 : i64, max_model_len = 1024 : i64, max_rows = 128 : i64,
    max_sequences = 4 : i64, max_logit_rows = 64 : i64}} {
  func.func @embed(%step: !llm.step, %w: tensor<32x24xf16>)
      attributes {llm.bucket = {kind = "decode", rows = 4 : i64, logit_rows = 4 : i64}} {
    // expected-error@+1 {{features must be a multiple of 16, got 24}}
    %y = llm.embed %step, %w : tensor<32x24xf16> -> tensor<4x24xf32>
    return
  }
}

// -----

// A function that is no bucket has no row count.
module attributes {llm.limits = {layers = 2 : i64, max_model_len = 1024 : i64, max_rows = 128 : i64,
    max_sequences = 4 : i64, max_logit_rows = 64 : i64}} {
  // expected-error@+1 {{is no bucket; run llm-bucket first}}
  func.func @decoder(%step: !llm.step) {
    return
  }
}

// -----

// Sizes that no shape shows are the module's.
// expected-error@+1 {{module attribute llm.limits needs a positive integer 'max_model_len'}}
module attributes {llm.limits = {layers = 2 : i64, max_model_len = 0 : i64, max_rows = 128 : i64,
    max_logit_rows = 64 : i64}} {
}
