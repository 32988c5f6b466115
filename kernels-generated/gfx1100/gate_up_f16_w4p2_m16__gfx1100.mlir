// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='f16', waves=4, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_f16_w4p2_m16__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>) -> (vector<16xf16>) {
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
func.func private @gate_up_f16_w4p2_m16__gfx1100.1(%x0: index, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: index, %x9: memref<?xf32>, %x10: index, %x11: index, %x12: memref<?xf16>) {
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
  %ffc12 = arith.constant 64 : index
  %ffc13 = arith.constant 23 : i32
  %ffc14 = arith.constant 141 : i32
  %ffc15 = arith.constant 268 : i32
  %ffc16 = arith.constant 14 : i32
  %ffc17 = arith.constant 0x3F800000 : f32
  %ffc18 = arith.constant 0xBFB8AA3B : f32
  %ffc19 = arith.constant 8 : index
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
    %ff49 = arith.addi %x5, %ffc12 : index
    %ff50 = vector.load %x6[%ff49] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %ff51 = vector.bitcast %ff50 : vector<4xi8> to vector<1xf32>
    %ff52 = vector.extract %ff51[0] : f32 from vector<1xf32>
    %ff53 = arith.addi %ff31, %ffc9 : index
    %ff54 = memref.load %x4[%ff53] : memref<?xf32>
    %ff55 = arith.mulf %ff54, %ff52 : f32
    %ff56 = arith.bitcast %ff55 : f32 to i32
    %ff57 = arith.shrui %ff56, %ffc13 : i32
    %ff58 = arith.maxsi %ff57, %ffc14 : i32
    %ff59 = arith.subi %ffc15, %ff58 : i32
    %ff60 = arith.shli %ff59, %ffc13 : i32
    %ff61 = arith.subi %ff58, %ffc16 : i32
    %ff62 = arith.shli %ff61, %ffc13 : i32
    %ff63 = arith.bitcast %ff60 : i32 to f32
    %ff64 = arith.bitcast %ff62 : i32 to f32
    %ff65 = arith.cmpi eq, %x8, %ffc1 : index
    %ff66 = arith.cmpi eq, %ff35, %ffc1 : index
    %ff67 = arith.andi %ff65, %ff66 : i1
    scf.if %ff67 {
      memref.store %ff64, %x9[%ff31] : memref<?xf32>
    }
    %ff68 = arith.mulf %ff42, %ffc18 : f32
    %ff69 = wave.exp2 %ff68 : f32
    %ff70 = arith.addf %ffc17, %ff69 : f32
    %ff71 = arith.divf %ff42, %ff70 : f32
    %ff72 = arith.mulf %ff71, %ff48 : f32
    %ff73 = arith.mulf %ff72, %ff63 : f32
    %ff74 = arith.truncf %ff73 : f32 to f16
    %ff75 = arith.muli %x8, %ffc7 : index
    %ff76 = arith.addi %ff75, %ff35 : index
    %ff77 = arith.divui %ff28, %x10 : index
    %ff78 = arith.divui %x11, %ffc7 : index
    %ff79 = arith.muli %ff77, %ff78 : index
    %ff80 = arith.divui %ff76, %ffc7 : index
    %ff81 = arith.addi %ff79, %ff80 : index
    %ff82 = arith.muli %ff81, %ffc6 : index
    %ff83 = arith.remui %ff76, %ffc7 : index
    %ff84 = arith.divui %ff83, %ffc19 : index
    %ff85 = arith.addi %ff82, %ff84 : index
    %ff86 = arith.muli %x10, %ffc19 : index
    %ff87 = arith.muli %ff85, %ff86 : index
    %ff88 = arith.remui %ff28, %x10 : index
    %ff89 = arith.muli %ff88, %ffc19 : index
    %ff90 = arith.addi %ff87, %ff89 : index
    %ff91 = arith.remui %ff76, %ffc19 : index
    %ff92 = arith.addi %ff90, %ff91 : index
    memref.store %ff74, %x12[%ff92] : memref<?xf16>
  }
  func.return
}
func.func private @gate_up_f16_w4p2_m16__gfx1100.2(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: vector<8xf32>, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: index, %x10: memref<?xf32>, %x11: index, %x12: index, %x13: memref<?xf16>) {
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
  func.call @gate_up_f16_w4p2_m16__gfx1100.1(%f3, %x1, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13) : (index, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
  func.call @gate_up_f16_w4p2_m16__gfx1100.1(%f22, %x1, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13) : (index, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
  func.return
}
wave.kernel @gate_up_f16_w4p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 0 : index
  %c5 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 16 : index
  %c8 = arith.constant 2048 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %outTileRows = wave.param "outTileRows" : index
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
  %13 = arith.cmpi slt, %11, %10 : index
  scf.if %13 {
    %14 = wave.lane
    %15 = arith.remui %14, %c7 : index
    %16 = arith.remui %15, %tileRows : index
    %17 = arith.addi %11, %16 : index
    %18 = arith.divui %17, %tileRows : index
    %19 = arith.divui %inputFeatures, %c7 : index
    %20 = arith.muli %18, %19 : index
    %21 = arith.divui %c4, %c7 : index
    %22 = arith.addi %20, %21 : index
    %23 = arith.muli %22, %c3 : index
    %24 = arith.remui %c4, %c7 : index
    %25 = arith.divui %24, %c12 : index
    %26 = arith.addi %23, %25 : index
    %27 = arith.muli %tileRows, %c12 : index
    %28 = arith.muli %26, %27 : index
    %29 = arith.remui %17, %tileRows : index
    %30 = arith.muli %29, %c12 : index
    %31 = arith.addi %28, %30 : index
    %32 = arith.remui %c4, %c12 : index
    %33 = arith.addi %31, %32 : index
    %34 = wave.wave
    %35 = arith.muli %34, %stepsPerWave : index
    %36 = arith.minsi %35, %19 : index
    %37 = arith.addi %36, %stepsPerWave : index
    %38 = arith.minsi %37, %19 : index
    %39 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %40 = arith.subi %38, %36 : index
    %41 = arith.divui %40, %c16 : index
    %42 = arith.muli %41, %c16 : index
    %43 = arith.addi %36, %42 : index
    %44 = arith.select %39, %37, %43 : index
    %48:2 = scf.for %45 = %36 to %44 step %c16 iter_args(%46 = %c13, %47 = %c13) -> (vector<8xf32>, vector<8xf32>) {
      %49 = arith.addi %45, %c4 : index
      %50 = func.call @gate_up_f16_w4p2_m16__gfx1100.0(%6, %49, %14, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %51 = arith.addi %45, %c5 : index
      %52 = func.call @gate_up_f16_w4p2_m16__gfx1100.0(%6, %51, %14, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %53 = arith.addi %45, %c3 : index
      %54 = func.call @gate_up_f16_w4p2_m16__gfx1100.0(%6, %53, %14, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %55 = arith.addi %45, %c17 : index
      %56 = func.call @gate_up_f16_w4p2_m16__gfx1100.0(%6, %55, %14, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %57 = func.call @gate_up_f16_w4p2_m16__gfx1100.0(%8, %49, %14, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %58 = func.call @gate_up_f16_w4p2_m16__gfx1100.0(%8, %51, %14, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %59 = func.call @gate_up_f16_w4p2_m16__gfx1100.0(%8, %53, %14, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %60 = func.call @gate_up_f16_w4p2_m16__gfx1100.0(%8, %55, %14, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %61 = arith.muli %45, %c5 : index
      %62 = arith.addi %61, %c4 : index
      %63 = arith.muli %tileRows, %c7 : index
      %64 = arith.muli %62, %63 : index
      %65 = arith.addi %33, %64 : index
      %66 = vector.load %x[%65] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %67 = arith.addi %65, %27 : index
      %68 = vector.load %x[%67] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %69 = vector.shuffle %66, %68 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %70 = wave.mma %69, %50, %46 : vector<16xf16>, vector<8xf32>
      %71 = wave.mma %69, %57, %47 : vector<16xf16>, vector<8xf32>
      %72 = arith.addi %61, %c5 : index
      %73 = arith.muli %72, %63 : index
      %74 = arith.addi %33, %73 : index
      %75 = vector.load %x[%74] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %76 = arith.addi %74, %27 : index
      %77 = vector.load %x[%76] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %78 = vector.shuffle %75, %77 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %79 = wave.mma %78, %52, %70 : vector<16xf16>, vector<8xf32>
      %80 = wave.mma %78, %58, %71 : vector<16xf16>, vector<8xf32>
      %81 = arith.addi %61, %c3 : index
      %82 = arith.muli %81, %63 : index
      %83 = arith.addi %33, %82 : index
      %84 = vector.load %x[%83] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %85 = arith.addi %83, %27 : index
      %86 = vector.load %x[%85] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %87 = vector.shuffle %84, %86 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %88 = wave.mma %87, %54, %79 : vector<16xf16>, vector<8xf32>
      %89 = wave.mma %87, %59, %80 : vector<16xf16>, vector<8xf32>
      %90 = arith.addi %61, %c17 : index
      %91 = arith.muli %90, %63 : index
      %92 = arith.addi %33, %91 : index
      %93 = vector.load %x[%92] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %94 = arith.addi %92, %27 : index
      %95 = vector.load %x[%94] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %96 = vector.shuffle %93, %95 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %97 = wave.mma %96, %56, %88 : vector<16xf16>, vector<8xf32>
      %98 = wave.mma %96, %60, %89 : vector<16xf16>, vector<8xf32>
      scf.yield %97, %98 : vector<8xf32>, vector<8xf32>
    }
    %99 = arith.select %39, %44, %38 : index
    %103:2 = scf.for %100 = %44 to %99 step %c5 iter_args(%101 = %48#0, %102 = %48#1) -> (vector<8xf32>, vector<8xf32>) {
      %104 = arith.addi %100, %c4 : index
      %105 = func.call @gate_up_f16_w4p2_m16__gfx1100.0(%6, %104, %14, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %106 = func.call @gate_up_f16_w4p2_m16__gfx1100.0(%8, %104, %14, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %107 = arith.muli %100, %c5 : index
      %108 = arith.addi %107, %c4 : index
      %109 = arith.muli %tileRows, %c7 : index
      %110 = arith.muli %108, %109 : index
      %111 = arith.addi %33, %110 : index
      %112 = vector.load %x[%111] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %113 = arith.addi %111, %27 : index
      %114 = vector.load %x[%113] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %115 = vector.shuffle %112, %114 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %116 = wave.mma %115, %105, %101 : vector<16xf16>, vector<8xf32>
      %117 = wave.mma %115, %106, %102 : vector<16xf16>, vector<8xf32>
      scf.yield %116, %117 : vector<8xf32>, vector<8xf32>
    }
    %118 = arith.addi %11, %c4 : index
    func.call @gate_up_f16_w4p2_m16__gfx1100.2(%103#0, %12, %103#1, %118, %10, %factors, %6, %w, %8, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
  }
  wave.return
}
