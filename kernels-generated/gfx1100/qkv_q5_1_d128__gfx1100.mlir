// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q5_1', dim=128)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q5_1_d128__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 64 : index
  %fc3 = arith.constant 4 : index
  %fc4 = arith.constant 2 : index
  %fc5 = arith.constant 127 : index
  %fc6 = arith.constant 256 : index
  %fc7 = arith.constant 8 : index
  %fc8 = arith.constant dense<0> : vector<4xi32>
  %fc9 = arith.constant dense<983055> : vector<4xi32>
  %fc10 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %fc11 = arith.constant dense<65537> : vector<4xi32>
  %fc12 = arith.constant dense<4> : vector<4xi32>
  %fc13 = arith.constant dense<1677747200> : vector<4xi32>
  %fc14 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %fc15 = arith.constant dense<8> : vector<4xi32>
  %fc16 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %fc17 = arith.constant dense<12> : vector<4xi32>
  %fc18 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %fc19 = arith.constant dense<0x6400> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.addi %x1, %fc1 : index
  %f2 = arith.muli %x2, %fc2 : index
  %f3 = arith.addi %f1, %f2 : index
  %f4 = arith.muli %f0, %fc3 : index
  %f5 = arith.addi %f3, %f4 : index
  %f6 = vector.load %x3[%f5] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f7 = vector.bitcast %f6 : vector<4xi8> to vector<2xf16>
  %f8 = vector.extract %f7[0] : f16 from vector<2xf16>
  %f9 = vector.broadcast %f8 : f16 to vector<16xf16>
  %f10 = vector.extract %f7[1] : f16 from vector<2xf16>
  %f11 = vector.broadcast %f10 : f16 to vector<16xf16>
  %f12 = arith.muli %x4, %fc4 : index
  %f13 = arith.addi %f12, %fc5 : index
  %f14 = arith.divui %f13, %fc1 : index
  %f15 = arith.muli %f14, %fc1 : index
  %f16 = arith.addi %f1, %f15 : index
  %f17 = arith.muli %x2, %fc6 : index
  %f18 = arith.addi %f16, %f17 : index
  %f19 = arith.muli %f0, %fc0 : index
  %f20 = arith.addi %f18, %f19 : index
  %f21 = arith.muli %x4, %fc7 : index
  %f22 = arith.addi %f21, %f15 : index
  %f23 = arith.addi %f22, %fc1 : index
  %f24 = arith.addi %x1, %f23 : index
  %f25 = arith.muli %x2, %fc0 : index
  %f26 = arith.addi %f25, %f0 : index
  %f27 = arith.muli %f26, %fc3 : index
  %f28 = arith.addi %f24, %f27 : index
  %f29 = vector.load %x3[%f28] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f30 = vector.bitcast %f29 : vector<4xi8> to vector<1xi32>
  %f31 = vector.shuffle %f30, %f30 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
  %f32 = vector.load %x3[%f20] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f33 = vector.bitcast %f32 : vector<16xi8> to vector<4xi32>
  %f34 = arith.shrui %f33, %fc8 : vector<4xi32>
  %f35 = arith.andi %f34, %fc9 : vector<4xi32>
  %f36 = arith.shrui %f31, %fc10 : vector<4xi32>
  %f37 = arith.andi %f36, %fc11 : vector<4xi32>
  %f38 = arith.shli %f37, %fc12 : vector<4xi32>
  %f39 = arith.ori %f35, %f38 : vector<4xi32>
  %f40 = arith.ori %f39, %fc13 : vector<4xi32>
  %f41 = vector.bitcast %f40 : vector<4xi32> to vector<8xf16>
  %f42 = arith.shrui %f33, %fc12 : vector<4xi32>
  %f43 = arith.andi %f42, %fc9 : vector<4xi32>
  %f44 = arith.shrui %f31, %fc14 : vector<4xi32>
  %f45 = arith.andi %f44, %fc11 : vector<4xi32>
  %f46 = arith.shli %f45, %fc12 : vector<4xi32>
  %f47 = arith.ori %f43, %f46 : vector<4xi32>
  %f48 = arith.ori %f47, %fc13 : vector<4xi32>
  %f49 = vector.bitcast %f48 : vector<4xi32> to vector<8xf16>
  %f50 = arith.shrui %f33, %fc15 : vector<4xi32>
  %f51 = arith.andi %f50, %fc9 : vector<4xi32>
  %f52 = arith.shrui %f31, %fc16 : vector<4xi32>
  %f53 = arith.andi %f52, %fc11 : vector<4xi32>
  %f54 = arith.shli %f53, %fc12 : vector<4xi32>
  %f55 = arith.ori %f51, %f54 : vector<4xi32>
  %f56 = arith.ori %f55, %fc13 : vector<4xi32>
  %f57 = vector.bitcast %f56 : vector<4xi32> to vector<8xf16>
  %f58 = arith.shrui %f33, %fc17 : vector<4xi32>
  %f59 = arith.andi %f58, %fc9 : vector<4xi32>
  %f60 = arith.shrui %f31, %fc18 : vector<4xi32>
  %f61 = arith.andi %f60, %fc11 : vector<4xi32>
  %f62 = arith.shli %f61, %fc12 : vector<4xi32>
  %f63 = arith.ori %f59, %f62 : vector<4xi32>
  %f64 = arith.ori %f63, %fc13 : vector<4xi32>
  %f65 = vector.bitcast %f64 : vector<4xi32> to vector<8xf16>
  %f66 = vector.shuffle %f41, %f49 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f67 = vector.shuffle %f57, %f65 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f68 = vector.shuffle %f66, %f67 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f69 = arith.subf %f68, %fc19 : vector<32xf16>
  %f70 = vector.shuffle %f69, %f69 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f71 = vector.shuffle %f69, %f69 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f72 = math.fma %f70, %f9, %f11 : vector<16xf16>
  %f73 = math.fma %f71, %f9, %f11 : vector<16xf16>
  func.return %f72, %f73 : vector<16xf16>, vector<16xf16>
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
func.func private @qkv_q5_1_d128__gfx1100.2(%x0: index, %x1: index, %x2: vector<8xf32>, %x3: memref<?xf32>, %x4: vector<8xf32>, %x5: index, %x6: index, %x7: memref<?xf32>, %x8: index, %x9: memref<?xi8>, %x10: memref<?xf32>, %x11: index, %x12: index, %x13: memref<?xf32>, %x14: index, %x15: index, %x16: memref<?xi32>, %x17: memref<?xf32>, %x18: memref<?xf32>, %x19: memref<?xf32>, %x20: memref<?xf32>, %x21: memref<?xf32>, %x22: memref<?xi8>) {
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
  %fslotsAt = wave.param "slotsAt" : index
  %fc20 = arith.constant 16 : index
  %fpageBytes = wave.param "pageBytes" : index
  %fcodec = wave.param "codec" : index
  %fc23 = arith.constant 4 : index
  %fc24 = arith.constant dense<0x477FE000> : vector<4xf32>
  %fc25 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %fc26 = arith.constant 8192 : index
  %fc27 = arith.constant 512 : index
  %fc28 = arith.constant 8 : index
  %fc29 = arith.constant 4096 : index
  %fc30 = arith.constant 3 : index
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
        memref.store %f140, %x20[%f147] : memref<?xf32>
        %f148 = arith.addi %f147, %fc5 : index
        memref.store %f143, %x20[%f148] : memref<?xf32>
      } else {
        memref.store %f140, %x10[%f50] : memref<?xf32>
        %f149 = arith.addi %f50, %fc5 : index
        memref.store %f143, %x10[%f149] : memref<?xf32>
      }
      %f150 = arith.addi %f120, %f64 : index
      %f151 = arith.addi %f124, %f64 : index
      %f152 = memref.load %x19[%f150] : memref<?xf32>
      %f153 = arith.addi %f150, %fc5 : index
      %f154 = memref.load %x19[%f153] : memref<?xf32>
      %f155 = memref.load %x19[%f151] : memref<?xf32>
      %f156 = arith.addi %f151, %fc5 : index
      %f157 = memref.load %x19[%f156] : memref<?xf32>
      %f158 = arith.mulf %f155, %f152 : f32
      %f159 = arith.mulf %f157, %f154 : f32
      %f160 = arith.subf %f158, %f159 : f32
      %f161 = arith.mulf %f157, %f152 : f32
      %f162 = arith.mulf %f155, %f154 : f32
      %f163 = arith.addf %f161, %f162 : f32
      %f164 = arith.mulf %f112, %f160 : f32
      %f165 = arith.mulf %f118, %f163 : f32
      %f166 = arith.subf %f164, %f165 : f32
      %f167 = arith.mulf %f118, %f160 : f32
      %f168 = arith.mulf %f112, %f163 : f32
      %f169 = arith.addf %f167, %f168 : f32
      scf.if %f94 {
        %f170 = arith.muli %f45, %x14 : index
        %f171 = arith.addi %f170, %x12 : index
        %f172 = arith.muli %f171, %fc7 : index
        %f173 = arith.addi %f172, %f64 : index
        memref.store %f166, %x20[%f173] : memref<?xf32>
        %f174 = arith.addi %f173, %fc5 : index
        memref.store %f169, %x20[%f174] : memref<?xf32>
      } else {
        memref.store %f166, %x10[%f65] : memref<?xf32>
        %f175 = arith.addi %f65, %fc5 : index
        memref.store %f169, %x10[%f175] : memref<?xf32>
      }
    } else {
      %f176 = arith.cmpi slt, %x12, %x14 : index
      scf.if %f176 {
        %f177 = arith.muli %f45, %x14 : index
        %f178 = arith.addi %f177, %x12 : index
        %f179 = arith.muli %f178, %fc7 : index
        %f180 = arith.addi %f179, %f48 : index
        memref.store %f56, %x20[%f180] : memref<?xf32>
        %f181 = arith.addi %f180, %fc5 : index
        memref.store %f63, %x20[%f181] : memref<?xf32>
      } else {
        memref.store %f56, %x10[%f50] : memref<?xf32>
        %f182 = arith.addi %f50, %fc5 : index
        memref.store %f63, %x10[%f182] : memref<?xf32>
      }
      scf.if %f176 {
        %f183 = arith.muli %f45, %x14 : index
        %f184 = arith.addi %f183, %x12 : index
        %f185 = arith.muli %f184, %fc7 : index
        %f186 = arith.addi %f185, %f64 : index
        memref.store %f70, %x20[%f186] : memref<?xf32>
        %f187 = arith.addi %f186, %fc5 : index
        memref.store %f77, %x20[%f187] : memref<?xf32>
      } else {
        memref.store %f70, %x10[%f65] : memref<?xf32>
        %f188 = arith.addi %f65, %fc5 : index
        memref.store %f77, %x10[%f188] : memref<?xf32>
      }
    }
  }
  wave.barrier
  %f189 = arith.cmpi sge, %x12, %x14 : index
  scf.if %f189 {
    scf.if %f46 {
      %f190 = arith.addi %fslotsAt, %f45 : index
      %f191 = memref.load %x16[%f190] : memref<?xi32>
      %f192 = arith.index_cast %f191 : i32 to index
      %f193 = arith.cmpi sge, %f192, %fc3 : index
      scf.if %f193 {
        %f194 = arith.muli %f44, %fc7 : index
        %f195 = arith.subi %x12, %x14 : index
        %f196 = memref.load %x21[%f195] : memref<?xf32>
        %f197 = vector.broadcast %f196 : f32 to vector<4xf32>
        %f198 = arith.divui %f192, %fc20 : index
        %f199 = arith.remui %f192, %fc20 : index
        %f200 = arith.muli %f198, %fpageBytes : index
        %f201 = arith.cmpi eq, %fcodec, %fc3 : index
        scf.if %f201 {
          %f202 = arith.muli %f0, %fc23 : index
          scf.for %f203 = %f202 to %fc7 step %fc7 {
            %f204 = arith.addi %f194, %f203 : index
            %f205 = vector.load %x10[%f204] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f206 = arith.mulf %f205, %f197 : vector<4xf32>
            %f207 = arith.minimumf %f206, %fc24 : vector<4xf32>
            %f208 = arith.maximumf %f207, %fc25 : vector<4xf32>
            %f209 = arith.truncf %f208 : vector<4xf32> to vector<4xf16>
            %f210 = vector.bitcast %f209 : vector<4xf16> to vector<8xi8>
            %f211 = arith.cmpi slt, %f195, %x15 : index
            scf.if %f211 {
              %f212 = arith.muli %f195, %fc26 : index
              %f213 = arith.addi %f200, %f212 : index
              %f214 = arith.divui %f203, %fc20 : index
              %f215 = arith.muli %f214, %fc27 : index
              %f216 = arith.remui %f203, %fc20 : index
              %f217 = arith.divui %f216, %fc28 : index
              %f218 = arith.muli %f217, %fc1 : index
              %f219 = arith.muli %f199, %fc20 : index
              %f220 = arith.addi %f218, %f219 : index
              %f221 = arith.remui %f216, %fc28 : index
              %f222 = arith.muli %f221, %fc0 : index
              %f223 = arith.addi %f220, %f222 : index
              %f224 = arith.addi %f215, %f223 : index
              %f225 = arith.addi %f213, %f224 : index
              vector.store %f210, %x22[%f225] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
            } else {
              %f226 = arith.subi %f195, %x15 : index
              %f227 = arith.muli %f226, %fc26 : index
              %f228 = arith.addi %f200, %f227 : index
              %f229 = arith.addi %f203, %fc3 : index
              %f230 = arith.divui %f229, %fc20 : index
              %f231 = arith.muli %f230, %fc27 : index
              %f232 = arith.addi %f231, %fc29 : index
              %f233 = arith.remui %f229, %fc20 : index
              %f234 = arith.divui %f199, %fc0 : index
              %f235 = arith.remui %f199, %fc0 : index
              %f236 = arith.muli %f235, %fc28 : index
              %f237 = arith.addi %f234, %f236 : index
              %f238 = arith.divui %f237, %fc28 : index
              %f239 = arith.muli %f238, %fc1 : index
              %f240 = arith.muli %f233, %fc20 : index
              %f241 = arith.addi %f239, %f240 : index
              %f242 = arith.remui %f237, %fc28 : index
              %f243 = arith.muli %f242, %fc0 : index
              %f244 = arith.addi %f241, %f243 : index
              %f245 = arith.addi %f232, %f244 : index
              %f246 = arith.addi %f228, %f245 : index
              %f247 = vector.shuffle %f210, %f210 [0, 1] : vector<8xi8>, vector<8xi8>
              vector.store %f247, %x22[%f246] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f248 = arith.addi %f203, %fc11 : index
              %f249 = arith.divui %f248, %fc20 : index
              %f250 = arith.muli %f249, %fc27 : index
              %f251 = arith.addi %f250, %fc29 : index
              %f252 = arith.remui %f248, %fc20 : index
              %f253 = arith.muli %f252, %fc20 : index
              %f254 = arith.addi %f239, %f253 : index
              %f255 = arith.addi %f254, %f243 : index
              %f256 = arith.addi %f251, %f255 : index
              %f257 = arith.addi %f228, %f256 : index
              %f258 = vector.shuffle %f210, %f210 [2, 3] : vector<8xi8>, vector<8xi8>
              vector.store %f258, %x22[%f257] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f259 = arith.addi %f203, %fc0 : index
              %f260 = arith.divui %f259, %fc20 : index
              %f261 = arith.muli %f260, %fc27 : index
              %f262 = arith.addi %f261, %fc29 : index
              %f263 = arith.remui %f259, %fc20 : index
              %f264 = arith.muli %f263, %fc20 : index
              %f265 = arith.addi %f239, %f264 : index
              %f266 = arith.addi %f265, %f243 : index
              %f267 = arith.addi %f262, %f266 : index
              %f268 = arith.addi %f228, %f267 : index
              %f269 = vector.shuffle %f210, %f210 [4, 5] : vector<8xi8>, vector<8xi8>
              vector.store %f269, %x22[%f268] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f270 = arith.addi %f203, %fc30 : index
              %f271 = arith.divui %f270, %fc20 : index
              %f272 = arith.muli %f271, %fc27 : index
              %f273 = arith.addi %f272, %fc29 : index
              %f274 = arith.remui %f270, %fc20 : index
              %f275 = arith.muli %f274, %fc20 : index
              %f276 = arith.addi %f239, %f275 : index
              %f277 = arith.addi %f276, %f243 : index
              %f278 = arith.addi %f273, %f277 : index
              %f279 = arith.addi %f228, %f278 : index
              %f280 = vector.shuffle %f210, %f210 [6, 7] : vector<8xi8>, vector<8xi8>
              vector.store %f280, %x22[%f279] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
            }
          }
        }
        %f281 = arith.cmpi eq, %fcodec, %fc11 : index
        scf.if %f281 {
          %f282 = arith.muli %f0, %fc23 : index
          scf.for %f283 = %f282 to %fc7 step %fc7 {
            %f284 = arith.addi %f194, %f283 : index
            %f285 = vector.load %x10[%f284] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f286 = arith.mulf %f285, %f197 : vector<4xf32>
            %f287 = wave.fp8_encode "e4m3" %f286 : vector<4xf32> -> vector<4xi8>
            %f288 = arith.cmpi slt, %f195, %x15 : index
            scf.if %f288 {
              %f289 = arith.muli %f195, %fc29 : index
              %f290 = arith.addi %f200, %f289 : index
              %f291 = vector.shuffle %f287, %f287 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
              %f292 = arith.divui %f283, %fc20 : index
              %f293 = arith.muli %f292, %fc1 : index
              %f294 = arith.remui %f283, %fc20 : index
              %f295 = arith.muli %f199, %fc20 : index
              %f296 = arith.divui %f294, %fc23 : index
              %f297 = arith.muli %f296, %fc23 : index
              %f298 = arith.remui %f294, %fc0 : index
              %f299 = arith.muli %f298, %fc0 : index
              %f300 = arith.addi %f297, %f299 : index
              %f301 = arith.divui %f294, %fc0 : index
              %f302 = arith.remui %f301, %fc0 : index
              %f303 = arith.addi %f300, %f302 : index
              %f304 = arith.addi %f295, %f303 : index
              %f305 = arith.addi %f293, %f304 : index
              %f306 = arith.addi %f290, %f305 : index
              vector.store %f291, %x22[%f306] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f307 = arith.subi %f195, %x15 : index
              %f308 = arith.muli %f307, %fc29 : index
              %f309 = arith.addi %f200, %f308 : index
              %f310 = arith.addi %f283, %fc3 : index
              %f311 = arith.divui %f310, %fc20 : index
              %f312 = arith.muli %f311, %fc1 : index
              %f313 = arith.addi %f312, %fc2 : index
              %f314 = arith.remui %f310, %fc20 : index
              %f315 = arith.divui %f199, %fc0 : index
              %f316 = arith.remui %f199, %fc0 : index
              %f317 = arith.muli %f316, %fc28 : index
              %f318 = arith.addi %f315, %f317 : index
              %f319 = arith.muli %f314, %fc20 : index
              %f320 = arith.divui %f318, %fc23 : index
              %f321 = arith.muli %f320, %fc23 : index
              %f322 = arith.remui %f318, %fc0 : index
              %f323 = arith.muli %f322, %fc0 : index
              %f324 = arith.addi %f321, %f323 : index
              %f325 = arith.divui %f318, %fc0 : index
              %f326 = arith.remui %f325, %fc0 : index
              %f327 = arith.addi %f324, %f326 : index
              %f328 = arith.addi %f319, %f327 : index
              %f329 = arith.addi %f313, %f328 : index
              %f330 = arith.addi %f309, %f329 : index
              %f331 = vector.shuffle %f287, %f287 [0] : vector<4xi8>, vector<4xi8>
              vector.store %f331, %x22[%f330] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f332 = arith.addi %f283, %fc11 : index
              %f333 = arith.divui %f332, %fc20 : index
              %f334 = arith.muli %f333, %fc1 : index
              %f335 = arith.addi %f334, %fc2 : index
              %f336 = arith.remui %f332, %fc20 : index
              %f337 = arith.muli %f336, %fc20 : index
              %f338 = arith.addi %f337, %f327 : index
              %f339 = arith.addi %f335, %f338 : index
              %f340 = arith.addi %f309, %f339 : index
              %f341 = vector.shuffle %f287, %f287 [1] : vector<4xi8>, vector<4xi8>
              vector.store %f341, %x22[%f340] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f342 = arith.addi %f283, %fc0 : index
              %f343 = arith.divui %f342, %fc20 : index
              %f344 = arith.muli %f343, %fc1 : index
              %f345 = arith.addi %f344, %fc2 : index
              %f346 = arith.remui %f342, %fc20 : index
              %f347 = arith.muli %f346, %fc20 : index
              %f348 = arith.addi %f347, %f327 : index
              %f349 = arith.addi %f345, %f348 : index
              %f350 = arith.addi %f309, %f349 : index
              %f351 = vector.shuffle %f287, %f287 [2] : vector<4xi8>, vector<4xi8>
              vector.store %f351, %x22[%f350] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f352 = arith.addi %f283, %fc30 : index
              %f353 = arith.divui %f352, %fc20 : index
              %f354 = arith.muli %f353, %fc1 : index
              %f355 = arith.addi %f354, %fc2 : index
              %f356 = arith.remui %f352, %fc20 : index
              %f357 = arith.muli %f356, %fc20 : index
              %f358 = arith.addi %f357, %f327 : index
              %f359 = arith.addi %f355, %f358 : index
              %f360 = arith.addi %f309, %f359 : index
              %f361 = vector.shuffle %f287, %f287 [3] : vector<4xi8>, vector<4xi8>
              vector.store %f361, %x22[%f360] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
          }
        }
        %f362 = arith.cmpi eq, %fcodec, %fc0 : index
        scf.if %f362 {
          %f363 = arith.muli %f0, %fc23 : index
          scf.for %f364 = %f363 to %fc7 step %fc7 {
            %f365 = arith.addi %f194, %f364 : index
            %f366 = vector.load %x10[%f365] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f367 = arith.mulf %f366, %f197 : vector<4xf32>
            %f368 = wave.fp8_encode "e5m2" %f367 : vector<4xf32> -> vector<4xi8>
            %f369 = arith.cmpi slt, %f195, %x15 : index
            scf.if %f369 {
              %f370 = arith.muli %f195, %fc29 : index
              %f371 = arith.addi %f200, %f370 : index
              %f372 = vector.shuffle %f368, %f368 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
              %f373 = arith.divui %f364, %fc20 : index
              %f374 = arith.muli %f373, %fc1 : index
              %f375 = arith.remui %f364, %fc20 : index
              %f376 = arith.muli %f199, %fc20 : index
              %f377 = arith.divui %f375, %fc23 : index
              %f378 = arith.muli %f377, %fc23 : index
              %f379 = arith.remui %f375, %fc0 : index
              %f380 = arith.muli %f379, %fc0 : index
              %f381 = arith.addi %f378, %f380 : index
              %f382 = arith.divui %f375, %fc0 : index
              %f383 = arith.remui %f382, %fc0 : index
              %f384 = arith.addi %f381, %f383 : index
              %f385 = arith.addi %f376, %f384 : index
              %f386 = arith.addi %f374, %f385 : index
              %f387 = arith.addi %f371, %f386 : index
              vector.store %f372, %x22[%f387] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f388 = arith.subi %f195, %x15 : index
              %f389 = arith.muli %f388, %fc29 : index
              %f390 = arith.addi %f200, %f389 : index
              %f391 = arith.addi %f364, %fc3 : index
              %f392 = arith.divui %f391, %fc20 : index
              %f393 = arith.muli %f392, %fc1 : index
              %f394 = arith.addi %f393, %fc2 : index
              %f395 = arith.remui %f391, %fc20 : index
              %f396 = arith.divui %f199, %fc0 : index
              %f397 = arith.remui %f199, %fc0 : index
              %f398 = arith.muli %f397, %fc28 : index
              %f399 = arith.addi %f396, %f398 : index
              %f400 = arith.muli %f395, %fc20 : index
              %f401 = arith.divui %f399, %fc23 : index
              %f402 = arith.muli %f401, %fc23 : index
              %f403 = arith.remui %f399, %fc0 : index
              %f404 = arith.muli %f403, %fc0 : index
              %f405 = arith.addi %f402, %f404 : index
              %f406 = arith.divui %f399, %fc0 : index
              %f407 = arith.remui %f406, %fc0 : index
              %f408 = arith.addi %f405, %f407 : index
              %f409 = arith.addi %f400, %f408 : index
              %f410 = arith.addi %f394, %f409 : index
              %f411 = arith.addi %f390, %f410 : index
              %f412 = vector.shuffle %f368, %f368 [0] : vector<4xi8>, vector<4xi8>
              vector.store %f412, %x22[%f411] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f413 = arith.addi %f364, %fc11 : index
              %f414 = arith.divui %f413, %fc20 : index
              %f415 = arith.muli %f414, %fc1 : index
              %f416 = arith.addi %f415, %fc2 : index
              %f417 = arith.remui %f413, %fc20 : index
              %f418 = arith.muli %f417, %fc20 : index
              %f419 = arith.addi %f418, %f408 : index
              %f420 = arith.addi %f416, %f419 : index
              %f421 = arith.addi %f390, %f420 : index
              %f422 = vector.shuffle %f368, %f368 [1] : vector<4xi8>, vector<4xi8>
              vector.store %f422, %x22[%f421] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f423 = arith.addi %f364, %fc0 : index
              %f424 = arith.divui %f423, %fc20 : index
              %f425 = arith.muli %f424, %fc1 : index
              %f426 = arith.addi %f425, %fc2 : index
              %f427 = arith.remui %f423, %fc20 : index
              %f428 = arith.muli %f427, %fc20 : index
              %f429 = arith.addi %f428, %f408 : index
              %f430 = arith.addi %f426, %f429 : index
              %f431 = arith.addi %f390, %f430 : index
              %f432 = vector.shuffle %f368, %f368 [2] : vector<4xi8>, vector<4xi8>
              vector.store %f432, %x22[%f431] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f433 = arith.addi %f364, %fc30 : index
              %f434 = arith.divui %f433, %fc20 : index
              %f435 = arith.muli %f434, %fc1 : index
              %f436 = arith.addi %f435, %fc2 : index
              %f437 = arith.remui %f433, %fc20 : index
              %f438 = arith.muli %f437, %fc20 : index
              %f439 = arith.addi %f438, %f408 : index
              %f440 = arith.addi %f436, %f439 : index
              %f441 = arith.addi %f390, %f440 : index
              %f442 = vector.shuffle %f368, %f368 [3] : vector<4xi8>, vector<4xi8>
              vector.store %f442, %x22[%f441] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
          }
        }
      }
    }
  }
  func.return
}
wave.kernel @qkv_q5_1_d128__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
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
  %5 = arith.muli %inputFeatures, %c4 : index
  %6 = arith.muli %inputFeatures, %c5 : index
  %7 = arith.addi %6, %c6 : index
  %8 = arith.divui %7, %c7 : index
  %9 = arith.muli %8, %c7 : index
  %10 = arith.addi %5, %9 : index
  %11 = arith.addi %10, %c7 : index
  %12 = arith.addi %11, %6 : index
  %13 = arith.muli %0, %c4 : index
  %14 = arith.muli %3, %c5 : index
  %15 = arith.addi %13, %14 : index
  %16 = arith.addi %15, %c8 : index
  %17 = arith.muli %16, %12 : index
  %18 = arith.addi %15, %c9 : index
  %19 = arith.muli %18, %12 : index
  %20 = wave.scratch %c10 : memref<?xf32>
  %21 = wave.scratch %c11 : memref<?xf32>
  %22 = memref.load %step[%c8] : memref<?xi32>
  %23 = arith.index_cast %22 : i32 to index
  %24 = arith.cmpi eq, %rowsMode, %c8 : index
  scf.if %24 {
    %25 = arith.muli %1, %c13 : index
    %26 = arith.cmpi slt, %25, %23 : index
    scf.if %26 {
      %27 = wave.lane
      %28 = arith.remui %27, %c13 : index
      %29 = wave.scratch %operandHalves : memref<?xf16>
      %30 = arith.divui %operandHalves, %c4 : index
      %31 = arith.muli %2, %c16 : index
      %32 = arith.addi %31, %27 : index
      scf.for %33 = %32 to %30 step %c17 {
        %34 = arith.muli %33, %c4 : index
        %35 = arith.addi %c8, %34 : index
        %36 = vector.load %x[%35] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %36, %29[%35] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %37 = arith.remui %28, %tileRows : index
      %38 = arith.muli %37, %c4 : index
      %39 = arith.divui %inputFeatures, %c16 : index
      %40 = arith.muli %4, %stepsPerWave : index
      %41 = arith.minsi %40, %39 : index
      %42 = arith.addi %41, %stepsPerWave : index
      %43 = arith.minsi %42, %39 : index
      %44 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %45 = arith.subi %43, %41 : index
      %46 = arith.divui %45, %c5 : index
      %47 = arith.muli %46, %c5 : index
      %48 = arith.addi %41, %47 : index
      %49 = arith.select %44, %42, %48 : index
      %53:2 = scf.for %50 = %41 to %49 step %c5 iter_args(%51 = %c18, %52 = %c18) -> (vector<8xf32>, vector<8xf32>) {
        %54 = arith.addi %50, %c8 : index
        %55:2 = func.call @qkv_q5_1_d128__gfx1100.0(%27, %17, %54, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %56 = arith.addi %50, %c9 : index
        %57:2 = func.call @qkv_q5_1_d128__gfx1100.0(%27, %17, %56, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %58:2 = func.call @qkv_q5_1_d128__gfx1100.0(%27, %19, %54, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %59:2 = func.call @qkv_q5_1_d128__gfx1100.0(%27, %19, %56, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %60 = arith.muli %50, %c5 : index
        %61 = arith.addi %60, %c8 : index
        %62 = arith.muli %tileRows, %c13 : index
        %63 = arith.muli %61, %62 : index
        %64 = arith.addi %38, %63 : index
        %65 = vector.load %29[%64] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %66 = arith.muli %tileRows, %c4 : index
        %67 = arith.addi %64, %66 : index
        %68 = vector.load %29[%67] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %69 = vector.shuffle %65, %68 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %70 = wave.mma %69, %55#0, %51 : vector<16xf16>, vector<8xf32>
        %71 = wave.mma %69, %58#0, %52 : vector<16xf16>, vector<8xf32>
        %72 = arith.addi %60, %c9 : index
        %73 = arith.muli %72, %62 : index
        %74 = arith.addi %38, %73 : index
        %75 = vector.load %29[%74] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %76 = arith.addi %74, %66 : index
        %77 = vector.load %29[%76] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %78 = vector.shuffle %75, %77 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %79 = wave.mma %78, %55#1, %70 : vector<16xf16>, vector<8xf32>
        %80 = wave.mma %78, %58#1, %71 : vector<16xf16>, vector<8xf32>
        %81 = arith.addi %60, %c5 : index
        %82 = arith.muli %81, %62 : index
        %83 = arith.addi %38, %82 : index
        %84 = vector.load %29[%83] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %85 = arith.addi %83, %66 : index
        %86 = vector.load %29[%85] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %87 = vector.shuffle %84, %86 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %88 = wave.mma %87, %57#0, %79 : vector<16xf16>, vector<8xf32>
        %89 = wave.mma %87, %59#0, %80 : vector<16xf16>, vector<8xf32>
        %90 = arith.addi %60, %c21 : index
        %91 = arith.muli %90, %62 : index
        %92 = arith.addi %38, %91 : index
        %93 = vector.load %29[%92] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %94 = arith.addi %92, %66 : index
        %95 = vector.load %29[%94] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %96 = vector.shuffle %93, %95 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %97 = wave.mma %96, %57#1, %88 : vector<16xf16>, vector<8xf32>
        %98 = wave.mma %96, %59#1, %89 : vector<16xf16>, vector<8xf32>
        scf.yield %97, %98 : vector<8xf32>, vector<8xf32>
      }
      %99 = arith.select %44, %49, %43 : index
      %103:2 = scf.for %100 = %49 to %99 step %c9 iter_args(%101 = %53#0, %102 = %53#1) -> (vector<8xf32>, vector<8xf32>) {
        %104 = arith.addi %100, %c8 : index
        %105:2 = func.call @qkv_q5_1_d128__gfx1100.0(%27, %17, %104, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %106:2 = func.call @qkv_q5_1_d128__gfx1100.0(%27, %19, %104, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %107 = arith.muli %100, %c5 : index
        %108 = arith.addi %107, %c8 : index
        %109 = arith.muli %tileRows, %c13 : index
        %110 = arith.muli %108, %109 : index
        %111 = arith.addi %38, %110 : index
        %112 = vector.load %29[%111] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %113 = arith.muli %tileRows, %c4 : index
        %114 = arith.addi %111, %113 : index
        %115 = vector.load %29[%114] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %116 = vector.shuffle %112, %115 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %117 = wave.mma %116, %105#0, %101 : vector<16xf16>, vector<8xf32>
        %118 = wave.mma %116, %106#0, %102 : vector<16xf16>, vector<8xf32>
        %119 = arith.addi %107, %c9 : index
        %120 = arith.muli %119, %109 : index
        %121 = arith.addi %38, %120 : index
        %122 = vector.load %29[%121] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %123 = arith.addi %121, %113 : index
        %124 = vector.load %29[%123] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %125 = vector.shuffle %122, %124 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %126 = wave.mma %125, %105#1, %117 : vector<16xf16>, vector<8xf32>
        %127 = wave.mma %125, %106#1, %118 : vector<16xf16>, vector<8xf32>
        scf.yield %126, %127 : vector<8xf32>, vector<8xf32>
      }
      %128 = arith.addi %25, %c8 : index
      func.call @qkv_q5_1_d128__gfx1100.2(%3, %4, %103#0, %20, %103#1, %128, %23, %factors, %17, %w, %21, %19, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  %129 = arith.cmpi eq, %rowsMode, %c9 : index
  scf.if %129 {
    %130 = arith.muli %1, %c13 : index
    %131 = arith.cmpi slt, %130, %23 : index
    scf.if %131 {
      %132 = wave.lane
      %133 = arith.remui %132, %c13 : index
      %134 = arith.remui %133, %tileRows : index
      %135 = arith.addi %130, %134 : index
      %136 = arith.divui %135, %tileRows : index
      %137 = arith.divui %inputFeatures, %c13 : index
      %138 = arith.muli %136, %137 : index
      %139 = arith.divui %c8, %c13 : index
      %140 = arith.addi %138, %139 : index
      %141 = arith.muli %140, %c5 : index
      %142 = arith.remui %c8, %c13 : index
      %143 = arith.divui %142, %c4 : index
      %144 = arith.addi %141, %143 : index
      %145 = arith.muli %tileRows, %c4 : index
      %146 = arith.muli %144, %145 : index
      %147 = arith.remui %135, %tileRows : index
      %148 = arith.muli %147, %c4 : index
      %149 = arith.addi %146, %148 : index
      %150 = arith.remui %c8, %c4 : index
      %151 = arith.addi %149, %150 : index
      %152 = arith.divui %inputFeatures, %c16 : index
      %153 = arith.muli %4, %stepsPerWave : index
      %154 = arith.minsi %153, %152 : index
      %155 = arith.addi %154, %stepsPerWave : index
      %156 = arith.minsi %155, %152 : index
      %157 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %158 = arith.subi %156, %154 : index
      %159 = arith.divui %158, %c5 : index
      %160 = arith.muli %159, %c5 : index
      %161 = arith.addi %154, %160 : index
      %162 = arith.select %157, %155, %161 : index
      %166:2 = scf.for %163 = %154 to %162 step %c5 iter_args(%164 = %c18, %165 = %c18) -> (vector<8xf32>, vector<8xf32>) {
        %167 = arith.addi %163, %c8 : index
        %168:2 = func.call @qkv_q5_1_d128__gfx1100.0(%132, %17, %167, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %169 = arith.addi %163, %c9 : index
        %170:2 = func.call @qkv_q5_1_d128__gfx1100.0(%132, %17, %169, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %171:2 = func.call @qkv_q5_1_d128__gfx1100.0(%132, %19, %167, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %172:2 = func.call @qkv_q5_1_d128__gfx1100.0(%132, %19, %169, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %173 = arith.muli %163, %c5 : index
        %174 = arith.addi %173, %c8 : index
        %175 = arith.muli %tileRows, %c13 : index
        %176 = arith.muli %174, %175 : index
        %177 = arith.addi %151, %176 : index
        %178 = vector.load %x[%177] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %179 = arith.addi %177, %145 : index
        %180 = vector.load %x[%179] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %181 = vector.shuffle %178, %180 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %182 = wave.mma %181, %168#0, %164 : vector<16xf16>, vector<8xf32>
        %183 = wave.mma %181, %171#0, %165 : vector<16xf16>, vector<8xf32>
        %184 = arith.addi %173, %c9 : index
        %185 = arith.muli %184, %175 : index
        %186 = arith.addi %151, %185 : index
        %187 = vector.load %x[%186] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %188 = arith.addi %186, %145 : index
        %189 = vector.load %x[%188] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %190 = vector.shuffle %187, %189 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %191 = wave.mma %190, %168#1, %182 : vector<16xf16>, vector<8xf32>
        %192 = wave.mma %190, %171#1, %183 : vector<16xf16>, vector<8xf32>
        %193 = arith.addi %173, %c5 : index
        %194 = arith.muli %193, %175 : index
        %195 = arith.addi %151, %194 : index
        %196 = vector.load %x[%195] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %197 = arith.addi %195, %145 : index
        %198 = vector.load %x[%197] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %199 = vector.shuffle %196, %198 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %200 = wave.mma %199, %170#0, %191 : vector<16xf16>, vector<8xf32>
        %201 = wave.mma %199, %172#0, %192 : vector<16xf16>, vector<8xf32>
        %202 = arith.addi %173, %c21 : index
        %203 = arith.muli %202, %175 : index
        %204 = arith.addi %151, %203 : index
        %205 = vector.load %x[%204] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %206 = arith.addi %204, %145 : index
        %207 = vector.load %x[%206] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %208 = vector.shuffle %205, %207 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %209 = wave.mma %208, %170#1, %200 : vector<16xf16>, vector<8xf32>
        %210 = wave.mma %208, %172#1, %201 : vector<16xf16>, vector<8xf32>
        scf.yield %209, %210 : vector<8xf32>, vector<8xf32>
      }
      %211 = arith.select %157, %162, %156 : index
      %215:2 = scf.for %212 = %162 to %211 step %c9 iter_args(%213 = %166#0, %214 = %166#1) -> (vector<8xf32>, vector<8xf32>) {
        %216 = arith.addi %212, %c8 : index
        %217:2 = func.call @qkv_q5_1_d128__gfx1100.0(%132, %17, %216, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %218:2 = func.call @qkv_q5_1_d128__gfx1100.0(%132, %19, %216, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %219 = arith.muli %212, %c5 : index
        %220 = arith.addi %219, %c8 : index
        %221 = arith.muli %tileRows, %c13 : index
        %222 = arith.muli %220, %221 : index
        %223 = arith.addi %151, %222 : index
        %224 = vector.load %x[%223] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %225 = arith.addi %223, %145 : index
        %226 = vector.load %x[%225] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %227 = vector.shuffle %224, %226 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %228 = wave.mma %227, %217#0, %213 : vector<16xf16>, vector<8xf32>
        %229 = wave.mma %227, %218#0, %214 : vector<16xf16>, vector<8xf32>
        %230 = arith.addi %219, %c9 : index
        %231 = arith.muli %230, %221 : index
        %232 = arith.addi %151, %231 : index
        %233 = vector.load %x[%232] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %234 = arith.addi %232, %145 : index
        %235 = vector.load %x[%234] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %236 = vector.shuffle %233, %235 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %237 = wave.mma %236, %217#1, %228 : vector<16xf16>, vector<8xf32>
        %238 = wave.mma %236, %218#1, %229 : vector<16xf16>, vector<8xf32>
        scf.yield %237, %238 : vector<8xf32>, vector<8xf32>
      }
      %239 = arith.addi %130, %c8 : index
      func.call @qkv_q5_1_d128__gfx1100.2(%3, %4, %215#0, %20, %215#1, %239, %23, %factors, %17, %w, %21, %19, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  %240 = arith.cmpi eq, %rowsMode, %c5 : index
  scf.if %240 {
    %241 = arith.muli %1, %c22 : index
    %242 = arith.cmpi slt, %241, %23 : index
    scf.if %242 {
      %243 = wave.lane
      %244 = arith.remui %243, %c13 : index
      %245 = arith.remui %244, %tileRows : index
      %246 = arith.addi %241, %245 : index
      %247 = arith.divui %246, %tileRows : index
      %248 = arith.divui %inputFeatures, %c13 : index
      %249 = arith.muli %247, %248 : index
      %250 = arith.divui %c8, %c13 : index
      %251 = arith.addi %249, %250 : index
      %252 = arith.muli %251, %c5 : index
      %253 = arith.remui %c8, %c13 : index
      %254 = arith.divui %253, %c4 : index
      %255 = arith.addi %252, %254 : index
      %256 = arith.muli %tileRows, %c4 : index
      %257 = arith.muli %255, %256 : index
      %258 = arith.remui %246, %tileRows : index
      %259 = arith.muli %258, %c4 : index
      %260 = arith.addi %257, %259 : index
      %261 = arith.remui %c8, %c4 : index
      %262 = arith.addi %260, %261 : index
      %263 = arith.addi %244, %c13 : index
      %264 = arith.addi %241, %263 : index
      %265 = arith.divui %264, %tileRows : index
      %266 = arith.muli %265, %248 : index
      %267 = arith.addi %266, %250 : index
      %268 = arith.muli %267, %c5 : index
      %269 = arith.addi %268, %254 : index
      %270 = arith.muli %269, %256 : index
      %271 = arith.remui %264, %tileRows : index
      %272 = arith.muli %271, %c4 : index
      %273 = arith.addi %270, %272 : index
      %274 = arith.addi %273, %261 : index
      %275 = arith.addi %244, %c16 : index
      %276 = arith.addi %241, %275 : index
      %277 = arith.divui %276, %tileRows : index
      %278 = arith.muli %277, %248 : index
      %279 = arith.addi %278, %250 : index
      %280 = arith.muli %279, %c5 : index
      %281 = arith.addi %280, %254 : index
      %282 = arith.muli %281, %256 : index
      %283 = arith.remui %276, %tileRows : index
      %284 = arith.muli %283, %c4 : index
      %285 = arith.addi %282, %284 : index
      %286 = arith.addi %285, %261 : index
      %287 = arith.addi %244, %c23 : index
      %288 = arith.addi %241, %287 : index
      %289 = arith.divui %288, %tileRows : index
      %290 = arith.muli %289, %248 : index
      %291 = arith.addi %290, %250 : index
      %292 = arith.muli %291, %c5 : index
      %293 = arith.addi %292, %254 : index
      %294 = arith.muli %293, %256 : index
      %295 = arith.remui %288, %tileRows : index
      %296 = arith.muli %295, %c4 : index
      %297 = arith.addi %294, %296 : index
      %298 = arith.addi %297, %261 : index
      %299 = arith.divui %inputFeatures, %c16 : index
      %300 = arith.muli %4, %stepsPerWave : index
      %301 = arith.minsi %300, %299 : index
      %302 = arith.addi %301, %stepsPerWave : index
      %303 = arith.minsi %302, %299 : index
      %304 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %305 = arith.subi %303, %301 : index
      %306 = arith.divui %305, %c5 : index
      %307 = arith.muli %306, %c5 : index
      %308 = arith.addi %301, %307 : index
      %309 = arith.select %304, %302, %308 : index
      %319:8 = scf.for %310 = %301 to %309 step %c5 iter_args(%311 = %c18, %312 = %c18, %313 = %c18, %314 = %c18, %315 = %c18, %316 = %c18, %317 = %c18, %318 = %c18) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %320 = arith.addi %310, %c8 : index
        %321:2 = func.call @qkv_q5_1_d128__gfx1100.0(%243, %17, %320, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %322 = arith.addi %310, %c9 : index
        %323:2 = func.call @qkv_q5_1_d128__gfx1100.0(%243, %17, %322, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %324:2 = func.call @qkv_q5_1_d128__gfx1100.0(%243, %19, %320, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %325:2 = func.call @qkv_q5_1_d128__gfx1100.0(%243, %19, %322, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %326 = arith.muli %310, %c5 : index
        %327 = arith.addi %326, %c8 : index
        %328 = arith.muli %tileRows, %c13 : index
        %329 = arith.muli %327, %328 : index
        %330 = arith.addi %262, %329 : index
        %331 = vector.load %x[%330] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %332 = arith.addi %330, %256 : index
        %333 = vector.load %x[%332] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %334 = vector.shuffle %331, %333 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %335 = wave.mma %334, %321#0, %311 : vector<16xf16>, vector<8xf32>
        %336 = wave.mma %334, %324#0, %312 : vector<16xf16>, vector<8xf32>
        %337 = arith.addi %274, %329 : index
        %338 = vector.load %x[%337] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %339 = arith.addi %337, %256 : index
        %340 = vector.load %x[%339] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %341 = vector.shuffle %338, %340 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %342 = wave.mma %341, %321#0, %313 : vector<16xf16>, vector<8xf32>
        %343 = wave.mma %341, %324#0, %314 : vector<16xf16>, vector<8xf32>
        %344 = arith.addi %286, %329 : index
        %345 = vector.load %x[%344] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %346 = arith.addi %344, %256 : index
        %347 = vector.load %x[%346] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %348 = vector.shuffle %345, %347 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %349 = wave.mma %348, %321#0, %315 : vector<16xf16>, vector<8xf32>
        %350 = wave.mma %348, %324#0, %316 : vector<16xf16>, vector<8xf32>
        %351 = arith.addi %298, %329 : index
        %352 = vector.load %x[%351] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %353 = arith.addi %351, %256 : index
        %354 = vector.load %x[%353] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %355 = vector.shuffle %352, %354 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %356 = wave.mma %355, %321#0, %317 : vector<16xf16>, vector<8xf32>
        %357 = wave.mma %355, %324#0, %318 : vector<16xf16>, vector<8xf32>
        %358 = arith.addi %326, %c9 : index
        %359 = arith.muli %358, %328 : index
        %360 = arith.addi %262, %359 : index
        %361 = vector.load %x[%360] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %362 = arith.addi %360, %256 : index
        %363 = vector.load %x[%362] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %364 = vector.shuffle %361, %363 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %365 = wave.mma %364, %321#1, %335 : vector<16xf16>, vector<8xf32>
        %366 = wave.mma %364, %324#1, %336 : vector<16xf16>, vector<8xf32>
        %367 = arith.addi %274, %359 : index
        %368 = vector.load %x[%367] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %369 = arith.addi %367, %256 : index
        %370 = vector.load %x[%369] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %371 = vector.shuffle %368, %370 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %372 = wave.mma %371, %321#1, %342 : vector<16xf16>, vector<8xf32>
        %373 = wave.mma %371, %324#1, %343 : vector<16xf16>, vector<8xf32>
        %374 = arith.addi %286, %359 : index
        %375 = vector.load %x[%374] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %376 = arith.addi %374, %256 : index
        %377 = vector.load %x[%376] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %378 = vector.shuffle %375, %377 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %379 = wave.mma %378, %321#1, %349 : vector<16xf16>, vector<8xf32>
        %380 = wave.mma %378, %324#1, %350 : vector<16xf16>, vector<8xf32>
        %381 = arith.addi %298, %359 : index
        %382 = vector.load %x[%381] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %383 = arith.addi %381, %256 : index
        %384 = vector.load %x[%383] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %385 = vector.shuffle %382, %384 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %386 = wave.mma %385, %321#1, %356 : vector<16xf16>, vector<8xf32>
        %387 = wave.mma %385, %324#1, %357 : vector<16xf16>, vector<8xf32>
        %388 = arith.addi %326, %c5 : index
        %389 = arith.muli %388, %328 : index
        %390 = arith.addi %262, %389 : index
        %391 = vector.load %x[%390] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %392 = arith.addi %390, %256 : index
        %393 = vector.load %x[%392] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %394 = vector.shuffle %391, %393 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %395 = wave.mma %394, %323#0, %365 : vector<16xf16>, vector<8xf32>
        %396 = wave.mma %394, %325#0, %366 : vector<16xf16>, vector<8xf32>
        %397 = arith.addi %274, %389 : index
        %398 = vector.load %x[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %399 = arith.addi %397, %256 : index
        %400 = vector.load %x[%399] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %401 = vector.shuffle %398, %400 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %402 = wave.mma %401, %323#0, %372 : vector<16xf16>, vector<8xf32>
        %403 = wave.mma %401, %325#0, %373 : vector<16xf16>, vector<8xf32>
        %404 = arith.addi %286, %389 : index
        %405 = vector.load %x[%404] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %406 = arith.addi %404, %256 : index
        %407 = vector.load %x[%406] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %408 = vector.shuffle %405, %407 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %409 = wave.mma %408, %323#0, %379 : vector<16xf16>, vector<8xf32>
        %410 = wave.mma %408, %325#0, %380 : vector<16xf16>, vector<8xf32>
        %411 = arith.addi %298, %389 : index
        %412 = vector.load %x[%411] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %413 = arith.addi %411, %256 : index
        %414 = vector.load %x[%413] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %415 = vector.shuffle %412, %414 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %416 = wave.mma %415, %323#0, %386 : vector<16xf16>, vector<8xf32>
        %417 = wave.mma %415, %325#0, %387 : vector<16xf16>, vector<8xf32>
        %418 = arith.addi %326, %c21 : index
        %419 = arith.muli %418, %328 : index
        %420 = arith.addi %262, %419 : index
        %421 = vector.load %x[%420] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %422 = arith.addi %420, %256 : index
        %423 = vector.load %x[%422] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %424 = vector.shuffle %421, %423 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %425 = wave.mma %424, %323#1, %395 : vector<16xf16>, vector<8xf32>
        %426 = wave.mma %424, %325#1, %396 : vector<16xf16>, vector<8xf32>
        %427 = arith.addi %274, %419 : index
        %428 = vector.load %x[%427] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %429 = arith.addi %427, %256 : index
        %430 = vector.load %x[%429] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %431 = vector.shuffle %428, %430 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %432 = wave.mma %431, %323#1, %402 : vector<16xf16>, vector<8xf32>
        %433 = wave.mma %431, %325#1, %403 : vector<16xf16>, vector<8xf32>
        %434 = arith.addi %286, %419 : index
        %435 = vector.load %x[%434] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %436 = arith.addi %434, %256 : index
        %437 = vector.load %x[%436] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %438 = vector.shuffle %435, %437 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %439 = wave.mma %438, %323#1, %409 : vector<16xf16>, vector<8xf32>
        %440 = wave.mma %438, %325#1, %410 : vector<16xf16>, vector<8xf32>
        %441 = arith.addi %298, %419 : index
        %442 = vector.load %x[%441] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %443 = arith.addi %441, %256 : index
        %444 = vector.load %x[%443] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %445 = vector.shuffle %442, %444 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %446 = wave.mma %445, %323#1, %416 : vector<16xf16>, vector<8xf32>
        %447 = wave.mma %445, %325#1, %417 : vector<16xf16>, vector<8xf32>
        scf.yield %425, %426, %432, %433, %439, %440, %446, %447 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %448 = arith.select %304, %309, %303 : index
      %458:8 = scf.for %449 = %309 to %448 step %c9 iter_args(%450 = %319#0, %451 = %319#1, %452 = %319#2, %453 = %319#3, %454 = %319#4, %455 = %319#5, %456 = %319#6, %457 = %319#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %459 = arith.addi %449, %c8 : index
        %460:2 = func.call @qkv_q5_1_d128__gfx1100.0(%243, %17, %459, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %461:2 = func.call @qkv_q5_1_d128__gfx1100.0(%243, %19, %459, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %462 = arith.muli %449, %c5 : index
        %463 = arith.addi %462, %c8 : index
        %464 = arith.muli %tileRows, %c13 : index
        %465 = arith.muli %463, %464 : index
        %466 = arith.addi %262, %465 : index
        %467 = vector.load %x[%466] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %468 = arith.addi %466, %256 : index
        %469 = vector.load %x[%468] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %470 = vector.shuffle %467, %469 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %471 = wave.mma %470, %460#0, %450 : vector<16xf16>, vector<8xf32>
        %472 = wave.mma %470, %461#0, %451 : vector<16xf16>, vector<8xf32>
        %473 = arith.addi %274, %465 : index
        %474 = vector.load %x[%473] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %475 = arith.addi %473, %256 : index
        %476 = vector.load %x[%475] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %477 = vector.shuffle %474, %476 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %478 = wave.mma %477, %460#0, %452 : vector<16xf16>, vector<8xf32>
        %479 = wave.mma %477, %461#0, %453 : vector<16xf16>, vector<8xf32>
        %480 = arith.addi %286, %465 : index
        %481 = vector.load %x[%480] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %482 = arith.addi %480, %256 : index
        %483 = vector.load %x[%482] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %484 = vector.shuffle %481, %483 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %485 = wave.mma %484, %460#0, %454 : vector<16xf16>, vector<8xf32>
        %486 = wave.mma %484, %461#0, %455 : vector<16xf16>, vector<8xf32>
        %487 = arith.addi %298, %465 : index
        %488 = vector.load %x[%487] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %489 = arith.addi %487, %256 : index
        %490 = vector.load %x[%489] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %491 = vector.shuffle %488, %490 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %492 = wave.mma %491, %460#0, %456 : vector<16xf16>, vector<8xf32>
        %493 = wave.mma %491, %461#0, %457 : vector<16xf16>, vector<8xf32>
        %494 = arith.addi %462, %c9 : index
        %495 = arith.muli %494, %464 : index
        %496 = arith.addi %262, %495 : index
        %497 = vector.load %x[%496] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %498 = arith.addi %496, %256 : index
        %499 = vector.load %x[%498] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %500 = vector.shuffle %497, %499 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %501 = wave.mma %500, %460#1, %471 : vector<16xf16>, vector<8xf32>
        %502 = wave.mma %500, %461#1, %472 : vector<16xf16>, vector<8xf32>
        %503 = arith.addi %274, %495 : index
        %504 = vector.load %x[%503] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %505 = arith.addi %503, %256 : index
        %506 = vector.load %x[%505] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %507 = vector.shuffle %504, %506 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %508 = wave.mma %507, %460#1, %478 : vector<16xf16>, vector<8xf32>
        %509 = wave.mma %507, %461#1, %479 : vector<16xf16>, vector<8xf32>
        %510 = arith.addi %286, %495 : index
        %511 = vector.load %x[%510] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %512 = arith.addi %510, %256 : index
        %513 = vector.load %x[%512] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %514 = vector.shuffle %511, %513 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %515 = wave.mma %514, %460#1, %485 : vector<16xf16>, vector<8xf32>
        %516 = wave.mma %514, %461#1, %486 : vector<16xf16>, vector<8xf32>
        %517 = arith.addi %298, %495 : index
        %518 = vector.load %x[%517] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %519 = arith.addi %517, %256 : index
        %520 = vector.load %x[%519] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %521 = vector.shuffle %518, %520 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %522 = wave.mma %521, %460#1, %492 : vector<16xf16>, vector<8xf32>
        %523 = wave.mma %521, %461#1, %493 : vector<16xf16>, vector<8xf32>
        scf.yield %501, %502, %508, %509, %515, %516, %522, %523 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %524 = arith.addi %241, %c8 : index
      func.call @qkv_q5_1_d128__gfx1100.2(%3, %4, %458#0, %20, %458#1, %524, %23, %factors, %17, %w, %21, %19, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %525 = arith.addi %241, %c13 : index
      func.call @qkv_q5_1_d128__gfx1100.2(%3, %4, %458#2, %20, %458#3, %525, %23, %factors, %17, %w, %21, %19, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %526 = arith.addi %241, %c16 : index
      func.call @qkv_q5_1_d128__gfx1100.2(%3, %4, %458#4, %20, %458#5, %526, %23, %factors, %17, %w, %21, %19, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %527 = arith.addi %241, %c23 : index
      func.call @qkv_q5_1_d128__gfx1100.2(%3, %4, %458#6, %20, %458#7, %527, %23, %factors, %17, %w, %21, %19, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  wave.return
}
