// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='f16', dim=128)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_f16_d128__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>) -> (vector<16xf16>) {
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
func.func private @qkv_f16_d128__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xf32>, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: memref<?xf32>, %x10: index) {
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
func.func private @qkv_f16_d128__gfx1100.2(%x0: index, %x1: index, %x2: vector<8xf32>, %x3: memref<?xf32>, %x4: vector<8xf32>, %x5: index, %x6: index, %x7: memref<?xf32>, %x8: index, %x9: memref<?xi8>, %x10: memref<?xf32>, %x11: index, %x12: index, %x13: memref<?xf32>, %x14: index, %x15: index, %x16: memref<?xi32>, %x17: memref<?xf32>, %x18: memref<?xf32>, %x19: memref<?xf32>, %x20: memref<?xf32>, %x21: memref<?xf32>, %x22: memref<?xi8>) {
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
  func.call @qkv_f16_d128__gfx1100.1(%f41, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
  %f42 = arith.addi %f40, %fc11 : index
  func.call @qkv_f16_d128__gfx1100.1(%f42, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
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
wave.kernel @qkv_f16_d128__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 4 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 8 : index
  %c7 = arith.constant 2 : index
  %c8 = arith.constant 0 : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 8192 : index
  %c11 = arith.constant 2048 : index
  %rowsMode = wave.param "rowsMode" : index
  %c13 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
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
    %19 = arith.muli %1, %c13 : index
    %20 = arith.cmpi slt, %19, %17 : index
    scf.if %20 {
      %21 = wave.lane
      %22 = arith.remui %21, %c13 : index
      %23 = wave.scratch %operandHalves : memref<?xf16>
      %24 = arith.divui %operandHalves, %c6 : index
      %25 = arith.muli %2, %c4 : index
      %26 = arith.addi %25, %21 : index
      scf.for %27 = %26 to %24 step %c16 {
        %28 = arith.muli %27, %c6 : index
        %29 = arith.addi %c8, %28 : index
        %30 = vector.load %x[%29] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %30, %23[%29] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %31 = arith.remui %22, %tileRows : index
      %32 = arith.muli %31, %c6 : index
      %33 = arith.divui %inputFeatures, %c13 : index
      %34 = arith.muli %4, %stepsPerWave : index
      %35 = arith.minsi %34, %33 : index
      %36 = arith.addi %35, %stepsPerWave : index
      %37 = arith.minsi %36, %33 : index
      %38 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %39 = arith.subi %37, %35 : index
      %40 = arith.divui %39, %c2 : index
      %41 = arith.muli %40, %c2 : index
      %42 = arith.addi %35, %41 : index
      %43 = arith.select %38, %36, %42 : index
      %47:2 = scf.for %44 = %35 to %43 step %c2 iter_args(%45 = %c17, %46 = %c17) -> (vector<8xf32>, vector<8xf32>) {
        %48 = arith.addi %44, %c8 : index
        %49 = func.call @qkv_f16_d128__gfx1100.0(%11, %48, %21, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %50 = arith.addi %44, %c9 : index
        %51 = func.call @qkv_f16_d128__gfx1100.0(%11, %50, %21, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %52 = arith.addi %44, %c7 : index
        %53 = func.call @qkv_f16_d128__gfx1100.0(%11, %52, %21, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %54 = arith.addi %44, %c20 : index
        %55 = func.call @qkv_f16_d128__gfx1100.0(%11, %54, %21, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %56 = func.call @qkv_f16_d128__gfx1100.0(%13, %48, %21, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %57 = func.call @qkv_f16_d128__gfx1100.0(%13, %50, %21, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %58 = func.call @qkv_f16_d128__gfx1100.0(%13, %52, %21, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %59 = func.call @qkv_f16_d128__gfx1100.0(%13, %54, %21, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %60 = arith.muli %44, %c9 : index
        %61 = arith.addi %60, %c8 : index
        %62 = arith.muli %tileRows, %c13 : index
        %63 = arith.muli %61, %62 : index
        %64 = arith.addi %32, %63 : index
        %65 = vector.load %23[%64] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %66 = arith.muli %tileRows, %c6 : index
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
        %105 = func.call @qkv_f16_d128__gfx1100.0(%11, %104, %21, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %106 = func.call @qkv_f16_d128__gfx1100.0(%13, %104, %21, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %107 = arith.muli %100, %c9 : index
        %108 = arith.addi %107, %c8 : index
        %109 = arith.muli %tileRows, %c13 : index
        %110 = arith.muli %108, %109 : index
        %111 = arith.addi %32, %110 : index
        %112 = vector.load %23[%111] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %113 = arith.muli %tileRows, %c6 : index
        %114 = arith.addi %111, %113 : index
        %115 = vector.load %23[%114] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %116 = vector.shuffle %112, %115 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %117 = wave.mma %116, %105, %101 : vector<16xf16>, vector<8xf32>
        %118 = wave.mma %116, %106, %102 : vector<16xf16>, vector<8xf32>
        scf.yield %117, %118 : vector<8xf32>, vector<8xf32>
      }
      %119 = arith.addi %19, %c8 : index
      func.call @qkv_f16_d128__gfx1100.2(%3, %4, %103#0, %14, %103#1, %119, %17, %factors, %11, %w, %15, %13, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  %120 = arith.cmpi eq, %rowsMode, %c9 : index
  scf.if %120 {
    %121 = arith.muli %1, %c13 : index
    %122 = arith.cmpi slt, %121, %17 : index
    scf.if %122 {
      %123 = wave.lane
      %124 = arith.remui %123, %c13 : index
      %125 = arith.remui %124, %tileRows : index
      %126 = arith.addi %121, %125 : index
      %127 = arith.divui %126, %tileRows : index
      %128 = arith.divui %inputFeatures, %c13 : index
      %129 = arith.muli %127, %128 : index
      %130 = arith.divui %c8, %c13 : index
      %131 = arith.addi %129, %130 : index
      %132 = arith.muli %131, %c7 : index
      %133 = arith.remui %c8, %c13 : index
      %134 = arith.divui %133, %c6 : index
      %135 = arith.addi %132, %134 : index
      %136 = arith.muli %tileRows, %c6 : index
      %137 = arith.muli %135, %136 : index
      %138 = arith.remui %126, %tileRows : index
      %139 = arith.muli %138, %c6 : index
      %140 = arith.addi %137, %139 : index
      %141 = arith.remui %c8, %c6 : index
      %142 = arith.addi %140, %141 : index
      %143 = arith.muli %4, %stepsPerWave : index
      %144 = arith.minsi %143, %128 : index
      %145 = arith.addi %144, %stepsPerWave : index
      %146 = arith.minsi %145, %128 : index
      %147 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %148 = arith.subi %146, %144 : index
      %149 = arith.divui %148, %c2 : index
      %150 = arith.muli %149, %c2 : index
      %151 = arith.addi %144, %150 : index
      %152 = arith.select %147, %145, %151 : index
      %156:2 = scf.for %153 = %144 to %152 step %c2 iter_args(%154 = %c17, %155 = %c17) -> (vector<8xf32>, vector<8xf32>) {
        %157 = arith.addi %153, %c8 : index
        %158 = func.call @qkv_f16_d128__gfx1100.0(%11, %157, %123, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %159 = arith.addi %153, %c9 : index
        %160 = func.call @qkv_f16_d128__gfx1100.0(%11, %159, %123, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %161 = arith.addi %153, %c7 : index
        %162 = func.call @qkv_f16_d128__gfx1100.0(%11, %161, %123, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %163 = arith.addi %153, %c20 : index
        %164 = func.call @qkv_f16_d128__gfx1100.0(%11, %163, %123, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %165 = func.call @qkv_f16_d128__gfx1100.0(%13, %157, %123, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %166 = func.call @qkv_f16_d128__gfx1100.0(%13, %159, %123, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %167 = func.call @qkv_f16_d128__gfx1100.0(%13, %161, %123, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %168 = func.call @qkv_f16_d128__gfx1100.0(%13, %163, %123, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %169 = arith.muli %153, %c9 : index
        %170 = arith.addi %169, %c8 : index
        %171 = arith.muli %tileRows, %c13 : index
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
        %213 = func.call @qkv_f16_d128__gfx1100.0(%11, %212, %123, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %214 = func.call @qkv_f16_d128__gfx1100.0(%13, %212, %123, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %215 = arith.muli %208, %c9 : index
        %216 = arith.addi %215, %c8 : index
        %217 = arith.muli %tileRows, %c13 : index
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
      func.call @qkv_f16_d128__gfx1100.2(%3, %4, %211#0, %14, %211#1, %226, %17, %factors, %11, %w, %15, %13, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  %227 = arith.cmpi eq, %rowsMode, %c7 : index
  scf.if %227 {
    %228 = arith.muli %1, %c21 : index
    %229 = arith.cmpi slt, %228, %17 : index
    scf.if %229 {
      %230 = wave.lane
      %231 = arith.remui %230, %c13 : index
      %232 = arith.remui %231, %tileRows : index
      %233 = arith.addi %228, %232 : index
      %234 = arith.divui %233, %tileRows : index
      %235 = arith.divui %inputFeatures, %c13 : index
      %236 = arith.muli %234, %235 : index
      %237 = arith.divui %c8, %c13 : index
      %238 = arith.addi %236, %237 : index
      %239 = arith.muli %238, %c7 : index
      %240 = arith.remui %c8, %c13 : index
      %241 = arith.divui %240, %c6 : index
      %242 = arith.addi %239, %241 : index
      %243 = arith.muli %tileRows, %c6 : index
      %244 = arith.muli %242, %243 : index
      %245 = arith.remui %233, %tileRows : index
      %246 = arith.muli %245, %c6 : index
      %247 = arith.addi %244, %246 : index
      %248 = arith.remui %c8, %c6 : index
      %249 = arith.addi %247, %248 : index
      %250 = arith.addi %231, %c13 : index
      %251 = arith.addi %228, %250 : index
      %252 = arith.divui %251, %tileRows : index
      %253 = arith.muli %252, %235 : index
      %254 = arith.addi %253, %237 : index
      %255 = arith.muli %254, %c7 : index
      %256 = arith.addi %255, %241 : index
      %257 = arith.muli %256, %243 : index
      %258 = arith.remui %251, %tileRows : index
      %259 = arith.muli %258, %c6 : index
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
      %271 = arith.muli %270, %c6 : index
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
      %283 = arith.muli %282, %c6 : index
      %284 = arith.addi %281, %283 : index
      %285 = arith.addi %284, %248 : index
      %286 = arith.muli %4, %stepsPerWave : index
      %287 = arith.minsi %286, %235 : index
      %288 = arith.addi %287, %stepsPerWave : index
      %289 = arith.minsi %288, %235 : index
      %290 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %291 = arith.subi %289, %287 : index
      %292 = arith.divui %291, %c2 : index
      %293 = arith.muli %292, %c2 : index
      %294 = arith.addi %287, %293 : index
      %295 = arith.select %290, %288, %294 : index
      %305:8 = scf.for %296 = %287 to %295 step %c2 iter_args(%297 = %c17, %298 = %c17, %299 = %c17, %300 = %c17, %301 = %c17, %302 = %c17, %303 = %c17, %304 = %c17) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %306 = arith.addi %296, %c8 : index
        %307 = func.call @qkv_f16_d128__gfx1100.0(%11, %306, %230, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %308 = arith.addi %296, %c9 : index
        %309 = func.call @qkv_f16_d128__gfx1100.0(%11, %308, %230, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %310 = arith.addi %296, %c7 : index
        %311 = func.call @qkv_f16_d128__gfx1100.0(%11, %310, %230, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %312 = arith.addi %296, %c20 : index
        %313 = func.call @qkv_f16_d128__gfx1100.0(%11, %312, %230, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %314 = func.call @qkv_f16_d128__gfx1100.0(%13, %306, %230, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %315 = func.call @qkv_f16_d128__gfx1100.0(%13, %308, %230, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %316 = func.call @qkv_f16_d128__gfx1100.0(%13, %310, %230, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %317 = func.call @qkv_f16_d128__gfx1100.0(%13, %312, %230, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %318 = arith.muli %296, %c9 : index
        %319 = arith.addi %318, %c8 : index
        %320 = arith.muli %tileRows, %c13 : index
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
        %452 = func.call @qkv_f16_d128__gfx1100.0(%11, %451, %230, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %453 = func.call @qkv_f16_d128__gfx1100.0(%13, %451, %230, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %454 = arith.muli %441, %c9 : index
        %455 = arith.addi %454, %c8 : index
        %456 = arith.muli %tileRows, %c13 : index
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
      func.call @qkv_f16_d128__gfx1100.2(%3, %4, %450#0, %14, %450#1, %486, %17, %factors, %11, %w, %15, %13, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %487 = arith.addi %228, %c13 : index
      func.call @qkv_f16_d128__gfx1100.2(%3, %4, %450#2, %14, %450#3, %487, %17, %factors, %11, %w, %15, %13, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %488 = arith.addi %228, %c4 : index
      func.call @qkv_f16_d128__gfx1100.2(%3, %4, %450#4, %14, %450#5, %488, %17, %factors, %11, %w, %15, %13, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %489 = arith.addi %228, %c22 : index
      func.call @qkv_f16_d128__gfx1100.2(%3, %4, %450#6, %14, %450#7, %489, %17, %factors, %11, %w, %15, %13, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  wave.return
}
