// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q4_1', panels=1)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_norm_q4_1_p1__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 64 : index
  %fc3 = arith.constant 4 : index
  %fc4 = arith.constant 2 : index
  %fc5 = arith.constant 127 : index
  %fc6 = arith.constant 256 : index
  %fc7 = arith.constant dense<0> : vector<4xi32>
  %fc8 = arith.constant dense<983055> : vector<4xi32>
  %fc9 = arith.constant dense<1677747200> : vector<4xi32>
  %fc10 = arith.constant dense<4> : vector<4xi32>
  %fc11 = arith.constant dense<8> : vector<4xi32>
  %fc12 = arith.constant dense<12> : vector<4xi32>
  %fc13 = arith.constant dense<0x6400> : vector<32xf16>
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
  %f21 = vector.load %x3[%f20] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f22 = vector.bitcast %f21 : vector<16xi8> to vector<4xi32>
  %f23 = arith.shrui %f22, %fc7 : vector<4xi32>
  %f24 = arith.andi %f23, %fc8 : vector<4xi32>
  %f25 = arith.ori %f24, %fc9 : vector<4xi32>
  %f26 = vector.bitcast %f25 : vector<4xi32> to vector<8xf16>
  %f27 = arith.shrui %f22, %fc10 : vector<4xi32>
  %f28 = arith.andi %f27, %fc8 : vector<4xi32>
  %f29 = arith.ori %f28, %fc9 : vector<4xi32>
  %f30 = vector.bitcast %f29 : vector<4xi32> to vector<8xf16>
  %f31 = arith.shrui %f22, %fc11 : vector<4xi32>
  %f32 = arith.andi %f31, %fc8 : vector<4xi32>
  %f33 = arith.ori %f32, %fc9 : vector<4xi32>
  %f34 = vector.bitcast %f33 : vector<4xi32> to vector<8xf16>
  %f35 = arith.shrui %f22, %fc12 : vector<4xi32>
  %f36 = arith.andi %f35, %fc8 : vector<4xi32>
  %f37 = arith.ori %f36, %fc9 : vector<4xi32>
  %f38 = vector.bitcast %f37 : vector<4xi32> to vector<8xf16>
  %f39 = vector.shuffle %f26, %f30 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f40 = vector.shuffle %f34, %f38 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f41 = vector.shuffle %f39, %f40 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f42 = arith.subf %f41, %fc13 : vector<32xf16>
  %f43 = vector.shuffle %f42, %f42 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f44 = vector.shuffle %f42, %f42 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f45 = math.fma %f43, %f9, %f11 : vector<16xf16>
  %f46 = math.fma %f44, %f9, %f11 : vector<16xf16>
  func.return %f45, %f46 : vector<16xf16>, vector<16xf16>
}
func.func private @linear_norm_q4_1_p1__gfx1100.1(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: index, %x10: i1, %x11: memref<?xf32>, %x12: memref<?xf32>) {
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
wave.kernel @linear_norm_q4_1_p1__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>, %plain: memref<?xf16>) {
  %waves = wave.param "waves" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 1 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c9 = arith.constant 256 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant 16 : index
  %rowsMode = wave.param "rowsMode" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c16 = arith.constant 32 : index
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
  %4 = arith.addi %3, %c4 : index
  %5 = arith.divui %4, %c5 : index
  %6 = arith.muli %5, %c5 : index
  %7 = arith.addi %2, %6 : index
  %8 = arith.addi %7, %c5 : index
  %9 = arith.muli %0, %c6 : index
  %10 = arith.addi %9, %c7 : index
  %11 = arith.muli %10, %8 : index
  %12 = memref.load %step[%countAt] : memref<?xi32>
  %13 = arith.index_cast %12 : i32 to index
  %14 = arith.muli %waves, %c9 : index
  %15 = wave.scratch %14 : memref<?xf32>
  %16 = arith.cmpi eq, %hasResidual, %c6 : index
  %17 = arith.muli %0, %c12 : index
  %18 = arith.cmpi eq, %rowsMode, %c7 : index
  scf.if %18 {
    %19 = arith.muli %1, %c12 : index
    %20 = arith.cmpi slt, %19, %13 : index
    scf.if %20 {
      %21 = wave.lane
      %22 = arith.remui %21, %c12 : index
      %23 = wave.scratch %operandHalves : memref<?xf16>
      %24 = arith.divui %operandHalves, %c2 : index
      %25 = wave.wave
      %26 = arith.muli %25, %c16 : index
      %27 = arith.addi %26, %21 : index
      %28 = arith.muli %waves, %c16 : index
      scf.for %29 = %27 to %24 step %28 {
        %30 = arith.muli %29, %c2 : index
        %31 = arith.addi %c7, %30 : index
        %32 = vector.load %x[%31] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %32, %23[%31] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %33 = arith.remui %22, %tileRows : index
      %34 = arith.muli %33, %c2 : index
      %35 = arith.divui %inputFeatures, %c16 : index
      %36 = arith.muli %25, %stepsPerWave : index
      %37 = arith.minsi %36, %35 : index
      %38 = arith.addi %37, %stepsPerWave : index
      %39 = arith.minsi %38, %35 : index
      %40 = arith.cmpi eq, %wholeBlocks, %c6 : index
      %41 = arith.subi %39, %37 : index
      %42 = arith.divui %41, %c3 : index
      %43 = arith.muli %42, %c3 : index
      %44 = arith.addi %37, %43 : index
      %45 = arith.select %40, %38, %44 : index
      %48 = scf.for %46 = %37 to %45 step %c3 iter_args(%47 = %c17) -> (vector<8xf32>) {
        %49 = arith.addi %46, %c7 : index
        %50:2 = func.call @linear_norm_q4_1_p1__gfx1100.0(%21, %11, %49, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %51 = arith.addi %46, %c6 : index
        %52:2 = func.call @linear_norm_q4_1_p1__gfx1100.0(%21, %11, %51, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %53 = arith.muli %46, %c3 : index
        %54 = arith.addi %53, %c7 : index
        %55 = arith.muli %tileRows, %c12 : index
        %56 = arith.muli %54, %55 : index
        %57 = arith.addi %34, %56 : index
        %58 = vector.load %23[%57] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %59 = arith.muli %tileRows, %c2 : index
        %60 = arith.addi %57, %59 : index
        %61 = vector.load %23[%60] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %62 = vector.shuffle %58, %61 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %63 = wave.mma %62, %50#0, %47 : vector<16xf16>, vector<8xf32>
        %64 = arith.addi %53, %c6 : index
        %65 = arith.muli %64, %55 : index
        %66 = arith.addi %34, %65 : index
        %67 = vector.load %23[%66] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %68 = arith.addi %66, %59 : index
        %69 = vector.load %23[%68] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %70 = vector.shuffle %67, %69 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %71 = wave.mma %70, %50#1, %63 : vector<16xf16>, vector<8xf32>
        %72 = arith.addi %53, %c3 : index
        %73 = arith.muli %72, %55 : index
        %74 = arith.addi %34, %73 : index
        %75 = vector.load %23[%74] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %76 = arith.addi %74, %59 : index
        %77 = vector.load %23[%76] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %78 = vector.shuffle %75, %77 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %79 = wave.mma %78, %52#0, %71 : vector<16xf16>, vector<8xf32>
        %80 = arith.addi %53, %c20 : index
        %81 = arith.muli %80, %55 : index
        %82 = arith.addi %34, %81 : index
        %83 = vector.load %23[%82] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %84 = arith.addi %82, %59 : index
        %85 = vector.load %23[%84] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %86 = vector.shuffle %83, %85 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %87 = wave.mma %86, %52#1, %79 : vector<16xf16>, vector<8xf32>
        scf.yield %87 : vector<8xf32>
      }
      %88 = arith.select %40, %45, %39 : index
      %91 = scf.for %89 = %45 to %88 step %c6 iter_args(%90 = %48) -> (vector<8xf32>) {
        %92 = arith.addi %89, %c7 : index
        %93:2 = func.call @linear_norm_q4_1_p1__gfx1100.0(%21, %11, %92, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %94 = arith.muli %89, %c3 : index
        %95 = arith.addi %94, %c7 : index
        %96 = arith.muli %tileRows, %c12 : index
        %97 = arith.muli %95, %96 : index
        %98 = arith.addi %34, %97 : index
        %99 = vector.load %23[%98] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %100 = arith.muli %tileRows, %c2 : index
        %101 = arith.addi %98, %100 : index
        %102 = vector.load %23[%101] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %103 = vector.shuffle %99, %102 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %104 = wave.mma %103, %93#0, %90 : vector<16xf16>, vector<8xf32>
        %105 = arith.addi %94, %c6 : index
        %106 = arith.muli %105, %96 : index
        %107 = arith.addi %34, %106 : index
        %108 = vector.load %23[%107] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %109 = arith.addi %107, %100 : index
        %110 = vector.load %23[%109] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %111 = vector.shuffle %108, %110 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %112 = wave.mma %111, %93#1, %104 : vector<16xf16>, vector<8xf32>
        scf.yield %112 : vector<8xf32>
      }
      %113 = arith.addi %19, %c7 : index
      func.call @linear_norm_q4_1_p1__gfx1100.1(%91, %15, %waves, %113, %13, %factors, %11, %w, %outputFeatures, %17, %16, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %114 = arith.cmpi eq, %rowsMode, %c6 : index
  scf.if %114 {
    %115 = arith.muli %1, %c12 : index
    %116 = arith.cmpi slt, %115, %13 : index
    scf.if %116 {
      %117 = wave.lane
      %118 = arith.remui %117, %c12 : index
      %119 = arith.remui %118, %tileRows : index
      %120 = arith.addi %115, %119 : index
      %121 = arith.divui %120, %tileRows : index
      %122 = arith.divui %inputFeatures, %c12 : index
      %123 = arith.muli %121, %122 : index
      %124 = arith.divui %c7, %c12 : index
      %125 = arith.addi %123, %124 : index
      %126 = arith.muli %125, %c3 : index
      %127 = arith.remui %c7, %c12 : index
      %128 = arith.divui %127, %c2 : index
      %129 = arith.addi %126, %128 : index
      %130 = arith.muli %tileRows, %c2 : index
      %131 = arith.muli %129, %130 : index
      %132 = arith.remui %120, %tileRows : index
      %133 = arith.muli %132, %c2 : index
      %134 = arith.addi %131, %133 : index
      %135 = arith.remui %c7, %c2 : index
      %136 = arith.addi %134, %135 : index
      %137 = wave.wave
      %138 = arith.divui %inputFeatures, %c16 : index
      %139 = arith.muli %137, %stepsPerWave : index
      %140 = arith.minsi %139, %138 : index
      %141 = arith.addi %140, %stepsPerWave : index
      %142 = arith.minsi %141, %138 : index
      %143 = arith.cmpi eq, %wholeBlocks, %c6 : index
      %144 = arith.subi %142, %140 : index
      %145 = arith.divui %144, %c3 : index
      %146 = arith.muli %145, %c3 : index
      %147 = arith.addi %140, %146 : index
      %148 = arith.select %143, %141, %147 : index
      %151 = scf.for %149 = %140 to %148 step %c3 iter_args(%150 = %c17) -> (vector<8xf32>) {
        %152 = arith.addi %149, %c7 : index
        %153:2 = func.call @linear_norm_q4_1_p1__gfx1100.0(%117, %11, %152, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %154 = arith.addi %149, %c6 : index
        %155:2 = func.call @linear_norm_q4_1_p1__gfx1100.0(%117, %11, %154, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %156 = arith.muli %149, %c3 : index
        %157 = arith.addi %156, %c7 : index
        %158 = arith.muli %tileRows, %c12 : index
        %159 = arith.muli %157, %158 : index
        %160 = arith.addi %136, %159 : index
        %161 = vector.load %x[%160] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %162 = arith.addi %160, %130 : index
        %163 = vector.load %x[%162] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %164 = vector.shuffle %161, %163 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %165 = wave.mma %164, %153#0, %150 : vector<16xf16>, vector<8xf32>
        %166 = arith.addi %156, %c6 : index
        %167 = arith.muli %166, %158 : index
        %168 = arith.addi %136, %167 : index
        %169 = vector.load %x[%168] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %170 = arith.addi %168, %130 : index
        %171 = vector.load %x[%170] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %172 = vector.shuffle %169, %171 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %173 = wave.mma %172, %153#1, %165 : vector<16xf16>, vector<8xf32>
        %174 = arith.addi %156, %c3 : index
        %175 = arith.muli %174, %158 : index
        %176 = arith.addi %136, %175 : index
        %177 = vector.load %x[%176] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %178 = arith.addi %176, %130 : index
        %179 = vector.load %x[%178] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %180 = vector.shuffle %177, %179 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %181 = wave.mma %180, %155#0, %173 : vector<16xf16>, vector<8xf32>
        %182 = arith.addi %156, %c20 : index
        %183 = arith.muli %182, %158 : index
        %184 = arith.addi %136, %183 : index
        %185 = vector.load %x[%184] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %186 = arith.addi %184, %130 : index
        %187 = vector.load %x[%186] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %188 = vector.shuffle %185, %187 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %189 = wave.mma %188, %155#1, %181 : vector<16xf16>, vector<8xf32>
        scf.yield %189 : vector<8xf32>
      }
      %190 = arith.select %143, %148, %142 : index
      %193 = scf.for %191 = %148 to %190 step %c6 iter_args(%192 = %151) -> (vector<8xf32>) {
        %194 = arith.addi %191, %c7 : index
        %195:2 = func.call @linear_norm_q4_1_p1__gfx1100.0(%117, %11, %194, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %196 = arith.muli %191, %c3 : index
        %197 = arith.addi %196, %c7 : index
        %198 = arith.muli %tileRows, %c12 : index
        %199 = arith.muli %197, %198 : index
        %200 = arith.addi %136, %199 : index
        %201 = vector.load %x[%200] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %202 = arith.addi %200, %130 : index
        %203 = vector.load %x[%202] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %204 = vector.shuffle %201, %203 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %205 = wave.mma %204, %195#0, %192 : vector<16xf16>, vector<8xf32>
        %206 = arith.addi %196, %c6 : index
        %207 = arith.muli %206, %198 : index
        %208 = arith.addi %136, %207 : index
        %209 = vector.load %x[%208] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %210 = arith.addi %208, %130 : index
        %211 = vector.load %x[%210] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %212 = vector.shuffle %209, %211 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %213 = wave.mma %212, %195#1, %205 : vector<16xf16>, vector<8xf32>
        scf.yield %213 : vector<8xf32>
      }
      %214 = arith.addi %115, %c7 : index
      func.call @linear_norm_q4_1_p1__gfx1100.1(%193, %15, %waves, %214, %13, %factors, %11, %w, %outputFeatures, %17, %16, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %215 = arith.muli %1, %c12 : index
  %216 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %216 {
    %217 = arith.addi %215, %c12 : index
    %218 = arith.minsi %217, %13 : index
    %219 = wave.wave
    %220 = arith.addi %215, %219 : index
    scf.for %221 = %220 to %218 step %waves {
      %222 = arith.muli %221, %features : index
      %223 = wave.lane
      %224 = arith.muli %223, %c24 : index
      %229:3 = scf.for %225 = %224 to %features step %c5 iter_args(%226 = %c23, %227 = %c23, %228 = %c23) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %230 = arith.addi %222, %225 : index
        %231 = vector.load %out[%230] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %232 = vector.load %norm_weight[%225] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %233 = arith.mulf %231, %232 : vector<4xf32>
        %234 = math.fma %231, %231, %226 : vector<4xf32>
        %235 = math.fma %233, %233, %227 : vector<4xf32>
        %236 = math.absf %233 : vector<4xf32>
        %237 = arith.maximumf %228, %236 : vector<4xf32>
        scf.yield %234, %235, %237 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %238 = wave.reduce "add" %229#0 : vector<4xf32>
      %239 = arith.mulf %238, %inverseFeatures : f32
      %240 = arith.addf %239, %epsilon : f32
      %241 = math.sqrt %240 : f32
      %242 = arith.divf %c26, %241 : f32
      %243 = wave.reduce "max" %229#2 : vector<4xf32>
      %244 = arith.mulf %243, %242 : f32
      %245 = arith.bitcast %244 : f32 to i32
      %246 = arith.shrui %245, %c28 : i32
      %247 = arith.maxsi %246, %c29 : i32
      %248 = arith.subi %c30, %247 : i32
      %249 = arith.shli %248, %c28 : i32
      %250 = arith.subi %247, %c31 : i32
      %251 = arith.shli %250, %c28 : i32
      %252 = arith.bitcast %249 : i32 to f32
      %253 = arith.bitcast %251 : i32 to f32
      %254 = wave.reduce "add" %229#1 : vector<4xf32>
      %255 = arith.mulf %254, %242 : f32
      %256 = arith.mulf %255, %242 : f32
      %257 = arith.cmpi eq, %223, %c7 : index
      scf.if %257 {
        %258 = arith.muli %221, %c3 : index
        memref.store %253, %normed_factors[%258] : memref<?xf32>
        %259 = arith.addi %258, %c6 : index
        memref.store %256, %normed_factors[%259] : memref<?xf32>
      }
      %260 = vector.broadcast %242 : f32 to vector<4xf32>
      %261 = vector.broadcast %252 : f32 to vector<4xf32>
      scf.for %262 = %224 to %features step %c5 {
        %263 = arith.addi %222, %262 : index
        %264 = vector.load %out[%263] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %265 = arith.mulf %264, %260 : vector<4xf32>
        %266 = vector.load %norm_weight[%262] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %267 = arith.mulf %265, %266 : vector<4xf32>
        %268 = arith.mulf %267, %261 : vector<4xf32>
        %269 = arith.divui %221, %tileRows : index
        %270 = arith.divui %features, %c12 : index
        %271 = arith.muli %269, %270 : index
        %272 = arith.divui %262, %c12 : index
        %273 = arith.addi %271, %272 : index
        %274 = arith.muli %273, %c3 : index
        %275 = arith.remui %262, %c12 : index
        %276 = arith.divui %275, %c2 : index
        %277 = arith.addi %274, %276 : index
        %278 = arith.muli %tileRows, %c2 : index
        %279 = arith.muli %277, %278 : index
        %280 = arith.remui %221, %tileRows : index
        %281 = arith.muli %280, %c2 : index
        %282 = arith.addi %279, %281 : index
        %283 = arith.remui %262, %c2 : index
        %284 = arith.addi %282, %283 : index
        %285 = arith.truncf %268 : vector<4xf32> to vector<4xf16>
        vector.store %285, %normed[%284] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
        %286 = arith.cmpi eq, %plainRows, %c6 : index
        scf.if %286 {
          vector.store %285, %plain[%263] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
        }
      }
    }
  }
  wave.return
}
