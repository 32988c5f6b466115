// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q8_0', dim=128)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q8_0_d128__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 32 : index
  %fc3 = arith.constant 2 : index
  %fc4 = arith.constant 127 : index
  %fc5 = arith.constant 512 : index
  %fc6 = arith.constant 0 : index
  %fc7 = arith.constant dense<16711935> : vector<4xi32>
  %fc8 = arith.constant dense<1677747200> : vector<4xi32>
  %fc9 = arith.constant dense<8> : vector<4xi32>
  %fc10 = arith.constant dense<0x6480> : vector<16xf16>
  %fc11 = arith.constant 256 : index
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.addi %x1, %fc1 : index
  %f2 = arith.muli %x2, %fc2 : index
  %f3 = arith.addi %f1, %f2 : index
  %f4 = arith.muli %f0, %fc3 : index
  %f5 = arith.addi %f3, %f4 : index
  %f6 = vector.load %x3[%f5] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
  %f7 = vector.bitcast %f6 : vector<2xi8> to vector<1xf16>
  %f8 = vector.extract %f7[0] : f16 from vector<1xf16>
  %f9 = vector.broadcast %f8 : f16 to vector<16xf16>
  %f10 = arith.addi %x4, %fc4 : index
  %f11 = arith.divui %f10, %fc1 : index
  %f12 = arith.muli %f11, %fc1 : index
  %f13 = arith.addi %f1, %f12 : index
  %f14 = arith.muli %x2, %fc5 : index
  %f15 = arith.addi %f13, %f14 : index
  %f16 = arith.addi %f15, %fc6 : index
  %f17 = arith.muli %f0, %fc0 : index
  %f18 = arith.addi %f16, %f17 : index
  %f19 = vector.load %x3[%f18] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f20 = vector.bitcast %f19 : vector<16xi8> to vector<4xi32>
  %f21 = arith.andi %f20, %fc7 : vector<4xi32>
  %f22 = arith.ori %f21, %fc8 : vector<4xi32>
  %f23 = vector.bitcast %f22 : vector<4xi32> to vector<8xf16>
  %f24 = arith.shrui %f20, %fc9 : vector<4xi32>
  %f25 = arith.andi %f24, %fc7 : vector<4xi32>
  %f26 = arith.ori %f25, %fc8 : vector<4xi32>
  %f27 = vector.bitcast %f26 : vector<4xi32> to vector<8xf16>
  %f28 = vector.shuffle %f23, %f27 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f29 = arith.subf %f28, %fc10 : vector<16xf16>
  %f30 = arith.mulf %f29, %f9 : vector<16xf16>
  %f31 = arith.addi %f15, %fc11 : index
  %f32 = arith.addi %f31, %f17 : index
  %f33 = vector.load %x3[%f32] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f34 = vector.bitcast %f33 : vector<16xi8> to vector<4xi32>
  %f35 = arith.andi %f34, %fc7 : vector<4xi32>
  %f36 = arith.ori %f35, %fc8 : vector<4xi32>
  %f37 = vector.bitcast %f36 : vector<4xi32> to vector<8xf16>
  %f38 = arith.shrui %f34, %fc9 : vector<4xi32>
  %f39 = arith.andi %f38, %fc7 : vector<4xi32>
  %f40 = arith.ori %f39, %fc8 : vector<4xi32>
  %f41 = vector.bitcast %f40 : vector<4xi32> to vector<8xf16>
  %f42 = vector.shuffle %f37, %f41 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f43 = arith.subf %f42, %fc10 : vector<16xf16>
  %f44 = arith.mulf %f43, %f9 : vector<16xf16>
  func.return %f30, %f44 : vector<16xf16>, vector<16xf16>
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
func.func private @qkv_q8_0_d128__gfx1100.2(%x0: index, %x1: index, %x2: vector<8xf32>, %x3: memref<?xf32>, %x4: vector<8xf32>, %x5: index, %x6: index, %x7: memref<?xf32>, %x8: index, %x9: memref<?xi8>, %x10: memref<?xf32>, %x11: index, %x12: index, %x13: memref<?xf32>, %x14: index, %x15: index, %x16: memref<?xi32>, %x17: memref<?xf32>, %x18: memref<?xf32>, %x19: memref<?xf32>, %x20: memref<?xf32>, %x21: memref<?xf32>, %x22: memref<?xi8>) {
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
  %fslotsAt = wave.param "slotsAt" : index
  %fc20 = arith.constant 16 : index
  %fpageBytes = wave.param "pageBytes" : index
  %fcodec = wave.param "codec" : index
  %fc23 = arith.constant 4 : index
  %fc24 = arith.constant dense<0x477FE000> : vector<4xf32>
  %fc25 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %fc26 = arith.constant 8192 : index
  %fc27 = arith.constant 512 : index
  %fc28 = arith.constant 8 : index
  %fc29 = arith.constant 4096 : index
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
        memref.store %f140, %x20[%f147] : memref<?xf32>
        %f148 = arith.addi %f147, %fc5 : index
        memref.store %f143, %x20[%f148] : memref<?xf32>
      } else {
        memref.store %f140, %x10[%f50] : memref<?xf32>
        %f149 = arith.addi %f50, %fc5 : index
        memref.store %f143, %x10[%f149] : memref<?xf32>
      }
      %f150 = arith.addi %f120, %f64 : index
      %f151 = arith.addi %f124, %f64 : index
      %f152 = memref.load %x19[%f150] : memref<?xf32>
      %f153 = arith.addi %f150, %fc5 : index
      %f154 = memref.load %x19[%f153] : memref<?xf32>
      %f155 = memref.load %x19[%f151] : memref<?xf32>
      %f156 = arith.addi %f151, %fc5 : index
      %f157 = memref.load %x19[%f156] : memref<?xf32>
      %f158 = arith.mulf %f155, %f152 : f32
      %f159 = arith.mulf %f157, %f154 : f32
      %f160 = arith.subf %f158, %f159 : f32
      %f161 = arith.mulf %f157, %f152 : f32
      %f162 = arith.mulf %f155, %f154 : f32
      %f163 = arith.addf %f161, %f162 : f32
      %f164 = arith.mulf %f112, %f160 : f32
      %f165 = arith.mulf %f118, %f163 : f32
      %f166 = arith.subf %f164, %f165 : f32
      %f167 = arith.mulf %f118, %f160 : f32
      %f168 = arith.mulf %f112, %f163 : f32
      %f169 = arith.addf %f167, %f168 : f32
      scf.if %f94 {
        %f170 = arith.muli %f45, %x14 : index
        %f171 = arith.addi %f170, %x12 : index
        %f172 = arith.muli %f171, %fc7 : index
        %f173 = arith.addi %f172, %f64 : index
        memref.store %f166, %x20[%f173] : memref<?xf32>
        %f174 = arith.addi %f173, %fc5 : index
        memref.store %f169, %x20[%f174] : memref<?xf32>
      } else {
        memref.store %f166, %x10[%f65] : memref<?xf32>
        %f175 = arith.addi %f65, %fc5 : index
        memref.store %f169, %x10[%f175] : memref<?xf32>
      }
    } else {
      %f176 = arith.cmpi slt, %x12, %x14 : index
      scf.if %f176 {
        %f177 = arith.muli %f45, %x14 : index
        %f178 = arith.addi %f177, %x12 : index
        %f179 = arith.muli %f178, %fc7 : index
        %f180 = arith.addi %f179, %f48 : index
        memref.store %f56, %x20[%f180] : memref<?xf32>
        %f181 = arith.addi %f180, %fc5 : index
        memref.store %f63, %x20[%f181] : memref<?xf32>
      } else {
        memref.store %f56, %x10[%f50] : memref<?xf32>
        %f182 = arith.addi %f50, %fc5 : index
        memref.store %f63, %x10[%f182] : memref<?xf32>
      }
      scf.if %f176 {
        %f183 = arith.muli %f45, %x14 : index
        %f184 = arith.addi %f183, %x12 : index
        %f185 = arith.muli %f184, %fc7 : index
        %f186 = arith.addi %f185, %f64 : index
        memref.store %f70, %x20[%f186] : memref<?xf32>
        %f187 = arith.addi %f186, %fc5 : index
        memref.store %f77, %x20[%f187] : memref<?xf32>
      } else {
        memref.store %f70, %x10[%f65] : memref<?xf32>
        %f188 = arith.addi %f65, %fc5 : index
        memref.store %f77, %x10[%f188] : memref<?xf32>
      }
    }
  }
  wave.barrier
  %f189 = arith.cmpi sge, %x12, %x14 : index
  scf.if %f189 {
    scf.if %f46 {
      %f190 = arith.addi %fslotsAt, %f45 : index
      %f191 = memref.load %x16[%f190] : memref<?xi32>
      %f192 = arith.index_cast %f191 : i32 to index
      %f193 = arith.cmpi sge, %f192, %fc3 : index
      scf.if %f193 {
        %f194 = arith.muli %f44, %fc7 : index
        %f195 = arith.subi %x12, %x14 : index
        %f196 = memref.load %x21[%f195] : memref<?xf32>
        %f197 = vector.broadcast %f196 : f32 to vector<4xf32>
        %f198 = arith.divui %f192, %fc20 : index
        %f199 = arith.remui %f192, %fc20 : index
        %f200 = arith.muli %f198, %fpageBytes : index
        %f201 = arith.cmpi eq, %fcodec, %fc3 : index
        scf.if %f201 {
          %f202 = arith.muli %f0, %fc23 : index
          scf.for %f203 = %f202 to %fc7 step %fc7 {
            %f204 = arith.addi %f194, %f203 : index
            %f205 = vector.load %x10[%f204] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f206 = arith.mulf %f205, %f197 : vector<4xf32>
            %f207 = arith.minimumf %f206, %fc24 : vector<4xf32>
            %f208 = arith.maximumf %f207, %fc25 : vector<4xf32>
            %f209 = arith.truncf %f208 : vector<4xf32> to vector<4xf16>
            %f210 = vector.bitcast %f209 : vector<4xf16> to vector<8xi8>
            %f211 = arith.cmpi slt, %f195, %x15 : index
            scf.if %f211 {
              %f212 = arith.muli %f195, %fc26 : index
              %f213 = arith.addi %f200, %f212 : index
              %f214 = arith.divui %f203, %fc20 : index
              %f215 = arith.muli %f214, %fc27 : index
              %f216 = arith.remui %f203, %fc20 : index
              %f217 = arith.divui %f216, %fc28 : index
              %f218 = arith.muli %f217, %fc1 : index
              %f219 = arith.muli %f199, %fc20 : index
              %f220 = arith.addi %f218, %f219 : index
              %f221 = arith.remui %f216, %fc28 : index
              %f222 = arith.muli %f221, %fc0 : index
              %f223 = arith.addi %f220, %f222 : index
              %f224 = arith.addi %f215, %f223 : index
              %f225 = arith.addi %f213, %f224 : index
              vector.store %f210, %x22[%f225] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
            } else {
              %f226 = arith.subi %f195, %x15 : index
              %f227 = arith.muli %f226, %fc26 : index
              %f228 = arith.addi %f200, %f227 : index
              %f229 = arith.addi %f203, %fc3 : index
              %f230 = arith.divui %f229, %fc20 : index
              %f231 = arith.muli %f230, %fc27 : index
              %f232 = arith.addi %f231, %fc29 : index
              %f233 = arith.remui %f229, %fc20 : index
              %f234 = arith.divui %f199, %fc0 : index
              %f235 = arith.remui %f199, %fc0 : index
              %f236 = arith.muli %f235, %fc28 : index
              %f237 = arith.addi %f234, %f236 : index
              %f238 = arith.divui %f237, %fc28 : index
              %f239 = arith.muli %f238, %fc1 : index
              %f240 = arith.muli %f233, %fc20 : index
              %f241 = arith.addi %f239, %f240 : index
              %f242 = arith.remui %f237, %fc28 : index
              %f243 = arith.muli %f242, %fc0 : index
              %f244 = arith.addi %f241, %f243 : index
              %f245 = arith.addi %f232, %f244 : index
              %f246 = arith.addi %f228, %f245 : index
              %f247 = vector.shuffle %f210, %f210 [0, 1] : vector<8xi8>, vector<8xi8>
              vector.store %f247, %x22[%f246] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f248 = arith.addi %f203, %fc11 : index
              %f249 = arith.divui %f248, %fc20 : index
              %f250 = arith.muli %f249, %fc27 : index
              %f251 = arith.addi %f250, %fc29 : index
              %f252 = arith.remui %f248, %fc20 : index
              %f253 = arith.muli %f252, %fc20 : index
              %f254 = arith.addi %f239, %f253 : index
              %f255 = arith.addi %f254, %f243 : index
              %f256 = arith.addi %f251, %f255 : index
              %f257 = arith.addi %f228, %f256 : index
              %f258 = vector.shuffle %f210, %f210 [2, 3] : vector<8xi8>, vector<8xi8>
              vector.store %f258, %x22[%f257] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f259 = arith.addi %f203, %fc0 : index
              %f260 = arith.divui %f259, %fc20 : index
              %f261 = arith.muli %f260, %fc27 : index
              %f262 = arith.addi %f261, %fc29 : index
              %f263 = arith.remui %f259, %fc20 : index
              %f264 = arith.muli %f263, %fc20 : index
              %f265 = arith.addi %f239, %f264 : index
              %f266 = arith.addi %f265, %f243 : index
              %f267 = arith.addi %f262, %f266 : index
              %f268 = arith.addi %f228, %f267 : index
              %f269 = vector.shuffle %f210, %f210 [4, 5] : vector<8xi8>, vector<8xi8>
              vector.store %f269, %x22[%f268] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f270 = arith.addi %f203, %fc30 : index
              %f271 = arith.divui %f270, %fc20 : index
              %f272 = arith.muli %f271, %fc27 : index
              %f273 = arith.addi %f272, %fc29 : index
              %f274 = arith.remui %f270, %fc20 : index
              %f275 = arith.muli %f274, %fc20 : index
              %f276 = arith.addi %f239, %f275 : index
              %f277 = arith.addi %f276, %f243 : index
              %f278 = arith.addi %f273, %f277 : index
              %f279 = arith.addi %f228, %f278 : index
              %f280 = vector.shuffle %f210, %f210 [6, 7] : vector<8xi8>, vector<8xi8>
              vector.store %f280, %x22[%f279] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
            }
          }
        }
        %f281 = arith.cmpi eq, %fcodec, %fc11 : index
        scf.if %f281 {
          %f282 = arith.muli %f0, %fc23 : index
          scf.for %f283 = %f282 to %fc7 step %fc7 {
            %f284 = arith.addi %f194, %f283 : index
            %f285 = vector.load %x10[%f284] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f286 = arith.mulf %f285, %f197 : vector<4xf32>
            %f287 = wave.fp8_encode "e4m3" %f286 : vector<4xf32> -> vector<4xi8>
            %f288 = arith.cmpi slt, %f195, %x15 : index
            scf.if %f288 {
              %f289 = arith.muli %f195, %fc29 : index
              %f290 = arith.addi %f200, %f289 : index
              %f291 = vector.shuffle %f287, %f287 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
              %f292 = arith.divui %f283, %fc20 : index
              %f293 = arith.muli %f292, %fc1 : index
              %f294 = arith.remui %f283, %fc20 : index
              %f295 = arith.muli %f199, %fc20 : index
              %f296 = arith.divui %f294, %fc23 : index
              %f297 = arith.muli %f296, %fc23 : index
              %f298 = arith.remui %f294, %fc0 : index
              %f299 = arith.muli %f298, %fc0 : index
              %f300 = arith.addi %f297, %f299 : index
              %f301 = arith.divui %f294, %fc0 : index
              %f302 = arith.remui %f301, %fc0 : index
              %f303 = arith.addi %f300, %f302 : index
              %f304 = arith.addi %f295, %f303 : index
              %f305 = arith.addi %f293, %f304 : index
              %f306 = arith.addi %f290, %f305 : index
              vector.store %f291, %x22[%f306] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f307 = arith.subi %f195, %x15 : index
              %f308 = arith.muli %f307, %fc29 : index
              %f309 = arith.addi %f200, %f308 : index
              %f310 = arith.addi %f283, %fc3 : index
              %f311 = arith.divui %f310, %fc20 : index
              %f312 = arith.muli %f311, %fc1 : index
              %f313 = arith.addi %f312, %fc2 : index
              %f314 = arith.remui %f310, %fc20 : index
              %f315 = arith.divui %f199, %fc0 : index
              %f316 = arith.remui %f199, %fc0 : index
              %f317 = arith.muli %f316, %fc28 : index
              %f318 = arith.addi %f315, %f317 : index
              %f319 = arith.muli %f314, %fc20 : index
              %f320 = arith.divui %f318, %fc23 : index
              %f321 = arith.muli %f320, %fc23 : index
              %f322 = arith.remui %f318, %fc0 : index
              %f323 = arith.muli %f322, %fc0 : index
              %f324 = arith.addi %f321, %f323 : index
              %f325 = arith.divui %f318, %fc0 : index
              %f326 = arith.remui %f325, %fc0 : index
              %f327 = arith.addi %f324, %f326 : index
              %f328 = arith.addi %f319, %f327 : index
              %f329 = arith.addi %f313, %f328 : index
              %f330 = arith.addi %f309, %f329 : index
              %f331 = vector.shuffle %f287, %f287 [0] : vector<4xi8>, vector<4xi8>
              vector.store %f331, %x22[%f330] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f332 = arith.addi %f283, %fc11 : index
              %f333 = arith.divui %f332, %fc20 : index
              %f334 = arith.muli %f333, %fc1 : index
              %f335 = arith.addi %f334, %fc2 : index
              %f336 = arith.remui %f332, %fc20 : index
              %f337 = arith.muli %f336, %fc20 : index
              %f338 = arith.addi %f337, %f327 : index
              %f339 = arith.addi %f335, %f338 : index
              %f340 = arith.addi %f309, %f339 : index
              %f341 = vector.shuffle %f287, %f287 [1] : vector<4xi8>, vector<4xi8>
              vector.store %f341, %x22[%f340] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f342 = arith.addi %f283, %fc0 : index
              %f343 = arith.divui %f342, %fc20 : index
              %f344 = arith.muli %f343, %fc1 : index
              %f345 = arith.addi %f344, %fc2 : index
              %f346 = arith.remui %f342, %fc20 : index
              %f347 = arith.muli %f346, %fc20 : index
              %f348 = arith.addi %f347, %f327 : index
              %f349 = arith.addi %f345, %f348 : index
              %f350 = arith.addi %f309, %f349 : index
              %f351 = vector.shuffle %f287, %f287 [2] : vector<4xi8>, vector<4xi8>
              vector.store %f351, %x22[%f350] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f352 = arith.addi %f283, %fc30 : index
              %f353 = arith.divui %f352, %fc20 : index
              %f354 = arith.muli %f353, %fc1 : index
              %f355 = arith.addi %f354, %fc2 : index
              %f356 = arith.remui %f352, %fc20 : index
              %f357 = arith.muli %f356, %fc20 : index
              %f358 = arith.addi %f357, %f327 : index
              %f359 = arith.addi %f355, %f358 : index
              %f360 = arith.addi %f309, %f359 : index
              %f361 = vector.shuffle %f287, %f287 [3] : vector<4xi8>, vector<4xi8>
              vector.store %f361, %x22[%f360] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
          }
        }
        %f362 = arith.cmpi eq, %fcodec, %fc0 : index
        scf.if %f362 {
          %f363 = arith.muli %f0, %fc23 : index
          scf.for %f364 = %f363 to %fc7 step %fc7 {
            %f365 = arith.addi %f194, %f364 : index
            %f366 = vector.load %x10[%f365] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f367 = arith.mulf %f366, %f197 : vector<4xf32>
            %f368 = wave.fp8_encode "e5m2" %f367 : vector<4xf32> -> vector<4xi8>
            %f369 = arith.cmpi slt, %f195, %x15 : index
            scf.if %f369 {
              %f370 = arith.muli %f195, %fc29 : index
              %f371 = arith.addi %f200, %f370 : index
              %f372 = vector.shuffle %f368, %f368 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
              %f373 = arith.divui %f364, %fc20 : index
              %f374 = arith.muli %f373, %fc1 : index
              %f375 = arith.remui %f364, %fc20 : index
              %f376 = arith.muli %f199, %fc20 : index
              %f377 = arith.divui %f375, %fc23 : index
              %f378 = arith.muli %f377, %fc23 : index
              %f379 = arith.remui %f375, %fc0 : index
              %f380 = arith.muli %f379, %fc0 : index
              %f381 = arith.addi %f378, %f380 : index
              %f382 = arith.divui %f375, %fc0 : index
              %f383 = arith.remui %f382, %fc0 : index
              %f384 = arith.addi %f381, %f383 : index
              %f385 = arith.addi %f376, %f384 : index
              %f386 = arith.addi %f374, %f385 : index
              %f387 = arith.addi %f371, %f386 : index
              vector.store %f372, %x22[%f387] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f388 = arith.subi %f195, %x15 : index
              %f389 = arith.muli %f388, %fc29 : index
              %f390 = arith.addi %f200, %f389 : index
              %f391 = arith.addi %f364, %fc3 : index
              %f392 = arith.divui %f391, %fc20 : index
              %f393 = arith.muli %f392, %fc1 : index
              %f394 = arith.addi %f393, %fc2 : index
              %f395 = arith.remui %f391, %fc20 : index
              %f396 = arith.divui %f199, %fc0 : index
              %f397 = arith.remui %f199, %fc0 : index
              %f398 = arith.muli %f397, %fc28 : index
              %f399 = arith.addi %f396, %f398 : index
              %f400 = arith.muli %f395, %fc20 : index
              %f401 = arith.divui %f399, %fc23 : index
              %f402 = arith.muli %f401, %fc23 : index
              %f403 = arith.remui %f399, %fc0 : index
              %f404 = arith.muli %f403, %fc0 : index
              %f405 = arith.addi %f402, %f404 : index
              %f406 = arith.divui %f399, %fc0 : index
              %f407 = arith.remui %f406, %fc0 : index
              %f408 = arith.addi %f405, %f407 : index
              %f409 = arith.addi %f400, %f408 : index
              %f410 = arith.addi %f394, %f409 : index
              %f411 = arith.addi %f390, %f410 : index
              %f412 = vector.shuffle %f368, %f368 [0] : vector<4xi8>, vector<4xi8>
              vector.store %f412, %x22[%f411] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f413 = arith.addi %f364, %fc11 : index
              %f414 = arith.divui %f413, %fc20 : index
              %f415 = arith.muli %f414, %fc1 : index
              %f416 = arith.addi %f415, %fc2 : index
              %f417 = arith.remui %f413, %fc20 : index
              %f418 = arith.muli %f417, %fc20 : index
              %f419 = arith.addi %f418, %f408 : index
              %f420 = arith.addi %f416, %f419 : index
              %f421 = arith.addi %f390, %f420 : index
              %f422 = vector.shuffle %f368, %f368 [1] : vector<4xi8>, vector<4xi8>
              vector.store %f422, %x22[%f421] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f423 = arith.addi %f364, %fc0 : index
              %f424 = arith.divui %f423, %fc20 : index
              %f425 = arith.muli %f424, %fc1 : index
              %f426 = arith.addi %f425, %fc2 : index
              %f427 = arith.remui %f423, %fc20 : index
              %f428 = arith.muli %f427, %fc20 : index
              %f429 = arith.addi %f428, %f408 : index
              %f430 = arith.addi %f426, %f429 : index
              %f431 = arith.addi %f390, %f430 : index
              %f432 = vector.shuffle %f368, %f368 [2] : vector<4xi8>, vector<4xi8>
              vector.store %f432, %x22[%f431] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f433 = arith.addi %f364, %fc30 : index
              %f434 = arith.divui %f433, %fc20 : index
              %f435 = arith.muli %f434, %fc1 : index
              %f436 = arith.addi %f435, %fc2 : index
              %f437 = arith.remui %f433, %fc20 : index
              %f438 = arith.muli %f437, %fc20 : index
              %f439 = arith.addi %f438, %f408 : index
              %f440 = arith.addi %f436, %f439 : index
              %f441 = arith.addi %f390, %f440 : index
              %f442 = vector.shuffle %f368, %f368 [3] : vector<4xi8>, vector<4xi8>
              vector.store %f442, %x22[%f441] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
          }
        }
      }
    }
  }
  func.return
}
wave.kernel @qkv_q8_0_d128__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 4 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 128 : index
  %c7 = arith.constant 8 : index
  %c8 = arith.constant 2 : index
  %c9 = arith.constant 0 : index
  %c10 = arith.constant 1 : index
  %c11 = arith.constant 8192 : index
  %c12 = arith.constant 2048 : index
  %rowsMode = wave.param "rowsMode" : index
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
  %6 = arith.addi %inputFeatures, %c5 : index
  %7 = arith.divui %6, %c6 : index
  %8 = arith.muli %7, %c6 : index
  %9 = arith.addi %5, %8 : index
  %10 = arith.addi %9, %c6 : index
  %11 = arith.muli %0, %c7 : index
  %12 = arith.muli %3, %c8 : index
  %13 = arith.addi %11, %12 : index
  %14 = arith.addi %13, %c9 : index
  %15 = arith.muli %14, %10 : index
  %16 = arith.addi %13, %c10 : index
  %17 = arith.muli %16, %10 : index
  %18 = wave.scratch %c11 : memref<?xf32>
  %19 = wave.scratch %c12 : memref<?xf32>
  %20 = memref.load %step[%c9] : memref<?xi32>
  %21 = arith.index_cast %20 : i32 to index
  %22 = arith.cmpi eq, %rowsMode, %c9 : index
  scf.if %22 {
    %23 = arith.muli %1, %c4 : index
    %24 = arith.cmpi slt, %23, %21 : index
    scf.if %24 {
      %25 = wave.lane
      %26 = arith.remui %25, %c4 : index
      %27 = wave.scratch %operandHalves : memref<?xf16>
      %28 = arith.divui %operandHalves, %c7 : index
      %29 = arith.muli %2, %c16 : index
      %30 = arith.addi %29, %25 : index
      scf.for %31 = %30 to %28 step %c17 {
        %32 = arith.muli %31, %c7 : index
        %33 = arith.addi %c9, %32 : index
        %34 = vector.load %x[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %34, %27[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %35 = arith.remui %26, %tileRows : index
      %36 = arith.muli %35, %c7 : index
      %37 = arith.divui %inputFeatures, %c16 : index
      %38 = arith.muli %4, %stepsPerWave : index
      %39 = arith.minsi %38, %37 : index
      %40 = arith.addi %39, %stepsPerWave : index
      %41 = arith.minsi %40, %37 : index
      %42 = arith.cmpi eq, %wholeBlocks, %c10 : index
      %43 = arith.subi %41, %39 : index
      %44 = arith.divui %43, %c8 : index
      %45 = arith.muli %44, %c8 : index
      %46 = arith.addi %39, %45 : index
      %47 = arith.select %42, %40, %46 : index
      %51:2 = scf.for %48 = %39 to %47 step %c8 iter_args(%49 = %c18, %50 = %c18) -> (vector<8xf32>, vector<8xf32>) {
        %52 = arith.addi %48, %c9 : index
        %53:2 = func.call @qkv_q8_0_d128__gfx1100.0(%25, %15, %52, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %54 = arith.addi %48, %c10 : index
        %55:2 = func.call @qkv_q8_0_d128__gfx1100.0(%25, %15, %54, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %56:2 = func.call @qkv_q8_0_d128__gfx1100.0(%25, %17, %52, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %57:2 = func.call @qkv_q8_0_d128__gfx1100.0(%25, %17, %54, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %58 = arith.muli %48, %c8 : index
        %59 = arith.addi %58, %c9 : index
        %60 = arith.muli %tileRows, %c4 : index
        %61 = arith.muli %59, %60 : index
        %62 = arith.addi %36, %61 : index
        %63 = vector.load %27[%62] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %64 = arith.muli %tileRows, %c7 : index
        %65 = arith.addi %62, %64 : index
        %66 = vector.load %27[%65] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %67 = vector.shuffle %63, %66 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %68 = wave.mma %67, %53#0, %49 : vector<16xf16>, vector<8xf32>
        %69 = wave.mma %67, %56#0, %50 : vector<16xf16>, vector<8xf32>
        %70 = arith.addi %58, %c10 : index
        %71 = arith.muli %70, %60 : index
        %72 = arith.addi %36, %71 : index
        %73 = vector.load %27[%72] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %74 = arith.addi %72, %64 : index
        %75 = vector.load %27[%74] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %76 = vector.shuffle %73, %75 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %77 = wave.mma %76, %53#1, %68 : vector<16xf16>, vector<8xf32>
        %78 = wave.mma %76, %56#1, %69 : vector<16xf16>, vector<8xf32>
        %79 = arith.addi %58, %c8 : index
        %80 = arith.muli %79, %60 : index
        %81 = arith.addi %36, %80 : index
        %82 = vector.load %27[%81] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %83 = arith.addi %81, %64 : index
        %84 = vector.load %27[%83] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %85 = vector.shuffle %82, %84 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %86 = wave.mma %85, %55#0, %77 : vector<16xf16>, vector<8xf32>
        %87 = wave.mma %85, %57#0, %78 : vector<16xf16>, vector<8xf32>
        %88 = arith.addi %58, %c21 : index
        %89 = arith.muli %88, %60 : index
        %90 = arith.addi %36, %89 : index
        %91 = vector.load %27[%90] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %92 = arith.addi %90, %64 : index
        %93 = vector.load %27[%92] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %94 = vector.shuffle %91, %93 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %95 = wave.mma %94, %55#1, %86 : vector<16xf16>, vector<8xf32>
        %96 = wave.mma %94, %57#1, %87 : vector<16xf16>, vector<8xf32>
        scf.yield %95, %96 : vector<8xf32>, vector<8xf32>
      }
      %97 = arith.select %42, %47, %41 : index
      %101:2 = scf.for %98 = %47 to %97 step %c10 iter_args(%99 = %51#0, %100 = %51#1) -> (vector<8xf32>, vector<8xf32>) {
        %102 = arith.addi %98, %c9 : index
        %103:2 = func.call @qkv_q8_0_d128__gfx1100.0(%25, %15, %102, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %104:2 = func.call @qkv_q8_0_d128__gfx1100.0(%25, %17, %102, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %105 = arith.muli %98, %c8 : index
        %106 = arith.addi %105, %c9 : index
        %107 = arith.muli %tileRows, %c4 : index
        %108 = arith.muli %106, %107 : index
        %109 = arith.addi %36, %108 : index
        %110 = vector.load %27[%109] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %111 = arith.muli %tileRows, %c7 : index
        %112 = arith.addi %109, %111 : index
        %113 = vector.load %27[%112] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %114 = vector.shuffle %110, %113 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %115 = wave.mma %114, %103#0, %99 : vector<16xf16>, vector<8xf32>
        %116 = wave.mma %114, %104#0, %100 : vector<16xf16>, vector<8xf32>
        %117 = arith.addi %105, %c10 : index
        %118 = arith.muli %117, %107 : index
        %119 = arith.addi %36, %118 : index
        %120 = vector.load %27[%119] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %121 = arith.addi %119, %111 : index
        %122 = vector.load %27[%121] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %123 = vector.shuffle %120, %122 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %124 = wave.mma %123, %103#1, %115 : vector<16xf16>, vector<8xf32>
        %125 = wave.mma %123, %104#1, %116 : vector<16xf16>, vector<8xf32>
        scf.yield %124, %125 : vector<8xf32>, vector<8xf32>
      }
      %126 = arith.addi %23, %c9 : index
      func.call @qkv_q8_0_d128__gfx1100.2(%3, %4, %101#0, %18, %101#1, %126, %21, %factors, %15, %w, %19, %17, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  %127 = arith.cmpi eq, %rowsMode, %c10 : index
  scf.if %127 {
    %128 = arith.muli %1, %c4 : index
    %129 = arith.cmpi slt, %128, %21 : index
    scf.if %129 {
      %130 = wave.lane
      %131 = arith.remui %130, %c4 : index
      %132 = arith.remui %131, %tileRows : index
      %133 = arith.addi %128, %132 : index
      %134 = arith.divui %133, %tileRows : index
      %135 = arith.divui %inputFeatures, %c4 : index
      %136 = arith.muli %134, %135 : index
      %137 = arith.divui %c9, %c4 : index
      %138 = arith.addi %136, %137 : index
      %139 = arith.muli %138, %c8 : index
      %140 = arith.remui %c9, %c4 : index
      %141 = arith.divui %140, %c7 : index
      %142 = arith.addi %139, %141 : index
      %143 = arith.muli %tileRows, %c7 : index
      %144 = arith.muli %142, %143 : index
      %145 = arith.remui %133, %tileRows : index
      %146 = arith.muli %145, %c7 : index
      %147 = arith.addi %144, %146 : index
      %148 = arith.remui %c9, %c7 : index
      %149 = arith.addi %147, %148 : index
      %150 = arith.divui %inputFeatures, %c16 : index
      %151 = arith.muli %4, %stepsPerWave : index
      %152 = arith.minsi %151, %150 : index
      %153 = arith.addi %152, %stepsPerWave : index
      %154 = arith.minsi %153, %150 : index
      %155 = arith.cmpi eq, %wholeBlocks, %c10 : index
      %156 = arith.subi %154, %152 : index
      %157 = arith.divui %156, %c8 : index
      %158 = arith.muli %157, %c8 : index
      %159 = arith.addi %152, %158 : index
      %160 = arith.select %155, %153, %159 : index
      %164:2 = scf.for %161 = %152 to %160 step %c8 iter_args(%162 = %c18, %163 = %c18) -> (vector<8xf32>, vector<8xf32>) {
        %165 = arith.addi %161, %c9 : index
        %166:2 = func.call @qkv_q8_0_d128__gfx1100.0(%130, %15, %165, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %167 = arith.addi %161, %c10 : index
        %168:2 = func.call @qkv_q8_0_d128__gfx1100.0(%130, %15, %167, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %169:2 = func.call @qkv_q8_0_d128__gfx1100.0(%130, %17, %165, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %170:2 = func.call @qkv_q8_0_d128__gfx1100.0(%130, %17, %167, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %171 = arith.muli %161, %c8 : index
        %172 = arith.addi %171, %c9 : index
        %173 = arith.muli %tileRows, %c4 : index
        %174 = arith.muli %172, %173 : index
        %175 = arith.addi %149, %174 : index
        %176 = vector.load %x[%175] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %177 = arith.addi %175, %143 : index
        %178 = vector.load %x[%177] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %179 = vector.shuffle %176, %178 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %180 = wave.mma %179, %166#0, %162 : vector<16xf16>, vector<8xf32>
        %181 = wave.mma %179, %169#0, %163 : vector<16xf16>, vector<8xf32>
        %182 = arith.addi %171, %c10 : index
        %183 = arith.muli %182, %173 : index
        %184 = arith.addi %149, %183 : index
        %185 = vector.load %x[%184] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %186 = arith.addi %184, %143 : index
        %187 = vector.load %x[%186] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %188 = vector.shuffle %185, %187 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %189 = wave.mma %188, %166#1, %180 : vector<16xf16>, vector<8xf32>
        %190 = wave.mma %188, %169#1, %181 : vector<16xf16>, vector<8xf32>
        %191 = arith.addi %171, %c8 : index
        %192 = arith.muli %191, %173 : index
        %193 = arith.addi %149, %192 : index
        %194 = vector.load %x[%193] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %195 = arith.addi %193, %143 : index
        %196 = vector.load %x[%195] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %197 = vector.shuffle %194, %196 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %198 = wave.mma %197, %168#0, %189 : vector<16xf16>, vector<8xf32>
        %199 = wave.mma %197, %170#0, %190 : vector<16xf16>, vector<8xf32>
        %200 = arith.addi %171, %c21 : index
        %201 = arith.muli %200, %173 : index
        %202 = arith.addi %149, %201 : index
        %203 = vector.load %x[%202] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %204 = arith.addi %202, %143 : index
        %205 = vector.load %x[%204] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %206 = vector.shuffle %203, %205 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %207 = wave.mma %206, %168#1, %198 : vector<16xf16>, vector<8xf32>
        %208 = wave.mma %206, %170#1, %199 : vector<16xf16>, vector<8xf32>
        scf.yield %207, %208 : vector<8xf32>, vector<8xf32>
      }
      %209 = arith.select %155, %160, %154 : index
      %213:2 = scf.for %210 = %160 to %209 step %c10 iter_args(%211 = %164#0, %212 = %164#1) -> (vector<8xf32>, vector<8xf32>) {
        %214 = arith.addi %210, %c9 : index
        %215:2 = func.call @qkv_q8_0_d128__gfx1100.0(%130, %15, %214, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %216:2 = func.call @qkv_q8_0_d128__gfx1100.0(%130, %17, %214, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %217 = arith.muli %210, %c8 : index
        %218 = arith.addi %217, %c9 : index
        %219 = arith.muli %tileRows, %c4 : index
        %220 = arith.muli %218, %219 : index
        %221 = arith.addi %149, %220 : index
        %222 = vector.load %x[%221] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %223 = arith.addi %221, %143 : index
        %224 = vector.load %x[%223] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %225 = vector.shuffle %222, %224 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %226 = wave.mma %225, %215#0, %211 : vector<16xf16>, vector<8xf32>
        %227 = wave.mma %225, %216#0, %212 : vector<16xf16>, vector<8xf32>
        %228 = arith.addi %217, %c10 : index
        %229 = arith.muli %228, %219 : index
        %230 = arith.addi %149, %229 : index
        %231 = vector.load %x[%230] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %232 = arith.addi %230, %143 : index
        %233 = vector.load %x[%232] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %234 = vector.shuffle %231, %233 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %235 = wave.mma %234, %215#1, %226 : vector<16xf16>, vector<8xf32>
        %236 = wave.mma %234, %216#1, %227 : vector<16xf16>, vector<8xf32>
        scf.yield %235, %236 : vector<8xf32>, vector<8xf32>
      }
      %237 = arith.addi %128, %c9 : index
      func.call @qkv_q8_0_d128__gfx1100.2(%3, %4, %213#0, %18, %213#1, %237, %21, %factors, %15, %w, %19, %17, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  %238 = arith.cmpi eq, %rowsMode, %c8 : index
  scf.if %238 {
    %239 = arith.muli %1, %c22 : index
    %240 = arith.cmpi slt, %239, %21 : index
    scf.if %240 {
      %241 = wave.lane
      %242 = arith.remui %241, %c4 : index
      %243 = arith.remui %242, %tileRows : index
      %244 = arith.addi %239, %243 : index
      %245 = arith.divui %244, %tileRows : index
      %246 = arith.divui %inputFeatures, %c4 : index
      %247 = arith.muli %245, %246 : index
      %248 = arith.divui %c9, %c4 : index
      %249 = arith.addi %247, %248 : index
      %250 = arith.muli %249, %c8 : index
      %251 = arith.remui %c9, %c4 : index
      %252 = arith.divui %251, %c7 : index
      %253 = arith.addi %250, %252 : index
      %254 = arith.muli %tileRows, %c7 : index
      %255 = arith.muli %253, %254 : index
      %256 = arith.remui %244, %tileRows : index
      %257 = arith.muli %256, %c7 : index
      %258 = arith.addi %255, %257 : index
      %259 = arith.remui %c9, %c7 : index
      %260 = arith.addi %258, %259 : index
      %261 = arith.addi %242, %c4 : index
      %262 = arith.addi %239, %261 : index
      %263 = arith.divui %262, %tileRows : index
      %264 = arith.muli %263, %246 : index
      %265 = arith.addi %264, %248 : index
      %266 = arith.muli %265, %c8 : index
      %267 = arith.addi %266, %252 : index
      %268 = arith.muli %267, %254 : index
      %269 = arith.remui %262, %tileRows : index
      %270 = arith.muli %269, %c7 : index
      %271 = arith.addi %268, %270 : index
      %272 = arith.addi %271, %259 : index
      %273 = arith.addi %242, %c16 : index
      %274 = arith.addi %239, %273 : index
      %275 = arith.divui %274, %tileRows : index
      %276 = arith.muli %275, %246 : index
      %277 = arith.addi %276, %248 : index
      %278 = arith.muli %277, %c8 : index
      %279 = arith.addi %278, %252 : index
      %280 = arith.muli %279, %254 : index
      %281 = arith.remui %274, %tileRows : index
      %282 = arith.muli %281, %c7 : index
      %283 = arith.addi %280, %282 : index
      %284 = arith.addi %283, %259 : index
      %285 = arith.addi %242, %c23 : index
      %286 = arith.addi %239, %285 : index
      %287 = arith.divui %286, %tileRows : index
      %288 = arith.muli %287, %246 : index
      %289 = arith.addi %288, %248 : index
      %290 = arith.muli %289, %c8 : index
      %291 = arith.addi %290, %252 : index
      %292 = arith.muli %291, %254 : index
      %293 = arith.remui %286, %tileRows : index
      %294 = arith.muli %293, %c7 : index
      %295 = arith.addi %292, %294 : index
      %296 = arith.addi %295, %259 : index
      %297 = arith.divui %inputFeatures, %c16 : index
      %298 = arith.muli %4, %stepsPerWave : index
      %299 = arith.minsi %298, %297 : index
      %300 = arith.addi %299, %stepsPerWave : index
      %301 = arith.minsi %300, %297 : index
      %302 = arith.cmpi eq, %wholeBlocks, %c10 : index
      %303 = arith.subi %301, %299 : index
      %304 = arith.divui %303, %c8 : index
      %305 = arith.muli %304, %c8 : index
      %306 = arith.addi %299, %305 : index
      %307 = arith.select %302, %300, %306 : index
      %317:8 = scf.for %308 = %299 to %307 step %c8 iter_args(%309 = %c18, %310 = %c18, %311 = %c18, %312 = %c18, %313 = %c18, %314 = %c18, %315 = %c18, %316 = %c18) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %318 = arith.addi %308, %c9 : index
        %319:2 = func.call @qkv_q8_0_d128__gfx1100.0(%241, %15, %318, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %320 = arith.addi %308, %c10 : index
        %321:2 = func.call @qkv_q8_0_d128__gfx1100.0(%241, %15, %320, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %322:2 = func.call @qkv_q8_0_d128__gfx1100.0(%241, %17, %318, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %323:2 = func.call @qkv_q8_0_d128__gfx1100.0(%241, %17, %320, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %324 = arith.muli %308, %c8 : index
        %325 = arith.addi %324, %c9 : index
        %326 = arith.muli %tileRows, %c4 : index
        %327 = arith.muli %325, %326 : index
        %328 = arith.addi %260, %327 : index
        %329 = vector.load %x[%328] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %330 = arith.addi %328, %254 : index
        %331 = vector.load %x[%330] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %332 = vector.shuffle %329, %331 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %333 = wave.mma %332, %319#0, %309 : vector<16xf16>, vector<8xf32>
        %334 = wave.mma %332, %322#0, %310 : vector<16xf16>, vector<8xf32>
        %335 = arith.addi %272, %327 : index
        %336 = vector.load %x[%335] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %337 = arith.addi %335, %254 : index
        %338 = vector.load %x[%337] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %339 = vector.shuffle %336, %338 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %340 = wave.mma %339, %319#0, %311 : vector<16xf16>, vector<8xf32>
        %341 = wave.mma %339, %322#0, %312 : vector<16xf16>, vector<8xf32>
        %342 = arith.addi %284, %327 : index
        %343 = vector.load %x[%342] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %344 = arith.addi %342, %254 : index
        %345 = vector.load %x[%344] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %346 = vector.shuffle %343, %345 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %347 = wave.mma %346, %319#0, %313 : vector<16xf16>, vector<8xf32>
        %348 = wave.mma %346, %322#0, %314 : vector<16xf16>, vector<8xf32>
        %349 = arith.addi %296, %327 : index
        %350 = vector.load %x[%349] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %351 = arith.addi %349, %254 : index
        %352 = vector.load %x[%351] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %353 = vector.shuffle %350, %352 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %354 = wave.mma %353, %319#0, %315 : vector<16xf16>, vector<8xf32>
        %355 = wave.mma %353, %322#0, %316 : vector<16xf16>, vector<8xf32>
        %356 = arith.addi %324, %c10 : index
        %357 = arith.muli %356, %326 : index
        %358 = arith.addi %260, %357 : index
        %359 = vector.load %x[%358] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %360 = arith.addi %358, %254 : index
        %361 = vector.load %x[%360] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %362 = vector.shuffle %359, %361 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %363 = wave.mma %362, %319#1, %333 : vector<16xf16>, vector<8xf32>
        %364 = wave.mma %362, %322#1, %334 : vector<16xf16>, vector<8xf32>
        %365 = arith.addi %272, %357 : index
        %366 = vector.load %x[%365] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %367 = arith.addi %365, %254 : index
        %368 = vector.load %x[%367] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %369 = vector.shuffle %366, %368 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %370 = wave.mma %369, %319#1, %340 : vector<16xf16>, vector<8xf32>
        %371 = wave.mma %369, %322#1, %341 : vector<16xf16>, vector<8xf32>
        %372 = arith.addi %284, %357 : index
        %373 = vector.load %x[%372] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %374 = arith.addi %372, %254 : index
        %375 = vector.load %x[%374] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %376 = vector.shuffle %373, %375 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %377 = wave.mma %376, %319#1, %347 : vector<16xf16>, vector<8xf32>
        %378 = wave.mma %376, %322#1, %348 : vector<16xf16>, vector<8xf32>
        %379 = arith.addi %296, %357 : index
        %380 = vector.load %x[%379] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %381 = arith.addi %379, %254 : index
        %382 = vector.load %x[%381] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %383 = vector.shuffle %380, %382 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %384 = wave.mma %383, %319#1, %354 : vector<16xf16>, vector<8xf32>
        %385 = wave.mma %383, %322#1, %355 : vector<16xf16>, vector<8xf32>
        %386 = arith.addi %324, %c8 : index
        %387 = arith.muli %386, %326 : index
        %388 = arith.addi %260, %387 : index
        %389 = vector.load %x[%388] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %390 = arith.addi %388, %254 : index
        %391 = vector.load %x[%390] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %392 = vector.shuffle %389, %391 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %393 = wave.mma %392, %321#0, %363 : vector<16xf16>, vector<8xf32>
        %394 = wave.mma %392, %323#0, %364 : vector<16xf16>, vector<8xf32>
        %395 = arith.addi %272, %387 : index
        %396 = vector.load %x[%395] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %397 = arith.addi %395, %254 : index
        %398 = vector.load %x[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %399 = vector.shuffle %396, %398 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %400 = wave.mma %399, %321#0, %370 : vector<16xf16>, vector<8xf32>
        %401 = wave.mma %399, %323#0, %371 : vector<16xf16>, vector<8xf32>
        %402 = arith.addi %284, %387 : index
        %403 = vector.load %x[%402] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %404 = arith.addi %402, %254 : index
        %405 = vector.load %x[%404] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %406 = vector.shuffle %403, %405 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %407 = wave.mma %406, %321#0, %377 : vector<16xf16>, vector<8xf32>
        %408 = wave.mma %406, %323#0, %378 : vector<16xf16>, vector<8xf32>
        %409 = arith.addi %296, %387 : index
        %410 = vector.load %x[%409] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %411 = arith.addi %409, %254 : index
        %412 = vector.load %x[%411] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %413 = vector.shuffle %410, %412 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %414 = wave.mma %413, %321#0, %384 : vector<16xf16>, vector<8xf32>
        %415 = wave.mma %413, %323#0, %385 : vector<16xf16>, vector<8xf32>
        %416 = arith.addi %324, %c21 : index
        %417 = arith.muli %416, %326 : index
        %418 = arith.addi %260, %417 : index
        %419 = vector.load %x[%418] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %420 = arith.addi %418, %254 : index
        %421 = vector.load %x[%420] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %422 = vector.shuffle %419, %421 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %423 = wave.mma %422, %321#1, %393 : vector<16xf16>, vector<8xf32>
        %424 = wave.mma %422, %323#1, %394 : vector<16xf16>, vector<8xf32>
        %425 = arith.addi %272, %417 : index
        %426 = vector.load %x[%425] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %427 = arith.addi %425, %254 : index
        %428 = vector.load %x[%427] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %429 = vector.shuffle %426, %428 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %430 = wave.mma %429, %321#1, %400 : vector<16xf16>, vector<8xf32>
        %431 = wave.mma %429, %323#1, %401 : vector<16xf16>, vector<8xf32>
        %432 = arith.addi %284, %417 : index
        %433 = vector.load %x[%432] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %434 = arith.addi %432, %254 : index
        %435 = vector.load %x[%434] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %436 = vector.shuffle %433, %435 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %437 = wave.mma %436, %321#1, %407 : vector<16xf16>, vector<8xf32>
        %438 = wave.mma %436, %323#1, %408 : vector<16xf16>, vector<8xf32>
        %439 = arith.addi %296, %417 : index
        %440 = vector.load %x[%439] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %441 = arith.addi %439, %254 : index
        %442 = vector.load %x[%441] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %443 = vector.shuffle %440, %442 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %444 = wave.mma %443, %321#1, %414 : vector<16xf16>, vector<8xf32>
        %445 = wave.mma %443, %323#1, %415 : vector<16xf16>, vector<8xf32>
        scf.yield %423, %424, %430, %431, %437, %438, %444, %445 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %446 = arith.select %302, %307, %301 : index
      %456:8 = scf.for %447 = %307 to %446 step %c10 iter_args(%448 = %317#0, %449 = %317#1, %450 = %317#2, %451 = %317#3, %452 = %317#4, %453 = %317#5, %454 = %317#6, %455 = %317#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %457 = arith.addi %447, %c9 : index
        %458:2 = func.call @qkv_q8_0_d128__gfx1100.0(%241, %15, %457, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %459:2 = func.call @qkv_q8_0_d128__gfx1100.0(%241, %17, %457, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %460 = arith.muli %447, %c8 : index
        %461 = arith.addi %460, %c9 : index
        %462 = arith.muli %tileRows, %c4 : index
        %463 = arith.muli %461, %462 : index
        %464 = arith.addi %260, %463 : index
        %465 = vector.load %x[%464] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %466 = arith.addi %464, %254 : index
        %467 = vector.load %x[%466] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %468 = vector.shuffle %465, %467 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %469 = wave.mma %468, %458#0, %448 : vector<16xf16>, vector<8xf32>
        %470 = wave.mma %468, %459#0, %449 : vector<16xf16>, vector<8xf32>
        %471 = arith.addi %272, %463 : index
        %472 = vector.load %x[%471] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %473 = arith.addi %471, %254 : index
        %474 = vector.load %x[%473] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %475 = vector.shuffle %472, %474 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %476 = wave.mma %475, %458#0, %450 : vector<16xf16>, vector<8xf32>
        %477 = wave.mma %475, %459#0, %451 : vector<16xf16>, vector<8xf32>
        %478 = arith.addi %284, %463 : index
        %479 = vector.load %x[%478] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %480 = arith.addi %478, %254 : index
        %481 = vector.load %x[%480] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %482 = vector.shuffle %479, %481 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %483 = wave.mma %482, %458#0, %452 : vector<16xf16>, vector<8xf32>
        %484 = wave.mma %482, %459#0, %453 : vector<16xf16>, vector<8xf32>
        %485 = arith.addi %296, %463 : index
        %486 = vector.load %x[%485] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %487 = arith.addi %485, %254 : index
        %488 = vector.load %x[%487] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %489 = vector.shuffle %486, %488 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %490 = wave.mma %489, %458#0, %454 : vector<16xf16>, vector<8xf32>
        %491 = wave.mma %489, %459#0, %455 : vector<16xf16>, vector<8xf32>
        %492 = arith.addi %460, %c10 : index
        %493 = arith.muli %492, %462 : index
        %494 = arith.addi %260, %493 : index
        %495 = vector.load %x[%494] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %496 = arith.addi %494, %254 : index
        %497 = vector.load %x[%496] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %498 = vector.shuffle %495, %497 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %499 = wave.mma %498, %458#1, %469 : vector<16xf16>, vector<8xf32>
        %500 = wave.mma %498, %459#1, %470 : vector<16xf16>, vector<8xf32>
        %501 = arith.addi %272, %493 : index
        %502 = vector.load %x[%501] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %503 = arith.addi %501, %254 : index
        %504 = vector.load %x[%503] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %505 = vector.shuffle %502, %504 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %506 = wave.mma %505, %458#1, %476 : vector<16xf16>, vector<8xf32>
        %507 = wave.mma %505, %459#1, %477 : vector<16xf16>, vector<8xf32>
        %508 = arith.addi %284, %493 : index
        %509 = vector.load %x[%508] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %510 = arith.addi %508, %254 : index
        %511 = vector.load %x[%510] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %512 = vector.shuffle %509, %511 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %513 = wave.mma %512, %458#1, %483 : vector<16xf16>, vector<8xf32>
        %514 = wave.mma %512, %459#1, %484 : vector<16xf16>, vector<8xf32>
        %515 = arith.addi %296, %493 : index
        %516 = vector.load %x[%515] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %517 = arith.addi %515, %254 : index
        %518 = vector.load %x[%517] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %519 = vector.shuffle %516, %518 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %520 = wave.mma %519, %458#1, %490 : vector<16xf16>, vector<8xf32>
        %521 = wave.mma %519, %459#1, %491 : vector<16xf16>, vector<8xf32>
        scf.yield %499, %500, %506, %507, %513, %514, %520, %521 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %522 = arith.addi %239, %c9 : index
      func.call @qkv_q8_0_d128__gfx1100.2(%3, %4, %456#0, %18, %456#1, %522, %21, %factors, %15, %w, %19, %17, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %523 = arith.addi %239, %c4 : index
      func.call @qkv_q8_0_d128__gfx1100.2(%3, %4, %456#2, %18, %456#3, %523, %21, %factors, %15, %w, %19, %17, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %524 = arith.addi %239, %c16 : index
      func.call @qkv_q8_0_d128__gfx1100.2(%3, %4, %456#4, %18, %456#5, %524, %21, %factors, %15, %w, %19, %17, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %525 = arith.addi %239, %c23 : index
      func.call @qkv_q8_0_d128__gfx1100.2(%3, %4, %456#6, %18, %456#7, %525, %21, %factors, %15, %w, %19, %17, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  wave.return
}
