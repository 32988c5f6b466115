// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q4_1', dim=96)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q4_1_d96__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @qkv_q4_1_d96__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xf32>, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: memref<?xf32>, %x10: index) {
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
func.func private @qkv_q4_1_d96__gfx1100.2(%x0: index, %x1: index, %x2: vector<8xf32>, %x3: memref<?xf32>, %x4: vector<8xf32>, %x5: index, %x6: index, %x7: memref<?xf32>, %x8: index, %x9: memref<?xi8>, %x10: memref<?xf32>, %x11: index, %x12: index, %x13: memref<?xf32>, %x14: index, %x15: index, %x16: memref<?xi32>, %x17: memref<?xf32>, %x18: memref<?xf32>, %x19: memref<?xf32>, %x20: memref<?xf32>, %x21: memref<?xf32>, %x22: memref<?xi8>) {
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
  %fc22 = arith.constant 12 : index
  %fslotsAt = wave.param "slotsAt" : index
  %fpageBytes = wave.param "pageBytes" : index
  %fcodec = wave.param "codec" : index
  %fc26 = arith.constant 4 : index
  %fc27 = arith.constant dense<0x477FE000> : vector<4xf32>
  %fc28 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %fc29 = arith.constant 6144 : index
  %fc30 = arith.constant 512 : index
  %fc31 = arith.constant 8 : index
  %fc32 = arith.constant 3072 : index
  %fc33 = arith.constant 3 : index
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
  func.call @qkv_q4_1_d96__gfx1100.1(%f41, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
  %f42 = arith.addi %f40, %fc11 : index
  func.call @qkv_q4_1_d96__gfx1100.1(%f42, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
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
        memref.store %f146, %x20[%f153] : memref<?xf32>
        %f154 = arith.addi %f153, %fc14 : index
        memref.store %f149, %x20[%f154] : memref<?xf32>
      } else {
        memref.store %f146, %x10[%f52] : memref<?xf32>
        %f155 = arith.addi %f52, %fc14 : index
        memref.store %f149, %x10[%f155] : memref<?xf32>
      }
      %f156 = arith.addi %f126, %f68 : index
      %f157 = arith.addi %f130, %f68 : index
      %f158 = memref.load %x19[%f156] : memref<?xf32>
      %f159 = arith.addi %f156, %fc14 : index
      %f160 = memref.load %x19[%f159] : memref<?xf32>
      %f161 = memref.load %x19[%f157] : memref<?xf32>
      %f162 = arith.addi %f157, %fc14 : index
      %f163 = memref.load %x19[%f162] : memref<?xf32>
      %f164 = arith.mulf %f161, %f158 : f32
      %f165 = arith.mulf %f163, %f160 : f32
      %f166 = arith.subf %f164, %f165 : f32
      %f167 = arith.mulf %f163, %f158 : f32
      %f168 = arith.mulf %f161, %f160 : f32
      %f169 = arith.addf %f167, %f168 : f32
      %f170 = arith.mulf %f118, %f166 : f32
      %f171 = arith.mulf %f124, %f169 : f32
      %f172 = arith.subf %f170, %f171 : f32
      %f173 = arith.mulf %f124, %f166 : f32
      %f174 = arith.mulf %f118, %f169 : f32
      %f175 = arith.addf %f173, %f174 : f32
      scf.if %f67 {
        scf.if %f100 {
          %f176 = arith.muli %f45, %x14 : index
          %f177 = arith.addi %f176, %x12 : index
          %f178 = arith.muli %f177, %fc6 : index
          %f179 = arith.addi %f178, %f68 : index
          memref.store %f172, %x20[%f179] : memref<?xf32>
          %f180 = arith.addi %f179, %fc14 : index
          memref.store %f175, %x20[%f180] : memref<?xf32>
        } else {
          memref.store %f172, %x10[%f69] : memref<?xf32>
          %f181 = arith.addi %f69, %fc14 : index
          memref.store %f175, %x10[%f181] : memref<?xf32>
        }
      }
    } else {
      %f182 = arith.cmpi slt, %x12, %x14 : index
      scf.if %f182 {
        %f183 = arith.muli %f45, %x14 : index
        %f184 = arith.addi %f183, %x12 : index
        %f185 = arith.muli %f184, %fc6 : index
        %f186 = arith.addi %f185, %f50 : index
        memref.store %f58, %x20[%f186] : memref<?xf32>
        %f187 = arith.addi %f186, %fc14 : index
        memref.store %f65, %x20[%f187] : memref<?xf32>
      } else {
        memref.store %f58, %x10[%f52] : memref<?xf32>
        %f188 = arith.addi %f52, %fc14 : index
        memref.store %f65, %x10[%f188] : memref<?xf32>
      }
      scf.if %f67 {
        scf.if %f182 {
          %f189 = arith.muli %f45, %x14 : index
          %f190 = arith.addi %f189, %x12 : index
          %f191 = arith.muli %f190, %fc6 : index
          %f192 = arith.addi %f191, %f68 : index
          memref.store %f74, %x20[%f192] : memref<?xf32>
          %f193 = arith.addi %f192, %fc14 : index
          memref.store %f81, %x20[%f193] : memref<?xf32>
        } else {
          memref.store %f74, %x10[%f69] : memref<?xf32>
          %f194 = arith.addi %f69, %fc14 : index
          memref.store %f81, %x10[%f194] : memref<?xf32>
        }
      }
    }
  }
  %f195 = arith.addi %f43, %fc22 : index
  %f196 = arith.addi %x5, %f195 : index
  %f197 = arith.cmpi slt, %f196, %x6 : index
  %f198 = arith.cmpi slt, %f195, %fc12 : index
  %f199 = arith.andi %f197, %f198 : i1
  scf.if %f199 {
    %f200 = arith.muli %f195, %fc6 : index
    %f201 = arith.addi %f0, %fc3 : index
    %f202 = arith.cmpi eq, %fhasBias, %fc11 : index
    %f203 = arith.addi %f200, %f201 : index
    %f204 = memref.load %x10[%f203] : memref<?xf32>
    %f205 = arith.muli %x12, %fc6 : index
    %f206 = arith.addi %f205, %f201 : index
    %f207 = memref.load %x13[%f206] : memref<?xf32>
    %f208 = arith.addf %f204, %f207 : f32
    %f209 = arith.select %f202, %f208, %f204 : f32
    %f210 = arith.addi %f201, %fc14 : index
    %f211 = arith.addi %f200, %f210 : index
    %f212 = memref.load %x10[%f211] : memref<?xf32>
    %f213 = arith.addi %f205, %f210 : index
    %f214 = memref.load %x13[%f213] : memref<?xf32>
    %f215 = arith.addf %f212, %f214 : f32
    %f216 = arith.select %f202, %f215, %f212 : f32
    %f217 = arith.addi %f0, %fc4 : index
    %f218 = arith.cmpi slt, %f217, %fc14 : index
    %f219 = arith.minsi %f217, %fc15 : index
    %f220 = arith.addi %f200, %f219 : index
    %f221 = memref.load %x10[%f220] : memref<?xf32>
    %f222 = arith.addi %f205, %f219 : index
    %f223 = memref.load %x13[%f222] : memref<?xf32>
    %f224 = arith.addf %f221, %f223 : f32
    %f225 = arith.select %f202, %f224, %f221 : f32
    %f226 = arith.addi %f219, %fc14 : index
    %f227 = arith.addi %f200, %f226 : index
    %f228 = memref.load %x10[%f227] : memref<?xf32>
    %f229 = arith.addi %f205, %f226 : index
    %f230 = memref.load %x13[%f229] : memref<?xf32>
    %f231 = arith.addf %f228, %f230 : f32
    %f232 = arith.select %f202, %f231, %f228 : f32
    %f233 = arith.addi %x14, %x15 : index
    %f234 = arith.cmpi slt, %x12, %f233 : index
    scf.if %f234 {
      %f235 = arith.addi %fpositionsAt, %f196 : index
      %f236 = memref.load %x16[%f235] : memref<?xi32>
      %f237 = arith.index_cast %f236 : i32 to index
      %f238 = arith.cmpi eq, %fhasNorm, %fc11 : index
      %f239 = math.fma %f209, %f209, %fc18 : f32
      %f240 = math.fma %f216, %f216, %f239 : f32
      %f241 = math.fma %f225, %f225, %f240 : f32
      %f242 = arith.select %f218, %f241, %f240 : f32
      %f243 = math.fma %f232, %f232, %f242 : f32
      %f244 = arith.select %f218, %f243, %f242 : f32
      %f245 = vector.broadcast %f244 : f32 to vector<1xf32>
      %f246 = wave.reduce "add" %f245 : vector<1xf32>
      %f247 = arith.mulf %f246, %finverseHeadDim : f32
      %f248 = arith.addf %f247, %fepsilon : f32
      %f249 = math.sqrt %f248 : f32
      %f250 = arith.divf %fc20, %f249 : f32
      %f251 = arith.cmpi slt, %x12, %x14 : index
      %f252 = memref.load %x17[%f201] : memref<?xf32>
      %f253 = memref.load %x18[%f201] : memref<?xf32>
      %f254 = arith.select %f251, %f252, %f253 : f32
      %f255 = arith.mulf %f209, %f250 : f32
      %f256 = arith.mulf %f255, %f254 : f32
      %f257 = arith.select %f238, %f256, %f209 : f32
      %f258 = memref.load %x17[%f210] : memref<?xf32>
      %f259 = memref.load %x18[%f210] : memref<?xf32>
      %f260 = arith.select %f251, %f258, %f259 : f32
      %f261 = arith.mulf %f216, %f250 : f32
      %f262 = arith.mulf %f261, %f260 : f32
      %f263 = arith.select %f238, %f262, %f216 : f32
      %f264 = memref.load %x17[%f219] : memref<?xf32>
      %f265 = memref.load %x18[%f219] : memref<?xf32>
      %f266 = arith.select %f251, %f264, %f265 : f32
      %f267 = arith.mulf %f225, %f250 : f32
      %f268 = arith.mulf %f267, %f266 : f32
      %f269 = arith.select %f238, %f268, %f225 : f32
      %f270 = memref.load %x17[%f226] : memref<?xf32>
      %f271 = memref.load %x18[%f226] : memref<?xf32>
      %f272 = arith.select %f251, %f270, %f271 : f32
      %f273 = arith.mulf %f232, %f250 : f32
      %f274 = arith.mulf %f273, %f272 : f32
      %f275 = arith.select %f238, %f274, %f232 : f32
      %f276 = arith.remui %f237, %fc1 : index
      %f277 = arith.muli %f276, %fc6 : index
      %f278 = arith.addi %f277, %f201 : index
      %f279 = arith.divui %f237, %fc1 : index
      %f280 = arith.addi %f279, %fc1 : index
      %f281 = arith.muli %f280, %fc6 : index
      %f282 = arith.addi %f281, %f201 : index
      %f283 = memref.load %x19[%f278] : memref<?xf32>
      %f284 = arith.addi %f278, %fc14 : index
      %f285 = memref.load %x19[%f284] : memref<?xf32>
      %f286 = memref.load %x19[%f282] : memref<?xf32>
      %f287 = arith.addi %f282, %fc14 : index
      %f288 = memref.load %x19[%f287] : memref<?xf32>
      %f289 = arith.mulf %f286, %f283 : f32
      %f290 = arith.mulf %f288, %f285 : f32
      %f291 = arith.subf %f289, %f290 : f32
      %f292 = arith.mulf %f288, %f283 : f32
      %f293 = arith.mulf %f286, %f285 : f32
      %f294 = arith.addf %f292, %f293 : f32
      %f295 = arith.mulf %f257, %f291 : f32
      %f296 = arith.mulf %f263, %f294 : f32
      %f297 = arith.subf %f295, %f296 : f32
      %f298 = arith.mulf %f263, %f291 : f32
      %f299 = arith.mulf %f257, %f294 : f32
      %f300 = arith.addf %f298, %f299 : f32
      scf.if %f251 {
        %f301 = arith.muli %f196, %x14 : index
        %f302 = arith.addi %f301, %x12 : index
        %f303 = arith.muli %f302, %fc6 : index
        %f304 = arith.addi %f303, %f201 : index
        memref.store %f297, %x20[%f304] : memref<?xf32>
        %f305 = arith.addi %f304, %fc14 : index
        memref.store %f300, %x20[%f305] : memref<?xf32>
      } else {
        memref.store %f297, %x10[%f203] : memref<?xf32>
        %f306 = arith.addi %f203, %fc14 : index
        memref.store %f300, %x10[%f306] : memref<?xf32>
      }
      %f307 = arith.addi %f277, %f219 : index
      %f308 = arith.addi %f281, %f219 : index
      %f309 = memref.load %x19[%f307] : memref<?xf32>
      %f310 = arith.addi %f307, %fc14 : index
      %f311 = memref.load %x19[%f310] : memref<?xf32>
      %f312 = memref.load %x19[%f308] : memref<?xf32>
      %f313 = arith.addi %f308, %fc14 : index
      %f314 = memref.load %x19[%f313] : memref<?xf32>
      %f315 = arith.mulf %f312, %f309 : f32
      %f316 = arith.mulf %f314, %f311 : f32
      %f317 = arith.subf %f315, %f316 : f32
      %f318 = arith.mulf %f314, %f309 : f32
      %f319 = arith.mulf %f312, %f311 : f32
      %f320 = arith.addf %f318, %f319 : f32
      %f321 = arith.mulf %f269, %f317 : f32
      %f322 = arith.mulf %f275, %f320 : f32
      %f323 = arith.subf %f321, %f322 : f32
      %f324 = arith.mulf %f275, %f317 : f32
      %f325 = arith.mulf %f269, %f320 : f32
      %f326 = arith.addf %f324, %f325 : f32
      scf.if %f218 {
        scf.if %f251 {
          %f327 = arith.muli %f196, %x14 : index
          %f328 = arith.addi %f327, %x12 : index
          %f329 = arith.muli %f328, %fc6 : index
          %f330 = arith.addi %f329, %f219 : index
          memref.store %f323, %x20[%f330] : memref<?xf32>
          %f331 = arith.addi %f330, %fc14 : index
          memref.store %f326, %x20[%f331] : memref<?xf32>
        } else {
          memref.store %f323, %x10[%f220] : memref<?xf32>
          %f332 = arith.addi %f220, %fc14 : index
          memref.store %f326, %x10[%f332] : memref<?xf32>
        }
      }
    } else {
      %f333 = arith.cmpi slt, %x12, %x14 : index
      scf.if %f333 {
        %f334 = arith.muli %f196, %x14 : index
        %f335 = arith.addi %f334, %x12 : index
        %f336 = arith.muli %f335, %fc6 : index
        %f337 = arith.addi %f336, %f201 : index
        memref.store %f209, %x20[%f337] : memref<?xf32>
        %f338 = arith.addi %f337, %fc14 : index
        memref.store %f216, %x20[%f338] : memref<?xf32>
      } else {
        memref.store %f209, %x10[%f203] : memref<?xf32>
        %f339 = arith.addi %f203, %fc14 : index
        memref.store %f216, %x10[%f339] : memref<?xf32>
      }
      scf.if %f218 {
        scf.if %f333 {
          %f340 = arith.muli %f196, %x14 : index
          %f341 = arith.addi %f340, %x12 : index
          %f342 = arith.muli %f341, %fc6 : index
          %f343 = arith.addi %f342, %f219 : index
          memref.store %f225, %x20[%f343] : memref<?xf32>
          %f344 = arith.addi %f343, %fc14 : index
          memref.store %f232, %x20[%f344] : memref<?xf32>
        } else {
          memref.store %f225, %x10[%f220] : memref<?xf32>
          %f345 = arith.addi %f220, %fc14 : index
          memref.store %f232, %x10[%f345] : memref<?xf32>
        }
      }
    }
  }
  wave.barrier
  %f346 = arith.cmpi sge, %x12, %x14 : index
  scf.if %f346 {
    scf.if %f48 {
      %f347 = arith.addi %fslotsAt, %f45 : index
      %f348 = memref.load %x16[%f347] : memref<?xi32>
      %f349 = arith.index_cast %f348 : i32 to index
      %f350 = arith.cmpi sge, %f349, %fc3 : index
      scf.if %f350 {
        %f351 = arith.muli %f44, %fc6 : index
        %f352 = arith.subi %x12, %x14 : index
        %f353 = memref.load %x21[%f352] : memref<?xf32>
        %f354 = vector.broadcast %f353 : f32 to vector<4xf32>
        %f355 = arith.divui %f349, %fc12 : index
        %f356 = arith.remui %f349, %fc12 : index
        %f357 = arith.muli %f355, %fpageBytes : index
        %f358 = arith.cmpi eq, %fcodec, %fc3 : index
        scf.if %f358 {
          %f359 = arith.muli %f0, %fc26 : index
          scf.for %f360 = %f359 to %fc6 step %fc7 {
            %f361 = arith.addi %f351, %f360 : index
            %f362 = vector.load %x10[%f361] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f363 = arith.mulf %f362, %f354 : vector<4xf32>
            %f364 = arith.minimumf %f363, %fc27 : vector<4xf32>
            %f365 = arith.maximumf %f364, %fc28 : vector<4xf32>
            %f366 = arith.truncf %f365 : vector<4xf32> to vector<4xf16>
            %f367 = vector.bitcast %f366 : vector<4xf16> to vector<8xi8>
            %f368 = arith.cmpi slt, %f352, %x15 : index
            scf.if %f368 {
              %f369 = arith.muli %f352, %fc29 : index
              %f370 = arith.addi %f357, %f369 : index
              %f371 = arith.divui %f360, %fc12 : index
              %f372 = arith.muli %f371, %fc30 : index
              %f373 = arith.remui %f360, %fc12 : index
              %f374 = arith.divui %f373, %fc31 : index
              %f375 = arith.muli %f374, %fc1 : index
              %f376 = arith.muli %f356, %fc12 : index
              %f377 = arith.addi %f375, %f376 : index
              %f378 = arith.remui %f373, %fc31 : index
              %f379 = arith.muli %f378, %fc0 : index
              %f380 = arith.addi %f377, %f379 : index
              %f381 = arith.addi %f372, %f380 : index
              %f382 = arith.addi %f370, %f381 : index
              vector.store %f367, %x22[%f382] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
            } else {
              %f383 = arith.subi %f352, %x15 : index
              %f384 = arith.muli %f383, %fc29 : index
              %f385 = arith.addi %f357, %f384 : index
              %f386 = arith.addi %f360, %fc3 : index
              %f387 = arith.divui %f386, %fc12 : index
              %f388 = arith.muli %f387, %fc30 : index
              %f389 = arith.addi %f388, %fc32 : index
              %f390 = arith.remui %f386, %fc12 : index
              %f391 = arith.divui %f356, %fc0 : index
              %f392 = arith.remui %f356, %fc0 : index
              %f393 = arith.muli %f392, %fc31 : index
              %f394 = arith.addi %f391, %f393 : index
              %f395 = arith.divui %f394, %fc31 : index
              %f396 = arith.muli %f395, %fc1 : index
              %f397 = arith.muli %f390, %fc12 : index
              %f398 = arith.addi %f396, %f397 : index
              %f399 = arith.remui %f394, %fc31 : index
              %f400 = arith.muli %f399, %fc0 : index
              %f401 = arith.addi %f398, %f400 : index
              %f402 = arith.addi %f389, %f401 : index
              %f403 = arith.addi %f385, %f402 : index
              %f404 = vector.shuffle %f367, %f367 [0, 1] : vector<8xi8>, vector<8xi8>
              vector.store %f404, %x22[%f403] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f405 = arith.addi %f360, %fc11 : index
              %f406 = arith.divui %f405, %fc12 : index
              %f407 = arith.muli %f406, %fc30 : index
              %f408 = arith.addi %f407, %fc32 : index
              %f409 = arith.remui %f405, %fc12 : index
              %f410 = arith.muli %f409, %fc12 : index
              %f411 = arith.addi %f396, %f410 : index
              %f412 = arith.addi %f411, %f400 : index
              %f413 = arith.addi %f408, %f412 : index
              %f414 = arith.addi %f385, %f413 : index
              %f415 = vector.shuffle %f367, %f367 [2, 3] : vector<8xi8>, vector<8xi8>
              vector.store %f415, %x22[%f414] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f416 = arith.addi %f360, %fc0 : index
              %f417 = arith.divui %f416, %fc12 : index
              %f418 = arith.muli %f417, %fc30 : index
              %f419 = arith.addi %f418, %fc32 : index
              %f420 = arith.remui %f416, %fc12 : index
              %f421 = arith.muli %f420, %fc12 : index
              %f422 = arith.addi %f396, %f421 : index
              %f423 = arith.addi %f422, %f400 : index
              %f424 = arith.addi %f419, %f423 : index
              %f425 = arith.addi %f385, %f424 : index
              %f426 = vector.shuffle %f367, %f367 [4, 5] : vector<8xi8>, vector<8xi8>
              vector.store %f426, %x22[%f425] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f427 = arith.addi %f360, %fc33 : index
              %f428 = arith.divui %f427, %fc12 : index
              %f429 = arith.muli %f428, %fc30 : index
              %f430 = arith.addi %f429, %fc32 : index
              %f431 = arith.remui %f427, %fc12 : index
              %f432 = arith.muli %f431, %fc12 : index
              %f433 = arith.addi %f396, %f432 : index
              %f434 = arith.addi %f433, %f400 : index
              %f435 = arith.addi %f430, %f434 : index
              %f436 = arith.addi %f385, %f435 : index
              %f437 = vector.shuffle %f367, %f367 [6, 7] : vector<8xi8>, vector<8xi8>
              vector.store %f437, %x22[%f436] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
            }
          }
        }
        %f438 = arith.cmpi eq, %fcodec, %fc11 : index
        scf.if %f438 {
          %f439 = arith.muli %f0, %fc26 : index
          scf.for %f440 = %f439 to %fc6 step %fc7 {
            %f441 = arith.addi %f351, %f440 : index
            %f442 = vector.load %x10[%f441] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f443 = arith.mulf %f442, %f354 : vector<4xf32>
            %f444 = wave.fp8_encode "e4m3" %f443 : vector<4xf32> -> vector<4xi8>
            %f445 = arith.cmpi slt, %f352, %x15 : index
            scf.if %f445 {
              %f446 = arith.muli %f352, %fc32 : index
              %f447 = arith.addi %f357, %f446 : index
              %f448 = vector.shuffle %f444, %f444 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
              %f449 = arith.divui %f440, %fc12 : index
              %f450 = arith.muli %f449, %fc1 : index
              %f451 = arith.remui %f440, %fc12 : index
              %f452 = arith.muli %f356, %fc12 : index
              %f453 = arith.divui %f451, %fc26 : index
              %f454 = arith.muli %f453, %fc26 : index
              %f455 = arith.remui %f451, %fc0 : index
              %f456 = arith.muli %f455, %fc0 : index
              %f457 = arith.addi %f454, %f456 : index
              %f458 = arith.divui %f451, %fc0 : index
              %f459 = arith.remui %f458, %fc0 : index
              %f460 = arith.addi %f457, %f459 : index
              %f461 = arith.addi %f452, %f460 : index
              %f462 = arith.addi %f450, %f461 : index
              %f463 = arith.addi %f447, %f462 : index
              vector.store %f448, %x22[%f463] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f464 = arith.subi %f352, %x15 : index
              %f465 = arith.muli %f464, %fc32 : index
              %f466 = arith.addi %f357, %f465 : index
              %f467 = arith.addi %f440, %fc3 : index
              %f468 = arith.divui %f467, %fc12 : index
              %f469 = arith.muli %f468, %fc1 : index
              %f470 = arith.addi %f469, %fc2 : index
              %f471 = arith.remui %f467, %fc12 : index
              %f472 = arith.divui %f356, %fc0 : index
              %f473 = arith.remui %f356, %fc0 : index
              %f474 = arith.muli %f473, %fc31 : index
              %f475 = arith.addi %f472, %f474 : index
              %f476 = arith.muli %f471, %fc12 : index
              %f477 = arith.divui %f475, %fc26 : index
              %f478 = arith.muli %f477, %fc26 : index
              %f479 = arith.remui %f475, %fc0 : index
              %f480 = arith.muli %f479, %fc0 : index
              %f481 = arith.addi %f478, %f480 : index
              %f482 = arith.divui %f475, %fc0 : index
              %f483 = arith.remui %f482, %fc0 : index
              %f484 = arith.addi %f481, %f483 : index
              %f485 = arith.addi %f476, %f484 : index
              %f486 = arith.addi %f470, %f485 : index
              %f487 = arith.addi %f466, %f486 : index
              %f488 = vector.shuffle %f444, %f444 [0] : vector<4xi8>, vector<4xi8>
              vector.store %f488, %x22[%f487] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f489 = arith.addi %f440, %fc11 : index
              %f490 = arith.divui %f489, %fc12 : index
              %f491 = arith.muli %f490, %fc1 : index
              %f492 = arith.addi %f491, %fc2 : index
              %f493 = arith.remui %f489, %fc12 : index
              %f494 = arith.muli %f493, %fc12 : index
              %f495 = arith.addi %f494, %f484 : index
              %f496 = arith.addi %f492, %f495 : index
              %f497 = arith.addi %f466, %f496 : index
              %f498 = vector.shuffle %f444, %f444 [1] : vector<4xi8>, vector<4xi8>
              vector.store %f498, %x22[%f497] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f499 = arith.addi %f440, %fc0 : index
              %f500 = arith.divui %f499, %fc12 : index
              %f501 = arith.muli %f500, %fc1 : index
              %f502 = arith.addi %f501, %fc2 : index
              %f503 = arith.remui %f499, %fc12 : index
              %f504 = arith.muli %f503, %fc12 : index
              %f505 = arith.addi %f504, %f484 : index
              %f506 = arith.addi %f502, %f505 : index
              %f507 = arith.addi %f466, %f506 : index
              %f508 = vector.shuffle %f444, %f444 [2] : vector<4xi8>, vector<4xi8>
              vector.store %f508, %x22[%f507] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f509 = arith.addi %f440, %fc33 : index
              %f510 = arith.divui %f509, %fc12 : index
              %f511 = arith.muli %f510, %fc1 : index
              %f512 = arith.addi %f511, %fc2 : index
              %f513 = arith.remui %f509, %fc12 : index
              %f514 = arith.muli %f513, %fc12 : index
              %f515 = arith.addi %f514, %f484 : index
              %f516 = arith.addi %f512, %f515 : index
              %f517 = arith.addi %f466, %f516 : index
              %f518 = vector.shuffle %f444, %f444 [3] : vector<4xi8>, vector<4xi8>
              vector.store %f518, %x22[%f517] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
          }
        }
        %f519 = arith.cmpi eq, %fcodec, %fc0 : index
        scf.if %f519 {
          %f520 = arith.muli %f0, %fc26 : index
          scf.for %f521 = %f520 to %fc6 step %fc7 {
            %f522 = arith.addi %f351, %f521 : index
            %f523 = vector.load %x10[%f522] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f524 = arith.mulf %f523, %f354 : vector<4xf32>
            %f525 = wave.fp8_encode "e5m2" %f524 : vector<4xf32> -> vector<4xi8>
            %f526 = arith.cmpi slt, %f352, %x15 : index
            scf.if %f526 {
              %f527 = arith.muli %f352, %fc32 : index
              %f528 = arith.addi %f357, %f527 : index
              %f529 = vector.shuffle %f525, %f525 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
              %f530 = arith.divui %f521, %fc12 : index
              %f531 = arith.muli %f530, %fc1 : index
              %f532 = arith.remui %f521, %fc12 : index
              %f533 = arith.muli %f356, %fc12 : index
              %f534 = arith.divui %f532, %fc26 : index
              %f535 = arith.muli %f534, %fc26 : index
              %f536 = arith.remui %f532, %fc0 : index
              %f537 = arith.muli %f536, %fc0 : index
              %f538 = arith.addi %f535, %f537 : index
              %f539 = arith.divui %f532, %fc0 : index
              %f540 = arith.remui %f539, %fc0 : index
              %f541 = arith.addi %f538, %f540 : index
              %f542 = arith.addi %f533, %f541 : index
              %f543 = arith.addi %f531, %f542 : index
              %f544 = arith.addi %f528, %f543 : index
              vector.store %f529, %x22[%f544] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f545 = arith.subi %f352, %x15 : index
              %f546 = arith.muli %f545, %fc32 : index
              %f547 = arith.addi %f357, %f546 : index
              %f548 = arith.addi %f521, %fc3 : index
              %f549 = arith.divui %f548, %fc12 : index
              %f550 = arith.muli %f549, %fc1 : index
              %f551 = arith.addi %f550, %fc2 : index
              %f552 = arith.remui %f548, %fc12 : index
              %f553 = arith.divui %f356, %fc0 : index
              %f554 = arith.remui %f356, %fc0 : index
              %f555 = arith.muli %f554, %fc31 : index
              %f556 = arith.addi %f553, %f555 : index
              %f557 = arith.muli %f552, %fc12 : index
              %f558 = arith.divui %f556, %fc26 : index
              %f559 = arith.muli %f558, %fc26 : index
              %f560 = arith.remui %f556, %fc0 : index
              %f561 = arith.muli %f560, %fc0 : index
              %f562 = arith.addi %f559, %f561 : index
              %f563 = arith.divui %f556, %fc0 : index
              %f564 = arith.remui %f563, %fc0 : index
              %f565 = arith.addi %f562, %f564 : index
              %f566 = arith.addi %f557, %f565 : index
              %f567 = arith.addi %f551, %f566 : index
              %f568 = arith.addi %f547, %f567 : index
              %f569 = vector.shuffle %f525, %f525 [0] : vector<4xi8>, vector<4xi8>
              vector.store %f569, %x22[%f568] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f570 = arith.addi %f521, %fc11 : index
              %f571 = arith.divui %f570, %fc12 : index
              %f572 = arith.muli %f571, %fc1 : index
              %f573 = arith.addi %f572, %fc2 : index
              %f574 = arith.remui %f570, %fc12 : index
              %f575 = arith.muli %f574, %fc12 : index
              %f576 = arith.addi %f575, %f565 : index
              %f577 = arith.addi %f573, %f576 : index
              %f578 = arith.addi %f547, %f577 : index
              %f579 = vector.shuffle %f525, %f525 [1] : vector<4xi8>, vector<4xi8>
              vector.store %f579, %x22[%f578] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f580 = arith.addi %f521, %fc0 : index
              %f581 = arith.divui %f580, %fc12 : index
              %f582 = arith.muli %f581, %fc1 : index
              %f583 = arith.addi %f582, %fc2 : index
              %f584 = arith.remui %f580, %fc12 : index
              %f585 = arith.muli %f584, %fc12 : index
              %f586 = arith.addi %f585, %f565 : index
              %f587 = arith.addi %f583, %f586 : index
              %f588 = arith.addi %f547, %f587 : index
              %f589 = vector.shuffle %f525, %f525 [2] : vector<4xi8>, vector<4xi8>
              vector.store %f589, %x22[%f588] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f590 = arith.addi %f521, %fc33 : index
              %f591 = arith.divui %f590, %fc12 : index
              %f592 = arith.muli %f591, %fc1 : index
              %f593 = arith.addi %f592, %fc2 : index
              %f594 = arith.remui %f590, %fc12 : index
              %f595 = arith.muli %f594, %fc12 : index
              %f596 = arith.addi %f595, %f565 : index
              %f597 = arith.addi %f593, %f596 : index
              %f598 = arith.addi %f547, %f597 : index
              %f599 = vector.shuffle %f525, %f525 [3] : vector<4xi8>, vector<4xi8>
              vector.store %f599, %x22[%f598] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
          }
        }
      }
    }
    scf.if %f199 {
      %f600 = arith.addi %fslotsAt, %f196 : index
      %f601 = memref.load %x16[%f600] : memref<?xi32>
      %f602 = arith.index_cast %f601 : i32 to index
      %f603 = arith.cmpi sge, %f602, %fc3 : index
      scf.if %f603 {
        %f604 = arith.muli %f195, %fc6 : index
        %f605 = arith.subi %x12, %x14 : index
        %f606 = memref.load %x21[%f605] : memref<?xf32>
        %f607 = vector.broadcast %f606 : f32 to vector<4xf32>
        %f608 = arith.divui %f602, %fc12 : index
        %f609 = arith.remui %f602, %fc12 : index
        %f610 = arith.muli %f608, %fpageBytes : index
        %f611 = arith.cmpi eq, %fcodec, %fc3 : index
        scf.if %f611 {
          %f612 = arith.muli %f0, %fc26 : index
          scf.for %f613 = %f612 to %fc6 step %fc7 {
            %f614 = arith.addi %f604, %f613 : index
            %f615 = vector.load %x10[%f614] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f616 = arith.mulf %f615, %f607 : vector<4xf32>
            %f617 = arith.minimumf %f616, %fc27 : vector<4xf32>
            %f618 = arith.maximumf %f617, %fc28 : vector<4xf32>
            %f619 = arith.truncf %f618 : vector<4xf32> to vector<4xf16>
            %f620 = vector.bitcast %f619 : vector<4xf16> to vector<8xi8>
            %f621 = arith.cmpi slt, %f605, %x15 : index
            scf.if %f621 {
              %f622 = arith.muli %f605, %fc29 : index
              %f623 = arith.addi %f610, %f622 : index
              %f624 = arith.divui %f613, %fc12 : index
              %f625 = arith.muli %f624, %fc30 : index
              %f626 = arith.remui %f613, %fc12 : index
              %f627 = arith.divui %f626, %fc31 : index
              %f628 = arith.muli %f627, %fc1 : index
              %f629 = arith.muli %f609, %fc12 : index
              %f630 = arith.addi %f628, %f629 : index
              %f631 = arith.remui %f626, %fc31 : index
              %f632 = arith.muli %f631, %fc0 : index
              %f633 = arith.addi %f630, %f632 : index
              %f634 = arith.addi %f625, %f633 : index
              %f635 = arith.addi %f623, %f634 : index
              vector.store %f620, %x22[%f635] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
            } else {
              %f636 = arith.subi %f605, %x15 : index
              %f637 = arith.muli %f636, %fc29 : index
              %f638 = arith.addi %f610, %f637 : index
              %f639 = arith.addi %f613, %fc3 : index
              %f640 = arith.divui %f639, %fc12 : index
              %f641 = arith.muli %f640, %fc30 : index
              %f642 = arith.addi %f641, %fc32 : index
              %f643 = arith.remui %f639, %fc12 : index
              %f644 = arith.divui %f609, %fc0 : index
              %f645 = arith.remui %f609, %fc0 : index
              %f646 = arith.muli %f645, %fc31 : index
              %f647 = arith.addi %f644, %f646 : index
              %f648 = arith.divui %f647, %fc31 : index
              %f649 = arith.muli %f648, %fc1 : index
              %f650 = arith.muli %f643, %fc12 : index
              %f651 = arith.addi %f649, %f650 : index
              %f652 = arith.remui %f647, %fc31 : index
              %f653 = arith.muli %f652, %fc0 : index
              %f654 = arith.addi %f651, %f653 : index
              %f655 = arith.addi %f642, %f654 : index
              %f656 = arith.addi %f638, %f655 : index
              %f657 = vector.shuffle %f620, %f620 [0, 1] : vector<8xi8>, vector<8xi8>
              vector.store %f657, %x22[%f656] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f658 = arith.addi %f613, %fc11 : index
              %f659 = arith.divui %f658, %fc12 : index
              %f660 = arith.muli %f659, %fc30 : index
              %f661 = arith.addi %f660, %fc32 : index
              %f662 = arith.remui %f658, %fc12 : index
              %f663 = arith.muli %f662, %fc12 : index
              %f664 = arith.addi %f649, %f663 : index
              %f665 = arith.addi %f664, %f653 : index
              %f666 = arith.addi %f661, %f665 : index
              %f667 = arith.addi %f638, %f666 : index
              %f668 = vector.shuffle %f620, %f620 [2, 3] : vector<8xi8>, vector<8xi8>
              vector.store %f668, %x22[%f667] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f669 = arith.addi %f613, %fc0 : index
              %f670 = arith.divui %f669, %fc12 : index
              %f671 = arith.muli %f670, %fc30 : index
              %f672 = arith.addi %f671, %fc32 : index
              %f673 = arith.remui %f669, %fc12 : index
              %f674 = arith.muli %f673, %fc12 : index
              %f675 = arith.addi %f649, %f674 : index
              %f676 = arith.addi %f675, %f653 : index
              %f677 = arith.addi %f672, %f676 : index
              %f678 = arith.addi %f638, %f677 : index
              %f679 = vector.shuffle %f620, %f620 [4, 5] : vector<8xi8>, vector<8xi8>
              vector.store %f679, %x22[%f678] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f680 = arith.addi %f613, %fc33 : index
              %f681 = arith.divui %f680, %fc12 : index
              %f682 = arith.muli %f681, %fc30 : index
              %f683 = arith.addi %f682, %fc32 : index
              %f684 = arith.remui %f680, %fc12 : index
              %f685 = arith.muli %f684, %fc12 : index
              %f686 = arith.addi %f649, %f685 : index
              %f687 = arith.addi %f686, %f653 : index
              %f688 = arith.addi %f683, %f687 : index
              %f689 = arith.addi %f638, %f688 : index
              %f690 = vector.shuffle %f620, %f620 [6, 7] : vector<8xi8>, vector<8xi8>
              vector.store %f690, %x22[%f689] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
            }
          }
        }
        %f691 = arith.cmpi eq, %fcodec, %fc11 : index
        scf.if %f691 {
          %f692 = arith.muli %f0, %fc26 : index
          scf.for %f693 = %f692 to %fc6 step %fc7 {
            %f694 = arith.addi %f604, %f693 : index
            %f695 = vector.load %x10[%f694] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f696 = arith.mulf %f695, %f607 : vector<4xf32>
            %f697 = wave.fp8_encode "e4m3" %f696 : vector<4xf32> -> vector<4xi8>
            %f698 = arith.cmpi slt, %f605, %x15 : index
            scf.if %f698 {
              %f699 = arith.muli %f605, %fc32 : index
              %f700 = arith.addi %f610, %f699 : index
              %f701 = vector.shuffle %f697, %f697 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
              %f702 = arith.divui %f693, %fc12 : index
              %f703 = arith.muli %f702, %fc1 : index
              %f704 = arith.remui %f693, %fc12 : index
              %f705 = arith.muli %f609, %fc12 : index
              %f706 = arith.divui %f704, %fc26 : index
              %f707 = arith.muli %f706, %fc26 : index
              %f708 = arith.remui %f704, %fc0 : index
              %f709 = arith.muli %f708, %fc0 : index
              %f710 = arith.addi %f707, %f709 : index
              %f711 = arith.divui %f704, %fc0 : index
              %f712 = arith.remui %f711, %fc0 : index
              %f713 = arith.addi %f710, %f712 : index
              %f714 = arith.addi %f705, %f713 : index
              %f715 = arith.addi %f703, %f714 : index
              %f716 = arith.addi %f700, %f715 : index
              vector.store %f701, %x22[%f716] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f717 = arith.subi %f605, %x15 : index
              %f718 = arith.muli %f717, %fc32 : index
              %f719 = arith.addi %f610, %f718 : index
              %f720 = arith.addi %f693, %fc3 : index
              %f721 = arith.divui %f720, %fc12 : index
              %f722 = arith.muli %f721, %fc1 : index
              %f723 = arith.addi %f722, %fc2 : index
              %f724 = arith.remui %f720, %fc12 : index
              %f725 = arith.divui %f609, %fc0 : index
              %f726 = arith.remui %f609, %fc0 : index
              %f727 = arith.muli %f726, %fc31 : index
              %f728 = arith.addi %f725, %f727 : index
              %f729 = arith.muli %f724, %fc12 : index
              %f730 = arith.divui %f728, %fc26 : index
              %f731 = arith.muli %f730, %fc26 : index
              %f732 = arith.remui %f728, %fc0 : index
              %f733 = arith.muli %f732, %fc0 : index
              %f734 = arith.addi %f731, %f733 : index
              %f735 = arith.divui %f728, %fc0 : index
              %f736 = arith.remui %f735, %fc0 : index
              %f737 = arith.addi %f734, %f736 : index
              %f738 = arith.addi %f729, %f737 : index
              %f739 = arith.addi %f723, %f738 : index
              %f740 = arith.addi %f719, %f739 : index
              %f741 = vector.shuffle %f697, %f697 [0] : vector<4xi8>, vector<4xi8>
              vector.store %f741, %x22[%f740] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f742 = arith.addi %f693, %fc11 : index
              %f743 = arith.divui %f742, %fc12 : index
              %f744 = arith.muli %f743, %fc1 : index
              %f745 = arith.addi %f744, %fc2 : index
              %f746 = arith.remui %f742, %fc12 : index
              %f747 = arith.muli %f746, %fc12 : index
              %f748 = arith.addi %f747, %f737 : index
              %f749 = arith.addi %f745, %f748 : index
              %f750 = arith.addi %f719, %f749 : index
              %f751 = vector.shuffle %f697, %f697 [1] : vector<4xi8>, vector<4xi8>
              vector.store %f751, %x22[%f750] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f752 = arith.addi %f693, %fc0 : index
              %f753 = arith.divui %f752, %fc12 : index
              %f754 = arith.muli %f753, %fc1 : index
              %f755 = arith.addi %f754, %fc2 : index
              %f756 = arith.remui %f752, %fc12 : index
              %f757 = arith.muli %f756, %fc12 : index
              %f758 = arith.addi %f757, %f737 : index
              %f759 = arith.addi %f755, %f758 : index
              %f760 = arith.addi %f719, %f759 : index
              %f761 = vector.shuffle %f697, %f697 [2] : vector<4xi8>, vector<4xi8>
              vector.store %f761, %x22[%f760] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f762 = arith.addi %f693, %fc33 : index
              %f763 = arith.divui %f762, %fc12 : index
              %f764 = arith.muli %f763, %fc1 : index
              %f765 = arith.addi %f764, %fc2 : index
              %f766 = arith.remui %f762, %fc12 : index
              %f767 = arith.muli %f766, %fc12 : index
              %f768 = arith.addi %f767, %f737 : index
              %f769 = arith.addi %f765, %f768 : index
              %f770 = arith.addi %f719, %f769 : index
              %f771 = vector.shuffle %f697, %f697 [3] : vector<4xi8>, vector<4xi8>
              vector.store %f771, %x22[%f770] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
          }
        }
        %f772 = arith.cmpi eq, %fcodec, %fc0 : index
        scf.if %f772 {
          %f773 = arith.muli %f0, %fc26 : index
          scf.for %f774 = %f773 to %fc6 step %fc7 {
            %f775 = arith.addi %f604, %f774 : index
            %f776 = vector.load %x10[%f775] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f777 = arith.mulf %f776, %f607 : vector<4xf32>
            %f778 = wave.fp8_encode "e5m2" %f777 : vector<4xf32> -> vector<4xi8>
            %f779 = arith.cmpi slt, %f605, %x15 : index
            scf.if %f779 {
              %f780 = arith.muli %f605, %fc32 : index
              %f781 = arith.addi %f610, %f780 : index
              %f782 = vector.shuffle %f778, %f778 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
              %f783 = arith.divui %f774, %fc12 : index
              %f784 = arith.muli %f783, %fc1 : index
              %f785 = arith.remui %f774, %fc12 : index
              %f786 = arith.muli %f609, %fc12 : index
              %f787 = arith.divui %f785, %fc26 : index
              %f788 = arith.muli %f787, %fc26 : index
              %f789 = arith.remui %f785, %fc0 : index
              %f790 = arith.muli %f789, %fc0 : index
              %f791 = arith.addi %f788, %f790 : index
              %f792 = arith.divui %f785, %fc0 : index
              %f793 = arith.remui %f792, %fc0 : index
              %f794 = arith.addi %f791, %f793 : index
              %f795 = arith.addi %f786, %f794 : index
              %f796 = arith.addi %f784, %f795 : index
              %f797 = arith.addi %f781, %f796 : index
              vector.store %f782, %x22[%f797] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f798 = arith.subi %f605, %x15 : index
              %f799 = arith.muli %f798, %fc32 : index
              %f800 = arith.addi %f610, %f799 : index
              %f801 = arith.addi %f774, %fc3 : index
              %f802 = arith.divui %f801, %fc12 : index
              %f803 = arith.muli %f802, %fc1 : index
              %f804 = arith.addi %f803, %fc2 : index
              %f805 = arith.remui %f801, %fc12 : index
              %f806 = arith.divui %f609, %fc0 : index
              %f807 = arith.remui %f609, %fc0 : index
              %f808 = arith.muli %f807, %fc31 : index
              %f809 = arith.addi %f806, %f808 : index
              %f810 = arith.muli %f805, %fc12 : index
              %f811 = arith.divui %f809, %fc26 : index
              %f812 = arith.muli %f811, %fc26 : index
              %f813 = arith.remui %f809, %fc0 : index
              %f814 = arith.muli %f813, %fc0 : index
              %f815 = arith.addi %f812, %f814 : index
              %f816 = arith.divui %f809, %fc0 : index
              %f817 = arith.remui %f816, %fc0 : index
              %f818 = arith.addi %f815, %f817 : index
              %f819 = arith.addi %f810, %f818 : index
              %f820 = arith.addi %f804, %f819 : index
              %f821 = arith.addi %f800, %f820 : index
              %f822 = vector.shuffle %f778, %f778 [0] : vector<4xi8>, vector<4xi8>
              vector.store %f822, %x22[%f821] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f823 = arith.addi %f774, %fc11 : index
              %f824 = arith.divui %f823, %fc12 : index
              %f825 = arith.muli %f824, %fc1 : index
              %f826 = arith.addi %f825, %fc2 : index
              %f827 = arith.remui %f823, %fc12 : index
              %f828 = arith.muli %f827, %fc12 : index
              %f829 = arith.addi %f828, %f818 : index
              %f830 = arith.addi %f826, %f829 : index
              %f831 = arith.addi %f800, %f830 : index
              %f832 = vector.shuffle %f778, %f778 [1] : vector<4xi8>, vector<4xi8>
              vector.store %f832, %x22[%f831] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f833 = arith.addi %f774, %fc0 : index
              %f834 = arith.divui %f833, %fc12 : index
              %f835 = arith.muli %f834, %fc1 : index
              %f836 = arith.addi %f835, %fc2 : index
              %f837 = arith.remui %f833, %fc12 : index
              %f838 = arith.muli %f837, %fc12 : index
              %f839 = arith.addi %f838, %f818 : index
              %f840 = arith.addi %f836, %f839 : index
              %f841 = arith.addi %f800, %f840 : index
              %f842 = vector.shuffle %f778, %f778 [2] : vector<4xi8>, vector<4xi8>
              vector.store %f842, %x22[%f841] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f843 = arith.addi %f774, %fc33 : index
              %f844 = arith.divui %f843, %fc12 : index
              %f845 = arith.muli %f844, %fc1 : index
              %f846 = arith.addi %f845, %fc2 : index
              %f847 = arith.remui %f843, %fc12 : index
              %f848 = arith.muli %f847, %fc12 : index
              %f849 = arith.addi %f848, %f818 : index
              %f850 = arith.addi %f846, %f849 : index
              %f851 = arith.addi %f800, %f850 : index
              %f852 = vector.shuffle %f778, %f778 [3] : vector<4xi8>, vector<4xi8>
              vector.store %f852, %x22[%f851] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
          }
        }
      }
    }
  }
  func.return
}
wave.kernel @qkv_q4_1_d96__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 12 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 3 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 8 : index
  %c5 = arith.constant 2 : index
  %c6 = arith.constant 127 : index
  %c7 = arith.constant 128 : index
  %c8 = arith.constant 0 : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 6 : index
  %c11 = arith.constant 6144 : index
  %c12 = arith.constant 1536 : index
  %rowsMode = wave.param "rowsMode" : index
  %c14 = arith.constant 16 : index
  %scalesInLds = wave.param "scalesInLds" : index
  %c16 = arith.constant 32 : index
  %c17 = arith.constant 384 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c20 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c23 = arith.constant 64 : index
  %c24 = arith.constant 48 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = arith.remui %2, %c2 : index
  %4 = arith.divui %2, %c2 : index
  %5 = arith.muli %inputFeatures, %c4 : index
  %6 = arith.muli %inputFeatures, %c5 : index
  %7 = arith.addi %6, %c6 : index
  %8 = arith.divui %7, %c7 : index
  %9 = arith.muli %8, %c7 : index
  %10 = arith.addi %5, %9 : index
  %11 = arith.addi %10, %c7 : index
  %12 = arith.muli %3, %c5 : index
  %13 = arith.addi %12, %c8 : index
  %14 = arith.addi %12, %c9 : index
  %15 = arith.muli %0, %c10 : index
  %16 = arith.addi %15, %13 : index
  %17 = arith.muli %16, %11 : index
  %18 = arith.addi %15, %14 : index
  %19 = arith.muli %18, %11 : index
  %20 = wave.scratch %c11 : memref<?xf32>
  %21 = wave.scratch %c12 : memref<?xf32>
  %22 = memref.load %step[%c8] : memref<?xi32>
  %23 = arith.index_cast %22 : i32 to index
  %24 = arith.cmpi eq, %rowsMode, %c8 : index
  scf.if %24 {
    %25 = arith.muli %1, %c14 : index
    %26 = arith.cmpi slt, %25, %23 : index
    scf.if %26 {
      %27 = arith.muli %scalesInLds, %c10 : index
      %28 = wave.scratch %27 : memref<?xi8>
      %29 = arith.cmpi sgt, %scalesInLds, %c8 : index
      scf.if %29 {
        scf.for %30 = %c8 to %c10 step %c9 {
          %31 = arith.addi %15, %30 : index
          %32 = arith.muli %31, %11 : index
          %33 = arith.addi %32, %c7 : index
          %34 = arith.muli %2, %c16 : index
          %35 = wave.lane
          %36 = arith.addi %34, %35 : index
          %37 = arith.divui %scalesInLds, %c14 : index
          scf.for %38 = %36 to %37 step %c17 {
            %39 = arith.muli %38, %c14 : index
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
      %45 = arith.remui %44, %c14 : index
      %46 = wave.scratch %operandHalves : memref<?xf16>
      %47 = arith.divui %operandHalves, %c4 : index
      %48 = arith.muli %2, %c16 : index
      %49 = arith.addi %48, %44 : index
      scf.for %50 = %49 to %47 step %c17 {
        %51 = arith.muli %50, %c4 : index
        %52 = arith.addi %c8, %51 : index
        %53 = vector.load %x[%52] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %53, %46[%52] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %54 = arith.remui %45, %tileRows : index
      %55 = arith.muli %54, %c4 : index
      %56 = arith.muli %13, %scalesInLds : index
      %57 = arith.muli %14, %scalesInLds : index
      %58 = arith.divui %inputFeatures, %c16 : index
      %59 = arith.muli %4, %stepsPerWave : index
      %60 = arith.minsi %59, %58 : index
      %61 = arith.addi %60, %stepsPerWave : index
      %62 = arith.minsi %61, %58 : index
      %63 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %64 = arith.subi %62, %60 : index
      %65 = arith.divui %64, %c5 : index
      %66 = arith.muli %65, %c5 : index
      %67 = arith.addi %60, %66 : index
      %68 = arith.select %63, %61, %67 : index
      %72:2 = scf.for %69 = %60 to %68 step %c5 iter_args(%70 = %c20, %71 = %c20) -> (vector<8xf32>, vector<8xf32>) {
        %73 = arith.addi %69, %c8 : index
        %74:2 = func.call @qkv_q4_1_d96__gfx1100.0(%44, %73, %17, %56, %28, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %75 = arith.addi %69, %c9 : index
        %76:2 = func.call @qkv_q4_1_d96__gfx1100.0(%44, %75, %17, %56, %28, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %77:2 = func.call @qkv_q4_1_d96__gfx1100.0(%44, %73, %19, %57, %28, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %78:2 = func.call @qkv_q4_1_d96__gfx1100.0(%44, %75, %19, %57, %28, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %79 = arith.muli %69, %c5 : index
        %80 = arith.addi %79, %c8 : index
        %81 = arith.muli %tileRows, %c14 : index
        %82 = arith.muli %80, %81 : index
        %83 = arith.addi %55, %82 : index
        %84 = vector.load %46[%83] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %85 = arith.muli %tileRows, %c4 : index
        %86 = arith.addi %83, %85 : index
        %87 = vector.load %46[%86] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %88 = vector.shuffle %84, %87 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %89 = wave.mma %88, %74#0, %70 : vector<16xf16>, vector<8xf32>
        %90 = wave.mma %88, %77#0, %71 : vector<16xf16>, vector<8xf32>
        %91 = arith.addi %79, %c9 : index
        %92 = arith.muli %91, %81 : index
        %93 = arith.addi %55, %92 : index
        %94 = vector.load %46[%93] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %95 = arith.addi %93, %85 : index
        %96 = vector.load %46[%95] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %97 = vector.shuffle %94, %96 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %98 = wave.mma %97, %74#1, %89 : vector<16xf16>, vector<8xf32>
        %99 = wave.mma %97, %77#1, %90 : vector<16xf16>, vector<8xf32>
        %100 = arith.addi %79, %c5 : index
        %101 = arith.muli %100, %81 : index
        %102 = arith.addi %55, %101 : index
        %103 = vector.load %46[%102] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %104 = arith.addi %102, %85 : index
        %105 = vector.load %46[%104] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %106 = vector.shuffle %103, %105 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %107 = wave.mma %106, %76#0, %98 : vector<16xf16>, vector<8xf32>
        %108 = wave.mma %106, %78#0, %99 : vector<16xf16>, vector<8xf32>
        %109 = arith.addi %79, %c2 : index
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
      %122:2 = scf.for %119 = %68 to %118 step %c9 iter_args(%120 = %72#0, %121 = %72#1) -> (vector<8xf32>, vector<8xf32>) {
        %123 = arith.addi %119, %c8 : index
        %124:2 = func.call @qkv_q4_1_d96__gfx1100.0(%44, %123, %17, %56, %28, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %125:2 = func.call @qkv_q4_1_d96__gfx1100.0(%44, %123, %19, %57, %28, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %126 = arith.muli %119, %c5 : index
        %127 = arith.addi %126, %c8 : index
        %128 = arith.muli %tileRows, %c14 : index
        %129 = arith.muli %127, %128 : index
        %130 = arith.addi %55, %129 : index
        %131 = vector.load %46[%130] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %132 = arith.muli %tileRows, %c4 : index
        %133 = arith.addi %130, %132 : index
        %134 = vector.load %46[%133] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %135 = vector.shuffle %131, %134 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %136 = wave.mma %135, %124#0, %120 : vector<16xf16>, vector<8xf32>
        %137 = wave.mma %135, %125#0, %121 : vector<16xf16>, vector<8xf32>
        %138 = arith.addi %126, %c9 : index
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
      %147 = arith.addi %25, %c8 : index
      func.call @qkv_q4_1_d96__gfx1100.2(%3, %4, %122#0, %20, %122#1, %147, %23, %factors, %17, %w, %21, %19, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  %148 = arith.cmpi eq, %rowsMode, %c9 : index
  scf.if %148 {
    %149 = arith.muli %1, %c14 : index
    %150 = arith.cmpi slt, %149, %23 : index
    scf.if %150 {
      %151 = arith.muli %scalesInLds, %c10 : index
      %152 = wave.scratch %151 : memref<?xi8>
      %153 = arith.cmpi sgt, %scalesInLds, %c8 : index
      scf.if %153 {
        scf.for %154 = %c8 to %c10 step %c9 {
          %155 = arith.addi %15, %154 : index
          %156 = arith.muli %155, %11 : index
          %157 = arith.addi %156, %c7 : index
          %158 = arith.muli %2, %c16 : index
          %159 = wave.lane
          %160 = arith.addi %158, %159 : index
          %161 = arith.divui %scalesInLds, %c14 : index
          scf.for %162 = %160 to %161 step %c17 {
            %163 = arith.muli %162, %c14 : index
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
      %169 = arith.remui %168, %c14 : index
      %170 = arith.remui %169, %tileRows : index
      %171 = arith.addi %149, %170 : index
      %172 = arith.divui %171, %tileRows : index
      %173 = arith.divui %inputFeatures, %c14 : index
      %174 = arith.muli %172, %173 : index
      %175 = arith.divui %c8, %c14 : index
      %176 = arith.addi %174, %175 : index
      %177 = arith.muli %176, %c5 : index
      %178 = arith.remui %c8, %c14 : index
      %179 = arith.divui %178, %c4 : index
      %180 = arith.addi %177, %179 : index
      %181 = arith.muli %tileRows, %c4 : index
      %182 = arith.muli %180, %181 : index
      %183 = arith.remui %171, %tileRows : index
      %184 = arith.muli %183, %c4 : index
      %185 = arith.addi %182, %184 : index
      %186 = arith.remui %c8, %c4 : index
      %187 = arith.addi %185, %186 : index
      %188 = arith.muli %13, %scalesInLds : index
      %189 = arith.muli %14, %scalesInLds : index
      %190 = arith.divui %inputFeatures, %c16 : index
      %191 = arith.muli %4, %stepsPerWave : index
      %192 = arith.minsi %191, %190 : index
      %193 = arith.addi %192, %stepsPerWave : index
      %194 = arith.minsi %193, %190 : index
      %195 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %196 = arith.subi %194, %192 : index
      %197 = arith.divui %196, %c5 : index
      %198 = arith.muli %197, %c5 : index
      %199 = arith.addi %192, %198 : index
      %200 = arith.select %195, %193, %199 : index
      %204:2 = scf.for %201 = %192 to %200 step %c5 iter_args(%202 = %c20, %203 = %c20) -> (vector<8xf32>, vector<8xf32>) {
        %205 = arith.addi %201, %c8 : index
        %206:2 = func.call @qkv_q4_1_d96__gfx1100.0(%168, %205, %17, %188, %152, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %207 = arith.addi %201, %c9 : index
        %208:2 = func.call @qkv_q4_1_d96__gfx1100.0(%168, %207, %17, %188, %152, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %209:2 = func.call @qkv_q4_1_d96__gfx1100.0(%168, %205, %19, %189, %152, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %210:2 = func.call @qkv_q4_1_d96__gfx1100.0(%168, %207, %19, %189, %152, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %211 = arith.muli %201, %c5 : index
        %212 = arith.addi %211, %c8 : index
        %213 = arith.muli %tileRows, %c14 : index
        %214 = arith.muli %212, %213 : index
        %215 = arith.addi %187, %214 : index
        %216 = vector.load %x[%215] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %217 = arith.addi %215, %181 : index
        %218 = vector.load %x[%217] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %219 = vector.shuffle %216, %218 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %220 = wave.mma %219, %206#0, %202 : vector<16xf16>, vector<8xf32>
        %221 = wave.mma %219, %209#0, %203 : vector<16xf16>, vector<8xf32>
        %222 = arith.addi %211, %c9 : index
        %223 = arith.muli %222, %213 : index
        %224 = arith.addi %187, %223 : index
        %225 = vector.load %x[%224] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %226 = arith.addi %224, %181 : index
        %227 = vector.load %x[%226] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %228 = vector.shuffle %225, %227 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %229 = wave.mma %228, %206#1, %220 : vector<16xf16>, vector<8xf32>
        %230 = wave.mma %228, %209#1, %221 : vector<16xf16>, vector<8xf32>
        %231 = arith.addi %211, %c5 : index
        %232 = arith.muli %231, %213 : index
        %233 = arith.addi %187, %232 : index
        %234 = vector.load %x[%233] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %235 = arith.addi %233, %181 : index
        %236 = vector.load %x[%235] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %237 = vector.shuffle %234, %236 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %238 = wave.mma %237, %208#0, %229 : vector<16xf16>, vector<8xf32>
        %239 = wave.mma %237, %210#0, %230 : vector<16xf16>, vector<8xf32>
        %240 = arith.addi %211, %c2 : index
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
      %253:2 = scf.for %250 = %200 to %249 step %c9 iter_args(%251 = %204#0, %252 = %204#1) -> (vector<8xf32>, vector<8xf32>) {
        %254 = arith.addi %250, %c8 : index
        %255:2 = func.call @qkv_q4_1_d96__gfx1100.0(%168, %254, %17, %188, %152, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %256:2 = func.call @qkv_q4_1_d96__gfx1100.0(%168, %254, %19, %189, %152, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %257 = arith.muli %250, %c5 : index
        %258 = arith.addi %257, %c8 : index
        %259 = arith.muli %tileRows, %c14 : index
        %260 = arith.muli %258, %259 : index
        %261 = arith.addi %187, %260 : index
        %262 = vector.load %x[%261] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %263 = arith.addi %261, %181 : index
        %264 = vector.load %x[%263] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %265 = vector.shuffle %262, %264 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %266 = wave.mma %265, %255#0, %251 : vector<16xf16>, vector<8xf32>
        %267 = wave.mma %265, %256#0, %252 : vector<16xf16>, vector<8xf32>
        %268 = arith.addi %257, %c9 : index
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
      %277 = arith.addi %149, %c8 : index
      func.call @qkv_q4_1_d96__gfx1100.2(%3, %4, %253#0, %20, %253#1, %277, %23, %factors, %17, %w, %21, %19, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  %278 = arith.cmpi eq, %rowsMode, %c5 : index
  scf.if %278 {
    %279 = arith.muli %1, %c23 : index
    %280 = arith.cmpi slt, %279, %23 : index
    scf.if %280 {
      %281 = arith.muli %scalesInLds, %c10 : index
      %282 = wave.scratch %281 : memref<?xi8>
      %283 = arith.cmpi sgt, %scalesInLds, %c8 : index
      scf.if %283 {
        scf.for %284 = %c8 to %c10 step %c9 {
          %285 = arith.addi %15, %284 : index
          %286 = arith.muli %285, %11 : index
          %287 = arith.addi %286, %c7 : index
          %288 = arith.muli %2, %c16 : index
          %289 = wave.lane
          %290 = arith.addi %288, %289 : index
          %291 = arith.divui %scalesInLds, %c14 : index
          scf.for %292 = %290 to %291 step %c17 {
            %293 = arith.muli %292, %c14 : index
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
      %299 = arith.remui %298, %c14 : index
      %300 = arith.remui %299, %tileRows : index
      %301 = arith.addi %279, %300 : index
      %302 = arith.divui %301, %tileRows : index
      %303 = arith.divui %inputFeatures, %c14 : index
      %304 = arith.muli %302, %303 : index
      %305 = arith.divui %c8, %c14 : index
      %306 = arith.addi %304, %305 : index
      %307 = arith.muli %306, %c5 : index
      %308 = arith.remui %c8, %c14 : index
      %309 = arith.divui %308, %c4 : index
      %310 = arith.addi %307, %309 : index
      %311 = arith.muli %tileRows, %c4 : index
      %312 = arith.muli %310, %311 : index
      %313 = arith.remui %301, %tileRows : index
      %314 = arith.muli %313, %c4 : index
      %315 = arith.addi %312, %314 : index
      %316 = arith.remui %c8, %c4 : index
      %317 = arith.addi %315, %316 : index
      %318 = arith.addi %299, %c14 : index
      %319 = arith.addi %279, %318 : index
      %320 = arith.divui %319, %tileRows : index
      %321 = arith.muli %320, %303 : index
      %322 = arith.addi %321, %305 : index
      %323 = arith.muli %322, %c5 : index
      %324 = arith.addi %323, %309 : index
      %325 = arith.muli %324, %311 : index
      %326 = arith.remui %319, %tileRows : index
      %327 = arith.muli %326, %c4 : index
      %328 = arith.addi %325, %327 : index
      %329 = arith.addi %328, %316 : index
      %330 = arith.addi %299, %c16 : index
      %331 = arith.addi %279, %330 : index
      %332 = arith.divui %331, %tileRows : index
      %333 = arith.muli %332, %303 : index
      %334 = arith.addi %333, %305 : index
      %335 = arith.muli %334, %c5 : index
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
      %347 = arith.muli %346, %c5 : index
      %348 = arith.addi %347, %309 : index
      %349 = arith.muli %348, %311 : index
      %350 = arith.remui %343, %tileRows : index
      %351 = arith.muli %350, %c4 : index
      %352 = arith.addi %349, %351 : index
      %353 = arith.addi %352, %316 : index
      %354 = arith.muli %13, %scalesInLds : index
      %355 = arith.muli %14, %scalesInLds : index
      %356 = arith.divui %inputFeatures, %c16 : index
      %357 = arith.muli %4, %stepsPerWave : index
      %358 = arith.minsi %357, %356 : index
      %359 = arith.addi %358, %stepsPerWave : index
      %360 = arith.minsi %359, %356 : index
      %361 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %362 = arith.subi %360, %358 : index
      %363 = arith.divui %362, %c5 : index
      %364 = arith.muli %363, %c5 : index
      %365 = arith.addi %358, %364 : index
      %366 = arith.select %361, %359, %365 : index
      %376:8 = scf.for %367 = %358 to %366 step %c5 iter_args(%368 = %c20, %369 = %c20, %370 = %c20, %371 = %c20, %372 = %c20, %373 = %c20, %374 = %c20, %375 = %c20) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %377 = arith.addi %367, %c8 : index
        %378:2 = func.call @qkv_q4_1_d96__gfx1100.0(%298, %377, %17, %354, %282, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %379 = arith.addi %367, %c9 : index
        %380:2 = func.call @qkv_q4_1_d96__gfx1100.0(%298, %379, %17, %354, %282, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %381:2 = func.call @qkv_q4_1_d96__gfx1100.0(%298, %377, %19, %355, %282, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %382:2 = func.call @qkv_q4_1_d96__gfx1100.0(%298, %379, %19, %355, %282, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %383 = arith.muli %367, %c5 : index
        %384 = arith.addi %383, %c8 : index
        %385 = arith.muli %tileRows, %c14 : index
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
        %415 = arith.addi %383, %c9 : index
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
        %445 = arith.addi %383, %c5 : index
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
        %475 = arith.addi %383, %c2 : index
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
      %515:8 = scf.for %506 = %366 to %505 step %c9 iter_args(%507 = %376#0, %508 = %376#1, %509 = %376#2, %510 = %376#3, %511 = %376#4, %512 = %376#5, %513 = %376#6, %514 = %376#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %516 = arith.addi %506, %c8 : index
        %517:2 = func.call @qkv_q4_1_d96__gfx1100.0(%298, %516, %17, %354, %282, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %518:2 = func.call @qkv_q4_1_d96__gfx1100.0(%298, %516, %19, %355, %282, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %519 = arith.muli %506, %c5 : index
        %520 = arith.addi %519, %c8 : index
        %521 = arith.muli %tileRows, %c14 : index
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
        %551 = arith.addi %519, %c9 : index
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
      %581 = arith.addi %279, %c8 : index
      func.call @qkv_q4_1_d96__gfx1100.2(%3, %4, %515#0, %20, %515#1, %581, %23, %factors, %17, %w, %21, %19, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %582 = arith.addi %279, %c14 : index
      func.call @qkv_q4_1_d96__gfx1100.2(%3, %4, %515#2, %20, %515#3, %582, %23, %factors, %17, %w, %21, %19, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %583 = arith.addi %279, %c16 : index
      func.call @qkv_q4_1_d96__gfx1100.2(%3, %4, %515#4, %20, %515#5, %583, %23, %factors, %17, %w, %21, %19, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %584 = arith.addi %279, %c24 : index
      func.call @qkv_q4_1_d96__gfx1100.2(%3, %4, %515#6, %20, %515#7, %584, %23, %factors, %17, %w, %21, %19, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  wave.return
}
