// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q5_1', dim=64)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q5_1_d64__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 64 : index
  %fc2 = arith.constant 4 : index
  %fc3 = arith.constant 128 : index
  %fscalesInLds = wave.param "scalesInLds" : index
  %fc5 = arith.constant 0 : index
  %fc6 = arith.constant 2 : index
  %fc7 = arith.constant 127 : index
  %fc8 = arith.constant 256 : index
  %fc9 = arith.constant 8 : index
  %fc10 = arith.constant dense<0> : vector<4xi32>
  %fc11 = arith.constant dense<983055> : vector<4xi32>
  %fc12 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %fc13 = arith.constant dense<65537> : vector<4xi32>
  %fc14 = arith.constant dense<4> : vector<4xi32>
  %fc15 = arith.constant dense<1677747200> : vector<4xi32>
  %fc16 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %fc17 = arith.constant dense<8> : vector<4xi32>
  %fc18 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %fc19 = arith.constant dense<12> : vector<4xi32>
  %fc20 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %fc21 = arith.constant dense<0x6400> : vector<32xf16>
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
  %f25 = arith.muli %x6, %fc9 : index
  %f26 = arith.addi %f25, %f19 : index
  %f27 = arith.addi %f26, %fc3 : index
  %f28 = arith.addi %x2, %f27 : index
  %f29 = arith.muli %x1, %fc0 : index
  %f30 = arith.addi %f29, %f0 : index
  %f31 = arith.muli %f30, %fc2 : index
  %f32 = arith.addi %f28, %f31 : index
  %f33 = vector.load %x5[%f32] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f34 = vector.bitcast %f33 : vector<4xi8> to vector<1xi32>
  %f35 = vector.shuffle %f34, %f34 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
  %f36 = vector.load %x5[%f24] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f37 = vector.bitcast %f36 : vector<16xi8> to vector<4xi32>
  %f38 = arith.shrui %f37, %fc10 : vector<4xi32>
  %f39 = arith.andi %f38, %fc11 : vector<4xi32>
  %f40 = arith.shrui %f35, %fc12 : vector<4xi32>
  %f41 = arith.andi %f40, %fc13 : vector<4xi32>
  %f42 = arith.shli %f41, %fc14 : vector<4xi32>
  %f43 = arith.ori %f39, %f42 : vector<4xi32>
  %f44 = arith.ori %f43, %fc15 : vector<4xi32>
  %f45 = vector.bitcast %f44 : vector<4xi32> to vector<8xf16>
  %f46 = arith.shrui %f37, %fc14 : vector<4xi32>
  %f47 = arith.andi %f46, %fc11 : vector<4xi32>
  %f48 = arith.shrui %f35, %fc16 : vector<4xi32>
  %f49 = arith.andi %f48, %fc13 : vector<4xi32>
  %f50 = arith.shli %f49, %fc14 : vector<4xi32>
  %f51 = arith.ori %f47, %f50 : vector<4xi32>
  %f52 = arith.ori %f51, %fc15 : vector<4xi32>
  %f53 = vector.bitcast %f52 : vector<4xi32> to vector<8xf16>
  %f54 = arith.shrui %f37, %fc17 : vector<4xi32>
  %f55 = arith.andi %f54, %fc11 : vector<4xi32>
  %f56 = arith.shrui %f35, %fc18 : vector<4xi32>
  %f57 = arith.andi %f56, %fc13 : vector<4xi32>
  %f58 = arith.shli %f57, %fc14 : vector<4xi32>
  %f59 = arith.ori %f55, %f58 : vector<4xi32>
  %f60 = arith.ori %f59, %fc15 : vector<4xi32>
  %f61 = vector.bitcast %f60 : vector<4xi32> to vector<8xf16>
  %f62 = arith.shrui %f37, %fc19 : vector<4xi32>
  %f63 = arith.andi %f62, %fc11 : vector<4xi32>
  %f64 = arith.shrui %f35, %fc20 : vector<4xi32>
  %f65 = arith.andi %f64, %fc13 : vector<4xi32>
  %f66 = arith.shli %f65, %fc14 : vector<4xi32>
  %f67 = arith.ori %f63, %f66 : vector<4xi32>
  %f68 = arith.ori %f67, %fc15 : vector<4xi32>
  %f69 = vector.bitcast %f68 : vector<4xi32> to vector<8xf16>
  %f70 = vector.shuffle %f45, %f53 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f71 = vector.shuffle %f61, %f69 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f72 = vector.shuffle %f70, %f71 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f73 = arith.subf %f72, %fc21 : vector<32xf16>
  %f74 = vector.shuffle %f73, %f73 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f75 = vector.shuffle %f73, %f73 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f76 = math.fma %f74, %f13, %f15 : vector<16xf16>
  %f77 = math.fma %f75, %f13, %f15 : vector<16xf16>
  func.return %f76, %f77 : vector<16xf16>, vector<16xf16>
}
func.func private @qkv_q5_1_d64__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xf32>, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: memref<?xf32>, %x10: index) {
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
func.func private @qkv_q5_1_d64__gfx1100.2(%x0: index, %x1: index, %x2: vector<8xf32>, %x3: memref<?xf32>, %x4: vector<8xf32>, %x5: index, %x6: index, %x7: memref<?xf32>, %x8: index, %x9: memref<?xi8>, %x10: memref<?xf32>, %x11: index, %x12: index, %x13: memref<?xf32>, %x14: index, %x15: index, %x16: memref<?xi32>, %x17: memref<?xf32>, %x18: memref<?xf32>, %x19: memref<?xf32>, %x20: memref<?xf32>, %x21: memref<?xf32>, %x22: memref<?xi8>, %x23: memref<?xi32>) {
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
  func.call @qkv_q5_1_d64__gfx1100.1(%f41, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
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
wave.kernel @qkv_q5_1_d64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
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
  %12 = arith.addi %11, %6 : index
  %13 = arith.muli %3, %c2 : index
  %14 = arith.addi %13, %c7 : index
  %15 = arith.addi %13, %c8 : index
  %16 = arith.muli %0, %c9 : index
  %17 = arith.addi %16, %14 : index
  %18 = arith.muli %17, %12 : index
  %19 = arith.addi %16, %15 : index
  %20 = arith.muli %19, %12 : index
  %21 = wave.scratch %c10 : memref<?xf32>
  %22 = wave.scratch %c11 : memref<?xf32>
  %23 = memref.load %step[%c7] : memref<?xi32>
  %24 = arith.index_cast %23 : i32 to index
  %25 = arith.cmpi eq, %rowsMode, %c7 : index
  scf.if %25 {
    %26 = arith.muli %1, %c13 : index
    %27 = arith.cmpi slt, %26, %24 : index
    scf.if %27 {
      %28 = arith.muli %scalesInLds, %c9 : index
      %29 = wave.scratch %28 : memref<?xi8>
      %30 = arith.cmpi sgt, %scalesInLds, %c7 : index
      scf.if %30 {
        scf.for %31 = %c7 to %c9 step %c8 {
          %32 = arith.addi %16, %31 : index
          %33 = arith.muli %32, %12 : index
          %34 = arith.addi %33, %c6 : index
          %35 = arith.muli %2, %c15 : index
          %36 = wave.lane
          %37 = arith.addi %35, %36 : index
          %38 = arith.divui %scalesInLds, %c13 : index
          scf.for %39 = %37 to %38 step %c16 {
            %40 = arith.muli %39, %c13 : index
            %41 = arith.addi %34, %40 : index
            %42 = vector.load %w[%41] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %43 = arith.muli %31, %scalesInLds : index
            %44 = arith.addi %43, %40 : index
            vector.store %42, %29[%44] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %45 = wave.lane
      %46 = arith.remui %45, %c13 : index
      %47 = wave.scratch %operandHalves : memref<?xf16>
      %48 = arith.divui %operandHalves, %c4 : index
      %49 = arith.muli %2, %c15 : index
      %50 = arith.addi %49, %45 : index
      scf.for %51 = %50 to %48 step %c16 {
        %52 = arith.muli %51, %c4 : index
        %53 = arith.addi %c7, %52 : index
        %54 = vector.load %x[%53] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %54, %47[%53] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %55 = arith.remui %46, %tileRows : index
      %56 = arith.muli %55, %c4 : index
      %57 = arith.muli %14, %scalesInLds : index
      %58 = arith.muli %15, %scalesInLds : index
      %59 = arith.divui %inputFeatures, %c15 : index
      %60 = arith.muli %4, %stepsPerWave : index
      %61 = arith.minsi %60, %59 : index
      %62 = arith.addi %61, %stepsPerWave : index
      %63 = arith.minsi %62, %59 : index
      %64 = arith.cmpi eq, %wholeBlocks, %c8 : index
      %65 = arith.subi %63, %61 : index
      %66 = arith.divui %65, %c2 : index
      %67 = arith.muli %66, %c2 : index
      %68 = arith.addi %61, %67 : index
      %69 = arith.select %64, %62, %68 : index
      %73:2 = scf.for %70 = %61 to %69 step %c2 iter_args(%71 = %c19, %72 = %c19) -> (vector<8xf32>, vector<8xf32>) {
        %74 = arith.addi %70, %c7 : index
        %75:2 = func.call @qkv_q5_1_d64__gfx1100.0(%45, %74, %18, %57, %29, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %76 = arith.addi %70, %c8 : index
        %77:2 = func.call @qkv_q5_1_d64__gfx1100.0(%45, %76, %18, %57, %29, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %78:2 = func.call @qkv_q5_1_d64__gfx1100.0(%45, %74, %20, %58, %29, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %79:2 = func.call @qkv_q5_1_d64__gfx1100.0(%45, %76, %20, %58, %29, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %80 = arith.muli %70, %c2 : index
        %81 = arith.addi %80, %c7 : index
        %82 = arith.muli %tileRows, %c13 : index
        %83 = arith.muli %81, %82 : index
        %84 = arith.addi %56, %83 : index
        %85 = vector.load %47[%84] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %86 = arith.muli %tileRows, %c4 : index
        %87 = arith.addi %84, %86 : index
        %88 = vector.load %47[%87] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %89 = vector.shuffle %85, %88 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %90 = wave.mma %89, %75#0, %71 : vector<16xf16>, vector<8xf32>
        %91 = wave.mma %89, %78#0, %72 : vector<16xf16>, vector<8xf32>
        %92 = arith.addi %80, %c8 : index
        %93 = arith.muli %92, %82 : index
        %94 = arith.addi %56, %93 : index
        %95 = vector.load %47[%94] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %96 = arith.addi %94, %86 : index
        %97 = vector.load %47[%96] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %98 = vector.shuffle %95, %97 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %99 = wave.mma %98, %75#1, %90 : vector<16xf16>, vector<8xf32>
        %100 = wave.mma %98, %78#1, %91 : vector<16xf16>, vector<8xf32>
        %101 = arith.addi %80, %c2 : index
        %102 = arith.muli %101, %82 : index
        %103 = arith.addi %56, %102 : index
        %104 = vector.load %47[%103] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %105 = arith.addi %103, %86 : index
        %106 = vector.load %47[%105] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %107 = vector.shuffle %104, %106 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %108 = wave.mma %107, %77#0, %99 : vector<16xf16>, vector<8xf32>
        %109 = wave.mma %107, %79#0, %100 : vector<16xf16>, vector<8xf32>
        %110 = arith.addi %80, %c22 : index
        %111 = arith.muli %110, %82 : index
        %112 = arith.addi %56, %111 : index
        %113 = vector.load %47[%112] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %114 = arith.addi %112, %86 : index
        %115 = vector.load %47[%114] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %116 = vector.shuffle %113, %115 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %117 = wave.mma %116, %77#1, %108 : vector<16xf16>, vector<8xf32>
        %118 = wave.mma %116, %79#1, %109 : vector<16xf16>, vector<8xf32>
        scf.yield %117, %118 : vector<8xf32>, vector<8xf32>
      }
      %119 = arith.select %64, %69, %63 : index
      %123:2 = scf.for %120 = %69 to %119 step %c8 iter_args(%121 = %73#0, %122 = %73#1) -> (vector<8xf32>, vector<8xf32>) {
        %124 = arith.addi %120, %c7 : index
        %125:2 = func.call @qkv_q5_1_d64__gfx1100.0(%45, %124, %18, %57, %29, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %126:2 = func.call @qkv_q5_1_d64__gfx1100.0(%45, %124, %20, %58, %29, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %127 = arith.muli %120, %c2 : index
        %128 = arith.addi %127, %c7 : index
        %129 = arith.muli %tileRows, %c13 : index
        %130 = arith.muli %128, %129 : index
        %131 = arith.addi %56, %130 : index
        %132 = vector.load %47[%131] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %133 = arith.muli %tileRows, %c4 : index
        %134 = arith.addi %131, %133 : index
        %135 = vector.load %47[%134] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %136 = vector.shuffle %132, %135 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %137 = wave.mma %136, %125#0, %121 : vector<16xf16>, vector<8xf32>
        %138 = wave.mma %136, %126#0, %122 : vector<16xf16>, vector<8xf32>
        %139 = arith.addi %127, %c8 : index
        %140 = arith.muli %139, %129 : index
        %141 = arith.addi %56, %140 : index
        %142 = vector.load %47[%141] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %143 = arith.addi %141, %133 : index
        %144 = vector.load %47[%143] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %145 = vector.shuffle %142, %144 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %146 = wave.mma %145, %125#1, %137 : vector<16xf16>, vector<8xf32>
        %147 = wave.mma %145, %126#1, %138 : vector<16xf16>, vector<8xf32>
        scf.yield %146, %147 : vector<8xf32>, vector<8xf32>
      }
      %148 = arith.addi %26, %c7 : index
      func.call @qkv_q5_1_d64__gfx1100.2(%3, %4, %123#0, %21, %123#1, %148, %24, %factors, %18, %w, %22, %20, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  %149 = arith.cmpi eq, %rowsMode, %c8 : index
  scf.if %149 {
    %150 = arith.muli %1, %c13 : index
    %151 = arith.cmpi slt, %150, %24 : index
    scf.if %151 {
      %152 = arith.muli %scalesInLds, %c9 : index
      %153 = wave.scratch %152 : memref<?xi8>
      %154 = arith.cmpi sgt, %scalesInLds, %c7 : index
      scf.if %154 {
        scf.for %155 = %c7 to %c9 step %c8 {
          %156 = arith.addi %16, %155 : index
          %157 = arith.muli %156, %12 : index
          %158 = arith.addi %157, %c6 : index
          %159 = arith.muli %2, %c15 : index
          %160 = wave.lane
          %161 = arith.addi %159, %160 : index
          %162 = arith.divui %scalesInLds, %c13 : index
          scf.for %163 = %161 to %162 step %c16 {
            %164 = arith.muli %163, %c13 : index
            %165 = arith.addi %158, %164 : index
            %166 = vector.load %w[%165] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %167 = arith.muli %155, %scalesInLds : index
            %168 = arith.addi %167, %164 : index
            vector.store %166, %153[%168] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %169 = wave.lane
      %170 = arith.remui %169, %c13 : index
      %171 = arith.remui %170, %tileRows : index
      %172 = arith.addi %150, %171 : index
      %173 = arith.divui %172, %tileRows : index
      %174 = arith.divui %inputFeatures, %c13 : index
      %175 = arith.muli %173, %174 : index
      %176 = arith.divui %c7, %c13 : index
      %177 = arith.addi %175, %176 : index
      %178 = arith.muli %177, %c2 : index
      %179 = arith.remui %c7, %c13 : index
      %180 = arith.divui %179, %c4 : index
      %181 = arith.addi %178, %180 : index
      %182 = arith.muli %tileRows, %c4 : index
      %183 = arith.muli %181, %182 : index
      %184 = arith.remui %172, %tileRows : index
      %185 = arith.muli %184, %c4 : index
      %186 = arith.addi %183, %185 : index
      %187 = arith.remui %c7, %c4 : index
      %188 = arith.addi %186, %187 : index
      %189 = arith.muli %14, %scalesInLds : index
      %190 = arith.muli %15, %scalesInLds : index
      %191 = arith.divui %inputFeatures, %c15 : index
      %192 = arith.muli %4, %stepsPerWave : index
      %193 = arith.minsi %192, %191 : index
      %194 = arith.addi %193, %stepsPerWave : index
      %195 = arith.minsi %194, %191 : index
      %196 = arith.cmpi eq, %wholeBlocks, %c8 : index
      %197 = arith.subi %195, %193 : index
      %198 = arith.divui %197, %c2 : index
      %199 = arith.muli %198, %c2 : index
      %200 = arith.addi %193, %199 : index
      %201 = arith.select %196, %194, %200 : index
      %205:2 = scf.for %202 = %193 to %201 step %c2 iter_args(%203 = %c19, %204 = %c19) -> (vector<8xf32>, vector<8xf32>) {
        %206 = arith.addi %202, %c7 : index
        %207:2 = func.call @qkv_q5_1_d64__gfx1100.0(%169, %206, %18, %189, %153, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %208 = arith.addi %202, %c8 : index
        %209:2 = func.call @qkv_q5_1_d64__gfx1100.0(%169, %208, %18, %189, %153, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %210:2 = func.call @qkv_q5_1_d64__gfx1100.0(%169, %206, %20, %190, %153, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %211:2 = func.call @qkv_q5_1_d64__gfx1100.0(%169, %208, %20, %190, %153, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %212 = arith.muli %202, %c2 : index
        %213 = arith.addi %212, %c7 : index
        %214 = arith.muli %tileRows, %c13 : index
        %215 = arith.muli %213, %214 : index
        %216 = arith.addi %188, %215 : index
        %217 = vector.load %x[%216] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %218 = arith.addi %216, %182 : index
        %219 = vector.load %x[%218] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %220 = vector.shuffle %217, %219 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %221 = wave.mma %220, %207#0, %203 : vector<16xf16>, vector<8xf32>
        %222 = wave.mma %220, %210#0, %204 : vector<16xf16>, vector<8xf32>
        %223 = arith.addi %212, %c8 : index
        %224 = arith.muli %223, %214 : index
        %225 = arith.addi %188, %224 : index
        %226 = vector.load %x[%225] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %227 = arith.addi %225, %182 : index
        %228 = vector.load %x[%227] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %229 = vector.shuffle %226, %228 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %230 = wave.mma %229, %207#1, %221 : vector<16xf16>, vector<8xf32>
        %231 = wave.mma %229, %210#1, %222 : vector<16xf16>, vector<8xf32>
        %232 = arith.addi %212, %c2 : index
        %233 = arith.muli %232, %214 : index
        %234 = arith.addi %188, %233 : index
        %235 = vector.load %x[%234] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %236 = arith.addi %234, %182 : index
        %237 = vector.load %x[%236] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %238 = vector.shuffle %235, %237 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %239 = wave.mma %238, %209#0, %230 : vector<16xf16>, vector<8xf32>
        %240 = wave.mma %238, %211#0, %231 : vector<16xf16>, vector<8xf32>
        %241 = arith.addi %212, %c22 : index
        %242 = arith.muli %241, %214 : index
        %243 = arith.addi %188, %242 : index
        %244 = vector.load %x[%243] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %245 = arith.addi %243, %182 : index
        %246 = vector.load %x[%245] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %247 = vector.shuffle %244, %246 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %248 = wave.mma %247, %209#1, %239 : vector<16xf16>, vector<8xf32>
        %249 = wave.mma %247, %211#1, %240 : vector<16xf16>, vector<8xf32>
        scf.yield %248, %249 : vector<8xf32>, vector<8xf32>
      }
      %250 = arith.select %196, %201, %195 : index
      %254:2 = scf.for %251 = %201 to %250 step %c8 iter_args(%252 = %205#0, %253 = %205#1) -> (vector<8xf32>, vector<8xf32>) {
        %255 = arith.addi %251, %c7 : index
        %256:2 = func.call @qkv_q5_1_d64__gfx1100.0(%169, %255, %18, %189, %153, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %257:2 = func.call @qkv_q5_1_d64__gfx1100.0(%169, %255, %20, %190, %153, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %258 = arith.muli %251, %c2 : index
        %259 = arith.addi %258, %c7 : index
        %260 = arith.muli %tileRows, %c13 : index
        %261 = arith.muli %259, %260 : index
        %262 = arith.addi %188, %261 : index
        %263 = vector.load %x[%262] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %264 = arith.addi %262, %182 : index
        %265 = vector.load %x[%264] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %266 = vector.shuffle %263, %265 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %267 = wave.mma %266, %256#0, %252 : vector<16xf16>, vector<8xf32>
        %268 = wave.mma %266, %257#0, %253 : vector<16xf16>, vector<8xf32>
        %269 = arith.addi %258, %c8 : index
        %270 = arith.muli %269, %260 : index
        %271 = arith.addi %188, %270 : index
        %272 = vector.load %x[%271] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %273 = arith.addi %271, %182 : index
        %274 = vector.load %x[%273] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %275 = vector.shuffle %272, %274 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %276 = wave.mma %275, %256#1, %267 : vector<16xf16>, vector<8xf32>
        %277 = wave.mma %275, %257#1, %268 : vector<16xf16>, vector<8xf32>
        scf.yield %276, %277 : vector<8xf32>, vector<8xf32>
      }
      %278 = arith.addi %150, %c7 : index
      func.call @qkv_q5_1_d64__gfx1100.2(%3, %4, %254#0, %21, %254#1, %278, %24, %factors, %18, %w, %22, %20, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  %279 = arith.cmpi eq, %rowsMode, %c2 : index
  scf.if %279 {
    %280 = arith.muli %1, %c23 : index
    %281 = arith.cmpi slt, %280, %24 : index
    scf.if %281 {
      %282 = arith.muli %scalesInLds, %c9 : index
      %283 = wave.scratch %282 : memref<?xi8>
      %284 = arith.cmpi sgt, %scalesInLds, %c7 : index
      scf.if %284 {
        scf.for %285 = %c7 to %c9 step %c8 {
          %286 = arith.addi %16, %285 : index
          %287 = arith.muli %286, %12 : index
          %288 = arith.addi %287, %c6 : index
          %289 = arith.muli %2, %c15 : index
          %290 = wave.lane
          %291 = arith.addi %289, %290 : index
          %292 = arith.divui %scalesInLds, %c13 : index
          scf.for %293 = %291 to %292 step %c16 {
            %294 = arith.muli %293, %c13 : index
            %295 = arith.addi %288, %294 : index
            %296 = vector.load %w[%295] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %297 = arith.muli %285, %scalesInLds : index
            %298 = arith.addi %297, %294 : index
            vector.store %296, %283[%298] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %299 = wave.lane
      %300 = arith.remui %299, %c13 : index
      %301 = arith.remui %300, %tileRows : index
      %302 = arith.addi %280, %301 : index
      %303 = arith.divui %302, %tileRows : index
      %304 = arith.divui %inputFeatures, %c13 : index
      %305 = arith.muli %303, %304 : index
      %306 = arith.divui %c7, %c13 : index
      %307 = arith.addi %305, %306 : index
      %308 = arith.muli %307, %c2 : index
      %309 = arith.remui %c7, %c13 : index
      %310 = arith.divui %309, %c4 : index
      %311 = arith.addi %308, %310 : index
      %312 = arith.muli %tileRows, %c4 : index
      %313 = arith.muli %311, %312 : index
      %314 = arith.remui %302, %tileRows : index
      %315 = arith.muli %314, %c4 : index
      %316 = arith.addi %313, %315 : index
      %317 = arith.remui %c7, %c4 : index
      %318 = arith.addi %316, %317 : index
      %319 = arith.addi %300, %c13 : index
      %320 = arith.addi %280, %319 : index
      %321 = arith.divui %320, %tileRows : index
      %322 = arith.muli %321, %304 : index
      %323 = arith.addi %322, %306 : index
      %324 = arith.muli %323, %c2 : index
      %325 = arith.addi %324, %310 : index
      %326 = arith.muli %325, %312 : index
      %327 = arith.remui %320, %tileRows : index
      %328 = arith.muli %327, %c4 : index
      %329 = arith.addi %326, %328 : index
      %330 = arith.addi %329, %317 : index
      %331 = arith.addi %300, %c15 : index
      %332 = arith.addi %280, %331 : index
      %333 = arith.divui %332, %tileRows : index
      %334 = arith.muli %333, %304 : index
      %335 = arith.addi %334, %306 : index
      %336 = arith.muli %335, %c2 : index
      %337 = arith.addi %336, %310 : index
      %338 = arith.muli %337, %312 : index
      %339 = arith.remui %332, %tileRows : index
      %340 = arith.muli %339, %c4 : index
      %341 = arith.addi %338, %340 : index
      %342 = arith.addi %341, %317 : index
      %343 = arith.addi %300, %c24 : index
      %344 = arith.addi %280, %343 : index
      %345 = arith.divui %344, %tileRows : index
      %346 = arith.muli %345, %304 : index
      %347 = arith.addi %346, %306 : index
      %348 = arith.muli %347, %c2 : index
      %349 = arith.addi %348, %310 : index
      %350 = arith.muli %349, %312 : index
      %351 = arith.remui %344, %tileRows : index
      %352 = arith.muli %351, %c4 : index
      %353 = arith.addi %350, %352 : index
      %354 = arith.addi %353, %317 : index
      %355 = arith.muli %14, %scalesInLds : index
      %356 = arith.muli %15, %scalesInLds : index
      %357 = arith.divui %inputFeatures, %c15 : index
      %358 = arith.muli %4, %stepsPerWave : index
      %359 = arith.minsi %358, %357 : index
      %360 = arith.addi %359, %stepsPerWave : index
      %361 = arith.minsi %360, %357 : index
      %362 = arith.cmpi eq, %wholeBlocks, %c8 : index
      %363 = arith.subi %361, %359 : index
      %364 = arith.divui %363, %c2 : index
      %365 = arith.muli %364, %c2 : index
      %366 = arith.addi %359, %365 : index
      %367 = arith.select %362, %360, %366 : index
      %377:8 = scf.for %368 = %359 to %367 step %c2 iter_args(%369 = %c19, %370 = %c19, %371 = %c19, %372 = %c19, %373 = %c19, %374 = %c19, %375 = %c19, %376 = %c19) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %378 = arith.addi %368, %c7 : index
        %379:2 = func.call @qkv_q5_1_d64__gfx1100.0(%299, %378, %18, %355, %283, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %380 = arith.addi %368, %c8 : index
        %381:2 = func.call @qkv_q5_1_d64__gfx1100.0(%299, %380, %18, %355, %283, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %382:2 = func.call @qkv_q5_1_d64__gfx1100.0(%299, %378, %20, %356, %283, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %383:2 = func.call @qkv_q5_1_d64__gfx1100.0(%299, %380, %20, %356, %283, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %384 = arith.muli %368, %c2 : index
        %385 = arith.addi %384, %c7 : index
        %386 = arith.muli %tileRows, %c13 : index
        %387 = arith.muli %385, %386 : index
        %388 = arith.addi %318, %387 : index
        %389 = vector.load %x[%388] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %390 = arith.addi %388, %312 : index
        %391 = vector.load %x[%390] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %392 = vector.shuffle %389, %391 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %393 = wave.mma %392, %379#0, %369 : vector<16xf16>, vector<8xf32>
        %394 = wave.mma %392, %382#0, %370 : vector<16xf16>, vector<8xf32>
        %395 = arith.addi %330, %387 : index
        %396 = vector.load %x[%395] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %397 = arith.addi %395, %312 : index
        %398 = vector.load %x[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %399 = vector.shuffle %396, %398 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %400 = wave.mma %399, %379#0, %371 : vector<16xf16>, vector<8xf32>
        %401 = wave.mma %399, %382#0, %372 : vector<16xf16>, vector<8xf32>
        %402 = arith.addi %342, %387 : index
        %403 = vector.load %x[%402] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %404 = arith.addi %402, %312 : index
        %405 = vector.load %x[%404] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %406 = vector.shuffle %403, %405 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %407 = wave.mma %406, %379#0, %373 : vector<16xf16>, vector<8xf32>
        %408 = wave.mma %406, %382#0, %374 : vector<16xf16>, vector<8xf32>
        %409 = arith.addi %354, %387 : index
        %410 = vector.load %x[%409] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %411 = arith.addi %409, %312 : index
        %412 = vector.load %x[%411] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %413 = vector.shuffle %410, %412 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %414 = wave.mma %413, %379#0, %375 : vector<16xf16>, vector<8xf32>
        %415 = wave.mma %413, %382#0, %376 : vector<16xf16>, vector<8xf32>
        %416 = arith.addi %384, %c8 : index
        %417 = arith.muli %416, %386 : index
        %418 = arith.addi %318, %417 : index
        %419 = vector.load %x[%418] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %420 = arith.addi %418, %312 : index
        %421 = vector.load %x[%420] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %422 = vector.shuffle %419, %421 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %423 = wave.mma %422, %379#1, %393 : vector<16xf16>, vector<8xf32>
        %424 = wave.mma %422, %382#1, %394 : vector<16xf16>, vector<8xf32>
        %425 = arith.addi %330, %417 : index
        %426 = vector.load %x[%425] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %427 = arith.addi %425, %312 : index
        %428 = vector.load %x[%427] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %429 = vector.shuffle %426, %428 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %430 = wave.mma %429, %379#1, %400 : vector<16xf16>, vector<8xf32>
        %431 = wave.mma %429, %382#1, %401 : vector<16xf16>, vector<8xf32>
        %432 = arith.addi %342, %417 : index
        %433 = vector.load %x[%432] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %434 = arith.addi %432, %312 : index
        %435 = vector.load %x[%434] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %436 = vector.shuffle %433, %435 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %437 = wave.mma %436, %379#1, %407 : vector<16xf16>, vector<8xf32>
        %438 = wave.mma %436, %382#1, %408 : vector<16xf16>, vector<8xf32>
        %439 = arith.addi %354, %417 : index
        %440 = vector.load %x[%439] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %441 = arith.addi %439, %312 : index
        %442 = vector.load %x[%441] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %443 = vector.shuffle %440, %442 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %444 = wave.mma %443, %379#1, %414 : vector<16xf16>, vector<8xf32>
        %445 = wave.mma %443, %382#1, %415 : vector<16xf16>, vector<8xf32>
        %446 = arith.addi %384, %c2 : index
        %447 = arith.muli %446, %386 : index
        %448 = arith.addi %318, %447 : index
        %449 = vector.load %x[%448] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %450 = arith.addi %448, %312 : index
        %451 = vector.load %x[%450] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %452 = vector.shuffle %449, %451 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %453 = wave.mma %452, %381#0, %423 : vector<16xf16>, vector<8xf32>
        %454 = wave.mma %452, %383#0, %424 : vector<16xf16>, vector<8xf32>
        %455 = arith.addi %330, %447 : index
        %456 = vector.load %x[%455] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %457 = arith.addi %455, %312 : index
        %458 = vector.load %x[%457] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %459 = vector.shuffle %456, %458 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %460 = wave.mma %459, %381#0, %430 : vector<16xf16>, vector<8xf32>
        %461 = wave.mma %459, %383#0, %431 : vector<16xf16>, vector<8xf32>
        %462 = arith.addi %342, %447 : index
        %463 = vector.load %x[%462] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %464 = arith.addi %462, %312 : index
        %465 = vector.load %x[%464] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %466 = vector.shuffle %463, %465 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %467 = wave.mma %466, %381#0, %437 : vector<16xf16>, vector<8xf32>
        %468 = wave.mma %466, %383#0, %438 : vector<16xf16>, vector<8xf32>
        %469 = arith.addi %354, %447 : index
        %470 = vector.load %x[%469] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %471 = arith.addi %469, %312 : index
        %472 = vector.load %x[%471] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %473 = vector.shuffle %470, %472 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %474 = wave.mma %473, %381#0, %444 : vector<16xf16>, vector<8xf32>
        %475 = wave.mma %473, %383#0, %445 : vector<16xf16>, vector<8xf32>
        %476 = arith.addi %384, %c22 : index
        %477 = arith.muli %476, %386 : index
        %478 = arith.addi %318, %477 : index
        %479 = vector.load %x[%478] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %480 = arith.addi %478, %312 : index
        %481 = vector.load %x[%480] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %482 = vector.shuffle %479, %481 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %483 = wave.mma %482, %381#1, %453 : vector<16xf16>, vector<8xf32>
        %484 = wave.mma %482, %383#1, %454 : vector<16xf16>, vector<8xf32>
        %485 = arith.addi %330, %477 : index
        %486 = vector.load %x[%485] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %487 = arith.addi %485, %312 : index
        %488 = vector.load %x[%487] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %489 = vector.shuffle %486, %488 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %490 = wave.mma %489, %381#1, %460 : vector<16xf16>, vector<8xf32>
        %491 = wave.mma %489, %383#1, %461 : vector<16xf16>, vector<8xf32>
        %492 = arith.addi %342, %477 : index
        %493 = vector.load %x[%492] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %494 = arith.addi %492, %312 : index
        %495 = vector.load %x[%494] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %496 = vector.shuffle %493, %495 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %497 = wave.mma %496, %381#1, %467 : vector<16xf16>, vector<8xf32>
        %498 = wave.mma %496, %383#1, %468 : vector<16xf16>, vector<8xf32>
        %499 = arith.addi %354, %477 : index
        %500 = vector.load %x[%499] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %501 = arith.addi %499, %312 : index
        %502 = vector.load %x[%501] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %503 = vector.shuffle %500, %502 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %504 = wave.mma %503, %381#1, %474 : vector<16xf16>, vector<8xf32>
        %505 = wave.mma %503, %383#1, %475 : vector<16xf16>, vector<8xf32>
        scf.yield %483, %484, %490, %491, %497, %498, %504, %505 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %506 = arith.select %362, %367, %361 : index
      %516:8 = scf.for %507 = %367 to %506 step %c8 iter_args(%508 = %377#0, %509 = %377#1, %510 = %377#2, %511 = %377#3, %512 = %377#4, %513 = %377#5, %514 = %377#6, %515 = %377#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %517 = arith.addi %507, %c7 : index
        %518:2 = func.call @qkv_q5_1_d64__gfx1100.0(%299, %517, %18, %355, %283, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %519:2 = func.call @qkv_q5_1_d64__gfx1100.0(%299, %517, %20, %356, %283, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %520 = arith.muli %507, %c2 : index
        %521 = arith.addi %520, %c7 : index
        %522 = arith.muli %tileRows, %c13 : index
        %523 = arith.muli %521, %522 : index
        %524 = arith.addi %318, %523 : index
        %525 = vector.load %x[%524] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %526 = arith.addi %524, %312 : index
        %527 = vector.load %x[%526] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %528 = vector.shuffle %525, %527 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %529 = wave.mma %528, %518#0, %508 : vector<16xf16>, vector<8xf32>
        %530 = wave.mma %528, %519#0, %509 : vector<16xf16>, vector<8xf32>
        %531 = arith.addi %330, %523 : index
        %532 = vector.load %x[%531] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %533 = arith.addi %531, %312 : index
        %534 = vector.load %x[%533] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %535 = vector.shuffle %532, %534 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %536 = wave.mma %535, %518#0, %510 : vector<16xf16>, vector<8xf32>
        %537 = wave.mma %535, %519#0, %511 : vector<16xf16>, vector<8xf32>
        %538 = arith.addi %342, %523 : index
        %539 = vector.load %x[%538] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %540 = arith.addi %538, %312 : index
        %541 = vector.load %x[%540] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %542 = vector.shuffle %539, %541 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %543 = wave.mma %542, %518#0, %512 : vector<16xf16>, vector<8xf32>
        %544 = wave.mma %542, %519#0, %513 : vector<16xf16>, vector<8xf32>
        %545 = arith.addi %354, %523 : index
        %546 = vector.load %x[%545] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %547 = arith.addi %545, %312 : index
        %548 = vector.load %x[%547] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %549 = vector.shuffle %546, %548 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %550 = wave.mma %549, %518#0, %514 : vector<16xf16>, vector<8xf32>
        %551 = wave.mma %549, %519#0, %515 : vector<16xf16>, vector<8xf32>
        %552 = arith.addi %520, %c8 : index
        %553 = arith.muli %552, %522 : index
        %554 = arith.addi %318, %553 : index
        %555 = vector.load %x[%554] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %556 = arith.addi %554, %312 : index
        %557 = vector.load %x[%556] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %558 = vector.shuffle %555, %557 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %559 = wave.mma %558, %518#1, %529 : vector<16xf16>, vector<8xf32>
        %560 = wave.mma %558, %519#1, %530 : vector<16xf16>, vector<8xf32>
        %561 = arith.addi %330, %553 : index
        %562 = vector.load %x[%561] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %563 = arith.addi %561, %312 : index
        %564 = vector.load %x[%563] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %565 = vector.shuffle %562, %564 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %566 = wave.mma %565, %518#1, %536 : vector<16xf16>, vector<8xf32>
        %567 = wave.mma %565, %519#1, %537 : vector<16xf16>, vector<8xf32>
        %568 = arith.addi %342, %553 : index
        %569 = vector.load %x[%568] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %570 = arith.addi %568, %312 : index
        %571 = vector.load %x[%570] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %572 = vector.shuffle %569, %571 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %573 = wave.mma %572, %518#1, %543 : vector<16xf16>, vector<8xf32>
        %574 = wave.mma %572, %519#1, %544 : vector<16xf16>, vector<8xf32>
        %575 = arith.addi %354, %553 : index
        %576 = vector.load %x[%575] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %577 = arith.addi %575, %312 : index
        %578 = vector.load %x[%577] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %579 = vector.shuffle %576, %578 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %580 = wave.mma %579, %518#1, %550 : vector<16xf16>, vector<8xf32>
        %581 = wave.mma %579, %519#1, %551 : vector<16xf16>, vector<8xf32>
        scf.yield %559, %560, %566, %567, %573, %574, %580, %581 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %582 = arith.addi %280, %c7 : index
      func.call @qkv_q5_1_d64__gfx1100.2(%3, %4, %516#0, %21, %516#1, %582, %24, %factors, %18, %w, %22, %20, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %583 = arith.addi %280, %c13 : index
      func.call @qkv_q5_1_d64__gfx1100.2(%3, %4, %516#2, %21, %516#3, %583, %24, %factors, %18, %w, %22, %20, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %584 = arith.addi %280, %c15 : index
      func.call @qkv_q5_1_d64__gfx1100.2(%3, %4, %516#4, %21, %516#5, %584, %24, %factors, %18, %w, %22, %20, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %585 = arith.addi %280, %c24 : index
      func.call @qkv_q5_1_d64__gfx1100.2(%3, %4, %516#6, %21, %516#7, %585, %24, %factors, %18, %w, %22, %20, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  wave.return
}
