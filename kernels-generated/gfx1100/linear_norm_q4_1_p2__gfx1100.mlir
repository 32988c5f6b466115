// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q4_1', panels=2)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_norm_q4_1_p2__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @linear_norm_q4_1_p2__gfx1100.1(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: vector<8xf32>, %x3: index, %x4: index, %x5: index, %x6: memref<?xf32>, %x7: index, %x8: memref<?xi8>, %x9: index, %x10: index, %x11: index, %x12: i1, %x13: memref<?xf32>, %x14: memref<?xf32>) {
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
wave.kernel @linear_norm_q4_1_p2__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>, %plain: memref<?xf16>) {
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
  %scalesInLds = wave.param "scalesInLds" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c18 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c21 = arith.constant 3 : index
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c24 = arith.constant dense<0x00000000> : vector<4xf32>
  %c25 = arith.constant 4 : index
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c27 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c29 = arith.constant 23 : i32
  %c30 = arith.constant 141 : i32
  %c31 = arith.constant 268 : i32
  %c32 = arith.constant 14 : i32
  %plainRows = wave.param "plainRows" : index
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
  %18 = arith.cmpi eq, %hasResidual, %c7 : index
  %19 = arith.muli %0, %c12 : index
  %20 = arith.cmpi eq, %rowsMode, %c6 : index
  scf.if %20 {
    %21 = arith.muli %1, %c14 : index
    %22 = arith.cmpi slt, %21, %15 : index
    scf.if %22 {
      %23 = arith.muli %scalesInLds, %c3 : index
      %24 = wave.scratch %23 : memref<?xi8>
      %25 = arith.cmpi sgt, %scalesInLds, %c6 : index
      scf.if %25 {
        scf.for %26 = %c6 to %c3 step %c7 {
          %27 = arith.addi %9, %26 : index
          %28 = arith.muli %27, %8 : index
          %29 = arith.addi %28, %c5 : index
          %30 = wave.wave
          %31 = arith.muli %30, %c12 : index
          %32 = wave.lane
          %33 = arith.addi %31, %32 : index
          %34 = arith.divui %scalesInLds, %c14 : index
          %35 = arith.muli %waves, %c12 : index
          scf.for %36 = %33 to %34 step %35 {
            %37 = arith.muli %36, %c14 : index
            %38 = arith.addi %29, %37 : index
            %39 = vector.load %w[%38] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %40 = arith.muli %26, %scalesInLds : index
            %41 = arith.addi %40, %37 : index
            vector.store %39, %24[%41] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %42 = wave.lane
      %43 = arith.remui %42, %c14 : index
      %44 = wave.scratch %operandHalves : memref<?xf16>
      %45 = arith.divui %operandHalves, %c2 : index
      %46 = wave.wave
      %47 = arith.muli %46, %c12 : index
      %48 = arith.addi %47, %42 : index
      %49 = arith.muli %waves, %c12 : index
      scf.for %50 = %48 to %45 step %49 {
        %51 = arith.muli %50, %c2 : index
        %52 = arith.addi %c6, %51 : index
        %53 = vector.load %x[%52] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %53, %44[%52] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %54 = arith.remui %43, %tileRows : index
      %55 = arith.muli %54, %c2 : index
      %56 = arith.muli %c6, %scalesInLds : index
      %57 = arith.muli %c7, %scalesInLds : index
      %58 = arith.divui %inputFeatures, %c12 : index
      %59 = arith.muli %46, %stepsPerWave : index
      %60 = arith.minsi %59, %58 : index
      %61 = arith.addi %60, %stepsPerWave : index
      %62 = arith.minsi %61, %58 : index
      %63 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %64 = arith.subi %62, %60 : index
      %65 = arith.divui %64, %c3 : index
      %66 = arith.muli %65, %c3 : index
      %67 = arith.addi %60, %66 : index
      %68 = arith.select %63, %61, %67 : index
      %72:2 = scf.for %69 = %60 to %68 step %c3 iter_args(%70 = %c18, %71 = %c18) -> (vector<8xf32>, vector<8xf32>) {
        %73 = arith.addi %69, %c6 : index
        %74:2 = func.call @linear_norm_q4_1_p2__gfx1100.0(%42, %73, %11, %56, %24, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %75 = arith.addi %69, %c7 : index
        %76:2 = func.call @linear_norm_q4_1_p2__gfx1100.0(%42, %75, %11, %56, %24, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %77:2 = func.call @linear_norm_q4_1_p2__gfx1100.0(%42, %73, %13, %57, %24, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %78:2 = func.call @linear_norm_q4_1_p2__gfx1100.0(%42, %75, %13, %57, %24, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %79 = arith.muli %69, %c3 : index
        %80 = arith.addi %79, %c6 : index
        %81 = arith.muli %tileRows, %c14 : index
        %82 = arith.muli %80, %81 : index
        %83 = arith.addi %55, %82 : index
        %84 = vector.load %44[%83] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %85 = arith.muli %tileRows, %c2 : index
        %86 = arith.addi %83, %85 : index
        %87 = vector.load %44[%86] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %88 = vector.shuffle %84, %87 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %89 = wave.mma %88, %74#0, %70 : vector<16xf16>, vector<8xf32>
        %90 = wave.mma %88, %77#0, %71 : vector<16xf16>, vector<8xf32>
        %91 = arith.addi %79, %c7 : index
        %92 = arith.muli %91, %81 : index
        %93 = arith.addi %55, %92 : index
        %94 = vector.load %44[%93] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %95 = arith.addi %93, %85 : index
        %96 = vector.load %44[%95] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %97 = vector.shuffle %94, %96 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %98 = wave.mma %97, %74#1, %89 : vector<16xf16>, vector<8xf32>
        %99 = wave.mma %97, %77#1, %90 : vector<16xf16>, vector<8xf32>
        %100 = arith.addi %79, %c3 : index
        %101 = arith.muli %100, %81 : index
        %102 = arith.addi %55, %101 : index
        %103 = vector.load %44[%102] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %104 = arith.addi %102, %85 : index
        %105 = vector.load %44[%104] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %106 = vector.shuffle %103, %105 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %107 = wave.mma %106, %76#0, %98 : vector<16xf16>, vector<8xf32>
        %108 = wave.mma %106, %78#0, %99 : vector<16xf16>, vector<8xf32>
        %109 = arith.addi %79, %c21 : index
        %110 = arith.muli %109, %81 : index
        %111 = arith.addi %55, %110 : index
        %112 = vector.load %44[%111] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %113 = arith.addi %111, %85 : index
        %114 = vector.load %44[%113] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %115 = vector.shuffle %112, %114 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %116 = wave.mma %115, %76#1, %107 : vector<16xf16>, vector<8xf32>
        %117 = wave.mma %115, %78#1, %108 : vector<16xf16>, vector<8xf32>
        scf.yield %116, %117 : vector<8xf32>, vector<8xf32>
      }
      %118 = arith.select %63, %68, %62 : index
      %122:2 = scf.for %119 = %68 to %118 step %c7 iter_args(%120 = %72#0, %121 = %72#1) -> (vector<8xf32>, vector<8xf32>) {
        %123 = arith.addi %119, %c6 : index
        %124:2 = func.call @linear_norm_q4_1_p2__gfx1100.0(%42, %123, %11, %56, %24, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %125:2 = func.call @linear_norm_q4_1_p2__gfx1100.0(%42, %123, %13, %57, %24, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %126 = arith.muli %119, %c3 : index
        %127 = arith.addi %126, %c6 : index
        %128 = arith.muli %tileRows, %c14 : index
        %129 = arith.muli %127, %128 : index
        %130 = arith.addi %55, %129 : index
        %131 = vector.load %44[%130] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %132 = arith.muli %tileRows, %c2 : index
        %133 = arith.addi %130, %132 : index
        %134 = vector.load %44[%133] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %135 = vector.shuffle %131, %134 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %136 = wave.mma %135, %124#0, %120 : vector<16xf16>, vector<8xf32>
        %137 = wave.mma %135, %125#0, %121 : vector<16xf16>, vector<8xf32>
        %138 = arith.addi %126, %c7 : index
        %139 = arith.muli %138, %128 : index
        %140 = arith.addi %55, %139 : index
        %141 = vector.load %44[%140] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %142 = arith.addi %140, %132 : index
        %143 = vector.load %44[%142] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %144 = vector.shuffle %141, %143 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %145 = wave.mma %144, %124#1, %136 : vector<16xf16>, vector<8xf32>
        %146 = wave.mma %144, %125#1, %137 : vector<16xf16>, vector<8xf32>
        scf.yield %145, %146 : vector<8xf32>, vector<8xf32>
      }
      %147 = arith.addi %21, %c6 : index
      func.call @linear_norm_q4_1_p2__gfx1100.1(%122#0, %17, %122#1, %waves, %147, %15, %factors, %11, %w, %13, %outputFeatures, %19, %18, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %148 = arith.cmpi eq, %rowsMode, %c7 : index
  scf.if %148 {
    %149 = arith.muli %1, %c14 : index
    %150 = arith.cmpi slt, %149, %15 : index
    scf.if %150 {
      %151 = arith.muli %scalesInLds, %c3 : index
      %152 = wave.scratch %151 : memref<?xi8>
      %153 = arith.cmpi sgt, %scalesInLds, %c6 : index
      scf.if %153 {
        scf.for %154 = %c6 to %c3 step %c7 {
          %155 = arith.addi %9, %154 : index
          %156 = arith.muli %155, %8 : index
          %157 = arith.addi %156, %c5 : index
          %158 = wave.wave
          %159 = arith.muli %158, %c12 : index
          %160 = wave.lane
          %161 = arith.addi %159, %160 : index
          %162 = arith.divui %scalesInLds, %c14 : index
          %163 = arith.muli %waves, %c12 : index
          scf.for %164 = %161 to %162 step %163 {
            %165 = arith.muli %164, %c14 : index
            %166 = arith.addi %157, %165 : index
            %167 = vector.load %w[%166] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %168 = arith.muli %154, %scalesInLds : index
            %169 = arith.addi %168, %165 : index
            vector.store %167, %152[%169] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %170 = wave.lane
      %171 = arith.remui %170, %c14 : index
      %172 = arith.remui %171, %tileRows : index
      %173 = arith.addi %149, %172 : index
      %174 = arith.divui %173, %tileRows : index
      %175 = arith.divui %inputFeatures, %c14 : index
      %176 = arith.muli %174, %175 : index
      %177 = arith.divui %c6, %c14 : index
      %178 = arith.addi %176, %177 : index
      %179 = arith.muli %178, %c3 : index
      %180 = arith.remui %c6, %c14 : index
      %181 = arith.divui %180, %c2 : index
      %182 = arith.addi %179, %181 : index
      %183 = arith.muli %tileRows, %c2 : index
      %184 = arith.muli %182, %183 : index
      %185 = arith.remui %173, %tileRows : index
      %186 = arith.muli %185, %c2 : index
      %187 = arith.addi %184, %186 : index
      %188 = arith.remui %c6, %c2 : index
      %189 = arith.addi %187, %188 : index
      %190 = arith.muli %c6, %scalesInLds : index
      %191 = arith.muli %c7, %scalesInLds : index
      %192 = wave.wave
      %193 = arith.divui %inputFeatures, %c12 : index
      %194 = arith.muli %192, %stepsPerWave : index
      %195 = arith.minsi %194, %193 : index
      %196 = arith.addi %195, %stepsPerWave : index
      %197 = arith.minsi %196, %193 : index
      %198 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %199 = arith.subi %197, %195 : index
      %200 = arith.divui %199, %c3 : index
      %201 = arith.muli %200, %c3 : index
      %202 = arith.addi %195, %201 : index
      %203 = arith.select %198, %196, %202 : index
      %207:2 = scf.for %204 = %195 to %203 step %c3 iter_args(%205 = %c18, %206 = %c18) -> (vector<8xf32>, vector<8xf32>) {
        %208 = arith.addi %204, %c6 : index
        %209:2 = func.call @linear_norm_q4_1_p2__gfx1100.0(%170, %208, %11, %190, %152, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %210 = arith.addi %204, %c7 : index
        %211:2 = func.call @linear_norm_q4_1_p2__gfx1100.0(%170, %210, %11, %190, %152, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %212:2 = func.call @linear_norm_q4_1_p2__gfx1100.0(%170, %208, %13, %191, %152, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %213:2 = func.call @linear_norm_q4_1_p2__gfx1100.0(%170, %210, %13, %191, %152, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %214 = arith.muli %204, %c3 : index
        %215 = arith.addi %214, %c6 : index
        %216 = arith.muli %tileRows, %c14 : index
        %217 = arith.muli %215, %216 : index
        %218 = arith.addi %189, %217 : index
        %219 = vector.load %x[%218] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %220 = arith.addi %218, %183 : index
        %221 = vector.load %x[%220] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %222 = vector.shuffle %219, %221 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %223 = wave.mma %222, %209#0, %205 : vector<16xf16>, vector<8xf32>
        %224 = wave.mma %222, %212#0, %206 : vector<16xf16>, vector<8xf32>
        %225 = arith.addi %214, %c7 : index
        %226 = arith.muli %225, %216 : index
        %227 = arith.addi %189, %226 : index
        %228 = vector.load %x[%227] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %229 = arith.addi %227, %183 : index
        %230 = vector.load %x[%229] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %231 = vector.shuffle %228, %230 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %232 = wave.mma %231, %209#1, %223 : vector<16xf16>, vector<8xf32>
        %233 = wave.mma %231, %212#1, %224 : vector<16xf16>, vector<8xf32>
        %234 = arith.addi %214, %c3 : index
        %235 = arith.muli %234, %216 : index
        %236 = arith.addi %189, %235 : index
        %237 = vector.load %x[%236] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %238 = arith.addi %236, %183 : index
        %239 = vector.load %x[%238] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %240 = vector.shuffle %237, %239 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %241 = wave.mma %240, %211#0, %232 : vector<16xf16>, vector<8xf32>
        %242 = wave.mma %240, %213#0, %233 : vector<16xf16>, vector<8xf32>
        %243 = arith.addi %214, %c21 : index
        %244 = arith.muli %243, %216 : index
        %245 = arith.addi %189, %244 : index
        %246 = vector.load %x[%245] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %247 = arith.addi %245, %183 : index
        %248 = vector.load %x[%247] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %249 = vector.shuffle %246, %248 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %250 = wave.mma %249, %211#1, %241 : vector<16xf16>, vector<8xf32>
        %251 = wave.mma %249, %213#1, %242 : vector<16xf16>, vector<8xf32>
        scf.yield %250, %251 : vector<8xf32>, vector<8xf32>
      }
      %252 = arith.select %198, %203, %197 : index
      %256:2 = scf.for %253 = %203 to %252 step %c7 iter_args(%254 = %207#0, %255 = %207#1) -> (vector<8xf32>, vector<8xf32>) {
        %257 = arith.addi %253, %c6 : index
        %258:2 = func.call @linear_norm_q4_1_p2__gfx1100.0(%170, %257, %11, %190, %152, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %259:2 = func.call @linear_norm_q4_1_p2__gfx1100.0(%170, %257, %13, %191, %152, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %260 = arith.muli %253, %c3 : index
        %261 = arith.addi %260, %c6 : index
        %262 = arith.muli %tileRows, %c14 : index
        %263 = arith.muli %261, %262 : index
        %264 = arith.addi %189, %263 : index
        %265 = vector.load %x[%264] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %266 = arith.addi %264, %183 : index
        %267 = vector.load %x[%266] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %268 = vector.shuffle %265, %267 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %269 = wave.mma %268, %258#0, %254 : vector<16xf16>, vector<8xf32>
        %270 = wave.mma %268, %259#0, %255 : vector<16xf16>, vector<8xf32>
        %271 = arith.addi %260, %c7 : index
        %272 = arith.muli %271, %262 : index
        %273 = arith.addi %189, %272 : index
        %274 = vector.load %x[%273] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %275 = arith.addi %273, %183 : index
        %276 = vector.load %x[%275] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %277 = vector.shuffle %274, %276 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %278 = wave.mma %277, %258#1, %269 : vector<16xf16>, vector<8xf32>
        %279 = wave.mma %277, %259#1, %270 : vector<16xf16>, vector<8xf32>
        scf.yield %278, %279 : vector<8xf32>, vector<8xf32>
      }
      %280 = arith.addi %149, %c6 : index
      func.call @linear_norm_q4_1_p2__gfx1100.1(%256#0, %17, %256#1, %waves, %280, %15, %factors, %11, %w, %13, %outputFeatures, %19, %18, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %281 = arith.muli %1, %c14 : index
  %282 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %282 {
    %283 = arith.addi %281, %c14 : index
    %284 = arith.minsi %283, %15 : index
    %285 = wave.wave
    %286 = arith.addi %281, %285 : index
    scf.for %287 = %286 to %284 step %waves {
      %288 = arith.muli %287, %features : index
      %289 = wave.lane
      %290 = arith.muli %289, %c25 : index
      %295:3 = scf.for %291 = %290 to %features step %c5 iter_args(%292 = %c24, %293 = %c24, %294 = %c24) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %296 = arith.addi %288, %291 : index
        %297 = vector.load %out[%296] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %298 = vector.load %norm_weight[%291] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %299 = arith.mulf %297, %298 : vector<4xf32>
        %300 = math.fma %297, %297, %292 : vector<4xf32>
        %301 = math.fma %299, %299, %293 : vector<4xf32>
        %302 = math.absf %299 : vector<4xf32>
        %303 = arith.maximumf %294, %302 : vector<4xf32>
        scf.yield %300, %301, %303 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %304 = wave.reduce "add" %295#0 : vector<4xf32>
      %305 = arith.mulf %304, %inverseFeatures : f32
      %306 = arith.addf %305, %epsilon : f32
      %307 = math.sqrt %306 : f32
      %308 = arith.divf %c27, %307 : f32
      %309 = wave.reduce "max" %295#2 : vector<4xf32>
      %310 = arith.mulf %309, %308 : f32
      %311 = arith.bitcast %310 : f32 to i32
      %312 = arith.shrui %311, %c29 : i32
      %313 = arith.maxsi %312, %c30 : i32
      %314 = arith.subi %c31, %313 : i32
      %315 = arith.shli %314, %c29 : i32
      %316 = arith.subi %313, %c32 : i32
      %317 = arith.shli %316, %c29 : i32
      %318 = arith.bitcast %315 : i32 to f32
      %319 = arith.bitcast %317 : i32 to f32
      %320 = wave.reduce "add" %295#1 : vector<4xf32>
      %321 = arith.mulf %320, %308 : f32
      %322 = arith.mulf %321, %308 : f32
      %323 = arith.cmpi eq, %289, %c6 : index
      scf.if %323 {
        %324 = arith.muli %287, %c3 : index
        memref.store %319, %normed_factors[%324] : memref<?xf32>
        %325 = arith.addi %324, %c7 : index
        memref.store %322, %normed_factors[%325] : memref<?xf32>
      }
      %326 = vector.broadcast %308 : f32 to vector<4xf32>
      %327 = vector.broadcast %318 : f32 to vector<4xf32>
      scf.for %328 = %290 to %features step %c5 {
        %329 = arith.addi %288, %328 : index
        %330 = vector.load %out[%329] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %331 = arith.mulf %330, %326 : vector<4xf32>
        %332 = vector.load %norm_weight[%328] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %333 = arith.mulf %331, %332 : vector<4xf32>
        %334 = arith.mulf %333, %327 : vector<4xf32>
        %335 = arith.divui %287, %tileRows : index
        %336 = arith.divui %features, %c14 : index
        %337 = arith.muli %335, %336 : index
        %338 = arith.divui %328, %c14 : index
        %339 = arith.addi %337, %338 : index
        %340 = arith.muli %339, %c3 : index
        %341 = arith.remui %328, %c14 : index
        %342 = arith.divui %341, %c2 : index
        %343 = arith.addi %340, %342 : index
        %344 = arith.muli %tileRows, %c2 : index
        %345 = arith.muli %343, %344 : index
        %346 = arith.remui %287, %tileRows : index
        %347 = arith.muli %346, %c2 : index
        %348 = arith.addi %345, %347 : index
        %349 = arith.remui %328, %c2 : index
        %350 = arith.addi %348, %349 : index
        %351 = arith.truncf %334 : vector<4xf32> to vector<4xf16>
        vector.store %351, %normed[%350] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
        %352 = arith.cmpi eq, %plainRows, %c7 : index
        scf.if %352 {
          vector.store %351, %plain[%329] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
        }
      }
    }
  }
  wave.return
}
