// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q8_k', panels=2)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q8_k_p2__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 8 : index
  %fc3 = arith.constant 32 : index
  %fc4 = arith.constant 2 : index
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
  %f1 = arith.addi %x1, %fc1 : index
  %f2 = arith.divui %x2, %fc2 : index
  %f3 = arith.muli %f2, %fc3 : index
  %f4 = arith.addi %f1, %f3 : index
  %f5 = arith.muli %f0, %fc4 : index
  %f6 = arith.addi %f4, %f5 : index
  %f7 = vector.load %x3[%f6] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
  %f8 = vector.bitcast %f7 : vector<2xi8> to vector<1xf16>
  %f9 = arith.divui %x4, %fc5 : index
  %f10 = arith.muli %f9, %fc3 : index
  %f11 = arith.addi %f1, %f10 : index
  %f12 = arith.muli %x2, %fc0 : index
  %f13 = arith.addi %f11, %f12 : index
  %f14 = arith.muli %f0, %fc6 : index
  %f15 = arith.addi %f13, %f14 : index
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
  %f26 = arith.divui %f25, %fc4 : index
  %f27 = arith.addi %f10, %f26 : index
  %f28 = arith.addi %f27, %fc7 : index
  %f29 = arith.divui %f28, %fc1 : index
  %f30 = arith.muli %f29, %fc1 : index
  %f31 = arith.addi %f1, %f30 : index
  %f32 = arith.muli %x4, %fc2 : index
  %f33 = arith.addi %f31, %f32 : index
  %f34 = arith.addi %f12, %f0 : index
  %f35 = arith.muli %f34, %fc0 : index
  %f36 = arith.addi %f33, %f35 : index
  %f37 = arith.muli %x2, %fc5 : index
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
func.func private @linear_q8_k_p2__gfx1100.1(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: vector<8xf32>, %x3: index, %x4: index, %x5: index, %x6: memref<?xf32>, %x7: index, %x8: memref<?xi8>, %x9: index, %x10: index, %x11: index, %x12: i1, %x13: memref<?xf32>, %x14: memref<?xf32>) {
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
      %f86 = arith.muli %f65, %x10 : index
      %f87 = arith.addi %f86, %x11 : index
      %f88 = arith.addi %f87, %f72 : index
      scf.if %x12 {
        %f89 = arith.addi %f88, %fc1 : index
        %f90 = memref.load %x13[%f89] : memref<?xf32>
        %f91 = arith.addf %f90, %f79 : f32
        memref.store %f91, %x14[%f89] : memref<?xf32>
      } else {
        %f92 = arith.addi %f88, %fc1 : index
        memref.store %f79, %x14[%f92] : memref<?xf32>
      }
      scf.if %x12 {
        %f93 = arith.addi %f88, %fc13 : index
        %f94 = memref.load %x13[%f93] : memref<?xf32>
        %f95 = arith.addf %f94, %f85 : f32
        memref.store %f95, %x14[%f93] : memref<?xf32>
      } else {
        %f96 = arith.addi %f88, %fc13 : index
        memref.store %f85, %x14[%f96] : memref<?xf32>
      }
    }
  }
  func.return
}
wave.kernel @linear_q8_k_p2__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %waves = wave.param "waves" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 16 : index
  %c3 = arith.constant 1 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 256 : index
  %c6 = arith.constant 32 : index
  %c7 = arith.constant 127 : index
  %c8 = arith.constant 128 : index
  %c9 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c11 = arith.constant 512 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %rowsMode = wave.param "rowsMode" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c17 = arith.constant 8 : index
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
  %4 = arith.divui %3, %c4 : index
  %5 = arith.divui %inputFeatures, %c5 : index
  %6 = arith.muli %5, %c6 : index
  %7 = arith.addi %6, %4 : index
  %8 = arith.addi %7, %c7 : index
  %9 = arith.divui %8, %c8 : index
  %10 = arith.muli %9, %c8 : index
  %11 = arith.addi %2, %10 : index
  %12 = arith.addi %11, %c8 : index
  %13 = arith.muli %0, %c4 : index
  %14 = arith.addi %13, %c9 : index
  %15 = arith.muli %14, %12 : index
  %16 = arith.addi %13, %c3 : index
  %17 = arith.muli %16, %12 : index
  %18 = memref.load %step[%countAt] : memref<?xi32>
  %19 = arith.index_cast %18 : i32 to index
  %20 = arith.muli %waves, %c11 : index
  %21 = wave.scratch %20 : memref<?xf32>
  %22 = arith.cmpi eq, %hasResidual, %c3 : index
  %23 = arith.muli %0, %c6 : index
  %24 = arith.cmpi eq, %rowsMode, %c9 : index
  scf.if %24 {
    %25 = arith.muli %1, %c2 : index
    %26 = arith.cmpi slt, %25, %19 : index
    scf.if %26 {
      %27 = wave.lane
      %28 = arith.remui %27, %c2 : index
      %29 = wave.scratch %operandHalves : memref<?xf16>
      %30 = arith.divui %operandHalves, %c17 : index
      %31 = wave.wave
      %32 = arith.muli %31, %c6 : index
      %33 = arith.addi %32, %27 : index
      %34 = arith.muli %waves, %c6 : index
      scf.for %35 = %33 to %30 step %34 {
        %36 = arith.muli %35, %c17 : index
        %37 = arith.addi %c9, %36 : index
        %38 = vector.load %x[%37] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %38, %29[%37] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %39 = arith.remui %28, %tileRows : index
      %40 = arith.muli %39, %c17 : index
      %41 = arith.divui %inputFeatures, %c6 : index
      %42 = arith.muli %31, %stepsPerWave : index
      %43 = arith.minsi %42, %41 : index
      %44 = arith.addi %43, %stepsPerWave : index
      %45 = arith.minsi %44, %41 : index
      %46 = arith.cmpi eq, %wholeBlocks, %c3 : index
      %47 = arith.subi %45, %43 : index
      %48 = arith.divui %47, %c4 : index
      %49 = arith.muli %48, %c4 : index
      %50 = arith.addi %43, %49 : index
      %51 = arith.select %46, %44, %50 : index
      %55:2 = scf.for %52 = %43 to %51 step %c4 iter_args(%53 = %c18, %54 = %c18) -> (vector<8xf32>, vector<8xf32>) {
        %56 = arith.addi %52, %c9 : index
        %57:2 = func.call @linear_q8_k_p2__gfx1100.0(%27, %15, %56, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %58 = arith.addi %52, %c3 : index
        %59:2 = func.call @linear_q8_k_p2__gfx1100.0(%27, %15, %58, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %60:2 = func.call @linear_q8_k_p2__gfx1100.0(%27, %17, %56, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %61:2 = func.call @linear_q8_k_p2__gfx1100.0(%27, %17, %58, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %62 = arith.muli %52, %c4 : index
        %63 = arith.addi %62, %c9 : index
        %64 = arith.muli %tileRows, %c2 : index
        %65 = arith.muli %63, %64 : index
        %66 = arith.addi %40, %65 : index
        %67 = vector.load %29[%66] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %68 = arith.muli %tileRows, %c17 : index
        %69 = arith.addi %66, %68 : index
        %70 = vector.load %29[%69] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %71 = vector.shuffle %67, %70 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %72 = wave.mma %71, %57#0, %53 : vector<16xf16>, vector<8xf32>
        %73 = wave.mma %71, %60#0, %54 : vector<16xf16>, vector<8xf32>
        %74 = arith.addi %62, %c3 : index
        %75 = arith.muli %74, %64 : index
        %76 = arith.addi %40, %75 : index
        %77 = vector.load %29[%76] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %78 = arith.addi %76, %68 : index
        %79 = vector.load %29[%78] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %80 = vector.shuffle %77, %79 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %81 = wave.mma %80, %57#1, %72 : vector<16xf16>, vector<8xf32>
        %82 = wave.mma %80, %60#1, %73 : vector<16xf16>, vector<8xf32>
        %83 = arith.addi %62, %c4 : index
        %84 = arith.muli %83, %64 : index
        %85 = arith.addi %40, %84 : index
        %86 = vector.load %29[%85] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %87 = arith.addi %85, %68 : index
        %88 = vector.load %29[%87] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %89 = vector.shuffle %86, %88 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %90 = wave.mma %89, %59#0, %81 : vector<16xf16>, vector<8xf32>
        %91 = wave.mma %89, %61#0, %82 : vector<16xf16>, vector<8xf32>
        %92 = arith.addi %62, %c21 : index
        %93 = arith.muli %92, %64 : index
        %94 = arith.addi %40, %93 : index
        %95 = vector.load %29[%94] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %96 = arith.addi %94, %68 : index
        %97 = vector.load %29[%96] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %98 = vector.shuffle %95, %97 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %99 = wave.mma %98, %59#1, %90 : vector<16xf16>, vector<8xf32>
        %100 = wave.mma %98, %61#1, %91 : vector<16xf16>, vector<8xf32>
        scf.yield %99, %100 : vector<8xf32>, vector<8xf32>
      }
      %101 = arith.select %46, %51, %45 : index
      %105:2 = scf.for %102 = %51 to %101 step %c3 iter_args(%103 = %55#0, %104 = %55#1) -> (vector<8xf32>, vector<8xf32>) {
        %106 = arith.addi %102, %c9 : index
        %107:2 = func.call @linear_q8_k_p2__gfx1100.0(%27, %15, %106, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %108:2 = func.call @linear_q8_k_p2__gfx1100.0(%27, %17, %106, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %109 = arith.muli %102, %c4 : index
        %110 = arith.addi %109, %c9 : index
        %111 = arith.muli %tileRows, %c2 : index
        %112 = arith.muli %110, %111 : index
        %113 = arith.addi %40, %112 : index
        %114 = vector.load %29[%113] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %115 = arith.muli %tileRows, %c17 : index
        %116 = arith.addi %113, %115 : index
        %117 = vector.load %29[%116] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %118 = vector.shuffle %114, %117 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %119 = wave.mma %118, %107#0, %103 : vector<16xf16>, vector<8xf32>
        %120 = wave.mma %118, %108#0, %104 : vector<16xf16>, vector<8xf32>
        %121 = arith.addi %109, %c3 : index
        %122 = arith.muli %121, %111 : index
        %123 = arith.addi %40, %122 : index
        %124 = vector.load %29[%123] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %125 = arith.addi %123, %115 : index
        %126 = vector.load %29[%125] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %127 = vector.shuffle %124, %126 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %128 = wave.mma %127, %107#1, %119 : vector<16xf16>, vector<8xf32>
        %129 = wave.mma %127, %108#1, %120 : vector<16xf16>, vector<8xf32>
        scf.yield %128, %129 : vector<8xf32>, vector<8xf32>
      }
      %130 = arith.addi %25, %c9 : index
      func.call @linear_q8_k_p2__gfx1100.1(%105#0, %21, %105#1, %waves, %130, %19, %factors, %15, %w, %17, %outputFeatures, %23, %22, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %131 = arith.cmpi eq, %rowsMode, %c3 : index
  scf.if %131 {
    %132 = arith.muli %1, %c2 : index
    %133 = arith.cmpi slt, %132, %19 : index
    scf.if %133 {
      %134 = wave.lane
      %135 = arith.remui %134, %c2 : index
      %136 = arith.remui %135, %tileRows : index
      %137 = arith.addi %132, %136 : index
      %138 = arith.divui %137, %tileRows : index
      %139 = arith.divui %inputFeatures, %c2 : index
      %140 = arith.muli %138, %139 : index
      %141 = arith.divui %c9, %c2 : index
      %142 = arith.addi %140, %141 : index
      %143 = arith.muli %142, %c4 : index
      %144 = arith.remui %c9, %c2 : index
      %145 = arith.divui %144, %c17 : index
      %146 = arith.addi %143, %145 : index
      %147 = arith.muli %tileRows, %c17 : index
      %148 = arith.muli %146, %147 : index
      %149 = arith.remui %137, %tileRows : index
      %150 = arith.muli %149, %c17 : index
      %151 = arith.addi %148, %150 : index
      %152 = arith.remui %c9, %c17 : index
      %153 = arith.addi %151, %152 : index
      %154 = wave.wave
      %155 = arith.divui %inputFeatures, %c6 : index
      %156 = arith.muli %154, %stepsPerWave : index
      %157 = arith.minsi %156, %155 : index
      %158 = arith.addi %157, %stepsPerWave : index
      %159 = arith.minsi %158, %155 : index
      %160 = arith.cmpi eq, %wholeBlocks, %c3 : index
      %161 = arith.subi %159, %157 : index
      %162 = arith.divui %161, %c4 : index
      %163 = arith.muli %162, %c4 : index
      %164 = arith.addi %157, %163 : index
      %165 = arith.select %160, %158, %164 : index
      %169:2 = scf.for %166 = %157 to %165 step %c4 iter_args(%167 = %c18, %168 = %c18) -> (vector<8xf32>, vector<8xf32>) {
        %170 = arith.addi %166, %c9 : index
        %171:2 = func.call @linear_q8_k_p2__gfx1100.0(%134, %15, %170, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %172 = arith.addi %166, %c3 : index
        %173:2 = func.call @linear_q8_k_p2__gfx1100.0(%134, %15, %172, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %174:2 = func.call @linear_q8_k_p2__gfx1100.0(%134, %17, %170, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %175:2 = func.call @linear_q8_k_p2__gfx1100.0(%134, %17, %172, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %176 = arith.muli %166, %c4 : index
        %177 = arith.addi %176, %c9 : index
        %178 = arith.muli %tileRows, %c2 : index
        %179 = arith.muli %177, %178 : index
        %180 = arith.addi %153, %179 : index
        %181 = vector.load %x[%180] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %182 = arith.addi %180, %147 : index
        %183 = vector.load %x[%182] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %184 = vector.shuffle %181, %183 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %185 = wave.mma %184, %171#0, %167 : vector<16xf16>, vector<8xf32>
        %186 = wave.mma %184, %174#0, %168 : vector<16xf16>, vector<8xf32>
        %187 = arith.addi %176, %c3 : index
        %188 = arith.muli %187, %178 : index
        %189 = arith.addi %153, %188 : index
        %190 = vector.load %x[%189] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %191 = arith.addi %189, %147 : index
        %192 = vector.load %x[%191] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %193 = vector.shuffle %190, %192 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %194 = wave.mma %193, %171#1, %185 : vector<16xf16>, vector<8xf32>
        %195 = wave.mma %193, %174#1, %186 : vector<16xf16>, vector<8xf32>
        %196 = arith.addi %176, %c4 : index
        %197 = arith.muli %196, %178 : index
        %198 = arith.addi %153, %197 : index
        %199 = vector.load %x[%198] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %200 = arith.addi %198, %147 : index
        %201 = vector.load %x[%200] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %202 = vector.shuffle %199, %201 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %203 = wave.mma %202, %173#0, %194 : vector<16xf16>, vector<8xf32>
        %204 = wave.mma %202, %175#0, %195 : vector<16xf16>, vector<8xf32>
        %205 = arith.addi %176, %c21 : index
        %206 = arith.muli %205, %178 : index
        %207 = arith.addi %153, %206 : index
        %208 = vector.load %x[%207] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %209 = arith.addi %207, %147 : index
        %210 = vector.load %x[%209] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %211 = vector.shuffle %208, %210 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %212 = wave.mma %211, %173#1, %203 : vector<16xf16>, vector<8xf32>
        %213 = wave.mma %211, %175#1, %204 : vector<16xf16>, vector<8xf32>
        scf.yield %212, %213 : vector<8xf32>, vector<8xf32>
      }
      %214 = arith.select %160, %165, %159 : index
      %218:2 = scf.for %215 = %165 to %214 step %c3 iter_args(%216 = %169#0, %217 = %169#1) -> (vector<8xf32>, vector<8xf32>) {
        %219 = arith.addi %215, %c9 : index
        %220:2 = func.call @linear_q8_k_p2__gfx1100.0(%134, %15, %219, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %221:2 = func.call @linear_q8_k_p2__gfx1100.0(%134, %17, %219, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %222 = arith.muli %215, %c4 : index
        %223 = arith.addi %222, %c9 : index
        %224 = arith.muli %tileRows, %c2 : index
        %225 = arith.muli %223, %224 : index
        %226 = arith.addi %153, %225 : index
        %227 = vector.load %x[%226] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %228 = arith.addi %226, %147 : index
        %229 = vector.load %x[%228] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %230 = vector.shuffle %227, %229 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %231 = wave.mma %230, %220#0, %216 : vector<16xf16>, vector<8xf32>
        %232 = wave.mma %230, %221#0, %217 : vector<16xf16>, vector<8xf32>
        %233 = arith.addi %222, %c3 : index
        %234 = arith.muli %233, %224 : index
        %235 = arith.addi %153, %234 : index
        %236 = vector.load %x[%235] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %237 = arith.addi %235, %147 : index
        %238 = vector.load %x[%237] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %239 = vector.shuffle %236, %238 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %240 = wave.mma %239, %220#1, %231 : vector<16xf16>, vector<8xf32>
        %241 = wave.mma %239, %221#1, %232 : vector<16xf16>, vector<8xf32>
        scf.yield %240, %241 : vector<8xf32>, vector<8xf32>
      }
      %242 = arith.addi %132, %c9 : index
      func.call @linear_q8_k_p2__gfx1100.1(%218#0, %21, %218#1, %waves, %242, %19, %factors, %15, %w, %17, %outputFeatures, %23, %22, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %243 = arith.cmpi eq, %rowsMode, %c4 : index
  scf.if %243 {
    %244 = arith.muli %1, %c22 : index
    %245 = arith.cmpi slt, %244, %19 : index
    scf.if %245 {
      %246 = wave.lane
      %247 = arith.remui %246, %c2 : index
      %248 = arith.remui %247, %tileRows : index
      %249 = arith.addi %244, %248 : index
      %250 = arith.divui %249, %tileRows : index
      %251 = arith.divui %inputFeatures, %c2 : index
      %252 = arith.muli %250, %251 : index
      %253 = arith.divui %c9, %c2 : index
      %254 = arith.addi %252, %253 : index
      %255 = arith.muli %254, %c4 : index
      %256 = arith.remui %c9, %c2 : index
      %257 = arith.divui %256, %c17 : index
      %258 = arith.addi %255, %257 : index
      %259 = arith.muli %tileRows, %c17 : index
      %260 = arith.muli %258, %259 : index
      %261 = arith.remui %249, %tileRows : index
      %262 = arith.muli %261, %c17 : index
      %263 = arith.addi %260, %262 : index
      %264 = arith.remui %c9, %c17 : index
      %265 = arith.addi %263, %264 : index
      %266 = arith.addi %247, %c2 : index
      %267 = arith.addi %244, %266 : index
      %268 = arith.divui %267, %tileRows : index
      %269 = arith.muli %268, %251 : index
      %270 = arith.addi %269, %253 : index
      %271 = arith.muli %270, %c4 : index
      %272 = arith.addi %271, %257 : index
      %273 = arith.muli %272, %259 : index
      %274 = arith.remui %267, %tileRows : index
      %275 = arith.muli %274, %c17 : index
      %276 = arith.addi %273, %275 : index
      %277 = arith.addi %276, %264 : index
      %278 = arith.addi %247, %c6 : index
      %279 = arith.addi %244, %278 : index
      %280 = arith.divui %279, %tileRows : index
      %281 = arith.muli %280, %251 : index
      %282 = arith.addi %281, %253 : index
      %283 = arith.muli %282, %c4 : index
      %284 = arith.addi %283, %257 : index
      %285 = arith.muli %284, %259 : index
      %286 = arith.remui %279, %tileRows : index
      %287 = arith.muli %286, %c17 : index
      %288 = arith.addi %285, %287 : index
      %289 = arith.addi %288, %264 : index
      %290 = arith.addi %247, %c23 : index
      %291 = arith.addi %244, %290 : index
      %292 = arith.divui %291, %tileRows : index
      %293 = arith.muli %292, %251 : index
      %294 = arith.addi %293, %253 : index
      %295 = arith.muli %294, %c4 : index
      %296 = arith.addi %295, %257 : index
      %297 = arith.muli %296, %259 : index
      %298 = arith.remui %291, %tileRows : index
      %299 = arith.muli %298, %c17 : index
      %300 = arith.addi %297, %299 : index
      %301 = arith.addi %300, %264 : index
      %302 = wave.wave
      %303 = arith.divui %inputFeatures, %c6 : index
      %304 = arith.muli %302, %stepsPerWave : index
      %305 = arith.minsi %304, %303 : index
      %306 = arith.addi %305, %stepsPerWave : index
      %307 = arith.minsi %306, %303 : index
      %308 = arith.cmpi eq, %wholeBlocks, %c3 : index
      %309 = arith.subi %307, %305 : index
      %310 = arith.divui %309, %c4 : index
      %311 = arith.muli %310, %c4 : index
      %312 = arith.addi %305, %311 : index
      %313 = arith.select %308, %306, %312 : index
      %323:8 = scf.for %314 = %305 to %313 step %c4 iter_args(%315 = %c18, %316 = %c18, %317 = %c18, %318 = %c18, %319 = %c18, %320 = %c18, %321 = %c18, %322 = %c18) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %324 = arith.addi %314, %c9 : index
        %325:2 = func.call @linear_q8_k_p2__gfx1100.0(%246, %15, %324, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %326 = arith.addi %314, %c3 : index
        %327:2 = func.call @linear_q8_k_p2__gfx1100.0(%246, %15, %326, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %328:2 = func.call @linear_q8_k_p2__gfx1100.0(%246, %17, %324, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %329:2 = func.call @linear_q8_k_p2__gfx1100.0(%246, %17, %326, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %330 = arith.muli %314, %c4 : index
        %331 = arith.addi %330, %c9 : index
        %332 = arith.muli %tileRows, %c2 : index
        %333 = arith.muli %331, %332 : index
        %334 = arith.addi %265, %333 : index
        %335 = vector.load %x[%334] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %336 = arith.addi %334, %259 : index
        %337 = vector.load %x[%336] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %338 = vector.shuffle %335, %337 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %339 = wave.mma %338, %325#0, %315 : vector<16xf16>, vector<8xf32>
        %340 = wave.mma %338, %328#0, %316 : vector<16xf16>, vector<8xf32>
        %341 = arith.addi %277, %333 : index
        %342 = vector.load %x[%341] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %343 = arith.addi %341, %259 : index
        %344 = vector.load %x[%343] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %345 = vector.shuffle %342, %344 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %346 = wave.mma %345, %325#0, %317 : vector<16xf16>, vector<8xf32>
        %347 = wave.mma %345, %328#0, %318 : vector<16xf16>, vector<8xf32>
        %348 = arith.addi %289, %333 : index
        %349 = vector.load %x[%348] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %350 = arith.addi %348, %259 : index
        %351 = vector.load %x[%350] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %352 = vector.shuffle %349, %351 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %353 = wave.mma %352, %325#0, %319 : vector<16xf16>, vector<8xf32>
        %354 = wave.mma %352, %328#0, %320 : vector<16xf16>, vector<8xf32>
        %355 = arith.addi %301, %333 : index
        %356 = vector.load %x[%355] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %357 = arith.addi %355, %259 : index
        %358 = vector.load %x[%357] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %359 = vector.shuffle %356, %358 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %360 = wave.mma %359, %325#0, %321 : vector<16xf16>, vector<8xf32>
        %361 = wave.mma %359, %328#0, %322 : vector<16xf16>, vector<8xf32>
        %362 = arith.addi %330, %c3 : index
        %363 = arith.muli %362, %332 : index
        %364 = arith.addi %265, %363 : index
        %365 = vector.load %x[%364] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %366 = arith.addi %364, %259 : index
        %367 = vector.load %x[%366] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %368 = vector.shuffle %365, %367 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %369 = wave.mma %368, %325#1, %339 : vector<16xf16>, vector<8xf32>
        %370 = wave.mma %368, %328#1, %340 : vector<16xf16>, vector<8xf32>
        %371 = arith.addi %277, %363 : index
        %372 = vector.load %x[%371] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %373 = arith.addi %371, %259 : index
        %374 = vector.load %x[%373] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %375 = vector.shuffle %372, %374 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %376 = wave.mma %375, %325#1, %346 : vector<16xf16>, vector<8xf32>
        %377 = wave.mma %375, %328#1, %347 : vector<16xf16>, vector<8xf32>
        %378 = arith.addi %289, %363 : index
        %379 = vector.load %x[%378] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %380 = arith.addi %378, %259 : index
        %381 = vector.load %x[%380] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %382 = vector.shuffle %379, %381 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %383 = wave.mma %382, %325#1, %353 : vector<16xf16>, vector<8xf32>
        %384 = wave.mma %382, %328#1, %354 : vector<16xf16>, vector<8xf32>
        %385 = arith.addi %301, %363 : index
        %386 = vector.load %x[%385] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %387 = arith.addi %385, %259 : index
        %388 = vector.load %x[%387] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %389 = vector.shuffle %386, %388 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %390 = wave.mma %389, %325#1, %360 : vector<16xf16>, vector<8xf32>
        %391 = wave.mma %389, %328#1, %361 : vector<16xf16>, vector<8xf32>
        %392 = arith.addi %330, %c4 : index
        %393 = arith.muli %392, %332 : index
        %394 = arith.addi %265, %393 : index
        %395 = vector.load %x[%394] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %396 = arith.addi %394, %259 : index
        %397 = vector.load %x[%396] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %398 = vector.shuffle %395, %397 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %399 = wave.mma %398, %327#0, %369 : vector<16xf16>, vector<8xf32>
        %400 = wave.mma %398, %329#0, %370 : vector<16xf16>, vector<8xf32>
        %401 = arith.addi %277, %393 : index
        %402 = vector.load %x[%401] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %403 = arith.addi %401, %259 : index
        %404 = vector.load %x[%403] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %405 = vector.shuffle %402, %404 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %406 = wave.mma %405, %327#0, %376 : vector<16xf16>, vector<8xf32>
        %407 = wave.mma %405, %329#0, %377 : vector<16xf16>, vector<8xf32>
        %408 = arith.addi %289, %393 : index
        %409 = vector.load %x[%408] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %410 = arith.addi %408, %259 : index
        %411 = vector.load %x[%410] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %412 = vector.shuffle %409, %411 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %413 = wave.mma %412, %327#0, %383 : vector<16xf16>, vector<8xf32>
        %414 = wave.mma %412, %329#0, %384 : vector<16xf16>, vector<8xf32>
        %415 = arith.addi %301, %393 : index
        %416 = vector.load %x[%415] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %417 = arith.addi %415, %259 : index
        %418 = vector.load %x[%417] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %419 = vector.shuffle %416, %418 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %420 = wave.mma %419, %327#0, %390 : vector<16xf16>, vector<8xf32>
        %421 = wave.mma %419, %329#0, %391 : vector<16xf16>, vector<8xf32>
        %422 = arith.addi %330, %c21 : index
        %423 = arith.muli %422, %332 : index
        %424 = arith.addi %265, %423 : index
        %425 = vector.load %x[%424] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %426 = arith.addi %424, %259 : index
        %427 = vector.load %x[%426] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %428 = vector.shuffle %425, %427 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %429 = wave.mma %428, %327#1, %399 : vector<16xf16>, vector<8xf32>
        %430 = wave.mma %428, %329#1, %400 : vector<16xf16>, vector<8xf32>
        %431 = arith.addi %277, %423 : index
        %432 = vector.load %x[%431] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %433 = arith.addi %431, %259 : index
        %434 = vector.load %x[%433] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %435 = vector.shuffle %432, %434 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %436 = wave.mma %435, %327#1, %406 : vector<16xf16>, vector<8xf32>
        %437 = wave.mma %435, %329#1, %407 : vector<16xf16>, vector<8xf32>
        %438 = arith.addi %289, %423 : index
        %439 = vector.load %x[%438] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %440 = arith.addi %438, %259 : index
        %441 = vector.load %x[%440] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %442 = vector.shuffle %439, %441 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %443 = wave.mma %442, %327#1, %413 : vector<16xf16>, vector<8xf32>
        %444 = wave.mma %442, %329#1, %414 : vector<16xf16>, vector<8xf32>
        %445 = arith.addi %301, %423 : index
        %446 = vector.load %x[%445] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %447 = arith.addi %445, %259 : index
        %448 = vector.load %x[%447] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %449 = vector.shuffle %446, %448 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %450 = wave.mma %449, %327#1, %420 : vector<16xf16>, vector<8xf32>
        %451 = wave.mma %449, %329#1, %421 : vector<16xf16>, vector<8xf32>
        scf.yield %429, %430, %436, %437, %443, %444, %450, %451 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %452 = arith.select %308, %313, %307 : index
      %462:8 = scf.for %453 = %313 to %452 step %c3 iter_args(%454 = %323#0, %455 = %323#1, %456 = %323#2, %457 = %323#3, %458 = %323#4, %459 = %323#5, %460 = %323#6, %461 = %323#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %463 = arith.addi %453, %c9 : index
        %464:2 = func.call @linear_q8_k_p2__gfx1100.0(%246, %15, %463, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %465:2 = func.call @linear_q8_k_p2__gfx1100.0(%246, %17, %463, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %466 = arith.muli %453, %c4 : index
        %467 = arith.addi %466, %c9 : index
        %468 = arith.muli %tileRows, %c2 : index
        %469 = arith.muli %467, %468 : index
        %470 = arith.addi %265, %469 : index
        %471 = vector.load %x[%470] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %472 = arith.addi %470, %259 : index
        %473 = vector.load %x[%472] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %474 = vector.shuffle %471, %473 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %475 = wave.mma %474, %464#0, %454 : vector<16xf16>, vector<8xf32>
        %476 = wave.mma %474, %465#0, %455 : vector<16xf16>, vector<8xf32>
        %477 = arith.addi %277, %469 : index
        %478 = vector.load %x[%477] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %479 = arith.addi %477, %259 : index
        %480 = vector.load %x[%479] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %481 = vector.shuffle %478, %480 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %482 = wave.mma %481, %464#0, %456 : vector<16xf16>, vector<8xf32>
        %483 = wave.mma %481, %465#0, %457 : vector<16xf16>, vector<8xf32>
        %484 = arith.addi %289, %469 : index
        %485 = vector.load %x[%484] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %486 = arith.addi %484, %259 : index
        %487 = vector.load %x[%486] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %488 = vector.shuffle %485, %487 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %489 = wave.mma %488, %464#0, %458 : vector<16xf16>, vector<8xf32>
        %490 = wave.mma %488, %465#0, %459 : vector<16xf16>, vector<8xf32>
        %491 = arith.addi %301, %469 : index
        %492 = vector.load %x[%491] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %493 = arith.addi %491, %259 : index
        %494 = vector.load %x[%493] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %495 = vector.shuffle %492, %494 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %496 = wave.mma %495, %464#0, %460 : vector<16xf16>, vector<8xf32>
        %497 = wave.mma %495, %465#0, %461 : vector<16xf16>, vector<8xf32>
        %498 = arith.addi %466, %c3 : index
        %499 = arith.muli %498, %468 : index
        %500 = arith.addi %265, %499 : index
        %501 = vector.load %x[%500] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %502 = arith.addi %500, %259 : index
        %503 = vector.load %x[%502] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %504 = vector.shuffle %501, %503 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %505 = wave.mma %504, %464#1, %475 : vector<16xf16>, vector<8xf32>
        %506 = wave.mma %504, %465#1, %476 : vector<16xf16>, vector<8xf32>
        %507 = arith.addi %277, %499 : index
        %508 = vector.load %x[%507] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %509 = arith.addi %507, %259 : index
        %510 = vector.load %x[%509] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %511 = vector.shuffle %508, %510 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %512 = wave.mma %511, %464#1, %482 : vector<16xf16>, vector<8xf32>
        %513 = wave.mma %511, %465#1, %483 : vector<16xf16>, vector<8xf32>
        %514 = arith.addi %289, %499 : index
        %515 = vector.load %x[%514] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %516 = arith.addi %514, %259 : index
        %517 = vector.load %x[%516] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %518 = vector.shuffle %515, %517 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %519 = wave.mma %518, %464#1, %489 : vector<16xf16>, vector<8xf32>
        %520 = wave.mma %518, %465#1, %490 : vector<16xf16>, vector<8xf32>
        %521 = arith.addi %301, %499 : index
        %522 = vector.load %x[%521] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %523 = arith.addi %521, %259 : index
        %524 = vector.load %x[%523] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %525 = vector.shuffle %522, %524 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %526 = wave.mma %525, %464#1, %496 : vector<16xf16>, vector<8xf32>
        %527 = wave.mma %525, %465#1, %497 : vector<16xf16>, vector<8xf32>
        scf.yield %505, %506, %512, %513, %519, %520, %526, %527 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %528 = arith.addi %244, %c9 : index
      func.call @linear_q8_k_p2__gfx1100.1(%462#0, %21, %462#1, %waves, %528, %19, %factors, %15, %w, %17, %outputFeatures, %23, %22, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %529 = arith.addi %244, %c2 : index
      func.call @linear_q8_k_p2__gfx1100.1(%462#2, %21, %462#3, %waves, %529, %19, %factors, %15, %w, %17, %outputFeatures, %23, %22, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %530 = arith.addi %244, %c6 : index
      func.call @linear_q8_k_p2__gfx1100.1(%462#4, %21, %462#5, %waves, %530, %19, %factors, %15, %w, %17, %outputFeatures, %23, %22, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %531 = arith.addi %244, %c23 : index
      func.call @linear_q8_k_p2__gfx1100.1(%462#6, %21, %462#7, %waves, %531, %19, %factors, %15, %w, %17, %outputFeatures, %23, %22, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  wave.return
}
