// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='f16', waves=8, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_f16_w8p2_m64__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>) -> (vector<16xf16>) {
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
func.func private @linear_f16_w8p2_m64__gfx1100.1(%x0: index, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: index, %x9: index, %x10: i1, %x11: memref<?xf32>, %x12: memref<?xf32>) {
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
func.func private @linear_f16_w8p2_m64__gfx1100.2(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: vector<8xf32>, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: index, %x10: index, %x11: i1, %x12: memref<?xf32>, %x13: memref<?xf32>) {
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
  func.call @linear_f16_w8p2_m64__gfx1100.1(%f42, %x1, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13) : (index, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  func.return
}
wave.kernel @linear_f16_w8p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 0 : index
  %c5 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 64 : index
  %c8 = arith.constant 4096 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c12 = arith.constant 16 : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 48 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 4 : index
  %c19 = arith.constant 3 : index
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
    %17 = arith.remui %16, %c12 : index
    %18 = arith.remui %17, %tileRows : index
    %19 = arith.addi %11, %18 : index
    %20 = arith.divui %19, %tileRows : index
    %21 = arith.divui %inputFeatures, %c12 : index
    %22 = arith.muli %20, %21 : index
    %23 = arith.divui %c4, %c12 : index
    %24 = arith.addi %22, %23 : index
    %25 = arith.muli %24, %c3 : index
    %26 = arith.remui %c4, %c12 : index
    %27 = arith.divui %26, %c13 : index
    %28 = arith.addi %25, %27 : index
    %29 = arith.muli %tileRows, %c13 : index
    %30 = arith.muli %28, %29 : index
    %31 = arith.remui %19, %tileRows : index
    %32 = arith.muli %31, %c13 : index
    %33 = arith.addi %30, %32 : index
    %34 = arith.remui %c4, %c13 : index
    %35 = arith.addi %33, %34 : index
    %36 = arith.addi %17, %c12 : index
    %37 = arith.addi %11, %36 : index
    %38 = arith.divui %37, %tileRows : index
    %39 = arith.muli %38, %21 : index
    %40 = arith.addi %39, %23 : index
    %41 = arith.muli %40, %c3 : index
    %42 = arith.addi %41, %27 : index
    %43 = arith.muli %42, %29 : index
    %44 = arith.remui %37, %tileRows : index
    %45 = arith.muli %44, %c13 : index
    %46 = arith.addi %43, %45 : index
    %47 = arith.addi %46, %34 : index
    %48 = arith.addi %17, %c1 : index
    %49 = arith.addi %11, %48 : index
    %50 = arith.divui %49, %tileRows : index
    %51 = arith.muli %50, %21 : index
    %52 = arith.addi %51, %23 : index
    %53 = arith.muli %52, %c3 : index
    %54 = arith.addi %53, %27 : index
    %55 = arith.muli %54, %29 : index
    %56 = arith.remui %49, %tileRows : index
    %57 = arith.muli %56, %c13 : index
    %58 = arith.addi %55, %57 : index
    %59 = arith.addi %58, %34 : index
    %60 = arith.addi %17, %c14 : index
    %61 = arith.addi %11, %60 : index
    %62 = arith.divui %61, %tileRows : index
    %63 = arith.muli %62, %21 : index
    %64 = arith.addi %63, %23 : index
    %65 = arith.muli %64, %c3 : index
    %66 = arith.addi %65, %27 : index
    %67 = arith.muli %66, %29 : index
    %68 = arith.remui %61, %tileRows : index
    %69 = arith.muli %68, %c13 : index
    %70 = arith.addi %67, %69 : index
    %71 = arith.addi %70, %34 : index
    %72 = wave.wave
    %73 = arith.muli %72, %stepsPerWave : index
    %74 = arith.minsi %73, %21 : index
    %75 = arith.addi %74, %stepsPerWave : index
    %76 = arith.minsi %75, %21 : index
    %77 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %78 = arith.subi %76, %74 : index
    %79 = arith.divui %78, %c18 : index
    %80 = arith.muli %79, %c18 : index
    %81 = arith.addi %74, %80 : index
    %82 = arith.select %77, %75, %81 : index
    %92:8 = scf.for %83 = %74 to %82 step %c18 iter_args(%84 = %c15, %85 = %c15, %86 = %c15, %87 = %c15, %88 = %c15, %89 = %c15, %90 = %c15, %91 = %c15) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %93 = arith.addi %83, %c4 : index
      %94 = func.call @linear_f16_w8p2_m64__gfx1100.0(%6, %93, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %95 = arith.addi %83, %c5 : index
      %96 = func.call @linear_f16_w8p2_m64__gfx1100.0(%6, %95, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %97 = arith.addi %83, %c3 : index
      %98 = func.call @linear_f16_w8p2_m64__gfx1100.0(%6, %97, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %99 = arith.addi %83, %c19 : index
      %100 = func.call @linear_f16_w8p2_m64__gfx1100.0(%6, %99, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %101 = func.call @linear_f16_w8p2_m64__gfx1100.0(%8, %93, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %102 = func.call @linear_f16_w8p2_m64__gfx1100.0(%8, %95, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %103 = func.call @linear_f16_w8p2_m64__gfx1100.0(%8, %97, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %104 = func.call @linear_f16_w8p2_m64__gfx1100.0(%8, %99, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %105 = arith.muli %83, %c5 : index
      %106 = arith.addi %105, %c4 : index
      %107 = arith.muli %tileRows, %c12 : index
      %108 = arith.muli %106, %107 : index
      %109 = arith.addi %35, %108 : index
      %110 = vector.load %x[%109] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %111 = arith.addi %109, %29 : index
      %112 = vector.load %x[%111] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %113 = vector.shuffle %110, %112 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %114 = wave.mma %113, %94, %84 : vector<16xf16>, vector<8xf32>
      %115 = wave.mma %113, %101, %85 : vector<16xf16>, vector<8xf32>
      %116 = arith.addi %47, %108 : index
      %117 = vector.load %x[%116] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %118 = arith.addi %116, %29 : index
      %119 = vector.load %x[%118] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %120 = vector.shuffle %117, %119 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %121 = wave.mma %120, %94, %86 : vector<16xf16>, vector<8xf32>
      %122 = wave.mma %120, %101, %87 : vector<16xf16>, vector<8xf32>
      %123 = arith.addi %59, %108 : index
      %124 = vector.load %x[%123] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %125 = arith.addi %123, %29 : index
      %126 = vector.load %x[%125] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %127 = vector.shuffle %124, %126 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %128 = wave.mma %127, %94, %88 : vector<16xf16>, vector<8xf32>
      %129 = wave.mma %127, %101, %89 : vector<16xf16>, vector<8xf32>
      %130 = arith.addi %71, %108 : index
      %131 = vector.load %x[%130] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %132 = arith.addi %130, %29 : index
      %133 = vector.load %x[%132] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %134 = vector.shuffle %131, %133 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %135 = wave.mma %134, %94, %90 : vector<16xf16>, vector<8xf32>
      %136 = wave.mma %134, %101, %91 : vector<16xf16>, vector<8xf32>
      %137 = arith.addi %105, %c5 : index
      %138 = arith.muli %137, %107 : index
      %139 = arith.addi %35, %138 : index
      %140 = vector.load %x[%139] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %141 = arith.addi %139, %29 : index
      %142 = vector.load %x[%141] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %143 = vector.shuffle %140, %142 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %144 = wave.mma %143, %96, %114 : vector<16xf16>, vector<8xf32>
      %145 = wave.mma %143, %102, %115 : vector<16xf16>, vector<8xf32>
      %146 = arith.addi %47, %138 : index
      %147 = vector.load %x[%146] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %148 = arith.addi %146, %29 : index
      %149 = vector.load %x[%148] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %150 = vector.shuffle %147, %149 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %151 = wave.mma %150, %96, %121 : vector<16xf16>, vector<8xf32>
      %152 = wave.mma %150, %102, %122 : vector<16xf16>, vector<8xf32>
      %153 = arith.addi %59, %138 : index
      %154 = vector.load %x[%153] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %155 = arith.addi %153, %29 : index
      %156 = vector.load %x[%155] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %157 = vector.shuffle %154, %156 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %158 = wave.mma %157, %96, %128 : vector<16xf16>, vector<8xf32>
      %159 = wave.mma %157, %102, %129 : vector<16xf16>, vector<8xf32>
      %160 = arith.addi %71, %138 : index
      %161 = vector.load %x[%160] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %162 = arith.addi %160, %29 : index
      %163 = vector.load %x[%162] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %164 = vector.shuffle %161, %163 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %165 = wave.mma %164, %96, %135 : vector<16xf16>, vector<8xf32>
      %166 = wave.mma %164, %102, %136 : vector<16xf16>, vector<8xf32>
      %167 = arith.addi %105, %c3 : index
      %168 = arith.muli %167, %107 : index
      %169 = arith.addi %35, %168 : index
      %170 = vector.load %x[%169] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %171 = arith.addi %169, %29 : index
      %172 = vector.load %x[%171] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %173 = vector.shuffle %170, %172 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %174 = wave.mma %173, %98, %144 : vector<16xf16>, vector<8xf32>
      %175 = wave.mma %173, %103, %145 : vector<16xf16>, vector<8xf32>
      %176 = arith.addi %47, %168 : index
      %177 = vector.load %x[%176] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %178 = arith.addi %176, %29 : index
      %179 = vector.load %x[%178] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %180 = vector.shuffle %177, %179 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %181 = wave.mma %180, %98, %151 : vector<16xf16>, vector<8xf32>
      %182 = wave.mma %180, %103, %152 : vector<16xf16>, vector<8xf32>
      %183 = arith.addi %59, %168 : index
      %184 = vector.load %x[%183] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %185 = arith.addi %183, %29 : index
      %186 = vector.load %x[%185] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %187 = vector.shuffle %184, %186 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %188 = wave.mma %187, %98, %158 : vector<16xf16>, vector<8xf32>
      %189 = wave.mma %187, %103, %159 : vector<16xf16>, vector<8xf32>
      %190 = arith.addi %71, %168 : index
      %191 = vector.load %x[%190] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %192 = arith.addi %190, %29 : index
      %193 = vector.load %x[%192] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %194 = vector.shuffle %191, %193 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %195 = wave.mma %194, %98, %165 : vector<16xf16>, vector<8xf32>
      %196 = wave.mma %194, %103, %166 : vector<16xf16>, vector<8xf32>
      %197 = arith.addi %105, %c19 : index
      %198 = arith.muli %197, %107 : index
      %199 = arith.addi %35, %198 : index
      %200 = vector.load %x[%199] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %201 = arith.addi %199, %29 : index
      %202 = vector.load %x[%201] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %203 = vector.shuffle %200, %202 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %204 = wave.mma %203, %100, %174 : vector<16xf16>, vector<8xf32>
      %205 = wave.mma %203, %104, %175 : vector<16xf16>, vector<8xf32>
      %206 = arith.addi %47, %198 : index
      %207 = vector.load %x[%206] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %208 = arith.addi %206, %29 : index
      %209 = vector.load %x[%208] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %210 = vector.shuffle %207, %209 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %211 = wave.mma %210, %100, %181 : vector<16xf16>, vector<8xf32>
      %212 = wave.mma %210, %104, %182 : vector<16xf16>, vector<8xf32>
      %213 = arith.addi %59, %198 : index
      %214 = vector.load %x[%213] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %215 = arith.addi %213, %29 : index
      %216 = vector.load %x[%215] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %217 = vector.shuffle %214, %216 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %218 = wave.mma %217, %100, %188 : vector<16xf16>, vector<8xf32>
      %219 = wave.mma %217, %104, %189 : vector<16xf16>, vector<8xf32>
      %220 = arith.addi %71, %198 : index
      %221 = vector.load %x[%220] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %222 = arith.addi %220, %29 : index
      %223 = vector.load %x[%222] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %224 = vector.shuffle %221, %223 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %225 = wave.mma %224, %100, %195 : vector<16xf16>, vector<8xf32>
      %226 = wave.mma %224, %104, %196 : vector<16xf16>, vector<8xf32>
      scf.yield %204, %205, %211, %212, %218, %219, %225, %226 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %227 = arith.select %77, %82, %76 : index
    %237:8 = scf.for %228 = %82 to %227 step %c5 iter_args(%229 = %92#0, %230 = %92#1, %231 = %92#2, %232 = %92#3, %233 = %92#4, %234 = %92#5, %235 = %92#6, %236 = %92#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %238 = arith.addi %228, %c4 : index
      %239 = func.call @linear_f16_w8p2_m64__gfx1100.0(%6, %238, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %240 = func.call @linear_f16_w8p2_m64__gfx1100.0(%8, %238, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %241 = arith.muli %228, %c5 : index
      %242 = arith.addi %241, %c4 : index
      %243 = arith.muli %tileRows, %c12 : index
      %244 = arith.muli %242, %243 : index
      %245 = arith.addi %35, %244 : index
      %246 = vector.load %x[%245] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %247 = arith.addi %245, %29 : index
      %248 = vector.load %x[%247] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %249 = vector.shuffle %246, %248 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %250 = wave.mma %249, %239, %229 : vector<16xf16>, vector<8xf32>
      %251 = wave.mma %249, %240, %230 : vector<16xf16>, vector<8xf32>
      %252 = arith.addi %47, %244 : index
      %253 = vector.load %x[%252] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %254 = arith.addi %252, %29 : index
      %255 = vector.load %x[%254] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %256 = vector.shuffle %253, %255 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %257 = wave.mma %256, %239, %231 : vector<16xf16>, vector<8xf32>
      %258 = wave.mma %256, %240, %232 : vector<16xf16>, vector<8xf32>
      %259 = arith.addi %59, %244 : index
      %260 = vector.load %x[%259] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %261 = arith.addi %259, %29 : index
      %262 = vector.load %x[%261] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %263 = vector.shuffle %260, %262 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %264 = wave.mma %263, %239, %233 : vector<16xf16>, vector<8xf32>
      %265 = wave.mma %263, %240, %234 : vector<16xf16>, vector<8xf32>
      %266 = arith.addi %71, %244 : index
      %267 = vector.load %x[%266] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %268 = arith.addi %266, %29 : index
      %269 = vector.load %x[%268] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %270 = vector.shuffle %267, %269 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %271 = wave.mma %270, %239, %235 : vector<16xf16>, vector<8xf32>
      %272 = wave.mma %270, %240, %236 : vector<16xf16>, vector<8xf32>
      scf.yield %250, %251, %257, %258, %264, %265, %271, %272 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %273 = arith.addi %11, %c4 : index
    func.call @linear_f16_w8p2_m64__gfx1100.2(%237#0, %12, %237#1, %273, %10, %factors, %6, %w, %8, %outputFeatures, %14, %13, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    wave.barrier
    %274 = arith.addi %11, %c12 : index
    func.call @linear_f16_w8p2_m64__gfx1100.2(%237#2, %12, %237#3, %274, %10, %factors, %6, %w, %8, %outputFeatures, %14, %13, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    wave.barrier
    %275 = arith.addi %11, %c1 : index
    func.call @linear_f16_w8p2_m64__gfx1100.2(%237#4, %12, %237#5, %275, %10, %factors, %6, %w, %8, %outputFeatures, %14, %13, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    wave.barrier
    %276 = arith.addi %11, %c14 : index
    func.call @linear_f16_w8p2_m64__gfx1100.2(%237#6, %12, %237#7, %276, %10, %factors, %6, %w, %8, %outputFeatures, %14, %13, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  }
  wave.return
}
