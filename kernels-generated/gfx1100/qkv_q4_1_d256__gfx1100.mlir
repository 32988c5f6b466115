// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q4_1', dim=256)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q4_1_d256__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @qkv_q4_1_d256__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xf32>, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: memref<?xf32>, %x10: index) {
  %ffc0 = arith.constant 2 : index
  %ffc1 = arith.constant 16 : index
  %ffhasFactors = wave.param "hasFactors" : index
  %ffc3 = arith.constant 1 : index
  %ffoperandScale = wave.param "operandScale" : f32
  %ffc5 = arith.constant 0 : index
  %ffc6 = arith.constant 32 : index
  %ffc7 = arith.constant 4096 : index
  %ffc8 = arith.constant 4 : index
  %ffc9 = arith.constant 256 : index
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
    %ff18 = arith.remui %ff0, %ffc1 : index
    %ff19 = arith.muli %ff18, %ffc8 : index
    %ff20 = arith.addi %x6, %ff19 : index
    %ff21 = vector.load %x7[%ff20] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %ff22 = vector.bitcast %ff21 : vector<4xi8> to vector<1xf32>
    %ff23 = vector.extract %ff22[0] : f32 from vector<1xf32>
    %ff24 = arith.mulf %ff23, %ff10 : f32
    %ff25 = arith.mulf %ff17, %ff24 : f32
    %ff26 = arith.muli %x8, %ffc0 : index
    %ff27 = arith.addi %ff26, %ffc5 : index
    %ff28 = arith.muli %ff27, %ffc1 : index
    %ff29 = arith.addi %ff28, %ff18 : index
    %ff30 = arith.muli %ff3, %ffc9 : index
    %ff31 = arith.addi %ff30, %ff29 : index
    memref.store %ff25, %x9[%ff31] : memref<?xf32>
    %ff32 = arith.addi %x4, %ffc9 : index
    %ff33 = arith.addi %ff32, %ff12 : index
    %ff34 = memref.load %x5[%ff33] : memref<?xf32>
    %ff35 = arith.addi %ff33, %ffc7 : index
    %ff36 = memref.load %x5[%ff35] : memref<?xf32>
    %ff37 = arith.addf %ff34, %ff36 : f32
    %ff38 = arith.addi %x10, %ff19 : index
    %ff39 = vector.load %x7[%ff38] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %ff40 = vector.bitcast %ff39 : vector<4xi8> to vector<1xf32>
    %ff41 = vector.extract %ff40[0] : f32 from vector<1xf32>
    %ff42 = arith.mulf %ff41, %ff10 : f32
    %ff43 = arith.mulf %ff37, %ff42 : f32
    %ff44 = arith.addi %ff26, %ffc3 : index
    %ff45 = arith.muli %ff44, %ffc1 : index
    %ff46 = arith.addi %ff45, %ff18 : index
    %ff47 = arith.addi %ff30, %ff46 : index
    memref.store %ff43, %x9[%ff47] : memref<?xf32>
  }
  func.return
}
func.func private @qkv_q4_1_d256__gfx1100.2(%x0: index, %x1: index, %x2: vector<8xf32>, %x3: memref<?xf32>, %x4: vector<8xf32>, %x5: index, %x6: index, %x7: memref<?xf32>, %x8: index, %x9: memref<?xi8>, %x10: memref<?xf32>, %x11: index, %x12: index, %x13: memref<?xf32>, %x14: index, %x15: index, %x16: memref<?xi32>, %x17: memref<?xf32>, %x18: memref<?xf32>, %x19: memref<?xf32>, %x20: memref<?xf32>, %x21: memref<?xf32>, %x22: memref<?xi8>, %x23: memref<?xi32>) {
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
  %fkvHeads = wave.param "kvHeads" : index
  %fheads = wave.param "heads" : index
  %fc23 = arith.constant 1024 : index
  %fslotsAt = wave.param "slotsAt" : index
  %fc25 = arith.constant 512 : index
  %fc26 = arith.constant 16 : index
  %fpageBytes = wave.param "pageBytes" : index
  %fcodec = wave.param "codec" : index
  %fc29 = arith.constant dense<0x00000000> : vector<4xf32>
  %fc30 = arith.constant dense<0x477FE000> : vector<4xf32>
  %fc31 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %fc32 = arith.constant 16384 : index
  %fc33 = arith.constant 8 : index
  %fc34 = arith.constant 8192 : index
  %fc35 = arith.constant dense<0x3F800000> : vector<4xf32>
  %fc36 = arith.constant dense<0x43E00000> : vector<4xf32>
  %fc37 = arith.constant dense<0x47600000> : vector<4xf32>
  %fc38 = arith.constant dense<0x42FE0000> : vector<4xf32>
  %fc39 = arith.constant dense<0xC2FE0000> : vector<4xf32>
  %fc40 = arith.constant dense<128> : vector<4xi32>
  %fc41 = arith.constant dense<0x42FF0000> : vector<4xf32>
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
  func.call @qkv_q4_1_d256__gfx1100.1(%f41, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
  %f42 = arith.addi %f40, %fc12 : index
  func.call @qkv_q4_1_d256__gfx1100.1(%f42, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
  %f43 = arith.addi %f40, %fc0 : index
  func.call @qkv_q4_1_d256__gfx1100.1(%f43, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
  %f44 = arith.addi %f40, %fc13 : index
  func.call @qkv_q4_1_d256__gfx1100.1(%f44, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
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
    %f53 = memref.load %x10[%f52] : memref<?xf32>
    %f54 = arith.muli %x12, %fc1 : index
    %f55 = arith.addi %f54, %f50 : index
    %f56 = memref.load %x13[%f55] : memref<?xf32>
    %f57 = arith.addf %f53, %f56 : f32
    %f58 = arith.select %f51, %f57, %f53 : f32
    %f59 = arith.addi %f50, %fc7 : index
    %f60 = arith.addi %f49, %f59 : index
    %f61 = memref.load %x10[%f60] : memref<?xf32>
    %f62 = arith.addi %f54, %f59 : index
    %f63 = memref.load %x13[%f62] : memref<?xf32>
    %f64 = arith.addf %f61, %f63 : f32
    %f65 = arith.select %f51, %f64, %f61 : f32
    %f66 = arith.addi %f0, %fc4 : index
    %f67 = arith.addi %f49, %f66 : index
    %f68 = memref.load %x10[%f67] : memref<?xf32>
    %f69 = arith.addi %f54, %f66 : index
    %f70 = memref.load %x13[%f69] : memref<?xf32>
    %f71 = arith.addf %f68, %f70 : f32
    %f72 = arith.select %f51, %f71, %f68 : f32
    %f73 = arith.addi %f66, %fc7 : index
    %f74 = arith.addi %f49, %f73 : index
    %f75 = memref.load %x10[%f74] : memref<?xf32>
    %f76 = arith.addi %f54, %f73 : index
    %f77 = memref.load %x13[%f76] : memref<?xf32>
    %f78 = arith.addf %f75, %f77 : f32
    %f79 = arith.select %f51, %f78, %f75 : f32
    %f80 = arith.addi %f0, %fc5 : index
    %f81 = arith.addi %f49, %f80 : index
    %f82 = memref.load %x10[%f81] : memref<?xf32>
    %f83 = arith.addi %f54, %f80 : index
    %f84 = memref.load %x13[%f83] : memref<?xf32>
    %f85 = arith.addf %f82, %f84 : f32
    %f86 = arith.select %f51, %f85, %f82 : f32
    %f87 = arith.addi %f80, %fc7 : index
    %f88 = arith.addi %f49, %f87 : index
    %f89 = memref.load %x10[%f88] : memref<?xf32>
    %f90 = arith.addi %f54, %f87 : index
    %f91 = memref.load %x13[%f90] : memref<?xf32>
    %f92 = arith.addf %f89, %f91 : f32
    %f93 = arith.select %f51, %f92, %f89 : f32
    %f94 = arith.addi %f0, %fc6 : index
    %f95 = arith.addi %f49, %f94 : index
    %f96 = memref.load %x10[%f95] : memref<?xf32>
    %f97 = arith.addi %f54, %f94 : index
    %f98 = memref.load %x13[%f97] : memref<?xf32>
    %f99 = arith.addf %f96, %f98 : f32
    %f100 = arith.select %f51, %f99, %f96 : f32
    %f101 = arith.addi %f94, %fc7 : index
    %f102 = arith.addi %f49, %f101 : index
    %f103 = memref.load %x10[%f102] : memref<?xf32>
    %f104 = arith.addi %f54, %f101 : index
    %f105 = memref.load %x13[%f104] : memref<?xf32>
    %f106 = arith.addf %f103, %f105 : f32
    %f107 = arith.select %f51, %f106, %f103 : f32
    %f108 = arith.addi %x14, %x15 : index
    %f109 = arith.cmpi slt, %x12, %f108 : index
    scf.if %f109 {
      %f110 = arith.addi %fpositionsAt, %f47 : index
      %f111 = memref.load %x16[%f110] : memref<?xi32>
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
      %f128 = arith.cmpi slt, %x12, %x14 : index
      %f129 = memref.load %x17[%f50] : memref<?xf32>
      %f130 = memref.load %x18[%f50] : memref<?xf32>
      %f131 = arith.select %f128, %f129, %f130 : f32
      %f132 = arith.mulf %f58, %f127 : f32
      %f133 = arith.mulf %f132, %f131 : f32
      %f134 = arith.select %f113, %f133, %f58 : f32
      %f135 = memref.load %x17[%f59] : memref<?xf32>
      %f136 = memref.load %x18[%f59] : memref<?xf32>
      %f137 = arith.select %f128, %f135, %f136 : f32
      %f138 = arith.mulf %f65, %f127 : f32
      %f139 = arith.mulf %f138, %f137 : f32
      %f140 = arith.select %f113, %f139, %f65 : f32
      %f141 = memref.load %x17[%f66] : memref<?xf32>
      %f142 = memref.load %x18[%f66] : memref<?xf32>
      %f143 = arith.select %f128, %f141, %f142 : f32
      %f144 = arith.mulf %f72, %f127 : f32
      %f145 = arith.mulf %f144, %f143 : f32
      %f146 = arith.select %f113, %f145, %f72 : f32
      %f147 = memref.load %x17[%f73] : memref<?xf32>
      %f148 = memref.load %x18[%f73] : memref<?xf32>
      %f149 = arith.select %f128, %f147, %f148 : f32
      %f150 = arith.mulf %f79, %f127 : f32
      %f151 = arith.mulf %f150, %f149 : f32
      %f152 = arith.select %f113, %f151, %f79 : f32
      %f153 = memref.load %x17[%f80] : memref<?xf32>
      %f154 = memref.load %x18[%f80] : memref<?xf32>
      %f155 = arith.select %f128, %f153, %f154 : f32
      %f156 = arith.mulf %f86, %f127 : f32
      %f157 = arith.mulf %f156, %f155 : f32
      %f158 = arith.select %f113, %f157, %f86 : f32
      %f159 = memref.load %x17[%f87] : memref<?xf32>
      %f160 = memref.load %x18[%f87] : memref<?xf32>
      %f161 = arith.select %f128, %f159, %f160 : f32
      %f162 = arith.mulf %f93, %f127 : f32
      %f163 = arith.mulf %f162, %f161 : f32
      %f164 = arith.select %f113, %f163, %f93 : f32
      %f165 = memref.load %x17[%f94] : memref<?xf32>
      %f166 = memref.load %x18[%f94] : memref<?xf32>
      %f167 = arith.select %f128, %f165, %f166 : f32
      %f168 = arith.mulf %f100, %f127 : f32
      %f169 = arith.mulf %f168, %f167 : f32
      %f170 = arith.select %f113, %f169, %f100 : f32
      %f171 = memref.load %x17[%f101] : memref<?xf32>
      %f172 = memref.load %x18[%f101] : memref<?xf32>
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
      %f184 = memref.load %x19[%f179] : memref<?xf32>
      %f185 = arith.addi %f179, %fc7 : index
      %f186 = memref.load %x19[%f185] : memref<?xf32>
      %f187 = memref.load %x19[%f183] : memref<?xf32>
      %f188 = arith.addi %f183, %fc7 : index
      %f189 = memref.load %x19[%f188] : memref<?xf32>
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
        %f202 = arith.muli %f47, %x14 : index
        %f203 = arith.addi %f202, %x12 : index
        %f204 = arith.muli %f203, %fc1 : index
        %f205 = arith.addi %f204, %f50 : index
        %f206 = arith.divui %fheads, %fkvHeads : index
        %f207 = arith.muli %fkvHeads, %fc23 : index
        %f208 = arith.divui %x12, %f206 : index
        %f209 = arith.muli %f208, %fc1 : index
        %f210 = arith.addi %f207, %f209 : index
        %f211 = arith.addi %f210, %f50 : index
        %f212 = memref.load %x20[%f211] : memref<?xf32>
        %f213 = arith.mulf %f198, %f212 : f32
        memref.store %f213, %x21[%f205] : memref<?xf32>
        %f214 = arith.addi %f211, %fc7 : index
        %f215 = memref.load %x20[%f214] : memref<?xf32>
        %f216 = arith.mulf %f201, %f215 : f32
        %f217 = arith.addi %f205, %fc7 : index
        memref.store %f216, %x21[%f217] : memref<?xf32>
      } else {
        memref.store %f198, %x10[%f52] : memref<?xf32>
        %f218 = arith.addi %f52, %fc7 : index
        memref.store %f201, %x10[%f218] : memref<?xf32>
      }
      %f219 = arith.addi %f178, %f66 : index
      %f220 = arith.addi %f182, %f66 : index
      %f221 = memref.load %x19[%f219] : memref<?xf32>
      %f222 = arith.addi %f219, %fc7 : index
      %f223 = memref.load %x19[%f222] : memref<?xf32>
      %f224 = memref.load %x19[%f220] : memref<?xf32>
      %f225 = arith.addi %f220, %fc7 : index
      %f226 = memref.load %x19[%f225] : memref<?xf32>
      %f227 = arith.mulf %f224, %f221 : f32
      %f228 = arith.mulf %f226, %f223 : f32
      %f229 = arith.subf %f227, %f228 : f32
      %f230 = arith.mulf %f226, %f221 : f32
      %f231 = arith.mulf %f224, %f223 : f32
      %f232 = arith.addf %f230, %f231 : f32
      %f233 = arith.mulf %f146, %f229 : f32
      %f234 = arith.mulf %f152, %f232 : f32
      %f235 = arith.subf %f233, %f234 : f32
      %f236 = arith.mulf %f152, %f229 : f32
      %f237 = arith.mulf %f146, %f232 : f32
      %f238 = arith.addf %f236, %f237 : f32
      scf.if %f128 {
        %f239 = arith.muli %f47, %x14 : index
        %f240 = arith.addi %f239, %x12 : index
        %f241 = arith.muli %f240, %fc1 : index
        %f242 = arith.addi %f241, %f66 : index
        %f243 = arith.divui %fheads, %fkvHeads : index
        %f244 = arith.muli %fkvHeads, %fc23 : index
        %f245 = arith.divui %x12, %f243 : index
        %f246 = arith.muli %f245, %fc1 : index
        %f247 = arith.addi %f244, %f246 : index
        %f248 = arith.addi %f247, %f66 : index
        %f249 = memref.load %x20[%f248] : memref<?xf32>
        %f250 = arith.mulf %f235, %f249 : f32
        memref.store %f250, %x21[%f242] : memref<?xf32>
        %f251 = arith.addi %f248, %fc7 : index
        %f252 = memref.load %x20[%f251] : memref<?xf32>
        %f253 = arith.mulf %f238, %f252 : f32
        %f254 = arith.addi %f242, %fc7 : index
        memref.store %f253, %x21[%f254] : memref<?xf32>
      } else {
        memref.store %f235, %x10[%f67] : memref<?xf32>
        %f255 = arith.addi %f67, %fc7 : index
        memref.store %f238, %x10[%f255] : memref<?xf32>
      }
      %f256 = arith.addi %f178, %f80 : index
      %f257 = arith.addi %f182, %f80 : index
      %f258 = memref.load %x19[%f256] : memref<?xf32>
      %f259 = arith.addi %f256, %fc7 : index
      %f260 = memref.load %x19[%f259] : memref<?xf32>
      %f261 = memref.load %x19[%f257] : memref<?xf32>
      %f262 = arith.addi %f257, %fc7 : index
      %f263 = memref.load %x19[%f262] : memref<?xf32>
      %f264 = arith.mulf %f261, %f258 : f32
      %f265 = arith.mulf %f263, %f260 : f32
      %f266 = arith.subf %f264, %f265 : f32
      %f267 = arith.mulf %f263, %f258 : f32
      %f268 = arith.mulf %f261, %f260 : f32
      %f269 = arith.addf %f267, %f268 : f32
      %f270 = arith.mulf %f158, %f266 : f32
      %f271 = arith.mulf %f164, %f269 : f32
      %f272 = arith.subf %f270, %f271 : f32
      %f273 = arith.mulf %f164, %f266 : f32
      %f274 = arith.mulf %f158, %f269 : f32
      %f275 = arith.addf %f273, %f274 : f32
      scf.if %f128 {
        %f276 = arith.muli %f47, %x14 : index
        %f277 = arith.addi %f276, %x12 : index
        %f278 = arith.muli %f277, %fc1 : index
        %f279 = arith.addi %f278, %f80 : index
        %f280 = arith.divui %fheads, %fkvHeads : index
        %f281 = arith.muli %fkvHeads, %fc23 : index
        %f282 = arith.divui %x12, %f280 : index
        %f283 = arith.muli %f282, %fc1 : index
        %f284 = arith.addi %f281, %f283 : index
        %f285 = arith.addi %f284, %f80 : index
        %f286 = memref.load %x20[%f285] : memref<?xf32>
        %f287 = arith.mulf %f272, %f286 : f32
        memref.store %f287, %x21[%f279] : memref<?xf32>
        %f288 = arith.addi %f285, %fc7 : index
        %f289 = memref.load %x20[%f288] : memref<?xf32>
        %f290 = arith.mulf %f275, %f289 : f32
        %f291 = arith.addi %f279, %fc7 : index
        memref.store %f290, %x21[%f291] : memref<?xf32>
      } else {
        memref.store %f272, %x10[%f81] : memref<?xf32>
        %f292 = arith.addi %f81, %fc7 : index
        memref.store %f275, %x10[%f292] : memref<?xf32>
      }
      %f293 = arith.addi %f178, %f94 : index
      %f294 = arith.addi %f182, %f94 : index
      %f295 = memref.load %x19[%f293] : memref<?xf32>
      %f296 = arith.addi %f293, %fc7 : index
      %f297 = memref.load %x19[%f296] : memref<?xf32>
      %f298 = memref.load %x19[%f294] : memref<?xf32>
      %f299 = arith.addi %f294, %fc7 : index
      %f300 = memref.load %x19[%f299] : memref<?xf32>
      %f301 = arith.mulf %f298, %f295 : f32
      %f302 = arith.mulf %f300, %f297 : f32
      %f303 = arith.subf %f301, %f302 : f32
      %f304 = arith.mulf %f300, %f295 : f32
      %f305 = arith.mulf %f298, %f297 : f32
      %f306 = arith.addf %f304, %f305 : f32
      %f307 = arith.mulf %f170, %f303 : f32
      %f308 = arith.mulf %f176, %f306 : f32
      %f309 = arith.subf %f307, %f308 : f32
      %f310 = arith.mulf %f176, %f303 : f32
      %f311 = arith.mulf %f170, %f306 : f32
      %f312 = arith.addf %f310, %f311 : f32
      scf.if %f128 {
        %f313 = arith.muli %f47, %x14 : index
        %f314 = arith.addi %f313, %x12 : index
        %f315 = arith.muli %f314, %fc1 : index
        %f316 = arith.addi %f315, %f94 : index
        %f317 = arith.divui %fheads, %fkvHeads : index
        %f318 = arith.muli %fkvHeads, %fc23 : index
        %f319 = arith.divui %x12, %f317 : index
        %f320 = arith.muli %f319, %fc1 : index
        %f321 = arith.addi %f318, %f320 : index
        %f322 = arith.addi %f321, %f94 : index
        %f323 = memref.load %x20[%f322] : memref<?xf32>
        %f324 = arith.mulf %f309, %f323 : f32
        memref.store %f324, %x21[%f316] : memref<?xf32>
        %f325 = arith.addi %f322, %fc7 : index
        %f326 = memref.load %x20[%f325] : memref<?xf32>
        %f327 = arith.mulf %f312, %f326 : f32
        %f328 = arith.addi %f316, %fc7 : index
        memref.store %f327, %x21[%f328] : memref<?xf32>
      } else {
        memref.store %f309, %x10[%f95] : memref<?xf32>
        %f329 = arith.addi %f95, %fc7 : index
        memref.store %f312, %x10[%f329] : memref<?xf32>
      }
    } else {
      %f330 = arith.cmpi slt, %x12, %x14 : index
      scf.if %f330 {
        %f331 = arith.muli %f47, %x14 : index
        %f332 = arith.addi %f331, %x12 : index
        %f333 = arith.muli %f332, %fc1 : index
        %f334 = arith.addi %f333, %f50 : index
        %f335 = arith.divui %fheads, %fkvHeads : index
        %f336 = arith.muli %fkvHeads, %fc23 : index
        %f337 = arith.divui %x12, %f335 : index
        %f338 = arith.muli %f337, %fc1 : index
        %f339 = arith.addi %f336, %f338 : index
        %f340 = arith.addi %f339, %f50 : index
        %f341 = memref.load %x20[%f340] : memref<?xf32>
        %f342 = arith.mulf %f58, %f341 : f32
        memref.store %f342, %x21[%f334] : memref<?xf32>
        %f343 = arith.addi %f340, %fc7 : index
        %f344 = memref.load %x20[%f343] : memref<?xf32>
        %f345 = arith.mulf %f65, %f344 : f32
        %f346 = arith.addi %f334, %fc7 : index
        memref.store %f345, %x21[%f346] : memref<?xf32>
      } else {
        memref.store %f58, %x10[%f52] : memref<?xf32>
        %f347 = arith.addi %f52, %fc7 : index
        memref.store %f65, %x10[%f347] : memref<?xf32>
      }
      scf.if %f330 {
        %f348 = arith.muli %f47, %x14 : index
        %f349 = arith.addi %f348, %x12 : index
        %f350 = arith.muli %f349, %fc1 : index
        %f351 = arith.addi %f350, %f66 : index
        %f352 = arith.divui %fheads, %fkvHeads : index
        %f353 = arith.muli %fkvHeads, %fc23 : index
        %f354 = arith.divui %x12, %f352 : index
        %f355 = arith.muli %f354, %fc1 : index
        %f356 = arith.addi %f353, %f355 : index
        %f357 = arith.addi %f356, %f66 : index
        %f358 = memref.load %x20[%f357] : memref<?xf32>
        %f359 = arith.mulf %f72, %f358 : f32
        memref.store %f359, %x21[%f351] : memref<?xf32>
        %f360 = arith.addi %f357, %fc7 : index
        %f361 = memref.load %x20[%f360] : memref<?xf32>
        %f362 = arith.mulf %f79, %f361 : f32
        %f363 = arith.addi %f351, %fc7 : index
        memref.store %f362, %x21[%f363] : memref<?xf32>
      } else {
        memref.store %f72, %x10[%f67] : memref<?xf32>
        %f364 = arith.addi %f67, %fc7 : index
        memref.store %f79, %x10[%f364] : memref<?xf32>
      }
      scf.if %f330 {
        %f365 = arith.muli %f47, %x14 : index
        %f366 = arith.addi %f365, %x12 : index
        %f367 = arith.muli %f366, %fc1 : index
        %f368 = arith.addi %f367, %f80 : index
        %f369 = arith.divui %fheads, %fkvHeads : index
        %f370 = arith.muli %fkvHeads, %fc23 : index
        %f371 = arith.divui %x12, %f369 : index
        %f372 = arith.muli %f371, %fc1 : index
        %f373 = arith.addi %f370, %f372 : index
        %f374 = arith.addi %f373, %f80 : index
        %f375 = memref.load %x20[%f374] : memref<?xf32>
        %f376 = arith.mulf %f86, %f375 : f32
        memref.store %f376, %x21[%f368] : memref<?xf32>
        %f377 = arith.addi %f374, %fc7 : index
        %f378 = memref.load %x20[%f377] : memref<?xf32>
        %f379 = arith.mulf %f93, %f378 : f32
        %f380 = arith.addi %f368, %fc7 : index
        memref.store %f379, %x21[%f380] : memref<?xf32>
      } else {
        memref.store %f86, %x10[%f81] : memref<?xf32>
        %f381 = arith.addi %f81, %fc7 : index
        memref.store %f93, %x10[%f381] : memref<?xf32>
      }
      scf.if %f330 {
        %f382 = arith.muli %f47, %x14 : index
        %f383 = arith.addi %f382, %x12 : index
        %f384 = arith.muli %f383, %fc1 : index
        %f385 = arith.addi %f384, %f94 : index
        %f386 = arith.divui %fheads, %fkvHeads : index
        %f387 = arith.muli %fkvHeads, %fc23 : index
        %f388 = arith.divui %x12, %f386 : index
        %f389 = arith.muli %f388, %fc1 : index
        %f390 = arith.addi %f387, %f389 : index
        %f391 = arith.addi %f390, %f94 : index
        %f392 = memref.load %x20[%f391] : memref<?xf32>
        %f393 = arith.mulf %f100, %f392 : f32
        memref.store %f393, %x21[%f385] : memref<?xf32>
        %f394 = arith.addi %f391, %fc7 : index
        %f395 = memref.load %x20[%f394] : memref<?xf32>
        %f396 = arith.mulf %f107, %f395 : f32
        %f397 = arith.addi %f385, %fc7 : index
        memref.store %f396, %x21[%f397] : memref<?xf32>
      } else {
        memref.store %f100, %x10[%f95] : memref<?xf32>
        %f398 = arith.addi %f95, %fc7 : index
        memref.store %f107, %x10[%f398] : memref<?xf32>
      }
    }
  }
  wave.barrier
  %f399 = arith.cmpi sge, %x12, %x14 : index
  scf.if %f399 {
    scf.if %f48 {
      %f400 = arith.addi %fslotsAt, %f47 : index
      %f401 = memref.load %x16[%f400] : memref<?xi32>
      %f402 = arith.index_cast %f401 : i32 to index
      %f403 = arith.cmpi sge, %f402, %fc3 : index
      scf.if %f403 {
        %f404 = arith.muli %f46, %fc1 : index
        %f405 = arith.subi %x12, %x14 : index
        %f406 = arith.muli %f405, %fc25 : index
        %f407 = arith.divui %f402, %fc26 : index
        %f408 = arith.remui %f402, %fc26 : index
        %f409 = arith.muli %f407, %fpageBytes : index
        %f410 = arith.cmpi eq, %fcodec, %fc3 : index
        scf.if %f410 {
          %f411 = arith.muli %f0, %fc11 : index
          %f414 = scf.for %f412 = %f411 to %fc1 step %fc7 iter_args(%f413 = %fc29) -> (vector<4xf32>) {
            %f415 = arith.addi %f406, %f412 : index
            %f416 = vector.load %x20[%f415] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f417 = arith.addi %f406, %fc1 : index
            %f418 = arith.addi %f417, %f412 : index
            %f419 = vector.load %x20[%f418] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f420 = arith.addi %f404, %f412 : index
            %f421 = vector.load %x10[%f420] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f422 = arith.subf %f421, %f419 : vector<4xf32>
            %f423 = arith.mulf %f422, %f416 : vector<4xf32>
            %f424 = arith.minimumf %f423, %fc30 : vector<4xf32>
            %f425 = arith.maximumf %f424, %fc31 : vector<4xf32>
            %f426 = arith.truncf %f425 : vector<4xf32> to vector<4xf16>
            %f427 = vector.bitcast %f426 : vector<4xf16> to vector<8xi8>
            %f428 = arith.cmpi slt, %f405, %x15 : index
            scf.if %f428 {
              %f429 = arith.muli %f405, %fc32 : index
              %f430 = arith.addi %f409, %f429 : index
              %f431 = arith.divui %f412, %fc26 : index
              %f432 = arith.muli %f431, %fc25 : index
              %f433 = arith.remui %f412, %fc26 : index
              %f434 = arith.divui %f433, %fc33 : index
              %f435 = arith.muli %f434, %fc1 : index
              %f436 = arith.muli %f408, %fc26 : index
              %f437 = arith.addi %f435, %f436 : index
              %f438 = arith.remui %f433, %fc33 : index
              %f439 = arith.muli %f438, %fc0 : index
              %f440 = arith.addi %f437, %f439 : index
              %f441 = arith.addi %f432, %f440 : index
              %f442 = arith.addi %f430, %f441 : index
              vector.store %f427, %x22[%f442] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
            } else {
              %f443 = arith.subi %f405, %x15 : index
              %f444 = arith.muli %f443, %fc32 : index
              %f445 = arith.addi %f409, %f444 : index
              %f446 = arith.addi %f412, %fc3 : index
              %f447 = arith.divui %f446, %fc26 : index
              %f448 = arith.muli %f447, %fc25 : index
              %f449 = arith.addi %f448, %fc34 : index
              %f450 = arith.remui %f446, %fc26 : index
              %f451 = arith.divui %f408, %fc0 : index
              %f452 = arith.remui %f408, %fc0 : index
              %f453 = arith.muli %f452, %fc33 : index
              %f454 = arith.addi %f451, %f453 : index
              %f455 = arith.divui %f454, %fc33 : index
              %f456 = arith.muli %f455, %fc1 : index
              %f457 = arith.muli %f450, %fc26 : index
              %f458 = arith.addi %f456, %f457 : index
              %f459 = arith.remui %f454, %fc33 : index
              %f460 = arith.muli %f459, %fc0 : index
              %f461 = arith.addi %f458, %f460 : index
              %f462 = arith.addi %f449, %f461 : index
              %f463 = arith.addi %f445, %f462 : index
              %f464 = vector.shuffle %f427, %f427 [0, 1] : vector<8xi8>, vector<8xi8>
              vector.store %f464, %x22[%f463] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f465 = arith.addi %f412, %fc12 : index
              %f466 = arith.divui %f465, %fc26 : index
              %f467 = arith.muli %f466, %fc25 : index
              %f468 = arith.addi %f467, %fc34 : index
              %f469 = arith.remui %f465, %fc26 : index
              %f470 = arith.muli %f469, %fc26 : index
              %f471 = arith.addi %f456, %f470 : index
              %f472 = arith.addi %f471, %f460 : index
              %f473 = arith.addi %f468, %f472 : index
              %f474 = arith.addi %f445, %f473 : index
              %f475 = vector.shuffle %f427, %f427 [2, 3] : vector<8xi8>, vector<8xi8>
              vector.store %f475, %x22[%f474] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f476 = arith.addi %f412, %fc0 : index
              %f477 = arith.divui %f476, %fc26 : index
              %f478 = arith.muli %f477, %fc25 : index
              %f479 = arith.addi %f478, %fc34 : index
              %f480 = arith.remui %f476, %fc26 : index
              %f481 = arith.muli %f480, %fc26 : index
              %f482 = arith.addi %f456, %f481 : index
              %f483 = arith.addi %f482, %f460 : index
              %f484 = arith.addi %f479, %f483 : index
              %f485 = arith.addi %f445, %f484 : index
              %f486 = vector.shuffle %f427, %f427 [4, 5] : vector<8xi8>, vector<8xi8>
              vector.store %f486, %x22[%f485] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f487 = arith.addi %f412, %fc13 : index
              %f488 = arith.divui %f487, %fc26 : index
              %f489 = arith.muli %f488, %fc25 : index
              %f490 = arith.addi %f489, %fc34 : index
              %f491 = arith.remui %f487, %fc26 : index
              %f492 = arith.muli %f491, %fc26 : index
              %f493 = arith.addi %f456, %f492 : index
              %f494 = arith.addi %f493, %f460 : index
              %f495 = arith.addi %f490, %f494 : index
              %f496 = arith.addi %f445, %f495 : index
              %f497 = vector.shuffle %f427, %f427 [6, 7] : vector<8xi8>, vector<8xi8>
              vector.store %f497, %x22[%f496] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
            }
            %f498 = math.absf %f423 : vector<4xf32>
            %f499 = arith.cmpf ugt, %f498, %fc30 : vector<4xf32>
            %f500 = arith.select %f499, %fc35, %fc29 : vector<4xi1>, vector<4xf32>
            %f501 = arith.addf %f413, %f500 : vector<4xf32>
            scf.yield %f501 : vector<4xf32>
          }
          %f502 = wave.reduce "add" %f414 : vector<4xf32>
          %f503 = arith.cmpf ogt, %f502, %fc17 : f32
          scf.if %f503 {
            %f504 = arith.fptosi %f502 : f32 to i32
            wave.count %x23, %f504 : memref<?xi32>
          }
        }
        %f505 = arith.cmpi eq, %fcodec, %fc12 : index
        scf.if %f505 {
          %f506 = arith.muli %f0, %fc11 : index
          %f509 = scf.for %f507 = %f506 to %fc1 step %fc7 iter_args(%f508 = %fc29) -> (vector<4xf32>) {
            %f510 = arith.addi %f406, %f507 : index
            %f511 = vector.load %x20[%f510] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f512 = arith.addi %f406, %fc1 : index
            %f513 = arith.addi %f512, %f507 : index
            %f514 = vector.load %x20[%f513] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f515 = arith.addi %f404, %f507 : index
            %f516 = vector.load %x10[%f515] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f517 = arith.subf %f516, %f514 : vector<4xf32>
            %f518 = arith.mulf %f517, %f511 : vector<4xf32>
            %f519 = wave.fp8_encode "e4m3" %f518 : vector<4xf32> -> vector<4xi8>
            %f520 = arith.cmpi slt, %f405, %x15 : index
            scf.if %f520 {
              %f521 = arith.muli %f405, %fc34 : index
              %f522 = arith.addi %f409, %f521 : index
              %f523 = vector.shuffle %f519, %f519 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
              %f524 = arith.divui %f507, %fc26 : index
              %f525 = arith.muli %f524, %fc1 : index
              %f526 = arith.remui %f507, %fc26 : index
              %f527 = arith.muli %f408, %fc26 : index
              %f528 = arith.divui %f526, %fc11 : index
              %f529 = arith.muli %f528, %fc11 : index
              %f530 = arith.remui %f526, %fc0 : index
              %f531 = arith.muli %f530, %fc0 : index
              %f532 = arith.addi %f529, %f531 : index
              %f533 = arith.divui %f526, %fc0 : index
              %f534 = arith.remui %f533, %fc0 : index
              %f535 = arith.addi %f532, %f534 : index
              %f536 = arith.addi %f527, %f535 : index
              %f537 = arith.addi %f525, %f536 : index
              %f538 = arith.addi %f522, %f537 : index
              vector.store %f523, %x22[%f538] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f539 = arith.subi %f405, %x15 : index
              %f540 = arith.muli %f539, %fc34 : index
              %f541 = arith.addi %f409, %f540 : index
              %f542 = arith.addi %f507, %fc3 : index
              %f543 = arith.divui %f542, %fc26 : index
              %f544 = arith.muli %f543, %fc1 : index
              %f545 = arith.addi %f544, %fc2 : index
              %f546 = arith.remui %f542, %fc26 : index
              %f547 = arith.divui %f408, %fc0 : index
              %f548 = arith.remui %f408, %fc0 : index
              %f549 = arith.muli %f548, %fc33 : index
              %f550 = arith.addi %f547, %f549 : index
              %f551 = arith.muli %f546, %fc26 : index
              %f552 = arith.divui %f550, %fc11 : index
              %f553 = arith.muli %f552, %fc11 : index
              %f554 = arith.remui %f550, %fc0 : index
              %f555 = arith.muli %f554, %fc0 : index
              %f556 = arith.addi %f553, %f555 : index
              %f557 = arith.divui %f550, %fc0 : index
              %f558 = arith.remui %f557, %fc0 : index
              %f559 = arith.addi %f556, %f558 : index
              %f560 = arith.addi %f551, %f559 : index
              %f561 = arith.addi %f545, %f560 : index
              %f562 = arith.addi %f541, %f561 : index
              %f563 = vector.shuffle %f519, %f519 [0] : vector<4xi8>, vector<4xi8>
              vector.store %f563, %x22[%f562] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f564 = arith.addi %f507, %fc12 : index
              %f565 = arith.divui %f564, %fc26 : index
              %f566 = arith.muli %f565, %fc1 : index
              %f567 = arith.addi %f566, %fc2 : index
              %f568 = arith.remui %f564, %fc26 : index
              %f569 = arith.muli %f568, %fc26 : index
              %f570 = arith.addi %f569, %f559 : index
              %f571 = arith.addi %f567, %f570 : index
              %f572 = arith.addi %f541, %f571 : index
              %f573 = vector.shuffle %f519, %f519 [1] : vector<4xi8>, vector<4xi8>
              vector.store %f573, %x22[%f572] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f574 = arith.addi %f507, %fc0 : index
              %f575 = arith.divui %f574, %fc26 : index
              %f576 = arith.muli %f575, %fc1 : index
              %f577 = arith.addi %f576, %fc2 : index
              %f578 = arith.remui %f574, %fc26 : index
              %f579 = arith.muli %f578, %fc26 : index
              %f580 = arith.addi %f579, %f559 : index
              %f581 = arith.addi %f577, %f580 : index
              %f582 = arith.addi %f541, %f581 : index
              %f583 = vector.shuffle %f519, %f519 [2] : vector<4xi8>, vector<4xi8>
              vector.store %f583, %x22[%f582] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f584 = arith.addi %f507, %fc13 : index
              %f585 = arith.divui %f584, %fc26 : index
              %f586 = arith.muli %f585, %fc1 : index
              %f587 = arith.addi %f586, %fc2 : index
              %f588 = arith.remui %f584, %fc26 : index
              %f589 = arith.muli %f588, %fc26 : index
              %f590 = arith.addi %f589, %f559 : index
              %f591 = arith.addi %f587, %f590 : index
              %f592 = arith.addi %f541, %f591 : index
              %f593 = vector.shuffle %f519, %f519 [3] : vector<4xi8>, vector<4xi8>
              vector.store %f593, %x22[%f592] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
            %f594 = math.absf %f518 : vector<4xf32>
            %f595 = arith.cmpf ugt, %f594, %fc36 : vector<4xf32>
            %f596 = arith.select %f595, %fc35, %fc29 : vector<4xi1>, vector<4xf32>
            %f597 = arith.addf %f508, %f596 : vector<4xf32>
            scf.yield %f597 : vector<4xf32>
          }
          %f598 = wave.reduce "add" %f509 : vector<4xf32>
          %f599 = arith.cmpf ogt, %f598, %fc17 : f32
          scf.if %f599 {
            %f600 = arith.fptosi %f598 : f32 to i32
            wave.count %x23, %f600 : memref<?xi32>
          }
        }
        %f601 = arith.cmpi eq, %fcodec, %fc0 : index
        scf.if %f601 {
          %f602 = arith.muli %f0, %fc11 : index
          %f605 = scf.for %f603 = %f602 to %fc1 step %fc7 iter_args(%f604 = %fc29) -> (vector<4xf32>) {
            %f606 = arith.addi %f406, %f603 : index
            %f607 = vector.load %x20[%f606] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f608 = arith.addi %f406, %fc1 : index
            %f609 = arith.addi %f608, %f603 : index
            %f610 = vector.load %x20[%f609] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f611 = arith.addi %f404, %f603 : index
            %f612 = vector.load %x10[%f611] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f613 = arith.subf %f612, %f610 : vector<4xf32>
            %f614 = arith.mulf %f613, %f607 : vector<4xf32>
            %f615 = wave.fp8_encode "e5m2" %f614 : vector<4xf32> -> vector<4xi8>
            %f616 = arith.cmpi slt, %f405, %x15 : index
            scf.if %f616 {
              %f617 = arith.muli %f405, %fc34 : index
              %f618 = arith.addi %f409, %f617 : index
              %f619 = vector.shuffle %f615, %f615 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
              %f620 = arith.divui %f603, %fc26 : index
              %f621 = arith.muli %f620, %fc1 : index
              %f622 = arith.remui %f603, %fc26 : index
              %f623 = arith.muli %f408, %fc26 : index
              %f624 = arith.divui %f622, %fc11 : index
              %f625 = arith.muli %f624, %fc11 : index
              %f626 = arith.remui %f622, %fc0 : index
              %f627 = arith.muli %f626, %fc0 : index
              %f628 = arith.addi %f625, %f627 : index
              %f629 = arith.divui %f622, %fc0 : index
              %f630 = arith.remui %f629, %fc0 : index
              %f631 = arith.addi %f628, %f630 : index
              %f632 = arith.addi %f623, %f631 : index
              %f633 = arith.addi %f621, %f632 : index
              %f634 = arith.addi %f618, %f633 : index
              vector.store %f619, %x22[%f634] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f635 = arith.subi %f405, %x15 : index
              %f636 = arith.muli %f635, %fc34 : index
              %f637 = arith.addi %f409, %f636 : index
              %f638 = arith.addi %f603, %fc3 : index
              %f639 = arith.divui %f638, %fc26 : index
              %f640 = arith.muli %f639, %fc1 : index
              %f641 = arith.addi %f640, %fc2 : index
              %f642 = arith.remui %f638, %fc26 : index
              %f643 = arith.divui %f408, %fc0 : index
              %f644 = arith.remui %f408, %fc0 : index
              %f645 = arith.muli %f644, %fc33 : index
              %f646 = arith.addi %f643, %f645 : index
              %f647 = arith.muli %f642, %fc26 : index
              %f648 = arith.divui %f646, %fc11 : index
              %f649 = arith.muli %f648, %fc11 : index
              %f650 = arith.remui %f646, %fc0 : index
              %f651 = arith.muli %f650, %fc0 : index
              %f652 = arith.addi %f649, %f651 : index
              %f653 = arith.divui %f646, %fc0 : index
              %f654 = arith.remui %f653, %fc0 : index
              %f655 = arith.addi %f652, %f654 : index
              %f656 = arith.addi %f647, %f655 : index
              %f657 = arith.addi %f641, %f656 : index
              %f658 = arith.addi %f637, %f657 : index
              %f659 = vector.shuffle %f615, %f615 [0] : vector<4xi8>, vector<4xi8>
              vector.store %f659, %x22[%f658] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f660 = arith.addi %f603, %fc12 : index
              %f661 = arith.divui %f660, %fc26 : index
              %f662 = arith.muli %f661, %fc1 : index
              %f663 = arith.addi %f662, %fc2 : index
              %f664 = arith.remui %f660, %fc26 : index
              %f665 = arith.muli %f664, %fc26 : index
              %f666 = arith.addi %f665, %f655 : index
              %f667 = arith.addi %f663, %f666 : index
              %f668 = arith.addi %f637, %f667 : index
              %f669 = vector.shuffle %f615, %f615 [1] : vector<4xi8>, vector<4xi8>
              vector.store %f669, %x22[%f668] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f670 = arith.addi %f603, %fc0 : index
              %f671 = arith.divui %f670, %fc26 : index
              %f672 = arith.muli %f671, %fc1 : index
              %f673 = arith.addi %f672, %fc2 : index
              %f674 = arith.remui %f670, %fc26 : index
              %f675 = arith.muli %f674, %fc26 : index
              %f676 = arith.addi %f675, %f655 : index
              %f677 = arith.addi %f673, %f676 : index
              %f678 = arith.addi %f637, %f677 : index
              %f679 = vector.shuffle %f615, %f615 [2] : vector<4xi8>, vector<4xi8>
              vector.store %f679, %x22[%f678] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f680 = arith.addi %f603, %fc13 : index
              %f681 = arith.divui %f680, %fc26 : index
              %f682 = arith.muli %f681, %fc1 : index
              %f683 = arith.addi %f682, %fc2 : index
              %f684 = arith.remui %f680, %fc26 : index
              %f685 = arith.muli %f684, %fc26 : index
              %f686 = arith.addi %f685, %f655 : index
              %f687 = arith.addi %f683, %f686 : index
              %f688 = arith.addi %f637, %f687 : index
              %f689 = vector.shuffle %f615, %f615 [3] : vector<4xi8>, vector<4xi8>
              vector.store %f689, %x22[%f688] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
            %f690 = math.absf %f614 : vector<4xf32>
            %f691 = arith.cmpf ugt, %f690, %fc37 : vector<4xf32>
            %f692 = arith.select %f691, %fc35, %fc29 : vector<4xi1>, vector<4xf32>
            %f693 = arith.addf %f604, %f692 : vector<4xf32>
            scf.yield %f693 : vector<4xf32>
          }
          %f694 = wave.reduce "add" %f605 : vector<4xf32>
          %f695 = arith.cmpf ogt, %f694, %fc17 : f32
          scf.if %f695 {
            %f696 = arith.fptosi %f694 : f32 to i32
            wave.count %x23, %f696 : memref<?xi32>
          }
        }
        %f697 = arith.cmpi eq, %fcodec, %fc13 : index
        scf.if %f697 {
          %f698 = arith.muli %f0, %fc11 : index
          %f701 = scf.for %f699 = %f698 to %fc1 step %fc7 iter_args(%f700 = %fc29) -> (vector<4xf32>) {
            %f702 = arith.addi %f406, %f699 : index
            %f703 = vector.load %x20[%f702] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f704 = arith.addi %f406, %fc1 : index
            %f705 = arith.addi %f704, %f699 : index
            %f706 = vector.load %x20[%f705] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f707 = arith.addi %f404, %f699 : index
            %f708 = vector.load %x10[%f707] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f709 = arith.subf %f708, %f706 : vector<4xf32>
            %f710 = arith.mulf %f709, %f703 : vector<4xf32>
            %f711 = arith.cmpf ord, %f710, %f710 : vector<4xf32>
            %f712 = arith.select %f711, %f710, %fc29 : vector<4xi1>, vector<4xf32>
            %f713 = math.roundeven %f712 : vector<4xf32>
            %f714 = arith.minimumf %f713, %fc38 : vector<4xf32>
            %f715 = arith.maximumf %f714, %fc39 : vector<4xf32>
            %f716 = arith.fptosi %f715 : vector<4xf32> to vector<4xi32>
            %f717 = arith.addi %f716, %fc40 : vector<4xi32>
            %f718 = arith.trunci %f717 : vector<4xi32> to vector<4xi8>
            %f719 = arith.cmpi slt, %f405, %x15 : index
            scf.if %f719 {
              %f720 = arith.muli %f405, %fc34 : index
              %f721 = arith.addi %f409, %f720 : index
              %f722 = vector.shuffle %f718, %f718 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
              %f723 = arith.divui %f699, %fc26 : index
              %f724 = arith.muli %f723, %fc1 : index
              %f725 = arith.remui %f699, %fc26 : index
              %f726 = arith.muli %f408, %fc26 : index
              %f727 = arith.divui %f725, %fc11 : index
              %f728 = arith.muli %f727, %fc11 : index
              %f729 = arith.remui %f725, %fc0 : index
              %f730 = arith.muli %f729, %fc0 : index
              %f731 = arith.addi %f728, %f730 : index
              %f732 = arith.divui %f725, %fc0 : index
              %f733 = arith.remui %f732, %fc0 : index
              %f734 = arith.addi %f731, %f733 : index
              %f735 = arith.addi %f726, %f734 : index
              %f736 = arith.addi %f724, %f735 : index
              %f737 = arith.addi %f721, %f736 : index
              vector.store %f722, %x22[%f737] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f738 = arith.subi %f405, %x15 : index
              %f739 = arith.muli %f738, %fc34 : index
              %f740 = arith.addi %f409, %f739 : index
              %f741 = arith.addi %f699, %fc3 : index
              %f742 = arith.divui %f741, %fc26 : index
              %f743 = arith.muli %f742, %fc1 : index
              %f744 = arith.addi %f743, %fc2 : index
              %f745 = arith.remui %f741, %fc26 : index
              %f746 = arith.divui %f408, %fc0 : index
              %f747 = arith.remui %f408, %fc0 : index
              %f748 = arith.muli %f747, %fc33 : index
              %f749 = arith.addi %f746, %f748 : index
              %f750 = arith.muli %f745, %fc26 : index
              %f751 = arith.divui %f749, %fc11 : index
              %f752 = arith.muli %f751, %fc11 : index
              %f753 = arith.remui %f749, %fc0 : index
              %f754 = arith.muli %f753, %fc0 : index
              %f755 = arith.addi %f752, %f754 : index
              %f756 = arith.divui %f749, %fc0 : index
              %f757 = arith.remui %f756, %fc0 : index
              %f758 = arith.addi %f755, %f757 : index
              %f759 = arith.addi %f750, %f758 : index
              %f760 = arith.addi %f744, %f759 : index
              %f761 = arith.addi %f740, %f760 : index
              %f762 = vector.shuffle %f718, %f718 [0] : vector<4xi8>, vector<4xi8>
              vector.store %f762, %x22[%f761] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f763 = arith.addi %f699, %fc12 : index
              %f764 = arith.divui %f763, %fc26 : index
              %f765 = arith.muli %f764, %fc1 : index
              %f766 = arith.addi %f765, %fc2 : index
              %f767 = arith.remui %f763, %fc26 : index
              %f768 = arith.muli %f767, %fc26 : index
              %f769 = arith.addi %f768, %f758 : index
              %f770 = arith.addi %f766, %f769 : index
              %f771 = arith.addi %f740, %f770 : index
              %f772 = vector.shuffle %f718, %f718 [1] : vector<4xi8>, vector<4xi8>
              vector.store %f772, %x22[%f771] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f773 = arith.addi %f699, %fc0 : index
              %f774 = arith.divui %f773, %fc26 : index
              %f775 = arith.muli %f774, %fc1 : index
              %f776 = arith.addi %f775, %fc2 : index
              %f777 = arith.remui %f773, %fc26 : index
              %f778 = arith.muli %f777, %fc26 : index
              %f779 = arith.addi %f778, %f758 : index
              %f780 = arith.addi %f776, %f779 : index
              %f781 = arith.addi %f740, %f780 : index
              %f782 = vector.shuffle %f718, %f718 [2] : vector<4xi8>, vector<4xi8>
              vector.store %f782, %x22[%f781] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f783 = arith.addi %f699, %fc13 : index
              %f784 = arith.divui %f783, %fc26 : index
              %f785 = arith.muli %f784, %fc1 : index
              %f786 = arith.addi %f785, %fc2 : index
              %f787 = arith.remui %f783, %fc26 : index
              %f788 = arith.muli %f787, %fc26 : index
              %f789 = arith.addi %f788, %f758 : index
              %f790 = arith.addi %f786, %f789 : index
              %f791 = arith.addi %f740, %f790 : index
              %f792 = vector.shuffle %f718, %f718 [3] : vector<4xi8>, vector<4xi8>
              vector.store %f792, %x22[%f791] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
            %f793 = math.absf %f710 : vector<4xf32>
            %f794 = arith.cmpf ugt, %f793, %fc41 : vector<4xf32>
            %f795 = arith.select %f794, %fc35, %fc29 : vector<4xi1>, vector<4xf32>
            %f796 = arith.addf %f700, %f795 : vector<4xf32>
            scf.yield %f796 : vector<4xf32>
          }
          %f797 = wave.reduce "add" %f701 : vector<4xf32>
          %f798 = arith.cmpf ogt, %f797, %fc17 : f32
          scf.if %f798 {
            %f799 = arith.fptosi %f797 : f32 to i32
            wave.count %x23, %f799 : memref<?xi32>
          }
        }
      }
    }
  }
  func.return
}
wave.kernel @qkv_q4_1_d256__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 8 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 128 : index
  %c7 = arith.constant 0 : index
  %c8 = arith.constant 1 : index
  %c9 = arith.constant 16 : index
  %c10 = arith.constant 8192 : index
  %c11 = arith.constant 4096 : index
  %rowsMode = wave.param "rowsMode" : index
  %scalesInLds = wave.param "scalesInLds" : index
  %c14 = arith.constant 32 : index
  %c15 = arith.constant 512 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
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
  %5 = arith.muli %inputFeatures, %c2 : index
  %6 = arith.muli %inputFeatures, %c4 : index
  %7 = arith.addi %6, %c5 : index
  %8 = arith.divui %7, %c6 : index
  %9 = arith.muli %8, %c6 : index
  %10 = arith.addi %5, %9 : index
  %11 = arith.addi %10, %c6 : index
  %12 = arith.muli %3, %c4 : index
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
    %25 = arith.muli %1, %c9 : index
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
          %34 = arith.muli %2, %c14 : index
          %35 = wave.lane
          %36 = arith.addi %34, %35 : index
          %37 = arith.divui %scalesInLds, %c9 : index
          scf.for %38 = %36 to %37 step %c15 {
            %39 = arith.muli %38, %c9 : index
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
      %45 = arith.remui %44, %c9 : index
      %46 = wave.scratch %operandHalves : memref<?xf16>
      %47 = arith.divui %operandHalves, %c2 : index
      %48 = arith.muli %2, %c14 : index
      %49 = arith.addi %48, %44 : index
      scf.for %50 = %49 to %47 step %c15 {
        %51 = arith.muli %50, %c2 : index
        %52 = arith.addi %c7, %51 : index
        %53 = vector.load %x[%52] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %53, %46[%52] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %54 = arith.remui %45, %tileRows : index
      %55 = arith.muli %54, %c2 : index
      %56 = arith.muli %13, %scalesInLds : index
      %57 = arith.muli %14, %scalesInLds : index
      %58 = arith.divui %inputFeatures, %c14 : index
      %59 = arith.muli %4, %stepsPerWave : index
      %60 = arith.minsi %59, %58 : index
      %61 = arith.addi %60, %stepsPerWave : index
      %62 = arith.minsi %61, %58 : index
      %63 = arith.cmpi eq, %wholeBlocks, %c8 : index
      %64 = arith.subi %62, %60 : index
      %65 = arith.divui %64, %c4 : index
      %66 = arith.muli %65, %c4 : index
      %67 = arith.addi %60, %66 : index
      %68 = arith.select %63, %61, %67 : index
      %72:2 = scf.for %69 = %60 to %68 step %c4 iter_args(%70 = %c18, %71 = %c18) -> (vector<8xf32>, vector<8xf32>) {
        %73 = arith.addi %69, %c7 : index
        %74:2 = func.call @qkv_q4_1_d256__gfx1100.0(%44, %73, %17, %56, %28, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %75 = arith.addi %69, %c8 : index
        %76:2 = func.call @qkv_q4_1_d256__gfx1100.0(%44, %75, %17, %56, %28, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %77:2 = func.call @qkv_q4_1_d256__gfx1100.0(%44, %73, %19, %57, %28, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %78:2 = func.call @qkv_q4_1_d256__gfx1100.0(%44, %75, %19, %57, %28, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %79 = arith.muli %69, %c4 : index
        %80 = arith.addi %79, %c7 : index
        %81 = arith.muli %tileRows, %c9 : index
        %82 = arith.muli %80, %81 : index
        %83 = arith.addi %55, %82 : index
        %84 = vector.load %46[%83] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %85 = arith.muli %tileRows, %c2 : index
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
        %100 = arith.addi %79, %c4 : index
        %101 = arith.muli %100, %81 : index
        %102 = arith.addi %55, %101 : index
        %103 = vector.load %46[%102] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %104 = arith.addi %102, %85 : index
        %105 = vector.load %46[%104] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %106 = vector.shuffle %103, %105 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %107 = wave.mma %106, %76#0, %98 : vector<16xf16>, vector<8xf32>
        %108 = wave.mma %106, %78#0, %99 : vector<16xf16>, vector<8xf32>
        %109 = arith.addi %79, %c21 : index
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
        %124:2 = func.call @qkv_q4_1_d256__gfx1100.0(%44, %123, %17, %56, %28, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %125:2 = func.call @qkv_q4_1_d256__gfx1100.0(%44, %123, %19, %57, %28, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %126 = arith.muli %119, %c4 : index
        %127 = arith.addi %126, %c7 : index
        %128 = arith.muli %tileRows, %c9 : index
        %129 = arith.muli %127, %128 : index
        %130 = arith.addi %55, %129 : index
        %131 = vector.load %46[%130] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %132 = arith.muli %tileRows, %c2 : index
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
      func.call @qkv_q4_1_d256__gfx1100.2(%3, %4, %122#0, %20, %122#1, %147, %23, %factors, %17, %w, %21, %19, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  %148 = arith.cmpi eq, %rowsMode, %c8 : index
  scf.if %148 {
    %149 = arith.muli %1, %c9 : index
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
          %158 = arith.muli %2, %c14 : index
          %159 = wave.lane
          %160 = arith.addi %158, %159 : index
          %161 = arith.divui %scalesInLds, %c9 : index
          scf.for %162 = %160 to %161 step %c15 {
            %163 = arith.muli %162, %c9 : index
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
      %169 = arith.remui %168, %c9 : index
      %170 = arith.remui %169, %tileRows : index
      %171 = arith.addi %149, %170 : index
      %172 = arith.divui %171, %tileRows : index
      %173 = arith.divui %inputFeatures, %c9 : index
      %174 = arith.muli %172, %173 : index
      %175 = arith.divui %c7, %c9 : index
      %176 = arith.addi %174, %175 : index
      %177 = arith.muli %176, %c4 : index
      %178 = arith.remui %c7, %c9 : index
      %179 = arith.divui %178, %c2 : index
      %180 = arith.addi %177, %179 : index
      %181 = arith.muli %tileRows, %c2 : index
      %182 = arith.muli %180, %181 : index
      %183 = arith.remui %171, %tileRows : index
      %184 = arith.muli %183, %c2 : index
      %185 = arith.addi %182, %184 : index
      %186 = arith.remui %c7, %c2 : index
      %187 = arith.addi %185, %186 : index
      %188 = arith.muli %13, %scalesInLds : index
      %189 = arith.muli %14, %scalesInLds : index
      %190 = arith.divui %inputFeatures, %c14 : index
      %191 = arith.muli %4, %stepsPerWave : index
      %192 = arith.minsi %191, %190 : index
      %193 = arith.addi %192, %stepsPerWave : index
      %194 = arith.minsi %193, %190 : index
      %195 = arith.cmpi eq, %wholeBlocks, %c8 : index
      %196 = arith.subi %194, %192 : index
      %197 = arith.divui %196, %c4 : index
      %198 = arith.muli %197, %c4 : index
      %199 = arith.addi %192, %198 : index
      %200 = arith.select %195, %193, %199 : index
      %204:2 = scf.for %201 = %192 to %200 step %c4 iter_args(%202 = %c18, %203 = %c18) -> (vector<8xf32>, vector<8xf32>) {
        %205 = arith.addi %201, %c7 : index
        %206:2 = func.call @qkv_q4_1_d256__gfx1100.0(%168, %205, %17, %188, %152, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %207 = arith.addi %201, %c8 : index
        %208:2 = func.call @qkv_q4_1_d256__gfx1100.0(%168, %207, %17, %188, %152, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %209:2 = func.call @qkv_q4_1_d256__gfx1100.0(%168, %205, %19, %189, %152, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %210:2 = func.call @qkv_q4_1_d256__gfx1100.0(%168, %207, %19, %189, %152, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %211 = arith.muli %201, %c4 : index
        %212 = arith.addi %211, %c7 : index
        %213 = arith.muli %tileRows, %c9 : index
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
        %231 = arith.addi %211, %c4 : index
        %232 = arith.muli %231, %213 : index
        %233 = arith.addi %187, %232 : index
        %234 = vector.load %x[%233] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %235 = arith.addi %233, %181 : index
        %236 = vector.load %x[%235] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %237 = vector.shuffle %234, %236 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %238 = wave.mma %237, %208#0, %229 : vector<16xf16>, vector<8xf32>
        %239 = wave.mma %237, %210#0, %230 : vector<16xf16>, vector<8xf32>
        %240 = arith.addi %211, %c21 : index
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
        %255:2 = func.call @qkv_q4_1_d256__gfx1100.0(%168, %254, %17, %188, %152, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %256:2 = func.call @qkv_q4_1_d256__gfx1100.0(%168, %254, %19, %189, %152, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %257 = arith.muli %250, %c4 : index
        %258 = arith.addi %257, %c7 : index
        %259 = arith.muli %tileRows, %c9 : index
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
      func.call @qkv_q4_1_d256__gfx1100.2(%3, %4, %253#0, %20, %253#1, %277, %23, %factors, %17, %w, %21, %19, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  %278 = arith.cmpi eq, %rowsMode, %c4 : index
  scf.if %278 {
    %279 = arith.muli %1, %c22 : index
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
          %288 = arith.muli %2, %c14 : index
          %289 = wave.lane
          %290 = arith.addi %288, %289 : index
          %291 = arith.divui %scalesInLds, %c9 : index
          scf.for %292 = %290 to %291 step %c15 {
            %293 = arith.muli %292, %c9 : index
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
      %299 = arith.remui %298, %c9 : index
      %300 = arith.remui %299, %tileRows : index
      %301 = arith.addi %279, %300 : index
      %302 = arith.divui %301, %tileRows : index
      %303 = arith.divui %inputFeatures, %c9 : index
      %304 = arith.muli %302, %303 : index
      %305 = arith.divui %c7, %c9 : index
      %306 = arith.addi %304, %305 : index
      %307 = arith.muli %306, %c4 : index
      %308 = arith.remui %c7, %c9 : index
      %309 = arith.divui %308, %c2 : index
      %310 = arith.addi %307, %309 : index
      %311 = arith.muli %tileRows, %c2 : index
      %312 = arith.muli %310, %311 : index
      %313 = arith.remui %301, %tileRows : index
      %314 = arith.muli %313, %c2 : index
      %315 = arith.addi %312, %314 : index
      %316 = arith.remui %c7, %c2 : index
      %317 = arith.addi %315, %316 : index
      %318 = arith.addi %299, %c9 : index
      %319 = arith.addi %279, %318 : index
      %320 = arith.divui %319, %tileRows : index
      %321 = arith.muli %320, %303 : index
      %322 = arith.addi %321, %305 : index
      %323 = arith.muli %322, %c4 : index
      %324 = arith.addi %323, %309 : index
      %325 = arith.muli %324, %311 : index
      %326 = arith.remui %319, %tileRows : index
      %327 = arith.muli %326, %c2 : index
      %328 = arith.addi %325, %327 : index
      %329 = arith.addi %328, %316 : index
      %330 = arith.addi %299, %c14 : index
      %331 = arith.addi %279, %330 : index
      %332 = arith.divui %331, %tileRows : index
      %333 = arith.muli %332, %303 : index
      %334 = arith.addi %333, %305 : index
      %335 = arith.muli %334, %c4 : index
      %336 = arith.addi %335, %309 : index
      %337 = arith.muli %336, %311 : index
      %338 = arith.remui %331, %tileRows : index
      %339 = arith.muli %338, %c2 : index
      %340 = arith.addi %337, %339 : index
      %341 = arith.addi %340, %316 : index
      %342 = arith.addi %299, %c23 : index
      %343 = arith.addi %279, %342 : index
      %344 = arith.divui %343, %tileRows : index
      %345 = arith.muli %344, %303 : index
      %346 = arith.addi %345, %305 : index
      %347 = arith.muli %346, %c4 : index
      %348 = arith.addi %347, %309 : index
      %349 = arith.muli %348, %311 : index
      %350 = arith.remui %343, %tileRows : index
      %351 = arith.muli %350, %c2 : index
      %352 = arith.addi %349, %351 : index
      %353 = arith.addi %352, %316 : index
      %354 = arith.muli %13, %scalesInLds : index
      %355 = arith.muli %14, %scalesInLds : index
      %356 = arith.divui %inputFeatures, %c14 : index
      %357 = arith.muli %4, %stepsPerWave : index
      %358 = arith.minsi %357, %356 : index
      %359 = arith.addi %358, %stepsPerWave : index
      %360 = arith.minsi %359, %356 : index
      %361 = arith.cmpi eq, %wholeBlocks, %c8 : index
      %362 = arith.subi %360, %358 : index
      %363 = arith.divui %362, %c4 : index
      %364 = arith.muli %363, %c4 : index
      %365 = arith.addi %358, %364 : index
      %366 = arith.select %361, %359, %365 : index
      %376:8 = scf.for %367 = %358 to %366 step %c4 iter_args(%368 = %c18, %369 = %c18, %370 = %c18, %371 = %c18, %372 = %c18, %373 = %c18, %374 = %c18, %375 = %c18) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %377 = arith.addi %367, %c7 : index
        %378:2 = func.call @qkv_q4_1_d256__gfx1100.0(%298, %377, %17, %354, %282, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %379 = arith.addi %367, %c8 : index
        %380:2 = func.call @qkv_q4_1_d256__gfx1100.0(%298, %379, %17, %354, %282, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %381:2 = func.call @qkv_q4_1_d256__gfx1100.0(%298, %377, %19, %355, %282, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %382:2 = func.call @qkv_q4_1_d256__gfx1100.0(%298, %379, %19, %355, %282, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %383 = arith.muli %367, %c4 : index
        %384 = arith.addi %383, %c7 : index
        %385 = arith.muli %tileRows, %c9 : index
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
        %445 = arith.addi %383, %c4 : index
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
        %475 = arith.addi %383, %c21 : index
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
        %517:2 = func.call @qkv_q4_1_d256__gfx1100.0(%298, %516, %17, %354, %282, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %518:2 = func.call @qkv_q4_1_d256__gfx1100.0(%298, %516, %19, %355, %282, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %519 = arith.muli %506, %c4 : index
        %520 = arith.addi %519, %c7 : index
        %521 = arith.muli %tileRows, %c9 : index
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
      func.call @qkv_q4_1_d256__gfx1100.2(%3, %4, %515#0, %20, %515#1, %581, %23, %factors, %17, %w, %21, %19, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %582 = arith.addi %279, %c9 : index
      func.call @qkv_q4_1_d256__gfx1100.2(%3, %4, %515#2, %20, %515#3, %582, %23, %factors, %17, %w, %21, %19, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %583 = arith.addi %279, %c14 : index
      func.call @qkv_q4_1_d256__gfx1100.2(%3, %4, %515#4, %20, %515#5, %583, %23, %factors, %17, %w, %21, %19, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %584 = arith.addi %279, %c23 : index
      func.call @qkv_q4_1_d256__gfx1100.2(%3, %4, %515#6, %20, %515#7, %584, %23, %factors, %17, %w, %21, %19, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  wave.return
}
