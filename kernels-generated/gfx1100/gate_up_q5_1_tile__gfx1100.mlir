// GENERATED from codegen/kvcgen/gfx_tile.py; do not edit.
// Config: GfxTileGateUp(format='q5_1')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_q5_1_tile__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 64 : index
  %fc2 = arith.constant 4 : index
  %fc3 = arith.constant 128 : index
  %fc4 = arith.constant 2 : index
  %fc5 = arith.constant 127 : index
  %fc6 = arith.constant 256 : index
  %fc7 = arith.constant 8 : index
  %fc8 = arith.constant dense<0> : vector<4xi32>
  %fc9 = arith.constant dense<983055> : vector<4xi32>
  %fc10 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %fc11 = arith.constant dense<65537> : vector<4xi32>
  %fc12 = arith.constant dense<4> : vector<4xi32>
  %fc13 = arith.constant dense<1677747200> : vector<4xi32>
  %fc14 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %fc15 = arith.constant dense<8> : vector<4xi32>
  %fc16 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %fc17 = arith.constant dense<12> : vector<4xi32>
  %fc18 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %fc19 = arith.constant dense<0x6400> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.muli %x1, %fc1 : index
  %f2 = arith.muli %f0, %fc2 : index
  %f3 = arith.addi %f1, %f2 : index
  %f4 = arith.addi %x2, %fc3 : index
  %f5 = arith.addi %f4, %f3 : index
  %f6 = vector.load %x3[%f5] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f7 = vector.bitcast %f6 : vector<4xi8> to vector<2xf16>
  %f8 = vector.extract %f7[0] : f16 from vector<2xf16>
  %f9 = vector.broadcast %f8 : f16 to vector<16xf16>
  %f10 = vector.extract %f7[1] : f16 from vector<2xf16>
  %f11 = vector.broadcast %f10 : f16 to vector<16xf16>
  %f12 = arith.muli %x4, %fc4 : index
  %f13 = arith.addi %f12, %fc5 : index
  %f14 = arith.divui %f13, %fc3 : index
  %f15 = arith.muli %f14, %fc3 : index
  %f16 = arith.addi %f4, %f15 : index
  %f17 = arith.muli %x1, %fc6 : index
  %f18 = arith.addi %f16, %f17 : index
  %f19 = arith.muli %f0, %fc0 : index
  %f20 = arith.addi %f18, %f19 : index
  %f21 = arith.muli %x4, %fc7 : index
  %f22 = arith.addi %f21, %f15 : index
  %f23 = arith.addi %f22, %fc3 : index
  %f24 = arith.addi %x2, %f23 : index
  %f25 = arith.muli %x1, %fc0 : index
  %f26 = arith.addi %f25, %f0 : index
  %f27 = arith.muli %f26, %fc2 : index
  %f28 = arith.addi %f24, %f27 : index
  %f29 = vector.load %x3[%f28] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f30 = vector.bitcast %f29 : vector<4xi8> to vector<1xi32>
  %f31 = vector.shuffle %f30, %f30 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
  %f32 = vector.load %x3[%f20] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f33 = vector.bitcast %f32 : vector<16xi8> to vector<4xi32>
  %f34 = arith.shrui %f33, %fc8 : vector<4xi32>
  %f35 = arith.andi %f34, %fc9 : vector<4xi32>
  %f36 = arith.shrui %f31, %fc10 : vector<4xi32>
  %f37 = arith.andi %f36, %fc11 : vector<4xi32>
  %f38 = arith.shli %f37, %fc12 : vector<4xi32>
  %f39 = arith.ori %f35, %f38 : vector<4xi32>
  %f40 = arith.ori %f39, %fc13 : vector<4xi32>
  %f41 = vector.bitcast %f40 : vector<4xi32> to vector<8xf16>
  %f42 = arith.shrui %f33, %fc12 : vector<4xi32>
  %f43 = arith.andi %f42, %fc9 : vector<4xi32>
  %f44 = arith.shrui %f31, %fc14 : vector<4xi32>
  %f45 = arith.andi %f44, %fc11 : vector<4xi32>
  %f46 = arith.shli %f45, %fc12 : vector<4xi32>
  %f47 = arith.ori %f43, %f46 : vector<4xi32>
  %f48 = arith.ori %f47, %fc13 : vector<4xi32>
  %f49 = vector.bitcast %f48 : vector<4xi32> to vector<8xf16>
  %f50 = arith.shrui %f33, %fc15 : vector<4xi32>
  %f51 = arith.andi %f50, %fc9 : vector<4xi32>
  %f52 = arith.shrui %f31, %fc16 : vector<4xi32>
  %f53 = arith.andi %f52, %fc11 : vector<4xi32>
  %f54 = arith.shli %f53, %fc12 : vector<4xi32>
  %f55 = arith.ori %f51, %f54 : vector<4xi32>
  %f56 = arith.ori %f55, %fc13 : vector<4xi32>
  %f57 = vector.bitcast %f56 : vector<4xi32> to vector<8xf16>
  %f58 = arith.shrui %f33, %fc17 : vector<4xi32>
  %f59 = arith.andi %f58, %fc9 : vector<4xi32>
  %f60 = arith.shrui %f31, %fc18 : vector<4xi32>
  %f61 = arith.andi %f60, %fc11 : vector<4xi32>
  %f62 = arith.shli %f61, %fc12 : vector<4xi32>
  %f63 = arith.ori %f59, %f62 : vector<4xi32>
  %f64 = arith.ori %f63, %fc13 : vector<4xi32>
  %f65 = vector.bitcast %f64 : vector<4xi32> to vector<8xf16>
  %f66 = vector.shuffle %f41, %f49 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f67 = vector.shuffle %f57, %f65 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f68 = vector.shuffle %f66, %f67 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f69 = arith.subf %f68, %fc19 : vector<32xf16>
  %f70 = vector.shuffle %f69, %f69 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f71 = vector.shuffle %f69, %f69 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f72 = math.fma %f70, %f9, %f11 : vector<16xf16>
  %f73 = math.fma %f71, %f9, %f11 : vector<16xf16>
  func.return %f72, %f73 : vector<16xf16>, vector<16xf16>
}
func.func private @gate_up_q5_1_tile__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: index, %x6: memref<?xf32>, %x7: memref<?xf32>, %x8: f32, %x9: f32, %x10: index, %x11: index, %x12: memref<?xf16>) {
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
func.func private @gate_up_q5_1_tile__gfx1100.2(%x0: index, %x1: index, %x2: index, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: index, %x8: index, %x9: index, %x10: memref<?xi8>, %x11: f32, %x12: f32, %x13: f32, %x14: f32, %x15: memref<?xf32>, %x16: index, %x17: index, %x18: memref<?xf16>) {
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
    func.call @gate_up_q5_1_tile__gfx1100.1(%x7, %f11, %x8, %x9, %x10, %f4, %x5, %x15, %f36, %f42, %x16, %x17, %x18) : (index, index, index, index, memref<?xi8>, index, memref<?xf32>, memref<?xf32>, f32, f32, index, index, memref<?xf16>) -> ()
    func.call @gate_up_q5_1_tile__gfx1100.1(%x7, %f21, %x8, %x9, %x10, %f4, %x5, %x15, %f48, %f54, %x16, %x17, %x18) : (index, index, index, index, memref<?xi8>, index, memref<?xf32>, memref<?xf32>, f32, f32, index, index, memref<?xf16>) -> ()
  }
  func.return
}
wave.kernel @gate_up_q5_1_tile__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %countAt = wave.param "countAt" : index
  %c2 = arith.constant 128 : index
  %panels = wave.param "panels" : index
  %c4 = arith.constant 8 : index
  %c5 = arith.constant 2 : index
  %c6 = arith.constant 127 : index
  %c7 = arith.constant 4 : index
  %c8 = arith.constant 16384 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %outTileRows = wave.param "outTileRows" : index
  %c11 = arith.constant dense<0x00000000> : vector<8xf32>
  %c12 = arith.constant 32 : index
  %c13 = arith.constant 0 : index
  %c14 = arith.constant 16 : index
  %c15 = arith.constant 256 : index
  %c16 = arith.constant 1 : index
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
  %9 = arith.addi %8, %c6 : index
  %10 = arith.divui %9, %c2 : index
  %11 = arith.muli %10, %c2 : index
  %12 = arith.addi %7, %11 : index
  %13 = arith.addi %12, %c2 : index
  %14 = arith.addi %13, %8 : index
  %15 = arith.divui %2, %c5 : index
  %16 = arith.muli %15, %c5 : index
  %17 = arith.remui %2, %c5 : index
  %18 = arith.muli %17, %c7 : index
  %19 = wave.scratch %c8 : memref<?xf16>
  %20 = arith.cmpi slt, %6, %5 : index
  scf.if %20 {
    %21 = arith.divui %inputFeatures, %c12 : index
    %22 = arith.muli %1, %c4 : index
    %23 = arith.addi %22, %2 : index
    %24 = arith.divui %inputFeatures, %c14 : index
    %25 = arith.muli %23, %24 : index
    %26 = arith.muli %c13, %c5 : index
    %27 = arith.addi %25, %26 : index
    %28 = arith.muli %27, %c15 : index
    %29 = arith.muli %3, %c4 : index
    %30 = arith.addi %28, %29 : index
    %31 = arith.addi %30, %c13 : index
    %32 = vector.load %x[%31] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %33 = arith.addi %30, %c15 : index
    %34 = vector.load %x[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %35 = arith.muli %0, %c4 : index
    %36 = arith.addi %35, %2 : index
    %37 = arith.subi %panels, %c16 : index
    %38 = arith.minsi %36, %37 : index
    %39 = arith.muli %38, %14 : index
    %40:2 = func.call @gate_up_q5_1_tile__gfx1100.0(%3, %c13, %39, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
    %41 = arith.cmpi sge, %3, %c14 : index
    %42 = vector.shuffle %40#0, %40#0 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %43 = vector.shuffle %40#0, %40#0 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %44 = arith.select %41, %42, %43 : vector<8xf16>
    %45 = vector.shuffle %40#1, %40#1 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %46 = vector.shuffle %40#1, %40#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %47 = arith.select %41, %45, %46 : vector<8xf16>
    %48 = arith.addi %2, %c13 : index
    %49 = arith.muli %48, %c5 : index
    %50 = arith.addi %49, %c13 : index
    %51 = arith.muli %50, %c15 : index
    %52 = arith.muli %c13, %c17 : index
    %53 = arith.addi %52, %51 : index
    %54 = arith.addi %53, %29 : index
    vector.store %32, %19[%54] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %55 = arith.addi %49, %c16 : index
    %56 = arith.muli %55, %c15 : index
    %57 = arith.addi %52, %56 : index
    %58 = arith.addi %57, %29 : index
    vector.store %34, %19[%58] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %59 = arith.addi %2, %c4 : index
    %60 = arith.muli %59, %c5 : index
    %61 = arith.addi %60, %c13 : index
    %62 = arith.muli %61, %c15 : index
    %63 = arith.addi %52, %62 : index
    %64 = arith.addi %63, %29 : index
    vector.store %44, %19[%64] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %65 = arith.addi %60, %c16 : index
    %66 = arith.muli %65, %c15 : index
    %67 = arith.addi %52, %66 : index
    %68 = arith.addi %67, %29 : index
    vector.store %47, %19[%68] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    wave.barrier
    %78:8 = scf.for %69 = %c13 to %splits step %c16 iter_args(%70 = %c11, %71 = %c11, %72 = %c11, %73 = %c11, %74 = %c11, %75 = %c11, %76 = %c11, %77 = %c11) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %79 = arith.muli %69, %stepsPerWave : index
      %80 = arith.minsi %79, %21 : index
      %81 = arith.addi %80, %stepsPerWave : index
      %82 = arith.minsi %81, %21 : index
      %92:8 = scf.for %83 = %80 to %82 step %c16 iter_args(%84 = %c11, %85 = %c11, %86 = %c11, %87 = %c11, %88 = %c11, %89 = %c11, %90 = %c11, %91 = %c11) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %93 = arith.addi %83, %c16 : index
        %94 = arith.subi %21, %c16 : index
        %95 = arith.minsi %93, %94 : index
        %96 = arith.muli %95, %c5 : index
        %97 = arith.addi %25, %96 : index
        %98 = arith.muli %97, %c15 : index
        %99 = arith.addi %98, %29 : index
        %100 = arith.addi %99, %c13 : index
        %101 = vector.load %x[%100] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %102 = arith.addi %99, %c15 : index
        %103 = vector.load %x[%102] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %104:2 = func.call @gate_up_q5_1_tile__gfx1100.0(%3, %95, %39, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %105 = vector.shuffle %104#0, %104#0 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
        %106 = vector.shuffle %104#0, %104#0 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
        %107 = arith.select %41, %105, %106 : vector<8xf16>
        %108 = vector.shuffle %104#1, %104#1 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
        %109 = vector.shuffle %104#1, %104#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
        %110 = arith.select %41, %108, %109 : vector<8xf16>
        %111 = arith.remui %83, %c5 : index
        %112 = arith.addi %16, %c13 : index
        %113 = arith.muli %112, %c5 : index
        %114 = arith.addi %113, %c13 : index
        %115 = arith.muli %114, %c15 : index
        %116 = arith.remui %3, %c14 : index
        %117 = arith.muli %116, %c4 : index
        %118 = arith.addi %115, %117 : index
        %119 = arith.muli %111, %c17 : index
        %120 = arith.addi %118, %119 : index
        %121 = vector.load %19[%120] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %122 = arith.addi %120, %c2 : index
        %123 = vector.load %19[%122] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %124 = vector.shuffle %121, %123 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %125 = arith.addi %16, %c16 : index
        %126 = arith.muli %125, %c5 : index
        %127 = arith.addi %126, %c13 : index
        %128 = arith.muli %127, %c15 : index
        %129 = arith.addi %128, %117 : index
        %130 = arith.addi %129, %119 : index
        %131 = vector.load %19[%130] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %132 = arith.addi %130, %c2 : index
        %133 = vector.load %19[%132] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %134 = vector.shuffle %131, %133 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %135 = arith.addi %18, %c4 : index
        %136 = arith.muli %135, %c5 : index
        %137 = arith.addi %136, %c13 : index
        %138 = arith.muli %137, %c15 : index
        %139 = arith.addi %138, %117 : index
        %140 = arith.addi %139, %119 : index
        %141 = vector.load %19[%140] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %142 = arith.addi %140, %c2 : index
        %143 = vector.load %19[%142] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %144 = vector.shuffle %141, %143 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %145 = wave.mma %124, %144, %84 : vector<16xf16>, vector<8xf32>
        %146 = wave.mma %134, %144, %88 : vector<16xf16>, vector<8xf32>
        %147 = arith.addi %18, %c20 : index
        %148 = arith.muli %147, %c5 : index
        %149 = arith.addi %148, %c13 : index
        %150 = arith.muli %149, %c15 : index
        %151 = arith.addi %150, %117 : index
        %152 = arith.addi %151, %119 : index
        %153 = vector.load %19[%152] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %154 = arith.addi %152, %c2 : index
        %155 = vector.load %19[%154] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %156 = vector.shuffle %153, %155 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %157 = wave.mma %124, %156, %85 : vector<16xf16>, vector<8xf32>
        %158 = wave.mma %134, %156, %89 : vector<16xf16>, vector<8xf32>
        %159 = arith.addi %18, %c21 : index
        %160 = arith.muli %159, %c5 : index
        %161 = arith.addi %160, %c13 : index
        %162 = arith.muli %161, %c15 : index
        %163 = arith.addi %162, %117 : index
        %164 = arith.addi %163, %119 : index
        %165 = vector.load %19[%164] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %166 = arith.addi %164, %c2 : index
        %167 = vector.load %19[%166] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %168 = vector.shuffle %165, %167 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %169 = wave.mma %124, %168, %86 : vector<16xf16>, vector<8xf32>
        %170 = wave.mma %134, %168, %90 : vector<16xf16>, vector<8xf32>
        %171 = arith.addi %18, %c22 : index
        %172 = arith.muli %171, %c5 : index
        %173 = arith.addi %172, %c13 : index
        %174 = arith.muli %173, %c15 : index
        %175 = arith.addi %174, %117 : index
        %176 = arith.addi %175, %119 : index
        %177 = vector.load %19[%176] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %178 = arith.addi %176, %c2 : index
        %179 = vector.load %19[%178] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %180 = vector.shuffle %177, %179 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %181 = wave.mma %124, %180, %87 : vector<16xf16>, vector<8xf32>
        %182 = wave.mma %134, %180, %91 : vector<16xf16>, vector<8xf32>
        %183 = arith.addi %113, %c16 : index
        %184 = arith.muli %183, %c15 : index
        %185 = arith.addi %184, %117 : index
        %186 = arith.addi %185, %119 : index
        %187 = vector.load %19[%186] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %188 = arith.addi %186, %c2 : index
        %189 = vector.load %19[%188] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %190 = vector.shuffle %187, %189 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %191 = arith.addi %126, %c16 : index
        %192 = arith.muli %191, %c15 : index
        %193 = arith.addi %192, %117 : index
        %194 = arith.addi %193, %119 : index
        %195 = vector.load %19[%194] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %196 = arith.addi %194, %c2 : index
        %197 = vector.load %19[%196] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %198 = vector.shuffle %195, %197 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %199 = arith.addi %136, %c16 : index
        %200 = arith.muli %199, %c15 : index
        %201 = arith.addi %200, %117 : index
        %202 = arith.addi %201, %119 : index
        %203 = vector.load %19[%202] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %204 = arith.addi %202, %c2 : index
        %205 = vector.load %19[%204] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %206 = vector.shuffle %203, %205 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %207 = wave.mma %190, %206, %145 : vector<16xf16>, vector<8xf32>
        %208 = wave.mma %198, %206, %146 : vector<16xf16>, vector<8xf32>
        %209 = arith.addi %148, %c16 : index
        %210 = arith.muli %209, %c15 : index
        %211 = arith.addi %210, %117 : index
        %212 = arith.addi %211, %119 : index
        %213 = vector.load %19[%212] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %214 = arith.addi %212, %c2 : index
        %215 = vector.load %19[%214] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %216 = vector.shuffle %213, %215 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %217 = wave.mma %190, %216, %157 : vector<16xf16>, vector<8xf32>
        %218 = wave.mma %198, %216, %158 : vector<16xf16>, vector<8xf32>
        %219 = arith.addi %160, %c16 : index
        %220 = arith.muli %219, %c15 : index
        %221 = arith.addi %220, %117 : index
        %222 = arith.addi %221, %119 : index
        %223 = vector.load %19[%222] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %224 = arith.addi %222, %c2 : index
        %225 = vector.load %19[%224] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %226 = vector.shuffle %223, %225 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %227 = wave.mma %190, %226, %169 : vector<16xf16>, vector<8xf32>
        %228 = wave.mma %198, %226, %170 : vector<16xf16>, vector<8xf32>
        %229 = arith.addi %172, %c16 : index
        %230 = arith.muli %229, %c15 : index
        %231 = arith.addi %230, %117 : index
        %232 = arith.addi %231, %119 : index
        %233 = vector.load %19[%232] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %234 = arith.addi %232, %c2 : index
        %235 = vector.load %19[%234] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %236 = vector.shuffle %233, %235 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %237 = wave.mma %190, %236, %181 : vector<16xf16>, vector<8xf32>
        %238 = wave.mma %198, %236, %182 : vector<16xf16>, vector<8xf32>
        %239 = arith.subi %c16, %111 : index
        %240 = arith.muli %239, %c17 : index
        %241 = arith.addi %240, %51 : index
        %242 = arith.addi %241, %29 : index
        vector.store %101, %19[%242] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %243 = arith.addi %240, %56 : index
        %244 = arith.addi %243, %29 : index
        vector.store %103, %19[%244] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %245 = arith.addi %240, %62 : index
        %246 = arith.addi %245, %29 : index
        vector.store %107, %19[%246] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %247 = arith.addi %240, %66 : index
        %248 = arith.addi %247, %29 : index
        vector.store %110, %19[%248] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        wave.barrier
        scf.yield %207, %217, %227, %237, %208, %218, %228, %238 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %249 = arith.cmpi eq, %69, %c13 : index
      %250 = arith.addf %70, %92#0 : vector<8xf32>
      %251 = arith.select %249, %92#0, %250 : vector<8xf32>
      %252 = arith.addf %71, %92#1 : vector<8xf32>
      %253 = arith.select %249, %92#1, %252 : vector<8xf32>
      %254 = arith.addf %72, %92#2 : vector<8xf32>
      %255 = arith.select %249, %92#2, %254 : vector<8xf32>
      %256 = arith.addf %73, %92#3 : vector<8xf32>
      %257 = arith.select %249, %92#3, %256 : vector<8xf32>
      %258 = arith.addf %74, %92#4 : vector<8xf32>
      %259 = arith.select %249, %92#4, %258 : vector<8xf32>
      %260 = arith.addf %75, %92#5 : vector<8xf32>
      %261 = arith.select %249, %92#5, %260 : vector<8xf32>
      %262 = arith.addf %76, %92#6 : vector<8xf32>
      %263 = arith.select %249, %92#6, %262 : vector<8xf32>
      %264 = arith.addf %77, %92#7 : vector<8xf32>
      %265 = arith.select %249, %92#7, %264 : vector<8xf32>
      scf.yield %251, %253, %255, %257, %259, %261, %263, %265 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %266 = vector.extract %78#0[0] : f32 from vector<8xf32>
    %267 = vector.extract %78#1[0] : f32 from vector<8xf32>
    %268 = vector.extract %78#2[0] : f32 from vector<8xf32>
    %269 = vector.extract %78#3[0] : f32 from vector<8xf32>
    func.call @gate_up_q5_1_tile__gfx1100.2(%16, %6, %c13, %3, %5, %factors, %18, %0, %panels, %14, %w, %266, %267, %268, %269, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %270 = vector.extract %78#0[1] : f32 from vector<8xf32>
    %271 = vector.extract %78#1[1] : f32 from vector<8xf32>
    %272 = vector.extract %78#2[1] : f32 from vector<8xf32>
    %273 = vector.extract %78#3[1] : f32 from vector<8xf32>
    func.call @gate_up_q5_1_tile__gfx1100.2(%16, %6, %c5, %3, %5, %factors, %18, %0, %panels, %14, %w, %270, %271, %272, %273, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %274 = vector.extract %78#0[2] : f32 from vector<8xf32>
    %275 = vector.extract %78#1[2] : f32 from vector<8xf32>
    %276 = vector.extract %78#2[2] : f32 from vector<8xf32>
    %277 = vector.extract %78#3[2] : f32 from vector<8xf32>
    func.call @gate_up_q5_1_tile__gfx1100.2(%16, %6, %c7, %3, %5, %factors, %18, %0, %panels, %14, %w, %274, %275, %276, %277, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %278 = vector.extract %78#0[3] : f32 from vector<8xf32>
    %279 = vector.extract %78#1[3] : f32 from vector<8xf32>
    %280 = vector.extract %78#2[3] : f32 from vector<8xf32>
    %281 = vector.extract %78#3[3] : f32 from vector<8xf32>
    func.call @gate_up_q5_1_tile__gfx1100.2(%16, %6, %c23, %3, %5, %factors, %18, %0, %panels, %14, %w, %278, %279, %280, %281, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %282 = vector.extract %78#0[4] : f32 from vector<8xf32>
    %283 = vector.extract %78#1[4] : f32 from vector<8xf32>
    %284 = vector.extract %78#2[4] : f32 from vector<8xf32>
    %285 = vector.extract %78#3[4] : f32 from vector<8xf32>
    func.call @gate_up_q5_1_tile__gfx1100.2(%16, %6, %c4, %3, %5, %factors, %18, %0, %panels, %14, %w, %282, %283, %284, %285, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %286 = vector.extract %78#0[5] : f32 from vector<8xf32>
    %287 = vector.extract %78#1[5] : f32 from vector<8xf32>
    %288 = vector.extract %78#2[5] : f32 from vector<8xf32>
    %289 = vector.extract %78#3[5] : f32 from vector<8xf32>
    func.call @gate_up_q5_1_tile__gfx1100.2(%16, %6, %c21, %3, %5, %factors, %18, %0, %panels, %14, %w, %286, %287, %288, %289, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %290 = vector.extract %78#0[6] : f32 from vector<8xf32>
    %291 = vector.extract %78#1[6] : f32 from vector<8xf32>
    %292 = vector.extract %78#2[6] : f32 from vector<8xf32>
    %293 = vector.extract %78#3[6] : f32 from vector<8xf32>
    func.call @gate_up_q5_1_tile__gfx1100.2(%16, %6, %c24, %3, %5, %factors, %18, %0, %panels, %14, %w, %290, %291, %292, %293, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %294 = vector.extract %78#0[7] : f32 from vector<8xf32>
    %295 = vector.extract %78#1[7] : f32 from vector<8xf32>
    %296 = vector.extract %78#2[7] : f32 from vector<8xf32>
    %297 = vector.extract %78#3[7] : f32 from vector<8xf32>
    func.call @gate_up_q5_1_tile__gfx1100.2(%16, %6, %c25, %3, %5, %factors, %18, %0, %panels, %14, %w, %294, %295, %296, %297, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %298 = vector.extract %78#4[0] : f32 from vector<8xf32>
    %299 = vector.extract %78#5[0] : f32 from vector<8xf32>
    %300 = vector.extract %78#6[0] : f32 from vector<8xf32>
    %301 = vector.extract %78#7[0] : f32 from vector<8xf32>
    func.call @gate_up_q5_1_tile__gfx1100.2(%16, %6, %c14, %3, %5, %factors, %18, %0, %panels, %14, %w, %298, %299, %300, %301, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %302 = vector.extract %78#4[1] : f32 from vector<8xf32>
    %303 = vector.extract %78#5[1] : f32 from vector<8xf32>
    %304 = vector.extract %78#6[1] : f32 from vector<8xf32>
    %305 = vector.extract %78#7[1] : f32 from vector<8xf32>
    func.call @gate_up_q5_1_tile__gfx1100.2(%16, %6, %c26, %3, %5, %factors, %18, %0, %panels, %14, %w, %302, %303, %304, %305, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %306 = vector.extract %78#4[2] : f32 from vector<8xf32>
    %307 = vector.extract %78#5[2] : f32 from vector<8xf32>
    %308 = vector.extract %78#6[2] : f32 from vector<8xf32>
    %309 = vector.extract %78#7[2] : f32 from vector<8xf32>
    func.call @gate_up_q5_1_tile__gfx1100.2(%16, %6, %c27, %3, %5, %factors, %18, %0, %panels, %14, %w, %306, %307, %308, %309, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %310 = vector.extract %78#4[3] : f32 from vector<8xf32>
    %311 = vector.extract %78#5[3] : f32 from vector<8xf32>
    %312 = vector.extract %78#6[3] : f32 from vector<8xf32>
    %313 = vector.extract %78#7[3] : f32 from vector<8xf32>
    func.call @gate_up_q5_1_tile__gfx1100.2(%16, %6, %c28, %3, %5, %factors, %18, %0, %panels, %14, %w, %310, %311, %312, %313, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %314 = vector.extract %78#4[4] : f32 from vector<8xf32>
    %315 = vector.extract %78#5[4] : f32 from vector<8xf32>
    %316 = vector.extract %78#6[4] : f32 from vector<8xf32>
    %317 = vector.extract %78#7[4] : f32 from vector<8xf32>
    func.call @gate_up_q5_1_tile__gfx1100.2(%16, %6, %c29, %3, %5, %factors, %18, %0, %panels, %14, %w, %314, %315, %316, %317, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %318 = vector.extract %78#4[5] : f32 from vector<8xf32>
    %319 = vector.extract %78#5[5] : f32 from vector<8xf32>
    %320 = vector.extract %78#6[5] : f32 from vector<8xf32>
    %321 = vector.extract %78#7[5] : f32 from vector<8xf32>
    func.call @gate_up_q5_1_tile__gfx1100.2(%16, %6, %c30, %3, %5, %factors, %18, %0, %panels, %14, %w, %318, %319, %320, %321, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %322 = vector.extract %78#4[6] : f32 from vector<8xf32>
    %323 = vector.extract %78#5[6] : f32 from vector<8xf32>
    %324 = vector.extract %78#6[6] : f32 from vector<8xf32>
    %325 = vector.extract %78#7[6] : f32 from vector<8xf32>
    func.call @gate_up_q5_1_tile__gfx1100.2(%16, %6, %c31, %3, %5, %factors, %18, %0, %panels, %14, %w, %322, %323, %324, %325, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %326 = vector.extract %78#4[7] : f32 from vector<8xf32>
    %327 = vector.extract %78#5[7] : f32 from vector<8xf32>
    %328 = vector.extract %78#6[7] : f32 from vector<8xf32>
    %329 = vector.extract %78#7[7] : f32 from vector<8xf32>
    func.call @gate_up_q5_1_tile__gfx1100.2(%16, %6, %c32, %3, %5, %factors, %18, %0, %panels, %14, %w, %326, %327, %328, %329, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
  }
  wave.return
}
