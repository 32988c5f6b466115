// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q8_k', panels=1)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_norm_q8_k_p1__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @linear_norm_q8_k_p1__gfx1100.1(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: index, %x10: i1, %x11: memref<?xf32>, %x12: memref<?xf32>) {
  %fc0 = arith.constant 1 : index
  %fc1 = arith.constant 0 : index
  %fc2 = arith.constant 256 : index
  %fc3 = arith.constant 32 : index
  %fc4 = arith.constant 64 : index
  %fc5 = arith.constant 96 : index
  %fc6 = arith.constant 128 : index
  %fc7 = arith.constant 160 : index
  %fc8 = arith.constant 192 : index
  %fc9 = arith.constant 224 : index
  %fc10 = arith.constant 8 : index
  %fc11 = arith.constant 2 : index
  %fc12 = arith.constant 16 : index
  %fhasFactors = wave.param "hasFactors" : index
  %foperandScale = wave.param "operandScale" : f32
  %fc15 = arith.constant 4 : index
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
  wave.barrier
  %f22 = arith.divui %fc10, %x2 : index
  scf.for %f23 = %fc1 to %f22 step %fc0 {
    %f24 = arith.muli %f0, %f22 : index
    %f25 = arith.addi %f24, %f23 : index
    %f26 = arith.muli %f25, %fc3 : index
    %f27 = arith.addi %f26, %f4 : index
    %f28 = arith.addi %f27, %fc1 : index
    %f29 = memref.load %x1[%f28] : memref<?xf32>
    %f32 = scf.for %f30 = %fc0 to %x2 step %fc0 iter_args(%f31 = %f29) -> (f32) {
      %f33 = arith.muli %f30, %fc2 : index
      %f34 = arith.addi %f28, %f33 : index
      %f35 = memref.load %x1[%f34] : memref<?xf32>
      %f36 = arith.addf %f31, %f35 : f32
      scf.yield %f36 : f32
    }
    %f37 = arith.muli %f25, %fc11 : index
    %f38 = arith.addi %x3, %f37 : index
    %f39 = arith.divui %f4, %fc12 : index
    %f40 = arith.addi %f38, %f39 : index
    %f41 = arith.cmpi slt, %f40, %x4 : index
    scf.if %f41 {
      %f42 = arith.cmpi eq, %fhasFactors, %fc0 : index
      %f43 = arith.muli %f40, %fc11 : index
      %f44 = memref.load %x5[%f43] : memref<?xf32>
      %f45 = arith.mulf %f44, %foperandScale : f32
      %f46 = arith.select %f42, %f45, %foperandScale : f32
      %f47 = arith.remui %f4, %fc12 : index
      %f48 = arith.muli %f47, %fc15 : index
      %f49 = arith.addi %x6, %f48 : index
      %f50 = vector.load %x7[%f49] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %f51 = vector.bitcast %f50 : vector<4xi8> to vector<1xf32>
      %f52 = vector.extract %f51[0] : f32 from vector<1xf32>
      %f53 = arith.mulf %f52, %f46 : f32
      %f54 = arith.mulf %f32, %f53 : f32
      %f55 = arith.muli %f40, %x8 : index
      %f56 = arith.addi %f55, %x9 : index
      %f57 = arith.addi %f56, %f47 : index
      scf.if %x10 {
        %f58 = arith.addi %f57, %fc1 : index
        %f59 = memref.load %x11[%f58] : memref<?xf32>
        %f60 = arith.addf %f59, %f54 : f32
        memref.store %f60, %x12[%f58] : memref<?xf32>
      } else {
        %f61 = arith.addi %f57, %fc1 : index
        memref.store %f54, %x12[%f61] : memref<?xf32>
      }
    }
  }
  func.return
}
wave.kernel @linear_norm_q8_k_p1__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>, %plain: memref<?xf16>) {
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
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
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
  %13 = arith.muli %0, %c3 : index
  %14 = arith.addi %13, %c9 : index
  %15 = arith.muli %14, %12 : index
  %16 = memref.load %step[%countAt] : memref<?xi32>
  %17 = arith.index_cast %16 : i32 to index
  %18 = arith.muli %waves, %c5 : index
  %19 = wave.scratch %18 : memref<?xf32>
  %20 = arith.cmpi eq, %hasResidual, %c3 : index
  %21 = arith.muli %0, %c2 : index
  %22 = arith.cmpi eq, %rowsMode, %c9 : index
  scf.if %22 {
    %23 = arith.muli %1, %c2 : index
    %24 = arith.cmpi slt, %23, %17 : index
    scf.if %24 {
      %25 = wave.lane
      %26 = arith.remui %25, %c2 : index
      %27 = wave.scratch %operandHalves : memref<?xf16>
      %28 = arith.divui %operandHalves, %c16 : index
      %29 = wave.wave
      %30 = arith.muli %29, %c6 : index
      %31 = arith.addi %30, %25 : index
      %32 = arith.muli %waves, %c6 : index
      scf.for %33 = %31 to %28 step %32 {
        %34 = arith.muli %33, %c16 : index
        %35 = arith.addi %c9, %34 : index
        %36 = vector.load %x[%35] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %36, %27[%35] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %37 = arith.remui %26, %tileRows : index
      %38 = arith.muli %37, %c16 : index
      %39 = arith.divui %inputFeatures, %c6 : index
      %40 = arith.muli %29, %stepsPerWave : index
      %41 = arith.minsi %40, %39 : index
      %42 = arith.addi %41, %stepsPerWave : index
      %43 = arith.minsi %42, %39 : index
      %44 = arith.cmpi eq, %wholeBlocks, %c3 : index
      %45 = arith.subi %43, %41 : index
      %46 = arith.divui %45, %c4 : index
      %47 = arith.muli %46, %c4 : index
      %48 = arith.addi %41, %47 : index
      %49 = arith.select %44, %42, %48 : index
      %52 = scf.for %50 = %41 to %49 step %c4 iter_args(%51 = %c17) -> (vector<8xf32>) {
        %53 = arith.addi %50, %c9 : index
        %54:2 = func.call @linear_norm_q8_k_p1__gfx1100.0(%25, %15, %53, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %55 = arith.addi %50, %c3 : index
        %56:2 = func.call @linear_norm_q8_k_p1__gfx1100.0(%25, %15, %55, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %57 = arith.muli %50, %c4 : index
        %58 = arith.addi %57, %c9 : index
        %59 = arith.muli %tileRows, %c2 : index
        %60 = arith.muli %58, %59 : index
        %61 = arith.addi %38, %60 : index
        %62 = vector.load %27[%61] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %63 = arith.muli %tileRows, %c16 : index
        %64 = arith.addi %61, %63 : index
        %65 = vector.load %27[%64] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %66 = vector.shuffle %62, %65 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %67 = wave.mma %66, %54#0, %51 : vector<16xf16>, vector<8xf32>
        %68 = arith.addi %57, %c3 : index
        %69 = arith.muli %68, %59 : index
        %70 = arith.addi %38, %69 : index
        %71 = vector.load %27[%70] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %72 = arith.addi %70, %63 : index
        %73 = vector.load %27[%72] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %74 = vector.shuffle %71, %73 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %75 = wave.mma %74, %54#1, %67 : vector<16xf16>, vector<8xf32>
        %76 = arith.addi %57, %c4 : index
        %77 = arith.muli %76, %59 : index
        %78 = arith.addi %38, %77 : index
        %79 = vector.load %27[%78] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %80 = arith.addi %78, %63 : index
        %81 = vector.load %27[%80] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %82 = vector.shuffle %79, %81 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %83 = wave.mma %82, %56#0, %75 : vector<16xf16>, vector<8xf32>
        %84 = arith.addi %57, %c20 : index
        %85 = arith.muli %84, %59 : index
        %86 = arith.addi %38, %85 : index
        %87 = vector.load %27[%86] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %88 = arith.addi %86, %63 : index
        %89 = vector.load %27[%88] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %90 = vector.shuffle %87, %89 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %91 = wave.mma %90, %56#1, %83 : vector<16xf16>, vector<8xf32>
        scf.yield %91 : vector<8xf32>
      }
      %92 = arith.select %44, %49, %43 : index
      %95 = scf.for %93 = %49 to %92 step %c3 iter_args(%94 = %52) -> (vector<8xf32>) {
        %96 = arith.addi %93, %c9 : index
        %97:2 = func.call @linear_norm_q8_k_p1__gfx1100.0(%25, %15, %96, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %98 = arith.muli %93, %c4 : index
        %99 = arith.addi %98, %c9 : index
        %100 = arith.muli %tileRows, %c2 : index
        %101 = arith.muli %99, %100 : index
        %102 = arith.addi %38, %101 : index
        %103 = vector.load %27[%102] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %104 = arith.muli %tileRows, %c16 : index
        %105 = arith.addi %102, %104 : index
        %106 = vector.load %27[%105] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %107 = vector.shuffle %103, %106 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %108 = wave.mma %107, %97#0, %94 : vector<16xf16>, vector<8xf32>
        %109 = arith.addi %98, %c3 : index
        %110 = arith.muli %109, %100 : index
        %111 = arith.addi %38, %110 : index
        %112 = vector.load %27[%111] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %113 = arith.addi %111, %104 : index
        %114 = vector.load %27[%113] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %115 = vector.shuffle %112, %114 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %116 = wave.mma %115, %97#1, %108 : vector<16xf16>, vector<8xf32>
        scf.yield %116 : vector<8xf32>
      }
      %117 = arith.addi %23, %c9 : index
      func.call @linear_norm_q8_k_p1__gfx1100.1(%95, %19, %waves, %117, %17, %factors, %15, %w, %outputFeatures, %21, %20, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %118 = arith.cmpi eq, %rowsMode, %c3 : index
  scf.if %118 {
    %119 = arith.muli %1, %c2 : index
    %120 = arith.cmpi slt, %119, %17 : index
    scf.if %120 {
      %121 = wave.lane
      %122 = arith.remui %121, %c2 : index
      %123 = arith.remui %122, %tileRows : index
      %124 = arith.addi %119, %123 : index
      %125 = arith.divui %124, %tileRows : index
      %126 = arith.divui %inputFeatures, %c2 : index
      %127 = arith.muli %125, %126 : index
      %128 = arith.divui %c9, %c2 : index
      %129 = arith.addi %127, %128 : index
      %130 = arith.muli %129, %c4 : index
      %131 = arith.remui %c9, %c2 : index
      %132 = arith.divui %131, %c16 : index
      %133 = arith.addi %130, %132 : index
      %134 = arith.muli %tileRows, %c16 : index
      %135 = arith.muli %133, %134 : index
      %136 = arith.remui %124, %tileRows : index
      %137 = arith.muli %136, %c16 : index
      %138 = arith.addi %135, %137 : index
      %139 = arith.remui %c9, %c16 : index
      %140 = arith.addi %138, %139 : index
      %141 = wave.wave
      %142 = arith.divui %inputFeatures, %c6 : index
      %143 = arith.muli %141, %stepsPerWave : index
      %144 = arith.minsi %143, %142 : index
      %145 = arith.addi %144, %stepsPerWave : index
      %146 = arith.minsi %145, %142 : index
      %147 = arith.cmpi eq, %wholeBlocks, %c3 : index
      %148 = arith.subi %146, %144 : index
      %149 = arith.divui %148, %c4 : index
      %150 = arith.muli %149, %c4 : index
      %151 = arith.addi %144, %150 : index
      %152 = arith.select %147, %145, %151 : index
      %155 = scf.for %153 = %144 to %152 step %c4 iter_args(%154 = %c17) -> (vector<8xf32>) {
        %156 = arith.addi %153, %c9 : index
        %157:2 = func.call @linear_norm_q8_k_p1__gfx1100.0(%121, %15, %156, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %158 = arith.addi %153, %c3 : index
        %159:2 = func.call @linear_norm_q8_k_p1__gfx1100.0(%121, %15, %158, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %160 = arith.muli %153, %c4 : index
        %161 = arith.addi %160, %c9 : index
        %162 = arith.muli %tileRows, %c2 : index
        %163 = arith.muli %161, %162 : index
        %164 = arith.addi %140, %163 : index
        %165 = vector.load %x[%164] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %166 = arith.addi %164, %134 : index
        %167 = vector.load %x[%166] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %168 = vector.shuffle %165, %167 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %169 = wave.mma %168, %157#0, %154 : vector<16xf16>, vector<8xf32>
        %170 = arith.addi %160, %c3 : index
        %171 = arith.muli %170, %162 : index
        %172 = arith.addi %140, %171 : index
        %173 = vector.load %x[%172] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %174 = arith.addi %172, %134 : index
        %175 = vector.load %x[%174] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %176 = vector.shuffle %173, %175 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %177 = wave.mma %176, %157#1, %169 : vector<16xf16>, vector<8xf32>
        %178 = arith.addi %160, %c4 : index
        %179 = arith.muli %178, %162 : index
        %180 = arith.addi %140, %179 : index
        %181 = vector.load %x[%180] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %182 = arith.addi %180, %134 : index
        %183 = vector.load %x[%182] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %184 = vector.shuffle %181, %183 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %185 = wave.mma %184, %159#0, %177 : vector<16xf16>, vector<8xf32>
        %186 = arith.addi %160, %c20 : index
        %187 = arith.muli %186, %162 : index
        %188 = arith.addi %140, %187 : index
        %189 = vector.load %x[%188] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %190 = arith.addi %188, %134 : index
        %191 = vector.load %x[%190] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %192 = vector.shuffle %189, %191 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %193 = wave.mma %192, %159#1, %185 : vector<16xf16>, vector<8xf32>
        scf.yield %193 : vector<8xf32>
      }
      %194 = arith.select %147, %152, %146 : index
      %197 = scf.for %195 = %152 to %194 step %c3 iter_args(%196 = %155) -> (vector<8xf32>) {
        %198 = arith.addi %195, %c9 : index
        %199:2 = func.call @linear_norm_q8_k_p1__gfx1100.0(%121, %15, %198, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %200 = arith.muli %195, %c4 : index
        %201 = arith.addi %200, %c9 : index
        %202 = arith.muli %tileRows, %c2 : index
        %203 = arith.muli %201, %202 : index
        %204 = arith.addi %140, %203 : index
        %205 = vector.load %x[%204] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %206 = arith.addi %204, %134 : index
        %207 = vector.load %x[%206] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %208 = vector.shuffle %205, %207 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %209 = wave.mma %208, %199#0, %196 : vector<16xf16>, vector<8xf32>
        %210 = arith.addi %200, %c3 : index
        %211 = arith.muli %210, %202 : index
        %212 = arith.addi %140, %211 : index
        %213 = vector.load %x[%212] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %214 = arith.addi %212, %134 : index
        %215 = vector.load %x[%214] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %216 = vector.shuffle %213, %215 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %217 = wave.mma %216, %199#1, %209 : vector<16xf16>, vector<8xf32>
        scf.yield %217 : vector<8xf32>
      }
      %218 = arith.addi %119, %c9 : index
      func.call @linear_norm_q8_k_p1__gfx1100.1(%197, %19, %waves, %218, %17, %factors, %15, %w, %outputFeatures, %21, %20, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %219 = arith.muli %1, %c2 : index
  %220 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %220 {
    %221 = arith.addi %219, %c2 : index
    %222 = arith.minsi %221, %17 : index
    %223 = wave.wave
    %224 = arith.addi %219, %223 : index
    scf.for %225 = %224 to %222 step %waves {
      %226 = arith.muli %225, %features : index
      %227 = wave.lane
      %228 = arith.muli %227, %c24 : index
      %233:3 = scf.for %229 = %228 to %features step %c8 iter_args(%230 = %c23, %231 = %c23, %232 = %c23) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %234 = arith.addi %226, %229 : index
        %235 = vector.load %out[%234] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %236 = vector.load %norm_weight[%229] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %237 = arith.mulf %235, %236 : vector<4xf32>
        %238 = math.fma %235, %235, %230 : vector<4xf32>
        %239 = math.fma %237, %237, %231 : vector<4xf32>
        %240 = math.absf %237 : vector<4xf32>
        %241 = arith.maximumf %232, %240 : vector<4xf32>
        scf.yield %238, %239, %241 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %242 = wave.reduce "add" %233#0 : vector<4xf32>
      %243 = arith.mulf %242, %inverseFeatures : f32
      %244 = arith.addf %243, %epsilon : f32
      %245 = math.sqrt %244 : f32
      %246 = arith.divf %c26, %245 : f32
      %247 = wave.reduce "max" %233#2 : vector<4xf32>
      %248 = arith.mulf %247, %246 : f32
      %249 = arith.bitcast %248 : f32 to i32
      %250 = arith.shrui %249, %c28 : i32
      %251 = arith.maxsi %250, %c29 : i32
      %252 = arith.subi %c30, %251 : i32
      %253 = arith.shli %252, %c28 : i32
      %254 = arith.subi %251, %c31 : i32
      %255 = arith.shli %254, %c28 : i32
      %256 = arith.bitcast %253 : i32 to f32
      %257 = arith.bitcast %255 : i32 to f32
      %258 = wave.reduce "add" %233#1 : vector<4xf32>
      %259 = arith.mulf %258, %246 : f32
      %260 = arith.mulf %259, %246 : f32
      %261 = arith.cmpi eq, %227, %c9 : index
      scf.if %261 {
        %262 = arith.muli %225, %c4 : index
        memref.store %257, %normed_factors[%262] : memref<?xf32>
        %263 = arith.addi %262, %c3 : index
        memref.store %260, %normed_factors[%263] : memref<?xf32>
      }
      %264 = vector.broadcast %246 : f32 to vector<4xf32>
      %265 = vector.broadcast %256 : f32 to vector<4xf32>
      scf.for %266 = %228 to %features step %c8 {
        %267 = arith.addi %226, %266 : index
        %268 = vector.load %out[%267] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %269 = arith.mulf %268, %264 : vector<4xf32>
        %270 = vector.load %norm_weight[%266] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %271 = arith.mulf %269, %270 : vector<4xf32>
        %272 = arith.mulf %271, %265 : vector<4xf32>
        %273 = arith.divui %225, %tileRows : index
        %274 = arith.divui %features, %c2 : index
        %275 = arith.muli %273, %274 : index
        %276 = arith.divui %266, %c2 : index
        %277 = arith.addi %275, %276 : index
        %278 = arith.muli %277, %c4 : index
        %279 = arith.remui %266, %c2 : index
        %280 = arith.divui %279, %c16 : index
        %281 = arith.addi %278, %280 : index
        %282 = arith.muli %tileRows, %c16 : index
        %283 = arith.muli %281, %282 : index
        %284 = arith.remui %225, %tileRows : index
        %285 = arith.muli %284, %c16 : index
        %286 = arith.addi %283, %285 : index
        %287 = arith.remui %266, %c16 : index
        %288 = arith.addi %286, %287 : index
        %289 = arith.truncf %272 : vector<4xf32> to vector<4xf16>
        vector.store %289, %normed[%288] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
        %290 = arith.cmpi eq, %plainRows, %c3 : index
        scf.if %290 {
          vector.store %289, %plain[%267] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
        }
      }
    }
  }
  wave.return
}
