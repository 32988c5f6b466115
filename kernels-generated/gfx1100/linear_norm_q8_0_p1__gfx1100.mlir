// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q8_0', panels=1)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_norm_q8_0_p1__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @linear_norm_q8_0_p1__gfx1100.1(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: index, %x10: i1, %x11: memref<?xf32>, %x12: memref<?xf32>) {
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
wave.kernel @linear_norm_q8_0_p1__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>, %plain: memref<?xf16>) {
  %waves = wave.param "waves" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 16 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 256 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %rowsMode = wave.param "rowsMode" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant 32 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 2 : index
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
  %11 = memref.load %step[%countAt] : memref<?xi32>
  %12 = arith.index_cast %11 : i32 to index
  %13 = arith.muli %waves, %c8 : index
  %14 = wave.scratch %13 : memref<?xf32>
  %15 = arith.cmpi eq, %hasResidual, %c5 : index
  %16 = arith.muli %0, %c2 : index
  %17 = arith.cmpi eq, %rowsMode, %c6 : index
  scf.if %17 {
    %18 = arith.muli %1, %c2 : index
    %19 = arith.cmpi slt, %18, %12 : index
    scf.if %19 {
      %20 = wave.lane
      %21 = arith.remui %20, %c2 : index
      %22 = wave.scratch %operandHalves : memref<?xf16>
      %23 = arith.divui %operandHalves, %c14 : index
      %24 = wave.wave
      %25 = arith.muli %24, %c15 : index
      %26 = arith.addi %25, %20 : index
      %27 = arith.muli %waves, %c15 : index
      scf.for %28 = %26 to %23 step %27 {
        %29 = arith.muli %28, %c14 : index
        %30 = arith.addi %c6, %29 : index
        %31 = vector.load %x[%30] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %31, %22[%30] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %32 = arith.remui %21, %tileRows : index
      %33 = arith.muli %32, %c14 : index
      %34 = arith.divui %inputFeatures, %c15 : index
      %35 = arith.muli %24, %stepsPerWave : index
      %36 = arith.minsi %35, %34 : index
      %37 = arith.addi %36, %stepsPerWave : index
      %38 = arith.minsi %37, %34 : index
      %39 = arith.cmpi eq, %wholeBlocks, %c5 : index
      %40 = arith.subi %38, %36 : index
      %41 = arith.divui %40, %c19 : index
      %42 = arith.muli %41, %c19 : index
      %43 = arith.addi %36, %42 : index
      %44 = arith.select %39, %37, %43 : index
      %47 = scf.for %45 = %36 to %44 step %c19 iter_args(%46 = %c16) -> (vector<8xf32>) {
        %48 = arith.addi %45, %c6 : index
        %49:2 = func.call @linear_norm_q8_0_p1__gfx1100.0(%20, %10, %48, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %50 = arith.addi %45, %c5 : index
        %51:2 = func.call @linear_norm_q8_0_p1__gfx1100.0(%20, %10, %50, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %52 = arith.muli %45, %c19 : index
        %53 = arith.addi %52, %c6 : index
        %54 = arith.muli %tileRows, %c2 : index
        %55 = arith.muli %53, %54 : index
        %56 = arith.addi %33, %55 : index
        %57 = vector.load %22[%56] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %58 = arith.muli %tileRows, %c14 : index
        %59 = arith.addi %56, %58 : index
        %60 = vector.load %22[%59] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %61 = vector.shuffle %57, %60 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %62 = wave.mma %61, %49#0, %46 : vector<16xf16>, vector<8xf32>
        %63 = arith.addi %52, %c5 : index
        %64 = arith.muli %63, %54 : index
        %65 = arith.addi %33, %64 : index
        %66 = vector.load %22[%65] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %67 = arith.addi %65, %58 : index
        %68 = vector.load %22[%67] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %69 = vector.shuffle %66, %68 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %70 = wave.mma %69, %49#1, %62 : vector<16xf16>, vector<8xf32>
        %71 = arith.addi %52, %c19 : index
        %72 = arith.muli %71, %54 : index
        %73 = arith.addi %33, %72 : index
        %74 = vector.load %22[%73] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %75 = arith.addi %73, %58 : index
        %76 = vector.load %22[%75] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %77 = vector.shuffle %74, %76 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %78 = wave.mma %77, %51#0, %70 : vector<16xf16>, vector<8xf32>
        %79 = arith.addi %52, %c20 : index
        %80 = arith.muli %79, %54 : index
        %81 = arith.addi %33, %80 : index
        %82 = vector.load %22[%81] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %83 = arith.addi %81, %58 : index
        %84 = vector.load %22[%83] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %85 = vector.shuffle %82, %84 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %86 = wave.mma %85, %51#1, %78 : vector<16xf16>, vector<8xf32>
        scf.yield %86 : vector<8xf32>
      }
      %87 = arith.select %39, %44, %38 : index
      %90 = scf.for %88 = %44 to %87 step %c5 iter_args(%89 = %47) -> (vector<8xf32>) {
        %91 = arith.addi %88, %c6 : index
        %92:2 = func.call @linear_norm_q8_0_p1__gfx1100.0(%20, %10, %91, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %93 = arith.muli %88, %c19 : index
        %94 = arith.addi %93, %c6 : index
        %95 = arith.muli %tileRows, %c2 : index
        %96 = arith.muli %94, %95 : index
        %97 = arith.addi %33, %96 : index
        %98 = vector.load %22[%97] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %99 = arith.muli %tileRows, %c14 : index
        %100 = arith.addi %97, %99 : index
        %101 = vector.load %22[%100] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %102 = vector.shuffle %98, %101 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %103 = wave.mma %102, %92#0, %89 : vector<16xf16>, vector<8xf32>
        %104 = arith.addi %93, %c5 : index
        %105 = arith.muli %104, %95 : index
        %106 = arith.addi %33, %105 : index
        %107 = vector.load %22[%106] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %108 = arith.addi %106, %99 : index
        %109 = vector.load %22[%108] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %110 = vector.shuffle %107, %109 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %111 = wave.mma %110, %92#1, %103 : vector<16xf16>, vector<8xf32>
        scf.yield %111 : vector<8xf32>
      }
      %112 = arith.addi %18, %c6 : index
      func.call @linear_norm_q8_0_p1__gfx1100.1(%90, %14, %waves, %112, %12, %factors, %10, %w, %outputFeatures, %16, %15, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %113 = arith.cmpi eq, %rowsMode, %c5 : index
  scf.if %113 {
    %114 = arith.muli %1, %c2 : index
    %115 = arith.cmpi slt, %114, %12 : index
    scf.if %115 {
      %116 = wave.lane
      %117 = arith.remui %116, %c2 : index
      %118 = arith.remui %117, %tileRows : index
      %119 = arith.addi %114, %118 : index
      %120 = arith.divui %119, %tileRows : index
      %121 = arith.divui %inputFeatures, %c2 : index
      %122 = arith.muli %120, %121 : index
      %123 = arith.divui %c6, %c2 : index
      %124 = arith.addi %122, %123 : index
      %125 = arith.muli %124, %c19 : index
      %126 = arith.remui %c6, %c2 : index
      %127 = arith.divui %126, %c14 : index
      %128 = arith.addi %125, %127 : index
      %129 = arith.muli %tileRows, %c14 : index
      %130 = arith.muli %128, %129 : index
      %131 = arith.remui %119, %tileRows : index
      %132 = arith.muli %131, %c14 : index
      %133 = arith.addi %130, %132 : index
      %134 = arith.remui %c6, %c14 : index
      %135 = arith.addi %133, %134 : index
      %136 = wave.wave
      %137 = arith.divui %inputFeatures, %c15 : index
      %138 = arith.muli %136, %stepsPerWave : index
      %139 = arith.minsi %138, %137 : index
      %140 = arith.addi %139, %stepsPerWave : index
      %141 = arith.minsi %140, %137 : index
      %142 = arith.cmpi eq, %wholeBlocks, %c5 : index
      %143 = arith.subi %141, %139 : index
      %144 = arith.divui %143, %c19 : index
      %145 = arith.muli %144, %c19 : index
      %146 = arith.addi %139, %145 : index
      %147 = arith.select %142, %140, %146 : index
      %150 = scf.for %148 = %139 to %147 step %c19 iter_args(%149 = %c16) -> (vector<8xf32>) {
        %151 = arith.addi %148, %c6 : index
        %152:2 = func.call @linear_norm_q8_0_p1__gfx1100.0(%116, %10, %151, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %153 = arith.addi %148, %c5 : index
        %154:2 = func.call @linear_norm_q8_0_p1__gfx1100.0(%116, %10, %153, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %155 = arith.muli %148, %c19 : index
        %156 = arith.addi %155, %c6 : index
        %157 = arith.muli %tileRows, %c2 : index
        %158 = arith.muli %156, %157 : index
        %159 = arith.addi %135, %158 : index
        %160 = vector.load %x[%159] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %161 = arith.addi %159, %129 : index
        %162 = vector.load %x[%161] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %163 = vector.shuffle %160, %162 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %164 = wave.mma %163, %152#0, %149 : vector<16xf16>, vector<8xf32>
        %165 = arith.addi %155, %c5 : index
        %166 = arith.muli %165, %157 : index
        %167 = arith.addi %135, %166 : index
        %168 = vector.load %x[%167] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %169 = arith.addi %167, %129 : index
        %170 = vector.load %x[%169] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %171 = vector.shuffle %168, %170 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %172 = wave.mma %171, %152#1, %164 : vector<16xf16>, vector<8xf32>
        %173 = arith.addi %155, %c19 : index
        %174 = arith.muli %173, %157 : index
        %175 = arith.addi %135, %174 : index
        %176 = vector.load %x[%175] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %177 = arith.addi %175, %129 : index
        %178 = vector.load %x[%177] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %179 = vector.shuffle %176, %178 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %180 = wave.mma %179, %154#0, %172 : vector<16xf16>, vector<8xf32>
        %181 = arith.addi %155, %c20 : index
        %182 = arith.muli %181, %157 : index
        %183 = arith.addi %135, %182 : index
        %184 = vector.load %x[%183] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %185 = arith.addi %183, %129 : index
        %186 = vector.load %x[%185] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %187 = vector.shuffle %184, %186 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %188 = wave.mma %187, %154#1, %180 : vector<16xf16>, vector<8xf32>
        scf.yield %188 : vector<8xf32>
      }
      %189 = arith.select %142, %147, %141 : index
      %192 = scf.for %190 = %147 to %189 step %c5 iter_args(%191 = %150) -> (vector<8xf32>) {
        %193 = arith.addi %190, %c6 : index
        %194:2 = func.call @linear_norm_q8_0_p1__gfx1100.0(%116, %10, %193, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %195 = arith.muli %190, %c19 : index
        %196 = arith.addi %195, %c6 : index
        %197 = arith.muli %tileRows, %c2 : index
        %198 = arith.muli %196, %197 : index
        %199 = arith.addi %135, %198 : index
        %200 = vector.load %x[%199] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %201 = arith.addi %199, %129 : index
        %202 = vector.load %x[%201] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %203 = vector.shuffle %200, %202 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %204 = wave.mma %203, %194#0, %191 : vector<16xf16>, vector<8xf32>
        %205 = arith.addi %195, %c5 : index
        %206 = arith.muli %205, %197 : index
        %207 = arith.addi %135, %206 : index
        %208 = vector.load %x[%207] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %209 = arith.addi %207, %129 : index
        %210 = vector.load %x[%209] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %211 = vector.shuffle %208, %210 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %212 = wave.mma %211, %194#1, %204 : vector<16xf16>, vector<8xf32>
        scf.yield %212 : vector<8xf32>
      }
      %213 = arith.addi %114, %c6 : index
      func.call @linear_norm_q8_0_p1__gfx1100.1(%192, %14, %waves, %213, %12, %factors, %10, %w, %outputFeatures, %16, %15, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %214 = arith.muli %1, %c2 : index
  %215 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %215 {
    %216 = arith.addi %214, %c2 : index
    %217 = arith.minsi %216, %12 : index
    %218 = wave.wave
    %219 = arith.addi %214, %218 : index
    scf.for %220 = %219 to %217 step %waves {
      %221 = arith.muli %220, %features : index
      %222 = wave.lane
      %223 = arith.muli %222, %c24 : index
      %228:3 = scf.for %224 = %223 to %features step %c4 iter_args(%225 = %c23, %226 = %c23, %227 = %c23) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %229 = arith.addi %221, %224 : index
        %230 = vector.load %out[%229] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %231 = vector.load %norm_weight[%224] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %232 = arith.mulf %230, %231 : vector<4xf32>
        %233 = math.fma %230, %230, %225 : vector<4xf32>
        %234 = math.fma %232, %232, %226 : vector<4xf32>
        %235 = math.absf %232 : vector<4xf32>
        %236 = arith.maximumf %227, %235 : vector<4xf32>
        scf.yield %233, %234, %236 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %237 = wave.reduce "add" %228#0 : vector<4xf32>
      %238 = arith.mulf %237, %inverseFeatures : f32
      %239 = arith.addf %238, %epsilon : f32
      %240 = math.sqrt %239 : f32
      %241 = arith.divf %c26, %240 : f32
      %242 = wave.reduce "max" %228#2 : vector<4xf32>
      %243 = arith.mulf %242, %241 : f32
      %244 = arith.bitcast %243 : f32 to i32
      %245 = arith.shrui %244, %c28 : i32
      %246 = arith.maxsi %245, %c29 : i32
      %247 = arith.subi %c30, %246 : i32
      %248 = arith.shli %247, %c28 : i32
      %249 = arith.subi %246, %c31 : i32
      %250 = arith.shli %249, %c28 : i32
      %251 = arith.bitcast %248 : i32 to f32
      %252 = arith.bitcast %250 : i32 to f32
      %253 = wave.reduce "add" %228#1 : vector<4xf32>
      %254 = arith.mulf %253, %241 : f32
      %255 = arith.mulf %254, %241 : f32
      %256 = arith.cmpi eq, %222, %c6 : index
      scf.if %256 {
        %257 = arith.muli %220, %c19 : index
        memref.store %252, %normed_factors[%257] : memref<?xf32>
        %258 = arith.addi %257, %c5 : index
        memref.store %255, %normed_factors[%258] : memref<?xf32>
      }
      %259 = vector.broadcast %241 : f32 to vector<4xf32>
      %260 = vector.broadcast %251 : f32 to vector<4xf32>
      scf.for %261 = %223 to %features step %c4 {
        %262 = arith.addi %221, %261 : index
        %263 = vector.load %out[%262] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %264 = arith.mulf %263, %259 : vector<4xf32>
        %265 = vector.load %norm_weight[%261] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %266 = arith.mulf %264, %265 : vector<4xf32>
        %267 = arith.mulf %266, %260 : vector<4xf32>
        %268 = arith.divui %220, %tileRows : index
        %269 = arith.divui %features, %c2 : index
        %270 = arith.muli %268, %269 : index
        %271 = arith.divui %261, %c2 : index
        %272 = arith.addi %270, %271 : index
        %273 = arith.muli %272, %c19 : index
        %274 = arith.remui %261, %c2 : index
        %275 = arith.divui %274, %c14 : index
        %276 = arith.addi %273, %275 : index
        %277 = arith.muli %tileRows, %c14 : index
        %278 = arith.muli %276, %277 : index
        %279 = arith.remui %220, %tileRows : index
        %280 = arith.muli %279, %c14 : index
        %281 = arith.addi %278, %280 : index
        %282 = arith.remui %261, %c14 : index
        %283 = arith.addi %281, %282 : index
        %284 = arith.truncf %267 : vector<4xf32> to vector<4xf16>
        vector.store %284, %normed[%283] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
        %285 = arith.cmpi eq, %plainRows, %c5 : index
        scf.if %285 {
          vector.store %284, %plain[%262] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
        }
      }
    }
  }
  wave.return
}
