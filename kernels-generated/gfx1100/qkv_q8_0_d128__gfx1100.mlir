// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q8_0', dim=128)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q8_0_d128__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @qkv_q8_0_d128__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xf32>, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: memref<?xf32>, %x10: index) {
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
func.func private @qkv_q8_0_d128__gfx1100.2(%x0: index, %x1: index, %x2: vector<8xf32>, %x3: memref<?xf32>, %x4: vector<8xf32>, %x5: index, %x6: index, %x7: memref<?xf32>, %x8: index, %x9: memref<?xi8>, %x10: memref<?xf32>, %x11: index, %x12: index, %x13: memref<?xf32>, %x14: index, %x15: index, %x16: memref<?xi32>, %x17: memref<?xf32>, %x18: memref<?xf32>, %x19: memref<?xf32>, %x20: memref<?xf32>, %x21: memref<?xf32>, %x22: memref<?xi8>, %x23: memref<?xi32>) {
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
  func.call @qkv_q8_0_d128__gfx1100.1(%f41, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
  %f42 = arith.addi %f40, %fc11 : index
  func.call @qkv_q8_0_d128__gfx1100.1(%f42, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
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
wave.kernel @qkv_q8_0_d128__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 4 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 128 : index
  %c7 = arith.constant 2 : index
  %c8 = arith.constant 0 : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 8 : index
  %c11 = arith.constant 8192 : index
  %c12 = arith.constant 2048 : index
  %rowsMode = wave.param "rowsMode" : index
  %scalesInLds = wave.param "scalesInLds" : index
  %c15 = arith.constant 32 : index
  %c16 = arith.constant 512 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
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
  %11 = arith.muli %3, %c7 : index
  %12 = arith.addi %11, %c8 : index
  %13 = arith.addi %11, %c9 : index
  %14 = arith.muli %0, %c10 : index
  %15 = arith.addi %14, %12 : index
  %16 = arith.muli %15, %10 : index
  %17 = arith.addi %14, %13 : index
  %18 = arith.muli %17, %10 : index
  %19 = wave.scratch %c11 : memref<?xf32>
  %20 = wave.scratch %c12 : memref<?xf32>
  %21 = memref.load %step[%c8] : memref<?xi32>
  %22 = arith.index_cast %21 : i32 to index
  %23 = arith.cmpi eq, %rowsMode, %c8 : index
  scf.if %23 {
    %24 = arith.muli %1, %c4 : index
    %25 = arith.cmpi slt, %24, %22 : index
    scf.if %25 {
      %26 = arith.muli %scalesInLds, %c10 : index
      %27 = wave.scratch %26 : memref<?xi8>
      %28 = arith.cmpi sgt, %scalesInLds, %c8 : index
      scf.if %28 {
        scf.for %29 = %c8 to %c10 step %c9 {
          %30 = arith.addi %14, %29 : index
          %31 = arith.muli %30, %10 : index
          %32 = arith.addi %31, %c6 : index
          %33 = arith.muli %2, %c15 : index
          %34 = wave.lane
          %35 = arith.addi %33, %34 : index
          %36 = arith.divui %scalesInLds, %c4 : index
          scf.for %37 = %35 to %36 step %c16 {
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
      %46 = arith.divui %operandHalves, %c10 : index
      %47 = arith.muli %2, %c15 : index
      %48 = arith.addi %47, %43 : index
      scf.for %49 = %48 to %46 step %c16 {
        %50 = arith.muli %49, %c10 : index
        %51 = arith.addi %c8, %50 : index
        %52 = vector.load %x[%51] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %52, %45[%51] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %53 = arith.remui %44, %tileRows : index
      %54 = arith.muli %53, %c10 : index
      %55 = arith.muli %12, %scalesInLds : index
      %56 = arith.muli %13, %scalesInLds : index
      %57 = arith.divui %inputFeatures, %c15 : index
      %58 = arith.muli %4, %stepsPerWave : index
      %59 = arith.minsi %58, %57 : index
      %60 = arith.addi %59, %stepsPerWave : index
      %61 = arith.minsi %60, %57 : index
      %62 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %63 = arith.subi %61, %59 : index
      %64 = arith.divui %63, %c7 : index
      %65 = arith.muli %64, %c7 : index
      %66 = arith.addi %59, %65 : index
      %67 = arith.select %62, %60, %66 : index
      %71:2 = scf.for %68 = %59 to %67 step %c7 iter_args(%69 = %c19, %70 = %c19) -> (vector<8xf32>, vector<8xf32>) {
        %72 = arith.addi %68, %c8 : index
        %73:2 = func.call @qkv_q8_0_d128__gfx1100.0(%43, %72, %16, %55, %27, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %74 = arith.addi %68, %c9 : index
        %75:2 = func.call @qkv_q8_0_d128__gfx1100.0(%43, %74, %16, %55, %27, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %76:2 = func.call @qkv_q8_0_d128__gfx1100.0(%43, %72, %18, %56, %27, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %77:2 = func.call @qkv_q8_0_d128__gfx1100.0(%43, %74, %18, %56, %27, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %78 = arith.muli %68, %c7 : index
        %79 = arith.addi %78, %c8 : index
        %80 = arith.muli %tileRows, %c4 : index
        %81 = arith.muli %79, %80 : index
        %82 = arith.addi %54, %81 : index
        %83 = vector.load %45[%82] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %84 = arith.muli %tileRows, %c10 : index
        %85 = arith.addi %82, %84 : index
        %86 = vector.load %45[%85] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %87 = vector.shuffle %83, %86 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %88 = wave.mma %87, %73#0, %69 : vector<16xf16>, vector<8xf32>
        %89 = wave.mma %87, %76#0, %70 : vector<16xf16>, vector<8xf32>
        %90 = arith.addi %78, %c9 : index
        %91 = arith.muli %90, %80 : index
        %92 = arith.addi %54, %91 : index
        %93 = vector.load %45[%92] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %94 = arith.addi %92, %84 : index
        %95 = vector.load %45[%94] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %96 = vector.shuffle %93, %95 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %97 = wave.mma %96, %73#1, %88 : vector<16xf16>, vector<8xf32>
        %98 = wave.mma %96, %76#1, %89 : vector<16xf16>, vector<8xf32>
        %99 = arith.addi %78, %c7 : index
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
      %121:2 = scf.for %118 = %67 to %117 step %c9 iter_args(%119 = %71#0, %120 = %71#1) -> (vector<8xf32>, vector<8xf32>) {
        %122 = arith.addi %118, %c8 : index
        %123:2 = func.call @qkv_q8_0_d128__gfx1100.0(%43, %122, %16, %55, %27, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %124:2 = func.call @qkv_q8_0_d128__gfx1100.0(%43, %122, %18, %56, %27, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %125 = arith.muli %118, %c7 : index
        %126 = arith.addi %125, %c8 : index
        %127 = arith.muli %tileRows, %c4 : index
        %128 = arith.muli %126, %127 : index
        %129 = arith.addi %54, %128 : index
        %130 = vector.load %45[%129] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %131 = arith.muli %tileRows, %c10 : index
        %132 = arith.addi %129, %131 : index
        %133 = vector.load %45[%132] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %134 = vector.shuffle %130, %133 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %135 = wave.mma %134, %123#0, %119 : vector<16xf16>, vector<8xf32>
        %136 = wave.mma %134, %124#0, %120 : vector<16xf16>, vector<8xf32>
        %137 = arith.addi %125, %c9 : index
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
      %146 = arith.addi %24, %c8 : index
      func.call @qkv_q8_0_d128__gfx1100.2(%3, %4, %121#0, %19, %121#1, %146, %22, %factors, %16, %w, %20, %18, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  %147 = arith.cmpi eq, %rowsMode, %c9 : index
  scf.if %147 {
    %148 = arith.muli %1, %c4 : index
    %149 = arith.cmpi slt, %148, %22 : index
    scf.if %149 {
      %150 = arith.muli %scalesInLds, %c10 : index
      %151 = wave.scratch %150 : memref<?xi8>
      %152 = arith.cmpi sgt, %scalesInLds, %c8 : index
      scf.if %152 {
        scf.for %153 = %c8 to %c10 step %c9 {
          %154 = arith.addi %14, %153 : index
          %155 = arith.muli %154, %10 : index
          %156 = arith.addi %155, %c6 : index
          %157 = arith.muli %2, %c15 : index
          %158 = wave.lane
          %159 = arith.addi %157, %158 : index
          %160 = arith.divui %scalesInLds, %c4 : index
          scf.for %161 = %159 to %160 step %c16 {
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
      %174 = arith.divui %c8, %c4 : index
      %175 = arith.addi %173, %174 : index
      %176 = arith.muli %175, %c7 : index
      %177 = arith.remui %c8, %c4 : index
      %178 = arith.divui %177, %c10 : index
      %179 = arith.addi %176, %178 : index
      %180 = arith.muli %tileRows, %c10 : index
      %181 = arith.muli %179, %180 : index
      %182 = arith.remui %170, %tileRows : index
      %183 = arith.muli %182, %c10 : index
      %184 = arith.addi %181, %183 : index
      %185 = arith.remui %c8, %c10 : index
      %186 = arith.addi %184, %185 : index
      %187 = arith.muli %12, %scalesInLds : index
      %188 = arith.muli %13, %scalesInLds : index
      %189 = arith.divui %inputFeatures, %c15 : index
      %190 = arith.muli %4, %stepsPerWave : index
      %191 = arith.minsi %190, %189 : index
      %192 = arith.addi %191, %stepsPerWave : index
      %193 = arith.minsi %192, %189 : index
      %194 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %195 = arith.subi %193, %191 : index
      %196 = arith.divui %195, %c7 : index
      %197 = arith.muli %196, %c7 : index
      %198 = arith.addi %191, %197 : index
      %199 = arith.select %194, %192, %198 : index
      %203:2 = scf.for %200 = %191 to %199 step %c7 iter_args(%201 = %c19, %202 = %c19) -> (vector<8xf32>, vector<8xf32>) {
        %204 = arith.addi %200, %c8 : index
        %205:2 = func.call @qkv_q8_0_d128__gfx1100.0(%167, %204, %16, %187, %151, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %206 = arith.addi %200, %c9 : index
        %207:2 = func.call @qkv_q8_0_d128__gfx1100.0(%167, %206, %16, %187, %151, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %208:2 = func.call @qkv_q8_0_d128__gfx1100.0(%167, %204, %18, %188, %151, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %209:2 = func.call @qkv_q8_0_d128__gfx1100.0(%167, %206, %18, %188, %151, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %210 = arith.muli %200, %c7 : index
        %211 = arith.addi %210, %c8 : index
        %212 = arith.muli %tileRows, %c4 : index
        %213 = arith.muli %211, %212 : index
        %214 = arith.addi %186, %213 : index
        %215 = vector.load %x[%214] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %216 = arith.addi %214, %180 : index
        %217 = vector.load %x[%216] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %218 = vector.shuffle %215, %217 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %219 = wave.mma %218, %205#0, %201 : vector<16xf16>, vector<8xf32>
        %220 = wave.mma %218, %208#0, %202 : vector<16xf16>, vector<8xf32>
        %221 = arith.addi %210, %c9 : index
        %222 = arith.muli %221, %212 : index
        %223 = arith.addi %186, %222 : index
        %224 = vector.load %x[%223] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %225 = arith.addi %223, %180 : index
        %226 = vector.load %x[%225] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %227 = vector.shuffle %224, %226 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %228 = wave.mma %227, %205#1, %219 : vector<16xf16>, vector<8xf32>
        %229 = wave.mma %227, %208#1, %220 : vector<16xf16>, vector<8xf32>
        %230 = arith.addi %210, %c7 : index
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
      %252:2 = scf.for %249 = %199 to %248 step %c9 iter_args(%250 = %203#0, %251 = %203#1) -> (vector<8xf32>, vector<8xf32>) {
        %253 = arith.addi %249, %c8 : index
        %254:2 = func.call @qkv_q8_0_d128__gfx1100.0(%167, %253, %16, %187, %151, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %255:2 = func.call @qkv_q8_0_d128__gfx1100.0(%167, %253, %18, %188, %151, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %256 = arith.muli %249, %c7 : index
        %257 = arith.addi %256, %c8 : index
        %258 = arith.muli %tileRows, %c4 : index
        %259 = arith.muli %257, %258 : index
        %260 = arith.addi %186, %259 : index
        %261 = vector.load %x[%260] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %262 = arith.addi %260, %180 : index
        %263 = vector.load %x[%262] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %264 = vector.shuffle %261, %263 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %265 = wave.mma %264, %254#0, %250 : vector<16xf16>, vector<8xf32>
        %266 = wave.mma %264, %255#0, %251 : vector<16xf16>, vector<8xf32>
        %267 = arith.addi %256, %c9 : index
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
      %276 = arith.addi %148, %c8 : index
      func.call @qkv_q8_0_d128__gfx1100.2(%3, %4, %252#0, %19, %252#1, %276, %22, %factors, %16, %w, %20, %18, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  %277 = arith.cmpi eq, %rowsMode, %c7 : index
  scf.if %277 {
    %278 = arith.muli %1, %c23 : index
    %279 = arith.cmpi slt, %278, %22 : index
    scf.if %279 {
      %280 = arith.muli %scalesInLds, %c10 : index
      %281 = wave.scratch %280 : memref<?xi8>
      %282 = arith.cmpi sgt, %scalesInLds, %c8 : index
      scf.if %282 {
        scf.for %283 = %c8 to %c10 step %c9 {
          %284 = arith.addi %14, %283 : index
          %285 = arith.muli %284, %10 : index
          %286 = arith.addi %285, %c6 : index
          %287 = arith.muli %2, %c15 : index
          %288 = wave.lane
          %289 = arith.addi %287, %288 : index
          %290 = arith.divui %scalesInLds, %c4 : index
          scf.for %291 = %289 to %290 step %c16 {
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
      %304 = arith.divui %c8, %c4 : index
      %305 = arith.addi %303, %304 : index
      %306 = arith.muli %305, %c7 : index
      %307 = arith.remui %c8, %c4 : index
      %308 = arith.divui %307, %c10 : index
      %309 = arith.addi %306, %308 : index
      %310 = arith.muli %tileRows, %c10 : index
      %311 = arith.muli %309, %310 : index
      %312 = arith.remui %300, %tileRows : index
      %313 = arith.muli %312, %c10 : index
      %314 = arith.addi %311, %313 : index
      %315 = arith.remui %c8, %c10 : index
      %316 = arith.addi %314, %315 : index
      %317 = arith.addi %298, %c4 : index
      %318 = arith.addi %278, %317 : index
      %319 = arith.divui %318, %tileRows : index
      %320 = arith.muli %319, %302 : index
      %321 = arith.addi %320, %304 : index
      %322 = arith.muli %321, %c7 : index
      %323 = arith.addi %322, %308 : index
      %324 = arith.muli %323, %310 : index
      %325 = arith.remui %318, %tileRows : index
      %326 = arith.muli %325, %c10 : index
      %327 = arith.addi %324, %326 : index
      %328 = arith.addi %327, %315 : index
      %329 = arith.addi %298, %c15 : index
      %330 = arith.addi %278, %329 : index
      %331 = arith.divui %330, %tileRows : index
      %332 = arith.muli %331, %302 : index
      %333 = arith.addi %332, %304 : index
      %334 = arith.muli %333, %c7 : index
      %335 = arith.addi %334, %308 : index
      %336 = arith.muli %335, %310 : index
      %337 = arith.remui %330, %tileRows : index
      %338 = arith.muli %337, %c10 : index
      %339 = arith.addi %336, %338 : index
      %340 = arith.addi %339, %315 : index
      %341 = arith.addi %298, %c24 : index
      %342 = arith.addi %278, %341 : index
      %343 = arith.divui %342, %tileRows : index
      %344 = arith.muli %343, %302 : index
      %345 = arith.addi %344, %304 : index
      %346 = arith.muli %345, %c7 : index
      %347 = arith.addi %346, %308 : index
      %348 = arith.muli %347, %310 : index
      %349 = arith.remui %342, %tileRows : index
      %350 = arith.muli %349, %c10 : index
      %351 = arith.addi %348, %350 : index
      %352 = arith.addi %351, %315 : index
      %353 = arith.muli %12, %scalesInLds : index
      %354 = arith.muli %13, %scalesInLds : index
      %355 = arith.divui %inputFeatures, %c15 : index
      %356 = arith.muli %4, %stepsPerWave : index
      %357 = arith.minsi %356, %355 : index
      %358 = arith.addi %357, %stepsPerWave : index
      %359 = arith.minsi %358, %355 : index
      %360 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %361 = arith.subi %359, %357 : index
      %362 = arith.divui %361, %c7 : index
      %363 = arith.muli %362, %c7 : index
      %364 = arith.addi %357, %363 : index
      %365 = arith.select %360, %358, %364 : index
      %375:8 = scf.for %366 = %357 to %365 step %c7 iter_args(%367 = %c19, %368 = %c19, %369 = %c19, %370 = %c19, %371 = %c19, %372 = %c19, %373 = %c19, %374 = %c19) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %376 = arith.addi %366, %c8 : index
        %377:2 = func.call @qkv_q8_0_d128__gfx1100.0(%297, %376, %16, %353, %281, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %378 = arith.addi %366, %c9 : index
        %379:2 = func.call @qkv_q8_0_d128__gfx1100.0(%297, %378, %16, %353, %281, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %380:2 = func.call @qkv_q8_0_d128__gfx1100.0(%297, %376, %18, %354, %281, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %381:2 = func.call @qkv_q8_0_d128__gfx1100.0(%297, %378, %18, %354, %281, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %382 = arith.muli %366, %c7 : index
        %383 = arith.addi %382, %c8 : index
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
        %414 = arith.addi %382, %c9 : index
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
        %444 = arith.addi %382, %c7 : index
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
      %514:8 = scf.for %505 = %365 to %504 step %c9 iter_args(%506 = %375#0, %507 = %375#1, %508 = %375#2, %509 = %375#3, %510 = %375#4, %511 = %375#5, %512 = %375#6, %513 = %375#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %515 = arith.addi %505, %c8 : index
        %516:2 = func.call @qkv_q8_0_d128__gfx1100.0(%297, %515, %16, %353, %281, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %517:2 = func.call @qkv_q8_0_d128__gfx1100.0(%297, %515, %18, %354, %281, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %518 = arith.muli %505, %c7 : index
        %519 = arith.addi %518, %c8 : index
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
        %550 = arith.addi %518, %c9 : index
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
      %580 = arith.addi %278, %c8 : index
      func.call @qkv_q8_0_d128__gfx1100.2(%3, %4, %514#0, %19, %514#1, %580, %22, %factors, %16, %w, %20, %18, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %581 = arith.addi %278, %c4 : index
      func.call @qkv_q8_0_d128__gfx1100.2(%3, %4, %514#2, %19, %514#3, %581, %22, %factors, %16, %w, %20, %18, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %582 = arith.addi %278, %c15 : index
      func.call @qkv_q8_0_d128__gfx1100.2(%3, %4, %514#4, %19, %514#5, %582, %22, %factors, %16, %w, %20, %18, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %583 = arith.addi %278, %c24 : index
      func.call @qkv_q8_0_d128__gfx1100.2(%3, %4, %514#6, %19, %514#7, %583, %22, %factors, %16, %w, %20, %18, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  wave.return
}
