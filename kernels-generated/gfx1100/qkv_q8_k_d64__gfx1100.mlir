// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q8_k', dim=64)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q8_k_d64__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @qkv_q8_k_d64__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xf32>, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: memref<?xf32>, %x10: index) {
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
func.func private @qkv_q8_k_d64__gfx1100.2(%x0: index, %x1: index, %x2: vector<8xf32>, %x3: memref<?xf32>, %x4: vector<8xf32>, %x5: index, %x6: index, %x7: memref<?xf32>, %x8: index, %x9: memref<?xi8>, %x10: memref<?xf32>, %x11: index, %x12: index, %x13: memref<?xf32>, %x14: index, %x15: index, %x16: memref<?xi32>, %x17: memref<?xf32>, %x18: memref<?xf32>, %x19: memref<?xf32>, %x20: memref<?xf32>, %x21: memref<?xf32>, %x22: memref<?xi8>) {
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
  func.call @qkv_q8_k_d64__gfx1100.1(%f41, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
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
wave.kernel @qkv_q8_k_d64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 2 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 256 : index
  %c7 = arith.constant 32 : index
  %c8 = arith.constant 127 : index
  %c9 = arith.constant 128 : index
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 0 : index
  %c12 = arith.constant 8192 : index
  %c13 = arith.constant 1024 : index
  %rowsMode = wave.param "rowsMode" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c17 = arith.constant 8 : index
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
  %7 = arith.divui %6, %c2 : index
  %8 = arith.divui %inputFeatures, %c6 : index
  %9 = arith.muli %8, %c7 : index
  %10 = arith.addi %9, %7 : index
  %11 = arith.addi %10, %c8 : index
  %12 = arith.divui %11, %c9 : index
  %13 = arith.muli %12, %c9 : index
  %14 = arith.addi %5, %13 : index
  %15 = arith.addi %14, %c9 : index
  %16 = arith.muli %0, %c10 : index
  %17 = arith.muli %3, %c2 : index
  %18 = arith.addi %16, %17 : index
  %19 = arith.addi %18, %c11 : index
  %20 = arith.muli %19, %15 : index
  %21 = arith.addi %18, %c5 : index
  %22 = arith.muli %21, %15 : index
  %23 = wave.scratch %c12 : memref<?xf32>
  %24 = wave.scratch %c13 : memref<?xf32>
  %25 = memref.load %step[%c11] : memref<?xi32>
  %26 = arith.index_cast %25 : i32 to index
  %27 = arith.cmpi eq, %rowsMode, %c11 : index
  scf.if %27 {
    %28 = arith.muli %1, %c4 : index
    %29 = arith.cmpi slt, %28, %26 : index
    scf.if %29 {
      %30 = wave.lane
      %31 = arith.remui %30, %c4 : index
      %32 = wave.scratch %operandHalves : memref<?xf16>
      %33 = arith.divui %operandHalves, %c17 : index
      %34 = arith.muli %2, %c7 : index
      %35 = arith.addi %34, %30 : index
      scf.for %36 = %35 to %33 step %c18 {
        %37 = arith.muli %36, %c17 : index
        %38 = arith.addi %c11, %37 : index
        %39 = vector.load %x[%38] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %39, %32[%38] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %40 = arith.remui %31, %tileRows : index
      %41 = arith.muli %40, %c17 : index
      %42 = arith.divui %inputFeatures, %c7 : index
      %43 = arith.muli %4, %stepsPerWave : index
      %44 = arith.minsi %43, %42 : index
      %45 = arith.addi %44, %stepsPerWave : index
      %46 = arith.minsi %45, %42 : index
      %47 = arith.cmpi eq, %wholeBlocks, %c5 : index
      %48 = arith.subi %46, %44 : index
      %49 = arith.divui %48, %c2 : index
      %50 = arith.muli %49, %c2 : index
      %51 = arith.addi %44, %50 : index
      %52 = arith.select %47, %45, %51 : index
      %56:2 = scf.for %53 = %44 to %52 step %c2 iter_args(%54 = %c19, %55 = %c19) -> (vector<8xf32>, vector<8xf32>) {
        %57 = arith.addi %53, %c11 : index
        %58:2 = func.call @qkv_q8_k_d64__gfx1100.0(%30, %20, %57, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %59 = arith.addi %53, %c5 : index
        %60:2 = func.call @qkv_q8_k_d64__gfx1100.0(%30, %20, %59, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %61:2 = func.call @qkv_q8_k_d64__gfx1100.0(%30, %22, %57, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %62:2 = func.call @qkv_q8_k_d64__gfx1100.0(%30, %22, %59, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %63 = arith.muli %53, %c2 : index
        %64 = arith.addi %63, %c11 : index
        %65 = arith.muli %tileRows, %c4 : index
        %66 = arith.muli %64, %65 : index
        %67 = arith.addi %41, %66 : index
        %68 = vector.load %32[%67] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %69 = arith.muli %tileRows, %c17 : index
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
        %84 = arith.addi %63, %c2 : index
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
        %107 = arith.addi %103, %c11 : index
        %108:2 = func.call @qkv_q8_k_d64__gfx1100.0(%30, %20, %107, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %109:2 = func.call @qkv_q8_k_d64__gfx1100.0(%30, %22, %107, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %110 = arith.muli %103, %c2 : index
        %111 = arith.addi %110, %c11 : index
        %112 = arith.muli %tileRows, %c4 : index
        %113 = arith.muli %111, %112 : index
        %114 = arith.addi %41, %113 : index
        %115 = vector.load %32[%114] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %116 = arith.muli %tileRows, %c17 : index
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
      %131 = arith.addi %28, %c11 : index
      func.call @qkv_q8_k_d64__gfx1100.2(%3, %4, %106#0, %23, %106#1, %131, %26, %factors, %20, %w, %24, %22, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
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
      %142 = arith.divui %c11, %c4 : index
      %143 = arith.addi %141, %142 : index
      %144 = arith.muli %143, %c2 : index
      %145 = arith.remui %c11, %c4 : index
      %146 = arith.divui %145, %c17 : index
      %147 = arith.addi %144, %146 : index
      %148 = arith.muli %tileRows, %c17 : index
      %149 = arith.muli %147, %148 : index
      %150 = arith.remui %138, %tileRows : index
      %151 = arith.muli %150, %c17 : index
      %152 = arith.addi %149, %151 : index
      %153 = arith.remui %c11, %c17 : index
      %154 = arith.addi %152, %153 : index
      %155 = arith.divui %inputFeatures, %c7 : index
      %156 = arith.muli %4, %stepsPerWave : index
      %157 = arith.minsi %156, %155 : index
      %158 = arith.addi %157, %stepsPerWave : index
      %159 = arith.minsi %158, %155 : index
      %160 = arith.cmpi eq, %wholeBlocks, %c5 : index
      %161 = arith.subi %159, %157 : index
      %162 = arith.divui %161, %c2 : index
      %163 = arith.muli %162, %c2 : index
      %164 = arith.addi %157, %163 : index
      %165 = arith.select %160, %158, %164 : index
      %169:2 = scf.for %166 = %157 to %165 step %c2 iter_args(%167 = %c19, %168 = %c19) -> (vector<8xf32>, vector<8xf32>) {
        %170 = arith.addi %166, %c11 : index
        %171:2 = func.call @qkv_q8_k_d64__gfx1100.0(%135, %20, %170, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %172 = arith.addi %166, %c5 : index
        %173:2 = func.call @qkv_q8_k_d64__gfx1100.0(%135, %20, %172, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %174:2 = func.call @qkv_q8_k_d64__gfx1100.0(%135, %22, %170, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %175:2 = func.call @qkv_q8_k_d64__gfx1100.0(%135, %22, %172, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %176 = arith.muli %166, %c2 : index
        %177 = arith.addi %176, %c11 : index
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
        %196 = arith.addi %176, %c2 : index
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
        %219 = arith.addi %215, %c11 : index
        %220:2 = func.call @qkv_q8_k_d64__gfx1100.0(%135, %20, %219, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %221:2 = func.call @qkv_q8_k_d64__gfx1100.0(%135, %22, %219, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %222 = arith.muli %215, %c2 : index
        %223 = arith.addi %222, %c11 : index
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
      %242 = arith.addi %133, %c11 : index
      func.call @qkv_q8_k_d64__gfx1100.2(%3, %4, %218#0, %23, %218#1, %242, %26, %factors, %20, %w, %24, %22, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  %243 = arith.cmpi eq, %rowsMode, %c2 : index
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
      %253 = arith.divui %c11, %c4 : index
      %254 = arith.addi %252, %253 : index
      %255 = arith.muli %254, %c2 : index
      %256 = arith.remui %c11, %c4 : index
      %257 = arith.divui %256, %c17 : index
      %258 = arith.addi %255, %257 : index
      %259 = arith.muli %tileRows, %c17 : index
      %260 = arith.muli %258, %259 : index
      %261 = arith.remui %249, %tileRows : index
      %262 = arith.muli %261, %c17 : index
      %263 = arith.addi %260, %262 : index
      %264 = arith.remui %c11, %c17 : index
      %265 = arith.addi %263, %264 : index
      %266 = arith.addi %247, %c4 : index
      %267 = arith.addi %244, %266 : index
      %268 = arith.divui %267, %tileRows : index
      %269 = arith.muli %268, %251 : index
      %270 = arith.addi %269, %253 : index
      %271 = arith.muli %270, %c2 : index
      %272 = arith.addi %271, %257 : index
      %273 = arith.muli %272, %259 : index
      %274 = arith.remui %267, %tileRows : index
      %275 = arith.muli %274, %c17 : index
      %276 = arith.addi %273, %275 : index
      %277 = arith.addi %276, %264 : index
      %278 = arith.addi %247, %c7 : index
      %279 = arith.addi %244, %278 : index
      %280 = arith.divui %279, %tileRows : index
      %281 = arith.muli %280, %251 : index
      %282 = arith.addi %281, %253 : index
      %283 = arith.muli %282, %c2 : index
      %284 = arith.addi %283, %257 : index
      %285 = arith.muli %284, %259 : index
      %286 = arith.remui %279, %tileRows : index
      %287 = arith.muli %286, %c17 : index
      %288 = arith.addi %285, %287 : index
      %289 = arith.addi %288, %264 : index
      %290 = arith.addi %247, %c24 : index
      %291 = arith.addi %244, %290 : index
      %292 = arith.divui %291, %tileRows : index
      %293 = arith.muli %292, %251 : index
      %294 = arith.addi %293, %253 : index
      %295 = arith.muli %294, %c2 : index
      %296 = arith.addi %295, %257 : index
      %297 = arith.muli %296, %259 : index
      %298 = arith.remui %291, %tileRows : index
      %299 = arith.muli %298, %c17 : index
      %300 = arith.addi %297, %299 : index
      %301 = arith.addi %300, %264 : index
      %302 = arith.divui %inputFeatures, %c7 : index
      %303 = arith.muli %4, %stepsPerWave : index
      %304 = arith.minsi %303, %302 : index
      %305 = arith.addi %304, %stepsPerWave : index
      %306 = arith.minsi %305, %302 : index
      %307 = arith.cmpi eq, %wholeBlocks, %c5 : index
      %308 = arith.subi %306, %304 : index
      %309 = arith.divui %308, %c2 : index
      %310 = arith.muli %309, %c2 : index
      %311 = arith.addi %304, %310 : index
      %312 = arith.select %307, %305, %311 : index
      %322:8 = scf.for %313 = %304 to %312 step %c2 iter_args(%314 = %c19, %315 = %c19, %316 = %c19, %317 = %c19, %318 = %c19, %319 = %c19, %320 = %c19, %321 = %c19) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %323 = arith.addi %313, %c11 : index
        %324:2 = func.call @qkv_q8_k_d64__gfx1100.0(%246, %20, %323, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %325 = arith.addi %313, %c5 : index
        %326:2 = func.call @qkv_q8_k_d64__gfx1100.0(%246, %20, %325, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %327:2 = func.call @qkv_q8_k_d64__gfx1100.0(%246, %22, %323, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %328:2 = func.call @qkv_q8_k_d64__gfx1100.0(%246, %22, %325, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %329 = arith.muli %313, %c2 : index
        %330 = arith.addi %329, %c11 : index
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
        %391 = arith.addi %329, %c2 : index
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
        %462 = arith.addi %452, %c11 : index
        %463:2 = func.call @qkv_q8_k_d64__gfx1100.0(%246, %20, %462, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %464:2 = func.call @qkv_q8_k_d64__gfx1100.0(%246, %22, %462, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %465 = arith.muli %452, %c2 : index
        %466 = arith.addi %465, %c11 : index
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
      %527 = arith.addi %244, %c11 : index
      func.call @qkv_q8_k_d64__gfx1100.2(%3, %4, %461#0, %23, %461#1, %527, %26, %factors, %20, %w, %24, %22, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %528 = arith.addi %244, %c4 : index
      func.call @qkv_q8_k_d64__gfx1100.2(%3, %4, %461#2, %23, %461#3, %528, %26, %factors, %20, %w, %24, %22, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %529 = arith.addi %244, %c7 : index
      func.call @qkv_q8_k_d64__gfx1100.2(%3, %4, %461#4, %23, %461#5, %529, %26, %factors, %20, %w, %24, %22, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %530 = arith.addi %244, %c24 : index
      func.call @qkv_q8_k_d64__gfx1100.2(%3, %4, %461#6, %23, %461#7, %530, %26, %factors, %20, %w, %24, %22, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  wave.return
}
