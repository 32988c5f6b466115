// RUN: split-file %s %t
// RUN: kvc-opt %t/kernels.mlir --wave-lower-to-cpu | FileCheck %t/kernels.mlir
// RUN: kvc-opt %t/invalid.mlir --wave-lower-to-cpu --verify-diagnostics --split-input-file

//--- kernels.mlir

// A kernel is a function of the pointers and the workgroup; a lane is the only one, a barrier
// waits for none.
// CHECK-LABEL: func.func @grid
// CHECK-SAME: (%[[ARGS:.*]]: !llvm.ptr, %[[X:.*]]: i64, %[[Y:.*]]: i64) {
// CHECK: %[[AT:.*]] = llvm.getelementptr %[[ARGS]][1]
// CHECK: %[[BASE:.*]] = llvm.load %[[AT]]
// CHECK: llvm.insertvalue %[[BASE]]
// CHECK: %[[OUT:.*]] = builtin.unrealized_conversion_cast %{{.*}} to memref<?xi32>
// CHECK-DAG: %[[XI:.*]] = arith.index_cast %[[X]] : i64 to index
// CHECK-DAG: %[[YI:.*]] = arith.index_cast %[[Y]] : i64 to index
// CHECK: %[[LANE:.*]] = arith.constant 0 : index
// CHECK-NOT: wave.
// CHECK: memref.store %{{.*}}, %[[OUT]][%[[XI]]]
// CHECK: memref.store %{{.*}}, %[[OUT]][%[[YI]]]
// CHECK: memref.store %{{.*}}, %[[OUT]][%[[LANE]]]
// CHECK: return
wave.kernel @grid(%in: memref<?xi32>, %out: memref<?xi32>) {
  %x = wave.block 0
  %y = wave.block 1
  %lane = wave.lane
  wave.barrier
  %v = memref.load %in[%x] : memref<?xi32>
  memref.store %v, %out[%x] : memref<?xi32>
  memref.store %v, %out[%y] : memref<?xi32>
  memref.store %v, %out[%lane] : memref<?xi32>
  wave.return
}

// CHECK-LABEL: func.func @scratch
// CHECK: %[[FIXED:.*]] = memref.alloca() {alignment = 64 : i64} : memref<48xf32>
// CHECK: %[[SCRATCH:.*]] = memref.cast %[[FIXED]] : memref<48xf32> to memref<?xf32>
// CHECK: memref.load %[[SCRATCH]]
wave.kernel @scratch(%out: memref<?xf32>) {
  %i = wave.block 0
  %size = arith.constant 48 : index
  %s = wave.scratch %size : memref<?xf32>
  %v = memref.load %s[%i] : memref<?xf32>
  memref.store %v, %out[%i] : memref<?xf32>
  wave.return
}

// The upper half onto the lower half, until one element is left; no flag that lets the order
// change.
// CHECK-LABEL: func.func @reduce
// CHECK: %[[V:.*]] = vector.load
// CHECK: %[[LOW:.*]] = vector.extract_strided_slice %[[V]] {offsets = [0], sizes = [2], strides = [1]}
// CHECK: %[[HIGH:.*]] = vector.extract_strided_slice %[[V]] {offsets = [2], sizes = [2], strides = [1]}
// CHECK: %[[TWO:.*]] = arith.addf %[[LOW]], %[[HIGH]] : vector<2xf32>
// CHECK: %[[LOW1:.*]] = vector.extract_strided_slice %[[TWO]] {offsets = [0], sizes = [1], strides = [1]}
// CHECK: %[[HIGH1:.*]] = vector.extract_strided_slice %[[TWO]] {offsets = [1], sizes = [1], strides = [1]}
// CHECK: %[[ONE:.*]] = arith.addf %[[LOW1]], %[[HIGH1]] : vector<1xf32>
// CHECK: vector.extract %[[ONE]][0] : f32 from vector<1xf32>
// CHECK: arith.maximumf %{{.*}} : vector<2xf32>
// CHECK: arith.maximumf %{{.*}} : vector<1xf32>
wave.kernel @reduce(%x: memref<?xf32>) {
  %i = wave.block 0
  %v = vector.load %x[%i] : memref<?xf32>, vector<4xf32>
  %sum = wave.reduce "add" %v : vector<4xf32>
  memref.store %sum, %x[%i] : memref<?xf32>
  %max = wave.reduce "max" %v : vector<4xf32>
  memref.store %max, %x[%i] : memref<?xf32>
  wave.return
}

// Clamped, split into a whole and a fraction, six fused multiply-adds, the whole added to the
// exponent: on vectors and on scalars.
// CHECK-LABEL: func.func @exp2
// CHECK: %[[X:.*]] = vector.load
// CHECK: %[[LOW:.*]] = arith.cmpf olt, %[[X]], %[[LEAST:.*]] : vector<8xf32>
// CHECK: %[[A:.*]] = arith.select %[[LOW]], %{{.*}}, %[[X]]
// CHECK: %[[HIGH:.*]] = arith.cmpf ogt, %[[A]], %{{.*}} : vector<8xf32>
// CHECK: %[[B:.*]] = arith.select %[[HIGH]], %{{.*}}, %[[A]]
// CHECK: %[[N:.*]] = arith.addf %[[B]], %{{.*}} : vector<8xf32>
// CHECK: %[[WHOLE:.*]] = arith.subf %[[N]], %{{.*}} : vector<8xf32>
// CHECK: arith.subf %[[B]], %[[WHOLE]] : vector<8xf32>
// CHECK-COUNT-6: math.fma {{.*}} : vector<8xf32>
// CHECK-NOT: math.fma {{.*}} : vector<8xf32>
// CHECK: %[[I:.*]] = arith.bitcast %[[N]] : vector<8xf32> to vector<8xi32>
// CHECK: arith.shli %[[I]]
// CHECK-COUNT-6: math.fma {{.*}} : f32
wave.kernel @exp2(%x: memref<?xf32>) {
  %i = wave.block 0
  %v = vector.load %x[%i] : memref<?xf32>, vector<8xf32>
  %e = wave.exp2 %v : vector<8xf32>
  vector.store %e, %x[%i] : memref<?xf32>, vector<8xf32>
  %s = memref.load %x[%i] : memref<?xf32>
  %f = wave.exp2 %s : f32
  memref.store %f, %x[%i] : memref<?xf32>
  wave.return
}

// E4M3's fields move by 7 with the sign's copy masked, E5M2's by 8. No FP8 type appears.
// What they compute is in tests/compiler/target/wave-numerics.mlir.
// CHECK-LABEL: func.func @decode
// CHECK: %[[C:.*]] = vector.load
// CHECK: %[[H:.*]] = arith.extsi %[[C]] : vector<16xi8> to vector<16xi16>
// CHECK: %[[SEVEN:.*]] = arith.constant dense<7> : vector<16xi16>
// CHECK: %[[S:.*]] = arith.shli %[[H]], %[[SEVEN]]
// CHECK: %[[MASK:.*]] = arith.constant dense<-16385> : vector<16xi16>
// CHECK: %[[M:.*]] = arith.andi %[[S]], %[[MASK]]
// CHECK: %[[F:.*]] = arith.bitcast %[[M]] : vector<16xi16> to vector<16xf16>
// CHECK: arith.extf %[[F]] : vector<16xf16> to vector<16xf32>
// CHECK: %[[H2:.*]] = arith.extui %[[C]] : vector<16xi8> to vector<16xi16>
// CHECK: %[[EIGHT:.*]] = arith.constant dense<8> : vector<16xi16>
// CHECK: arith.shli %[[H2]], %[[EIGHT]]
wave.kernel @decode(%codes: memref<?xi8>, %out: memref<?xf32>) {
  %i = wave.block 0
  %c = vector.load %codes[%i] : memref<?xi8>, vector<16xi8>
  %a = wave.fp8_decode "e4m3" %c : vector<16xi8> -> vector<16xf32>
  vector.store %a, %out[%i] : memref<?xf32>, vector<16xf32>
  %b = wave.fp8_decode "e5m2" %c : vector<16xi8> -> vector<16xf32>
  vector.store %b, %out[%i] : memref<?xf32>, vector<16xf32>
  wave.return
}

// Saturation by a minimum, NaN by a comparison with itself, in the type of the lanes.
// CHECK-LABEL: func.func @encode
// CHECK: %[[X:.*]] = vector.load
// CHECK: %[[LARGEST:.*]] = arith.constant dense<4.480000e+02> : vector<16xf32>
// CHECK: arith.minnumf %{{.*}}, %[[LARGEST]]
// CHECK: %[[NAN:.*]] = arith.cmpf uno, %[[X]], %[[X]]
// CHECK: %[[CODE:.*]] = arith.constant dense<127> : vector<16xi8>
// CHECK: arith.select %[[NAN]], %[[CODE]]
// CHECK: %[[LARGEST5:.*]] = arith.constant dense<5.734400e+04> : vector<16xf32>
// CHECK: arith.minnumf %{{.*}}, %[[LARGEST5]]
wave.kernel @encode(%x: memref<?xf32>, %codes: memref<?xi8>) {
  %i = wave.block 0
  %v = vector.load %x[%i] : memref<?xf32>, vector<16xf32>
  %a = wave.fp8_encode "e4m3" %v : vector<16xf32> -> vector<16xi8>
  vector.store %a, %codes[%i] : memref<?xi8>, vector<16xi8>
  %b = wave.fp8_encode "e5m2" %v : vector<16xf32> -> vector<16xi8>
  vector.store %b, %codes[%i] : memref<?xi8>, vector<16xi8>
  wave.return
}

// A multiply-add rounds once: upstream would lower vector.fma to llvm.fmuladd, which may round
// twice.
// CHECK-LABEL: func.func @fma
// CHECK: %[[V:.*]] = vector.load
// CHECK-NOT: vector.fma
// CHECK: math.fma %[[V]], %[[V]], %[[V]] : vector<16xf32>
wave.kernel @fma(%x: memref<?xf32>) {
  %i = wave.block 0
  %v = vector.load %x[%i] : memref<?xf32>, vector<16xf32>
  %f = vector.fma %v, %v, %v : vector<16xf32>
  vector.store %f, %x[%i] : memref<?xf32>, vector<16xf32>
  wave.return
}

// Workgroups run on several threads.
// CHECK-LABEL: func.func @count
// CHECK: llvm.atomicrmw add %{{.*}}, %{{.*}} monotonic : !llvm.ptr, i32
wave.kernel @count(%n: memref<?xi32>) {
  %three = arith.constant 3 : i32
  wave.count %n, %three : memref<?xi32>
  wave.return
}

//--- invalid.mlir

// A template that nobody specialised.
wave.kernel @param(%out: memref<?xf32>) {
  // expected-error@+1 {{has no lowering for cpu; the kernel is not specialised}}
  %features = wave.param "features" : index
  wave.return
}

// -----

// A size that is no constant.
wave.kernel @size(%out: memref<?xf32>) {
  %i = wave.block 0
  // expected-error@+1 {{needs a constant size}}
  %s = wave.scratch %i : memref<?xf32>
  wave.return
}

// -----

// expected-error@+1 {{has workgroups of several waves, which cpu has not, got 2}}
wave.kernel @waves() attributes {waves = 2 : i64} {
  wave.return
}

// -----

wave.kernel @matrix(%x: memref<?xf32>) {
  %lane = wave.lane
  %v = memref.load %x[%lane] : memref<?xf32>
  // expected-error@+1 {{has no lowering for cpu}}
  %s = wave.swap_halves %v : f32
  wave.return
}
