// RUN: kvc-opt %s | kvc-opt | FileCheck %s

// On tensors.
// CHECK-LABEL: func.func @tensors
// CHECK-SAME: (%[[STEP:.*]]: !llm.step, %[[X:.*]]: tensor<4x32xf32>)
func.func @tensors(%step: !llm.step, %x: tensor<4x32xf32>) -> tensor<4x32xf32> {
  // CHECK: launch.weight "vector" ["norm"] {bytes = 128 : i64} : tensor<32xbf16>
  %n = launch.weight "vector" ["norm"] {bytes = 128 : i64} : tensor<32xbf16>
  // CHECK: %[[W:.*]] = launch.weight "panel16" ["q", "k"] {bytes = 2048 : i64, interleave = 16 : i64, offset = 64 : i64, rotary = array<i64: 32, 0>} : tensor<32x32xbf16>
  %w = launch.weight "panel16" ["q", "k"] {bytes = 2048 : i64, interleave = 16 : i64,
      rotary = array<i64: 32, 0>, offset = 64 : i64} : tensor<32x32xbf16>
  // No digit is lost: texts of a stage can go back into the compiler.
  // CHECK: launch.constant {values = array<f32: 1.000000e+00, 0.180336878>} : tensor<2xf32>
  %c = launch.constant {values = array<f32: 1.0, 0.180336878>} : tensor<2xf32>
  // CHECK: launch.rope_table {attention_factor = 1.000000e+00 : f64, coarse_rows = 4 : i64, inverse_frequencies = array<f64: 1.000000e+00, 5.000000e-01>} : tensor<260x4xf32>
  %t = launch.rope_table {attention_factor = 1.0 : f64, coarse_rows = 4 : i64,
      inverse_frequencies = array<f64: 1.0, 0.5>} : tensor<260x4xf32>
  // CHECK: %[[Y:.*]] = launch.dispatch "linear" grid [2, 1] params {inputFeatures = 32 : index}(%[[STEP]], %[[X]], %[[W]]) {in_place = array<i64: 0, 1>, offsets = array<i64: 4096>} : (!llm.step, tensor<4x32xf32>, tensor<32x32xbf16>) -> tensor<4x32xf32>
  %y = launch.dispatch "linear" grid [2, 1] params {inputFeatures = 32 : index}
      (%step, %x, %w) {in_place = array<i64: 0, 1>, offsets = array<i64: 4096>}
      : (!llm.step, tensor<4x32xf32>, tensor<32x32xbf16>) -> tensor<4x32xf32>
  return %y : tensor<4x32xf32>
}

// On bytes.
wave.kernel @kernel(%step: memref<?xi32>, %out: memref<?xf32>) {
  wave.return
}
// CHECK: launch.segment "weight" <"weights", 0, 128> tensor<32xbf16> {sources = ["norm"]}
launch.segment "weight" <"weights", 0, 128> tensor<32xbf16> {sources = ["norm"]}
// CHECK: launch.program @decode_4 "decode" rows 4 logit_rows 4 rows_per_item 1 logits <"arena", 0, 4096> stride 1024 {
launch.program @decode_4 "decode" rows 4 logit_rows 4 rows_per_item 1
    logits <"arena", 0, 4096> stride 1024 {
  // CHECK: launch.call @kernel grid [4, 1] [#launch.range<"step", 0, 256>, #launch.range<"arena", 0, 4096>]
  launch.call @kernel grid [4, 1] [#launch.range<"step", 0, 256>, #launch.range<"arena", 0, 4096>]
}
