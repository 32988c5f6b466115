// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q8_0', panels=2)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_norm_q8_0_p2__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 32 : index
  %fc3 = arith.constant 2 : index
  %fc4 = arith.constant 127 : index
  %fc5 = arith.constant 512 : index
  %fc6 = arith.constant 0 : index
  %fc7 = arith.constant dense<16711935> : vector<4xi32>
  %fc8 = arith.constant dense<1677747200> : vector<4xi32>
  %fc9 = arith.constant dense<8> : vector<4xi32>
  %fc10 = arith.constant dense<0x6480> : vector<16xf16>
  %fc11 = arith.constant 256 : index
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.addi %x1, %fc1 : index
  %f2 = arith.muli %x2, %fc2 : index
  %f3 = arith.addi %f1, %f2 : index
  %f4 = arith.muli %f0, %fc3 : index
  %f5 = arith.addi %f3, %f4 : index
  %f6 = vector.load %x3[%f5] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
  %f7 = vector.bitcast %f6 : vector<2xi8> to vector<1xf16>
  %f8 = vector.extract %f7[0] : f16 from vector<1xf16>
  %f9 = vector.broadcast %f8 : f16 to vector<16xf16>
  %f10 = arith.addi %x4, %fc4 : index
  %f11 = arith.divui %f10, %fc1 : index
  %f12 = arith.muli %f11, %fc1 : index
  %f13 = arith.addi %f1, %f12 : index
  %f14 = arith.muli %x2, %fc5 : index
  %f15 = arith.addi %f13, %f14 : index
  %f16 = arith.addi %f15, %fc6 : index
  %f17 = arith.muli %f0, %fc0 : index
  %f18 = arith.addi %f16, %f17 : index
  %f19 = vector.load %x3[%f18] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f20 = vector.bitcast %f19 : vector<16xi8> to vector<4xi32>
  %f21 = arith.andi %f20, %fc7 : vector<4xi32>
  %f22 = arith.ori %f21, %fc8 : vector<4xi32>
  %f23 = vector.bitcast %f22 : vector<4xi32> to vector<8xf16>
  %f24 = arith.shrui %f20, %fc9 : vector<4xi32>
  %f25 = arith.andi %f24, %fc7 : vector<4xi32>
  %f26 = arith.ori %f25, %fc8 : vector<4xi32>
  %f27 = vector.bitcast %f26 : vector<4xi32> to vector<8xf16>
  %f28 = vector.shuffle %f23, %f27 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f29 = arith.subf %f28, %fc10 : vector<16xf16>
  %f30 = arith.mulf %f29, %f9 : vector<16xf16>
  %f31 = arith.addi %f15, %fc11 : index
  %f32 = arith.addi %f31, %f17 : index
  %f33 = vector.load %x3[%f32] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f34 = vector.bitcast %f33 : vector<16xi8> to vector<4xi32>
  %f35 = arith.andi %f34, %fc7 : vector<4xi32>
  %f36 = arith.ori %f35, %fc8 : vector<4xi32>
  %f37 = vector.bitcast %f36 : vector<4xi32> to vector<8xf16>
  %f38 = arith.shrui %f34, %fc9 : vector<4xi32>
  %f39 = arith.andi %f38, %fc7 : vector<4xi32>
  %f40 = arith.ori %f39, %fc8 : vector<4xi32>
  %f41 = vector.bitcast %f40 : vector<4xi32> to vector<8xf16>
  %f42 = vector.shuffle %f37, %f41 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f43 = arith.subf %f42, %fc10 : vector<16xf16>
  %f44 = arith.mulf %f43, %f9 : vector<16xf16>
  func.return %f30, %f44 : vector<16xf16>, vector<16xf16>
}
func.func private @linear_norm_q8_0_p2__gfx1100.1(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: vector<8xf32>, %x3: index, %x4: index, %x5: index, %x6: memref<?xf32>, %x7: index, %x8: memref<?xi8>, %x9: index, %x10: index, %x11: index, %x12: i1, %x13: memref<?xf32>, %x14: memref<?xf32>) {
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
wave.kernel @linear_norm_q8_0_p2__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>, %plain: memref<?xf16>) {
  %waves = wave.param "waves" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 16 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 2 : index
  %c6 = arith.constant 0 : index
  %c7 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c9 = arith.constant 512 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant 32 : index
  %rowsMode = wave.param "rowsMode" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c16 = arith.constant 8 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant 3 : index
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c23 = arith.constant dense<0x00000000> : vector<4xf32>
  %c24 = arith.constant 4 : index
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c26 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c28 = arith.constant 23 : i32
  %c29 = arith.constant 141 : i32
  %c30 = arith.constant 268 : i32
  %c31 = arith.constant 14 : i32
  %plainRows = wave.param "plainRows" : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c2 : index
  %3 = arith.addi %inputFeatures, %c3 : index
  %4 = arith.divui %3, %c4 : index
  %5 = arith.muli %4, %c4 : index
  %6 = arith.addi %2, %5 : index
  %7 = arith.addi %6, %c4 : index
  %8 = arith.muli %0, %c5 : index
  %9 = arith.addi %8, %c6 : index
  %10 = arith.muli %9, %7 : index
  %11 = arith.addi %8, %c7 : index
  %12 = arith.muli %11, %7 : index
  %13 = memref.load %step[%countAt] : memref<?xi32>
  %14 = arith.index_cast %13 : i32 to index
  %15 = arith.muli %waves, %c9 : index
  %16 = wave.scratch %15 : memref<?xf32>
  %17 = arith.cmpi eq, %hasResidual, %c7 : index
  %18 = arith.muli %0, %c12 : index
  %19 = arith.cmpi eq, %rowsMode, %c6 : index
  scf.if %19 {
    %20 = arith.muli %1, %c2 : index
    %21 = arith.cmpi slt, %20, %14 : index
    scf.if %21 {
      %22 = wave.lane
      %23 = arith.remui %22, %c2 : index
      %24 = wave.scratch %operandHalves : memref<?xf16>
      %25 = arith.divui %operandHalves, %c16 : index
      %26 = wave.wave
      %27 = arith.muli %26, %c12 : index
      %28 = arith.addi %27, %22 : index
      %29 = arith.muli %waves, %c12 : index
      scf.for %30 = %28 to %25 step %29 {
        %31 = arith.muli %30, %c16 : index
        %32 = arith.addi %c6, %31 : index
        %33 = vector.load %x[%32] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %33, %24[%32] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %34 = arith.remui %23, %tileRows : index
      %35 = arith.muli %34, %c16 : index
      %36 = arith.divui %inputFeatures, %c12 : index
      %37 = arith.muli %26, %stepsPerWave : index
      %38 = arith.minsi %37, %36 : index
      %39 = arith.addi %38, %stepsPerWave : index
      %40 = arith.minsi %39, %36 : index
      %41 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %42 = arith.subi %40, %38 : index
      %43 = arith.divui %42, %c5 : index
      %44 = arith.muli %43, %c5 : index
      %45 = arith.addi %38, %44 : index
      %46 = arith.select %41, %39, %45 : index
      %50:2 = scf.for %47 = %38 to %46 step %c5 iter_args(%48 = %c17, %49 = %c17) -> (vector<8xf32>, vector<8xf32>) {
        %51 = arith.addi %47, %c6 : index
        %52:2 = func.call @linear_norm_q8_0_p2__gfx1100.0(%22, %10, %51, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %53 = arith.addi %47, %c7 : index
        %54:2 = func.call @linear_norm_q8_0_p2__gfx1100.0(%22, %10, %53, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %55:2 = func.call @linear_norm_q8_0_p2__gfx1100.0(%22, %12, %51, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %56:2 = func.call @linear_norm_q8_0_p2__gfx1100.0(%22, %12, %53, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %57 = arith.muli %47, %c5 : index
        %58 = arith.addi %57, %c6 : index
        %59 = arith.muli %tileRows, %c2 : index
        %60 = arith.muli %58, %59 : index
        %61 = arith.addi %35, %60 : index
        %62 = vector.load %24[%61] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %63 = arith.muli %tileRows, %c16 : index
        %64 = arith.addi %61, %63 : index
        %65 = vector.load %24[%64] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %66 = vector.shuffle %62, %65 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %67 = wave.mma %66, %52#0, %48 : vector<16xf16>, vector<8xf32>
        %68 = wave.mma %66, %55#0, %49 : vector<16xf16>, vector<8xf32>
        %69 = arith.addi %57, %c7 : index
        %70 = arith.muli %69, %59 : index
        %71 = arith.addi %35, %70 : index
        %72 = vector.load %24[%71] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %73 = arith.addi %71, %63 : index
        %74 = vector.load %24[%73] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %75 = vector.shuffle %72, %74 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %76 = wave.mma %75, %52#1, %67 : vector<16xf16>, vector<8xf32>
        %77 = wave.mma %75, %55#1, %68 : vector<16xf16>, vector<8xf32>
        %78 = arith.addi %57, %c5 : index
        %79 = arith.muli %78, %59 : index
        %80 = arith.addi %35, %79 : index
        %81 = vector.load %24[%80] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %82 = arith.addi %80, %63 : index
        %83 = vector.load %24[%82] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %84 = vector.shuffle %81, %83 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %85 = wave.mma %84, %54#0, %76 : vector<16xf16>, vector<8xf32>
        %86 = wave.mma %84, %56#0, %77 : vector<16xf16>, vector<8xf32>
        %87 = arith.addi %57, %c20 : index
        %88 = arith.muli %87, %59 : index
        %89 = arith.addi %35, %88 : index
        %90 = vector.load %24[%89] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %91 = arith.addi %89, %63 : index
        %92 = vector.load %24[%91] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %93 = vector.shuffle %90, %92 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %94 = wave.mma %93, %54#1, %85 : vector<16xf16>, vector<8xf32>
        %95 = wave.mma %93, %56#1, %86 : vector<16xf16>, vector<8xf32>
        scf.yield %94, %95 : vector<8xf32>, vector<8xf32>
      }
      %96 = arith.select %41, %46, %40 : index
      %100:2 = scf.for %97 = %46 to %96 step %c7 iter_args(%98 = %50#0, %99 = %50#1) -> (vector<8xf32>, vector<8xf32>) {
        %101 = arith.addi %97, %c6 : index
        %102:2 = func.call @linear_norm_q8_0_p2__gfx1100.0(%22, %10, %101, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %103:2 = func.call @linear_norm_q8_0_p2__gfx1100.0(%22, %12, %101, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %104 = arith.muli %97, %c5 : index
        %105 = arith.addi %104, %c6 : index
        %106 = arith.muli %tileRows, %c2 : index
        %107 = arith.muli %105, %106 : index
        %108 = arith.addi %35, %107 : index
        %109 = vector.load %24[%108] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %110 = arith.muli %tileRows, %c16 : index
        %111 = arith.addi %108, %110 : index
        %112 = vector.load %24[%111] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %113 = vector.shuffle %109, %112 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %114 = wave.mma %113, %102#0, %98 : vector<16xf16>, vector<8xf32>
        %115 = wave.mma %113, %103#0, %99 : vector<16xf16>, vector<8xf32>
        %116 = arith.addi %104, %c7 : index
        %117 = arith.muli %116, %106 : index
        %118 = arith.addi %35, %117 : index
        %119 = vector.load %24[%118] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %120 = arith.addi %118, %110 : index
        %121 = vector.load %24[%120] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %122 = vector.shuffle %119, %121 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %123 = wave.mma %122, %102#1, %114 : vector<16xf16>, vector<8xf32>
        %124 = wave.mma %122, %103#1, %115 : vector<16xf16>, vector<8xf32>
        scf.yield %123, %124 : vector<8xf32>, vector<8xf32>
      }
      %125 = arith.addi %20, %c6 : index
      func.call @linear_norm_q8_0_p2__gfx1100.1(%100#0, %16, %100#1, %waves, %125, %14, %factors, %10, %w, %12, %outputFeatures, %18, %17, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %126 = arith.cmpi eq, %rowsMode, %c7 : index
  scf.if %126 {
    %127 = arith.muli %1, %c2 : index
    %128 = arith.cmpi slt, %127, %14 : index
    scf.if %128 {
      %129 = wave.lane
      %130 = arith.remui %129, %c2 : index
      %131 = arith.remui %130, %tileRows : index
      %132 = arith.addi %127, %131 : index
      %133 = arith.divui %132, %tileRows : index
      %134 = arith.divui %inputFeatures, %c2 : index
      %135 = arith.muli %133, %134 : index
      %136 = arith.divui %c6, %c2 : index
      %137 = arith.addi %135, %136 : index
      %138 = arith.muli %137, %c5 : index
      %139 = arith.remui %c6, %c2 : index
      %140 = arith.divui %139, %c16 : index
      %141 = arith.addi %138, %140 : index
      %142 = arith.muli %tileRows, %c16 : index
      %143 = arith.muli %141, %142 : index
      %144 = arith.remui %132, %tileRows : index
      %145 = arith.muli %144, %c16 : index
      %146 = arith.addi %143, %145 : index
      %147 = arith.remui %c6, %c16 : index
      %148 = arith.addi %146, %147 : index
      %149 = wave.wave
      %150 = arith.divui %inputFeatures, %c12 : index
      %151 = arith.muli %149, %stepsPerWave : index
      %152 = arith.minsi %151, %150 : index
      %153 = arith.addi %152, %stepsPerWave : index
      %154 = arith.minsi %153, %150 : index
      %155 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %156 = arith.subi %154, %152 : index
      %157 = arith.divui %156, %c5 : index
      %158 = arith.muli %157, %c5 : index
      %159 = arith.addi %152, %158 : index
      %160 = arith.select %155, %153, %159 : index
      %164:2 = scf.for %161 = %152 to %160 step %c5 iter_args(%162 = %c17, %163 = %c17) -> (vector<8xf32>, vector<8xf32>) {
        %165 = arith.addi %161, %c6 : index
        %166:2 = func.call @linear_norm_q8_0_p2__gfx1100.0(%129, %10, %165, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %167 = arith.addi %161, %c7 : index
        %168:2 = func.call @linear_norm_q8_0_p2__gfx1100.0(%129, %10, %167, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %169:2 = func.call @linear_norm_q8_0_p2__gfx1100.0(%129, %12, %165, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %170:2 = func.call @linear_norm_q8_0_p2__gfx1100.0(%129, %12, %167, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %171 = arith.muli %161, %c5 : index
        %172 = arith.addi %171, %c6 : index
        %173 = arith.muli %tileRows, %c2 : index
        %174 = arith.muli %172, %173 : index
        %175 = arith.addi %148, %174 : index
        %176 = vector.load %x[%175] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %177 = arith.addi %175, %142 : index
        %178 = vector.load %x[%177] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %179 = vector.shuffle %176, %178 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %180 = wave.mma %179, %166#0, %162 : vector<16xf16>, vector<8xf32>
        %181 = wave.mma %179, %169#0, %163 : vector<16xf16>, vector<8xf32>
        %182 = arith.addi %171, %c7 : index
        %183 = arith.muli %182, %173 : index
        %184 = arith.addi %148, %183 : index
        %185 = vector.load %x[%184] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %186 = arith.addi %184, %142 : index
        %187 = vector.load %x[%186] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %188 = vector.shuffle %185, %187 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %189 = wave.mma %188, %166#1, %180 : vector<16xf16>, vector<8xf32>
        %190 = wave.mma %188, %169#1, %181 : vector<16xf16>, vector<8xf32>
        %191 = arith.addi %171, %c5 : index
        %192 = arith.muli %191, %173 : index
        %193 = arith.addi %148, %192 : index
        %194 = vector.load %x[%193] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %195 = arith.addi %193, %142 : index
        %196 = vector.load %x[%195] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %197 = vector.shuffle %194, %196 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %198 = wave.mma %197, %168#0, %189 : vector<16xf16>, vector<8xf32>
        %199 = wave.mma %197, %170#0, %190 : vector<16xf16>, vector<8xf32>
        %200 = arith.addi %171, %c20 : index
        %201 = arith.muli %200, %173 : index
        %202 = arith.addi %148, %201 : index
        %203 = vector.load %x[%202] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %204 = arith.addi %202, %142 : index
        %205 = vector.load %x[%204] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %206 = vector.shuffle %203, %205 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %207 = wave.mma %206, %168#1, %198 : vector<16xf16>, vector<8xf32>
        %208 = wave.mma %206, %170#1, %199 : vector<16xf16>, vector<8xf32>
        scf.yield %207, %208 : vector<8xf32>, vector<8xf32>
      }
      %209 = arith.select %155, %160, %154 : index
      %213:2 = scf.for %210 = %160 to %209 step %c7 iter_args(%211 = %164#0, %212 = %164#1) -> (vector<8xf32>, vector<8xf32>) {
        %214 = arith.addi %210, %c6 : index
        %215:2 = func.call @linear_norm_q8_0_p2__gfx1100.0(%129, %10, %214, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %216:2 = func.call @linear_norm_q8_0_p2__gfx1100.0(%129, %12, %214, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %217 = arith.muli %210, %c5 : index
        %218 = arith.addi %217, %c6 : index
        %219 = arith.muli %tileRows, %c2 : index
        %220 = arith.muli %218, %219 : index
        %221 = arith.addi %148, %220 : index
        %222 = vector.load %x[%221] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %223 = arith.addi %221, %142 : index
        %224 = vector.load %x[%223] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %225 = vector.shuffle %222, %224 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %226 = wave.mma %225, %215#0, %211 : vector<16xf16>, vector<8xf32>
        %227 = wave.mma %225, %216#0, %212 : vector<16xf16>, vector<8xf32>
        %228 = arith.addi %217, %c7 : index
        %229 = arith.muli %228, %219 : index
        %230 = arith.addi %148, %229 : index
        %231 = vector.load %x[%230] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %232 = arith.addi %230, %142 : index
        %233 = vector.load %x[%232] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %234 = vector.shuffle %231, %233 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %235 = wave.mma %234, %215#1, %226 : vector<16xf16>, vector<8xf32>
        %236 = wave.mma %234, %216#1, %227 : vector<16xf16>, vector<8xf32>
        scf.yield %235, %236 : vector<8xf32>, vector<8xf32>
      }
      %237 = arith.addi %127, %c6 : index
      func.call @linear_norm_q8_0_p2__gfx1100.1(%213#0, %16, %213#1, %waves, %237, %14, %factors, %10, %w, %12, %outputFeatures, %18, %17, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %238 = arith.muli %1, %c2 : index
  %239 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %239 {
    %240 = arith.addi %238, %c2 : index
    %241 = arith.minsi %240, %14 : index
    %242 = wave.wave
    %243 = arith.addi %238, %242 : index
    scf.for %244 = %243 to %241 step %waves {
      %245 = arith.muli %244, %features : index
      %246 = wave.lane
      %247 = arith.muli %246, %c24 : index
      %252:3 = scf.for %248 = %247 to %features step %c4 iter_args(%249 = %c23, %250 = %c23, %251 = %c23) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %253 = arith.addi %245, %248 : index
        %254 = vector.load %out[%253] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %255 = vector.load %norm_weight[%248] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %256 = arith.mulf %254, %255 : vector<4xf32>
        %257 = math.fma %254, %254, %249 : vector<4xf32>
        %258 = math.fma %256, %256, %250 : vector<4xf32>
        %259 = math.absf %256 : vector<4xf32>
        %260 = arith.maximumf %251, %259 : vector<4xf32>
        scf.yield %257, %258, %260 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %261 = wave.reduce "add" %252#0 : vector<4xf32>
      %262 = arith.mulf %261, %inverseFeatures : f32
      %263 = arith.addf %262, %epsilon : f32
      %264 = math.sqrt %263 : f32
      %265 = arith.divf %c26, %264 : f32
      %266 = wave.reduce "max" %252#2 : vector<4xf32>
      %267 = arith.mulf %266, %265 : f32
      %268 = arith.bitcast %267 : f32 to i32
      %269 = arith.shrui %268, %c28 : i32
      %270 = arith.maxsi %269, %c29 : i32
      %271 = arith.subi %c30, %270 : i32
      %272 = arith.shli %271, %c28 : i32
      %273 = arith.subi %270, %c31 : i32
      %274 = arith.shli %273, %c28 : i32
      %275 = arith.bitcast %272 : i32 to f32
      %276 = arith.bitcast %274 : i32 to f32
      %277 = wave.reduce "add" %252#1 : vector<4xf32>
      %278 = arith.mulf %277, %265 : f32
      %279 = arith.mulf %278, %265 : f32
      %280 = arith.cmpi eq, %246, %c6 : index
      scf.if %280 {
        %281 = arith.muli %244, %c5 : index
        memref.store %276, %normed_factors[%281] : memref<?xf32>
        %282 = arith.addi %281, %c7 : index
        memref.store %279, %normed_factors[%282] : memref<?xf32>
      }
      %283 = vector.broadcast %265 : f32 to vector<4xf32>
      %284 = vector.broadcast %275 : f32 to vector<4xf32>
      scf.for %285 = %247 to %features step %c4 {
        %286 = arith.addi %245, %285 : index
        %287 = vector.load %out[%286] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %288 = arith.mulf %287, %283 : vector<4xf32>
        %289 = vector.load %norm_weight[%285] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %290 = arith.mulf %288, %289 : vector<4xf32>
        %291 = arith.mulf %290, %284 : vector<4xf32>
        %292 = arith.divui %244, %tileRows : index
        %293 = arith.divui %features, %c2 : index
        %294 = arith.muli %292, %293 : index
        %295 = arith.divui %285, %c2 : index
        %296 = arith.addi %294, %295 : index
        %297 = arith.muli %296, %c5 : index
        %298 = arith.remui %285, %c2 : index
        %299 = arith.divui %298, %c16 : index
        %300 = arith.addi %297, %299 : index
        %301 = arith.muli %tileRows, %c16 : index
        %302 = arith.muli %300, %301 : index
        %303 = arith.remui %244, %tileRows : index
        %304 = arith.muli %303, %c16 : index
        %305 = arith.addi %302, %304 : index
        %306 = arith.remui %285, %c16 : index
        %307 = arith.addi %305, %306 : index
        %308 = arith.truncf %291 : vector<4xf32> to vector<4xf16>
        vector.store %308, %normed[%307] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
        %309 = arith.cmpi eq, %plainRows, %c7 : index
        scf.if %309 {
          vector.store %308, %plain[%286] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
        }
      }
    }
  }
  wave.return
}
