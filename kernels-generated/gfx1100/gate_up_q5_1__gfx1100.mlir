// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='q5_1')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_q5_1__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 64 : index
  %fc3 = arith.constant 4 : index
  %fc4 = arith.constant 2 : index
  %fc5 = arith.constant 127 : index
  %fc6 = arith.constant 256 : index
  %fc7 = arith.constant 8 : index
  %fc8 = arith.constant dense<0> : vector<4xi32>
  %fc9 = arith.constant dense<983055> : vector<4xi32>
  %fc10 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %fc11 = arith.constant dense<65537> : vector<4xi32>
  %fc12 = arith.constant dense<4> : vector<4xi32>
  %fc13 = arith.constant dense<1677747200> : vector<4xi32>
  %fc14 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %fc15 = arith.constant dense<8> : vector<4xi32>
  %fc16 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %fc17 = arith.constant dense<12> : vector<4xi32>
  %fc18 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %fc19 = arith.constant dense<0x6400> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.addi %x1, %fc1 : index
  %f2 = arith.muli %x2, %fc2 : index
  %f3 = arith.addi %f1, %f2 : index
  %f4 = arith.muli %f0, %fc3 : index
  %f5 = arith.addi %f3, %f4 : index
  %f6 = vector.load %x3[%f5] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f7 = vector.bitcast %f6 : vector<4xi8> to vector<2xf16>
  %f8 = vector.extract %f7[0] : f16 from vector<2xf16>
  %f9 = vector.broadcast %f8 : f16 to vector<16xf16>
  %f10 = vector.extract %f7[1] : f16 from vector<2xf16>
  %f11 = vector.broadcast %f10 : f16 to vector<16xf16>
  %f12 = arith.muli %x4, %fc4 : index
  %f13 = arith.addi %f12, %fc5 : index
  %f14 = arith.divui %f13, %fc1 : index
  %f15 = arith.muli %f14, %fc1 : index
  %f16 = arith.addi %f1, %f15 : index
  %f17 = arith.muli %x2, %fc6 : index
  %f18 = arith.addi %f16, %f17 : index
  %f19 = arith.muli %f0, %fc0 : index
  %f20 = arith.addi %f18, %f19 : index
  %f21 = arith.muli %x4, %fc7 : index
  %f22 = arith.addi %f21, %f15 : index
  %f23 = arith.addi %f22, %fc1 : index
  %f24 = arith.addi %x1, %f23 : index
  %f25 = arith.muli %x2, %fc0 : index
  %f26 = arith.addi %f25, %f0 : index
  %f27 = arith.muli %f26, %fc3 : index
  %f28 = arith.addi %f24, %f27 : index
  %f29 = vector.load %x3[%f28] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f30 = vector.bitcast %f29 : vector<4xi8> to vector<1xi32>
  %f31 = vector.shuffle %f30, %f30 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
  %f32 = vector.load %x3[%f20] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f33 = vector.bitcast %f32 : vector<16xi8> to vector<4xi32>
  %f34 = arith.shrui %f33, %fc8 : vector<4xi32>
  %f35 = arith.andi %f34, %fc9 : vector<4xi32>
  %f36 = arith.shrui %f31, %fc10 : vector<4xi32>
  %f37 = arith.andi %f36, %fc11 : vector<4xi32>
  %f38 = arith.shli %f37, %fc12 : vector<4xi32>
  %f39 = arith.ori %f35, %f38 : vector<4xi32>
  %f40 = arith.ori %f39, %fc13 : vector<4xi32>
  %f41 = vector.bitcast %f40 : vector<4xi32> to vector<8xf16>
  %f42 = arith.shrui %f33, %fc12 : vector<4xi32>
  %f43 = arith.andi %f42, %fc9 : vector<4xi32>
  %f44 = arith.shrui %f31, %fc14 : vector<4xi32>
  %f45 = arith.andi %f44, %fc11 : vector<4xi32>
  %f46 = arith.shli %f45, %fc12 : vector<4xi32>
  %f47 = arith.ori %f43, %f46 : vector<4xi32>
  %f48 = arith.ori %f47, %fc13 : vector<4xi32>
  %f49 = vector.bitcast %f48 : vector<4xi32> to vector<8xf16>
  %f50 = arith.shrui %f33, %fc15 : vector<4xi32>
  %f51 = arith.andi %f50, %fc9 : vector<4xi32>
  %f52 = arith.shrui %f31, %fc16 : vector<4xi32>
  %f53 = arith.andi %f52, %fc11 : vector<4xi32>
  %f54 = arith.shli %f53, %fc12 : vector<4xi32>
  %f55 = arith.ori %f51, %f54 : vector<4xi32>
  %f56 = arith.ori %f55, %fc13 : vector<4xi32>
  %f57 = vector.bitcast %f56 : vector<4xi32> to vector<8xf16>
  %f58 = arith.shrui %f33, %fc17 : vector<4xi32>
  %f59 = arith.andi %f58, %fc9 : vector<4xi32>
  %f60 = arith.shrui %f31, %fc18 : vector<4xi32>
  %f61 = arith.andi %f60, %fc11 : vector<4xi32>
  %f62 = arith.shli %f61, %fc12 : vector<4xi32>
  %f63 = arith.ori %f59, %f62 : vector<4xi32>
  %f64 = arith.ori %f63, %fc13 : vector<4xi32>
  %f65 = vector.bitcast %f64 : vector<4xi32> to vector<8xf16>
  %f66 = vector.shuffle %f41, %f49 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f67 = vector.shuffle %f57, %f65 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f68 = vector.shuffle %f66, %f67 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f69 = arith.subf %f68, %fc19 : vector<32xf16>
  %f70 = vector.shuffle %f69, %f69 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f71 = vector.shuffle %f69, %f69 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f72 = math.fma %f70, %f9, %f11 : vector<16xf16>
  %f73 = math.fma %f71, %f9, %f11 : vector<16xf16>
  func.return %f72, %f73 : vector<16xf16>, vector<16xf16>
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
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c16 = arith.constant 32 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant 3 : index
  %c21 = arith.constant 64 : index
  %c22 = arith.constant 48 : index
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
      %22 = wave.lane
      %23 = arith.remui %22, %c13 : index
      %24 = wave.scratch %operandHalves : memref<?xf16>
      %25 = arith.divui %operandHalves, %c2 : index
      %26 = wave.wave
      %27 = arith.muli %26, %c16 : index
      %28 = arith.addi %27, %22 : index
      %29 = arith.muli %waves, %c16 : index
      scf.for %30 = %28 to %25 step %29 {
        %31 = arith.muli %30, %c2 : index
        %32 = arith.addi %c6, %31 : index
        %33 = vector.load %x[%32] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %33, %24[%32] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %34 = arith.remui %23, %tileRows : index
      %35 = arith.muli %34, %c2 : index
      %36 = arith.divui %inputFeatures, %c16 : index
      %37 = arith.muli %26, %stepsPerWave : index
      %38 = arith.minsi %37, %36 : index
      %39 = arith.addi %38, %stepsPerWave : index
      %40 = arith.minsi %39, %36 : index
      %41 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %42 = arith.subi %40, %38 : index
      %43 = arith.divui %42, %c3 : index
      %44 = arith.muli %43, %c3 : index
      %45 = arith.addi %38, %44 : index
      %46 = arith.select %41, %39, %45 : index
      %50:2 = scf.for %47 = %38 to %46 step %c3 iter_args(%48 = %c17, %49 = %c17) -> (vector<8xf32>, vector<8xf32>) {
        %51 = arith.addi %47, %c6 : index
        %52:2 = func.call @gate_up_q5_1__gfx1100.0(%22, %12, %51, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %53 = arith.addi %47, %c7 : index
        %54:2 = func.call @gate_up_q5_1__gfx1100.0(%22, %12, %53, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %55:2 = func.call @gate_up_q5_1__gfx1100.0(%22, %14, %51, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %56:2 = func.call @gate_up_q5_1__gfx1100.0(%22, %14, %53, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %57 = arith.muli %47, %c3 : index
        %58 = arith.addi %57, %c6 : index
        %59 = arith.muli %tileRows, %c13 : index
        %60 = arith.muli %58, %59 : index
        %61 = arith.addi %35, %60 : index
        %62 = vector.load %24[%61] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %63 = arith.muli %tileRows, %c2 : index
        %64 = arith.addi %61, %63 : index
        %65 = vector.load %24[%64] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %66 = vector.shuffle %62, %65 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %67 = wave.mma %66, %52#0, %48 : vector<16xf16>, vector<8xf32>
        %68 = wave.mma %66, %55#0, %49 : vector<16xf16>, vector<8xf32>
        %69 = arith.addi %57, %c7 : index
        %70 = arith.muli %69, %59 : index
        %71 = arith.addi %35, %70 : index
        %72 = vector.load %24[%71] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %73 = arith.addi %71, %63 : index
        %74 = vector.load %24[%73] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %75 = vector.shuffle %72, %74 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %76 = wave.mma %75, %52#1, %67 : vector<16xf16>, vector<8xf32>
        %77 = wave.mma %75, %55#1, %68 : vector<16xf16>, vector<8xf32>
        %78 = arith.addi %57, %c3 : index
        %79 = arith.muli %78, %59 : index
        %80 = arith.addi %35, %79 : index
        %81 = vector.load %24[%80] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %82 = arith.addi %80, %63 : index
        %83 = vector.load %24[%82] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %84 = vector.shuffle %81, %83 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %85 = wave.mma %84, %54#0, %76 : vector<16xf16>, vector<8xf32>
        %86 = wave.mma %84, %56#0, %77 : vector<16xf16>, vector<8xf32>
        %87 = arith.addi %57, %c20 : index
        %88 = arith.muli %87, %59 : index
        %89 = arith.addi %35, %88 : index
        %90 = vector.load %24[%89] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %91 = arith.addi %89, %63 : index
        %92 = vector.load %24[%91] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %93 = vector.shuffle %90, %92 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %94 = wave.mma %93, %54#1, %85 : vector<16xf16>, vector<8xf32>
        %95 = wave.mma %93, %56#1, %86 : vector<16xf16>, vector<8xf32>
        scf.yield %94, %95 : vector<8xf32>, vector<8xf32>
      }
      %96 = arith.select %41, %46, %40 : index
      %100:2 = scf.for %97 = %46 to %96 step %c7 iter_args(%98 = %50#0, %99 = %50#1) -> (vector<8xf32>, vector<8xf32>) {
        %101 = arith.addi %97, %c6 : index
        %102:2 = func.call @gate_up_q5_1__gfx1100.0(%22, %12, %101, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %103:2 = func.call @gate_up_q5_1__gfx1100.0(%22, %14, %101, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %104 = arith.muli %97, %c3 : index
        %105 = arith.addi %104, %c6 : index
        %106 = arith.muli %tileRows, %c13 : index
        %107 = arith.muli %105, %106 : index
        %108 = arith.addi %35, %107 : index
        %109 = vector.load %24[%108] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %110 = arith.muli %tileRows, %c2 : index
        %111 = arith.addi %108, %110 : index
        %112 = vector.load %24[%111] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %113 = vector.shuffle %109, %112 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %114 = wave.mma %113, %102#0, %98 : vector<16xf16>, vector<8xf32>
        %115 = wave.mma %113, %103#0, %99 : vector<16xf16>, vector<8xf32>
        %116 = arith.addi %104, %c7 : index
        %117 = arith.muli %116, %106 : index
        %118 = arith.addi %35, %117 : index
        %119 = vector.load %24[%118] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %120 = arith.addi %118, %110 : index
        %121 = vector.load %24[%120] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %122 = vector.shuffle %119, %121 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %123 = wave.mma %122, %102#1, %114 : vector<16xf16>, vector<8xf32>
        %124 = wave.mma %122, %103#1, %115 : vector<16xf16>, vector<8xf32>
        scf.yield %123, %124 : vector<8xf32>, vector<8xf32>
      }
      %125 = arith.addi %20, %c6 : index
      func.call @gate_up_q5_1__gfx1100.1(%100#0, %18, %100#1, %waves, %125, %16, %factors, %12, %w, %14, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
    }
  }
  %126 = arith.cmpi eq, %rowsMode, %c7 : index
  scf.if %126 {
    %127 = arith.muli %1, %c13 : index
    %128 = arith.cmpi slt, %127, %16 : index
    scf.if %128 {
      %129 = wave.lane
      %130 = arith.remui %129, %c13 : index
      %131 = arith.remui %130, %tileRows : index
      %132 = arith.addi %127, %131 : index
      %133 = arith.divui %132, %tileRows : index
      %134 = arith.divui %inputFeatures, %c13 : index
      %135 = arith.muli %133, %134 : index
      %136 = arith.divui %c6, %c13 : index
      %137 = arith.addi %135, %136 : index
      %138 = arith.muli %137, %c3 : index
      %139 = arith.remui %c6, %c13 : index
      %140 = arith.divui %139, %c2 : index
      %141 = arith.addi %138, %140 : index
      %142 = arith.muli %tileRows, %c2 : index
      %143 = arith.muli %141, %142 : index
      %144 = arith.remui %132, %tileRows : index
      %145 = arith.muli %144, %c2 : index
      %146 = arith.addi %143, %145 : index
      %147 = arith.remui %c6, %c2 : index
      %148 = arith.addi %146, %147 : index
      %149 = wave.wave
      %150 = arith.divui %inputFeatures, %c16 : index
      %151 = arith.muli %149, %stepsPerWave : index
      %152 = arith.minsi %151, %150 : index
      %153 = arith.addi %152, %stepsPerWave : index
      %154 = arith.minsi %153, %150 : index
      %155 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %156 = arith.subi %154, %152 : index
      %157 = arith.divui %156, %c3 : index
      %158 = arith.muli %157, %c3 : index
      %159 = arith.addi %152, %158 : index
      %160 = arith.select %155, %153, %159 : index
      %164:2 = scf.for %161 = %152 to %160 step %c3 iter_args(%162 = %c17, %163 = %c17) -> (vector<8xf32>, vector<8xf32>) {
        %165 = arith.addi %161, %c6 : index
        %166:2 = func.call @gate_up_q5_1__gfx1100.0(%129, %12, %165, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %167 = arith.addi %161, %c7 : index
        %168:2 = func.call @gate_up_q5_1__gfx1100.0(%129, %12, %167, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %169:2 = func.call @gate_up_q5_1__gfx1100.0(%129, %14, %165, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %170:2 = func.call @gate_up_q5_1__gfx1100.0(%129, %14, %167, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %171 = arith.muli %161, %c3 : index
        %172 = arith.addi %171, %c6 : index
        %173 = arith.muli %tileRows, %c13 : index
        %174 = arith.muli %172, %173 : index
        %175 = arith.addi %148, %174 : index
        %176 = vector.load %x[%175] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %177 = arith.addi %175, %142 : index
        %178 = vector.load %x[%177] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %179 = vector.shuffle %176, %178 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %180 = wave.mma %179, %166#0, %162 : vector<16xf16>, vector<8xf32>
        %181 = wave.mma %179, %169#0, %163 : vector<16xf16>, vector<8xf32>
        %182 = arith.addi %171, %c7 : index
        %183 = arith.muli %182, %173 : index
        %184 = arith.addi %148, %183 : index
        %185 = vector.load %x[%184] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %186 = arith.addi %184, %142 : index
        %187 = vector.load %x[%186] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %188 = vector.shuffle %185, %187 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %189 = wave.mma %188, %166#1, %180 : vector<16xf16>, vector<8xf32>
        %190 = wave.mma %188, %169#1, %181 : vector<16xf16>, vector<8xf32>
        %191 = arith.addi %171, %c3 : index
        %192 = arith.muli %191, %173 : index
        %193 = arith.addi %148, %192 : index
        %194 = vector.load %x[%193] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %195 = arith.addi %193, %142 : index
        %196 = vector.load %x[%195] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %197 = vector.shuffle %194, %196 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %198 = wave.mma %197, %168#0, %189 : vector<16xf16>, vector<8xf32>
        %199 = wave.mma %197, %170#0, %190 : vector<16xf16>, vector<8xf32>
        %200 = arith.addi %171, %c20 : index
        %201 = arith.muli %200, %173 : index
        %202 = arith.addi %148, %201 : index
        %203 = vector.load %x[%202] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %204 = arith.addi %202, %142 : index
        %205 = vector.load %x[%204] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %206 = vector.shuffle %203, %205 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %207 = wave.mma %206, %168#1, %198 : vector<16xf16>, vector<8xf32>
        %208 = wave.mma %206, %170#1, %199 : vector<16xf16>, vector<8xf32>
        scf.yield %207, %208 : vector<8xf32>, vector<8xf32>
      }
      %209 = arith.select %155, %160, %154 : index
      %213:2 = scf.for %210 = %160 to %209 step %c7 iter_args(%211 = %164#0, %212 = %164#1) -> (vector<8xf32>, vector<8xf32>) {
        %214 = arith.addi %210, %c6 : index
        %215:2 = func.call @gate_up_q5_1__gfx1100.0(%129, %12, %214, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %216:2 = func.call @gate_up_q5_1__gfx1100.0(%129, %14, %214, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %217 = arith.muli %210, %c3 : index
        %218 = arith.addi %217, %c6 : index
        %219 = arith.muli %tileRows, %c13 : index
        %220 = arith.muli %218, %219 : index
        %221 = arith.addi %148, %220 : index
        %222 = vector.load %x[%221] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %223 = arith.addi %221, %142 : index
        %224 = vector.load %x[%223] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %225 = vector.shuffle %222, %224 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %226 = wave.mma %225, %215#0, %211 : vector<16xf16>, vector<8xf32>
        %227 = wave.mma %225, %216#0, %212 : vector<16xf16>, vector<8xf32>
        %228 = arith.addi %217, %c7 : index
        %229 = arith.muli %228, %219 : index
        %230 = arith.addi %148, %229 : index
        %231 = vector.load %x[%230] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %232 = arith.addi %230, %142 : index
        %233 = vector.load %x[%232] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %234 = vector.shuffle %231, %233 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %235 = wave.mma %234, %215#1, %226 : vector<16xf16>, vector<8xf32>
        %236 = wave.mma %234, %216#1, %227 : vector<16xf16>, vector<8xf32>
        scf.yield %235, %236 : vector<8xf32>, vector<8xf32>
      }
      %237 = arith.addi %127, %c6 : index
      func.call @gate_up_q5_1__gfx1100.1(%213#0, %18, %213#1, %waves, %237, %16, %factors, %12, %w, %14, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
    }
  }
  %238 = arith.cmpi eq, %rowsMode, %c3 : index
  scf.if %238 {
    %239 = arith.muli %1, %c21 : index
    %240 = arith.cmpi slt, %239, %16 : index
    scf.if %240 {
      %241 = wave.lane
      %242 = arith.remui %241, %c13 : index
      %243 = arith.remui %242, %tileRows : index
      %244 = arith.addi %239, %243 : index
      %245 = arith.divui %244, %tileRows : index
      %246 = arith.divui %inputFeatures, %c13 : index
      %247 = arith.muli %245, %246 : index
      %248 = arith.divui %c6, %c13 : index
      %249 = arith.addi %247, %248 : index
      %250 = arith.muli %249, %c3 : index
      %251 = arith.remui %c6, %c13 : index
      %252 = arith.divui %251, %c2 : index
      %253 = arith.addi %250, %252 : index
      %254 = arith.muli %tileRows, %c2 : index
      %255 = arith.muli %253, %254 : index
      %256 = arith.remui %244, %tileRows : index
      %257 = arith.muli %256, %c2 : index
      %258 = arith.addi %255, %257 : index
      %259 = arith.remui %c6, %c2 : index
      %260 = arith.addi %258, %259 : index
      %261 = arith.addi %242, %c13 : index
      %262 = arith.addi %239, %261 : index
      %263 = arith.divui %262, %tileRows : index
      %264 = arith.muli %263, %246 : index
      %265 = arith.addi %264, %248 : index
      %266 = arith.muli %265, %c3 : index
      %267 = arith.addi %266, %252 : index
      %268 = arith.muli %267, %254 : index
      %269 = arith.remui %262, %tileRows : index
      %270 = arith.muli %269, %c2 : index
      %271 = arith.addi %268, %270 : index
      %272 = arith.addi %271, %259 : index
      %273 = arith.addi %242, %c16 : index
      %274 = arith.addi %239, %273 : index
      %275 = arith.divui %274, %tileRows : index
      %276 = arith.muli %275, %246 : index
      %277 = arith.addi %276, %248 : index
      %278 = arith.muli %277, %c3 : index
      %279 = arith.addi %278, %252 : index
      %280 = arith.muli %279, %254 : index
      %281 = arith.remui %274, %tileRows : index
      %282 = arith.muli %281, %c2 : index
      %283 = arith.addi %280, %282 : index
      %284 = arith.addi %283, %259 : index
      %285 = arith.addi %242, %c22 : index
      %286 = arith.addi %239, %285 : index
      %287 = arith.divui %286, %tileRows : index
      %288 = arith.muli %287, %246 : index
      %289 = arith.addi %288, %248 : index
      %290 = arith.muli %289, %c3 : index
      %291 = arith.addi %290, %252 : index
      %292 = arith.muli %291, %254 : index
      %293 = arith.remui %286, %tileRows : index
      %294 = arith.muli %293, %c2 : index
      %295 = arith.addi %292, %294 : index
      %296 = arith.addi %295, %259 : index
      %297 = wave.wave
      %298 = arith.divui %inputFeatures, %c16 : index
      %299 = arith.muli %297, %stepsPerWave : index
      %300 = arith.minsi %299, %298 : index
      %301 = arith.addi %300, %stepsPerWave : index
      %302 = arith.minsi %301, %298 : index
      %303 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %304 = arith.subi %302, %300 : index
      %305 = arith.divui %304, %c3 : index
      %306 = arith.muli %305, %c3 : index
      %307 = arith.addi %300, %306 : index
      %308 = arith.select %303, %301, %307 : index
      %318:8 = scf.for %309 = %300 to %308 step %c3 iter_args(%310 = %c17, %311 = %c17, %312 = %c17, %313 = %c17, %314 = %c17, %315 = %c17, %316 = %c17, %317 = %c17) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %319 = arith.addi %309, %c6 : index
        %320:2 = func.call @gate_up_q5_1__gfx1100.0(%241, %12, %319, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %321 = arith.addi %309, %c7 : index
        %322:2 = func.call @gate_up_q5_1__gfx1100.0(%241, %12, %321, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %323:2 = func.call @gate_up_q5_1__gfx1100.0(%241, %14, %319, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %324:2 = func.call @gate_up_q5_1__gfx1100.0(%241, %14, %321, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %325 = arith.muli %309, %c3 : index
        %326 = arith.addi %325, %c6 : index
        %327 = arith.muli %tileRows, %c13 : index
        %328 = arith.muli %326, %327 : index
        %329 = arith.addi %260, %328 : index
        %330 = vector.load %x[%329] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %331 = arith.addi %329, %254 : index
        %332 = vector.load %x[%331] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %333 = vector.shuffle %330, %332 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %334 = wave.mma %333, %320#0, %310 : vector<16xf16>, vector<8xf32>
        %335 = wave.mma %333, %323#0, %311 : vector<16xf16>, vector<8xf32>
        %336 = arith.addi %272, %328 : index
        %337 = vector.load %x[%336] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %338 = arith.addi %336, %254 : index
        %339 = vector.load %x[%338] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %340 = vector.shuffle %337, %339 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %341 = wave.mma %340, %320#0, %312 : vector<16xf16>, vector<8xf32>
        %342 = wave.mma %340, %323#0, %313 : vector<16xf16>, vector<8xf32>
        %343 = arith.addi %284, %328 : index
        %344 = vector.load %x[%343] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %345 = arith.addi %343, %254 : index
        %346 = vector.load %x[%345] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %347 = vector.shuffle %344, %346 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %348 = wave.mma %347, %320#0, %314 : vector<16xf16>, vector<8xf32>
        %349 = wave.mma %347, %323#0, %315 : vector<16xf16>, vector<8xf32>
        %350 = arith.addi %296, %328 : index
        %351 = vector.load %x[%350] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %352 = arith.addi %350, %254 : index
        %353 = vector.load %x[%352] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %354 = vector.shuffle %351, %353 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %355 = wave.mma %354, %320#0, %316 : vector<16xf16>, vector<8xf32>
        %356 = wave.mma %354, %323#0, %317 : vector<16xf16>, vector<8xf32>
        %357 = arith.addi %325, %c7 : index
        %358 = arith.muli %357, %327 : index
        %359 = arith.addi %260, %358 : index
        %360 = vector.load %x[%359] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %361 = arith.addi %359, %254 : index
        %362 = vector.load %x[%361] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %363 = vector.shuffle %360, %362 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %364 = wave.mma %363, %320#1, %334 : vector<16xf16>, vector<8xf32>
        %365 = wave.mma %363, %323#1, %335 : vector<16xf16>, vector<8xf32>
        %366 = arith.addi %272, %358 : index
        %367 = vector.load %x[%366] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %368 = arith.addi %366, %254 : index
        %369 = vector.load %x[%368] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %370 = vector.shuffle %367, %369 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %371 = wave.mma %370, %320#1, %341 : vector<16xf16>, vector<8xf32>
        %372 = wave.mma %370, %323#1, %342 : vector<16xf16>, vector<8xf32>
        %373 = arith.addi %284, %358 : index
        %374 = vector.load %x[%373] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %375 = arith.addi %373, %254 : index
        %376 = vector.load %x[%375] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %377 = vector.shuffle %374, %376 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %378 = wave.mma %377, %320#1, %348 : vector<16xf16>, vector<8xf32>
        %379 = wave.mma %377, %323#1, %349 : vector<16xf16>, vector<8xf32>
        %380 = arith.addi %296, %358 : index
        %381 = vector.load %x[%380] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %382 = arith.addi %380, %254 : index
        %383 = vector.load %x[%382] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %384 = vector.shuffle %381, %383 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %385 = wave.mma %384, %320#1, %355 : vector<16xf16>, vector<8xf32>
        %386 = wave.mma %384, %323#1, %356 : vector<16xf16>, vector<8xf32>
        %387 = arith.addi %325, %c3 : index
        %388 = arith.muli %387, %327 : index
        %389 = arith.addi %260, %388 : index
        %390 = vector.load %x[%389] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %391 = arith.addi %389, %254 : index
        %392 = vector.load %x[%391] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %393 = vector.shuffle %390, %392 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %394 = wave.mma %393, %322#0, %364 : vector<16xf16>, vector<8xf32>
        %395 = wave.mma %393, %324#0, %365 : vector<16xf16>, vector<8xf32>
        %396 = arith.addi %272, %388 : index
        %397 = vector.load %x[%396] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %398 = arith.addi %396, %254 : index
        %399 = vector.load %x[%398] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %400 = vector.shuffle %397, %399 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %401 = wave.mma %400, %322#0, %371 : vector<16xf16>, vector<8xf32>
        %402 = wave.mma %400, %324#0, %372 : vector<16xf16>, vector<8xf32>
        %403 = arith.addi %284, %388 : index
        %404 = vector.load %x[%403] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %405 = arith.addi %403, %254 : index
        %406 = vector.load %x[%405] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %407 = vector.shuffle %404, %406 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %408 = wave.mma %407, %322#0, %378 : vector<16xf16>, vector<8xf32>
        %409 = wave.mma %407, %324#0, %379 : vector<16xf16>, vector<8xf32>
        %410 = arith.addi %296, %388 : index
        %411 = vector.load %x[%410] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %412 = arith.addi %410, %254 : index
        %413 = vector.load %x[%412] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %414 = vector.shuffle %411, %413 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %415 = wave.mma %414, %322#0, %385 : vector<16xf16>, vector<8xf32>
        %416 = wave.mma %414, %324#0, %386 : vector<16xf16>, vector<8xf32>
        %417 = arith.addi %325, %c20 : index
        %418 = arith.muli %417, %327 : index
        %419 = arith.addi %260, %418 : index
        %420 = vector.load %x[%419] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %421 = arith.addi %419, %254 : index
        %422 = vector.load %x[%421] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %423 = vector.shuffle %420, %422 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %424 = wave.mma %423, %322#1, %394 : vector<16xf16>, vector<8xf32>
        %425 = wave.mma %423, %324#1, %395 : vector<16xf16>, vector<8xf32>
        %426 = arith.addi %272, %418 : index
        %427 = vector.load %x[%426] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %428 = arith.addi %426, %254 : index
        %429 = vector.load %x[%428] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %430 = vector.shuffle %427, %429 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %431 = wave.mma %430, %322#1, %401 : vector<16xf16>, vector<8xf32>
        %432 = wave.mma %430, %324#1, %402 : vector<16xf16>, vector<8xf32>
        %433 = arith.addi %284, %418 : index
        %434 = vector.load %x[%433] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %435 = arith.addi %433, %254 : index
        %436 = vector.load %x[%435] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %437 = vector.shuffle %434, %436 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %438 = wave.mma %437, %322#1, %408 : vector<16xf16>, vector<8xf32>
        %439 = wave.mma %437, %324#1, %409 : vector<16xf16>, vector<8xf32>
        %440 = arith.addi %296, %418 : index
        %441 = vector.load %x[%440] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %442 = arith.addi %440, %254 : index
        %443 = vector.load %x[%442] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %444 = vector.shuffle %441, %443 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %445 = wave.mma %444, %322#1, %415 : vector<16xf16>, vector<8xf32>
        %446 = wave.mma %444, %324#1, %416 : vector<16xf16>, vector<8xf32>
        scf.yield %424, %425, %431, %432, %438, %439, %445, %446 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %447 = arith.select %303, %308, %302 : index
      %457:8 = scf.for %448 = %308 to %447 step %c7 iter_args(%449 = %318#0, %450 = %318#1, %451 = %318#2, %452 = %318#3, %453 = %318#4, %454 = %318#5, %455 = %318#6, %456 = %318#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %458 = arith.addi %448, %c6 : index
        %459:2 = func.call @gate_up_q5_1__gfx1100.0(%241, %12, %458, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %460:2 = func.call @gate_up_q5_1__gfx1100.0(%241, %14, %458, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %461 = arith.muli %448, %c3 : index
        %462 = arith.addi %461, %c6 : index
        %463 = arith.muli %tileRows, %c13 : index
        %464 = arith.muli %462, %463 : index
        %465 = arith.addi %260, %464 : index
        %466 = vector.load %x[%465] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %467 = arith.addi %465, %254 : index
        %468 = vector.load %x[%467] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %469 = vector.shuffle %466, %468 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %470 = wave.mma %469, %459#0, %449 : vector<16xf16>, vector<8xf32>
        %471 = wave.mma %469, %460#0, %450 : vector<16xf16>, vector<8xf32>
        %472 = arith.addi %272, %464 : index
        %473 = vector.load %x[%472] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %474 = arith.addi %472, %254 : index
        %475 = vector.load %x[%474] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %476 = vector.shuffle %473, %475 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %477 = wave.mma %476, %459#0, %451 : vector<16xf16>, vector<8xf32>
        %478 = wave.mma %476, %460#0, %452 : vector<16xf16>, vector<8xf32>
        %479 = arith.addi %284, %464 : index
        %480 = vector.load %x[%479] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %481 = arith.addi %479, %254 : index
        %482 = vector.load %x[%481] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %483 = vector.shuffle %480, %482 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %484 = wave.mma %483, %459#0, %453 : vector<16xf16>, vector<8xf32>
        %485 = wave.mma %483, %460#0, %454 : vector<16xf16>, vector<8xf32>
        %486 = arith.addi %296, %464 : index
        %487 = vector.load %x[%486] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %488 = arith.addi %486, %254 : index
        %489 = vector.load %x[%488] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %490 = vector.shuffle %487, %489 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %491 = wave.mma %490, %459#0, %455 : vector<16xf16>, vector<8xf32>
        %492 = wave.mma %490, %460#0, %456 : vector<16xf16>, vector<8xf32>
        %493 = arith.addi %461, %c7 : index
        %494 = arith.muli %493, %463 : index
        %495 = arith.addi %260, %494 : index
        %496 = vector.load %x[%495] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %497 = arith.addi %495, %254 : index
        %498 = vector.load %x[%497] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %499 = vector.shuffle %496, %498 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %500 = wave.mma %499, %459#1, %470 : vector<16xf16>, vector<8xf32>
        %501 = wave.mma %499, %460#1, %471 : vector<16xf16>, vector<8xf32>
        %502 = arith.addi %272, %494 : index
        %503 = vector.load %x[%502] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %504 = arith.addi %502, %254 : index
        %505 = vector.load %x[%504] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %506 = vector.shuffle %503, %505 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %507 = wave.mma %506, %459#1, %477 : vector<16xf16>, vector<8xf32>
        %508 = wave.mma %506, %460#1, %478 : vector<16xf16>, vector<8xf32>
        %509 = arith.addi %284, %494 : index
        %510 = vector.load %x[%509] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %511 = arith.addi %509, %254 : index
        %512 = vector.load %x[%511] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %513 = vector.shuffle %510, %512 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %514 = wave.mma %513, %459#1, %484 : vector<16xf16>, vector<8xf32>
        %515 = wave.mma %513, %460#1, %485 : vector<16xf16>, vector<8xf32>
        %516 = arith.addi %296, %494 : index
        %517 = vector.load %x[%516] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %518 = arith.addi %516, %254 : index
        %519 = vector.load %x[%518] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %520 = vector.shuffle %517, %519 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %521 = wave.mma %520, %459#1, %491 : vector<16xf16>, vector<8xf32>
        %522 = wave.mma %520, %460#1, %492 : vector<16xf16>, vector<8xf32>
        scf.yield %500, %501, %507, %508, %514, %515, %521, %522 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %523 = arith.addi %239, %c6 : index
      func.call @gate_up_q5_1__gfx1100.1(%457#0, %18, %457#1, %waves, %523, %16, %factors, %12, %w, %14, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
      wave.barrier
      %524 = arith.addi %239, %c13 : index
      func.call @gate_up_q5_1__gfx1100.1(%457#2, %18, %457#3, %waves, %524, %16, %factors, %12, %w, %14, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
      wave.barrier
      %525 = arith.addi %239, %c16 : index
      func.call @gate_up_q5_1__gfx1100.1(%457#4, %18, %457#5, %waves, %525, %16, %factors, %12, %w, %14, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
      wave.barrier
      %526 = arith.addi %239, %c22 : index
      func.call @gate_up_q5_1__gfx1100.1(%457#6, %18, %457#7, %waves, %526, %16, %factors, %12, %w, %14, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
    }
  }
  wave.return
}
