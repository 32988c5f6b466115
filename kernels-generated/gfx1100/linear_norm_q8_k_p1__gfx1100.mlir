// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q8_k', panels=1)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_norm_q8_k_p1__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 8 : index
  %fc2 = arith.constant 32 : index
  %fc3 = arith.constant 2 : index
  %fc4 = arith.constant 128 : index
  %fscalesInLds = wave.param "scalesInLds" : index
  %fc6 = arith.constant 0 : index
  %fc7 = arith.constant 256 : index
  %fc8 = arith.constant 1 : index
  %fc9 = arith.constant 127 : index
  %fc10 = arith.constant dense<0> : vector<4xi32>
  %fc11 = arith.constant dense<983055> : vector<4xi32>
  %fc12 = arith.constant dense<[0, 0, 0, 0]> : vector<4xi32>
  %fc13 = arith.constant dense<4> : vector<4xi32>
  %fc14 = arith.constant dense<1677747200> : vector<4xi32>
  %fc15 = arith.constant dense<[4, 4, 4, 4]> : vector<4xi32>
  %fc16 = arith.constant dense<8> : vector<4xi32>
  %fc17 = arith.constant dense<[8, 8, 8, 8]> : vector<4xi32>
  %fc18 = arith.constant dense<12> : vector<4xi32>
  %fc19 = arith.constant dense<[12, 12, 12, 12]> : vector<4xi32>
  %fc20 = arith.constant dense<0x6480> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.divui %x1, %fc1 : index
  %f2 = arith.muli %f1, %fc2 : index
  %f3 = arith.muli %f0, %fc3 : index
  %f4 = arith.addi %f2, %f3 : index
  %f5 = arith.addi %x2, %fc4 : index
  %f6 = arith.cmpi sgt, %fscalesInLds, %fc6 : index
  %f7 = scf.if %f6 -> (vector<2xi8>) {
    %f8 = arith.addi %x3, %f4 : index
    %f9 = vector.load %x4[%f8] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f9 : vector<2xi8>
  } else {
    %f10 = arith.addi %f5, %f4 : index
    %f11 = vector.load %x5[%f10] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f11 : vector<2xi8>
  }
  %f12 = vector.bitcast %f7 : vector<2xi8> to vector<1xf16>
  %f13 = arith.divui %x6, %fc7 : index
  %f14 = arith.muli %f13, %fc2 : index
  %f15 = arith.muli %x1, %fc0 : index
  %f16 = arith.addi %f14, %f15 : index
  %f17 = arith.muli %f0, %fc8 : index
  %f18 = arith.addi %f16, %f17 : index
  %f19 = scf.if %f6 -> (vector<1xi8>) {
    %f20 = arith.addi %x3, %f18 : index
    %f21 = vector.load %x4[%f20] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
    scf.yield %f21 : vector<1xi8>
  } else {
    %f22 = arith.addi %f5, %f18 : index
    %f23 = vector.load %x5[%f22] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
    scf.yield %f23 : vector<1xi8>
  }
  %f24 = vector.extract %f12[0] : f16 from vector<1xf16>
  %f25 = arith.extf %f24 : f16 to f32
  %f26 = vector.extract %f19[0] : i8 from vector<1xi8>
  %f27 = arith.extsi %f26 : i8 to i32
  %f28 = arith.sitofp %f27 : i32 to f32
  %f29 = arith.mulf %f25, %f28 : f32
  %f30 = arith.truncf %f29 : f32 to f16
  %f31 = vector.broadcast %f30 : f16 to vector<16xf16>
  %f32 = arith.muli %x6, %fc8 : index
  %f33 = arith.divui %f32, %fc3 : index
  %f34 = arith.addi %f14, %f33 : index
  %f35 = arith.addi %f34, %fc9 : index
  %f36 = arith.divui %f35, %fc4 : index
  %f37 = arith.muli %f36, %fc4 : index
  %f38 = arith.addi %f5, %f37 : index
  %f39 = arith.muli %x6, %fc1 : index
  %f40 = arith.addi %f38, %f39 : index
  %f41 = arith.addi %f15, %f0 : index
  %f42 = arith.muli %f41, %fc0 : index
  %f43 = arith.addi %f40, %f42 : index
  %f44 = arith.muli %x1, %fc7 : index
  %f45 = arith.addi %f38, %f44 : index
  %f46 = arith.muli %f0, %fc0 : index
  %f47 = arith.addi %f45, %f46 : index
  %f48 = vector.load %x5[%f43] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f49 = vector.bitcast %f48 : vector<16xi8> to vector<4xi32>
  %f50 = vector.load %x5[%f47] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f51 = vector.bitcast %f50 : vector<16xi8> to vector<4xi32>
  %f52 = arith.shrui %f51, %fc10 : vector<4xi32>
  %f53 = arith.andi %f52, %fc11 : vector<4xi32>
  %f54 = arith.shrui %f49, %fc12 : vector<4xi32>
  %f55 = arith.andi %f54, %fc11 : vector<4xi32>
  %f56 = arith.shli %f55, %fc13 : vector<4xi32>
  %f57 = arith.ori %f53, %f56 : vector<4xi32>
  %f58 = arith.ori %f57, %fc14 : vector<4xi32>
  %f59 = vector.bitcast %f58 : vector<4xi32> to vector<8xf16>
  %f60 = arith.shrui %f51, %fc13 : vector<4xi32>
  %f61 = arith.andi %f60, %fc11 : vector<4xi32>
  %f62 = arith.shrui %f49, %fc15 : vector<4xi32>
  %f63 = arith.andi %f62, %fc11 : vector<4xi32>
  %f64 = arith.shli %f63, %fc13 : vector<4xi32>
  %f65 = arith.ori %f61, %f64 : vector<4xi32>
  %f66 = arith.ori %f65, %fc14 : vector<4xi32>
  %f67 = vector.bitcast %f66 : vector<4xi32> to vector<8xf16>
  %f68 = arith.shrui %f51, %fc16 : vector<4xi32>
  %f69 = arith.andi %f68, %fc11 : vector<4xi32>
  %f70 = arith.shrui %f49, %fc17 : vector<4xi32>
  %f71 = arith.andi %f70, %fc11 : vector<4xi32>
  %f72 = arith.shli %f71, %fc13 : vector<4xi32>
  %f73 = arith.ori %f69, %f72 : vector<4xi32>
  %f74 = arith.ori %f73, %fc14 : vector<4xi32>
  %f75 = vector.bitcast %f74 : vector<4xi32> to vector<8xf16>
  %f76 = arith.shrui %f51, %fc18 : vector<4xi32>
  %f77 = arith.andi %f76, %fc11 : vector<4xi32>
  %f78 = arith.shrui %f49, %fc19 : vector<4xi32>
  %f79 = arith.andi %f78, %fc11 : vector<4xi32>
  %f80 = arith.shli %f79, %fc13 : vector<4xi32>
  %f81 = arith.ori %f77, %f80 : vector<4xi32>
  %f82 = arith.ori %f81, %fc14 : vector<4xi32>
  %f83 = vector.bitcast %f82 : vector<4xi32> to vector<8xf16>
  %f84 = vector.shuffle %f59, %f67 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f85 = vector.shuffle %f75, %f83 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f86 = vector.shuffle %f84, %f85 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f87 = arith.subf %f86, %fc20 : vector<32xf16>
  %f88 = vector.shuffle %f87, %f87 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f89 = vector.shuffle %f87, %f87 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f90 = arith.mulf %f88, %f31 : vector<16xf16>
  %f91 = arith.mulf %f89, %f31 : vector<16xf16>
  func.return %f90, %f91 : vector<16xf16>, vector<16xf16>
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
  %scalesInLds = wave.param "scalesInLds" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c17 = arith.constant 8 : index
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
      %25 = arith.muli %scalesInLds, %c3 : index
      %26 = wave.scratch %25 : memref<?xi8>
      %27 = arith.cmpi sgt, %scalesInLds, %c9 : index
      scf.if %27 {
        scf.for %28 = %c9 to %c3 step %c3 {
          %29 = arith.addi %13, %28 : index
          %30 = arith.muli %29, %12 : index
          %31 = arith.addi %30, %c8 : index
          %32 = wave.wave
          %33 = arith.muli %32, %c6 : index
          %34 = wave.lane
          %35 = arith.addi %33, %34 : index
          %36 = arith.divui %scalesInLds, %c2 : index
          %37 = arith.muli %waves, %c6 : index
          scf.for %38 = %35 to %36 step %37 {
            %39 = arith.muli %38, %c2 : index
            %40 = arith.addi %31, %39 : index
            %41 = vector.load %w[%40] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %42 = arith.muli %28, %scalesInLds : index
            %43 = arith.addi %42, %39 : index
            vector.store %41, %26[%43] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %44 = wave.lane
      %45 = arith.remui %44, %c2 : index
      %46 = wave.scratch %operandHalves : memref<?xf16>
      %47 = arith.divui %operandHalves, %c17 : index
      %48 = wave.wave
      %49 = arith.muli %48, %c6 : index
      %50 = arith.addi %49, %44 : index
      %51 = arith.muli %waves, %c6 : index
      scf.for %52 = %50 to %47 step %51 {
        %53 = arith.muli %52, %c17 : index
        %54 = arith.addi %c9, %53 : index
        %55 = vector.load %x[%54] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %55, %46[%54] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %56 = arith.remui %45, %tileRows : index
      %57 = arith.muli %56, %c17 : index
      %58 = arith.muli %c9, %scalesInLds : index
      %59 = arith.divui %inputFeatures, %c6 : index
      %60 = arith.muli %48, %stepsPerWave : index
      %61 = arith.minsi %60, %59 : index
      %62 = arith.addi %61, %stepsPerWave : index
      %63 = arith.minsi %62, %59 : index
      %64 = arith.cmpi eq, %wholeBlocks, %c3 : index
      %65 = arith.subi %63, %61 : index
      %66 = arith.divui %65, %c4 : index
      %67 = arith.muli %66, %c4 : index
      %68 = arith.addi %61, %67 : index
      %69 = arith.select %64, %62, %68 : index
      %72 = scf.for %70 = %61 to %69 step %c4 iter_args(%71 = %c18) -> (vector<8xf32>) {
        %73 = arith.addi %70, %c9 : index
        %74:2 = func.call @linear_norm_q8_k_p1__gfx1100.0(%44, %73, %15, %58, %26, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %75 = arith.addi %70, %c3 : index
        %76:2 = func.call @linear_norm_q8_k_p1__gfx1100.0(%44, %75, %15, %58, %26, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %77 = arith.muli %70, %c4 : index
        %78 = arith.addi %77, %c9 : index
        %79 = arith.muli %tileRows, %c2 : index
        %80 = arith.muli %78, %79 : index
        %81 = arith.addi %57, %80 : index
        %82 = vector.load %46[%81] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %83 = arith.muli %tileRows, %c17 : index
        %84 = arith.addi %81, %83 : index
        %85 = vector.load %46[%84] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %86 = vector.shuffle %82, %85 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %87 = wave.mma %86, %74#0, %71 : vector<16xf16>, vector<8xf32>
        %88 = arith.addi %77, %c3 : index
        %89 = arith.muli %88, %79 : index
        %90 = arith.addi %57, %89 : index
        %91 = vector.load %46[%90] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %92 = arith.addi %90, %83 : index
        %93 = vector.load %46[%92] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %94 = vector.shuffle %91, %93 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %95 = wave.mma %94, %74#1, %87 : vector<16xf16>, vector<8xf32>
        %96 = arith.addi %77, %c4 : index
        %97 = arith.muli %96, %79 : index
        %98 = arith.addi %57, %97 : index
        %99 = vector.load %46[%98] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %100 = arith.addi %98, %83 : index
        %101 = vector.load %46[%100] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %102 = vector.shuffle %99, %101 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %103 = wave.mma %102, %76#0, %95 : vector<16xf16>, vector<8xf32>
        %104 = arith.addi %77, %c21 : index
        %105 = arith.muli %104, %79 : index
        %106 = arith.addi %57, %105 : index
        %107 = vector.load %46[%106] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %108 = arith.addi %106, %83 : index
        %109 = vector.load %46[%108] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %110 = vector.shuffle %107, %109 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %111 = wave.mma %110, %76#1, %103 : vector<16xf16>, vector<8xf32>
        scf.yield %111 : vector<8xf32>
      }
      %112 = arith.select %64, %69, %63 : index
      %115 = scf.for %113 = %69 to %112 step %c3 iter_args(%114 = %72) -> (vector<8xf32>) {
        %116 = arith.addi %113, %c9 : index
        %117:2 = func.call @linear_norm_q8_k_p1__gfx1100.0(%44, %116, %15, %58, %26, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %118 = arith.muli %113, %c4 : index
        %119 = arith.addi %118, %c9 : index
        %120 = arith.muli %tileRows, %c2 : index
        %121 = arith.muli %119, %120 : index
        %122 = arith.addi %57, %121 : index
        %123 = vector.load %46[%122] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %124 = arith.muli %tileRows, %c17 : index
        %125 = arith.addi %122, %124 : index
        %126 = vector.load %46[%125] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %127 = vector.shuffle %123, %126 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %128 = wave.mma %127, %117#0, %114 : vector<16xf16>, vector<8xf32>
        %129 = arith.addi %118, %c3 : index
        %130 = arith.muli %129, %120 : index
        %131 = arith.addi %57, %130 : index
        %132 = vector.load %46[%131] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %133 = arith.addi %131, %124 : index
        %134 = vector.load %46[%133] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %135 = vector.shuffle %132, %134 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %136 = wave.mma %135, %117#1, %128 : vector<16xf16>, vector<8xf32>
        scf.yield %136 : vector<8xf32>
      }
      %137 = arith.addi %23, %c9 : index
      func.call @linear_norm_q8_k_p1__gfx1100.1(%115, %19, %waves, %137, %17, %factors, %15, %w, %outputFeatures, %21, %20, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %138 = arith.cmpi eq, %rowsMode, %c3 : index
  scf.if %138 {
    %139 = arith.muli %1, %c2 : index
    %140 = arith.cmpi slt, %139, %17 : index
    scf.if %140 {
      %141 = arith.muli %scalesInLds, %c3 : index
      %142 = wave.scratch %141 : memref<?xi8>
      %143 = arith.cmpi sgt, %scalesInLds, %c9 : index
      scf.if %143 {
        scf.for %144 = %c9 to %c3 step %c3 {
          %145 = arith.addi %13, %144 : index
          %146 = arith.muli %145, %12 : index
          %147 = arith.addi %146, %c8 : index
          %148 = wave.wave
          %149 = arith.muli %148, %c6 : index
          %150 = wave.lane
          %151 = arith.addi %149, %150 : index
          %152 = arith.divui %scalesInLds, %c2 : index
          %153 = arith.muli %waves, %c6 : index
          scf.for %154 = %151 to %152 step %153 {
            %155 = arith.muli %154, %c2 : index
            %156 = arith.addi %147, %155 : index
            %157 = vector.load %w[%156] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %158 = arith.muli %144, %scalesInLds : index
            %159 = arith.addi %158, %155 : index
            vector.store %157, %142[%159] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %160 = wave.lane
      %161 = arith.remui %160, %c2 : index
      %162 = arith.remui %161, %tileRows : index
      %163 = arith.addi %139, %162 : index
      %164 = arith.divui %163, %tileRows : index
      %165 = arith.divui %inputFeatures, %c2 : index
      %166 = arith.muli %164, %165 : index
      %167 = arith.divui %c9, %c2 : index
      %168 = arith.addi %166, %167 : index
      %169 = arith.muli %168, %c4 : index
      %170 = arith.remui %c9, %c2 : index
      %171 = arith.divui %170, %c17 : index
      %172 = arith.addi %169, %171 : index
      %173 = arith.muli %tileRows, %c17 : index
      %174 = arith.muli %172, %173 : index
      %175 = arith.remui %163, %tileRows : index
      %176 = arith.muli %175, %c17 : index
      %177 = arith.addi %174, %176 : index
      %178 = arith.remui %c9, %c17 : index
      %179 = arith.addi %177, %178 : index
      %180 = arith.muli %c9, %scalesInLds : index
      %181 = wave.wave
      %182 = arith.divui %inputFeatures, %c6 : index
      %183 = arith.muli %181, %stepsPerWave : index
      %184 = arith.minsi %183, %182 : index
      %185 = arith.addi %184, %stepsPerWave : index
      %186 = arith.minsi %185, %182 : index
      %187 = arith.cmpi eq, %wholeBlocks, %c3 : index
      %188 = arith.subi %186, %184 : index
      %189 = arith.divui %188, %c4 : index
      %190 = arith.muli %189, %c4 : index
      %191 = arith.addi %184, %190 : index
      %192 = arith.select %187, %185, %191 : index
      %195 = scf.for %193 = %184 to %192 step %c4 iter_args(%194 = %c18) -> (vector<8xf32>) {
        %196 = arith.addi %193, %c9 : index
        %197:2 = func.call @linear_norm_q8_k_p1__gfx1100.0(%160, %196, %15, %180, %142, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %198 = arith.addi %193, %c3 : index
        %199:2 = func.call @linear_norm_q8_k_p1__gfx1100.0(%160, %198, %15, %180, %142, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %200 = arith.muli %193, %c4 : index
        %201 = arith.addi %200, %c9 : index
        %202 = arith.muli %tileRows, %c2 : index
        %203 = arith.muli %201, %202 : index
        %204 = arith.addi %179, %203 : index
        %205 = vector.load %x[%204] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %206 = arith.addi %204, %173 : index
        %207 = vector.load %x[%206] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %208 = vector.shuffle %205, %207 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %209 = wave.mma %208, %197#0, %194 : vector<16xf16>, vector<8xf32>
        %210 = arith.addi %200, %c3 : index
        %211 = arith.muli %210, %202 : index
        %212 = arith.addi %179, %211 : index
        %213 = vector.load %x[%212] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %214 = arith.addi %212, %173 : index
        %215 = vector.load %x[%214] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %216 = vector.shuffle %213, %215 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %217 = wave.mma %216, %197#1, %209 : vector<16xf16>, vector<8xf32>
        %218 = arith.addi %200, %c4 : index
        %219 = arith.muli %218, %202 : index
        %220 = arith.addi %179, %219 : index
        %221 = vector.load %x[%220] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %222 = arith.addi %220, %173 : index
        %223 = vector.load %x[%222] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %224 = vector.shuffle %221, %223 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %225 = wave.mma %224, %199#0, %217 : vector<16xf16>, vector<8xf32>
        %226 = arith.addi %200, %c21 : index
        %227 = arith.muli %226, %202 : index
        %228 = arith.addi %179, %227 : index
        %229 = vector.load %x[%228] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %230 = arith.addi %228, %173 : index
        %231 = vector.load %x[%230] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %232 = vector.shuffle %229, %231 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %233 = wave.mma %232, %199#1, %225 : vector<16xf16>, vector<8xf32>
        scf.yield %233 : vector<8xf32>
      }
      %234 = arith.select %187, %192, %186 : index
      %237 = scf.for %235 = %192 to %234 step %c3 iter_args(%236 = %195) -> (vector<8xf32>) {
        %238 = arith.addi %235, %c9 : index
        %239:2 = func.call @linear_norm_q8_k_p1__gfx1100.0(%160, %238, %15, %180, %142, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %240 = arith.muli %235, %c4 : index
        %241 = arith.addi %240, %c9 : index
        %242 = arith.muli %tileRows, %c2 : index
        %243 = arith.muli %241, %242 : index
        %244 = arith.addi %179, %243 : index
        %245 = vector.load %x[%244] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %246 = arith.addi %244, %173 : index
        %247 = vector.load %x[%246] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %248 = vector.shuffle %245, %247 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %249 = wave.mma %248, %239#0, %236 : vector<16xf16>, vector<8xf32>
        %250 = arith.addi %240, %c3 : index
        %251 = arith.muli %250, %242 : index
        %252 = arith.addi %179, %251 : index
        %253 = vector.load %x[%252] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %254 = arith.addi %252, %173 : index
        %255 = vector.load %x[%254] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %256 = vector.shuffle %253, %255 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %257 = wave.mma %256, %239#1, %249 : vector<16xf16>, vector<8xf32>
        scf.yield %257 : vector<8xf32>
      }
      %258 = arith.addi %139, %c9 : index
      func.call @linear_norm_q8_k_p1__gfx1100.1(%237, %19, %waves, %258, %17, %factors, %15, %w, %outputFeatures, %21, %20, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %259 = arith.muli %1, %c2 : index
  %260 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %260 {
    %261 = arith.addi %259, %c2 : index
    %262 = arith.minsi %261, %17 : index
    %263 = wave.wave
    %264 = arith.addi %259, %263 : index
    scf.for %265 = %264 to %262 step %waves {
      %266 = arith.muli %265, %features : index
      %267 = wave.lane
      %268 = arith.muli %267, %c25 : index
      %273:3 = scf.for %269 = %268 to %features step %c8 iter_args(%270 = %c24, %271 = %c24, %272 = %c24) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %274 = arith.addi %266, %269 : index
        %275 = vector.load %out[%274] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %276 = vector.load %norm_weight[%269] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %277 = arith.mulf %275, %276 : vector<4xf32>
        %278 = math.fma %275, %275, %270 : vector<4xf32>
        %279 = math.fma %277, %277, %271 : vector<4xf32>
        %280 = math.absf %277 : vector<4xf32>
        %281 = arith.maximumf %272, %280 : vector<4xf32>
        scf.yield %278, %279, %281 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %282 = wave.reduce "add" %273#0 : vector<4xf32>
      %283 = arith.mulf %282, %inverseFeatures : f32
      %284 = arith.addf %283, %epsilon : f32
      %285 = math.sqrt %284 : f32
      %286 = arith.divf %c27, %285 : f32
      %287 = wave.reduce "max" %273#2 : vector<4xf32>
      %288 = arith.mulf %287, %286 : f32
      %289 = arith.bitcast %288 : f32 to i32
      %290 = arith.shrui %289, %c29 : i32
      %291 = arith.maxsi %290, %c30 : i32
      %292 = arith.subi %c31, %291 : i32
      %293 = arith.shli %292, %c29 : i32
      %294 = arith.subi %291, %c32 : i32
      %295 = arith.shli %294, %c29 : i32
      %296 = arith.bitcast %293 : i32 to f32
      %297 = arith.bitcast %295 : i32 to f32
      %298 = wave.reduce "add" %273#1 : vector<4xf32>
      %299 = arith.mulf %298, %286 : f32
      %300 = arith.mulf %299, %286 : f32
      %301 = arith.cmpi eq, %267, %c9 : index
      scf.if %301 {
        %302 = arith.muli %265, %c4 : index
        memref.store %297, %normed_factors[%302] : memref<?xf32>
        %303 = arith.addi %302, %c3 : index
        memref.store %300, %normed_factors[%303] : memref<?xf32>
      }
      %304 = vector.broadcast %286 : f32 to vector<4xf32>
      %305 = vector.broadcast %296 : f32 to vector<4xf32>
      scf.for %306 = %268 to %features step %c8 {
        %307 = arith.addi %266, %306 : index
        %308 = vector.load %out[%307] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %309 = arith.mulf %308, %304 : vector<4xf32>
        %310 = vector.load %norm_weight[%306] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %311 = arith.mulf %309, %310 : vector<4xf32>
        %312 = arith.mulf %311, %305 : vector<4xf32>
        %313 = arith.divui %265, %tileRows : index
        %314 = arith.divui %features, %c2 : index
        %315 = arith.muli %313, %314 : index
        %316 = arith.divui %306, %c2 : index
        %317 = arith.addi %315, %316 : index
        %318 = arith.muli %317, %c4 : index
        %319 = arith.remui %306, %c2 : index
        %320 = arith.divui %319, %c17 : index
        %321 = arith.addi %318, %320 : index
        %322 = arith.muli %tileRows, %c17 : index
        %323 = arith.muli %321, %322 : index
        %324 = arith.remui %265, %tileRows : index
        %325 = arith.muli %324, %c17 : index
        %326 = arith.addi %323, %325 : index
        %327 = arith.remui %306, %c17 : index
        %328 = arith.addi %326, %327 : index
        %329 = arith.truncf %312 : vector<4xf32> to vector<4xf16>
        vector.store %329, %normed[%328] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
        %330 = arith.cmpi eq, %plainRows, %c3 : index
        scf.if %330 {
          vector.store %329, %plain[%307] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
        }
      }
    }
  }
  wave.return
}
