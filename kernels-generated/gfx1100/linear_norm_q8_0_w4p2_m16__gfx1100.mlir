// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q8_0', waves=4, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_norm_q8_0_w4p2_m16__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @linear_norm_q8_0_w4p2_m16__gfx1100.1(%x0: index, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: index, %x9: index, %x10: i1, %x11: memref<?xf32>, %x12: memref<?xf32>) {
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
func.func private @linear_norm_q8_0_w4p2_m16__gfx1100.2(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: vector<8xf32>, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: index, %x10: index, %x11: i1, %x12: memref<?xf32>, %x13: memref<?xf32>) {
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
  func.call @linear_norm_q8_0_w4p2_m16__gfx1100.1(%f3, %x1, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13) : (index, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  func.call @linear_norm_q8_0_w4p2_m16__gfx1100.1(%f22, %x1, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13) : (index, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  func.return
}
wave.kernel @linear_norm_q8_0_w4p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 2048 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c11 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 3 : index
  %arrivals = wave.param "arrivals" : index
  %c19 = arith.constant 4 : index
  %features = wave.param "features" : index
  %c21 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c23 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c25 = arith.constant 23 : i32
  %c26 = arith.constant 141 : i32
  %c27 = arith.constant 268 : i32
  %c28 = arith.constant 14 : i32
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.addi %inputFeatures, %c2 : index
  %4 = arith.divui %3, %c3 : index
  %5 = arith.muli %4, %c3 : index
  %6 = arith.addi %2, %5 : index
  %7 = arith.addi %6, %c3 : index
  %8 = arith.muli %0, %c4 : index
  %9 = arith.addi %8, %c5 : index
  %10 = arith.muli %9, %7 : index
  %11 = arith.addi %8, %c6 : index
  %12 = arith.muli %11, %7 : index
  %13 = memref.load %step[%countAt] : memref<?xi32>
  %14 = arith.index_cast %13 : i32 to index
  %15 = arith.muli %1, %c1 : index
  %16 = wave.scratch %c8 : memref<?xf32>
  %17 = arith.cmpi eq, %hasResidual, %c6 : index
  %18 = arith.muli %0, %c11 : index
  %19 = arith.cmpi slt, %15, %14 : index
  scf.if %19 {
    %20 = wave.lane
    %21 = arith.remui %20, %c1 : index
    %22 = arith.remui %21, %tileRows : index
    %23 = arith.addi %15, %22 : index
    %24 = arith.divui %23, %tileRows : index
    %25 = arith.divui %inputFeatures, %c1 : index
    %26 = arith.muli %24, %25 : index
    %27 = arith.divui %c5, %c1 : index
    %28 = arith.addi %26, %27 : index
    %29 = arith.muli %28, %c4 : index
    %30 = arith.remui %c5, %c1 : index
    %31 = arith.divui %30, %c13 : index
    %32 = arith.addi %29, %31 : index
    %33 = arith.muli %tileRows, %c13 : index
    %34 = arith.muli %32, %33 : index
    %35 = arith.remui %23, %tileRows : index
    %36 = arith.muli %35, %c13 : index
    %37 = arith.addi %34, %36 : index
    %38 = arith.remui %c5, %c13 : index
    %39 = arith.addi %37, %38 : index
    %40 = wave.wave
    %41 = arith.divui %inputFeatures, %c11 : index
    %42 = arith.muli %40, %stepsPerWave : index
    %43 = arith.minsi %42, %41 : index
    %44 = arith.addi %43, %stepsPerWave : index
    %45 = arith.minsi %44, %41 : index
    %46 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %47 = arith.subi %45, %43 : index
    %48 = arith.divui %47, %c4 : index
    %49 = arith.muli %48, %c4 : index
    %50 = arith.addi %43, %49 : index
    %51 = arith.select %46, %44, %50 : index
    %55:2 = scf.for %52 = %43 to %51 step %c4 iter_args(%53 = %c14, %54 = %c14) -> (vector<8xf32>, vector<8xf32>) {
      %56 = arith.addi %52, %c5 : index
      %57:2 = func.call @linear_norm_q8_0_w4p2_m16__gfx1100.0(%20, %10, %56, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %58 = arith.addi %52, %c6 : index
      %59:2 = func.call @linear_norm_q8_0_w4p2_m16__gfx1100.0(%20, %10, %58, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %60:2 = func.call @linear_norm_q8_0_w4p2_m16__gfx1100.0(%20, %12, %56, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %61:2 = func.call @linear_norm_q8_0_w4p2_m16__gfx1100.0(%20, %12, %58, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %62 = arith.muli %52, %c4 : index
      %63 = arith.addi %62, %c5 : index
      %64 = arith.muli %tileRows, %c1 : index
      %65 = arith.muli %63, %64 : index
      %66 = arith.addi %39, %65 : index
      %67 = vector.load %x[%66] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %68 = arith.addi %66, %33 : index
      %69 = vector.load %x[%68] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %70 = vector.shuffle %67, %69 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %71 = wave.mma %70, %57#0, %53 : vector<16xf16>, vector<8xf32>
      %72 = wave.mma %70, %60#0, %54 : vector<16xf16>, vector<8xf32>
      %73 = arith.addi %62, %c6 : index
      %74 = arith.muli %73, %64 : index
      %75 = arith.addi %39, %74 : index
      %76 = vector.load %x[%75] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %77 = arith.addi %75, %33 : index
      %78 = vector.load %x[%77] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %79 = vector.shuffle %76, %78 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %80 = wave.mma %79, %57#1, %71 : vector<16xf16>, vector<8xf32>
      %81 = wave.mma %79, %60#1, %72 : vector<16xf16>, vector<8xf32>
      %82 = arith.addi %62, %c4 : index
      %83 = arith.muli %82, %64 : index
      %84 = arith.addi %39, %83 : index
      %85 = vector.load %x[%84] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %86 = arith.addi %84, %33 : index
      %87 = vector.load %x[%86] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %88 = vector.shuffle %85, %87 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %89 = wave.mma %88, %59#0, %80 : vector<16xf16>, vector<8xf32>
      %90 = wave.mma %88, %61#0, %81 : vector<16xf16>, vector<8xf32>
      %91 = arith.addi %62, %c17 : index
      %92 = arith.muli %91, %64 : index
      %93 = arith.addi %39, %92 : index
      %94 = vector.load %x[%93] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %95 = arith.addi %93, %33 : index
      %96 = vector.load %x[%95] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %97 = vector.shuffle %94, %96 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %98 = wave.mma %97, %59#1, %89 : vector<16xf16>, vector<8xf32>
      %99 = wave.mma %97, %61#1, %90 : vector<16xf16>, vector<8xf32>
      scf.yield %98, %99 : vector<8xf32>, vector<8xf32>
    }
    %100 = arith.select %46, %51, %45 : index
    %104:2 = scf.for %101 = %51 to %100 step %c6 iter_args(%102 = %55#0, %103 = %55#1) -> (vector<8xf32>, vector<8xf32>) {
      %105 = arith.addi %101, %c5 : index
      %106:2 = func.call @linear_norm_q8_0_w4p2_m16__gfx1100.0(%20, %10, %105, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %107:2 = func.call @linear_norm_q8_0_w4p2_m16__gfx1100.0(%20, %12, %105, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %108 = arith.muli %101, %c4 : index
      %109 = arith.addi %108, %c5 : index
      %110 = arith.muli %tileRows, %c1 : index
      %111 = arith.muli %109, %110 : index
      %112 = arith.addi %39, %111 : index
      %113 = vector.load %x[%112] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %114 = arith.addi %112, %33 : index
      %115 = vector.load %x[%114] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %116 = vector.shuffle %113, %115 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %117 = wave.mma %116, %106#0, %102 : vector<16xf16>, vector<8xf32>
      %118 = wave.mma %116, %107#0, %103 : vector<16xf16>, vector<8xf32>
      %119 = arith.addi %108, %c6 : index
      %120 = arith.muli %119, %110 : index
      %121 = arith.addi %39, %120 : index
      %122 = vector.load %x[%121] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %123 = arith.addi %121, %33 : index
      %124 = vector.load %x[%123] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %125 = vector.shuffle %122, %124 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %126 = wave.mma %125, %106#1, %117 : vector<16xf16>, vector<8xf32>
      %127 = wave.mma %125, %107#1, %118 : vector<16xf16>, vector<8xf32>
      scf.yield %126, %127 : vector<8xf32>, vector<8xf32>
    }
    %128 = arith.addi %15, %c5 : index
    func.call @linear_norm_q8_0_w4p2_m16__gfx1100.2(%104#0, %16, %104#1, %128, %14, %factors, %10, %w, %12, %outputFeatures, %18, %17, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  }
  %129 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %129 {
    %130 = arith.addi %15, %c1 : index
    %131 = arith.minsi %130, %14 : index
    %132 = wave.wave
    %133 = arith.addi %15, %132 : index
    scf.for %134 = %133 to %131 step %c19 {
      %135 = arith.muli %134, %features : index
      %136 = wave.lane
      %137 = arith.muli %136, %c19 : index
      %142:3 = scf.for %138 = %137 to %features step %c3 iter_args(%139 = %c21, %140 = %c21, %141 = %c21) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %143 = arith.addi %135, %138 : index
        %144 = vector.load %out[%143] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %145 = vector.load %norm_weight[%138] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %146 = arith.mulf %144, %145 : vector<4xf32>
        %147 = math.fma %144, %144, %139 : vector<4xf32>
        %148 = math.fma %146, %146, %140 : vector<4xf32>
        %149 = math.absf %146 : vector<4xf32>
        %150 = arith.maximumf %141, %149 : vector<4xf32>
        scf.yield %147, %148, %150 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %151 = wave.reduce "add" %142#0 : vector<4xf32>
      %152 = arith.mulf %151, %inverseFeatures : f32
      %153 = arith.addf %152, %epsilon : f32
      %154 = math.sqrt %153 : f32
      %155 = arith.divf %c23, %154 : f32
      %156 = wave.reduce "max" %142#2 : vector<4xf32>
      %157 = arith.mulf %156, %155 : f32
      %158 = arith.bitcast %157 : f32 to i32
      %159 = arith.shrui %158, %c25 : i32
      %160 = arith.maxsi %159, %c26 : i32
      %161 = arith.subi %c27, %160 : i32
      %162 = arith.shli %161, %c25 : i32
      %163 = arith.subi %160, %c28 : i32
      %164 = arith.shli %163, %c25 : i32
      %165 = arith.bitcast %162 : i32 to f32
      %166 = arith.bitcast %164 : i32 to f32
      %167 = wave.reduce "add" %142#1 : vector<4xf32>
      %168 = arith.mulf %167, %155 : f32
      %169 = arith.mulf %168, %155 : f32
      %170 = arith.cmpi eq, %136, %c5 : index
      scf.if %170 {
        %171 = arith.muli %134, %c4 : index
        memref.store %166, %normed_factors[%171] : memref<?xf32>
        %172 = arith.addi %171, %c6 : index
        memref.store %169, %normed_factors[%172] : memref<?xf32>
      }
      %173 = vector.broadcast %155 : f32 to vector<4xf32>
      %174 = vector.broadcast %165 : f32 to vector<4xf32>
      scf.for %175 = %137 to %features step %c3 {
        %176 = arith.addi %135, %175 : index
        %177 = vector.load %out[%176] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %178 = arith.mulf %177, %173 : vector<4xf32>
        %179 = vector.load %norm_weight[%175] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %180 = arith.mulf %178, %179 : vector<4xf32>
        %181 = arith.mulf %180, %174 : vector<4xf32>
        %182 = arith.divui %134, %tileRows : index
        %183 = arith.divui %features, %c1 : index
        %184 = arith.muli %182, %183 : index
        %185 = arith.divui %175, %c1 : index
        %186 = arith.addi %184, %185 : index
        %187 = arith.muli %186, %c4 : index
        %188 = arith.remui %175, %c1 : index
        %189 = arith.divui %188, %c13 : index
        %190 = arith.addi %187, %189 : index
        %191 = arith.muli %tileRows, %c13 : index
        %192 = arith.muli %190, %191 : index
        %193 = arith.remui %134, %tileRows : index
        %194 = arith.muli %193, %c13 : index
        %195 = arith.addi %192, %194 : index
        %196 = arith.remui %175, %c13 : index
        %197 = arith.addi %195, %196 : index
        %198 = arith.truncf %181 : vector<4xf32> to vector<4xf16>
        vector.store %198, %normed[%197] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
