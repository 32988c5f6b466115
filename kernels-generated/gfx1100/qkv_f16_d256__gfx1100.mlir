// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='f16', dim=256)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_f16_d256__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>) -> (vector<16xf16>) {
  %fc0 = arith.constant 128 : index
  %fc1 = arith.constant 512 : index
  %fc2 = arith.constant 16 : index
  %fc3 = arith.constant 256 : index
  %f0 = arith.addi %x0, %fc0 : index
  %f1 = arith.muli %x1, %fc1 : index
  %f2 = arith.addi %f0, %f1 : index
  %f3 = arith.remui %x2, %fc2 : index
  %f4 = arith.muli %f3, %fc2 : index
  %f5 = arith.addi %f2, %f4 : index
  %f6 = vector.load %x3[%f5] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f7 = vector.bitcast %f6 : vector<16xi8> to vector<8xf16>
  %f8 = arith.addi %f5, %fc3 : index
  %f9 = vector.load %x3[%f8] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f10 = vector.bitcast %f9 : vector<16xi8> to vector<8xf16>
  %f11 = vector.shuffle %f7, %f10 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
  func.return %f11 : vector<16xf16>
}
func.func private @qkv_f16_d256__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xf32>, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: memref<?xf32>, %x10: index) {
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
func.func private @qkv_f16_d256__gfx1100.2(%x0: index, %x1: index, %x2: vector<8xf32>, %x3: memref<?xf32>, %x4: vector<8xf32>, %x5: index, %x6: index, %x7: memref<?xf32>, %x8: index, %x9: memref<?xi8>, %x10: memref<?xf32>, %x11: index, %x12: index, %x13: memref<?xf32>, %x14: index, %x15: index, %x16: memref<?xi32>, %x17: memref<?xf32>, %x18: memref<?xf32>, %x19: memref<?xf32>, %x20: memref<?xf32>, %x21: memref<?xf32>, %x22: memref<?xi8>) {
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
  func.call @qkv_f16_d256__gfx1100.1(%f41, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
  %f42 = arith.addi %f40, %fc12 : index
  func.call @qkv_f16_d256__gfx1100.1(%f42, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
  %f43 = arith.addi %f40, %fc0 : index
  func.call @qkv_f16_d256__gfx1100.1(%f43, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
  %f44 = arith.addi %f40, %fc13 : index
  func.call @qkv_f16_d256__gfx1100.1(%f44, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
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
wave.kernel @qkv_f16_d256__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 8 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 2 : index
  %c8 = arith.constant 0 : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 8192 : index
  %c11 = arith.constant 4096 : index
  %rowsMode = wave.param "rowsMode" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c15 = arith.constant 512 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 4 : index
  %c20 = arith.constant 3 : index
  %c21 = arith.constant 64 : index
  %c22 = arith.constant 48 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = arith.remui %2, %c2 : index
  %4 = arith.divui %2, %c2 : index
  %5 = arith.muli %inputFeatures, %c4 : index
  %6 = arith.addi %5, %c5 : index
  %7 = arith.muli %0, %c6 : index
  %8 = arith.muli %3, %c7 : index
  %9 = arith.addi %7, %8 : index
  %10 = arith.addi %9, %c8 : index
  %11 = arith.muli %10, %6 : index
  %12 = arith.addi %9, %c9 : index
  %13 = arith.muli %12, %6 : index
  %14 = wave.scratch %c10 : memref<?xf32>
  %15 = wave.scratch %c11 : memref<?xf32>
  %16 = memref.load %step[%c8] : memref<?xi32>
  %17 = arith.index_cast %16 : i32 to index
  %18 = arith.cmpi eq, %rowsMode, %c8 : index
  scf.if %18 {
    %19 = arith.muli %1, %c6 : index
    %20 = arith.cmpi slt, %19, %17 : index
    scf.if %20 {
      %21 = wave.lane
      %22 = arith.remui %21, %c6 : index
      %23 = wave.scratch %operandHalves : memref<?xf16>
      %24 = arith.divui %operandHalves, %c2 : index
      %25 = arith.muli %2, %c4 : index
      %26 = arith.addi %25, %21 : index
      scf.for %27 = %26 to %24 step %c15 {
        %28 = arith.muli %27, %c2 : index
        %29 = arith.addi %c8, %28 : index
        %30 = vector.load %x[%29] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %30, %23[%29] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %31 = arith.remui %22, %tileRows : index
      %32 = arith.muli %31, %c2 : index
      %33 = arith.divui %inputFeatures, %c6 : index
      %34 = arith.muli %4, %stepsPerWave : index
      %35 = arith.minsi %34, %33 : index
      %36 = arith.addi %35, %stepsPerWave : index
      %37 = arith.minsi %36, %33 : index
      %38 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %39 = arith.subi %37, %35 : index
      %40 = arith.divui %39, %c19 : index
      %41 = arith.muli %40, %c19 : index
      %42 = arith.addi %35, %41 : index
      %43 = arith.select %38, %36, %42 : index
      %47:2 = scf.for %44 = %35 to %43 step %c19 iter_args(%45 = %c16, %46 = %c16) -> (vector<8xf32>, vector<8xf32>) {
        %48 = arith.addi %44, %c8 : index
        %49 = func.call @qkv_f16_d256__gfx1100.0(%11, %48, %21, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %50 = arith.addi %44, %c9 : index
        %51 = func.call @qkv_f16_d256__gfx1100.0(%11, %50, %21, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %52 = arith.addi %44, %c7 : index
        %53 = func.call @qkv_f16_d256__gfx1100.0(%11, %52, %21, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %54 = arith.addi %44, %c20 : index
        %55 = func.call @qkv_f16_d256__gfx1100.0(%11, %54, %21, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %56 = func.call @qkv_f16_d256__gfx1100.0(%13, %48, %21, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %57 = func.call @qkv_f16_d256__gfx1100.0(%13, %50, %21, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %58 = func.call @qkv_f16_d256__gfx1100.0(%13, %52, %21, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %59 = func.call @qkv_f16_d256__gfx1100.0(%13, %54, %21, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %60 = arith.muli %44, %c9 : index
        %61 = arith.addi %60, %c8 : index
        %62 = arith.muli %tileRows, %c6 : index
        %63 = arith.muli %61, %62 : index
        %64 = arith.addi %32, %63 : index
        %65 = vector.load %23[%64] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %66 = arith.muli %tileRows, %c2 : index
        %67 = arith.addi %64, %66 : index
        %68 = vector.load %23[%67] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %69 = vector.shuffle %65, %68 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %70 = wave.mma %69, %49, %45 : vector<16xf16>, vector<8xf32>
        %71 = wave.mma %69, %56, %46 : vector<16xf16>, vector<8xf32>
        %72 = arith.addi %60, %c9 : index
        %73 = arith.muli %72, %62 : index
        %74 = arith.addi %32, %73 : index
        %75 = vector.load %23[%74] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %76 = arith.addi %74, %66 : index
        %77 = vector.load %23[%76] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %78 = vector.shuffle %75, %77 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %79 = wave.mma %78, %51, %70 : vector<16xf16>, vector<8xf32>
        %80 = wave.mma %78, %57, %71 : vector<16xf16>, vector<8xf32>
        %81 = arith.addi %60, %c7 : index
        %82 = arith.muli %81, %62 : index
        %83 = arith.addi %32, %82 : index
        %84 = vector.load %23[%83] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %85 = arith.addi %83, %66 : index
        %86 = vector.load %23[%85] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %87 = vector.shuffle %84, %86 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %88 = wave.mma %87, %53, %79 : vector<16xf16>, vector<8xf32>
        %89 = wave.mma %87, %58, %80 : vector<16xf16>, vector<8xf32>
        %90 = arith.addi %60, %c20 : index
        %91 = arith.muli %90, %62 : index
        %92 = arith.addi %32, %91 : index
        %93 = vector.load %23[%92] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %94 = arith.addi %92, %66 : index
        %95 = vector.load %23[%94] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %96 = vector.shuffle %93, %95 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %97 = wave.mma %96, %55, %88 : vector<16xf16>, vector<8xf32>
        %98 = wave.mma %96, %59, %89 : vector<16xf16>, vector<8xf32>
        scf.yield %97, %98 : vector<8xf32>, vector<8xf32>
      }
      %99 = arith.select %38, %43, %37 : index
      %103:2 = scf.for %100 = %43 to %99 step %c9 iter_args(%101 = %47#0, %102 = %47#1) -> (vector<8xf32>, vector<8xf32>) {
        %104 = arith.addi %100, %c8 : index
        %105 = func.call @qkv_f16_d256__gfx1100.0(%11, %104, %21, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %106 = func.call @qkv_f16_d256__gfx1100.0(%13, %104, %21, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %107 = arith.muli %100, %c9 : index
        %108 = arith.addi %107, %c8 : index
        %109 = arith.muli %tileRows, %c6 : index
        %110 = arith.muli %108, %109 : index
        %111 = arith.addi %32, %110 : index
        %112 = vector.load %23[%111] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %113 = arith.muli %tileRows, %c2 : index
        %114 = arith.addi %111, %113 : index
        %115 = vector.load %23[%114] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %116 = vector.shuffle %112, %115 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %117 = wave.mma %116, %105, %101 : vector<16xf16>, vector<8xf32>
        %118 = wave.mma %116, %106, %102 : vector<16xf16>, vector<8xf32>
        scf.yield %117, %118 : vector<8xf32>, vector<8xf32>
      }
      %119 = arith.addi %19, %c8 : index
      func.call @qkv_f16_d256__gfx1100.2(%3, %4, %103#0, %14, %103#1, %119, %17, %factors, %11, %w, %15, %13, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  %120 = arith.cmpi eq, %rowsMode, %c9 : index
  scf.if %120 {
    %121 = arith.muli %1, %c6 : index
    %122 = arith.cmpi slt, %121, %17 : index
    scf.if %122 {
      %123 = wave.lane
      %124 = arith.remui %123, %c6 : index
      %125 = arith.remui %124, %tileRows : index
      %126 = arith.addi %121, %125 : index
      %127 = arith.divui %126, %tileRows : index
      %128 = arith.divui %inputFeatures, %c6 : index
      %129 = arith.muli %127, %128 : index
      %130 = arith.divui %c8, %c6 : index
      %131 = arith.addi %129, %130 : index
      %132 = arith.muli %131, %c7 : index
      %133 = arith.remui %c8, %c6 : index
      %134 = arith.divui %133, %c2 : index
      %135 = arith.addi %132, %134 : index
      %136 = arith.muli %tileRows, %c2 : index
      %137 = arith.muli %135, %136 : index
      %138 = arith.remui %126, %tileRows : index
      %139 = arith.muli %138, %c2 : index
      %140 = arith.addi %137, %139 : index
      %141 = arith.remui %c8, %c2 : index
      %142 = arith.addi %140, %141 : index
      %143 = arith.muli %4, %stepsPerWave : index
      %144 = arith.minsi %143, %128 : index
      %145 = arith.addi %144, %stepsPerWave : index
      %146 = arith.minsi %145, %128 : index
      %147 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %148 = arith.subi %146, %144 : index
      %149 = arith.divui %148, %c19 : index
      %150 = arith.muli %149, %c19 : index
      %151 = arith.addi %144, %150 : index
      %152 = arith.select %147, %145, %151 : index
      %156:2 = scf.for %153 = %144 to %152 step %c19 iter_args(%154 = %c16, %155 = %c16) -> (vector<8xf32>, vector<8xf32>) {
        %157 = arith.addi %153, %c8 : index
        %158 = func.call @qkv_f16_d256__gfx1100.0(%11, %157, %123, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %159 = arith.addi %153, %c9 : index
        %160 = func.call @qkv_f16_d256__gfx1100.0(%11, %159, %123, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %161 = arith.addi %153, %c7 : index
        %162 = func.call @qkv_f16_d256__gfx1100.0(%11, %161, %123, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %163 = arith.addi %153, %c20 : index
        %164 = func.call @qkv_f16_d256__gfx1100.0(%11, %163, %123, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %165 = func.call @qkv_f16_d256__gfx1100.0(%13, %157, %123, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %166 = func.call @qkv_f16_d256__gfx1100.0(%13, %159, %123, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %167 = func.call @qkv_f16_d256__gfx1100.0(%13, %161, %123, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %168 = func.call @qkv_f16_d256__gfx1100.0(%13, %163, %123, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %169 = arith.muli %153, %c9 : index
        %170 = arith.addi %169, %c8 : index
        %171 = arith.muli %tileRows, %c6 : index
        %172 = arith.muli %170, %171 : index
        %173 = arith.addi %142, %172 : index
        %174 = vector.load %x[%173] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %175 = arith.addi %173, %136 : index
        %176 = vector.load %x[%175] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %177 = vector.shuffle %174, %176 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %178 = wave.mma %177, %158, %154 : vector<16xf16>, vector<8xf32>
        %179 = wave.mma %177, %165, %155 : vector<16xf16>, vector<8xf32>
        %180 = arith.addi %169, %c9 : index
        %181 = arith.muli %180, %171 : index
        %182 = arith.addi %142, %181 : index
        %183 = vector.load %x[%182] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %184 = arith.addi %182, %136 : index
        %185 = vector.load %x[%184] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %186 = vector.shuffle %183, %185 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %187 = wave.mma %186, %160, %178 : vector<16xf16>, vector<8xf32>
        %188 = wave.mma %186, %166, %179 : vector<16xf16>, vector<8xf32>
        %189 = arith.addi %169, %c7 : index
        %190 = arith.muli %189, %171 : index
        %191 = arith.addi %142, %190 : index
        %192 = vector.load %x[%191] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %193 = arith.addi %191, %136 : index
        %194 = vector.load %x[%193] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %195 = vector.shuffle %192, %194 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %196 = wave.mma %195, %162, %187 : vector<16xf16>, vector<8xf32>
        %197 = wave.mma %195, %167, %188 : vector<16xf16>, vector<8xf32>
        %198 = arith.addi %169, %c20 : index
        %199 = arith.muli %198, %171 : index
        %200 = arith.addi %142, %199 : index
        %201 = vector.load %x[%200] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %202 = arith.addi %200, %136 : index
        %203 = vector.load %x[%202] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %204 = vector.shuffle %201, %203 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %205 = wave.mma %204, %164, %196 : vector<16xf16>, vector<8xf32>
        %206 = wave.mma %204, %168, %197 : vector<16xf16>, vector<8xf32>
        scf.yield %205, %206 : vector<8xf32>, vector<8xf32>
      }
      %207 = arith.select %147, %152, %146 : index
      %211:2 = scf.for %208 = %152 to %207 step %c9 iter_args(%209 = %156#0, %210 = %156#1) -> (vector<8xf32>, vector<8xf32>) {
        %212 = arith.addi %208, %c8 : index
        %213 = func.call @qkv_f16_d256__gfx1100.0(%11, %212, %123, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %214 = func.call @qkv_f16_d256__gfx1100.0(%13, %212, %123, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %215 = arith.muli %208, %c9 : index
        %216 = arith.addi %215, %c8 : index
        %217 = arith.muli %tileRows, %c6 : index
        %218 = arith.muli %216, %217 : index
        %219 = arith.addi %142, %218 : index
        %220 = vector.load %x[%219] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %221 = arith.addi %219, %136 : index
        %222 = vector.load %x[%221] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %223 = vector.shuffle %220, %222 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %224 = wave.mma %223, %213, %209 : vector<16xf16>, vector<8xf32>
        %225 = wave.mma %223, %214, %210 : vector<16xf16>, vector<8xf32>
        scf.yield %224, %225 : vector<8xf32>, vector<8xf32>
      }
      %226 = arith.addi %121, %c8 : index
      func.call @qkv_f16_d256__gfx1100.2(%3, %4, %211#0, %14, %211#1, %226, %17, %factors, %11, %w, %15, %13, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  %227 = arith.cmpi eq, %rowsMode, %c7 : index
  scf.if %227 {
    %228 = arith.muli %1, %c21 : index
    %229 = arith.cmpi slt, %228, %17 : index
    scf.if %229 {
      %230 = wave.lane
      %231 = arith.remui %230, %c6 : index
      %232 = arith.remui %231, %tileRows : index
      %233 = arith.addi %228, %232 : index
      %234 = arith.divui %233, %tileRows : index
      %235 = arith.divui %inputFeatures, %c6 : index
      %236 = arith.muli %234, %235 : index
      %237 = arith.divui %c8, %c6 : index
      %238 = arith.addi %236, %237 : index
      %239 = arith.muli %238, %c7 : index
      %240 = arith.remui %c8, %c6 : index
      %241 = arith.divui %240, %c2 : index
      %242 = arith.addi %239, %241 : index
      %243 = arith.muli %tileRows, %c2 : index
      %244 = arith.muli %242, %243 : index
      %245 = arith.remui %233, %tileRows : index
      %246 = arith.muli %245, %c2 : index
      %247 = arith.addi %244, %246 : index
      %248 = arith.remui %c8, %c2 : index
      %249 = arith.addi %247, %248 : index
      %250 = arith.addi %231, %c6 : index
      %251 = arith.addi %228, %250 : index
      %252 = arith.divui %251, %tileRows : index
      %253 = arith.muli %252, %235 : index
      %254 = arith.addi %253, %237 : index
      %255 = arith.muli %254, %c7 : index
      %256 = arith.addi %255, %241 : index
      %257 = arith.muli %256, %243 : index
      %258 = arith.remui %251, %tileRows : index
      %259 = arith.muli %258, %c2 : index
      %260 = arith.addi %257, %259 : index
      %261 = arith.addi %260, %248 : index
      %262 = arith.addi %231, %c4 : index
      %263 = arith.addi %228, %262 : index
      %264 = arith.divui %263, %tileRows : index
      %265 = arith.muli %264, %235 : index
      %266 = arith.addi %265, %237 : index
      %267 = arith.muli %266, %c7 : index
      %268 = arith.addi %267, %241 : index
      %269 = arith.muli %268, %243 : index
      %270 = arith.remui %263, %tileRows : index
      %271 = arith.muli %270, %c2 : index
      %272 = arith.addi %269, %271 : index
      %273 = arith.addi %272, %248 : index
      %274 = arith.addi %231, %c22 : index
      %275 = arith.addi %228, %274 : index
      %276 = arith.divui %275, %tileRows : index
      %277 = arith.muli %276, %235 : index
      %278 = arith.addi %277, %237 : index
      %279 = arith.muli %278, %c7 : index
      %280 = arith.addi %279, %241 : index
      %281 = arith.muli %280, %243 : index
      %282 = arith.remui %275, %tileRows : index
      %283 = arith.muli %282, %c2 : index
      %284 = arith.addi %281, %283 : index
      %285 = arith.addi %284, %248 : index
      %286 = arith.muli %4, %stepsPerWave : index
      %287 = arith.minsi %286, %235 : index
      %288 = arith.addi %287, %stepsPerWave : index
      %289 = arith.minsi %288, %235 : index
      %290 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %291 = arith.subi %289, %287 : index
      %292 = arith.divui %291, %c19 : index
      %293 = arith.muli %292, %c19 : index
      %294 = arith.addi %287, %293 : index
      %295 = arith.select %290, %288, %294 : index
      %305:8 = scf.for %296 = %287 to %295 step %c19 iter_args(%297 = %c16, %298 = %c16, %299 = %c16, %300 = %c16, %301 = %c16, %302 = %c16, %303 = %c16, %304 = %c16) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %306 = arith.addi %296, %c8 : index
        %307 = func.call @qkv_f16_d256__gfx1100.0(%11, %306, %230, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %308 = arith.addi %296, %c9 : index
        %309 = func.call @qkv_f16_d256__gfx1100.0(%11, %308, %230, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %310 = arith.addi %296, %c7 : index
        %311 = func.call @qkv_f16_d256__gfx1100.0(%11, %310, %230, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %312 = arith.addi %296, %c20 : index
        %313 = func.call @qkv_f16_d256__gfx1100.0(%11, %312, %230, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %314 = func.call @qkv_f16_d256__gfx1100.0(%13, %306, %230, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %315 = func.call @qkv_f16_d256__gfx1100.0(%13, %308, %230, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %316 = func.call @qkv_f16_d256__gfx1100.0(%13, %310, %230, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %317 = func.call @qkv_f16_d256__gfx1100.0(%13, %312, %230, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %318 = arith.muli %296, %c9 : index
        %319 = arith.addi %318, %c8 : index
        %320 = arith.muli %tileRows, %c6 : index
        %321 = arith.muli %319, %320 : index
        %322 = arith.addi %249, %321 : index
        %323 = vector.load %x[%322] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %324 = arith.addi %322, %243 : index
        %325 = vector.load %x[%324] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %326 = vector.shuffle %323, %325 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %327 = wave.mma %326, %307, %297 : vector<16xf16>, vector<8xf32>
        %328 = wave.mma %326, %314, %298 : vector<16xf16>, vector<8xf32>
        %329 = arith.addi %261, %321 : index
        %330 = vector.load %x[%329] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %331 = arith.addi %329, %243 : index
        %332 = vector.load %x[%331] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %333 = vector.shuffle %330, %332 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %334 = wave.mma %333, %307, %299 : vector<16xf16>, vector<8xf32>
        %335 = wave.mma %333, %314, %300 : vector<16xf16>, vector<8xf32>
        %336 = arith.addi %273, %321 : index
        %337 = vector.load %x[%336] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %338 = arith.addi %336, %243 : index
        %339 = vector.load %x[%338] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %340 = vector.shuffle %337, %339 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %341 = wave.mma %340, %307, %301 : vector<16xf16>, vector<8xf32>
        %342 = wave.mma %340, %314, %302 : vector<16xf16>, vector<8xf32>
        %343 = arith.addi %285, %321 : index
        %344 = vector.load %x[%343] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %345 = arith.addi %343, %243 : index
        %346 = vector.load %x[%345] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %347 = vector.shuffle %344, %346 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %348 = wave.mma %347, %307, %303 : vector<16xf16>, vector<8xf32>
        %349 = wave.mma %347, %314, %304 : vector<16xf16>, vector<8xf32>
        %350 = arith.addi %318, %c9 : index
        %351 = arith.muli %350, %320 : index
        %352 = arith.addi %249, %351 : index
        %353 = vector.load %x[%352] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %354 = arith.addi %352, %243 : index
        %355 = vector.load %x[%354] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %356 = vector.shuffle %353, %355 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %357 = wave.mma %356, %309, %327 : vector<16xf16>, vector<8xf32>
        %358 = wave.mma %356, %315, %328 : vector<16xf16>, vector<8xf32>
        %359 = arith.addi %261, %351 : index
        %360 = vector.load %x[%359] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %361 = arith.addi %359, %243 : index
        %362 = vector.load %x[%361] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %363 = vector.shuffle %360, %362 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %364 = wave.mma %363, %309, %334 : vector<16xf16>, vector<8xf32>
        %365 = wave.mma %363, %315, %335 : vector<16xf16>, vector<8xf32>
        %366 = arith.addi %273, %351 : index
        %367 = vector.load %x[%366] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %368 = arith.addi %366, %243 : index
        %369 = vector.load %x[%368] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %370 = vector.shuffle %367, %369 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %371 = wave.mma %370, %309, %341 : vector<16xf16>, vector<8xf32>
        %372 = wave.mma %370, %315, %342 : vector<16xf16>, vector<8xf32>
        %373 = arith.addi %285, %351 : index
        %374 = vector.load %x[%373] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %375 = arith.addi %373, %243 : index
        %376 = vector.load %x[%375] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %377 = vector.shuffle %374, %376 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %378 = wave.mma %377, %309, %348 : vector<16xf16>, vector<8xf32>
        %379 = wave.mma %377, %315, %349 : vector<16xf16>, vector<8xf32>
        %380 = arith.addi %318, %c7 : index
        %381 = arith.muli %380, %320 : index
        %382 = arith.addi %249, %381 : index
        %383 = vector.load %x[%382] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %384 = arith.addi %382, %243 : index
        %385 = vector.load %x[%384] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %386 = vector.shuffle %383, %385 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %387 = wave.mma %386, %311, %357 : vector<16xf16>, vector<8xf32>
        %388 = wave.mma %386, %316, %358 : vector<16xf16>, vector<8xf32>
        %389 = arith.addi %261, %381 : index
        %390 = vector.load %x[%389] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %391 = arith.addi %389, %243 : index
        %392 = vector.load %x[%391] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %393 = vector.shuffle %390, %392 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %394 = wave.mma %393, %311, %364 : vector<16xf16>, vector<8xf32>
        %395 = wave.mma %393, %316, %365 : vector<16xf16>, vector<8xf32>
        %396 = arith.addi %273, %381 : index
        %397 = vector.load %x[%396] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %398 = arith.addi %396, %243 : index
        %399 = vector.load %x[%398] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %400 = vector.shuffle %397, %399 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %401 = wave.mma %400, %311, %371 : vector<16xf16>, vector<8xf32>
        %402 = wave.mma %400, %316, %372 : vector<16xf16>, vector<8xf32>
        %403 = arith.addi %285, %381 : index
        %404 = vector.load %x[%403] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %405 = arith.addi %403, %243 : index
        %406 = vector.load %x[%405] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %407 = vector.shuffle %404, %406 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %408 = wave.mma %407, %311, %378 : vector<16xf16>, vector<8xf32>
        %409 = wave.mma %407, %316, %379 : vector<16xf16>, vector<8xf32>
        %410 = arith.addi %318, %c20 : index
        %411 = arith.muli %410, %320 : index
        %412 = arith.addi %249, %411 : index
        %413 = vector.load %x[%412] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %414 = arith.addi %412, %243 : index
        %415 = vector.load %x[%414] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %416 = vector.shuffle %413, %415 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %417 = wave.mma %416, %313, %387 : vector<16xf16>, vector<8xf32>
        %418 = wave.mma %416, %317, %388 : vector<16xf16>, vector<8xf32>
        %419 = arith.addi %261, %411 : index
        %420 = vector.load %x[%419] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %421 = arith.addi %419, %243 : index
        %422 = vector.load %x[%421] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %423 = vector.shuffle %420, %422 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %424 = wave.mma %423, %313, %394 : vector<16xf16>, vector<8xf32>
        %425 = wave.mma %423, %317, %395 : vector<16xf16>, vector<8xf32>
        %426 = arith.addi %273, %411 : index
        %427 = vector.load %x[%426] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %428 = arith.addi %426, %243 : index
        %429 = vector.load %x[%428] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %430 = vector.shuffle %427, %429 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %431 = wave.mma %430, %313, %401 : vector<16xf16>, vector<8xf32>
        %432 = wave.mma %430, %317, %402 : vector<16xf16>, vector<8xf32>
        %433 = arith.addi %285, %411 : index
        %434 = vector.load %x[%433] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %435 = arith.addi %433, %243 : index
        %436 = vector.load %x[%435] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %437 = vector.shuffle %434, %436 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %438 = wave.mma %437, %313, %408 : vector<16xf16>, vector<8xf32>
        %439 = wave.mma %437, %317, %409 : vector<16xf16>, vector<8xf32>
        scf.yield %417, %418, %424, %425, %431, %432, %438, %439 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %440 = arith.select %290, %295, %289 : index
      %450:8 = scf.for %441 = %295 to %440 step %c9 iter_args(%442 = %305#0, %443 = %305#1, %444 = %305#2, %445 = %305#3, %446 = %305#4, %447 = %305#5, %448 = %305#6, %449 = %305#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %451 = arith.addi %441, %c8 : index
        %452 = func.call @qkv_f16_d256__gfx1100.0(%11, %451, %230, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %453 = func.call @qkv_f16_d256__gfx1100.0(%13, %451, %230, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %454 = arith.muli %441, %c9 : index
        %455 = arith.addi %454, %c8 : index
        %456 = arith.muli %tileRows, %c6 : index
        %457 = arith.muli %455, %456 : index
        %458 = arith.addi %249, %457 : index
        %459 = vector.load %x[%458] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %460 = arith.addi %458, %243 : index
        %461 = vector.load %x[%460] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %462 = vector.shuffle %459, %461 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %463 = wave.mma %462, %452, %442 : vector<16xf16>, vector<8xf32>
        %464 = wave.mma %462, %453, %443 : vector<16xf16>, vector<8xf32>
        %465 = arith.addi %261, %457 : index
        %466 = vector.load %x[%465] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %467 = arith.addi %465, %243 : index
        %468 = vector.load %x[%467] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %469 = vector.shuffle %466, %468 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %470 = wave.mma %469, %452, %444 : vector<16xf16>, vector<8xf32>
        %471 = wave.mma %469, %453, %445 : vector<16xf16>, vector<8xf32>
        %472 = arith.addi %273, %457 : index
        %473 = vector.load %x[%472] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %474 = arith.addi %472, %243 : index
        %475 = vector.load %x[%474] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %476 = vector.shuffle %473, %475 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %477 = wave.mma %476, %452, %446 : vector<16xf16>, vector<8xf32>
        %478 = wave.mma %476, %453, %447 : vector<16xf16>, vector<8xf32>
        %479 = arith.addi %285, %457 : index
        %480 = vector.load %x[%479] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %481 = arith.addi %479, %243 : index
        %482 = vector.load %x[%481] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %483 = vector.shuffle %480, %482 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %484 = wave.mma %483, %452, %448 : vector<16xf16>, vector<8xf32>
        %485 = wave.mma %483, %453, %449 : vector<16xf16>, vector<8xf32>
        scf.yield %463, %464, %470, %471, %477, %478, %484, %485 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %486 = arith.addi %228, %c8 : index
      func.call @qkv_f16_d256__gfx1100.2(%3, %4, %450#0, %14, %450#1, %486, %17, %factors, %11, %w, %15, %13, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %487 = arith.addi %228, %c6 : index
      func.call @qkv_f16_d256__gfx1100.2(%3, %4, %450#2, %14, %450#3, %487, %17, %factors, %11, %w, %15, %13, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %488 = arith.addi %228, %c4 : index
      func.call @qkv_f16_d256__gfx1100.2(%3, %4, %450#4, %14, %450#5, %488, %17, %factors, %11, %w, %15, %13, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %489 = arith.addi %228, %c22 : index
      func.call @qkv_f16_d256__gfx1100.2(%3, %4, %450#6, %14, %450#7, %489, %17, %factors, %11, %w, %15, %13, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  wave.return
}
