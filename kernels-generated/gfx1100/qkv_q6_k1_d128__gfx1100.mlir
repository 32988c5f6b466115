// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q6_k1', dim=128)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q6_k1_d128__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @qkv_q6_k1_d128__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xf32>, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: memref<?xf32>, %x10: index) {
  %ffc0 = arith.constant 2 : index
  %ffc1 = arith.constant 16 : index
  %ffhasFactors = wave.param "hasFactors" : index
  %ffc3 = arith.constant 1 : index
  %ffoperandScale = wave.param "operandScale" : f32
  %ffc5 = arith.constant 0 : index
  %ffc6 = arith.constant 32 : index
  %ffc7 = arith.constant 2048 : index
  %ffc8 = arith.constant 4096 : index
  %ffc9 = arith.constant 6144 : index
  %ffc10 = arith.constant 4 : index
  %ffc11 = arith.constant 128 : index
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
func.func private @qkv_q6_k1_d128__gfx1100.2(%x0: index, %x1: index, %x2: vector<8xf32>, %x3: memref<?xf32>, %x4: vector<8xf32>, %x5: index, %x6: index, %x7: memref<?xf32>, %x8: index, %x9: memref<?xi8>, %x10: memref<?xf32>, %x11: index, %x12: index, %x13: memref<?xf32>, %x14: index, %x15: index, %x16: memref<?xi32>, %x17: memref<?xf32>, %x18: memref<?xf32>, %x19: memref<?xf32>, %x20: memref<?xf32>, %x21: memref<?xf32>, %x22: memref<?xi8>, %x23: memref<?xi32>) {
  %fc0 = arith.constant 2 : index
  %fc1 = arith.constant 256 : index
  %fc2 = arith.constant 2048 : index
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
  %fc21 = arith.constant 512 : index
  %fslotsAt = wave.param "slotsAt" : index
  %fc23 = arith.constant 16 : index
  %fpageBytes = wave.param "pageBytes" : index
  %fcodec = wave.param "codec" : index
  %fc26 = arith.constant dense<0x00000000> : vector<4xf32>
  %fc27 = arith.constant 4 : index
  %fc28 = arith.constant dense<0x477FE000> : vector<4xf32>
  %fc29 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %fc30 = arith.constant 8192 : index
  %fc31 = arith.constant 8 : index
  %fc32 = arith.constant 4096 : index
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
  %f40 = arith.muli %x1, %fc0 : index
  %f41 = arith.addi %f40, %fc3 : index
  func.call @qkv_q6_k1_d128__gfx1100.1(%f41, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
  %f42 = arith.addi %f40, %fc11 : index
  func.call @qkv_q6_k1_d128__gfx1100.1(%f42, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
  wave.barrier
  %f43 = wave.wave
  %f44 = arith.addi %f43, %fc3 : index
  %f45 = arith.addi %x5, %f44 : index
  %f46 = arith.cmpi slt, %f45, %x6 : index
  scf.if %f46 {
    %f47 = arith.muli %f44, %fc7 : index
    %f48 = arith.addi %f0, %fc3 : index
    %f49 = arith.cmpi eq, %fhasBias, %fc11 : index
    %f50 = arith.addi %f47, %f48 : index
    %f51 = memref.load %x10[%f50] : memref<?xf32>
    %f52 = arith.muli %x12, %fc7 : index
    %f53 = arith.addi %f52, %f48 : index
    %f54 = memref.load %x13[%f53] : memref<?xf32>
    %f55 = arith.addf %f51, %f54 : f32
    %f56 = arith.select %f49, %f55, %f51 : f32
    %f57 = arith.addi %f48, %fc5 : index
    %f58 = arith.addi %f47, %f57 : index
    %f59 = memref.load %x10[%f58] : memref<?xf32>
    %f60 = arith.addi %f52, %f57 : index
    %f61 = memref.load %x13[%f60] : memref<?xf32>
    %f62 = arith.addf %f59, %f61 : f32
    %f63 = arith.select %f49, %f62, %f59 : f32
    %f64 = arith.addi %f0, %fc4 : index
    %f65 = arith.addi %f47, %f64 : index
    %f66 = memref.load %x10[%f65] : memref<?xf32>
    %f67 = arith.addi %f52, %f64 : index
    %f68 = memref.load %x13[%f67] : memref<?xf32>
    %f69 = arith.addf %f66, %f68 : f32
    %f70 = arith.select %f49, %f69, %f66 : f32
    %f71 = arith.addi %f64, %fc5 : index
    %f72 = arith.addi %f47, %f71 : index
    %f73 = memref.load %x10[%f72] : memref<?xf32>
    %f74 = arith.addi %f52, %f71 : index
    %f75 = memref.load %x13[%f74] : memref<?xf32>
    %f76 = arith.addf %f73, %f75 : f32
    %f77 = arith.select %f49, %f76, %f73 : f32
    %f78 = arith.addi %x14, %x15 : index
    %f79 = arith.cmpi slt, %x12, %f78 : index
    scf.if %f79 {
      %f80 = arith.addi %fpositionsAt, %f45 : index
      %f81 = memref.load %x16[%f80] : memref<?xi32>
      %f82 = arith.index_cast %f81 : i32 to index
      %f83 = arith.cmpi eq, %fhasNorm, %fc11 : index
      %f84 = math.fma %f56, %f56, %fc15 : f32
      %f85 = math.fma %f63, %f63, %f84 : f32
      %f86 = math.fma %f70, %f70, %f85 : f32
      %f87 = math.fma %f77, %f77, %f86 : f32
      %f88 = vector.broadcast %f87 : f32 to vector<1xf32>
      %f89 = wave.reduce "add" %f88 : vector<1xf32>
      %f90 = arith.mulf %f89, %finverseHeadDim : f32
      %f91 = arith.addf %f90, %fepsilon : f32
      %f92 = math.sqrt %f91 : f32
      %f93 = arith.divf %fc17, %f92 : f32
      %f94 = arith.cmpi slt, %x12, %x14 : index
      %f95 = memref.load %x17[%f48] : memref<?xf32>
      %f96 = memref.load %x18[%f48] : memref<?xf32>
      %f97 = arith.select %f94, %f95, %f96 : f32
      %f98 = arith.mulf %f56, %f93 : f32
      %f99 = arith.mulf %f98, %f97 : f32
      %f100 = arith.select %f83, %f99, %f56 : f32
      %f101 = memref.load %x17[%f57] : memref<?xf32>
      %f102 = memref.load %x18[%f57] : memref<?xf32>
      %f103 = arith.select %f94, %f101, %f102 : f32
      %f104 = arith.mulf %f63, %f93 : f32
      %f105 = arith.mulf %f104, %f103 : f32
      %f106 = arith.select %f83, %f105, %f63 : f32
      %f107 = memref.load %x17[%f64] : memref<?xf32>
      %f108 = memref.load %x18[%f64] : memref<?xf32>
      %f109 = arith.select %f94, %f107, %f108 : f32
      %f110 = arith.mulf %f70, %f93 : f32
      %f111 = arith.mulf %f110, %f109 : f32
      %f112 = arith.select %f83, %f111, %f70 : f32
      %f113 = memref.load %x17[%f71] : memref<?xf32>
      %f114 = memref.load %x18[%f71] : memref<?xf32>
      %f115 = arith.select %f94, %f113, %f114 : f32
      %f116 = arith.mulf %f77, %f93 : f32
      %f117 = arith.mulf %f116, %f115 : f32
      %f118 = arith.select %f83, %f117, %f77 : f32
      %f119 = arith.remui %f82, %fc1 : index
      %f120 = arith.muli %f119, %fc7 : index
      %f121 = arith.addi %f120, %f48 : index
      %f122 = arith.divui %f82, %fc1 : index
      %f123 = arith.addi %f122, %fc1 : index
      %f124 = arith.muli %f123, %fc7 : index
      %f125 = arith.addi %f124, %f48 : index
      %f126 = memref.load %x19[%f121] : memref<?xf32>
      %f127 = arith.addi %f121, %fc5 : index
      %f128 = memref.load %x19[%f127] : memref<?xf32>
      %f129 = memref.load %x19[%f125] : memref<?xf32>
      %f130 = arith.addi %f125, %fc5 : index
      %f131 = memref.load %x19[%f130] : memref<?xf32>
      %f132 = arith.mulf %f129, %f126 : f32
      %f133 = arith.mulf %f131, %f128 : f32
      %f134 = arith.subf %f132, %f133 : f32
      %f135 = arith.mulf %f131, %f126 : f32
      %f136 = arith.mulf %f129, %f128 : f32
      %f137 = arith.addf %f135, %f136 : f32
      %f138 = arith.mulf %f100, %f134 : f32
      %f139 = arith.mulf %f106, %f137 : f32
      %f140 = arith.subf %f138, %f139 : f32
      %f141 = arith.mulf %f106, %f134 : f32
      %f142 = arith.mulf %f100, %f137 : f32
      %f143 = arith.addf %f141, %f142 : f32
      scf.if %f94 {
        %f144 = arith.muli %f45, %x14 : index
        %f145 = arith.addi %f144, %x12 : index
        %f146 = arith.muli %f145, %fc7 : index
        %f147 = arith.addi %f146, %f48 : index
        %f148 = arith.divui %fheads, %fkvHeads : index
        %f149 = arith.muli %fkvHeads, %fc21 : index
        %f150 = arith.divui %x12, %f148 : index
        %f151 = arith.muli %f150, %fc7 : index
        %f152 = arith.addi %f149, %f151 : index
        %f153 = arith.addi %f152, %f48 : index
        %f154 = memref.load %x20[%f153] : memref<?xf32>
        %f155 = arith.mulf %f140, %f154 : f32
        memref.store %f155, %x21[%f147] : memref<?xf32>
        %f156 = arith.addi %f153, %fc5 : index
        %f157 = memref.load %x20[%f156] : memref<?xf32>
        %f158 = arith.mulf %f143, %f157 : f32
        %f159 = arith.addi %f147, %fc5 : index
        memref.store %f158, %x21[%f159] : memref<?xf32>
      } else {
        memref.store %f140, %x10[%f50] : memref<?xf32>
        %f160 = arith.addi %f50, %fc5 : index
        memref.store %f143, %x10[%f160] : memref<?xf32>
      }
      %f161 = arith.addi %f120, %f64 : index
      %f162 = arith.addi %f124, %f64 : index
      %f163 = memref.load %x19[%f161] : memref<?xf32>
      %f164 = arith.addi %f161, %fc5 : index
      %f165 = memref.load %x19[%f164] : memref<?xf32>
      %f166 = memref.load %x19[%f162] : memref<?xf32>
      %f167 = arith.addi %f162, %fc5 : index
      %f168 = memref.load %x19[%f167] : memref<?xf32>
      %f169 = arith.mulf %f166, %f163 : f32
      %f170 = arith.mulf %f168, %f165 : f32
      %f171 = arith.subf %f169, %f170 : f32
      %f172 = arith.mulf %f168, %f163 : f32
      %f173 = arith.mulf %f166, %f165 : f32
      %f174 = arith.addf %f172, %f173 : f32
      %f175 = arith.mulf %f112, %f171 : f32
      %f176 = arith.mulf %f118, %f174 : f32
      %f177 = arith.subf %f175, %f176 : f32
      %f178 = arith.mulf %f118, %f171 : f32
      %f179 = arith.mulf %f112, %f174 : f32
      %f180 = arith.addf %f178, %f179 : f32
      scf.if %f94 {
        %f181 = arith.muli %f45, %x14 : index
        %f182 = arith.addi %f181, %x12 : index
        %f183 = arith.muli %f182, %fc7 : index
        %f184 = arith.addi %f183, %f64 : index
        %f185 = arith.divui %fheads, %fkvHeads : index
        %f186 = arith.muli %fkvHeads, %fc21 : index
        %f187 = arith.divui %x12, %f185 : index
        %f188 = arith.muli %f187, %fc7 : index
        %f189 = arith.addi %f186, %f188 : index
        %f190 = arith.addi %f189, %f64 : index
        %f191 = memref.load %x20[%f190] : memref<?xf32>
        %f192 = arith.mulf %f177, %f191 : f32
        memref.store %f192, %x21[%f184] : memref<?xf32>
        %f193 = arith.addi %f190, %fc5 : index
        %f194 = memref.load %x20[%f193] : memref<?xf32>
        %f195 = arith.mulf %f180, %f194 : f32
        %f196 = arith.addi %f184, %fc5 : index
        memref.store %f195, %x21[%f196] : memref<?xf32>
      } else {
        memref.store %f177, %x10[%f65] : memref<?xf32>
        %f197 = arith.addi %f65, %fc5 : index
        memref.store %f180, %x10[%f197] : memref<?xf32>
      }
    } else {
      %f198 = arith.cmpi slt, %x12, %x14 : index
      scf.if %f198 {
        %f199 = arith.muli %f45, %x14 : index
        %f200 = arith.addi %f199, %x12 : index
        %f201 = arith.muli %f200, %fc7 : index
        %f202 = arith.addi %f201, %f48 : index
        %f203 = arith.divui %fheads, %fkvHeads : index
        %f204 = arith.muli %fkvHeads, %fc21 : index
        %f205 = arith.divui %x12, %f203 : index
        %f206 = arith.muli %f205, %fc7 : index
        %f207 = arith.addi %f204, %f206 : index
        %f208 = arith.addi %f207, %f48 : index
        %f209 = memref.load %x20[%f208] : memref<?xf32>
        %f210 = arith.mulf %f56, %f209 : f32
        memref.store %f210, %x21[%f202] : memref<?xf32>
        %f211 = arith.addi %f208, %fc5 : index
        %f212 = memref.load %x20[%f211] : memref<?xf32>
        %f213 = arith.mulf %f63, %f212 : f32
        %f214 = arith.addi %f202, %fc5 : index
        memref.store %f213, %x21[%f214] : memref<?xf32>
      } else {
        memref.store %f56, %x10[%f50] : memref<?xf32>
        %f215 = arith.addi %f50, %fc5 : index
        memref.store %f63, %x10[%f215] : memref<?xf32>
      }
      scf.if %f198 {
        %f216 = arith.muli %f45, %x14 : index
        %f217 = arith.addi %f216, %x12 : index
        %f218 = arith.muli %f217, %fc7 : index
        %f219 = arith.addi %f218, %f64 : index
        %f220 = arith.divui %fheads, %fkvHeads : index
        %f221 = arith.muli %fkvHeads, %fc21 : index
        %f222 = arith.divui %x12, %f220 : index
        %f223 = arith.muli %f222, %fc7 : index
        %f224 = arith.addi %f221, %f223 : index
        %f225 = arith.addi %f224, %f64 : index
        %f226 = memref.load %x20[%f225] : memref<?xf32>
        %f227 = arith.mulf %f70, %f226 : f32
        memref.store %f227, %x21[%f219] : memref<?xf32>
        %f228 = arith.addi %f225, %fc5 : index
        %f229 = memref.load %x20[%f228] : memref<?xf32>
        %f230 = arith.mulf %f77, %f229 : f32
        %f231 = arith.addi %f219, %fc5 : index
        memref.store %f230, %x21[%f231] : memref<?xf32>
      } else {
        memref.store %f70, %x10[%f65] : memref<?xf32>
        %f232 = arith.addi %f65, %fc5 : index
        memref.store %f77, %x10[%f232] : memref<?xf32>
      }
    }
  }
  wave.barrier
  %f233 = arith.cmpi sge, %x12, %x14 : index
  scf.if %f233 {
    scf.if %f46 {
      %f234 = arith.addi %fslotsAt, %f45 : index
      %f235 = memref.load %x16[%f234] : memref<?xi32>
      %f236 = arith.index_cast %f235 : i32 to index
      %f237 = arith.cmpi sge, %f236, %fc3 : index
      scf.if %f237 {
        %f238 = arith.muli %f44, %fc7 : index
        %f239 = arith.subi %x12, %x14 : index
        %f240 = arith.muli %f239, %fc1 : index
        %f241 = arith.divui %f236, %fc23 : index
        %f242 = arith.remui %f236, %fc23 : index
        %f243 = arith.muli %f241, %fpageBytes : index
        %f244 = arith.cmpi eq, %fcodec, %fc3 : index
        scf.if %f244 {
          %f245 = arith.muli %f0, %fc27 : index
          %f248 = scf.for %f246 = %f245 to %fc7 step %fc7 iter_args(%f247 = %fc26) -> (vector<4xf32>) {
            %f249 = arith.addi %f240, %f246 : index
            %f250 = vector.load %x20[%f249] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f251 = arith.addi %f240, %fc7 : index
            %f252 = arith.addi %f251, %f246 : index
            %f253 = vector.load %x20[%f252] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f254 = arith.addi %f238, %f246 : index
            %f255 = vector.load %x10[%f254] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f256 = arith.subf %f255, %f253 : vector<4xf32>
            %f257 = arith.mulf %f256, %f250 : vector<4xf32>
            %f258 = arith.minimumf %f257, %fc28 : vector<4xf32>
            %f259 = arith.maximumf %f258, %fc29 : vector<4xf32>
            %f260 = arith.truncf %f259 : vector<4xf32> to vector<4xf16>
            %f261 = vector.bitcast %f260 : vector<4xf16> to vector<8xi8>
            %f262 = arith.cmpi slt, %f239, %x15 : index
            scf.if %f262 {
              %f263 = arith.muli %f239, %fc30 : index
              %f264 = arith.addi %f243, %f263 : index
              %f265 = arith.divui %f246, %fc23 : index
              %f266 = arith.muli %f265, %fc21 : index
              %f267 = arith.remui %f246, %fc23 : index
              %f268 = arith.divui %f267, %fc31 : index
              %f269 = arith.muli %f268, %fc1 : index
              %f270 = arith.muli %f242, %fc23 : index
              %f271 = arith.addi %f269, %f270 : index
              %f272 = arith.remui %f267, %fc31 : index
              %f273 = arith.muli %f272, %fc0 : index
              %f274 = arith.addi %f271, %f273 : index
              %f275 = arith.addi %f266, %f274 : index
              %f276 = arith.addi %f264, %f275 : index
              vector.store %f261, %x22[%f276] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
            } else {
              %f277 = arith.subi %f239, %x15 : index
              %f278 = arith.muli %f277, %fc30 : index
              %f279 = arith.addi %f243, %f278 : index
              %f280 = arith.addi %f246, %fc3 : index
              %f281 = arith.divui %f280, %fc23 : index
              %f282 = arith.muli %f281, %fc21 : index
              %f283 = arith.addi %f282, %fc32 : index
              %f284 = arith.remui %f280, %fc23 : index
              %f285 = arith.divui %f242, %fc0 : index
              %f286 = arith.remui %f242, %fc0 : index
              %f287 = arith.muli %f286, %fc31 : index
              %f288 = arith.addi %f285, %f287 : index
              %f289 = arith.divui %f288, %fc31 : index
              %f290 = arith.muli %f289, %fc1 : index
              %f291 = arith.muli %f284, %fc23 : index
              %f292 = arith.addi %f290, %f291 : index
              %f293 = arith.remui %f288, %fc31 : index
              %f294 = arith.muli %f293, %fc0 : index
              %f295 = arith.addi %f292, %f294 : index
              %f296 = arith.addi %f283, %f295 : index
              %f297 = arith.addi %f279, %f296 : index
              %f298 = vector.shuffle %f261, %f261 [0, 1] : vector<8xi8>, vector<8xi8>
              vector.store %f298, %x22[%f297] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f299 = arith.addi %f246, %fc11 : index
              %f300 = arith.divui %f299, %fc23 : index
              %f301 = arith.muli %f300, %fc21 : index
              %f302 = arith.addi %f301, %fc32 : index
              %f303 = arith.remui %f299, %fc23 : index
              %f304 = arith.muli %f303, %fc23 : index
              %f305 = arith.addi %f290, %f304 : index
              %f306 = arith.addi %f305, %f294 : index
              %f307 = arith.addi %f302, %f306 : index
              %f308 = arith.addi %f279, %f307 : index
              %f309 = vector.shuffle %f261, %f261 [2, 3] : vector<8xi8>, vector<8xi8>
              vector.store %f309, %x22[%f308] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f310 = arith.addi %f246, %fc0 : index
              %f311 = arith.divui %f310, %fc23 : index
              %f312 = arith.muli %f311, %fc21 : index
              %f313 = arith.addi %f312, %fc32 : index
              %f314 = arith.remui %f310, %fc23 : index
              %f315 = arith.muli %f314, %fc23 : index
              %f316 = arith.addi %f290, %f315 : index
              %f317 = arith.addi %f316, %f294 : index
              %f318 = arith.addi %f313, %f317 : index
              %f319 = arith.addi %f279, %f318 : index
              %f320 = vector.shuffle %f261, %f261 [4, 5] : vector<8xi8>, vector<8xi8>
              vector.store %f320, %x22[%f319] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f321 = arith.addi %f246, %fc33 : index
              %f322 = arith.divui %f321, %fc23 : index
              %f323 = arith.muli %f322, %fc21 : index
              %f324 = arith.addi %f323, %fc32 : index
              %f325 = arith.remui %f321, %fc23 : index
              %f326 = arith.muli %f325, %fc23 : index
              %f327 = arith.addi %f290, %f326 : index
              %f328 = arith.addi %f327, %f294 : index
              %f329 = arith.addi %f324, %f328 : index
              %f330 = arith.addi %f279, %f329 : index
              %f331 = vector.shuffle %f261, %f261 [6, 7] : vector<8xi8>, vector<8xi8>
              vector.store %f331, %x22[%f330] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
            }
            %f332 = math.absf %f257 : vector<4xf32>
            %f333 = arith.cmpf ugt, %f332, %fc28 : vector<4xf32>
            %f334 = arith.select %f333, %fc34, %fc26 : vector<4xi1>, vector<4xf32>
            %f335 = arith.addf %f247, %f334 : vector<4xf32>
            scf.yield %f335 : vector<4xf32>
          }
          %f336 = wave.reduce "add" %f248 : vector<4xf32>
          %f337 = arith.cmpf ogt, %f336, %fc15 : f32
          scf.if %f337 {
            %f338 = arith.fptosi %f336 : f32 to i32
            wave.count %x23, %f338 : memref<?xi32>
          }
        }
        %f339 = arith.cmpi eq, %fcodec, %fc11 : index
        scf.if %f339 {
          %f340 = arith.muli %f0, %fc27 : index
          %f343 = scf.for %f341 = %f340 to %fc7 step %fc7 iter_args(%f342 = %fc26) -> (vector<4xf32>) {
            %f344 = arith.addi %f240, %f341 : index
            %f345 = vector.load %x20[%f344] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f346 = arith.addi %f240, %fc7 : index
            %f347 = arith.addi %f346, %f341 : index
            %f348 = vector.load %x20[%f347] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f349 = arith.addi %f238, %f341 : index
            %f350 = vector.load %x10[%f349] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f351 = arith.subf %f350, %f348 : vector<4xf32>
            %f352 = arith.mulf %f351, %f345 : vector<4xf32>
            %f353 = wave.fp8_encode "e4m3" %f352 : vector<4xf32> -> vector<4xi8>
            %f354 = arith.cmpi slt, %f239, %x15 : index
            scf.if %f354 {
              %f355 = arith.muli %f239, %fc32 : index
              %f356 = arith.addi %f243, %f355 : index
              %f357 = vector.shuffle %f353, %f353 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
              %f358 = arith.divui %f341, %fc23 : index
              %f359 = arith.muli %f358, %fc1 : index
              %f360 = arith.remui %f341, %fc23 : index
              %f361 = arith.muli %f242, %fc23 : index
              %f362 = arith.divui %f360, %fc27 : index
              %f363 = arith.muli %f362, %fc27 : index
              %f364 = arith.remui %f360, %fc0 : index
              %f365 = arith.muli %f364, %fc0 : index
              %f366 = arith.addi %f363, %f365 : index
              %f367 = arith.divui %f360, %fc0 : index
              %f368 = arith.remui %f367, %fc0 : index
              %f369 = arith.addi %f366, %f368 : index
              %f370 = arith.addi %f361, %f369 : index
              %f371 = arith.addi %f359, %f370 : index
              %f372 = arith.addi %f356, %f371 : index
              vector.store %f357, %x22[%f372] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f373 = arith.subi %f239, %x15 : index
              %f374 = arith.muli %f373, %fc32 : index
              %f375 = arith.addi %f243, %f374 : index
              %f376 = arith.addi %f341, %fc3 : index
              %f377 = arith.divui %f376, %fc23 : index
              %f378 = arith.muli %f377, %fc1 : index
              %f379 = arith.addi %f378, %fc2 : index
              %f380 = arith.remui %f376, %fc23 : index
              %f381 = arith.divui %f242, %fc0 : index
              %f382 = arith.remui %f242, %fc0 : index
              %f383 = arith.muli %f382, %fc31 : index
              %f384 = arith.addi %f381, %f383 : index
              %f385 = arith.muli %f380, %fc23 : index
              %f386 = arith.divui %f384, %fc27 : index
              %f387 = arith.muli %f386, %fc27 : index
              %f388 = arith.remui %f384, %fc0 : index
              %f389 = arith.muli %f388, %fc0 : index
              %f390 = arith.addi %f387, %f389 : index
              %f391 = arith.divui %f384, %fc0 : index
              %f392 = arith.remui %f391, %fc0 : index
              %f393 = arith.addi %f390, %f392 : index
              %f394 = arith.addi %f385, %f393 : index
              %f395 = arith.addi %f379, %f394 : index
              %f396 = arith.addi %f375, %f395 : index
              %f397 = vector.shuffle %f353, %f353 [0] : vector<4xi8>, vector<4xi8>
              vector.store %f397, %x22[%f396] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f398 = arith.addi %f341, %fc11 : index
              %f399 = arith.divui %f398, %fc23 : index
              %f400 = arith.muli %f399, %fc1 : index
              %f401 = arith.addi %f400, %fc2 : index
              %f402 = arith.remui %f398, %fc23 : index
              %f403 = arith.muli %f402, %fc23 : index
              %f404 = arith.addi %f403, %f393 : index
              %f405 = arith.addi %f401, %f404 : index
              %f406 = arith.addi %f375, %f405 : index
              %f407 = vector.shuffle %f353, %f353 [1] : vector<4xi8>, vector<4xi8>
              vector.store %f407, %x22[%f406] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f408 = arith.addi %f341, %fc0 : index
              %f409 = arith.divui %f408, %fc23 : index
              %f410 = arith.muli %f409, %fc1 : index
              %f411 = arith.addi %f410, %fc2 : index
              %f412 = arith.remui %f408, %fc23 : index
              %f413 = arith.muli %f412, %fc23 : index
              %f414 = arith.addi %f413, %f393 : index
              %f415 = arith.addi %f411, %f414 : index
              %f416 = arith.addi %f375, %f415 : index
              %f417 = vector.shuffle %f353, %f353 [2] : vector<4xi8>, vector<4xi8>
              vector.store %f417, %x22[%f416] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f418 = arith.addi %f341, %fc33 : index
              %f419 = arith.divui %f418, %fc23 : index
              %f420 = arith.muli %f419, %fc1 : index
              %f421 = arith.addi %f420, %fc2 : index
              %f422 = arith.remui %f418, %fc23 : index
              %f423 = arith.muli %f422, %fc23 : index
              %f424 = arith.addi %f423, %f393 : index
              %f425 = arith.addi %f421, %f424 : index
              %f426 = arith.addi %f375, %f425 : index
              %f427 = vector.shuffle %f353, %f353 [3] : vector<4xi8>, vector<4xi8>
              vector.store %f427, %x22[%f426] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
            %f428 = math.absf %f352 : vector<4xf32>
            %f429 = arith.cmpf ugt, %f428, %fc35 : vector<4xf32>
            %f430 = arith.select %f429, %fc34, %fc26 : vector<4xi1>, vector<4xf32>
            %f431 = arith.addf %f342, %f430 : vector<4xf32>
            scf.yield %f431 : vector<4xf32>
          }
          %f432 = wave.reduce "add" %f343 : vector<4xf32>
          %f433 = arith.cmpf ogt, %f432, %fc15 : f32
          scf.if %f433 {
            %f434 = arith.fptosi %f432 : f32 to i32
            wave.count %x23, %f434 : memref<?xi32>
          }
        }
        %f435 = arith.cmpi eq, %fcodec, %fc0 : index
        scf.if %f435 {
          %f436 = arith.muli %f0, %fc27 : index
          %f439 = scf.for %f437 = %f436 to %fc7 step %fc7 iter_args(%f438 = %fc26) -> (vector<4xf32>) {
            %f440 = arith.addi %f240, %f437 : index
            %f441 = vector.load %x20[%f440] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f442 = arith.addi %f240, %fc7 : index
            %f443 = arith.addi %f442, %f437 : index
            %f444 = vector.load %x20[%f443] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f445 = arith.addi %f238, %f437 : index
            %f446 = vector.load %x10[%f445] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f447 = arith.subf %f446, %f444 : vector<4xf32>
            %f448 = arith.mulf %f447, %f441 : vector<4xf32>
            %f449 = wave.fp8_encode "e5m2" %f448 : vector<4xf32> -> vector<4xi8>
            %f450 = arith.cmpi slt, %f239, %x15 : index
            scf.if %f450 {
              %f451 = arith.muli %f239, %fc32 : index
              %f452 = arith.addi %f243, %f451 : index
              %f453 = vector.shuffle %f449, %f449 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
              %f454 = arith.divui %f437, %fc23 : index
              %f455 = arith.muli %f454, %fc1 : index
              %f456 = arith.remui %f437, %fc23 : index
              %f457 = arith.muli %f242, %fc23 : index
              %f458 = arith.divui %f456, %fc27 : index
              %f459 = arith.muli %f458, %fc27 : index
              %f460 = arith.remui %f456, %fc0 : index
              %f461 = arith.muli %f460, %fc0 : index
              %f462 = arith.addi %f459, %f461 : index
              %f463 = arith.divui %f456, %fc0 : index
              %f464 = arith.remui %f463, %fc0 : index
              %f465 = arith.addi %f462, %f464 : index
              %f466 = arith.addi %f457, %f465 : index
              %f467 = arith.addi %f455, %f466 : index
              %f468 = arith.addi %f452, %f467 : index
              vector.store %f453, %x22[%f468] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f469 = arith.subi %f239, %x15 : index
              %f470 = arith.muli %f469, %fc32 : index
              %f471 = arith.addi %f243, %f470 : index
              %f472 = arith.addi %f437, %fc3 : index
              %f473 = arith.divui %f472, %fc23 : index
              %f474 = arith.muli %f473, %fc1 : index
              %f475 = arith.addi %f474, %fc2 : index
              %f476 = arith.remui %f472, %fc23 : index
              %f477 = arith.divui %f242, %fc0 : index
              %f478 = arith.remui %f242, %fc0 : index
              %f479 = arith.muli %f478, %fc31 : index
              %f480 = arith.addi %f477, %f479 : index
              %f481 = arith.muli %f476, %fc23 : index
              %f482 = arith.divui %f480, %fc27 : index
              %f483 = arith.muli %f482, %fc27 : index
              %f484 = arith.remui %f480, %fc0 : index
              %f485 = arith.muli %f484, %fc0 : index
              %f486 = arith.addi %f483, %f485 : index
              %f487 = arith.divui %f480, %fc0 : index
              %f488 = arith.remui %f487, %fc0 : index
              %f489 = arith.addi %f486, %f488 : index
              %f490 = arith.addi %f481, %f489 : index
              %f491 = arith.addi %f475, %f490 : index
              %f492 = arith.addi %f471, %f491 : index
              %f493 = vector.shuffle %f449, %f449 [0] : vector<4xi8>, vector<4xi8>
              vector.store %f493, %x22[%f492] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f494 = arith.addi %f437, %fc11 : index
              %f495 = arith.divui %f494, %fc23 : index
              %f496 = arith.muli %f495, %fc1 : index
              %f497 = arith.addi %f496, %fc2 : index
              %f498 = arith.remui %f494, %fc23 : index
              %f499 = arith.muli %f498, %fc23 : index
              %f500 = arith.addi %f499, %f489 : index
              %f501 = arith.addi %f497, %f500 : index
              %f502 = arith.addi %f471, %f501 : index
              %f503 = vector.shuffle %f449, %f449 [1] : vector<4xi8>, vector<4xi8>
              vector.store %f503, %x22[%f502] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f504 = arith.addi %f437, %fc0 : index
              %f505 = arith.divui %f504, %fc23 : index
              %f506 = arith.muli %f505, %fc1 : index
              %f507 = arith.addi %f506, %fc2 : index
              %f508 = arith.remui %f504, %fc23 : index
              %f509 = arith.muli %f508, %fc23 : index
              %f510 = arith.addi %f509, %f489 : index
              %f511 = arith.addi %f507, %f510 : index
              %f512 = arith.addi %f471, %f511 : index
              %f513 = vector.shuffle %f449, %f449 [2] : vector<4xi8>, vector<4xi8>
              vector.store %f513, %x22[%f512] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f514 = arith.addi %f437, %fc33 : index
              %f515 = arith.divui %f514, %fc23 : index
              %f516 = arith.muli %f515, %fc1 : index
              %f517 = arith.addi %f516, %fc2 : index
              %f518 = arith.remui %f514, %fc23 : index
              %f519 = arith.muli %f518, %fc23 : index
              %f520 = arith.addi %f519, %f489 : index
              %f521 = arith.addi %f517, %f520 : index
              %f522 = arith.addi %f471, %f521 : index
              %f523 = vector.shuffle %f449, %f449 [3] : vector<4xi8>, vector<4xi8>
              vector.store %f523, %x22[%f522] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
            %f524 = math.absf %f448 : vector<4xf32>
            %f525 = arith.cmpf ugt, %f524, %fc36 : vector<4xf32>
            %f526 = arith.select %f525, %fc34, %fc26 : vector<4xi1>, vector<4xf32>
            %f527 = arith.addf %f438, %f526 : vector<4xf32>
            scf.yield %f527 : vector<4xf32>
          }
          %f528 = wave.reduce "add" %f439 : vector<4xf32>
          %f529 = arith.cmpf ogt, %f528, %fc15 : f32
          scf.if %f529 {
            %f530 = arith.fptosi %f528 : f32 to i32
            wave.count %x23, %f530 : memref<?xi32>
          }
        }
        %f531 = arith.cmpi eq, %fcodec, %fc33 : index
        scf.if %f531 {
          %f532 = arith.muli %f0, %fc27 : index
          %f535 = scf.for %f533 = %f532 to %fc7 step %fc7 iter_args(%f534 = %fc26) -> (vector<4xf32>) {
            %f536 = arith.addi %f240, %f533 : index
            %f537 = vector.load %x20[%f536] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f538 = arith.addi %f240, %fc7 : index
            %f539 = arith.addi %f538, %f533 : index
            %f540 = vector.load %x20[%f539] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f541 = arith.addi %f238, %f533 : index
            %f542 = vector.load %x10[%f541] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f543 = arith.subf %f542, %f540 : vector<4xf32>
            %f544 = arith.mulf %f543, %f537 : vector<4xf32>
            %f545 = arith.cmpf ord, %f544, %f544 : vector<4xf32>
            %f546 = arith.select %f545, %f544, %fc26 : vector<4xi1>, vector<4xf32>
            %f547 = math.roundeven %f546 : vector<4xf32>
            %f548 = arith.minimumf %f547, %fc37 : vector<4xf32>
            %f549 = arith.maximumf %f548, %fc38 : vector<4xf32>
            %f550 = arith.fptosi %f549 : vector<4xf32> to vector<4xi32>
            %f551 = arith.addi %f550, %fc39 : vector<4xi32>
            %f552 = arith.trunci %f551 : vector<4xi32> to vector<4xi8>
            %f553 = arith.cmpi slt, %f239, %x15 : index
            scf.if %f553 {
              %f554 = arith.muli %f239, %fc32 : index
              %f555 = arith.addi %f243, %f554 : index
              %f556 = vector.shuffle %f552, %f552 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
              %f557 = arith.divui %f533, %fc23 : index
              %f558 = arith.muli %f557, %fc1 : index
              %f559 = arith.remui %f533, %fc23 : index
              %f560 = arith.muli %f242, %fc23 : index
              %f561 = arith.divui %f559, %fc27 : index
              %f562 = arith.muli %f561, %fc27 : index
              %f563 = arith.remui %f559, %fc0 : index
              %f564 = arith.muli %f563, %fc0 : index
              %f565 = arith.addi %f562, %f564 : index
              %f566 = arith.divui %f559, %fc0 : index
              %f567 = arith.remui %f566, %fc0 : index
              %f568 = arith.addi %f565, %f567 : index
              %f569 = arith.addi %f560, %f568 : index
              %f570 = arith.addi %f558, %f569 : index
              %f571 = arith.addi %f555, %f570 : index
              vector.store %f556, %x22[%f571] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f572 = arith.subi %f239, %x15 : index
              %f573 = arith.muli %f572, %fc32 : index
              %f574 = arith.addi %f243, %f573 : index
              %f575 = arith.addi %f533, %fc3 : index
              %f576 = arith.divui %f575, %fc23 : index
              %f577 = arith.muli %f576, %fc1 : index
              %f578 = arith.addi %f577, %fc2 : index
              %f579 = arith.remui %f575, %fc23 : index
              %f580 = arith.divui %f242, %fc0 : index
              %f581 = arith.remui %f242, %fc0 : index
              %f582 = arith.muli %f581, %fc31 : index
              %f583 = arith.addi %f580, %f582 : index
              %f584 = arith.muli %f579, %fc23 : index
              %f585 = arith.divui %f583, %fc27 : index
              %f586 = arith.muli %f585, %fc27 : index
              %f587 = arith.remui %f583, %fc0 : index
              %f588 = arith.muli %f587, %fc0 : index
              %f589 = arith.addi %f586, %f588 : index
              %f590 = arith.divui %f583, %fc0 : index
              %f591 = arith.remui %f590, %fc0 : index
              %f592 = arith.addi %f589, %f591 : index
              %f593 = arith.addi %f584, %f592 : index
              %f594 = arith.addi %f578, %f593 : index
              %f595 = arith.addi %f574, %f594 : index
              %f596 = vector.shuffle %f552, %f552 [0] : vector<4xi8>, vector<4xi8>
              vector.store %f596, %x22[%f595] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f597 = arith.addi %f533, %fc11 : index
              %f598 = arith.divui %f597, %fc23 : index
              %f599 = arith.muli %f598, %fc1 : index
              %f600 = arith.addi %f599, %fc2 : index
              %f601 = arith.remui %f597, %fc23 : index
              %f602 = arith.muli %f601, %fc23 : index
              %f603 = arith.addi %f602, %f592 : index
              %f604 = arith.addi %f600, %f603 : index
              %f605 = arith.addi %f574, %f604 : index
              %f606 = vector.shuffle %f552, %f552 [1] : vector<4xi8>, vector<4xi8>
              vector.store %f606, %x22[%f605] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f607 = arith.addi %f533, %fc0 : index
              %f608 = arith.divui %f607, %fc23 : index
              %f609 = arith.muli %f608, %fc1 : index
              %f610 = arith.addi %f609, %fc2 : index
              %f611 = arith.remui %f607, %fc23 : index
              %f612 = arith.muli %f611, %fc23 : index
              %f613 = arith.addi %f612, %f592 : index
              %f614 = arith.addi %f610, %f613 : index
              %f615 = arith.addi %f574, %f614 : index
              %f616 = vector.shuffle %f552, %f552 [2] : vector<4xi8>, vector<4xi8>
              vector.store %f616, %x22[%f615] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f617 = arith.addi %f533, %fc33 : index
              %f618 = arith.divui %f617, %fc23 : index
              %f619 = arith.muli %f618, %fc1 : index
              %f620 = arith.addi %f619, %fc2 : index
              %f621 = arith.remui %f617, %fc23 : index
              %f622 = arith.muli %f621, %fc23 : index
              %f623 = arith.addi %f622, %f592 : index
              %f624 = arith.addi %f620, %f623 : index
              %f625 = arith.addi %f574, %f624 : index
              %f626 = vector.shuffle %f552, %f552 [3] : vector<4xi8>, vector<4xi8>
              vector.store %f626, %x22[%f625] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
            %f627 = math.absf %f544 : vector<4xf32>
            %f628 = arith.cmpf ugt, %f627, %fc40 : vector<4xf32>
            %f629 = arith.select %f628, %fc34, %fc26 : vector<4xi1>, vector<4xf32>
            %f630 = arith.addf %f534, %f629 : vector<4xf32>
            scf.yield %f630 : vector<4xf32>
          }
          %f631 = wave.reduce "add" %f535 : vector<4xf32>
          %f632 = arith.cmpf ogt, %f631, %fc15 : f32
          scf.if %f632 {
            %f633 = arith.fptosi %f631 : f32 to i32
            wave.count %x23, %f633 : memref<?xi32>
          }
        }
      }
    }
  }
  func.return
}
wave.kernel @qkv_q6_k1_d128__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 4 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 12 : index
  %c5 = arith.constant 2 : index
  %c6 = arith.constant 256 : index
  %c7 = arith.constant 64 : index
  %c8 = arith.constant 127 : index
  %c9 = arith.constant 128 : index
  %c10 = arith.constant 0 : index
  %c11 = arith.constant 1 : index
  %c12 = arith.constant 8 : index
  %c13 = arith.constant 8192 : index
  %c14 = arith.constant 2048 : index
  %rowsMode = wave.param "rowsMode" : index
  %c16 = arith.constant 16 : index
  %scalesInLds = wave.param "scalesInLds" : index
  %c18 = arith.constant 32 : index
  %c19 = arith.constant 512 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c22 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c25 = arith.constant 3 : index
  %c26 = arith.constant 48 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = arith.remui %2, %c2 : index
  %4 = arith.divui %2, %c2 : index
  %5 = arith.muli %inputFeatures, %c4 : index
  %6 = arith.muli %inputFeatures, %c2 : index
  %7 = arith.divui %6, %c5 : index
  %8 = arith.divui %inputFeatures, %c6 : index
  %9 = arith.muli %8, %c7 : index
  %10 = arith.addi %9, %7 : index
  %11 = arith.addi %10, %c8 : index
  %12 = arith.divui %11, %c9 : index
  %13 = arith.muli %12, %c9 : index
  %14 = arith.addi %5, %13 : index
  %15 = arith.addi %14, %c9 : index
  %16 = arith.muli %3, %c5 : index
  %17 = arith.addi %16, %c10 : index
  %18 = arith.addi %16, %c11 : index
  %19 = arith.muli %0, %c12 : index
  %20 = arith.addi %19, %17 : index
  %21 = arith.muli %20, %15 : index
  %22 = arith.addi %19, %18 : index
  %23 = arith.muli %22, %15 : index
  %24 = wave.scratch %c13 : memref<?xf32>
  %25 = wave.scratch %c14 : memref<?xf32>
  %26 = memref.load %step[%c10] : memref<?xi32>
  %27 = arith.index_cast %26 : i32 to index
  %28 = arith.cmpi eq, %rowsMode, %c10 : index
  scf.if %28 {
    %29 = arith.muli %1, %c16 : index
    %30 = arith.cmpi slt, %29, %27 : index
    scf.if %30 {
      %31 = arith.muli %scalesInLds, %c12 : index
      %32 = wave.scratch %31 : memref<?xi8>
      %33 = arith.cmpi sgt, %scalesInLds, %c10 : index
      scf.if %33 {
        scf.for %34 = %c10 to %c12 step %c11 {
          %35 = arith.addi %19, %34 : index
          %36 = arith.muli %35, %15 : index
          %37 = arith.addi %36, %c9 : index
          %38 = arith.muli %2, %c18 : index
          %39 = wave.lane
          %40 = arith.addi %38, %39 : index
          %41 = arith.divui %scalesInLds, %c16 : index
          scf.for %42 = %40 to %41 step %c19 {
            %43 = arith.muli %42, %c16 : index
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
      %49 = arith.remui %48, %c16 : index
      %50 = wave.scratch %operandHalves : memref<?xf16>
      %51 = arith.divui %operandHalves, %c12 : index
      %52 = arith.muli %2, %c18 : index
      %53 = arith.addi %52, %48 : index
      scf.for %54 = %53 to %51 step %c19 {
        %55 = arith.muli %54, %c12 : index
        %56 = arith.addi %c10, %55 : index
        %57 = vector.load %x[%56] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %57, %50[%56] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %58 = arith.remui %49, %tileRows : index
      %59 = arith.muli %58, %c12 : index
      %60 = arith.muli %17, %scalesInLds : index
      %61 = arith.muli %18, %scalesInLds : index
      %62 = arith.divui %inputFeatures, %c18 : index
      %63 = arith.muli %4, %stepsPerWave : index
      %64 = arith.minsi %63, %62 : index
      %65 = arith.addi %64, %stepsPerWave : index
      %66 = arith.minsi %65, %62 : index
      %67 = arith.cmpi eq, %wholeBlocks, %c11 : index
      %68 = arith.subi %66, %64 : index
      %69 = arith.divui %68, %c5 : index
      %70 = arith.muli %69, %c5 : index
      %71 = arith.addi %64, %70 : index
      %72 = arith.select %67, %65, %71 : index
      %76:2 = scf.for %73 = %64 to %72 step %c5 iter_args(%74 = %c22, %75 = %c22) -> (vector<8xf32>, vector<8xf32>) {
        %77 = arith.addi %73, %c10 : index
        %78:2 = func.call @qkv_q6_k1_d128__gfx1100.0(%48, %77, %21, %60, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %79 = arith.addi %73, %c11 : index
        %80:2 = func.call @qkv_q6_k1_d128__gfx1100.0(%48, %79, %21, %60, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %81:2 = func.call @qkv_q6_k1_d128__gfx1100.0(%48, %77, %23, %61, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %82:2 = func.call @qkv_q6_k1_d128__gfx1100.0(%48, %79, %23, %61, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %83 = arith.muli %73, %c5 : index
        %84 = arith.addi %83, %c10 : index
        %85 = arith.muli %tileRows, %c16 : index
        %86 = arith.muli %84, %85 : index
        %87 = arith.addi %59, %86 : index
        %88 = vector.load %50[%87] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %89 = arith.muli %tileRows, %c12 : index
        %90 = arith.addi %87, %89 : index
        %91 = vector.load %50[%90] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %92 = vector.shuffle %88, %91 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %93 = wave.mma %92, %78#0, %74 : vector<16xf16>, vector<8xf32>
        %94 = wave.mma %92, %81#0, %75 : vector<16xf16>, vector<8xf32>
        %95 = arith.addi %83, %c11 : index
        %96 = arith.muli %95, %85 : index
        %97 = arith.addi %59, %96 : index
        %98 = vector.load %50[%97] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %99 = arith.addi %97, %89 : index
        %100 = vector.load %50[%99] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %101 = vector.shuffle %98, %100 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %102 = wave.mma %101, %78#1, %93 : vector<16xf16>, vector<8xf32>
        %103 = wave.mma %101, %81#1, %94 : vector<16xf16>, vector<8xf32>
        %104 = arith.addi %83, %c5 : index
        %105 = arith.muli %104, %85 : index
        %106 = arith.addi %59, %105 : index
        %107 = vector.load %50[%106] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %108 = arith.addi %106, %89 : index
        %109 = vector.load %50[%108] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %110 = vector.shuffle %107, %109 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %111 = wave.mma %110, %80#0, %102 : vector<16xf16>, vector<8xf32>
        %112 = wave.mma %110, %82#0, %103 : vector<16xf16>, vector<8xf32>
        %113 = arith.addi %83, %c25 : index
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
      %126:2 = scf.for %123 = %72 to %122 step %c11 iter_args(%124 = %76#0, %125 = %76#1) -> (vector<8xf32>, vector<8xf32>) {
        %127 = arith.addi %123, %c10 : index
        %128:2 = func.call @qkv_q6_k1_d128__gfx1100.0(%48, %127, %21, %60, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %129:2 = func.call @qkv_q6_k1_d128__gfx1100.0(%48, %127, %23, %61, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %130 = arith.muli %123, %c5 : index
        %131 = arith.addi %130, %c10 : index
        %132 = arith.muli %tileRows, %c16 : index
        %133 = arith.muli %131, %132 : index
        %134 = arith.addi %59, %133 : index
        %135 = vector.load %50[%134] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %136 = arith.muli %tileRows, %c12 : index
        %137 = arith.addi %134, %136 : index
        %138 = vector.load %50[%137] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %139 = vector.shuffle %135, %138 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %140 = wave.mma %139, %128#0, %124 : vector<16xf16>, vector<8xf32>
        %141 = wave.mma %139, %129#0, %125 : vector<16xf16>, vector<8xf32>
        %142 = arith.addi %130, %c11 : index
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
      %151 = arith.addi %29, %c10 : index
      func.call @qkv_q6_k1_d128__gfx1100.2(%3, %4, %126#0, %24, %126#1, %151, %27, %factors, %21, %w, %25, %23, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  %152 = arith.cmpi eq, %rowsMode, %c11 : index
  scf.if %152 {
    %153 = arith.muli %1, %c16 : index
    %154 = arith.cmpi slt, %153, %27 : index
    scf.if %154 {
      %155 = arith.muli %scalesInLds, %c12 : index
      %156 = wave.scratch %155 : memref<?xi8>
      %157 = arith.cmpi sgt, %scalesInLds, %c10 : index
      scf.if %157 {
        scf.for %158 = %c10 to %c12 step %c11 {
          %159 = arith.addi %19, %158 : index
          %160 = arith.muli %159, %15 : index
          %161 = arith.addi %160, %c9 : index
          %162 = arith.muli %2, %c18 : index
          %163 = wave.lane
          %164 = arith.addi %162, %163 : index
          %165 = arith.divui %scalesInLds, %c16 : index
          scf.for %166 = %164 to %165 step %c19 {
            %167 = arith.muli %166, %c16 : index
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
      %173 = arith.remui %172, %c16 : index
      %174 = arith.remui %173, %tileRows : index
      %175 = arith.addi %153, %174 : index
      %176 = arith.divui %175, %tileRows : index
      %177 = arith.divui %inputFeatures, %c16 : index
      %178 = arith.muli %176, %177 : index
      %179 = arith.divui %c10, %c16 : index
      %180 = arith.addi %178, %179 : index
      %181 = arith.muli %180, %c5 : index
      %182 = arith.remui %c10, %c16 : index
      %183 = arith.divui %182, %c12 : index
      %184 = arith.addi %181, %183 : index
      %185 = arith.muli %tileRows, %c12 : index
      %186 = arith.muli %184, %185 : index
      %187 = arith.remui %175, %tileRows : index
      %188 = arith.muli %187, %c12 : index
      %189 = arith.addi %186, %188 : index
      %190 = arith.remui %c10, %c12 : index
      %191 = arith.addi %189, %190 : index
      %192 = arith.muli %17, %scalesInLds : index
      %193 = arith.muli %18, %scalesInLds : index
      %194 = arith.divui %inputFeatures, %c18 : index
      %195 = arith.muli %4, %stepsPerWave : index
      %196 = arith.minsi %195, %194 : index
      %197 = arith.addi %196, %stepsPerWave : index
      %198 = arith.minsi %197, %194 : index
      %199 = arith.cmpi eq, %wholeBlocks, %c11 : index
      %200 = arith.subi %198, %196 : index
      %201 = arith.divui %200, %c5 : index
      %202 = arith.muli %201, %c5 : index
      %203 = arith.addi %196, %202 : index
      %204 = arith.select %199, %197, %203 : index
      %208:2 = scf.for %205 = %196 to %204 step %c5 iter_args(%206 = %c22, %207 = %c22) -> (vector<8xf32>, vector<8xf32>) {
        %209 = arith.addi %205, %c10 : index
        %210:2 = func.call @qkv_q6_k1_d128__gfx1100.0(%172, %209, %21, %192, %156, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %211 = arith.addi %205, %c11 : index
        %212:2 = func.call @qkv_q6_k1_d128__gfx1100.0(%172, %211, %21, %192, %156, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %213:2 = func.call @qkv_q6_k1_d128__gfx1100.0(%172, %209, %23, %193, %156, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %214:2 = func.call @qkv_q6_k1_d128__gfx1100.0(%172, %211, %23, %193, %156, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %215 = arith.muli %205, %c5 : index
        %216 = arith.addi %215, %c10 : index
        %217 = arith.muli %tileRows, %c16 : index
        %218 = arith.muli %216, %217 : index
        %219 = arith.addi %191, %218 : index
        %220 = vector.load %x[%219] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %221 = arith.addi %219, %185 : index
        %222 = vector.load %x[%221] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %223 = vector.shuffle %220, %222 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %224 = wave.mma %223, %210#0, %206 : vector<16xf16>, vector<8xf32>
        %225 = wave.mma %223, %213#0, %207 : vector<16xf16>, vector<8xf32>
        %226 = arith.addi %215, %c11 : index
        %227 = arith.muli %226, %217 : index
        %228 = arith.addi %191, %227 : index
        %229 = vector.load %x[%228] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %230 = arith.addi %228, %185 : index
        %231 = vector.load %x[%230] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %232 = vector.shuffle %229, %231 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %233 = wave.mma %232, %210#1, %224 : vector<16xf16>, vector<8xf32>
        %234 = wave.mma %232, %213#1, %225 : vector<16xf16>, vector<8xf32>
        %235 = arith.addi %215, %c5 : index
        %236 = arith.muli %235, %217 : index
        %237 = arith.addi %191, %236 : index
        %238 = vector.load %x[%237] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %239 = arith.addi %237, %185 : index
        %240 = vector.load %x[%239] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %241 = vector.shuffle %238, %240 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %242 = wave.mma %241, %212#0, %233 : vector<16xf16>, vector<8xf32>
        %243 = wave.mma %241, %214#0, %234 : vector<16xf16>, vector<8xf32>
        %244 = arith.addi %215, %c25 : index
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
      %257:2 = scf.for %254 = %204 to %253 step %c11 iter_args(%255 = %208#0, %256 = %208#1) -> (vector<8xf32>, vector<8xf32>) {
        %258 = arith.addi %254, %c10 : index
        %259:2 = func.call @qkv_q6_k1_d128__gfx1100.0(%172, %258, %21, %192, %156, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %260:2 = func.call @qkv_q6_k1_d128__gfx1100.0(%172, %258, %23, %193, %156, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %261 = arith.muli %254, %c5 : index
        %262 = arith.addi %261, %c10 : index
        %263 = arith.muli %tileRows, %c16 : index
        %264 = arith.muli %262, %263 : index
        %265 = arith.addi %191, %264 : index
        %266 = vector.load %x[%265] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %267 = arith.addi %265, %185 : index
        %268 = vector.load %x[%267] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %269 = vector.shuffle %266, %268 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %270 = wave.mma %269, %259#0, %255 : vector<16xf16>, vector<8xf32>
        %271 = wave.mma %269, %260#0, %256 : vector<16xf16>, vector<8xf32>
        %272 = arith.addi %261, %c11 : index
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
      %281 = arith.addi %153, %c10 : index
      func.call @qkv_q6_k1_d128__gfx1100.2(%3, %4, %257#0, %24, %257#1, %281, %27, %factors, %21, %w, %25, %23, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  %282 = arith.cmpi eq, %rowsMode, %c5 : index
  scf.if %282 {
    %283 = arith.muli %1, %c7 : index
    %284 = arith.cmpi slt, %283, %27 : index
    scf.if %284 {
      %285 = arith.muli %scalesInLds, %c12 : index
      %286 = wave.scratch %285 : memref<?xi8>
      %287 = arith.cmpi sgt, %scalesInLds, %c10 : index
      scf.if %287 {
        scf.for %288 = %c10 to %c12 step %c11 {
          %289 = arith.addi %19, %288 : index
          %290 = arith.muli %289, %15 : index
          %291 = arith.addi %290, %c9 : index
          %292 = arith.muli %2, %c18 : index
          %293 = wave.lane
          %294 = arith.addi %292, %293 : index
          %295 = arith.divui %scalesInLds, %c16 : index
          scf.for %296 = %294 to %295 step %c19 {
            %297 = arith.muli %296, %c16 : index
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
      %303 = arith.remui %302, %c16 : index
      %304 = arith.remui %303, %tileRows : index
      %305 = arith.addi %283, %304 : index
      %306 = arith.divui %305, %tileRows : index
      %307 = arith.divui %inputFeatures, %c16 : index
      %308 = arith.muli %306, %307 : index
      %309 = arith.divui %c10, %c16 : index
      %310 = arith.addi %308, %309 : index
      %311 = arith.muli %310, %c5 : index
      %312 = arith.remui %c10, %c16 : index
      %313 = arith.divui %312, %c12 : index
      %314 = arith.addi %311, %313 : index
      %315 = arith.muli %tileRows, %c12 : index
      %316 = arith.muli %314, %315 : index
      %317 = arith.remui %305, %tileRows : index
      %318 = arith.muli %317, %c12 : index
      %319 = arith.addi %316, %318 : index
      %320 = arith.remui %c10, %c12 : index
      %321 = arith.addi %319, %320 : index
      %322 = arith.addi %303, %c16 : index
      %323 = arith.addi %283, %322 : index
      %324 = arith.divui %323, %tileRows : index
      %325 = arith.muli %324, %307 : index
      %326 = arith.addi %325, %309 : index
      %327 = arith.muli %326, %c5 : index
      %328 = arith.addi %327, %313 : index
      %329 = arith.muli %328, %315 : index
      %330 = arith.remui %323, %tileRows : index
      %331 = arith.muli %330, %c12 : index
      %332 = arith.addi %329, %331 : index
      %333 = arith.addi %332, %320 : index
      %334 = arith.addi %303, %c18 : index
      %335 = arith.addi %283, %334 : index
      %336 = arith.divui %335, %tileRows : index
      %337 = arith.muli %336, %307 : index
      %338 = arith.addi %337, %309 : index
      %339 = arith.muli %338, %c5 : index
      %340 = arith.addi %339, %313 : index
      %341 = arith.muli %340, %315 : index
      %342 = arith.remui %335, %tileRows : index
      %343 = arith.muli %342, %c12 : index
      %344 = arith.addi %341, %343 : index
      %345 = arith.addi %344, %320 : index
      %346 = arith.addi %303, %c26 : index
      %347 = arith.addi %283, %346 : index
      %348 = arith.divui %347, %tileRows : index
      %349 = arith.muli %348, %307 : index
      %350 = arith.addi %349, %309 : index
      %351 = arith.muli %350, %c5 : index
      %352 = arith.addi %351, %313 : index
      %353 = arith.muli %352, %315 : index
      %354 = arith.remui %347, %tileRows : index
      %355 = arith.muli %354, %c12 : index
      %356 = arith.addi %353, %355 : index
      %357 = arith.addi %356, %320 : index
      %358 = arith.muli %17, %scalesInLds : index
      %359 = arith.muli %18, %scalesInLds : index
      %360 = arith.divui %inputFeatures, %c18 : index
      %361 = arith.muli %4, %stepsPerWave : index
      %362 = arith.minsi %361, %360 : index
      %363 = arith.addi %362, %stepsPerWave : index
      %364 = arith.minsi %363, %360 : index
      %365 = arith.cmpi eq, %wholeBlocks, %c11 : index
      %366 = arith.subi %364, %362 : index
      %367 = arith.divui %366, %c5 : index
      %368 = arith.muli %367, %c5 : index
      %369 = arith.addi %362, %368 : index
      %370 = arith.select %365, %363, %369 : index
      %380:8 = scf.for %371 = %362 to %370 step %c5 iter_args(%372 = %c22, %373 = %c22, %374 = %c22, %375 = %c22, %376 = %c22, %377 = %c22, %378 = %c22, %379 = %c22) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %381 = arith.addi %371, %c10 : index
        %382:2 = func.call @qkv_q6_k1_d128__gfx1100.0(%302, %381, %21, %358, %286, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %383 = arith.addi %371, %c11 : index
        %384:2 = func.call @qkv_q6_k1_d128__gfx1100.0(%302, %383, %21, %358, %286, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %385:2 = func.call @qkv_q6_k1_d128__gfx1100.0(%302, %381, %23, %359, %286, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %386:2 = func.call @qkv_q6_k1_d128__gfx1100.0(%302, %383, %23, %359, %286, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %387 = arith.muli %371, %c5 : index
        %388 = arith.addi %387, %c10 : index
        %389 = arith.muli %tileRows, %c16 : index
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
        %419 = arith.addi %387, %c11 : index
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
        %449 = arith.addi %387, %c5 : index
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
        %479 = arith.addi %387, %c25 : index
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
      %519:8 = scf.for %510 = %370 to %509 step %c11 iter_args(%511 = %380#0, %512 = %380#1, %513 = %380#2, %514 = %380#3, %515 = %380#4, %516 = %380#5, %517 = %380#6, %518 = %380#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %520 = arith.addi %510, %c10 : index
        %521:2 = func.call @qkv_q6_k1_d128__gfx1100.0(%302, %520, %21, %358, %286, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %522:2 = func.call @qkv_q6_k1_d128__gfx1100.0(%302, %520, %23, %359, %286, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %523 = arith.muli %510, %c5 : index
        %524 = arith.addi %523, %c10 : index
        %525 = arith.muli %tileRows, %c16 : index
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
        %555 = arith.addi %523, %c11 : index
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
      %585 = arith.addi %283, %c10 : index
      func.call @qkv_q6_k1_d128__gfx1100.2(%3, %4, %519#0, %24, %519#1, %585, %27, %factors, %21, %w, %25, %23, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %586 = arith.addi %283, %c16 : index
      func.call @qkv_q6_k1_d128__gfx1100.2(%3, %4, %519#2, %24, %519#3, %586, %27, %factors, %21, %w, %25, %23, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %587 = arith.addi %283, %c18 : index
      func.call @qkv_q6_k1_d128__gfx1100.2(%3, %4, %519#4, %24, %519#5, %587, %27, %factors, %21, %w, %25, %23, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %588 = arith.addi %283, %c26 : index
      func.call @qkv_q6_k1_d128__gfx1100.2(%3, %4, %519#6, %24, %519#7, %588, %27, %factors, %21, %w, %25, %23, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  wave.return
}
