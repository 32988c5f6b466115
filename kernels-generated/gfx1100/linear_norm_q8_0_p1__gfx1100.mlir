// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q8_0', panels=1)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_norm_q8_0_p1__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 32 : index
  %fc2 = arith.constant 2 : index
  %fc3 = arith.constant 128 : index
  %fscalesInLds = wave.param "scalesInLds" : index
  %fc5 = arith.constant 0 : index
  %fc6 = arith.constant 127 : index
  %fc7 = arith.constant 512 : index
  %fc8 = arith.constant dense<16711935> : vector<4xi32>
  %fc9 = arith.constant dense<1677747200> : vector<4xi32>
  %fc10 = arith.constant dense<8> : vector<4xi32>
  %fc11 = arith.constant dense<0x6480> : vector<16xf16>
  %fc12 = arith.constant 256 : index
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.muli %x1, %fc1 : index
  %f2 = arith.muli %f0, %fc2 : index
  %f3 = arith.addi %f1, %f2 : index
  %f4 = arith.addi %x2, %fc3 : index
  %f5 = arith.cmpi sgt, %fscalesInLds, %fc5 : index
  %f6 = scf.if %f5 -> (vector<2xi8>) {
    %f7 = arith.addi %x3, %f3 : index
    %f8 = vector.load %x4[%f7] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f8 : vector<2xi8>
  } else {
    %f9 = arith.addi %f4, %f3 : index
    %f10 = vector.load %x5[%f9] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f10 : vector<2xi8>
  }
  %f11 = vector.bitcast %f6 : vector<2xi8> to vector<1xf16>
  %f12 = vector.extract %f11[0] : f16 from vector<1xf16>
  %f13 = vector.broadcast %f12 : f16 to vector<16xf16>
  %f14 = arith.addi %x6, %fc6 : index
  %f15 = arith.divui %f14, %fc3 : index
  %f16 = arith.muli %f15, %fc3 : index
  %f17 = arith.addi %f4, %f16 : index
  %f18 = arith.muli %x1, %fc7 : index
  %f19 = arith.addi %f17, %f18 : index
  %f20 = arith.addi %f19, %fc5 : index
  %f21 = arith.muli %f0, %fc0 : index
  %f22 = arith.addi %f20, %f21 : index
  %f23 = vector.load %x5[%f22] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f24 = vector.bitcast %f23 : vector<16xi8> to vector<4xi32>
  %f25 = arith.andi %f24, %fc8 : vector<4xi32>
  %f26 = arith.ori %f25, %fc9 : vector<4xi32>
  %f27 = vector.bitcast %f26 : vector<4xi32> to vector<8xf16>
  %f28 = arith.shrui %f24, %fc10 : vector<4xi32>
  %f29 = arith.andi %f28, %fc8 : vector<4xi32>
  %f30 = arith.ori %f29, %fc9 : vector<4xi32>
  %f31 = vector.bitcast %f30 : vector<4xi32> to vector<8xf16>
  %f32 = vector.shuffle %f27, %f31 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f33 = arith.subf %f32, %fc11 : vector<16xf16>
  %f34 = arith.mulf %f33, %f13 : vector<16xf16>
  %f35 = arith.addi %f19, %fc12 : index
  %f36 = arith.addi %f35, %f21 : index
  %f37 = vector.load %x5[%f36] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f38 = vector.bitcast %f37 : vector<16xi8> to vector<4xi32>
  %f39 = arith.andi %f38, %fc8 : vector<4xi32>
  %f40 = arith.ori %f39, %fc9 : vector<4xi32>
  %f41 = vector.bitcast %f40 : vector<4xi32> to vector<8xf16>
  %f42 = arith.shrui %f38, %fc10 : vector<4xi32>
  %f43 = arith.andi %f42, %fc8 : vector<4xi32>
  %f44 = arith.ori %f43, %fc9 : vector<4xi32>
  %f45 = vector.bitcast %f44 : vector<4xi32> to vector<8xf16>
  %f46 = vector.shuffle %f41, %f45 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f47 = arith.subf %f46, %fc11 : vector<16xf16>
  %f48 = arith.mulf %f47, %f13 : vector<16xf16>
  func.return %f34, %f48 : vector<16xf16>, vector<16xf16>
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
  %scalesInLds = wave.param "scalesInLds" : index
  %c13 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c16 = arith.constant 8 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant 2 : index
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
      %20 = arith.muli %scalesInLds, %c5 : index
      %21 = wave.scratch %20 : memref<?xi8>
      %22 = arith.cmpi sgt, %scalesInLds, %c6 : index
      scf.if %22 {
        scf.for %23 = %c6 to %c5 step %c5 {
          %24 = arith.addi %8, %23 : index
          %25 = arith.muli %24, %7 : index
          %26 = arith.addi %25, %c4 : index
          %27 = wave.wave
          %28 = arith.muli %27, %c13 : index
          %29 = wave.lane
          %30 = arith.addi %28, %29 : index
          %31 = arith.divui %scalesInLds, %c2 : index
          %32 = arith.muli %waves, %c13 : index
          scf.for %33 = %30 to %31 step %32 {
            %34 = arith.muli %33, %c2 : index
            %35 = arith.addi %26, %34 : index
            %36 = vector.load %w[%35] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %37 = arith.muli %23, %scalesInLds : index
            %38 = arith.addi %37, %34 : index
            vector.store %36, %21[%38] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %39 = wave.lane
      %40 = arith.remui %39, %c2 : index
      %41 = wave.scratch %operandHalves : memref<?xf16>
      %42 = arith.divui %operandHalves, %c16 : index
      %43 = wave.wave
      %44 = arith.muli %43, %c13 : index
      %45 = arith.addi %44, %39 : index
      %46 = arith.muli %waves, %c13 : index
      scf.for %47 = %45 to %42 step %46 {
        %48 = arith.muli %47, %c16 : index
        %49 = arith.addi %c6, %48 : index
        %50 = vector.load %x[%49] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %50, %41[%49] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %51 = arith.remui %40, %tileRows : index
      %52 = arith.muli %51, %c16 : index
      %53 = arith.muli %c6, %scalesInLds : index
      %54 = arith.divui %inputFeatures, %c13 : index
      %55 = arith.muli %43, %stepsPerWave : index
      %56 = arith.minsi %55, %54 : index
      %57 = arith.addi %56, %stepsPerWave : index
      %58 = arith.minsi %57, %54 : index
      %59 = arith.cmpi eq, %wholeBlocks, %c5 : index
      %60 = arith.subi %58, %56 : index
      %61 = arith.divui %60, %c20 : index
      %62 = arith.muli %61, %c20 : index
      %63 = arith.addi %56, %62 : index
      %64 = arith.select %59, %57, %63 : index
      %67 = scf.for %65 = %56 to %64 step %c20 iter_args(%66 = %c17) -> (vector<8xf32>) {
        %68 = arith.addi %65, %c6 : index
        %69:2 = func.call @linear_norm_q8_0_p1__gfx1100.0(%39, %68, %10, %53, %21, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %70 = arith.addi %65, %c5 : index
        %71:2 = func.call @linear_norm_q8_0_p1__gfx1100.0(%39, %70, %10, %53, %21, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %72 = arith.muli %65, %c20 : index
        %73 = arith.addi %72, %c6 : index
        %74 = arith.muli %tileRows, %c2 : index
        %75 = arith.muli %73, %74 : index
        %76 = arith.addi %52, %75 : index
        %77 = vector.load %41[%76] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %78 = arith.muli %tileRows, %c16 : index
        %79 = arith.addi %76, %78 : index
        %80 = vector.load %41[%79] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %81 = vector.shuffle %77, %80 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %82 = wave.mma %81, %69#0, %66 : vector<16xf16>, vector<8xf32>
        %83 = arith.addi %72, %c5 : index
        %84 = arith.muli %83, %74 : index
        %85 = arith.addi %52, %84 : index
        %86 = vector.load %41[%85] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %87 = arith.addi %85, %78 : index
        %88 = vector.load %41[%87] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %89 = vector.shuffle %86, %88 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %90 = wave.mma %89, %69#1, %82 : vector<16xf16>, vector<8xf32>
        %91 = arith.addi %72, %c20 : index
        %92 = arith.muli %91, %74 : index
        %93 = arith.addi %52, %92 : index
        %94 = vector.load %41[%93] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %95 = arith.addi %93, %78 : index
        %96 = vector.load %41[%95] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %97 = vector.shuffle %94, %96 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %98 = wave.mma %97, %71#0, %90 : vector<16xf16>, vector<8xf32>
        %99 = arith.addi %72, %c21 : index
        %100 = arith.muli %99, %74 : index
        %101 = arith.addi %52, %100 : index
        %102 = vector.load %41[%101] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %103 = arith.addi %101, %78 : index
        %104 = vector.load %41[%103] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %105 = vector.shuffle %102, %104 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %106 = wave.mma %105, %71#1, %98 : vector<16xf16>, vector<8xf32>
        scf.yield %106 : vector<8xf32>
      }
      %107 = arith.select %59, %64, %58 : index
      %110 = scf.for %108 = %64 to %107 step %c5 iter_args(%109 = %67) -> (vector<8xf32>) {
        %111 = arith.addi %108, %c6 : index
        %112:2 = func.call @linear_norm_q8_0_p1__gfx1100.0(%39, %111, %10, %53, %21, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %113 = arith.muli %108, %c20 : index
        %114 = arith.addi %113, %c6 : index
        %115 = arith.muli %tileRows, %c2 : index
        %116 = arith.muli %114, %115 : index
        %117 = arith.addi %52, %116 : index
        %118 = vector.load %41[%117] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %119 = arith.muli %tileRows, %c16 : index
        %120 = arith.addi %117, %119 : index
        %121 = vector.load %41[%120] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %122 = vector.shuffle %118, %121 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %123 = wave.mma %122, %112#0, %109 : vector<16xf16>, vector<8xf32>
        %124 = arith.addi %113, %c5 : index
        %125 = arith.muli %124, %115 : index
        %126 = arith.addi %52, %125 : index
        %127 = vector.load %41[%126] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %128 = arith.addi %126, %119 : index
        %129 = vector.load %41[%128] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %130 = vector.shuffle %127, %129 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %131 = wave.mma %130, %112#1, %123 : vector<16xf16>, vector<8xf32>
        scf.yield %131 : vector<8xf32>
      }
      %132 = arith.addi %18, %c6 : index
      func.call @linear_norm_q8_0_p1__gfx1100.1(%110, %14, %waves, %132, %12, %factors, %10, %w, %outputFeatures, %16, %15, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %133 = arith.cmpi eq, %rowsMode, %c5 : index
  scf.if %133 {
    %134 = arith.muli %1, %c2 : index
    %135 = arith.cmpi slt, %134, %12 : index
    scf.if %135 {
      %136 = arith.muli %scalesInLds, %c5 : index
      %137 = wave.scratch %136 : memref<?xi8>
      %138 = arith.cmpi sgt, %scalesInLds, %c6 : index
      scf.if %138 {
        scf.for %139 = %c6 to %c5 step %c5 {
          %140 = arith.addi %8, %139 : index
          %141 = arith.muli %140, %7 : index
          %142 = arith.addi %141, %c4 : index
          %143 = wave.wave
          %144 = arith.muli %143, %c13 : index
          %145 = wave.lane
          %146 = arith.addi %144, %145 : index
          %147 = arith.divui %scalesInLds, %c2 : index
          %148 = arith.muli %waves, %c13 : index
          scf.for %149 = %146 to %147 step %148 {
            %150 = arith.muli %149, %c2 : index
            %151 = arith.addi %142, %150 : index
            %152 = vector.load %w[%151] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %153 = arith.muli %139, %scalesInLds : index
            %154 = arith.addi %153, %150 : index
            vector.store %152, %137[%154] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %155 = wave.lane
      %156 = arith.remui %155, %c2 : index
      %157 = arith.remui %156, %tileRows : index
      %158 = arith.addi %134, %157 : index
      %159 = arith.divui %158, %tileRows : index
      %160 = arith.divui %inputFeatures, %c2 : index
      %161 = arith.muli %159, %160 : index
      %162 = arith.divui %c6, %c2 : index
      %163 = arith.addi %161, %162 : index
      %164 = arith.muli %163, %c20 : index
      %165 = arith.remui %c6, %c2 : index
      %166 = arith.divui %165, %c16 : index
      %167 = arith.addi %164, %166 : index
      %168 = arith.muli %tileRows, %c16 : index
      %169 = arith.muli %167, %168 : index
      %170 = arith.remui %158, %tileRows : index
      %171 = arith.muli %170, %c16 : index
      %172 = arith.addi %169, %171 : index
      %173 = arith.remui %c6, %c16 : index
      %174 = arith.addi %172, %173 : index
      %175 = arith.muli %c6, %scalesInLds : index
      %176 = wave.wave
      %177 = arith.divui %inputFeatures, %c13 : index
      %178 = arith.muli %176, %stepsPerWave : index
      %179 = arith.minsi %178, %177 : index
      %180 = arith.addi %179, %stepsPerWave : index
      %181 = arith.minsi %180, %177 : index
      %182 = arith.cmpi eq, %wholeBlocks, %c5 : index
      %183 = arith.subi %181, %179 : index
      %184 = arith.divui %183, %c20 : index
      %185 = arith.muli %184, %c20 : index
      %186 = arith.addi %179, %185 : index
      %187 = arith.select %182, %180, %186 : index
      %190 = scf.for %188 = %179 to %187 step %c20 iter_args(%189 = %c17) -> (vector<8xf32>) {
        %191 = arith.addi %188, %c6 : index
        %192:2 = func.call @linear_norm_q8_0_p1__gfx1100.0(%155, %191, %10, %175, %137, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %193 = arith.addi %188, %c5 : index
        %194:2 = func.call @linear_norm_q8_0_p1__gfx1100.0(%155, %193, %10, %175, %137, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %195 = arith.muli %188, %c20 : index
        %196 = arith.addi %195, %c6 : index
        %197 = arith.muli %tileRows, %c2 : index
        %198 = arith.muli %196, %197 : index
        %199 = arith.addi %174, %198 : index
        %200 = vector.load %x[%199] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %201 = arith.addi %199, %168 : index
        %202 = vector.load %x[%201] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %203 = vector.shuffle %200, %202 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %204 = wave.mma %203, %192#0, %189 : vector<16xf16>, vector<8xf32>
        %205 = arith.addi %195, %c5 : index
        %206 = arith.muli %205, %197 : index
        %207 = arith.addi %174, %206 : index
        %208 = vector.load %x[%207] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %209 = arith.addi %207, %168 : index
        %210 = vector.load %x[%209] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %211 = vector.shuffle %208, %210 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %212 = wave.mma %211, %192#1, %204 : vector<16xf16>, vector<8xf32>
        %213 = arith.addi %195, %c20 : index
        %214 = arith.muli %213, %197 : index
        %215 = arith.addi %174, %214 : index
        %216 = vector.load %x[%215] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %217 = arith.addi %215, %168 : index
        %218 = vector.load %x[%217] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %219 = vector.shuffle %216, %218 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %220 = wave.mma %219, %194#0, %212 : vector<16xf16>, vector<8xf32>
        %221 = arith.addi %195, %c21 : index
        %222 = arith.muli %221, %197 : index
        %223 = arith.addi %174, %222 : index
        %224 = vector.load %x[%223] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %225 = arith.addi %223, %168 : index
        %226 = vector.load %x[%225] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %227 = vector.shuffle %224, %226 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %228 = wave.mma %227, %194#1, %220 : vector<16xf16>, vector<8xf32>
        scf.yield %228 : vector<8xf32>
      }
      %229 = arith.select %182, %187, %181 : index
      %232 = scf.for %230 = %187 to %229 step %c5 iter_args(%231 = %190) -> (vector<8xf32>) {
        %233 = arith.addi %230, %c6 : index
        %234:2 = func.call @linear_norm_q8_0_p1__gfx1100.0(%155, %233, %10, %175, %137, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %235 = arith.muli %230, %c20 : index
        %236 = arith.addi %235, %c6 : index
        %237 = arith.muli %tileRows, %c2 : index
        %238 = arith.muli %236, %237 : index
        %239 = arith.addi %174, %238 : index
        %240 = vector.load %x[%239] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %241 = arith.addi %239, %168 : index
        %242 = vector.load %x[%241] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %243 = vector.shuffle %240, %242 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %244 = wave.mma %243, %234#0, %231 : vector<16xf16>, vector<8xf32>
        %245 = arith.addi %235, %c5 : index
        %246 = arith.muli %245, %237 : index
        %247 = arith.addi %174, %246 : index
        %248 = vector.load %x[%247] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %249 = arith.addi %247, %168 : index
        %250 = vector.load %x[%249] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %251 = vector.shuffle %248, %250 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %252 = wave.mma %251, %234#1, %244 : vector<16xf16>, vector<8xf32>
        scf.yield %252 : vector<8xf32>
      }
      %253 = arith.addi %134, %c6 : index
      func.call @linear_norm_q8_0_p1__gfx1100.1(%232, %14, %waves, %253, %12, %factors, %10, %w, %outputFeatures, %16, %15, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %254 = arith.muli %1, %c2 : index
  %255 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %255 {
    %256 = arith.addi %254, %c2 : index
    %257 = arith.minsi %256, %12 : index
    %258 = wave.wave
    %259 = arith.addi %254, %258 : index
    scf.for %260 = %259 to %257 step %waves {
      %261 = arith.muli %260, %features : index
      %262 = wave.lane
      %263 = arith.muli %262, %c25 : index
      %268:3 = scf.for %264 = %263 to %features step %c4 iter_args(%265 = %c24, %266 = %c24, %267 = %c24) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %269 = arith.addi %261, %264 : index
        %270 = vector.load %out[%269] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %271 = vector.load %norm_weight[%264] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %272 = arith.mulf %270, %271 : vector<4xf32>
        %273 = math.fma %270, %270, %265 : vector<4xf32>
        %274 = math.fma %272, %272, %266 : vector<4xf32>
        %275 = math.absf %272 : vector<4xf32>
        %276 = arith.maximumf %267, %275 : vector<4xf32>
        scf.yield %273, %274, %276 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %277 = wave.reduce "add" %268#0 : vector<4xf32>
      %278 = arith.mulf %277, %inverseFeatures : f32
      %279 = arith.addf %278, %epsilon : f32
      %280 = math.sqrt %279 : f32
      %281 = arith.divf %c27, %280 : f32
      %282 = wave.reduce "max" %268#2 : vector<4xf32>
      %283 = arith.mulf %282, %281 : f32
      %284 = arith.bitcast %283 : f32 to i32
      %285 = arith.shrui %284, %c29 : i32
      %286 = arith.maxsi %285, %c30 : i32
      %287 = arith.subi %c31, %286 : i32
      %288 = arith.shli %287, %c29 : i32
      %289 = arith.subi %286, %c32 : i32
      %290 = arith.shli %289, %c29 : i32
      %291 = arith.bitcast %288 : i32 to f32
      %292 = arith.bitcast %290 : i32 to f32
      %293 = wave.reduce "add" %268#1 : vector<4xf32>
      %294 = arith.mulf %293, %281 : f32
      %295 = arith.mulf %294, %281 : f32
      %296 = arith.cmpi eq, %262, %c6 : index
      scf.if %296 {
        %297 = arith.muli %260, %c20 : index
        memref.store %292, %normed_factors[%297] : memref<?xf32>
        %298 = arith.addi %297, %c5 : index
        memref.store %295, %normed_factors[%298] : memref<?xf32>
      }
      %299 = vector.broadcast %281 : f32 to vector<4xf32>
      %300 = vector.broadcast %291 : f32 to vector<4xf32>
      scf.for %301 = %263 to %features step %c4 {
        %302 = arith.addi %261, %301 : index
        %303 = vector.load %out[%302] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %304 = arith.mulf %303, %299 : vector<4xf32>
        %305 = vector.load %norm_weight[%301] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %306 = arith.mulf %304, %305 : vector<4xf32>
        %307 = arith.mulf %306, %300 : vector<4xf32>
        %308 = arith.divui %260, %tileRows : index
        %309 = arith.divui %features, %c2 : index
        %310 = arith.muli %308, %309 : index
        %311 = arith.divui %301, %c2 : index
        %312 = arith.addi %310, %311 : index
        %313 = arith.muli %312, %c20 : index
        %314 = arith.remui %301, %c2 : index
        %315 = arith.divui %314, %c16 : index
        %316 = arith.addi %313, %315 : index
        %317 = arith.muli %tileRows, %c16 : index
        %318 = arith.muli %316, %317 : index
        %319 = arith.remui %260, %tileRows : index
        %320 = arith.muli %319, %c16 : index
        %321 = arith.addi %318, %320 : index
        %322 = arith.remui %301, %c16 : index
        %323 = arith.addi %321, %322 : index
        %324 = arith.truncf %307 : vector<4xf32> to vector<4xf16>
        vector.store %324, %normed[%323] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
        %325 = arith.cmpi eq, %plainRows, %c5 : index
        scf.if %325 {
          vector.store %324, %plain[%302] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
        }
      }
    }
  }
  wave.return
}
