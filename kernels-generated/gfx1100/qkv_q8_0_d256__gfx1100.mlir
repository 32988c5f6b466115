// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q8_0', dim=256)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q8_0_d256__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @qkv_q8_0_d256__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xf32>, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: memref<?xf32>, %x10: index) {
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
func.func private @qkv_q8_0_d256__gfx1100.2(%x0: index, %x1: index, %x2: vector<8xf32>, %x3: memref<?xf32>, %x4: vector<8xf32>, %x5: index, %x6: index, %x7: memref<?xf32>, %x8: index, %x9: memref<?xi8>, %x10: memref<?xf32>, %x11: index, %x12: index, %x13: memref<?xf32>, %x14: index, %x15: index, %x16: memref<?xi32>, %x17: memref<?xf32>, %x18: memref<?xf32>, %x19: memref<?xf32>, %x20: memref<?xf32>, %x21: memref<?xf32>, %x22: memref<?xi8>) {
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
  func.call @qkv_q8_0_d256__gfx1100.1(%f41, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
  %f42 = arith.addi %f40, %fc12 : index
  func.call @qkv_q8_0_d256__gfx1100.1(%f42, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
  %f43 = arith.addi %f40, %fc0 : index
  func.call @qkv_q8_0_d256__gfx1100.1(%f43, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
  %f44 = arith.addi %f40, %fc13 : index
  func.call @qkv_q8_0_d256__gfx1100.1(%f44, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
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
wave.kernel @qkv_q8_0_d256__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 8 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 128 : index
  %c7 = arith.constant 2 : index
  %c8 = arith.constant 0 : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 8192 : index
  %c11 = arith.constant 4096 : index
  %rowsMode = wave.param "rowsMode" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c15 = arith.constant 32 : index
  %c16 = arith.constant 512 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant 3 : index
  %c21 = arith.constant 64 : index
  %c22 = arith.constant 48 : index
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
  %11 = arith.muli %0, %c4 : index
  %12 = arith.muli %3, %c7 : index
  %13 = arith.addi %11, %12 : index
  %14 = arith.addi %13, %c8 : index
  %15 = arith.muli %14, %10 : index
  %16 = arith.addi %13, %c9 : index
  %17 = arith.muli %16, %10 : index
  %18 = wave.scratch %c10 : memref<?xf32>
  %19 = wave.scratch %c11 : memref<?xf32>
  %20 = memref.load %step[%c8] : memref<?xi32>
  %21 = arith.index_cast %20 : i32 to index
  %22 = arith.cmpi eq, %rowsMode, %c8 : index
  scf.if %22 {
    %23 = arith.muli %1, %c4 : index
    %24 = arith.cmpi slt, %23, %21 : index
    scf.if %24 {
      %25 = wave.lane
      %26 = arith.remui %25, %c4 : index
      %27 = wave.scratch %operandHalves : memref<?xf16>
      %28 = arith.divui %operandHalves, %c2 : index
      %29 = arith.muli %2, %c15 : index
      %30 = arith.addi %29, %25 : index
      scf.for %31 = %30 to %28 step %c16 {
        %32 = arith.muli %31, %c2 : index
        %33 = arith.addi %c8, %32 : index
        %34 = vector.load %x[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %34, %27[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %35 = arith.remui %26, %tileRows : index
      %36 = arith.muli %35, %c2 : index
      %37 = arith.divui %inputFeatures, %c15 : index
      %38 = arith.muli %4, %stepsPerWave : index
      %39 = arith.minsi %38, %37 : index
      %40 = arith.addi %39, %stepsPerWave : index
      %41 = arith.minsi %40, %37 : index
      %42 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %43 = arith.subi %41, %39 : index
      %44 = arith.divui %43, %c7 : index
      %45 = arith.muli %44, %c7 : index
      %46 = arith.addi %39, %45 : index
      %47 = arith.select %42, %40, %46 : index
      %51:2 = scf.for %48 = %39 to %47 step %c7 iter_args(%49 = %c17, %50 = %c17) -> (vector<8xf32>, vector<8xf32>) {
        %52 = arith.addi %48, %c8 : index
        %53:2 = func.call @qkv_q8_0_d256__gfx1100.0(%25, %15, %52, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %54 = arith.addi %48, %c9 : index
        %55:2 = func.call @qkv_q8_0_d256__gfx1100.0(%25, %15, %54, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %56:2 = func.call @qkv_q8_0_d256__gfx1100.0(%25, %17, %52, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %57:2 = func.call @qkv_q8_0_d256__gfx1100.0(%25, %17, %54, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %58 = arith.muli %48, %c7 : index
        %59 = arith.addi %58, %c8 : index
        %60 = arith.muli %tileRows, %c4 : index
        %61 = arith.muli %59, %60 : index
        %62 = arith.addi %36, %61 : index
        %63 = vector.load %27[%62] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %64 = arith.muli %tileRows, %c2 : index
        %65 = arith.addi %62, %64 : index
        %66 = vector.load %27[%65] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %67 = vector.shuffle %63, %66 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %68 = wave.mma %67, %53#0, %49 : vector<16xf16>, vector<8xf32>
        %69 = wave.mma %67, %56#0, %50 : vector<16xf16>, vector<8xf32>
        %70 = arith.addi %58, %c9 : index
        %71 = arith.muli %70, %60 : index
        %72 = arith.addi %36, %71 : index
        %73 = vector.load %27[%72] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %74 = arith.addi %72, %64 : index
        %75 = vector.load %27[%74] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %76 = vector.shuffle %73, %75 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %77 = wave.mma %76, %53#1, %68 : vector<16xf16>, vector<8xf32>
        %78 = wave.mma %76, %56#1, %69 : vector<16xf16>, vector<8xf32>
        %79 = arith.addi %58, %c7 : index
        %80 = arith.muli %79, %60 : index
        %81 = arith.addi %36, %80 : index
        %82 = vector.load %27[%81] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %83 = arith.addi %81, %64 : index
        %84 = vector.load %27[%83] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %85 = vector.shuffle %82, %84 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %86 = wave.mma %85, %55#0, %77 : vector<16xf16>, vector<8xf32>
        %87 = wave.mma %85, %57#0, %78 : vector<16xf16>, vector<8xf32>
        %88 = arith.addi %58, %c20 : index
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
      %101:2 = scf.for %98 = %47 to %97 step %c9 iter_args(%99 = %51#0, %100 = %51#1) -> (vector<8xf32>, vector<8xf32>) {
        %102 = arith.addi %98, %c8 : index
        %103:2 = func.call @qkv_q8_0_d256__gfx1100.0(%25, %15, %102, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %104:2 = func.call @qkv_q8_0_d256__gfx1100.0(%25, %17, %102, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %105 = arith.muli %98, %c7 : index
        %106 = arith.addi %105, %c8 : index
        %107 = arith.muli %tileRows, %c4 : index
        %108 = arith.muli %106, %107 : index
        %109 = arith.addi %36, %108 : index
        %110 = vector.load %27[%109] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %111 = arith.muli %tileRows, %c2 : index
        %112 = arith.addi %109, %111 : index
        %113 = vector.load %27[%112] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %114 = vector.shuffle %110, %113 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %115 = wave.mma %114, %103#0, %99 : vector<16xf16>, vector<8xf32>
        %116 = wave.mma %114, %104#0, %100 : vector<16xf16>, vector<8xf32>
        %117 = arith.addi %105, %c9 : index
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
      %126 = arith.addi %23, %c8 : index
      func.call @qkv_q8_0_d256__gfx1100.2(%3, %4, %101#0, %18, %101#1, %126, %21, %factors, %15, %w, %19, %17, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  %127 = arith.cmpi eq, %rowsMode, %c9 : index
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
      %137 = arith.divui %c8, %c4 : index
      %138 = arith.addi %136, %137 : index
      %139 = arith.muli %138, %c7 : index
      %140 = arith.remui %c8, %c4 : index
      %141 = arith.divui %140, %c2 : index
      %142 = arith.addi %139, %141 : index
      %143 = arith.muli %tileRows, %c2 : index
      %144 = arith.muli %142, %143 : index
      %145 = arith.remui %133, %tileRows : index
      %146 = arith.muli %145, %c2 : index
      %147 = arith.addi %144, %146 : index
      %148 = arith.remui %c8, %c2 : index
      %149 = arith.addi %147, %148 : index
      %150 = arith.divui %inputFeatures, %c15 : index
      %151 = arith.muli %4, %stepsPerWave : index
      %152 = arith.minsi %151, %150 : index
      %153 = arith.addi %152, %stepsPerWave : index
      %154 = arith.minsi %153, %150 : index
      %155 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %156 = arith.subi %154, %152 : index
      %157 = arith.divui %156, %c7 : index
      %158 = arith.muli %157, %c7 : index
      %159 = arith.addi %152, %158 : index
      %160 = arith.select %155, %153, %159 : index
      %164:2 = scf.for %161 = %152 to %160 step %c7 iter_args(%162 = %c17, %163 = %c17) -> (vector<8xf32>, vector<8xf32>) {
        %165 = arith.addi %161, %c8 : index
        %166:2 = func.call @qkv_q8_0_d256__gfx1100.0(%130, %15, %165, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %167 = arith.addi %161, %c9 : index
        %168:2 = func.call @qkv_q8_0_d256__gfx1100.0(%130, %15, %167, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %169:2 = func.call @qkv_q8_0_d256__gfx1100.0(%130, %17, %165, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %170:2 = func.call @qkv_q8_0_d256__gfx1100.0(%130, %17, %167, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %171 = arith.muli %161, %c7 : index
        %172 = arith.addi %171, %c8 : index
        %173 = arith.muli %tileRows, %c4 : index
        %174 = arith.muli %172, %173 : index
        %175 = arith.addi %149, %174 : index
        %176 = vector.load %x[%175] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %177 = arith.addi %175, %143 : index
        %178 = vector.load %x[%177] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %179 = vector.shuffle %176, %178 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %180 = wave.mma %179, %166#0, %162 : vector<16xf16>, vector<8xf32>
        %181 = wave.mma %179, %169#0, %163 : vector<16xf16>, vector<8xf32>
        %182 = arith.addi %171, %c9 : index
        %183 = arith.muli %182, %173 : index
        %184 = arith.addi %149, %183 : index
        %185 = vector.load %x[%184] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %186 = arith.addi %184, %143 : index
        %187 = vector.load %x[%186] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %188 = vector.shuffle %185, %187 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %189 = wave.mma %188, %166#1, %180 : vector<16xf16>, vector<8xf32>
        %190 = wave.mma %188, %169#1, %181 : vector<16xf16>, vector<8xf32>
        %191 = arith.addi %171, %c7 : index
        %192 = arith.muli %191, %173 : index
        %193 = arith.addi %149, %192 : index
        %194 = vector.load %x[%193] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %195 = arith.addi %193, %143 : index
        %196 = vector.load %x[%195] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %197 = vector.shuffle %194, %196 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %198 = wave.mma %197, %168#0, %189 : vector<16xf16>, vector<8xf32>
        %199 = wave.mma %197, %170#0, %190 : vector<16xf16>, vector<8xf32>
        %200 = arith.addi %171, %c20 : index
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
      %213:2 = scf.for %210 = %160 to %209 step %c9 iter_args(%211 = %164#0, %212 = %164#1) -> (vector<8xf32>, vector<8xf32>) {
        %214 = arith.addi %210, %c8 : index
        %215:2 = func.call @qkv_q8_0_d256__gfx1100.0(%130, %15, %214, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %216:2 = func.call @qkv_q8_0_d256__gfx1100.0(%130, %17, %214, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %217 = arith.muli %210, %c7 : index
        %218 = arith.addi %217, %c8 : index
        %219 = arith.muli %tileRows, %c4 : index
        %220 = arith.muli %218, %219 : index
        %221 = arith.addi %149, %220 : index
        %222 = vector.load %x[%221] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %223 = arith.addi %221, %143 : index
        %224 = vector.load %x[%223] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %225 = vector.shuffle %222, %224 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %226 = wave.mma %225, %215#0, %211 : vector<16xf16>, vector<8xf32>
        %227 = wave.mma %225, %216#0, %212 : vector<16xf16>, vector<8xf32>
        %228 = arith.addi %217, %c9 : index
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
      %237 = arith.addi %128, %c8 : index
      func.call @qkv_q8_0_d256__gfx1100.2(%3, %4, %213#0, %18, %213#1, %237, %21, %factors, %15, %w, %19, %17, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  %238 = arith.cmpi eq, %rowsMode, %c7 : index
  scf.if %238 {
    %239 = arith.muli %1, %c21 : index
    %240 = arith.cmpi slt, %239, %21 : index
    scf.if %240 {
      %241 = wave.lane
      %242 = arith.remui %241, %c4 : index
      %243 = arith.remui %242, %tileRows : index
      %244 = arith.addi %239, %243 : index
      %245 = arith.divui %244, %tileRows : index
      %246 = arith.divui %inputFeatures, %c4 : index
      %247 = arith.muli %245, %246 : index
      %248 = arith.divui %c8, %c4 : index
      %249 = arith.addi %247, %248 : index
      %250 = arith.muli %249, %c7 : index
      %251 = arith.remui %c8, %c4 : index
      %252 = arith.divui %251, %c2 : index
      %253 = arith.addi %250, %252 : index
      %254 = arith.muli %tileRows, %c2 : index
      %255 = arith.muli %253, %254 : index
      %256 = arith.remui %244, %tileRows : index
      %257 = arith.muli %256, %c2 : index
      %258 = arith.addi %255, %257 : index
      %259 = arith.remui %c8, %c2 : index
      %260 = arith.addi %258, %259 : index
      %261 = arith.addi %242, %c4 : index
      %262 = arith.addi %239, %261 : index
      %263 = arith.divui %262, %tileRows : index
      %264 = arith.muli %263, %246 : index
      %265 = arith.addi %264, %248 : index
      %266 = arith.muli %265, %c7 : index
      %267 = arith.addi %266, %252 : index
      %268 = arith.muli %267, %254 : index
      %269 = arith.remui %262, %tileRows : index
      %270 = arith.muli %269, %c2 : index
      %271 = arith.addi %268, %270 : index
      %272 = arith.addi %271, %259 : index
      %273 = arith.addi %242, %c15 : index
      %274 = arith.addi %239, %273 : index
      %275 = arith.divui %274, %tileRows : index
      %276 = arith.muli %275, %246 : index
      %277 = arith.addi %276, %248 : index
      %278 = arith.muli %277, %c7 : index
      %279 = arith.addi %278, %252 : index
      %280 = arith.muli %279, %254 : index
      %281 = arith.remui %274, %tileRows : index
      %282 = arith.muli %281, %c2 : index
      %283 = arith.addi %280, %282 : index
      %284 = arith.addi %283, %259 : index
      %285 = arith.addi %242, %c22 : index
      %286 = arith.addi %239, %285 : index
      %287 = arith.divui %286, %tileRows : index
      %288 = arith.muli %287, %246 : index
      %289 = arith.addi %288, %248 : index
      %290 = arith.muli %289, %c7 : index
      %291 = arith.addi %290, %252 : index
      %292 = arith.muli %291, %254 : index
      %293 = arith.remui %286, %tileRows : index
      %294 = arith.muli %293, %c2 : index
      %295 = arith.addi %292, %294 : index
      %296 = arith.addi %295, %259 : index
      %297 = arith.divui %inputFeatures, %c15 : index
      %298 = arith.muli %4, %stepsPerWave : index
      %299 = arith.minsi %298, %297 : index
      %300 = arith.addi %299, %stepsPerWave : index
      %301 = arith.minsi %300, %297 : index
      %302 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %303 = arith.subi %301, %299 : index
      %304 = arith.divui %303, %c7 : index
      %305 = arith.muli %304, %c7 : index
      %306 = arith.addi %299, %305 : index
      %307 = arith.select %302, %300, %306 : index
      %317:8 = scf.for %308 = %299 to %307 step %c7 iter_args(%309 = %c17, %310 = %c17, %311 = %c17, %312 = %c17, %313 = %c17, %314 = %c17, %315 = %c17, %316 = %c17) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %318 = arith.addi %308, %c8 : index
        %319:2 = func.call @qkv_q8_0_d256__gfx1100.0(%241, %15, %318, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %320 = arith.addi %308, %c9 : index
        %321:2 = func.call @qkv_q8_0_d256__gfx1100.0(%241, %15, %320, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %322:2 = func.call @qkv_q8_0_d256__gfx1100.0(%241, %17, %318, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %323:2 = func.call @qkv_q8_0_d256__gfx1100.0(%241, %17, %320, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %324 = arith.muli %308, %c7 : index
        %325 = arith.addi %324, %c8 : index
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
        %356 = arith.addi %324, %c9 : index
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
        %386 = arith.addi %324, %c7 : index
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
        %416 = arith.addi %324, %c20 : index
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
      %456:8 = scf.for %447 = %307 to %446 step %c9 iter_args(%448 = %317#0, %449 = %317#1, %450 = %317#2, %451 = %317#3, %452 = %317#4, %453 = %317#5, %454 = %317#6, %455 = %317#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %457 = arith.addi %447, %c8 : index
        %458:2 = func.call @qkv_q8_0_d256__gfx1100.0(%241, %15, %457, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %459:2 = func.call @qkv_q8_0_d256__gfx1100.0(%241, %17, %457, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %460 = arith.muli %447, %c7 : index
        %461 = arith.addi %460, %c8 : index
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
        %492 = arith.addi %460, %c9 : index
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
      %522 = arith.addi %239, %c8 : index
      func.call @qkv_q8_0_d256__gfx1100.2(%3, %4, %456#0, %18, %456#1, %522, %21, %factors, %15, %w, %19, %17, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %523 = arith.addi %239, %c4 : index
      func.call @qkv_q8_0_d256__gfx1100.2(%3, %4, %456#2, %18, %456#3, %523, %21, %factors, %15, %w, %19, %17, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %524 = arith.addi %239, %c15 : index
      func.call @qkv_q8_0_d256__gfx1100.2(%3, %4, %456#4, %18, %456#5, %524, %21, %factors, %15, %w, %19, %17, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %525 = arith.addi %239, %c22 : index
      func.call @qkv_q8_0_d256__gfx1100.2(%3, %4, %456#6, %18, %456#7, %525, %21, %factors, %15, %w, %19, %17, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  wave.return
}
