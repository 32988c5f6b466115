// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q5_1', panels=2)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q5_1_p2__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 64 : index
  %fc3 = arith.constant 4 : index
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
  %f1 = arith.addi %x1, %fc1 : index
  %f2 = arith.muli %x2, %fc2 : index
  %f3 = arith.addi %f1, %f2 : index
  %f4 = arith.muli %f0, %fc3 : index
  %f5 = arith.addi %f3, %f4 : index
  %f6 = vector.load %x3[%f5] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f7 = vector.bitcast %f6 : vector<4xi8> to vector<2xf16>
  %f8 = vector.extract %f7[0] : f16 from vector<2xf16>
  %f9 = vector.broadcast %f8 : f16 to vector<16xf16>
  %f10 = vector.extract %f7[1] : f16 from vector<2xf16>
  %f11 = vector.broadcast %f10 : f16 to vector<16xf16>
  %f12 = arith.muli %x4, %fc4 : index
  %f13 = arith.addi %f12, %fc5 : index
  %f14 = arith.divui %f13, %fc1 : index
  %f15 = arith.muli %f14, %fc1 : index
  %f16 = arith.addi %f1, %f15 : index
  %f17 = arith.muli %x2, %fc6 : index
  %f18 = arith.addi %f16, %f17 : index
  %f19 = arith.muli %f0, %fc0 : index
  %f20 = arith.addi %f18, %f19 : index
  %f21 = arith.muli %x4, %fc7 : index
  %f22 = arith.addi %f21, %f15 : index
  %f23 = arith.addi %f22, %fc1 : index
  %f24 = arith.addi %x1, %f23 : index
  %f25 = arith.muli %x2, %fc0 : index
  %f26 = arith.addi %f25, %f0 : index
  %f27 = arith.muli %f26, %fc3 : index
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
func.func private @linear_q5_1_p2__gfx1100.1(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: vector<8xf32>, %x3: index, %x4: index, %x5: index, %x6: memref<?xf32>, %x7: index, %x8: memref<?xi8>, %x9: index, %x10: index, %x11: index, %x12: i1, %x13: memref<?xf32>, %x14: memref<?xf32>) {
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
wave.kernel @linear_q5_1_p2__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
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
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant 32 : index
  %rowsMode = wave.param "rowsMode" : index
  %c14 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant 3 : index
  %c21 = arith.constant 64 : index
  %c22 = arith.constant 48 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c2 : index
  %3 = arith.muli %inputFeatures, %c3 : index
  %4 = arith.addi %3, %c4 : index
  %5 = arith.divui %4, %c5 : index
  %6 = arith.muli %5, %c5 : index
  %7 = arith.addi %2, %6 : index
  %8 = arith.addi %7, %c5 : index
  %9 = arith.addi %8, %3 : index
  %10 = arith.muli %0, %c3 : index
  %11 = arith.addi %10, %c6 : index
  %12 = arith.muli %11, %9 : index
  %13 = arith.addi %10, %c7 : index
  %14 = arith.muli %13, %9 : index
  %15 = memref.load %step[%countAt] : memref<?xi32>
  %16 = arith.index_cast %15 : i32 to index
  %17 = arith.muli %waves, %c9 : index
  %18 = wave.scratch %17 : memref<?xf32>
  %19 = arith.cmpi eq, %hasResidual, %c7 : index
  %20 = arith.muli %0, %c12 : index
  %21 = arith.cmpi eq, %rowsMode, %c6 : index
  scf.if %21 {
    %22 = arith.muli %1, %c14 : index
    %23 = arith.cmpi slt, %22, %16 : index
    scf.if %23 {
      %24 = wave.lane
      %25 = arith.remui %24, %c14 : index
      %26 = wave.scratch %operandHalves : memref<?xf16>
      %27 = arith.divui %operandHalves, %c2 : index
      %28 = wave.wave
      %29 = arith.muli %28, %c12 : index
      %30 = arith.addi %29, %24 : index
      %31 = arith.muli %waves, %c12 : index
      scf.for %32 = %30 to %27 step %31 {
        %33 = arith.muli %32, %c2 : index
        %34 = arith.addi %c6, %33 : index
        %35 = vector.load %x[%34] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %35, %26[%34] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %36 = arith.remui %25, %tileRows : index
      %37 = arith.muli %36, %c2 : index
      %38 = arith.divui %inputFeatures, %c12 : index
      %39 = arith.muli %28, %stepsPerWave : index
      %40 = arith.minsi %39, %38 : index
      %41 = arith.addi %40, %stepsPerWave : index
      %42 = arith.minsi %41, %38 : index
      %43 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %44 = arith.subi %42, %40 : index
      %45 = arith.divui %44, %c3 : index
      %46 = arith.muli %45, %c3 : index
      %47 = arith.addi %40, %46 : index
      %48 = arith.select %43, %41, %47 : index
      %52:2 = scf.for %49 = %40 to %48 step %c3 iter_args(%50 = %c17, %51 = %c17) -> (vector<8xf32>, vector<8xf32>) {
        %53 = arith.addi %49, %c6 : index
        %54:2 = func.call @linear_q5_1_p2__gfx1100.0(%24, %12, %53, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %55 = arith.addi %49, %c7 : index
        %56:2 = func.call @linear_q5_1_p2__gfx1100.0(%24, %12, %55, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %57:2 = func.call @linear_q5_1_p2__gfx1100.0(%24, %14, %53, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %58:2 = func.call @linear_q5_1_p2__gfx1100.0(%24, %14, %55, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %59 = arith.muli %49, %c3 : index
        %60 = arith.addi %59, %c6 : index
        %61 = arith.muli %tileRows, %c14 : index
        %62 = arith.muli %60, %61 : index
        %63 = arith.addi %37, %62 : index
        %64 = vector.load %26[%63] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %65 = arith.muli %tileRows, %c2 : index
        %66 = arith.addi %63, %65 : index
        %67 = vector.load %26[%66] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %68 = vector.shuffle %64, %67 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %69 = wave.mma %68, %54#0, %50 : vector<16xf16>, vector<8xf32>
        %70 = wave.mma %68, %57#0, %51 : vector<16xf16>, vector<8xf32>
        %71 = arith.addi %59, %c7 : index
        %72 = arith.muli %71, %61 : index
        %73 = arith.addi %37, %72 : index
        %74 = vector.load %26[%73] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %75 = arith.addi %73, %65 : index
        %76 = vector.load %26[%75] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %77 = vector.shuffle %74, %76 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %78 = wave.mma %77, %54#1, %69 : vector<16xf16>, vector<8xf32>
        %79 = wave.mma %77, %57#1, %70 : vector<16xf16>, vector<8xf32>
        %80 = arith.addi %59, %c3 : index
        %81 = arith.muli %80, %61 : index
        %82 = arith.addi %37, %81 : index
        %83 = vector.load %26[%82] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %84 = arith.addi %82, %65 : index
        %85 = vector.load %26[%84] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %86 = vector.shuffle %83, %85 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %87 = wave.mma %86, %56#0, %78 : vector<16xf16>, vector<8xf32>
        %88 = wave.mma %86, %58#0, %79 : vector<16xf16>, vector<8xf32>
        %89 = arith.addi %59, %c20 : index
        %90 = arith.muli %89, %61 : index
        %91 = arith.addi %37, %90 : index
        %92 = vector.load %26[%91] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %93 = arith.addi %91, %65 : index
        %94 = vector.load %26[%93] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %95 = vector.shuffle %92, %94 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %96 = wave.mma %95, %56#1, %87 : vector<16xf16>, vector<8xf32>
        %97 = wave.mma %95, %58#1, %88 : vector<16xf16>, vector<8xf32>
        scf.yield %96, %97 : vector<8xf32>, vector<8xf32>
      }
      %98 = arith.select %43, %48, %42 : index
      %102:2 = scf.for %99 = %48 to %98 step %c7 iter_args(%100 = %52#0, %101 = %52#1) -> (vector<8xf32>, vector<8xf32>) {
        %103 = arith.addi %99, %c6 : index
        %104:2 = func.call @linear_q5_1_p2__gfx1100.0(%24, %12, %103, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %105:2 = func.call @linear_q5_1_p2__gfx1100.0(%24, %14, %103, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %106 = arith.muli %99, %c3 : index
        %107 = arith.addi %106, %c6 : index
        %108 = arith.muli %tileRows, %c14 : index
        %109 = arith.muli %107, %108 : index
        %110 = arith.addi %37, %109 : index
        %111 = vector.load %26[%110] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %112 = arith.muli %tileRows, %c2 : index
        %113 = arith.addi %110, %112 : index
        %114 = vector.load %26[%113] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %115 = vector.shuffle %111, %114 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %116 = wave.mma %115, %104#0, %100 : vector<16xf16>, vector<8xf32>
        %117 = wave.mma %115, %105#0, %101 : vector<16xf16>, vector<8xf32>
        %118 = arith.addi %106, %c7 : index
        %119 = arith.muli %118, %108 : index
        %120 = arith.addi %37, %119 : index
        %121 = vector.load %26[%120] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %122 = arith.addi %120, %112 : index
        %123 = vector.load %26[%122] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %124 = vector.shuffle %121, %123 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %125 = wave.mma %124, %104#1, %116 : vector<16xf16>, vector<8xf32>
        %126 = wave.mma %124, %105#1, %117 : vector<16xf16>, vector<8xf32>
        scf.yield %125, %126 : vector<8xf32>, vector<8xf32>
      }
      %127 = arith.addi %22, %c6 : index
      func.call @linear_q5_1_p2__gfx1100.1(%102#0, %18, %102#1, %waves, %127, %16, %factors, %12, %w, %14, %outputFeatures, %20, %19, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %128 = arith.cmpi eq, %rowsMode, %c7 : index
  scf.if %128 {
    %129 = arith.muli %1, %c14 : index
    %130 = arith.cmpi slt, %129, %16 : index
    scf.if %130 {
      %131 = wave.lane
      %132 = arith.remui %131, %c14 : index
      %133 = arith.remui %132, %tileRows : index
      %134 = arith.addi %129, %133 : index
      %135 = arith.divui %134, %tileRows : index
      %136 = arith.divui %inputFeatures, %c14 : index
      %137 = arith.muli %135, %136 : index
      %138 = arith.divui %c6, %c14 : index
      %139 = arith.addi %137, %138 : index
      %140 = arith.muli %139, %c3 : index
      %141 = arith.remui %c6, %c14 : index
      %142 = arith.divui %141, %c2 : index
      %143 = arith.addi %140, %142 : index
      %144 = arith.muli %tileRows, %c2 : index
      %145 = arith.muli %143, %144 : index
      %146 = arith.remui %134, %tileRows : index
      %147 = arith.muli %146, %c2 : index
      %148 = arith.addi %145, %147 : index
      %149 = arith.remui %c6, %c2 : index
      %150 = arith.addi %148, %149 : index
      %151 = wave.wave
      %152 = arith.divui %inputFeatures, %c12 : index
      %153 = arith.muli %151, %stepsPerWave : index
      %154 = arith.minsi %153, %152 : index
      %155 = arith.addi %154, %stepsPerWave : index
      %156 = arith.minsi %155, %152 : index
      %157 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %158 = arith.subi %156, %154 : index
      %159 = arith.divui %158, %c3 : index
      %160 = arith.muli %159, %c3 : index
      %161 = arith.addi %154, %160 : index
      %162 = arith.select %157, %155, %161 : index
      %166:2 = scf.for %163 = %154 to %162 step %c3 iter_args(%164 = %c17, %165 = %c17) -> (vector<8xf32>, vector<8xf32>) {
        %167 = arith.addi %163, %c6 : index
        %168:2 = func.call @linear_q5_1_p2__gfx1100.0(%131, %12, %167, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %169 = arith.addi %163, %c7 : index
        %170:2 = func.call @linear_q5_1_p2__gfx1100.0(%131, %12, %169, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %171:2 = func.call @linear_q5_1_p2__gfx1100.0(%131, %14, %167, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %172:2 = func.call @linear_q5_1_p2__gfx1100.0(%131, %14, %169, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %173 = arith.muli %163, %c3 : index
        %174 = arith.addi %173, %c6 : index
        %175 = arith.muli %tileRows, %c14 : index
        %176 = arith.muli %174, %175 : index
        %177 = arith.addi %150, %176 : index
        %178 = vector.load %x[%177] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %179 = arith.addi %177, %144 : index
        %180 = vector.load %x[%179] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %181 = vector.shuffle %178, %180 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %182 = wave.mma %181, %168#0, %164 : vector<16xf16>, vector<8xf32>
        %183 = wave.mma %181, %171#0, %165 : vector<16xf16>, vector<8xf32>
        %184 = arith.addi %173, %c7 : index
        %185 = arith.muli %184, %175 : index
        %186 = arith.addi %150, %185 : index
        %187 = vector.load %x[%186] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %188 = arith.addi %186, %144 : index
        %189 = vector.load %x[%188] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %190 = vector.shuffle %187, %189 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %191 = wave.mma %190, %168#1, %182 : vector<16xf16>, vector<8xf32>
        %192 = wave.mma %190, %171#1, %183 : vector<16xf16>, vector<8xf32>
        %193 = arith.addi %173, %c3 : index
        %194 = arith.muli %193, %175 : index
        %195 = arith.addi %150, %194 : index
        %196 = vector.load %x[%195] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %197 = arith.addi %195, %144 : index
        %198 = vector.load %x[%197] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %199 = vector.shuffle %196, %198 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %200 = wave.mma %199, %170#0, %191 : vector<16xf16>, vector<8xf32>
        %201 = wave.mma %199, %172#0, %192 : vector<16xf16>, vector<8xf32>
        %202 = arith.addi %173, %c20 : index
        %203 = arith.muli %202, %175 : index
        %204 = arith.addi %150, %203 : index
        %205 = vector.load %x[%204] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %206 = arith.addi %204, %144 : index
        %207 = vector.load %x[%206] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %208 = vector.shuffle %205, %207 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %209 = wave.mma %208, %170#1, %200 : vector<16xf16>, vector<8xf32>
        %210 = wave.mma %208, %172#1, %201 : vector<16xf16>, vector<8xf32>
        scf.yield %209, %210 : vector<8xf32>, vector<8xf32>
      }
      %211 = arith.select %157, %162, %156 : index
      %215:2 = scf.for %212 = %162 to %211 step %c7 iter_args(%213 = %166#0, %214 = %166#1) -> (vector<8xf32>, vector<8xf32>) {
        %216 = arith.addi %212, %c6 : index
        %217:2 = func.call @linear_q5_1_p2__gfx1100.0(%131, %12, %216, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %218:2 = func.call @linear_q5_1_p2__gfx1100.0(%131, %14, %216, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %219 = arith.muli %212, %c3 : index
        %220 = arith.addi %219, %c6 : index
        %221 = arith.muli %tileRows, %c14 : index
        %222 = arith.muli %220, %221 : index
        %223 = arith.addi %150, %222 : index
        %224 = vector.load %x[%223] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %225 = arith.addi %223, %144 : index
        %226 = vector.load %x[%225] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %227 = vector.shuffle %224, %226 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %228 = wave.mma %227, %217#0, %213 : vector<16xf16>, vector<8xf32>
        %229 = wave.mma %227, %218#0, %214 : vector<16xf16>, vector<8xf32>
        %230 = arith.addi %219, %c7 : index
        %231 = arith.muli %230, %221 : index
        %232 = arith.addi %150, %231 : index
        %233 = vector.load %x[%232] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %234 = arith.addi %232, %144 : index
        %235 = vector.load %x[%234] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %236 = vector.shuffle %233, %235 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %237 = wave.mma %236, %217#1, %228 : vector<16xf16>, vector<8xf32>
        %238 = wave.mma %236, %218#1, %229 : vector<16xf16>, vector<8xf32>
        scf.yield %237, %238 : vector<8xf32>, vector<8xf32>
      }
      %239 = arith.addi %129, %c6 : index
      func.call @linear_q5_1_p2__gfx1100.1(%215#0, %18, %215#1, %waves, %239, %16, %factors, %12, %w, %14, %outputFeatures, %20, %19, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %240 = arith.cmpi eq, %rowsMode, %c3 : index
  scf.if %240 {
    %241 = arith.muli %1, %c21 : index
    %242 = arith.cmpi slt, %241, %16 : index
    scf.if %242 {
      %243 = wave.lane
      %244 = arith.remui %243, %c14 : index
      %245 = arith.remui %244, %tileRows : index
      %246 = arith.addi %241, %245 : index
      %247 = arith.divui %246, %tileRows : index
      %248 = arith.divui %inputFeatures, %c14 : index
      %249 = arith.muli %247, %248 : index
      %250 = arith.divui %c6, %c14 : index
      %251 = arith.addi %249, %250 : index
      %252 = arith.muli %251, %c3 : index
      %253 = arith.remui %c6, %c14 : index
      %254 = arith.divui %253, %c2 : index
      %255 = arith.addi %252, %254 : index
      %256 = arith.muli %tileRows, %c2 : index
      %257 = arith.muli %255, %256 : index
      %258 = arith.remui %246, %tileRows : index
      %259 = arith.muli %258, %c2 : index
      %260 = arith.addi %257, %259 : index
      %261 = arith.remui %c6, %c2 : index
      %262 = arith.addi %260, %261 : index
      %263 = arith.addi %244, %c14 : index
      %264 = arith.addi %241, %263 : index
      %265 = arith.divui %264, %tileRows : index
      %266 = arith.muli %265, %248 : index
      %267 = arith.addi %266, %250 : index
      %268 = arith.muli %267, %c3 : index
      %269 = arith.addi %268, %254 : index
      %270 = arith.muli %269, %256 : index
      %271 = arith.remui %264, %tileRows : index
      %272 = arith.muli %271, %c2 : index
      %273 = arith.addi %270, %272 : index
      %274 = arith.addi %273, %261 : index
      %275 = arith.addi %244, %c12 : index
      %276 = arith.addi %241, %275 : index
      %277 = arith.divui %276, %tileRows : index
      %278 = arith.muli %277, %248 : index
      %279 = arith.addi %278, %250 : index
      %280 = arith.muli %279, %c3 : index
      %281 = arith.addi %280, %254 : index
      %282 = arith.muli %281, %256 : index
      %283 = arith.remui %276, %tileRows : index
      %284 = arith.muli %283, %c2 : index
      %285 = arith.addi %282, %284 : index
      %286 = arith.addi %285, %261 : index
      %287 = arith.addi %244, %c22 : index
      %288 = arith.addi %241, %287 : index
      %289 = arith.divui %288, %tileRows : index
      %290 = arith.muli %289, %248 : index
      %291 = arith.addi %290, %250 : index
      %292 = arith.muli %291, %c3 : index
      %293 = arith.addi %292, %254 : index
      %294 = arith.muli %293, %256 : index
      %295 = arith.remui %288, %tileRows : index
      %296 = arith.muli %295, %c2 : index
      %297 = arith.addi %294, %296 : index
      %298 = arith.addi %297, %261 : index
      %299 = wave.wave
      %300 = arith.divui %inputFeatures, %c12 : index
      %301 = arith.muli %299, %stepsPerWave : index
      %302 = arith.minsi %301, %300 : index
      %303 = arith.addi %302, %stepsPerWave : index
      %304 = arith.minsi %303, %300 : index
      %305 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %306 = arith.subi %304, %302 : index
      %307 = arith.divui %306, %c3 : index
      %308 = arith.muli %307, %c3 : index
      %309 = arith.addi %302, %308 : index
      %310 = arith.select %305, %303, %309 : index
      %320:8 = scf.for %311 = %302 to %310 step %c3 iter_args(%312 = %c17, %313 = %c17, %314 = %c17, %315 = %c17, %316 = %c17, %317 = %c17, %318 = %c17, %319 = %c17) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %321 = arith.addi %311, %c6 : index
        %322:2 = func.call @linear_q5_1_p2__gfx1100.0(%243, %12, %321, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %323 = arith.addi %311, %c7 : index
        %324:2 = func.call @linear_q5_1_p2__gfx1100.0(%243, %12, %323, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %325:2 = func.call @linear_q5_1_p2__gfx1100.0(%243, %14, %321, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %326:2 = func.call @linear_q5_1_p2__gfx1100.0(%243, %14, %323, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %327 = arith.muli %311, %c3 : index
        %328 = arith.addi %327, %c6 : index
        %329 = arith.muli %tileRows, %c14 : index
        %330 = arith.muli %328, %329 : index
        %331 = arith.addi %262, %330 : index
        %332 = vector.load %x[%331] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %333 = arith.addi %331, %256 : index
        %334 = vector.load %x[%333] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %335 = vector.shuffle %332, %334 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %336 = wave.mma %335, %322#0, %312 : vector<16xf16>, vector<8xf32>
        %337 = wave.mma %335, %325#0, %313 : vector<16xf16>, vector<8xf32>
        %338 = arith.addi %274, %330 : index
        %339 = vector.load %x[%338] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %340 = arith.addi %338, %256 : index
        %341 = vector.load %x[%340] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %342 = vector.shuffle %339, %341 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %343 = wave.mma %342, %322#0, %314 : vector<16xf16>, vector<8xf32>
        %344 = wave.mma %342, %325#0, %315 : vector<16xf16>, vector<8xf32>
        %345 = arith.addi %286, %330 : index
        %346 = vector.load %x[%345] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %347 = arith.addi %345, %256 : index
        %348 = vector.load %x[%347] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %349 = vector.shuffle %346, %348 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %350 = wave.mma %349, %322#0, %316 : vector<16xf16>, vector<8xf32>
        %351 = wave.mma %349, %325#0, %317 : vector<16xf16>, vector<8xf32>
        %352 = arith.addi %298, %330 : index
        %353 = vector.load %x[%352] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %354 = arith.addi %352, %256 : index
        %355 = vector.load %x[%354] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %356 = vector.shuffle %353, %355 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %357 = wave.mma %356, %322#0, %318 : vector<16xf16>, vector<8xf32>
        %358 = wave.mma %356, %325#0, %319 : vector<16xf16>, vector<8xf32>
        %359 = arith.addi %327, %c7 : index
        %360 = arith.muli %359, %329 : index
        %361 = arith.addi %262, %360 : index
        %362 = vector.load %x[%361] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %363 = arith.addi %361, %256 : index
        %364 = vector.load %x[%363] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %365 = vector.shuffle %362, %364 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %366 = wave.mma %365, %322#1, %336 : vector<16xf16>, vector<8xf32>
        %367 = wave.mma %365, %325#1, %337 : vector<16xf16>, vector<8xf32>
        %368 = arith.addi %274, %360 : index
        %369 = vector.load %x[%368] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %370 = arith.addi %368, %256 : index
        %371 = vector.load %x[%370] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %372 = vector.shuffle %369, %371 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %373 = wave.mma %372, %322#1, %343 : vector<16xf16>, vector<8xf32>
        %374 = wave.mma %372, %325#1, %344 : vector<16xf16>, vector<8xf32>
        %375 = arith.addi %286, %360 : index
        %376 = vector.load %x[%375] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %377 = arith.addi %375, %256 : index
        %378 = vector.load %x[%377] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %379 = vector.shuffle %376, %378 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %380 = wave.mma %379, %322#1, %350 : vector<16xf16>, vector<8xf32>
        %381 = wave.mma %379, %325#1, %351 : vector<16xf16>, vector<8xf32>
        %382 = arith.addi %298, %360 : index
        %383 = vector.load %x[%382] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %384 = arith.addi %382, %256 : index
        %385 = vector.load %x[%384] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %386 = vector.shuffle %383, %385 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %387 = wave.mma %386, %322#1, %357 : vector<16xf16>, vector<8xf32>
        %388 = wave.mma %386, %325#1, %358 : vector<16xf16>, vector<8xf32>
        %389 = arith.addi %327, %c3 : index
        %390 = arith.muli %389, %329 : index
        %391 = arith.addi %262, %390 : index
        %392 = vector.load %x[%391] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %393 = arith.addi %391, %256 : index
        %394 = vector.load %x[%393] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %395 = vector.shuffle %392, %394 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %396 = wave.mma %395, %324#0, %366 : vector<16xf16>, vector<8xf32>
        %397 = wave.mma %395, %326#0, %367 : vector<16xf16>, vector<8xf32>
        %398 = arith.addi %274, %390 : index
        %399 = vector.load %x[%398] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %400 = arith.addi %398, %256 : index
        %401 = vector.load %x[%400] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %402 = vector.shuffle %399, %401 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %403 = wave.mma %402, %324#0, %373 : vector<16xf16>, vector<8xf32>
        %404 = wave.mma %402, %326#0, %374 : vector<16xf16>, vector<8xf32>
        %405 = arith.addi %286, %390 : index
        %406 = vector.load %x[%405] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %407 = arith.addi %405, %256 : index
        %408 = vector.load %x[%407] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %409 = vector.shuffle %406, %408 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %410 = wave.mma %409, %324#0, %380 : vector<16xf16>, vector<8xf32>
        %411 = wave.mma %409, %326#0, %381 : vector<16xf16>, vector<8xf32>
        %412 = arith.addi %298, %390 : index
        %413 = vector.load %x[%412] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %414 = arith.addi %412, %256 : index
        %415 = vector.load %x[%414] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %416 = vector.shuffle %413, %415 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %417 = wave.mma %416, %324#0, %387 : vector<16xf16>, vector<8xf32>
        %418 = wave.mma %416, %326#0, %388 : vector<16xf16>, vector<8xf32>
        %419 = arith.addi %327, %c20 : index
        %420 = arith.muli %419, %329 : index
        %421 = arith.addi %262, %420 : index
        %422 = vector.load %x[%421] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %423 = arith.addi %421, %256 : index
        %424 = vector.load %x[%423] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %425 = vector.shuffle %422, %424 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %426 = wave.mma %425, %324#1, %396 : vector<16xf16>, vector<8xf32>
        %427 = wave.mma %425, %326#1, %397 : vector<16xf16>, vector<8xf32>
        %428 = arith.addi %274, %420 : index
        %429 = vector.load %x[%428] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %430 = arith.addi %428, %256 : index
        %431 = vector.load %x[%430] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %432 = vector.shuffle %429, %431 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %433 = wave.mma %432, %324#1, %403 : vector<16xf16>, vector<8xf32>
        %434 = wave.mma %432, %326#1, %404 : vector<16xf16>, vector<8xf32>
        %435 = arith.addi %286, %420 : index
        %436 = vector.load %x[%435] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %437 = arith.addi %435, %256 : index
        %438 = vector.load %x[%437] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %439 = vector.shuffle %436, %438 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %440 = wave.mma %439, %324#1, %410 : vector<16xf16>, vector<8xf32>
        %441 = wave.mma %439, %326#1, %411 : vector<16xf16>, vector<8xf32>
        %442 = arith.addi %298, %420 : index
        %443 = vector.load %x[%442] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %444 = arith.addi %442, %256 : index
        %445 = vector.load %x[%444] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %446 = vector.shuffle %443, %445 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %447 = wave.mma %446, %324#1, %417 : vector<16xf16>, vector<8xf32>
        %448 = wave.mma %446, %326#1, %418 : vector<16xf16>, vector<8xf32>
        scf.yield %426, %427, %433, %434, %440, %441, %447, %448 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %449 = arith.select %305, %310, %304 : index
      %459:8 = scf.for %450 = %310 to %449 step %c7 iter_args(%451 = %320#0, %452 = %320#1, %453 = %320#2, %454 = %320#3, %455 = %320#4, %456 = %320#5, %457 = %320#6, %458 = %320#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %460 = arith.addi %450, %c6 : index
        %461:2 = func.call @linear_q5_1_p2__gfx1100.0(%243, %12, %460, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %462:2 = func.call @linear_q5_1_p2__gfx1100.0(%243, %14, %460, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %463 = arith.muli %450, %c3 : index
        %464 = arith.addi %463, %c6 : index
        %465 = arith.muli %tileRows, %c14 : index
        %466 = arith.muli %464, %465 : index
        %467 = arith.addi %262, %466 : index
        %468 = vector.load %x[%467] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %469 = arith.addi %467, %256 : index
        %470 = vector.load %x[%469] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %471 = vector.shuffle %468, %470 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %472 = wave.mma %471, %461#0, %451 : vector<16xf16>, vector<8xf32>
        %473 = wave.mma %471, %462#0, %452 : vector<16xf16>, vector<8xf32>
        %474 = arith.addi %274, %466 : index
        %475 = vector.load %x[%474] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %476 = arith.addi %474, %256 : index
        %477 = vector.load %x[%476] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %478 = vector.shuffle %475, %477 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %479 = wave.mma %478, %461#0, %453 : vector<16xf16>, vector<8xf32>
        %480 = wave.mma %478, %462#0, %454 : vector<16xf16>, vector<8xf32>
        %481 = arith.addi %286, %466 : index
        %482 = vector.load %x[%481] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %483 = arith.addi %481, %256 : index
        %484 = vector.load %x[%483] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %485 = vector.shuffle %482, %484 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %486 = wave.mma %485, %461#0, %455 : vector<16xf16>, vector<8xf32>
        %487 = wave.mma %485, %462#0, %456 : vector<16xf16>, vector<8xf32>
        %488 = arith.addi %298, %466 : index
        %489 = vector.load %x[%488] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %490 = arith.addi %488, %256 : index
        %491 = vector.load %x[%490] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %492 = vector.shuffle %489, %491 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %493 = wave.mma %492, %461#0, %457 : vector<16xf16>, vector<8xf32>
        %494 = wave.mma %492, %462#0, %458 : vector<16xf16>, vector<8xf32>
        %495 = arith.addi %463, %c7 : index
        %496 = arith.muli %495, %465 : index
        %497 = arith.addi %262, %496 : index
        %498 = vector.load %x[%497] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %499 = arith.addi %497, %256 : index
        %500 = vector.load %x[%499] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %501 = vector.shuffle %498, %500 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %502 = wave.mma %501, %461#1, %472 : vector<16xf16>, vector<8xf32>
        %503 = wave.mma %501, %462#1, %473 : vector<16xf16>, vector<8xf32>
        %504 = arith.addi %274, %496 : index
        %505 = vector.load %x[%504] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %506 = arith.addi %504, %256 : index
        %507 = vector.load %x[%506] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %508 = vector.shuffle %505, %507 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %509 = wave.mma %508, %461#1, %479 : vector<16xf16>, vector<8xf32>
        %510 = wave.mma %508, %462#1, %480 : vector<16xf16>, vector<8xf32>
        %511 = arith.addi %286, %496 : index
        %512 = vector.load %x[%511] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %513 = arith.addi %511, %256 : index
        %514 = vector.load %x[%513] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %515 = vector.shuffle %512, %514 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %516 = wave.mma %515, %461#1, %486 : vector<16xf16>, vector<8xf32>
        %517 = wave.mma %515, %462#1, %487 : vector<16xf16>, vector<8xf32>
        %518 = arith.addi %298, %496 : index
        %519 = vector.load %x[%518] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %520 = arith.addi %518, %256 : index
        %521 = vector.load %x[%520] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %522 = vector.shuffle %519, %521 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %523 = wave.mma %522, %461#1, %493 : vector<16xf16>, vector<8xf32>
        %524 = wave.mma %522, %462#1, %494 : vector<16xf16>, vector<8xf32>
        scf.yield %502, %503, %509, %510, %516, %517, %523, %524 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %525 = arith.addi %241, %c6 : index
      func.call @linear_q5_1_p2__gfx1100.1(%459#0, %18, %459#1, %waves, %525, %16, %factors, %12, %w, %14, %outputFeatures, %20, %19, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %526 = arith.addi %241, %c14 : index
      func.call @linear_q5_1_p2__gfx1100.1(%459#2, %18, %459#3, %waves, %526, %16, %factors, %12, %w, %14, %outputFeatures, %20, %19, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %527 = arith.addi %241, %c12 : index
      func.call @linear_q5_1_p2__gfx1100.1(%459#4, %18, %459#5, %waves, %527, %16, %factors, %12, %w, %14, %outputFeatures, %20, %19, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %528 = arith.addi %241, %c22 : index
      func.call @linear_q5_1_p2__gfx1100.1(%459#6, %18, %459#7, %waves, %528, %16, %factors, %12, %w, %14, %outputFeatures, %20, %19, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  wave.return
}
