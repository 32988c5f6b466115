// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q5_k', panels=1)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_norm_q5_k_p1__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 8 : index
  %fc3 = arith.constant 64 : index
  %fc4 = arith.constant 4 : index
  %fc5 = arith.constant 256 : index
  %fc6 = arith.constant 32 : index
  %fc7 = arith.constant 2 : index
  %fc8 = arith.constant 127 : index
  %fc9 = arith.constant dense<0> : vector<4xi32>
  %fc10 = arith.constant dense<983055> : vector<4xi32>
  %fc11 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %fc12 = arith.constant dense<65537> : vector<4xi32>
  %fc13 = arith.constant dense<4> : vector<4xi32>
  %fc14 = arith.constant dense<1677747200> : vector<4xi32>
  %fc15 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %fc16 = arith.constant dense<8> : vector<4xi32>
  %fc17 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %fc18 = arith.constant dense<12> : vector<4xi32>
  %fc19 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %fc20 = arith.constant dense<0x6400> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.addi %x1, %fc1 : index
  %f2 = arith.divui %x2, %fc2 : index
  %f3 = arith.muli %f2, %fc3 : index
  %f4 = arith.addi %f1, %f3 : index
  %f5 = arith.muli %f0, %fc4 : index
  %f6 = arith.addi %f4, %f5 : index
  %f7 = vector.load %x3[%f6] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f8 = vector.bitcast %f7 : vector<4xi8> to vector<2xf16>
  %f9 = arith.divui %x4, %fc5 : index
  %f10 = arith.muli %f9, %fc3 : index
  %f11 = arith.addi %f1, %f10 : index
  %f12 = arith.muli %x2, %fc6 : index
  %f13 = arith.addi %f11, %f12 : index
  %f14 = arith.muli %f0, %fc7 : index
  %f15 = arith.addi %f13, %f14 : index
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
  %f35 = arith.divui %f34, %fc1 : index
  %f36 = arith.muli %f35, %fc1 : index
  %f37 = arith.addi %f1, %f36 : index
  %f38 = arith.muli %x4, %fc2 : index
  %f39 = arith.addi %f37, %f38 : index
  %f40 = arith.muli %x2, %fc0 : index
  %f41 = arith.addi %f40, %f0 : index
  %f42 = arith.muli %f41, %fc4 : index
  %f43 = arith.addi %f39, %f42 : index
  %f44 = arith.muli %x2, %fc5 : index
  %f45 = arith.addi %f37, %f44 : index
  %f46 = arith.muli %f0, %fc0 : index
  %f47 = arith.addi %f45, %f46 : index
  %f48 = vector.load %x3[%f43] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f49 = vector.bitcast %f48 : vector<4xi8> to vector<1xi32>
  %f50 = vector.shuffle %f49, %f49 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
  %f51 = vector.load %x3[%f47] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f52 = vector.bitcast %f51 : vector<16xi8> to vector<4xi32>
  %f53 = arith.shrui %f52, %fc9 : vector<4xi32>
  %f54 = arith.andi %f53, %fc10 : vector<4xi32>
  %f55 = arith.shrui %f50, %fc11 : vector<4xi32>
  %f56 = arith.andi %f55, %fc12 : vector<4xi32>
  %f57 = arith.shli %f56, %fc13 : vector<4xi32>
  %f58 = arith.ori %f54, %f57 : vector<4xi32>
  %f59 = arith.ori %f58, %fc14 : vector<4xi32>
  %f60 = vector.bitcast %f59 : vector<4xi32> to vector<8xf16>
  %f61 = arith.shrui %f52, %fc13 : vector<4xi32>
  %f62 = arith.andi %f61, %fc10 : vector<4xi32>
  %f63 = arith.shrui %f50, %fc15 : vector<4xi32>
  %f64 = arith.andi %f63, %fc12 : vector<4xi32>
  %f65 = arith.shli %f64, %fc13 : vector<4xi32>
  %f66 = arith.ori %f62, %f65 : vector<4xi32>
  %f67 = arith.ori %f66, %fc14 : vector<4xi32>
  %f68 = vector.bitcast %f67 : vector<4xi32> to vector<8xf16>
  %f69 = arith.shrui %f52, %fc16 : vector<4xi32>
  %f70 = arith.andi %f69, %fc10 : vector<4xi32>
  %f71 = arith.shrui %f50, %fc17 : vector<4xi32>
  %f72 = arith.andi %f71, %fc12 : vector<4xi32>
  %f73 = arith.shli %f72, %fc13 : vector<4xi32>
  %f74 = arith.ori %f70, %f73 : vector<4xi32>
  %f75 = arith.ori %f74, %fc14 : vector<4xi32>
  %f76 = vector.bitcast %f75 : vector<4xi32> to vector<8xf16>
  %f77 = arith.shrui %f52, %fc18 : vector<4xi32>
  %f78 = arith.andi %f77, %fc10 : vector<4xi32>
  %f79 = arith.shrui %f50, %fc19 : vector<4xi32>
  %f80 = arith.andi %f79, %fc12 : vector<4xi32>
  %f81 = arith.shli %f80, %fc13 : vector<4xi32>
  %f82 = arith.ori %f78, %f81 : vector<4xi32>
  %f83 = arith.ori %f82, %fc14 : vector<4xi32>
  %f84 = vector.bitcast %f83 : vector<4xi32> to vector<8xf16>
  %f85 = vector.shuffle %f60, %f68 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f86 = vector.shuffle %f76, %f84 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f87 = vector.shuffle %f85, %f86 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f88 = arith.subf %f87, %fc20 : vector<32xf16>
  %f89 = vector.shuffle %f88, %f88 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f90 = vector.shuffle %f88, %f88 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f91 = math.fma %f89, %f24, %f32 : vector<16xf16>
  %f92 = math.fma %f90, %f24, %f32 : vector<16xf16>
  func.return %f91, %f92 : vector<16xf16>, vector<16xf16>
}
func.func private @linear_norm_q5_k_p1__gfx1100.1(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: index, %x10: i1, %x11: memref<?xf32>, %x12: memref<?xf32>) {
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
wave.kernel @linear_norm_q5_k_p1__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>, %plain: memref<?xf16>) {
  %waves = wave.param "waves" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 10 : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 64 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 128 : index
  %c7 = arith.constant 1 : index
  %c8 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant 16 : index
  %rowsMode = wave.param "rowsMode" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c16 = arith.constant 8 : index
  %c17 = arith.constant 32 : index
  %c18 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c21 = arith.constant 2 : index
  %c22 = arith.constant 3 : index
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c25 = arith.constant dense<0x00000000> : vector<4xf32>
  %c26 = arith.constant 4 : index
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c28 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c30 = arith.constant 23 : i32
  %c31 = arith.constant 141 : i32
  %c32 = arith.constant 268 : i32
  %c33 = arith.constant 14 : i32
  %plainRows = wave.param "plainRows" : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c2 : index
  %3 = arith.divui %inputFeatures, %c3 : index
  %4 = arith.muli %3, %c4 : index
  %5 = arith.addi %4, %inputFeatures : index
  %6 = arith.addi %5, %c5 : index
  %7 = arith.divui %6, %c6 : index
  %8 = arith.muli %7, %c6 : index
  %9 = arith.addi %2, %8 : index
  %10 = arith.addi %9, %c6 : index
  %11 = arith.muli %0, %c7 : index
  %12 = arith.addi %11, %c8 : index
  %13 = arith.muli %12, %10 : index
  %14 = memref.load %step[%countAt] : memref<?xi32>
  %15 = arith.index_cast %14 : i32 to index
  %16 = arith.muli %waves, %c3 : index
  %17 = wave.scratch %16 : memref<?xf32>
  %18 = arith.cmpi eq, %hasResidual, %c7 : index
  %19 = arith.muli %0, %c12 : index
  %20 = arith.cmpi eq, %rowsMode, %c8 : index
  scf.if %20 {
    %21 = arith.muli %1, %c12 : index
    %22 = arith.cmpi slt, %21, %15 : index
    scf.if %22 {
      %23 = wave.lane
      %24 = arith.remui %23, %c12 : index
      %25 = wave.scratch %operandHalves : memref<?xf16>
      %26 = arith.divui %operandHalves, %c16 : index
      %27 = wave.wave
      %28 = arith.muli %27, %c17 : index
      %29 = arith.addi %28, %23 : index
      %30 = arith.muli %waves, %c17 : index
      scf.for %31 = %29 to %26 step %30 {
        %32 = arith.muli %31, %c16 : index
        %33 = arith.addi %c8, %32 : index
        %34 = vector.load %x[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %34, %25[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %35 = arith.remui %24, %tileRows : index
      %36 = arith.muli %35, %c16 : index
      %37 = arith.divui %inputFeatures, %c17 : index
      %38 = arith.muli %27, %stepsPerWave : index
      %39 = arith.minsi %38, %37 : index
      %40 = arith.addi %39, %stepsPerWave : index
      %41 = arith.minsi %40, %37 : index
      %42 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %43 = arith.subi %41, %39 : index
      %44 = arith.divui %43, %c21 : index
      %45 = arith.muli %44, %c21 : index
      %46 = arith.addi %39, %45 : index
      %47 = arith.select %42, %40, %46 : index
      %50 = scf.for %48 = %39 to %47 step %c21 iter_args(%49 = %c18) -> (vector<8xf32>) {
        %51 = arith.addi %48, %c8 : index
        %52:2 = func.call @linear_norm_q5_k_p1__gfx1100.0(%23, %13, %51, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %53 = arith.addi %48, %c7 : index
        %54:2 = func.call @linear_norm_q5_k_p1__gfx1100.0(%23, %13, %53, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %55 = arith.muli %48, %c21 : index
        %56 = arith.addi %55, %c8 : index
        %57 = arith.muli %tileRows, %c12 : index
        %58 = arith.muli %56, %57 : index
        %59 = arith.addi %36, %58 : index
        %60 = vector.load %25[%59] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %61 = arith.muli %tileRows, %c16 : index
        %62 = arith.addi %59, %61 : index
        %63 = vector.load %25[%62] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %64 = vector.shuffle %60, %63 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %65 = wave.mma %64, %52#0, %49 : vector<16xf16>, vector<8xf32>
        %66 = arith.addi %55, %c7 : index
        %67 = arith.muli %66, %57 : index
        %68 = arith.addi %36, %67 : index
        %69 = vector.load %25[%68] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %70 = arith.addi %68, %61 : index
        %71 = vector.load %25[%70] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %72 = vector.shuffle %69, %71 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %73 = wave.mma %72, %52#1, %65 : vector<16xf16>, vector<8xf32>
        %74 = arith.addi %55, %c21 : index
        %75 = arith.muli %74, %57 : index
        %76 = arith.addi %36, %75 : index
        %77 = vector.load %25[%76] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %78 = arith.addi %76, %61 : index
        %79 = vector.load %25[%78] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %80 = vector.shuffle %77, %79 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %81 = wave.mma %80, %54#0, %73 : vector<16xf16>, vector<8xf32>
        %82 = arith.addi %55, %c22 : index
        %83 = arith.muli %82, %57 : index
        %84 = arith.addi %36, %83 : index
        %85 = vector.load %25[%84] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %86 = arith.addi %84, %61 : index
        %87 = vector.load %25[%86] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %88 = vector.shuffle %85, %87 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %89 = wave.mma %88, %54#1, %81 : vector<16xf16>, vector<8xf32>
        scf.yield %89 : vector<8xf32>
      }
      %90 = arith.select %42, %47, %41 : index
      %93 = scf.for %91 = %47 to %90 step %c7 iter_args(%92 = %50) -> (vector<8xf32>) {
        %94 = arith.addi %91, %c8 : index
        %95:2 = func.call @linear_norm_q5_k_p1__gfx1100.0(%23, %13, %94, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %96 = arith.muli %91, %c21 : index
        %97 = arith.addi %96, %c8 : index
        %98 = arith.muli %tileRows, %c12 : index
        %99 = arith.muli %97, %98 : index
        %100 = arith.addi %36, %99 : index
        %101 = vector.load %25[%100] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %102 = arith.muli %tileRows, %c16 : index
        %103 = arith.addi %100, %102 : index
        %104 = vector.load %25[%103] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %105 = vector.shuffle %101, %104 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %106 = wave.mma %105, %95#0, %92 : vector<16xf16>, vector<8xf32>
        %107 = arith.addi %96, %c7 : index
        %108 = arith.muli %107, %98 : index
        %109 = arith.addi %36, %108 : index
        %110 = vector.load %25[%109] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %111 = arith.addi %109, %102 : index
        %112 = vector.load %25[%111] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %113 = vector.shuffle %110, %112 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %114 = wave.mma %113, %95#1, %106 : vector<16xf16>, vector<8xf32>
        scf.yield %114 : vector<8xf32>
      }
      %115 = arith.addi %21, %c8 : index
      func.call @linear_norm_q5_k_p1__gfx1100.1(%93, %17, %waves, %115, %15, %factors, %13, %w, %outputFeatures, %19, %18, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %116 = arith.cmpi eq, %rowsMode, %c7 : index
  scf.if %116 {
    %117 = arith.muli %1, %c12 : index
    %118 = arith.cmpi slt, %117, %15 : index
    scf.if %118 {
      %119 = wave.lane
      %120 = arith.remui %119, %c12 : index
      %121 = arith.remui %120, %tileRows : index
      %122 = arith.addi %117, %121 : index
      %123 = arith.divui %122, %tileRows : index
      %124 = arith.divui %inputFeatures, %c12 : index
      %125 = arith.muli %123, %124 : index
      %126 = arith.divui %c8, %c12 : index
      %127 = arith.addi %125, %126 : index
      %128 = arith.muli %127, %c21 : index
      %129 = arith.remui %c8, %c12 : index
      %130 = arith.divui %129, %c16 : index
      %131 = arith.addi %128, %130 : index
      %132 = arith.muli %tileRows, %c16 : index
      %133 = arith.muli %131, %132 : index
      %134 = arith.remui %122, %tileRows : index
      %135 = arith.muli %134, %c16 : index
      %136 = arith.addi %133, %135 : index
      %137 = arith.remui %c8, %c16 : index
      %138 = arith.addi %136, %137 : index
      %139 = wave.wave
      %140 = arith.divui %inputFeatures, %c17 : index
      %141 = arith.muli %139, %stepsPerWave : index
      %142 = arith.minsi %141, %140 : index
      %143 = arith.addi %142, %stepsPerWave : index
      %144 = arith.minsi %143, %140 : index
      %145 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %146 = arith.subi %144, %142 : index
      %147 = arith.divui %146, %c21 : index
      %148 = arith.muli %147, %c21 : index
      %149 = arith.addi %142, %148 : index
      %150 = arith.select %145, %143, %149 : index
      %153 = scf.for %151 = %142 to %150 step %c21 iter_args(%152 = %c18) -> (vector<8xf32>) {
        %154 = arith.addi %151, %c8 : index
        %155:2 = func.call @linear_norm_q5_k_p1__gfx1100.0(%119, %13, %154, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %156 = arith.addi %151, %c7 : index
        %157:2 = func.call @linear_norm_q5_k_p1__gfx1100.0(%119, %13, %156, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %158 = arith.muli %151, %c21 : index
        %159 = arith.addi %158, %c8 : index
        %160 = arith.muli %tileRows, %c12 : index
        %161 = arith.muli %159, %160 : index
        %162 = arith.addi %138, %161 : index
        %163 = vector.load %x[%162] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %164 = arith.addi %162, %132 : index
        %165 = vector.load %x[%164] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %166 = vector.shuffle %163, %165 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %167 = wave.mma %166, %155#0, %152 : vector<16xf16>, vector<8xf32>
        %168 = arith.addi %158, %c7 : index
        %169 = arith.muli %168, %160 : index
        %170 = arith.addi %138, %169 : index
        %171 = vector.load %x[%170] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %172 = arith.addi %170, %132 : index
        %173 = vector.load %x[%172] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %174 = vector.shuffle %171, %173 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %175 = wave.mma %174, %155#1, %167 : vector<16xf16>, vector<8xf32>
        %176 = arith.addi %158, %c21 : index
        %177 = arith.muli %176, %160 : index
        %178 = arith.addi %138, %177 : index
        %179 = vector.load %x[%178] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %180 = arith.addi %178, %132 : index
        %181 = vector.load %x[%180] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %182 = vector.shuffle %179, %181 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %183 = wave.mma %182, %157#0, %175 : vector<16xf16>, vector<8xf32>
        %184 = arith.addi %158, %c22 : index
        %185 = arith.muli %184, %160 : index
        %186 = arith.addi %138, %185 : index
        %187 = vector.load %x[%186] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %188 = arith.addi %186, %132 : index
        %189 = vector.load %x[%188] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %190 = vector.shuffle %187, %189 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %191 = wave.mma %190, %157#1, %183 : vector<16xf16>, vector<8xf32>
        scf.yield %191 : vector<8xf32>
      }
      %192 = arith.select %145, %150, %144 : index
      %195 = scf.for %193 = %150 to %192 step %c7 iter_args(%194 = %153) -> (vector<8xf32>) {
        %196 = arith.addi %193, %c8 : index
        %197:2 = func.call @linear_norm_q5_k_p1__gfx1100.0(%119, %13, %196, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %198 = arith.muli %193, %c21 : index
        %199 = arith.addi %198, %c8 : index
        %200 = arith.muli %tileRows, %c12 : index
        %201 = arith.muli %199, %200 : index
        %202 = arith.addi %138, %201 : index
        %203 = vector.load %x[%202] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %204 = arith.addi %202, %132 : index
        %205 = vector.load %x[%204] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %206 = vector.shuffle %203, %205 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %207 = wave.mma %206, %197#0, %194 : vector<16xf16>, vector<8xf32>
        %208 = arith.addi %198, %c7 : index
        %209 = arith.muli %208, %200 : index
        %210 = arith.addi %138, %209 : index
        %211 = vector.load %x[%210] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %212 = arith.addi %210, %132 : index
        %213 = vector.load %x[%212] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %214 = vector.shuffle %211, %213 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %215 = wave.mma %214, %197#1, %207 : vector<16xf16>, vector<8xf32>
        scf.yield %215 : vector<8xf32>
      }
      %216 = arith.addi %117, %c8 : index
      func.call @linear_norm_q5_k_p1__gfx1100.1(%195, %17, %waves, %216, %15, %factors, %13, %w, %outputFeatures, %19, %18, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %217 = arith.muli %1, %c12 : index
  %218 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %218 {
    %219 = arith.addi %217, %c12 : index
    %220 = arith.minsi %219, %15 : index
    %221 = wave.wave
    %222 = arith.addi %217, %221 : index
    scf.for %223 = %222 to %220 step %waves {
      %224 = arith.muli %223, %features : index
      %225 = wave.lane
      %226 = arith.muli %225, %c26 : index
      %231:3 = scf.for %227 = %226 to %features step %c6 iter_args(%228 = %c25, %229 = %c25, %230 = %c25) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %232 = arith.addi %224, %227 : index
        %233 = vector.load %out[%232] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %234 = vector.load %norm_weight[%227] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %235 = arith.mulf %233, %234 : vector<4xf32>
        %236 = math.fma %233, %233, %228 : vector<4xf32>
        %237 = math.fma %235, %235, %229 : vector<4xf32>
        %238 = math.absf %235 : vector<4xf32>
        %239 = arith.maximumf %230, %238 : vector<4xf32>
        scf.yield %236, %237, %239 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %240 = wave.reduce "add" %231#0 : vector<4xf32>
      %241 = arith.mulf %240, %inverseFeatures : f32
      %242 = arith.addf %241, %epsilon : f32
      %243 = math.sqrt %242 : f32
      %244 = arith.divf %c28, %243 : f32
      %245 = wave.reduce "max" %231#2 : vector<4xf32>
      %246 = arith.mulf %245, %244 : f32
      %247 = arith.bitcast %246 : f32 to i32
      %248 = arith.shrui %247, %c30 : i32
      %249 = arith.maxsi %248, %c31 : i32
      %250 = arith.subi %c32, %249 : i32
      %251 = arith.shli %250, %c30 : i32
      %252 = arith.subi %249, %c33 : i32
      %253 = arith.shli %252, %c30 : i32
      %254 = arith.bitcast %251 : i32 to f32
      %255 = arith.bitcast %253 : i32 to f32
      %256 = wave.reduce "add" %231#1 : vector<4xf32>
      %257 = arith.mulf %256, %244 : f32
      %258 = arith.mulf %257, %244 : f32
      %259 = arith.cmpi eq, %225, %c8 : index
      scf.if %259 {
        %260 = arith.muli %223, %c21 : index
        memref.store %255, %normed_factors[%260] : memref<?xf32>
        %261 = arith.addi %260, %c7 : index
        memref.store %258, %normed_factors[%261] : memref<?xf32>
      }
      %262 = vector.broadcast %244 : f32 to vector<4xf32>
      %263 = vector.broadcast %254 : f32 to vector<4xf32>
      scf.for %264 = %226 to %features step %c6 {
        %265 = arith.addi %224, %264 : index
        %266 = vector.load %out[%265] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %267 = arith.mulf %266, %262 : vector<4xf32>
        %268 = vector.load %norm_weight[%264] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %269 = arith.mulf %267, %268 : vector<4xf32>
        %270 = arith.mulf %269, %263 : vector<4xf32>
        %271 = arith.divui %223, %tileRows : index
        %272 = arith.divui %features, %c12 : index
        %273 = arith.muli %271, %272 : index
        %274 = arith.divui %264, %c12 : index
        %275 = arith.addi %273, %274 : index
        %276 = arith.muli %275, %c21 : index
        %277 = arith.remui %264, %c12 : index
        %278 = arith.divui %277, %c16 : index
        %279 = arith.addi %276, %278 : index
        %280 = arith.muli %tileRows, %c16 : index
        %281 = arith.muli %279, %280 : index
        %282 = arith.remui %223, %tileRows : index
        %283 = arith.muli %282, %c16 : index
        %284 = arith.addi %281, %283 : index
        %285 = arith.remui %264, %c16 : index
        %286 = arith.addi %284, %285 : index
        %287 = arith.truncf %270 : vector<4xf32> to vector<4xf16>
        vector.store %287, %normed[%286] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
        %288 = arith.cmpi eq, %plainRows, %c7 : index
        scf.if %288 {
          vector.store %287, %plain[%265] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
        }
      }
    }
  }
  wave.return
}
