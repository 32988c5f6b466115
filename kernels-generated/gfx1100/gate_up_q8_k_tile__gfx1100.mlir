// GENERATED from codegen/kvcgen/gfx_tile.py; do not edit.
// Config: GfxTileGateUp(format='q8_k')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_q8_k_tile__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 8 : index
  %fc2 = arith.constant 32 : index
  %fc3 = arith.constant 2 : index
  %fc4 = arith.constant 128 : index
  %fc5 = arith.constant 256 : index
  %fc6 = arith.constant 1 : index
  %fc7 = arith.constant 127 : index
  %fc8 = arith.constant dense<0> : vector<4xi32>
  %fc9 = arith.constant dense<983055> : vector<4xi32>
  %fc10 = arith.constant dense<[0, 0, 0, 0]> : vector<4xi32>
  %fc11 = arith.constant dense<4> : vector<4xi32>
  %fc12 = arith.constant dense<1677747200> : vector<4xi32>
  %fc13 = arith.constant dense<[4, 4, 4, 4]> : vector<4xi32>
  %fc14 = arith.constant dense<8> : vector<4xi32>
  %fc15 = arith.constant dense<[8, 8, 8, 8]> : vector<4xi32>
  %fc16 = arith.constant dense<12> : vector<4xi32>
  %fc17 = arith.constant dense<[12, 12, 12, 12]> : vector<4xi32>
  %fc18 = arith.constant dense<0x6480> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.divui %x1, %fc1 : index
  %f2 = arith.muli %f1, %fc2 : index
  %f3 = arith.muli %f0, %fc3 : index
  %f4 = arith.addi %f2, %f3 : index
  %f5 = arith.addi %x2, %fc4 : index
  %f6 = arith.addi %f5, %f4 : index
  %f7 = vector.load %x3[%f6] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
  %f8 = vector.bitcast %f7 : vector<2xi8> to vector<1xf16>
  %f9 = arith.divui %x4, %fc5 : index
  %f10 = arith.muli %f9, %fc2 : index
  %f11 = arith.muli %x1, %fc0 : index
  %f12 = arith.addi %f10, %f11 : index
  %f13 = arith.muli %f0, %fc6 : index
  %f14 = arith.addi %f12, %f13 : index
  %f15 = arith.addi %f5, %f14 : index
  %f16 = vector.load %x3[%f15] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
  %f17 = vector.extract %f8[0] : f16 from vector<1xf16>
  %f18 = arith.extf %f17 : f16 to f32
  %f19 = vector.extract %f16[0] : i8 from vector<1xi8>
  %f20 = arith.extsi %f19 : i8 to i32
  %f21 = arith.sitofp %f20 : i32 to f32
  %f22 = arith.mulf %f18, %f21 : f32
  %f23 = arith.truncf %f22 : f32 to f16
  %f24 = vector.broadcast %f23 : f16 to vector<16xf16>
  %f25 = arith.muli %x4, %fc6 : index
  %f26 = arith.divui %f25, %fc3 : index
  %f27 = arith.addi %f10, %f26 : index
  %f28 = arith.addi %f27, %fc7 : index
  %f29 = arith.divui %f28, %fc4 : index
  %f30 = arith.muli %f29, %fc4 : index
  %f31 = arith.addi %f5, %f30 : index
  %f32 = arith.muli %x4, %fc1 : index
  %f33 = arith.addi %f31, %f32 : index
  %f34 = arith.addi %f11, %f0 : index
  %f35 = arith.muli %f34, %fc0 : index
  %f36 = arith.addi %f33, %f35 : index
  %f37 = arith.muli %x1, %fc5 : index
  %f38 = arith.addi %f31, %f37 : index
  %f39 = arith.muli %f0, %fc0 : index
  %f40 = arith.addi %f38, %f39 : index
  %f41 = vector.load %x3[%f36] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f42 = vector.bitcast %f41 : vector<16xi8> to vector<4xi32>
  %f43 = vector.load %x3[%f40] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f44 = vector.bitcast %f43 : vector<16xi8> to vector<4xi32>
  %f45 = arith.shrui %f44, %fc8 : vector<4xi32>
  %f46 = arith.andi %f45, %fc9 : vector<4xi32>
  %f47 = arith.shrui %f42, %fc10 : vector<4xi32>
  %f48 = arith.andi %f47, %fc9 : vector<4xi32>
  %f49 = arith.shli %f48, %fc11 : vector<4xi32>
  %f50 = arith.ori %f46, %f49 : vector<4xi32>
  %f51 = arith.ori %f50, %fc12 : vector<4xi32>
  %f52 = vector.bitcast %f51 : vector<4xi32> to vector<8xf16>
  %f53 = arith.shrui %f44, %fc11 : vector<4xi32>
  %f54 = arith.andi %f53, %fc9 : vector<4xi32>
  %f55 = arith.shrui %f42, %fc13 : vector<4xi32>
  %f56 = arith.andi %f55, %fc9 : vector<4xi32>
  %f57 = arith.shli %f56, %fc11 : vector<4xi32>
  %f58 = arith.ori %f54, %f57 : vector<4xi32>
  %f59 = arith.ori %f58, %fc12 : vector<4xi32>
  %f60 = vector.bitcast %f59 : vector<4xi32> to vector<8xf16>
  %f61 = arith.shrui %f44, %fc14 : vector<4xi32>
  %f62 = arith.andi %f61, %fc9 : vector<4xi32>
  %f63 = arith.shrui %f42, %fc15 : vector<4xi32>
  %f64 = arith.andi %f63, %fc9 : vector<4xi32>
  %f65 = arith.shli %f64, %fc11 : vector<4xi32>
  %f66 = arith.ori %f62, %f65 : vector<4xi32>
  %f67 = arith.ori %f66, %fc12 : vector<4xi32>
  %f68 = vector.bitcast %f67 : vector<4xi32> to vector<8xf16>
  %f69 = arith.shrui %f44, %fc16 : vector<4xi32>
  %f70 = arith.andi %f69, %fc9 : vector<4xi32>
  %f71 = arith.shrui %f42, %fc17 : vector<4xi32>
  %f72 = arith.andi %f71, %fc9 : vector<4xi32>
  %f73 = arith.shli %f72, %fc11 : vector<4xi32>
  %f74 = arith.ori %f70, %f73 : vector<4xi32>
  %f75 = arith.ori %f74, %fc12 : vector<4xi32>
  %f76 = vector.bitcast %f75 : vector<4xi32> to vector<8xf16>
  %f77 = vector.shuffle %f52, %f60 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f78 = vector.shuffle %f68, %f76 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f79 = vector.shuffle %f77, %f78 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f80 = arith.subf %f79, %fc18 : vector<32xf16>
  %f81 = vector.shuffle %f80, %f80 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f82 = vector.shuffle %f80, %f80 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f83 = arith.mulf %f81, %f24 : vector<16xf16>
  %f84 = arith.mulf %f82, %f24 : vector<16xf16>
  func.return %f83, %f84 : vector<16xf16>, vector<16xf16>
}
func.func private @gate_up_q8_k_tile__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: index, %x6: memref<?xf32>, %x7: memref<?xf32>, %x8: f32, %x9: f32, %x10: index, %x11: index, %x12: memref<?xf16>) {
  %ffc0 = arith.constant 8 : index
  %ffc1 = arith.constant 2 : index
  %ffc2 = arith.constant 1 : index
  %ffc3 = arith.constant 64 : index
  %ffc4 = arith.constant 23 : i32
  %ffc5 = arith.constant 141 : i32
  %ffc6 = arith.constant 268 : i32
  %ffc7 = arith.constant 14 : i32
  %ffc8 = arith.constant 0 : index
  %ffc9 = arith.constant 16 : index
  %ffc10 = arith.constant 0x3F800000 : f32
  %ffc11 = arith.constant 0xBFB8AA3B : f32
  %ff0 = arith.muli %x0, %ffc0 : index
  %ff1 = arith.addi %ff0, %x1 : index
  %ff2 = arith.divui %ff1, %ffc1 : index
  %ff3 = arith.cmpi slt, %ff1, %x2 : index
  scf.if %ff3 {
    %ff4 = arith.subi %x2, %ffc2 : index
    %ff5 = arith.minsi %ff1, %ff4 : index
    %ff6 = arith.muli %ff5, %x3 : index
    %ff7 = arith.addi %ff6, %ffc3 : index
    %ff8 = vector.load %x4[%ff7] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %ff9 = vector.bitcast %ff8 : vector<4xi8> to vector<1xf32>
    %ff10 = vector.extract %ff9[0] : f32 from vector<1xf32>
    %ff11 = arith.muli %x5, %ffc1 : index
    %ff12 = arith.addi %ff11, %ffc2 : index
    %ff13 = memref.load %x6[%ff12] : memref<?xf32>
    %ff14 = arith.mulf %ff13, %ff10 : f32
    %ff15 = arith.bitcast %ff14 : f32 to i32
    %ff16 = arith.shrui %ff15, %ffc4 : i32
    %ff17 = arith.maxsi %ff16, %ffc5 : i32
    %ff18 = arith.subi %ffc6, %ff17 : i32
    %ff19 = arith.shli %ff18, %ffc4 : i32
    %ff20 = arith.subi %ff17, %ffc7 : i32
    %ff21 = arith.shli %ff20, %ffc4 : i32
    %ff22 = arith.bitcast %ff19 : i32 to f32
    %ff23 = arith.bitcast %ff21 : i32 to f32
    %ff24 = arith.cmpi eq, %ff2, %ffc8 : index
    %ff25 = wave.lane
    %ff26 = arith.remui %ff25, %ffc9 : index
    %ff27 = arith.cmpi eq, %ff26, %ffc8 : index
    %ff28 = arith.andi %ff24, %ff27 : i1
    scf.if %ff28 {
      memref.store %ff23, %x7[%ff11] : memref<?xf32>
    }
    %ff29 = arith.mulf %x8, %ffc11 : f32
    %ff30 = wave.exp2 %ff29 : f32
    %ff31 = arith.addf %ffc10, %ff30 : f32
    %ff32 = arith.divf %x8, %ff31 : f32
    %ff33 = arith.mulf %ff32, %x9 : f32
    %ff34 = arith.mulf %ff33, %ff22 : f32
    %ff35 = arith.truncf %ff34 : f32 to f16
    %ff36 = arith.muli %ff2, %ffc9 : index
    %ff37 = arith.addi %ff36, %ff26 : index
    %ff38 = arith.divui %x5, %x10 : index
    %ff39 = arith.divui %x11, %ffc9 : index
    %ff40 = arith.muli %ff38, %ff39 : index
    %ff41 = arith.divui %ff37, %ffc9 : index
    %ff42 = arith.addi %ff40, %ff41 : index
    %ff43 = arith.muli %ff42, %ffc1 : index
    %ff44 = arith.remui %ff37, %ffc9 : index
    %ff45 = arith.divui %ff44, %ffc0 : index
    %ff46 = arith.addi %ff43, %ff45 : index
    %ff47 = arith.muli %x10, %ffc0 : index
    %ff48 = arith.muli %ff46, %ff47 : index
    %ff49 = arith.remui %x5, %x10 : index
    %ff50 = arith.muli %ff49, %ffc0 : index
    %ff51 = arith.addi %ff48, %ff50 : index
    %ff52 = arith.remui %ff37, %ffc0 : index
    %ff53 = arith.addi %ff51, %ff52 : index
    memref.store %ff35, %x12[%ff53] : memref<?xf16>
  }
  func.return
}
func.func private @gate_up_q8_k_tile__gfx1100.2(%x0: index, %x1: index, %x2: index, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: index, %x8: index, %x9: index, %x10: memref<?xi8>, %x11: f32, %x12: f32, %x13: f32, %x14: f32, %x15: memref<?xf32>, %x16: index, %x17: index, %x18: memref<?xf16>) {
  %fc0 = arith.constant 16 : index
  %fhasFactors = wave.param "hasFactors" : index
  %fc2 = arith.constant 1 : index
  %foperandScale = wave.param "operandScale" : f32
  %fc4 = arith.constant 2 : index
  %fc5 = arith.constant 0 : index
  %fc6 = arith.constant 8 : index
  %fc7 = arith.constant 3 : index
  %fc8 = arith.constant 4 : index
  %f0 = arith.muli %x0, %fc0 : index
  %f1 = arith.addi %x1, %f0 : index
  %f2 = arith.addi %f1, %x2 : index
  %f3 = arith.divui %x3, %fc0 : index
  %f4 = arith.addi %f2, %f3 : index
  %f5 = arith.cmpi slt, %f4, %x4 : index
  scf.if %f5 {
    %f6 = arith.cmpi eq, %fhasFactors, %fc2 : index
    %f7 = arith.muli %f4, %fc4 : index
    %f8 = memref.load %x5[%f7] : memref<?xf32>
    %f9 = arith.mulf %f8, %foperandScale : f32
    %f10 = arith.select %f6, %f9, %foperandScale : f32
    %f11 = arith.addi %x6, %fc5 : index
    %f12 = arith.muli %x7, %fc6 : index
    %f13 = arith.addi %f12, %f11 : index
    %f14 = arith.subi %x8, %fc2 : index
    %f15 = arith.minsi %f13, %f14 : index
    %f16 = arith.muli %f15, %x9 : index
    %f17 = arith.addi %x6, %fc2 : index
    %f18 = arith.addi %f12, %f17 : index
    %f19 = arith.minsi %f18, %f14 : index
    %f20 = arith.muli %f19, %x9 : index
    %f21 = arith.addi %x6, %fc4 : index
    %f22 = arith.addi %f12, %f21 : index
    %f23 = arith.minsi %f22, %f14 : index
    %f24 = arith.muli %f23, %x9 : index
    %f25 = arith.addi %x6, %fc7 : index
    %f26 = arith.addi %f12, %f25 : index
    %f27 = arith.minsi %f26, %f14 : index
    %f28 = arith.muli %f27, %x9 : index
    %f29 = arith.remui %x3, %fc0 : index
    %f30 = arith.muli %f29, %fc8 : index
    %f31 = arith.addi %f16, %f30 : index
    %f32 = vector.load %x10[%f31] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %f33 = vector.bitcast %f32 : vector<4xi8> to vector<1xf32>
    %f34 = vector.extract %f33[0] : f32 from vector<1xf32>
    %f35 = arith.mulf %f34, %f10 : f32
    %f36 = arith.mulf %x11, %f35 : f32
    %f37 = arith.addi %f20, %f30 : index
    %f38 = vector.load %x10[%f37] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %f39 = vector.bitcast %f38 : vector<4xi8> to vector<1xf32>
    %f40 = vector.extract %f39[0] : f32 from vector<1xf32>
    %f41 = arith.mulf %f40, %f10 : f32
    %f42 = arith.mulf %x12, %f41 : f32
    %f43 = arith.addi %f24, %f30 : index
    %f44 = vector.load %x10[%f43] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %f45 = vector.bitcast %f44 : vector<4xi8> to vector<1xf32>
    %f46 = vector.extract %f45[0] : f32 from vector<1xf32>
    %f47 = arith.mulf %f46, %f10 : f32
    %f48 = arith.mulf %x13, %f47 : f32
    %f49 = arith.addi %f28, %f30 : index
    %f50 = vector.load %x10[%f49] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %f51 = vector.bitcast %f50 : vector<4xi8> to vector<1xf32>
    %f52 = vector.extract %f51[0] : f32 from vector<1xf32>
    %f53 = arith.mulf %f52, %f10 : f32
    %f54 = arith.mulf %x14, %f53 : f32
    func.call @gate_up_q8_k_tile__gfx1100.1(%x7, %f11, %x8, %x9, %x10, %f4, %x5, %x15, %f36, %f42, %x16, %x17, %x18) : (index, index, index, index, memref<?xi8>, index, memref<?xf32>, memref<?xf32>, f32, f32, index, index, memref<?xf16>) -> ()
    func.call @gate_up_q8_k_tile__gfx1100.1(%x7, %f21, %x8, %x9, %x10, %f4, %x5, %x15, %f48, %f54, %x16, %x17, %x18) : (index, index, index, index, memref<?xi8>, index, memref<?xf32>, memref<?xf32>, f32, f32, index, index, memref<?xf16>) -> ()
  }
  func.return
}
wave.kernel @gate_up_q8_k_tile__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %countAt = wave.param "countAt" : index
  %c2 = arith.constant 128 : index
  %panels = wave.param "panels" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 256 : index
  %c8 = arith.constant 32 : index
  %c9 = arith.constant 127 : index
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 16384 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %outTileRows = wave.param "outTileRows" : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %c15 = arith.constant 0 : index
  %c16 = arith.constant 8 : index
  %c17 = arith.constant 8192 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %splits = wave.param "splits" : index
  %c20 = arith.constant 9 : index
  %c21 = arith.constant 10 : index
  %c22 = arith.constant 11 : index
  %c23 = arith.constant 6 : index
  %c24 = arith.constant 12 : index
  %c25 = arith.constant 14 : index
  %c26 = arith.constant 18 : index
  %c27 = arith.constant 20 : index
  %c28 = arith.constant 22 : index
  %c29 = arith.constant 24 : index
  %c30 = arith.constant 26 : index
  %c31 = arith.constant 28 : index
  %c32 = arith.constant 30 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = wave.lane
  %4 = memref.load %step[%countAt] : memref<?xi32>
  %5 = arith.index_cast %4 : i32 to index
  %6 = arith.muli %1, %c2 : index
  %7 = arith.muli %inputFeatures, %c4 : index
  %8 = arith.muli %inputFeatures, %c5 : index
  %9 = arith.divui %8, %c6 : index
  %10 = arith.divui %inputFeatures, %c7 : index
  %11 = arith.muli %10, %c8 : index
  %12 = arith.addi %11, %9 : index
  %13 = arith.addi %12, %c9 : index
  %14 = arith.divui %13, %c2 : index
  %15 = arith.muli %14, %c2 : index
  %16 = arith.addi %7, %15 : index
  %17 = arith.addi %16, %c2 : index
  %18 = arith.divui %2, %c6 : index
  %19 = arith.muli %18, %c6 : index
  %20 = arith.remui %2, %c6 : index
  %21 = arith.muli %20, %c10 : index
  %22 = wave.scratch %c11 : memref<?xf16>
  %23 = arith.cmpi slt, %6, %5 : index
  scf.if %23 {
    %24 = arith.divui %inputFeatures, %c8 : index
    %25 = arith.muli %1, %c16 : index
    %26 = arith.addi %25, %2 : index
    %27 = arith.divui %inputFeatures, %c4 : index
    %28 = arith.muli %26, %27 : index
    %29 = arith.muli %c15, %c6 : index
    %30 = arith.addi %28, %29 : index
    %31 = arith.muli %30, %c7 : index
    %32 = arith.muli %3, %c16 : index
    %33 = arith.addi %31, %32 : index
    %34 = arith.addi %33, %c15 : index
    %35 = vector.load %x[%34] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %36 = arith.addi %33, %c7 : index
    %37 = vector.load %x[%36] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %38 = arith.muli %0, %c16 : index
    %39 = arith.addi %38, %2 : index
    %40 = arith.subi %panels, %c5 : index
    %41 = arith.minsi %39, %40 : index
    %42 = arith.muli %41, %17 : index
    %43:2 = func.call @gate_up_q8_k_tile__gfx1100.0(%3, %c15, %42, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
    %44 = arith.cmpi sge, %3, %c4 : index
    %45 = vector.shuffle %43#0, %43#0 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %46 = vector.shuffle %43#0, %43#0 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %47 = arith.select %44, %45, %46 : vector<8xf16>
    %48 = vector.shuffle %43#1, %43#1 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %49 = vector.shuffle %43#1, %43#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %50 = arith.select %44, %48, %49 : vector<8xf16>
    %51 = arith.addi %2, %c15 : index
    %52 = arith.muli %51, %c6 : index
    %53 = arith.addi %52, %c15 : index
    %54 = arith.muli %53, %c7 : index
    %55 = arith.muli %c15, %c17 : index
    %56 = arith.addi %55, %54 : index
    %57 = arith.addi %56, %32 : index
    vector.store %35, %22[%57] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %58 = arith.addi %52, %c5 : index
    %59 = arith.muli %58, %c7 : index
    %60 = arith.addi %55, %59 : index
    %61 = arith.addi %60, %32 : index
    vector.store %37, %22[%61] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %62 = arith.addi %2, %c16 : index
    %63 = arith.muli %62, %c6 : index
    %64 = arith.addi %63, %c15 : index
    %65 = arith.muli %64, %c7 : index
    %66 = arith.addi %55, %65 : index
    %67 = arith.addi %66, %32 : index
    vector.store %47, %22[%67] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %68 = arith.addi %63, %c5 : index
    %69 = arith.muli %68, %c7 : index
    %70 = arith.addi %55, %69 : index
    %71 = arith.addi %70, %32 : index
    vector.store %50, %22[%71] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    wave.barrier
    %81:8 = scf.for %72 = %c15 to %splits step %c5 iter_args(%73 = %c14, %74 = %c14, %75 = %c14, %76 = %c14, %77 = %c14, %78 = %c14, %79 = %c14, %80 = %c14) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %82 = arith.muli %72, %stepsPerWave : index
      %83 = arith.minsi %82, %24 : index
      %84 = arith.addi %83, %stepsPerWave : index
      %85 = arith.minsi %84, %24 : index
      %95:8 = scf.for %86 = %83 to %85 step %c5 iter_args(%87 = %c14, %88 = %c14, %89 = %c14, %90 = %c14, %91 = %c14, %92 = %c14, %93 = %c14, %94 = %c14) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %96 = arith.addi %86, %c5 : index
        %97 = arith.subi %24, %c5 : index
        %98 = arith.minsi %96, %97 : index
        %99 = arith.muli %98, %c6 : index
        %100 = arith.addi %28, %99 : index
        %101 = arith.muli %100, %c7 : index
        %102 = arith.addi %101, %32 : index
        %103 = arith.addi %102, %c15 : index
        %104 = vector.load %x[%103] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %105 = arith.addi %102, %c7 : index
        %106 = vector.load %x[%105] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %107:2 = func.call @gate_up_q8_k_tile__gfx1100.0(%3, %98, %42, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %108 = vector.shuffle %107#0, %107#0 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
        %109 = vector.shuffle %107#0, %107#0 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
        %110 = arith.select %44, %108, %109 : vector<8xf16>
        %111 = vector.shuffle %107#1, %107#1 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
        %112 = vector.shuffle %107#1, %107#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
        %113 = arith.select %44, %111, %112 : vector<8xf16>
        %114 = arith.remui %86, %c6 : index
        %115 = arith.addi %19, %c15 : index
        %116 = arith.muli %115, %c6 : index
        %117 = arith.addi %116, %c15 : index
        %118 = arith.muli %117, %c7 : index
        %119 = arith.remui %3, %c4 : index
        %120 = arith.muli %119, %c16 : index
        %121 = arith.addi %118, %120 : index
        %122 = arith.muli %114, %c17 : index
        %123 = arith.addi %121, %122 : index
        %124 = vector.load %22[%123] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %125 = arith.addi %123, %c2 : index
        %126 = vector.load %22[%125] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %127 = vector.shuffle %124, %126 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %128 = arith.addi %19, %c5 : index
        %129 = arith.muli %128, %c6 : index
        %130 = arith.addi %129, %c15 : index
        %131 = arith.muli %130, %c7 : index
        %132 = arith.addi %131, %120 : index
        %133 = arith.addi %132, %122 : index
        %134 = vector.load %22[%133] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %135 = arith.addi %133, %c2 : index
        %136 = vector.load %22[%135] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %137 = vector.shuffle %134, %136 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %138 = arith.addi %21, %c16 : index
        %139 = arith.muli %138, %c6 : index
        %140 = arith.addi %139, %c15 : index
        %141 = arith.muli %140, %c7 : index
        %142 = arith.addi %141, %120 : index
        %143 = arith.addi %142, %122 : index
        %144 = vector.load %22[%143] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %145 = arith.addi %143, %c2 : index
        %146 = vector.load %22[%145] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %147 = vector.shuffle %144, %146 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %148 = wave.mma %127, %147, %87 : vector<16xf16>, vector<8xf32>
        %149 = wave.mma %137, %147, %91 : vector<16xf16>, vector<8xf32>
        %150 = arith.addi %21, %c20 : index
        %151 = arith.muli %150, %c6 : index
        %152 = arith.addi %151, %c15 : index
        %153 = arith.muli %152, %c7 : index
        %154 = arith.addi %153, %120 : index
        %155 = arith.addi %154, %122 : index
        %156 = vector.load %22[%155] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %157 = arith.addi %155, %c2 : index
        %158 = vector.load %22[%157] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %159 = vector.shuffle %156, %158 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %160 = wave.mma %127, %159, %88 : vector<16xf16>, vector<8xf32>
        %161 = wave.mma %137, %159, %92 : vector<16xf16>, vector<8xf32>
        %162 = arith.addi %21, %c21 : index
        %163 = arith.muli %162, %c6 : index
        %164 = arith.addi %163, %c15 : index
        %165 = arith.muli %164, %c7 : index
        %166 = arith.addi %165, %120 : index
        %167 = arith.addi %166, %122 : index
        %168 = vector.load %22[%167] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %169 = arith.addi %167, %c2 : index
        %170 = vector.load %22[%169] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %171 = vector.shuffle %168, %170 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %172 = wave.mma %127, %171, %89 : vector<16xf16>, vector<8xf32>
        %173 = wave.mma %137, %171, %93 : vector<16xf16>, vector<8xf32>
        %174 = arith.addi %21, %c22 : index
        %175 = arith.muli %174, %c6 : index
        %176 = arith.addi %175, %c15 : index
        %177 = arith.muli %176, %c7 : index
        %178 = arith.addi %177, %120 : index
        %179 = arith.addi %178, %122 : index
        %180 = vector.load %22[%179] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %181 = arith.addi %179, %c2 : index
        %182 = vector.load %22[%181] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %183 = vector.shuffle %180, %182 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %184 = wave.mma %127, %183, %90 : vector<16xf16>, vector<8xf32>
        %185 = wave.mma %137, %183, %94 : vector<16xf16>, vector<8xf32>
        %186 = arith.addi %116, %c5 : index
        %187 = arith.muli %186, %c7 : index
        %188 = arith.addi %187, %120 : index
        %189 = arith.addi %188, %122 : index
        %190 = vector.load %22[%189] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %191 = arith.addi %189, %c2 : index
        %192 = vector.load %22[%191] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %193 = vector.shuffle %190, %192 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %194 = arith.addi %129, %c5 : index
        %195 = arith.muli %194, %c7 : index
        %196 = arith.addi %195, %120 : index
        %197 = arith.addi %196, %122 : index
        %198 = vector.load %22[%197] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %199 = arith.addi %197, %c2 : index
        %200 = vector.load %22[%199] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %201 = vector.shuffle %198, %200 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %202 = arith.addi %139, %c5 : index
        %203 = arith.muli %202, %c7 : index
        %204 = arith.addi %203, %120 : index
        %205 = arith.addi %204, %122 : index
        %206 = vector.load %22[%205] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %207 = arith.addi %205, %c2 : index
        %208 = vector.load %22[%207] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %209 = vector.shuffle %206, %208 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %210 = wave.mma %193, %209, %148 : vector<16xf16>, vector<8xf32>
        %211 = wave.mma %201, %209, %149 : vector<16xf16>, vector<8xf32>
        %212 = arith.addi %151, %c5 : index
        %213 = arith.muli %212, %c7 : index
        %214 = arith.addi %213, %120 : index
        %215 = arith.addi %214, %122 : index
        %216 = vector.load %22[%215] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %217 = arith.addi %215, %c2 : index
        %218 = vector.load %22[%217] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %219 = vector.shuffle %216, %218 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %220 = wave.mma %193, %219, %160 : vector<16xf16>, vector<8xf32>
        %221 = wave.mma %201, %219, %161 : vector<16xf16>, vector<8xf32>
        %222 = arith.addi %163, %c5 : index
        %223 = arith.muli %222, %c7 : index
        %224 = arith.addi %223, %120 : index
        %225 = arith.addi %224, %122 : index
        %226 = vector.load %22[%225] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %227 = arith.addi %225, %c2 : index
        %228 = vector.load %22[%227] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %229 = vector.shuffle %226, %228 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %230 = wave.mma %193, %229, %172 : vector<16xf16>, vector<8xf32>
        %231 = wave.mma %201, %229, %173 : vector<16xf16>, vector<8xf32>
        %232 = arith.addi %175, %c5 : index
        %233 = arith.muli %232, %c7 : index
        %234 = arith.addi %233, %120 : index
        %235 = arith.addi %234, %122 : index
        %236 = vector.load %22[%235] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %237 = arith.addi %235, %c2 : index
        %238 = vector.load %22[%237] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %239 = vector.shuffle %236, %238 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %240 = wave.mma %193, %239, %184 : vector<16xf16>, vector<8xf32>
        %241 = wave.mma %201, %239, %185 : vector<16xf16>, vector<8xf32>
        %242 = arith.subi %c5, %114 : index
        %243 = arith.muli %242, %c17 : index
        %244 = arith.addi %243, %54 : index
        %245 = arith.addi %244, %32 : index
        vector.store %104, %22[%245] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %246 = arith.addi %243, %59 : index
        %247 = arith.addi %246, %32 : index
        vector.store %106, %22[%247] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %248 = arith.addi %243, %65 : index
        %249 = arith.addi %248, %32 : index
        vector.store %110, %22[%249] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %250 = arith.addi %243, %69 : index
        %251 = arith.addi %250, %32 : index
        vector.store %113, %22[%251] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        wave.barrier
        scf.yield %210, %220, %230, %240, %211, %221, %231, %241 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %252 = arith.cmpi eq, %72, %c15 : index
      %253 = arith.addf %73, %95#0 : vector<8xf32>
      %254 = arith.select %252, %95#0, %253 : vector<8xf32>
      %255 = arith.addf %74, %95#1 : vector<8xf32>
      %256 = arith.select %252, %95#1, %255 : vector<8xf32>
      %257 = arith.addf %75, %95#2 : vector<8xf32>
      %258 = arith.select %252, %95#2, %257 : vector<8xf32>
      %259 = arith.addf %76, %95#3 : vector<8xf32>
      %260 = arith.select %252, %95#3, %259 : vector<8xf32>
      %261 = arith.addf %77, %95#4 : vector<8xf32>
      %262 = arith.select %252, %95#4, %261 : vector<8xf32>
      %263 = arith.addf %78, %95#5 : vector<8xf32>
      %264 = arith.select %252, %95#5, %263 : vector<8xf32>
      %265 = arith.addf %79, %95#6 : vector<8xf32>
      %266 = arith.select %252, %95#6, %265 : vector<8xf32>
      %267 = arith.addf %80, %95#7 : vector<8xf32>
      %268 = arith.select %252, %95#7, %267 : vector<8xf32>
      scf.yield %254, %256, %258, %260, %262, %264, %266, %268 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %269 = vector.extract %81#0[0] : f32 from vector<8xf32>
    %270 = vector.extract %81#1[0] : f32 from vector<8xf32>
    %271 = vector.extract %81#2[0] : f32 from vector<8xf32>
    %272 = vector.extract %81#3[0] : f32 from vector<8xf32>
    func.call @gate_up_q8_k_tile__gfx1100.2(%19, %6, %c15, %3, %5, %factors, %21, %0, %panels, %17, %w, %269, %270, %271, %272, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %273 = vector.extract %81#0[1] : f32 from vector<8xf32>
    %274 = vector.extract %81#1[1] : f32 from vector<8xf32>
    %275 = vector.extract %81#2[1] : f32 from vector<8xf32>
    %276 = vector.extract %81#3[1] : f32 from vector<8xf32>
    func.call @gate_up_q8_k_tile__gfx1100.2(%19, %6, %c6, %3, %5, %factors, %21, %0, %panels, %17, %w, %273, %274, %275, %276, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %277 = vector.extract %81#0[2] : f32 from vector<8xf32>
    %278 = vector.extract %81#1[2] : f32 from vector<8xf32>
    %279 = vector.extract %81#2[2] : f32 from vector<8xf32>
    %280 = vector.extract %81#3[2] : f32 from vector<8xf32>
    func.call @gate_up_q8_k_tile__gfx1100.2(%19, %6, %c10, %3, %5, %factors, %21, %0, %panels, %17, %w, %277, %278, %279, %280, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %281 = vector.extract %81#0[3] : f32 from vector<8xf32>
    %282 = vector.extract %81#1[3] : f32 from vector<8xf32>
    %283 = vector.extract %81#2[3] : f32 from vector<8xf32>
    %284 = vector.extract %81#3[3] : f32 from vector<8xf32>
    func.call @gate_up_q8_k_tile__gfx1100.2(%19, %6, %c23, %3, %5, %factors, %21, %0, %panels, %17, %w, %281, %282, %283, %284, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %285 = vector.extract %81#0[4] : f32 from vector<8xf32>
    %286 = vector.extract %81#1[4] : f32 from vector<8xf32>
    %287 = vector.extract %81#2[4] : f32 from vector<8xf32>
    %288 = vector.extract %81#3[4] : f32 from vector<8xf32>
    func.call @gate_up_q8_k_tile__gfx1100.2(%19, %6, %c16, %3, %5, %factors, %21, %0, %panels, %17, %w, %285, %286, %287, %288, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %289 = vector.extract %81#0[5] : f32 from vector<8xf32>
    %290 = vector.extract %81#1[5] : f32 from vector<8xf32>
    %291 = vector.extract %81#2[5] : f32 from vector<8xf32>
    %292 = vector.extract %81#3[5] : f32 from vector<8xf32>
    func.call @gate_up_q8_k_tile__gfx1100.2(%19, %6, %c21, %3, %5, %factors, %21, %0, %panels, %17, %w, %289, %290, %291, %292, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %293 = vector.extract %81#0[6] : f32 from vector<8xf32>
    %294 = vector.extract %81#1[6] : f32 from vector<8xf32>
    %295 = vector.extract %81#2[6] : f32 from vector<8xf32>
    %296 = vector.extract %81#3[6] : f32 from vector<8xf32>
    func.call @gate_up_q8_k_tile__gfx1100.2(%19, %6, %c24, %3, %5, %factors, %21, %0, %panels, %17, %w, %293, %294, %295, %296, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %297 = vector.extract %81#0[7] : f32 from vector<8xf32>
    %298 = vector.extract %81#1[7] : f32 from vector<8xf32>
    %299 = vector.extract %81#2[7] : f32 from vector<8xf32>
    %300 = vector.extract %81#3[7] : f32 from vector<8xf32>
    func.call @gate_up_q8_k_tile__gfx1100.2(%19, %6, %c25, %3, %5, %factors, %21, %0, %panels, %17, %w, %297, %298, %299, %300, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %301 = vector.extract %81#4[0] : f32 from vector<8xf32>
    %302 = vector.extract %81#5[0] : f32 from vector<8xf32>
    %303 = vector.extract %81#6[0] : f32 from vector<8xf32>
    %304 = vector.extract %81#7[0] : f32 from vector<8xf32>
    func.call @gate_up_q8_k_tile__gfx1100.2(%19, %6, %c4, %3, %5, %factors, %21, %0, %panels, %17, %w, %301, %302, %303, %304, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %305 = vector.extract %81#4[1] : f32 from vector<8xf32>
    %306 = vector.extract %81#5[1] : f32 from vector<8xf32>
    %307 = vector.extract %81#6[1] : f32 from vector<8xf32>
    %308 = vector.extract %81#7[1] : f32 from vector<8xf32>
    func.call @gate_up_q8_k_tile__gfx1100.2(%19, %6, %c26, %3, %5, %factors, %21, %0, %panels, %17, %w, %305, %306, %307, %308, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %309 = vector.extract %81#4[2] : f32 from vector<8xf32>
    %310 = vector.extract %81#5[2] : f32 from vector<8xf32>
    %311 = vector.extract %81#6[2] : f32 from vector<8xf32>
    %312 = vector.extract %81#7[2] : f32 from vector<8xf32>
    func.call @gate_up_q8_k_tile__gfx1100.2(%19, %6, %c27, %3, %5, %factors, %21, %0, %panels, %17, %w, %309, %310, %311, %312, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %313 = vector.extract %81#4[3] : f32 from vector<8xf32>
    %314 = vector.extract %81#5[3] : f32 from vector<8xf32>
    %315 = vector.extract %81#6[3] : f32 from vector<8xf32>
    %316 = vector.extract %81#7[3] : f32 from vector<8xf32>
    func.call @gate_up_q8_k_tile__gfx1100.2(%19, %6, %c28, %3, %5, %factors, %21, %0, %panels, %17, %w, %313, %314, %315, %316, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %317 = vector.extract %81#4[4] : f32 from vector<8xf32>
    %318 = vector.extract %81#5[4] : f32 from vector<8xf32>
    %319 = vector.extract %81#6[4] : f32 from vector<8xf32>
    %320 = vector.extract %81#7[4] : f32 from vector<8xf32>
    func.call @gate_up_q8_k_tile__gfx1100.2(%19, %6, %c29, %3, %5, %factors, %21, %0, %panels, %17, %w, %317, %318, %319, %320, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %321 = vector.extract %81#4[5] : f32 from vector<8xf32>
    %322 = vector.extract %81#5[5] : f32 from vector<8xf32>
    %323 = vector.extract %81#6[5] : f32 from vector<8xf32>
    %324 = vector.extract %81#7[5] : f32 from vector<8xf32>
    func.call @gate_up_q8_k_tile__gfx1100.2(%19, %6, %c30, %3, %5, %factors, %21, %0, %panels, %17, %w, %321, %322, %323, %324, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %325 = vector.extract %81#4[6] : f32 from vector<8xf32>
    %326 = vector.extract %81#5[6] : f32 from vector<8xf32>
    %327 = vector.extract %81#6[6] : f32 from vector<8xf32>
    %328 = vector.extract %81#7[6] : f32 from vector<8xf32>
    func.call @gate_up_q8_k_tile__gfx1100.2(%19, %6, %c31, %3, %5, %factors, %21, %0, %panels, %17, %w, %325, %326, %327, %328, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %329 = vector.extract %81#4[7] : f32 from vector<8xf32>
    %330 = vector.extract %81#5[7] : f32 from vector<8xf32>
    %331 = vector.extract %81#6[7] : f32 from vector<8xf32>
    %332 = vector.extract %81#7[7] : f32 from vector<8xf32>
    func.call @gate_up_q8_k_tile__gfx1100.2(%19, %6, %c32, %3, %5, %factors, %21, %0, %panels, %17, %w, %329, %330, %331, %332, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
  }
  wave.return
}
