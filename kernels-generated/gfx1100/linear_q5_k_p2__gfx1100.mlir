// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q5_k', panels=2)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q5_k_p2__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 8 : index
  %fc2 = arith.constant 64 : index
  %fc3 = arith.constant 4 : index
  %fc4 = arith.constant 128 : index
  %fscalesInLds = wave.param "scalesInLds" : index
  %fc6 = arith.constant 0 : index
  %fc7 = arith.constant 256 : index
  %fc8 = arith.constant 32 : index
  %fc9 = arith.constant 2 : index
  %fc10 = arith.constant 127 : index
  %fc11 = arith.constant dense<0> : vector<4xi32>
  %fc12 = arith.constant dense<983055> : vector<4xi32>
  %fc13 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %fc14 = arith.constant dense<65537> : vector<4xi32>
  %fc15 = arith.constant dense<4> : vector<4xi32>
  %fc16 = arith.constant dense<1677747200> : vector<4xi32>
  %fc17 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %fc18 = arith.constant dense<8> : vector<4xi32>
  %fc19 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %fc20 = arith.constant dense<12> : vector<4xi32>
  %fc21 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %fc22 = arith.constant dense<0x6400> : vector<32xf16>
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
  %f15 = arith.muli %x1, %fc8 : index
  %f16 = arith.addi %f14, %f15 : index
  %f17 = arith.muli %f0, %fc9 : index
  %f18 = arith.addi %f16, %f17 : index
  %f19 = scf.if %f6 -> (vector<2xi8>) {
    %f20 = arith.addi %x3, %f18 : index
    %f21 = vector.load %x4[%f20] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f21 : vector<2xi8>
  } else {
    %f22 = arith.addi %f5, %f18 : index
    %f23 = vector.load %x5[%f22] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f23 : vector<2xi8>
  }
  %f24 = vector.extract %f12[0] : f16 from vector<2xf16>
  %f25 = arith.extf %f24 : f16 to f32
  %f26 = vector.extract %f19[0] : i8 from vector<2xi8>
  %f27 = arith.extui %f26 : i8 to i32
  %f28 = arith.sitofp %f27 : i32 to f32
  %f29 = arith.mulf %f25, %f28 : f32
  %f30 = arith.truncf %f29 : f32 to f16
  %f31 = vector.broadcast %f30 : f16 to vector<16xf16>
  %f32 = vector.extract %f12[1] : f16 from vector<2xf16>
  %f33 = arith.extf %f32 : f16 to f32
  %f34 = vector.extract %f19[1] : i8 from vector<2xi8>
  %f35 = arith.extui %f34 : i8 to i32
  %f36 = arith.sitofp %f35 : i32 to f32
  %f37 = arith.mulf %f33, %f36 : f32
  %f38 = arith.truncf %f37 : f32 to f16
  %f39 = vector.broadcast %f38 : f16 to vector<16xf16>
  %f40 = arith.addi %f14, %x6 : index
  %f41 = arith.addi %f40, %fc10 : index
  %f42 = arith.divui %f41, %fc4 : index
  %f43 = arith.muli %f42, %fc4 : index
  %f44 = arith.addi %f5, %f43 : index
  %f45 = arith.muli %x6, %fc1 : index
  %f46 = arith.addi %f44, %f45 : index
  %f47 = arith.muli %x1, %fc0 : index
  %f48 = arith.addi %f47, %f0 : index
  %f49 = arith.muli %f48, %fc3 : index
  %f50 = arith.addi %f46, %f49 : index
  %f51 = arith.muli %x1, %fc7 : index
  %f52 = arith.addi %f44, %f51 : index
  %f53 = arith.muli %f0, %fc0 : index
  %f54 = arith.addi %f52, %f53 : index
  %f55 = vector.load %x5[%f50] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f56 = vector.bitcast %f55 : vector<4xi8> to vector<1xi32>
  %f57 = vector.shuffle %f56, %f56 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
  %f58 = vector.load %x5[%f54] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f59 = vector.bitcast %f58 : vector<16xi8> to vector<4xi32>
  %f60 = arith.shrui %f59, %fc11 : vector<4xi32>
  %f61 = arith.andi %f60, %fc12 : vector<4xi32>
  %f62 = arith.shrui %f57, %fc13 : vector<4xi32>
  %f63 = arith.andi %f62, %fc14 : vector<4xi32>
  %f64 = arith.shli %f63, %fc15 : vector<4xi32>
  %f65 = arith.ori %f61, %f64 : vector<4xi32>
  %f66 = arith.ori %f65, %fc16 : vector<4xi32>
  %f67 = vector.bitcast %f66 : vector<4xi32> to vector<8xf16>
  %f68 = arith.shrui %f59, %fc15 : vector<4xi32>
  %f69 = arith.andi %f68, %fc12 : vector<4xi32>
  %f70 = arith.shrui %f57, %fc17 : vector<4xi32>
  %f71 = arith.andi %f70, %fc14 : vector<4xi32>
  %f72 = arith.shli %f71, %fc15 : vector<4xi32>
  %f73 = arith.ori %f69, %f72 : vector<4xi32>
  %f74 = arith.ori %f73, %fc16 : vector<4xi32>
  %f75 = vector.bitcast %f74 : vector<4xi32> to vector<8xf16>
  %f76 = arith.shrui %f59, %fc18 : vector<4xi32>
  %f77 = arith.andi %f76, %fc12 : vector<4xi32>
  %f78 = arith.shrui %f57, %fc19 : vector<4xi32>
  %f79 = arith.andi %f78, %fc14 : vector<4xi32>
  %f80 = arith.shli %f79, %fc15 : vector<4xi32>
  %f81 = arith.ori %f77, %f80 : vector<4xi32>
  %f82 = arith.ori %f81, %fc16 : vector<4xi32>
  %f83 = vector.bitcast %f82 : vector<4xi32> to vector<8xf16>
  %f84 = arith.shrui %f59, %fc20 : vector<4xi32>
  %f85 = arith.andi %f84, %fc12 : vector<4xi32>
  %f86 = arith.shrui %f57, %fc21 : vector<4xi32>
  %f87 = arith.andi %f86, %fc14 : vector<4xi32>
  %f88 = arith.shli %f87, %fc15 : vector<4xi32>
  %f89 = arith.ori %f85, %f88 : vector<4xi32>
  %f90 = arith.ori %f89, %fc16 : vector<4xi32>
  %f91 = vector.bitcast %f90 : vector<4xi32> to vector<8xf16>
  %f92 = vector.shuffle %f67, %f75 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f93 = vector.shuffle %f83, %f91 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f94 = vector.shuffle %f92, %f93 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f95 = arith.subf %f94, %fc22 : vector<32xf16>
  %f96 = vector.shuffle %f95, %f95 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f97 = vector.shuffle %f95, %f95 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f98 = math.fma %f96, %f31, %f39 : vector<16xf16>
  %f99 = math.fma %f97, %f31, %f39 : vector<16xf16>
  func.return %f98, %f99 : vector<16xf16>, vector<16xf16>
}
func.func private @linear_q5_k_p2__gfx1100.1(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: vector<8xf32>, %x3: index, %x4: index, %x5: index, %x6: memref<?xf32>, %x7: index, %x8: memref<?xi8>, %x9: index, %x10: index, %x11: index, %x12: i1, %x13: memref<?xf32>, %x14: memref<?xf32>) {
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
      %f86 = arith.muli %f65, %x10 : index
      %f87 = arith.addi %f86, %x11 : index
      %f88 = arith.addi %f87, %f72 : index
      scf.if %x12 {
        %f89 = arith.addi %f88, %fc1 : index
        %f90 = memref.load %x13[%f89] : memref<?xf32>
        %f91 = arith.addf %f90, %f79 : f32
        memref.store %f91, %x14[%f89] : memref<?xf32>
      } else {
        %f92 = arith.addi %f88, %fc1 : index
        memref.store %f79, %x14[%f92] : memref<?xf32>
      }
      scf.if %x12 {
        %f93 = arith.addi %f88, %fc13 : index
        %f94 = memref.load %x13[%f93] : memref<?xf32>
        %f95 = arith.addf %f94, %f85 : f32
        memref.store %f95, %x14[%f93] : memref<?xf32>
      } else {
        %f96 = arith.addi %f88, %fc13 : index
        memref.store %f85, %x14[%f96] : memref<?xf32>
      }
    }
  }
  func.return
}
wave.kernel @linear_q5_k_p2__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %waves = wave.param "waves" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 10 : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 64 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 128 : index
  %c7 = arith.constant 2 : index
  %c8 = arith.constant 0 : index
  %c9 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c11 = arith.constant 512 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c14 = arith.constant 32 : index
  %rowsMode = wave.param "rowsMode" : index
  %c16 = arith.constant 16 : index
  %scalesInLds = wave.param "scalesInLds" : index
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
  %3 = arith.divui %inputFeatures, %c3 : index
  %4 = arith.muli %3, %c4 : index
  %5 = arith.addi %4, %inputFeatures : index
  %6 = arith.addi %5, %c5 : index
  %7 = arith.divui %6, %c6 : index
  %8 = arith.muli %7, %c6 : index
  %9 = arith.addi %2, %8 : index
  %10 = arith.addi %9, %c6 : index
  %11 = arith.muli %0, %c7 : index
  %12 = arith.addi %11, %c8 : index
  %13 = arith.muli %12, %10 : index
  %14 = arith.addi %11, %c9 : index
  %15 = arith.muli %14, %10 : index
  %16 = memref.load %step[%countAt] : memref<?xi32>
  %17 = arith.index_cast %16 : i32 to index
  %18 = arith.muli %waves, %c11 : index
  %19 = wave.scratch %18 : memref<?xf32>
  %20 = arith.cmpi eq, %hasResidual, %c9 : index
  %21 = arith.muli %0, %c14 : index
  %22 = arith.cmpi eq, %rowsMode, %c8 : index
  scf.if %22 {
    %23 = arith.muli %1, %c16 : index
    %24 = arith.cmpi slt, %23, %17 : index
    scf.if %24 {
      %25 = arith.muli %scalesInLds, %c7 : index
      %26 = wave.scratch %25 : memref<?xi8>
      %27 = arith.cmpi sgt, %scalesInLds, %c8 : index
      scf.if %27 {
        scf.for %28 = %c8 to %c7 step %c9 {
          %29 = arith.addi %11, %28 : index
          %30 = arith.muli %29, %10 : index
          %31 = arith.addi %30, %c6 : index
          %32 = wave.wave
          %33 = arith.muli %32, %c14 : index
          %34 = wave.lane
          %35 = arith.addi %33, %34 : index
          %36 = arith.divui %scalesInLds, %c16 : index
          %37 = arith.muli %waves, %c14 : index
          scf.for %38 = %35 to %36 step %37 {
            %39 = arith.muli %38, %c16 : index
            %40 = arith.addi %31, %39 : index
            %41 = vector.load %w[%40] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %42 = arith.muli %28, %scalesInLds : index
            %43 = arith.addi %42, %39 : index
            vector.store %41, %26[%43] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %44 = wave.lane
      %45 = arith.remui %44, %c16 : index
      %46 = wave.scratch %operandHalves : memref<?xf16>
      %47 = arith.divui %operandHalves, %c20 : index
      %48 = wave.wave
      %49 = arith.muli %48, %c14 : index
      %50 = arith.addi %49, %44 : index
      %51 = arith.muli %waves, %c14 : index
      scf.for %52 = %50 to %47 step %51 {
        %53 = arith.muli %52, %c20 : index
        %54 = arith.addi %c8, %53 : index
        %55 = vector.load %x[%54] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %55, %46[%54] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %56 = arith.remui %45, %tileRows : index
      %57 = arith.muli %56, %c20 : index
      %58 = arith.muli %c8, %scalesInLds : index
      %59 = arith.muli %c9, %scalesInLds : index
      %60 = arith.divui %inputFeatures, %c14 : index
      %61 = arith.muli %48, %stepsPerWave : index
      %62 = arith.minsi %61, %60 : index
      %63 = arith.addi %62, %stepsPerWave : index
      %64 = arith.minsi %63, %60 : index
      %65 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %66 = arith.subi %64, %62 : index
      %67 = arith.divui %66, %c7 : index
      %68 = arith.muli %67, %c7 : index
      %69 = arith.addi %62, %68 : index
      %70 = arith.select %65, %63, %69 : index
      %74:2 = scf.for %71 = %62 to %70 step %c7 iter_args(%72 = %c21, %73 = %c21) -> (vector<8xf32>, vector<8xf32>) {
        %75 = arith.addi %71, %c8 : index
        %76:2 = func.call @linear_q5_k_p2__gfx1100.0(%44, %75, %13, %58, %26, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %77 = arith.addi %71, %c9 : index
        %78:2 = func.call @linear_q5_k_p2__gfx1100.0(%44, %77, %13, %58, %26, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %79:2 = func.call @linear_q5_k_p2__gfx1100.0(%44, %75, %15, %59, %26, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %80:2 = func.call @linear_q5_k_p2__gfx1100.0(%44, %77, %15, %59, %26, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %81 = arith.muli %71, %c7 : index
        %82 = arith.addi %81, %c8 : index
        %83 = arith.muli %tileRows, %c16 : index
        %84 = arith.muli %82, %83 : index
        %85 = arith.addi %57, %84 : index
        %86 = vector.load %46[%85] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %87 = arith.muli %tileRows, %c20 : index
        %88 = arith.addi %85, %87 : index
        %89 = vector.load %46[%88] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %90 = vector.shuffle %86, %89 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %91 = wave.mma %90, %76#0, %72 : vector<16xf16>, vector<8xf32>
        %92 = wave.mma %90, %79#0, %73 : vector<16xf16>, vector<8xf32>
        %93 = arith.addi %81, %c9 : index
        %94 = arith.muli %93, %83 : index
        %95 = arith.addi %57, %94 : index
        %96 = vector.load %46[%95] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %97 = arith.addi %95, %87 : index
        %98 = vector.load %46[%97] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %99 = vector.shuffle %96, %98 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %100 = wave.mma %99, %76#1, %91 : vector<16xf16>, vector<8xf32>
        %101 = wave.mma %99, %79#1, %92 : vector<16xf16>, vector<8xf32>
        %102 = arith.addi %81, %c7 : index
        %103 = arith.muli %102, %83 : index
        %104 = arith.addi %57, %103 : index
        %105 = vector.load %46[%104] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %106 = arith.addi %104, %87 : index
        %107 = vector.load %46[%106] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %108 = vector.shuffle %105, %107 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %109 = wave.mma %108, %78#0, %100 : vector<16xf16>, vector<8xf32>
        %110 = wave.mma %108, %80#0, %101 : vector<16xf16>, vector<8xf32>
        %111 = arith.addi %81, %c24 : index
        %112 = arith.muli %111, %83 : index
        %113 = arith.addi %57, %112 : index
        %114 = vector.load %46[%113] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %115 = arith.addi %113, %87 : index
        %116 = vector.load %46[%115] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %117 = vector.shuffle %114, %116 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %118 = wave.mma %117, %78#1, %109 : vector<16xf16>, vector<8xf32>
        %119 = wave.mma %117, %80#1, %110 : vector<16xf16>, vector<8xf32>
        scf.yield %118, %119 : vector<8xf32>, vector<8xf32>
      }
      %120 = arith.select %65, %70, %64 : index
      %124:2 = scf.for %121 = %70 to %120 step %c9 iter_args(%122 = %74#0, %123 = %74#1) -> (vector<8xf32>, vector<8xf32>) {
        %125 = arith.addi %121, %c8 : index
        %126:2 = func.call @linear_q5_k_p2__gfx1100.0(%44, %125, %13, %58, %26, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %127:2 = func.call @linear_q5_k_p2__gfx1100.0(%44, %125, %15, %59, %26, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %128 = arith.muli %121, %c7 : index
        %129 = arith.addi %128, %c8 : index
        %130 = arith.muli %tileRows, %c16 : index
        %131 = arith.muli %129, %130 : index
        %132 = arith.addi %57, %131 : index
        %133 = vector.load %46[%132] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %134 = arith.muli %tileRows, %c20 : index
        %135 = arith.addi %132, %134 : index
        %136 = vector.load %46[%135] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %137 = vector.shuffle %133, %136 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %138 = wave.mma %137, %126#0, %122 : vector<16xf16>, vector<8xf32>
        %139 = wave.mma %137, %127#0, %123 : vector<16xf16>, vector<8xf32>
        %140 = arith.addi %128, %c9 : index
        %141 = arith.muli %140, %130 : index
        %142 = arith.addi %57, %141 : index
        %143 = vector.load %46[%142] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %144 = arith.addi %142, %134 : index
        %145 = vector.load %46[%144] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %146 = vector.shuffle %143, %145 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %147 = wave.mma %146, %126#1, %138 : vector<16xf16>, vector<8xf32>
        %148 = wave.mma %146, %127#1, %139 : vector<16xf16>, vector<8xf32>
        scf.yield %147, %148 : vector<8xf32>, vector<8xf32>
      }
      %149 = arith.addi %23, %c8 : index
      func.call @linear_q5_k_p2__gfx1100.1(%124#0, %19, %124#1, %waves, %149, %17, %factors, %13, %w, %15, %outputFeatures, %21, %20, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %150 = arith.cmpi eq, %rowsMode, %c9 : index
  scf.if %150 {
    %151 = arith.muli %1, %c16 : index
    %152 = arith.cmpi slt, %151, %17 : index
    scf.if %152 {
      %153 = arith.muli %scalesInLds, %c7 : index
      %154 = wave.scratch %153 : memref<?xi8>
      %155 = arith.cmpi sgt, %scalesInLds, %c8 : index
      scf.if %155 {
        scf.for %156 = %c8 to %c7 step %c9 {
          %157 = arith.addi %11, %156 : index
          %158 = arith.muli %157, %10 : index
          %159 = arith.addi %158, %c6 : index
          %160 = wave.wave
          %161 = arith.muli %160, %c14 : index
          %162 = wave.lane
          %163 = arith.addi %161, %162 : index
          %164 = arith.divui %scalesInLds, %c16 : index
          %165 = arith.muli %waves, %c14 : index
          scf.for %166 = %163 to %164 step %165 {
            %167 = arith.muli %166, %c16 : index
            %168 = arith.addi %159, %167 : index
            %169 = vector.load %w[%168] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %170 = arith.muli %156, %scalesInLds : index
            %171 = arith.addi %170, %167 : index
            vector.store %169, %154[%171] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %172 = wave.lane
      %173 = arith.remui %172, %c16 : index
      %174 = arith.remui %173, %tileRows : index
      %175 = arith.addi %151, %174 : index
      %176 = arith.divui %175, %tileRows : index
      %177 = arith.divui %inputFeatures, %c16 : index
      %178 = arith.muli %176, %177 : index
      %179 = arith.divui %c8, %c16 : index
      %180 = arith.addi %178, %179 : index
      %181 = arith.muli %180, %c7 : index
      %182 = arith.remui %c8, %c16 : index
      %183 = arith.divui %182, %c20 : index
      %184 = arith.addi %181, %183 : index
      %185 = arith.muli %tileRows, %c20 : index
      %186 = arith.muli %184, %185 : index
      %187 = arith.remui %175, %tileRows : index
      %188 = arith.muli %187, %c20 : index
      %189 = arith.addi %186, %188 : index
      %190 = arith.remui %c8, %c20 : index
      %191 = arith.addi %189, %190 : index
      %192 = arith.muli %c8, %scalesInLds : index
      %193 = arith.muli %c9, %scalesInLds : index
      %194 = wave.wave
      %195 = arith.divui %inputFeatures, %c14 : index
      %196 = arith.muli %194, %stepsPerWave : index
      %197 = arith.minsi %196, %195 : index
      %198 = arith.addi %197, %stepsPerWave : index
      %199 = arith.minsi %198, %195 : index
      %200 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %201 = arith.subi %199, %197 : index
      %202 = arith.divui %201, %c7 : index
      %203 = arith.muli %202, %c7 : index
      %204 = arith.addi %197, %203 : index
      %205 = arith.select %200, %198, %204 : index
      %209:2 = scf.for %206 = %197 to %205 step %c7 iter_args(%207 = %c21, %208 = %c21) -> (vector<8xf32>, vector<8xf32>) {
        %210 = arith.addi %206, %c8 : index
        %211:2 = func.call @linear_q5_k_p2__gfx1100.0(%172, %210, %13, %192, %154, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %212 = arith.addi %206, %c9 : index
        %213:2 = func.call @linear_q5_k_p2__gfx1100.0(%172, %212, %13, %192, %154, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %214:2 = func.call @linear_q5_k_p2__gfx1100.0(%172, %210, %15, %193, %154, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %215:2 = func.call @linear_q5_k_p2__gfx1100.0(%172, %212, %15, %193, %154, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %216 = arith.muli %206, %c7 : index
        %217 = arith.addi %216, %c8 : index
        %218 = arith.muli %tileRows, %c16 : index
        %219 = arith.muli %217, %218 : index
        %220 = arith.addi %191, %219 : index
        %221 = vector.load %x[%220] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %222 = arith.addi %220, %185 : index
        %223 = vector.load %x[%222] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %224 = vector.shuffle %221, %223 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %225 = wave.mma %224, %211#0, %207 : vector<16xf16>, vector<8xf32>
        %226 = wave.mma %224, %214#0, %208 : vector<16xf16>, vector<8xf32>
        %227 = arith.addi %216, %c9 : index
        %228 = arith.muli %227, %218 : index
        %229 = arith.addi %191, %228 : index
        %230 = vector.load %x[%229] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %231 = arith.addi %229, %185 : index
        %232 = vector.load %x[%231] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %233 = vector.shuffle %230, %232 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %234 = wave.mma %233, %211#1, %225 : vector<16xf16>, vector<8xf32>
        %235 = wave.mma %233, %214#1, %226 : vector<16xf16>, vector<8xf32>
        %236 = arith.addi %216, %c7 : index
        %237 = arith.muli %236, %218 : index
        %238 = arith.addi %191, %237 : index
        %239 = vector.load %x[%238] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %240 = arith.addi %238, %185 : index
        %241 = vector.load %x[%240] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %242 = vector.shuffle %239, %241 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %243 = wave.mma %242, %213#0, %234 : vector<16xf16>, vector<8xf32>
        %244 = wave.mma %242, %215#0, %235 : vector<16xf16>, vector<8xf32>
        %245 = arith.addi %216, %c24 : index
        %246 = arith.muli %245, %218 : index
        %247 = arith.addi %191, %246 : index
        %248 = vector.load %x[%247] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %249 = arith.addi %247, %185 : index
        %250 = vector.load %x[%249] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %251 = vector.shuffle %248, %250 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %252 = wave.mma %251, %213#1, %243 : vector<16xf16>, vector<8xf32>
        %253 = wave.mma %251, %215#1, %244 : vector<16xf16>, vector<8xf32>
        scf.yield %252, %253 : vector<8xf32>, vector<8xf32>
      }
      %254 = arith.select %200, %205, %199 : index
      %258:2 = scf.for %255 = %205 to %254 step %c9 iter_args(%256 = %209#0, %257 = %209#1) -> (vector<8xf32>, vector<8xf32>) {
        %259 = arith.addi %255, %c8 : index
        %260:2 = func.call @linear_q5_k_p2__gfx1100.0(%172, %259, %13, %192, %154, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %261:2 = func.call @linear_q5_k_p2__gfx1100.0(%172, %259, %15, %193, %154, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %262 = arith.muli %255, %c7 : index
        %263 = arith.addi %262, %c8 : index
        %264 = arith.muli %tileRows, %c16 : index
        %265 = arith.muli %263, %264 : index
        %266 = arith.addi %191, %265 : index
        %267 = vector.load %x[%266] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %268 = arith.addi %266, %185 : index
        %269 = vector.load %x[%268] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %270 = vector.shuffle %267, %269 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %271 = wave.mma %270, %260#0, %256 : vector<16xf16>, vector<8xf32>
        %272 = wave.mma %270, %261#0, %257 : vector<16xf16>, vector<8xf32>
        %273 = arith.addi %262, %c9 : index
        %274 = arith.muli %273, %264 : index
        %275 = arith.addi %191, %274 : index
        %276 = vector.load %x[%275] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %277 = arith.addi %275, %185 : index
        %278 = vector.load %x[%277] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %279 = vector.shuffle %276, %278 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %280 = wave.mma %279, %260#1, %271 : vector<16xf16>, vector<8xf32>
        %281 = wave.mma %279, %261#1, %272 : vector<16xf16>, vector<8xf32>
        scf.yield %280, %281 : vector<8xf32>, vector<8xf32>
      }
      %282 = arith.addi %151, %c8 : index
      func.call @linear_q5_k_p2__gfx1100.1(%258#0, %19, %258#1, %waves, %282, %17, %factors, %13, %w, %15, %outputFeatures, %21, %20, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %283 = arith.cmpi eq, %rowsMode, %c7 : index
  scf.if %283 {
    %284 = arith.muli %1, %c4 : index
    %285 = arith.cmpi slt, %284, %17 : index
    scf.if %285 {
      %286 = arith.muli %scalesInLds, %c7 : index
      %287 = wave.scratch %286 : memref<?xi8>
      %288 = arith.cmpi sgt, %scalesInLds, %c8 : index
      scf.if %288 {
        scf.for %289 = %c8 to %c7 step %c9 {
          %290 = arith.addi %11, %289 : index
          %291 = arith.muli %290, %10 : index
          %292 = arith.addi %291, %c6 : index
          %293 = wave.wave
          %294 = arith.muli %293, %c14 : index
          %295 = wave.lane
          %296 = arith.addi %294, %295 : index
          %297 = arith.divui %scalesInLds, %c16 : index
          %298 = arith.muli %waves, %c14 : index
          scf.for %299 = %296 to %297 step %298 {
            %300 = arith.muli %299, %c16 : index
            %301 = arith.addi %292, %300 : index
            %302 = vector.load %w[%301] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %303 = arith.muli %289, %scalesInLds : index
            %304 = arith.addi %303, %300 : index
            vector.store %302, %287[%304] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %305 = wave.lane
      %306 = arith.remui %305, %c16 : index
      %307 = arith.remui %306, %tileRows : index
      %308 = arith.addi %284, %307 : index
      %309 = arith.divui %308, %tileRows : index
      %310 = arith.divui %inputFeatures, %c16 : index
      %311 = arith.muli %309, %310 : index
      %312 = arith.divui %c8, %c16 : index
      %313 = arith.addi %311, %312 : index
      %314 = arith.muli %313, %c7 : index
      %315 = arith.remui %c8, %c16 : index
      %316 = arith.divui %315, %c20 : index
      %317 = arith.addi %314, %316 : index
      %318 = arith.muli %tileRows, %c20 : index
      %319 = arith.muli %317, %318 : index
      %320 = arith.remui %308, %tileRows : index
      %321 = arith.muli %320, %c20 : index
      %322 = arith.addi %319, %321 : index
      %323 = arith.remui %c8, %c20 : index
      %324 = arith.addi %322, %323 : index
      %325 = arith.addi %306, %c16 : index
      %326 = arith.addi %284, %325 : index
      %327 = arith.divui %326, %tileRows : index
      %328 = arith.muli %327, %310 : index
      %329 = arith.addi %328, %312 : index
      %330 = arith.muli %329, %c7 : index
      %331 = arith.addi %330, %316 : index
      %332 = arith.muli %331, %318 : index
      %333 = arith.remui %326, %tileRows : index
      %334 = arith.muli %333, %c20 : index
      %335 = arith.addi %332, %334 : index
      %336 = arith.addi %335, %323 : index
      %337 = arith.addi %306, %c14 : index
      %338 = arith.addi %284, %337 : index
      %339 = arith.divui %338, %tileRows : index
      %340 = arith.muli %339, %310 : index
      %341 = arith.addi %340, %312 : index
      %342 = arith.muli %341, %c7 : index
      %343 = arith.addi %342, %316 : index
      %344 = arith.muli %343, %318 : index
      %345 = arith.remui %338, %tileRows : index
      %346 = arith.muli %345, %c20 : index
      %347 = arith.addi %344, %346 : index
      %348 = arith.addi %347, %323 : index
      %349 = arith.addi %306, %c25 : index
      %350 = arith.addi %284, %349 : index
      %351 = arith.divui %350, %tileRows : index
      %352 = arith.muli %351, %310 : index
      %353 = arith.addi %352, %312 : index
      %354 = arith.muli %353, %c7 : index
      %355 = arith.addi %354, %316 : index
      %356 = arith.muli %355, %318 : index
      %357 = arith.remui %350, %tileRows : index
      %358 = arith.muli %357, %c20 : index
      %359 = arith.addi %356, %358 : index
      %360 = arith.addi %359, %323 : index
      %361 = arith.muli %c8, %scalesInLds : index
      %362 = arith.muli %c9, %scalesInLds : index
      %363 = wave.wave
      %364 = arith.divui %inputFeatures, %c14 : index
      %365 = arith.muli %363, %stepsPerWave : index
      %366 = arith.minsi %365, %364 : index
      %367 = arith.addi %366, %stepsPerWave : index
      %368 = arith.minsi %367, %364 : index
      %369 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %370 = arith.subi %368, %366 : index
      %371 = arith.divui %370, %c7 : index
      %372 = arith.muli %371, %c7 : index
      %373 = arith.addi %366, %372 : index
      %374 = arith.select %369, %367, %373 : index
      %384:8 = scf.for %375 = %366 to %374 step %c7 iter_args(%376 = %c21, %377 = %c21, %378 = %c21, %379 = %c21, %380 = %c21, %381 = %c21, %382 = %c21, %383 = %c21) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %385 = arith.addi %375, %c8 : index
        %386:2 = func.call @linear_q5_k_p2__gfx1100.0(%305, %385, %13, %361, %287, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %387 = arith.addi %375, %c9 : index
        %388:2 = func.call @linear_q5_k_p2__gfx1100.0(%305, %387, %13, %361, %287, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %389:2 = func.call @linear_q5_k_p2__gfx1100.0(%305, %385, %15, %362, %287, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %390:2 = func.call @linear_q5_k_p2__gfx1100.0(%305, %387, %15, %362, %287, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %391 = arith.muli %375, %c7 : index
        %392 = arith.addi %391, %c8 : index
        %393 = arith.muli %tileRows, %c16 : index
        %394 = arith.muli %392, %393 : index
        %395 = arith.addi %324, %394 : index
        %396 = vector.load %x[%395] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %397 = arith.addi %395, %318 : index
        %398 = vector.load %x[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %399 = vector.shuffle %396, %398 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %400 = wave.mma %399, %386#0, %376 : vector<16xf16>, vector<8xf32>
        %401 = wave.mma %399, %389#0, %377 : vector<16xf16>, vector<8xf32>
        %402 = arith.addi %336, %394 : index
        %403 = vector.load %x[%402] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %404 = arith.addi %402, %318 : index
        %405 = vector.load %x[%404] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %406 = vector.shuffle %403, %405 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %407 = wave.mma %406, %386#0, %378 : vector<16xf16>, vector<8xf32>
        %408 = wave.mma %406, %389#0, %379 : vector<16xf16>, vector<8xf32>
        %409 = arith.addi %348, %394 : index
        %410 = vector.load %x[%409] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %411 = arith.addi %409, %318 : index
        %412 = vector.load %x[%411] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %413 = vector.shuffle %410, %412 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %414 = wave.mma %413, %386#0, %380 : vector<16xf16>, vector<8xf32>
        %415 = wave.mma %413, %389#0, %381 : vector<16xf16>, vector<8xf32>
        %416 = arith.addi %360, %394 : index
        %417 = vector.load %x[%416] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %418 = arith.addi %416, %318 : index
        %419 = vector.load %x[%418] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %420 = vector.shuffle %417, %419 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %421 = wave.mma %420, %386#0, %382 : vector<16xf16>, vector<8xf32>
        %422 = wave.mma %420, %389#0, %383 : vector<16xf16>, vector<8xf32>
        %423 = arith.addi %391, %c9 : index
        %424 = arith.muli %423, %393 : index
        %425 = arith.addi %324, %424 : index
        %426 = vector.load %x[%425] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %427 = arith.addi %425, %318 : index
        %428 = vector.load %x[%427] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %429 = vector.shuffle %426, %428 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %430 = wave.mma %429, %386#1, %400 : vector<16xf16>, vector<8xf32>
        %431 = wave.mma %429, %389#1, %401 : vector<16xf16>, vector<8xf32>
        %432 = arith.addi %336, %424 : index
        %433 = vector.load %x[%432] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %434 = arith.addi %432, %318 : index
        %435 = vector.load %x[%434] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %436 = vector.shuffle %433, %435 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %437 = wave.mma %436, %386#1, %407 : vector<16xf16>, vector<8xf32>
        %438 = wave.mma %436, %389#1, %408 : vector<16xf16>, vector<8xf32>
        %439 = arith.addi %348, %424 : index
        %440 = vector.load %x[%439] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %441 = arith.addi %439, %318 : index
        %442 = vector.load %x[%441] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %443 = vector.shuffle %440, %442 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %444 = wave.mma %443, %386#1, %414 : vector<16xf16>, vector<8xf32>
        %445 = wave.mma %443, %389#1, %415 : vector<16xf16>, vector<8xf32>
        %446 = arith.addi %360, %424 : index
        %447 = vector.load %x[%446] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %448 = arith.addi %446, %318 : index
        %449 = vector.load %x[%448] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %450 = vector.shuffle %447, %449 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %451 = wave.mma %450, %386#1, %421 : vector<16xf16>, vector<8xf32>
        %452 = wave.mma %450, %389#1, %422 : vector<16xf16>, vector<8xf32>
        %453 = arith.addi %391, %c7 : index
        %454 = arith.muli %453, %393 : index
        %455 = arith.addi %324, %454 : index
        %456 = vector.load %x[%455] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %457 = arith.addi %455, %318 : index
        %458 = vector.load %x[%457] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %459 = vector.shuffle %456, %458 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %460 = wave.mma %459, %388#0, %430 : vector<16xf16>, vector<8xf32>
        %461 = wave.mma %459, %390#0, %431 : vector<16xf16>, vector<8xf32>
        %462 = arith.addi %336, %454 : index
        %463 = vector.load %x[%462] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %464 = arith.addi %462, %318 : index
        %465 = vector.load %x[%464] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %466 = vector.shuffle %463, %465 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %467 = wave.mma %466, %388#0, %437 : vector<16xf16>, vector<8xf32>
        %468 = wave.mma %466, %390#0, %438 : vector<16xf16>, vector<8xf32>
        %469 = arith.addi %348, %454 : index
        %470 = vector.load %x[%469] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %471 = arith.addi %469, %318 : index
        %472 = vector.load %x[%471] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %473 = vector.shuffle %470, %472 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %474 = wave.mma %473, %388#0, %444 : vector<16xf16>, vector<8xf32>
        %475 = wave.mma %473, %390#0, %445 : vector<16xf16>, vector<8xf32>
        %476 = arith.addi %360, %454 : index
        %477 = vector.load %x[%476] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %478 = arith.addi %476, %318 : index
        %479 = vector.load %x[%478] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %480 = vector.shuffle %477, %479 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %481 = wave.mma %480, %388#0, %451 : vector<16xf16>, vector<8xf32>
        %482 = wave.mma %480, %390#0, %452 : vector<16xf16>, vector<8xf32>
        %483 = arith.addi %391, %c24 : index
        %484 = arith.muli %483, %393 : index
        %485 = arith.addi %324, %484 : index
        %486 = vector.load %x[%485] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %487 = arith.addi %485, %318 : index
        %488 = vector.load %x[%487] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %489 = vector.shuffle %486, %488 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %490 = wave.mma %489, %388#1, %460 : vector<16xf16>, vector<8xf32>
        %491 = wave.mma %489, %390#1, %461 : vector<16xf16>, vector<8xf32>
        %492 = arith.addi %336, %484 : index
        %493 = vector.load %x[%492] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %494 = arith.addi %492, %318 : index
        %495 = vector.load %x[%494] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %496 = vector.shuffle %493, %495 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %497 = wave.mma %496, %388#1, %467 : vector<16xf16>, vector<8xf32>
        %498 = wave.mma %496, %390#1, %468 : vector<16xf16>, vector<8xf32>
        %499 = arith.addi %348, %484 : index
        %500 = vector.load %x[%499] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %501 = arith.addi %499, %318 : index
        %502 = vector.load %x[%501] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %503 = vector.shuffle %500, %502 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %504 = wave.mma %503, %388#1, %474 : vector<16xf16>, vector<8xf32>
        %505 = wave.mma %503, %390#1, %475 : vector<16xf16>, vector<8xf32>
        %506 = arith.addi %360, %484 : index
        %507 = vector.load %x[%506] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %508 = arith.addi %506, %318 : index
        %509 = vector.load %x[%508] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %510 = vector.shuffle %507, %509 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %511 = wave.mma %510, %388#1, %481 : vector<16xf16>, vector<8xf32>
        %512 = wave.mma %510, %390#1, %482 : vector<16xf16>, vector<8xf32>
        scf.yield %490, %491, %497, %498, %504, %505, %511, %512 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %513 = arith.select %369, %374, %368 : index
      %523:8 = scf.for %514 = %374 to %513 step %c9 iter_args(%515 = %384#0, %516 = %384#1, %517 = %384#2, %518 = %384#3, %519 = %384#4, %520 = %384#5, %521 = %384#6, %522 = %384#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %524 = arith.addi %514, %c8 : index
        %525:2 = func.call @linear_q5_k_p2__gfx1100.0(%305, %524, %13, %361, %287, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %526:2 = func.call @linear_q5_k_p2__gfx1100.0(%305, %524, %15, %362, %287, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %527 = arith.muli %514, %c7 : index
        %528 = arith.addi %527, %c8 : index
        %529 = arith.muli %tileRows, %c16 : index
        %530 = arith.muli %528, %529 : index
        %531 = arith.addi %324, %530 : index
        %532 = vector.load %x[%531] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %533 = arith.addi %531, %318 : index
        %534 = vector.load %x[%533] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %535 = vector.shuffle %532, %534 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %536 = wave.mma %535, %525#0, %515 : vector<16xf16>, vector<8xf32>
        %537 = wave.mma %535, %526#0, %516 : vector<16xf16>, vector<8xf32>
        %538 = arith.addi %336, %530 : index
        %539 = vector.load %x[%538] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %540 = arith.addi %538, %318 : index
        %541 = vector.load %x[%540] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %542 = vector.shuffle %539, %541 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %543 = wave.mma %542, %525#0, %517 : vector<16xf16>, vector<8xf32>
        %544 = wave.mma %542, %526#0, %518 : vector<16xf16>, vector<8xf32>
        %545 = arith.addi %348, %530 : index
        %546 = vector.load %x[%545] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %547 = arith.addi %545, %318 : index
        %548 = vector.load %x[%547] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %549 = vector.shuffle %546, %548 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %550 = wave.mma %549, %525#0, %519 : vector<16xf16>, vector<8xf32>
        %551 = wave.mma %549, %526#0, %520 : vector<16xf16>, vector<8xf32>
        %552 = arith.addi %360, %530 : index
        %553 = vector.load %x[%552] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %554 = arith.addi %552, %318 : index
        %555 = vector.load %x[%554] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %556 = vector.shuffle %553, %555 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %557 = wave.mma %556, %525#0, %521 : vector<16xf16>, vector<8xf32>
        %558 = wave.mma %556, %526#0, %522 : vector<16xf16>, vector<8xf32>
        %559 = arith.addi %527, %c9 : index
        %560 = arith.muli %559, %529 : index
        %561 = arith.addi %324, %560 : index
        %562 = vector.load %x[%561] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %563 = arith.addi %561, %318 : index
        %564 = vector.load %x[%563] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %565 = vector.shuffle %562, %564 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %566 = wave.mma %565, %525#1, %536 : vector<16xf16>, vector<8xf32>
        %567 = wave.mma %565, %526#1, %537 : vector<16xf16>, vector<8xf32>
        %568 = arith.addi %336, %560 : index
        %569 = vector.load %x[%568] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %570 = arith.addi %568, %318 : index
        %571 = vector.load %x[%570] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %572 = vector.shuffle %569, %571 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %573 = wave.mma %572, %525#1, %543 : vector<16xf16>, vector<8xf32>
        %574 = wave.mma %572, %526#1, %544 : vector<16xf16>, vector<8xf32>
        %575 = arith.addi %348, %560 : index
        %576 = vector.load %x[%575] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %577 = arith.addi %575, %318 : index
        %578 = vector.load %x[%577] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %579 = vector.shuffle %576, %578 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %580 = wave.mma %579, %525#1, %550 : vector<16xf16>, vector<8xf32>
        %581 = wave.mma %579, %526#1, %551 : vector<16xf16>, vector<8xf32>
        %582 = arith.addi %360, %560 : index
        %583 = vector.load %x[%582] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %584 = arith.addi %582, %318 : index
        %585 = vector.load %x[%584] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %586 = vector.shuffle %583, %585 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %587 = wave.mma %586, %525#1, %557 : vector<16xf16>, vector<8xf32>
        %588 = wave.mma %586, %526#1, %558 : vector<16xf16>, vector<8xf32>
        scf.yield %566, %567, %573, %574, %580, %581, %587, %588 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %589 = arith.addi %284, %c8 : index
      func.call @linear_q5_k_p2__gfx1100.1(%523#0, %19, %523#1, %waves, %589, %17, %factors, %13, %w, %15, %outputFeatures, %21, %20, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %590 = arith.addi %284, %c16 : index
      func.call @linear_q5_k_p2__gfx1100.1(%523#2, %19, %523#3, %waves, %590, %17, %factors, %13, %w, %15, %outputFeatures, %21, %20, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %591 = arith.addi %284, %c14 : index
      func.call @linear_q5_k_p2__gfx1100.1(%523#4, %19, %523#5, %waves, %591, %17, %factors, %13, %w, %15, %outputFeatures, %21, %20, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %592 = arith.addi %284, %c25 : index
      func.call @linear_q5_k_p2__gfx1100.1(%523#6, %19, %523#7, %waves, %592, %17, %factors, %13, %w, %15, %outputFeatures, %21, %20, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  wave.return
}
