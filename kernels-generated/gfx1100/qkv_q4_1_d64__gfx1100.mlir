// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q4_1', dim=64)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q4_1_d64__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 64 : index
  %fc2 = arith.constant 4 : index
  %fc3 = arith.constant 128 : index
  %fscalesInLds = wave.param "scalesInLds" : index
  %fc5 = arith.constant 0 : index
  %fc6 = arith.constant 2 : index
  %fc7 = arith.constant 127 : index
  %fc8 = arith.constant 256 : index
  %fc9 = arith.constant dense<0> : vector<4xi32>
  %fc10 = arith.constant dense<983055> : vector<4xi32>
  %fc11 = arith.constant dense<1677747200> : vector<4xi32>
  %fc12 = arith.constant dense<4> : vector<4xi32>
  %fc13 = arith.constant dense<8> : vector<4xi32>
  %fc14 = arith.constant dense<12> : vector<4xi32>
  %fc15 = arith.constant dense<0x6400> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.muli %x1, %fc1 : index
  %f2 = arith.muli %f0, %fc2 : index
  %f3 = arith.addi %f1, %f2 : index
  %f4 = arith.addi %x2, %fc3 : index
  %f5 = arith.cmpi sgt, %fscalesInLds, %fc5 : index
  %f6 = scf.if %f5 -> (vector<4xi8>) {
    %f7 = arith.addi %x3, %f3 : index
    %f8 = vector.load %x4[%f7] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    scf.yield %f8 : vector<4xi8>
  } else {
    %f9 = arith.addi %f4, %f3 : index
    %f10 = vector.load %x5[%f9] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    scf.yield %f10 : vector<4xi8>
  }
  %f11 = vector.bitcast %f6 : vector<4xi8> to vector<2xf16>
  %f12 = vector.extract %f11[0] : f16 from vector<2xf16>
  %f13 = vector.broadcast %f12 : f16 to vector<16xf16>
  %f14 = vector.extract %f11[1] : f16 from vector<2xf16>
  %f15 = vector.broadcast %f14 : f16 to vector<16xf16>
  %f16 = arith.muli %x6, %fc6 : index
  %f17 = arith.addi %f16, %fc7 : index
  %f18 = arith.divui %f17, %fc3 : index
  %f19 = arith.muli %f18, %fc3 : index
  %f20 = arith.addi %f4, %f19 : index
  %f21 = arith.muli %x1, %fc8 : index
  %f22 = arith.addi %f20, %f21 : index
  %f23 = arith.muli %f0, %fc0 : index
  %f24 = arith.addi %f22, %f23 : index
  %f25 = vector.load %x5[%f24] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f26 = vector.bitcast %f25 : vector<16xi8> to vector<4xi32>
  %f27 = arith.shrui %f26, %fc9 : vector<4xi32>
  %f28 = arith.andi %f27, %fc10 : vector<4xi32>
  %f29 = arith.ori %f28, %fc11 : vector<4xi32>
  %f30 = vector.bitcast %f29 : vector<4xi32> to vector<8xf16>
  %f31 = arith.shrui %f26, %fc12 : vector<4xi32>
  %f32 = arith.andi %f31, %fc10 : vector<4xi32>
  %f33 = arith.ori %f32, %fc11 : vector<4xi32>
  %f34 = vector.bitcast %f33 : vector<4xi32> to vector<8xf16>
  %f35 = arith.shrui %f26, %fc13 : vector<4xi32>
  %f36 = arith.andi %f35, %fc10 : vector<4xi32>
  %f37 = arith.ori %f36, %fc11 : vector<4xi32>
  %f38 = vector.bitcast %f37 : vector<4xi32> to vector<8xf16>
  %f39 = arith.shrui %f26, %fc14 : vector<4xi32>
  %f40 = arith.andi %f39, %fc10 : vector<4xi32>
  %f41 = arith.ori %f40, %fc11 : vector<4xi32>
  %f42 = vector.bitcast %f41 : vector<4xi32> to vector<8xf16>
  %f43 = vector.shuffle %f30, %f34 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f44 = vector.shuffle %f38, %f42 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f45 = vector.shuffle %f43, %f44 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f46 = arith.subf %f45, %fc15 : vector<32xf16>
  %f47 = vector.shuffle %f46, %f46 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f48 = vector.shuffle %f46, %f46 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f49 = math.fma %f47, %f13, %f15 : vector<16xf16>
  %f50 = math.fma %f48, %f13, %f15 : vector<16xf16>
  func.return %f49, %f50 : vector<16xf16>, vector<16xf16>
}
func.func private @qkv_q4_1_d64__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xf32>, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: memref<?xf32>, %x10: index) {
  %ffc0 = arith.constant 2 : index
  %ffc1 = arith.constant 16 : index
  %ffhasFactors = wave.param "hasFactors" : index
  %ffc3 = arith.constant 1 : index
  %ffoperandScale = wave.param "operandScale" : f32
  %ffc5 = arith.constant 0 : index
  %ffc6 = arith.constant 32 : index
  %ffc7 = arith.constant 1024 : index
  %ffc8 = arith.constant 2048 : index
  %ffc9 = arith.constant 3072 : index
  %ffc10 = arith.constant 4096 : index
  %ffc11 = arith.constant 5120 : index
  %ffc12 = arith.constant 6144 : index
  %ffc13 = arith.constant 7168 : index
  %ffc14 = arith.constant 4 : index
  %ffc15 = arith.constant 64 : index
  %ffc16 = arith.constant 256 : index
  %ff0 = wave.lane
  %ff1 = arith.muli %x0, %ffc0 : index
  %ff2 = arith.divui %ff0, %ffc1 : index
  %ff3 = arith.addi %ff1, %ff2 : index
  %ff4 = arith.addi %x1, %ff3 : index
  %ff5 = arith.cmpi slt, %ff4, %x2 : index
  scf.if %ff5 {
    %ff6 = arith.cmpi eq, %ffhasFactors, %ffc3 : index
    %ff7 = arith.muli %ff4, %ffc0 : index
    %ff8 = memref.load %x3[%ff7] : memref<?xf32>
    %ff9 = arith.mulf %ff8, %ffoperandScale : f32
    %ff10 = arith.select %ff6, %ff9, %ffoperandScale : f32
    %ff11 = arith.addi %x4, %ffc5 : index
    %ff12 = arith.muli %x0, %ffc6 : index
    %ff13 = arith.addi %ff11, %ff12 : index
    %ff14 = memref.load %x5[%ff13] : memref<?xf32>
    %ff15 = arith.addi %ff13, %ffc7 : index
    %ff16 = memref.load %x5[%ff15] : memref<?xf32>
    %ff17 = arith.addf %ff14, %ff16 : f32
    %ff18 = arith.addi %ff13, %ffc8 : index
    %ff19 = memref.load %x5[%ff18] : memref<?xf32>
    %ff20 = arith.addf %ff17, %ff19 : f32
    %ff21 = arith.addi %ff13, %ffc9 : index
    %ff22 = memref.load %x5[%ff21] : memref<?xf32>
    %ff23 = arith.addf %ff20, %ff22 : f32
    %ff24 = arith.addi %ff13, %ffc10 : index
    %ff25 = memref.load %x5[%ff24] : memref<?xf32>
    %ff26 = arith.addf %ff23, %ff25 : f32
    %ff27 = arith.addi %ff13, %ffc11 : index
    %ff28 = memref.load %x5[%ff27] : memref<?xf32>
    %ff29 = arith.addf %ff26, %ff28 : f32
    %ff30 = arith.addi %ff13, %ffc12 : index
    %ff31 = memref.load %x5[%ff30] : memref<?xf32>
    %ff32 = arith.addf %ff29, %ff31 : f32
    %ff33 = arith.addi %ff13, %ffc13 : index
    %ff34 = memref.load %x5[%ff33] : memref<?xf32>
    %ff35 = arith.addf %ff32, %ff34 : f32
    %ff36 = arith.remui %ff0, %ffc1 : index
    %ff37 = arith.muli %ff36, %ffc14 : index
    %ff38 = arith.addi %x6, %ff37 : index
    %ff39 = vector.load %x7[%ff38] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %ff40 = vector.bitcast %ff39 : vector<4xi8> to vector<1xf32>
    %ff41 = vector.extract %ff40[0] : f32 from vector<1xf32>
    %ff42 = arith.mulf %ff41, %ff10 : f32
    %ff43 = arith.mulf %ff35, %ff42 : f32
    %ff44 = arith.muli %x8, %ffc0 : index
    %ff45 = arith.addi %ff44, %ffc5 : index
    %ff46 = arith.muli %ff45, %ffc1 : index
    %ff47 = arith.addi %ff46, %ff36 : index
    %ff48 = arith.muli %ff3, %ffc15 : index
    %ff49 = arith.addi %ff48, %ff47 : index
    memref.store %ff43, %x9[%ff49] : memref<?xf32>
    %ff50 = arith.addi %x4, %ffc16 : index
    %ff51 = arith.addi %ff50, %ff12 : index
    %ff52 = memref.load %x5[%ff51] : memref<?xf32>
    %ff53 = arith.addi %ff51, %ffc7 : index
    %ff54 = memref.load %x5[%ff53] : memref<?xf32>
    %ff55 = arith.addf %ff52, %ff54 : f32
    %ff56 = arith.addi %ff51, %ffc8 : index
    %ff57 = memref.load %x5[%ff56] : memref<?xf32>
    %ff58 = arith.addf %ff55, %ff57 : f32
    %ff59 = arith.addi %ff51, %ffc9 : index
    %ff60 = memref.load %x5[%ff59] : memref<?xf32>
    %ff61 = arith.addf %ff58, %ff60 : f32
    %ff62 = arith.addi %ff51, %ffc10 : index
    %ff63 = memref.load %x5[%ff62] : memref<?xf32>
    %ff64 = arith.addf %ff61, %ff63 : f32
    %ff65 = arith.addi %ff51, %ffc11 : index
    %ff66 = memref.load %x5[%ff65] : memref<?xf32>
    %ff67 = arith.addf %ff64, %ff66 : f32
    %ff68 = arith.addi %ff51, %ffc12 : index
    %ff69 = memref.load %x5[%ff68] : memref<?xf32>
    %ff70 = arith.addf %ff67, %ff69 : f32
    %ff71 = arith.addi %ff51, %ffc13 : index
    %ff72 = memref.load %x5[%ff71] : memref<?xf32>
    %ff73 = arith.addf %ff70, %ff72 : f32
    %ff74 = arith.addi %x10, %ff37 : index
    %ff75 = vector.load %x7[%ff74] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %ff76 = vector.bitcast %ff75 : vector<4xi8> to vector<1xf32>
    %ff77 = vector.extract %ff76[0] : f32 from vector<1xf32>
    %ff78 = arith.mulf %ff77, %ff10 : f32
    %ff79 = arith.mulf %ff73, %ff78 : f32
    %ff80 = arith.addi %ff44, %ffc3 : index
    %ff81 = arith.muli %ff80, %ffc1 : index
    %ff82 = arith.addi %ff81, %ff36 : index
    %ff83 = arith.addi %ff48, %ff82 : index
    memref.store %ff79, %x9[%ff83] : memref<?xf32>
  }
  func.return
}
func.func private @qkv_q4_1_d64__gfx1100.2(%x0: index, %x1: index, %x2: vector<8xf32>, %x3: memref<?xf32>, %x4: vector<8xf32>, %x5: index, %x6: index, %x7: memref<?xf32>, %x8: index, %x9: memref<?xi8>, %x10: memref<?xf32>, %x11: index, %x12: index, %x13: memref<?xf32>, %x14: index, %x15: index, %x16: memref<?xi32>, %x17: memref<?xf32>, %x18: memref<?xf32>, %x19: memref<?xf32>, %x20: memref<?xf32>, %x21: memref<?xf32>, %x22: memref<?xi8>, %x23: memref<?xi32>) {
  %fc0 = arith.constant 2 : index
  %fc1 = arith.constant 256 : index
  %fc2 = arith.constant 1024 : index
  %fc3 = arith.constant 0 : index
  %fc4 = arith.constant 32 : index
  %fc5 = arith.constant 64 : index
  %fc6 = arith.constant 96 : index
  %fc7 = arith.constant 128 : index
  %fc8 = arith.constant 160 : index
  %fc9 = arith.constant 192 : index
  %fc10 = arith.constant 224 : index
  %fc11 = arith.constant 1 : index
  %fhasBias = wave.param "hasBias" : index
  %fpositionsAt = wave.param "positionsAt" : index
  %fhasNorm = wave.param "hasNorm" : index
  %fc15 = arith.constant 0x00000000 : f32
  %finverseHeadDim = wave.param "inverseHeadDim" : f32
  %fc17 = arith.constant 0x3F800000 : f32
  %fepsilon = wave.param "epsilon" : f32
  %fkvHeads = wave.param "kvHeads" : index
  %fheads = wave.param "heads" : index
  %fslotsAt = wave.param "slotsAt" : index
  %fc22 = arith.constant 16 : index
  %fpageBytes = wave.param "pageBytes" : index
  %fcodec = wave.param "codec" : index
  %fc25 = arith.constant dense<0x00000000> : vector<4xf32>
  %fc26 = arith.constant 4 : index
  %fc27 = arith.constant dense<0x477FE000> : vector<4xf32>
  %fc28 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %fc29 = arith.constant 4096 : index
  %fc30 = arith.constant 512 : index
  %fc31 = arith.constant 8 : index
  %fc32 = arith.constant 2048 : index
  %fc33 = arith.constant 3 : index
  %fc34 = arith.constant dense<0x3F800000> : vector<4xf32>
  %fc35 = arith.constant dense<0x43E00000> : vector<4xf32>
  %fc36 = arith.constant dense<0x47600000> : vector<4xf32>
  %fc37 = arith.constant dense<0x42FE0000> : vector<4xf32>
  %fc38 = arith.constant dense<0xC2FE0000> : vector<4xf32>
  %fc39 = arith.constant dense<128> : vector<4xi32>
  %fc40 = arith.constant dense<0x42FF0000> : vector<4xf32>
  %f0 = wave.lane
  %f1 = arith.muli %x0, %fc0 : index
  %f2 = arith.muli %f1, %fc1 : index
  %f3 = arith.addi %f2, %f0 : index
  %f4 = arith.muli %x1, %fc2 : index
  %f5 = arith.addi %f4, %f3 : index
  %f6 = arith.addi %f5, %fc3 : index
  %f7 = arith.addi %f6, %fc3 : index
  %f8 = vector.extract %x2[0] : f32 from vector<8xf32>
  memref.store %f8, %x3[%f7] : memref<?xf32>
  %f9 = arith.addi %f6, %fc4 : index
  %f10 = vector.extract %x2[1] : f32 from vector<8xf32>
  memref.store %f10, %x3[%f9] : memref<?xf32>
  %f11 = arith.addi %f6, %fc5 : index
  %f12 = vector.extract %x2[2] : f32 from vector<8xf32>
  memref.store %f12, %x3[%f11] : memref<?xf32>
  %f13 = arith.addi %f6, %fc6 : index
  %f14 = vector.extract %x2[3] : f32 from vector<8xf32>
  memref.store %f14, %x3[%f13] : memref<?xf32>
  %f15 = arith.addi %f6, %fc7 : index
  %f16 = vector.extract %x2[4] : f32 from vector<8xf32>
  memref.store %f16, %x3[%f15] : memref<?xf32>
  %f17 = arith.addi %f6, %fc8 : index
  %f18 = vector.extract %x2[5] : f32 from vector<8xf32>
  memref.store %f18, %x3[%f17] : memref<?xf32>
  %f19 = arith.addi %f6, %fc9 : index
  %f20 = vector.extract %x2[6] : f32 from vector<8xf32>
  memref.store %f20, %x3[%f19] : memref<?xf32>
  %f21 = arith.addi %f6, %fc10 : index
  %f22 = vector.extract %x2[7] : f32 from vector<8xf32>
  memref.store %f22, %x3[%f21] : memref<?xf32>
  %f23 = arith.addi %f5, %fc1 : index
  %f24 = arith.addi %f23, %fc3 : index
  %f25 = vector.extract %x4[0] : f32 from vector<8xf32>
  memref.store %f25, %x3[%f24] : memref<?xf32>
  %f26 = arith.addi %f23, %fc4 : index
  %f27 = vector.extract %x4[1] : f32 from vector<8xf32>
  memref.store %f27, %x3[%f26] : memref<?xf32>
  %f28 = arith.addi %f23, %fc5 : index
  %f29 = vector.extract %x4[2] : f32 from vector<8xf32>
  memref.store %f29, %x3[%f28] : memref<?xf32>
  %f30 = arith.addi %f23, %fc6 : index
  %f31 = vector.extract %x4[3] : f32 from vector<8xf32>
  memref.store %f31, %x3[%f30] : memref<?xf32>
  %f32 = arith.addi %f23, %fc7 : index
  %f33 = vector.extract %x4[4] : f32 from vector<8xf32>
  memref.store %f33, %x3[%f32] : memref<?xf32>
  %f34 = arith.addi %f23, %fc8 : index
  %f35 = vector.extract %x4[5] : f32 from vector<8xf32>
  memref.store %f35, %x3[%f34] : memref<?xf32>
  %f36 = arith.addi %f23, %fc9 : index
  %f37 = vector.extract %x4[6] : f32 from vector<8xf32>
  memref.store %f37, %x3[%f36] : memref<?xf32>
  %f38 = arith.addi %f23, %fc10 : index
  %f39 = vector.extract %x4[7] : f32 from vector<8xf32>
  memref.store %f39, %x3[%f38] : memref<?xf32>
  wave.barrier
  %f40 = arith.muli %x1, %fc11 : index
  %f41 = arith.addi %f40, %fc3 : index
  func.call @qkv_q4_1_d64__gfx1100.1(%f41, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
  wave.barrier
  %f42 = wave.wave
  %f43 = arith.addi %f42, %fc3 : index
  %f44 = arith.addi %x5, %f43 : index
  %f45 = arith.cmpi slt, %f44, %x6 : index
  scf.if %f45 {
    %f46 = arith.muli %f43, %fc5 : index
    %f47 = arith.addi %f0, %fc3 : index
    %f48 = arith.cmpi eq, %fhasBias, %fc11 : index
    %f49 = arith.addi %f46, %f47 : index
    %f50 = memref.load %x10[%f49] : memref<?xf32>
    %f51 = arith.muli %x12, %fc5 : index
    %f52 = arith.addi %f51, %f47 : index
    %f53 = memref.load %x13[%f52] : memref<?xf32>
    %f54 = arith.addf %f50, %f53 : f32
    %f55 = arith.select %f48, %f54, %f50 : f32
    %f56 = arith.addi %f47, %fc4 : index
    %f57 = arith.addi %f46, %f56 : index
    %f58 = memref.load %x10[%f57] : memref<?xf32>
    %f59 = arith.addi %f51, %f56 : index
    %f60 = memref.load %x13[%f59] : memref<?xf32>
    %f61 = arith.addf %f58, %f60 : f32
    %f62 = arith.select %f48, %f61, %f58 : f32
    %f63 = arith.addi %x14, %x15 : index
    %f64 = arith.cmpi slt, %x12, %f63 : index
    scf.if %f64 {
      %f65 = arith.addi %fpositionsAt, %f44 : index
      %f66 = memref.load %x16[%f65] : memref<?xi32>
      %f67 = arith.index_cast %f66 : i32 to index
      %f68 = arith.cmpi eq, %fhasNorm, %fc11 : index
      %f69 = math.fma %f55, %f55, %fc15 : f32
      %f70 = math.fma %f62, %f62, %f69 : f32
      %f71 = vector.broadcast %f70 : f32 to vector<1xf32>
      %f72 = wave.reduce "add" %f71 : vector<1xf32>
      %f73 = arith.mulf %f72, %finverseHeadDim : f32
      %f74 = arith.addf %f73, %fepsilon : f32
      %f75 = math.sqrt %f74 : f32
      %f76 = arith.divf %fc17, %f75 : f32
      %f77 = arith.cmpi slt, %x12, %x14 : index
      %f78 = memref.load %x17[%f47] : memref<?xf32>
      %f79 = memref.load %x18[%f47] : memref<?xf32>
      %f80 = arith.select %f77, %f78, %f79 : f32
      %f81 = arith.mulf %f55, %f76 : f32
      %f82 = arith.mulf %f81, %f80 : f32
      %f83 = arith.select %f68, %f82, %f55 : f32
      %f84 = memref.load %x17[%f56] : memref<?xf32>
      %f85 = memref.load %x18[%f56] : memref<?xf32>
      %f86 = arith.select %f77, %f84, %f85 : f32
      %f87 = arith.mulf %f62, %f76 : f32
      %f88 = arith.mulf %f87, %f86 : f32
      %f89 = arith.select %f68, %f88, %f62 : f32
      %f90 = arith.remui %f67, %fc1 : index
      %f91 = arith.muli %f90, %fc5 : index
      %f92 = arith.addi %f91, %f47 : index
      %f93 = arith.divui %f67, %fc1 : index
      %f94 = arith.addi %f93, %fc1 : index
      %f95 = arith.muli %f94, %fc5 : index
      %f96 = arith.addi %f95, %f47 : index
      %f97 = memref.load %x19[%f92] : memref<?xf32>
      %f98 = arith.addi %f92, %fc4 : index
      %f99 = memref.load %x19[%f98] : memref<?xf32>
      %f100 = memref.load %x19[%f96] : memref<?xf32>
      %f101 = arith.addi %f96, %fc4 : index
      %f102 = memref.load %x19[%f101] : memref<?xf32>
      %f103 = arith.mulf %f100, %f97 : f32
      %f104 = arith.mulf %f102, %f99 : f32
      %f105 = arith.subf %f103, %f104 : f32
      %f106 = arith.mulf %f102, %f97 : f32
      %f107 = arith.mulf %f100, %f99 : f32
      %f108 = arith.addf %f106, %f107 : f32
      %f109 = arith.mulf %f83, %f105 : f32
      %f110 = arith.mulf %f89, %f108 : f32
      %f111 = arith.subf %f109, %f110 : f32
      %f112 = arith.mulf %f89, %f105 : f32
      %f113 = arith.mulf %f83, %f108 : f32
      %f114 = arith.addf %f112, %f113 : f32
      scf.if %f77 {
        %f115 = arith.muli %f44, %x14 : index
        %f116 = arith.addi %f115, %x12 : index
        %f117 = arith.muli %f116, %fc5 : index
        %f118 = arith.addi %f117, %f47 : index
        %f119 = arith.divui %fheads, %fkvHeads : index
        %f120 = arith.muli %fkvHeads, %fc1 : index
        %f121 = arith.divui %x12, %f119 : index
        %f122 = arith.muli %f121, %fc5 : index
        %f123 = arith.addi %f120, %f122 : index
        %f124 = arith.addi %f123, %f47 : index
        %f125 = memref.load %x20[%f124] : memref<?xf32>
        %f126 = arith.mulf %f111, %f125 : f32
        memref.store %f126, %x21[%f118] : memref<?xf32>
        %f127 = arith.addi %f124, %fc4 : index
        %f128 = memref.load %x20[%f127] : memref<?xf32>
        %f129 = arith.mulf %f114, %f128 : f32
        %f130 = arith.addi %f118, %fc4 : index
        memref.store %f129, %x21[%f130] : memref<?xf32>
      } else {
        memref.store %f111, %x10[%f49] : memref<?xf32>
        %f131 = arith.addi %f49, %fc4 : index
        memref.store %f114, %x10[%f131] : memref<?xf32>
      }
    } else {
      %f132 = arith.cmpi slt, %x12, %x14 : index
      scf.if %f132 {
        %f133 = arith.muli %f44, %x14 : index
        %f134 = arith.addi %f133, %x12 : index
        %f135 = arith.muli %f134, %fc5 : index
        %f136 = arith.addi %f135, %f47 : index
        %f137 = arith.divui %fheads, %fkvHeads : index
        %f138 = arith.muli %fkvHeads, %fc1 : index
        %f139 = arith.divui %x12, %f137 : index
        %f140 = arith.muli %f139, %fc5 : index
        %f141 = arith.addi %f138, %f140 : index
        %f142 = arith.addi %f141, %f47 : index
        %f143 = memref.load %x20[%f142] : memref<?xf32>
        %f144 = arith.mulf %f55, %f143 : f32
        memref.store %f144, %x21[%f136] : memref<?xf32>
        %f145 = arith.addi %f142, %fc4 : index
        %f146 = memref.load %x20[%f145] : memref<?xf32>
        %f147 = arith.mulf %f62, %f146 : f32
        %f148 = arith.addi %f136, %fc4 : index
        memref.store %f147, %x21[%f148] : memref<?xf32>
      } else {
        memref.store %f55, %x10[%f49] : memref<?xf32>
        %f149 = arith.addi %f49, %fc4 : index
        memref.store %f62, %x10[%f149] : memref<?xf32>
      }
    }
  }
  wave.barrier
  %f150 = arith.cmpi sge, %x12, %x14 : index
  scf.if %f150 {
    scf.if %f45 {
      %f151 = arith.addi %fslotsAt, %f44 : index
      %f152 = memref.load %x16[%f151] : memref<?xi32>
      %f153 = arith.index_cast %f152 : i32 to index
      %f154 = arith.cmpi sge, %f153, %fc3 : index
      scf.if %f154 {
        %f155 = arith.muli %f43, %fc5 : index
        %f156 = arith.subi %x12, %x14 : index
        %f157 = arith.muli %f156, %fc7 : index
        %f158 = arith.divui %f153, %fc22 : index
        %f159 = arith.remui %f153, %fc22 : index
        %f160 = arith.muli %f158, %fpageBytes : index
        %f161 = arith.cmpi eq, %fcodec, %fc3 : index
        scf.if %f161 {
          %f162 = arith.muli %f0, %fc26 : index
          %f165 = scf.for %f163 = %f162 to %fc5 step %fc7 iter_args(%f164 = %fc25) -> (vector<4xf32>) {
            %f166 = arith.addi %f157, %f163 : index
            %f167 = vector.load %x20[%f166] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f168 = arith.addi %f157, %fc5 : index
            %f169 = arith.addi %f168, %f163 : index
            %f170 = vector.load %x20[%f169] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f171 = arith.addi %f155, %f163 : index
            %f172 = vector.load %x10[%f171] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f173 = arith.subf %f172, %f170 : vector<4xf32>
            %f174 = arith.mulf %f173, %f167 : vector<4xf32>
            %f175 = arith.minimumf %f174, %fc27 : vector<4xf32>
            %f176 = arith.maximumf %f175, %fc28 : vector<4xf32>
            %f177 = arith.truncf %f176 : vector<4xf32> to vector<4xf16>
            %f178 = vector.bitcast %f177 : vector<4xf16> to vector<8xi8>
            %f179 = arith.cmpi slt, %f156, %x15 : index
            scf.if %f179 {
              %f180 = arith.muli %f156, %fc29 : index
              %f181 = arith.addi %f160, %f180 : index
              %f182 = arith.divui %f163, %fc22 : index
              %f183 = arith.muli %f182, %fc30 : index
              %f184 = arith.remui %f163, %fc22 : index
              %f185 = arith.divui %f184, %fc31 : index
              %f186 = arith.muli %f185, %fc1 : index
              %f187 = arith.muli %f159, %fc22 : index
              %f188 = arith.addi %f186, %f187 : index
              %f189 = arith.remui %f184, %fc31 : index
              %f190 = arith.muli %f189, %fc0 : index
              %f191 = arith.addi %f188, %f190 : index
              %f192 = arith.addi %f183, %f191 : index
              %f193 = arith.addi %f181, %f192 : index
              vector.store %f178, %x22[%f193] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
            } else {
              %f194 = arith.subi %f156, %x15 : index
              %f195 = arith.muli %f194, %fc29 : index
              %f196 = arith.addi %f160, %f195 : index
              %f197 = arith.addi %f163, %fc3 : index
              %f198 = arith.divui %f197, %fc22 : index
              %f199 = arith.muli %f198, %fc30 : index
              %f200 = arith.addi %f199, %fc32 : index
              %f201 = arith.remui %f197, %fc22 : index
              %f202 = arith.divui %f159, %fc0 : index
              %f203 = arith.remui %f159, %fc0 : index
              %f204 = arith.muli %f203, %fc31 : index
              %f205 = arith.addi %f202, %f204 : index
              %f206 = arith.divui %f205, %fc31 : index
              %f207 = arith.muli %f206, %fc1 : index
              %f208 = arith.muli %f201, %fc22 : index
              %f209 = arith.addi %f207, %f208 : index
              %f210 = arith.remui %f205, %fc31 : index
              %f211 = arith.muli %f210, %fc0 : index
              %f212 = arith.addi %f209, %f211 : index
              %f213 = arith.addi %f200, %f212 : index
              %f214 = arith.addi %f196, %f213 : index
              %f215 = vector.shuffle %f178, %f178 [0, 1] : vector<8xi8>, vector<8xi8>
              vector.store %f215, %x22[%f214] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f216 = arith.addi %f163, %fc11 : index
              %f217 = arith.divui %f216, %fc22 : index
              %f218 = arith.muli %f217, %fc30 : index
              %f219 = arith.addi %f218, %fc32 : index
              %f220 = arith.remui %f216, %fc22 : index
              %f221 = arith.muli %f220, %fc22 : index
              %f222 = arith.addi %f207, %f221 : index
              %f223 = arith.addi %f222, %f211 : index
              %f224 = arith.addi %f219, %f223 : index
              %f225 = arith.addi %f196, %f224 : index
              %f226 = vector.shuffle %f178, %f178 [2, 3] : vector<8xi8>, vector<8xi8>
              vector.store %f226, %x22[%f225] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f227 = arith.addi %f163, %fc0 : index
              %f228 = arith.divui %f227, %fc22 : index
              %f229 = arith.muli %f228, %fc30 : index
              %f230 = arith.addi %f229, %fc32 : index
              %f231 = arith.remui %f227, %fc22 : index
              %f232 = arith.muli %f231, %fc22 : index
              %f233 = arith.addi %f207, %f232 : index
              %f234 = arith.addi %f233, %f211 : index
              %f235 = arith.addi %f230, %f234 : index
              %f236 = arith.addi %f196, %f235 : index
              %f237 = vector.shuffle %f178, %f178 [4, 5] : vector<8xi8>, vector<8xi8>
              vector.store %f237, %x22[%f236] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f238 = arith.addi %f163, %fc33 : index
              %f239 = arith.divui %f238, %fc22 : index
              %f240 = arith.muli %f239, %fc30 : index
              %f241 = arith.addi %f240, %fc32 : index
              %f242 = arith.remui %f238, %fc22 : index
              %f243 = arith.muli %f242, %fc22 : index
              %f244 = arith.addi %f207, %f243 : index
              %f245 = arith.addi %f244, %f211 : index
              %f246 = arith.addi %f241, %f245 : index
              %f247 = arith.addi %f196, %f246 : index
              %f248 = vector.shuffle %f178, %f178 [6, 7] : vector<8xi8>, vector<8xi8>
              vector.store %f248, %x22[%f247] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
            }
            %f249 = math.absf %f174 : vector<4xf32>
            %f250 = arith.cmpf ugt, %f249, %fc27 : vector<4xf32>
            %f251 = arith.select %f250, %fc34, %fc25 : vector<4xi1>, vector<4xf32>
            %f252 = arith.addf %f164, %f251 : vector<4xf32>
            scf.yield %f252 : vector<4xf32>
          }
          %f253 = wave.reduce "add" %f165 : vector<4xf32>
          %f254 = arith.cmpf ogt, %f253, %fc15 : f32
          scf.if %f254 {
            %f255 = arith.fptosi %f253 : f32 to i32
            wave.count %x23, %f255 : memref<?xi32>
          }
        }
        %f256 = arith.cmpi eq, %fcodec, %fc11 : index
        scf.if %f256 {
          %f257 = arith.muli %f0, %fc26 : index
          %f260 = scf.for %f258 = %f257 to %fc5 step %fc7 iter_args(%f259 = %fc25) -> (vector<4xf32>) {
            %f261 = arith.addi %f157, %f258 : index
            %f262 = vector.load %x20[%f261] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f263 = arith.addi %f157, %fc5 : index
            %f264 = arith.addi %f263, %f258 : index
            %f265 = vector.load %x20[%f264] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f266 = arith.addi %f155, %f258 : index
            %f267 = vector.load %x10[%f266] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f268 = arith.subf %f267, %f265 : vector<4xf32>
            %f269 = arith.mulf %f268, %f262 : vector<4xf32>
            %f270 = wave.fp8_encode "e4m3" %f269 : vector<4xf32> -> vector<4xi8>
            %f271 = arith.cmpi slt, %f156, %x15 : index
            scf.if %f271 {
              %f272 = arith.muli %f156, %fc32 : index
              %f273 = arith.addi %f160, %f272 : index
              %f274 = vector.shuffle %f270, %f270 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
              %f275 = arith.divui %f258, %fc22 : index
              %f276 = arith.muli %f275, %fc1 : index
              %f277 = arith.remui %f258, %fc22 : index
              %f278 = arith.muli %f159, %fc22 : index
              %f279 = arith.divui %f277, %fc26 : index
              %f280 = arith.muli %f279, %fc26 : index
              %f281 = arith.remui %f277, %fc0 : index
              %f282 = arith.muli %f281, %fc0 : index
              %f283 = arith.addi %f280, %f282 : index
              %f284 = arith.divui %f277, %fc0 : index
              %f285 = arith.remui %f284, %fc0 : index
              %f286 = arith.addi %f283, %f285 : index
              %f287 = arith.addi %f278, %f286 : index
              %f288 = arith.addi %f276, %f287 : index
              %f289 = arith.addi %f273, %f288 : index
              vector.store %f274, %x22[%f289] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f290 = arith.subi %f156, %x15 : index
              %f291 = arith.muli %f290, %fc32 : index
              %f292 = arith.addi %f160, %f291 : index
              %f293 = arith.addi %f258, %fc3 : index
              %f294 = arith.divui %f293, %fc22 : index
              %f295 = arith.muli %f294, %fc1 : index
              %f296 = arith.addi %f295, %fc2 : index
              %f297 = arith.remui %f293, %fc22 : index
              %f298 = arith.divui %f159, %fc0 : index
              %f299 = arith.remui %f159, %fc0 : index
              %f300 = arith.muli %f299, %fc31 : index
              %f301 = arith.addi %f298, %f300 : index
              %f302 = arith.muli %f297, %fc22 : index
              %f303 = arith.divui %f301, %fc26 : index
              %f304 = arith.muli %f303, %fc26 : index
              %f305 = arith.remui %f301, %fc0 : index
              %f306 = arith.muli %f305, %fc0 : index
              %f307 = arith.addi %f304, %f306 : index
              %f308 = arith.divui %f301, %fc0 : index
              %f309 = arith.remui %f308, %fc0 : index
              %f310 = arith.addi %f307, %f309 : index
              %f311 = arith.addi %f302, %f310 : index
              %f312 = arith.addi %f296, %f311 : index
              %f313 = arith.addi %f292, %f312 : index
              %f314 = vector.shuffle %f270, %f270 [0] : vector<4xi8>, vector<4xi8>
              vector.store %f314, %x22[%f313] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f315 = arith.addi %f258, %fc11 : index
              %f316 = arith.divui %f315, %fc22 : index
              %f317 = arith.muli %f316, %fc1 : index
              %f318 = arith.addi %f317, %fc2 : index
              %f319 = arith.remui %f315, %fc22 : index
              %f320 = arith.muli %f319, %fc22 : index
              %f321 = arith.addi %f320, %f310 : index
              %f322 = arith.addi %f318, %f321 : index
              %f323 = arith.addi %f292, %f322 : index
              %f324 = vector.shuffle %f270, %f270 [1] : vector<4xi8>, vector<4xi8>
              vector.store %f324, %x22[%f323] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f325 = arith.addi %f258, %fc0 : index
              %f326 = arith.divui %f325, %fc22 : index
              %f327 = arith.muli %f326, %fc1 : index
              %f328 = arith.addi %f327, %fc2 : index
              %f329 = arith.remui %f325, %fc22 : index
              %f330 = arith.muli %f329, %fc22 : index
              %f331 = arith.addi %f330, %f310 : index
              %f332 = arith.addi %f328, %f331 : index
              %f333 = arith.addi %f292, %f332 : index
              %f334 = vector.shuffle %f270, %f270 [2] : vector<4xi8>, vector<4xi8>
              vector.store %f334, %x22[%f333] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f335 = arith.addi %f258, %fc33 : index
              %f336 = arith.divui %f335, %fc22 : index
              %f337 = arith.muli %f336, %fc1 : index
              %f338 = arith.addi %f337, %fc2 : index
              %f339 = arith.remui %f335, %fc22 : index
              %f340 = arith.muli %f339, %fc22 : index
              %f341 = arith.addi %f340, %f310 : index
              %f342 = arith.addi %f338, %f341 : index
              %f343 = arith.addi %f292, %f342 : index
              %f344 = vector.shuffle %f270, %f270 [3] : vector<4xi8>, vector<4xi8>
              vector.store %f344, %x22[%f343] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
            %f345 = math.absf %f269 : vector<4xf32>
            %f346 = arith.cmpf ugt, %f345, %fc35 : vector<4xf32>
            %f347 = arith.select %f346, %fc34, %fc25 : vector<4xi1>, vector<4xf32>
            %f348 = arith.addf %f259, %f347 : vector<4xf32>
            scf.yield %f348 : vector<4xf32>
          }
          %f349 = wave.reduce "add" %f260 : vector<4xf32>
          %f350 = arith.cmpf ogt, %f349, %fc15 : f32
          scf.if %f350 {
            %f351 = arith.fptosi %f349 : f32 to i32
            wave.count %x23, %f351 : memref<?xi32>
          }
        }
        %f352 = arith.cmpi eq, %fcodec, %fc0 : index
        scf.if %f352 {
          %f353 = arith.muli %f0, %fc26 : index
          %f356 = scf.for %f354 = %f353 to %fc5 step %fc7 iter_args(%f355 = %fc25) -> (vector<4xf32>) {
            %f357 = arith.addi %f157, %f354 : index
            %f358 = vector.load %x20[%f357] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f359 = arith.addi %f157, %fc5 : index
            %f360 = arith.addi %f359, %f354 : index
            %f361 = vector.load %x20[%f360] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f362 = arith.addi %f155, %f354 : index
            %f363 = vector.load %x10[%f362] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f364 = arith.subf %f363, %f361 : vector<4xf32>
            %f365 = arith.mulf %f364, %f358 : vector<4xf32>
            %f366 = wave.fp8_encode "e5m2" %f365 : vector<4xf32> -> vector<4xi8>
            %f367 = arith.cmpi slt, %f156, %x15 : index
            scf.if %f367 {
              %f368 = arith.muli %f156, %fc32 : index
              %f369 = arith.addi %f160, %f368 : index
              %f370 = vector.shuffle %f366, %f366 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
              %f371 = arith.divui %f354, %fc22 : index
              %f372 = arith.muli %f371, %fc1 : index
              %f373 = arith.remui %f354, %fc22 : index
              %f374 = arith.muli %f159, %fc22 : index
              %f375 = arith.divui %f373, %fc26 : index
              %f376 = arith.muli %f375, %fc26 : index
              %f377 = arith.remui %f373, %fc0 : index
              %f378 = arith.muli %f377, %fc0 : index
              %f379 = arith.addi %f376, %f378 : index
              %f380 = arith.divui %f373, %fc0 : index
              %f381 = arith.remui %f380, %fc0 : index
              %f382 = arith.addi %f379, %f381 : index
              %f383 = arith.addi %f374, %f382 : index
              %f384 = arith.addi %f372, %f383 : index
              %f385 = arith.addi %f369, %f384 : index
              vector.store %f370, %x22[%f385] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f386 = arith.subi %f156, %x15 : index
              %f387 = arith.muli %f386, %fc32 : index
              %f388 = arith.addi %f160, %f387 : index
              %f389 = arith.addi %f354, %fc3 : index
              %f390 = arith.divui %f389, %fc22 : index
              %f391 = arith.muli %f390, %fc1 : index
              %f392 = arith.addi %f391, %fc2 : index
              %f393 = arith.remui %f389, %fc22 : index
              %f394 = arith.divui %f159, %fc0 : index
              %f395 = arith.remui %f159, %fc0 : index
              %f396 = arith.muli %f395, %fc31 : index
              %f397 = arith.addi %f394, %f396 : index
              %f398 = arith.muli %f393, %fc22 : index
              %f399 = arith.divui %f397, %fc26 : index
              %f400 = arith.muli %f399, %fc26 : index
              %f401 = arith.remui %f397, %fc0 : index
              %f402 = arith.muli %f401, %fc0 : index
              %f403 = arith.addi %f400, %f402 : index
              %f404 = arith.divui %f397, %fc0 : index
              %f405 = arith.remui %f404, %fc0 : index
              %f406 = arith.addi %f403, %f405 : index
              %f407 = arith.addi %f398, %f406 : index
              %f408 = arith.addi %f392, %f407 : index
              %f409 = arith.addi %f388, %f408 : index
              %f410 = vector.shuffle %f366, %f366 [0] : vector<4xi8>, vector<4xi8>
              vector.store %f410, %x22[%f409] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f411 = arith.addi %f354, %fc11 : index
              %f412 = arith.divui %f411, %fc22 : index
              %f413 = arith.muli %f412, %fc1 : index
              %f414 = arith.addi %f413, %fc2 : index
              %f415 = arith.remui %f411, %fc22 : index
              %f416 = arith.muli %f415, %fc22 : index
              %f417 = arith.addi %f416, %f406 : index
              %f418 = arith.addi %f414, %f417 : index
              %f419 = arith.addi %f388, %f418 : index
              %f420 = vector.shuffle %f366, %f366 [1] : vector<4xi8>, vector<4xi8>
              vector.store %f420, %x22[%f419] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f421 = arith.addi %f354, %fc0 : index
              %f422 = arith.divui %f421, %fc22 : index
              %f423 = arith.muli %f422, %fc1 : index
              %f424 = arith.addi %f423, %fc2 : index
              %f425 = arith.remui %f421, %fc22 : index
              %f426 = arith.muli %f425, %fc22 : index
              %f427 = arith.addi %f426, %f406 : index
              %f428 = arith.addi %f424, %f427 : index
              %f429 = arith.addi %f388, %f428 : index
              %f430 = vector.shuffle %f366, %f366 [2] : vector<4xi8>, vector<4xi8>
              vector.store %f430, %x22[%f429] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f431 = arith.addi %f354, %fc33 : index
              %f432 = arith.divui %f431, %fc22 : index
              %f433 = arith.muli %f432, %fc1 : index
              %f434 = arith.addi %f433, %fc2 : index
              %f435 = arith.remui %f431, %fc22 : index
              %f436 = arith.muli %f435, %fc22 : index
              %f437 = arith.addi %f436, %f406 : index
              %f438 = arith.addi %f434, %f437 : index
              %f439 = arith.addi %f388, %f438 : index
              %f440 = vector.shuffle %f366, %f366 [3] : vector<4xi8>, vector<4xi8>
              vector.store %f440, %x22[%f439] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
            %f441 = math.absf %f365 : vector<4xf32>
            %f442 = arith.cmpf ugt, %f441, %fc36 : vector<4xf32>
            %f443 = arith.select %f442, %fc34, %fc25 : vector<4xi1>, vector<4xf32>
            %f444 = arith.addf %f355, %f443 : vector<4xf32>
            scf.yield %f444 : vector<4xf32>
          }
          %f445 = wave.reduce "add" %f356 : vector<4xf32>
          %f446 = arith.cmpf ogt, %f445, %fc15 : f32
          scf.if %f446 {
            %f447 = arith.fptosi %f445 : f32 to i32
            wave.count %x23, %f447 : memref<?xi32>
          }
        }
        %f448 = arith.cmpi eq, %fcodec, %fc33 : index
        scf.if %f448 {
          %f449 = arith.muli %f0, %fc26 : index
          %f452 = scf.for %f450 = %f449 to %fc5 step %fc7 iter_args(%f451 = %fc25) -> (vector<4xf32>) {
            %f453 = arith.addi %f157, %f450 : index
            %f454 = vector.load %x20[%f453] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f455 = arith.addi %f157, %fc5 : index
            %f456 = arith.addi %f455, %f450 : index
            %f457 = vector.load %x20[%f456] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f458 = arith.addi %f155, %f450 : index
            %f459 = vector.load %x10[%f458] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f460 = arith.subf %f459, %f457 : vector<4xf32>
            %f461 = arith.mulf %f460, %f454 : vector<4xf32>
            %f462 = arith.cmpf ord, %f461, %f461 : vector<4xf32>
            %f463 = arith.select %f462, %f461, %fc25 : vector<4xi1>, vector<4xf32>
            %f464 = math.roundeven %f463 : vector<4xf32>
            %f465 = arith.minimumf %f464, %fc37 : vector<4xf32>
            %f466 = arith.maximumf %f465, %fc38 : vector<4xf32>
            %f467 = arith.fptosi %f466 : vector<4xf32> to vector<4xi32>
            %f468 = arith.addi %f467, %fc39 : vector<4xi32>
            %f469 = arith.trunci %f468 : vector<4xi32> to vector<4xi8>
            %f470 = arith.cmpi slt, %f156, %x15 : index
            scf.if %f470 {
              %f471 = arith.muli %f156, %fc32 : index
              %f472 = arith.addi %f160, %f471 : index
              %f473 = vector.shuffle %f469, %f469 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
              %f474 = arith.divui %f450, %fc22 : index
              %f475 = arith.muli %f474, %fc1 : index
              %f476 = arith.remui %f450, %fc22 : index
              %f477 = arith.muli %f159, %fc22 : index
              %f478 = arith.divui %f476, %fc26 : index
              %f479 = arith.muli %f478, %fc26 : index
              %f480 = arith.remui %f476, %fc0 : index
              %f481 = arith.muli %f480, %fc0 : index
              %f482 = arith.addi %f479, %f481 : index
              %f483 = arith.divui %f476, %fc0 : index
              %f484 = arith.remui %f483, %fc0 : index
              %f485 = arith.addi %f482, %f484 : index
              %f486 = arith.addi %f477, %f485 : index
              %f487 = arith.addi %f475, %f486 : index
              %f488 = arith.addi %f472, %f487 : index
              vector.store %f473, %x22[%f488] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f489 = arith.subi %f156, %x15 : index
              %f490 = arith.muli %f489, %fc32 : index
              %f491 = arith.addi %f160, %f490 : index
              %f492 = arith.addi %f450, %fc3 : index
              %f493 = arith.divui %f492, %fc22 : index
              %f494 = arith.muli %f493, %fc1 : index
              %f495 = arith.addi %f494, %fc2 : index
              %f496 = arith.remui %f492, %fc22 : index
              %f497 = arith.divui %f159, %fc0 : index
              %f498 = arith.remui %f159, %fc0 : index
              %f499 = arith.muli %f498, %fc31 : index
              %f500 = arith.addi %f497, %f499 : index
              %f501 = arith.muli %f496, %fc22 : index
              %f502 = arith.divui %f500, %fc26 : index
              %f503 = arith.muli %f502, %fc26 : index
              %f504 = arith.remui %f500, %fc0 : index
              %f505 = arith.muli %f504, %fc0 : index
              %f506 = arith.addi %f503, %f505 : index
              %f507 = arith.divui %f500, %fc0 : index
              %f508 = arith.remui %f507, %fc0 : index
              %f509 = arith.addi %f506, %f508 : index
              %f510 = arith.addi %f501, %f509 : index
              %f511 = arith.addi %f495, %f510 : index
              %f512 = arith.addi %f491, %f511 : index
              %f513 = vector.shuffle %f469, %f469 [0] : vector<4xi8>, vector<4xi8>
              vector.store %f513, %x22[%f512] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f514 = arith.addi %f450, %fc11 : index
              %f515 = arith.divui %f514, %fc22 : index
              %f516 = arith.muli %f515, %fc1 : index
              %f517 = arith.addi %f516, %fc2 : index
              %f518 = arith.remui %f514, %fc22 : index
              %f519 = arith.muli %f518, %fc22 : index
              %f520 = arith.addi %f519, %f509 : index
              %f521 = arith.addi %f517, %f520 : index
              %f522 = arith.addi %f491, %f521 : index
              %f523 = vector.shuffle %f469, %f469 [1] : vector<4xi8>, vector<4xi8>
              vector.store %f523, %x22[%f522] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f524 = arith.addi %f450, %fc0 : index
              %f525 = arith.divui %f524, %fc22 : index
              %f526 = arith.muli %f525, %fc1 : index
              %f527 = arith.addi %f526, %fc2 : index
              %f528 = arith.remui %f524, %fc22 : index
              %f529 = arith.muli %f528, %fc22 : index
              %f530 = arith.addi %f529, %f509 : index
              %f531 = arith.addi %f527, %f530 : index
              %f532 = arith.addi %f491, %f531 : index
              %f533 = vector.shuffle %f469, %f469 [2] : vector<4xi8>, vector<4xi8>
              vector.store %f533, %x22[%f532] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f534 = arith.addi %f450, %fc33 : index
              %f535 = arith.divui %f534, %fc22 : index
              %f536 = arith.muli %f535, %fc1 : index
              %f537 = arith.addi %f536, %fc2 : index
              %f538 = arith.remui %f534, %fc22 : index
              %f539 = arith.muli %f538, %fc22 : index
              %f540 = arith.addi %f539, %f509 : index
              %f541 = arith.addi %f537, %f540 : index
              %f542 = arith.addi %f491, %f541 : index
              %f543 = vector.shuffle %f469, %f469 [3] : vector<4xi8>, vector<4xi8>
              vector.store %f543, %x22[%f542] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
            %f544 = math.absf %f461 : vector<4xf32>
            %f545 = arith.cmpf ugt, %f544, %fc40 : vector<4xf32>
            %f546 = arith.select %f545, %fc34, %fc25 : vector<4xi1>, vector<4xf32>
            %f547 = arith.addf %f451, %f546 : vector<4xf32>
            scf.yield %f547 : vector<4xf32>
          }
          %f548 = wave.reduce "add" %f452 : vector<4xf32>
          %f549 = arith.cmpf ogt, %f548, %fc15 : f32
          scf.if %f549 {
            %f550 = arith.fptosi %f548 : f32 to i32
            wave.count %x23, %f550 : memref<?xi32>
          }
        }
      }
    }
  }
  func.return
}
wave.kernel @qkv_q4_1_d64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 2 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 8 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 128 : index
  %c7 = arith.constant 0 : index
  %c8 = arith.constant 1 : index
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 8192 : index
  %c11 = arith.constant 1024 : index
  %rowsMode = wave.param "rowsMode" : index
  %c13 = arith.constant 16 : index
  %scalesInLds = wave.param "scalesInLds" : index
  %c15 = arith.constant 32 : index
  %c16 = arith.constant 512 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c19 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c22 = arith.constant 3 : index
  %c23 = arith.constant 64 : index
  %c24 = arith.constant 48 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = arith.remui %2, %c2 : index
  %4 = arith.divui %2, %c2 : index
  %5 = arith.muli %inputFeatures, %c4 : index
  %6 = arith.muli %inputFeatures, %c2 : index
  %7 = arith.addi %6, %c5 : index
  %8 = arith.divui %7, %c6 : index
  %9 = arith.muli %8, %c6 : index
  %10 = arith.addi %5, %9 : index
  %11 = arith.addi %10, %c6 : index
  %12 = arith.muli %3, %c2 : index
  %13 = arith.addi %12, %c7 : index
  %14 = arith.addi %12, %c8 : index
  %15 = arith.muli %0, %c9 : index
  %16 = arith.addi %15, %13 : index
  %17 = arith.muli %16, %11 : index
  %18 = arith.addi %15, %14 : index
  %19 = arith.muli %18, %11 : index
  %20 = wave.scratch %c10 : memref<?xf32>
  %21 = wave.scratch %c11 : memref<?xf32>
  %22 = memref.load %step[%c7] : memref<?xi32>
  %23 = arith.index_cast %22 : i32 to index
  %24 = arith.cmpi eq, %rowsMode, %c7 : index
  scf.if %24 {
    %25 = arith.muli %1, %c13 : index
    %26 = arith.cmpi slt, %25, %23 : index
    scf.if %26 {
      %27 = arith.muli %scalesInLds, %c9 : index
      %28 = wave.scratch %27 : memref<?xi8>
      %29 = arith.cmpi sgt, %scalesInLds, %c7 : index
      scf.if %29 {
        scf.for %30 = %c7 to %c9 step %c8 {
          %31 = arith.addi %15, %30 : index
          %32 = arith.muli %31, %11 : index
          %33 = arith.addi %32, %c6 : index
          %34 = arith.muli %2, %c15 : index
          %35 = wave.lane
          %36 = arith.addi %34, %35 : index
          %37 = arith.divui %scalesInLds, %c13 : index
          scf.for %38 = %36 to %37 step %c16 {
            %39 = arith.muli %38, %c13 : index
            %40 = arith.addi %33, %39 : index
            %41 = vector.load %w[%40] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %42 = arith.muli %30, %scalesInLds : index
            %43 = arith.addi %42, %39 : index
            vector.store %41, %28[%43] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %44 = wave.lane
      %45 = arith.remui %44, %c13 : index
      %46 = wave.scratch %operandHalves : memref<?xf16>
      %47 = arith.divui %operandHalves, %c4 : index
      %48 = arith.muli %2, %c15 : index
      %49 = arith.addi %48, %44 : index
      scf.for %50 = %49 to %47 step %c16 {
        %51 = arith.muli %50, %c4 : index
        %52 = arith.addi %c7, %51 : index
        %53 = vector.load %x[%52] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %53, %46[%52] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %54 = arith.remui %45, %tileRows : index
      %55 = arith.muli %54, %c4 : index
      %56 = arith.muli %13, %scalesInLds : index
      %57 = arith.muli %14, %scalesInLds : index
      %58 = arith.divui %inputFeatures, %c15 : index
      %59 = arith.muli %4, %stepsPerWave : index
      %60 = arith.minsi %59, %58 : index
      %61 = arith.addi %60, %stepsPerWave : index
      %62 = arith.minsi %61, %58 : index
      %63 = arith.cmpi eq, %wholeBlocks, %c8 : index
      %64 = arith.subi %62, %60 : index
      %65 = arith.divui %64, %c2 : index
      %66 = arith.muli %65, %c2 : index
      %67 = arith.addi %60, %66 : index
      %68 = arith.select %63, %61, %67 : index
      %72:2 = scf.for %69 = %60 to %68 step %c2 iter_args(%70 = %c19, %71 = %c19) -> (vector<8xf32>, vector<8xf32>) {
        %73 = arith.addi %69, %c7 : index
        %74:2 = func.call @qkv_q4_1_d64__gfx1100.0(%44, %73, %17, %56, %28, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %75 = arith.addi %69, %c8 : index
        %76:2 = func.call @qkv_q4_1_d64__gfx1100.0(%44, %75, %17, %56, %28, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %77:2 = func.call @qkv_q4_1_d64__gfx1100.0(%44, %73, %19, %57, %28, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %78:2 = func.call @qkv_q4_1_d64__gfx1100.0(%44, %75, %19, %57, %28, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %79 = arith.muli %69, %c2 : index
        %80 = arith.addi %79, %c7 : index
        %81 = arith.muli %tileRows, %c13 : index
        %82 = arith.muli %80, %81 : index
        %83 = arith.addi %55, %82 : index
        %84 = vector.load %46[%83] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %85 = arith.muli %tileRows, %c4 : index
        %86 = arith.addi %83, %85 : index
        %87 = vector.load %46[%86] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %88 = vector.shuffle %84, %87 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %89 = wave.mma %88, %74#0, %70 : vector<16xf16>, vector<8xf32>
        %90 = wave.mma %88, %77#0, %71 : vector<16xf16>, vector<8xf32>
        %91 = arith.addi %79, %c8 : index
        %92 = arith.muli %91, %81 : index
        %93 = arith.addi %55, %92 : index
        %94 = vector.load %46[%93] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %95 = arith.addi %93, %85 : index
        %96 = vector.load %46[%95] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %97 = vector.shuffle %94, %96 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %98 = wave.mma %97, %74#1, %89 : vector<16xf16>, vector<8xf32>
        %99 = wave.mma %97, %77#1, %90 : vector<16xf16>, vector<8xf32>
        %100 = arith.addi %79, %c2 : index
        %101 = arith.muli %100, %81 : index
        %102 = arith.addi %55, %101 : index
        %103 = vector.load %46[%102] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %104 = arith.addi %102, %85 : index
        %105 = vector.load %46[%104] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %106 = vector.shuffle %103, %105 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %107 = wave.mma %106, %76#0, %98 : vector<16xf16>, vector<8xf32>
        %108 = wave.mma %106, %78#0, %99 : vector<16xf16>, vector<8xf32>
        %109 = arith.addi %79, %c22 : index
        %110 = arith.muli %109, %81 : index
        %111 = arith.addi %55, %110 : index
        %112 = vector.load %46[%111] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %113 = arith.addi %111, %85 : index
        %114 = vector.load %46[%113] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %115 = vector.shuffle %112, %114 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %116 = wave.mma %115, %76#1, %107 : vector<16xf16>, vector<8xf32>
        %117 = wave.mma %115, %78#1, %108 : vector<16xf16>, vector<8xf32>
        scf.yield %116, %117 : vector<8xf32>, vector<8xf32>
      }
      %118 = arith.select %63, %68, %62 : index
      %122:2 = scf.for %119 = %68 to %118 step %c8 iter_args(%120 = %72#0, %121 = %72#1) -> (vector<8xf32>, vector<8xf32>) {
        %123 = arith.addi %119, %c7 : index
        %124:2 = func.call @qkv_q4_1_d64__gfx1100.0(%44, %123, %17, %56, %28, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %125:2 = func.call @qkv_q4_1_d64__gfx1100.0(%44, %123, %19, %57, %28, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %126 = arith.muli %119, %c2 : index
        %127 = arith.addi %126, %c7 : index
        %128 = arith.muli %tileRows, %c13 : index
        %129 = arith.muli %127, %128 : index
        %130 = arith.addi %55, %129 : index
        %131 = vector.load %46[%130] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %132 = arith.muli %tileRows, %c4 : index
        %133 = arith.addi %130, %132 : index
        %134 = vector.load %46[%133] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %135 = vector.shuffle %131, %134 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %136 = wave.mma %135, %124#0, %120 : vector<16xf16>, vector<8xf32>
        %137 = wave.mma %135, %125#0, %121 : vector<16xf16>, vector<8xf32>
        %138 = arith.addi %126, %c8 : index
        %139 = arith.muli %138, %128 : index
        %140 = arith.addi %55, %139 : index
        %141 = vector.load %46[%140] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %142 = arith.addi %140, %132 : index
        %143 = vector.load %46[%142] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %144 = vector.shuffle %141, %143 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %145 = wave.mma %144, %124#1, %136 : vector<16xf16>, vector<8xf32>
        %146 = wave.mma %144, %125#1, %137 : vector<16xf16>, vector<8xf32>
        scf.yield %145, %146 : vector<8xf32>, vector<8xf32>
      }
      %147 = arith.addi %25, %c7 : index
      func.call @qkv_q4_1_d64__gfx1100.2(%3, %4, %122#0, %20, %122#1, %147, %23, %factors, %17, %w, %21, %19, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  %148 = arith.cmpi eq, %rowsMode, %c8 : index
  scf.if %148 {
    %149 = arith.muli %1, %c13 : index
    %150 = arith.cmpi slt, %149, %23 : index
    scf.if %150 {
      %151 = arith.muli %scalesInLds, %c9 : index
      %152 = wave.scratch %151 : memref<?xi8>
      %153 = arith.cmpi sgt, %scalesInLds, %c7 : index
      scf.if %153 {
        scf.for %154 = %c7 to %c9 step %c8 {
          %155 = arith.addi %15, %154 : index
          %156 = arith.muli %155, %11 : index
          %157 = arith.addi %156, %c6 : index
          %158 = arith.muli %2, %c15 : index
          %159 = wave.lane
          %160 = arith.addi %158, %159 : index
          %161 = arith.divui %scalesInLds, %c13 : index
          scf.for %162 = %160 to %161 step %c16 {
            %163 = arith.muli %162, %c13 : index
            %164 = arith.addi %157, %163 : index
            %165 = vector.load %w[%164] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %166 = arith.muli %154, %scalesInLds : index
            %167 = arith.addi %166, %163 : index
            vector.store %165, %152[%167] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %168 = wave.lane
      %169 = arith.remui %168, %c13 : index
      %170 = arith.remui %169, %tileRows : index
      %171 = arith.addi %149, %170 : index
      %172 = arith.divui %171, %tileRows : index
      %173 = arith.divui %inputFeatures, %c13 : index
      %174 = arith.muli %172, %173 : index
      %175 = arith.divui %c7, %c13 : index
      %176 = arith.addi %174, %175 : index
      %177 = arith.muli %176, %c2 : index
      %178 = arith.remui %c7, %c13 : index
      %179 = arith.divui %178, %c4 : index
      %180 = arith.addi %177, %179 : index
      %181 = arith.muli %tileRows, %c4 : index
      %182 = arith.muli %180, %181 : index
      %183 = arith.remui %171, %tileRows : index
      %184 = arith.muli %183, %c4 : index
      %185 = arith.addi %182, %184 : index
      %186 = arith.remui %c7, %c4 : index
      %187 = arith.addi %185, %186 : index
      %188 = arith.muli %13, %scalesInLds : index
      %189 = arith.muli %14, %scalesInLds : index
      %190 = arith.divui %inputFeatures, %c15 : index
      %191 = arith.muli %4, %stepsPerWave : index
      %192 = arith.minsi %191, %190 : index
      %193 = arith.addi %192, %stepsPerWave : index
      %194 = arith.minsi %193, %190 : index
      %195 = arith.cmpi eq, %wholeBlocks, %c8 : index
      %196 = arith.subi %194, %192 : index
      %197 = arith.divui %196, %c2 : index
      %198 = arith.muli %197, %c2 : index
      %199 = arith.addi %192, %198 : index
      %200 = arith.select %195, %193, %199 : index
      %204:2 = scf.for %201 = %192 to %200 step %c2 iter_args(%202 = %c19, %203 = %c19) -> (vector<8xf32>, vector<8xf32>) {
        %205 = arith.addi %201, %c7 : index
        %206:2 = func.call @qkv_q4_1_d64__gfx1100.0(%168, %205, %17, %188, %152, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %207 = arith.addi %201, %c8 : index
        %208:2 = func.call @qkv_q4_1_d64__gfx1100.0(%168, %207, %17, %188, %152, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %209:2 = func.call @qkv_q4_1_d64__gfx1100.0(%168, %205, %19, %189, %152, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %210:2 = func.call @qkv_q4_1_d64__gfx1100.0(%168, %207, %19, %189, %152, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %211 = arith.muli %201, %c2 : index
        %212 = arith.addi %211, %c7 : index
        %213 = arith.muli %tileRows, %c13 : index
        %214 = arith.muli %212, %213 : index
        %215 = arith.addi %187, %214 : index
        %216 = vector.load %x[%215] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %217 = arith.addi %215, %181 : index
        %218 = vector.load %x[%217] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %219 = vector.shuffle %216, %218 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %220 = wave.mma %219, %206#0, %202 : vector<16xf16>, vector<8xf32>
        %221 = wave.mma %219, %209#0, %203 : vector<16xf16>, vector<8xf32>
        %222 = arith.addi %211, %c8 : index
        %223 = arith.muli %222, %213 : index
        %224 = arith.addi %187, %223 : index
        %225 = vector.load %x[%224] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %226 = arith.addi %224, %181 : index
        %227 = vector.load %x[%226] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %228 = vector.shuffle %225, %227 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %229 = wave.mma %228, %206#1, %220 : vector<16xf16>, vector<8xf32>
        %230 = wave.mma %228, %209#1, %221 : vector<16xf16>, vector<8xf32>
        %231 = arith.addi %211, %c2 : index
        %232 = arith.muli %231, %213 : index
        %233 = arith.addi %187, %232 : index
        %234 = vector.load %x[%233] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %235 = arith.addi %233, %181 : index
        %236 = vector.load %x[%235] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %237 = vector.shuffle %234, %236 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %238 = wave.mma %237, %208#0, %229 : vector<16xf16>, vector<8xf32>
        %239 = wave.mma %237, %210#0, %230 : vector<16xf16>, vector<8xf32>
        %240 = arith.addi %211, %c22 : index
        %241 = arith.muli %240, %213 : index
        %242 = arith.addi %187, %241 : index
        %243 = vector.load %x[%242] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %244 = arith.addi %242, %181 : index
        %245 = vector.load %x[%244] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %246 = vector.shuffle %243, %245 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %247 = wave.mma %246, %208#1, %238 : vector<16xf16>, vector<8xf32>
        %248 = wave.mma %246, %210#1, %239 : vector<16xf16>, vector<8xf32>
        scf.yield %247, %248 : vector<8xf32>, vector<8xf32>
      }
      %249 = arith.select %195, %200, %194 : index
      %253:2 = scf.for %250 = %200 to %249 step %c8 iter_args(%251 = %204#0, %252 = %204#1) -> (vector<8xf32>, vector<8xf32>) {
        %254 = arith.addi %250, %c7 : index
        %255:2 = func.call @qkv_q4_1_d64__gfx1100.0(%168, %254, %17, %188, %152, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %256:2 = func.call @qkv_q4_1_d64__gfx1100.0(%168, %254, %19, %189, %152, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %257 = arith.muli %250, %c2 : index
        %258 = arith.addi %257, %c7 : index
        %259 = arith.muli %tileRows, %c13 : index
        %260 = arith.muli %258, %259 : index
        %261 = arith.addi %187, %260 : index
        %262 = vector.load %x[%261] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %263 = arith.addi %261, %181 : index
        %264 = vector.load %x[%263] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %265 = vector.shuffle %262, %264 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %266 = wave.mma %265, %255#0, %251 : vector<16xf16>, vector<8xf32>
        %267 = wave.mma %265, %256#0, %252 : vector<16xf16>, vector<8xf32>
        %268 = arith.addi %257, %c8 : index
        %269 = arith.muli %268, %259 : index
        %270 = arith.addi %187, %269 : index
        %271 = vector.load %x[%270] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %272 = arith.addi %270, %181 : index
        %273 = vector.load %x[%272] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %274 = vector.shuffle %271, %273 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %275 = wave.mma %274, %255#1, %266 : vector<16xf16>, vector<8xf32>
        %276 = wave.mma %274, %256#1, %267 : vector<16xf16>, vector<8xf32>
        scf.yield %275, %276 : vector<8xf32>, vector<8xf32>
      }
      %277 = arith.addi %149, %c7 : index
      func.call @qkv_q4_1_d64__gfx1100.2(%3, %4, %253#0, %20, %253#1, %277, %23, %factors, %17, %w, %21, %19, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  %278 = arith.cmpi eq, %rowsMode, %c2 : index
  scf.if %278 {
    %279 = arith.muli %1, %c23 : index
    %280 = arith.cmpi slt, %279, %23 : index
    scf.if %280 {
      %281 = arith.muli %scalesInLds, %c9 : index
      %282 = wave.scratch %281 : memref<?xi8>
      %283 = arith.cmpi sgt, %scalesInLds, %c7 : index
      scf.if %283 {
        scf.for %284 = %c7 to %c9 step %c8 {
          %285 = arith.addi %15, %284 : index
          %286 = arith.muli %285, %11 : index
          %287 = arith.addi %286, %c6 : index
          %288 = arith.muli %2, %c15 : index
          %289 = wave.lane
          %290 = arith.addi %288, %289 : index
          %291 = arith.divui %scalesInLds, %c13 : index
          scf.for %292 = %290 to %291 step %c16 {
            %293 = arith.muli %292, %c13 : index
            %294 = arith.addi %287, %293 : index
            %295 = vector.load %w[%294] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %296 = arith.muli %284, %scalesInLds : index
            %297 = arith.addi %296, %293 : index
            vector.store %295, %282[%297] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %298 = wave.lane
      %299 = arith.remui %298, %c13 : index
      %300 = arith.remui %299, %tileRows : index
      %301 = arith.addi %279, %300 : index
      %302 = arith.divui %301, %tileRows : index
      %303 = arith.divui %inputFeatures, %c13 : index
      %304 = arith.muli %302, %303 : index
      %305 = arith.divui %c7, %c13 : index
      %306 = arith.addi %304, %305 : index
      %307 = arith.muli %306, %c2 : index
      %308 = arith.remui %c7, %c13 : index
      %309 = arith.divui %308, %c4 : index
      %310 = arith.addi %307, %309 : index
      %311 = arith.muli %tileRows, %c4 : index
      %312 = arith.muli %310, %311 : index
      %313 = arith.remui %301, %tileRows : index
      %314 = arith.muli %313, %c4 : index
      %315 = arith.addi %312, %314 : index
      %316 = arith.remui %c7, %c4 : index
      %317 = arith.addi %315, %316 : index
      %318 = arith.addi %299, %c13 : index
      %319 = arith.addi %279, %318 : index
      %320 = arith.divui %319, %tileRows : index
      %321 = arith.muli %320, %303 : index
      %322 = arith.addi %321, %305 : index
      %323 = arith.muli %322, %c2 : index
      %324 = arith.addi %323, %309 : index
      %325 = arith.muli %324, %311 : index
      %326 = arith.remui %319, %tileRows : index
      %327 = arith.muli %326, %c4 : index
      %328 = arith.addi %325, %327 : index
      %329 = arith.addi %328, %316 : index
      %330 = arith.addi %299, %c15 : index
      %331 = arith.addi %279, %330 : index
      %332 = arith.divui %331, %tileRows : index
      %333 = arith.muli %332, %303 : index
      %334 = arith.addi %333, %305 : index
      %335 = arith.muli %334, %c2 : index
      %336 = arith.addi %335, %309 : index
      %337 = arith.muli %336, %311 : index
      %338 = arith.remui %331, %tileRows : index
      %339 = arith.muli %338, %c4 : index
      %340 = arith.addi %337, %339 : index
      %341 = arith.addi %340, %316 : index
      %342 = arith.addi %299, %c24 : index
      %343 = arith.addi %279, %342 : index
      %344 = arith.divui %343, %tileRows : index
      %345 = arith.muli %344, %303 : index
      %346 = arith.addi %345, %305 : index
      %347 = arith.muli %346, %c2 : index
      %348 = arith.addi %347, %309 : index
      %349 = arith.muli %348, %311 : index
      %350 = arith.remui %343, %tileRows : index
      %351 = arith.muli %350, %c4 : index
      %352 = arith.addi %349, %351 : index
      %353 = arith.addi %352, %316 : index
      %354 = arith.muli %13, %scalesInLds : index
      %355 = arith.muli %14, %scalesInLds : index
      %356 = arith.divui %inputFeatures, %c15 : index
      %357 = arith.muli %4, %stepsPerWave : index
      %358 = arith.minsi %357, %356 : index
      %359 = arith.addi %358, %stepsPerWave : index
      %360 = arith.minsi %359, %356 : index
      %361 = arith.cmpi eq, %wholeBlocks, %c8 : index
      %362 = arith.subi %360, %358 : index
      %363 = arith.divui %362, %c2 : index
      %364 = arith.muli %363, %c2 : index
      %365 = arith.addi %358, %364 : index
      %366 = arith.select %361, %359, %365 : index
      %376:8 = scf.for %367 = %358 to %366 step %c2 iter_args(%368 = %c19, %369 = %c19, %370 = %c19, %371 = %c19, %372 = %c19, %373 = %c19, %374 = %c19, %375 = %c19) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %377 = arith.addi %367, %c7 : index
        %378:2 = func.call @qkv_q4_1_d64__gfx1100.0(%298, %377, %17, %354, %282, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %379 = arith.addi %367, %c8 : index
        %380:2 = func.call @qkv_q4_1_d64__gfx1100.0(%298, %379, %17, %354, %282, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %381:2 = func.call @qkv_q4_1_d64__gfx1100.0(%298, %377, %19, %355, %282, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %382:2 = func.call @qkv_q4_1_d64__gfx1100.0(%298, %379, %19, %355, %282, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %383 = arith.muli %367, %c2 : index
        %384 = arith.addi %383, %c7 : index
        %385 = arith.muli %tileRows, %c13 : index
        %386 = arith.muli %384, %385 : index
        %387 = arith.addi %317, %386 : index
        %388 = vector.load %x[%387] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %389 = arith.addi %387, %311 : index
        %390 = vector.load %x[%389] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %391 = vector.shuffle %388, %390 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %392 = wave.mma %391, %378#0, %368 : vector<16xf16>, vector<8xf32>
        %393 = wave.mma %391, %381#0, %369 : vector<16xf16>, vector<8xf32>
        %394 = arith.addi %329, %386 : index
        %395 = vector.load %x[%394] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %396 = arith.addi %394, %311 : index
        %397 = vector.load %x[%396] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %398 = vector.shuffle %395, %397 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %399 = wave.mma %398, %378#0, %370 : vector<16xf16>, vector<8xf32>
        %400 = wave.mma %398, %381#0, %371 : vector<16xf16>, vector<8xf32>
        %401 = arith.addi %341, %386 : index
        %402 = vector.load %x[%401] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %403 = arith.addi %401, %311 : index
        %404 = vector.load %x[%403] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %405 = vector.shuffle %402, %404 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %406 = wave.mma %405, %378#0, %372 : vector<16xf16>, vector<8xf32>
        %407 = wave.mma %405, %381#0, %373 : vector<16xf16>, vector<8xf32>
        %408 = arith.addi %353, %386 : index
        %409 = vector.load %x[%408] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %410 = arith.addi %408, %311 : index
        %411 = vector.load %x[%410] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %412 = vector.shuffle %409, %411 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %413 = wave.mma %412, %378#0, %374 : vector<16xf16>, vector<8xf32>
        %414 = wave.mma %412, %381#0, %375 : vector<16xf16>, vector<8xf32>
        %415 = arith.addi %383, %c8 : index
        %416 = arith.muli %415, %385 : index
        %417 = arith.addi %317, %416 : index
        %418 = vector.load %x[%417] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %419 = arith.addi %417, %311 : index
        %420 = vector.load %x[%419] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %421 = vector.shuffle %418, %420 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %422 = wave.mma %421, %378#1, %392 : vector<16xf16>, vector<8xf32>
        %423 = wave.mma %421, %381#1, %393 : vector<16xf16>, vector<8xf32>
        %424 = arith.addi %329, %416 : index
        %425 = vector.load %x[%424] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %426 = arith.addi %424, %311 : index
        %427 = vector.load %x[%426] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %428 = vector.shuffle %425, %427 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %429 = wave.mma %428, %378#1, %399 : vector<16xf16>, vector<8xf32>
        %430 = wave.mma %428, %381#1, %400 : vector<16xf16>, vector<8xf32>
        %431 = arith.addi %341, %416 : index
        %432 = vector.load %x[%431] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %433 = arith.addi %431, %311 : index
        %434 = vector.load %x[%433] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %435 = vector.shuffle %432, %434 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %436 = wave.mma %435, %378#1, %406 : vector<16xf16>, vector<8xf32>
        %437 = wave.mma %435, %381#1, %407 : vector<16xf16>, vector<8xf32>
        %438 = arith.addi %353, %416 : index
        %439 = vector.load %x[%438] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %440 = arith.addi %438, %311 : index
        %441 = vector.load %x[%440] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %442 = vector.shuffle %439, %441 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %443 = wave.mma %442, %378#1, %413 : vector<16xf16>, vector<8xf32>
        %444 = wave.mma %442, %381#1, %414 : vector<16xf16>, vector<8xf32>
        %445 = arith.addi %383, %c2 : index
        %446 = arith.muli %445, %385 : index
        %447 = arith.addi %317, %446 : index
        %448 = vector.load %x[%447] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %449 = arith.addi %447, %311 : index
        %450 = vector.load %x[%449] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %451 = vector.shuffle %448, %450 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %452 = wave.mma %451, %380#0, %422 : vector<16xf16>, vector<8xf32>
        %453 = wave.mma %451, %382#0, %423 : vector<16xf16>, vector<8xf32>
        %454 = arith.addi %329, %446 : index
        %455 = vector.load %x[%454] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %456 = arith.addi %454, %311 : index
        %457 = vector.load %x[%456] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %458 = vector.shuffle %455, %457 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %459 = wave.mma %458, %380#0, %429 : vector<16xf16>, vector<8xf32>
        %460 = wave.mma %458, %382#0, %430 : vector<16xf16>, vector<8xf32>
        %461 = arith.addi %341, %446 : index
        %462 = vector.load %x[%461] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %463 = arith.addi %461, %311 : index
        %464 = vector.load %x[%463] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %465 = vector.shuffle %462, %464 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %466 = wave.mma %465, %380#0, %436 : vector<16xf16>, vector<8xf32>
        %467 = wave.mma %465, %382#0, %437 : vector<16xf16>, vector<8xf32>
        %468 = arith.addi %353, %446 : index
        %469 = vector.load %x[%468] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %470 = arith.addi %468, %311 : index
        %471 = vector.load %x[%470] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %472 = vector.shuffle %469, %471 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %473 = wave.mma %472, %380#0, %443 : vector<16xf16>, vector<8xf32>
        %474 = wave.mma %472, %382#0, %444 : vector<16xf16>, vector<8xf32>
        %475 = arith.addi %383, %c22 : index
        %476 = arith.muli %475, %385 : index
        %477 = arith.addi %317, %476 : index
        %478 = vector.load %x[%477] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %479 = arith.addi %477, %311 : index
        %480 = vector.load %x[%479] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %481 = vector.shuffle %478, %480 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %482 = wave.mma %481, %380#1, %452 : vector<16xf16>, vector<8xf32>
        %483 = wave.mma %481, %382#1, %453 : vector<16xf16>, vector<8xf32>
        %484 = arith.addi %329, %476 : index
        %485 = vector.load %x[%484] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %486 = arith.addi %484, %311 : index
        %487 = vector.load %x[%486] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %488 = vector.shuffle %485, %487 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %489 = wave.mma %488, %380#1, %459 : vector<16xf16>, vector<8xf32>
        %490 = wave.mma %488, %382#1, %460 : vector<16xf16>, vector<8xf32>
        %491 = arith.addi %341, %476 : index
        %492 = vector.load %x[%491] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %493 = arith.addi %491, %311 : index
        %494 = vector.load %x[%493] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %495 = vector.shuffle %492, %494 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %496 = wave.mma %495, %380#1, %466 : vector<16xf16>, vector<8xf32>
        %497 = wave.mma %495, %382#1, %467 : vector<16xf16>, vector<8xf32>
        %498 = arith.addi %353, %476 : index
        %499 = vector.load %x[%498] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %500 = arith.addi %498, %311 : index
        %501 = vector.load %x[%500] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %502 = vector.shuffle %499, %501 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %503 = wave.mma %502, %380#1, %473 : vector<16xf16>, vector<8xf32>
        %504 = wave.mma %502, %382#1, %474 : vector<16xf16>, vector<8xf32>
        scf.yield %482, %483, %489, %490, %496, %497, %503, %504 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %505 = arith.select %361, %366, %360 : index
      %515:8 = scf.for %506 = %366 to %505 step %c8 iter_args(%507 = %376#0, %508 = %376#1, %509 = %376#2, %510 = %376#3, %511 = %376#4, %512 = %376#5, %513 = %376#6, %514 = %376#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %516 = arith.addi %506, %c7 : index
        %517:2 = func.call @qkv_q4_1_d64__gfx1100.0(%298, %516, %17, %354, %282, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %518:2 = func.call @qkv_q4_1_d64__gfx1100.0(%298, %516, %19, %355, %282, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %519 = arith.muli %506, %c2 : index
        %520 = arith.addi %519, %c7 : index
        %521 = arith.muli %tileRows, %c13 : index
        %522 = arith.muli %520, %521 : index
        %523 = arith.addi %317, %522 : index
        %524 = vector.load %x[%523] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %525 = arith.addi %523, %311 : index
        %526 = vector.load %x[%525] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %527 = vector.shuffle %524, %526 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %528 = wave.mma %527, %517#0, %507 : vector<16xf16>, vector<8xf32>
        %529 = wave.mma %527, %518#0, %508 : vector<16xf16>, vector<8xf32>
        %530 = arith.addi %329, %522 : index
        %531 = vector.load %x[%530] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %532 = arith.addi %530, %311 : index
        %533 = vector.load %x[%532] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %534 = vector.shuffle %531, %533 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %535 = wave.mma %534, %517#0, %509 : vector<16xf16>, vector<8xf32>
        %536 = wave.mma %534, %518#0, %510 : vector<16xf16>, vector<8xf32>
        %537 = arith.addi %341, %522 : index
        %538 = vector.load %x[%537] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %539 = arith.addi %537, %311 : index
        %540 = vector.load %x[%539] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %541 = vector.shuffle %538, %540 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %542 = wave.mma %541, %517#0, %511 : vector<16xf16>, vector<8xf32>
        %543 = wave.mma %541, %518#0, %512 : vector<16xf16>, vector<8xf32>
        %544 = arith.addi %353, %522 : index
        %545 = vector.load %x[%544] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %546 = arith.addi %544, %311 : index
        %547 = vector.load %x[%546] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %548 = vector.shuffle %545, %547 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %549 = wave.mma %548, %517#0, %513 : vector<16xf16>, vector<8xf32>
        %550 = wave.mma %548, %518#0, %514 : vector<16xf16>, vector<8xf32>
        %551 = arith.addi %519, %c8 : index
        %552 = arith.muli %551, %521 : index
        %553 = arith.addi %317, %552 : index
        %554 = vector.load %x[%553] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %555 = arith.addi %553, %311 : index
        %556 = vector.load %x[%555] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %557 = vector.shuffle %554, %556 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %558 = wave.mma %557, %517#1, %528 : vector<16xf16>, vector<8xf32>
        %559 = wave.mma %557, %518#1, %529 : vector<16xf16>, vector<8xf32>
        %560 = arith.addi %329, %552 : index
        %561 = vector.load %x[%560] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %562 = arith.addi %560, %311 : index
        %563 = vector.load %x[%562] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %564 = vector.shuffle %561, %563 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %565 = wave.mma %564, %517#1, %535 : vector<16xf16>, vector<8xf32>
        %566 = wave.mma %564, %518#1, %536 : vector<16xf16>, vector<8xf32>
        %567 = arith.addi %341, %552 : index
        %568 = vector.load %x[%567] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %569 = arith.addi %567, %311 : index
        %570 = vector.load %x[%569] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %571 = vector.shuffle %568, %570 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %572 = wave.mma %571, %517#1, %542 : vector<16xf16>, vector<8xf32>
        %573 = wave.mma %571, %518#1, %543 : vector<16xf16>, vector<8xf32>
        %574 = arith.addi %353, %552 : index
        %575 = vector.load %x[%574] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %576 = arith.addi %574, %311 : index
        %577 = vector.load %x[%576] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %578 = vector.shuffle %575, %577 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %579 = wave.mma %578, %517#1, %549 : vector<16xf16>, vector<8xf32>
        %580 = wave.mma %578, %518#1, %550 : vector<16xf16>, vector<8xf32>
        scf.yield %558, %559, %565, %566, %572, %573, %579, %580 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %581 = arith.addi %279, %c7 : index
      func.call @qkv_q4_1_d64__gfx1100.2(%3, %4, %515#0, %20, %515#1, %581, %23, %factors, %17, %w, %21, %19, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %582 = arith.addi %279, %c13 : index
      func.call @qkv_q4_1_d64__gfx1100.2(%3, %4, %515#2, %20, %515#3, %582, %23, %factors, %17, %w, %21, %19, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %583 = arith.addi %279, %c15 : index
      func.call @qkv_q4_1_d64__gfx1100.2(%3, %4, %515#4, %20, %515#5, %583, %23, %factors, %17, %w, %21, %19, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %584 = arith.addi %279, %c24 : index
      func.call @qkv_q4_1_d64__gfx1100.2(%3, %4, %515#6, %20, %515#7, %584, %23, %factors, %17, %w, %21, %19, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  wave.return
}
