// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q5_1', waves=4, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_norm_q5_1_w4p2_m16__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @linear_norm_q5_1_w4p2_m16__gfx1100.1(%x0: index, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: index, %x9: index, %x10: i1, %x11: memref<?xf32>, %x12: memref<?xf32>) {
  %ffc0 = arith.constant 32 : index
  %ffc1 = arith.constant 0 : index
  %ffc2 = arith.constant 512 : index
  %ffc3 = arith.constant 1024 : index
  %ffc4 = arith.constant 1536 : index
  %ffc5 = arith.constant 256 : index
  %ffc6 = arith.constant 2 : index
  %ffc7 = arith.constant 16 : index
  %ffhasFactors = wave.param "hasFactors" : index
  %ffc9 = arith.constant 1 : index
  %ffoperandScale = wave.param "operandScale" : f32
  %ffc11 = arith.constant 4 : index
  %ff0 = wave.lane
  %ff1 = arith.muli %x0, %ffc0 : index
  %ff2 = arith.addi %ff1, %ff0 : index
  %ff3 = arith.addi %ff2, %ffc1 : index
  %ff4 = memref.load %x1[%ff3] : memref<?xf32>
  %ff5 = arith.addi %ff3, %ffc2 : index
  %ff6 = memref.load %x1[%ff5] : memref<?xf32>
  %ff7 = arith.addf %ff4, %ff6 : f32
  %ff8 = arith.addi %ff3, %ffc3 : index
  %ff9 = memref.load %x1[%ff8] : memref<?xf32>
  %ff10 = arith.addf %ff7, %ff9 : f32
  %ff11 = arith.addi %ff3, %ffc4 : index
  %ff12 = memref.load %x1[%ff11] : memref<?xf32>
  %ff13 = arith.addf %ff10, %ff12 : f32
  %ff14 = arith.addi %ff2, %ffc5 : index
  %ff15 = memref.load %x1[%ff14] : memref<?xf32>
  %ff16 = arith.addi %ff14, %ffc2 : index
  %ff17 = memref.load %x1[%ff16] : memref<?xf32>
  %ff18 = arith.addf %ff15, %ff17 : f32
  %ff19 = arith.addi %ff14, %ffc3 : index
  %ff20 = memref.load %x1[%ff19] : memref<?xf32>
  %ff21 = arith.addf %ff18, %ff20 : f32
  %ff22 = arith.addi %ff14, %ffc4 : index
  %ff23 = memref.load %x1[%ff22] : memref<?xf32>
  %ff24 = arith.addf %ff21, %ff23 : f32
  %ff25 = arith.muli %x0, %ffc6 : index
  %ff26 = arith.addi %x2, %ff25 : index
  %ff27 = arith.divui %ff0, %ffc7 : index
  %ff28 = arith.addi %ff26, %ff27 : index
  %ff29 = arith.cmpi slt, %ff28, %x3 : index
  scf.if %ff29 {
    %ff30 = arith.cmpi eq, %ffhasFactors, %ffc9 : index
    %ff31 = arith.muli %ff28, %ffc6 : index
    %ff32 = memref.load %x4[%ff31] : memref<?xf32>
    %ff33 = arith.mulf %ff32, %ffoperandScale : f32
    %ff34 = arith.select %ff30, %ff33, %ffoperandScale : f32
    %ff35 = arith.remui %ff0, %ffc7 : index
    %ff36 = arith.muli %ff35, %ffc11 : index
    %ff37 = arith.addi %x5, %ff36 : index
    %ff38 = vector.load %x6[%ff37] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %ff39 = vector.bitcast %ff38 : vector<4xi8> to vector<1xf32>
    %ff40 = vector.extract %ff39[0] : f32 from vector<1xf32>
    %ff41 = arith.mulf %ff40, %ff34 : f32
    %ff42 = arith.mulf %ff13, %ff41 : f32
    %ff43 = arith.addi %x7, %ff36 : index
    %ff44 = vector.load %x6[%ff43] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %ff45 = vector.bitcast %ff44 : vector<4xi8> to vector<1xf32>
    %ff46 = vector.extract %ff45[0] : f32 from vector<1xf32>
    %ff47 = arith.mulf %ff46, %ff34 : f32
    %ff48 = arith.mulf %ff24, %ff47 : f32
    %ff49 = arith.muli %ff28, %x8 : index
    %ff50 = arith.addi %ff49, %x9 : index
    %ff51 = arith.addi %ff50, %ff35 : index
    scf.if %x10 {
      %ff52 = arith.addi %ff51, %ffc1 : index
      %ff53 = memref.load %x11[%ff52] : memref<?xf32>
      %ff54 = arith.addf %ff53, %ff42 : f32
      memref.store %ff54, %x12[%ff52] : memref<?xf32>
    } else {
      %ff55 = arith.addi %ff51, %ffc1 : index
      memref.store %ff42, %x12[%ff55] : memref<?xf32>
    }
    scf.if %x10 {
      %ff56 = arith.addi %ff51, %ffc7 : index
      %ff57 = memref.load %x11[%ff56] : memref<?xf32>
      %ff58 = arith.addf %ff57, %ff48 : f32
      memref.store %ff58, %x12[%ff56] : memref<?xf32>
    } else {
      %ff59 = arith.addi %ff51, %ffc7 : index
      memref.store %ff48, %x12[%ff59] : memref<?xf32>
    }
  }
  func.return
}
func.func private @linear_norm_q5_1_w4p2_m16__gfx1100.2(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: vector<8xf32>, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: index, %x10: index, %x11: i1, %x12: memref<?xf32>, %x13: memref<?xf32>) {
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
  %f0 = wave.lane
  %f1 = wave.wave
  %f2 = arith.muli %f1, %fc0 : index
  %f3 = arith.addi %f2, %fc1 : index
  %f4 = arith.muli %f3, %fc2 : index
  %f5 = arith.addi %f4, %f0 : index
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
  %f22 = arith.addi %f2, %fc10 : index
  %f23 = arith.muli %f22, %fc2 : index
  %f24 = arith.addi %f23, %f0 : index
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
  func.call @linear_norm_q5_1_w4p2_m16__gfx1100.1(%f3, %x1, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13) : (index, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  func.call @linear_norm_q5_1_w4p2_m16__gfx1100.1(%f22, %x1, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13) : (index, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  func.return
}
wave.kernel @linear_norm_q5_1_w4p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 16 : index
  %c9 = arith.constant 2048 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 3 : index
  %arrivals = wave.param "arrivals" : index
  %c19 = arith.constant 4 : index
  %features = wave.param "features" : index
  %c21 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c23 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c25 = arith.constant 23 : i32
  %c26 = arith.constant 141 : i32
  %c27 = arith.constant 268 : i32
  %c28 = arith.constant 14 : i32
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.addi %3, %c3 : index
  %5 = arith.divui %4, %c4 : index
  %6 = arith.muli %5, %c4 : index
  %7 = arith.addi %2, %6 : index
  %8 = arith.addi %7, %c4 : index
  %9 = arith.addi %8, %3 : index
  %10 = arith.muli %0, %c2 : index
  %11 = arith.addi %10, %c5 : index
  %12 = arith.muli %11, %9 : index
  %13 = arith.addi %10, %c6 : index
  %14 = arith.muli %13, %9 : index
  %15 = memref.load %step[%countAt] : memref<?xi32>
  %16 = arith.index_cast %15 : i32 to index
  %17 = arith.muli %1, %c8 : index
  %18 = wave.scratch %c9 : memref<?xf32>
  %19 = arith.cmpi eq, %hasResidual, %c6 : index
  %20 = arith.muli %0, %c12 : index
  %21 = arith.cmpi slt, %17, %16 : index
  scf.if %21 {
    %22 = wave.lane
    %23 = arith.remui %22, %c8 : index
    %24 = arith.remui %23, %tileRows : index
    %25 = arith.addi %17, %24 : index
    %26 = arith.divui %25, %tileRows : index
    %27 = arith.divui %inputFeatures, %c8 : index
    %28 = arith.muli %26, %27 : index
    %29 = arith.divui %c5, %c8 : index
    %30 = arith.addi %28, %29 : index
    %31 = arith.muli %30, %c2 : index
    %32 = arith.remui %c5, %c8 : index
    %33 = arith.divui %32, %c1 : index
    %34 = arith.addi %31, %33 : index
    %35 = arith.muli %tileRows, %c1 : index
    %36 = arith.muli %34, %35 : index
    %37 = arith.remui %25, %tileRows : index
    %38 = arith.muli %37, %c1 : index
    %39 = arith.addi %36, %38 : index
    %40 = arith.remui %c5, %c1 : index
    %41 = arith.addi %39, %40 : index
    %42 = wave.wave
    %43 = arith.divui %inputFeatures, %c12 : index
    %44 = arith.muli %42, %stepsPerWave : index
    %45 = arith.minsi %44, %43 : index
    %46 = arith.addi %45, %stepsPerWave : index
    %47 = arith.minsi %46, %43 : index
    %48 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %49 = arith.subi %47, %45 : index
    %50 = arith.divui %49, %c2 : index
    %51 = arith.muli %50, %c2 : index
    %52 = arith.addi %45, %51 : index
    %53 = arith.select %48, %46, %52 : index
    %57:2 = scf.for %54 = %45 to %53 step %c2 iter_args(%55 = %c14, %56 = %c14) -> (vector<8xf32>, vector<8xf32>) {
      %58 = arith.addi %54, %c5 : index
      %59:2 = func.call @linear_norm_q5_1_w4p2_m16__gfx1100.0(%22, %12, %58, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %60 = arith.addi %54, %c6 : index
      %61:2 = func.call @linear_norm_q5_1_w4p2_m16__gfx1100.0(%22, %12, %60, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %62:2 = func.call @linear_norm_q5_1_w4p2_m16__gfx1100.0(%22, %14, %58, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %63:2 = func.call @linear_norm_q5_1_w4p2_m16__gfx1100.0(%22, %14, %60, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %64 = arith.muli %54, %c2 : index
      %65 = arith.addi %64, %c5 : index
      %66 = arith.muli %tileRows, %c8 : index
      %67 = arith.muli %65, %66 : index
      %68 = arith.addi %41, %67 : index
      %69 = vector.load %x[%68] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %70 = arith.addi %68, %35 : index
      %71 = vector.load %x[%70] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %72 = vector.shuffle %69, %71 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %73 = wave.mma %72, %59#0, %55 : vector<16xf16>, vector<8xf32>
      %74 = wave.mma %72, %62#0, %56 : vector<16xf16>, vector<8xf32>
      %75 = arith.addi %64, %c6 : index
      %76 = arith.muli %75, %66 : index
      %77 = arith.addi %41, %76 : index
      %78 = vector.load %x[%77] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %79 = arith.addi %77, %35 : index
      %80 = vector.load %x[%79] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %81 = vector.shuffle %78, %80 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %82 = wave.mma %81, %59#1, %73 : vector<16xf16>, vector<8xf32>
      %83 = wave.mma %81, %62#1, %74 : vector<16xf16>, vector<8xf32>
      %84 = arith.addi %64, %c2 : index
      %85 = arith.muli %84, %66 : index
      %86 = arith.addi %41, %85 : index
      %87 = vector.load %x[%86] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %88 = arith.addi %86, %35 : index
      %89 = vector.load %x[%88] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %90 = vector.shuffle %87, %89 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %91 = wave.mma %90, %61#0, %82 : vector<16xf16>, vector<8xf32>
      %92 = wave.mma %90, %63#0, %83 : vector<16xf16>, vector<8xf32>
      %93 = arith.addi %64, %c17 : index
      %94 = arith.muli %93, %66 : index
      %95 = arith.addi %41, %94 : index
      %96 = vector.load %x[%95] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %97 = arith.addi %95, %35 : index
      %98 = vector.load %x[%97] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %99 = vector.shuffle %96, %98 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %100 = wave.mma %99, %61#1, %91 : vector<16xf16>, vector<8xf32>
      %101 = wave.mma %99, %63#1, %92 : vector<16xf16>, vector<8xf32>
      scf.yield %100, %101 : vector<8xf32>, vector<8xf32>
    }
    %102 = arith.select %48, %53, %47 : index
    %106:2 = scf.for %103 = %53 to %102 step %c6 iter_args(%104 = %57#0, %105 = %57#1) -> (vector<8xf32>, vector<8xf32>) {
      %107 = arith.addi %103, %c5 : index
      %108:2 = func.call @linear_norm_q5_1_w4p2_m16__gfx1100.0(%22, %12, %107, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %109:2 = func.call @linear_norm_q5_1_w4p2_m16__gfx1100.0(%22, %14, %107, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %110 = arith.muli %103, %c2 : index
      %111 = arith.addi %110, %c5 : index
      %112 = arith.muli %tileRows, %c8 : index
      %113 = arith.muli %111, %112 : index
      %114 = arith.addi %41, %113 : index
      %115 = vector.load %x[%114] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %116 = arith.addi %114, %35 : index
      %117 = vector.load %x[%116] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %118 = vector.shuffle %115, %117 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %119 = wave.mma %118, %108#0, %104 : vector<16xf16>, vector<8xf32>
      %120 = wave.mma %118, %109#0, %105 : vector<16xf16>, vector<8xf32>
      %121 = arith.addi %110, %c6 : index
      %122 = arith.muli %121, %112 : index
      %123 = arith.addi %41, %122 : index
      %124 = vector.load %x[%123] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %125 = arith.addi %123, %35 : index
      %126 = vector.load %x[%125] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %127 = vector.shuffle %124, %126 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %128 = wave.mma %127, %108#1, %119 : vector<16xf16>, vector<8xf32>
      %129 = wave.mma %127, %109#1, %120 : vector<16xf16>, vector<8xf32>
      scf.yield %128, %129 : vector<8xf32>, vector<8xf32>
    }
    %130 = arith.addi %17, %c5 : index
    func.call @linear_norm_q5_1_w4p2_m16__gfx1100.2(%106#0, %18, %106#1, %130, %16, %factors, %12, %w, %14, %outputFeatures, %20, %19, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  }
  %131 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %131 {
    %132 = arith.addi %17, %c8 : index
    %133 = arith.minsi %132, %16 : index
    %134 = wave.wave
    %135 = arith.addi %17, %134 : index
    scf.for %136 = %135 to %133 step %c19 {
      %137 = arith.muli %136, %features : index
      %138 = wave.lane
      %139 = arith.muli %138, %c19 : index
      %144:3 = scf.for %140 = %139 to %features step %c4 iter_args(%141 = %c21, %142 = %c21, %143 = %c21) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %145 = arith.addi %137, %140 : index
        %146 = vector.load %out[%145] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %147 = vector.load %norm_weight[%140] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %148 = arith.mulf %146, %147 : vector<4xf32>
        %149 = math.fma %146, %146, %141 : vector<4xf32>
        %150 = math.fma %148, %148, %142 : vector<4xf32>
        %151 = math.absf %148 : vector<4xf32>
        %152 = arith.maximumf %143, %151 : vector<4xf32>
        scf.yield %149, %150, %152 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %153 = wave.reduce "add" %144#0 : vector<4xf32>
      %154 = arith.mulf %153, %inverseFeatures : f32
      %155 = arith.addf %154, %epsilon : f32
      %156 = math.sqrt %155 : f32
      %157 = arith.divf %c23, %156 : f32
      %158 = wave.reduce "max" %144#2 : vector<4xf32>
      %159 = arith.mulf %158, %157 : f32
      %160 = arith.bitcast %159 : f32 to i32
      %161 = arith.shrui %160, %c25 : i32
      %162 = arith.maxsi %161, %c26 : i32
      %163 = arith.subi %c27, %162 : i32
      %164 = arith.shli %163, %c25 : i32
      %165 = arith.subi %162, %c28 : i32
      %166 = arith.shli %165, %c25 : i32
      %167 = arith.bitcast %164 : i32 to f32
      %168 = arith.bitcast %166 : i32 to f32
      %169 = wave.reduce "add" %144#1 : vector<4xf32>
      %170 = arith.mulf %169, %157 : f32
      %171 = arith.mulf %170, %157 : f32
      %172 = arith.cmpi eq, %138, %c5 : index
      scf.if %172 {
        %173 = arith.muli %136, %c2 : index
        memref.store %168, %normed_factors[%173] : memref<?xf32>
        %174 = arith.addi %173, %c6 : index
        memref.store %171, %normed_factors[%174] : memref<?xf32>
      }
      %175 = vector.broadcast %157 : f32 to vector<4xf32>
      %176 = vector.broadcast %167 : f32 to vector<4xf32>
      scf.for %177 = %139 to %features step %c4 {
        %178 = arith.addi %137, %177 : index
        %179 = vector.load %out[%178] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %180 = arith.mulf %179, %175 : vector<4xf32>
        %181 = vector.load %norm_weight[%177] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %182 = arith.mulf %180, %181 : vector<4xf32>
        %183 = arith.mulf %182, %176 : vector<4xf32>
        %184 = arith.divui %136, %tileRows : index
        %185 = arith.divui %features, %c8 : index
        %186 = arith.muli %184, %185 : index
        %187 = arith.divui %177, %c8 : index
        %188 = arith.addi %186, %187 : index
        %189 = arith.muli %188, %c2 : index
        %190 = arith.remui %177, %c8 : index
        %191 = arith.divui %190, %c1 : index
        %192 = arith.addi %189, %191 : index
        %193 = arith.muli %tileRows, %c1 : index
        %194 = arith.muli %192, %193 : index
        %195 = arith.remui %136, %tileRows : index
        %196 = arith.muli %195, %c1 : index
        %197 = arith.addi %194, %196 : index
        %198 = arith.remui %177, %c1 : index
        %199 = arith.addi %197, %198 : index
        %200 = arith.truncf %183 : vector<4xf32> to vector<4xf16>
        vector.store %200, %normed[%199] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
