// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q6_k1', dim=80)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q6_k1_d80__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 8 : index
  %fc2 = arith.constant 64 : index
  %fc3 = arith.constant 4 : index
  %fc4 = arith.constant 128 : index
  %fscalesInLds = wave.param "scalesInLds" : index
  %fc6 = arith.constant 0 : index
  %fc7 = arith.constant 256 : index
  %fc8 = arith.constant 2 : index
  %fc9 = arith.constant 127 : index
  %fc10 = arith.constant dense<0> : vector<4xi32>
  %fc11 = arith.constant dense<983055> : vector<4xi32>
  %fc12 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %fc13 = arith.constant dense<196611> : vector<4xi32>
  %fc14 = arith.constant dense<4> : vector<4xi32>
  %fc15 = arith.constant dense<1677747200> : vector<4xi32>
  %fc16 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %fc17 = arith.constant dense<8> : vector<4xi32>
  %fc18 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %fc19 = arith.constant dense<12> : vector<4xi32>
  %fc20 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %fc21 = arith.constant dense<0x6400> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.divui %x1, %fc1 : index
  %f2 = arith.muli %f1, %fc2 : index
  %f3 = arith.muli %f0, %fc3 : index
  %f4 = arith.addi %f2, %f3 : index
  %f5 = arith.addi %x2, %fc4 : index
  %f6 = arith.cmpi sgt, %fscalesInLds, %fc6 : index
  %f7 = scf.if %f6 -> (vector<4xi8>) {
    %f8 = arith.addi %x3, %f4 : index
    %f9 = vector.load %x4[%f8] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    scf.yield %f9 : vector<4xi8>
  } else {
    %f10 = arith.addi %f5, %f4 : index
    %f11 = vector.load %x5[%f10] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    scf.yield %f11 : vector<4xi8>
  }
  %f12 = vector.bitcast %f7 : vector<4xi8> to vector<2xf16>
  %f13 = arith.divui %x6, %fc7 : index
  %f14 = arith.muli %f13, %fc2 : index
  %f15 = arith.muli %x1, %fc2 : index
  %f16 = arith.addi %f14, %f15 : index
  %f17 = arith.addi %f16, %f3 : index
  %f18 = scf.if %f6 -> (vector<4xi8>) {
    %f19 = arith.addi %x3, %f17 : index
    %f20 = vector.load %x4[%f19] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    scf.yield %f20 : vector<4xi8>
  } else {
    %f21 = arith.addi %f5, %f17 : index
    %f22 = vector.load %x5[%f21] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    scf.yield %f22 : vector<4xi8>
  }
  %f23 = vector.extract %f12[0] : f16 from vector<2xf16>
  %f24 = arith.extf %f23 : f16 to f32
  %f25 = vector.extract %f18[0] : i8 from vector<4xi8>
  %f26 = arith.extsi %f25 : i8 to i32
  %f27 = arith.sitofp %f26 : i32 to f32
  %f28 = arith.mulf %f24, %f27 : f32
  %f29 = arith.truncf %f28 : f32 to f16
  %f30 = vector.broadcast %f29 : f16 to vector<16xf16>
  %f31 = vector.extract %f12[1] : f16 from vector<2xf16>
  %f32 = arith.extf %f31 : f16 to f32
  %f33 = vector.extract %f18[1] : i8 from vector<4xi8>
  %f34 = arith.extsi %f33 : i8 to i32
  %f35 = arith.sitofp %f34 : i32 to f32
  %f36 = arith.mulf %f32, %f35 : f32
  %f37 = arith.truncf %f36 : f32 to f16
  %f38 = vector.broadcast %f37 : f16 to vector<16xf16>
  %f39 = vector.extract %f18[2] : i8 from vector<4xi8>
  %f40 = arith.extsi %f39 : i8 to i32
  %f41 = arith.sitofp %f40 : i32 to f32
  %f42 = arith.mulf %f24, %f41 : f32
  %f43 = arith.truncf %f42 : f32 to f16
  %f44 = vector.broadcast %f43 : f16 to vector<16xf16>
  %f45 = vector.extract %f18[3] : i8 from vector<4xi8>
  %f46 = arith.extsi %f45 : i8 to i32
  %f47 = arith.sitofp %f46 : i32 to f32
  %f48 = arith.mulf %f32, %f47 : f32
  %f49 = arith.truncf %f48 : f32 to f16
  %f50 = vector.broadcast %f49 : f16 to vector<16xf16>
  %f51 = arith.muli %x6, %fc3 : index
  %f52 = arith.divui %f51, %fc8 : index
  %f53 = arith.addi %f14, %f52 : index
  %f54 = arith.addi %f53, %fc9 : index
  %f55 = arith.divui %f54, %fc4 : index
  %f56 = arith.muli %f55, %fc4 : index
  %f57 = arith.addi %f5, %f56 : index
  %f58 = arith.muli %x6, %fc1 : index
  %f59 = arith.addi %f57, %f58 : index
  %f60 = arith.muli %x1, %fc0 : index
  %f61 = arith.addi %f60, %f0 : index
  %f62 = arith.muli %f61, %fc1 : index
  %f63 = arith.addi %f59, %f62 : index
  %f64 = arith.muli %x1, %fc7 : index
  %f65 = arith.addi %f57, %f64 : index
  %f66 = arith.muli %f0, %fc0 : index
  %f67 = arith.addi %f65, %f66 : index
  %f68 = vector.load %x5[%f63] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
  %f69 = vector.bitcast %f68 : vector<8xi8> to vector<2xi32>
  %f70 = vector.shuffle %f69, %f69 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
  %f71 = vector.load %x5[%f67] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f72 = vector.bitcast %f71 : vector<16xi8> to vector<4xi32>
  %f73 = arith.shrui %f72, %fc10 : vector<4xi32>
  %f74 = arith.andi %f73, %fc11 : vector<4xi32>
  %f75 = arith.shrui %f70, %fc12 : vector<4xi32>
  %f76 = arith.andi %f75, %fc13 : vector<4xi32>
  %f77 = arith.shli %f76, %fc14 : vector<4xi32>
  %f78 = arith.ori %f74, %f77 : vector<4xi32>
  %f79 = arith.ori %f78, %fc15 : vector<4xi32>
  %f80 = vector.bitcast %f79 : vector<4xi32> to vector<8xf16>
  %f81 = arith.shrui %f72, %fc14 : vector<4xi32>
  %f82 = arith.andi %f81, %fc11 : vector<4xi32>
  %f83 = arith.shrui %f70, %fc16 : vector<4xi32>
  %f84 = arith.andi %f83, %fc13 : vector<4xi32>
  %f85 = arith.shli %f84, %fc14 : vector<4xi32>
  %f86 = arith.ori %f82, %f85 : vector<4xi32>
  %f87 = arith.ori %f86, %fc15 : vector<4xi32>
  %f88 = vector.bitcast %f87 : vector<4xi32> to vector<8xf16>
  %f89 = arith.shrui %f72, %fc17 : vector<4xi32>
  %f90 = arith.andi %f89, %fc11 : vector<4xi32>
  %f91 = arith.shrui %f70, %fc18 : vector<4xi32>
  %f92 = arith.andi %f91, %fc13 : vector<4xi32>
  %f93 = arith.shli %f92, %fc14 : vector<4xi32>
  %f94 = arith.ori %f90, %f93 : vector<4xi32>
  %f95 = arith.ori %f94, %fc15 : vector<4xi32>
  %f96 = vector.bitcast %f95 : vector<4xi32> to vector<8xf16>
  %f97 = arith.shrui %f72, %fc19 : vector<4xi32>
  %f98 = arith.andi %f97, %fc11 : vector<4xi32>
  %f99 = arith.shrui %f70, %fc20 : vector<4xi32>
  %f100 = arith.andi %f99, %fc13 : vector<4xi32>
  %f101 = arith.shli %f100, %fc14 : vector<4xi32>
  %f102 = arith.ori %f98, %f101 : vector<4xi32>
  %f103 = arith.ori %f102, %fc15 : vector<4xi32>
  %f104 = vector.bitcast %f103 : vector<4xi32> to vector<8xf16>
  %f105 = vector.shuffle %f80, %f88 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f106 = vector.shuffle %f96, %f104 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f107 = vector.shuffle %f105, %f106 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f108 = arith.subf %f107, %fc21 : vector<32xf16>
  %f109 = vector.shuffle %f108, %f108 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f110 = vector.shuffle %f108, %f108 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f111 = math.fma %f109, %f30, %f38 : vector<16xf16>
  %f112 = math.fma %f110, %f44, %f50 : vector<16xf16>
  func.return %f111, %f112 : vector<16xf16>, vector<16xf16>
}
func.func private @qkv_q6_k1_d80__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xf32>, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: memref<?xf32>) {
  %ffc0 = arith.constant 2 : index
  %ffc1 = arith.constant 16 : index
  %ffhasFactors = wave.param "hasFactors" : index
  %ffc3 = arith.constant 1 : index
  %ffoperandScale = wave.param "operandScale" : f32
  %ffc5 = arith.constant 0 : index
  %ffc6 = arith.constant 32 : index
  %ffc7 = arith.constant 1280 : index
  %ffc8 = arith.constant 4 : index
  %ffc9 = arith.constant 80 : index
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
    %ff26 = arith.muli %x8, %ffc3 : index
    %ff27 = arith.addi %ff26, %ffc5 : index
    %ff28 = arith.muli %ff27, %ffc1 : index
    %ff29 = arith.addi %ff28, %ff18 : index
    %ff30 = arith.muli %ff3, %ffc9 : index
    %ff31 = arith.addi %ff30, %ff29 : index
    memref.store %ff25, %x9[%ff31] : memref<?xf32>
  }
  func.return
}
func.func private @qkv_q6_k1_d80__gfx1100.2(%x0: index, %x1: index, %x2: vector<8xf32>, %x3: memref<?xf32>, %x4: index, %x5: index, %x6: memref<?xf32>, %x7: index, %x8: memref<?xi8>, %x9: memref<?xf32>, %x10: index, %x11: memref<?xf32>, %x12: index, %x13: index, %x14: memref<?xi32>, %x15: memref<?xf32>, %x16: memref<?xf32>, %x17: memref<?xf32>, %x18: memref<?xf32>, %x19: memref<?xf32>, %x20: memref<?xi8>, %x21: memref<?xi32>) {
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
  func.call @qkv_q6_k1_d80__gfx1100.1(%f24, %x4, %x5, %x6, %f3, %x3, %x7, %x8, %x0, %x9) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>) -> ()
  %f25 = arith.addi %f23, %fc0 : index
  func.call @qkv_q6_k1_d80__gfx1100.1(%f25, %x4, %x5, %x6, %f3, %x3, %x7, %x8, %x0, %x9) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>) -> ()
  %f26 = arith.addi %f23, %fc12 : index
  func.call @qkv_q6_k1_d80__gfx1100.1(%f26, %x4, %x5, %x6, %f3, %x3, %x7, %x8, %x0, %x9) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>) -> ()
  %f27 = arith.addi %f23, %fc13 : index
  func.call @qkv_q6_k1_d80__gfx1100.1(%f27, %x4, %x5, %x6, %f3, %x3, %x7, %x8, %x0, %x9) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>) -> ()
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
    %f38 = memref.load %x9[%f37] : memref<?xf32>
    %f39 = arith.muli %x10, %fc15 : index
    %f40 = arith.addi %f39, %f35 : index
    %f41 = memref.load %x11[%f40] : memref<?xf32>
    %f42 = arith.addf %f38, %f41 : f32
    %f43 = arith.select %f36, %f42, %f38 : f32
    %f44 = arith.addi %f35, %fc17 : index
    %f45 = arith.addi %f34, %f44 : index
    %f46 = memref.load %x9[%f45] : memref<?xf32>
    %f47 = arith.addi %f39, %f44 : index
    %f48 = memref.load %x11[%f47] : memref<?xf32>
    %f49 = arith.addf %f46, %f48 : f32
    %f50 = arith.select %f36, %f49, %f46 : f32
    %f51 = arith.addi %f0, %fc4 : index
    %f52 = arith.cmpi slt, %f51, %fc17 : index
    %f53 = arith.minsi %f51, %fc18 : index
    %f54 = arith.addi %f34, %f53 : index
    %f55 = memref.load %x9[%f54] : memref<?xf32>
    %f56 = arith.addi %f39, %f53 : index
    %f57 = memref.load %x11[%f56] : memref<?xf32>
    %f58 = arith.addf %f55, %f57 : f32
    %f59 = arith.select %f36, %f58, %f55 : f32
    %f60 = arith.addi %f53, %fc17 : index
    %f61 = arith.addi %f34, %f60 : index
    %f62 = memref.load %x9[%f61] : memref<?xf32>
    %f63 = arith.addi %f39, %f60 : index
    %f64 = memref.load %x11[%f63] : memref<?xf32>
    %f65 = arith.addf %f62, %f64 : f32
    %f66 = arith.select %f36, %f65, %f62 : f32
    %f67 = arith.addi %x12, %x13 : index
    %f68 = arith.cmpi slt, %x10, %f67 : index
    scf.if %f68 {
      %f69 = arith.addi %fpositionsAt, %f30 : index
      %f70 = memref.load %x14[%f69] : memref<?xi32>
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
      %f85 = arith.cmpi slt, %x10, %x12 : index
      %f86 = memref.load %x15[%f35] : memref<?xf32>
      %f87 = memref.load %x16[%f35] : memref<?xf32>
      %f88 = arith.select %f85, %f86, %f87 : f32
      %f89 = arith.mulf %f43, %f84 : f32
      %f90 = arith.mulf %f89, %f88 : f32
      %f91 = arith.select %f72, %f90, %f43 : f32
      %f92 = memref.load %x15[%f44] : memref<?xf32>
      %f93 = memref.load %x16[%f44] : memref<?xf32>
      %f94 = arith.select %f85, %f92, %f93 : f32
      %f95 = arith.mulf %f50, %f84 : f32
      %f96 = arith.mulf %f95, %f94 : f32
      %f97 = arith.select %f72, %f96, %f50 : f32
      %f98 = memref.load %x15[%f53] : memref<?xf32>
      %f99 = memref.load %x16[%f53] : memref<?xf32>
      %f100 = arith.select %f85, %f98, %f99 : f32
      %f101 = arith.mulf %f59, %f84 : f32
      %f102 = arith.mulf %f101, %f100 : f32
      %f103 = arith.select %f72, %f102, %f59 : f32
      %f104 = memref.load %x15[%f60] : memref<?xf32>
      %f105 = memref.load %x16[%f60] : memref<?xf32>
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
      %f117 = memref.load %x17[%f112] : memref<?xf32>
      %f118 = arith.addi %f112, %fc17 : index
      %f119 = memref.load %x17[%f118] : memref<?xf32>
      %f120 = memref.load %x17[%f116] : memref<?xf32>
      %f121 = arith.addi %f116, %fc17 : index
      %f122 = memref.load %x17[%f121] : memref<?xf32>
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
        %f135 = arith.muli %f30, %x12 : index
        %f136 = arith.addi %f135, %x10 : index
        %f137 = arith.muli %f136, %fc15 : index
        %f138 = arith.addi %f137, %f35 : index
        %f139 = arith.divui %fheads, %fkvHeads : index
        %f140 = arith.muli %fkvHeads, %fc27 : index
        %f141 = arith.divui %x10, %f139 : index
        %f142 = arith.muli %f141, %fc15 : index
        %f143 = arith.addi %f140, %f142 : index
        %f144 = arith.addi %f143, %f35 : index
        %f145 = memref.load %x18[%f144] : memref<?xf32>
        %f146 = arith.mulf %f131, %f145 : f32
        memref.store %f146, %x19[%f138] : memref<?xf32>
        %f147 = arith.addi %f144, %fc17 : index
        %f148 = memref.load %x18[%f147] : memref<?xf32>
        %f149 = arith.mulf %f134, %f148 : f32
        %f150 = arith.addi %f138, %fc17 : index
        memref.store %f149, %x19[%f150] : memref<?xf32>
      } else {
        memref.store %f131, %x9[%f37] : memref<?xf32>
        %f151 = arith.addi %f37, %fc17 : index
        memref.store %f134, %x9[%f151] : memref<?xf32>
      }
      %f152 = arith.addi %f111, %f53 : index
      %f153 = arith.addi %f115, %f53 : index
      %f154 = memref.load %x17[%f152] : memref<?xf32>
      %f155 = arith.addi %f152, %fc17 : index
      %f156 = memref.load %x17[%f155] : memref<?xf32>
      %f157 = memref.load %x17[%f153] : memref<?xf32>
      %f158 = arith.addi %f153, %fc17 : index
      %f159 = memref.load %x17[%f158] : memref<?xf32>
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
          %f172 = arith.muli %f30, %x12 : index
          %f173 = arith.addi %f172, %x10 : index
          %f174 = arith.muli %f173, %fc15 : index
          %f175 = arith.addi %f174, %f53 : index
          %f176 = arith.divui %fheads, %fkvHeads : index
          %f177 = arith.muli %fkvHeads, %fc27 : index
          %f178 = arith.divui %x10, %f176 : index
          %f179 = arith.muli %f178, %fc15 : index
          %f180 = arith.addi %f177, %f179 : index
          %f181 = arith.addi %f180, %f53 : index
          %f182 = memref.load %x18[%f181] : memref<?xf32>
          %f183 = arith.mulf %f168, %f182 : f32
          memref.store %f183, %x19[%f175] : memref<?xf32>
          %f184 = arith.addi %f181, %fc17 : index
          %f185 = memref.load %x18[%f184] : memref<?xf32>
          %f186 = arith.mulf %f171, %f185 : f32
          %f187 = arith.addi %f175, %fc17 : index
          memref.store %f186, %x19[%f187] : memref<?xf32>
        } else {
          memref.store %f168, %x9[%f54] : memref<?xf32>
          %f188 = arith.addi %f54, %fc17 : index
          memref.store %f171, %x9[%f188] : memref<?xf32>
        }
      }
    } else {
      %f189 = arith.cmpi slt, %x10, %x12 : index
      scf.if %f189 {
        %f190 = arith.muli %f30, %x12 : index
        %f191 = arith.addi %f190, %x10 : index
        %f192 = arith.muli %f191, %fc15 : index
        %f193 = arith.addi %f192, %f35 : index
        %f194 = arith.divui %fheads, %fkvHeads : index
        %f195 = arith.muli %fkvHeads, %fc27 : index
        %f196 = arith.divui %x10, %f194 : index
        %f197 = arith.muli %f196, %fc15 : index
        %f198 = arith.addi %f195, %f197 : index
        %f199 = arith.addi %f198, %f35 : index
        %f200 = memref.load %x18[%f199] : memref<?xf32>
        %f201 = arith.mulf %f43, %f200 : f32
        memref.store %f201, %x19[%f193] : memref<?xf32>
        %f202 = arith.addi %f199, %fc17 : index
        %f203 = memref.load %x18[%f202] : memref<?xf32>
        %f204 = arith.mulf %f50, %f203 : f32
        %f205 = arith.addi %f193, %fc17 : index
        memref.store %f204, %x19[%f205] : memref<?xf32>
      } else {
        memref.store %f43, %x9[%f37] : memref<?xf32>
        %f206 = arith.addi %f37, %fc17 : index
        memref.store %f50, %x9[%f206] : memref<?xf32>
      }
      scf.if %f52 {
        scf.if %f189 {
          %f207 = arith.muli %f30, %x12 : index
          %f208 = arith.addi %f207, %x10 : index
          %f209 = arith.muli %f208, %fc15 : index
          %f210 = arith.addi %f209, %f53 : index
          %f211 = arith.divui %fheads, %fkvHeads : index
          %f212 = arith.muli %fkvHeads, %fc27 : index
          %f213 = arith.divui %x10, %f211 : index
          %f214 = arith.muli %f213, %fc15 : index
          %f215 = arith.addi %f212, %f214 : index
          %f216 = arith.addi %f215, %f53 : index
          %f217 = memref.load %x18[%f216] : memref<?xf32>
          %f218 = arith.mulf %f59, %f217 : f32
          memref.store %f218, %x19[%f210] : memref<?xf32>
          %f219 = arith.addi %f216, %fc17 : index
          %f220 = memref.load %x18[%f219] : memref<?xf32>
          %f221 = arith.mulf %f66, %f220 : f32
          %f222 = arith.addi %f210, %fc17 : index
          memref.store %f221, %x19[%f222] : memref<?xf32>
        } else {
          memref.store %f59, %x9[%f54] : memref<?xf32>
          %f223 = arith.addi %f54, %fc17 : index
          memref.store %f66, %x9[%f223] : memref<?xf32>
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
    %f233 = memref.load %x9[%f232] : memref<?xf32>
    %f234 = arith.muli %x10, %fc15 : index
    %f235 = arith.addi %f234, %f230 : index
    %f236 = memref.load %x11[%f235] : memref<?xf32>
    %f237 = arith.addf %f233, %f236 : f32
    %f238 = arith.select %f231, %f237, %f233 : f32
    %f239 = arith.addi %f230, %fc17 : index
    %f240 = arith.addi %f229, %f239 : index
    %f241 = memref.load %x9[%f240] : memref<?xf32>
    %f242 = arith.addi %f234, %f239 : index
    %f243 = memref.load %x11[%f242] : memref<?xf32>
    %f244 = arith.addf %f241, %f243 : f32
    %f245 = arith.select %f231, %f244, %f241 : f32
    %f246 = arith.addi %f0, %fc4 : index
    %f247 = arith.cmpi slt, %f246, %fc17 : index
    %f248 = arith.minsi %f246, %fc18 : index
    %f249 = arith.addi %f229, %f248 : index
    %f250 = memref.load %x9[%f249] : memref<?xf32>
    %f251 = arith.addi %f234, %f248 : index
    %f252 = memref.load %x11[%f251] : memref<?xf32>
    %f253 = arith.addf %f250, %f252 : f32
    %f254 = arith.select %f231, %f253, %f250 : f32
    %f255 = arith.addi %f248, %fc17 : index
    %f256 = arith.addi %f229, %f255 : index
    %f257 = memref.load %x9[%f256] : memref<?xf32>
    %f258 = arith.addi %f234, %f255 : index
    %f259 = memref.load %x11[%f258] : memref<?xf32>
    %f260 = arith.addf %f257, %f259 : f32
    %f261 = arith.select %f231, %f260, %f257 : f32
    %f262 = arith.addi %x12, %x13 : index
    %f263 = arith.cmpi slt, %x10, %f262 : index
    scf.if %f263 {
      %f264 = arith.addi %fpositionsAt, %f225 : index
      %f265 = memref.load %x14[%f264] : memref<?xi32>
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
      %f280 = arith.cmpi slt, %x10, %x12 : index
      %f281 = memref.load %x15[%f230] : memref<?xf32>
      %f282 = memref.load %x16[%f230] : memref<?xf32>
      %f283 = arith.select %f280, %f281, %f282 : f32
      %f284 = arith.mulf %f238, %f279 : f32
      %f285 = arith.mulf %f284, %f283 : f32
      %f286 = arith.select %f267, %f285, %f238 : f32
      %f287 = memref.load %x15[%f239] : memref<?xf32>
      %f288 = memref.load %x16[%f239] : memref<?xf32>
      %f289 = arith.select %f280, %f287, %f288 : f32
      %f290 = arith.mulf %f245, %f279 : f32
      %f291 = arith.mulf %f290, %f289 : f32
      %f292 = arith.select %f267, %f291, %f245 : f32
      %f293 = memref.load %x15[%f248] : memref<?xf32>
      %f294 = memref.load %x16[%f248] : memref<?xf32>
      %f295 = arith.select %f280, %f293, %f294 : f32
      %f296 = arith.mulf %f254, %f279 : f32
      %f297 = arith.mulf %f296, %f295 : f32
      %f298 = arith.select %f267, %f297, %f254 : f32
      %f299 = memref.load %x15[%f255] : memref<?xf32>
      %f300 = memref.load %x16[%f255] : memref<?xf32>
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
      %f312 = memref.load %x17[%f307] : memref<?xf32>
      %f313 = arith.addi %f307, %fc17 : index
      %f314 = memref.load %x17[%f313] : memref<?xf32>
      %f315 = memref.load %x17[%f311] : memref<?xf32>
      %f316 = arith.addi %f311, %fc17 : index
      %f317 = memref.load %x17[%f316] : memref<?xf32>
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
        %f330 = arith.muli %f225, %x12 : index
        %f331 = arith.addi %f330, %x10 : index
        %f332 = arith.muli %f331, %fc15 : index
        %f333 = arith.addi %f332, %f230 : index
        %f334 = arith.divui %fheads, %fkvHeads : index
        %f335 = arith.muli %fkvHeads, %fc27 : index
        %f336 = arith.divui %x10, %f334 : index
        %f337 = arith.muli %f336, %fc15 : index
        %f338 = arith.addi %f335, %f337 : index
        %f339 = arith.addi %f338, %f230 : index
        %f340 = memref.load %x18[%f339] : memref<?xf32>
        %f341 = arith.mulf %f326, %f340 : f32
        memref.store %f341, %x19[%f333] : memref<?xf32>
        %f342 = arith.addi %f339, %fc17 : index
        %f343 = memref.load %x18[%f342] : memref<?xf32>
        %f344 = arith.mulf %f329, %f343 : f32
        %f345 = arith.addi %f333, %fc17 : index
        memref.store %f344, %x19[%f345] : memref<?xf32>
      } else {
        memref.store %f326, %x9[%f232] : memref<?xf32>
        %f346 = arith.addi %f232, %fc17 : index
        memref.store %f329, %x9[%f346] : memref<?xf32>
      }
      %f347 = arith.addi %f306, %f248 : index
      %f348 = arith.addi %f310, %f248 : index
      %f349 = memref.load %x17[%f347] : memref<?xf32>
      %f350 = arith.addi %f347, %fc17 : index
      %f351 = memref.load %x17[%f350] : memref<?xf32>
      %f352 = memref.load %x17[%f348] : memref<?xf32>
      %f353 = arith.addi %f348, %fc17 : index
      %f354 = memref.load %x17[%f353] : memref<?xf32>
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
          %f367 = arith.muli %f225, %x12 : index
          %f368 = arith.addi %f367, %x10 : index
          %f369 = arith.muli %f368, %fc15 : index
          %f370 = arith.addi %f369, %f248 : index
          %f371 = arith.divui %fheads, %fkvHeads : index
          %f372 = arith.muli %fkvHeads, %fc27 : index
          %f373 = arith.divui %x10, %f371 : index
          %f374 = arith.muli %f373, %fc15 : index
          %f375 = arith.addi %f372, %f374 : index
          %f376 = arith.addi %f375, %f248 : index
          %f377 = memref.load %x18[%f376] : memref<?xf32>
          %f378 = arith.mulf %f363, %f377 : f32
          memref.store %f378, %x19[%f370] : memref<?xf32>
          %f379 = arith.addi %f376, %fc17 : index
          %f380 = memref.load %x18[%f379] : memref<?xf32>
          %f381 = arith.mulf %f366, %f380 : f32
          %f382 = arith.addi %f370, %fc17 : index
          memref.store %f381, %x19[%f382] : memref<?xf32>
        } else {
          memref.store %f363, %x9[%f249] : memref<?xf32>
          %f383 = arith.addi %f249, %fc17 : index
          memref.store %f366, %x9[%f383] : memref<?xf32>
        }
      }
    } else {
      %f384 = arith.cmpi slt, %x10, %x12 : index
      scf.if %f384 {
        %f385 = arith.muli %f225, %x12 : index
        %f386 = arith.addi %f385, %x10 : index
        %f387 = arith.muli %f386, %fc15 : index
        %f388 = arith.addi %f387, %f230 : index
        %f389 = arith.divui %fheads, %fkvHeads : index
        %f390 = arith.muli %fkvHeads, %fc27 : index
        %f391 = arith.divui %x10, %f389 : index
        %f392 = arith.muli %f391, %fc15 : index
        %f393 = arith.addi %f390, %f392 : index
        %f394 = arith.addi %f393, %f230 : index
        %f395 = memref.load %x18[%f394] : memref<?xf32>
        %f396 = arith.mulf %f238, %f395 : f32
        memref.store %f396, %x19[%f388] : memref<?xf32>
        %f397 = arith.addi %f394, %fc17 : index
        %f398 = memref.load %x18[%f397] : memref<?xf32>
        %f399 = arith.mulf %f245, %f398 : f32
        %f400 = arith.addi %f388, %fc17 : index
        memref.store %f399, %x19[%f400] : memref<?xf32>
      } else {
        memref.store %f238, %x9[%f232] : memref<?xf32>
        %f401 = arith.addi %f232, %fc17 : index
        memref.store %f245, %x9[%f401] : memref<?xf32>
      }
      scf.if %f247 {
        scf.if %f384 {
          %f402 = arith.muli %f225, %x12 : index
          %f403 = arith.addi %f402, %x10 : index
          %f404 = arith.muli %f403, %fc15 : index
          %f405 = arith.addi %f404, %f248 : index
          %f406 = arith.divui %fheads, %fkvHeads : index
          %f407 = arith.muli %fkvHeads, %fc27 : index
          %f408 = arith.divui %x10, %f406 : index
          %f409 = arith.muli %f408, %fc15 : index
          %f410 = arith.addi %f407, %f409 : index
          %f411 = arith.addi %f410, %f248 : index
          %f412 = memref.load %x18[%f411] : memref<?xf32>
          %f413 = arith.mulf %f254, %f412 : f32
          memref.store %f413, %x19[%f405] : memref<?xf32>
          %f414 = arith.addi %f411, %fc17 : index
          %f415 = memref.load %x18[%f414] : memref<?xf32>
          %f416 = arith.mulf %f261, %f415 : f32
          %f417 = arith.addi %f405, %fc17 : index
          memref.store %f416, %x19[%f417] : memref<?xf32>
        } else {
          memref.store %f254, %x9[%f249] : memref<?xf32>
          %f418 = arith.addi %f249, %fc17 : index
          memref.store %f261, %x9[%f418] : memref<?xf32>
        }
      }
    }
  }
  wave.barrier
  %f419 = arith.cmpi sge, %x10, %x12 : index
  scf.if %f419 {
    scf.if %f33 {
      %f420 = arith.addi %fslotsAt, %f30 : index
      %f421 = memref.load %x14[%f420] : memref<?xi32>
      %f422 = arith.index_cast %f421 : i32 to index
      %f423 = arith.cmpi sge, %f422, %fc3 : index
      scf.if %f423 {
        %f424 = arith.muli %f29, %fc15 : index
        %f425 = arith.subi %x10, %x12 : index
        %f426 = arith.muli %f425, %fc8 : index
        %f427 = arith.divui %f422, %fc14 : index
        %f428 = arith.remui %f422, %fc14 : index
        %f429 = arith.muli %f427, %fpageBytes : index
        %f430 = arith.cmpi eq, %fcodec, %fc3 : index
        scf.if %f430 {
          %f431 = arith.muli %f0, %fc11 : index
          %f434 = scf.for %f432 = %f431 to %fc15 step %fc7 iter_args(%f433 = %fc32) -> (vector<4xf32>) {
            %f435 = arith.addi %f426, %f432 : index
            %f436 = vector.load %x18[%f435] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f437 = arith.addi %f426, %fc15 : index
            %f438 = arith.addi %f437, %f432 : index
            %f439 = vector.load %x18[%f438] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f440 = arith.addi %f424, %f432 : index
            %f441 = vector.load %x9[%f440] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f442 = arith.subf %f441, %f439 : vector<4xf32>
            %f443 = arith.mulf %f442, %f436 : vector<4xf32>
            %f444 = arith.minimumf %f443, %fc33 : vector<4xf32>
            %f445 = arith.maximumf %f444, %fc34 : vector<4xf32>
            %f446 = arith.truncf %f445 : vector<4xf32> to vector<4xf16>
            %f447 = vector.bitcast %f446 : vector<4xf16> to vector<8xi8>
            %f448 = arith.cmpi slt, %f425, %x13 : index
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
              vector.store %f447, %x20[%f462] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
            } else {
              %f463 = arith.subi %f425, %x13 : index
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
              vector.store %f484, %x20[%f483] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
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
              vector.store %f495, %x20[%f494] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
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
              vector.store %f506, %x20[%f505] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
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
              vector.store %f517, %x20[%f516] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
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
            wave.count %x21, %f524 : memref<?xi32>
          }
        }
        %f525 = arith.cmpi eq, %fcodec, %fc0 : index
        scf.if %f525 {
          %f526 = arith.muli %f0, %fc11 : index
          %f529 = scf.for %f527 = %f526 to %fc15 step %fc7 iter_args(%f528 = %fc32) -> (vector<4xf32>) {
            %f530 = arith.addi %f426, %f527 : index
            %f531 = vector.load %x18[%f530] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f532 = arith.addi %f426, %fc15 : index
            %f533 = arith.addi %f532, %f527 : index
            %f534 = vector.load %x18[%f533] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f535 = arith.addi %f424, %f527 : index
            %f536 = vector.load %x9[%f535] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f537 = arith.subf %f536, %f534 : vector<4xf32>
            %f538 = arith.mulf %f537, %f531 : vector<4xf32>
            %f539 = wave.fp8_encode "e4m3" %f538 : vector<4xf32> -> vector<4xi8>
            %f540 = arith.cmpi slt, %f425, %x13 : index
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
              vector.store %f543, %x20[%f558] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f559 = arith.subi %f425, %x13 : index
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
              vector.store %f583, %x20[%f582] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f593, %x20[%f592] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f603, %x20[%f602] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f613, %x20[%f612] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
            wave.count %x21, %f620 : memref<?xi32>
          }
        }
        %f621 = arith.cmpi eq, %fcodec, %fc12 : index
        scf.if %f621 {
          %f622 = arith.muli %f0, %fc11 : index
          %f625 = scf.for %f623 = %f622 to %fc15 step %fc7 iter_args(%f624 = %fc32) -> (vector<4xf32>) {
            %f626 = arith.addi %f426, %f623 : index
            %f627 = vector.load %x18[%f626] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f628 = arith.addi %f426, %fc15 : index
            %f629 = arith.addi %f628, %f623 : index
            %f630 = vector.load %x18[%f629] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f631 = arith.addi %f424, %f623 : index
            %f632 = vector.load %x9[%f631] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f633 = arith.subf %f632, %f630 : vector<4xf32>
            %f634 = arith.mulf %f633, %f627 : vector<4xf32>
            %f635 = wave.fp8_encode "e5m2" %f634 : vector<4xf32> -> vector<4xi8>
            %f636 = arith.cmpi slt, %f425, %x13 : index
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
              vector.store %f639, %x20[%f654] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f655 = arith.subi %f425, %x13 : index
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
              vector.store %f679, %x20[%f678] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f689, %x20[%f688] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f699, %x20[%f698] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f709, %x20[%f708] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
            wave.count %x21, %f716 : memref<?xi32>
          }
        }
        %f717 = arith.cmpi eq, %fcodec, %fc13 : index
        scf.if %f717 {
          %f718 = arith.muli %f0, %fc11 : index
          %f721 = scf.for %f719 = %f718 to %fc15 step %fc7 iter_args(%f720 = %fc32) -> (vector<4xf32>) {
            %f722 = arith.addi %f426, %f719 : index
            %f723 = vector.load %x18[%f722] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f724 = arith.addi %f426, %fc15 : index
            %f725 = arith.addi %f724, %f719 : index
            %f726 = vector.load %x18[%f725] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f727 = arith.addi %f424, %f719 : index
            %f728 = vector.load %x9[%f727] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
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
            %f739 = arith.cmpi slt, %f425, %x13 : index
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
              vector.store %f742, %x20[%f757] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f758 = arith.subi %f425, %x13 : index
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
              vector.store %f782, %x20[%f781] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f792, %x20[%f791] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f802, %x20[%f801] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f812, %x20[%f811] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
            wave.count %x21, %f819 : memref<?xi32>
          }
        }
      }
    }
    scf.if %f228 {
      %f820 = arith.addi %fslotsAt, %f225 : index
      %f821 = memref.load %x14[%f820] : memref<?xi32>
      %f822 = arith.index_cast %f821 : i32 to index
      %f823 = arith.cmpi sge, %f822, %fc3 : index
      scf.if %f823 {
        %f824 = arith.muli %f224, %fc15 : index
        %f825 = arith.subi %x10, %x12 : index
        %f826 = arith.muli %f825, %fc8 : index
        %f827 = arith.divui %f822, %fc14 : index
        %f828 = arith.remui %f822, %fc14 : index
        %f829 = arith.muli %f827, %fpageBytes : index
        %f830 = arith.cmpi eq, %fcodec, %fc3 : index
        scf.if %f830 {
          %f831 = arith.muli %f0, %fc11 : index
          %f834 = scf.for %f832 = %f831 to %fc15 step %fc7 iter_args(%f833 = %fc32) -> (vector<4xf32>) {
            %f835 = arith.addi %f826, %f832 : index
            %f836 = vector.load %x18[%f835] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f837 = arith.addi %f826, %fc15 : index
            %f838 = arith.addi %f837, %f832 : index
            %f839 = vector.load %x18[%f838] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f840 = arith.addi %f824, %f832 : index
            %f841 = vector.load %x9[%f840] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f842 = arith.subf %f841, %f839 : vector<4xf32>
            %f843 = arith.mulf %f842, %f836 : vector<4xf32>
            %f844 = arith.minimumf %f843, %fc33 : vector<4xf32>
            %f845 = arith.maximumf %f844, %fc34 : vector<4xf32>
            %f846 = arith.truncf %f845 : vector<4xf32> to vector<4xf16>
            %f847 = vector.bitcast %f846 : vector<4xf16> to vector<8xi8>
            %f848 = arith.cmpi slt, %f825, %x13 : index
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
              vector.store %f847, %x20[%f862] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
            } else {
              %f863 = arith.subi %f825, %x13 : index
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
              vector.store %f884, %x20[%f883] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
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
              vector.store %f895, %x20[%f894] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
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
              vector.store %f906, %x20[%f905] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
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
              vector.store %f917, %x20[%f916] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
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
            wave.count %x21, %f924 : memref<?xi32>
          }
        }
        %f925 = arith.cmpi eq, %fcodec, %fc0 : index
        scf.if %f925 {
          %f926 = arith.muli %f0, %fc11 : index
          %f929 = scf.for %f927 = %f926 to %fc15 step %fc7 iter_args(%f928 = %fc32) -> (vector<4xf32>) {
            %f930 = arith.addi %f826, %f927 : index
            %f931 = vector.load %x18[%f930] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f932 = arith.addi %f826, %fc15 : index
            %f933 = arith.addi %f932, %f927 : index
            %f934 = vector.load %x18[%f933] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f935 = arith.addi %f824, %f927 : index
            %f936 = vector.load %x9[%f935] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f937 = arith.subf %f936, %f934 : vector<4xf32>
            %f938 = arith.mulf %f937, %f931 : vector<4xf32>
            %f939 = wave.fp8_encode "e4m3" %f938 : vector<4xf32> -> vector<4xi8>
            %f940 = arith.cmpi slt, %f825, %x13 : index
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
              vector.store %f943, %x20[%f958] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f959 = arith.subi %f825, %x13 : index
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
              vector.store %f983, %x20[%f982] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f993, %x20[%f992] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f1003, %x20[%f1002] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f1013, %x20[%f1012] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
            wave.count %x21, %f1020 : memref<?xi32>
          }
        }
        %f1021 = arith.cmpi eq, %fcodec, %fc12 : index
        scf.if %f1021 {
          %f1022 = arith.muli %f0, %fc11 : index
          %f1025 = scf.for %f1023 = %f1022 to %fc15 step %fc7 iter_args(%f1024 = %fc32) -> (vector<4xf32>) {
            %f1026 = arith.addi %f826, %f1023 : index
            %f1027 = vector.load %x18[%f1026] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f1028 = arith.addi %f826, %fc15 : index
            %f1029 = arith.addi %f1028, %f1023 : index
            %f1030 = vector.load %x18[%f1029] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f1031 = arith.addi %f824, %f1023 : index
            %f1032 = vector.load %x9[%f1031] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f1033 = arith.subf %f1032, %f1030 : vector<4xf32>
            %f1034 = arith.mulf %f1033, %f1027 : vector<4xf32>
            %f1035 = wave.fp8_encode "e5m2" %f1034 : vector<4xf32> -> vector<4xi8>
            %f1036 = arith.cmpi slt, %f825, %x13 : index
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
              vector.store %f1039, %x20[%f1054] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f1055 = arith.subi %f825, %x13 : index
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
              vector.store %f1079, %x20[%f1078] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f1089, %x20[%f1088] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f1099, %x20[%f1098] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f1109, %x20[%f1108] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
            wave.count %x21, %f1116 : memref<?xi32>
          }
        }
        %f1117 = arith.cmpi eq, %fcodec, %fc13 : index
        scf.if %f1117 {
          %f1118 = arith.muli %f0, %fc11 : index
          %f1121 = scf.for %f1119 = %f1118 to %fc15 step %fc7 iter_args(%f1120 = %fc32) -> (vector<4xf32>) {
            %f1122 = arith.addi %f826, %f1119 : index
            %f1123 = vector.load %x18[%f1122] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f1124 = arith.addi %f826, %fc15 : index
            %f1125 = arith.addi %f1124, %f1119 : index
            %f1126 = vector.load %x18[%f1125] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f1127 = arith.addi %f824, %f1119 : index
            %f1128 = vector.load %x9[%f1127] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
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
            %f1139 = arith.cmpi slt, %f825, %x13 : index
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
              vector.store %f1142, %x20[%f1157] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f1158 = arith.subi %f825, %x13 : index
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
              vector.store %f1182, %x20[%f1181] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f1192, %x20[%f1191] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f1202, %x20[%f1201] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f1212, %x20[%f1211] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
            wave.count %x21, %f1219 : memref<?xi32>
          }
        }
      }
    }
  }
  func.return
}
wave.kernel @qkv_q6_k1_d80__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 10 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 5 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 12 : index
  %c5 = arith.constant 4 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 256 : index
  %c8 = arith.constant 64 : index
  %c9 = arith.constant 127 : index
  %c10 = arith.constant 128 : index
  %c11 = arith.constant 1 : index
  %c12 = arith.constant 0 : index
  %c13 = arith.constant 2560 : index
  %c14 = arith.constant 1280 : index
  %rowsMode = wave.param "rowsMode" : index
  %c16 = arith.constant 16 : index
  %scalesInLds = wave.param "scalesInLds" : index
  %c18 = arith.constant 32 : index
  %c19 = arith.constant 320 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c22 = arith.constant 8 : index
  %c23 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c26 = arith.constant 3 : index
  %c27 = arith.constant 48 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = arith.remui %2, %c2 : index
  %4 = arith.divui %2, %c2 : index
  %5 = arith.muli %inputFeatures, %c4 : index
  %6 = arith.muli %inputFeatures, %c5 : index
  %7 = arith.divui %6, %c6 : index
  %8 = arith.divui %inputFeatures, %c7 : index
  %9 = arith.muli %8, %c8 : index
  %10 = arith.addi %9, %7 : index
  %11 = arith.addi %10, %c9 : index
  %12 = arith.divui %11, %c10 : index
  %13 = arith.muli %12, %c10 : index
  %14 = arith.addi %5, %13 : index
  %15 = arith.addi %14, %c10 : index
  %16 = arith.muli %3, %c11 : index
  %17 = arith.addi %16, %c12 : index
  %18 = arith.muli %0, %c2 : index
  %19 = arith.addi %18, %17 : index
  %20 = arith.muli %19, %15 : index
  %21 = wave.scratch %c13 : memref<?xf32>
  %22 = wave.scratch %c14 : memref<?xf32>
  %23 = memref.load %step[%c12] : memref<?xi32>
  %24 = arith.index_cast %23 : i32 to index
  %25 = arith.cmpi eq, %rowsMode, %c12 : index
  scf.if %25 {
    %26 = arith.muli %1, %c16 : index
    %27 = arith.cmpi slt, %26, %24 : index
    scf.if %27 {
      %28 = arith.muli %scalesInLds, %c2 : index
      %29 = wave.scratch %28 : memref<?xi8>
      %30 = arith.cmpi sgt, %scalesInLds, %c12 : index
      scf.if %30 {
        scf.for %31 = %c12 to %c2 step %c11 {
          %32 = arith.addi %18, %31 : index
          %33 = arith.muli %32, %15 : index
          %34 = arith.addi %33, %c10 : index
          %35 = arith.muli %2, %c18 : index
          %36 = wave.lane
          %37 = arith.addi %35, %36 : index
          %38 = arith.divui %scalesInLds, %c16 : index
          scf.for %39 = %37 to %38 step %c19 {
            %40 = arith.muli %39, %c16 : index
            %41 = arith.addi %34, %40 : index
            %42 = vector.load %w[%41] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %43 = arith.muli %31, %scalesInLds : index
            %44 = arith.addi %43, %40 : index
            vector.store %42, %29[%44] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %45 = wave.lane
      %46 = arith.remui %45, %c16 : index
      %47 = wave.scratch %operandHalves : memref<?xf16>
      %48 = arith.divui %operandHalves, %c22 : index
      %49 = arith.muli %2, %c18 : index
      %50 = arith.addi %49, %45 : index
      scf.for %51 = %50 to %48 step %c19 {
        %52 = arith.muli %51, %c22 : index
        %53 = arith.addi %c12, %52 : index
        %54 = vector.load %x[%53] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %54, %47[%53] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %55 = arith.remui %46, %tileRows : index
      %56 = arith.muli %55, %c22 : index
      %57 = arith.muli %17, %scalesInLds : index
      %58 = arith.divui %inputFeatures, %c18 : index
      %59 = arith.muli %4, %stepsPerWave : index
      %60 = arith.minsi %59, %58 : index
      %61 = arith.addi %60, %stepsPerWave : index
      %62 = arith.minsi %61, %58 : index
      %63 = arith.cmpi eq, %wholeBlocks, %c11 : index
      %64 = arith.subi %62, %60 : index
      %65 = arith.divui %64, %c6 : index
      %66 = arith.muli %65, %c6 : index
      %67 = arith.addi %60, %66 : index
      %68 = arith.select %63, %61, %67 : index
      %71 = scf.for %69 = %60 to %68 step %c6 iter_args(%70 = %c23) -> (vector<8xf32>) {
        %72 = arith.addi %69, %c12 : index
        %73:2 = func.call @qkv_q6_k1_d80__gfx1100.0(%45, %72, %20, %57, %29, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %74 = arith.addi %69, %c11 : index
        %75:2 = func.call @qkv_q6_k1_d80__gfx1100.0(%45, %74, %20, %57, %29, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %76 = arith.muli %69, %c6 : index
        %77 = arith.addi %76, %c12 : index
        %78 = arith.muli %tileRows, %c16 : index
        %79 = arith.muli %77, %78 : index
        %80 = arith.addi %56, %79 : index
        %81 = vector.load %47[%80] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %82 = arith.muli %tileRows, %c22 : index
        %83 = arith.addi %80, %82 : index
        %84 = vector.load %47[%83] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %85 = vector.shuffle %81, %84 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %86 = wave.mma %85, %73#0, %70 : vector<16xf16>, vector<8xf32>
        %87 = arith.addi %76, %c11 : index
        %88 = arith.muli %87, %78 : index
        %89 = arith.addi %56, %88 : index
        %90 = vector.load %47[%89] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %91 = arith.addi %89, %82 : index
        %92 = vector.load %47[%91] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %93 = vector.shuffle %90, %92 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %94 = wave.mma %93, %73#1, %86 : vector<16xf16>, vector<8xf32>
        %95 = arith.addi %76, %c6 : index
        %96 = arith.muli %95, %78 : index
        %97 = arith.addi %56, %96 : index
        %98 = vector.load %47[%97] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %99 = arith.addi %97, %82 : index
        %100 = vector.load %47[%99] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %101 = vector.shuffle %98, %100 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %102 = wave.mma %101, %75#0, %94 : vector<16xf16>, vector<8xf32>
        %103 = arith.addi %76, %c26 : index
        %104 = arith.muli %103, %78 : index
        %105 = arith.addi %56, %104 : index
        %106 = vector.load %47[%105] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %107 = arith.addi %105, %82 : index
        %108 = vector.load %47[%107] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %109 = vector.shuffle %106, %108 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %110 = wave.mma %109, %75#1, %102 : vector<16xf16>, vector<8xf32>
        scf.yield %110 : vector<8xf32>
      }
      %111 = arith.select %63, %68, %62 : index
      %114 = scf.for %112 = %68 to %111 step %c11 iter_args(%113 = %71) -> (vector<8xf32>) {
        %115 = arith.addi %112, %c12 : index
        %116:2 = func.call @qkv_q6_k1_d80__gfx1100.0(%45, %115, %20, %57, %29, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %117 = arith.muli %112, %c6 : index
        %118 = arith.addi %117, %c12 : index
        %119 = arith.muli %tileRows, %c16 : index
        %120 = arith.muli %118, %119 : index
        %121 = arith.addi %56, %120 : index
        %122 = vector.load %47[%121] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %123 = arith.muli %tileRows, %c22 : index
        %124 = arith.addi %121, %123 : index
        %125 = vector.load %47[%124] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %126 = vector.shuffle %122, %125 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %127 = wave.mma %126, %116#0, %113 : vector<16xf16>, vector<8xf32>
        %128 = arith.addi %117, %c11 : index
        %129 = arith.muli %128, %119 : index
        %130 = arith.addi %56, %129 : index
        %131 = vector.load %47[%130] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %132 = arith.addi %130, %123 : index
        %133 = vector.load %47[%132] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %134 = vector.shuffle %131, %133 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %135 = wave.mma %134, %116#1, %127 : vector<16xf16>, vector<8xf32>
        scf.yield %135 : vector<8xf32>
      }
      %136 = arith.addi %26, %c12 : index
      func.call @qkv_q6_k1_d80__gfx1100.2(%3, %4, %114, %21, %136, %24, %factors, %20, %w, %22, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  %137 = arith.cmpi eq, %rowsMode, %c11 : index
  scf.if %137 {
    %138 = arith.muli %1, %c16 : index
    %139 = arith.cmpi slt, %138, %24 : index
    scf.if %139 {
      %140 = arith.muli %scalesInLds, %c2 : index
      %141 = wave.scratch %140 : memref<?xi8>
      %142 = arith.cmpi sgt, %scalesInLds, %c12 : index
      scf.if %142 {
        scf.for %143 = %c12 to %c2 step %c11 {
          %144 = arith.addi %18, %143 : index
          %145 = arith.muli %144, %15 : index
          %146 = arith.addi %145, %c10 : index
          %147 = arith.muli %2, %c18 : index
          %148 = wave.lane
          %149 = arith.addi %147, %148 : index
          %150 = arith.divui %scalesInLds, %c16 : index
          scf.for %151 = %149 to %150 step %c19 {
            %152 = arith.muli %151, %c16 : index
            %153 = arith.addi %146, %152 : index
            %154 = vector.load %w[%153] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %155 = arith.muli %143, %scalesInLds : index
            %156 = arith.addi %155, %152 : index
            vector.store %154, %141[%156] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %157 = wave.lane
      %158 = arith.remui %157, %c16 : index
      %159 = arith.remui %158, %tileRows : index
      %160 = arith.addi %138, %159 : index
      %161 = arith.divui %160, %tileRows : index
      %162 = arith.divui %inputFeatures, %c16 : index
      %163 = arith.muli %161, %162 : index
      %164 = arith.divui %c12, %c16 : index
      %165 = arith.addi %163, %164 : index
      %166 = arith.muli %165, %c6 : index
      %167 = arith.remui %c12, %c16 : index
      %168 = arith.divui %167, %c22 : index
      %169 = arith.addi %166, %168 : index
      %170 = arith.muli %tileRows, %c22 : index
      %171 = arith.muli %169, %170 : index
      %172 = arith.remui %160, %tileRows : index
      %173 = arith.muli %172, %c22 : index
      %174 = arith.addi %171, %173 : index
      %175 = arith.remui %c12, %c22 : index
      %176 = arith.addi %174, %175 : index
      %177 = arith.muli %17, %scalesInLds : index
      %178 = arith.divui %inputFeatures, %c18 : index
      %179 = arith.muli %4, %stepsPerWave : index
      %180 = arith.minsi %179, %178 : index
      %181 = arith.addi %180, %stepsPerWave : index
      %182 = arith.minsi %181, %178 : index
      %183 = arith.cmpi eq, %wholeBlocks, %c11 : index
      %184 = arith.subi %182, %180 : index
      %185 = arith.divui %184, %c6 : index
      %186 = arith.muli %185, %c6 : index
      %187 = arith.addi %180, %186 : index
      %188 = arith.select %183, %181, %187 : index
      %191 = scf.for %189 = %180 to %188 step %c6 iter_args(%190 = %c23) -> (vector<8xf32>) {
        %192 = arith.addi %189, %c12 : index
        %193:2 = func.call @qkv_q6_k1_d80__gfx1100.0(%157, %192, %20, %177, %141, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %194 = arith.addi %189, %c11 : index
        %195:2 = func.call @qkv_q6_k1_d80__gfx1100.0(%157, %194, %20, %177, %141, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %196 = arith.muli %189, %c6 : index
        %197 = arith.addi %196, %c12 : index
        %198 = arith.muli %tileRows, %c16 : index
        %199 = arith.muli %197, %198 : index
        %200 = arith.addi %176, %199 : index
        %201 = vector.load %x[%200] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %202 = arith.addi %200, %170 : index
        %203 = vector.load %x[%202] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %204 = vector.shuffle %201, %203 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %205 = wave.mma %204, %193#0, %190 : vector<16xf16>, vector<8xf32>
        %206 = arith.addi %196, %c11 : index
        %207 = arith.muli %206, %198 : index
        %208 = arith.addi %176, %207 : index
        %209 = vector.load %x[%208] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %210 = arith.addi %208, %170 : index
        %211 = vector.load %x[%210] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %212 = vector.shuffle %209, %211 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %213 = wave.mma %212, %193#1, %205 : vector<16xf16>, vector<8xf32>
        %214 = arith.addi %196, %c6 : index
        %215 = arith.muli %214, %198 : index
        %216 = arith.addi %176, %215 : index
        %217 = vector.load %x[%216] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %218 = arith.addi %216, %170 : index
        %219 = vector.load %x[%218] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %220 = vector.shuffle %217, %219 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %221 = wave.mma %220, %195#0, %213 : vector<16xf16>, vector<8xf32>
        %222 = arith.addi %196, %c26 : index
        %223 = arith.muli %222, %198 : index
        %224 = arith.addi %176, %223 : index
        %225 = vector.load %x[%224] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %226 = arith.addi %224, %170 : index
        %227 = vector.load %x[%226] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %228 = vector.shuffle %225, %227 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %229 = wave.mma %228, %195#1, %221 : vector<16xf16>, vector<8xf32>
        scf.yield %229 : vector<8xf32>
      }
      %230 = arith.select %183, %188, %182 : index
      %233 = scf.for %231 = %188 to %230 step %c11 iter_args(%232 = %191) -> (vector<8xf32>) {
        %234 = arith.addi %231, %c12 : index
        %235:2 = func.call @qkv_q6_k1_d80__gfx1100.0(%157, %234, %20, %177, %141, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %236 = arith.muli %231, %c6 : index
        %237 = arith.addi %236, %c12 : index
        %238 = arith.muli %tileRows, %c16 : index
        %239 = arith.muli %237, %238 : index
        %240 = arith.addi %176, %239 : index
        %241 = vector.load %x[%240] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %242 = arith.addi %240, %170 : index
        %243 = vector.load %x[%242] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %244 = vector.shuffle %241, %243 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %245 = wave.mma %244, %235#0, %232 : vector<16xf16>, vector<8xf32>
        %246 = arith.addi %236, %c11 : index
        %247 = arith.muli %246, %238 : index
        %248 = arith.addi %176, %247 : index
        %249 = vector.load %x[%248] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %250 = arith.addi %248, %170 : index
        %251 = vector.load %x[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %252 = vector.shuffle %249, %251 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %253 = wave.mma %252, %235#1, %245 : vector<16xf16>, vector<8xf32>
        scf.yield %253 : vector<8xf32>
      }
      %254 = arith.addi %138, %c12 : index
      func.call @qkv_q6_k1_d80__gfx1100.2(%3, %4, %233, %21, %254, %24, %factors, %20, %w, %22, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  %255 = arith.cmpi eq, %rowsMode, %c6 : index
  scf.if %255 {
    %256 = arith.muli %1, %c8 : index
    %257 = arith.cmpi slt, %256, %24 : index
    scf.if %257 {
      %258 = arith.muli %scalesInLds, %c2 : index
      %259 = wave.scratch %258 : memref<?xi8>
      %260 = arith.cmpi sgt, %scalesInLds, %c12 : index
      scf.if %260 {
        scf.for %261 = %c12 to %c2 step %c11 {
          %262 = arith.addi %18, %261 : index
          %263 = arith.muli %262, %15 : index
          %264 = arith.addi %263, %c10 : index
          %265 = arith.muli %2, %c18 : index
          %266 = wave.lane
          %267 = arith.addi %265, %266 : index
          %268 = arith.divui %scalesInLds, %c16 : index
          scf.for %269 = %267 to %268 step %c19 {
            %270 = arith.muli %269, %c16 : index
            %271 = arith.addi %264, %270 : index
            %272 = vector.load %w[%271] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %273 = arith.muli %261, %scalesInLds : index
            %274 = arith.addi %273, %270 : index
            vector.store %272, %259[%274] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %275 = wave.lane
      %276 = arith.remui %275, %c16 : index
      %277 = arith.remui %276, %tileRows : index
      %278 = arith.addi %256, %277 : index
      %279 = arith.divui %278, %tileRows : index
      %280 = arith.divui %inputFeatures, %c16 : index
      %281 = arith.muli %279, %280 : index
      %282 = arith.divui %c12, %c16 : index
      %283 = arith.addi %281, %282 : index
      %284 = arith.muli %283, %c6 : index
      %285 = arith.remui %c12, %c16 : index
      %286 = arith.divui %285, %c22 : index
      %287 = arith.addi %284, %286 : index
      %288 = arith.muli %tileRows, %c22 : index
      %289 = arith.muli %287, %288 : index
      %290 = arith.remui %278, %tileRows : index
      %291 = arith.muli %290, %c22 : index
      %292 = arith.addi %289, %291 : index
      %293 = arith.remui %c12, %c22 : index
      %294 = arith.addi %292, %293 : index
      %295 = arith.addi %276, %c16 : index
      %296 = arith.addi %256, %295 : index
      %297 = arith.divui %296, %tileRows : index
      %298 = arith.muli %297, %280 : index
      %299 = arith.addi %298, %282 : index
      %300 = arith.muli %299, %c6 : index
      %301 = arith.addi %300, %286 : index
      %302 = arith.muli %301, %288 : index
      %303 = arith.remui %296, %tileRows : index
      %304 = arith.muli %303, %c22 : index
      %305 = arith.addi %302, %304 : index
      %306 = arith.addi %305, %293 : index
      %307 = arith.addi %276, %c18 : index
      %308 = arith.addi %256, %307 : index
      %309 = arith.divui %308, %tileRows : index
      %310 = arith.muli %309, %280 : index
      %311 = arith.addi %310, %282 : index
      %312 = arith.muli %311, %c6 : index
      %313 = arith.addi %312, %286 : index
      %314 = arith.muli %313, %288 : index
      %315 = arith.remui %308, %tileRows : index
      %316 = arith.muli %315, %c22 : index
      %317 = arith.addi %314, %316 : index
      %318 = arith.addi %317, %293 : index
      %319 = arith.addi %276, %c27 : index
      %320 = arith.addi %256, %319 : index
      %321 = arith.divui %320, %tileRows : index
      %322 = arith.muli %321, %280 : index
      %323 = arith.addi %322, %282 : index
      %324 = arith.muli %323, %c6 : index
      %325 = arith.addi %324, %286 : index
      %326 = arith.muli %325, %288 : index
      %327 = arith.remui %320, %tileRows : index
      %328 = arith.muli %327, %c22 : index
      %329 = arith.addi %326, %328 : index
      %330 = arith.addi %329, %293 : index
      %331 = arith.muli %17, %scalesInLds : index
      %332 = arith.divui %inputFeatures, %c18 : index
      %333 = arith.muli %4, %stepsPerWave : index
      %334 = arith.minsi %333, %332 : index
      %335 = arith.addi %334, %stepsPerWave : index
      %336 = arith.minsi %335, %332 : index
      %337 = arith.cmpi eq, %wholeBlocks, %c11 : index
      %338 = arith.subi %336, %334 : index
      %339 = arith.divui %338, %c6 : index
      %340 = arith.muli %339, %c6 : index
      %341 = arith.addi %334, %340 : index
      %342 = arith.select %337, %335, %341 : index
      %348:4 = scf.for %343 = %334 to %342 step %c6 iter_args(%344 = %c23, %345 = %c23, %346 = %c23, %347 = %c23) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %349 = arith.addi %343, %c12 : index
        %350:2 = func.call @qkv_q6_k1_d80__gfx1100.0(%275, %349, %20, %331, %259, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %351 = arith.addi %343, %c11 : index
        %352:2 = func.call @qkv_q6_k1_d80__gfx1100.0(%275, %351, %20, %331, %259, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %353 = arith.muli %343, %c6 : index
        %354 = arith.addi %353, %c12 : index
        %355 = arith.muli %tileRows, %c16 : index
        %356 = arith.muli %354, %355 : index
        %357 = arith.addi %294, %356 : index
        %358 = vector.load %x[%357] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %359 = arith.addi %357, %288 : index
        %360 = vector.load %x[%359] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %361 = vector.shuffle %358, %360 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %362 = wave.mma %361, %350#0, %344 : vector<16xf16>, vector<8xf32>
        %363 = arith.addi %306, %356 : index
        %364 = vector.load %x[%363] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %365 = arith.addi %363, %288 : index
        %366 = vector.load %x[%365] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %367 = vector.shuffle %364, %366 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %368 = wave.mma %367, %350#0, %345 : vector<16xf16>, vector<8xf32>
        %369 = arith.addi %318, %356 : index
        %370 = vector.load %x[%369] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %371 = arith.addi %369, %288 : index
        %372 = vector.load %x[%371] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %373 = vector.shuffle %370, %372 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %374 = wave.mma %373, %350#0, %346 : vector<16xf16>, vector<8xf32>
        %375 = arith.addi %330, %356 : index
        %376 = vector.load %x[%375] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %377 = arith.addi %375, %288 : index
        %378 = vector.load %x[%377] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %379 = vector.shuffle %376, %378 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %380 = wave.mma %379, %350#0, %347 : vector<16xf16>, vector<8xf32>
        %381 = arith.addi %353, %c11 : index
        %382 = arith.muli %381, %355 : index
        %383 = arith.addi %294, %382 : index
        %384 = vector.load %x[%383] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %385 = arith.addi %383, %288 : index
        %386 = vector.load %x[%385] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %387 = vector.shuffle %384, %386 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %388 = wave.mma %387, %350#1, %362 : vector<16xf16>, vector<8xf32>
        %389 = arith.addi %306, %382 : index
        %390 = vector.load %x[%389] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %391 = arith.addi %389, %288 : index
        %392 = vector.load %x[%391] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %393 = vector.shuffle %390, %392 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %394 = wave.mma %393, %350#1, %368 : vector<16xf16>, vector<8xf32>
        %395 = arith.addi %318, %382 : index
        %396 = vector.load %x[%395] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %397 = arith.addi %395, %288 : index
        %398 = vector.load %x[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %399 = vector.shuffle %396, %398 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %400 = wave.mma %399, %350#1, %374 : vector<16xf16>, vector<8xf32>
        %401 = arith.addi %330, %382 : index
        %402 = vector.load %x[%401] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %403 = arith.addi %401, %288 : index
        %404 = vector.load %x[%403] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %405 = vector.shuffle %402, %404 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %406 = wave.mma %405, %350#1, %380 : vector<16xf16>, vector<8xf32>
        %407 = arith.addi %353, %c6 : index
        %408 = arith.muli %407, %355 : index
        %409 = arith.addi %294, %408 : index
        %410 = vector.load %x[%409] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %411 = arith.addi %409, %288 : index
        %412 = vector.load %x[%411] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %413 = vector.shuffle %410, %412 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %414 = wave.mma %413, %352#0, %388 : vector<16xf16>, vector<8xf32>
        %415 = arith.addi %306, %408 : index
        %416 = vector.load %x[%415] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %417 = arith.addi %415, %288 : index
        %418 = vector.load %x[%417] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %419 = vector.shuffle %416, %418 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %420 = wave.mma %419, %352#0, %394 : vector<16xf16>, vector<8xf32>
        %421 = arith.addi %318, %408 : index
        %422 = vector.load %x[%421] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %423 = arith.addi %421, %288 : index
        %424 = vector.load %x[%423] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %425 = vector.shuffle %422, %424 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %426 = wave.mma %425, %352#0, %400 : vector<16xf16>, vector<8xf32>
        %427 = arith.addi %330, %408 : index
        %428 = vector.load %x[%427] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %429 = arith.addi %427, %288 : index
        %430 = vector.load %x[%429] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %431 = vector.shuffle %428, %430 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %432 = wave.mma %431, %352#0, %406 : vector<16xf16>, vector<8xf32>
        %433 = arith.addi %353, %c26 : index
        %434 = arith.muli %433, %355 : index
        %435 = arith.addi %294, %434 : index
        %436 = vector.load %x[%435] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %437 = arith.addi %435, %288 : index
        %438 = vector.load %x[%437] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %439 = vector.shuffle %436, %438 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %440 = wave.mma %439, %352#1, %414 : vector<16xf16>, vector<8xf32>
        %441 = arith.addi %306, %434 : index
        %442 = vector.load %x[%441] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %443 = arith.addi %441, %288 : index
        %444 = vector.load %x[%443] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %445 = vector.shuffle %442, %444 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %446 = wave.mma %445, %352#1, %420 : vector<16xf16>, vector<8xf32>
        %447 = arith.addi %318, %434 : index
        %448 = vector.load %x[%447] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %449 = arith.addi %447, %288 : index
        %450 = vector.load %x[%449] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %451 = vector.shuffle %448, %450 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %452 = wave.mma %451, %352#1, %426 : vector<16xf16>, vector<8xf32>
        %453 = arith.addi %330, %434 : index
        %454 = vector.load %x[%453] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %455 = arith.addi %453, %288 : index
        %456 = vector.load %x[%455] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %457 = vector.shuffle %454, %456 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %458 = wave.mma %457, %352#1, %432 : vector<16xf16>, vector<8xf32>
        scf.yield %440, %446, %452, %458 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %459 = arith.select %337, %342, %336 : index
      %465:4 = scf.for %460 = %342 to %459 step %c11 iter_args(%461 = %348#0, %462 = %348#1, %463 = %348#2, %464 = %348#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %466 = arith.addi %460, %c12 : index
        %467:2 = func.call @qkv_q6_k1_d80__gfx1100.0(%275, %466, %20, %331, %259, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %468 = arith.muli %460, %c6 : index
        %469 = arith.addi %468, %c12 : index
        %470 = arith.muli %tileRows, %c16 : index
        %471 = arith.muli %469, %470 : index
        %472 = arith.addi %294, %471 : index
        %473 = vector.load %x[%472] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %474 = arith.addi %472, %288 : index
        %475 = vector.load %x[%474] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %476 = vector.shuffle %473, %475 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %477 = wave.mma %476, %467#0, %461 : vector<16xf16>, vector<8xf32>
        %478 = arith.addi %306, %471 : index
        %479 = vector.load %x[%478] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %480 = arith.addi %478, %288 : index
        %481 = vector.load %x[%480] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %482 = vector.shuffle %479, %481 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %483 = wave.mma %482, %467#0, %462 : vector<16xf16>, vector<8xf32>
        %484 = arith.addi %318, %471 : index
        %485 = vector.load %x[%484] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %486 = arith.addi %484, %288 : index
        %487 = vector.load %x[%486] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %488 = vector.shuffle %485, %487 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %489 = wave.mma %488, %467#0, %463 : vector<16xf16>, vector<8xf32>
        %490 = arith.addi %330, %471 : index
        %491 = vector.load %x[%490] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %492 = arith.addi %490, %288 : index
        %493 = vector.load %x[%492] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %494 = vector.shuffle %491, %493 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %495 = wave.mma %494, %467#0, %464 : vector<16xf16>, vector<8xf32>
        %496 = arith.addi %468, %c11 : index
        %497 = arith.muli %496, %470 : index
        %498 = arith.addi %294, %497 : index
        %499 = vector.load %x[%498] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %500 = arith.addi %498, %288 : index
        %501 = vector.load %x[%500] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %502 = vector.shuffle %499, %501 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %503 = wave.mma %502, %467#1, %477 : vector<16xf16>, vector<8xf32>
        %504 = arith.addi %306, %497 : index
        %505 = vector.load %x[%504] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %506 = arith.addi %504, %288 : index
        %507 = vector.load %x[%506] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %508 = vector.shuffle %505, %507 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %509 = wave.mma %508, %467#1, %483 : vector<16xf16>, vector<8xf32>
        %510 = arith.addi %318, %497 : index
        %511 = vector.load %x[%510] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %512 = arith.addi %510, %288 : index
        %513 = vector.load %x[%512] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %514 = vector.shuffle %511, %513 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %515 = wave.mma %514, %467#1, %489 : vector<16xf16>, vector<8xf32>
        %516 = arith.addi %330, %497 : index
        %517 = vector.load %x[%516] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %518 = arith.addi %516, %288 : index
        %519 = vector.load %x[%518] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %520 = vector.shuffle %517, %519 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %521 = wave.mma %520, %467#1, %495 : vector<16xf16>, vector<8xf32>
        scf.yield %503, %509, %515, %521 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %522 = arith.addi %256, %c12 : index
      func.call @qkv_q6_k1_d80__gfx1100.2(%3, %4, %465#0, %21, %522, %24, %factors, %20, %w, %22, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %523 = arith.addi %256, %c16 : index
      func.call @qkv_q6_k1_d80__gfx1100.2(%3, %4, %465#1, %21, %523, %24, %factors, %20, %w, %22, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %524 = arith.addi %256, %c18 : index
      func.call @qkv_q6_k1_d80__gfx1100.2(%3, %4, %465#2, %21, %524, %24, %factors, %20, %w, %22, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
      wave.barrier
      %525 = arith.addi %256, %c27 : index
      func.call @qkv_q6_k1_d80__gfx1100.2(%3, %4, %465#3, %21, %525, %24, %factors, %20, %w, %22, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %encode, %q, %kv, %clipped) : (index, index, vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>, memref<?xi32>) -> ()
    }
  }
  wave.return
}
