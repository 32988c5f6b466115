// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q2_k', panels=2)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_norm_q2_k_p2__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @linear_norm_q2_k_p2__gfx1100.1(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: vector<8xf32>, %x3: index, %x4: index, %x5: index, %x6: memref<?xf32>, %x7: index, %x8: memref<?xi8>, %x9: index, %x10: index, %x11: index, %x12: i1, %x13: memref<?xf32>, %x14: memref<?xf32>) {
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
wave.kernel @linear_norm_q2_k_p2__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>, %plain: memref<?xf16>) {
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
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c27 = arith.constant dense<0x00000000> : vector<4xf32>
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
  %21 = arith.cmpi eq, %hasResidual, %c9 : index
  %22 = arith.muli %0, %c14 : index
  %23 = arith.cmpi eq, %rowsMode, %c8 : index
  scf.if %23 {
    %24 = arith.muli %1, %c16 : index
    %25 = arith.cmpi slt, %24, %18 : index
    scf.if %25 {
      %26 = arith.muli %scalesInLds, %c3 : index
      %27 = wave.scratch %26 : memref<?xi8>
      %28 = arith.cmpi sgt, %scalesInLds, %c8 : index
      scf.if %28 {
        scf.for %29 = %c8 to %c3 step %c9 {
          %30 = arith.addi %12, %29 : index
          %31 = arith.muli %30, %11 : index
          %32 = arith.addi %31, %c7 : index
          %33 = wave.wave
          %34 = arith.muli %33, %c14 : index
          %35 = wave.lane
          %36 = arith.addi %34, %35 : index
          %37 = arith.divui %scalesInLds, %c16 : index
          %38 = arith.muli %waves, %c14 : index
          scf.for %39 = %36 to %37 step %38 {
            %40 = arith.muli %39, %c16 : index
            %41 = arith.addi %32, %40 : index
            %42 = vector.load %w[%41] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %43 = arith.muli %29, %scalesInLds : index
            %44 = arith.addi %43, %40 : index
            vector.store %42, %27[%44] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %45 = wave.lane
      %46 = arith.remui %45, %c16 : index
      %47 = wave.scratch %operandHalves : memref<?xf16>
      %48 = arith.divui %operandHalves, %c20 : index
      %49 = wave.wave
      %50 = arith.muli %49, %c14 : index
      %51 = arith.addi %50, %45 : index
      %52 = arith.muli %waves, %c14 : index
      scf.for %53 = %51 to %48 step %52 {
        %54 = arith.muli %53, %c20 : index
        %55 = arith.addi %c8, %54 : index
        %56 = vector.load %x[%55] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %56, %47[%55] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %57 = arith.remui %46, %tileRows : index
      %58 = arith.muli %57, %c20 : index
      %59 = arith.muli %c8, %scalesInLds : index
      %60 = arith.muli %c9, %scalesInLds : index
      %61 = arith.divui %inputFeatures, %c14 : index
      %62 = arith.muli %49, %stepsPerWave : index
      %63 = arith.minsi %62, %61 : index
      %64 = arith.addi %63, %stepsPerWave : index
      %65 = arith.minsi %64, %61 : index
      %66 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %67 = arith.subi %65, %63 : index
      %68 = arith.divui %67, %c3 : index
      %69 = arith.muli %68, %c3 : index
      %70 = arith.addi %63, %69 : index
      %71 = arith.select %66, %64, %70 : index
      %75:2 = scf.for %72 = %63 to %71 step %c3 iter_args(%73 = %c21, %74 = %c21) -> (vector<8xf32>, vector<8xf32>) {
        %76 = arith.addi %72, %c8 : index
        %77:2 = func.call @linear_norm_q2_k_p2__gfx1100.0(%45, %76, %14, %59, %27, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %78 = arith.addi %72, %c9 : index
        %79:2 = func.call @linear_norm_q2_k_p2__gfx1100.0(%45, %78, %14, %59, %27, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %80:2 = func.call @linear_norm_q2_k_p2__gfx1100.0(%45, %76, %16, %60, %27, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %81:2 = func.call @linear_norm_q2_k_p2__gfx1100.0(%45, %78, %16, %60, %27, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %82 = arith.muli %72, %c3 : index
        %83 = arith.addi %82, %c8 : index
        %84 = arith.muli %tileRows, %c16 : index
        %85 = arith.muli %83, %84 : index
        %86 = arith.addi %58, %85 : index
        %87 = vector.load %47[%86] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %88 = arith.muli %tileRows, %c20 : index
        %89 = arith.addi %86, %88 : index
        %90 = vector.load %47[%89] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %91 = vector.shuffle %87, %90 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %92 = wave.mma %91, %77#0, %73 : vector<16xf16>, vector<8xf32>
        %93 = wave.mma %91, %80#0, %74 : vector<16xf16>, vector<8xf32>
        %94 = arith.addi %82, %c9 : index
        %95 = arith.muli %94, %84 : index
        %96 = arith.addi %58, %95 : index
        %97 = vector.load %47[%96] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %98 = arith.addi %96, %88 : index
        %99 = vector.load %47[%98] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %100 = vector.shuffle %97, %99 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %101 = wave.mma %100, %77#1, %92 : vector<16xf16>, vector<8xf32>
        %102 = wave.mma %100, %80#1, %93 : vector<16xf16>, vector<8xf32>
        %103 = arith.addi %82, %c3 : index
        %104 = arith.muli %103, %84 : index
        %105 = arith.addi %58, %104 : index
        %106 = vector.load %47[%105] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %107 = arith.addi %105, %88 : index
        %108 = vector.load %47[%107] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %109 = vector.shuffle %106, %108 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %110 = wave.mma %109, %79#0, %101 : vector<16xf16>, vector<8xf32>
        %111 = wave.mma %109, %81#0, %102 : vector<16xf16>, vector<8xf32>
        %112 = arith.addi %82, %c24 : index
        %113 = arith.muli %112, %84 : index
        %114 = arith.addi %58, %113 : index
        %115 = vector.load %47[%114] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %116 = arith.addi %114, %88 : index
        %117 = vector.load %47[%116] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %118 = vector.shuffle %115, %117 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %119 = wave.mma %118, %79#1, %110 : vector<16xf16>, vector<8xf32>
        %120 = wave.mma %118, %81#1, %111 : vector<16xf16>, vector<8xf32>
        scf.yield %119, %120 : vector<8xf32>, vector<8xf32>
      }
      %121 = arith.select %66, %71, %65 : index
      %125:2 = scf.for %122 = %71 to %121 step %c9 iter_args(%123 = %75#0, %124 = %75#1) -> (vector<8xf32>, vector<8xf32>) {
        %126 = arith.addi %122, %c8 : index
        %127:2 = func.call @linear_norm_q2_k_p2__gfx1100.0(%45, %126, %14, %59, %27, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %128:2 = func.call @linear_norm_q2_k_p2__gfx1100.0(%45, %126, %16, %60, %27, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %129 = arith.muli %122, %c3 : index
        %130 = arith.addi %129, %c8 : index
        %131 = arith.muli %tileRows, %c16 : index
        %132 = arith.muli %130, %131 : index
        %133 = arith.addi %58, %132 : index
        %134 = vector.load %47[%133] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %135 = arith.muli %tileRows, %c20 : index
        %136 = arith.addi %133, %135 : index
        %137 = vector.load %47[%136] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %138 = vector.shuffle %134, %137 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %139 = wave.mma %138, %127#0, %123 : vector<16xf16>, vector<8xf32>
        %140 = wave.mma %138, %128#0, %124 : vector<16xf16>, vector<8xf32>
        %141 = arith.addi %129, %c9 : index
        %142 = arith.muli %141, %131 : index
        %143 = arith.addi %58, %142 : index
        %144 = vector.load %47[%143] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %145 = arith.addi %143, %135 : index
        %146 = vector.load %47[%145] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %147 = vector.shuffle %144, %146 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %148 = wave.mma %147, %127#1, %139 : vector<16xf16>, vector<8xf32>
        %149 = wave.mma %147, %128#1, %140 : vector<16xf16>, vector<8xf32>
        scf.yield %148, %149 : vector<8xf32>, vector<8xf32>
      }
      %150 = arith.addi %24, %c8 : index
      func.call @linear_norm_q2_k_p2__gfx1100.1(%125#0, %20, %125#1, %waves, %150, %18, %factors, %14, %w, %16, %outputFeatures, %22, %21, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %151 = arith.cmpi eq, %rowsMode, %c9 : index
  scf.if %151 {
    %152 = arith.muli %1, %c16 : index
    %153 = arith.cmpi slt, %152, %18 : index
    scf.if %153 {
      %154 = arith.muli %scalesInLds, %c3 : index
      %155 = wave.scratch %154 : memref<?xi8>
      %156 = arith.cmpi sgt, %scalesInLds, %c8 : index
      scf.if %156 {
        scf.for %157 = %c8 to %c3 step %c9 {
          %158 = arith.addi %12, %157 : index
          %159 = arith.muli %158, %11 : index
          %160 = arith.addi %159, %c7 : index
          %161 = wave.wave
          %162 = arith.muli %161, %c14 : index
          %163 = wave.lane
          %164 = arith.addi %162, %163 : index
          %165 = arith.divui %scalesInLds, %c16 : index
          %166 = arith.muli %waves, %c14 : index
          scf.for %167 = %164 to %165 step %166 {
            %168 = arith.muli %167, %c16 : index
            %169 = arith.addi %160, %168 : index
            %170 = vector.load %w[%169] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %171 = arith.muli %157, %scalesInLds : index
            %172 = arith.addi %171, %168 : index
            vector.store %170, %155[%172] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %173 = wave.lane
      %174 = arith.remui %173, %c16 : index
      %175 = arith.remui %174, %tileRows : index
      %176 = arith.addi %152, %175 : index
      %177 = arith.divui %176, %tileRows : index
      %178 = arith.divui %inputFeatures, %c16 : index
      %179 = arith.muli %177, %178 : index
      %180 = arith.divui %c8, %c16 : index
      %181 = arith.addi %179, %180 : index
      %182 = arith.muli %181, %c3 : index
      %183 = arith.remui %c8, %c16 : index
      %184 = arith.divui %183, %c20 : index
      %185 = arith.addi %182, %184 : index
      %186 = arith.muli %tileRows, %c20 : index
      %187 = arith.muli %185, %186 : index
      %188 = arith.remui %176, %tileRows : index
      %189 = arith.muli %188, %c20 : index
      %190 = arith.addi %187, %189 : index
      %191 = arith.remui %c8, %c20 : index
      %192 = arith.addi %190, %191 : index
      %193 = arith.muli %c8, %scalesInLds : index
      %194 = arith.muli %c9, %scalesInLds : index
      %195 = wave.wave
      %196 = arith.divui %inputFeatures, %c14 : index
      %197 = arith.muli %195, %stepsPerWave : index
      %198 = arith.minsi %197, %196 : index
      %199 = arith.addi %198, %stepsPerWave : index
      %200 = arith.minsi %199, %196 : index
      %201 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %202 = arith.subi %200, %198 : index
      %203 = arith.divui %202, %c3 : index
      %204 = arith.muli %203, %c3 : index
      %205 = arith.addi %198, %204 : index
      %206 = arith.select %201, %199, %205 : index
      %210:2 = scf.for %207 = %198 to %206 step %c3 iter_args(%208 = %c21, %209 = %c21) -> (vector<8xf32>, vector<8xf32>) {
        %211 = arith.addi %207, %c8 : index
        %212:2 = func.call @linear_norm_q2_k_p2__gfx1100.0(%173, %211, %14, %193, %155, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %213 = arith.addi %207, %c9 : index
        %214:2 = func.call @linear_norm_q2_k_p2__gfx1100.0(%173, %213, %14, %193, %155, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %215:2 = func.call @linear_norm_q2_k_p2__gfx1100.0(%173, %211, %16, %194, %155, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %216:2 = func.call @linear_norm_q2_k_p2__gfx1100.0(%173, %213, %16, %194, %155, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %217 = arith.muli %207, %c3 : index
        %218 = arith.addi %217, %c8 : index
        %219 = arith.muli %tileRows, %c16 : index
        %220 = arith.muli %218, %219 : index
        %221 = arith.addi %192, %220 : index
        %222 = vector.load %x[%221] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %223 = arith.addi %221, %186 : index
        %224 = vector.load %x[%223] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %225 = vector.shuffle %222, %224 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %226 = wave.mma %225, %212#0, %208 : vector<16xf16>, vector<8xf32>
        %227 = wave.mma %225, %215#0, %209 : vector<16xf16>, vector<8xf32>
        %228 = arith.addi %217, %c9 : index
        %229 = arith.muli %228, %219 : index
        %230 = arith.addi %192, %229 : index
        %231 = vector.load %x[%230] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %232 = arith.addi %230, %186 : index
        %233 = vector.load %x[%232] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %234 = vector.shuffle %231, %233 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %235 = wave.mma %234, %212#1, %226 : vector<16xf16>, vector<8xf32>
        %236 = wave.mma %234, %215#1, %227 : vector<16xf16>, vector<8xf32>
        %237 = arith.addi %217, %c3 : index
        %238 = arith.muli %237, %219 : index
        %239 = arith.addi %192, %238 : index
        %240 = vector.load %x[%239] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %241 = arith.addi %239, %186 : index
        %242 = vector.load %x[%241] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %243 = vector.shuffle %240, %242 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %244 = wave.mma %243, %214#0, %235 : vector<16xf16>, vector<8xf32>
        %245 = wave.mma %243, %216#0, %236 : vector<16xf16>, vector<8xf32>
        %246 = arith.addi %217, %c24 : index
        %247 = arith.muli %246, %219 : index
        %248 = arith.addi %192, %247 : index
        %249 = vector.load %x[%248] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %250 = arith.addi %248, %186 : index
        %251 = vector.load %x[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %252 = vector.shuffle %249, %251 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %253 = wave.mma %252, %214#1, %244 : vector<16xf16>, vector<8xf32>
        %254 = wave.mma %252, %216#1, %245 : vector<16xf16>, vector<8xf32>
        scf.yield %253, %254 : vector<8xf32>, vector<8xf32>
      }
      %255 = arith.select %201, %206, %200 : index
      %259:2 = scf.for %256 = %206 to %255 step %c9 iter_args(%257 = %210#0, %258 = %210#1) -> (vector<8xf32>, vector<8xf32>) {
        %260 = arith.addi %256, %c8 : index
        %261:2 = func.call @linear_norm_q2_k_p2__gfx1100.0(%173, %260, %14, %193, %155, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %262:2 = func.call @linear_norm_q2_k_p2__gfx1100.0(%173, %260, %16, %194, %155, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %263 = arith.muli %256, %c3 : index
        %264 = arith.addi %263, %c8 : index
        %265 = arith.muli %tileRows, %c16 : index
        %266 = arith.muli %264, %265 : index
        %267 = arith.addi %192, %266 : index
        %268 = vector.load %x[%267] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %269 = arith.addi %267, %186 : index
        %270 = vector.load %x[%269] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %271 = vector.shuffle %268, %270 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %272 = wave.mma %271, %261#0, %257 : vector<16xf16>, vector<8xf32>
        %273 = wave.mma %271, %262#0, %258 : vector<16xf16>, vector<8xf32>
        %274 = arith.addi %263, %c9 : index
        %275 = arith.muli %274, %265 : index
        %276 = arith.addi %192, %275 : index
        %277 = vector.load %x[%276] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %278 = arith.addi %276, %186 : index
        %279 = vector.load %x[%278] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %280 = vector.shuffle %277, %279 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %281 = wave.mma %280, %261#1, %272 : vector<16xf16>, vector<8xf32>
        %282 = wave.mma %280, %262#1, %273 : vector<16xf16>, vector<8xf32>
        scf.yield %281, %282 : vector<8xf32>, vector<8xf32>
      }
      %283 = arith.addi %152, %c8 : index
      func.call @linear_norm_q2_k_p2__gfx1100.1(%259#0, %20, %259#1, %waves, %283, %18, %factors, %14, %w, %16, %outputFeatures, %22, %21, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %284 = arith.muli %1, %c16 : index
  %285 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %285 {
    %286 = arith.addi %284, %c16 : index
    %287 = arith.minsi %286, %18 : index
    %288 = wave.wave
    %289 = arith.addi %284, %288 : index
    scf.for %290 = %289 to %287 step %waves {
      %291 = arith.muli %290, %features : index
      %292 = wave.lane
      %293 = arith.muli %292, %c2 : index
      %298:3 = scf.for %294 = %293 to %features step %c7 iter_args(%295 = %c27, %296 = %c27, %297 = %c27) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %299 = arith.addi %291, %294 : index
        %300 = vector.load %out[%299] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %301 = vector.load %norm_weight[%294] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %302 = arith.mulf %300, %301 : vector<4xf32>
        %303 = math.fma %300, %300, %295 : vector<4xf32>
        %304 = math.fma %302, %302, %296 : vector<4xf32>
        %305 = math.absf %302 : vector<4xf32>
        %306 = arith.maximumf %297, %305 : vector<4xf32>
        scf.yield %303, %304, %306 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %307 = wave.reduce "add" %298#0 : vector<4xf32>
      %308 = arith.mulf %307, %inverseFeatures : f32
      %309 = arith.addf %308, %epsilon : f32
      %310 = math.sqrt %309 : f32
      %311 = arith.divf %c29, %310 : f32
      %312 = wave.reduce "max" %298#2 : vector<4xf32>
      %313 = arith.mulf %312, %311 : f32
      %314 = arith.bitcast %313 : f32 to i32
      %315 = arith.shrui %314, %c31 : i32
      %316 = arith.maxsi %315, %c32 : i32
      %317 = arith.subi %c33, %316 : i32
      %318 = arith.shli %317, %c31 : i32
      %319 = arith.subi %316, %c34 : i32
      %320 = arith.shli %319, %c31 : i32
      %321 = arith.bitcast %318 : i32 to f32
      %322 = arith.bitcast %320 : i32 to f32
      %323 = wave.reduce "add" %298#1 : vector<4xf32>
      %324 = arith.mulf %323, %311 : f32
      %325 = arith.mulf %324, %311 : f32
      %326 = arith.cmpi eq, %292, %c8 : index
      scf.if %326 {
        %327 = arith.muli %290, %c3 : index
        memref.store %322, %normed_factors[%327] : memref<?xf32>
        %328 = arith.addi %327, %c9 : index
        memref.store %325, %normed_factors[%328] : memref<?xf32>
      }
      %329 = vector.broadcast %311 : f32 to vector<4xf32>
      %330 = vector.broadcast %321 : f32 to vector<4xf32>
      scf.for %331 = %293 to %features step %c7 {
        %332 = arith.addi %291, %331 : index
        %333 = vector.load %out[%332] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %334 = arith.mulf %333, %329 : vector<4xf32>
        %335 = vector.load %norm_weight[%331] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %336 = arith.mulf %334, %335 : vector<4xf32>
        %337 = arith.mulf %336, %330 : vector<4xf32>
        %338 = arith.divui %290, %tileRows : index
        %339 = arith.divui %features, %c16 : index
        %340 = arith.muli %338, %339 : index
        %341 = arith.divui %331, %c16 : index
        %342 = arith.addi %340, %341 : index
        %343 = arith.muli %342, %c3 : index
        %344 = arith.remui %331, %c16 : index
        %345 = arith.divui %344, %c20 : index
        %346 = arith.addi %343, %345 : index
        %347 = arith.muli %tileRows, %c20 : index
        %348 = arith.muli %346, %347 : index
        %349 = arith.remui %290, %tileRows : index
        %350 = arith.muli %349, %c20 : index
        %351 = arith.addi %348, %350 : index
        %352 = arith.remui %331, %c20 : index
        %353 = arith.addi %351, %352 : index
        %354 = arith.truncf %337 : vector<4xf32> to vector<4xf16>
        vector.store %354, %normed[%353] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
        %355 = arith.cmpi eq, %plainRows, %c9 : index
        scf.if %355 {
          vector.store %354, %plain[%332] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
        }
      }
    }
  }
  wave.return
}
