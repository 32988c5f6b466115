// RUN: kvc-opt %s --wave-lower-to-gfx --split-input-file --verify-diagnostics | FileCheck %s

// Arguments are global pointers by value; nothing is a flat address.
// CHECK-LABEL: func.func @lanes
// CHECK-SAME: (%[[OUT:.*]]: !llvm.ptr<1>)
// CHECK: builtin.unrealized_conversion_cast {{.*}} to memref<?xf32, 1>
// CHECK: llvm.call_intrinsic "llvm.amdgcn.workgroup.id.x"()
// CHECK: llvm.call_intrinsic "llvm.amdgcn.workgroup.id.y"()
// CHECK: llvm.call_intrinsic "llvm.amdgcn.workitem.id.x"()
// CHECK: memref.store {{.*}} : memref<?xf32, 1>
wave.kernel @lanes(%out: memref<?xf32>) {
  %x = wave.block 0
  %y = wave.block 1
  %lane = wave.lane
  %row = arith.addi %x, %y : index
  %at = arith.addi %row, %lane : index
  %one = arith.constant 1.0 : f32
  memref.store %one, %out[%at] : memref<?xf32>
  wave.return
}

// -----

// Scratch is LDS, and a barrier orders it.
// CHECK: llvm.mlir.global internal @scratch.lds.0() {addr_space = 3 : i32, alignment = 16 : i64} : !llvm.array<64 x f32>
// CHECK-LABEL: func.func @scratch
// CHECK: llvm.mlir.addressof @scratch.lds.0 : !llvm.ptr<3>
// CHECK: memref.store {{.*}} : memref<?xf32, 3>
// CHECK: llvm.fence syncscope("workgroup") release
// CHECK-NEXT: llvm.call_intrinsic "llvm.amdgcn.s.barrier"()
// CHECK-NEXT: llvm.fence syncscope("workgroup") acquire
wave.kernel @scratch(%out: memref<?xf32>) {
  %size = arith.constant 64 : index
  %lds = wave.scratch %size : memref<?xf32>
  %lane = wave.lane
  %one = arith.constant 1.0 : f32
  memref.store %one, %lds[%lane] : memref<?xf32>
  wave.barrier
  wave.return
}

// -----

// Halves of the lane's vector, then lane xor 16 by permlanex16 and 8, 4, 2, 1 by DPP's row_xmask (352 + mask).
// CHECK-LABEL: func.func @reduce
// CHECK: %[[V:.*]] = vector.load
// CHECK: vector.extract_strided_slice %[[V]] {offsets = [0], sizes = [2]
// CHECK: vector.extract_strided_slice %[[V]] {offsets = [2], sizes = [2]
// CHECK: llvm.call_intrinsic "llvm.amdgcn.permlanex16"
// CHECK: arith.addf
// CHECK: %[[EIGHT:.*]] = llvm.mlir.constant(360 : i32)
// CHECK: llvm.call_intrinsic "llvm.amdgcn.update.dpp"({{.*}}, {{.*}}, %[[EIGHT]]
// CHECK-COUNT-3: llvm.call_intrinsic "llvm.amdgcn.update.dpp"
// CHECK-NOT: llvm.amdgcn.update.dpp
wave.kernel @reduce(%x: memref<?xf32>) {
  %lane = wave.lane
  %v = vector.load %x[%lane] : memref<?xf32>, vector<4xf32>
  %s = wave.reduce "add" %v : vector<4xf32>
  memref.store %s, %x[%lane] : memref<?xf32>
  wave.return
}

// -----

// One v_exp_f32 an element.
// CHECK-LABEL: func.func @exp2
// CHECK-COUNT-4: llvm.call_intrinsic "llvm.amdgcn.exp2"
// CHECK-NOT: llvm.amdgcn.exp2
// CHECK: vector.from_elements
wave.kernel @exp2(%x: memref<?xf32>) {
  %lane = wave.lane
  %v = vector.load %x[%lane] : memref<?xf32>, vector<4xf32>
  %e = wave.exp2 %v : vector<4xf32>
  vector.store %e, %x[%lane] : memref<?xf32>, vector<4xf32>
  wave.return
}

// -----

wave.kernel @open(%x: memref<?xf32>) {
  // expected-error@+1 {{has no lowering for gfx1100; the kernel is not specialised}}
  %k = wave.param "features" : index
  wave.return
}

// -----

wave.kernel @size(%x: memref<?xf32>) {
  %lane = wave.lane
  // expected-error@+1 {{needs a constant size}}
  %lds = wave.scratch %lane : memref<?xf32>
  wave.return
}
