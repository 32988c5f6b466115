// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q5_k', dim=256)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q5_k_d256__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 8 : index
  %fc2 = arith.constant 64 : index
  %fc3 = arith.constant 4 : index
  %fc4 = arith.constant 128 : index
  %fscalesInLds = wave.param "scalesInLds" : index
  %fc6 = arith.constant 0 : index
  %fc7 = arith.constant 256 : index
  %fc8 = arith.constant 32 : index
  %fc9 = arith.constant 2 : index
  %fc10 = arith.constant 127 : index
  %fc11 = arith.constant dense<0> : vector<4xi32>
  %fc12 = arith.constant dense<983055> : vector<4xi32>
  %fc13 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %fc14 = arith.constant dense<65537> : vector<4xi32>
  %fc15 = arith.constant dense<4> : vector<4xi32>
  %fc16 = arith.constant dense<1677747200> : vector<4xi32>
  %fc17 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %fc18 = arith.constant dense<8> : vector<4xi32>
  %fc19 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %fc20 = arith.constant dense<12> : vector<4xi32>
  %fc21 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %fc22 = arith.constant dense<0x6400> : vector<32xf16>
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
  %f15 = arith.muli %x1, %fc8 : index
  %f16 = arith.addi %f14, %f15 : index
  %f17 = arith.muli %f0, %fc9 : index
  %f18 = arith.addi %f16, %f17 : index
  %f19 = scf.if %f6 -> (vector<2xi8>) {
    %f20 = arith.addi %x3, %f18 : index
    %f21 = vector.load %x4[%f20] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f21 : vector<2xi8>
  } else {
    %f22 = arith.addi %f5, %f18 : index
    %f23 = vector.load %x5[%f22] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f23 : vector<2xi8>
  }
  %f24 = vector.extract %f12[0] : f16 from vector<2xf16>
  %f25 = arith.extf %f24 : f16 to f32
  %f26 = vector.extract %f19[0] : i8 from vector<2xi8>
  %f27 = arith.extui %f26 : i8 to i32
  %f28 = arith.sitofp %f27 : i32 to f32
  %f29 = arith.mulf %f25, %f28 : f32
  %f30 = arith.truncf %f29 : f32 to f16
  %f31 = vector.broadcast %f30 : f16 to vector<16xf16>
  %f32 = vector.extract %f12[1] : f16 from vector<2xf16>
  %f33 = arith.extf %f32 : f16 to f32
  %f34 = vector.extract %f19[1] : i8 from vector<2xi8>
  %f35 = arith.extui %f34 : i8 to i32
  %f36 = arith.sitofp %f35 : i32 to f32
  %f37 = arith.mulf %f33, %f36 : f32
  %f38 = arith.truncf %f37 : f32 to f16
  %f39 = vector.broadcast %f38 : f16 to vector<16xf16>
  %f40 = arith.addi %f14, %x6 : index
  %f41 = arith.addi %f40, %fc10 : index
  %f42 = arith.divui %f41, %fc4 : index
  %f43 = arith.muli %f42, %fc4 : index
  %f44 = arith.addi %f5, %f43 : index
  %f45 = arith.muli %x6, %fc1 : index
  %f46 = arith.addi %f44, %f45 : index
  %f47 = arith.muli %x1, %fc0 : index
  %f48 = arith.addi %f47, %f0 : index
  %f49 = arith.muli %f48, %fc3 : index
  %f50 = arith.addi %f46, %f49 : index
  %f51 = arith.muli %x1, %fc7 : index
  %f52 = arith.addi %f44, %f51 : index
  %f53 = arith.muli %f0, %fc0 : index
  %f54 = arith.addi %f52, %f53 : index
  %f55 = vector.load %x5[%f50] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f56 = vector.bitcast %f55 : vector<4xi8> to vector<1xi32>
  %f57 = vector.shuffle %f56, %f56 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
  %f58 = vector.load %x5[%f54] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f59 = vector.bitcast %f58 : vector<16xi8> to vector<4xi32>
  %f60 = arith.shrui %f59, %fc11 : vector<4xi32>
  %f61 = arith.andi %f60, %fc12 : vector<4xi32>
  %f62 = arith.shrui %f57, %fc13 : vector<4xi32>
  %f63 = arith.andi %f62, %fc14 : vector<4xi32>
  %f64 = arith.shli %f63, %fc15 : vector<4xi32>
  %f65 = arith.ori %f61, %f64 : vector<4xi32>
  %f66 = arith.ori %f65, %fc16 : vector<4xi32>
  %f67 = vector.bitcast %f66 : vector<4xi32> to vector<8xf16>
  %f68 = arith.shrui %f59, %fc15 : vector<4xi32>
  %f69 = arith.andi %f68, %fc12 : vector<4xi32>
  %f70 = arith.shrui %f57, %fc17 : vector<4xi32>
  %f71 = arith.andi %f70, %fc14 : vector<4xi32>
  %f72 = arith.shli %f71, %fc15 : vector<4xi32>
  %f73 = arith.ori %f69, %f72 : vector<4xi32>
  %f74 = arith.ori %f73, %fc16 : vector<4xi32>
  %f75 = vector.bitcast %f74 : vector<4xi32> to vector<8xf16>
  %f76 = arith.shrui %f59, %fc18 : vector<4xi32>
  %f77 = arith.andi %f76, %fc12 : vector<4xi32>
  %f78 = arith.shrui %f57, %fc19 : vector<4xi32>
  %f79 = arith.andi %f78, %fc14 : vector<4xi32>
  %f80 = arith.shli %f79, %fc15 : vector<4xi32>
  %f81 = arith.ori %f77, %f80 : vector<4xi32>
  %f82 = arith.ori %f81, %fc16 : vector<4xi32>
  %f83 = vector.bitcast %f82 : vector<4xi32> to vector<8xf16>
  %f84 = arith.shrui %f59, %fc20 : vector<4xi32>
  %f85 = arith.andi %f84, %fc12 : vector<4xi32>
  %f86 = arith.shrui %f57, %fc21 : vector<4xi32>
  %f87 = arith.andi %f86, %fc14 : vector<4xi32>
  %f88 = arith.shli %f87, %fc15 : vector<4xi32>
  %f89 = arith.ori %f85, %f88 : vector<4xi32>
  %f90 = arith.ori %f89, %fc16 : vector<4xi32>
  %f91 = vector.bitcast %f90 : vector<4xi32> to vector<8xf16>
  %f92 = vector.shuffle %f67, %f75 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f93 = vector.shuffle %f83, %f91 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f94 = vector.shuffle %f92, %f93 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f95 = arith.subf %f94, %fc22 : vector<32xf16>
  %f96 = vector.shuffle %f95, %f95 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f97 = vector.shuffle %f95, %f95 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f98 = math.fma %f96, %f31, %f39 : vector<16xf16>
  %f99 = math.fma %f97, %f31, %f39 : vector<16xf16>
  func.return %f98, %f99 : vector<16xf16>, vector<16xf16>
}
func.func private @qkv_q5_k_d256__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xf32>, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: memref<?xf32>, %x10: index) {
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
func.func private @qkv_q5_k_d256__gfx1100.2(%x0: index, %x1: index, %x2: vector<8xf32>, %x3: memref<?xf32>, %x4: vector<8xf32>, %x5: index, %x6: index, %x7: memref<?xf32>, %x8: index, %x9: memref<?xi8>, %x10: memref<?xf32>, %x11: index, %x12: index, %x13: memref<?xf32>, %x14: index, %x15: index, %x16: memref<?xi32>, %x17: memref<?xf32>, %x18: memref<?xf32>, %x19: memref<?xf32>, %x20: memref<?xf32>, %x21: memref<?xf32>, %x22: memref<?xi8>, %x23: memref<?xi32>) {
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
  func.call @qkv_q5_k_d256__gfx1100.1(%f41, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
  %f42 = arith.addi %f40, %fc12 : index
  func.call @qkv_q5_k_d256__gfx1100.1(%f42, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
  %f43 = arith.addi %f40, %fc0 : index
  func.call @qkv_q5_k_d256__gfx1100.1(%f43, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
  %f44 = arith.addi %f40, %fc13 : index
  func.call @qkv_q5_k_d256__gfx1100.1(%f44, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
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
wave.kernel @qkv_q5_k_d256__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 8 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 10 : index
  %c5 = arith.constant 256 : index
  %c6 = arith.constant 64 : index
  %c7 = arith.constant 127 : index
  %c8 = arith.constant 128 : index
  %c9 = arith.constant 2 : index
  %c10 = arith.constant 0 : index
  %c11 = arith.constant 1 : index
  %c12 = arith.constant 16 : index
  %c13 = arith.constant 8192 : index
  %c14 = arith.constant 4096 : index
  %rowsMode = wave.param "rowsMode" : index
  %scalesInLds = wave.param "scalesInLds" : index
  %c17 = arith.constant 32 : index
  %c18 = arith.constant 512 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c21 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c24 = arith.constant 3 : index
  %c25 = arith.constant 48 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = arith.remui %2, %c2 : index
  %4 = arith.divui %2, %c2 : index
  %5 = arith.muli %inputFeatures, %c4 : index
  %6 = arith.divui %inputFeatures, %c5 : index
  %7 = arith.muli %6, %c6 : index
  %8 = arith.addi %7, %inputFeatures : index
  %9 = arith.addi %8, %c7 : index
  %10 = arith.divui %9, %c8 : index
  %11 = arith.muli %10, %c8 : index
  %12 = arith.addi %5, %11 : index
  %13 = arith.addi %12, %c8 : index
  %14 = arith.muli %3, %c9 : index
  %15 = arith.addi %14, %c10 : index
  %16 = arith.addi %14, %c11 : index
  %17 = arith.muli %0, %c12 : index
  %18 = arith.addi %17, %15 : index
  %19 = arith.muli %18, %13 : index
  %20 = arith.addi %17, %16 : index
  %21 = arith.muli %20, %13 : index
  %22 = wave.scratch %c13 : memref<?xf32>
  %23 = wave.scratch %c14 : memref<?xf32>
  %24 = memref.load %step[%c10] : memref<?xi32>
  %25 = arith.index_cast %24 : i32 to index
  %26 = arith.cmpi eq, %rowsMode, %c10 : index
  scf.if %26 {
    %27 = arith.muli %1, %c12 : index
    %28 = arith.cmpi slt, %27, %25 : index
    scf.if %28 {
      %29 = arith.muli %scalesInLds, %c12 : index
      %30 = wave.scratch %29 : memref<?xi8>
      %31 = arith.cmpi sgt, %scalesInLds, %c10 : index
      scf.if %31 {
        scf.for %32 = %c10 to %c12 step %c11 {
          %33 = arith.addi %17, %32 : index
          %34 = arith.muli %33, %13 : index
          %35 = arith.addi %34, %c8 : index
          %36 = arith.muli %2, %c17 : index
          %37 = wave.lane
          %38 = arith.addi %36, %37 : index
          %39 = arith.divui %scalesInLds, %c12 : index
          scf.for %40 = %38 to %39 step %c18 {
            %41 = arith.muli %40, %c12 : index
            %42 = arith.addi %35, %41 : index
            %43 = vector.load %w[%42] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %44 = arith.muli %32, %scalesInLds : index
            %45 = arith.addi %44, %41 : index
            vector.store %43, %30[%45] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %46 = wave.lane
      %47 = arith.remui %46, %c12 : index
      %48 = wave.scratch %operandHalves : memref<?xf16>
      %49 = arith.divui %operandHalves, %c2 : index
      %50 = arith.muli %2, %c17 : index
      %51 = arith.addi %50, %46 : index
      scf.for %52 = %51 to %49 step %c18 {
        %53 = arith.muli %52, %c2 : index
        %54 = arith.addi %c10, %53 : index
        %55 = vector.load %x[%54] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %55, %48[%54] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %56 = arith.remui %47, %tileRows : index
      %57 = arith.muli %56, %c2 : index
      %58 = arith.muli %15, %scalesInLds : index
      %59 = arith.muli %16, %scalesInLds : index
      %60 = arith.divui %inputFeatures, %c17 : index
      %61 = arith.muli %4, %stepsPerWave : index
      %62 = arith.minsi %61, %60 : index
      %63 = arith.addi %62, %stepsPerWave : index
      %64 = arith.minsi %63, %60 : index
      %65 = arith.cmpi eq, %wholeBlocks, %c11 : index
      %66 = arith.subi %64, %62 : index
      %67 = arith.divui %66, %c9 : index
      %68 = arith.muli %67, %c9 : index
      %69 = arith.addi %62, %68 : index
      %70 = arith.select %65, %63, %69 : index
      %74:2 = scf.for %71 = %62 to %70 step %c9 iter_args(%72 = %c21, %73 = %c21) -> (vector<8xf32>, vector<8xf32>) {
        %75 = arith.addi %71, %c10 : index
        %76:2 = func.call @qkv_q5_k_d256__gfx1100.0(%46, %75, %19, %58, %30, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %77 = arith.addi %71, %c11 : index
        %78:2 = func.call @qkv_q5_k_d256__gfx1100.0(%46, %77, %19, %58, %30, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %79:2 = func.call @qkv_q5_k_d256__gfx1100.0(%46, %75, %21, %59, %30, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %80:2 = func.call @qkv_q5_k_d256__gfx1100.0(%46, %77, %21, %59, %30, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %81 = arith.muli %71, %c9 : index
        %82 = arith.addi %81, %c10 : index
        %83 = arith.muli %tileRows, %c12 : index
        %84 = arith.muli %82, %83 : index
        %85 = arith.addi %57, %84 : index
        %86 = vector.load %48[%85] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %87 = arith.muli %tileRows, %c2 : index
        %88 = arith.addi %85, %87 : index
        %89 = vector.load %48[%88] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %90 = vector.shuffle %86, %89 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %91 = wave.mma %90, %76#0, %72 : vector<16xf16>, vector<8xf32>
        %92 = wave.mma %90, %79#0, %73 : vector<16xf16>, vector<8xf32>
        %93 = arith.addi %81, %c11 : index
        %94 = arith.muli %93, %83 : index
        %95 = arith.addi %57, %94 : index
        %96 = vector.load %48[%95] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %97 = arith.addi %95, %87 : index
        %98 = vector.load %48[%97] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %99 = vector.shuffle %96, %98 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %100 = wave.mma %99, %76#1, %91 : vector<16xf16>, vector<8xf32>
        %101 = wave.mma %99, %79#1, %92 : vector<16xf16>, vector<8xf32>
        %102 = arith.addi %81, %c9 : index
        %103 = arith.muli %102, %83 : index
        %104 = arith.addi %57, %103 : index
        %105 = vector.load %48[%104] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %106 = arith.addi %104, %87 : index
        %107 = vector.load %48[%106] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %108 = vector.shuffle %105, %107 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %109 = wave.mma %108, %78#0, %100 : vector<16xf16>, vector<8xf32>
        %110 = wave.mma %108, %80#0, %101 : vector<16xf16>, vector<8xf32>
        %111 = arith.addi %81, %c24 : index
        %112 = arith.muli %111, %83 : index
        %113 = arith.addi %57, %112 : index
        %114 = vector.load %48[%113] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %115 = arith.addi %113, %87 : index
        %116 = vector.load %48[%115] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %117 = vector.shuffle %114, %116 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %118 = wave.mma %117, %78#1, %109 : vector<16xf16>, vector<8xf32>
        %119 = wave.mma %117, %80#1, %110 : vector<16xf16>, vector<8xf32>
        scf.yield %118, %119 : vector<8xf32>, vector<8xf32>
      }
      %120 = arith.select %65, %70, %64 : index
      %124:2 = scf.for %121 = %70 to %120 step %c11 iter_args(%122 = %74#0, %123 = %74#1) -> (vector<8xf32>, vector<8xf32>) {
        %125 = arith.addi %121, %c10 : index
        %126:2 = func.call @qkv_q5_k_d256__gfx1100.0(%46, %125, %19, %58, %30, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %127:2 = func.call @qkv_q5_k_d256__gfx1100.0(%46, %125, %21, %59, %30, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %128 = arith.muli %121, %c9 : index
        %129 = arith.addi %128, %c10 : index
        %130 = arith.muli %tileRows, %c12 : index
        %131 = arith.muli %129, %130 : index
        %132 = arith.addi %57, %131 : index
        %133 = vector.load %48[%132] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %134 = arith.muli %tileRows, %c2 : index
        %135 = arith.addi %132, %134 : index
        %136 = vector.load %48[%135] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %137 = vector.shuffle %133, %136 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %138 = wave.mma %137, %126#0, %122 : vector<16xf16>, vector<8xf32>
        %139 = wave.mma %137, %127#0, %123 : vector<16xf16>, vector<8xf32>
        %140 = arith.addi %128, %c11 : index
        %141 = arith.muli %140, %130 : index
        %142 = arith.addi %57, %141 : index
        %143 = vector.load %48[%142] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %144 = arith.addi %142, %134 : index
        %145 = vector.load %48[%144] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %146 = vector.shuffle %143, %145 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %147 = wave.mma %146, %126#1, %138 : vector<16xf16>, vector<8xf32>
        %148 = wave.mma %146, %127#1, %139 : vector<16xf16>, vector<8xf32>
        scf.yield %147, %148 : vector<8xf32>, vector<8xf32>
      }
      %149 = arith.addi %27, %c10 : index
      func.call @qkv_q5_k_d256__gfx1100.2(%3, %4, %124#0, %22, %124#1, %149, %25, %factors, %19, %w, %23, %21, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  %150 = arith.cmpi eq, %rowsMode, %c11 : index
  scf.if %150 {
    %151 = arith.muli %1, %c12 : index
    %152 = arith.cmpi slt, %151, %25 : index
    scf.if %152 {
      %153 = arith.muli %scalesInLds, %c12 : index
      %154 = wave.scratch %153 : memref<?xi8>
      %155 = arith.cmpi sgt, %scalesInLds, %c10 : index
      scf.if %155 {
        scf.for %156 = %c10 to %c12 step %c11 {
          %157 = arith.addi %17, %156 : index
          %158 = arith.muli %157, %13 : index
          %159 = arith.addi %158, %c8 : index
          %160 = arith.muli %2, %c17 : index
          %161 = wave.lane
          %162 = arith.addi %160, %161 : index
          %163 = arith.divui %scalesInLds, %c12 : index
          scf.for %164 = %162 to %163 step %c18 {
            %165 = arith.muli %164, %c12 : index
            %166 = arith.addi %159, %165 : index
            %167 = vector.load %w[%166] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %168 = arith.muli %156, %scalesInLds : index
            %169 = arith.addi %168, %165 : index
            vector.store %167, %154[%169] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %170 = wave.lane
      %171 = arith.remui %170, %c12 : index
      %172 = arith.remui %171, %tileRows : index
      %173 = arith.addi %151, %172 : index
      %174 = arith.divui %173, %tileRows : index
      %175 = arith.divui %inputFeatures, %c12 : index
      %176 = arith.muli %174, %175 : index
      %177 = arith.divui %c10, %c12 : index
      %178 = arith.addi %176, %177 : index
      %179 = arith.muli %178, %c9 : index
      %180 = arith.remui %c10, %c12 : index
      %181 = arith.divui %180, %c2 : index
      %182 = arith.addi %179, %181 : index
      %183 = arith.muli %tileRows, %c2 : index
      %184 = arith.muli %182, %183 : index
      %185 = arith.remui %173, %tileRows : index
      %186 = arith.muli %185, %c2 : index
      %187 = arith.addi %184, %186 : index
      %188 = arith.remui %c10, %c2 : index
      %189 = arith.addi %187, %188 : index
      %190 = arith.muli %15, %scalesInLds : index
      %191 = arith.muli %16, %scalesInLds : index
      %192 = arith.divui %inputFeatures, %c17 : index
      %193 = arith.muli %4, %stepsPerWave : index
      %194 = arith.minsi %193, %192 : index
      %195 = arith.addi %194, %stepsPerWave : index
      %196 = arith.minsi %195, %192 : index
      %197 = arith.cmpi eq, %wholeBlocks, %c11 : index
      %198 = arith.subi %196, %194 : index
      %199 = arith.divui %198, %c9 : index
      %200 = arith.muli %199, %c9 : index
      %201 = arith.addi %194, %200 : index
      %202 = arith.select %197, %195, %201 : index
      %206:2 = scf.for %203 = %194 to %202 step %c9 iter_args(%204 = %c21, %205 = %c21) -> (vector<8xf32>, vector<8xf32>) {
        %207 = arith.addi %203, %c10 : index
        %208:2 = func.call @qkv_q5_k_d256__gfx1100.0(%170, %207, %19, %190, %154, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %209 = arith.addi %203, %c11 : index
        %210:2 = func.call @qkv_q5_k_d256__gfx1100.0(%170, %209, %19, %190, %154, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %211:2 = func.call @qkv_q5_k_d256__gfx1100.0(%170, %207, %21, %191, %154, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %212:2 = func.call @qkv_q5_k_d256__gfx1100.0(%170, %209, %21, %191, %154, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %213 = arith.muli %203, %c9 : index
        %214 = arith.addi %213, %c10 : index
        %215 = arith.muli %tileRows, %c12 : index
        %216 = arith.muli %214, %215 : index
        %217 = arith.addi %189, %216 : index
        %218 = vector.load %x[%217] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %219 = arith.addi %217, %183 : index
        %220 = vector.load %x[%219] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %221 = vector.shuffle %218, %220 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %222 = wave.mma %221, %208#0, %204 : vector<16xf16>, vector<8xf32>
        %223 = wave.mma %221, %211#0, %205 : vector<16xf16>, vector<8xf32>
        %224 = arith.addi %213, %c11 : index
        %225 = arith.muli %224, %215 : index
        %226 = arith.addi %189, %225 : index
        %227 = vector.load %x[%226] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %228 = arith.addi %226, %183 : index
        %229 = vector.load %x[%228] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %230 = vector.shuffle %227, %229 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %231 = wave.mma %230, %208#1, %222 : vector<16xf16>, vector<8xf32>
        %232 = wave.mma %230, %211#1, %223 : vector<16xf16>, vector<8xf32>
        %233 = arith.addi %213, %c9 : index
        %234 = arith.muli %233, %215 : index
        %235 = arith.addi %189, %234 : index
        %236 = vector.load %x[%235] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %237 = arith.addi %235, %183 : index
        %238 = vector.load %x[%237] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %239 = vector.shuffle %236, %238 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %240 = wave.mma %239, %210#0, %231 : vector<16xf16>, vector<8xf32>
        %241 = wave.mma %239, %212#0, %232 : vector<16xf16>, vector<8xf32>
        %242 = arith.addi %213, %c24 : index
        %243 = arith.muli %242, %215 : index
        %244 = arith.addi %189, %243 : index
        %245 = vector.load %x[%244] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %246 = arith.addi %244, %183 : index
        %247 = vector.load %x[%246] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %248 = vector.shuffle %245, %247 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %249 = wave.mma %248, %210#1, %240 : vector<16xf16>, vector<8xf32>
        %250 = wave.mma %248, %212#1, %241 : vector<16xf16>, vector<8xf32>
        scf.yield %249, %250 : vector<8xf32>, vector<8xf32>
      }
      %251 = arith.select %197, %202, %196 : index
      %255:2 = scf.for %252 = %202 to %251 step %c11 iter_args(%253 = %206#0, %254 = %206#1) -> (vector<8xf32>, vector<8xf32>) {
        %256 = arith.addi %252, %c10 : index
        %257:2 = func.call @qkv_q5_k_d256__gfx1100.0(%170, %256, %19, %190, %154, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %258:2 = func.call @qkv_q5_k_d256__gfx1100.0(%170, %256, %21, %191, %154, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %259 = arith.muli %252, %c9 : index
        %260 = arith.addi %259, %c10 : index
        %261 = arith.muli %tileRows, %c12 : index
        %262 = arith.muli %260, %261 : index
        %263 = arith.addi %189, %262 : index
        %264 = vector.load %x[%263] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %265 = arith.addi %263, %183 : index
        %266 = vector.load %x[%265] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %267 = vector.shuffle %264, %266 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %268 = wave.mma %267, %257#0, %253 : vector<16xf16>, vector<8xf32>
        %269 = wave.mma %267, %258#0, %254 : vector<16xf16>, vector<8xf32>
        %270 = arith.addi %259, %c11 : index
        %271 = arith.muli %270, %261 : index
        %272 = arith.addi %189, %271 : index
        %273 = vector.load %x[%272] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %274 = arith.addi %272, %183 : index
        %275 = vector.load %x[%274] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %276 = vector.shuffle %273, %275 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %277 = wave.mma %276, %257#1, %268 : vector<16xf16>, vector<8xf32>
        %278 = wave.mma %276, %258#1, %269 : vector<16xf16>, vector<8xf32>
        scf.yield %277, %278 : vector<8xf32>, vector<8xf32>
      }
      %279 = arith.addi %151, %c10 : index
      func.call @qkv_q5_k_d256__gfx1100.2(%3, %4, %255#0, %22, %255#1, %279, %25, %factors, %19, %w, %23, %21, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  %280 = arith.cmpi eq, %rowsMode, %c9 : index
  scf.if %280 {
    %281 = arith.muli %1, %c6 : index
    %282 = arith.cmpi slt, %281, %25 : index
    scf.if %282 {
      %283 = arith.muli %scalesInLds, %c12 : index
      %284 = wave.scratch %283 : memref<?xi8>
      %285 = arith.cmpi sgt, %scalesInLds, %c10 : index
      scf.if %285 {
        scf.for %286 = %c10 to %c12 step %c11 {
          %287 = arith.addi %17, %286 : index
          %288 = arith.muli %287, %13 : index
          %289 = arith.addi %288, %c8 : index
          %290 = arith.muli %2, %c17 : index
          %291 = wave.lane
          %292 = arith.addi %290, %291 : index
          %293 = arith.divui %scalesInLds, %c12 : index
          scf.for %294 = %292 to %293 step %c18 {
            %295 = arith.muli %294, %c12 : index
            %296 = arith.addi %289, %295 : index
            %297 = vector.load %w[%296] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %298 = arith.muli %286, %scalesInLds : index
            %299 = arith.addi %298, %295 : index
            vector.store %297, %284[%299] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %300 = wave.lane
      %301 = arith.remui %300, %c12 : index
      %302 = arith.remui %301, %tileRows : index
      %303 = arith.addi %281, %302 : index
      %304 = arith.divui %303, %tileRows : index
      %305 = arith.divui %inputFeatures, %c12 : index
      %306 = arith.muli %304, %305 : index
      %307 = arith.divui %c10, %c12 : index
      %308 = arith.addi %306, %307 : index
      %309 = arith.muli %308, %c9 : index
      %310 = arith.remui %c10, %c12 : index
      %311 = arith.divui %310, %c2 : index
      %312 = arith.addi %309, %311 : index
      %313 = arith.muli %tileRows, %c2 : index
      %314 = arith.muli %312, %313 : index
      %315 = arith.remui %303, %tileRows : index
      %316 = arith.muli %315, %c2 : index
      %317 = arith.addi %314, %316 : index
      %318 = arith.remui %c10, %c2 : index
      %319 = arith.addi %317, %318 : index
      %320 = arith.addi %301, %c12 : index
      %321 = arith.addi %281, %320 : index
      %322 = arith.divui %321, %tileRows : index
      %323 = arith.muli %322, %305 : index
      %324 = arith.addi %323, %307 : index
      %325 = arith.muli %324, %c9 : index
      %326 = arith.addi %325, %311 : index
      %327 = arith.muli %326, %313 : index
      %328 = arith.remui %321, %tileRows : index
      %329 = arith.muli %328, %c2 : index
      %330 = arith.addi %327, %329 : index
      %331 = arith.addi %330, %318 : index
      %332 = arith.addi %301, %c17 : index
      %333 = arith.addi %281, %332 : index
      %334 = arith.divui %333, %tileRows : index
      %335 = arith.muli %334, %305 : index
      %336 = arith.addi %335, %307 : index
      %337 = arith.muli %336, %c9 : index
      %338 = arith.addi %337, %311 : index
      %339 = arith.muli %338, %313 : index
      %340 = arith.remui %333, %tileRows : index
      %341 = arith.muli %340, %c2 : index
      %342 = arith.addi %339, %341 : index
      %343 = arith.addi %342, %318 : index
      %344 = arith.addi %301, %c25 : index
      %345 = arith.addi %281, %344 : index
      %346 = arith.divui %345, %tileRows : index
      %347 = arith.muli %346, %305 : index
      %348 = arith.addi %347, %307 : index
      %349 = arith.muli %348, %c9 : index
      %350 = arith.addi %349, %311 : index
      %351 = arith.muli %350, %313 : index
      %352 = arith.remui %345, %tileRows : index
      %353 = arith.muli %352, %c2 : index
      %354 = arith.addi %351, %353 : index
      %355 = arith.addi %354, %318 : index
      %356 = arith.muli %15, %scalesInLds : index
      %357 = arith.muli %16, %scalesInLds : index
      %358 = arith.divui %inputFeatures, %c17 : index
      %359 = arith.muli %4, %stepsPerWave : index
      %360 = arith.minsi %359, %358 : index
      %361 = arith.addi %360, %stepsPerWave : index
      %362 = arith.minsi %361, %358 : index
      %363 = arith.cmpi eq, %wholeBlocks, %c11 : index
      %364 = arith.subi %362, %360 : index
      %365 = arith.divui %364, %c9 : index
      %366 = arith.muli %365, %c9 : index
      %367 = arith.addi %360, %366 : index
      %368 = arith.select %363, %361, %367 : index
      %378:8 = scf.for %369 = %360 to %368 step %c9 iter_args(%370 = %c21, %371 = %c21, %372 = %c21, %373 = %c21, %374 = %c21, %375 = %c21, %376 = %c21, %377 = %c21) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %379 = arith.addi %369, %c10 : index
        %380:2 = func.call @qkv_q5_k_d256__gfx1100.0(%300, %379, %19, %356, %284, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %381 = arith.addi %369, %c11 : index
        %382:2 = func.call @qkv_q5_k_d256__gfx1100.0(%300, %381, %19, %356, %284, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %383:2 = func.call @qkv_q5_k_d256__gfx1100.0(%300, %379, %21, %357, %284, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %384:2 = func.call @qkv_q5_k_d256__gfx1100.0(%300, %381, %21, %357, %284, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %385 = arith.muli %369, %c9 : index
        %386 = arith.addi %385, %c10 : index
        %387 = arith.muli %tileRows, %c12 : index
        %388 = arith.muli %386, %387 : index
        %389 = arith.addi %319, %388 : index
        %390 = vector.load %x[%389] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %391 = arith.addi %389, %313 : index
        %392 = vector.load %x[%391] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %393 = vector.shuffle %390, %392 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %394 = wave.mma %393, %380#0, %370 : vector<16xf16>, vector<8xf32>
        %395 = wave.mma %393, %383#0, %371 : vector<16xf16>, vector<8xf32>
        %396 = arith.addi %331, %388 : index
        %397 = vector.load %x[%396] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %398 = arith.addi %396, %313 : index
        %399 = vector.load %x[%398] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %400 = vector.shuffle %397, %399 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %401 = wave.mma %400, %380#0, %372 : vector<16xf16>, vector<8xf32>
        %402 = wave.mma %400, %383#0, %373 : vector<16xf16>, vector<8xf32>
        %403 = arith.addi %343, %388 : index
        %404 = vector.load %x[%403] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %405 = arith.addi %403, %313 : index
        %406 = vector.load %x[%405] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %407 = vector.shuffle %404, %406 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %408 = wave.mma %407, %380#0, %374 : vector<16xf16>, vector<8xf32>
        %409 = wave.mma %407, %383#0, %375 : vector<16xf16>, vector<8xf32>
        %410 = arith.addi %355, %388 : index
        %411 = vector.load %x[%410] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %412 = arith.addi %410, %313 : index
        %413 = vector.load %x[%412] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %414 = vector.shuffle %411, %413 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %415 = wave.mma %414, %380#0, %376 : vector<16xf16>, vector<8xf32>
        %416 = wave.mma %414, %383#0, %377 : vector<16xf16>, vector<8xf32>
        %417 = arith.addi %385, %c11 : index
        %418 = arith.muli %417, %387 : index
        %419 = arith.addi %319, %418 : index
        %420 = vector.load %x[%419] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %421 = arith.addi %419, %313 : index
        %422 = vector.load %x[%421] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %423 = vector.shuffle %420, %422 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %424 = wave.mma %423, %380#1, %394 : vector<16xf16>, vector<8xf32>
        %425 = wave.mma %423, %383#1, %395 : vector<16xf16>, vector<8xf32>
        %426 = arith.addi %331, %418 : index
        %427 = vector.load %x[%426] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %428 = arith.addi %426, %313 : index
        %429 = vector.load %x[%428] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %430 = vector.shuffle %427, %429 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %431 = wave.mma %430, %380#1, %401 : vector<16xf16>, vector<8xf32>
        %432 = wave.mma %430, %383#1, %402 : vector<16xf16>, vector<8xf32>
        %433 = arith.addi %343, %418 : index
        %434 = vector.load %x[%433] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %435 = arith.addi %433, %313 : index
        %436 = vector.load %x[%435] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %437 = vector.shuffle %434, %436 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %438 = wave.mma %437, %380#1, %408 : vector<16xf16>, vector<8xf32>
        %439 = wave.mma %437, %383#1, %409 : vector<16xf16>, vector<8xf32>
        %440 = arith.addi %355, %418 : index
        %441 = vector.load %x[%440] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %442 = arith.addi %440, %313 : index
        %443 = vector.load %x[%442] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %444 = vector.shuffle %441, %443 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %445 = wave.mma %444, %380#1, %415 : vector<16xf16>, vector<8xf32>
        %446 = wave.mma %444, %383#1, %416 : vector<16xf16>, vector<8xf32>
        %447 = arith.addi %385, %c9 : index
        %448 = arith.muli %447, %387 : index
        %449 = arith.addi %319, %448 : index
        %450 = vector.load %x[%449] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %451 = arith.addi %449, %313 : index
        %452 = vector.load %x[%451] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %453 = vector.shuffle %450, %452 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %454 = wave.mma %453, %382#0, %424 : vector<16xf16>, vector<8xf32>
        %455 = wave.mma %453, %384#0, %425 : vector<16xf16>, vector<8xf32>
        %456 = arith.addi %331, %448 : index
        %457 = vector.load %x[%456] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %458 = arith.addi %456, %313 : index
        %459 = vector.load %x[%458] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %460 = vector.shuffle %457, %459 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %461 = wave.mma %460, %382#0, %431 : vector<16xf16>, vector<8xf32>
        %462 = wave.mma %460, %384#0, %432 : vector<16xf16>, vector<8xf32>
        %463 = arith.addi %343, %448 : index
        %464 = vector.load %x[%463] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %465 = arith.addi %463, %313 : index
        %466 = vector.load %x[%465] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %467 = vector.shuffle %464, %466 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %468 = wave.mma %467, %382#0, %438 : vector<16xf16>, vector<8xf32>
        %469 = wave.mma %467, %384#0, %439 : vector<16xf16>, vector<8xf32>
        %470 = arith.addi %355, %448 : index
        %471 = vector.load %x[%470] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %472 = arith.addi %470, %313 : index
        %473 = vector.load %x[%472] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %474 = vector.shuffle %471, %473 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %475 = wave.mma %474, %382#0, %445 : vector<16xf16>, vector<8xf32>
        %476 = wave.mma %474, %384#0, %446 : vector<16xf16>, vector<8xf32>
        %477 = arith.addi %385, %c24 : index
        %478 = arith.muli %477, %387 : index
        %479 = arith.addi %319, %478 : index
        %480 = vector.load %x[%479] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %481 = arith.addi %479, %313 : index
        %482 = vector.load %x[%481] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %483 = vector.shuffle %480, %482 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %484 = wave.mma %483, %382#1, %454 : vector<16xf16>, vector<8xf32>
        %485 = wave.mma %483, %384#1, %455 : vector<16xf16>, vector<8xf32>
        %486 = arith.addi %331, %478 : index
        %487 = vector.load %x[%486] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %488 = arith.addi %486, %313 : index
        %489 = vector.load %x[%488] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %490 = vector.shuffle %487, %489 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %491 = wave.mma %490, %382#1, %461 : vector<16xf16>, vector<8xf32>
        %492 = wave.mma %490, %384#1, %462 : vector<16xf16>, vector<8xf32>
        %493 = arith.addi %343, %478 : index
        %494 = vector.load %x[%493] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %495 = arith.addi %493, %313 : index
        %496 = vector.load %x[%495] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %497 = vector.shuffle %494, %496 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %498 = wave.mma %497, %382#1, %468 : vector<16xf16>, vector<8xf32>
        %499 = wave.mma %497, %384#1, %469 : vector<16xf16>, vector<8xf32>
        %500 = arith.addi %355, %478 : index
        %501 = vector.load %x[%500] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %502 = arith.addi %500, %313 : index
        %503 = vector.load %x[%502] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %504 = vector.shuffle %501, %503 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %505 = wave.mma %504, %382#1, %475 : vector<16xf16>, vector<8xf32>
        %506 = wave.mma %504, %384#1, %476 : vector<16xf16>, vector<8xf32>
        scf.yield %484, %485, %491, %492, %498, %499, %505, %506 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %507 = arith.select %363, %368, %362 : index
      %517:8 = scf.for %508 = %368 to %507 step %c11 iter_args(%509 = %378#0, %510 = %378#1, %511 = %378#2, %512 = %378#3, %513 = %378#4, %514 = %378#5, %515 = %378#6, %516 = %378#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %518 = arith.addi %508, %c10 : index
        %519:2 = func.call @qkv_q5_k_d256__gfx1100.0(%300, %518, %19, %356, %284, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %520:2 = func.call @qkv_q5_k_d256__gfx1100.0(%300, %518, %21, %357, %284, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %521 = arith.muli %508, %c9 : index
        %522 = arith.addi %521, %c10 : index
        %523 = arith.muli %tileRows, %c12 : index
        %524 = arith.muli %522, %523 : index
        %525 = arith.addi %319, %524 : index
        %526 = vector.load %x[%525] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %527 = arith.addi %525, %313 : index
        %528 = vector.load %x[%527] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %529 = vector.shuffle %526, %528 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %530 = wave.mma %529, %519#0, %509 : vector<16xf16>, vector<8xf32>
        %531 = wave.mma %529, %520#0, %510 : vector<16xf16>, vector<8xf32>
        %532 = arith.addi %331, %524 : index
        %533 = vector.load %x[%532] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %534 = arith.addi %532, %313 : index
        %535 = vector.load %x[%534] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %536 = vector.shuffle %533, %535 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %537 = wave.mma %536, %519#0, %511 : vector<16xf16>, vector<8xf32>
        %538 = wave.mma %536, %520#0, %512 : vector<16xf16>, vector<8xf32>
        %539 = arith.addi %343, %524 : index
        %540 = vector.load %x[%539] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %541 = arith.addi %539, %313 : index
        %542 = vector.load %x[%541] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %543 = vector.shuffle %540, %542 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %544 = wave.mma %543, %519#0, %513 : vector<16xf16>, vector<8xf32>
        %545 = wave.mma %543, %520#0, %514 : vector<16xf16>, vector<8xf32>
        %546 = arith.addi %355, %524 : index
        %547 = vector.load %x[%546] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %548 = arith.addi %546, %313 : index
        %549 = vector.load %x[%548] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %550 = vector.shuffle %547, %549 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %551 = wave.mma %550, %519#0, %515 : vector<16xf16>, vector<8xf32>
        %552 = wave.mma %550, %520#0, %516 : vector<16xf16>, vector<8xf32>
        %553 = arith.addi %521, %c11 : index
        %554 = arith.muli %553, %523 : index
        %555 = arith.addi %319, %554 : index
        %556 = vector.load %x[%555] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %557 = arith.addi %555, %313 : index
        %558 = vector.load %x[%557] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %559 = vector.shuffle %556, %558 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %560 = wave.mma %559, %519#1, %530 : vector<16xf16>, vector<8xf32>
        %561 = wave.mma %559, %520#1, %531 : vector<16xf16>, vector<8xf32>
        %562 = arith.addi %331, %554 : index
        %563 = vector.load %x[%562] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %564 = arith.addi %562, %313 : index
        %565 = vector.load %x[%564] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %566 = vector.shuffle %563, %565 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %567 = wave.mma %566, %519#1, %537 : vector<16xf16>, vector<8xf32>
        %568 = wave.mma %566, %520#1, %538 : vector<16xf16>, vector<8xf32>
        %569 = arith.addi %343, %554 : index
        %570 = vector.load %x[%569] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %571 = arith.addi %569, %313 : index
        %572 = vector.load %x[%571] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %573 = vector.shuffle %570, %572 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %574 = wave.mma %573, %519#1, %544 : vector<16xf16>, vector<8xf32>
        %575 = wave.mma %573, %520#1, %545 : vector<16xf16>, vector<8xf32>
        %576 = arith.addi %355, %554 : index
        %577 = vector.load %x[%576] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %578 = arith.addi %576, %313 : index
        %579 = vector.load %x[%578] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %580 = vector.shuffle %577, %579 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %581 = wave.mma %580, %519#1, %551 : vector<16xf16>, vector<8xf32>
        %582 = wave.mma %580, %520#1, %552 : vector<16xf16>, vector<8xf32>
        scf.yield %560, %561, %567, %568, %574, %575, %581, %582 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %583 = arith.addi %281, %c10 : index
      func.call @qkv_q5_k_d256__gfx1100.2(%3, %4, %517#0, %22, %517#1, %583, %25, %factors, %19, %w, %23, %21, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %584 = arith.addi %281, %c12 : index
      func.call @qkv_q5_k_d256__gfx1100.2(%3, %4, %517#2, %22, %517#3, %584, %25, %factors, %19, %w, %23, %21, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %585 = arith.addi %281, %c17 : index
      func.call @qkv_q5_k_d256__gfx1100.2(%3, %4, %517#4, %22, %517#5, %585, %25, %factors, %19, %w, %23, %21, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %586 = arith.addi %281, %c25 : index
      func.call @qkv_q5_k_d256__gfx1100.2(%3, %4, %517#6, %22, %517#7, %586, %25, %factors, %19, %w, %23, %21, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  wave.return
}
