// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='int4', dim=96)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_int4_d96__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: index, %x5: memref<?xi8>, %x6: memref<?xi8>) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fgroupSize = wave.param "groupSize" : index
  %fc2 = arith.constant 32 : index
  %fc3 = arith.constant 2 : index
  %fc4 = arith.constant 8 : index
  %fscalesInLds = wave.param "scalesInLds" : index
  %fc6 = arith.constant 0 : index
  %fc7 = arith.constant 4 : index
  %fc8 = arith.constant 15 : i32
  %fc9 = arith.constant 25600 : i32
  %fc10 = arith.constant 256 : index
  %fc11 = arith.constant dense<0> : vector<4xi32>
  %fc12 = arith.constant dense<983055> : vector<4xi32>
  %fc13 = arith.constant dense<1677747200> : vector<4xi32>
  %fc14 = arith.constant dense<4> : vector<4xi32>
  %fc15 = arith.constant dense<8> : vector<4xi32>
  %fc16 = arith.constant dense<12> : vector<4xi32>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.divui %fgroupSize, %fc2 : index
  %f2 = arith.divui %x1, %f1 : index
  %f3 = arith.divui %x2, %fgroupSize : index
  %f4 = arith.muli %f2, %fc2 : index
  %f5 = arith.muli %f0, %fc3 : index
  %f6 = arith.addi %f4, %f5 : index
  %f7 = arith.muli %x2, %fc4 : index
  %f8 = arith.addi %x3, %f7 : index
  %f9 = arith.cmpi sgt, %fscalesInLds, %fc6 : index
  %f10 = scf.if %f9 -> (vector<2xi8>) {
    %f11 = arith.addi %x4, %f6 : index
    %f12 = vector.load %x5[%f11] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f12 : vector<2xi8>
  } else {
    %f13 = arith.addi %f8, %f6 : index
    %f14 = vector.load %x6[%f13] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f14 : vector<2xi8>
  }
  %f15 = vector.bitcast %f10 : vector<2xi8> to vector<1xf16>
  %f16 = vector.extract %f15[0] : f16 from vector<1xf16>
  %f17 = arith.muli %f3, %fc2 : index
  %f18 = arith.muli %f2, %fc4 : index
  %f19 = arith.addi %f17, %f18 : index
  %f20 = arith.divui %f0, %fc3 : index
  %f21 = arith.addi %f19, %f20 : index
  %f22 = scf.if %f9 -> (vector<1xi8>) {
    %f23 = arith.addi %x4, %f21 : index
    %f24 = vector.load %x5[%f23] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
    scf.yield %f24 : vector<1xi8>
  } else {
    %f25 = arith.addi %f8, %f21 : index
    %f26 = vector.load %x6[%f25] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
    scf.yield %f26 : vector<1xi8>
  }
  %f27 = vector.extract %f22[0] : i8 from vector<1xi8>
  %f28 = arith.remui %f0, %fc3 : index
  %f29 = arith.muli %f28, %fc7 : index
  %f30 = arith.index_cast %f29 : index to i32
  %f31 = arith.extui %f27 : i8 to i32
  %f32 = arith.shrui %f31, %f30 : i32
  %f33 = arith.andi %f32, %fc8 : i32
  %f34 = arith.ori %f33, %fc9 : i32
  %f35 = arith.trunci %f34 : i32 to i16
  %f36 = arith.bitcast %f35 : i16 to f16
  %f37 = arith.muli %x1, %fc10 : index
  %f38 = arith.addi %x3, %f37 : index
  %f39 = arith.muli %f0, %fc0 : index
  %f40 = arith.addi %f38, %f39 : index
  %f41 = vector.load %x6[%f40] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f42 = vector.bitcast %f41 : vector<16xi8> to vector<4xi32>
  %f43 = arith.shrui %f42, %fc11 : vector<4xi32>
  %f44 = arith.andi %f43, %fc12 : vector<4xi32>
  %f45 = arith.ori %f44, %fc13 : vector<4xi32>
  %f46 = vector.bitcast %f45 : vector<4xi32> to vector<8xf16>
  %f47 = arith.shrui %f42, %fc14 : vector<4xi32>
  %f48 = arith.andi %f47, %fc12 : vector<4xi32>
  %f49 = arith.ori %f48, %fc13 : vector<4xi32>
  %f50 = vector.bitcast %f49 : vector<4xi32> to vector<8xf16>
  %f51 = arith.shrui %f42, %fc15 : vector<4xi32>
  %f52 = arith.andi %f51, %fc12 : vector<4xi32>
  %f53 = arith.ori %f52, %fc13 : vector<4xi32>
  %f54 = vector.bitcast %f53 : vector<4xi32> to vector<8xf16>
  %f55 = arith.shrui %f42, %fc16 : vector<4xi32>
  %f56 = arith.andi %f55, %fc12 : vector<4xi32>
  %f57 = arith.ori %f56, %fc13 : vector<4xi32>
  %f58 = vector.bitcast %f57 : vector<4xi32> to vector<8xf16>
  %f59 = vector.shuffle %f46, %f50 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f60 = vector.shuffle %f54, %f58 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f61 = vector.shuffle %f59, %f60 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f62 = vector.broadcast %f36 : f16 to vector<32xf16>
  %f63 = arith.subf %f61, %f62 : vector<32xf16>
  %f64 = vector.broadcast %f16 : f16 to vector<32xf16>
  %f65 = arith.mulf %f63, %f64 : vector<32xf16>
  %f66 = vector.shuffle %f65, %f65 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f67 = vector.shuffle %f65, %f65 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  func.return %f66, %f67 : vector<16xf16>, vector<16xf16>
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
func.func private @qkv_int4_d96__gfx1100.2(%x0: index, %x1: index, %x2: vector<8xf32>, %x3: memref<?xf32>, %x4: vector<8xf32>, %x5: index, %x6: index, %x7: memref<?xf32>, %x8: memref<?xf32>, %x9: index, %x10: memref<?xf32>, %x11: index, %x12: index, %x13: memref<?xi32>, %x14: memref<?xf32>, %x15: memref<?xf32>, %x16: memref<?xf32>, %x17: memref<?xf32>, %x18: memref<?xf32>, %x19: memref<?xi8>, %x20: memref<?xi32>) {
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
        %f154 = arith.divui %fheads, %fkvHeads : index
        %f155 = arith.muli %fkvHeads, %fc24 : index
        %f156 = arith.divui %x9, %f154 : index
        %f157 = arith.muli %f156, %fc6 : index
        %f158 = arith.addi %f155, %f157 : index
        %f159 = arith.addi %f158, %f50 : index
        %f160 = memref.load %x17[%f159] : memref<?xf32>
        %f161 = arith.mulf %f146, %f160 : f32
        memref.store %f161, %x18[%f153] : memref<?xf32>
        %f162 = arith.addi %f159, %fc14 : index
        %f163 = memref.load %x17[%f162] : memref<?xf32>
        %f164 = arith.mulf %f149, %f163 : f32
        %f165 = arith.addi %f153, %fc14 : index
        memref.store %f164, %x18[%f165] : memref<?xf32>
      } else {
        memref.store %f146, %x8[%f52] : memref<?xf32>
        %f166 = arith.addi %f52, %fc14 : index
        memref.store %f149, %x8[%f166] : memref<?xf32>
      }
      %f167 = arith.addi %f126, %f68 : index
      %f168 = arith.addi %f130, %f68 : index
      %f169 = memref.load %x16[%f167] : memref<?xf32>
      %f170 = arith.addi %f167, %fc14 : index
      %f171 = memref.load %x16[%f170] : memref<?xf32>
      %f172 = memref.load %x16[%f168] : memref<?xf32>
      %f173 = arith.addi %f168, %fc14 : index
      %f174 = memref.load %x16[%f173] : memref<?xf32>
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
          %f187 = arith.muli %f45, %x11 : index
          %f188 = arith.addi %f187, %x9 : index
          %f189 = arith.muli %f188, %fc6 : index
          %f190 = arith.addi %f189, %f68 : index
          %f191 = arith.divui %fheads, %fkvHeads : index
          %f192 = arith.muli %fkvHeads, %fc24 : index
          %f193 = arith.divui %x9, %f191 : index
          %f194 = arith.muli %f193, %fc6 : index
          %f195 = arith.addi %f192, %f194 : index
          %f196 = arith.addi %f195, %f68 : index
          %f197 = memref.load %x17[%f196] : memref<?xf32>
          %f198 = arith.mulf %f183, %f197 : f32
          memref.store %f198, %x18[%f190] : memref<?xf32>
          %f199 = arith.addi %f196, %fc14 : index
          %f200 = memref.load %x17[%f199] : memref<?xf32>
          %f201 = arith.mulf %f186, %f200 : f32
          %f202 = arith.addi %f190, %fc14 : index
          memref.store %f201, %x18[%f202] : memref<?xf32>
        } else {
          memref.store %f183, %x8[%f69] : memref<?xf32>
          %f203 = arith.addi %f69, %fc14 : index
          memref.store %f186, %x8[%f203] : memref<?xf32>
        }
      }
    } else {
      %f204 = arith.cmpi slt, %x9, %x11 : index
      scf.if %f204 {
        %f205 = arith.muli %f45, %x11 : index
        %f206 = arith.addi %f205, %x9 : index
        %f207 = arith.muli %f206, %fc6 : index
        %f208 = arith.addi %f207, %f50 : index
        %f209 = arith.divui %fheads, %fkvHeads : index
        %f210 = arith.muli %fkvHeads, %fc24 : index
        %f211 = arith.divui %x9, %f209 : index
        %f212 = arith.muli %f211, %fc6 : index
        %f213 = arith.addi %f210, %f212 : index
        %f214 = arith.addi %f213, %f50 : index
        %f215 = memref.load %x17[%f214] : memref<?xf32>
        %f216 = arith.mulf %f58, %f215 : f32
        memref.store %f216, %x18[%f208] : memref<?xf32>
        %f217 = arith.addi %f214, %fc14 : index
        %f218 = memref.load %x17[%f217] : memref<?xf32>
        %f219 = arith.mulf %f65, %f218 : f32
        %f220 = arith.addi %f208, %fc14 : index
        memref.store %f219, %x18[%f220] : memref<?xf32>
      } else {
        memref.store %f58, %x8[%f52] : memref<?xf32>
        %f221 = arith.addi %f52, %fc14 : index
        memref.store %f65, %x8[%f221] : memref<?xf32>
      }
      scf.if %f67 {
        scf.if %f204 {
          %f222 = arith.muli %f45, %x11 : index
          %f223 = arith.addi %f222, %x9 : index
          %f224 = arith.muli %f223, %fc6 : index
          %f225 = arith.addi %f224, %f68 : index
          %f226 = arith.divui %fheads, %fkvHeads : index
          %f227 = arith.muli %fkvHeads, %fc24 : index
          %f228 = arith.divui %x9, %f226 : index
          %f229 = arith.muli %f228, %fc6 : index
          %f230 = arith.addi %f227, %f229 : index
          %f231 = arith.addi %f230, %f68 : index
          %f232 = memref.load %x17[%f231] : memref<?xf32>
          %f233 = arith.mulf %f74, %f232 : f32
          memref.store %f233, %x18[%f225] : memref<?xf32>
          %f234 = arith.addi %f231, %fc14 : index
          %f235 = memref.load %x17[%f234] : memref<?xf32>
          %f236 = arith.mulf %f81, %f235 : f32
          %f237 = arith.addi %f225, %fc14 : index
          memref.store %f236, %x18[%f237] : memref<?xf32>
        } else {
          memref.store %f74, %x8[%f69] : memref<?xf32>
          %f238 = arith.addi %f69, %fc14 : index
          memref.store %f81, %x8[%f238] : memref<?xf32>
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
    %f248 = memref.load %x8[%f247] : memref<?xf32>
    %f249 = arith.muli %x9, %fc6 : index
    %f250 = arith.addi %f249, %f245 : index
    %f251 = memref.load %x10[%f250] : memref<?xf32>
    %f252 = arith.addf %f248, %f251 : f32
    %f253 = arith.select %f246, %f252, %f248 : f32
    %f254 = arith.addi %f245, %fc14 : index
    %f255 = arith.addi %f244, %f254 : index
    %f256 = memref.load %x8[%f255] : memref<?xf32>
    %f257 = arith.addi %f249, %f254 : index
    %f258 = memref.load %x10[%f257] : memref<?xf32>
    %f259 = arith.addf %f256, %f258 : f32
    %f260 = arith.select %f246, %f259, %f256 : f32
    %f261 = arith.addi %f0, %fc4 : index
    %f262 = arith.cmpi slt, %f261, %fc14 : index
    %f263 = arith.minsi %f261, %fc15 : index
    %f264 = arith.addi %f244, %f263 : index
    %f265 = memref.load %x8[%f264] : memref<?xf32>
    %f266 = arith.addi %f249, %f263 : index
    %f267 = memref.load %x10[%f266] : memref<?xf32>
    %f268 = arith.addf %f265, %f267 : f32
    %f269 = arith.select %f246, %f268, %f265 : f32
    %f270 = arith.addi %f263, %fc14 : index
    %f271 = arith.addi %f244, %f270 : index
    %f272 = memref.load %x8[%f271] : memref<?xf32>
    %f273 = arith.addi %f249, %f270 : index
    %f274 = memref.load %x10[%f273] : memref<?xf32>
    %f275 = arith.addf %f272, %f274 : f32
    %f276 = arith.select %f246, %f275, %f272 : f32
    %f277 = arith.addi %x11, %x12 : index
    %f278 = arith.cmpi slt, %x9, %f277 : index
    scf.if %f278 {
      %f279 = arith.addi %fpositionsAt, %f240 : index
      %f280 = memref.load %x13[%f279] : memref<?xi32>
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
      %f295 = arith.cmpi slt, %x9, %x11 : index
      %f296 = memref.load %x14[%f245] : memref<?xf32>
      %f297 = memref.load %x15[%f245] : memref<?xf32>
      %f298 = arith.select %f295, %f296, %f297 : f32
      %f299 = arith.mulf %f253, %f294 : f32
      %f300 = arith.mulf %f299, %f298 : f32
      %f301 = arith.select %f282, %f300, %f253 : f32
      %f302 = memref.load %x14[%f254] : memref<?xf32>
      %f303 = memref.load %x15[%f254] : memref<?xf32>
      %f304 = arith.select %f295, %f302, %f303 : f32
      %f305 = arith.mulf %f260, %f294 : f32
      %f306 = arith.mulf %f305, %f304 : f32
      %f307 = arith.select %f282, %f306, %f260 : f32
      %f308 = memref.load %x14[%f263] : memref<?xf32>
      %f309 = memref.load %x15[%f263] : memref<?xf32>
      %f310 = arith.select %f295, %f308, %f309 : f32
      %f311 = arith.mulf %f269, %f294 : f32
      %f312 = arith.mulf %f311, %f310 : f32
      %f313 = arith.select %f282, %f312, %f269 : f32
      %f314 = memref.load %x14[%f270] : memref<?xf32>
      %f315 = memref.load %x15[%f270] : memref<?xf32>
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
      %f327 = memref.load %x16[%f322] : memref<?xf32>
      %f328 = arith.addi %f322, %fc14 : index
      %f329 = memref.load %x16[%f328] : memref<?xf32>
      %f330 = memref.load %x16[%f326] : memref<?xf32>
      %f331 = arith.addi %f326, %fc14 : index
      %f332 = memref.load %x16[%f331] : memref<?xf32>
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
        %f345 = arith.muli %f240, %x11 : index
        %f346 = arith.addi %f345, %x9 : index
        %f347 = arith.muli %f346, %fc6 : index
        %f348 = arith.addi %f347, %f245 : index
        %f349 = arith.divui %fheads, %fkvHeads : index
        %f350 = arith.muli %fkvHeads, %fc24 : index
        %f351 = arith.divui %x9, %f349 : index
        %f352 = arith.muli %f351, %fc6 : index
        %f353 = arith.addi %f350, %f352 : index
        %f354 = arith.addi %f353, %f245 : index
        %f355 = memref.load %x17[%f354] : memref<?xf32>
        %f356 = arith.mulf %f341, %f355 : f32
        memref.store %f356, %x18[%f348] : memref<?xf32>
        %f357 = arith.addi %f354, %fc14 : index
        %f358 = memref.load %x17[%f357] : memref<?xf32>
        %f359 = arith.mulf %f344, %f358 : f32
        %f360 = arith.addi %f348, %fc14 : index
        memref.store %f359, %x18[%f360] : memref<?xf32>
      } else {
        memref.store %f341, %x8[%f247] : memref<?xf32>
        %f361 = arith.addi %f247, %fc14 : index
        memref.store %f344, %x8[%f361] : memref<?xf32>
      }
      %f362 = arith.addi %f321, %f263 : index
      %f363 = arith.addi %f325, %f263 : index
      %f364 = memref.load %x16[%f362] : memref<?xf32>
      %f365 = arith.addi %f362, %fc14 : index
      %f366 = memref.load %x16[%f365] : memref<?xf32>
      %f367 = memref.load %x16[%f363] : memref<?xf32>
      %f368 = arith.addi %f363, %fc14 : index
      %f369 = memref.load %x16[%f368] : memref<?xf32>
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
          %f382 = arith.muli %f240, %x11 : index
          %f383 = arith.addi %f382, %x9 : index
          %f384 = arith.muli %f383, %fc6 : index
          %f385 = arith.addi %f384, %f263 : index
          %f386 = arith.divui %fheads, %fkvHeads : index
          %f387 = arith.muli %fkvHeads, %fc24 : index
          %f388 = arith.divui %x9, %f386 : index
          %f389 = arith.muli %f388, %fc6 : index
          %f390 = arith.addi %f387, %f389 : index
          %f391 = arith.addi %f390, %f263 : index
          %f392 = memref.load %x17[%f391] : memref<?xf32>
          %f393 = arith.mulf %f378, %f392 : f32
          memref.store %f393, %x18[%f385] : memref<?xf32>
          %f394 = arith.addi %f391, %fc14 : index
          %f395 = memref.load %x17[%f394] : memref<?xf32>
          %f396 = arith.mulf %f381, %f395 : f32
          %f397 = arith.addi %f385, %fc14 : index
          memref.store %f396, %x18[%f397] : memref<?xf32>
        } else {
          memref.store %f378, %x8[%f264] : memref<?xf32>
          %f398 = arith.addi %f264, %fc14 : index
          memref.store %f381, %x8[%f398] : memref<?xf32>
        }
      }
    } else {
      %f399 = arith.cmpi slt, %x9, %x11 : index
      scf.if %f399 {
        %f400 = arith.muli %f240, %x11 : index
        %f401 = arith.addi %f400, %x9 : index
        %f402 = arith.muli %f401, %fc6 : index
        %f403 = arith.addi %f402, %f245 : index
        %f404 = arith.divui %fheads, %fkvHeads : index
        %f405 = arith.muli %fkvHeads, %fc24 : index
        %f406 = arith.divui %x9, %f404 : index
        %f407 = arith.muli %f406, %fc6 : index
        %f408 = arith.addi %f405, %f407 : index
        %f409 = arith.addi %f408, %f245 : index
        %f410 = memref.load %x17[%f409] : memref<?xf32>
        %f411 = arith.mulf %f253, %f410 : f32
        memref.store %f411, %x18[%f403] : memref<?xf32>
        %f412 = arith.addi %f409, %fc14 : index
        %f413 = memref.load %x17[%f412] : memref<?xf32>
        %f414 = arith.mulf %f260, %f413 : f32
        %f415 = arith.addi %f403, %fc14 : index
        memref.store %f414, %x18[%f415] : memref<?xf32>
      } else {
        memref.store %f253, %x8[%f247] : memref<?xf32>
        %f416 = arith.addi %f247, %fc14 : index
        memref.store %f260, %x8[%f416] : memref<?xf32>
      }
      scf.if %f262 {
        scf.if %f399 {
          %f417 = arith.muli %f240, %x11 : index
          %f418 = arith.addi %f417, %x9 : index
          %f419 = arith.muli %f418, %fc6 : index
          %f420 = arith.addi %f419, %f263 : index
          %f421 = arith.divui %fheads, %fkvHeads : index
          %f422 = arith.muli %fkvHeads, %fc24 : index
          %f423 = arith.divui %x9, %f421 : index
          %f424 = arith.muli %f423, %fc6 : index
          %f425 = arith.addi %f422, %f424 : index
          %f426 = arith.addi %f425, %f263 : index
          %f427 = memref.load %x17[%f426] : memref<?xf32>
          %f428 = arith.mulf %f269, %f427 : f32
          memref.store %f428, %x18[%f420] : memref<?xf32>
          %f429 = arith.addi %f426, %fc14 : index
          %f430 = memref.load %x17[%f429] : memref<?xf32>
          %f431 = arith.mulf %f276, %f430 : f32
          %f432 = arith.addi %f420, %fc14 : index
          memref.store %f431, %x18[%f432] : memref<?xf32>
        } else {
          memref.store %f269, %x8[%f264] : memref<?xf32>
          %f433 = arith.addi %f264, %fc14 : index
          memref.store %f276, %x8[%f433] : memref<?xf32>
        }
      }
    }
  }
  wave.barrier
  %f434 = arith.cmpi sge, %x9, %x11 : index
  scf.if %f434 {
    scf.if %f48 {
      %f435 = arith.addi %fslotsAt, %f45 : index
      %f436 = memref.load %x13[%f435] : memref<?xi32>
      %f437 = arith.index_cast %f436 : i32 to index
      %f438 = arith.cmpi sge, %f437, %fc3 : index
      scf.if %f438 {
        %f439 = arith.muli %f44, %fc6 : index
        %f440 = arith.subi %x9, %x11 : index
        %f441 = arith.muli %f440, %fc9 : index
        %f442 = arith.divui %f437, %fc12 : index
        %f443 = arith.remui %f437, %fc12 : index
        %f444 = arith.muli %f442, %fpageBytes : index
        %f445 = arith.cmpi eq, %fcodec, %fc3 : index
        scf.if %f445 {
          %f446 = arith.muli %f0, %fc30 : index
          %f449 = scf.for %f447 = %f446 to %fc6 step %fc7 iter_args(%f448 = %fc29) -> (vector<4xf32>) {
            %f450 = arith.addi %f441, %f447 : index
            %f451 = vector.load %x17[%f450] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f452 = arith.addi %f441, %fc6 : index
            %f453 = arith.addi %f452, %f447 : index
            %f454 = vector.load %x17[%f453] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f455 = arith.addi %f439, %f447 : index
            %f456 = vector.load %x8[%f455] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f457 = arith.subf %f456, %f454 : vector<4xf32>
            %f458 = arith.mulf %f457, %f451 : vector<4xf32>
            %f459 = arith.minimumf %f458, %fc31 : vector<4xf32>
            %f460 = arith.maximumf %f459, %fc32 : vector<4xf32>
            %f461 = arith.truncf %f460 : vector<4xf32> to vector<4xf16>
            %f462 = vector.bitcast %f461 : vector<4xf16> to vector<8xi8>
            %f463 = arith.cmpi slt, %f440, %x12 : index
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
              vector.store %f462, %x19[%f477] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
            } else {
              %f478 = arith.subi %f440, %x12 : index
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
              vector.store %f499, %x19[%f498] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
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
              vector.store %f510, %x19[%f509] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
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
              vector.store %f521, %x19[%f520] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
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
              vector.store %f532, %x19[%f531] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
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
            wave.count %x20, %f539 : memref<?xi32>
          }
        }
        %f540 = arith.cmpi eq, %fcodec, %fc11 : index
        scf.if %f540 {
          %f541 = arith.muli %f0, %fc30 : index
          %f544 = scf.for %f542 = %f541 to %fc6 step %fc7 iter_args(%f543 = %fc29) -> (vector<4xf32>) {
            %f545 = arith.addi %f441, %f542 : index
            %f546 = vector.load %x17[%f545] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f547 = arith.addi %f441, %fc6 : index
            %f548 = arith.addi %f547, %f542 : index
            %f549 = vector.load %x17[%f548] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f550 = arith.addi %f439, %f542 : index
            %f551 = vector.load %x8[%f550] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f552 = arith.subf %f551, %f549 : vector<4xf32>
            %f553 = arith.mulf %f552, %f546 : vector<4xf32>
            %f554 = wave.fp8_encode "e4m3" %f553 : vector<4xf32> -> vector<4xi8>
            %f555 = arith.cmpi slt, %f440, %x12 : index
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
              vector.store %f558, %x19[%f573] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f574 = arith.subi %f440, %x12 : index
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
              vector.store %f598, %x19[%f597] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f608, %x19[%f607] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f618, %x19[%f617] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f628, %x19[%f627] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
            wave.count %x20, %f635 : memref<?xi32>
          }
        }
        %f636 = arith.cmpi eq, %fcodec, %fc0 : index
        scf.if %f636 {
          %f637 = arith.muli %f0, %fc30 : index
          %f640 = scf.for %f638 = %f637 to %fc6 step %fc7 iter_args(%f639 = %fc29) -> (vector<4xf32>) {
            %f641 = arith.addi %f441, %f638 : index
            %f642 = vector.load %x17[%f641] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f643 = arith.addi %f441, %fc6 : index
            %f644 = arith.addi %f643, %f638 : index
            %f645 = vector.load %x17[%f644] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f646 = arith.addi %f439, %f638 : index
            %f647 = vector.load %x8[%f646] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f648 = arith.subf %f647, %f645 : vector<4xf32>
            %f649 = arith.mulf %f648, %f642 : vector<4xf32>
            %f650 = wave.fp8_encode "e5m2" %f649 : vector<4xf32> -> vector<4xi8>
            %f651 = arith.cmpi slt, %f440, %x12 : index
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
              vector.store %f654, %x19[%f669] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f670 = arith.subi %f440, %x12 : index
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
              vector.store %f694, %x19[%f693] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f704, %x19[%f703] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f714, %x19[%f713] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f724, %x19[%f723] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
            wave.count %x20, %f731 : memref<?xi32>
          }
        }
        %f732 = arith.cmpi eq, %fcodec, %fc37 : index
        scf.if %f732 {
          %f733 = arith.muli %f0, %fc30 : index
          %f736 = scf.for %f734 = %f733 to %fc6 step %fc7 iter_args(%f735 = %fc29) -> (vector<4xf32>) {
            %f737 = arith.addi %f441, %f734 : index
            %f738 = vector.load %x17[%f737] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f739 = arith.addi %f441, %fc6 : index
            %f740 = arith.addi %f739, %f734 : index
            %f741 = vector.load %x17[%f740] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f742 = arith.addi %f439, %f734 : index
            %f743 = vector.load %x8[%f742] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
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
            %f754 = arith.cmpi slt, %f440, %x12 : index
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
              vector.store %f757, %x19[%f772] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f773 = arith.subi %f440, %x12 : index
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
              vector.store %f797, %x19[%f796] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f807, %x19[%f806] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f817, %x19[%f816] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f827, %x19[%f826] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
            wave.count %x20, %f834 : memref<?xi32>
          }
        }
      }
    }
    scf.if %f243 {
      %f835 = arith.addi %fslotsAt, %f240 : index
      %f836 = memref.load %x13[%f835] : memref<?xi32>
      %f837 = arith.index_cast %f836 : i32 to index
      %f838 = arith.cmpi sge, %f837, %fc3 : index
      scf.if %f838 {
        %f839 = arith.muli %f239, %fc6 : index
        %f840 = arith.subi %x9, %x11 : index
        %f841 = arith.muli %f840, %fc9 : index
        %f842 = arith.divui %f837, %fc12 : index
        %f843 = arith.remui %f837, %fc12 : index
        %f844 = arith.muli %f842, %fpageBytes : index
        %f845 = arith.cmpi eq, %fcodec, %fc3 : index
        scf.if %f845 {
          %f846 = arith.muli %f0, %fc30 : index
          %f849 = scf.for %f847 = %f846 to %fc6 step %fc7 iter_args(%f848 = %fc29) -> (vector<4xf32>) {
            %f850 = arith.addi %f841, %f847 : index
            %f851 = vector.load %x17[%f850] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f852 = arith.addi %f841, %fc6 : index
            %f853 = arith.addi %f852, %f847 : index
            %f854 = vector.load %x17[%f853] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f855 = arith.addi %f839, %f847 : index
            %f856 = vector.load %x8[%f855] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f857 = arith.subf %f856, %f854 : vector<4xf32>
            %f858 = arith.mulf %f857, %f851 : vector<4xf32>
            %f859 = arith.minimumf %f858, %fc31 : vector<4xf32>
            %f860 = arith.maximumf %f859, %fc32 : vector<4xf32>
            %f861 = arith.truncf %f860 : vector<4xf32> to vector<4xf16>
            %f862 = vector.bitcast %f861 : vector<4xf16> to vector<8xi8>
            %f863 = arith.cmpi slt, %f840, %x12 : index
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
              vector.store %f862, %x19[%f877] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
            } else {
              %f878 = arith.subi %f840, %x12 : index
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
              vector.store %f899, %x19[%f898] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
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
              vector.store %f910, %x19[%f909] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
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
              vector.store %f921, %x19[%f920] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
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
              vector.store %f932, %x19[%f931] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
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
            wave.count %x20, %f939 : memref<?xi32>
          }
        }
        %f940 = arith.cmpi eq, %fcodec, %fc11 : index
        scf.if %f940 {
          %f941 = arith.muli %f0, %fc30 : index
          %f944 = scf.for %f942 = %f941 to %fc6 step %fc7 iter_args(%f943 = %fc29) -> (vector<4xf32>) {
            %f945 = arith.addi %f841, %f942 : index
            %f946 = vector.load %x17[%f945] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f947 = arith.addi %f841, %fc6 : index
            %f948 = arith.addi %f947, %f942 : index
            %f949 = vector.load %x17[%f948] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f950 = arith.addi %f839, %f942 : index
            %f951 = vector.load %x8[%f950] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f952 = arith.subf %f951, %f949 : vector<4xf32>
            %f953 = arith.mulf %f952, %f946 : vector<4xf32>
            %f954 = wave.fp8_encode "e4m3" %f953 : vector<4xf32> -> vector<4xi8>
            %f955 = arith.cmpi slt, %f840, %x12 : index
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
              vector.store %f958, %x19[%f973] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f974 = arith.subi %f840, %x12 : index
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
              vector.store %f998, %x19[%f997] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f1008, %x19[%f1007] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f1018, %x19[%f1017] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f1028, %x19[%f1027] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
            wave.count %x20, %f1035 : memref<?xi32>
          }
        }
        %f1036 = arith.cmpi eq, %fcodec, %fc0 : index
        scf.if %f1036 {
          %f1037 = arith.muli %f0, %fc30 : index
          %f1040 = scf.for %f1038 = %f1037 to %fc6 step %fc7 iter_args(%f1039 = %fc29) -> (vector<4xf32>) {
            %f1041 = arith.addi %f841, %f1038 : index
            %f1042 = vector.load %x17[%f1041] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f1043 = arith.addi %f841, %fc6 : index
            %f1044 = arith.addi %f1043, %f1038 : index
            %f1045 = vector.load %x17[%f1044] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f1046 = arith.addi %f839, %f1038 : index
            %f1047 = vector.load %x8[%f1046] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f1048 = arith.subf %f1047, %f1045 : vector<4xf32>
            %f1049 = arith.mulf %f1048, %f1042 : vector<4xf32>
            %f1050 = wave.fp8_encode "e5m2" %f1049 : vector<4xf32> -> vector<4xi8>
            %f1051 = arith.cmpi slt, %f840, %x12 : index
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
              vector.store %f1054, %x19[%f1069] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f1070 = arith.subi %f840, %x12 : index
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
              vector.store %f1094, %x19[%f1093] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f1104, %x19[%f1103] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f1114, %x19[%f1113] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f1124, %x19[%f1123] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
            wave.count %x20, %f1131 : memref<?xi32>
          }
        }
        %f1132 = arith.cmpi eq, %fcodec, %fc37 : index
        scf.if %f1132 {
          %f1133 = arith.muli %f0, %fc30 : index
          %f1136 = scf.for %f1134 = %f1133 to %fc6 step %fc7 iter_args(%f1135 = %fc29) -> (vector<4xf32>) {
            %f1137 = arith.addi %f841, %f1134 : index
            %f1138 = vector.load %x17[%f1137] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f1139 = arith.addi %f841, %fc6 : index
            %f1140 = arith.addi %f1139, %f1134 : index
            %f1141 = vector.load %x17[%f1140] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f1142 = arith.addi %f839, %f1134 : index
            %f1143 = vector.load %x8[%f1142] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
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
            %f1154 = arith.cmpi slt, %f840, %x12 : index
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
              vector.store %f1157, %x19[%f1172] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f1173 = arith.subi %f840, %x12 : index
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
              vector.store %f1197, %x19[%f1196] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f1207, %x19[%f1206] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f1217, %x19[%f1216] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f1227, %x19[%f1226] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
            wave.count %x20, %f1234 : memref<?xi32>
          }
        }
      }
    }
  }
  func.return
}
wave.kernel @qkv_int4_d96__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 12 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 3 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c5 = arith.constant 8 : index
  %c6 = arith.constant 40 : index
  %c7 = arith.constant 15 : index
  %c8 = arith.constant 16 : index
  %c9 = arith.constant 2 : index
  %c10 = arith.constant 0 : index
  %c11 = arith.constant 1 : index
  %c12 = arith.constant 6 : index
  %c13 = arith.constant 6144 : index
  %c14 = arith.constant 1536 : index
  %rowsMode = wave.param "rowsMode" : index
  %scalesInLds = wave.param "scalesInLds" : index
  %c17 = arith.constant 32 : index
  %c18 = arith.constant 384 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c21 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c24 = arith.constant 64 : index
  %c25 = arith.constant 48 : index
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
  %12 = arith.muli %3, %c9 : index
  %13 = arith.addi %12, %c10 : index
  %14 = arith.addi %12, %c11 : index
  %15 = arith.muli %0, %c12 : index
  %16 = arith.addi %15, %13 : index
  %17 = arith.muli %16, %11 : index
  %18 = arith.addi %15, %14 : index
  %19 = arith.muli %18, %11 : index
  %20 = wave.scratch %c13 : memref<?xf32>
  %21 = wave.scratch %c14 : memref<?xf32>
  %22 = memref.load %step[%c10] : memref<?xi32>
  %23 = arith.index_cast %22 : i32 to index
  %24 = arith.cmpi eq, %rowsMode, %c10 : index
  scf.if %24 {
    %25 = arith.muli %1, %c8 : index
    %26 = arith.cmpi slt, %25, %23 : index
    scf.if %26 {
      %27 = arith.muli %scalesInLds, %c12 : index
      %28 = wave.scratch %27 : memref<?xi8>
      %29 = arith.cmpi sgt, %scalesInLds, %c10 : index
      scf.if %29 {
        scf.for %30 = %c10 to %c12 step %c11 {
          %31 = arith.addi %15, %30 : index
          %32 = arith.muli %31, %11 : index
          %33 = arith.addi %32, %6 : index
          %34 = arith.muli %2, %c17 : index
          %35 = wave.lane
          %36 = arith.addi %34, %35 : index
          %37 = arith.divui %scalesInLds, %c8 : index
          scf.for %38 = %36 to %37 step %c18 {
            %39 = arith.muli %38, %c8 : index
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
      %45 = arith.remui %44, %c8 : index
      %46 = wave.scratch %operandHalves : memref<?xf16>
      %47 = arith.divui %operandHalves, %c5 : index
      %48 = arith.muli %2, %c17 : index
      %49 = arith.addi %48, %44 : index
      scf.for %50 = %49 to %47 step %c18 {
        %51 = arith.muli %50, %c5 : index
        %52 = arith.addi %c10, %51 : index
        %53 = vector.load %x[%52] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %53, %46[%52] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %54 = arith.remui %45, %tileRows : index
      %55 = arith.muli %54, %c5 : index
      %56 = arith.muli %13, %scalesInLds : index
      %57 = arith.muli %14, %scalesInLds : index
      %58 = arith.divui %inputFeatures, %c17 : index
      %59 = arith.muli %4, %stepsPerWave : index
      %60 = arith.minsi %59, %58 : index
      %61 = arith.addi %60, %stepsPerWave : index
      %62 = arith.minsi %61, %58 : index
      %63 = arith.cmpi eq, %wholeBlocks, %c11 : index
      %64 = arith.subi %62, %60 : index
      %65 = arith.divui %64, %c9 : index
      %66 = arith.muli %65, %c9 : index
      %67 = arith.addi %60, %66 : index
      %68 = arith.select %63, %61, %67 : index
      %72:2 = scf.for %69 = %60 to %68 step %c9 iter_args(%70 = %c21, %71 = %c21) -> (vector<8xf32>, vector<8xf32>) {
        %73 = arith.addi %69, %c10 : index
        %74:2 = func.call @qkv_int4_d96__gfx1100.0(%44, %73, %inputFeatures, %17, %56, %28, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %75 = arith.addi %69, %c11 : index
        %76:2 = func.call @qkv_int4_d96__gfx1100.0(%44, %75, %inputFeatures, %17, %56, %28, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %77:2 = func.call @qkv_int4_d96__gfx1100.0(%44, %73, %inputFeatures, %19, %57, %28, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %78:2 = func.call @qkv_int4_d96__gfx1100.0(%44, %75, %inputFeatures, %19, %57, %28, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %79 = arith.muli %69, %c9 : index
        %80 = arith.addi %79, %c10 : index
        %81 = arith.muli %tileRows, %c8 : index
        %82 = arith.muli %80, %81 : index
        %83 = arith.addi %55, %82 : index
        %84 = vector.load %46[%83] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %85 = arith.muli %tileRows, %c5 : index
        %86 = arith.addi %83, %85 : index
        %87 = vector.load %46[%86] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %88 = vector.shuffle %84, %87 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %89 = wave.mma %88, %74#0, %70 : vector<16xf16>, vector<8xf32>
        %90 = wave.mma %88, %77#0, %71 : vector<16xf16>, vector<8xf32>
        %91 = arith.addi %79, %c11 : index
        %92 = arith.muli %91, %81 : index
        %93 = arith.addi %55, %92 : index
        %94 = vector.load %46[%93] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %95 = arith.addi %93, %85 : index
        %96 = vector.load %46[%95] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %97 = vector.shuffle %94, %96 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %98 = wave.mma %97, %74#1, %89 : vector<16xf16>, vector<8xf32>
        %99 = wave.mma %97, %77#1, %90 : vector<16xf16>, vector<8xf32>
        %100 = arith.addi %79, %c9 : index
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
      %122:2 = scf.for %119 = %68 to %118 step %c11 iter_args(%120 = %72#0, %121 = %72#1) -> (vector<8xf32>, vector<8xf32>) {
        %123 = arith.addi %119, %c10 : index
        %124:2 = func.call @qkv_int4_d96__gfx1100.0(%44, %123, %inputFeatures, %17, %56, %28, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %125:2 = func.call @qkv_int4_d96__gfx1100.0(%44, %123, %inputFeatures, %19, %57, %28, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %126 = arith.muli %119, %c9 : index
        %127 = arith.addi %126, %c10 : index
        %128 = arith.muli %tileRows, %c8 : index
        %129 = arith.muli %127, %128 : index
        %130 = arith.addi %55, %129 : index
        %131 = vector.load %46[%130] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %132 = arith.muli %tileRows, %c5 : index
        %133 = arith.addi %130, %132 : index
        %134 = vector.load %46[%133] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %135 = vector.shuffle %131, %134 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %136 = wave.mma %135, %124#0, %120 : vector<16xf16>, vector<8xf32>
        %137 = wave.mma %135, %125#0, %121 : vector<16xf16>, vector<8xf32>
        %138 = arith.addi %126, %c11 : index
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
      %147 = arith.addi %25, %c10 : index
      func.call @qkv_int4_d96__gfx1100.2(%3, %4, %122#0, %20, %122#1, %147, %23, %factors, %21, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  %148 = arith.cmpi eq, %rowsMode, %c11 : index
  scf.if %148 {
    %149 = arith.muli %1, %c8 : index
    %150 = arith.cmpi slt, %149, %23 : index
    scf.if %150 {
      %151 = arith.muli %scalesInLds, %c12 : index
      %152 = wave.scratch %151 : memref<?xi8>
      %153 = arith.cmpi sgt, %scalesInLds, %c10 : index
      scf.if %153 {
        scf.for %154 = %c10 to %c12 step %c11 {
          %155 = arith.addi %15, %154 : index
          %156 = arith.muli %155, %11 : index
          %157 = arith.addi %156, %6 : index
          %158 = arith.muli %2, %c17 : index
          %159 = wave.lane
          %160 = arith.addi %158, %159 : index
          %161 = arith.divui %scalesInLds, %c8 : index
          scf.for %162 = %160 to %161 step %c18 {
            %163 = arith.muli %162, %c8 : index
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
      %169 = arith.remui %168, %c8 : index
      %170 = arith.remui %169, %tileRows : index
      %171 = arith.addi %149, %170 : index
      %172 = arith.divui %171, %tileRows : index
      %173 = arith.divui %inputFeatures, %c8 : index
      %174 = arith.muli %172, %173 : index
      %175 = arith.divui %c10, %c8 : index
      %176 = arith.addi %174, %175 : index
      %177 = arith.muli %176, %c9 : index
      %178 = arith.remui %c10, %c8 : index
      %179 = arith.divui %178, %c5 : index
      %180 = arith.addi %177, %179 : index
      %181 = arith.muli %tileRows, %c5 : index
      %182 = arith.muli %180, %181 : index
      %183 = arith.remui %171, %tileRows : index
      %184 = arith.muli %183, %c5 : index
      %185 = arith.addi %182, %184 : index
      %186 = arith.remui %c10, %c5 : index
      %187 = arith.addi %185, %186 : index
      %188 = arith.muli %13, %scalesInLds : index
      %189 = arith.muli %14, %scalesInLds : index
      %190 = arith.divui %inputFeatures, %c17 : index
      %191 = arith.muli %4, %stepsPerWave : index
      %192 = arith.minsi %191, %190 : index
      %193 = arith.addi %192, %stepsPerWave : index
      %194 = arith.minsi %193, %190 : index
      %195 = arith.cmpi eq, %wholeBlocks, %c11 : index
      %196 = arith.subi %194, %192 : index
      %197 = arith.divui %196, %c9 : index
      %198 = arith.muli %197, %c9 : index
      %199 = arith.addi %192, %198 : index
      %200 = arith.select %195, %193, %199 : index
      %204:2 = scf.for %201 = %192 to %200 step %c9 iter_args(%202 = %c21, %203 = %c21) -> (vector<8xf32>, vector<8xf32>) {
        %205 = arith.addi %201, %c10 : index
        %206:2 = func.call @qkv_int4_d96__gfx1100.0(%168, %205, %inputFeatures, %17, %188, %152, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %207 = arith.addi %201, %c11 : index
        %208:2 = func.call @qkv_int4_d96__gfx1100.0(%168, %207, %inputFeatures, %17, %188, %152, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %209:2 = func.call @qkv_int4_d96__gfx1100.0(%168, %205, %inputFeatures, %19, %189, %152, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %210:2 = func.call @qkv_int4_d96__gfx1100.0(%168, %207, %inputFeatures, %19, %189, %152, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %211 = arith.muli %201, %c9 : index
        %212 = arith.addi %211, %c10 : index
        %213 = arith.muli %tileRows, %c8 : index
        %214 = arith.muli %212, %213 : index
        %215 = arith.addi %187, %214 : index
        %216 = vector.load %x[%215] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %217 = arith.addi %215, %181 : index
        %218 = vector.load %x[%217] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %219 = vector.shuffle %216, %218 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %220 = wave.mma %219, %206#0, %202 : vector<16xf16>, vector<8xf32>
        %221 = wave.mma %219, %209#0, %203 : vector<16xf16>, vector<8xf32>
        %222 = arith.addi %211, %c11 : index
        %223 = arith.muli %222, %213 : index
        %224 = arith.addi %187, %223 : index
        %225 = vector.load %x[%224] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %226 = arith.addi %224, %181 : index
        %227 = vector.load %x[%226] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %228 = vector.shuffle %225, %227 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %229 = wave.mma %228, %206#1, %220 : vector<16xf16>, vector<8xf32>
        %230 = wave.mma %228, %209#1, %221 : vector<16xf16>, vector<8xf32>
        %231 = arith.addi %211, %c9 : index
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
      %253:2 = scf.for %250 = %200 to %249 step %c11 iter_args(%251 = %204#0, %252 = %204#1) -> (vector<8xf32>, vector<8xf32>) {
        %254 = arith.addi %250, %c10 : index
        %255:2 = func.call @qkv_int4_d96__gfx1100.0(%168, %254, %inputFeatures, %17, %188, %152, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %256:2 = func.call @qkv_int4_d96__gfx1100.0(%168, %254, %inputFeatures, %19, %189, %152, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %257 = arith.muli %250, %c9 : index
        %258 = arith.addi %257, %c10 : index
        %259 = arith.muli %tileRows, %c8 : index
        %260 = arith.muli %258, %259 : index
        %261 = arith.addi %187, %260 : index
        %262 = vector.load %x[%261] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %263 = arith.addi %261, %181 : index
        %264 = vector.load %x[%263] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %265 = vector.shuffle %262, %264 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %266 = wave.mma %265, %255#0, %251 : vector<16xf16>, vector<8xf32>
        %267 = wave.mma %265, %256#0, %252 : vector<16xf16>, vector<8xf32>
        %268 = arith.addi %257, %c11 : index
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
      %277 = arith.addi %149, %c10 : index
      func.call @qkv_int4_d96__gfx1100.2(%3, %4, %253#0, %20, %253#1, %277, %23, %factors, %21, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  %278 = arith.cmpi eq, %rowsMode, %c9 : index
  scf.if %278 {
    %279 = arith.muli %1, %c24 : index
    %280 = arith.cmpi slt, %279, %23 : index
    scf.if %280 {
      %281 = arith.muli %scalesInLds, %c12 : index
      %282 = wave.scratch %281 : memref<?xi8>
      %283 = arith.cmpi sgt, %scalesInLds, %c10 : index
      scf.if %283 {
        scf.for %284 = %c10 to %c12 step %c11 {
          %285 = arith.addi %15, %284 : index
          %286 = arith.muli %285, %11 : index
          %287 = arith.addi %286, %6 : index
          %288 = arith.muli %2, %c17 : index
          %289 = wave.lane
          %290 = arith.addi %288, %289 : index
          %291 = arith.divui %scalesInLds, %c8 : index
          scf.for %292 = %290 to %291 step %c18 {
            %293 = arith.muli %292, %c8 : index
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
      %299 = arith.remui %298, %c8 : index
      %300 = arith.remui %299, %tileRows : index
      %301 = arith.addi %279, %300 : index
      %302 = arith.divui %301, %tileRows : index
      %303 = arith.divui %inputFeatures, %c8 : index
      %304 = arith.muli %302, %303 : index
      %305 = arith.divui %c10, %c8 : index
      %306 = arith.addi %304, %305 : index
      %307 = arith.muli %306, %c9 : index
      %308 = arith.remui %c10, %c8 : index
      %309 = arith.divui %308, %c5 : index
      %310 = arith.addi %307, %309 : index
      %311 = arith.muli %tileRows, %c5 : index
      %312 = arith.muli %310, %311 : index
      %313 = arith.remui %301, %tileRows : index
      %314 = arith.muli %313, %c5 : index
      %315 = arith.addi %312, %314 : index
      %316 = arith.remui %c10, %c5 : index
      %317 = arith.addi %315, %316 : index
      %318 = arith.addi %299, %c8 : index
      %319 = arith.addi %279, %318 : index
      %320 = arith.divui %319, %tileRows : index
      %321 = arith.muli %320, %303 : index
      %322 = arith.addi %321, %305 : index
      %323 = arith.muli %322, %c9 : index
      %324 = arith.addi %323, %309 : index
      %325 = arith.muli %324, %311 : index
      %326 = arith.remui %319, %tileRows : index
      %327 = arith.muli %326, %c5 : index
      %328 = arith.addi %325, %327 : index
      %329 = arith.addi %328, %316 : index
      %330 = arith.addi %299, %c17 : index
      %331 = arith.addi %279, %330 : index
      %332 = arith.divui %331, %tileRows : index
      %333 = arith.muli %332, %303 : index
      %334 = arith.addi %333, %305 : index
      %335 = arith.muli %334, %c9 : index
      %336 = arith.addi %335, %309 : index
      %337 = arith.muli %336, %311 : index
      %338 = arith.remui %331, %tileRows : index
      %339 = arith.muli %338, %c5 : index
      %340 = arith.addi %337, %339 : index
      %341 = arith.addi %340, %316 : index
      %342 = arith.addi %299, %c25 : index
      %343 = arith.addi %279, %342 : index
      %344 = arith.divui %343, %tileRows : index
      %345 = arith.muli %344, %303 : index
      %346 = arith.addi %345, %305 : index
      %347 = arith.muli %346, %c9 : index
      %348 = arith.addi %347, %309 : index
      %349 = arith.muli %348, %311 : index
      %350 = arith.remui %343, %tileRows : index
      %351 = arith.muli %350, %c5 : index
      %352 = arith.addi %349, %351 : index
      %353 = arith.addi %352, %316 : index
      %354 = arith.muli %13, %scalesInLds : index
      %355 = arith.muli %14, %scalesInLds : index
      %356 = arith.divui %inputFeatures, %c17 : index
      %357 = arith.muli %4, %stepsPerWave : index
      %358 = arith.minsi %357, %356 : index
      %359 = arith.addi %358, %stepsPerWave : index
      %360 = arith.minsi %359, %356 : index
      %361 = arith.cmpi eq, %wholeBlocks, %c11 : index
      %362 = arith.subi %360, %358 : index
      %363 = arith.divui %362, %c9 : index
      %364 = arith.muli %363, %c9 : index
      %365 = arith.addi %358, %364 : index
      %366 = arith.select %361, %359, %365 : index
      %376:8 = scf.for %367 = %358 to %366 step %c9 iter_args(%368 = %c21, %369 = %c21, %370 = %c21, %371 = %c21, %372 = %c21, %373 = %c21, %374 = %c21, %375 = %c21) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %377 = arith.addi %367, %c10 : index
        %378:2 = func.call @qkv_int4_d96__gfx1100.0(%298, %377, %inputFeatures, %17, %354, %282, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %379 = arith.addi %367, %c11 : index
        %380:2 = func.call @qkv_int4_d96__gfx1100.0(%298, %379, %inputFeatures, %17, %354, %282, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %381:2 = func.call @qkv_int4_d96__gfx1100.0(%298, %377, %inputFeatures, %19, %355, %282, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %382:2 = func.call @qkv_int4_d96__gfx1100.0(%298, %379, %inputFeatures, %19, %355, %282, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %383 = arith.muli %367, %c9 : index
        %384 = arith.addi %383, %c10 : index
        %385 = arith.muli %tileRows, %c8 : index
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
        %415 = arith.addi %383, %c11 : index
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
        %445 = arith.addi %383, %c9 : index
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
      %515:8 = scf.for %506 = %366 to %505 step %c11 iter_args(%507 = %376#0, %508 = %376#1, %509 = %376#2, %510 = %376#3, %511 = %376#4, %512 = %376#5, %513 = %376#6, %514 = %376#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %516 = arith.addi %506, %c10 : index
        %517:2 = func.call @qkv_int4_d96__gfx1100.0(%298, %516, %inputFeatures, %17, %354, %282, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %518:2 = func.call @qkv_int4_d96__gfx1100.0(%298, %516, %inputFeatures, %19, %355, %282, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %519 = arith.muli %506, %c9 : index
        %520 = arith.addi %519, %c10 : index
        %521 = arith.muli %tileRows, %c8 : index
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
        %551 = arith.addi %519, %c11 : index
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
      %581 = arith.addi %279, %c10 : index
      func.call @qkv_int4_d96__gfx1100.2(%3, %4, %515#0, %20, %515#1, %581, %23, %factors, %21, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %582 = arith.addi %279, %c8 : index
      func.call @qkv_int4_d96__gfx1100.2(%3, %4, %515#2, %20, %515#3, %582, %23, %factors, %21, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %583 = arith.addi %279, %c17 : index
      func.call @qkv_int4_d96__gfx1100.2(%3, %4, %515#4, %20, %515#5, %583, %23, %factors, %21, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %584 = arith.addi %279, %c25 : index
      func.call @qkv_int4_d96__gfx1100.2(%3, %4, %515#6, %20, %515#7, %584, %23, %factors, %21, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  wave.return
}
