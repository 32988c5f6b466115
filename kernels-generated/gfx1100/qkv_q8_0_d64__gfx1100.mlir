// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q8_0', dim=64)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q8_0_d64__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 32 : index
  %fc2 = arith.constant 2 : index
  %fc3 = arith.constant 128 : index
  %fscalesInLds = wave.param "scalesInLds" : index
  %fc5 = arith.constant 0 : index
  %fc6 = arith.constant 127 : index
  %fc7 = arith.constant 512 : index
  %fc8 = arith.constant dense<16711935> : vector<4xi32>
  %fc9 = arith.constant dense<1677747200> : vector<4xi32>
  %fc10 = arith.constant dense<8> : vector<4xi32>
  %fc11 = arith.constant dense<0x6480> : vector<16xf16>
  %fc12 = arith.constant 256 : index
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.muli %x1, %fc1 : index
  %f2 = arith.muli %f0, %fc2 : index
  %f3 = arith.addi %f1, %f2 : index
  %f4 = arith.addi %x2, %fc3 : index
  %f5 = arith.cmpi sgt, %fscalesInLds, %fc5 : index
  %f6 = scf.if %f5 -> (vector<2xi8>) {
    %f7 = arith.addi %x3, %f3 : index
    %f8 = vector.load %x4[%f7] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f8 : vector<2xi8>
  } else {
    %f9 = arith.addi %f4, %f3 : index
    %f10 = vector.load %x5[%f9] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f10 : vector<2xi8>
  }
  %f11 = vector.bitcast %f6 : vector<2xi8> to vector<1xf16>
  %f12 = vector.extract %f11[0] : f16 from vector<1xf16>
  %f13 = vector.broadcast %f12 : f16 to vector<16xf16>
  %f14 = arith.addi %x6, %fc6 : index
  %f15 = arith.divui %f14, %fc3 : index
  %f16 = arith.muli %f15, %fc3 : index
  %f17 = arith.addi %f4, %f16 : index
  %f18 = arith.muli %x1, %fc7 : index
  %f19 = arith.addi %f17, %f18 : index
  %f20 = arith.addi %f19, %fc5 : index
  %f21 = arith.muli %f0, %fc0 : index
  %f22 = arith.addi %f20, %f21 : index
  %f23 = vector.load %x5[%f22] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f24 = vector.bitcast %f23 : vector<16xi8> to vector<4xi32>
  %f25 = arith.andi %f24, %fc8 : vector<4xi32>
  %f26 = arith.ori %f25, %fc9 : vector<4xi32>
  %f27 = vector.bitcast %f26 : vector<4xi32> to vector<8xf16>
  %f28 = arith.shrui %f24, %fc10 : vector<4xi32>
  %f29 = arith.andi %f28, %fc8 : vector<4xi32>
  %f30 = arith.ori %f29, %fc9 : vector<4xi32>
  %f31 = vector.bitcast %f30 : vector<4xi32> to vector<8xf16>
  %f32 = vector.shuffle %f27, %f31 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f33 = arith.subf %f32, %fc11 : vector<16xf16>
  %f34 = arith.mulf %f33, %f13 : vector<16xf16>
  %f35 = arith.addi %f19, %fc12 : index
  %f36 = arith.addi %f35, %f21 : index
  %f37 = vector.load %x5[%f36] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f38 = vector.bitcast %f37 : vector<16xi8> to vector<4xi32>
  %f39 = arith.andi %f38, %fc8 : vector<4xi32>
  %f40 = arith.ori %f39, %fc9 : vector<4xi32>
  %f41 = vector.bitcast %f40 : vector<4xi32> to vector<8xf16>
  %f42 = arith.shrui %f38, %fc10 : vector<4xi32>
  %f43 = arith.andi %f42, %fc8 : vector<4xi32>
  %f44 = arith.ori %f43, %fc9 : vector<4xi32>
  %f45 = vector.bitcast %f44 : vector<4xi32> to vector<8xf16>
  %f46 = vector.shuffle %f41, %f45 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f47 = arith.subf %f46, %fc11 : vector<16xf16>
  %f48 = arith.mulf %f47, %f13 : vector<16xf16>
  func.return %f34, %f48 : vector<16xf16>, vector<16xf16>
}
func.func private @qkv_q8_0_d64__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xf32>, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: memref<?xf32>, %x10: index) {
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
func.func private @qkv_q8_0_d64__gfx1100.2(%x0: index, %x1: index, %x2: vector<8xf32>, %x3: memref<?xf32>, %x4: vector<8xf32>, %x5: index, %x6: index, %x7: memref<?xf32>, %x8: index, %x9: memref<?xi8>, %x10: memref<?xf32>, %x11: index, %x12: index, %x13: memref<?xf32>, %x14: index, %x15: index, %x16: memref<?xi32>, %x17: memref<?xf32>, %x18: memref<?xf32>, %x19: memref<?xf32>, %x20: memref<?xf32>, %x21: memref<?xf32>, %x22: memref<?xi8>, %x23: memref<?xi32>) {
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
  func.call @qkv_q8_0_d64__gfx1100.1(%f41, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
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
wave.kernel @qkv_q8_0_d64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 2 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 128 : index
  %c7 = arith.constant 0 : index
  %c8 = arith.constant 1 : index
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 8192 : index
  %c11 = arith.constant 1024 : index
  %rowsMode = wave.param "rowsMode" : index
  %scalesInLds = wave.param "scalesInLds" : index
  %c14 = arith.constant 32 : index
  %c15 = arith.constant 512 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c18 = arith.constant 8 : index
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
  %6 = arith.addi %inputFeatures, %c5 : index
  %7 = arith.divui %6, %c6 : index
  %8 = arith.muli %7, %c6 : index
  %9 = arith.addi %5, %8 : index
  %10 = arith.addi %9, %c6 : index
  %11 = arith.muli %3, %c2 : index
  %12 = arith.addi %11, %c7 : index
  %13 = arith.addi %11, %c8 : index
  %14 = arith.muli %0, %c9 : index
  %15 = arith.addi %14, %12 : index
  %16 = arith.muli %15, %10 : index
  %17 = arith.addi %14, %13 : index
  %18 = arith.muli %17, %10 : index
  %19 = wave.scratch %c10 : memref<?xf32>
  %20 = wave.scratch %c11 : memref<?xf32>
  %21 = memref.load %step[%c7] : memref<?xi32>
  %22 = arith.index_cast %21 : i32 to index
  %23 = arith.cmpi eq, %rowsMode, %c7 : index
  scf.if %23 {
    %24 = arith.muli %1, %c4 : index
    %25 = arith.cmpi slt, %24, %22 : index
    scf.if %25 {
      %26 = arith.muli %scalesInLds, %c9 : index
      %27 = wave.scratch %26 : memref<?xi8>
      %28 = arith.cmpi sgt, %scalesInLds, %c7 : index
      scf.if %28 {
        scf.for %29 = %c7 to %c9 step %c8 {
          %30 = arith.addi %14, %29 : index
          %31 = arith.muli %30, %10 : index
          %32 = arith.addi %31, %c6 : index
          %33 = arith.muli %2, %c14 : index
          %34 = wave.lane
          %35 = arith.addi %33, %34 : index
          %36 = arith.divui %scalesInLds, %c4 : index
          scf.for %37 = %35 to %36 step %c15 {
            %38 = arith.muli %37, %c4 : index
            %39 = arith.addi %32, %38 : index
            %40 = vector.load %w[%39] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %41 = arith.muli %29, %scalesInLds : index
            %42 = arith.addi %41, %38 : index
            vector.store %40, %27[%42] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %43 = wave.lane
      %44 = arith.remui %43, %c4 : index
      %45 = wave.scratch %operandHalves : memref<?xf16>
      %46 = arith.divui %operandHalves, %c18 : index
      %47 = arith.muli %2, %c14 : index
      %48 = arith.addi %47, %43 : index
      scf.for %49 = %48 to %46 step %c15 {
        %50 = arith.muli %49, %c18 : index
        %51 = arith.addi %c7, %50 : index
        %52 = vector.load %x[%51] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %52, %45[%51] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %53 = arith.remui %44, %tileRows : index
      %54 = arith.muli %53, %c18 : index
      %55 = arith.muli %12, %scalesInLds : index
      %56 = arith.muli %13, %scalesInLds : index
      %57 = arith.divui %inputFeatures, %c14 : index
      %58 = arith.muli %4, %stepsPerWave : index
      %59 = arith.minsi %58, %57 : index
      %60 = arith.addi %59, %stepsPerWave : index
      %61 = arith.minsi %60, %57 : index
      %62 = arith.cmpi eq, %wholeBlocks, %c8 : index
      %63 = arith.subi %61, %59 : index
      %64 = arith.divui %63, %c2 : index
      %65 = arith.muli %64, %c2 : index
      %66 = arith.addi %59, %65 : index
      %67 = arith.select %62, %60, %66 : index
      %71:2 = scf.for %68 = %59 to %67 step %c2 iter_args(%69 = %c19, %70 = %c19) -> (vector<8xf32>, vector<8xf32>) {
        %72 = arith.addi %68, %c7 : index
        %73:2 = func.call @qkv_q8_0_d64__gfx1100.0(%43, %72, %16, %55, %27, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %74 = arith.addi %68, %c8 : index
        %75:2 = func.call @qkv_q8_0_d64__gfx1100.0(%43, %74, %16, %55, %27, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %76:2 = func.call @qkv_q8_0_d64__gfx1100.0(%43, %72, %18, %56, %27, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %77:2 = func.call @qkv_q8_0_d64__gfx1100.0(%43, %74, %18, %56, %27, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %78 = arith.muli %68, %c2 : index
        %79 = arith.addi %78, %c7 : index
        %80 = arith.muli %tileRows, %c4 : index
        %81 = arith.muli %79, %80 : index
        %82 = arith.addi %54, %81 : index
        %83 = vector.load %45[%82] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %84 = arith.muli %tileRows, %c18 : index
        %85 = arith.addi %82, %84 : index
        %86 = vector.load %45[%85] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %87 = vector.shuffle %83, %86 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %88 = wave.mma %87, %73#0, %69 : vector<16xf16>, vector<8xf32>
        %89 = wave.mma %87, %76#0, %70 : vector<16xf16>, vector<8xf32>
        %90 = arith.addi %78, %c8 : index
        %91 = arith.muli %90, %80 : index
        %92 = arith.addi %54, %91 : index
        %93 = vector.load %45[%92] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %94 = arith.addi %92, %84 : index
        %95 = vector.load %45[%94] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %96 = vector.shuffle %93, %95 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %97 = wave.mma %96, %73#1, %88 : vector<16xf16>, vector<8xf32>
        %98 = wave.mma %96, %76#1, %89 : vector<16xf16>, vector<8xf32>
        %99 = arith.addi %78, %c2 : index
        %100 = arith.muli %99, %80 : index
        %101 = arith.addi %54, %100 : index
        %102 = vector.load %45[%101] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %103 = arith.addi %101, %84 : index
        %104 = vector.load %45[%103] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %105 = vector.shuffle %102, %104 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %106 = wave.mma %105, %75#0, %97 : vector<16xf16>, vector<8xf32>
        %107 = wave.mma %105, %77#0, %98 : vector<16xf16>, vector<8xf32>
        %108 = arith.addi %78, %c22 : index
        %109 = arith.muli %108, %80 : index
        %110 = arith.addi %54, %109 : index
        %111 = vector.load %45[%110] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %112 = arith.addi %110, %84 : index
        %113 = vector.load %45[%112] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %114 = vector.shuffle %111, %113 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %115 = wave.mma %114, %75#1, %106 : vector<16xf16>, vector<8xf32>
        %116 = wave.mma %114, %77#1, %107 : vector<16xf16>, vector<8xf32>
        scf.yield %115, %116 : vector<8xf32>, vector<8xf32>
      }
      %117 = arith.select %62, %67, %61 : index
      %121:2 = scf.for %118 = %67 to %117 step %c8 iter_args(%119 = %71#0, %120 = %71#1) -> (vector<8xf32>, vector<8xf32>) {
        %122 = arith.addi %118, %c7 : index
        %123:2 = func.call @qkv_q8_0_d64__gfx1100.0(%43, %122, %16, %55, %27, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %124:2 = func.call @qkv_q8_0_d64__gfx1100.0(%43, %122, %18, %56, %27, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %125 = arith.muli %118, %c2 : index
        %126 = arith.addi %125, %c7 : index
        %127 = arith.muli %tileRows, %c4 : index
        %128 = arith.muli %126, %127 : index
        %129 = arith.addi %54, %128 : index
        %130 = vector.load %45[%129] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %131 = arith.muli %tileRows, %c18 : index
        %132 = arith.addi %129, %131 : index
        %133 = vector.load %45[%132] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %134 = vector.shuffle %130, %133 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %135 = wave.mma %134, %123#0, %119 : vector<16xf16>, vector<8xf32>
        %136 = wave.mma %134, %124#0, %120 : vector<16xf16>, vector<8xf32>
        %137 = arith.addi %125, %c8 : index
        %138 = arith.muli %137, %127 : index
        %139 = arith.addi %54, %138 : index
        %140 = vector.load %45[%139] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %141 = arith.addi %139, %131 : index
        %142 = vector.load %45[%141] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %143 = vector.shuffle %140, %142 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %144 = wave.mma %143, %123#1, %135 : vector<16xf16>, vector<8xf32>
        %145 = wave.mma %143, %124#1, %136 : vector<16xf16>, vector<8xf32>
        scf.yield %144, %145 : vector<8xf32>, vector<8xf32>
      }
      %146 = arith.addi %24, %c7 : index
      func.call @qkv_q8_0_d64__gfx1100.2(%3, %4, %121#0, %19, %121#1, %146, %22, %factors, %16, %w, %20, %18, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  %147 = arith.cmpi eq, %rowsMode, %c8 : index
  scf.if %147 {
    %148 = arith.muli %1, %c4 : index
    %149 = arith.cmpi slt, %148, %22 : index
    scf.if %149 {
      %150 = arith.muli %scalesInLds, %c9 : index
      %151 = wave.scratch %150 : memref<?xi8>
      %152 = arith.cmpi sgt, %scalesInLds, %c7 : index
      scf.if %152 {
        scf.for %153 = %c7 to %c9 step %c8 {
          %154 = arith.addi %14, %153 : index
          %155 = arith.muli %154, %10 : index
          %156 = arith.addi %155, %c6 : index
          %157 = arith.muli %2, %c14 : index
          %158 = wave.lane
          %159 = arith.addi %157, %158 : index
          %160 = arith.divui %scalesInLds, %c4 : index
          scf.for %161 = %159 to %160 step %c15 {
            %162 = arith.muli %161, %c4 : index
            %163 = arith.addi %156, %162 : index
            %164 = vector.load %w[%163] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %165 = arith.muli %153, %scalesInLds : index
            %166 = arith.addi %165, %162 : index
            vector.store %164, %151[%166] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %167 = wave.lane
      %168 = arith.remui %167, %c4 : index
      %169 = arith.remui %168, %tileRows : index
      %170 = arith.addi %148, %169 : index
      %171 = arith.divui %170, %tileRows : index
      %172 = arith.divui %inputFeatures, %c4 : index
      %173 = arith.muli %171, %172 : index
      %174 = arith.divui %c7, %c4 : index
      %175 = arith.addi %173, %174 : index
      %176 = arith.muli %175, %c2 : index
      %177 = arith.remui %c7, %c4 : index
      %178 = arith.divui %177, %c18 : index
      %179 = arith.addi %176, %178 : index
      %180 = arith.muli %tileRows, %c18 : index
      %181 = arith.muli %179, %180 : index
      %182 = arith.remui %170, %tileRows : index
      %183 = arith.muli %182, %c18 : index
      %184 = arith.addi %181, %183 : index
      %185 = arith.remui %c7, %c18 : index
      %186 = arith.addi %184, %185 : index
      %187 = arith.muli %12, %scalesInLds : index
      %188 = arith.muli %13, %scalesInLds : index
      %189 = arith.divui %inputFeatures, %c14 : index
      %190 = arith.muli %4, %stepsPerWave : index
      %191 = arith.minsi %190, %189 : index
      %192 = arith.addi %191, %stepsPerWave : index
      %193 = arith.minsi %192, %189 : index
      %194 = arith.cmpi eq, %wholeBlocks, %c8 : index
      %195 = arith.subi %193, %191 : index
      %196 = arith.divui %195, %c2 : index
      %197 = arith.muli %196, %c2 : index
      %198 = arith.addi %191, %197 : index
      %199 = arith.select %194, %192, %198 : index
      %203:2 = scf.for %200 = %191 to %199 step %c2 iter_args(%201 = %c19, %202 = %c19) -> (vector<8xf32>, vector<8xf32>) {
        %204 = arith.addi %200, %c7 : index
        %205:2 = func.call @qkv_q8_0_d64__gfx1100.0(%167, %204, %16, %187, %151, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %206 = arith.addi %200, %c8 : index
        %207:2 = func.call @qkv_q8_0_d64__gfx1100.0(%167, %206, %16, %187, %151, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %208:2 = func.call @qkv_q8_0_d64__gfx1100.0(%167, %204, %18, %188, %151, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %209:2 = func.call @qkv_q8_0_d64__gfx1100.0(%167, %206, %18, %188, %151, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %210 = arith.muli %200, %c2 : index
        %211 = arith.addi %210, %c7 : index
        %212 = arith.muli %tileRows, %c4 : index
        %213 = arith.muli %211, %212 : index
        %214 = arith.addi %186, %213 : index
        %215 = vector.load %x[%214] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %216 = arith.addi %214, %180 : index
        %217 = vector.load %x[%216] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %218 = vector.shuffle %215, %217 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %219 = wave.mma %218, %205#0, %201 : vector<16xf16>, vector<8xf32>
        %220 = wave.mma %218, %208#0, %202 : vector<16xf16>, vector<8xf32>
        %221 = arith.addi %210, %c8 : index
        %222 = arith.muli %221, %212 : index
        %223 = arith.addi %186, %222 : index
        %224 = vector.load %x[%223] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %225 = arith.addi %223, %180 : index
        %226 = vector.load %x[%225] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %227 = vector.shuffle %224, %226 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %228 = wave.mma %227, %205#1, %219 : vector<16xf16>, vector<8xf32>
        %229 = wave.mma %227, %208#1, %220 : vector<16xf16>, vector<8xf32>
        %230 = arith.addi %210, %c2 : index
        %231 = arith.muli %230, %212 : index
        %232 = arith.addi %186, %231 : index
        %233 = vector.load %x[%232] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %234 = arith.addi %232, %180 : index
        %235 = vector.load %x[%234] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %236 = vector.shuffle %233, %235 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %237 = wave.mma %236, %207#0, %228 : vector<16xf16>, vector<8xf32>
        %238 = wave.mma %236, %209#0, %229 : vector<16xf16>, vector<8xf32>
        %239 = arith.addi %210, %c22 : index
        %240 = arith.muli %239, %212 : index
        %241 = arith.addi %186, %240 : index
        %242 = vector.load %x[%241] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %243 = arith.addi %241, %180 : index
        %244 = vector.load %x[%243] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %245 = vector.shuffle %242, %244 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %246 = wave.mma %245, %207#1, %237 : vector<16xf16>, vector<8xf32>
        %247 = wave.mma %245, %209#1, %238 : vector<16xf16>, vector<8xf32>
        scf.yield %246, %247 : vector<8xf32>, vector<8xf32>
      }
      %248 = arith.select %194, %199, %193 : index
      %252:2 = scf.for %249 = %199 to %248 step %c8 iter_args(%250 = %203#0, %251 = %203#1) -> (vector<8xf32>, vector<8xf32>) {
        %253 = arith.addi %249, %c7 : index
        %254:2 = func.call @qkv_q8_0_d64__gfx1100.0(%167, %253, %16, %187, %151, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %255:2 = func.call @qkv_q8_0_d64__gfx1100.0(%167, %253, %18, %188, %151, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %256 = arith.muli %249, %c2 : index
        %257 = arith.addi %256, %c7 : index
        %258 = arith.muli %tileRows, %c4 : index
        %259 = arith.muli %257, %258 : index
        %260 = arith.addi %186, %259 : index
        %261 = vector.load %x[%260] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %262 = arith.addi %260, %180 : index
        %263 = vector.load %x[%262] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %264 = vector.shuffle %261, %263 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %265 = wave.mma %264, %254#0, %250 : vector<16xf16>, vector<8xf32>
        %266 = wave.mma %264, %255#0, %251 : vector<16xf16>, vector<8xf32>
        %267 = arith.addi %256, %c8 : index
        %268 = arith.muli %267, %258 : index
        %269 = arith.addi %186, %268 : index
        %270 = vector.load %x[%269] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %271 = arith.addi %269, %180 : index
        %272 = vector.load %x[%271] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %273 = vector.shuffle %270, %272 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %274 = wave.mma %273, %254#1, %265 : vector<16xf16>, vector<8xf32>
        %275 = wave.mma %273, %255#1, %266 : vector<16xf16>, vector<8xf32>
        scf.yield %274, %275 : vector<8xf32>, vector<8xf32>
      }
      %276 = arith.addi %148, %c7 : index
      func.call @qkv_q8_0_d64__gfx1100.2(%3, %4, %252#0, %19, %252#1, %276, %22, %factors, %16, %w, %20, %18, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  %277 = arith.cmpi eq, %rowsMode, %c2 : index
  scf.if %277 {
    %278 = arith.muli %1, %c23 : index
    %279 = arith.cmpi slt, %278, %22 : index
    scf.if %279 {
      %280 = arith.muli %scalesInLds, %c9 : index
      %281 = wave.scratch %280 : memref<?xi8>
      %282 = arith.cmpi sgt, %scalesInLds, %c7 : index
      scf.if %282 {
        scf.for %283 = %c7 to %c9 step %c8 {
          %284 = arith.addi %14, %283 : index
          %285 = arith.muli %284, %10 : index
          %286 = arith.addi %285, %c6 : index
          %287 = arith.muli %2, %c14 : index
          %288 = wave.lane
          %289 = arith.addi %287, %288 : index
          %290 = arith.divui %scalesInLds, %c4 : index
          scf.for %291 = %289 to %290 step %c15 {
            %292 = arith.muli %291, %c4 : index
            %293 = arith.addi %286, %292 : index
            %294 = vector.load %w[%293] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %295 = arith.muli %283, %scalesInLds : index
            %296 = arith.addi %295, %292 : index
            vector.store %294, %281[%296] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %297 = wave.lane
      %298 = arith.remui %297, %c4 : index
      %299 = arith.remui %298, %tileRows : index
      %300 = arith.addi %278, %299 : index
      %301 = arith.divui %300, %tileRows : index
      %302 = arith.divui %inputFeatures, %c4 : index
      %303 = arith.muli %301, %302 : index
      %304 = arith.divui %c7, %c4 : index
      %305 = arith.addi %303, %304 : index
      %306 = arith.muli %305, %c2 : index
      %307 = arith.remui %c7, %c4 : index
      %308 = arith.divui %307, %c18 : index
      %309 = arith.addi %306, %308 : index
      %310 = arith.muli %tileRows, %c18 : index
      %311 = arith.muli %309, %310 : index
      %312 = arith.remui %300, %tileRows : index
      %313 = arith.muli %312, %c18 : index
      %314 = arith.addi %311, %313 : index
      %315 = arith.remui %c7, %c18 : index
      %316 = arith.addi %314, %315 : index
      %317 = arith.addi %298, %c4 : index
      %318 = arith.addi %278, %317 : index
      %319 = arith.divui %318, %tileRows : index
      %320 = arith.muli %319, %302 : index
      %321 = arith.addi %320, %304 : index
      %322 = arith.muli %321, %c2 : index
      %323 = arith.addi %322, %308 : index
      %324 = arith.muli %323, %310 : index
      %325 = arith.remui %318, %tileRows : index
      %326 = arith.muli %325, %c18 : index
      %327 = arith.addi %324, %326 : index
      %328 = arith.addi %327, %315 : index
      %329 = arith.addi %298, %c14 : index
      %330 = arith.addi %278, %329 : index
      %331 = arith.divui %330, %tileRows : index
      %332 = arith.muli %331, %302 : index
      %333 = arith.addi %332, %304 : index
      %334 = arith.muli %333, %c2 : index
      %335 = arith.addi %334, %308 : index
      %336 = arith.muli %335, %310 : index
      %337 = arith.remui %330, %tileRows : index
      %338 = arith.muli %337, %c18 : index
      %339 = arith.addi %336, %338 : index
      %340 = arith.addi %339, %315 : index
      %341 = arith.addi %298, %c24 : index
      %342 = arith.addi %278, %341 : index
      %343 = arith.divui %342, %tileRows : index
      %344 = arith.muli %343, %302 : index
      %345 = arith.addi %344, %304 : index
      %346 = arith.muli %345, %c2 : index
      %347 = arith.addi %346, %308 : index
      %348 = arith.muli %347, %310 : index
      %349 = arith.remui %342, %tileRows : index
      %350 = arith.muli %349, %c18 : index
      %351 = arith.addi %348, %350 : index
      %352 = arith.addi %351, %315 : index
      %353 = arith.muli %12, %scalesInLds : index
      %354 = arith.muli %13, %scalesInLds : index
      %355 = arith.divui %inputFeatures, %c14 : index
      %356 = arith.muli %4, %stepsPerWave : index
      %357 = arith.minsi %356, %355 : index
      %358 = arith.addi %357, %stepsPerWave : index
      %359 = arith.minsi %358, %355 : index
      %360 = arith.cmpi eq, %wholeBlocks, %c8 : index
      %361 = arith.subi %359, %357 : index
      %362 = arith.divui %361, %c2 : index
      %363 = arith.muli %362, %c2 : index
      %364 = arith.addi %357, %363 : index
      %365 = arith.select %360, %358, %364 : index
      %375:8 = scf.for %366 = %357 to %365 step %c2 iter_args(%367 = %c19, %368 = %c19, %369 = %c19, %370 = %c19, %371 = %c19, %372 = %c19, %373 = %c19, %374 = %c19) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %376 = arith.addi %366, %c7 : index
        %377:2 = func.call @qkv_q8_0_d64__gfx1100.0(%297, %376, %16, %353, %281, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %378 = arith.addi %366, %c8 : index
        %379:2 = func.call @qkv_q8_0_d64__gfx1100.0(%297, %378, %16, %353, %281, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %380:2 = func.call @qkv_q8_0_d64__gfx1100.0(%297, %376, %18, %354, %281, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %381:2 = func.call @qkv_q8_0_d64__gfx1100.0(%297, %378, %18, %354, %281, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %382 = arith.muli %366, %c2 : index
        %383 = arith.addi %382, %c7 : index
        %384 = arith.muli %tileRows, %c4 : index
        %385 = arith.muli %383, %384 : index
        %386 = arith.addi %316, %385 : index
        %387 = vector.load %x[%386] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %388 = arith.addi %386, %310 : index
        %389 = vector.load %x[%388] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %390 = vector.shuffle %387, %389 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %391 = wave.mma %390, %377#0, %367 : vector<16xf16>, vector<8xf32>
        %392 = wave.mma %390, %380#0, %368 : vector<16xf16>, vector<8xf32>
        %393 = arith.addi %328, %385 : index
        %394 = vector.load %x[%393] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %395 = arith.addi %393, %310 : index
        %396 = vector.load %x[%395] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %397 = vector.shuffle %394, %396 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %398 = wave.mma %397, %377#0, %369 : vector<16xf16>, vector<8xf32>
        %399 = wave.mma %397, %380#0, %370 : vector<16xf16>, vector<8xf32>
        %400 = arith.addi %340, %385 : index
        %401 = vector.load %x[%400] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %402 = arith.addi %400, %310 : index
        %403 = vector.load %x[%402] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %404 = vector.shuffle %401, %403 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %405 = wave.mma %404, %377#0, %371 : vector<16xf16>, vector<8xf32>
        %406 = wave.mma %404, %380#0, %372 : vector<16xf16>, vector<8xf32>
        %407 = arith.addi %352, %385 : index
        %408 = vector.load %x[%407] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %409 = arith.addi %407, %310 : index
        %410 = vector.load %x[%409] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %411 = vector.shuffle %408, %410 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %412 = wave.mma %411, %377#0, %373 : vector<16xf16>, vector<8xf32>
        %413 = wave.mma %411, %380#0, %374 : vector<16xf16>, vector<8xf32>
        %414 = arith.addi %382, %c8 : index
        %415 = arith.muli %414, %384 : index
        %416 = arith.addi %316, %415 : index
        %417 = vector.load %x[%416] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %418 = arith.addi %416, %310 : index
        %419 = vector.load %x[%418] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %420 = vector.shuffle %417, %419 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %421 = wave.mma %420, %377#1, %391 : vector<16xf16>, vector<8xf32>
        %422 = wave.mma %420, %380#1, %392 : vector<16xf16>, vector<8xf32>
        %423 = arith.addi %328, %415 : index
        %424 = vector.load %x[%423] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %425 = arith.addi %423, %310 : index
        %426 = vector.load %x[%425] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %427 = vector.shuffle %424, %426 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %428 = wave.mma %427, %377#1, %398 : vector<16xf16>, vector<8xf32>
        %429 = wave.mma %427, %380#1, %399 : vector<16xf16>, vector<8xf32>
        %430 = arith.addi %340, %415 : index
        %431 = vector.load %x[%430] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %432 = arith.addi %430, %310 : index
        %433 = vector.load %x[%432] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %434 = vector.shuffle %431, %433 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %435 = wave.mma %434, %377#1, %405 : vector<16xf16>, vector<8xf32>
        %436 = wave.mma %434, %380#1, %406 : vector<16xf16>, vector<8xf32>
        %437 = arith.addi %352, %415 : index
        %438 = vector.load %x[%437] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %439 = arith.addi %437, %310 : index
        %440 = vector.load %x[%439] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %441 = vector.shuffle %438, %440 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %442 = wave.mma %441, %377#1, %412 : vector<16xf16>, vector<8xf32>
        %443 = wave.mma %441, %380#1, %413 : vector<16xf16>, vector<8xf32>
        %444 = arith.addi %382, %c2 : index
        %445 = arith.muli %444, %384 : index
        %446 = arith.addi %316, %445 : index
        %447 = vector.load %x[%446] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %448 = arith.addi %446, %310 : index
        %449 = vector.load %x[%448] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %450 = vector.shuffle %447, %449 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %451 = wave.mma %450, %379#0, %421 : vector<16xf16>, vector<8xf32>
        %452 = wave.mma %450, %381#0, %422 : vector<16xf16>, vector<8xf32>
        %453 = arith.addi %328, %445 : index
        %454 = vector.load %x[%453] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %455 = arith.addi %453, %310 : index
        %456 = vector.load %x[%455] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %457 = vector.shuffle %454, %456 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %458 = wave.mma %457, %379#0, %428 : vector<16xf16>, vector<8xf32>
        %459 = wave.mma %457, %381#0, %429 : vector<16xf16>, vector<8xf32>
        %460 = arith.addi %340, %445 : index
        %461 = vector.load %x[%460] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %462 = arith.addi %460, %310 : index
        %463 = vector.load %x[%462] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %464 = vector.shuffle %461, %463 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %465 = wave.mma %464, %379#0, %435 : vector<16xf16>, vector<8xf32>
        %466 = wave.mma %464, %381#0, %436 : vector<16xf16>, vector<8xf32>
        %467 = arith.addi %352, %445 : index
        %468 = vector.load %x[%467] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %469 = arith.addi %467, %310 : index
        %470 = vector.load %x[%469] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %471 = vector.shuffle %468, %470 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %472 = wave.mma %471, %379#0, %442 : vector<16xf16>, vector<8xf32>
        %473 = wave.mma %471, %381#0, %443 : vector<16xf16>, vector<8xf32>
        %474 = arith.addi %382, %c22 : index
        %475 = arith.muli %474, %384 : index
        %476 = arith.addi %316, %475 : index
        %477 = vector.load %x[%476] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %478 = arith.addi %476, %310 : index
        %479 = vector.load %x[%478] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %480 = vector.shuffle %477, %479 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %481 = wave.mma %480, %379#1, %451 : vector<16xf16>, vector<8xf32>
        %482 = wave.mma %480, %381#1, %452 : vector<16xf16>, vector<8xf32>
        %483 = arith.addi %328, %475 : index
        %484 = vector.load %x[%483] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %485 = arith.addi %483, %310 : index
        %486 = vector.load %x[%485] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %487 = vector.shuffle %484, %486 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %488 = wave.mma %487, %379#1, %458 : vector<16xf16>, vector<8xf32>
        %489 = wave.mma %487, %381#1, %459 : vector<16xf16>, vector<8xf32>
        %490 = arith.addi %340, %475 : index
        %491 = vector.load %x[%490] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %492 = arith.addi %490, %310 : index
        %493 = vector.load %x[%492] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %494 = vector.shuffle %491, %493 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %495 = wave.mma %494, %379#1, %465 : vector<16xf16>, vector<8xf32>
        %496 = wave.mma %494, %381#1, %466 : vector<16xf16>, vector<8xf32>
        %497 = arith.addi %352, %475 : index
        %498 = vector.load %x[%497] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %499 = arith.addi %497, %310 : index
        %500 = vector.load %x[%499] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %501 = vector.shuffle %498, %500 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %502 = wave.mma %501, %379#1, %472 : vector<16xf16>, vector<8xf32>
        %503 = wave.mma %501, %381#1, %473 : vector<16xf16>, vector<8xf32>
        scf.yield %481, %482, %488, %489, %495, %496, %502, %503 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %504 = arith.select %360, %365, %359 : index
      %514:8 = scf.for %505 = %365 to %504 step %c8 iter_args(%506 = %375#0, %507 = %375#1, %508 = %375#2, %509 = %375#3, %510 = %375#4, %511 = %375#5, %512 = %375#6, %513 = %375#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %515 = arith.addi %505, %c7 : index
        %516:2 = func.call @qkv_q8_0_d64__gfx1100.0(%297, %515, %16, %353, %281, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %517:2 = func.call @qkv_q8_0_d64__gfx1100.0(%297, %515, %18, %354, %281, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %518 = arith.muli %505, %c2 : index
        %519 = arith.addi %518, %c7 : index
        %520 = arith.muli %tileRows, %c4 : index
        %521 = arith.muli %519, %520 : index
        %522 = arith.addi %316, %521 : index
        %523 = vector.load %x[%522] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %524 = arith.addi %522, %310 : index
        %525 = vector.load %x[%524] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %526 = vector.shuffle %523, %525 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %527 = wave.mma %526, %516#0, %506 : vector<16xf16>, vector<8xf32>
        %528 = wave.mma %526, %517#0, %507 : vector<16xf16>, vector<8xf32>
        %529 = arith.addi %328, %521 : index
        %530 = vector.load %x[%529] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %531 = arith.addi %529, %310 : index
        %532 = vector.load %x[%531] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %533 = vector.shuffle %530, %532 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %534 = wave.mma %533, %516#0, %508 : vector<16xf16>, vector<8xf32>
        %535 = wave.mma %533, %517#0, %509 : vector<16xf16>, vector<8xf32>
        %536 = arith.addi %340, %521 : index
        %537 = vector.load %x[%536] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %538 = arith.addi %536, %310 : index
        %539 = vector.load %x[%538] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %540 = vector.shuffle %537, %539 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %541 = wave.mma %540, %516#0, %510 : vector<16xf16>, vector<8xf32>
        %542 = wave.mma %540, %517#0, %511 : vector<16xf16>, vector<8xf32>
        %543 = arith.addi %352, %521 : index
        %544 = vector.load %x[%543] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %545 = arith.addi %543, %310 : index
        %546 = vector.load %x[%545] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %547 = vector.shuffle %544, %546 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %548 = wave.mma %547, %516#0, %512 : vector<16xf16>, vector<8xf32>
        %549 = wave.mma %547, %517#0, %513 : vector<16xf16>, vector<8xf32>
        %550 = arith.addi %518, %c8 : index
        %551 = arith.muli %550, %520 : index
        %552 = arith.addi %316, %551 : index
        %553 = vector.load %x[%552] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %554 = arith.addi %552, %310 : index
        %555 = vector.load %x[%554] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %556 = vector.shuffle %553, %555 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %557 = wave.mma %556, %516#1, %527 : vector<16xf16>, vector<8xf32>
        %558 = wave.mma %556, %517#1, %528 : vector<16xf16>, vector<8xf32>
        %559 = arith.addi %328, %551 : index
        %560 = vector.load %x[%559] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %561 = arith.addi %559, %310 : index
        %562 = vector.load %x[%561] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %563 = vector.shuffle %560, %562 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %564 = wave.mma %563, %516#1, %534 : vector<16xf16>, vector<8xf32>
        %565 = wave.mma %563, %517#1, %535 : vector<16xf16>, vector<8xf32>
        %566 = arith.addi %340, %551 : index
        %567 = vector.load %x[%566] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %568 = arith.addi %566, %310 : index
        %569 = vector.load %x[%568] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %570 = vector.shuffle %567, %569 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %571 = wave.mma %570, %516#1, %541 : vector<16xf16>, vector<8xf32>
        %572 = wave.mma %570, %517#1, %542 : vector<16xf16>, vector<8xf32>
        %573 = arith.addi %352, %551 : index
        %574 = vector.load %x[%573] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %575 = arith.addi %573, %310 : index
        %576 = vector.load %x[%575] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %577 = vector.shuffle %574, %576 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %578 = wave.mma %577, %516#1, %548 : vector<16xf16>, vector<8xf32>
        %579 = wave.mma %577, %517#1, %549 : vector<16xf16>, vector<8xf32>
        scf.yield %557, %558, %564, %565, %571, %572, %578, %579 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %580 = arith.addi %278, %c7 : index
      func.call @qkv_q8_0_d64__gfx1100.2(%3, %4, %514#0, %19, %514#1, %580, %22, %factors, %16, %w, %20, %18, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %581 = arith.addi %278, %c4 : index
      func.call @qkv_q8_0_d64__gfx1100.2(%3, %4, %514#2, %19, %514#3, %581, %22, %factors, %16, %w, %20, %18, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %582 = arith.addi %278, %c14 : index
      func.call @qkv_q8_0_d64__gfx1100.2(%3, %4, %514#4, %19, %514#5, %582, %22, %factors, %16, %w, %20, %18, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %583 = arith.addi %278, %c24 : index
      func.call @qkv_q8_0_d64__gfx1100.2(%3, %4, %514#6, %19, %514#7, %583, %22, %factors, %16, %w, %20, %18, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  wave.return
}
