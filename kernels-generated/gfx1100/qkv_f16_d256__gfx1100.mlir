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
func.func private @qkv_f16_d256__gfx1100.2(%x0: index, %x1: index, %x2: vector<8xf32>, %x3: memref<?xf32>, %x4: vector<8xf32>, %x5: index, %x6: index, %x7: memref<?xf32>, %x8: index, %x9: memref<?xi8>, %x10: memref<?xf32>, %x11: index, %x12: index, %x13: memref<?xf32>, %x14: index, %x15: index, %x16: memref<?xi32>, %x17: memref<?xf32>, %x18: memref<?xf32>, %x19: memref<?xf32>, %x20: memref<?xf32>, %x21: memref<?xf32>, %x22: memref<?xi8>, %x23: memref<?xi32>) {
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
  %fkvHeads = wave.param "kvHeads" : index
  %fheads = wave.param "heads" : index
  %fc23 = arith.constant 1024 : index
  %fslotsAt = wave.param "slotsAt" : index
  %fc25 = arith.constant 512 : index
  %fc26 = arith.constant 16 : index
  %fpageBytes = wave.param "pageBytes" : index
  %fcodec = wave.param "codec" : index
  %fc29 = arith.constant dense<0x00000000> : vector<4xf32>
  %fc30 = arith.constant dense<0x477FE000> : vector<4xf32>
  %fc31 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %fc32 = arith.constant 16384 : index
  %fc33 = arith.constant 8 : index
  %fc34 = arith.constant 8192 : index
  %fc35 = arith.constant dense<0x3F800000> : vector<4xf32>
  %fc36 = arith.constant dense<0x43E00000> : vector<4xf32>
  %fc37 = arith.constant dense<0x47600000> : vector<4xf32>
  %fc38 = arith.constant dense<0x42FE0000> : vector<4xf32>
  %fc39 = arith.constant dense<0xC2FE0000> : vector<4xf32>
  %fc40 = arith.constant dense<128> : vector<4xi32>
  %fc41 = arith.constant dense<0x42FF0000> : vector<4xf32>
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
        %f206 = arith.divui %fheads, %fkvHeads : index
        %f207 = arith.muli %fkvHeads, %fc23 : index
        %f208 = arith.divui %x12, %f206 : index
        %f209 = arith.muli %f208, %fc1 : index
        %f210 = arith.addi %f207, %f209 : index
        %f211 = arith.addi %f210, %f50 : index
        %f212 = memref.load %x20[%f211] : memref<?xf32>
        %f213 = arith.mulf %f198, %f212 : f32
        memref.store %f213, %x21[%f205] : memref<?xf32>
        %f214 = arith.addi %f211, %fc7 : index
        %f215 = memref.load %x20[%f214] : memref<?xf32>
        %f216 = arith.mulf %f201, %f215 : f32
        %f217 = arith.addi %f205, %fc7 : index
        memref.store %f216, %x21[%f217] : memref<?xf32>
      } else {
        memref.store %f198, %x10[%f52] : memref<?xf32>
        %f218 = arith.addi %f52, %fc7 : index
        memref.store %f201, %x10[%f218] : memref<?xf32>
      }
      %f219 = arith.addi %f178, %f66 : index
      %f220 = arith.addi %f182, %f66 : index
      %f221 = memref.load %x19[%f219] : memref<?xf32>
      %f222 = arith.addi %f219, %fc7 : index
      %f223 = memref.load %x19[%f222] : memref<?xf32>
      %f224 = memref.load %x19[%f220] : memref<?xf32>
      %f225 = arith.addi %f220, %fc7 : index
      %f226 = memref.load %x19[%f225] : memref<?xf32>
      %f227 = arith.mulf %f224, %f221 : f32
      %f228 = arith.mulf %f226, %f223 : f32
      %f229 = arith.subf %f227, %f228 : f32
      %f230 = arith.mulf %f226, %f221 : f32
      %f231 = arith.mulf %f224, %f223 : f32
      %f232 = arith.addf %f230, %f231 : f32
      %f233 = arith.mulf %f146, %f229 : f32
      %f234 = arith.mulf %f152, %f232 : f32
      %f235 = arith.subf %f233, %f234 : f32
      %f236 = arith.mulf %f152, %f229 : f32
      %f237 = arith.mulf %f146, %f232 : f32
      %f238 = arith.addf %f236, %f237 : f32
      scf.if %f128 {
        %f239 = arith.muli %f47, %x14 : index
        %f240 = arith.addi %f239, %x12 : index
        %f241 = arith.muli %f240, %fc1 : index
        %f242 = arith.addi %f241, %f66 : index
        %f243 = arith.divui %fheads, %fkvHeads : index
        %f244 = arith.muli %fkvHeads, %fc23 : index
        %f245 = arith.divui %x12, %f243 : index
        %f246 = arith.muli %f245, %fc1 : index
        %f247 = arith.addi %f244, %f246 : index
        %f248 = arith.addi %f247, %f66 : index
        %f249 = memref.load %x20[%f248] : memref<?xf32>
        %f250 = arith.mulf %f235, %f249 : f32
        memref.store %f250, %x21[%f242] : memref<?xf32>
        %f251 = arith.addi %f248, %fc7 : index
        %f252 = memref.load %x20[%f251] : memref<?xf32>
        %f253 = arith.mulf %f238, %f252 : f32
        %f254 = arith.addi %f242, %fc7 : index
        memref.store %f253, %x21[%f254] : memref<?xf32>
      } else {
        memref.store %f235, %x10[%f67] : memref<?xf32>
        %f255 = arith.addi %f67, %fc7 : index
        memref.store %f238, %x10[%f255] : memref<?xf32>
      }
      %f256 = arith.addi %f178, %f80 : index
      %f257 = arith.addi %f182, %f80 : index
      %f258 = memref.load %x19[%f256] : memref<?xf32>
      %f259 = arith.addi %f256, %fc7 : index
      %f260 = memref.load %x19[%f259] : memref<?xf32>
      %f261 = memref.load %x19[%f257] : memref<?xf32>
      %f262 = arith.addi %f257, %fc7 : index
      %f263 = memref.load %x19[%f262] : memref<?xf32>
      %f264 = arith.mulf %f261, %f258 : f32
      %f265 = arith.mulf %f263, %f260 : f32
      %f266 = arith.subf %f264, %f265 : f32
      %f267 = arith.mulf %f263, %f258 : f32
      %f268 = arith.mulf %f261, %f260 : f32
      %f269 = arith.addf %f267, %f268 : f32
      %f270 = arith.mulf %f158, %f266 : f32
      %f271 = arith.mulf %f164, %f269 : f32
      %f272 = arith.subf %f270, %f271 : f32
      %f273 = arith.mulf %f164, %f266 : f32
      %f274 = arith.mulf %f158, %f269 : f32
      %f275 = arith.addf %f273, %f274 : f32
      scf.if %f128 {
        %f276 = arith.muli %f47, %x14 : index
        %f277 = arith.addi %f276, %x12 : index
        %f278 = arith.muli %f277, %fc1 : index
        %f279 = arith.addi %f278, %f80 : index
        %f280 = arith.divui %fheads, %fkvHeads : index
        %f281 = arith.muli %fkvHeads, %fc23 : index
        %f282 = arith.divui %x12, %f280 : index
        %f283 = arith.muli %f282, %fc1 : index
        %f284 = arith.addi %f281, %f283 : index
        %f285 = arith.addi %f284, %f80 : index
        %f286 = memref.load %x20[%f285] : memref<?xf32>
        %f287 = arith.mulf %f272, %f286 : f32
        memref.store %f287, %x21[%f279] : memref<?xf32>
        %f288 = arith.addi %f285, %fc7 : index
        %f289 = memref.load %x20[%f288] : memref<?xf32>
        %f290 = arith.mulf %f275, %f289 : f32
        %f291 = arith.addi %f279, %fc7 : index
        memref.store %f290, %x21[%f291] : memref<?xf32>
      } else {
        memref.store %f272, %x10[%f81] : memref<?xf32>
        %f292 = arith.addi %f81, %fc7 : index
        memref.store %f275, %x10[%f292] : memref<?xf32>
      }
      %f293 = arith.addi %f178, %f94 : index
      %f294 = arith.addi %f182, %f94 : index
      %f295 = memref.load %x19[%f293] : memref<?xf32>
      %f296 = arith.addi %f293, %fc7 : index
      %f297 = memref.load %x19[%f296] : memref<?xf32>
      %f298 = memref.load %x19[%f294] : memref<?xf32>
      %f299 = arith.addi %f294, %fc7 : index
      %f300 = memref.load %x19[%f299] : memref<?xf32>
      %f301 = arith.mulf %f298, %f295 : f32
      %f302 = arith.mulf %f300, %f297 : f32
      %f303 = arith.subf %f301, %f302 : f32
      %f304 = arith.mulf %f300, %f295 : f32
      %f305 = arith.mulf %f298, %f297 : f32
      %f306 = arith.addf %f304, %f305 : f32
      %f307 = arith.mulf %f170, %f303 : f32
      %f308 = arith.mulf %f176, %f306 : f32
      %f309 = arith.subf %f307, %f308 : f32
      %f310 = arith.mulf %f176, %f303 : f32
      %f311 = arith.mulf %f170, %f306 : f32
      %f312 = arith.addf %f310, %f311 : f32
      scf.if %f128 {
        %f313 = arith.muli %f47, %x14 : index
        %f314 = arith.addi %f313, %x12 : index
        %f315 = arith.muli %f314, %fc1 : index
        %f316 = arith.addi %f315, %f94 : index
        %f317 = arith.divui %fheads, %fkvHeads : index
        %f318 = arith.muli %fkvHeads, %fc23 : index
        %f319 = arith.divui %x12, %f317 : index
        %f320 = arith.muli %f319, %fc1 : index
        %f321 = arith.addi %f318, %f320 : index
        %f322 = arith.addi %f321, %f94 : index
        %f323 = memref.load %x20[%f322] : memref<?xf32>
        %f324 = arith.mulf %f309, %f323 : f32
        memref.store %f324, %x21[%f316] : memref<?xf32>
        %f325 = arith.addi %f322, %fc7 : index
        %f326 = memref.load %x20[%f325] : memref<?xf32>
        %f327 = arith.mulf %f312, %f326 : f32
        %f328 = arith.addi %f316, %fc7 : index
        memref.store %f327, %x21[%f328] : memref<?xf32>
      } else {
        memref.store %f309, %x10[%f95] : memref<?xf32>
        %f329 = arith.addi %f95, %fc7 : index
        memref.store %f312, %x10[%f329] : memref<?xf32>
      }
    } else {
      %f330 = arith.cmpi slt, %x12, %x14 : index
      scf.if %f330 {
        %f331 = arith.muli %f47, %x14 : index
        %f332 = arith.addi %f331, %x12 : index
        %f333 = arith.muli %f332, %fc1 : index
        %f334 = arith.addi %f333, %f50 : index
        %f335 = arith.divui %fheads, %fkvHeads : index
        %f336 = arith.muli %fkvHeads, %fc23 : index
        %f337 = arith.divui %x12, %f335 : index
        %f338 = arith.muli %f337, %fc1 : index
        %f339 = arith.addi %f336, %f338 : index
        %f340 = arith.addi %f339, %f50 : index
        %f341 = memref.load %x20[%f340] : memref<?xf32>
        %f342 = arith.mulf %f58, %f341 : f32
        memref.store %f342, %x21[%f334] : memref<?xf32>
        %f343 = arith.addi %f340, %fc7 : index
        %f344 = memref.load %x20[%f343] : memref<?xf32>
        %f345 = arith.mulf %f65, %f344 : f32
        %f346 = arith.addi %f334, %fc7 : index
        memref.store %f345, %x21[%f346] : memref<?xf32>
      } else {
        memref.store %f58, %x10[%f52] : memref<?xf32>
        %f347 = arith.addi %f52, %fc7 : index
        memref.store %f65, %x10[%f347] : memref<?xf32>
      }
      scf.if %f330 {
        %f348 = arith.muli %f47, %x14 : index
        %f349 = arith.addi %f348, %x12 : index
        %f350 = arith.muli %f349, %fc1 : index
        %f351 = arith.addi %f350, %f66 : index
        %f352 = arith.divui %fheads, %fkvHeads : index
        %f353 = arith.muli %fkvHeads, %fc23 : index
        %f354 = arith.divui %x12, %f352 : index
        %f355 = arith.muli %f354, %fc1 : index
        %f356 = arith.addi %f353, %f355 : index
        %f357 = arith.addi %f356, %f66 : index
        %f358 = memref.load %x20[%f357] : memref<?xf32>
        %f359 = arith.mulf %f72, %f358 : f32
        memref.store %f359, %x21[%f351] : memref<?xf32>
        %f360 = arith.addi %f357, %fc7 : index
        %f361 = memref.load %x20[%f360] : memref<?xf32>
        %f362 = arith.mulf %f79, %f361 : f32
        %f363 = arith.addi %f351, %fc7 : index
        memref.store %f362, %x21[%f363] : memref<?xf32>
      } else {
        memref.store %f72, %x10[%f67] : memref<?xf32>
        %f364 = arith.addi %f67, %fc7 : index
        memref.store %f79, %x10[%f364] : memref<?xf32>
      }
      scf.if %f330 {
        %f365 = arith.muli %f47, %x14 : index
        %f366 = arith.addi %f365, %x12 : index
        %f367 = arith.muli %f366, %fc1 : index
        %f368 = arith.addi %f367, %f80 : index
        %f369 = arith.divui %fheads, %fkvHeads : index
        %f370 = arith.muli %fkvHeads, %fc23 : index
        %f371 = arith.divui %x12, %f369 : index
        %f372 = arith.muli %f371, %fc1 : index
        %f373 = arith.addi %f370, %f372 : index
        %f374 = arith.addi %f373, %f80 : index
        %f375 = memref.load %x20[%f374] : memref<?xf32>
        %f376 = arith.mulf %f86, %f375 : f32
        memref.store %f376, %x21[%f368] : memref<?xf32>
        %f377 = arith.addi %f374, %fc7 : index
        %f378 = memref.load %x20[%f377] : memref<?xf32>
        %f379 = arith.mulf %f93, %f378 : f32
        %f380 = arith.addi %f368, %fc7 : index
        memref.store %f379, %x21[%f380] : memref<?xf32>
      } else {
        memref.store %f86, %x10[%f81] : memref<?xf32>
        %f381 = arith.addi %f81, %fc7 : index
        memref.store %f93, %x10[%f381] : memref<?xf32>
      }
      scf.if %f330 {
        %f382 = arith.muli %f47, %x14 : index
        %f383 = arith.addi %f382, %x12 : index
        %f384 = arith.muli %f383, %fc1 : index
        %f385 = arith.addi %f384, %f94 : index
        %f386 = arith.divui %fheads, %fkvHeads : index
        %f387 = arith.muli %fkvHeads, %fc23 : index
        %f388 = arith.divui %x12, %f386 : index
        %f389 = arith.muli %f388, %fc1 : index
        %f390 = arith.addi %f387, %f389 : index
        %f391 = arith.addi %f390, %f94 : index
        %f392 = memref.load %x20[%f391] : memref<?xf32>
        %f393 = arith.mulf %f100, %f392 : f32
        memref.store %f393, %x21[%f385] : memref<?xf32>
        %f394 = arith.addi %f391, %fc7 : index
        %f395 = memref.load %x20[%f394] : memref<?xf32>
        %f396 = arith.mulf %f107, %f395 : f32
        %f397 = arith.addi %f385, %fc7 : index
        memref.store %f396, %x21[%f397] : memref<?xf32>
      } else {
        memref.store %f100, %x10[%f95] : memref<?xf32>
        %f398 = arith.addi %f95, %fc7 : index
        memref.store %f107, %x10[%f398] : memref<?xf32>
      }
    }
  }
  wave.barrier
  %f399 = arith.cmpi sge, %x12, %x14 : index
  scf.if %f399 {
    scf.if %f48 {
      %f400 = arith.addi %fslotsAt, %f47 : index
      %f401 = memref.load %x16[%f400] : memref<?xi32>
      %f402 = arith.index_cast %f401 : i32 to index
      %f403 = arith.cmpi sge, %f402, %fc3 : index
      scf.if %f403 {
        %f404 = arith.muli %f46, %fc1 : index
        %f405 = arith.subi %x12, %x14 : index
        %f406 = arith.muli %f405, %fc25 : index
        %f407 = arith.divui %f402, %fc26 : index
        %f408 = arith.remui %f402, %fc26 : index
        %f409 = arith.muli %f407, %fpageBytes : index
        %f410 = arith.cmpi eq, %fcodec, %fc3 : index
        scf.if %f410 {
          %f411 = arith.muli %f0, %fc11 : index
          %f414 = scf.for %f412 = %f411 to %fc1 step %fc7 iter_args(%f413 = %fc29) -> (vector<4xf32>) {
            %f415 = arith.addi %f406, %f412 : index
            %f416 = vector.load %x20[%f415] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f417 = arith.addi %f406, %fc1 : index
            %f418 = arith.addi %f417, %f412 : index
            %f419 = vector.load %x20[%f418] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f420 = arith.addi %f404, %f412 : index
            %f421 = vector.load %x10[%f420] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f422 = arith.subf %f421, %f419 : vector<4xf32>
            %f423 = arith.mulf %f422, %f416 : vector<4xf32>
            %f424 = arith.minimumf %f423, %fc30 : vector<4xf32>
            %f425 = arith.maximumf %f424, %fc31 : vector<4xf32>
            %f426 = arith.truncf %f425 : vector<4xf32> to vector<4xf16>
            %f427 = vector.bitcast %f426 : vector<4xf16> to vector<8xi8>
            %f428 = arith.cmpi slt, %f405, %x15 : index
            scf.if %f428 {
              %f429 = arith.muli %f405, %fc32 : index
              %f430 = arith.addi %f409, %f429 : index
              %f431 = arith.divui %f412, %fc26 : index
              %f432 = arith.muli %f431, %fc25 : index
              %f433 = arith.remui %f412, %fc26 : index
              %f434 = arith.divui %f433, %fc33 : index
              %f435 = arith.muli %f434, %fc1 : index
              %f436 = arith.muli %f408, %fc26 : index
              %f437 = arith.addi %f435, %f436 : index
              %f438 = arith.remui %f433, %fc33 : index
              %f439 = arith.muli %f438, %fc0 : index
              %f440 = arith.addi %f437, %f439 : index
              %f441 = arith.addi %f432, %f440 : index
              %f442 = arith.addi %f430, %f441 : index
              vector.store %f427, %x22[%f442] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
            } else {
              %f443 = arith.subi %f405, %x15 : index
              %f444 = arith.muli %f443, %fc32 : index
              %f445 = arith.addi %f409, %f444 : index
              %f446 = arith.addi %f412, %fc3 : index
              %f447 = arith.divui %f446, %fc26 : index
              %f448 = arith.muli %f447, %fc25 : index
              %f449 = arith.addi %f448, %fc34 : index
              %f450 = arith.remui %f446, %fc26 : index
              %f451 = arith.divui %f408, %fc0 : index
              %f452 = arith.remui %f408, %fc0 : index
              %f453 = arith.muli %f452, %fc33 : index
              %f454 = arith.addi %f451, %f453 : index
              %f455 = arith.divui %f454, %fc33 : index
              %f456 = arith.muli %f455, %fc1 : index
              %f457 = arith.muli %f450, %fc26 : index
              %f458 = arith.addi %f456, %f457 : index
              %f459 = arith.remui %f454, %fc33 : index
              %f460 = arith.muli %f459, %fc0 : index
              %f461 = arith.addi %f458, %f460 : index
              %f462 = arith.addi %f449, %f461 : index
              %f463 = arith.addi %f445, %f462 : index
              %f464 = vector.shuffle %f427, %f427 [0, 1] : vector<8xi8>, vector<8xi8>
              vector.store %f464, %x22[%f463] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f465 = arith.addi %f412, %fc12 : index
              %f466 = arith.divui %f465, %fc26 : index
              %f467 = arith.muli %f466, %fc25 : index
              %f468 = arith.addi %f467, %fc34 : index
              %f469 = arith.remui %f465, %fc26 : index
              %f470 = arith.muli %f469, %fc26 : index
              %f471 = arith.addi %f456, %f470 : index
              %f472 = arith.addi %f471, %f460 : index
              %f473 = arith.addi %f468, %f472 : index
              %f474 = arith.addi %f445, %f473 : index
              %f475 = vector.shuffle %f427, %f427 [2, 3] : vector<8xi8>, vector<8xi8>
              vector.store %f475, %x22[%f474] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f476 = arith.addi %f412, %fc0 : index
              %f477 = arith.divui %f476, %fc26 : index
              %f478 = arith.muli %f477, %fc25 : index
              %f479 = arith.addi %f478, %fc34 : index
              %f480 = arith.remui %f476, %fc26 : index
              %f481 = arith.muli %f480, %fc26 : index
              %f482 = arith.addi %f456, %f481 : index
              %f483 = arith.addi %f482, %f460 : index
              %f484 = arith.addi %f479, %f483 : index
              %f485 = arith.addi %f445, %f484 : index
              %f486 = vector.shuffle %f427, %f427 [4, 5] : vector<8xi8>, vector<8xi8>
              vector.store %f486, %x22[%f485] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f487 = arith.addi %f412, %fc13 : index
              %f488 = arith.divui %f487, %fc26 : index
              %f489 = arith.muli %f488, %fc25 : index
              %f490 = arith.addi %f489, %fc34 : index
              %f491 = arith.remui %f487, %fc26 : index
              %f492 = arith.muli %f491, %fc26 : index
              %f493 = arith.addi %f456, %f492 : index
              %f494 = arith.addi %f493, %f460 : index
              %f495 = arith.addi %f490, %f494 : index
              %f496 = arith.addi %f445, %f495 : index
              %f497 = vector.shuffle %f427, %f427 [6, 7] : vector<8xi8>, vector<8xi8>
              vector.store %f497, %x22[%f496] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
            }
            %f498 = math.absf %f423 : vector<4xf32>
            %f499 = arith.cmpf ugt, %f498, %fc30 : vector<4xf32>
            %f500 = arith.select %f499, %fc35, %fc29 : vector<4xi1>, vector<4xf32>
            %f501 = arith.addf %f413, %f500 : vector<4xf32>
            scf.yield %f501 : vector<4xf32>
          }
          %f502 = wave.reduce "add" %f414 : vector<4xf32>
          %f503 = arith.cmpf ogt, %f502, %fc17 : f32
          scf.if %f503 {
            %f504 = arith.fptosi %f502 : f32 to i32
            wave.count %x23, %f504 : memref<?xi32>
          }
        }
        %f505 = arith.cmpi eq, %fcodec, %fc12 : index
        scf.if %f505 {
          %f506 = arith.muli %f0, %fc11 : index
          %f509 = scf.for %f507 = %f506 to %fc1 step %fc7 iter_args(%f508 = %fc29) -> (vector<4xf32>) {
            %f510 = arith.addi %f406, %f507 : index
            %f511 = vector.load %x20[%f510] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f512 = arith.addi %f406, %fc1 : index
            %f513 = arith.addi %f512, %f507 : index
            %f514 = vector.load %x20[%f513] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f515 = arith.addi %f404, %f507 : index
            %f516 = vector.load %x10[%f515] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f517 = arith.subf %f516, %f514 : vector<4xf32>
            %f518 = arith.mulf %f517, %f511 : vector<4xf32>
            %f519 = wave.fp8_encode "e4m3" %f518 : vector<4xf32> -> vector<4xi8>
            %f520 = arith.cmpi slt, %f405, %x15 : index
            scf.if %f520 {
              %f521 = arith.muli %f405, %fc34 : index
              %f522 = arith.addi %f409, %f521 : index
              %f523 = vector.shuffle %f519, %f519 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
              %f524 = arith.divui %f507, %fc26 : index
              %f525 = arith.muli %f524, %fc1 : index
              %f526 = arith.remui %f507, %fc26 : index
              %f527 = arith.muli %f408, %fc26 : index
              %f528 = arith.divui %f526, %fc11 : index
              %f529 = arith.muli %f528, %fc11 : index
              %f530 = arith.remui %f526, %fc0 : index
              %f531 = arith.muli %f530, %fc0 : index
              %f532 = arith.addi %f529, %f531 : index
              %f533 = arith.divui %f526, %fc0 : index
              %f534 = arith.remui %f533, %fc0 : index
              %f535 = arith.addi %f532, %f534 : index
              %f536 = arith.addi %f527, %f535 : index
              %f537 = arith.addi %f525, %f536 : index
              %f538 = arith.addi %f522, %f537 : index
              vector.store %f523, %x22[%f538] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f539 = arith.subi %f405, %x15 : index
              %f540 = arith.muli %f539, %fc34 : index
              %f541 = arith.addi %f409, %f540 : index
              %f542 = arith.addi %f507, %fc3 : index
              %f543 = arith.divui %f542, %fc26 : index
              %f544 = arith.muli %f543, %fc1 : index
              %f545 = arith.addi %f544, %fc2 : index
              %f546 = arith.remui %f542, %fc26 : index
              %f547 = arith.divui %f408, %fc0 : index
              %f548 = arith.remui %f408, %fc0 : index
              %f549 = arith.muli %f548, %fc33 : index
              %f550 = arith.addi %f547, %f549 : index
              %f551 = arith.muli %f546, %fc26 : index
              %f552 = arith.divui %f550, %fc11 : index
              %f553 = arith.muli %f552, %fc11 : index
              %f554 = arith.remui %f550, %fc0 : index
              %f555 = arith.muli %f554, %fc0 : index
              %f556 = arith.addi %f553, %f555 : index
              %f557 = arith.divui %f550, %fc0 : index
              %f558 = arith.remui %f557, %fc0 : index
              %f559 = arith.addi %f556, %f558 : index
              %f560 = arith.addi %f551, %f559 : index
              %f561 = arith.addi %f545, %f560 : index
              %f562 = arith.addi %f541, %f561 : index
              %f563 = vector.shuffle %f519, %f519 [0] : vector<4xi8>, vector<4xi8>
              vector.store %f563, %x22[%f562] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f564 = arith.addi %f507, %fc12 : index
              %f565 = arith.divui %f564, %fc26 : index
              %f566 = arith.muli %f565, %fc1 : index
              %f567 = arith.addi %f566, %fc2 : index
              %f568 = arith.remui %f564, %fc26 : index
              %f569 = arith.muli %f568, %fc26 : index
              %f570 = arith.addi %f569, %f559 : index
              %f571 = arith.addi %f567, %f570 : index
              %f572 = arith.addi %f541, %f571 : index
              %f573 = vector.shuffle %f519, %f519 [1] : vector<4xi8>, vector<4xi8>
              vector.store %f573, %x22[%f572] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f574 = arith.addi %f507, %fc0 : index
              %f575 = arith.divui %f574, %fc26 : index
              %f576 = arith.muli %f575, %fc1 : index
              %f577 = arith.addi %f576, %fc2 : index
              %f578 = arith.remui %f574, %fc26 : index
              %f579 = arith.muli %f578, %fc26 : index
              %f580 = arith.addi %f579, %f559 : index
              %f581 = arith.addi %f577, %f580 : index
              %f582 = arith.addi %f541, %f581 : index
              %f583 = vector.shuffle %f519, %f519 [2] : vector<4xi8>, vector<4xi8>
              vector.store %f583, %x22[%f582] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f584 = arith.addi %f507, %fc13 : index
              %f585 = arith.divui %f584, %fc26 : index
              %f586 = arith.muli %f585, %fc1 : index
              %f587 = arith.addi %f586, %fc2 : index
              %f588 = arith.remui %f584, %fc26 : index
              %f589 = arith.muli %f588, %fc26 : index
              %f590 = arith.addi %f589, %f559 : index
              %f591 = arith.addi %f587, %f590 : index
              %f592 = arith.addi %f541, %f591 : index
              %f593 = vector.shuffle %f519, %f519 [3] : vector<4xi8>, vector<4xi8>
              vector.store %f593, %x22[%f592] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
            %f594 = math.absf %f518 : vector<4xf32>
            %f595 = arith.cmpf ugt, %f594, %fc36 : vector<4xf32>
            %f596 = arith.select %f595, %fc35, %fc29 : vector<4xi1>, vector<4xf32>
            %f597 = arith.addf %f508, %f596 : vector<4xf32>
            scf.yield %f597 : vector<4xf32>
          }
          %f598 = wave.reduce "add" %f509 : vector<4xf32>
          %f599 = arith.cmpf ogt, %f598, %fc17 : f32
          scf.if %f599 {
            %f600 = arith.fptosi %f598 : f32 to i32
            wave.count %x23, %f600 : memref<?xi32>
          }
        }
        %f601 = arith.cmpi eq, %fcodec, %fc0 : index
        scf.if %f601 {
          %f602 = arith.muli %f0, %fc11 : index
          %f605 = scf.for %f603 = %f602 to %fc1 step %fc7 iter_args(%f604 = %fc29) -> (vector<4xf32>) {
            %f606 = arith.addi %f406, %f603 : index
            %f607 = vector.load %x20[%f606] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f608 = arith.addi %f406, %fc1 : index
            %f609 = arith.addi %f608, %f603 : index
            %f610 = vector.load %x20[%f609] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f611 = arith.addi %f404, %f603 : index
            %f612 = vector.load %x10[%f611] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f613 = arith.subf %f612, %f610 : vector<4xf32>
            %f614 = arith.mulf %f613, %f607 : vector<4xf32>
            %f615 = wave.fp8_encode "e5m2" %f614 : vector<4xf32> -> vector<4xi8>
            %f616 = arith.cmpi slt, %f405, %x15 : index
            scf.if %f616 {
              %f617 = arith.muli %f405, %fc34 : index
              %f618 = arith.addi %f409, %f617 : index
              %f619 = vector.shuffle %f615, %f615 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
              %f620 = arith.divui %f603, %fc26 : index
              %f621 = arith.muli %f620, %fc1 : index
              %f622 = arith.remui %f603, %fc26 : index
              %f623 = arith.muli %f408, %fc26 : index
              %f624 = arith.divui %f622, %fc11 : index
              %f625 = arith.muli %f624, %fc11 : index
              %f626 = arith.remui %f622, %fc0 : index
              %f627 = arith.muli %f626, %fc0 : index
              %f628 = arith.addi %f625, %f627 : index
              %f629 = arith.divui %f622, %fc0 : index
              %f630 = arith.remui %f629, %fc0 : index
              %f631 = arith.addi %f628, %f630 : index
              %f632 = arith.addi %f623, %f631 : index
              %f633 = arith.addi %f621, %f632 : index
              %f634 = arith.addi %f618, %f633 : index
              vector.store %f619, %x22[%f634] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f635 = arith.subi %f405, %x15 : index
              %f636 = arith.muli %f635, %fc34 : index
              %f637 = arith.addi %f409, %f636 : index
              %f638 = arith.addi %f603, %fc3 : index
              %f639 = arith.divui %f638, %fc26 : index
              %f640 = arith.muli %f639, %fc1 : index
              %f641 = arith.addi %f640, %fc2 : index
              %f642 = arith.remui %f638, %fc26 : index
              %f643 = arith.divui %f408, %fc0 : index
              %f644 = arith.remui %f408, %fc0 : index
              %f645 = arith.muli %f644, %fc33 : index
              %f646 = arith.addi %f643, %f645 : index
              %f647 = arith.muli %f642, %fc26 : index
              %f648 = arith.divui %f646, %fc11 : index
              %f649 = arith.muli %f648, %fc11 : index
              %f650 = arith.remui %f646, %fc0 : index
              %f651 = arith.muli %f650, %fc0 : index
              %f652 = arith.addi %f649, %f651 : index
              %f653 = arith.divui %f646, %fc0 : index
              %f654 = arith.remui %f653, %fc0 : index
              %f655 = arith.addi %f652, %f654 : index
              %f656 = arith.addi %f647, %f655 : index
              %f657 = arith.addi %f641, %f656 : index
              %f658 = arith.addi %f637, %f657 : index
              %f659 = vector.shuffle %f615, %f615 [0] : vector<4xi8>, vector<4xi8>
              vector.store %f659, %x22[%f658] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f660 = arith.addi %f603, %fc12 : index
              %f661 = arith.divui %f660, %fc26 : index
              %f662 = arith.muli %f661, %fc1 : index
              %f663 = arith.addi %f662, %fc2 : index
              %f664 = arith.remui %f660, %fc26 : index
              %f665 = arith.muli %f664, %fc26 : index
              %f666 = arith.addi %f665, %f655 : index
              %f667 = arith.addi %f663, %f666 : index
              %f668 = arith.addi %f637, %f667 : index
              %f669 = vector.shuffle %f615, %f615 [1] : vector<4xi8>, vector<4xi8>
              vector.store %f669, %x22[%f668] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f670 = arith.addi %f603, %fc0 : index
              %f671 = arith.divui %f670, %fc26 : index
              %f672 = arith.muli %f671, %fc1 : index
              %f673 = arith.addi %f672, %fc2 : index
              %f674 = arith.remui %f670, %fc26 : index
              %f675 = arith.muli %f674, %fc26 : index
              %f676 = arith.addi %f675, %f655 : index
              %f677 = arith.addi %f673, %f676 : index
              %f678 = arith.addi %f637, %f677 : index
              %f679 = vector.shuffle %f615, %f615 [2] : vector<4xi8>, vector<4xi8>
              vector.store %f679, %x22[%f678] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f680 = arith.addi %f603, %fc13 : index
              %f681 = arith.divui %f680, %fc26 : index
              %f682 = arith.muli %f681, %fc1 : index
              %f683 = arith.addi %f682, %fc2 : index
              %f684 = arith.remui %f680, %fc26 : index
              %f685 = arith.muli %f684, %fc26 : index
              %f686 = arith.addi %f685, %f655 : index
              %f687 = arith.addi %f683, %f686 : index
              %f688 = arith.addi %f637, %f687 : index
              %f689 = vector.shuffle %f615, %f615 [3] : vector<4xi8>, vector<4xi8>
              vector.store %f689, %x22[%f688] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
            %f690 = math.absf %f614 : vector<4xf32>
            %f691 = arith.cmpf ugt, %f690, %fc37 : vector<4xf32>
            %f692 = arith.select %f691, %fc35, %fc29 : vector<4xi1>, vector<4xf32>
            %f693 = arith.addf %f604, %f692 : vector<4xf32>
            scf.yield %f693 : vector<4xf32>
          }
          %f694 = wave.reduce "add" %f605 : vector<4xf32>
          %f695 = arith.cmpf ogt, %f694, %fc17 : f32
          scf.if %f695 {
            %f696 = arith.fptosi %f694 : f32 to i32
            wave.count %x23, %f696 : memref<?xi32>
          }
        }
        %f697 = arith.cmpi eq, %fcodec, %fc13 : index
        scf.if %f697 {
          %f698 = arith.muli %f0, %fc11 : index
          %f701 = scf.for %f699 = %f698 to %fc1 step %fc7 iter_args(%f700 = %fc29) -> (vector<4xf32>) {
            %f702 = arith.addi %f406, %f699 : index
            %f703 = vector.load %x20[%f702] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f704 = arith.addi %f406, %fc1 : index
            %f705 = arith.addi %f704, %f699 : index
            %f706 = vector.load %x20[%f705] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f707 = arith.addi %f404, %f699 : index
            %f708 = vector.load %x10[%f707] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f709 = arith.subf %f708, %f706 : vector<4xf32>
            %f710 = arith.mulf %f709, %f703 : vector<4xf32>
            %f711 = arith.cmpf ord, %f710, %f710 : vector<4xf32>
            %f712 = arith.select %f711, %f710, %fc29 : vector<4xi1>, vector<4xf32>
            %f713 = math.roundeven %f712 : vector<4xf32>
            %f714 = arith.minimumf %f713, %fc38 : vector<4xf32>
            %f715 = arith.maximumf %f714, %fc39 : vector<4xf32>
            %f716 = arith.fptosi %f715 : vector<4xf32> to vector<4xi32>
            %f717 = arith.addi %f716, %fc40 : vector<4xi32>
            %f718 = arith.trunci %f717 : vector<4xi32> to vector<4xi8>
            %f719 = arith.cmpi slt, %f405, %x15 : index
            scf.if %f719 {
              %f720 = arith.muli %f405, %fc34 : index
              %f721 = arith.addi %f409, %f720 : index
              %f722 = vector.shuffle %f718, %f718 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
              %f723 = arith.divui %f699, %fc26 : index
              %f724 = arith.muli %f723, %fc1 : index
              %f725 = arith.remui %f699, %fc26 : index
              %f726 = arith.muli %f408, %fc26 : index
              %f727 = arith.divui %f725, %fc11 : index
              %f728 = arith.muli %f727, %fc11 : index
              %f729 = arith.remui %f725, %fc0 : index
              %f730 = arith.muli %f729, %fc0 : index
              %f731 = arith.addi %f728, %f730 : index
              %f732 = arith.divui %f725, %fc0 : index
              %f733 = arith.remui %f732, %fc0 : index
              %f734 = arith.addi %f731, %f733 : index
              %f735 = arith.addi %f726, %f734 : index
              %f736 = arith.addi %f724, %f735 : index
              %f737 = arith.addi %f721, %f736 : index
              vector.store %f722, %x22[%f737] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f738 = arith.subi %f405, %x15 : index
              %f739 = arith.muli %f738, %fc34 : index
              %f740 = arith.addi %f409, %f739 : index
              %f741 = arith.addi %f699, %fc3 : index
              %f742 = arith.divui %f741, %fc26 : index
              %f743 = arith.muli %f742, %fc1 : index
              %f744 = arith.addi %f743, %fc2 : index
              %f745 = arith.remui %f741, %fc26 : index
              %f746 = arith.divui %f408, %fc0 : index
              %f747 = arith.remui %f408, %fc0 : index
              %f748 = arith.muli %f747, %fc33 : index
              %f749 = arith.addi %f746, %f748 : index
              %f750 = arith.muli %f745, %fc26 : index
              %f751 = arith.divui %f749, %fc11 : index
              %f752 = arith.muli %f751, %fc11 : index
              %f753 = arith.remui %f749, %fc0 : index
              %f754 = arith.muli %f753, %fc0 : index
              %f755 = arith.addi %f752, %f754 : index
              %f756 = arith.divui %f749, %fc0 : index
              %f757 = arith.remui %f756, %fc0 : index
              %f758 = arith.addi %f755, %f757 : index
              %f759 = arith.addi %f750, %f758 : index
              %f760 = arith.addi %f744, %f759 : index
              %f761 = arith.addi %f740, %f760 : index
              %f762 = vector.shuffle %f718, %f718 [0] : vector<4xi8>, vector<4xi8>
              vector.store %f762, %x22[%f761] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f763 = arith.addi %f699, %fc12 : index
              %f764 = arith.divui %f763, %fc26 : index
              %f765 = arith.muli %f764, %fc1 : index
              %f766 = arith.addi %f765, %fc2 : index
              %f767 = arith.remui %f763, %fc26 : index
              %f768 = arith.muli %f767, %fc26 : index
              %f769 = arith.addi %f768, %f758 : index
              %f770 = arith.addi %f766, %f769 : index
              %f771 = arith.addi %f740, %f770 : index
              %f772 = vector.shuffle %f718, %f718 [1] : vector<4xi8>, vector<4xi8>
              vector.store %f772, %x22[%f771] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f773 = arith.addi %f699, %fc0 : index
              %f774 = arith.divui %f773, %fc26 : index
              %f775 = arith.muli %f774, %fc1 : index
              %f776 = arith.addi %f775, %fc2 : index
              %f777 = arith.remui %f773, %fc26 : index
              %f778 = arith.muli %f777, %fc26 : index
              %f779 = arith.addi %f778, %f758 : index
              %f780 = arith.addi %f776, %f779 : index
              %f781 = arith.addi %f740, %f780 : index
              %f782 = vector.shuffle %f718, %f718 [2] : vector<4xi8>, vector<4xi8>
              vector.store %f782, %x22[%f781] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f783 = arith.addi %f699, %fc13 : index
              %f784 = arith.divui %f783, %fc26 : index
              %f785 = arith.muli %f784, %fc1 : index
              %f786 = arith.addi %f785, %fc2 : index
              %f787 = arith.remui %f783, %fc26 : index
              %f788 = arith.muli %f787, %fc26 : index
              %f789 = arith.addi %f788, %f758 : index
              %f790 = arith.addi %f786, %f789 : index
              %f791 = arith.addi %f740, %f790 : index
              %f792 = vector.shuffle %f718, %f718 [3] : vector<4xi8>, vector<4xi8>
              vector.store %f792, %x22[%f791] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
            %f793 = math.absf %f710 : vector<4xf32>
            %f794 = arith.cmpf ugt, %f793, %fc41 : vector<4xf32>
            %f795 = arith.select %f794, %fc35, %fc29 : vector<4xi1>, vector<4xf32>
            %f796 = arith.addf %f700, %f795 : vector<4xf32>
            scf.yield %f796 : vector<4xf32>
          }
          %f797 = wave.reduce "add" %f701 : vector<4xf32>
          %f798 = arith.cmpf ogt, %f797, %fc17 : f32
          scf.if %f798 {
            %f799 = arith.fptosi %f797 : f32 to i32
            wave.count %x23, %f799 : memref<?xi32>
          }
        }
      }
    }
  }
  func.return
}
wave.kernel @qkv_f16_d256__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 8 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %c8 = arith.constant 1 : index
  %c9 = arith.constant 16 : index
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
  %7 = arith.muli %3, %c6 : index
  %8 = arith.addi %7, %c7 : index
  %9 = arith.addi %7, %c8 : index
  %10 = arith.muli %0, %c9 : index
  %11 = arith.addi %10, %8 : index
  %12 = arith.muli %11, %6 : index
  %13 = arith.addi %10, %9 : index
  %14 = arith.muli %13, %6 : index
  %15 = wave.scratch %c10 : memref<?xf32>
  %16 = wave.scratch %c11 : memref<?xf32>
  %17 = memref.load %step[%c7] : memref<?xi32>
  %18 = arith.index_cast %17 : i32 to index
  %19 = arith.cmpi eq, %rowsMode, %c7 : index
  scf.if %19 {
    %20 = arith.muli %1, %c9 : index
    %21 = arith.cmpi slt, %20, %18 : index
    scf.if %21 {
      %22 = wave.lane
      %23 = arith.remui %22, %c9 : index
      %24 = wave.scratch %operandHalves : memref<?xf16>
      %25 = arith.divui %operandHalves, %c2 : index
      %26 = arith.muli %2, %c4 : index
      %27 = arith.addi %26, %22 : index
      scf.for %28 = %27 to %25 step %c15 {
        %29 = arith.muli %28, %c2 : index
        %30 = arith.addi %c7, %29 : index
        %31 = vector.load %x[%30] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %31, %24[%30] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %32 = arith.remui %23, %tileRows : index
      %33 = arith.muli %32, %c2 : index
      %34 = arith.divui %inputFeatures, %c9 : index
      %35 = arith.muli %4, %stepsPerWave : index
      %36 = arith.minsi %35, %34 : index
      %37 = arith.addi %36, %stepsPerWave : index
      %38 = arith.minsi %37, %34 : index
      %39 = arith.cmpi eq, %wholeBlocks, %c8 : index
      %40 = arith.subi %38, %36 : index
      %41 = arith.divui %40, %c19 : index
      %42 = arith.muli %41, %c19 : index
      %43 = arith.addi %36, %42 : index
      %44 = arith.select %39, %37, %43 : index
      %48:2 = scf.for %45 = %36 to %44 step %c19 iter_args(%46 = %c16, %47 = %c16) -> (vector<8xf32>, vector<8xf32>) {
        %49 = arith.addi %45, %c7 : index
        %50 = func.call @qkv_f16_d256__gfx1100.0(%12, %49, %22, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %51 = arith.addi %45, %c8 : index
        %52 = func.call @qkv_f16_d256__gfx1100.0(%12, %51, %22, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %53 = arith.addi %45, %c6 : index
        %54 = func.call @qkv_f16_d256__gfx1100.0(%12, %53, %22, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %55 = arith.addi %45, %c20 : index
        %56 = func.call @qkv_f16_d256__gfx1100.0(%12, %55, %22, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %57 = func.call @qkv_f16_d256__gfx1100.0(%14, %49, %22, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %58 = func.call @qkv_f16_d256__gfx1100.0(%14, %51, %22, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %59 = func.call @qkv_f16_d256__gfx1100.0(%14, %53, %22, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %60 = func.call @qkv_f16_d256__gfx1100.0(%14, %55, %22, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %61 = arith.muli %45, %c8 : index
        %62 = arith.addi %61, %c7 : index
        %63 = arith.muli %tileRows, %c9 : index
        %64 = arith.muli %62, %63 : index
        %65 = arith.addi %33, %64 : index
        %66 = vector.load %24[%65] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %67 = arith.muli %tileRows, %c2 : index
        %68 = arith.addi %65, %67 : index
        %69 = vector.load %24[%68] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %70 = vector.shuffle %66, %69 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %71 = wave.mma %70, %50, %46 : vector<16xf16>, vector<8xf32>
        %72 = wave.mma %70, %57, %47 : vector<16xf16>, vector<8xf32>
        %73 = arith.addi %61, %c8 : index
        %74 = arith.muli %73, %63 : index
        %75 = arith.addi %33, %74 : index
        %76 = vector.load %24[%75] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %77 = arith.addi %75, %67 : index
        %78 = vector.load %24[%77] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %79 = vector.shuffle %76, %78 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %80 = wave.mma %79, %52, %71 : vector<16xf16>, vector<8xf32>
        %81 = wave.mma %79, %58, %72 : vector<16xf16>, vector<8xf32>
        %82 = arith.addi %61, %c6 : index
        %83 = arith.muli %82, %63 : index
        %84 = arith.addi %33, %83 : index
        %85 = vector.load %24[%84] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %86 = arith.addi %84, %67 : index
        %87 = vector.load %24[%86] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %88 = vector.shuffle %85, %87 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %89 = wave.mma %88, %54, %80 : vector<16xf16>, vector<8xf32>
        %90 = wave.mma %88, %59, %81 : vector<16xf16>, vector<8xf32>
        %91 = arith.addi %61, %c20 : index
        %92 = arith.muli %91, %63 : index
        %93 = arith.addi %33, %92 : index
        %94 = vector.load %24[%93] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %95 = arith.addi %93, %67 : index
        %96 = vector.load %24[%95] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %97 = vector.shuffle %94, %96 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %98 = wave.mma %97, %56, %89 : vector<16xf16>, vector<8xf32>
        %99 = wave.mma %97, %60, %90 : vector<16xf16>, vector<8xf32>
        scf.yield %98, %99 : vector<8xf32>, vector<8xf32>
      }
      %100 = arith.select %39, %44, %38 : index
      %104:2 = scf.for %101 = %44 to %100 step %c8 iter_args(%102 = %48#0, %103 = %48#1) -> (vector<8xf32>, vector<8xf32>) {
        %105 = arith.addi %101, %c7 : index
        %106 = func.call @qkv_f16_d256__gfx1100.0(%12, %105, %22, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %107 = func.call @qkv_f16_d256__gfx1100.0(%14, %105, %22, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %108 = arith.muli %101, %c8 : index
        %109 = arith.addi %108, %c7 : index
        %110 = arith.muli %tileRows, %c9 : index
        %111 = arith.muli %109, %110 : index
        %112 = arith.addi %33, %111 : index
        %113 = vector.load %24[%112] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %114 = arith.muli %tileRows, %c2 : index
        %115 = arith.addi %112, %114 : index
        %116 = vector.load %24[%115] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %117 = vector.shuffle %113, %116 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %118 = wave.mma %117, %106, %102 : vector<16xf16>, vector<8xf32>
        %119 = wave.mma %117, %107, %103 : vector<16xf16>, vector<8xf32>
        scf.yield %118, %119 : vector<8xf32>, vector<8xf32>
      }
      %120 = arith.addi %20, %c7 : index
      func.call @qkv_f16_d256__gfx1100.2(%3, %4, %104#0, %15, %104#1, %120, %18, %factors, %12, %w, %16, %14, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  %121 = arith.cmpi eq, %rowsMode, %c8 : index
  scf.if %121 {
    %122 = arith.muli %1, %c9 : index
    %123 = arith.cmpi slt, %122, %18 : index
    scf.if %123 {
      %124 = wave.lane
      %125 = arith.remui %124, %c9 : index
      %126 = arith.remui %125, %tileRows : index
      %127 = arith.addi %122, %126 : index
      %128 = arith.divui %127, %tileRows : index
      %129 = arith.divui %inputFeatures, %c9 : index
      %130 = arith.muli %128, %129 : index
      %131 = arith.divui %c7, %c9 : index
      %132 = arith.addi %130, %131 : index
      %133 = arith.muli %132, %c6 : index
      %134 = arith.remui %c7, %c9 : index
      %135 = arith.divui %134, %c2 : index
      %136 = arith.addi %133, %135 : index
      %137 = arith.muli %tileRows, %c2 : index
      %138 = arith.muli %136, %137 : index
      %139 = arith.remui %127, %tileRows : index
      %140 = arith.muli %139, %c2 : index
      %141 = arith.addi %138, %140 : index
      %142 = arith.remui %c7, %c2 : index
      %143 = arith.addi %141, %142 : index
      %144 = arith.muli %4, %stepsPerWave : index
      %145 = arith.minsi %144, %129 : index
      %146 = arith.addi %145, %stepsPerWave : index
      %147 = arith.minsi %146, %129 : index
      %148 = arith.cmpi eq, %wholeBlocks, %c8 : index
      %149 = arith.subi %147, %145 : index
      %150 = arith.divui %149, %c19 : index
      %151 = arith.muli %150, %c19 : index
      %152 = arith.addi %145, %151 : index
      %153 = arith.select %148, %146, %152 : index
      %157:2 = scf.for %154 = %145 to %153 step %c19 iter_args(%155 = %c16, %156 = %c16) -> (vector<8xf32>, vector<8xf32>) {
        %158 = arith.addi %154, %c7 : index
        %159 = func.call @qkv_f16_d256__gfx1100.0(%12, %158, %124, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %160 = arith.addi %154, %c8 : index
        %161 = func.call @qkv_f16_d256__gfx1100.0(%12, %160, %124, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %162 = arith.addi %154, %c6 : index
        %163 = func.call @qkv_f16_d256__gfx1100.0(%12, %162, %124, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %164 = arith.addi %154, %c20 : index
        %165 = func.call @qkv_f16_d256__gfx1100.0(%12, %164, %124, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %166 = func.call @qkv_f16_d256__gfx1100.0(%14, %158, %124, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %167 = func.call @qkv_f16_d256__gfx1100.0(%14, %160, %124, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %168 = func.call @qkv_f16_d256__gfx1100.0(%14, %162, %124, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %169 = func.call @qkv_f16_d256__gfx1100.0(%14, %164, %124, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %170 = arith.muli %154, %c8 : index
        %171 = arith.addi %170, %c7 : index
        %172 = arith.muli %tileRows, %c9 : index
        %173 = arith.muli %171, %172 : index
        %174 = arith.addi %143, %173 : index
        %175 = vector.load %x[%174] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %176 = arith.addi %174, %137 : index
        %177 = vector.load %x[%176] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %178 = vector.shuffle %175, %177 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %179 = wave.mma %178, %159, %155 : vector<16xf16>, vector<8xf32>
        %180 = wave.mma %178, %166, %156 : vector<16xf16>, vector<8xf32>
        %181 = arith.addi %170, %c8 : index
        %182 = arith.muli %181, %172 : index
        %183 = arith.addi %143, %182 : index
        %184 = vector.load %x[%183] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %185 = arith.addi %183, %137 : index
        %186 = vector.load %x[%185] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %187 = vector.shuffle %184, %186 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %188 = wave.mma %187, %161, %179 : vector<16xf16>, vector<8xf32>
        %189 = wave.mma %187, %167, %180 : vector<16xf16>, vector<8xf32>
        %190 = arith.addi %170, %c6 : index
        %191 = arith.muli %190, %172 : index
        %192 = arith.addi %143, %191 : index
        %193 = vector.load %x[%192] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %194 = arith.addi %192, %137 : index
        %195 = vector.load %x[%194] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %196 = vector.shuffle %193, %195 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %197 = wave.mma %196, %163, %188 : vector<16xf16>, vector<8xf32>
        %198 = wave.mma %196, %168, %189 : vector<16xf16>, vector<8xf32>
        %199 = arith.addi %170, %c20 : index
        %200 = arith.muli %199, %172 : index
        %201 = arith.addi %143, %200 : index
        %202 = vector.load %x[%201] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %203 = arith.addi %201, %137 : index
        %204 = vector.load %x[%203] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %205 = vector.shuffle %202, %204 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %206 = wave.mma %205, %165, %197 : vector<16xf16>, vector<8xf32>
        %207 = wave.mma %205, %169, %198 : vector<16xf16>, vector<8xf32>
        scf.yield %206, %207 : vector<8xf32>, vector<8xf32>
      }
      %208 = arith.select %148, %153, %147 : index
      %212:2 = scf.for %209 = %153 to %208 step %c8 iter_args(%210 = %157#0, %211 = %157#1) -> (vector<8xf32>, vector<8xf32>) {
        %213 = arith.addi %209, %c7 : index
        %214 = func.call @qkv_f16_d256__gfx1100.0(%12, %213, %124, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %215 = func.call @qkv_f16_d256__gfx1100.0(%14, %213, %124, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %216 = arith.muli %209, %c8 : index
        %217 = arith.addi %216, %c7 : index
        %218 = arith.muli %tileRows, %c9 : index
        %219 = arith.muli %217, %218 : index
        %220 = arith.addi %143, %219 : index
        %221 = vector.load %x[%220] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %222 = arith.addi %220, %137 : index
        %223 = vector.load %x[%222] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %224 = vector.shuffle %221, %223 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %225 = wave.mma %224, %214, %210 : vector<16xf16>, vector<8xf32>
        %226 = wave.mma %224, %215, %211 : vector<16xf16>, vector<8xf32>
        scf.yield %225, %226 : vector<8xf32>, vector<8xf32>
      }
      %227 = arith.addi %122, %c7 : index
      func.call @qkv_f16_d256__gfx1100.2(%3, %4, %212#0, %15, %212#1, %227, %18, %factors, %12, %w, %16, %14, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  %228 = arith.cmpi eq, %rowsMode, %c6 : index
  scf.if %228 {
    %229 = arith.muli %1, %c21 : index
    %230 = arith.cmpi slt, %229, %18 : index
    scf.if %230 {
      %231 = wave.lane
      %232 = arith.remui %231, %c9 : index
      %233 = arith.remui %232, %tileRows : index
      %234 = arith.addi %229, %233 : index
      %235 = arith.divui %234, %tileRows : index
      %236 = arith.divui %inputFeatures, %c9 : index
      %237 = arith.muli %235, %236 : index
      %238 = arith.divui %c7, %c9 : index
      %239 = arith.addi %237, %238 : index
      %240 = arith.muli %239, %c6 : index
      %241 = arith.remui %c7, %c9 : index
      %242 = arith.divui %241, %c2 : index
      %243 = arith.addi %240, %242 : index
      %244 = arith.muli %tileRows, %c2 : index
      %245 = arith.muli %243, %244 : index
      %246 = arith.remui %234, %tileRows : index
      %247 = arith.muli %246, %c2 : index
      %248 = arith.addi %245, %247 : index
      %249 = arith.remui %c7, %c2 : index
      %250 = arith.addi %248, %249 : index
      %251 = arith.addi %232, %c9 : index
      %252 = arith.addi %229, %251 : index
      %253 = arith.divui %252, %tileRows : index
      %254 = arith.muli %253, %236 : index
      %255 = arith.addi %254, %238 : index
      %256 = arith.muli %255, %c6 : index
      %257 = arith.addi %256, %242 : index
      %258 = arith.muli %257, %244 : index
      %259 = arith.remui %252, %tileRows : index
      %260 = arith.muli %259, %c2 : index
      %261 = arith.addi %258, %260 : index
      %262 = arith.addi %261, %249 : index
      %263 = arith.addi %232, %c4 : index
      %264 = arith.addi %229, %263 : index
      %265 = arith.divui %264, %tileRows : index
      %266 = arith.muli %265, %236 : index
      %267 = arith.addi %266, %238 : index
      %268 = arith.muli %267, %c6 : index
      %269 = arith.addi %268, %242 : index
      %270 = arith.muli %269, %244 : index
      %271 = arith.remui %264, %tileRows : index
      %272 = arith.muli %271, %c2 : index
      %273 = arith.addi %270, %272 : index
      %274 = arith.addi %273, %249 : index
      %275 = arith.addi %232, %c22 : index
      %276 = arith.addi %229, %275 : index
      %277 = arith.divui %276, %tileRows : index
      %278 = arith.muli %277, %236 : index
      %279 = arith.addi %278, %238 : index
      %280 = arith.muli %279, %c6 : index
      %281 = arith.addi %280, %242 : index
      %282 = arith.muli %281, %244 : index
      %283 = arith.remui %276, %tileRows : index
      %284 = arith.muli %283, %c2 : index
      %285 = arith.addi %282, %284 : index
      %286 = arith.addi %285, %249 : index
      %287 = arith.muli %4, %stepsPerWave : index
      %288 = arith.minsi %287, %236 : index
      %289 = arith.addi %288, %stepsPerWave : index
      %290 = arith.minsi %289, %236 : index
      %291 = arith.cmpi eq, %wholeBlocks, %c8 : index
      %292 = arith.subi %290, %288 : index
      %293 = arith.divui %292, %c19 : index
      %294 = arith.muli %293, %c19 : index
      %295 = arith.addi %288, %294 : index
      %296 = arith.select %291, %289, %295 : index
      %306:8 = scf.for %297 = %288 to %296 step %c19 iter_args(%298 = %c16, %299 = %c16, %300 = %c16, %301 = %c16, %302 = %c16, %303 = %c16, %304 = %c16, %305 = %c16) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %307 = arith.addi %297, %c7 : index
        %308 = func.call @qkv_f16_d256__gfx1100.0(%12, %307, %231, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %309 = arith.addi %297, %c8 : index
        %310 = func.call @qkv_f16_d256__gfx1100.0(%12, %309, %231, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %311 = arith.addi %297, %c6 : index
        %312 = func.call @qkv_f16_d256__gfx1100.0(%12, %311, %231, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %313 = arith.addi %297, %c20 : index
        %314 = func.call @qkv_f16_d256__gfx1100.0(%12, %313, %231, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %315 = func.call @qkv_f16_d256__gfx1100.0(%14, %307, %231, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %316 = func.call @qkv_f16_d256__gfx1100.0(%14, %309, %231, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %317 = func.call @qkv_f16_d256__gfx1100.0(%14, %311, %231, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %318 = func.call @qkv_f16_d256__gfx1100.0(%14, %313, %231, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %319 = arith.muli %297, %c8 : index
        %320 = arith.addi %319, %c7 : index
        %321 = arith.muli %tileRows, %c9 : index
        %322 = arith.muli %320, %321 : index
        %323 = arith.addi %250, %322 : index
        %324 = vector.load %x[%323] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %325 = arith.addi %323, %244 : index
        %326 = vector.load %x[%325] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %327 = vector.shuffle %324, %326 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %328 = wave.mma %327, %308, %298 : vector<16xf16>, vector<8xf32>
        %329 = wave.mma %327, %315, %299 : vector<16xf16>, vector<8xf32>
        %330 = arith.addi %262, %322 : index
        %331 = vector.load %x[%330] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %332 = arith.addi %330, %244 : index
        %333 = vector.load %x[%332] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %334 = vector.shuffle %331, %333 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %335 = wave.mma %334, %308, %300 : vector<16xf16>, vector<8xf32>
        %336 = wave.mma %334, %315, %301 : vector<16xf16>, vector<8xf32>
        %337 = arith.addi %274, %322 : index
        %338 = vector.load %x[%337] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %339 = arith.addi %337, %244 : index
        %340 = vector.load %x[%339] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %341 = vector.shuffle %338, %340 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %342 = wave.mma %341, %308, %302 : vector<16xf16>, vector<8xf32>
        %343 = wave.mma %341, %315, %303 : vector<16xf16>, vector<8xf32>
        %344 = arith.addi %286, %322 : index
        %345 = vector.load %x[%344] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %346 = arith.addi %344, %244 : index
        %347 = vector.load %x[%346] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %348 = vector.shuffle %345, %347 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %349 = wave.mma %348, %308, %304 : vector<16xf16>, vector<8xf32>
        %350 = wave.mma %348, %315, %305 : vector<16xf16>, vector<8xf32>
        %351 = arith.addi %319, %c8 : index
        %352 = arith.muli %351, %321 : index
        %353 = arith.addi %250, %352 : index
        %354 = vector.load %x[%353] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %355 = arith.addi %353, %244 : index
        %356 = vector.load %x[%355] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %357 = vector.shuffle %354, %356 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %358 = wave.mma %357, %310, %328 : vector<16xf16>, vector<8xf32>
        %359 = wave.mma %357, %316, %329 : vector<16xf16>, vector<8xf32>
        %360 = arith.addi %262, %352 : index
        %361 = vector.load %x[%360] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %362 = arith.addi %360, %244 : index
        %363 = vector.load %x[%362] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %364 = vector.shuffle %361, %363 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %365 = wave.mma %364, %310, %335 : vector<16xf16>, vector<8xf32>
        %366 = wave.mma %364, %316, %336 : vector<16xf16>, vector<8xf32>
        %367 = arith.addi %274, %352 : index
        %368 = vector.load %x[%367] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %369 = arith.addi %367, %244 : index
        %370 = vector.load %x[%369] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %371 = vector.shuffle %368, %370 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %372 = wave.mma %371, %310, %342 : vector<16xf16>, vector<8xf32>
        %373 = wave.mma %371, %316, %343 : vector<16xf16>, vector<8xf32>
        %374 = arith.addi %286, %352 : index
        %375 = vector.load %x[%374] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %376 = arith.addi %374, %244 : index
        %377 = vector.load %x[%376] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %378 = vector.shuffle %375, %377 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %379 = wave.mma %378, %310, %349 : vector<16xf16>, vector<8xf32>
        %380 = wave.mma %378, %316, %350 : vector<16xf16>, vector<8xf32>
        %381 = arith.addi %319, %c6 : index
        %382 = arith.muli %381, %321 : index
        %383 = arith.addi %250, %382 : index
        %384 = vector.load %x[%383] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %385 = arith.addi %383, %244 : index
        %386 = vector.load %x[%385] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %387 = vector.shuffle %384, %386 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %388 = wave.mma %387, %312, %358 : vector<16xf16>, vector<8xf32>
        %389 = wave.mma %387, %317, %359 : vector<16xf16>, vector<8xf32>
        %390 = arith.addi %262, %382 : index
        %391 = vector.load %x[%390] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %392 = arith.addi %390, %244 : index
        %393 = vector.load %x[%392] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %394 = vector.shuffle %391, %393 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %395 = wave.mma %394, %312, %365 : vector<16xf16>, vector<8xf32>
        %396 = wave.mma %394, %317, %366 : vector<16xf16>, vector<8xf32>
        %397 = arith.addi %274, %382 : index
        %398 = vector.load %x[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %399 = arith.addi %397, %244 : index
        %400 = vector.load %x[%399] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %401 = vector.shuffle %398, %400 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %402 = wave.mma %401, %312, %372 : vector<16xf16>, vector<8xf32>
        %403 = wave.mma %401, %317, %373 : vector<16xf16>, vector<8xf32>
        %404 = arith.addi %286, %382 : index
        %405 = vector.load %x[%404] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %406 = arith.addi %404, %244 : index
        %407 = vector.load %x[%406] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %408 = vector.shuffle %405, %407 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %409 = wave.mma %408, %312, %379 : vector<16xf16>, vector<8xf32>
        %410 = wave.mma %408, %317, %380 : vector<16xf16>, vector<8xf32>
        %411 = arith.addi %319, %c20 : index
        %412 = arith.muli %411, %321 : index
        %413 = arith.addi %250, %412 : index
        %414 = vector.load %x[%413] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %415 = arith.addi %413, %244 : index
        %416 = vector.load %x[%415] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %417 = vector.shuffle %414, %416 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %418 = wave.mma %417, %314, %388 : vector<16xf16>, vector<8xf32>
        %419 = wave.mma %417, %318, %389 : vector<16xf16>, vector<8xf32>
        %420 = arith.addi %262, %412 : index
        %421 = vector.load %x[%420] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %422 = arith.addi %420, %244 : index
        %423 = vector.load %x[%422] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %424 = vector.shuffle %421, %423 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %425 = wave.mma %424, %314, %395 : vector<16xf16>, vector<8xf32>
        %426 = wave.mma %424, %318, %396 : vector<16xf16>, vector<8xf32>
        %427 = arith.addi %274, %412 : index
        %428 = vector.load %x[%427] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %429 = arith.addi %427, %244 : index
        %430 = vector.load %x[%429] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %431 = vector.shuffle %428, %430 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %432 = wave.mma %431, %314, %402 : vector<16xf16>, vector<8xf32>
        %433 = wave.mma %431, %318, %403 : vector<16xf16>, vector<8xf32>
        %434 = arith.addi %286, %412 : index
        %435 = vector.load %x[%434] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %436 = arith.addi %434, %244 : index
        %437 = vector.load %x[%436] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %438 = vector.shuffle %435, %437 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %439 = wave.mma %438, %314, %409 : vector<16xf16>, vector<8xf32>
        %440 = wave.mma %438, %318, %410 : vector<16xf16>, vector<8xf32>
        scf.yield %418, %419, %425, %426, %432, %433, %439, %440 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %441 = arith.select %291, %296, %290 : index
      %451:8 = scf.for %442 = %296 to %441 step %c8 iter_args(%443 = %306#0, %444 = %306#1, %445 = %306#2, %446 = %306#3, %447 = %306#4, %448 = %306#5, %449 = %306#6, %450 = %306#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %452 = arith.addi %442, %c7 : index
        %453 = func.call @qkv_f16_d256__gfx1100.0(%12, %452, %231, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %454 = func.call @qkv_f16_d256__gfx1100.0(%14, %452, %231, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %455 = arith.muli %442, %c8 : index
        %456 = arith.addi %455, %c7 : index
        %457 = arith.muli %tileRows, %c9 : index
        %458 = arith.muli %456, %457 : index
        %459 = arith.addi %250, %458 : index
        %460 = vector.load %x[%459] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %461 = arith.addi %459, %244 : index
        %462 = vector.load %x[%461] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %463 = vector.shuffle %460, %462 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %464 = wave.mma %463, %453, %443 : vector<16xf16>, vector<8xf32>
        %465 = wave.mma %463, %454, %444 : vector<16xf16>, vector<8xf32>
        %466 = arith.addi %262, %458 : index
        %467 = vector.load %x[%466] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %468 = arith.addi %466, %244 : index
        %469 = vector.load %x[%468] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %470 = vector.shuffle %467, %469 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %471 = wave.mma %470, %453, %445 : vector<16xf16>, vector<8xf32>
        %472 = wave.mma %470, %454, %446 : vector<16xf16>, vector<8xf32>
        %473 = arith.addi %274, %458 : index
        %474 = vector.load %x[%473] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %475 = arith.addi %473, %244 : index
        %476 = vector.load %x[%475] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %477 = vector.shuffle %474, %476 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %478 = wave.mma %477, %453, %447 : vector<16xf16>, vector<8xf32>
        %479 = wave.mma %477, %454, %448 : vector<16xf16>, vector<8xf32>
        %480 = arith.addi %286, %458 : index
        %481 = vector.load %x[%480] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %482 = arith.addi %480, %244 : index
        %483 = vector.load %x[%482] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %484 = vector.shuffle %481, %483 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %485 = wave.mma %484, %453, %449 : vector<16xf16>, vector<8xf32>
        %486 = wave.mma %484, %454, %450 : vector<16xf16>, vector<8xf32>
        scf.yield %464, %465, %471, %472, %478, %479, %485, %486 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %487 = arith.addi %229, %c7 : index
      func.call @qkv_f16_d256__gfx1100.2(%3, %4, %451#0, %15, %451#1, %487, %18, %factors, %12, %w, %16, %14, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %488 = arith.addi %229, %c9 : index
      func.call @qkv_f16_d256__gfx1100.2(%3, %4, %451#2, %15, %451#3, %488, %18, %factors, %12, %w, %16, %14, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %489 = arith.addi %229, %c4 : index
      func.call @qkv_f16_d256__gfx1100.2(%3, %4, %451#4, %15, %451#5, %489, %18, %factors, %12, %w, %16, %14, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %490 = arith.addi %229, %c22 : index
      func.call @qkv_f16_d256__gfx1100.2(%3, %4, %451#6, %15, %451#7, %490, %18, %factors, %12, %w, %16, %14, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  wave.return
}
