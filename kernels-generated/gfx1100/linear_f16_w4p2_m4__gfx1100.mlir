// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='f16', waves=4, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_f16_w4p2_m4__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>) -> (vector<16xf16>) {
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
func.func private @linear_f16_w4p2_m4__gfx1100.1(%x0: index, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: index, %x9: index, %x10: i1, %x11: memref<?xf32>, %x12: memref<?xf32>) {
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
func.func private @linear_f16_w4p2_m4__gfx1100.2(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: vector<8xf32>, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: index, %x10: index, %x11: i1, %x12: memref<?xf32>, %x13: memref<?xf32>) {
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
  func.call @linear_f16_w4p2_m4__gfx1100.1(%f3, %x1, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13) : (index, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  func.call @linear_f16_w4p2_m4__gfx1100.1(%f22, %x1, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13) : (index, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  func.return
}
wave.kernel @linear_f16_w4p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 4 : i64} {
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
  %operandHalves = wave.param "operandHalves" : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 4 : index
  %c18 = arith.constant 3 : index
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
    %18 = wave.scratch %operandHalves : memref<?xf16>
    %19 = arith.divui %operandHalves, %c13 : index
    %20 = wave.wave
    %21 = arith.muli %20, %c1 : index
    %22 = arith.addi %21, %16 : index
    scf.for %23 = %22 to %19 step %c2 {
      %24 = arith.muli %23, %c13 : index
      %25 = arith.addi %c4, %24 : index
      %26 = vector.load %x[%25] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      vector.store %26, %18[%24] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %27 = arith.remui %17, %tileRows : index
    %28 = arith.muli %27, %c13 : index
    %29 = arith.divui %inputFeatures, %c7 : index
    %30 = arith.muli %20, %stepsPerWave : index
    %31 = arith.minsi %30, %29 : index
    %32 = arith.addi %31, %stepsPerWave : index
    %33 = arith.minsi %32, %29 : index
    %34 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %35 = arith.subi %33, %31 : index
    %36 = arith.divui %35, %c17 : index
    %37 = arith.muli %36, %c17 : index
    %38 = arith.addi %31, %37 : index
    %39 = arith.select %34, %32, %38 : index
    %43:2 = scf.for %40 = %31 to %39 step %c17 iter_args(%41 = %c14, %42 = %c14) -> (vector<8xf32>, vector<8xf32>) {
      %44 = arith.addi %40, %c4 : index
      %45 = func.call @linear_f16_w4p2_m4__gfx1100.0(%6, %44, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %46 = arith.addi %40, %c5 : index
      %47 = func.call @linear_f16_w4p2_m4__gfx1100.0(%6, %46, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %48 = arith.addi %40, %c3 : index
      %49 = func.call @linear_f16_w4p2_m4__gfx1100.0(%6, %48, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %50 = arith.addi %40, %c18 : index
      %51 = func.call @linear_f16_w4p2_m4__gfx1100.0(%6, %50, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %52 = func.call @linear_f16_w4p2_m4__gfx1100.0(%8, %44, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %53 = func.call @linear_f16_w4p2_m4__gfx1100.0(%8, %46, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %54 = func.call @linear_f16_w4p2_m4__gfx1100.0(%8, %48, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %55 = func.call @linear_f16_w4p2_m4__gfx1100.0(%8, %50, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %56 = arith.muli %40, %c5 : index
      %57 = arith.addi %56, %c4 : index
      %58 = arith.muli %tileRows, %c7 : index
      %59 = arith.muli %57, %58 : index
      %60 = arith.addi %28, %59 : index
      %61 = vector.load %18[%60] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %62 = arith.muli %tileRows, %c13 : index
      %63 = arith.addi %60, %62 : index
      %64 = vector.load %18[%63] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %65 = vector.shuffle %61, %64 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %66 = wave.mma %65, %45, %41 : vector<16xf16>, vector<8xf32>
      %67 = wave.mma %65, %52, %42 : vector<16xf16>, vector<8xf32>
      %68 = arith.addi %56, %c5 : index
      %69 = arith.muli %68, %58 : index
      %70 = arith.addi %28, %69 : index
      %71 = vector.load %18[%70] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %72 = arith.addi %70, %62 : index
      %73 = vector.load %18[%72] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %74 = vector.shuffle %71, %73 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %75 = wave.mma %74, %47, %66 : vector<16xf16>, vector<8xf32>
      %76 = wave.mma %74, %53, %67 : vector<16xf16>, vector<8xf32>
      %77 = arith.addi %56, %c3 : index
      %78 = arith.muli %77, %58 : index
      %79 = arith.addi %28, %78 : index
      %80 = vector.load %18[%79] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %81 = arith.addi %79, %62 : index
      %82 = vector.load %18[%81] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %83 = vector.shuffle %80, %82 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %84 = wave.mma %83, %49, %75 : vector<16xf16>, vector<8xf32>
      %85 = wave.mma %83, %54, %76 : vector<16xf16>, vector<8xf32>
      %86 = arith.addi %56, %c18 : index
      %87 = arith.muli %86, %58 : index
      %88 = arith.addi %28, %87 : index
      %89 = vector.load %18[%88] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %90 = arith.addi %88, %62 : index
      %91 = vector.load %18[%90] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %92 = vector.shuffle %89, %91 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %93 = wave.mma %92, %51, %84 : vector<16xf16>, vector<8xf32>
      %94 = wave.mma %92, %55, %85 : vector<16xf16>, vector<8xf32>
      scf.yield %93, %94 : vector<8xf32>, vector<8xf32>
    }
    %95 = arith.select %34, %39, %33 : index
    %99:2 = scf.for %96 = %39 to %95 step %c5 iter_args(%97 = %43#0, %98 = %43#1) -> (vector<8xf32>, vector<8xf32>) {
      %100 = arith.addi %96, %c4 : index
      %101 = func.call @linear_f16_w4p2_m4__gfx1100.0(%6, %100, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %102 = func.call @linear_f16_w4p2_m4__gfx1100.0(%8, %100, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %103 = arith.muli %96, %c5 : index
      %104 = arith.addi %103, %c4 : index
      %105 = arith.muli %tileRows, %c7 : index
      %106 = arith.muli %104, %105 : index
      %107 = arith.addi %28, %106 : index
      %108 = vector.load %18[%107] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %109 = arith.muli %tileRows, %c13 : index
      %110 = arith.addi %107, %109 : index
      %111 = vector.load %18[%110] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %112 = vector.shuffle %108, %111 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %113 = wave.mma %112, %101, %97 : vector<16xf16>, vector<8xf32>
      %114 = wave.mma %112, %102, %98 : vector<16xf16>, vector<8xf32>
      scf.yield %113, %114 : vector<8xf32>, vector<8xf32>
    }
    %115 = arith.addi %11, %c4 : index
    func.call @linear_f16_w4p2_m4__gfx1100.2(%99#0, %12, %99#1, %115, %10, %factors, %6, %w, %8, %outputFeatures, %14, %13, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  }
  wave.return
}
