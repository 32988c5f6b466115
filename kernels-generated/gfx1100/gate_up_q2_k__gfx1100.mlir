// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='q2_k')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_q2_k__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 8 : index
  %fc2 = arith.constant 64 : index
  %fc3 = arith.constant 4 : index
  %fc4 = arith.constant 128 : index
  %fscalesInLds = wave.param "scalesInLds" : index
  %fc6 = arith.constant 0 : index
  %fc7 = arith.constant 256 : index
  %fc8 = arith.constant 2 : index
  %fc9 = arith.constant 127 : index
  %fc10 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %fc11 = arith.constant dense<196611> : vector<4xi32>
  %fc12 = arith.constant dense<1677747200> : vector<4xi32>
  %fc13 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %fc14 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %fc15 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %fc16 = arith.constant dense<0x6400> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.divui %x1, %fc1 : index
  %f2 = arith.muli %f1, %fc2 : index
  %f3 = arith.muli %f0, %fc3 : index
  %f4 = arith.addi %f2, %f3 : index
  %f5 = arith.addi %x2, %fc4 : index
  %f6 = arith.cmpi sgt, %fscalesInLds, %fc6 : index
  %f7 = scf.if %f6 -> (vector<4xi8>) {
    %f8 = arith.addi %x3, %f4 : index
    %f9 = vector.load %x4[%f8] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    scf.yield %f9 : vector<4xi8>
  } else {
    %f10 = arith.addi %f5, %f4 : index
    %f11 = vector.load %x5[%f10] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    scf.yield %f11 : vector<4xi8>
  }
  %f12 = vector.bitcast %f7 : vector<4xi8> to vector<2xf16>
  %f13 = arith.divui %x6, %fc7 : index
  %f14 = arith.muli %f13, %fc2 : index
  %f15 = arith.muli %x1, %fc2 : index
  %f16 = arith.addi %f14, %f15 : index
  %f17 = arith.addi %f16, %f3 : index
  %f18 = scf.if %f6 -> (vector<4xi8>) {
    %f19 = arith.addi %x3, %f17 : index
    %f20 = vector.load %x4[%f19] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    scf.yield %f20 : vector<4xi8>
  } else {
    %f21 = arith.addi %f5, %f17 : index
    %f22 = vector.load %x5[%f21] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    scf.yield %f22 : vector<4xi8>
  }
  %f23 = vector.extract %f12[0] : f16 from vector<2xf16>
  %f24 = arith.extf %f23 : f16 to f32
  %f25 = vector.extract %f18[0] : i8 from vector<4xi8>
  %f26 = arith.extui %f25 : i8 to i32
  %f27 = arith.sitofp %f26 : i32 to f32
  %f28 = arith.mulf %f24, %f27 : f32
  %f29 = arith.truncf %f28 : f32 to f16
  %f30 = vector.broadcast %f29 : f16 to vector<16xf16>
  %f31 = vector.extract %f12[1] : f16 from vector<2xf16>
  %f32 = arith.extf %f31 : f16 to f32
  %f33 = vector.extract %f18[1] : i8 from vector<4xi8>
  %f34 = arith.extui %f33 : i8 to i32
  %f35 = arith.sitofp %f34 : i32 to f32
  %f36 = arith.mulf %f32, %f35 : f32
  %f37 = arith.truncf %f36 : f32 to f16
  %f38 = vector.broadcast %f37 : f16 to vector<16xf16>
  %f39 = vector.extract %f18[2] : i8 from vector<4xi8>
  %f40 = arith.extui %f39 : i8 to i32
  %f41 = arith.sitofp %f40 : i32 to f32
  %f42 = arith.mulf %f24, %f41 : f32
  %f43 = arith.truncf %f42 : f32 to f16
  %f44 = vector.broadcast %f43 : f16 to vector<16xf16>
  %f45 = vector.extract %f18[3] : i8 from vector<4xi8>
  %f46 = arith.extui %f45 : i8 to i32
  %f47 = arith.sitofp %f46 : i32 to f32
  %f48 = arith.mulf %f32, %f47 : f32
  %f49 = arith.truncf %f48 : f32 to f16
  %f50 = vector.broadcast %f49 : f16 to vector<16xf16>
  %f51 = arith.muli %x6, %fc3 : index
  %f52 = arith.divui %f51, %fc8 : index
  %f53 = arith.addi %f14, %f52 : index
  %f54 = arith.addi %f53, %fc9 : index
  %f55 = arith.divui %f54, %fc4 : index
  %f56 = arith.muli %f55, %fc4 : index
  %f57 = arith.addi %f5, %f56 : index
  %f58 = arith.muli %x6, %fc6 : index
  %f59 = arith.addi %f57, %f58 : index
  %f60 = arith.muli %x1, %fc0 : index
  %f61 = arith.addi %f60, %f0 : index
  %f62 = arith.muli %f61, %fc1 : index
  %f63 = arith.addi %f59, %f62 : index
  %f64 = vector.load %x5[%f63] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
  %f65 = vector.bitcast %f64 : vector<8xi8> to vector<2xi32>
  %f66 = vector.shuffle %f65, %f65 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
  %f67 = arith.shrui %f66, %fc10 : vector<4xi32>
  %f68 = arith.andi %f67, %fc11 : vector<4xi32>
  %f69 = arith.ori %f68, %fc12 : vector<4xi32>
  %f70 = vector.bitcast %f69 : vector<4xi32> to vector<8xf16>
  %f71 = arith.shrui %f66, %fc13 : vector<4xi32>
  %f72 = arith.andi %f71, %fc11 : vector<4xi32>
  %f73 = arith.ori %f72, %fc12 : vector<4xi32>
  %f74 = vector.bitcast %f73 : vector<4xi32> to vector<8xf16>
  %f75 = arith.shrui %f66, %fc14 : vector<4xi32>
  %f76 = arith.andi %f75, %fc11 : vector<4xi32>
  %f77 = arith.ori %f76, %fc12 : vector<4xi32>
  %f78 = vector.bitcast %f77 : vector<4xi32> to vector<8xf16>
  %f79 = arith.shrui %f66, %fc15 : vector<4xi32>
  %f80 = arith.andi %f79, %fc11 : vector<4xi32>
  %f81 = arith.ori %f80, %fc12 : vector<4xi32>
  %f82 = vector.bitcast %f81 : vector<4xi32> to vector<8xf16>
  %f83 = vector.shuffle %f70, %f74 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f84 = vector.shuffle %f78, %f82 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f85 = vector.shuffle %f83, %f84 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f86 = arith.subf %f85, %fc16 : vector<32xf16>
  %f87 = vector.shuffle %f86, %f86 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f88 = vector.shuffle %f86, %f86 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f89 = math.fma %f87, %f30, %f38 : vector<16xf16>
  %f90 = math.fma %f88, %f44, %f50 : vector<16xf16>
  func.return %f89, %f90 : vector<16xf16>, vector<16xf16>
}
func.func private @gate_up_q2_k__gfx1100.1(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: vector<8xf32>, %x3: index, %x4: index, %x5: index, %x6: memref<?xf32>, %x7: index, %x8: memref<?xi8>, %x9: index, %x10: index, %x11: memref<?xf32>, %x12: index, %x13: index, %x14: memref<?xf16>) {
  %fc0 = arith.constant 2 : index
  %fc1 = arith.constant 0 : index
  %fc2 = arith.constant 256 : index
  %fc3 = arith.constant 32 : index
  %fc4 = arith.constant 64 : index
  %fc5 = arith.constant 96 : index
  %fc6 = arith.constant 128 : index
  %fc7 = arith.constant 160 : index
  %fc8 = arith.constant 192 : index
  %fc9 = arith.constant 224 : index
  %fc10 = arith.constant 1 : index
  %fc11 = arith.constant 8 : index
  %fc12 = arith.constant 512 : index
  %fc13 = arith.constant 16 : index
  %fhasFactors = wave.param "hasFactors" : index
  %foperandScale = wave.param "operandScale" : f32
  %fc16 = arith.constant 4 : index
  %fc17 = arith.constant 23 : i32
  %fc18 = arith.constant 141 : i32
  %fc19 = arith.constant 268 : i32
  %fc20 = arith.constant 14 : i32
  %fc21 = arith.constant 0x3F800000 : f32
  %fc22 = arith.constant 0xBFB8AA3B : f32
  %f0 = wave.wave
  %f1 = arith.muli %f0, %fc0 : index
  %f2 = arith.addi %f1, %fc1 : index
  %f3 = arith.muli %f2, %fc2 : index
  %f4 = wave.lane
  %f5 = arith.addi %f3, %f4 : index
  %f6 = vector.extract %x0[0] : f32 from vector<8xf32>
  %f7 = arith.addi %f5, %fc1 : index
  memref.store %f6, %x1[%f7] : memref<?xf32>
  %f8 = vector.extract %x0[1] : f32 from vector<8xf32>
  %f9 = arith.addi %f5, %fc3 : index
  memref.store %f8, %x1[%f9] : memref<?xf32>
  %f10 = vector.extract %x0[2] : f32 from vector<8xf32>
  %f11 = arith.addi %f5, %fc4 : index
  memref.store %f10, %x1[%f11] : memref<?xf32>
  %f12 = vector.extract %x0[3] : f32 from vector<8xf32>
  %f13 = arith.addi %f5, %fc5 : index
  memref.store %f12, %x1[%f13] : memref<?xf32>
  %f14 = vector.extract %x0[4] : f32 from vector<8xf32>
  %f15 = arith.addi %f5, %fc6 : index
  memref.store %f14, %x1[%f15] : memref<?xf32>
  %f16 = vector.extract %x0[5] : f32 from vector<8xf32>
  %f17 = arith.addi %f5, %fc7 : index
  memref.store %f16, %x1[%f17] : memref<?xf32>
  %f18 = vector.extract %x0[6] : f32 from vector<8xf32>
  %f19 = arith.addi %f5, %fc8 : index
  memref.store %f18, %x1[%f19] : memref<?xf32>
  %f20 = vector.extract %x0[7] : f32 from vector<8xf32>
  %f21 = arith.addi %f5, %fc9 : index
  memref.store %f20, %x1[%f21] : memref<?xf32>
  %f22 = arith.addi %f1, %fc10 : index
  %f23 = arith.muli %f22, %fc2 : index
  %f24 = arith.addi %f23, %f4 : index
  %f25 = vector.extract %x2[0] : f32 from vector<8xf32>
  %f26 = arith.addi %f24, %fc1 : index
  memref.store %f25, %x1[%f26] : memref<?xf32>
  %f27 = vector.extract %x2[1] : f32 from vector<8xf32>
  %f28 = arith.addi %f24, %fc3 : index
  memref.store %f27, %x1[%f28] : memref<?xf32>
  %f29 = vector.extract %x2[2] : f32 from vector<8xf32>
  %f30 = arith.addi %f24, %fc4 : index
  memref.store %f29, %x1[%f30] : memref<?xf32>
  %f31 = vector.extract %x2[3] : f32 from vector<8xf32>
  %f32 = arith.addi %f24, %fc5 : index
  memref.store %f31, %x1[%f32] : memref<?xf32>
  %f33 = vector.extract %x2[4] : f32 from vector<8xf32>
  %f34 = arith.addi %f24, %fc6 : index
  memref.store %f33, %x1[%f34] : memref<?xf32>
  %f35 = vector.extract %x2[5] : f32 from vector<8xf32>
  %f36 = arith.addi %f24, %fc7 : index
  memref.store %f35, %x1[%f36] : memref<?xf32>
  %f37 = vector.extract %x2[6] : f32 from vector<8xf32>
  %f38 = arith.addi %f24, %fc8 : index
  memref.store %f37, %x1[%f38] : memref<?xf32>
  %f39 = vector.extract %x2[7] : f32 from vector<8xf32>
  %f40 = arith.addi %f24, %fc9 : index
  memref.store %f39, %x1[%f40] : memref<?xf32>
  wave.barrier
  %f41 = arith.divui %fc11, %x3 : index
  scf.for %f42 = %fc1 to %f41 step %fc10 {
    %f43 = arith.muli %f0, %f41 : index
    %f44 = arith.addi %f43, %f42 : index
    %f45 = arith.muli %f44, %fc3 : index
    %f46 = arith.addi %f45, %f4 : index
    %f47 = arith.addi %f46, %fc1 : index
    %f48 = arith.addi %f46, %fc2 : index
    %f49 = memref.load %x1[%f47] : memref<?xf32>
    %f50 = memref.load %x1[%f48] : memref<?xf32>
    %f54:2 = scf.for %f51 = %fc10 to %x3 step %fc10 iter_args(%f52 = %f49, %f53 = %f50) -> (f32, f32) {
      %f55 = arith.muli %f51, %fc12 : index
      %f56 = arith.addi %f47, %f55 : index
      %f57 = memref.load %x1[%f56] : memref<?xf32>
      %f58 = arith.addi %f48, %f55 : index
      %f59 = memref.load %x1[%f58] : memref<?xf32>
      %f60 = arith.addf %f52, %f57 : f32
      %f61 = arith.addf %f53, %f59 : f32
      scf.yield %f60, %f61 : f32, f32
    }
    %f62 = arith.muli %f44, %fc0 : index
    %f63 = arith.addi %x4, %f62 : index
    %f64 = arith.divui %f4, %fc13 : index
    %f65 = arith.addi %f63, %f64 : index
    %f66 = arith.cmpi slt, %f65, %x5 : index
    scf.if %f66 {
      %f67 = arith.cmpi eq, %fhasFactors, %fc10 : index
      %f68 = arith.muli %f65, %fc0 : index
      %f69 = memref.load %x6[%f68] : memref<?xf32>
      %f70 = arith.mulf %f69, %foperandScale : f32
      %f71 = arith.select %f67, %f70, %foperandScale : f32
      %f72 = arith.remui %f4, %fc13 : index
      %f73 = arith.muli %f72, %fc16 : index
      %f74 = arith.addi %x7, %f73 : index
      %f75 = vector.load %x8[%f74] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %f76 = vector.bitcast %f75 : vector<4xi8> to vector<1xf32>
      %f77 = vector.extract %f76[0] : f32 from vector<1xf32>
      %f78 = arith.mulf %f77, %f71 : f32
      %f79 = arith.mulf %f54#0, %f78 : f32
      %f80 = arith.addi %x9, %f73 : index
      %f81 = vector.load %x8[%f80] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %f82 = vector.bitcast %f81 : vector<4xi8> to vector<1xf32>
      %f83 = vector.extract %f82[0] : f32 from vector<1xf32>
      %f84 = arith.mulf %f83, %f71 : f32
      %f85 = arith.mulf %f54#1, %f84 : f32
      %f86 = arith.addi %x7, %fc4 : index
      %f87 = vector.load %x8[%f86] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %f88 = vector.bitcast %f87 : vector<4xi8> to vector<1xf32>
      %f89 = vector.extract %f88[0] : f32 from vector<1xf32>
      %f90 = arith.addi %f68, %fc10 : index
      %f91 = memref.load %x6[%f90] : memref<?xf32>
      %f92 = arith.mulf %f91, %f89 : f32
      %f93 = arith.bitcast %f92 : f32 to i32
      %f94 = arith.shrui %f93, %fc17 : i32
      %f95 = arith.maxsi %f94, %fc18 : i32
      %f96 = arith.subi %fc19, %f95 : i32
      %f97 = arith.shli %f96, %fc17 : i32
      %f98 = arith.subi %f95, %fc20 : i32
      %f99 = arith.shli %f98, %fc17 : i32
      %f100 = arith.bitcast %f97 : i32 to f32
      %f101 = arith.bitcast %f99 : i32 to f32
      %f102 = arith.cmpi eq, %x10, %fc1 : index
      %f103 = arith.cmpi eq, %f72, %fc1 : index
      %f104 = arith.andi %f102, %f103 : i1
      scf.if %f104 {
        memref.store %f101, %x11[%f68] : memref<?xf32>
      }
      %f105 = arith.mulf %f79, %fc22 : f32
      %f106 = wave.exp2 %f105 : f32
      %f107 = arith.addf %fc21, %f106 : f32
      %f108 = arith.divf %f79, %f107 : f32
      %f109 = arith.mulf %f108, %f85 : f32
      %f110 = arith.mulf %f109, %f100 : f32
      %f111 = arith.truncf %f110 : f32 to f16
      %f112 = arith.muli %x10, %fc13 : index
      %f113 = arith.addi %f112, %f72 : index
      %f114 = arith.divui %f65, %x12 : index
      %f115 = arith.divui %x13, %fc13 : index
      %f116 = arith.muli %f114, %f115 : index
      %f117 = arith.divui %f113, %fc13 : index
      %f118 = arith.addi %f116, %f117 : index
      %f119 = arith.muli %f118, %fc0 : index
      %f120 = arith.remui %f113, %fc13 : index
      %f121 = arith.divui %f120, %fc11 : index
      %f122 = arith.addi %f119, %f121 : index
      %f123 = arith.muli %x12, %fc11 : index
      %f124 = arith.muli %f122, %f123 : index
      %f125 = arith.remui %f65, %x12 : index
      %f126 = arith.muli %f125, %fc11 : index
      %f127 = arith.addi %f124, %f126 : index
      %f128 = arith.remui %f113, %fc11 : index
      %f129 = arith.addi %f127, %f128 : index
      memref.store %f111, %x14[%f129] : memref<?xf16>
    }
  }
  func.return
}
wave.kernel @gate_up_q2_k__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) {
  %waves = wave.param "waves" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 64 : index
  %c6 = arith.constant 127 : index
  %c7 = arith.constant 128 : index
  %c8 = arith.constant 0 : index
  %c9 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c11 = arith.constant 512 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %outTileRows = wave.param "outTileRows" : index
  %rowsMode = wave.param "rowsMode" : index
  %c15 = arith.constant 16 : index
  %scalesInLds = wave.param "scalesInLds" : index
  %c17 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c20 = arith.constant 8 : index
  %c21 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c24 = arith.constant 3 : index
  %c25 = arith.constant 48 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c2 : index
  %3 = arith.divui %2, %c3 : index
  %4 = arith.divui %inputFeatures, %c4 : index
  %5 = arith.muli %4, %c5 : index
  %6 = arith.addi %5, %3 : index
  %7 = arith.addi %6, %c6 : index
  %8 = arith.divui %7, %c7 : index
  %9 = arith.muli %8, %c7 : index
  %10 = arith.addi %2, %9 : index
  %11 = arith.addi %10, %c7 : index
  %12 = arith.muli %0, %c3 : index
  %13 = arith.addi %12, %c8 : index
  %14 = arith.muli %13, %11 : index
  %15 = arith.addi %12, %c9 : index
  %16 = arith.muli %15, %11 : index
  %17 = memref.load %step[%countAt] : memref<?xi32>
  %18 = arith.index_cast %17 : i32 to index
  %19 = arith.muli %waves, %c11 : index
  %20 = wave.scratch %19 : memref<?xf32>
  %21 = arith.cmpi eq, %rowsMode, %c8 : index
  scf.if %21 {
    %22 = arith.muli %1, %c15 : index
    %23 = arith.cmpi slt, %22, %18 : index
    scf.if %23 {
      %24 = arith.muli %scalesInLds, %c3 : index
      %25 = wave.scratch %24 : memref<?xi8>
      %26 = arith.cmpi sgt, %scalesInLds, %c8 : index
      scf.if %26 {
        scf.for %27 = %c8 to %c3 step %c9 {
          %28 = arith.addi %12, %27 : index
          %29 = arith.muli %28, %11 : index
          %30 = arith.addi %29, %c7 : index
          %31 = wave.wave
          %32 = arith.muli %31, %c17 : index
          %33 = wave.lane
          %34 = arith.addi %32, %33 : index
          %35 = arith.divui %scalesInLds, %c15 : index
          %36 = arith.muli %waves, %c17 : index
          scf.for %37 = %34 to %35 step %36 {
            %38 = arith.muli %37, %c15 : index
            %39 = arith.addi %30, %38 : index
            %40 = vector.load %w[%39] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %41 = arith.muli %27, %scalesInLds : index
            %42 = arith.addi %41, %38 : index
            vector.store %40, %25[%42] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %43 = wave.lane
      %44 = arith.remui %43, %c15 : index
      %45 = wave.scratch %operandHalves : memref<?xf16>
      %46 = arith.divui %operandHalves, %c20 : index
      %47 = wave.wave
      %48 = arith.muli %47, %c17 : index
      %49 = arith.addi %48, %43 : index
      %50 = arith.muli %waves, %c17 : index
      scf.for %51 = %49 to %46 step %50 {
        %52 = arith.muli %51, %c20 : index
        %53 = arith.addi %c8, %52 : index
        %54 = vector.load %x[%53] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %54, %45[%53] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %55 = arith.remui %44, %tileRows : index
      %56 = arith.muli %55, %c20 : index
      %57 = arith.muli %c8, %scalesInLds : index
      %58 = arith.muli %c9, %scalesInLds : index
      %59 = arith.divui %inputFeatures, %c17 : index
      %60 = arith.muli %47, %stepsPerWave : index
      %61 = arith.minsi %60, %59 : index
      %62 = arith.addi %61, %stepsPerWave : index
      %63 = arith.minsi %62, %59 : index
      %64 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %65 = arith.subi %63, %61 : index
      %66 = arith.divui %65, %c3 : index
      %67 = arith.muli %66, %c3 : index
      %68 = arith.addi %61, %67 : index
      %69 = arith.select %64, %62, %68 : index
      %73:2 = scf.for %70 = %61 to %69 step %c3 iter_args(%71 = %c21, %72 = %c21) -> (vector<8xf32>, vector<8xf32>) {
        %74 = arith.addi %70, %c8 : index
        %75:2 = func.call @gate_up_q2_k__gfx1100.0(%43, %74, %14, %57, %25, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %76 = arith.addi %70, %c9 : index
        %77:2 = func.call @gate_up_q2_k__gfx1100.0(%43, %76, %14, %57, %25, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %78:2 = func.call @gate_up_q2_k__gfx1100.0(%43, %74, %16, %58, %25, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %79:2 = func.call @gate_up_q2_k__gfx1100.0(%43, %76, %16, %58, %25, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %80 = arith.muli %70, %c3 : index
        %81 = arith.addi %80, %c8 : index
        %82 = arith.muli %tileRows, %c15 : index
        %83 = arith.muli %81, %82 : index
        %84 = arith.addi %56, %83 : index
        %85 = vector.load %45[%84] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %86 = arith.muli %tileRows, %c20 : index
        %87 = arith.addi %84, %86 : index
        %88 = vector.load %45[%87] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %89 = vector.shuffle %85, %88 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %90 = wave.mma %89, %75#0, %71 : vector<16xf16>, vector<8xf32>
        %91 = wave.mma %89, %78#0, %72 : vector<16xf16>, vector<8xf32>
        %92 = arith.addi %80, %c9 : index
        %93 = arith.muli %92, %82 : index
        %94 = arith.addi %56, %93 : index
        %95 = vector.load %45[%94] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %96 = arith.addi %94, %86 : index
        %97 = vector.load %45[%96] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %98 = vector.shuffle %95, %97 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %99 = wave.mma %98, %75#1, %90 : vector<16xf16>, vector<8xf32>
        %100 = wave.mma %98, %78#1, %91 : vector<16xf16>, vector<8xf32>
        %101 = arith.addi %80, %c3 : index
        %102 = arith.muli %101, %82 : index
        %103 = arith.addi %56, %102 : index
        %104 = vector.load %45[%103] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %105 = arith.addi %103, %86 : index
        %106 = vector.load %45[%105] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %107 = vector.shuffle %104, %106 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %108 = wave.mma %107, %77#0, %99 : vector<16xf16>, vector<8xf32>
        %109 = wave.mma %107, %79#0, %100 : vector<16xf16>, vector<8xf32>
        %110 = arith.addi %80, %c24 : index
        %111 = arith.muli %110, %82 : index
        %112 = arith.addi %56, %111 : index
        %113 = vector.load %45[%112] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %114 = arith.addi %112, %86 : index
        %115 = vector.load %45[%114] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %116 = vector.shuffle %113, %115 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %117 = wave.mma %116, %77#1, %108 : vector<16xf16>, vector<8xf32>
        %118 = wave.mma %116, %79#1, %109 : vector<16xf16>, vector<8xf32>
        scf.yield %117, %118 : vector<8xf32>, vector<8xf32>
      }
      %119 = arith.select %64, %69, %63 : index
      %123:2 = scf.for %120 = %69 to %119 step %c9 iter_args(%121 = %73#0, %122 = %73#1) -> (vector<8xf32>, vector<8xf32>) {
        %124 = arith.addi %120, %c8 : index
        %125:2 = func.call @gate_up_q2_k__gfx1100.0(%43, %124, %14, %57, %25, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %126:2 = func.call @gate_up_q2_k__gfx1100.0(%43, %124, %16, %58, %25, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %127 = arith.muli %120, %c3 : index
        %128 = arith.addi %127, %c8 : index
        %129 = arith.muli %tileRows, %c15 : index
        %130 = arith.muli %128, %129 : index
        %131 = arith.addi %56, %130 : index
        %132 = vector.load %45[%131] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %133 = arith.muli %tileRows, %c20 : index
        %134 = arith.addi %131, %133 : index
        %135 = vector.load %45[%134] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %136 = vector.shuffle %132, %135 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %137 = wave.mma %136, %125#0, %121 : vector<16xf16>, vector<8xf32>
        %138 = wave.mma %136, %126#0, %122 : vector<16xf16>, vector<8xf32>
        %139 = arith.addi %127, %c9 : index
        %140 = arith.muli %139, %129 : index
        %141 = arith.addi %56, %140 : index
        %142 = vector.load %45[%141] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %143 = arith.addi %141, %133 : index
        %144 = vector.load %45[%143] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %145 = vector.shuffle %142, %144 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %146 = wave.mma %145, %125#1, %137 : vector<16xf16>, vector<8xf32>
        %147 = wave.mma %145, %126#1, %138 : vector<16xf16>, vector<8xf32>
        scf.yield %146, %147 : vector<8xf32>, vector<8xf32>
      }
      %148 = arith.addi %22, %c8 : index
      func.call @gate_up_q2_k__gfx1100.1(%123#0, %20, %123#1, %waves, %148, %18, %factors, %14, %w, %16, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
    }
  }
  %149 = arith.cmpi eq, %rowsMode, %c9 : index
  scf.if %149 {
    %150 = arith.muli %1, %c15 : index
    %151 = arith.cmpi slt, %150, %18 : index
    scf.if %151 {
      %152 = arith.muli %scalesInLds, %c3 : index
      %153 = wave.scratch %152 : memref<?xi8>
      %154 = arith.cmpi sgt, %scalesInLds, %c8 : index
      scf.if %154 {
        scf.for %155 = %c8 to %c3 step %c9 {
          %156 = arith.addi %12, %155 : index
          %157 = arith.muli %156, %11 : index
          %158 = arith.addi %157, %c7 : index
          %159 = wave.wave
          %160 = arith.muli %159, %c17 : index
          %161 = wave.lane
          %162 = arith.addi %160, %161 : index
          %163 = arith.divui %scalesInLds, %c15 : index
          %164 = arith.muli %waves, %c17 : index
          scf.for %165 = %162 to %163 step %164 {
            %166 = arith.muli %165, %c15 : index
            %167 = arith.addi %158, %166 : index
            %168 = vector.load %w[%167] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %169 = arith.muli %155, %scalesInLds : index
            %170 = arith.addi %169, %166 : index
            vector.store %168, %153[%170] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %171 = wave.lane
      %172 = arith.remui %171, %c15 : index
      %173 = arith.remui %172, %tileRows : index
      %174 = arith.addi %150, %173 : index
      %175 = arith.divui %174, %tileRows : index
      %176 = arith.divui %inputFeatures, %c15 : index
      %177 = arith.muli %175, %176 : index
      %178 = arith.divui %c8, %c15 : index
      %179 = arith.addi %177, %178 : index
      %180 = arith.muli %179, %c3 : index
      %181 = arith.remui %c8, %c15 : index
      %182 = arith.divui %181, %c20 : index
      %183 = arith.addi %180, %182 : index
      %184 = arith.muli %tileRows, %c20 : index
      %185 = arith.muli %183, %184 : index
      %186 = arith.remui %174, %tileRows : index
      %187 = arith.muli %186, %c20 : index
      %188 = arith.addi %185, %187 : index
      %189 = arith.remui %c8, %c20 : index
      %190 = arith.addi %188, %189 : index
      %191 = arith.muli %c8, %scalesInLds : index
      %192 = arith.muli %c9, %scalesInLds : index
      %193 = wave.wave
      %194 = arith.divui %inputFeatures, %c17 : index
      %195 = arith.muli %193, %stepsPerWave : index
      %196 = arith.minsi %195, %194 : index
      %197 = arith.addi %196, %stepsPerWave : index
      %198 = arith.minsi %197, %194 : index
      %199 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %200 = arith.subi %198, %196 : index
      %201 = arith.divui %200, %c3 : index
      %202 = arith.muli %201, %c3 : index
      %203 = arith.addi %196, %202 : index
      %204 = arith.select %199, %197, %203 : index
      %208:2 = scf.for %205 = %196 to %204 step %c3 iter_args(%206 = %c21, %207 = %c21) -> (vector<8xf32>, vector<8xf32>) {
        %209 = arith.addi %205, %c8 : index
        %210:2 = func.call @gate_up_q2_k__gfx1100.0(%171, %209, %14, %191, %153, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %211 = arith.addi %205, %c9 : index
        %212:2 = func.call @gate_up_q2_k__gfx1100.0(%171, %211, %14, %191, %153, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %213:2 = func.call @gate_up_q2_k__gfx1100.0(%171, %209, %16, %192, %153, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %214:2 = func.call @gate_up_q2_k__gfx1100.0(%171, %211, %16, %192, %153, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %215 = arith.muli %205, %c3 : index
        %216 = arith.addi %215, %c8 : index
        %217 = arith.muli %tileRows, %c15 : index
        %218 = arith.muli %216, %217 : index
        %219 = arith.addi %190, %218 : index
        %220 = vector.load %x[%219] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %221 = arith.addi %219, %184 : index
        %222 = vector.load %x[%221] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %223 = vector.shuffle %220, %222 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %224 = wave.mma %223, %210#0, %206 : vector<16xf16>, vector<8xf32>
        %225 = wave.mma %223, %213#0, %207 : vector<16xf16>, vector<8xf32>
        %226 = arith.addi %215, %c9 : index
        %227 = arith.muli %226, %217 : index
        %228 = arith.addi %190, %227 : index
        %229 = vector.load %x[%228] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %230 = arith.addi %228, %184 : index
        %231 = vector.load %x[%230] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %232 = vector.shuffle %229, %231 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %233 = wave.mma %232, %210#1, %224 : vector<16xf16>, vector<8xf32>
        %234 = wave.mma %232, %213#1, %225 : vector<16xf16>, vector<8xf32>
        %235 = arith.addi %215, %c3 : index
        %236 = arith.muli %235, %217 : index
        %237 = arith.addi %190, %236 : index
        %238 = vector.load %x[%237] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %239 = arith.addi %237, %184 : index
        %240 = vector.load %x[%239] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %241 = vector.shuffle %238, %240 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %242 = wave.mma %241, %212#0, %233 : vector<16xf16>, vector<8xf32>
        %243 = wave.mma %241, %214#0, %234 : vector<16xf16>, vector<8xf32>
        %244 = arith.addi %215, %c24 : index
        %245 = arith.muli %244, %217 : index
        %246 = arith.addi %190, %245 : index
        %247 = vector.load %x[%246] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %248 = arith.addi %246, %184 : index
        %249 = vector.load %x[%248] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %250 = vector.shuffle %247, %249 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %251 = wave.mma %250, %212#1, %242 : vector<16xf16>, vector<8xf32>
        %252 = wave.mma %250, %214#1, %243 : vector<16xf16>, vector<8xf32>
        scf.yield %251, %252 : vector<8xf32>, vector<8xf32>
      }
      %253 = arith.select %199, %204, %198 : index
      %257:2 = scf.for %254 = %204 to %253 step %c9 iter_args(%255 = %208#0, %256 = %208#1) -> (vector<8xf32>, vector<8xf32>) {
        %258 = arith.addi %254, %c8 : index
        %259:2 = func.call @gate_up_q2_k__gfx1100.0(%171, %258, %14, %191, %153, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %260:2 = func.call @gate_up_q2_k__gfx1100.0(%171, %258, %16, %192, %153, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %261 = arith.muli %254, %c3 : index
        %262 = arith.addi %261, %c8 : index
        %263 = arith.muli %tileRows, %c15 : index
        %264 = arith.muli %262, %263 : index
        %265 = arith.addi %190, %264 : index
        %266 = vector.load %x[%265] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %267 = arith.addi %265, %184 : index
        %268 = vector.load %x[%267] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %269 = vector.shuffle %266, %268 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %270 = wave.mma %269, %259#0, %255 : vector<16xf16>, vector<8xf32>
        %271 = wave.mma %269, %260#0, %256 : vector<16xf16>, vector<8xf32>
        %272 = arith.addi %261, %c9 : index
        %273 = arith.muli %272, %263 : index
        %274 = arith.addi %190, %273 : index
        %275 = vector.load %x[%274] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %276 = arith.addi %274, %184 : index
        %277 = vector.load %x[%276] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %278 = vector.shuffle %275, %277 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %279 = wave.mma %278, %259#1, %270 : vector<16xf16>, vector<8xf32>
        %280 = wave.mma %278, %260#1, %271 : vector<16xf16>, vector<8xf32>
        scf.yield %279, %280 : vector<8xf32>, vector<8xf32>
      }
      %281 = arith.addi %150, %c8 : index
      func.call @gate_up_q2_k__gfx1100.1(%257#0, %20, %257#1, %waves, %281, %18, %factors, %14, %w, %16, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
    }
  }
  %282 = arith.cmpi eq, %rowsMode, %c3 : index
  scf.if %282 {
    %283 = arith.muli %1, %c5 : index
    %284 = arith.cmpi slt, %283, %18 : index
    scf.if %284 {
      %285 = arith.muli %scalesInLds, %c3 : index
      %286 = wave.scratch %285 : memref<?xi8>
      %287 = arith.cmpi sgt, %scalesInLds, %c8 : index
      scf.if %287 {
        scf.for %288 = %c8 to %c3 step %c9 {
          %289 = arith.addi %12, %288 : index
          %290 = arith.muli %289, %11 : index
          %291 = arith.addi %290, %c7 : index
          %292 = wave.wave
          %293 = arith.muli %292, %c17 : index
          %294 = wave.lane
          %295 = arith.addi %293, %294 : index
          %296 = arith.divui %scalesInLds, %c15 : index
          %297 = arith.muli %waves, %c17 : index
          scf.for %298 = %295 to %296 step %297 {
            %299 = arith.muli %298, %c15 : index
            %300 = arith.addi %291, %299 : index
            %301 = vector.load %w[%300] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %302 = arith.muli %288, %scalesInLds : index
            %303 = arith.addi %302, %299 : index
            vector.store %301, %286[%303] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %304 = wave.lane
      %305 = arith.remui %304, %c15 : index
      %306 = arith.remui %305, %tileRows : index
      %307 = arith.addi %283, %306 : index
      %308 = arith.divui %307, %tileRows : index
      %309 = arith.divui %inputFeatures, %c15 : index
      %310 = arith.muli %308, %309 : index
      %311 = arith.divui %c8, %c15 : index
      %312 = arith.addi %310, %311 : index
      %313 = arith.muli %312, %c3 : index
      %314 = arith.remui %c8, %c15 : index
      %315 = arith.divui %314, %c20 : index
      %316 = arith.addi %313, %315 : index
      %317 = arith.muli %tileRows, %c20 : index
      %318 = arith.muli %316, %317 : index
      %319 = arith.remui %307, %tileRows : index
      %320 = arith.muli %319, %c20 : index
      %321 = arith.addi %318, %320 : index
      %322 = arith.remui %c8, %c20 : index
      %323 = arith.addi %321, %322 : index
      %324 = arith.addi %305, %c15 : index
      %325 = arith.addi %283, %324 : index
      %326 = arith.divui %325, %tileRows : index
      %327 = arith.muli %326, %309 : index
      %328 = arith.addi %327, %311 : index
      %329 = arith.muli %328, %c3 : index
      %330 = arith.addi %329, %315 : index
      %331 = arith.muli %330, %317 : index
      %332 = arith.remui %325, %tileRows : index
      %333 = arith.muli %332, %c20 : index
      %334 = arith.addi %331, %333 : index
      %335 = arith.addi %334, %322 : index
      %336 = arith.addi %305, %c17 : index
      %337 = arith.addi %283, %336 : index
      %338 = arith.divui %337, %tileRows : index
      %339 = arith.muli %338, %309 : index
      %340 = arith.addi %339, %311 : index
      %341 = arith.muli %340, %c3 : index
      %342 = arith.addi %341, %315 : index
      %343 = arith.muli %342, %317 : index
      %344 = arith.remui %337, %tileRows : index
      %345 = arith.muli %344, %c20 : index
      %346 = arith.addi %343, %345 : index
      %347 = arith.addi %346, %322 : index
      %348 = arith.addi %305, %c25 : index
      %349 = arith.addi %283, %348 : index
      %350 = arith.divui %349, %tileRows : index
      %351 = arith.muli %350, %309 : index
      %352 = arith.addi %351, %311 : index
      %353 = arith.muli %352, %c3 : index
      %354 = arith.addi %353, %315 : index
      %355 = arith.muli %354, %317 : index
      %356 = arith.remui %349, %tileRows : index
      %357 = arith.muli %356, %c20 : index
      %358 = arith.addi %355, %357 : index
      %359 = arith.addi %358, %322 : index
      %360 = arith.muli %c8, %scalesInLds : index
      %361 = arith.muli %c9, %scalesInLds : index
      %362 = wave.wave
      %363 = arith.divui %inputFeatures, %c17 : index
      %364 = arith.muli %362, %stepsPerWave : index
      %365 = arith.minsi %364, %363 : index
      %366 = arith.addi %365, %stepsPerWave : index
      %367 = arith.minsi %366, %363 : index
      %368 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %369 = arith.subi %367, %365 : index
      %370 = arith.divui %369, %c3 : index
      %371 = arith.muli %370, %c3 : index
      %372 = arith.addi %365, %371 : index
      %373 = arith.select %368, %366, %372 : index
      %383:8 = scf.for %374 = %365 to %373 step %c3 iter_args(%375 = %c21, %376 = %c21, %377 = %c21, %378 = %c21, %379 = %c21, %380 = %c21, %381 = %c21, %382 = %c21) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %384 = arith.addi %374, %c8 : index
        %385:2 = func.call @gate_up_q2_k__gfx1100.0(%304, %384, %14, %360, %286, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %386 = arith.addi %374, %c9 : index
        %387:2 = func.call @gate_up_q2_k__gfx1100.0(%304, %386, %14, %360, %286, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %388:2 = func.call @gate_up_q2_k__gfx1100.0(%304, %384, %16, %361, %286, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %389:2 = func.call @gate_up_q2_k__gfx1100.0(%304, %386, %16, %361, %286, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %390 = arith.muli %374, %c3 : index
        %391 = arith.addi %390, %c8 : index
        %392 = arith.muli %tileRows, %c15 : index
        %393 = arith.muli %391, %392 : index
        %394 = arith.addi %323, %393 : index
        %395 = vector.load %x[%394] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %396 = arith.addi %394, %317 : index
        %397 = vector.load %x[%396] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %398 = vector.shuffle %395, %397 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %399 = wave.mma %398, %385#0, %375 : vector<16xf16>, vector<8xf32>
        %400 = wave.mma %398, %388#0, %376 : vector<16xf16>, vector<8xf32>
        %401 = arith.addi %335, %393 : index
        %402 = vector.load %x[%401] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %403 = arith.addi %401, %317 : index
        %404 = vector.load %x[%403] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %405 = vector.shuffle %402, %404 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %406 = wave.mma %405, %385#0, %377 : vector<16xf16>, vector<8xf32>
        %407 = wave.mma %405, %388#0, %378 : vector<16xf16>, vector<8xf32>
        %408 = arith.addi %347, %393 : index
        %409 = vector.load %x[%408] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %410 = arith.addi %408, %317 : index
        %411 = vector.load %x[%410] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %412 = vector.shuffle %409, %411 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %413 = wave.mma %412, %385#0, %379 : vector<16xf16>, vector<8xf32>
        %414 = wave.mma %412, %388#0, %380 : vector<16xf16>, vector<8xf32>
        %415 = arith.addi %359, %393 : index
        %416 = vector.load %x[%415] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %417 = arith.addi %415, %317 : index
        %418 = vector.load %x[%417] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %419 = vector.shuffle %416, %418 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %420 = wave.mma %419, %385#0, %381 : vector<16xf16>, vector<8xf32>
        %421 = wave.mma %419, %388#0, %382 : vector<16xf16>, vector<8xf32>
        %422 = arith.addi %390, %c9 : index
        %423 = arith.muli %422, %392 : index
        %424 = arith.addi %323, %423 : index
        %425 = vector.load %x[%424] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %426 = arith.addi %424, %317 : index
        %427 = vector.load %x[%426] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %428 = vector.shuffle %425, %427 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %429 = wave.mma %428, %385#1, %399 : vector<16xf16>, vector<8xf32>
        %430 = wave.mma %428, %388#1, %400 : vector<16xf16>, vector<8xf32>
        %431 = arith.addi %335, %423 : index
        %432 = vector.load %x[%431] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %433 = arith.addi %431, %317 : index
        %434 = vector.load %x[%433] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %435 = vector.shuffle %432, %434 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %436 = wave.mma %435, %385#1, %406 : vector<16xf16>, vector<8xf32>
        %437 = wave.mma %435, %388#1, %407 : vector<16xf16>, vector<8xf32>
        %438 = arith.addi %347, %423 : index
        %439 = vector.load %x[%438] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %440 = arith.addi %438, %317 : index
        %441 = vector.load %x[%440] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %442 = vector.shuffle %439, %441 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %443 = wave.mma %442, %385#1, %413 : vector<16xf16>, vector<8xf32>
        %444 = wave.mma %442, %388#1, %414 : vector<16xf16>, vector<8xf32>
        %445 = arith.addi %359, %423 : index
        %446 = vector.load %x[%445] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %447 = arith.addi %445, %317 : index
        %448 = vector.load %x[%447] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %449 = vector.shuffle %446, %448 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %450 = wave.mma %449, %385#1, %420 : vector<16xf16>, vector<8xf32>
        %451 = wave.mma %449, %388#1, %421 : vector<16xf16>, vector<8xf32>
        %452 = arith.addi %390, %c3 : index
        %453 = arith.muli %452, %392 : index
        %454 = arith.addi %323, %453 : index
        %455 = vector.load %x[%454] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %456 = arith.addi %454, %317 : index
        %457 = vector.load %x[%456] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %458 = vector.shuffle %455, %457 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %459 = wave.mma %458, %387#0, %429 : vector<16xf16>, vector<8xf32>
        %460 = wave.mma %458, %389#0, %430 : vector<16xf16>, vector<8xf32>
        %461 = arith.addi %335, %453 : index
        %462 = vector.load %x[%461] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %463 = arith.addi %461, %317 : index
        %464 = vector.load %x[%463] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %465 = vector.shuffle %462, %464 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %466 = wave.mma %465, %387#0, %436 : vector<16xf16>, vector<8xf32>
        %467 = wave.mma %465, %389#0, %437 : vector<16xf16>, vector<8xf32>
        %468 = arith.addi %347, %453 : index
        %469 = vector.load %x[%468] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %470 = arith.addi %468, %317 : index
        %471 = vector.load %x[%470] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %472 = vector.shuffle %469, %471 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %473 = wave.mma %472, %387#0, %443 : vector<16xf16>, vector<8xf32>
        %474 = wave.mma %472, %389#0, %444 : vector<16xf16>, vector<8xf32>
        %475 = arith.addi %359, %453 : index
        %476 = vector.load %x[%475] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %477 = arith.addi %475, %317 : index
        %478 = vector.load %x[%477] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %479 = vector.shuffle %476, %478 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %480 = wave.mma %479, %387#0, %450 : vector<16xf16>, vector<8xf32>
        %481 = wave.mma %479, %389#0, %451 : vector<16xf16>, vector<8xf32>
        %482 = arith.addi %390, %c24 : index
        %483 = arith.muli %482, %392 : index
        %484 = arith.addi %323, %483 : index
        %485 = vector.load %x[%484] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %486 = arith.addi %484, %317 : index
        %487 = vector.load %x[%486] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %488 = vector.shuffle %485, %487 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %489 = wave.mma %488, %387#1, %459 : vector<16xf16>, vector<8xf32>
        %490 = wave.mma %488, %389#1, %460 : vector<16xf16>, vector<8xf32>
        %491 = arith.addi %335, %483 : index
        %492 = vector.load %x[%491] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %493 = arith.addi %491, %317 : index
        %494 = vector.load %x[%493] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %495 = vector.shuffle %492, %494 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %496 = wave.mma %495, %387#1, %466 : vector<16xf16>, vector<8xf32>
        %497 = wave.mma %495, %389#1, %467 : vector<16xf16>, vector<8xf32>
        %498 = arith.addi %347, %483 : index
        %499 = vector.load %x[%498] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %500 = arith.addi %498, %317 : index
        %501 = vector.load %x[%500] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %502 = vector.shuffle %499, %501 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %503 = wave.mma %502, %387#1, %473 : vector<16xf16>, vector<8xf32>
        %504 = wave.mma %502, %389#1, %474 : vector<16xf16>, vector<8xf32>
        %505 = arith.addi %359, %483 : index
        %506 = vector.load %x[%505] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %507 = arith.addi %505, %317 : index
        %508 = vector.load %x[%507] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %509 = vector.shuffle %506, %508 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %510 = wave.mma %509, %387#1, %480 : vector<16xf16>, vector<8xf32>
        %511 = wave.mma %509, %389#1, %481 : vector<16xf16>, vector<8xf32>
        scf.yield %489, %490, %496, %497, %503, %504, %510, %511 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %512 = arith.select %368, %373, %367 : index
      %522:8 = scf.for %513 = %373 to %512 step %c9 iter_args(%514 = %383#0, %515 = %383#1, %516 = %383#2, %517 = %383#3, %518 = %383#4, %519 = %383#5, %520 = %383#6, %521 = %383#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %523 = arith.addi %513, %c8 : index
        %524:2 = func.call @gate_up_q2_k__gfx1100.0(%304, %523, %14, %360, %286, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %525:2 = func.call @gate_up_q2_k__gfx1100.0(%304, %523, %16, %361, %286, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %526 = arith.muli %513, %c3 : index
        %527 = arith.addi %526, %c8 : index
        %528 = arith.muli %tileRows, %c15 : index
        %529 = arith.muli %527, %528 : index
        %530 = arith.addi %323, %529 : index
        %531 = vector.load %x[%530] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %532 = arith.addi %530, %317 : index
        %533 = vector.load %x[%532] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %534 = vector.shuffle %531, %533 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %535 = wave.mma %534, %524#0, %514 : vector<16xf16>, vector<8xf32>
        %536 = wave.mma %534, %525#0, %515 : vector<16xf16>, vector<8xf32>
        %537 = arith.addi %335, %529 : index
        %538 = vector.load %x[%537] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %539 = arith.addi %537, %317 : index
        %540 = vector.load %x[%539] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %541 = vector.shuffle %538, %540 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %542 = wave.mma %541, %524#0, %516 : vector<16xf16>, vector<8xf32>
        %543 = wave.mma %541, %525#0, %517 : vector<16xf16>, vector<8xf32>
        %544 = arith.addi %347, %529 : index
        %545 = vector.load %x[%544] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %546 = arith.addi %544, %317 : index
        %547 = vector.load %x[%546] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %548 = vector.shuffle %545, %547 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %549 = wave.mma %548, %524#0, %518 : vector<16xf16>, vector<8xf32>
        %550 = wave.mma %548, %525#0, %519 : vector<16xf16>, vector<8xf32>
        %551 = arith.addi %359, %529 : index
        %552 = vector.load %x[%551] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %553 = arith.addi %551, %317 : index
        %554 = vector.load %x[%553] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %555 = vector.shuffle %552, %554 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %556 = wave.mma %555, %524#0, %520 : vector<16xf16>, vector<8xf32>
        %557 = wave.mma %555, %525#0, %521 : vector<16xf16>, vector<8xf32>
        %558 = arith.addi %526, %c9 : index
        %559 = arith.muli %558, %528 : index
        %560 = arith.addi %323, %559 : index
        %561 = vector.load %x[%560] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %562 = arith.addi %560, %317 : index
        %563 = vector.load %x[%562] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %564 = vector.shuffle %561, %563 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %565 = wave.mma %564, %524#1, %535 : vector<16xf16>, vector<8xf32>
        %566 = wave.mma %564, %525#1, %536 : vector<16xf16>, vector<8xf32>
        %567 = arith.addi %335, %559 : index
        %568 = vector.load %x[%567] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %569 = arith.addi %567, %317 : index
        %570 = vector.load %x[%569] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %571 = vector.shuffle %568, %570 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %572 = wave.mma %571, %524#1, %542 : vector<16xf16>, vector<8xf32>
        %573 = wave.mma %571, %525#1, %543 : vector<16xf16>, vector<8xf32>
        %574 = arith.addi %347, %559 : index
        %575 = vector.load %x[%574] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %576 = arith.addi %574, %317 : index
        %577 = vector.load %x[%576] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %578 = vector.shuffle %575, %577 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %579 = wave.mma %578, %524#1, %549 : vector<16xf16>, vector<8xf32>
        %580 = wave.mma %578, %525#1, %550 : vector<16xf16>, vector<8xf32>
        %581 = arith.addi %359, %559 : index
        %582 = vector.load %x[%581] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %583 = arith.addi %581, %317 : index
        %584 = vector.load %x[%583] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %585 = vector.shuffle %582, %584 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %586 = wave.mma %585, %524#1, %556 : vector<16xf16>, vector<8xf32>
        %587 = wave.mma %585, %525#1, %557 : vector<16xf16>, vector<8xf32>
        scf.yield %565, %566, %572, %573, %579, %580, %586, %587 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %588 = arith.addi %283, %c8 : index
      func.call @gate_up_q2_k__gfx1100.1(%522#0, %20, %522#1, %waves, %588, %18, %factors, %14, %w, %16, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
      wave.barrier
      %589 = arith.addi %283, %c15 : index
      func.call @gate_up_q2_k__gfx1100.1(%522#2, %20, %522#3, %waves, %589, %18, %factors, %14, %w, %16, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
      wave.barrier
      %590 = arith.addi %283, %c17 : index
      func.call @gate_up_q2_k__gfx1100.1(%522#4, %20, %522#5, %waves, %590, %18, %factors, %14, %w, %16, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
      wave.barrier
      %591 = arith.addi %283, %c25 : index
      func.call @gate_up_q2_k__gfx1100.1(%522#6, %20, %522#7, %waves, %591, %18, %factors, %14, %w, %16, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
    }
  }
  wave.return
}
