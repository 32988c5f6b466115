// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='int4', dim=96)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_int4_d96__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @qkv_int4_d96__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xf32>, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xf32>) {
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
  %ffc10 = arith.constant 96 : index
  %ffc11 = arith.constant 256 : index
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
    %ff24 = arith.mulf %ff23, %ff10 : f32
    %ff25 = arith.muli %x6, %ffc0 : index
    %ff26 = arith.addi %ff25, %ffc5 : index
    %ff27 = arith.muli %ff26, %ffc1 : index
    %ff28 = arith.remui %ff0, %ffc1 : index
    %ff29 = arith.addi %ff27, %ff28 : index
    %ff30 = arith.muli %ff3, %ffc10 : index
    %ff31 = arith.addi %ff30, %ff29 : index
    memref.store %ff24, %x7[%ff31] : memref<?xf32>
    %ff32 = arith.addi %x4, %ffc11 : index
    %ff33 = arith.addi %ff32, %ff12 : index
    %ff34 = memref.load %x5[%ff33] : memref<?xf32>
    %ff35 = arith.addi %ff33, %ffc7 : index
    %ff36 = memref.load %x5[%ff35] : memref<?xf32>
    %ff37 = arith.addf %ff34, %ff36 : f32
    %ff38 = arith.addi %ff33, %ffc8 : index
    %ff39 = memref.load %x5[%ff38] : memref<?xf32>
    %ff40 = arith.addf %ff37, %ff39 : f32
    %ff41 = arith.addi %ff33, %ffc9 : index
    %ff42 = memref.load %x5[%ff41] : memref<?xf32>
    %ff43 = arith.addf %ff40, %ff42 : f32
    %ff44 = arith.mulf %ff43, %ff10 : f32
    %ff45 = arith.addi %ff25, %ffc3 : index
    %ff46 = arith.muli %ff45, %ffc1 : index
    %ff47 = arith.addi %ff46, %ff28 : index
    %ff48 = arith.addi %ff30, %ff47 : index
    memref.store %ff44, %x7[%ff48] : memref<?xf32>
  }
  func.return
}
func.func private @qkv_int4_d96__gfx1100.2(%x0: index, %x1: index, %x2: vector<8xf32>, %x3: memref<?xf32>, %x4: vector<8xf32>, %x5: index, %x6: index, %x7: memref<?xf32>, %x8: memref<?xf32>, %x9: index, %x10: memref<?xf32>, %x11: index, %x12: index, %x13: memref<?xi32>, %x14: memref<?xf32>, %x15: memref<?xf32>, %x16: memref<?xf32>, %x17: memref<?xf32>, %x18: memref<?xf32>, %x19: memref<?xi8>) {
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
  func.call @qkv_int4_d96__gfx1100.1(%f41, %x5, %x6, %x7, %f3, %x3, %x0, %x8) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xf32>) -> ()
  %f42 = arith.addi %f40, %fc11 : index
  func.call @qkv_int4_d96__gfx1100.1(%f42, %x5, %x6, %x7, %f3, %x3, %x0, %x8) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xf32>) -> ()
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
    %f53 = memref.load %x8[%f52] : memref<?xf32>
    %f54 = arith.muli %x9, %fc6 : index
    %f55 = arith.addi %f54, %f50 : index
    %f56 = memref.load %x10[%f55] : memref<?xf32>
    %f57 = arith.addf %f53, %f56 : f32
    %f58 = arith.select %f51, %f57, %f53 : f32
    %f59 = arith.addi %f50, %fc14 : index
    %f60 = arith.addi %f49, %f59 : index
    %f61 = memref.load %x8[%f60] : memref<?xf32>
    %f62 = arith.addi %f54, %f59 : index
    %f63 = memref.load %x10[%f62] : memref<?xf32>
    %f64 = arith.addf %f61, %f63 : f32
    %f65 = arith.select %f51, %f64, %f61 : f32
    %f66 = arith.addi %f0, %fc4 : index
    %f67 = arith.cmpi slt, %f66, %fc14 : index
    %f68 = arith.minsi %f66, %fc15 : index
    %f69 = arith.addi %f49, %f68 : index
    %f70 = memref.load %x8[%f69] : memref<?xf32>
    %f71 = arith.addi %f54, %f68 : index
    %f72 = memref.load %x10[%f71] : memref<?xf32>
    %f73 = arith.addf %f70, %f72 : f32
    %f74 = arith.select %f51, %f73, %f70 : f32
    %f75 = arith.addi %f68, %fc14 : index
    %f76 = arith.addi %f49, %f75 : index
    %f77 = memref.load %x8[%f76] : memref<?xf32>
    %f78 = arith.addi %f54, %f75 : index
    %f79 = memref.load %x10[%f78] : memref<?xf32>
    %f80 = arith.addf %f77, %f79 : f32
    %f81 = arith.select %f51, %f80, %f77 : f32
    %f82 = arith.addi %x11, %x12 : index
    %f83 = arith.cmpi slt, %x9, %f82 : index
    scf.if %f83 {
      %f84 = arith.addi %fpositionsAt, %f45 : index
      %f85 = memref.load %x13[%f84] : memref<?xi32>
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
      %f100 = arith.cmpi slt, %x9, %x11 : index
      %f101 = memref.load %x14[%f50] : memref<?xf32>
      %f102 = memref.load %x15[%f50] : memref<?xf32>
      %f103 = arith.select %f100, %f101, %f102 : f32
      %f104 = arith.mulf %f58, %f99 : f32
      %f105 = arith.mulf %f104, %f103 : f32
      %f106 = arith.select %f87, %f105, %f58 : f32
      %f107 = memref.load %x14[%f59] : memref<?xf32>
      %f108 = memref.load %x15[%f59] : memref<?xf32>
      %f109 = arith.select %f100, %f107, %f108 : f32
      %f110 = arith.mulf %f65, %f99 : f32
      %f111 = arith.mulf %f110, %f109 : f32
      %f112 = arith.select %f87, %f111, %f65 : f32
      %f113 = memref.load %x14[%f68] : memref<?xf32>
      %f114 = memref.load %x15[%f68] : memref<?xf32>
      %f115 = arith.select %f100, %f113, %f114 : f32
      %f116 = arith.mulf %f74, %f99 : f32
      %f117 = arith.mulf %f116, %f115 : f32
      %f118 = arith.select %f87, %f117, %f74 : f32
      %f119 = memref.load %x14[%f75] : memref<?xf32>
      %f120 = memref.load %x15[%f75] : memref<?xf32>
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
      %f132 = memref.load %x16[%f127] : memref<?xf32>
      %f133 = arith.addi %f127, %fc14 : index
      %f134 = memref.load %x16[%f133] : memref<?xf32>
      %f135 = memref.load %x16[%f131] : memref<?xf32>
      %f136 = arith.addi %f131, %fc14 : index
      %f137 = memref.load %x16[%f136] : memref<?xf32>
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
        %f150 = arith.muli %f45, %x11 : index
        %f151 = arith.addi %f150, %x9 : index
        %f152 = arith.muli %f151, %fc6 : index
        %f153 = arith.addi %f152, %f50 : index
        memref.store %f146, %x17[%f153] : memref<?xf32>
        %f154 = arith.addi %f153, %fc14 : index
        memref.store %f149, %x17[%f154] : memref<?xf32>
      } else {
        memref.store %f146, %x8[%f52] : memref<?xf32>
        %f155 = arith.addi %f52, %fc14 : index
        memref.store %f149, %x8[%f155] : memref<?xf32>
      }
      %f156 = arith.addi %f126, %f68 : index
      %f157 = arith.addi %f130, %f68 : index
      %f158 = memref.load %x16[%f156] : memref<?xf32>
      %f159 = arith.addi %f156, %fc14 : index
      %f160 = memref.load %x16[%f159] : memref<?xf32>
      %f161 = memref.load %x16[%f157] : memref<?xf32>
      %f162 = arith.addi %f157, %fc14 : index
      %f163 = memref.load %x16[%f162] : memref<?xf32>
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
          %f176 = arith.muli %f45, %x11 : index
          %f177 = arith.addi %f176, %x9 : index
          %f178 = arith.muli %f177, %fc6 : index
          %f179 = arith.addi %f178, %f68 : index
          memref.store %f172, %x17[%f179] : memref<?xf32>
          %f180 = arith.addi %f179, %fc14 : index
          memref.store %f175, %x17[%f180] : memref<?xf32>
        } else {
          memref.store %f172, %x8[%f69] : memref<?xf32>
          %f181 = arith.addi %f69, %fc14 : index
          memref.store %f175, %x8[%f181] : memref<?xf32>
        }
      }
    } else {
      %f182 = arith.cmpi slt, %x9, %x11 : index
      scf.if %f182 {
        %f183 = arith.muli %f45, %x11 : index
        %f184 = arith.addi %f183, %x9 : index
        %f185 = arith.muli %f184, %fc6 : index
        %f186 = arith.addi %f185, %f50 : index
        memref.store %f58, %x17[%f186] : memref<?xf32>
        %f187 = arith.addi %f186, %fc14 : index
        memref.store %f65, %x17[%f187] : memref<?xf32>
      } else {
        memref.store %f58, %x8[%f52] : memref<?xf32>
        %f188 = arith.addi %f52, %fc14 : index
        memref.store %f65, %x8[%f188] : memref<?xf32>
      }
      scf.if %f67 {
        scf.if %f182 {
          %f189 = arith.muli %f45, %x11 : index
          %f190 = arith.addi %f189, %x9 : index
          %f191 = arith.muli %f190, %fc6 : index
          %f192 = arith.addi %f191, %f68 : index
          memref.store %f74, %x17[%f192] : memref<?xf32>
          %f193 = arith.addi %f192, %fc14 : index
          memref.store %f81, %x17[%f193] : memref<?xf32>
        } else {
          memref.store %f74, %x8[%f69] : memref<?xf32>
          %f194 = arith.addi %f69, %fc14 : index
          memref.store %f81, %x8[%f194] : memref<?xf32>
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
    %f204 = memref.load %x8[%f203] : memref<?xf32>
    %f205 = arith.muli %x9, %fc6 : index
    %f206 = arith.addi %f205, %f201 : index
    %f207 = memref.load %x10[%f206] : memref<?xf32>
    %f208 = arith.addf %f204, %f207 : f32
    %f209 = arith.select %f202, %f208, %f204 : f32
    %f210 = arith.addi %f201, %fc14 : index
    %f211 = arith.addi %f200, %f210 : index
    %f212 = memref.load %x8[%f211] : memref<?xf32>
    %f213 = arith.addi %f205, %f210 : index
    %f214 = memref.load %x10[%f213] : memref<?xf32>
    %f215 = arith.addf %f212, %f214 : f32
    %f216 = arith.select %f202, %f215, %f212 : f32
    %f217 = arith.addi %f0, %fc4 : index
    %f218 = arith.cmpi slt, %f217, %fc14 : index
    %f219 = arith.minsi %f217, %fc15 : index
    %f220 = arith.addi %f200, %f219 : index
    %f221 = memref.load %x8[%f220] : memref<?xf32>
    %f222 = arith.addi %f205, %f219 : index
    %f223 = memref.load %x10[%f222] : memref<?xf32>
    %f224 = arith.addf %f221, %f223 : f32
    %f225 = arith.select %f202, %f224, %f221 : f32
    %f226 = arith.addi %f219, %fc14 : index
    %f227 = arith.addi %f200, %f226 : index
    %f228 = memref.load %x8[%f227] : memref<?xf32>
    %f229 = arith.addi %f205, %f226 : index
    %f230 = memref.load %x10[%f229] : memref<?xf32>
    %f231 = arith.addf %f228, %f230 : f32
    %f232 = arith.select %f202, %f231, %f228 : f32
    %f233 = arith.addi %x11, %x12 : index
    %f234 = arith.cmpi slt, %x9, %f233 : index
    scf.if %f234 {
      %f235 = arith.addi %fpositionsAt, %f196 : index
      %f236 = memref.load %x13[%f235] : memref<?xi32>
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
      %f251 = arith.cmpi slt, %x9, %x11 : index
      %f252 = memref.load %x14[%f201] : memref<?xf32>
      %f253 = memref.load %x15[%f201] : memref<?xf32>
      %f254 = arith.select %f251, %f252, %f253 : f32
      %f255 = arith.mulf %f209, %f250 : f32
      %f256 = arith.mulf %f255, %f254 : f32
      %f257 = arith.select %f238, %f256, %f209 : f32
      %f258 = memref.load %x14[%f210] : memref<?xf32>
      %f259 = memref.load %x15[%f210] : memref<?xf32>
      %f260 = arith.select %f251, %f258, %f259 : f32
      %f261 = arith.mulf %f216, %f250 : f32
      %f262 = arith.mulf %f261, %f260 : f32
      %f263 = arith.select %f238, %f262, %f216 : f32
      %f264 = memref.load %x14[%f219] : memref<?xf32>
      %f265 = memref.load %x15[%f219] : memref<?xf32>
      %f266 = arith.select %f251, %f264, %f265 : f32
      %f267 = arith.mulf %f225, %f250 : f32
      %f268 = arith.mulf %f267, %f266 : f32
      %f269 = arith.select %f238, %f268, %f225 : f32
      %f270 = memref.load %x14[%f226] : memref<?xf32>
      %f271 = memref.load %x15[%f226] : memref<?xf32>
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
      %f283 = memref.load %x16[%f278] : memref<?xf32>
      %f284 = arith.addi %f278, %fc14 : index
      %f285 = memref.load %x16[%f284] : memref<?xf32>
      %f286 = memref.load %x16[%f282] : memref<?xf32>
      %f287 = arith.addi %f282, %fc14 : index
      %f288 = memref.load %x16[%f287] : memref<?xf32>
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
        %f301 = arith.muli %f196, %x11 : index
        %f302 = arith.addi %f301, %x9 : index
        %f303 = arith.muli %f302, %fc6 : index
        %f304 = arith.addi %f303, %f201 : index
        memref.store %f297, %x17[%f304] : memref<?xf32>
        %f305 = arith.addi %f304, %fc14 : index
        memref.store %f300, %x17[%f305] : memref<?xf32>
      } else {
        memref.store %f297, %x8[%f203] : memref<?xf32>
        %f306 = arith.addi %f203, %fc14 : index
        memref.store %f300, %x8[%f306] : memref<?xf32>
      }
      %f307 = arith.addi %f277, %f219 : index
      %f308 = arith.addi %f281, %f219 : index
      %f309 = memref.load %x16[%f307] : memref<?xf32>
      %f310 = arith.addi %f307, %fc14 : index
      %f311 = memref.load %x16[%f310] : memref<?xf32>
      %f312 = memref.load %x16[%f308] : memref<?xf32>
      %f313 = arith.addi %f308, %fc14 : index
      %f314 = memref.load %x16[%f313] : memref<?xf32>
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
          %f327 = arith.muli %f196, %x11 : index
          %f328 = arith.addi %f327, %x9 : index
          %f329 = arith.muli %f328, %fc6 : index
          %f330 = arith.addi %f329, %f219 : index
          memref.store %f323, %x17[%f330] : memref<?xf32>
          %f331 = arith.addi %f330, %fc14 : index
          memref.store %f326, %x17[%f331] : memref<?xf32>
        } else {
          memref.store %f323, %x8[%f220] : memref<?xf32>
          %f332 = arith.addi %f220, %fc14 : index
          memref.store %f326, %x8[%f332] : memref<?xf32>
        }
      }
    } else {
      %f333 = arith.cmpi slt, %x9, %x11 : index
      scf.if %f333 {
        %f334 = arith.muli %f196, %x11 : index
        %f335 = arith.addi %f334, %x9 : index
        %f336 = arith.muli %f335, %fc6 : index
        %f337 = arith.addi %f336, %f201 : index
        memref.store %f209, %x17[%f337] : memref<?xf32>
        %f338 = arith.addi %f337, %fc14 : index
        memref.store %f216, %x17[%f338] : memref<?xf32>
      } else {
        memref.store %f209, %x8[%f203] : memref<?xf32>
        %f339 = arith.addi %f203, %fc14 : index
        memref.store %f216, %x8[%f339] : memref<?xf32>
      }
      scf.if %f218 {
        scf.if %f333 {
          %f340 = arith.muli %f196, %x11 : index
          %f341 = arith.addi %f340, %x9 : index
          %f342 = arith.muli %f341, %fc6 : index
          %f343 = arith.addi %f342, %f219 : index
          memref.store %f225, %x17[%f343] : memref<?xf32>
          %f344 = arith.addi %f343, %fc14 : index
          memref.store %f232, %x17[%f344] : memref<?xf32>
        } else {
          memref.store %f225, %x8[%f220] : memref<?xf32>
          %f345 = arith.addi %f220, %fc14 : index
          memref.store %f232, %x8[%f345] : memref<?xf32>
        }
      }
    }
  }
  wave.barrier
  %f346 = arith.cmpi sge, %x9, %x11 : index
  scf.if %f346 {
    scf.if %f48 {
      %f347 = arith.addi %fslotsAt, %f45 : index
      %f348 = memref.load %x13[%f347] : memref<?xi32>
      %f349 = arith.index_cast %f348 : i32 to index
      %f350 = arith.cmpi sge, %f349, %fc3 : index
      scf.if %f350 {
        %f351 = arith.muli %f44, %fc6 : index
        %f352 = arith.subi %x9, %x11 : index
        %f353 = memref.load %x18[%f352] : memref<?xf32>
        %f354 = vector.broadcast %f353 : f32 to vector<4xf32>
        %f355 = arith.divui %f349, %fc12 : index
        %f356 = arith.remui %f349, %fc12 : index
        %f357 = arith.muli %f355, %fpageBytes : index
        %f358 = arith.cmpi eq, %fcodec, %fc3 : index
        scf.if %f358 {
          %f359 = arith.muli %f0, %fc26 : index
          scf.for %f360 = %f359 to %fc6 step %fc7 {
            %f361 = arith.addi %f351, %f360 : index
            %f362 = vector.load %x8[%f361] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f363 = arith.mulf %f362, %f354 : vector<4xf32>
            %f364 = arith.minimumf %f363, %fc27 : vector<4xf32>
            %f365 = arith.maximumf %f364, %fc28 : vector<4xf32>
            %f366 = arith.truncf %f365 : vector<4xf32> to vector<4xf16>
            %f367 = vector.bitcast %f366 : vector<4xf16> to vector<8xi8>
            %f368 = arith.cmpi slt, %f352, %x12 : index
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
              vector.store %f367, %x19[%f382] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
            } else {
              %f383 = arith.subi %f352, %x12 : index
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
              vector.store %f404, %x19[%f403] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
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
              vector.store %f415, %x19[%f414] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
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
              vector.store %f426, %x19[%f425] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
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
              vector.store %f437, %x19[%f436] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
            }
          }
        }
        %f438 = arith.cmpi eq, %fcodec, %fc11 : index
        scf.if %f438 {
          %f439 = arith.muli %f0, %fc26 : index
          scf.for %f440 = %f439 to %fc6 step %fc7 {
            %f441 = arith.addi %f351, %f440 : index
            %f442 = vector.load %x8[%f441] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f443 = arith.mulf %f442, %f354 : vector<4xf32>
            %f444 = wave.fp8_encode "e4m3" %f443 : vector<4xf32> -> vector<4xi8>
            %f445 = arith.cmpi slt, %f352, %x12 : index
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
              vector.store %f448, %x19[%f463] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f464 = arith.subi %f352, %x12 : index
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
              vector.store %f488, %x19[%f487] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f498, %x19[%f497] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f508, %x19[%f507] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f518, %x19[%f517] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
          }
        }
        %f519 = arith.cmpi eq, %fcodec, %fc0 : index
        scf.if %f519 {
          %f520 = arith.muli %f0, %fc26 : index
          scf.for %f521 = %f520 to %fc6 step %fc7 {
            %f522 = arith.addi %f351, %f521 : index
            %f523 = vector.load %x8[%f522] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f524 = arith.mulf %f523, %f354 : vector<4xf32>
            %f525 = wave.fp8_encode "e5m2" %f524 : vector<4xf32> -> vector<4xi8>
            %f526 = arith.cmpi slt, %f352, %x12 : index
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
              vector.store %f529, %x19[%f544] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f545 = arith.subi %f352, %x12 : index
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
              vector.store %f569, %x19[%f568] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f579, %x19[%f578] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f589, %x19[%f588] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f599, %x19[%f598] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
          }
        }
      }
    }
    scf.if %f199 {
      %f600 = arith.addi %fslotsAt, %f196 : index
      %f601 = memref.load %x13[%f600] : memref<?xi32>
      %f602 = arith.index_cast %f601 : i32 to index
      %f603 = arith.cmpi sge, %f602, %fc3 : index
      scf.if %f603 {
        %f604 = arith.muli %f195, %fc6 : index
        %f605 = arith.subi %x9, %x11 : index
        %f606 = memref.load %x18[%f605] : memref<?xf32>
        %f607 = vector.broadcast %f606 : f32 to vector<4xf32>
        %f608 = arith.divui %f602, %fc12 : index
        %f609 = arith.remui %f602, %fc12 : index
        %f610 = arith.muli %f608, %fpageBytes : index
        %f611 = arith.cmpi eq, %fcodec, %fc3 : index
        scf.if %f611 {
          %f612 = arith.muli %f0, %fc26 : index
          scf.for %f613 = %f612 to %fc6 step %fc7 {
            %f614 = arith.addi %f604, %f613 : index
            %f615 = vector.load %x8[%f614] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f616 = arith.mulf %f615, %f607 : vector<4xf32>
            %f617 = arith.minimumf %f616, %fc27 : vector<4xf32>
            %f618 = arith.maximumf %f617, %fc28 : vector<4xf32>
            %f619 = arith.truncf %f618 : vector<4xf32> to vector<4xf16>
            %f620 = vector.bitcast %f619 : vector<4xf16> to vector<8xi8>
            %f621 = arith.cmpi slt, %f605, %x12 : index
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
              vector.store %f620, %x19[%f635] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
            } else {
              %f636 = arith.subi %f605, %x12 : index
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
              vector.store %f657, %x19[%f656] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
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
              vector.store %f668, %x19[%f667] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
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
              vector.store %f679, %x19[%f678] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
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
              vector.store %f690, %x19[%f689] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
            }
          }
        }
        %f691 = arith.cmpi eq, %fcodec, %fc11 : index
        scf.if %f691 {
          %f692 = arith.muli %f0, %fc26 : index
          scf.for %f693 = %f692 to %fc6 step %fc7 {
            %f694 = arith.addi %f604, %f693 : index
            %f695 = vector.load %x8[%f694] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f696 = arith.mulf %f695, %f607 : vector<4xf32>
            %f697 = wave.fp8_encode "e4m3" %f696 : vector<4xf32> -> vector<4xi8>
            %f698 = arith.cmpi slt, %f605, %x12 : index
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
              vector.store %f701, %x19[%f716] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f717 = arith.subi %f605, %x12 : index
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
              vector.store %f741, %x19[%f740] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f751, %x19[%f750] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f761, %x19[%f760] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f771, %x19[%f770] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
          }
        }
        %f772 = arith.cmpi eq, %fcodec, %fc0 : index
        scf.if %f772 {
          %f773 = arith.muli %f0, %fc26 : index
          scf.for %f774 = %f773 to %fc6 step %fc7 {
            %f775 = arith.addi %f604, %f774 : index
            %f776 = vector.load %x8[%f775] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f777 = arith.mulf %f776, %f607 : vector<4xf32>
            %f778 = wave.fp8_encode "e5m2" %f777 : vector<4xf32> -> vector<4xi8>
            %f779 = arith.cmpi slt, %f605, %x12 : index
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
              vector.store %f782, %x19[%f797] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f798 = arith.subi %f605, %x12 : index
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
              vector.store %f822, %x19[%f821] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f832, %x19[%f831] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f842, %x19[%f841] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f852, %x19[%f851] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
          }
        }
      }
    }
  }
  func.return
}
wave.kernel @qkv_int4_d96__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 12 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 3 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c5 = arith.constant 8 : index
  %c6 = arith.constant 40 : index
  %c7 = arith.constant 15 : index
  %c8 = arith.constant 16 : index
  %c9 = arith.constant 6 : index
  %c10 = arith.constant 2 : index
  %c11 = arith.constant 0 : index
  %c12 = arith.constant 1 : index
  %c13 = arith.constant 6144 : index
  %c14 = arith.constant 1536 : index
  %rowsMode = wave.param "rowsMode" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c18 = arith.constant 32 : index
  %c19 = arith.constant 384 : index
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
  %5 = arith.divui %inputFeatures, %groupSize : index
  %6 = arith.muli %inputFeatures, %c5 : index
  %7 = arith.muli %5, %c6 : index
  %8 = arith.addi %7, %c7 : index
  %9 = arith.divui %8, %c8 : index
  %10 = arith.muli %9, %c8 : index
  %11 = arith.addi %6, %10 : index
  %12 = arith.muli %0, %c9 : index
  %13 = arith.muli %3, %c10 : index
  %14 = arith.addi %12, %13 : index
  %15 = arith.addi %14, %c11 : index
  %16 = arith.muli %15, %11 : index
  %17 = arith.addi %14, %c12 : index
  %18 = arith.muli %17, %11 : index
  %19 = wave.scratch %c13 : memref<?xf32>
  %20 = wave.scratch %c14 : memref<?xf32>
  %21 = memref.load %step[%c11] : memref<?xi32>
  %22 = arith.index_cast %21 : i32 to index
  %23 = arith.cmpi eq, %rowsMode, %c11 : index
  scf.if %23 {
    %24 = arith.muli %1, %c8 : index
    %25 = arith.cmpi slt, %24, %22 : index
    scf.if %25 {
      %26 = wave.lane
      %27 = arith.remui %26, %c8 : index
      %28 = wave.scratch %operandHalves : memref<?xf16>
      %29 = arith.divui %operandHalves, %c5 : index
      %30 = arith.muli %2, %c18 : index
      %31 = arith.addi %30, %26 : index
      scf.for %32 = %31 to %29 step %c19 {
        %33 = arith.muli %32, %c5 : index
        %34 = arith.addi %c11, %33 : index
        %35 = vector.load %x[%34] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %35, %28[%34] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %36 = arith.remui %27, %tileRows : index
      %37 = arith.muli %36, %c5 : index
      %38 = arith.divui %inputFeatures, %c18 : index
      %39 = arith.muli %4, %stepsPerWave : index
      %40 = arith.minsi %39, %38 : index
      %41 = arith.addi %40, %stepsPerWave : index
      %42 = arith.minsi %41, %38 : index
      %43 = arith.cmpi eq, %wholeBlocks, %c12 : index
      %44 = arith.subi %42, %40 : index
      %45 = arith.divui %44, %c10 : index
      %46 = arith.muli %45, %c10 : index
      %47 = arith.addi %40, %46 : index
      %48 = arith.select %43, %41, %47 : index
      %52:2 = scf.for %49 = %40 to %48 step %c10 iter_args(%50 = %c20, %51 = %c20) -> (vector<8xf32>, vector<8xf32>) {
        %53 = arith.addi %49, %c11 : index
        %54:2 = func.call @qkv_int4_d96__gfx1100.0(%26, %53, %inputFeatures, %16, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %55 = arith.addi %49, %c12 : index
        %56:2 = func.call @qkv_int4_d96__gfx1100.0(%26, %55, %inputFeatures, %16, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %57:2 = func.call @qkv_int4_d96__gfx1100.0(%26, %53, %inputFeatures, %18, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %58:2 = func.call @qkv_int4_d96__gfx1100.0(%26, %55, %inputFeatures, %18, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %59 = arith.muli %49, %c10 : index
        %60 = arith.addi %59, %c11 : index
        %61 = arith.muli %tileRows, %c8 : index
        %62 = arith.muli %60, %61 : index
        %63 = arith.addi %37, %62 : index
        %64 = vector.load %28[%63] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %65 = arith.muli %tileRows, %c5 : index
        %66 = arith.addi %63, %65 : index
        %67 = vector.load %28[%66] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %68 = vector.shuffle %64, %67 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %69 = wave.mma %68, %54#0, %50 : vector<16xf16>, vector<8xf32>
        %70 = wave.mma %68, %57#0, %51 : vector<16xf16>, vector<8xf32>
        %71 = arith.addi %59, %c12 : index
        %72 = arith.muli %71, %61 : index
        %73 = arith.addi %37, %72 : index
        %74 = vector.load %28[%73] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %75 = arith.addi %73, %65 : index
        %76 = vector.load %28[%75] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %77 = vector.shuffle %74, %76 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %78 = wave.mma %77, %54#1, %69 : vector<16xf16>, vector<8xf32>
        %79 = wave.mma %77, %57#1, %70 : vector<16xf16>, vector<8xf32>
        %80 = arith.addi %59, %c10 : index
        %81 = arith.muli %80, %61 : index
        %82 = arith.addi %37, %81 : index
        %83 = vector.load %28[%82] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %84 = arith.addi %82, %65 : index
        %85 = vector.load %28[%84] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %86 = vector.shuffle %83, %85 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %87 = wave.mma %86, %56#0, %78 : vector<16xf16>, vector<8xf32>
        %88 = wave.mma %86, %58#0, %79 : vector<16xf16>, vector<8xf32>
        %89 = arith.addi %59, %c2 : index
        %90 = arith.muli %89, %61 : index
        %91 = arith.addi %37, %90 : index
        %92 = vector.load %28[%91] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %93 = arith.addi %91, %65 : index
        %94 = vector.load %28[%93] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %95 = vector.shuffle %92, %94 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %96 = wave.mma %95, %56#1, %87 : vector<16xf16>, vector<8xf32>
        %97 = wave.mma %95, %58#1, %88 : vector<16xf16>, vector<8xf32>
        scf.yield %96, %97 : vector<8xf32>, vector<8xf32>
      }
      %98 = arith.select %43, %48, %42 : index
      %102:2 = scf.for %99 = %48 to %98 step %c12 iter_args(%100 = %52#0, %101 = %52#1) -> (vector<8xf32>, vector<8xf32>) {
        %103 = arith.addi %99, %c11 : index
        %104:2 = func.call @qkv_int4_d96__gfx1100.0(%26, %103, %inputFeatures, %16, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %105:2 = func.call @qkv_int4_d96__gfx1100.0(%26, %103, %inputFeatures, %18, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %106 = arith.muli %99, %c10 : index
        %107 = arith.addi %106, %c11 : index
        %108 = arith.muli %tileRows, %c8 : index
        %109 = arith.muli %107, %108 : index
        %110 = arith.addi %37, %109 : index
        %111 = vector.load %28[%110] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %112 = arith.muli %tileRows, %c5 : index
        %113 = arith.addi %110, %112 : index
        %114 = vector.load %28[%113] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %115 = vector.shuffle %111, %114 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %116 = wave.mma %115, %104#0, %100 : vector<16xf16>, vector<8xf32>
        %117 = wave.mma %115, %105#0, %101 : vector<16xf16>, vector<8xf32>
        %118 = arith.addi %106, %c12 : index
        %119 = arith.muli %118, %108 : index
        %120 = arith.addi %37, %119 : index
        %121 = vector.load %28[%120] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %122 = arith.addi %120, %112 : index
        %123 = vector.load %28[%122] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %124 = vector.shuffle %121, %123 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %125 = wave.mma %124, %104#1, %116 : vector<16xf16>, vector<8xf32>
        %126 = wave.mma %124, %105#1, %117 : vector<16xf16>, vector<8xf32>
        scf.yield %125, %126 : vector<8xf32>, vector<8xf32>
      }
      %127 = arith.addi %24, %c11 : index
      func.call @qkv_int4_d96__gfx1100.2(%3, %4, %102#0, %19, %102#1, %127, %22, %factors, %20, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  %128 = arith.cmpi eq, %rowsMode, %c12 : index
  scf.if %128 {
    %129 = arith.muli %1, %c8 : index
    %130 = arith.cmpi slt, %129, %22 : index
    scf.if %130 {
      %131 = wave.lane
      %132 = arith.remui %131, %c8 : index
      %133 = arith.remui %132, %tileRows : index
      %134 = arith.addi %129, %133 : index
      %135 = arith.divui %134, %tileRows : index
      %136 = arith.divui %inputFeatures, %c8 : index
      %137 = arith.muli %135, %136 : index
      %138 = arith.divui %c11, %c8 : index
      %139 = arith.addi %137, %138 : index
      %140 = arith.muli %139, %c10 : index
      %141 = arith.remui %c11, %c8 : index
      %142 = arith.divui %141, %c5 : index
      %143 = arith.addi %140, %142 : index
      %144 = arith.muli %tileRows, %c5 : index
      %145 = arith.muli %143, %144 : index
      %146 = arith.remui %134, %tileRows : index
      %147 = arith.muli %146, %c5 : index
      %148 = arith.addi %145, %147 : index
      %149 = arith.remui %c11, %c5 : index
      %150 = arith.addi %148, %149 : index
      %151 = arith.divui %inputFeatures, %c18 : index
      %152 = arith.muli %4, %stepsPerWave : index
      %153 = arith.minsi %152, %151 : index
      %154 = arith.addi %153, %stepsPerWave : index
      %155 = arith.minsi %154, %151 : index
      %156 = arith.cmpi eq, %wholeBlocks, %c12 : index
      %157 = arith.subi %155, %153 : index
      %158 = arith.divui %157, %c10 : index
      %159 = arith.muli %158, %c10 : index
      %160 = arith.addi %153, %159 : index
      %161 = arith.select %156, %154, %160 : index
      %165:2 = scf.for %162 = %153 to %161 step %c10 iter_args(%163 = %c20, %164 = %c20) -> (vector<8xf32>, vector<8xf32>) {
        %166 = arith.addi %162, %c11 : index
        %167:2 = func.call @qkv_int4_d96__gfx1100.0(%131, %166, %inputFeatures, %16, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %168 = arith.addi %162, %c12 : index
        %169:2 = func.call @qkv_int4_d96__gfx1100.0(%131, %168, %inputFeatures, %16, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %170:2 = func.call @qkv_int4_d96__gfx1100.0(%131, %166, %inputFeatures, %18, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %171:2 = func.call @qkv_int4_d96__gfx1100.0(%131, %168, %inputFeatures, %18, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %172 = arith.muli %162, %c10 : index
        %173 = arith.addi %172, %c11 : index
        %174 = arith.muli %tileRows, %c8 : index
        %175 = arith.muli %173, %174 : index
        %176 = arith.addi %150, %175 : index
        %177 = vector.load %x[%176] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %178 = arith.addi %176, %144 : index
        %179 = vector.load %x[%178] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %180 = vector.shuffle %177, %179 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %181 = wave.mma %180, %167#0, %163 : vector<16xf16>, vector<8xf32>
        %182 = wave.mma %180, %170#0, %164 : vector<16xf16>, vector<8xf32>
        %183 = arith.addi %172, %c12 : index
        %184 = arith.muli %183, %174 : index
        %185 = arith.addi %150, %184 : index
        %186 = vector.load %x[%185] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %187 = arith.addi %185, %144 : index
        %188 = vector.load %x[%187] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %189 = vector.shuffle %186, %188 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %190 = wave.mma %189, %167#1, %181 : vector<16xf16>, vector<8xf32>
        %191 = wave.mma %189, %170#1, %182 : vector<16xf16>, vector<8xf32>
        %192 = arith.addi %172, %c10 : index
        %193 = arith.muli %192, %174 : index
        %194 = arith.addi %150, %193 : index
        %195 = vector.load %x[%194] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %196 = arith.addi %194, %144 : index
        %197 = vector.load %x[%196] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %198 = vector.shuffle %195, %197 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %199 = wave.mma %198, %169#0, %190 : vector<16xf16>, vector<8xf32>
        %200 = wave.mma %198, %171#0, %191 : vector<16xf16>, vector<8xf32>
        %201 = arith.addi %172, %c2 : index
        %202 = arith.muli %201, %174 : index
        %203 = arith.addi %150, %202 : index
        %204 = vector.load %x[%203] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %205 = arith.addi %203, %144 : index
        %206 = vector.load %x[%205] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %207 = vector.shuffle %204, %206 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %208 = wave.mma %207, %169#1, %199 : vector<16xf16>, vector<8xf32>
        %209 = wave.mma %207, %171#1, %200 : vector<16xf16>, vector<8xf32>
        scf.yield %208, %209 : vector<8xf32>, vector<8xf32>
      }
      %210 = arith.select %156, %161, %155 : index
      %214:2 = scf.for %211 = %161 to %210 step %c12 iter_args(%212 = %165#0, %213 = %165#1) -> (vector<8xf32>, vector<8xf32>) {
        %215 = arith.addi %211, %c11 : index
        %216:2 = func.call @qkv_int4_d96__gfx1100.0(%131, %215, %inputFeatures, %16, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %217:2 = func.call @qkv_int4_d96__gfx1100.0(%131, %215, %inputFeatures, %18, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %218 = arith.muli %211, %c10 : index
        %219 = arith.addi %218, %c11 : index
        %220 = arith.muli %tileRows, %c8 : index
        %221 = arith.muli %219, %220 : index
        %222 = arith.addi %150, %221 : index
        %223 = vector.load %x[%222] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %224 = arith.addi %222, %144 : index
        %225 = vector.load %x[%224] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %226 = vector.shuffle %223, %225 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %227 = wave.mma %226, %216#0, %212 : vector<16xf16>, vector<8xf32>
        %228 = wave.mma %226, %217#0, %213 : vector<16xf16>, vector<8xf32>
        %229 = arith.addi %218, %c12 : index
        %230 = arith.muli %229, %220 : index
        %231 = arith.addi %150, %230 : index
        %232 = vector.load %x[%231] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %233 = arith.addi %231, %144 : index
        %234 = vector.load %x[%233] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %235 = vector.shuffle %232, %234 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %236 = wave.mma %235, %216#1, %227 : vector<16xf16>, vector<8xf32>
        %237 = wave.mma %235, %217#1, %228 : vector<16xf16>, vector<8xf32>
        scf.yield %236, %237 : vector<8xf32>, vector<8xf32>
      }
      %238 = arith.addi %129, %c11 : index
      func.call @qkv_int4_d96__gfx1100.2(%3, %4, %214#0, %19, %214#1, %238, %22, %factors, %20, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  %239 = arith.cmpi eq, %rowsMode, %c10 : index
  scf.if %239 {
    %240 = arith.muli %1, %c23 : index
    %241 = arith.cmpi slt, %240, %22 : index
    scf.if %241 {
      %242 = wave.lane
      %243 = arith.remui %242, %c8 : index
      %244 = arith.remui %243, %tileRows : index
      %245 = arith.addi %240, %244 : index
      %246 = arith.divui %245, %tileRows : index
      %247 = arith.divui %inputFeatures, %c8 : index
      %248 = arith.muli %246, %247 : index
      %249 = arith.divui %c11, %c8 : index
      %250 = arith.addi %248, %249 : index
      %251 = arith.muli %250, %c10 : index
      %252 = arith.remui %c11, %c8 : index
      %253 = arith.divui %252, %c5 : index
      %254 = arith.addi %251, %253 : index
      %255 = arith.muli %tileRows, %c5 : index
      %256 = arith.muli %254, %255 : index
      %257 = arith.remui %245, %tileRows : index
      %258 = arith.muli %257, %c5 : index
      %259 = arith.addi %256, %258 : index
      %260 = arith.remui %c11, %c5 : index
      %261 = arith.addi %259, %260 : index
      %262 = arith.addi %243, %c8 : index
      %263 = arith.addi %240, %262 : index
      %264 = arith.divui %263, %tileRows : index
      %265 = arith.muli %264, %247 : index
      %266 = arith.addi %265, %249 : index
      %267 = arith.muli %266, %c10 : index
      %268 = arith.addi %267, %253 : index
      %269 = arith.muli %268, %255 : index
      %270 = arith.remui %263, %tileRows : index
      %271 = arith.muli %270, %c5 : index
      %272 = arith.addi %269, %271 : index
      %273 = arith.addi %272, %260 : index
      %274 = arith.addi %243, %c18 : index
      %275 = arith.addi %240, %274 : index
      %276 = arith.divui %275, %tileRows : index
      %277 = arith.muli %276, %247 : index
      %278 = arith.addi %277, %249 : index
      %279 = arith.muli %278, %c10 : index
      %280 = arith.addi %279, %253 : index
      %281 = arith.muli %280, %255 : index
      %282 = arith.remui %275, %tileRows : index
      %283 = arith.muli %282, %c5 : index
      %284 = arith.addi %281, %283 : index
      %285 = arith.addi %284, %260 : index
      %286 = arith.addi %243, %c24 : index
      %287 = arith.addi %240, %286 : index
      %288 = arith.divui %287, %tileRows : index
      %289 = arith.muli %288, %247 : index
      %290 = arith.addi %289, %249 : index
      %291 = arith.muli %290, %c10 : index
      %292 = arith.addi %291, %253 : index
      %293 = arith.muli %292, %255 : index
      %294 = arith.remui %287, %tileRows : index
      %295 = arith.muli %294, %c5 : index
      %296 = arith.addi %293, %295 : index
      %297 = arith.addi %296, %260 : index
      %298 = arith.divui %inputFeatures, %c18 : index
      %299 = arith.muli %4, %stepsPerWave : index
      %300 = arith.minsi %299, %298 : index
      %301 = arith.addi %300, %stepsPerWave : index
      %302 = arith.minsi %301, %298 : index
      %303 = arith.cmpi eq, %wholeBlocks, %c12 : index
      %304 = arith.subi %302, %300 : index
      %305 = arith.divui %304, %c10 : index
      %306 = arith.muli %305, %c10 : index
      %307 = arith.addi %300, %306 : index
      %308 = arith.select %303, %301, %307 : index
      %318:8 = scf.for %309 = %300 to %308 step %c10 iter_args(%310 = %c20, %311 = %c20, %312 = %c20, %313 = %c20, %314 = %c20, %315 = %c20, %316 = %c20, %317 = %c20) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %319 = arith.addi %309, %c11 : index
        %320:2 = func.call @qkv_int4_d96__gfx1100.0(%242, %319, %inputFeatures, %16, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %321 = arith.addi %309, %c12 : index
        %322:2 = func.call @qkv_int4_d96__gfx1100.0(%242, %321, %inputFeatures, %16, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %323:2 = func.call @qkv_int4_d96__gfx1100.0(%242, %319, %inputFeatures, %18, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %324:2 = func.call @qkv_int4_d96__gfx1100.0(%242, %321, %inputFeatures, %18, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %325 = arith.muli %309, %c10 : index
        %326 = arith.addi %325, %c11 : index
        %327 = arith.muli %tileRows, %c8 : index
        %328 = arith.muli %326, %327 : index
        %329 = arith.addi %261, %328 : index
        %330 = vector.load %x[%329] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %331 = arith.addi %329, %255 : index
        %332 = vector.load %x[%331] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %333 = vector.shuffle %330, %332 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %334 = wave.mma %333, %320#0, %310 : vector<16xf16>, vector<8xf32>
        %335 = wave.mma %333, %323#0, %311 : vector<16xf16>, vector<8xf32>
        %336 = arith.addi %273, %328 : index
        %337 = vector.load %x[%336] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %338 = arith.addi %336, %255 : index
        %339 = vector.load %x[%338] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %340 = vector.shuffle %337, %339 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %341 = wave.mma %340, %320#0, %312 : vector<16xf16>, vector<8xf32>
        %342 = wave.mma %340, %323#0, %313 : vector<16xf16>, vector<8xf32>
        %343 = arith.addi %285, %328 : index
        %344 = vector.load %x[%343] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %345 = arith.addi %343, %255 : index
        %346 = vector.load %x[%345] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %347 = vector.shuffle %344, %346 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %348 = wave.mma %347, %320#0, %314 : vector<16xf16>, vector<8xf32>
        %349 = wave.mma %347, %323#0, %315 : vector<16xf16>, vector<8xf32>
        %350 = arith.addi %297, %328 : index
        %351 = vector.load %x[%350] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %352 = arith.addi %350, %255 : index
        %353 = vector.load %x[%352] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %354 = vector.shuffle %351, %353 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %355 = wave.mma %354, %320#0, %316 : vector<16xf16>, vector<8xf32>
        %356 = wave.mma %354, %323#0, %317 : vector<16xf16>, vector<8xf32>
        %357 = arith.addi %325, %c12 : index
        %358 = arith.muli %357, %327 : index
        %359 = arith.addi %261, %358 : index
        %360 = vector.load %x[%359] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %361 = arith.addi %359, %255 : index
        %362 = vector.load %x[%361] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %363 = vector.shuffle %360, %362 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %364 = wave.mma %363, %320#1, %334 : vector<16xf16>, vector<8xf32>
        %365 = wave.mma %363, %323#1, %335 : vector<16xf16>, vector<8xf32>
        %366 = arith.addi %273, %358 : index
        %367 = vector.load %x[%366] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %368 = arith.addi %366, %255 : index
        %369 = vector.load %x[%368] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %370 = vector.shuffle %367, %369 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %371 = wave.mma %370, %320#1, %341 : vector<16xf16>, vector<8xf32>
        %372 = wave.mma %370, %323#1, %342 : vector<16xf16>, vector<8xf32>
        %373 = arith.addi %285, %358 : index
        %374 = vector.load %x[%373] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %375 = arith.addi %373, %255 : index
        %376 = vector.load %x[%375] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %377 = vector.shuffle %374, %376 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %378 = wave.mma %377, %320#1, %348 : vector<16xf16>, vector<8xf32>
        %379 = wave.mma %377, %323#1, %349 : vector<16xf16>, vector<8xf32>
        %380 = arith.addi %297, %358 : index
        %381 = vector.load %x[%380] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %382 = arith.addi %380, %255 : index
        %383 = vector.load %x[%382] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %384 = vector.shuffle %381, %383 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %385 = wave.mma %384, %320#1, %355 : vector<16xf16>, vector<8xf32>
        %386 = wave.mma %384, %323#1, %356 : vector<16xf16>, vector<8xf32>
        %387 = arith.addi %325, %c10 : index
        %388 = arith.muli %387, %327 : index
        %389 = arith.addi %261, %388 : index
        %390 = vector.load %x[%389] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %391 = arith.addi %389, %255 : index
        %392 = vector.load %x[%391] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %393 = vector.shuffle %390, %392 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %394 = wave.mma %393, %322#0, %364 : vector<16xf16>, vector<8xf32>
        %395 = wave.mma %393, %324#0, %365 : vector<16xf16>, vector<8xf32>
        %396 = arith.addi %273, %388 : index
        %397 = vector.load %x[%396] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %398 = arith.addi %396, %255 : index
        %399 = vector.load %x[%398] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %400 = vector.shuffle %397, %399 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %401 = wave.mma %400, %322#0, %371 : vector<16xf16>, vector<8xf32>
        %402 = wave.mma %400, %324#0, %372 : vector<16xf16>, vector<8xf32>
        %403 = arith.addi %285, %388 : index
        %404 = vector.load %x[%403] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %405 = arith.addi %403, %255 : index
        %406 = vector.load %x[%405] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %407 = vector.shuffle %404, %406 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %408 = wave.mma %407, %322#0, %378 : vector<16xf16>, vector<8xf32>
        %409 = wave.mma %407, %324#0, %379 : vector<16xf16>, vector<8xf32>
        %410 = arith.addi %297, %388 : index
        %411 = vector.load %x[%410] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %412 = arith.addi %410, %255 : index
        %413 = vector.load %x[%412] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %414 = vector.shuffle %411, %413 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %415 = wave.mma %414, %322#0, %385 : vector<16xf16>, vector<8xf32>
        %416 = wave.mma %414, %324#0, %386 : vector<16xf16>, vector<8xf32>
        %417 = arith.addi %325, %c2 : index
        %418 = arith.muli %417, %327 : index
        %419 = arith.addi %261, %418 : index
        %420 = vector.load %x[%419] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %421 = arith.addi %419, %255 : index
        %422 = vector.load %x[%421] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %423 = vector.shuffle %420, %422 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %424 = wave.mma %423, %322#1, %394 : vector<16xf16>, vector<8xf32>
        %425 = wave.mma %423, %324#1, %395 : vector<16xf16>, vector<8xf32>
        %426 = arith.addi %273, %418 : index
        %427 = vector.load %x[%426] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %428 = arith.addi %426, %255 : index
        %429 = vector.load %x[%428] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %430 = vector.shuffle %427, %429 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %431 = wave.mma %430, %322#1, %401 : vector<16xf16>, vector<8xf32>
        %432 = wave.mma %430, %324#1, %402 : vector<16xf16>, vector<8xf32>
        %433 = arith.addi %285, %418 : index
        %434 = vector.load %x[%433] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %435 = arith.addi %433, %255 : index
        %436 = vector.load %x[%435] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %437 = vector.shuffle %434, %436 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %438 = wave.mma %437, %322#1, %408 : vector<16xf16>, vector<8xf32>
        %439 = wave.mma %437, %324#1, %409 : vector<16xf16>, vector<8xf32>
        %440 = arith.addi %297, %418 : index
        %441 = vector.load %x[%440] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %442 = arith.addi %440, %255 : index
        %443 = vector.load %x[%442] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %444 = vector.shuffle %441, %443 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %445 = wave.mma %444, %322#1, %415 : vector<16xf16>, vector<8xf32>
        %446 = wave.mma %444, %324#1, %416 : vector<16xf16>, vector<8xf32>
        scf.yield %424, %425, %431, %432, %438, %439, %445, %446 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %447 = arith.select %303, %308, %302 : index
      %457:8 = scf.for %448 = %308 to %447 step %c12 iter_args(%449 = %318#0, %450 = %318#1, %451 = %318#2, %452 = %318#3, %453 = %318#4, %454 = %318#5, %455 = %318#6, %456 = %318#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %458 = arith.addi %448, %c11 : index
        %459:2 = func.call @qkv_int4_d96__gfx1100.0(%242, %458, %inputFeatures, %16, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %460:2 = func.call @qkv_int4_d96__gfx1100.0(%242, %458, %inputFeatures, %18, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %461 = arith.muli %448, %c10 : index
        %462 = arith.addi %461, %c11 : index
        %463 = arith.muli %tileRows, %c8 : index
        %464 = arith.muli %462, %463 : index
        %465 = arith.addi %261, %464 : index
        %466 = vector.load %x[%465] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %467 = arith.addi %465, %255 : index
        %468 = vector.load %x[%467] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %469 = vector.shuffle %466, %468 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %470 = wave.mma %469, %459#0, %449 : vector<16xf16>, vector<8xf32>
        %471 = wave.mma %469, %460#0, %450 : vector<16xf16>, vector<8xf32>
        %472 = arith.addi %273, %464 : index
        %473 = vector.load %x[%472] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %474 = arith.addi %472, %255 : index
        %475 = vector.load %x[%474] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %476 = vector.shuffle %473, %475 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %477 = wave.mma %476, %459#0, %451 : vector<16xf16>, vector<8xf32>
        %478 = wave.mma %476, %460#0, %452 : vector<16xf16>, vector<8xf32>
        %479 = arith.addi %285, %464 : index
        %480 = vector.load %x[%479] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %481 = arith.addi %479, %255 : index
        %482 = vector.load %x[%481] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %483 = vector.shuffle %480, %482 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %484 = wave.mma %483, %459#0, %453 : vector<16xf16>, vector<8xf32>
        %485 = wave.mma %483, %460#0, %454 : vector<16xf16>, vector<8xf32>
        %486 = arith.addi %297, %464 : index
        %487 = vector.load %x[%486] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %488 = arith.addi %486, %255 : index
        %489 = vector.load %x[%488] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %490 = vector.shuffle %487, %489 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %491 = wave.mma %490, %459#0, %455 : vector<16xf16>, vector<8xf32>
        %492 = wave.mma %490, %460#0, %456 : vector<16xf16>, vector<8xf32>
        %493 = arith.addi %461, %c12 : index
        %494 = arith.muli %493, %463 : index
        %495 = arith.addi %261, %494 : index
        %496 = vector.load %x[%495] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %497 = arith.addi %495, %255 : index
        %498 = vector.load %x[%497] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %499 = vector.shuffle %496, %498 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %500 = wave.mma %499, %459#1, %470 : vector<16xf16>, vector<8xf32>
        %501 = wave.mma %499, %460#1, %471 : vector<16xf16>, vector<8xf32>
        %502 = arith.addi %273, %494 : index
        %503 = vector.load %x[%502] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %504 = arith.addi %502, %255 : index
        %505 = vector.load %x[%504] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %506 = vector.shuffle %503, %505 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %507 = wave.mma %506, %459#1, %477 : vector<16xf16>, vector<8xf32>
        %508 = wave.mma %506, %460#1, %478 : vector<16xf16>, vector<8xf32>
        %509 = arith.addi %285, %494 : index
        %510 = vector.load %x[%509] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %511 = arith.addi %509, %255 : index
        %512 = vector.load %x[%511] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %513 = vector.shuffle %510, %512 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %514 = wave.mma %513, %459#1, %484 : vector<16xf16>, vector<8xf32>
        %515 = wave.mma %513, %460#1, %485 : vector<16xf16>, vector<8xf32>
        %516 = arith.addi %297, %494 : index
        %517 = vector.load %x[%516] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %518 = arith.addi %516, %255 : index
        %519 = vector.load %x[%518] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %520 = vector.shuffle %517, %519 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %521 = wave.mma %520, %459#1, %491 : vector<16xf16>, vector<8xf32>
        %522 = wave.mma %520, %460#1, %492 : vector<16xf16>, vector<8xf32>
        scf.yield %500, %501, %507, %508, %514, %515, %521, %522 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %523 = arith.addi %240, %c11 : index
      func.call @qkv_int4_d96__gfx1100.2(%3, %4, %457#0, %19, %457#1, %523, %22, %factors, %20, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %524 = arith.addi %240, %c8 : index
      func.call @qkv_int4_d96__gfx1100.2(%3, %4, %457#2, %19, %457#3, %524, %22, %factors, %20, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %525 = arith.addi %240, %c18 : index
      func.call @qkv_int4_d96__gfx1100.2(%3, %4, %457#4, %19, %457#5, %525, %22, %factors, %20, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %526 = arith.addi %240, %c24 : index
      func.call @qkv_int4_d96__gfx1100.2(%3, %4, %457#6, %19, %457#7, %526, %22, %factors, %20, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  wave.return
}
