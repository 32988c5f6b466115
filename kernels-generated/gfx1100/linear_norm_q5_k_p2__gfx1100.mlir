// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q5_k', panels=2)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_norm_q5_k_p2__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 8 : index
  %fc3 = arith.constant 64 : index
  %fc4 = arith.constant 4 : index
  %fc5 = arith.constant 256 : index
  %fc6 = arith.constant 32 : index
  %fc7 = arith.constant 2 : index
  %fc8 = arith.constant 127 : index
  %fc9 = arith.constant dense<0> : vector<4xi32>
  %fc10 = arith.constant dense<983055> : vector<4xi32>
  %fc11 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %fc12 = arith.constant dense<65537> : vector<4xi32>
  %fc13 = arith.constant dense<4> : vector<4xi32>
  %fc14 = arith.constant dense<1677747200> : vector<4xi32>
  %fc15 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %fc16 = arith.constant dense<8> : vector<4xi32>
  %fc17 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %fc18 = arith.constant dense<12> : vector<4xi32>
  %fc19 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %fc20 = arith.constant dense<0x6400> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.addi %x1, %fc1 : index
  %f2 = arith.divui %x2, %fc2 : index
  %f3 = arith.muli %f2, %fc3 : index
  %f4 = arith.addi %f1, %f3 : index
  %f5 = arith.muli %f0, %fc4 : index
  %f6 = arith.addi %f4, %f5 : index
  %f7 = vector.load %x3[%f6] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f8 = vector.bitcast %f7 : vector<4xi8> to vector<2xf16>
  %f9 = arith.divui %x4, %fc5 : index
  %f10 = arith.muli %f9, %fc3 : index
  %f11 = arith.addi %f1, %f10 : index
  %f12 = arith.muli %x2, %fc6 : index
  %f13 = arith.addi %f11, %f12 : index
  %f14 = arith.muli %f0, %fc7 : index
  %f15 = arith.addi %f13, %f14 : index
  %f16 = vector.load %x3[%f15] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
  %f17 = vector.extract %f8[0] : f16 from vector<2xf16>
  %f18 = arith.extf %f17 : f16 to f32
  %f19 = vector.extract %f16[0] : i8 from vector<2xi8>
  %f20 = arith.extui %f19 : i8 to i32
  %f21 = arith.sitofp %f20 : i32 to f32
  %f22 = arith.mulf %f18, %f21 : f32
  %f23 = arith.truncf %f22 : f32 to f16
  %f24 = vector.broadcast %f23 : f16 to vector<16xf16>
  %f25 = vector.extract %f8[1] : f16 from vector<2xf16>
  %f26 = arith.extf %f25 : f16 to f32
  %f27 = vector.extract %f16[1] : i8 from vector<2xi8>
  %f28 = arith.extui %f27 : i8 to i32
  %f29 = arith.sitofp %f28 : i32 to f32
  %f30 = arith.mulf %f26, %f29 : f32
  %f31 = arith.truncf %f30 : f32 to f16
  %f32 = vector.broadcast %f31 : f16 to vector<16xf16>
  %f33 = arith.addi %f10, %x4 : index
  %f34 = arith.addi %f33, %fc8 : index
  %f35 = arith.divui %f34, %fc1 : index
  %f36 = arith.muli %f35, %fc1 : index
  %f37 = arith.addi %f1, %f36 : index
  %f38 = arith.muli %x4, %fc2 : index
  %f39 = arith.addi %f37, %f38 : index
  %f40 = arith.muli %x2, %fc0 : index
  %f41 = arith.addi %f40, %f0 : index
  %f42 = arith.muli %f41, %fc4 : index
  %f43 = arith.addi %f39, %f42 : index
  %f44 = arith.muli %x2, %fc5 : index
  %f45 = arith.addi %f37, %f44 : index
  %f46 = arith.muli %f0, %fc0 : index
  %f47 = arith.addi %f45, %f46 : index
  %f48 = vector.load %x3[%f43] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f49 = vector.bitcast %f48 : vector<4xi8> to vector<1xi32>
  %f50 = vector.shuffle %f49, %f49 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
  %f51 = vector.load %x3[%f47] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f52 = vector.bitcast %f51 : vector<16xi8> to vector<4xi32>
  %f53 = arith.shrui %f52, %fc9 : vector<4xi32>
  %f54 = arith.andi %f53, %fc10 : vector<4xi32>
  %f55 = arith.shrui %f50, %fc11 : vector<4xi32>
  %f56 = arith.andi %f55, %fc12 : vector<4xi32>
  %f57 = arith.shli %f56, %fc13 : vector<4xi32>
  %f58 = arith.ori %f54, %f57 : vector<4xi32>
  %f59 = arith.ori %f58, %fc14 : vector<4xi32>
  %f60 = vector.bitcast %f59 : vector<4xi32> to vector<8xf16>
  %f61 = arith.shrui %f52, %fc13 : vector<4xi32>
  %f62 = arith.andi %f61, %fc10 : vector<4xi32>
  %f63 = arith.shrui %f50, %fc15 : vector<4xi32>
  %f64 = arith.andi %f63, %fc12 : vector<4xi32>
  %f65 = arith.shli %f64, %fc13 : vector<4xi32>
  %f66 = arith.ori %f62, %f65 : vector<4xi32>
  %f67 = arith.ori %f66, %fc14 : vector<4xi32>
  %f68 = vector.bitcast %f67 : vector<4xi32> to vector<8xf16>
  %f69 = arith.shrui %f52, %fc16 : vector<4xi32>
  %f70 = arith.andi %f69, %fc10 : vector<4xi32>
  %f71 = arith.shrui %f50, %fc17 : vector<4xi32>
  %f72 = arith.andi %f71, %fc12 : vector<4xi32>
  %f73 = arith.shli %f72, %fc13 : vector<4xi32>
  %f74 = arith.ori %f70, %f73 : vector<4xi32>
  %f75 = arith.ori %f74, %fc14 : vector<4xi32>
  %f76 = vector.bitcast %f75 : vector<4xi32> to vector<8xf16>
  %f77 = arith.shrui %f52, %fc18 : vector<4xi32>
  %f78 = arith.andi %f77, %fc10 : vector<4xi32>
  %f79 = arith.shrui %f50, %fc19 : vector<4xi32>
  %f80 = arith.andi %f79, %fc12 : vector<4xi32>
  %f81 = arith.shli %f80, %fc13 : vector<4xi32>
  %f82 = arith.ori %f78, %f81 : vector<4xi32>
  %f83 = arith.ori %f82, %fc14 : vector<4xi32>
  %f84 = vector.bitcast %f83 : vector<4xi32> to vector<8xf16>
  %f85 = vector.shuffle %f60, %f68 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f86 = vector.shuffle %f76, %f84 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f87 = vector.shuffle %f85, %f86 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f88 = arith.subf %f87, %fc20 : vector<32xf16>
  %f89 = vector.shuffle %f88, %f88 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f90 = vector.shuffle %f88, %f88 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f91 = math.fma %f89, %f24, %f32 : vector<16xf16>
  %f92 = math.fma %f90, %f24, %f32 : vector<16xf16>
  func.return %f91, %f92 : vector<16xf16>, vector<16xf16>
}
func.func private @linear_norm_q5_k_p2__gfx1100.1(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: vector<8xf32>, %x3: index, %x4: index, %x5: index, %x6: memref<?xf32>, %x7: index, %x8: memref<?xi8>, %x9: index, %x10: index, %x11: index, %x12: i1, %x13: memref<?xf32>, %x14: memref<?xf32>) {
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
wave.kernel @linear_norm_q5_k_p2__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>, %plain: memref<?xf16>) {
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
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c19 = arith.constant 8 : index
  %c20 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c23 = arith.constant 3 : index
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c26 = arith.constant dense<0x00000000> : vector<4xf32>
  %c27 = arith.constant 4 : index
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c29 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c31 = arith.constant 23 : i32
  %c32 = arith.constant 141 : i32
  %c33 = arith.constant 268 : i32
  %c34 = arith.constant 14 : i32
  %plainRows = wave.param "plainRows" : index
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
      %25 = wave.lane
      %26 = arith.remui %25, %c16 : index
      %27 = wave.scratch %operandHalves : memref<?xf16>
      %28 = arith.divui %operandHalves, %c19 : index
      %29 = wave.wave
      %30 = arith.muli %29, %c14 : index
      %31 = arith.addi %30, %25 : index
      %32 = arith.muli %waves, %c14 : index
      scf.for %33 = %31 to %28 step %32 {
        %34 = arith.muli %33, %c19 : index
        %35 = arith.addi %c8, %34 : index
        %36 = vector.load %x[%35] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %36, %27[%35] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %37 = arith.remui %26, %tileRows : index
      %38 = arith.muli %37, %c19 : index
      %39 = arith.divui %inputFeatures, %c14 : index
      %40 = arith.muli %29, %stepsPerWave : index
      %41 = arith.minsi %40, %39 : index
      %42 = arith.addi %41, %stepsPerWave : index
      %43 = arith.minsi %42, %39 : index
      %44 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %45 = arith.subi %43, %41 : index
      %46 = arith.divui %45, %c7 : index
      %47 = arith.muli %46, %c7 : index
      %48 = arith.addi %41, %47 : index
      %49 = arith.select %44, %42, %48 : index
      %53:2 = scf.for %50 = %41 to %49 step %c7 iter_args(%51 = %c20, %52 = %c20) -> (vector<8xf32>, vector<8xf32>) {
        %54 = arith.addi %50, %c8 : index
        %55:2 = func.call @linear_norm_q5_k_p2__gfx1100.0(%25, %13, %54, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %56 = arith.addi %50, %c9 : index
        %57:2 = func.call @linear_norm_q5_k_p2__gfx1100.0(%25, %13, %56, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %58:2 = func.call @linear_norm_q5_k_p2__gfx1100.0(%25, %15, %54, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %59:2 = func.call @linear_norm_q5_k_p2__gfx1100.0(%25, %15, %56, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %60 = arith.muli %50, %c7 : index
        %61 = arith.addi %60, %c8 : index
        %62 = arith.muli %tileRows, %c16 : index
        %63 = arith.muli %61, %62 : index
        %64 = arith.addi %38, %63 : index
        %65 = vector.load %27[%64] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %66 = arith.muli %tileRows, %c19 : index
        %67 = arith.addi %64, %66 : index
        %68 = vector.load %27[%67] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %69 = vector.shuffle %65, %68 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %70 = wave.mma %69, %55#0, %51 : vector<16xf16>, vector<8xf32>
        %71 = wave.mma %69, %58#0, %52 : vector<16xf16>, vector<8xf32>
        %72 = arith.addi %60, %c9 : index
        %73 = arith.muli %72, %62 : index
        %74 = arith.addi %38, %73 : index
        %75 = vector.load %27[%74] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %76 = arith.addi %74, %66 : index
        %77 = vector.load %27[%76] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %78 = vector.shuffle %75, %77 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %79 = wave.mma %78, %55#1, %70 : vector<16xf16>, vector<8xf32>
        %80 = wave.mma %78, %58#1, %71 : vector<16xf16>, vector<8xf32>
        %81 = arith.addi %60, %c7 : index
        %82 = arith.muli %81, %62 : index
        %83 = arith.addi %38, %82 : index
        %84 = vector.load %27[%83] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %85 = arith.addi %83, %66 : index
        %86 = vector.load %27[%85] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %87 = vector.shuffle %84, %86 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %88 = wave.mma %87, %57#0, %79 : vector<16xf16>, vector<8xf32>
        %89 = wave.mma %87, %59#0, %80 : vector<16xf16>, vector<8xf32>
        %90 = arith.addi %60, %c23 : index
        %91 = arith.muli %90, %62 : index
        %92 = arith.addi %38, %91 : index
        %93 = vector.load %27[%92] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %94 = arith.addi %92, %66 : index
        %95 = vector.load %27[%94] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %96 = vector.shuffle %93, %95 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %97 = wave.mma %96, %57#1, %88 : vector<16xf16>, vector<8xf32>
        %98 = wave.mma %96, %59#1, %89 : vector<16xf16>, vector<8xf32>
        scf.yield %97, %98 : vector<8xf32>, vector<8xf32>
      }
      %99 = arith.select %44, %49, %43 : index
      %103:2 = scf.for %100 = %49 to %99 step %c9 iter_args(%101 = %53#0, %102 = %53#1) -> (vector<8xf32>, vector<8xf32>) {
        %104 = arith.addi %100, %c8 : index
        %105:2 = func.call @linear_norm_q5_k_p2__gfx1100.0(%25, %13, %104, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %106:2 = func.call @linear_norm_q5_k_p2__gfx1100.0(%25, %15, %104, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %107 = arith.muli %100, %c7 : index
        %108 = arith.addi %107, %c8 : index
        %109 = arith.muli %tileRows, %c16 : index
        %110 = arith.muli %108, %109 : index
        %111 = arith.addi %38, %110 : index
        %112 = vector.load %27[%111] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %113 = arith.muli %tileRows, %c19 : index
        %114 = arith.addi %111, %113 : index
        %115 = vector.load %27[%114] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %116 = vector.shuffle %112, %115 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %117 = wave.mma %116, %105#0, %101 : vector<16xf16>, vector<8xf32>
        %118 = wave.mma %116, %106#0, %102 : vector<16xf16>, vector<8xf32>
        %119 = arith.addi %107, %c9 : index
        %120 = arith.muli %119, %109 : index
        %121 = arith.addi %38, %120 : index
        %122 = vector.load %27[%121] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %123 = arith.addi %121, %113 : index
        %124 = vector.load %27[%123] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %125 = vector.shuffle %122, %124 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %126 = wave.mma %125, %105#1, %117 : vector<16xf16>, vector<8xf32>
        %127 = wave.mma %125, %106#1, %118 : vector<16xf16>, vector<8xf32>
        scf.yield %126, %127 : vector<8xf32>, vector<8xf32>
      }
      %128 = arith.addi %23, %c8 : index
      func.call @linear_norm_q5_k_p2__gfx1100.1(%103#0, %19, %103#1, %waves, %128, %17, %factors, %13, %w, %15, %outputFeatures, %21, %20, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %129 = arith.cmpi eq, %rowsMode, %c9 : index
  scf.if %129 {
    %130 = arith.muli %1, %c16 : index
    %131 = arith.cmpi slt, %130, %17 : index
    scf.if %131 {
      %132 = wave.lane
      %133 = arith.remui %132, %c16 : index
      %134 = arith.remui %133, %tileRows : index
      %135 = arith.addi %130, %134 : index
      %136 = arith.divui %135, %tileRows : index
      %137 = arith.divui %inputFeatures, %c16 : index
      %138 = arith.muli %136, %137 : index
      %139 = arith.divui %c8, %c16 : index
      %140 = arith.addi %138, %139 : index
      %141 = arith.muli %140, %c7 : index
      %142 = arith.remui %c8, %c16 : index
      %143 = arith.divui %142, %c19 : index
      %144 = arith.addi %141, %143 : index
      %145 = arith.muli %tileRows, %c19 : index
      %146 = arith.muli %144, %145 : index
      %147 = arith.remui %135, %tileRows : index
      %148 = arith.muli %147, %c19 : index
      %149 = arith.addi %146, %148 : index
      %150 = arith.remui %c8, %c19 : index
      %151 = arith.addi %149, %150 : index
      %152 = wave.wave
      %153 = arith.divui %inputFeatures, %c14 : index
      %154 = arith.muli %152, %stepsPerWave : index
      %155 = arith.minsi %154, %153 : index
      %156 = arith.addi %155, %stepsPerWave : index
      %157 = arith.minsi %156, %153 : index
      %158 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %159 = arith.subi %157, %155 : index
      %160 = arith.divui %159, %c7 : index
      %161 = arith.muli %160, %c7 : index
      %162 = arith.addi %155, %161 : index
      %163 = arith.select %158, %156, %162 : index
      %167:2 = scf.for %164 = %155 to %163 step %c7 iter_args(%165 = %c20, %166 = %c20) -> (vector<8xf32>, vector<8xf32>) {
        %168 = arith.addi %164, %c8 : index
        %169:2 = func.call @linear_norm_q5_k_p2__gfx1100.0(%132, %13, %168, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %170 = arith.addi %164, %c9 : index
        %171:2 = func.call @linear_norm_q5_k_p2__gfx1100.0(%132, %13, %170, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %172:2 = func.call @linear_norm_q5_k_p2__gfx1100.0(%132, %15, %168, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %173:2 = func.call @linear_norm_q5_k_p2__gfx1100.0(%132, %15, %170, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %174 = arith.muli %164, %c7 : index
        %175 = arith.addi %174, %c8 : index
        %176 = arith.muli %tileRows, %c16 : index
        %177 = arith.muli %175, %176 : index
        %178 = arith.addi %151, %177 : index
        %179 = vector.load %x[%178] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %180 = arith.addi %178, %145 : index
        %181 = vector.load %x[%180] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %182 = vector.shuffle %179, %181 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %183 = wave.mma %182, %169#0, %165 : vector<16xf16>, vector<8xf32>
        %184 = wave.mma %182, %172#0, %166 : vector<16xf16>, vector<8xf32>
        %185 = arith.addi %174, %c9 : index
        %186 = arith.muli %185, %176 : index
        %187 = arith.addi %151, %186 : index
        %188 = vector.load %x[%187] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %189 = arith.addi %187, %145 : index
        %190 = vector.load %x[%189] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %191 = vector.shuffle %188, %190 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %192 = wave.mma %191, %169#1, %183 : vector<16xf16>, vector<8xf32>
        %193 = wave.mma %191, %172#1, %184 : vector<16xf16>, vector<8xf32>
        %194 = arith.addi %174, %c7 : index
        %195 = arith.muli %194, %176 : index
        %196 = arith.addi %151, %195 : index
        %197 = vector.load %x[%196] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %198 = arith.addi %196, %145 : index
        %199 = vector.load %x[%198] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %200 = vector.shuffle %197, %199 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %201 = wave.mma %200, %171#0, %192 : vector<16xf16>, vector<8xf32>
        %202 = wave.mma %200, %173#0, %193 : vector<16xf16>, vector<8xf32>
        %203 = arith.addi %174, %c23 : index
        %204 = arith.muli %203, %176 : index
        %205 = arith.addi %151, %204 : index
        %206 = vector.load %x[%205] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %207 = arith.addi %205, %145 : index
        %208 = vector.load %x[%207] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %209 = vector.shuffle %206, %208 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %210 = wave.mma %209, %171#1, %201 : vector<16xf16>, vector<8xf32>
        %211 = wave.mma %209, %173#1, %202 : vector<16xf16>, vector<8xf32>
        scf.yield %210, %211 : vector<8xf32>, vector<8xf32>
      }
      %212 = arith.select %158, %163, %157 : index
      %216:2 = scf.for %213 = %163 to %212 step %c9 iter_args(%214 = %167#0, %215 = %167#1) -> (vector<8xf32>, vector<8xf32>) {
        %217 = arith.addi %213, %c8 : index
        %218:2 = func.call @linear_norm_q5_k_p2__gfx1100.0(%132, %13, %217, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %219:2 = func.call @linear_norm_q5_k_p2__gfx1100.0(%132, %15, %217, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %220 = arith.muli %213, %c7 : index
        %221 = arith.addi %220, %c8 : index
        %222 = arith.muli %tileRows, %c16 : index
        %223 = arith.muli %221, %222 : index
        %224 = arith.addi %151, %223 : index
        %225 = vector.load %x[%224] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %226 = arith.addi %224, %145 : index
        %227 = vector.load %x[%226] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %228 = vector.shuffle %225, %227 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %229 = wave.mma %228, %218#0, %214 : vector<16xf16>, vector<8xf32>
        %230 = wave.mma %228, %219#0, %215 : vector<16xf16>, vector<8xf32>
        %231 = arith.addi %220, %c9 : index
        %232 = arith.muli %231, %222 : index
        %233 = arith.addi %151, %232 : index
        %234 = vector.load %x[%233] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %235 = arith.addi %233, %145 : index
        %236 = vector.load %x[%235] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %237 = vector.shuffle %234, %236 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %238 = wave.mma %237, %218#1, %229 : vector<16xf16>, vector<8xf32>
        %239 = wave.mma %237, %219#1, %230 : vector<16xf16>, vector<8xf32>
        scf.yield %238, %239 : vector<8xf32>, vector<8xf32>
      }
      %240 = arith.addi %130, %c8 : index
      func.call @linear_norm_q5_k_p2__gfx1100.1(%216#0, %19, %216#1, %waves, %240, %17, %factors, %13, %w, %15, %outputFeatures, %21, %20, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %241 = arith.muli %1, %c16 : index
  %242 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %242 {
    %243 = arith.addi %241, %c16 : index
    %244 = arith.minsi %243, %17 : index
    %245 = wave.wave
    %246 = arith.addi %241, %245 : index
    scf.for %247 = %246 to %244 step %waves {
      %248 = arith.muli %247, %features : index
      %249 = wave.lane
      %250 = arith.muli %249, %c27 : index
      %255:3 = scf.for %251 = %250 to %features step %c6 iter_args(%252 = %c26, %253 = %c26, %254 = %c26) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %256 = arith.addi %248, %251 : index
        %257 = vector.load %out[%256] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %258 = vector.load %norm_weight[%251] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %259 = arith.mulf %257, %258 : vector<4xf32>
        %260 = math.fma %257, %257, %252 : vector<4xf32>
        %261 = math.fma %259, %259, %253 : vector<4xf32>
        %262 = math.absf %259 : vector<4xf32>
        %263 = arith.maximumf %254, %262 : vector<4xf32>
        scf.yield %260, %261, %263 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %264 = wave.reduce "add" %255#0 : vector<4xf32>
      %265 = arith.mulf %264, %inverseFeatures : f32
      %266 = arith.addf %265, %epsilon : f32
      %267 = math.sqrt %266 : f32
      %268 = arith.divf %c29, %267 : f32
      %269 = wave.reduce "max" %255#2 : vector<4xf32>
      %270 = arith.mulf %269, %268 : f32
      %271 = arith.bitcast %270 : f32 to i32
      %272 = arith.shrui %271, %c31 : i32
      %273 = arith.maxsi %272, %c32 : i32
      %274 = arith.subi %c33, %273 : i32
      %275 = arith.shli %274, %c31 : i32
      %276 = arith.subi %273, %c34 : i32
      %277 = arith.shli %276, %c31 : i32
      %278 = arith.bitcast %275 : i32 to f32
      %279 = arith.bitcast %277 : i32 to f32
      %280 = wave.reduce "add" %255#1 : vector<4xf32>
      %281 = arith.mulf %280, %268 : f32
      %282 = arith.mulf %281, %268 : f32
      %283 = arith.cmpi eq, %249, %c8 : index
      scf.if %283 {
        %284 = arith.muli %247, %c7 : index
        memref.store %279, %normed_factors[%284] : memref<?xf32>
        %285 = arith.addi %284, %c9 : index
        memref.store %282, %normed_factors[%285] : memref<?xf32>
      }
      %286 = vector.broadcast %268 : f32 to vector<4xf32>
      %287 = vector.broadcast %278 : f32 to vector<4xf32>
      scf.for %288 = %250 to %features step %c6 {
        %289 = arith.addi %248, %288 : index
        %290 = vector.load %out[%289] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %291 = arith.mulf %290, %286 : vector<4xf32>
        %292 = vector.load %norm_weight[%288] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %293 = arith.mulf %291, %292 : vector<4xf32>
        %294 = arith.mulf %293, %287 : vector<4xf32>
        %295 = arith.divui %247, %tileRows : index
        %296 = arith.divui %features, %c16 : index
        %297 = arith.muli %295, %296 : index
        %298 = arith.divui %288, %c16 : index
        %299 = arith.addi %297, %298 : index
        %300 = arith.muli %299, %c7 : index
        %301 = arith.remui %288, %c16 : index
        %302 = arith.divui %301, %c19 : index
        %303 = arith.addi %300, %302 : index
        %304 = arith.muli %tileRows, %c19 : index
        %305 = arith.muli %303, %304 : index
        %306 = arith.remui %247, %tileRows : index
        %307 = arith.muli %306, %c19 : index
        %308 = arith.addi %305, %307 : index
        %309 = arith.remui %288, %c19 : index
        %310 = arith.addi %308, %309 : index
        %311 = arith.truncf %294 : vector<4xf32> to vector<4xf16>
        vector.store %311, %normed[%310] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
        %312 = arith.cmpi eq, %plainRows, %c9 : index
        scf.if %312 {
          vector.store %311, %plain[%289] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
        }
      }
    }
  }
  wave.return
}
