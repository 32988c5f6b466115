// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q4_1', dim=64)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q4_1_d64__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 64 : index
  %fc3 = arith.constant 4 : index
  %fc4 = arith.constant 2 : index
  %fc5 = arith.constant 127 : index
  %fc6 = arith.constant 256 : index
  %fc7 = arith.constant dense<0> : vector<4xi32>
  %fc8 = arith.constant dense<983055> : vector<4xi32>
  %fc9 = arith.constant dense<1677747200> : vector<4xi32>
  %fc10 = arith.constant dense<4> : vector<4xi32>
  %fc11 = arith.constant dense<8> : vector<4xi32>
  %fc12 = arith.constant dense<12> : vector<4xi32>
  %fc13 = arith.constant dense<0x6400> : vector<32xf16>
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
  %f21 = vector.load %x3[%f20] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f22 = vector.bitcast %f21 : vector<16xi8> to vector<4xi32>
  %f23 = arith.shrui %f22, %fc7 : vector<4xi32>
  %f24 = arith.andi %f23, %fc8 : vector<4xi32>
  %f25 = arith.ori %f24, %fc9 : vector<4xi32>
  %f26 = vector.bitcast %f25 : vector<4xi32> to vector<8xf16>
  %f27 = arith.shrui %f22, %fc10 : vector<4xi32>
  %f28 = arith.andi %f27, %fc8 : vector<4xi32>
  %f29 = arith.ori %f28, %fc9 : vector<4xi32>
  %f30 = vector.bitcast %f29 : vector<4xi32> to vector<8xf16>
  %f31 = arith.shrui %f22, %fc11 : vector<4xi32>
  %f32 = arith.andi %f31, %fc8 : vector<4xi32>
  %f33 = arith.ori %f32, %fc9 : vector<4xi32>
  %f34 = vector.bitcast %f33 : vector<4xi32> to vector<8xf16>
  %f35 = arith.shrui %f22, %fc12 : vector<4xi32>
  %f36 = arith.andi %f35, %fc8 : vector<4xi32>
  %f37 = arith.ori %f36, %fc9 : vector<4xi32>
  %f38 = vector.bitcast %f37 : vector<4xi32> to vector<8xf16>
  %f39 = vector.shuffle %f26, %f30 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f40 = vector.shuffle %f34, %f38 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f41 = vector.shuffle %f39, %f40 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f42 = arith.subf %f41, %fc13 : vector<32xf16>
  %f43 = vector.shuffle %f42, %f42 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f44 = vector.shuffle %f42, %f42 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f45 = math.fma %f43, %f9, %f11 : vector<16xf16>
  %f46 = math.fma %f44, %f9, %f11 : vector<16xf16>
  func.return %f45, %f46 : vector<16xf16>, vector<16xf16>
}
func.func private @qkv_q4_1_d64__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xf32>, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: memref<?xf32>, %x10: index) {
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
func.func private @qkv_q4_1_d64__gfx1100.2(%x0: index, %x1: index, %x2: vector<8xf32>, %x3: memref<?xf32>, %x4: vector<8xf32>, %x5: index, %x6: index, %x7: memref<?xf32>, %x8: index, %x9: memref<?xi8>, %x10: memref<?xf32>, %x11: index, %x12: index, %x13: memref<?xf32>, %x14: index, %x15: index, %x16: memref<?xi32>, %x17: memref<?xf32>, %x18: memref<?xf32>, %x19: memref<?xf32>, %x20: memref<?xf32>, %x21: memref<?xf32>, %x22: memref<?xi8>) {
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
  func.call @qkv_q4_1_d64__gfx1100.1(%f41, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
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
wave.kernel @qkv_q4_1_d64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 2 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 8 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 128 : index
  %c7 = arith.constant 4 : index
  %c8 = arith.constant 0 : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 8192 : index
  %c11 = arith.constant 1024 : index
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
  %6 = arith.muli %inputFeatures, %c2 : index
  %7 = arith.addi %6, %c5 : index
  %8 = arith.divui %7, %c6 : index
  %9 = arith.muli %8, %c6 : index
  %10 = arith.addi %5, %9 : index
  %11 = arith.addi %10, %c6 : index
  %12 = arith.muli %0, %c7 : index
  %13 = arith.muli %3, %c2 : index
  %14 = arith.addi %12, %13 : index
  %15 = arith.addi %14, %c8 : index
  %16 = arith.muli %15, %11 : index
  %17 = arith.addi %14, %c9 : index
  %18 = arith.muli %17, %11 : index
  %19 = wave.scratch %c10 : memref<?xf32>
  %20 = wave.scratch %c11 : memref<?xf32>
  %21 = memref.load %step[%c8] : memref<?xi32>
  %22 = arith.index_cast %21 : i32 to index
  %23 = arith.cmpi eq, %rowsMode, %c8 : index
  scf.if %23 {
    %24 = arith.muli %1, %c13 : index
    %25 = arith.cmpi slt, %24, %22 : index
    scf.if %25 {
      %26 = wave.lane
      %27 = arith.remui %26, %c13 : index
      %28 = wave.scratch %operandHalves : memref<?xf16>
      %29 = arith.divui %operandHalves, %c4 : index
      %30 = arith.muli %2, %c16 : index
      %31 = arith.addi %30, %26 : index
      scf.for %32 = %31 to %29 step %c17 {
        %33 = arith.muli %32, %c4 : index
        %34 = arith.addi %c8, %33 : index
        %35 = vector.load %x[%34] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %35, %28[%34] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %36 = arith.remui %27, %tileRows : index
      %37 = arith.muli %36, %c4 : index
      %38 = arith.divui %inputFeatures, %c16 : index
      %39 = arith.muli %4, %stepsPerWave : index
      %40 = arith.minsi %39, %38 : index
      %41 = arith.addi %40, %stepsPerWave : index
      %42 = arith.minsi %41, %38 : index
      %43 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %44 = arith.subi %42, %40 : index
      %45 = arith.divui %44, %c2 : index
      %46 = arith.muli %45, %c2 : index
      %47 = arith.addi %40, %46 : index
      %48 = arith.select %43, %41, %47 : index
      %52:2 = scf.for %49 = %40 to %48 step %c2 iter_args(%50 = %c18, %51 = %c18) -> (vector<8xf32>, vector<8xf32>) {
        %53 = arith.addi %49, %c8 : index
        %54:2 = func.call @qkv_q4_1_d64__gfx1100.0(%26, %16, %53, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %55 = arith.addi %49, %c9 : index
        %56:2 = func.call @qkv_q4_1_d64__gfx1100.0(%26, %16, %55, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %57:2 = func.call @qkv_q4_1_d64__gfx1100.0(%26, %18, %53, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %58:2 = func.call @qkv_q4_1_d64__gfx1100.0(%26, %18, %55, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %59 = arith.muli %49, %c2 : index
        %60 = arith.addi %59, %c8 : index
        %61 = arith.muli %tileRows, %c13 : index
        %62 = arith.muli %60, %61 : index
        %63 = arith.addi %37, %62 : index
        %64 = vector.load %28[%63] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %65 = arith.muli %tileRows, %c4 : index
        %66 = arith.addi %63, %65 : index
        %67 = vector.load %28[%66] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %68 = vector.shuffle %64, %67 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %69 = wave.mma %68, %54#0, %50 : vector<16xf16>, vector<8xf32>
        %70 = wave.mma %68, %57#0, %51 : vector<16xf16>, vector<8xf32>
        %71 = arith.addi %59, %c9 : index
        %72 = arith.muli %71, %61 : index
        %73 = arith.addi %37, %72 : index
        %74 = vector.load %28[%73] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %75 = arith.addi %73, %65 : index
        %76 = vector.load %28[%75] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %77 = vector.shuffle %74, %76 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %78 = wave.mma %77, %54#1, %69 : vector<16xf16>, vector<8xf32>
        %79 = wave.mma %77, %57#1, %70 : vector<16xf16>, vector<8xf32>
        %80 = arith.addi %59, %c2 : index
        %81 = arith.muli %80, %61 : index
        %82 = arith.addi %37, %81 : index
        %83 = vector.load %28[%82] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %84 = arith.addi %82, %65 : index
        %85 = vector.load %28[%84] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %86 = vector.shuffle %83, %85 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %87 = wave.mma %86, %56#0, %78 : vector<16xf16>, vector<8xf32>
        %88 = wave.mma %86, %58#0, %79 : vector<16xf16>, vector<8xf32>
        %89 = arith.addi %59, %c21 : index
        %90 = arith.muli %89, %61 : index
        %91 = arith.addi %37, %90 : index
        %92 = vector.load %28[%91] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %93 = arith.addi %91, %65 : index
        %94 = vector.load %28[%93] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %95 = vector.shuffle %92, %94 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %96 = wave.mma %95, %56#1, %87 : vector<16xf16>, vector<8xf32>
        %97 = wave.mma %95, %58#1, %88 : vector<16xf16>, vector<8xf32>
        scf.yield %96, %97 : vector<8xf32>, vector<8xf32>
      }
      %98 = arith.select %43, %48, %42 : index
      %102:2 = scf.for %99 = %48 to %98 step %c9 iter_args(%100 = %52#0, %101 = %52#1) -> (vector<8xf32>, vector<8xf32>) {
        %103 = arith.addi %99, %c8 : index
        %104:2 = func.call @qkv_q4_1_d64__gfx1100.0(%26, %16, %103, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %105:2 = func.call @qkv_q4_1_d64__gfx1100.0(%26, %18, %103, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %106 = arith.muli %99, %c2 : index
        %107 = arith.addi %106, %c8 : index
        %108 = arith.muli %tileRows, %c13 : index
        %109 = arith.muli %107, %108 : index
        %110 = arith.addi %37, %109 : index
        %111 = vector.load %28[%110] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %112 = arith.muli %tileRows, %c4 : index
        %113 = arith.addi %110, %112 : index
        %114 = vector.load %28[%113] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %115 = vector.shuffle %111, %114 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %116 = wave.mma %115, %104#0, %100 : vector<16xf16>, vector<8xf32>
        %117 = wave.mma %115, %105#0, %101 : vector<16xf16>, vector<8xf32>
        %118 = arith.addi %106, %c9 : index
        %119 = arith.muli %118, %108 : index
        %120 = arith.addi %37, %119 : index
        %121 = vector.load %28[%120] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %122 = arith.addi %120, %112 : index
        %123 = vector.load %28[%122] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %124 = vector.shuffle %121, %123 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %125 = wave.mma %124, %104#1, %116 : vector<16xf16>, vector<8xf32>
        %126 = wave.mma %124, %105#1, %117 : vector<16xf16>, vector<8xf32>
        scf.yield %125, %126 : vector<8xf32>, vector<8xf32>
      }
      %127 = arith.addi %24, %c8 : index
      func.call @qkv_q4_1_d64__gfx1100.2(%3, %4, %102#0, %19, %102#1, %127, %22, %factors, %16, %w, %20, %18, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  %128 = arith.cmpi eq, %rowsMode, %c9 : index
  scf.if %128 {
    %129 = arith.muli %1, %c13 : index
    %130 = arith.cmpi slt, %129, %22 : index
    scf.if %130 {
      %131 = wave.lane
      %132 = arith.remui %131, %c13 : index
      %133 = arith.remui %132, %tileRows : index
      %134 = arith.addi %129, %133 : index
      %135 = arith.divui %134, %tileRows : index
      %136 = arith.divui %inputFeatures, %c13 : index
      %137 = arith.muli %135, %136 : index
      %138 = arith.divui %c8, %c13 : index
      %139 = arith.addi %137, %138 : index
      %140 = arith.muli %139, %c2 : index
      %141 = arith.remui %c8, %c13 : index
      %142 = arith.divui %141, %c4 : index
      %143 = arith.addi %140, %142 : index
      %144 = arith.muli %tileRows, %c4 : index
      %145 = arith.muli %143, %144 : index
      %146 = arith.remui %134, %tileRows : index
      %147 = arith.muli %146, %c4 : index
      %148 = arith.addi %145, %147 : index
      %149 = arith.remui %c8, %c4 : index
      %150 = arith.addi %148, %149 : index
      %151 = arith.divui %inputFeatures, %c16 : index
      %152 = arith.muli %4, %stepsPerWave : index
      %153 = arith.minsi %152, %151 : index
      %154 = arith.addi %153, %stepsPerWave : index
      %155 = arith.minsi %154, %151 : index
      %156 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %157 = arith.subi %155, %153 : index
      %158 = arith.divui %157, %c2 : index
      %159 = arith.muli %158, %c2 : index
      %160 = arith.addi %153, %159 : index
      %161 = arith.select %156, %154, %160 : index
      %165:2 = scf.for %162 = %153 to %161 step %c2 iter_args(%163 = %c18, %164 = %c18) -> (vector<8xf32>, vector<8xf32>) {
        %166 = arith.addi %162, %c8 : index
        %167:2 = func.call @qkv_q4_1_d64__gfx1100.0(%131, %16, %166, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %168 = arith.addi %162, %c9 : index
        %169:2 = func.call @qkv_q4_1_d64__gfx1100.0(%131, %16, %168, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %170:2 = func.call @qkv_q4_1_d64__gfx1100.0(%131, %18, %166, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %171:2 = func.call @qkv_q4_1_d64__gfx1100.0(%131, %18, %168, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %172 = arith.muli %162, %c2 : index
        %173 = arith.addi %172, %c8 : index
        %174 = arith.muli %tileRows, %c13 : index
        %175 = arith.muli %173, %174 : index
        %176 = arith.addi %150, %175 : index
        %177 = vector.load %x[%176] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %178 = arith.addi %176, %144 : index
        %179 = vector.load %x[%178] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %180 = vector.shuffle %177, %179 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %181 = wave.mma %180, %167#0, %163 : vector<16xf16>, vector<8xf32>
        %182 = wave.mma %180, %170#0, %164 : vector<16xf16>, vector<8xf32>
        %183 = arith.addi %172, %c9 : index
        %184 = arith.muli %183, %174 : index
        %185 = arith.addi %150, %184 : index
        %186 = vector.load %x[%185] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %187 = arith.addi %185, %144 : index
        %188 = vector.load %x[%187] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %189 = vector.shuffle %186, %188 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %190 = wave.mma %189, %167#1, %181 : vector<16xf16>, vector<8xf32>
        %191 = wave.mma %189, %170#1, %182 : vector<16xf16>, vector<8xf32>
        %192 = arith.addi %172, %c2 : index
        %193 = arith.muli %192, %174 : index
        %194 = arith.addi %150, %193 : index
        %195 = vector.load %x[%194] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %196 = arith.addi %194, %144 : index
        %197 = vector.load %x[%196] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %198 = vector.shuffle %195, %197 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %199 = wave.mma %198, %169#0, %190 : vector<16xf16>, vector<8xf32>
        %200 = wave.mma %198, %171#0, %191 : vector<16xf16>, vector<8xf32>
        %201 = arith.addi %172, %c21 : index
        %202 = arith.muli %201, %174 : index
        %203 = arith.addi %150, %202 : index
        %204 = vector.load %x[%203] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %205 = arith.addi %203, %144 : index
        %206 = vector.load %x[%205] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %207 = vector.shuffle %204, %206 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %208 = wave.mma %207, %169#1, %199 : vector<16xf16>, vector<8xf32>
        %209 = wave.mma %207, %171#1, %200 : vector<16xf16>, vector<8xf32>
        scf.yield %208, %209 : vector<8xf32>, vector<8xf32>
      }
      %210 = arith.select %156, %161, %155 : index
      %214:2 = scf.for %211 = %161 to %210 step %c9 iter_args(%212 = %165#0, %213 = %165#1) -> (vector<8xf32>, vector<8xf32>) {
        %215 = arith.addi %211, %c8 : index
        %216:2 = func.call @qkv_q4_1_d64__gfx1100.0(%131, %16, %215, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %217:2 = func.call @qkv_q4_1_d64__gfx1100.0(%131, %18, %215, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %218 = arith.muli %211, %c2 : index
        %219 = arith.addi %218, %c8 : index
        %220 = arith.muli %tileRows, %c13 : index
        %221 = arith.muli %219, %220 : index
        %222 = arith.addi %150, %221 : index
        %223 = vector.load %x[%222] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %224 = arith.addi %222, %144 : index
        %225 = vector.load %x[%224] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %226 = vector.shuffle %223, %225 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %227 = wave.mma %226, %216#0, %212 : vector<16xf16>, vector<8xf32>
        %228 = wave.mma %226, %217#0, %213 : vector<16xf16>, vector<8xf32>
        %229 = arith.addi %218, %c9 : index
        %230 = arith.muli %229, %220 : index
        %231 = arith.addi %150, %230 : index
        %232 = vector.load %x[%231] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %233 = arith.addi %231, %144 : index
        %234 = vector.load %x[%233] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %235 = vector.shuffle %232, %234 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %236 = wave.mma %235, %216#1, %227 : vector<16xf16>, vector<8xf32>
        %237 = wave.mma %235, %217#1, %228 : vector<16xf16>, vector<8xf32>
        scf.yield %236, %237 : vector<8xf32>, vector<8xf32>
      }
      %238 = arith.addi %129, %c8 : index
      func.call @qkv_q4_1_d64__gfx1100.2(%3, %4, %214#0, %19, %214#1, %238, %22, %factors, %16, %w, %20, %18, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  %239 = arith.cmpi eq, %rowsMode, %c2 : index
  scf.if %239 {
    %240 = arith.muli %1, %c22 : index
    %241 = arith.cmpi slt, %240, %22 : index
    scf.if %241 {
      %242 = wave.lane
      %243 = arith.remui %242, %c13 : index
      %244 = arith.remui %243, %tileRows : index
      %245 = arith.addi %240, %244 : index
      %246 = arith.divui %245, %tileRows : index
      %247 = arith.divui %inputFeatures, %c13 : index
      %248 = arith.muli %246, %247 : index
      %249 = arith.divui %c8, %c13 : index
      %250 = arith.addi %248, %249 : index
      %251 = arith.muli %250, %c2 : index
      %252 = arith.remui %c8, %c13 : index
      %253 = arith.divui %252, %c4 : index
      %254 = arith.addi %251, %253 : index
      %255 = arith.muli %tileRows, %c4 : index
      %256 = arith.muli %254, %255 : index
      %257 = arith.remui %245, %tileRows : index
      %258 = arith.muli %257, %c4 : index
      %259 = arith.addi %256, %258 : index
      %260 = arith.remui %c8, %c4 : index
      %261 = arith.addi %259, %260 : index
      %262 = arith.addi %243, %c13 : index
      %263 = arith.addi %240, %262 : index
      %264 = arith.divui %263, %tileRows : index
      %265 = arith.muli %264, %247 : index
      %266 = arith.addi %265, %249 : index
      %267 = arith.muli %266, %c2 : index
      %268 = arith.addi %267, %253 : index
      %269 = arith.muli %268, %255 : index
      %270 = arith.remui %263, %tileRows : index
      %271 = arith.muli %270, %c4 : index
      %272 = arith.addi %269, %271 : index
      %273 = arith.addi %272, %260 : index
      %274 = arith.addi %243, %c16 : index
      %275 = arith.addi %240, %274 : index
      %276 = arith.divui %275, %tileRows : index
      %277 = arith.muli %276, %247 : index
      %278 = arith.addi %277, %249 : index
      %279 = arith.muli %278, %c2 : index
      %280 = arith.addi %279, %253 : index
      %281 = arith.muli %280, %255 : index
      %282 = arith.remui %275, %tileRows : index
      %283 = arith.muli %282, %c4 : index
      %284 = arith.addi %281, %283 : index
      %285 = arith.addi %284, %260 : index
      %286 = arith.addi %243, %c23 : index
      %287 = arith.addi %240, %286 : index
      %288 = arith.divui %287, %tileRows : index
      %289 = arith.muli %288, %247 : index
      %290 = arith.addi %289, %249 : index
      %291 = arith.muli %290, %c2 : index
      %292 = arith.addi %291, %253 : index
      %293 = arith.muli %292, %255 : index
      %294 = arith.remui %287, %tileRows : index
      %295 = arith.muli %294, %c4 : index
      %296 = arith.addi %293, %295 : index
      %297 = arith.addi %296, %260 : index
      %298 = arith.divui %inputFeatures, %c16 : index
      %299 = arith.muli %4, %stepsPerWave : index
      %300 = arith.minsi %299, %298 : index
      %301 = arith.addi %300, %stepsPerWave : index
      %302 = arith.minsi %301, %298 : index
      %303 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %304 = arith.subi %302, %300 : index
      %305 = arith.divui %304, %c2 : index
      %306 = arith.muli %305, %c2 : index
      %307 = arith.addi %300, %306 : index
      %308 = arith.select %303, %301, %307 : index
      %318:8 = scf.for %309 = %300 to %308 step %c2 iter_args(%310 = %c18, %311 = %c18, %312 = %c18, %313 = %c18, %314 = %c18, %315 = %c18, %316 = %c18, %317 = %c18) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %319 = arith.addi %309, %c8 : index
        %320:2 = func.call @qkv_q4_1_d64__gfx1100.0(%242, %16, %319, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %321 = arith.addi %309, %c9 : index
        %322:2 = func.call @qkv_q4_1_d64__gfx1100.0(%242, %16, %321, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %323:2 = func.call @qkv_q4_1_d64__gfx1100.0(%242, %18, %319, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %324:2 = func.call @qkv_q4_1_d64__gfx1100.0(%242, %18, %321, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %325 = arith.muli %309, %c2 : index
        %326 = arith.addi %325, %c8 : index
        %327 = arith.muli %tileRows, %c13 : index
        %328 = arith.muli %326, %327 : index
        %329 = arith.addi %261, %328 : index
        %330 = vector.load %x[%329] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %331 = arith.addi %329, %255 : index
        %332 = vector.load %x[%331] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %333 = vector.shuffle %330, %332 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %334 = wave.mma %333, %320#0, %310 : vector<16xf16>, vector<8xf32>
        %335 = wave.mma %333, %323#0, %311 : vector<16xf16>, vector<8xf32>
        %336 = arith.addi %273, %328 : index
        %337 = vector.load %x[%336] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %338 = arith.addi %336, %255 : index
        %339 = vector.load %x[%338] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %340 = vector.shuffle %337, %339 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %341 = wave.mma %340, %320#0, %312 : vector<16xf16>, vector<8xf32>
        %342 = wave.mma %340, %323#0, %313 : vector<16xf16>, vector<8xf32>
        %343 = arith.addi %285, %328 : index
        %344 = vector.load %x[%343] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %345 = arith.addi %343, %255 : index
        %346 = vector.load %x[%345] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %347 = vector.shuffle %344, %346 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %348 = wave.mma %347, %320#0, %314 : vector<16xf16>, vector<8xf32>
        %349 = wave.mma %347, %323#0, %315 : vector<16xf16>, vector<8xf32>
        %350 = arith.addi %297, %328 : index
        %351 = vector.load %x[%350] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %352 = arith.addi %350, %255 : index
        %353 = vector.load %x[%352] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %354 = vector.shuffle %351, %353 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %355 = wave.mma %354, %320#0, %316 : vector<16xf16>, vector<8xf32>
        %356 = wave.mma %354, %323#0, %317 : vector<16xf16>, vector<8xf32>
        %357 = arith.addi %325, %c9 : index
        %358 = arith.muli %357, %327 : index
        %359 = arith.addi %261, %358 : index
        %360 = vector.load %x[%359] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %361 = arith.addi %359, %255 : index
        %362 = vector.load %x[%361] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %363 = vector.shuffle %360, %362 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %364 = wave.mma %363, %320#1, %334 : vector<16xf16>, vector<8xf32>
        %365 = wave.mma %363, %323#1, %335 : vector<16xf16>, vector<8xf32>
        %366 = arith.addi %273, %358 : index
        %367 = vector.load %x[%366] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %368 = arith.addi %366, %255 : index
        %369 = vector.load %x[%368] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %370 = vector.shuffle %367, %369 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %371 = wave.mma %370, %320#1, %341 : vector<16xf16>, vector<8xf32>
        %372 = wave.mma %370, %323#1, %342 : vector<16xf16>, vector<8xf32>
        %373 = arith.addi %285, %358 : index
        %374 = vector.load %x[%373] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %375 = arith.addi %373, %255 : index
        %376 = vector.load %x[%375] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %377 = vector.shuffle %374, %376 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %378 = wave.mma %377, %320#1, %348 : vector<16xf16>, vector<8xf32>
        %379 = wave.mma %377, %323#1, %349 : vector<16xf16>, vector<8xf32>
        %380 = arith.addi %297, %358 : index
        %381 = vector.load %x[%380] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %382 = arith.addi %380, %255 : index
        %383 = vector.load %x[%382] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %384 = vector.shuffle %381, %383 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %385 = wave.mma %384, %320#1, %355 : vector<16xf16>, vector<8xf32>
        %386 = wave.mma %384, %323#1, %356 : vector<16xf16>, vector<8xf32>
        %387 = arith.addi %325, %c2 : index
        %388 = arith.muli %387, %327 : index
        %389 = arith.addi %261, %388 : index
        %390 = vector.load %x[%389] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %391 = arith.addi %389, %255 : index
        %392 = vector.load %x[%391] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %393 = vector.shuffle %390, %392 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %394 = wave.mma %393, %322#0, %364 : vector<16xf16>, vector<8xf32>
        %395 = wave.mma %393, %324#0, %365 : vector<16xf16>, vector<8xf32>
        %396 = arith.addi %273, %388 : index
        %397 = vector.load %x[%396] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %398 = arith.addi %396, %255 : index
        %399 = vector.load %x[%398] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %400 = vector.shuffle %397, %399 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %401 = wave.mma %400, %322#0, %371 : vector<16xf16>, vector<8xf32>
        %402 = wave.mma %400, %324#0, %372 : vector<16xf16>, vector<8xf32>
        %403 = arith.addi %285, %388 : index
        %404 = vector.load %x[%403] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %405 = arith.addi %403, %255 : index
        %406 = vector.load %x[%405] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %407 = vector.shuffle %404, %406 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %408 = wave.mma %407, %322#0, %378 : vector<16xf16>, vector<8xf32>
        %409 = wave.mma %407, %324#0, %379 : vector<16xf16>, vector<8xf32>
        %410 = arith.addi %297, %388 : index
        %411 = vector.load %x[%410] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %412 = arith.addi %410, %255 : index
        %413 = vector.load %x[%412] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %414 = vector.shuffle %411, %413 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %415 = wave.mma %414, %322#0, %385 : vector<16xf16>, vector<8xf32>
        %416 = wave.mma %414, %324#0, %386 : vector<16xf16>, vector<8xf32>
        %417 = arith.addi %325, %c21 : index
        %418 = arith.muli %417, %327 : index
        %419 = arith.addi %261, %418 : index
        %420 = vector.load %x[%419] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %421 = arith.addi %419, %255 : index
        %422 = vector.load %x[%421] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %423 = vector.shuffle %420, %422 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %424 = wave.mma %423, %322#1, %394 : vector<16xf16>, vector<8xf32>
        %425 = wave.mma %423, %324#1, %395 : vector<16xf16>, vector<8xf32>
        %426 = arith.addi %273, %418 : index
        %427 = vector.load %x[%426] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %428 = arith.addi %426, %255 : index
        %429 = vector.load %x[%428] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %430 = vector.shuffle %427, %429 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %431 = wave.mma %430, %322#1, %401 : vector<16xf16>, vector<8xf32>
        %432 = wave.mma %430, %324#1, %402 : vector<16xf16>, vector<8xf32>
        %433 = arith.addi %285, %418 : index
        %434 = vector.load %x[%433] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %435 = arith.addi %433, %255 : index
        %436 = vector.load %x[%435] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %437 = vector.shuffle %434, %436 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %438 = wave.mma %437, %322#1, %408 : vector<16xf16>, vector<8xf32>
        %439 = wave.mma %437, %324#1, %409 : vector<16xf16>, vector<8xf32>
        %440 = arith.addi %297, %418 : index
        %441 = vector.load %x[%440] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %442 = arith.addi %440, %255 : index
        %443 = vector.load %x[%442] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %444 = vector.shuffle %441, %443 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %445 = wave.mma %444, %322#1, %415 : vector<16xf16>, vector<8xf32>
        %446 = wave.mma %444, %324#1, %416 : vector<16xf16>, vector<8xf32>
        scf.yield %424, %425, %431, %432, %438, %439, %445, %446 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %447 = arith.select %303, %308, %302 : index
      %457:8 = scf.for %448 = %308 to %447 step %c9 iter_args(%449 = %318#0, %450 = %318#1, %451 = %318#2, %452 = %318#3, %453 = %318#4, %454 = %318#5, %455 = %318#6, %456 = %318#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %458 = arith.addi %448, %c8 : index
        %459:2 = func.call @qkv_q4_1_d64__gfx1100.0(%242, %16, %458, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %460:2 = func.call @qkv_q4_1_d64__gfx1100.0(%242, %18, %458, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %461 = arith.muli %448, %c2 : index
        %462 = arith.addi %461, %c8 : index
        %463 = arith.muli %tileRows, %c13 : index
        %464 = arith.muli %462, %463 : index
        %465 = arith.addi %261, %464 : index
        %466 = vector.load %x[%465] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %467 = arith.addi %465, %255 : index
        %468 = vector.load %x[%467] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %469 = vector.shuffle %466, %468 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %470 = wave.mma %469, %459#0, %449 : vector<16xf16>, vector<8xf32>
        %471 = wave.mma %469, %460#0, %450 : vector<16xf16>, vector<8xf32>
        %472 = arith.addi %273, %464 : index
        %473 = vector.load %x[%472] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %474 = arith.addi %472, %255 : index
        %475 = vector.load %x[%474] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %476 = vector.shuffle %473, %475 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %477 = wave.mma %476, %459#0, %451 : vector<16xf16>, vector<8xf32>
        %478 = wave.mma %476, %460#0, %452 : vector<16xf16>, vector<8xf32>
        %479 = arith.addi %285, %464 : index
        %480 = vector.load %x[%479] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %481 = arith.addi %479, %255 : index
        %482 = vector.load %x[%481] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %483 = vector.shuffle %480, %482 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %484 = wave.mma %483, %459#0, %453 : vector<16xf16>, vector<8xf32>
        %485 = wave.mma %483, %460#0, %454 : vector<16xf16>, vector<8xf32>
        %486 = arith.addi %297, %464 : index
        %487 = vector.load %x[%486] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %488 = arith.addi %486, %255 : index
        %489 = vector.load %x[%488] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %490 = vector.shuffle %487, %489 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %491 = wave.mma %490, %459#0, %455 : vector<16xf16>, vector<8xf32>
        %492 = wave.mma %490, %460#0, %456 : vector<16xf16>, vector<8xf32>
        %493 = arith.addi %461, %c9 : index
        %494 = arith.muli %493, %463 : index
        %495 = arith.addi %261, %494 : index
        %496 = vector.load %x[%495] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %497 = arith.addi %495, %255 : index
        %498 = vector.load %x[%497] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %499 = vector.shuffle %496, %498 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %500 = wave.mma %499, %459#1, %470 : vector<16xf16>, vector<8xf32>
        %501 = wave.mma %499, %460#1, %471 : vector<16xf16>, vector<8xf32>
        %502 = arith.addi %273, %494 : index
        %503 = vector.load %x[%502] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %504 = arith.addi %502, %255 : index
        %505 = vector.load %x[%504] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %506 = vector.shuffle %503, %505 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %507 = wave.mma %506, %459#1, %477 : vector<16xf16>, vector<8xf32>
        %508 = wave.mma %506, %460#1, %478 : vector<16xf16>, vector<8xf32>
        %509 = arith.addi %285, %494 : index
        %510 = vector.load %x[%509] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %511 = arith.addi %509, %255 : index
        %512 = vector.load %x[%511] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %513 = vector.shuffle %510, %512 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %514 = wave.mma %513, %459#1, %484 : vector<16xf16>, vector<8xf32>
        %515 = wave.mma %513, %460#1, %485 : vector<16xf16>, vector<8xf32>
        %516 = arith.addi %297, %494 : index
        %517 = vector.load %x[%516] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %518 = arith.addi %516, %255 : index
        %519 = vector.load %x[%518] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %520 = vector.shuffle %517, %519 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %521 = wave.mma %520, %459#1, %491 : vector<16xf16>, vector<8xf32>
        %522 = wave.mma %520, %460#1, %492 : vector<16xf16>, vector<8xf32>
        scf.yield %500, %501, %507, %508, %514, %515, %521, %522 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %523 = arith.addi %240, %c8 : index
      func.call @qkv_q4_1_d64__gfx1100.2(%3, %4, %457#0, %19, %457#1, %523, %22, %factors, %16, %w, %20, %18, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %524 = arith.addi %240, %c13 : index
      func.call @qkv_q4_1_d64__gfx1100.2(%3, %4, %457#2, %19, %457#3, %524, %22, %factors, %16, %w, %20, %18, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %525 = arith.addi %240, %c16 : index
      func.call @qkv_q4_1_d64__gfx1100.2(%3, %4, %457#4, %19, %457#5, %525, %22, %factors, %16, %w, %20, %18, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %526 = arith.addi %240, %c23 : index
      func.call @qkv_q4_1_d64__gfx1100.2(%3, %4, %457#6, %19, %457#7, %526, %22, %factors, %16, %w, %20, %18, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  wave.return
}
