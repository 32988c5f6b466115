// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q4_k', panels=2)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_norm_q4_k_p2__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
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
  %fc13 = arith.constant dense<1677747200> : vector<4xi32>
  %fc14 = arith.constant dense<4> : vector<4xi32>
  %fc15 = arith.constant dense<8> : vector<4xi32>
  %fc16 = arith.constant dense<12> : vector<4xi32>
  %fc17 = arith.constant dense<0x6400> : vector<32xf16>
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
  %f49 = arith.muli %f48, %fc6 : index
  %f50 = arith.addi %f46, %f49 : index
  %f51 = arith.muli %x1, %fc7 : index
  %f52 = arith.addi %f44, %f51 : index
  %f53 = arith.muli %f0, %fc0 : index
  %f54 = arith.addi %f52, %f53 : index
  %f55 = vector.load %x5[%f54] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f56 = vector.bitcast %f55 : vector<16xi8> to vector<4xi32>
  %f57 = arith.shrui %f56, %fc11 : vector<4xi32>
  %f58 = arith.andi %f57, %fc12 : vector<4xi32>
  %f59 = arith.ori %f58, %fc13 : vector<4xi32>
  %f60 = vector.bitcast %f59 : vector<4xi32> to vector<8xf16>
  %f61 = arith.shrui %f56, %fc14 : vector<4xi32>
  %f62 = arith.andi %f61, %fc12 : vector<4xi32>
  %f63 = arith.ori %f62, %fc13 : vector<4xi32>
  %f64 = vector.bitcast %f63 : vector<4xi32> to vector<8xf16>
  %f65 = arith.shrui %f56, %fc15 : vector<4xi32>
  %f66 = arith.andi %f65, %fc12 : vector<4xi32>
  %f67 = arith.ori %f66, %fc13 : vector<4xi32>
  %f68 = vector.bitcast %f67 : vector<4xi32> to vector<8xf16>
  %f69 = arith.shrui %f56, %fc16 : vector<4xi32>
  %f70 = arith.andi %f69, %fc12 : vector<4xi32>
  %f71 = arith.ori %f70, %fc13 : vector<4xi32>
  %f72 = vector.bitcast %f71 : vector<4xi32> to vector<8xf16>
  %f73 = vector.shuffle %f60, %f64 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f74 = vector.shuffle %f68, %f72 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f75 = vector.shuffle %f73, %f74 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f76 = arith.subf %f75, %fc17 : vector<32xf16>
  %f77 = vector.shuffle %f76, %f76 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f78 = vector.shuffle %f76, %f76 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f79 = math.fma %f77, %f31, %f39 : vector<16xf16>
  %f80 = math.fma %f78, %f31, %f39 : vector<16xf16>
  func.return %f79, %f80 : vector<16xf16>, vector<16xf16>
}
func.func private @linear_norm_q4_k_p2__gfx1100.1(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: vector<8xf32>, %x3: index, %x4: index, %x5: index, %x6: memref<?xf32>, %x7: index, %x8: memref<?xi8>, %x9: index, %x10: index, %x11: index, %x12: i1, %x13: memref<?xf32>, %x14: memref<?xf32>) {
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
wave.kernel @linear_norm_q4_k_p2__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>, %plain: memref<?xf16>) {
  %waves = wave.param "waves" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 8 : index
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
      %47 = arith.divui %operandHalves, %c2 : index
      %48 = wave.wave
      %49 = arith.muli %48, %c14 : index
      %50 = arith.addi %49, %44 : index
      %51 = arith.muli %waves, %c14 : index
      scf.for %52 = %50 to %47 step %51 {
        %53 = arith.muli %52, %c2 : index
        %54 = arith.addi %c8, %53 : index
        %55 = vector.load %x[%54] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %55, %46[%54] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %56 = arith.remui %45, %tileRows : index
      %57 = arith.muli %56, %c2 : index
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
      %74:2 = scf.for %71 = %62 to %70 step %c7 iter_args(%72 = %c20, %73 = %c20) -> (vector<8xf32>, vector<8xf32>) {
        %75 = arith.addi %71, %c8 : index
        %76:2 = func.call @linear_norm_q4_k_p2__gfx1100.0(%44, %75, %13, %58, %26, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %77 = arith.addi %71, %c9 : index
        %78:2 = func.call @linear_norm_q4_k_p2__gfx1100.0(%44, %77, %13, %58, %26, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %79:2 = func.call @linear_norm_q4_k_p2__gfx1100.0(%44, %75, %15, %59, %26, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %80:2 = func.call @linear_norm_q4_k_p2__gfx1100.0(%44, %77, %15, %59, %26, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %81 = arith.muli %71, %c7 : index
        %82 = arith.addi %81, %c8 : index
        %83 = arith.muli %tileRows, %c16 : index
        %84 = arith.muli %82, %83 : index
        %85 = arith.addi %57, %84 : index
        %86 = vector.load %46[%85] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %87 = arith.muli %tileRows, %c2 : index
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
        %111 = arith.addi %81, %c23 : index
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
        %126:2 = func.call @linear_norm_q4_k_p2__gfx1100.0(%44, %125, %13, %58, %26, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %127:2 = func.call @linear_norm_q4_k_p2__gfx1100.0(%44, %125, %15, %59, %26, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %128 = arith.muli %121, %c7 : index
        %129 = arith.addi %128, %c8 : index
        %130 = arith.muli %tileRows, %c16 : index
        %131 = arith.muli %129, %130 : index
        %132 = arith.addi %57, %131 : index
        %133 = vector.load %46[%132] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %134 = arith.muli %tileRows, %c2 : index
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
      func.call @linear_norm_q4_k_p2__gfx1100.1(%124#0, %19, %124#1, %waves, %149, %17, %factors, %13, %w, %15, %outputFeatures, %21, %20, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
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
      %183 = arith.divui %182, %c2 : index
      %184 = arith.addi %181, %183 : index
      %185 = arith.muli %tileRows, %c2 : index
      %186 = arith.muli %184, %185 : index
      %187 = arith.remui %175, %tileRows : index
      %188 = arith.muli %187, %c2 : index
      %189 = arith.addi %186, %188 : index
      %190 = arith.remui %c8, %c2 : index
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
      %209:2 = scf.for %206 = %197 to %205 step %c7 iter_args(%207 = %c20, %208 = %c20) -> (vector<8xf32>, vector<8xf32>) {
        %210 = arith.addi %206, %c8 : index
        %211:2 = func.call @linear_norm_q4_k_p2__gfx1100.0(%172, %210, %13, %192, %154, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %212 = arith.addi %206, %c9 : index
        %213:2 = func.call @linear_norm_q4_k_p2__gfx1100.0(%172, %212, %13, %192, %154, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %214:2 = func.call @linear_norm_q4_k_p2__gfx1100.0(%172, %210, %15, %193, %154, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %215:2 = func.call @linear_norm_q4_k_p2__gfx1100.0(%172, %212, %15, %193, %154, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
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
        %245 = arith.addi %216, %c23 : index
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
        %260:2 = func.call @linear_norm_q4_k_p2__gfx1100.0(%172, %259, %13, %192, %154, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %261:2 = func.call @linear_norm_q4_k_p2__gfx1100.0(%172, %259, %15, %193, %154, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
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
      func.call @linear_norm_q4_k_p2__gfx1100.1(%258#0, %19, %258#1, %waves, %282, %17, %factors, %13, %w, %15, %outputFeatures, %21, %20, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %283 = arith.muli %1, %c16 : index
  %284 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %284 {
    %285 = arith.addi %283, %c16 : index
    %286 = arith.minsi %285, %17 : index
    %287 = wave.wave
    %288 = arith.addi %283, %287 : index
    scf.for %289 = %288 to %286 step %waves {
      %290 = arith.muli %289, %features : index
      %291 = wave.lane
      %292 = arith.muli %291, %c27 : index
      %297:3 = scf.for %293 = %292 to %features step %c6 iter_args(%294 = %c26, %295 = %c26, %296 = %c26) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %298 = arith.addi %290, %293 : index
        %299 = vector.load %out[%298] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %300 = vector.load %norm_weight[%293] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %301 = arith.mulf %299, %300 : vector<4xf32>
        %302 = math.fma %299, %299, %294 : vector<4xf32>
        %303 = math.fma %301, %301, %295 : vector<4xf32>
        %304 = math.absf %301 : vector<4xf32>
        %305 = arith.maximumf %296, %304 : vector<4xf32>
        scf.yield %302, %303, %305 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %306 = wave.reduce "add" %297#0 : vector<4xf32>
      %307 = arith.mulf %306, %inverseFeatures : f32
      %308 = arith.addf %307, %epsilon : f32
      %309 = math.sqrt %308 : f32
      %310 = arith.divf %c29, %309 : f32
      %311 = wave.reduce "max" %297#2 : vector<4xf32>
      %312 = arith.mulf %311, %310 : f32
      %313 = arith.bitcast %312 : f32 to i32
      %314 = arith.shrui %313, %c31 : i32
      %315 = arith.maxsi %314, %c32 : i32
      %316 = arith.subi %c33, %315 : i32
      %317 = arith.shli %316, %c31 : i32
      %318 = arith.subi %315, %c34 : i32
      %319 = arith.shli %318, %c31 : i32
      %320 = arith.bitcast %317 : i32 to f32
      %321 = arith.bitcast %319 : i32 to f32
      %322 = wave.reduce "add" %297#1 : vector<4xf32>
      %323 = arith.mulf %322, %310 : f32
      %324 = arith.mulf %323, %310 : f32
      %325 = arith.cmpi eq, %291, %c8 : index
      scf.if %325 {
        %326 = arith.muli %289, %c7 : index
        memref.store %321, %normed_factors[%326] : memref<?xf32>
        %327 = arith.addi %326, %c9 : index
        memref.store %324, %normed_factors[%327] : memref<?xf32>
      }
      %328 = vector.broadcast %310 : f32 to vector<4xf32>
      %329 = vector.broadcast %320 : f32 to vector<4xf32>
      scf.for %330 = %292 to %features step %c6 {
        %331 = arith.addi %290, %330 : index
        %332 = vector.load %out[%331] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %333 = arith.mulf %332, %328 : vector<4xf32>
        %334 = vector.load %norm_weight[%330] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %335 = arith.mulf %333, %334 : vector<4xf32>
        %336 = arith.mulf %335, %329 : vector<4xf32>
        %337 = arith.divui %289, %tileRows : index
        %338 = arith.divui %features, %c16 : index
        %339 = arith.muli %337, %338 : index
        %340 = arith.divui %330, %c16 : index
        %341 = arith.addi %339, %340 : index
        %342 = arith.muli %341, %c7 : index
        %343 = arith.remui %330, %c16 : index
        %344 = arith.divui %343, %c2 : index
        %345 = arith.addi %342, %344 : index
        %346 = arith.muli %tileRows, %c2 : index
        %347 = arith.muli %345, %346 : index
        %348 = arith.remui %289, %tileRows : index
        %349 = arith.muli %348, %c2 : index
        %350 = arith.addi %347, %349 : index
        %351 = arith.remui %330, %c2 : index
        %352 = arith.addi %350, %351 : index
        %353 = arith.truncf %336 : vector<4xf32> to vector<4xf16>
        vector.store %353, %normed[%352] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
        %354 = arith.cmpi eq, %plainRows, %c9 : index
        scf.if %354 {
          vector.store %353, %plain[%331] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
        }
      }
    }
  }
  wave.return
}
