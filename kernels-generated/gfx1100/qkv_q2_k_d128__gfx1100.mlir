// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q2_k', dim=128)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q2_k_d128__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 8 : index
  %fc3 = arith.constant 64 : index
  %fc4 = arith.constant 4 : index
  %fc5 = arith.constant 256 : index
  %fc6 = arith.constant 2 : index
  %fc7 = arith.constant 127 : index
  %fc8 = arith.constant 0 : index
  %fc9 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %fc10 = arith.constant dense<196611> : vector<4xi32>
  %fc11 = arith.constant dense<1677747200> : vector<4xi32>
  %fc12 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %fc13 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %fc14 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %fc15 = arith.constant dense<0x6400> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.addi %x1, %fc1 : index
  %f2 = arith.divui %x2, %fc2 : index
  %f3 = arith.muli %f2, %fc3 : index
  %f4 = arith.addi %f1, %f3 : index
  %f5 = arith.muli %f0, %fc4 : index
  %f6 = arith.addi %f4, %f5 : index
  %f7 = vector.load %x3[%f6] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f8 = vector.bitcast %f7 : vector<4xi8> to vector<2xf16>
  %f9 = arith.divui %x4, %fc5 : index
  %f10 = arith.muli %f9, %fc3 : index
  %f11 = arith.addi %f1, %f10 : index
  %f12 = arith.muli %x2, %fc3 : index
  %f13 = arith.addi %f11, %f12 : index
  %f14 = arith.addi %f13, %f5 : index
  %f15 = vector.load %x3[%f14] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f16 = vector.extract %f8[0] : f16 from vector<2xf16>
  %f17 = arith.extf %f16 : f16 to f32
  %f18 = vector.extract %f15[0] : i8 from vector<4xi8>
  %f19 = arith.extui %f18 : i8 to i32
  %f20 = arith.sitofp %f19 : i32 to f32
  %f21 = arith.mulf %f17, %f20 : f32
  %f22 = arith.truncf %f21 : f32 to f16
  %f23 = vector.broadcast %f22 : f16 to vector<16xf16>
  %f24 = vector.extract %f8[1] : f16 from vector<2xf16>
  %f25 = arith.extf %f24 : f16 to f32
  %f26 = vector.extract %f15[1] : i8 from vector<4xi8>
  %f27 = arith.extui %f26 : i8 to i32
  %f28 = arith.sitofp %f27 : i32 to f32
  %f29 = arith.mulf %f25, %f28 : f32
  %f30 = arith.truncf %f29 : f32 to f16
  %f31 = vector.broadcast %f30 : f16 to vector<16xf16>
  %f32 = vector.extract %f15[2] : i8 from vector<4xi8>
  %f33 = arith.extui %f32 : i8 to i32
  %f34 = arith.sitofp %f33 : i32 to f32
  %f35 = arith.mulf %f17, %f34 : f32
  %f36 = arith.truncf %f35 : f32 to f16
  %f37 = vector.broadcast %f36 : f16 to vector<16xf16>
  %f38 = vector.extract %f15[3] : i8 from vector<4xi8>
  %f39 = arith.extui %f38 : i8 to i32
  %f40 = arith.sitofp %f39 : i32 to f32
  %f41 = arith.mulf %f25, %f40 : f32
  %f42 = arith.truncf %f41 : f32 to f16
  %f43 = vector.broadcast %f42 : f16 to vector<16xf16>
  %f44 = arith.muli %x4, %fc4 : index
  %f45 = arith.divui %f44, %fc6 : index
  %f46 = arith.addi %f10, %f45 : index
  %f47 = arith.addi %f46, %fc7 : index
  %f48 = arith.divui %f47, %fc1 : index
  %f49 = arith.muli %f48, %fc1 : index
  %f50 = arith.addi %f1, %f49 : index
  %f51 = arith.muli %x4, %fc8 : index
  %f52 = arith.addi %f50, %f51 : index
  %f53 = arith.muli %x2, %fc0 : index
  %f54 = arith.addi %f53, %f0 : index
  %f55 = arith.muli %f54, %fc2 : index
  %f56 = arith.addi %f52, %f55 : index
  %f57 = vector.load %x3[%f56] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
  %f58 = vector.bitcast %f57 : vector<8xi8> to vector<2xi32>
  %f59 = vector.shuffle %f58, %f58 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
  %f60 = arith.shrui %f59, %fc9 : vector<4xi32>
  %f61 = arith.andi %f60, %fc10 : vector<4xi32>
  %f62 = arith.ori %f61, %fc11 : vector<4xi32>
  %f63 = vector.bitcast %f62 : vector<4xi32> to vector<8xf16>
  %f64 = arith.shrui %f59, %fc12 : vector<4xi32>
  %f65 = arith.andi %f64, %fc10 : vector<4xi32>
  %f66 = arith.ori %f65, %fc11 : vector<4xi32>
  %f67 = vector.bitcast %f66 : vector<4xi32> to vector<8xf16>
  %f68 = arith.shrui %f59, %fc13 : vector<4xi32>
  %f69 = arith.andi %f68, %fc10 : vector<4xi32>
  %f70 = arith.ori %f69, %fc11 : vector<4xi32>
  %f71 = vector.bitcast %f70 : vector<4xi32> to vector<8xf16>
  %f72 = arith.shrui %f59, %fc14 : vector<4xi32>
  %f73 = arith.andi %f72, %fc10 : vector<4xi32>
  %f74 = arith.ori %f73, %fc11 : vector<4xi32>
  %f75 = vector.bitcast %f74 : vector<4xi32> to vector<8xf16>
  %f76 = vector.shuffle %f63, %f67 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f77 = vector.shuffle %f71, %f75 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f78 = vector.shuffle %f76, %f77 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f79 = arith.subf %f78, %fc15 : vector<32xf16>
  %f80 = vector.shuffle %f79, %f79 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f81 = vector.shuffle %f79, %f79 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f82 = math.fma %f80, %f23, %f31 : vector<16xf16>
  %f83 = math.fma %f81, %f37, %f43 : vector<16xf16>
  func.return %f82, %f83 : vector<16xf16>, vector<16xf16>
}
func.func private @qkv_q2_k_d128__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xf32>, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: memref<?xf32>, %x10: index) {
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
func.func private @qkv_q2_k_d128__gfx1100.2(%x0: index, %x1: index, %x2: vector<8xf32>, %x3: memref<?xf32>, %x4: vector<8xf32>, %x5: index, %x6: index, %x7: memref<?xf32>, %x8: index, %x9: memref<?xi8>, %x10: memref<?xf32>, %x11: index, %x12: index, %x13: memref<?xf32>, %x14: index, %x15: index, %x16: memref<?xi32>, %x17: memref<?xf32>, %x18: memref<?xf32>, %x19: memref<?xf32>, %x20: memref<?xf32>, %x21: memref<?xf32>, %x22: memref<?xi8>) {
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
  func.call @qkv_q2_k_d128__gfx1100.1(%f41, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
  %f42 = arith.addi %f40, %fc11 : index
  func.call @qkv_q2_k_d128__gfx1100.1(%f42, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
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
wave.kernel @qkv_q2_k_d128__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 4 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 256 : index
  %c6 = arith.constant 64 : index
  %c7 = arith.constant 127 : index
  %c8 = arith.constant 128 : index
  %c9 = arith.constant 8 : index
  %c10 = arith.constant 0 : index
  %c11 = arith.constant 1 : index
  %c12 = arith.constant 8192 : index
  %c13 = arith.constant 2048 : index
  %rowsMode = wave.param "rowsMode" : index
  %c15 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c18 = arith.constant 32 : index
  %c19 = arith.constant 512 : index
  %c20 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c23 = arith.constant 3 : index
  %c24 = arith.constant 48 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = arith.remui %2, %c2 : index
  %4 = arith.divui %2, %c2 : index
  %5 = arith.muli %inputFeatures, %c2 : index
  %6 = arith.divui %5, %c4 : index
  %7 = arith.divui %inputFeatures, %c5 : index
  %8 = arith.muli %7, %c6 : index
  %9 = arith.addi %8, %6 : index
  %10 = arith.addi %9, %c7 : index
  %11 = arith.divui %10, %c8 : index
  %12 = arith.muli %11, %c8 : index
  %13 = arith.addi %5, %12 : index
  %14 = arith.addi %13, %c8 : index
  %15 = arith.muli %0, %c9 : index
  %16 = arith.muli %3, %c4 : index
  %17 = arith.addi %15, %16 : index
  %18 = arith.addi %17, %c10 : index
  %19 = arith.muli %18, %14 : index
  %20 = arith.addi %17, %c11 : index
  %21 = arith.muli %20, %14 : index
  %22 = wave.scratch %c12 : memref<?xf32>
  %23 = wave.scratch %c13 : memref<?xf32>
  %24 = memref.load %step[%c10] : memref<?xi32>
  %25 = arith.index_cast %24 : i32 to index
  %26 = arith.cmpi eq, %rowsMode, %c10 : index
  scf.if %26 {
    %27 = arith.muli %1, %c15 : index
    %28 = arith.cmpi slt, %27, %25 : index
    scf.if %28 {
      %29 = wave.lane
      %30 = arith.remui %29, %c15 : index
      %31 = wave.scratch %operandHalves : memref<?xf16>
      %32 = arith.divui %operandHalves, %c9 : index
      %33 = arith.muli %2, %c18 : index
      %34 = arith.addi %33, %29 : index
      scf.for %35 = %34 to %32 step %c19 {
        %36 = arith.muli %35, %c9 : index
        %37 = arith.addi %c10, %36 : index
        %38 = vector.load %x[%37] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %38, %31[%37] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %39 = arith.remui %30, %tileRows : index
      %40 = arith.muli %39, %c9 : index
      %41 = arith.divui %inputFeatures, %c18 : index
      %42 = arith.muli %4, %stepsPerWave : index
      %43 = arith.minsi %42, %41 : index
      %44 = arith.addi %43, %stepsPerWave : index
      %45 = arith.minsi %44, %41 : index
      %46 = arith.cmpi eq, %wholeBlocks, %c11 : index
      %47 = arith.subi %45, %43 : index
      %48 = arith.divui %47, %c4 : index
      %49 = arith.muli %48, %c4 : index
      %50 = arith.addi %43, %49 : index
      %51 = arith.select %46, %44, %50 : index
      %55:2 = scf.for %52 = %43 to %51 step %c4 iter_args(%53 = %c20, %54 = %c20) -> (vector<8xf32>, vector<8xf32>) {
        %56 = arith.addi %52, %c10 : index
        %57:2 = func.call @qkv_q2_k_d128__gfx1100.0(%29, %19, %56, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %58 = arith.addi %52, %c11 : index
        %59:2 = func.call @qkv_q2_k_d128__gfx1100.0(%29, %19, %58, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %60:2 = func.call @qkv_q2_k_d128__gfx1100.0(%29, %21, %56, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %61:2 = func.call @qkv_q2_k_d128__gfx1100.0(%29, %21, %58, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %62 = arith.muli %52, %c4 : index
        %63 = arith.addi %62, %c10 : index
        %64 = arith.muli %tileRows, %c15 : index
        %65 = arith.muli %63, %64 : index
        %66 = arith.addi %40, %65 : index
        %67 = vector.load %31[%66] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %68 = arith.muli %tileRows, %c9 : index
        %69 = arith.addi %66, %68 : index
        %70 = vector.load %31[%69] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %71 = vector.shuffle %67, %70 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %72 = wave.mma %71, %57#0, %53 : vector<16xf16>, vector<8xf32>
        %73 = wave.mma %71, %60#0, %54 : vector<16xf16>, vector<8xf32>
        %74 = arith.addi %62, %c11 : index
        %75 = arith.muli %74, %64 : index
        %76 = arith.addi %40, %75 : index
        %77 = vector.load %31[%76] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %78 = arith.addi %76, %68 : index
        %79 = vector.load %31[%78] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %80 = vector.shuffle %77, %79 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %81 = wave.mma %80, %57#1, %72 : vector<16xf16>, vector<8xf32>
        %82 = wave.mma %80, %60#1, %73 : vector<16xf16>, vector<8xf32>
        %83 = arith.addi %62, %c4 : index
        %84 = arith.muli %83, %64 : index
        %85 = arith.addi %40, %84 : index
        %86 = vector.load %31[%85] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %87 = arith.addi %85, %68 : index
        %88 = vector.load %31[%87] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %89 = vector.shuffle %86, %88 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %90 = wave.mma %89, %59#0, %81 : vector<16xf16>, vector<8xf32>
        %91 = wave.mma %89, %61#0, %82 : vector<16xf16>, vector<8xf32>
        %92 = arith.addi %62, %c23 : index
        %93 = arith.muli %92, %64 : index
        %94 = arith.addi %40, %93 : index
        %95 = vector.load %31[%94] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %96 = arith.addi %94, %68 : index
        %97 = vector.load %31[%96] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %98 = vector.shuffle %95, %97 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %99 = wave.mma %98, %59#1, %90 : vector<16xf16>, vector<8xf32>
        %100 = wave.mma %98, %61#1, %91 : vector<16xf16>, vector<8xf32>
        scf.yield %99, %100 : vector<8xf32>, vector<8xf32>
      }
      %101 = arith.select %46, %51, %45 : index
      %105:2 = scf.for %102 = %51 to %101 step %c11 iter_args(%103 = %55#0, %104 = %55#1) -> (vector<8xf32>, vector<8xf32>) {
        %106 = arith.addi %102, %c10 : index
        %107:2 = func.call @qkv_q2_k_d128__gfx1100.0(%29, %19, %106, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %108:2 = func.call @qkv_q2_k_d128__gfx1100.0(%29, %21, %106, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %109 = arith.muli %102, %c4 : index
        %110 = arith.addi %109, %c10 : index
        %111 = arith.muli %tileRows, %c15 : index
        %112 = arith.muli %110, %111 : index
        %113 = arith.addi %40, %112 : index
        %114 = vector.load %31[%113] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %115 = arith.muli %tileRows, %c9 : index
        %116 = arith.addi %113, %115 : index
        %117 = vector.load %31[%116] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %118 = vector.shuffle %114, %117 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %119 = wave.mma %118, %107#0, %103 : vector<16xf16>, vector<8xf32>
        %120 = wave.mma %118, %108#0, %104 : vector<16xf16>, vector<8xf32>
        %121 = arith.addi %109, %c11 : index
        %122 = arith.muli %121, %111 : index
        %123 = arith.addi %40, %122 : index
        %124 = vector.load %31[%123] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %125 = arith.addi %123, %115 : index
        %126 = vector.load %31[%125] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %127 = vector.shuffle %124, %126 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %128 = wave.mma %127, %107#1, %119 : vector<16xf16>, vector<8xf32>
        %129 = wave.mma %127, %108#1, %120 : vector<16xf16>, vector<8xf32>
        scf.yield %128, %129 : vector<8xf32>, vector<8xf32>
      }
      %130 = arith.addi %27, %c10 : index
      func.call @qkv_q2_k_d128__gfx1100.2(%3, %4, %105#0, %22, %105#1, %130, %25, %factors, %19, %w, %23, %21, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  %131 = arith.cmpi eq, %rowsMode, %c11 : index
  scf.if %131 {
    %132 = arith.muli %1, %c15 : index
    %133 = arith.cmpi slt, %132, %25 : index
    scf.if %133 {
      %134 = wave.lane
      %135 = arith.remui %134, %c15 : index
      %136 = arith.remui %135, %tileRows : index
      %137 = arith.addi %132, %136 : index
      %138 = arith.divui %137, %tileRows : index
      %139 = arith.divui %inputFeatures, %c15 : index
      %140 = arith.muli %138, %139 : index
      %141 = arith.divui %c10, %c15 : index
      %142 = arith.addi %140, %141 : index
      %143 = arith.muli %142, %c4 : index
      %144 = arith.remui %c10, %c15 : index
      %145 = arith.divui %144, %c9 : index
      %146 = arith.addi %143, %145 : index
      %147 = arith.muli %tileRows, %c9 : index
      %148 = arith.muli %146, %147 : index
      %149 = arith.remui %137, %tileRows : index
      %150 = arith.muli %149, %c9 : index
      %151 = arith.addi %148, %150 : index
      %152 = arith.remui %c10, %c9 : index
      %153 = arith.addi %151, %152 : index
      %154 = arith.divui %inputFeatures, %c18 : index
      %155 = arith.muli %4, %stepsPerWave : index
      %156 = arith.minsi %155, %154 : index
      %157 = arith.addi %156, %stepsPerWave : index
      %158 = arith.minsi %157, %154 : index
      %159 = arith.cmpi eq, %wholeBlocks, %c11 : index
      %160 = arith.subi %158, %156 : index
      %161 = arith.divui %160, %c4 : index
      %162 = arith.muli %161, %c4 : index
      %163 = arith.addi %156, %162 : index
      %164 = arith.select %159, %157, %163 : index
      %168:2 = scf.for %165 = %156 to %164 step %c4 iter_args(%166 = %c20, %167 = %c20) -> (vector<8xf32>, vector<8xf32>) {
        %169 = arith.addi %165, %c10 : index
        %170:2 = func.call @qkv_q2_k_d128__gfx1100.0(%134, %19, %169, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %171 = arith.addi %165, %c11 : index
        %172:2 = func.call @qkv_q2_k_d128__gfx1100.0(%134, %19, %171, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %173:2 = func.call @qkv_q2_k_d128__gfx1100.0(%134, %21, %169, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %174:2 = func.call @qkv_q2_k_d128__gfx1100.0(%134, %21, %171, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %175 = arith.muli %165, %c4 : index
        %176 = arith.addi %175, %c10 : index
        %177 = arith.muli %tileRows, %c15 : index
        %178 = arith.muli %176, %177 : index
        %179 = arith.addi %153, %178 : index
        %180 = vector.load %x[%179] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %181 = arith.addi %179, %147 : index
        %182 = vector.load %x[%181] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %183 = vector.shuffle %180, %182 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %184 = wave.mma %183, %170#0, %166 : vector<16xf16>, vector<8xf32>
        %185 = wave.mma %183, %173#0, %167 : vector<16xf16>, vector<8xf32>
        %186 = arith.addi %175, %c11 : index
        %187 = arith.muli %186, %177 : index
        %188 = arith.addi %153, %187 : index
        %189 = vector.load %x[%188] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %190 = arith.addi %188, %147 : index
        %191 = vector.load %x[%190] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %192 = vector.shuffle %189, %191 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %193 = wave.mma %192, %170#1, %184 : vector<16xf16>, vector<8xf32>
        %194 = wave.mma %192, %173#1, %185 : vector<16xf16>, vector<8xf32>
        %195 = arith.addi %175, %c4 : index
        %196 = arith.muli %195, %177 : index
        %197 = arith.addi %153, %196 : index
        %198 = vector.load %x[%197] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %199 = arith.addi %197, %147 : index
        %200 = vector.load %x[%199] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %201 = vector.shuffle %198, %200 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %202 = wave.mma %201, %172#0, %193 : vector<16xf16>, vector<8xf32>
        %203 = wave.mma %201, %174#0, %194 : vector<16xf16>, vector<8xf32>
        %204 = arith.addi %175, %c23 : index
        %205 = arith.muli %204, %177 : index
        %206 = arith.addi %153, %205 : index
        %207 = vector.load %x[%206] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %208 = arith.addi %206, %147 : index
        %209 = vector.load %x[%208] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %210 = vector.shuffle %207, %209 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %211 = wave.mma %210, %172#1, %202 : vector<16xf16>, vector<8xf32>
        %212 = wave.mma %210, %174#1, %203 : vector<16xf16>, vector<8xf32>
        scf.yield %211, %212 : vector<8xf32>, vector<8xf32>
      }
      %213 = arith.select %159, %164, %158 : index
      %217:2 = scf.for %214 = %164 to %213 step %c11 iter_args(%215 = %168#0, %216 = %168#1) -> (vector<8xf32>, vector<8xf32>) {
        %218 = arith.addi %214, %c10 : index
        %219:2 = func.call @qkv_q2_k_d128__gfx1100.0(%134, %19, %218, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %220:2 = func.call @qkv_q2_k_d128__gfx1100.0(%134, %21, %218, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %221 = arith.muli %214, %c4 : index
        %222 = arith.addi %221, %c10 : index
        %223 = arith.muli %tileRows, %c15 : index
        %224 = arith.muli %222, %223 : index
        %225 = arith.addi %153, %224 : index
        %226 = vector.load %x[%225] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %227 = arith.addi %225, %147 : index
        %228 = vector.load %x[%227] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %229 = vector.shuffle %226, %228 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %230 = wave.mma %229, %219#0, %215 : vector<16xf16>, vector<8xf32>
        %231 = wave.mma %229, %220#0, %216 : vector<16xf16>, vector<8xf32>
        %232 = arith.addi %221, %c11 : index
        %233 = arith.muli %232, %223 : index
        %234 = arith.addi %153, %233 : index
        %235 = vector.load %x[%234] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %236 = arith.addi %234, %147 : index
        %237 = vector.load %x[%236] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %238 = vector.shuffle %235, %237 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %239 = wave.mma %238, %219#1, %230 : vector<16xf16>, vector<8xf32>
        %240 = wave.mma %238, %220#1, %231 : vector<16xf16>, vector<8xf32>
        scf.yield %239, %240 : vector<8xf32>, vector<8xf32>
      }
      %241 = arith.addi %132, %c10 : index
      func.call @qkv_q2_k_d128__gfx1100.2(%3, %4, %217#0, %22, %217#1, %241, %25, %factors, %19, %w, %23, %21, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  %242 = arith.cmpi eq, %rowsMode, %c4 : index
  scf.if %242 {
    %243 = arith.muli %1, %c6 : index
    %244 = arith.cmpi slt, %243, %25 : index
    scf.if %244 {
      %245 = wave.lane
      %246 = arith.remui %245, %c15 : index
      %247 = arith.remui %246, %tileRows : index
      %248 = arith.addi %243, %247 : index
      %249 = arith.divui %248, %tileRows : index
      %250 = arith.divui %inputFeatures, %c15 : index
      %251 = arith.muli %249, %250 : index
      %252 = arith.divui %c10, %c15 : index
      %253 = arith.addi %251, %252 : index
      %254 = arith.muli %253, %c4 : index
      %255 = arith.remui %c10, %c15 : index
      %256 = arith.divui %255, %c9 : index
      %257 = arith.addi %254, %256 : index
      %258 = arith.muli %tileRows, %c9 : index
      %259 = arith.muli %257, %258 : index
      %260 = arith.remui %248, %tileRows : index
      %261 = arith.muli %260, %c9 : index
      %262 = arith.addi %259, %261 : index
      %263 = arith.remui %c10, %c9 : index
      %264 = arith.addi %262, %263 : index
      %265 = arith.addi %246, %c15 : index
      %266 = arith.addi %243, %265 : index
      %267 = arith.divui %266, %tileRows : index
      %268 = arith.muli %267, %250 : index
      %269 = arith.addi %268, %252 : index
      %270 = arith.muli %269, %c4 : index
      %271 = arith.addi %270, %256 : index
      %272 = arith.muli %271, %258 : index
      %273 = arith.remui %266, %tileRows : index
      %274 = arith.muli %273, %c9 : index
      %275 = arith.addi %272, %274 : index
      %276 = arith.addi %275, %263 : index
      %277 = arith.addi %246, %c18 : index
      %278 = arith.addi %243, %277 : index
      %279 = arith.divui %278, %tileRows : index
      %280 = arith.muli %279, %250 : index
      %281 = arith.addi %280, %252 : index
      %282 = arith.muli %281, %c4 : index
      %283 = arith.addi %282, %256 : index
      %284 = arith.muli %283, %258 : index
      %285 = arith.remui %278, %tileRows : index
      %286 = arith.muli %285, %c9 : index
      %287 = arith.addi %284, %286 : index
      %288 = arith.addi %287, %263 : index
      %289 = arith.addi %246, %c24 : index
      %290 = arith.addi %243, %289 : index
      %291 = arith.divui %290, %tileRows : index
      %292 = arith.muli %291, %250 : index
      %293 = arith.addi %292, %252 : index
      %294 = arith.muli %293, %c4 : index
      %295 = arith.addi %294, %256 : index
      %296 = arith.muli %295, %258 : index
      %297 = arith.remui %290, %tileRows : index
      %298 = arith.muli %297, %c9 : index
      %299 = arith.addi %296, %298 : index
      %300 = arith.addi %299, %263 : index
      %301 = arith.divui %inputFeatures, %c18 : index
      %302 = arith.muli %4, %stepsPerWave : index
      %303 = arith.minsi %302, %301 : index
      %304 = arith.addi %303, %stepsPerWave : index
      %305 = arith.minsi %304, %301 : index
      %306 = arith.cmpi eq, %wholeBlocks, %c11 : index
      %307 = arith.subi %305, %303 : index
      %308 = arith.divui %307, %c4 : index
      %309 = arith.muli %308, %c4 : index
      %310 = arith.addi %303, %309 : index
      %311 = arith.select %306, %304, %310 : index
      %321:8 = scf.for %312 = %303 to %311 step %c4 iter_args(%313 = %c20, %314 = %c20, %315 = %c20, %316 = %c20, %317 = %c20, %318 = %c20, %319 = %c20, %320 = %c20) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %322 = arith.addi %312, %c10 : index
        %323:2 = func.call @qkv_q2_k_d128__gfx1100.0(%245, %19, %322, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %324 = arith.addi %312, %c11 : index
        %325:2 = func.call @qkv_q2_k_d128__gfx1100.0(%245, %19, %324, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %326:2 = func.call @qkv_q2_k_d128__gfx1100.0(%245, %21, %322, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %327:2 = func.call @qkv_q2_k_d128__gfx1100.0(%245, %21, %324, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %328 = arith.muli %312, %c4 : index
        %329 = arith.addi %328, %c10 : index
        %330 = arith.muli %tileRows, %c15 : index
        %331 = arith.muli %329, %330 : index
        %332 = arith.addi %264, %331 : index
        %333 = vector.load %x[%332] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %334 = arith.addi %332, %258 : index
        %335 = vector.load %x[%334] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %336 = vector.shuffle %333, %335 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %337 = wave.mma %336, %323#0, %313 : vector<16xf16>, vector<8xf32>
        %338 = wave.mma %336, %326#0, %314 : vector<16xf16>, vector<8xf32>
        %339 = arith.addi %276, %331 : index
        %340 = vector.load %x[%339] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %341 = arith.addi %339, %258 : index
        %342 = vector.load %x[%341] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %343 = vector.shuffle %340, %342 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %344 = wave.mma %343, %323#0, %315 : vector<16xf16>, vector<8xf32>
        %345 = wave.mma %343, %326#0, %316 : vector<16xf16>, vector<8xf32>
        %346 = arith.addi %288, %331 : index
        %347 = vector.load %x[%346] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %348 = arith.addi %346, %258 : index
        %349 = vector.load %x[%348] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %350 = vector.shuffle %347, %349 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %351 = wave.mma %350, %323#0, %317 : vector<16xf16>, vector<8xf32>
        %352 = wave.mma %350, %326#0, %318 : vector<16xf16>, vector<8xf32>
        %353 = arith.addi %300, %331 : index
        %354 = vector.load %x[%353] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %355 = arith.addi %353, %258 : index
        %356 = vector.load %x[%355] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %357 = vector.shuffle %354, %356 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %358 = wave.mma %357, %323#0, %319 : vector<16xf16>, vector<8xf32>
        %359 = wave.mma %357, %326#0, %320 : vector<16xf16>, vector<8xf32>
        %360 = arith.addi %328, %c11 : index
        %361 = arith.muli %360, %330 : index
        %362 = arith.addi %264, %361 : index
        %363 = vector.load %x[%362] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %364 = arith.addi %362, %258 : index
        %365 = vector.load %x[%364] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %366 = vector.shuffle %363, %365 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %367 = wave.mma %366, %323#1, %337 : vector<16xf16>, vector<8xf32>
        %368 = wave.mma %366, %326#1, %338 : vector<16xf16>, vector<8xf32>
        %369 = arith.addi %276, %361 : index
        %370 = vector.load %x[%369] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %371 = arith.addi %369, %258 : index
        %372 = vector.load %x[%371] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %373 = vector.shuffle %370, %372 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %374 = wave.mma %373, %323#1, %344 : vector<16xf16>, vector<8xf32>
        %375 = wave.mma %373, %326#1, %345 : vector<16xf16>, vector<8xf32>
        %376 = arith.addi %288, %361 : index
        %377 = vector.load %x[%376] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %378 = arith.addi %376, %258 : index
        %379 = vector.load %x[%378] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %380 = vector.shuffle %377, %379 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %381 = wave.mma %380, %323#1, %351 : vector<16xf16>, vector<8xf32>
        %382 = wave.mma %380, %326#1, %352 : vector<16xf16>, vector<8xf32>
        %383 = arith.addi %300, %361 : index
        %384 = vector.load %x[%383] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %385 = arith.addi %383, %258 : index
        %386 = vector.load %x[%385] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %387 = vector.shuffle %384, %386 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %388 = wave.mma %387, %323#1, %358 : vector<16xf16>, vector<8xf32>
        %389 = wave.mma %387, %326#1, %359 : vector<16xf16>, vector<8xf32>
        %390 = arith.addi %328, %c4 : index
        %391 = arith.muli %390, %330 : index
        %392 = arith.addi %264, %391 : index
        %393 = vector.load %x[%392] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %394 = arith.addi %392, %258 : index
        %395 = vector.load %x[%394] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %396 = vector.shuffle %393, %395 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %397 = wave.mma %396, %325#0, %367 : vector<16xf16>, vector<8xf32>
        %398 = wave.mma %396, %327#0, %368 : vector<16xf16>, vector<8xf32>
        %399 = arith.addi %276, %391 : index
        %400 = vector.load %x[%399] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %401 = arith.addi %399, %258 : index
        %402 = vector.load %x[%401] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %403 = vector.shuffle %400, %402 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %404 = wave.mma %403, %325#0, %374 : vector<16xf16>, vector<8xf32>
        %405 = wave.mma %403, %327#0, %375 : vector<16xf16>, vector<8xf32>
        %406 = arith.addi %288, %391 : index
        %407 = vector.load %x[%406] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %408 = arith.addi %406, %258 : index
        %409 = vector.load %x[%408] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %410 = vector.shuffle %407, %409 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %411 = wave.mma %410, %325#0, %381 : vector<16xf16>, vector<8xf32>
        %412 = wave.mma %410, %327#0, %382 : vector<16xf16>, vector<8xf32>
        %413 = arith.addi %300, %391 : index
        %414 = vector.load %x[%413] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %415 = arith.addi %413, %258 : index
        %416 = vector.load %x[%415] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %417 = vector.shuffle %414, %416 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %418 = wave.mma %417, %325#0, %388 : vector<16xf16>, vector<8xf32>
        %419 = wave.mma %417, %327#0, %389 : vector<16xf16>, vector<8xf32>
        %420 = arith.addi %328, %c23 : index
        %421 = arith.muli %420, %330 : index
        %422 = arith.addi %264, %421 : index
        %423 = vector.load %x[%422] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %424 = arith.addi %422, %258 : index
        %425 = vector.load %x[%424] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %426 = vector.shuffle %423, %425 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %427 = wave.mma %426, %325#1, %397 : vector<16xf16>, vector<8xf32>
        %428 = wave.mma %426, %327#1, %398 : vector<16xf16>, vector<8xf32>
        %429 = arith.addi %276, %421 : index
        %430 = vector.load %x[%429] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %431 = arith.addi %429, %258 : index
        %432 = vector.load %x[%431] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %433 = vector.shuffle %430, %432 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %434 = wave.mma %433, %325#1, %404 : vector<16xf16>, vector<8xf32>
        %435 = wave.mma %433, %327#1, %405 : vector<16xf16>, vector<8xf32>
        %436 = arith.addi %288, %421 : index
        %437 = vector.load %x[%436] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %438 = arith.addi %436, %258 : index
        %439 = vector.load %x[%438] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %440 = vector.shuffle %437, %439 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %441 = wave.mma %440, %325#1, %411 : vector<16xf16>, vector<8xf32>
        %442 = wave.mma %440, %327#1, %412 : vector<16xf16>, vector<8xf32>
        %443 = arith.addi %300, %421 : index
        %444 = vector.load %x[%443] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %445 = arith.addi %443, %258 : index
        %446 = vector.load %x[%445] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %447 = vector.shuffle %444, %446 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %448 = wave.mma %447, %325#1, %418 : vector<16xf16>, vector<8xf32>
        %449 = wave.mma %447, %327#1, %419 : vector<16xf16>, vector<8xf32>
        scf.yield %427, %428, %434, %435, %441, %442, %448, %449 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %450 = arith.select %306, %311, %305 : index
      %460:8 = scf.for %451 = %311 to %450 step %c11 iter_args(%452 = %321#0, %453 = %321#1, %454 = %321#2, %455 = %321#3, %456 = %321#4, %457 = %321#5, %458 = %321#6, %459 = %321#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %461 = arith.addi %451, %c10 : index
        %462:2 = func.call @qkv_q2_k_d128__gfx1100.0(%245, %19, %461, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %463:2 = func.call @qkv_q2_k_d128__gfx1100.0(%245, %21, %461, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %464 = arith.muli %451, %c4 : index
        %465 = arith.addi %464, %c10 : index
        %466 = arith.muli %tileRows, %c15 : index
        %467 = arith.muli %465, %466 : index
        %468 = arith.addi %264, %467 : index
        %469 = vector.load %x[%468] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %470 = arith.addi %468, %258 : index
        %471 = vector.load %x[%470] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %472 = vector.shuffle %469, %471 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %473 = wave.mma %472, %462#0, %452 : vector<16xf16>, vector<8xf32>
        %474 = wave.mma %472, %463#0, %453 : vector<16xf16>, vector<8xf32>
        %475 = arith.addi %276, %467 : index
        %476 = vector.load %x[%475] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %477 = arith.addi %475, %258 : index
        %478 = vector.load %x[%477] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %479 = vector.shuffle %476, %478 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %480 = wave.mma %479, %462#0, %454 : vector<16xf16>, vector<8xf32>
        %481 = wave.mma %479, %463#0, %455 : vector<16xf16>, vector<8xf32>
        %482 = arith.addi %288, %467 : index
        %483 = vector.load %x[%482] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %484 = arith.addi %482, %258 : index
        %485 = vector.load %x[%484] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %486 = vector.shuffle %483, %485 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %487 = wave.mma %486, %462#0, %456 : vector<16xf16>, vector<8xf32>
        %488 = wave.mma %486, %463#0, %457 : vector<16xf16>, vector<8xf32>
        %489 = arith.addi %300, %467 : index
        %490 = vector.load %x[%489] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %491 = arith.addi %489, %258 : index
        %492 = vector.load %x[%491] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %493 = vector.shuffle %490, %492 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %494 = wave.mma %493, %462#0, %458 : vector<16xf16>, vector<8xf32>
        %495 = wave.mma %493, %463#0, %459 : vector<16xf16>, vector<8xf32>
        %496 = arith.addi %464, %c11 : index
        %497 = arith.muli %496, %466 : index
        %498 = arith.addi %264, %497 : index
        %499 = vector.load %x[%498] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %500 = arith.addi %498, %258 : index
        %501 = vector.load %x[%500] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %502 = vector.shuffle %499, %501 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %503 = wave.mma %502, %462#1, %473 : vector<16xf16>, vector<8xf32>
        %504 = wave.mma %502, %463#1, %474 : vector<16xf16>, vector<8xf32>
        %505 = arith.addi %276, %497 : index
        %506 = vector.load %x[%505] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %507 = arith.addi %505, %258 : index
        %508 = vector.load %x[%507] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %509 = vector.shuffle %506, %508 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %510 = wave.mma %509, %462#1, %480 : vector<16xf16>, vector<8xf32>
        %511 = wave.mma %509, %463#1, %481 : vector<16xf16>, vector<8xf32>
        %512 = arith.addi %288, %497 : index
        %513 = vector.load %x[%512] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %514 = arith.addi %512, %258 : index
        %515 = vector.load %x[%514] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %516 = vector.shuffle %513, %515 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %517 = wave.mma %516, %462#1, %487 : vector<16xf16>, vector<8xf32>
        %518 = wave.mma %516, %463#1, %488 : vector<16xf16>, vector<8xf32>
        %519 = arith.addi %300, %497 : index
        %520 = vector.load %x[%519] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %521 = arith.addi %519, %258 : index
        %522 = vector.load %x[%521] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %523 = vector.shuffle %520, %522 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %524 = wave.mma %523, %462#1, %494 : vector<16xf16>, vector<8xf32>
        %525 = wave.mma %523, %463#1, %495 : vector<16xf16>, vector<8xf32>
        scf.yield %503, %504, %510, %511, %517, %518, %524, %525 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %526 = arith.addi %243, %c10 : index
      func.call @qkv_q2_k_d128__gfx1100.2(%3, %4, %460#0, %22, %460#1, %526, %25, %factors, %19, %w, %23, %21, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %527 = arith.addi %243, %c15 : index
      func.call @qkv_q2_k_d128__gfx1100.2(%3, %4, %460#2, %22, %460#3, %527, %25, %factors, %19, %w, %23, %21, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %528 = arith.addi %243, %c18 : index
      func.call @qkv_q2_k_d128__gfx1100.2(%3, %4, %460#4, %22, %460#5, %528, %25, %factors, %19, %w, %23, %21, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %529 = arith.addi %243, %c24 : index
      func.call @qkv_q2_k_d128__gfx1100.2(%3, %4, %460#6, %22, %460#7, %529, %25, %factors, %19, %w, %23, %21, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  wave.return
}
