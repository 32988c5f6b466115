// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q8_k', dim=128)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q8_k_d128__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 8 : index
  %fc3 = arith.constant 32 : index
  %fc4 = arith.constant 2 : index
  %fc5 = arith.constant 256 : index
  %fc6 = arith.constant 1 : index
  %fc7 = arith.constant 127 : index
  %fc8 = arith.constant dense<0> : vector<4xi32>
  %fc9 = arith.constant dense<983055> : vector<4xi32>
  %fc10 = arith.constant dense<[0, 0, 0, 0]> : vector<4xi32>
  %fc11 = arith.constant dense<4> : vector<4xi32>
  %fc12 = arith.constant dense<1677747200> : vector<4xi32>
  %fc13 = arith.constant dense<[4, 4, 4, 4]> : vector<4xi32>
  %fc14 = arith.constant dense<8> : vector<4xi32>
  %fc15 = arith.constant dense<[8, 8, 8, 8]> : vector<4xi32>
  %fc16 = arith.constant dense<12> : vector<4xi32>
  %fc17 = arith.constant dense<[12, 12, 12, 12]> : vector<4xi32>
  %fc18 = arith.constant dense<0x6480> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.addi %x1, %fc1 : index
  %f2 = arith.divui %x2, %fc2 : index
  %f3 = arith.muli %f2, %fc3 : index
  %f4 = arith.addi %f1, %f3 : index
  %f5 = arith.muli %f0, %fc4 : index
  %f6 = arith.addi %f4, %f5 : index
  %f7 = vector.load %x3[%f6] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
  %f8 = vector.bitcast %f7 : vector<2xi8> to vector<1xf16>
  %f9 = arith.divui %x4, %fc5 : index
  %f10 = arith.muli %f9, %fc3 : index
  %f11 = arith.addi %f1, %f10 : index
  %f12 = arith.muli %x2, %fc0 : index
  %f13 = arith.addi %f11, %f12 : index
  %f14 = arith.muli %f0, %fc6 : index
  %f15 = arith.addi %f13, %f14 : index
  %f16 = vector.load %x3[%f15] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
  %f17 = vector.extract %f8[0] : f16 from vector<1xf16>
  %f18 = arith.extf %f17 : f16 to f32
  %f19 = vector.extract %f16[0] : i8 from vector<1xi8>
  %f20 = arith.extsi %f19 : i8 to i32
  %f21 = arith.sitofp %f20 : i32 to f32
  %f22 = arith.mulf %f18, %f21 : f32
  %f23 = arith.truncf %f22 : f32 to f16
  %f24 = vector.broadcast %f23 : f16 to vector<16xf16>
  %f25 = arith.muli %x4, %fc6 : index
  %f26 = arith.divui %f25, %fc4 : index
  %f27 = arith.addi %f10, %f26 : index
  %f28 = arith.addi %f27, %fc7 : index
  %f29 = arith.divui %f28, %fc1 : index
  %f30 = arith.muli %f29, %fc1 : index
  %f31 = arith.addi %f1, %f30 : index
  %f32 = arith.muli %x4, %fc2 : index
  %f33 = arith.addi %f31, %f32 : index
  %f34 = arith.addi %f12, %f0 : index
  %f35 = arith.muli %f34, %fc0 : index
  %f36 = arith.addi %f33, %f35 : index
  %f37 = arith.muli %x2, %fc5 : index
  %f38 = arith.addi %f31, %f37 : index
  %f39 = arith.muli %f0, %fc0 : index
  %f40 = arith.addi %f38, %f39 : index
  %f41 = vector.load %x3[%f36] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f42 = vector.bitcast %f41 : vector<16xi8> to vector<4xi32>
  %f43 = vector.load %x3[%f40] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f44 = vector.bitcast %f43 : vector<16xi8> to vector<4xi32>
  %f45 = arith.shrui %f44, %fc8 : vector<4xi32>
  %f46 = arith.andi %f45, %fc9 : vector<4xi32>
  %f47 = arith.shrui %f42, %fc10 : vector<4xi32>
  %f48 = arith.andi %f47, %fc9 : vector<4xi32>
  %f49 = arith.shli %f48, %fc11 : vector<4xi32>
  %f50 = arith.ori %f46, %f49 : vector<4xi32>
  %f51 = arith.ori %f50, %fc12 : vector<4xi32>
  %f52 = vector.bitcast %f51 : vector<4xi32> to vector<8xf16>
  %f53 = arith.shrui %f44, %fc11 : vector<4xi32>
  %f54 = arith.andi %f53, %fc9 : vector<4xi32>
  %f55 = arith.shrui %f42, %fc13 : vector<4xi32>
  %f56 = arith.andi %f55, %fc9 : vector<4xi32>
  %f57 = arith.shli %f56, %fc11 : vector<4xi32>
  %f58 = arith.ori %f54, %f57 : vector<4xi32>
  %f59 = arith.ori %f58, %fc12 : vector<4xi32>
  %f60 = vector.bitcast %f59 : vector<4xi32> to vector<8xf16>
  %f61 = arith.shrui %f44, %fc14 : vector<4xi32>
  %f62 = arith.andi %f61, %fc9 : vector<4xi32>
  %f63 = arith.shrui %f42, %fc15 : vector<4xi32>
  %f64 = arith.andi %f63, %fc9 : vector<4xi32>
  %f65 = arith.shli %f64, %fc11 : vector<4xi32>
  %f66 = arith.ori %f62, %f65 : vector<4xi32>
  %f67 = arith.ori %f66, %fc12 : vector<4xi32>
  %f68 = vector.bitcast %f67 : vector<4xi32> to vector<8xf16>
  %f69 = arith.shrui %f44, %fc16 : vector<4xi32>
  %f70 = arith.andi %f69, %fc9 : vector<4xi32>
  %f71 = arith.shrui %f42, %fc17 : vector<4xi32>
  %f72 = arith.andi %f71, %fc9 : vector<4xi32>
  %f73 = arith.shli %f72, %fc11 : vector<4xi32>
  %f74 = arith.ori %f70, %f73 : vector<4xi32>
  %f75 = arith.ori %f74, %fc12 : vector<4xi32>
  %f76 = vector.bitcast %f75 : vector<4xi32> to vector<8xf16>
  %f77 = vector.shuffle %f52, %f60 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f78 = vector.shuffle %f68, %f76 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f79 = vector.shuffle %f77, %f78 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f80 = arith.subf %f79, %fc18 : vector<32xf16>
  %f81 = vector.shuffle %f80, %f80 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f82 = vector.shuffle %f80, %f80 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f83 = arith.mulf %f81, %f24 : vector<16xf16>
  %f84 = arith.mulf %f82, %f24 : vector<16xf16>
  func.return %f83, %f84 : vector<16xf16>, vector<16xf16>
}
func.func private @qkv_q8_k_d128__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xf32>, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: memref<?xf32>, %x10: index) {
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
func.func private @qkv_q8_k_d128__gfx1100.2(%x0: index, %x1: index, %x2: vector<8xf32>, %x3: memref<?xf32>, %x4: vector<8xf32>, %x5: index, %x6: index, %x7: memref<?xf32>, %x8: index, %x9: memref<?xi8>, %x10: memref<?xf32>, %x11: index, %x12: index, %x13: memref<?xf32>, %x14: index, %x15: index, %x16: memref<?xi32>, %x17: memref<?xf32>, %x18: memref<?xf32>, %x19: memref<?xf32>, %x20: memref<?xf32>, %x21: memref<?xf32>, %x22: memref<?xi8>) {
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
  func.call @qkv_q8_k_d128__gfx1100.1(%f41, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
  %f42 = arith.addi %f40, %fc11 : index
  func.call @qkv_q8_k_d128__gfx1100.1(%f42, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
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
wave.kernel @qkv_q8_k_d128__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 4 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 256 : index
  %c8 = arith.constant 32 : index
  %c9 = arith.constant 127 : index
  %c10 = arith.constant 128 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 0 : index
  %c13 = arith.constant 8192 : index
  %c14 = arith.constant 2048 : index
  %rowsMode = wave.param "rowsMode" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c18 = arith.constant 512 : index
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
  %7 = arith.divui %6, %c6 : index
  %8 = arith.divui %inputFeatures, %c7 : index
  %9 = arith.muli %8, %c8 : index
  %10 = arith.addi %9, %7 : index
  %11 = arith.addi %10, %c9 : index
  %12 = arith.divui %11, %c10 : index
  %13 = arith.muli %12, %c10 : index
  %14 = arith.addi %5, %13 : index
  %15 = arith.addi %14, %c10 : index
  %16 = arith.muli %0, %c11 : index
  %17 = arith.muli %3, %c6 : index
  %18 = arith.addi %16, %17 : index
  %19 = arith.addi %18, %c12 : index
  %20 = arith.muli %19, %15 : index
  %21 = arith.addi %18, %c5 : index
  %22 = arith.muli %21, %15 : index
  %23 = wave.scratch %c13 : memref<?xf32>
  %24 = wave.scratch %c14 : memref<?xf32>
  %25 = memref.load %step[%c12] : memref<?xi32>
  %26 = arith.index_cast %25 : i32 to index
  %27 = arith.cmpi eq, %rowsMode, %c12 : index
  scf.if %27 {
    %28 = arith.muli %1, %c4 : index
    %29 = arith.cmpi slt, %28, %26 : index
    scf.if %29 {
      %30 = wave.lane
      %31 = arith.remui %30, %c4 : index
      %32 = wave.scratch %operandHalves : memref<?xf16>
      %33 = arith.divui %operandHalves, %c11 : index
      %34 = arith.muli %2, %c8 : index
      %35 = arith.addi %34, %30 : index
      scf.for %36 = %35 to %33 step %c18 {
        %37 = arith.muli %36, %c11 : index
        %38 = arith.addi %c12, %37 : index
        %39 = vector.load %x[%38] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %39, %32[%38] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %40 = arith.remui %31, %tileRows : index
      %41 = arith.muli %40, %c11 : index
      %42 = arith.divui %inputFeatures, %c8 : index
      %43 = arith.muli %4, %stepsPerWave : index
      %44 = arith.minsi %43, %42 : index
      %45 = arith.addi %44, %stepsPerWave : index
      %46 = arith.minsi %45, %42 : index
      %47 = arith.cmpi eq, %wholeBlocks, %c5 : index
      %48 = arith.subi %46, %44 : index
      %49 = arith.divui %48, %c6 : index
      %50 = arith.muli %49, %c6 : index
      %51 = arith.addi %44, %50 : index
      %52 = arith.select %47, %45, %51 : index
      %56:2 = scf.for %53 = %44 to %52 step %c6 iter_args(%54 = %c19, %55 = %c19) -> (vector<8xf32>, vector<8xf32>) {
        %57 = arith.addi %53, %c12 : index
        %58:2 = func.call @qkv_q8_k_d128__gfx1100.0(%30, %20, %57, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %59 = arith.addi %53, %c5 : index
        %60:2 = func.call @qkv_q8_k_d128__gfx1100.0(%30, %20, %59, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %61:2 = func.call @qkv_q8_k_d128__gfx1100.0(%30, %22, %57, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %62:2 = func.call @qkv_q8_k_d128__gfx1100.0(%30, %22, %59, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %63 = arith.muli %53, %c6 : index
        %64 = arith.addi %63, %c12 : index
        %65 = arith.muli %tileRows, %c4 : index
        %66 = arith.muli %64, %65 : index
        %67 = arith.addi %41, %66 : index
        %68 = vector.load %32[%67] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %69 = arith.muli %tileRows, %c11 : index
        %70 = arith.addi %67, %69 : index
        %71 = vector.load %32[%70] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %72 = vector.shuffle %68, %71 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %73 = wave.mma %72, %58#0, %54 : vector<16xf16>, vector<8xf32>
        %74 = wave.mma %72, %61#0, %55 : vector<16xf16>, vector<8xf32>
        %75 = arith.addi %63, %c5 : index
        %76 = arith.muli %75, %65 : index
        %77 = arith.addi %41, %76 : index
        %78 = vector.load %32[%77] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %79 = arith.addi %77, %69 : index
        %80 = vector.load %32[%79] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %81 = vector.shuffle %78, %80 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %82 = wave.mma %81, %58#1, %73 : vector<16xf16>, vector<8xf32>
        %83 = wave.mma %81, %61#1, %74 : vector<16xf16>, vector<8xf32>
        %84 = arith.addi %63, %c6 : index
        %85 = arith.muli %84, %65 : index
        %86 = arith.addi %41, %85 : index
        %87 = vector.load %32[%86] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %88 = arith.addi %86, %69 : index
        %89 = vector.load %32[%88] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %90 = vector.shuffle %87, %89 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %91 = wave.mma %90, %60#0, %82 : vector<16xf16>, vector<8xf32>
        %92 = wave.mma %90, %62#0, %83 : vector<16xf16>, vector<8xf32>
        %93 = arith.addi %63, %c22 : index
        %94 = arith.muli %93, %65 : index
        %95 = arith.addi %41, %94 : index
        %96 = vector.load %32[%95] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %97 = arith.addi %95, %69 : index
        %98 = vector.load %32[%97] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %99 = vector.shuffle %96, %98 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %100 = wave.mma %99, %60#1, %91 : vector<16xf16>, vector<8xf32>
        %101 = wave.mma %99, %62#1, %92 : vector<16xf16>, vector<8xf32>
        scf.yield %100, %101 : vector<8xf32>, vector<8xf32>
      }
      %102 = arith.select %47, %52, %46 : index
      %106:2 = scf.for %103 = %52 to %102 step %c5 iter_args(%104 = %56#0, %105 = %56#1) -> (vector<8xf32>, vector<8xf32>) {
        %107 = arith.addi %103, %c12 : index
        %108:2 = func.call @qkv_q8_k_d128__gfx1100.0(%30, %20, %107, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %109:2 = func.call @qkv_q8_k_d128__gfx1100.0(%30, %22, %107, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %110 = arith.muli %103, %c6 : index
        %111 = arith.addi %110, %c12 : index
        %112 = arith.muli %tileRows, %c4 : index
        %113 = arith.muli %111, %112 : index
        %114 = arith.addi %41, %113 : index
        %115 = vector.load %32[%114] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %116 = arith.muli %tileRows, %c11 : index
        %117 = arith.addi %114, %116 : index
        %118 = vector.load %32[%117] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %119 = vector.shuffle %115, %118 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %120 = wave.mma %119, %108#0, %104 : vector<16xf16>, vector<8xf32>
        %121 = wave.mma %119, %109#0, %105 : vector<16xf16>, vector<8xf32>
        %122 = arith.addi %110, %c5 : index
        %123 = arith.muli %122, %112 : index
        %124 = arith.addi %41, %123 : index
        %125 = vector.load %32[%124] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %126 = arith.addi %124, %116 : index
        %127 = vector.load %32[%126] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %128 = vector.shuffle %125, %127 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %129 = wave.mma %128, %108#1, %120 : vector<16xf16>, vector<8xf32>
        %130 = wave.mma %128, %109#1, %121 : vector<16xf16>, vector<8xf32>
        scf.yield %129, %130 : vector<8xf32>, vector<8xf32>
      }
      %131 = arith.addi %28, %c12 : index
      func.call @qkv_q8_k_d128__gfx1100.2(%3, %4, %106#0, %23, %106#1, %131, %26, %factors, %20, %w, %24, %22, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  %132 = arith.cmpi eq, %rowsMode, %c5 : index
  scf.if %132 {
    %133 = arith.muli %1, %c4 : index
    %134 = arith.cmpi slt, %133, %26 : index
    scf.if %134 {
      %135 = wave.lane
      %136 = arith.remui %135, %c4 : index
      %137 = arith.remui %136, %tileRows : index
      %138 = arith.addi %133, %137 : index
      %139 = arith.divui %138, %tileRows : index
      %140 = arith.divui %inputFeatures, %c4 : index
      %141 = arith.muli %139, %140 : index
      %142 = arith.divui %c12, %c4 : index
      %143 = arith.addi %141, %142 : index
      %144 = arith.muli %143, %c6 : index
      %145 = arith.remui %c12, %c4 : index
      %146 = arith.divui %145, %c11 : index
      %147 = arith.addi %144, %146 : index
      %148 = arith.muli %tileRows, %c11 : index
      %149 = arith.muli %147, %148 : index
      %150 = arith.remui %138, %tileRows : index
      %151 = arith.muli %150, %c11 : index
      %152 = arith.addi %149, %151 : index
      %153 = arith.remui %c12, %c11 : index
      %154 = arith.addi %152, %153 : index
      %155 = arith.divui %inputFeatures, %c8 : index
      %156 = arith.muli %4, %stepsPerWave : index
      %157 = arith.minsi %156, %155 : index
      %158 = arith.addi %157, %stepsPerWave : index
      %159 = arith.minsi %158, %155 : index
      %160 = arith.cmpi eq, %wholeBlocks, %c5 : index
      %161 = arith.subi %159, %157 : index
      %162 = arith.divui %161, %c6 : index
      %163 = arith.muli %162, %c6 : index
      %164 = arith.addi %157, %163 : index
      %165 = arith.select %160, %158, %164 : index
      %169:2 = scf.for %166 = %157 to %165 step %c6 iter_args(%167 = %c19, %168 = %c19) -> (vector<8xf32>, vector<8xf32>) {
        %170 = arith.addi %166, %c12 : index
        %171:2 = func.call @qkv_q8_k_d128__gfx1100.0(%135, %20, %170, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %172 = arith.addi %166, %c5 : index
        %173:2 = func.call @qkv_q8_k_d128__gfx1100.0(%135, %20, %172, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %174:2 = func.call @qkv_q8_k_d128__gfx1100.0(%135, %22, %170, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %175:2 = func.call @qkv_q8_k_d128__gfx1100.0(%135, %22, %172, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %176 = arith.muli %166, %c6 : index
        %177 = arith.addi %176, %c12 : index
        %178 = arith.muli %tileRows, %c4 : index
        %179 = arith.muli %177, %178 : index
        %180 = arith.addi %154, %179 : index
        %181 = vector.load %x[%180] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %182 = arith.addi %180, %148 : index
        %183 = vector.load %x[%182] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %184 = vector.shuffle %181, %183 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %185 = wave.mma %184, %171#0, %167 : vector<16xf16>, vector<8xf32>
        %186 = wave.mma %184, %174#0, %168 : vector<16xf16>, vector<8xf32>
        %187 = arith.addi %176, %c5 : index
        %188 = arith.muli %187, %178 : index
        %189 = arith.addi %154, %188 : index
        %190 = vector.load %x[%189] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %191 = arith.addi %189, %148 : index
        %192 = vector.load %x[%191] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %193 = vector.shuffle %190, %192 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %194 = wave.mma %193, %171#1, %185 : vector<16xf16>, vector<8xf32>
        %195 = wave.mma %193, %174#1, %186 : vector<16xf16>, vector<8xf32>
        %196 = arith.addi %176, %c6 : index
        %197 = arith.muli %196, %178 : index
        %198 = arith.addi %154, %197 : index
        %199 = vector.load %x[%198] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %200 = arith.addi %198, %148 : index
        %201 = vector.load %x[%200] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %202 = vector.shuffle %199, %201 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %203 = wave.mma %202, %173#0, %194 : vector<16xf16>, vector<8xf32>
        %204 = wave.mma %202, %175#0, %195 : vector<16xf16>, vector<8xf32>
        %205 = arith.addi %176, %c22 : index
        %206 = arith.muli %205, %178 : index
        %207 = arith.addi %154, %206 : index
        %208 = vector.load %x[%207] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %209 = arith.addi %207, %148 : index
        %210 = vector.load %x[%209] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %211 = vector.shuffle %208, %210 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %212 = wave.mma %211, %173#1, %203 : vector<16xf16>, vector<8xf32>
        %213 = wave.mma %211, %175#1, %204 : vector<16xf16>, vector<8xf32>
        scf.yield %212, %213 : vector<8xf32>, vector<8xf32>
      }
      %214 = arith.select %160, %165, %159 : index
      %218:2 = scf.for %215 = %165 to %214 step %c5 iter_args(%216 = %169#0, %217 = %169#1) -> (vector<8xf32>, vector<8xf32>) {
        %219 = arith.addi %215, %c12 : index
        %220:2 = func.call @qkv_q8_k_d128__gfx1100.0(%135, %20, %219, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %221:2 = func.call @qkv_q8_k_d128__gfx1100.0(%135, %22, %219, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %222 = arith.muli %215, %c6 : index
        %223 = arith.addi %222, %c12 : index
        %224 = arith.muli %tileRows, %c4 : index
        %225 = arith.muli %223, %224 : index
        %226 = arith.addi %154, %225 : index
        %227 = vector.load %x[%226] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %228 = arith.addi %226, %148 : index
        %229 = vector.load %x[%228] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %230 = vector.shuffle %227, %229 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %231 = wave.mma %230, %220#0, %216 : vector<16xf16>, vector<8xf32>
        %232 = wave.mma %230, %221#0, %217 : vector<16xf16>, vector<8xf32>
        %233 = arith.addi %222, %c5 : index
        %234 = arith.muli %233, %224 : index
        %235 = arith.addi %154, %234 : index
        %236 = vector.load %x[%235] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %237 = arith.addi %235, %148 : index
        %238 = vector.load %x[%237] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %239 = vector.shuffle %236, %238 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %240 = wave.mma %239, %220#1, %231 : vector<16xf16>, vector<8xf32>
        %241 = wave.mma %239, %221#1, %232 : vector<16xf16>, vector<8xf32>
        scf.yield %240, %241 : vector<8xf32>, vector<8xf32>
      }
      %242 = arith.addi %133, %c12 : index
      func.call @qkv_q8_k_d128__gfx1100.2(%3, %4, %218#0, %23, %218#1, %242, %26, %factors, %20, %w, %24, %22, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  %243 = arith.cmpi eq, %rowsMode, %c6 : index
  scf.if %243 {
    %244 = arith.muli %1, %c23 : index
    %245 = arith.cmpi slt, %244, %26 : index
    scf.if %245 {
      %246 = wave.lane
      %247 = arith.remui %246, %c4 : index
      %248 = arith.remui %247, %tileRows : index
      %249 = arith.addi %244, %248 : index
      %250 = arith.divui %249, %tileRows : index
      %251 = arith.divui %inputFeatures, %c4 : index
      %252 = arith.muli %250, %251 : index
      %253 = arith.divui %c12, %c4 : index
      %254 = arith.addi %252, %253 : index
      %255 = arith.muli %254, %c6 : index
      %256 = arith.remui %c12, %c4 : index
      %257 = arith.divui %256, %c11 : index
      %258 = arith.addi %255, %257 : index
      %259 = arith.muli %tileRows, %c11 : index
      %260 = arith.muli %258, %259 : index
      %261 = arith.remui %249, %tileRows : index
      %262 = arith.muli %261, %c11 : index
      %263 = arith.addi %260, %262 : index
      %264 = arith.remui %c12, %c11 : index
      %265 = arith.addi %263, %264 : index
      %266 = arith.addi %247, %c4 : index
      %267 = arith.addi %244, %266 : index
      %268 = arith.divui %267, %tileRows : index
      %269 = arith.muli %268, %251 : index
      %270 = arith.addi %269, %253 : index
      %271 = arith.muli %270, %c6 : index
      %272 = arith.addi %271, %257 : index
      %273 = arith.muli %272, %259 : index
      %274 = arith.remui %267, %tileRows : index
      %275 = arith.muli %274, %c11 : index
      %276 = arith.addi %273, %275 : index
      %277 = arith.addi %276, %264 : index
      %278 = arith.addi %247, %c8 : index
      %279 = arith.addi %244, %278 : index
      %280 = arith.divui %279, %tileRows : index
      %281 = arith.muli %280, %251 : index
      %282 = arith.addi %281, %253 : index
      %283 = arith.muli %282, %c6 : index
      %284 = arith.addi %283, %257 : index
      %285 = arith.muli %284, %259 : index
      %286 = arith.remui %279, %tileRows : index
      %287 = arith.muli %286, %c11 : index
      %288 = arith.addi %285, %287 : index
      %289 = arith.addi %288, %264 : index
      %290 = arith.addi %247, %c24 : index
      %291 = arith.addi %244, %290 : index
      %292 = arith.divui %291, %tileRows : index
      %293 = arith.muli %292, %251 : index
      %294 = arith.addi %293, %253 : index
      %295 = arith.muli %294, %c6 : index
      %296 = arith.addi %295, %257 : index
      %297 = arith.muli %296, %259 : index
      %298 = arith.remui %291, %tileRows : index
      %299 = arith.muli %298, %c11 : index
      %300 = arith.addi %297, %299 : index
      %301 = arith.addi %300, %264 : index
      %302 = arith.divui %inputFeatures, %c8 : index
      %303 = arith.muli %4, %stepsPerWave : index
      %304 = arith.minsi %303, %302 : index
      %305 = arith.addi %304, %stepsPerWave : index
      %306 = arith.minsi %305, %302 : index
      %307 = arith.cmpi eq, %wholeBlocks, %c5 : index
      %308 = arith.subi %306, %304 : index
      %309 = arith.divui %308, %c6 : index
      %310 = arith.muli %309, %c6 : index
      %311 = arith.addi %304, %310 : index
      %312 = arith.select %307, %305, %311 : index
      %322:8 = scf.for %313 = %304 to %312 step %c6 iter_args(%314 = %c19, %315 = %c19, %316 = %c19, %317 = %c19, %318 = %c19, %319 = %c19, %320 = %c19, %321 = %c19) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %323 = arith.addi %313, %c12 : index
        %324:2 = func.call @qkv_q8_k_d128__gfx1100.0(%246, %20, %323, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %325 = arith.addi %313, %c5 : index
        %326:2 = func.call @qkv_q8_k_d128__gfx1100.0(%246, %20, %325, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %327:2 = func.call @qkv_q8_k_d128__gfx1100.0(%246, %22, %323, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %328:2 = func.call @qkv_q8_k_d128__gfx1100.0(%246, %22, %325, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %329 = arith.muli %313, %c6 : index
        %330 = arith.addi %329, %c12 : index
        %331 = arith.muli %tileRows, %c4 : index
        %332 = arith.muli %330, %331 : index
        %333 = arith.addi %265, %332 : index
        %334 = vector.load %x[%333] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %335 = arith.addi %333, %259 : index
        %336 = vector.load %x[%335] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %337 = vector.shuffle %334, %336 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %338 = wave.mma %337, %324#0, %314 : vector<16xf16>, vector<8xf32>
        %339 = wave.mma %337, %327#0, %315 : vector<16xf16>, vector<8xf32>
        %340 = arith.addi %277, %332 : index
        %341 = vector.load %x[%340] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %342 = arith.addi %340, %259 : index
        %343 = vector.load %x[%342] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %344 = vector.shuffle %341, %343 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %345 = wave.mma %344, %324#0, %316 : vector<16xf16>, vector<8xf32>
        %346 = wave.mma %344, %327#0, %317 : vector<16xf16>, vector<8xf32>
        %347 = arith.addi %289, %332 : index
        %348 = vector.load %x[%347] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %349 = arith.addi %347, %259 : index
        %350 = vector.load %x[%349] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %351 = vector.shuffle %348, %350 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %352 = wave.mma %351, %324#0, %318 : vector<16xf16>, vector<8xf32>
        %353 = wave.mma %351, %327#0, %319 : vector<16xf16>, vector<8xf32>
        %354 = arith.addi %301, %332 : index
        %355 = vector.load %x[%354] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %356 = arith.addi %354, %259 : index
        %357 = vector.load %x[%356] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %358 = vector.shuffle %355, %357 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %359 = wave.mma %358, %324#0, %320 : vector<16xf16>, vector<8xf32>
        %360 = wave.mma %358, %327#0, %321 : vector<16xf16>, vector<8xf32>
        %361 = arith.addi %329, %c5 : index
        %362 = arith.muli %361, %331 : index
        %363 = arith.addi %265, %362 : index
        %364 = vector.load %x[%363] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %365 = arith.addi %363, %259 : index
        %366 = vector.load %x[%365] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %367 = vector.shuffle %364, %366 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %368 = wave.mma %367, %324#1, %338 : vector<16xf16>, vector<8xf32>
        %369 = wave.mma %367, %327#1, %339 : vector<16xf16>, vector<8xf32>
        %370 = arith.addi %277, %362 : index
        %371 = vector.load %x[%370] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %372 = arith.addi %370, %259 : index
        %373 = vector.load %x[%372] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %374 = vector.shuffle %371, %373 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %375 = wave.mma %374, %324#1, %345 : vector<16xf16>, vector<8xf32>
        %376 = wave.mma %374, %327#1, %346 : vector<16xf16>, vector<8xf32>
        %377 = arith.addi %289, %362 : index
        %378 = vector.load %x[%377] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %379 = arith.addi %377, %259 : index
        %380 = vector.load %x[%379] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %381 = vector.shuffle %378, %380 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %382 = wave.mma %381, %324#1, %352 : vector<16xf16>, vector<8xf32>
        %383 = wave.mma %381, %327#1, %353 : vector<16xf16>, vector<8xf32>
        %384 = arith.addi %301, %362 : index
        %385 = vector.load %x[%384] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %386 = arith.addi %384, %259 : index
        %387 = vector.load %x[%386] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %388 = vector.shuffle %385, %387 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %389 = wave.mma %388, %324#1, %359 : vector<16xf16>, vector<8xf32>
        %390 = wave.mma %388, %327#1, %360 : vector<16xf16>, vector<8xf32>
        %391 = arith.addi %329, %c6 : index
        %392 = arith.muli %391, %331 : index
        %393 = arith.addi %265, %392 : index
        %394 = vector.load %x[%393] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %395 = arith.addi %393, %259 : index
        %396 = vector.load %x[%395] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %397 = vector.shuffle %394, %396 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %398 = wave.mma %397, %326#0, %368 : vector<16xf16>, vector<8xf32>
        %399 = wave.mma %397, %328#0, %369 : vector<16xf16>, vector<8xf32>
        %400 = arith.addi %277, %392 : index
        %401 = vector.load %x[%400] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %402 = arith.addi %400, %259 : index
        %403 = vector.load %x[%402] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %404 = vector.shuffle %401, %403 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %405 = wave.mma %404, %326#0, %375 : vector<16xf16>, vector<8xf32>
        %406 = wave.mma %404, %328#0, %376 : vector<16xf16>, vector<8xf32>
        %407 = arith.addi %289, %392 : index
        %408 = vector.load %x[%407] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %409 = arith.addi %407, %259 : index
        %410 = vector.load %x[%409] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %411 = vector.shuffle %408, %410 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %412 = wave.mma %411, %326#0, %382 : vector<16xf16>, vector<8xf32>
        %413 = wave.mma %411, %328#0, %383 : vector<16xf16>, vector<8xf32>
        %414 = arith.addi %301, %392 : index
        %415 = vector.load %x[%414] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %416 = arith.addi %414, %259 : index
        %417 = vector.load %x[%416] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %418 = vector.shuffle %415, %417 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %419 = wave.mma %418, %326#0, %389 : vector<16xf16>, vector<8xf32>
        %420 = wave.mma %418, %328#0, %390 : vector<16xf16>, vector<8xf32>
        %421 = arith.addi %329, %c22 : index
        %422 = arith.muli %421, %331 : index
        %423 = arith.addi %265, %422 : index
        %424 = vector.load %x[%423] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %425 = arith.addi %423, %259 : index
        %426 = vector.load %x[%425] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %427 = vector.shuffle %424, %426 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %428 = wave.mma %427, %326#1, %398 : vector<16xf16>, vector<8xf32>
        %429 = wave.mma %427, %328#1, %399 : vector<16xf16>, vector<8xf32>
        %430 = arith.addi %277, %422 : index
        %431 = vector.load %x[%430] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %432 = arith.addi %430, %259 : index
        %433 = vector.load %x[%432] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %434 = vector.shuffle %431, %433 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %435 = wave.mma %434, %326#1, %405 : vector<16xf16>, vector<8xf32>
        %436 = wave.mma %434, %328#1, %406 : vector<16xf16>, vector<8xf32>
        %437 = arith.addi %289, %422 : index
        %438 = vector.load %x[%437] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %439 = arith.addi %437, %259 : index
        %440 = vector.load %x[%439] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %441 = vector.shuffle %438, %440 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %442 = wave.mma %441, %326#1, %412 : vector<16xf16>, vector<8xf32>
        %443 = wave.mma %441, %328#1, %413 : vector<16xf16>, vector<8xf32>
        %444 = arith.addi %301, %422 : index
        %445 = vector.load %x[%444] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %446 = arith.addi %444, %259 : index
        %447 = vector.load %x[%446] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %448 = vector.shuffle %445, %447 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %449 = wave.mma %448, %326#1, %419 : vector<16xf16>, vector<8xf32>
        %450 = wave.mma %448, %328#1, %420 : vector<16xf16>, vector<8xf32>
        scf.yield %428, %429, %435, %436, %442, %443, %449, %450 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %451 = arith.select %307, %312, %306 : index
      %461:8 = scf.for %452 = %312 to %451 step %c5 iter_args(%453 = %322#0, %454 = %322#1, %455 = %322#2, %456 = %322#3, %457 = %322#4, %458 = %322#5, %459 = %322#6, %460 = %322#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %462 = arith.addi %452, %c12 : index
        %463:2 = func.call @qkv_q8_k_d128__gfx1100.0(%246, %20, %462, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %464:2 = func.call @qkv_q8_k_d128__gfx1100.0(%246, %22, %462, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %465 = arith.muli %452, %c6 : index
        %466 = arith.addi %465, %c12 : index
        %467 = arith.muli %tileRows, %c4 : index
        %468 = arith.muli %466, %467 : index
        %469 = arith.addi %265, %468 : index
        %470 = vector.load %x[%469] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %471 = arith.addi %469, %259 : index
        %472 = vector.load %x[%471] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %473 = vector.shuffle %470, %472 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %474 = wave.mma %473, %463#0, %453 : vector<16xf16>, vector<8xf32>
        %475 = wave.mma %473, %464#0, %454 : vector<16xf16>, vector<8xf32>
        %476 = arith.addi %277, %468 : index
        %477 = vector.load %x[%476] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %478 = arith.addi %476, %259 : index
        %479 = vector.load %x[%478] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %480 = vector.shuffle %477, %479 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %481 = wave.mma %480, %463#0, %455 : vector<16xf16>, vector<8xf32>
        %482 = wave.mma %480, %464#0, %456 : vector<16xf16>, vector<8xf32>
        %483 = arith.addi %289, %468 : index
        %484 = vector.load %x[%483] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %485 = arith.addi %483, %259 : index
        %486 = vector.load %x[%485] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %487 = vector.shuffle %484, %486 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %488 = wave.mma %487, %463#0, %457 : vector<16xf16>, vector<8xf32>
        %489 = wave.mma %487, %464#0, %458 : vector<16xf16>, vector<8xf32>
        %490 = arith.addi %301, %468 : index
        %491 = vector.load %x[%490] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %492 = arith.addi %490, %259 : index
        %493 = vector.load %x[%492] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %494 = vector.shuffle %491, %493 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %495 = wave.mma %494, %463#0, %459 : vector<16xf16>, vector<8xf32>
        %496 = wave.mma %494, %464#0, %460 : vector<16xf16>, vector<8xf32>
        %497 = arith.addi %465, %c5 : index
        %498 = arith.muli %497, %467 : index
        %499 = arith.addi %265, %498 : index
        %500 = vector.load %x[%499] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %501 = arith.addi %499, %259 : index
        %502 = vector.load %x[%501] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %503 = vector.shuffle %500, %502 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %504 = wave.mma %503, %463#1, %474 : vector<16xf16>, vector<8xf32>
        %505 = wave.mma %503, %464#1, %475 : vector<16xf16>, vector<8xf32>
        %506 = arith.addi %277, %498 : index
        %507 = vector.load %x[%506] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %508 = arith.addi %506, %259 : index
        %509 = vector.load %x[%508] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %510 = vector.shuffle %507, %509 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %511 = wave.mma %510, %463#1, %481 : vector<16xf16>, vector<8xf32>
        %512 = wave.mma %510, %464#1, %482 : vector<16xf16>, vector<8xf32>
        %513 = arith.addi %289, %498 : index
        %514 = vector.load %x[%513] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %515 = arith.addi %513, %259 : index
        %516 = vector.load %x[%515] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %517 = vector.shuffle %514, %516 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %518 = wave.mma %517, %463#1, %488 : vector<16xf16>, vector<8xf32>
        %519 = wave.mma %517, %464#1, %489 : vector<16xf16>, vector<8xf32>
        %520 = arith.addi %301, %498 : index
        %521 = vector.load %x[%520] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %522 = arith.addi %520, %259 : index
        %523 = vector.load %x[%522] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %524 = vector.shuffle %521, %523 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %525 = wave.mma %524, %463#1, %495 : vector<16xf16>, vector<8xf32>
        %526 = wave.mma %524, %464#1, %496 : vector<16xf16>, vector<8xf32>
        scf.yield %504, %505, %511, %512, %518, %519, %525, %526 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %527 = arith.addi %244, %c12 : index
      func.call @qkv_q8_k_d128__gfx1100.2(%3, %4, %461#0, %23, %461#1, %527, %26, %factors, %20, %w, %24, %22, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %528 = arith.addi %244, %c4 : index
      func.call @qkv_q8_k_d128__gfx1100.2(%3, %4, %461#2, %23, %461#3, %528, %26, %factors, %20, %w, %24, %22, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %529 = arith.addi %244, %c8 : index
      func.call @qkv_q8_k_d128__gfx1100.2(%3, %4, %461#4, %23, %461#5, %529, %26, %factors, %20, %w, %24, %22, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %530 = arith.addi %244, %c24 : index
      func.call @qkv_q8_k_d128__gfx1100.2(%3, %4, %461#6, %23, %461#7, %530, %26, %factors, %20, %w, %24, %22, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  wave.return
}
