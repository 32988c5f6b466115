// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q4_k', dim=64)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q4_k_d64__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 8 : index
  %fc2 = arith.constant 64 : index
  %fc3 = arith.constant 4 : index
  %fc4 = arith.constant 128 : index
  %fscalesInLds = wave.param "scalesInLds" : index
  %fc6 = arith.constant 0 : index
  %fc7 = arith.constant 256 : index
  %fc8 = arith.constant 32 : index
  %fc9 = arith.constant 2 : index
  %fc10 = arith.constant 127 : index
  %fc11 = arith.constant dense<0> : vector<4xi32>
  %fc12 = arith.constant dense<983055> : vector<4xi32>
  %fc13 = arith.constant dense<1677747200> : vector<4xi32>
  %fc14 = arith.constant dense<4> : vector<4xi32>
  %fc15 = arith.constant dense<8> : vector<4xi32>
  %fc16 = arith.constant dense<12> : vector<4xi32>
  %fc17 = arith.constant dense<0x6400> : vector<32xf16>
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
  %f15 = arith.muli %x1, %fc8 : index
  %f16 = arith.addi %f14, %f15 : index
  %f17 = arith.muli %f0, %fc9 : index
  %f18 = arith.addi %f16, %f17 : index
  %f19 = scf.if %f6 -> (vector<2xi8>) {
    %f20 = arith.addi %x3, %f18 : index
    %f21 = vector.load %x4[%f20] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f21 : vector<2xi8>
  } else {
    %f22 = arith.addi %f5, %f18 : index
    %f23 = vector.load %x5[%f22] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f23 : vector<2xi8>
  }
  %f24 = vector.extract %f12[0] : f16 from vector<2xf16>
  %f25 = arith.extf %f24 : f16 to f32
  %f26 = vector.extract %f19[0] : i8 from vector<2xi8>
  %f27 = arith.extui %f26 : i8 to i32
  %f28 = arith.sitofp %f27 : i32 to f32
  %f29 = arith.mulf %f25, %f28 : f32
  %f30 = arith.truncf %f29 : f32 to f16
  %f31 = vector.broadcast %f30 : f16 to vector<16xf16>
  %f32 = vector.extract %f12[1] : f16 from vector<2xf16>
  %f33 = arith.extf %f32 : f16 to f32
  %f34 = vector.extract %f19[1] : i8 from vector<2xi8>
  %f35 = arith.extui %f34 : i8 to i32
  %f36 = arith.sitofp %f35 : i32 to f32
  %f37 = arith.mulf %f33, %f36 : f32
  %f38 = arith.truncf %f37 : f32 to f16
  %f39 = vector.broadcast %f38 : f16 to vector<16xf16>
  %f40 = arith.addi %f14, %x6 : index
  %f41 = arith.addi %f40, %fc10 : index
  %f42 = arith.divui %f41, %fc4 : index
  %f43 = arith.muli %f42, %fc4 : index
  %f44 = arith.addi %f5, %f43 : index
  %f45 = arith.muli %x6, %fc1 : index
  %f46 = arith.addi %f44, %f45 : index
  %f47 = arith.muli %x1, %fc0 : index
  %f48 = arith.addi %f47, %f0 : index
  %f49 = arith.muli %f48, %fc6 : index
  %f50 = arith.addi %f46, %f49 : index
  %f51 = arith.muli %x1, %fc7 : index
  %f52 = arith.addi %f44, %f51 : index
  %f53 = arith.muli %f0, %fc0 : index
  %f54 = arith.addi %f52, %f53 : index
  %f55 = vector.load %x5[%f54] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f56 = vector.bitcast %f55 : vector<16xi8> to vector<4xi32>
  %f57 = arith.shrui %f56, %fc11 : vector<4xi32>
  %f58 = arith.andi %f57, %fc12 : vector<4xi32>
  %f59 = arith.ori %f58, %fc13 : vector<4xi32>
  %f60 = vector.bitcast %f59 : vector<4xi32> to vector<8xf16>
  %f61 = arith.shrui %f56, %fc14 : vector<4xi32>
  %f62 = arith.andi %f61, %fc12 : vector<4xi32>
  %f63 = arith.ori %f62, %fc13 : vector<4xi32>
  %f64 = vector.bitcast %f63 : vector<4xi32> to vector<8xf16>
  %f65 = arith.shrui %f56, %fc15 : vector<4xi32>
  %f66 = arith.andi %f65, %fc12 : vector<4xi32>
  %f67 = arith.ori %f66, %fc13 : vector<4xi32>
  %f68 = vector.bitcast %f67 : vector<4xi32> to vector<8xf16>
  %f69 = arith.shrui %f56, %fc16 : vector<4xi32>
  %f70 = arith.andi %f69, %fc12 : vector<4xi32>
  %f71 = arith.ori %f70, %fc13 : vector<4xi32>
  %f72 = vector.bitcast %f71 : vector<4xi32> to vector<8xf16>
  %f73 = vector.shuffle %f60, %f64 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f74 = vector.shuffle %f68, %f72 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f75 = vector.shuffle %f73, %f74 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f76 = arith.subf %f75, %fc17 : vector<32xf16>
  %f77 = vector.shuffle %f76, %f76 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f78 = vector.shuffle %f76, %f76 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f79 = math.fma %f77, %f31, %f39 : vector<16xf16>
  %f80 = math.fma %f78, %f31, %f39 : vector<16xf16>
  func.return %f79, %f80 : vector<16xf16>, vector<16xf16>
}
func.func private @qkv_q4_k_d64__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xf32>, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: memref<?xf32>, %x10: index) {
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
func.func private @qkv_q4_k_d64__gfx1100.2(%x0: index, %x1: index, %x2: vector<8xf32>, %x3: memref<?xf32>, %x4: vector<8xf32>, %x5: index, %x6: index, %x7: memref<?xf32>, %x8: index, %x9: memref<?xi8>, %x10: memref<?xf32>, %x11: index, %x12: index, %x13: memref<?xf32>, %x14: index, %x15: index, %x16: memref<?xi32>, %x17: memref<?xf32>, %x18: memref<?xf32>, %x19: memref<?xf32>, %x20: memref<?xf32>, %x21: memref<?xf32>, %x22: memref<?xi8>, %x23: memref<?xi32>) {
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
  func.call @qkv_q4_k_d64__gfx1100.1(%f41, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
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
wave.kernel @qkv_q4_k_d64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 2 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 8 : index
  %c5 = arith.constant 256 : index
  %c6 = arith.constant 64 : index
  %c7 = arith.constant 127 : index
  %c8 = arith.constant 128 : index
  %c9 = arith.constant 0 : index
  %c10 = arith.constant 1 : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 8192 : index
  %c13 = arith.constant 1024 : index
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
  %5 = arith.muli %inputFeatures, %c4 : index
  %6 = arith.divui %inputFeatures, %c5 : index
  %7 = arith.muli %6, %c6 : index
  %8 = arith.addi %7, %inputFeatures : index
  %9 = arith.addi %8, %c7 : index
  %10 = arith.divui %9, %c8 : index
  %11 = arith.muli %10, %c8 : index
  %12 = arith.addi %5, %11 : index
  %13 = arith.addi %12, %c8 : index
  %14 = arith.muli %3, %c2 : index
  %15 = arith.addi %14, %c9 : index
  %16 = arith.addi %14, %c10 : index
  %17 = arith.muli %0, %c11 : index
  %18 = arith.addi %17, %15 : index
  %19 = arith.muli %18, %13 : index
  %20 = arith.addi %17, %16 : index
  %21 = arith.muli %20, %13 : index
  %22 = wave.scratch %c12 : memref<?xf32>
  %23 = wave.scratch %c13 : memref<?xf32>
  %24 = memref.load %step[%c9] : memref<?xi32>
  %25 = arith.index_cast %24 : i32 to index
  %26 = arith.cmpi eq, %rowsMode, %c9 : index
  scf.if %26 {
    %27 = arith.muli %1, %c15 : index
    %28 = arith.cmpi slt, %27, %25 : index
    scf.if %28 {
      %29 = arith.muli %scalesInLds, %c11 : index
      %30 = wave.scratch %29 : memref<?xi8>
      %31 = arith.cmpi sgt, %scalesInLds, %c9 : index
      scf.if %31 {
        scf.for %32 = %c9 to %c11 step %c10 {
          %33 = arith.addi %17, %32 : index
          %34 = arith.muli %33, %13 : index
          %35 = arith.addi %34, %c8 : index
          %36 = arith.muli %2, %c17 : index
          %37 = wave.lane
          %38 = arith.addi %36, %37 : index
          %39 = arith.divui %scalesInLds, %c15 : index
          scf.for %40 = %38 to %39 step %c18 {
            %41 = arith.muli %40, %c15 : index
            %42 = arith.addi %35, %41 : index
            %43 = vector.load %w[%42] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %44 = arith.muli %32, %scalesInLds : index
            %45 = arith.addi %44, %41 : index
            vector.store %43, %30[%45] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %46 = wave.lane
      %47 = arith.remui %46, %c15 : index
      %48 = wave.scratch %operandHalves : memref<?xf16>
      %49 = arith.divui %operandHalves, %c4 : index
      %50 = arith.muli %2, %c17 : index
      %51 = arith.addi %50, %46 : index
      scf.for %52 = %51 to %49 step %c18 {
        %53 = arith.muli %52, %c4 : index
        %54 = arith.addi %c9, %53 : index
        %55 = vector.load %x[%54] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %55, %48[%54] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %56 = arith.remui %47, %tileRows : index
      %57 = arith.muli %56, %c4 : index
      %58 = arith.muli %15, %scalesInLds : index
      %59 = arith.muli %16, %scalesInLds : index
      %60 = arith.divui %inputFeatures, %c17 : index
      %61 = arith.muli %4, %stepsPerWave : index
      %62 = arith.minsi %61, %60 : index
      %63 = arith.addi %62, %stepsPerWave : index
      %64 = arith.minsi %63, %60 : index
      %65 = arith.cmpi eq, %wholeBlocks, %c10 : index
      %66 = arith.subi %64, %62 : index
      %67 = arith.divui %66, %c2 : index
      %68 = arith.muli %67, %c2 : index
      %69 = arith.addi %62, %68 : index
      %70 = arith.select %65, %63, %69 : index
      %74:2 = scf.for %71 = %62 to %70 step %c2 iter_args(%72 = %c21, %73 = %c21) -> (vector<8xf32>, vector<8xf32>) {
        %75 = arith.addi %71, %c9 : index
        %76:2 = func.call @qkv_q4_k_d64__gfx1100.0(%46, %75, %19, %58, %30, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %77 = arith.addi %71, %c10 : index
        %78:2 = func.call @qkv_q4_k_d64__gfx1100.0(%46, %77, %19, %58, %30, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %79:2 = func.call @qkv_q4_k_d64__gfx1100.0(%46, %75, %21, %59, %30, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %80:2 = func.call @qkv_q4_k_d64__gfx1100.0(%46, %77, %21, %59, %30, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %81 = arith.muli %71, %c2 : index
        %82 = arith.addi %81, %c9 : index
        %83 = arith.muli %tileRows, %c15 : index
        %84 = arith.muli %82, %83 : index
        %85 = arith.addi %57, %84 : index
        %86 = vector.load %48[%85] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %87 = arith.muli %tileRows, %c4 : index
        %88 = arith.addi %85, %87 : index
        %89 = vector.load %48[%88] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %90 = vector.shuffle %86, %89 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %91 = wave.mma %90, %76#0, %72 : vector<16xf16>, vector<8xf32>
        %92 = wave.mma %90, %79#0, %73 : vector<16xf16>, vector<8xf32>
        %93 = arith.addi %81, %c10 : index
        %94 = arith.muli %93, %83 : index
        %95 = arith.addi %57, %94 : index
        %96 = vector.load %48[%95] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %97 = arith.addi %95, %87 : index
        %98 = vector.load %48[%97] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %99 = vector.shuffle %96, %98 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %100 = wave.mma %99, %76#1, %91 : vector<16xf16>, vector<8xf32>
        %101 = wave.mma %99, %79#1, %92 : vector<16xf16>, vector<8xf32>
        %102 = arith.addi %81, %c2 : index
        %103 = arith.muli %102, %83 : index
        %104 = arith.addi %57, %103 : index
        %105 = vector.load %48[%104] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %106 = arith.addi %104, %87 : index
        %107 = vector.load %48[%106] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %108 = vector.shuffle %105, %107 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %109 = wave.mma %108, %78#0, %100 : vector<16xf16>, vector<8xf32>
        %110 = wave.mma %108, %80#0, %101 : vector<16xf16>, vector<8xf32>
        %111 = arith.addi %81, %c24 : index
        %112 = arith.muli %111, %83 : index
        %113 = arith.addi %57, %112 : index
        %114 = vector.load %48[%113] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %115 = arith.addi %113, %87 : index
        %116 = vector.load %48[%115] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %117 = vector.shuffle %114, %116 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %118 = wave.mma %117, %78#1, %109 : vector<16xf16>, vector<8xf32>
        %119 = wave.mma %117, %80#1, %110 : vector<16xf16>, vector<8xf32>
        scf.yield %118, %119 : vector<8xf32>, vector<8xf32>
      }
      %120 = arith.select %65, %70, %64 : index
      %124:2 = scf.for %121 = %70 to %120 step %c10 iter_args(%122 = %74#0, %123 = %74#1) -> (vector<8xf32>, vector<8xf32>) {
        %125 = arith.addi %121, %c9 : index
        %126:2 = func.call @qkv_q4_k_d64__gfx1100.0(%46, %125, %19, %58, %30, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %127:2 = func.call @qkv_q4_k_d64__gfx1100.0(%46, %125, %21, %59, %30, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %128 = arith.muli %121, %c2 : index
        %129 = arith.addi %128, %c9 : index
        %130 = arith.muli %tileRows, %c15 : index
        %131 = arith.muli %129, %130 : index
        %132 = arith.addi %57, %131 : index
        %133 = vector.load %48[%132] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %134 = arith.muli %tileRows, %c4 : index
        %135 = arith.addi %132, %134 : index
        %136 = vector.load %48[%135] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %137 = vector.shuffle %133, %136 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %138 = wave.mma %137, %126#0, %122 : vector<16xf16>, vector<8xf32>
        %139 = wave.mma %137, %127#0, %123 : vector<16xf16>, vector<8xf32>
        %140 = arith.addi %128, %c10 : index
        %141 = arith.muli %140, %130 : index
        %142 = arith.addi %57, %141 : index
        %143 = vector.load %48[%142] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %144 = arith.addi %142, %134 : index
        %145 = vector.load %48[%144] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %146 = vector.shuffle %143, %145 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %147 = wave.mma %146, %126#1, %138 : vector<16xf16>, vector<8xf32>
        %148 = wave.mma %146, %127#1, %139 : vector<16xf16>, vector<8xf32>
        scf.yield %147, %148 : vector<8xf32>, vector<8xf32>
      }
      %149 = arith.addi %27, %c9 : index
      func.call @qkv_q4_k_d64__gfx1100.2(%3, %4, %124#0, %22, %124#1, %149, %25, %factors, %19, %w, %23, %21, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  %150 = arith.cmpi eq, %rowsMode, %c10 : index
  scf.if %150 {
    %151 = arith.muli %1, %c15 : index
    %152 = arith.cmpi slt, %151, %25 : index
    scf.if %152 {
      %153 = arith.muli %scalesInLds, %c11 : index
      %154 = wave.scratch %153 : memref<?xi8>
      %155 = arith.cmpi sgt, %scalesInLds, %c9 : index
      scf.if %155 {
        scf.for %156 = %c9 to %c11 step %c10 {
          %157 = arith.addi %17, %156 : index
          %158 = arith.muli %157, %13 : index
          %159 = arith.addi %158, %c8 : index
          %160 = arith.muli %2, %c17 : index
          %161 = wave.lane
          %162 = arith.addi %160, %161 : index
          %163 = arith.divui %scalesInLds, %c15 : index
          scf.for %164 = %162 to %163 step %c18 {
            %165 = arith.muli %164, %c15 : index
            %166 = arith.addi %159, %165 : index
            %167 = vector.load %w[%166] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %168 = arith.muli %156, %scalesInLds : index
            %169 = arith.addi %168, %165 : index
            vector.store %167, %154[%169] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %170 = wave.lane
      %171 = arith.remui %170, %c15 : index
      %172 = arith.remui %171, %tileRows : index
      %173 = arith.addi %151, %172 : index
      %174 = arith.divui %173, %tileRows : index
      %175 = arith.divui %inputFeatures, %c15 : index
      %176 = arith.muli %174, %175 : index
      %177 = arith.divui %c9, %c15 : index
      %178 = arith.addi %176, %177 : index
      %179 = arith.muli %178, %c2 : index
      %180 = arith.remui %c9, %c15 : index
      %181 = arith.divui %180, %c4 : index
      %182 = arith.addi %179, %181 : index
      %183 = arith.muli %tileRows, %c4 : index
      %184 = arith.muli %182, %183 : index
      %185 = arith.remui %173, %tileRows : index
      %186 = arith.muli %185, %c4 : index
      %187 = arith.addi %184, %186 : index
      %188 = arith.remui %c9, %c4 : index
      %189 = arith.addi %187, %188 : index
      %190 = arith.muli %15, %scalesInLds : index
      %191 = arith.muli %16, %scalesInLds : index
      %192 = arith.divui %inputFeatures, %c17 : index
      %193 = arith.muli %4, %stepsPerWave : index
      %194 = arith.minsi %193, %192 : index
      %195 = arith.addi %194, %stepsPerWave : index
      %196 = arith.minsi %195, %192 : index
      %197 = arith.cmpi eq, %wholeBlocks, %c10 : index
      %198 = arith.subi %196, %194 : index
      %199 = arith.divui %198, %c2 : index
      %200 = arith.muli %199, %c2 : index
      %201 = arith.addi %194, %200 : index
      %202 = arith.select %197, %195, %201 : index
      %206:2 = scf.for %203 = %194 to %202 step %c2 iter_args(%204 = %c21, %205 = %c21) -> (vector<8xf32>, vector<8xf32>) {
        %207 = arith.addi %203, %c9 : index
        %208:2 = func.call @qkv_q4_k_d64__gfx1100.0(%170, %207, %19, %190, %154, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %209 = arith.addi %203, %c10 : index
        %210:2 = func.call @qkv_q4_k_d64__gfx1100.0(%170, %209, %19, %190, %154, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %211:2 = func.call @qkv_q4_k_d64__gfx1100.0(%170, %207, %21, %191, %154, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %212:2 = func.call @qkv_q4_k_d64__gfx1100.0(%170, %209, %21, %191, %154, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %213 = arith.muli %203, %c2 : index
        %214 = arith.addi %213, %c9 : index
        %215 = arith.muli %tileRows, %c15 : index
        %216 = arith.muli %214, %215 : index
        %217 = arith.addi %189, %216 : index
        %218 = vector.load %x[%217] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %219 = arith.addi %217, %183 : index
        %220 = vector.load %x[%219] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %221 = vector.shuffle %218, %220 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %222 = wave.mma %221, %208#0, %204 : vector<16xf16>, vector<8xf32>
        %223 = wave.mma %221, %211#0, %205 : vector<16xf16>, vector<8xf32>
        %224 = arith.addi %213, %c10 : index
        %225 = arith.muli %224, %215 : index
        %226 = arith.addi %189, %225 : index
        %227 = vector.load %x[%226] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %228 = arith.addi %226, %183 : index
        %229 = vector.load %x[%228] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %230 = vector.shuffle %227, %229 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %231 = wave.mma %230, %208#1, %222 : vector<16xf16>, vector<8xf32>
        %232 = wave.mma %230, %211#1, %223 : vector<16xf16>, vector<8xf32>
        %233 = arith.addi %213, %c2 : index
        %234 = arith.muli %233, %215 : index
        %235 = arith.addi %189, %234 : index
        %236 = vector.load %x[%235] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %237 = arith.addi %235, %183 : index
        %238 = vector.load %x[%237] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %239 = vector.shuffle %236, %238 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %240 = wave.mma %239, %210#0, %231 : vector<16xf16>, vector<8xf32>
        %241 = wave.mma %239, %212#0, %232 : vector<16xf16>, vector<8xf32>
        %242 = arith.addi %213, %c24 : index
        %243 = arith.muli %242, %215 : index
        %244 = arith.addi %189, %243 : index
        %245 = vector.load %x[%244] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %246 = arith.addi %244, %183 : index
        %247 = vector.load %x[%246] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %248 = vector.shuffle %245, %247 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %249 = wave.mma %248, %210#1, %240 : vector<16xf16>, vector<8xf32>
        %250 = wave.mma %248, %212#1, %241 : vector<16xf16>, vector<8xf32>
        scf.yield %249, %250 : vector<8xf32>, vector<8xf32>
      }
      %251 = arith.select %197, %202, %196 : index
      %255:2 = scf.for %252 = %202 to %251 step %c10 iter_args(%253 = %206#0, %254 = %206#1) -> (vector<8xf32>, vector<8xf32>) {
        %256 = arith.addi %252, %c9 : index
        %257:2 = func.call @qkv_q4_k_d64__gfx1100.0(%170, %256, %19, %190, %154, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %258:2 = func.call @qkv_q4_k_d64__gfx1100.0(%170, %256, %21, %191, %154, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %259 = arith.muli %252, %c2 : index
        %260 = arith.addi %259, %c9 : index
        %261 = arith.muli %tileRows, %c15 : index
        %262 = arith.muli %260, %261 : index
        %263 = arith.addi %189, %262 : index
        %264 = vector.load %x[%263] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %265 = arith.addi %263, %183 : index
        %266 = vector.load %x[%265] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %267 = vector.shuffle %264, %266 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %268 = wave.mma %267, %257#0, %253 : vector<16xf16>, vector<8xf32>
        %269 = wave.mma %267, %258#0, %254 : vector<16xf16>, vector<8xf32>
        %270 = arith.addi %259, %c10 : index
        %271 = arith.muli %270, %261 : index
        %272 = arith.addi %189, %271 : index
        %273 = vector.load %x[%272] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %274 = arith.addi %272, %183 : index
        %275 = vector.load %x[%274] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %276 = vector.shuffle %273, %275 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %277 = wave.mma %276, %257#1, %268 : vector<16xf16>, vector<8xf32>
        %278 = wave.mma %276, %258#1, %269 : vector<16xf16>, vector<8xf32>
        scf.yield %277, %278 : vector<8xf32>, vector<8xf32>
      }
      %279 = arith.addi %151, %c9 : index
      func.call @qkv_q4_k_d64__gfx1100.2(%3, %4, %255#0, %22, %255#1, %279, %25, %factors, %19, %w, %23, %21, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  %280 = arith.cmpi eq, %rowsMode, %c2 : index
  scf.if %280 {
    %281 = arith.muli %1, %c6 : index
    %282 = arith.cmpi slt, %281, %25 : index
    scf.if %282 {
      %283 = arith.muli %scalesInLds, %c11 : index
      %284 = wave.scratch %283 : memref<?xi8>
      %285 = arith.cmpi sgt, %scalesInLds, %c9 : index
      scf.if %285 {
        scf.for %286 = %c9 to %c11 step %c10 {
          %287 = arith.addi %17, %286 : index
          %288 = arith.muli %287, %13 : index
          %289 = arith.addi %288, %c8 : index
          %290 = arith.muli %2, %c17 : index
          %291 = wave.lane
          %292 = arith.addi %290, %291 : index
          %293 = arith.divui %scalesInLds, %c15 : index
          scf.for %294 = %292 to %293 step %c18 {
            %295 = arith.muli %294, %c15 : index
            %296 = arith.addi %289, %295 : index
            %297 = vector.load %w[%296] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %298 = arith.muli %286, %scalesInLds : index
            %299 = arith.addi %298, %295 : index
            vector.store %297, %284[%299] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %300 = wave.lane
      %301 = arith.remui %300, %c15 : index
      %302 = arith.remui %301, %tileRows : index
      %303 = arith.addi %281, %302 : index
      %304 = arith.divui %303, %tileRows : index
      %305 = arith.divui %inputFeatures, %c15 : index
      %306 = arith.muli %304, %305 : index
      %307 = arith.divui %c9, %c15 : index
      %308 = arith.addi %306, %307 : index
      %309 = arith.muli %308, %c2 : index
      %310 = arith.remui %c9, %c15 : index
      %311 = arith.divui %310, %c4 : index
      %312 = arith.addi %309, %311 : index
      %313 = arith.muli %tileRows, %c4 : index
      %314 = arith.muli %312, %313 : index
      %315 = arith.remui %303, %tileRows : index
      %316 = arith.muli %315, %c4 : index
      %317 = arith.addi %314, %316 : index
      %318 = arith.remui %c9, %c4 : index
      %319 = arith.addi %317, %318 : index
      %320 = arith.addi %301, %c15 : index
      %321 = arith.addi %281, %320 : index
      %322 = arith.divui %321, %tileRows : index
      %323 = arith.muli %322, %305 : index
      %324 = arith.addi %323, %307 : index
      %325 = arith.muli %324, %c2 : index
      %326 = arith.addi %325, %311 : index
      %327 = arith.muli %326, %313 : index
      %328 = arith.remui %321, %tileRows : index
      %329 = arith.muli %328, %c4 : index
      %330 = arith.addi %327, %329 : index
      %331 = arith.addi %330, %318 : index
      %332 = arith.addi %301, %c17 : index
      %333 = arith.addi %281, %332 : index
      %334 = arith.divui %333, %tileRows : index
      %335 = arith.muli %334, %305 : index
      %336 = arith.addi %335, %307 : index
      %337 = arith.muli %336, %c2 : index
      %338 = arith.addi %337, %311 : index
      %339 = arith.muli %338, %313 : index
      %340 = arith.remui %333, %tileRows : index
      %341 = arith.muli %340, %c4 : index
      %342 = arith.addi %339, %341 : index
      %343 = arith.addi %342, %318 : index
      %344 = arith.addi %301, %c25 : index
      %345 = arith.addi %281, %344 : index
      %346 = arith.divui %345, %tileRows : index
      %347 = arith.muli %346, %305 : index
      %348 = arith.addi %347, %307 : index
      %349 = arith.muli %348, %c2 : index
      %350 = arith.addi %349, %311 : index
      %351 = arith.muli %350, %313 : index
      %352 = arith.remui %345, %tileRows : index
      %353 = arith.muli %352, %c4 : index
      %354 = arith.addi %351, %353 : index
      %355 = arith.addi %354, %318 : index
      %356 = arith.muli %15, %scalesInLds : index
      %357 = arith.muli %16, %scalesInLds : index
      %358 = arith.divui %inputFeatures, %c17 : index
      %359 = arith.muli %4, %stepsPerWave : index
      %360 = arith.minsi %359, %358 : index
      %361 = arith.addi %360, %stepsPerWave : index
      %362 = arith.minsi %361, %358 : index
      %363 = arith.cmpi eq, %wholeBlocks, %c10 : index
      %364 = arith.subi %362, %360 : index
      %365 = arith.divui %364, %c2 : index
      %366 = arith.muli %365, %c2 : index
      %367 = arith.addi %360, %366 : index
      %368 = arith.select %363, %361, %367 : index
      %378:8 = scf.for %369 = %360 to %368 step %c2 iter_args(%370 = %c21, %371 = %c21, %372 = %c21, %373 = %c21, %374 = %c21, %375 = %c21, %376 = %c21, %377 = %c21) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %379 = arith.addi %369, %c9 : index
        %380:2 = func.call @qkv_q4_k_d64__gfx1100.0(%300, %379, %19, %356, %284, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %381 = arith.addi %369, %c10 : index
        %382:2 = func.call @qkv_q4_k_d64__gfx1100.0(%300, %381, %19, %356, %284, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %383:2 = func.call @qkv_q4_k_d64__gfx1100.0(%300, %379, %21, %357, %284, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %384:2 = func.call @qkv_q4_k_d64__gfx1100.0(%300, %381, %21, %357, %284, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %385 = arith.muli %369, %c2 : index
        %386 = arith.addi %385, %c9 : index
        %387 = arith.muli %tileRows, %c15 : index
        %388 = arith.muli %386, %387 : index
        %389 = arith.addi %319, %388 : index
        %390 = vector.load %x[%389] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %391 = arith.addi %389, %313 : index
        %392 = vector.load %x[%391] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %393 = vector.shuffle %390, %392 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %394 = wave.mma %393, %380#0, %370 : vector<16xf16>, vector<8xf32>
        %395 = wave.mma %393, %383#0, %371 : vector<16xf16>, vector<8xf32>
        %396 = arith.addi %331, %388 : index
        %397 = vector.load %x[%396] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %398 = arith.addi %396, %313 : index
        %399 = vector.load %x[%398] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %400 = vector.shuffle %397, %399 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %401 = wave.mma %400, %380#0, %372 : vector<16xf16>, vector<8xf32>
        %402 = wave.mma %400, %383#0, %373 : vector<16xf16>, vector<8xf32>
        %403 = arith.addi %343, %388 : index
        %404 = vector.load %x[%403] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %405 = arith.addi %403, %313 : index
        %406 = vector.load %x[%405] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %407 = vector.shuffle %404, %406 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %408 = wave.mma %407, %380#0, %374 : vector<16xf16>, vector<8xf32>
        %409 = wave.mma %407, %383#0, %375 : vector<16xf16>, vector<8xf32>
        %410 = arith.addi %355, %388 : index
        %411 = vector.load %x[%410] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %412 = arith.addi %410, %313 : index
        %413 = vector.load %x[%412] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %414 = vector.shuffle %411, %413 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %415 = wave.mma %414, %380#0, %376 : vector<16xf16>, vector<8xf32>
        %416 = wave.mma %414, %383#0, %377 : vector<16xf16>, vector<8xf32>
        %417 = arith.addi %385, %c10 : index
        %418 = arith.muli %417, %387 : index
        %419 = arith.addi %319, %418 : index
        %420 = vector.load %x[%419] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %421 = arith.addi %419, %313 : index
        %422 = vector.load %x[%421] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %423 = vector.shuffle %420, %422 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %424 = wave.mma %423, %380#1, %394 : vector<16xf16>, vector<8xf32>
        %425 = wave.mma %423, %383#1, %395 : vector<16xf16>, vector<8xf32>
        %426 = arith.addi %331, %418 : index
        %427 = vector.load %x[%426] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %428 = arith.addi %426, %313 : index
        %429 = vector.load %x[%428] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %430 = vector.shuffle %427, %429 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %431 = wave.mma %430, %380#1, %401 : vector<16xf16>, vector<8xf32>
        %432 = wave.mma %430, %383#1, %402 : vector<16xf16>, vector<8xf32>
        %433 = arith.addi %343, %418 : index
        %434 = vector.load %x[%433] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %435 = arith.addi %433, %313 : index
        %436 = vector.load %x[%435] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %437 = vector.shuffle %434, %436 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %438 = wave.mma %437, %380#1, %408 : vector<16xf16>, vector<8xf32>
        %439 = wave.mma %437, %383#1, %409 : vector<16xf16>, vector<8xf32>
        %440 = arith.addi %355, %418 : index
        %441 = vector.load %x[%440] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %442 = arith.addi %440, %313 : index
        %443 = vector.load %x[%442] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %444 = vector.shuffle %441, %443 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %445 = wave.mma %444, %380#1, %415 : vector<16xf16>, vector<8xf32>
        %446 = wave.mma %444, %383#1, %416 : vector<16xf16>, vector<8xf32>
        %447 = arith.addi %385, %c2 : index
        %448 = arith.muli %447, %387 : index
        %449 = arith.addi %319, %448 : index
        %450 = vector.load %x[%449] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %451 = arith.addi %449, %313 : index
        %452 = vector.load %x[%451] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %453 = vector.shuffle %450, %452 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %454 = wave.mma %453, %382#0, %424 : vector<16xf16>, vector<8xf32>
        %455 = wave.mma %453, %384#0, %425 : vector<16xf16>, vector<8xf32>
        %456 = arith.addi %331, %448 : index
        %457 = vector.load %x[%456] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %458 = arith.addi %456, %313 : index
        %459 = vector.load %x[%458] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %460 = vector.shuffle %457, %459 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %461 = wave.mma %460, %382#0, %431 : vector<16xf16>, vector<8xf32>
        %462 = wave.mma %460, %384#0, %432 : vector<16xf16>, vector<8xf32>
        %463 = arith.addi %343, %448 : index
        %464 = vector.load %x[%463] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %465 = arith.addi %463, %313 : index
        %466 = vector.load %x[%465] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %467 = vector.shuffle %464, %466 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %468 = wave.mma %467, %382#0, %438 : vector<16xf16>, vector<8xf32>
        %469 = wave.mma %467, %384#0, %439 : vector<16xf16>, vector<8xf32>
        %470 = arith.addi %355, %448 : index
        %471 = vector.load %x[%470] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %472 = arith.addi %470, %313 : index
        %473 = vector.load %x[%472] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %474 = vector.shuffle %471, %473 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %475 = wave.mma %474, %382#0, %445 : vector<16xf16>, vector<8xf32>
        %476 = wave.mma %474, %384#0, %446 : vector<16xf16>, vector<8xf32>
        %477 = arith.addi %385, %c24 : index
        %478 = arith.muli %477, %387 : index
        %479 = arith.addi %319, %478 : index
        %480 = vector.load %x[%479] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %481 = arith.addi %479, %313 : index
        %482 = vector.load %x[%481] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %483 = vector.shuffle %480, %482 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %484 = wave.mma %483, %382#1, %454 : vector<16xf16>, vector<8xf32>
        %485 = wave.mma %483, %384#1, %455 : vector<16xf16>, vector<8xf32>
        %486 = arith.addi %331, %478 : index
        %487 = vector.load %x[%486] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %488 = arith.addi %486, %313 : index
        %489 = vector.load %x[%488] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %490 = vector.shuffle %487, %489 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %491 = wave.mma %490, %382#1, %461 : vector<16xf16>, vector<8xf32>
        %492 = wave.mma %490, %384#1, %462 : vector<16xf16>, vector<8xf32>
        %493 = arith.addi %343, %478 : index
        %494 = vector.load %x[%493] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %495 = arith.addi %493, %313 : index
        %496 = vector.load %x[%495] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %497 = vector.shuffle %494, %496 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %498 = wave.mma %497, %382#1, %468 : vector<16xf16>, vector<8xf32>
        %499 = wave.mma %497, %384#1, %469 : vector<16xf16>, vector<8xf32>
        %500 = arith.addi %355, %478 : index
        %501 = vector.load %x[%500] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %502 = arith.addi %500, %313 : index
        %503 = vector.load %x[%502] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %504 = vector.shuffle %501, %503 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %505 = wave.mma %504, %382#1, %475 : vector<16xf16>, vector<8xf32>
        %506 = wave.mma %504, %384#1, %476 : vector<16xf16>, vector<8xf32>
        scf.yield %484, %485, %491, %492, %498, %499, %505, %506 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %507 = arith.select %363, %368, %362 : index
      %517:8 = scf.for %508 = %368 to %507 step %c10 iter_args(%509 = %378#0, %510 = %378#1, %511 = %378#2, %512 = %378#3, %513 = %378#4, %514 = %378#5, %515 = %378#6, %516 = %378#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %518 = arith.addi %508, %c9 : index
        %519:2 = func.call @qkv_q4_k_d64__gfx1100.0(%300, %518, %19, %356, %284, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %520:2 = func.call @qkv_q4_k_d64__gfx1100.0(%300, %518, %21, %357, %284, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %521 = arith.muli %508, %c2 : index
        %522 = arith.addi %521, %c9 : index
        %523 = arith.muli %tileRows, %c15 : index
        %524 = arith.muli %522, %523 : index
        %525 = arith.addi %319, %524 : index
        %526 = vector.load %x[%525] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %527 = arith.addi %525, %313 : index
        %528 = vector.load %x[%527] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %529 = vector.shuffle %526, %528 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %530 = wave.mma %529, %519#0, %509 : vector<16xf16>, vector<8xf32>
        %531 = wave.mma %529, %520#0, %510 : vector<16xf16>, vector<8xf32>
        %532 = arith.addi %331, %524 : index
        %533 = vector.load %x[%532] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %534 = arith.addi %532, %313 : index
        %535 = vector.load %x[%534] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %536 = vector.shuffle %533, %535 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %537 = wave.mma %536, %519#0, %511 : vector<16xf16>, vector<8xf32>
        %538 = wave.mma %536, %520#0, %512 : vector<16xf16>, vector<8xf32>
        %539 = arith.addi %343, %524 : index
        %540 = vector.load %x[%539] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %541 = arith.addi %539, %313 : index
        %542 = vector.load %x[%541] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %543 = vector.shuffle %540, %542 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %544 = wave.mma %543, %519#0, %513 : vector<16xf16>, vector<8xf32>
        %545 = wave.mma %543, %520#0, %514 : vector<16xf16>, vector<8xf32>
        %546 = arith.addi %355, %524 : index
        %547 = vector.load %x[%546] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %548 = arith.addi %546, %313 : index
        %549 = vector.load %x[%548] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %550 = vector.shuffle %547, %549 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %551 = wave.mma %550, %519#0, %515 : vector<16xf16>, vector<8xf32>
        %552 = wave.mma %550, %520#0, %516 : vector<16xf16>, vector<8xf32>
        %553 = arith.addi %521, %c10 : index
        %554 = arith.muli %553, %523 : index
        %555 = arith.addi %319, %554 : index
        %556 = vector.load %x[%555] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %557 = arith.addi %555, %313 : index
        %558 = vector.load %x[%557] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %559 = vector.shuffle %556, %558 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %560 = wave.mma %559, %519#1, %530 : vector<16xf16>, vector<8xf32>
        %561 = wave.mma %559, %520#1, %531 : vector<16xf16>, vector<8xf32>
        %562 = arith.addi %331, %554 : index
        %563 = vector.load %x[%562] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %564 = arith.addi %562, %313 : index
        %565 = vector.load %x[%564] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %566 = vector.shuffle %563, %565 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %567 = wave.mma %566, %519#1, %537 : vector<16xf16>, vector<8xf32>
        %568 = wave.mma %566, %520#1, %538 : vector<16xf16>, vector<8xf32>
        %569 = arith.addi %343, %554 : index
        %570 = vector.load %x[%569] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %571 = arith.addi %569, %313 : index
        %572 = vector.load %x[%571] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %573 = vector.shuffle %570, %572 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %574 = wave.mma %573, %519#1, %544 : vector<16xf16>, vector<8xf32>
        %575 = wave.mma %573, %520#1, %545 : vector<16xf16>, vector<8xf32>
        %576 = arith.addi %355, %554 : index
        %577 = vector.load %x[%576] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %578 = arith.addi %576, %313 : index
        %579 = vector.load %x[%578] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %580 = vector.shuffle %577, %579 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %581 = wave.mma %580, %519#1, %551 : vector<16xf16>, vector<8xf32>
        %582 = wave.mma %580, %520#1, %552 : vector<16xf16>, vector<8xf32>
        scf.yield %560, %561, %567, %568, %574, %575, %581, %582 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %583 = arith.addi %281, %c9 : index
      func.call @qkv_q4_k_d64__gfx1100.2(%3, %4, %517#0, %22, %517#1, %583, %25, %factors, %19, %w, %23, %21, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %584 = arith.addi %281, %c15 : index
      func.call @qkv_q4_k_d64__gfx1100.2(%3, %4, %517#2, %22, %517#3, %584, %25, %factors, %19, %w, %23, %21, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %585 = arith.addi %281, %c17 : index
      func.call @qkv_q4_k_d64__gfx1100.2(%3, %4, %517#4, %22, %517#5, %585, %25, %factors, %19, %w, %23, %21, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %586 = arith.addi %281, %c25 : index
      func.call @qkv_q4_k_d64__gfx1100.2(%3, %4, %517#6, %22, %517#7, %586, %25, %factors, %19, %w, %23, %21, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  wave.return
}
