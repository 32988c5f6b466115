// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='f16', waves=8, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_f16_w8p1_m16__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>) -> (vector<16xf16>) {
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
func.func private @linear_f16_w8p1_m16__gfx1100.1(%x0: index, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: index, %x9: i1, %x10: memref<?xf32>, %x11: memref<?xf32>) {
  %ffc0 = arith.constant 32 : index
  %ffc1 = arith.constant 0 : index
  %ffc2 = arith.constant 256 : index
  %ffc3 = arith.constant 512 : index
  %ffc4 = arith.constant 768 : index
  %ffc5 = arith.constant 1024 : index
  %ffc6 = arith.constant 1280 : index
  %ffc7 = arith.constant 1536 : index
  %ffc8 = arith.constant 1792 : index
  %ffc9 = arith.constant 2 : index
  %ffc10 = arith.constant 16 : index
  %ffhasFactors = wave.param "hasFactors" : index
  %ffc12 = arith.constant 1 : index
  %ffoperandScale = wave.param "operandScale" : f32
  %ffc14 = arith.constant 4 : index
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
  %ff26 = arith.muli %x0, %ffc9 : index
  %ff27 = arith.addi %x2, %ff26 : index
  %ff28 = arith.divui %ff0, %ffc10 : index
  %ff29 = arith.addi %ff27, %ff28 : index
  %ff30 = arith.cmpi slt, %ff29, %x3 : index
  scf.if %ff30 {
    %ff31 = arith.cmpi eq, %ffhasFactors, %ffc12 : index
    %ff32 = arith.muli %ff29, %ffc9 : index
    %ff33 = memref.load %x4[%ff32] : memref<?xf32>
    %ff34 = arith.mulf %ff33, %ffoperandScale : f32
    %ff35 = arith.select %ff31, %ff34, %ffoperandScale : f32
    %ff36 = arith.remui %ff0, %ffc10 : index
    %ff37 = arith.muli %ff36, %ffc14 : index
    %ff38 = arith.addi %x5, %ff37 : index
    %ff39 = vector.load %x6[%ff38] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %ff40 = vector.bitcast %ff39 : vector<4xi8> to vector<1xf32>
    %ff41 = vector.extract %ff40[0] : f32 from vector<1xf32>
    %ff42 = arith.mulf %ff41, %ff35 : f32
    %ff43 = arith.mulf %ff25, %ff42 : f32
    %ff44 = arith.muli %ff29, %x7 : index
    %ff45 = arith.addi %ff44, %x8 : index
    %ff46 = arith.addi %ff45, %ff36 : index
    scf.if %x9 {
      %ff47 = arith.addi %ff46, %ffc1 : index
      %ff48 = memref.load %x10[%ff47] : memref<?xf32>
      %ff49 = arith.addf %ff48, %ff43 : f32
      memref.store %ff49, %x11[%ff47] : memref<?xf32>
    } else {
      %ff50 = arith.addi %ff46, %ffc1 : index
      memref.store %ff43, %x11[%ff50] : memref<?xf32>
    }
  }
  func.return
}
func.func private @linear_f16_w8p1_m16__gfx1100.2(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: index, %x9: i1, %x10: memref<?xf32>, %x11: memref<?xf32>) {
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
  wave.barrier
  func.call @linear_f16_w8p1_m16__gfx1100.1(%f3, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11) : (index, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  func.return
}
wave.kernel @linear_f16_w8p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 1 : index
  %c4 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 2048 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c11 = arith.constant 2 : index
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
  %7 = memref.load %step[%countAt] : memref<?xi32>
  %8 = arith.index_cast %7 : i32 to index
  %9 = arith.muli %1, %c6 : index
  %10 = wave.scratch %c7 : memref<?xf32>
  %11 = arith.cmpi eq, %hasResidual, %c3 : index
  %12 = arith.muli %0, %c6 : index
  %13 = arith.cmpi slt, %9, %8 : index
  scf.if %13 {
    %14 = wave.lane
    %15 = arith.remui %14, %c6 : index
    %16 = arith.remui %15, %tileRows : index
    %17 = arith.addi %9, %16 : index
    %18 = arith.divui %17, %tileRows : index
    %19 = arith.divui %inputFeatures, %c6 : index
    %20 = arith.muli %18, %19 : index
    %21 = arith.divui %c4, %c6 : index
    %22 = arith.addi %20, %21 : index
    %23 = arith.muli %22, %c11 : index
    %24 = arith.remui %c4, %c6 : index
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
    %39 = arith.cmpi eq, %wholeBlocks, %c3 : index
    %40 = arith.subi %38, %36 : index
    %41 = arith.divui %40, %c16 : index
    %42 = arith.muli %41, %c16 : index
    %43 = arith.addi %36, %42 : index
    %44 = arith.select %39, %37, %43 : index
    %47 = scf.for %45 = %36 to %44 step %c16 iter_args(%46 = %c13) -> (vector<8xf32>) {
      %48 = arith.addi %45, %c4 : index
      %49 = func.call @linear_f16_w8p1_m16__gfx1100.0(%6, %48, %14, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %50 = arith.addi %45, %c3 : index
      %51 = func.call @linear_f16_w8p1_m16__gfx1100.0(%6, %50, %14, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %52 = arith.addi %45, %c11 : index
      %53 = func.call @linear_f16_w8p1_m16__gfx1100.0(%6, %52, %14, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %54 = arith.addi %45, %c17 : index
      %55 = func.call @linear_f16_w8p1_m16__gfx1100.0(%6, %54, %14, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %56 = arith.muli %45, %c3 : index
      %57 = arith.addi %56, %c4 : index
      %58 = arith.muli %tileRows, %c6 : index
      %59 = arith.muli %57, %58 : index
      %60 = arith.addi %33, %59 : index
      %61 = vector.load %x[%60] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %62 = arith.addi %60, %27 : index
      %63 = vector.load %x[%62] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %64 = vector.shuffle %61, %63 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %65 = wave.mma %64, %49, %46 : vector<16xf16>, vector<8xf32>
      %66 = arith.addi %56, %c3 : index
      %67 = arith.muli %66, %58 : index
      %68 = arith.addi %33, %67 : index
      %69 = vector.load %x[%68] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %70 = arith.addi %68, %27 : index
      %71 = vector.load %x[%70] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %72 = vector.shuffle %69, %71 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %73 = wave.mma %72, %51, %65 : vector<16xf16>, vector<8xf32>
      %74 = arith.addi %56, %c11 : index
      %75 = arith.muli %74, %58 : index
      %76 = arith.addi %33, %75 : index
      %77 = vector.load %x[%76] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %78 = arith.addi %76, %27 : index
      %79 = vector.load %x[%78] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %80 = vector.shuffle %77, %79 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %81 = wave.mma %80, %53, %73 : vector<16xf16>, vector<8xf32>
      %82 = arith.addi %56, %c17 : index
      %83 = arith.muli %82, %58 : index
      %84 = arith.addi %33, %83 : index
      %85 = vector.load %x[%84] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %86 = arith.addi %84, %27 : index
      %87 = vector.load %x[%86] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %88 = vector.shuffle %85, %87 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %89 = wave.mma %88, %55, %81 : vector<16xf16>, vector<8xf32>
      scf.yield %89 : vector<8xf32>
    }
    %90 = arith.select %39, %44, %38 : index
    %93 = scf.for %91 = %44 to %90 step %c3 iter_args(%92 = %47) -> (vector<8xf32>) {
      %94 = arith.addi %91, %c4 : index
      %95 = func.call @linear_f16_w8p1_m16__gfx1100.0(%6, %94, %14, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %96 = arith.muli %91, %c3 : index
      %97 = arith.addi %96, %c4 : index
      %98 = arith.muli %tileRows, %c6 : index
      %99 = arith.muli %97, %98 : index
      %100 = arith.addi %33, %99 : index
      %101 = vector.load %x[%100] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %102 = arith.addi %100, %27 : index
      %103 = vector.load %x[%102] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %104 = vector.shuffle %101, %103 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %105 = wave.mma %104, %95, %92 : vector<16xf16>, vector<8xf32>
      scf.yield %105 : vector<8xf32>
    }
    %106 = arith.addi %9, %c4 : index
    func.call @linear_f16_w8p1_m16__gfx1100.2(%93, %10, %106, %8, %factors, %6, %w, %outputFeatures, %12, %11, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  }
  wave.return
}
