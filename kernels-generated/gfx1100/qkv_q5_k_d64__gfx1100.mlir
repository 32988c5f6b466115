// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q5_k', dim=64)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q5_k_d64__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 8 : index
  %fc3 = arith.constant 64 : index
  %fc4 = arith.constant 4 : index
  %fc5 = arith.constant 256 : index
  %fc6 = arith.constant 32 : index
  %fc7 = arith.constant 2 : index
  %fc8 = arith.constant 127 : index
  %fc9 = arith.constant dense<0> : vector<4xi32>
  %fc10 = arith.constant dense<983055> : vector<4xi32>
  %fc11 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %fc12 = arith.constant dense<65537> : vector<4xi32>
  %fc13 = arith.constant dense<4> : vector<4xi32>
  %fc14 = arith.constant dense<1677747200> : vector<4xi32>
  %fc15 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %fc16 = arith.constant dense<8> : vector<4xi32>
  %fc17 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %fc18 = arith.constant dense<12> : vector<4xi32>
  %fc19 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %fc20 = arith.constant dense<0x6400> : vector<32xf16>
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
  %f12 = arith.muli %x2, %fc6 : index
  %f13 = arith.addi %f11, %f12 : index
  %f14 = arith.muli %f0, %fc7 : index
  %f15 = arith.addi %f13, %f14 : index
  %f16 = vector.load %x3[%f15] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
  %f17 = vector.extract %f8[0] : f16 from vector<2xf16>
  %f18 = arith.extf %f17 : f16 to f32
  %f19 = vector.extract %f16[0] : i8 from vector<2xi8>
  %f20 = arith.extui %f19 : i8 to i32
  %f21 = arith.sitofp %f20 : i32 to f32
  %f22 = arith.mulf %f18, %f21 : f32
  %f23 = arith.truncf %f22 : f32 to f16
  %f24 = vector.broadcast %f23 : f16 to vector<16xf16>
  %f25 = vector.extract %f8[1] : f16 from vector<2xf16>
  %f26 = arith.extf %f25 : f16 to f32
  %f27 = vector.extract %f16[1] : i8 from vector<2xi8>
  %f28 = arith.extui %f27 : i8 to i32
  %f29 = arith.sitofp %f28 : i32 to f32
  %f30 = arith.mulf %f26, %f29 : f32
  %f31 = arith.truncf %f30 : f32 to f16
  %f32 = vector.broadcast %f31 : f16 to vector<16xf16>
  %f33 = arith.addi %f10, %x4 : index
  %f34 = arith.addi %f33, %fc8 : index
  %f35 = arith.divui %f34, %fc1 : index
  %f36 = arith.muli %f35, %fc1 : index
  %f37 = arith.addi %f1, %f36 : index
  %f38 = arith.muli %x4, %fc2 : index
  %f39 = arith.addi %f37, %f38 : index
  %f40 = arith.muli %x2, %fc0 : index
  %f41 = arith.addi %f40, %f0 : index
  %f42 = arith.muli %f41, %fc4 : index
  %f43 = arith.addi %f39, %f42 : index
  %f44 = arith.muli %x2, %fc5 : index
  %f45 = arith.addi %f37, %f44 : index
  %f46 = arith.muli %f0, %fc0 : index
  %f47 = arith.addi %f45, %f46 : index
  %f48 = vector.load %x3[%f43] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f49 = vector.bitcast %f48 : vector<4xi8> to vector<1xi32>
  %f50 = vector.shuffle %f49, %f49 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
  %f51 = vector.load %x3[%f47] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f52 = vector.bitcast %f51 : vector<16xi8> to vector<4xi32>
  %f53 = arith.shrui %f52, %fc9 : vector<4xi32>
  %f54 = arith.andi %f53, %fc10 : vector<4xi32>
  %f55 = arith.shrui %f50, %fc11 : vector<4xi32>
  %f56 = arith.andi %f55, %fc12 : vector<4xi32>
  %f57 = arith.shli %f56, %fc13 : vector<4xi32>
  %f58 = arith.ori %f54, %f57 : vector<4xi32>
  %f59 = arith.ori %f58, %fc14 : vector<4xi32>
  %f60 = vector.bitcast %f59 : vector<4xi32> to vector<8xf16>
  %f61 = arith.shrui %f52, %fc13 : vector<4xi32>
  %f62 = arith.andi %f61, %fc10 : vector<4xi32>
  %f63 = arith.shrui %f50, %fc15 : vector<4xi32>
  %f64 = arith.andi %f63, %fc12 : vector<4xi32>
  %f65 = arith.shli %f64, %fc13 : vector<4xi32>
  %f66 = arith.ori %f62, %f65 : vector<4xi32>
  %f67 = arith.ori %f66, %fc14 : vector<4xi32>
  %f68 = vector.bitcast %f67 : vector<4xi32> to vector<8xf16>
  %f69 = arith.shrui %f52, %fc16 : vector<4xi32>
  %f70 = arith.andi %f69, %fc10 : vector<4xi32>
  %f71 = arith.shrui %f50, %fc17 : vector<4xi32>
  %f72 = arith.andi %f71, %fc12 : vector<4xi32>
  %f73 = arith.shli %f72, %fc13 : vector<4xi32>
  %f74 = arith.ori %f70, %f73 : vector<4xi32>
  %f75 = arith.ori %f74, %fc14 : vector<4xi32>
  %f76 = vector.bitcast %f75 : vector<4xi32> to vector<8xf16>
  %f77 = arith.shrui %f52, %fc18 : vector<4xi32>
  %f78 = arith.andi %f77, %fc10 : vector<4xi32>
  %f79 = arith.shrui %f50, %fc19 : vector<4xi32>
  %f80 = arith.andi %f79, %fc12 : vector<4xi32>
  %f81 = arith.shli %f80, %fc13 : vector<4xi32>
  %f82 = arith.ori %f78, %f81 : vector<4xi32>
  %f83 = arith.ori %f82, %fc14 : vector<4xi32>
  %f84 = vector.bitcast %f83 : vector<4xi32> to vector<8xf16>
  %f85 = vector.shuffle %f60, %f68 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f86 = vector.shuffle %f76, %f84 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f87 = vector.shuffle %f85, %f86 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f88 = arith.subf %f87, %fc20 : vector<32xf16>
  %f89 = vector.shuffle %f88, %f88 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f90 = vector.shuffle %f88, %f88 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f91 = math.fma %f89, %f24, %f32 : vector<16xf16>
  %f92 = math.fma %f90, %f24, %f32 : vector<16xf16>
  func.return %f91, %f92 : vector<16xf16>, vector<16xf16>
}
func.func private @qkv_q5_k_d64__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xf32>, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: memref<?xf32>, %x10: index) {
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
func.func private @qkv_q5_k_d64__gfx1100.2(%x0: index, %x1: index, %x2: vector<8xf32>, %x3: memref<?xf32>, %x4: vector<8xf32>, %x5: index, %x6: index, %x7: memref<?xf32>, %x8: index, %x9: memref<?xi8>, %x10: memref<?xf32>, %x11: index, %x12: index, %x13: memref<?xf32>, %x14: index, %x15: index, %x16: memref<?xi32>, %x17: memref<?xf32>, %x18: memref<?xf32>, %x19: memref<?xf32>, %x20: memref<?xf32>, %x21: memref<?xf32>, %x22: memref<?xi8>) {
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
  %fslotsAt = wave.param "slotsAt" : index
  %fc20 = arith.constant 16 : index
  %fpageBytes = wave.param "pageBytes" : index
  %fcodec = wave.param "codec" : index
  %fc23 = arith.constant 4 : index
  %fc24 = arith.constant dense<0x477FE000> : vector<4xf32>
  %fc25 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %fc26 = arith.constant 4096 : index
  %fc27 = arith.constant 512 : index
  %fc28 = arith.constant 8 : index
  %fc29 = arith.constant 2048 : index
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
  %f40 = arith.muli %x1, %fc11 : index
  %f41 = arith.addi %f40, %fc3 : index
  func.call @qkv_q5_k_d64__gfx1100.1(%f41, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
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
        memref.store %f111, %x20[%f118] : memref<?xf32>
        %f119 = arith.addi %f118, %fc4 : index
        memref.store %f114, %x20[%f119] : memref<?xf32>
      } else {
        memref.store %f111, %x10[%f49] : memref<?xf32>
        %f120 = arith.addi %f49, %fc4 : index
        memref.store %f114, %x10[%f120] : memref<?xf32>
      }
    } else {
      %f121 = arith.cmpi slt, %x12, %x14 : index
      scf.if %f121 {
        %f122 = arith.muli %f44, %x14 : index
        %f123 = arith.addi %f122, %x12 : index
        %f124 = arith.muli %f123, %fc5 : index
        %f125 = arith.addi %f124, %f47 : index
        memref.store %f55, %x20[%f125] : memref<?xf32>
        %f126 = arith.addi %f125, %fc4 : index
        memref.store %f62, %x20[%f126] : memref<?xf32>
      } else {
        memref.store %f55, %x10[%f49] : memref<?xf32>
        %f127 = arith.addi %f49, %fc4 : index
        memref.store %f62, %x10[%f127] : memref<?xf32>
      }
    }
  }
  wave.barrier
  %f128 = arith.cmpi sge, %x12, %x14 : index
  scf.if %f128 {
    scf.if %f45 {
      %f129 = arith.addi %fslotsAt, %f44 : index
      %f130 = memref.load %x16[%f129] : memref<?xi32>
      %f131 = arith.index_cast %f130 : i32 to index
      %f132 = arith.cmpi sge, %f131, %fc3 : index
      scf.if %f132 {
        %f133 = arith.muli %f43, %fc5 : index
        %f134 = arith.subi %x12, %x14 : index
        %f135 = memref.load %x21[%f134] : memref<?xf32>
        %f136 = vector.broadcast %f135 : f32 to vector<4xf32>
        %f137 = arith.divui %f131, %fc20 : index
        %f138 = arith.remui %f131, %fc20 : index
        %f139 = arith.muli %f137, %fpageBytes : index
        %f140 = arith.cmpi eq, %fcodec, %fc3 : index
        scf.if %f140 {
          %f141 = arith.muli %f0, %fc23 : index
          scf.for %f142 = %f141 to %fc5 step %fc7 {
            %f143 = arith.addi %f133, %f142 : index
            %f144 = vector.load %x10[%f143] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f145 = arith.mulf %f144, %f136 : vector<4xf32>
            %f146 = arith.minimumf %f145, %fc24 : vector<4xf32>
            %f147 = arith.maximumf %f146, %fc25 : vector<4xf32>
            %f148 = arith.truncf %f147 : vector<4xf32> to vector<4xf16>
            %f149 = vector.bitcast %f148 : vector<4xf16> to vector<8xi8>
            %f150 = arith.cmpi slt, %f134, %x15 : index
            scf.if %f150 {
              %f151 = arith.muli %f134, %fc26 : index
              %f152 = arith.addi %f139, %f151 : index
              %f153 = arith.divui %f142, %fc20 : index
              %f154 = arith.muli %f153, %fc27 : index
              %f155 = arith.remui %f142, %fc20 : index
              %f156 = arith.divui %f155, %fc28 : index
              %f157 = arith.muli %f156, %fc1 : index
              %f158 = arith.muli %f138, %fc20 : index
              %f159 = arith.addi %f157, %f158 : index
              %f160 = arith.remui %f155, %fc28 : index
              %f161 = arith.muli %f160, %fc0 : index
              %f162 = arith.addi %f159, %f161 : index
              %f163 = arith.addi %f154, %f162 : index
              %f164 = arith.addi %f152, %f163 : index
              vector.store %f149, %x22[%f164] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
            } else {
              %f165 = arith.subi %f134, %x15 : index
              %f166 = arith.muli %f165, %fc26 : index
              %f167 = arith.addi %f139, %f166 : index
              %f168 = arith.addi %f142, %fc3 : index
              %f169 = arith.divui %f168, %fc20 : index
              %f170 = arith.muli %f169, %fc27 : index
              %f171 = arith.addi %f170, %fc29 : index
              %f172 = arith.remui %f168, %fc20 : index
              %f173 = arith.divui %f138, %fc0 : index
              %f174 = arith.remui %f138, %fc0 : index
              %f175 = arith.muli %f174, %fc28 : index
              %f176 = arith.addi %f173, %f175 : index
              %f177 = arith.divui %f176, %fc28 : index
              %f178 = arith.muli %f177, %fc1 : index
              %f179 = arith.muli %f172, %fc20 : index
              %f180 = arith.addi %f178, %f179 : index
              %f181 = arith.remui %f176, %fc28 : index
              %f182 = arith.muli %f181, %fc0 : index
              %f183 = arith.addi %f180, %f182 : index
              %f184 = arith.addi %f171, %f183 : index
              %f185 = arith.addi %f167, %f184 : index
              %f186 = vector.shuffle %f149, %f149 [0, 1] : vector<8xi8>, vector<8xi8>
              vector.store %f186, %x22[%f185] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f187 = arith.addi %f142, %fc11 : index
              %f188 = arith.divui %f187, %fc20 : index
              %f189 = arith.muli %f188, %fc27 : index
              %f190 = arith.addi %f189, %fc29 : index
              %f191 = arith.remui %f187, %fc20 : index
              %f192 = arith.muli %f191, %fc20 : index
              %f193 = arith.addi %f178, %f192 : index
              %f194 = arith.addi %f193, %f182 : index
              %f195 = arith.addi %f190, %f194 : index
              %f196 = arith.addi %f167, %f195 : index
              %f197 = vector.shuffle %f149, %f149 [2, 3] : vector<8xi8>, vector<8xi8>
              vector.store %f197, %x22[%f196] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f198 = arith.addi %f142, %fc0 : index
              %f199 = arith.divui %f198, %fc20 : index
              %f200 = arith.muli %f199, %fc27 : index
              %f201 = arith.addi %f200, %fc29 : index
              %f202 = arith.remui %f198, %fc20 : index
              %f203 = arith.muli %f202, %fc20 : index
              %f204 = arith.addi %f178, %f203 : index
              %f205 = arith.addi %f204, %f182 : index
              %f206 = arith.addi %f201, %f205 : index
              %f207 = arith.addi %f167, %f206 : index
              %f208 = vector.shuffle %f149, %f149 [4, 5] : vector<8xi8>, vector<8xi8>
              vector.store %f208, %x22[%f207] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f209 = arith.addi %f142, %fc30 : index
              %f210 = arith.divui %f209, %fc20 : index
              %f211 = arith.muli %f210, %fc27 : index
              %f212 = arith.addi %f211, %fc29 : index
              %f213 = arith.remui %f209, %fc20 : index
              %f214 = arith.muli %f213, %fc20 : index
              %f215 = arith.addi %f178, %f214 : index
              %f216 = arith.addi %f215, %f182 : index
              %f217 = arith.addi %f212, %f216 : index
              %f218 = arith.addi %f167, %f217 : index
              %f219 = vector.shuffle %f149, %f149 [6, 7] : vector<8xi8>, vector<8xi8>
              vector.store %f219, %x22[%f218] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
            }
          }
        }
        %f220 = arith.cmpi eq, %fcodec, %fc11 : index
        scf.if %f220 {
          %f221 = arith.muli %f0, %fc23 : index
          scf.for %f222 = %f221 to %fc5 step %fc7 {
            %f223 = arith.addi %f133, %f222 : index
            %f224 = vector.load %x10[%f223] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f225 = arith.mulf %f224, %f136 : vector<4xf32>
            %f226 = wave.fp8_encode "e4m3" %f225 : vector<4xf32> -> vector<4xi8>
            %f227 = arith.cmpi slt, %f134, %x15 : index
            scf.if %f227 {
              %f228 = arith.muli %f134, %fc29 : index
              %f229 = arith.addi %f139, %f228 : index
              %f230 = vector.shuffle %f226, %f226 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
              %f231 = arith.divui %f222, %fc20 : index
              %f232 = arith.muli %f231, %fc1 : index
              %f233 = arith.remui %f222, %fc20 : index
              %f234 = arith.muli %f138, %fc20 : index
              %f235 = arith.divui %f233, %fc23 : index
              %f236 = arith.muli %f235, %fc23 : index
              %f237 = arith.remui %f233, %fc0 : index
              %f238 = arith.muli %f237, %fc0 : index
              %f239 = arith.addi %f236, %f238 : index
              %f240 = arith.divui %f233, %fc0 : index
              %f241 = arith.remui %f240, %fc0 : index
              %f242 = arith.addi %f239, %f241 : index
              %f243 = arith.addi %f234, %f242 : index
              %f244 = arith.addi %f232, %f243 : index
              %f245 = arith.addi %f229, %f244 : index
              vector.store %f230, %x22[%f245] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f246 = arith.subi %f134, %x15 : index
              %f247 = arith.muli %f246, %fc29 : index
              %f248 = arith.addi %f139, %f247 : index
              %f249 = arith.addi %f222, %fc3 : index
              %f250 = arith.divui %f249, %fc20 : index
              %f251 = arith.muli %f250, %fc1 : index
              %f252 = arith.addi %f251, %fc2 : index
              %f253 = arith.remui %f249, %fc20 : index
              %f254 = arith.divui %f138, %fc0 : index
              %f255 = arith.remui %f138, %fc0 : index
              %f256 = arith.muli %f255, %fc28 : index
              %f257 = arith.addi %f254, %f256 : index
              %f258 = arith.muli %f253, %fc20 : index
              %f259 = arith.divui %f257, %fc23 : index
              %f260 = arith.muli %f259, %fc23 : index
              %f261 = arith.remui %f257, %fc0 : index
              %f262 = arith.muli %f261, %fc0 : index
              %f263 = arith.addi %f260, %f262 : index
              %f264 = arith.divui %f257, %fc0 : index
              %f265 = arith.remui %f264, %fc0 : index
              %f266 = arith.addi %f263, %f265 : index
              %f267 = arith.addi %f258, %f266 : index
              %f268 = arith.addi %f252, %f267 : index
              %f269 = arith.addi %f248, %f268 : index
              %f270 = vector.shuffle %f226, %f226 [0] : vector<4xi8>, vector<4xi8>
              vector.store %f270, %x22[%f269] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f271 = arith.addi %f222, %fc11 : index
              %f272 = arith.divui %f271, %fc20 : index
              %f273 = arith.muli %f272, %fc1 : index
              %f274 = arith.addi %f273, %fc2 : index
              %f275 = arith.remui %f271, %fc20 : index
              %f276 = arith.muli %f275, %fc20 : index
              %f277 = arith.addi %f276, %f266 : index
              %f278 = arith.addi %f274, %f277 : index
              %f279 = arith.addi %f248, %f278 : index
              %f280 = vector.shuffle %f226, %f226 [1] : vector<4xi8>, vector<4xi8>
              vector.store %f280, %x22[%f279] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f281 = arith.addi %f222, %fc0 : index
              %f282 = arith.divui %f281, %fc20 : index
              %f283 = arith.muli %f282, %fc1 : index
              %f284 = arith.addi %f283, %fc2 : index
              %f285 = arith.remui %f281, %fc20 : index
              %f286 = arith.muli %f285, %fc20 : index
              %f287 = arith.addi %f286, %f266 : index
              %f288 = arith.addi %f284, %f287 : index
              %f289 = arith.addi %f248, %f288 : index
              %f290 = vector.shuffle %f226, %f226 [2] : vector<4xi8>, vector<4xi8>
              vector.store %f290, %x22[%f289] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f291 = arith.addi %f222, %fc30 : index
              %f292 = arith.divui %f291, %fc20 : index
              %f293 = arith.muli %f292, %fc1 : index
              %f294 = arith.addi %f293, %fc2 : index
              %f295 = arith.remui %f291, %fc20 : index
              %f296 = arith.muli %f295, %fc20 : index
              %f297 = arith.addi %f296, %f266 : index
              %f298 = arith.addi %f294, %f297 : index
              %f299 = arith.addi %f248, %f298 : index
              %f300 = vector.shuffle %f226, %f226 [3] : vector<4xi8>, vector<4xi8>
              vector.store %f300, %x22[%f299] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
          }
        }
        %f301 = arith.cmpi eq, %fcodec, %fc0 : index
        scf.if %f301 {
          %f302 = arith.muli %f0, %fc23 : index
          scf.for %f303 = %f302 to %fc5 step %fc7 {
            %f304 = arith.addi %f133, %f303 : index
            %f305 = vector.load %x10[%f304] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f306 = arith.mulf %f305, %f136 : vector<4xf32>
            %f307 = wave.fp8_encode "e5m2" %f306 : vector<4xf32> -> vector<4xi8>
            %f308 = arith.cmpi slt, %f134, %x15 : index
            scf.if %f308 {
              %f309 = arith.muli %f134, %fc29 : index
              %f310 = arith.addi %f139, %f309 : index
              %f311 = vector.shuffle %f307, %f307 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
              %f312 = arith.divui %f303, %fc20 : index
              %f313 = arith.muli %f312, %fc1 : index
              %f314 = arith.remui %f303, %fc20 : index
              %f315 = arith.muli %f138, %fc20 : index
              %f316 = arith.divui %f314, %fc23 : index
              %f317 = arith.muli %f316, %fc23 : index
              %f318 = arith.remui %f314, %fc0 : index
              %f319 = arith.muli %f318, %fc0 : index
              %f320 = arith.addi %f317, %f319 : index
              %f321 = arith.divui %f314, %fc0 : index
              %f322 = arith.remui %f321, %fc0 : index
              %f323 = arith.addi %f320, %f322 : index
              %f324 = arith.addi %f315, %f323 : index
              %f325 = arith.addi %f313, %f324 : index
              %f326 = arith.addi %f310, %f325 : index
              vector.store %f311, %x22[%f326] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f327 = arith.subi %f134, %x15 : index
              %f328 = arith.muli %f327, %fc29 : index
              %f329 = arith.addi %f139, %f328 : index
              %f330 = arith.addi %f303, %fc3 : index
              %f331 = arith.divui %f330, %fc20 : index
              %f332 = arith.muli %f331, %fc1 : index
              %f333 = arith.addi %f332, %fc2 : index
              %f334 = arith.remui %f330, %fc20 : index
              %f335 = arith.divui %f138, %fc0 : index
              %f336 = arith.remui %f138, %fc0 : index
              %f337 = arith.muli %f336, %fc28 : index
              %f338 = arith.addi %f335, %f337 : index
              %f339 = arith.muli %f334, %fc20 : index
              %f340 = arith.divui %f338, %fc23 : index
              %f341 = arith.muli %f340, %fc23 : index
              %f342 = arith.remui %f338, %fc0 : index
              %f343 = arith.muli %f342, %fc0 : index
              %f344 = arith.addi %f341, %f343 : index
              %f345 = arith.divui %f338, %fc0 : index
              %f346 = arith.remui %f345, %fc0 : index
              %f347 = arith.addi %f344, %f346 : index
              %f348 = arith.addi %f339, %f347 : index
              %f349 = arith.addi %f333, %f348 : index
              %f350 = arith.addi %f329, %f349 : index
              %f351 = vector.shuffle %f307, %f307 [0] : vector<4xi8>, vector<4xi8>
              vector.store %f351, %x22[%f350] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f352 = arith.addi %f303, %fc11 : index
              %f353 = arith.divui %f352, %fc20 : index
              %f354 = arith.muli %f353, %fc1 : index
              %f355 = arith.addi %f354, %fc2 : index
              %f356 = arith.remui %f352, %fc20 : index
              %f357 = arith.muli %f356, %fc20 : index
              %f358 = arith.addi %f357, %f347 : index
              %f359 = arith.addi %f355, %f358 : index
              %f360 = arith.addi %f329, %f359 : index
              %f361 = vector.shuffle %f307, %f307 [1] : vector<4xi8>, vector<4xi8>
              vector.store %f361, %x22[%f360] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f362 = arith.addi %f303, %fc0 : index
              %f363 = arith.divui %f362, %fc20 : index
              %f364 = arith.muli %f363, %fc1 : index
              %f365 = arith.addi %f364, %fc2 : index
              %f366 = arith.remui %f362, %fc20 : index
              %f367 = arith.muli %f366, %fc20 : index
              %f368 = arith.addi %f367, %f347 : index
              %f369 = arith.addi %f365, %f368 : index
              %f370 = arith.addi %f329, %f369 : index
              %f371 = vector.shuffle %f307, %f307 [2] : vector<4xi8>, vector<4xi8>
              vector.store %f371, %x22[%f370] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f372 = arith.addi %f303, %fc30 : index
              %f373 = arith.divui %f372, %fc20 : index
              %f374 = arith.muli %f373, %fc1 : index
              %f375 = arith.addi %f374, %fc2 : index
              %f376 = arith.remui %f372, %fc20 : index
              %f377 = arith.muli %f376, %fc20 : index
              %f378 = arith.addi %f377, %f347 : index
              %f379 = arith.addi %f375, %f378 : index
              %f380 = arith.addi %f329, %f379 : index
              %f381 = vector.shuffle %f307, %f307 [3] : vector<4xi8>, vector<4xi8>
              vector.store %f381, %x22[%f380] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
          }
        }
      }
    }
  }
  func.return
}
wave.kernel @qkv_q5_k_d64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 2 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 10 : index
  %c5 = arith.constant 256 : index
  %c6 = arith.constant 64 : index
  %c7 = arith.constant 127 : index
  %c8 = arith.constant 128 : index
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 0 : index
  %c11 = arith.constant 1 : index
  %c12 = arith.constant 8192 : index
  %c13 = arith.constant 1024 : index
  %rowsMode = wave.param "rowsMode" : index
  %c15 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c18 = arith.constant 8 : index
  %c19 = arith.constant 32 : index
  %c20 = arith.constant 512 : index
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
  %6 = arith.divui %inputFeatures, %c5 : index
  %7 = arith.muli %6, %c6 : index
  %8 = arith.addi %7, %inputFeatures : index
  %9 = arith.addi %8, %c7 : index
  %10 = arith.divui %9, %c8 : index
  %11 = arith.muli %10, %c8 : index
  %12 = arith.addi %5, %11 : index
  %13 = arith.addi %12, %c8 : index
  %14 = arith.muli %0, %c9 : index
  %15 = arith.muli %3, %c2 : index
  %16 = arith.addi %14, %15 : index
  %17 = arith.addi %16, %c10 : index
  %18 = arith.muli %17, %13 : index
  %19 = arith.addi %16, %c11 : index
  %20 = arith.muli %19, %13 : index
  %21 = wave.scratch %c12 : memref<?xf32>
  %22 = wave.scratch %c13 : memref<?xf32>
  %23 = memref.load %step[%c10] : memref<?xi32>
  %24 = arith.index_cast %23 : i32 to index
  %25 = arith.cmpi eq, %rowsMode, %c10 : index
  scf.if %25 {
    %26 = arith.muli %1, %c15 : index
    %27 = arith.cmpi slt, %26, %24 : index
    scf.if %27 {
      %28 = wave.lane
      %29 = arith.remui %28, %c15 : index
      %30 = wave.scratch %operandHalves : memref<?xf16>
      %31 = arith.divui %operandHalves, %c18 : index
      %32 = arith.muli %2, %c19 : index
      %33 = arith.addi %32, %28 : index
      scf.for %34 = %33 to %31 step %c20 {
        %35 = arith.muli %34, %c18 : index
        %36 = arith.addi %c10, %35 : index
        %37 = vector.load %x[%36] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %37, %30[%36] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %38 = arith.remui %29, %tileRows : index
      %39 = arith.muli %38, %c18 : index
      %40 = arith.divui %inputFeatures, %c19 : index
      %41 = arith.muli %4, %stepsPerWave : index
      %42 = arith.minsi %41, %40 : index
      %43 = arith.addi %42, %stepsPerWave : index
      %44 = arith.minsi %43, %40 : index
      %45 = arith.cmpi eq, %wholeBlocks, %c11 : index
      %46 = arith.subi %44, %42 : index
      %47 = arith.divui %46, %c2 : index
      %48 = arith.muli %47, %c2 : index
      %49 = arith.addi %42, %48 : index
      %50 = arith.select %45, %43, %49 : index
      %54:2 = scf.for %51 = %42 to %50 step %c2 iter_args(%52 = %c21, %53 = %c21) -> (vector<8xf32>, vector<8xf32>) {
        %55 = arith.addi %51, %c10 : index
        %56:2 = func.call @qkv_q5_k_d64__gfx1100.0(%28, %18, %55, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %57 = arith.addi %51, %c11 : index
        %58:2 = func.call @qkv_q5_k_d64__gfx1100.0(%28, %18, %57, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %59:2 = func.call @qkv_q5_k_d64__gfx1100.0(%28, %20, %55, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %60:2 = func.call @qkv_q5_k_d64__gfx1100.0(%28, %20, %57, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %61 = arith.muli %51, %c2 : index
        %62 = arith.addi %61, %c10 : index
        %63 = arith.muli %tileRows, %c15 : index
        %64 = arith.muli %62, %63 : index
        %65 = arith.addi %39, %64 : index
        %66 = vector.load %30[%65] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %67 = arith.muli %tileRows, %c18 : index
        %68 = arith.addi %65, %67 : index
        %69 = vector.load %30[%68] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %70 = vector.shuffle %66, %69 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %71 = wave.mma %70, %56#0, %52 : vector<16xf16>, vector<8xf32>
        %72 = wave.mma %70, %59#0, %53 : vector<16xf16>, vector<8xf32>
        %73 = arith.addi %61, %c11 : index
        %74 = arith.muli %73, %63 : index
        %75 = arith.addi %39, %74 : index
        %76 = vector.load %30[%75] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %77 = arith.addi %75, %67 : index
        %78 = vector.load %30[%77] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %79 = vector.shuffle %76, %78 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %80 = wave.mma %79, %56#1, %71 : vector<16xf16>, vector<8xf32>
        %81 = wave.mma %79, %59#1, %72 : vector<16xf16>, vector<8xf32>
        %82 = arith.addi %61, %c2 : index
        %83 = arith.muli %82, %63 : index
        %84 = arith.addi %39, %83 : index
        %85 = vector.load %30[%84] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %86 = arith.addi %84, %67 : index
        %87 = vector.load %30[%86] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %88 = vector.shuffle %85, %87 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %89 = wave.mma %88, %58#0, %80 : vector<16xf16>, vector<8xf32>
        %90 = wave.mma %88, %60#0, %81 : vector<16xf16>, vector<8xf32>
        %91 = arith.addi %61, %c24 : index
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
      %104:2 = scf.for %101 = %50 to %100 step %c11 iter_args(%102 = %54#0, %103 = %54#1) -> (vector<8xf32>, vector<8xf32>) {
        %105 = arith.addi %101, %c10 : index
        %106:2 = func.call @qkv_q5_k_d64__gfx1100.0(%28, %18, %105, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %107:2 = func.call @qkv_q5_k_d64__gfx1100.0(%28, %20, %105, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %108 = arith.muli %101, %c2 : index
        %109 = arith.addi %108, %c10 : index
        %110 = arith.muli %tileRows, %c15 : index
        %111 = arith.muli %109, %110 : index
        %112 = arith.addi %39, %111 : index
        %113 = vector.load %30[%112] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %114 = arith.muli %tileRows, %c18 : index
        %115 = arith.addi %112, %114 : index
        %116 = vector.load %30[%115] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %117 = vector.shuffle %113, %116 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %118 = wave.mma %117, %106#0, %102 : vector<16xf16>, vector<8xf32>
        %119 = wave.mma %117, %107#0, %103 : vector<16xf16>, vector<8xf32>
        %120 = arith.addi %108, %c11 : index
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
      %129 = arith.addi %26, %c10 : index
      func.call @qkv_q5_k_d64__gfx1100.2(%3, %4, %104#0, %21, %104#1, %129, %24, %factors, %18, %w, %22, %20, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  %130 = arith.cmpi eq, %rowsMode, %c11 : index
  scf.if %130 {
    %131 = arith.muli %1, %c15 : index
    %132 = arith.cmpi slt, %131, %24 : index
    scf.if %132 {
      %133 = wave.lane
      %134 = arith.remui %133, %c15 : index
      %135 = arith.remui %134, %tileRows : index
      %136 = arith.addi %131, %135 : index
      %137 = arith.divui %136, %tileRows : index
      %138 = arith.divui %inputFeatures, %c15 : index
      %139 = arith.muli %137, %138 : index
      %140 = arith.divui %c10, %c15 : index
      %141 = arith.addi %139, %140 : index
      %142 = arith.muli %141, %c2 : index
      %143 = arith.remui %c10, %c15 : index
      %144 = arith.divui %143, %c18 : index
      %145 = arith.addi %142, %144 : index
      %146 = arith.muli %tileRows, %c18 : index
      %147 = arith.muli %145, %146 : index
      %148 = arith.remui %136, %tileRows : index
      %149 = arith.muli %148, %c18 : index
      %150 = arith.addi %147, %149 : index
      %151 = arith.remui %c10, %c18 : index
      %152 = arith.addi %150, %151 : index
      %153 = arith.divui %inputFeatures, %c19 : index
      %154 = arith.muli %4, %stepsPerWave : index
      %155 = arith.minsi %154, %153 : index
      %156 = arith.addi %155, %stepsPerWave : index
      %157 = arith.minsi %156, %153 : index
      %158 = arith.cmpi eq, %wholeBlocks, %c11 : index
      %159 = arith.subi %157, %155 : index
      %160 = arith.divui %159, %c2 : index
      %161 = arith.muli %160, %c2 : index
      %162 = arith.addi %155, %161 : index
      %163 = arith.select %158, %156, %162 : index
      %167:2 = scf.for %164 = %155 to %163 step %c2 iter_args(%165 = %c21, %166 = %c21) -> (vector<8xf32>, vector<8xf32>) {
        %168 = arith.addi %164, %c10 : index
        %169:2 = func.call @qkv_q5_k_d64__gfx1100.0(%133, %18, %168, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %170 = arith.addi %164, %c11 : index
        %171:2 = func.call @qkv_q5_k_d64__gfx1100.0(%133, %18, %170, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %172:2 = func.call @qkv_q5_k_d64__gfx1100.0(%133, %20, %168, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %173:2 = func.call @qkv_q5_k_d64__gfx1100.0(%133, %20, %170, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %174 = arith.muli %164, %c2 : index
        %175 = arith.addi %174, %c10 : index
        %176 = arith.muli %tileRows, %c15 : index
        %177 = arith.muli %175, %176 : index
        %178 = arith.addi %152, %177 : index
        %179 = vector.load %x[%178] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %180 = arith.addi %178, %146 : index
        %181 = vector.load %x[%180] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %182 = vector.shuffle %179, %181 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %183 = wave.mma %182, %169#0, %165 : vector<16xf16>, vector<8xf32>
        %184 = wave.mma %182, %172#0, %166 : vector<16xf16>, vector<8xf32>
        %185 = arith.addi %174, %c11 : index
        %186 = arith.muli %185, %176 : index
        %187 = arith.addi %152, %186 : index
        %188 = vector.load %x[%187] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %189 = arith.addi %187, %146 : index
        %190 = vector.load %x[%189] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %191 = vector.shuffle %188, %190 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %192 = wave.mma %191, %169#1, %183 : vector<16xf16>, vector<8xf32>
        %193 = wave.mma %191, %172#1, %184 : vector<16xf16>, vector<8xf32>
        %194 = arith.addi %174, %c2 : index
        %195 = arith.muli %194, %176 : index
        %196 = arith.addi %152, %195 : index
        %197 = vector.load %x[%196] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %198 = arith.addi %196, %146 : index
        %199 = vector.load %x[%198] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %200 = vector.shuffle %197, %199 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %201 = wave.mma %200, %171#0, %192 : vector<16xf16>, vector<8xf32>
        %202 = wave.mma %200, %173#0, %193 : vector<16xf16>, vector<8xf32>
        %203 = arith.addi %174, %c24 : index
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
      %216:2 = scf.for %213 = %163 to %212 step %c11 iter_args(%214 = %167#0, %215 = %167#1) -> (vector<8xf32>, vector<8xf32>) {
        %217 = arith.addi %213, %c10 : index
        %218:2 = func.call @qkv_q5_k_d64__gfx1100.0(%133, %18, %217, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %219:2 = func.call @qkv_q5_k_d64__gfx1100.0(%133, %20, %217, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %220 = arith.muli %213, %c2 : index
        %221 = arith.addi %220, %c10 : index
        %222 = arith.muli %tileRows, %c15 : index
        %223 = arith.muli %221, %222 : index
        %224 = arith.addi %152, %223 : index
        %225 = vector.load %x[%224] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %226 = arith.addi %224, %146 : index
        %227 = vector.load %x[%226] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %228 = vector.shuffle %225, %227 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %229 = wave.mma %228, %218#0, %214 : vector<16xf16>, vector<8xf32>
        %230 = wave.mma %228, %219#0, %215 : vector<16xf16>, vector<8xf32>
        %231 = arith.addi %220, %c11 : index
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
      %240 = arith.addi %131, %c10 : index
      func.call @qkv_q5_k_d64__gfx1100.2(%3, %4, %216#0, %21, %216#1, %240, %24, %factors, %18, %w, %22, %20, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  %241 = arith.cmpi eq, %rowsMode, %c2 : index
  scf.if %241 {
    %242 = arith.muli %1, %c6 : index
    %243 = arith.cmpi slt, %242, %24 : index
    scf.if %243 {
      %244 = wave.lane
      %245 = arith.remui %244, %c15 : index
      %246 = arith.remui %245, %tileRows : index
      %247 = arith.addi %242, %246 : index
      %248 = arith.divui %247, %tileRows : index
      %249 = arith.divui %inputFeatures, %c15 : index
      %250 = arith.muli %248, %249 : index
      %251 = arith.divui %c10, %c15 : index
      %252 = arith.addi %250, %251 : index
      %253 = arith.muli %252, %c2 : index
      %254 = arith.remui %c10, %c15 : index
      %255 = arith.divui %254, %c18 : index
      %256 = arith.addi %253, %255 : index
      %257 = arith.muli %tileRows, %c18 : index
      %258 = arith.muli %256, %257 : index
      %259 = arith.remui %247, %tileRows : index
      %260 = arith.muli %259, %c18 : index
      %261 = arith.addi %258, %260 : index
      %262 = arith.remui %c10, %c18 : index
      %263 = arith.addi %261, %262 : index
      %264 = arith.addi %245, %c15 : index
      %265 = arith.addi %242, %264 : index
      %266 = arith.divui %265, %tileRows : index
      %267 = arith.muli %266, %249 : index
      %268 = arith.addi %267, %251 : index
      %269 = arith.muli %268, %c2 : index
      %270 = arith.addi %269, %255 : index
      %271 = arith.muli %270, %257 : index
      %272 = arith.remui %265, %tileRows : index
      %273 = arith.muli %272, %c18 : index
      %274 = arith.addi %271, %273 : index
      %275 = arith.addi %274, %262 : index
      %276 = arith.addi %245, %c19 : index
      %277 = arith.addi %242, %276 : index
      %278 = arith.divui %277, %tileRows : index
      %279 = arith.muli %278, %249 : index
      %280 = arith.addi %279, %251 : index
      %281 = arith.muli %280, %c2 : index
      %282 = arith.addi %281, %255 : index
      %283 = arith.muli %282, %257 : index
      %284 = arith.remui %277, %tileRows : index
      %285 = arith.muli %284, %c18 : index
      %286 = arith.addi %283, %285 : index
      %287 = arith.addi %286, %262 : index
      %288 = arith.addi %245, %c25 : index
      %289 = arith.addi %242, %288 : index
      %290 = arith.divui %289, %tileRows : index
      %291 = arith.muli %290, %249 : index
      %292 = arith.addi %291, %251 : index
      %293 = arith.muli %292, %c2 : index
      %294 = arith.addi %293, %255 : index
      %295 = arith.muli %294, %257 : index
      %296 = arith.remui %289, %tileRows : index
      %297 = arith.muli %296, %c18 : index
      %298 = arith.addi %295, %297 : index
      %299 = arith.addi %298, %262 : index
      %300 = arith.divui %inputFeatures, %c19 : index
      %301 = arith.muli %4, %stepsPerWave : index
      %302 = arith.minsi %301, %300 : index
      %303 = arith.addi %302, %stepsPerWave : index
      %304 = arith.minsi %303, %300 : index
      %305 = arith.cmpi eq, %wholeBlocks, %c11 : index
      %306 = arith.subi %304, %302 : index
      %307 = arith.divui %306, %c2 : index
      %308 = arith.muli %307, %c2 : index
      %309 = arith.addi %302, %308 : index
      %310 = arith.select %305, %303, %309 : index
      %320:8 = scf.for %311 = %302 to %310 step %c2 iter_args(%312 = %c21, %313 = %c21, %314 = %c21, %315 = %c21, %316 = %c21, %317 = %c21, %318 = %c21, %319 = %c21) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %321 = arith.addi %311, %c10 : index
        %322:2 = func.call @qkv_q5_k_d64__gfx1100.0(%244, %18, %321, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %323 = arith.addi %311, %c11 : index
        %324:2 = func.call @qkv_q5_k_d64__gfx1100.0(%244, %18, %323, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %325:2 = func.call @qkv_q5_k_d64__gfx1100.0(%244, %20, %321, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %326:2 = func.call @qkv_q5_k_d64__gfx1100.0(%244, %20, %323, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %327 = arith.muli %311, %c2 : index
        %328 = arith.addi %327, %c10 : index
        %329 = arith.muli %tileRows, %c15 : index
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
        %359 = arith.addi %327, %c11 : index
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
        %389 = arith.addi %327, %c2 : index
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
        %419 = arith.addi %327, %c24 : index
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
      %459:8 = scf.for %450 = %310 to %449 step %c11 iter_args(%451 = %320#0, %452 = %320#1, %453 = %320#2, %454 = %320#3, %455 = %320#4, %456 = %320#5, %457 = %320#6, %458 = %320#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %460 = arith.addi %450, %c10 : index
        %461:2 = func.call @qkv_q5_k_d64__gfx1100.0(%244, %18, %460, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %462:2 = func.call @qkv_q5_k_d64__gfx1100.0(%244, %20, %460, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %463 = arith.muli %450, %c2 : index
        %464 = arith.addi %463, %c10 : index
        %465 = arith.muli %tileRows, %c15 : index
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
        %495 = arith.addi %463, %c11 : index
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
      %525 = arith.addi %242, %c10 : index
      func.call @qkv_q5_k_d64__gfx1100.2(%3, %4, %459#0, %21, %459#1, %525, %24, %factors, %18, %w, %22, %20, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %526 = arith.addi %242, %c15 : index
      func.call @qkv_q5_k_d64__gfx1100.2(%3, %4, %459#2, %21, %459#3, %526, %24, %factors, %18, %w, %22, %20, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %527 = arith.addi %242, %c19 : index
      func.call @qkv_q5_k_d64__gfx1100.2(%3, %4, %459#4, %21, %459#5, %527, %24, %factors, %18, %w, %22, %20, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %528 = arith.addi %242, %c25 : index
      func.call @qkv_q5_k_d64__gfx1100.2(%3, %4, %459#6, %21, %459#7, %528, %24, %factors, %18, %w, %22, %20, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  wave.return
}
