// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='f16', panels=2)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_f16_p2__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>) -> (vector<16xf16>) {
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
func.func private @linear_f16_p2__gfx1100.1(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: vector<8xf32>, %x3: index, %x4: index, %x5: index, %x6: memref<?xf32>, %x7: index, %x8: memref<?xi8>, %x9: index, %x10: index, %x11: index, %x12: i1, %x13: memref<?xf32>, %x14: memref<?xf32>) {
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
  %fc11 = arith.constant 8 : index
  %fc12 = arith.constant 512 : index
  %fc13 = arith.constant 16 : index
  %fhasFactors = wave.param "hasFactors" : index
  %foperandScale = wave.param "operandScale" : f32
  %fc16 = arith.constant 4 : index
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
  %f22 = arith.addi %f1, %fc10 : index
  %f23 = arith.muli %f22, %fc2 : index
  %f24 = arith.addi %f23, %f4 : index
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
  %f41 = arith.divui %fc11, %x3 : index
  scf.for %f42 = %fc1 to %f41 step %fc10 {
    %f43 = arith.muli %f0, %f41 : index
    %f44 = arith.addi %f43, %f42 : index
    %f45 = arith.muli %f44, %fc3 : index
    %f46 = arith.addi %f45, %f4 : index
    %f47 = arith.addi %f46, %fc1 : index
    %f48 = arith.addi %f46, %fc2 : index
    %f49 = memref.load %x1[%f47] : memref<?xf32>
    %f50 = memref.load %x1[%f48] : memref<?xf32>
    %f54:2 = scf.for %f51 = %fc10 to %x3 step %fc10 iter_args(%f52 = %f49, %f53 = %f50) -> (f32, f32) {
      %f55 = arith.muli %f51, %fc12 : index
      %f56 = arith.addi %f47, %f55 : index
      %f57 = memref.load %x1[%f56] : memref<?xf32>
      %f58 = arith.addi %f48, %f55 : index
      %f59 = memref.load %x1[%f58] : memref<?xf32>
      %f60 = arith.addf %f52, %f57 : f32
      %f61 = arith.addf %f53, %f59 : f32
      scf.yield %f60, %f61 : f32, f32
    }
    %f62 = arith.muli %f44, %fc0 : index
    %f63 = arith.addi %x4, %f62 : index
    %f64 = arith.divui %f4, %fc13 : index
    %f65 = arith.addi %f63, %f64 : index
    %f66 = arith.cmpi slt, %f65, %x5 : index
    scf.if %f66 {
      %f67 = arith.cmpi eq, %fhasFactors, %fc10 : index
      %f68 = arith.muli %f65, %fc0 : index
      %f69 = memref.load %x6[%f68] : memref<?xf32>
      %f70 = arith.mulf %f69, %foperandScale : f32
      %f71 = arith.select %f67, %f70, %foperandScale : f32
      %f72 = arith.remui %f4, %fc13 : index
      %f73 = arith.muli %f72, %fc16 : index
      %f74 = arith.addi %x7, %f73 : index
      %f75 = vector.load %x8[%f74] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %f76 = vector.bitcast %f75 : vector<4xi8> to vector<1xf32>
      %f77 = vector.extract %f76[0] : f32 from vector<1xf32>
      %f78 = arith.mulf %f77, %f71 : f32
      %f79 = arith.mulf %f54#0, %f78 : f32
      %f80 = arith.addi %x9, %f73 : index
      %f81 = vector.load %x8[%f80] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %f82 = vector.bitcast %f81 : vector<4xi8> to vector<1xf32>
      %f83 = vector.extract %f82[0] : f32 from vector<1xf32>
      %f84 = arith.mulf %f83, %f71 : f32
      %f85 = arith.mulf %f54#1, %f84 : f32
      %f86 = arith.muli %f65, %x10 : index
      %f87 = arith.addi %f86, %x11 : index
      %f88 = arith.addi %f87, %f72 : index
      scf.if %x12 {
        %f89 = arith.addi %f88, %fc1 : index
        %f90 = memref.load %x13[%f89] : memref<?xf32>
        %f91 = arith.addf %f90, %f79 : f32
        memref.store %f91, %x14[%f89] : memref<?xf32>
      } else {
        %f92 = arith.addi %f88, %fc1 : index
        memref.store %f79, %x14[%f92] : memref<?xf32>
      }
      scf.if %x12 {
        %f93 = arith.addi %f88, %fc13 : index
        %f94 = memref.load %x13[%f93] : memref<?xf32>
        %f95 = arith.addf %f94, %f85 : f32
        memref.store %f95, %x14[%f93] : memref<?xf32>
      } else {
        %f96 = arith.addi %f88, %fc13 : index
        memref.store %f85, %x14[%f96] : memref<?xf32>
      }
    }
  }
  func.return
}
wave.kernel @linear_f16_p2__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %waves = wave.param "waves" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 32 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 512 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %rowsMode = wave.param "rowsMode" : index
  %c12 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c15 = arith.constant 8 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 4 : index
  %c20 = arith.constant 3 : index
  %c21 = arith.constant 64 : index
  %c22 = arith.constant 48 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c2 : index
  %3 = arith.addi %2, %c3 : index
  %4 = arith.muli %0, %c4 : index
  %5 = arith.addi %4, %c5 : index
  %6 = arith.muli %5, %3 : index
  %7 = arith.addi %4, %c6 : index
  %8 = arith.muli %7, %3 : index
  %9 = memref.load %step[%countAt] : memref<?xi32>
  %10 = arith.index_cast %9 : i32 to index
  %11 = arith.muli %waves, %c8 : index
  %12 = wave.scratch %11 : memref<?xf32>
  %13 = arith.cmpi eq, %hasResidual, %c6 : index
  %14 = arith.muli %0, %c2 : index
  %15 = arith.cmpi eq, %rowsMode, %c5 : index
  scf.if %15 {
    %16 = arith.muli %1, %c12 : index
    %17 = arith.cmpi slt, %16, %10 : index
    scf.if %17 {
      %18 = wave.lane
      %19 = arith.remui %18, %c12 : index
      %20 = wave.scratch %operandHalves : memref<?xf16>
      %21 = arith.divui %operandHalves, %c15 : index
      %22 = wave.wave
      %23 = arith.muli %22, %c2 : index
      %24 = arith.addi %23, %18 : index
      %25 = arith.muli %waves, %c2 : index
      scf.for %26 = %24 to %21 step %25 {
        %27 = arith.muli %26, %c15 : index
        %28 = arith.addi %c5, %27 : index
        %29 = vector.load %x[%28] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %29, %20[%28] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %30 = arith.remui %19, %tileRows : index
      %31 = arith.muli %30, %c15 : index
      %32 = arith.divui %inputFeatures, %c12 : index
      %33 = arith.muli %22, %stepsPerWave : index
      %34 = arith.minsi %33, %32 : index
      %35 = arith.addi %34, %stepsPerWave : index
      %36 = arith.minsi %35, %32 : index
      %37 = arith.cmpi eq, %wholeBlocks, %c6 : index
      %38 = arith.subi %36, %34 : index
      %39 = arith.divui %38, %c19 : index
      %40 = arith.muli %39, %c19 : index
      %41 = arith.addi %34, %40 : index
      %42 = arith.select %37, %35, %41 : index
      %46:2 = scf.for %43 = %34 to %42 step %c19 iter_args(%44 = %c16, %45 = %c16) -> (vector<8xf32>, vector<8xf32>) {
        %47 = arith.addi %43, %c5 : index
        %48 = func.call @linear_f16_p2__gfx1100.0(%6, %47, %18, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %49 = arith.addi %43, %c6 : index
        %50 = func.call @linear_f16_p2__gfx1100.0(%6, %49, %18, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %51 = arith.addi %43, %c4 : index
        %52 = func.call @linear_f16_p2__gfx1100.0(%6, %51, %18, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %53 = arith.addi %43, %c20 : index
        %54 = func.call @linear_f16_p2__gfx1100.0(%6, %53, %18, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %55 = func.call @linear_f16_p2__gfx1100.0(%8, %47, %18, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %56 = func.call @linear_f16_p2__gfx1100.0(%8, %49, %18, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %57 = func.call @linear_f16_p2__gfx1100.0(%8, %51, %18, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %58 = func.call @linear_f16_p2__gfx1100.0(%8, %53, %18, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %59 = arith.muli %43, %c6 : index
        %60 = arith.addi %59, %c5 : index
        %61 = arith.muli %tileRows, %c12 : index
        %62 = arith.muli %60, %61 : index
        %63 = arith.addi %31, %62 : index
        %64 = vector.load %20[%63] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %65 = arith.muli %tileRows, %c15 : index
        %66 = arith.addi %63, %65 : index
        %67 = vector.load %20[%66] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %68 = vector.shuffle %64, %67 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %69 = wave.mma %68, %48, %44 : vector<16xf16>, vector<8xf32>
        %70 = wave.mma %68, %55, %45 : vector<16xf16>, vector<8xf32>
        %71 = arith.addi %59, %c6 : index
        %72 = arith.muli %71, %61 : index
        %73 = arith.addi %31, %72 : index
        %74 = vector.load %20[%73] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %75 = arith.addi %73, %65 : index
        %76 = vector.load %20[%75] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %77 = vector.shuffle %74, %76 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %78 = wave.mma %77, %50, %69 : vector<16xf16>, vector<8xf32>
        %79 = wave.mma %77, %56, %70 : vector<16xf16>, vector<8xf32>
        %80 = arith.addi %59, %c4 : index
        %81 = arith.muli %80, %61 : index
        %82 = arith.addi %31, %81 : index
        %83 = vector.load %20[%82] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %84 = arith.addi %82, %65 : index
        %85 = vector.load %20[%84] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %86 = vector.shuffle %83, %85 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %87 = wave.mma %86, %52, %78 : vector<16xf16>, vector<8xf32>
        %88 = wave.mma %86, %57, %79 : vector<16xf16>, vector<8xf32>
        %89 = arith.addi %59, %c20 : index
        %90 = arith.muli %89, %61 : index
        %91 = arith.addi %31, %90 : index
        %92 = vector.load %20[%91] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %93 = arith.addi %91, %65 : index
        %94 = vector.load %20[%93] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %95 = vector.shuffle %92, %94 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %96 = wave.mma %95, %54, %87 : vector<16xf16>, vector<8xf32>
        %97 = wave.mma %95, %58, %88 : vector<16xf16>, vector<8xf32>
        scf.yield %96, %97 : vector<8xf32>, vector<8xf32>
      }
      %98 = arith.select %37, %42, %36 : index
      %102:2 = scf.for %99 = %42 to %98 step %c6 iter_args(%100 = %46#0, %101 = %46#1) -> (vector<8xf32>, vector<8xf32>) {
        %103 = arith.addi %99, %c5 : index
        %104 = func.call @linear_f16_p2__gfx1100.0(%6, %103, %18, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %105 = func.call @linear_f16_p2__gfx1100.0(%8, %103, %18, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %106 = arith.muli %99, %c6 : index
        %107 = arith.addi %106, %c5 : index
        %108 = arith.muli %tileRows, %c12 : index
        %109 = arith.muli %107, %108 : index
        %110 = arith.addi %31, %109 : index
        %111 = vector.load %20[%110] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %112 = arith.muli %tileRows, %c15 : index
        %113 = arith.addi %110, %112 : index
        %114 = vector.load %20[%113] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %115 = vector.shuffle %111, %114 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %116 = wave.mma %115, %104, %100 : vector<16xf16>, vector<8xf32>
        %117 = wave.mma %115, %105, %101 : vector<16xf16>, vector<8xf32>
        scf.yield %116, %117 : vector<8xf32>, vector<8xf32>
      }
      %118 = arith.addi %16, %c5 : index
      func.call @linear_f16_p2__gfx1100.1(%102#0, %12, %102#1, %waves, %118, %10, %factors, %6, %w, %8, %outputFeatures, %14, %13, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %119 = arith.cmpi eq, %rowsMode, %c6 : index
  scf.if %119 {
    %120 = arith.muli %1, %c12 : index
    %121 = arith.cmpi slt, %120, %10 : index
    scf.if %121 {
      %122 = wave.lane
      %123 = arith.remui %122, %c12 : index
      %124 = arith.remui %123, %tileRows : index
      %125 = arith.addi %120, %124 : index
      %126 = arith.divui %125, %tileRows : index
      %127 = arith.divui %inputFeatures, %c12 : index
      %128 = arith.muli %126, %127 : index
      %129 = arith.divui %c5, %c12 : index
      %130 = arith.addi %128, %129 : index
      %131 = arith.muli %130, %c4 : index
      %132 = arith.remui %c5, %c12 : index
      %133 = arith.divui %132, %c15 : index
      %134 = arith.addi %131, %133 : index
      %135 = arith.muli %tileRows, %c15 : index
      %136 = arith.muli %134, %135 : index
      %137 = arith.remui %125, %tileRows : index
      %138 = arith.muli %137, %c15 : index
      %139 = arith.addi %136, %138 : index
      %140 = arith.remui %c5, %c15 : index
      %141 = arith.addi %139, %140 : index
      %142 = wave.wave
      %143 = arith.muli %142, %stepsPerWave : index
      %144 = arith.minsi %143, %127 : index
      %145 = arith.addi %144, %stepsPerWave : index
      %146 = arith.minsi %145, %127 : index
      %147 = arith.cmpi eq, %wholeBlocks, %c6 : index
      %148 = arith.subi %146, %144 : index
      %149 = arith.divui %148, %c19 : index
      %150 = arith.muli %149, %c19 : index
      %151 = arith.addi %144, %150 : index
      %152 = arith.select %147, %145, %151 : index
      %156:2 = scf.for %153 = %144 to %152 step %c19 iter_args(%154 = %c16, %155 = %c16) -> (vector<8xf32>, vector<8xf32>) {
        %157 = arith.addi %153, %c5 : index
        %158 = func.call @linear_f16_p2__gfx1100.0(%6, %157, %122, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %159 = arith.addi %153, %c6 : index
        %160 = func.call @linear_f16_p2__gfx1100.0(%6, %159, %122, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %161 = arith.addi %153, %c4 : index
        %162 = func.call @linear_f16_p2__gfx1100.0(%6, %161, %122, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %163 = arith.addi %153, %c20 : index
        %164 = func.call @linear_f16_p2__gfx1100.0(%6, %163, %122, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %165 = func.call @linear_f16_p2__gfx1100.0(%8, %157, %122, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %166 = func.call @linear_f16_p2__gfx1100.0(%8, %159, %122, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %167 = func.call @linear_f16_p2__gfx1100.0(%8, %161, %122, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %168 = func.call @linear_f16_p2__gfx1100.0(%8, %163, %122, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %169 = arith.muli %153, %c6 : index
        %170 = arith.addi %169, %c5 : index
        %171 = arith.muli %tileRows, %c12 : index
        %172 = arith.muli %170, %171 : index
        %173 = arith.addi %141, %172 : index
        %174 = vector.load %x[%173] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %175 = arith.addi %173, %135 : index
        %176 = vector.load %x[%175] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %177 = vector.shuffle %174, %176 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %178 = wave.mma %177, %158, %154 : vector<16xf16>, vector<8xf32>
        %179 = wave.mma %177, %165, %155 : vector<16xf16>, vector<8xf32>
        %180 = arith.addi %169, %c6 : index
        %181 = arith.muli %180, %171 : index
        %182 = arith.addi %141, %181 : index
        %183 = vector.load %x[%182] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %184 = arith.addi %182, %135 : index
        %185 = vector.load %x[%184] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %186 = vector.shuffle %183, %185 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %187 = wave.mma %186, %160, %178 : vector<16xf16>, vector<8xf32>
        %188 = wave.mma %186, %166, %179 : vector<16xf16>, vector<8xf32>
        %189 = arith.addi %169, %c4 : index
        %190 = arith.muli %189, %171 : index
        %191 = arith.addi %141, %190 : index
        %192 = vector.load %x[%191] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %193 = arith.addi %191, %135 : index
        %194 = vector.load %x[%193] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %195 = vector.shuffle %192, %194 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %196 = wave.mma %195, %162, %187 : vector<16xf16>, vector<8xf32>
        %197 = wave.mma %195, %167, %188 : vector<16xf16>, vector<8xf32>
        %198 = arith.addi %169, %c20 : index
        %199 = arith.muli %198, %171 : index
        %200 = arith.addi %141, %199 : index
        %201 = vector.load %x[%200] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %202 = arith.addi %200, %135 : index
        %203 = vector.load %x[%202] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %204 = vector.shuffle %201, %203 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %205 = wave.mma %204, %164, %196 : vector<16xf16>, vector<8xf32>
        %206 = wave.mma %204, %168, %197 : vector<16xf16>, vector<8xf32>
        scf.yield %205, %206 : vector<8xf32>, vector<8xf32>
      }
      %207 = arith.select %147, %152, %146 : index
      %211:2 = scf.for %208 = %152 to %207 step %c6 iter_args(%209 = %156#0, %210 = %156#1) -> (vector<8xf32>, vector<8xf32>) {
        %212 = arith.addi %208, %c5 : index
        %213 = func.call @linear_f16_p2__gfx1100.0(%6, %212, %122, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %214 = func.call @linear_f16_p2__gfx1100.0(%8, %212, %122, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %215 = arith.muli %208, %c6 : index
        %216 = arith.addi %215, %c5 : index
        %217 = arith.muli %tileRows, %c12 : index
        %218 = arith.muli %216, %217 : index
        %219 = arith.addi %141, %218 : index
        %220 = vector.load %x[%219] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %221 = arith.addi %219, %135 : index
        %222 = vector.load %x[%221] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %223 = vector.shuffle %220, %222 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %224 = wave.mma %223, %213, %209 : vector<16xf16>, vector<8xf32>
        %225 = wave.mma %223, %214, %210 : vector<16xf16>, vector<8xf32>
        scf.yield %224, %225 : vector<8xf32>, vector<8xf32>
      }
      %226 = arith.addi %120, %c5 : index
      func.call @linear_f16_p2__gfx1100.1(%211#0, %12, %211#1, %waves, %226, %10, %factors, %6, %w, %8, %outputFeatures, %14, %13, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %227 = arith.cmpi eq, %rowsMode, %c4 : index
  scf.if %227 {
    %228 = arith.muli %1, %c21 : index
    %229 = arith.cmpi slt, %228, %10 : index
    scf.if %229 {
      %230 = wave.lane
      %231 = arith.remui %230, %c12 : index
      %232 = arith.remui %231, %tileRows : index
      %233 = arith.addi %228, %232 : index
      %234 = arith.divui %233, %tileRows : index
      %235 = arith.divui %inputFeatures, %c12 : index
      %236 = arith.muli %234, %235 : index
      %237 = arith.divui %c5, %c12 : index
      %238 = arith.addi %236, %237 : index
      %239 = arith.muli %238, %c4 : index
      %240 = arith.remui %c5, %c12 : index
      %241 = arith.divui %240, %c15 : index
      %242 = arith.addi %239, %241 : index
      %243 = arith.muli %tileRows, %c15 : index
      %244 = arith.muli %242, %243 : index
      %245 = arith.remui %233, %tileRows : index
      %246 = arith.muli %245, %c15 : index
      %247 = arith.addi %244, %246 : index
      %248 = arith.remui %c5, %c15 : index
      %249 = arith.addi %247, %248 : index
      %250 = arith.addi %231, %c12 : index
      %251 = arith.addi %228, %250 : index
      %252 = arith.divui %251, %tileRows : index
      %253 = arith.muli %252, %235 : index
      %254 = arith.addi %253, %237 : index
      %255 = arith.muli %254, %c4 : index
      %256 = arith.addi %255, %241 : index
      %257 = arith.muli %256, %243 : index
      %258 = arith.remui %251, %tileRows : index
      %259 = arith.muli %258, %c15 : index
      %260 = arith.addi %257, %259 : index
      %261 = arith.addi %260, %248 : index
      %262 = arith.addi %231, %c2 : index
      %263 = arith.addi %228, %262 : index
      %264 = arith.divui %263, %tileRows : index
      %265 = arith.muli %264, %235 : index
      %266 = arith.addi %265, %237 : index
      %267 = arith.muli %266, %c4 : index
      %268 = arith.addi %267, %241 : index
      %269 = arith.muli %268, %243 : index
      %270 = arith.remui %263, %tileRows : index
      %271 = arith.muli %270, %c15 : index
      %272 = arith.addi %269, %271 : index
      %273 = arith.addi %272, %248 : index
      %274 = arith.addi %231, %c22 : index
      %275 = arith.addi %228, %274 : index
      %276 = arith.divui %275, %tileRows : index
      %277 = arith.muli %276, %235 : index
      %278 = arith.addi %277, %237 : index
      %279 = arith.muli %278, %c4 : index
      %280 = arith.addi %279, %241 : index
      %281 = arith.muli %280, %243 : index
      %282 = arith.remui %275, %tileRows : index
      %283 = arith.muli %282, %c15 : index
      %284 = arith.addi %281, %283 : index
      %285 = arith.addi %284, %248 : index
      %286 = wave.wave
      %287 = arith.muli %286, %stepsPerWave : index
      %288 = arith.minsi %287, %235 : index
      %289 = arith.addi %288, %stepsPerWave : index
      %290 = arith.minsi %289, %235 : index
      %291 = arith.cmpi eq, %wholeBlocks, %c6 : index
      %292 = arith.subi %290, %288 : index
      %293 = arith.divui %292, %c19 : index
      %294 = arith.muli %293, %c19 : index
      %295 = arith.addi %288, %294 : index
      %296 = arith.select %291, %289, %295 : index
      %306:8 = scf.for %297 = %288 to %296 step %c19 iter_args(%298 = %c16, %299 = %c16, %300 = %c16, %301 = %c16, %302 = %c16, %303 = %c16, %304 = %c16, %305 = %c16) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %307 = arith.addi %297, %c5 : index
        %308 = func.call @linear_f16_p2__gfx1100.0(%6, %307, %230, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %309 = arith.addi %297, %c6 : index
        %310 = func.call @linear_f16_p2__gfx1100.0(%6, %309, %230, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %311 = arith.addi %297, %c4 : index
        %312 = func.call @linear_f16_p2__gfx1100.0(%6, %311, %230, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %313 = arith.addi %297, %c20 : index
        %314 = func.call @linear_f16_p2__gfx1100.0(%6, %313, %230, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %315 = func.call @linear_f16_p2__gfx1100.0(%8, %307, %230, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %316 = func.call @linear_f16_p2__gfx1100.0(%8, %309, %230, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %317 = func.call @linear_f16_p2__gfx1100.0(%8, %311, %230, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %318 = func.call @linear_f16_p2__gfx1100.0(%8, %313, %230, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %319 = arith.muli %297, %c6 : index
        %320 = arith.addi %319, %c5 : index
        %321 = arith.muli %tileRows, %c12 : index
        %322 = arith.muli %320, %321 : index
        %323 = arith.addi %249, %322 : index
        %324 = vector.load %x[%323] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %325 = arith.addi %323, %243 : index
        %326 = vector.load %x[%325] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %327 = vector.shuffle %324, %326 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %328 = wave.mma %327, %308, %298 : vector<16xf16>, vector<8xf32>
        %329 = wave.mma %327, %315, %299 : vector<16xf16>, vector<8xf32>
        %330 = arith.addi %261, %322 : index
        %331 = vector.load %x[%330] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %332 = arith.addi %330, %243 : index
        %333 = vector.load %x[%332] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %334 = vector.shuffle %331, %333 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %335 = wave.mma %334, %308, %300 : vector<16xf16>, vector<8xf32>
        %336 = wave.mma %334, %315, %301 : vector<16xf16>, vector<8xf32>
        %337 = arith.addi %273, %322 : index
        %338 = vector.load %x[%337] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %339 = arith.addi %337, %243 : index
        %340 = vector.load %x[%339] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %341 = vector.shuffle %338, %340 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %342 = wave.mma %341, %308, %302 : vector<16xf16>, vector<8xf32>
        %343 = wave.mma %341, %315, %303 : vector<16xf16>, vector<8xf32>
        %344 = arith.addi %285, %322 : index
        %345 = vector.load %x[%344] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %346 = arith.addi %344, %243 : index
        %347 = vector.load %x[%346] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %348 = vector.shuffle %345, %347 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %349 = wave.mma %348, %308, %304 : vector<16xf16>, vector<8xf32>
        %350 = wave.mma %348, %315, %305 : vector<16xf16>, vector<8xf32>
        %351 = arith.addi %319, %c6 : index
        %352 = arith.muli %351, %321 : index
        %353 = arith.addi %249, %352 : index
        %354 = vector.load %x[%353] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %355 = arith.addi %353, %243 : index
        %356 = vector.load %x[%355] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %357 = vector.shuffle %354, %356 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %358 = wave.mma %357, %310, %328 : vector<16xf16>, vector<8xf32>
        %359 = wave.mma %357, %316, %329 : vector<16xf16>, vector<8xf32>
        %360 = arith.addi %261, %352 : index
        %361 = vector.load %x[%360] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %362 = arith.addi %360, %243 : index
        %363 = vector.load %x[%362] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %364 = vector.shuffle %361, %363 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %365 = wave.mma %364, %310, %335 : vector<16xf16>, vector<8xf32>
        %366 = wave.mma %364, %316, %336 : vector<16xf16>, vector<8xf32>
        %367 = arith.addi %273, %352 : index
        %368 = vector.load %x[%367] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %369 = arith.addi %367, %243 : index
        %370 = vector.load %x[%369] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %371 = vector.shuffle %368, %370 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %372 = wave.mma %371, %310, %342 : vector<16xf16>, vector<8xf32>
        %373 = wave.mma %371, %316, %343 : vector<16xf16>, vector<8xf32>
        %374 = arith.addi %285, %352 : index
        %375 = vector.load %x[%374] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %376 = arith.addi %374, %243 : index
        %377 = vector.load %x[%376] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %378 = vector.shuffle %375, %377 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %379 = wave.mma %378, %310, %349 : vector<16xf16>, vector<8xf32>
        %380 = wave.mma %378, %316, %350 : vector<16xf16>, vector<8xf32>
        %381 = arith.addi %319, %c4 : index
        %382 = arith.muli %381, %321 : index
        %383 = arith.addi %249, %382 : index
        %384 = vector.load %x[%383] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %385 = arith.addi %383, %243 : index
        %386 = vector.load %x[%385] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %387 = vector.shuffle %384, %386 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %388 = wave.mma %387, %312, %358 : vector<16xf16>, vector<8xf32>
        %389 = wave.mma %387, %317, %359 : vector<16xf16>, vector<8xf32>
        %390 = arith.addi %261, %382 : index
        %391 = vector.load %x[%390] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %392 = arith.addi %390, %243 : index
        %393 = vector.load %x[%392] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %394 = vector.shuffle %391, %393 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %395 = wave.mma %394, %312, %365 : vector<16xf16>, vector<8xf32>
        %396 = wave.mma %394, %317, %366 : vector<16xf16>, vector<8xf32>
        %397 = arith.addi %273, %382 : index
        %398 = vector.load %x[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %399 = arith.addi %397, %243 : index
        %400 = vector.load %x[%399] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %401 = vector.shuffle %398, %400 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %402 = wave.mma %401, %312, %372 : vector<16xf16>, vector<8xf32>
        %403 = wave.mma %401, %317, %373 : vector<16xf16>, vector<8xf32>
        %404 = arith.addi %285, %382 : index
        %405 = vector.load %x[%404] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %406 = arith.addi %404, %243 : index
        %407 = vector.load %x[%406] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %408 = vector.shuffle %405, %407 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %409 = wave.mma %408, %312, %379 : vector<16xf16>, vector<8xf32>
        %410 = wave.mma %408, %317, %380 : vector<16xf16>, vector<8xf32>
        %411 = arith.addi %319, %c20 : index
        %412 = arith.muli %411, %321 : index
        %413 = arith.addi %249, %412 : index
        %414 = vector.load %x[%413] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %415 = arith.addi %413, %243 : index
        %416 = vector.load %x[%415] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %417 = vector.shuffle %414, %416 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %418 = wave.mma %417, %314, %388 : vector<16xf16>, vector<8xf32>
        %419 = wave.mma %417, %318, %389 : vector<16xf16>, vector<8xf32>
        %420 = arith.addi %261, %412 : index
        %421 = vector.load %x[%420] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %422 = arith.addi %420, %243 : index
        %423 = vector.load %x[%422] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %424 = vector.shuffle %421, %423 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %425 = wave.mma %424, %314, %395 : vector<16xf16>, vector<8xf32>
        %426 = wave.mma %424, %318, %396 : vector<16xf16>, vector<8xf32>
        %427 = arith.addi %273, %412 : index
        %428 = vector.load %x[%427] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %429 = arith.addi %427, %243 : index
        %430 = vector.load %x[%429] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %431 = vector.shuffle %428, %430 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %432 = wave.mma %431, %314, %402 : vector<16xf16>, vector<8xf32>
        %433 = wave.mma %431, %318, %403 : vector<16xf16>, vector<8xf32>
        %434 = arith.addi %285, %412 : index
        %435 = vector.load %x[%434] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %436 = arith.addi %434, %243 : index
        %437 = vector.load %x[%436] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %438 = vector.shuffle %435, %437 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %439 = wave.mma %438, %314, %409 : vector<16xf16>, vector<8xf32>
        %440 = wave.mma %438, %318, %410 : vector<16xf16>, vector<8xf32>
        scf.yield %418, %419, %425, %426, %432, %433, %439, %440 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %441 = arith.select %291, %296, %290 : index
      %451:8 = scf.for %442 = %296 to %441 step %c6 iter_args(%443 = %306#0, %444 = %306#1, %445 = %306#2, %446 = %306#3, %447 = %306#4, %448 = %306#5, %449 = %306#6, %450 = %306#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %452 = arith.addi %442, %c5 : index
        %453 = func.call @linear_f16_p2__gfx1100.0(%6, %452, %230, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %454 = func.call @linear_f16_p2__gfx1100.0(%8, %452, %230, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %455 = arith.muli %442, %c6 : index
        %456 = arith.addi %455, %c5 : index
        %457 = arith.muli %tileRows, %c12 : index
        %458 = arith.muli %456, %457 : index
        %459 = arith.addi %249, %458 : index
        %460 = vector.load %x[%459] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %461 = arith.addi %459, %243 : index
        %462 = vector.load %x[%461] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %463 = vector.shuffle %460, %462 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %464 = wave.mma %463, %453, %443 : vector<16xf16>, vector<8xf32>
        %465 = wave.mma %463, %454, %444 : vector<16xf16>, vector<8xf32>
        %466 = arith.addi %261, %458 : index
        %467 = vector.load %x[%466] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %468 = arith.addi %466, %243 : index
        %469 = vector.load %x[%468] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %470 = vector.shuffle %467, %469 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %471 = wave.mma %470, %453, %445 : vector<16xf16>, vector<8xf32>
        %472 = wave.mma %470, %454, %446 : vector<16xf16>, vector<8xf32>
        %473 = arith.addi %273, %458 : index
        %474 = vector.load %x[%473] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %475 = arith.addi %473, %243 : index
        %476 = vector.load %x[%475] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %477 = vector.shuffle %474, %476 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %478 = wave.mma %477, %453, %447 : vector<16xf16>, vector<8xf32>
        %479 = wave.mma %477, %454, %448 : vector<16xf16>, vector<8xf32>
        %480 = arith.addi %285, %458 : index
        %481 = vector.load %x[%480] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %482 = arith.addi %480, %243 : index
        %483 = vector.load %x[%482] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %484 = vector.shuffle %481, %483 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %485 = wave.mma %484, %453, %449 : vector<16xf16>, vector<8xf32>
        %486 = wave.mma %484, %454, %450 : vector<16xf16>, vector<8xf32>
        scf.yield %464, %465, %471, %472, %478, %479, %485, %486 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %487 = arith.addi %228, %c5 : index
      func.call @linear_f16_p2__gfx1100.1(%451#0, %12, %451#1, %waves, %487, %10, %factors, %6, %w, %8, %outputFeatures, %14, %13, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %488 = arith.addi %228, %c12 : index
      func.call @linear_f16_p2__gfx1100.1(%451#2, %12, %451#3, %waves, %488, %10, %factors, %6, %w, %8, %outputFeatures, %14, %13, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %489 = arith.addi %228, %c2 : index
      func.call @linear_f16_p2__gfx1100.1(%451#4, %12, %451#5, %waves, %489, %10, %factors, %6, %w, %8, %outputFeatures, %14, %13, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %490 = arith.addi %228, %c22 : index
      func.call @linear_f16_p2__gfx1100.1(%451#6, %12, %451#7, %waves, %490, %10, %factors, %6, %w, %8, %outputFeatures, %14, %13, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  wave.return
}
