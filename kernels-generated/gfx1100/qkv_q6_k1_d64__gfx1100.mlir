// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q6_k1', dim=64)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q6_k1_d64__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @qkv_q6_k1_d64__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xf32>, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: memref<?xf32>, %x10: index) {
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
func.func private @qkv_q6_k1_d64__gfx1100.2(%x0: index, %x1: index, %x2: vector<8xf32>, %x3: memref<?xf32>, %x4: vector<8xf32>, %x5: index, %x6: index, %x7: memref<?xf32>, %x8: index, %x9: memref<?xi8>, %x10: memref<?xf32>, %x11: index, %x12: index, %x13: memref<?xf32>, %x14: index, %x15: index, %x16: memref<?xi32>, %x17: memref<?xf32>, %x18: memref<?xf32>, %x19: memref<?xf32>, %x20: memref<?xf32>, %x21: memref<?xf32>, %x22: memref<?xi8>, %x23: memref<?xi32>) {
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
  func.call @qkv_q6_k1_d64__gfx1100.1(%f41, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
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
wave.kernel @qkv_q6_k1_d64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 2 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 12 : index
  %c5 = arith.constant 4 : index
  %c6 = arith.constant 256 : index
  %c7 = arith.constant 64 : index
  %c8 = arith.constant 127 : index
  %c9 = arith.constant 128 : index
  %c10 = arith.constant 0 : index
  %c11 = arith.constant 1 : index
  %c12 = arith.constant 8192 : index
  %c13 = arith.constant 1024 : index
  %rowsMode = wave.param "rowsMode" : index
  %c15 = arith.constant 16 : index
  %scalesInLds = wave.param "scalesInLds" : index
  %c17 = arith.constant 32 : index
  %c18 = arith.constant 512 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c21 = arith.constant 8 : index
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
  %6 = arith.muli %inputFeatures, %c5 : index
  %7 = arith.divui %6, %c2 : index
  %8 = arith.divui %inputFeatures, %c6 : index
  %9 = arith.muli %8, %c7 : index
  %10 = arith.addi %9, %7 : index
  %11 = arith.addi %10, %c8 : index
  %12 = arith.divui %11, %c9 : index
  %13 = arith.muli %12, %c9 : index
  %14 = arith.addi %5, %13 : index
  %15 = arith.addi %14, %c9 : index
  %16 = arith.muli %3, %c2 : index
  %17 = arith.addi %16, %c10 : index
  %18 = arith.addi %16, %c11 : index
  %19 = arith.muli %0, %c5 : index
  %20 = arith.addi %19, %17 : index
  %21 = arith.muli %20, %15 : index
  %22 = arith.addi %19, %18 : index
  %23 = arith.muli %22, %15 : index
  %24 = wave.scratch %c12 : memref<?xf32>
  %25 = wave.scratch %c13 : memref<?xf32>
  %26 = memref.load %step[%c10] : memref<?xi32>
  %27 = arith.index_cast %26 : i32 to index
  %28 = arith.cmpi eq, %rowsMode, %c10 : index
  scf.if %28 {
    %29 = arith.muli %1, %c15 : index
    %30 = arith.cmpi slt, %29, %27 : index
    scf.if %30 {
      %31 = arith.muli %scalesInLds, %c5 : index
      %32 = wave.scratch %31 : memref<?xi8>
      %33 = arith.cmpi sgt, %scalesInLds, %c10 : index
      scf.if %33 {
        scf.for %34 = %c10 to %c5 step %c11 {
          %35 = arith.addi %19, %34 : index
          %36 = arith.muli %35, %15 : index
          %37 = arith.addi %36, %c9 : index
          %38 = arith.muli %2, %c17 : index
          %39 = wave.lane
          %40 = arith.addi %38, %39 : index
          %41 = arith.divui %scalesInLds, %c15 : index
          scf.for %42 = %40 to %41 step %c18 {
            %43 = arith.muli %42, %c15 : index
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
      %49 = arith.remui %48, %c15 : index
      %50 = wave.scratch %operandHalves : memref<?xf16>
      %51 = arith.divui %operandHalves, %c21 : index
      %52 = arith.muli %2, %c17 : index
      %53 = arith.addi %52, %48 : index
      scf.for %54 = %53 to %51 step %c18 {
        %55 = arith.muli %54, %c21 : index
        %56 = arith.addi %c10, %55 : index
        %57 = vector.load %x[%56] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %57, %50[%56] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %58 = arith.remui %49, %tileRows : index
      %59 = arith.muli %58, %c21 : index
      %60 = arith.muli %17, %scalesInLds : index
      %61 = arith.muli %18, %scalesInLds : index
      %62 = arith.divui %inputFeatures, %c17 : index
      %63 = arith.muli %4, %stepsPerWave : index
      %64 = arith.minsi %63, %62 : index
      %65 = arith.addi %64, %stepsPerWave : index
      %66 = arith.minsi %65, %62 : index
      %67 = arith.cmpi eq, %wholeBlocks, %c11 : index
      %68 = arith.subi %66, %64 : index
      %69 = arith.divui %68, %c2 : index
      %70 = arith.muli %69, %c2 : index
      %71 = arith.addi %64, %70 : index
      %72 = arith.select %67, %65, %71 : index
      %76:2 = scf.for %73 = %64 to %72 step %c2 iter_args(%74 = %c22, %75 = %c22) -> (vector<8xf32>, vector<8xf32>) {
        %77 = arith.addi %73, %c10 : index
        %78:2 = func.call @qkv_q6_k1_d64__gfx1100.0(%48, %77, %21, %60, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %79 = arith.addi %73, %c11 : index
        %80:2 = func.call @qkv_q6_k1_d64__gfx1100.0(%48, %79, %21, %60, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %81:2 = func.call @qkv_q6_k1_d64__gfx1100.0(%48, %77, %23, %61, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %82:2 = func.call @qkv_q6_k1_d64__gfx1100.0(%48, %79, %23, %61, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %83 = arith.muli %73, %c2 : index
        %84 = arith.addi %83, %c10 : index
        %85 = arith.muli %tileRows, %c15 : index
        %86 = arith.muli %84, %85 : index
        %87 = arith.addi %59, %86 : index
        %88 = vector.load %50[%87] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %89 = arith.muli %tileRows, %c21 : index
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
        %104 = arith.addi %83, %c2 : index
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
        %128:2 = func.call @qkv_q6_k1_d64__gfx1100.0(%48, %127, %21, %60, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %129:2 = func.call @qkv_q6_k1_d64__gfx1100.0(%48, %127, %23, %61, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %130 = arith.muli %123, %c2 : index
        %131 = arith.addi %130, %c10 : index
        %132 = arith.muli %tileRows, %c15 : index
        %133 = arith.muli %131, %132 : index
        %134 = arith.addi %59, %133 : index
        %135 = vector.load %50[%134] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %136 = arith.muli %tileRows, %c21 : index
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
      func.call @qkv_q6_k1_d64__gfx1100.2(%3, %4, %126#0, %24, %126#1, %151, %27, %factors, %21, %w, %25, %23, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  %152 = arith.cmpi eq, %rowsMode, %c11 : index
  scf.if %152 {
    %153 = arith.muli %1, %c15 : index
    %154 = arith.cmpi slt, %153, %27 : index
    scf.if %154 {
      %155 = arith.muli %scalesInLds, %c5 : index
      %156 = wave.scratch %155 : memref<?xi8>
      %157 = arith.cmpi sgt, %scalesInLds, %c10 : index
      scf.if %157 {
        scf.for %158 = %c10 to %c5 step %c11 {
          %159 = arith.addi %19, %158 : index
          %160 = arith.muli %159, %15 : index
          %161 = arith.addi %160, %c9 : index
          %162 = arith.muli %2, %c17 : index
          %163 = wave.lane
          %164 = arith.addi %162, %163 : index
          %165 = arith.divui %scalesInLds, %c15 : index
          scf.for %166 = %164 to %165 step %c18 {
            %167 = arith.muli %166, %c15 : index
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
      %173 = arith.remui %172, %c15 : index
      %174 = arith.remui %173, %tileRows : index
      %175 = arith.addi %153, %174 : index
      %176 = arith.divui %175, %tileRows : index
      %177 = arith.divui %inputFeatures, %c15 : index
      %178 = arith.muli %176, %177 : index
      %179 = arith.divui %c10, %c15 : index
      %180 = arith.addi %178, %179 : index
      %181 = arith.muli %180, %c2 : index
      %182 = arith.remui %c10, %c15 : index
      %183 = arith.divui %182, %c21 : index
      %184 = arith.addi %181, %183 : index
      %185 = arith.muli %tileRows, %c21 : index
      %186 = arith.muli %184, %185 : index
      %187 = arith.remui %175, %tileRows : index
      %188 = arith.muli %187, %c21 : index
      %189 = arith.addi %186, %188 : index
      %190 = arith.remui %c10, %c21 : index
      %191 = arith.addi %189, %190 : index
      %192 = arith.muli %17, %scalesInLds : index
      %193 = arith.muli %18, %scalesInLds : index
      %194 = arith.divui %inputFeatures, %c17 : index
      %195 = arith.muli %4, %stepsPerWave : index
      %196 = arith.minsi %195, %194 : index
      %197 = arith.addi %196, %stepsPerWave : index
      %198 = arith.minsi %197, %194 : index
      %199 = arith.cmpi eq, %wholeBlocks, %c11 : index
      %200 = arith.subi %198, %196 : index
      %201 = arith.divui %200, %c2 : index
      %202 = arith.muli %201, %c2 : index
      %203 = arith.addi %196, %202 : index
      %204 = arith.select %199, %197, %203 : index
      %208:2 = scf.for %205 = %196 to %204 step %c2 iter_args(%206 = %c22, %207 = %c22) -> (vector<8xf32>, vector<8xf32>) {
        %209 = arith.addi %205, %c10 : index
        %210:2 = func.call @qkv_q6_k1_d64__gfx1100.0(%172, %209, %21, %192, %156, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %211 = arith.addi %205, %c11 : index
        %212:2 = func.call @qkv_q6_k1_d64__gfx1100.0(%172, %211, %21, %192, %156, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %213:2 = func.call @qkv_q6_k1_d64__gfx1100.0(%172, %209, %23, %193, %156, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %214:2 = func.call @qkv_q6_k1_d64__gfx1100.0(%172, %211, %23, %193, %156, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %215 = arith.muli %205, %c2 : index
        %216 = arith.addi %215, %c10 : index
        %217 = arith.muli %tileRows, %c15 : index
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
        %235 = arith.addi %215, %c2 : index
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
        %259:2 = func.call @qkv_q6_k1_d64__gfx1100.0(%172, %258, %21, %192, %156, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %260:2 = func.call @qkv_q6_k1_d64__gfx1100.0(%172, %258, %23, %193, %156, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %261 = arith.muli %254, %c2 : index
        %262 = arith.addi %261, %c10 : index
        %263 = arith.muli %tileRows, %c15 : index
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
      func.call @qkv_q6_k1_d64__gfx1100.2(%3, %4, %257#0, %24, %257#1, %281, %27, %factors, %21, %w, %25, %23, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  %282 = arith.cmpi eq, %rowsMode, %c2 : index
  scf.if %282 {
    %283 = arith.muli %1, %c7 : index
    %284 = arith.cmpi slt, %283, %27 : index
    scf.if %284 {
      %285 = arith.muli %scalesInLds, %c5 : index
      %286 = wave.scratch %285 : memref<?xi8>
      %287 = arith.cmpi sgt, %scalesInLds, %c10 : index
      scf.if %287 {
        scf.for %288 = %c10 to %c5 step %c11 {
          %289 = arith.addi %19, %288 : index
          %290 = arith.muli %289, %15 : index
          %291 = arith.addi %290, %c9 : index
          %292 = arith.muli %2, %c17 : index
          %293 = wave.lane
          %294 = arith.addi %292, %293 : index
          %295 = arith.divui %scalesInLds, %c15 : index
          scf.for %296 = %294 to %295 step %c18 {
            %297 = arith.muli %296, %c15 : index
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
      %303 = arith.remui %302, %c15 : index
      %304 = arith.remui %303, %tileRows : index
      %305 = arith.addi %283, %304 : index
      %306 = arith.divui %305, %tileRows : index
      %307 = arith.divui %inputFeatures, %c15 : index
      %308 = arith.muli %306, %307 : index
      %309 = arith.divui %c10, %c15 : index
      %310 = arith.addi %308, %309 : index
      %311 = arith.muli %310, %c2 : index
      %312 = arith.remui %c10, %c15 : index
      %313 = arith.divui %312, %c21 : index
      %314 = arith.addi %311, %313 : index
      %315 = arith.muli %tileRows, %c21 : index
      %316 = arith.muli %314, %315 : index
      %317 = arith.remui %305, %tileRows : index
      %318 = arith.muli %317, %c21 : index
      %319 = arith.addi %316, %318 : index
      %320 = arith.remui %c10, %c21 : index
      %321 = arith.addi %319, %320 : index
      %322 = arith.addi %303, %c15 : index
      %323 = arith.addi %283, %322 : index
      %324 = arith.divui %323, %tileRows : index
      %325 = arith.muli %324, %307 : index
      %326 = arith.addi %325, %309 : index
      %327 = arith.muli %326, %c2 : index
      %328 = arith.addi %327, %313 : index
      %329 = arith.muli %328, %315 : index
      %330 = arith.remui %323, %tileRows : index
      %331 = arith.muli %330, %c21 : index
      %332 = arith.addi %329, %331 : index
      %333 = arith.addi %332, %320 : index
      %334 = arith.addi %303, %c17 : index
      %335 = arith.addi %283, %334 : index
      %336 = arith.divui %335, %tileRows : index
      %337 = arith.muli %336, %307 : index
      %338 = arith.addi %337, %309 : index
      %339 = arith.muli %338, %c2 : index
      %340 = arith.addi %339, %313 : index
      %341 = arith.muli %340, %315 : index
      %342 = arith.remui %335, %tileRows : index
      %343 = arith.muli %342, %c21 : index
      %344 = arith.addi %341, %343 : index
      %345 = arith.addi %344, %320 : index
      %346 = arith.addi %303, %c26 : index
      %347 = arith.addi %283, %346 : index
      %348 = arith.divui %347, %tileRows : index
      %349 = arith.muli %348, %307 : index
      %350 = arith.addi %349, %309 : index
      %351 = arith.muli %350, %c2 : index
      %352 = arith.addi %351, %313 : index
      %353 = arith.muli %352, %315 : index
      %354 = arith.remui %347, %tileRows : index
      %355 = arith.muli %354, %c21 : index
      %356 = arith.addi %353, %355 : index
      %357 = arith.addi %356, %320 : index
      %358 = arith.muli %17, %scalesInLds : index
      %359 = arith.muli %18, %scalesInLds : index
      %360 = arith.divui %inputFeatures, %c17 : index
      %361 = arith.muli %4, %stepsPerWave : index
      %362 = arith.minsi %361, %360 : index
      %363 = arith.addi %362, %stepsPerWave : index
      %364 = arith.minsi %363, %360 : index
      %365 = arith.cmpi eq, %wholeBlocks, %c11 : index
      %366 = arith.subi %364, %362 : index
      %367 = arith.divui %366, %c2 : index
      %368 = arith.muli %367, %c2 : index
      %369 = arith.addi %362, %368 : index
      %370 = arith.select %365, %363, %369 : index
      %380:8 = scf.for %371 = %362 to %370 step %c2 iter_args(%372 = %c22, %373 = %c22, %374 = %c22, %375 = %c22, %376 = %c22, %377 = %c22, %378 = %c22, %379 = %c22) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %381 = arith.addi %371, %c10 : index
        %382:2 = func.call @qkv_q6_k1_d64__gfx1100.0(%302, %381, %21, %358, %286, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %383 = arith.addi %371, %c11 : index
        %384:2 = func.call @qkv_q6_k1_d64__gfx1100.0(%302, %383, %21, %358, %286, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %385:2 = func.call @qkv_q6_k1_d64__gfx1100.0(%302, %381, %23, %359, %286, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %386:2 = func.call @qkv_q6_k1_d64__gfx1100.0(%302, %383, %23, %359, %286, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %387 = arith.muli %371, %c2 : index
        %388 = arith.addi %387, %c10 : index
        %389 = arith.muli %tileRows, %c15 : index
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
        %449 = arith.addi %387, %c2 : index
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
        %521:2 = func.call @qkv_q6_k1_d64__gfx1100.0(%302, %520, %21, %358, %286, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %522:2 = func.call @qkv_q6_k1_d64__gfx1100.0(%302, %520, %23, %359, %286, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %523 = arith.muli %510, %c2 : index
        %524 = arith.addi %523, %c10 : index
        %525 = arith.muli %tileRows, %c15 : index
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
      func.call @qkv_q6_k1_d64__gfx1100.2(%3, %4, %519#0, %24, %519#1, %585, %27, %factors, %21, %w, %25, %23, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %586 = arith.addi %283, %c15 : index
      func.call @qkv_q6_k1_d64__gfx1100.2(%3, %4, %519#2, %24, %519#3, %586, %27, %factors, %21, %w, %25, %23, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %587 = arith.addi %283, %c17 : index
      func.call @qkv_q6_k1_d64__gfx1100.2(%3, %4, %519#4, %24, %519#5, %587, %27, %factors, %21, %w, %25, %23, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %588 = arith.addi %283, %c26 : index
      func.call @qkv_q6_k1_d64__gfx1100.2(%3, %4, %519#6, %24, %519#7, %588, %27, %factors, %21, %w, %25, %23, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  wave.return
}
