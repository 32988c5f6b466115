// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q5_k', dim=128)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q5_k_d128__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @qkv_q5_k_d128__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xf32>, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: memref<?xf32>, %x10: index) {
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
func.func private @qkv_q5_k_d128__gfx1100.2(%x0: index, %x1: index, %x2: vector<8xf32>, %x3: memref<?xf32>, %x4: vector<8xf32>, %x5: index, %x6: index, %x7: memref<?xf32>, %x8: index, %x9: memref<?xi8>, %x10: memref<?xf32>, %x11: index, %x12: index, %x13: memref<?xf32>, %x14: index, %x15: index, %x16: memref<?xi32>, %x17: memref<?xf32>, %x18: memref<?xf32>, %x19: memref<?xf32>, %x20: memref<?xf32>, %x21: memref<?xf32>, %x22: memref<?xi8>, %x23: memref<?xi32>) {
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
  func.call @qkv_q5_k_d128__gfx1100.1(%f41, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
  %f42 = arith.addi %f40, %fc11 : index
  func.call @qkv_q5_k_d128__gfx1100.1(%f42, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
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
wave.kernel @qkv_q5_k_d128__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 4 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 10 : index
  %c5 = arith.constant 256 : index
  %c6 = arith.constant 64 : index
  %c7 = arith.constant 127 : index
  %c8 = arith.constant 128 : index
  %c9 = arith.constant 2 : index
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
    %27 = arith.muli %1, %c16 : index
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
          %36 = arith.muli %2, %c18 : index
          %37 = wave.lane
          %38 = arith.addi %36, %37 : index
          %39 = arith.divui %scalesInLds, %c16 : index
          scf.for %40 = %38 to %39 step %c19 {
            %41 = arith.muli %40, %c16 : index
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
      %47 = arith.remui %46, %c16 : index
      %48 = wave.scratch %operandHalves : memref<?xf16>
      %49 = arith.divui %operandHalves, %c12 : index
      %50 = arith.muli %2, %c18 : index
      %51 = arith.addi %50, %46 : index
      scf.for %52 = %51 to %49 step %c19 {
        %53 = arith.muli %52, %c12 : index
        %54 = arith.addi %c10, %53 : index
        %55 = vector.load %x[%54] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %55, %48[%54] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %56 = arith.remui %47, %tileRows : index
      %57 = arith.muli %56, %c12 : index
      %58 = arith.muli %15, %scalesInLds : index
      %59 = arith.muli %16, %scalesInLds : index
      %60 = arith.divui %inputFeatures, %c18 : index
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
      %74:2 = scf.for %71 = %62 to %70 step %c9 iter_args(%72 = %c22, %73 = %c22) -> (vector<8xf32>, vector<8xf32>) {
        %75 = arith.addi %71, %c10 : index
        %76:2 = func.call @qkv_q5_k_d128__gfx1100.0(%46, %75, %19, %58, %30, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %77 = arith.addi %71, %c11 : index
        %78:2 = func.call @qkv_q5_k_d128__gfx1100.0(%46, %77, %19, %58, %30, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %79:2 = func.call @qkv_q5_k_d128__gfx1100.0(%46, %75, %21, %59, %30, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %80:2 = func.call @qkv_q5_k_d128__gfx1100.0(%46, %77, %21, %59, %30, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %81 = arith.muli %71, %c9 : index
        %82 = arith.addi %81, %c10 : index
        %83 = arith.muli %tileRows, %c16 : index
        %84 = arith.muli %82, %83 : index
        %85 = arith.addi %57, %84 : index
        %86 = vector.load %48[%85] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %87 = arith.muli %tileRows, %c12 : index
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
        %111 = arith.addi %81, %c25 : index
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
        %126:2 = func.call @qkv_q5_k_d128__gfx1100.0(%46, %125, %19, %58, %30, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %127:2 = func.call @qkv_q5_k_d128__gfx1100.0(%46, %125, %21, %59, %30, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %128 = arith.muli %121, %c9 : index
        %129 = arith.addi %128, %c10 : index
        %130 = arith.muli %tileRows, %c16 : index
        %131 = arith.muli %129, %130 : index
        %132 = arith.addi %57, %131 : index
        %133 = vector.load %48[%132] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %134 = arith.muli %tileRows, %c12 : index
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
      func.call @qkv_q5_k_d128__gfx1100.2(%3, %4, %124#0, %22, %124#1, %149, %25, %factors, %19, %w, %23, %21, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  %150 = arith.cmpi eq, %rowsMode, %c11 : index
  scf.if %150 {
    %151 = arith.muli %1, %c16 : index
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
          %160 = arith.muli %2, %c18 : index
          %161 = wave.lane
          %162 = arith.addi %160, %161 : index
          %163 = arith.divui %scalesInLds, %c16 : index
          scf.for %164 = %162 to %163 step %c19 {
            %165 = arith.muli %164, %c16 : index
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
      %171 = arith.remui %170, %c16 : index
      %172 = arith.remui %171, %tileRows : index
      %173 = arith.addi %151, %172 : index
      %174 = arith.divui %173, %tileRows : index
      %175 = arith.divui %inputFeatures, %c16 : index
      %176 = arith.muli %174, %175 : index
      %177 = arith.divui %c10, %c16 : index
      %178 = arith.addi %176, %177 : index
      %179 = arith.muli %178, %c9 : index
      %180 = arith.remui %c10, %c16 : index
      %181 = arith.divui %180, %c12 : index
      %182 = arith.addi %179, %181 : index
      %183 = arith.muli %tileRows, %c12 : index
      %184 = arith.muli %182, %183 : index
      %185 = arith.remui %173, %tileRows : index
      %186 = arith.muli %185, %c12 : index
      %187 = arith.addi %184, %186 : index
      %188 = arith.remui %c10, %c12 : index
      %189 = arith.addi %187, %188 : index
      %190 = arith.muli %15, %scalesInLds : index
      %191 = arith.muli %16, %scalesInLds : index
      %192 = arith.divui %inputFeatures, %c18 : index
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
      %206:2 = scf.for %203 = %194 to %202 step %c9 iter_args(%204 = %c22, %205 = %c22) -> (vector<8xf32>, vector<8xf32>) {
        %207 = arith.addi %203, %c10 : index
        %208:2 = func.call @qkv_q5_k_d128__gfx1100.0(%170, %207, %19, %190, %154, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %209 = arith.addi %203, %c11 : index
        %210:2 = func.call @qkv_q5_k_d128__gfx1100.0(%170, %209, %19, %190, %154, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %211:2 = func.call @qkv_q5_k_d128__gfx1100.0(%170, %207, %21, %191, %154, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %212:2 = func.call @qkv_q5_k_d128__gfx1100.0(%170, %209, %21, %191, %154, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %213 = arith.muli %203, %c9 : index
        %214 = arith.addi %213, %c10 : index
        %215 = arith.muli %tileRows, %c16 : index
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
        %242 = arith.addi %213, %c25 : index
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
        %257:2 = func.call @qkv_q5_k_d128__gfx1100.0(%170, %256, %19, %190, %154, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %258:2 = func.call @qkv_q5_k_d128__gfx1100.0(%170, %256, %21, %191, %154, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %259 = arith.muli %252, %c9 : index
        %260 = arith.addi %259, %c10 : index
        %261 = arith.muli %tileRows, %c16 : index
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
      func.call @qkv_q5_k_d128__gfx1100.2(%3, %4, %255#0, %22, %255#1, %279, %25, %factors, %19, %w, %23, %21, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
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
          %290 = arith.muli %2, %c18 : index
          %291 = wave.lane
          %292 = arith.addi %290, %291 : index
          %293 = arith.divui %scalesInLds, %c16 : index
          scf.for %294 = %292 to %293 step %c19 {
            %295 = arith.muli %294, %c16 : index
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
      %301 = arith.remui %300, %c16 : index
      %302 = arith.remui %301, %tileRows : index
      %303 = arith.addi %281, %302 : index
      %304 = arith.divui %303, %tileRows : index
      %305 = arith.divui %inputFeatures, %c16 : index
      %306 = arith.muli %304, %305 : index
      %307 = arith.divui %c10, %c16 : index
      %308 = arith.addi %306, %307 : index
      %309 = arith.muli %308, %c9 : index
      %310 = arith.remui %c10, %c16 : index
      %311 = arith.divui %310, %c12 : index
      %312 = arith.addi %309, %311 : index
      %313 = arith.muli %tileRows, %c12 : index
      %314 = arith.muli %312, %313 : index
      %315 = arith.remui %303, %tileRows : index
      %316 = arith.muli %315, %c12 : index
      %317 = arith.addi %314, %316 : index
      %318 = arith.remui %c10, %c12 : index
      %319 = arith.addi %317, %318 : index
      %320 = arith.addi %301, %c16 : index
      %321 = arith.addi %281, %320 : index
      %322 = arith.divui %321, %tileRows : index
      %323 = arith.muli %322, %305 : index
      %324 = arith.addi %323, %307 : index
      %325 = arith.muli %324, %c9 : index
      %326 = arith.addi %325, %311 : index
      %327 = arith.muli %326, %313 : index
      %328 = arith.remui %321, %tileRows : index
      %329 = arith.muli %328, %c12 : index
      %330 = arith.addi %327, %329 : index
      %331 = arith.addi %330, %318 : index
      %332 = arith.addi %301, %c18 : index
      %333 = arith.addi %281, %332 : index
      %334 = arith.divui %333, %tileRows : index
      %335 = arith.muli %334, %305 : index
      %336 = arith.addi %335, %307 : index
      %337 = arith.muli %336, %c9 : index
      %338 = arith.addi %337, %311 : index
      %339 = arith.muli %338, %313 : index
      %340 = arith.remui %333, %tileRows : index
      %341 = arith.muli %340, %c12 : index
      %342 = arith.addi %339, %341 : index
      %343 = arith.addi %342, %318 : index
      %344 = arith.addi %301, %c26 : index
      %345 = arith.addi %281, %344 : index
      %346 = arith.divui %345, %tileRows : index
      %347 = arith.muli %346, %305 : index
      %348 = arith.addi %347, %307 : index
      %349 = arith.muli %348, %c9 : index
      %350 = arith.addi %349, %311 : index
      %351 = arith.muli %350, %313 : index
      %352 = arith.remui %345, %tileRows : index
      %353 = arith.muli %352, %c12 : index
      %354 = arith.addi %351, %353 : index
      %355 = arith.addi %354, %318 : index
      %356 = arith.muli %15, %scalesInLds : index
      %357 = arith.muli %16, %scalesInLds : index
      %358 = arith.divui %inputFeatures, %c18 : index
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
      %378:8 = scf.for %369 = %360 to %368 step %c9 iter_args(%370 = %c22, %371 = %c22, %372 = %c22, %373 = %c22, %374 = %c22, %375 = %c22, %376 = %c22, %377 = %c22) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %379 = arith.addi %369, %c10 : index
        %380:2 = func.call @qkv_q5_k_d128__gfx1100.0(%300, %379, %19, %356, %284, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %381 = arith.addi %369, %c11 : index
        %382:2 = func.call @qkv_q5_k_d128__gfx1100.0(%300, %381, %19, %356, %284, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %383:2 = func.call @qkv_q5_k_d128__gfx1100.0(%300, %379, %21, %357, %284, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %384:2 = func.call @qkv_q5_k_d128__gfx1100.0(%300, %381, %21, %357, %284, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %385 = arith.muli %369, %c9 : index
        %386 = arith.addi %385, %c10 : index
        %387 = arith.muli %tileRows, %c16 : index
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
        %477 = arith.addi %385, %c25 : index
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
        %519:2 = func.call @qkv_q5_k_d128__gfx1100.0(%300, %518, %19, %356, %284, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %520:2 = func.call @qkv_q5_k_d128__gfx1100.0(%300, %518, %21, %357, %284, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %521 = arith.muli %508, %c9 : index
        %522 = arith.addi %521, %c10 : index
        %523 = arith.muli %tileRows, %c16 : index
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
      func.call @qkv_q5_k_d128__gfx1100.2(%3, %4, %517#0, %22, %517#1, %583, %25, %factors, %19, %w, %23, %21, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %584 = arith.addi %281, %c16 : index
      func.call @qkv_q5_k_d128__gfx1100.2(%3, %4, %517#2, %22, %517#3, %584, %25, %factors, %19, %w, %23, %21, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %585 = arith.addi %281, %c18 : index
      func.call @qkv_q5_k_d128__gfx1100.2(%3, %4, %517#4, %22, %517#5, %585, %25, %factors, %19, %w, %23, %21, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %586 = arith.addi %281, %c26 : index
      func.call @qkv_q5_k_d128__gfx1100.2(%3, %4, %517#6, %22, %517#7, %586, %25, %factors, %19, %w, %23, %21, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  wave.return
}
