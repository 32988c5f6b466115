// RUN: split-file %s %t
// RUN: kvc-opt %t/decoder.mlir --llm-bucket="decode=1,4 prefill=16,128 logit-rows=64" | FileCheck %t/decoder.mlir
// RUN: not kvc-opt %t/decoder.mlir --llm-bucket 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not kvc-opt %t/other.mlir --llm-bucket="decode=1" 2>&1 | FileCheck %s --check-prefix=MISSING

// NONE: error: no buckets given
// MISSING: error: no function @decoder to bucket

//--- decoder.mlir

// A decode bucket wants logits of all rows, a prefill bucket of at most 64.
// CHECK-NOT: @decoder
// CHECK-LABEL: func.func @decode_1
// CHECK-SAME: -> tensor<1x256xf32>
// CHECK-SAME: llm.bucket = {kind = "decode", logit_rows = 1 : i64, rows = 1 : i64}

// CHECK-LABEL: func.func @decode_4
// CHECK-SAME: -> tensor<4x256xf32>
// CHECK-SAME: llm.bucket = {kind = "decode", logit_rows = 4 : i64, rows = 4 : i64}
// CHECK: llm.embed {{.*}} -> tensor<4x32xf32>
// CHECK: llm.silu {{.*}} : tensor<4x32xf32>
// CHECK: llm.select_norm {{.*}} -> tensor<4x32xf32>

// CHECK-LABEL: func.func @prefill_16
// CHECK-SAME: llm.bucket = {kind = "prefill", logit_rows = 16 : i64, rows = 16 : i64}

// CHECK-LABEL: func.func @prefill_128
// CHECK-SAME: -> tensor<64x256xf32>
// CHECK-SAME: llm.bucket = {kind = "prefill", logit_rows = 64 : i64, rows = 128 : i64}
// CHECK: llm.embed {{.*}} -> tensor<128x32xf32>
// CHECK: llm.silu {{.*}} : tensor<128x32xf32>
// CHECK: llm.route {{.*}} -> tensor<128x2xf32>, tensor<128x2xi32>
// CHECK: llm.select_rows {{.*}} -> tensor<64x32xf32>
// CHECK: llm.select_norm {{.*}} -> tensor<64x32xf32>
// CHECK: llm.linear {{.*}} -> tensor<64x256xf32>
// CHECK-NOT: @decoder
func.func @decoder(%step: !llm.step, %table: tensor<256x32xf16>, %norm: tensor<32xf16>) -> tensor<?x256xf32> {
  %x = llm.embed %step, %table : tensor<256x32xf16> -> tensor<?x32xf32>
  %s = llm.silu %x : tensor<?x32xf32>
  %weights, %ids = llm.route %s {normalize = true} : tensor<?x32xf32> -> tensor<?x2xf32>, tensor<?x2xi32>
  %rows = llm.select_rows %s, %step : tensor<?x32xf32> -> tensor<?x32xf32>
  %n = llm.select_norm %s, %norm, %step {epsilon = 1.0e-6 : f32}
      : tensor<?x32xf32>, tensor<32xf16> -> tensor<?x32xf32>
  %logits = llm.linear %n, %table : tensor<?x32xf32>, tensor<256x32xf16> -> tensor<?x256xf32>
  return %logits : tensor<?x256xf32>
}

//--- other.mlir

func.func @encoder() {
  return
}
