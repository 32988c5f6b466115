// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q2_k', dim=128)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q2_k_d128__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @qkv_q2_k_d128__gfx1100.2(%x0: index, %x1: index, %x2: vector<8xf32>, %x3: memref<?xf32>, %x4: vector<8xf32>, %x5: index, %x6: index, %x7: memref<?xf32>, %x8: index, %x9: memref<?xi8>, %x10: memref<?xf32>, %x11: index, %x12: index, %x13: memref<?xf32>, %x14: index, %x15: index, %x16: memref<?xi32>, %x17: memref<?xf32>, %x18: memref<?xf32>, %x19: memref<?xf32>, %x20: memref<?xf32>, %x21: memref<?xf32>, %x22: memref<?xi8>, %x23: memref<?xi32>) {
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
wave.kernel @qkv_q2_k_d128__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 4 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 256 : index
  %c6 = arith.constant 64 : index
  %c7 = arith.constant 127 : index
  %c8 = arith.constant 128 : index
  %c9 = arith.constant 0 : index
  %c10 = arith.constant 1 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 8192 : index
  %c13 = arith.constant 2048 : index
  %rowsMode = wave.param "rowsMode" : index
  %c15 = arith.constant 16 : index
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
  %15 = arith.muli %3, %c4 : index
  %16 = arith.addi %15, %c9 : index
  %17 = arith.addi %15, %c10 : index
  %18 = arith.muli %0, %c11 : index
  %19 = arith.addi %18, %16 : index
  %20 = arith.muli %19, %14 : index
  %21 = arith.addi %18, %17 : index
  %22 = arith.muli %21, %14 : index
  %23 = wave.scratch %c12 : memref<?xf32>
  %24 = wave.scratch %c13 : memref<?xf32>
  %25 = memref.load %step[%c9] : memref<?xi32>
  %26 = arith.index_cast %25 : i32 to index
  %27 = arith.cmpi eq, %rowsMode, %c9 : index
  scf.if %27 {
    %28 = arith.muli %1, %c15 : index
    %29 = arith.cmpi slt, %28, %26 : index
    scf.if %29 {
      %30 = arith.muli %scalesInLds, %c11 : index
      %31 = wave.scratch %30 : memref<?xi8>
      %32 = arith.cmpi sgt, %scalesInLds, %c9 : index
      scf.if %32 {
        scf.for %33 = %c9 to %c11 step %c10 {
          %34 = arith.addi %18, %33 : index
          %35 = arith.muli %34, %14 : index
          %36 = arith.addi %35, %c8 : index
          %37 = arith.muli %2, %c17 : index
          %38 = wave.lane
          %39 = arith.addi %37, %38 : index
          %40 = arith.divui %scalesInLds, %c15 : index
          scf.for %41 = %39 to %40 step %c18 {
            %42 = arith.muli %41, %c15 : index
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
      %48 = arith.remui %47, %c15 : index
      %49 = wave.scratch %operandHalves : memref<?xf16>
      %50 = arith.divui %operandHalves, %c11 : index
      %51 = arith.muli %2, %c17 : index
      %52 = arith.addi %51, %47 : index
      scf.for %53 = %52 to %50 step %c18 {
        %54 = arith.muli %53, %c11 : index
        %55 = arith.addi %c9, %54 : index
        %56 = vector.load %x[%55] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %56, %49[%55] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %57 = arith.remui %48, %tileRows : index
      %58 = arith.muli %57, %c11 : index
      %59 = arith.muli %16, %scalesInLds : index
      %60 = arith.muli %17, %scalesInLds : index
      %61 = arith.divui %inputFeatures, %c17 : index
      %62 = arith.muli %4, %stepsPerWave : index
      %63 = arith.minsi %62, %61 : index
      %64 = arith.addi %63, %stepsPerWave : index
      %65 = arith.minsi %64, %61 : index
      %66 = arith.cmpi eq, %wholeBlocks, %c10 : index
      %67 = arith.subi %65, %63 : index
      %68 = arith.divui %67, %c4 : index
      %69 = arith.muli %68, %c4 : index
      %70 = arith.addi %63, %69 : index
      %71 = arith.select %66, %64, %70 : index
      %75:2 = scf.for %72 = %63 to %71 step %c4 iter_args(%73 = %c21, %74 = %c21) -> (vector<8xf32>, vector<8xf32>) {
        %76 = arith.addi %72, %c9 : index
        %77:2 = func.call @qkv_q2_k_d128__gfx1100.0(%47, %76, %20, %59, %31, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %78 = arith.addi %72, %c10 : index
        %79:2 = func.call @qkv_q2_k_d128__gfx1100.0(%47, %78, %20, %59, %31, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %80:2 = func.call @qkv_q2_k_d128__gfx1100.0(%47, %76, %22, %60, %31, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %81:2 = func.call @qkv_q2_k_d128__gfx1100.0(%47, %78, %22, %60, %31, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %82 = arith.muli %72, %c4 : index
        %83 = arith.addi %82, %c9 : index
        %84 = arith.muli %tileRows, %c15 : index
        %85 = arith.muli %83, %84 : index
        %86 = arith.addi %58, %85 : index
        %87 = vector.load %49[%86] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %88 = arith.muli %tileRows, %c11 : index
        %89 = arith.addi %86, %88 : index
        %90 = vector.load %49[%89] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %91 = vector.shuffle %87, %90 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %92 = wave.mma %91, %77#0, %73 : vector<16xf16>, vector<8xf32>
        %93 = wave.mma %91, %80#0, %74 : vector<16xf16>, vector<8xf32>
        %94 = arith.addi %82, %c10 : index
        %95 = arith.muli %94, %84 : index
        %96 = arith.addi %58, %95 : index
        %97 = vector.load %49[%96] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %98 = arith.addi %96, %88 : index
        %99 = vector.load %49[%98] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %100 = vector.shuffle %97, %99 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %101 = wave.mma %100, %77#1, %92 : vector<16xf16>, vector<8xf32>
        %102 = wave.mma %100, %80#1, %93 : vector<16xf16>, vector<8xf32>
        %103 = arith.addi %82, %c4 : index
        %104 = arith.muli %103, %84 : index
        %105 = arith.addi %58, %104 : index
        %106 = vector.load %49[%105] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %107 = arith.addi %105, %88 : index
        %108 = vector.load %49[%107] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %109 = vector.shuffle %106, %108 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %110 = wave.mma %109, %79#0, %101 : vector<16xf16>, vector<8xf32>
        %111 = wave.mma %109, %81#0, %102 : vector<16xf16>, vector<8xf32>
        %112 = arith.addi %82, %c24 : index
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
      %125:2 = scf.for %122 = %71 to %121 step %c10 iter_args(%123 = %75#0, %124 = %75#1) -> (vector<8xf32>, vector<8xf32>) {
        %126 = arith.addi %122, %c9 : index
        %127:2 = func.call @qkv_q2_k_d128__gfx1100.0(%47, %126, %20, %59, %31, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %128:2 = func.call @qkv_q2_k_d128__gfx1100.0(%47, %126, %22, %60, %31, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %129 = arith.muli %122, %c4 : index
        %130 = arith.addi %129, %c9 : index
        %131 = arith.muli %tileRows, %c15 : index
        %132 = arith.muli %130, %131 : index
        %133 = arith.addi %58, %132 : index
        %134 = vector.load %49[%133] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %135 = arith.muli %tileRows, %c11 : index
        %136 = arith.addi %133, %135 : index
        %137 = vector.load %49[%136] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %138 = vector.shuffle %134, %137 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %139 = wave.mma %138, %127#0, %123 : vector<16xf16>, vector<8xf32>
        %140 = wave.mma %138, %128#0, %124 : vector<16xf16>, vector<8xf32>
        %141 = arith.addi %129, %c10 : index
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
      %150 = arith.addi %28, %c9 : index
      func.call @qkv_q2_k_d128__gfx1100.2(%3, %4, %125#0, %23, %125#1, %150, %26, %factors, %20, %w, %24, %22, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  %151 = arith.cmpi eq, %rowsMode, %c10 : index
  scf.if %151 {
    %152 = arith.muli %1, %c15 : index
    %153 = arith.cmpi slt, %152, %26 : index
    scf.if %153 {
      %154 = arith.muli %scalesInLds, %c11 : index
      %155 = wave.scratch %154 : memref<?xi8>
      %156 = arith.cmpi sgt, %scalesInLds, %c9 : index
      scf.if %156 {
        scf.for %157 = %c9 to %c11 step %c10 {
          %158 = arith.addi %18, %157 : index
          %159 = arith.muli %158, %14 : index
          %160 = arith.addi %159, %c8 : index
          %161 = arith.muli %2, %c17 : index
          %162 = wave.lane
          %163 = arith.addi %161, %162 : index
          %164 = arith.divui %scalesInLds, %c15 : index
          scf.for %165 = %163 to %164 step %c18 {
            %166 = arith.muli %165, %c15 : index
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
      %172 = arith.remui %171, %c15 : index
      %173 = arith.remui %172, %tileRows : index
      %174 = arith.addi %152, %173 : index
      %175 = arith.divui %174, %tileRows : index
      %176 = arith.divui %inputFeatures, %c15 : index
      %177 = arith.muli %175, %176 : index
      %178 = arith.divui %c9, %c15 : index
      %179 = arith.addi %177, %178 : index
      %180 = arith.muli %179, %c4 : index
      %181 = arith.remui %c9, %c15 : index
      %182 = arith.divui %181, %c11 : index
      %183 = arith.addi %180, %182 : index
      %184 = arith.muli %tileRows, %c11 : index
      %185 = arith.muli %183, %184 : index
      %186 = arith.remui %174, %tileRows : index
      %187 = arith.muli %186, %c11 : index
      %188 = arith.addi %185, %187 : index
      %189 = arith.remui %c9, %c11 : index
      %190 = arith.addi %188, %189 : index
      %191 = arith.muli %16, %scalesInLds : index
      %192 = arith.muli %17, %scalesInLds : index
      %193 = arith.divui %inputFeatures, %c17 : index
      %194 = arith.muli %4, %stepsPerWave : index
      %195 = arith.minsi %194, %193 : index
      %196 = arith.addi %195, %stepsPerWave : index
      %197 = arith.minsi %196, %193 : index
      %198 = arith.cmpi eq, %wholeBlocks, %c10 : index
      %199 = arith.subi %197, %195 : index
      %200 = arith.divui %199, %c4 : index
      %201 = arith.muli %200, %c4 : index
      %202 = arith.addi %195, %201 : index
      %203 = arith.select %198, %196, %202 : index
      %207:2 = scf.for %204 = %195 to %203 step %c4 iter_args(%205 = %c21, %206 = %c21) -> (vector<8xf32>, vector<8xf32>) {
        %208 = arith.addi %204, %c9 : index
        %209:2 = func.call @qkv_q2_k_d128__gfx1100.0(%171, %208, %20, %191, %155, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %210 = arith.addi %204, %c10 : index
        %211:2 = func.call @qkv_q2_k_d128__gfx1100.0(%171, %210, %20, %191, %155, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %212:2 = func.call @qkv_q2_k_d128__gfx1100.0(%171, %208, %22, %192, %155, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %213:2 = func.call @qkv_q2_k_d128__gfx1100.0(%171, %210, %22, %192, %155, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %214 = arith.muli %204, %c4 : index
        %215 = arith.addi %214, %c9 : index
        %216 = arith.muli %tileRows, %c15 : index
        %217 = arith.muli %215, %216 : index
        %218 = arith.addi %190, %217 : index
        %219 = vector.load %x[%218] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %220 = arith.addi %218, %184 : index
        %221 = vector.load %x[%220] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %222 = vector.shuffle %219, %221 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %223 = wave.mma %222, %209#0, %205 : vector<16xf16>, vector<8xf32>
        %224 = wave.mma %222, %212#0, %206 : vector<16xf16>, vector<8xf32>
        %225 = arith.addi %214, %c10 : index
        %226 = arith.muli %225, %216 : index
        %227 = arith.addi %190, %226 : index
        %228 = vector.load %x[%227] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %229 = arith.addi %227, %184 : index
        %230 = vector.load %x[%229] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %231 = vector.shuffle %228, %230 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %232 = wave.mma %231, %209#1, %223 : vector<16xf16>, vector<8xf32>
        %233 = wave.mma %231, %212#1, %224 : vector<16xf16>, vector<8xf32>
        %234 = arith.addi %214, %c4 : index
        %235 = arith.muli %234, %216 : index
        %236 = arith.addi %190, %235 : index
        %237 = vector.load %x[%236] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %238 = arith.addi %236, %184 : index
        %239 = vector.load %x[%238] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %240 = vector.shuffle %237, %239 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %241 = wave.mma %240, %211#0, %232 : vector<16xf16>, vector<8xf32>
        %242 = wave.mma %240, %213#0, %233 : vector<16xf16>, vector<8xf32>
        %243 = arith.addi %214, %c24 : index
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
      %256:2 = scf.for %253 = %203 to %252 step %c10 iter_args(%254 = %207#0, %255 = %207#1) -> (vector<8xf32>, vector<8xf32>) {
        %257 = arith.addi %253, %c9 : index
        %258:2 = func.call @qkv_q2_k_d128__gfx1100.0(%171, %257, %20, %191, %155, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %259:2 = func.call @qkv_q2_k_d128__gfx1100.0(%171, %257, %22, %192, %155, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %260 = arith.muli %253, %c4 : index
        %261 = arith.addi %260, %c9 : index
        %262 = arith.muli %tileRows, %c15 : index
        %263 = arith.muli %261, %262 : index
        %264 = arith.addi %190, %263 : index
        %265 = vector.load %x[%264] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %266 = arith.addi %264, %184 : index
        %267 = vector.load %x[%266] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %268 = vector.shuffle %265, %267 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %269 = wave.mma %268, %258#0, %254 : vector<16xf16>, vector<8xf32>
        %270 = wave.mma %268, %259#0, %255 : vector<16xf16>, vector<8xf32>
        %271 = arith.addi %260, %c10 : index
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
      %280 = arith.addi %152, %c9 : index
      func.call @qkv_q2_k_d128__gfx1100.2(%3, %4, %256#0, %23, %256#1, %280, %26, %factors, %20, %w, %24, %22, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  %281 = arith.cmpi eq, %rowsMode, %c4 : index
  scf.if %281 {
    %282 = arith.muli %1, %c6 : index
    %283 = arith.cmpi slt, %282, %26 : index
    scf.if %283 {
      %284 = arith.muli %scalesInLds, %c11 : index
      %285 = wave.scratch %284 : memref<?xi8>
      %286 = arith.cmpi sgt, %scalesInLds, %c9 : index
      scf.if %286 {
        scf.for %287 = %c9 to %c11 step %c10 {
          %288 = arith.addi %18, %287 : index
          %289 = arith.muli %288, %14 : index
          %290 = arith.addi %289, %c8 : index
          %291 = arith.muli %2, %c17 : index
          %292 = wave.lane
          %293 = arith.addi %291, %292 : index
          %294 = arith.divui %scalesInLds, %c15 : index
          scf.for %295 = %293 to %294 step %c18 {
            %296 = arith.muli %295, %c15 : index
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
      %302 = arith.remui %301, %c15 : index
      %303 = arith.remui %302, %tileRows : index
      %304 = arith.addi %282, %303 : index
      %305 = arith.divui %304, %tileRows : index
      %306 = arith.divui %inputFeatures, %c15 : index
      %307 = arith.muli %305, %306 : index
      %308 = arith.divui %c9, %c15 : index
      %309 = arith.addi %307, %308 : index
      %310 = arith.muli %309, %c4 : index
      %311 = arith.remui %c9, %c15 : index
      %312 = arith.divui %311, %c11 : index
      %313 = arith.addi %310, %312 : index
      %314 = arith.muli %tileRows, %c11 : index
      %315 = arith.muli %313, %314 : index
      %316 = arith.remui %304, %tileRows : index
      %317 = arith.muli %316, %c11 : index
      %318 = arith.addi %315, %317 : index
      %319 = arith.remui %c9, %c11 : index
      %320 = arith.addi %318, %319 : index
      %321 = arith.addi %302, %c15 : index
      %322 = arith.addi %282, %321 : index
      %323 = arith.divui %322, %tileRows : index
      %324 = arith.muli %323, %306 : index
      %325 = arith.addi %324, %308 : index
      %326 = arith.muli %325, %c4 : index
      %327 = arith.addi %326, %312 : index
      %328 = arith.muli %327, %314 : index
      %329 = arith.remui %322, %tileRows : index
      %330 = arith.muli %329, %c11 : index
      %331 = arith.addi %328, %330 : index
      %332 = arith.addi %331, %319 : index
      %333 = arith.addi %302, %c17 : index
      %334 = arith.addi %282, %333 : index
      %335 = arith.divui %334, %tileRows : index
      %336 = arith.muli %335, %306 : index
      %337 = arith.addi %336, %308 : index
      %338 = arith.muli %337, %c4 : index
      %339 = arith.addi %338, %312 : index
      %340 = arith.muli %339, %314 : index
      %341 = arith.remui %334, %tileRows : index
      %342 = arith.muli %341, %c11 : index
      %343 = arith.addi %340, %342 : index
      %344 = arith.addi %343, %319 : index
      %345 = arith.addi %302, %c25 : index
      %346 = arith.addi %282, %345 : index
      %347 = arith.divui %346, %tileRows : index
      %348 = arith.muli %347, %306 : index
      %349 = arith.addi %348, %308 : index
      %350 = arith.muli %349, %c4 : index
      %351 = arith.addi %350, %312 : index
      %352 = arith.muli %351, %314 : index
      %353 = arith.remui %346, %tileRows : index
      %354 = arith.muli %353, %c11 : index
      %355 = arith.addi %352, %354 : index
      %356 = arith.addi %355, %319 : index
      %357 = arith.muli %16, %scalesInLds : index
      %358 = arith.muli %17, %scalesInLds : index
      %359 = arith.divui %inputFeatures, %c17 : index
      %360 = arith.muli %4, %stepsPerWave : index
      %361 = arith.minsi %360, %359 : index
      %362 = arith.addi %361, %stepsPerWave : index
      %363 = arith.minsi %362, %359 : index
      %364 = arith.cmpi eq, %wholeBlocks, %c10 : index
      %365 = arith.subi %363, %361 : index
      %366 = arith.divui %365, %c4 : index
      %367 = arith.muli %366, %c4 : index
      %368 = arith.addi %361, %367 : index
      %369 = arith.select %364, %362, %368 : index
      %379:8 = scf.for %370 = %361 to %369 step %c4 iter_args(%371 = %c21, %372 = %c21, %373 = %c21, %374 = %c21, %375 = %c21, %376 = %c21, %377 = %c21, %378 = %c21) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %380 = arith.addi %370, %c9 : index
        %381:2 = func.call @qkv_q2_k_d128__gfx1100.0(%301, %380, %20, %357, %285, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %382 = arith.addi %370, %c10 : index
        %383:2 = func.call @qkv_q2_k_d128__gfx1100.0(%301, %382, %20, %357, %285, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %384:2 = func.call @qkv_q2_k_d128__gfx1100.0(%301, %380, %22, %358, %285, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %385:2 = func.call @qkv_q2_k_d128__gfx1100.0(%301, %382, %22, %358, %285, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %386 = arith.muli %370, %c4 : index
        %387 = arith.addi %386, %c9 : index
        %388 = arith.muli %tileRows, %c15 : index
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
        %418 = arith.addi %386, %c10 : index
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
        %448 = arith.addi %386, %c4 : index
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
        %478 = arith.addi %386, %c24 : index
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
      %518:8 = scf.for %509 = %369 to %508 step %c10 iter_args(%510 = %379#0, %511 = %379#1, %512 = %379#2, %513 = %379#3, %514 = %379#4, %515 = %379#5, %516 = %379#6, %517 = %379#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %519 = arith.addi %509, %c9 : index
        %520:2 = func.call @qkv_q2_k_d128__gfx1100.0(%301, %519, %20, %357, %285, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %521:2 = func.call @qkv_q2_k_d128__gfx1100.0(%301, %519, %22, %358, %285, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %522 = arith.muli %509, %c4 : index
        %523 = arith.addi %522, %c9 : index
        %524 = arith.muli %tileRows, %c15 : index
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
        %554 = arith.addi %522, %c10 : index
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
      %584 = arith.addi %282, %c9 : index
      func.call @qkv_q2_k_d128__gfx1100.2(%3, %4, %518#0, %23, %518#1, %584, %26, %factors, %20, %w, %24, %22, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %585 = arith.addi %282, %c15 : index
      func.call @qkv_q2_k_d128__gfx1100.2(%3, %4, %518#2, %23, %518#3, %585, %26, %factors, %20, %w, %24, %22, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %586 = arith.addi %282, %c17 : index
      func.call @qkv_q2_k_d128__gfx1100.2(%3, %4, %518#4, %23, %518#5, %586, %26, %factors, %20, %w, %24, %22, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %587 = arith.addi %282, %c25 : index
      func.call @qkv_q2_k_d128__gfx1100.2(%3, %4, %518#6, %23, %518#7, %587, %26, %factors, %20, %w, %24, %22, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  wave.return
}
