// RUN: split-file %s %t
// RUN: kvc-opt %t/planned.mlir --launch-emit | FileCheck %t/planned.mlir
// RUN: not kvc-opt %t/unplanned.mlir --launch-emit 2>&1 | FileCheck %t/unplanned.mlir
// RUN: not kvc-opt %t/no-bucket.mlir --launch-emit 2>&1 | FileCheck %t/no-bucket.mlir
// RUN: not kvc-opt %t/no-limits.mlir --launch-emit 2>&1 | FileCheck %t/no-limits.mlir

//--- planned.mlir

// One segment per range in order of offset, the second layer's cache after the first's, logits
// where the returned value lies. 16 positions of one head of 64 in f16, K and V: 4096 bytes.
// The step has 16 header words, 3 x 4 rows, 4 logit rows, 4 x 4 item words, 2 x 8 pages: 256 bytes.
// CHECK: launch.segment "weight" <"weights", 0, 64> tensor<16xbf16> {
// CHECK-SAME: sources = ["norm"]
// CHECK: launch.segment "constant" <"weights", 64, 8> tensor<2xf32> {
// CHECK-SAME: values = array<f32: 1.000000e+00, 2.000000e+00>
// CHECK-NOT: launch.segment
// CHECK: launch.program @decode_4 "decode" rows 4 logit_rows 4 rows_per_item 2 logits <"arena", 256, 256> stride 64 {
// CHECK-NEXT: launch.call @a grid [2, 3] [#launch.range<"step", 0, 264>, #launch.range<"weights", 0, 64>, #launch.range<"kv", 4096, 4096>, #launch.range<"arena", 0, 256>]
// CHECK-NEXT: launch.call @b grid [1, 1] [#launch.range<"arena", 0, 256>, #launch.range<"kv", 4096, 4096>, #launch.range<"weights", 64, 8>, #launch.range<"arena", 256, 256>]
// CHECK-NEXT: }
// CHECK-NOT: tensor<4x16xf32>
module attributes {llm.limits = {layers = 2 : i64, max_model_len = 128 : i64, max_rows = 4 : i64,
    max_sequences = 2 : i64, max_logit_rows = 4 : i64}} {
  func.func @decode_4(%step: !llm.step, %c0: !llm.kv_cache<1, 64, f16>, %c1: !llm.kv_cache<1, 64, f16>)
      -> tensor<4x16xf32> attributes {llm.bucket = {kind = "decode", rows = 4 : i64, logit_rows = 4 : i64},
      launch.rows_per_item = 2 : i64} {
    %two = launch.constant {values = array<f32: 1.0, 2.0>, offset = 64 : i64} : tensor<2xf32>
    %norm = launch.weight "vector" ["norm"] {bytes = 64 : i64, offset = 0 : i64} : tensor<16xbf16>
    %same = launch.weight "vector" ["norm"] {bytes = 64 : i64, offset = 0 : i64} : tensor<16xbf16>
    %a, %c = launch.dispatch "a" grid [2, 3] params {} (%step, %norm, %c1) {offsets = array<i64: 0, -1>}
        : (!llm.step, tensor<16xbf16>, !llm.kv_cache<1, 64, f16>) -> (tensor<4x16xf32>, !llm.kv_cache<1, 64, f16>)
    %b = launch.dispatch "b" grid [1, 1] params {} (%a, %c, %two) {offsets = array<i64: 256>}
        : (tensor<4x16xf32>, !llm.kv_cache<1, 64, f16>, tensor<2xf32>) -> tensor<4x16xf32>
    return %b : tensor<4x16xf32>
  }
  wave.kernel @a(%step: memref<?xi32>, %norm: memref<?xf32>, %cache: memref<?xi8>, %out: memref<?xf32>) {
    wave.return
  }
  wave.kernel @b(%x: memref<?xf32>, %cache: memref<?xi8>, %two: memref<?xf32>, %out: memref<?xf32>) {
    wave.return
  }
}

//--- unplanned.mlir

module attributes {llm.limits = {layers = 1 : i64, max_model_len = 128 : i64, max_rows = 4 : i64,
    max_sequences = 2 : i64, max_logit_rows = 4 : i64}} {
  func.func @decode_4(%step: !llm.step) -> tensor<4x16xf32>
      attributes {llm.bucket = {kind = "decode", rows = 4 : i64, logit_rows = 4 : i64}} {
    %w = launch.weight "vector" ["w"] {bytes = 64 : i64} : tensor<16xf32>
    // CHECK: [[@LINE+1]]:{{.*}}: error: has no byte range; run launch-plan-memory first
    %a = launch.dispatch "a" grid [2, 3] params {} (%step, %w) : (!llm.step, tensor<16xf32>) -> tensor<4x16xf32>
    return %a : tensor<4x16xf32>
  }
}

//--- no-bucket.mlir

module attributes {llm.limits = {layers = 1 : i64, max_model_len = 128 : i64, max_rows = 4 : i64,
    max_sequences = 2 : i64, max_logit_rows = 4 : i64}} {
  // CHECK: [[@LINE+1]]:{{.*}}: error: is no bucket; run llm-bucket first
  func.func @decode_4(%step: !llm.step) {
    return
  }
}

//--- no-limits.mlir

// CHECK: error: module attribute llm.limits needs a positive integer 'layers'
module {
}
