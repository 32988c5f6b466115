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
