// RUN: kvc-opt %s --llm-fuse-gate-up --split-input-file | FileCheck %s

// Sixteen rows of gate and up in turn, because the kernel holds as many.
// CHECK-LABEL: func.func @dense
// CHECK-SAME: (%[[X:.*]]: tensor<?x32xf32>)
func.func @dense(%x: tensor<?x32xf32>) -> tensor<?x64xf32> {
  // CHECK: %[[W:.*]] = llm.weight ["gate", "up"] {interleave = 16 : i64} : tensor<128x32xbf16>
  // CHECK: %[[Y:.*]] = llm.gate_up %[[X]], %[[W]] : tensor<?x32xf32>, tensor<128x32xbf16> -> tensor<?x64xf32>
  // CHECK-NOT: llm.silu
  // CHECK: return %[[Y]]
  %gw = llm.weight ["gate"] : tensor<64x32xbf16>
  %uw = llm.weight ["up"] : tensor<64x32xbf16>
  %g = llm.linear %x, %gw : tensor<?x32xf32>, tensor<64x32xbf16> -> tensor<?x64xf32>
  %u = llm.linear %x, %uw : tensor<?x32xf32>, tensor<64x32xbf16> -> tensor<?x64xf32>
  %s = llm.silu %g : tensor<?x64xf32>
  %y = llm.mul %s, %u : tensor<?x64xf32>
  return %y : tensor<?x64xf32>
}

// -----

// Experts are stacked expert by expert.
// CHECK-LABEL: func.func @experts
// CHECK-SAME: (%[[X:.*]]: tensor<?x32xf32>, %[[IDS:.*]]: tensor<?x2xi32>)
func.func @experts(%x: tensor<?x32xf32>, %ids: tensor<?x2xi32>) -> tensor<?x2x64xf32> {
  // CHECK: %[[W:.*]] = llm.weight ["gate0", "up0", "gate1", "up1"] {interleave = 16 : i64} : tensor<2x128x32xbf16>
  // CHECK: llm.expert_gate_up %[[X]], %[[W]], %[[IDS]] : tensor<?x32xf32>, tensor<2x128x32xbf16>, tensor<?x2xi32> -> tensor<?x2x64xf32>
  %gw = llm.weight ["gate0", "gate1"] : tensor<2x64x32xbf16>
  %uw = llm.weight ["up0", "up1"] : tensor<2x64x32xbf16>
  %g = llm.expert_linear %x, %gw, %ids
      : tensor<?x32xf32>, tensor<2x64x32xbf16>, tensor<?x2xi32> -> tensor<?x2x64xf32>
  %u = llm.expert_linear %x, %uw, %ids
      : tensor<?x32xf32>, tensor<2x64x32xbf16>, tensor<?x2xi32> -> tensor<?x2x64xf32>
  %s = llm.silu %g : tensor<?x2x64xf32>
  %y = llm.mul %s, %u : tensor<?x2x64xf32>
  return %y : tensor<?x2x64xf32>
}

// -----

// Gate and up have different types.
// CHECK-LABEL: func.func @types
func.func @types(%x: tensor<?x32xf32>) -> tensor<?x64xf32> {
  // CHECK-NOT: llm.gate_up
  // CHECK: llm.mul
  %gw = llm.weight ["gate"] : tensor<64x32xbf16>
  %uw = llm.weight ["up"] : tensor<64x32xf16>
  %g = llm.linear %x, %gw : tensor<?x32xf32>, tensor<64x32xbf16> -> tensor<?x64xf32>
  %u = llm.linear %x, %uw : tensor<?x32xf32>, tensor<64x32xf16> -> tensor<?x64xf32>
  %s = llm.silu %g : tensor<?x64xf32>
  %y = llm.mul %s, %u : tensor<?x64xf32>
  return %y : tensor<?x64xf32>
}

// -----

// A weight that is interleaved already cannot be taken apart.
// CHECK-LABEL: func.func @interleaved
func.func @interleaved(%x: tensor<?x32xf32>) -> tensor<?x64xf32> {
  // CHECK-NOT: llm.gate_up
  // CHECK: llm.mul
  %gw = llm.weight ["a", "b"] {interleave = 16 : i64} : tensor<64x32xbf16>
  %uw = llm.weight ["up"] : tensor<64x32xbf16>
  %g = llm.linear %x, %gw : tensor<?x32xf32>, tensor<64x32xbf16> -> tensor<?x64xf32>
  %u = llm.linear %x, %uw : tensor<?x32xf32>, tensor<64x32xbf16> -> tensor<?x64xf32>
  %s = llm.silu %g : tensor<?x64xf32>
  %y = llm.mul %s, %u : tensor<?x64xf32>
  return %y : tensor<?x64xf32>
}

// -----

// Gate and up read different rows.
// CHECK-LABEL: func.func @inputs
func.func @inputs(%x: tensor<?x32xf32>, %z: tensor<?x32xf32>) -> tensor<?x64xf32> {
  // CHECK-NOT: llm.gate_up
  // CHECK: llm.mul
  %gw = llm.weight ["gate"] : tensor<64x32xbf16>
  %uw = llm.weight ["up"] : tensor<64x32xbf16>
  %g = llm.linear %x, %gw : tensor<?x32xf32>, tensor<64x32xbf16> -> tensor<?x64xf32>
  %u = llm.linear %z, %uw : tensor<?x32xf32>, tensor<64x32xbf16> -> tensor<?x64xf32>
  %s = llm.silu %g : tensor<?x64xf32>
  %y = llm.mul %s, %u : tensor<?x64xf32>
  return %y : tensor<?x64xf32>
}

// -----

// A product without SiLU is none of this.
// CHECK-LABEL: func.func @product
func.func @product(%x: tensor<?x32xf32>) -> tensor<?x64xf32> {
  // CHECK-NOT: llm.gate_up
  // CHECK: llm.mul
  %gw = llm.weight ["gate"] : tensor<64x32xbf16>
  %uw = llm.weight ["up"] : tensor<64x32xbf16>
  %g = llm.linear %x, %gw : tensor<?x32xf32>, tensor<64x32xbf16> -> tensor<?x64xf32>
  %u = llm.linear %x, %uw : tensor<?x32xf32>, tensor<64x32xbf16> -> tensor<?x64xf32>
  %y = llm.mul %g, %u : tensor<?x64xf32>
  return %y : tensor<?x64xf32>
}
