// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q8_0', dim=256)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q8_0_d256__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @qkv_q8_0_d256__gfx1100.2(%x0: index, %x1: index, %x2: vector<8xf32>, %x3: memref<?xf32>, %x4: vector<8xf32>, %x5: index, %x6: index, %x7: memref<?xf32>, %x8: index, %x9: memref<?xi8>, %x10: memref<?xf32>, %x11: index, %x12: index, %x13: memref<?xf32>, %x14: index, %x15: index, %x16: memref<?xi32>, %x17: memref<?xf32>, %x18: memref<?xf32>, %x19: memref<?xf32>, %x20: memref<?xf32>, %x21: memref<?xf32>, %x22: memref<?xi8>, %x23: memref<?xi32>) {
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
wave.kernel @qkv_q8_0_d256__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
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
  %scalesInLds = wave.param "scalesInLds" : index
  %c14 = arith.constant 32 : index
  %c15 = arith.constant 512 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
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
  %11 = arith.muli %3, %c7 : index
  %12 = arith.addi %11, %c8 : index
  %13 = arith.addi %11, %c9 : index
  %14 = arith.muli %0, %c4 : index
  %15 = arith.addi %14, %12 : index
  %16 = arith.muli %15, %10 : index
  %17 = arith.addi %14, %13 : index
  %18 = arith.muli %17, %10 : index
  %19 = wave.scratch %c10 : memref<?xf32>
  %20 = wave.scratch %c11 : memref<?xf32>
  %21 = memref.load %step[%c8] : memref<?xi32>
  %22 = arith.index_cast %21 : i32 to index
  %23 = arith.cmpi eq, %rowsMode, %c8 : index
  scf.if %23 {
    %24 = arith.muli %1, %c4 : index
    %25 = arith.cmpi slt, %24, %22 : index
    scf.if %25 {
      %26 = arith.muli %scalesInLds, %c4 : index
      %27 = wave.scratch %26 : memref<?xi8>
      %28 = arith.cmpi sgt, %scalesInLds, %c8 : index
      scf.if %28 {
        scf.for %29 = %c8 to %c4 step %c9 {
          %30 = arith.addi %14, %29 : index
          %31 = arith.muli %30, %10 : index
          %32 = arith.addi %31, %c6 : index
          %33 = arith.muli %2, %c14 : index
          %34 = wave.lane
          %35 = arith.addi %33, %34 : index
          %36 = arith.divui %scalesInLds, %c4 : index
          scf.for %37 = %35 to %36 step %c15 {
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
      %46 = arith.divui %operandHalves, %c2 : index
      %47 = arith.muli %2, %c14 : index
      %48 = arith.addi %47, %43 : index
      scf.for %49 = %48 to %46 step %c15 {
        %50 = arith.muli %49, %c2 : index
        %51 = arith.addi %c8, %50 : index
        %52 = vector.load %x[%51] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %52, %45[%51] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %53 = arith.remui %44, %tileRows : index
      %54 = arith.muli %53, %c2 : index
      %55 = arith.muli %12, %scalesInLds : index
      %56 = arith.muli %13, %scalesInLds : index
      %57 = arith.divui %inputFeatures, %c14 : index
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
      %71:2 = scf.for %68 = %59 to %67 step %c7 iter_args(%69 = %c18, %70 = %c18) -> (vector<8xf32>, vector<8xf32>) {
        %72 = arith.addi %68, %c8 : index
        %73:2 = func.call @qkv_q8_0_d256__gfx1100.0(%43, %72, %16, %55, %27, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %74 = arith.addi %68, %c9 : index
        %75:2 = func.call @qkv_q8_0_d256__gfx1100.0(%43, %74, %16, %55, %27, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %76:2 = func.call @qkv_q8_0_d256__gfx1100.0(%43, %72, %18, %56, %27, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %77:2 = func.call @qkv_q8_0_d256__gfx1100.0(%43, %74, %18, %56, %27, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %78 = arith.muli %68, %c7 : index
        %79 = arith.addi %78, %c8 : index
        %80 = arith.muli %tileRows, %c4 : index
        %81 = arith.muli %79, %80 : index
        %82 = arith.addi %54, %81 : index
        %83 = vector.load %45[%82] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %84 = arith.muli %tileRows, %c2 : index
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
        %108 = arith.addi %78, %c21 : index
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
        %123:2 = func.call @qkv_q8_0_d256__gfx1100.0(%43, %122, %16, %55, %27, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %124:2 = func.call @qkv_q8_0_d256__gfx1100.0(%43, %122, %18, %56, %27, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %125 = arith.muli %118, %c7 : index
        %126 = arith.addi %125, %c8 : index
        %127 = arith.muli %tileRows, %c4 : index
        %128 = arith.muli %126, %127 : index
        %129 = arith.addi %54, %128 : index
        %130 = vector.load %45[%129] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %131 = arith.muli %tileRows, %c2 : index
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
      func.call @qkv_q8_0_d256__gfx1100.2(%3, %4, %121#0, %19, %121#1, %146, %22, %factors, %16, %w, %20, %18, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  %147 = arith.cmpi eq, %rowsMode, %c9 : index
  scf.if %147 {
    %148 = arith.muli %1, %c4 : index
    %149 = arith.cmpi slt, %148, %22 : index
    scf.if %149 {
      %150 = arith.muli %scalesInLds, %c4 : index
      %151 = wave.scratch %150 : memref<?xi8>
      %152 = arith.cmpi sgt, %scalesInLds, %c8 : index
      scf.if %152 {
        scf.for %153 = %c8 to %c4 step %c9 {
          %154 = arith.addi %14, %153 : index
          %155 = arith.muli %154, %10 : index
          %156 = arith.addi %155, %c6 : index
          %157 = arith.muli %2, %c14 : index
          %158 = wave.lane
          %159 = arith.addi %157, %158 : index
          %160 = arith.divui %scalesInLds, %c4 : index
          scf.for %161 = %159 to %160 step %c15 {
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
      %178 = arith.divui %177, %c2 : index
      %179 = arith.addi %176, %178 : index
      %180 = arith.muli %tileRows, %c2 : index
      %181 = arith.muli %179, %180 : index
      %182 = arith.remui %170, %tileRows : index
      %183 = arith.muli %182, %c2 : index
      %184 = arith.addi %181, %183 : index
      %185 = arith.remui %c8, %c2 : index
      %186 = arith.addi %184, %185 : index
      %187 = arith.muli %12, %scalesInLds : index
      %188 = arith.muli %13, %scalesInLds : index
      %189 = arith.divui %inputFeatures, %c14 : index
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
      %203:2 = scf.for %200 = %191 to %199 step %c7 iter_args(%201 = %c18, %202 = %c18) -> (vector<8xf32>, vector<8xf32>) {
        %204 = arith.addi %200, %c8 : index
        %205:2 = func.call @qkv_q8_0_d256__gfx1100.0(%167, %204, %16, %187, %151, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %206 = arith.addi %200, %c9 : index
        %207:2 = func.call @qkv_q8_0_d256__gfx1100.0(%167, %206, %16, %187, %151, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %208:2 = func.call @qkv_q8_0_d256__gfx1100.0(%167, %204, %18, %188, %151, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %209:2 = func.call @qkv_q8_0_d256__gfx1100.0(%167, %206, %18, %188, %151, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
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
        %239 = arith.addi %210, %c21 : index
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
        %254:2 = func.call @qkv_q8_0_d256__gfx1100.0(%167, %253, %16, %187, %151, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %255:2 = func.call @qkv_q8_0_d256__gfx1100.0(%167, %253, %18, %188, %151, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
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
      func.call @qkv_q8_0_d256__gfx1100.2(%3, %4, %252#0, %19, %252#1, %276, %22, %factors, %16, %w, %20, %18, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  %277 = arith.cmpi eq, %rowsMode, %c7 : index
  scf.if %277 {
    %278 = arith.muli %1, %c22 : index
    %279 = arith.cmpi slt, %278, %22 : index
    scf.if %279 {
      %280 = arith.muli %scalesInLds, %c4 : index
      %281 = wave.scratch %280 : memref<?xi8>
      %282 = arith.cmpi sgt, %scalesInLds, %c8 : index
      scf.if %282 {
        scf.for %283 = %c8 to %c4 step %c9 {
          %284 = arith.addi %14, %283 : index
          %285 = arith.muli %284, %10 : index
          %286 = arith.addi %285, %c6 : index
          %287 = arith.muli %2, %c14 : index
          %288 = wave.lane
          %289 = arith.addi %287, %288 : index
          %290 = arith.divui %scalesInLds, %c4 : index
          scf.for %291 = %289 to %290 step %c15 {
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
      %308 = arith.divui %307, %c2 : index
      %309 = arith.addi %306, %308 : index
      %310 = arith.muli %tileRows, %c2 : index
      %311 = arith.muli %309, %310 : index
      %312 = arith.remui %300, %tileRows : index
      %313 = arith.muli %312, %c2 : index
      %314 = arith.addi %311, %313 : index
      %315 = arith.remui %c8, %c2 : index
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
      %326 = arith.muli %325, %c2 : index
      %327 = arith.addi %324, %326 : index
      %328 = arith.addi %327, %315 : index
      %329 = arith.addi %298, %c14 : index
      %330 = arith.addi %278, %329 : index
      %331 = arith.divui %330, %tileRows : index
      %332 = arith.muli %331, %302 : index
      %333 = arith.addi %332, %304 : index
      %334 = arith.muli %333, %c7 : index
      %335 = arith.addi %334, %308 : index
      %336 = arith.muli %335, %310 : index
      %337 = arith.remui %330, %tileRows : index
      %338 = arith.muli %337, %c2 : index
      %339 = arith.addi %336, %338 : index
      %340 = arith.addi %339, %315 : index
      %341 = arith.addi %298, %c23 : index
      %342 = arith.addi %278, %341 : index
      %343 = arith.divui %342, %tileRows : index
      %344 = arith.muli %343, %302 : index
      %345 = arith.addi %344, %304 : index
      %346 = arith.muli %345, %c7 : index
      %347 = arith.addi %346, %308 : index
      %348 = arith.muli %347, %310 : index
      %349 = arith.remui %342, %tileRows : index
      %350 = arith.muli %349, %c2 : index
      %351 = arith.addi %348, %350 : index
      %352 = arith.addi %351, %315 : index
      %353 = arith.muli %12, %scalesInLds : index
      %354 = arith.muli %13, %scalesInLds : index
      %355 = arith.divui %inputFeatures, %c14 : index
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
      %375:8 = scf.for %366 = %357 to %365 step %c7 iter_args(%367 = %c18, %368 = %c18, %369 = %c18, %370 = %c18, %371 = %c18, %372 = %c18, %373 = %c18, %374 = %c18) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %376 = arith.addi %366, %c8 : index
        %377:2 = func.call @qkv_q8_0_d256__gfx1100.0(%297, %376, %16, %353, %281, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %378 = arith.addi %366, %c9 : index
        %379:2 = func.call @qkv_q8_0_d256__gfx1100.0(%297, %378, %16, %353, %281, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %380:2 = func.call @qkv_q8_0_d256__gfx1100.0(%297, %376, %18, %354, %281, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %381:2 = func.call @qkv_q8_0_d256__gfx1100.0(%297, %378, %18, %354, %281, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
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
        %474 = arith.addi %382, %c21 : index
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
        %516:2 = func.call @qkv_q8_0_d256__gfx1100.0(%297, %515, %16, %353, %281, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %517:2 = func.call @qkv_q8_0_d256__gfx1100.0(%297, %515, %18, %354, %281, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
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
      func.call @qkv_q8_0_d256__gfx1100.2(%3, %4, %514#0, %19, %514#1, %580, %22, %factors, %16, %w, %20, %18, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %581 = arith.addi %278, %c4 : index
      func.call @qkv_q8_0_d256__gfx1100.2(%3, %4, %514#2, %19, %514#3, %581, %22, %factors, %16, %w, %20, %18, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %582 = arith.addi %278, %c14 : index
      func.call @qkv_q8_0_d256__gfx1100.2(%3, %4, %514#4, %19, %514#5, %582, %22, %factors, %16, %w, %20, %18, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %583 = arith.addi %278, %c23 : index
      func.call @qkv_q8_0_d256__gfx1100.2(%3, %4, %514#6, %19, %514#7, %583, %22, %factors, %16, %w, %20, %18, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  wave.return
}
