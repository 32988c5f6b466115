// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q2_k', dim=256)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q2_k_d256__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @qkv_q2_k_d256__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xf32>, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: memref<?xf32>, %x10: index) {
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
func.func private @qkv_q2_k_d256__gfx1100.2(%x0: index, %x1: index, %x2: vector<8xf32>, %x3: memref<?xf32>, %x4: vector<8xf32>, %x5: index, %x6: index, %x7: memref<?xf32>, %x8: index, %x9: memref<?xi8>, %x10: memref<?xf32>, %x11: index, %x12: index, %x13: memref<?xf32>, %x14: index, %x15: index, %x16: memref<?xi32>, %x17: memref<?xf32>, %x18: memref<?xf32>, %x19: memref<?xf32>, %x20: memref<?xf32>, %x21: memref<?xf32>, %x22: memref<?xi8>) {
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
  %fslotsAt = wave.param "slotsAt" : index
  %fc22 = arith.constant 16 : index
  %fpageBytes = wave.param "pageBytes" : index
  %fcodec = wave.param "codec" : index
  %fc25 = arith.constant dense<0x477FE000> : vector<4xf32>
  %fc26 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %fc27 = arith.constant 16384 : index
  %fc28 = arith.constant 512 : index
  %fc29 = arith.constant 8 : index
  %fc30 = arith.constant 8192 : index
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
  func.call @qkv_q2_k_d256__gfx1100.1(%f41, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
  %f42 = arith.addi %f40, %fc12 : index
  func.call @qkv_q2_k_d256__gfx1100.1(%f42, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
  %f43 = arith.addi %f40, %fc0 : index
  func.call @qkv_q2_k_d256__gfx1100.1(%f43, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
  %f44 = arith.addi %f40, %fc13 : index
  func.call @qkv_q2_k_d256__gfx1100.1(%f44, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
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
        memref.store %f198, %x20[%f205] : memref<?xf32>
        %f206 = arith.addi %f205, %fc7 : index
        memref.store %f201, %x20[%f206] : memref<?xf32>
      } else {
        memref.store %f198, %x10[%f52] : memref<?xf32>
        %f207 = arith.addi %f52, %fc7 : index
        memref.store %f201, %x10[%f207] : memref<?xf32>
      }
      %f208 = arith.addi %f178, %f66 : index
      %f209 = arith.addi %f182, %f66 : index
      %f210 = memref.load %x19[%f208] : memref<?xf32>
      %f211 = arith.addi %f208, %fc7 : index
      %f212 = memref.load %x19[%f211] : memref<?xf32>
      %f213 = memref.load %x19[%f209] : memref<?xf32>
      %f214 = arith.addi %f209, %fc7 : index
      %f215 = memref.load %x19[%f214] : memref<?xf32>
      %f216 = arith.mulf %f213, %f210 : f32
      %f217 = arith.mulf %f215, %f212 : f32
      %f218 = arith.subf %f216, %f217 : f32
      %f219 = arith.mulf %f215, %f210 : f32
      %f220 = arith.mulf %f213, %f212 : f32
      %f221 = arith.addf %f219, %f220 : f32
      %f222 = arith.mulf %f146, %f218 : f32
      %f223 = arith.mulf %f152, %f221 : f32
      %f224 = arith.subf %f222, %f223 : f32
      %f225 = arith.mulf %f152, %f218 : f32
      %f226 = arith.mulf %f146, %f221 : f32
      %f227 = arith.addf %f225, %f226 : f32
      scf.if %f128 {
        %f228 = arith.muli %f47, %x14 : index
        %f229 = arith.addi %f228, %x12 : index
        %f230 = arith.muli %f229, %fc1 : index
        %f231 = arith.addi %f230, %f66 : index
        memref.store %f224, %x20[%f231] : memref<?xf32>
        %f232 = arith.addi %f231, %fc7 : index
        memref.store %f227, %x20[%f232] : memref<?xf32>
      } else {
        memref.store %f224, %x10[%f67] : memref<?xf32>
        %f233 = arith.addi %f67, %fc7 : index
        memref.store %f227, %x10[%f233] : memref<?xf32>
      }
      %f234 = arith.addi %f178, %f80 : index
      %f235 = arith.addi %f182, %f80 : index
      %f236 = memref.load %x19[%f234] : memref<?xf32>
      %f237 = arith.addi %f234, %fc7 : index
      %f238 = memref.load %x19[%f237] : memref<?xf32>
      %f239 = memref.load %x19[%f235] : memref<?xf32>
      %f240 = arith.addi %f235, %fc7 : index
      %f241 = memref.load %x19[%f240] : memref<?xf32>
      %f242 = arith.mulf %f239, %f236 : f32
      %f243 = arith.mulf %f241, %f238 : f32
      %f244 = arith.subf %f242, %f243 : f32
      %f245 = arith.mulf %f241, %f236 : f32
      %f246 = arith.mulf %f239, %f238 : f32
      %f247 = arith.addf %f245, %f246 : f32
      %f248 = arith.mulf %f158, %f244 : f32
      %f249 = arith.mulf %f164, %f247 : f32
      %f250 = arith.subf %f248, %f249 : f32
      %f251 = arith.mulf %f164, %f244 : f32
      %f252 = arith.mulf %f158, %f247 : f32
      %f253 = arith.addf %f251, %f252 : f32
      scf.if %f128 {
        %f254 = arith.muli %f47, %x14 : index
        %f255 = arith.addi %f254, %x12 : index
        %f256 = arith.muli %f255, %fc1 : index
        %f257 = arith.addi %f256, %f80 : index
        memref.store %f250, %x20[%f257] : memref<?xf32>
        %f258 = arith.addi %f257, %fc7 : index
        memref.store %f253, %x20[%f258] : memref<?xf32>
      } else {
        memref.store %f250, %x10[%f81] : memref<?xf32>
        %f259 = arith.addi %f81, %fc7 : index
        memref.store %f253, %x10[%f259] : memref<?xf32>
      }
      %f260 = arith.addi %f178, %f94 : index
      %f261 = arith.addi %f182, %f94 : index
      %f262 = memref.load %x19[%f260] : memref<?xf32>
      %f263 = arith.addi %f260, %fc7 : index
      %f264 = memref.load %x19[%f263] : memref<?xf32>
      %f265 = memref.load %x19[%f261] : memref<?xf32>
      %f266 = arith.addi %f261, %fc7 : index
      %f267 = memref.load %x19[%f266] : memref<?xf32>
      %f268 = arith.mulf %f265, %f262 : f32
      %f269 = arith.mulf %f267, %f264 : f32
      %f270 = arith.subf %f268, %f269 : f32
      %f271 = arith.mulf %f267, %f262 : f32
      %f272 = arith.mulf %f265, %f264 : f32
      %f273 = arith.addf %f271, %f272 : f32
      %f274 = arith.mulf %f170, %f270 : f32
      %f275 = arith.mulf %f176, %f273 : f32
      %f276 = arith.subf %f274, %f275 : f32
      %f277 = arith.mulf %f176, %f270 : f32
      %f278 = arith.mulf %f170, %f273 : f32
      %f279 = arith.addf %f277, %f278 : f32
      scf.if %f128 {
        %f280 = arith.muli %f47, %x14 : index
        %f281 = arith.addi %f280, %x12 : index
        %f282 = arith.muli %f281, %fc1 : index
        %f283 = arith.addi %f282, %f94 : index
        memref.store %f276, %x20[%f283] : memref<?xf32>
        %f284 = arith.addi %f283, %fc7 : index
        memref.store %f279, %x20[%f284] : memref<?xf32>
      } else {
        memref.store %f276, %x10[%f95] : memref<?xf32>
        %f285 = arith.addi %f95, %fc7 : index
        memref.store %f279, %x10[%f285] : memref<?xf32>
      }
    } else {
      %f286 = arith.cmpi slt, %x12, %x14 : index
      scf.if %f286 {
        %f287 = arith.muli %f47, %x14 : index
        %f288 = arith.addi %f287, %x12 : index
        %f289 = arith.muli %f288, %fc1 : index
        %f290 = arith.addi %f289, %f50 : index
        memref.store %f58, %x20[%f290] : memref<?xf32>
        %f291 = arith.addi %f290, %fc7 : index
        memref.store %f65, %x20[%f291] : memref<?xf32>
      } else {
        memref.store %f58, %x10[%f52] : memref<?xf32>
        %f292 = arith.addi %f52, %fc7 : index
        memref.store %f65, %x10[%f292] : memref<?xf32>
      }
      scf.if %f286 {
        %f293 = arith.muli %f47, %x14 : index
        %f294 = arith.addi %f293, %x12 : index
        %f295 = arith.muli %f294, %fc1 : index
        %f296 = arith.addi %f295, %f66 : index
        memref.store %f72, %x20[%f296] : memref<?xf32>
        %f297 = arith.addi %f296, %fc7 : index
        memref.store %f79, %x20[%f297] : memref<?xf32>
      } else {
        memref.store %f72, %x10[%f67] : memref<?xf32>
        %f298 = arith.addi %f67, %fc7 : index
        memref.store %f79, %x10[%f298] : memref<?xf32>
      }
      scf.if %f286 {
        %f299 = arith.muli %f47, %x14 : index
        %f300 = arith.addi %f299, %x12 : index
        %f301 = arith.muli %f300, %fc1 : index
        %f302 = arith.addi %f301, %f80 : index
        memref.store %f86, %x20[%f302] : memref<?xf32>
        %f303 = arith.addi %f302, %fc7 : index
        memref.store %f93, %x20[%f303] : memref<?xf32>
      } else {
        memref.store %f86, %x10[%f81] : memref<?xf32>
        %f304 = arith.addi %f81, %fc7 : index
        memref.store %f93, %x10[%f304] : memref<?xf32>
      }
      scf.if %f286 {
        %f305 = arith.muli %f47, %x14 : index
        %f306 = arith.addi %f305, %x12 : index
        %f307 = arith.muli %f306, %fc1 : index
        %f308 = arith.addi %f307, %f94 : index
        memref.store %f100, %x20[%f308] : memref<?xf32>
        %f309 = arith.addi %f308, %fc7 : index
        memref.store %f107, %x20[%f309] : memref<?xf32>
      } else {
        memref.store %f100, %x10[%f95] : memref<?xf32>
        %f310 = arith.addi %f95, %fc7 : index
        memref.store %f107, %x10[%f310] : memref<?xf32>
      }
    }
  }
  wave.barrier
  %f311 = arith.cmpi sge, %x12, %x14 : index
  scf.if %f311 {
    scf.if %f48 {
      %f312 = arith.addi %fslotsAt, %f47 : index
      %f313 = memref.load %x16[%f312] : memref<?xi32>
      %f314 = arith.index_cast %f313 : i32 to index
      %f315 = arith.cmpi sge, %f314, %fc3 : index
      scf.if %f315 {
        %f316 = arith.muli %f46, %fc1 : index
        %f317 = arith.subi %x12, %x14 : index
        %f318 = memref.load %x21[%f317] : memref<?xf32>
        %f319 = vector.broadcast %f318 : f32 to vector<4xf32>
        %f320 = arith.divui %f314, %fc22 : index
        %f321 = arith.remui %f314, %fc22 : index
        %f322 = arith.muli %f320, %fpageBytes : index
        %f323 = arith.cmpi eq, %fcodec, %fc3 : index
        scf.if %f323 {
          %f324 = arith.muli %f0, %fc11 : index
          scf.for %f325 = %f324 to %fc1 step %fc7 {
            %f326 = arith.addi %f316, %f325 : index
            %f327 = vector.load %x10[%f326] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f328 = arith.mulf %f327, %f319 : vector<4xf32>
            %f329 = arith.minimumf %f328, %fc25 : vector<4xf32>
            %f330 = arith.maximumf %f329, %fc26 : vector<4xf32>
            %f331 = arith.truncf %f330 : vector<4xf32> to vector<4xf16>
            %f332 = vector.bitcast %f331 : vector<4xf16> to vector<8xi8>
            %f333 = arith.cmpi slt, %f317, %x15 : index
            scf.if %f333 {
              %f334 = arith.muli %f317, %fc27 : index
              %f335 = arith.addi %f322, %f334 : index
              %f336 = arith.divui %f325, %fc22 : index
              %f337 = arith.muli %f336, %fc28 : index
              %f338 = arith.remui %f325, %fc22 : index
              %f339 = arith.divui %f338, %fc29 : index
              %f340 = arith.muli %f339, %fc1 : index
              %f341 = arith.muli %f321, %fc22 : index
              %f342 = arith.addi %f340, %f341 : index
              %f343 = arith.remui %f338, %fc29 : index
              %f344 = arith.muli %f343, %fc0 : index
              %f345 = arith.addi %f342, %f344 : index
              %f346 = arith.addi %f337, %f345 : index
              %f347 = arith.addi %f335, %f346 : index
              vector.store %f332, %x22[%f347] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
            } else {
              %f348 = arith.subi %f317, %x15 : index
              %f349 = arith.muli %f348, %fc27 : index
              %f350 = arith.addi %f322, %f349 : index
              %f351 = arith.addi %f325, %fc3 : index
              %f352 = arith.divui %f351, %fc22 : index
              %f353 = arith.muli %f352, %fc28 : index
              %f354 = arith.addi %f353, %fc30 : index
              %f355 = arith.remui %f351, %fc22 : index
              %f356 = arith.divui %f321, %fc0 : index
              %f357 = arith.remui %f321, %fc0 : index
              %f358 = arith.muli %f357, %fc29 : index
              %f359 = arith.addi %f356, %f358 : index
              %f360 = arith.divui %f359, %fc29 : index
              %f361 = arith.muli %f360, %fc1 : index
              %f362 = arith.muli %f355, %fc22 : index
              %f363 = arith.addi %f361, %f362 : index
              %f364 = arith.remui %f359, %fc29 : index
              %f365 = arith.muli %f364, %fc0 : index
              %f366 = arith.addi %f363, %f365 : index
              %f367 = arith.addi %f354, %f366 : index
              %f368 = arith.addi %f350, %f367 : index
              %f369 = vector.shuffle %f332, %f332 [0, 1] : vector<8xi8>, vector<8xi8>
              vector.store %f369, %x22[%f368] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f370 = arith.addi %f325, %fc12 : index
              %f371 = arith.divui %f370, %fc22 : index
              %f372 = arith.muli %f371, %fc28 : index
              %f373 = arith.addi %f372, %fc30 : index
              %f374 = arith.remui %f370, %fc22 : index
              %f375 = arith.muli %f374, %fc22 : index
              %f376 = arith.addi %f361, %f375 : index
              %f377 = arith.addi %f376, %f365 : index
              %f378 = arith.addi %f373, %f377 : index
              %f379 = arith.addi %f350, %f378 : index
              %f380 = vector.shuffle %f332, %f332 [2, 3] : vector<8xi8>, vector<8xi8>
              vector.store %f380, %x22[%f379] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f381 = arith.addi %f325, %fc0 : index
              %f382 = arith.divui %f381, %fc22 : index
              %f383 = arith.muli %f382, %fc28 : index
              %f384 = arith.addi %f383, %fc30 : index
              %f385 = arith.remui %f381, %fc22 : index
              %f386 = arith.muli %f385, %fc22 : index
              %f387 = arith.addi %f361, %f386 : index
              %f388 = arith.addi %f387, %f365 : index
              %f389 = arith.addi %f384, %f388 : index
              %f390 = arith.addi %f350, %f389 : index
              %f391 = vector.shuffle %f332, %f332 [4, 5] : vector<8xi8>, vector<8xi8>
              vector.store %f391, %x22[%f390] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f392 = arith.addi %f325, %fc13 : index
              %f393 = arith.divui %f392, %fc22 : index
              %f394 = arith.muli %f393, %fc28 : index
              %f395 = arith.addi %f394, %fc30 : index
              %f396 = arith.remui %f392, %fc22 : index
              %f397 = arith.muli %f396, %fc22 : index
              %f398 = arith.addi %f361, %f397 : index
              %f399 = arith.addi %f398, %f365 : index
              %f400 = arith.addi %f395, %f399 : index
              %f401 = arith.addi %f350, %f400 : index
              %f402 = vector.shuffle %f332, %f332 [6, 7] : vector<8xi8>, vector<8xi8>
              vector.store %f402, %x22[%f401] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
            }
          }
        }
        %f403 = arith.cmpi eq, %fcodec, %fc12 : index
        scf.if %f403 {
          %f404 = arith.muli %f0, %fc11 : index
          scf.for %f405 = %f404 to %fc1 step %fc7 {
            %f406 = arith.addi %f316, %f405 : index
            %f407 = vector.load %x10[%f406] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f408 = arith.mulf %f407, %f319 : vector<4xf32>
            %f409 = wave.fp8_encode "e4m3" %f408 : vector<4xf32> -> vector<4xi8>
            %f410 = arith.cmpi slt, %f317, %x15 : index
            scf.if %f410 {
              %f411 = arith.muli %f317, %fc30 : index
              %f412 = arith.addi %f322, %f411 : index
              %f413 = vector.shuffle %f409, %f409 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
              %f414 = arith.divui %f405, %fc22 : index
              %f415 = arith.muli %f414, %fc1 : index
              %f416 = arith.remui %f405, %fc22 : index
              %f417 = arith.muli %f321, %fc22 : index
              %f418 = arith.divui %f416, %fc11 : index
              %f419 = arith.muli %f418, %fc11 : index
              %f420 = arith.remui %f416, %fc0 : index
              %f421 = arith.muli %f420, %fc0 : index
              %f422 = arith.addi %f419, %f421 : index
              %f423 = arith.divui %f416, %fc0 : index
              %f424 = arith.remui %f423, %fc0 : index
              %f425 = arith.addi %f422, %f424 : index
              %f426 = arith.addi %f417, %f425 : index
              %f427 = arith.addi %f415, %f426 : index
              %f428 = arith.addi %f412, %f427 : index
              vector.store %f413, %x22[%f428] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f429 = arith.subi %f317, %x15 : index
              %f430 = arith.muli %f429, %fc30 : index
              %f431 = arith.addi %f322, %f430 : index
              %f432 = arith.addi %f405, %fc3 : index
              %f433 = arith.divui %f432, %fc22 : index
              %f434 = arith.muli %f433, %fc1 : index
              %f435 = arith.addi %f434, %fc2 : index
              %f436 = arith.remui %f432, %fc22 : index
              %f437 = arith.divui %f321, %fc0 : index
              %f438 = arith.remui %f321, %fc0 : index
              %f439 = arith.muli %f438, %fc29 : index
              %f440 = arith.addi %f437, %f439 : index
              %f441 = arith.muli %f436, %fc22 : index
              %f442 = arith.divui %f440, %fc11 : index
              %f443 = arith.muli %f442, %fc11 : index
              %f444 = arith.remui %f440, %fc0 : index
              %f445 = arith.muli %f444, %fc0 : index
              %f446 = arith.addi %f443, %f445 : index
              %f447 = arith.divui %f440, %fc0 : index
              %f448 = arith.remui %f447, %fc0 : index
              %f449 = arith.addi %f446, %f448 : index
              %f450 = arith.addi %f441, %f449 : index
              %f451 = arith.addi %f435, %f450 : index
              %f452 = arith.addi %f431, %f451 : index
              %f453 = vector.shuffle %f409, %f409 [0] : vector<4xi8>, vector<4xi8>
              vector.store %f453, %x22[%f452] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f454 = arith.addi %f405, %fc12 : index
              %f455 = arith.divui %f454, %fc22 : index
              %f456 = arith.muli %f455, %fc1 : index
              %f457 = arith.addi %f456, %fc2 : index
              %f458 = arith.remui %f454, %fc22 : index
              %f459 = arith.muli %f458, %fc22 : index
              %f460 = arith.addi %f459, %f449 : index
              %f461 = arith.addi %f457, %f460 : index
              %f462 = arith.addi %f431, %f461 : index
              %f463 = vector.shuffle %f409, %f409 [1] : vector<4xi8>, vector<4xi8>
              vector.store %f463, %x22[%f462] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f464 = arith.addi %f405, %fc0 : index
              %f465 = arith.divui %f464, %fc22 : index
              %f466 = arith.muli %f465, %fc1 : index
              %f467 = arith.addi %f466, %fc2 : index
              %f468 = arith.remui %f464, %fc22 : index
              %f469 = arith.muli %f468, %fc22 : index
              %f470 = arith.addi %f469, %f449 : index
              %f471 = arith.addi %f467, %f470 : index
              %f472 = arith.addi %f431, %f471 : index
              %f473 = vector.shuffle %f409, %f409 [2] : vector<4xi8>, vector<4xi8>
              vector.store %f473, %x22[%f472] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f474 = arith.addi %f405, %fc13 : index
              %f475 = arith.divui %f474, %fc22 : index
              %f476 = arith.muli %f475, %fc1 : index
              %f477 = arith.addi %f476, %fc2 : index
              %f478 = arith.remui %f474, %fc22 : index
              %f479 = arith.muli %f478, %fc22 : index
              %f480 = arith.addi %f479, %f449 : index
              %f481 = arith.addi %f477, %f480 : index
              %f482 = arith.addi %f431, %f481 : index
              %f483 = vector.shuffle %f409, %f409 [3] : vector<4xi8>, vector<4xi8>
              vector.store %f483, %x22[%f482] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
          }
        }
        %f484 = arith.cmpi eq, %fcodec, %fc0 : index
        scf.if %f484 {
          %f485 = arith.muli %f0, %fc11 : index
          scf.for %f486 = %f485 to %fc1 step %fc7 {
            %f487 = arith.addi %f316, %f486 : index
            %f488 = vector.load %x10[%f487] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f489 = arith.mulf %f488, %f319 : vector<4xf32>
            %f490 = wave.fp8_encode "e5m2" %f489 : vector<4xf32> -> vector<4xi8>
            %f491 = arith.cmpi slt, %f317, %x15 : index
            scf.if %f491 {
              %f492 = arith.muli %f317, %fc30 : index
              %f493 = arith.addi %f322, %f492 : index
              %f494 = vector.shuffle %f490, %f490 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
              %f495 = arith.divui %f486, %fc22 : index
              %f496 = arith.muli %f495, %fc1 : index
              %f497 = arith.remui %f486, %fc22 : index
              %f498 = arith.muli %f321, %fc22 : index
              %f499 = arith.divui %f497, %fc11 : index
              %f500 = arith.muli %f499, %fc11 : index
              %f501 = arith.remui %f497, %fc0 : index
              %f502 = arith.muli %f501, %fc0 : index
              %f503 = arith.addi %f500, %f502 : index
              %f504 = arith.divui %f497, %fc0 : index
              %f505 = arith.remui %f504, %fc0 : index
              %f506 = arith.addi %f503, %f505 : index
              %f507 = arith.addi %f498, %f506 : index
              %f508 = arith.addi %f496, %f507 : index
              %f509 = arith.addi %f493, %f508 : index
              vector.store %f494, %x22[%f509] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f510 = arith.subi %f317, %x15 : index
              %f511 = arith.muli %f510, %fc30 : index
              %f512 = arith.addi %f322, %f511 : index
              %f513 = arith.addi %f486, %fc3 : index
              %f514 = arith.divui %f513, %fc22 : index
              %f515 = arith.muli %f514, %fc1 : index
              %f516 = arith.addi %f515, %fc2 : index
              %f517 = arith.remui %f513, %fc22 : index
              %f518 = arith.divui %f321, %fc0 : index
              %f519 = arith.remui %f321, %fc0 : index
              %f520 = arith.muli %f519, %fc29 : index
              %f521 = arith.addi %f518, %f520 : index
              %f522 = arith.muli %f517, %fc22 : index
              %f523 = arith.divui %f521, %fc11 : index
              %f524 = arith.muli %f523, %fc11 : index
              %f525 = arith.remui %f521, %fc0 : index
              %f526 = arith.muli %f525, %fc0 : index
              %f527 = arith.addi %f524, %f526 : index
              %f528 = arith.divui %f521, %fc0 : index
              %f529 = arith.remui %f528, %fc0 : index
              %f530 = arith.addi %f527, %f529 : index
              %f531 = arith.addi %f522, %f530 : index
              %f532 = arith.addi %f516, %f531 : index
              %f533 = arith.addi %f512, %f532 : index
              %f534 = vector.shuffle %f490, %f490 [0] : vector<4xi8>, vector<4xi8>
              vector.store %f534, %x22[%f533] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f535 = arith.addi %f486, %fc12 : index
              %f536 = arith.divui %f535, %fc22 : index
              %f537 = arith.muli %f536, %fc1 : index
              %f538 = arith.addi %f537, %fc2 : index
              %f539 = arith.remui %f535, %fc22 : index
              %f540 = arith.muli %f539, %fc22 : index
              %f541 = arith.addi %f540, %f530 : index
              %f542 = arith.addi %f538, %f541 : index
              %f543 = arith.addi %f512, %f542 : index
              %f544 = vector.shuffle %f490, %f490 [1] : vector<4xi8>, vector<4xi8>
              vector.store %f544, %x22[%f543] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f545 = arith.addi %f486, %fc0 : index
              %f546 = arith.divui %f545, %fc22 : index
              %f547 = arith.muli %f546, %fc1 : index
              %f548 = arith.addi %f547, %fc2 : index
              %f549 = arith.remui %f545, %fc22 : index
              %f550 = arith.muli %f549, %fc22 : index
              %f551 = arith.addi %f550, %f530 : index
              %f552 = arith.addi %f548, %f551 : index
              %f553 = arith.addi %f512, %f552 : index
              %f554 = vector.shuffle %f490, %f490 [2] : vector<4xi8>, vector<4xi8>
              vector.store %f554, %x22[%f553] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f555 = arith.addi %f486, %fc13 : index
              %f556 = arith.divui %f555, %fc22 : index
              %f557 = arith.muli %f556, %fc1 : index
              %f558 = arith.addi %f557, %fc2 : index
              %f559 = arith.remui %f555, %fc22 : index
              %f560 = arith.muli %f559, %fc22 : index
              %f561 = arith.addi %f560, %f530 : index
              %f562 = arith.addi %f558, %f561 : index
              %f563 = arith.addi %f512, %f562 : index
              %f564 = vector.shuffle %f490, %f490 [3] : vector<4xi8>, vector<4xi8>
              vector.store %f564, %x22[%f563] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
          }
        }
      }
    }
  }
  func.return
}
wave.kernel @qkv_q2_k_d256__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 8 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 2 : index
  %c6 = arith.constant 256 : index
  %c7 = arith.constant 64 : index
  %c8 = arith.constant 127 : index
  %c9 = arith.constant 128 : index
  %c10 = arith.constant 16 : index
  %c11 = arith.constant 0 : index
  %c12 = arith.constant 1 : index
  %c13 = arith.constant 8192 : index
  %c14 = arith.constant 4096 : index
  %rowsMode = wave.param "rowsMode" : index
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
  %15 = arith.muli %0, %c10 : index
  %16 = arith.muli %3, %c5 : index
  %17 = arith.addi %15, %16 : index
  %18 = arith.addi %17, %c11 : index
  %19 = arith.muli %18, %14 : index
  %20 = arith.addi %17, %c12 : index
  %21 = arith.muli %20, %14 : index
  %22 = wave.scratch %c13 : memref<?xf32>
  %23 = wave.scratch %c14 : memref<?xf32>
  %24 = memref.load %step[%c11] : memref<?xi32>
  %25 = arith.index_cast %24 : i32 to index
  %26 = arith.cmpi eq, %rowsMode, %c11 : index
  scf.if %26 {
    %27 = arith.muli %1, %c10 : index
    %28 = arith.cmpi slt, %27, %25 : index
    scf.if %28 {
      %29 = wave.lane
      %30 = arith.remui %29, %c10 : index
      %31 = wave.scratch %operandHalves : memref<?xf16>
      %32 = arith.divui %operandHalves, %c2 : index
      %33 = arith.muli %2, %c18 : index
      %34 = arith.addi %33, %29 : index
      scf.for %35 = %34 to %32 step %c19 {
        %36 = arith.muli %35, %c2 : index
        %37 = arith.addi %c11, %36 : index
        %38 = vector.load %x[%37] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %38, %31[%37] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %39 = arith.remui %30, %tileRows : index
      %40 = arith.muli %39, %c2 : index
      %41 = arith.divui %inputFeatures, %c18 : index
      %42 = arith.muli %4, %stepsPerWave : index
      %43 = arith.minsi %42, %41 : index
      %44 = arith.addi %43, %stepsPerWave : index
      %45 = arith.minsi %44, %41 : index
      %46 = arith.cmpi eq, %wholeBlocks, %c12 : index
      %47 = arith.subi %45, %43 : index
      %48 = arith.divui %47, %c5 : index
      %49 = arith.muli %48, %c5 : index
      %50 = arith.addi %43, %49 : index
      %51 = arith.select %46, %44, %50 : index
      %55:2 = scf.for %52 = %43 to %51 step %c5 iter_args(%53 = %c20, %54 = %c20) -> (vector<8xf32>, vector<8xf32>) {
        %56 = arith.addi %52, %c11 : index
        %57:2 = func.call @qkv_q2_k_d256__gfx1100.0(%29, %19, %56, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %58 = arith.addi %52, %c12 : index
        %59:2 = func.call @qkv_q2_k_d256__gfx1100.0(%29, %19, %58, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %60:2 = func.call @qkv_q2_k_d256__gfx1100.0(%29, %21, %56, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %61:2 = func.call @qkv_q2_k_d256__gfx1100.0(%29, %21, %58, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %62 = arith.muli %52, %c5 : index
        %63 = arith.addi %62, %c11 : index
        %64 = arith.muli %tileRows, %c10 : index
        %65 = arith.muli %63, %64 : index
        %66 = arith.addi %40, %65 : index
        %67 = vector.load %31[%66] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %68 = arith.muli %tileRows, %c2 : index
        %69 = arith.addi %66, %68 : index
        %70 = vector.load %31[%69] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %71 = vector.shuffle %67, %70 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %72 = wave.mma %71, %57#0, %53 : vector<16xf16>, vector<8xf32>
        %73 = wave.mma %71, %60#0, %54 : vector<16xf16>, vector<8xf32>
        %74 = arith.addi %62, %c12 : index
        %75 = arith.muli %74, %64 : index
        %76 = arith.addi %40, %75 : index
        %77 = vector.load %31[%76] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %78 = arith.addi %76, %68 : index
        %79 = vector.load %31[%78] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %80 = vector.shuffle %77, %79 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %81 = wave.mma %80, %57#1, %72 : vector<16xf16>, vector<8xf32>
        %82 = wave.mma %80, %60#1, %73 : vector<16xf16>, vector<8xf32>
        %83 = arith.addi %62, %c5 : index
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
      %105:2 = scf.for %102 = %51 to %101 step %c12 iter_args(%103 = %55#0, %104 = %55#1) -> (vector<8xf32>, vector<8xf32>) {
        %106 = arith.addi %102, %c11 : index
        %107:2 = func.call @qkv_q2_k_d256__gfx1100.0(%29, %19, %106, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %108:2 = func.call @qkv_q2_k_d256__gfx1100.0(%29, %21, %106, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %109 = arith.muli %102, %c5 : index
        %110 = arith.addi %109, %c11 : index
        %111 = arith.muli %tileRows, %c10 : index
        %112 = arith.muli %110, %111 : index
        %113 = arith.addi %40, %112 : index
        %114 = vector.load %31[%113] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %115 = arith.muli %tileRows, %c2 : index
        %116 = arith.addi %113, %115 : index
        %117 = vector.load %31[%116] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %118 = vector.shuffle %114, %117 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %119 = wave.mma %118, %107#0, %103 : vector<16xf16>, vector<8xf32>
        %120 = wave.mma %118, %108#0, %104 : vector<16xf16>, vector<8xf32>
        %121 = arith.addi %109, %c12 : index
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
      %130 = arith.addi %27, %c11 : index
      func.call @qkv_q2_k_d256__gfx1100.2(%3, %4, %105#0, %22, %105#1, %130, %25, %factors, %19, %w, %23, %21, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  %131 = arith.cmpi eq, %rowsMode, %c12 : index
  scf.if %131 {
    %132 = arith.muli %1, %c10 : index
    %133 = arith.cmpi slt, %132, %25 : index
    scf.if %133 {
      %134 = wave.lane
      %135 = arith.remui %134, %c10 : index
      %136 = arith.remui %135, %tileRows : index
      %137 = arith.addi %132, %136 : index
      %138 = arith.divui %137, %tileRows : index
      %139 = arith.divui %inputFeatures, %c10 : index
      %140 = arith.muli %138, %139 : index
      %141 = arith.divui %c11, %c10 : index
      %142 = arith.addi %140, %141 : index
      %143 = arith.muli %142, %c5 : index
      %144 = arith.remui %c11, %c10 : index
      %145 = arith.divui %144, %c2 : index
      %146 = arith.addi %143, %145 : index
      %147 = arith.muli %tileRows, %c2 : index
      %148 = arith.muli %146, %147 : index
      %149 = arith.remui %137, %tileRows : index
      %150 = arith.muli %149, %c2 : index
      %151 = arith.addi %148, %150 : index
      %152 = arith.remui %c11, %c2 : index
      %153 = arith.addi %151, %152 : index
      %154 = arith.divui %inputFeatures, %c18 : index
      %155 = arith.muli %4, %stepsPerWave : index
      %156 = arith.minsi %155, %154 : index
      %157 = arith.addi %156, %stepsPerWave : index
      %158 = arith.minsi %157, %154 : index
      %159 = arith.cmpi eq, %wholeBlocks, %c12 : index
      %160 = arith.subi %158, %156 : index
      %161 = arith.divui %160, %c5 : index
      %162 = arith.muli %161, %c5 : index
      %163 = arith.addi %156, %162 : index
      %164 = arith.select %159, %157, %163 : index
      %168:2 = scf.for %165 = %156 to %164 step %c5 iter_args(%166 = %c20, %167 = %c20) -> (vector<8xf32>, vector<8xf32>) {
        %169 = arith.addi %165, %c11 : index
        %170:2 = func.call @qkv_q2_k_d256__gfx1100.0(%134, %19, %169, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %171 = arith.addi %165, %c12 : index
        %172:2 = func.call @qkv_q2_k_d256__gfx1100.0(%134, %19, %171, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %173:2 = func.call @qkv_q2_k_d256__gfx1100.0(%134, %21, %169, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %174:2 = func.call @qkv_q2_k_d256__gfx1100.0(%134, %21, %171, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %175 = arith.muli %165, %c5 : index
        %176 = arith.addi %175, %c11 : index
        %177 = arith.muli %tileRows, %c10 : index
        %178 = arith.muli %176, %177 : index
        %179 = arith.addi %153, %178 : index
        %180 = vector.load %x[%179] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %181 = arith.addi %179, %147 : index
        %182 = vector.load %x[%181] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %183 = vector.shuffle %180, %182 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %184 = wave.mma %183, %170#0, %166 : vector<16xf16>, vector<8xf32>
        %185 = wave.mma %183, %173#0, %167 : vector<16xf16>, vector<8xf32>
        %186 = arith.addi %175, %c12 : index
        %187 = arith.muli %186, %177 : index
        %188 = arith.addi %153, %187 : index
        %189 = vector.load %x[%188] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %190 = arith.addi %188, %147 : index
        %191 = vector.load %x[%190] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %192 = vector.shuffle %189, %191 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %193 = wave.mma %192, %170#1, %184 : vector<16xf16>, vector<8xf32>
        %194 = wave.mma %192, %173#1, %185 : vector<16xf16>, vector<8xf32>
        %195 = arith.addi %175, %c5 : index
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
      %217:2 = scf.for %214 = %164 to %213 step %c12 iter_args(%215 = %168#0, %216 = %168#1) -> (vector<8xf32>, vector<8xf32>) {
        %218 = arith.addi %214, %c11 : index
        %219:2 = func.call @qkv_q2_k_d256__gfx1100.0(%134, %19, %218, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %220:2 = func.call @qkv_q2_k_d256__gfx1100.0(%134, %21, %218, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %221 = arith.muli %214, %c5 : index
        %222 = arith.addi %221, %c11 : index
        %223 = arith.muli %tileRows, %c10 : index
        %224 = arith.muli %222, %223 : index
        %225 = arith.addi %153, %224 : index
        %226 = vector.load %x[%225] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %227 = arith.addi %225, %147 : index
        %228 = vector.load %x[%227] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %229 = vector.shuffle %226, %228 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %230 = wave.mma %229, %219#0, %215 : vector<16xf16>, vector<8xf32>
        %231 = wave.mma %229, %220#0, %216 : vector<16xf16>, vector<8xf32>
        %232 = arith.addi %221, %c12 : index
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
      %241 = arith.addi %132, %c11 : index
      func.call @qkv_q2_k_d256__gfx1100.2(%3, %4, %217#0, %22, %217#1, %241, %25, %factors, %19, %w, %23, %21, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  %242 = arith.cmpi eq, %rowsMode, %c5 : index
  scf.if %242 {
    %243 = arith.muli %1, %c7 : index
    %244 = arith.cmpi slt, %243, %25 : index
    scf.if %244 {
      %245 = wave.lane
      %246 = arith.remui %245, %c10 : index
      %247 = arith.remui %246, %tileRows : index
      %248 = arith.addi %243, %247 : index
      %249 = arith.divui %248, %tileRows : index
      %250 = arith.divui %inputFeatures, %c10 : index
      %251 = arith.muli %249, %250 : index
      %252 = arith.divui %c11, %c10 : index
      %253 = arith.addi %251, %252 : index
      %254 = arith.muli %253, %c5 : index
      %255 = arith.remui %c11, %c10 : index
      %256 = arith.divui %255, %c2 : index
      %257 = arith.addi %254, %256 : index
      %258 = arith.muli %tileRows, %c2 : index
      %259 = arith.muli %257, %258 : index
      %260 = arith.remui %248, %tileRows : index
      %261 = arith.muli %260, %c2 : index
      %262 = arith.addi %259, %261 : index
      %263 = arith.remui %c11, %c2 : index
      %264 = arith.addi %262, %263 : index
      %265 = arith.addi %246, %c10 : index
      %266 = arith.addi %243, %265 : index
      %267 = arith.divui %266, %tileRows : index
      %268 = arith.muli %267, %250 : index
      %269 = arith.addi %268, %252 : index
      %270 = arith.muli %269, %c5 : index
      %271 = arith.addi %270, %256 : index
      %272 = arith.muli %271, %258 : index
      %273 = arith.remui %266, %tileRows : index
      %274 = arith.muli %273, %c2 : index
      %275 = arith.addi %272, %274 : index
      %276 = arith.addi %275, %263 : index
      %277 = arith.addi %246, %c18 : index
      %278 = arith.addi %243, %277 : index
      %279 = arith.divui %278, %tileRows : index
      %280 = arith.muli %279, %250 : index
      %281 = arith.addi %280, %252 : index
      %282 = arith.muli %281, %c5 : index
      %283 = arith.addi %282, %256 : index
      %284 = arith.muli %283, %258 : index
      %285 = arith.remui %278, %tileRows : index
      %286 = arith.muli %285, %c2 : index
      %287 = arith.addi %284, %286 : index
      %288 = arith.addi %287, %263 : index
      %289 = arith.addi %246, %c24 : index
      %290 = arith.addi %243, %289 : index
      %291 = arith.divui %290, %tileRows : index
      %292 = arith.muli %291, %250 : index
      %293 = arith.addi %292, %252 : index
      %294 = arith.muli %293, %c5 : index
      %295 = arith.addi %294, %256 : index
      %296 = arith.muli %295, %258 : index
      %297 = arith.remui %290, %tileRows : index
      %298 = arith.muli %297, %c2 : index
      %299 = arith.addi %296, %298 : index
      %300 = arith.addi %299, %263 : index
      %301 = arith.divui %inputFeatures, %c18 : index
      %302 = arith.muli %4, %stepsPerWave : index
      %303 = arith.minsi %302, %301 : index
      %304 = arith.addi %303, %stepsPerWave : index
      %305 = arith.minsi %304, %301 : index
      %306 = arith.cmpi eq, %wholeBlocks, %c12 : index
      %307 = arith.subi %305, %303 : index
      %308 = arith.divui %307, %c5 : index
      %309 = arith.muli %308, %c5 : index
      %310 = arith.addi %303, %309 : index
      %311 = arith.select %306, %304, %310 : index
      %321:8 = scf.for %312 = %303 to %311 step %c5 iter_args(%313 = %c20, %314 = %c20, %315 = %c20, %316 = %c20, %317 = %c20, %318 = %c20, %319 = %c20, %320 = %c20) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %322 = arith.addi %312, %c11 : index
        %323:2 = func.call @qkv_q2_k_d256__gfx1100.0(%245, %19, %322, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %324 = arith.addi %312, %c12 : index
        %325:2 = func.call @qkv_q2_k_d256__gfx1100.0(%245, %19, %324, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %326:2 = func.call @qkv_q2_k_d256__gfx1100.0(%245, %21, %322, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %327:2 = func.call @qkv_q2_k_d256__gfx1100.0(%245, %21, %324, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %328 = arith.muli %312, %c5 : index
        %329 = arith.addi %328, %c11 : index
        %330 = arith.muli %tileRows, %c10 : index
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
        %360 = arith.addi %328, %c12 : index
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
        %390 = arith.addi %328, %c5 : index
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
      %460:8 = scf.for %451 = %311 to %450 step %c12 iter_args(%452 = %321#0, %453 = %321#1, %454 = %321#2, %455 = %321#3, %456 = %321#4, %457 = %321#5, %458 = %321#6, %459 = %321#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %461 = arith.addi %451, %c11 : index
        %462:2 = func.call @qkv_q2_k_d256__gfx1100.0(%245, %19, %461, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %463:2 = func.call @qkv_q2_k_d256__gfx1100.0(%245, %21, %461, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %464 = arith.muli %451, %c5 : index
        %465 = arith.addi %464, %c11 : index
        %466 = arith.muli %tileRows, %c10 : index
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
        %496 = arith.addi %464, %c12 : index
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
      %526 = arith.addi %243, %c11 : index
      func.call @qkv_q2_k_d256__gfx1100.2(%3, %4, %460#0, %22, %460#1, %526, %25, %factors, %19, %w, %23, %21, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %527 = arith.addi %243, %c10 : index
      func.call @qkv_q2_k_d256__gfx1100.2(%3, %4, %460#2, %22, %460#3, %527, %25, %factors, %19, %w, %23, %21, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %528 = arith.addi %243, %c18 : index
      func.call @qkv_q2_k_d256__gfx1100.2(%3, %4, %460#4, %22, %460#5, %528, %25, %factors, %19, %w, %23, %21, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %529 = arith.addi %243, %c24 : index
      func.call @qkv_q2_k_d256__gfx1100.2(%3, %4, %460#6, %22, %460#7, %529, %25, %factors, %19, %w, %23, %21, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  wave.return
}
