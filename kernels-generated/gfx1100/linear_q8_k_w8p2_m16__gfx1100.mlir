// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q8_k', waves=8, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q8_k_w8p2_m16__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @linear_q8_k_w8p2_m16__gfx1100.1(%x0: index, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: index, %x9: index, %x10: i1, %x11: memref<?xf32>, %x12: memref<?xf32>) {
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
func.func private @linear_q8_k_w8p2_m16__gfx1100.2(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: vector<8xf32>, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: index, %x10: index, %x11: i1, %x12: memref<?xf32>, %x13: memref<?xf32>) {
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
  func.call @linear_q8_k_w8p2_m16__gfx1100.1(%f42, %x1, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13) : (index, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  func.return
}
wave.kernel @linear_q8_k_w8p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
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
  %c14 = arith.constant 8 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 3 : index
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
    %27 = arith.remui %26, %tileRows : index
    %28 = arith.addi %20, %27 : index
    %29 = arith.divui %28, %tileRows : index
    %30 = arith.divui %inputFeatures, %c1 : index
    %31 = arith.muli %29, %30 : index
    %32 = arith.divui %c8, %c1 : index
    %33 = arith.addi %31, %32 : index
    %34 = arith.muli %33, %c3 : index
    %35 = arith.remui %c8, %c1 : index
    %36 = arith.divui %35, %c14 : index
    %37 = arith.addi %34, %36 : index
    %38 = arith.muli %tileRows, %c14 : index
    %39 = arith.muli %37, %38 : index
    %40 = arith.remui %28, %tileRows : index
    %41 = arith.muli %40, %c14 : index
    %42 = arith.addi %39, %41 : index
    %43 = arith.remui %c8, %c14 : index
    %44 = arith.addi %42, %43 : index
    %45 = wave.wave
    %46 = arith.divui %inputFeatures, %c5 : index
    %47 = arith.muli %45, %stepsPerWave : index
    %48 = arith.minsi %47, %46 : index
    %49 = arith.addi %48, %stepsPerWave : index
    %50 = arith.minsi %49, %46 : index
    %51 = arith.cmpi eq, %wholeBlocks, %c2 : index
    %52 = arith.subi %50, %48 : index
    %53 = arith.divui %52, %c3 : index
    %54 = arith.muli %53, %c3 : index
    %55 = arith.addi %48, %54 : index
    %56 = arith.select %51, %49, %55 : index
    %60:2 = scf.for %57 = %48 to %56 step %c3 iter_args(%58 = %c15, %59 = %c15) -> (vector<8xf32>, vector<8xf32>) {
      %61 = arith.addi %57, %c8 : index
      %62:2 = func.call @linear_q8_k_w8p2_m16__gfx1100.0(%25, %15, %61, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %63 = arith.addi %57, %c2 : index
      %64:2 = func.call @linear_q8_k_w8p2_m16__gfx1100.0(%25, %15, %63, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %65:2 = func.call @linear_q8_k_w8p2_m16__gfx1100.0(%25, %17, %61, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %66:2 = func.call @linear_q8_k_w8p2_m16__gfx1100.0(%25, %17, %63, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %67 = arith.muli %57, %c3 : index
      %68 = arith.addi %67, %c8 : index
      %69 = arith.muli %tileRows, %c1 : index
      %70 = arith.muli %68, %69 : index
      %71 = arith.addi %44, %70 : index
      %72 = vector.load %x[%71] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %73 = arith.addi %71, %38 : index
      %74 = vector.load %x[%73] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %75 = vector.shuffle %72, %74 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %76 = wave.mma %75, %62#0, %58 : vector<16xf16>, vector<8xf32>
      %77 = wave.mma %75, %65#0, %59 : vector<16xf16>, vector<8xf32>
      %78 = arith.addi %67, %c2 : index
      %79 = arith.muli %78, %69 : index
      %80 = arith.addi %44, %79 : index
      %81 = vector.load %x[%80] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %82 = arith.addi %80, %38 : index
      %83 = vector.load %x[%82] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %84 = vector.shuffle %81, %83 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %85 = wave.mma %84, %62#1, %76 : vector<16xf16>, vector<8xf32>
      %86 = wave.mma %84, %65#1, %77 : vector<16xf16>, vector<8xf32>
      %87 = arith.addi %67, %c3 : index
      %88 = arith.muli %87, %69 : index
      %89 = arith.addi %44, %88 : index
      %90 = vector.load %x[%89] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %91 = arith.addi %89, %38 : index
      %92 = vector.load %x[%91] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %93 = vector.shuffle %90, %92 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %94 = wave.mma %93, %64#0, %85 : vector<16xf16>, vector<8xf32>
      %95 = wave.mma %93, %66#0, %86 : vector<16xf16>, vector<8xf32>
      %96 = arith.addi %67, %c18 : index
      %97 = arith.muli %96, %69 : index
      %98 = arith.addi %44, %97 : index
      %99 = vector.load %x[%98] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %100 = arith.addi %98, %38 : index
      %101 = vector.load %x[%100] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %102 = vector.shuffle %99, %101 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %103 = wave.mma %102, %64#1, %94 : vector<16xf16>, vector<8xf32>
      %104 = wave.mma %102, %66#1, %95 : vector<16xf16>, vector<8xf32>
      scf.yield %103, %104 : vector<8xf32>, vector<8xf32>
    }
    %105 = arith.select %51, %56, %50 : index
    %109:2 = scf.for %106 = %56 to %105 step %c2 iter_args(%107 = %60#0, %108 = %60#1) -> (vector<8xf32>, vector<8xf32>) {
      %110 = arith.addi %106, %c8 : index
      %111:2 = func.call @linear_q8_k_w8p2_m16__gfx1100.0(%25, %15, %110, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %112:2 = func.call @linear_q8_k_w8p2_m16__gfx1100.0(%25, %17, %110, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %113 = arith.muli %106, %c3 : index
      %114 = arith.addi %113, %c8 : index
      %115 = arith.muli %tileRows, %c1 : index
      %116 = arith.muli %114, %115 : index
      %117 = arith.addi %44, %116 : index
      %118 = vector.load %x[%117] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %119 = arith.addi %117, %38 : index
      %120 = vector.load %x[%119] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %121 = vector.shuffle %118, %120 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %122 = wave.mma %121, %111#0, %107 : vector<16xf16>, vector<8xf32>
      %123 = wave.mma %121, %112#0, %108 : vector<16xf16>, vector<8xf32>
      %124 = arith.addi %113, %c2 : index
      %125 = arith.muli %124, %115 : index
      %126 = arith.addi %44, %125 : index
      %127 = vector.load %x[%126] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %128 = arith.addi %126, %38 : index
      %129 = vector.load %x[%128] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %130 = vector.shuffle %127, %129 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %131 = wave.mma %130, %111#1, %122 : vector<16xf16>, vector<8xf32>
      %132 = wave.mma %130, %112#1, %123 : vector<16xf16>, vector<8xf32>
      scf.yield %131, %132 : vector<8xf32>, vector<8xf32>
    }
    %133 = arith.addi %20, %c8 : index
    func.call @linear_q8_k_w8p2_m16__gfx1100.2(%109#0, %21, %109#1, %133, %19, %factors, %15, %w, %17, %outputFeatures, %23, %22, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  }
  wave.return
}
