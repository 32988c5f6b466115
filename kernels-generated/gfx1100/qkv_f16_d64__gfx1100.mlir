// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='f16', dim=64)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_f16_d64__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>) -> (vector<16xf16>) {
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
func.func private @qkv_f16_d64__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xf32>, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: memref<?xf32>, %x10: index) {
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
func.func private @qkv_f16_d64__gfx1100.2(%x0: index, %x1: index, %x2: vector<8xf32>, %x3: memref<?xf32>, %x4: vector<8xf32>, %x5: index, %x6: index, %x7: memref<?xf32>, %x8: index, %x9: memref<?xi8>, %x10: memref<?xf32>, %x11: index, %x12: index, %x13: memref<?xf32>, %x14: index, %x15: index, %x16: memref<?xi32>, %x17: memref<?xf32>, %x18: memref<?xf32>, %x19: memref<?xf32>, %x20: memref<?xf32>, %x21: memref<?xf32>, %x22: memref<?xi8>, %x23: memref<?xi32>) {
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
  func.call @qkv_f16_d64__gfx1100.1(%f41, %x5, %x6, %x7, %f3, %x3, %x8, %x9, %x0, %x10, %x11) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index) -> ()
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
wave.kernel @qkv_f16_d64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 2 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 0 : index
  %c7 = arith.constant 1 : index
  %c8 = arith.constant 4 : index
  %c9 = arith.constant 8192 : index
  %c10 = arith.constant 1024 : index
  %rowsMode = wave.param "rowsMode" : index
  %c12 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c15 = arith.constant 8 : index
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
  %7 = arith.muli %3, %c2 : index
  %8 = arith.addi %7, %c6 : index
  %9 = arith.addi %7, %c7 : index
  %10 = arith.muli %0, %c8 : index
  %11 = arith.addi %10, %8 : index
  %12 = arith.muli %11, %6 : index
  %13 = arith.addi %10, %9 : index
  %14 = arith.muli %13, %6 : index
  %15 = wave.scratch %c9 : memref<?xf32>
  %16 = wave.scratch %c10 : memref<?xf32>
  %17 = memref.load %step[%c6] : memref<?xi32>
  %18 = arith.index_cast %17 : i32 to index
  %19 = arith.cmpi eq, %rowsMode, %c6 : index
  scf.if %19 {
    %20 = arith.muli %1, %c12 : index
    %21 = arith.cmpi slt, %20, %18 : index
    scf.if %21 {
      %22 = wave.lane
      %23 = arith.remui %22, %c12 : index
      %24 = wave.scratch %operandHalves : memref<?xf16>
      %25 = arith.divui %operandHalves, %c15 : index
      %26 = arith.muli %2, %c4 : index
      %27 = arith.addi %26, %22 : index
      scf.for %28 = %27 to %25 step %c16 {
        %29 = arith.muli %28, %c15 : index
        %30 = arith.addi %c6, %29 : index
        %31 = vector.load %x[%30] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %31, %24[%30] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %32 = arith.remui %23, %tileRows : index
      %33 = arith.muli %32, %c15 : index
      %34 = arith.divui %inputFeatures, %c12 : index
      %35 = arith.muli %4, %stepsPerWave : index
      %36 = arith.minsi %35, %34 : index
      %37 = arith.addi %36, %stepsPerWave : index
      %38 = arith.minsi %37, %34 : index
      %39 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %40 = arith.subi %38, %36 : index
      %41 = arith.divui %40, %c8 : index
      %42 = arith.muli %41, %c8 : index
      %43 = arith.addi %36, %42 : index
      %44 = arith.select %39, %37, %43 : index
      %48:2 = scf.for %45 = %36 to %44 step %c8 iter_args(%46 = %c17, %47 = %c17) -> (vector<8xf32>, vector<8xf32>) {
        %49 = arith.addi %45, %c6 : index
        %50 = func.call @qkv_f16_d64__gfx1100.0(%12, %49, %22, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %51 = arith.addi %45, %c7 : index
        %52 = func.call @qkv_f16_d64__gfx1100.0(%12, %51, %22, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %53 = arith.addi %45, %c2 : index
        %54 = func.call @qkv_f16_d64__gfx1100.0(%12, %53, %22, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %55 = arith.addi %45, %c20 : index
        %56 = func.call @qkv_f16_d64__gfx1100.0(%12, %55, %22, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %57 = func.call @qkv_f16_d64__gfx1100.0(%14, %49, %22, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %58 = func.call @qkv_f16_d64__gfx1100.0(%14, %51, %22, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %59 = func.call @qkv_f16_d64__gfx1100.0(%14, %53, %22, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %60 = func.call @qkv_f16_d64__gfx1100.0(%14, %55, %22, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %61 = arith.muli %45, %c7 : index
        %62 = arith.addi %61, %c6 : index
        %63 = arith.muli %tileRows, %c12 : index
        %64 = arith.muli %62, %63 : index
        %65 = arith.addi %33, %64 : index
        %66 = vector.load %24[%65] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %67 = arith.muli %tileRows, %c15 : index
        %68 = arith.addi %65, %67 : index
        %69 = vector.load %24[%68] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %70 = vector.shuffle %66, %69 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %71 = wave.mma %70, %50, %46 : vector<16xf16>, vector<8xf32>
        %72 = wave.mma %70, %57, %47 : vector<16xf16>, vector<8xf32>
        %73 = arith.addi %61, %c7 : index
        %74 = arith.muli %73, %63 : index
        %75 = arith.addi %33, %74 : index
        %76 = vector.load %24[%75] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %77 = arith.addi %75, %67 : index
        %78 = vector.load %24[%77] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %79 = vector.shuffle %76, %78 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %80 = wave.mma %79, %52, %71 : vector<16xf16>, vector<8xf32>
        %81 = wave.mma %79, %58, %72 : vector<16xf16>, vector<8xf32>
        %82 = arith.addi %61, %c2 : index
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
      %104:2 = scf.for %101 = %44 to %100 step %c7 iter_args(%102 = %48#0, %103 = %48#1) -> (vector<8xf32>, vector<8xf32>) {
        %105 = arith.addi %101, %c6 : index
        %106 = func.call @qkv_f16_d64__gfx1100.0(%12, %105, %22, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %107 = func.call @qkv_f16_d64__gfx1100.0(%14, %105, %22, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %108 = arith.muli %101, %c7 : index
        %109 = arith.addi %108, %c6 : index
        %110 = arith.muli %tileRows, %c12 : index
        %111 = arith.muli %109, %110 : index
        %112 = arith.addi %33, %111 : index
        %113 = vector.load %24[%112] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %114 = arith.muli %tileRows, %c15 : index
        %115 = arith.addi %112, %114 : index
        %116 = vector.load %24[%115] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %117 = vector.shuffle %113, %116 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %118 = wave.mma %117, %106, %102 : vector<16xf16>, vector<8xf32>
        %119 = wave.mma %117, %107, %103 : vector<16xf16>, vector<8xf32>
        scf.yield %118, %119 : vector<8xf32>, vector<8xf32>
      }
      %120 = arith.addi %20, %c6 : index
      func.call @qkv_f16_d64__gfx1100.2(%3, %4, %104#0, %15, %104#1, %120, %18, %factors, %12, %w, %16, %14, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  %121 = arith.cmpi eq, %rowsMode, %c7 : index
  scf.if %121 {
    %122 = arith.muli %1, %c12 : index
    %123 = arith.cmpi slt, %122, %18 : index
    scf.if %123 {
      %124 = wave.lane
      %125 = arith.remui %124, %c12 : index
      %126 = arith.remui %125, %tileRows : index
      %127 = arith.addi %122, %126 : index
      %128 = arith.divui %127, %tileRows : index
      %129 = arith.divui %inputFeatures, %c12 : index
      %130 = arith.muli %128, %129 : index
      %131 = arith.divui %c6, %c12 : index
      %132 = arith.addi %130, %131 : index
      %133 = arith.muli %132, %c2 : index
      %134 = arith.remui %c6, %c12 : index
      %135 = arith.divui %134, %c15 : index
      %136 = arith.addi %133, %135 : index
      %137 = arith.muli %tileRows, %c15 : index
      %138 = arith.muli %136, %137 : index
      %139 = arith.remui %127, %tileRows : index
      %140 = arith.muli %139, %c15 : index
      %141 = arith.addi %138, %140 : index
      %142 = arith.remui %c6, %c15 : index
      %143 = arith.addi %141, %142 : index
      %144 = arith.muli %4, %stepsPerWave : index
      %145 = arith.minsi %144, %129 : index
      %146 = arith.addi %145, %stepsPerWave : index
      %147 = arith.minsi %146, %129 : index
      %148 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %149 = arith.subi %147, %145 : index
      %150 = arith.divui %149, %c8 : index
      %151 = arith.muli %150, %c8 : index
      %152 = arith.addi %145, %151 : index
      %153 = arith.select %148, %146, %152 : index
      %157:2 = scf.for %154 = %145 to %153 step %c8 iter_args(%155 = %c17, %156 = %c17) -> (vector<8xf32>, vector<8xf32>) {
        %158 = arith.addi %154, %c6 : index
        %159 = func.call @qkv_f16_d64__gfx1100.0(%12, %158, %124, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %160 = arith.addi %154, %c7 : index
        %161 = func.call @qkv_f16_d64__gfx1100.0(%12, %160, %124, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %162 = arith.addi %154, %c2 : index
        %163 = func.call @qkv_f16_d64__gfx1100.0(%12, %162, %124, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %164 = arith.addi %154, %c20 : index
        %165 = func.call @qkv_f16_d64__gfx1100.0(%12, %164, %124, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %166 = func.call @qkv_f16_d64__gfx1100.0(%14, %158, %124, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %167 = func.call @qkv_f16_d64__gfx1100.0(%14, %160, %124, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %168 = func.call @qkv_f16_d64__gfx1100.0(%14, %162, %124, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %169 = func.call @qkv_f16_d64__gfx1100.0(%14, %164, %124, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %170 = arith.muli %154, %c7 : index
        %171 = arith.addi %170, %c6 : index
        %172 = arith.muli %tileRows, %c12 : index
        %173 = arith.muli %171, %172 : index
        %174 = arith.addi %143, %173 : index
        %175 = vector.load %x[%174] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %176 = arith.addi %174, %137 : index
        %177 = vector.load %x[%176] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %178 = vector.shuffle %175, %177 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %179 = wave.mma %178, %159, %155 : vector<16xf16>, vector<8xf32>
        %180 = wave.mma %178, %166, %156 : vector<16xf16>, vector<8xf32>
        %181 = arith.addi %170, %c7 : index
        %182 = arith.muli %181, %172 : index
        %183 = arith.addi %143, %182 : index
        %184 = vector.load %x[%183] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %185 = arith.addi %183, %137 : index
        %186 = vector.load %x[%185] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %187 = vector.shuffle %184, %186 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %188 = wave.mma %187, %161, %179 : vector<16xf16>, vector<8xf32>
        %189 = wave.mma %187, %167, %180 : vector<16xf16>, vector<8xf32>
        %190 = arith.addi %170, %c2 : index
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
      %212:2 = scf.for %209 = %153 to %208 step %c7 iter_args(%210 = %157#0, %211 = %157#1) -> (vector<8xf32>, vector<8xf32>) {
        %213 = arith.addi %209, %c6 : index
        %214 = func.call @qkv_f16_d64__gfx1100.0(%12, %213, %124, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %215 = func.call @qkv_f16_d64__gfx1100.0(%14, %213, %124, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %216 = arith.muli %209, %c7 : index
        %217 = arith.addi %216, %c6 : index
        %218 = arith.muli %tileRows, %c12 : index
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
      %227 = arith.addi %122, %c6 : index
      func.call @qkv_f16_d64__gfx1100.2(%3, %4, %212#0, %15, %212#1, %227, %18, %factors, %12, %w, %16, %14, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  %228 = arith.cmpi eq, %rowsMode, %c2 : index
  scf.if %228 {
    %229 = arith.muli %1, %c21 : index
    %230 = arith.cmpi slt, %229, %18 : index
    scf.if %230 {
      %231 = wave.lane
      %232 = arith.remui %231, %c12 : index
      %233 = arith.remui %232, %tileRows : index
      %234 = arith.addi %229, %233 : index
      %235 = arith.divui %234, %tileRows : index
      %236 = arith.divui %inputFeatures, %c12 : index
      %237 = arith.muli %235, %236 : index
      %238 = arith.divui %c6, %c12 : index
      %239 = arith.addi %237, %238 : index
      %240 = arith.muli %239, %c2 : index
      %241 = arith.remui %c6, %c12 : index
      %242 = arith.divui %241, %c15 : index
      %243 = arith.addi %240, %242 : index
      %244 = arith.muli %tileRows, %c15 : index
      %245 = arith.muli %243, %244 : index
      %246 = arith.remui %234, %tileRows : index
      %247 = arith.muli %246, %c15 : index
      %248 = arith.addi %245, %247 : index
      %249 = arith.remui %c6, %c15 : index
      %250 = arith.addi %248, %249 : index
      %251 = arith.addi %232, %c12 : index
      %252 = arith.addi %229, %251 : index
      %253 = arith.divui %252, %tileRows : index
      %254 = arith.muli %253, %236 : index
      %255 = arith.addi %254, %238 : index
      %256 = arith.muli %255, %c2 : index
      %257 = arith.addi %256, %242 : index
      %258 = arith.muli %257, %244 : index
      %259 = arith.remui %252, %tileRows : index
      %260 = arith.muli %259, %c15 : index
      %261 = arith.addi %258, %260 : index
      %262 = arith.addi %261, %249 : index
      %263 = arith.addi %232, %c4 : index
      %264 = arith.addi %229, %263 : index
      %265 = arith.divui %264, %tileRows : index
      %266 = arith.muli %265, %236 : index
      %267 = arith.addi %266, %238 : index
      %268 = arith.muli %267, %c2 : index
      %269 = arith.addi %268, %242 : index
      %270 = arith.muli %269, %244 : index
      %271 = arith.remui %264, %tileRows : index
      %272 = arith.muli %271, %c15 : index
      %273 = arith.addi %270, %272 : index
      %274 = arith.addi %273, %249 : index
      %275 = arith.addi %232, %c22 : index
      %276 = arith.addi %229, %275 : index
      %277 = arith.divui %276, %tileRows : index
      %278 = arith.muli %277, %236 : index
      %279 = arith.addi %278, %238 : index
      %280 = arith.muli %279, %c2 : index
      %281 = arith.addi %280, %242 : index
      %282 = arith.muli %281, %244 : index
      %283 = arith.remui %276, %tileRows : index
      %284 = arith.muli %283, %c15 : index
      %285 = arith.addi %282, %284 : index
      %286 = arith.addi %285, %249 : index
      %287 = arith.muli %4, %stepsPerWave : index
      %288 = arith.minsi %287, %236 : index
      %289 = arith.addi %288, %stepsPerWave : index
      %290 = arith.minsi %289, %236 : index
      %291 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %292 = arith.subi %290, %288 : index
      %293 = arith.divui %292, %c8 : index
      %294 = arith.muli %293, %c8 : index
      %295 = arith.addi %288, %294 : index
      %296 = arith.select %291, %289, %295 : index
      %306:8 = scf.for %297 = %288 to %296 step %c8 iter_args(%298 = %c17, %299 = %c17, %300 = %c17, %301 = %c17, %302 = %c17, %303 = %c17, %304 = %c17, %305 = %c17) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %307 = arith.addi %297, %c6 : index
        %308 = func.call @qkv_f16_d64__gfx1100.0(%12, %307, %231, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %309 = arith.addi %297, %c7 : index
        %310 = func.call @qkv_f16_d64__gfx1100.0(%12, %309, %231, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %311 = arith.addi %297, %c2 : index
        %312 = func.call @qkv_f16_d64__gfx1100.0(%12, %311, %231, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %313 = arith.addi %297, %c20 : index
        %314 = func.call @qkv_f16_d64__gfx1100.0(%12, %313, %231, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %315 = func.call @qkv_f16_d64__gfx1100.0(%14, %307, %231, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %316 = func.call @qkv_f16_d64__gfx1100.0(%14, %309, %231, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %317 = func.call @qkv_f16_d64__gfx1100.0(%14, %311, %231, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %318 = func.call @qkv_f16_d64__gfx1100.0(%14, %313, %231, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %319 = arith.muli %297, %c7 : index
        %320 = arith.addi %319, %c6 : index
        %321 = arith.muli %tileRows, %c12 : index
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
        %351 = arith.addi %319, %c7 : index
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
        %381 = arith.addi %319, %c2 : index
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
      %451:8 = scf.for %442 = %296 to %441 step %c7 iter_args(%443 = %306#0, %444 = %306#1, %445 = %306#2, %446 = %306#3, %447 = %306#4, %448 = %306#5, %449 = %306#6, %450 = %306#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %452 = arith.addi %442, %c6 : index
        %453 = func.call @qkv_f16_d64__gfx1100.0(%12, %452, %231, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %454 = func.call @qkv_f16_d64__gfx1100.0(%14, %452, %231, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %455 = arith.muli %442, %c7 : index
        %456 = arith.addi %455, %c6 : index
        %457 = arith.muli %tileRows, %c12 : index
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
      %487 = arith.addi %229, %c6 : index
      func.call @qkv_f16_d64__gfx1100.2(%3, %4, %451#0, %15, %451#1, %487, %18, %factors, %12, %w, %16, %14, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %488 = arith.addi %229, %c12 : index
      func.call @qkv_f16_d64__gfx1100.2(%3, %4, %451#2, %15, %451#3, %488, %18, %factors, %12, %w, %16, %14, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %489 = arith.addi %229, %c4 : index
      func.call @qkv_f16_d64__gfx1100.2(%3, %4, %451#4, %15, %451#5, %489, %18, %factors, %12, %w, %16, %14, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %490 = arith.addi %229, %c22 : index
      func.call @qkv_f16_d64__gfx1100.2(%3, %4, %451#6, %15, %451#7, %490, %18, %factors, %12, %w, %16, %14, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  wave.return
}
