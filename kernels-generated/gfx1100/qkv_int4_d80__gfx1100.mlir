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
func.func private @qkv_int4_d80__gfx1100.2(%x0: index, %x1: index, %x2: vector<8xf32>, %x3: memref<?xf32>, %x4: index, %x5: index, %x6: memref<?xf32>, %x7: memref<?xf32>, %x8: index, %x9: memref<?xf32>, %x10: index, %x11: index, %x12: memref<?xi32>, %x13: memref<?xf32>, %x14: memref<?xf32>, %x15: memref<?xf32>, %x16: memref<?xf32>, %x17: memref<?xf32>, %x18: memref<?xi8>) {
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
  %fc25 = arith.constant 10 : index
  %fslotsAt = wave.param "slotsAt" : index
  %fpageBytes = wave.param "pageBytes" : index
  %fcodec = wave.param "codec" : index
  %fc29 = arith.constant dense<0x477FE000> : vector<4xf32>
  %fc30 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %fc31 = arith.constant 5120 : index
  %fc32 = arith.constant 512 : index
  %fc33 = arith.constant 8 : index
  %fc34 = arith.constant 2560 : index
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
        memref.store %f131, %x16[%f138] : memref<?xf32>
        %f139 = arith.addi %f138, %fc17 : index
        memref.store %f134, %x16[%f139] : memref<?xf32>
      } else {
        memref.store %f131, %x7[%f37] : memref<?xf32>
        %f140 = arith.addi %f37, %fc17 : index
        memref.store %f134, %x7[%f140] : memref<?xf32>
      }
      %f141 = arith.addi %f111, %f53 : index
      %f142 = arith.addi %f115, %f53 : index
      %f143 = memref.load %x15[%f141] : memref<?xf32>
      %f144 = arith.addi %f141, %fc17 : index
      %f145 = memref.load %x15[%f144] : memref<?xf32>
      %f146 = memref.load %x15[%f142] : memref<?xf32>
      %f147 = arith.addi %f142, %fc17 : index
      %f148 = memref.load %x15[%f147] : memref<?xf32>
      %f149 = arith.mulf %f146, %f143 : f32
      %f150 = arith.mulf %f148, %f145 : f32
      %f151 = arith.subf %f149, %f150 : f32
      %f152 = arith.mulf %f148, %f143 : f32
      %f153 = arith.mulf %f146, %f145 : f32
      %f154 = arith.addf %f152, %f153 : f32
      %f155 = arith.mulf %f103, %f151 : f32
      %f156 = arith.mulf %f109, %f154 : f32
      %f157 = arith.subf %f155, %f156 : f32
      %f158 = arith.mulf %f109, %f151 : f32
      %f159 = arith.mulf %f103, %f154 : f32
      %f160 = arith.addf %f158, %f159 : f32
      scf.if %f52 {
        scf.if %f85 {
          %f161 = arith.muli %f30, %x10 : index
          %f162 = arith.addi %f161, %x8 : index
          %f163 = arith.muli %f162, %fc15 : index
          %f164 = arith.addi %f163, %f53 : index
          memref.store %f157, %x16[%f164] : memref<?xf32>
          %f165 = arith.addi %f164, %fc17 : index
          memref.store %f160, %x16[%f165] : memref<?xf32>
        } else {
          memref.store %f157, %x7[%f54] : memref<?xf32>
          %f166 = arith.addi %f54, %fc17 : index
          memref.store %f160, %x7[%f166] : memref<?xf32>
        }
      }
    } else {
      %f167 = arith.cmpi slt, %x8, %x10 : index
      scf.if %f167 {
        %f168 = arith.muli %f30, %x10 : index
        %f169 = arith.addi %f168, %x8 : index
        %f170 = arith.muli %f169, %fc15 : index
        %f171 = arith.addi %f170, %f35 : index
        memref.store %f43, %x16[%f171] : memref<?xf32>
        %f172 = arith.addi %f171, %fc17 : index
        memref.store %f50, %x16[%f172] : memref<?xf32>
      } else {
        memref.store %f43, %x7[%f37] : memref<?xf32>
        %f173 = arith.addi %f37, %fc17 : index
        memref.store %f50, %x7[%f173] : memref<?xf32>
      }
      scf.if %f52 {
        scf.if %f167 {
          %f174 = arith.muli %f30, %x10 : index
          %f175 = arith.addi %f174, %x8 : index
          %f176 = arith.muli %f175, %fc15 : index
          %f177 = arith.addi %f176, %f53 : index
          memref.store %f59, %x16[%f177] : memref<?xf32>
          %f178 = arith.addi %f177, %fc17 : index
          memref.store %f66, %x16[%f178] : memref<?xf32>
        } else {
          memref.store %f59, %x7[%f54] : memref<?xf32>
          %f179 = arith.addi %f54, %fc17 : index
          memref.store %f66, %x7[%f179] : memref<?xf32>
        }
      }
    }
  }
  %f180 = arith.addi %f28, %fc25 : index
  %f181 = arith.addi %x4, %f180 : index
  %f182 = arith.cmpi slt, %f181, %x5 : index
  %f183 = arith.cmpi slt, %f180, %fc14 : index
  %f184 = arith.andi %f182, %f183 : i1
  scf.if %f184 {
    %f185 = arith.muli %f180, %fc15 : index
    %f186 = arith.addi %f0, %fc3 : index
    %f187 = arith.cmpi eq, %fhasBias, %fc0 : index
    %f188 = arith.addi %f185, %f186 : index
    %f189 = memref.load %x7[%f188] : memref<?xf32>
    %f190 = arith.muli %x8, %fc15 : index
    %f191 = arith.addi %f190, %f186 : index
    %f192 = memref.load %x9[%f191] : memref<?xf32>
    %f193 = arith.addf %f189, %f192 : f32
    %f194 = arith.select %f187, %f193, %f189 : f32
    %f195 = arith.addi %f186, %fc17 : index
    %f196 = arith.addi %f185, %f195 : index
    %f197 = memref.load %x7[%f196] : memref<?xf32>
    %f198 = arith.addi %f190, %f195 : index
    %f199 = memref.load %x9[%f198] : memref<?xf32>
    %f200 = arith.addf %f197, %f199 : f32
    %f201 = arith.select %f187, %f200, %f197 : f32
    %f202 = arith.addi %f0, %fc4 : index
    %f203 = arith.cmpi slt, %f202, %fc17 : index
    %f204 = arith.minsi %f202, %fc18 : index
    %f205 = arith.addi %f185, %f204 : index
    %f206 = memref.load %x7[%f205] : memref<?xf32>
    %f207 = arith.addi %f190, %f204 : index
    %f208 = memref.load %x9[%f207] : memref<?xf32>
    %f209 = arith.addf %f206, %f208 : f32
    %f210 = arith.select %f187, %f209, %f206 : f32
    %f211 = arith.addi %f204, %fc17 : index
    %f212 = arith.addi %f185, %f211 : index
    %f213 = memref.load %x7[%f212] : memref<?xf32>
    %f214 = arith.addi %f190, %f211 : index
    %f215 = memref.load %x9[%f214] : memref<?xf32>
    %f216 = arith.addf %f213, %f215 : f32
    %f217 = arith.select %f187, %f216, %f213 : f32
    %f218 = arith.addi %x10, %x11 : index
    %f219 = arith.cmpi slt, %x8, %f218 : index
    scf.if %f219 {
      %f220 = arith.addi %fpositionsAt, %f181 : index
      %f221 = memref.load %x12[%f220] : memref<?xi32>
      %f222 = arith.index_cast %f221 : i32 to index
      %f223 = arith.cmpi eq, %fhasNorm, %fc0 : index
      %f224 = math.fma %f194, %f194, %fc21 : f32
      %f225 = math.fma %f201, %f201, %f224 : f32
      %f226 = math.fma %f210, %f210, %f225 : f32
      %f227 = arith.select %f203, %f226, %f225 : f32
      %f228 = math.fma %f217, %f217, %f227 : f32
      %f229 = arith.select %f203, %f228, %f227 : f32
      %f230 = vector.broadcast %f229 : f32 to vector<1xf32>
      %f231 = wave.reduce "add" %f230 : vector<1xf32>
      %f232 = arith.mulf %f231, %finverseHeadDim : f32
      %f233 = arith.addf %f232, %fepsilon : f32
      %f234 = math.sqrt %f233 : f32
      %f235 = arith.divf %fc23, %f234 : f32
      %f236 = arith.cmpi slt, %x8, %x10 : index
      %f237 = memref.load %x13[%f186] : memref<?xf32>
      %f238 = memref.load %x14[%f186] : memref<?xf32>
      %f239 = arith.select %f236, %f237, %f238 : f32
      %f240 = arith.mulf %f194, %f235 : f32
      %f241 = arith.mulf %f240, %f239 : f32
      %f242 = arith.select %f223, %f241, %f194 : f32
      %f243 = memref.load %x13[%f195] : memref<?xf32>
      %f244 = memref.load %x14[%f195] : memref<?xf32>
      %f245 = arith.select %f236, %f243, %f244 : f32
      %f246 = arith.mulf %f201, %f235 : f32
      %f247 = arith.mulf %f246, %f245 : f32
      %f248 = arith.select %f223, %f247, %f201 : f32
      %f249 = memref.load %x13[%f204] : memref<?xf32>
      %f250 = memref.load %x14[%f204] : memref<?xf32>
      %f251 = arith.select %f236, %f249, %f250 : f32
      %f252 = arith.mulf %f210, %f235 : f32
      %f253 = arith.mulf %f252, %f251 : f32
      %f254 = arith.select %f223, %f253, %f210 : f32
      %f255 = memref.load %x13[%f211] : memref<?xf32>
      %f256 = memref.load %x14[%f211] : memref<?xf32>
      %f257 = arith.select %f236, %f255, %f256 : f32
      %f258 = arith.mulf %f217, %f235 : f32
      %f259 = arith.mulf %f258, %f257 : f32
      %f260 = arith.select %f223, %f259, %f217 : f32
      %f261 = arith.remui %f222, %fc1 : index
      %f262 = arith.muli %f261, %fc15 : index
      %f263 = arith.addi %f262, %f186 : index
      %f264 = arith.divui %f222, %fc1 : index
      %f265 = arith.addi %f264, %fc1 : index
      %f266 = arith.muli %f265, %fc15 : index
      %f267 = arith.addi %f266, %f186 : index
      %f268 = memref.load %x15[%f263] : memref<?xf32>
      %f269 = arith.addi %f263, %fc17 : index
      %f270 = memref.load %x15[%f269] : memref<?xf32>
      %f271 = memref.load %x15[%f267] : memref<?xf32>
      %f272 = arith.addi %f267, %fc17 : index
      %f273 = memref.load %x15[%f272] : memref<?xf32>
      %f274 = arith.mulf %f271, %f268 : f32
      %f275 = arith.mulf %f273, %f270 : f32
      %f276 = arith.subf %f274, %f275 : f32
      %f277 = arith.mulf %f273, %f268 : f32
      %f278 = arith.mulf %f271, %f270 : f32
      %f279 = arith.addf %f277, %f278 : f32
      %f280 = arith.mulf %f242, %f276 : f32
      %f281 = arith.mulf %f248, %f279 : f32
      %f282 = arith.subf %f280, %f281 : f32
      %f283 = arith.mulf %f248, %f276 : f32
      %f284 = arith.mulf %f242, %f279 : f32
      %f285 = arith.addf %f283, %f284 : f32
      scf.if %f236 {
        %f286 = arith.muli %f181, %x10 : index
        %f287 = arith.addi %f286, %x8 : index
        %f288 = arith.muli %f287, %fc15 : index
        %f289 = arith.addi %f288, %f186 : index
        memref.store %f282, %x16[%f289] : memref<?xf32>
        %f290 = arith.addi %f289, %fc17 : index
        memref.store %f285, %x16[%f290] : memref<?xf32>
      } else {
        memref.store %f282, %x7[%f188] : memref<?xf32>
        %f291 = arith.addi %f188, %fc17 : index
        memref.store %f285, %x7[%f291] : memref<?xf32>
      }
      %f292 = arith.addi %f262, %f204 : index
      %f293 = arith.addi %f266, %f204 : index
      %f294 = memref.load %x15[%f292] : memref<?xf32>
      %f295 = arith.addi %f292, %fc17 : index
      %f296 = memref.load %x15[%f295] : memref<?xf32>
      %f297 = memref.load %x15[%f293] : memref<?xf32>
      %f298 = arith.addi %f293, %fc17 : index
      %f299 = memref.load %x15[%f298] : memref<?xf32>
      %f300 = arith.mulf %f297, %f294 : f32
      %f301 = arith.mulf %f299, %f296 : f32
      %f302 = arith.subf %f300, %f301 : f32
      %f303 = arith.mulf %f299, %f294 : f32
      %f304 = arith.mulf %f297, %f296 : f32
      %f305 = arith.addf %f303, %f304 : f32
      %f306 = arith.mulf %f254, %f302 : f32
      %f307 = arith.mulf %f260, %f305 : f32
      %f308 = arith.subf %f306, %f307 : f32
      %f309 = arith.mulf %f260, %f302 : f32
      %f310 = arith.mulf %f254, %f305 : f32
      %f311 = arith.addf %f309, %f310 : f32
      scf.if %f203 {
        scf.if %f236 {
          %f312 = arith.muli %f181, %x10 : index
          %f313 = arith.addi %f312, %x8 : index
          %f314 = arith.muli %f313, %fc15 : index
          %f315 = arith.addi %f314, %f204 : index
          memref.store %f308, %x16[%f315] : memref<?xf32>
          %f316 = arith.addi %f315, %fc17 : index
          memref.store %f311, %x16[%f316] : memref<?xf32>
        } else {
          memref.store %f308, %x7[%f205] : memref<?xf32>
          %f317 = arith.addi %f205, %fc17 : index
          memref.store %f311, %x7[%f317] : memref<?xf32>
        }
      }
    } else {
      %f318 = arith.cmpi slt, %x8, %x10 : index
      scf.if %f318 {
        %f319 = arith.muli %f181, %x10 : index
        %f320 = arith.addi %f319, %x8 : index
        %f321 = arith.muli %f320, %fc15 : index
        %f322 = arith.addi %f321, %f186 : index
        memref.store %f194, %x16[%f322] : memref<?xf32>
        %f323 = arith.addi %f322, %fc17 : index
        memref.store %f201, %x16[%f323] : memref<?xf32>
      } else {
        memref.store %f194, %x7[%f188] : memref<?xf32>
        %f324 = arith.addi %f188, %fc17 : index
        memref.store %f201, %x7[%f324] : memref<?xf32>
      }
      scf.if %f203 {
        scf.if %f318 {
          %f325 = arith.muli %f181, %x10 : index
          %f326 = arith.addi %f325, %x8 : index
          %f327 = arith.muli %f326, %fc15 : index
          %f328 = arith.addi %f327, %f204 : index
          memref.store %f210, %x16[%f328] : memref<?xf32>
          %f329 = arith.addi %f328, %fc17 : index
          memref.store %f217, %x16[%f329] : memref<?xf32>
        } else {
          memref.store %f210, %x7[%f205] : memref<?xf32>
          %f330 = arith.addi %f205, %fc17 : index
          memref.store %f217, %x7[%f330] : memref<?xf32>
        }
      }
    }
  }
  wave.barrier
  %f331 = arith.cmpi sge, %x8, %x10 : index
  scf.if %f331 {
    scf.if %f33 {
      %f332 = arith.addi %fslotsAt, %f30 : index
      %f333 = memref.load %x12[%f332] : memref<?xi32>
      %f334 = arith.index_cast %f333 : i32 to index
      %f335 = arith.cmpi sge, %f334, %fc3 : index
      scf.if %f335 {
        %f336 = arith.muli %f29, %fc15 : index
        %f337 = arith.subi %x8, %x10 : index
        %f338 = memref.load %x17[%f337] : memref<?xf32>
        %f339 = vector.broadcast %f338 : f32 to vector<4xf32>
        %f340 = arith.divui %f334, %fc14 : index
        %f341 = arith.remui %f334, %fc14 : index
        %f342 = arith.muli %f340, %fpageBytes : index
        %f343 = arith.cmpi eq, %fcodec, %fc3 : index
        scf.if %f343 {
          %f344 = arith.muli %f0, %fc11 : index
          scf.for %f345 = %f344 to %fc15 step %fc7 {
            %f346 = arith.addi %f336, %f345 : index
            %f347 = vector.load %x7[%f346] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f348 = arith.mulf %f347, %f339 : vector<4xf32>
            %f349 = arith.minimumf %f348, %fc29 : vector<4xf32>
            %f350 = arith.maximumf %f349, %fc30 : vector<4xf32>
            %f351 = arith.truncf %f350 : vector<4xf32> to vector<4xf16>
            %f352 = vector.bitcast %f351 : vector<4xf16> to vector<8xi8>
            %f353 = arith.cmpi slt, %f337, %x11 : index
            scf.if %f353 {
              %f354 = arith.muli %f337, %fc31 : index
              %f355 = arith.addi %f342, %f354 : index
              %f356 = arith.divui %f345, %fc14 : index
              %f357 = arith.muli %f356, %fc32 : index
              %f358 = arith.remui %f345, %fc14 : index
              %f359 = arith.divui %f358, %fc33 : index
              %f360 = arith.muli %f359, %fc1 : index
              %f361 = arith.muli %f341, %fc14 : index
              %f362 = arith.addi %f360, %f361 : index
              %f363 = arith.remui %f358, %fc33 : index
              %f364 = arith.muli %f363, %fc12 : index
              %f365 = arith.addi %f362, %f364 : index
              %f366 = arith.addi %f357, %f365 : index
              %f367 = arith.addi %f355, %f366 : index
              vector.store %f352, %x18[%f367] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
            } else {
              %f368 = arith.subi %f337, %x11 : index
              %f369 = arith.muli %f368, %fc31 : index
              %f370 = arith.addi %f342, %f369 : index
              %f371 = arith.addi %f345, %fc3 : index
              %f372 = arith.divui %f371, %fc14 : index
              %f373 = arith.muli %f372, %fc32 : index
              %f374 = arith.addi %f373, %fc34 : index
              %f375 = arith.remui %f371, %fc14 : index
              %f376 = arith.divui %f341, %fc12 : index
              %f377 = arith.remui %f341, %fc12 : index
              %f378 = arith.muli %f377, %fc33 : index
              %f379 = arith.addi %f376, %f378 : index
              %f380 = arith.divui %f379, %fc33 : index
              %f381 = arith.muli %f380, %fc1 : index
              %f382 = arith.muli %f375, %fc14 : index
              %f383 = arith.addi %f381, %f382 : index
              %f384 = arith.remui %f379, %fc33 : index
              %f385 = arith.muli %f384, %fc12 : index
              %f386 = arith.addi %f383, %f385 : index
              %f387 = arith.addi %f374, %f386 : index
              %f388 = arith.addi %f370, %f387 : index
              %f389 = vector.shuffle %f352, %f352 [0, 1] : vector<8xi8>, vector<8xi8>
              vector.store %f389, %x18[%f388] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f390 = arith.addi %f345, %fc0 : index
              %f391 = arith.divui %f390, %fc14 : index
              %f392 = arith.muli %f391, %fc32 : index
              %f393 = arith.addi %f392, %fc34 : index
              %f394 = arith.remui %f390, %fc14 : index
              %f395 = arith.muli %f394, %fc14 : index
              %f396 = arith.addi %f381, %f395 : index
              %f397 = arith.addi %f396, %f385 : index
              %f398 = arith.addi %f393, %f397 : index
              %f399 = arith.addi %f370, %f398 : index
              %f400 = vector.shuffle %f352, %f352 [2, 3] : vector<8xi8>, vector<8xi8>
              vector.store %f400, %x18[%f399] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f401 = arith.addi %f345, %fc12 : index
              %f402 = arith.divui %f401, %fc14 : index
              %f403 = arith.muli %f402, %fc32 : index
              %f404 = arith.addi %f403, %fc34 : index
              %f405 = arith.remui %f401, %fc14 : index
              %f406 = arith.muli %f405, %fc14 : index
              %f407 = arith.addi %f381, %f406 : index
              %f408 = arith.addi %f407, %f385 : index
              %f409 = arith.addi %f404, %f408 : index
              %f410 = arith.addi %f370, %f409 : index
              %f411 = vector.shuffle %f352, %f352 [4, 5] : vector<8xi8>, vector<8xi8>
              vector.store %f411, %x18[%f410] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f412 = arith.addi %f345, %fc13 : index
              %f413 = arith.divui %f412, %fc14 : index
              %f414 = arith.muli %f413, %fc32 : index
              %f415 = arith.addi %f414, %fc34 : index
              %f416 = arith.remui %f412, %fc14 : index
              %f417 = arith.muli %f416, %fc14 : index
              %f418 = arith.addi %f381, %f417 : index
              %f419 = arith.addi %f418, %f385 : index
              %f420 = arith.addi %f415, %f419 : index
              %f421 = arith.addi %f370, %f420 : index
              %f422 = vector.shuffle %f352, %f352 [6, 7] : vector<8xi8>, vector<8xi8>
              vector.store %f422, %x18[%f421] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
            }
          }
        }
        %f423 = arith.cmpi eq, %fcodec, %fc0 : index
        scf.if %f423 {
          %f424 = arith.muli %f0, %fc11 : index
          scf.for %f425 = %f424 to %fc15 step %fc7 {
            %f426 = arith.addi %f336, %f425 : index
            %f427 = vector.load %x7[%f426] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f428 = arith.mulf %f427, %f339 : vector<4xf32>
            %f429 = wave.fp8_encode "e4m3" %f428 : vector<4xf32> -> vector<4xi8>
            %f430 = arith.cmpi slt, %f337, %x11 : index
            scf.if %f430 {
              %f431 = arith.muli %f337, %fc34 : index
              %f432 = arith.addi %f342, %f431 : index
              %f433 = vector.shuffle %f429, %f429 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
              %f434 = arith.divui %f425, %fc14 : index
              %f435 = arith.muli %f434, %fc1 : index
              %f436 = arith.remui %f425, %fc14 : index
              %f437 = arith.muli %f341, %fc14 : index
              %f438 = arith.divui %f436, %fc11 : index
              %f439 = arith.muli %f438, %fc11 : index
              %f440 = arith.remui %f436, %fc12 : index
              %f441 = arith.muli %f440, %fc12 : index
              %f442 = arith.addi %f439, %f441 : index
              %f443 = arith.divui %f436, %fc12 : index
              %f444 = arith.remui %f443, %fc12 : index
              %f445 = arith.addi %f442, %f444 : index
              %f446 = arith.addi %f437, %f445 : index
              %f447 = arith.addi %f435, %f446 : index
              %f448 = arith.addi %f432, %f447 : index
              vector.store %f433, %x18[%f448] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f449 = arith.subi %f337, %x11 : index
              %f450 = arith.muli %f449, %fc34 : index
              %f451 = arith.addi %f342, %f450 : index
              %f452 = arith.addi %f425, %fc3 : index
              %f453 = arith.divui %f452, %fc14 : index
              %f454 = arith.muli %f453, %fc1 : index
              %f455 = arith.addi %f454, %fc2 : index
              %f456 = arith.remui %f452, %fc14 : index
              %f457 = arith.divui %f341, %fc12 : index
              %f458 = arith.remui %f341, %fc12 : index
              %f459 = arith.muli %f458, %fc33 : index
              %f460 = arith.addi %f457, %f459 : index
              %f461 = arith.muli %f456, %fc14 : index
              %f462 = arith.divui %f460, %fc11 : index
              %f463 = arith.muli %f462, %fc11 : index
              %f464 = arith.remui %f460, %fc12 : index
              %f465 = arith.muli %f464, %fc12 : index
              %f466 = arith.addi %f463, %f465 : index
              %f467 = arith.divui %f460, %fc12 : index
              %f468 = arith.remui %f467, %fc12 : index
              %f469 = arith.addi %f466, %f468 : index
              %f470 = arith.addi %f461, %f469 : index
              %f471 = arith.addi %f455, %f470 : index
              %f472 = arith.addi %f451, %f471 : index
              %f473 = vector.shuffle %f429, %f429 [0] : vector<4xi8>, vector<4xi8>
              vector.store %f473, %x18[%f472] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f474 = arith.addi %f425, %fc0 : index
              %f475 = arith.divui %f474, %fc14 : index
              %f476 = arith.muli %f475, %fc1 : index
              %f477 = arith.addi %f476, %fc2 : index
              %f478 = arith.remui %f474, %fc14 : index
              %f479 = arith.muli %f478, %fc14 : index
              %f480 = arith.addi %f479, %f469 : index
              %f481 = arith.addi %f477, %f480 : index
              %f482 = arith.addi %f451, %f481 : index
              %f483 = vector.shuffle %f429, %f429 [1] : vector<4xi8>, vector<4xi8>
              vector.store %f483, %x18[%f482] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f484 = arith.addi %f425, %fc12 : index
              %f485 = arith.divui %f484, %fc14 : index
              %f486 = arith.muli %f485, %fc1 : index
              %f487 = arith.addi %f486, %fc2 : index
              %f488 = arith.remui %f484, %fc14 : index
              %f489 = arith.muli %f488, %fc14 : index
              %f490 = arith.addi %f489, %f469 : index
              %f491 = arith.addi %f487, %f490 : index
              %f492 = arith.addi %f451, %f491 : index
              %f493 = vector.shuffle %f429, %f429 [2] : vector<4xi8>, vector<4xi8>
              vector.store %f493, %x18[%f492] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f494 = arith.addi %f425, %fc13 : index
              %f495 = arith.divui %f494, %fc14 : index
              %f496 = arith.muli %f495, %fc1 : index
              %f497 = arith.addi %f496, %fc2 : index
              %f498 = arith.remui %f494, %fc14 : index
              %f499 = arith.muli %f498, %fc14 : index
              %f500 = arith.addi %f499, %f469 : index
              %f501 = arith.addi %f497, %f500 : index
              %f502 = arith.addi %f451, %f501 : index
              %f503 = vector.shuffle %f429, %f429 [3] : vector<4xi8>, vector<4xi8>
              vector.store %f503, %x18[%f502] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
          }
        }
        %f504 = arith.cmpi eq, %fcodec, %fc12 : index
        scf.if %f504 {
          %f505 = arith.muli %f0, %fc11 : index
          scf.for %f506 = %f505 to %fc15 step %fc7 {
            %f507 = arith.addi %f336, %f506 : index
            %f508 = vector.load %x7[%f507] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f509 = arith.mulf %f508, %f339 : vector<4xf32>
            %f510 = wave.fp8_encode "e5m2" %f509 : vector<4xf32> -> vector<4xi8>
            %f511 = arith.cmpi slt, %f337, %x11 : index
            scf.if %f511 {
              %f512 = arith.muli %f337, %fc34 : index
              %f513 = arith.addi %f342, %f512 : index
              %f514 = vector.shuffle %f510, %f510 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
              %f515 = arith.divui %f506, %fc14 : index
              %f516 = arith.muli %f515, %fc1 : index
              %f517 = arith.remui %f506, %fc14 : index
              %f518 = arith.muli %f341, %fc14 : index
              %f519 = arith.divui %f517, %fc11 : index
              %f520 = arith.muli %f519, %fc11 : index
              %f521 = arith.remui %f517, %fc12 : index
              %f522 = arith.muli %f521, %fc12 : index
              %f523 = arith.addi %f520, %f522 : index
              %f524 = arith.divui %f517, %fc12 : index
              %f525 = arith.remui %f524, %fc12 : index
              %f526 = arith.addi %f523, %f525 : index
              %f527 = arith.addi %f518, %f526 : index
              %f528 = arith.addi %f516, %f527 : index
              %f529 = arith.addi %f513, %f528 : index
              vector.store %f514, %x18[%f529] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f530 = arith.subi %f337, %x11 : index
              %f531 = arith.muli %f530, %fc34 : index
              %f532 = arith.addi %f342, %f531 : index
              %f533 = arith.addi %f506, %fc3 : index
              %f534 = arith.divui %f533, %fc14 : index
              %f535 = arith.muli %f534, %fc1 : index
              %f536 = arith.addi %f535, %fc2 : index
              %f537 = arith.remui %f533, %fc14 : index
              %f538 = arith.divui %f341, %fc12 : index
              %f539 = arith.remui %f341, %fc12 : index
              %f540 = arith.muli %f539, %fc33 : index
              %f541 = arith.addi %f538, %f540 : index
              %f542 = arith.muli %f537, %fc14 : index
              %f543 = arith.divui %f541, %fc11 : index
              %f544 = arith.muli %f543, %fc11 : index
              %f545 = arith.remui %f541, %fc12 : index
              %f546 = arith.muli %f545, %fc12 : index
              %f547 = arith.addi %f544, %f546 : index
              %f548 = arith.divui %f541, %fc12 : index
              %f549 = arith.remui %f548, %fc12 : index
              %f550 = arith.addi %f547, %f549 : index
              %f551 = arith.addi %f542, %f550 : index
              %f552 = arith.addi %f536, %f551 : index
              %f553 = arith.addi %f532, %f552 : index
              %f554 = vector.shuffle %f510, %f510 [0] : vector<4xi8>, vector<4xi8>
              vector.store %f554, %x18[%f553] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f555 = arith.addi %f506, %fc0 : index
              %f556 = arith.divui %f555, %fc14 : index
              %f557 = arith.muli %f556, %fc1 : index
              %f558 = arith.addi %f557, %fc2 : index
              %f559 = arith.remui %f555, %fc14 : index
              %f560 = arith.muli %f559, %fc14 : index
              %f561 = arith.addi %f560, %f550 : index
              %f562 = arith.addi %f558, %f561 : index
              %f563 = arith.addi %f532, %f562 : index
              %f564 = vector.shuffle %f510, %f510 [1] : vector<4xi8>, vector<4xi8>
              vector.store %f564, %x18[%f563] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f565 = arith.addi %f506, %fc12 : index
              %f566 = arith.divui %f565, %fc14 : index
              %f567 = arith.muli %f566, %fc1 : index
              %f568 = arith.addi %f567, %fc2 : index
              %f569 = arith.remui %f565, %fc14 : index
              %f570 = arith.muli %f569, %fc14 : index
              %f571 = arith.addi %f570, %f550 : index
              %f572 = arith.addi %f568, %f571 : index
              %f573 = arith.addi %f532, %f572 : index
              %f574 = vector.shuffle %f510, %f510 [2] : vector<4xi8>, vector<4xi8>
              vector.store %f574, %x18[%f573] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f575 = arith.addi %f506, %fc13 : index
              %f576 = arith.divui %f575, %fc14 : index
              %f577 = arith.muli %f576, %fc1 : index
              %f578 = arith.addi %f577, %fc2 : index
              %f579 = arith.remui %f575, %fc14 : index
              %f580 = arith.muli %f579, %fc14 : index
              %f581 = arith.addi %f580, %f550 : index
              %f582 = arith.addi %f578, %f581 : index
              %f583 = arith.addi %f532, %f582 : index
              %f584 = vector.shuffle %f510, %f510 [3] : vector<4xi8>, vector<4xi8>
              vector.store %f584, %x18[%f583] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
          }
        }
      }
    }
    scf.if %f184 {
      %f585 = arith.addi %fslotsAt, %f181 : index
      %f586 = memref.load %x12[%f585] : memref<?xi32>
      %f587 = arith.index_cast %f586 : i32 to index
      %f588 = arith.cmpi sge, %f587, %fc3 : index
      scf.if %f588 {
        %f589 = arith.muli %f180, %fc15 : index
        %f590 = arith.subi %x8, %x10 : index
        %f591 = memref.load %x17[%f590] : memref<?xf32>
        %f592 = vector.broadcast %f591 : f32 to vector<4xf32>
        %f593 = arith.divui %f587, %fc14 : index
        %f594 = arith.remui %f587, %fc14 : index
        %f595 = arith.muli %f593, %fpageBytes : index
        %f596 = arith.cmpi eq, %fcodec, %fc3 : index
        scf.if %f596 {
          %f597 = arith.muli %f0, %fc11 : index
          scf.for %f598 = %f597 to %fc15 step %fc7 {
            %f599 = arith.addi %f589, %f598 : index
            %f600 = vector.load %x7[%f599] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f601 = arith.mulf %f600, %f592 : vector<4xf32>
            %f602 = arith.minimumf %f601, %fc29 : vector<4xf32>
            %f603 = arith.maximumf %f602, %fc30 : vector<4xf32>
            %f604 = arith.truncf %f603 : vector<4xf32> to vector<4xf16>
            %f605 = vector.bitcast %f604 : vector<4xf16> to vector<8xi8>
            %f606 = arith.cmpi slt, %f590, %x11 : index
            scf.if %f606 {
              %f607 = arith.muli %f590, %fc31 : index
              %f608 = arith.addi %f595, %f607 : index
              %f609 = arith.divui %f598, %fc14 : index
              %f610 = arith.muli %f609, %fc32 : index
              %f611 = arith.remui %f598, %fc14 : index
              %f612 = arith.divui %f611, %fc33 : index
              %f613 = arith.muli %f612, %fc1 : index
              %f614 = arith.muli %f594, %fc14 : index
              %f615 = arith.addi %f613, %f614 : index
              %f616 = arith.remui %f611, %fc33 : index
              %f617 = arith.muli %f616, %fc12 : index
              %f618 = arith.addi %f615, %f617 : index
              %f619 = arith.addi %f610, %f618 : index
              %f620 = arith.addi %f608, %f619 : index
              vector.store %f605, %x18[%f620] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
            } else {
              %f621 = arith.subi %f590, %x11 : index
              %f622 = arith.muli %f621, %fc31 : index
              %f623 = arith.addi %f595, %f622 : index
              %f624 = arith.addi %f598, %fc3 : index
              %f625 = arith.divui %f624, %fc14 : index
              %f626 = arith.muli %f625, %fc32 : index
              %f627 = arith.addi %f626, %fc34 : index
              %f628 = arith.remui %f624, %fc14 : index
              %f629 = arith.divui %f594, %fc12 : index
              %f630 = arith.remui %f594, %fc12 : index
              %f631 = arith.muli %f630, %fc33 : index
              %f632 = arith.addi %f629, %f631 : index
              %f633 = arith.divui %f632, %fc33 : index
              %f634 = arith.muli %f633, %fc1 : index
              %f635 = arith.muli %f628, %fc14 : index
              %f636 = arith.addi %f634, %f635 : index
              %f637 = arith.remui %f632, %fc33 : index
              %f638 = arith.muli %f637, %fc12 : index
              %f639 = arith.addi %f636, %f638 : index
              %f640 = arith.addi %f627, %f639 : index
              %f641 = arith.addi %f623, %f640 : index
              %f642 = vector.shuffle %f605, %f605 [0, 1] : vector<8xi8>, vector<8xi8>
              vector.store %f642, %x18[%f641] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f643 = arith.addi %f598, %fc0 : index
              %f644 = arith.divui %f643, %fc14 : index
              %f645 = arith.muli %f644, %fc32 : index
              %f646 = arith.addi %f645, %fc34 : index
              %f647 = arith.remui %f643, %fc14 : index
              %f648 = arith.muli %f647, %fc14 : index
              %f649 = arith.addi %f634, %f648 : index
              %f650 = arith.addi %f649, %f638 : index
              %f651 = arith.addi %f646, %f650 : index
              %f652 = arith.addi %f623, %f651 : index
              %f653 = vector.shuffle %f605, %f605 [2, 3] : vector<8xi8>, vector<8xi8>
              vector.store %f653, %x18[%f652] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f654 = arith.addi %f598, %fc12 : index
              %f655 = arith.divui %f654, %fc14 : index
              %f656 = arith.muli %f655, %fc32 : index
              %f657 = arith.addi %f656, %fc34 : index
              %f658 = arith.remui %f654, %fc14 : index
              %f659 = arith.muli %f658, %fc14 : index
              %f660 = arith.addi %f634, %f659 : index
              %f661 = arith.addi %f660, %f638 : index
              %f662 = arith.addi %f657, %f661 : index
              %f663 = arith.addi %f623, %f662 : index
              %f664 = vector.shuffle %f605, %f605 [4, 5] : vector<8xi8>, vector<8xi8>
              vector.store %f664, %x18[%f663] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              %f665 = arith.addi %f598, %fc13 : index
              %f666 = arith.divui %f665, %fc14 : index
              %f667 = arith.muli %f666, %fc32 : index
              %f668 = arith.addi %f667, %fc34 : index
              %f669 = arith.remui %f665, %fc14 : index
              %f670 = arith.muli %f669, %fc14 : index
              %f671 = arith.addi %f634, %f670 : index
              %f672 = arith.addi %f671, %f638 : index
              %f673 = arith.addi %f668, %f672 : index
              %f674 = arith.addi %f623, %f673 : index
              %f675 = vector.shuffle %f605, %f605 [6, 7] : vector<8xi8>, vector<8xi8>
              vector.store %f675, %x18[%f674] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
            }
          }
        }
        %f676 = arith.cmpi eq, %fcodec, %fc0 : index
        scf.if %f676 {
          %f677 = arith.muli %f0, %fc11 : index
          scf.for %f678 = %f677 to %fc15 step %fc7 {
            %f679 = arith.addi %f589, %f678 : index
            %f680 = vector.load %x7[%f679] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f681 = arith.mulf %f680, %f592 : vector<4xf32>
            %f682 = wave.fp8_encode "e4m3" %f681 : vector<4xf32> -> vector<4xi8>
            %f683 = arith.cmpi slt, %f590, %x11 : index
            scf.if %f683 {
              %f684 = arith.muli %f590, %fc34 : index
              %f685 = arith.addi %f595, %f684 : index
              %f686 = vector.shuffle %f682, %f682 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
              %f687 = arith.divui %f678, %fc14 : index
              %f688 = arith.muli %f687, %fc1 : index
              %f689 = arith.remui %f678, %fc14 : index
              %f690 = arith.muli %f594, %fc14 : index
              %f691 = arith.divui %f689, %fc11 : index
              %f692 = arith.muli %f691, %fc11 : index
              %f693 = arith.remui %f689, %fc12 : index
              %f694 = arith.muli %f693, %fc12 : index
              %f695 = arith.addi %f692, %f694 : index
              %f696 = arith.divui %f689, %fc12 : index
              %f697 = arith.remui %f696, %fc12 : index
              %f698 = arith.addi %f695, %f697 : index
              %f699 = arith.addi %f690, %f698 : index
              %f700 = arith.addi %f688, %f699 : index
              %f701 = arith.addi %f685, %f700 : index
              vector.store %f686, %x18[%f701] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f702 = arith.subi %f590, %x11 : index
              %f703 = arith.muli %f702, %fc34 : index
              %f704 = arith.addi %f595, %f703 : index
              %f705 = arith.addi %f678, %fc3 : index
              %f706 = arith.divui %f705, %fc14 : index
              %f707 = arith.muli %f706, %fc1 : index
              %f708 = arith.addi %f707, %fc2 : index
              %f709 = arith.remui %f705, %fc14 : index
              %f710 = arith.divui %f594, %fc12 : index
              %f711 = arith.remui %f594, %fc12 : index
              %f712 = arith.muli %f711, %fc33 : index
              %f713 = arith.addi %f710, %f712 : index
              %f714 = arith.muli %f709, %fc14 : index
              %f715 = arith.divui %f713, %fc11 : index
              %f716 = arith.muli %f715, %fc11 : index
              %f717 = arith.remui %f713, %fc12 : index
              %f718 = arith.muli %f717, %fc12 : index
              %f719 = arith.addi %f716, %f718 : index
              %f720 = arith.divui %f713, %fc12 : index
              %f721 = arith.remui %f720, %fc12 : index
              %f722 = arith.addi %f719, %f721 : index
              %f723 = arith.addi %f714, %f722 : index
              %f724 = arith.addi %f708, %f723 : index
              %f725 = arith.addi %f704, %f724 : index
              %f726 = vector.shuffle %f682, %f682 [0] : vector<4xi8>, vector<4xi8>
              vector.store %f726, %x18[%f725] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f727 = arith.addi %f678, %fc0 : index
              %f728 = arith.divui %f727, %fc14 : index
              %f729 = arith.muli %f728, %fc1 : index
              %f730 = arith.addi %f729, %fc2 : index
              %f731 = arith.remui %f727, %fc14 : index
              %f732 = arith.muli %f731, %fc14 : index
              %f733 = arith.addi %f732, %f722 : index
              %f734 = arith.addi %f730, %f733 : index
              %f735 = arith.addi %f704, %f734 : index
              %f736 = vector.shuffle %f682, %f682 [1] : vector<4xi8>, vector<4xi8>
              vector.store %f736, %x18[%f735] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f737 = arith.addi %f678, %fc12 : index
              %f738 = arith.divui %f737, %fc14 : index
              %f739 = arith.muli %f738, %fc1 : index
              %f740 = arith.addi %f739, %fc2 : index
              %f741 = arith.remui %f737, %fc14 : index
              %f742 = arith.muli %f741, %fc14 : index
              %f743 = arith.addi %f742, %f722 : index
              %f744 = arith.addi %f740, %f743 : index
              %f745 = arith.addi %f704, %f744 : index
              %f746 = vector.shuffle %f682, %f682 [2] : vector<4xi8>, vector<4xi8>
              vector.store %f746, %x18[%f745] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f747 = arith.addi %f678, %fc13 : index
              %f748 = arith.divui %f747, %fc14 : index
              %f749 = arith.muli %f748, %fc1 : index
              %f750 = arith.addi %f749, %fc2 : index
              %f751 = arith.remui %f747, %fc14 : index
              %f752 = arith.muli %f751, %fc14 : index
              %f753 = arith.addi %f752, %f722 : index
              %f754 = arith.addi %f750, %f753 : index
              %f755 = arith.addi %f704, %f754 : index
              %f756 = vector.shuffle %f682, %f682 [3] : vector<4xi8>, vector<4xi8>
              vector.store %f756, %x18[%f755] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
          }
        }
        %f757 = arith.cmpi eq, %fcodec, %fc12 : index
        scf.if %f757 {
          %f758 = arith.muli %f0, %fc11 : index
          scf.for %f759 = %f758 to %fc15 step %fc7 {
            %f760 = arith.addi %f589, %f759 : index
            %f761 = vector.load %x7[%f760] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f762 = arith.mulf %f761, %f592 : vector<4xf32>
            %f763 = wave.fp8_encode "e5m2" %f762 : vector<4xf32> -> vector<4xi8>
            %f764 = arith.cmpi slt, %f590, %x11 : index
            scf.if %f764 {
              %f765 = arith.muli %f590, %fc34 : index
              %f766 = arith.addi %f595, %f765 : index
              %f767 = vector.shuffle %f763, %f763 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
              %f768 = arith.divui %f759, %fc14 : index
              %f769 = arith.muli %f768, %fc1 : index
              %f770 = arith.remui %f759, %fc14 : index
              %f771 = arith.muli %f594, %fc14 : index
              %f772 = arith.divui %f770, %fc11 : index
              %f773 = arith.muli %f772, %fc11 : index
              %f774 = arith.remui %f770, %fc12 : index
              %f775 = arith.muli %f774, %fc12 : index
              %f776 = arith.addi %f773, %f775 : index
              %f777 = arith.divui %f770, %fc12 : index
              %f778 = arith.remui %f777, %fc12 : index
              %f779 = arith.addi %f776, %f778 : index
              %f780 = arith.addi %f771, %f779 : index
              %f781 = arith.addi %f769, %f780 : index
              %f782 = arith.addi %f766, %f781 : index
              vector.store %f767, %x18[%f782] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f783 = arith.subi %f590, %x11 : index
              %f784 = arith.muli %f783, %fc34 : index
              %f785 = arith.addi %f595, %f784 : index
              %f786 = arith.addi %f759, %fc3 : index
              %f787 = arith.divui %f786, %fc14 : index
              %f788 = arith.muli %f787, %fc1 : index
              %f789 = arith.addi %f788, %fc2 : index
              %f790 = arith.remui %f786, %fc14 : index
              %f791 = arith.divui %f594, %fc12 : index
              %f792 = arith.remui %f594, %fc12 : index
              %f793 = arith.muli %f792, %fc33 : index
              %f794 = arith.addi %f791, %f793 : index
              %f795 = arith.muli %f790, %fc14 : index
              %f796 = arith.divui %f794, %fc11 : index
              %f797 = arith.muli %f796, %fc11 : index
              %f798 = arith.remui %f794, %fc12 : index
              %f799 = arith.muli %f798, %fc12 : index
              %f800 = arith.addi %f797, %f799 : index
              %f801 = arith.divui %f794, %fc12 : index
              %f802 = arith.remui %f801, %fc12 : index
              %f803 = arith.addi %f800, %f802 : index
              %f804 = arith.addi %f795, %f803 : index
              %f805 = arith.addi %f789, %f804 : index
              %f806 = arith.addi %f785, %f805 : index
              %f807 = vector.shuffle %f763, %f763 [0] : vector<4xi8>, vector<4xi8>
              vector.store %f807, %x18[%f806] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f808 = arith.addi %f759, %fc0 : index
              %f809 = arith.divui %f808, %fc14 : index
              %f810 = arith.muli %f809, %fc1 : index
              %f811 = arith.addi %f810, %fc2 : index
              %f812 = arith.remui %f808, %fc14 : index
              %f813 = arith.muli %f812, %fc14 : index
              %f814 = arith.addi %f813, %f803 : index
              %f815 = arith.addi %f811, %f814 : index
              %f816 = arith.addi %f785, %f815 : index
              %f817 = vector.shuffle %f763, %f763 [1] : vector<4xi8>, vector<4xi8>
              vector.store %f817, %x18[%f816] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f818 = arith.addi %f759, %fc12 : index
              %f819 = arith.divui %f818, %fc14 : index
              %f820 = arith.muli %f819, %fc1 : index
              %f821 = arith.addi %f820, %fc2 : index
              %f822 = arith.remui %f818, %fc14 : index
              %f823 = arith.muli %f822, %fc14 : index
              %f824 = arith.addi %f823, %f803 : index
              %f825 = arith.addi %f821, %f824 : index
              %f826 = arith.addi %f785, %f825 : index
              %f827 = vector.shuffle %f763, %f763 [2] : vector<4xi8>, vector<4xi8>
              vector.store %f827, %x18[%f826] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              %f828 = arith.addi %f759, %fc13 : index
              %f829 = arith.divui %f828, %fc14 : index
              %f830 = arith.muli %f829, %fc1 : index
              %f831 = arith.addi %f830, %fc2 : index
              %f832 = arith.remui %f828, %fc14 : index
              %f833 = arith.muli %f832, %fc14 : index
              %f834 = arith.addi %f833, %f803 : index
              %f835 = arith.addi %f831, %f834 : index
              %f836 = arith.addi %f785, %f835 : index
              %f837 = vector.shuffle %f763, %f763 [3] : vector<4xi8>, vector<4xi8>
              vector.store %f837, %x18[%f836] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
          }
        }
      }
    }
  }
  func.return
}
wave.kernel @qkv_int4_d80__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 10 : i64} {
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
      func.call @qkv_int4_d80__gfx1100.2(%3, %4, %110, %17, %132, %20, %factors, %18, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
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
      func.call @qkv_int4_d80__gfx1100.2(%3, %4, %229, %17, %250, %20, %factors, %18, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
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
      func.call @qkv_int4_d80__gfx1100.2(%3, %4, %461#0, %17, %518, %20, %factors, %18, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %519 = arith.addi %252, %c8 : index
      func.call @qkv_int4_d80__gfx1100.2(%3, %4, %461#1, %17, %519, %20, %factors, %18, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %520 = arith.addi %252, %c15 : index
      func.call @qkv_int4_d80__gfx1100.2(%3, %4, %461#2, %17, %520, %20, %factors, %18, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %521 = arith.addi %252, %c25 : index
      func.call @qkv_int4_d80__gfx1100.2(%3, %4, %461#3, %17, %521, %20, %factors, %18, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  wave.return
}
