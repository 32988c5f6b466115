// RUN: kvc-opt %s --launch-select-kernels="target=gfx1100" --split-input-file | FileCheck %s
// RUN: not kvc-opt %s --launch-select-kernels="target=gfx900" --split-input-file 2>&1 | FileCheck %s --check-prefix=CHIP

// CHIP: error: unknown target 'gfx900'; known are cpu, gfx1100, gfx1101, gfx1102

module attributes {llm.limits = {layers = 2 : i64, max_model_len = 1024 : i64, max_rows = 256 : i64,
    max_sequences = 4 : i64, max_logit_rows = 64 : i64}} {

  // In decode the norm rides on the launch before it, which counts its workgroups; the last norm and the
  // logits are launches of their own. Weights lie as fragments, f16 whatever they were.
  // CHECK-LABEL: func.func @decode
  func.func @decode(%step: !llm.step, %table: tensor<256x32xf16>, %norm: tensor<32xf16>) -> tensor<4x256xf32>
      attributes {llm.bucket = {kind = "decode", rows = 4 : i64, logit_rows = 4 : i64}} {
    // A panel is 128 bytes and 16 x 32 halves.
    // CHECK: %[[W:.*]] = launch.weight "fragment16" ["w"] {bytes = 2304 : i64} : tensor<32x32xbf16>
    // CHECK: %[[X:.*]]:3 = launch.dispatch "embed_norm_f16__gfx1100" grid [4, 1] {{.*}} -> (tensor<4x32xf32>, tensor<4x32xf16>, tensor<4x2xf32>)
    // CHECK: %[[COUNT:.*]] = launch.counters : tensor<1xi32>
    // CHECK: %[[Y:.*]]:4 = launch.dispatch "linear_norm_f16_p1__gfx1100" grid [2, 1] {{.*}}(%{{.*}}, %[[X]]#1, %[[X]]#2, %[[W]], %[[X]]#0, %{{.*}}, %[[COUNT]]) {in_place = array<i64: 0, 4>}
    // CHECK: %[[S:.*]]:2 = launch.dispatch "norm_select_f16__gfx1100" grid [4, 1] {{.*}}(%{{.*}}, %[[Y]]#0, %{{.*}})
    // CHECK: launch.dispatch "linear_f16_p1__gfx1100" grid [16, 1] {{.*}}countAt = 1 : index{{.*}}(%{{.*}}, %[[S]]#0, %[[S]]#1, %{{.*}}) : {{.*}} -> tensor<4x256xf32>
    %w = llm.weight ["w"] : tensor<32x32xbf16>
    %t = llm.weight ["table"] : tensor<256x32xf16>
    %g = llm.weight ["norm"] : tensor<32xf16>
    %x = llm.embed %step, %t : tensor<256x32xf16> -> tensor<4x32xf32>
    %n = llm.rms_norm %x, %g {epsilon = 1.0e-6 : f32} : tensor<4x32xf32>, tensor<32xf16>
    %y = llm.linear_add %n, %w, %x : tensor<4x32xf32>, tensor<32x32xbf16> -> tensor<4x32xf32>
    %m = llm.rms_norm %y, %g {epsilon = 1.0e-6 : f32} : tensor<4x32xf32>, tensor<32xf16>
    %s = llm.select_norm %y, %g, %step {epsilon = 1.0e-6 : f32} : tensor<4x32xf32>, tensor<32xf16> -> tensor<4x32xf32>
    %logits = llm.linear %s, %t : tensor<4x32xf32>, tensor<256x32xf16> -> tensor<4x256xf32>
    return %logits : tensor<4x256xf32>
  }

  // In prefill norms are launches of their own; from 128 rows on linear layers take tiles through LDS. The split of
  // a sum, here 2, is that of the decode bucket.
  // CHECK-LABEL: func.func @prefill
  func.func @prefill(%step: !llm.step) -> tensor<256x32xf32>
      attributes {llm.bucket = {kind = "prefill", rows = 256 : i64, logit_rows = 64 : i64}} {
    // CHECK: launch.dispatch "embed_norm_q4_1__gfx1100" grid [256, 1]
    // CHECK: launch.dispatch "linear_f16_tile__gfx1100" grid [1, 2]
    // CHECK-NOT: launch.counters
    // CHECK: launch.dispatch "norm_f16__gfx1100" grid [256, 1]
    // CHECK: launch.dispatch "gate_up_f16_tile__gfx1100" grid [1, 2] {{.*}} -> (tensor<256x48xf16>, tensor<256x2xf32>)
    // CHECK: launch.dispatch "linear_q8_0_tile__gfx1100"
    %t = llm.weight ["table"] : tensor<256x32x!llm.block<"q4_1">>
    %w = llm.weight ["w"] : tensor<32x32xbf16>
    %gu = llm.weight ["g", "u"] {interleave = 16 : i64} : tensor<96x32xf32>
    %d = llm.weight ["d"] : tensor<32x64x!llm.block<"q8_0">>
    %g = llm.weight ["norm"] : tensor<32xf16>
    %x = llm.embed %step, %t : tensor<256x32x!llm.block<"q4_1">> -> tensor<256x32xf32>
    %n = llm.rms_norm %x, %g {epsilon = 1.0e-6 : f32} : tensor<256x32xf32>, tensor<32xf16>
    %y = llm.linear_add %n, %w, %x : tensor<256x32xf32>, tensor<32x32xbf16> -> tensor<256x32xf32>
    %m = llm.rms_norm %y, %g {epsilon = 1.0e-6 : f32} : tensor<256x32xf32>, tensor<32xf16>
    %h = llm.gate_up %m, %gu : tensor<256x32xf32>, tensor<96x32xf32> -> tensor<256x48xf32>
    %gw = llm.weight ["g2", "u2"] {interleave = 16 : i64} : tensor<128x32xf32>
    %h2 = llm.gate_up %m, %gw : tensor<256x32xf32>, tensor<128x32xf32> -> tensor<256x64xf32>
    %z = llm.linear_add %h2, %d, %y : tensor<256x64xf32>, tensor<32x64x!llm.block<"q8_0">> -> tensor<256x32xf32>
    return %z : tensor<256x32xf32>
  }
}
