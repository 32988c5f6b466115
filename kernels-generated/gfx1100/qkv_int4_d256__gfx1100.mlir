// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='int4', dim=256)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_int4_d256__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @qkv_int4_d256__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xf32>, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xf32>) {
  %ffc0 = arith.constant 2 : index
  %ffc1 = arith.constant 16 : index
  %ffhasFactors = wave.param "hasFactors" : index
  %ffc3 = arith.constant 1 : index
  %ffoperandScale = wave.param "operandScale" : f32
  %ffc5 = arith.constant 0 : index
  %ffc6 = arith.constant 32 : index
  %ffc7 = arith.constant 4096 : index
  %ffc8 = arith.constant 256 : index
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
    %ff18 = arith.mulf %ff17, %ff10 : f32
    %ff19 = arith.muli %x6, %ffc0 : index
    %ff20 = arith.addi %ff19, %ffc5 : index
    %ff21 = arith.muli %ff20, %ffc1 : index
    %ff22 = arith.remui %ff0, %ffc1 : index
    %ff23 = arith.addi %ff21, %ff22 : index
    %ff24 = arith.muli %ff3, %ffc8 : index
    %ff25 = arith.addi %ff24, %ff23 : index
    memref.store %ff18, %x7[%ff25] : memref<?xf32>
    %ff26 = arith.addi %x4, %ffc8 : index
    %ff27 = arith.addi %ff26, %ff12 : index
    %ff28 = memref.load %x5[%ff27] : memref<?xf32>
    %ff29 = arith.addi %ff27, %ffc7 : index
    %ff30 = memref.load %x5[%ff29] : memref<?xf32>
    %ff31 = arith.addf %ff28, %ff30 : f32
    %ff32 = arith.mulf %ff31, %ff10 : f32
    %ff33 = arith.addi %ff19, %ffc3 : index
    %ff34 = arith.muli %ff33, %ffc1 : index
    %ff35 = arith.addi %ff34, %ff22 : index
    %ff36 = arith.addi %ff24, %ff35 : index
    memref.store %ff32, %x7[%ff36] : memref<?xf32>
  }
  func.return
}
func.func private @qkv_int4_d256__gfx1100.2(%x0: index, %x1: index, %x2: vector<8xf32>, %x3: memref<?xf32>, %x4: vector<8xf32>, %x5: index, %x6: index, %x7: memref<?xf32>, %x8: memref<?xf32>, %x9: index, %x10: memref<?xf32>, %x11: index, %x12: index, %x13: memref<?xi32>, %x14: memref<?xf32>, %x15: memref<?xf32>, %x16: memref<?xf32>, %x17: memref<?xf32>, %x18: memref<?xf32>, %x19: memref<?xi8>) {
  %fc0 = arith.constant 2 : index
  %fc1 = arith.constant 256 : index
  %fc2 = arith.constant 4096 : index
  %fc3 = arith.constant 0 : index
  %fc4 = arith.constant 32 : index
  %fc5 = arith.constant 64 : index
  %fc6 = arith.constant 96 : index
  %fc7 = arith.constant 128 : index
  %fc8 = arith.constant 160 : index
  %fc9 = arith.constant 192 : index
  %fc10 = arith.constant 224 : index
  %fc11 = arith.constant 4 : index
  %fc12 = arith.constant 1 : index
  %fc13 = arith.constant 3 : index
  %fhasBias = wave.param "hasBias" : index
  %fpositionsAt = wave.param "positionsAt" : index
  %fhasNorm = wave.param "hasNorm" : index
  %fc17 = arith.constant 0x00000000 : f32
  %finverseHeadDim = wave.param "inverseHeadDim" : f32
  %fc19 = arith.constant 0x3F800000 : f32
  %fepsilon = wave.param "epsilon" : f32
  %fslotsAt = wave.param "slotsAt" : index
  %fc22 = arith.constant 16 : index
  %fpageBytes = wave.param "pageBytes" : index
  %fcodec = wave.param "codec" : index
  %fc25 = arith.constant dense<0x477FE000> : vector<4xf32>
  %fc26 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %fc27 = arith.constant 16384 : index
  %fc28 = arith.constant 512 : index
  %fc29 = arith.constant 8 : index
  %fc30 = arith.constant 8192 : index
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
  func.call @qkv_int4_d256__gfx1100.1(%f41, %x5, %x6, %x7, %f3, %x3, %x0, %x8) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xf32>) -> ()
  %f42 = arith.addi %f40, %fc12 : index
  func.call @qkv_int4_d256__gfx1100.1(%f42, %x5, %x6, %x7, %f3, %x3, %x0, %x8) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xf32>) -> ()
  %f43 = arith.addi %f40, %fc0 : index
  func.call @qkv_int4_d256__gfx1100.1(%f43, %x5, %x6, %x7, %f3, %x3, %x0, %x8) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xf32>) -> ()
  %f44 = arith.addi %f40, %fc13 : index
  func.call @qkv_int4_d256__gfx1100.1(%f44, %x5, %x6, %x7, %f3, %x3, %x0, %x8) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xf32>) -> ()
  wave.barrier
  %f45 = wave.wave
  %f46 = arith.addi %f45, %fc3 : index
  %f47 = arith.addi %x5, %f46 : index
  %f48 = arith.cmpi slt, %f47, %x6 : index
  scf.if %f48 {
    %f49 = arith.muli %f46, %fc1 : index
    %f50 = arith.addi %f0, %fc3 : index
    %f51 = arith.cmpi eq, %fhasBias, %fc12 : index
    %f52 = arith.addi %f49, %f50 : index
    %f53 = memref.load %x8[%f52] : memref<?xf32>
    %f54 = arith.muli %x9, %fc1 : index
    %f55 = arith.addi %f54, %f50 : index
    %f56 = memref.load %x10[%f55] : memref<?xf32>
    %f57 = arith.addf %f53, %f56 : f32
    %f58 = arith.select %f51, %f57, %f53 : f32
    %f59 = arith.addi %f50, %fc7 : index
    %f60 = arith.addi %f49, %f59 : index
    %f61 = memref.load %x8[%f60] : memref<?xf32>
    %f62 = arith.addi %f54, %f59 : index
    %f63 = memref.load %x10[%f62] : memref<?xf32>
    %f64 = arith.addf %f61, %f63 : f32
    %f65 = arith.select %f51, %f64, %f61 : f32
    %f66 = arith.addi %f0, %fc4 : index
    %f67 = arith.addi %f49, %f66 : index
    %f68 = memref.load %x8[%f67] : memref<?xf32>
    %f69 = arith.addi %f54, %f66 : index
    %f70 = memref.load %x10[%f69] : memref<?xf32>
    %f71 = arith.addf %f68, %f70 : f32
    %f72 = arith.select %f51, %f71, %f68 : f32
    %f73 = arith.addi %f66, %fc7 : index
    %f74 = arith.addi %f49, %f73 : index
    %f75 = memref.load %x8[%f74] : memref<?xf32>
    %f76 = arith.addi %f54, %f73 : index
    %f77 = memref.load %x10[%f76] : memref<?xf32>
    %f78 = arith.addf %f75, %f77 : f32
    %f79 = arith.select %f51, %f78, %f75 : f32
    %f80 = arith.addi %f0, %fc5 : index
    %f81 = arith.addi %f49, %f80 : index
    %f82 = memref.load %x8[%f81] : memref<?xf32>
    %f83 = arith.addi %f54, %f80 : index
    %f84 = memref.load %x10[%f83] : memref<?xf32>
    %f85 = arith.addf %f82, %f84 : f32
    %f86 = arith.select %f51, %f85, %f82 : f32
    %f87 = arith.addi %f80, %fc7 : index
    %f88 = arith.addi %f49, %f87 : index
    %f89 = memref.load %x8[%f88] : memref<?xf32>
    %f90 = arith.addi %f54, %f87 : index
    %f91 = memref.load %x10[%f90] : memref<?xf32>
    %f92 = arith.addf %f89, %f91 : f32
    %f93 = arith.select %f51, %f92, %f89 : f32
    %f94 = arith.addi %f0, %fc6 : index
    %f95 = arith.addi %f49, %f94 : index
    %f96 = memref.load %x8[%f95] : memref<?xf32>
    %f97 = arith.addi %f54, %f94 : index
    %f98 = memref.load %x10[%f97] : memref<?xf32>
    %f99 = arith.addf %f96, %f98 : f32
    %f100 = arith.select %f51, %f99, %f96 : f32
    %f101 = arith.addi %f94, %fc7 : index
    %f102 = arith.addi %f49, %f101 : index
    %f103 = memref.load %x8[%f102] : memref<?xf32>
    %f104 = arith.addi %f54, %f101 : index
    %f105 = memref.load %x10[%f104] : memref<?xf32>
    %f106 = arith.addf %f103, %f105 : f32
    %f107 = arith.select %f51, %f106, %f103 : f32
    %f108 = arith.addi %x11, %x12 : index
    %f109 = arith.cmpi slt, %x9, %f108 : index
    scf.if %f109 {
      %f110 = arith.addi %fpositionsAt, %f47 : index
      %f111 = memref.load %x13[%f110] : memref<?xi32>
      %f112 = arith.index_cast %f111 : i32 to index
      %f113 = arith.cmpi eq, %fhasNorm, %fc12 : index
      %f114 = math.fma %f58, %f58, %fc17 : f32
      %f115 = math.fma %f65, %f65, %f114 : f32
      %f116 = math.fma %f72, %f72, %f115 : f32
      %f117 = math.fma %f79, %f79, %f116 : f32
      %f118 = math.fma %f86, %f86, %f117 : f32
      %f119 = math.fma %f93, %f93, %f118 : f32
      %f120 = math.fma %f100, %f100, %f119 : f32
      %f121 = math.fma %f107, %f107, %f120 : f32
      %f122 = vector.broadcast %f121 : f32 to vector<1xf32>
      %f123 = wave.reduce "add" %f122 : vector<1xf32>
      %f124 = arith.mulf %f123, %finverseHeadDim : f32
      %f125 = arith.addf %f124, %fepsilon : f32
      %f126 = math.sqrt %f125 : f32
      %f127 = arith.divf %fc19, %f126 : f32
      %f128 = arith.cmpi slt, %x9, %x11 : index
      %f129 = memref.load %x14[%f50] : memref<?xf32>
      %f130 = memref.load %x15[%f50] : memref<?xf32>
      %f131 = arith.select %f128, %f129, %f130 : f32
      %f132 = arith.mulf %f58, %f127 : f32
      %f133 = arith.mulf %f132, %f131 : f32
      %f134 = arith.select %f113, %f133, %f58 : f32
      %f135 = memref.load %x14[%f59] : memref<?xf32>
      %f136 = memref.load %x15[%f59] : memref<?xf32>
      %f137 = arith.select %f128, %f135, %f136 : f32
      %f138 = arith.mulf %f65, %f127 : f32
      %f139 = arith.mulf %f138, %f137 : f32
      %f140 = arith.select %f113, %f139, %f65 : f32
      %f141 = memref.load %x14[%f66] : memref<?xf32>
      %f142 = memref.load %x15[%f66] : memref<?xf32>
      %f143 = arith.select %f128, %f141, %f142 : f32
      %f144 = arith.mulf %f72, %f127 : f32
      %f145 = arith.mulf %f144, %f143 : f32
      %f146 = arith.select %f113, %f145, %f72 : f32
      %f147 = memref.load %x14[%f73] : memref<?xf32>
      %f148 = memref.load %x15[%f73] : memref<?xf32>
      %f149 = arith.select %f128, %f147, %f148 : f32
      %f150 = arith.mulf %f79, %f127 : f32
      %f151 = arith.mulf %f150, %f149 : f32
      %f152 = arith.select %f113, %f151, %f79 : f32
      %f153 = memref.load %x14[%f80] : memref<?xf32>
      %f154 = memref.load %x15[%f80] : memref<?xf32>
      %f155 = arith.select %f128, %f153, %f154 : f32
      %f156 = arith.mulf %f86, %f127 : f32
      %f157 = arith.mulf %f156, %f155 : f32
      %f158 = arith.select %f113, %f157, %f86 : f32
      %f159 = memref.load %x14[%f87] : memref<?xf32>
      %f160 = memref.load %x15[%f87] : memref<?xf32>
      %f161 = arith.select %f128, %f159, %f160 : f32
      %f162 = arith.mulf %f93, %f127 : f32
      %f163 = arith.mulf %f162, %f161 : f32
      %f164 = arith.select %f113, %f163, %f93 : f32
      %f165 = memref.load %x14[%f94] : memref<?xf32>
      %f166 = memref.load %x15[%f94] : memref<?xf32>
      %f167 = arith.select %f128, %f165, %f166 : f32
      %f168 = arith.mulf %f100, %f127 : f32
      %f169 = arith.mulf %f168, %f167 : f32
      %f170 = arith.select %f113, %f169, %f100 : f32
      %f171 = memref.load %x14[%f101] : memref<?xf32>
      %f172 = memref.load %x15[%f101] : memref<?xf32>
      %f173 = arith.select %f128, %f171, %f172 : f32
      %f174 = arith.mulf %f107, %f127 : f32
      %f175 = arith.mulf %f174, %f173 : f32
      %f176 = arith.select %f113, %f175, %f107 : f32
      %f177 = arith.remui %f112, %fc1 : index
      %f178 = arith.muli %f177, %fc1 : index
      %f179 = arith.addi %f178, %f50 : index
      %f180 = arith.divui %f112, %fc1 : index
      %f181 = arith.addi %f180, %fc1 : index
      %f182 = arith.muli %f181, %fc1 : index
      %f183 = arith.addi %f182, %f50 : index
      %f184 = memref.load %x16[%f179] : memref<?xf32>
      %f185 = arith.addi %f179, %fc7 : index
      %f186 = memref.load %x16[%f185] : memref<?xf32>
      %f187 = memref.load %x16[%f183] : memref<?xf32>
      %f188 = arith.addi %f183, %fc7 : index
      %f189 = memref.load %x16[%f188] : memref<?xf32>
      %f190 = arith.mulf %f187, %f184 : f32
      %f191 = arith.mulf %f189, %f186 : f32
      %f192 = arith.subf %f190, %f191 : f32
      %f193 = arith.mulf %f189, %f184 : f32
      %f194 = arith.mulf %f187, %f186 : f32
      %f195 = arith.addf %f193, %f194 : f32
      %f196 = arith.mulf %f134, %f192 : f32
      %f197 = arith.mulf %f140, %f195 : f32
      %f198 = arith.subf %f196, %f197 : f32
      %f199 = arith.mulf %f140, %f192 : f32
      %f200 = arith.mulf %f134, %f195 : f32
      %f201 = arith.addf %f199, %f200 : f32
      scf.if %f128 {
        %f202 = arith.muli %f47, %x11 : index
        %f203 = arith.addi %f202, %x9 : index
        %f204 = arith.muli %f203, %fc1 : index
        %f205 = arith.addi %f204, %f50 : index
        memref.store %f198, %x17[%f205] : memref<?xf32>
        %f206 = arith.addi %f205, %fc7 : index
        memref.store %f201, %x17[%f206] : memref<?xf32>
      } else {
        memref.store %f198, %x8[%f52] : memref<?xf32>
        %f207 = arith.addi %f52, %fc7 : index
        memref.store %f201, %x8[%f207] : memref<?xf32>
      }
      %f208 = arith.addi %f178, %f66 : index
      %f209 = arith.addi %f182, %f66 : index
      %f210 = memref.load %x16[%f208] : memref<?xf32>
      %f211 = arith.addi %f208, %fc7 : index
      %f212 = memref.load %x16[%f211] : memref<?xf32>
      %f213 = memref.load %x16[%f209] : memref<?xf32>
      %f214 = arith.addi %f209, %fc7 : index
      %f215 = memref.load %x16[%f214] : memref<?xf32>
      %f216 = arith.mulf %f213, %f210 : f32
      %f217 = arith.mulf %f215, %f212 : f32
      %f218 = arith.subf %f216, %f217 : f32
      %f219 = arith.mulf %f215, %f210 : f32
      %f220 = arith.mulf %f213, %f212 : f32
      %f221 = arith.addf %f219, %f220 : f32
      %f222 = arith.mulf %f146, %f218 : f32
      %f223 = arith.mulf %f152, %f221 : f32
      %f224 = arith.subf %f222, %f223 : f32
      %f225 = arith.mulf %f152, %f218 : f32
      %f226 = arith.mulf %f146, %f221 : f32
      %f227 = arith.addf %f225, %f226 : f32
      scf.if %f128 {
        %f228 = arith.muli %f47, %x11 : index
        %f229 = arith.addi %f228, %x9 : index
        %f230 = arith.muli %f229, %fc1 : index
        %f231 = arith.addi %f230, %f66 : index
        memref.store %f224, %x17[%f231] : memref<?xf32>
        %f232 = arith.addi %f231, %fc7 : index
        memref.store %f227, %x17[%f232] : memref<?xf32>
      } else {
        memref.store %f224, %x8[%f67] : memref<?xf32>
        %f233 = arith.addi %f67, %fc7 : index
        memref.store %f227, %x8[%f233] : memref<?xf32>
      }
      %f234 = arith.addi %f178, %f80 : index
      %f235 = arith.addi %f182, %f80 : index
      %f236 = memref.load %x16[%f234] : memref<?xf32>
      %f237 = arith.addi %f234, %fc7 : index
      %f238 = memref.load %x16[%f237] : memref<?xf32>
      %f239 = memref.load %x16[%f235] : memref<?xf32>
      %f240 = arith.addi %f235, %fc7 : index
      %f241 = memref.load %x16[%f240] : memref<?xf32>
      %f242 = arith.mulf %f239, %f236 : f32
      %f243 = arith.mulf %f241, %f238 : f32
      %f244 = arith.subf %f242, %f243 : f32
      %f245 = arith.mulf %f241, %f236 : f32
      %f246 = arith.mulf %f239, %f238 : f32
      %f247 = arith.addf %f245, %f246 : f32
      %f248 = arith.mulf %f158, %f244 : f32
      %f249 = arith.mulf %f164, %f247 : f32
      %f250 = arith.subf %f248, %f249 : f32
      %f251 = arith.mulf %f164, %f244 : f32
      %f252 = arith.mulf %f158, %f247 : f32
      %f253 = arith.addf %f251, %f252 : f32
      scf.if %f128 {
        %f254 = arith.muli %f47, %x11 : index
        %f255 = arith.addi %f254, %x9 : index
        %f256 = arith.muli %f255, %fc1 : index
        %f257 = arith.addi %f256, %f80 : index
        memref.store %f250, %x17[%f257] : memref<?xf32>
        %f258 = arith.addi %f257, %fc7 : index
        memref.store %f253, %x17[%f258] : memref<?xf32>
      } else {
        memref.store %f250, %x8[%f81] : memref<?xf32>
        %f259 = arith.addi %f81, %fc7 : index
        memref.store %f253, %x8[%f259] : memref<?xf32>
      }
      %f260 = arith.addi %f178, %f94 : index
      %f261 = arith.addi %f182, %f94 : index
      %f262 = memref.load %x16[%f260] : memref<?xf32>
      %f263 = arith.addi %f260, %fc7 : index
      %f264 = memref.load %x16[%f263] : memref<?xf32>
      %f265 = memref.load %x16[%f261] : memref<?xf32>
      %f266 = arith.addi %f261, %fc7 : index
      %f267 = memref.load %x16[%f266] : memref<?xf32>
      %f268 = arith.mulf %f265, %f262 : f32
      %f269 = arith.mulf %f267, %f264 : f32
      %f270 = arith.subf %f268, %f269 : f32
      %f271 = arith.mulf %f267, %f262 : f32
      %f272 = arith.mulf %f265, %f264 : f32
      %f273 = arith.addf %f271, %f272 : f32
      %f274 = arith.mulf %f170, %f270 : f32
      %f275 = arith.mulf %f176, %f273 : f32
      %f276 = arith.subf %f274, %f275 : f32
      %f277 = arith.mulf %f176, %f270 : f32
      %f278 = arith.mulf %f170, %f273 : f32
      %f279 = arith.addf %f277, %f278 : f32
      scf.if %f128 {
        %f280 = arith.muli %f47, %x11 : index
        %f281 = arith.addi %f280, %x9 : index
        %f282 = arith.muli %f281, %fc1 : index
        %f283 = arith.addi %f282, %f94 : index
        memref.store %f276, %x17[%f283] : memref<?xf32>
        %f284 = arith.addi %f283, %fc7 : index
        memref.store %f279, %x17[%f284] : memref<?xf32>
      } else {
        memref.store %f276, %x8[%f95] : memref<?xf32>
        %f285 = arith.addi %f95, %fc7 : index
        memref.store %f279, %x8[%f285] : memref<?xf32>
      }
    } else {
      %f286 = arith.cmpi slt, %x9, %x11 : index
      scf.if %f286 {
        %f287 = arith.muli %f47, %x11 : index
        %f288 = arith.addi %f287, %x9 : index
        %f289 = arith.muli %f288, %fc1 : index
        %f290 = arith.addi %f289, %f50 : index
        memref.store %f58, %x17[%f290] : memref<?xf32>
        %f291 = arith.addi %f290, %fc7 : index
        memref.store %f65, %x17[%f291] : memref<?xf32>
      } else {
        memref.store %f58, %x8[%f52] : memref<?xf32>
        %f292 = arith.addi %f52, %fc7 : index
        memref.store %f65, %x8[%f292] : memref<?xf32>
      }
      scf.if %f286 {
        %f293 = arith.muli %f47, %x11 : index
        %f294 = arith.addi %f293, %x9 : index
        %f295 = arith.muli %f294, %fc1 : index
        %f296 = arith.addi %f295, %f66 : index
        memref.store %f72, %x17[%f296] : memref<?xf32>
        %f297 = arith.addi %f296, %fc7 : index
        memref.store %f79, %x17[%f297] : memref<?xf32>
      } else {
        memref.store %f72, %x8[%f67] : memref<?xf32>
        %f298 = arith.addi %f67, %fc7 : index
        memref.store %f79, %x8[%f298] : memref<?xf32>
      }
      scf.if %f286 {
        %f299 = arith.muli %f47, %x11 : index
        %f300 = arith.addi %f299, %x9 : index
        %f301 = arith.muli %f300, %fc1 : index
        %f302 = arith.addi %f301, %f80 : index
        memref.store %f86, %x17[%f302] : memref<?xf32>
        %f303 = arith.addi %f302, %fc7 : index
        memref.store %f93, %x17[%f303] : memref<?xf32>
      } else {
        memref.store %f86, %x8[%f81] : memref<?xf32>
        %f304 = arith.addi %f81, %fc7 : index
        memref.store %f93, %x8[%f304] : memref<?xf32>
      }
      scf.if %f286 {
        %f305 = arith.muli %f47, %x11 : index
        %f306 = arith.addi %f305, %x9 : index
        %f307 = arith.muli %f306, %fc1 : index
        %f308 = arith.addi %f307, %f94 : index
        memref.store %f100, %x17[%f308] : memref<?xf32>
        %f309 = arith.addi %f308, %fc7 : index
        memref.store %f107, %x17[%f309] : memref<?xf32>
      } else {
        memref.store %f100, %x8[%f95] : memref<?xf32>
        %f310 = arith.addi %f95, %fc7 : index
        memref.store %f107, %x8[%f310] : memref<?xf32>
      }
    }
  }
  wave.barrier
  %f311 = arith.cmpi sge, %x9, %x11 : index
  scf.if %f311 {
    scf.if %f48 {
      %f312 = arith.addi %fslotsAt, %f47 : index
      %f313 = memref.load %x13[%f312] : memref<?xi32>
      %f314 = arith.index_cast %f313 : i32 to index
      %f315 = arith.cmpi sge, %f314, %fc3 : index
      scf.if %f315 {
        %f316 = arith.muli %f46, %fc1 : index
        %f317 = arith.subi %x9, %x11 : index
        %f318 = memref.load %x18[%f317] : memref<?xf32>
        %f319 = vector.broadcast %f318 : f32 to vector<4xf32>
        %f320 = arith.divui %f314, %fc22 : index
        %f321 = arith.remui %f314, %fc22 : index
        %f322 = arith.muli %f320, %fpageBytes : index
        %f323 = arith.cmpi eq, %fcodec, %fc3 : index
        scf.if %f323 {
          %f324 = arith.muli %f0, %fc11 : index
          scf.for %f325 = %f324 to %fc1 step %fc7 {
            %f326 = arith.addi %f316, %f325 : index
            %f327 = vector.load %x8[%f326] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f328 = arith.mulf %f327, %f319 : vector<4xf32>
            %f329 = arith.minimumf %f328, %fc25 : vector<4xf32>
            %f330 = arith.maximumf %f329, %fc26 : vector<4xf32>
            %f331 = arith.truncf %f330 : vector<4xf32> to vector<4xf16>
            %f332 = vector.bitcast %f331 : vector<4xf16> to vector<8xi8>
            %f333 = arith.cmpi slt, %f317, %x12 : index
            scf.if %f333 {
              %f334 = arith.muli %f317, %fc27 : index
              %f335 = arith.addi %f322, %f334 : index
              %f336 = arith.divui %f325, %fc22 : index
              %f337 = arith.muli %f336, %fc28 : index
              %f338 = arith.remui %f325, %fc22 : index
              %f339 = arith.divui %f338, %fc29 : index
              %f340 = arith.muli %f339, %fc1 : index
              %f341 = arith.muli %f321, %fc22 : index
              %f342 = arith.addi %f340, %f341 : index
              %f343 = arith.remui %f338, %fc29 : index
              %f344 = arith.muli %f343, %fc0 : index
              %f345 = arith.addi %f342, %f344 : index
              %f346 = arith.addi %f337, %f345 : index
              %f347 = arith.addi %f335, %f346 : index
              vector.store %f332, %x19[%f347] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
            } else {
              %f348 = arith.subi %f317, %x12 : index
              %f349 = arith.muli %f348, %fc27 : index
              %f350 = arith.addi %f322, %f349 : index
              %f351 = arith.addi %f325, %fc3 : index
              %f352 = arith.divui %f351, %fc22 : index
              %f353 = arith.muli %f352, %fc28 : index
              %f354 = arith.addi %f353, %fc30 : index
              %f355 = arith.remui %f351, %fc22 : index
              %f356 = arith.divui %f321, %fc0 : index
              %f357 = arith.remui %f321, %fc0 : index
              %f358 = arith.muli %f357, %fc29 : index
              %f359 = arith.addi %f356, %f358 : index
              %f360 = arith.divui %f359, %fc29 : index
              %f361 = arith.muli %f360, %fc1 : index
              %f362 = arith.muli %f355, %fc22 : index
              %f363 = arith.addi %f361, %f362 : index
              %f364 = arith.remui %f359, %fc29 : index
              %f365 = arith.muli %f364, %fc0 : index
              %f366 = arith.addi %f363, %f365 : index
              %f367 = arith.addi %f354, %f366 : index
              %f368 = arith.addi %f350, %f367 : index
              %f369 = vector.shuffle %f332, %f332 [0, 1] : vector<8xi8>, vector<8xi8>
              vector.store %f369, %x19[%f368] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f370 = arith.addi %f325, %fc12 : index
              %f371 = arith.divui %f370, %fc22 : index
              %f372 = arith.muli %f371, %fc28 : index
              %f373 = arith.addi %f372, %fc30 : index
              %f374 = arith.remui %f370, %fc22 : index
              %f375 = arith.muli %f374, %fc22 : index
              %f376 = arith.addi %f361, %f375 : index
              %f377 = arith.addi %f376, %f365 : index
              %f378 = arith.addi %f373, %f377 : index
              %f379 = arith.addi %f350, %f378 : index
              %f380 = vector.shuffle %f332, %f332 [2, 3] : vector<8xi8>, vector<8xi8>
              vector.store %f380, %x19[%f379] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f381 = arith.addi %f325, %fc0 : index
              %f382 = arith.divui %f381, %fc22 : index
              %f383 = arith.muli %f382, %fc28 : index
              %f384 = arith.addi %f383, %fc30 : index
              %f385 = arith.remui %f381, %fc22 : index
              %f386 = arith.muli %f385, %fc22 : index
              %f387 = arith.addi %f361, %f386 : index
              %f388 = arith.addi %f387, %f365 : index
              %f389 = arith.addi %f384, %f388 : index
              %f390 = arith.addi %f350, %f389 : index
              %f391 = vector.shuffle %f332, %f332 [4, 5] : vector<8xi8>, vector<8xi8>
              vector.store %f391, %x19[%f390] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f392 = arith.addi %f325, %fc13 : index
              %f393 = arith.divui %f392, %fc22 : index
              %f394 = arith.muli %f393, %fc28 : index
              %f395 = arith.addi %f394, %fc30 : index
              %f396 = arith.remui %f392, %fc22 : index
              %f397 = arith.muli %f396, %fc22 : index
              %f398 = arith.addi %f361, %f397 : index
              %f399 = arith.addi %f398, %f365 : index
              %f400 = arith.addi %f395, %f399 : index
              %f401 = arith.addi %f350, %f400 : index
              %f402 = vector.shuffle %f332, %f332 [6, 7] : vector<8xi8>, vector<8xi8>
              vector.store %f402, %x19[%f401] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
            }
          }
        }
        %f403 = arith.cmpi eq, %fcodec, %fc12 : index
        scf.if %f403 {
          %f404 = arith.muli %f0, %fc11 : index
          scf.for %f405 = %f404 to %fc1 step %fc7 {
            %f406 = arith.addi %f316, %f405 : index
            %f407 = vector.load %x8[%f406] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f408 = arith.mulf %f407, %f319 : vector<4xf32>
            %f409 = wave.fp8_encode "e4m3" %f408 : vector<4xf32> -> vector<4xi8>
            %f410 = arith.cmpi slt, %f317, %x12 : index
            scf.if %f410 {
              %f411 = arith.muli %f317, %fc30 : index
              %f412 = arith.addi %f322, %f411 : index
              %f413 = vector.shuffle %f409, %f409 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
              %f414 = arith.divui %f405, %fc22 : index
              %f415 = arith.muli %f414, %fc1 : index
              %f416 = arith.remui %f405, %fc22 : index
              %f417 = arith.muli %f321, %fc22 : index
              %f418 = arith.divui %f416, %fc11 : index
              %f419 = arith.muli %f418, %fc11 : index
              %f420 = arith.remui %f416, %fc0 : index
              %f421 = arith.muli %f420, %fc0 : index
              %f422 = arith.addi %f419, %f421 : index
              %f423 = arith.divui %f416, %fc0 : index
              %f424 = arith.remui %f423, %fc0 : index
              %f425 = arith.addi %f422, %f424 : index
              %f426 = arith.addi %f417, %f425 : index
              %f427 = arith.addi %f415, %f426 : index
              %f428 = arith.addi %f412, %f427 : index
              vector.store %f413, %x19[%f428] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f429 = arith.subi %f317, %x12 : index
              %f430 = arith.muli %f429, %fc30 : index
              %f431 = arith.addi %f322, %f430 : index
              %f432 = arith.addi %f405, %fc3 : index
              %f433 = arith.divui %f432, %fc22 : index
              %f434 = arith.muli %f433, %fc1 : index
              %f435 = arith.addi %f434, %fc2 : index
              %f436 = arith.remui %f432, %fc22 : index
              %f437 = arith.divui %f321, %fc0 : index
              %f438 = arith.remui %f321, %fc0 : index
              %f439 = arith.muli %f438, %fc29 : index
              %f440 = arith.addi %f437, %f439 : index
              %f441 = arith.muli %f436, %fc22 : index
              %f442 = arith.divui %f440, %fc11 : index
              %f443 = arith.muli %f442, %fc11 : index
              %f444 = arith.remui %f440, %fc0 : index
              %f445 = arith.muli %f444, %fc0 : index
              %f446 = arith.addi %f443, %f445 : index
              %f447 = arith.divui %f440, %fc0 : index
              %f448 = arith.remui %f447, %fc0 : index
              %f449 = arith.addi %f446, %f448 : index
              %f450 = arith.addi %f441, %f449 : index
              %f451 = arith.addi %f435, %f450 : index
              %f452 = arith.addi %f431, %f451 : index
              %f453 = vector.shuffle %f409, %f409 [0] : vector<4xi8>, vector<4xi8>
              vector.store %f453, %x19[%f452] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f454 = arith.addi %f405, %fc12 : index
              %f455 = arith.divui %f454, %fc22 : index
              %f456 = arith.muli %f455, %fc1 : index
              %f457 = arith.addi %f456, %fc2 : index
              %f458 = arith.remui %f454, %fc22 : index
              %f459 = arith.muli %f458, %fc22 : index
              %f460 = arith.addi %f459, %f449 : index
              %f461 = arith.addi %f457, %f460 : index
              %f462 = arith.addi %f431, %f461 : index
              %f463 = vector.shuffle %f409, %f409 [1] : vector<4xi8>, vector<4xi8>
              vector.store %f463, %x19[%f462] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f464 = arith.addi %f405, %fc0 : index
              %f465 = arith.divui %f464, %fc22 : index
              %f466 = arith.muli %f465, %fc1 : index
              %f467 = arith.addi %f466, %fc2 : index
              %f468 = arith.remui %f464, %fc22 : index
              %f469 = arith.muli %f468, %fc22 : index
              %f470 = arith.addi %f469, %f449 : index
              %f471 = arith.addi %f467, %f470 : index
              %f472 = arith.addi %f431, %f471 : index
              %f473 = vector.shuffle %f409, %f409 [2] : vector<4xi8>, vector<4xi8>
              vector.store %f473, %x19[%f472] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f474 = arith.addi %f405, %fc13 : index
              %f475 = arith.divui %f474, %fc22 : index
              %f476 = arith.muli %f475, %fc1 : index
              %f477 = arith.addi %f476, %fc2 : index
              %f478 = arith.remui %f474, %fc22 : index
              %f479 = arith.muli %f478, %fc22 : index
              %f480 = arith.addi %f479, %f449 : index
              %f481 = arith.addi %f477, %f480 : index
              %f482 = arith.addi %f431, %f481 : index
              %f483 = vector.shuffle %f409, %f409 [3] : vector<4xi8>, vector<4xi8>
              vector.store %f483, %x19[%f482] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
          }
        }
        %f484 = arith.cmpi eq, %fcodec, %fc0 : index
        scf.if %f484 {
          %f485 = arith.muli %f0, %fc11 : index
          scf.for %f486 = %f485 to %fc1 step %fc7 {
            %f487 = arith.addi %f316, %f486 : index
            %f488 = vector.load %x8[%f487] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f489 = arith.mulf %f488, %f319 : vector<4xf32>
            %f490 = wave.fp8_encode "e5m2" %f489 : vector<4xf32> -> vector<4xi8>
            %f491 = arith.cmpi slt, %f317, %x12 : index
            scf.if %f491 {
              %f492 = arith.muli %f317, %fc30 : index
              %f493 = arith.addi %f322, %f492 : index
              %f494 = vector.shuffle %f490, %f490 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
              %f495 = arith.divui %f486, %fc22 : index
              %f496 = arith.muli %f495, %fc1 : index
              %f497 = arith.remui %f486, %fc22 : index
              %f498 = arith.muli %f321, %fc22 : index
              %f499 = arith.divui %f497, %fc11 : index
              %f500 = arith.muli %f499, %fc11 : index
              %f501 = arith.remui %f497, %fc0 : index
              %f502 = arith.muli %f501, %fc0 : index
              %f503 = arith.addi %f500, %f502 : index
              %f504 = arith.divui %f497, %fc0 : index
              %f505 = arith.remui %f504, %fc0 : index
              %f506 = arith.addi %f503, %f505 : index
              %f507 = arith.addi %f498, %f506 : index
              %f508 = arith.addi %f496, %f507 : index
              %f509 = arith.addi %f493, %f508 : index
              vector.store %f494, %x19[%f509] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f510 = arith.subi %f317, %x12 : index
              %f511 = arith.muli %f510, %fc30 : index
              %f512 = arith.addi %f322, %f511 : index
              %f513 = arith.addi %f486, %fc3 : index
              %f514 = arith.divui %f513, %fc22 : index
              %f515 = arith.muli %f514, %fc1 : index
              %f516 = arith.addi %f515, %fc2 : index
              %f517 = arith.remui %f513, %fc22 : index
              %f518 = arith.divui %f321, %fc0 : index
              %f519 = arith.remui %f321, %fc0 : index
              %f520 = arith.muli %f519, %fc29 : index
              %f521 = arith.addi %f518, %f520 : index
              %f522 = arith.muli %f517, %fc22 : index
              %f523 = arith.divui %f521, %fc11 : index
              %f524 = arith.muli %f523, %fc11 : index
              %f525 = arith.remui %f521, %fc0 : index
              %f526 = arith.muli %f525, %fc0 : index
              %f527 = arith.addi %f524, %f526 : index
              %f528 = arith.divui %f521, %fc0 : index
              %f529 = arith.remui %f528, %fc0 : index
              %f530 = arith.addi %f527, %f529 : index
              %f531 = arith.addi %f522, %f530 : index
              %f532 = arith.addi %f516, %f531 : index
              %f533 = arith.addi %f512, %f532 : index
              %f534 = vector.shuffle %f490, %f490 [0] : vector<4xi8>, vector<4xi8>
              vector.store %f534, %x19[%f533] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f535 = arith.addi %f486, %fc12 : index
              %f536 = arith.divui %f535, %fc22 : index
              %f537 = arith.muli %f536, %fc1 : index
              %f538 = arith.addi %f537, %fc2 : index
              %f539 = arith.remui %f535, %fc22 : index
              %f540 = arith.muli %f539, %fc22 : index
              %f541 = arith.addi %f540, %f530 : index
              %f542 = arith.addi %f538, %f541 : index
              %f543 = arith.addi %f512, %f542 : index
              %f544 = vector.shuffle %f490, %f490 [1] : vector<4xi8>, vector<4xi8>
              vector.store %f544, %x19[%f543] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f545 = arith.addi %f486, %fc0 : index
              %f546 = arith.divui %f545, %fc22 : index
              %f547 = arith.muli %f546, %fc1 : index
              %f548 = arith.addi %f547, %fc2 : index
              %f549 = arith.remui %f545, %fc22 : index
              %f550 = arith.muli %f549, %fc22 : index
              %f551 = arith.addi %f550, %f530 : index
              %f552 = arith.addi %f548, %f551 : index
              %f553 = arith.addi %f512, %f552 : index
              %f554 = vector.shuffle %f490, %f490 [2] : vector<4xi8>, vector<4xi8>
              vector.store %f554, %x19[%f553] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f555 = arith.addi %f486, %fc13 : index
              %f556 = arith.divui %f555, %fc22 : index
              %f557 = arith.muli %f556, %fc1 : index
              %f558 = arith.addi %f557, %fc2 : index
              %f559 = arith.remui %f555, %fc22 : index
              %f560 = arith.muli %f559, %fc22 : index
              %f561 = arith.addi %f560, %f530 : index
              %f562 = arith.addi %f558, %f561 : index
              %f563 = arith.addi %f512, %f562 : index
              %f564 = vector.shuffle %f490, %f490 [3] : vector<4xi8>, vector<4xi8>
              vector.store %f564, %x19[%f563] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
          }
        }
      }
    }
  }
  func.return
}
wave.kernel @qkv_int4_d256__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 8 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c5 = arith.constant 40 : index
  %c6 = arith.constant 15 : index
  %c7 = arith.constant 16 : index
  %c8 = arith.constant 2 : index
  %c9 = arith.constant 0 : index
  %c10 = arith.constant 1 : index
  %c11 = arith.constant 8192 : index
  %c12 = arith.constant 4096 : index
  %rowsMode = wave.param "rowsMode" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c16 = arith.constant 32 : index
  %c17 = arith.constant 512 : index
  %c18 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c21 = arith.constant 3 : index
  %c22 = arith.constant 64 : index
  %c23 = arith.constant 48 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = arith.remui %2, %c2 : index
  %4 = arith.divui %2, %c2 : index
  %5 = arith.divui %inputFeatures, %groupSize : index
  %6 = arith.muli %inputFeatures, %c2 : index
  %7 = arith.muli %5, %c5 : index
  %8 = arith.addi %7, %c6 : index
  %9 = arith.divui %8, %c7 : index
  %10 = arith.muli %9, %c7 : index
  %11 = arith.addi %6, %10 : index
  %12 = arith.muli %0, %c7 : index
  %13 = arith.muli %3, %c8 : index
  %14 = arith.addi %12, %13 : index
  %15 = arith.addi %14, %c9 : index
  %16 = arith.muli %15, %11 : index
  %17 = arith.addi %14, %c10 : index
  %18 = arith.muli %17, %11 : index
  %19 = wave.scratch %c11 : memref<?xf32>
  %20 = wave.scratch %c12 : memref<?xf32>
  %21 = memref.load %step[%c9] : memref<?xi32>
  %22 = arith.index_cast %21 : i32 to index
  %23 = arith.cmpi eq, %rowsMode, %c9 : index
  scf.if %23 {
    %24 = arith.muli %1, %c7 : index
    %25 = arith.cmpi slt, %24, %22 : index
    scf.if %25 {
      %26 = wave.lane
      %27 = arith.remui %26, %c7 : index
      %28 = wave.scratch %operandHalves : memref<?xf16>
      %29 = arith.divui %operandHalves, %c2 : index
      %30 = arith.muli %2, %c16 : index
      %31 = arith.addi %30, %26 : index
      scf.for %32 = %31 to %29 step %c17 {
        %33 = arith.muli %32, %c2 : index
        %34 = arith.addi %c9, %33 : index
        %35 = vector.load %x[%34] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %35, %28[%34] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %36 = arith.remui %27, %tileRows : index
      %37 = arith.muli %36, %c2 : index
      %38 = arith.divui %inputFeatures, %c16 : index
      %39 = arith.muli %4, %stepsPerWave : index
      %40 = arith.minsi %39, %38 : index
      %41 = arith.addi %40, %stepsPerWave : index
      %42 = arith.minsi %41, %38 : index
      %43 = arith.cmpi eq, %wholeBlocks, %c10 : index
      %44 = arith.subi %42, %40 : index
      %45 = arith.divui %44, %c8 : index
      %46 = arith.muli %45, %c8 : index
      %47 = arith.addi %40, %46 : index
      %48 = arith.select %43, %41, %47 : index
      %52:2 = scf.for %49 = %40 to %48 step %c8 iter_args(%50 = %c18, %51 = %c18) -> (vector<8xf32>, vector<8xf32>) {
        %53 = arith.addi %49, %c9 : index
        %54:2 = func.call @qkv_int4_d256__gfx1100.0(%26, %53, %inputFeatures, %16, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %55 = arith.addi %49, %c10 : index
        %56:2 = func.call @qkv_int4_d256__gfx1100.0(%26, %55, %inputFeatures, %16, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %57:2 = func.call @qkv_int4_d256__gfx1100.0(%26, %53, %inputFeatures, %18, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %58:2 = func.call @qkv_int4_d256__gfx1100.0(%26, %55, %inputFeatures, %18, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %59 = arith.muli %49, %c8 : index
        %60 = arith.addi %59, %c9 : index
        %61 = arith.muli %tileRows, %c7 : index
        %62 = arith.muli %60, %61 : index
        %63 = arith.addi %37, %62 : index
        %64 = vector.load %28[%63] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %65 = arith.muli %tileRows, %c2 : index
        %66 = arith.addi %63, %65 : index
        %67 = vector.load %28[%66] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %68 = vector.shuffle %64, %67 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %69 = wave.mma %68, %54#0, %50 : vector<16xf16>, vector<8xf32>
        %70 = wave.mma %68, %57#0, %51 : vector<16xf16>, vector<8xf32>
        %71 = arith.addi %59, %c10 : index
        %72 = arith.muli %71, %61 : index
        %73 = arith.addi %37, %72 : index
        %74 = vector.load %28[%73] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %75 = arith.addi %73, %65 : index
        %76 = vector.load %28[%75] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %77 = vector.shuffle %74, %76 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %78 = wave.mma %77, %54#1, %69 : vector<16xf16>, vector<8xf32>
        %79 = wave.mma %77, %57#1, %70 : vector<16xf16>, vector<8xf32>
        %80 = arith.addi %59, %c8 : index
        %81 = arith.muli %80, %61 : index
        %82 = arith.addi %37, %81 : index
        %83 = vector.load %28[%82] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %84 = arith.addi %82, %65 : index
        %85 = vector.load %28[%84] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %86 = vector.shuffle %83, %85 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %87 = wave.mma %86, %56#0, %78 : vector<16xf16>, vector<8xf32>
        %88 = wave.mma %86, %58#0, %79 : vector<16xf16>, vector<8xf32>
        %89 = arith.addi %59, %c21 : index
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
      %102:2 = scf.for %99 = %48 to %98 step %c10 iter_args(%100 = %52#0, %101 = %52#1) -> (vector<8xf32>, vector<8xf32>) {
        %103 = arith.addi %99, %c9 : index
        %104:2 = func.call @qkv_int4_d256__gfx1100.0(%26, %103, %inputFeatures, %16, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %105:2 = func.call @qkv_int4_d256__gfx1100.0(%26, %103, %inputFeatures, %18, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %106 = arith.muli %99, %c8 : index
        %107 = arith.addi %106, %c9 : index
        %108 = arith.muli %tileRows, %c7 : index
        %109 = arith.muli %107, %108 : index
        %110 = arith.addi %37, %109 : index
        %111 = vector.load %28[%110] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %112 = arith.muli %tileRows, %c2 : index
        %113 = arith.addi %110, %112 : index
        %114 = vector.load %28[%113] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %115 = vector.shuffle %111, %114 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %116 = wave.mma %115, %104#0, %100 : vector<16xf16>, vector<8xf32>
        %117 = wave.mma %115, %105#0, %101 : vector<16xf16>, vector<8xf32>
        %118 = arith.addi %106, %c10 : index
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
      %127 = arith.addi %24, %c9 : index
      func.call @qkv_int4_d256__gfx1100.2(%3, %4, %102#0, %19, %102#1, %127, %22, %factors, %20, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  %128 = arith.cmpi eq, %rowsMode, %c10 : index
  scf.if %128 {
    %129 = arith.muli %1, %c7 : index
    %130 = arith.cmpi slt, %129, %22 : index
    scf.if %130 {
      %131 = wave.lane
      %132 = arith.remui %131, %c7 : index
      %133 = arith.remui %132, %tileRows : index
      %134 = arith.addi %129, %133 : index
      %135 = arith.divui %134, %tileRows : index
      %136 = arith.divui %inputFeatures, %c7 : index
      %137 = arith.muli %135, %136 : index
      %138 = arith.divui %c9, %c7 : index
      %139 = arith.addi %137, %138 : index
      %140 = arith.muli %139, %c8 : index
      %141 = arith.remui %c9, %c7 : index
      %142 = arith.divui %141, %c2 : index
      %143 = arith.addi %140, %142 : index
      %144 = arith.muli %tileRows, %c2 : index
      %145 = arith.muli %143, %144 : index
      %146 = arith.remui %134, %tileRows : index
      %147 = arith.muli %146, %c2 : index
      %148 = arith.addi %145, %147 : index
      %149 = arith.remui %c9, %c2 : index
      %150 = arith.addi %148, %149 : index
      %151 = arith.divui %inputFeatures, %c16 : index
      %152 = arith.muli %4, %stepsPerWave : index
      %153 = arith.minsi %152, %151 : index
      %154 = arith.addi %153, %stepsPerWave : index
      %155 = arith.minsi %154, %151 : index
      %156 = arith.cmpi eq, %wholeBlocks, %c10 : index
      %157 = arith.subi %155, %153 : index
      %158 = arith.divui %157, %c8 : index
      %159 = arith.muli %158, %c8 : index
      %160 = arith.addi %153, %159 : index
      %161 = arith.select %156, %154, %160 : index
      %165:2 = scf.for %162 = %153 to %161 step %c8 iter_args(%163 = %c18, %164 = %c18) -> (vector<8xf32>, vector<8xf32>) {
        %166 = arith.addi %162, %c9 : index
        %167:2 = func.call @qkv_int4_d256__gfx1100.0(%131, %166, %inputFeatures, %16, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %168 = arith.addi %162, %c10 : index
        %169:2 = func.call @qkv_int4_d256__gfx1100.0(%131, %168, %inputFeatures, %16, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %170:2 = func.call @qkv_int4_d256__gfx1100.0(%131, %166, %inputFeatures, %18, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %171:2 = func.call @qkv_int4_d256__gfx1100.0(%131, %168, %inputFeatures, %18, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %172 = arith.muli %162, %c8 : index
        %173 = arith.addi %172, %c9 : index
        %174 = arith.muli %tileRows, %c7 : index
        %175 = arith.muli %173, %174 : index
        %176 = arith.addi %150, %175 : index
        %177 = vector.load %x[%176] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %178 = arith.addi %176, %144 : index
        %179 = vector.load %x[%178] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %180 = vector.shuffle %177, %179 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %181 = wave.mma %180, %167#0, %163 : vector<16xf16>, vector<8xf32>
        %182 = wave.mma %180, %170#0, %164 : vector<16xf16>, vector<8xf32>
        %183 = arith.addi %172, %c10 : index
        %184 = arith.muli %183, %174 : index
        %185 = arith.addi %150, %184 : index
        %186 = vector.load %x[%185] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %187 = arith.addi %185, %144 : index
        %188 = vector.load %x[%187] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %189 = vector.shuffle %186, %188 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %190 = wave.mma %189, %167#1, %181 : vector<16xf16>, vector<8xf32>
        %191 = wave.mma %189, %170#1, %182 : vector<16xf16>, vector<8xf32>
        %192 = arith.addi %172, %c8 : index
        %193 = arith.muli %192, %174 : index
        %194 = arith.addi %150, %193 : index
        %195 = vector.load %x[%194] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %196 = arith.addi %194, %144 : index
        %197 = vector.load %x[%196] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %198 = vector.shuffle %195, %197 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %199 = wave.mma %198, %169#0, %190 : vector<16xf16>, vector<8xf32>
        %200 = wave.mma %198, %171#0, %191 : vector<16xf16>, vector<8xf32>
        %201 = arith.addi %172, %c21 : index
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
      %214:2 = scf.for %211 = %161 to %210 step %c10 iter_args(%212 = %165#0, %213 = %165#1) -> (vector<8xf32>, vector<8xf32>) {
        %215 = arith.addi %211, %c9 : index
        %216:2 = func.call @qkv_int4_d256__gfx1100.0(%131, %215, %inputFeatures, %16, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %217:2 = func.call @qkv_int4_d256__gfx1100.0(%131, %215, %inputFeatures, %18, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %218 = arith.muli %211, %c8 : index
        %219 = arith.addi %218, %c9 : index
        %220 = arith.muli %tileRows, %c7 : index
        %221 = arith.muli %219, %220 : index
        %222 = arith.addi %150, %221 : index
        %223 = vector.load %x[%222] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %224 = arith.addi %222, %144 : index
        %225 = vector.load %x[%224] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %226 = vector.shuffle %223, %225 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %227 = wave.mma %226, %216#0, %212 : vector<16xf16>, vector<8xf32>
        %228 = wave.mma %226, %217#0, %213 : vector<16xf16>, vector<8xf32>
        %229 = arith.addi %218, %c10 : index
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
      %238 = arith.addi %129, %c9 : index
      func.call @qkv_int4_d256__gfx1100.2(%3, %4, %214#0, %19, %214#1, %238, %22, %factors, %20, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  %239 = arith.cmpi eq, %rowsMode, %c8 : index
  scf.if %239 {
    %240 = arith.muli %1, %c22 : index
    %241 = arith.cmpi slt, %240, %22 : index
    scf.if %241 {
      %242 = wave.lane
      %243 = arith.remui %242, %c7 : index
      %244 = arith.remui %243, %tileRows : index
      %245 = arith.addi %240, %244 : index
      %246 = arith.divui %245, %tileRows : index
      %247 = arith.divui %inputFeatures, %c7 : index
      %248 = arith.muli %246, %247 : index
      %249 = arith.divui %c9, %c7 : index
      %250 = arith.addi %248, %249 : index
      %251 = arith.muli %250, %c8 : index
      %252 = arith.remui %c9, %c7 : index
      %253 = arith.divui %252, %c2 : index
      %254 = arith.addi %251, %253 : index
      %255 = arith.muli %tileRows, %c2 : index
      %256 = arith.muli %254, %255 : index
      %257 = arith.remui %245, %tileRows : index
      %258 = arith.muli %257, %c2 : index
      %259 = arith.addi %256, %258 : index
      %260 = arith.remui %c9, %c2 : index
      %261 = arith.addi %259, %260 : index
      %262 = arith.addi %243, %c7 : index
      %263 = arith.addi %240, %262 : index
      %264 = arith.divui %263, %tileRows : index
      %265 = arith.muli %264, %247 : index
      %266 = arith.addi %265, %249 : index
      %267 = arith.muli %266, %c8 : index
      %268 = arith.addi %267, %253 : index
      %269 = arith.muli %268, %255 : index
      %270 = arith.remui %263, %tileRows : index
      %271 = arith.muli %270, %c2 : index
      %272 = arith.addi %269, %271 : index
      %273 = arith.addi %272, %260 : index
      %274 = arith.addi %243, %c16 : index
      %275 = arith.addi %240, %274 : index
      %276 = arith.divui %275, %tileRows : index
      %277 = arith.muli %276, %247 : index
      %278 = arith.addi %277, %249 : index
      %279 = arith.muli %278, %c8 : index
      %280 = arith.addi %279, %253 : index
      %281 = arith.muli %280, %255 : index
      %282 = arith.remui %275, %tileRows : index
      %283 = arith.muli %282, %c2 : index
      %284 = arith.addi %281, %283 : index
      %285 = arith.addi %284, %260 : index
      %286 = arith.addi %243, %c23 : index
      %287 = arith.addi %240, %286 : index
      %288 = arith.divui %287, %tileRows : index
      %289 = arith.muli %288, %247 : index
      %290 = arith.addi %289, %249 : index
      %291 = arith.muli %290, %c8 : index
      %292 = arith.addi %291, %253 : index
      %293 = arith.muli %292, %255 : index
      %294 = arith.remui %287, %tileRows : index
      %295 = arith.muli %294, %c2 : index
      %296 = arith.addi %293, %295 : index
      %297 = arith.addi %296, %260 : index
      %298 = arith.divui %inputFeatures, %c16 : index
      %299 = arith.muli %4, %stepsPerWave : index
      %300 = arith.minsi %299, %298 : index
      %301 = arith.addi %300, %stepsPerWave : index
      %302 = arith.minsi %301, %298 : index
      %303 = arith.cmpi eq, %wholeBlocks, %c10 : index
      %304 = arith.subi %302, %300 : index
      %305 = arith.divui %304, %c8 : index
      %306 = arith.muli %305, %c8 : index
      %307 = arith.addi %300, %306 : index
      %308 = arith.select %303, %301, %307 : index
      %318:8 = scf.for %309 = %300 to %308 step %c8 iter_args(%310 = %c18, %311 = %c18, %312 = %c18, %313 = %c18, %314 = %c18, %315 = %c18, %316 = %c18, %317 = %c18) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %319 = arith.addi %309, %c9 : index
        %320:2 = func.call @qkv_int4_d256__gfx1100.0(%242, %319, %inputFeatures, %16, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %321 = arith.addi %309, %c10 : index
        %322:2 = func.call @qkv_int4_d256__gfx1100.0(%242, %321, %inputFeatures, %16, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %323:2 = func.call @qkv_int4_d256__gfx1100.0(%242, %319, %inputFeatures, %18, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %324:2 = func.call @qkv_int4_d256__gfx1100.0(%242, %321, %inputFeatures, %18, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %325 = arith.muli %309, %c8 : index
        %326 = arith.addi %325, %c9 : index
        %327 = arith.muli %tileRows, %c7 : index
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
        %357 = arith.addi %325, %c10 : index
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
        %387 = arith.addi %325, %c8 : index
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
        %417 = arith.addi %325, %c21 : index
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
      %457:8 = scf.for %448 = %308 to %447 step %c10 iter_args(%449 = %318#0, %450 = %318#1, %451 = %318#2, %452 = %318#3, %453 = %318#4, %454 = %318#5, %455 = %318#6, %456 = %318#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %458 = arith.addi %448, %c9 : index
        %459:2 = func.call @qkv_int4_d256__gfx1100.0(%242, %458, %inputFeatures, %16, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %460:2 = func.call @qkv_int4_d256__gfx1100.0(%242, %458, %inputFeatures, %18, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %461 = arith.muli %448, %c8 : index
        %462 = arith.addi %461, %c9 : index
        %463 = arith.muli %tileRows, %c7 : index
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
        %493 = arith.addi %461, %c10 : index
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
      %523 = arith.addi %240, %c9 : index
      func.call @qkv_int4_d256__gfx1100.2(%3, %4, %457#0, %19, %457#1, %523, %22, %factors, %20, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %524 = arith.addi %240, %c7 : index
      func.call @qkv_int4_d256__gfx1100.2(%3, %4, %457#2, %19, %457#3, %524, %22, %factors, %20, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %525 = arith.addi %240, %c16 : index
      func.call @qkv_int4_d256__gfx1100.2(%3, %4, %457#4, %19, %457#5, %525, %22, %factors, %20, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %526 = arith.addi %240, %c23 : index
      func.call @qkv_int4_d256__gfx1100.2(%3, %4, %457#6, %19, %457#7, %526, %22, %factors, %20, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  wave.return
}
