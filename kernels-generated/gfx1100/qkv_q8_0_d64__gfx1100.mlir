// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q8_0', dim=64)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q8_0_d64__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @qkv_q8_0_d64__gfx1100.2(%x0: index, %x1: index, %x2: vector<8xf32>, %x3: memref<?xf32>, %x4: vector<8xf32>, %x5: index, %x6: index, %x7: memref<?xf32>, %x8: index, %x9: memref<?xi8>, %x10: memref<?xf32>, %x11: index, %x12: index, %x13: memref<?xf32>, %x14: index, %x15: index, %x16: memref<?xi32>, %x17: memref<?xf32>, %x18: memref<?xf32>, %x19: memref<?xf32>, %x20: memref<?xf32>, %x21: memref<?xf32>, %x22: memref<?xi8>) {
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
wave.kernel @qkv_q8_0_d64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 2 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 128 : index
  %c7 = arith.constant 4 : index
  %c8 = arith.constant 0 : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 8192 : index
  %c11 = arith.constant 1024 : index
  %rowsMode = wave.param "rowsMode" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c15 = arith.constant 8 : index
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
  %12 = arith.muli %3, %c2 : index
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
      %28 = arith.divui %operandHalves, %c15 : index
      %29 = arith.muli %2, %c16 : index
      %30 = arith.addi %29, %25 : index
      scf.for %31 = %30 to %28 step %c17 {
        %32 = arith.muli %31, %c15 : index
        %33 = arith.addi %c8, %32 : index
        %34 = vector.load %x[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %34, %27[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %35 = arith.remui %26, %tileRows : index
      %36 = arith.muli %35, %c15 : index
      %37 = arith.divui %inputFeatures, %c16 : index
      %38 = arith.muli %4, %stepsPerWave : index
      %39 = arith.minsi %38, %37 : index
      %40 = arith.addi %39, %stepsPerWave : index
      %41 = arith.minsi %40, %37 : index
      %42 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %43 = arith.subi %41, %39 : index
      %44 = arith.divui %43, %c2 : index
      %45 = arith.muli %44, %c2 : index
      %46 = arith.addi %39, %45 : index
      %47 = arith.select %42, %40, %46 : index
      %51:2 = scf.for %48 = %39 to %47 step %c2 iter_args(%49 = %c18, %50 = %c18) -> (vector<8xf32>, vector<8xf32>) {
        %52 = arith.addi %48, %c8 : index
        %53:2 = func.call @qkv_q8_0_d64__gfx1100.0(%25, %15, %52, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %54 = arith.addi %48, %c9 : index
        %55:2 = func.call @qkv_q8_0_d64__gfx1100.0(%25, %15, %54, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %56:2 = func.call @qkv_q8_0_d64__gfx1100.0(%25, %17, %52, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %57:2 = func.call @qkv_q8_0_d64__gfx1100.0(%25, %17, %54, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %58 = arith.muli %48, %c2 : index
        %59 = arith.addi %58, %c8 : index
        %60 = arith.muli %tileRows, %c4 : index
        %61 = arith.muli %59, %60 : index
        %62 = arith.addi %36, %61 : index
        %63 = vector.load %27[%62] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %64 = arith.muli %tileRows, %c15 : index
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
        %79 = arith.addi %58, %c2 : index
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
      %101:2 = scf.for %98 = %47 to %97 step %c9 iter_args(%99 = %51#0, %100 = %51#1) -> (vector<8xf32>, vector<8xf32>) {
        %102 = arith.addi %98, %c8 : index
        %103:2 = func.call @qkv_q8_0_d64__gfx1100.0(%25, %15, %102, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %104:2 = func.call @qkv_q8_0_d64__gfx1100.0(%25, %17, %102, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %105 = arith.muli %98, %c2 : index
        %106 = arith.addi %105, %c8 : index
        %107 = arith.muli %tileRows, %c4 : index
        %108 = arith.muli %106, %107 : index
        %109 = arith.addi %36, %108 : index
        %110 = vector.load %27[%109] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %111 = arith.muli %tileRows, %c15 : index
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
      func.call @qkv_q8_0_d64__gfx1100.2(%3, %4, %101#0, %18, %101#1, %126, %21, %factors, %15, %w, %19, %17, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
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
      %139 = arith.muli %138, %c2 : index
      %140 = arith.remui %c8, %c4 : index
      %141 = arith.divui %140, %c15 : index
      %142 = arith.addi %139, %141 : index
      %143 = arith.muli %tileRows, %c15 : index
      %144 = arith.muli %142, %143 : index
      %145 = arith.remui %133, %tileRows : index
      %146 = arith.muli %145, %c15 : index
      %147 = arith.addi %144, %146 : index
      %148 = arith.remui %c8, %c15 : index
      %149 = arith.addi %147, %148 : index
      %150 = arith.divui %inputFeatures, %c16 : index
      %151 = arith.muli %4, %stepsPerWave : index
      %152 = arith.minsi %151, %150 : index
      %153 = arith.addi %152, %stepsPerWave : index
      %154 = arith.minsi %153, %150 : index
      %155 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %156 = arith.subi %154, %152 : index
      %157 = arith.divui %156, %c2 : index
      %158 = arith.muli %157, %c2 : index
      %159 = arith.addi %152, %158 : index
      %160 = arith.select %155, %153, %159 : index
      %164:2 = scf.for %161 = %152 to %160 step %c2 iter_args(%162 = %c18, %163 = %c18) -> (vector<8xf32>, vector<8xf32>) {
        %165 = arith.addi %161, %c8 : index
        %166:2 = func.call @qkv_q8_0_d64__gfx1100.0(%130, %15, %165, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %167 = arith.addi %161, %c9 : index
        %168:2 = func.call @qkv_q8_0_d64__gfx1100.0(%130, %15, %167, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %169:2 = func.call @qkv_q8_0_d64__gfx1100.0(%130, %17, %165, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %170:2 = func.call @qkv_q8_0_d64__gfx1100.0(%130, %17, %167, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %171 = arith.muli %161, %c2 : index
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
        %191 = arith.addi %171, %c2 : index
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
      %213:2 = scf.for %210 = %160 to %209 step %c9 iter_args(%211 = %164#0, %212 = %164#1) -> (vector<8xf32>, vector<8xf32>) {
        %214 = arith.addi %210, %c8 : index
        %215:2 = func.call @qkv_q8_0_d64__gfx1100.0(%130, %15, %214, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %216:2 = func.call @qkv_q8_0_d64__gfx1100.0(%130, %17, %214, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %217 = arith.muli %210, %c2 : index
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
      func.call @qkv_q8_0_d64__gfx1100.2(%3, %4, %213#0, %18, %213#1, %237, %21, %factors, %15, %w, %19, %17, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  %238 = arith.cmpi eq, %rowsMode, %c2 : index
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
      %248 = arith.divui %c8, %c4 : index
      %249 = arith.addi %247, %248 : index
      %250 = arith.muli %249, %c2 : index
      %251 = arith.remui %c8, %c4 : index
      %252 = arith.divui %251, %c15 : index
      %253 = arith.addi %250, %252 : index
      %254 = arith.muli %tileRows, %c15 : index
      %255 = arith.muli %253, %254 : index
      %256 = arith.remui %244, %tileRows : index
      %257 = arith.muli %256, %c15 : index
      %258 = arith.addi %255, %257 : index
      %259 = arith.remui %c8, %c15 : index
      %260 = arith.addi %258, %259 : index
      %261 = arith.addi %242, %c4 : index
      %262 = arith.addi %239, %261 : index
      %263 = arith.divui %262, %tileRows : index
      %264 = arith.muli %263, %246 : index
      %265 = arith.addi %264, %248 : index
      %266 = arith.muli %265, %c2 : index
      %267 = arith.addi %266, %252 : index
      %268 = arith.muli %267, %254 : index
      %269 = arith.remui %262, %tileRows : index
      %270 = arith.muli %269, %c15 : index
      %271 = arith.addi %268, %270 : index
      %272 = arith.addi %271, %259 : index
      %273 = arith.addi %242, %c16 : index
      %274 = arith.addi %239, %273 : index
      %275 = arith.divui %274, %tileRows : index
      %276 = arith.muli %275, %246 : index
      %277 = arith.addi %276, %248 : index
      %278 = arith.muli %277, %c2 : index
      %279 = arith.addi %278, %252 : index
      %280 = arith.muli %279, %254 : index
      %281 = arith.remui %274, %tileRows : index
      %282 = arith.muli %281, %c15 : index
      %283 = arith.addi %280, %282 : index
      %284 = arith.addi %283, %259 : index
      %285 = arith.addi %242, %c23 : index
      %286 = arith.addi %239, %285 : index
      %287 = arith.divui %286, %tileRows : index
      %288 = arith.muli %287, %246 : index
      %289 = arith.addi %288, %248 : index
      %290 = arith.muli %289, %c2 : index
      %291 = arith.addi %290, %252 : index
      %292 = arith.muli %291, %254 : index
      %293 = arith.remui %286, %tileRows : index
      %294 = arith.muli %293, %c15 : index
      %295 = arith.addi %292, %294 : index
      %296 = arith.addi %295, %259 : index
      %297 = arith.divui %inputFeatures, %c16 : index
      %298 = arith.muli %4, %stepsPerWave : index
      %299 = arith.minsi %298, %297 : index
      %300 = arith.addi %299, %stepsPerWave : index
      %301 = arith.minsi %300, %297 : index
      %302 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %303 = arith.subi %301, %299 : index
      %304 = arith.divui %303, %c2 : index
      %305 = arith.muli %304, %c2 : index
      %306 = arith.addi %299, %305 : index
      %307 = arith.select %302, %300, %306 : index
      %317:8 = scf.for %308 = %299 to %307 step %c2 iter_args(%309 = %c18, %310 = %c18, %311 = %c18, %312 = %c18, %313 = %c18, %314 = %c18, %315 = %c18, %316 = %c18) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %318 = arith.addi %308, %c8 : index
        %319:2 = func.call @qkv_q8_0_d64__gfx1100.0(%241, %15, %318, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %320 = arith.addi %308, %c9 : index
        %321:2 = func.call @qkv_q8_0_d64__gfx1100.0(%241, %15, %320, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %322:2 = func.call @qkv_q8_0_d64__gfx1100.0(%241, %17, %318, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %323:2 = func.call @qkv_q8_0_d64__gfx1100.0(%241, %17, %320, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %324 = arith.muli %308, %c2 : index
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
        %386 = arith.addi %324, %c2 : index
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
      %456:8 = scf.for %447 = %307 to %446 step %c9 iter_args(%448 = %317#0, %449 = %317#1, %450 = %317#2, %451 = %317#3, %452 = %317#4, %453 = %317#5, %454 = %317#6, %455 = %317#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %457 = arith.addi %447, %c8 : index
        %458:2 = func.call @qkv_q8_0_d64__gfx1100.0(%241, %15, %457, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %459:2 = func.call @qkv_q8_0_d64__gfx1100.0(%241, %17, %457, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %460 = arith.muli %447, %c2 : index
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
      func.call @qkv_q8_0_d64__gfx1100.2(%3, %4, %456#0, %18, %456#1, %522, %21, %factors, %15, %w, %19, %17, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %523 = arith.addi %239, %c4 : index
      func.call @qkv_q8_0_d64__gfx1100.2(%3, %4, %456#2, %18, %456#3, %523, %21, %factors, %15, %w, %19, %17, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %524 = arith.addi %239, %c16 : index
      func.call @qkv_q8_0_d64__gfx1100.2(%3, %4, %456#4, %18, %456#5, %524, %21, %factors, %15, %w, %19, %17, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %525 = arith.addi %239, %c23 : index
      func.call @qkv_q8_0_d64__gfx1100.2(%3, %4, %456#6, %18, %456#7, %525, %21, %factors, %15, %w, %19, %17, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  wave.return
}
