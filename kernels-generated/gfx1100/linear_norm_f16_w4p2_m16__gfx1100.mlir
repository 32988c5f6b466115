// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='f16', waves=4, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_norm_f16_w4p2_m16__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>) -> (vector<16xf16>) {
  %fc0 = arith.constant 128 : index
  %fc1 = arith.constant 512 : index
  %fc2 = arith.constant 16 : index
  %fc3 = arith.constant 256 : index
  %f0 = arith.addi %x0, %fc0 : index
  %f1 = arith.muli %x1, %fc1 : index
  %f2 = arith.addi %f0, %f1 : index
  %f3 = arith.remui %x2, %fc2 : index
  %f4 = arith.muli %f3, %fc2 : index
  %f5 = arith.addi %f2, %f4 : index
  %f6 = vector.load %x3[%f5] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f7 = vector.bitcast %f6 : vector<16xi8> to vector<8xf16>
  %f8 = arith.addi %f5, %fc3 : index
  %f9 = vector.load %x3[%f8] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f10 = vector.bitcast %f9 : vector<16xi8> to vector<8xf16>
  %f11 = vector.shuffle %f7, %f10 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
  func.return %f11 : vector<16xf16>
}
func.func private @linear_norm_f16_w4p2_m16__gfx1100.1(%x0: index, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: index, %x9: index, %x10: i1, %x11: memref<?xf32>, %x12: memref<?xf32>) {
  %ffc0 = arith.constant 32 : index
  %ffc1 = arith.constant 0 : index
  %ffc2 = arith.constant 512 : index
  %ffc3 = arith.constant 1024 : index
  %ffc4 = arith.constant 1536 : index
  %ffc5 = arith.constant 256 : index
  %ffc6 = arith.constant 2 : index
  %ffc7 = arith.constant 16 : index
  %ffhasFactors = wave.param "hasFactors" : index
  %ffc9 = arith.constant 1 : index
  %ffoperandScale = wave.param "operandScale" : f32
  %ffc11 = arith.constant 4 : index
  %ff0 = wave.lane
  %ff1 = arith.muli %x0, %ffc0 : index
  %ff2 = arith.addi %ff1, %ff0 : index
  %ff3 = arith.addi %ff2, %ffc1 : index
  %ff4 = memref.load %x1[%ff3] : memref<?xf32>
  %ff5 = arith.addi %ff3, %ffc2 : index
  %ff6 = memref.load %x1[%ff5] : memref<?xf32>
  %ff7 = arith.addf %ff4, %ff6 : f32
  %ff8 = arith.addi %ff3, %ffc3 : index
  %ff9 = memref.load %x1[%ff8] : memref<?xf32>
  %ff10 = arith.addf %ff7, %ff9 : f32
  %ff11 = arith.addi %ff3, %ffc4 : index
  %ff12 = memref.load %x1[%ff11] : memref<?xf32>
  %ff13 = arith.addf %ff10, %ff12 : f32
  %ff14 = arith.addi %ff2, %ffc5 : index
  %ff15 = memref.load %x1[%ff14] : memref<?xf32>
  %ff16 = arith.addi %ff14, %ffc2 : index
  %ff17 = memref.load %x1[%ff16] : memref<?xf32>
  %ff18 = arith.addf %ff15, %ff17 : f32
  %ff19 = arith.addi %ff14, %ffc3 : index
  %ff20 = memref.load %x1[%ff19] : memref<?xf32>
  %ff21 = arith.addf %ff18, %ff20 : f32
  %ff22 = arith.addi %ff14, %ffc4 : index
  %ff23 = memref.load %x1[%ff22] : memref<?xf32>
  %ff24 = arith.addf %ff21, %ff23 : f32
  %ff25 = arith.muli %x0, %ffc6 : index
  %ff26 = arith.addi %x2, %ff25 : index
  %ff27 = arith.divui %ff0, %ffc7 : index
  %ff28 = arith.addi %ff26, %ff27 : index
  %ff29 = arith.cmpi slt, %ff28, %x3 : index
  scf.if %ff29 {
    %ff30 = arith.cmpi eq, %ffhasFactors, %ffc9 : index
    %ff31 = arith.muli %ff28, %ffc6 : index
    %ff32 = memref.load %x4[%ff31] : memref<?xf32>
    %ff33 = arith.mulf %ff32, %ffoperandScale : f32
    %ff34 = arith.select %ff30, %ff33, %ffoperandScale : f32
    %ff35 = arith.remui %ff0, %ffc7 : index
    %ff36 = arith.muli %ff35, %ffc11 : index
    %ff37 = arith.addi %x5, %ff36 : index
    %ff38 = vector.load %x6[%ff37] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %ff39 = vector.bitcast %ff38 : vector<4xi8> to vector<1xf32>
    %ff40 = vector.extract %ff39[0] : f32 from vector<1xf32>
    %ff41 = arith.mulf %ff40, %ff34 : f32
    %ff42 = arith.mulf %ff13, %ff41 : f32
    %ff43 = arith.addi %x7, %ff36 : index
    %ff44 = vector.load %x6[%ff43] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %ff45 = vector.bitcast %ff44 : vector<4xi8> to vector<1xf32>
    %ff46 = vector.extract %ff45[0] : f32 from vector<1xf32>
    %ff47 = arith.mulf %ff46, %ff34 : f32
    %ff48 = arith.mulf %ff24, %ff47 : f32
    %ff49 = arith.muli %ff28, %x8 : index
    %ff50 = arith.addi %ff49, %x9 : index
    %ff51 = arith.addi %ff50, %ff35 : index
    scf.if %x10 {
      %ff52 = arith.addi %ff51, %ffc1 : index
      %ff53 = memref.load %x11[%ff52] : memref<?xf32>
      %ff54 = arith.addf %ff53, %ff42 : f32
      memref.store %ff54, %x12[%ff52] : memref<?xf32>
    } else {
      %ff55 = arith.addi %ff51, %ffc1 : index
      memref.store %ff42, %x12[%ff55] : memref<?xf32>
    }
    scf.if %x10 {
      %ff56 = arith.addi %ff51, %ffc7 : index
      %ff57 = memref.load %x11[%ff56] : memref<?xf32>
      %ff58 = arith.addf %ff57, %ff48 : f32
      memref.store %ff58, %x12[%ff56] : memref<?xf32>
    } else {
      %ff59 = arith.addi %ff51, %ffc7 : index
      memref.store %ff48, %x12[%ff59] : memref<?xf32>
    }
  }
  func.return
}
func.func private @linear_norm_f16_w4p2_m16__gfx1100.2(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: vector<8xf32>, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: index, %x10: index, %x11: i1, %x12: memref<?xf32>, %x13: memref<?xf32>) {
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
  %f0 = wave.lane
  %f1 = wave.wave
  %f2 = arith.muli %f1, %fc0 : index
  %f3 = arith.addi %f2, %fc1 : index
  %f4 = arith.muli %f3, %fc2 : index
  %f5 = arith.addi %f4, %f0 : index
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
  %f22 = arith.addi %f2, %fc10 : index
  %f23 = arith.muli %f22, %fc2 : index
  %f24 = arith.addi %f23, %f0 : index
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
  func.call @linear_norm_f16_w4p2_m16__gfx1100.1(%f3, %x1, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13) : (index, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  func.call @linear_norm_f16_w4p2_m16__gfx1100.1(%f22, %x1, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13) : (index, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  func.return
}
wave.kernel @linear_norm_f16_w4p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 0 : index
  %c5 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 16 : index
  %c8 = arith.constant 2048 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c12 = arith.constant 8 : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 4 : index
  %c17 = arith.constant 3 : index
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c20 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c22 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c24 = arith.constant 23 : i32
  %c25 = arith.constant 141 : i32
  %c26 = arith.constant 268 : i32
  %c27 = arith.constant 14 : i32
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.addi %2, %c2 : index
  %4 = arith.muli %0, %c3 : index
  %5 = arith.addi %4, %c4 : index
  %6 = arith.muli %5, %3 : index
  %7 = arith.addi %4, %c5 : index
  %8 = arith.muli %7, %3 : index
  %9 = memref.load %step[%countAt] : memref<?xi32>
  %10 = arith.index_cast %9 : i32 to index
  %11 = arith.muli %1, %c7 : index
  %12 = wave.scratch %c8 : memref<?xf32>
  %13 = arith.cmpi eq, %hasResidual, %c5 : index
  %14 = arith.muli %0, %c1 : index
  %15 = arith.cmpi slt, %11, %10 : index
  scf.if %15 {
    %16 = wave.lane
    %17 = arith.remui %16, %c7 : index
    %18 = arith.remui %17, %tileRows : index
    %19 = arith.addi %11, %18 : index
    %20 = arith.divui %19, %tileRows : index
    %21 = arith.divui %inputFeatures, %c7 : index
    %22 = arith.muli %20, %21 : index
    %23 = arith.divui %c4, %c7 : index
    %24 = arith.addi %22, %23 : index
    %25 = arith.muli %24, %c3 : index
    %26 = arith.remui %c4, %c7 : index
    %27 = arith.divui %26, %c12 : index
    %28 = arith.addi %25, %27 : index
    %29 = arith.muli %tileRows, %c12 : index
    %30 = arith.muli %28, %29 : index
    %31 = arith.remui %19, %tileRows : index
    %32 = arith.muli %31, %c12 : index
    %33 = arith.addi %30, %32 : index
    %34 = arith.remui %c4, %c12 : index
    %35 = arith.addi %33, %34 : index
    %36 = wave.wave
    %37 = arith.muli %36, %stepsPerWave : index
    %38 = arith.minsi %37, %21 : index
    %39 = arith.addi %38, %stepsPerWave : index
    %40 = arith.minsi %39, %21 : index
    %41 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %42 = arith.subi %40, %38 : index
    %43 = arith.divui %42, %c16 : index
    %44 = arith.muli %43, %c16 : index
    %45 = arith.addi %38, %44 : index
    %46 = arith.select %41, %39, %45 : index
    %50:2 = scf.for %47 = %38 to %46 step %c16 iter_args(%48 = %c13, %49 = %c13) -> (vector<8xf32>, vector<8xf32>) {
      %51 = arith.addi %47, %c4 : index
      %52 = func.call @linear_norm_f16_w4p2_m16__gfx1100.0(%6, %51, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %53 = arith.addi %47, %c5 : index
      %54 = func.call @linear_norm_f16_w4p2_m16__gfx1100.0(%6, %53, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %55 = arith.addi %47, %c3 : index
      %56 = func.call @linear_norm_f16_w4p2_m16__gfx1100.0(%6, %55, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %57 = arith.addi %47, %c17 : index
      %58 = func.call @linear_norm_f16_w4p2_m16__gfx1100.0(%6, %57, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %59 = func.call @linear_norm_f16_w4p2_m16__gfx1100.0(%8, %51, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %60 = func.call @linear_norm_f16_w4p2_m16__gfx1100.0(%8, %53, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %61 = func.call @linear_norm_f16_w4p2_m16__gfx1100.0(%8, %55, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %62 = func.call @linear_norm_f16_w4p2_m16__gfx1100.0(%8, %57, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %63 = arith.muli %47, %c5 : index
      %64 = arith.addi %63, %c4 : index
      %65 = arith.muli %tileRows, %c7 : index
      %66 = arith.muli %64, %65 : index
      %67 = arith.addi %35, %66 : index
      %68 = vector.load %x[%67] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %69 = arith.addi %67, %29 : index
      %70 = vector.load %x[%69] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %71 = vector.shuffle %68, %70 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %72 = wave.mma %71, %52, %48 : vector<16xf16>, vector<8xf32>
      %73 = wave.mma %71, %59, %49 : vector<16xf16>, vector<8xf32>
      %74 = arith.addi %63, %c5 : index
      %75 = arith.muli %74, %65 : index
      %76 = arith.addi %35, %75 : index
      %77 = vector.load %x[%76] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %78 = arith.addi %76, %29 : index
      %79 = vector.load %x[%78] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %80 = vector.shuffle %77, %79 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %81 = wave.mma %80, %54, %72 : vector<16xf16>, vector<8xf32>
      %82 = wave.mma %80, %60, %73 : vector<16xf16>, vector<8xf32>
      %83 = arith.addi %63, %c3 : index
      %84 = arith.muli %83, %65 : index
      %85 = arith.addi %35, %84 : index
      %86 = vector.load %x[%85] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %87 = arith.addi %85, %29 : index
      %88 = vector.load %x[%87] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %89 = vector.shuffle %86, %88 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %90 = wave.mma %89, %56, %81 : vector<16xf16>, vector<8xf32>
      %91 = wave.mma %89, %61, %82 : vector<16xf16>, vector<8xf32>
      %92 = arith.addi %63, %c17 : index
      %93 = arith.muli %92, %65 : index
      %94 = arith.addi %35, %93 : index
      %95 = vector.load %x[%94] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %96 = arith.addi %94, %29 : index
      %97 = vector.load %x[%96] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %98 = vector.shuffle %95, %97 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %99 = wave.mma %98, %58, %90 : vector<16xf16>, vector<8xf32>
      %100 = wave.mma %98, %62, %91 : vector<16xf16>, vector<8xf32>
      scf.yield %99, %100 : vector<8xf32>, vector<8xf32>
    }
    %101 = arith.select %41, %46, %40 : index
    %105:2 = scf.for %102 = %46 to %101 step %c5 iter_args(%103 = %50#0, %104 = %50#1) -> (vector<8xf32>, vector<8xf32>) {
      %106 = arith.addi %102, %c4 : index
      %107 = func.call @linear_norm_f16_w4p2_m16__gfx1100.0(%6, %106, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %108 = func.call @linear_norm_f16_w4p2_m16__gfx1100.0(%8, %106, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %109 = arith.muli %102, %c5 : index
      %110 = arith.addi %109, %c4 : index
      %111 = arith.muli %tileRows, %c7 : index
      %112 = arith.muli %110, %111 : index
      %113 = arith.addi %35, %112 : index
      %114 = vector.load %x[%113] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %115 = arith.addi %113, %29 : index
      %116 = vector.load %x[%115] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %117 = vector.shuffle %114, %116 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %118 = wave.mma %117, %107, %103 : vector<16xf16>, vector<8xf32>
      %119 = wave.mma %117, %108, %104 : vector<16xf16>, vector<8xf32>
      scf.yield %118, %119 : vector<8xf32>, vector<8xf32>
    }
    %120 = arith.addi %11, %c4 : index
    func.call @linear_norm_f16_w4p2_m16__gfx1100.2(%105#0, %12, %105#1, %120, %10, %factors, %6, %w, %8, %outputFeatures, %14, %13, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  }
  %121 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %121 {
    %122 = arith.addi %11, %c7 : index
    %123 = arith.minsi %122, %10 : index
    %124 = wave.wave
    %125 = arith.addi %11, %124 : index
    scf.for %126 = %125 to %123 step %c16 {
      %127 = arith.muli %126, %features : index
      %128 = wave.lane
      %129 = arith.muli %128, %c16 : index
      %134:3 = scf.for %130 = %129 to %features step %c2 iter_args(%131 = %c20, %132 = %c20, %133 = %c20) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %135 = arith.addi %127, %130 : index
        %136 = vector.load %out[%135] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %137 = vector.load %norm_weight[%130] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %138 = arith.mulf %136, %137 : vector<4xf32>
        %139 = math.fma %136, %136, %131 : vector<4xf32>
        %140 = math.fma %138, %138, %132 : vector<4xf32>
        %141 = math.absf %138 : vector<4xf32>
        %142 = arith.maximumf %133, %141 : vector<4xf32>
        scf.yield %139, %140, %142 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %143 = wave.reduce "add" %134#0 : vector<4xf32>
      %144 = arith.mulf %143, %inverseFeatures : f32
      %145 = arith.addf %144, %epsilon : f32
      %146 = math.sqrt %145 : f32
      %147 = arith.divf %c22, %146 : f32
      %148 = wave.reduce "max" %134#2 : vector<4xf32>
      %149 = arith.mulf %148, %147 : f32
      %150 = arith.bitcast %149 : f32 to i32
      %151 = arith.shrui %150, %c24 : i32
      %152 = arith.maxsi %151, %c25 : i32
      %153 = arith.subi %c26, %152 : i32
      %154 = arith.shli %153, %c24 : i32
      %155 = arith.subi %152, %c27 : i32
      %156 = arith.shli %155, %c24 : i32
      %157 = arith.bitcast %154 : i32 to f32
      %158 = arith.bitcast %156 : i32 to f32
      %159 = wave.reduce "add" %134#1 : vector<4xf32>
      %160 = arith.mulf %159, %147 : f32
      %161 = arith.mulf %160, %147 : f32
      %162 = arith.cmpi eq, %128, %c4 : index
      scf.if %162 {
        %163 = arith.muli %126, %c3 : index
        memref.store %158, %normed_factors[%163] : memref<?xf32>
        %164 = arith.addi %163, %c5 : index
        memref.store %161, %normed_factors[%164] : memref<?xf32>
      }
      %165 = vector.broadcast %147 : f32 to vector<4xf32>
      %166 = vector.broadcast %157 : f32 to vector<4xf32>
      scf.for %167 = %129 to %features step %c2 {
        %168 = arith.addi %127, %167 : index
        %169 = vector.load %out[%168] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %170 = arith.mulf %169, %165 : vector<4xf32>
        %171 = vector.load %norm_weight[%167] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %172 = arith.mulf %170, %171 : vector<4xf32>
        %173 = arith.mulf %172, %166 : vector<4xf32>
        %174 = arith.divui %126, %tileRows : index
        %175 = arith.divui %features, %c7 : index
        %176 = arith.muli %174, %175 : index
        %177 = arith.divui %167, %c7 : index
        %178 = arith.addi %176, %177 : index
        %179 = arith.muli %178, %c3 : index
        %180 = arith.remui %167, %c7 : index
        %181 = arith.divui %180, %c12 : index
        %182 = arith.addi %179, %181 : index
        %183 = arith.muli %tileRows, %c12 : index
        %184 = arith.muli %182, %183 : index
        %185 = arith.remui %126, %tileRows : index
        %186 = arith.muli %185, %c12 : index
        %187 = arith.addi %184, %186 : index
        %188 = arith.remui %167, %c12 : index
        %189 = arith.addi %187, %188 : index
        %190 = arith.truncf %173 : vector<4xf32> to vector<4xf16>
        vector.store %190, %normed[%189] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
