// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='q4_1')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_q4_1__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 64 : index
  %fc2 = arith.constant 4 : index
  %fc3 = arith.constant 128 : index
  %fscalesInLds = wave.param "scalesInLds" : index
  %fc5 = arith.constant 0 : index
  %fc6 = arith.constant 2 : index
  %fc7 = arith.constant 127 : index
  %fc8 = arith.constant 256 : index
  %fc9 = arith.constant dense<0> : vector<4xi32>
  %fc10 = arith.constant dense<983055> : vector<4xi32>
  %fc11 = arith.constant dense<1677747200> : vector<4xi32>
  %fc12 = arith.constant dense<4> : vector<4xi32>
  %fc13 = arith.constant dense<8> : vector<4xi32>
  %fc14 = arith.constant dense<12> : vector<4xi32>
  %fc15 = arith.constant dense<0x6400> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.muli %x1, %fc1 : index
  %f2 = arith.muli %f0, %fc2 : index
  %f3 = arith.addi %f1, %f2 : index
  %f4 = arith.addi %x2, %fc3 : index
  %f5 = arith.cmpi sgt, %fscalesInLds, %fc5 : index
  %f6 = scf.if %f5 -> (vector<4xi8>) {
    %f7 = arith.addi %x3, %f3 : index
    %f8 = vector.load %x4[%f7] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    scf.yield %f8 : vector<4xi8>
  } else {
    %f9 = arith.addi %f4, %f3 : index
    %f10 = vector.load %x5[%f9] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    scf.yield %f10 : vector<4xi8>
  }
  %f11 = vector.bitcast %f6 : vector<4xi8> to vector<2xf16>
  %f12 = vector.extract %f11[0] : f16 from vector<2xf16>
  %f13 = vector.broadcast %f12 : f16 to vector<16xf16>
  %f14 = vector.extract %f11[1] : f16 from vector<2xf16>
  %f15 = vector.broadcast %f14 : f16 to vector<16xf16>
  %f16 = arith.muli %x6, %fc6 : index
  %f17 = arith.addi %f16, %fc7 : index
  %f18 = arith.divui %f17, %fc3 : index
  %f19 = arith.muli %f18, %fc3 : index
  %f20 = arith.addi %f4, %f19 : index
  %f21 = arith.muli %x1, %fc8 : index
  %f22 = arith.addi %f20, %f21 : index
  %f23 = arith.muli %f0, %fc0 : index
  %f24 = arith.addi %f22, %f23 : index
  %f25 = vector.load %x5[%f24] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f26 = vector.bitcast %f25 : vector<16xi8> to vector<4xi32>
  %f27 = arith.shrui %f26, %fc9 : vector<4xi32>
  %f28 = arith.andi %f27, %fc10 : vector<4xi32>
  %f29 = arith.ori %f28, %fc11 : vector<4xi32>
  %f30 = vector.bitcast %f29 : vector<4xi32> to vector<8xf16>
  %f31 = arith.shrui %f26, %fc12 : vector<4xi32>
  %f32 = arith.andi %f31, %fc10 : vector<4xi32>
  %f33 = arith.ori %f32, %fc11 : vector<4xi32>
  %f34 = vector.bitcast %f33 : vector<4xi32> to vector<8xf16>
  %f35 = arith.shrui %f26, %fc13 : vector<4xi32>
  %f36 = arith.andi %f35, %fc10 : vector<4xi32>
  %f37 = arith.ori %f36, %fc11 : vector<4xi32>
  %f38 = vector.bitcast %f37 : vector<4xi32> to vector<8xf16>
  %f39 = arith.shrui %f26, %fc14 : vector<4xi32>
  %f40 = arith.andi %f39, %fc10 : vector<4xi32>
  %f41 = arith.ori %f40, %fc11 : vector<4xi32>
  %f42 = vector.bitcast %f41 : vector<4xi32> to vector<8xf16>
  %f43 = vector.shuffle %f30, %f34 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f44 = vector.shuffle %f38, %f42 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f45 = vector.shuffle %f43, %f44 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f46 = arith.subf %f45, %fc15 : vector<32xf16>
  %f47 = vector.shuffle %f46, %f46 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f48 = vector.shuffle %f46, %f46 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f49 = math.fma %f47, %f13, %f15 : vector<16xf16>
  %f50 = math.fma %f48, %f13, %f15 : vector<16xf16>
  func.return %f49, %f50 : vector<16xf16>, vector<16xf16>
}
func.func private @gate_up_q4_1__gfx1100.1(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: vector<8xf32>, %x3: index, %x4: index, %x5: index, %x6: memref<?xf32>, %x7: index, %x8: memref<?xi8>, %x9: index, %x10: index, %x11: memref<?xf32>, %x12: index, %x13: index, %x14: memref<?xf16>) {
  %fc0 = arith.constant 2 : index
  %fc1 = arith.constant 0 : index
  %fc2 = arith.constant 256 : index
  %fc3 = arith.constant 32 : index
  %fc4 = arith.constant 64 : index
  %fc5 = arith.constant 96 : index
  %fc6 = arith.constant 128 : index
  %fc7 = arith.constant 160 : index
  %fc8 = arith.constant 192 : index
  %fc9 = arith.constant 224 : index
  %fc10 = arith.constant 1 : index
  %fc11 = arith.constant 8 : index
  %fc12 = arith.constant 512 : index
  %fc13 = arith.constant 16 : index
  %fhasFactors = wave.param "hasFactors" : index
  %foperandScale = wave.param "operandScale" : f32
  %fc16 = arith.constant 4 : index
  %fc17 = arith.constant 23 : i32
  %fc18 = arith.constant 141 : i32
  %fc19 = arith.constant 268 : i32
  %fc20 = arith.constant 14 : i32
  %fc21 = arith.constant 0x3F800000 : f32
  %fc22 = arith.constant 0xBFB8AA3B : f32
  %f0 = wave.wave
  %f1 = arith.muli %f0, %fc0 : index
  %f2 = arith.addi %f1, %fc1 : index
  %f3 = arith.muli %f2, %fc2 : index
  %f4 = wave.lane
  %f5 = arith.addi %f3, %f4 : index
  %f6 = vector.extract %x0[0] : f32 from vector<8xf32>
  %f7 = arith.addi %f5, %fc1 : index
  memref.store %f6, %x1[%f7] : memref<?xf32>
  %f8 = vector.extract %x0[1] : f32 from vector<8xf32>
  %f9 = arith.addi %f5, %fc3 : index
  memref.store %f8, %x1[%f9] : memref<?xf32>
  %f10 = vector.extract %x0[2] : f32 from vector<8xf32>
  %f11 = arith.addi %f5, %fc4 : index
  memref.store %f10, %x1[%f11] : memref<?xf32>
  %f12 = vector.extract %x0[3] : f32 from vector<8xf32>
  %f13 = arith.addi %f5, %fc5 : index
  memref.store %f12, %x1[%f13] : memref<?xf32>
  %f14 = vector.extract %x0[4] : f32 from vector<8xf32>
  %f15 = arith.addi %f5, %fc6 : index
  memref.store %f14, %x1[%f15] : memref<?xf32>
  %f16 = vector.extract %x0[5] : f32 from vector<8xf32>
  %f17 = arith.addi %f5, %fc7 : index
  memref.store %f16, %x1[%f17] : memref<?xf32>
  %f18 = vector.extract %x0[6] : f32 from vector<8xf32>
  %f19 = arith.addi %f5, %fc8 : index
  memref.store %f18, %x1[%f19] : memref<?xf32>
  %f20 = vector.extract %x0[7] : f32 from vector<8xf32>
  %f21 = arith.addi %f5, %fc9 : index
  memref.store %f20, %x1[%f21] : memref<?xf32>
  %f22 = arith.addi %f1, %fc10 : index
  %f23 = arith.muli %f22, %fc2 : index
  %f24 = arith.addi %f23, %f4 : index
  %f25 = vector.extract %x2[0] : f32 from vector<8xf32>
  %f26 = arith.addi %f24, %fc1 : index
  memref.store %f25, %x1[%f26] : memref<?xf32>
  %f27 = vector.extract %x2[1] : f32 from vector<8xf32>
  %f28 = arith.addi %f24, %fc3 : index
  memref.store %f27, %x1[%f28] : memref<?xf32>
  %f29 = vector.extract %x2[2] : f32 from vector<8xf32>
  %f30 = arith.addi %f24, %fc4 : index
  memref.store %f29, %x1[%f30] : memref<?xf32>
  %f31 = vector.extract %x2[3] : f32 from vector<8xf32>
  %f32 = arith.addi %f24, %fc5 : index
  memref.store %f31, %x1[%f32] : memref<?xf32>
  %f33 = vector.extract %x2[4] : f32 from vector<8xf32>
  %f34 = arith.addi %f24, %fc6 : index
  memref.store %f33, %x1[%f34] : memref<?xf32>
  %f35 = vector.extract %x2[5] : f32 from vector<8xf32>
  %f36 = arith.addi %f24, %fc7 : index
  memref.store %f35, %x1[%f36] : memref<?xf32>
  %f37 = vector.extract %x2[6] : f32 from vector<8xf32>
  %f38 = arith.addi %f24, %fc8 : index
  memref.store %f37, %x1[%f38] : memref<?xf32>
  %f39 = vector.extract %x2[7] : f32 from vector<8xf32>
  %f40 = arith.addi %f24, %fc9 : index
  memref.store %f39, %x1[%f40] : memref<?xf32>
  wave.barrier
  %f41 = arith.divui %fc11, %x3 : index
  scf.for %f42 = %fc1 to %f41 step %fc10 {
    %f43 = arith.muli %f0, %f41 : index
    %f44 = arith.addi %f43, %f42 : index
    %f45 = arith.muli %f44, %fc3 : index
    %f46 = arith.addi %f45, %f4 : index
    %f47 = arith.addi %f46, %fc1 : index
    %f48 = arith.addi %f46, %fc2 : index
    %f49 = memref.load %x1[%f47] : memref<?xf32>
    %f50 = memref.load %x1[%f48] : memref<?xf32>
    %f54:2 = scf.for %f51 = %fc10 to %x3 step %fc10 iter_args(%f52 = %f49, %f53 = %f50) -> (f32, f32) {
      %f55 = arith.muli %f51, %fc12 : index
      %f56 = arith.addi %f47, %f55 : index
      %f57 = memref.load %x1[%f56] : memref<?xf32>
      %f58 = arith.addi %f48, %f55 : index
      %f59 = memref.load %x1[%f58] : memref<?xf32>
      %f60 = arith.addf %f52, %f57 : f32
      %f61 = arith.addf %f53, %f59 : f32
      scf.yield %f60, %f61 : f32, f32
    }
    %f62 = arith.muli %f44, %fc0 : index
    %f63 = arith.addi %x4, %f62 : index
    %f64 = arith.divui %f4, %fc13 : index
    %f65 = arith.addi %f63, %f64 : index
    %f66 = arith.cmpi slt, %f65, %x5 : index
    scf.if %f66 {
      %f67 = arith.cmpi eq, %fhasFactors, %fc10 : index
      %f68 = arith.muli %f65, %fc0 : index
      %f69 = memref.load %x6[%f68] : memref<?xf32>
      %f70 = arith.mulf %f69, %foperandScale : f32
      %f71 = arith.select %f67, %f70, %foperandScale : f32
      %f72 = arith.remui %f4, %fc13 : index
      %f73 = arith.muli %f72, %fc16 : index
      %f74 = arith.addi %x7, %f73 : index
      %f75 = vector.load %x8[%f74] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %f76 = vector.bitcast %f75 : vector<4xi8> to vector<1xf32>
      %f77 = vector.extract %f76[0] : f32 from vector<1xf32>
      %f78 = arith.mulf %f77, %f71 : f32
      %f79 = arith.mulf %f54#0, %f78 : f32
      %f80 = arith.addi %x9, %f73 : index
      %f81 = vector.load %x8[%f80] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %f82 = vector.bitcast %f81 : vector<4xi8> to vector<1xf32>
      %f83 = vector.extract %f82[0] : f32 from vector<1xf32>
      %f84 = arith.mulf %f83, %f71 : f32
      %f85 = arith.mulf %f54#1, %f84 : f32
      %f86 = arith.addi %x7, %fc4 : index
      %f87 = vector.load %x8[%f86] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %f88 = vector.bitcast %f87 : vector<4xi8> to vector<1xf32>
      %f89 = vector.extract %f88[0] : f32 from vector<1xf32>
      %f90 = arith.addi %f68, %fc10 : index
      %f91 = memref.load %x6[%f90] : memref<?xf32>
      %f92 = arith.mulf %f91, %f89 : f32
      %f93 = arith.bitcast %f92 : f32 to i32
      %f94 = arith.shrui %f93, %fc17 : i32
      %f95 = arith.maxsi %f94, %fc18 : i32
      %f96 = arith.subi %fc19, %f95 : i32
      %f97 = arith.shli %f96, %fc17 : i32
      %f98 = arith.subi %f95, %fc20 : i32
      %f99 = arith.shli %f98, %fc17 : i32
      %f100 = arith.bitcast %f97 : i32 to f32
      %f101 = arith.bitcast %f99 : i32 to f32
      %f102 = arith.cmpi eq, %x10, %fc1 : index
      %f103 = arith.cmpi eq, %f72, %fc1 : index
      %f104 = arith.andi %f102, %f103 : i1
      scf.if %f104 {
        memref.store %f101, %x11[%f68] : memref<?xf32>
      }
      %f105 = arith.mulf %f79, %fc22 : f32
      %f106 = wave.exp2 %f105 : f32
      %f107 = arith.addf %fc21, %f106 : f32
      %f108 = arith.divf %f79, %f107 : f32
      %f109 = arith.mulf %f108, %f85 : f32
      %f110 = arith.mulf %f109, %f100 : f32
      %f111 = arith.truncf %f110 : f32 to f16
      %f112 = arith.muli %x10, %fc13 : index
      %f113 = arith.addi %f112, %f72 : index
      %f114 = arith.divui %f65, %x12 : index
      %f115 = arith.divui %x13, %fc13 : index
      %f116 = arith.muli %f114, %f115 : index
      %f117 = arith.divui %f113, %fc13 : index
      %f118 = arith.addi %f116, %f117 : index
      %f119 = arith.muli %f118, %fc0 : index
      %f120 = arith.remui %f113, %fc13 : index
      %f121 = arith.divui %f120, %fc11 : index
      %f122 = arith.addi %f119, %f121 : index
      %f123 = arith.muli %x12, %fc11 : index
      %f124 = arith.muli %f122, %f123 : index
      %f125 = arith.remui %f65, %x12 : index
      %f126 = arith.muli %f125, %fc11 : index
      %f127 = arith.addi %f124, %f126 : index
      %f128 = arith.remui %f113, %fc11 : index
      %f129 = arith.addi %f127, %f128 : index
      memref.store %f111, %x14[%f129] : memref<?xf16>
    }
  }
  func.return
}
wave.kernel @gate_up_q4_1__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) {
  %waves = wave.param "waves" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 0 : index
  %c7 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c9 = arith.constant 512 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %outTileRows = wave.param "outTileRows" : index
  %rowsMode = wave.param "rowsMode" : index
  %c13 = arith.constant 16 : index
  %scalesInLds = wave.param "scalesInLds" : index
  %c15 = arith.constant 32 : index
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
  %2 = arith.muli %inputFeatures, %c2 : index
  %3 = arith.muli %inputFeatures, %c3 : index
  %4 = arith.addi %3, %c4 : index
  %5 = arith.divui %4, %c5 : index
  %6 = arith.muli %5, %c5 : index
  %7 = arith.addi %2, %6 : index
  %8 = arith.addi %7, %c5 : index
  %9 = arith.muli %0, %c3 : index
  %10 = arith.addi %9, %c6 : index
  %11 = arith.muli %10, %8 : index
  %12 = arith.addi %9, %c7 : index
  %13 = arith.muli %12, %8 : index
  %14 = memref.load %step[%countAt] : memref<?xi32>
  %15 = arith.index_cast %14 : i32 to index
  %16 = arith.muli %waves, %c9 : index
  %17 = wave.scratch %16 : memref<?xf32>
  %18 = arith.cmpi eq, %rowsMode, %c6 : index
  scf.if %18 {
    %19 = arith.muli %1, %c13 : index
    %20 = arith.cmpi slt, %19, %15 : index
    scf.if %20 {
      %21 = arith.muli %scalesInLds, %c3 : index
      %22 = wave.scratch %21 : memref<?xi8>
      %23 = arith.cmpi sgt, %scalesInLds, %c6 : index
      scf.if %23 {
        scf.for %24 = %c6 to %c3 step %c7 {
          %25 = arith.addi %9, %24 : index
          %26 = arith.muli %25, %8 : index
          %27 = arith.addi %26, %c5 : index
          %28 = wave.wave
          %29 = arith.muli %28, %c15 : index
          %30 = wave.lane
          %31 = arith.addi %29, %30 : index
          %32 = arith.divui %scalesInLds, %c13 : index
          %33 = arith.muli %waves, %c15 : index
          scf.for %34 = %31 to %32 step %33 {
            %35 = arith.muli %34, %c13 : index
            %36 = arith.addi %27, %35 : index
            %37 = vector.load %w[%36] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %38 = arith.muli %24, %scalesInLds : index
            %39 = arith.addi %38, %35 : index
            vector.store %37, %22[%39] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %40 = wave.lane
      %41 = arith.remui %40, %c13 : index
      %42 = wave.scratch %operandHalves : memref<?xf16>
      %43 = arith.divui %operandHalves, %c2 : index
      %44 = wave.wave
      %45 = arith.muli %44, %c15 : index
      %46 = arith.addi %45, %40 : index
      %47 = arith.muli %waves, %c15 : index
      scf.for %48 = %46 to %43 step %47 {
        %49 = arith.muli %48, %c2 : index
        %50 = arith.addi %c6, %49 : index
        %51 = vector.load %x[%50] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %51, %42[%50] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %52 = arith.remui %41, %tileRows : index
      %53 = arith.muli %52, %c2 : index
      %54 = arith.muli %c6, %scalesInLds : index
      %55 = arith.muli %c7, %scalesInLds : index
      %56 = arith.divui %inputFeatures, %c15 : index
      %57 = arith.muli %44, %stepsPerWave : index
      %58 = arith.minsi %57, %56 : index
      %59 = arith.addi %58, %stepsPerWave : index
      %60 = arith.minsi %59, %56 : index
      %61 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %62 = arith.subi %60, %58 : index
      %63 = arith.divui %62, %c3 : index
      %64 = arith.muli %63, %c3 : index
      %65 = arith.addi %58, %64 : index
      %66 = arith.select %61, %59, %65 : index
      %70:2 = scf.for %67 = %58 to %66 step %c3 iter_args(%68 = %c18, %69 = %c18) -> (vector<8xf32>, vector<8xf32>) {
        %71 = arith.addi %67, %c6 : index
        %72:2 = func.call @gate_up_q4_1__gfx1100.0(%40, %71, %11, %54, %22, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %73 = arith.addi %67, %c7 : index
        %74:2 = func.call @gate_up_q4_1__gfx1100.0(%40, %73, %11, %54, %22, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %75:2 = func.call @gate_up_q4_1__gfx1100.0(%40, %71, %13, %55, %22, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %76:2 = func.call @gate_up_q4_1__gfx1100.0(%40, %73, %13, %55, %22, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %77 = arith.muli %67, %c3 : index
        %78 = arith.addi %77, %c6 : index
        %79 = arith.muli %tileRows, %c13 : index
        %80 = arith.muli %78, %79 : index
        %81 = arith.addi %53, %80 : index
        %82 = vector.load %42[%81] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %83 = arith.muli %tileRows, %c2 : index
        %84 = arith.addi %81, %83 : index
        %85 = vector.load %42[%84] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %86 = vector.shuffle %82, %85 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %87 = wave.mma %86, %72#0, %68 : vector<16xf16>, vector<8xf32>
        %88 = wave.mma %86, %75#0, %69 : vector<16xf16>, vector<8xf32>
        %89 = arith.addi %77, %c7 : index
        %90 = arith.muli %89, %79 : index
        %91 = arith.addi %53, %90 : index
        %92 = vector.load %42[%91] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %93 = arith.addi %91, %83 : index
        %94 = vector.load %42[%93] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %95 = vector.shuffle %92, %94 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %96 = wave.mma %95, %72#1, %87 : vector<16xf16>, vector<8xf32>
        %97 = wave.mma %95, %75#1, %88 : vector<16xf16>, vector<8xf32>
        %98 = arith.addi %77, %c3 : index
        %99 = arith.muli %98, %79 : index
        %100 = arith.addi %53, %99 : index
        %101 = vector.load %42[%100] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %102 = arith.addi %100, %83 : index
        %103 = vector.load %42[%102] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %104 = vector.shuffle %101, %103 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %105 = wave.mma %104, %74#0, %96 : vector<16xf16>, vector<8xf32>
        %106 = wave.mma %104, %76#0, %97 : vector<16xf16>, vector<8xf32>
        %107 = arith.addi %77, %c21 : index
        %108 = arith.muli %107, %79 : index
        %109 = arith.addi %53, %108 : index
        %110 = vector.load %42[%109] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %111 = arith.addi %109, %83 : index
        %112 = vector.load %42[%111] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %113 = vector.shuffle %110, %112 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %114 = wave.mma %113, %74#1, %105 : vector<16xf16>, vector<8xf32>
        %115 = wave.mma %113, %76#1, %106 : vector<16xf16>, vector<8xf32>
        scf.yield %114, %115 : vector<8xf32>, vector<8xf32>
      }
      %116 = arith.select %61, %66, %60 : index
      %120:2 = scf.for %117 = %66 to %116 step %c7 iter_args(%118 = %70#0, %119 = %70#1) -> (vector<8xf32>, vector<8xf32>) {
        %121 = arith.addi %117, %c6 : index
        %122:2 = func.call @gate_up_q4_1__gfx1100.0(%40, %121, %11, %54, %22, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %123:2 = func.call @gate_up_q4_1__gfx1100.0(%40, %121, %13, %55, %22, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %124 = arith.muli %117, %c3 : index
        %125 = arith.addi %124, %c6 : index
        %126 = arith.muli %tileRows, %c13 : index
        %127 = arith.muli %125, %126 : index
        %128 = arith.addi %53, %127 : index
        %129 = vector.load %42[%128] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %130 = arith.muli %tileRows, %c2 : index
        %131 = arith.addi %128, %130 : index
        %132 = vector.load %42[%131] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %133 = vector.shuffle %129, %132 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %134 = wave.mma %133, %122#0, %118 : vector<16xf16>, vector<8xf32>
        %135 = wave.mma %133, %123#0, %119 : vector<16xf16>, vector<8xf32>
        %136 = arith.addi %124, %c7 : index
        %137 = arith.muli %136, %126 : index
        %138 = arith.addi %53, %137 : index
        %139 = vector.load %42[%138] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %140 = arith.addi %138, %130 : index
        %141 = vector.load %42[%140] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %142 = vector.shuffle %139, %141 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %143 = wave.mma %142, %122#1, %134 : vector<16xf16>, vector<8xf32>
        %144 = wave.mma %142, %123#1, %135 : vector<16xf16>, vector<8xf32>
        scf.yield %143, %144 : vector<8xf32>, vector<8xf32>
      }
      %145 = arith.addi %19, %c6 : index
      func.call @gate_up_q4_1__gfx1100.1(%120#0, %17, %120#1, %waves, %145, %15, %factors, %11, %w, %13, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
    }
  }
  %146 = arith.cmpi eq, %rowsMode, %c7 : index
  scf.if %146 {
    %147 = arith.muli %1, %c13 : index
    %148 = arith.cmpi slt, %147, %15 : index
    scf.if %148 {
      %149 = arith.muli %scalesInLds, %c3 : index
      %150 = wave.scratch %149 : memref<?xi8>
      %151 = arith.cmpi sgt, %scalesInLds, %c6 : index
      scf.if %151 {
        scf.for %152 = %c6 to %c3 step %c7 {
          %153 = arith.addi %9, %152 : index
          %154 = arith.muli %153, %8 : index
          %155 = arith.addi %154, %c5 : index
          %156 = wave.wave
          %157 = arith.muli %156, %c15 : index
          %158 = wave.lane
          %159 = arith.addi %157, %158 : index
          %160 = arith.divui %scalesInLds, %c13 : index
          %161 = arith.muli %waves, %c15 : index
          scf.for %162 = %159 to %160 step %161 {
            %163 = arith.muli %162, %c13 : index
            %164 = arith.addi %155, %163 : index
            %165 = vector.load %w[%164] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %166 = arith.muli %152, %scalesInLds : index
            %167 = arith.addi %166, %163 : index
            vector.store %165, %150[%167] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %168 = wave.lane
      %169 = arith.remui %168, %c13 : index
      %170 = arith.remui %169, %tileRows : index
      %171 = arith.addi %147, %170 : index
      %172 = arith.divui %171, %tileRows : index
      %173 = arith.divui %inputFeatures, %c13 : index
      %174 = arith.muli %172, %173 : index
      %175 = arith.divui %c6, %c13 : index
      %176 = arith.addi %174, %175 : index
      %177 = arith.muli %176, %c3 : index
      %178 = arith.remui %c6, %c13 : index
      %179 = arith.divui %178, %c2 : index
      %180 = arith.addi %177, %179 : index
      %181 = arith.muli %tileRows, %c2 : index
      %182 = arith.muli %180, %181 : index
      %183 = arith.remui %171, %tileRows : index
      %184 = arith.muli %183, %c2 : index
      %185 = arith.addi %182, %184 : index
      %186 = arith.remui %c6, %c2 : index
      %187 = arith.addi %185, %186 : index
      %188 = arith.muli %c6, %scalesInLds : index
      %189 = arith.muli %c7, %scalesInLds : index
      %190 = wave.wave
      %191 = arith.divui %inputFeatures, %c15 : index
      %192 = arith.muli %190, %stepsPerWave : index
      %193 = arith.minsi %192, %191 : index
      %194 = arith.addi %193, %stepsPerWave : index
      %195 = arith.minsi %194, %191 : index
      %196 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %197 = arith.subi %195, %193 : index
      %198 = arith.divui %197, %c3 : index
      %199 = arith.muli %198, %c3 : index
      %200 = arith.addi %193, %199 : index
      %201 = arith.select %196, %194, %200 : index
      %205:2 = scf.for %202 = %193 to %201 step %c3 iter_args(%203 = %c18, %204 = %c18) -> (vector<8xf32>, vector<8xf32>) {
        %206 = arith.addi %202, %c6 : index
        %207:2 = func.call @gate_up_q4_1__gfx1100.0(%168, %206, %11, %188, %150, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %208 = arith.addi %202, %c7 : index
        %209:2 = func.call @gate_up_q4_1__gfx1100.0(%168, %208, %11, %188, %150, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %210:2 = func.call @gate_up_q4_1__gfx1100.0(%168, %206, %13, %189, %150, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %211:2 = func.call @gate_up_q4_1__gfx1100.0(%168, %208, %13, %189, %150, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %212 = arith.muli %202, %c3 : index
        %213 = arith.addi %212, %c6 : index
        %214 = arith.muli %tileRows, %c13 : index
        %215 = arith.muli %213, %214 : index
        %216 = arith.addi %187, %215 : index
        %217 = vector.load %x[%216] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %218 = arith.addi %216, %181 : index
        %219 = vector.load %x[%218] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %220 = vector.shuffle %217, %219 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %221 = wave.mma %220, %207#0, %203 : vector<16xf16>, vector<8xf32>
        %222 = wave.mma %220, %210#0, %204 : vector<16xf16>, vector<8xf32>
        %223 = arith.addi %212, %c7 : index
        %224 = arith.muli %223, %214 : index
        %225 = arith.addi %187, %224 : index
        %226 = vector.load %x[%225] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %227 = arith.addi %225, %181 : index
        %228 = vector.load %x[%227] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %229 = vector.shuffle %226, %228 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %230 = wave.mma %229, %207#1, %221 : vector<16xf16>, vector<8xf32>
        %231 = wave.mma %229, %210#1, %222 : vector<16xf16>, vector<8xf32>
        %232 = arith.addi %212, %c3 : index
        %233 = arith.muli %232, %214 : index
        %234 = arith.addi %187, %233 : index
        %235 = vector.load %x[%234] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %236 = arith.addi %234, %181 : index
        %237 = vector.load %x[%236] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %238 = vector.shuffle %235, %237 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %239 = wave.mma %238, %209#0, %230 : vector<16xf16>, vector<8xf32>
        %240 = wave.mma %238, %211#0, %231 : vector<16xf16>, vector<8xf32>
        %241 = arith.addi %212, %c21 : index
        %242 = arith.muli %241, %214 : index
        %243 = arith.addi %187, %242 : index
        %244 = vector.load %x[%243] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %245 = arith.addi %243, %181 : index
        %246 = vector.load %x[%245] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %247 = vector.shuffle %244, %246 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %248 = wave.mma %247, %209#1, %239 : vector<16xf16>, vector<8xf32>
        %249 = wave.mma %247, %211#1, %240 : vector<16xf16>, vector<8xf32>
        scf.yield %248, %249 : vector<8xf32>, vector<8xf32>
      }
      %250 = arith.select %196, %201, %195 : index
      %254:2 = scf.for %251 = %201 to %250 step %c7 iter_args(%252 = %205#0, %253 = %205#1) -> (vector<8xf32>, vector<8xf32>) {
        %255 = arith.addi %251, %c6 : index
        %256:2 = func.call @gate_up_q4_1__gfx1100.0(%168, %255, %11, %188, %150, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %257:2 = func.call @gate_up_q4_1__gfx1100.0(%168, %255, %13, %189, %150, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %258 = arith.muli %251, %c3 : index
        %259 = arith.addi %258, %c6 : index
        %260 = arith.muli %tileRows, %c13 : index
        %261 = arith.muli %259, %260 : index
        %262 = arith.addi %187, %261 : index
        %263 = vector.load %x[%262] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %264 = arith.addi %262, %181 : index
        %265 = vector.load %x[%264] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %266 = vector.shuffle %263, %265 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %267 = wave.mma %266, %256#0, %252 : vector<16xf16>, vector<8xf32>
        %268 = wave.mma %266, %257#0, %253 : vector<16xf16>, vector<8xf32>
        %269 = arith.addi %258, %c7 : index
        %270 = arith.muli %269, %260 : index
        %271 = arith.addi %187, %270 : index
        %272 = vector.load %x[%271] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %273 = arith.addi %271, %181 : index
        %274 = vector.load %x[%273] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %275 = vector.shuffle %272, %274 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %276 = wave.mma %275, %256#1, %267 : vector<16xf16>, vector<8xf32>
        %277 = wave.mma %275, %257#1, %268 : vector<16xf16>, vector<8xf32>
        scf.yield %276, %277 : vector<8xf32>, vector<8xf32>
      }
      %278 = arith.addi %147, %c6 : index
      func.call @gate_up_q4_1__gfx1100.1(%254#0, %17, %254#1, %waves, %278, %15, %factors, %11, %w, %13, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
    }
  }
  %279 = arith.cmpi eq, %rowsMode, %c3 : index
  scf.if %279 {
    %280 = arith.muli %1, %c22 : index
    %281 = arith.cmpi slt, %280, %15 : index
    scf.if %281 {
      %282 = arith.muli %scalesInLds, %c3 : index
      %283 = wave.scratch %282 : memref<?xi8>
      %284 = arith.cmpi sgt, %scalesInLds, %c6 : index
      scf.if %284 {
        scf.for %285 = %c6 to %c3 step %c7 {
          %286 = arith.addi %9, %285 : index
          %287 = arith.muli %286, %8 : index
          %288 = arith.addi %287, %c5 : index
          %289 = wave.wave
          %290 = arith.muli %289, %c15 : index
          %291 = wave.lane
          %292 = arith.addi %290, %291 : index
          %293 = arith.divui %scalesInLds, %c13 : index
          %294 = arith.muli %waves, %c15 : index
          scf.for %295 = %292 to %293 step %294 {
            %296 = arith.muli %295, %c13 : index
            %297 = arith.addi %288, %296 : index
            %298 = vector.load %w[%297] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %299 = arith.muli %285, %scalesInLds : index
            %300 = arith.addi %299, %296 : index
            vector.store %298, %283[%300] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %301 = wave.lane
      %302 = arith.remui %301, %c13 : index
      %303 = arith.remui %302, %tileRows : index
      %304 = arith.addi %280, %303 : index
      %305 = arith.divui %304, %tileRows : index
      %306 = arith.divui %inputFeatures, %c13 : index
      %307 = arith.muli %305, %306 : index
      %308 = arith.divui %c6, %c13 : index
      %309 = arith.addi %307, %308 : index
      %310 = arith.muli %309, %c3 : index
      %311 = arith.remui %c6, %c13 : index
      %312 = arith.divui %311, %c2 : index
      %313 = arith.addi %310, %312 : index
      %314 = arith.muli %tileRows, %c2 : index
      %315 = arith.muli %313, %314 : index
      %316 = arith.remui %304, %tileRows : index
      %317 = arith.muli %316, %c2 : index
      %318 = arith.addi %315, %317 : index
      %319 = arith.remui %c6, %c2 : index
      %320 = arith.addi %318, %319 : index
      %321 = arith.addi %302, %c13 : index
      %322 = arith.addi %280, %321 : index
      %323 = arith.divui %322, %tileRows : index
      %324 = arith.muli %323, %306 : index
      %325 = arith.addi %324, %308 : index
      %326 = arith.muli %325, %c3 : index
      %327 = arith.addi %326, %312 : index
      %328 = arith.muli %327, %314 : index
      %329 = arith.remui %322, %tileRows : index
      %330 = arith.muli %329, %c2 : index
      %331 = arith.addi %328, %330 : index
      %332 = arith.addi %331, %319 : index
      %333 = arith.addi %302, %c15 : index
      %334 = arith.addi %280, %333 : index
      %335 = arith.divui %334, %tileRows : index
      %336 = arith.muli %335, %306 : index
      %337 = arith.addi %336, %308 : index
      %338 = arith.muli %337, %c3 : index
      %339 = arith.addi %338, %312 : index
      %340 = arith.muli %339, %314 : index
      %341 = arith.remui %334, %tileRows : index
      %342 = arith.muli %341, %c2 : index
      %343 = arith.addi %340, %342 : index
      %344 = arith.addi %343, %319 : index
      %345 = arith.addi %302, %c23 : index
      %346 = arith.addi %280, %345 : index
      %347 = arith.divui %346, %tileRows : index
      %348 = arith.muli %347, %306 : index
      %349 = arith.addi %348, %308 : index
      %350 = arith.muli %349, %c3 : index
      %351 = arith.addi %350, %312 : index
      %352 = arith.muli %351, %314 : index
      %353 = arith.remui %346, %tileRows : index
      %354 = arith.muli %353, %c2 : index
      %355 = arith.addi %352, %354 : index
      %356 = arith.addi %355, %319 : index
      %357 = arith.muli %c6, %scalesInLds : index
      %358 = arith.muli %c7, %scalesInLds : index
      %359 = wave.wave
      %360 = arith.divui %inputFeatures, %c15 : index
      %361 = arith.muli %359, %stepsPerWave : index
      %362 = arith.minsi %361, %360 : index
      %363 = arith.addi %362, %stepsPerWave : index
      %364 = arith.minsi %363, %360 : index
      %365 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %366 = arith.subi %364, %362 : index
      %367 = arith.divui %366, %c3 : index
      %368 = arith.muli %367, %c3 : index
      %369 = arith.addi %362, %368 : index
      %370 = arith.select %365, %363, %369 : index
      %380:8 = scf.for %371 = %362 to %370 step %c3 iter_args(%372 = %c18, %373 = %c18, %374 = %c18, %375 = %c18, %376 = %c18, %377 = %c18, %378 = %c18, %379 = %c18) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %381 = arith.addi %371, %c6 : index
        %382:2 = func.call @gate_up_q4_1__gfx1100.0(%301, %381, %11, %357, %283, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %383 = arith.addi %371, %c7 : index
        %384:2 = func.call @gate_up_q4_1__gfx1100.0(%301, %383, %11, %357, %283, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %385:2 = func.call @gate_up_q4_1__gfx1100.0(%301, %381, %13, %358, %283, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %386:2 = func.call @gate_up_q4_1__gfx1100.0(%301, %383, %13, %358, %283, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %387 = arith.muli %371, %c3 : index
        %388 = arith.addi %387, %c6 : index
        %389 = arith.muli %tileRows, %c13 : index
        %390 = arith.muli %388, %389 : index
        %391 = arith.addi %320, %390 : index
        %392 = vector.load %x[%391] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %393 = arith.addi %391, %314 : index
        %394 = vector.load %x[%393] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %395 = vector.shuffle %392, %394 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %396 = wave.mma %395, %382#0, %372 : vector<16xf16>, vector<8xf32>
        %397 = wave.mma %395, %385#0, %373 : vector<16xf16>, vector<8xf32>
        %398 = arith.addi %332, %390 : index
        %399 = vector.load %x[%398] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %400 = arith.addi %398, %314 : index
        %401 = vector.load %x[%400] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %402 = vector.shuffle %399, %401 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %403 = wave.mma %402, %382#0, %374 : vector<16xf16>, vector<8xf32>
        %404 = wave.mma %402, %385#0, %375 : vector<16xf16>, vector<8xf32>
        %405 = arith.addi %344, %390 : index
        %406 = vector.load %x[%405] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %407 = arith.addi %405, %314 : index
        %408 = vector.load %x[%407] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %409 = vector.shuffle %406, %408 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %410 = wave.mma %409, %382#0, %376 : vector<16xf16>, vector<8xf32>
        %411 = wave.mma %409, %385#0, %377 : vector<16xf16>, vector<8xf32>
        %412 = arith.addi %356, %390 : index
        %413 = vector.load %x[%412] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %414 = arith.addi %412, %314 : index
        %415 = vector.load %x[%414] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %416 = vector.shuffle %413, %415 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %417 = wave.mma %416, %382#0, %378 : vector<16xf16>, vector<8xf32>
        %418 = wave.mma %416, %385#0, %379 : vector<16xf16>, vector<8xf32>
        %419 = arith.addi %387, %c7 : index
        %420 = arith.muli %419, %389 : index
        %421 = arith.addi %320, %420 : index
        %422 = vector.load %x[%421] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %423 = arith.addi %421, %314 : index
        %424 = vector.load %x[%423] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %425 = vector.shuffle %422, %424 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %426 = wave.mma %425, %382#1, %396 : vector<16xf16>, vector<8xf32>
        %427 = wave.mma %425, %385#1, %397 : vector<16xf16>, vector<8xf32>
        %428 = arith.addi %332, %420 : index
        %429 = vector.load %x[%428] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %430 = arith.addi %428, %314 : index
        %431 = vector.load %x[%430] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %432 = vector.shuffle %429, %431 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %433 = wave.mma %432, %382#1, %403 : vector<16xf16>, vector<8xf32>
        %434 = wave.mma %432, %385#1, %404 : vector<16xf16>, vector<8xf32>
        %435 = arith.addi %344, %420 : index
        %436 = vector.load %x[%435] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %437 = arith.addi %435, %314 : index
        %438 = vector.load %x[%437] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %439 = vector.shuffle %436, %438 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %440 = wave.mma %439, %382#1, %410 : vector<16xf16>, vector<8xf32>
        %441 = wave.mma %439, %385#1, %411 : vector<16xf16>, vector<8xf32>
        %442 = arith.addi %356, %420 : index
        %443 = vector.load %x[%442] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %444 = arith.addi %442, %314 : index
        %445 = vector.load %x[%444] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %446 = vector.shuffle %443, %445 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %447 = wave.mma %446, %382#1, %417 : vector<16xf16>, vector<8xf32>
        %448 = wave.mma %446, %385#1, %418 : vector<16xf16>, vector<8xf32>
        %449 = arith.addi %387, %c3 : index
        %450 = arith.muli %449, %389 : index
        %451 = arith.addi %320, %450 : index
        %452 = vector.load %x[%451] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %453 = arith.addi %451, %314 : index
        %454 = vector.load %x[%453] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %455 = vector.shuffle %452, %454 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %456 = wave.mma %455, %384#0, %426 : vector<16xf16>, vector<8xf32>
        %457 = wave.mma %455, %386#0, %427 : vector<16xf16>, vector<8xf32>
        %458 = arith.addi %332, %450 : index
        %459 = vector.load %x[%458] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %460 = arith.addi %458, %314 : index
        %461 = vector.load %x[%460] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %462 = vector.shuffle %459, %461 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %463 = wave.mma %462, %384#0, %433 : vector<16xf16>, vector<8xf32>
        %464 = wave.mma %462, %386#0, %434 : vector<16xf16>, vector<8xf32>
        %465 = arith.addi %344, %450 : index
        %466 = vector.load %x[%465] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %467 = arith.addi %465, %314 : index
        %468 = vector.load %x[%467] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %469 = vector.shuffle %466, %468 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %470 = wave.mma %469, %384#0, %440 : vector<16xf16>, vector<8xf32>
        %471 = wave.mma %469, %386#0, %441 : vector<16xf16>, vector<8xf32>
        %472 = arith.addi %356, %450 : index
        %473 = vector.load %x[%472] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %474 = arith.addi %472, %314 : index
        %475 = vector.load %x[%474] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %476 = vector.shuffle %473, %475 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %477 = wave.mma %476, %384#0, %447 : vector<16xf16>, vector<8xf32>
        %478 = wave.mma %476, %386#0, %448 : vector<16xf16>, vector<8xf32>
        %479 = arith.addi %387, %c21 : index
        %480 = arith.muli %479, %389 : index
        %481 = arith.addi %320, %480 : index
        %482 = vector.load %x[%481] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %483 = arith.addi %481, %314 : index
        %484 = vector.load %x[%483] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %485 = vector.shuffle %482, %484 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %486 = wave.mma %485, %384#1, %456 : vector<16xf16>, vector<8xf32>
        %487 = wave.mma %485, %386#1, %457 : vector<16xf16>, vector<8xf32>
        %488 = arith.addi %332, %480 : index
        %489 = vector.load %x[%488] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %490 = arith.addi %488, %314 : index
        %491 = vector.load %x[%490] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %492 = vector.shuffle %489, %491 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %493 = wave.mma %492, %384#1, %463 : vector<16xf16>, vector<8xf32>
        %494 = wave.mma %492, %386#1, %464 : vector<16xf16>, vector<8xf32>
        %495 = arith.addi %344, %480 : index
        %496 = vector.load %x[%495] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %497 = arith.addi %495, %314 : index
        %498 = vector.load %x[%497] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %499 = vector.shuffle %496, %498 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %500 = wave.mma %499, %384#1, %470 : vector<16xf16>, vector<8xf32>
        %501 = wave.mma %499, %386#1, %471 : vector<16xf16>, vector<8xf32>
        %502 = arith.addi %356, %480 : index
        %503 = vector.load %x[%502] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %504 = arith.addi %502, %314 : index
        %505 = vector.load %x[%504] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %506 = vector.shuffle %503, %505 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %507 = wave.mma %506, %384#1, %477 : vector<16xf16>, vector<8xf32>
        %508 = wave.mma %506, %386#1, %478 : vector<16xf16>, vector<8xf32>
        scf.yield %486, %487, %493, %494, %500, %501, %507, %508 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %509 = arith.select %365, %370, %364 : index
      %519:8 = scf.for %510 = %370 to %509 step %c7 iter_args(%511 = %380#0, %512 = %380#1, %513 = %380#2, %514 = %380#3, %515 = %380#4, %516 = %380#5, %517 = %380#6, %518 = %380#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %520 = arith.addi %510, %c6 : index
        %521:2 = func.call @gate_up_q4_1__gfx1100.0(%301, %520, %11, %357, %283, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %522:2 = func.call @gate_up_q4_1__gfx1100.0(%301, %520, %13, %358, %283, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %523 = arith.muli %510, %c3 : index
        %524 = arith.addi %523, %c6 : index
        %525 = arith.muli %tileRows, %c13 : index
        %526 = arith.muli %524, %525 : index
        %527 = arith.addi %320, %526 : index
        %528 = vector.load %x[%527] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %529 = arith.addi %527, %314 : index
        %530 = vector.load %x[%529] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %531 = vector.shuffle %528, %530 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %532 = wave.mma %531, %521#0, %511 : vector<16xf16>, vector<8xf32>
        %533 = wave.mma %531, %522#0, %512 : vector<16xf16>, vector<8xf32>
        %534 = arith.addi %332, %526 : index
        %535 = vector.load %x[%534] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %536 = arith.addi %534, %314 : index
        %537 = vector.load %x[%536] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %538 = vector.shuffle %535, %537 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %539 = wave.mma %538, %521#0, %513 : vector<16xf16>, vector<8xf32>
        %540 = wave.mma %538, %522#0, %514 : vector<16xf16>, vector<8xf32>
        %541 = arith.addi %344, %526 : index
        %542 = vector.load %x[%541] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %543 = arith.addi %541, %314 : index
        %544 = vector.load %x[%543] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %545 = vector.shuffle %542, %544 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %546 = wave.mma %545, %521#0, %515 : vector<16xf16>, vector<8xf32>
        %547 = wave.mma %545, %522#0, %516 : vector<16xf16>, vector<8xf32>
        %548 = arith.addi %356, %526 : index
        %549 = vector.load %x[%548] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %550 = arith.addi %548, %314 : index
        %551 = vector.load %x[%550] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %552 = vector.shuffle %549, %551 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %553 = wave.mma %552, %521#0, %517 : vector<16xf16>, vector<8xf32>
        %554 = wave.mma %552, %522#0, %518 : vector<16xf16>, vector<8xf32>
        %555 = arith.addi %523, %c7 : index
        %556 = arith.muli %555, %525 : index
        %557 = arith.addi %320, %556 : index
        %558 = vector.load %x[%557] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %559 = arith.addi %557, %314 : index
        %560 = vector.load %x[%559] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %561 = vector.shuffle %558, %560 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %562 = wave.mma %561, %521#1, %532 : vector<16xf16>, vector<8xf32>
        %563 = wave.mma %561, %522#1, %533 : vector<16xf16>, vector<8xf32>
        %564 = arith.addi %332, %556 : index
        %565 = vector.load %x[%564] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %566 = arith.addi %564, %314 : index
        %567 = vector.load %x[%566] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %568 = vector.shuffle %565, %567 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %569 = wave.mma %568, %521#1, %539 : vector<16xf16>, vector<8xf32>
        %570 = wave.mma %568, %522#1, %540 : vector<16xf16>, vector<8xf32>
        %571 = arith.addi %344, %556 : index
        %572 = vector.load %x[%571] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %573 = arith.addi %571, %314 : index
        %574 = vector.load %x[%573] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %575 = vector.shuffle %572, %574 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %576 = wave.mma %575, %521#1, %546 : vector<16xf16>, vector<8xf32>
        %577 = wave.mma %575, %522#1, %547 : vector<16xf16>, vector<8xf32>
        %578 = arith.addi %356, %556 : index
        %579 = vector.load %x[%578] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %580 = arith.addi %578, %314 : index
        %581 = vector.load %x[%580] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %582 = vector.shuffle %579, %581 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %583 = wave.mma %582, %521#1, %553 : vector<16xf16>, vector<8xf32>
        %584 = wave.mma %582, %522#1, %554 : vector<16xf16>, vector<8xf32>
        scf.yield %562, %563, %569, %570, %576, %577, %583, %584 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %585 = arith.addi %280, %c6 : index
      func.call @gate_up_q4_1__gfx1100.1(%519#0, %17, %519#1, %waves, %585, %15, %factors, %11, %w, %13, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
      wave.barrier
      %586 = arith.addi %280, %c13 : index
      func.call @gate_up_q4_1__gfx1100.1(%519#2, %17, %519#3, %waves, %586, %15, %factors, %11, %w, %13, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
      wave.barrier
      %587 = arith.addi %280, %c15 : index
      func.call @gate_up_q4_1__gfx1100.1(%519#4, %17, %519#5, %waves, %587, %15, %factors, %11, %w, %13, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
      wave.barrier
      %588 = arith.addi %280, %c23 : index
      func.call @gate_up_q4_1__gfx1100.1(%519#6, %17, %519#7, %waves, %588, %15, %factors, %11, %w, %13, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
    }
  }
  wave.return
}
