// RUN: kvc-opt %s --llm-fuse-residual --split-input-file | FileCheck %s

// CHECK-LABEL: func.func @linear
// CHECK-SAME: (%[[R:.*]]: tensor<?x32xf32>, %[[X:.*]]: tensor<?x64xf32>, %[[W:.*]]: tensor<32x64xf16>)
func.func @linear(%r: tensor<?x32xf32>, %x: tensor<?x64xf32>, %w: tensor<32x64xf16>) -> tensor<?x32xf32> {
  // CHECK: %[[Y:.*]] = llm.linear_add %[[X]], %[[W]], %[[R]]
  // CHECK-NOT: llm.add
  // CHECK: return %[[Y]]
  %p = llm.linear %x, %w : tensor<?x64xf32>, tensor<32x64xf16> -> tensor<?x32xf32>
  %y = llm.add %r, %p : tensor<?x32xf32>
  return %y : tensor<?x32xf32>
}

// -----

// CHECK-LABEL: func.func @experts
// CHECK-SAME: (%[[R:.*]]: tensor<?x32xf32>, %[[X:.*]]: tensor<?x2x32xf32>, %[[W:.*]]: tensor<?x2xf32>)
func.func @experts(%r: tensor<?x32xf32>, %x: tensor<?x2x32xf32>, %w: tensor<?x2xf32>) -> tensor<?x32xf32> {
  // CHECK: %[[Y:.*]] = llm.expert_sum_add %[[X]], %[[W]], %[[R]]
  // CHECK-NOT: llm.add
  // CHECK: return %[[Y]]
  %s = llm.expert_sum %x, %w : tensor<?x2x32xf32>, tensor<?x2xf32> -> tensor<?x32xf32>
  %y = llm.add %r, %s : tensor<?x32xf32>
  return %y : tensor<?x32xf32>
}

// -----

// A second reader of the product: fusing would compute it twice.
// CHECK-LABEL: func.func @second_reader
func.func @second_reader(%r: tensor<?x32xf32>, %x: tensor<?x64xf32>, %w: tensor<32x64xf16>)
    -> (tensor<?x32xf32>, tensor<?x32xf32>) {
  // CHECK: %[[P:.*]] = llm.linear %
  // CHECK-NOT: llm.linear_add
  // CHECK: llm.add %{{.*}}, %[[P]]
  %p = llm.linear %x, %w : tensor<?x64xf32>, tensor<32x64xf16> -> tensor<?x32xf32>
  %y = llm.add %r, %p : tensor<?x32xf32>
  return %y, %p : tensor<?x32xf32>, tensor<?x32xf32>
}

// -----

// The product added to itself has two readers.
// CHECK-LABEL: func.func @twice
func.func @twice(%x: tensor<?x64xf32>, %w: tensor<32x64xf16>) -> tensor<?x32xf32> {
  // CHECK-NOT: llm.linear_add
  // CHECK: llm.add
  %p = llm.linear %x, %w : tensor<?x64xf32>, tensor<32x64xf16> -> tensor<?x32xf32>
  %y = llm.add %p, %p : tensor<?x32xf32>
  return %y : tensor<?x32xf32>
}

// -----

// The residual is on the left: a layer there is a residual as good as any.
// CHECK-LABEL: func.func @left
func.func @left(%r: tensor<?x32xf32>, %x: tensor<?x64xf32>, %w: tensor<32x64xf16>) -> tensor<?x32xf32> {
  // CHECK-NOT: llm.linear_add
  // CHECK: llm.add
  %p = llm.linear %x, %w : tensor<?x64xf32>, tensor<32x64xf16> -> tensor<?x32xf32>
  %y = llm.add %p, %r : tensor<?x32xf32>
  return %y : tensor<?x32xf32>
}

// -----

// Any other layer is left alone.
// CHECK-LABEL: func.func @other
func.func @other(%r: tensor<?x32xf32>, %x: tensor<?x32xf32>) -> tensor<?x32xf32> {
  // CHECK: llm.add
  %s = llm.silu %x : tensor<?x32xf32>
  %y = llm.add %r, %s : tensor<?x32xf32>
  return %y : tensor<?x32xf32>
}
