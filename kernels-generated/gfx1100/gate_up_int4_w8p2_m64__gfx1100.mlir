// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='int4', waves=8, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_int4_w8p2_m64__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @gate_up_int4_w8p2_m64__gfx1100.1(%x0: index, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: memref<?xf32>, %x9: index, %x10: index, %x11: memref<?xf16>) {
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
func.func private @gate_up_int4_w8p2_m64__gfx1100.2(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: vector<8xf32>, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: memref<?xf32>, %x10: index, %x11: index, %x12: memref<?xf16>) {
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
  func.call @gate_up_int4_w8p2_m64__gfx1100.1(%f42, %x1, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12) : (index, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
  func.return
}
wave.kernel @gate_up_int4_w8p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 8 : i64} {
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
  %c10 = arith.constant 64 : index
  %c11 = arith.constant 4096 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %outTileRows = wave.param "outTileRows" : index
  %tileRows = wave.param "tileRows" : index
  %c15 = arith.constant 32 : index
  %c16 = arith.constant 48 : index
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
  %16 = arith.muli %1, %c10 : index
  %17 = wave.scratch %c11 : memref<?xf32>
  %18 = arith.cmpi slt, %16, %15 : index
  scf.if %18 {
    %19 = wave.lane
    %20 = arith.remui %19, %c5 : index
    %21 = arith.remui %20, %tileRows : index
    %22 = arith.addi %16, %21 : index
    %23 = arith.divui %22, %tileRows : index
    %24 = arith.divui %inputFeatures, %c5 : index
    %25 = arith.muli %23, %24 : index
    %26 = arith.divui %c7, %c5 : index
    %27 = arith.addi %25, %26 : index
    %28 = arith.muli %27, %c6 : index
    %29 = arith.remui %c7, %c5 : index
    %30 = arith.divui %29, %c2 : index
    %31 = arith.addi %28, %30 : index
    %32 = arith.muli %tileRows, %c2 : index
    %33 = arith.muli %31, %32 : index
    %34 = arith.remui %22, %tileRows : index
    %35 = arith.muli %34, %c2 : index
    %36 = arith.addi %33, %35 : index
    %37 = arith.remui %c7, %c2 : index
    %38 = arith.addi %36, %37 : index
    %39 = arith.addi %20, %c5 : index
    %40 = arith.addi %16, %39 : index
    %41 = arith.divui %40, %tileRows : index
    %42 = arith.muli %41, %24 : index
    %43 = arith.addi %42, %26 : index
    %44 = arith.muli %43, %c6 : index
    %45 = arith.addi %44, %30 : index
    %46 = arith.muli %45, %32 : index
    %47 = arith.remui %40, %tileRows : index
    %48 = arith.muli %47, %c2 : index
    %49 = arith.addi %46, %48 : index
    %50 = arith.addi %49, %37 : index
    %51 = arith.addi %20, %c15 : index
    %52 = arith.addi %16, %51 : index
    %53 = arith.divui %52, %tileRows : index
    %54 = arith.muli %53, %24 : index
    %55 = arith.addi %54, %26 : index
    %56 = arith.muli %55, %c6 : index
    %57 = arith.addi %56, %30 : index
    %58 = arith.muli %57, %32 : index
    %59 = arith.remui %52, %tileRows : index
    %60 = arith.muli %59, %c2 : index
    %61 = arith.addi %58, %60 : index
    %62 = arith.addi %61, %37 : index
    %63 = arith.addi %20, %c16 : index
    %64 = arith.addi %16, %63 : index
    %65 = arith.divui %64, %tileRows : index
    %66 = arith.muli %65, %24 : index
    %67 = arith.addi %66, %26 : index
    %68 = arith.muli %67, %c6 : index
    %69 = arith.addi %68, %30 : index
    %70 = arith.muli %69, %32 : index
    %71 = arith.remui %64, %tileRows : index
    %72 = arith.muli %71, %c2 : index
    %73 = arith.addi %70, %72 : index
    %74 = arith.addi %73, %37 : index
    %75 = wave.wave
    %76 = arith.divui %inputFeatures, %c15 : index
    %77 = arith.muli %75, %stepsPerWave : index
    %78 = arith.minsi %77, %76 : index
    %79 = arith.addi %78, %stepsPerWave : index
    %80 = arith.minsi %79, %76 : index
    %81 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %82 = arith.subi %80, %78 : index
    %83 = arith.divui %82, %c6 : index
    %84 = arith.muli %83, %c6 : index
    %85 = arith.addi %78, %84 : index
    %86 = arith.select %81, %79, %85 : index
    %96:8 = scf.for %87 = %78 to %86 step %c6 iter_args(%88 = %c17, %89 = %c17, %90 = %c17, %91 = %c17, %92 = %c17, %93 = %c17, %94 = %c17, %95 = %c17) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %97 = arith.addi %87, %c7 : index
      %98:2 = func.call @gate_up_int4_w8p2_m64__gfx1100.0(%19, %97, %inputFeatures, %11, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
      %99 = arith.addi %87, %c8 : index
      %100:2 = func.call @gate_up_int4_w8p2_m64__gfx1100.0(%19, %99, %inputFeatures, %11, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
      %101:2 = func.call @gate_up_int4_w8p2_m64__gfx1100.0(%19, %97, %inputFeatures, %13, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
      %102:2 = func.call @gate_up_int4_w8p2_m64__gfx1100.0(%19, %99, %inputFeatures, %13, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
      %103 = arith.muli %87, %c6 : index
      %104 = arith.addi %103, %c7 : index
      %105 = arith.muli %tileRows, %c5 : index
      %106 = arith.muli %104, %105 : index
      %107 = arith.addi %38, %106 : index
      %108 = vector.load %x[%107] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %109 = arith.addi %107, %32 : index
      %110 = vector.load %x[%109] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %111 = vector.shuffle %108, %110 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %112 = wave.mma %111, %98#0, %88 : vector<16xf16>, vector<8xf32>
      %113 = wave.mma %111, %101#0, %89 : vector<16xf16>, vector<8xf32>
      %114 = arith.addi %50, %106 : index
      %115 = vector.load %x[%114] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %116 = arith.addi %114, %32 : index
      %117 = vector.load %x[%116] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %118 = vector.shuffle %115, %117 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %119 = wave.mma %118, %98#0, %90 : vector<16xf16>, vector<8xf32>
      %120 = wave.mma %118, %101#0, %91 : vector<16xf16>, vector<8xf32>
      %121 = arith.addi %62, %106 : index
      %122 = vector.load %x[%121] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %123 = arith.addi %121, %32 : index
      %124 = vector.load %x[%123] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %125 = vector.shuffle %122, %124 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %126 = wave.mma %125, %98#0, %92 : vector<16xf16>, vector<8xf32>
      %127 = wave.mma %125, %101#0, %93 : vector<16xf16>, vector<8xf32>
      %128 = arith.addi %74, %106 : index
      %129 = vector.load %x[%128] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %130 = arith.addi %128, %32 : index
      %131 = vector.load %x[%130] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %132 = vector.shuffle %129, %131 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %133 = wave.mma %132, %98#0, %94 : vector<16xf16>, vector<8xf32>
      %134 = wave.mma %132, %101#0, %95 : vector<16xf16>, vector<8xf32>
      %135 = arith.addi %103, %c8 : index
      %136 = arith.muli %135, %105 : index
      %137 = arith.addi %38, %136 : index
      %138 = vector.load %x[%137] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %139 = arith.addi %137, %32 : index
      %140 = vector.load %x[%139] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %141 = vector.shuffle %138, %140 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %142 = wave.mma %141, %98#1, %112 : vector<16xf16>, vector<8xf32>
      %143 = wave.mma %141, %101#1, %113 : vector<16xf16>, vector<8xf32>
      %144 = arith.addi %50, %136 : index
      %145 = vector.load %x[%144] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %146 = arith.addi %144, %32 : index
      %147 = vector.load %x[%146] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %148 = vector.shuffle %145, %147 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %149 = wave.mma %148, %98#1, %119 : vector<16xf16>, vector<8xf32>
      %150 = wave.mma %148, %101#1, %120 : vector<16xf16>, vector<8xf32>
      %151 = arith.addi %62, %136 : index
      %152 = vector.load %x[%151] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %153 = arith.addi %151, %32 : index
      %154 = vector.load %x[%153] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %155 = vector.shuffle %152, %154 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %156 = wave.mma %155, %98#1, %126 : vector<16xf16>, vector<8xf32>
      %157 = wave.mma %155, %101#1, %127 : vector<16xf16>, vector<8xf32>
      %158 = arith.addi %74, %136 : index
      %159 = vector.load %x[%158] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %160 = arith.addi %158, %32 : index
      %161 = vector.load %x[%160] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %162 = vector.shuffle %159, %161 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %163 = wave.mma %162, %98#1, %133 : vector<16xf16>, vector<8xf32>
      %164 = wave.mma %162, %101#1, %134 : vector<16xf16>, vector<8xf32>
      %165 = arith.addi %103, %c6 : index
      %166 = arith.muli %165, %105 : index
      %167 = arith.addi %38, %166 : index
      %168 = vector.load %x[%167] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %169 = arith.addi %167, %32 : index
      %170 = vector.load %x[%169] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %171 = vector.shuffle %168, %170 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %172 = wave.mma %171, %100#0, %142 : vector<16xf16>, vector<8xf32>
      %173 = wave.mma %171, %102#0, %143 : vector<16xf16>, vector<8xf32>
      %174 = arith.addi %50, %166 : index
      %175 = vector.load %x[%174] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %176 = arith.addi %174, %32 : index
      %177 = vector.load %x[%176] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %178 = vector.shuffle %175, %177 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %179 = wave.mma %178, %100#0, %149 : vector<16xf16>, vector<8xf32>
      %180 = wave.mma %178, %102#0, %150 : vector<16xf16>, vector<8xf32>
      %181 = arith.addi %62, %166 : index
      %182 = vector.load %x[%181] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %183 = arith.addi %181, %32 : index
      %184 = vector.load %x[%183] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %185 = vector.shuffle %182, %184 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %186 = wave.mma %185, %100#0, %156 : vector<16xf16>, vector<8xf32>
      %187 = wave.mma %185, %102#0, %157 : vector<16xf16>, vector<8xf32>
      %188 = arith.addi %74, %166 : index
      %189 = vector.load %x[%188] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %190 = arith.addi %188, %32 : index
      %191 = vector.load %x[%190] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %192 = vector.shuffle %189, %191 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %193 = wave.mma %192, %100#0, %163 : vector<16xf16>, vector<8xf32>
      %194 = wave.mma %192, %102#0, %164 : vector<16xf16>, vector<8xf32>
      %195 = arith.addi %103, %c20 : index
      %196 = arith.muli %195, %105 : index
      %197 = arith.addi %38, %196 : index
      %198 = vector.load %x[%197] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %199 = arith.addi %197, %32 : index
      %200 = vector.load %x[%199] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %201 = vector.shuffle %198, %200 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %202 = wave.mma %201, %100#1, %172 : vector<16xf16>, vector<8xf32>
      %203 = wave.mma %201, %102#1, %173 : vector<16xf16>, vector<8xf32>
      %204 = arith.addi %50, %196 : index
      %205 = vector.load %x[%204] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %206 = arith.addi %204, %32 : index
      %207 = vector.load %x[%206] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %208 = vector.shuffle %205, %207 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %209 = wave.mma %208, %100#1, %179 : vector<16xf16>, vector<8xf32>
      %210 = wave.mma %208, %102#1, %180 : vector<16xf16>, vector<8xf32>
      %211 = arith.addi %62, %196 : index
      %212 = vector.load %x[%211] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %213 = arith.addi %211, %32 : index
      %214 = vector.load %x[%213] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %215 = vector.shuffle %212, %214 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %216 = wave.mma %215, %100#1, %186 : vector<16xf16>, vector<8xf32>
      %217 = wave.mma %215, %102#1, %187 : vector<16xf16>, vector<8xf32>
      %218 = arith.addi %74, %196 : index
      %219 = vector.load %x[%218] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %220 = arith.addi %218, %32 : index
      %221 = vector.load %x[%220] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %222 = vector.shuffle %219, %221 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %223 = wave.mma %222, %100#1, %193 : vector<16xf16>, vector<8xf32>
      %224 = wave.mma %222, %102#1, %194 : vector<16xf16>, vector<8xf32>
      scf.yield %202, %203, %209, %210, %216, %217, %223, %224 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %225 = arith.select %81, %86, %80 : index
    %235:8 = scf.for %226 = %86 to %225 step %c8 iter_args(%227 = %96#0, %228 = %96#1, %229 = %96#2, %230 = %96#3, %231 = %96#4, %232 = %96#5, %233 = %96#6, %234 = %96#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %236 = arith.addi %226, %c7 : index
      %237:2 = func.call @gate_up_int4_w8p2_m64__gfx1100.0(%19, %236, %inputFeatures, %11, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
      %238:2 = func.call @gate_up_int4_w8p2_m64__gfx1100.0(%19, %236, %inputFeatures, %13, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
      %239 = arith.muli %226, %c6 : index
      %240 = arith.addi %239, %c7 : index
      %241 = arith.muli %tileRows, %c5 : index
      %242 = arith.muli %240, %241 : index
      %243 = arith.addi %38, %242 : index
      %244 = vector.load %x[%243] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %245 = arith.addi %243, %32 : index
      %246 = vector.load %x[%245] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %247 = vector.shuffle %244, %246 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %248 = wave.mma %247, %237#0, %227 : vector<16xf16>, vector<8xf32>
      %249 = wave.mma %247, %238#0, %228 : vector<16xf16>, vector<8xf32>
      %250 = arith.addi %50, %242 : index
      %251 = vector.load %x[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %252 = arith.addi %250, %32 : index
      %253 = vector.load %x[%252] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %254 = vector.shuffle %251, %253 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %255 = wave.mma %254, %237#0, %229 : vector<16xf16>, vector<8xf32>
      %256 = wave.mma %254, %238#0, %230 : vector<16xf16>, vector<8xf32>
      %257 = arith.addi %62, %242 : index
      %258 = vector.load %x[%257] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %259 = arith.addi %257, %32 : index
      %260 = vector.load %x[%259] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %261 = vector.shuffle %258, %260 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %262 = wave.mma %261, %237#0, %231 : vector<16xf16>, vector<8xf32>
      %263 = wave.mma %261, %238#0, %232 : vector<16xf16>, vector<8xf32>
      %264 = arith.addi %74, %242 : index
      %265 = vector.load %x[%264] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %266 = arith.addi %264, %32 : index
      %267 = vector.load %x[%266] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %268 = vector.shuffle %265, %267 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %269 = wave.mma %268, %237#0, %233 : vector<16xf16>, vector<8xf32>
      %270 = wave.mma %268, %238#0, %234 : vector<16xf16>, vector<8xf32>
      %271 = arith.addi %239, %c8 : index
      %272 = arith.muli %271, %241 : index
      %273 = arith.addi %38, %272 : index
      %274 = vector.load %x[%273] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %275 = arith.addi %273, %32 : index
      %276 = vector.load %x[%275] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %277 = vector.shuffle %274, %276 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %278 = wave.mma %277, %237#1, %248 : vector<16xf16>, vector<8xf32>
      %279 = wave.mma %277, %238#1, %249 : vector<16xf16>, vector<8xf32>
      %280 = arith.addi %50, %272 : index
      %281 = vector.load %x[%280] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %282 = arith.addi %280, %32 : index
      %283 = vector.load %x[%282] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %284 = vector.shuffle %281, %283 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %285 = wave.mma %284, %237#1, %255 : vector<16xf16>, vector<8xf32>
      %286 = wave.mma %284, %238#1, %256 : vector<16xf16>, vector<8xf32>
      %287 = arith.addi %62, %272 : index
      %288 = vector.load %x[%287] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %289 = arith.addi %287, %32 : index
      %290 = vector.load %x[%289] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %291 = vector.shuffle %288, %290 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %292 = wave.mma %291, %237#1, %262 : vector<16xf16>, vector<8xf32>
      %293 = wave.mma %291, %238#1, %263 : vector<16xf16>, vector<8xf32>
      %294 = arith.addi %74, %272 : index
      %295 = vector.load %x[%294] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %296 = arith.addi %294, %32 : index
      %297 = vector.load %x[%296] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %298 = vector.shuffle %295, %297 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %299 = wave.mma %298, %237#1, %269 : vector<16xf16>, vector<8xf32>
      %300 = wave.mma %298, %238#1, %270 : vector<16xf16>, vector<8xf32>
      scf.yield %278, %279, %285, %286, %292, %293, %299, %300 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %301 = arith.addi %16, %c7 : index
    func.call @gate_up_int4_w8p2_m64__gfx1100.2(%235#0, %17, %235#1, %301, %15, %factors, %11, %w, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
    wave.barrier
    %302 = arith.addi %16, %c5 : index
    func.call @gate_up_int4_w8p2_m64__gfx1100.2(%235#2, %17, %235#3, %302, %15, %factors, %11, %w, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
    wave.barrier
    %303 = arith.addi %16, %c15 : index
    func.call @gate_up_int4_w8p2_m64__gfx1100.2(%235#4, %17, %235#5, %303, %15, %factors, %11, %w, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
    wave.barrier
    %304 = arith.addi %16, %c16 : index
    func.call @gate_up_int4_w8p2_m64__gfx1100.2(%235#6, %17, %235#7, %304, %15, %factors, %11, %w, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
  }
  wave.return
}
