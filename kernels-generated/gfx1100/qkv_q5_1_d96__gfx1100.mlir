// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q5_1', dim=96)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q5_1_d96__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 64 : index
  %fc2 = arith.constant 4 : index
  %fc3 = arith.constant 128 : index
  %fscalesInLds = wave.param "scalesInLds" : index
  %fc5 = arith.constant 0 : index
  %fc6 = arith.constant 2 : index
  %fc7 = arith.constant 127 : index
  %fc8 = arith.constant 256 : index
  %fc9 = arith.constant 8 : index
  %fc10 = arith.constant dense<0> : vector<4xi32>
  %fc11 = arith.constant dense<983055> : vector<4xi32>
  %fc12 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %fc13 = arith.constant dense<65537> : vector<4xi32>
  %fc14 = arith.constant dense<4> : vector<4xi32>
  %fc15 = arith.constant dense<1677747200> : vector<4xi32>
  %fc16 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %fc17 = arith.constant dense<8> : vector<4xi32>
  %fc18 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %fc19 = arith.constant dense<12> : vector<4xi32>
  %fc20 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %fc21 = arith.constant dense<0x6400> : vector<32xf16>
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
  %f25 = arith.muli %x6, %fc9 : index
  %f26 = arith.addi %f25, %f19 : index
  %f27 = arith.addi %f26, %fc3 : index
  %f28 = arith.addi %x2, %f27 : index
  %f29 = arith.muli %x1, %fc0 : index
  %f30 = arith.addi %f29, %f0 : index
  %f31 = arith.muli %f30, %fc2 : index
  %f32 = arith.addi %f28, %f31 : index
  %f33 = vector.load %x5[%f32] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f34 = vector.bitcast %f33 : vector<4xi8> to vector<1xi32>
  %f35 = vector.shuffle %f34, %f34 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
  %f36 = vector.load %x5[%f24] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f37 = vector.bitcast %f36 : vector<16xi8> to vector<4xi32>
  %f38 = arith.shrui %f37, %fc10 : vector<4xi32>
  %f39 = arith.andi %f38, %fc11 : vector<4xi32>
  %f40 = arith.shrui %f35, %fc12 : vector<4xi32>
  %f41 = arith.andi %f40, %fc13 : vector<4xi32>
  %f42 = arith.shli %f41, %fc14 : vector<4xi32>
  %f43 = arith.ori %f39, %f42 : vector<4xi32>
  %f44 = arith.ori %f43, %fc15 : vector<4xi32>
  %f45 = vector.bitcast %f44 : vector<4xi32> to vector<8xf16>
  %f46 = arith.shrui %f37, %fc14 : vector<4xi32>
  %f47 = arith.andi %f46, %fc11 : vector<4xi32>
  %f48 = arith.shrui %f35, %fc16 : vector<4xi32>
  %f49 = arith.andi %f48, %fc13 : vector<4xi32>
  %f50 = arith.shli %f49, %fc14 : vector<4xi32>
  %f51 = arith.ori %f47, %f50 : vector<4xi32>
  %f52 = arith.ori %f51, %fc15 : vector<4xi32>
  %f53 = vector.bitcast %f52 : vector<4xi32> to vector<8xf16>
  %f54 = arith.shrui %f37, %fc17 : vector<4xi32>
  %f55 = arith.andi %f54, %fc11 : vector<4xi32>
  %f56 = arith.shrui %f35, %fc18 : vector<4xi32>
  %f57 = arith.andi %f56, %fc13 : vector<4xi32>
  %f58 = arith.shli %f57, %fc14 : vector<4xi32>
  %f59 = arith.ori %f55, %f58 : vector<4xi32>
  %f60 = arith.ori %f59, %fc15 : vector<4xi32>
  %f61 = vector.bitcast %f60 : vector<4xi32> to vector<8xf16>
  %f62 = arith.shrui %f37, %fc19 : vector<4xi32>
  %f63 = arith.andi %f62, %fc11 : vector<4xi32>
  %f64 = arith.shrui %f35, %fc20 : vector<4xi32>
  %f65 = arith.andi %f64, %fc13 : vector<4xi32>
  %f66 = arith.shli %f65, %fc14 : vector<4xi32>
  %f67 = arith.ori %f63, %f66 : vector<4xi32>
  %f68 = arith.ori %f67, %fc15 : vector<4xi32>
  %f69 = vector.bitcast %f68 : vector<4xi32> to vector<8xf16>
  %f70 = vector.shuffle %f45, %f53 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f71 = vector.shuffle %f61, %f69 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f72 = vector.shuffle %f70, %f71 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f73 = arith.subf %f72, %fc21 : vector<32xf16>
  %f74 = vector.shuffle %f73, %f73 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f75 = vector.shuffle %f73, %f73 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f76 = math.fma %f74, %f13, %f15 : vector<16xf16>
  %f77 = math.fma %f75, %f13, %f15 : vector<16xf16>
  func.return %f76, %f77 : vector<16xf16>, vector<16xf16>
}
func.func private @qkv_q5_1_d96__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xf32>, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: memref<?xf32>, %x10: index) {
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
func.func private @qkv_q5_1_d96__gfx1100.2(%x0: index, %x1: index, %x2: vector<8xf32>, %x3: memref<?xf32>, %x4: vector<8xf32>, %x5: index, %x6: index, %x7: memref<?xf32>, %x8: index, %x9: memref<?xi8>, %x10: memref<?xf32>, %x11: index, %x12: index, %x13: memref<?xf32>, %x14: index, %x15: index, %x16: memref<?xi32>, %x17: memref<?xf32>, %x18: memref<?xf32>, %x19: memref<?xf32>, %x20: memref<?xf32>, %x21: memref<?xf32>, %x22: memref<?xi8>) {
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
  func.call @qkv_q5_1_d96__gfx1100.1(%f41, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
  %f42 = arith.addi %f40, %fc11 : index
  func.call @qkv_q5_1_d96__gfx1100.1(%f42, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
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
wave.kernel @qkv_q5_1_d96__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 12 : i64} {
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
  %12 = arith.addi %11, %6 : index
  %13 = arith.muli %3, %c5 : index
  %14 = arith.addi %13, %c8 : index
  %15 = arith.addi %13, %c9 : index
  %16 = arith.muli %0, %c10 : index
  %17 = arith.addi %16, %14 : index
  %18 = arith.muli %17, %12 : index
  %19 = arith.addi %16, %15 : index
  %20 = arith.muli %19, %12 : index
  %21 = wave.scratch %c11 : memref<?xf32>
  %22 = wave.scratch %c12 : memref<?xf32>
  %23 = memref.load %step[%c8] : memref<?xi32>
  %24 = arith.index_cast %23 : i32 to index
  %25 = arith.cmpi eq, %rowsMode, %c8 : index
  scf.if %25 {
    %26 = arith.muli %1, %c14 : index
    %27 = arith.cmpi slt, %26, %24 : index
    scf.if %27 {
      %28 = arith.muli %scalesInLds, %c10 : index
      %29 = wave.scratch %28 : memref<?xi8>
      %30 = arith.cmpi sgt, %scalesInLds, %c8 : index
      scf.if %30 {
        scf.for %31 = %c8 to %c10 step %c9 {
          %32 = arith.addi %16, %31 : index
          %33 = arith.muli %32, %12 : index
          %34 = arith.addi %33, %c7 : index
          %35 = arith.muli %2, %c16 : index
          %36 = wave.lane
          %37 = arith.addi %35, %36 : index
          %38 = arith.divui %scalesInLds, %c14 : index
          scf.for %39 = %37 to %38 step %c17 {
            %40 = arith.muli %39, %c14 : index
            %41 = arith.addi %34, %40 : index
            %42 = vector.load %w[%41] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %43 = arith.muli %31, %scalesInLds : index
            %44 = arith.addi %43, %40 : index
            vector.store %42, %29[%44] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %45 = wave.lane
      %46 = arith.remui %45, %c14 : index
      %47 = wave.scratch %operandHalves : memref<?xf16>
      %48 = arith.divui %operandHalves, %c4 : index
      %49 = arith.muli %2, %c16 : index
      %50 = arith.addi %49, %45 : index
      scf.for %51 = %50 to %48 step %c17 {
        %52 = arith.muli %51, %c4 : index
        %53 = arith.addi %c8, %52 : index
        %54 = vector.load %x[%53] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %54, %47[%53] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %55 = arith.remui %46, %tileRows : index
      %56 = arith.muli %55, %c4 : index
      %57 = arith.muli %14, %scalesInLds : index
      %58 = arith.muli %15, %scalesInLds : index
      %59 = arith.divui %inputFeatures, %c16 : index
      %60 = arith.muli %4, %stepsPerWave : index
      %61 = arith.minsi %60, %59 : index
      %62 = arith.addi %61, %stepsPerWave : index
      %63 = arith.minsi %62, %59 : index
      %64 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %65 = arith.subi %63, %61 : index
      %66 = arith.divui %65, %c5 : index
      %67 = arith.muli %66, %c5 : index
      %68 = arith.addi %61, %67 : index
      %69 = arith.select %64, %62, %68 : index
      %73:2 = scf.for %70 = %61 to %69 step %c5 iter_args(%71 = %c20, %72 = %c20) -> (vector<8xf32>, vector<8xf32>) {
        %74 = arith.addi %70, %c8 : index
        %75:2 = func.call @qkv_q5_1_d96__gfx1100.0(%45, %74, %18, %57, %29, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %76 = arith.addi %70, %c9 : index
        %77:2 = func.call @qkv_q5_1_d96__gfx1100.0(%45, %76, %18, %57, %29, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %78:2 = func.call @qkv_q5_1_d96__gfx1100.0(%45, %74, %20, %58, %29, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %79:2 = func.call @qkv_q5_1_d96__gfx1100.0(%45, %76, %20, %58, %29, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %80 = arith.muli %70, %c5 : index
        %81 = arith.addi %80, %c8 : index
        %82 = arith.muli %tileRows, %c14 : index
        %83 = arith.muli %81, %82 : index
        %84 = arith.addi %56, %83 : index
        %85 = vector.load %47[%84] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %86 = arith.muli %tileRows, %c4 : index
        %87 = arith.addi %84, %86 : index
        %88 = vector.load %47[%87] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %89 = vector.shuffle %85, %88 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %90 = wave.mma %89, %75#0, %71 : vector<16xf16>, vector<8xf32>
        %91 = wave.mma %89, %78#0, %72 : vector<16xf16>, vector<8xf32>
        %92 = arith.addi %80, %c9 : index
        %93 = arith.muli %92, %82 : index
        %94 = arith.addi %56, %93 : index
        %95 = vector.load %47[%94] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %96 = arith.addi %94, %86 : index
        %97 = vector.load %47[%96] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %98 = vector.shuffle %95, %97 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %99 = wave.mma %98, %75#1, %90 : vector<16xf16>, vector<8xf32>
        %100 = wave.mma %98, %78#1, %91 : vector<16xf16>, vector<8xf32>
        %101 = arith.addi %80, %c5 : index
        %102 = arith.muli %101, %82 : index
        %103 = arith.addi %56, %102 : index
        %104 = vector.load %47[%103] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %105 = arith.addi %103, %86 : index
        %106 = vector.load %47[%105] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %107 = vector.shuffle %104, %106 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %108 = wave.mma %107, %77#0, %99 : vector<16xf16>, vector<8xf32>
        %109 = wave.mma %107, %79#0, %100 : vector<16xf16>, vector<8xf32>
        %110 = arith.addi %80, %c2 : index
        %111 = arith.muli %110, %82 : index
        %112 = arith.addi %56, %111 : index
        %113 = vector.load %47[%112] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %114 = arith.addi %112, %86 : index
        %115 = vector.load %47[%114] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %116 = vector.shuffle %113, %115 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %117 = wave.mma %116, %77#1, %108 : vector<16xf16>, vector<8xf32>
        %118 = wave.mma %116, %79#1, %109 : vector<16xf16>, vector<8xf32>
        scf.yield %117, %118 : vector<8xf32>, vector<8xf32>
      }
      %119 = arith.select %64, %69, %63 : index
      %123:2 = scf.for %120 = %69 to %119 step %c9 iter_args(%121 = %73#0, %122 = %73#1) -> (vector<8xf32>, vector<8xf32>) {
        %124 = arith.addi %120, %c8 : index
        %125:2 = func.call @qkv_q5_1_d96__gfx1100.0(%45, %124, %18, %57, %29, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %126:2 = func.call @qkv_q5_1_d96__gfx1100.0(%45, %124, %20, %58, %29, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %127 = arith.muli %120, %c5 : index
        %128 = arith.addi %127, %c8 : index
        %129 = arith.muli %tileRows, %c14 : index
        %130 = arith.muli %128, %129 : index
        %131 = arith.addi %56, %130 : index
        %132 = vector.load %47[%131] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %133 = arith.muli %tileRows, %c4 : index
        %134 = arith.addi %131, %133 : index
        %135 = vector.load %47[%134] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %136 = vector.shuffle %132, %135 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %137 = wave.mma %136, %125#0, %121 : vector<16xf16>, vector<8xf32>
        %138 = wave.mma %136, %126#0, %122 : vector<16xf16>, vector<8xf32>
        %139 = arith.addi %127, %c9 : index
        %140 = arith.muli %139, %129 : index
        %141 = arith.addi %56, %140 : index
        %142 = vector.load %47[%141] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %143 = arith.addi %141, %133 : index
        %144 = vector.load %47[%143] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %145 = vector.shuffle %142, %144 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %146 = wave.mma %145, %125#1, %137 : vector<16xf16>, vector<8xf32>
        %147 = wave.mma %145, %126#1, %138 : vector<16xf16>, vector<8xf32>
        scf.yield %146, %147 : vector<8xf32>, vector<8xf32>
      }
      %148 = arith.addi %26, %c8 : index
      func.call @qkv_q5_1_d96__gfx1100.2(%3, %4, %123#0, %21, %123#1, %148, %24, %factors, %18, %w, %22, %20, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  %149 = arith.cmpi eq, %rowsMode, %c9 : index
  scf.if %149 {
    %150 = arith.muli %1, %c14 : index
    %151 = arith.cmpi slt, %150, %24 : index
    scf.if %151 {
      %152 = arith.muli %scalesInLds, %c10 : index
      %153 = wave.scratch %152 : memref<?xi8>
      %154 = arith.cmpi sgt, %scalesInLds, %c8 : index
      scf.if %154 {
        scf.for %155 = %c8 to %c10 step %c9 {
          %156 = arith.addi %16, %155 : index
          %157 = arith.muli %156, %12 : index
          %158 = arith.addi %157, %c7 : index
          %159 = arith.muli %2, %c16 : index
          %160 = wave.lane
          %161 = arith.addi %159, %160 : index
          %162 = arith.divui %scalesInLds, %c14 : index
          scf.for %163 = %161 to %162 step %c17 {
            %164 = arith.muli %163, %c14 : index
            %165 = arith.addi %158, %164 : index
            %166 = vector.load %w[%165] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %167 = arith.muli %155, %scalesInLds : index
            %168 = arith.addi %167, %164 : index
            vector.store %166, %153[%168] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %169 = wave.lane
      %170 = arith.remui %169, %c14 : index
      %171 = arith.remui %170, %tileRows : index
      %172 = arith.addi %150, %171 : index
      %173 = arith.divui %172, %tileRows : index
      %174 = arith.divui %inputFeatures, %c14 : index
      %175 = arith.muli %173, %174 : index
      %176 = arith.divui %c8, %c14 : index
      %177 = arith.addi %175, %176 : index
      %178 = arith.muli %177, %c5 : index
      %179 = arith.remui %c8, %c14 : index
      %180 = arith.divui %179, %c4 : index
      %181 = arith.addi %178, %180 : index
      %182 = arith.muli %tileRows, %c4 : index
      %183 = arith.muli %181, %182 : index
      %184 = arith.remui %172, %tileRows : index
      %185 = arith.muli %184, %c4 : index
      %186 = arith.addi %183, %185 : index
      %187 = arith.remui %c8, %c4 : index
      %188 = arith.addi %186, %187 : index
      %189 = arith.muli %14, %scalesInLds : index
      %190 = arith.muli %15, %scalesInLds : index
      %191 = arith.divui %inputFeatures, %c16 : index
      %192 = arith.muli %4, %stepsPerWave : index
      %193 = arith.minsi %192, %191 : index
      %194 = arith.addi %193, %stepsPerWave : index
      %195 = arith.minsi %194, %191 : index
      %196 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %197 = arith.subi %195, %193 : index
      %198 = arith.divui %197, %c5 : index
      %199 = arith.muli %198, %c5 : index
      %200 = arith.addi %193, %199 : index
      %201 = arith.select %196, %194, %200 : index
      %205:2 = scf.for %202 = %193 to %201 step %c5 iter_args(%203 = %c20, %204 = %c20) -> (vector<8xf32>, vector<8xf32>) {
        %206 = arith.addi %202, %c8 : index
        %207:2 = func.call @qkv_q5_1_d96__gfx1100.0(%169, %206, %18, %189, %153, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %208 = arith.addi %202, %c9 : index
        %209:2 = func.call @qkv_q5_1_d96__gfx1100.0(%169, %208, %18, %189, %153, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %210:2 = func.call @qkv_q5_1_d96__gfx1100.0(%169, %206, %20, %190, %153, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %211:2 = func.call @qkv_q5_1_d96__gfx1100.0(%169, %208, %20, %190, %153, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %212 = arith.muli %202, %c5 : index
        %213 = arith.addi %212, %c8 : index
        %214 = arith.muli %tileRows, %c14 : index
        %215 = arith.muli %213, %214 : index
        %216 = arith.addi %188, %215 : index
        %217 = vector.load %x[%216] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %218 = arith.addi %216, %182 : index
        %219 = vector.load %x[%218] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %220 = vector.shuffle %217, %219 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %221 = wave.mma %220, %207#0, %203 : vector<16xf16>, vector<8xf32>
        %222 = wave.mma %220, %210#0, %204 : vector<16xf16>, vector<8xf32>
        %223 = arith.addi %212, %c9 : index
        %224 = arith.muli %223, %214 : index
        %225 = arith.addi %188, %224 : index
        %226 = vector.load %x[%225] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %227 = arith.addi %225, %182 : index
        %228 = vector.load %x[%227] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %229 = vector.shuffle %226, %228 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %230 = wave.mma %229, %207#1, %221 : vector<16xf16>, vector<8xf32>
        %231 = wave.mma %229, %210#1, %222 : vector<16xf16>, vector<8xf32>
        %232 = arith.addi %212, %c5 : index
        %233 = arith.muli %232, %214 : index
        %234 = arith.addi %188, %233 : index
        %235 = vector.load %x[%234] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %236 = arith.addi %234, %182 : index
        %237 = vector.load %x[%236] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %238 = vector.shuffle %235, %237 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %239 = wave.mma %238, %209#0, %230 : vector<16xf16>, vector<8xf32>
        %240 = wave.mma %238, %211#0, %231 : vector<16xf16>, vector<8xf32>
        %241 = arith.addi %212, %c2 : index
        %242 = arith.muli %241, %214 : index
        %243 = arith.addi %188, %242 : index
        %244 = vector.load %x[%243] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %245 = arith.addi %243, %182 : index
        %246 = vector.load %x[%245] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %247 = vector.shuffle %244, %246 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %248 = wave.mma %247, %209#1, %239 : vector<16xf16>, vector<8xf32>
        %249 = wave.mma %247, %211#1, %240 : vector<16xf16>, vector<8xf32>
        scf.yield %248, %249 : vector<8xf32>, vector<8xf32>
      }
      %250 = arith.select %196, %201, %195 : index
      %254:2 = scf.for %251 = %201 to %250 step %c9 iter_args(%252 = %205#0, %253 = %205#1) -> (vector<8xf32>, vector<8xf32>) {
        %255 = arith.addi %251, %c8 : index
        %256:2 = func.call @qkv_q5_1_d96__gfx1100.0(%169, %255, %18, %189, %153, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %257:2 = func.call @qkv_q5_1_d96__gfx1100.0(%169, %255, %20, %190, %153, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %258 = arith.muli %251, %c5 : index
        %259 = arith.addi %258, %c8 : index
        %260 = arith.muli %tileRows, %c14 : index
        %261 = arith.muli %259, %260 : index
        %262 = arith.addi %188, %261 : index
        %263 = vector.load %x[%262] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %264 = arith.addi %262, %182 : index
        %265 = vector.load %x[%264] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %266 = vector.shuffle %263, %265 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %267 = wave.mma %266, %256#0, %252 : vector<16xf16>, vector<8xf32>
        %268 = wave.mma %266, %257#0, %253 : vector<16xf16>, vector<8xf32>
        %269 = arith.addi %258, %c9 : index
        %270 = arith.muli %269, %260 : index
        %271 = arith.addi %188, %270 : index
        %272 = vector.load %x[%271] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %273 = arith.addi %271, %182 : index
        %274 = vector.load %x[%273] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %275 = vector.shuffle %272, %274 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %276 = wave.mma %275, %256#1, %267 : vector<16xf16>, vector<8xf32>
        %277 = wave.mma %275, %257#1, %268 : vector<16xf16>, vector<8xf32>
        scf.yield %276, %277 : vector<8xf32>, vector<8xf32>
      }
      %278 = arith.addi %150, %c8 : index
      func.call @qkv_q5_1_d96__gfx1100.2(%3, %4, %254#0, %21, %254#1, %278, %24, %factors, %18, %w, %22, %20, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  %279 = arith.cmpi eq, %rowsMode, %c5 : index
  scf.if %279 {
    %280 = arith.muli %1, %c23 : index
    %281 = arith.cmpi slt, %280, %24 : index
    scf.if %281 {
      %282 = arith.muli %scalesInLds, %c10 : index
      %283 = wave.scratch %282 : memref<?xi8>
      %284 = arith.cmpi sgt, %scalesInLds, %c8 : index
      scf.if %284 {
        scf.for %285 = %c8 to %c10 step %c9 {
          %286 = arith.addi %16, %285 : index
          %287 = arith.muli %286, %12 : index
          %288 = arith.addi %287, %c7 : index
          %289 = arith.muli %2, %c16 : index
          %290 = wave.lane
          %291 = arith.addi %289, %290 : index
          %292 = arith.divui %scalesInLds, %c14 : index
          scf.for %293 = %291 to %292 step %c17 {
            %294 = arith.muli %293, %c14 : index
            %295 = arith.addi %288, %294 : index
            %296 = vector.load %w[%295] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %297 = arith.muli %285, %scalesInLds : index
            %298 = arith.addi %297, %294 : index
            vector.store %296, %283[%298] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %299 = wave.lane
      %300 = arith.remui %299, %c14 : index
      %301 = arith.remui %300, %tileRows : index
      %302 = arith.addi %280, %301 : index
      %303 = arith.divui %302, %tileRows : index
      %304 = arith.divui %inputFeatures, %c14 : index
      %305 = arith.muli %303, %304 : index
      %306 = arith.divui %c8, %c14 : index
      %307 = arith.addi %305, %306 : index
      %308 = arith.muli %307, %c5 : index
      %309 = arith.remui %c8, %c14 : index
      %310 = arith.divui %309, %c4 : index
      %311 = arith.addi %308, %310 : index
      %312 = arith.muli %tileRows, %c4 : index
      %313 = arith.muli %311, %312 : index
      %314 = arith.remui %302, %tileRows : index
      %315 = arith.muli %314, %c4 : index
      %316 = arith.addi %313, %315 : index
      %317 = arith.remui %c8, %c4 : index
      %318 = arith.addi %316, %317 : index
      %319 = arith.addi %300, %c14 : index
      %320 = arith.addi %280, %319 : index
      %321 = arith.divui %320, %tileRows : index
      %322 = arith.muli %321, %304 : index
      %323 = arith.addi %322, %306 : index
      %324 = arith.muli %323, %c5 : index
      %325 = arith.addi %324, %310 : index
      %326 = arith.muli %325, %312 : index
      %327 = arith.remui %320, %tileRows : index
      %328 = arith.muli %327, %c4 : index
      %329 = arith.addi %326, %328 : index
      %330 = arith.addi %329, %317 : index
      %331 = arith.addi %300, %c16 : index
      %332 = arith.addi %280, %331 : index
      %333 = arith.divui %332, %tileRows : index
      %334 = arith.muli %333, %304 : index
      %335 = arith.addi %334, %306 : index
      %336 = arith.muli %335, %c5 : index
      %337 = arith.addi %336, %310 : index
      %338 = arith.muli %337, %312 : index
      %339 = arith.remui %332, %tileRows : index
      %340 = arith.muli %339, %c4 : index
      %341 = arith.addi %338, %340 : index
      %342 = arith.addi %341, %317 : index
      %343 = arith.addi %300, %c24 : index
      %344 = arith.addi %280, %343 : index
      %345 = arith.divui %344, %tileRows : index
      %346 = arith.muli %345, %304 : index
      %347 = arith.addi %346, %306 : index
      %348 = arith.muli %347, %c5 : index
      %349 = arith.addi %348, %310 : index
      %350 = arith.muli %349, %312 : index
      %351 = arith.remui %344, %tileRows : index
      %352 = arith.muli %351, %c4 : index
      %353 = arith.addi %350, %352 : index
      %354 = arith.addi %353, %317 : index
      %355 = arith.muli %14, %scalesInLds : index
      %356 = arith.muli %15, %scalesInLds : index
      %357 = arith.divui %inputFeatures, %c16 : index
      %358 = arith.muli %4, %stepsPerWave : index
      %359 = arith.minsi %358, %357 : index
      %360 = arith.addi %359, %stepsPerWave : index
      %361 = arith.minsi %360, %357 : index
      %362 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %363 = arith.subi %361, %359 : index
      %364 = arith.divui %363, %c5 : index
      %365 = arith.muli %364, %c5 : index
      %366 = arith.addi %359, %365 : index
      %367 = arith.select %362, %360, %366 : index
      %377:8 = scf.for %368 = %359 to %367 step %c5 iter_args(%369 = %c20, %370 = %c20, %371 = %c20, %372 = %c20, %373 = %c20, %374 = %c20, %375 = %c20, %376 = %c20) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %378 = arith.addi %368, %c8 : index
        %379:2 = func.call @qkv_q5_1_d96__gfx1100.0(%299, %378, %18, %355, %283, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %380 = arith.addi %368, %c9 : index
        %381:2 = func.call @qkv_q5_1_d96__gfx1100.0(%299, %380, %18, %355, %283, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %382:2 = func.call @qkv_q5_1_d96__gfx1100.0(%299, %378, %20, %356, %283, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %383:2 = func.call @qkv_q5_1_d96__gfx1100.0(%299, %380, %20, %356, %283, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %384 = arith.muli %368, %c5 : index
        %385 = arith.addi %384, %c8 : index
        %386 = arith.muli %tileRows, %c14 : index
        %387 = arith.muli %385, %386 : index
        %388 = arith.addi %318, %387 : index
        %389 = vector.load %x[%388] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %390 = arith.addi %388, %312 : index
        %391 = vector.load %x[%390] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %392 = vector.shuffle %389, %391 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %393 = wave.mma %392, %379#0, %369 : vector<16xf16>, vector<8xf32>
        %394 = wave.mma %392, %382#0, %370 : vector<16xf16>, vector<8xf32>
        %395 = arith.addi %330, %387 : index
        %396 = vector.load %x[%395] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %397 = arith.addi %395, %312 : index
        %398 = vector.load %x[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %399 = vector.shuffle %396, %398 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %400 = wave.mma %399, %379#0, %371 : vector<16xf16>, vector<8xf32>
        %401 = wave.mma %399, %382#0, %372 : vector<16xf16>, vector<8xf32>
        %402 = arith.addi %342, %387 : index
        %403 = vector.load %x[%402] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %404 = arith.addi %402, %312 : index
        %405 = vector.load %x[%404] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %406 = vector.shuffle %403, %405 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %407 = wave.mma %406, %379#0, %373 : vector<16xf16>, vector<8xf32>
        %408 = wave.mma %406, %382#0, %374 : vector<16xf16>, vector<8xf32>
        %409 = arith.addi %354, %387 : index
        %410 = vector.load %x[%409] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %411 = arith.addi %409, %312 : index
        %412 = vector.load %x[%411] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %413 = vector.shuffle %410, %412 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %414 = wave.mma %413, %379#0, %375 : vector<16xf16>, vector<8xf32>
        %415 = wave.mma %413, %382#0, %376 : vector<16xf16>, vector<8xf32>
        %416 = arith.addi %384, %c9 : index
        %417 = arith.muli %416, %386 : index
        %418 = arith.addi %318, %417 : index
        %419 = vector.load %x[%418] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %420 = arith.addi %418, %312 : index
        %421 = vector.load %x[%420] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %422 = vector.shuffle %419, %421 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %423 = wave.mma %422, %379#1, %393 : vector<16xf16>, vector<8xf32>
        %424 = wave.mma %422, %382#1, %394 : vector<16xf16>, vector<8xf32>
        %425 = arith.addi %330, %417 : index
        %426 = vector.load %x[%425] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %427 = arith.addi %425, %312 : index
        %428 = vector.load %x[%427] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %429 = vector.shuffle %426, %428 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %430 = wave.mma %429, %379#1, %400 : vector<16xf16>, vector<8xf32>
        %431 = wave.mma %429, %382#1, %401 : vector<16xf16>, vector<8xf32>
        %432 = arith.addi %342, %417 : index
        %433 = vector.load %x[%432] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %434 = arith.addi %432, %312 : index
        %435 = vector.load %x[%434] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %436 = vector.shuffle %433, %435 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %437 = wave.mma %436, %379#1, %407 : vector<16xf16>, vector<8xf32>
        %438 = wave.mma %436, %382#1, %408 : vector<16xf16>, vector<8xf32>
        %439 = arith.addi %354, %417 : index
        %440 = vector.load %x[%439] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %441 = arith.addi %439, %312 : index
        %442 = vector.load %x[%441] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %443 = vector.shuffle %440, %442 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %444 = wave.mma %443, %379#1, %414 : vector<16xf16>, vector<8xf32>
        %445 = wave.mma %443, %382#1, %415 : vector<16xf16>, vector<8xf32>
        %446 = arith.addi %384, %c5 : index
        %447 = arith.muli %446, %386 : index
        %448 = arith.addi %318, %447 : index
        %449 = vector.load %x[%448] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %450 = arith.addi %448, %312 : index
        %451 = vector.load %x[%450] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %452 = vector.shuffle %449, %451 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %453 = wave.mma %452, %381#0, %423 : vector<16xf16>, vector<8xf32>
        %454 = wave.mma %452, %383#0, %424 : vector<16xf16>, vector<8xf32>
        %455 = arith.addi %330, %447 : index
        %456 = vector.load %x[%455] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %457 = arith.addi %455, %312 : index
        %458 = vector.load %x[%457] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %459 = vector.shuffle %456, %458 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %460 = wave.mma %459, %381#0, %430 : vector<16xf16>, vector<8xf32>
        %461 = wave.mma %459, %383#0, %431 : vector<16xf16>, vector<8xf32>
        %462 = arith.addi %342, %447 : index
        %463 = vector.load %x[%462] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %464 = arith.addi %462, %312 : index
        %465 = vector.load %x[%464] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %466 = vector.shuffle %463, %465 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %467 = wave.mma %466, %381#0, %437 : vector<16xf16>, vector<8xf32>
        %468 = wave.mma %466, %383#0, %438 : vector<16xf16>, vector<8xf32>
        %469 = arith.addi %354, %447 : index
        %470 = vector.load %x[%469] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %471 = arith.addi %469, %312 : index
        %472 = vector.load %x[%471] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %473 = vector.shuffle %470, %472 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %474 = wave.mma %473, %381#0, %444 : vector<16xf16>, vector<8xf32>
        %475 = wave.mma %473, %383#0, %445 : vector<16xf16>, vector<8xf32>
        %476 = arith.addi %384, %c2 : index
        %477 = arith.muli %476, %386 : index
        %478 = arith.addi %318, %477 : index
        %479 = vector.load %x[%478] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %480 = arith.addi %478, %312 : index
        %481 = vector.load %x[%480] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %482 = vector.shuffle %479, %481 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %483 = wave.mma %482, %381#1, %453 : vector<16xf16>, vector<8xf32>
        %484 = wave.mma %482, %383#1, %454 : vector<16xf16>, vector<8xf32>
        %485 = arith.addi %330, %477 : index
        %486 = vector.load %x[%485] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %487 = arith.addi %485, %312 : index
        %488 = vector.load %x[%487] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %489 = vector.shuffle %486, %488 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %490 = wave.mma %489, %381#1, %460 : vector<16xf16>, vector<8xf32>
        %491 = wave.mma %489, %383#1, %461 : vector<16xf16>, vector<8xf32>
        %492 = arith.addi %342, %477 : index
        %493 = vector.load %x[%492] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %494 = arith.addi %492, %312 : index
        %495 = vector.load %x[%494] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %496 = vector.shuffle %493, %495 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %497 = wave.mma %496, %381#1, %467 : vector<16xf16>, vector<8xf32>
        %498 = wave.mma %496, %383#1, %468 : vector<16xf16>, vector<8xf32>
        %499 = arith.addi %354, %477 : index
        %500 = vector.load %x[%499] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %501 = arith.addi %499, %312 : index
        %502 = vector.load %x[%501] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %503 = vector.shuffle %500, %502 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %504 = wave.mma %503, %381#1, %474 : vector<16xf16>, vector<8xf32>
        %505 = wave.mma %503, %383#1, %475 : vector<16xf16>, vector<8xf32>
        scf.yield %483, %484, %490, %491, %497, %498, %504, %505 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %506 = arith.select %362, %367, %361 : index
      %516:8 = scf.for %507 = %367 to %506 step %c9 iter_args(%508 = %377#0, %509 = %377#1, %510 = %377#2, %511 = %377#3, %512 = %377#4, %513 = %377#5, %514 = %377#6, %515 = %377#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %517 = arith.addi %507, %c8 : index
        %518:2 = func.call @qkv_q5_1_d96__gfx1100.0(%299, %517, %18, %355, %283, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %519:2 = func.call @qkv_q5_1_d96__gfx1100.0(%299, %517, %20, %356, %283, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %520 = arith.muli %507, %c5 : index
        %521 = arith.addi %520, %c8 : index
        %522 = arith.muli %tileRows, %c14 : index
        %523 = arith.muli %521, %522 : index
        %524 = arith.addi %318, %523 : index
        %525 = vector.load %x[%524] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %526 = arith.addi %524, %312 : index
        %527 = vector.load %x[%526] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %528 = vector.shuffle %525, %527 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %529 = wave.mma %528, %518#0, %508 : vector<16xf16>, vector<8xf32>
        %530 = wave.mma %528, %519#0, %509 : vector<16xf16>, vector<8xf32>
        %531 = arith.addi %330, %523 : index
        %532 = vector.load %x[%531] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %533 = arith.addi %531, %312 : index
        %534 = vector.load %x[%533] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %535 = vector.shuffle %532, %534 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %536 = wave.mma %535, %518#0, %510 : vector<16xf16>, vector<8xf32>
        %537 = wave.mma %535, %519#0, %511 : vector<16xf16>, vector<8xf32>
        %538 = arith.addi %342, %523 : index
        %539 = vector.load %x[%538] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %540 = arith.addi %538, %312 : index
        %541 = vector.load %x[%540] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %542 = vector.shuffle %539, %541 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %543 = wave.mma %542, %518#0, %512 : vector<16xf16>, vector<8xf32>
        %544 = wave.mma %542, %519#0, %513 : vector<16xf16>, vector<8xf32>
        %545 = arith.addi %354, %523 : index
        %546 = vector.load %x[%545] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %547 = arith.addi %545, %312 : index
        %548 = vector.load %x[%547] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %549 = vector.shuffle %546, %548 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %550 = wave.mma %549, %518#0, %514 : vector<16xf16>, vector<8xf32>
        %551 = wave.mma %549, %519#0, %515 : vector<16xf16>, vector<8xf32>
        %552 = arith.addi %520, %c9 : index
        %553 = arith.muli %552, %522 : index
        %554 = arith.addi %318, %553 : index
        %555 = vector.load %x[%554] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %556 = arith.addi %554, %312 : index
        %557 = vector.load %x[%556] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %558 = vector.shuffle %555, %557 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %559 = wave.mma %558, %518#1, %529 : vector<16xf16>, vector<8xf32>
        %560 = wave.mma %558, %519#1, %530 : vector<16xf16>, vector<8xf32>
        %561 = arith.addi %330, %553 : index
        %562 = vector.load %x[%561] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %563 = arith.addi %561, %312 : index
        %564 = vector.load %x[%563] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %565 = vector.shuffle %562, %564 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %566 = wave.mma %565, %518#1, %536 : vector<16xf16>, vector<8xf32>
        %567 = wave.mma %565, %519#1, %537 : vector<16xf16>, vector<8xf32>
        %568 = arith.addi %342, %553 : index
        %569 = vector.load %x[%568] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %570 = arith.addi %568, %312 : index
        %571 = vector.load %x[%570] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %572 = vector.shuffle %569, %571 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %573 = wave.mma %572, %518#1, %543 : vector<16xf16>, vector<8xf32>
        %574 = wave.mma %572, %519#1, %544 : vector<16xf16>, vector<8xf32>
        %575 = arith.addi %354, %553 : index
        %576 = vector.load %x[%575] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %577 = arith.addi %575, %312 : index
        %578 = vector.load %x[%577] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %579 = vector.shuffle %576, %578 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %580 = wave.mma %579, %518#1, %550 : vector<16xf16>, vector<8xf32>
        %581 = wave.mma %579, %519#1, %551 : vector<16xf16>, vector<8xf32>
        scf.yield %559, %560, %566, %567, %573, %574, %580, %581 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %582 = arith.addi %280, %c8 : index
      func.call @qkv_q5_1_d96__gfx1100.2(%3, %4, %516#0, %21, %516#1, %582, %24, %factors, %18, %w, %22, %20, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %583 = arith.addi %280, %c14 : index
      func.call @qkv_q5_1_d96__gfx1100.2(%3, %4, %516#2, %21, %516#3, %583, %24, %factors, %18, %w, %22, %20, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %584 = arith.addi %280, %c16 : index
      func.call @qkv_q5_1_d96__gfx1100.2(%3, %4, %516#4, %21, %516#5, %584, %24, %factors, %18, %w, %22, %20, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %585 = arith.addi %280, %c24 : index
      func.call @qkv_q5_1_d96__gfx1100.2(%3, %4, %516#6, %21, %516#7, %585, %24, %factors, %18, %w, %22, %20, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  wave.return
}
