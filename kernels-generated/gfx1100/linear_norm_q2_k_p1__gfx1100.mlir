// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q2_k', panels=1)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_norm_q2_k_p1__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 8 : index
  %fc3 = arith.constant 64 : index
  %fc4 = arith.constant 4 : index
  %fc5 = arith.constant 256 : index
  %fc6 = arith.constant 2 : index
  %fc7 = arith.constant 127 : index
  %fc8 = arith.constant 0 : index
  %fc9 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %fc10 = arith.constant dense<196611> : vector<4xi32>
  %fc11 = arith.constant dense<1677747200> : vector<4xi32>
  %fc12 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %fc13 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %fc14 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %fc15 = arith.constant dense<0x6400> : vector<32xf16>
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
  %f12 = arith.muli %x2, %fc3 : index
  %f13 = arith.addi %f11, %f12 : index
  %f14 = arith.addi %f13, %f5 : index
  %f15 = vector.load %x3[%f14] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f16 = vector.extract %f8[0] : f16 from vector<2xf16>
  %f17 = arith.extf %f16 : f16 to f32
  %f18 = vector.extract %f15[0] : i8 from vector<4xi8>
  %f19 = arith.extui %f18 : i8 to i32
  %f20 = arith.sitofp %f19 : i32 to f32
  %f21 = arith.mulf %f17, %f20 : f32
  %f22 = arith.truncf %f21 : f32 to f16
  %f23 = vector.broadcast %f22 : f16 to vector<16xf16>
  %f24 = vector.extract %f8[1] : f16 from vector<2xf16>
  %f25 = arith.extf %f24 : f16 to f32
  %f26 = vector.extract %f15[1] : i8 from vector<4xi8>
  %f27 = arith.extui %f26 : i8 to i32
  %f28 = arith.sitofp %f27 : i32 to f32
  %f29 = arith.mulf %f25, %f28 : f32
  %f30 = arith.truncf %f29 : f32 to f16
  %f31 = vector.broadcast %f30 : f16 to vector<16xf16>
  %f32 = vector.extract %f15[2] : i8 from vector<4xi8>
  %f33 = arith.extui %f32 : i8 to i32
  %f34 = arith.sitofp %f33 : i32 to f32
  %f35 = arith.mulf %f17, %f34 : f32
  %f36 = arith.truncf %f35 : f32 to f16
  %f37 = vector.broadcast %f36 : f16 to vector<16xf16>
  %f38 = vector.extract %f15[3] : i8 from vector<4xi8>
  %f39 = arith.extui %f38 : i8 to i32
  %f40 = arith.sitofp %f39 : i32 to f32
  %f41 = arith.mulf %f25, %f40 : f32
  %f42 = arith.truncf %f41 : f32 to f16
  %f43 = vector.broadcast %f42 : f16 to vector<16xf16>
  %f44 = arith.muli %x4, %fc4 : index
  %f45 = arith.divui %f44, %fc6 : index
  %f46 = arith.addi %f10, %f45 : index
  %f47 = arith.addi %f46, %fc7 : index
  %f48 = arith.divui %f47, %fc1 : index
  %f49 = arith.muli %f48, %fc1 : index
  %f50 = arith.addi %f1, %f49 : index
  %f51 = arith.muli %x4, %fc8 : index
  %f52 = arith.addi %f50, %f51 : index
  %f53 = arith.muli %x2, %fc0 : index
  %f54 = arith.addi %f53, %f0 : index
  %f55 = arith.muli %f54, %fc2 : index
  %f56 = arith.addi %f52, %f55 : index
  %f57 = vector.load %x3[%f56] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
  %f58 = vector.bitcast %f57 : vector<8xi8> to vector<2xi32>
  %f59 = vector.shuffle %f58, %f58 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
  %f60 = arith.shrui %f59, %fc9 : vector<4xi32>
  %f61 = arith.andi %f60, %fc10 : vector<4xi32>
  %f62 = arith.ori %f61, %fc11 : vector<4xi32>
  %f63 = vector.bitcast %f62 : vector<4xi32> to vector<8xf16>
  %f64 = arith.shrui %f59, %fc12 : vector<4xi32>
  %f65 = arith.andi %f64, %fc10 : vector<4xi32>
  %f66 = arith.ori %f65, %fc11 : vector<4xi32>
  %f67 = vector.bitcast %f66 : vector<4xi32> to vector<8xf16>
  %f68 = arith.shrui %f59, %fc13 : vector<4xi32>
  %f69 = arith.andi %f68, %fc10 : vector<4xi32>
  %f70 = arith.ori %f69, %fc11 : vector<4xi32>
  %f71 = vector.bitcast %f70 : vector<4xi32> to vector<8xf16>
  %f72 = arith.shrui %f59, %fc14 : vector<4xi32>
  %f73 = arith.andi %f72, %fc10 : vector<4xi32>
  %f74 = arith.ori %f73, %fc11 : vector<4xi32>
  %f75 = vector.bitcast %f74 : vector<4xi32> to vector<8xf16>
  %f76 = vector.shuffle %f63, %f67 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f77 = vector.shuffle %f71, %f75 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f78 = vector.shuffle %f76, %f77 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f79 = arith.subf %f78, %fc15 : vector<32xf16>
  %f80 = vector.shuffle %f79, %f79 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f81 = vector.shuffle %f79, %f79 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f82 = math.fma %f80, %f23, %f31 : vector<16xf16>
  %f83 = math.fma %f81, %f37, %f43 : vector<16xf16>
  func.return %f82, %f83 : vector<16xf16>, vector<16xf16>
}
func.func private @linear_norm_q2_k_p1__gfx1100.1(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: index, %x10: i1, %x11: memref<?xf32>, %x12: memref<?xf32>) {
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
wave.kernel @linear_norm_q2_k_p1__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>, %plain: memref<?xf16>) {
  %waves = wave.param "waves" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 64 : index
  %c6 = arith.constant 127 : index
  %c7 = arith.constant 128 : index
  %c8 = arith.constant 1 : index
  %c9 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c13 = arith.constant 16 : index
  %rowsMode = wave.param "rowsMode" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c17 = arith.constant 8 : index
  %c18 = arith.constant 32 : index
  %c19 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c22 = arith.constant 3 : index
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c25 = arith.constant dense<0x00000000> : vector<4xf32>
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
  %3 = arith.divui %2, %c3 : index
  %4 = arith.divui %inputFeatures, %c4 : index
  %5 = arith.muli %4, %c5 : index
  %6 = arith.addi %5, %3 : index
  %7 = arith.addi %6, %c6 : index
  %8 = arith.divui %7, %c7 : index
  %9 = arith.muli %8, %c7 : index
  %10 = arith.addi %2, %9 : index
  %11 = arith.addi %10, %c7 : index
  %12 = arith.muli %0, %c8 : index
  %13 = arith.addi %12, %c9 : index
  %14 = arith.muli %13, %11 : index
  %15 = memref.load %step[%countAt] : memref<?xi32>
  %16 = arith.index_cast %15 : i32 to index
  %17 = arith.muli %waves, %c4 : index
  %18 = wave.scratch %17 : memref<?xf32>
  %19 = arith.cmpi eq, %hasResidual, %c8 : index
  %20 = arith.muli %0, %c13 : index
  %21 = arith.cmpi eq, %rowsMode, %c9 : index
  scf.if %21 {
    %22 = arith.muli %1, %c13 : index
    %23 = arith.cmpi slt, %22, %16 : index
    scf.if %23 {
      %24 = wave.lane
      %25 = arith.remui %24, %c13 : index
      %26 = wave.scratch %operandHalves : memref<?xf16>
      %27 = arith.divui %operandHalves, %c17 : index
      %28 = wave.wave
      %29 = arith.muli %28, %c18 : index
      %30 = arith.addi %29, %24 : index
      %31 = arith.muli %waves, %c18 : index
      scf.for %32 = %30 to %27 step %31 {
        %33 = arith.muli %32, %c17 : index
        %34 = arith.addi %c9, %33 : index
        %35 = vector.load %x[%34] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %35, %26[%34] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %36 = arith.remui %25, %tileRows : index
      %37 = arith.muli %36, %c17 : index
      %38 = arith.divui %inputFeatures, %c18 : index
      %39 = arith.muli %28, %stepsPerWave : index
      %40 = arith.minsi %39, %38 : index
      %41 = arith.addi %40, %stepsPerWave : index
      %42 = arith.minsi %41, %38 : index
      %43 = arith.cmpi eq, %wholeBlocks, %c8 : index
      %44 = arith.subi %42, %40 : index
      %45 = arith.divui %44, %c3 : index
      %46 = arith.muli %45, %c3 : index
      %47 = arith.addi %40, %46 : index
      %48 = arith.select %43, %41, %47 : index
      %51 = scf.for %49 = %40 to %48 step %c3 iter_args(%50 = %c19) -> (vector<8xf32>) {
        %52 = arith.addi %49, %c9 : index
        %53:2 = func.call @linear_norm_q2_k_p1__gfx1100.0(%24, %14, %52, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %54 = arith.addi %49, %c8 : index
        %55:2 = func.call @linear_norm_q2_k_p1__gfx1100.0(%24, %14, %54, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %56 = arith.muli %49, %c3 : index
        %57 = arith.addi %56, %c9 : index
        %58 = arith.muli %tileRows, %c13 : index
        %59 = arith.muli %57, %58 : index
        %60 = arith.addi %37, %59 : index
        %61 = vector.load %26[%60] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %62 = arith.muli %tileRows, %c17 : index
        %63 = arith.addi %60, %62 : index
        %64 = vector.load %26[%63] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %65 = vector.shuffle %61, %64 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %66 = wave.mma %65, %53#0, %50 : vector<16xf16>, vector<8xf32>
        %67 = arith.addi %56, %c8 : index
        %68 = arith.muli %67, %58 : index
        %69 = arith.addi %37, %68 : index
        %70 = vector.load %26[%69] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %71 = arith.addi %69, %62 : index
        %72 = vector.load %26[%71] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %73 = vector.shuffle %70, %72 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %74 = wave.mma %73, %53#1, %66 : vector<16xf16>, vector<8xf32>
        %75 = arith.addi %56, %c3 : index
        %76 = arith.muli %75, %58 : index
        %77 = arith.addi %37, %76 : index
        %78 = vector.load %26[%77] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %79 = arith.addi %77, %62 : index
        %80 = vector.load %26[%79] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %81 = vector.shuffle %78, %80 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %82 = wave.mma %81, %55#0, %74 : vector<16xf16>, vector<8xf32>
        %83 = arith.addi %56, %c22 : index
        %84 = arith.muli %83, %58 : index
        %85 = arith.addi %37, %84 : index
        %86 = vector.load %26[%85] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %87 = arith.addi %85, %62 : index
        %88 = vector.load %26[%87] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %89 = vector.shuffle %86, %88 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %90 = wave.mma %89, %55#1, %82 : vector<16xf16>, vector<8xf32>
        scf.yield %90 : vector<8xf32>
      }
      %91 = arith.select %43, %48, %42 : index
      %94 = scf.for %92 = %48 to %91 step %c8 iter_args(%93 = %51) -> (vector<8xf32>) {
        %95 = arith.addi %92, %c9 : index
        %96:2 = func.call @linear_norm_q2_k_p1__gfx1100.0(%24, %14, %95, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %97 = arith.muli %92, %c3 : index
        %98 = arith.addi %97, %c9 : index
        %99 = arith.muli %tileRows, %c13 : index
        %100 = arith.muli %98, %99 : index
        %101 = arith.addi %37, %100 : index
        %102 = vector.load %26[%101] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %103 = arith.muli %tileRows, %c17 : index
        %104 = arith.addi %101, %103 : index
        %105 = vector.load %26[%104] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %106 = vector.shuffle %102, %105 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %107 = wave.mma %106, %96#0, %93 : vector<16xf16>, vector<8xf32>
        %108 = arith.addi %97, %c8 : index
        %109 = arith.muli %108, %99 : index
        %110 = arith.addi %37, %109 : index
        %111 = vector.load %26[%110] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %112 = arith.addi %110, %103 : index
        %113 = vector.load %26[%112] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %114 = vector.shuffle %111, %113 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %115 = wave.mma %114, %96#1, %107 : vector<16xf16>, vector<8xf32>
        scf.yield %115 : vector<8xf32>
      }
      %116 = arith.addi %22, %c9 : index
      func.call @linear_norm_q2_k_p1__gfx1100.1(%94, %18, %waves, %116, %16, %factors, %14, %w, %outputFeatures, %20, %19, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %117 = arith.cmpi eq, %rowsMode, %c8 : index
  scf.if %117 {
    %118 = arith.muli %1, %c13 : index
    %119 = arith.cmpi slt, %118, %16 : index
    scf.if %119 {
      %120 = wave.lane
      %121 = arith.remui %120, %c13 : index
      %122 = arith.remui %121, %tileRows : index
      %123 = arith.addi %118, %122 : index
      %124 = arith.divui %123, %tileRows : index
      %125 = arith.divui %inputFeatures, %c13 : index
      %126 = arith.muli %124, %125 : index
      %127 = arith.divui %c9, %c13 : index
      %128 = arith.addi %126, %127 : index
      %129 = arith.muli %128, %c3 : index
      %130 = arith.remui %c9, %c13 : index
      %131 = arith.divui %130, %c17 : index
      %132 = arith.addi %129, %131 : index
      %133 = arith.muli %tileRows, %c17 : index
      %134 = arith.muli %132, %133 : index
      %135 = arith.remui %123, %tileRows : index
      %136 = arith.muli %135, %c17 : index
      %137 = arith.addi %134, %136 : index
      %138 = arith.remui %c9, %c17 : index
      %139 = arith.addi %137, %138 : index
      %140 = wave.wave
      %141 = arith.divui %inputFeatures, %c18 : index
      %142 = arith.muli %140, %stepsPerWave : index
      %143 = arith.minsi %142, %141 : index
      %144 = arith.addi %143, %stepsPerWave : index
      %145 = arith.minsi %144, %141 : index
      %146 = arith.cmpi eq, %wholeBlocks, %c8 : index
      %147 = arith.subi %145, %143 : index
      %148 = arith.divui %147, %c3 : index
      %149 = arith.muli %148, %c3 : index
      %150 = arith.addi %143, %149 : index
      %151 = arith.select %146, %144, %150 : index
      %154 = scf.for %152 = %143 to %151 step %c3 iter_args(%153 = %c19) -> (vector<8xf32>) {
        %155 = arith.addi %152, %c9 : index
        %156:2 = func.call @linear_norm_q2_k_p1__gfx1100.0(%120, %14, %155, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %157 = arith.addi %152, %c8 : index
        %158:2 = func.call @linear_norm_q2_k_p1__gfx1100.0(%120, %14, %157, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %159 = arith.muli %152, %c3 : index
        %160 = arith.addi %159, %c9 : index
        %161 = arith.muli %tileRows, %c13 : index
        %162 = arith.muli %160, %161 : index
        %163 = arith.addi %139, %162 : index
        %164 = vector.load %x[%163] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %165 = arith.addi %163, %133 : index
        %166 = vector.load %x[%165] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %167 = vector.shuffle %164, %166 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %168 = wave.mma %167, %156#0, %153 : vector<16xf16>, vector<8xf32>
        %169 = arith.addi %159, %c8 : index
        %170 = arith.muli %169, %161 : index
        %171 = arith.addi %139, %170 : index
        %172 = vector.load %x[%171] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %173 = arith.addi %171, %133 : index
        %174 = vector.load %x[%173] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %175 = vector.shuffle %172, %174 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %176 = wave.mma %175, %156#1, %168 : vector<16xf16>, vector<8xf32>
        %177 = arith.addi %159, %c3 : index
        %178 = arith.muli %177, %161 : index
        %179 = arith.addi %139, %178 : index
        %180 = vector.load %x[%179] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %181 = arith.addi %179, %133 : index
        %182 = vector.load %x[%181] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %183 = vector.shuffle %180, %182 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %184 = wave.mma %183, %158#0, %176 : vector<16xf16>, vector<8xf32>
        %185 = arith.addi %159, %c22 : index
        %186 = arith.muli %185, %161 : index
        %187 = arith.addi %139, %186 : index
        %188 = vector.load %x[%187] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %189 = arith.addi %187, %133 : index
        %190 = vector.load %x[%189] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %191 = vector.shuffle %188, %190 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %192 = wave.mma %191, %158#1, %184 : vector<16xf16>, vector<8xf32>
        scf.yield %192 : vector<8xf32>
      }
      %193 = arith.select %146, %151, %145 : index
      %196 = scf.for %194 = %151 to %193 step %c8 iter_args(%195 = %154) -> (vector<8xf32>) {
        %197 = arith.addi %194, %c9 : index
        %198:2 = func.call @linear_norm_q2_k_p1__gfx1100.0(%120, %14, %197, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %199 = arith.muli %194, %c3 : index
        %200 = arith.addi %199, %c9 : index
        %201 = arith.muli %tileRows, %c13 : index
        %202 = arith.muli %200, %201 : index
        %203 = arith.addi %139, %202 : index
        %204 = vector.load %x[%203] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %205 = arith.addi %203, %133 : index
        %206 = vector.load %x[%205] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %207 = vector.shuffle %204, %206 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %208 = wave.mma %207, %198#0, %195 : vector<16xf16>, vector<8xf32>
        %209 = arith.addi %199, %c8 : index
        %210 = arith.muli %209, %201 : index
        %211 = arith.addi %139, %210 : index
        %212 = vector.load %x[%211] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %213 = arith.addi %211, %133 : index
        %214 = vector.load %x[%213] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %215 = vector.shuffle %212, %214 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %216 = wave.mma %215, %198#1, %208 : vector<16xf16>, vector<8xf32>
        scf.yield %216 : vector<8xf32>
      }
      %217 = arith.addi %118, %c9 : index
      func.call @linear_norm_q2_k_p1__gfx1100.1(%196, %18, %waves, %217, %16, %factors, %14, %w, %outputFeatures, %20, %19, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %218 = arith.muli %1, %c13 : index
  %219 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %219 {
    %220 = arith.addi %218, %c13 : index
    %221 = arith.minsi %220, %16 : index
    %222 = wave.wave
    %223 = arith.addi %218, %222 : index
    scf.for %224 = %223 to %221 step %waves {
      %225 = arith.muli %224, %features : index
      %226 = wave.lane
      %227 = arith.muli %226, %c2 : index
      %232:3 = scf.for %228 = %227 to %features step %c7 iter_args(%229 = %c25, %230 = %c25, %231 = %c25) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %233 = arith.addi %225, %228 : index
        %234 = vector.load %out[%233] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %235 = vector.load %norm_weight[%228] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %236 = arith.mulf %234, %235 : vector<4xf32>
        %237 = math.fma %234, %234, %229 : vector<4xf32>
        %238 = math.fma %236, %236, %230 : vector<4xf32>
        %239 = math.absf %236 : vector<4xf32>
        %240 = arith.maximumf %231, %239 : vector<4xf32>
        scf.yield %237, %238, %240 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %241 = wave.reduce "add" %232#0 : vector<4xf32>
      %242 = arith.mulf %241, %inverseFeatures : f32
      %243 = arith.addf %242, %epsilon : f32
      %244 = math.sqrt %243 : f32
      %245 = arith.divf %c27, %244 : f32
      %246 = wave.reduce "max" %232#2 : vector<4xf32>
      %247 = arith.mulf %246, %245 : f32
      %248 = arith.bitcast %247 : f32 to i32
      %249 = arith.shrui %248, %c29 : i32
      %250 = arith.maxsi %249, %c30 : i32
      %251 = arith.subi %c31, %250 : i32
      %252 = arith.shli %251, %c29 : i32
      %253 = arith.subi %250, %c32 : i32
      %254 = arith.shli %253, %c29 : i32
      %255 = arith.bitcast %252 : i32 to f32
      %256 = arith.bitcast %254 : i32 to f32
      %257 = wave.reduce "add" %232#1 : vector<4xf32>
      %258 = arith.mulf %257, %245 : f32
      %259 = arith.mulf %258, %245 : f32
      %260 = arith.cmpi eq, %226, %c9 : index
      scf.if %260 {
        %261 = arith.muli %224, %c3 : index
        memref.store %256, %normed_factors[%261] : memref<?xf32>
        %262 = arith.addi %261, %c8 : index
        memref.store %259, %normed_factors[%262] : memref<?xf32>
      }
      %263 = vector.broadcast %245 : f32 to vector<4xf32>
      %264 = vector.broadcast %255 : f32 to vector<4xf32>
      scf.for %265 = %227 to %features step %c7 {
        %266 = arith.addi %225, %265 : index
        %267 = vector.load %out[%266] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %268 = arith.mulf %267, %263 : vector<4xf32>
        %269 = vector.load %norm_weight[%265] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %270 = arith.mulf %268, %269 : vector<4xf32>
        %271 = arith.mulf %270, %264 : vector<4xf32>
        %272 = arith.divui %224, %tileRows : index
        %273 = arith.divui %features, %c13 : index
        %274 = arith.muli %272, %273 : index
        %275 = arith.divui %265, %c13 : index
        %276 = arith.addi %274, %275 : index
        %277 = arith.muli %276, %c3 : index
        %278 = arith.remui %265, %c13 : index
        %279 = arith.divui %278, %c17 : index
        %280 = arith.addi %277, %279 : index
        %281 = arith.muli %tileRows, %c17 : index
        %282 = arith.muli %280, %281 : index
        %283 = arith.remui %224, %tileRows : index
        %284 = arith.muli %283, %c17 : index
        %285 = arith.addi %282, %284 : index
        %286 = arith.remui %265, %c17 : index
        %287 = arith.addi %285, %286 : index
        %288 = arith.truncf %271 : vector<4xf32> to vector<4xf16>
        vector.store %288, %normed[%287] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
        %289 = arith.cmpi eq, %plainRows, %c8 : index
        scf.if %289 {
          vector.store %288, %plain[%266] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
        }
      }
    }
  }
  wave.return
}
