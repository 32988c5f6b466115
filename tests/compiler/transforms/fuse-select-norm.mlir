// RUN: kvc-opt %s --llm-fuse-select-norm --split-input-file | FileCheck %s

// CHECK-LABEL: func.func @final_norm
// CHECK-SAME: (%[[STEP:.*]]: !llm.step, %[[X:.*]]: tensor<?x32xf32>, %[[W:.*]]: tensor<32xf16>)
func.func @final_norm(%step: !llm.step, %x: tensor<?x32xf32>, %w: tensor<32xf16>) -> tensor<?x32xf32> {
  // CHECK: llm.select_norm %[[X]], %[[W]], %[[STEP]] {epsilon = 9.99999997E-7 : f32}
  // CHECK-NOT: llm.select_rows
  // CHECK-NOT: llm.rms_norm
  %s = llm.select_rows %x, %step : tensor<?x32xf32> -> tensor<?x32xf32>
  %n = llm.rms_norm %s, %w {epsilon = 1.0e-6 : f32} : tensor<?x32xf32>, tensor<32xf16>
  return %n : tensor<?x32xf32>
}

// -----

// A norm of all rows is left alone.
// CHECK-LABEL: func.func @all_rows
func.func @all_rows(%x: tensor<?x32xf32>, %w: tensor<32xf16>) -> tensor<?x32xf32> {
  // CHECK: llm.rms_norm
  %n = llm.rms_norm %x, %w {epsilon = 1.0e-6 : f32} : tensor<?x32xf32>, tensor<32xf16>
  return %n : tensor<?x32xf32>
}
