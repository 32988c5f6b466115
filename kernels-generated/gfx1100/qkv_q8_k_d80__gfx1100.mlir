// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q8_k', dim=80)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q8_k_d80__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 8 : index
  %fc2 = arith.constant 32 : index
  %fc3 = arith.constant 2 : index
  %fc4 = arith.constant 128 : index
  %fscalesInLds = wave.param "scalesInLds" : index
  %fc6 = arith.constant 0 : index
  %fc7 = arith.constant 256 : index
  %fc8 = arith.constant 1 : index
  %fc9 = arith.constant 127 : index
  %fc10 = arith.constant dense<0> : vector<4xi32>
  %fc11 = arith.constant dense<983055> : vector<4xi32>
  %fc12 = arith.constant dense<[0, 0, 0, 0]> : vector<4xi32>
  %fc13 = arith.constant dense<4> : vector<4xi32>
  %fc14 = arith.constant dense<1677747200> : vector<4xi32>
  %fc15 = arith.constant dense<[4, 4, 4, 4]> : vector<4xi32>
  %fc16 = arith.constant dense<8> : vector<4xi32>
  %fc17 = arith.constant dense<[8, 8, 8, 8]> : vector<4xi32>
  %fc18 = arith.constant dense<12> : vector<4xi32>
  %fc19 = arith.constant dense<[12, 12, 12, 12]> : vector<4xi32>
  %fc20 = arith.constant dense<0x6480> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.divui %x1, %fc1 : index
  %f2 = arith.muli %f1, %fc2 : index
  %f3 = arith.muli %f0, %fc3 : index
  %f4 = arith.addi %f2, %f3 : index
  %f5 = arith.addi %x2, %fc4 : index
  %f6 = arith.cmpi sgt, %fscalesInLds, %fc6 : index
  %f7 = scf.if %f6 -> (vector<2xi8>) {
    %f8 = arith.addi %x3, %f4 : index
    %f9 = vector.load %x4[%f8] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f9 : vector<2xi8>
  } else {
    %f10 = arith.addi %f5, %f4 : index
    %f11 = vector.load %x5[%f10] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f11 : vector<2xi8>
  }
  %f12 = vector.bitcast %f7 : vector<2xi8> to vector<1xf16>
  %f13 = arith.divui %x6, %fc7 : index
  %f14 = arith.muli %f13, %fc2 : index
  %f15 = arith.muli %x1, %fc0 : index
  %f16 = arith.addi %f14, %f15 : index
  %f17 = arith.muli %f0, %fc8 : index
  %f18 = arith.addi %f16, %f17 : index
  %f19 = scf.if %f6 -> (vector<1xi8>) {
    %f20 = arith.addi %x3, %f18 : index
    %f21 = vector.load %x4[%f20] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
    scf.yield %f21 : vector<1xi8>
  } else {
    %f22 = arith.addi %f5, %f18 : index
    %f23 = vector.load %x5[%f22] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
    scf.yield %f23 : vector<1xi8>
  }
  %f24 = vector.extract %f12[0] : f16 from vector<1xf16>
  %f25 = arith.extf %f24 : f16 to f32
  %f26 = vector.extract %f19[0] : i8 from vector<1xi8>
  %f27 = arith.extsi %f26 : i8 to i32
  %f28 = arith.sitofp %f27 : i32 to f32
  %f29 = arith.mulf %f25, %f28 : f32
  %f30 = arith.truncf %f29 : f32 to f16
  %f31 = vector.broadcast %f30 : f16 to vector<16xf16>
  %f32 = arith.muli %x6, %fc8 : index
  %f33 = arith.divui %f32, %fc3 : index
  %f34 = arith.addi %f14, %f33 : index
  %f35 = arith.addi %f34, %fc9 : index
  %f36 = arith.divui %f35, %fc4 : index
  %f37 = arith.muli %f36, %fc4 : index
  %f38 = arith.addi %f5, %f37 : index
  %f39 = arith.muli %x6, %fc1 : index
  %f40 = arith.addi %f38, %f39 : index
  %f41 = arith.addi %f15, %f0 : index
  %f42 = arith.muli %f41, %fc0 : index
  %f43 = arith.addi %f40, %f42 : index
  %f44 = arith.muli %x1, %fc7 : index
  %f45 = arith.addi %f38, %f44 : index
  %f46 = arith.muli %f0, %fc0 : index
  %f47 = arith.addi %f45, %f46 : index
  %f48 = vector.load %x5[%f43] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f49 = vector.bitcast %f48 : vector<16xi8> to vector<4xi32>
  %f50 = vector.load %x5[%f47] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f51 = vector.bitcast %f50 : vector<16xi8> to vector<4xi32>
  %f52 = arith.shrui %f51, %fc10 : vector<4xi32>
  %f53 = arith.andi %f52, %fc11 : vector<4xi32>
  %f54 = arith.shrui %f49, %fc12 : vector<4xi32>
  %f55 = arith.andi %f54, %fc11 : vector<4xi32>
  %f56 = arith.shli %f55, %fc13 : vector<4xi32>
  %f57 = arith.ori %f53, %f56 : vector<4xi32>
  %f58 = arith.ori %f57, %fc14 : vector<4xi32>
  %f59 = vector.bitcast %f58 : vector<4xi32> to vector<8xf16>
  %f60 = arith.shrui %f51, %fc13 : vector<4xi32>
  %f61 = arith.andi %f60, %fc11 : vector<4xi32>
  %f62 = arith.shrui %f49, %fc15 : vector<4xi32>
  %f63 = arith.andi %f62, %fc11 : vector<4xi32>
  %f64 = arith.shli %f63, %fc13 : vector<4xi32>
  %f65 = arith.ori %f61, %f64 : vector<4xi32>
  %f66 = arith.ori %f65, %fc14 : vector<4xi32>
  %f67 = vector.bitcast %f66 : vector<4xi32> to vector<8xf16>
  %f68 = arith.shrui %f51, %fc16 : vector<4xi32>
  %f69 = arith.andi %f68, %fc11 : vector<4xi32>
  %f70 = arith.shrui %f49, %fc17 : vector<4xi32>
  %f71 = arith.andi %f70, %fc11 : vector<4xi32>
  %f72 = arith.shli %f71, %fc13 : vector<4xi32>
  %f73 = arith.ori %f69, %f72 : vector<4xi32>
  %f74 = arith.ori %f73, %fc14 : vector<4xi32>
  %f75 = vector.bitcast %f74 : vector<4xi32> to vector<8xf16>
  %f76 = arith.shrui %f51, %fc18 : vector<4xi32>
  %f77 = arith.andi %f76, %fc11 : vector<4xi32>
  %f78 = arith.shrui %f49, %fc19 : vector<4xi32>
  %f79 = arith.andi %f78, %fc11 : vector<4xi32>
  %f80 = arith.shli %f79, %fc13 : vector<4xi32>
  %f81 = arith.ori %f77, %f80 : vector<4xi32>
  %f82 = arith.ori %f81, %fc14 : vector<4xi32>
  %f83 = vector.bitcast %f82 : vector<4xi32> to vector<8xf16>
  %f84 = vector.shuffle %f59, %f67 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f85 = vector.shuffle %f75, %f83 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f86 = vector.shuffle %f84, %f85 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f87 = arith.subf %f86, %fc20 : vector<32xf16>
  %f88 = vector.shuffle %f87, %f87 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f89 = vector.shuffle %f87, %f87 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f90 = arith.mulf %f88, %f31 : vector<16xf16>
  %f91 = arith.mulf %f89, %f31 : vector<16xf16>
  func.return %f90, %f91 : vector<16xf16>, vector<16xf16>
}
func.func private @qkv_q8_k_d80__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xf32>, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: memref<?xf32>) {
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
func.func private @qkv_q8_k_d80__gfx1100.2(%x0: index, %x1: index, %x2: vector<8xf32>, %x3: memref<?xf32>, %x4: index, %x5: index, %x6: memref<?xf32>, %x7: index, %x8: memref<?xi8>, %x9: memref<?xf32>, %x10: index, %x11: memref<?xf32>, %x12: index, %x13: index, %x14: memref<?xi32>, %x15: memref<?xf32>, %x16: memref<?xf32>, %x17: memref<?xf32>, %x18: memref<?xf32>, %x19: memref<?xf32>, %x20: memref<?xi8>) {
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
  func.call @qkv_q8_k_d80__gfx1100.1(%f24, %x4, %x5, %x6, %f3, %x3, %x7, %x8, %x0, %x9) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>) -> ()
  %f25 = arith.addi %f23, %fc0 : index
  func.call @qkv_q8_k_d80__gfx1100.1(%f25, %x4, %x5, %x6, %f3, %x3, %x7, %x8, %x0, %x9) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>) -> ()
  %f26 = arith.addi %f23, %fc12 : index
  func.call @qkv_q8_k_d80__gfx1100.1(%f26, %x4, %x5, %x6, %f3, %x3, %x7, %x8, %x0, %x9) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>) -> ()
  %f27 = arith.addi %f23, %fc13 : index
  func.call @qkv_q8_k_d80__gfx1100.1(%f27, %x4, %x5, %x6, %f3, %x3, %x7, %x8, %x0, %x9) : (index, index, index, memref<?xf32>, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>) -> ()
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
wave.kernel @qkv_q8_k_d80__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 10 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 5 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 256 : index
  %c8 = arith.constant 32 : index
  %c9 = arith.constant 127 : index
  %c10 = arith.constant 128 : index
  %c11 = arith.constant 0 : index
  %c12 = arith.constant 2560 : index
  %c13 = arith.constant 1280 : index
  %rowsMode = wave.param "rowsMode" : index
  %scalesInLds = wave.param "scalesInLds" : index
  %c16 = arith.constant 320 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c19 = arith.constant 8 : index
  %c20 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c23 = arith.constant 3 : index
  %c24 = arith.constant 64 : index
  %c25 = arith.constant 48 : index
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
  %16 = arith.muli %3, %c5 : index
  %17 = arith.addi %16, %c11 : index
  %18 = arith.muli %0, %c2 : index
  %19 = arith.addi %18, %17 : index
  %20 = arith.muli %19, %15 : index
  %21 = wave.scratch %c12 : memref<?xf32>
  %22 = wave.scratch %c13 : memref<?xf32>
  %23 = memref.load %step[%c11] : memref<?xi32>
  %24 = arith.index_cast %23 : i32 to index
  %25 = arith.cmpi eq, %rowsMode, %c11 : index
  scf.if %25 {
    %26 = arith.muli %1, %c4 : index
    %27 = arith.cmpi slt, %26, %24 : index
    scf.if %27 {
      %28 = arith.muli %scalesInLds, %c2 : index
      %29 = wave.scratch %28 : memref<?xi8>
      %30 = arith.cmpi sgt, %scalesInLds, %c11 : index
      scf.if %30 {
        scf.for %31 = %c11 to %c2 step %c5 {
          %32 = arith.addi %18, %31 : index
          %33 = arith.muli %32, %15 : index
          %34 = arith.addi %33, %c10 : index
          %35 = arith.muli %2, %c8 : index
          %36 = wave.lane
          %37 = arith.addi %35, %36 : index
          %38 = arith.divui %scalesInLds, %c4 : index
          scf.for %39 = %37 to %38 step %c16 {
            %40 = arith.muli %39, %c4 : index
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
      %46 = arith.remui %45, %c4 : index
      %47 = wave.scratch %operandHalves : memref<?xf16>
      %48 = arith.divui %operandHalves, %c19 : index
      %49 = arith.muli %2, %c8 : index
      %50 = arith.addi %49, %45 : index
      scf.for %51 = %50 to %48 step %c16 {
        %52 = arith.muli %51, %c19 : index
        %53 = arith.addi %c11, %52 : index
        %54 = vector.load %x[%53] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %54, %47[%53] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %55 = arith.remui %46, %tileRows : index
      %56 = arith.muli %55, %c19 : index
      %57 = arith.muli %17, %scalesInLds : index
      %58 = arith.divui %inputFeatures, %c8 : index
      %59 = arith.muli %4, %stepsPerWave : index
      %60 = arith.minsi %59, %58 : index
      %61 = arith.addi %60, %stepsPerWave : index
      %62 = arith.minsi %61, %58 : index
      %63 = arith.cmpi eq, %wholeBlocks, %c5 : index
      %64 = arith.subi %62, %60 : index
      %65 = arith.divui %64, %c6 : index
      %66 = arith.muli %65, %c6 : index
      %67 = arith.addi %60, %66 : index
      %68 = arith.select %63, %61, %67 : index
      %71 = scf.for %69 = %60 to %68 step %c6 iter_args(%70 = %c20) -> (vector<8xf32>) {
        %72 = arith.addi %69, %c11 : index
        %73:2 = func.call @qkv_q8_k_d80__gfx1100.0(%45, %72, %20, %57, %29, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %74 = arith.addi %69, %c5 : index
        %75:2 = func.call @qkv_q8_k_d80__gfx1100.0(%45, %74, %20, %57, %29, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %76 = arith.muli %69, %c6 : index
        %77 = arith.addi %76, %c11 : index
        %78 = arith.muli %tileRows, %c4 : index
        %79 = arith.muli %77, %78 : index
        %80 = arith.addi %56, %79 : index
        %81 = vector.load %47[%80] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %82 = arith.muli %tileRows, %c19 : index
        %83 = arith.addi %80, %82 : index
        %84 = vector.load %47[%83] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %85 = vector.shuffle %81, %84 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %86 = wave.mma %85, %73#0, %70 : vector<16xf16>, vector<8xf32>
        %87 = arith.addi %76, %c5 : index
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
        %103 = arith.addi %76, %c23 : index
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
      %114 = scf.for %112 = %68 to %111 step %c5 iter_args(%113 = %71) -> (vector<8xf32>) {
        %115 = arith.addi %112, %c11 : index
        %116:2 = func.call @qkv_q8_k_d80__gfx1100.0(%45, %115, %20, %57, %29, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %117 = arith.muli %112, %c6 : index
        %118 = arith.addi %117, %c11 : index
        %119 = arith.muli %tileRows, %c4 : index
        %120 = arith.muli %118, %119 : index
        %121 = arith.addi %56, %120 : index
        %122 = vector.load %47[%121] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %123 = arith.muli %tileRows, %c19 : index
        %124 = arith.addi %121, %123 : index
        %125 = vector.load %47[%124] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %126 = vector.shuffle %122, %125 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %127 = wave.mma %126, %116#0, %113 : vector<16xf16>, vector<8xf32>
        %128 = arith.addi %117, %c5 : index
        %129 = arith.muli %128, %119 : index
        %130 = arith.addi %56, %129 : index
        %131 = vector.load %47[%130] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %132 = arith.addi %130, %123 : index
        %133 = vector.load %47[%132] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %134 = vector.shuffle %131, %133 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %135 = wave.mma %134, %116#1, %127 : vector<16xf16>, vector<8xf32>
        scf.yield %135 : vector<8xf32>
      }
      %136 = arith.addi %26, %c11 : index
      func.call @qkv_q8_k_d80__gfx1100.2(%3, %4, %114, %21, %136, %24, %factors, %20, %w, %22, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  %137 = arith.cmpi eq, %rowsMode, %c5 : index
  scf.if %137 {
    %138 = arith.muli %1, %c4 : index
    %139 = arith.cmpi slt, %138, %24 : index
    scf.if %139 {
      %140 = arith.muli %scalesInLds, %c2 : index
      %141 = wave.scratch %140 : memref<?xi8>
      %142 = arith.cmpi sgt, %scalesInLds, %c11 : index
      scf.if %142 {
        scf.for %143 = %c11 to %c2 step %c5 {
          %144 = arith.addi %18, %143 : index
          %145 = arith.muli %144, %15 : index
          %146 = arith.addi %145, %c10 : index
          %147 = arith.muli %2, %c8 : index
          %148 = wave.lane
          %149 = arith.addi %147, %148 : index
          %150 = arith.divui %scalesInLds, %c4 : index
          scf.for %151 = %149 to %150 step %c16 {
            %152 = arith.muli %151, %c4 : index
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
      %158 = arith.remui %157, %c4 : index
      %159 = arith.remui %158, %tileRows : index
      %160 = arith.addi %138, %159 : index
      %161 = arith.divui %160, %tileRows : index
      %162 = arith.divui %inputFeatures, %c4 : index
      %163 = arith.muli %161, %162 : index
      %164 = arith.divui %c11, %c4 : index
      %165 = arith.addi %163, %164 : index
      %166 = arith.muli %165, %c6 : index
      %167 = arith.remui %c11, %c4 : index
      %168 = arith.divui %167, %c19 : index
      %169 = arith.addi %166, %168 : index
      %170 = arith.muli %tileRows, %c19 : index
      %171 = arith.muli %169, %170 : index
      %172 = arith.remui %160, %tileRows : index
      %173 = arith.muli %172, %c19 : index
      %174 = arith.addi %171, %173 : index
      %175 = arith.remui %c11, %c19 : index
      %176 = arith.addi %174, %175 : index
      %177 = arith.muli %17, %scalesInLds : index
      %178 = arith.divui %inputFeatures, %c8 : index
      %179 = arith.muli %4, %stepsPerWave : index
      %180 = arith.minsi %179, %178 : index
      %181 = arith.addi %180, %stepsPerWave : index
      %182 = arith.minsi %181, %178 : index
      %183 = arith.cmpi eq, %wholeBlocks, %c5 : index
      %184 = arith.subi %182, %180 : index
      %185 = arith.divui %184, %c6 : index
      %186 = arith.muli %185, %c6 : index
      %187 = arith.addi %180, %186 : index
      %188 = arith.select %183, %181, %187 : index
      %191 = scf.for %189 = %180 to %188 step %c6 iter_args(%190 = %c20) -> (vector<8xf32>) {
        %192 = arith.addi %189, %c11 : index
        %193:2 = func.call @qkv_q8_k_d80__gfx1100.0(%157, %192, %20, %177, %141, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %194 = arith.addi %189, %c5 : index
        %195:2 = func.call @qkv_q8_k_d80__gfx1100.0(%157, %194, %20, %177, %141, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %196 = arith.muli %189, %c6 : index
        %197 = arith.addi %196, %c11 : index
        %198 = arith.muli %tileRows, %c4 : index
        %199 = arith.muli %197, %198 : index
        %200 = arith.addi %176, %199 : index
        %201 = vector.load %x[%200] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %202 = arith.addi %200, %170 : index
        %203 = vector.load %x[%202] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %204 = vector.shuffle %201, %203 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %205 = wave.mma %204, %193#0, %190 : vector<16xf16>, vector<8xf32>
        %206 = arith.addi %196, %c5 : index
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
        %222 = arith.addi %196, %c23 : index
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
      %233 = scf.for %231 = %188 to %230 step %c5 iter_args(%232 = %191) -> (vector<8xf32>) {
        %234 = arith.addi %231, %c11 : index
        %235:2 = func.call @qkv_q8_k_d80__gfx1100.0(%157, %234, %20, %177, %141, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %236 = arith.muli %231, %c6 : index
        %237 = arith.addi %236, %c11 : index
        %238 = arith.muli %tileRows, %c4 : index
        %239 = arith.muli %237, %238 : index
        %240 = arith.addi %176, %239 : index
        %241 = vector.load %x[%240] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %242 = arith.addi %240, %170 : index
        %243 = vector.load %x[%242] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %244 = vector.shuffle %241, %243 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %245 = wave.mma %244, %235#0, %232 : vector<16xf16>, vector<8xf32>
        %246 = arith.addi %236, %c5 : index
        %247 = arith.muli %246, %238 : index
        %248 = arith.addi %176, %247 : index
        %249 = vector.load %x[%248] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %250 = arith.addi %248, %170 : index
        %251 = vector.load %x[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %252 = vector.shuffle %249, %251 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %253 = wave.mma %252, %235#1, %245 : vector<16xf16>, vector<8xf32>
        scf.yield %253 : vector<8xf32>
      }
      %254 = arith.addi %138, %c11 : index
      func.call @qkv_q8_k_d80__gfx1100.2(%3, %4, %233, %21, %254, %24, %factors, %20, %w, %22, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  %255 = arith.cmpi eq, %rowsMode, %c6 : index
  scf.if %255 {
    %256 = arith.muli %1, %c24 : index
    %257 = arith.cmpi slt, %256, %24 : index
    scf.if %257 {
      %258 = arith.muli %scalesInLds, %c2 : index
      %259 = wave.scratch %258 : memref<?xi8>
      %260 = arith.cmpi sgt, %scalesInLds, %c11 : index
      scf.if %260 {
        scf.for %261 = %c11 to %c2 step %c5 {
          %262 = arith.addi %18, %261 : index
          %263 = arith.muli %262, %15 : index
          %264 = arith.addi %263, %c10 : index
          %265 = arith.muli %2, %c8 : index
          %266 = wave.lane
          %267 = arith.addi %265, %266 : index
          %268 = arith.divui %scalesInLds, %c4 : index
          scf.for %269 = %267 to %268 step %c16 {
            %270 = arith.muli %269, %c4 : index
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
      %276 = arith.remui %275, %c4 : index
      %277 = arith.remui %276, %tileRows : index
      %278 = arith.addi %256, %277 : index
      %279 = arith.divui %278, %tileRows : index
      %280 = arith.divui %inputFeatures, %c4 : index
      %281 = arith.muli %279, %280 : index
      %282 = arith.divui %c11, %c4 : index
      %283 = arith.addi %281, %282 : index
      %284 = arith.muli %283, %c6 : index
      %285 = arith.remui %c11, %c4 : index
      %286 = arith.divui %285, %c19 : index
      %287 = arith.addi %284, %286 : index
      %288 = arith.muli %tileRows, %c19 : index
      %289 = arith.muli %287, %288 : index
      %290 = arith.remui %278, %tileRows : index
      %291 = arith.muli %290, %c19 : index
      %292 = arith.addi %289, %291 : index
      %293 = arith.remui %c11, %c19 : index
      %294 = arith.addi %292, %293 : index
      %295 = arith.addi %276, %c4 : index
      %296 = arith.addi %256, %295 : index
      %297 = arith.divui %296, %tileRows : index
      %298 = arith.muli %297, %280 : index
      %299 = arith.addi %298, %282 : index
      %300 = arith.muli %299, %c6 : index
      %301 = arith.addi %300, %286 : index
      %302 = arith.muli %301, %288 : index
      %303 = arith.remui %296, %tileRows : index
      %304 = arith.muli %303, %c19 : index
      %305 = arith.addi %302, %304 : index
      %306 = arith.addi %305, %293 : index
      %307 = arith.addi %276, %c8 : index
      %308 = arith.addi %256, %307 : index
      %309 = arith.divui %308, %tileRows : index
      %310 = arith.muli %309, %280 : index
      %311 = arith.addi %310, %282 : index
      %312 = arith.muli %311, %c6 : index
      %313 = arith.addi %312, %286 : index
      %314 = arith.muli %313, %288 : index
      %315 = arith.remui %308, %tileRows : index
      %316 = arith.muli %315, %c19 : index
      %317 = arith.addi %314, %316 : index
      %318 = arith.addi %317, %293 : index
      %319 = arith.addi %276, %c25 : index
      %320 = arith.addi %256, %319 : index
      %321 = arith.divui %320, %tileRows : index
      %322 = arith.muli %321, %280 : index
      %323 = arith.addi %322, %282 : index
      %324 = arith.muli %323, %c6 : index
      %325 = arith.addi %324, %286 : index
      %326 = arith.muli %325, %288 : index
      %327 = arith.remui %320, %tileRows : index
      %328 = arith.muli %327, %c19 : index
      %329 = arith.addi %326, %328 : index
      %330 = arith.addi %329, %293 : index
      %331 = arith.muli %17, %scalesInLds : index
      %332 = arith.divui %inputFeatures, %c8 : index
      %333 = arith.muli %4, %stepsPerWave : index
      %334 = arith.minsi %333, %332 : index
      %335 = arith.addi %334, %stepsPerWave : index
      %336 = arith.minsi %335, %332 : index
      %337 = arith.cmpi eq, %wholeBlocks, %c5 : index
      %338 = arith.subi %336, %334 : index
      %339 = arith.divui %338, %c6 : index
      %340 = arith.muli %339, %c6 : index
      %341 = arith.addi %334, %340 : index
      %342 = arith.select %337, %335, %341 : index
      %348:4 = scf.for %343 = %334 to %342 step %c6 iter_args(%344 = %c20, %345 = %c20, %346 = %c20, %347 = %c20) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %349 = arith.addi %343, %c11 : index
        %350:2 = func.call @qkv_q8_k_d80__gfx1100.0(%275, %349, %20, %331, %259, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %351 = arith.addi %343, %c5 : index
        %352:2 = func.call @qkv_q8_k_d80__gfx1100.0(%275, %351, %20, %331, %259, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %353 = arith.muli %343, %c6 : index
        %354 = arith.addi %353, %c11 : index
        %355 = arith.muli %tileRows, %c4 : index
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
        %381 = arith.addi %353, %c5 : index
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
        %433 = arith.addi %353, %c23 : index
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
      %465:4 = scf.for %460 = %342 to %459 step %c5 iter_args(%461 = %348#0, %462 = %348#1, %463 = %348#2, %464 = %348#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %466 = arith.addi %460, %c11 : index
        %467:2 = func.call @qkv_q8_k_d80__gfx1100.0(%275, %466, %20, %331, %259, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %468 = arith.muli %460, %c6 : index
        %469 = arith.addi %468, %c11 : index
        %470 = arith.muli %tileRows, %c4 : index
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
        %496 = arith.addi %468, %c5 : index
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
      %522 = arith.addi %256, %c11 : index
      func.call @qkv_q8_k_d80__gfx1100.2(%3, %4, %465#0, %21, %522, %24, %factors, %20, %w, %22, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %523 = arith.addi %256, %c4 : index
      func.call @qkv_q8_k_d80__gfx1100.2(%3, %4, %465#1, %21, %523, %24, %factors, %20, %w, %22, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %524 = arith.addi %256, %c8 : index
      func.call @qkv_q8_k_d80__gfx1100.2(%3, %4, %465#2, %21, %524, %24, %factors, %20, %w, %22, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
      wave.barrier
      %525 = arith.addi %256, %c25 : index
      func.call @qkv_q8_k_d80__gfx1100.2(%3, %4, %465#3, %21, %525, %24, %factors, %20, %w, %22, %0, %bias, %heads, %kvHeads, %step, %query_norm, %key_norm, %rope, %q, %scales, %kv) : (index, index, vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, memref<?xf32>, index, memref<?xf32>, index, index, memref<?xi32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xi8>) -> ()
    }
  }
  wave.return
}
