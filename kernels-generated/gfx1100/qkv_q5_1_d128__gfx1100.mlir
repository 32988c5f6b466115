// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q5_1', dim=128)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q5_1_d128__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @qkv_q5_1_d128__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xf32>, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: memref<?xf32>, %x10: index) {
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
func.func private @qkv_q5_1_d128__gfx1100.2(%x0: index, %x1: index, %x2: vector<8xf32>, %x3: memref<?xf32>, %x4: vector<8xf32>, %x5: index, %x6: index, %x7: memref<?xf32>, %x8: index, %x9: memref<?xi8>, %x10: memref<?xf32>, %x11: index, %x12: index, %x13: memref<?xf32>, %x14: index, %x15: index, %x16: memref<?xi32>, %x17: memref<?xf32>, %x18: memref<?xf32>, %x19: memref<?xf32>, %x20: memref<?xf32>, %x21: memref<?xf32>, %x22: memref<?xi8>, %x23: memref<?xi32>) {
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
  func.call @qkv_q5_1_d128__gfx1100.1(%f41, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
  %f42 = arith.addi %f40, %fc11 : index
  func.call @qkv_q5_1_d128__gfx1100.1(%f42, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
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
wave.kernel @qkv_q5_1_d128__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 4 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 8 : index
  %c5 = arith.constant 2 : index
  %c6 = arith.constant 127 : index
  %c7 = arith.constant 128 : index
  %c8 = arith.constant 0 : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 8192 : index
  %c11 = arith.constant 2048 : index
  %rowsMode = wave.param "rowsMode" : index
  %c13 = arith.constant 16 : index
  %scalesInLds = wave.param "scalesInLds" : index
  %c15 = arith.constant 32 : index
  %c16 = arith.constant 512 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c19 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c22 = arith.constant 3 : index
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
  %16 = arith.muli %0, %c4 : index
  %17 = arith.addi %16, %14 : index
  %18 = arith.muli %17, %12 : index
  %19 = arith.addi %16, %15 : index
  %20 = arith.muli %19, %12 : index
  %21 = wave.scratch %c10 : memref<?xf32>
  %22 = wave.scratch %c11 : memref<?xf32>
  %23 = memref.load %step[%c8] : memref<?xi32>
  %24 = arith.index_cast %23 : i32 to index
  %25 = arith.cmpi eq, %rowsMode, %c8 : index
  scf.if %25 {
    %26 = arith.muli %1, %c13 : index
    %27 = arith.cmpi slt, %26, %24 : index
    scf.if %27 {
      %28 = arith.muli %scalesInLds, %c4 : index
      %29 = wave.scratch %28 : memref<?xi8>
      %30 = arith.cmpi sgt, %scalesInLds, %c8 : index
      scf.if %30 {
        scf.for %31 = %c8 to %c4 step %c9 {
          %32 = arith.addi %16, %31 : index
          %33 = arith.muli %32, %12 : index
          %34 = arith.addi %33, %c7 : index
          %35 = arith.muli %2, %c15 : index
          %36 = wave.lane
          %37 = arith.addi %35, %36 : index
          %38 = arith.divui %scalesInLds, %c13 : index
          scf.for %39 = %37 to %38 step %c16 {
            %40 = arith.muli %39, %c13 : index
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
      %46 = arith.remui %45, %c13 : index
      %47 = wave.scratch %operandHalves : memref<?xf16>
      %48 = arith.divui %operandHalves, %c4 : index
      %49 = arith.muli %2, %c15 : index
      %50 = arith.addi %49, %45 : index
      scf.for %51 = %50 to %48 step %c16 {
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
      %59 = arith.divui %inputFeatures, %c15 : index
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
      %73:2 = scf.for %70 = %61 to %69 step %c5 iter_args(%71 = %c19, %72 = %c19) -> (vector<8xf32>, vector<8xf32>) {
        %74 = arith.addi %70, %c8 : index
        %75:2 = func.call @qkv_q5_1_d128__gfx1100.0(%45, %74, %18, %57, %29, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %76 = arith.addi %70, %c9 : index
        %77:2 = func.call @qkv_q5_1_d128__gfx1100.0(%45, %76, %18, %57, %29, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %78:2 = func.call @qkv_q5_1_d128__gfx1100.0(%45, %74, %20, %58, %29, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %79:2 = func.call @qkv_q5_1_d128__gfx1100.0(%45, %76, %20, %58, %29, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %80 = arith.muli %70, %c5 : index
        %81 = arith.addi %80, %c8 : index
        %82 = arith.muli %tileRows, %c13 : index
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
        %110 = arith.addi %80, %c22 : index
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
        %125:2 = func.call @qkv_q5_1_d128__gfx1100.0(%45, %124, %18, %57, %29, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %126:2 = func.call @qkv_q5_1_d128__gfx1100.0(%45, %124, %20, %58, %29, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %127 = arith.muli %120, %c5 : index
        %128 = arith.addi %127, %c8 : index
        %129 = arith.muli %tileRows, %c13 : index
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
      func.call @qkv_q5_1_d128__gfx1100.2(%3, %4, %123#0, %21, %123#1, %148, %24, %factors, %18, %w, %22, %20, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  %149 = arith.cmpi eq, %rowsMode, %c9 : index
  scf.if %149 {
    %150 = arith.muli %1, %c13 : index
    %151 = arith.cmpi slt, %150, %24 : index
    scf.if %151 {
      %152 = arith.muli %scalesInLds, %c4 : index
      %153 = wave.scratch %152 : memref<?xi8>
      %154 = arith.cmpi sgt, %scalesInLds, %c8 : index
      scf.if %154 {
        scf.for %155 = %c8 to %c4 step %c9 {
          %156 = arith.addi %16, %155 : index
          %157 = arith.muli %156, %12 : index
          %158 = arith.addi %157, %c7 : index
          %159 = arith.muli %2, %c15 : index
          %160 = wave.lane
          %161 = arith.addi %159, %160 : index
          %162 = arith.divui %scalesInLds, %c13 : index
          scf.for %163 = %161 to %162 step %c16 {
            %164 = arith.muli %163, %c13 : index
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
      %170 = arith.remui %169, %c13 : index
      %171 = arith.remui %170, %tileRows : index
      %172 = arith.addi %150, %171 : index
      %173 = arith.divui %172, %tileRows : index
      %174 = arith.divui %inputFeatures, %c13 : index
      %175 = arith.muli %173, %174 : index
      %176 = arith.divui %c8, %c13 : index
      %177 = arith.addi %175, %176 : index
      %178 = arith.muli %177, %c5 : index
      %179 = arith.remui %c8, %c13 : index
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
      %191 = arith.divui %inputFeatures, %c15 : index
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
      %205:2 = scf.for %202 = %193 to %201 step %c5 iter_args(%203 = %c19, %204 = %c19) -> (vector<8xf32>, vector<8xf32>) {
        %206 = arith.addi %202, %c8 : index
        %207:2 = func.call @qkv_q5_1_d128__gfx1100.0(%169, %206, %18, %189, %153, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %208 = arith.addi %202, %c9 : index
        %209:2 = func.call @qkv_q5_1_d128__gfx1100.0(%169, %208, %18, %189, %153, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %210:2 = func.call @qkv_q5_1_d128__gfx1100.0(%169, %206, %20, %190, %153, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %211:2 = func.call @qkv_q5_1_d128__gfx1100.0(%169, %208, %20, %190, %153, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %212 = arith.muli %202, %c5 : index
        %213 = arith.addi %212, %c8 : index
        %214 = arith.muli %tileRows, %c13 : index
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
        %241 = arith.addi %212, %c22 : index
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
        %256:2 = func.call @qkv_q5_1_d128__gfx1100.0(%169, %255, %18, %189, %153, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %257:2 = func.call @qkv_q5_1_d128__gfx1100.0(%169, %255, %20, %190, %153, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %258 = arith.muli %251, %c5 : index
        %259 = arith.addi %258, %c8 : index
        %260 = arith.muli %tileRows, %c13 : index
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
      func.call @qkv_q5_1_d128__gfx1100.2(%3, %4, %254#0, %21, %254#1, %278, %24, %factors, %18, %w, %22, %20, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  %279 = arith.cmpi eq, %rowsMode, %c5 : index
  scf.if %279 {
    %280 = arith.muli %1, %c23 : index
    %281 = arith.cmpi slt, %280, %24 : index
    scf.if %281 {
      %282 = arith.muli %scalesInLds, %c4 : index
      %283 = wave.scratch %282 : memref<?xi8>
      %284 = arith.cmpi sgt, %scalesInLds, %c8 : index
      scf.if %284 {
        scf.for %285 = %c8 to %c4 step %c9 {
          %286 = arith.addi %16, %285 : index
          %287 = arith.muli %286, %12 : index
          %288 = arith.addi %287, %c7 : index
          %289 = arith.muli %2, %c15 : index
          %290 = wave.lane
          %291 = arith.addi %289, %290 : index
          %292 = arith.divui %scalesInLds, %c13 : index
          scf.for %293 = %291 to %292 step %c16 {
            %294 = arith.muli %293, %c13 : index
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
      %300 = arith.remui %299, %c13 : index
      %301 = arith.remui %300, %tileRows : index
      %302 = arith.addi %280, %301 : index
      %303 = arith.divui %302, %tileRows : index
      %304 = arith.divui %inputFeatures, %c13 : index
      %305 = arith.muli %303, %304 : index
      %306 = arith.divui %c8, %c13 : index
      %307 = arith.addi %305, %306 : index
      %308 = arith.muli %307, %c5 : index
      %309 = arith.remui %c8, %c13 : index
      %310 = arith.divui %309, %c4 : index
      %311 = arith.addi %308, %310 : index
      %312 = arith.muli %tileRows, %c4 : index
      %313 = arith.muli %311, %312 : index
      %314 = arith.remui %302, %tileRows : index
      %315 = arith.muli %314, %c4 : index
      %316 = arith.addi %313, %315 : index
      %317 = arith.remui %c8, %c4 : index
      %318 = arith.addi %316, %317 : index
      %319 = arith.addi %300, %c13 : index
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
      %331 = arith.addi %300, %c15 : index
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
      %357 = arith.divui %inputFeatures, %c15 : index
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
      %377:8 = scf.for %368 = %359 to %367 step %c5 iter_args(%369 = %c19, %370 = %c19, %371 = %c19, %372 = %c19, %373 = %c19, %374 = %c19, %375 = %c19, %376 = %c19) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %378 = arith.addi %368, %c8 : index
        %379:2 = func.call @qkv_q5_1_d128__gfx1100.0(%299, %378, %18, %355, %283, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %380 = arith.addi %368, %c9 : index
        %381:2 = func.call @qkv_q5_1_d128__gfx1100.0(%299, %380, %18, %355, %283, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %382:2 = func.call @qkv_q5_1_d128__gfx1100.0(%299, %378, %20, %356, %283, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %383:2 = func.call @qkv_q5_1_d128__gfx1100.0(%299, %380, %20, %356, %283, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %384 = arith.muli %368, %c5 : index
        %385 = arith.addi %384, %c8 : index
        %386 = arith.muli %tileRows, %c13 : index
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
        %476 = arith.addi %384, %c22 : index
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
        %518:2 = func.call @qkv_q5_1_d128__gfx1100.0(%299, %517, %18, %355, %283, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %519:2 = func.call @qkv_q5_1_d128__gfx1100.0(%299, %517, %20, %356, %283, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %520 = arith.muli %507, %c5 : index
        %521 = arith.addi %520, %c8 : index
        %522 = arith.muli %tileRows, %c13 : index
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
      func.call @qkv_q5_1_d128__gfx1100.2(%3, %4, %516#0, %21, %516#1, %582, %24, %factors, %18, %w, %22, %20, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %583 = arith.addi %280, %c13 : index
      func.call @qkv_q5_1_d128__gfx1100.2(%3, %4, %516#2, %21, %516#3, %583, %24, %factors, %18, %w, %22, %20, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %584 = arith.addi %280, %c15 : index
      func.call @qkv_q5_1_d128__gfx1100.2(%3, %4, %516#4, %21, %516#5, %584, %24, %factors, %18, %w, %22, %20, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %585 = arith.addi %280, %c24 : index
      func.call @qkv_q5_1_d128__gfx1100.2(%3, %4, %516#6, %21, %516#7, %585, %24, %factors, %18, %w, %22, %20, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  wave.return
}
