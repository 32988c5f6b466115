// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q8_k', waves=8, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_norm_q8_k_w8p2_m4__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 8 : index
  %fc3 = arith.constant 32 : index
  %fc4 = arith.constant 2 : index
  %fc5 = arith.constant 256 : index
  %fc6 = arith.constant 1 : index
  %fc7 = arith.constant 127 : index
  %fc8 = arith.constant dense<0> : vector<4xi32>
  %fc9 = arith.constant dense<983055> : vector<4xi32>
  %fc10 = arith.constant dense<[0, 0, 0, 0]> : vector<4xi32>
  %fc11 = arith.constant dense<4> : vector<4xi32>
  %fc12 = arith.constant dense<1677747200> : vector<4xi32>
  %fc13 = arith.constant dense<[4, 4, 4, 4]> : vector<4xi32>
  %fc14 = arith.constant dense<8> : vector<4xi32>
  %fc15 = arith.constant dense<[8, 8, 8, 8]> : vector<4xi32>
  %fc16 = arith.constant dense<12> : vector<4xi32>
  %fc17 = arith.constant dense<[12, 12, 12, 12]> : vector<4xi32>
  %fc18 = arith.constant dense<0x6480> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.addi %x1, %fc1 : index
  %f2 = arith.divui %x2, %fc2 : index
  %f3 = arith.muli %f2, %fc3 : index
  %f4 = arith.addi %f1, %f3 : index
  %f5 = arith.muli %f0, %fc4 : index
  %f6 = arith.addi %f4, %f5 : index
  %f7 = vector.load %x3[%f6] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
  %f8 = vector.bitcast %f7 : vector<2xi8> to vector<1xf16>
  %f9 = arith.divui %x4, %fc5 : index
  %f10 = arith.muli %f9, %fc3 : index
  %f11 = arith.addi %f1, %f10 : index
  %f12 = arith.muli %x2, %fc0 : index
  %f13 = arith.addi %f11, %f12 : index
  %f14 = arith.muli %f0, %fc6 : index
  %f15 = arith.addi %f13, %f14 : index
  %f16 = vector.load %x3[%f15] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
  %f17 = vector.extract %f8[0] : f16 from vector<1xf16>
  %f18 = arith.extf %f17 : f16 to f32
  %f19 = vector.extract %f16[0] : i8 from vector<1xi8>
  %f20 = arith.extsi %f19 : i8 to i32
  %f21 = arith.sitofp %f20 : i32 to f32
  %f22 = arith.mulf %f18, %f21 : f32
  %f23 = arith.truncf %f22 : f32 to f16
  %f24 = vector.broadcast %f23 : f16 to vector<16xf16>
  %f25 = arith.muli %x4, %fc6 : index
  %f26 = arith.divui %f25, %fc4 : index
  %f27 = arith.addi %f10, %f26 : index
  %f28 = arith.addi %f27, %fc7 : index
  %f29 = arith.divui %f28, %fc1 : index
  %f30 = arith.muli %f29, %fc1 : index
  %f31 = arith.addi %f1, %f30 : index
  %f32 = arith.muli %x4, %fc2 : index
  %f33 = arith.addi %f31, %f32 : index
  %f34 = arith.addi %f12, %f0 : index
  %f35 = arith.muli %f34, %fc0 : index
  %f36 = arith.addi %f33, %f35 : index
  %f37 = arith.muli %x2, %fc5 : index
  %f38 = arith.addi %f31, %f37 : index
  %f39 = arith.muli %f0, %fc0 : index
  %f40 = arith.addi %f38, %f39 : index
  %f41 = vector.load %x3[%f36] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f42 = vector.bitcast %f41 : vector<16xi8> to vector<4xi32>
  %f43 = vector.load %x3[%f40] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f44 = vector.bitcast %f43 : vector<16xi8> to vector<4xi32>
  %f45 = arith.shrui %f44, %fc8 : vector<4xi32>
  %f46 = arith.andi %f45, %fc9 : vector<4xi32>
  %f47 = arith.shrui %f42, %fc10 : vector<4xi32>
  %f48 = arith.andi %f47, %fc9 : vector<4xi32>
  %f49 = arith.shli %f48, %fc11 : vector<4xi32>
  %f50 = arith.ori %f46, %f49 : vector<4xi32>
  %f51 = arith.ori %f50, %fc12 : vector<4xi32>
  %f52 = vector.bitcast %f51 : vector<4xi32> to vector<8xf16>
  %f53 = arith.shrui %f44, %fc11 : vector<4xi32>
  %f54 = arith.andi %f53, %fc9 : vector<4xi32>
  %f55 = arith.shrui %f42, %fc13 : vector<4xi32>
  %f56 = arith.andi %f55, %fc9 : vector<4xi32>
  %f57 = arith.shli %f56, %fc11 : vector<4xi32>
  %f58 = arith.ori %f54, %f57 : vector<4xi32>
  %f59 = arith.ori %f58, %fc12 : vector<4xi32>
  %f60 = vector.bitcast %f59 : vector<4xi32> to vector<8xf16>
  %f61 = arith.shrui %f44, %fc14 : vector<4xi32>
  %f62 = arith.andi %f61, %fc9 : vector<4xi32>
  %f63 = arith.shrui %f42, %fc15 : vector<4xi32>
  %f64 = arith.andi %f63, %fc9 : vector<4xi32>
  %f65 = arith.shli %f64, %fc11 : vector<4xi32>
  %f66 = arith.ori %f62, %f65 : vector<4xi32>
  %f67 = arith.ori %f66, %fc12 : vector<4xi32>
  %f68 = vector.bitcast %f67 : vector<4xi32> to vector<8xf16>
  %f69 = arith.shrui %f44, %fc16 : vector<4xi32>
  %f70 = arith.andi %f69, %fc9 : vector<4xi32>
  %f71 = arith.shrui %f42, %fc17 : vector<4xi32>
  %f72 = arith.andi %f71, %fc9 : vector<4xi32>
  %f73 = arith.shli %f72, %fc11 : vector<4xi32>
  %f74 = arith.ori %f70, %f73 : vector<4xi32>
  %f75 = arith.ori %f74, %fc12 : vector<4xi32>
  %f76 = vector.bitcast %f75 : vector<4xi32> to vector<8xf16>
  %f77 = vector.shuffle %f52, %f60 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f78 = vector.shuffle %f68, %f76 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f79 = vector.shuffle %f77, %f78 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f80 = arith.subf %f79, %fc18 : vector<32xf16>
  %f81 = vector.shuffle %f80, %f80 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f82 = vector.shuffle %f80, %f80 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f83 = arith.mulf %f81, %f24 : vector<16xf16>
  %f84 = arith.mulf %f82, %f24 : vector<16xf16>
  func.return %f83, %f84 : vector<16xf16>, vector<16xf16>
}
func.func private @linear_norm_q8_k_w8p2_m4__gfx1100.1(%x0: index, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: index, %x9: index, %x10: i1, %x11: memref<?xf32>, %x12: memref<?xf32>) {
  %ffc0 = arith.constant 32 : index
  %ffc1 = arith.constant 0 : index
  %ffc2 = arith.constant 512 : index
  %ffc3 = arith.constant 1024 : index
  %ffc4 = arith.constant 1536 : index
  %ffc5 = arith.constant 2048 : index
  %ffc6 = arith.constant 2560 : index
  %ffc7 = arith.constant 3072 : index
  %ffc8 = arith.constant 3584 : index
  %ffc9 = arith.constant 256 : index
  %ffc10 = arith.constant 2 : index
  %ffc11 = arith.constant 16 : index
  %ffhasFactors = wave.param "hasFactors" : index
  %ffc13 = arith.constant 1 : index
  %ffoperandScale = wave.param "operandScale" : f32
  %ffc15 = arith.constant 4 : index
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
  %ff14 = arith.addi %ff3, %ffc5 : index
  %ff15 = memref.load %x1[%ff14] : memref<?xf32>
  %ff16 = arith.addf %ff13, %ff15 : f32
  %ff17 = arith.addi %ff3, %ffc6 : index
  %ff18 = memref.load %x1[%ff17] : memref<?xf32>
  %ff19 = arith.addf %ff16, %ff18 : f32
  %ff20 = arith.addi %ff3, %ffc7 : index
  %ff21 = memref.load %x1[%ff20] : memref<?xf32>
  %ff22 = arith.addf %ff19, %ff21 : f32
  %ff23 = arith.addi %ff3, %ffc8 : index
  %ff24 = memref.load %x1[%ff23] : memref<?xf32>
  %ff25 = arith.addf %ff22, %ff24 : f32
  %ff26 = arith.addi %ff2, %ffc9 : index
  %ff27 = memref.load %x1[%ff26] : memref<?xf32>
  %ff28 = arith.addi %ff26, %ffc2 : index
  %ff29 = memref.load %x1[%ff28] : memref<?xf32>
  %ff30 = arith.addf %ff27, %ff29 : f32
  %ff31 = arith.addi %ff26, %ffc3 : index
  %ff32 = memref.load %x1[%ff31] : memref<?xf32>
  %ff33 = arith.addf %ff30, %ff32 : f32
  %ff34 = arith.addi %ff26, %ffc4 : index
  %ff35 = memref.load %x1[%ff34] : memref<?xf32>
  %ff36 = arith.addf %ff33, %ff35 : f32
  %ff37 = arith.addi %ff26, %ffc5 : index
  %ff38 = memref.load %x1[%ff37] : memref<?xf32>
  %ff39 = arith.addf %ff36, %ff38 : f32
  %ff40 = arith.addi %ff26, %ffc6 : index
  %ff41 = memref.load %x1[%ff40] : memref<?xf32>
  %ff42 = arith.addf %ff39, %ff41 : f32
  %ff43 = arith.addi %ff26, %ffc7 : index
  %ff44 = memref.load %x1[%ff43] : memref<?xf32>
  %ff45 = arith.addf %ff42, %ff44 : f32
  %ff46 = arith.addi %ff26, %ffc8 : index
  %ff47 = memref.load %x1[%ff46] : memref<?xf32>
  %ff48 = arith.addf %ff45, %ff47 : f32
  %ff49 = arith.muli %x0, %ffc10 : index
  %ff50 = arith.addi %x2, %ff49 : index
  %ff51 = arith.divui %ff0, %ffc11 : index
  %ff52 = arith.addi %ff50, %ff51 : index
  %ff53 = arith.cmpi slt, %ff52, %x3 : index
  scf.if %ff53 {
    %ff54 = arith.cmpi eq, %ffhasFactors, %ffc13 : index
    %ff55 = arith.muli %ff52, %ffc10 : index
    %ff56 = memref.load %x4[%ff55] : memref<?xf32>
    %ff57 = arith.mulf %ff56, %ffoperandScale : f32
    %ff58 = arith.select %ff54, %ff57, %ffoperandScale : f32
    %ff59 = arith.remui %ff0, %ffc11 : index
    %ff60 = arith.muli %ff59, %ffc15 : index
    %ff61 = arith.addi %x5, %ff60 : index
    %ff62 = vector.load %x6[%ff61] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %ff63 = vector.bitcast %ff62 : vector<4xi8> to vector<1xf32>
    %ff64 = vector.extract %ff63[0] : f32 from vector<1xf32>
    %ff65 = arith.mulf %ff64, %ff58 : f32
    %ff66 = arith.mulf %ff25, %ff65 : f32
    %ff67 = arith.addi %x7, %ff60 : index
    %ff68 = vector.load %x6[%ff67] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %ff69 = vector.bitcast %ff68 : vector<4xi8> to vector<1xf32>
    %ff70 = vector.extract %ff69[0] : f32 from vector<1xf32>
    %ff71 = arith.mulf %ff70, %ff58 : f32
    %ff72 = arith.mulf %ff48, %ff71 : f32
    %ff73 = arith.muli %ff52, %x8 : index
    %ff74 = arith.addi %ff73, %x9 : index
    %ff75 = arith.addi %ff74, %ff59 : index
    scf.if %x10 {
      %ff76 = arith.addi %ff75, %ffc1 : index
      %ff77 = memref.load %x11[%ff76] : memref<?xf32>
      %ff78 = arith.addf %ff77, %ff66 : f32
      memref.store %ff78, %x12[%ff76] : memref<?xf32>
    } else {
      %ff79 = arith.addi %ff75, %ffc1 : index
      memref.store %ff66, %x12[%ff79] : memref<?xf32>
    }
    scf.if %x10 {
      %ff80 = arith.addi %ff75, %ffc11 : index
      %ff81 = memref.load %x11[%ff80] : memref<?xf32>
      %ff82 = arith.addf %ff81, %ff72 : f32
      memref.store %ff82, %x12[%ff80] : memref<?xf32>
    } else {
      %ff83 = arith.addi %ff75, %ffc11 : index
      memref.store %ff72, %x12[%ff83] : memref<?xf32>
    }
  }
  func.return
}
func.func private @linear_norm_q8_k_w8p2_m4__gfx1100.2(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: vector<8xf32>, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: index, %x10: index, %x11: i1, %x12: memref<?xf32>, %x13: memref<?xf32>) {
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
  %f41 = arith.muli %f1, %fc10 : index
  %f42 = arith.addi %f41, %fc1 : index
  func.call @linear_norm_q8_k_w8p2_m4__gfx1100.1(%f42, %x1, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13) : (index, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  func.return
}
wave.kernel @linear_norm_q8_k_w8p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 32 : index
  %c6 = arith.constant 127 : index
  %c7 = arith.constant 128 : index
  %c8 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c10 = arith.constant 4096 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c15 = arith.constant 8 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 3 : index
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c22 = arith.constant dense<0x00000000> : vector<4xf32>
  %c23 = arith.constant 4 : index
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c25 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c27 = arith.constant 23 : i32
  %c28 = arith.constant 141 : i32
  %c29 = arith.constant 268 : i32
  %c30 = arith.constant 14 : i32
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.divui %3, %c3 : index
  %5 = arith.divui %inputFeatures, %c4 : index
  %6 = arith.muli %5, %c5 : index
  %7 = arith.addi %6, %4 : index
  %8 = arith.addi %7, %c6 : index
  %9 = arith.divui %8, %c7 : index
  %10 = arith.muli %9, %c7 : index
  %11 = arith.addi %2, %10 : index
  %12 = arith.addi %11, %c7 : index
  %13 = arith.muli %0, %c3 : index
  %14 = arith.addi %13, %c8 : index
  %15 = arith.muli %14, %12 : index
  %16 = arith.addi %13, %c2 : index
  %17 = arith.muli %16, %12 : index
  %18 = memref.load %step[%countAt] : memref<?xi32>
  %19 = arith.index_cast %18 : i32 to index
  %20 = arith.muli %1, %c1 : index
  %21 = wave.scratch %c10 : memref<?xf32>
  %22 = arith.cmpi eq, %hasResidual, %c2 : index
  %23 = arith.muli %0, %c5 : index
  %24 = arith.cmpi slt, %20, %19 : index
  scf.if %24 {
    %25 = wave.lane
    %26 = arith.remui %25, %c1 : index
    %27 = wave.scratch %operandHalves : memref<?xf16>
    %28 = arith.divui %operandHalves, %c15 : index
    %29 = wave.wave
    %30 = arith.muli %29, %c5 : index
    %31 = arith.addi %30, %25 : index
    scf.for %32 = %31 to %28 step %c4 {
      %33 = arith.muli %32, %c15 : index
      %34 = arith.addi %c8, %33 : index
      %35 = vector.load %x[%34] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      vector.store %35, %27[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %36 = arith.remui %26, %tileRows : index
    %37 = arith.muli %36, %c15 : index
    %38 = arith.divui %inputFeatures, %c5 : index
    %39 = arith.muli %29, %stepsPerWave : index
    %40 = arith.minsi %39, %38 : index
    %41 = arith.addi %40, %stepsPerWave : index
    %42 = arith.minsi %41, %38 : index
    %43 = arith.cmpi eq, %wholeBlocks, %c2 : index
    %44 = arith.subi %42, %40 : index
    %45 = arith.divui %44, %c3 : index
    %46 = arith.muli %45, %c3 : index
    %47 = arith.addi %40, %46 : index
    %48 = arith.select %43, %41, %47 : index
    %52:2 = scf.for %49 = %40 to %48 step %c3 iter_args(%50 = %c16, %51 = %c16) -> (vector<8xf32>, vector<8xf32>) {
      %53 = arith.addi %49, %c8 : index
      %54:2 = func.call @linear_norm_q8_k_w8p2_m4__gfx1100.0(%25, %15, %53, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %55 = arith.addi %49, %c2 : index
      %56:2 = func.call @linear_norm_q8_k_w8p2_m4__gfx1100.0(%25, %15, %55, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %57:2 = func.call @linear_norm_q8_k_w8p2_m4__gfx1100.0(%25, %17, %53, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %58:2 = func.call @linear_norm_q8_k_w8p2_m4__gfx1100.0(%25, %17, %55, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %59 = arith.muli %49, %c3 : index
      %60 = arith.addi %59, %c8 : index
      %61 = arith.muli %tileRows, %c1 : index
      %62 = arith.muli %60, %61 : index
      %63 = arith.addi %37, %62 : index
      %64 = vector.load %27[%63] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %65 = arith.muli %tileRows, %c15 : index
      %66 = arith.addi %63, %65 : index
      %67 = vector.load %27[%66] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %68 = vector.shuffle %64, %67 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %69 = wave.mma %68, %54#0, %50 : vector<16xf16>, vector<8xf32>
      %70 = wave.mma %68, %57#0, %51 : vector<16xf16>, vector<8xf32>
      %71 = arith.addi %59, %c2 : index
      %72 = arith.muli %71, %61 : index
      %73 = arith.addi %37, %72 : index
      %74 = vector.load %27[%73] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %75 = arith.addi %73, %65 : index
      %76 = vector.load %27[%75] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %77 = vector.shuffle %74, %76 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %78 = wave.mma %77, %54#1, %69 : vector<16xf16>, vector<8xf32>
      %79 = wave.mma %77, %57#1, %70 : vector<16xf16>, vector<8xf32>
      %80 = arith.addi %59, %c3 : index
      %81 = arith.muli %80, %61 : index
      %82 = arith.addi %37, %81 : index
      %83 = vector.load %27[%82] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %84 = arith.addi %82, %65 : index
      %85 = vector.load %27[%84] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %86 = vector.shuffle %83, %85 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %87 = wave.mma %86, %56#0, %78 : vector<16xf16>, vector<8xf32>
      %88 = wave.mma %86, %58#0, %79 : vector<16xf16>, vector<8xf32>
      %89 = arith.addi %59, %c19 : index
      %90 = arith.muli %89, %61 : index
      %91 = arith.addi %37, %90 : index
      %92 = vector.load %27[%91] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %93 = arith.addi %91, %65 : index
      %94 = vector.load %27[%93] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %95 = vector.shuffle %92, %94 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %96 = wave.mma %95, %56#1, %87 : vector<16xf16>, vector<8xf32>
      %97 = wave.mma %95, %58#1, %88 : vector<16xf16>, vector<8xf32>
      scf.yield %96, %97 : vector<8xf32>, vector<8xf32>
    }
    %98 = arith.select %43, %48, %42 : index
    %102:2 = scf.for %99 = %48 to %98 step %c2 iter_args(%100 = %52#0, %101 = %52#1) -> (vector<8xf32>, vector<8xf32>) {
      %103 = arith.addi %99, %c8 : index
      %104:2 = func.call @linear_norm_q8_k_w8p2_m4__gfx1100.0(%25, %15, %103, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %105:2 = func.call @linear_norm_q8_k_w8p2_m4__gfx1100.0(%25, %17, %103, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %106 = arith.muli %99, %c3 : index
      %107 = arith.addi %106, %c8 : index
      %108 = arith.muli %tileRows, %c1 : index
      %109 = arith.muli %107, %108 : index
      %110 = arith.addi %37, %109 : index
      %111 = vector.load %27[%110] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %112 = arith.muli %tileRows, %c15 : index
      %113 = arith.addi %110, %112 : index
      %114 = vector.load %27[%113] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %115 = vector.shuffle %111, %114 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %116 = wave.mma %115, %104#0, %100 : vector<16xf16>, vector<8xf32>
      %117 = wave.mma %115, %105#0, %101 : vector<16xf16>, vector<8xf32>
      %118 = arith.addi %106, %c2 : index
      %119 = arith.muli %118, %108 : index
      %120 = arith.addi %37, %119 : index
      %121 = vector.load %27[%120] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %122 = arith.addi %120, %112 : index
      %123 = vector.load %27[%122] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %124 = vector.shuffle %121, %123 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %125 = wave.mma %124, %104#1, %116 : vector<16xf16>, vector<8xf32>
      %126 = wave.mma %124, %105#1, %117 : vector<16xf16>, vector<8xf32>
      scf.yield %125, %126 : vector<8xf32>, vector<8xf32>
    }
    %127 = arith.addi %20, %c8 : index
    func.call @linear_norm_q8_k_w8p2_m4__gfx1100.2(%102#0, %21, %102#1, %127, %19, %factors, %15, %w, %17, %outputFeatures, %23, %22, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  }
  %128 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %128 {
    %129 = arith.addi %20, %c1 : index
    %130 = arith.minsi %129, %19 : index
    %131 = wave.wave
    %132 = arith.addi %20, %131 : index
    scf.for %133 = %132 to %130 step %c15 {
      %134 = arith.muli %133, %features : index
      %135 = wave.lane
      %136 = arith.muli %135, %c23 : index
      %141:3 = scf.for %137 = %136 to %features step %c7 iter_args(%138 = %c22, %139 = %c22, %140 = %c22) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %142 = arith.addi %134, %137 : index
        %143 = vector.load %out[%142] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %144 = vector.load %norm_weight[%137] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %145 = arith.mulf %143, %144 : vector<4xf32>
        %146 = math.fma %143, %143, %138 : vector<4xf32>
        %147 = math.fma %145, %145, %139 : vector<4xf32>
        %148 = math.absf %145 : vector<4xf32>
        %149 = arith.maximumf %140, %148 : vector<4xf32>
        scf.yield %146, %147, %149 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %150 = wave.reduce "add" %141#0 : vector<4xf32>
      %151 = arith.mulf %150, %inverseFeatures : f32
      %152 = arith.addf %151, %epsilon : f32
      %153 = math.sqrt %152 : f32
      %154 = arith.divf %c25, %153 : f32
      %155 = wave.reduce "max" %141#2 : vector<4xf32>
      %156 = arith.mulf %155, %154 : f32
      %157 = arith.bitcast %156 : f32 to i32
      %158 = arith.shrui %157, %c27 : i32
      %159 = arith.maxsi %158, %c28 : i32
      %160 = arith.subi %c29, %159 : i32
      %161 = arith.shli %160, %c27 : i32
      %162 = arith.subi %159, %c30 : i32
      %163 = arith.shli %162, %c27 : i32
      %164 = arith.bitcast %161 : i32 to f32
      %165 = arith.bitcast %163 : i32 to f32
      %166 = wave.reduce "add" %141#1 : vector<4xf32>
      %167 = arith.mulf %166, %154 : f32
      %168 = arith.mulf %167, %154 : f32
      %169 = arith.cmpi eq, %135, %c8 : index
      scf.if %169 {
        %170 = arith.muli %133, %c3 : index
        memref.store %165, %normed_factors[%170] : memref<?xf32>
        %171 = arith.addi %170, %c2 : index
        memref.store %168, %normed_factors[%171] : memref<?xf32>
      }
      %172 = vector.broadcast %154 : f32 to vector<4xf32>
      %173 = vector.broadcast %164 : f32 to vector<4xf32>
      scf.for %174 = %136 to %features step %c7 {
        %175 = arith.addi %134, %174 : index
        %176 = vector.load %out[%175] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %177 = arith.mulf %176, %172 : vector<4xf32>
        %178 = vector.load %norm_weight[%174] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %179 = arith.mulf %177, %178 : vector<4xf32>
        %180 = arith.mulf %179, %173 : vector<4xf32>
        %181 = arith.divui %133, %tileRows : index
        %182 = arith.divui %features, %c1 : index
        %183 = arith.muli %181, %182 : index
        %184 = arith.divui %174, %c1 : index
        %185 = arith.addi %183, %184 : index
        %186 = arith.muli %185, %c3 : index
        %187 = arith.remui %174, %c1 : index
        %188 = arith.divui %187, %c15 : index
        %189 = arith.addi %186, %188 : index
        %190 = arith.muli %tileRows, %c15 : index
        %191 = arith.muli %189, %190 : index
        %192 = arith.remui %133, %tileRows : index
        %193 = arith.muli %192, %c15 : index
        %194 = arith.addi %191, %193 : index
        %195 = arith.remui %174, %c15 : index
        %196 = arith.addi %194, %195 : index
        %197 = arith.truncf %180 : vector<4xf32> to vector<4xf16>
        vector.store %197, %normed[%196] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
