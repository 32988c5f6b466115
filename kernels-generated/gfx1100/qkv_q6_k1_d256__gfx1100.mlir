// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q6_k1', dim=256)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q6_k1_d256__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @qkv_q6_k1_d256__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xf32>, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: memref<?xf32>, %x10: index) {
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
func.func private @qkv_q6_k1_d256__gfx1100.2(%x0: index, %x1: index, %x2: vector<8xf32>, %x3: memref<?xf32>, %x4: vector<8xf32>, %x5: index, %x6: index, %x7: memref<?xf32>, %x8: index, %x9: memref<?xi8>, %x10: memref<?xf32>, %x11: index, %x12: index, %x13: memref<?xf32>, %x14: index, %x15: index, %x16: memref<?xi32>, %x17: memref<?xf32>, %x18: memref<?xf32>, %x19: memref<?xf32>, %x20: memref<?xf32>, %x21: memref<?xf32>, %x22: memref<?xi8>, %x23: memref<?xi32>) {
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
  func.call @qkv_q6_k1_d256__gfx1100.1(%f41, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
  %f42 = arith.addi %f40, %fc12 : index
  func.call @qkv_q6_k1_d256__gfx1100.1(%f42, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
  %f43 = arith.addi %f40, %fc0 : index
  func.call @qkv_q6_k1_d256__gfx1100.1(%f43, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
  %f44 = arith.addi %f40, %fc13 : index
  func.call @qkv_q6_k1_d256__gfx1100.1(%f44, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
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
wave.kernel @qkv_q6_k1_d256__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 8 : index
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
  %c13 = arith.constant 16 : index
  %c14 = arith.constant 8192 : index
  %c15 = arith.constant 4096 : index
  %rowsMode = wave.param "rowsMode" : index
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
    %29 = arith.muli %1, %c13 : index
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
          %38 = arith.muli %2, %c18 : index
          %39 = wave.lane
          %40 = arith.addi %38, %39 : index
          %41 = arith.divui %scalesInLds, %c13 : index
          scf.for %42 = %40 to %41 step %c19 {
            %43 = arith.muli %42, %c13 : index
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
      %49 = arith.remui %48, %c13 : index
      %50 = wave.scratch %operandHalves : memref<?xf16>
      %51 = arith.divui %operandHalves, %c2 : index
      %52 = arith.muli %2, %c18 : index
      %53 = arith.addi %52, %48 : index
      scf.for %54 = %53 to %51 step %c19 {
        %55 = arith.muli %54, %c2 : index
        %56 = arith.addi %c11, %55 : index
        %57 = vector.load %x[%56] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %57, %50[%56] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %58 = arith.remui %49, %tileRows : index
      %59 = arith.muli %58, %c2 : index
      %60 = arith.muli %17, %scalesInLds : index
      %61 = arith.muli %18, %scalesInLds : index
      %62 = arith.divui %inputFeatures, %c18 : index
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
      %76:2 = scf.for %73 = %64 to %72 step %c6 iter_args(%74 = %c22, %75 = %c22) -> (vector<8xf32>, vector<8xf32>) {
        %77 = arith.addi %73, %c11 : index
        %78:2 = func.call @qkv_q6_k1_d256__gfx1100.0(%48, %77, %21, %60, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %79 = arith.addi %73, %c12 : index
        %80:2 = func.call @qkv_q6_k1_d256__gfx1100.0(%48, %79, %21, %60, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %81:2 = func.call @qkv_q6_k1_d256__gfx1100.0(%48, %77, %23, %61, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %82:2 = func.call @qkv_q6_k1_d256__gfx1100.0(%48, %79, %23, %61, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %83 = arith.muli %73, %c6 : index
        %84 = arith.addi %83, %c11 : index
        %85 = arith.muli %tileRows, %c13 : index
        %86 = arith.muli %84, %85 : index
        %87 = arith.addi %59, %86 : index
        %88 = vector.load %50[%87] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %89 = arith.muli %tileRows, %c2 : index
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
      %126:2 = scf.for %123 = %72 to %122 step %c12 iter_args(%124 = %76#0, %125 = %76#1) -> (vector<8xf32>, vector<8xf32>) {
        %127 = arith.addi %123, %c11 : index
        %128:2 = func.call @qkv_q6_k1_d256__gfx1100.0(%48, %127, %21, %60, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %129:2 = func.call @qkv_q6_k1_d256__gfx1100.0(%48, %127, %23, %61, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %130 = arith.muli %123, %c6 : index
        %131 = arith.addi %130, %c11 : index
        %132 = arith.muli %tileRows, %c13 : index
        %133 = arith.muli %131, %132 : index
        %134 = arith.addi %59, %133 : index
        %135 = vector.load %50[%134] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %136 = arith.muli %tileRows, %c2 : index
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
      func.call @qkv_q6_k1_d256__gfx1100.2(%3, %4, %126#0, %24, %126#1, %151, %27, %factors, %21, %w, %25, %23, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  %152 = arith.cmpi eq, %rowsMode, %c12 : index
  scf.if %152 {
    %153 = arith.muli %1, %c13 : index
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
          %162 = arith.muli %2, %c18 : index
          %163 = wave.lane
          %164 = arith.addi %162, %163 : index
          %165 = arith.divui %scalesInLds, %c13 : index
          scf.for %166 = %164 to %165 step %c19 {
            %167 = arith.muli %166, %c13 : index
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
      %173 = arith.remui %172, %c13 : index
      %174 = arith.remui %173, %tileRows : index
      %175 = arith.addi %153, %174 : index
      %176 = arith.divui %175, %tileRows : index
      %177 = arith.divui %inputFeatures, %c13 : index
      %178 = arith.muli %176, %177 : index
      %179 = arith.divui %c11, %c13 : index
      %180 = arith.addi %178, %179 : index
      %181 = arith.muli %180, %c6 : index
      %182 = arith.remui %c11, %c13 : index
      %183 = arith.divui %182, %c2 : index
      %184 = arith.addi %181, %183 : index
      %185 = arith.muli %tileRows, %c2 : index
      %186 = arith.muli %184, %185 : index
      %187 = arith.remui %175, %tileRows : index
      %188 = arith.muli %187, %c2 : index
      %189 = arith.addi %186, %188 : index
      %190 = arith.remui %c11, %c2 : index
      %191 = arith.addi %189, %190 : index
      %192 = arith.muli %17, %scalesInLds : index
      %193 = arith.muli %18, %scalesInLds : index
      %194 = arith.divui %inputFeatures, %c18 : index
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
      %208:2 = scf.for %205 = %196 to %204 step %c6 iter_args(%206 = %c22, %207 = %c22) -> (vector<8xf32>, vector<8xf32>) {
        %209 = arith.addi %205, %c11 : index
        %210:2 = func.call @qkv_q6_k1_d256__gfx1100.0(%172, %209, %21, %192, %156, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %211 = arith.addi %205, %c12 : index
        %212:2 = func.call @qkv_q6_k1_d256__gfx1100.0(%172, %211, %21, %192, %156, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %213:2 = func.call @qkv_q6_k1_d256__gfx1100.0(%172, %209, %23, %193, %156, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %214:2 = func.call @qkv_q6_k1_d256__gfx1100.0(%172, %211, %23, %193, %156, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %215 = arith.muli %205, %c6 : index
        %216 = arith.addi %215, %c11 : index
        %217 = arith.muli %tileRows, %c13 : index
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
      %257:2 = scf.for %254 = %204 to %253 step %c12 iter_args(%255 = %208#0, %256 = %208#1) -> (vector<8xf32>, vector<8xf32>) {
        %258 = arith.addi %254, %c11 : index
        %259:2 = func.call @qkv_q6_k1_d256__gfx1100.0(%172, %258, %21, %192, %156, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %260:2 = func.call @qkv_q6_k1_d256__gfx1100.0(%172, %258, %23, %193, %156, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %261 = arith.muli %254, %c6 : index
        %262 = arith.addi %261, %c11 : index
        %263 = arith.muli %tileRows, %c13 : index
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
      func.call @qkv_q6_k1_d256__gfx1100.2(%3, %4, %257#0, %24, %257#1, %281, %27, %factors, %21, %w, %25, %23, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
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
          %292 = arith.muli %2, %c18 : index
          %293 = wave.lane
          %294 = arith.addi %292, %293 : index
          %295 = arith.divui %scalesInLds, %c13 : index
          scf.for %296 = %294 to %295 step %c19 {
            %297 = arith.muli %296, %c13 : index
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
      %303 = arith.remui %302, %c13 : index
      %304 = arith.remui %303, %tileRows : index
      %305 = arith.addi %283, %304 : index
      %306 = arith.divui %305, %tileRows : index
      %307 = arith.divui %inputFeatures, %c13 : index
      %308 = arith.muli %306, %307 : index
      %309 = arith.divui %c11, %c13 : index
      %310 = arith.addi %308, %309 : index
      %311 = arith.muli %310, %c6 : index
      %312 = arith.remui %c11, %c13 : index
      %313 = arith.divui %312, %c2 : index
      %314 = arith.addi %311, %313 : index
      %315 = arith.muli %tileRows, %c2 : index
      %316 = arith.muli %314, %315 : index
      %317 = arith.remui %305, %tileRows : index
      %318 = arith.muli %317, %c2 : index
      %319 = arith.addi %316, %318 : index
      %320 = arith.remui %c11, %c2 : index
      %321 = arith.addi %319, %320 : index
      %322 = arith.addi %303, %c13 : index
      %323 = arith.addi %283, %322 : index
      %324 = arith.divui %323, %tileRows : index
      %325 = arith.muli %324, %307 : index
      %326 = arith.addi %325, %309 : index
      %327 = arith.muli %326, %c6 : index
      %328 = arith.addi %327, %313 : index
      %329 = arith.muli %328, %315 : index
      %330 = arith.remui %323, %tileRows : index
      %331 = arith.muli %330, %c2 : index
      %332 = arith.addi %329, %331 : index
      %333 = arith.addi %332, %320 : index
      %334 = arith.addi %303, %c18 : index
      %335 = arith.addi %283, %334 : index
      %336 = arith.divui %335, %tileRows : index
      %337 = arith.muli %336, %307 : index
      %338 = arith.addi %337, %309 : index
      %339 = arith.muli %338, %c6 : index
      %340 = arith.addi %339, %313 : index
      %341 = arith.muli %340, %315 : index
      %342 = arith.remui %335, %tileRows : index
      %343 = arith.muli %342, %c2 : index
      %344 = arith.addi %341, %343 : index
      %345 = arith.addi %344, %320 : index
      %346 = arith.addi %303, %c26 : index
      %347 = arith.addi %283, %346 : index
      %348 = arith.divui %347, %tileRows : index
      %349 = arith.muli %348, %307 : index
      %350 = arith.addi %349, %309 : index
      %351 = arith.muli %350, %c6 : index
      %352 = arith.addi %351, %313 : index
      %353 = arith.muli %352, %315 : index
      %354 = arith.remui %347, %tileRows : index
      %355 = arith.muli %354, %c2 : index
      %356 = arith.addi %353, %355 : index
      %357 = arith.addi %356, %320 : index
      %358 = arith.muli %17, %scalesInLds : index
      %359 = arith.muli %18, %scalesInLds : index
      %360 = arith.divui %inputFeatures, %c18 : index
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
      %380:8 = scf.for %371 = %362 to %370 step %c6 iter_args(%372 = %c22, %373 = %c22, %374 = %c22, %375 = %c22, %376 = %c22, %377 = %c22, %378 = %c22, %379 = %c22) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %381 = arith.addi %371, %c11 : index
        %382:2 = func.call @qkv_q6_k1_d256__gfx1100.0(%302, %381, %21, %358, %286, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %383 = arith.addi %371, %c12 : index
        %384:2 = func.call @qkv_q6_k1_d256__gfx1100.0(%302, %383, %21, %358, %286, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %385:2 = func.call @qkv_q6_k1_d256__gfx1100.0(%302, %381, %23, %359, %286, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %386:2 = func.call @qkv_q6_k1_d256__gfx1100.0(%302, %383, %23, %359, %286, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %387 = arith.muli %371, %c6 : index
        %388 = arith.addi %387, %c11 : index
        %389 = arith.muli %tileRows, %c13 : index
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
      %519:8 = scf.for %510 = %370 to %509 step %c12 iter_args(%511 = %380#0, %512 = %380#1, %513 = %380#2, %514 = %380#3, %515 = %380#4, %516 = %380#5, %517 = %380#6, %518 = %380#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %520 = arith.addi %510, %c11 : index
        %521:2 = func.call @qkv_q6_k1_d256__gfx1100.0(%302, %520, %21, %358, %286, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %522:2 = func.call @qkv_q6_k1_d256__gfx1100.0(%302, %520, %23, %359, %286, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %523 = arith.muli %510, %c6 : index
        %524 = arith.addi %523, %c11 : index
        %525 = arith.muli %tileRows, %c13 : index
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
      func.call @qkv_q6_k1_d256__gfx1100.2(%3, %4, %519#0, %24, %519#1, %585, %27, %factors, %21, %w, %25, %23, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %586 = arith.addi %283, %c13 : index
      func.call @qkv_q6_k1_d256__gfx1100.2(%3, %4, %519#2, %24, %519#3, %586, %27, %factors, %21, %w, %25, %23, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %587 = arith.addi %283, %c18 : index
      func.call @qkv_q6_k1_d256__gfx1100.2(%3, %4, %519#4, %24, %519#5, %587, %27, %factors, %21, %w, %25, %23, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %588 = arith.addi %283, %c26 : index
      func.call @qkv_q6_k1_d256__gfx1100.2(%3, %4, %519#6, %24, %519#7, %588, %27, %factors, %21, %w, %25, %23, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  wave.return
}
