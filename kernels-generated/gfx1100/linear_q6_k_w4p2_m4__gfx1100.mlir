// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q6_k', waves=4, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q6_k_w4p2_m4__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 8 : index
  %fc3 = arith.constant 32 : index
  %fc4 = arith.constant 2 : index
  %fc5 = arith.constant 256 : index
  %fc6 = arith.constant 127 : index
  %fc7 = arith.constant dense<0> : vector<4xi32>
  %fc8 = arith.constant dense<983055> : vector<4xi32>
  %fc9 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %fc10 = arith.constant dense<196611> : vector<4xi32>
  %fc11 = arith.constant dense<4> : vector<4xi32>
  %fc12 = arith.constant dense<1677747200> : vector<4xi32>
  %fc13 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %fc14 = arith.constant dense<8> : vector<4xi32>
  %fc15 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %fc16 = arith.constant dense<12> : vector<4xi32>
  %fc17 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %fc18 = arith.constant dense<0x6420> : vector<32xf16>
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
  %f12 = arith.muli %x2, %fc3 : index
  %f13 = arith.addi %f11, %f12 : index
  %f14 = arith.addi %f13, %f5 : index
  %f15 = vector.load %x3[%f14] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
  %f16 = vector.extract %f8[0] : f16 from vector<1xf16>
  %f17 = arith.extf %f16 : f16 to f32
  %f18 = vector.extract %f15[0] : i8 from vector<2xi8>
  %f19 = arith.extsi %f18 : i8 to i32
  %f20 = arith.sitofp %f19 : i32 to f32
  %f21 = arith.mulf %f17, %f20 : f32
  %f22 = arith.truncf %f21 : f32 to f16
  %f23 = vector.broadcast %f22 : f16 to vector<16xf16>
  %f24 = vector.extract %f15[1] : i8 from vector<2xi8>
  %f25 = arith.extsi %f24 : i8 to i32
  %f26 = arith.sitofp %f25 : i32 to f32
  %f27 = arith.mulf %f17, %f26 : f32
  %f28 = arith.truncf %f27 : f32 to f16
  %f29 = vector.broadcast %f28 : f16 to vector<16xf16>
  %f30 = arith.addi %f10, %x4 : index
  %f31 = arith.addi %f30, %fc6 : index
  %f32 = arith.divui %f31, %fc1 : index
  %f33 = arith.muli %f32, %fc1 : index
  %f34 = arith.addi %f1, %f33 : index
  %f35 = arith.muli %x4, %fc2 : index
  %f36 = arith.addi %f34, %f35 : index
  %f37 = arith.muli %x2, %fc0 : index
  %f38 = arith.addi %f37, %f0 : index
  %f39 = arith.muli %f38, %fc2 : index
  %f40 = arith.addi %f36, %f39 : index
  %f41 = arith.muli %x2, %fc5 : index
  %f42 = arith.addi %f34, %f41 : index
  %f43 = arith.muli %f0, %fc0 : index
  %f44 = arith.addi %f42, %f43 : index
  %f45 = vector.load %x3[%f40] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
  %f46 = vector.bitcast %f45 : vector<8xi8> to vector<2xi32>
  %f47 = vector.shuffle %f46, %f46 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
  %f48 = vector.load %x3[%f44] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f49 = vector.bitcast %f48 : vector<16xi8> to vector<4xi32>
  %f50 = arith.shrui %f49, %fc7 : vector<4xi32>
  %f51 = arith.andi %f50, %fc8 : vector<4xi32>
  %f52 = arith.shrui %f47, %fc9 : vector<4xi32>
  %f53 = arith.andi %f52, %fc10 : vector<4xi32>
  %f54 = arith.shli %f53, %fc11 : vector<4xi32>
  %f55 = arith.ori %f51, %f54 : vector<4xi32>
  %f56 = arith.ori %f55, %fc12 : vector<4xi32>
  %f57 = vector.bitcast %f56 : vector<4xi32> to vector<8xf16>
  %f58 = arith.shrui %f49, %fc11 : vector<4xi32>
  %f59 = arith.andi %f58, %fc8 : vector<4xi32>
  %f60 = arith.shrui %f47, %fc13 : vector<4xi32>
  %f61 = arith.andi %f60, %fc10 : vector<4xi32>
  %f62 = arith.shli %f61, %fc11 : vector<4xi32>
  %f63 = arith.ori %f59, %f62 : vector<4xi32>
  %f64 = arith.ori %f63, %fc12 : vector<4xi32>
  %f65 = vector.bitcast %f64 : vector<4xi32> to vector<8xf16>
  %f66 = arith.shrui %f49, %fc14 : vector<4xi32>
  %f67 = arith.andi %f66, %fc8 : vector<4xi32>
  %f68 = arith.shrui %f47, %fc15 : vector<4xi32>
  %f69 = arith.andi %f68, %fc10 : vector<4xi32>
  %f70 = arith.shli %f69, %fc11 : vector<4xi32>
  %f71 = arith.ori %f67, %f70 : vector<4xi32>
  %f72 = arith.ori %f71, %fc12 : vector<4xi32>
  %f73 = vector.bitcast %f72 : vector<4xi32> to vector<8xf16>
  %f74 = arith.shrui %f49, %fc16 : vector<4xi32>
  %f75 = arith.andi %f74, %fc8 : vector<4xi32>
  %f76 = arith.shrui %f47, %fc17 : vector<4xi32>
  %f77 = arith.andi %f76, %fc10 : vector<4xi32>
  %f78 = arith.shli %f77, %fc11 : vector<4xi32>
  %f79 = arith.ori %f75, %f78 : vector<4xi32>
  %f80 = arith.ori %f79, %fc12 : vector<4xi32>
  %f81 = vector.bitcast %f80 : vector<4xi32> to vector<8xf16>
  %f82 = vector.shuffle %f57, %f65 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f83 = vector.shuffle %f73, %f81 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f84 = vector.shuffle %f82, %f83 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f85 = arith.subf %f84, %fc18 : vector<32xf16>
  %f86 = vector.shuffle %f85, %f85 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f87 = vector.shuffle %f85, %f85 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f88 = arith.mulf %f86, %f23 : vector<16xf16>
  %f89 = arith.mulf %f87, %f29 : vector<16xf16>
  func.return %f88, %f89 : vector<16xf16>, vector<16xf16>
}
func.func private @linear_q6_k_w4p2_m4__gfx1100.1(%x0: index, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: index, %x9: index, %x10: i1, %x11: memref<?xf32>, %x12: memref<?xf32>) {
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
func.func private @linear_q6_k_w4p2_m4__gfx1100.2(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: vector<8xf32>, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: index, %x10: index, %x11: i1, %x12: memref<?xf32>, %x13: memref<?xf32>) {
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
  func.call @linear_q6_k_w4p2_m4__gfx1100.1(%f3, %x1, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13) : (index, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  func.call @linear_q6_k_w4p2_m4__gfx1100.1(%f22, %x1, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13) : (index, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  func.return
}
wave.kernel @linear_q6_k_w4p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 12 : index
  %c2 = arith.constant 256 : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %c8 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c10 = arith.constant 16 : index
  %c11 = arith.constant 2048 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c16 = arith.constant 8 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant 3 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.divui %inputFeatures, %c2 : index
  %4 = arith.muli %3, %c3 : index
  %5 = arith.addi %4, %inputFeatures : index
  %6 = arith.addi %5, %c4 : index
  %7 = arith.divui %6, %c5 : index
  %8 = arith.muli %7, %c5 : index
  %9 = arith.addi %2, %8 : index
  %10 = arith.addi %9, %c5 : index
  %11 = arith.muli %0, %c6 : index
  %12 = arith.addi %11, %c7 : index
  %13 = arith.muli %12, %10 : index
  %14 = arith.addi %11, %c8 : index
  %15 = arith.muli %14, %10 : index
  %16 = memref.load %step[%countAt] : memref<?xi32>
  %17 = arith.index_cast %16 : i32 to index
  %18 = arith.muli %1, %c10 : index
  %19 = wave.scratch %c11 : memref<?xf32>
  %20 = arith.cmpi eq, %hasResidual, %c8 : index
  %21 = arith.muli %0, %c3 : index
  %22 = arith.cmpi slt, %18, %17 : index
  scf.if %22 {
    %23 = wave.lane
    %24 = arith.remui %23, %c10 : index
    %25 = wave.scratch %operandHalves : memref<?xf16>
    %26 = arith.divui %operandHalves, %c16 : index
    %27 = wave.wave
    %28 = arith.muli %27, %c3 : index
    %29 = arith.addi %28, %23 : index
    scf.for %30 = %29 to %26 step %c5 {
      %31 = arith.muli %30, %c16 : index
      %32 = arith.addi %c7, %31 : index
      %33 = vector.load %x[%32] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      vector.store %33, %25[%31] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %34 = arith.remui %24, %tileRows : index
    %35 = arith.muli %34, %c16 : index
    %36 = arith.divui %inputFeatures, %c3 : index
    %37 = arith.muli %27, %stepsPerWave : index
    %38 = arith.minsi %37, %36 : index
    %39 = arith.addi %38, %stepsPerWave : index
    %40 = arith.minsi %39, %36 : index
    %41 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %42 = arith.subi %40, %38 : index
    %43 = arith.divui %42, %c6 : index
    %44 = arith.muli %43, %c6 : index
    %45 = arith.addi %38, %44 : index
    %46 = arith.select %41, %39, %45 : index
    %50:2 = scf.for %47 = %38 to %46 step %c6 iter_args(%48 = %c17, %49 = %c17) -> (vector<8xf32>, vector<8xf32>) {
      %51 = arith.addi %47, %c7 : index
      %52:2 = func.call @linear_q6_k_w4p2_m4__gfx1100.0(%23, %13, %51, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %53 = arith.addi %47, %c8 : index
      %54:2 = func.call @linear_q6_k_w4p2_m4__gfx1100.0(%23, %13, %53, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %55:2 = func.call @linear_q6_k_w4p2_m4__gfx1100.0(%23, %15, %51, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %56:2 = func.call @linear_q6_k_w4p2_m4__gfx1100.0(%23, %15, %53, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %57 = arith.muli %47, %c6 : index
      %58 = arith.addi %57, %c7 : index
      %59 = arith.muli %tileRows, %c10 : index
      %60 = arith.muli %58, %59 : index
      %61 = arith.addi %35, %60 : index
      %62 = vector.load %25[%61] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %63 = arith.muli %tileRows, %c16 : index
      %64 = arith.addi %61, %63 : index
      %65 = vector.load %25[%64] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %66 = vector.shuffle %62, %65 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %67 = wave.mma %66, %52#0, %48 : vector<16xf16>, vector<8xf32>
      %68 = wave.mma %66, %55#0, %49 : vector<16xf16>, vector<8xf32>
      %69 = arith.addi %57, %c8 : index
      %70 = arith.muli %69, %59 : index
      %71 = arith.addi %35, %70 : index
      %72 = vector.load %25[%71] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %73 = arith.addi %71, %63 : index
      %74 = vector.load %25[%73] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %75 = vector.shuffle %72, %74 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %76 = wave.mma %75, %52#1, %67 : vector<16xf16>, vector<8xf32>
      %77 = wave.mma %75, %55#1, %68 : vector<16xf16>, vector<8xf32>
      %78 = arith.addi %57, %c6 : index
      %79 = arith.muli %78, %59 : index
      %80 = arith.addi %35, %79 : index
      %81 = vector.load %25[%80] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %82 = arith.addi %80, %63 : index
      %83 = vector.load %25[%82] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %84 = vector.shuffle %81, %83 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %85 = wave.mma %84, %54#0, %76 : vector<16xf16>, vector<8xf32>
      %86 = wave.mma %84, %56#0, %77 : vector<16xf16>, vector<8xf32>
      %87 = arith.addi %57, %c20 : index
      %88 = arith.muli %87, %59 : index
      %89 = arith.addi %35, %88 : index
      %90 = vector.load %25[%89] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %91 = arith.addi %89, %63 : index
      %92 = vector.load %25[%91] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %93 = vector.shuffle %90, %92 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %94 = wave.mma %93, %54#1, %85 : vector<16xf16>, vector<8xf32>
      %95 = wave.mma %93, %56#1, %86 : vector<16xf16>, vector<8xf32>
      scf.yield %94, %95 : vector<8xf32>, vector<8xf32>
    }
    %96 = arith.select %41, %46, %40 : index
    %100:2 = scf.for %97 = %46 to %96 step %c8 iter_args(%98 = %50#0, %99 = %50#1) -> (vector<8xf32>, vector<8xf32>) {
      %101 = arith.addi %97, %c7 : index
      %102:2 = func.call @linear_q6_k_w4p2_m4__gfx1100.0(%23, %13, %101, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %103:2 = func.call @linear_q6_k_w4p2_m4__gfx1100.0(%23, %15, %101, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %104 = arith.muli %97, %c6 : index
      %105 = arith.addi %104, %c7 : index
      %106 = arith.muli %tileRows, %c10 : index
      %107 = arith.muli %105, %106 : index
      %108 = arith.addi %35, %107 : index
      %109 = vector.load %25[%108] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %110 = arith.muli %tileRows, %c16 : index
      %111 = arith.addi %108, %110 : index
      %112 = vector.load %25[%111] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %113 = vector.shuffle %109, %112 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %114 = wave.mma %113, %102#0, %98 : vector<16xf16>, vector<8xf32>
      %115 = wave.mma %113, %103#0, %99 : vector<16xf16>, vector<8xf32>
      %116 = arith.addi %104, %c8 : index
      %117 = arith.muli %116, %106 : index
      %118 = arith.addi %35, %117 : index
      %119 = vector.load %25[%118] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %120 = arith.addi %118, %110 : index
      %121 = vector.load %25[%120] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %122 = vector.shuffle %119, %121 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %123 = wave.mma %122, %102#1, %114 : vector<16xf16>, vector<8xf32>
      %124 = wave.mma %122, %103#1, %115 : vector<16xf16>, vector<8xf32>
      scf.yield %123, %124 : vector<8xf32>, vector<8xf32>
    }
    %125 = arith.addi %18, %c7 : index
    func.call @linear_q6_k_w4p2_m4__gfx1100.2(%100#0, %19, %100#1, %125, %17, %factors, %13, %w, %15, %outputFeatures, %21, %20, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  }
  wave.return
}
