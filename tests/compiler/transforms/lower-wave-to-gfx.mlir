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

// A workgroup of several waves: wave and lane are parts of the work-item's
// number, and the wave is scalar. A constant argument is promised to be one.
// CHECK-LABEL: func.func @waves
// CHECK-SAME: (%{{.*}}: !llvm.ptr<1> {llvm.noalias, llvm.readonly}, %{{.*}}: !llvm.ptr<1>)
// CHECK-SAME: passthrough = {{\[}}["amdgpu-flat-work-group-size", "128,128"]]
// CHECK: %[[ITEM:.*]] = llvm.call_intrinsic "llvm.amdgcn.workitem.id.x"()
// CHECK: %[[WAVE:.*]] = arith.shrui %[[ITEM]], %{{.*}} : i32
// CHECK: llvm.call_intrinsic "llvm.amdgcn.readfirstlane"(%[[WAVE]])
// CHECK: llvm.inline_asm has_side_effects "", "=s,0"
// CHECK: llvm.call_intrinsic "llvm.amdgcn.sched.barrier"
// CHECK: llvm.inline_asm has_side_effects "", "=v,0"
// CHECK: %[[ITEM:.*]] = llvm.call_intrinsic "llvm.amdgcn.workitem.id.x"()
// CHECK: arith.andi %[[ITEM]], %{{.*}} : i32
wave.kernel @waves(%x: memref<?xf32> {wave.constant}, %out: memref<?xf32>)
    attributes {waves = 4 : i64} {
  %wave = wave.wave
  %at = wave.opaque %wave : index
  wave.pin
  %zero = arith.constant dense<0.0> : vector<4xf32>
  %z = wave.opaque %zero : vector<4xf32>
  %lane = wave.lane
  %v = memref.load %x[%at] : memref<?xf32>
  memref.store %v, %out[%lane] : memref<?xf32>
  wave.return
}

// -----

// E4M3: both halves of a word at once, bytes 1 and 3 where they are, 0 and 2
// shifted there. E5M2: bytes put over zeros.
// CHECK-LABEL: func.func @decode
// CHECK: %[[WORDS:.*]] = vector.bitcast %{{.*}} : vector<4xi8> to vector<1xi32>
// CHECK: vector.bitcast %[[WORDS]] : vector<1xi32> to vector<2xi16>
// CHECK: arith.shrsi
// CHECK: arith.andi
// CHECK: arith.shli %[[WORDS]]
// CHECK: arith.shrsi
// CHECK: arith.andi
// CHECK: vector.shuffle {{.*}} [0, 1, 2, 3]
// CHECK-COUNT-2: llvm.call_intrinsic "llvm.amdgcn.perm"
wave.kernel @decode(%x: memref<?xi8>, %out: memref<?xf16>) {
  %lane = wave.lane
  %v = vector.load %x[%lane] : memref<?xi8>, vector<4xi8>
  %a = wave.fp8_decode "e4m3" packed %v : vector<4xi8> -> vector<4xf16>
  %b = wave.fp8_decode "e5m2" packed %v : vector<4xi8> -> vector<4xf16>
  vector.store %a, %out[%lane] : memref<?xf16>, vector<4xf16>
  vector.store %b, %out[%lane] : memref<?xf16>, vector<4xf16>
  wave.return
}

// -----

// CHECK-LABEL: func.func @matrix
// CHECK: llvm.call_intrinsic "llvm.amdgcn.wmma.f32.16x16x16.f16"({{.*}}) : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
// CHECK-COUNT-8: llvm.call_intrinsic "llvm.amdgcn.permlanex16"
// CHECK-NOT: llvm.amdgcn.permlanex16
wave.kernel @matrix(%x: memref<?xf16>, %out: memref<?xf32>) {
  %lane = wave.lane
  %v = vector.load %x[%lane] : memref<?xf16>, vector<16xf16>
  %c = arith.constant dense<0.0> : vector<8xf32>
  %d = wave.mma %v, %v, %c : vector<16xf16>, vector<8xf32>
  %s = wave.swap_halves %d : vector<8xf32>
  vector.store %s, %out[%lane] : memref<?xf32>, vector<8xf32>
  wave.return
}

// -----

// One lane adds for its wave, in no order.
// CHECK-LABEL: func.func @count
// CHECK: scf.if
// CHECK-NEXT: llvm.atomicrmw add %{{.*}}, %{{.*}} syncscope("agent") monotonic : !llvm.ptr<1>, i32
wave.kernel @count(%n: memref<?xi32>) {
  %three = arith.constant 3 : i32
  wave.count %n, %three : memref<?xi32>
  wave.return
}

// -----

// Release, meet, count in one lane, tell the others through LDS, acquire.
// CHECK-LABEL: func.func @arrive
// CHECK: llvm.fence syncscope("agent") release
// CHECK: llvm.amdgcn.s.barrier
// CHECK: scf.if
// CHECK: llvm.atomicrmw uinc_wrap %{{.*}}, %[[LAST:.*]] syncscope("agent") acq_rel
// CHECK: llvm.store
// CHECK: llvm.amdgcn.s.barrier
// CHECK: %[[TOLD:.*]] = llvm.load
// CHECK: %[[BEFORE:.*]] = llvm.call_intrinsic "llvm.amdgcn.readfirstlane"(%[[TOLD]])
// CHECK: llvm.fence syncscope("agent") acquire
// CHECK: arith.cmpi eq, %[[BEFORE]], %[[LAST]]
wave.kernel @arrive(%n: memref<?xi32>) attributes {waves = 2 : i64} {
  %i = wave.block 0
  %last = wave.arrive %n[%i], %i : memref<?xi32>
  scf.if %last {
    %zero = arith.constant 0 : i32
    memref.store %zero, %n[%i] : memref<?xi32>
  }
  wave.return
}

// -----

// One wave needs neither barrier nor LDS.
// CHECK-LABEL: func.func @arrive
// CHECK-NOT: llvm.amdgcn.s.barrier
// CHECK: scf.if
// CHECK: llvm.atomicrmw uinc_wrap
wave.kernel @arrive(%n: memref<?xi32>) {
  %i = wave.block 0
  %last = wave.arrive %n[%i], %i : memref<?xi32>
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
