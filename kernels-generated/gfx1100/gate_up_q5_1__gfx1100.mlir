// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='q5_1')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_q5_1__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 64 : index
  %fc2 = arith.constant 4 : index
  %fc3 = arith.constant 128 : index
  %fscalesInLds = wave.param "scalesInLds" : index
  %fc5 = arith.constant 0 : index
  %fc6 = arith.constant 2 : index
  %fc7 = arith.constant 127 : index
  %fc8 = arith.constant 256 : index
  %fc9 = arith.constant 8 : index
  %fc10 = arith.constant dense<0> : vector<4xi32>
  %fc11 = arith.constant dense<983055> : vector<4xi32>
  %fc12 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %fc13 = arith.constant dense<65537> : vector<4xi32>
  %fc14 = arith.constant dense<4> : vector<4xi32>
  %fc15 = arith.constant dense<1677747200> : vector<4xi32>
  %fc16 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %fc17 = arith.constant dense<8> : vector<4xi32>
  %fc18 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %fc19 = arith.constant dense<12> : vector<4xi32>
  %fc20 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %fc21 = arith.constant dense<0x6400> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.muli %x1, %fc1 : index
  %f2 = arith.muli %f0, %fc2 : index
  %f3 = arith.addi %f1, %f2 : index
  %f4 = arith.addi %x2, %fc3 : index
  %f5 = arith.cmpi sgt, %fscalesInLds, %fc5 : index
  %f6 = scf.if %f5 -> (vector<4xi8>) {
    %f7 = arith.addi %x3, %f3 : index
    %f8 = vector.load %x4[%f7] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    scf.yield %f8 : vector<4xi8>
  } else {
    %f9 = arith.addi %f4, %f3 : index
    %f10 = vector.load %x5[%f9] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    scf.yield %f10 : vector<4xi8>
  }
  %f11 = vector.bitcast %f6 : vector<4xi8> to vector<2xf16>
  %f12 = vector.extract %f11[0] : f16 from vector<2xf16>
  %f13 = vector.broadcast %f12 : f16 to vector<16xf16>
  %f14 = vector.extract %f11[1] : f16 from vector<2xf16>
  %f15 = vector.broadcast %f14 : f16 to vector<16xf16>
  %f16 = arith.muli %x6, %fc6 : index
  %f17 = arith.addi %f16, %fc7 : index
  %f18 = arith.divui %f17, %fc3 : index
  %f19 = arith.muli %f18, %fc3 : index
  %f20 = arith.addi %f4, %f19 : index
  %f21 = arith.muli %x1, %fc8 : index
  %f22 = arith.addi %f20, %f21 : index
  %f23 = arith.muli %f0, %fc0 : index
  %f24 = arith.addi %f22, %f23 : index
  %f25 = arith.muli %x6, %fc9 : index
  %f26 = arith.addi %f25, %f19 : index
  %f27 = arith.addi %f26, %fc3 : index
  %f28 = arith.addi %x2, %f27 : index
  %f29 = arith.muli %x1, %fc0 : index
  %f30 = arith.addi %f29, %f0 : index
  %f31 = arith.muli %f30, %fc2 : index
  %f32 = arith.addi %f28, %f31 : index
  %f33 = vector.load %x5[%f32] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f34 = vector.bitcast %f33 : vector<4xi8> to vector<1xi32>
  %f35 = vector.shuffle %f34, %f34 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
  %f36 = vector.load %x5[%f24] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f37 = vector.bitcast %f36 : vector<16xi8> to vector<4xi32>
  %f38 = arith.shrui %f37, %fc10 : vector<4xi32>
  %f39 = arith.andi %f38, %fc11 : vector<4xi32>
  %f40 = arith.shrui %f35, %fc12 : vector<4xi32>
  %f41 = arith.andi %f40, %fc13 : vector<4xi32>
  %f42 = arith.shli %f41, %fc14 : vector<4xi32>
  %f43 = arith.ori %f39, %f42 : vector<4xi32>
  %f44 = arith.ori %f43, %fc15 : vector<4xi32>
  %f45 = vector.bitcast %f44 : vector<4xi32> to vector<8xf16>
  %f46 = arith.shrui %f37, %fc14 : vector<4xi32>
  %f47 = arith.andi %f46, %fc11 : vector<4xi32>
  %f48 = arith.shrui %f35, %fc16 : vector<4xi32>
  %f49 = arith.andi %f48, %fc13 : vector<4xi32>
  %f50 = arith.shli %f49, %fc14 : vector<4xi32>
  %f51 = arith.ori %f47, %f50 : vector<4xi32>
  %f52 = arith.ori %f51, %fc15 : vector<4xi32>
  %f53 = vector.bitcast %f52 : vector<4xi32> to vector<8xf16>
  %f54 = arith.shrui %f37, %fc17 : vector<4xi32>
  %f55 = arith.andi %f54, %fc11 : vector<4xi32>
  %f56 = arith.shrui %f35, %fc18 : vector<4xi32>
  %f57 = arith.andi %f56, %fc13 : vector<4xi32>
  %f58 = arith.shli %f57, %fc14 : vector<4xi32>
  %f59 = arith.ori %f55, %f58 : vector<4xi32>
  %f60 = arith.ori %f59, %fc15 : vector<4xi32>
  %f61 = vector.bitcast %f60 : vector<4xi32> to vector<8xf16>
  %f62 = arith.shrui %f37, %fc19 : vector<4xi32>
  %f63 = arith.andi %f62, %fc11 : vector<4xi32>
  %f64 = arith.shrui %f35, %fc20 : vector<4xi32>
  %f65 = arith.andi %f64, %fc13 : vector<4xi32>
  %f66 = arith.shli %f65, %fc14 : vector<4xi32>
  %f67 = arith.ori %f63, %f66 : vector<4xi32>
  %f68 = arith.ori %f67, %fc15 : vector<4xi32>
  %f69 = vector.bitcast %f68 : vector<4xi32> to vector<8xf16>
  %f70 = vector.shuffle %f45, %f53 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f71 = vector.shuffle %f61, %f69 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f72 = vector.shuffle %f70, %f71 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f73 = arith.subf %f72, %fc21 : vector<32xf16>
  %f74 = vector.shuffle %f73, %f73 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f75 = vector.shuffle %f73, %f73 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f76 = math.fma %f74, %f13, %f15 : vector<16xf16>
  %f77 = math.fma %f75, %f13, %f15 : vector<16xf16>
  func.return %f76, %f77 : vector<16xf16>, vector<16xf16>
}
func.func private @gate_up_q5_1__gfx1100.1(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: vector<8xf32>, %x3: index, %x4: index, %x5: index, %x6: memref<?xf32>, %x7: index, %x8: memref<?xi8>, %x9: index, %x10: index, %x11: memref<?xf32>, %x12: index, %x13: index, %x14: memref<?xf16>) {
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
wave.kernel @gate_up_q5_1__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) {
  %waves = wave.param "waves" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 0 : index
  %c7 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c9 = arith.constant 512 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %outTileRows = wave.param "outTileRows" : index
  %rowsMode = wave.param "rowsMode" : index
  %c13 = arith.constant 16 : index
  %scalesInLds = wave.param "scalesInLds" : index
  %c15 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c18 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c21 = arith.constant 3 : index
  %c22 = arith.constant 64 : index
  %c23 = arith.constant 48 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c2 : index
  %3 = arith.muli %inputFeatures, %c3 : index
  %4 = arith.addi %3, %c4 : index
  %5 = arith.divui %4, %c5 : index
  %6 = arith.muli %5, %c5 : index
  %7 = arith.addi %2, %6 : index
  %8 = arith.addi %7, %c5 : index
  %9 = arith.addi %8, %3 : index
  %10 = arith.muli %0, %c3 : index
  %11 = arith.addi %10, %c6 : index
  %12 = arith.muli %11, %9 : index
  %13 = arith.addi %10, %c7 : index
  %14 = arith.muli %13, %9 : index
  %15 = memref.load %step[%countAt] : memref<?xi32>
  %16 = arith.index_cast %15 : i32 to index
  %17 = arith.muli %waves, %c9 : index
  %18 = wave.scratch %17 : memref<?xf32>
  %19 = arith.cmpi eq, %rowsMode, %c6 : index
  scf.if %19 {
    %20 = arith.muli %1, %c13 : index
    %21 = arith.cmpi slt, %20, %16 : index
    scf.if %21 {
      %22 = arith.muli %scalesInLds, %c3 : index
      %23 = wave.scratch %22 : memref<?xi8>
      %24 = arith.cmpi sgt, %scalesInLds, %c6 : index
      scf.if %24 {
        scf.for %25 = %c6 to %c3 step %c7 {
          %26 = arith.addi %10, %25 : index
          %27 = arith.muli %26, %9 : index
          %28 = arith.addi %27, %c5 : index
          %29 = wave.wave
          %30 = arith.muli %29, %c15 : index
          %31 = wave.lane
          %32 = arith.addi %30, %31 : index
          %33 = arith.divui %scalesInLds, %c13 : index
          %34 = arith.muli %waves, %c15 : index
          scf.for %35 = %32 to %33 step %34 {
            %36 = arith.muli %35, %c13 : index
            %37 = arith.addi %28, %36 : index
            %38 = vector.load %w[%37] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %39 = arith.muli %25, %scalesInLds : index
            %40 = arith.addi %39, %36 : index
            vector.store %38, %23[%40] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %41 = wave.lane
      %42 = arith.remui %41, %c13 : index
      %43 = wave.scratch %operandHalves : memref<?xf16>
      %44 = arith.divui %operandHalves, %c2 : index
      %45 = wave.wave
      %46 = arith.muli %45, %c15 : index
      %47 = arith.addi %46, %41 : index
      %48 = arith.muli %waves, %c15 : index
      scf.for %49 = %47 to %44 step %48 {
        %50 = arith.muli %49, %c2 : index
        %51 = arith.addi %c6, %50 : index
        %52 = vector.load %x[%51] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %52, %43[%51] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %53 = arith.remui %42, %tileRows : index
      %54 = arith.muli %53, %c2 : index
      %55 = arith.muli %c6, %scalesInLds : index
      %56 = arith.muli %c7, %scalesInLds : index
      %57 = arith.divui %inputFeatures, %c15 : index
      %58 = arith.muli %45, %stepsPerWave : index
      %59 = arith.minsi %58, %57 : index
      %60 = arith.addi %59, %stepsPerWave : index
      %61 = arith.minsi %60, %57 : index
      %62 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %63 = arith.subi %61, %59 : index
      %64 = arith.divui %63, %c3 : index
      %65 = arith.muli %64, %c3 : index
      %66 = arith.addi %59, %65 : index
      %67 = arith.select %62, %60, %66 : index
      %71:2 = scf.for %68 = %59 to %67 step %c3 iter_args(%69 = %c18, %70 = %c18) -> (vector<8xf32>, vector<8xf32>) {
        %72 = arith.addi %68, %c6 : index
        %73:2 = func.call @gate_up_q5_1__gfx1100.0(%41, %72, %12, %55, %23, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %74 = arith.addi %68, %c7 : index
        %75:2 = func.call @gate_up_q5_1__gfx1100.0(%41, %74, %12, %55, %23, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %76:2 = func.call @gate_up_q5_1__gfx1100.0(%41, %72, %14, %56, %23, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %77:2 = func.call @gate_up_q5_1__gfx1100.0(%41, %74, %14, %56, %23, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %78 = arith.muli %68, %c3 : index
        %79 = arith.addi %78, %c6 : index
        %80 = arith.muli %tileRows, %c13 : index
        %81 = arith.muli %79, %80 : index
        %82 = arith.addi %54, %81 : index
        %83 = vector.load %43[%82] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %84 = arith.muli %tileRows, %c2 : index
        %85 = arith.addi %82, %84 : index
        %86 = vector.load %43[%85] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %87 = vector.shuffle %83, %86 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %88 = wave.mma %87, %73#0, %69 : vector<16xf16>, vector<8xf32>
        %89 = wave.mma %87, %76#0, %70 : vector<16xf16>, vector<8xf32>
        %90 = arith.addi %78, %c7 : index
        %91 = arith.muli %90, %80 : index
        %92 = arith.addi %54, %91 : index
        %93 = vector.load %43[%92] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %94 = arith.addi %92, %84 : index
        %95 = vector.load %43[%94] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %96 = vector.shuffle %93, %95 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %97 = wave.mma %96, %73#1, %88 : vector<16xf16>, vector<8xf32>
        %98 = wave.mma %96, %76#1, %89 : vector<16xf16>, vector<8xf32>
        %99 = arith.addi %78, %c3 : index
        %100 = arith.muli %99, %80 : index
        %101 = arith.addi %54, %100 : index
        %102 = vector.load %43[%101] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %103 = arith.addi %101, %84 : index
        %104 = vector.load %43[%103] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %105 = vector.shuffle %102, %104 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %106 = wave.mma %105, %75#0, %97 : vector<16xf16>, vector<8xf32>
        %107 = wave.mma %105, %77#0, %98 : vector<16xf16>, vector<8xf32>
        %108 = arith.addi %78, %c21 : index
        %109 = arith.muli %108, %80 : index
        %110 = arith.addi %54, %109 : index
        %111 = vector.load %43[%110] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %112 = arith.addi %110, %84 : index
        %113 = vector.load %43[%112] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %114 = vector.shuffle %111, %113 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %115 = wave.mma %114, %75#1, %106 : vector<16xf16>, vector<8xf32>
        %116 = wave.mma %114, %77#1, %107 : vector<16xf16>, vector<8xf32>
        scf.yield %115, %116 : vector<8xf32>, vector<8xf32>
      }
      %117 = arith.select %62, %67, %61 : index
      %121:2 = scf.for %118 = %67 to %117 step %c7 iter_args(%119 = %71#0, %120 = %71#1) -> (vector<8xf32>, vector<8xf32>) {
        %122 = arith.addi %118, %c6 : index
        %123:2 = func.call @gate_up_q5_1__gfx1100.0(%41, %122, %12, %55, %23, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %124:2 = func.call @gate_up_q5_1__gfx1100.0(%41, %122, %14, %56, %23, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %125 = arith.muli %118, %c3 : index
        %126 = arith.addi %125, %c6 : index
        %127 = arith.muli %tileRows, %c13 : index
        %128 = arith.muli %126, %127 : index
        %129 = arith.addi %54, %128 : index
        %130 = vector.load %43[%129] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %131 = arith.muli %tileRows, %c2 : index
        %132 = arith.addi %129, %131 : index
        %133 = vector.load %43[%132] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %134 = vector.shuffle %130, %133 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %135 = wave.mma %134, %123#0, %119 : vector<16xf16>, vector<8xf32>
        %136 = wave.mma %134, %124#0, %120 : vector<16xf16>, vector<8xf32>
        %137 = arith.addi %125, %c7 : index
        %138 = arith.muli %137, %127 : index
        %139 = arith.addi %54, %138 : index
        %140 = vector.load %43[%139] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %141 = arith.addi %139, %131 : index
        %142 = vector.load %43[%141] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %143 = vector.shuffle %140, %142 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %144 = wave.mma %143, %123#1, %135 : vector<16xf16>, vector<8xf32>
        %145 = wave.mma %143, %124#1, %136 : vector<16xf16>, vector<8xf32>
        scf.yield %144, %145 : vector<8xf32>, vector<8xf32>
      }
      %146 = arith.addi %20, %c6 : index
      func.call @gate_up_q5_1__gfx1100.1(%121#0, %18, %121#1, %waves, %146, %16, %factors, %12, %w, %14, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
    }
  }
  %147 = arith.cmpi eq, %rowsMode, %c7 : index
  scf.if %147 {
    %148 = arith.muli %1, %c13 : index
    %149 = arith.cmpi slt, %148, %16 : index
    scf.if %149 {
      %150 = arith.muli %scalesInLds, %c3 : index
      %151 = wave.scratch %150 : memref<?xi8>
      %152 = arith.cmpi sgt, %scalesInLds, %c6 : index
      scf.if %152 {
        scf.for %153 = %c6 to %c3 step %c7 {
          %154 = arith.addi %10, %153 : index
          %155 = arith.muli %154, %9 : index
          %156 = arith.addi %155, %c5 : index
          %157 = wave.wave
          %158 = arith.muli %157, %c15 : index
          %159 = wave.lane
          %160 = arith.addi %158, %159 : index
          %161 = arith.divui %scalesInLds, %c13 : index
          %162 = arith.muli %waves, %c15 : index
          scf.for %163 = %160 to %161 step %162 {
            %164 = arith.muli %163, %c13 : index
            %165 = arith.addi %156, %164 : index
            %166 = vector.load %w[%165] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %167 = arith.muli %153, %scalesInLds : index
            %168 = arith.addi %167, %164 : index
            vector.store %166, %151[%168] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %169 = wave.lane
      %170 = arith.remui %169, %c13 : index
      %171 = arith.remui %170, %tileRows : index
      %172 = arith.addi %148, %171 : index
      %173 = arith.divui %172, %tileRows : index
      %174 = arith.divui %inputFeatures, %c13 : index
      %175 = arith.muli %173, %174 : index
      %176 = arith.divui %c6, %c13 : index
      %177 = arith.addi %175, %176 : index
      %178 = arith.muli %177, %c3 : index
      %179 = arith.remui %c6, %c13 : index
      %180 = arith.divui %179, %c2 : index
      %181 = arith.addi %178, %180 : index
      %182 = arith.muli %tileRows, %c2 : index
      %183 = arith.muli %181, %182 : index
      %184 = arith.remui %172, %tileRows : index
      %185 = arith.muli %184, %c2 : index
      %186 = arith.addi %183, %185 : index
      %187 = arith.remui %c6, %c2 : index
      %188 = arith.addi %186, %187 : index
      %189 = arith.muli %c6, %scalesInLds : index
      %190 = arith.muli %c7, %scalesInLds : index
      %191 = wave.wave
      %192 = arith.divui %inputFeatures, %c15 : index
      %193 = arith.muli %191, %stepsPerWave : index
      %194 = arith.minsi %193, %192 : index
      %195 = arith.addi %194, %stepsPerWave : index
      %196 = arith.minsi %195, %192 : index
      %197 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %198 = arith.subi %196, %194 : index
      %199 = arith.divui %198, %c3 : index
      %200 = arith.muli %199, %c3 : index
      %201 = arith.addi %194, %200 : index
      %202 = arith.select %197, %195, %201 : index
      %206:2 = scf.for %203 = %194 to %202 step %c3 iter_args(%204 = %c18, %205 = %c18) -> (vector<8xf32>, vector<8xf32>) {
        %207 = arith.addi %203, %c6 : index
        %208:2 = func.call @gate_up_q5_1__gfx1100.0(%169, %207, %12, %189, %151, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %209 = arith.addi %203, %c7 : index
        %210:2 = func.call @gate_up_q5_1__gfx1100.0(%169, %209, %12, %189, %151, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %211:2 = func.call @gate_up_q5_1__gfx1100.0(%169, %207, %14, %190, %151, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %212:2 = func.call @gate_up_q5_1__gfx1100.0(%169, %209, %14, %190, %151, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %213 = arith.muli %203, %c3 : index
        %214 = arith.addi %213, %c6 : index
        %215 = arith.muli %tileRows, %c13 : index
        %216 = arith.muli %214, %215 : index
        %217 = arith.addi %188, %216 : index
        %218 = vector.load %x[%217] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %219 = arith.addi %217, %182 : index
        %220 = vector.load %x[%219] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %221 = vector.shuffle %218, %220 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %222 = wave.mma %221, %208#0, %204 : vector<16xf16>, vector<8xf32>
        %223 = wave.mma %221, %211#0, %205 : vector<16xf16>, vector<8xf32>
        %224 = arith.addi %213, %c7 : index
        %225 = arith.muli %224, %215 : index
        %226 = arith.addi %188, %225 : index
        %227 = vector.load %x[%226] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %228 = arith.addi %226, %182 : index
        %229 = vector.load %x[%228] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %230 = vector.shuffle %227, %229 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %231 = wave.mma %230, %208#1, %222 : vector<16xf16>, vector<8xf32>
        %232 = wave.mma %230, %211#1, %223 : vector<16xf16>, vector<8xf32>
        %233 = arith.addi %213, %c3 : index
        %234 = arith.muli %233, %215 : index
        %235 = arith.addi %188, %234 : index
        %236 = vector.load %x[%235] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %237 = arith.addi %235, %182 : index
        %238 = vector.load %x[%237] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %239 = vector.shuffle %236, %238 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %240 = wave.mma %239, %210#0, %231 : vector<16xf16>, vector<8xf32>
        %241 = wave.mma %239, %212#0, %232 : vector<16xf16>, vector<8xf32>
        %242 = arith.addi %213, %c21 : index
        %243 = arith.muli %242, %215 : index
        %244 = arith.addi %188, %243 : index
        %245 = vector.load %x[%244] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %246 = arith.addi %244, %182 : index
        %247 = vector.load %x[%246] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %248 = vector.shuffle %245, %247 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %249 = wave.mma %248, %210#1, %240 : vector<16xf16>, vector<8xf32>
        %250 = wave.mma %248, %212#1, %241 : vector<16xf16>, vector<8xf32>
        scf.yield %249, %250 : vector<8xf32>, vector<8xf32>
      }
      %251 = arith.select %197, %202, %196 : index
      %255:2 = scf.for %252 = %202 to %251 step %c7 iter_args(%253 = %206#0, %254 = %206#1) -> (vector<8xf32>, vector<8xf32>) {
        %256 = arith.addi %252, %c6 : index
        %257:2 = func.call @gate_up_q5_1__gfx1100.0(%169, %256, %12, %189, %151, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %258:2 = func.call @gate_up_q5_1__gfx1100.0(%169, %256, %14, %190, %151, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %259 = arith.muli %252, %c3 : index
        %260 = arith.addi %259, %c6 : index
        %261 = arith.muli %tileRows, %c13 : index
        %262 = arith.muli %260, %261 : index
        %263 = arith.addi %188, %262 : index
        %264 = vector.load %x[%263] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %265 = arith.addi %263, %182 : index
        %266 = vector.load %x[%265] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %267 = vector.shuffle %264, %266 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %268 = wave.mma %267, %257#0, %253 : vector<16xf16>, vector<8xf32>
        %269 = wave.mma %267, %258#0, %254 : vector<16xf16>, vector<8xf32>
        %270 = arith.addi %259, %c7 : index
        %271 = arith.muli %270, %261 : index
        %272 = arith.addi %188, %271 : index
        %273 = vector.load %x[%272] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %274 = arith.addi %272, %182 : index
        %275 = vector.load %x[%274] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %276 = vector.shuffle %273, %275 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %277 = wave.mma %276, %257#1, %268 : vector<16xf16>, vector<8xf32>
        %278 = wave.mma %276, %258#1, %269 : vector<16xf16>, vector<8xf32>
        scf.yield %277, %278 : vector<8xf32>, vector<8xf32>
      }
      %279 = arith.addi %148, %c6 : index
      func.call @gate_up_q5_1__gfx1100.1(%255#0, %18, %255#1, %waves, %279, %16, %factors, %12, %w, %14, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
    }
  }
  %280 = arith.cmpi eq, %rowsMode, %c3 : index
  scf.if %280 {
    %281 = arith.muli %1, %c22 : index
    %282 = arith.cmpi slt, %281, %16 : index
    scf.if %282 {
      %283 = arith.muli %scalesInLds, %c3 : index
      %284 = wave.scratch %283 : memref<?xi8>
      %285 = arith.cmpi sgt, %scalesInLds, %c6 : index
      scf.if %285 {
        scf.for %286 = %c6 to %c3 step %c7 {
          %287 = arith.addi %10, %286 : index
          %288 = arith.muli %287, %9 : index
          %289 = arith.addi %288, %c5 : index
          %290 = wave.wave
          %291 = arith.muli %290, %c15 : index
          %292 = wave.lane
          %293 = arith.addi %291, %292 : index
          %294 = arith.divui %scalesInLds, %c13 : index
          %295 = arith.muli %waves, %c15 : index
          scf.for %296 = %293 to %294 step %295 {
            %297 = arith.muli %296, %c13 : index
            %298 = arith.addi %289, %297 : index
            %299 = vector.load %w[%298] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %300 = arith.muli %286, %scalesInLds : index
            %301 = arith.addi %300, %297 : index
            vector.store %299, %284[%301] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %302 = wave.lane
      %303 = arith.remui %302, %c13 : index
      %304 = arith.remui %303, %tileRows : index
      %305 = arith.addi %281, %304 : index
      %306 = arith.divui %305, %tileRows : index
      %307 = arith.divui %inputFeatures, %c13 : index
      %308 = arith.muli %306, %307 : index
      %309 = arith.divui %c6, %c13 : index
      %310 = arith.addi %308, %309 : index
      %311 = arith.muli %310, %c3 : index
      %312 = arith.remui %c6, %c13 : index
      %313 = arith.divui %312, %c2 : index
      %314 = arith.addi %311, %313 : index
      %315 = arith.muli %tileRows, %c2 : index
      %316 = arith.muli %314, %315 : index
      %317 = arith.remui %305, %tileRows : index
      %318 = arith.muli %317, %c2 : index
      %319 = arith.addi %316, %318 : index
      %320 = arith.remui %c6, %c2 : index
      %321 = arith.addi %319, %320 : index
      %322 = arith.addi %303, %c13 : index
      %323 = arith.addi %281, %322 : index
      %324 = arith.divui %323, %tileRows : index
      %325 = arith.muli %324, %307 : index
      %326 = arith.addi %325, %309 : index
      %327 = arith.muli %326, %c3 : index
      %328 = arith.addi %327, %313 : index
      %329 = arith.muli %328, %315 : index
      %330 = arith.remui %323, %tileRows : index
      %331 = arith.muli %330, %c2 : index
      %332 = arith.addi %329, %331 : index
      %333 = arith.addi %332, %320 : index
      %334 = arith.addi %303, %c15 : index
      %335 = arith.addi %281, %334 : index
      %336 = arith.divui %335, %tileRows : index
      %337 = arith.muli %336, %307 : index
      %338 = arith.addi %337, %309 : index
      %339 = arith.muli %338, %c3 : index
      %340 = arith.addi %339, %313 : index
      %341 = arith.muli %340, %315 : index
      %342 = arith.remui %335, %tileRows : index
      %343 = arith.muli %342, %c2 : index
      %344 = arith.addi %341, %343 : index
      %345 = arith.addi %344, %320 : index
      %346 = arith.addi %303, %c23 : index
      %347 = arith.addi %281, %346 : index
      %348 = arith.divui %347, %tileRows : index
      %349 = arith.muli %348, %307 : index
      %350 = arith.addi %349, %309 : index
      %351 = arith.muli %350, %c3 : index
      %352 = arith.addi %351, %313 : index
      %353 = arith.muli %352, %315 : index
      %354 = arith.remui %347, %tileRows : index
      %355 = arith.muli %354, %c2 : index
      %356 = arith.addi %353, %355 : index
      %357 = arith.addi %356, %320 : index
      %358 = arith.muli %c6, %scalesInLds : index
      %359 = arith.muli %c7, %scalesInLds : index
      %360 = wave.wave
      %361 = arith.divui %inputFeatures, %c15 : index
      %362 = arith.muli %360, %stepsPerWave : index
      %363 = arith.minsi %362, %361 : index
      %364 = arith.addi %363, %stepsPerWave : index
      %365 = arith.minsi %364, %361 : index
      %366 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %367 = arith.subi %365, %363 : index
      %368 = arith.divui %367, %c3 : index
      %369 = arith.muli %368, %c3 : index
      %370 = arith.addi %363, %369 : index
      %371 = arith.select %366, %364, %370 : index
      %381:8 = scf.for %372 = %363 to %371 step %c3 iter_args(%373 = %c18, %374 = %c18, %375 = %c18, %376 = %c18, %377 = %c18, %378 = %c18, %379 = %c18, %380 = %c18) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %382 = arith.addi %372, %c6 : index
        %383:2 = func.call @gate_up_q5_1__gfx1100.0(%302, %382, %12, %358, %284, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %384 = arith.addi %372, %c7 : index
        %385:2 = func.call @gate_up_q5_1__gfx1100.0(%302, %384, %12, %358, %284, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %386:2 = func.call @gate_up_q5_1__gfx1100.0(%302, %382, %14, %359, %284, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %387:2 = func.call @gate_up_q5_1__gfx1100.0(%302, %384, %14, %359, %284, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %388 = arith.muli %372, %c3 : index
        %389 = arith.addi %388, %c6 : index
        %390 = arith.muli %tileRows, %c13 : index
        %391 = arith.muli %389, %390 : index
        %392 = arith.addi %321, %391 : index
        %393 = vector.load %x[%392] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %394 = arith.addi %392, %315 : index
        %395 = vector.load %x[%394] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %396 = vector.shuffle %393, %395 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %397 = wave.mma %396, %383#0, %373 : vector<16xf16>, vector<8xf32>
        %398 = wave.mma %396, %386#0, %374 : vector<16xf16>, vector<8xf32>
        %399 = arith.addi %333, %391 : index
        %400 = vector.load %x[%399] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %401 = arith.addi %399, %315 : index
        %402 = vector.load %x[%401] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %403 = vector.shuffle %400, %402 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %404 = wave.mma %403, %383#0, %375 : vector<16xf16>, vector<8xf32>
        %405 = wave.mma %403, %386#0, %376 : vector<16xf16>, vector<8xf32>
        %406 = arith.addi %345, %391 : index
        %407 = vector.load %x[%406] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %408 = arith.addi %406, %315 : index
        %409 = vector.load %x[%408] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %410 = vector.shuffle %407, %409 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %411 = wave.mma %410, %383#0, %377 : vector<16xf16>, vector<8xf32>
        %412 = wave.mma %410, %386#0, %378 : vector<16xf16>, vector<8xf32>
        %413 = arith.addi %357, %391 : index
        %414 = vector.load %x[%413] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %415 = arith.addi %413, %315 : index
        %416 = vector.load %x[%415] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %417 = vector.shuffle %414, %416 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %418 = wave.mma %417, %383#0, %379 : vector<16xf16>, vector<8xf32>
        %419 = wave.mma %417, %386#0, %380 : vector<16xf16>, vector<8xf32>
        %420 = arith.addi %388, %c7 : index
        %421 = arith.muli %420, %390 : index
        %422 = arith.addi %321, %421 : index
        %423 = vector.load %x[%422] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %424 = arith.addi %422, %315 : index
        %425 = vector.load %x[%424] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %426 = vector.shuffle %423, %425 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %427 = wave.mma %426, %383#1, %397 : vector<16xf16>, vector<8xf32>
        %428 = wave.mma %426, %386#1, %398 : vector<16xf16>, vector<8xf32>
        %429 = arith.addi %333, %421 : index
        %430 = vector.load %x[%429] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %431 = arith.addi %429, %315 : index
        %432 = vector.load %x[%431] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %433 = vector.shuffle %430, %432 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %434 = wave.mma %433, %383#1, %404 : vector<16xf16>, vector<8xf32>
        %435 = wave.mma %433, %386#1, %405 : vector<16xf16>, vector<8xf32>
        %436 = arith.addi %345, %421 : index
        %437 = vector.load %x[%436] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %438 = arith.addi %436, %315 : index
        %439 = vector.load %x[%438] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %440 = vector.shuffle %437, %439 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %441 = wave.mma %440, %383#1, %411 : vector<16xf16>, vector<8xf32>
        %442 = wave.mma %440, %386#1, %412 : vector<16xf16>, vector<8xf32>
        %443 = arith.addi %357, %421 : index
        %444 = vector.load %x[%443] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %445 = arith.addi %443, %315 : index
        %446 = vector.load %x[%445] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %447 = vector.shuffle %444, %446 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %448 = wave.mma %447, %383#1, %418 : vector<16xf16>, vector<8xf32>
        %449 = wave.mma %447, %386#1, %419 : vector<16xf16>, vector<8xf32>
        %450 = arith.addi %388, %c3 : index
        %451 = arith.muli %450, %390 : index
        %452 = arith.addi %321, %451 : index
        %453 = vector.load %x[%452] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %454 = arith.addi %452, %315 : index
        %455 = vector.load %x[%454] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %456 = vector.shuffle %453, %455 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %457 = wave.mma %456, %385#0, %427 : vector<16xf16>, vector<8xf32>
        %458 = wave.mma %456, %387#0, %428 : vector<16xf16>, vector<8xf32>
        %459 = arith.addi %333, %451 : index
        %460 = vector.load %x[%459] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %461 = arith.addi %459, %315 : index
        %462 = vector.load %x[%461] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %463 = vector.shuffle %460, %462 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %464 = wave.mma %463, %385#0, %434 : vector<16xf16>, vector<8xf32>
        %465 = wave.mma %463, %387#0, %435 : vector<16xf16>, vector<8xf32>
        %466 = arith.addi %345, %451 : index
        %467 = vector.load %x[%466] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %468 = arith.addi %466, %315 : index
        %469 = vector.load %x[%468] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %470 = vector.shuffle %467, %469 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %471 = wave.mma %470, %385#0, %441 : vector<16xf16>, vector<8xf32>
        %472 = wave.mma %470, %387#0, %442 : vector<16xf16>, vector<8xf32>
        %473 = arith.addi %357, %451 : index
        %474 = vector.load %x[%473] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %475 = arith.addi %473, %315 : index
        %476 = vector.load %x[%475] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %477 = vector.shuffle %474, %476 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %478 = wave.mma %477, %385#0, %448 : vector<16xf16>, vector<8xf32>
        %479 = wave.mma %477, %387#0, %449 : vector<16xf16>, vector<8xf32>
        %480 = arith.addi %388, %c21 : index
        %481 = arith.muli %480, %390 : index
        %482 = arith.addi %321, %481 : index
        %483 = vector.load %x[%482] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %484 = arith.addi %482, %315 : index
        %485 = vector.load %x[%484] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %486 = vector.shuffle %483, %485 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %487 = wave.mma %486, %385#1, %457 : vector<16xf16>, vector<8xf32>
        %488 = wave.mma %486, %387#1, %458 : vector<16xf16>, vector<8xf32>
        %489 = arith.addi %333, %481 : index
        %490 = vector.load %x[%489] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %491 = arith.addi %489, %315 : index
        %492 = vector.load %x[%491] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %493 = vector.shuffle %490, %492 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %494 = wave.mma %493, %385#1, %464 : vector<16xf16>, vector<8xf32>
        %495 = wave.mma %493, %387#1, %465 : vector<16xf16>, vector<8xf32>
        %496 = arith.addi %345, %481 : index
        %497 = vector.load %x[%496] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %498 = arith.addi %496, %315 : index
        %499 = vector.load %x[%498] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %500 = vector.shuffle %497, %499 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %501 = wave.mma %500, %385#1, %471 : vector<16xf16>, vector<8xf32>
        %502 = wave.mma %500, %387#1, %472 : vector<16xf16>, vector<8xf32>
        %503 = arith.addi %357, %481 : index
        %504 = vector.load %x[%503] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %505 = arith.addi %503, %315 : index
        %506 = vector.load %x[%505] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %507 = vector.shuffle %504, %506 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %508 = wave.mma %507, %385#1, %478 : vector<16xf16>, vector<8xf32>
        %509 = wave.mma %507, %387#1, %479 : vector<16xf16>, vector<8xf32>
        scf.yield %487, %488, %494, %495, %501, %502, %508, %509 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %510 = arith.select %366, %371, %365 : index
      %520:8 = scf.for %511 = %371 to %510 step %c7 iter_args(%512 = %381#0, %513 = %381#1, %514 = %381#2, %515 = %381#3, %516 = %381#4, %517 = %381#5, %518 = %381#6, %519 = %381#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %521 = arith.addi %511, %c6 : index
        %522:2 = func.call @gate_up_q5_1__gfx1100.0(%302, %521, %12, %358, %284, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %523:2 = func.call @gate_up_q5_1__gfx1100.0(%302, %521, %14, %359, %284, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %524 = arith.muli %511, %c3 : index
        %525 = arith.addi %524, %c6 : index
        %526 = arith.muli %tileRows, %c13 : index
        %527 = arith.muli %525, %526 : index
        %528 = arith.addi %321, %527 : index
        %529 = vector.load %x[%528] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %530 = arith.addi %528, %315 : index
        %531 = vector.load %x[%530] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %532 = vector.shuffle %529, %531 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %533 = wave.mma %532, %522#0, %512 : vector<16xf16>, vector<8xf32>
        %534 = wave.mma %532, %523#0, %513 : vector<16xf16>, vector<8xf32>
        %535 = arith.addi %333, %527 : index
        %536 = vector.load %x[%535] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %537 = arith.addi %535, %315 : index
        %538 = vector.load %x[%537] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %539 = vector.shuffle %536, %538 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %540 = wave.mma %539, %522#0, %514 : vector<16xf16>, vector<8xf32>
        %541 = wave.mma %539, %523#0, %515 : vector<16xf16>, vector<8xf32>
        %542 = arith.addi %345, %527 : index
        %543 = vector.load %x[%542] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %544 = arith.addi %542, %315 : index
        %545 = vector.load %x[%544] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %546 = vector.shuffle %543, %545 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %547 = wave.mma %546, %522#0, %516 : vector<16xf16>, vector<8xf32>
        %548 = wave.mma %546, %523#0, %517 : vector<16xf16>, vector<8xf32>
        %549 = arith.addi %357, %527 : index
        %550 = vector.load %x[%549] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %551 = arith.addi %549, %315 : index
        %552 = vector.load %x[%551] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %553 = vector.shuffle %550, %552 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %554 = wave.mma %553, %522#0, %518 : vector<16xf16>, vector<8xf32>
        %555 = wave.mma %553, %523#0, %519 : vector<16xf16>, vector<8xf32>
        %556 = arith.addi %524, %c7 : index
        %557 = arith.muli %556, %526 : index
        %558 = arith.addi %321, %557 : index
        %559 = vector.load %x[%558] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %560 = arith.addi %558, %315 : index
        %561 = vector.load %x[%560] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %562 = vector.shuffle %559, %561 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %563 = wave.mma %562, %522#1, %533 : vector<16xf16>, vector<8xf32>
        %564 = wave.mma %562, %523#1, %534 : vector<16xf16>, vector<8xf32>
        %565 = arith.addi %333, %557 : index
        %566 = vector.load %x[%565] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %567 = arith.addi %565, %315 : index
        %568 = vector.load %x[%567] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %569 = vector.shuffle %566, %568 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %570 = wave.mma %569, %522#1, %540 : vector<16xf16>, vector<8xf32>
        %571 = wave.mma %569, %523#1, %541 : vector<16xf16>, vector<8xf32>
        %572 = arith.addi %345, %557 : index
        %573 = vector.load %x[%572] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %574 = arith.addi %572, %315 : index
        %575 = vector.load %x[%574] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %576 = vector.shuffle %573, %575 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %577 = wave.mma %576, %522#1, %547 : vector<16xf16>, vector<8xf32>
        %578 = wave.mma %576, %523#1, %548 : vector<16xf16>, vector<8xf32>
        %579 = arith.addi %357, %557 : index
        %580 = vector.load %x[%579] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %581 = arith.addi %579, %315 : index
        %582 = vector.load %x[%581] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %583 = vector.shuffle %580, %582 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %584 = wave.mma %583, %522#1, %554 : vector<16xf16>, vector<8xf32>
        %585 = wave.mma %583, %523#1, %555 : vector<16xf16>, vector<8xf32>
        scf.yield %563, %564, %570, %571, %577, %578, %584, %585 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %586 = arith.addi %281, %c6 : index
      func.call @gate_up_q5_1__gfx1100.1(%520#0, %18, %520#1, %waves, %586, %16, %factors, %12, %w, %14, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
      wave.barrier
      %587 = arith.addi %281, %c13 : index
      func.call @gate_up_q5_1__gfx1100.1(%520#2, %18, %520#3, %waves, %587, %16, %factors, %12, %w, %14, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
      wave.barrier
      %588 = arith.addi %281, %c15 : index
      func.call @gate_up_q5_1__gfx1100.1(%520#4, %18, %520#5, %waves, %588, %16, %factors, %12, %w, %14, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
      wave.barrier
      %589 = arith.addi %281, %c23 : index
      func.call @gate_up_q5_1__gfx1100.1(%520#6, %18, %520#7, %waves, %589, %16, %factors, %12, %w, %14, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
    }
  }
  wave.return
}
