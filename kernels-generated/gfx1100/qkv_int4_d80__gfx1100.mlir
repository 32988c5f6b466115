// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='int4', dim=80)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_int4_d80__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: index, %x5: memref<?xi8>, %x6: memref<?xi8>) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fgroupSize = wave.param "groupSize" : index
  %fc2 = arith.constant 32 : index
  %fc3 = arith.constant 2 : index
  %fc4 = arith.constant 8 : index
  %fscalesInLds = wave.param "scalesInLds" : index
  %fc6 = arith.constant 0 : index
  %fc7 = arith.constant 4 : index
  %fc8 = arith.constant 15 : i32
  %fc9 = arith.constant 25600 : i32
  %fc10 = arith.constant 256 : index
  %fc11 = arith.constant dense<0> : vector<4xi32>
  %fc12 = arith.constant dense<983055> : vector<4xi32>
  %fc13 = arith.constant dense<1677747200> : vector<4xi32>
  %fc14 = arith.constant dense<4> : vector<4xi32>
  %fc15 = arith.constant dense<8> : vector<4xi32>
  %fc16 = arith.constant dense<12> : vector<4xi32>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.divui %fgroupSize, %fc2 : index
  %f2 = arith.divui %x1, %f1 : index
  %f3 = arith.divui %x2, %fgroupSize : index
  %f4 = arith.muli %f2, %fc2 : index
  %f5 = arith.muli %f0, %fc3 : index
  %f6 = arith.addi %f4, %f5 : index
  %f7 = arith.muli %x2, %fc4 : index
  %f8 = arith.addi %x3, %f7 : index
  %f9 = arith.cmpi sgt, %fscalesInLds, %fc6 : index
  %f10 = scf.if %f9 -> (vector<2xi8>) {
    %f11 = arith.addi %x4, %f6 : index
    %f12 = vector.load %x5[%f11] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f12 : vector<2xi8>
  } else {
    %f13 = arith.addi %f8, %f6 : index
    %f14 = vector.load %x6[%f13] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f14 : vector<2xi8>
  }
  %f15 = vector.bitcast %f10 : vector<2xi8> to vector<1xf16>
  %f16 = vector.extract %f15[0] : f16 from vector<1xf16>
  %f17 = arith.muli %f3, %fc2 : index
  %f18 = arith.muli %f2, %fc4 : index
  %f19 = arith.addi %f17, %f18 : index
  %f20 = arith.divui %f0, %fc3 : index
  %f21 = arith.addi %f19, %f20 : index
  %f22 = scf.if %f9 -> (vector<1xi8>) {
    %f23 = arith.addi %x4, %f21 : index
    %f24 = vector.load %x5[%f23] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
    scf.yield %f24 : vector<1xi8>
  } else {
    %f25 = arith.addi %f8, %f21 : index
    %f26 = vector.load %x6[%f25] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
    scf.yield %f26 : vector<1xi8>
  }
  %f27 = vector.extract %f22[0] : i8 from vector<1xi8>
  %f28 = arith.remui %f0, %fc3 : index
  %f29 = arith.muli %f28, %fc7 : index
  %f30 = arith.index_cast %f29 : index to i32
  %f31 = arith.extui %f27 : i8 to i32
  %f32 = arith.shrui %f31, %f30 : i32
  %f33 = arith.andi %f32, %fc8 : i32
  %f34 = arith.ori %f33, %fc9 : i32
  %f35 = arith.trunci %f34 : i32 to i16
  %f36 = arith.bitcast %f35 : i16 to f16
  %f37 = arith.muli %x1, %fc10 : index
  %f38 = arith.addi %x3, %f37 : index
  %f39 = arith.muli %f0, %fc0 : index
  %f40 = arith.addi %f38, %f39 : index
  %f41 = vector.load %x6[%f40] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f42 = vector.bitcast %f41 : vector<16xi8> to vector<4xi32>
  %f43 = arith.shrui %f42, %fc11 : vector<4xi32>
  %f44 = arith.andi %f43, %fc12 : vector<4xi32>
  %f45 = arith.ori %f44, %fc13 : vector<4xi32>
  %f46 = vector.bitcast %f45 : vector<4xi32> to vector<8xf16>
  %f47 = arith.shrui %f42, %fc14 : vector<4xi32>
  %f48 = arith.andi %f47, %fc12 : vector<4xi32>
  %f49 = arith.ori %f48, %fc13 : vector<4xi32>
  %f50 = vector.bitcast %f49 : vector<4xi32> to vector<8xf16>
  %f51 = arith.shrui %f42, %fc15 : vector<4xi32>
  %f52 = arith.andi %f51, %fc12 : vector<4xi32>
  %f53 = arith.ori %f52, %fc13 : vector<4xi32>
  %f54 = vector.bitcast %f53 : vector<4xi32> to vector<8xf16>
  %f55 = arith.shrui %f42, %fc16 : vector<4xi32>
  %f56 = arith.andi %f55, %fc12 : vector<4xi32>
  %f57 = arith.ori %f56, %fc13 : vector<4xi32>
  %f58 = vector.bitcast %f57 : vector<4xi32> to vector<8xf16>
  %f59 = vector.shuffle %f46, %f50 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f60 = vector.shuffle %f54, %f58 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f61 = vector.shuffle %f59, %f60 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f62 = vector.broadcast %f36 : f16 to vector<32xf16>
  %f63 = arith.subf %f61, %f62 : vector<32xf16>
  %f64 = vector.broadcast %f16 : f16 to vector<32xf16>
  %f65 = arith.mulf %f63, %f64 : vector<32xf16>
  %f66 = vector.shuffle %f65, %f65 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f67 = vector.shuffle %f65, %f65 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  func.return %f66, %f67 : vector<16xf16>, vector<16xf16>
}
func.func private @qkv_int4_d80__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xf32>, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xf32>) {
  %ffc0 = arith.constant 2 : index
  %ffc1 = arith.constant 16 : index
  %ffhasFactors = wave.param "hasFactors" : index
  %ffc3 = arith.constant 1 : index
  %ffoperandScale = wave.param "operandScale" : f32
  %ffc5 = arith.constant 0 : index
  %ffc6 = arith.constant 32 : index
  %ffc7 = arith.constant 1280 : index
  %ffc8 = arith.constant 80 : index
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
    %ff18 = arith.mulf %ff17, %ff10 : f32
    %ff19 = arith.muli %x6, %ffc3 : index
    %ff20 = arith.addi %ff19, %ffc5 : index
    %ff21 = arith.muli %ff20, %ffc1 : index
    %ff22 = arith.remui %ff0, %ffc1 : index
    %ff23 = arith.addi %ff21, %ff22 : index
    %ff24 = arith.muli %ff3, %ffc8 : index
    %ff25 = arith.addi %ff24, %ff23 : index
    memref.store %ff18, %x7[%ff25] : memref<?xf32>
  }
  func.return
}
func.func private @qkv_int4_d80__gfx1100.2(%x0: index, %x1: index, %x2: vector<8xf32>, %x3: memref<?xf32>, %x4: index, %x5: index, %x6: memref<?xf32>, %x7: memref<?xf32>, %x8: index, %x9: memref<?xf32>, %x10: index, %x11: index, %x12: memref<?xi32>, %x13: memref<?xf32>, %x14: memref<?xf32>, %x15: memref<?xf32>, %x16: memref<?xf32>, %x17: memref<?xf32>, %x18: memref<?xi8>, %x19: memref<?xi32>) {
  %fc0 = arith.constant 1 : index
  %fc1 = arith.constant 256 : index
  %fc2 = arith.constant 1280 : index
  %fc3 = arith.constant 0 : index
  %fc4 = arith.constant 32 : index
  %fc5 = arith.constant 64 : index
  %fc6 = arith.constant 96 : index
  %fc7 = arith.constant 128 : index
  %fc8 = arith.constant 160 : index
  %fc9 = arith.constant 192 : index
  %fc10 = arith.constant 224 : index
  %fc11 = arith.constant 4 : index
  %fc12 = arith.constant 2 : index
  %fc13 = arith.constant 3 : index
  %fc14 = arith.constant 16 : index
  %fc15 = arith.constant 80 : index
  %fhasBias = wave.param "hasBias" : index
  %fc17 = arith.constant 40 : index
  %fc18 = arith.constant 39 : index
  %fpositionsAt = wave.param "positionsAt" : index
  %fhasNorm = wave.param "hasNorm" : index
  %fc21 = arith.constant 0x00000000 : f32
  %finverseHeadDim = wave.param "inverseHeadDim" : f32
  %fc23 = arith.constant 0x3F800000 : f32
  %fepsilon = wave.param "epsilon" : f32
  %fkvHeads = wave.param "kvHeads" : index
  %fheads = wave.param "heads" : index
  %fc27 = arith.constant 320 : index
  %fc28 = arith.constant 10 : index
  %fslotsAt = wave.param "slotsAt" : index
  %fpageBytes = wave.param "pageBytes" : index
  %fcodec = wave.param "codec" : index
  %fc32 = arith.constant dense<0x00000000> : vector<4xf32>
  %fc33 = arith.constant dense<0x477FE000> : vector<4xf32>
  %fc34 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %fc35 = arith.constant 5120 : index
  %fc36 = arith.constant 512 : index
  %fc37 = arith.constant 8 : index
  %fc38 = arith.constant 2560 : index
  %fc39 = arith.constant dense<0x3F800000> : vector<4xf32>
  %fc40 = arith.constant dense<0x43E00000> : vector<4xf32>
  %fc41 = arith.constant dense<0x47600000> : vector<4xf32>
  %fc42 = arith.constant dense<0x42FE0000> : vector<4xf32>
  %fc43 = arith.constant dense<0xC2FE0000> : vector<4xf32>
  %fc44 = arith.constant dense<128> : vector<4xi32>
  %fc45 = arith.constant dense<0x42FF0000> : vector<4xf32>
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
  wave.barrier
  %f23 = arith.muli %x1, %fc11 : index
  %f24 = arith.addi %f23, %fc3 : index
  func.call @qkv_int4_d80__gfx1100.1(%f24, %x4, %x5, %x6, %f3, %x3, %x0, %x7) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xf32>) -> ()
  %f25 = arith.addi %f23, %fc0 : index
  func.call @qkv_int4_d80__gfx1100.1(%f25, %x4, %x5, %x6, %f3, %x3, %x0, %x7) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xf32>) -> ()
  %f26 = arith.addi %f23, %fc12 : index
  func.call @qkv_int4_d80__gfx1100.1(%f26, %x4, %x5, %x6, %f3, %x3, %x0, %x7) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xf32>) -> ()
  %f27 = arith.addi %f23, %fc13 : index
  func.call @qkv_int4_d80__gfx1100.1(%f27, %x4, %x5, %x6, %f3, %x3, %x0, %x7) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xf32>) -> ()
  wave.barrier
  %f28 = wave.wave
  %f29 = arith.addi %f28, %fc3 : index
  %f30 = arith.addi %x4, %f29 : index
  %f31 = arith.cmpi slt, %f30, %x5 : index
  %f32 = arith.cmpi slt, %f29, %fc14 : index
  %f33 = arith.andi %f31, %f32 : i1
  scf.if %f33 {
    %f34 = arith.muli %f29, %fc15 : index
    %f35 = arith.addi %f0, %fc3 : index
    %f36 = arith.cmpi eq, %fhasBias, %fc0 : index
    %f37 = arith.addi %f34, %f35 : index
    %f38 = memref.load %x7[%f37] : memref<?xf32>
    %f39 = arith.muli %x8, %fc15 : index
    %f40 = arith.addi %f39, %f35 : index
    %f41 = memref.load %x9[%f40] : memref<?xf32>
    %f42 = arith.addf %f38, %f41 : f32
    %f43 = arith.select %f36, %f42, %f38 : f32
    %f44 = arith.addi %f35, %fc17 : index
    %f45 = arith.addi %f34, %f44 : index
    %f46 = memref.load %x7[%f45] : memref<?xf32>
    %f47 = arith.addi %f39, %f44 : index
    %f48 = memref.load %x9[%f47] : memref<?xf32>
    %f49 = arith.addf %f46, %f48 : f32
    %f50 = arith.select %f36, %f49, %f46 : f32
    %f51 = arith.addi %f0, %fc4 : index
    %f52 = arith.cmpi slt, %f51, %fc17 : index
    %f53 = arith.minsi %f51, %fc18 : index
    %f54 = arith.addi %f34, %f53 : index
    %f55 = memref.load %x7[%f54] : memref<?xf32>
    %f56 = arith.addi %f39, %f53 : index
    %f57 = memref.load %x9[%f56] : memref<?xf32>
    %f58 = arith.addf %f55, %f57 : f32
    %f59 = arith.select %f36, %f58, %f55 : f32
    %f60 = arith.addi %f53, %fc17 : index
    %f61 = arith.addi %f34, %f60 : index
    %f62 = memref.load %x7[%f61] : memref<?xf32>
    %f63 = arith.addi %f39, %f60 : index
    %f64 = memref.load %x9[%f63] : memref<?xf32>
    %f65 = arith.addf %f62, %f64 : f32
    %f66 = arith.select %f36, %f65, %f62 : f32
    %f67 = arith.addi %x10, %x11 : index
    %f68 = arith.cmpi slt, %x8, %f67 : index
    scf.if %f68 {
      %f69 = arith.addi %fpositionsAt, %f30 : index
      %f70 = memref.load %x12[%f69] : memref<?xi32>
      %f71 = arith.index_cast %f70 : i32 to index
      %f72 = arith.cmpi eq, %fhasNorm, %fc0 : index
      %f73 = math.fma %f43, %f43, %fc21 : f32
      %f74 = math.fma %f50, %f50, %f73 : f32
      %f75 = math.fma %f59, %f59, %f74 : f32
      %f76 = arith.select %f52, %f75, %f74 : f32
      %f77 = math.fma %f66, %f66, %f76 : f32
      %f78 = arith.select %f52, %f77, %f76 : f32
      %f79 = vector.broadcast %f78 : f32 to vector<1xf32>
      %f80 = wave.reduce "add" %f79 : vector<1xf32>
      %f81 = arith.mulf %f80, %finverseHeadDim : f32
      %f82 = arith.addf %f81, %fepsilon : f32
      %f83 = math.sqrt %f82 : f32
      %f84 = arith.divf %fc23, %f83 : f32
      %f85 = arith.cmpi slt, %x8, %x10 : index
      %f86 = memref.load %x13[%f35] : memref<?xf32>
      %f87 = memref.load %x14[%f35] : memref<?xf32>
      %f88 = arith.select %f85, %f86, %f87 : f32
      %f89 = arith.mulf %f43, %f84 : f32
      %f90 = arith.mulf %f89, %f88 : f32
      %f91 = arith.select %f72, %f90, %f43 : f32
      %f92 = memref.load %x13[%f44] : memref<?xf32>
      %f93 = memref.load %x14[%f44] : memref<?xf32>
      %f94 = arith.select %f85, %f92, %f93 : f32
      %f95 = arith.mulf %f50, %f84 : f32
      %f96 = arith.mulf %f95, %f94 : f32
      %f97 = arith.select %f72, %f96, %f50 : f32
      %f98 = memref.load %x13[%f53] : memref<?xf32>
      %f99 = memref.load %x14[%f53] : memref<?xf32>
      %f100 = arith.select %f85, %f98, %f99 : f32
      %f101 = arith.mulf %f59, %f84 : f32
      %f102 = arith.mulf %f101, %f100 : f32
      %f103 = arith.select %f72, %f102, %f59 : f32
      %f104 = memref.load %x13[%f60] : memref<?xf32>
      %f105 = memref.load %x14[%f60] : memref<?xf32>
      %f106 = arith.select %f85, %f104, %f105 : f32
      %f107 = arith.mulf %f66, %f84 : f32
      %f108 = arith.mulf %f107, %f106 : f32
      %f109 = arith.select %f72, %f108, %f66 : f32
      %f110 = arith.remui %f71, %fc1 : index
      %f111 = arith.muli %f110, %fc15 : index
      %f112 = arith.addi %f111, %f35 : index
      %f113 = arith.divui %f71, %fc1 : index
      %f114 = arith.addi %f113, %fc1 : index
      %f115 = arith.muli %f114, %fc15 : index
      %f116 = arith.addi %f115, %f35 : index
      %f117 = memref.load %x15[%f112] : memref<?xf32>
      %f118 = arith.addi %f112, %fc17 : index
      %f119 = memref.load %x15[%f118] : memref<?xf32>
      %f120 = memref.load %x15[%f116] : memref<?xf32>
      %f121 = arith.addi %f116, %fc17 : index
      %f122 = memref.load %x15[%f121] : memref<?xf32>
      %f123 = arith.mulf %f120, %f117 : f32
      %f124 = arith.mulf %f122, %f119 : f32
      %f125 = arith.subf %f123, %f124 : f32
      %f126 = arith.mulf %f122, %f117 : f32
      %f127 = arith.mulf %f120, %f119 : f32
      %f128 = arith.addf %f126, %f127 : f32
      %f129 = arith.mulf %f91, %f125 : f32
      %f130 = arith.mulf %f97, %f128 : f32
      %f131 = arith.subf %f129, %f130 : f32
      %f132 = arith.mulf %f97, %f125 : f32
      %f133 = arith.mulf %f91, %f128 : f32
      %f134 = arith.addf %f132, %f133 : f32
      scf.if %f85 {
        %f135 = arith.muli %f30, %x10 : index
        %f136 = arith.addi %f135, %x8 : index
        %f137 = arith.muli %f136, %fc15 : index
        %f138 = arith.addi %f137, %f35 : index
        %f139 = arith.divui %fheads, %fkvHeads : index
        %f140 = arith.muli %fkvHeads, %fc27 : index
        %f141 = arith.divui %x8, %f139 : index
        %f142 = arith.muli %f141, %fc15 : index
        %f143 = arith.addi %f140, %f142 : index
        %f144 = arith.addi %f143, %f35 : index
        %f145 = memref.load %x16[%f144] : memref<?xf32>
        %f146 = arith.mulf %f131, %f145 : f32
        memref.store %f146, %x17[%f138] : memref<?xf32>
        %f147 = arith.addi %f144, %fc17 : index
        %f148 = memref.load %x16[%f147] : memref<?xf32>
        %f149 = arith.mulf %f134, %f148 : f32
        %f150 = arith.addi %f138, %fc17 : index
        memref.store %f149, %x17[%f150] : memref<?xf32>
      } else {
        memref.store %f131, %x7[%f37] : memref<?xf32>
        %f151 = arith.addi %f37, %fc17 : index
        memref.store %f134, %x7[%f151] : memref<?xf32>
      }
      %f152 = arith.addi %f111, %f53 : index
      %f153 = arith.addi %f115, %f53 : index
      %f154 = memref.load %x15[%f152] : memref<?xf32>
      %f155 = arith.addi %f152, %fc17 : index
      %f156 = memref.load %x15[%f155] : memref<?xf32>
      %f157 = memref.load %x15[%f153] : memref<?xf32>
      %f158 = arith.addi %f153, %fc17 : index
      %f159 = memref.load %x15[%f158] : memref<?xf32>
      %f160 = arith.mulf %f157, %f154 : f32
      %f161 = arith.mulf %f159, %f156 : f32
      %f162 = arith.subf %f160, %f161 : f32
      %f163 = arith.mulf %f159, %f154 : f32
      %f164 = arith.mulf %f157, %f156 : f32
      %f165 = arith.addf %f163, %f164 : f32
      %f166 = arith.mulf %f103, %f162 : f32
      %f167 = arith.mulf %f109, %f165 : f32
      %f168 = arith.subf %f166, %f167 : f32
      %f169 = arith.mulf %f109, %f162 : f32
      %f170 = arith.mulf %f103, %f165 : f32
      %f171 = arith.addf %f169, %f170 : f32
      scf.if %f52 {
        scf.if %f85 {
          %f172 = arith.muli %f30, %x10 : index
          %f173 = arith.addi %f172, %x8 : index
          %f174 = arith.muli %f173, %fc15 : index
          %f175 = arith.addi %f174, %f53 : index
          %f176 = arith.divui %fheads, %fkvHeads : index
          %f177 = arith.muli %fkvHeads, %fc27 : index
          %f178 = arith.divui %x8, %f176 : index
          %f179 = arith.muli %f178, %fc15 : index
          %f180 = arith.addi %f177, %f179 : index
          %f181 = arith.addi %f180, %f53 : index
          %f182 = memref.load %x16[%f181] : memref<?xf32>
          %f183 = arith.mulf %f168, %f182 : f32
          memref.store %f183, %x17[%f175] : memref<?xf32>
          %f184 = arith.addi %f181, %fc17 : index
          %f185 = memref.load %x16[%f184] : memref<?xf32>
          %f186 = arith.mulf %f171, %f185 : f32
          %f187 = arith.addi %f175, %fc17 : index
          memref.store %f186, %x17[%f187] : memref<?xf32>
        } else {
          memref.store %f168, %x7[%f54] : memref<?xf32>
          %f188 = arith.addi %f54, %fc17 : index
          memref.store %f171, %x7[%f188] : memref<?xf32>
        }
      }
    } else {
      %f189 = arith.cmpi slt, %x8, %x10 : index
      scf.if %f189 {
        %f190 = arith.muli %f30, %x10 : index
        %f191 = arith.addi %f190, %x8 : index
        %f192 = arith.muli %f191, %fc15 : index
        %f193 = arith.addi %f192, %f35 : index
        %f194 = arith.divui %fheads, %fkvHeads : index
        %f195 = arith.muli %fkvHeads, %fc27 : index
        %f196 = arith.divui %x8, %f194 : index
        %f197 = arith.muli %f196, %fc15 : index
        %f198 = arith.addi %f195, %f197 : index
        %f199 = arith.addi %f198, %f35 : index
        %f200 = memref.load %x16[%f199] : memref<?xf32>
        %f201 = arith.mulf %f43, %f200 : f32
        memref.store %f201, %x17[%f193] : memref<?xf32>
        %f202 = arith.addi %f199, %fc17 : index
        %f203 = memref.load %x16[%f202] : memref<?xf32>
        %f204 = arith.mulf %f50, %f203 : f32
        %f205 = arith.addi %f193, %fc17 : index
        memref.store %f204, %x17[%f205] : memref<?xf32>
      } else {
        memref.store %f43, %x7[%f37] : memref<?xf32>
        %f206 = arith.addi %f37, %fc17 : index
        memref.store %f50, %x7[%f206] : memref<?xf32>
      }
      scf.if %f52 {
        scf.if %f189 {
          %f207 = arith.muli %f30, %x10 : index
          %f208 = arith.addi %f207, %x8 : index
          %f209 = arith.muli %f208, %fc15 : index
          %f210 = arith.addi %f209, %f53 : index
          %f211 = arith.divui %fheads, %fkvHeads : index
          %f212 = arith.muli %fkvHeads, %fc27 : index
          %f213 = arith.divui %x8, %f211 : index
          %f214 = arith.muli %f213, %fc15 : index
          %f215 = arith.addi %f212, %f214 : index
          %f216 = arith.addi %f215, %f53 : index
          %f217 = memref.load %x16[%f216] : memref<?xf32>
          %f218 = arith.mulf %f59, %f217 : f32
          memref.store %f218, %x17[%f210] : memref<?xf32>
          %f219 = arith.addi %f216, %fc17 : index
          %f220 = memref.load %x16[%f219] : memref<?xf32>
          %f221 = arith.mulf %f66, %f220 : f32
          %f222 = arith.addi %f210, %fc17 : index
          memref.store %f221, %x17[%f222] : memref<?xf32>
        } else {
          memref.store %f59, %x7[%f54] : memref<?xf32>
          %f223 = arith.addi %f54, %fc17 : index
          memref.store %f66, %x7[%f223] : memref<?xf32>
        }
      }
    }
  }
  %f224 = arith.addi %f28, %fc28 : index
  %f225 = arith.addi %x4, %f224 : index
  %f226 = arith.cmpi slt, %f225, %x5 : index
  %f227 = arith.cmpi slt, %f224, %fc14 : index
  %f228 = arith.andi %f226, %f227 : i1
  scf.if %f228 {
    %f229 = arith.muli %f224, %fc15 : index
    %f230 = arith.addi %f0, %fc3 : index
    %f231 = arith.cmpi eq, %fhasBias, %fc0 : index
    %f232 = arith.addi %f229, %f230 : index
    %f233 = memref.load %x7[%f232] : memref<?xf32>
    %f234 = arith.muli %x8, %fc15 : index
    %f235 = arith.addi %f234, %f230 : index
    %f236 = memref.load %x9[%f235] : memref<?xf32>
    %f237 = arith.addf %f233, %f236 : f32
    %f238 = arith.select %f231, %f237, %f233 : f32
    %f239 = arith.addi %f230, %fc17 : index
    %f240 = arith.addi %f229, %f239 : index
    %f241 = memref.load %x7[%f240] : memref<?xf32>
    %f242 = arith.addi %f234, %f239 : index
    %f243 = memref.load %x9[%f242] : memref<?xf32>
    %f244 = arith.addf %f241, %f243 : f32
    %f245 = arith.select %f231, %f244, %f241 : f32
    %f246 = arith.addi %f0, %fc4 : index
    %f247 = arith.cmpi slt, %f246, %fc17 : index
    %f248 = arith.minsi %f246, %fc18 : index
    %f249 = arith.addi %f229, %f248 : index
    %f250 = memref.load %x7[%f249] : memref<?xf32>
    %f251 = arith.addi %f234, %f248 : index
    %f252 = memref.load %x9[%f251] : memref<?xf32>
    %f253 = arith.addf %f250, %f252 : f32
    %f254 = arith.select %f231, %f253, %f250 : f32
    %f255 = arith.addi %f248, %fc17 : index
    %f256 = arith.addi %f229, %f255 : index
    %f257 = memref.load %x7[%f256] : memref<?xf32>
    %f258 = arith.addi %f234, %f255 : index
    %f259 = memref.load %x9[%f258] : memref<?xf32>
    %f260 = arith.addf %f257, %f259 : f32
    %f261 = arith.select %f231, %f260, %f257 : f32
    %f262 = arith.addi %x10, %x11 : index
    %f263 = arith.cmpi slt, %x8, %f262 : index
    scf.if %f263 {
      %f264 = arith.addi %fpositionsAt, %f225 : index
      %f265 = memref.load %x12[%f264] : memref<?xi32>
      %f266 = arith.index_cast %f265 : i32 to index
      %f267 = arith.cmpi eq, %fhasNorm, %fc0 : index
      %f268 = math.fma %f238, %f238, %fc21 : f32
      %f269 = math.fma %f245, %f245, %f268 : f32
      %f270 = math.fma %f254, %f254, %f269 : f32
      %f271 = arith.select %f247, %f270, %f269 : f32
      %f272 = math.fma %f261, %f261, %f271 : f32
      %f273 = arith.select %f247, %f272, %f271 : f32
      %f274 = vector.broadcast %f273 : f32 to vector<1xf32>
      %f275 = wave.reduce "add" %f274 : vector<1xf32>
      %f276 = arith.mulf %f275, %finverseHeadDim : f32
      %f277 = arith.addf %f276, %fepsilon : f32
      %f278 = math.sqrt %f277 : f32
      %f279 = arith.divf %fc23, %f278 : f32
      %f280 = arith.cmpi slt, %x8, %x10 : index
      %f281 = memref.load %x13[%f230] : memref<?xf32>
      %f282 = memref.load %x14[%f230] : memref<?xf32>
      %f283 = arith.select %f280, %f281, %f282 : f32
      %f284 = arith.mulf %f238, %f279 : f32
      %f285 = arith.mulf %f284, %f283 : f32
      %f286 = arith.select %f267, %f285, %f238 : f32
      %f287 = memref.load %x13[%f239] : memref<?xf32>
      %f288 = memref.load %x14[%f239] : memref<?xf32>
      %f289 = arith.select %f280, %f287, %f288 : f32
      %f290 = arith.mulf %f245, %f279 : f32
      %f291 = arith.mulf %f290, %f289 : f32
      %f292 = arith.select %f267, %f291, %f245 : f32
      %f293 = memref.load %x13[%f248] : memref<?xf32>
      %f294 = memref.load %x14[%f248] : memref<?xf32>
      %f295 = arith.select %f280, %f293, %f294 : f32
      %f296 = arith.mulf %f254, %f279 : f32
      %f297 = arith.mulf %f296, %f295 : f32
      %f298 = arith.select %f267, %f297, %f254 : f32
      %f299 = memref.load %x13[%f255] : memref<?xf32>
      %f300 = memref.load %x14[%f255] : memref<?xf32>
      %f301 = arith.select %f280, %f299, %f300 : f32
      %f302 = arith.mulf %f261, %f279 : f32
      %f303 = arith.mulf %f302, %f301 : f32
      %f304 = arith.select %f267, %f303, %f261 : f32
      %f305 = arith.remui %f266, %fc1 : index
      %f306 = arith.muli %f305, %fc15 : index
      %f307 = arith.addi %f306, %f230 : index
      %f308 = arith.divui %f266, %fc1 : index
      %f309 = arith.addi %f308, %fc1 : index
      %f310 = arith.muli %f309, %fc15 : index
      %f311 = arith.addi %f310, %f230 : index
      %f312 = memref.load %x15[%f307] : memref<?xf32>
      %f313 = arith.addi %f307, %fc17 : index
      %f314 = memref.load %x15[%f313] : memref<?xf32>
      %f315 = memref.load %x15[%f311] : memref<?xf32>
      %f316 = arith.addi %f311, %fc17 : index
      %f317 = memref.load %x15[%f316] : memref<?xf32>
      %f318 = arith.mulf %f315, %f312 : f32
      %f319 = arith.mulf %f317, %f314 : f32
      %f320 = arith.subf %f318, %f319 : f32
      %f321 = arith.mulf %f317, %f312 : f32
      %f322 = arith.mulf %f315, %f314 : f32
      %f323 = arith.addf %f321, %f322 : f32
      %f324 = arith.mulf %f286, %f320 : f32
      %f325 = arith.mulf %f292, %f323 : f32
      %f326 = arith.subf %f324, %f325 : f32
      %f327 = arith.mulf %f292, %f320 : f32
      %f328 = arith.mulf %f286, %f323 : f32
      %f329 = arith.addf %f327, %f328 : f32
      scf.if %f280 {
        %f330 = arith.muli %f225, %x10 : index
        %f331 = arith.addi %f330, %x8 : index
        %f332 = arith.muli %f331, %fc15 : index
        %f333 = arith.addi %f332, %f230 : index
        %f334 = arith.divui %fheads, %fkvHeads : index
        %f335 = arith.muli %fkvHeads, %fc27 : index
        %f336 = arith.divui %x8, %f334 : index
        %f337 = arith.muli %f336, %fc15 : index
        %f338 = arith.addi %f335, %f337 : index
        %f339 = arith.addi %f338, %f230 : index
        %f340 = memref.load %x16[%f339] : memref<?xf32>
        %f341 = arith.mulf %f326, %f340 : f32
        memref.store %f341, %x17[%f333] : memref<?xf32>
        %f342 = arith.addi %f339, %fc17 : index
        %f343 = memref.load %x16[%f342] : memref<?xf32>
        %f344 = arith.mulf %f329, %f343 : f32
        %f345 = arith.addi %f333, %fc17 : index
        memref.store %f344, %x17[%f345] : memref<?xf32>
      } else {
        memref.store %f326, %x7[%f232] : memref<?xf32>
        %f346 = arith.addi %f232, %fc17 : index
        memref.store %f329, %x7[%f346] : memref<?xf32>
      }
      %f347 = arith.addi %f306, %f248 : index
      %f348 = arith.addi %f310, %f248 : index
      %f349 = memref.load %x15[%f347] : memref<?xf32>
      %f350 = arith.addi %f347, %fc17 : index
      %f351 = memref.load %x15[%f350] : memref<?xf32>
      %f352 = memref.load %x15[%f348] : memref<?xf32>
      %f353 = arith.addi %f348, %fc17 : index
      %f354 = memref.load %x15[%f353] : memref<?xf32>
      %f355 = arith.mulf %f352, %f349 : f32
      %f356 = arith.mulf %f354, %f351 : f32
      %f357 = arith.subf %f355, %f356 : f32
      %f358 = arith.mulf %f354, %f349 : f32
      %f359 = arith.mulf %f352, %f351 : f32
      %f360 = arith.addf %f358, %f359 : f32
      %f361 = arith.mulf %f298, %f357 : f32
      %f362 = arith.mulf %f304, %f360 : f32
      %f363 = arith.subf %f361, %f362 : f32
      %f364 = arith.mulf %f304, %f357 : f32
      %f365 = arith.mulf %f298, %f360 : f32
      %f366 = arith.addf %f364, %f365 : f32
      scf.if %f247 {
        scf.if %f280 {
          %f367 = arith.muli %f225, %x10 : index
          %f368 = arith.addi %f367, %x8 : index
          %f369 = arith.muli %f368, %fc15 : index
          %f370 = arith.addi %f369, %f248 : index
          %f371 = arith.divui %fheads, %fkvHeads : index
          %f372 = arith.muli %fkvHeads, %fc27 : index
          %f373 = arith.divui %x8, %f371 : index
          %f374 = arith.muli %f373, %fc15 : index
          %f375 = arith.addi %f372, %f374 : index
          %f376 = arith.addi %f375, %f248 : index
          %f377 = memref.load %x16[%f376] : memref<?xf32>
          %f378 = arith.mulf %f363, %f377 : f32
          memref.store %f378, %x17[%f370] : memref<?xf32>
          %f379 = arith.addi %f376, %fc17 : index
          %f380 = memref.load %x16[%f379] : memref<?xf32>
          %f381 = arith.mulf %f366, %f380 : f32
          %f382 = arith.addi %f370, %fc17 : index
          memref.store %f381, %x17[%f382] : memref<?xf32>
        } else {
          memref.store %f363, %x7[%f249] : memref<?xf32>
          %f383 = arith.addi %f249, %fc17 : index
          memref.store %f366, %x7[%f383] : memref<?xf32>
        }
      }
    } else {
      %f384 = arith.cmpi slt, %x8, %x10 : index
      scf.if %f384 {
        %f385 = arith.muli %f225, %x10 : index
        %f386 = arith.addi %f385, %x8 : index
        %f387 = arith.muli %f386, %fc15 : index
        %f388 = arith.addi %f387, %f230 : index
        %f389 = arith.divui %fheads, %fkvHeads : index
        %f390 = arith.muli %fkvHeads, %fc27 : index
        %f391 = arith.divui %x8, %f389 : index
        %f392 = arith.muli %f391, %fc15 : index
        %f393 = arith.addi %f390, %f392 : index
        %f394 = arith.addi %f393, %f230 : index
        %f395 = memref.load %x16[%f394] : memref<?xf32>
        %f396 = arith.mulf %f238, %f395 : f32
        memref.store %f396, %x17[%f388] : memref<?xf32>
        %f397 = arith.addi %f394, %fc17 : index
        %f398 = memref.load %x16[%f397] : memref<?xf32>
        %f399 = arith.mulf %f245, %f398 : f32
        %f400 = arith.addi %f388, %fc17 : index
        memref.store %f399, %x17[%f400] : memref<?xf32>
      } else {
        memref.store %f238, %x7[%f232] : memref<?xf32>
        %f401 = arith.addi %f232, %fc17 : index
        memref.store %f245, %x7[%f401] : memref<?xf32>
      }
      scf.if %f247 {
        scf.if %f384 {
          %f402 = arith.muli %f225, %x10 : index
          %f403 = arith.addi %f402, %x8 : index
          %f404 = arith.muli %f403, %fc15 : index
          %f405 = arith.addi %f404, %f248 : index
          %f406 = arith.divui %fheads, %fkvHeads : index
          %f407 = arith.muli %fkvHeads, %fc27 : index
          %f408 = arith.divui %x8, %f406 : index
          %f409 = arith.muli %f408, %fc15 : index
          %f410 = arith.addi %f407, %f409 : index
          %f411 = arith.addi %f410, %f248 : index
          %f412 = memref.load %x16[%f411] : memref<?xf32>
          %f413 = arith.mulf %f254, %f412 : f32
          memref.store %f413, %x17[%f405] : memref<?xf32>
          %f414 = arith.addi %f411, %fc17 : index
          %f415 = memref.load %x16[%f414] : memref<?xf32>
          %f416 = arith.mulf %f261, %f415 : f32
          %f417 = arith.addi %f405, %fc17 : index
          memref.store %f416, %x17[%f417] : memref<?xf32>
        } else {
          memref.store %f254, %x7[%f249] : memref<?xf32>
          %f418 = arith.addi %f249, %fc17 : index
          memref.store %f261, %x7[%f418] : memref<?xf32>
        }
      }
    }
  }
  wave.barrier
  %f419 = arith.cmpi sge, %x8, %x10 : index
  scf.if %f419 {
    scf.if %f33 {
      %f420 = arith.addi %fslotsAt, %f30 : index
      %f421 = memref.load %x12[%f420] : memref<?xi32>
      %f422 = arith.index_cast %f421 : i32 to index
      %f423 = arith.cmpi sge, %f422, %fc3 : index
      scf.if %f423 {
        %f424 = arith.muli %f29, %fc15 : index
        %f425 = arith.subi %x8, %x10 : index
        %f426 = arith.muli %f425, %fc8 : index
        %f427 = arith.divui %f422, %fc14 : index
        %f428 = arith.remui %f422, %fc14 : index
        %f429 = arith.muli %f427, %fpageBytes : index
        %f430 = arith.cmpi eq, %fcodec, %fc3 : index
        scf.if %f430 {
          %f431 = arith.muli %f0, %fc11 : index
          %f434 = scf.for %f432 = %f431 to %fc15 step %fc7 iter_args(%f433 = %fc32) -> (vector<4xf32>) {
            %f435 = arith.addi %f426, %f432 : index
            %f436 = vector.load %x16[%f435] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f437 = arith.addi %f426, %fc15 : index
            %f438 = arith.addi %f437, %f432 : index
            %f439 = vector.load %x16[%f438] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f440 = arith.addi %f424, %f432 : index
            %f441 = vector.load %x7[%f440] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f442 = arith.subf %f441, %f439 : vector<4xf32>
            %f443 = arith.mulf %f442, %f436 : vector<4xf32>
            %f444 = arith.minimumf %f443, %fc33 : vector<4xf32>
            %f445 = arith.maximumf %f444, %fc34 : vector<4xf32>
            %f446 = arith.truncf %f445 : vector<4xf32> to vector<4xf16>
            %f447 = vector.bitcast %f446 : vector<4xf16> to vector<8xi8>
            %f448 = arith.cmpi slt, %f425, %x11 : index
            scf.if %f448 {
              %f449 = arith.muli %f425, %fc35 : index
              %f450 = arith.addi %f429, %f449 : index
              %f451 = arith.divui %f432, %fc14 : index
              %f452 = arith.muli %f451, %fc36 : index
              %f453 = arith.remui %f432, %fc14 : index
              %f454 = arith.divui %f453, %fc37 : index
              %f455 = arith.muli %f454, %fc1 : index
              %f456 = arith.muli %f428, %fc14 : index
              %f457 = arith.addi %f455, %f456 : index
              %f458 = arith.remui %f453, %fc37 : index
              %f459 = arith.muli %f458, %fc12 : index
              %f460 = arith.addi %f457, %f459 : index
              %f461 = arith.addi %f452, %f460 : index
              %f462 = arith.addi %f450, %f461 : index
              vector.store %f447, %x18[%f462] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
            } else {
              %f463 = arith.subi %f425, %x11 : index
              %f464 = arith.muli %f463, %fc35 : index
              %f465 = arith.addi %f429, %f464 : index
              %f466 = arith.addi %f432, %fc3 : index
              %f467 = arith.divui %f466, %fc14 : index
              %f468 = arith.muli %f467, %fc36 : index
              %f469 = arith.addi %f468, %fc38 : index
              %f470 = arith.remui %f466, %fc14 : index
              %f471 = arith.divui %f428, %fc12 : index
              %f472 = arith.remui %f428, %fc12 : index
              %f473 = arith.muli %f472, %fc37 : index
              %f474 = arith.addi %f471, %f473 : index
              %f475 = arith.divui %f474, %fc37 : index
              %f476 = arith.muli %f475, %fc1 : index
              %f477 = arith.muli %f470, %fc14 : index
              %f478 = arith.addi %f476, %f477 : index
              %f479 = arith.remui %f474, %fc37 : index
              %f480 = arith.muli %f479, %fc12 : index
              %f481 = arith.addi %f478, %f480 : index
              %f482 = arith.addi %f469, %f481 : index
              %f483 = arith.addi %f465, %f482 : index
              %f484 = vector.shuffle %f447, %f447 [0, 1] : vector<8xi8>, vector<8xi8>
              vector.store %f484, %x18[%f483] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f485 = arith.addi %f432, %fc0 : index
              %f486 = arith.divui %f485, %fc14 : index
              %f487 = arith.muli %f486, %fc36 : index
              %f488 = arith.addi %f487, %fc38 : index
              %f489 = arith.remui %f485, %fc14 : index
              %f490 = arith.muli %f489, %fc14 : index
              %f491 = arith.addi %f476, %f490 : index
              %f492 = arith.addi %f491, %f480 : index
              %f493 = arith.addi %f488, %f492 : index
              %f494 = arith.addi %f465, %f493 : index
              %f495 = vector.shuffle %f447, %f447 [2, 3] : vector<8xi8>, vector<8xi8>
              vector.store %f495, %x18[%f494] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f496 = arith.addi %f432, %fc12 : index
              %f497 = arith.divui %f496, %fc14 : index
              %f498 = arith.muli %f497, %fc36 : index
              %f499 = arith.addi %f498, %fc38 : index
              %f500 = arith.remui %f496, %fc14 : index
              %f501 = arith.muli %f500, %fc14 : index
              %f502 = arith.addi %f476, %f501 : index
              %f503 = arith.addi %f502, %f480 : index
              %f504 = arith.addi %f499, %f503 : index
              %f505 = arith.addi %f465, %f504 : index
              %f506 = vector.shuffle %f447, %f447 [4, 5] : vector<8xi8>, vector<8xi8>
              vector.store %f506, %x18[%f505] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f507 = arith.addi %f432, %fc13 : index
              %f508 = arith.divui %f507, %fc14 : index
              %f509 = arith.muli %f508, %fc36 : index
              %f510 = arith.addi %f509, %fc38 : index
              %f511 = arith.remui %f507, %fc14 : index
              %f512 = arith.muli %f511, %fc14 : index
              %f513 = arith.addi %f476, %f512 : index
              %f514 = arith.addi %f513, %f480 : index
              %f515 = arith.addi %f510, %f514 : index
              %f516 = arith.addi %f465, %f515 : index
              %f517 = vector.shuffle %f447, %f447 [6, 7] : vector<8xi8>, vector<8xi8>
              vector.store %f517, %x18[%f516] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
            }
            %f518 = math.absf %f443 : vector<4xf32>
            %f519 = arith.cmpf ugt, %f518, %fc33 : vector<4xf32>
            %f520 = arith.select %f519, %fc39, %fc32 : vector<4xi1>, vector<4xf32>
            %f521 = arith.addf %f433, %f520 : vector<4xf32>
            scf.yield %f521 : vector<4xf32>
          }
          %f522 = wave.reduce "add" %f434 : vector<4xf32>
          %f523 = arith.cmpf ogt, %f522, %fc21 : f32
          scf.if %f523 {
            %f524 = arith.fptosi %f522 : f32 to i32
            wave.count %x19, %f524 : memref<?xi32>
          }
        }
        %f525 = arith.cmpi eq, %fcodec, %fc0 : index
        scf.if %f525 {
          %f526 = arith.muli %f0, %fc11 : index
          %f529 = scf.for %f527 = %f526 to %fc15 step %fc7 iter_args(%f528 = %fc32) -> (vector<4xf32>) {
            %f530 = arith.addi %f426, %f527 : index
            %f531 = vector.load %x16[%f530] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f532 = arith.addi %f426, %fc15 : index
            %f533 = arith.addi %f532, %f527 : index
            %f534 = vector.load %x16[%f533] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f535 = arith.addi %f424, %f527 : index
            %f536 = vector.load %x7[%f535] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f537 = arith.subf %f536, %f534 : vector<4xf32>
            %f538 = arith.mulf %f537, %f531 : vector<4xf32>
            %f539 = wave.fp8_encode "e4m3" %f538 : vector<4xf32> -> vector<4xi8>
            %f540 = arith.cmpi slt, %f425, %x11 : index
            scf.if %f540 {
              %f541 = arith.muli %f425, %fc38 : index
              %f542 = arith.addi %f429, %f541 : index
              %f543 = vector.shuffle %f539, %f539 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
              %f544 = arith.divui %f527, %fc14 : index
              %f545 = arith.muli %f544, %fc1 : index
              %f546 = arith.remui %f527, %fc14 : index
              %f547 = arith.muli %f428, %fc14 : index
              %f548 = arith.divui %f546, %fc11 : index
              %f549 = arith.muli %f548, %fc11 : index
              %f550 = arith.remui %f546, %fc12 : index
              %f551 = arith.muli %f550, %fc12 : index
              %f552 = arith.addi %f549, %f551 : index
              %f553 = arith.divui %f546, %fc12 : index
              %f554 = arith.remui %f553, %fc12 : index
              %f555 = arith.addi %f552, %f554 : index
              %f556 = arith.addi %f547, %f555 : index
              %f557 = arith.addi %f545, %f556 : index
              %f558 = arith.addi %f542, %f557 : index
              vector.store %f543, %x18[%f558] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f559 = arith.subi %f425, %x11 : index
              %f560 = arith.muli %f559, %fc38 : index
              %f561 = arith.addi %f429, %f560 : index
              %f562 = arith.addi %f527, %fc3 : index
              %f563 = arith.divui %f562, %fc14 : index
              %f564 = arith.muli %f563, %fc1 : index
              %f565 = arith.addi %f564, %fc2 : index
              %f566 = arith.remui %f562, %fc14 : index
              %f567 = arith.divui %f428, %fc12 : index
              %f568 = arith.remui %f428, %fc12 : index
              %f569 = arith.muli %f568, %fc37 : index
              %f570 = arith.addi %f567, %f569 : index
              %f571 = arith.muli %f566, %fc14 : index
              %f572 = arith.divui %f570, %fc11 : index
              %f573 = arith.muli %f572, %fc11 : index
              %f574 = arith.remui %f570, %fc12 : index
              %f575 = arith.muli %f574, %fc12 : index
              %f576 = arith.addi %f573, %f575 : index
              %f577 = arith.divui %f570, %fc12 : index
              %f578 = arith.remui %f577, %fc12 : index
              %f579 = arith.addi %f576, %f578 : index
              %f580 = arith.addi %f571, %f579 : index
              %f581 = arith.addi %f565, %f580 : index
              %f582 = arith.addi %f561, %f581 : index
              %f583 = vector.shuffle %f539, %f539 [0] : vector<4xi8>, vector<4xi8>
              vector.store %f583, %x18[%f582] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f584 = arith.addi %f527, %fc0 : index
              %f585 = arith.divui %f584, %fc14 : index
              %f586 = arith.muli %f585, %fc1 : index
              %f587 = arith.addi %f586, %fc2 : index
              %f588 = arith.remui %f584, %fc14 : index
              %f589 = arith.muli %f588, %fc14 : index
              %f590 = arith.addi %f589, %f579 : index
              %f591 = arith.addi %f587, %f590 : index
              %f592 = arith.addi %f561, %f591 : index
              %f593 = vector.shuffle %f539, %f539 [1] : vector<4xi8>, vector<4xi8>
              vector.store %f593, %x18[%f592] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f594 = arith.addi %f527, %fc12 : index
              %f595 = arith.divui %f594, %fc14 : index
              %f596 = arith.muli %f595, %fc1 : index
              %f597 = arith.addi %f596, %fc2 : index
              %f598 = arith.remui %f594, %fc14 : index
              %f599 = arith.muli %f598, %fc14 : index
              %f600 = arith.addi %f599, %f579 : index
              %f601 = arith.addi %f597, %f600 : index
              %f602 = arith.addi %f561, %f601 : index
              %f603 = vector.shuffle %f539, %f539 [2] : vector<4xi8>, vector<4xi8>
              vector.store %f603, %x18[%f602] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f604 = arith.addi %f527, %fc13 : index
              %f605 = arith.divui %f604, %fc14 : index
              %f606 = arith.muli %f605, %fc1 : index
              %f607 = arith.addi %f606, %fc2 : index
              %f608 = arith.remui %f604, %fc14 : index
              %f609 = arith.muli %f608, %fc14 : index
              %f610 = arith.addi %f609, %f579 : index
              %f611 = arith.addi %f607, %f610 : index
              %f612 = arith.addi %f561, %f611 : index
              %f613 = vector.shuffle %f539, %f539 [3] : vector<4xi8>, vector<4xi8>
              vector.store %f613, %x18[%f612] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
            %f614 = math.absf %f538 : vector<4xf32>
            %f615 = arith.cmpf ugt, %f614, %fc40 : vector<4xf32>
            %f616 = arith.select %f615, %fc39, %fc32 : vector<4xi1>, vector<4xf32>
            %f617 = arith.addf %f528, %f616 : vector<4xf32>
            scf.yield %f617 : vector<4xf32>
          }
          %f618 = wave.reduce "add" %f529 : vector<4xf32>
          %f619 = arith.cmpf ogt, %f618, %fc21 : f32
          scf.if %f619 {
            %f620 = arith.fptosi %f618 : f32 to i32
            wave.count %x19, %f620 : memref<?xi32>
          }
        }
        %f621 = arith.cmpi eq, %fcodec, %fc12 : index
        scf.if %f621 {
          %f622 = arith.muli %f0, %fc11 : index
          %f625 = scf.for %f623 = %f622 to %fc15 step %fc7 iter_args(%f624 = %fc32) -> (vector<4xf32>) {
            %f626 = arith.addi %f426, %f623 : index
            %f627 = vector.load %x16[%f626] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f628 = arith.addi %f426, %fc15 : index
            %f629 = arith.addi %f628, %f623 : index
            %f630 = vector.load %x16[%f629] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f631 = arith.addi %f424, %f623 : index
            %f632 = vector.load %x7[%f631] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f633 = arith.subf %f632, %f630 : vector<4xf32>
            %f634 = arith.mulf %f633, %f627 : vector<4xf32>
            %f635 = wave.fp8_encode "e5m2" %f634 : vector<4xf32> -> vector<4xi8>
            %f636 = arith.cmpi slt, %f425, %x11 : index
            scf.if %f636 {
              %f637 = arith.muli %f425, %fc38 : index
              %f638 = arith.addi %f429, %f637 : index
              %f639 = vector.shuffle %f635, %f635 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
              %f640 = arith.divui %f623, %fc14 : index
              %f641 = arith.muli %f640, %fc1 : index
              %f642 = arith.remui %f623, %fc14 : index
              %f643 = arith.muli %f428, %fc14 : index
              %f644 = arith.divui %f642, %fc11 : index
              %f645 = arith.muli %f644, %fc11 : index
              %f646 = arith.remui %f642, %fc12 : index
              %f647 = arith.muli %f646, %fc12 : index
              %f648 = arith.addi %f645, %f647 : index
              %f649 = arith.divui %f642, %fc12 : index
              %f650 = arith.remui %f649, %fc12 : index
              %f651 = arith.addi %f648, %f650 : index
              %f652 = arith.addi %f643, %f651 : index
              %f653 = arith.addi %f641, %f652 : index
              %f654 = arith.addi %f638, %f653 : index
              vector.store %f639, %x18[%f654] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f655 = arith.subi %f425, %x11 : index
              %f656 = arith.muli %f655, %fc38 : index
              %f657 = arith.addi %f429, %f656 : index
              %f658 = arith.addi %f623, %fc3 : index
              %f659 = arith.divui %f658, %fc14 : index
              %f660 = arith.muli %f659, %fc1 : index
              %f661 = arith.addi %f660, %fc2 : index
              %f662 = arith.remui %f658, %fc14 : index
              %f663 = arith.divui %f428, %fc12 : index
              %f664 = arith.remui %f428, %fc12 : index
              %f665 = arith.muli %f664, %fc37 : index
              %f666 = arith.addi %f663, %f665 : index
              %f667 = arith.muli %f662, %fc14 : index
              %f668 = arith.divui %f666, %fc11 : index
              %f669 = arith.muli %f668, %fc11 : index
              %f670 = arith.remui %f666, %fc12 : index
              %f671 = arith.muli %f670, %fc12 : index
              %f672 = arith.addi %f669, %f671 : index
              %f673 = arith.divui %f666, %fc12 : index
              %f674 = arith.remui %f673, %fc12 : index
              %f675 = arith.addi %f672, %f674 : index
              %f676 = arith.addi %f667, %f675 : index
              %f677 = arith.addi %f661, %f676 : index
              %f678 = arith.addi %f657, %f677 : index
              %f679 = vector.shuffle %f635, %f635 [0] : vector<4xi8>, vector<4xi8>
              vector.store %f679, %x18[%f678] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f680 = arith.addi %f623, %fc0 : index
              %f681 = arith.divui %f680, %fc14 : index
              %f682 = arith.muli %f681, %fc1 : index
              %f683 = arith.addi %f682, %fc2 : index
              %f684 = arith.remui %f680, %fc14 : index
              %f685 = arith.muli %f684, %fc14 : index
              %f686 = arith.addi %f685, %f675 : index
              %f687 = arith.addi %f683, %f686 : index
              %f688 = arith.addi %f657, %f687 : index
              %f689 = vector.shuffle %f635, %f635 [1] : vector<4xi8>, vector<4xi8>
              vector.store %f689, %x18[%f688] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f690 = arith.addi %f623, %fc12 : index
              %f691 = arith.divui %f690, %fc14 : index
              %f692 = arith.muli %f691, %fc1 : index
              %f693 = arith.addi %f692, %fc2 : index
              %f694 = arith.remui %f690, %fc14 : index
              %f695 = arith.muli %f694, %fc14 : index
              %f696 = arith.addi %f695, %f675 : index
              %f697 = arith.addi %f693, %f696 : index
              %f698 = arith.addi %f657, %f697 : index
              %f699 = vector.shuffle %f635, %f635 [2] : vector<4xi8>, vector<4xi8>
              vector.store %f699, %x18[%f698] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f700 = arith.addi %f623, %fc13 : index
              %f701 = arith.divui %f700, %fc14 : index
              %f702 = arith.muli %f701, %fc1 : index
              %f703 = arith.addi %f702, %fc2 : index
              %f704 = arith.remui %f700, %fc14 : index
              %f705 = arith.muli %f704, %fc14 : index
              %f706 = arith.addi %f705, %f675 : index
              %f707 = arith.addi %f703, %f706 : index
              %f708 = arith.addi %f657, %f707 : index
              %f709 = vector.shuffle %f635, %f635 [3] : vector<4xi8>, vector<4xi8>
              vector.store %f709, %x18[%f708] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
            %f710 = math.absf %f634 : vector<4xf32>
            %f711 = arith.cmpf ugt, %f710, %fc41 : vector<4xf32>
            %f712 = arith.select %f711, %fc39, %fc32 : vector<4xi1>, vector<4xf32>
            %f713 = arith.addf %f624, %f712 : vector<4xf32>
            scf.yield %f713 : vector<4xf32>
          }
          %f714 = wave.reduce "add" %f625 : vector<4xf32>
          %f715 = arith.cmpf ogt, %f714, %fc21 : f32
          scf.if %f715 {
            %f716 = arith.fptosi %f714 : f32 to i32
            wave.count %x19, %f716 : memref<?xi32>
          }
        }
        %f717 = arith.cmpi eq, %fcodec, %fc13 : index
        scf.if %f717 {
          %f718 = arith.muli %f0, %fc11 : index
          %f721 = scf.for %f719 = %f718 to %fc15 step %fc7 iter_args(%f720 = %fc32) -> (vector<4xf32>) {
            %f722 = arith.addi %f426, %f719 : index
            %f723 = vector.load %x16[%f722] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f724 = arith.addi %f426, %fc15 : index
            %f725 = arith.addi %f724, %f719 : index
            %f726 = vector.load %x16[%f725] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f727 = arith.addi %f424, %f719 : index
            %f728 = vector.load %x7[%f727] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f729 = arith.subf %f728, %f726 : vector<4xf32>
            %f730 = arith.mulf %f729, %f723 : vector<4xf32>
            %f731 = arith.cmpf ord, %f730, %f730 : vector<4xf32>
            %f732 = arith.select %f731, %f730, %fc32 : vector<4xi1>, vector<4xf32>
            %f733 = math.roundeven %f732 : vector<4xf32>
            %f734 = arith.minimumf %f733, %fc42 : vector<4xf32>
            %f735 = arith.maximumf %f734, %fc43 : vector<4xf32>
            %f736 = arith.fptosi %f735 : vector<4xf32> to vector<4xi32>
            %f737 = arith.addi %f736, %fc44 : vector<4xi32>
            %f738 = arith.trunci %f737 : vector<4xi32> to vector<4xi8>
            %f739 = arith.cmpi slt, %f425, %x11 : index
            scf.if %f739 {
              %f740 = arith.muli %f425, %fc38 : index
              %f741 = arith.addi %f429, %f740 : index
              %f742 = vector.shuffle %f738, %f738 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
              %f743 = arith.divui %f719, %fc14 : index
              %f744 = arith.muli %f743, %fc1 : index
              %f745 = arith.remui %f719, %fc14 : index
              %f746 = arith.muli %f428, %fc14 : index
              %f747 = arith.divui %f745, %fc11 : index
              %f748 = arith.muli %f747, %fc11 : index
              %f749 = arith.remui %f745, %fc12 : index
              %f750 = arith.muli %f749, %fc12 : index
              %f751 = arith.addi %f748, %f750 : index
              %f752 = arith.divui %f745, %fc12 : index
              %f753 = arith.remui %f752, %fc12 : index
              %f754 = arith.addi %f751, %f753 : index
              %f755 = arith.addi %f746, %f754 : index
              %f756 = arith.addi %f744, %f755 : index
              %f757 = arith.addi %f741, %f756 : index
              vector.store %f742, %x18[%f757] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f758 = arith.subi %f425, %x11 : index
              %f759 = arith.muli %f758, %fc38 : index
              %f760 = arith.addi %f429, %f759 : index
              %f761 = arith.addi %f719, %fc3 : index
              %f762 = arith.divui %f761, %fc14 : index
              %f763 = arith.muli %f762, %fc1 : index
              %f764 = arith.addi %f763, %fc2 : index
              %f765 = arith.remui %f761, %fc14 : index
              %f766 = arith.divui %f428, %fc12 : index
              %f767 = arith.remui %f428, %fc12 : index
              %f768 = arith.muli %f767, %fc37 : index
              %f769 = arith.addi %f766, %f768 : index
              %f770 = arith.muli %f765, %fc14 : index
              %f771 = arith.divui %f769, %fc11 : index
              %f772 = arith.muli %f771, %fc11 : index
              %f773 = arith.remui %f769, %fc12 : index
              %f774 = arith.muli %f773, %fc12 : index
              %f775 = arith.addi %f772, %f774 : index
              %f776 = arith.divui %f769, %fc12 : index
              %f777 = arith.remui %f776, %fc12 : index
              %f778 = arith.addi %f775, %f777 : index
              %f779 = arith.addi %f770, %f778 : index
              %f780 = arith.addi %f764, %f779 : index
              %f781 = arith.addi %f760, %f780 : index
              %f782 = vector.shuffle %f738, %f738 [0] : vector<4xi8>, vector<4xi8>
              vector.store %f782, %x18[%f781] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f783 = arith.addi %f719, %fc0 : index
              %f784 = arith.divui %f783, %fc14 : index
              %f785 = arith.muli %f784, %fc1 : index
              %f786 = arith.addi %f785, %fc2 : index
              %f787 = arith.remui %f783, %fc14 : index
              %f788 = arith.muli %f787, %fc14 : index
              %f789 = arith.addi %f788, %f778 : index
              %f790 = arith.addi %f786, %f789 : index
              %f791 = arith.addi %f760, %f790 : index
              %f792 = vector.shuffle %f738, %f738 [1] : vector<4xi8>, vector<4xi8>
              vector.store %f792, %x18[%f791] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f793 = arith.addi %f719, %fc12 : index
              %f794 = arith.divui %f793, %fc14 : index
              %f795 = arith.muli %f794, %fc1 : index
              %f796 = arith.addi %f795, %fc2 : index
              %f797 = arith.remui %f793, %fc14 : index
              %f798 = arith.muli %f797, %fc14 : index
              %f799 = arith.addi %f798, %f778 : index
              %f800 = arith.addi %f796, %f799 : index
              %f801 = arith.addi %f760, %f800 : index
              %f802 = vector.shuffle %f738, %f738 [2] : vector<4xi8>, vector<4xi8>
              vector.store %f802, %x18[%f801] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f803 = arith.addi %f719, %fc13 : index
              %f804 = arith.divui %f803, %fc14 : index
              %f805 = arith.muli %f804, %fc1 : index
              %f806 = arith.addi %f805, %fc2 : index
              %f807 = arith.remui %f803, %fc14 : index
              %f808 = arith.muli %f807, %fc14 : index
              %f809 = arith.addi %f808, %f778 : index
              %f810 = arith.addi %f806, %f809 : index
              %f811 = arith.addi %f760, %f810 : index
              %f812 = vector.shuffle %f738, %f738 [3] : vector<4xi8>, vector<4xi8>
              vector.store %f812, %x18[%f811] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
            %f813 = math.absf %f730 : vector<4xf32>
            %f814 = arith.cmpf ugt, %f813, %fc45 : vector<4xf32>
            %f815 = arith.select %f814, %fc39, %fc32 : vector<4xi1>, vector<4xf32>
            %f816 = arith.addf %f720, %f815 : vector<4xf32>
            scf.yield %f816 : vector<4xf32>
          }
          %f817 = wave.reduce "add" %f721 : vector<4xf32>
          %f818 = arith.cmpf ogt, %f817, %fc21 : f32
          scf.if %f818 {
            %f819 = arith.fptosi %f817 : f32 to i32
            wave.count %x19, %f819 : memref<?xi32>
          }
        }
      }
    }
    scf.if %f228 {
      %f820 = arith.addi %fslotsAt, %f225 : index
      %f821 = memref.load %x12[%f820] : memref<?xi32>
      %f822 = arith.index_cast %f821 : i32 to index
      %f823 = arith.cmpi sge, %f822, %fc3 : index
      scf.if %f823 {
        %f824 = arith.muli %f224, %fc15 : index
        %f825 = arith.subi %x8, %x10 : index
        %f826 = arith.muli %f825, %fc8 : index
        %f827 = arith.divui %f822, %fc14 : index
        %f828 = arith.remui %f822, %fc14 : index
        %f829 = arith.muli %f827, %fpageBytes : index
        %f830 = arith.cmpi eq, %fcodec, %fc3 : index
        scf.if %f830 {
          %f831 = arith.muli %f0, %fc11 : index
          %f834 = scf.for %f832 = %f831 to %fc15 step %fc7 iter_args(%f833 = %fc32) -> (vector<4xf32>) {
            %f835 = arith.addi %f826, %f832 : index
            %f836 = vector.load %x16[%f835] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f837 = arith.addi %f826, %fc15 : index
            %f838 = arith.addi %f837, %f832 : index
            %f839 = vector.load %x16[%f838] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f840 = arith.addi %f824, %f832 : index
            %f841 = vector.load %x7[%f840] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f842 = arith.subf %f841, %f839 : vector<4xf32>
            %f843 = arith.mulf %f842, %f836 : vector<4xf32>
            %f844 = arith.minimumf %f843, %fc33 : vector<4xf32>
            %f845 = arith.maximumf %f844, %fc34 : vector<4xf32>
            %f846 = arith.truncf %f845 : vector<4xf32> to vector<4xf16>
            %f847 = vector.bitcast %f846 : vector<4xf16> to vector<8xi8>
            %f848 = arith.cmpi slt, %f825, %x11 : index
            scf.if %f848 {
              %f849 = arith.muli %f825, %fc35 : index
              %f850 = arith.addi %f829, %f849 : index
              %f851 = arith.divui %f832, %fc14 : index
              %f852 = arith.muli %f851, %fc36 : index
              %f853 = arith.remui %f832, %fc14 : index
              %f854 = arith.divui %f853, %fc37 : index
              %f855 = arith.muli %f854, %fc1 : index
              %f856 = arith.muli %f828, %fc14 : index
              %f857 = arith.addi %f855, %f856 : index
              %f858 = arith.remui %f853, %fc37 : index
              %f859 = arith.muli %f858, %fc12 : index
              %f860 = arith.addi %f857, %f859 : index
              %f861 = arith.addi %f852, %f860 : index
              %f862 = arith.addi %f850, %f861 : index
              vector.store %f847, %x18[%f862] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
            } else {
              %f863 = arith.subi %f825, %x11 : index
              %f864 = arith.muli %f863, %fc35 : index
              %f865 = arith.addi %f829, %f864 : index
              %f866 = arith.addi %f832, %fc3 : index
              %f867 = arith.divui %f866, %fc14 : index
              %f868 = arith.muli %f867, %fc36 : index
              %f869 = arith.addi %f868, %fc38 : index
              %f870 = arith.remui %f866, %fc14 : index
              %f871 = arith.divui %f828, %fc12 : index
              %f872 = arith.remui %f828, %fc12 : index
              %f873 = arith.muli %f872, %fc37 : index
              %f874 = arith.addi %f871, %f873 : index
              %f875 = arith.divui %f874, %fc37 : index
              %f876 = arith.muli %f875, %fc1 : index
              %f877 = arith.muli %f870, %fc14 : index
              %f878 = arith.addi %f876, %f877 : index
              %f879 = arith.remui %f874, %fc37 : index
              %f880 = arith.muli %f879, %fc12 : index
              %f881 = arith.addi %f878, %f880 : index
              %f882 = arith.addi %f869, %f881 : index
              %f883 = arith.addi %f865, %f882 : index
              %f884 = vector.shuffle %f847, %f847 [0, 1] : vector<8xi8>, vector<8xi8>
              vector.store %f884, %x18[%f883] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f885 = arith.addi %f832, %fc0 : index
              %f886 = arith.divui %f885, %fc14 : index
              %f887 = arith.muli %f886, %fc36 : index
              %f888 = arith.addi %f887, %fc38 : index
              %f889 = arith.remui %f885, %fc14 : index
              %f890 = arith.muli %f889, %fc14 : index
              %f891 = arith.addi %f876, %f890 : index
              %f892 = arith.addi %f891, %f880 : index
              %f893 = arith.addi %f888, %f892 : index
              %f894 = arith.addi %f865, %f893 : index
              %f895 = vector.shuffle %f847, %f847 [2, 3] : vector<8xi8>, vector<8xi8>
              vector.store %f895, %x18[%f894] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f896 = arith.addi %f832, %fc12 : index
              %f897 = arith.divui %f896, %fc14 : index
              %f898 = arith.muli %f897, %fc36 : index
              %f899 = arith.addi %f898, %fc38 : index
              %f900 = arith.remui %f896, %fc14 : index
              %f901 = arith.muli %f900, %fc14 : index
              %f902 = arith.addi %f876, %f901 : index
              %f903 = arith.addi %f902, %f880 : index
              %f904 = arith.addi %f899, %f903 : index
              %f905 = arith.addi %f865, %f904 : index
              %f906 = vector.shuffle %f847, %f847 [4, 5] : vector<8xi8>, vector<8xi8>
              vector.store %f906, %x18[%f905] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f907 = arith.addi %f832, %fc13 : index
              %f908 = arith.divui %f907, %fc14 : index
              %f909 = arith.muli %f908, %fc36 : index
              %f910 = arith.addi %f909, %fc38 : index
              %f911 = arith.remui %f907, %fc14 : index
              %f912 = arith.muli %f911, %fc14 : index
              %f913 = arith.addi %f876, %f912 : index
              %f914 = arith.addi %f913, %f880 : index
              %f915 = arith.addi %f910, %f914 : index
              %f916 = arith.addi %f865, %f915 : index
              %f917 = vector.shuffle %f847, %f847 [6, 7] : vector<8xi8>, vector<8xi8>
              vector.store %f917, %x18[%f916] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
            }
            %f918 = math.absf %f843 : vector<4xf32>
            %f919 = arith.cmpf ugt, %f918, %fc33 : vector<4xf32>
            %f920 = arith.select %f919, %fc39, %fc32 : vector<4xi1>, vector<4xf32>
            %f921 = arith.addf %f833, %f920 : vector<4xf32>
            scf.yield %f921 : vector<4xf32>
          }
          %f922 = wave.reduce "add" %f834 : vector<4xf32>
          %f923 = arith.cmpf ogt, %f922, %fc21 : f32
          scf.if %f923 {
            %f924 = arith.fptosi %f922 : f32 to i32
            wave.count %x19, %f924 : memref<?xi32>
          }
        }
        %f925 = arith.cmpi eq, %fcodec, %fc0 : index
        scf.if %f925 {
          %f926 = arith.muli %f0, %fc11 : index
          %f929 = scf.for %f927 = %f926 to %fc15 step %fc7 iter_args(%f928 = %fc32) -> (vector<4xf32>) {
            %f930 = arith.addi %f826, %f927 : index
            %f931 = vector.load %x16[%f930] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f932 = arith.addi %f826, %fc15 : index
            %f933 = arith.addi %f932, %f927 : index
            %f934 = vector.load %x16[%f933] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f935 = arith.addi %f824, %f927 : index
            %f936 = vector.load %x7[%f935] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f937 = arith.subf %f936, %f934 : vector<4xf32>
            %f938 = arith.mulf %f937, %f931 : vector<4xf32>
            %f939 = wave.fp8_encode "e4m3" %f938 : vector<4xf32> -> vector<4xi8>
            %f940 = arith.cmpi slt, %f825, %x11 : index
            scf.if %f940 {
              %f941 = arith.muli %f825, %fc38 : index
              %f942 = arith.addi %f829, %f941 : index
              %f943 = vector.shuffle %f939, %f939 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
              %f944 = arith.divui %f927, %fc14 : index
              %f945 = arith.muli %f944, %fc1 : index
              %f946 = arith.remui %f927, %fc14 : index
              %f947 = arith.muli %f828, %fc14 : index
              %f948 = arith.divui %f946, %fc11 : index
              %f949 = arith.muli %f948, %fc11 : index
              %f950 = arith.remui %f946, %fc12 : index
              %f951 = arith.muli %f950, %fc12 : index
              %f952 = arith.addi %f949, %f951 : index
              %f953 = arith.divui %f946, %fc12 : index
              %f954 = arith.remui %f953, %fc12 : index
              %f955 = arith.addi %f952, %f954 : index
              %f956 = arith.addi %f947, %f955 : index
              %f957 = arith.addi %f945, %f956 : index
              %f958 = arith.addi %f942, %f957 : index
              vector.store %f943, %x18[%f958] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f959 = arith.subi %f825, %x11 : index
              %f960 = arith.muli %f959, %fc38 : index
              %f961 = arith.addi %f829, %f960 : index
              %f962 = arith.addi %f927, %fc3 : index
              %f963 = arith.divui %f962, %fc14 : index
              %f964 = arith.muli %f963, %fc1 : index
              %f965 = arith.addi %f964, %fc2 : index
              %f966 = arith.remui %f962, %fc14 : index
              %f967 = arith.divui %f828, %fc12 : index
              %f968 = arith.remui %f828, %fc12 : index
              %f969 = arith.muli %f968, %fc37 : index
              %f970 = arith.addi %f967, %f969 : index
              %f971 = arith.muli %f966, %fc14 : index
              %f972 = arith.divui %f970, %fc11 : index
              %f973 = arith.muli %f972, %fc11 : index
              %f974 = arith.remui %f970, %fc12 : index
              %f975 = arith.muli %f974, %fc12 : index
              %f976 = arith.addi %f973, %f975 : index
              %f977 = arith.divui %f970, %fc12 : index
              %f978 = arith.remui %f977, %fc12 : index
              %f979 = arith.addi %f976, %f978 : index
              %f980 = arith.addi %f971, %f979 : index
              %f981 = arith.addi %f965, %f980 : index
              %f982 = arith.addi %f961, %f981 : index
              %f983 = vector.shuffle %f939, %f939 [0] : vector<4xi8>, vector<4xi8>
              vector.store %f983, %x18[%f982] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f984 = arith.addi %f927, %fc0 : index
              %f985 = arith.divui %f984, %fc14 : index
              %f986 = arith.muli %f985, %fc1 : index
              %f987 = arith.addi %f986, %fc2 : index
              %f988 = arith.remui %f984, %fc14 : index
              %f989 = arith.muli %f988, %fc14 : index
              %f990 = arith.addi %f989, %f979 : index
              %f991 = arith.addi %f987, %f990 : index
              %f992 = arith.addi %f961, %f991 : index
              %f993 = vector.shuffle %f939, %f939 [1] : vector<4xi8>, vector<4xi8>
              vector.store %f993, %x18[%f992] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f994 = arith.addi %f927, %fc12 : index
              %f995 = arith.divui %f994, %fc14 : index
              %f996 = arith.muli %f995, %fc1 : index
              %f997 = arith.addi %f996, %fc2 : index
              %f998 = arith.remui %f994, %fc14 : index
              %f999 = arith.muli %f998, %fc14 : index
              %f1000 = arith.addi %f999, %f979 : index
              %f1001 = arith.addi %f997, %f1000 : index
              %f1002 = arith.addi %f961, %f1001 : index
              %f1003 = vector.shuffle %f939, %f939 [2] : vector<4xi8>, vector<4xi8>
              vector.store %f1003, %x18[%f1002] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f1004 = arith.addi %f927, %fc13 : index
              %f1005 = arith.divui %f1004, %fc14 : index
              %f1006 = arith.muli %f1005, %fc1 : index
              %f1007 = arith.addi %f1006, %fc2 : index
              %f1008 = arith.remui %f1004, %fc14 : index
              %f1009 = arith.muli %f1008, %fc14 : index
              %f1010 = arith.addi %f1009, %f979 : index
              %f1011 = arith.addi %f1007, %f1010 : index
              %f1012 = arith.addi %f961, %f1011 : index
              %f1013 = vector.shuffle %f939, %f939 [3] : vector<4xi8>, vector<4xi8>
              vector.store %f1013, %x18[%f1012] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
            %f1014 = math.absf %f938 : vector<4xf32>
            %f1015 = arith.cmpf ugt, %f1014, %fc40 : vector<4xf32>
            %f1016 = arith.select %f1015, %fc39, %fc32 : vector<4xi1>, vector<4xf32>
            %f1017 = arith.addf %f928, %f1016 : vector<4xf32>
            scf.yield %f1017 : vector<4xf32>
          }
          %f1018 = wave.reduce "add" %f929 : vector<4xf32>
          %f1019 = arith.cmpf ogt, %f1018, %fc21 : f32
          scf.if %f1019 {
            %f1020 = arith.fptosi %f1018 : f32 to i32
            wave.count %x19, %f1020 : memref<?xi32>
          }
        }
        %f1021 = arith.cmpi eq, %fcodec, %fc12 : index
        scf.if %f1021 {
          %f1022 = arith.muli %f0, %fc11 : index
          %f1025 = scf.for %f1023 = %f1022 to %fc15 step %fc7 iter_args(%f1024 = %fc32) -> (vector<4xf32>) {
            %f1026 = arith.addi %f826, %f1023 : index
            %f1027 = vector.load %x16[%f1026] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f1028 = arith.addi %f826, %fc15 : index
            %f1029 = arith.addi %f1028, %f1023 : index
            %f1030 = vector.load %x16[%f1029] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f1031 = arith.addi %f824, %f1023 : index
            %f1032 = vector.load %x7[%f1031] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f1033 = arith.subf %f1032, %f1030 : vector<4xf32>
            %f1034 = arith.mulf %f1033, %f1027 : vector<4xf32>
            %f1035 = wave.fp8_encode "e5m2" %f1034 : vector<4xf32> -> vector<4xi8>
            %f1036 = arith.cmpi slt, %f825, %x11 : index
            scf.if %f1036 {
              %f1037 = arith.muli %f825, %fc38 : index
              %f1038 = arith.addi %f829, %f1037 : index
              %f1039 = vector.shuffle %f1035, %f1035 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
              %f1040 = arith.divui %f1023, %fc14 : index
              %f1041 = arith.muli %f1040, %fc1 : index
              %f1042 = arith.remui %f1023, %fc14 : index
              %f1043 = arith.muli %f828, %fc14 : index
              %f1044 = arith.divui %f1042, %fc11 : index
              %f1045 = arith.muli %f1044, %fc11 : index
              %f1046 = arith.remui %f1042, %fc12 : index
              %f1047 = arith.muli %f1046, %fc12 : index
              %f1048 = arith.addi %f1045, %f1047 : index
              %f1049 = arith.divui %f1042, %fc12 : index
              %f1050 = arith.remui %f1049, %fc12 : index
              %f1051 = arith.addi %f1048, %f1050 : index
              %f1052 = arith.addi %f1043, %f1051 : index
              %f1053 = arith.addi %f1041, %f1052 : index
              %f1054 = arith.addi %f1038, %f1053 : index
              vector.store %f1039, %x18[%f1054] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f1055 = arith.subi %f825, %x11 : index
              %f1056 = arith.muli %f1055, %fc38 : index
              %f1057 = arith.addi %f829, %f1056 : index
              %f1058 = arith.addi %f1023, %fc3 : index
              %f1059 = arith.divui %f1058, %fc14 : index
              %f1060 = arith.muli %f1059, %fc1 : index
              %f1061 = arith.addi %f1060, %fc2 : index
              %f1062 = arith.remui %f1058, %fc14 : index
              %f1063 = arith.divui %f828, %fc12 : index
              %f1064 = arith.remui %f828, %fc12 : index
              %f1065 = arith.muli %f1064, %fc37 : index
              %f1066 = arith.addi %f1063, %f1065 : index
              %f1067 = arith.muli %f1062, %fc14 : index
              %f1068 = arith.divui %f1066, %fc11 : index
              %f1069 = arith.muli %f1068, %fc11 : index
              %f1070 = arith.remui %f1066, %fc12 : index
              %f1071 = arith.muli %f1070, %fc12 : index
              %f1072 = arith.addi %f1069, %f1071 : index
              %f1073 = arith.divui %f1066, %fc12 : index
              %f1074 = arith.remui %f1073, %fc12 : index
              %f1075 = arith.addi %f1072, %f1074 : index
              %f1076 = arith.addi %f1067, %f1075 : index
              %f1077 = arith.addi %f1061, %f1076 : index
              %f1078 = arith.addi %f1057, %f1077 : index
              %f1079 = vector.shuffle %f1035, %f1035 [0] : vector<4xi8>, vector<4xi8>
              vector.store %f1079, %x18[%f1078] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f1080 = arith.addi %f1023, %fc0 : index
              %f1081 = arith.divui %f1080, %fc14 : index
              %f1082 = arith.muli %f1081, %fc1 : index
              %f1083 = arith.addi %f1082, %fc2 : index
              %f1084 = arith.remui %f1080, %fc14 : index
              %f1085 = arith.muli %f1084, %fc14 : index
              %f1086 = arith.addi %f1085, %f1075 : index
              %f1087 = arith.addi %f1083, %f1086 : index
              %f1088 = arith.addi %f1057, %f1087 : index
              %f1089 = vector.shuffle %f1035, %f1035 [1] : vector<4xi8>, vector<4xi8>
              vector.store %f1089, %x18[%f1088] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f1090 = arith.addi %f1023, %fc12 : index
              %f1091 = arith.divui %f1090, %fc14 : index
              %f1092 = arith.muli %f1091, %fc1 : index
              %f1093 = arith.addi %f1092, %fc2 : index
              %f1094 = arith.remui %f1090, %fc14 : index
              %f1095 = arith.muli %f1094, %fc14 : index
              %f1096 = arith.addi %f1095, %f1075 : index
              %f1097 = arith.addi %f1093, %f1096 : index
              %f1098 = arith.addi %f1057, %f1097 : index
              %f1099 = vector.shuffle %f1035, %f1035 [2] : vector<4xi8>, vector<4xi8>
              vector.store %f1099, %x18[%f1098] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f1100 = arith.addi %f1023, %fc13 : index
              %f1101 = arith.divui %f1100, %fc14 : index
              %f1102 = arith.muli %f1101, %fc1 : index
              %f1103 = arith.addi %f1102, %fc2 : index
              %f1104 = arith.remui %f1100, %fc14 : index
              %f1105 = arith.muli %f1104, %fc14 : index
              %f1106 = arith.addi %f1105, %f1075 : index
              %f1107 = arith.addi %f1103, %f1106 : index
              %f1108 = arith.addi %f1057, %f1107 : index
              %f1109 = vector.shuffle %f1035, %f1035 [3] : vector<4xi8>, vector<4xi8>
              vector.store %f1109, %x18[%f1108] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
            %f1110 = math.absf %f1034 : vector<4xf32>
            %f1111 = arith.cmpf ugt, %f1110, %fc41 : vector<4xf32>
            %f1112 = arith.select %f1111, %fc39, %fc32 : vector<4xi1>, vector<4xf32>
            %f1113 = arith.addf %f1024, %f1112 : vector<4xf32>
            scf.yield %f1113 : vector<4xf32>
          }
          %f1114 = wave.reduce "add" %f1025 : vector<4xf32>
          %f1115 = arith.cmpf ogt, %f1114, %fc21 : f32
          scf.if %f1115 {
            %f1116 = arith.fptosi %f1114 : f32 to i32
            wave.count %x19, %f1116 : memref<?xi32>
          }
        }
        %f1117 = arith.cmpi eq, %fcodec, %fc13 : index
        scf.if %f1117 {
          %f1118 = arith.muli %f0, %fc11 : index
          %f1121 = scf.for %f1119 = %f1118 to %fc15 step %fc7 iter_args(%f1120 = %fc32) -> (vector<4xf32>) {
            %f1122 = arith.addi %f826, %f1119 : index
            %f1123 = vector.load %x16[%f1122] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f1124 = arith.addi %f826, %fc15 : index
            %f1125 = arith.addi %f1124, %f1119 : index
            %f1126 = vector.load %x16[%f1125] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f1127 = arith.addi %f824, %f1119 : index
            %f1128 = vector.load %x7[%f1127] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f1129 = arith.subf %f1128, %f1126 : vector<4xf32>
            %f1130 = arith.mulf %f1129, %f1123 : vector<4xf32>
            %f1131 = arith.cmpf ord, %f1130, %f1130 : vector<4xf32>
            %f1132 = arith.select %f1131, %f1130, %fc32 : vector<4xi1>, vector<4xf32>
            %f1133 = math.roundeven %f1132 : vector<4xf32>
            %f1134 = arith.minimumf %f1133, %fc42 : vector<4xf32>
            %f1135 = arith.maximumf %f1134, %fc43 : vector<4xf32>
            %f1136 = arith.fptosi %f1135 : vector<4xf32> to vector<4xi32>
            %f1137 = arith.addi %f1136, %fc44 : vector<4xi32>
            %f1138 = arith.trunci %f1137 : vector<4xi32> to vector<4xi8>
            %f1139 = arith.cmpi slt, %f825, %x11 : index
            scf.if %f1139 {
              %f1140 = arith.muli %f825, %fc38 : index
              %f1141 = arith.addi %f829, %f1140 : index
              %f1142 = vector.shuffle %f1138, %f1138 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
              %f1143 = arith.divui %f1119, %fc14 : index
              %f1144 = arith.muli %f1143, %fc1 : index
              %f1145 = arith.remui %f1119, %fc14 : index
              %f1146 = arith.muli %f828, %fc14 : index
              %f1147 = arith.divui %f1145, %fc11 : index
              %f1148 = arith.muli %f1147, %fc11 : index
              %f1149 = arith.remui %f1145, %fc12 : index
              %f1150 = arith.muli %f1149, %fc12 : index
              %f1151 = arith.addi %f1148, %f1150 : index
              %f1152 = arith.divui %f1145, %fc12 : index
              %f1153 = arith.remui %f1152, %fc12 : index
              %f1154 = arith.addi %f1151, %f1153 : index
              %f1155 = arith.addi %f1146, %f1154 : index
              %f1156 = arith.addi %f1144, %f1155 : index
              %f1157 = arith.addi %f1141, %f1156 : index
              vector.store %f1142, %x18[%f1157] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f1158 = arith.subi %f825, %x11 : index
              %f1159 = arith.muli %f1158, %fc38 : index
              %f1160 = arith.addi %f829, %f1159 : index
              %f1161 = arith.addi %f1119, %fc3 : index
              %f1162 = arith.divui %f1161, %fc14 : index
              %f1163 = arith.muli %f1162, %fc1 : index
              %f1164 = arith.addi %f1163, %fc2 : index
              %f1165 = arith.remui %f1161, %fc14 : index
              %f1166 = arith.divui %f828, %fc12 : index
              %f1167 = arith.remui %f828, %fc12 : index
              %f1168 = arith.muli %f1167, %fc37 : index
              %f1169 = arith.addi %f1166, %f1168 : index
              %f1170 = arith.muli %f1165, %fc14 : index
              %f1171 = arith.divui %f1169, %fc11 : index
              %f1172 = arith.muli %f1171, %fc11 : index
              %f1173 = arith.remui %f1169, %fc12 : index
              %f1174 = arith.muli %f1173, %fc12 : index
              %f1175 = arith.addi %f1172, %f1174 : index
              %f1176 = arith.divui %f1169, %fc12 : index
              %f1177 = arith.remui %f1176, %fc12 : index
              %f1178 = arith.addi %f1175, %f1177 : index
              %f1179 = arith.addi %f1170, %f1178 : index
              %f1180 = arith.addi %f1164, %f1179 : index
              %f1181 = arith.addi %f1160, %f1180 : index
              %f1182 = vector.shuffle %f1138, %f1138 [0] : vector<4xi8>, vector<4xi8>
              vector.store %f1182, %x18[%f1181] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f1183 = arith.addi %f1119, %fc0 : index
              %f1184 = arith.divui %f1183, %fc14 : index
              %f1185 = arith.muli %f1184, %fc1 : index
              %f1186 = arith.addi %f1185, %fc2 : index
              %f1187 = arith.remui %f1183, %fc14 : index
              %f1188 = arith.muli %f1187, %fc14 : index
              %f1189 = arith.addi %f1188, %f1178 : index
              %f1190 = arith.addi %f1186, %f1189 : index
              %f1191 = arith.addi %f1160, %f1190 : index
              %f1192 = vector.shuffle %f1138, %f1138 [1] : vector<4xi8>, vector<4xi8>
              vector.store %f1192, %x18[%f1191] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f1193 = arith.addi %f1119, %fc12 : index
              %f1194 = arith.divui %f1193, %fc14 : index
              %f1195 = arith.muli %f1194, %fc1 : index
              %f1196 = arith.addi %f1195, %fc2 : index
              %f1197 = arith.remui %f1193, %fc14 : index
              %f1198 = arith.muli %f1197, %fc14 : index
              %f1199 = arith.addi %f1198, %f1178 : index
              %f1200 = arith.addi %f1196, %f1199 : index
              %f1201 = arith.addi %f1160, %f1200 : index
              %f1202 = vector.shuffle %f1138, %f1138 [2] : vector<4xi8>, vector<4xi8>
              vector.store %f1202, %x18[%f1201] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f1203 = arith.addi %f1119, %fc13 : index
              %f1204 = arith.divui %f1203, %fc14 : index
              %f1205 = arith.muli %f1204, %fc1 : index
              %f1206 = arith.addi %f1205, %fc2 : index
              %f1207 = arith.remui %f1203, %fc14 : index
              %f1208 = arith.muli %f1207, %fc14 : index
              %f1209 = arith.addi %f1208, %f1178 : index
              %f1210 = arith.addi %f1206, %f1209 : index
              %f1211 = arith.addi %f1160, %f1210 : index
              %f1212 = vector.shuffle %f1138, %f1138 [3] : vector<4xi8>, vector<4xi8>
              vector.store %f1212, %x18[%f1211] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
            %f1213 = math.absf %f1130 : vector<4xf32>
            %f1214 = arith.cmpf ugt, %f1213, %fc45 : vector<4xf32>
            %f1215 = arith.select %f1214, %fc39, %fc32 : vector<4xi1>, vector<4xf32>
            %f1216 = arith.addf %f1120, %f1215 : vector<4xf32>
            scf.yield %f1216 : vector<4xf32>
          }
          %f1217 = wave.reduce "add" %f1121 : vector<4xf32>
          %f1218 = arith.cmpf ogt, %f1217, %fc21 : f32
          scf.if %f1218 {
            %f1219 = arith.fptosi %f1217 : f32 to i32
            wave.count %x19, %f1219 : memref<?xi32>
          }
        }
      }
    }
  }
  func.return
}
wave.kernel @qkv_int4_d80__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 10 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 5 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c5 = arith.constant 8 : index
  %c6 = arith.constant 40 : index
  %c7 = arith.constant 15 : index
  %c8 = arith.constant 16 : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 0 : index
  %c11 = arith.constant 2560 : index
  %c12 = arith.constant 1280 : index
  %rowsMode = wave.param "rowsMode" : index
  %scalesInLds = wave.param "scalesInLds" : index
  %c15 = arith.constant 32 : index
  %c16 = arith.constant 320 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c19 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c22 = arith.constant 2 : index
  %c23 = arith.constant 3 : index
  %c24 = arith.constant 64 : index
  %c25 = arith.constant 48 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = arith.remui %2, %c2 : index
  %4 = arith.divui %2, %c2 : index
  %5 = arith.divui %inputFeatures, %groupSize : index
  %6 = arith.muli %inputFeatures, %c5 : index
  %7 = arith.muli %5, %c6 : index
  %8 = arith.addi %7, %c7 : index
  %9 = arith.divui %8, %c8 : index
  %10 = arith.muli %9, %c8 : index
  %11 = arith.addi %6, %10 : index
  %12 = arith.muli %3, %c9 : index
  %13 = arith.addi %12, %c10 : index
  %14 = arith.muli %0, %c2 : index
  %15 = arith.addi %14, %13 : index
  %16 = arith.muli %15, %11 : index
  %17 = wave.scratch %c11 : memref<?xf32>
  %18 = wave.scratch %c12 : memref<?xf32>
  %19 = memref.load %step[%c10] : memref<?xi32>
  %20 = arith.index_cast %19 : i32 to index
  %21 = arith.cmpi eq, %rowsMode, %c10 : index
  scf.if %21 {
    %22 = arith.muli %1, %c8 : index
    %23 = arith.cmpi slt, %22, %20 : index
    scf.if %23 {
      %24 = arith.muli %scalesInLds, %c2 : index
      %25 = wave.scratch %24 : memref<?xi8>
      %26 = arith.cmpi sgt, %scalesInLds, %c10 : index
      scf.if %26 {
        scf.for %27 = %c10 to %c2 step %c9 {
          %28 = arith.addi %14, %27 : index
          %29 = arith.muli %28, %11 : index
          %30 = arith.addi %29, %6 : index
          %31 = arith.muli %2, %c15 : index
          %32 = wave.lane
          %33 = arith.addi %31, %32 : index
          %34 = arith.divui %scalesInLds, %c8 : index
          scf.for %35 = %33 to %34 step %c16 {
            %36 = arith.muli %35, %c8 : index
            %37 = arith.addi %30, %36 : index
            %38 = vector.load %w[%37] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %39 = arith.muli %27, %scalesInLds : index
            %40 = arith.addi %39, %36 : index
            vector.store %38, %25[%40] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %41 = wave.lane
      %42 = arith.remui %41, %c8 : index
      %43 = wave.scratch %operandHalves : memref<?xf16>
      %44 = arith.divui %operandHalves, %c5 : index
      %45 = arith.muli %2, %c15 : index
      %46 = arith.addi %45, %41 : index
      scf.for %47 = %46 to %44 step %c16 {
        %48 = arith.muli %47, %c5 : index
        %49 = arith.addi %c10, %48 : index
        %50 = vector.load %x[%49] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %50, %43[%49] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %51 = arith.remui %42, %tileRows : index
      %52 = arith.muli %51, %c5 : index
      %53 = arith.muli %13, %scalesInLds : index
      %54 = arith.divui %inputFeatures, %c15 : index
      %55 = arith.muli %4, %stepsPerWave : index
      %56 = arith.minsi %55, %54 : index
      %57 = arith.addi %56, %stepsPerWave : index
      %58 = arith.minsi %57, %54 : index
      %59 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %60 = arith.subi %58, %56 : index
      %61 = arith.divui %60, %c22 : index
      %62 = arith.muli %61, %c22 : index
      %63 = arith.addi %56, %62 : index
      %64 = arith.select %59, %57, %63 : index
      %67 = scf.for %65 = %56 to %64 step %c22 iter_args(%66 = %c19) -> (vector<8xf32>) {
        %68 = arith.addi %65, %c10 : index
        %69:2 = func.call @qkv_int4_d80__gfx1100.0(%41, %68, %inputFeatures, %16, %53, %25, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %70 = arith.addi %65, %c9 : index
        %71:2 = func.call @qkv_int4_d80__gfx1100.0(%41, %70, %inputFeatures, %16, %53, %25, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %72 = arith.muli %65, %c22 : index
        %73 = arith.addi %72, %c10 : index
        %74 = arith.muli %tileRows, %c8 : index
        %75 = arith.muli %73, %74 : index
        %76 = arith.addi %52, %75 : index
        %77 = vector.load %43[%76] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %78 = arith.muli %tileRows, %c5 : index
        %79 = arith.addi %76, %78 : index
        %80 = vector.load %43[%79] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %81 = vector.shuffle %77, %80 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %82 = wave.mma %81, %69#0, %66 : vector<16xf16>, vector<8xf32>
        %83 = arith.addi %72, %c9 : index
        %84 = arith.muli %83, %74 : index
        %85 = arith.addi %52, %84 : index
        %86 = vector.load %43[%85] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %87 = arith.addi %85, %78 : index
        %88 = vector.load %43[%87] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %89 = vector.shuffle %86, %88 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %90 = wave.mma %89, %69#1, %82 : vector<16xf16>, vector<8xf32>
        %91 = arith.addi %72, %c22 : index
        %92 = arith.muli %91, %74 : index
        %93 = arith.addi %52, %92 : index
        %94 = vector.load %43[%93] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %95 = arith.addi %93, %78 : index
        %96 = vector.load %43[%95] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %97 = vector.shuffle %94, %96 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %98 = wave.mma %97, %71#0, %90 : vector<16xf16>, vector<8xf32>
        %99 = arith.addi %72, %c23 : index
        %100 = arith.muli %99, %74 : index
        %101 = arith.addi %52, %100 : index
        %102 = vector.load %43[%101] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %103 = arith.addi %101, %78 : index
        %104 = vector.load %43[%103] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %105 = vector.shuffle %102, %104 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %106 = wave.mma %105, %71#1, %98 : vector<16xf16>, vector<8xf32>
        scf.yield %106 : vector<8xf32>
      }
      %107 = arith.select %59, %64, %58 : index
      %110 = scf.for %108 = %64 to %107 step %c9 iter_args(%109 = %67) -> (vector<8xf32>) {
        %111 = arith.addi %108, %c10 : index
        %112:2 = func.call @qkv_int4_d80__gfx1100.0(%41, %111, %inputFeatures, %16, %53, %25, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %113 = arith.muli %108, %c22 : index
        %114 = arith.addi %113, %c10 : index
        %115 = arith.muli %tileRows, %c8 : index
        %116 = arith.muli %114, %115 : index
        %117 = arith.addi %52, %116 : index
        %118 = vector.load %43[%117] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %119 = arith.muli %tileRows, %c5 : index
        %120 = arith.addi %117, %119 : index
        %121 = vector.load %43[%120] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %122 = vector.shuffle %118, %121 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %123 = wave.mma %122, %112#0, %109 : vector<16xf16>, vector<8xf32>
        %124 = arith.addi %113, %c9 : index
        %125 = arith.muli %124, %115 : index
        %126 = arith.addi %52, %125 : index
        %127 = vector.load %43[%126] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %128 = arith.addi %126, %119 : index
        %129 = vector.load %43[%128] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %130 = vector.shuffle %127, %129 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %131 = wave.mma %130, %112#1, %123 : vector<16xf16>, vector<8xf32>
        scf.yield %131 : vector<8xf32>
      }
      %132 = arith.addi %22, %c10 : index
      func.call @qkv_int4_d80__gfx1100.2(%3, %4, %110, %17, %132, %20, %factors, %18, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  %133 = arith.cmpi eq, %rowsMode, %c9 : index
  scf.if %133 {
    %134 = arith.muli %1, %c8 : index
    %135 = arith.cmpi slt, %134, %20 : index
    scf.if %135 {
      %136 = arith.muli %scalesInLds, %c2 : index
      %137 = wave.scratch %136 : memref<?xi8>
      %138 = arith.cmpi sgt, %scalesInLds, %c10 : index
      scf.if %138 {
        scf.for %139 = %c10 to %c2 step %c9 {
          %140 = arith.addi %14, %139 : index
          %141 = arith.muli %140, %11 : index
          %142 = arith.addi %141, %6 : index
          %143 = arith.muli %2, %c15 : index
          %144 = wave.lane
          %145 = arith.addi %143, %144 : index
          %146 = arith.divui %scalesInLds, %c8 : index
          scf.for %147 = %145 to %146 step %c16 {
            %148 = arith.muli %147, %c8 : index
            %149 = arith.addi %142, %148 : index
            %150 = vector.load %w[%149] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %151 = arith.muli %139, %scalesInLds : index
            %152 = arith.addi %151, %148 : index
            vector.store %150, %137[%152] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %153 = wave.lane
      %154 = arith.remui %153, %c8 : index
      %155 = arith.remui %154, %tileRows : index
      %156 = arith.addi %134, %155 : index
      %157 = arith.divui %156, %tileRows : index
      %158 = arith.divui %inputFeatures, %c8 : index
      %159 = arith.muli %157, %158 : index
      %160 = arith.divui %c10, %c8 : index
      %161 = arith.addi %159, %160 : index
      %162 = arith.muli %161, %c22 : index
      %163 = arith.remui %c10, %c8 : index
      %164 = arith.divui %163, %c5 : index
      %165 = arith.addi %162, %164 : index
      %166 = arith.muli %tileRows, %c5 : index
      %167 = arith.muli %165, %166 : index
      %168 = arith.remui %156, %tileRows : index
      %169 = arith.muli %168, %c5 : index
      %170 = arith.addi %167, %169 : index
      %171 = arith.remui %c10, %c5 : index
      %172 = arith.addi %170, %171 : index
      %173 = arith.muli %13, %scalesInLds : index
      %174 = arith.divui %inputFeatures, %c15 : index
      %175 = arith.muli %4, %stepsPerWave : index
      %176 = arith.minsi %175, %174 : index
      %177 = arith.addi %176, %stepsPerWave : index
      %178 = arith.minsi %177, %174 : index
      %179 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %180 = arith.subi %178, %176 : index
      %181 = arith.divui %180, %c22 : index
      %182 = arith.muli %181, %c22 : index
      %183 = arith.addi %176, %182 : index
      %184 = arith.select %179, %177, %183 : index
      %187 = scf.for %185 = %176 to %184 step %c22 iter_args(%186 = %c19) -> (vector<8xf32>) {
        %188 = arith.addi %185, %c10 : index
        %189:2 = func.call @qkv_int4_d80__gfx1100.0(%153, %188, %inputFeatures, %16, %173, %137, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %190 = arith.addi %185, %c9 : index
        %191:2 = func.call @qkv_int4_d80__gfx1100.0(%153, %190, %inputFeatures, %16, %173, %137, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %192 = arith.muli %185, %c22 : index
        %193 = arith.addi %192, %c10 : index
        %194 = arith.muli %tileRows, %c8 : index
        %195 = arith.muli %193, %194 : index
        %196 = arith.addi %172, %195 : index
        %197 = vector.load %x[%196] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %198 = arith.addi %196, %166 : index
        %199 = vector.load %x[%198] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %200 = vector.shuffle %197, %199 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %201 = wave.mma %200, %189#0, %186 : vector<16xf16>, vector<8xf32>
        %202 = arith.addi %192, %c9 : index
        %203 = arith.muli %202, %194 : index
        %204 = arith.addi %172, %203 : index
        %205 = vector.load %x[%204] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %206 = arith.addi %204, %166 : index
        %207 = vector.load %x[%206] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %208 = vector.shuffle %205, %207 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %209 = wave.mma %208, %189#1, %201 : vector<16xf16>, vector<8xf32>
        %210 = arith.addi %192, %c22 : index
        %211 = arith.muli %210, %194 : index
        %212 = arith.addi %172, %211 : index
        %213 = vector.load %x[%212] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %214 = arith.addi %212, %166 : index
        %215 = vector.load %x[%214] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %216 = vector.shuffle %213, %215 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %217 = wave.mma %216, %191#0, %209 : vector<16xf16>, vector<8xf32>
        %218 = arith.addi %192, %c23 : index
        %219 = arith.muli %218, %194 : index
        %220 = arith.addi %172, %219 : index
        %221 = vector.load %x[%220] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %222 = arith.addi %220, %166 : index
        %223 = vector.load %x[%222] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %224 = vector.shuffle %221, %223 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %225 = wave.mma %224, %191#1, %217 : vector<16xf16>, vector<8xf32>
        scf.yield %225 : vector<8xf32>
      }
      %226 = arith.select %179, %184, %178 : index
      %229 = scf.for %227 = %184 to %226 step %c9 iter_args(%228 = %187) -> (vector<8xf32>) {
        %230 = arith.addi %227, %c10 : index
        %231:2 = func.call @qkv_int4_d80__gfx1100.0(%153, %230, %inputFeatures, %16, %173, %137, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %232 = arith.muli %227, %c22 : index
        %233 = arith.addi %232, %c10 : index
        %234 = arith.muli %tileRows, %c8 : index
        %235 = arith.muli %233, %234 : index
        %236 = arith.addi %172, %235 : index
        %237 = vector.load %x[%236] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %238 = arith.addi %236, %166 : index
        %239 = vector.load %x[%238] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %240 = vector.shuffle %237, %239 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %241 = wave.mma %240, %231#0, %228 : vector<16xf16>, vector<8xf32>
        %242 = arith.addi %232, %c9 : index
        %243 = arith.muli %242, %234 : index
        %244 = arith.addi %172, %243 : index
        %245 = vector.load %x[%244] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %246 = arith.addi %244, %166 : index
        %247 = vector.load %x[%246] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %248 = vector.shuffle %245, %247 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %249 = wave.mma %248, %231#1, %241 : vector<16xf16>, vector<8xf32>
        scf.yield %249 : vector<8xf32>
      }
      %250 = arith.addi %134, %c10 : index
      func.call @qkv_int4_d80__gfx1100.2(%3, %4, %229, %17, %250, %20, %factors, %18, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  %251 = arith.cmpi eq, %rowsMode, %c22 : index
  scf.if %251 {
    %252 = arith.muli %1, %c24 : index
    %253 = arith.cmpi slt, %252, %20 : index
    scf.if %253 {
      %254 = arith.muli %scalesInLds, %c2 : index
      %255 = wave.scratch %254 : memref<?xi8>
      %256 = arith.cmpi sgt, %scalesInLds, %c10 : index
      scf.if %256 {
        scf.for %257 = %c10 to %c2 step %c9 {
          %258 = arith.addi %14, %257 : index
          %259 = arith.muli %258, %11 : index
          %260 = arith.addi %259, %6 : index
          %261 = arith.muli %2, %c15 : index
          %262 = wave.lane
          %263 = arith.addi %261, %262 : index
          %264 = arith.divui %scalesInLds, %c8 : index
          scf.for %265 = %263 to %264 step %c16 {
            %266 = arith.muli %265, %c8 : index
            %267 = arith.addi %260, %266 : index
            %268 = vector.load %w[%267] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %269 = arith.muli %257, %scalesInLds : index
            %270 = arith.addi %269, %266 : index
            vector.store %268, %255[%270] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %271 = wave.lane
      %272 = arith.remui %271, %c8 : index
      %273 = arith.remui %272, %tileRows : index
      %274 = arith.addi %252, %273 : index
      %275 = arith.divui %274, %tileRows : index
      %276 = arith.divui %inputFeatures, %c8 : index
      %277 = arith.muli %275, %276 : index
      %278 = arith.divui %c10, %c8 : index
      %279 = arith.addi %277, %278 : index
      %280 = arith.muli %279, %c22 : index
      %281 = arith.remui %c10, %c8 : index
      %282 = arith.divui %281, %c5 : index
      %283 = arith.addi %280, %282 : index
      %284 = arith.muli %tileRows, %c5 : index
      %285 = arith.muli %283, %284 : index
      %286 = arith.remui %274, %tileRows : index
      %287 = arith.muli %286, %c5 : index
      %288 = arith.addi %285, %287 : index
      %289 = arith.remui %c10, %c5 : index
      %290 = arith.addi %288, %289 : index
      %291 = arith.addi %272, %c8 : index
      %292 = arith.addi %252, %291 : index
      %293 = arith.divui %292, %tileRows : index
      %294 = arith.muli %293, %276 : index
      %295 = arith.addi %294, %278 : index
      %296 = arith.muli %295, %c22 : index
      %297 = arith.addi %296, %282 : index
      %298 = arith.muli %297, %284 : index
      %299 = arith.remui %292, %tileRows : index
      %300 = arith.muli %299, %c5 : index
      %301 = arith.addi %298, %300 : index
      %302 = arith.addi %301, %289 : index
      %303 = arith.addi %272, %c15 : index
      %304 = arith.addi %252, %303 : index
      %305 = arith.divui %304, %tileRows : index
      %306 = arith.muli %305, %276 : index
      %307 = arith.addi %306, %278 : index
      %308 = arith.muli %307, %c22 : index
      %309 = arith.addi %308, %282 : index
      %310 = arith.muli %309, %284 : index
      %311 = arith.remui %304, %tileRows : index
      %312 = arith.muli %311, %c5 : index
      %313 = arith.addi %310, %312 : index
      %314 = arith.addi %313, %289 : index
      %315 = arith.addi %272, %c25 : index
      %316 = arith.addi %252, %315 : index
      %317 = arith.divui %316, %tileRows : index
      %318 = arith.muli %317, %276 : index
      %319 = arith.addi %318, %278 : index
      %320 = arith.muli %319, %c22 : index
      %321 = arith.addi %320, %282 : index
      %322 = arith.muli %321, %284 : index
      %323 = arith.remui %316, %tileRows : index
      %324 = arith.muli %323, %c5 : index
      %325 = arith.addi %322, %324 : index
      %326 = arith.addi %325, %289 : index
      %327 = arith.muli %13, %scalesInLds : index
      %328 = arith.divui %inputFeatures, %c15 : index
      %329 = arith.muli %4, %stepsPerWave : index
      %330 = arith.minsi %329, %328 : index
      %331 = arith.addi %330, %stepsPerWave : index
      %332 = arith.minsi %331, %328 : index
      %333 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %334 = arith.subi %332, %330 : index
      %335 = arith.divui %334, %c22 : index
      %336 = arith.muli %335, %c22 : index
      %337 = arith.addi %330, %336 : index
      %338 = arith.select %333, %331, %337 : index
      %344:4 = scf.for %339 = %330 to %338 step %c22 iter_args(%340 = %c19, %341 = %c19, %342 = %c19, %343 = %c19) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %345 = arith.addi %339, %c10 : index
        %346:2 = func.call @qkv_int4_d80__gfx1100.0(%271, %345, %inputFeatures, %16, %327, %255, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %347 = arith.addi %339, %c9 : index
        %348:2 = func.call @qkv_int4_d80__gfx1100.0(%271, %347, %inputFeatures, %16, %327, %255, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %349 = arith.muli %339, %c22 : index
        %350 = arith.addi %349, %c10 : index
        %351 = arith.muli %tileRows, %c8 : index
        %352 = arith.muli %350, %351 : index
        %353 = arith.addi %290, %352 : index
        %354 = vector.load %x[%353] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %355 = arith.addi %353, %284 : index
        %356 = vector.load %x[%355] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %357 = vector.shuffle %354, %356 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %358 = wave.mma %357, %346#0, %340 : vector<16xf16>, vector<8xf32>
        %359 = arith.addi %302, %352 : index
        %360 = vector.load %x[%359] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %361 = arith.addi %359, %284 : index
        %362 = vector.load %x[%361] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %363 = vector.shuffle %360, %362 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %364 = wave.mma %363, %346#0, %341 : vector<16xf16>, vector<8xf32>
        %365 = arith.addi %314, %352 : index
        %366 = vector.load %x[%365] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %367 = arith.addi %365, %284 : index
        %368 = vector.load %x[%367] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %369 = vector.shuffle %366, %368 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %370 = wave.mma %369, %346#0, %342 : vector<16xf16>, vector<8xf32>
        %371 = arith.addi %326, %352 : index
        %372 = vector.load %x[%371] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %373 = arith.addi %371, %284 : index
        %374 = vector.load %x[%373] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %375 = vector.shuffle %372, %374 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %376 = wave.mma %375, %346#0, %343 : vector<16xf16>, vector<8xf32>
        %377 = arith.addi %349, %c9 : index
        %378 = arith.muli %377, %351 : index
        %379 = arith.addi %290, %378 : index
        %380 = vector.load %x[%379] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %381 = arith.addi %379, %284 : index
        %382 = vector.load %x[%381] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %383 = vector.shuffle %380, %382 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %384 = wave.mma %383, %346#1, %358 : vector<16xf16>, vector<8xf32>
        %385 = arith.addi %302, %378 : index
        %386 = vector.load %x[%385] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %387 = arith.addi %385, %284 : index
        %388 = vector.load %x[%387] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %389 = vector.shuffle %386, %388 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %390 = wave.mma %389, %346#1, %364 : vector<16xf16>, vector<8xf32>
        %391 = arith.addi %314, %378 : index
        %392 = vector.load %x[%391] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %393 = arith.addi %391, %284 : index
        %394 = vector.load %x[%393] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %395 = vector.shuffle %392, %394 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %396 = wave.mma %395, %346#1, %370 : vector<16xf16>, vector<8xf32>
        %397 = arith.addi %326, %378 : index
        %398 = vector.load %x[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %399 = arith.addi %397, %284 : index
        %400 = vector.load %x[%399] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %401 = vector.shuffle %398, %400 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %402 = wave.mma %401, %346#1, %376 : vector<16xf16>, vector<8xf32>
        %403 = arith.addi %349, %c22 : index
        %404 = arith.muli %403, %351 : index
        %405 = arith.addi %290, %404 : index
        %406 = vector.load %x[%405] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %407 = arith.addi %405, %284 : index
        %408 = vector.load %x[%407] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %409 = vector.shuffle %406, %408 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %410 = wave.mma %409, %348#0, %384 : vector<16xf16>, vector<8xf32>
        %411 = arith.addi %302, %404 : index
        %412 = vector.load %x[%411] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %413 = arith.addi %411, %284 : index
        %414 = vector.load %x[%413] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %415 = vector.shuffle %412, %414 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %416 = wave.mma %415, %348#0, %390 : vector<16xf16>, vector<8xf32>
        %417 = arith.addi %314, %404 : index
        %418 = vector.load %x[%417] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %419 = arith.addi %417, %284 : index
        %420 = vector.load %x[%419] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %421 = vector.shuffle %418, %420 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %422 = wave.mma %421, %348#0, %396 : vector<16xf16>, vector<8xf32>
        %423 = arith.addi %326, %404 : index
        %424 = vector.load %x[%423] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %425 = arith.addi %423, %284 : index
        %426 = vector.load %x[%425] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %427 = vector.shuffle %424, %426 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %428 = wave.mma %427, %348#0, %402 : vector<16xf16>, vector<8xf32>
        %429 = arith.addi %349, %c23 : index
        %430 = arith.muli %429, %351 : index
        %431 = arith.addi %290, %430 : index
        %432 = vector.load %x[%431] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %433 = arith.addi %431, %284 : index
        %434 = vector.load %x[%433] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %435 = vector.shuffle %432, %434 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %436 = wave.mma %435, %348#1, %410 : vector<16xf16>, vector<8xf32>
        %437 = arith.addi %302, %430 : index
        %438 = vector.load %x[%437] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %439 = arith.addi %437, %284 : index
        %440 = vector.load %x[%439] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %441 = vector.shuffle %438, %440 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %442 = wave.mma %441, %348#1, %416 : vector<16xf16>, vector<8xf32>
        %443 = arith.addi %314, %430 : index
        %444 = vector.load %x[%443] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %445 = arith.addi %443, %284 : index
        %446 = vector.load %x[%445] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %447 = vector.shuffle %444, %446 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %448 = wave.mma %447, %348#1, %422 : vector<16xf16>, vector<8xf32>
        %449 = arith.addi %326, %430 : index
        %450 = vector.load %x[%449] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %451 = arith.addi %449, %284 : index
        %452 = vector.load %x[%451] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %453 = vector.shuffle %450, %452 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %454 = wave.mma %453, %348#1, %428 : vector<16xf16>, vector<8xf32>
        scf.yield %436, %442, %448, %454 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %455 = arith.select %333, %338, %332 : index
      %461:4 = scf.for %456 = %338 to %455 step %c9 iter_args(%457 = %344#0, %458 = %344#1, %459 = %344#2, %460 = %344#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %462 = arith.addi %456, %c10 : index
        %463:2 = func.call @qkv_int4_d80__gfx1100.0(%271, %462, %inputFeatures, %16, %327, %255, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %464 = arith.muli %456, %c22 : index
        %465 = arith.addi %464, %c10 : index
        %466 = arith.muli %tileRows, %c8 : index
        %467 = arith.muli %465, %466 : index
        %468 = arith.addi %290, %467 : index
        %469 = vector.load %x[%468] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %470 = arith.addi %468, %284 : index
        %471 = vector.load %x[%470] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %472 = vector.shuffle %469, %471 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %473 = wave.mma %472, %463#0, %457 : vector<16xf16>, vector<8xf32>
        %474 = arith.addi %302, %467 : index
        %475 = vector.load %x[%474] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %476 = arith.addi %474, %284 : index
        %477 = vector.load %x[%476] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %478 = vector.shuffle %475, %477 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %479 = wave.mma %478, %463#0, %458 : vector<16xf16>, vector<8xf32>
        %480 = arith.addi %314, %467 : index
        %481 = vector.load %x[%480] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %482 = arith.addi %480, %284 : index
        %483 = vector.load %x[%482] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %484 = vector.shuffle %481, %483 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %485 = wave.mma %484, %463#0, %459 : vector<16xf16>, vector<8xf32>
        %486 = arith.addi %326, %467 : index
        %487 = vector.load %x[%486] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %488 = arith.addi %486, %284 : index
        %489 = vector.load %x[%488] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %490 = vector.shuffle %487, %489 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %491 = wave.mma %490, %463#0, %460 : vector<16xf16>, vector<8xf32>
        %492 = arith.addi %464, %c9 : index
        %493 = arith.muli %492, %466 : index
        %494 = arith.addi %290, %493 : index
        %495 = vector.load %x[%494] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %496 = arith.addi %494, %284 : index
        %497 = vector.load %x[%496] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %498 = vector.shuffle %495, %497 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %499 = wave.mma %498, %463#1, %473 : vector<16xf16>, vector<8xf32>
        %500 = arith.addi %302, %493 : index
        %501 = vector.load %x[%500] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %502 = arith.addi %500, %284 : index
        %503 = vector.load %x[%502] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %504 = vector.shuffle %501, %503 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %505 = wave.mma %504, %463#1, %479 : vector<16xf16>, vector<8xf32>
        %506 = arith.addi %314, %493 : index
        %507 = vector.load %x[%506] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %508 = arith.addi %506, %284 : index
        %509 = vector.load %x[%508] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %510 = vector.shuffle %507, %509 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %511 = wave.mma %510, %463#1, %485 : vector<16xf16>, vector<8xf32>
        %512 = arith.addi %326, %493 : index
        %513 = vector.load %x[%512] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %514 = arith.addi %512, %284 : index
        %515 = vector.load %x[%514] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %516 = vector.shuffle %513, %515 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %517 = wave.mma %516, %463#1, %491 : vector<16xf16>, vector<8xf32>
        scf.yield %499, %505, %511, %517 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %518 = arith.addi %252, %c10 : index
      func.call @qkv_int4_d80__gfx1100.2(%3, %4, %461#0, %17, %518, %20, %factors, %18, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %519 = arith.addi %252, %c8 : index
      func.call @qkv_int4_d80__gfx1100.2(%3, %4, %461#1, %17, %519, %20, %factors, %18, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %520 = arith.addi %252, %c15 : index
      func.call @qkv_int4_d80__gfx1100.2(%3, %4, %461#2, %17, %520, %20, %factors, %18, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %521 = arith.addi %252, %c25 : index
      func.call @qkv_int4_d80__gfx1100.2(%3, %4, %461#3, %17, %521, %20, %factors, %18, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  wave.return
}
