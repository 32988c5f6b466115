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
func.func private @qkv_f16_d64__gfx1100.2(%x0: index, %x1: index, %x2: vector<8xf32>, %x3: memref<?xf32>, %x4: vector<8xf32>, %x5: index, %x6: index, %x7: memref<?xf32>, %x8: index, %x9: memref<?xi8>, %x10: memref<?xf32>, %x11: index, %x12: index, %x13: memref<?xf32>, %x14: index, %x15: index, %x16: memref<?xi32>, %x17: memref<?xf32>, %x18: memref<?xf32>, %x19: memref<?xf32>, %x20: memref<?xf32>, %x21: memref<?xf32>, %x22: memref<?xi8>) {
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
wave.kernel @qkv_f16_d64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 2 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 4 : index
  %c7 = arith.constant 0 : index
  %c8 = arith.constant 1 : index
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
  %7 = arith.muli %0, %c6 : index
  %8 = arith.muli %3, %c2 : index
  %9 = arith.addi %7, %8 : index
  %10 = arith.addi %9, %c7 : index
  %11 = arith.muli %10, %6 : index
  %12 = arith.addi %9, %c8 : index
  %13 = arith.muli %12, %6 : index
  %14 = wave.scratch %c9 : memref<?xf32>
  %15 = wave.scratch %c10 : memref<?xf32>
  %16 = memref.load %step[%c7] : memref<?xi32>
  %17 = arith.index_cast %16 : i32 to index
  %18 = arith.cmpi eq, %rowsMode, %c7 : index
  scf.if %18 {
    %19 = arith.muli %1, %c12 : index
    %20 = arith.cmpi slt, %19, %17 : index
    scf.if %20 {
      %21 = wave.lane
      %22 = arith.remui %21, %c12 : index
      %23 = wave.scratch %operandHalves : memref<?xf16>
      %24 = arith.divui %operandHalves, %c15 : index
      %25 = arith.muli %2, %c4 : index
      %26 = arith.addi %25, %21 : index
      scf.for %27 = %26 to %24 step %c16 {
        %28 = arith.muli %27, %c15 : index
        %29 = arith.addi %c7, %28 : index
        %30 = vector.load %x[%29] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %30, %23[%29] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %31 = arith.remui %22, %tileRows : index
      %32 = arith.muli %31, %c15 : index
      %33 = arith.divui %inputFeatures, %c12 : index
      %34 = arith.muli %4, %stepsPerWave : index
      %35 = arith.minsi %34, %33 : index
      %36 = arith.addi %35, %stepsPerWave : index
      %37 = arith.minsi %36, %33 : index
      %38 = arith.cmpi eq, %wholeBlocks, %c8 : index
      %39 = arith.subi %37, %35 : index
      %40 = arith.divui %39, %c6 : index
      %41 = arith.muli %40, %c6 : index
      %42 = arith.addi %35, %41 : index
      %43 = arith.select %38, %36, %42 : index
      %47:2 = scf.for %44 = %35 to %43 step %c6 iter_args(%45 = %c17, %46 = %c17) -> (vector<8xf32>, vector<8xf32>) {
        %48 = arith.addi %44, %c7 : index
        %49 = func.call @qkv_f16_d64__gfx1100.0(%11, %48, %21, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %50 = arith.addi %44, %c8 : index
        %51 = func.call @qkv_f16_d64__gfx1100.0(%11, %50, %21, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %52 = arith.addi %44, %c2 : index
        %53 = func.call @qkv_f16_d64__gfx1100.0(%11, %52, %21, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %54 = arith.addi %44, %c20 : index
        %55 = func.call @qkv_f16_d64__gfx1100.0(%11, %54, %21, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %56 = func.call @qkv_f16_d64__gfx1100.0(%13, %48, %21, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %57 = func.call @qkv_f16_d64__gfx1100.0(%13, %50, %21, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %58 = func.call @qkv_f16_d64__gfx1100.0(%13, %52, %21, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %59 = func.call @qkv_f16_d64__gfx1100.0(%13, %54, %21, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %60 = arith.muli %44, %c8 : index
        %61 = arith.addi %60, %c7 : index
        %62 = arith.muli %tileRows, %c12 : index
        %63 = arith.muli %61, %62 : index
        %64 = arith.addi %32, %63 : index
        %65 = vector.load %23[%64] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %66 = arith.muli %tileRows, %c15 : index
        %67 = arith.addi %64, %66 : index
        %68 = vector.load %23[%67] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %69 = vector.shuffle %65, %68 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %70 = wave.mma %69, %49, %45 : vector<16xf16>, vector<8xf32>
        %71 = wave.mma %69, %56, %46 : vector<16xf16>, vector<8xf32>
        %72 = arith.addi %60, %c8 : index
        %73 = arith.muli %72, %62 : index
        %74 = arith.addi %32, %73 : index
        %75 = vector.load %23[%74] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %76 = arith.addi %74, %66 : index
        %77 = vector.load %23[%76] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %78 = vector.shuffle %75, %77 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %79 = wave.mma %78, %51, %70 : vector<16xf16>, vector<8xf32>
        %80 = wave.mma %78, %57, %71 : vector<16xf16>, vector<8xf32>
        %81 = arith.addi %60, %c2 : index
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
      %103:2 = scf.for %100 = %43 to %99 step %c8 iter_args(%101 = %47#0, %102 = %47#1) -> (vector<8xf32>, vector<8xf32>) {
        %104 = arith.addi %100, %c7 : index
        %105 = func.call @qkv_f16_d64__gfx1100.0(%11, %104, %21, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %106 = func.call @qkv_f16_d64__gfx1100.0(%13, %104, %21, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %107 = arith.muli %100, %c8 : index
        %108 = arith.addi %107, %c7 : index
        %109 = arith.muli %tileRows, %c12 : index
        %110 = arith.muli %108, %109 : index
        %111 = arith.addi %32, %110 : index
        %112 = vector.load %23[%111] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %113 = arith.muli %tileRows, %c15 : index
        %114 = arith.addi %111, %113 : index
        %115 = vector.load %23[%114] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %116 = vector.shuffle %112, %115 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %117 = wave.mma %116, %105, %101 : vector<16xf16>, vector<8xf32>
        %118 = wave.mma %116, %106, %102 : vector<16xf16>, vector<8xf32>
        scf.yield %117, %118 : vector<8xf32>, vector<8xf32>
      }
      %119 = arith.addi %19, %c7 : index
      func.call @qkv_f16_d64__gfx1100.2(%3, %4, %103#0, %14, %103#1, %119, %17, %factors, %11, %w, %15, %13, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  %120 = arith.cmpi eq, %rowsMode, %c8 : index
  scf.if %120 {
    %121 = arith.muli %1, %c12 : index
    %122 = arith.cmpi slt, %121, %17 : index
    scf.if %122 {
      %123 = wave.lane
      %124 = arith.remui %123, %c12 : index
      %125 = arith.remui %124, %tileRows : index
      %126 = arith.addi %121, %125 : index
      %127 = arith.divui %126, %tileRows : index
      %128 = arith.divui %inputFeatures, %c12 : index
      %129 = arith.muli %127, %128 : index
      %130 = arith.divui %c7, %c12 : index
      %131 = arith.addi %129, %130 : index
      %132 = arith.muli %131, %c2 : index
      %133 = arith.remui %c7, %c12 : index
      %134 = arith.divui %133, %c15 : index
      %135 = arith.addi %132, %134 : index
      %136 = arith.muli %tileRows, %c15 : index
      %137 = arith.muli %135, %136 : index
      %138 = arith.remui %126, %tileRows : index
      %139 = arith.muli %138, %c15 : index
      %140 = arith.addi %137, %139 : index
      %141 = arith.remui %c7, %c15 : index
      %142 = arith.addi %140, %141 : index
      %143 = arith.muli %4, %stepsPerWave : index
      %144 = arith.minsi %143, %128 : index
      %145 = arith.addi %144, %stepsPerWave : index
      %146 = arith.minsi %145, %128 : index
      %147 = arith.cmpi eq, %wholeBlocks, %c8 : index
      %148 = arith.subi %146, %144 : index
      %149 = arith.divui %148, %c6 : index
      %150 = arith.muli %149, %c6 : index
      %151 = arith.addi %144, %150 : index
      %152 = arith.select %147, %145, %151 : index
      %156:2 = scf.for %153 = %144 to %152 step %c6 iter_args(%154 = %c17, %155 = %c17) -> (vector<8xf32>, vector<8xf32>) {
        %157 = arith.addi %153, %c7 : index
        %158 = func.call @qkv_f16_d64__gfx1100.0(%11, %157, %123, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %159 = arith.addi %153, %c8 : index
        %160 = func.call @qkv_f16_d64__gfx1100.0(%11, %159, %123, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %161 = arith.addi %153, %c2 : index
        %162 = func.call @qkv_f16_d64__gfx1100.0(%11, %161, %123, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %163 = arith.addi %153, %c20 : index
        %164 = func.call @qkv_f16_d64__gfx1100.0(%11, %163, %123, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %165 = func.call @qkv_f16_d64__gfx1100.0(%13, %157, %123, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %166 = func.call @qkv_f16_d64__gfx1100.0(%13, %159, %123, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %167 = func.call @qkv_f16_d64__gfx1100.0(%13, %161, %123, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %168 = func.call @qkv_f16_d64__gfx1100.0(%13, %163, %123, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %169 = arith.muli %153, %c8 : index
        %170 = arith.addi %169, %c7 : index
        %171 = arith.muli %tileRows, %c12 : index
        %172 = arith.muli %170, %171 : index
        %173 = arith.addi %142, %172 : index
        %174 = vector.load %x[%173] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %175 = arith.addi %173, %136 : index
        %176 = vector.load %x[%175] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %177 = vector.shuffle %174, %176 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %178 = wave.mma %177, %158, %154 : vector<16xf16>, vector<8xf32>
        %179 = wave.mma %177, %165, %155 : vector<16xf16>, vector<8xf32>
        %180 = arith.addi %169, %c8 : index
        %181 = arith.muli %180, %171 : index
        %182 = arith.addi %142, %181 : index
        %183 = vector.load %x[%182] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %184 = arith.addi %182, %136 : index
        %185 = vector.load %x[%184] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %186 = vector.shuffle %183, %185 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %187 = wave.mma %186, %160, %178 : vector<16xf16>, vector<8xf32>
        %188 = wave.mma %186, %166, %179 : vector<16xf16>, vector<8xf32>
        %189 = arith.addi %169, %c2 : index
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
      %211:2 = scf.for %208 = %152 to %207 step %c8 iter_args(%209 = %156#0, %210 = %156#1) -> (vector<8xf32>, vector<8xf32>) {
        %212 = arith.addi %208, %c7 : index
        %213 = func.call @qkv_f16_d64__gfx1100.0(%11, %212, %123, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %214 = func.call @qkv_f16_d64__gfx1100.0(%13, %212, %123, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %215 = arith.muli %208, %c8 : index
        %216 = arith.addi %215, %c7 : index
        %217 = arith.muli %tileRows, %c12 : index
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
      %226 = arith.addi %121, %c7 : index
      func.call @qkv_f16_d64__gfx1100.2(%3, %4, %211#0, %14, %211#1, %226, %17, %factors, %11, %w, %15, %13, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  %227 = arith.cmpi eq, %rowsMode, %c2 : index
  scf.if %227 {
    %228 = arith.muli %1, %c21 : index
    %229 = arith.cmpi slt, %228, %17 : index
    scf.if %229 {
      %230 = wave.lane
      %231 = arith.remui %230, %c12 : index
      %232 = arith.remui %231, %tileRows : index
      %233 = arith.addi %228, %232 : index
      %234 = arith.divui %233, %tileRows : index
      %235 = arith.divui %inputFeatures, %c12 : index
      %236 = arith.muli %234, %235 : index
      %237 = arith.divui %c7, %c12 : index
      %238 = arith.addi %236, %237 : index
      %239 = arith.muli %238, %c2 : index
      %240 = arith.remui %c7, %c12 : index
      %241 = arith.divui %240, %c15 : index
      %242 = arith.addi %239, %241 : index
      %243 = arith.muli %tileRows, %c15 : index
      %244 = arith.muli %242, %243 : index
      %245 = arith.remui %233, %tileRows : index
      %246 = arith.muli %245, %c15 : index
      %247 = arith.addi %244, %246 : index
      %248 = arith.remui %c7, %c15 : index
      %249 = arith.addi %247, %248 : index
      %250 = arith.addi %231, %c12 : index
      %251 = arith.addi %228, %250 : index
      %252 = arith.divui %251, %tileRows : index
      %253 = arith.muli %252, %235 : index
      %254 = arith.addi %253, %237 : index
      %255 = arith.muli %254, %c2 : index
      %256 = arith.addi %255, %241 : index
      %257 = arith.muli %256, %243 : index
      %258 = arith.remui %251, %tileRows : index
      %259 = arith.muli %258, %c15 : index
      %260 = arith.addi %257, %259 : index
      %261 = arith.addi %260, %248 : index
      %262 = arith.addi %231, %c4 : index
      %263 = arith.addi %228, %262 : index
      %264 = arith.divui %263, %tileRows : index
      %265 = arith.muli %264, %235 : index
      %266 = arith.addi %265, %237 : index
      %267 = arith.muli %266, %c2 : index
      %268 = arith.addi %267, %241 : index
      %269 = arith.muli %268, %243 : index
      %270 = arith.remui %263, %tileRows : index
      %271 = arith.muli %270, %c15 : index
      %272 = arith.addi %269, %271 : index
      %273 = arith.addi %272, %248 : index
      %274 = arith.addi %231, %c22 : index
      %275 = arith.addi %228, %274 : index
      %276 = arith.divui %275, %tileRows : index
      %277 = arith.muli %276, %235 : index
      %278 = arith.addi %277, %237 : index
      %279 = arith.muli %278, %c2 : index
      %280 = arith.addi %279, %241 : index
      %281 = arith.muli %280, %243 : index
      %282 = arith.remui %275, %tileRows : index
      %283 = arith.muli %282, %c15 : index
      %284 = arith.addi %281, %283 : index
      %285 = arith.addi %284, %248 : index
      %286 = arith.muli %4, %stepsPerWave : index
      %287 = arith.minsi %286, %235 : index
      %288 = arith.addi %287, %stepsPerWave : index
      %289 = arith.minsi %288, %235 : index
      %290 = arith.cmpi eq, %wholeBlocks, %c8 : index
      %291 = arith.subi %289, %287 : index
      %292 = arith.divui %291, %c6 : index
      %293 = arith.muli %292, %c6 : index
      %294 = arith.addi %287, %293 : index
      %295 = arith.select %290, %288, %294 : index
      %305:8 = scf.for %296 = %287 to %295 step %c6 iter_args(%297 = %c17, %298 = %c17, %299 = %c17, %300 = %c17, %301 = %c17, %302 = %c17, %303 = %c17, %304 = %c17) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %306 = arith.addi %296, %c7 : index
        %307 = func.call @qkv_f16_d64__gfx1100.0(%11, %306, %230, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %308 = arith.addi %296, %c8 : index
        %309 = func.call @qkv_f16_d64__gfx1100.0(%11, %308, %230, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %310 = arith.addi %296, %c2 : index
        %311 = func.call @qkv_f16_d64__gfx1100.0(%11, %310, %230, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %312 = arith.addi %296, %c20 : index
        %313 = func.call @qkv_f16_d64__gfx1100.0(%11, %312, %230, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %314 = func.call @qkv_f16_d64__gfx1100.0(%13, %306, %230, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %315 = func.call @qkv_f16_d64__gfx1100.0(%13, %308, %230, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %316 = func.call @qkv_f16_d64__gfx1100.0(%13, %310, %230, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %317 = func.call @qkv_f16_d64__gfx1100.0(%13, %312, %230, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %318 = arith.muli %296, %c8 : index
        %319 = arith.addi %318, %c7 : index
        %320 = arith.muli %tileRows, %c12 : index
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
        %350 = arith.addi %318, %c8 : index
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
        %380 = arith.addi %318, %c2 : index
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
      %450:8 = scf.for %441 = %295 to %440 step %c8 iter_args(%442 = %305#0, %443 = %305#1, %444 = %305#2, %445 = %305#3, %446 = %305#4, %447 = %305#5, %448 = %305#6, %449 = %305#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %451 = arith.addi %441, %c7 : index
        %452 = func.call @qkv_f16_d64__gfx1100.0(%11, %451, %230, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %453 = func.call @qkv_f16_d64__gfx1100.0(%13, %451, %230, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %454 = arith.muli %441, %c8 : index
        %455 = arith.addi %454, %c7 : index
        %456 = arith.muli %tileRows, %c12 : index
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
      %486 = arith.addi %228, %c7 : index
      func.call @qkv_f16_d64__gfx1100.2(%3, %4, %450#0, %14, %450#1, %486, %17, %factors, %11, %w, %15, %13, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %487 = arith.addi %228, %c12 : index
      func.call @qkv_f16_d64__gfx1100.2(%3, %4, %450#2, %14, %450#3, %487, %17, %factors, %11, %w, %15, %13, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %488 = arith.addi %228, %c4 : index
      func.call @qkv_f16_d64__gfx1100.2(%3, %4, %450#4, %14, %450#5, %488, %17, %factors, %11, %w, %15, %13, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %489 = arith.addi %228, %c22 : index
      func.call @qkv_f16_d64__gfx1100.2(%3, %4, %450#6, %14, %450#7, %489, %17, %factors, %11, %w, %15, %13, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  wave.return
}
