// RUN: kvc-opt %s | kvc-opt | FileCheck %s

// CHECK-LABEL: wave.kernel @all
// CHECK-SAME: (%[[X:.*]]: memref<?xf32>, %[[CODES:.*]]: memref<?xi8>)
wave.kernel @all(%x: memref<?xf32>, %codes: memref<?xi8>) {
  // CHECK: wave.param "features" : index
  %features = wave.param "features" : index
  // CHECK: wave.param "epsilon" : f32
  %epsilon = wave.param "epsilon" : f32
  // CHECK: %[[ROW:.*]] = wave.block 0
  %row = wave.block 0
  // CHECK: wave.block 1
  %tile = wave.block 1
  // CHECK: wave.lane
  %lane = wave.lane
  // CHECK: wave.scratch %{{.*}} : memref<?xf32>
  %scratch = wave.scratch %features : memref<?xf32>
  // CHECK: wave.barrier
  wave.barrier
  // CHECK: %[[V:.*]] = vector.load
  %v = vector.load %x[%row] : memref<?xf32>, vector<16xf32>
  // CHECK: wave.reduce "add" %[[V]] : vector<16xf32>
  %sum = wave.reduce "add" %v : vector<16xf32>
  // CHECK: %[[MAX:.*]] = wave.reduce "max" %[[V]] : vector<16xf32>
  %max = wave.reduce "max" %v : vector<16xf32>
  // CHECK: wave.exp2 %[[MAX]] : f32
  %e = wave.exp2 %max : f32
  // CHECK: wave.exp2 %[[V]] : vector<16xf32>
  %ev = wave.exp2 %v : vector<16xf32>
  // CHECK: %[[C:.*]] = wave.fp8_encode "e4m3" %[[V]] : vector<16xf32> -> vector<16xi8>
  %c = wave.fp8_encode "e4m3" %v : vector<16xf32> -> vector<16xi8>
  // CHECK: wave.fp8_decode "e5m2" %[[C]] : vector<16xi8> -> vector<16xf32>
  %d = wave.fp8_decode "e5m2" %c : vector<16xi8> -> vector<16xf32>
  // CHECK: wave.return
  wave.return
}

// CHECK-LABEL: wave.kernel @waves
// CHECK-SAME: (%[[Q:.*]]: memref<?xi8> {wave.constant}, %[[N:.*]]: memref<?xi32>) attributes {waves = 4 : i64}
wave.kernel @waves(%q: memref<?xi8> {wave.constant}, %n: memref<?xi32>)
    attributes {waves = 4 : i64} {
  // CHECK: %[[WAVE:.*]] = wave.wave
  %wave = wave.wave
  // CHECK: wave.opaque %[[WAVE]] : index
  %at = wave.opaque %wave : index
  // CHECK: wave.pin
  wave.pin
  // CHECK: wave.count %[[N]], %{{.*}} : memref<?xi32>
  %three = arith.constant 3 : i32
  wave.count %n, %three : memref<?xi32>
  // CHECK: %[[CODES:.*]] = vector.load
  %codes = vector.load %q[%at] : memref<?xi8>, vector<16xi8>
  // CHECK: %[[A:.*]] = wave.fp8_decode "e4m3" packed %[[CODES]] : vector<16xi8> -> vector<16xf16>
  %a = wave.fp8_decode "e4m3" packed %codes : vector<16xi8> -> vector<16xf16>
  // CHECK: %[[B:.*]] = wave.fp8_decode "e5m2" %[[CODES]] : vector<16xi8> -> vector<16xf16>
  %b = wave.fp8_decode "e5m2" %codes : vector<16xi8> -> vector<16xf16>
  %c = arith.constant dense<0.0> : vector<8xf32>
  // CHECK: %[[D:.*]] = wave.mma %[[A]], %[[B]], %{{.*}} : vector<16xf16>, vector<8xf32>
  %d = wave.mma %a, %b, %c : vector<16xf16>, vector<8xf32>
  // CHECK: wave.swap_halves %[[D]] : vector<8xf32>
  %e = wave.swap_halves %d : vector<8xf32>
  // CHECK: wave.opaque %{{.*}} : vector<8xf32>
  %f = wave.opaque %e : vector<8xf32>
  // CHECK: wave.arrive %[[N]][%[[WAVE]]], %{{.*}} : memref<?xi32>
  %last = wave.arrive %n[%wave], %at : memref<?xi32>
  wave.return
}
