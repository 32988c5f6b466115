// GENERATED from codegen/kvcgen/gfx_tile.py; do not edit.
// Config: GfxTileGateUp(format='q4_k')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_q4_k_tile__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 8 : index
  %fc2 = arith.constant 64 : index
  %fc3 = arith.constant 4 : index
  %fc4 = arith.constant 128 : index
  %fc5 = arith.constant 256 : index
  %fc6 = arith.constant 32 : index
  %fc7 = arith.constant 2 : index
  %fc8 = arith.constant 127 : index
  %fc9 = arith.constant 0 : index
  %fc10 = arith.constant dense<0> : vector<4xi32>
  %fc11 = arith.constant dense<983055> : vector<4xi32>
  %fc12 = arith.constant dense<1677747200> : vector<4xi32>
  %fc13 = arith.constant dense<4> : vector<4xi32>
  %fc14 = arith.constant dense<8> : vector<4xi32>
  %fc15 = arith.constant dense<12> : vector<4xi32>
  %fc16 = arith.constant dense<0x6400> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.divui %x1, %fc1 : index
  %f2 = arith.muli %f1, %fc2 : index
  %f3 = arith.muli %f0, %fc3 : index
  %f4 = arith.addi %f2, %f3 : index
  %f5 = arith.addi %x2, %fc4 : index
  %f6 = arith.addi %f5, %f4 : index
  %f7 = vector.load %x3[%f6] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f8 = vector.bitcast %f7 : vector<4xi8> to vector<2xf16>
  %f9 = arith.divui %x4, %fc5 : index
  %f10 = arith.muli %f9, %fc2 : index
  %f11 = arith.muli %x1, %fc6 : index
  %f12 = arith.addi %f10, %f11 : index
  %f13 = arith.muli %f0, %fc7 : index
  %f14 = arith.addi %f12, %f13 : index
  %f15 = arith.addi %f5, %f14 : index
  %f16 = vector.load %x3[%f15] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
  %f17 = vector.extract %f8[0] : f16 from vector<2xf16>
  %f18 = arith.extf %f17 : f16 to f32
  %f19 = vector.extract %f16[0] : i8 from vector<2xi8>
  %f20 = arith.extui %f19 : i8 to i32
  %f21 = arith.sitofp %f20 : i32 to f32
  %f22 = arith.mulf %f18, %f21 : f32
  %f23 = arith.truncf %f22 : f32 to f16
  %f24 = vector.broadcast %f23 : f16 to vector<16xf16>
  %f25 = vector.extract %f8[1] : f16 from vector<2xf16>
  %f26 = arith.extf %f25 : f16 to f32
  %f27 = vector.extract %f16[1] : i8 from vector<2xi8>
  %f28 = arith.extui %f27 : i8 to i32
  %f29 = arith.sitofp %f28 : i32 to f32
  %f30 = arith.mulf %f26, %f29 : f32
  %f31 = arith.truncf %f30 : f32 to f16
  %f32 = vector.broadcast %f31 : f16 to vector<16xf16>
  %f33 = arith.addi %f10, %x4 : index
  %f34 = arith.addi %f33, %fc8 : index
  %f35 = arith.divui %f34, %fc4 : index
  %f36 = arith.muli %f35, %fc4 : index
  %f37 = arith.addi %f5, %f36 : index
  %f38 = arith.muli %x4, %fc1 : index
  %f39 = arith.addi %f37, %f38 : index
  %f40 = arith.muli %x1, %fc0 : index
  %f41 = arith.addi %f40, %f0 : index
  %f42 = arith.muli %f41, %fc9 : index
  %f43 = arith.addi %f39, %f42 : index
  %f44 = arith.muli %x1, %fc5 : index
  %f45 = arith.addi %f37, %f44 : index
  %f46 = arith.muli %f0, %fc0 : index
  %f47 = arith.addi %f45, %f46 : index
  %f48 = vector.load %x3[%f47] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f49 = vector.bitcast %f48 : vector<16xi8> to vector<4xi32>
  %f50 = arith.shrui %f49, %fc10 : vector<4xi32>
  %f51 = arith.andi %f50, %fc11 : vector<4xi32>
  %f52 = arith.ori %f51, %fc12 : vector<4xi32>
  %f53 = vector.bitcast %f52 : vector<4xi32> to vector<8xf16>
  %f54 = arith.shrui %f49, %fc13 : vector<4xi32>
  %f55 = arith.andi %f54, %fc11 : vector<4xi32>
  %f56 = arith.ori %f55, %fc12 : vector<4xi32>
  %f57 = vector.bitcast %f56 : vector<4xi32> to vector<8xf16>
  %f58 = arith.shrui %f49, %fc14 : vector<4xi32>
  %f59 = arith.andi %f58, %fc11 : vector<4xi32>
  %f60 = arith.ori %f59, %fc12 : vector<4xi32>
  %f61 = vector.bitcast %f60 : vector<4xi32> to vector<8xf16>
  %f62 = arith.shrui %f49, %fc15 : vector<4xi32>
  %f63 = arith.andi %f62, %fc11 : vector<4xi32>
  %f64 = arith.ori %f63, %fc12 : vector<4xi32>
  %f65 = vector.bitcast %f64 : vector<4xi32> to vector<8xf16>
  %f66 = vector.shuffle %f53, %f57 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f67 = vector.shuffle %f61, %f65 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f68 = vector.shuffle %f66, %f67 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f69 = arith.subf %f68, %fc16 : vector<32xf16>
  %f70 = vector.shuffle %f69, %f69 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f71 = vector.shuffle %f69, %f69 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f72 = math.fma %f70, %f24, %f32 : vector<16xf16>
  %f73 = math.fma %f71, %f24, %f32 : vector<16xf16>
  func.return %f72, %f73 : vector<16xf16>, vector<16xf16>
}
func.func private @gate_up_q4_k_tile__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: index, %x6: memref<?xf32>, %x7: memref<?xf32>, %x8: f32, %x9: f32, %x10: index, %x11: index, %x12: memref<?xf16>) {
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
func.func private @gate_up_q4_k_tile__gfx1100.2(%x0: index, %x1: index, %x2: index, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: index, %x8: index, %x9: index, %x10: memref<?xi8>, %x11: f32, %x12: f32, %x13: f32, %x14: f32, %x15: memref<?xf32>, %x16: index, %x17: index, %x18: memref<?xf16>) {
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
    func.call @gate_up_q4_k_tile__gfx1100.1(%x7, %f11, %x8, %x9, %x10, %f4, %x5, %x15, %f36, %f42, %x16, %x17, %x18) : (index, index, index, index, memref<?xi8>, index, memref<?xf32>, memref<?xf32>, f32, f32, index, index, memref<?xf16>) -> ()
    func.call @gate_up_q4_k_tile__gfx1100.1(%x7, %f21, %x8, %x9, %x10, %f4, %x5, %x15, %f48, %f54, %x16, %x17, %x18) : (index, index, index, index, memref<?xi8>, index, memref<?xf32>, memref<?xf32>, f32, f32, index, index, memref<?xf16>) -> ()
  }
  func.return
}
wave.kernel @gate_up_q4_k_tile__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %countAt = wave.param "countAt" : index
  %c2 = arith.constant 128 : index
  %panels = wave.param "panels" : index
  %c4 = arith.constant 8 : index
  %c5 = arith.constant 256 : index
  %c6 = arith.constant 64 : index
  %c7 = arith.constant 127 : index
  %c8 = arith.constant 2 : index
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 16384 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %outTileRows = wave.param "outTileRows" : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %c14 = arith.constant 32 : index
  %c15 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c17 = arith.constant 1 : index
  %c18 = arith.constant 8192 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %splits = wave.param "splits" : index
  %c21 = arith.constant 9 : index
  %c22 = arith.constant 10 : index
  %c23 = arith.constant 11 : index
  %c24 = arith.constant 6 : index
  %c25 = arith.constant 12 : index
  %c26 = arith.constant 14 : index
  %c27 = arith.constant 18 : index
  %c28 = arith.constant 20 : index
  %c29 = arith.constant 22 : index
  %c30 = arith.constant 24 : index
  %c31 = arith.constant 26 : index
  %c32 = arith.constant 28 : index
  %c33 = arith.constant 30 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = wave.lane
  %4 = memref.load %step[%countAt] : memref<?xi32>
  %5 = arith.index_cast %4 : i32 to index
  %6 = arith.muli %1, %c2 : index
  %7 = arith.muli %inputFeatures, %c4 : index
  %8 = arith.divui %inputFeatures, %c5 : index
  %9 = arith.muli %8, %c6 : index
  %10 = arith.addi %9, %inputFeatures : index
  %11 = arith.addi %10, %c7 : index
  %12 = arith.divui %11, %c2 : index
  %13 = arith.muli %12, %c2 : index
  %14 = arith.addi %7, %13 : index
  %15 = arith.addi %14, %c2 : index
  %16 = arith.divui %2, %c8 : index
  %17 = arith.muli %16, %c8 : index
  %18 = arith.remui %2, %c8 : index
  %19 = arith.muli %18, %c9 : index
  %20 = wave.scratch %c10 : memref<?xf16>
  %21 = arith.cmpi slt, %6, %5 : index
  scf.if %21 {
    %22 = arith.divui %inputFeatures, %c14 : index
    %23 = arith.muli %1, %c4 : index
    %24 = arith.addi %23, %2 : index
    %25 = arith.divui %inputFeatures, %c16 : index
    %26 = arith.muli %24, %25 : index
    %27 = arith.muli %c15, %c8 : index
    %28 = arith.addi %26, %27 : index
    %29 = arith.muli %28, %c5 : index
    %30 = arith.muli %3, %c4 : index
    %31 = arith.addi %29, %30 : index
    %32 = arith.addi %31, %c15 : index
    %33 = vector.load %x[%32] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %34 = arith.addi %31, %c5 : index
    %35 = vector.load %x[%34] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %36 = arith.muli %0, %c4 : index
    %37 = arith.addi %36, %2 : index
    %38 = arith.subi %panels, %c17 : index
    %39 = arith.minsi %37, %38 : index
    %40 = arith.muli %39, %15 : index
    %41:2 = func.call @gate_up_q4_k_tile__gfx1100.0(%3, %c15, %40, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
    %42 = arith.cmpi sge, %3, %c16 : index
    %43 = vector.shuffle %41#0, %41#0 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %44 = vector.shuffle %41#0, %41#0 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %45 = arith.select %42, %43, %44 : vector<8xf16>
    %46 = vector.shuffle %41#1, %41#1 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %47 = vector.shuffle %41#1, %41#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %48 = arith.select %42, %46, %47 : vector<8xf16>
    %49 = arith.addi %2, %c15 : index
    %50 = arith.muli %49, %c8 : index
    %51 = arith.addi %50, %c15 : index
    %52 = arith.muli %51, %c5 : index
    %53 = arith.muli %c15, %c18 : index
    %54 = arith.addi %53, %52 : index
    %55 = arith.addi %54, %30 : index
    vector.store %33, %20[%55] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %56 = arith.addi %50, %c17 : index
    %57 = arith.muli %56, %c5 : index
    %58 = arith.addi %53, %57 : index
    %59 = arith.addi %58, %30 : index
    vector.store %35, %20[%59] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %60 = arith.addi %2, %c4 : index
    %61 = arith.muli %60, %c8 : index
    %62 = arith.addi %61, %c15 : index
    %63 = arith.muli %62, %c5 : index
    %64 = arith.addi %53, %63 : index
    %65 = arith.addi %64, %30 : index
    vector.store %45, %20[%65] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %66 = arith.addi %61, %c17 : index
    %67 = arith.muli %66, %c5 : index
    %68 = arith.addi %53, %67 : index
    %69 = arith.addi %68, %30 : index
    vector.store %48, %20[%69] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    wave.barrier
    %79:8 = scf.for %70 = %c15 to %splits step %c17 iter_args(%71 = %c13, %72 = %c13, %73 = %c13, %74 = %c13, %75 = %c13, %76 = %c13, %77 = %c13, %78 = %c13) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %80 = arith.muli %70, %stepsPerWave : index
      %81 = arith.minsi %80, %22 : index
      %82 = arith.addi %81, %stepsPerWave : index
      %83 = arith.minsi %82, %22 : index
      %93:8 = scf.for %84 = %81 to %83 step %c17 iter_args(%85 = %c13, %86 = %c13, %87 = %c13, %88 = %c13, %89 = %c13, %90 = %c13, %91 = %c13, %92 = %c13) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %94 = arith.addi %84, %c17 : index
        %95 = arith.subi %22, %c17 : index
        %96 = arith.minsi %94, %95 : index
        %97 = arith.muli %96, %c8 : index
        %98 = arith.addi %26, %97 : index
        %99 = arith.muli %98, %c5 : index
        %100 = arith.addi %99, %30 : index
        %101 = arith.addi %100, %c15 : index
        %102 = vector.load %x[%101] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %103 = arith.addi %100, %c5 : index
        %104 = vector.load %x[%103] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %105:2 = func.call @gate_up_q4_k_tile__gfx1100.0(%3, %96, %40, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %106 = vector.shuffle %105#0, %105#0 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
        %107 = vector.shuffle %105#0, %105#0 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
        %108 = arith.select %42, %106, %107 : vector<8xf16>
        %109 = vector.shuffle %105#1, %105#1 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
        %110 = vector.shuffle %105#1, %105#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
        %111 = arith.select %42, %109, %110 : vector<8xf16>
        %112 = arith.remui %84, %c8 : index
        %113 = arith.addi %17, %c15 : index
        %114 = arith.muli %113, %c8 : index
        %115 = arith.addi %114, %c15 : index
        %116 = arith.muli %115, %c5 : index
        %117 = arith.remui %3, %c16 : index
        %118 = arith.muli %117, %c4 : index
        %119 = arith.addi %116, %118 : index
        %120 = arith.muli %112, %c18 : index
        %121 = arith.addi %119, %120 : index
        %122 = vector.load %20[%121] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %123 = arith.addi %121, %c2 : index
        %124 = vector.load %20[%123] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %125 = vector.shuffle %122, %124 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %126 = arith.addi %17, %c17 : index
        %127 = arith.muli %126, %c8 : index
        %128 = arith.addi %127, %c15 : index
        %129 = arith.muli %128, %c5 : index
        %130 = arith.addi %129, %118 : index
        %131 = arith.addi %130, %120 : index
        %132 = vector.load %20[%131] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %133 = arith.addi %131, %c2 : index
        %134 = vector.load %20[%133] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %135 = vector.shuffle %132, %134 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %136 = arith.addi %19, %c4 : index
        %137 = arith.muli %136, %c8 : index
        %138 = arith.addi %137, %c15 : index
        %139 = arith.muli %138, %c5 : index
        %140 = arith.addi %139, %118 : index
        %141 = arith.addi %140, %120 : index
        %142 = vector.load %20[%141] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %143 = arith.addi %141, %c2 : index
        %144 = vector.load %20[%143] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %145 = vector.shuffle %142, %144 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %146 = wave.mma %125, %145, %85 : vector<16xf16>, vector<8xf32>
        %147 = wave.mma %135, %145, %89 : vector<16xf16>, vector<8xf32>
        %148 = arith.addi %19, %c21 : index
        %149 = arith.muli %148, %c8 : index
        %150 = arith.addi %149, %c15 : index
        %151 = arith.muli %150, %c5 : index
        %152 = arith.addi %151, %118 : index
        %153 = arith.addi %152, %120 : index
        %154 = vector.load %20[%153] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %155 = arith.addi %153, %c2 : index
        %156 = vector.load %20[%155] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %157 = vector.shuffle %154, %156 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %158 = wave.mma %125, %157, %86 : vector<16xf16>, vector<8xf32>
        %159 = wave.mma %135, %157, %90 : vector<16xf16>, vector<8xf32>
        %160 = arith.addi %19, %c22 : index
        %161 = arith.muli %160, %c8 : index
        %162 = arith.addi %161, %c15 : index
        %163 = arith.muli %162, %c5 : index
        %164 = arith.addi %163, %118 : index
        %165 = arith.addi %164, %120 : index
        %166 = vector.load %20[%165] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %167 = arith.addi %165, %c2 : index
        %168 = vector.load %20[%167] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %169 = vector.shuffle %166, %168 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %170 = wave.mma %125, %169, %87 : vector<16xf16>, vector<8xf32>
        %171 = wave.mma %135, %169, %91 : vector<16xf16>, vector<8xf32>
        %172 = arith.addi %19, %c23 : index
        %173 = arith.muli %172, %c8 : index
        %174 = arith.addi %173, %c15 : index
        %175 = arith.muli %174, %c5 : index
        %176 = arith.addi %175, %118 : index
        %177 = arith.addi %176, %120 : index
        %178 = vector.load %20[%177] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %179 = arith.addi %177, %c2 : index
        %180 = vector.load %20[%179] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %181 = vector.shuffle %178, %180 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %182 = wave.mma %125, %181, %88 : vector<16xf16>, vector<8xf32>
        %183 = wave.mma %135, %181, %92 : vector<16xf16>, vector<8xf32>
        %184 = arith.addi %114, %c17 : index
        %185 = arith.muli %184, %c5 : index
        %186 = arith.addi %185, %118 : index
        %187 = arith.addi %186, %120 : index
        %188 = vector.load %20[%187] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %189 = arith.addi %187, %c2 : index
        %190 = vector.load %20[%189] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %191 = vector.shuffle %188, %190 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %192 = arith.addi %127, %c17 : index
        %193 = arith.muli %192, %c5 : index
        %194 = arith.addi %193, %118 : index
        %195 = arith.addi %194, %120 : index
        %196 = vector.load %20[%195] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %197 = arith.addi %195, %c2 : index
        %198 = vector.load %20[%197] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %199 = vector.shuffle %196, %198 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %200 = arith.addi %137, %c17 : index
        %201 = arith.muli %200, %c5 : index
        %202 = arith.addi %201, %118 : index
        %203 = arith.addi %202, %120 : index
        %204 = vector.load %20[%203] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %205 = arith.addi %203, %c2 : index
        %206 = vector.load %20[%205] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %207 = vector.shuffle %204, %206 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %208 = wave.mma %191, %207, %146 : vector<16xf16>, vector<8xf32>
        %209 = wave.mma %199, %207, %147 : vector<16xf16>, vector<8xf32>
        %210 = arith.addi %149, %c17 : index
        %211 = arith.muli %210, %c5 : index
        %212 = arith.addi %211, %118 : index
        %213 = arith.addi %212, %120 : index
        %214 = vector.load %20[%213] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %215 = arith.addi %213, %c2 : index
        %216 = vector.load %20[%215] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %217 = vector.shuffle %214, %216 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %218 = wave.mma %191, %217, %158 : vector<16xf16>, vector<8xf32>
        %219 = wave.mma %199, %217, %159 : vector<16xf16>, vector<8xf32>
        %220 = arith.addi %161, %c17 : index
        %221 = arith.muli %220, %c5 : index
        %222 = arith.addi %221, %118 : index
        %223 = arith.addi %222, %120 : index
        %224 = vector.load %20[%223] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %225 = arith.addi %223, %c2 : index
        %226 = vector.load %20[%225] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %227 = vector.shuffle %224, %226 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %228 = wave.mma %191, %227, %170 : vector<16xf16>, vector<8xf32>
        %229 = wave.mma %199, %227, %171 : vector<16xf16>, vector<8xf32>
        %230 = arith.addi %173, %c17 : index
        %231 = arith.muli %230, %c5 : index
        %232 = arith.addi %231, %118 : index
        %233 = arith.addi %232, %120 : index
        %234 = vector.load %20[%233] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %235 = arith.addi %233, %c2 : index
        %236 = vector.load %20[%235] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %237 = vector.shuffle %234, %236 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %238 = wave.mma %191, %237, %182 : vector<16xf16>, vector<8xf32>
        %239 = wave.mma %199, %237, %183 : vector<16xf16>, vector<8xf32>
        %240 = arith.subi %c17, %112 : index
        %241 = arith.muli %240, %c18 : index
        %242 = arith.addi %241, %52 : index
        %243 = arith.addi %242, %30 : index
        vector.store %102, %20[%243] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %244 = arith.addi %241, %57 : index
        %245 = arith.addi %244, %30 : index
        vector.store %104, %20[%245] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %246 = arith.addi %241, %63 : index
        %247 = arith.addi %246, %30 : index
        vector.store %108, %20[%247] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %248 = arith.addi %241, %67 : index
        %249 = arith.addi %248, %30 : index
        vector.store %111, %20[%249] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        wave.barrier
        scf.yield %208, %218, %228, %238, %209, %219, %229, %239 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %250 = arith.cmpi eq, %70, %c15 : index
      %251 = arith.addf %71, %93#0 : vector<8xf32>
      %252 = arith.select %250, %93#0, %251 : vector<8xf32>
      %253 = arith.addf %72, %93#1 : vector<8xf32>
      %254 = arith.select %250, %93#1, %253 : vector<8xf32>
      %255 = arith.addf %73, %93#2 : vector<8xf32>
      %256 = arith.select %250, %93#2, %255 : vector<8xf32>
      %257 = arith.addf %74, %93#3 : vector<8xf32>
      %258 = arith.select %250, %93#3, %257 : vector<8xf32>
      %259 = arith.addf %75, %93#4 : vector<8xf32>
      %260 = arith.select %250, %93#4, %259 : vector<8xf32>
      %261 = arith.addf %76, %93#5 : vector<8xf32>
      %262 = arith.select %250, %93#5, %261 : vector<8xf32>
      %263 = arith.addf %77, %93#6 : vector<8xf32>
      %264 = arith.select %250, %93#6, %263 : vector<8xf32>
      %265 = arith.addf %78, %93#7 : vector<8xf32>
      %266 = arith.select %250, %93#7, %265 : vector<8xf32>
      scf.yield %252, %254, %256, %258, %260, %262, %264, %266 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %267 = vector.extract %79#0[0] : f32 from vector<8xf32>
    %268 = vector.extract %79#1[0] : f32 from vector<8xf32>
    %269 = vector.extract %79#2[0] : f32 from vector<8xf32>
    %270 = vector.extract %79#3[0] : f32 from vector<8xf32>
    func.call @gate_up_q4_k_tile__gfx1100.2(%17, %6, %c15, %3, %5, %factors, %19, %0, %panels, %15, %w, %267, %268, %269, %270, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %271 = vector.extract %79#0[1] : f32 from vector<8xf32>
    %272 = vector.extract %79#1[1] : f32 from vector<8xf32>
    %273 = vector.extract %79#2[1] : f32 from vector<8xf32>
    %274 = vector.extract %79#3[1] : f32 from vector<8xf32>
    func.call @gate_up_q4_k_tile__gfx1100.2(%17, %6, %c8, %3, %5, %factors, %19, %0, %panels, %15, %w, %271, %272, %273, %274, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %275 = vector.extract %79#0[2] : f32 from vector<8xf32>
    %276 = vector.extract %79#1[2] : f32 from vector<8xf32>
    %277 = vector.extract %79#2[2] : f32 from vector<8xf32>
    %278 = vector.extract %79#3[2] : f32 from vector<8xf32>
    func.call @gate_up_q4_k_tile__gfx1100.2(%17, %6, %c9, %3, %5, %factors, %19, %0, %panels, %15, %w, %275, %276, %277, %278, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %279 = vector.extract %79#0[3] : f32 from vector<8xf32>
    %280 = vector.extract %79#1[3] : f32 from vector<8xf32>
    %281 = vector.extract %79#2[3] : f32 from vector<8xf32>
    %282 = vector.extract %79#3[3] : f32 from vector<8xf32>
    func.call @gate_up_q4_k_tile__gfx1100.2(%17, %6, %c24, %3, %5, %factors, %19, %0, %panels, %15, %w, %279, %280, %281, %282, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %283 = vector.extract %79#0[4] : f32 from vector<8xf32>
    %284 = vector.extract %79#1[4] : f32 from vector<8xf32>
    %285 = vector.extract %79#2[4] : f32 from vector<8xf32>
    %286 = vector.extract %79#3[4] : f32 from vector<8xf32>
    func.call @gate_up_q4_k_tile__gfx1100.2(%17, %6, %c4, %3, %5, %factors, %19, %0, %panels, %15, %w, %283, %284, %285, %286, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %287 = vector.extract %79#0[5] : f32 from vector<8xf32>
    %288 = vector.extract %79#1[5] : f32 from vector<8xf32>
    %289 = vector.extract %79#2[5] : f32 from vector<8xf32>
    %290 = vector.extract %79#3[5] : f32 from vector<8xf32>
    func.call @gate_up_q4_k_tile__gfx1100.2(%17, %6, %c22, %3, %5, %factors, %19, %0, %panels, %15, %w, %287, %288, %289, %290, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %291 = vector.extract %79#0[6] : f32 from vector<8xf32>
    %292 = vector.extract %79#1[6] : f32 from vector<8xf32>
    %293 = vector.extract %79#2[6] : f32 from vector<8xf32>
    %294 = vector.extract %79#3[6] : f32 from vector<8xf32>
    func.call @gate_up_q4_k_tile__gfx1100.2(%17, %6, %c25, %3, %5, %factors, %19, %0, %panels, %15, %w, %291, %292, %293, %294, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %295 = vector.extract %79#0[7] : f32 from vector<8xf32>
    %296 = vector.extract %79#1[7] : f32 from vector<8xf32>
    %297 = vector.extract %79#2[7] : f32 from vector<8xf32>
    %298 = vector.extract %79#3[7] : f32 from vector<8xf32>
    func.call @gate_up_q4_k_tile__gfx1100.2(%17, %6, %c26, %3, %5, %factors, %19, %0, %panels, %15, %w, %295, %296, %297, %298, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %299 = vector.extract %79#4[0] : f32 from vector<8xf32>
    %300 = vector.extract %79#5[0] : f32 from vector<8xf32>
    %301 = vector.extract %79#6[0] : f32 from vector<8xf32>
    %302 = vector.extract %79#7[0] : f32 from vector<8xf32>
    func.call @gate_up_q4_k_tile__gfx1100.2(%17, %6, %c16, %3, %5, %factors, %19, %0, %panels, %15, %w, %299, %300, %301, %302, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %303 = vector.extract %79#4[1] : f32 from vector<8xf32>
    %304 = vector.extract %79#5[1] : f32 from vector<8xf32>
    %305 = vector.extract %79#6[1] : f32 from vector<8xf32>
    %306 = vector.extract %79#7[1] : f32 from vector<8xf32>
    func.call @gate_up_q4_k_tile__gfx1100.2(%17, %6, %c27, %3, %5, %factors, %19, %0, %panels, %15, %w, %303, %304, %305, %306, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %307 = vector.extract %79#4[2] : f32 from vector<8xf32>
    %308 = vector.extract %79#5[2] : f32 from vector<8xf32>
    %309 = vector.extract %79#6[2] : f32 from vector<8xf32>
    %310 = vector.extract %79#7[2] : f32 from vector<8xf32>
    func.call @gate_up_q4_k_tile__gfx1100.2(%17, %6, %c28, %3, %5, %factors, %19, %0, %panels, %15, %w, %307, %308, %309, %310, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %311 = vector.extract %79#4[3] : f32 from vector<8xf32>
    %312 = vector.extract %79#5[3] : f32 from vector<8xf32>
    %313 = vector.extract %79#6[3] : f32 from vector<8xf32>
    %314 = vector.extract %79#7[3] : f32 from vector<8xf32>
    func.call @gate_up_q4_k_tile__gfx1100.2(%17, %6, %c29, %3, %5, %factors, %19, %0, %panels, %15, %w, %311, %312, %313, %314, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %315 = vector.extract %79#4[4] : f32 from vector<8xf32>
    %316 = vector.extract %79#5[4] : f32 from vector<8xf32>
    %317 = vector.extract %79#6[4] : f32 from vector<8xf32>
    %318 = vector.extract %79#7[4] : f32 from vector<8xf32>
    func.call @gate_up_q4_k_tile__gfx1100.2(%17, %6, %c30, %3, %5, %factors, %19, %0, %panels, %15, %w, %315, %316, %317, %318, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %319 = vector.extract %79#4[5] : f32 from vector<8xf32>
    %320 = vector.extract %79#5[5] : f32 from vector<8xf32>
    %321 = vector.extract %79#6[5] : f32 from vector<8xf32>
    %322 = vector.extract %79#7[5] : f32 from vector<8xf32>
    func.call @gate_up_q4_k_tile__gfx1100.2(%17, %6, %c31, %3, %5, %factors, %19, %0, %panels, %15, %w, %319, %320, %321, %322, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %323 = vector.extract %79#4[6] : f32 from vector<8xf32>
    %324 = vector.extract %79#5[6] : f32 from vector<8xf32>
    %325 = vector.extract %79#6[6] : f32 from vector<8xf32>
    %326 = vector.extract %79#7[6] : f32 from vector<8xf32>
    func.call @gate_up_q4_k_tile__gfx1100.2(%17, %6, %c32, %3, %5, %factors, %19, %0, %panels, %15, %w, %323, %324, %325, %326, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %327 = vector.extract %79#4[7] : f32 from vector<8xf32>
    %328 = vector.extract %79#5[7] : f32 from vector<8xf32>
    %329 = vector.extract %79#6[7] : f32 from vector<8xf32>
    %330 = vector.extract %79#7[7] : f32 from vector<8xf32>
    func.call @gate_up_q4_k_tile__gfx1100.2(%17, %6, %c33, %3, %5, %factors, %19, %0, %panels, %15, %w, %327, %328, %329, %330, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
  }
  wave.return
}
