// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q2_k', dim=96)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q2_k_d96__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
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
  %fc10 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %fc11 = arith.constant dense<196611> : vector<4xi32>
  %fc12 = arith.constant dense<1677747200> : vector<4xi32>
  %fc13 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %fc14 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %fc15 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %fc16 = arith.constant dense<0x6400> : vector<32xf16>
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
  %f26 = arith.extui %f25 : i8 to i32
  %f27 = arith.sitofp %f26 : i32 to f32
  %f28 = arith.mulf %f24, %f27 : f32
  %f29 = arith.truncf %f28 : f32 to f16
  %f30 = vector.broadcast %f29 : f16 to vector<16xf16>
  %f31 = vector.extract %f12[1] : f16 from vector<2xf16>
  %f32 = arith.extf %f31 : f16 to f32
  %f33 = vector.extract %f18[1] : i8 from vector<4xi8>
  %f34 = arith.extui %f33 : i8 to i32
  %f35 = arith.sitofp %f34 : i32 to f32
  %f36 = arith.mulf %f32, %f35 : f32
  %f37 = arith.truncf %f36 : f32 to f16
  %f38 = vector.broadcast %f37 : f16 to vector<16xf16>
  %f39 = vector.extract %f18[2] : i8 from vector<4xi8>
  %f40 = arith.extui %f39 : i8 to i32
  %f41 = arith.sitofp %f40 : i32 to f32
  %f42 = arith.mulf %f24, %f41 : f32
  %f43 = arith.truncf %f42 : f32 to f16
  %f44 = vector.broadcast %f43 : f16 to vector<16xf16>
  %f45 = vector.extract %f18[3] : i8 from vector<4xi8>
  %f46 = arith.extui %f45 : i8 to i32
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
  %f58 = arith.muli %x6, %fc6 : index
  %f59 = arith.addi %f57, %f58 : index
  %f60 = arith.muli %x1, %fc0 : index
  %f61 = arith.addi %f60, %f0 : index
  %f62 = arith.muli %f61, %fc1 : index
  %f63 = arith.addi %f59, %f62 : index
  %f64 = vector.load %x5[%f63] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
  %f65 = vector.bitcast %f64 : vector<8xi8> to vector<2xi32>
  %f66 = vector.shuffle %f65, %f65 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
  %f67 = arith.shrui %f66, %fc10 : vector<4xi32>
  %f68 = arith.andi %f67, %fc11 : vector<4xi32>
  %f69 = arith.ori %f68, %fc12 : vector<4xi32>
  %f70 = vector.bitcast %f69 : vector<4xi32> to vector<8xf16>
  %f71 = arith.shrui %f66, %fc13 : vector<4xi32>
  %f72 = arith.andi %f71, %fc11 : vector<4xi32>
  %f73 = arith.ori %f72, %fc12 : vector<4xi32>
  %f74 = vector.bitcast %f73 : vector<4xi32> to vector<8xf16>
  %f75 = arith.shrui %f66, %fc14 : vector<4xi32>
  %f76 = arith.andi %f75, %fc11 : vector<4xi32>
  %f77 = arith.ori %f76, %fc12 : vector<4xi32>
  %f78 = vector.bitcast %f77 : vector<4xi32> to vector<8xf16>
  %f79 = arith.shrui %f66, %fc15 : vector<4xi32>
  %f80 = arith.andi %f79, %fc11 : vector<4xi32>
  %f81 = arith.ori %f80, %fc12 : vector<4xi32>
  %f82 = vector.bitcast %f81 : vector<4xi32> to vector<8xf16>
  %f83 = vector.shuffle %f70, %f74 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f84 = vector.shuffle %f78, %f82 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f85 = vector.shuffle %f83, %f84 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f86 = arith.subf %f85, %fc16 : vector<32xf16>
  %f87 = vector.shuffle %f86, %f86 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f88 = vector.shuffle %f86, %f86 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f89 = math.fma %f87, %f30, %f38 : vector<16xf16>
  %f90 = math.fma %f88, %f44, %f50 : vector<16xf16>
  func.return %f89, %f90 : vector<16xf16>, vector<16xf16>
}
func.func private @qkv_q2_k_d96__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xf32>, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: memref<?xf32>, %x10: index) {
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
func.func private @qkv_q2_k_d96__gfx1100.2(%x0: index, %x1: index, %x2: vector<8xf32>, %x3: memref<?xf32>, %x4: vector<8xf32>, %x5: index, %x6: index, %x7: memref<?xf32>, %x8: index, %x9: memref<?xi8>, %x10: memref<?xf32>, %x11: index, %x12: index, %x13: memref<?xf32>, %x14: index, %x15: index, %x16: memref<?xi32>, %x17: memref<?xf32>, %x18: memref<?xf32>, %x19: memref<?xf32>, %x20: memref<?xf32>, %x21: memref<?xf32>, %x22: memref<?xi8>) {
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
  func.call @qkv_q2_k_d96__gfx1100.1(%f41, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
  %f42 = arith.addi %f40, %fc11 : index
  func.call @qkv_q2_k_d96__gfx1100.1(%f42, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
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
wave.kernel @qkv_q2_k_d96__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 12 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 3 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 2 : index
  %c6 = arith.constant 256 : index
  %c7 = arith.constant 64 : index
  %c8 = arith.constant 127 : index
  %c9 = arith.constant 128 : index
  %c10 = arith.constant 0 : index
  %c11 = arith.constant 1 : index
  %c12 = arith.constant 6 : index
  %c13 = arith.constant 6144 : index
  %c14 = arith.constant 1536 : index
  %rowsMode = wave.param "rowsMode" : index
  %c16 = arith.constant 16 : index
  %scalesInLds = wave.param "scalesInLds" : index
  %c18 = arith.constant 32 : index
  %c19 = arith.constant 384 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c22 = arith.constant 8 : index
  %c23 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c26 = arith.constant 48 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = arith.remui %2, %c2 : index
  %4 = arith.divui %2, %c2 : index
  %5 = arith.muli %inputFeatures, %c4 : index
  %6 = arith.divui %5, %c5 : index
  %7 = arith.divui %inputFeatures, %c6 : index
  %8 = arith.muli %7, %c7 : index
  %9 = arith.addi %8, %6 : index
  %10 = arith.addi %9, %c8 : index
  %11 = arith.divui %10, %c9 : index
  %12 = arith.muli %11, %c9 : index
  %13 = arith.addi %5, %12 : index
  %14 = arith.addi %13, %c9 : index
  %15 = arith.muli %3, %c5 : index
  %16 = arith.addi %15, %c10 : index
  %17 = arith.addi %15, %c11 : index
  %18 = arith.muli %0, %c12 : index
  %19 = arith.addi %18, %16 : index
  %20 = arith.muli %19, %14 : index
  %21 = arith.addi %18, %17 : index
  %22 = arith.muli %21, %14 : index
  %23 = wave.scratch %c13 : memref<?xf32>
  %24 = wave.scratch %c14 : memref<?xf32>
  %25 = memref.load %step[%c10] : memref<?xi32>
  %26 = arith.index_cast %25 : i32 to index
  %27 = arith.cmpi eq, %rowsMode, %c10 : index
  scf.if %27 {
    %28 = arith.muli %1, %c16 : index
    %29 = arith.cmpi slt, %28, %26 : index
    scf.if %29 {
      %30 = arith.muli %scalesInLds, %c12 : index
      %31 = wave.scratch %30 : memref<?xi8>
      %32 = arith.cmpi sgt, %scalesInLds, %c10 : index
      scf.if %32 {
        scf.for %33 = %c10 to %c12 step %c11 {
          %34 = arith.addi %18, %33 : index
          %35 = arith.muli %34, %14 : index
          %36 = arith.addi %35, %c9 : index
          %37 = arith.muli %2, %c18 : index
          %38 = wave.lane
          %39 = arith.addi %37, %38 : index
          %40 = arith.divui %scalesInLds, %c16 : index
          scf.for %41 = %39 to %40 step %c19 {
            %42 = arith.muli %41, %c16 : index
            %43 = arith.addi %36, %42 : index
            %44 = vector.load %w[%43] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %45 = arith.muli %33, %scalesInLds : index
            %46 = arith.addi %45, %42 : index
            vector.store %44, %31[%46] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %47 = wave.lane
      %48 = arith.remui %47, %c16 : index
      %49 = wave.scratch %operandHalves : memref<?xf16>
      %50 = arith.divui %operandHalves, %c22 : index
      %51 = arith.muli %2, %c18 : index
      %52 = arith.addi %51, %47 : index
      scf.for %53 = %52 to %50 step %c19 {
        %54 = arith.muli %53, %c22 : index
        %55 = arith.addi %c10, %54 : index
        %56 = vector.load %x[%55] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %56, %49[%55] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %57 = arith.remui %48, %tileRows : index
      %58 = arith.muli %57, %c22 : index
      %59 = arith.muli %16, %scalesInLds : index
      %60 = arith.muli %17, %scalesInLds : index
      %61 = arith.divui %inputFeatures, %c18 : index
      %62 = arith.muli %4, %stepsPerWave : index
      %63 = arith.minsi %62, %61 : index
      %64 = arith.addi %63, %stepsPerWave : index
      %65 = arith.minsi %64, %61 : index
      %66 = arith.cmpi eq, %wholeBlocks, %c11 : index
      %67 = arith.subi %65, %63 : index
      %68 = arith.divui %67, %c5 : index
      %69 = arith.muli %68, %c5 : index
      %70 = arith.addi %63, %69 : index
      %71 = arith.select %66, %64, %70 : index
      %75:2 = scf.for %72 = %63 to %71 step %c5 iter_args(%73 = %c23, %74 = %c23) -> (vector<8xf32>, vector<8xf32>) {
        %76 = arith.addi %72, %c10 : index
        %77:2 = func.call @qkv_q2_k_d96__gfx1100.0(%47, %76, %20, %59, %31, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %78 = arith.addi %72, %c11 : index
        %79:2 = func.call @qkv_q2_k_d96__gfx1100.0(%47, %78, %20, %59, %31, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %80:2 = func.call @qkv_q2_k_d96__gfx1100.0(%47, %76, %22, %60, %31, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %81:2 = func.call @qkv_q2_k_d96__gfx1100.0(%47, %78, %22, %60, %31, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %82 = arith.muli %72, %c5 : index
        %83 = arith.addi %82, %c10 : index
        %84 = arith.muli %tileRows, %c16 : index
        %85 = arith.muli %83, %84 : index
        %86 = arith.addi %58, %85 : index
        %87 = vector.load %49[%86] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %88 = arith.muli %tileRows, %c22 : index
        %89 = arith.addi %86, %88 : index
        %90 = vector.load %49[%89] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %91 = vector.shuffle %87, %90 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %92 = wave.mma %91, %77#0, %73 : vector<16xf16>, vector<8xf32>
        %93 = wave.mma %91, %80#0, %74 : vector<16xf16>, vector<8xf32>
        %94 = arith.addi %82, %c11 : index
        %95 = arith.muli %94, %84 : index
        %96 = arith.addi %58, %95 : index
        %97 = vector.load %49[%96] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %98 = arith.addi %96, %88 : index
        %99 = vector.load %49[%98] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %100 = vector.shuffle %97, %99 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %101 = wave.mma %100, %77#1, %92 : vector<16xf16>, vector<8xf32>
        %102 = wave.mma %100, %80#1, %93 : vector<16xf16>, vector<8xf32>
        %103 = arith.addi %82, %c5 : index
        %104 = arith.muli %103, %84 : index
        %105 = arith.addi %58, %104 : index
        %106 = vector.load %49[%105] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %107 = arith.addi %105, %88 : index
        %108 = vector.load %49[%107] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %109 = vector.shuffle %106, %108 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %110 = wave.mma %109, %79#0, %101 : vector<16xf16>, vector<8xf32>
        %111 = wave.mma %109, %81#0, %102 : vector<16xf16>, vector<8xf32>
        %112 = arith.addi %82, %c2 : index
        %113 = arith.muli %112, %84 : index
        %114 = arith.addi %58, %113 : index
        %115 = vector.load %49[%114] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %116 = arith.addi %114, %88 : index
        %117 = vector.load %49[%116] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %118 = vector.shuffle %115, %117 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %119 = wave.mma %118, %79#1, %110 : vector<16xf16>, vector<8xf32>
        %120 = wave.mma %118, %81#1, %111 : vector<16xf16>, vector<8xf32>
        scf.yield %119, %120 : vector<8xf32>, vector<8xf32>
      }
      %121 = arith.select %66, %71, %65 : index
      %125:2 = scf.for %122 = %71 to %121 step %c11 iter_args(%123 = %75#0, %124 = %75#1) -> (vector<8xf32>, vector<8xf32>) {
        %126 = arith.addi %122, %c10 : index
        %127:2 = func.call @qkv_q2_k_d96__gfx1100.0(%47, %126, %20, %59, %31, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %128:2 = func.call @qkv_q2_k_d96__gfx1100.0(%47, %126, %22, %60, %31, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %129 = arith.muli %122, %c5 : index
        %130 = arith.addi %129, %c10 : index
        %131 = arith.muli %tileRows, %c16 : index
        %132 = arith.muli %130, %131 : index
        %133 = arith.addi %58, %132 : index
        %134 = vector.load %49[%133] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %135 = arith.muli %tileRows, %c22 : index
        %136 = arith.addi %133, %135 : index
        %137 = vector.load %49[%136] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %138 = vector.shuffle %134, %137 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %139 = wave.mma %138, %127#0, %123 : vector<16xf16>, vector<8xf32>
        %140 = wave.mma %138, %128#0, %124 : vector<16xf16>, vector<8xf32>
        %141 = arith.addi %129, %c11 : index
        %142 = arith.muli %141, %131 : index
        %143 = arith.addi %58, %142 : index
        %144 = vector.load %49[%143] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %145 = arith.addi %143, %135 : index
        %146 = vector.load %49[%145] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %147 = vector.shuffle %144, %146 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %148 = wave.mma %147, %127#1, %139 : vector<16xf16>, vector<8xf32>
        %149 = wave.mma %147, %128#1, %140 : vector<16xf16>, vector<8xf32>
        scf.yield %148, %149 : vector<8xf32>, vector<8xf32>
      }
      %150 = arith.addi %28, %c10 : index
      func.call @qkv_q2_k_d96__gfx1100.2(%3, %4, %125#0, %23, %125#1, %150, %26, %factors, %20, %w, %24, %22, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  %151 = arith.cmpi eq, %rowsMode, %c11 : index
  scf.if %151 {
    %152 = arith.muli %1, %c16 : index
    %153 = arith.cmpi slt, %152, %26 : index
    scf.if %153 {
      %154 = arith.muli %scalesInLds, %c12 : index
      %155 = wave.scratch %154 : memref<?xi8>
      %156 = arith.cmpi sgt, %scalesInLds, %c10 : index
      scf.if %156 {
        scf.for %157 = %c10 to %c12 step %c11 {
          %158 = arith.addi %18, %157 : index
          %159 = arith.muli %158, %14 : index
          %160 = arith.addi %159, %c9 : index
          %161 = arith.muli %2, %c18 : index
          %162 = wave.lane
          %163 = arith.addi %161, %162 : index
          %164 = arith.divui %scalesInLds, %c16 : index
          scf.for %165 = %163 to %164 step %c19 {
            %166 = arith.muli %165, %c16 : index
            %167 = arith.addi %160, %166 : index
            %168 = vector.load %w[%167] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %169 = arith.muli %157, %scalesInLds : index
            %170 = arith.addi %169, %166 : index
            vector.store %168, %155[%170] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %171 = wave.lane
      %172 = arith.remui %171, %c16 : index
      %173 = arith.remui %172, %tileRows : index
      %174 = arith.addi %152, %173 : index
      %175 = arith.divui %174, %tileRows : index
      %176 = arith.divui %inputFeatures, %c16 : index
      %177 = arith.muli %175, %176 : index
      %178 = arith.divui %c10, %c16 : index
      %179 = arith.addi %177, %178 : index
      %180 = arith.muli %179, %c5 : index
      %181 = arith.remui %c10, %c16 : index
      %182 = arith.divui %181, %c22 : index
      %183 = arith.addi %180, %182 : index
      %184 = arith.muli %tileRows, %c22 : index
      %185 = arith.muli %183, %184 : index
      %186 = arith.remui %174, %tileRows : index
      %187 = arith.muli %186, %c22 : index
      %188 = arith.addi %185, %187 : index
      %189 = arith.remui %c10, %c22 : index
      %190 = arith.addi %188, %189 : index
      %191 = arith.muli %16, %scalesInLds : index
      %192 = arith.muli %17, %scalesInLds : index
      %193 = arith.divui %inputFeatures, %c18 : index
      %194 = arith.muli %4, %stepsPerWave : index
      %195 = arith.minsi %194, %193 : index
      %196 = arith.addi %195, %stepsPerWave : index
      %197 = arith.minsi %196, %193 : index
      %198 = arith.cmpi eq, %wholeBlocks, %c11 : index
      %199 = arith.subi %197, %195 : index
      %200 = arith.divui %199, %c5 : index
      %201 = arith.muli %200, %c5 : index
      %202 = arith.addi %195, %201 : index
      %203 = arith.select %198, %196, %202 : index
      %207:2 = scf.for %204 = %195 to %203 step %c5 iter_args(%205 = %c23, %206 = %c23) -> (vector<8xf32>, vector<8xf32>) {
        %208 = arith.addi %204, %c10 : index
        %209:2 = func.call @qkv_q2_k_d96__gfx1100.0(%171, %208, %20, %191, %155, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %210 = arith.addi %204, %c11 : index
        %211:2 = func.call @qkv_q2_k_d96__gfx1100.0(%171, %210, %20, %191, %155, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %212:2 = func.call @qkv_q2_k_d96__gfx1100.0(%171, %208, %22, %192, %155, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %213:2 = func.call @qkv_q2_k_d96__gfx1100.0(%171, %210, %22, %192, %155, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %214 = arith.muli %204, %c5 : index
        %215 = arith.addi %214, %c10 : index
        %216 = arith.muli %tileRows, %c16 : index
        %217 = arith.muli %215, %216 : index
        %218 = arith.addi %190, %217 : index
        %219 = vector.load %x[%218] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %220 = arith.addi %218, %184 : index
        %221 = vector.load %x[%220] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %222 = vector.shuffle %219, %221 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %223 = wave.mma %222, %209#0, %205 : vector<16xf16>, vector<8xf32>
        %224 = wave.mma %222, %212#0, %206 : vector<16xf16>, vector<8xf32>
        %225 = arith.addi %214, %c11 : index
        %226 = arith.muli %225, %216 : index
        %227 = arith.addi %190, %226 : index
        %228 = vector.load %x[%227] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %229 = arith.addi %227, %184 : index
        %230 = vector.load %x[%229] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %231 = vector.shuffle %228, %230 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %232 = wave.mma %231, %209#1, %223 : vector<16xf16>, vector<8xf32>
        %233 = wave.mma %231, %212#1, %224 : vector<16xf16>, vector<8xf32>
        %234 = arith.addi %214, %c5 : index
        %235 = arith.muli %234, %216 : index
        %236 = arith.addi %190, %235 : index
        %237 = vector.load %x[%236] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %238 = arith.addi %236, %184 : index
        %239 = vector.load %x[%238] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %240 = vector.shuffle %237, %239 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %241 = wave.mma %240, %211#0, %232 : vector<16xf16>, vector<8xf32>
        %242 = wave.mma %240, %213#0, %233 : vector<16xf16>, vector<8xf32>
        %243 = arith.addi %214, %c2 : index
        %244 = arith.muli %243, %216 : index
        %245 = arith.addi %190, %244 : index
        %246 = vector.load %x[%245] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %247 = arith.addi %245, %184 : index
        %248 = vector.load %x[%247] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %249 = vector.shuffle %246, %248 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %250 = wave.mma %249, %211#1, %241 : vector<16xf16>, vector<8xf32>
        %251 = wave.mma %249, %213#1, %242 : vector<16xf16>, vector<8xf32>
        scf.yield %250, %251 : vector<8xf32>, vector<8xf32>
      }
      %252 = arith.select %198, %203, %197 : index
      %256:2 = scf.for %253 = %203 to %252 step %c11 iter_args(%254 = %207#0, %255 = %207#1) -> (vector<8xf32>, vector<8xf32>) {
        %257 = arith.addi %253, %c10 : index
        %258:2 = func.call @qkv_q2_k_d96__gfx1100.0(%171, %257, %20, %191, %155, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %259:2 = func.call @qkv_q2_k_d96__gfx1100.0(%171, %257, %22, %192, %155, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %260 = arith.muli %253, %c5 : index
        %261 = arith.addi %260, %c10 : index
        %262 = arith.muli %tileRows, %c16 : index
        %263 = arith.muli %261, %262 : index
        %264 = arith.addi %190, %263 : index
        %265 = vector.load %x[%264] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %266 = arith.addi %264, %184 : index
        %267 = vector.load %x[%266] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %268 = vector.shuffle %265, %267 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %269 = wave.mma %268, %258#0, %254 : vector<16xf16>, vector<8xf32>
        %270 = wave.mma %268, %259#0, %255 : vector<16xf16>, vector<8xf32>
        %271 = arith.addi %260, %c11 : index
        %272 = arith.muli %271, %262 : index
        %273 = arith.addi %190, %272 : index
        %274 = vector.load %x[%273] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %275 = arith.addi %273, %184 : index
        %276 = vector.load %x[%275] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %277 = vector.shuffle %274, %276 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %278 = wave.mma %277, %258#1, %269 : vector<16xf16>, vector<8xf32>
        %279 = wave.mma %277, %259#1, %270 : vector<16xf16>, vector<8xf32>
        scf.yield %278, %279 : vector<8xf32>, vector<8xf32>
      }
      %280 = arith.addi %152, %c10 : index
      func.call @qkv_q2_k_d96__gfx1100.2(%3, %4, %256#0, %23, %256#1, %280, %26, %factors, %20, %w, %24, %22, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  %281 = arith.cmpi eq, %rowsMode, %c5 : index
  scf.if %281 {
    %282 = arith.muli %1, %c7 : index
    %283 = arith.cmpi slt, %282, %26 : index
    scf.if %283 {
      %284 = arith.muli %scalesInLds, %c12 : index
      %285 = wave.scratch %284 : memref<?xi8>
      %286 = arith.cmpi sgt, %scalesInLds, %c10 : index
      scf.if %286 {
        scf.for %287 = %c10 to %c12 step %c11 {
          %288 = arith.addi %18, %287 : index
          %289 = arith.muli %288, %14 : index
          %290 = arith.addi %289, %c9 : index
          %291 = arith.muli %2, %c18 : index
          %292 = wave.lane
          %293 = arith.addi %291, %292 : index
          %294 = arith.divui %scalesInLds, %c16 : index
          scf.for %295 = %293 to %294 step %c19 {
            %296 = arith.muli %295, %c16 : index
            %297 = arith.addi %290, %296 : index
            %298 = vector.load %w[%297] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %299 = arith.muli %287, %scalesInLds : index
            %300 = arith.addi %299, %296 : index
            vector.store %298, %285[%300] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %301 = wave.lane
      %302 = arith.remui %301, %c16 : index
      %303 = arith.remui %302, %tileRows : index
      %304 = arith.addi %282, %303 : index
      %305 = arith.divui %304, %tileRows : index
      %306 = arith.divui %inputFeatures, %c16 : index
      %307 = arith.muli %305, %306 : index
      %308 = arith.divui %c10, %c16 : index
      %309 = arith.addi %307, %308 : index
      %310 = arith.muli %309, %c5 : index
      %311 = arith.remui %c10, %c16 : index
      %312 = arith.divui %311, %c22 : index
      %313 = arith.addi %310, %312 : index
      %314 = arith.muli %tileRows, %c22 : index
      %315 = arith.muli %313, %314 : index
      %316 = arith.remui %304, %tileRows : index
      %317 = arith.muli %316, %c22 : index
      %318 = arith.addi %315, %317 : index
      %319 = arith.remui %c10, %c22 : index
      %320 = arith.addi %318, %319 : index
      %321 = arith.addi %302, %c16 : index
      %322 = arith.addi %282, %321 : index
      %323 = arith.divui %322, %tileRows : index
      %324 = arith.muli %323, %306 : index
      %325 = arith.addi %324, %308 : index
      %326 = arith.muli %325, %c5 : index
      %327 = arith.addi %326, %312 : index
      %328 = arith.muli %327, %314 : index
      %329 = arith.remui %322, %tileRows : index
      %330 = arith.muli %329, %c22 : index
      %331 = arith.addi %328, %330 : index
      %332 = arith.addi %331, %319 : index
      %333 = arith.addi %302, %c18 : index
      %334 = arith.addi %282, %333 : index
      %335 = arith.divui %334, %tileRows : index
      %336 = arith.muli %335, %306 : index
      %337 = arith.addi %336, %308 : index
      %338 = arith.muli %337, %c5 : index
      %339 = arith.addi %338, %312 : index
      %340 = arith.muli %339, %314 : index
      %341 = arith.remui %334, %tileRows : index
      %342 = arith.muli %341, %c22 : index
      %343 = arith.addi %340, %342 : index
      %344 = arith.addi %343, %319 : index
      %345 = arith.addi %302, %c26 : index
      %346 = arith.addi %282, %345 : index
      %347 = arith.divui %346, %tileRows : index
      %348 = arith.muli %347, %306 : index
      %349 = arith.addi %348, %308 : index
      %350 = arith.muli %349, %c5 : index
      %351 = arith.addi %350, %312 : index
      %352 = arith.muli %351, %314 : index
      %353 = arith.remui %346, %tileRows : index
      %354 = arith.muli %353, %c22 : index
      %355 = arith.addi %352, %354 : index
      %356 = arith.addi %355, %319 : index
      %357 = arith.muli %16, %scalesInLds : index
      %358 = arith.muli %17, %scalesInLds : index
      %359 = arith.divui %inputFeatures, %c18 : index
      %360 = arith.muli %4, %stepsPerWave : index
      %361 = arith.minsi %360, %359 : index
      %362 = arith.addi %361, %stepsPerWave : index
      %363 = arith.minsi %362, %359 : index
      %364 = arith.cmpi eq, %wholeBlocks, %c11 : index
      %365 = arith.subi %363, %361 : index
      %366 = arith.divui %365, %c5 : index
      %367 = arith.muli %366, %c5 : index
      %368 = arith.addi %361, %367 : index
      %369 = arith.select %364, %362, %368 : index
      %379:8 = scf.for %370 = %361 to %369 step %c5 iter_args(%371 = %c23, %372 = %c23, %373 = %c23, %374 = %c23, %375 = %c23, %376 = %c23, %377 = %c23, %378 = %c23) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %380 = arith.addi %370, %c10 : index
        %381:2 = func.call @qkv_q2_k_d96__gfx1100.0(%301, %380, %20, %357, %285, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %382 = arith.addi %370, %c11 : index
        %383:2 = func.call @qkv_q2_k_d96__gfx1100.0(%301, %382, %20, %357, %285, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %384:2 = func.call @qkv_q2_k_d96__gfx1100.0(%301, %380, %22, %358, %285, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %385:2 = func.call @qkv_q2_k_d96__gfx1100.0(%301, %382, %22, %358, %285, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %386 = arith.muli %370, %c5 : index
        %387 = arith.addi %386, %c10 : index
        %388 = arith.muli %tileRows, %c16 : index
        %389 = arith.muli %387, %388 : index
        %390 = arith.addi %320, %389 : index
        %391 = vector.load %x[%390] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %392 = arith.addi %390, %314 : index
        %393 = vector.load %x[%392] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %394 = vector.shuffle %391, %393 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %395 = wave.mma %394, %381#0, %371 : vector<16xf16>, vector<8xf32>
        %396 = wave.mma %394, %384#0, %372 : vector<16xf16>, vector<8xf32>
        %397 = arith.addi %332, %389 : index
        %398 = vector.load %x[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %399 = arith.addi %397, %314 : index
        %400 = vector.load %x[%399] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %401 = vector.shuffle %398, %400 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %402 = wave.mma %401, %381#0, %373 : vector<16xf16>, vector<8xf32>
        %403 = wave.mma %401, %384#0, %374 : vector<16xf16>, vector<8xf32>
        %404 = arith.addi %344, %389 : index
        %405 = vector.load %x[%404] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %406 = arith.addi %404, %314 : index
        %407 = vector.load %x[%406] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %408 = vector.shuffle %405, %407 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %409 = wave.mma %408, %381#0, %375 : vector<16xf16>, vector<8xf32>
        %410 = wave.mma %408, %384#0, %376 : vector<16xf16>, vector<8xf32>
        %411 = arith.addi %356, %389 : index
        %412 = vector.load %x[%411] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %413 = arith.addi %411, %314 : index
        %414 = vector.load %x[%413] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %415 = vector.shuffle %412, %414 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %416 = wave.mma %415, %381#0, %377 : vector<16xf16>, vector<8xf32>
        %417 = wave.mma %415, %384#0, %378 : vector<16xf16>, vector<8xf32>
        %418 = arith.addi %386, %c11 : index
        %419 = arith.muli %418, %388 : index
        %420 = arith.addi %320, %419 : index
        %421 = vector.load %x[%420] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %422 = arith.addi %420, %314 : index
        %423 = vector.load %x[%422] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %424 = vector.shuffle %421, %423 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %425 = wave.mma %424, %381#1, %395 : vector<16xf16>, vector<8xf32>
        %426 = wave.mma %424, %384#1, %396 : vector<16xf16>, vector<8xf32>
        %427 = arith.addi %332, %419 : index
        %428 = vector.load %x[%427] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %429 = arith.addi %427, %314 : index
        %430 = vector.load %x[%429] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %431 = vector.shuffle %428, %430 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %432 = wave.mma %431, %381#1, %402 : vector<16xf16>, vector<8xf32>
        %433 = wave.mma %431, %384#1, %403 : vector<16xf16>, vector<8xf32>
        %434 = arith.addi %344, %419 : index
        %435 = vector.load %x[%434] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %436 = arith.addi %434, %314 : index
        %437 = vector.load %x[%436] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %438 = vector.shuffle %435, %437 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %439 = wave.mma %438, %381#1, %409 : vector<16xf16>, vector<8xf32>
        %440 = wave.mma %438, %384#1, %410 : vector<16xf16>, vector<8xf32>
        %441 = arith.addi %356, %419 : index
        %442 = vector.load %x[%441] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %443 = arith.addi %441, %314 : index
        %444 = vector.load %x[%443] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %445 = vector.shuffle %442, %444 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %446 = wave.mma %445, %381#1, %416 : vector<16xf16>, vector<8xf32>
        %447 = wave.mma %445, %384#1, %417 : vector<16xf16>, vector<8xf32>
        %448 = arith.addi %386, %c5 : index
        %449 = arith.muli %448, %388 : index
        %450 = arith.addi %320, %449 : index
        %451 = vector.load %x[%450] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %452 = arith.addi %450, %314 : index
        %453 = vector.load %x[%452] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %454 = vector.shuffle %451, %453 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %455 = wave.mma %454, %383#0, %425 : vector<16xf16>, vector<8xf32>
        %456 = wave.mma %454, %385#0, %426 : vector<16xf16>, vector<8xf32>
        %457 = arith.addi %332, %449 : index
        %458 = vector.load %x[%457] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %459 = arith.addi %457, %314 : index
        %460 = vector.load %x[%459] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %461 = vector.shuffle %458, %460 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %462 = wave.mma %461, %383#0, %432 : vector<16xf16>, vector<8xf32>
        %463 = wave.mma %461, %385#0, %433 : vector<16xf16>, vector<8xf32>
        %464 = arith.addi %344, %449 : index
        %465 = vector.load %x[%464] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %466 = arith.addi %464, %314 : index
        %467 = vector.load %x[%466] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %468 = vector.shuffle %465, %467 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %469 = wave.mma %468, %383#0, %439 : vector<16xf16>, vector<8xf32>
        %470 = wave.mma %468, %385#0, %440 : vector<16xf16>, vector<8xf32>
        %471 = arith.addi %356, %449 : index
        %472 = vector.load %x[%471] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %473 = arith.addi %471, %314 : index
        %474 = vector.load %x[%473] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %475 = vector.shuffle %472, %474 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %476 = wave.mma %475, %383#0, %446 : vector<16xf16>, vector<8xf32>
        %477 = wave.mma %475, %385#0, %447 : vector<16xf16>, vector<8xf32>
        %478 = arith.addi %386, %c2 : index
        %479 = arith.muli %478, %388 : index
        %480 = arith.addi %320, %479 : index
        %481 = vector.load %x[%480] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %482 = arith.addi %480, %314 : index
        %483 = vector.load %x[%482] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %484 = vector.shuffle %481, %483 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %485 = wave.mma %484, %383#1, %455 : vector<16xf16>, vector<8xf32>
        %486 = wave.mma %484, %385#1, %456 : vector<16xf16>, vector<8xf32>
        %487 = arith.addi %332, %479 : index
        %488 = vector.load %x[%487] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %489 = arith.addi %487, %314 : index
        %490 = vector.load %x[%489] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %491 = vector.shuffle %488, %490 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %492 = wave.mma %491, %383#1, %462 : vector<16xf16>, vector<8xf32>
        %493 = wave.mma %491, %385#1, %463 : vector<16xf16>, vector<8xf32>
        %494 = arith.addi %344, %479 : index
        %495 = vector.load %x[%494] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %496 = arith.addi %494, %314 : index
        %497 = vector.load %x[%496] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %498 = vector.shuffle %495, %497 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %499 = wave.mma %498, %383#1, %469 : vector<16xf16>, vector<8xf32>
        %500 = wave.mma %498, %385#1, %470 : vector<16xf16>, vector<8xf32>
        %501 = arith.addi %356, %479 : index
        %502 = vector.load %x[%501] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %503 = arith.addi %501, %314 : index
        %504 = vector.load %x[%503] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %505 = vector.shuffle %502, %504 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %506 = wave.mma %505, %383#1, %476 : vector<16xf16>, vector<8xf32>
        %507 = wave.mma %505, %385#1, %477 : vector<16xf16>, vector<8xf32>
        scf.yield %485, %486, %492, %493, %499, %500, %506, %507 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %508 = arith.select %364, %369, %363 : index
      %518:8 = scf.for %509 = %369 to %508 step %c11 iter_args(%510 = %379#0, %511 = %379#1, %512 = %379#2, %513 = %379#3, %514 = %379#4, %515 = %379#5, %516 = %379#6, %517 = %379#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %519 = arith.addi %509, %c10 : index
        %520:2 = func.call @qkv_q2_k_d96__gfx1100.0(%301, %519, %20, %357, %285, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %521:2 = func.call @qkv_q2_k_d96__gfx1100.0(%301, %519, %22, %358, %285, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %522 = arith.muli %509, %c5 : index
        %523 = arith.addi %522, %c10 : index
        %524 = arith.muli %tileRows, %c16 : index
        %525 = arith.muli %523, %524 : index
        %526 = arith.addi %320, %525 : index
        %527 = vector.load %x[%526] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %528 = arith.addi %526, %314 : index
        %529 = vector.load %x[%528] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %530 = vector.shuffle %527, %529 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %531 = wave.mma %530, %520#0, %510 : vector<16xf16>, vector<8xf32>
        %532 = wave.mma %530, %521#0, %511 : vector<16xf16>, vector<8xf32>
        %533 = arith.addi %332, %525 : index
        %534 = vector.load %x[%533] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %535 = arith.addi %533, %314 : index
        %536 = vector.load %x[%535] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %537 = vector.shuffle %534, %536 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %538 = wave.mma %537, %520#0, %512 : vector<16xf16>, vector<8xf32>
        %539 = wave.mma %537, %521#0, %513 : vector<16xf16>, vector<8xf32>
        %540 = arith.addi %344, %525 : index
        %541 = vector.load %x[%540] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %542 = arith.addi %540, %314 : index
        %543 = vector.load %x[%542] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %544 = vector.shuffle %541, %543 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %545 = wave.mma %544, %520#0, %514 : vector<16xf16>, vector<8xf32>
        %546 = wave.mma %544, %521#0, %515 : vector<16xf16>, vector<8xf32>
        %547 = arith.addi %356, %525 : index
        %548 = vector.load %x[%547] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %549 = arith.addi %547, %314 : index
        %550 = vector.load %x[%549] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %551 = vector.shuffle %548, %550 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %552 = wave.mma %551, %520#0, %516 : vector<16xf16>, vector<8xf32>
        %553 = wave.mma %551, %521#0, %517 : vector<16xf16>, vector<8xf32>
        %554 = arith.addi %522, %c11 : index
        %555 = arith.muli %554, %524 : index
        %556 = arith.addi %320, %555 : index
        %557 = vector.load %x[%556] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %558 = arith.addi %556, %314 : index
        %559 = vector.load %x[%558] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %560 = vector.shuffle %557, %559 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %561 = wave.mma %560, %520#1, %531 : vector<16xf16>, vector<8xf32>
        %562 = wave.mma %560, %521#1, %532 : vector<16xf16>, vector<8xf32>
        %563 = arith.addi %332, %555 : index
        %564 = vector.load %x[%563] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %565 = arith.addi %563, %314 : index
        %566 = vector.load %x[%565] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %567 = vector.shuffle %564, %566 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %568 = wave.mma %567, %520#1, %538 : vector<16xf16>, vector<8xf32>
        %569 = wave.mma %567, %521#1, %539 : vector<16xf16>, vector<8xf32>
        %570 = arith.addi %344, %555 : index
        %571 = vector.load %x[%570] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %572 = arith.addi %570, %314 : index
        %573 = vector.load %x[%572] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %574 = vector.shuffle %571, %573 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %575 = wave.mma %574, %520#1, %545 : vector<16xf16>, vector<8xf32>
        %576 = wave.mma %574, %521#1, %546 : vector<16xf16>, vector<8xf32>
        %577 = arith.addi %356, %555 : index
        %578 = vector.load %x[%577] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %579 = arith.addi %577, %314 : index
        %580 = vector.load %x[%579] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %581 = vector.shuffle %578, %580 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %582 = wave.mma %581, %520#1, %552 : vector<16xf16>, vector<8xf32>
        %583 = wave.mma %581, %521#1, %553 : vector<16xf16>, vector<8xf32>
        scf.yield %561, %562, %568, %569, %575, %576, %582, %583 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %584 = arith.addi %282, %c10 : index
      func.call @qkv_q2_k_d96__gfx1100.2(%3, %4, %518#0, %23, %518#1, %584, %26, %factors, %20, %w, %24, %22, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %585 = arith.addi %282, %c16 : index
      func.call @qkv_q2_k_d96__gfx1100.2(%3, %4, %518#2, %23, %518#3, %585, %26, %factors, %20, %w, %24, %22, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %586 = arith.addi %282, %c18 : index
      func.call @qkv_q2_k_d96__gfx1100.2(%3, %4, %518#4, %23, %518#5, %586, %26, %factors, %20, %w, %24, %22, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %587 = arith.addi %282, %c26 : index
      func.call @qkv_q2_k_d96__gfx1100.2(%3, %4, %518#6, %23, %518#7, %587, %26, %factors, %20, %w, %24, %22, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  wave.return
}
