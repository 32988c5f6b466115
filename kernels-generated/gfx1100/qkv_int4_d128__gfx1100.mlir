// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='int4', dim=128)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_int4_d128__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: index, %x5: memref<?xi8>, %x6: memref<?xi8>) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @qkv_int4_d128__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xf32>, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xf32>) {
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
  %ffc10 = arith.constant 128 : index
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
func.func private @qkv_int4_d128__gfx1100.2(%x0: index, %x1: index, %x2: vector<8xf32>, %x3: memref<?xf32>, %x4: vector<8xf32>, %x5: index, %x6: index, %x7: memref<?xf32>, %x8: memref<?xf32>, %x9: index, %x10: memref<?xf32>, %x11: index, %x12: index, %x13: memref<?xi32>, %x14: memref<?xf32>, %x15: memref<?xf32>, %x16: memref<?xf32>, %x17: memref<?xf32>, %x18: memref<?xf32>, %x19: memref<?xi8>, %x20: memref<?xi32>) {
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
  func.call @qkv_int4_d128__gfx1100.1(%f41, %x5, %x6, %x7, %f3, %x3, %x0, %x8) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xf32>) -> ()
  %f42 = arith.addi %f40, %fc11 : index
  func.call @qkv_int4_d128__gfx1100.1(%f42, %x5, %x6, %x7, %f3, %x3, %x0, %x8) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xf32>) -> ()
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
    %f51 = memref.load %x8[%f50] : memref<?xf32>
    %f52 = arith.muli %x9, %fc7 : index
    %f53 = arith.addi %f52, %f48 : index
    %f54 = memref.load %x10[%f53] : memref<?xf32>
    %f55 = arith.addf %f51, %f54 : f32
    %f56 = arith.select %f49, %f55, %f51 : f32
    %f57 = arith.addi %f48, %fc5 : index
    %f58 = arith.addi %f47, %f57 : index
    %f59 = memref.load %x8[%f58] : memref<?xf32>
    %f60 = arith.addi %f52, %f57 : index
    %f61 = memref.load %x10[%f60] : memref<?xf32>
    %f62 = arith.addf %f59, %f61 : f32
    %f63 = arith.select %f49, %f62, %f59 : f32
    %f64 = arith.addi %f0, %fc4 : index
    %f65 = arith.addi %f47, %f64 : index
    %f66 = memref.load %x8[%f65] : memref<?xf32>
    %f67 = arith.addi %f52, %f64 : index
    %f68 = memref.load %x10[%f67] : memref<?xf32>
    %f69 = arith.addf %f66, %f68 : f32
    %f70 = arith.select %f49, %f69, %f66 : f32
    %f71 = arith.addi %f64, %fc5 : index
    %f72 = arith.addi %f47, %f71 : index
    %f73 = memref.load %x8[%f72] : memref<?xf32>
    %f74 = arith.addi %f52, %f71 : index
    %f75 = memref.load %x10[%f74] : memref<?xf32>
    %f76 = arith.addf %f73, %f75 : f32
    %f77 = arith.select %f49, %f76, %f73 : f32
    %f78 = arith.addi %x11, %x12 : index
    %f79 = arith.cmpi slt, %x9, %f78 : index
    scf.if %f79 {
      %f80 = arith.addi %fpositionsAt, %f45 : index
      %f81 = memref.load %x13[%f80] : memref<?xi32>
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
      %f94 = arith.cmpi slt, %x9, %x11 : index
      %f95 = memref.load %x14[%f48] : memref<?xf32>
      %f96 = memref.load %x15[%f48] : memref<?xf32>
      %f97 = arith.select %f94, %f95, %f96 : f32
      %f98 = arith.mulf %f56, %f93 : f32
      %f99 = arith.mulf %f98, %f97 : f32
      %f100 = arith.select %f83, %f99, %f56 : f32
      %f101 = memref.load %x14[%f57] : memref<?xf32>
      %f102 = memref.load %x15[%f57] : memref<?xf32>
      %f103 = arith.select %f94, %f101, %f102 : f32
      %f104 = arith.mulf %f63, %f93 : f32
      %f105 = arith.mulf %f104, %f103 : f32
      %f106 = arith.select %f83, %f105, %f63 : f32
      %f107 = memref.load %x14[%f64] : memref<?xf32>
      %f108 = memref.load %x15[%f64] : memref<?xf32>
      %f109 = arith.select %f94, %f107, %f108 : f32
      %f110 = arith.mulf %f70, %f93 : f32
      %f111 = arith.mulf %f110, %f109 : f32
      %f112 = arith.select %f83, %f111, %f70 : f32
      %f113 = memref.load %x14[%f71] : memref<?xf32>
      %f114 = memref.load %x15[%f71] : memref<?xf32>
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
      %f126 = memref.load %x16[%f121] : memref<?xf32>
      %f127 = arith.addi %f121, %fc5 : index
      %f128 = memref.load %x16[%f127] : memref<?xf32>
      %f129 = memref.load %x16[%f125] : memref<?xf32>
      %f130 = arith.addi %f125, %fc5 : index
      %f131 = memref.load %x16[%f130] : memref<?xf32>
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
        %f144 = arith.muli %f45, %x11 : index
        %f145 = arith.addi %f144, %x9 : index
        %f146 = arith.muli %f145, %fc7 : index
        %f147 = arith.addi %f146, %f48 : index
        %f148 = arith.divui %fheads, %fkvHeads : index
        %f149 = arith.muli %fkvHeads, %fc21 : index
        %f150 = arith.divui %x9, %f148 : index
        %f151 = arith.muli %f150, %fc7 : index
        %f152 = arith.addi %f149, %f151 : index
        %f153 = arith.addi %f152, %f48 : index
        %f154 = memref.load %x17[%f153] : memref<?xf32>
        %f155 = arith.mulf %f140, %f154 : f32
        memref.store %f155, %x18[%f147] : memref<?xf32>
        %f156 = arith.addi %f153, %fc5 : index
        %f157 = memref.load %x17[%f156] : memref<?xf32>
        %f158 = arith.mulf %f143, %f157 : f32
        %f159 = arith.addi %f147, %fc5 : index
        memref.store %f158, %x18[%f159] : memref<?xf32>
      } else {
        memref.store %f140, %x8[%f50] : memref<?xf32>
        %f160 = arith.addi %f50, %fc5 : index
        memref.store %f143, %x8[%f160] : memref<?xf32>
      }
      %f161 = arith.addi %f120, %f64 : index
      %f162 = arith.addi %f124, %f64 : index
      %f163 = memref.load %x16[%f161] : memref<?xf32>
      %f164 = arith.addi %f161, %fc5 : index
      %f165 = memref.load %x16[%f164] : memref<?xf32>
      %f166 = memref.load %x16[%f162] : memref<?xf32>
      %f167 = arith.addi %f162, %fc5 : index
      %f168 = memref.load %x16[%f167] : memref<?xf32>
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
        %f181 = arith.muli %f45, %x11 : index
        %f182 = arith.addi %f181, %x9 : index
        %f183 = arith.muli %f182, %fc7 : index
        %f184 = arith.addi %f183, %f64 : index
        %f185 = arith.divui %fheads, %fkvHeads : index
        %f186 = arith.muli %fkvHeads, %fc21 : index
        %f187 = arith.divui %x9, %f185 : index
        %f188 = arith.muli %f187, %fc7 : index
        %f189 = arith.addi %f186, %f188 : index
        %f190 = arith.addi %f189, %f64 : index
        %f191 = memref.load %x17[%f190] : memref<?xf32>
        %f192 = arith.mulf %f177, %f191 : f32
        memref.store %f192, %x18[%f184] : memref<?xf32>
        %f193 = arith.addi %f190, %fc5 : index
        %f194 = memref.load %x17[%f193] : memref<?xf32>
        %f195 = arith.mulf %f180, %f194 : f32
        %f196 = arith.addi %f184, %fc5 : index
        memref.store %f195, %x18[%f196] : memref<?xf32>
      } else {
        memref.store %f177, %x8[%f65] : memref<?xf32>
        %f197 = arith.addi %f65, %fc5 : index
        memref.store %f180, %x8[%f197] : memref<?xf32>
      }
    } else {
      %f198 = arith.cmpi slt, %x9, %x11 : index
      scf.if %f198 {
        %f199 = arith.muli %f45, %x11 : index
        %f200 = arith.addi %f199, %x9 : index
        %f201 = arith.muli %f200, %fc7 : index
        %f202 = arith.addi %f201, %f48 : index
        %f203 = arith.divui %fheads, %fkvHeads : index
        %f204 = arith.muli %fkvHeads, %fc21 : index
        %f205 = arith.divui %x9, %f203 : index
        %f206 = arith.muli %f205, %fc7 : index
        %f207 = arith.addi %f204, %f206 : index
        %f208 = arith.addi %f207, %f48 : index
        %f209 = memref.load %x17[%f208] : memref<?xf32>
        %f210 = arith.mulf %f56, %f209 : f32
        memref.store %f210, %x18[%f202] : memref<?xf32>
        %f211 = arith.addi %f208, %fc5 : index
        %f212 = memref.load %x17[%f211] : memref<?xf32>
        %f213 = arith.mulf %f63, %f212 : f32
        %f214 = arith.addi %f202, %fc5 : index
        memref.store %f213, %x18[%f214] : memref<?xf32>
      } else {
        memref.store %f56, %x8[%f50] : memref<?xf32>
        %f215 = arith.addi %f50, %fc5 : index
        memref.store %f63, %x8[%f215] : memref<?xf32>
      }
      scf.if %f198 {
        %f216 = arith.muli %f45, %x11 : index
        %f217 = arith.addi %f216, %x9 : index
        %f218 = arith.muli %f217, %fc7 : index
        %f219 = arith.addi %f218, %f64 : index
        %f220 = arith.divui %fheads, %fkvHeads : index
        %f221 = arith.muli %fkvHeads, %fc21 : index
        %f222 = arith.divui %x9, %f220 : index
        %f223 = arith.muli %f222, %fc7 : index
        %f224 = arith.addi %f221, %f223 : index
        %f225 = arith.addi %f224, %f64 : index
        %f226 = memref.load %x17[%f225] : memref<?xf32>
        %f227 = arith.mulf %f70, %f226 : f32
        memref.store %f227, %x18[%f219] : memref<?xf32>
        %f228 = arith.addi %f225, %fc5 : index
        %f229 = memref.load %x17[%f228] : memref<?xf32>
        %f230 = arith.mulf %f77, %f229 : f32
        %f231 = arith.addi %f219, %fc5 : index
        memref.store %f230, %x18[%f231] : memref<?xf32>
      } else {
        memref.store %f70, %x8[%f65] : memref<?xf32>
        %f232 = arith.addi %f65, %fc5 : index
        memref.store %f77, %x8[%f232] : memref<?xf32>
      }
    }
  }
  wave.barrier
  %f233 = arith.cmpi sge, %x9, %x11 : index
  scf.if %f233 {
    scf.if %f46 {
      %f234 = arith.addi %fslotsAt, %f45 : index
      %f235 = memref.load %x13[%f234] : memref<?xi32>
      %f236 = arith.index_cast %f235 : i32 to index
      %f237 = arith.cmpi sge, %f236, %fc3 : index
      scf.if %f237 {
        %f238 = arith.muli %f44, %fc7 : index
        %f239 = arith.subi %x9, %x11 : index
        %f240 = arith.muli %f239, %fc1 : index
        %f241 = arith.divui %f236, %fc23 : index
        %f242 = arith.remui %f236, %fc23 : index
        %f243 = arith.muli %f241, %fpageBytes : index
        %f244 = arith.cmpi eq, %fcodec, %fc3 : index
        scf.if %f244 {
          %f245 = arith.muli %f0, %fc27 : index
          %f248 = scf.for %f246 = %f245 to %fc7 step %fc7 iter_args(%f247 = %fc26) -> (vector<4xf32>) {
            %f249 = arith.addi %f240, %f246 : index
            %f250 = vector.load %x17[%f249] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f251 = arith.addi %f240, %fc7 : index
            %f252 = arith.addi %f251, %f246 : index
            %f253 = vector.load %x17[%f252] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f254 = arith.addi %f238, %f246 : index
            %f255 = vector.load %x8[%f254] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f256 = arith.subf %f255, %f253 : vector<4xf32>
            %f257 = arith.mulf %f256, %f250 : vector<4xf32>
            %f258 = arith.minimumf %f257, %fc28 : vector<4xf32>
            %f259 = arith.maximumf %f258, %fc29 : vector<4xf32>
            %f260 = arith.truncf %f259 : vector<4xf32> to vector<4xf16>
            %f261 = vector.bitcast %f260 : vector<4xf16> to vector<8xi8>
            %f262 = arith.cmpi slt, %f239, %x12 : index
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
              vector.store %f261, %x19[%f276] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
            } else {
              %f277 = arith.subi %f239, %x12 : index
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
              vector.store %f298, %x19[%f297] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
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
              vector.store %f309, %x19[%f308] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
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
              vector.store %f320, %x19[%f319] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
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
              vector.store %f331, %x19[%f330] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
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
            wave.count %x20, %f338 : memref<?xi32>
          }
        }
        %f339 = arith.cmpi eq, %fcodec, %fc11 : index
        scf.if %f339 {
          %f340 = arith.muli %f0, %fc27 : index
          %f343 = scf.for %f341 = %f340 to %fc7 step %fc7 iter_args(%f342 = %fc26) -> (vector<4xf32>) {
            %f344 = arith.addi %f240, %f341 : index
            %f345 = vector.load %x17[%f344] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f346 = arith.addi %f240, %fc7 : index
            %f347 = arith.addi %f346, %f341 : index
            %f348 = vector.load %x17[%f347] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f349 = arith.addi %f238, %f341 : index
            %f350 = vector.load %x8[%f349] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f351 = arith.subf %f350, %f348 : vector<4xf32>
            %f352 = arith.mulf %f351, %f345 : vector<4xf32>
            %f353 = wave.fp8_encode "e4m3" %f352 : vector<4xf32> -> vector<4xi8>
            %f354 = arith.cmpi slt, %f239, %x12 : index
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
              vector.store %f357, %x19[%f372] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f373 = arith.subi %f239, %x12 : index
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
              vector.store %f397, %x19[%f396] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f407, %x19[%f406] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f417, %x19[%f416] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f427, %x19[%f426] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
            wave.count %x20, %f434 : memref<?xi32>
          }
        }
        %f435 = arith.cmpi eq, %fcodec, %fc0 : index
        scf.if %f435 {
          %f436 = arith.muli %f0, %fc27 : index
          %f439 = scf.for %f437 = %f436 to %fc7 step %fc7 iter_args(%f438 = %fc26) -> (vector<4xf32>) {
            %f440 = arith.addi %f240, %f437 : index
            %f441 = vector.load %x17[%f440] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f442 = arith.addi %f240, %fc7 : index
            %f443 = arith.addi %f442, %f437 : index
            %f444 = vector.load %x17[%f443] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f445 = arith.addi %f238, %f437 : index
            %f446 = vector.load %x8[%f445] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f447 = arith.subf %f446, %f444 : vector<4xf32>
            %f448 = arith.mulf %f447, %f441 : vector<4xf32>
            %f449 = wave.fp8_encode "e5m2" %f448 : vector<4xf32> -> vector<4xi8>
            %f450 = arith.cmpi slt, %f239, %x12 : index
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
              vector.store %f453, %x19[%f468] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f469 = arith.subi %f239, %x12 : index
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
              vector.store %f493, %x19[%f492] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f503, %x19[%f502] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f513, %x19[%f512] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f523, %x19[%f522] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
            wave.count %x20, %f530 : memref<?xi32>
          }
        }
        %f531 = arith.cmpi eq, %fcodec, %fc33 : index
        scf.if %f531 {
          %f532 = arith.muli %f0, %fc27 : index
          %f535 = scf.for %f533 = %f532 to %fc7 step %fc7 iter_args(%f534 = %fc26) -> (vector<4xf32>) {
            %f536 = arith.addi %f240, %f533 : index
            %f537 = vector.load %x17[%f536] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f538 = arith.addi %f240, %fc7 : index
            %f539 = arith.addi %f538, %f533 : index
            %f540 = vector.load %x17[%f539] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f541 = arith.addi %f238, %f533 : index
            %f542 = vector.load %x8[%f541] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
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
            %f553 = arith.cmpi slt, %f239, %x12 : index
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
              vector.store %f556, %x19[%f571] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f572 = arith.subi %f239, %x12 : index
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
              vector.store %f596, %x19[%f595] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f606, %x19[%f605] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f616, %x19[%f615] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f626, %x19[%f625] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
            wave.count %x20, %f633 : memref<?xi32>
          }
        }
      }
    }
  }
  func.return
}
wave.kernel @qkv_int4_d128__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 4 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c5 = arith.constant 8 : index
  %c6 = arith.constant 40 : index
  %c7 = arith.constant 15 : index
  %c8 = arith.constant 16 : index
  %c9 = arith.constant 2 : index
  %c10 = arith.constant 0 : index
  %c11 = arith.constant 1 : index
  %c12 = arith.constant 8192 : index
  %c13 = arith.constant 2048 : index
  %rowsMode = wave.param "rowsMode" : index
  %scalesInLds = wave.param "scalesInLds" : index
  %c16 = arith.constant 32 : index
  %c17 = arith.constant 512 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c20 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c23 = arith.constant 3 : index
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
  %15 = arith.muli %0, %c5 : index
  %16 = arith.addi %15, %13 : index
  %17 = arith.muli %16, %11 : index
  %18 = arith.addi %15, %14 : index
  %19 = arith.muli %18, %11 : index
  %20 = wave.scratch %c12 : memref<?xf32>
  %21 = wave.scratch %c13 : memref<?xf32>
  %22 = memref.load %step[%c10] : memref<?xi32>
  %23 = arith.index_cast %22 : i32 to index
  %24 = arith.cmpi eq, %rowsMode, %c10 : index
  scf.if %24 {
    %25 = arith.muli %1, %c8 : index
    %26 = arith.cmpi slt, %25, %23 : index
    scf.if %26 {
      %27 = arith.muli %scalesInLds, %c5 : index
      %28 = wave.scratch %27 : memref<?xi8>
      %29 = arith.cmpi sgt, %scalesInLds, %c10 : index
      scf.if %29 {
        scf.for %30 = %c10 to %c5 step %c11 {
          %31 = arith.addi %15, %30 : index
          %32 = arith.muli %31, %11 : index
          %33 = arith.addi %32, %6 : index
          %34 = arith.muli %2, %c16 : index
          %35 = wave.lane
          %36 = arith.addi %34, %35 : index
          %37 = arith.divui %scalesInLds, %c8 : index
          scf.for %38 = %36 to %37 step %c17 {
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
      %48 = arith.muli %2, %c16 : index
      %49 = arith.addi %48, %44 : index
      scf.for %50 = %49 to %47 step %c17 {
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
      %58 = arith.divui %inputFeatures, %c16 : index
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
      %72:2 = scf.for %69 = %60 to %68 step %c9 iter_args(%70 = %c20, %71 = %c20) -> (vector<8xf32>, vector<8xf32>) {
        %73 = arith.addi %69, %c10 : index
        %74:2 = func.call @qkv_int4_d128__gfx1100.0(%44, %73, %inputFeatures, %17, %56, %28, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %75 = arith.addi %69, %c11 : index
        %76:2 = func.call @qkv_int4_d128__gfx1100.0(%44, %75, %inputFeatures, %17, %56, %28, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %77:2 = func.call @qkv_int4_d128__gfx1100.0(%44, %73, %inputFeatures, %19, %57, %28, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %78:2 = func.call @qkv_int4_d128__gfx1100.0(%44, %75, %inputFeatures, %19, %57, %28, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
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
        %109 = arith.addi %79, %c23 : index
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
        %124:2 = func.call @qkv_int4_d128__gfx1100.0(%44, %123, %inputFeatures, %17, %56, %28, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %125:2 = func.call @qkv_int4_d128__gfx1100.0(%44, %123, %inputFeatures, %19, %57, %28, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
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
      func.call @qkv_int4_d128__gfx1100.2(%3, %4, %122#0, %20, %122#1, %147, %23, %factors, %21, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  %148 = arith.cmpi eq, %rowsMode, %c11 : index
  scf.if %148 {
    %149 = arith.muli %1, %c8 : index
    %150 = arith.cmpi slt, %149, %23 : index
    scf.if %150 {
      %151 = arith.muli %scalesInLds, %c5 : index
      %152 = wave.scratch %151 : memref<?xi8>
      %153 = arith.cmpi sgt, %scalesInLds, %c10 : index
      scf.if %153 {
        scf.for %154 = %c10 to %c5 step %c11 {
          %155 = arith.addi %15, %154 : index
          %156 = arith.muli %155, %11 : index
          %157 = arith.addi %156, %6 : index
          %158 = arith.muli %2, %c16 : index
          %159 = wave.lane
          %160 = arith.addi %158, %159 : index
          %161 = arith.divui %scalesInLds, %c8 : index
          scf.for %162 = %160 to %161 step %c17 {
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
      %190 = arith.divui %inputFeatures, %c16 : index
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
      %204:2 = scf.for %201 = %192 to %200 step %c9 iter_args(%202 = %c20, %203 = %c20) -> (vector<8xf32>, vector<8xf32>) {
        %205 = arith.addi %201, %c10 : index
        %206:2 = func.call @qkv_int4_d128__gfx1100.0(%168, %205, %inputFeatures, %17, %188, %152, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %207 = arith.addi %201, %c11 : index
        %208:2 = func.call @qkv_int4_d128__gfx1100.0(%168, %207, %inputFeatures, %17, %188, %152, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %209:2 = func.call @qkv_int4_d128__gfx1100.0(%168, %205, %inputFeatures, %19, %189, %152, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %210:2 = func.call @qkv_int4_d128__gfx1100.0(%168, %207, %inputFeatures, %19, %189, %152, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
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
        %240 = arith.addi %211, %c23 : index
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
        %255:2 = func.call @qkv_int4_d128__gfx1100.0(%168, %254, %inputFeatures, %17, %188, %152, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %256:2 = func.call @qkv_int4_d128__gfx1100.0(%168, %254, %inputFeatures, %19, %189, %152, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
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
      func.call @qkv_int4_d128__gfx1100.2(%3, %4, %253#0, %20, %253#1, %277, %23, %factors, %21, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  %278 = arith.cmpi eq, %rowsMode, %c9 : index
  scf.if %278 {
    %279 = arith.muli %1, %c24 : index
    %280 = arith.cmpi slt, %279, %23 : index
    scf.if %280 {
      %281 = arith.muli %scalesInLds, %c5 : index
      %282 = wave.scratch %281 : memref<?xi8>
      %283 = arith.cmpi sgt, %scalesInLds, %c10 : index
      scf.if %283 {
        scf.for %284 = %c10 to %c5 step %c11 {
          %285 = arith.addi %15, %284 : index
          %286 = arith.muli %285, %11 : index
          %287 = arith.addi %286, %6 : index
          %288 = arith.muli %2, %c16 : index
          %289 = wave.lane
          %290 = arith.addi %288, %289 : index
          %291 = arith.divui %scalesInLds, %c8 : index
          scf.for %292 = %290 to %291 step %c17 {
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
      %330 = arith.addi %299, %c16 : index
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
      %356 = arith.divui %inputFeatures, %c16 : index
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
      %376:8 = scf.for %367 = %358 to %366 step %c9 iter_args(%368 = %c20, %369 = %c20, %370 = %c20, %371 = %c20, %372 = %c20, %373 = %c20, %374 = %c20, %375 = %c20) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %377 = arith.addi %367, %c10 : index
        %378:2 = func.call @qkv_int4_d128__gfx1100.0(%298, %377, %inputFeatures, %17, %354, %282, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %379 = arith.addi %367, %c11 : index
        %380:2 = func.call @qkv_int4_d128__gfx1100.0(%298, %379, %inputFeatures, %17, %354, %282, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %381:2 = func.call @qkv_int4_d128__gfx1100.0(%298, %377, %inputFeatures, %19, %355, %282, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %382:2 = func.call @qkv_int4_d128__gfx1100.0(%298, %379, %inputFeatures, %19, %355, %282, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
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
        %475 = arith.addi %383, %c23 : index
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
        %517:2 = func.call @qkv_int4_d128__gfx1100.0(%298, %516, %inputFeatures, %17, %354, %282, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %518:2 = func.call @qkv_int4_d128__gfx1100.0(%298, %516, %inputFeatures, %19, %355, %282, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
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
      func.call @qkv_int4_d128__gfx1100.2(%3, %4, %515#0, %20, %515#1, %581, %23, %factors, %21, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %582 = arith.addi %279, %c8 : index
      func.call @qkv_int4_d128__gfx1100.2(%3, %4, %515#2, %20, %515#3, %582, %23, %factors, %21, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %583 = arith.addi %279, %c16 : index
      func.call @qkv_int4_d128__gfx1100.2(%3, %4, %515#4, %20, %515#5, %583, %23, %factors, %21, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %584 = arith.addi %279, %c25 : index
      func.call @qkv_int4_d128__gfx1100.2(%3, %4, %515#6, %20, %515#7, %584, %23, %factors, %21, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  wave.return
}
