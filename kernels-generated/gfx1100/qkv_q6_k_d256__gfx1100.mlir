// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q6_k', dim=256)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q6_k_d256__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 8 : index
  %fc3 = arith.constant 32 : index
  %fc4 = arith.constant 2 : index
  %fc5 = arith.constant 256 : index
  %fc6 = arith.constant 127 : index
  %fc7 = arith.constant dense<0> : vector<4xi32>
  %fc8 = arith.constant dense<983055> : vector<4xi32>
  %fc9 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %fc10 = arith.constant dense<196611> : vector<4xi32>
  %fc11 = arith.constant dense<4> : vector<4xi32>
  %fc12 = arith.constant dense<1677747200> : vector<4xi32>
  %fc13 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %fc14 = arith.constant dense<8> : vector<4xi32>
  %fc15 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %fc16 = arith.constant dense<12> : vector<4xi32>
  %fc17 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %fc18 = arith.constant dense<0x6420> : vector<32xf16>
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
  %f12 = arith.muli %x2, %fc3 : index
  %f13 = arith.addi %f11, %f12 : index
  %f14 = arith.addi %f13, %f5 : index
  %f15 = vector.load %x3[%f14] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
  %f16 = vector.extract %f8[0] : f16 from vector<1xf16>
  %f17 = arith.extf %f16 : f16 to f32
  %f18 = vector.extract %f15[0] : i8 from vector<2xi8>
  %f19 = arith.extsi %f18 : i8 to i32
  %f20 = arith.sitofp %f19 : i32 to f32
  %f21 = arith.mulf %f17, %f20 : f32
  %f22 = arith.truncf %f21 : f32 to f16
  %f23 = vector.broadcast %f22 : f16 to vector<16xf16>
  %f24 = vector.extract %f15[1] : i8 from vector<2xi8>
  %f25 = arith.extsi %f24 : i8 to i32
  %f26 = arith.sitofp %f25 : i32 to f32
  %f27 = arith.mulf %f17, %f26 : f32
  %f28 = arith.truncf %f27 : f32 to f16
  %f29 = vector.broadcast %f28 : f16 to vector<16xf16>
  %f30 = arith.addi %f10, %x4 : index
  %f31 = arith.addi %f30, %fc6 : index
  %f32 = arith.divui %f31, %fc1 : index
  %f33 = arith.muli %f32, %fc1 : index
  %f34 = arith.addi %f1, %f33 : index
  %f35 = arith.muli %x4, %fc2 : index
  %f36 = arith.addi %f34, %f35 : index
  %f37 = arith.muli %x2, %fc0 : index
  %f38 = arith.addi %f37, %f0 : index
  %f39 = arith.muli %f38, %fc2 : index
  %f40 = arith.addi %f36, %f39 : index
  %f41 = arith.muli %x2, %fc5 : index
  %f42 = arith.addi %f34, %f41 : index
  %f43 = arith.muli %f0, %fc0 : index
  %f44 = arith.addi %f42, %f43 : index
  %f45 = vector.load %x3[%f40] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
  %f46 = vector.bitcast %f45 : vector<8xi8> to vector<2xi32>
  %f47 = vector.shuffle %f46, %f46 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
  %f48 = vector.load %x3[%f44] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f49 = vector.bitcast %f48 : vector<16xi8> to vector<4xi32>
  %f50 = arith.shrui %f49, %fc7 : vector<4xi32>
  %f51 = arith.andi %f50, %fc8 : vector<4xi32>
  %f52 = arith.shrui %f47, %fc9 : vector<4xi32>
  %f53 = arith.andi %f52, %fc10 : vector<4xi32>
  %f54 = arith.shli %f53, %fc11 : vector<4xi32>
  %f55 = arith.ori %f51, %f54 : vector<4xi32>
  %f56 = arith.ori %f55, %fc12 : vector<4xi32>
  %f57 = vector.bitcast %f56 : vector<4xi32> to vector<8xf16>
  %f58 = arith.shrui %f49, %fc11 : vector<4xi32>
  %f59 = arith.andi %f58, %fc8 : vector<4xi32>
  %f60 = arith.shrui %f47, %fc13 : vector<4xi32>
  %f61 = arith.andi %f60, %fc10 : vector<4xi32>
  %f62 = arith.shli %f61, %fc11 : vector<4xi32>
  %f63 = arith.ori %f59, %f62 : vector<4xi32>
  %f64 = arith.ori %f63, %fc12 : vector<4xi32>
  %f65 = vector.bitcast %f64 : vector<4xi32> to vector<8xf16>
  %f66 = arith.shrui %f49, %fc14 : vector<4xi32>
  %f67 = arith.andi %f66, %fc8 : vector<4xi32>
  %f68 = arith.shrui %f47, %fc15 : vector<4xi32>
  %f69 = arith.andi %f68, %fc10 : vector<4xi32>
  %f70 = arith.shli %f69, %fc11 : vector<4xi32>
  %f71 = arith.ori %f67, %f70 : vector<4xi32>
  %f72 = arith.ori %f71, %fc12 : vector<4xi32>
  %f73 = vector.bitcast %f72 : vector<4xi32> to vector<8xf16>
  %f74 = arith.shrui %f49, %fc16 : vector<4xi32>
  %f75 = arith.andi %f74, %fc8 : vector<4xi32>
  %f76 = arith.shrui %f47, %fc17 : vector<4xi32>
  %f77 = arith.andi %f76, %fc10 : vector<4xi32>
  %f78 = arith.shli %f77, %fc11 : vector<4xi32>
  %f79 = arith.ori %f75, %f78 : vector<4xi32>
  %f80 = arith.ori %f79, %fc12 : vector<4xi32>
  %f81 = vector.bitcast %f80 : vector<4xi32> to vector<8xf16>
  %f82 = vector.shuffle %f57, %f65 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f83 = vector.shuffle %f73, %f81 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f84 = vector.shuffle %f82, %f83 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f85 = arith.subf %f84, %fc18 : vector<32xf16>
  %f86 = vector.shuffle %f85, %f85 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f87 = vector.shuffle %f85, %f85 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f88 = arith.mulf %f86, %f23 : vector<16xf16>
  %f89 = arith.mulf %f87, %f29 : vector<16xf16>
  func.return %f88, %f89 : vector<16xf16>, vector<16xf16>
}
func.func private @qkv_q6_k_d256__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xf32>, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: memref<?xf32>, %x10: index) {
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
func.func private @qkv_q6_k_d256__gfx1100.2(%x0: index, %x1: index, %x2: vector<8xf32>, %x3: memref<?xf32>, %x4: vector<8xf32>, %x5: index, %x6: index, %x7: memref<?xf32>, %x8: index, %x9: memref<?xi8>, %x10: memref<?xf32>, %x11: index, %x12: index, %x13: memref<?xf32>, %x14: index, %x15: index, %x16: memref<?xi32>, %x17: memref<?xf32>, %x18: memref<?xf32>, %x19: memref<?xf32>, %x20: memref<?xf32>, %x21: memref<?xf32>, %x22: memref<?xi8>) {
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
  func.call @qkv_q6_k_d256__gfx1100.1(%f41, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
  %f42 = arith.addi %f40, %fc12 : index
  func.call @qkv_q6_k_d256__gfx1100.1(%f42, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
  %f43 = arith.addi %f40, %fc0 : index
  func.call @qkv_q6_k_d256__gfx1100.1(%f43, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
  %f44 = arith.addi %f40, %fc13 : index
  func.call @qkv_q6_k_d256__gfx1100.1(%f44, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
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
wave.kernel @qkv_q6_k_d256__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 8 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 12 : index
  %c5 = arith.constant 256 : index
  %c6 = arith.constant 32 : index
  %c7 = arith.constant 127 : index
  %c8 = arith.constant 128 : index
  %c9 = arith.constant 16 : index
  %c10 = arith.constant 2 : index
  %c11 = arith.constant 0 : index
  %c12 = arith.constant 1 : index
  %c13 = arith.constant 8192 : index
  %c14 = arith.constant 4096 : index
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
  %6 = arith.divui %inputFeatures, %c5 : index
  %7 = arith.muli %6, %c6 : index
  %8 = arith.addi %7, %inputFeatures : index
  %9 = arith.addi %8, %c7 : index
  %10 = arith.divui %9, %c8 : index
  %11 = arith.muli %10, %c8 : index
  %12 = arith.addi %5, %11 : index
  %13 = arith.addi %12, %c8 : index
  %14 = arith.muli %0, %c9 : index
  %15 = arith.muli %3, %c10 : index
  %16 = arith.addi %14, %15 : index
  %17 = arith.addi %16, %c11 : index
  %18 = arith.muli %17, %13 : index
  %19 = arith.addi %16, %c12 : index
  %20 = arith.muli %19, %13 : index
  %21 = wave.scratch %c13 : memref<?xf32>
  %22 = wave.scratch %c14 : memref<?xf32>
  %23 = memref.load %step[%c11] : memref<?xi32>
  %24 = arith.index_cast %23 : i32 to index
  %25 = arith.cmpi eq, %rowsMode, %c11 : index
  scf.if %25 {
    %26 = arith.muli %1, %c9 : index
    %27 = arith.cmpi slt, %26, %24 : index
    scf.if %27 {
      %28 = wave.lane
      %29 = arith.remui %28, %c9 : index
      %30 = wave.scratch %operandHalves : memref<?xf16>
      %31 = arith.divui %operandHalves, %c2 : index
      %32 = arith.muli %2, %c6 : index
      %33 = arith.addi %32, %28 : index
      scf.for %34 = %33 to %31 step %c18 {
        %35 = arith.muli %34, %c2 : index
        %36 = arith.addi %c11, %35 : index
        %37 = vector.load %x[%36] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %37, %30[%36] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %38 = arith.remui %29, %tileRows : index
      %39 = arith.muli %38, %c2 : index
      %40 = arith.divui %inputFeatures, %c6 : index
      %41 = arith.muli %4, %stepsPerWave : index
      %42 = arith.minsi %41, %40 : index
      %43 = arith.addi %42, %stepsPerWave : index
      %44 = arith.minsi %43, %40 : index
      %45 = arith.cmpi eq, %wholeBlocks, %c12 : index
      %46 = arith.subi %44, %42 : index
      %47 = arith.divui %46, %c10 : index
      %48 = arith.muli %47, %c10 : index
      %49 = arith.addi %42, %48 : index
      %50 = arith.select %45, %43, %49 : index
      %54:2 = scf.for %51 = %42 to %50 step %c10 iter_args(%52 = %c19, %53 = %c19) -> (vector<8xf32>, vector<8xf32>) {
        %55 = arith.addi %51, %c11 : index
        %56:2 = func.call @qkv_q6_k_d256__gfx1100.0(%28, %18, %55, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %57 = arith.addi %51, %c12 : index
        %58:2 = func.call @qkv_q6_k_d256__gfx1100.0(%28, %18, %57, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %59:2 = func.call @qkv_q6_k_d256__gfx1100.0(%28, %20, %55, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %60:2 = func.call @qkv_q6_k_d256__gfx1100.0(%28, %20, %57, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %61 = arith.muli %51, %c10 : index
        %62 = arith.addi %61, %c11 : index
        %63 = arith.muli %tileRows, %c9 : index
        %64 = arith.muli %62, %63 : index
        %65 = arith.addi %39, %64 : index
        %66 = vector.load %30[%65] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %67 = arith.muli %tileRows, %c2 : index
        %68 = arith.addi %65, %67 : index
        %69 = vector.load %30[%68] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %70 = vector.shuffle %66, %69 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %71 = wave.mma %70, %56#0, %52 : vector<16xf16>, vector<8xf32>
        %72 = wave.mma %70, %59#0, %53 : vector<16xf16>, vector<8xf32>
        %73 = arith.addi %61, %c12 : index
        %74 = arith.muli %73, %63 : index
        %75 = arith.addi %39, %74 : index
        %76 = vector.load %30[%75] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %77 = arith.addi %75, %67 : index
        %78 = vector.load %30[%77] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %79 = vector.shuffle %76, %78 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %80 = wave.mma %79, %56#1, %71 : vector<16xf16>, vector<8xf32>
        %81 = wave.mma %79, %59#1, %72 : vector<16xf16>, vector<8xf32>
        %82 = arith.addi %61, %c10 : index
        %83 = arith.muli %82, %63 : index
        %84 = arith.addi %39, %83 : index
        %85 = vector.load %30[%84] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %86 = arith.addi %84, %67 : index
        %87 = vector.load %30[%86] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %88 = vector.shuffle %85, %87 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %89 = wave.mma %88, %58#0, %80 : vector<16xf16>, vector<8xf32>
        %90 = wave.mma %88, %60#0, %81 : vector<16xf16>, vector<8xf32>
        %91 = arith.addi %61, %c22 : index
        %92 = arith.muli %91, %63 : index
        %93 = arith.addi %39, %92 : index
        %94 = vector.load %30[%93] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %95 = arith.addi %93, %67 : index
        %96 = vector.load %30[%95] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %97 = vector.shuffle %94, %96 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %98 = wave.mma %97, %58#1, %89 : vector<16xf16>, vector<8xf32>
        %99 = wave.mma %97, %60#1, %90 : vector<16xf16>, vector<8xf32>
        scf.yield %98, %99 : vector<8xf32>, vector<8xf32>
      }
      %100 = arith.select %45, %50, %44 : index
      %104:2 = scf.for %101 = %50 to %100 step %c12 iter_args(%102 = %54#0, %103 = %54#1) -> (vector<8xf32>, vector<8xf32>) {
        %105 = arith.addi %101, %c11 : index
        %106:2 = func.call @qkv_q6_k_d256__gfx1100.0(%28, %18, %105, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %107:2 = func.call @qkv_q6_k_d256__gfx1100.0(%28, %20, %105, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %108 = arith.muli %101, %c10 : index
        %109 = arith.addi %108, %c11 : index
        %110 = arith.muli %tileRows, %c9 : index
        %111 = arith.muli %109, %110 : index
        %112 = arith.addi %39, %111 : index
        %113 = vector.load %30[%112] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %114 = arith.muli %tileRows, %c2 : index
        %115 = arith.addi %112, %114 : index
        %116 = vector.load %30[%115] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %117 = vector.shuffle %113, %116 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %118 = wave.mma %117, %106#0, %102 : vector<16xf16>, vector<8xf32>
        %119 = wave.mma %117, %107#0, %103 : vector<16xf16>, vector<8xf32>
        %120 = arith.addi %108, %c12 : index
        %121 = arith.muli %120, %110 : index
        %122 = arith.addi %39, %121 : index
        %123 = vector.load %30[%122] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %124 = arith.addi %122, %114 : index
        %125 = vector.load %30[%124] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %126 = vector.shuffle %123, %125 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %127 = wave.mma %126, %106#1, %118 : vector<16xf16>, vector<8xf32>
        %128 = wave.mma %126, %107#1, %119 : vector<16xf16>, vector<8xf32>
        scf.yield %127, %128 : vector<8xf32>, vector<8xf32>
      }
      %129 = arith.addi %26, %c11 : index
      func.call @qkv_q6_k_d256__gfx1100.2(%3, %4, %104#0, %21, %104#1, %129, %24, %factors, %18, %w, %22, %20, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  %130 = arith.cmpi eq, %rowsMode, %c12 : index
  scf.if %130 {
    %131 = arith.muli %1, %c9 : index
    %132 = arith.cmpi slt, %131, %24 : index
    scf.if %132 {
      %133 = wave.lane
      %134 = arith.remui %133, %c9 : index
      %135 = arith.remui %134, %tileRows : index
      %136 = arith.addi %131, %135 : index
      %137 = arith.divui %136, %tileRows : index
      %138 = arith.divui %inputFeatures, %c9 : index
      %139 = arith.muli %137, %138 : index
      %140 = arith.divui %c11, %c9 : index
      %141 = arith.addi %139, %140 : index
      %142 = arith.muli %141, %c10 : index
      %143 = arith.remui %c11, %c9 : index
      %144 = arith.divui %143, %c2 : index
      %145 = arith.addi %142, %144 : index
      %146 = arith.muli %tileRows, %c2 : index
      %147 = arith.muli %145, %146 : index
      %148 = arith.remui %136, %tileRows : index
      %149 = arith.muli %148, %c2 : index
      %150 = arith.addi %147, %149 : index
      %151 = arith.remui %c11, %c2 : index
      %152 = arith.addi %150, %151 : index
      %153 = arith.divui %inputFeatures, %c6 : index
      %154 = arith.muli %4, %stepsPerWave : index
      %155 = arith.minsi %154, %153 : index
      %156 = arith.addi %155, %stepsPerWave : index
      %157 = arith.minsi %156, %153 : index
      %158 = arith.cmpi eq, %wholeBlocks, %c12 : index
      %159 = arith.subi %157, %155 : index
      %160 = arith.divui %159, %c10 : index
      %161 = arith.muli %160, %c10 : index
      %162 = arith.addi %155, %161 : index
      %163 = arith.select %158, %156, %162 : index
      %167:2 = scf.for %164 = %155 to %163 step %c10 iter_args(%165 = %c19, %166 = %c19) -> (vector<8xf32>, vector<8xf32>) {
        %168 = arith.addi %164, %c11 : index
        %169:2 = func.call @qkv_q6_k_d256__gfx1100.0(%133, %18, %168, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %170 = arith.addi %164, %c12 : index
        %171:2 = func.call @qkv_q6_k_d256__gfx1100.0(%133, %18, %170, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %172:2 = func.call @qkv_q6_k_d256__gfx1100.0(%133, %20, %168, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %173:2 = func.call @qkv_q6_k_d256__gfx1100.0(%133, %20, %170, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %174 = arith.muli %164, %c10 : index
        %175 = arith.addi %174, %c11 : index
        %176 = arith.muli %tileRows, %c9 : index
        %177 = arith.muli %175, %176 : index
        %178 = arith.addi %152, %177 : index
        %179 = vector.load %x[%178] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %180 = arith.addi %178, %146 : index
        %181 = vector.load %x[%180] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %182 = vector.shuffle %179, %181 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %183 = wave.mma %182, %169#0, %165 : vector<16xf16>, vector<8xf32>
        %184 = wave.mma %182, %172#0, %166 : vector<16xf16>, vector<8xf32>
        %185 = arith.addi %174, %c12 : index
        %186 = arith.muli %185, %176 : index
        %187 = arith.addi %152, %186 : index
        %188 = vector.load %x[%187] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %189 = arith.addi %187, %146 : index
        %190 = vector.load %x[%189] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %191 = vector.shuffle %188, %190 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %192 = wave.mma %191, %169#1, %183 : vector<16xf16>, vector<8xf32>
        %193 = wave.mma %191, %172#1, %184 : vector<16xf16>, vector<8xf32>
        %194 = arith.addi %174, %c10 : index
        %195 = arith.muli %194, %176 : index
        %196 = arith.addi %152, %195 : index
        %197 = vector.load %x[%196] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %198 = arith.addi %196, %146 : index
        %199 = vector.load %x[%198] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %200 = vector.shuffle %197, %199 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %201 = wave.mma %200, %171#0, %192 : vector<16xf16>, vector<8xf32>
        %202 = wave.mma %200, %173#0, %193 : vector<16xf16>, vector<8xf32>
        %203 = arith.addi %174, %c22 : index
        %204 = arith.muli %203, %176 : index
        %205 = arith.addi %152, %204 : index
        %206 = vector.load %x[%205] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %207 = arith.addi %205, %146 : index
        %208 = vector.load %x[%207] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %209 = vector.shuffle %206, %208 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %210 = wave.mma %209, %171#1, %201 : vector<16xf16>, vector<8xf32>
        %211 = wave.mma %209, %173#1, %202 : vector<16xf16>, vector<8xf32>
        scf.yield %210, %211 : vector<8xf32>, vector<8xf32>
      }
      %212 = arith.select %158, %163, %157 : index
      %216:2 = scf.for %213 = %163 to %212 step %c12 iter_args(%214 = %167#0, %215 = %167#1) -> (vector<8xf32>, vector<8xf32>) {
        %217 = arith.addi %213, %c11 : index
        %218:2 = func.call @qkv_q6_k_d256__gfx1100.0(%133, %18, %217, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %219:2 = func.call @qkv_q6_k_d256__gfx1100.0(%133, %20, %217, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %220 = arith.muli %213, %c10 : index
        %221 = arith.addi %220, %c11 : index
        %222 = arith.muli %tileRows, %c9 : index
        %223 = arith.muli %221, %222 : index
        %224 = arith.addi %152, %223 : index
        %225 = vector.load %x[%224] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %226 = arith.addi %224, %146 : index
        %227 = vector.load %x[%226] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %228 = vector.shuffle %225, %227 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %229 = wave.mma %228, %218#0, %214 : vector<16xf16>, vector<8xf32>
        %230 = wave.mma %228, %219#0, %215 : vector<16xf16>, vector<8xf32>
        %231 = arith.addi %220, %c12 : index
        %232 = arith.muli %231, %222 : index
        %233 = arith.addi %152, %232 : index
        %234 = vector.load %x[%233] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %235 = arith.addi %233, %146 : index
        %236 = vector.load %x[%235] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %237 = vector.shuffle %234, %236 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %238 = wave.mma %237, %218#1, %229 : vector<16xf16>, vector<8xf32>
        %239 = wave.mma %237, %219#1, %230 : vector<16xf16>, vector<8xf32>
        scf.yield %238, %239 : vector<8xf32>, vector<8xf32>
      }
      %240 = arith.addi %131, %c11 : index
      func.call @qkv_q6_k_d256__gfx1100.2(%3, %4, %216#0, %21, %216#1, %240, %24, %factors, %18, %w, %22, %20, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  %241 = arith.cmpi eq, %rowsMode, %c10 : index
  scf.if %241 {
    %242 = arith.muli %1, %c23 : index
    %243 = arith.cmpi slt, %242, %24 : index
    scf.if %243 {
      %244 = wave.lane
      %245 = arith.remui %244, %c9 : index
      %246 = arith.remui %245, %tileRows : index
      %247 = arith.addi %242, %246 : index
      %248 = arith.divui %247, %tileRows : index
      %249 = arith.divui %inputFeatures, %c9 : index
      %250 = arith.muli %248, %249 : index
      %251 = arith.divui %c11, %c9 : index
      %252 = arith.addi %250, %251 : index
      %253 = arith.muli %252, %c10 : index
      %254 = arith.remui %c11, %c9 : index
      %255 = arith.divui %254, %c2 : index
      %256 = arith.addi %253, %255 : index
      %257 = arith.muli %tileRows, %c2 : index
      %258 = arith.muli %256, %257 : index
      %259 = arith.remui %247, %tileRows : index
      %260 = arith.muli %259, %c2 : index
      %261 = arith.addi %258, %260 : index
      %262 = arith.remui %c11, %c2 : index
      %263 = arith.addi %261, %262 : index
      %264 = arith.addi %245, %c9 : index
      %265 = arith.addi %242, %264 : index
      %266 = arith.divui %265, %tileRows : index
      %267 = arith.muli %266, %249 : index
      %268 = arith.addi %267, %251 : index
      %269 = arith.muli %268, %c10 : index
      %270 = arith.addi %269, %255 : index
      %271 = arith.muli %270, %257 : index
      %272 = arith.remui %265, %tileRows : index
      %273 = arith.muli %272, %c2 : index
      %274 = arith.addi %271, %273 : index
      %275 = arith.addi %274, %262 : index
      %276 = arith.addi %245, %c6 : index
      %277 = arith.addi %242, %276 : index
      %278 = arith.divui %277, %tileRows : index
      %279 = arith.muli %278, %249 : index
      %280 = arith.addi %279, %251 : index
      %281 = arith.muli %280, %c10 : index
      %282 = arith.addi %281, %255 : index
      %283 = arith.muli %282, %257 : index
      %284 = arith.remui %277, %tileRows : index
      %285 = arith.muli %284, %c2 : index
      %286 = arith.addi %283, %285 : index
      %287 = arith.addi %286, %262 : index
      %288 = arith.addi %245, %c24 : index
      %289 = arith.addi %242, %288 : index
      %290 = arith.divui %289, %tileRows : index
      %291 = arith.muli %290, %249 : index
      %292 = arith.addi %291, %251 : index
      %293 = arith.muli %292, %c10 : index
      %294 = arith.addi %293, %255 : index
      %295 = arith.muli %294, %257 : index
      %296 = arith.remui %289, %tileRows : index
      %297 = arith.muli %296, %c2 : index
      %298 = arith.addi %295, %297 : index
      %299 = arith.addi %298, %262 : index
      %300 = arith.divui %inputFeatures, %c6 : index
      %301 = arith.muli %4, %stepsPerWave : index
      %302 = arith.minsi %301, %300 : index
      %303 = arith.addi %302, %stepsPerWave : index
      %304 = arith.minsi %303, %300 : index
      %305 = arith.cmpi eq, %wholeBlocks, %c12 : index
      %306 = arith.subi %304, %302 : index
      %307 = arith.divui %306, %c10 : index
      %308 = arith.muli %307, %c10 : index
      %309 = arith.addi %302, %308 : index
      %310 = arith.select %305, %303, %309 : index
      %320:8 = scf.for %311 = %302 to %310 step %c10 iter_args(%312 = %c19, %313 = %c19, %314 = %c19, %315 = %c19, %316 = %c19, %317 = %c19, %318 = %c19, %319 = %c19) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %321 = arith.addi %311, %c11 : index
        %322:2 = func.call @qkv_q6_k_d256__gfx1100.0(%244, %18, %321, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %323 = arith.addi %311, %c12 : index
        %324:2 = func.call @qkv_q6_k_d256__gfx1100.0(%244, %18, %323, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %325:2 = func.call @qkv_q6_k_d256__gfx1100.0(%244, %20, %321, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %326:2 = func.call @qkv_q6_k_d256__gfx1100.0(%244, %20, %323, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %327 = arith.muli %311, %c10 : index
        %328 = arith.addi %327, %c11 : index
        %329 = arith.muli %tileRows, %c9 : index
        %330 = arith.muli %328, %329 : index
        %331 = arith.addi %263, %330 : index
        %332 = vector.load %x[%331] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %333 = arith.addi %331, %257 : index
        %334 = vector.load %x[%333] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %335 = vector.shuffle %332, %334 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %336 = wave.mma %335, %322#0, %312 : vector<16xf16>, vector<8xf32>
        %337 = wave.mma %335, %325#0, %313 : vector<16xf16>, vector<8xf32>
        %338 = arith.addi %275, %330 : index
        %339 = vector.load %x[%338] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %340 = arith.addi %338, %257 : index
        %341 = vector.load %x[%340] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %342 = vector.shuffle %339, %341 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %343 = wave.mma %342, %322#0, %314 : vector<16xf16>, vector<8xf32>
        %344 = wave.mma %342, %325#0, %315 : vector<16xf16>, vector<8xf32>
        %345 = arith.addi %287, %330 : index
        %346 = vector.load %x[%345] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %347 = arith.addi %345, %257 : index
        %348 = vector.load %x[%347] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %349 = vector.shuffle %346, %348 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %350 = wave.mma %349, %322#0, %316 : vector<16xf16>, vector<8xf32>
        %351 = wave.mma %349, %325#0, %317 : vector<16xf16>, vector<8xf32>
        %352 = arith.addi %299, %330 : index
        %353 = vector.load %x[%352] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %354 = arith.addi %352, %257 : index
        %355 = vector.load %x[%354] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %356 = vector.shuffle %353, %355 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %357 = wave.mma %356, %322#0, %318 : vector<16xf16>, vector<8xf32>
        %358 = wave.mma %356, %325#0, %319 : vector<16xf16>, vector<8xf32>
        %359 = arith.addi %327, %c12 : index
        %360 = arith.muli %359, %329 : index
        %361 = arith.addi %263, %360 : index
        %362 = vector.load %x[%361] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %363 = arith.addi %361, %257 : index
        %364 = vector.load %x[%363] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %365 = vector.shuffle %362, %364 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %366 = wave.mma %365, %322#1, %336 : vector<16xf16>, vector<8xf32>
        %367 = wave.mma %365, %325#1, %337 : vector<16xf16>, vector<8xf32>
        %368 = arith.addi %275, %360 : index
        %369 = vector.load %x[%368] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %370 = arith.addi %368, %257 : index
        %371 = vector.load %x[%370] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %372 = vector.shuffle %369, %371 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %373 = wave.mma %372, %322#1, %343 : vector<16xf16>, vector<8xf32>
        %374 = wave.mma %372, %325#1, %344 : vector<16xf16>, vector<8xf32>
        %375 = arith.addi %287, %360 : index
        %376 = vector.load %x[%375] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %377 = arith.addi %375, %257 : index
        %378 = vector.load %x[%377] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %379 = vector.shuffle %376, %378 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %380 = wave.mma %379, %322#1, %350 : vector<16xf16>, vector<8xf32>
        %381 = wave.mma %379, %325#1, %351 : vector<16xf16>, vector<8xf32>
        %382 = arith.addi %299, %360 : index
        %383 = vector.load %x[%382] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %384 = arith.addi %382, %257 : index
        %385 = vector.load %x[%384] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %386 = vector.shuffle %383, %385 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %387 = wave.mma %386, %322#1, %357 : vector<16xf16>, vector<8xf32>
        %388 = wave.mma %386, %325#1, %358 : vector<16xf16>, vector<8xf32>
        %389 = arith.addi %327, %c10 : index
        %390 = arith.muli %389, %329 : index
        %391 = arith.addi %263, %390 : index
        %392 = vector.load %x[%391] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %393 = arith.addi %391, %257 : index
        %394 = vector.load %x[%393] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %395 = vector.shuffle %392, %394 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %396 = wave.mma %395, %324#0, %366 : vector<16xf16>, vector<8xf32>
        %397 = wave.mma %395, %326#0, %367 : vector<16xf16>, vector<8xf32>
        %398 = arith.addi %275, %390 : index
        %399 = vector.load %x[%398] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %400 = arith.addi %398, %257 : index
        %401 = vector.load %x[%400] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %402 = vector.shuffle %399, %401 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %403 = wave.mma %402, %324#0, %373 : vector<16xf16>, vector<8xf32>
        %404 = wave.mma %402, %326#0, %374 : vector<16xf16>, vector<8xf32>
        %405 = arith.addi %287, %390 : index
        %406 = vector.load %x[%405] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %407 = arith.addi %405, %257 : index
        %408 = vector.load %x[%407] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %409 = vector.shuffle %406, %408 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %410 = wave.mma %409, %324#0, %380 : vector<16xf16>, vector<8xf32>
        %411 = wave.mma %409, %326#0, %381 : vector<16xf16>, vector<8xf32>
        %412 = arith.addi %299, %390 : index
        %413 = vector.load %x[%412] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %414 = arith.addi %412, %257 : index
        %415 = vector.load %x[%414] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %416 = vector.shuffle %413, %415 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %417 = wave.mma %416, %324#0, %387 : vector<16xf16>, vector<8xf32>
        %418 = wave.mma %416, %326#0, %388 : vector<16xf16>, vector<8xf32>
        %419 = arith.addi %327, %c22 : index
        %420 = arith.muli %419, %329 : index
        %421 = arith.addi %263, %420 : index
        %422 = vector.load %x[%421] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %423 = arith.addi %421, %257 : index
        %424 = vector.load %x[%423] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %425 = vector.shuffle %422, %424 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %426 = wave.mma %425, %324#1, %396 : vector<16xf16>, vector<8xf32>
        %427 = wave.mma %425, %326#1, %397 : vector<16xf16>, vector<8xf32>
        %428 = arith.addi %275, %420 : index
        %429 = vector.load %x[%428] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %430 = arith.addi %428, %257 : index
        %431 = vector.load %x[%430] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %432 = vector.shuffle %429, %431 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %433 = wave.mma %432, %324#1, %403 : vector<16xf16>, vector<8xf32>
        %434 = wave.mma %432, %326#1, %404 : vector<16xf16>, vector<8xf32>
        %435 = arith.addi %287, %420 : index
        %436 = vector.load %x[%435] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %437 = arith.addi %435, %257 : index
        %438 = vector.load %x[%437] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %439 = vector.shuffle %436, %438 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %440 = wave.mma %439, %324#1, %410 : vector<16xf16>, vector<8xf32>
        %441 = wave.mma %439, %326#1, %411 : vector<16xf16>, vector<8xf32>
        %442 = arith.addi %299, %420 : index
        %443 = vector.load %x[%442] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %444 = arith.addi %442, %257 : index
        %445 = vector.load %x[%444] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %446 = vector.shuffle %443, %445 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %447 = wave.mma %446, %324#1, %417 : vector<16xf16>, vector<8xf32>
        %448 = wave.mma %446, %326#1, %418 : vector<16xf16>, vector<8xf32>
        scf.yield %426, %427, %433, %434, %440, %441, %447, %448 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %449 = arith.select %305, %310, %304 : index
      %459:8 = scf.for %450 = %310 to %449 step %c12 iter_args(%451 = %320#0, %452 = %320#1, %453 = %320#2, %454 = %320#3, %455 = %320#4, %456 = %320#5, %457 = %320#6, %458 = %320#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %460 = arith.addi %450, %c11 : index
        %461:2 = func.call @qkv_q6_k_d256__gfx1100.0(%244, %18, %460, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %462:2 = func.call @qkv_q6_k_d256__gfx1100.0(%244, %20, %460, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %463 = arith.muli %450, %c10 : index
        %464 = arith.addi %463, %c11 : index
        %465 = arith.muli %tileRows, %c9 : index
        %466 = arith.muli %464, %465 : index
        %467 = arith.addi %263, %466 : index
        %468 = vector.load %x[%467] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %469 = arith.addi %467, %257 : index
        %470 = vector.load %x[%469] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %471 = vector.shuffle %468, %470 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %472 = wave.mma %471, %461#0, %451 : vector<16xf16>, vector<8xf32>
        %473 = wave.mma %471, %462#0, %452 : vector<16xf16>, vector<8xf32>
        %474 = arith.addi %275, %466 : index
        %475 = vector.load %x[%474] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %476 = arith.addi %474, %257 : index
        %477 = vector.load %x[%476] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %478 = vector.shuffle %475, %477 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %479 = wave.mma %478, %461#0, %453 : vector<16xf16>, vector<8xf32>
        %480 = wave.mma %478, %462#0, %454 : vector<16xf16>, vector<8xf32>
        %481 = arith.addi %287, %466 : index
        %482 = vector.load %x[%481] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %483 = arith.addi %481, %257 : index
        %484 = vector.load %x[%483] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %485 = vector.shuffle %482, %484 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %486 = wave.mma %485, %461#0, %455 : vector<16xf16>, vector<8xf32>
        %487 = wave.mma %485, %462#0, %456 : vector<16xf16>, vector<8xf32>
        %488 = arith.addi %299, %466 : index
        %489 = vector.load %x[%488] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %490 = arith.addi %488, %257 : index
        %491 = vector.load %x[%490] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %492 = vector.shuffle %489, %491 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %493 = wave.mma %492, %461#0, %457 : vector<16xf16>, vector<8xf32>
        %494 = wave.mma %492, %462#0, %458 : vector<16xf16>, vector<8xf32>
        %495 = arith.addi %463, %c12 : index
        %496 = arith.muli %495, %465 : index
        %497 = arith.addi %263, %496 : index
        %498 = vector.load %x[%497] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %499 = arith.addi %497, %257 : index
        %500 = vector.load %x[%499] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %501 = vector.shuffle %498, %500 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %502 = wave.mma %501, %461#1, %472 : vector<16xf16>, vector<8xf32>
        %503 = wave.mma %501, %462#1, %473 : vector<16xf16>, vector<8xf32>
        %504 = arith.addi %275, %496 : index
        %505 = vector.load %x[%504] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %506 = arith.addi %504, %257 : index
        %507 = vector.load %x[%506] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %508 = vector.shuffle %505, %507 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %509 = wave.mma %508, %461#1, %479 : vector<16xf16>, vector<8xf32>
        %510 = wave.mma %508, %462#1, %480 : vector<16xf16>, vector<8xf32>
        %511 = arith.addi %287, %496 : index
        %512 = vector.load %x[%511] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %513 = arith.addi %511, %257 : index
        %514 = vector.load %x[%513] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %515 = vector.shuffle %512, %514 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %516 = wave.mma %515, %461#1, %486 : vector<16xf16>, vector<8xf32>
        %517 = wave.mma %515, %462#1, %487 : vector<16xf16>, vector<8xf32>
        %518 = arith.addi %299, %496 : index
        %519 = vector.load %x[%518] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %520 = arith.addi %518, %257 : index
        %521 = vector.load %x[%520] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %522 = vector.shuffle %519, %521 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %523 = wave.mma %522, %461#1, %493 : vector<16xf16>, vector<8xf32>
        %524 = wave.mma %522, %462#1, %494 : vector<16xf16>, vector<8xf32>
        scf.yield %502, %503, %509, %510, %516, %517, %523, %524 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %525 = arith.addi %242, %c11 : index
      func.call @qkv_q6_k_d256__gfx1100.2(%3, %4, %459#0, %21, %459#1, %525, %24, %factors, %18, %w, %22, %20, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %526 = arith.addi %242, %c9 : index
      func.call @qkv_q6_k_d256__gfx1100.2(%3, %4, %459#2, %21, %459#3, %526, %24, %factors, %18, %w, %22, %20, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %527 = arith.addi %242, %c6 : index
      func.call @qkv_q6_k_d256__gfx1100.2(%3, %4, %459#4, %21, %459#5, %527, %24, %factors, %18, %w, %22, %20, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %528 = arith.addi %242, %c24 : index
      func.call @qkv_q6_k_d256__gfx1100.2(%3, %4, %459#6, %21, %459#7, %528, %24, %factors, %18, %w, %22, %20, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  wave.return
}
