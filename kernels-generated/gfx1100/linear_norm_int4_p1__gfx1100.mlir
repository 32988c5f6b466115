// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='int4', panels=1)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_norm_int4_p1__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: index, %x5: memref<?xi8>, %x6: memref<?xi8>) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fgroupSize = wave.param "groupSize" : index
  %fc2 = arith.constant 32 : index
  %fc3 = arith.constant 2 : index
  %fc4 = arith.constant 8 : index
  %fscalesInLds = wave.param "scalesInLds" : index
  %fc6 = arith.constant 0 : index
  %fc7 = arith.constant 4 : index
  %fc8 = arith.constant 15 : i32
  %fc9 = arith.constant 25600 : i32
  %fc10 = arith.constant 256 : index
  %fc11 = arith.constant dense<0> : vector<4xi32>
  %fc12 = arith.constant dense<983055> : vector<4xi32>
  %fc13 = arith.constant dense<1677747200> : vector<4xi32>
  %fc14 = arith.constant dense<4> : vector<4xi32>
  %fc15 = arith.constant dense<8> : vector<4xi32>
  %fc16 = arith.constant dense<12> : vector<4xi32>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.divui %fgroupSize, %fc2 : index
  %f2 = arith.divui %x1, %f1 : index
  %f3 = arith.divui %x2, %fgroupSize : index
  %f4 = arith.muli %f2, %fc2 : index
  %f5 = arith.muli %f0, %fc3 : index
  %f6 = arith.addi %f4, %f5 : index
  %f7 = arith.muli %x2, %fc4 : index
  %f8 = arith.addi %x3, %f7 : index
  %f9 = arith.cmpi sgt, %fscalesInLds, %fc6 : index
  %f10 = scf.if %f9 -> (vector<2xi8>) {
    %f11 = arith.addi %x4, %f6 : index
    %f12 = vector.load %x5[%f11] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f12 : vector<2xi8>
  } else {
    %f13 = arith.addi %f8, %f6 : index
    %f14 = vector.load %x6[%f13] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f14 : vector<2xi8>
  }
  %f15 = vector.bitcast %f10 : vector<2xi8> to vector<1xf16>
  %f16 = vector.extract %f15[0] : f16 from vector<1xf16>
  %f17 = arith.muli %f3, %fc2 : index
  %f18 = arith.muli %f2, %fc4 : index
  %f19 = arith.addi %f17, %f18 : index
  %f20 = arith.divui %f0, %fc3 : index
  %f21 = arith.addi %f19, %f20 : index
  %f22 = scf.if %f9 -> (vector<1xi8>) {
    %f23 = arith.addi %x4, %f21 : index
    %f24 = vector.load %x5[%f23] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
    scf.yield %f24 : vector<1xi8>
  } else {
    %f25 = arith.addi %f8, %f21 : index
    %f26 = vector.load %x6[%f25] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
    scf.yield %f26 : vector<1xi8>
  }
  %f27 = vector.extract %f22[0] : i8 from vector<1xi8>
  %f28 = arith.remui %f0, %fc3 : index
  %f29 = arith.muli %f28, %fc7 : index
  %f30 = arith.index_cast %f29 : index to i32
  %f31 = arith.extui %f27 : i8 to i32
  %f32 = arith.shrui %f31, %f30 : i32
  %f33 = arith.andi %f32, %fc8 : i32
  %f34 = arith.ori %f33, %fc9 : i32
  %f35 = arith.trunci %f34 : i32 to i16
  %f36 = arith.bitcast %f35 : i16 to f16
  %f37 = arith.muli %x1, %fc10 : index
  %f38 = arith.addi %x3, %f37 : index
  %f39 = arith.muli %f0, %fc0 : index
  %f40 = arith.addi %f38, %f39 : index
  %f41 = vector.load %x6[%f40] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f42 = vector.bitcast %f41 : vector<16xi8> to vector<4xi32>
  %f43 = arith.shrui %f42, %fc11 : vector<4xi32>
  %f44 = arith.andi %f43, %fc12 : vector<4xi32>
  %f45 = arith.ori %f44, %fc13 : vector<4xi32>
  %f46 = vector.bitcast %f45 : vector<4xi32> to vector<8xf16>
  %f47 = arith.shrui %f42, %fc14 : vector<4xi32>
  %f48 = arith.andi %f47, %fc12 : vector<4xi32>
  %f49 = arith.ori %f48, %fc13 : vector<4xi32>
  %f50 = vector.bitcast %f49 : vector<4xi32> to vector<8xf16>
  %f51 = arith.shrui %f42, %fc15 : vector<4xi32>
  %f52 = arith.andi %f51, %fc12 : vector<4xi32>
  %f53 = arith.ori %f52, %fc13 : vector<4xi32>
  %f54 = vector.bitcast %f53 : vector<4xi32> to vector<8xf16>
  %f55 = arith.shrui %f42, %fc16 : vector<4xi32>
  %f56 = arith.andi %f55, %fc12 : vector<4xi32>
  %f57 = arith.ori %f56, %fc13 : vector<4xi32>
  %f58 = vector.bitcast %f57 : vector<4xi32> to vector<8xf16>
  %f59 = vector.shuffle %f46, %f50 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f60 = vector.shuffle %f54, %f58 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f61 = vector.shuffle %f59, %f60 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f62 = vector.broadcast %f36 : f16 to vector<32xf16>
  %f63 = arith.subf %f61, %f62 : vector<32xf16>
  %f64 = vector.broadcast %f16 : f16 to vector<32xf16>
  %f65 = arith.mulf %f63, %f64 : vector<32xf16>
  %f66 = vector.shuffle %f65, %f65 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f67 = vector.shuffle %f65, %f65 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  func.return %f66, %f67 : vector<16xf16>, vector<16xf16>
}
func.func private @linear_norm_int4_p1__gfx1100.1(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: index, %x8: i1, %x9: memref<?xf32>, %x10: memref<?xf32>) {
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
      %f47 = arith.mulf %f32, %f46 : f32
      %f48 = arith.muli %f40, %x6 : index
      %f49 = arith.addi %f48, %x7 : index
      %f50 = arith.remui %f4, %fc12 : index
      %f51 = arith.addi %f49, %f50 : index
      scf.if %x8 {
        %f52 = arith.addi %f51, %fc1 : index
        %f53 = memref.load %x9[%f52] : memref<?xf32>
        %f54 = arith.addf %f53, %f47 : f32
        memref.store %f54, %x10[%f52] : memref<?xf32>
      } else {
        %f55 = arith.addi %f51, %fc1 : index
        memref.store %f47, %x10[%f55] : memref<?xf32>
      }
    }
  }
  func.return
}
wave.kernel @linear_norm_int4_p1__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>, %plain: memref<?xf16>) {
  %waves = wave.param "waves" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c3 = arith.constant 8 : index
  %c4 = arith.constant 40 : index
  %c5 = arith.constant 15 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 1 : index
  %c8 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c10 = arith.constant 256 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %rowsMode = wave.param "rowsMode" : index
  %scalesInLds = wave.param "scalesInLds" : index
  %c15 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c18 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c21 = arith.constant 2 : index
  %c22 = arith.constant 3 : index
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c25 = arith.constant dense<0x00000000> : vector<4xf32>
  %c26 = arith.constant 4 : index
  %c27 = arith.constant 128 : index
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c29 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c31 = arith.constant 23 : i32
  %c32 = arith.constant 141 : i32
  %c33 = arith.constant 268 : i32
  %c34 = arith.constant 14 : i32
  %plainRows = wave.param "plainRows" : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.divui %inputFeatures, %groupSize : index
  %3 = arith.muli %inputFeatures, %c3 : index
  %4 = arith.muli %2, %c4 : index
  %5 = arith.addi %4, %c5 : index
  %6 = arith.divui %5, %c6 : index
  %7 = arith.muli %6, %c6 : index
  %8 = arith.addi %3, %7 : index
  %9 = arith.muli %0, %c7 : index
  %10 = arith.addi %9, %c8 : index
  %11 = arith.muli %10, %8 : index
  %12 = memref.load %step[%countAt] : memref<?xi32>
  %13 = arith.index_cast %12 : i32 to index
  %14 = arith.muli %waves, %c10 : index
  %15 = wave.scratch %14 : memref<?xf32>
  %16 = arith.cmpi eq, %hasResidual, %c7 : index
  %17 = arith.muli %0, %c6 : index
  %18 = arith.cmpi eq, %rowsMode, %c8 : index
  scf.if %18 {
    %19 = arith.muli %1, %c6 : index
    %20 = arith.cmpi slt, %19, %13 : index
    scf.if %20 {
      %21 = arith.muli %scalesInLds, %c7 : index
      %22 = wave.scratch %21 : memref<?xi8>
      %23 = arith.cmpi sgt, %scalesInLds, %c8 : index
      scf.if %23 {
        scf.for %24 = %c8 to %c7 step %c7 {
          %25 = arith.addi %9, %24 : index
          %26 = arith.muli %25, %8 : index
          %27 = arith.addi %26, %3 : index
          %28 = wave.wave
          %29 = arith.muli %28, %c15 : index
          %30 = wave.lane
          %31 = arith.addi %29, %30 : index
          %32 = arith.divui %scalesInLds, %c6 : index
          %33 = arith.muli %waves, %c15 : index
          scf.for %34 = %31 to %32 step %33 {
            %35 = arith.muli %34, %c6 : index
            %36 = arith.addi %27, %35 : index
            %37 = vector.load %w[%36] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %38 = arith.muli %24, %scalesInLds : index
            %39 = arith.addi %38, %35 : index
            vector.store %37, %22[%39] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %40 = wave.lane
      %41 = arith.remui %40, %c6 : index
      %42 = wave.scratch %operandHalves : memref<?xf16>
      %43 = arith.divui %operandHalves, %c3 : index
      %44 = wave.wave
      %45 = arith.muli %44, %c15 : index
      %46 = arith.addi %45, %40 : index
      %47 = arith.muli %waves, %c15 : index
      scf.for %48 = %46 to %43 step %47 {
        %49 = arith.muli %48, %c3 : index
        %50 = arith.addi %c8, %49 : index
        %51 = vector.load %x[%50] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %51, %42[%50] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %52 = arith.remui %41, %tileRows : index
      %53 = arith.muli %52, %c3 : index
      %54 = arith.muli %c8, %scalesInLds : index
      %55 = arith.divui %inputFeatures, %c15 : index
      %56 = arith.muli %44, %stepsPerWave : index
      %57 = arith.minsi %56, %55 : index
      %58 = arith.addi %57, %stepsPerWave : index
      %59 = arith.minsi %58, %55 : index
      %60 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %61 = arith.subi %59, %57 : index
      %62 = arith.divui %61, %c21 : index
      %63 = arith.muli %62, %c21 : index
      %64 = arith.addi %57, %63 : index
      %65 = arith.select %60, %58, %64 : index
      %68 = scf.for %66 = %57 to %65 step %c21 iter_args(%67 = %c18) -> (vector<8xf32>) {
        %69 = arith.addi %66, %c8 : index
        %70:2 = func.call @linear_norm_int4_p1__gfx1100.0(%40, %69, %inputFeatures, %11, %54, %22, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %71 = arith.addi %66, %c7 : index
        %72:2 = func.call @linear_norm_int4_p1__gfx1100.0(%40, %71, %inputFeatures, %11, %54, %22, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %73 = arith.muli %66, %c21 : index
        %74 = arith.addi %73, %c8 : index
        %75 = arith.muli %tileRows, %c6 : index
        %76 = arith.muli %74, %75 : index
        %77 = arith.addi %53, %76 : index
        %78 = vector.load %42[%77] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %79 = arith.muli %tileRows, %c3 : index
        %80 = arith.addi %77, %79 : index
        %81 = vector.load %42[%80] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %82 = vector.shuffle %78, %81 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %83 = wave.mma %82, %70#0, %67 : vector<16xf16>, vector<8xf32>
        %84 = arith.addi %73, %c7 : index
        %85 = arith.muli %84, %75 : index
        %86 = arith.addi %53, %85 : index
        %87 = vector.load %42[%86] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %88 = arith.addi %86, %79 : index
        %89 = vector.load %42[%88] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %90 = vector.shuffle %87, %89 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %91 = wave.mma %90, %70#1, %83 : vector<16xf16>, vector<8xf32>
        %92 = arith.addi %73, %c21 : index
        %93 = arith.muli %92, %75 : index
        %94 = arith.addi %53, %93 : index
        %95 = vector.load %42[%94] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %96 = arith.addi %94, %79 : index
        %97 = vector.load %42[%96] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %98 = vector.shuffle %95, %97 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %99 = wave.mma %98, %72#0, %91 : vector<16xf16>, vector<8xf32>
        %100 = arith.addi %73, %c22 : index
        %101 = arith.muli %100, %75 : index
        %102 = arith.addi %53, %101 : index
        %103 = vector.load %42[%102] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %104 = arith.addi %102, %79 : index
        %105 = vector.load %42[%104] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %106 = vector.shuffle %103, %105 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %107 = wave.mma %106, %72#1, %99 : vector<16xf16>, vector<8xf32>
        scf.yield %107 : vector<8xf32>
      }
      %108 = arith.select %60, %65, %59 : index
      %111 = scf.for %109 = %65 to %108 step %c7 iter_args(%110 = %68) -> (vector<8xf32>) {
        %112 = arith.addi %109, %c8 : index
        %113:2 = func.call @linear_norm_int4_p1__gfx1100.0(%40, %112, %inputFeatures, %11, %54, %22, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %114 = arith.muli %109, %c21 : index
        %115 = arith.addi %114, %c8 : index
        %116 = arith.muli %tileRows, %c6 : index
        %117 = arith.muli %115, %116 : index
        %118 = arith.addi %53, %117 : index
        %119 = vector.load %42[%118] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %120 = arith.muli %tileRows, %c3 : index
        %121 = arith.addi %118, %120 : index
        %122 = vector.load %42[%121] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %123 = vector.shuffle %119, %122 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %124 = wave.mma %123, %113#0, %110 : vector<16xf16>, vector<8xf32>
        %125 = arith.addi %114, %c7 : index
        %126 = arith.muli %125, %116 : index
        %127 = arith.addi %53, %126 : index
        %128 = vector.load %42[%127] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %129 = arith.addi %127, %120 : index
        %130 = vector.load %42[%129] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %131 = vector.shuffle %128, %130 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %132 = wave.mma %131, %113#1, %124 : vector<16xf16>, vector<8xf32>
        scf.yield %132 : vector<8xf32>
      }
      %133 = arith.addi %19, %c8 : index
      func.call @linear_norm_int4_p1__gfx1100.1(%111, %15, %waves, %133, %13, %factors, %outputFeatures, %17, %16, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %134 = arith.cmpi eq, %rowsMode, %c7 : index
  scf.if %134 {
    %135 = arith.muli %1, %c6 : index
    %136 = arith.cmpi slt, %135, %13 : index
    scf.if %136 {
      %137 = arith.muli %scalesInLds, %c7 : index
      %138 = wave.scratch %137 : memref<?xi8>
      %139 = arith.cmpi sgt, %scalesInLds, %c8 : index
      scf.if %139 {
        scf.for %140 = %c8 to %c7 step %c7 {
          %141 = arith.addi %9, %140 : index
          %142 = arith.muli %141, %8 : index
          %143 = arith.addi %142, %3 : index
          %144 = wave.wave
          %145 = arith.muli %144, %c15 : index
          %146 = wave.lane
          %147 = arith.addi %145, %146 : index
          %148 = arith.divui %scalesInLds, %c6 : index
          %149 = arith.muli %waves, %c15 : index
          scf.for %150 = %147 to %148 step %149 {
            %151 = arith.muli %150, %c6 : index
            %152 = arith.addi %143, %151 : index
            %153 = vector.load %w[%152] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %154 = arith.muli %140, %scalesInLds : index
            %155 = arith.addi %154, %151 : index
            vector.store %153, %138[%155] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %156 = wave.lane
      %157 = arith.remui %156, %c6 : index
      %158 = arith.remui %157, %tileRows : index
      %159 = arith.addi %135, %158 : index
      %160 = arith.divui %159, %tileRows : index
      %161 = arith.divui %inputFeatures, %c6 : index
      %162 = arith.muli %160, %161 : index
      %163 = arith.divui %c8, %c6 : index
      %164 = arith.addi %162, %163 : index
      %165 = arith.muli %164, %c21 : index
      %166 = arith.remui %c8, %c6 : index
      %167 = arith.divui %166, %c3 : index
      %168 = arith.addi %165, %167 : index
      %169 = arith.muli %tileRows, %c3 : index
      %170 = arith.muli %168, %169 : index
      %171 = arith.remui %159, %tileRows : index
      %172 = arith.muli %171, %c3 : index
      %173 = arith.addi %170, %172 : index
      %174 = arith.remui %c8, %c3 : index
      %175 = arith.addi %173, %174 : index
      %176 = arith.muli %c8, %scalesInLds : index
      %177 = wave.wave
      %178 = arith.divui %inputFeatures, %c15 : index
      %179 = arith.muli %177, %stepsPerWave : index
      %180 = arith.minsi %179, %178 : index
      %181 = arith.addi %180, %stepsPerWave : index
      %182 = arith.minsi %181, %178 : index
      %183 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %184 = arith.subi %182, %180 : index
      %185 = arith.divui %184, %c21 : index
      %186 = arith.muli %185, %c21 : index
      %187 = arith.addi %180, %186 : index
      %188 = arith.select %183, %181, %187 : index
      %191 = scf.for %189 = %180 to %188 step %c21 iter_args(%190 = %c18) -> (vector<8xf32>) {
        %192 = arith.addi %189, %c8 : index
        %193:2 = func.call @linear_norm_int4_p1__gfx1100.0(%156, %192, %inputFeatures, %11, %176, %138, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %194 = arith.addi %189, %c7 : index
        %195:2 = func.call @linear_norm_int4_p1__gfx1100.0(%156, %194, %inputFeatures, %11, %176, %138, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %196 = arith.muli %189, %c21 : index
        %197 = arith.addi %196, %c8 : index
        %198 = arith.muli %tileRows, %c6 : index
        %199 = arith.muli %197, %198 : index
        %200 = arith.addi %175, %199 : index
        %201 = vector.load %x[%200] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %202 = arith.addi %200, %169 : index
        %203 = vector.load %x[%202] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %204 = vector.shuffle %201, %203 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %205 = wave.mma %204, %193#0, %190 : vector<16xf16>, vector<8xf32>
        %206 = arith.addi %196, %c7 : index
        %207 = arith.muli %206, %198 : index
        %208 = arith.addi %175, %207 : index
        %209 = vector.load %x[%208] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %210 = arith.addi %208, %169 : index
        %211 = vector.load %x[%210] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %212 = vector.shuffle %209, %211 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %213 = wave.mma %212, %193#1, %205 : vector<16xf16>, vector<8xf32>
        %214 = arith.addi %196, %c21 : index
        %215 = arith.muli %214, %198 : index
        %216 = arith.addi %175, %215 : index
        %217 = vector.load %x[%216] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %218 = arith.addi %216, %169 : index
        %219 = vector.load %x[%218] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %220 = vector.shuffle %217, %219 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %221 = wave.mma %220, %195#0, %213 : vector<16xf16>, vector<8xf32>
        %222 = arith.addi %196, %c22 : index
        %223 = arith.muli %222, %198 : index
        %224 = arith.addi %175, %223 : index
        %225 = vector.load %x[%224] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %226 = arith.addi %224, %169 : index
        %227 = vector.load %x[%226] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %228 = vector.shuffle %225, %227 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %229 = wave.mma %228, %195#1, %221 : vector<16xf16>, vector<8xf32>
        scf.yield %229 : vector<8xf32>
      }
      %230 = arith.select %183, %188, %182 : index
      %233 = scf.for %231 = %188 to %230 step %c7 iter_args(%232 = %191) -> (vector<8xf32>) {
        %234 = arith.addi %231, %c8 : index
        %235:2 = func.call @linear_norm_int4_p1__gfx1100.0(%156, %234, %inputFeatures, %11, %176, %138, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %236 = arith.muli %231, %c21 : index
        %237 = arith.addi %236, %c8 : index
        %238 = arith.muli %tileRows, %c6 : index
        %239 = arith.muli %237, %238 : index
        %240 = arith.addi %175, %239 : index
        %241 = vector.load %x[%240] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %242 = arith.addi %240, %169 : index
        %243 = vector.load %x[%242] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %244 = vector.shuffle %241, %243 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %245 = wave.mma %244, %235#0, %232 : vector<16xf16>, vector<8xf32>
        %246 = arith.addi %236, %c7 : index
        %247 = arith.muli %246, %238 : index
        %248 = arith.addi %175, %247 : index
        %249 = vector.load %x[%248] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %250 = arith.addi %248, %169 : index
        %251 = vector.load %x[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %252 = vector.shuffle %249, %251 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %253 = wave.mma %252, %235#1, %245 : vector<16xf16>, vector<8xf32>
        scf.yield %253 : vector<8xf32>
      }
      %254 = arith.addi %135, %c8 : index
      func.call @linear_norm_int4_p1__gfx1100.1(%233, %15, %waves, %254, %13, %factors, %outputFeatures, %17, %16, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %255 = arith.muli %1, %c6 : index
  %256 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %256 {
    %257 = arith.addi %255, %c6 : index
    %258 = arith.minsi %257, %13 : index
    %259 = wave.wave
    %260 = arith.addi %255, %259 : index
    scf.for %261 = %260 to %258 step %waves {
      %262 = arith.muli %261, %features : index
      %263 = wave.lane
      %264 = arith.muli %263, %c26 : index
      %269:3 = scf.for %265 = %264 to %features step %c27 iter_args(%266 = %c25, %267 = %c25, %268 = %c25) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %270 = arith.addi %262, %265 : index
        %271 = vector.load %out[%270] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %272 = vector.load %norm_weight[%265] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %273 = arith.mulf %271, %272 : vector<4xf32>
        %274 = math.fma %271, %271, %266 : vector<4xf32>
        %275 = math.fma %273, %273, %267 : vector<4xf32>
        %276 = math.absf %273 : vector<4xf32>
        %277 = arith.maximumf %268, %276 : vector<4xf32>
        scf.yield %274, %275, %277 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %278 = wave.reduce "add" %269#0 : vector<4xf32>
      %279 = arith.mulf %278, %inverseFeatures : f32
      %280 = arith.addf %279, %epsilon : f32
      %281 = math.sqrt %280 : f32
      %282 = arith.divf %c29, %281 : f32
      %283 = wave.reduce "max" %269#2 : vector<4xf32>
      %284 = arith.mulf %283, %282 : f32
      %285 = arith.bitcast %284 : f32 to i32
      %286 = arith.shrui %285, %c31 : i32
      %287 = arith.maxsi %286, %c32 : i32
      %288 = arith.subi %c33, %287 : i32
      %289 = arith.shli %288, %c31 : i32
      %290 = arith.subi %287, %c34 : i32
      %291 = arith.shli %290, %c31 : i32
      %292 = arith.bitcast %289 : i32 to f32
      %293 = arith.bitcast %291 : i32 to f32
      %294 = wave.reduce "add" %269#1 : vector<4xf32>
      %295 = arith.mulf %294, %282 : f32
      %296 = arith.mulf %295, %282 : f32
      %297 = arith.cmpi eq, %263, %c8 : index
      scf.if %297 {
        %298 = arith.muli %261, %c21 : index
        memref.store %293, %normed_factors[%298] : memref<?xf32>
        %299 = arith.addi %298, %c7 : index
        memref.store %296, %normed_factors[%299] : memref<?xf32>
      }
      %300 = vector.broadcast %282 : f32 to vector<4xf32>
      %301 = vector.broadcast %292 : f32 to vector<4xf32>
      scf.for %302 = %264 to %features step %c27 {
        %303 = arith.addi %262, %302 : index
        %304 = vector.load %out[%303] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %305 = arith.mulf %304, %300 : vector<4xf32>
        %306 = vector.load %norm_weight[%302] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %307 = arith.mulf %305, %306 : vector<4xf32>
        %308 = arith.mulf %307, %301 : vector<4xf32>
        %309 = arith.divui %261, %tileRows : index
        %310 = arith.divui %features, %c6 : index
        %311 = arith.muli %309, %310 : index
        %312 = arith.divui %302, %c6 : index
        %313 = arith.addi %311, %312 : index
        %314 = arith.muli %313, %c21 : index
        %315 = arith.remui %302, %c6 : index
        %316 = arith.divui %315, %c3 : index
        %317 = arith.addi %314, %316 : index
        %318 = arith.muli %tileRows, %c3 : index
        %319 = arith.muli %317, %318 : index
        %320 = arith.remui %261, %tileRows : index
        %321 = arith.muli %320, %c3 : index
        %322 = arith.addi %319, %321 : index
        %323 = arith.remui %302, %c3 : index
        %324 = arith.addi %322, %323 : index
        %325 = arith.truncf %308 : vector<4xf32> to vector<4xf16>
        vector.store %325, %normed[%324] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
        %326 = arith.cmpi eq, %plainRows, %c7 : index
        scf.if %326 {
          vector.store %325, %plain[%303] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
        }
      }
    }
  }
  wave.return
}
