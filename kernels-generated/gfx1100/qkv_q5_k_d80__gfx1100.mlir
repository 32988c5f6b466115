// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q5_k', dim=80)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q5_k_d80__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 8 : index
  %fc2 = arith.constant 64 : index
  %fc3 = arith.constant 4 : index
  %fc4 = arith.constant 128 : index
  %fscalesInLds = wave.param "scalesInLds" : index
  %fc6 = arith.constant 0 : index
  %fc7 = arith.constant 256 : index
  %fc8 = arith.constant 32 : index
  %fc9 = arith.constant 2 : index
  %fc10 = arith.constant 127 : index
  %fc11 = arith.constant dense<0> : vector<4xi32>
  %fc12 = arith.constant dense<983055> : vector<4xi32>
  %fc13 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %fc14 = arith.constant dense<65537> : vector<4xi32>
  %fc15 = arith.constant dense<4> : vector<4xi32>
  %fc16 = arith.constant dense<1677747200> : vector<4xi32>
  %fc17 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %fc18 = arith.constant dense<8> : vector<4xi32>
  %fc19 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %fc20 = arith.constant dense<12> : vector<4xi32>
  %fc21 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %fc22 = arith.constant dense<0x6400> : vector<32xf16>
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
  %f15 = arith.muli %x1, %fc8 : index
  %f16 = arith.addi %f14, %f15 : index
  %f17 = arith.muli %f0, %fc9 : index
  %f18 = arith.addi %f16, %f17 : index
  %f19 = scf.if %f6 -> (vector<2xi8>) {
    %f20 = arith.addi %x3, %f18 : index
    %f21 = vector.load %x4[%f20] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f21 : vector<2xi8>
  } else {
    %f22 = arith.addi %f5, %f18 : index
    %f23 = vector.load %x5[%f22] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f23 : vector<2xi8>
  }
  %f24 = vector.extract %f12[0] : f16 from vector<2xf16>
  %f25 = arith.extf %f24 : f16 to f32
  %f26 = vector.extract %f19[0] : i8 from vector<2xi8>
  %f27 = arith.extui %f26 : i8 to i32
  %f28 = arith.sitofp %f27 : i32 to f32
  %f29 = arith.mulf %f25, %f28 : f32
  %f30 = arith.truncf %f29 : f32 to f16
  %f31 = vector.broadcast %f30 : f16 to vector<16xf16>
  %f32 = vector.extract %f12[1] : f16 from vector<2xf16>
  %f33 = arith.extf %f32 : f16 to f32
  %f34 = vector.extract %f19[1] : i8 from vector<2xi8>
  %f35 = arith.extui %f34 : i8 to i32
  %f36 = arith.sitofp %f35 : i32 to f32
  %f37 = arith.mulf %f33, %f36 : f32
  %f38 = arith.truncf %f37 : f32 to f16
  %f39 = vector.broadcast %f38 : f16 to vector<16xf16>
  %f40 = arith.addi %f14, %x6 : index
  %f41 = arith.addi %f40, %fc10 : index
  %f42 = arith.divui %f41, %fc4 : index
  %f43 = arith.muli %f42, %fc4 : index
  %f44 = arith.addi %f5, %f43 : index
  %f45 = arith.muli %x6, %fc1 : index
  %f46 = arith.addi %f44, %f45 : index
  %f47 = arith.muli %x1, %fc0 : index
  %f48 = arith.addi %f47, %f0 : index
  %f49 = arith.muli %f48, %fc3 : index
  %f50 = arith.addi %f46, %f49 : index
  %f51 = arith.muli %x1, %fc7 : index
  %f52 = arith.addi %f44, %f51 : index
  %f53 = arith.muli %f0, %fc0 : index
  %f54 = arith.addi %f52, %f53 : index
  %f55 = vector.load %x5[%f50] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f56 = vector.bitcast %f55 : vector<4xi8> to vector<1xi32>
  %f57 = vector.shuffle %f56, %f56 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
  %f58 = vector.load %x5[%f54] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f59 = vector.bitcast %f58 : vector<16xi8> to vector<4xi32>
  %f60 = arith.shrui %f59, %fc11 : vector<4xi32>
  %f61 = arith.andi %f60, %fc12 : vector<4xi32>
  %f62 = arith.shrui %f57, %fc13 : vector<4xi32>
  %f63 = arith.andi %f62, %fc14 : vector<4xi32>
  %f64 = arith.shli %f63, %fc15 : vector<4xi32>
  %f65 = arith.ori %f61, %f64 : vector<4xi32>
  %f66 = arith.ori %f65, %fc16 : vector<4xi32>
  %f67 = vector.bitcast %f66 : vector<4xi32> to vector<8xf16>
  %f68 = arith.shrui %f59, %fc15 : vector<4xi32>
  %f69 = arith.andi %f68, %fc12 : vector<4xi32>
  %f70 = arith.shrui %f57, %fc17 : vector<4xi32>
  %f71 = arith.andi %f70, %fc14 : vector<4xi32>
  %f72 = arith.shli %f71, %fc15 : vector<4xi32>
  %f73 = arith.ori %f69, %f72 : vector<4xi32>
  %f74 = arith.ori %f73, %fc16 : vector<4xi32>
  %f75 = vector.bitcast %f74 : vector<4xi32> to vector<8xf16>
  %f76 = arith.shrui %f59, %fc18 : vector<4xi32>
  %f77 = arith.andi %f76, %fc12 : vector<4xi32>
  %f78 = arith.shrui %f57, %fc19 : vector<4xi32>
  %f79 = arith.andi %f78, %fc14 : vector<4xi32>
  %f80 = arith.shli %f79, %fc15 : vector<4xi32>
  %f81 = arith.ori %f77, %f80 : vector<4xi32>
  %f82 = arith.ori %f81, %fc16 : vector<4xi32>
  %f83 = vector.bitcast %f82 : vector<4xi32> to vector<8xf16>
  %f84 = arith.shrui %f59, %fc20 : vector<4xi32>
  %f85 = arith.andi %f84, %fc12 : vector<4xi32>
  %f86 = arith.shrui %f57, %fc21 : vector<4xi32>
  %f87 = arith.andi %f86, %fc14 : vector<4xi32>
  %f88 = arith.shli %f87, %fc15 : vector<4xi32>
  %f89 = arith.ori %f85, %f88 : vector<4xi32>
  %f90 = arith.ori %f89, %fc16 : vector<4xi32>
  %f91 = vector.bitcast %f90 : vector<4xi32> to vector<8xf16>
  %f92 = vector.shuffle %f67, %f75 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f93 = vector.shuffle %f83, %f91 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f94 = vector.shuffle %f92, %f93 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f95 = arith.subf %f94, %fc22 : vector<32xf16>
  %f96 = vector.shuffle %f95, %f95 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f97 = vector.shuffle %f95, %f95 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f98 = math.fma %f96, %f31, %f39 : vector<16xf16>
  %f99 = math.fma %f97, %f31, %f39 : vector<16xf16>
  func.return %f98, %f99 : vector<16xf16>, vector<16xf16>
}
func.func private @qkv_q5_k_d80__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xf32>, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: memref<?xf32>) {
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
func.func private @qkv_q5_k_d80__gfx1100.2(%x0: index, %x1: index, %x2: vector<8xf32>, %x3: memref<?xf32>, %x4: index, %x5: index, %x6: memref<?xf32>, %x7: index, %x8: memref<?xi8>, %x9: memref<?xf32>, %x10: index, %x11: memref<?xf32>, %x12: index, %x13: index, %x14: memref<?xi32>, %x15: memref<?xf32>, %x16: memref<?xf32>, %x17: memref<?xf32>, %x18: memref<?xf32>, %x19: memref<?xf32>, %x20: memref<?xi8>) {
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
  func.call @qkv_q5_k_d80__gfx1100.1(%f24, %x4, %x5, %x6, %f3, %x3, %x7, %x8, %x0, %x9) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>) -> ()
  %f25 = arith.addi %f23, %fc0 : index
  func.call @qkv_q5_k_d80__gfx1100.1(%f25, %x4, %x5, %x6, %f3, %x3, %x7, %x8, %x0, %x9) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>) -> ()
  %f26 = arith.addi %f23, %fc12 : index
  func.call @qkv_q5_k_d80__gfx1100.1(%f26, %x4, %x5, %x6, %f3, %x3, %x7, %x8, %x0, %x9) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>) -> ()
  %f27 = arith.addi %f23, %fc13 : index
  func.call @qkv_q5_k_d80__gfx1100.1(%f27, %x4, %x5, %x6, %f3, %x3, %x7, %x8, %x0, %x9) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>) -> ()
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
        memref.store %f131, %x18[%f138] : memref<?xf32>
        %f139 = arith.addi %f138, %fc17 : index
        memref.store %f134, %x18[%f139] : memref<?xf32>
      } else {
        memref.store %f131, %x9[%f37] : memref<?xf32>
        %f140 = arith.addi %f37, %fc17 : index
        memref.store %f134, %x9[%f140] : memref<?xf32>
      }
      %f141 = arith.addi %f111, %f53 : index
      %f142 = arith.addi %f115, %f53 : index
      %f143 = memref.load %x17[%f141] : memref<?xf32>
      %f144 = arith.addi %f141, %fc17 : index
      %f145 = memref.load %x17[%f144] : memref<?xf32>
      %f146 = memref.load %x17[%f142] : memref<?xf32>
      %f147 = arith.addi %f142, %fc17 : index
      %f148 = memref.load %x17[%f147] : memref<?xf32>
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
          %f161 = arith.muli %f30, %x12 : index
          %f162 = arith.addi %f161, %x10 : index
          %f163 = arith.muli %f162, %fc15 : index
          %f164 = arith.addi %f163, %f53 : index
          memref.store %f157, %x18[%f164] : memref<?xf32>
          %f165 = arith.addi %f164, %fc17 : index
          memref.store %f160, %x18[%f165] : memref<?xf32>
        } else {
          memref.store %f157, %x9[%f54] : memref<?xf32>
          %f166 = arith.addi %f54, %fc17 : index
          memref.store %f160, %x9[%f166] : memref<?xf32>
        }
      }
    } else {
      %f167 = arith.cmpi slt, %x10, %x12 : index
      scf.if %f167 {
        %f168 = arith.muli %f30, %x12 : index
        %f169 = arith.addi %f168, %x10 : index
        %f170 = arith.muli %f169, %fc15 : index
        %f171 = arith.addi %f170, %f35 : index
        memref.store %f43, %x18[%f171] : memref<?xf32>
        %f172 = arith.addi %f171, %fc17 : index
        memref.store %f50, %x18[%f172] : memref<?xf32>
      } else {
        memref.store %f43, %x9[%f37] : memref<?xf32>
        %f173 = arith.addi %f37, %fc17 : index
        memref.store %f50, %x9[%f173] : memref<?xf32>
      }
      scf.if %f52 {
        scf.if %f167 {
          %f174 = arith.muli %f30, %x12 : index
          %f175 = arith.addi %f174, %x10 : index
          %f176 = arith.muli %f175, %fc15 : index
          %f177 = arith.addi %f176, %f53 : index
          memref.store %f59, %x18[%f177] : memref<?xf32>
          %f178 = arith.addi %f177, %fc17 : index
          memref.store %f66, %x18[%f178] : memref<?xf32>
        } else {
          memref.store %f59, %x9[%f54] : memref<?xf32>
          %f179 = arith.addi %f54, %fc17 : index
          memref.store %f66, %x9[%f179] : memref<?xf32>
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
    %f189 = memref.load %x9[%f188] : memref<?xf32>
    %f190 = arith.muli %x10, %fc15 : index
    %f191 = arith.addi %f190, %f186 : index
    %f192 = memref.load %x11[%f191] : memref<?xf32>
    %f193 = arith.addf %f189, %f192 : f32
    %f194 = arith.select %f187, %f193, %f189 : f32
    %f195 = arith.addi %f186, %fc17 : index
    %f196 = arith.addi %f185, %f195 : index
    %f197 = memref.load %x9[%f196] : memref<?xf32>
    %f198 = arith.addi %f190, %f195 : index
    %f199 = memref.load %x11[%f198] : memref<?xf32>
    %f200 = arith.addf %f197, %f199 : f32
    %f201 = arith.select %f187, %f200, %f197 : f32
    %f202 = arith.addi %f0, %fc4 : index
    %f203 = arith.cmpi slt, %f202, %fc17 : index
    %f204 = arith.minsi %f202, %fc18 : index
    %f205 = arith.addi %f185, %f204 : index
    %f206 = memref.load %x9[%f205] : memref<?xf32>
    %f207 = arith.addi %f190, %f204 : index
    %f208 = memref.load %x11[%f207] : memref<?xf32>
    %f209 = arith.addf %f206, %f208 : f32
    %f210 = arith.select %f187, %f209, %f206 : f32
    %f211 = arith.addi %f204, %fc17 : index
    %f212 = arith.addi %f185, %f211 : index
    %f213 = memref.load %x9[%f212] : memref<?xf32>
    %f214 = arith.addi %f190, %f211 : index
    %f215 = memref.load %x11[%f214] : memref<?xf32>
    %f216 = arith.addf %f213, %f215 : f32
    %f217 = arith.select %f187, %f216, %f213 : f32
    %f218 = arith.addi %x12, %x13 : index
    %f219 = arith.cmpi slt, %x10, %f218 : index
    scf.if %f219 {
      %f220 = arith.addi %fpositionsAt, %f181 : index
      %f221 = memref.load %x14[%f220] : memref<?xi32>
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
      %f236 = arith.cmpi slt, %x10, %x12 : index
      %f237 = memref.load %x15[%f186] : memref<?xf32>
      %f238 = memref.load %x16[%f186] : memref<?xf32>
      %f239 = arith.select %f236, %f237, %f238 : f32
      %f240 = arith.mulf %f194, %f235 : f32
      %f241 = arith.mulf %f240, %f239 : f32
      %f242 = arith.select %f223, %f241, %f194 : f32
      %f243 = memref.load %x15[%f195] : memref<?xf32>
      %f244 = memref.load %x16[%f195] : memref<?xf32>
      %f245 = arith.select %f236, %f243, %f244 : f32
      %f246 = arith.mulf %f201, %f235 : f32
      %f247 = arith.mulf %f246, %f245 : f32
      %f248 = arith.select %f223, %f247, %f201 : f32
      %f249 = memref.load %x15[%f204] : memref<?xf32>
      %f250 = memref.load %x16[%f204] : memref<?xf32>
      %f251 = arith.select %f236, %f249, %f250 : f32
      %f252 = arith.mulf %f210, %f235 : f32
      %f253 = arith.mulf %f252, %f251 : f32
      %f254 = arith.select %f223, %f253, %f210 : f32
      %f255 = memref.load %x15[%f211] : memref<?xf32>
      %f256 = memref.load %x16[%f211] : memref<?xf32>
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
      %f268 = memref.load %x17[%f263] : memref<?xf32>
      %f269 = arith.addi %f263, %fc17 : index
      %f270 = memref.load %x17[%f269] : memref<?xf32>
      %f271 = memref.load %x17[%f267] : memref<?xf32>
      %f272 = arith.addi %f267, %fc17 : index
      %f273 = memref.load %x17[%f272] : memref<?xf32>
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
        %f286 = arith.muli %f181, %x12 : index
        %f287 = arith.addi %f286, %x10 : index
        %f288 = arith.muli %f287, %fc15 : index
        %f289 = arith.addi %f288, %f186 : index
        memref.store %f282, %x18[%f289] : memref<?xf32>
        %f290 = arith.addi %f289, %fc17 : index
        memref.store %f285, %x18[%f290] : memref<?xf32>
      } else {
        memref.store %f282, %x9[%f188] : memref<?xf32>
        %f291 = arith.addi %f188, %fc17 : index
        memref.store %f285, %x9[%f291] : memref<?xf32>
      }
      %f292 = arith.addi %f262, %f204 : index
      %f293 = arith.addi %f266, %f204 : index
      %f294 = memref.load %x17[%f292] : memref<?xf32>
      %f295 = arith.addi %f292, %fc17 : index
      %f296 = memref.load %x17[%f295] : memref<?xf32>
      %f297 = memref.load %x17[%f293] : memref<?xf32>
      %f298 = arith.addi %f293, %fc17 : index
      %f299 = memref.load %x17[%f298] : memref<?xf32>
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
          %f312 = arith.muli %f181, %x12 : index
          %f313 = arith.addi %f312, %x10 : index
          %f314 = arith.muli %f313, %fc15 : index
          %f315 = arith.addi %f314, %f204 : index
          memref.store %f308, %x18[%f315] : memref<?xf32>
          %f316 = arith.addi %f315, %fc17 : index
          memref.store %f311, %x18[%f316] : memref<?xf32>
        } else {
          memref.store %f308, %x9[%f205] : memref<?xf32>
          %f317 = arith.addi %f205, %fc17 : index
          memref.store %f311, %x9[%f317] : memref<?xf32>
        }
      }
    } else {
      %f318 = arith.cmpi slt, %x10, %x12 : index
      scf.if %f318 {
        %f319 = arith.muli %f181, %x12 : index
        %f320 = arith.addi %f319, %x10 : index
        %f321 = arith.muli %f320, %fc15 : index
        %f322 = arith.addi %f321, %f186 : index
        memref.store %f194, %x18[%f322] : memref<?xf32>
        %f323 = arith.addi %f322, %fc17 : index
        memref.store %f201, %x18[%f323] : memref<?xf32>
      } else {
        memref.store %f194, %x9[%f188] : memref<?xf32>
        %f324 = arith.addi %f188, %fc17 : index
        memref.store %f201, %x9[%f324] : memref<?xf32>
      }
      scf.if %f203 {
        scf.if %f318 {
          %f325 = arith.muli %f181, %x12 : index
          %f326 = arith.addi %f325, %x10 : index
          %f327 = arith.muli %f326, %fc15 : index
          %f328 = arith.addi %f327, %f204 : index
          memref.store %f210, %x18[%f328] : memref<?xf32>
          %f329 = arith.addi %f328, %fc17 : index
          memref.store %f217, %x18[%f329] : memref<?xf32>
        } else {
          memref.store %f210, %x9[%f205] : memref<?xf32>
          %f330 = arith.addi %f205, %fc17 : index
          memref.store %f217, %x9[%f330] : memref<?xf32>
        }
      }
    }
  }
  wave.barrier
  %f331 = arith.cmpi sge, %x10, %x12 : index
  scf.if %f331 {
    scf.if %f33 {
      %f332 = arith.addi %fslotsAt, %f30 : index
      %f333 = memref.load %x14[%f332] : memref<?xi32>
      %f334 = arith.index_cast %f333 : i32 to index
      %f335 = arith.cmpi sge, %f334, %fc3 : index
      scf.if %f335 {
        %f336 = arith.muli %f29, %fc15 : index
        %f337 = arith.subi %x10, %x12 : index
        %f338 = memref.load %x19[%f337] : memref<?xf32>
        %f339 = vector.broadcast %f338 : f32 to vector<4xf32>
        %f340 = arith.divui %f334, %fc14 : index
        %f341 = arith.remui %f334, %fc14 : index
        %f342 = arith.muli %f340, %fpageBytes : index
        %f343 = arith.cmpi eq, %fcodec, %fc3 : index
        scf.if %f343 {
          %f344 = arith.muli %f0, %fc11 : index
          scf.for %f345 = %f344 to %fc15 step %fc7 {
            %f346 = arith.addi %f336, %f345 : index
            %f347 = vector.load %x9[%f346] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f348 = arith.mulf %f347, %f339 : vector<4xf32>
            %f349 = arith.minimumf %f348, %fc29 : vector<4xf32>
            %f350 = arith.maximumf %f349, %fc30 : vector<4xf32>
            %f351 = arith.truncf %f350 : vector<4xf32> to vector<4xf16>
            %f352 = vector.bitcast %f351 : vector<4xf16> to vector<8xi8>
            %f353 = arith.cmpi slt, %f337, %x13 : index
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
              vector.store %f352, %x20[%f367] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
            } else {
              %f368 = arith.subi %f337, %x13 : index
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
              vector.store %f389, %x20[%f388] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
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
              vector.store %f400, %x20[%f399] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
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
              vector.store %f411, %x20[%f410] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
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
              vector.store %f422, %x20[%f421] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
            }
          }
        }
        %f423 = arith.cmpi eq, %fcodec, %fc0 : index
        scf.if %f423 {
          %f424 = arith.muli %f0, %fc11 : index
          scf.for %f425 = %f424 to %fc15 step %fc7 {
            %f426 = arith.addi %f336, %f425 : index
            %f427 = vector.load %x9[%f426] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f428 = arith.mulf %f427, %f339 : vector<4xf32>
            %f429 = wave.fp8_encode "e4m3" %f428 : vector<4xf32> -> vector<4xi8>
            %f430 = arith.cmpi slt, %f337, %x13 : index
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
              vector.store %f433, %x20[%f448] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f449 = arith.subi %f337, %x13 : index
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
              vector.store %f473, %x20[%f472] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f483, %x20[%f482] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f493, %x20[%f492] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f503, %x20[%f502] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
          }
        }
        %f504 = arith.cmpi eq, %fcodec, %fc12 : index
        scf.if %f504 {
          %f505 = arith.muli %f0, %fc11 : index
          scf.for %f506 = %f505 to %fc15 step %fc7 {
            %f507 = arith.addi %f336, %f506 : index
            %f508 = vector.load %x9[%f507] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f509 = arith.mulf %f508, %f339 : vector<4xf32>
            %f510 = wave.fp8_encode "e5m2" %f509 : vector<4xf32> -> vector<4xi8>
            %f511 = arith.cmpi slt, %f337, %x13 : index
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
              vector.store %f514, %x20[%f529] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f530 = arith.subi %f337, %x13 : index
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
              vector.store %f554, %x20[%f553] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f564, %x20[%f563] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f574, %x20[%f573] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f584, %x20[%f583] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
          }
        }
      }
    }
    scf.if %f184 {
      %f585 = arith.addi %fslotsAt, %f181 : index
      %f586 = memref.load %x14[%f585] : memref<?xi32>
      %f587 = arith.index_cast %f586 : i32 to index
      %f588 = arith.cmpi sge, %f587, %fc3 : index
      scf.if %f588 {
        %f589 = arith.muli %f180, %fc15 : index
        %f590 = arith.subi %x10, %x12 : index
        %f591 = memref.load %x19[%f590] : memref<?xf32>
        %f592 = vector.broadcast %f591 : f32 to vector<4xf32>
        %f593 = arith.divui %f587, %fc14 : index
        %f594 = arith.remui %f587, %fc14 : index
        %f595 = arith.muli %f593, %fpageBytes : index
        %f596 = arith.cmpi eq, %fcodec, %fc3 : index
        scf.if %f596 {
          %f597 = arith.muli %f0, %fc11 : index
          scf.for %f598 = %f597 to %fc15 step %fc7 {
            %f599 = arith.addi %f589, %f598 : index
            %f600 = vector.load %x9[%f599] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f601 = arith.mulf %f600, %f592 : vector<4xf32>
            %f602 = arith.minimumf %f601, %fc29 : vector<4xf32>
            %f603 = arith.maximumf %f602, %fc30 : vector<4xf32>
            %f604 = arith.truncf %f603 : vector<4xf32> to vector<4xf16>
            %f605 = vector.bitcast %f604 : vector<4xf16> to vector<8xi8>
            %f606 = arith.cmpi slt, %f590, %x13 : index
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
              vector.store %f605, %x20[%f620] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
            } else {
              %f621 = arith.subi %f590, %x13 : index
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
              vector.store %f642, %x20[%f641] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
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
              vector.store %f653, %x20[%f652] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
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
              vector.store %f664, %x20[%f663] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
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
              vector.store %f675, %x20[%f674] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
            }
          }
        }
        %f676 = arith.cmpi eq, %fcodec, %fc0 : index
        scf.if %f676 {
          %f677 = arith.muli %f0, %fc11 : index
          scf.for %f678 = %f677 to %fc15 step %fc7 {
            %f679 = arith.addi %f589, %f678 : index
            %f680 = vector.load %x9[%f679] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f681 = arith.mulf %f680, %f592 : vector<4xf32>
            %f682 = wave.fp8_encode "e4m3" %f681 : vector<4xf32> -> vector<4xi8>
            %f683 = arith.cmpi slt, %f590, %x13 : index
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
              vector.store %f686, %x20[%f701] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f702 = arith.subi %f590, %x13 : index
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
              vector.store %f726, %x20[%f725] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f736, %x20[%f735] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f746, %x20[%f745] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f756, %x20[%f755] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
          }
        }
        %f757 = arith.cmpi eq, %fcodec, %fc12 : index
        scf.if %f757 {
          %f758 = arith.muli %f0, %fc11 : index
          scf.for %f759 = %f758 to %fc15 step %fc7 {
            %f760 = arith.addi %f589, %f759 : index
            %f761 = vector.load %x9[%f760] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %f762 = arith.mulf %f761, %f592 : vector<4xf32>
            %f763 = wave.fp8_encode "e5m2" %f762 : vector<4xf32> -> vector<4xi8>
            %f764 = arith.cmpi slt, %f590, %x13 : index
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
              vector.store %f767, %x20[%f782] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
            } else {
              %f783 = arith.subi %f590, %x13 : index
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
              vector.store %f807, %x20[%f806] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f817, %x20[%f816] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f827, %x20[%f826] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
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
              vector.store %f837, %x20[%f836] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
            }
          }
        }
      }
    }
  }
  func.return
}
wave.kernel @qkv_q5_k_d80__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 10 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 5 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 10 : index
  %c5 = arith.constant 256 : index
  %c6 = arith.constant 64 : index
  %c7 = arith.constant 127 : index
  %c8 = arith.constant 128 : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 0 : index
  %c11 = arith.constant 2560 : index
  %c12 = arith.constant 1280 : index
  %rowsMode = wave.param "rowsMode" : index
  %c14 = arith.constant 16 : index
  %scalesInLds = wave.param "scalesInLds" : index
  %c16 = arith.constant 32 : index
  %c17 = arith.constant 320 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c20 = arith.constant 8 : index
  %c21 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c24 = arith.constant 2 : index
  %c25 = arith.constant 3 : index
  %c26 = arith.constant 48 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = arith.remui %2, %c2 : index
  %4 = arith.divui %2, %c2 : index
  %5 = arith.muli %inputFeatures, %c4 : index
  %6 = arith.divui %inputFeatures, %c5 : index
  %7 = arith.muli %6, %c6 : index
  %8 = arith.addi %7, %inputFeatures : index
  %9 = arith.addi %8, %c7 : index
  %10 = arith.divui %9, %c8 : index
  %11 = arith.muli %10, %c8 : index
  %12 = arith.addi %5, %11 : index
  %13 = arith.addi %12, %c8 : index
  %14 = arith.muli %3, %c9 : index
  %15 = arith.addi %14, %c10 : index
  %16 = arith.muli %0, %c2 : index
  %17 = arith.addi %16, %15 : index
  %18 = arith.muli %17, %13 : index
  %19 = wave.scratch %c11 : memref<?xf32>
  %20 = wave.scratch %c12 : memref<?xf32>
  %21 = memref.load %step[%c10] : memref<?xi32>
  %22 = arith.index_cast %21 : i32 to index
  %23 = arith.cmpi eq, %rowsMode, %c10 : index
  scf.if %23 {
    %24 = arith.muli %1, %c14 : index
    %25 = arith.cmpi slt, %24, %22 : index
    scf.if %25 {
      %26 = arith.muli %scalesInLds, %c2 : index
      %27 = wave.scratch %26 : memref<?xi8>
      %28 = arith.cmpi sgt, %scalesInLds, %c10 : index
      scf.if %28 {
        scf.for %29 = %c10 to %c2 step %c9 {
          %30 = arith.addi %16, %29 : index
          %31 = arith.muli %30, %13 : index
          %32 = arith.addi %31, %c8 : index
          %33 = arith.muli %2, %c16 : index
          %34 = wave.lane
          %35 = arith.addi %33, %34 : index
          %36 = arith.divui %scalesInLds, %c14 : index
          scf.for %37 = %35 to %36 step %c17 {
            %38 = arith.muli %37, %c14 : index
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
      %44 = arith.remui %43, %c14 : index
      %45 = wave.scratch %operandHalves : memref<?xf16>
      %46 = arith.divui %operandHalves, %c20 : index
      %47 = arith.muli %2, %c16 : index
      %48 = arith.addi %47, %43 : index
      scf.for %49 = %48 to %46 step %c17 {
        %50 = arith.muli %49, %c20 : index
        %51 = arith.addi %c10, %50 : index
        %52 = vector.load %x[%51] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %52, %45[%51] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %53 = arith.remui %44, %tileRows : index
      %54 = arith.muli %53, %c20 : index
      %55 = arith.muli %15, %scalesInLds : index
      %56 = arith.divui %inputFeatures, %c16 : index
      %57 = arith.muli %4, %stepsPerWave : index
      %58 = arith.minsi %57, %56 : index
      %59 = arith.addi %58, %stepsPerWave : index
      %60 = arith.minsi %59, %56 : index
      %61 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %62 = arith.subi %60, %58 : index
      %63 = arith.divui %62, %c24 : index
      %64 = arith.muli %63, %c24 : index
      %65 = arith.addi %58, %64 : index
      %66 = arith.select %61, %59, %65 : index
      %69 = scf.for %67 = %58 to %66 step %c24 iter_args(%68 = %c21) -> (vector<8xf32>) {
        %70 = arith.addi %67, %c10 : index
        %71:2 = func.call @qkv_q5_k_d80__gfx1100.0(%43, %70, %18, %55, %27, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %72 = arith.addi %67, %c9 : index
        %73:2 = func.call @qkv_q5_k_d80__gfx1100.0(%43, %72, %18, %55, %27, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %74 = arith.muli %67, %c24 : index
        %75 = arith.addi %74, %c10 : index
        %76 = arith.muli %tileRows, %c14 : index
        %77 = arith.muli %75, %76 : index
        %78 = arith.addi %54, %77 : index
        %79 = vector.load %45[%78] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %80 = arith.muli %tileRows, %c20 : index
        %81 = arith.addi %78, %80 : index
        %82 = vector.load %45[%81] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %83 = vector.shuffle %79, %82 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %84 = wave.mma %83, %71#0, %68 : vector<16xf16>, vector<8xf32>
        %85 = arith.addi %74, %c9 : index
        %86 = arith.muli %85, %76 : index
        %87 = arith.addi %54, %86 : index
        %88 = vector.load %45[%87] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %89 = arith.addi %87, %80 : index
        %90 = vector.load %45[%89] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %91 = vector.shuffle %88, %90 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %92 = wave.mma %91, %71#1, %84 : vector<16xf16>, vector<8xf32>
        %93 = arith.addi %74, %c24 : index
        %94 = arith.muli %93, %76 : index
        %95 = arith.addi %54, %94 : index
        %96 = vector.load %45[%95] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %97 = arith.addi %95, %80 : index
        %98 = vector.load %45[%97] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %99 = vector.shuffle %96, %98 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %100 = wave.mma %99, %73#0, %92 : vector<16xf16>, vector<8xf32>
        %101 = arith.addi %74, %c25 : index
        %102 = arith.muli %101, %76 : index
        %103 = arith.addi %54, %102 : index
        %104 = vector.load %45[%103] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %105 = arith.addi %103, %80 : index
        %106 = vector.load %45[%105] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %107 = vector.shuffle %104, %106 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %108 = wave.mma %107, %73#1, %100 : vector<16xf16>, vector<8xf32>
        scf.yield %108 : vector<8xf32>
      }
      %109 = arith.select %61, %66, %60 : index
      %112 = scf.for %110 = %66 to %109 step %c9 iter_args(%111 = %69) -> (vector<8xf32>) {
        %113 = arith.addi %110, %c10 : index
        %114:2 = func.call @qkv_q5_k_d80__gfx1100.0(%43, %113, %18, %55, %27, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %115 = arith.muli %110, %c24 : index
        %116 = arith.addi %115, %c10 : index
        %117 = arith.muli %tileRows, %c14 : index
        %118 = arith.muli %116, %117 : index
        %119 = arith.addi %54, %118 : index
        %120 = vector.load %45[%119] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %121 = arith.muli %tileRows, %c20 : index
        %122 = arith.addi %119, %121 : index
        %123 = vector.load %45[%122] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %124 = vector.shuffle %120, %123 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %125 = wave.mma %124, %114#0, %111 : vector<16xf16>, vector<8xf32>
        %126 = arith.addi %115, %c9 : index
        %127 = arith.muli %126, %117 : index
        %128 = arith.addi %54, %127 : index
        %129 = vector.load %45[%128] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %130 = arith.addi %128, %121 : index
        %131 = vector.load %45[%130] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %132 = vector.shuffle %129, %131 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %133 = wave.mma %132, %114#1, %125 : vector<16xf16>, vector<8xf32>
        scf.yield %133 : vector<8xf32>
      }
      %134 = arith.addi %24, %c10 : index
      func.call @qkv_q5_k_d80__gfx1100.2(%3, %4, %112, %19, %134, %22, %factors, %18, %w, %20, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  %135 = arith.cmpi eq, %rowsMode, %c9 : index
  scf.if %135 {
    %136 = arith.muli %1, %c14 : index
    %137 = arith.cmpi slt, %136, %22 : index
    scf.if %137 {
      %138 = arith.muli %scalesInLds, %c2 : index
      %139 = wave.scratch %138 : memref<?xi8>
      %140 = arith.cmpi sgt, %scalesInLds, %c10 : index
      scf.if %140 {
        scf.for %141 = %c10 to %c2 step %c9 {
          %142 = arith.addi %16, %141 : index
          %143 = arith.muli %142, %13 : index
          %144 = arith.addi %143, %c8 : index
          %145 = arith.muli %2, %c16 : index
          %146 = wave.lane
          %147 = arith.addi %145, %146 : index
          %148 = arith.divui %scalesInLds, %c14 : index
          scf.for %149 = %147 to %148 step %c17 {
            %150 = arith.muli %149, %c14 : index
            %151 = arith.addi %144, %150 : index
            %152 = vector.load %w[%151] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %153 = arith.muli %141, %scalesInLds : index
            %154 = arith.addi %153, %150 : index
            vector.store %152, %139[%154] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %155 = wave.lane
      %156 = arith.remui %155, %c14 : index
      %157 = arith.remui %156, %tileRows : index
      %158 = arith.addi %136, %157 : index
      %159 = arith.divui %158, %tileRows : index
      %160 = arith.divui %inputFeatures, %c14 : index
      %161 = arith.muli %159, %160 : index
      %162 = arith.divui %c10, %c14 : index
      %163 = arith.addi %161, %162 : index
      %164 = arith.muli %163, %c24 : index
      %165 = arith.remui %c10, %c14 : index
      %166 = arith.divui %165, %c20 : index
      %167 = arith.addi %164, %166 : index
      %168 = arith.muli %tileRows, %c20 : index
      %169 = arith.muli %167, %168 : index
      %170 = arith.remui %158, %tileRows : index
      %171 = arith.muli %170, %c20 : index
      %172 = arith.addi %169, %171 : index
      %173 = arith.remui %c10, %c20 : index
      %174 = arith.addi %172, %173 : index
      %175 = arith.muli %15, %scalesInLds : index
      %176 = arith.divui %inputFeatures, %c16 : index
      %177 = arith.muli %4, %stepsPerWave : index
      %178 = arith.minsi %177, %176 : index
      %179 = arith.addi %178, %stepsPerWave : index
      %180 = arith.minsi %179, %176 : index
      %181 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %182 = arith.subi %180, %178 : index
      %183 = arith.divui %182, %c24 : index
      %184 = arith.muli %183, %c24 : index
      %185 = arith.addi %178, %184 : index
      %186 = arith.select %181, %179, %185 : index
      %189 = scf.for %187 = %178 to %186 step %c24 iter_args(%188 = %c21) -> (vector<8xf32>) {
        %190 = arith.addi %187, %c10 : index
        %191:2 = func.call @qkv_q5_k_d80__gfx1100.0(%155, %190, %18, %175, %139, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %192 = arith.addi %187, %c9 : index
        %193:2 = func.call @qkv_q5_k_d80__gfx1100.0(%155, %192, %18, %175, %139, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %194 = arith.muli %187, %c24 : index
        %195 = arith.addi %194, %c10 : index
        %196 = arith.muli %tileRows, %c14 : index
        %197 = arith.muli %195, %196 : index
        %198 = arith.addi %174, %197 : index
        %199 = vector.load %x[%198] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %200 = arith.addi %198, %168 : index
        %201 = vector.load %x[%200] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %202 = vector.shuffle %199, %201 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %203 = wave.mma %202, %191#0, %188 : vector<16xf16>, vector<8xf32>
        %204 = arith.addi %194, %c9 : index
        %205 = arith.muli %204, %196 : index
        %206 = arith.addi %174, %205 : index
        %207 = vector.load %x[%206] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %208 = arith.addi %206, %168 : index
        %209 = vector.load %x[%208] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %210 = vector.shuffle %207, %209 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %211 = wave.mma %210, %191#1, %203 : vector<16xf16>, vector<8xf32>
        %212 = arith.addi %194, %c24 : index
        %213 = arith.muli %212, %196 : index
        %214 = arith.addi %174, %213 : index
        %215 = vector.load %x[%214] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %216 = arith.addi %214, %168 : index
        %217 = vector.load %x[%216] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %218 = vector.shuffle %215, %217 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %219 = wave.mma %218, %193#0, %211 : vector<16xf16>, vector<8xf32>
        %220 = arith.addi %194, %c25 : index
        %221 = arith.muli %220, %196 : index
        %222 = arith.addi %174, %221 : index
        %223 = vector.load %x[%222] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %224 = arith.addi %222, %168 : index
        %225 = vector.load %x[%224] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %226 = vector.shuffle %223, %225 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %227 = wave.mma %226, %193#1, %219 : vector<16xf16>, vector<8xf32>
        scf.yield %227 : vector<8xf32>
      }
      %228 = arith.select %181, %186, %180 : index
      %231 = scf.for %229 = %186 to %228 step %c9 iter_args(%230 = %189) -> (vector<8xf32>) {
        %232 = arith.addi %229, %c10 : index
        %233:2 = func.call @qkv_q5_k_d80__gfx1100.0(%155, %232, %18, %175, %139, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %234 = arith.muli %229, %c24 : index
        %235 = arith.addi %234, %c10 : index
        %236 = arith.muli %tileRows, %c14 : index
        %237 = arith.muli %235, %236 : index
        %238 = arith.addi %174, %237 : index
        %239 = vector.load %x[%238] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %240 = arith.addi %238, %168 : index
        %241 = vector.load %x[%240] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %242 = vector.shuffle %239, %241 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %243 = wave.mma %242, %233#0, %230 : vector<16xf16>, vector<8xf32>
        %244 = arith.addi %234, %c9 : index
        %245 = arith.muli %244, %236 : index
        %246 = arith.addi %174, %245 : index
        %247 = vector.load %x[%246] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %248 = arith.addi %246, %168 : index
        %249 = vector.load %x[%248] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %250 = vector.shuffle %247, %249 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %251 = wave.mma %250, %233#1, %243 : vector<16xf16>, vector<8xf32>
        scf.yield %251 : vector<8xf32>
      }
      %252 = arith.addi %136, %c10 : index
      func.call @qkv_q5_k_d80__gfx1100.2(%3, %4, %231, %19, %252, %22, %factors, %18, %w, %20, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  %253 = arith.cmpi eq, %rowsMode, %c24 : index
  scf.if %253 {
    %254 = arith.muli %1, %c6 : index
    %255 = arith.cmpi slt, %254, %22 : index
    scf.if %255 {
      %256 = arith.muli %scalesInLds, %c2 : index
      %257 = wave.scratch %256 : memref<?xi8>
      %258 = arith.cmpi sgt, %scalesInLds, %c10 : index
      scf.if %258 {
        scf.for %259 = %c10 to %c2 step %c9 {
          %260 = arith.addi %16, %259 : index
          %261 = arith.muli %260, %13 : index
          %262 = arith.addi %261, %c8 : index
          %263 = arith.muli %2, %c16 : index
          %264 = wave.lane
          %265 = arith.addi %263, %264 : index
          %266 = arith.divui %scalesInLds, %c14 : index
          scf.for %267 = %265 to %266 step %c17 {
            %268 = arith.muli %267, %c14 : index
            %269 = arith.addi %262, %268 : index
            %270 = vector.load %w[%269] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %271 = arith.muli %259, %scalesInLds : index
            %272 = arith.addi %271, %268 : index
            vector.store %270, %257[%272] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %273 = wave.lane
      %274 = arith.remui %273, %c14 : index
      %275 = arith.remui %274, %tileRows : index
      %276 = arith.addi %254, %275 : index
      %277 = arith.divui %276, %tileRows : index
      %278 = arith.divui %inputFeatures, %c14 : index
      %279 = arith.muli %277, %278 : index
      %280 = arith.divui %c10, %c14 : index
      %281 = arith.addi %279, %280 : index
      %282 = arith.muli %281, %c24 : index
      %283 = arith.remui %c10, %c14 : index
      %284 = arith.divui %283, %c20 : index
      %285 = arith.addi %282, %284 : index
      %286 = arith.muli %tileRows, %c20 : index
      %287 = arith.muli %285, %286 : index
      %288 = arith.remui %276, %tileRows : index
      %289 = arith.muli %288, %c20 : index
      %290 = arith.addi %287, %289 : index
      %291 = arith.remui %c10, %c20 : index
      %292 = arith.addi %290, %291 : index
      %293 = arith.addi %274, %c14 : index
      %294 = arith.addi %254, %293 : index
      %295 = arith.divui %294, %tileRows : index
      %296 = arith.muli %295, %278 : index
      %297 = arith.addi %296, %280 : index
      %298 = arith.muli %297, %c24 : index
      %299 = arith.addi %298, %284 : index
      %300 = arith.muli %299, %286 : index
      %301 = arith.remui %294, %tileRows : index
      %302 = arith.muli %301, %c20 : index
      %303 = arith.addi %300, %302 : index
      %304 = arith.addi %303, %291 : index
      %305 = arith.addi %274, %c16 : index
      %306 = arith.addi %254, %305 : index
      %307 = arith.divui %306, %tileRows : index
      %308 = arith.muli %307, %278 : index
      %309 = arith.addi %308, %280 : index
      %310 = arith.muli %309, %c24 : index
      %311 = arith.addi %310, %284 : index
      %312 = arith.muli %311, %286 : index
      %313 = arith.remui %306, %tileRows : index
      %314 = arith.muli %313, %c20 : index
      %315 = arith.addi %312, %314 : index
      %316 = arith.addi %315, %291 : index
      %317 = arith.addi %274, %c26 : index
      %318 = arith.addi %254, %317 : index
      %319 = arith.divui %318, %tileRows : index
      %320 = arith.muli %319, %278 : index
      %321 = arith.addi %320, %280 : index
      %322 = arith.muli %321, %c24 : index
      %323 = arith.addi %322, %284 : index
      %324 = arith.muli %323, %286 : index
      %325 = arith.remui %318, %tileRows : index
      %326 = arith.muli %325, %c20 : index
      %327 = arith.addi %324, %326 : index
      %328 = arith.addi %327, %291 : index
      %329 = arith.muli %15, %scalesInLds : index
      %330 = arith.divui %inputFeatures, %c16 : index
      %331 = arith.muli %4, %stepsPerWave : index
      %332 = arith.minsi %331, %330 : index
      %333 = arith.addi %332, %stepsPerWave : index
      %334 = arith.minsi %333, %330 : index
      %335 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %336 = arith.subi %334, %332 : index
      %337 = arith.divui %336, %c24 : index
      %338 = arith.muli %337, %c24 : index
      %339 = arith.addi %332, %338 : index
      %340 = arith.select %335, %333, %339 : index
      %346:4 = scf.for %341 = %332 to %340 step %c24 iter_args(%342 = %c21, %343 = %c21, %344 = %c21, %345 = %c21) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %347 = arith.addi %341, %c10 : index
        %348:2 = func.call @qkv_q5_k_d80__gfx1100.0(%273, %347, %18, %329, %257, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %349 = arith.addi %341, %c9 : index
        %350:2 = func.call @qkv_q5_k_d80__gfx1100.0(%273, %349, %18, %329, %257, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %351 = arith.muli %341, %c24 : index
        %352 = arith.addi %351, %c10 : index
        %353 = arith.muli %tileRows, %c14 : index
        %354 = arith.muli %352, %353 : index
        %355 = arith.addi %292, %354 : index
        %356 = vector.load %x[%355] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %357 = arith.addi %355, %286 : index
        %358 = vector.load %x[%357] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %359 = vector.shuffle %356, %358 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %360 = wave.mma %359, %348#0, %342 : vector<16xf16>, vector<8xf32>
        %361 = arith.addi %304, %354 : index
        %362 = vector.load %x[%361] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %363 = arith.addi %361, %286 : index
        %364 = vector.load %x[%363] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %365 = vector.shuffle %362, %364 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %366 = wave.mma %365, %348#0, %343 : vector<16xf16>, vector<8xf32>
        %367 = arith.addi %316, %354 : index
        %368 = vector.load %x[%367] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %369 = arith.addi %367, %286 : index
        %370 = vector.load %x[%369] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %371 = vector.shuffle %368, %370 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %372 = wave.mma %371, %348#0, %344 : vector<16xf16>, vector<8xf32>
        %373 = arith.addi %328, %354 : index
        %374 = vector.load %x[%373] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %375 = arith.addi %373, %286 : index
        %376 = vector.load %x[%375] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %377 = vector.shuffle %374, %376 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %378 = wave.mma %377, %348#0, %345 : vector<16xf16>, vector<8xf32>
        %379 = arith.addi %351, %c9 : index
        %380 = arith.muli %379, %353 : index
        %381 = arith.addi %292, %380 : index
        %382 = vector.load %x[%381] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %383 = arith.addi %381, %286 : index
        %384 = vector.load %x[%383] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %385 = vector.shuffle %382, %384 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %386 = wave.mma %385, %348#1, %360 : vector<16xf16>, vector<8xf32>
        %387 = arith.addi %304, %380 : index
        %388 = vector.load %x[%387] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %389 = arith.addi %387, %286 : index
        %390 = vector.load %x[%389] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %391 = vector.shuffle %388, %390 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %392 = wave.mma %391, %348#1, %366 : vector<16xf16>, vector<8xf32>
        %393 = arith.addi %316, %380 : index
        %394 = vector.load %x[%393] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %395 = arith.addi %393, %286 : index
        %396 = vector.load %x[%395] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %397 = vector.shuffle %394, %396 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %398 = wave.mma %397, %348#1, %372 : vector<16xf16>, vector<8xf32>
        %399 = arith.addi %328, %380 : index
        %400 = vector.load %x[%399] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %401 = arith.addi %399, %286 : index
        %402 = vector.load %x[%401] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %403 = vector.shuffle %400, %402 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %404 = wave.mma %403, %348#1, %378 : vector<16xf16>, vector<8xf32>
        %405 = arith.addi %351, %c24 : index
        %406 = arith.muli %405, %353 : index
        %407 = arith.addi %292, %406 : index
        %408 = vector.load %x[%407] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %409 = arith.addi %407, %286 : index
        %410 = vector.load %x[%409] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %411 = vector.shuffle %408, %410 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %412 = wave.mma %411, %350#0, %386 : vector<16xf16>, vector<8xf32>
        %413 = arith.addi %304, %406 : index
        %414 = vector.load %x[%413] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %415 = arith.addi %413, %286 : index
        %416 = vector.load %x[%415] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %417 = vector.shuffle %414, %416 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %418 = wave.mma %417, %350#0, %392 : vector<16xf16>, vector<8xf32>
        %419 = arith.addi %316, %406 : index
        %420 = vector.load %x[%419] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %421 = arith.addi %419, %286 : index
        %422 = vector.load %x[%421] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %423 = vector.shuffle %420, %422 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %424 = wave.mma %423, %350#0, %398 : vector<16xf16>, vector<8xf32>
        %425 = arith.addi %328, %406 : index
        %426 = vector.load %x[%425] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %427 = arith.addi %425, %286 : index
        %428 = vector.load %x[%427] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %429 = vector.shuffle %426, %428 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %430 = wave.mma %429, %350#0, %404 : vector<16xf16>, vector<8xf32>
        %431 = arith.addi %351, %c25 : index
        %432 = arith.muli %431, %353 : index
        %433 = arith.addi %292, %432 : index
        %434 = vector.load %x[%433] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %435 = arith.addi %433, %286 : index
        %436 = vector.load %x[%435] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %437 = vector.shuffle %434, %436 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %438 = wave.mma %437, %350#1, %412 : vector<16xf16>, vector<8xf32>
        %439 = arith.addi %304, %432 : index
        %440 = vector.load %x[%439] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %441 = arith.addi %439, %286 : index
        %442 = vector.load %x[%441] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %443 = vector.shuffle %440, %442 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %444 = wave.mma %443, %350#1, %418 : vector<16xf16>, vector<8xf32>
        %445 = arith.addi %316, %432 : index
        %446 = vector.load %x[%445] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %447 = arith.addi %445, %286 : index
        %448 = vector.load %x[%447] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %449 = vector.shuffle %446, %448 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %450 = wave.mma %449, %350#1, %424 : vector<16xf16>, vector<8xf32>
        %451 = arith.addi %328, %432 : index
        %452 = vector.load %x[%451] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %453 = arith.addi %451, %286 : index
        %454 = vector.load %x[%453] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %455 = vector.shuffle %452, %454 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %456 = wave.mma %455, %350#1, %430 : vector<16xf16>, vector<8xf32>
        scf.yield %438, %444, %450, %456 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %457 = arith.select %335, %340, %334 : index
      %463:4 = scf.for %458 = %340 to %457 step %c9 iter_args(%459 = %346#0, %460 = %346#1, %461 = %346#2, %462 = %346#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %464 = arith.addi %458, %c10 : index
        %465:2 = func.call @qkv_q5_k_d80__gfx1100.0(%273, %464, %18, %329, %257, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %466 = arith.muli %458, %c24 : index
        %467 = arith.addi %466, %c10 : index
        %468 = arith.muli %tileRows, %c14 : index
        %469 = arith.muli %467, %468 : index
        %470 = arith.addi %292, %469 : index
        %471 = vector.load %x[%470] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %472 = arith.addi %470, %286 : index
        %473 = vector.load %x[%472] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %474 = vector.shuffle %471, %473 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %475 = wave.mma %474, %465#0, %459 : vector<16xf16>, vector<8xf32>
        %476 = arith.addi %304, %469 : index
        %477 = vector.load %x[%476] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %478 = arith.addi %476, %286 : index
        %479 = vector.load %x[%478] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %480 = vector.shuffle %477, %479 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %481 = wave.mma %480, %465#0, %460 : vector<16xf16>, vector<8xf32>
        %482 = arith.addi %316, %469 : index
        %483 = vector.load %x[%482] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %484 = arith.addi %482, %286 : index
        %485 = vector.load %x[%484] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %486 = vector.shuffle %483, %485 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %487 = wave.mma %486, %465#0, %461 : vector<16xf16>, vector<8xf32>
        %488 = arith.addi %328, %469 : index
        %489 = vector.load %x[%488] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %490 = arith.addi %488, %286 : index
        %491 = vector.load %x[%490] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %492 = vector.shuffle %489, %491 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %493 = wave.mma %492, %465#0, %462 : vector<16xf16>, vector<8xf32>
        %494 = arith.addi %466, %c9 : index
        %495 = arith.muli %494, %468 : index
        %496 = arith.addi %292, %495 : index
        %497 = vector.load %x[%496] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %498 = arith.addi %496, %286 : index
        %499 = vector.load %x[%498] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %500 = vector.shuffle %497, %499 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %501 = wave.mma %500, %465#1, %475 : vector<16xf16>, vector<8xf32>
        %502 = arith.addi %304, %495 : index
        %503 = vector.load %x[%502] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %504 = arith.addi %502, %286 : index
        %505 = vector.load %x[%504] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %506 = vector.shuffle %503, %505 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %507 = wave.mma %506, %465#1, %481 : vector<16xf16>, vector<8xf32>
        %508 = arith.addi %316, %495 : index
        %509 = vector.load %x[%508] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %510 = arith.addi %508, %286 : index
        %511 = vector.load %x[%510] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %512 = vector.shuffle %509, %511 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %513 = wave.mma %512, %465#1, %487 : vector<16xf16>, vector<8xf32>
        %514 = arith.addi %328, %495 : index
        %515 = vector.load %x[%514] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %516 = arith.addi %514, %286 : index
        %517 = vector.load %x[%516] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %518 = vector.shuffle %515, %517 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %519 = wave.mma %518, %465#1, %493 : vector<16xf16>, vector<8xf32>
        scf.yield %501, %507, %513, %519 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %520 = arith.addi %254, %c10 : index
      func.call @qkv_q5_k_d80__gfx1100.2(%3, %4, %463#0, %19, %520, %22, %factors, %18, %w, %20, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %521 = arith.addi %254, %c14 : index
      func.call @qkv_q5_k_d80__gfx1100.2(%3, %4, %463#1, %19, %521, %22, %factors, %18, %w, %20, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %522 = arith.addi %254, %c16 : index
      func.call @qkv_q5_k_d80__gfx1100.2(%3, %4, %463#2, %19, %522, %22, %factors, %18, %w, %20, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %523 = arith.addi %254, %c26 : index
      func.call @qkv_q5_k_d80__gfx1100.2(%3, %4, %463#3, %19, %523, %22, %factors, %18, %w, %20, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  wave.return
}
