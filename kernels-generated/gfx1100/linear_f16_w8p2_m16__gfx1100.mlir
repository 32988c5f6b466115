// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='f16', waves=8, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_f16_w8p2_m16__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>) -> (vector<16xf16>) {
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
func.func private @linear_f16_w8p2_m16__gfx1100.1(%x0: index, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: index, %x9: index, %x10: i1, %x11: memref<?xf32>, %x12: memref<?xf32>) {
  %ffc0 = arith.constant 32 : index
  %ffc1 = arith.constant 0 : index
  %ffc2 = arith.constant 512 : index
  %ffc3 = arith.constant 1024 : index
  %ffc4 = arith.constant 1536 : index
  %ffc5 = arith.constant 2048 : index
  %ffc6 = arith.constant 2560 : index
  %ffc7 = arith.constant 3072 : index
  %ffc8 = arith.constant 3584 : index
  %ffc9 = arith.constant 256 : index
  %ffc10 = arith.constant 2 : index
  %ffc11 = arith.constant 16 : index
  %ffhasFactors = wave.param "hasFactors" : index
  %ffc13 = arith.constant 1 : index
  %ffoperandScale = wave.param "operandScale" : f32
  %ffc15 = arith.constant 4 : index
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
  %ff14 = arith.addi %ff3, %ffc5 : index
  %ff15 = memref.load %x1[%ff14] : memref<?xf32>
  %ff16 = arith.addf %ff13, %ff15 : f32
  %ff17 = arith.addi %ff3, %ffc6 : index
  %ff18 = memref.load %x1[%ff17] : memref<?xf32>
  %ff19 = arith.addf %ff16, %ff18 : f32
  %ff20 = arith.addi %ff3, %ffc7 : index
  %ff21 = memref.load %x1[%ff20] : memref<?xf32>
  %ff22 = arith.addf %ff19, %ff21 : f32
  %ff23 = arith.addi %ff3, %ffc8 : index
  %ff24 = memref.load %x1[%ff23] : memref<?xf32>
  %ff25 = arith.addf %ff22, %ff24 : f32
  %ff26 = arith.addi %ff2, %ffc9 : index
  %ff27 = memref.load %x1[%ff26] : memref<?xf32>
  %ff28 = arith.addi %ff26, %ffc2 : index
  %ff29 = memref.load %x1[%ff28] : memref<?xf32>
  %ff30 = arith.addf %ff27, %ff29 : f32
  %ff31 = arith.addi %ff26, %ffc3 : index
  %ff32 = memref.load %x1[%ff31] : memref<?xf32>
  %ff33 = arith.addf %ff30, %ff32 : f32
  %ff34 = arith.addi %ff26, %ffc4 : index
  %ff35 = memref.load %x1[%ff34] : memref<?xf32>
  %ff36 = arith.addf %ff33, %ff35 : f32
  %ff37 = arith.addi %ff26, %ffc5 : index
  %ff38 = memref.load %x1[%ff37] : memref<?xf32>
  %ff39 = arith.addf %ff36, %ff38 : f32
  %ff40 = arith.addi %ff26, %ffc6 : index
  %ff41 = memref.load %x1[%ff40] : memref<?xf32>
  %ff42 = arith.addf %ff39, %ff41 : f32
  %ff43 = arith.addi %ff26, %ffc7 : index
  %ff44 = memref.load %x1[%ff43] : memref<?xf32>
  %ff45 = arith.addf %ff42, %ff44 : f32
  %ff46 = arith.addi %ff26, %ffc8 : index
  %ff47 = memref.load %x1[%ff46] : memref<?xf32>
  %ff48 = arith.addf %ff45, %ff47 : f32
  %ff49 = arith.muli %x0, %ffc10 : index
  %ff50 = arith.addi %x2, %ff49 : index
  %ff51 = arith.divui %ff0, %ffc11 : index
  %ff52 = arith.addi %ff50, %ff51 : index
  %ff53 = arith.cmpi slt, %ff52, %x3 : index
  scf.if %ff53 {
    %ff54 = arith.cmpi eq, %ffhasFactors, %ffc13 : index
    %ff55 = arith.muli %ff52, %ffc10 : index
    %ff56 = memref.load %x4[%ff55] : memref<?xf32>
    %ff57 = arith.mulf %ff56, %ffoperandScale : f32
    %ff58 = arith.select %ff54, %ff57, %ffoperandScale : f32
    %ff59 = arith.remui %ff0, %ffc11 : index
    %ff60 = arith.muli %ff59, %ffc15 : index
    %ff61 = arith.addi %x5, %ff60 : index
    %ff62 = vector.load %x6[%ff61] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %ff63 = vector.bitcast %ff62 : vector<4xi8> to vector<1xf32>
    %ff64 = vector.extract %ff63[0] : f32 from vector<1xf32>
    %ff65 = arith.mulf %ff64, %ff58 : f32
    %ff66 = arith.mulf %ff25, %ff65 : f32
    %ff67 = arith.addi %x7, %ff60 : index
    %ff68 = vector.load %x6[%ff67] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %ff69 = vector.bitcast %ff68 : vector<4xi8> to vector<1xf32>
    %ff70 = vector.extract %ff69[0] : f32 from vector<1xf32>
    %ff71 = arith.mulf %ff70, %ff58 : f32
    %ff72 = arith.mulf %ff48, %ff71 : f32
    %ff73 = arith.muli %ff52, %x8 : index
    %ff74 = arith.addi %ff73, %x9 : index
    %ff75 = arith.addi %ff74, %ff59 : index
    scf.if %x10 {
      %ff76 = arith.addi %ff75, %ffc1 : index
      %ff77 = memref.load %x11[%ff76] : memref<?xf32>
      %ff78 = arith.addf %ff77, %ff66 : f32
      memref.store %ff78, %x12[%ff76] : memref<?xf32>
    } else {
      %ff79 = arith.addi %ff75, %ffc1 : index
      memref.store %ff66, %x12[%ff79] : memref<?xf32>
    }
    scf.if %x10 {
      %ff80 = arith.addi %ff75, %ffc11 : index
      %ff81 = memref.load %x11[%ff80] : memref<?xf32>
      %ff82 = arith.addf %ff81, %ff72 : f32
      memref.store %ff82, %x12[%ff80] : memref<?xf32>
    } else {
      %ff83 = arith.addi %ff75, %ffc11 : index
      memref.store %ff72, %x12[%ff83] : memref<?xf32>
    }
  }
  func.return
}
func.func private @linear_f16_w8p2_m16__gfx1100.2(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: vector<8xf32>, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: index, %x10: index, %x11: i1, %x12: memref<?xf32>, %x13: memref<?xf32>) {
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
  %f41 = arith.muli %f1, %fc10 : index
  %f42 = arith.addi %f41, %fc1 : index
  func.call @linear_f16_w8p2_m16__gfx1100.1(%f42, %x1, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13) : (index, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  func.return
}
wave.kernel @linear_f16_w8p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 0 : index
  %c5 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 16 : index
  %c8 = arith.constant 4096 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c12 = arith.constant 8 : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 4 : index
  %c17 = arith.constant 3 : index
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
      %52 = func.call @linear_f16_w8p2_m16__gfx1100.0(%6, %51, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %53 = arith.addi %47, %c5 : index
      %54 = func.call @linear_f16_w8p2_m16__gfx1100.0(%6, %53, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %55 = arith.addi %47, %c3 : index
      %56 = func.call @linear_f16_w8p2_m16__gfx1100.0(%6, %55, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %57 = arith.addi %47, %c17 : index
      %58 = func.call @linear_f16_w8p2_m16__gfx1100.0(%6, %57, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %59 = func.call @linear_f16_w8p2_m16__gfx1100.0(%8, %51, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %60 = func.call @linear_f16_w8p2_m16__gfx1100.0(%8, %53, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %61 = func.call @linear_f16_w8p2_m16__gfx1100.0(%8, %55, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %62 = func.call @linear_f16_w8p2_m16__gfx1100.0(%8, %57, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
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
      %107 = func.call @linear_f16_w8p2_m16__gfx1100.0(%6, %106, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %108 = func.call @linear_f16_w8p2_m16__gfx1100.0(%8, %106, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
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
    func.call @linear_f16_w8p2_m16__gfx1100.2(%105#0, %12, %105#1, %120, %10, %factors, %6, %w, %8, %outputFeatures, %14, %13, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  }
  wave.return
}
