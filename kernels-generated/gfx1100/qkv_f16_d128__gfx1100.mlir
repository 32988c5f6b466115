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
func.func private @qkv_f16_d128__gfx1100.2(%x0: index, %x1: index, %x2: vector<8xf32>, %x3: memref<?xf32>, %x4: vector<8xf32>, %x5: index, %x6: index, %x7: memref<?xf32>, %x8: index, %x9: memref<?xi8>, %x10: memref<?xf32>, %x11: index, %x12: index, %x13: memref<?xf32>, %x14: index, %x15: index, %x16: memref<?xi32>, %x17: memref<?xf32>, %x18: memref<?xf32>, %x19: memref<?xf32>, %x20: memref<?xf32>, %x21: memref<?xf32>, %x22: memref<?xi8>, %x23: memref<?xi32>) {
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
wave.kernel @qkv_f16_d128__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 4 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %c8 = arith.constant 1 : index
  %c9 = arith.constant 8 : index
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
    %20 = arith.muli %1, %c13 : index
    %21 = arith.cmpi slt, %20, %18 : index
    scf.if %21 {
      %22 = wave.lane
      %23 = arith.remui %22, %c13 : index
      %24 = wave.scratch %operandHalves : memref<?xf16>
      %25 = arith.divui %operandHalves, %c9 : index
      %26 = arith.muli %2, %c4 : index
      %27 = arith.addi %26, %22 : index
      scf.for %28 = %27 to %25 step %c16 {
        %29 = arith.muli %28, %c9 : index
        %30 = arith.addi %c7, %29 : index
        %31 = vector.load %x[%30] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %31, %24[%30] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %32 = arith.remui %23, %tileRows : index
      %33 = arith.muli %32, %c9 : index
      %34 = arith.divui %inputFeatures, %c13 : index
      %35 = arith.muli %4, %stepsPerWave : index
      %36 = arith.minsi %35, %34 : index
      %37 = arith.addi %36, %stepsPerWave : index
      %38 = arith.minsi %37, %34 : index
      %39 = arith.cmpi eq, %wholeBlocks, %c8 : index
      %40 = arith.subi %38, %36 : index
      %41 = arith.divui %40, %c2 : index
      %42 = arith.muli %41, %c2 : index
      %43 = arith.addi %36, %42 : index
      %44 = arith.select %39, %37, %43 : index
      %48:2 = scf.for %45 = %36 to %44 step %c2 iter_args(%46 = %c17, %47 = %c17) -> (vector<8xf32>, vector<8xf32>) {
        %49 = arith.addi %45, %c7 : index
        %50 = func.call @qkv_f16_d128__gfx1100.0(%12, %49, %22, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %51 = arith.addi %45, %c8 : index
        %52 = func.call @qkv_f16_d128__gfx1100.0(%12, %51, %22, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %53 = arith.addi %45, %c6 : index
        %54 = func.call @qkv_f16_d128__gfx1100.0(%12, %53, %22, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %55 = arith.addi %45, %c20 : index
        %56 = func.call @qkv_f16_d128__gfx1100.0(%12, %55, %22, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %57 = func.call @qkv_f16_d128__gfx1100.0(%14, %49, %22, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %58 = func.call @qkv_f16_d128__gfx1100.0(%14, %51, %22, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %59 = func.call @qkv_f16_d128__gfx1100.0(%14, %53, %22, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %60 = func.call @qkv_f16_d128__gfx1100.0(%14, %55, %22, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %61 = arith.muli %45, %c8 : index
        %62 = arith.addi %61, %c7 : index
        %63 = arith.muli %tileRows, %c13 : index
        %64 = arith.muli %62, %63 : index
        %65 = arith.addi %33, %64 : index
        %66 = vector.load %24[%65] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %67 = arith.muli %tileRows, %c9 : index
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
        %106 = func.call @qkv_f16_d128__gfx1100.0(%12, %105, %22, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %107 = func.call @qkv_f16_d128__gfx1100.0(%14, %105, %22, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %108 = arith.muli %101, %c8 : index
        %109 = arith.addi %108, %c7 : index
        %110 = arith.muli %tileRows, %c13 : index
        %111 = arith.muli %109, %110 : index
        %112 = arith.addi %33, %111 : index
        %113 = vector.load %24[%112] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %114 = arith.muli %tileRows, %c9 : index
        %115 = arith.addi %112, %114 : index
        %116 = vector.load %24[%115] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %117 = vector.shuffle %113, %116 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %118 = wave.mma %117, %106, %102 : vector<16xf16>, vector<8xf32>
        %119 = wave.mma %117, %107, %103 : vector<16xf16>, vector<8xf32>
        scf.yield %118, %119 : vector<8xf32>, vector<8xf32>
      }
      %120 = arith.addi %20, %c7 : index
      func.call @qkv_f16_d128__gfx1100.2(%3, %4, %104#0, %15, %104#1, %120, %18, %factors, %12, %w, %16, %14, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  %121 = arith.cmpi eq, %rowsMode, %c8 : index
  scf.if %121 {
    %122 = arith.muli %1, %c13 : index
    %123 = arith.cmpi slt, %122, %18 : index
    scf.if %123 {
      %124 = wave.lane
      %125 = arith.remui %124, %c13 : index
      %126 = arith.remui %125, %tileRows : index
      %127 = arith.addi %122, %126 : index
      %128 = arith.divui %127, %tileRows : index
      %129 = arith.divui %inputFeatures, %c13 : index
      %130 = arith.muli %128, %129 : index
      %131 = arith.divui %c7, %c13 : index
      %132 = arith.addi %130, %131 : index
      %133 = arith.muli %132, %c6 : index
      %134 = arith.remui %c7, %c13 : index
      %135 = arith.divui %134, %c9 : index
      %136 = arith.addi %133, %135 : index
      %137 = arith.muli %tileRows, %c9 : index
      %138 = arith.muli %136, %137 : index
      %139 = arith.remui %127, %tileRows : index
      %140 = arith.muli %139, %c9 : index
      %141 = arith.addi %138, %140 : index
      %142 = arith.remui %c7, %c9 : index
      %143 = arith.addi %141, %142 : index
      %144 = arith.muli %4, %stepsPerWave : index
      %145 = arith.minsi %144, %129 : index
      %146 = arith.addi %145, %stepsPerWave : index
      %147 = arith.minsi %146, %129 : index
      %148 = arith.cmpi eq, %wholeBlocks, %c8 : index
      %149 = arith.subi %147, %145 : index
      %150 = arith.divui %149, %c2 : index
      %151 = arith.muli %150, %c2 : index
      %152 = arith.addi %145, %151 : index
      %153 = arith.select %148, %146, %152 : index
      %157:2 = scf.for %154 = %145 to %153 step %c2 iter_args(%155 = %c17, %156 = %c17) -> (vector<8xf32>, vector<8xf32>) {
        %158 = arith.addi %154, %c7 : index
        %159 = func.call @qkv_f16_d128__gfx1100.0(%12, %158, %124, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %160 = arith.addi %154, %c8 : index
        %161 = func.call @qkv_f16_d128__gfx1100.0(%12, %160, %124, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %162 = arith.addi %154, %c6 : index
        %163 = func.call @qkv_f16_d128__gfx1100.0(%12, %162, %124, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %164 = arith.addi %154, %c20 : index
        %165 = func.call @qkv_f16_d128__gfx1100.0(%12, %164, %124, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %166 = func.call @qkv_f16_d128__gfx1100.0(%14, %158, %124, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %167 = func.call @qkv_f16_d128__gfx1100.0(%14, %160, %124, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %168 = func.call @qkv_f16_d128__gfx1100.0(%14, %162, %124, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %169 = func.call @qkv_f16_d128__gfx1100.0(%14, %164, %124, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %170 = arith.muli %154, %c8 : index
        %171 = arith.addi %170, %c7 : index
        %172 = arith.muli %tileRows, %c13 : index
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
        %214 = func.call @qkv_f16_d128__gfx1100.0(%12, %213, %124, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %215 = func.call @qkv_f16_d128__gfx1100.0(%14, %213, %124, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %216 = arith.muli %209, %c8 : index
        %217 = arith.addi %216, %c7 : index
        %218 = arith.muli %tileRows, %c13 : index
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
      func.call @qkv_f16_d128__gfx1100.2(%3, %4, %212#0, %15, %212#1, %227, %18, %factors, %12, %w, %16, %14, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  %228 = arith.cmpi eq, %rowsMode, %c6 : index
  scf.if %228 {
    %229 = arith.muli %1, %c21 : index
    %230 = arith.cmpi slt, %229, %18 : index
    scf.if %230 {
      %231 = wave.lane
      %232 = arith.remui %231, %c13 : index
      %233 = arith.remui %232, %tileRows : index
      %234 = arith.addi %229, %233 : index
      %235 = arith.divui %234, %tileRows : index
      %236 = arith.divui %inputFeatures, %c13 : index
      %237 = arith.muli %235, %236 : index
      %238 = arith.divui %c7, %c13 : index
      %239 = arith.addi %237, %238 : index
      %240 = arith.muli %239, %c6 : index
      %241 = arith.remui %c7, %c13 : index
      %242 = arith.divui %241, %c9 : index
      %243 = arith.addi %240, %242 : index
      %244 = arith.muli %tileRows, %c9 : index
      %245 = arith.muli %243, %244 : index
      %246 = arith.remui %234, %tileRows : index
      %247 = arith.muli %246, %c9 : index
      %248 = arith.addi %245, %247 : index
      %249 = arith.remui %c7, %c9 : index
      %250 = arith.addi %248, %249 : index
      %251 = arith.addi %232, %c13 : index
      %252 = arith.addi %229, %251 : index
      %253 = arith.divui %252, %tileRows : index
      %254 = arith.muli %253, %236 : index
      %255 = arith.addi %254, %238 : index
      %256 = arith.muli %255, %c6 : index
      %257 = arith.addi %256, %242 : index
      %258 = arith.muli %257, %244 : index
      %259 = arith.remui %252, %tileRows : index
      %260 = arith.muli %259, %c9 : index
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
      %272 = arith.muli %271, %c9 : index
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
      %284 = arith.muli %283, %c9 : index
      %285 = arith.addi %282, %284 : index
      %286 = arith.addi %285, %249 : index
      %287 = arith.muli %4, %stepsPerWave : index
      %288 = arith.minsi %287, %236 : index
      %289 = arith.addi %288, %stepsPerWave : index
      %290 = arith.minsi %289, %236 : index
      %291 = arith.cmpi eq, %wholeBlocks, %c8 : index
      %292 = arith.subi %290, %288 : index
      %293 = arith.divui %292, %c2 : index
      %294 = arith.muli %293, %c2 : index
      %295 = arith.addi %288, %294 : index
      %296 = arith.select %291, %289, %295 : index
      %306:8 = scf.for %297 = %288 to %296 step %c2 iter_args(%298 = %c17, %299 = %c17, %300 = %c17, %301 = %c17, %302 = %c17, %303 = %c17, %304 = %c17, %305 = %c17) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %307 = arith.addi %297, %c7 : index
        %308 = func.call @qkv_f16_d128__gfx1100.0(%12, %307, %231, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %309 = arith.addi %297, %c8 : index
        %310 = func.call @qkv_f16_d128__gfx1100.0(%12, %309, %231, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %311 = arith.addi %297, %c6 : index
        %312 = func.call @qkv_f16_d128__gfx1100.0(%12, %311, %231, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %313 = arith.addi %297, %c20 : index
        %314 = func.call @qkv_f16_d128__gfx1100.0(%12, %313, %231, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %315 = func.call @qkv_f16_d128__gfx1100.0(%14, %307, %231, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %316 = func.call @qkv_f16_d128__gfx1100.0(%14, %309, %231, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %317 = func.call @qkv_f16_d128__gfx1100.0(%14, %311, %231, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %318 = func.call @qkv_f16_d128__gfx1100.0(%14, %313, %231, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %319 = arith.muli %297, %c8 : index
        %320 = arith.addi %319, %c7 : index
        %321 = arith.muli %tileRows, %c13 : index
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
        %453 = func.call @qkv_f16_d128__gfx1100.0(%12, %452, %231, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %454 = func.call @qkv_f16_d128__gfx1100.0(%14, %452, %231, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %455 = arith.muli %442, %c8 : index
        %456 = arith.addi %455, %c7 : index
        %457 = arith.muli %tileRows, %c13 : index
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
      func.call @qkv_f16_d128__gfx1100.2(%3, %4, %451#0, %15, %451#1, %487, %18, %factors, %12, %w, %16, %14, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %488 = arith.addi %229, %c13 : index
      func.call @qkv_f16_d128__gfx1100.2(%3, %4, %451#2, %15, %451#3, %488, %18, %factors, %12, %w, %16, %14, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %489 = arith.addi %229, %c4 : index
      func.call @qkv_f16_d128__gfx1100.2(%3, %4, %451#4, %15, %451#5, %489, %18, %factors, %12, %w, %16, %14, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %490 = arith.addi %229, %c22 : index
      func.call @qkv_f16_d128__gfx1100.2(%3, %4, %451#6, %15, %451#7, %490, %18, %factors, %12, %w, %16, %14, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  wave.return
}
