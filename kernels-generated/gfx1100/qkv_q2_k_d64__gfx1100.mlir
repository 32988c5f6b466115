// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q2_k', dim=64)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q2_k_d64__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @qkv_q2_k_d64__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xf32>, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: memref<?xf32>, %x10: index) {
  %ffc0 = arith.constant 2 : index
  %ffc1 = arith.constant 16 : index
  %ffhasFactors = wave.param "hasFactors" : index
  %ffc3 = arith.constant 1 : index
  %ffoperandScale = wave.param "operandScale" : f32
  %ffc5 = arith.constant 0 : index
  %ffc6 = arith.constant 32 : index
  %ffc7 = arith.constant 1024 : index
  %ffc8 = arith.constant 2048 : index
  %ffc9 = arith.constant 3072 : index
  %ffc10 = arith.constant 4096 : index
  %ffc11 = arith.constant 5120 : index
  %ffc12 = arith.constant 6144 : index
  %ffc13 = arith.constant 7168 : index
  %ffc14 = arith.constant 4 : index
  %ffc15 = arith.constant 64 : index
  %ffc16 = arith.constant 256 : index
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
    %ff24 = arith.addi %ff13, %ffc10 : index
    %ff25 = memref.load %x5[%ff24] : memref<?xf32>
    %ff26 = arith.addf %ff23, %ff25 : f32
    %ff27 = arith.addi %ff13, %ffc11 : index
    %ff28 = memref.load %x5[%ff27] : memref<?xf32>
    %ff29 = arith.addf %ff26, %ff28 : f32
    %ff30 = arith.addi %ff13, %ffc12 : index
    %ff31 = memref.load %x5[%ff30] : memref<?xf32>
    %ff32 = arith.addf %ff29, %ff31 : f32
    %ff33 = arith.addi %ff13, %ffc13 : index
    %ff34 = memref.load %x5[%ff33] : memref<?xf32>
    %ff35 = arith.addf %ff32, %ff34 : f32
    %ff36 = arith.remui %ff0, %ffc1 : index
    %ff37 = arith.muli %ff36, %ffc14 : index
    %ff38 = arith.addi %x6, %ff37 : index
    %ff39 = vector.load %x7[%ff38] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %ff40 = vector.bitcast %ff39 : vector<4xi8> to vector<1xf32>
    %ff41 = vector.extract %ff40[0] : f32 from vector<1xf32>
    %ff42 = arith.mulf %ff41, %ff10 : f32
    %ff43 = arith.mulf %ff35, %ff42 : f32
    %ff44 = arith.muli %x8, %ffc0 : index
    %ff45 = arith.addi %ff44, %ffc5 : index
    %ff46 = arith.muli %ff45, %ffc1 : index
    %ff47 = arith.addi %ff46, %ff36 : index
    %ff48 = arith.muli %ff3, %ffc15 : index
    %ff49 = arith.addi %ff48, %ff47 : index
    memref.store %ff43, %x9[%ff49] : memref<?xf32>
    %ff50 = arith.addi %x4, %ffc16 : index
    %ff51 = arith.addi %ff50, %ff12 : index
    %ff52 = memref.load %x5[%ff51] : memref<?xf32>
    %ff53 = arith.addi %ff51, %ffc7 : index
    %ff54 = memref.load %x5[%ff53] : memref<?xf32>
    %ff55 = arith.addf %ff52, %ff54 : f32
    %ff56 = arith.addi %ff51, %ffc8 : index
    %ff57 = memref.load %x5[%ff56] : memref<?xf32>
    %ff58 = arith.addf %ff55, %ff57 : f32
    %ff59 = arith.addi %ff51, %ffc9 : index
    %ff60 = memref.load %x5[%ff59] : memref<?xf32>
    %ff61 = arith.addf %ff58, %ff60 : f32
    %ff62 = arith.addi %ff51, %ffc10 : index
    %ff63 = memref.load %x5[%ff62] : memref<?xf32>
    %ff64 = arith.addf %ff61, %ff63 : f32
    %ff65 = arith.addi %ff51, %ffc11 : index
    %ff66 = memref.load %x5[%ff65] : memref<?xf32>
    %ff67 = arith.addf %ff64, %ff66 : f32
    %ff68 = arith.addi %ff51, %ffc12 : index
    %ff69 = memref.load %x5[%ff68] : memref<?xf32>
    %ff70 = arith.addf %ff67, %ff69 : f32
    %ff71 = arith.addi %ff51, %ffc13 : index
    %ff72 = memref.load %x5[%ff71] : memref<?xf32>
    %ff73 = arith.addf %ff70, %ff72 : f32
    %ff74 = arith.addi %x10, %ff37 : index
    %ff75 = vector.load %x7[%ff74] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %ff76 = vector.bitcast %ff75 : vector<4xi8> to vector<1xf32>
    %ff77 = vector.extract %ff76[0] : f32 from vector<1xf32>
    %ff78 = arith.mulf %ff77, %ff10 : f32
    %ff79 = arith.mulf %ff73, %ff78 : f32
    %ff80 = arith.addi %ff44, %ffc3 : index
    %ff81 = arith.muli %ff80, %ffc1 : index
    %ff82 = arith.addi %ff81, %ff36 : index
    %ff83 = arith.addi %ff48, %ff82 : index
    memref.store %ff79, %x9[%ff83] : memref<?xf32>
  }
  func.return
}
func.func private @qkv_q2_k_d64__gfx1100.2(%x0: index, %x1: index, %x2: vector<8xf32>, %x3: memref<?xf32>, %x4: vector<8xf32>, %x5: index, %x6: index, %x7: memref<?xf32>, %x8: index, %x9: memref<?xi8>, %x10: memref<?xf32>, %x11: index, %x12: index, %x13: memref<?xf32>, %x14: index, %x15: index, %x16: memref<?xi32>, %x17: memref<?xf32>, %x18: memref<?xf32>, %x19: memref<?xf32>, %x20: memref<?xf32>, %x21: memref<?xf32>, %x22: memref<?xi8>, %x23: memref<?xi32>) {
  %fc0 = arith.constant 2 : index
  %fc1 = arith.constant 256 : index
  %fc2 = arith.constant 1024 : index
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
  %fslotsAt = wave.param "slotsAt" : index
  %fc22 = arith.constant 16 : index
  %fpageBytes = wave.param "pageBytes" : index
  %fcodec = wave.param "codec" : index
  %fc25 = arith.constant dense<0x00000000> : vector<4xf32>
  %fc26 = arith.constant 4 : index
  %fc27 = arith.constant dense<0x477FE000> : vector<4xf32>
  %fc28 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %fc29 = arith.constant 4096 : index
  %fc30 = arith.constant 512 : index
  %fc31 = arith.constant 8 : index
  %fc32 = arith.constant 2048 : index
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
  %f40 = arith.muli %x1, %fc11 : index
  %f41 = arith.addi %f40, %fc3 : index
  func.call @qkv_q2_k_d64__gfx1100.1(%f41, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
  wave.barrier
  %f42 = wave.wave
  %f43 = arith.addi %f42, %fc3 : index
  %f44 = arith.addi %x5, %f43 : index
  %f45 = arith.cmpi slt, %f44, %x6 : index
  scf.if %f45 {
    %f46 = arith.muli %f43, %fc5 : index
    %f47 = arith.addi %f0, %fc3 : index
    %f48 = arith.cmpi eq, %fhasBias, %fc11 : index
    %f49 = arith.addi %f46, %f47 : index
    %f50 = memref.load %x10[%f49] : memref<?xf32>
    %f51 = arith.muli %x12, %fc5 : index
    %f52 = arith.addi %f51, %f47 : index
    %f53 = memref.load %x13[%f52] : memref<?xf32>
    %f54 = arith.addf %f50, %f53 : f32
    %f55 = arith.select %f48, %f54, %f50 : f32
    %f56 = arith.addi %f47, %fc4 : index
    %f57 = arith.addi %f46, %f56 : index
    %f58 = memref.load %x10[%f57] : memref<?xf32>
    %f59 = arith.addi %f51, %f56 : index
    %f60 = memref.load %x13[%f59] : memref<?xf32>
    %f61 = arith.addf %f58, %f60 : f32
    %f62 = arith.select %f48, %f61, %f58 : f32
    %f63 = arith.addi %x14, %x15 : index
    %f64 = arith.cmpi slt, %x12, %f63 : index
    scf.if %f64 {
      %f65 = arith.addi %fpositionsAt, %f44 : index
      %f66 = memref.load %x16[%f65] : memref<?xi32>
      %f67 = arith.index_cast %f66 : i32 to index
      %f68 = arith.cmpi eq, %fhasNorm, %fc11 : index
      %f69 = math.fma %f55, %f55, %fc15 : f32
      %f70 = math.fma %f62, %f62, %f69 : f32
      %f71 = vector.broadcast %f70 : f32 to vector<1xf32>
      %f72 = wave.reduce "add" %f71 : vector<1xf32>
      %f73 = arith.mulf %f72, %finverseHeadDim : f32
      %f74 = arith.addf %f73, %fepsilon : f32
      %f75 = math.sqrt %f74 : f32
      %f76 = arith.divf %fc17, %f75 : f32
      %f77 = arith.cmpi slt, %x12, %x14 : index
      %f78 = memref.load %x17[%f47] : memref<?xf32>
      %f79 = memref.load %x18[%f47] : memref<?xf32>
      %f80 = arith.select %f77, %f78, %f79 : f32
      %f81 = arith.mulf %f55, %f76 : f32
      %f82 = arith.mulf %f81, %f80 : f32
      %f83 = arith.select %f68, %f82, %f55 : f32
      %f84 = memref.load %x17[%f56] : memref<?xf32>
      %f85 = memref.load %x18[%f56] : memref<?xf32>
      %f86 = arith.select %f77, %f84, %f85 : f32
      %f87 = arith.mulf %f62, %f76 : f32
      %f88 = arith.mulf %f87, %f86 : f32
      %f89 = arith.select %f68, %f88, %f62 : f32
      %f90 = arith.remui %f67, %fc1 : index
      %f91 = arith.muli %f90, %fc5 : index
      %f92 = arith.addi %f91, %f47 : index
      %f93 = arith.divui %f67, %fc1 : index
      %f94 = arith.addi %f93, %fc1 : index
      %f95 = arith.muli %f94, %fc5 : index
      %f96 = arith.addi %f95, %f47 : index
      %f97 = memref.load %x19[%f92] : memref<?xf32>
      %f98 = arith.addi %f92, %fc4 : index
      %f99 = memref.load %x19[%f98] : memref<?xf32>
      %f100 = memref.load %x19[%f96] : memref<?xf32>
      %f101 = arith.addi %f96, %fc4 : index
      %f102 = memref.load %x19[%f101] : memref<?xf32>
      %f103 = arith.mulf %f100, %f97 : f32
      %f104 = arith.mulf %f102, %f99 : f32
      %f105 = arith.subf %f103, %f104 : f32
      %f106 = arith.mulf %f102, %f97 : f32
      %f107 = arith.mulf %f100, %f99 : f32
      %f108 = arith.addf %f106, %f107 : f32
      %f109 = arith.mulf %f83, %f105 : f32
      %f110 = arith.mulf %f89, %f108 : f32
      %f111 = arith.subf %f109, %f110 : f32
      %f112 = arith.mulf %f89, %f105 : f32
      %f113 = arith.mulf %f83, %f108 : f32
      %f114 = arith.addf %f112, %f113 : f32
      scf.if %f77 {
        %f115 = arith.muli %f44, %x14 : index
        %f116 = arith.addi %f115, %x12 : index
        %f117 = arith.muli %f116, %fc5 : index
        %f118 = arith.addi %f117, %f47 : index
        %f119 = arith.divui %fheads, %fkvHeads : index
        %f120 = arith.muli %fkvHeads, %fc1 : index
        %f121 = arith.divui %x12, %f119 : index
        %f122 = arith.muli %f121, %fc5 : index
        %f123 = arith.addi %f120, %f122 : index
        %f124 = arith.addi %f123, %f47 : index
        %f125 = memref.load %x20[%f124] : memref<?xf32>
        %f126 = arith.mulf %f111, %f125 : f32
        memref.store %f126, %x21[%f118] : memref<?xf32>
        %f127 = arith.addi %f124, %fc4 : index
        %f128 = memref.load %x20[%f127] : memref<?xf32>
        %f129 = arith.mulf %f114, %f128 : f32
        %f130 = arith.addi %f118, %fc4 : index
        memref.store %f129, %x21[%f130] : memref<?xf32>
      } else {
        memref.store %f111, %x10[%f49] : memref<?xf32>
        %f131 = arith.addi %f49, %fc4 : index
        memref.store %f114, %x10[%f131] : memref<?xf32>
      }
    } else {
      %f132 = arith.cmpi slt, %x12, %x14 : index
      scf.if %f132 {
        %f133 = arith.muli %f44, %x14 : index
        %f134 = arith.addi %f133, %x12 : index
        %f135 = arith.muli %f134, %fc5 : index
        %f136 = arith.addi %f135, %f47 : index
        %f137 = arith.divui %fheads, %fkvHeads : index
        %f138 = arith.muli %fkvHeads, %fc1 : index
        %f139 = arith.divui %x12, %f137 : index
        %f140 = arith.muli %f139, %fc5 : index
        %f141 = arith.addi %f138, %f140 : index
        %f142 = arith.addi %f141, %f47 : index
        %f143 = memref.load %x20[%f142] : memref<?xf32>
        %f144 = arith.mulf %f55, %f143 : f32
        memref.store %f144, %x21[%f136] : memref<?xf32>
        %f145 = arith.addi %f142, %fc4 : index
        %f146 = memref.load %x20[%f145] : memref<?xf32>
        %f147 = arith.mulf %f62, %f146 : f32
        %f148 = arith.addi %f136, %fc4 : index
        memref.store %f147, %x21[%f148] : memref<?xf32>
      } else {
        memref.store %f55, %x10[%f49] : memref<?xf32>
        %f149 = arith.addi %f49, %fc4 : index
        memref.store %f62, %x10[%f149] : memref<?xf32>
      }
    }
  }
  wave.barrier
  %f150 = arith.cmpi sge, %x12, %x14 : index
  scf.if %f150 {
    scf.if %f45 {
      %f151 = arith.addi %fslotsAt, %f44 : index
      %f152 = memref.load %x16[%f151] : memref<?xi32>
      %f153 = arith.index_cast %f152 : i32 to index
      %f154 = arith.cmpi sge, %f153, %fc3 : index
      scf.if %f154 {
        %f155 = arith.muli %f43, %fc5 : index
        %f156 = arith.subi %x12, %x14 : index
        %f157 = arith.muli %f156, %fc7 : index
        %f158 = arith.divui %f153, %fc22 : index
        %f159 = arith.remui %f153, %fc22 : index
        %f160 = arith.muli %f158, %fpageBytes : index
        %f161 = arith.cmpi eq, %fcodec, %fc3 : index
        scf.if %f161 {
          %f162 = arith.muli %f0, %fc26 : index
          %f165 = scf.for %f163 = %f162 to %fc5 step %fc7 iter_args(%f164 = %fc25) -> (vector<4xf32>) {
            %f166 = arith.addi %f157, %f163 : index
            %f167 = vector.load %x20[%f166] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f168 = arith.addi %f157, %fc5 : index
            %f169 = arith.addi %f168, %f163 : index
            %f170 = vector.load %x20[%f169] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f171 = arith.addi %f155, %f163 : index
            %f172 = vector.load %x10[%f171] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f173 = arith.subf %f172, %f170 : vector<4xf32>
            %f174 = arith.mulf %f173, %f167 : vector<4xf32>
            %f175 = arith.minimumf %f174, %fc27 : vector<4xf32>
            %f176 = arith.maximumf %f175, %fc28 : vector<4xf32>
            %f177 = arith.truncf %f176 : vector<4xf32> to vector<4xf16>
            %f178 = vector.bitcast %f177 : vector<4xf16> to vector<8xi8>
            %f179 = arith.cmpi slt, %f156, %x15 : index
            scf.if %f179 {
              %f180 = arith.muli %f156, %fc29 : index
              %f181 = arith.addi %f160, %f180 : index
              %f182 = arith.divui %f163, %fc22 : index
              %f183 = arith.muli %f182, %fc30 : index
              %f184 = arith.remui %f163, %fc22 : index
              %f185 = arith.divui %f184, %fc31 : index
              %f186 = arith.muli %f185, %fc1 : index
              %f187 = arith.muli %f159, %fc22 : index
              %f188 = arith.addi %f186, %f187 : index
              %f189 = arith.remui %f184, %fc31 : index
              %f190 = arith.muli %f189, %fc0 : index
              %f191 = arith.addi %f188, %f190 : index
              %f192 = arith.addi %f183, %f191 : index
              %f193 = arith.addi %f181, %f192 : index
              vector.store %f178, %x22[%f193] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
            } else {
              %f194 = arith.subi %f156, %x15 : index
              %f195 = arith.muli %f194, %fc29 : index
              %f196 = arith.addi %f160, %f195 : index
              %f197 = arith.addi %f163, %fc3 : index
              %f198 = arith.divui %f197, %fc22 : index
              %f199 = arith.muli %f198, %fc30 : index
              %f200 = arith.addi %f199, %fc32 : index
              %f201 = arith.remui %f197, %fc22 : index
              %f202 = arith.divui %f159, %fc0 : index
              %f203 = arith.remui %f159, %fc0 : index
              %f204 = arith.muli %f203, %fc31 : index
              %f205 = arith.addi %f202, %f204 : index
              %f206 = arith.divui %f205, %fc31 : index
              %f207 = arith.muli %f206, %fc1 : index
              %f208 = arith.muli %f201, %fc22 : index
              %f209 = arith.addi %f207, %f208 : index
              %f210 = arith.remui %f205, %fc31 : index
              %f211 = arith.muli %f210, %fc0 : index
              %f212 = arith.addi %f209, %f211 : index
              %f213 = arith.addi %f200, %f212 : index
              %f214 = arith.addi %f196, %f213 : index
              %f215 = vector.shuffle %f178, %f178 [0, 1] : vector<8xi8>, vector<8xi8>
              vector.store %f215, %x22[%f214] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f216 = arith.addi %f163, %fc11 : index
              %f217 = arith.divui %f216, %fc22 : index
              %f218 = arith.muli %f217, %fc30 : index
              %f219 = arith.addi %f218, %fc32 : index
              %f220 = arith.remui %f216, %fc22 : index
              %f221 = arith.muli %f220, %fc22 : index
              %f222 = arith.addi %f207, %f221 : index
              %f223 = arith.addi %f222, %f211 : index
              %f224 = arith.addi %f219, %f223 : index
              %f225 = arith.addi %f196, %f224 : index
              %f226 = vector.shuffle %f178, %f178 [2, 3] : vector<8xi8>, vector<8xi8>
              vector.store %f226, %x22[%f225] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f227 = arith.addi %f163, %fc0 : index
              %f228 = arith.divui %f227, %fc22 : index
              %f229 = arith.muli %f228, %fc30 : index
              %f230 = arith.addi %f229, %fc32 : index
              %f231 = arith.remui %f227, %fc22 : index
              %f232 = arith.muli %f231, %fc22 : index
              %f233 = arith.addi %f207, %f232 : index
              %f234 = arith.addi %f233, %f211 : index
              %f235 = arith.addi %f230, %f234 : index
              %f236 = arith.addi %f196, %f235 : index
              %f237 = vector.shuffle %f178, %f178 [4, 5] : vector<8xi8>, vector<8xi8>
              vector.store %f237, %x22[%f236] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f238 = arith.addi %f163, %fc33 : index
              %f239 = arith.divui %f238, %fc22 : index
              %f240 = arith.muli %f239, %fc30 : index
              %f241 = arith.addi %f240, %fc32 : index
              %f242 = arith.remui %f238, %fc22 : index
              %f243 = arith.muli %f242, %fc22 : index
              %f244 = arith.addi %f207, %f243 : index
              %f245 = arith.addi %f244, %f211 : index
              %f246 = arith.addi %f241, %f245 : index
              %f247 = arith.addi %f196, %f246 : index
              %f248 = vector.shuffle %f178, %f178 [6, 7] : vector<8xi8>, vector<8xi8>
              vector.store %f248, %x22[%f247] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
            }
            %f249 = math.absf %f174 : vector<4xf32>
            %f250 = arith.cmpf ugt, %f249, %fc27 : vector<4xf32>
            %f251 = arith.select %f250, %fc34, %fc25 : vector<4xi1>, vector<4xf32>
            %f252 = arith.addf %f164, %f251 : vector<4xf32>
            scf.yield %f252 : vector<4xf32>
          }
          %f253 = wave.reduce "add" %f165 : vector<4xf32>
          %f254 = arith.cmpf ogt, %f253, %fc15 : f32
          scf.if %f254 {
            %f255 = arith.fptosi %f253 : f32 to i32
            wave.count %x23, %f255 : memref<?xi32>
          }
        }
        %f256 = arith.cmpi eq, %fcodec, %fc11 : index
        scf.if %f256 {
          %f257 = arith.muli %f0, %fc26 : index
          %f260 = scf.for %f258 = %f257 to %fc5 step %fc7 iter_args(%f259 = %fc25) -> (vector<4xf32>) {
            %f261 = arith.addi %f157, %f258 : index
            %f262 = vector.load %x20[%f261] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f263 = arith.addi %f157, %fc5 : index
            %f264 = arith.addi %f263, %f258 : index
            %f265 = vector.load %x20[%f264] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f266 = arith.addi %f155, %f258 : index
            %f267 = vector.load %x10[%f266] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f268 = arith.subf %f267, %f265 : vector<4xf32>
            %f269 = arith.mulf %f268, %f262 : vector<4xf32>
            %f270 = wave.fp8_encode "e4m3" %f269 : vector<4xf32> -> vector<4xi8>
            %f271 = arith.cmpi slt, %f156, %x15 : index
            scf.if %f271 {
              %f272 = arith.muli %f156, %fc32 : index
              %f273 = arith.addi %f160, %f272 : index
              %f274 = vector.shuffle %f270, %f270 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
              %f275 = arith.divui %f258, %fc22 : index
              %f276 = arith.muli %f275, %fc1 : index
              %f277 = arith.remui %f258, %fc22 : index
              %f278 = arith.muli %f159, %fc22 : index
              %f279 = arith.divui %f277, %fc26 : index
              %f280 = arith.muli %f279, %fc26 : index
              %f281 = arith.remui %f277, %fc0 : index
              %f282 = arith.muli %f281, %fc0 : index
              %f283 = arith.addi %f280, %f282 : index
              %f284 = arith.divui %f277, %fc0 : index
              %f285 = arith.remui %f284, %fc0 : index
              %f286 = arith.addi %f283, %f285 : index
              %f287 = arith.addi %f278, %f286 : index
              %f288 = arith.addi %f276, %f287 : index
              %f289 = arith.addi %f273, %f288 : index
              vector.store %f274, %x22[%f289] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f290 = arith.subi %f156, %x15 : index
              %f291 = arith.muli %f290, %fc32 : index
              %f292 = arith.addi %f160, %f291 : index
              %f293 = arith.addi %f258, %fc3 : index
              %f294 = arith.divui %f293, %fc22 : index
              %f295 = arith.muli %f294, %fc1 : index
              %f296 = arith.addi %f295, %fc2 : index
              %f297 = arith.remui %f293, %fc22 : index
              %f298 = arith.divui %f159, %fc0 : index
              %f299 = arith.remui %f159, %fc0 : index
              %f300 = arith.muli %f299, %fc31 : index
              %f301 = arith.addi %f298, %f300 : index
              %f302 = arith.muli %f297, %fc22 : index
              %f303 = arith.divui %f301, %fc26 : index
              %f304 = arith.muli %f303, %fc26 : index
              %f305 = arith.remui %f301, %fc0 : index
              %f306 = arith.muli %f305, %fc0 : index
              %f307 = arith.addi %f304, %f306 : index
              %f308 = arith.divui %f301, %fc0 : index
              %f309 = arith.remui %f308, %fc0 : index
              %f310 = arith.addi %f307, %f309 : index
              %f311 = arith.addi %f302, %f310 : index
              %f312 = arith.addi %f296, %f311 : index
              %f313 = arith.addi %f292, %f312 : index
              %f314 = vector.shuffle %f270, %f270 [0] : vector<4xi8>, vector<4xi8>
              vector.store %f314, %x22[%f313] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f315 = arith.addi %f258, %fc11 : index
              %f316 = arith.divui %f315, %fc22 : index
              %f317 = arith.muli %f316, %fc1 : index
              %f318 = arith.addi %f317, %fc2 : index
              %f319 = arith.remui %f315, %fc22 : index
              %f320 = arith.muli %f319, %fc22 : index
              %f321 = arith.addi %f320, %f310 : index
              %f322 = arith.addi %f318, %f321 : index
              %f323 = arith.addi %f292, %f322 : index
              %f324 = vector.shuffle %f270, %f270 [1] : vector<4xi8>, vector<4xi8>
              vector.store %f324, %x22[%f323] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f325 = arith.addi %f258, %fc0 : index
              %f326 = arith.divui %f325, %fc22 : index
              %f327 = arith.muli %f326, %fc1 : index
              %f328 = arith.addi %f327, %fc2 : index
              %f329 = arith.remui %f325, %fc22 : index
              %f330 = arith.muli %f329, %fc22 : index
              %f331 = arith.addi %f330, %f310 : index
              %f332 = arith.addi %f328, %f331 : index
              %f333 = arith.addi %f292, %f332 : index
              %f334 = vector.shuffle %f270, %f270 [2] : vector<4xi8>, vector<4xi8>
              vector.store %f334, %x22[%f333] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f335 = arith.addi %f258, %fc33 : index
              %f336 = arith.divui %f335, %fc22 : index
              %f337 = arith.muli %f336, %fc1 : index
              %f338 = arith.addi %f337, %fc2 : index
              %f339 = arith.remui %f335, %fc22 : index
              %f340 = arith.muli %f339, %fc22 : index
              %f341 = arith.addi %f340, %f310 : index
              %f342 = arith.addi %f338, %f341 : index
              %f343 = arith.addi %f292, %f342 : index
              %f344 = vector.shuffle %f270, %f270 [3] : vector<4xi8>, vector<4xi8>
              vector.store %f344, %x22[%f343] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
            %f345 = math.absf %f269 : vector<4xf32>
            %f346 = arith.cmpf ugt, %f345, %fc35 : vector<4xf32>
            %f347 = arith.select %f346, %fc34, %fc25 : vector<4xi1>, vector<4xf32>
            %f348 = arith.addf %f259, %f347 : vector<4xf32>
            scf.yield %f348 : vector<4xf32>
          }
          %f349 = wave.reduce "add" %f260 : vector<4xf32>
          %f350 = arith.cmpf ogt, %f349, %fc15 : f32
          scf.if %f350 {
            %f351 = arith.fptosi %f349 : f32 to i32
            wave.count %x23, %f351 : memref<?xi32>
          }
        }
        %f352 = arith.cmpi eq, %fcodec, %fc0 : index
        scf.if %f352 {
          %f353 = arith.muli %f0, %fc26 : index
          %f356 = scf.for %f354 = %f353 to %fc5 step %fc7 iter_args(%f355 = %fc25) -> (vector<4xf32>) {
            %f357 = arith.addi %f157, %f354 : index
            %f358 = vector.load %x20[%f357] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f359 = arith.addi %f157, %fc5 : index
            %f360 = arith.addi %f359, %f354 : index
            %f361 = vector.load %x20[%f360] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f362 = arith.addi %f155, %f354 : index
            %f363 = vector.load %x10[%f362] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f364 = arith.subf %f363, %f361 : vector<4xf32>
            %f365 = arith.mulf %f364, %f358 : vector<4xf32>
            %f366 = wave.fp8_encode "e5m2" %f365 : vector<4xf32> -> vector<4xi8>
            %f367 = arith.cmpi slt, %f156, %x15 : index
            scf.if %f367 {
              %f368 = arith.muli %f156, %fc32 : index
              %f369 = arith.addi %f160, %f368 : index
              %f370 = vector.shuffle %f366, %f366 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
              %f371 = arith.divui %f354, %fc22 : index
              %f372 = arith.muli %f371, %fc1 : index
              %f373 = arith.remui %f354, %fc22 : index
              %f374 = arith.muli %f159, %fc22 : index
              %f375 = arith.divui %f373, %fc26 : index
              %f376 = arith.muli %f375, %fc26 : index
              %f377 = arith.remui %f373, %fc0 : index
              %f378 = arith.muli %f377, %fc0 : index
              %f379 = arith.addi %f376, %f378 : index
              %f380 = arith.divui %f373, %fc0 : index
              %f381 = arith.remui %f380, %fc0 : index
              %f382 = arith.addi %f379, %f381 : index
              %f383 = arith.addi %f374, %f382 : index
              %f384 = arith.addi %f372, %f383 : index
              %f385 = arith.addi %f369, %f384 : index
              vector.store %f370, %x22[%f385] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f386 = arith.subi %f156, %x15 : index
              %f387 = arith.muli %f386, %fc32 : index
              %f388 = arith.addi %f160, %f387 : index
              %f389 = arith.addi %f354, %fc3 : index
              %f390 = arith.divui %f389, %fc22 : index
              %f391 = arith.muli %f390, %fc1 : index
              %f392 = arith.addi %f391, %fc2 : index
              %f393 = arith.remui %f389, %fc22 : index
              %f394 = arith.divui %f159, %fc0 : index
              %f395 = arith.remui %f159, %fc0 : index
              %f396 = arith.muli %f395, %fc31 : index
              %f397 = arith.addi %f394, %f396 : index
              %f398 = arith.muli %f393, %fc22 : index
              %f399 = arith.divui %f397, %fc26 : index
              %f400 = arith.muli %f399, %fc26 : index
              %f401 = arith.remui %f397, %fc0 : index
              %f402 = arith.muli %f401, %fc0 : index
              %f403 = arith.addi %f400, %f402 : index
              %f404 = arith.divui %f397, %fc0 : index
              %f405 = arith.remui %f404, %fc0 : index
              %f406 = arith.addi %f403, %f405 : index
              %f407 = arith.addi %f398, %f406 : index
              %f408 = arith.addi %f392, %f407 : index
              %f409 = arith.addi %f388, %f408 : index
              %f410 = vector.shuffle %f366, %f366 [0] : vector<4xi8>, vector<4xi8>
              vector.store %f410, %x22[%f409] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f411 = arith.addi %f354, %fc11 : index
              %f412 = arith.divui %f411, %fc22 : index
              %f413 = arith.muli %f412, %fc1 : index
              %f414 = arith.addi %f413, %fc2 : index
              %f415 = arith.remui %f411, %fc22 : index
              %f416 = arith.muli %f415, %fc22 : index
              %f417 = arith.addi %f416, %f406 : index
              %f418 = arith.addi %f414, %f417 : index
              %f419 = arith.addi %f388, %f418 : index
              %f420 = vector.shuffle %f366, %f366 [1] : vector<4xi8>, vector<4xi8>
              vector.store %f420, %x22[%f419] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f421 = arith.addi %f354, %fc0 : index
              %f422 = arith.divui %f421, %fc22 : index
              %f423 = arith.muli %f422, %fc1 : index
              %f424 = arith.addi %f423, %fc2 : index
              %f425 = arith.remui %f421, %fc22 : index
              %f426 = arith.muli %f425, %fc22 : index
              %f427 = arith.addi %f426, %f406 : index
              %f428 = arith.addi %f424, %f427 : index
              %f429 = arith.addi %f388, %f428 : index
              %f430 = vector.shuffle %f366, %f366 [2] : vector<4xi8>, vector<4xi8>
              vector.store %f430, %x22[%f429] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f431 = arith.addi %f354, %fc33 : index
              %f432 = arith.divui %f431, %fc22 : index
              %f433 = arith.muli %f432, %fc1 : index
              %f434 = arith.addi %f433, %fc2 : index
              %f435 = arith.remui %f431, %fc22 : index
              %f436 = arith.muli %f435, %fc22 : index
              %f437 = arith.addi %f436, %f406 : index
              %f438 = arith.addi %f434, %f437 : index
              %f439 = arith.addi %f388, %f438 : index
              %f440 = vector.shuffle %f366, %f366 [3] : vector<4xi8>, vector<4xi8>
              vector.store %f440, %x22[%f439] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
            %f441 = math.absf %f365 : vector<4xf32>
            %f442 = arith.cmpf ugt, %f441, %fc36 : vector<4xf32>
            %f443 = arith.select %f442, %fc34, %fc25 : vector<4xi1>, vector<4xf32>
            %f444 = arith.addf %f355, %f443 : vector<4xf32>
            scf.yield %f444 : vector<4xf32>
          }
          %f445 = wave.reduce "add" %f356 : vector<4xf32>
          %f446 = arith.cmpf ogt, %f445, %fc15 : f32
          scf.if %f446 {
            %f447 = arith.fptosi %f445 : f32 to i32
            wave.count %x23, %f447 : memref<?xi32>
          }
        }
        %f448 = arith.cmpi eq, %fcodec, %fc33 : index
        scf.if %f448 {
          %f449 = arith.muli %f0, %fc26 : index
          %f452 = scf.for %f450 = %f449 to %fc5 step %fc7 iter_args(%f451 = %fc25) -> (vector<4xf32>) {
            %f453 = arith.addi %f157, %f450 : index
            %f454 = vector.load %x20[%f453] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f455 = arith.addi %f157, %fc5 : index
            %f456 = arith.addi %f455, %f450 : index
            %f457 = vector.load %x20[%f456] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f458 = arith.addi %f155, %f450 : index
            %f459 = vector.load %x10[%f458] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f460 = arith.subf %f459, %f457 : vector<4xf32>
            %f461 = arith.mulf %f460, %f454 : vector<4xf32>
            %f462 = arith.cmpf ord, %f461, %f461 : vector<4xf32>
            %f463 = arith.select %f462, %f461, %fc25 : vector<4xi1>, vector<4xf32>
            %f464 = math.roundeven %f463 : vector<4xf32>
            %f465 = arith.minimumf %f464, %fc37 : vector<4xf32>
            %f466 = arith.maximumf %f465, %fc38 : vector<4xf32>
            %f467 = arith.fptosi %f466 : vector<4xf32> to vector<4xi32>
            %f468 = arith.addi %f467, %fc39 : vector<4xi32>
            %f469 = arith.trunci %f468 : vector<4xi32> to vector<4xi8>
            %f470 = arith.cmpi slt, %f156, %x15 : index
            scf.if %f470 {
              %f471 = arith.muli %f156, %fc32 : index
              %f472 = arith.addi %f160, %f471 : index
              %f473 = vector.shuffle %f469, %f469 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
              %f474 = arith.divui %f450, %fc22 : index
              %f475 = arith.muli %f474, %fc1 : index
              %f476 = arith.remui %f450, %fc22 : index
              %f477 = arith.muli %f159, %fc22 : index
              %f478 = arith.divui %f476, %fc26 : index
              %f479 = arith.muli %f478, %fc26 : index
              %f480 = arith.remui %f476, %fc0 : index
              %f481 = arith.muli %f480, %fc0 : index
              %f482 = arith.addi %f479, %f481 : index
              %f483 = arith.divui %f476, %fc0 : index
              %f484 = arith.remui %f483, %fc0 : index
              %f485 = arith.addi %f482, %f484 : index
              %f486 = arith.addi %f477, %f485 : index
              %f487 = arith.addi %f475, %f486 : index
              %f488 = arith.addi %f472, %f487 : index
              vector.store %f473, %x22[%f488] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f489 = arith.subi %f156, %x15 : index
              %f490 = arith.muli %f489, %fc32 : index
              %f491 = arith.addi %f160, %f490 : index
              %f492 = arith.addi %f450, %fc3 : index
              %f493 = arith.divui %f492, %fc22 : index
              %f494 = arith.muli %f493, %fc1 : index
              %f495 = arith.addi %f494, %fc2 : index
              %f496 = arith.remui %f492, %fc22 : index
              %f497 = arith.divui %f159, %fc0 : index
              %f498 = arith.remui %f159, %fc0 : index
              %f499 = arith.muli %f498, %fc31 : index
              %f500 = arith.addi %f497, %f499 : index
              %f501 = arith.muli %f496, %fc22 : index
              %f502 = arith.divui %f500, %fc26 : index
              %f503 = arith.muli %f502, %fc26 : index
              %f504 = arith.remui %f500, %fc0 : index
              %f505 = arith.muli %f504, %fc0 : index
              %f506 = arith.addi %f503, %f505 : index
              %f507 = arith.divui %f500, %fc0 : index
              %f508 = arith.remui %f507, %fc0 : index
              %f509 = arith.addi %f506, %f508 : index
              %f510 = arith.addi %f501, %f509 : index
              %f511 = arith.addi %f495, %f510 : index
              %f512 = arith.addi %f491, %f511 : index
              %f513 = vector.shuffle %f469, %f469 [0] : vector<4xi8>, vector<4xi8>
              vector.store %f513, %x22[%f512] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f514 = arith.addi %f450, %fc11 : index
              %f515 = arith.divui %f514, %fc22 : index
              %f516 = arith.muli %f515, %fc1 : index
              %f517 = arith.addi %f516, %fc2 : index
              %f518 = arith.remui %f514, %fc22 : index
              %f519 = arith.muli %f518, %fc22 : index
              %f520 = arith.addi %f519, %f509 : index
              %f521 = arith.addi %f517, %f520 : index
              %f522 = arith.addi %f491, %f521 : index
              %f523 = vector.shuffle %f469, %f469 [1] : vector<4xi8>, vector<4xi8>
              vector.store %f523, %x22[%f522] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f524 = arith.addi %f450, %fc0 : index
              %f525 = arith.divui %f524, %fc22 : index
              %f526 = arith.muli %f525, %fc1 : index
              %f527 = arith.addi %f526, %fc2 : index
              %f528 = arith.remui %f524, %fc22 : index
              %f529 = arith.muli %f528, %fc22 : index
              %f530 = arith.addi %f529, %f509 : index
              %f531 = arith.addi %f527, %f530 : index
              %f532 = arith.addi %f491, %f531 : index
              %f533 = vector.shuffle %f469, %f469 [2] : vector<4xi8>, vector<4xi8>
              vector.store %f533, %x22[%f532] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f534 = arith.addi %f450, %fc33 : index
              %f535 = arith.divui %f534, %fc22 : index
              %f536 = arith.muli %f535, %fc1 : index
              %f537 = arith.addi %f536, %fc2 : index
              %f538 = arith.remui %f534, %fc22 : index
              %f539 = arith.muli %f538, %fc22 : index
              %f540 = arith.addi %f539, %f509 : index
              %f541 = arith.addi %f537, %f540 : index
              %f542 = arith.addi %f491, %f541 : index
              %f543 = vector.shuffle %f469, %f469 [3] : vector<4xi8>, vector<4xi8>
              vector.store %f543, %x22[%f542] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
            %f544 = math.absf %f461 : vector<4xf32>
            %f545 = arith.cmpf ugt, %f544, %fc40 : vector<4xf32>
            %f546 = arith.select %f545, %fc34, %fc25 : vector<4xi1>, vector<4xf32>
            %f547 = arith.addf %f451, %f546 : vector<4xf32>
            scf.yield %f547 : vector<4xf32>
          }
          %f548 = wave.reduce "add" %f452 : vector<4xf32>
          %f549 = arith.cmpf ogt, %f548, %fc15 : f32
          scf.if %f549 {
            %f550 = arith.fptosi %f548 : f32 to i32
            wave.count %x23, %f550 : memref<?xi32>
          }
        }
      }
    }
  }
  func.return
}
wave.kernel @qkv_q2_k_d64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 2 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 256 : index
  %c6 = arith.constant 64 : index
  %c7 = arith.constant 127 : index
  %c8 = arith.constant 128 : index
  %c9 = arith.constant 0 : index
  %c10 = arith.constant 1 : index
  %c11 = arith.constant 8192 : index
  %c12 = arith.constant 1024 : index
  %rowsMode = wave.param "rowsMode" : index
  %c14 = arith.constant 16 : index
  %scalesInLds = wave.param "scalesInLds" : index
  %c16 = arith.constant 32 : index
  %c17 = arith.constant 512 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c20 = arith.constant 8 : index
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
  %5 = arith.muli %inputFeatures, %c4 : index
  %6 = arith.divui %5, %c2 : index
  %7 = arith.divui %inputFeatures, %c5 : index
  %8 = arith.muli %7, %c6 : index
  %9 = arith.addi %8, %6 : index
  %10 = arith.addi %9, %c7 : index
  %11 = arith.divui %10, %c8 : index
  %12 = arith.muli %11, %c8 : index
  %13 = arith.addi %5, %12 : index
  %14 = arith.addi %13, %c8 : index
  %15 = arith.muli %3, %c2 : index
  %16 = arith.addi %15, %c9 : index
  %17 = arith.addi %15, %c10 : index
  %18 = arith.muli %0, %c4 : index
  %19 = arith.addi %18, %16 : index
  %20 = arith.muli %19, %14 : index
  %21 = arith.addi %18, %17 : index
  %22 = arith.muli %21, %14 : index
  %23 = wave.scratch %c11 : memref<?xf32>
  %24 = wave.scratch %c12 : memref<?xf32>
  %25 = memref.load %step[%c9] : memref<?xi32>
  %26 = arith.index_cast %25 : i32 to index
  %27 = arith.cmpi eq, %rowsMode, %c9 : index
  scf.if %27 {
    %28 = arith.muli %1, %c14 : index
    %29 = arith.cmpi slt, %28, %26 : index
    scf.if %29 {
      %30 = arith.muli %scalesInLds, %c4 : index
      %31 = wave.scratch %30 : memref<?xi8>
      %32 = arith.cmpi sgt, %scalesInLds, %c9 : index
      scf.if %32 {
        scf.for %33 = %c9 to %c4 step %c10 {
          %34 = arith.addi %18, %33 : index
          %35 = arith.muli %34, %14 : index
          %36 = arith.addi %35, %c8 : index
          %37 = arith.muli %2, %c16 : index
          %38 = wave.lane
          %39 = arith.addi %37, %38 : index
          %40 = arith.divui %scalesInLds, %c14 : index
          scf.for %41 = %39 to %40 step %c17 {
            %42 = arith.muli %41, %c14 : index
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
      %48 = arith.remui %47, %c14 : index
      %49 = wave.scratch %operandHalves : memref<?xf16>
      %50 = arith.divui %operandHalves, %c20 : index
      %51 = arith.muli %2, %c16 : index
      %52 = arith.addi %51, %47 : index
      scf.for %53 = %52 to %50 step %c17 {
        %54 = arith.muli %53, %c20 : index
        %55 = arith.addi %c9, %54 : index
        %56 = vector.load %x[%55] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %56, %49[%55] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %57 = arith.remui %48, %tileRows : index
      %58 = arith.muli %57, %c20 : index
      %59 = arith.muli %16, %scalesInLds : index
      %60 = arith.muli %17, %scalesInLds : index
      %61 = arith.divui %inputFeatures, %c16 : index
      %62 = arith.muli %4, %stepsPerWave : index
      %63 = arith.minsi %62, %61 : index
      %64 = arith.addi %63, %stepsPerWave : index
      %65 = arith.minsi %64, %61 : index
      %66 = arith.cmpi eq, %wholeBlocks, %c10 : index
      %67 = arith.subi %65, %63 : index
      %68 = arith.divui %67, %c2 : index
      %69 = arith.muli %68, %c2 : index
      %70 = arith.addi %63, %69 : index
      %71 = arith.select %66, %64, %70 : index
      %75:2 = scf.for %72 = %63 to %71 step %c2 iter_args(%73 = %c21, %74 = %c21) -> (vector<8xf32>, vector<8xf32>) {
        %76 = arith.addi %72, %c9 : index
        %77:2 = func.call @qkv_q2_k_d64__gfx1100.0(%47, %76, %20, %59, %31, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %78 = arith.addi %72, %c10 : index
        %79:2 = func.call @qkv_q2_k_d64__gfx1100.0(%47, %78, %20, %59, %31, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %80:2 = func.call @qkv_q2_k_d64__gfx1100.0(%47, %76, %22, %60, %31, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %81:2 = func.call @qkv_q2_k_d64__gfx1100.0(%47, %78, %22, %60, %31, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %82 = arith.muli %72, %c2 : index
        %83 = arith.addi %82, %c9 : index
        %84 = arith.muli %tileRows, %c14 : index
        %85 = arith.muli %83, %84 : index
        %86 = arith.addi %58, %85 : index
        %87 = vector.load %49[%86] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %88 = arith.muli %tileRows, %c20 : index
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
        %103 = arith.addi %82, %c2 : index
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
        %127:2 = func.call @qkv_q2_k_d64__gfx1100.0(%47, %126, %20, %59, %31, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %128:2 = func.call @qkv_q2_k_d64__gfx1100.0(%47, %126, %22, %60, %31, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %129 = arith.muli %122, %c2 : index
        %130 = arith.addi %129, %c9 : index
        %131 = arith.muli %tileRows, %c14 : index
        %132 = arith.muli %130, %131 : index
        %133 = arith.addi %58, %132 : index
        %134 = vector.load %49[%133] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %135 = arith.muli %tileRows, %c20 : index
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
      func.call @qkv_q2_k_d64__gfx1100.2(%3, %4, %125#0, %23, %125#1, %150, %26, %factors, %20, %w, %24, %22, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  %151 = arith.cmpi eq, %rowsMode, %c10 : index
  scf.if %151 {
    %152 = arith.muli %1, %c14 : index
    %153 = arith.cmpi slt, %152, %26 : index
    scf.if %153 {
      %154 = arith.muli %scalesInLds, %c4 : index
      %155 = wave.scratch %154 : memref<?xi8>
      %156 = arith.cmpi sgt, %scalesInLds, %c9 : index
      scf.if %156 {
        scf.for %157 = %c9 to %c4 step %c10 {
          %158 = arith.addi %18, %157 : index
          %159 = arith.muli %158, %14 : index
          %160 = arith.addi %159, %c8 : index
          %161 = arith.muli %2, %c16 : index
          %162 = wave.lane
          %163 = arith.addi %161, %162 : index
          %164 = arith.divui %scalesInLds, %c14 : index
          scf.for %165 = %163 to %164 step %c17 {
            %166 = arith.muli %165, %c14 : index
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
      %172 = arith.remui %171, %c14 : index
      %173 = arith.remui %172, %tileRows : index
      %174 = arith.addi %152, %173 : index
      %175 = arith.divui %174, %tileRows : index
      %176 = arith.divui %inputFeatures, %c14 : index
      %177 = arith.muli %175, %176 : index
      %178 = arith.divui %c9, %c14 : index
      %179 = arith.addi %177, %178 : index
      %180 = arith.muli %179, %c2 : index
      %181 = arith.remui %c9, %c14 : index
      %182 = arith.divui %181, %c20 : index
      %183 = arith.addi %180, %182 : index
      %184 = arith.muli %tileRows, %c20 : index
      %185 = arith.muli %183, %184 : index
      %186 = arith.remui %174, %tileRows : index
      %187 = arith.muli %186, %c20 : index
      %188 = arith.addi %185, %187 : index
      %189 = arith.remui %c9, %c20 : index
      %190 = arith.addi %188, %189 : index
      %191 = arith.muli %16, %scalesInLds : index
      %192 = arith.muli %17, %scalesInLds : index
      %193 = arith.divui %inputFeatures, %c16 : index
      %194 = arith.muli %4, %stepsPerWave : index
      %195 = arith.minsi %194, %193 : index
      %196 = arith.addi %195, %stepsPerWave : index
      %197 = arith.minsi %196, %193 : index
      %198 = arith.cmpi eq, %wholeBlocks, %c10 : index
      %199 = arith.subi %197, %195 : index
      %200 = arith.divui %199, %c2 : index
      %201 = arith.muli %200, %c2 : index
      %202 = arith.addi %195, %201 : index
      %203 = arith.select %198, %196, %202 : index
      %207:2 = scf.for %204 = %195 to %203 step %c2 iter_args(%205 = %c21, %206 = %c21) -> (vector<8xf32>, vector<8xf32>) {
        %208 = arith.addi %204, %c9 : index
        %209:2 = func.call @qkv_q2_k_d64__gfx1100.0(%171, %208, %20, %191, %155, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %210 = arith.addi %204, %c10 : index
        %211:2 = func.call @qkv_q2_k_d64__gfx1100.0(%171, %210, %20, %191, %155, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %212:2 = func.call @qkv_q2_k_d64__gfx1100.0(%171, %208, %22, %192, %155, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %213:2 = func.call @qkv_q2_k_d64__gfx1100.0(%171, %210, %22, %192, %155, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %214 = arith.muli %204, %c2 : index
        %215 = arith.addi %214, %c9 : index
        %216 = arith.muli %tileRows, %c14 : index
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
        %234 = arith.addi %214, %c2 : index
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
        %258:2 = func.call @qkv_q2_k_d64__gfx1100.0(%171, %257, %20, %191, %155, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %259:2 = func.call @qkv_q2_k_d64__gfx1100.0(%171, %257, %22, %192, %155, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %260 = arith.muli %253, %c2 : index
        %261 = arith.addi %260, %c9 : index
        %262 = arith.muli %tileRows, %c14 : index
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
      func.call @qkv_q2_k_d64__gfx1100.2(%3, %4, %256#0, %23, %256#1, %280, %26, %factors, %20, %w, %24, %22, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  %281 = arith.cmpi eq, %rowsMode, %c2 : index
  scf.if %281 {
    %282 = arith.muli %1, %c6 : index
    %283 = arith.cmpi slt, %282, %26 : index
    scf.if %283 {
      %284 = arith.muli %scalesInLds, %c4 : index
      %285 = wave.scratch %284 : memref<?xi8>
      %286 = arith.cmpi sgt, %scalesInLds, %c9 : index
      scf.if %286 {
        scf.for %287 = %c9 to %c4 step %c10 {
          %288 = arith.addi %18, %287 : index
          %289 = arith.muli %288, %14 : index
          %290 = arith.addi %289, %c8 : index
          %291 = arith.muli %2, %c16 : index
          %292 = wave.lane
          %293 = arith.addi %291, %292 : index
          %294 = arith.divui %scalesInLds, %c14 : index
          scf.for %295 = %293 to %294 step %c17 {
            %296 = arith.muli %295, %c14 : index
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
      %302 = arith.remui %301, %c14 : index
      %303 = arith.remui %302, %tileRows : index
      %304 = arith.addi %282, %303 : index
      %305 = arith.divui %304, %tileRows : index
      %306 = arith.divui %inputFeatures, %c14 : index
      %307 = arith.muli %305, %306 : index
      %308 = arith.divui %c9, %c14 : index
      %309 = arith.addi %307, %308 : index
      %310 = arith.muli %309, %c2 : index
      %311 = arith.remui %c9, %c14 : index
      %312 = arith.divui %311, %c20 : index
      %313 = arith.addi %310, %312 : index
      %314 = arith.muli %tileRows, %c20 : index
      %315 = arith.muli %313, %314 : index
      %316 = arith.remui %304, %tileRows : index
      %317 = arith.muli %316, %c20 : index
      %318 = arith.addi %315, %317 : index
      %319 = arith.remui %c9, %c20 : index
      %320 = arith.addi %318, %319 : index
      %321 = arith.addi %302, %c14 : index
      %322 = arith.addi %282, %321 : index
      %323 = arith.divui %322, %tileRows : index
      %324 = arith.muli %323, %306 : index
      %325 = arith.addi %324, %308 : index
      %326 = arith.muli %325, %c2 : index
      %327 = arith.addi %326, %312 : index
      %328 = arith.muli %327, %314 : index
      %329 = arith.remui %322, %tileRows : index
      %330 = arith.muli %329, %c20 : index
      %331 = arith.addi %328, %330 : index
      %332 = arith.addi %331, %319 : index
      %333 = arith.addi %302, %c16 : index
      %334 = arith.addi %282, %333 : index
      %335 = arith.divui %334, %tileRows : index
      %336 = arith.muli %335, %306 : index
      %337 = arith.addi %336, %308 : index
      %338 = arith.muli %337, %c2 : index
      %339 = arith.addi %338, %312 : index
      %340 = arith.muli %339, %314 : index
      %341 = arith.remui %334, %tileRows : index
      %342 = arith.muli %341, %c20 : index
      %343 = arith.addi %340, %342 : index
      %344 = arith.addi %343, %319 : index
      %345 = arith.addi %302, %c25 : index
      %346 = arith.addi %282, %345 : index
      %347 = arith.divui %346, %tileRows : index
      %348 = arith.muli %347, %306 : index
      %349 = arith.addi %348, %308 : index
      %350 = arith.muli %349, %c2 : index
      %351 = arith.addi %350, %312 : index
      %352 = arith.muli %351, %314 : index
      %353 = arith.remui %346, %tileRows : index
      %354 = arith.muli %353, %c20 : index
      %355 = arith.addi %352, %354 : index
      %356 = arith.addi %355, %319 : index
      %357 = arith.muli %16, %scalesInLds : index
      %358 = arith.muli %17, %scalesInLds : index
      %359 = arith.divui %inputFeatures, %c16 : index
      %360 = arith.muli %4, %stepsPerWave : index
      %361 = arith.minsi %360, %359 : index
      %362 = arith.addi %361, %stepsPerWave : index
      %363 = arith.minsi %362, %359 : index
      %364 = arith.cmpi eq, %wholeBlocks, %c10 : index
      %365 = arith.subi %363, %361 : index
      %366 = arith.divui %365, %c2 : index
      %367 = arith.muli %366, %c2 : index
      %368 = arith.addi %361, %367 : index
      %369 = arith.select %364, %362, %368 : index
      %379:8 = scf.for %370 = %361 to %369 step %c2 iter_args(%371 = %c21, %372 = %c21, %373 = %c21, %374 = %c21, %375 = %c21, %376 = %c21, %377 = %c21, %378 = %c21) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %380 = arith.addi %370, %c9 : index
        %381:2 = func.call @qkv_q2_k_d64__gfx1100.0(%301, %380, %20, %357, %285, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %382 = arith.addi %370, %c10 : index
        %383:2 = func.call @qkv_q2_k_d64__gfx1100.0(%301, %382, %20, %357, %285, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %384:2 = func.call @qkv_q2_k_d64__gfx1100.0(%301, %380, %22, %358, %285, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %385:2 = func.call @qkv_q2_k_d64__gfx1100.0(%301, %382, %22, %358, %285, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %386 = arith.muli %370, %c2 : index
        %387 = arith.addi %386, %c9 : index
        %388 = arith.muli %tileRows, %c14 : index
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
        %448 = arith.addi %386, %c2 : index
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
        %520:2 = func.call @qkv_q2_k_d64__gfx1100.0(%301, %519, %20, %357, %285, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %521:2 = func.call @qkv_q2_k_d64__gfx1100.0(%301, %519, %22, %358, %285, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %522 = arith.muli %509, %c2 : index
        %523 = arith.addi %522, %c9 : index
        %524 = arith.muli %tileRows, %c14 : index
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
      func.call @qkv_q2_k_d64__gfx1100.2(%3, %4, %518#0, %23, %518#1, %584, %26, %factors, %20, %w, %24, %22, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %585 = arith.addi %282, %c14 : index
      func.call @qkv_q2_k_d64__gfx1100.2(%3, %4, %518#2, %23, %518#3, %585, %26, %factors, %20, %w, %24, %22, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %586 = arith.addi %282, %c16 : index
      func.call @qkv_q2_k_d64__gfx1100.2(%3, %4, %518#4, %23, %518#5, %586, %26, %factors, %20, %w, %24, %22, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %587 = arith.addi %282, %c25 : index
      func.call @qkv_q2_k_d64__gfx1100.2(%3, %4, %518#6, %23, %518#7, %587, %26, %factors, %20, %w, %24, %22, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  wave.return
}
