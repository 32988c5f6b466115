// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q6_k1', dim=96)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q6_k1_d96__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
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
  %fc10 = arith.constant dense<0> : vector<4xi32>
  %fc11 = arith.constant dense<983055> : vector<4xi32>
  %fc12 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %fc13 = arith.constant dense<196611> : vector<4xi32>
  %fc14 = arith.constant dense<4> : vector<4xi32>
  %fc15 = arith.constant dense<1677747200> : vector<4xi32>
  %fc16 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %fc17 = arith.constant dense<8> : vector<4xi32>
  %fc18 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %fc19 = arith.constant dense<12> : vector<4xi32>
  %fc20 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %fc21 = arith.constant dense<0x6400> : vector<32xf16>
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
  %f26 = arith.extsi %f25 : i8 to i32
  %f27 = arith.sitofp %f26 : i32 to f32
  %f28 = arith.mulf %f24, %f27 : f32
  %f29 = arith.truncf %f28 : f32 to f16
  %f30 = vector.broadcast %f29 : f16 to vector<16xf16>
  %f31 = vector.extract %f12[1] : f16 from vector<2xf16>
  %f32 = arith.extf %f31 : f16 to f32
  %f33 = vector.extract %f18[1] : i8 from vector<4xi8>
  %f34 = arith.extsi %f33 : i8 to i32
  %f35 = arith.sitofp %f34 : i32 to f32
  %f36 = arith.mulf %f32, %f35 : f32
  %f37 = arith.truncf %f36 : f32 to f16
  %f38 = vector.broadcast %f37 : f16 to vector<16xf16>
  %f39 = vector.extract %f18[2] : i8 from vector<4xi8>
  %f40 = arith.extsi %f39 : i8 to i32
  %f41 = arith.sitofp %f40 : i32 to f32
  %f42 = arith.mulf %f24, %f41 : f32
  %f43 = arith.truncf %f42 : f32 to f16
  %f44 = vector.broadcast %f43 : f16 to vector<16xf16>
  %f45 = vector.extract %f18[3] : i8 from vector<4xi8>
  %f46 = arith.extsi %f45 : i8 to i32
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
  %f58 = arith.muli %x6, %fc1 : index
  %f59 = arith.addi %f57, %f58 : index
  %f60 = arith.muli %x1, %fc0 : index
  %f61 = arith.addi %f60, %f0 : index
  %f62 = arith.muli %f61, %fc1 : index
  %f63 = arith.addi %f59, %f62 : index
  %f64 = arith.muli %x1, %fc7 : index
  %f65 = arith.addi %f57, %f64 : index
  %f66 = arith.muli %f0, %fc0 : index
  %f67 = arith.addi %f65, %f66 : index
  %f68 = vector.load %x5[%f63] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
  %f69 = vector.bitcast %f68 : vector<8xi8> to vector<2xi32>
  %f70 = vector.shuffle %f69, %f69 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
  %f71 = vector.load %x5[%f67] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f72 = vector.bitcast %f71 : vector<16xi8> to vector<4xi32>
  %f73 = arith.shrui %f72, %fc10 : vector<4xi32>
  %f74 = arith.andi %f73, %fc11 : vector<4xi32>
  %f75 = arith.shrui %f70, %fc12 : vector<4xi32>
  %f76 = arith.andi %f75, %fc13 : vector<4xi32>
  %f77 = arith.shli %f76, %fc14 : vector<4xi32>
  %f78 = arith.ori %f74, %f77 : vector<4xi32>
  %f79 = arith.ori %f78, %fc15 : vector<4xi32>
  %f80 = vector.bitcast %f79 : vector<4xi32> to vector<8xf16>
  %f81 = arith.shrui %f72, %fc14 : vector<4xi32>
  %f82 = arith.andi %f81, %fc11 : vector<4xi32>
  %f83 = arith.shrui %f70, %fc16 : vector<4xi32>
  %f84 = arith.andi %f83, %fc13 : vector<4xi32>
  %f85 = arith.shli %f84, %fc14 : vector<4xi32>
  %f86 = arith.ori %f82, %f85 : vector<4xi32>
  %f87 = arith.ori %f86, %fc15 : vector<4xi32>
  %f88 = vector.bitcast %f87 : vector<4xi32> to vector<8xf16>
  %f89 = arith.shrui %f72, %fc17 : vector<4xi32>
  %f90 = arith.andi %f89, %fc11 : vector<4xi32>
  %f91 = arith.shrui %f70, %fc18 : vector<4xi32>
  %f92 = arith.andi %f91, %fc13 : vector<4xi32>
  %f93 = arith.shli %f92, %fc14 : vector<4xi32>
  %f94 = arith.ori %f90, %f93 : vector<4xi32>
  %f95 = arith.ori %f94, %fc15 : vector<4xi32>
  %f96 = vector.bitcast %f95 : vector<4xi32> to vector<8xf16>
  %f97 = arith.shrui %f72, %fc19 : vector<4xi32>
  %f98 = arith.andi %f97, %fc11 : vector<4xi32>
  %f99 = arith.shrui %f70, %fc20 : vector<4xi32>
  %f100 = arith.andi %f99, %fc13 : vector<4xi32>
  %f101 = arith.shli %f100, %fc14 : vector<4xi32>
  %f102 = arith.ori %f98, %f101 : vector<4xi32>
  %f103 = arith.ori %f102, %fc15 : vector<4xi32>
  %f104 = vector.bitcast %f103 : vector<4xi32> to vector<8xf16>
  %f105 = vector.shuffle %f80, %f88 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f106 = vector.shuffle %f96, %f104 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f107 = vector.shuffle %f105, %f106 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f108 = arith.subf %f107, %fc21 : vector<32xf16>
  %f109 = vector.shuffle %f108, %f108 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f110 = vector.shuffle %f108, %f108 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f111 = math.fma %f109, %f30, %f38 : vector<16xf16>
  %f112 = math.fma %f110, %f44, %f50 : vector<16xf16>
  func.return %f111, %f112 : vector<16xf16>, vector<16xf16>
}
func.func private @qkv_q6_k1_d96__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xf32>, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: memref<?xf32>, %x10: index) {
  %ffc0 = arith.constant 2 : index
  %ffc1 = arith.constant 16 : index
  %ffhasFactors = wave.param "hasFactors" : index
  %ffc3 = arith.constant 1 : index
  %ffoperandScale = wave.param "operandScale" : f32
  %ffc5 = arith.constant 0 : index
  %ffc6 = arith.constant 32 : index
  %ffc7 = arith.constant 1536 : index
  %ffc8 = arith.constant 3072 : index
  %ffc9 = arith.constant 4608 : index
  %ffc10 = arith.constant 4 : index
  %ffc11 = arith.constant 96 : index
  %ffc12 = arith.constant 256 : index
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
    %ff24 = arith.remui %ff0, %ffc1 : index
    %ff25 = arith.muli %ff24, %ffc10 : index
    %ff26 = arith.addi %x6, %ff25 : index
    %ff27 = vector.load %x7[%ff26] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %ff28 = vector.bitcast %ff27 : vector<4xi8> to vector<1xf32>
    %ff29 = vector.extract %ff28[0] : f32 from vector<1xf32>
    %ff30 = arith.mulf %ff29, %ff10 : f32
    %ff31 = arith.mulf %ff23, %ff30 : f32
    %ff32 = arith.muli %x8, %ffc0 : index
    %ff33 = arith.addi %ff32, %ffc5 : index
    %ff34 = arith.muli %ff33, %ffc1 : index
    %ff35 = arith.addi %ff34, %ff24 : index
    %ff36 = arith.muli %ff3, %ffc11 : index
    %ff37 = arith.addi %ff36, %ff35 : index
    memref.store %ff31, %x9[%ff37] : memref<?xf32>
    %ff38 = arith.addi %x4, %ffc12 : index
    %ff39 = arith.addi %ff38, %ff12 : index
    %ff40 = memref.load %x5[%ff39] : memref<?xf32>
    %ff41 = arith.addi %ff39, %ffc7 : index
    %ff42 = memref.load %x5[%ff41] : memref<?xf32>
    %ff43 = arith.addf %ff40, %ff42 : f32
    %ff44 = arith.addi %ff39, %ffc8 : index
    %ff45 = memref.load %x5[%ff44] : memref<?xf32>
    %ff46 = arith.addf %ff43, %ff45 : f32
    %ff47 = arith.addi %ff39, %ffc9 : index
    %ff48 = memref.load %x5[%ff47] : memref<?xf32>
    %ff49 = arith.addf %ff46, %ff48 : f32
    %ff50 = arith.addi %x10, %ff25 : index
    %ff51 = vector.load %x7[%ff50] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %ff52 = vector.bitcast %ff51 : vector<4xi8> to vector<1xf32>
    %ff53 = vector.extract %ff52[0] : f32 from vector<1xf32>
    %ff54 = arith.mulf %ff53, %ff10 : f32
    %ff55 = arith.mulf %ff49, %ff54 : f32
    %ff56 = arith.addi %ff32, %ffc3 : index
    %ff57 = arith.muli %ff56, %ffc1 : index
    %ff58 = arith.addi %ff57, %ff24 : index
    %ff59 = arith.addi %ff36, %ff58 : index
    memref.store %ff55, %x9[%ff59] : memref<?xf32>
  }
  func.return
}
func.func private @qkv_q6_k1_d96__gfx1100.2(%x0: index, %x1: index, %x2: vector<8xf32>, %x3: memref<?xf32>, %x4: vector<8xf32>, %x5: index, %x6: index, %x7: memref<?xf32>, %x8: index, %x9: memref<?xi8>, %x10: memref<?xf32>, %x11: index, %x12: index, %x13: memref<?xf32>, %x14: index, %x15: index, %x16: memref<?xi32>, %x17: memref<?xf32>, %x18: memref<?xf32>, %x19: memref<?xf32>, %x20: memref<?xf32>, %x21: memref<?xf32>, %x22: memref<?xi8>, %x23: memref<?xi32>) {
  %fc0 = arith.constant 2 : index
  %fc1 = arith.constant 256 : index
  %fc2 = arith.constant 1536 : index
  %fc3 = arith.constant 0 : index
  %fc4 = arith.constant 32 : index
  %fc5 = arith.constant 64 : index
  %fc6 = arith.constant 96 : index
  %fc7 = arith.constant 128 : index
  %fc8 = arith.constant 160 : index
  %fc9 = arith.constant 192 : index
  %fc10 = arith.constant 224 : index
  %fc11 = arith.constant 1 : index
  %fc12 = arith.constant 16 : index
  %fhasBias = wave.param "hasBias" : index
  %fc14 = arith.constant 48 : index
  %fc15 = arith.constant 47 : index
  %fpositionsAt = wave.param "positionsAt" : index
  %fhasNorm = wave.param "hasNorm" : index
  %fc18 = arith.constant 0x00000000 : f32
  %finverseHeadDim = wave.param "inverseHeadDim" : f32
  %fc20 = arith.constant 0x3F800000 : f32
  %fepsilon = wave.param "epsilon" : f32
  %fkvHeads = wave.param "kvHeads" : index
  %fheads = wave.param "heads" : index
  %fc24 = arith.constant 384 : index
  %fc25 = arith.constant 12 : index
  %fslotsAt = wave.param "slotsAt" : index
  %fpageBytes = wave.param "pageBytes" : index
  %fcodec = wave.param "codec" : index
  %fc29 = arith.constant dense<0x00000000> : vector<4xf32>
  %fc30 = arith.constant 4 : index
  %fc31 = arith.constant dense<0x477FE000> : vector<4xf32>
  %fc32 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %fc33 = arith.constant 6144 : index
  %fc34 = arith.constant 512 : index
  %fc35 = arith.constant 8 : index
  %fc36 = arith.constant 3072 : index
  %fc37 = arith.constant 3 : index
  %fc38 = arith.constant dense<0x3F800000> : vector<4xf32>
  %fc39 = arith.constant dense<0x43E00000> : vector<4xf32>
  %fc40 = arith.constant dense<0x47600000> : vector<4xf32>
  %fc41 = arith.constant dense<0x42FE0000> : vector<4xf32>
  %fc42 = arith.constant dense<0xC2FE0000> : vector<4xf32>
  %fc43 = arith.constant dense<128> : vector<4xi32>
  %fc44 = arith.constant dense<0x42FF0000> : vector<4xf32>
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
  %f40 = arith.muli %x1, %fc0 : index
  %f41 = arith.addi %f40, %fc3 : index
  func.call @qkv_q6_k1_d96__gfx1100.1(%f41, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
  %f42 = arith.addi %f40, %fc11 : index
  func.call @qkv_q6_k1_d96__gfx1100.1(%f42, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
  wave.barrier
  %f43 = wave.wave
  %f44 = arith.addi %f43, %fc3 : index
  %f45 = arith.addi %x5, %f44 : index
  %f46 = arith.cmpi slt, %f45, %x6 : index
  %f47 = arith.cmpi slt, %f44, %fc12 : index
  %f48 = arith.andi %f46, %f47 : i1
  scf.if %f48 {
    %f49 = arith.muli %f44, %fc6 : index
    %f50 = arith.addi %f0, %fc3 : index
    %f51 = arith.cmpi eq, %fhasBias, %fc11 : index
    %f52 = arith.addi %f49, %f50 : index
    %f53 = memref.load %x10[%f52] : memref<?xf32>
    %f54 = arith.muli %x12, %fc6 : index
    %f55 = arith.addi %f54, %f50 : index
    %f56 = memref.load %x13[%f55] : memref<?xf32>
    %f57 = arith.addf %f53, %f56 : f32
    %f58 = arith.select %f51, %f57, %f53 : f32
    %f59 = arith.addi %f50, %fc14 : index
    %f60 = arith.addi %f49, %f59 : index
    %f61 = memref.load %x10[%f60] : memref<?xf32>
    %f62 = arith.addi %f54, %f59 : index
    %f63 = memref.load %x13[%f62] : memref<?xf32>
    %f64 = arith.addf %f61, %f63 : f32
    %f65 = arith.select %f51, %f64, %f61 : f32
    %f66 = arith.addi %f0, %fc4 : index
    %f67 = arith.cmpi slt, %f66, %fc14 : index
    %f68 = arith.minsi %f66, %fc15 : index
    %f69 = arith.addi %f49, %f68 : index
    %f70 = memref.load %x10[%f69] : memref<?xf32>
    %f71 = arith.addi %f54, %f68 : index
    %f72 = memref.load %x13[%f71] : memref<?xf32>
    %f73 = arith.addf %f70, %f72 : f32
    %f74 = arith.select %f51, %f73, %f70 : f32
    %f75 = arith.addi %f68, %fc14 : index
    %f76 = arith.addi %f49, %f75 : index
    %f77 = memref.load %x10[%f76] : memref<?xf32>
    %f78 = arith.addi %f54, %f75 : index
    %f79 = memref.load %x13[%f78] : memref<?xf32>
    %f80 = arith.addf %f77, %f79 : f32
    %f81 = arith.select %f51, %f80, %f77 : f32
    %f82 = arith.addi %x14, %x15 : index
    %f83 = arith.cmpi slt, %x12, %f82 : index
    scf.if %f83 {
      %f84 = arith.addi %fpositionsAt, %f45 : index
      %f85 = memref.load %x16[%f84] : memref<?xi32>
      %f86 = arith.index_cast %f85 : i32 to index
      %f87 = arith.cmpi eq, %fhasNorm, %fc11 : index
      %f88 = math.fma %f58, %f58, %fc18 : f32
      %f89 = math.fma %f65, %f65, %f88 : f32
      %f90 = math.fma %f74, %f74, %f89 : f32
      %f91 = arith.select %f67, %f90, %f89 : f32
      %f92 = math.fma %f81, %f81, %f91 : f32
      %f93 = arith.select %f67, %f92, %f91 : f32
      %f94 = vector.broadcast %f93 : f32 to vector<1xf32>
      %f95 = wave.reduce "add" %f94 : vector<1xf32>
      %f96 = arith.mulf %f95, %finverseHeadDim : f32
      %f97 = arith.addf %f96, %fepsilon : f32
      %f98 = math.sqrt %f97 : f32
      %f99 = arith.divf %fc20, %f98 : f32
      %f100 = arith.cmpi slt, %x12, %x14 : index
      %f101 = memref.load %x17[%f50] : memref<?xf32>
      %f102 = memref.load %x18[%f50] : memref<?xf32>
      %f103 = arith.select %f100, %f101, %f102 : f32
      %f104 = arith.mulf %f58, %f99 : f32
      %f105 = arith.mulf %f104, %f103 : f32
      %f106 = arith.select %f87, %f105, %f58 : f32
      %f107 = memref.load %x17[%f59] : memref<?xf32>
      %f108 = memref.load %x18[%f59] : memref<?xf32>
      %f109 = arith.select %f100, %f107, %f108 : f32
      %f110 = arith.mulf %f65, %f99 : f32
      %f111 = arith.mulf %f110, %f109 : f32
      %f112 = arith.select %f87, %f111, %f65 : f32
      %f113 = memref.load %x17[%f68] : memref<?xf32>
      %f114 = memref.load %x18[%f68] : memref<?xf32>
      %f115 = arith.select %f100, %f113, %f114 : f32
      %f116 = arith.mulf %f74, %f99 : f32
      %f117 = arith.mulf %f116, %f115 : f32
      %f118 = arith.select %f87, %f117, %f74 : f32
      %f119 = memref.load %x17[%f75] : memref<?xf32>
      %f120 = memref.load %x18[%f75] : memref<?xf32>
      %f121 = arith.select %f100, %f119, %f120 : f32
      %f122 = arith.mulf %f81, %f99 : f32
      %f123 = arith.mulf %f122, %f121 : f32
      %f124 = arith.select %f87, %f123, %f81 : f32
      %f125 = arith.remui %f86, %fc1 : index
      %f126 = arith.muli %f125, %fc6 : index
      %f127 = arith.addi %f126, %f50 : index
      %f128 = arith.divui %f86, %fc1 : index
      %f129 = arith.addi %f128, %fc1 : index
      %f130 = arith.muli %f129, %fc6 : index
      %f131 = arith.addi %f130, %f50 : index
      %f132 = memref.load %x19[%f127] : memref<?xf32>
      %f133 = arith.addi %f127, %fc14 : index
      %f134 = memref.load %x19[%f133] : memref<?xf32>
      %f135 = memref.load %x19[%f131] : memref<?xf32>
      %f136 = arith.addi %f131, %fc14 : index
      %f137 = memref.load %x19[%f136] : memref<?xf32>
      %f138 = arith.mulf %f135, %f132 : f32
      %f139 = arith.mulf %f137, %f134 : f32
      %f140 = arith.subf %f138, %f139 : f32
      %f141 = arith.mulf %f137, %f132 : f32
      %f142 = arith.mulf %f135, %f134 : f32
      %f143 = arith.addf %f141, %f142 : f32
      %f144 = arith.mulf %f106, %f140 : f32
      %f145 = arith.mulf %f112, %f143 : f32
      %f146 = arith.subf %f144, %f145 : f32
      %f147 = arith.mulf %f112, %f140 : f32
      %f148 = arith.mulf %f106, %f143 : f32
      %f149 = arith.addf %f147, %f148 : f32
      scf.if %f100 {
        %f150 = arith.muli %f45, %x14 : index
        %f151 = arith.addi %f150, %x12 : index
        %f152 = arith.muli %f151, %fc6 : index
        %f153 = arith.addi %f152, %f50 : index
        %f154 = arith.divui %fheads, %fkvHeads : index
        %f155 = arith.muli %fkvHeads, %fc24 : index
        %f156 = arith.divui %x12, %f154 : index
        %f157 = arith.muli %f156, %fc6 : index
        %f158 = arith.addi %f155, %f157 : index
        %f159 = arith.addi %f158, %f50 : index
        %f160 = memref.load %x20[%f159] : memref<?xf32>
        %f161 = arith.mulf %f146, %f160 : f32
        memref.store %f161, %x21[%f153] : memref<?xf32>
        %f162 = arith.addi %f159, %fc14 : index
        %f163 = memref.load %x20[%f162] : memref<?xf32>
        %f164 = arith.mulf %f149, %f163 : f32
        %f165 = arith.addi %f153, %fc14 : index
        memref.store %f164, %x21[%f165] : memref<?xf32>
      } else {
        memref.store %f146, %x10[%f52] : memref<?xf32>
        %f166 = arith.addi %f52, %fc14 : index
        memref.store %f149, %x10[%f166] : memref<?xf32>
      }
      %f167 = arith.addi %f126, %f68 : index
      %f168 = arith.addi %f130, %f68 : index
      %f169 = memref.load %x19[%f167] : memref<?xf32>
      %f170 = arith.addi %f167, %fc14 : index
      %f171 = memref.load %x19[%f170] : memref<?xf32>
      %f172 = memref.load %x19[%f168] : memref<?xf32>
      %f173 = arith.addi %f168, %fc14 : index
      %f174 = memref.load %x19[%f173] : memref<?xf32>
      %f175 = arith.mulf %f172, %f169 : f32
      %f176 = arith.mulf %f174, %f171 : f32
      %f177 = arith.subf %f175, %f176 : f32
      %f178 = arith.mulf %f174, %f169 : f32
      %f179 = arith.mulf %f172, %f171 : f32
      %f180 = arith.addf %f178, %f179 : f32
      %f181 = arith.mulf %f118, %f177 : f32
      %f182 = arith.mulf %f124, %f180 : f32
      %f183 = arith.subf %f181, %f182 : f32
      %f184 = arith.mulf %f124, %f177 : f32
      %f185 = arith.mulf %f118, %f180 : f32
      %f186 = arith.addf %f184, %f185 : f32
      scf.if %f67 {
        scf.if %f100 {
          %f187 = arith.muli %f45, %x14 : index
          %f188 = arith.addi %f187, %x12 : index
          %f189 = arith.muli %f188, %fc6 : index
          %f190 = arith.addi %f189, %f68 : index
          %f191 = arith.divui %fheads, %fkvHeads : index
          %f192 = arith.muli %fkvHeads, %fc24 : index
          %f193 = arith.divui %x12, %f191 : index
          %f194 = arith.muli %f193, %fc6 : index
          %f195 = arith.addi %f192, %f194 : index
          %f196 = arith.addi %f195, %f68 : index
          %f197 = memref.load %x20[%f196] : memref<?xf32>
          %f198 = arith.mulf %f183, %f197 : f32
          memref.store %f198, %x21[%f190] : memref<?xf32>
          %f199 = arith.addi %f196, %fc14 : index
          %f200 = memref.load %x20[%f199] : memref<?xf32>
          %f201 = arith.mulf %f186, %f200 : f32
          %f202 = arith.addi %f190, %fc14 : index
          memref.store %f201, %x21[%f202] : memref<?xf32>
        } else {
          memref.store %f183, %x10[%f69] : memref<?xf32>
          %f203 = arith.addi %f69, %fc14 : index
          memref.store %f186, %x10[%f203] : memref<?xf32>
        }
      }
    } else {
      %f204 = arith.cmpi slt, %x12, %x14 : index
      scf.if %f204 {
        %f205 = arith.muli %f45, %x14 : index
        %f206 = arith.addi %f205, %x12 : index
        %f207 = arith.muli %f206, %fc6 : index
        %f208 = arith.addi %f207, %f50 : index
        %f209 = arith.divui %fheads, %fkvHeads : index
        %f210 = arith.muli %fkvHeads, %fc24 : index
        %f211 = arith.divui %x12, %f209 : index
        %f212 = arith.muli %f211, %fc6 : index
        %f213 = arith.addi %f210, %f212 : index
        %f214 = arith.addi %f213, %f50 : index
        %f215 = memref.load %x20[%f214] : memref<?xf32>
        %f216 = arith.mulf %f58, %f215 : f32
        memref.store %f216, %x21[%f208] : memref<?xf32>
        %f217 = arith.addi %f214, %fc14 : index
        %f218 = memref.load %x20[%f217] : memref<?xf32>
        %f219 = arith.mulf %f65, %f218 : f32
        %f220 = arith.addi %f208, %fc14 : index
        memref.store %f219, %x21[%f220] : memref<?xf32>
      } else {
        memref.store %f58, %x10[%f52] : memref<?xf32>
        %f221 = arith.addi %f52, %fc14 : index
        memref.store %f65, %x10[%f221] : memref<?xf32>
      }
      scf.if %f67 {
        scf.if %f204 {
          %f222 = arith.muli %f45, %x14 : index
          %f223 = arith.addi %f222, %x12 : index
          %f224 = arith.muli %f223, %fc6 : index
          %f225 = arith.addi %f224, %f68 : index
          %f226 = arith.divui %fheads, %fkvHeads : index
          %f227 = arith.muli %fkvHeads, %fc24 : index
          %f228 = arith.divui %x12, %f226 : index
          %f229 = arith.muli %f228, %fc6 : index
          %f230 = arith.addi %f227, %f229 : index
          %f231 = arith.addi %f230, %f68 : index
          %f232 = memref.load %x20[%f231] : memref<?xf32>
          %f233 = arith.mulf %f74, %f232 : f32
          memref.store %f233, %x21[%f225] : memref<?xf32>
          %f234 = arith.addi %f231, %fc14 : index
          %f235 = memref.load %x20[%f234] : memref<?xf32>
          %f236 = arith.mulf %f81, %f235 : f32
          %f237 = arith.addi %f225, %fc14 : index
          memref.store %f236, %x21[%f237] : memref<?xf32>
        } else {
          memref.store %f74, %x10[%f69] : memref<?xf32>
          %f238 = arith.addi %f69, %fc14 : index
          memref.store %f81, %x10[%f238] : memref<?xf32>
        }
      }
    }
  }
  %f239 = arith.addi %f43, %fc25 : index
  %f240 = arith.addi %x5, %f239 : index
  %f241 = arith.cmpi slt, %f240, %x6 : index
  %f242 = arith.cmpi slt, %f239, %fc12 : index
  %f243 = arith.andi %f241, %f242 : i1
  scf.if %f243 {
    %f244 = arith.muli %f239, %fc6 : index
    %f245 = arith.addi %f0, %fc3 : index
    %f246 = arith.cmpi eq, %fhasBias, %fc11 : index
    %f247 = arith.addi %f244, %f245 : index
    %f248 = memref.load %x10[%f247] : memref<?xf32>
    %f249 = arith.muli %x12, %fc6 : index
    %f250 = arith.addi %f249, %f245 : index
    %f251 = memref.load %x13[%f250] : memref<?xf32>
    %f252 = arith.addf %f248, %f251 : f32
    %f253 = arith.select %f246, %f252, %f248 : f32
    %f254 = arith.addi %f245, %fc14 : index
    %f255 = arith.addi %f244, %f254 : index
    %f256 = memref.load %x10[%f255] : memref<?xf32>
    %f257 = arith.addi %f249, %f254 : index
    %f258 = memref.load %x13[%f257] : memref<?xf32>
    %f259 = arith.addf %f256, %f258 : f32
    %f260 = arith.select %f246, %f259, %f256 : f32
    %f261 = arith.addi %f0, %fc4 : index
    %f262 = arith.cmpi slt, %f261, %fc14 : index
    %f263 = arith.minsi %f261, %fc15 : index
    %f264 = arith.addi %f244, %f263 : index
    %f265 = memref.load %x10[%f264] : memref<?xf32>
    %f266 = arith.addi %f249, %f263 : index
    %f267 = memref.load %x13[%f266] : memref<?xf32>
    %f268 = arith.addf %f265, %f267 : f32
    %f269 = arith.select %f246, %f268, %f265 : f32
    %f270 = arith.addi %f263, %fc14 : index
    %f271 = arith.addi %f244, %f270 : index
    %f272 = memref.load %x10[%f271] : memref<?xf32>
    %f273 = arith.addi %f249, %f270 : index
    %f274 = memref.load %x13[%f273] : memref<?xf32>
    %f275 = arith.addf %f272, %f274 : f32
    %f276 = arith.select %f246, %f275, %f272 : f32
    %f277 = arith.addi %x14, %x15 : index
    %f278 = arith.cmpi slt, %x12, %f277 : index
    scf.if %f278 {
      %f279 = arith.addi %fpositionsAt, %f240 : index
      %f280 = memref.load %x16[%f279] : memref<?xi32>
      %f281 = arith.index_cast %f280 : i32 to index
      %f282 = arith.cmpi eq, %fhasNorm, %fc11 : index
      %f283 = math.fma %f253, %f253, %fc18 : f32
      %f284 = math.fma %f260, %f260, %f283 : f32
      %f285 = math.fma %f269, %f269, %f284 : f32
      %f286 = arith.select %f262, %f285, %f284 : f32
      %f287 = math.fma %f276, %f276, %f286 : f32
      %f288 = arith.select %f262, %f287, %f286 : f32
      %f289 = vector.broadcast %f288 : f32 to vector<1xf32>
      %f290 = wave.reduce "add" %f289 : vector<1xf32>
      %f291 = arith.mulf %f290, %finverseHeadDim : f32
      %f292 = arith.addf %f291, %fepsilon : f32
      %f293 = math.sqrt %f292 : f32
      %f294 = arith.divf %fc20, %f293 : f32
      %f295 = arith.cmpi slt, %x12, %x14 : index
      %f296 = memref.load %x17[%f245] : memref<?xf32>
      %f297 = memref.load %x18[%f245] : memref<?xf32>
      %f298 = arith.select %f295, %f296, %f297 : f32
      %f299 = arith.mulf %f253, %f294 : f32
      %f300 = arith.mulf %f299, %f298 : f32
      %f301 = arith.select %f282, %f300, %f253 : f32
      %f302 = memref.load %x17[%f254] : memref<?xf32>
      %f303 = memref.load %x18[%f254] : memref<?xf32>
      %f304 = arith.select %f295, %f302, %f303 : f32
      %f305 = arith.mulf %f260, %f294 : f32
      %f306 = arith.mulf %f305, %f304 : f32
      %f307 = arith.select %f282, %f306, %f260 : f32
      %f308 = memref.load %x17[%f263] : memref<?xf32>
      %f309 = memref.load %x18[%f263] : memref<?xf32>
      %f310 = arith.select %f295, %f308, %f309 : f32
      %f311 = arith.mulf %f269, %f294 : f32
      %f312 = arith.mulf %f311, %f310 : f32
      %f313 = arith.select %f282, %f312, %f269 : f32
      %f314 = memref.load %x17[%f270] : memref<?xf32>
      %f315 = memref.load %x18[%f270] : memref<?xf32>
      %f316 = arith.select %f295, %f314, %f315 : f32
      %f317 = arith.mulf %f276, %f294 : f32
      %f318 = arith.mulf %f317, %f316 : f32
      %f319 = arith.select %f282, %f318, %f276 : f32
      %f320 = arith.remui %f281, %fc1 : index
      %f321 = arith.muli %f320, %fc6 : index
      %f322 = arith.addi %f321, %f245 : index
      %f323 = arith.divui %f281, %fc1 : index
      %f324 = arith.addi %f323, %fc1 : index
      %f325 = arith.muli %f324, %fc6 : index
      %f326 = arith.addi %f325, %f245 : index
      %f327 = memref.load %x19[%f322] : memref<?xf32>
      %f328 = arith.addi %f322, %fc14 : index
      %f329 = memref.load %x19[%f328] : memref<?xf32>
      %f330 = memref.load %x19[%f326] : memref<?xf32>
      %f331 = arith.addi %f326, %fc14 : index
      %f332 = memref.load %x19[%f331] : memref<?xf32>
      %f333 = arith.mulf %f330, %f327 : f32
      %f334 = arith.mulf %f332, %f329 : f32
      %f335 = arith.subf %f333, %f334 : f32
      %f336 = arith.mulf %f332, %f327 : f32
      %f337 = arith.mulf %f330, %f329 : f32
      %f338 = arith.addf %f336, %f337 : f32
      %f339 = arith.mulf %f301, %f335 : f32
      %f340 = arith.mulf %f307, %f338 : f32
      %f341 = arith.subf %f339, %f340 : f32
      %f342 = arith.mulf %f307, %f335 : f32
      %f343 = arith.mulf %f301, %f338 : f32
      %f344 = arith.addf %f342, %f343 : f32
      scf.if %f295 {
        %f345 = arith.muli %f240, %x14 : index
        %f346 = arith.addi %f345, %x12 : index
        %f347 = arith.muli %f346, %fc6 : index
        %f348 = arith.addi %f347, %f245 : index
        %f349 = arith.divui %fheads, %fkvHeads : index
        %f350 = arith.muli %fkvHeads, %fc24 : index
        %f351 = arith.divui %x12, %f349 : index
        %f352 = arith.muli %f351, %fc6 : index
        %f353 = arith.addi %f350, %f352 : index
        %f354 = arith.addi %f353, %f245 : index
        %f355 = memref.load %x20[%f354] : memref<?xf32>
        %f356 = arith.mulf %f341, %f355 : f32
        memref.store %f356, %x21[%f348] : memref<?xf32>
        %f357 = arith.addi %f354, %fc14 : index
        %f358 = memref.load %x20[%f357] : memref<?xf32>
        %f359 = arith.mulf %f344, %f358 : f32
        %f360 = arith.addi %f348, %fc14 : index
        memref.store %f359, %x21[%f360] : memref<?xf32>
      } else {
        memref.store %f341, %x10[%f247] : memref<?xf32>
        %f361 = arith.addi %f247, %fc14 : index
        memref.store %f344, %x10[%f361] : memref<?xf32>
      }
      %f362 = arith.addi %f321, %f263 : index
      %f363 = arith.addi %f325, %f263 : index
      %f364 = memref.load %x19[%f362] : memref<?xf32>
      %f365 = arith.addi %f362, %fc14 : index
      %f366 = memref.load %x19[%f365] : memref<?xf32>
      %f367 = memref.load %x19[%f363] : memref<?xf32>
      %f368 = arith.addi %f363, %fc14 : index
      %f369 = memref.load %x19[%f368] : memref<?xf32>
      %f370 = arith.mulf %f367, %f364 : f32
      %f371 = arith.mulf %f369, %f366 : f32
      %f372 = arith.subf %f370, %f371 : f32
      %f373 = arith.mulf %f369, %f364 : f32
      %f374 = arith.mulf %f367, %f366 : f32
      %f375 = arith.addf %f373, %f374 : f32
      %f376 = arith.mulf %f313, %f372 : f32
      %f377 = arith.mulf %f319, %f375 : f32
      %f378 = arith.subf %f376, %f377 : f32
      %f379 = arith.mulf %f319, %f372 : f32
      %f380 = arith.mulf %f313, %f375 : f32
      %f381 = arith.addf %f379, %f380 : f32
      scf.if %f262 {
        scf.if %f295 {
          %f382 = arith.muli %f240, %x14 : index
          %f383 = arith.addi %f382, %x12 : index
          %f384 = arith.muli %f383, %fc6 : index
          %f385 = arith.addi %f384, %f263 : index
          %f386 = arith.divui %fheads, %fkvHeads : index
          %f387 = arith.muli %fkvHeads, %fc24 : index
          %f388 = arith.divui %x12, %f386 : index
          %f389 = arith.muli %f388, %fc6 : index
          %f390 = arith.addi %f387, %f389 : index
          %f391 = arith.addi %f390, %f263 : index
          %f392 = memref.load %x20[%f391] : memref<?xf32>
          %f393 = arith.mulf %f378, %f392 : f32
          memref.store %f393, %x21[%f385] : memref<?xf32>
          %f394 = arith.addi %f391, %fc14 : index
          %f395 = memref.load %x20[%f394] : memref<?xf32>
          %f396 = arith.mulf %f381, %f395 : f32
          %f397 = arith.addi %f385, %fc14 : index
          memref.store %f396, %x21[%f397] : memref<?xf32>
        } else {
          memref.store %f378, %x10[%f264] : memref<?xf32>
          %f398 = arith.addi %f264, %fc14 : index
          memref.store %f381, %x10[%f398] : memref<?xf32>
        }
      }
    } else {
      %f399 = arith.cmpi slt, %x12, %x14 : index
      scf.if %f399 {
        %f400 = arith.muli %f240, %x14 : index
        %f401 = arith.addi %f400, %x12 : index
        %f402 = arith.muli %f401, %fc6 : index
        %f403 = arith.addi %f402, %f245 : index
        %f404 = arith.divui %fheads, %fkvHeads : index
        %f405 = arith.muli %fkvHeads, %fc24 : index
        %f406 = arith.divui %x12, %f404 : index
        %f407 = arith.muli %f406, %fc6 : index
        %f408 = arith.addi %f405, %f407 : index
        %f409 = arith.addi %f408, %f245 : index
        %f410 = memref.load %x20[%f409] : memref<?xf32>
        %f411 = arith.mulf %f253, %f410 : f32
        memref.store %f411, %x21[%f403] : memref<?xf32>
        %f412 = arith.addi %f409, %fc14 : index
        %f413 = memref.load %x20[%f412] : memref<?xf32>
        %f414 = arith.mulf %f260, %f413 : f32
        %f415 = arith.addi %f403, %fc14 : index
        memref.store %f414, %x21[%f415] : memref<?xf32>
      } else {
        memref.store %f253, %x10[%f247] : memref<?xf32>
        %f416 = arith.addi %f247, %fc14 : index
        memref.store %f260, %x10[%f416] : memref<?xf32>
      }
      scf.if %f262 {
        scf.if %f399 {
          %f417 = arith.muli %f240, %x14 : index
          %f418 = arith.addi %f417, %x12 : index
          %f419 = arith.muli %f418, %fc6 : index
          %f420 = arith.addi %f419, %f263 : index
          %f421 = arith.divui %fheads, %fkvHeads : index
          %f422 = arith.muli %fkvHeads, %fc24 : index
          %f423 = arith.divui %x12, %f421 : index
          %f424 = arith.muli %f423, %fc6 : index
          %f425 = arith.addi %f422, %f424 : index
          %f426 = arith.addi %f425, %f263 : index
          %f427 = memref.load %x20[%f426] : memref<?xf32>
          %f428 = arith.mulf %f269, %f427 : f32
          memref.store %f428, %x21[%f420] : memref<?xf32>
          %f429 = arith.addi %f426, %fc14 : index
          %f430 = memref.load %x20[%f429] : memref<?xf32>
          %f431 = arith.mulf %f276, %f430 : f32
          %f432 = arith.addi %f420, %fc14 : index
          memref.store %f431, %x21[%f432] : memref<?xf32>
        } else {
          memref.store %f269, %x10[%f264] : memref<?xf32>
          %f433 = arith.addi %f264, %fc14 : index
          memref.store %f276, %x10[%f433] : memref<?xf32>
        }
      }
    }
  }
  wave.barrier
  %f434 = arith.cmpi sge, %x12, %x14 : index
  scf.if %f434 {
    scf.if %f48 {
      %f435 = arith.addi %fslotsAt, %f45 : index
      %f436 = memref.load %x16[%f435] : memref<?xi32>
      %f437 = arith.index_cast %f436 : i32 to index
      %f438 = arith.cmpi sge, %f437, %fc3 : index
      scf.if %f438 {
        %f439 = arith.muli %f44, %fc6 : index
        %f440 = arith.subi %x12, %x14 : index
        %f441 = arith.muli %f440, %fc9 : index
        %f442 = arith.divui %f437, %fc12 : index
        %f443 = arith.remui %f437, %fc12 : index
        %f444 = arith.muli %f442, %fpageBytes : index
        %f445 = arith.cmpi eq, %fcodec, %fc3 : index
        scf.if %f445 {
          %f446 = arith.muli %f0, %fc30 : index
          %f449 = scf.for %f447 = %f446 to %fc6 step %fc7 iter_args(%f448 = %fc29) -> (vector<4xf32>) {
            %f450 = arith.addi %f441, %f447 : index
            %f451 = vector.load %x20[%f450] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f452 = arith.addi %f441, %fc6 : index
            %f453 = arith.addi %f452, %f447 : index
            %f454 = vector.load %x20[%f453] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f455 = arith.addi %f439, %f447 : index
            %f456 = vector.load %x10[%f455] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f457 = arith.subf %f456, %f454 : vector<4xf32>
            %f458 = arith.mulf %f457, %f451 : vector<4xf32>
            %f459 = arith.minimumf %f458, %fc31 : vector<4xf32>
            %f460 = arith.maximumf %f459, %fc32 : vector<4xf32>
            %f461 = arith.truncf %f460 : vector<4xf32> to vector<4xf16>
            %f462 = vector.bitcast %f461 : vector<4xf16> to vector<8xi8>
            %f463 = arith.cmpi slt, %f440, %x15 : index
            scf.if %f463 {
              %f464 = arith.muli %f440, %fc33 : index
              %f465 = arith.addi %f444, %f464 : index
              %f466 = arith.divui %f447, %fc12 : index
              %f467 = arith.muli %f466, %fc34 : index
              %f468 = arith.remui %f447, %fc12 : index
              %f469 = arith.divui %f468, %fc35 : index
              %f470 = arith.muli %f469, %fc1 : index
              %f471 = arith.muli %f443, %fc12 : index
              %f472 = arith.addi %f470, %f471 : index
              %f473 = arith.remui %f468, %fc35 : index
              %f474 = arith.muli %f473, %fc0 : index
              %f475 = arith.addi %f472, %f474 : index
              %f476 = arith.addi %f467, %f475 : index
              %f477 = arith.addi %f465, %f476 : index
              vector.store %f462, %x22[%f477] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
            } else {
              %f478 = arith.subi %f440, %x15 : index
              %f479 = arith.muli %f478, %fc33 : index
              %f480 = arith.addi %f444, %f479 : index
              %f481 = arith.addi %f447, %fc3 : index
              %f482 = arith.divui %f481, %fc12 : index
              %f483 = arith.muli %f482, %fc34 : index
              %f484 = arith.addi %f483, %fc36 : index
              %f485 = arith.remui %f481, %fc12 : index
              %f486 = arith.divui %f443, %fc0 : index
              %f487 = arith.remui %f443, %fc0 : index
              %f488 = arith.muli %f487, %fc35 : index
              %f489 = arith.addi %f486, %f488 : index
              %f490 = arith.divui %f489, %fc35 : index
              %f491 = arith.muli %f490, %fc1 : index
              %f492 = arith.muli %f485, %fc12 : index
              %f493 = arith.addi %f491, %f492 : index
              %f494 = arith.remui %f489, %fc35 : index
              %f495 = arith.muli %f494, %fc0 : index
              %f496 = arith.addi %f493, %f495 : index
              %f497 = arith.addi %f484, %f496 : index
              %f498 = arith.addi %f480, %f497 : index
              %f499 = vector.shuffle %f462, %f462 [0, 1] : vector<8xi8>, vector<8xi8>
              vector.store %f499, %x22[%f498] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f500 = arith.addi %f447, %fc11 : index
              %f501 = arith.divui %f500, %fc12 : index
              %f502 = arith.muli %f501, %fc34 : index
              %f503 = arith.addi %f502, %fc36 : index
              %f504 = arith.remui %f500, %fc12 : index
              %f505 = arith.muli %f504, %fc12 : index
              %f506 = arith.addi %f491, %f505 : index
              %f507 = arith.addi %f506, %f495 : index
              %f508 = arith.addi %f503, %f507 : index
              %f509 = arith.addi %f480, %f508 : index
              %f510 = vector.shuffle %f462, %f462 [2, 3] : vector<8xi8>, vector<8xi8>
              vector.store %f510, %x22[%f509] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f511 = arith.addi %f447, %fc0 : index
              %f512 = arith.divui %f511, %fc12 : index
              %f513 = arith.muli %f512, %fc34 : index
              %f514 = arith.addi %f513, %fc36 : index
              %f515 = arith.remui %f511, %fc12 : index
              %f516 = arith.muli %f515, %fc12 : index
              %f517 = arith.addi %f491, %f516 : index
              %f518 = arith.addi %f517, %f495 : index
              %f519 = arith.addi %f514, %f518 : index
              %f520 = arith.addi %f480, %f519 : index
              %f521 = vector.shuffle %f462, %f462 [4, 5] : vector<8xi8>, vector<8xi8>
              vector.store %f521, %x22[%f520] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f522 = arith.addi %f447, %fc37 : index
              %f523 = arith.divui %f522, %fc12 : index
              %f524 = arith.muli %f523, %fc34 : index
              %f525 = arith.addi %f524, %fc36 : index
              %f526 = arith.remui %f522, %fc12 : index
              %f527 = arith.muli %f526, %fc12 : index
              %f528 = arith.addi %f491, %f527 : index
              %f529 = arith.addi %f528, %f495 : index
              %f530 = arith.addi %f525, %f529 : index
              %f531 = arith.addi %f480, %f530 : index
              %f532 = vector.shuffle %f462, %f462 [6, 7] : vector<8xi8>, vector<8xi8>
              vector.store %f532, %x22[%f531] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
            }
            %f533 = math.absf %f458 : vector<4xf32>
            %f534 = arith.cmpf ugt, %f533, %fc31 : vector<4xf32>
            %f535 = arith.select %f534, %fc38, %fc29 : vector<4xi1>, vector<4xf32>
            %f536 = arith.addf %f448, %f535 : vector<4xf32>
            scf.yield %f536 : vector<4xf32>
          }
          %f537 = wave.reduce "add" %f449 : vector<4xf32>
          %f538 = arith.cmpf ogt, %f537, %fc18 : f32
          scf.if %f538 {
            %f539 = arith.fptosi %f537 : f32 to i32
            wave.count %x23, %f539 : memref<?xi32>
          }
        }
        %f540 = arith.cmpi eq, %fcodec, %fc11 : index
        scf.if %f540 {
          %f541 = arith.muli %f0, %fc30 : index
          %f544 = scf.for %f542 = %f541 to %fc6 step %fc7 iter_args(%f543 = %fc29) -> (vector<4xf32>) {
            %f545 = arith.addi %f441, %f542 : index
            %f546 = vector.load %x20[%f545] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f547 = arith.addi %f441, %fc6 : index
            %f548 = arith.addi %f547, %f542 : index
            %f549 = vector.load %x20[%f548] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f550 = arith.addi %f439, %f542 : index
            %f551 = vector.load %x10[%f550] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f552 = arith.subf %f551, %f549 : vector<4xf32>
            %f553 = arith.mulf %f552, %f546 : vector<4xf32>
            %f554 = wave.fp8_encode "e4m3" %f553 : vector<4xf32> -> vector<4xi8>
            %f555 = arith.cmpi slt, %f440, %x15 : index
            scf.if %f555 {
              %f556 = arith.muli %f440, %fc36 : index
              %f557 = arith.addi %f444, %f556 : index
              %f558 = vector.shuffle %f554, %f554 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
              %f559 = arith.divui %f542, %fc12 : index
              %f560 = arith.muli %f559, %fc1 : index
              %f561 = arith.remui %f542, %fc12 : index
              %f562 = arith.muli %f443, %fc12 : index
              %f563 = arith.divui %f561, %fc30 : index
              %f564 = arith.muli %f563, %fc30 : index
              %f565 = arith.remui %f561, %fc0 : index
              %f566 = arith.muli %f565, %fc0 : index
              %f567 = arith.addi %f564, %f566 : index
              %f568 = arith.divui %f561, %fc0 : index
              %f569 = arith.remui %f568, %fc0 : index
              %f570 = arith.addi %f567, %f569 : index
              %f571 = arith.addi %f562, %f570 : index
              %f572 = arith.addi %f560, %f571 : index
              %f573 = arith.addi %f557, %f572 : index
              vector.store %f558, %x22[%f573] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f574 = arith.subi %f440, %x15 : index
              %f575 = arith.muli %f574, %fc36 : index
              %f576 = arith.addi %f444, %f575 : index
              %f577 = arith.addi %f542, %fc3 : index
              %f578 = arith.divui %f577, %fc12 : index
              %f579 = arith.muli %f578, %fc1 : index
              %f580 = arith.addi %f579, %fc2 : index
              %f581 = arith.remui %f577, %fc12 : index
              %f582 = arith.divui %f443, %fc0 : index
              %f583 = arith.remui %f443, %fc0 : index
              %f584 = arith.muli %f583, %fc35 : index
              %f585 = arith.addi %f582, %f584 : index
              %f586 = arith.muli %f581, %fc12 : index
              %f587 = arith.divui %f585, %fc30 : index
              %f588 = arith.muli %f587, %fc30 : index
              %f589 = arith.remui %f585, %fc0 : index
              %f590 = arith.muli %f589, %fc0 : index
              %f591 = arith.addi %f588, %f590 : index
              %f592 = arith.divui %f585, %fc0 : index
              %f593 = arith.remui %f592, %fc0 : index
              %f594 = arith.addi %f591, %f593 : index
              %f595 = arith.addi %f586, %f594 : index
              %f596 = arith.addi %f580, %f595 : index
              %f597 = arith.addi %f576, %f596 : index
              %f598 = vector.shuffle %f554, %f554 [0] : vector<4xi8>, vector<4xi8>
              vector.store %f598, %x22[%f597] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f599 = arith.addi %f542, %fc11 : index
              %f600 = arith.divui %f599, %fc12 : index
              %f601 = arith.muli %f600, %fc1 : index
              %f602 = arith.addi %f601, %fc2 : index
              %f603 = arith.remui %f599, %fc12 : index
              %f604 = arith.muli %f603, %fc12 : index
              %f605 = arith.addi %f604, %f594 : index
              %f606 = arith.addi %f602, %f605 : index
              %f607 = arith.addi %f576, %f606 : index
              %f608 = vector.shuffle %f554, %f554 [1] : vector<4xi8>, vector<4xi8>
              vector.store %f608, %x22[%f607] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f609 = arith.addi %f542, %fc0 : index
              %f610 = arith.divui %f609, %fc12 : index
              %f611 = arith.muli %f610, %fc1 : index
              %f612 = arith.addi %f611, %fc2 : index
              %f613 = arith.remui %f609, %fc12 : index
              %f614 = arith.muli %f613, %fc12 : index
              %f615 = arith.addi %f614, %f594 : index
              %f616 = arith.addi %f612, %f615 : index
              %f617 = arith.addi %f576, %f616 : index
              %f618 = vector.shuffle %f554, %f554 [2] : vector<4xi8>, vector<4xi8>
              vector.store %f618, %x22[%f617] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f619 = arith.addi %f542, %fc37 : index
              %f620 = arith.divui %f619, %fc12 : index
              %f621 = arith.muli %f620, %fc1 : index
              %f622 = arith.addi %f621, %fc2 : index
              %f623 = arith.remui %f619, %fc12 : index
              %f624 = arith.muli %f623, %fc12 : index
              %f625 = arith.addi %f624, %f594 : index
              %f626 = arith.addi %f622, %f625 : index
              %f627 = arith.addi %f576, %f626 : index
              %f628 = vector.shuffle %f554, %f554 [3] : vector<4xi8>, vector<4xi8>
              vector.store %f628, %x22[%f627] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
            %f629 = math.absf %f553 : vector<4xf32>
            %f630 = arith.cmpf ugt, %f629, %fc39 : vector<4xf32>
            %f631 = arith.select %f630, %fc38, %fc29 : vector<4xi1>, vector<4xf32>
            %f632 = arith.addf %f543, %f631 : vector<4xf32>
            scf.yield %f632 : vector<4xf32>
          }
          %f633 = wave.reduce "add" %f544 : vector<4xf32>
          %f634 = arith.cmpf ogt, %f633, %fc18 : f32
          scf.if %f634 {
            %f635 = arith.fptosi %f633 : f32 to i32
            wave.count %x23, %f635 : memref<?xi32>
          }
        }
        %f636 = arith.cmpi eq, %fcodec, %fc0 : index
        scf.if %f636 {
          %f637 = arith.muli %f0, %fc30 : index
          %f640 = scf.for %f638 = %f637 to %fc6 step %fc7 iter_args(%f639 = %fc29) -> (vector<4xf32>) {
            %f641 = arith.addi %f441, %f638 : index
            %f642 = vector.load %x20[%f641] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f643 = arith.addi %f441, %fc6 : index
            %f644 = arith.addi %f643, %f638 : index
            %f645 = vector.load %x20[%f644] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f646 = arith.addi %f439, %f638 : index
            %f647 = vector.load %x10[%f646] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f648 = arith.subf %f647, %f645 : vector<4xf32>
            %f649 = arith.mulf %f648, %f642 : vector<4xf32>
            %f650 = wave.fp8_encode "e5m2" %f649 : vector<4xf32> -> vector<4xi8>
            %f651 = arith.cmpi slt, %f440, %x15 : index
            scf.if %f651 {
              %f652 = arith.muli %f440, %fc36 : index
              %f653 = arith.addi %f444, %f652 : index
              %f654 = vector.shuffle %f650, %f650 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
              %f655 = arith.divui %f638, %fc12 : index
              %f656 = arith.muli %f655, %fc1 : index
              %f657 = arith.remui %f638, %fc12 : index
              %f658 = arith.muli %f443, %fc12 : index
              %f659 = arith.divui %f657, %fc30 : index
              %f660 = arith.muli %f659, %fc30 : index
              %f661 = arith.remui %f657, %fc0 : index
              %f662 = arith.muli %f661, %fc0 : index
              %f663 = arith.addi %f660, %f662 : index
              %f664 = arith.divui %f657, %fc0 : index
              %f665 = arith.remui %f664, %fc0 : index
              %f666 = arith.addi %f663, %f665 : index
              %f667 = arith.addi %f658, %f666 : index
              %f668 = arith.addi %f656, %f667 : index
              %f669 = arith.addi %f653, %f668 : index
              vector.store %f654, %x22[%f669] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f670 = arith.subi %f440, %x15 : index
              %f671 = arith.muli %f670, %fc36 : index
              %f672 = arith.addi %f444, %f671 : index
              %f673 = arith.addi %f638, %fc3 : index
              %f674 = arith.divui %f673, %fc12 : index
              %f675 = arith.muli %f674, %fc1 : index
              %f676 = arith.addi %f675, %fc2 : index
              %f677 = arith.remui %f673, %fc12 : index
              %f678 = arith.divui %f443, %fc0 : index
              %f679 = arith.remui %f443, %fc0 : index
              %f680 = arith.muli %f679, %fc35 : index
              %f681 = arith.addi %f678, %f680 : index
              %f682 = arith.muli %f677, %fc12 : index
              %f683 = arith.divui %f681, %fc30 : index
              %f684 = arith.muli %f683, %fc30 : index
              %f685 = arith.remui %f681, %fc0 : index
              %f686 = arith.muli %f685, %fc0 : index
              %f687 = arith.addi %f684, %f686 : index
              %f688 = arith.divui %f681, %fc0 : index
              %f689 = arith.remui %f688, %fc0 : index
              %f690 = arith.addi %f687, %f689 : index
              %f691 = arith.addi %f682, %f690 : index
              %f692 = arith.addi %f676, %f691 : index
              %f693 = arith.addi %f672, %f692 : index
              %f694 = vector.shuffle %f650, %f650 [0] : vector<4xi8>, vector<4xi8>
              vector.store %f694, %x22[%f693] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f695 = arith.addi %f638, %fc11 : index
              %f696 = arith.divui %f695, %fc12 : index
              %f697 = arith.muli %f696, %fc1 : index
              %f698 = arith.addi %f697, %fc2 : index
              %f699 = arith.remui %f695, %fc12 : index
              %f700 = arith.muli %f699, %fc12 : index
              %f701 = arith.addi %f700, %f690 : index
              %f702 = arith.addi %f698, %f701 : index
              %f703 = arith.addi %f672, %f702 : index
              %f704 = vector.shuffle %f650, %f650 [1] : vector<4xi8>, vector<4xi8>
              vector.store %f704, %x22[%f703] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f705 = arith.addi %f638, %fc0 : index
              %f706 = arith.divui %f705, %fc12 : index
              %f707 = arith.muli %f706, %fc1 : index
              %f708 = arith.addi %f707, %fc2 : index
              %f709 = arith.remui %f705, %fc12 : index
              %f710 = arith.muli %f709, %fc12 : index
              %f711 = arith.addi %f710, %f690 : index
              %f712 = arith.addi %f708, %f711 : index
              %f713 = arith.addi %f672, %f712 : index
              %f714 = vector.shuffle %f650, %f650 [2] : vector<4xi8>, vector<4xi8>
              vector.store %f714, %x22[%f713] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f715 = arith.addi %f638, %fc37 : index
              %f716 = arith.divui %f715, %fc12 : index
              %f717 = arith.muli %f716, %fc1 : index
              %f718 = arith.addi %f717, %fc2 : index
              %f719 = arith.remui %f715, %fc12 : index
              %f720 = arith.muli %f719, %fc12 : index
              %f721 = arith.addi %f720, %f690 : index
              %f722 = arith.addi %f718, %f721 : index
              %f723 = arith.addi %f672, %f722 : index
              %f724 = vector.shuffle %f650, %f650 [3] : vector<4xi8>, vector<4xi8>
              vector.store %f724, %x22[%f723] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
            %f725 = math.absf %f649 : vector<4xf32>
            %f726 = arith.cmpf ugt, %f725, %fc40 : vector<4xf32>
            %f727 = arith.select %f726, %fc38, %fc29 : vector<4xi1>, vector<4xf32>
            %f728 = arith.addf %f639, %f727 : vector<4xf32>
            scf.yield %f728 : vector<4xf32>
          }
          %f729 = wave.reduce "add" %f640 : vector<4xf32>
          %f730 = arith.cmpf ogt, %f729, %fc18 : f32
          scf.if %f730 {
            %f731 = arith.fptosi %f729 : f32 to i32
            wave.count %x23, %f731 : memref<?xi32>
          }
        }
        %f732 = arith.cmpi eq, %fcodec, %fc37 : index
        scf.if %f732 {
          %f733 = arith.muli %f0, %fc30 : index
          %f736 = scf.for %f734 = %f733 to %fc6 step %fc7 iter_args(%f735 = %fc29) -> (vector<4xf32>) {
            %f737 = arith.addi %f441, %f734 : index
            %f738 = vector.load %x20[%f737] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f739 = arith.addi %f441, %fc6 : index
            %f740 = arith.addi %f739, %f734 : index
            %f741 = vector.load %x20[%f740] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f742 = arith.addi %f439, %f734 : index
            %f743 = vector.load %x10[%f742] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f744 = arith.subf %f743, %f741 : vector<4xf32>
            %f745 = arith.mulf %f744, %f738 : vector<4xf32>
            %f746 = arith.cmpf ord, %f745, %f745 : vector<4xf32>
            %f747 = arith.select %f746, %f745, %fc29 : vector<4xi1>, vector<4xf32>
            %f748 = math.roundeven %f747 : vector<4xf32>
            %f749 = arith.minimumf %f748, %fc41 : vector<4xf32>
            %f750 = arith.maximumf %f749, %fc42 : vector<4xf32>
            %f751 = arith.fptosi %f750 : vector<4xf32> to vector<4xi32>
            %f752 = arith.addi %f751, %fc43 : vector<4xi32>
            %f753 = arith.trunci %f752 : vector<4xi32> to vector<4xi8>
            %f754 = arith.cmpi slt, %f440, %x15 : index
            scf.if %f754 {
              %f755 = arith.muli %f440, %fc36 : index
              %f756 = arith.addi %f444, %f755 : index
              %f757 = vector.shuffle %f753, %f753 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
              %f758 = arith.divui %f734, %fc12 : index
              %f759 = arith.muli %f758, %fc1 : index
              %f760 = arith.remui %f734, %fc12 : index
              %f761 = arith.muli %f443, %fc12 : index
              %f762 = arith.divui %f760, %fc30 : index
              %f763 = arith.muli %f762, %fc30 : index
              %f764 = arith.remui %f760, %fc0 : index
              %f765 = arith.muli %f764, %fc0 : index
              %f766 = arith.addi %f763, %f765 : index
              %f767 = arith.divui %f760, %fc0 : index
              %f768 = arith.remui %f767, %fc0 : index
              %f769 = arith.addi %f766, %f768 : index
              %f770 = arith.addi %f761, %f769 : index
              %f771 = arith.addi %f759, %f770 : index
              %f772 = arith.addi %f756, %f771 : index
              vector.store %f757, %x22[%f772] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f773 = arith.subi %f440, %x15 : index
              %f774 = arith.muli %f773, %fc36 : index
              %f775 = arith.addi %f444, %f774 : index
              %f776 = arith.addi %f734, %fc3 : index
              %f777 = arith.divui %f776, %fc12 : index
              %f778 = arith.muli %f777, %fc1 : index
              %f779 = arith.addi %f778, %fc2 : index
              %f780 = arith.remui %f776, %fc12 : index
              %f781 = arith.divui %f443, %fc0 : index
              %f782 = arith.remui %f443, %fc0 : index
              %f783 = arith.muli %f782, %fc35 : index
              %f784 = arith.addi %f781, %f783 : index
              %f785 = arith.muli %f780, %fc12 : index
              %f786 = arith.divui %f784, %fc30 : index
              %f787 = arith.muli %f786, %fc30 : index
              %f788 = arith.remui %f784, %fc0 : index
              %f789 = arith.muli %f788, %fc0 : index
              %f790 = arith.addi %f787, %f789 : index
              %f791 = arith.divui %f784, %fc0 : index
              %f792 = arith.remui %f791, %fc0 : index
              %f793 = arith.addi %f790, %f792 : index
              %f794 = arith.addi %f785, %f793 : index
              %f795 = arith.addi %f779, %f794 : index
              %f796 = arith.addi %f775, %f795 : index
              %f797 = vector.shuffle %f753, %f753 [0] : vector<4xi8>, vector<4xi8>
              vector.store %f797, %x22[%f796] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f798 = arith.addi %f734, %fc11 : index
              %f799 = arith.divui %f798, %fc12 : index
              %f800 = arith.muli %f799, %fc1 : index
              %f801 = arith.addi %f800, %fc2 : index
              %f802 = arith.remui %f798, %fc12 : index
              %f803 = arith.muli %f802, %fc12 : index
              %f804 = arith.addi %f803, %f793 : index
              %f805 = arith.addi %f801, %f804 : index
              %f806 = arith.addi %f775, %f805 : index
              %f807 = vector.shuffle %f753, %f753 [1] : vector<4xi8>, vector<4xi8>
              vector.store %f807, %x22[%f806] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f808 = arith.addi %f734, %fc0 : index
              %f809 = arith.divui %f808, %fc12 : index
              %f810 = arith.muli %f809, %fc1 : index
              %f811 = arith.addi %f810, %fc2 : index
              %f812 = arith.remui %f808, %fc12 : index
              %f813 = arith.muli %f812, %fc12 : index
              %f814 = arith.addi %f813, %f793 : index
              %f815 = arith.addi %f811, %f814 : index
              %f816 = arith.addi %f775, %f815 : index
              %f817 = vector.shuffle %f753, %f753 [2] : vector<4xi8>, vector<4xi8>
              vector.store %f817, %x22[%f816] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f818 = arith.addi %f734, %fc37 : index
              %f819 = arith.divui %f818, %fc12 : index
              %f820 = arith.muli %f819, %fc1 : index
              %f821 = arith.addi %f820, %fc2 : index
              %f822 = arith.remui %f818, %fc12 : index
              %f823 = arith.muli %f822, %fc12 : index
              %f824 = arith.addi %f823, %f793 : index
              %f825 = arith.addi %f821, %f824 : index
              %f826 = arith.addi %f775, %f825 : index
              %f827 = vector.shuffle %f753, %f753 [3] : vector<4xi8>, vector<4xi8>
              vector.store %f827, %x22[%f826] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
            %f828 = math.absf %f745 : vector<4xf32>
            %f829 = arith.cmpf ugt, %f828, %fc44 : vector<4xf32>
            %f830 = arith.select %f829, %fc38, %fc29 : vector<4xi1>, vector<4xf32>
            %f831 = arith.addf %f735, %f830 : vector<4xf32>
            scf.yield %f831 : vector<4xf32>
          }
          %f832 = wave.reduce "add" %f736 : vector<4xf32>
          %f833 = arith.cmpf ogt, %f832, %fc18 : f32
          scf.if %f833 {
            %f834 = arith.fptosi %f832 : f32 to i32
            wave.count %x23, %f834 : memref<?xi32>
          }
        }
      }
    }
    scf.if %f243 {
      %f835 = arith.addi %fslotsAt, %f240 : index
      %f836 = memref.load %x16[%f835] : memref<?xi32>
      %f837 = arith.index_cast %f836 : i32 to index
      %f838 = arith.cmpi sge, %f837, %fc3 : index
      scf.if %f838 {
        %f839 = arith.muli %f239, %fc6 : index
        %f840 = arith.subi %x12, %x14 : index
        %f841 = arith.muli %f840, %fc9 : index
        %f842 = arith.divui %f837, %fc12 : index
        %f843 = arith.remui %f837, %fc12 : index
        %f844 = arith.muli %f842, %fpageBytes : index
        %f845 = arith.cmpi eq, %fcodec, %fc3 : index
        scf.if %f845 {
          %f846 = arith.muli %f0, %fc30 : index
          %f849 = scf.for %f847 = %f846 to %fc6 step %fc7 iter_args(%f848 = %fc29) -> (vector<4xf32>) {
            %f850 = arith.addi %f841, %f847 : index
            %f851 = vector.load %x20[%f850] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f852 = arith.addi %f841, %fc6 : index
            %f853 = arith.addi %f852, %f847 : index
            %f854 = vector.load %x20[%f853] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f855 = arith.addi %f839, %f847 : index
            %f856 = vector.load %x10[%f855] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f857 = arith.subf %f856, %f854 : vector<4xf32>
            %f858 = arith.mulf %f857, %f851 : vector<4xf32>
            %f859 = arith.minimumf %f858, %fc31 : vector<4xf32>
            %f860 = arith.maximumf %f859, %fc32 : vector<4xf32>
            %f861 = arith.truncf %f860 : vector<4xf32> to vector<4xf16>
            %f862 = vector.bitcast %f861 : vector<4xf16> to vector<8xi8>
            %f863 = arith.cmpi slt, %f840, %x15 : index
            scf.if %f863 {
              %f864 = arith.muli %f840, %fc33 : index
              %f865 = arith.addi %f844, %f864 : index
              %f866 = arith.divui %f847, %fc12 : index
              %f867 = arith.muli %f866, %fc34 : index
              %f868 = arith.remui %f847, %fc12 : index
              %f869 = arith.divui %f868, %fc35 : index
              %f870 = arith.muli %f869, %fc1 : index
              %f871 = arith.muli %f843, %fc12 : index
              %f872 = arith.addi %f870, %f871 : index
              %f873 = arith.remui %f868, %fc35 : index
              %f874 = arith.muli %f873, %fc0 : index
              %f875 = arith.addi %f872, %f874 : index
              %f876 = arith.addi %f867, %f875 : index
              %f877 = arith.addi %f865, %f876 : index
              vector.store %f862, %x22[%f877] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
            } else {
              %f878 = arith.subi %f840, %x15 : index
              %f879 = arith.muli %f878, %fc33 : index
              %f880 = arith.addi %f844, %f879 : index
              %f881 = arith.addi %f847, %fc3 : index
              %f882 = arith.divui %f881, %fc12 : index
              %f883 = arith.muli %f882, %fc34 : index
              %f884 = arith.addi %f883, %fc36 : index
              %f885 = arith.remui %f881, %fc12 : index
              %f886 = arith.divui %f843, %fc0 : index
              %f887 = arith.remui %f843, %fc0 : index
              %f888 = arith.muli %f887, %fc35 : index
              %f889 = arith.addi %f886, %f888 : index
              %f890 = arith.divui %f889, %fc35 : index
              %f891 = arith.muli %f890, %fc1 : index
              %f892 = arith.muli %f885, %fc12 : index
              %f893 = arith.addi %f891, %f892 : index
              %f894 = arith.remui %f889, %fc35 : index
              %f895 = arith.muli %f894, %fc0 : index
              %f896 = arith.addi %f893, %f895 : index
              %f897 = arith.addi %f884, %f896 : index
              %f898 = arith.addi %f880, %f897 : index
              %f899 = vector.shuffle %f862, %f862 [0, 1] : vector<8xi8>, vector<8xi8>
              vector.store %f899, %x22[%f898] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f900 = arith.addi %f847, %fc11 : index
              %f901 = arith.divui %f900, %fc12 : index
              %f902 = arith.muli %f901, %fc34 : index
              %f903 = arith.addi %f902, %fc36 : index
              %f904 = arith.remui %f900, %fc12 : index
              %f905 = arith.muli %f904, %fc12 : index
              %f906 = arith.addi %f891, %f905 : index
              %f907 = arith.addi %f906, %f895 : index
              %f908 = arith.addi %f903, %f907 : index
              %f909 = arith.addi %f880, %f908 : index
              %f910 = vector.shuffle %f862, %f862 [2, 3] : vector<8xi8>, vector<8xi8>
              vector.store %f910, %x22[%f909] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f911 = arith.addi %f847, %fc0 : index
              %f912 = arith.divui %f911, %fc12 : index
              %f913 = arith.muli %f912, %fc34 : index
              %f914 = arith.addi %f913, %fc36 : index
              %f915 = arith.remui %f911, %fc12 : index
              %f916 = arith.muli %f915, %fc12 : index
              %f917 = arith.addi %f891, %f916 : index
              %f918 = arith.addi %f917, %f895 : index
              %f919 = arith.addi %f914, %f918 : index
              %f920 = arith.addi %f880, %f919 : index
              %f921 = vector.shuffle %f862, %f862 [4, 5] : vector<8xi8>, vector<8xi8>
              vector.store %f921, %x22[%f920] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f922 = arith.addi %f847, %fc37 : index
              %f923 = arith.divui %f922, %fc12 : index
              %f924 = arith.muli %f923, %fc34 : index
              %f925 = arith.addi %f924, %fc36 : index
              %f926 = arith.remui %f922, %fc12 : index
              %f927 = arith.muli %f926, %fc12 : index
              %f928 = arith.addi %f891, %f927 : index
              %f929 = arith.addi %f928, %f895 : index
              %f930 = arith.addi %f925, %f929 : index
              %f931 = arith.addi %f880, %f930 : index
              %f932 = vector.shuffle %f862, %f862 [6, 7] : vector<8xi8>, vector<8xi8>
              vector.store %f932, %x22[%f931] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
            }
            %f933 = math.absf %f858 : vector<4xf32>
            %f934 = arith.cmpf ugt, %f933, %fc31 : vector<4xf32>
            %f935 = arith.select %f934, %fc38, %fc29 : vector<4xi1>, vector<4xf32>
            %f936 = arith.addf %f848, %f935 : vector<4xf32>
            scf.yield %f936 : vector<4xf32>
          }
          %f937 = wave.reduce "add" %f849 : vector<4xf32>
          %f938 = arith.cmpf ogt, %f937, %fc18 : f32
          scf.if %f938 {
            %f939 = arith.fptosi %f937 : f32 to i32
            wave.count %x23, %f939 : memref<?xi32>
          }
        }
        %f940 = arith.cmpi eq, %fcodec, %fc11 : index
        scf.if %f940 {
          %f941 = arith.muli %f0, %fc30 : index
          %f944 = scf.for %f942 = %f941 to %fc6 step %fc7 iter_args(%f943 = %fc29) -> (vector<4xf32>) {
            %f945 = arith.addi %f841, %f942 : index
            %f946 = vector.load %x20[%f945] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f947 = arith.addi %f841, %fc6 : index
            %f948 = arith.addi %f947, %f942 : index
            %f949 = vector.load %x20[%f948] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f950 = arith.addi %f839, %f942 : index
            %f951 = vector.load %x10[%f950] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f952 = arith.subf %f951, %f949 : vector<4xf32>
            %f953 = arith.mulf %f952, %f946 : vector<4xf32>
            %f954 = wave.fp8_encode "e4m3" %f953 : vector<4xf32> -> vector<4xi8>
            %f955 = arith.cmpi slt, %f840, %x15 : index
            scf.if %f955 {
              %f956 = arith.muli %f840, %fc36 : index
              %f957 = arith.addi %f844, %f956 : index
              %f958 = vector.shuffle %f954, %f954 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
              %f959 = arith.divui %f942, %fc12 : index
              %f960 = arith.muli %f959, %fc1 : index
              %f961 = arith.remui %f942, %fc12 : index
              %f962 = arith.muli %f843, %fc12 : index
              %f963 = arith.divui %f961, %fc30 : index
              %f964 = arith.muli %f963, %fc30 : index
              %f965 = arith.remui %f961, %fc0 : index
              %f966 = arith.muli %f965, %fc0 : index
              %f967 = arith.addi %f964, %f966 : index
              %f968 = arith.divui %f961, %fc0 : index
              %f969 = arith.remui %f968, %fc0 : index
              %f970 = arith.addi %f967, %f969 : index
              %f971 = arith.addi %f962, %f970 : index
              %f972 = arith.addi %f960, %f971 : index
              %f973 = arith.addi %f957, %f972 : index
              vector.store %f958, %x22[%f973] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f974 = arith.subi %f840, %x15 : index
              %f975 = arith.muli %f974, %fc36 : index
              %f976 = arith.addi %f844, %f975 : index
              %f977 = arith.addi %f942, %fc3 : index
              %f978 = arith.divui %f977, %fc12 : index
              %f979 = arith.muli %f978, %fc1 : index
              %f980 = arith.addi %f979, %fc2 : index
              %f981 = arith.remui %f977, %fc12 : index
              %f982 = arith.divui %f843, %fc0 : index
              %f983 = arith.remui %f843, %fc0 : index
              %f984 = arith.muli %f983, %fc35 : index
              %f985 = arith.addi %f982, %f984 : index
              %f986 = arith.muli %f981, %fc12 : index
              %f987 = arith.divui %f985, %fc30 : index
              %f988 = arith.muli %f987, %fc30 : index
              %f989 = arith.remui %f985, %fc0 : index
              %f990 = arith.muli %f989, %fc0 : index
              %f991 = arith.addi %f988, %f990 : index
              %f992 = arith.divui %f985, %fc0 : index
              %f993 = arith.remui %f992, %fc0 : index
              %f994 = arith.addi %f991, %f993 : index
              %f995 = arith.addi %f986, %f994 : index
              %f996 = arith.addi %f980, %f995 : index
              %f997 = arith.addi %f976, %f996 : index
              %f998 = vector.shuffle %f954, %f954 [0] : vector<4xi8>, vector<4xi8>
              vector.store %f998, %x22[%f997] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f999 = arith.addi %f942, %fc11 : index
              %f1000 = arith.divui %f999, %fc12 : index
              %f1001 = arith.muli %f1000, %fc1 : index
              %f1002 = arith.addi %f1001, %fc2 : index
              %f1003 = arith.remui %f999, %fc12 : index
              %f1004 = arith.muli %f1003, %fc12 : index
              %f1005 = arith.addi %f1004, %f994 : index
              %f1006 = arith.addi %f1002, %f1005 : index
              %f1007 = arith.addi %f976, %f1006 : index
              %f1008 = vector.shuffle %f954, %f954 [1] : vector<4xi8>, vector<4xi8>
              vector.store %f1008, %x22[%f1007] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f1009 = arith.addi %f942, %fc0 : index
              %f1010 = arith.divui %f1009, %fc12 : index
              %f1011 = arith.muli %f1010, %fc1 : index
              %f1012 = arith.addi %f1011, %fc2 : index
              %f1013 = arith.remui %f1009, %fc12 : index
              %f1014 = arith.muli %f1013, %fc12 : index
              %f1015 = arith.addi %f1014, %f994 : index
              %f1016 = arith.addi %f1012, %f1015 : index
              %f1017 = arith.addi %f976, %f1016 : index
              %f1018 = vector.shuffle %f954, %f954 [2] : vector<4xi8>, vector<4xi8>
              vector.store %f1018, %x22[%f1017] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f1019 = arith.addi %f942, %fc37 : index
              %f1020 = arith.divui %f1019, %fc12 : index
              %f1021 = arith.muli %f1020, %fc1 : index
              %f1022 = arith.addi %f1021, %fc2 : index
              %f1023 = arith.remui %f1019, %fc12 : index
              %f1024 = arith.muli %f1023, %fc12 : index
              %f1025 = arith.addi %f1024, %f994 : index
              %f1026 = arith.addi %f1022, %f1025 : index
              %f1027 = arith.addi %f976, %f1026 : index
              %f1028 = vector.shuffle %f954, %f954 [3] : vector<4xi8>, vector<4xi8>
              vector.store %f1028, %x22[%f1027] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
            %f1029 = math.absf %f953 : vector<4xf32>
            %f1030 = arith.cmpf ugt, %f1029, %fc39 : vector<4xf32>
            %f1031 = arith.select %f1030, %fc38, %fc29 : vector<4xi1>, vector<4xf32>
            %f1032 = arith.addf %f943, %f1031 : vector<4xf32>
            scf.yield %f1032 : vector<4xf32>
          }
          %f1033 = wave.reduce "add" %f944 : vector<4xf32>
          %f1034 = arith.cmpf ogt, %f1033, %fc18 : f32
          scf.if %f1034 {
            %f1035 = arith.fptosi %f1033 : f32 to i32
            wave.count %x23, %f1035 : memref<?xi32>
          }
        }
        %f1036 = arith.cmpi eq, %fcodec, %fc0 : index
        scf.if %f1036 {
          %f1037 = arith.muli %f0, %fc30 : index
          %f1040 = scf.for %f1038 = %f1037 to %fc6 step %fc7 iter_args(%f1039 = %fc29) -> (vector<4xf32>) {
            %f1041 = arith.addi %f841, %f1038 : index
            %f1042 = vector.load %x20[%f1041] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f1043 = arith.addi %f841, %fc6 : index
            %f1044 = arith.addi %f1043, %f1038 : index
            %f1045 = vector.load %x20[%f1044] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f1046 = arith.addi %f839, %f1038 : index
            %f1047 = vector.load %x10[%f1046] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f1048 = arith.subf %f1047, %f1045 : vector<4xf32>
            %f1049 = arith.mulf %f1048, %f1042 : vector<4xf32>
            %f1050 = wave.fp8_encode "e5m2" %f1049 : vector<4xf32> -> vector<4xi8>
            %f1051 = arith.cmpi slt, %f840, %x15 : index
            scf.if %f1051 {
              %f1052 = arith.muli %f840, %fc36 : index
              %f1053 = arith.addi %f844, %f1052 : index
              %f1054 = vector.shuffle %f1050, %f1050 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
              %f1055 = arith.divui %f1038, %fc12 : index
              %f1056 = arith.muli %f1055, %fc1 : index
              %f1057 = arith.remui %f1038, %fc12 : index
              %f1058 = arith.muli %f843, %fc12 : index
              %f1059 = arith.divui %f1057, %fc30 : index
              %f1060 = arith.muli %f1059, %fc30 : index
              %f1061 = arith.remui %f1057, %fc0 : index
              %f1062 = arith.muli %f1061, %fc0 : index
              %f1063 = arith.addi %f1060, %f1062 : index
              %f1064 = arith.divui %f1057, %fc0 : index
              %f1065 = arith.remui %f1064, %fc0 : index
              %f1066 = arith.addi %f1063, %f1065 : index
              %f1067 = arith.addi %f1058, %f1066 : index
              %f1068 = arith.addi %f1056, %f1067 : index
              %f1069 = arith.addi %f1053, %f1068 : index
              vector.store %f1054, %x22[%f1069] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f1070 = arith.subi %f840, %x15 : index
              %f1071 = arith.muli %f1070, %fc36 : index
              %f1072 = arith.addi %f844, %f1071 : index
              %f1073 = arith.addi %f1038, %fc3 : index
              %f1074 = arith.divui %f1073, %fc12 : index
              %f1075 = arith.muli %f1074, %fc1 : index
              %f1076 = arith.addi %f1075, %fc2 : index
              %f1077 = arith.remui %f1073, %fc12 : index
              %f1078 = arith.divui %f843, %fc0 : index
              %f1079 = arith.remui %f843, %fc0 : index
              %f1080 = arith.muli %f1079, %fc35 : index
              %f1081 = arith.addi %f1078, %f1080 : index
              %f1082 = arith.muli %f1077, %fc12 : index
              %f1083 = arith.divui %f1081, %fc30 : index
              %f1084 = arith.muli %f1083, %fc30 : index
              %f1085 = arith.remui %f1081, %fc0 : index
              %f1086 = arith.muli %f1085, %fc0 : index
              %f1087 = arith.addi %f1084, %f1086 : index
              %f1088 = arith.divui %f1081, %fc0 : index
              %f1089 = arith.remui %f1088, %fc0 : index
              %f1090 = arith.addi %f1087, %f1089 : index
              %f1091 = arith.addi %f1082, %f1090 : index
              %f1092 = arith.addi %f1076, %f1091 : index
              %f1093 = arith.addi %f1072, %f1092 : index
              %f1094 = vector.shuffle %f1050, %f1050 [0] : vector<4xi8>, vector<4xi8>
              vector.store %f1094, %x22[%f1093] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f1095 = arith.addi %f1038, %fc11 : index
              %f1096 = arith.divui %f1095, %fc12 : index
              %f1097 = arith.muli %f1096, %fc1 : index
              %f1098 = arith.addi %f1097, %fc2 : index
              %f1099 = arith.remui %f1095, %fc12 : index
              %f1100 = arith.muli %f1099, %fc12 : index
              %f1101 = arith.addi %f1100, %f1090 : index
              %f1102 = arith.addi %f1098, %f1101 : index
              %f1103 = arith.addi %f1072, %f1102 : index
              %f1104 = vector.shuffle %f1050, %f1050 [1] : vector<4xi8>, vector<4xi8>
              vector.store %f1104, %x22[%f1103] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f1105 = arith.addi %f1038, %fc0 : index
              %f1106 = arith.divui %f1105, %fc12 : index
              %f1107 = arith.muli %f1106, %fc1 : index
              %f1108 = arith.addi %f1107, %fc2 : index
              %f1109 = arith.remui %f1105, %fc12 : index
              %f1110 = arith.muli %f1109, %fc12 : index
              %f1111 = arith.addi %f1110, %f1090 : index
              %f1112 = arith.addi %f1108, %f1111 : index
              %f1113 = arith.addi %f1072, %f1112 : index
              %f1114 = vector.shuffle %f1050, %f1050 [2] : vector<4xi8>, vector<4xi8>
              vector.store %f1114, %x22[%f1113] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f1115 = arith.addi %f1038, %fc37 : index
              %f1116 = arith.divui %f1115, %fc12 : index
              %f1117 = arith.muli %f1116, %fc1 : index
              %f1118 = arith.addi %f1117, %fc2 : index
              %f1119 = arith.remui %f1115, %fc12 : index
              %f1120 = arith.muli %f1119, %fc12 : index
              %f1121 = arith.addi %f1120, %f1090 : index
              %f1122 = arith.addi %f1118, %f1121 : index
              %f1123 = arith.addi %f1072, %f1122 : index
              %f1124 = vector.shuffle %f1050, %f1050 [3] : vector<4xi8>, vector<4xi8>
              vector.store %f1124, %x22[%f1123] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
            %f1125 = math.absf %f1049 : vector<4xf32>
            %f1126 = arith.cmpf ugt, %f1125, %fc40 : vector<4xf32>
            %f1127 = arith.select %f1126, %fc38, %fc29 : vector<4xi1>, vector<4xf32>
            %f1128 = arith.addf %f1039, %f1127 : vector<4xf32>
            scf.yield %f1128 : vector<4xf32>
          }
          %f1129 = wave.reduce "add" %f1040 : vector<4xf32>
          %f1130 = arith.cmpf ogt, %f1129, %fc18 : f32
          scf.if %f1130 {
            %f1131 = arith.fptosi %f1129 : f32 to i32
            wave.count %x23, %f1131 : memref<?xi32>
          }
        }
        %f1132 = arith.cmpi eq, %fcodec, %fc37 : index
        scf.if %f1132 {
          %f1133 = arith.muli %f0, %fc30 : index
          %f1136 = scf.for %f1134 = %f1133 to %fc6 step %fc7 iter_args(%f1135 = %fc29) -> (vector<4xf32>) {
            %f1137 = arith.addi %f841, %f1134 : index
            %f1138 = vector.load %x20[%f1137] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f1139 = arith.addi %f841, %fc6 : index
            %f1140 = arith.addi %f1139, %f1134 : index
            %f1141 = vector.load %x20[%f1140] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f1142 = arith.addi %f839, %f1134 : index
            %f1143 = vector.load %x10[%f1142] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f1144 = arith.subf %f1143, %f1141 : vector<4xf32>
            %f1145 = arith.mulf %f1144, %f1138 : vector<4xf32>
            %f1146 = arith.cmpf ord, %f1145, %f1145 : vector<4xf32>
            %f1147 = arith.select %f1146, %f1145, %fc29 : vector<4xi1>, vector<4xf32>
            %f1148 = math.roundeven %f1147 : vector<4xf32>
            %f1149 = arith.minimumf %f1148, %fc41 : vector<4xf32>
            %f1150 = arith.maximumf %f1149, %fc42 : vector<4xf32>
            %f1151 = arith.fptosi %f1150 : vector<4xf32> to vector<4xi32>
            %f1152 = arith.addi %f1151, %fc43 : vector<4xi32>
            %f1153 = arith.trunci %f1152 : vector<4xi32> to vector<4xi8>
            %f1154 = arith.cmpi slt, %f840, %x15 : index
            scf.if %f1154 {
              %f1155 = arith.muli %f840, %fc36 : index
              %f1156 = arith.addi %f844, %f1155 : index
              %f1157 = vector.shuffle %f1153, %f1153 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
              %f1158 = arith.divui %f1134, %fc12 : index
              %f1159 = arith.muli %f1158, %fc1 : index
              %f1160 = arith.remui %f1134, %fc12 : index
              %f1161 = arith.muli %f843, %fc12 : index
              %f1162 = arith.divui %f1160, %fc30 : index
              %f1163 = arith.muli %f1162, %fc30 : index
              %f1164 = arith.remui %f1160, %fc0 : index
              %f1165 = arith.muli %f1164, %fc0 : index
              %f1166 = arith.addi %f1163, %f1165 : index
              %f1167 = arith.divui %f1160, %fc0 : index
              %f1168 = arith.remui %f1167, %fc0 : index
              %f1169 = arith.addi %f1166, %f1168 : index
              %f1170 = arith.addi %f1161, %f1169 : index
              %f1171 = arith.addi %f1159, %f1170 : index
              %f1172 = arith.addi %f1156, %f1171 : index
              vector.store %f1157, %x22[%f1172] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f1173 = arith.subi %f840, %x15 : index
              %f1174 = arith.muli %f1173, %fc36 : index
              %f1175 = arith.addi %f844, %f1174 : index
              %f1176 = arith.addi %f1134, %fc3 : index
              %f1177 = arith.divui %f1176, %fc12 : index
              %f1178 = arith.muli %f1177, %fc1 : index
              %f1179 = arith.addi %f1178, %fc2 : index
              %f1180 = arith.remui %f1176, %fc12 : index
              %f1181 = arith.divui %f843, %fc0 : index
              %f1182 = arith.remui %f843, %fc0 : index
              %f1183 = arith.muli %f1182, %fc35 : index
              %f1184 = arith.addi %f1181, %f1183 : index
              %f1185 = arith.muli %f1180, %fc12 : index
              %f1186 = arith.divui %f1184, %fc30 : index
              %f1187 = arith.muli %f1186, %fc30 : index
              %f1188 = arith.remui %f1184, %fc0 : index
              %f1189 = arith.muli %f1188, %fc0 : index
              %f1190 = arith.addi %f1187, %f1189 : index
              %f1191 = arith.divui %f1184, %fc0 : index
              %f1192 = arith.remui %f1191, %fc0 : index
              %f1193 = arith.addi %f1190, %f1192 : index
              %f1194 = arith.addi %f1185, %f1193 : index
              %f1195 = arith.addi %f1179, %f1194 : index
              %f1196 = arith.addi %f1175, %f1195 : index
              %f1197 = vector.shuffle %f1153, %f1153 [0] : vector<4xi8>, vector<4xi8>
              vector.store %f1197, %x22[%f1196] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f1198 = arith.addi %f1134, %fc11 : index
              %f1199 = arith.divui %f1198, %fc12 : index
              %f1200 = arith.muli %f1199, %fc1 : index
              %f1201 = arith.addi %f1200, %fc2 : index
              %f1202 = arith.remui %f1198, %fc12 : index
              %f1203 = arith.muli %f1202, %fc12 : index
              %f1204 = arith.addi %f1203, %f1193 : index
              %f1205 = arith.addi %f1201, %f1204 : index
              %f1206 = arith.addi %f1175, %f1205 : index
              %f1207 = vector.shuffle %f1153, %f1153 [1] : vector<4xi8>, vector<4xi8>
              vector.store %f1207, %x22[%f1206] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f1208 = arith.addi %f1134, %fc0 : index
              %f1209 = arith.divui %f1208, %fc12 : index
              %f1210 = arith.muli %f1209, %fc1 : index
              %f1211 = arith.addi %f1210, %fc2 : index
              %f1212 = arith.remui %f1208, %fc12 : index
              %f1213 = arith.muli %f1212, %fc12 : index
              %f1214 = arith.addi %f1213, %f1193 : index
              %f1215 = arith.addi %f1211, %f1214 : index
              %f1216 = arith.addi %f1175, %f1215 : index
              %f1217 = vector.shuffle %f1153, %f1153 [2] : vector<4xi8>, vector<4xi8>
              vector.store %f1217, %x22[%f1216] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f1218 = arith.addi %f1134, %fc37 : index
              %f1219 = arith.divui %f1218, %fc12 : index
              %f1220 = arith.muli %f1219, %fc1 : index
              %f1221 = arith.addi %f1220, %fc2 : index
              %f1222 = arith.remui %f1218, %fc12 : index
              %f1223 = arith.muli %f1222, %fc12 : index
              %f1224 = arith.addi %f1223, %f1193 : index
              %f1225 = arith.addi %f1221, %f1224 : index
              %f1226 = arith.addi %f1175, %f1225 : index
              %f1227 = vector.shuffle %f1153, %f1153 [3] : vector<4xi8>, vector<4xi8>
              vector.store %f1227, %x22[%f1226] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
            %f1228 = math.absf %f1145 : vector<4xf32>
            %f1229 = arith.cmpf ugt, %f1228, %fc44 : vector<4xf32>
            %f1230 = arith.select %f1229, %fc38, %fc29 : vector<4xi1>, vector<4xf32>
            %f1231 = arith.addf %f1135, %f1230 : vector<4xf32>
            scf.yield %f1231 : vector<4xf32>
          }
          %f1232 = wave.reduce "add" %f1136 : vector<4xf32>
          %f1233 = arith.cmpf ogt, %f1232, %fc18 : f32
          scf.if %f1233 {
            %f1234 = arith.fptosi %f1232 : f32 to i32
            wave.count %x23, %f1234 : memref<?xi32>
          }
        }
      }
    }
  }
  func.return
}
wave.kernel @qkv_q6_k1_d96__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 12 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 3 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 12 : index
  %c5 = arith.constant 4 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 256 : index
  %c8 = arith.constant 64 : index
  %c9 = arith.constant 127 : index
  %c10 = arith.constant 128 : index
  %c11 = arith.constant 0 : index
  %c12 = arith.constant 1 : index
  %c13 = arith.constant 6 : index
  %c14 = arith.constant 6144 : index
  %c15 = arith.constant 1536 : index
  %rowsMode = wave.param "rowsMode" : index
  %c17 = arith.constant 16 : index
  %scalesInLds = wave.param "scalesInLds" : index
  %c19 = arith.constant 32 : index
  %c20 = arith.constant 384 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c23 = arith.constant 8 : index
  %c24 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c27 = arith.constant 48 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = arith.remui %2, %c2 : index
  %4 = arith.divui %2, %c2 : index
  %5 = arith.muli %inputFeatures, %c4 : index
  %6 = arith.muli %inputFeatures, %c5 : index
  %7 = arith.divui %6, %c6 : index
  %8 = arith.divui %inputFeatures, %c7 : index
  %9 = arith.muli %8, %c8 : index
  %10 = arith.addi %9, %7 : index
  %11 = arith.addi %10, %c9 : index
  %12 = arith.divui %11, %c10 : index
  %13 = arith.muli %12, %c10 : index
  %14 = arith.addi %5, %13 : index
  %15 = arith.addi %14, %c10 : index
  %16 = arith.muli %3, %c6 : index
  %17 = arith.addi %16, %c11 : index
  %18 = arith.addi %16, %c12 : index
  %19 = arith.muli %0, %c13 : index
  %20 = arith.addi %19, %17 : index
  %21 = arith.muli %20, %15 : index
  %22 = arith.addi %19, %18 : index
  %23 = arith.muli %22, %15 : index
  %24 = wave.scratch %c14 : memref<?xf32>
  %25 = wave.scratch %c15 : memref<?xf32>
  %26 = memref.load %step[%c11] : memref<?xi32>
  %27 = arith.index_cast %26 : i32 to index
  %28 = arith.cmpi eq, %rowsMode, %c11 : index
  scf.if %28 {
    %29 = arith.muli %1, %c17 : index
    %30 = arith.cmpi slt, %29, %27 : index
    scf.if %30 {
      %31 = arith.muli %scalesInLds, %c13 : index
      %32 = wave.scratch %31 : memref<?xi8>
      %33 = arith.cmpi sgt, %scalesInLds, %c11 : index
      scf.if %33 {
        scf.for %34 = %c11 to %c13 step %c12 {
          %35 = arith.addi %19, %34 : index
          %36 = arith.muli %35, %15 : index
          %37 = arith.addi %36, %c10 : index
          %38 = arith.muli %2, %c19 : index
          %39 = wave.lane
          %40 = arith.addi %38, %39 : index
          %41 = arith.divui %scalesInLds, %c17 : index
          scf.for %42 = %40 to %41 step %c20 {
            %43 = arith.muli %42, %c17 : index
            %44 = arith.addi %37, %43 : index
            %45 = vector.load %w[%44] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %46 = arith.muli %34, %scalesInLds : index
            %47 = arith.addi %46, %43 : index
            vector.store %45, %32[%47] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %48 = wave.lane
      %49 = arith.remui %48, %c17 : index
      %50 = wave.scratch %operandHalves : memref<?xf16>
      %51 = arith.divui %operandHalves, %c23 : index
      %52 = arith.muli %2, %c19 : index
      %53 = arith.addi %52, %48 : index
      scf.for %54 = %53 to %51 step %c20 {
        %55 = arith.muli %54, %c23 : index
        %56 = arith.addi %c11, %55 : index
        %57 = vector.load %x[%56] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %57, %50[%56] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %58 = arith.remui %49, %tileRows : index
      %59 = arith.muli %58, %c23 : index
      %60 = arith.muli %17, %scalesInLds : index
      %61 = arith.muli %18, %scalesInLds : index
      %62 = arith.divui %inputFeatures, %c19 : index
      %63 = arith.muli %4, %stepsPerWave : index
      %64 = arith.minsi %63, %62 : index
      %65 = arith.addi %64, %stepsPerWave : index
      %66 = arith.minsi %65, %62 : index
      %67 = arith.cmpi eq, %wholeBlocks, %c12 : index
      %68 = arith.subi %66, %64 : index
      %69 = arith.divui %68, %c6 : index
      %70 = arith.muli %69, %c6 : index
      %71 = arith.addi %64, %70 : index
      %72 = arith.select %67, %65, %71 : index
      %76:2 = scf.for %73 = %64 to %72 step %c6 iter_args(%74 = %c24, %75 = %c24) -> (vector<8xf32>, vector<8xf32>) {
        %77 = arith.addi %73, %c11 : index
        %78:2 = func.call @qkv_q6_k1_d96__gfx1100.0(%48, %77, %21, %60, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %79 = arith.addi %73, %c12 : index
        %80:2 = func.call @qkv_q6_k1_d96__gfx1100.0(%48, %79, %21, %60, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %81:2 = func.call @qkv_q6_k1_d96__gfx1100.0(%48, %77, %23, %61, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %82:2 = func.call @qkv_q6_k1_d96__gfx1100.0(%48, %79, %23, %61, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %83 = arith.muli %73, %c6 : index
        %84 = arith.addi %83, %c11 : index
        %85 = arith.muli %tileRows, %c17 : index
        %86 = arith.muli %84, %85 : index
        %87 = arith.addi %59, %86 : index
        %88 = vector.load %50[%87] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %89 = arith.muli %tileRows, %c23 : index
        %90 = arith.addi %87, %89 : index
        %91 = vector.load %50[%90] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %92 = vector.shuffle %88, %91 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %93 = wave.mma %92, %78#0, %74 : vector<16xf16>, vector<8xf32>
        %94 = wave.mma %92, %81#0, %75 : vector<16xf16>, vector<8xf32>
        %95 = arith.addi %83, %c12 : index
        %96 = arith.muli %95, %85 : index
        %97 = arith.addi %59, %96 : index
        %98 = vector.load %50[%97] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %99 = arith.addi %97, %89 : index
        %100 = vector.load %50[%99] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %101 = vector.shuffle %98, %100 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %102 = wave.mma %101, %78#1, %93 : vector<16xf16>, vector<8xf32>
        %103 = wave.mma %101, %81#1, %94 : vector<16xf16>, vector<8xf32>
        %104 = arith.addi %83, %c6 : index
        %105 = arith.muli %104, %85 : index
        %106 = arith.addi %59, %105 : index
        %107 = vector.load %50[%106] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %108 = arith.addi %106, %89 : index
        %109 = vector.load %50[%108] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %110 = vector.shuffle %107, %109 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %111 = wave.mma %110, %80#0, %102 : vector<16xf16>, vector<8xf32>
        %112 = wave.mma %110, %82#0, %103 : vector<16xf16>, vector<8xf32>
        %113 = arith.addi %83, %c2 : index
        %114 = arith.muli %113, %85 : index
        %115 = arith.addi %59, %114 : index
        %116 = vector.load %50[%115] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %117 = arith.addi %115, %89 : index
        %118 = vector.load %50[%117] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %119 = vector.shuffle %116, %118 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %120 = wave.mma %119, %80#1, %111 : vector<16xf16>, vector<8xf32>
        %121 = wave.mma %119, %82#1, %112 : vector<16xf16>, vector<8xf32>
        scf.yield %120, %121 : vector<8xf32>, vector<8xf32>
      }
      %122 = arith.select %67, %72, %66 : index
      %126:2 = scf.for %123 = %72 to %122 step %c12 iter_args(%124 = %76#0, %125 = %76#1) -> (vector<8xf32>, vector<8xf32>) {
        %127 = arith.addi %123, %c11 : index
        %128:2 = func.call @qkv_q6_k1_d96__gfx1100.0(%48, %127, %21, %60, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %129:2 = func.call @qkv_q6_k1_d96__gfx1100.0(%48, %127, %23, %61, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %130 = arith.muli %123, %c6 : index
        %131 = arith.addi %130, %c11 : index
        %132 = arith.muli %tileRows, %c17 : index
        %133 = arith.muli %131, %132 : index
        %134 = arith.addi %59, %133 : index
        %135 = vector.load %50[%134] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %136 = arith.muli %tileRows, %c23 : index
        %137 = arith.addi %134, %136 : index
        %138 = vector.load %50[%137] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %139 = vector.shuffle %135, %138 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %140 = wave.mma %139, %128#0, %124 : vector<16xf16>, vector<8xf32>
        %141 = wave.mma %139, %129#0, %125 : vector<16xf16>, vector<8xf32>
        %142 = arith.addi %130, %c12 : index
        %143 = arith.muli %142, %132 : index
        %144 = arith.addi %59, %143 : index
        %145 = vector.load %50[%144] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %146 = arith.addi %144, %136 : index
        %147 = vector.load %50[%146] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %148 = vector.shuffle %145, %147 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %149 = wave.mma %148, %128#1, %140 : vector<16xf16>, vector<8xf32>
        %150 = wave.mma %148, %129#1, %141 : vector<16xf16>, vector<8xf32>
        scf.yield %149, %150 : vector<8xf32>, vector<8xf32>
      }
      %151 = arith.addi %29, %c11 : index
      func.call @qkv_q6_k1_d96__gfx1100.2(%3, %4, %126#0, %24, %126#1, %151, %27, %factors, %21, %w, %25, %23, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  %152 = arith.cmpi eq, %rowsMode, %c12 : index
  scf.if %152 {
    %153 = arith.muli %1, %c17 : index
    %154 = arith.cmpi slt, %153, %27 : index
    scf.if %154 {
      %155 = arith.muli %scalesInLds, %c13 : index
      %156 = wave.scratch %155 : memref<?xi8>
      %157 = arith.cmpi sgt, %scalesInLds, %c11 : index
      scf.if %157 {
        scf.for %158 = %c11 to %c13 step %c12 {
          %159 = arith.addi %19, %158 : index
          %160 = arith.muli %159, %15 : index
          %161 = arith.addi %160, %c10 : index
          %162 = arith.muli %2, %c19 : index
          %163 = wave.lane
          %164 = arith.addi %162, %163 : index
          %165 = arith.divui %scalesInLds, %c17 : index
          scf.for %166 = %164 to %165 step %c20 {
            %167 = arith.muli %166, %c17 : index
            %168 = arith.addi %161, %167 : index
            %169 = vector.load %w[%168] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %170 = arith.muli %158, %scalesInLds : index
            %171 = arith.addi %170, %167 : index
            vector.store %169, %156[%171] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %172 = wave.lane
      %173 = arith.remui %172, %c17 : index
      %174 = arith.remui %173, %tileRows : index
      %175 = arith.addi %153, %174 : index
      %176 = arith.divui %175, %tileRows : index
      %177 = arith.divui %inputFeatures, %c17 : index
      %178 = arith.muli %176, %177 : index
      %179 = arith.divui %c11, %c17 : index
      %180 = arith.addi %178, %179 : index
      %181 = arith.muli %180, %c6 : index
      %182 = arith.remui %c11, %c17 : index
      %183 = arith.divui %182, %c23 : index
      %184 = arith.addi %181, %183 : index
      %185 = arith.muli %tileRows, %c23 : index
      %186 = arith.muli %184, %185 : index
      %187 = arith.remui %175, %tileRows : index
      %188 = arith.muli %187, %c23 : index
      %189 = arith.addi %186, %188 : index
      %190 = arith.remui %c11, %c23 : index
      %191 = arith.addi %189, %190 : index
      %192 = arith.muli %17, %scalesInLds : index
      %193 = arith.muli %18, %scalesInLds : index
      %194 = arith.divui %inputFeatures, %c19 : index
      %195 = arith.muli %4, %stepsPerWave : index
      %196 = arith.minsi %195, %194 : index
      %197 = arith.addi %196, %stepsPerWave : index
      %198 = arith.minsi %197, %194 : index
      %199 = arith.cmpi eq, %wholeBlocks, %c12 : index
      %200 = arith.subi %198, %196 : index
      %201 = arith.divui %200, %c6 : index
      %202 = arith.muli %201, %c6 : index
      %203 = arith.addi %196, %202 : index
      %204 = arith.select %199, %197, %203 : index
      %208:2 = scf.for %205 = %196 to %204 step %c6 iter_args(%206 = %c24, %207 = %c24) -> (vector<8xf32>, vector<8xf32>) {
        %209 = arith.addi %205, %c11 : index
        %210:2 = func.call @qkv_q6_k1_d96__gfx1100.0(%172, %209, %21, %192, %156, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %211 = arith.addi %205, %c12 : index
        %212:2 = func.call @qkv_q6_k1_d96__gfx1100.0(%172, %211, %21, %192, %156, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %213:2 = func.call @qkv_q6_k1_d96__gfx1100.0(%172, %209, %23, %193, %156, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %214:2 = func.call @qkv_q6_k1_d96__gfx1100.0(%172, %211, %23, %193, %156, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %215 = arith.muli %205, %c6 : index
        %216 = arith.addi %215, %c11 : index
        %217 = arith.muli %tileRows, %c17 : index
        %218 = arith.muli %216, %217 : index
        %219 = arith.addi %191, %218 : index
        %220 = vector.load %x[%219] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %221 = arith.addi %219, %185 : index
        %222 = vector.load %x[%221] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %223 = vector.shuffle %220, %222 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %224 = wave.mma %223, %210#0, %206 : vector<16xf16>, vector<8xf32>
        %225 = wave.mma %223, %213#0, %207 : vector<16xf16>, vector<8xf32>
        %226 = arith.addi %215, %c12 : index
        %227 = arith.muli %226, %217 : index
        %228 = arith.addi %191, %227 : index
        %229 = vector.load %x[%228] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %230 = arith.addi %228, %185 : index
        %231 = vector.load %x[%230] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %232 = vector.shuffle %229, %231 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %233 = wave.mma %232, %210#1, %224 : vector<16xf16>, vector<8xf32>
        %234 = wave.mma %232, %213#1, %225 : vector<16xf16>, vector<8xf32>
        %235 = arith.addi %215, %c6 : index
        %236 = arith.muli %235, %217 : index
        %237 = arith.addi %191, %236 : index
        %238 = vector.load %x[%237] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %239 = arith.addi %237, %185 : index
        %240 = vector.load %x[%239] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %241 = vector.shuffle %238, %240 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %242 = wave.mma %241, %212#0, %233 : vector<16xf16>, vector<8xf32>
        %243 = wave.mma %241, %214#0, %234 : vector<16xf16>, vector<8xf32>
        %244 = arith.addi %215, %c2 : index
        %245 = arith.muli %244, %217 : index
        %246 = arith.addi %191, %245 : index
        %247 = vector.load %x[%246] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %248 = arith.addi %246, %185 : index
        %249 = vector.load %x[%248] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %250 = vector.shuffle %247, %249 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %251 = wave.mma %250, %212#1, %242 : vector<16xf16>, vector<8xf32>
        %252 = wave.mma %250, %214#1, %243 : vector<16xf16>, vector<8xf32>
        scf.yield %251, %252 : vector<8xf32>, vector<8xf32>
      }
      %253 = arith.select %199, %204, %198 : index
      %257:2 = scf.for %254 = %204 to %253 step %c12 iter_args(%255 = %208#0, %256 = %208#1) -> (vector<8xf32>, vector<8xf32>) {
        %258 = arith.addi %254, %c11 : index
        %259:2 = func.call @qkv_q6_k1_d96__gfx1100.0(%172, %258, %21, %192, %156, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %260:2 = func.call @qkv_q6_k1_d96__gfx1100.0(%172, %258, %23, %193, %156, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %261 = arith.muli %254, %c6 : index
        %262 = arith.addi %261, %c11 : index
        %263 = arith.muli %tileRows, %c17 : index
        %264 = arith.muli %262, %263 : index
        %265 = arith.addi %191, %264 : index
        %266 = vector.load %x[%265] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %267 = arith.addi %265, %185 : index
        %268 = vector.load %x[%267] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %269 = vector.shuffle %266, %268 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %270 = wave.mma %269, %259#0, %255 : vector<16xf16>, vector<8xf32>
        %271 = wave.mma %269, %260#0, %256 : vector<16xf16>, vector<8xf32>
        %272 = arith.addi %261, %c12 : index
        %273 = arith.muli %272, %263 : index
        %274 = arith.addi %191, %273 : index
        %275 = vector.load %x[%274] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %276 = arith.addi %274, %185 : index
        %277 = vector.load %x[%276] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %278 = vector.shuffle %275, %277 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %279 = wave.mma %278, %259#1, %270 : vector<16xf16>, vector<8xf32>
        %280 = wave.mma %278, %260#1, %271 : vector<16xf16>, vector<8xf32>
        scf.yield %279, %280 : vector<8xf32>, vector<8xf32>
      }
      %281 = arith.addi %153, %c11 : index
      func.call @qkv_q6_k1_d96__gfx1100.2(%3, %4, %257#0, %24, %257#1, %281, %27, %factors, %21, %w, %25, %23, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  %282 = arith.cmpi eq, %rowsMode, %c6 : index
  scf.if %282 {
    %283 = arith.muli %1, %c8 : index
    %284 = arith.cmpi slt, %283, %27 : index
    scf.if %284 {
      %285 = arith.muli %scalesInLds, %c13 : index
      %286 = wave.scratch %285 : memref<?xi8>
      %287 = arith.cmpi sgt, %scalesInLds, %c11 : index
      scf.if %287 {
        scf.for %288 = %c11 to %c13 step %c12 {
          %289 = arith.addi %19, %288 : index
          %290 = arith.muli %289, %15 : index
          %291 = arith.addi %290, %c10 : index
          %292 = arith.muli %2, %c19 : index
          %293 = wave.lane
          %294 = arith.addi %292, %293 : index
          %295 = arith.divui %scalesInLds, %c17 : index
          scf.for %296 = %294 to %295 step %c20 {
            %297 = arith.muli %296, %c17 : index
            %298 = arith.addi %291, %297 : index
            %299 = vector.load %w[%298] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %300 = arith.muli %288, %scalesInLds : index
            %301 = arith.addi %300, %297 : index
            vector.store %299, %286[%301] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %302 = wave.lane
      %303 = arith.remui %302, %c17 : index
      %304 = arith.remui %303, %tileRows : index
      %305 = arith.addi %283, %304 : index
      %306 = arith.divui %305, %tileRows : index
      %307 = arith.divui %inputFeatures, %c17 : index
      %308 = arith.muli %306, %307 : index
      %309 = arith.divui %c11, %c17 : index
      %310 = arith.addi %308, %309 : index
      %311 = arith.muli %310, %c6 : index
      %312 = arith.remui %c11, %c17 : index
      %313 = arith.divui %312, %c23 : index
      %314 = arith.addi %311, %313 : index
      %315 = arith.muli %tileRows, %c23 : index
      %316 = arith.muli %314, %315 : index
      %317 = arith.remui %305, %tileRows : index
      %318 = arith.muli %317, %c23 : index
      %319 = arith.addi %316, %318 : index
      %320 = arith.remui %c11, %c23 : index
      %321 = arith.addi %319, %320 : index
      %322 = arith.addi %303, %c17 : index
      %323 = arith.addi %283, %322 : index
      %324 = arith.divui %323, %tileRows : index
      %325 = arith.muli %324, %307 : index
      %326 = arith.addi %325, %309 : index
      %327 = arith.muli %326, %c6 : index
      %328 = arith.addi %327, %313 : index
      %329 = arith.muli %328, %315 : index
      %330 = arith.remui %323, %tileRows : index
      %331 = arith.muli %330, %c23 : index
      %332 = arith.addi %329, %331 : index
      %333 = arith.addi %332, %320 : index
      %334 = arith.addi %303, %c19 : index
      %335 = arith.addi %283, %334 : index
      %336 = arith.divui %335, %tileRows : index
      %337 = arith.muli %336, %307 : index
      %338 = arith.addi %337, %309 : index
      %339 = arith.muli %338, %c6 : index
      %340 = arith.addi %339, %313 : index
      %341 = arith.muli %340, %315 : index
      %342 = arith.remui %335, %tileRows : index
      %343 = arith.muli %342, %c23 : index
      %344 = arith.addi %341, %343 : index
      %345 = arith.addi %344, %320 : index
      %346 = arith.addi %303, %c27 : index
      %347 = arith.addi %283, %346 : index
      %348 = arith.divui %347, %tileRows : index
      %349 = arith.muli %348, %307 : index
      %350 = arith.addi %349, %309 : index
      %351 = arith.muli %350, %c6 : index
      %352 = arith.addi %351, %313 : index
      %353 = arith.muli %352, %315 : index
      %354 = arith.remui %347, %tileRows : index
      %355 = arith.muli %354, %c23 : index
      %356 = arith.addi %353, %355 : index
      %357 = arith.addi %356, %320 : index
      %358 = arith.muli %17, %scalesInLds : index
      %359 = arith.muli %18, %scalesInLds : index
      %360 = arith.divui %inputFeatures, %c19 : index
      %361 = arith.muli %4, %stepsPerWave : index
      %362 = arith.minsi %361, %360 : index
      %363 = arith.addi %362, %stepsPerWave : index
      %364 = arith.minsi %363, %360 : index
      %365 = arith.cmpi eq, %wholeBlocks, %c12 : index
      %366 = arith.subi %364, %362 : index
      %367 = arith.divui %366, %c6 : index
      %368 = arith.muli %367, %c6 : index
      %369 = arith.addi %362, %368 : index
      %370 = arith.select %365, %363, %369 : index
      %380:8 = scf.for %371 = %362 to %370 step %c6 iter_args(%372 = %c24, %373 = %c24, %374 = %c24, %375 = %c24, %376 = %c24, %377 = %c24, %378 = %c24, %379 = %c24) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %381 = arith.addi %371, %c11 : index
        %382:2 = func.call @qkv_q6_k1_d96__gfx1100.0(%302, %381, %21, %358, %286, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %383 = arith.addi %371, %c12 : index
        %384:2 = func.call @qkv_q6_k1_d96__gfx1100.0(%302, %383, %21, %358, %286, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %385:2 = func.call @qkv_q6_k1_d96__gfx1100.0(%302, %381, %23, %359, %286, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %386:2 = func.call @qkv_q6_k1_d96__gfx1100.0(%302, %383, %23, %359, %286, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %387 = arith.muli %371, %c6 : index
        %388 = arith.addi %387, %c11 : index
        %389 = arith.muli %tileRows, %c17 : index
        %390 = arith.muli %388, %389 : index
        %391 = arith.addi %321, %390 : index
        %392 = vector.load %x[%391] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %393 = arith.addi %391, %315 : index
        %394 = vector.load %x[%393] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %395 = vector.shuffle %392, %394 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %396 = wave.mma %395, %382#0, %372 : vector<16xf16>, vector<8xf32>
        %397 = wave.mma %395, %385#0, %373 : vector<16xf16>, vector<8xf32>
        %398 = arith.addi %333, %390 : index
        %399 = vector.load %x[%398] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %400 = arith.addi %398, %315 : index
        %401 = vector.load %x[%400] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %402 = vector.shuffle %399, %401 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %403 = wave.mma %402, %382#0, %374 : vector<16xf16>, vector<8xf32>
        %404 = wave.mma %402, %385#0, %375 : vector<16xf16>, vector<8xf32>
        %405 = arith.addi %345, %390 : index
        %406 = vector.load %x[%405] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %407 = arith.addi %405, %315 : index
        %408 = vector.load %x[%407] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %409 = vector.shuffle %406, %408 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %410 = wave.mma %409, %382#0, %376 : vector<16xf16>, vector<8xf32>
        %411 = wave.mma %409, %385#0, %377 : vector<16xf16>, vector<8xf32>
        %412 = arith.addi %357, %390 : index
        %413 = vector.load %x[%412] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %414 = arith.addi %412, %315 : index
        %415 = vector.load %x[%414] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %416 = vector.shuffle %413, %415 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %417 = wave.mma %416, %382#0, %378 : vector<16xf16>, vector<8xf32>
        %418 = wave.mma %416, %385#0, %379 : vector<16xf16>, vector<8xf32>
        %419 = arith.addi %387, %c12 : index
        %420 = arith.muli %419, %389 : index
        %421 = arith.addi %321, %420 : index
        %422 = vector.load %x[%421] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %423 = arith.addi %421, %315 : index
        %424 = vector.load %x[%423] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %425 = vector.shuffle %422, %424 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %426 = wave.mma %425, %382#1, %396 : vector<16xf16>, vector<8xf32>
        %427 = wave.mma %425, %385#1, %397 : vector<16xf16>, vector<8xf32>
        %428 = arith.addi %333, %420 : index
        %429 = vector.load %x[%428] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %430 = arith.addi %428, %315 : index
        %431 = vector.load %x[%430] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %432 = vector.shuffle %429, %431 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %433 = wave.mma %432, %382#1, %403 : vector<16xf16>, vector<8xf32>
        %434 = wave.mma %432, %385#1, %404 : vector<16xf16>, vector<8xf32>
        %435 = arith.addi %345, %420 : index
        %436 = vector.load %x[%435] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %437 = arith.addi %435, %315 : index
        %438 = vector.load %x[%437] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %439 = vector.shuffle %436, %438 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %440 = wave.mma %439, %382#1, %410 : vector<16xf16>, vector<8xf32>
        %441 = wave.mma %439, %385#1, %411 : vector<16xf16>, vector<8xf32>
        %442 = arith.addi %357, %420 : index
        %443 = vector.load %x[%442] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %444 = arith.addi %442, %315 : index
        %445 = vector.load %x[%444] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %446 = vector.shuffle %443, %445 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %447 = wave.mma %446, %382#1, %417 : vector<16xf16>, vector<8xf32>
        %448 = wave.mma %446, %385#1, %418 : vector<16xf16>, vector<8xf32>
        %449 = arith.addi %387, %c6 : index
        %450 = arith.muli %449, %389 : index
        %451 = arith.addi %321, %450 : index
        %452 = vector.load %x[%451] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %453 = arith.addi %451, %315 : index
        %454 = vector.load %x[%453] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %455 = vector.shuffle %452, %454 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %456 = wave.mma %455, %384#0, %426 : vector<16xf16>, vector<8xf32>
        %457 = wave.mma %455, %386#0, %427 : vector<16xf16>, vector<8xf32>
        %458 = arith.addi %333, %450 : index
        %459 = vector.load %x[%458] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %460 = arith.addi %458, %315 : index
        %461 = vector.load %x[%460] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %462 = vector.shuffle %459, %461 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %463 = wave.mma %462, %384#0, %433 : vector<16xf16>, vector<8xf32>
        %464 = wave.mma %462, %386#0, %434 : vector<16xf16>, vector<8xf32>
        %465 = arith.addi %345, %450 : index
        %466 = vector.load %x[%465] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %467 = arith.addi %465, %315 : index
        %468 = vector.load %x[%467] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %469 = vector.shuffle %466, %468 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %470 = wave.mma %469, %384#0, %440 : vector<16xf16>, vector<8xf32>
        %471 = wave.mma %469, %386#0, %441 : vector<16xf16>, vector<8xf32>
        %472 = arith.addi %357, %450 : index
        %473 = vector.load %x[%472] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %474 = arith.addi %472, %315 : index
        %475 = vector.load %x[%474] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %476 = vector.shuffle %473, %475 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %477 = wave.mma %476, %384#0, %447 : vector<16xf16>, vector<8xf32>
        %478 = wave.mma %476, %386#0, %448 : vector<16xf16>, vector<8xf32>
        %479 = arith.addi %387, %c2 : index
        %480 = arith.muli %479, %389 : index
        %481 = arith.addi %321, %480 : index
        %482 = vector.load %x[%481] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %483 = arith.addi %481, %315 : index
        %484 = vector.load %x[%483] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %485 = vector.shuffle %482, %484 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %486 = wave.mma %485, %384#1, %456 : vector<16xf16>, vector<8xf32>
        %487 = wave.mma %485, %386#1, %457 : vector<16xf16>, vector<8xf32>
        %488 = arith.addi %333, %480 : index
        %489 = vector.load %x[%488] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %490 = arith.addi %488, %315 : index
        %491 = vector.load %x[%490] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %492 = vector.shuffle %489, %491 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %493 = wave.mma %492, %384#1, %463 : vector<16xf16>, vector<8xf32>
        %494 = wave.mma %492, %386#1, %464 : vector<16xf16>, vector<8xf32>
        %495 = arith.addi %345, %480 : index
        %496 = vector.load %x[%495] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %497 = arith.addi %495, %315 : index
        %498 = vector.load %x[%497] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %499 = vector.shuffle %496, %498 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %500 = wave.mma %499, %384#1, %470 : vector<16xf16>, vector<8xf32>
        %501 = wave.mma %499, %386#1, %471 : vector<16xf16>, vector<8xf32>
        %502 = arith.addi %357, %480 : index
        %503 = vector.load %x[%502] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %504 = arith.addi %502, %315 : index
        %505 = vector.load %x[%504] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %506 = vector.shuffle %503, %505 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %507 = wave.mma %506, %384#1, %477 : vector<16xf16>, vector<8xf32>
        %508 = wave.mma %506, %386#1, %478 : vector<16xf16>, vector<8xf32>
        scf.yield %486, %487, %493, %494, %500, %501, %507, %508 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %509 = arith.select %365, %370, %364 : index
      %519:8 = scf.for %510 = %370 to %509 step %c12 iter_args(%511 = %380#0, %512 = %380#1, %513 = %380#2, %514 = %380#3, %515 = %380#4, %516 = %380#5, %517 = %380#6, %518 = %380#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %520 = arith.addi %510, %c11 : index
        %521:2 = func.call @qkv_q6_k1_d96__gfx1100.0(%302, %520, %21, %358, %286, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %522:2 = func.call @qkv_q6_k1_d96__gfx1100.0(%302, %520, %23, %359, %286, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %523 = arith.muli %510, %c6 : index
        %524 = arith.addi %523, %c11 : index
        %525 = arith.muli %tileRows, %c17 : index
        %526 = arith.muli %524, %525 : index
        %527 = arith.addi %321, %526 : index
        %528 = vector.load %x[%527] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %529 = arith.addi %527, %315 : index
        %530 = vector.load %x[%529] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %531 = vector.shuffle %528, %530 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %532 = wave.mma %531, %521#0, %511 : vector<16xf16>, vector<8xf32>
        %533 = wave.mma %531, %522#0, %512 : vector<16xf16>, vector<8xf32>
        %534 = arith.addi %333, %526 : index
        %535 = vector.load %x[%534] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %536 = arith.addi %534, %315 : index
        %537 = vector.load %x[%536] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %538 = vector.shuffle %535, %537 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %539 = wave.mma %538, %521#0, %513 : vector<16xf16>, vector<8xf32>
        %540 = wave.mma %538, %522#0, %514 : vector<16xf16>, vector<8xf32>
        %541 = arith.addi %345, %526 : index
        %542 = vector.load %x[%541] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %543 = arith.addi %541, %315 : index
        %544 = vector.load %x[%543] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %545 = vector.shuffle %542, %544 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %546 = wave.mma %545, %521#0, %515 : vector<16xf16>, vector<8xf32>
        %547 = wave.mma %545, %522#0, %516 : vector<16xf16>, vector<8xf32>
        %548 = arith.addi %357, %526 : index
        %549 = vector.load %x[%548] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %550 = arith.addi %548, %315 : index
        %551 = vector.load %x[%550] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %552 = vector.shuffle %549, %551 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %553 = wave.mma %552, %521#0, %517 : vector<16xf16>, vector<8xf32>
        %554 = wave.mma %552, %522#0, %518 : vector<16xf16>, vector<8xf32>
        %555 = arith.addi %523, %c12 : index
        %556 = arith.muli %555, %525 : index
        %557 = arith.addi %321, %556 : index
        %558 = vector.load %x[%557] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %559 = arith.addi %557, %315 : index
        %560 = vector.load %x[%559] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %561 = vector.shuffle %558, %560 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %562 = wave.mma %561, %521#1, %532 : vector<16xf16>, vector<8xf32>
        %563 = wave.mma %561, %522#1, %533 : vector<16xf16>, vector<8xf32>
        %564 = arith.addi %333, %556 : index
        %565 = vector.load %x[%564] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %566 = arith.addi %564, %315 : index
        %567 = vector.load %x[%566] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %568 = vector.shuffle %565, %567 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %569 = wave.mma %568, %521#1, %539 : vector<16xf16>, vector<8xf32>
        %570 = wave.mma %568, %522#1, %540 : vector<16xf16>, vector<8xf32>
        %571 = arith.addi %345, %556 : index
        %572 = vector.load %x[%571] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %573 = arith.addi %571, %315 : index
        %574 = vector.load %x[%573] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %575 = vector.shuffle %572, %574 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %576 = wave.mma %575, %521#1, %546 : vector<16xf16>, vector<8xf32>
        %577 = wave.mma %575, %522#1, %547 : vector<16xf16>, vector<8xf32>
        %578 = arith.addi %357, %556 : index
        %579 = vector.load %x[%578] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %580 = arith.addi %578, %315 : index
        %581 = vector.load %x[%580] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %582 = vector.shuffle %579, %581 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %583 = wave.mma %582, %521#1, %553 : vector<16xf16>, vector<8xf32>
        %584 = wave.mma %582, %522#1, %554 : vector<16xf16>, vector<8xf32>
        scf.yield %562, %563, %569, %570, %576, %577, %583, %584 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %585 = arith.addi %283, %c11 : index
      func.call @qkv_q6_k1_d96__gfx1100.2(%3, %4, %519#0, %24, %519#1, %585, %27, %factors, %21, %w, %25, %23, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %586 = arith.addi %283, %c17 : index
      func.call @qkv_q6_k1_d96__gfx1100.2(%3, %4, %519#2, %24, %519#3, %586, %27, %factors, %21, %w, %25, %23, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %587 = arith.addi %283, %c19 : index
      func.call @qkv_q6_k1_d96__gfx1100.2(%3, %4, %519#4, %24, %519#5, %587, %27, %factors, %21, %w, %25, %23, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %588 = arith.addi %283, %c27 : index
      func.call @qkv_q6_k1_d96__gfx1100.2(%3, %4, %519#6, %24, %519#7, %588, %27, %factors, %21, %w, %25, %23, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  wave.return
}
