// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='int4', waves=8, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_int4_w8p2_m4__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fgroupSize = wave.param "groupSize" : index
  %fc2 = arith.constant 32 : index
  %fc3 = arith.constant 8 : index
  %fc4 = arith.constant 2 : index
  %fc5 = arith.constant 4 : index
  %fc6 = arith.constant 15 : i32
  %fc7 = arith.constant 25600 : i32
  %fc8 = arith.constant 256 : index
  %fc9 = arith.constant dense<0> : vector<4xi32>
  %fc10 = arith.constant dense<983055> : vector<4xi32>
  %fc11 = arith.constant dense<1677747200> : vector<4xi32>
  %fc12 = arith.constant dense<4> : vector<4xi32>
  %fc13 = arith.constant dense<8> : vector<4xi32>
  %fc14 = arith.constant dense<12> : vector<4xi32>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.divui %fgroupSize, %fc2 : index
  %f2 = arith.divui %x1, %f1 : index
  %f3 = arith.divui %x2, %fgroupSize : index
  %f4 = arith.muli %x2, %fc3 : index
  %f5 = arith.addi %x3, %f4 : index
  %f6 = arith.muli %f2, %fc2 : index
  %f7 = arith.addi %f5, %f6 : index
  %f8 = arith.muli %f0, %fc4 : index
  %f9 = arith.addi %f7, %f8 : index
  %f10 = vector.load %x4[%f9] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
  %f11 = vector.bitcast %f10 : vector<2xi8> to vector<1xf16>
  %f12 = vector.extract %f11[0] : f16 from vector<1xf16>
  %f13 = arith.muli %f3, %fc2 : index
  %f14 = arith.addi %f5, %f13 : index
  %f15 = arith.muli %f2, %fc3 : index
  %f16 = arith.addi %f14, %f15 : index
  %f17 = arith.divui %f0, %fc4 : index
  %f18 = arith.addi %f16, %f17 : index
  %f19 = memref.load %x4[%f18] : memref<?xi8>
  %f20 = arith.remui %f0, %fc4 : index
  %f21 = arith.muli %f20, %fc5 : index
  %f22 = arith.index_cast %f21 : index to i32
  %f23 = arith.extui %f19 : i8 to i32
  %f24 = arith.shrui %f23, %f22 : i32
  %f25 = arith.andi %f24, %fc6 : i32
  %f26 = arith.ori %f25, %fc7 : i32
  %f27 = arith.trunci %f26 : i32 to i16
  %f28 = arith.bitcast %f27 : i16 to f16
  %f29 = arith.muli %x1, %fc8 : index
  %f30 = arith.addi %x3, %f29 : index
  %f31 = arith.muli %f0, %fc0 : index
  %f32 = arith.addi %f30, %f31 : index
  %f33 = vector.load %x4[%f32] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f34 = vector.bitcast %f33 : vector<16xi8> to vector<4xi32>
  %f35 = arith.shrui %f34, %fc9 : vector<4xi32>
  %f36 = arith.andi %f35, %fc10 : vector<4xi32>
  %f37 = arith.ori %f36, %fc11 : vector<4xi32>
  %f38 = vector.bitcast %f37 : vector<4xi32> to vector<8xf16>
  %f39 = arith.shrui %f34, %fc12 : vector<4xi32>
  %f40 = arith.andi %f39, %fc10 : vector<4xi32>
  %f41 = arith.ori %f40, %fc11 : vector<4xi32>
  %f42 = vector.bitcast %f41 : vector<4xi32> to vector<8xf16>
  %f43 = arith.shrui %f34, %fc13 : vector<4xi32>
  %f44 = arith.andi %f43, %fc10 : vector<4xi32>
  %f45 = arith.ori %f44, %fc11 : vector<4xi32>
  %f46 = vector.bitcast %f45 : vector<4xi32> to vector<8xf16>
  %f47 = arith.shrui %f34, %fc14 : vector<4xi32>
  %f48 = arith.andi %f47, %fc10 : vector<4xi32>
  %f49 = arith.ori %f48, %fc11 : vector<4xi32>
  %f50 = vector.bitcast %f49 : vector<4xi32> to vector<8xf16>
  %f51 = vector.shuffle %f38, %f42 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f52 = vector.shuffle %f46, %f50 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f53 = vector.shuffle %f51, %f52 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f54 = vector.broadcast %f28 : f16 to vector<32xf16>
  %f55 = arith.subf %f53, %f54 : vector<32xf16>
  %f56 = vector.broadcast %f12 : f16 to vector<32xf16>
  %f57 = arith.mulf %f55, %f56 : vector<32xf16>
  %f58 = vector.shuffle %f57, %f57 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f59 = vector.shuffle %f57, %f57 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  func.return %f58, %f59 : vector<16xf16>, vector<16xf16>
}
func.func private @gate_up_int4_w8p2_m4__gfx1100.1(%x0: index, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: memref<?xf32>, %x9: index, %x10: index, %x11: memref<?xf16>) {
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
  %ffinputFeatures = wave.param "inputFeatures" : index
  %ffgroupSize = wave.param "groupSize" : index
  %ffc17 = arith.constant 8 : index
  %ffc18 = arith.constant 40 : index
  %ffc19 = arith.constant 15 : index
  %ffboundsAt = wave.param "boundsAt" : index
  %ffc21 = arith.constant 4 : index
  %ffc22 = arith.constant 23 : i32
  %ffc23 = arith.constant 141 : i32
  %ffc24 = arith.constant 268 : i32
  %ffc25 = arith.constant 14 : i32
  %ffc26 = arith.constant 0x3F800000 : f32
  %ffc27 = arith.constant 0xBFB8AA3B : f32
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
    %ff59 = arith.mulf %ff25, %ff58 : f32
    %ff60 = arith.mulf %ff48, %ff58 : f32
    %ff61 = arith.divui %ffinputFeatures, %ffgroupSize : index
    %ff62 = arith.muli %ffinputFeatures, %ffc17 : index
    %ff63 = arith.muli %ff61, %ffc18 : index
    %ff64 = arith.addi %ff63, %ffc19 : index
    %ff65 = arith.divui %ff64, %ffc11 : index
    %ff66 = arith.muli %ff65, %ffc11 : index
    %ff67 = arith.addi %ff62, %ff66 : index
    %ff68 = arith.divui %x5, %ff67 : index
    %ff69 = arith.muli %ff68, %ffc21 : index
    %ff70 = arith.addi %ffboundsAt, %ff69 : index
    %ff71 = vector.load %x6[%ff70] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %ff72 = vector.bitcast %ff71 : vector<4xi8> to vector<1xf32>
    %ff73 = vector.extract %ff72[0] : f32 from vector<1xf32>
    %ff74 = arith.addi %ff55, %ffc13 : index
    %ff75 = memref.load %x4[%ff74] : memref<?xf32>
    %ff76 = arith.mulf %ff75, %ff73 : f32
    %ff77 = arith.bitcast %ff76 : f32 to i32
    %ff78 = arith.shrui %ff77, %ffc22 : i32
    %ff79 = arith.maxsi %ff78, %ffc23 : i32
    %ff80 = arith.subi %ffc24, %ff79 : i32
    %ff81 = arith.shli %ff80, %ffc22 : i32
    %ff82 = arith.subi %ff79, %ffc25 : i32
    %ff83 = arith.shli %ff82, %ffc22 : i32
    %ff84 = arith.bitcast %ff81 : i32 to f32
    %ff85 = arith.bitcast %ff83 : i32 to f32
    %ff86 = arith.cmpi eq, %x7, %ffc1 : index
    %ff87 = arith.remui %ff0, %ffc11 : index
    %ff88 = arith.cmpi eq, %ff87, %ffc1 : index
    %ff89 = arith.andi %ff86, %ff88 : i1
    scf.if %ff89 {
      memref.store %ff85, %x8[%ff55] : memref<?xf32>
    }
    %ff90 = arith.mulf %ff59, %ffc27 : f32
    %ff91 = wave.exp2 %ff90 : f32
    %ff92 = arith.addf %ffc26, %ff91 : f32
    %ff93 = arith.divf %ff59, %ff92 : f32
    %ff94 = arith.mulf %ff93, %ff60 : f32
    %ff95 = arith.mulf %ff94, %ff84 : f32
    %ff96 = arith.truncf %ff95 : f32 to f16
    %ff97 = arith.muli %x7, %ffc11 : index
    %ff98 = arith.addi %ff97, %ff87 : index
    %ff99 = arith.divui %ff52, %x9 : index
    %ff100 = arith.divui %x10, %ffc11 : index
    %ff101 = arith.muli %ff99, %ff100 : index
    %ff102 = arith.divui %ff98, %ffc11 : index
    %ff103 = arith.addi %ff101, %ff102 : index
    %ff104 = arith.muli %ff103, %ffc10 : index
    %ff105 = arith.remui %ff98, %ffc11 : index
    %ff106 = arith.divui %ff105, %ffc17 : index
    %ff107 = arith.addi %ff104, %ff106 : index
    %ff108 = arith.muli %x9, %ffc17 : index
    %ff109 = arith.muli %ff107, %ff108 : index
    %ff110 = arith.remui %ff52, %x9 : index
    %ff111 = arith.muli %ff110, %ffc17 : index
    %ff112 = arith.addi %ff109, %ff111 : index
    %ff113 = arith.remui %ff98, %ffc17 : index
    %ff114 = arith.addi %ff112, %ff113 : index
    memref.store %ff96, %x11[%ff114] : memref<?xf16>
  }
  func.return
}
func.func private @gate_up_int4_w8p2_m4__gfx1100.2(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: vector<8xf32>, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: memref<?xf32>, %x10: index, %x11: index, %x12: memref<?xf16>) {
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
  func.call @gate_up_int4_w8p2_m4__gfx1100.1(%f42, %x1, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12) : (index, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
  func.return
}
wave.kernel @gate_up_int4_w8p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 40 : index
  %c4 = arith.constant 15 : index
  %c5 = arith.constant 16 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %c8 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c10 = arith.constant 4096 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %outTileRows = wave.param "outTileRows" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c15 = arith.constant 32 : index
  %c16 = arith.constant 256 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant 3 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.divui %inputFeatures, %groupSize : index
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.muli %2, %c3 : index
  %5 = arith.addi %4, %c4 : index
  %6 = arith.divui %5, %c5 : index
  %7 = arith.muli %6, %c5 : index
  %8 = arith.addi %3, %7 : index
  %9 = arith.muli %0, %c6 : index
  %10 = arith.addi %9, %c7 : index
  %11 = arith.muli %10, %8 : index
  %12 = arith.addi %9, %c8 : index
  %13 = arith.muli %12, %8 : index
  %14 = memref.load %step[%countAt] : memref<?xi32>
  %15 = arith.index_cast %14 : i32 to index
  %16 = arith.muli %1, %c5 : index
  %17 = wave.scratch %c10 : memref<?xf32>
  %18 = arith.cmpi slt, %16, %15 : index
  scf.if %18 {
    %19 = wave.lane
    %20 = arith.remui %19, %c5 : index
    %21 = wave.scratch %operandHalves : memref<?xf16>
    %22 = arith.divui %operandHalves, %c2 : index
    %23 = wave.wave
    %24 = arith.muli %23, %c15 : index
    %25 = arith.addi %24, %19 : index
    scf.for %26 = %25 to %22 step %c16 {
      %27 = arith.muli %26, %c2 : index
      %28 = arith.addi %c7, %27 : index
      %29 = vector.load %x[%28] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      vector.store %29, %21[%27] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %30 = arith.remui %20, %tileRows : index
    %31 = arith.muli %30, %c2 : index
    %32 = arith.divui %inputFeatures, %c15 : index
    %33 = arith.muli %23, %stepsPerWave : index
    %34 = arith.minsi %33, %32 : index
    %35 = arith.addi %34, %stepsPerWave : index
    %36 = arith.minsi %35, %32 : index
    %37 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %38 = arith.subi %36, %34 : index
    %39 = arith.divui %38, %c6 : index
    %40 = arith.muli %39, %c6 : index
    %41 = arith.addi %34, %40 : index
    %42 = arith.select %37, %35, %41 : index
    %46:2 = scf.for %43 = %34 to %42 step %c6 iter_args(%44 = %c17, %45 = %c17) -> (vector<8xf32>, vector<8xf32>) {
      %47 = arith.addi %43, %c7 : index
      %48:2 = func.call @gate_up_int4_w8p2_m4__gfx1100.0(%19, %47, %inputFeatures, %11, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
      %49 = arith.addi %43, %c8 : index
      %50:2 = func.call @gate_up_int4_w8p2_m4__gfx1100.0(%19, %49, %inputFeatures, %11, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
      %51:2 = func.call @gate_up_int4_w8p2_m4__gfx1100.0(%19, %47, %inputFeatures, %13, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
      %52:2 = func.call @gate_up_int4_w8p2_m4__gfx1100.0(%19, %49, %inputFeatures, %13, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
      %53 = arith.muli %43, %c6 : index
      %54 = arith.addi %53, %c7 : index
      %55 = arith.muli %tileRows, %c5 : index
      %56 = arith.muli %54, %55 : index
      %57 = arith.addi %31, %56 : index
      %58 = vector.load %21[%57] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %59 = arith.muli %tileRows, %c2 : index
      %60 = arith.addi %57, %59 : index
      %61 = vector.load %21[%60] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %62 = vector.shuffle %58, %61 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %63 = wave.mma %62, %48#0, %44 : vector<16xf16>, vector<8xf32>
      %64 = wave.mma %62, %51#0, %45 : vector<16xf16>, vector<8xf32>
      %65 = arith.addi %53, %c8 : index
      %66 = arith.muli %65, %55 : index
      %67 = arith.addi %31, %66 : index
      %68 = vector.load %21[%67] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %69 = arith.addi %67, %59 : index
      %70 = vector.load %21[%69] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %71 = vector.shuffle %68, %70 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %72 = wave.mma %71, %48#1, %63 : vector<16xf16>, vector<8xf32>
      %73 = wave.mma %71, %51#1, %64 : vector<16xf16>, vector<8xf32>
      %74 = arith.addi %53, %c6 : index
      %75 = arith.muli %74, %55 : index
      %76 = arith.addi %31, %75 : index
      %77 = vector.load %21[%76] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %78 = arith.addi %76, %59 : index
      %79 = vector.load %21[%78] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %80 = vector.shuffle %77, %79 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %81 = wave.mma %80, %50#0, %72 : vector<16xf16>, vector<8xf32>
      %82 = wave.mma %80, %52#0, %73 : vector<16xf16>, vector<8xf32>
      %83 = arith.addi %53, %c20 : index
      %84 = arith.muli %83, %55 : index
      %85 = arith.addi %31, %84 : index
      %86 = vector.load %21[%85] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %87 = arith.addi %85, %59 : index
      %88 = vector.load %21[%87] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %89 = vector.shuffle %86, %88 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %90 = wave.mma %89, %50#1, %81 : vector<16xf16>, vector<8xf32>
      %91 = wave.mma %89, %52#1, %82 : vector<16xf16>, vector<8xf32>
      scf.yield %90, %91 : vector<8xf32>, vector<8xf32>
    }
    %92 = arith.select %37, %42, %36 : index
    %96:2 = scf.for %93 = %42 to %92 step %c8 iter_args(%94 = %46#0, %95 = %46#1) -> (vector<8xf32>, vector<8xf32>) {
      %97 = arith.addi %93, %c7 : index
      %98:2 = func.call @gate_up_int4_w8p2_m4__gfx1100.0(%19, %97, %inputFeatures, %11, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
      %99:2 = func.call @gate_up_int4_w8p2_m4__gfx1100.0(%19, %97, %inputFeatures, %13, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
      %100 = arith.muli %93, %c6 : index
      %101 = arith.addi %100, %c7 : index
      %102 = arith.muli %tileRows, %c5 : index
      %103 = arith.muli %101, %102 : index
      %104 = arith.addi %31, %103 : index
      %105 = vector.load %21[%104] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %106 = arith.muli %tileRows, %c2 : index
      %107 = arith.addi %104, %106 : index
      %108 = vector.load %21[%107] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %109 = vector.shuffle %105, %108 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %110 = wave.mma %109, %98#0, %94 : vector<16xf16>, vector<8xf32>
      %111 = wave.mma %109, %99#0, %95 : vector<16xf16>, vector<8xf32>
      %112 = arith.addi %100, %c8 : index
      %113 = arith.muli %112, %102 : index
      %114 = arith.addi %31, %113 : index
      %115 = vector.load %21[%114] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %116 = arith.addi %114, %106 : index
      %117 = vector.load %21[%116] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %118 = vector.shuffle %115, %117 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %119 = wave.mma %118, %98#1, %110 : vector<16xf16>, vector<8xf32>
      %120 = wave.mma %118, %99#1, %111 : vector<16xf16>, vector<8xf32>
      scf.yield %119, %120 : vector<8xf32>, vector<8xf32>
    }
    %121 = arith.addi %16, %c7 : index
    func.call @gate_up_int4_w8p2_m4__gfx1100.2(%96#0, %17, %96#1, %121, %15, %factors, %11, %w, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
  }
  wave.return
}
