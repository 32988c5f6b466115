// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q4_1', panels=1)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q4_1_p1__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 64 : index
  %fc3 = arith.constant 4 : index
  %fc4 = arith.constant 2 : index
  %fc5 = arith.constant 127 : index
  %fc6 = arith.constant 256 : index
  %fc7 = arith.constant dense<0> : vector<4xi32>
  %fc8 = arith.constant dense<983055> : vector<4xi32>
  %fc9 = arith.constant dense<1677747200> : vector<4xi32>
  %fc10 = arith.constant dense<4> : vector<4xi32>
  %fc11 = arith.constant dense<8> : vector<4xi32>
  %fc12 = arith.constant dense<12> : vector<4xi32>
  %fc13 = arith.constant dense<0x6400> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.addi %x1, %fc1 : index
  %f2 = arith.muli %x2, %fc2 : index
  %f3 = arith.addi %f1, %f2 : index
  %f4 = arith.muli %f0, %fc3 : index
  %f5 = arith.addi %f3, %f4 : index
  %f6 = vector.load %x3[%f5] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f7 = vector.bitcast %f6 : vector<4xi8> to vector<2xf16>
  %f8 = vector.extract %f7[0] : f16 from vector<2xf16>
  %f9 = vector.broadcast %f8 : f16 to vector<16xf16>
  %f10 = vector.extract %f7[1] : f16 from vector<2xf16>
  %f11 = vector.broadcast %f10 : f16 to vector<16xf16>
  %f12 = arith.muli %x4, %fc4 : index
  %f13 = arith.addi %f12, %fc5 : index
  %f14 = arith.divui %f13, %fc1 : index
  %f15 = arith.muli %f14, %fc1 : index
  %f16 = arith.addi %f1, %f15 : index
  %f17 = arith.muli %x2, %fc6 : index
  %f18 = arith.addi %f16, %f17 : index
  %f19 = arith.muli %f0, %fc0 : index
  %f20 = arith.addi %f18, %f19 : index
  %f21 = vector.load %x3[%f20] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f22 = vector.bitcast %f21 : vector<16xi8> to vector<4xi32>
  %f23 = arith.shrui %f22, %fc7 : vector<4xi32>
  %f24 = arith.andi %f23, %fc8 : vector<4xi32>
  %f25 = arith.ori %f24, %fc9 : vector<4xi32>
  %f26 = vector.bitcast %f25 : vector<4xi32> to vector<8xf16>
  %f27 = arith.shrui %f22, %fc10 : vector<4xi32>
  %f28 = arith.andi %f27, %fc8 : vector<4xi32>
  %f29 = arith.ori %f28, %fc9 : vector<4xi32>
  %f30 = vector.bitcast %f29 : vector<4xi32> to vector<8xf16>
  %f31 = arith.shrui %f22, %fc11 : vector<4xi32>
  %f32 = arith.andi %f31, %fc8 : vector<4xi32>
  %f33 = arith.ori %f32, %fc9 : vector<4xi32>
  %f34 = vector.bitcast %f33 : vector<4xi32> to vector<8xf16>
  %f35 = arith.shrui %f22, %fc12 : vector<4xi32>
  %f36 = arith.andi %f35, %fc8 : vector<4xi32>
  %f37 = arith.ori %f36, %fc9 : vector<4xi32>
  %f38 = vector.bitcast %f37 : vector<4xi32> to vector<8xf16>
  %f39 = vector.shuffle %f26, %f30 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f40 = vector.shuffle %f34, %f38 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f41 = vector.shuffle %f39, %f40 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f42 = arith.subf %f41, %fc13 : vector<32xf16>
  %f43 = vector.shuffle %f42, %f42 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f44 = vector.shuffle %f42, %f42 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f45 = math.fma %f43, %f9, %f11 : vector<16xf16>
  %f46 = math.fma %f44, %f9, %f11 : vector<16xf16>
  func.return %f45, %f46 : vector<16xf16>, vector<16xf16>
}
func.func private @linear_q4_1_p1__gfx1100.1(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: index, %x10: i1, %x11: memref<?xf32>, %x12: memref<?xf32>) {
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
wave.kernel @linear_q4_1_p1__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %waves = wave.param "waves" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 1 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c9 = arith.constant 256 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant 16 : index
  %rowsMode = wave.param "rowsMode" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c16 = arith.constant 32 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant 3 : index
  %c21 = arith.constant 64 : index
  %c22 = arith.constant 48 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c2 : index
  %3 = arith.muli %inputFeatures, %c3 : index
  %4 = arith.addi %3, %c4 : index
  %5 = arith.divui %4, %c5 : index
  %6 = arith.muli %5, %c5 : index
  %7 = arith.addi %2, %6 : index
  %8 = arith.addi %7, %c5 : index
  %9 = arith.muli %0, %c6 : index
  %10 = arith.addi %9, %c7 : index
  %11 = arith.muli %10, %8 : index
  %12 = memref.load %step[%countAt] : memref<?xi32>
  %13 = arith.index_cast %12 : i32 to index
  %14 = arith.muli %waves, %c9 : index
  %15 = wave.scratch %14 : memref<?xf32>
  %16 = arith.cmpi eq, %hasResidual, %c6 : index
  %17 = arith.muli %0, %c12 : index
  %18 = arith.cmpi eq, %rowsMode, %c7 : index
  scf.if %18 {
    %19 = arith.muli %1, %c12 : index
    %20 = arith.cmpi slt, %19, %13 : index
    scf.if %20 {
      %21 = wave.lane
      %22 = arith.remui %21, %c12 : index
      %23 = wave.scratch %operandHalves : memref<?xf16>
      %24 = arith.divui %operandHalves, %c2 : index
      %25 = wave.wave
      %26 = arith.muli %25, %c16 : index
      %27 = arith.addi %26, %21 : index
      %28 = arith.muli %waves, %c16 : index
      scf.for %29 = %27 to %24 step %28 {
        %30 = arith.muli %29, %c2 : index
        %31 = arith.addi %c7, %30 : index
        %32 = vector.load %x[%31] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %32, %23[%31] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %33 = arith.remui %22, %tileRows : index
      %34 = arith.muli %33, %c2 : index
      %35 = arith.divui %inputFeatures, %c16 : index
      %36 = arith.muli %25, %stepsPerWave : index
      %37 = arith.minsi %36, %35 : index
      %38 = arith.addi %37, %stepsPerWave : index
      %39 = arith.minsi %38, %35 : index
      %40 = arith.cmpi eq, %wholeBlocks, %c6 : index
      %41 = arith.subi %39, %37 : index
      %42 = arith.divui %41, %c3 : index
      %43 = arith.muli %42, %c3 : index
      %44 = arith.addi %37, %43 : index
      %45 = arith.select %40, %38, %44 : index
      %48 = scf.for %46 = %37 to %45 step %c3 iter_args(%47 = %c17) -> (vector<8xf32>) {
        %49 = arith.addi %46, %c7 : index
        %50:2 = func.call @linear_q4_1_p1__gfx1100.0(%21, %11, %49, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %51 = arith.addi %46, %c6 : index
        %52:2 = func.call @linear_q4_1_p1__gfx1100.0(%21, %11, %51, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %53 = arith.muli %46, %c3 : index
        %54 = arith.addi %53, %c7 : index
        %55 = arith.muli %tileRows, %c12 : index
        %56 = arith.muli %54, %55 : index
        %57 = arith.addi %34, %56 : index
        %58 = vector.load %23[%57] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %59 = arith.muli %tileRows, %c2 : index
        %60 = arith.addi %57, %59 : index
        %61 = vector.load %23[%60] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %62 = vector.shuffle %58, %61 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %63 = wave.mma %62, %50#0, %47 : vector<16xf16>, vector<8xf32>
        %64 = arith.addi %53, %c6 : index
        %65 = arith.muli %64, %55 : index
        %66 = arith.addi %34, %65 : index
        %67 = vector.load %23[%66] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %68 = arith.addi %66, %59 : index
        %69 = vector.load %23[%68] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %70 = vector.shuffle %67, %69 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %71 = wave.mma %70, %50#1, %63 : vector<16xf16>, vector<8xf32>
        %72 = arith.addi %53, %c3 : index
        %73 = arith.muli %72, %55 : index
        %74 = arith.addi %34, %73 : index
        %75 = vector.load %23[%74] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %76 = arith.addi %74, %59 : index
        %77 = vector.load %23[%76] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %78 = vector.shuffle %75, %77 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %79 = wave.mma %78, %52#0, %71 : vector<16xf16>, vector<8xf32>
        %80 = arith.addi %53, %c20 : index
        %81 = arith.muli %80, %55 : index
        %82 = arith.addi %34, %81 : index
        %83 = vector.load %23[%82] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %84 = arith.addi %82, %59 : index
        %85 = vector.load %23[%84] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %86 = vector.shuffle %83, %85 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %87 = wave.mma %86, %52#1, %79 : vector<16xf16>, vector<8xf32>
        scf.yield %87 : vector<8xf32>
      }
      %88 = arith.select %40, %45, %39 : index
      %91 = scf.for %89 = %45 to %88 step %c6 iter_args(%90 = %48) -> (vector<8xf32>) {
        %92 = arith.addi %89, %c7 : index
        %93:2 = func.call @linear_q4_1_p1__gfx1100.0(%21, %11, %92, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %94 = arith.muli %89, %c3 : index
        %95 = arith.addi %94, %c7 : index
        %96 = arith.muli %tileRows, %c12 : index
        %97 = arith.muli %95, %96 : index
        %98 = arith.addi %34, %97 : index
        %99 = vector.load %23[%98] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %100 = arith.muli %tileRows, %c2 : index
        %101 = arith.addi %98, %100 : index
        %102 = vector.load %23[%101] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %103 = vector.shuffle %99, %102 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %104 = wave.mma %103, %93#0, %90 : vector<16xf16>, vector<8xf32>
        %105 = arith.addi %94, %c6 : index
        %106 = arith.muli %105, %96 : index
        %107 = arith.addi %34, %106 : index
        %108 = vector.load %23[%107] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %109 = arith.addi %107, %100 : index
        %110 = vector.load %23[%109] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %111 = vector.shuffle %108, %110 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %112 = wave.mma %111, %93#1, %104 : vector<16xf16>, vector<8xf32>
        scf.yield %112 : vector<8xf32>
      }
      %113 = arith.addi %19, %c7 : index
      func.call @linear_q4_1_p1__gfx1100.1(%91, %15, %waves, %113, %13, %factors, %11, %w, %outputFeatures, %17, %16, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %114 = arith.cmpi eq, %rowsMode, %c6 : index
  scf.if %114 {
    %115 = arith.muli %1, %c12 : index
    %116 = arith.cmpi slt, %115, %13 : index
    scf.if %116 {
      %117 = wave.lane
      %118 = arith.remui %117, %c12 : index
      %119 = arith.remui %118, %tileRows : index
      %120 = arith.addi %115, %119 : index
      %121 = arith.divui %120, %tileRows : index
      %122 = arith.divui %inputFeatures, %c12 : index
      %123 = arith.muli %121, %122 : index
      %124 = arith.divui %c7, %c12 : index
      %125 = arith.addi %123, %124 : index
      %126 = arith.muli %125, %c3 : index
      %127 = arith.remui %c7, %c12 : index
      %128 = arith.divui %127, %c2 : index
      %129 = arith.addi %126, %128 : index
      %130 = arith.muli %tileRows, %c2 : index
      %131 = arith.muli %129, %130 : index
      %132 = arith.remui %120, %tileRows : index
      %133 = arith.muli %132, %c2 : index
      %134 = arith.addi %131, %133 : index
      %135 = arith.remui %c7, %c2 : index
      %136 = arith.addi %134, %135 : index
      %137 = wave.wave
      %138 = arith.divui %inputFeatures, %c16 : index
      %139 = arith.muli %137, %stepsPerWave : index
      %140 = arith.minsi %139, %138 : index
      %141 = arith.addi %140, %stepsPerWave : index
      %142 = arith.minsi %141, %138 : index
      %143 = arith.cmpi eq, %wholeBlocks, %c6 : index
      %144 = arith.subi %142, %140 : index
      %145 = arith.divui %144, %c3 : index
      %146 = arith.muli %145, %c3 : index
      %147 = arith.addi %140, %146 : index
      %148 = arith.select %143, %141, %147 : index
      %151 = scf.for %149 = %140 to %148 step %c3 iter_args(%150 = %c17) -> (vector<8xf32>) {
        %152 = arith.addi %149, %c7 : index
        %153:2 = func.call @linear_q4_1_p1__gfx1100.0(%117, %11, %152, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %154 = arith.addi %149, %c6 : index
        %155:2 = func.call @linear_q4_1_p1__gfx1100.0(%117, %11, %154, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %156 = arith.muli %149, %c3 : index
        %157 = arith.addi %156, %c7 : index
        %158 = arith.muli %tileRows, %c12 : index
        %159 = arith.muli %157, %158 : index
        %160 = arith.addi %136, %159 : index
        %161 = vector.load %x[%160] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %162 = arith.addi %160, %130 : index
        %163 = vector.load %x[%162] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %164 = vector.shuffle %161, %163 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %165 = wave.mma %164, %153#0, %150 : vector<16xf16>, vector<8xf32>
        %166 = arith.addi %156, %c6 : index
        %167 = arith.muli %166, %158 : index
        %168 = arith.addi %136, %167 : index
        %169 = vector.load %x[%168] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %170 = arith.addi %168, %130 : index
        %171 = vector.load %x[%170] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %172 = vector.shuffle %169, %171 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %173 = wave.mma %172, %153#1, %165 : vector<16xf16>, vector<8xf32>
        %174 = arith.addi %156, %c3 : index
        %175 = arith.muli %174, %158 : index
        %176 = arith.addi %136, %175 : index
        %177 = vector.load %x[%176] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %178 = arith.addi %176, %130 : index
        %179 = vector.load %x[%178] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %180 = vector.shuffle %177, %179 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %181 = wave.mma %180, %155#0, %173 : vector<16xf16>, vector<8xf32>
        %182 = arith.addi %156, %c20 : index
        %183 = arith.muli %182, %158 : index
        %184 = arith.addi %136, %183 : index
        %185 = vector.load %x[%184] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %186 = arith.addi %184, %130 : index
        %187 = vector.load %x[%186] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %188 = vector.shuffle %185, %187 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %189 = wave.mma %188, %155#1, %181 : vector<16xf16>, vector<8xf32>
        scf.yield %189 : vector<8xf32>
      }
      %190 = arith.select %143, %148, %142 : index
      %193 = scf.for %191 = %148 to %190 step %c6 iter_args(%192 = %151) -> (vector<8xf32>) {
        %194 = arith.addi %191, %c7 : index
        %195:2 = func.call @linear_q4_1_p1__gfx1100.0(%117, %11, %194, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %196 = arith.muli %191, %c3 : index
        %197 = arith.addi %196, %c7 : index
        %198 = arith.muli %tileRows, %c12 : index
        %199 = arith.muli %197, %198 : index
        %200 = arith.addi %136, %199 : index
        %201 = vector.load %x[%200] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %202 = arith.addi %200, %130 : index
        %203 = vector.load %x[%202] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %204 = vector.shuffle %201, %203 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %205 = wave.mma %204, %195#0, %192 : vector<16xf16>, vector<8xf32>
        %206 = arith.addi %196, %c6 : index
        %207 = arith.muli %206, %198 : index
        %208 = arith.addi %136, %207 : index
        %209 = vector.load %x[%208] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %210 = arith.addi %208, %130 : index
        %211 = vector.load %x[%210] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %212 = vector.shuffle %209, %211 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %213 = wave.mma %212, %195#1, %205 : vector<16xf16>, vector<8xf32>
        scf.yield %213 : vector<8xf32>
      }
      %214 = arith.addi %115, %c7 : index
      func.call @linear_q4_1_p1__gfx1100.1(%193, %15, %waves, %214, %13, %factors, %11, %w, %outputFeatures, %17, %16, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %215 = arith.cmpi eq, %rowsMode, %c3 : index
  scf.if %215 {
    %216 = arith.muli %1, %c21 : index
    %217 = arith.cmpi slt, %216, %13 : index
    scf.if %217 {
      %218 = wave.lane
      %219 = arith.remui %218, %c12 : index
      %220 = arith.remui %219, %tileRows : index
      %221 = arith.addi %216, %220 : index
      %222 = arith.divui %221, %tileRows : index
      %223 = arith.divui %inputFeatures, %c12 : index
      %224 = arith.muli %222, %223 : index
      %225 = arith.divui %c7, %c12 : index
      %226 = arith.addi %224, %225 : index
      %227 = arith.muli %226, %c3 : index
      %228 = arith.remui %c7, %c12 : index
      %229 = arith.divui %228, %c2 : index
      %230 = arith.addi %227, %229 : index
      %231 = arith.muli %tileRows, %c2 : index
      %232 = arith.muli %230, %231 : index
      %233 = arith.remui %221, %tileRows : index
      %234 = arith.muli %233, %c2 : index
      %235 = arith.addi %232, %234 : index
      %236 = arith.remui %c7, %c2 : index
      %237 = arith.addi %235, %236 : index
      %238 = arith.addi %219, %c12 : index
      %239 = arith.addi %216, %238 : index
      %240 = arith.divui %239, %tileRows : index
      %241 = arith.muli %240, %223 : index
      %242 = arith.addi %241, %225 : index
      %243 = arith.muli %242, %c3 : index
      %244 = arith.addi %243, %229 : index
      %245 = arith.muli %244, %231 : index
      %246 = arith.remui %239, %tileRows : index
      %247 = arith.muli %246, %c2 : index
      %248 = arith.addi %245, %247 : index
      %249 = arith.addi %248, %236 : index
      %250 = arith.addi %219, %c16 : index
      %251 = arith.addi %216, %250 : index
      %252 = arith.divui %251, %tileRows : index
      %253 = arith.muli %252, %223 : index
      %254 = arith.addi %253, %225 : index
      %255 = arith.muli %254, %c3 : index
      %256 = arith.addi %255, %229 : index
      %257 = arith.muli %256, %231 : index
      %258 = arith.remui %251, %tileRows : index
      %259 = arith.muli %258, %c2 : index
      %260 = arith.addi %257, %259 : index
      %261 = arith.addi %260, %236 : index
      %262 = arith.addi %219, %c22 : index
      %263 = arith.addi %216, %262 : index
      %264 = arith.divui %263, %tileRows : index
      %265 = arith.muli %264, %223 : index
      %266 = arith.addi %265, %225 : index
      %267 = arith.muli %266, %c3 : index
      %268 = arith.addi %267, %229 : index
      %269 = arith.muli %268, %231 : index
      %270 = arith.remui %263, %tileRows : index
      %271 = arith.muli %270, %c2 : index
      %272 = arith.addi %269, %271 : index
      %273 = arith.addi %272, %236 : index
      %274 = wave.wave
      %275 = arith.divui %inputFeatures, %c16 : index
      %276 = arith.muli %274, %stepsPerWave : index
      %277 = arith.minsi %276, %275 : index
      %278 = arith.addi %277, %stepsPerWave : index
      %279 = arith.minsi %278, %275 : index
      %280 = arith.cmpi eq, %wholeBlocks, %c6 : index
      %281 = arith.subi %279, %277 : index
      %282 = arith.divui %281, %c3 : index
      %283 = arith.muli %282, %c3 : index
      %284 = arith.addi %277, %283 : index
      %285 = arith.select %280, %278, %284 : index
      %291:4 = scf.for %286 = %277 to %285 step %c3 iter_args(%287 = %c17, %288 = %c17, %289 = %c17, %290 = %c17) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %292 = arith.addi %286, %c7 : index
        %293:2 = func.call @linear_q4_1_p1__gfx1100.0(%218, %11, %292, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %294 = arith.addi %286, %c6 : index
        %295:2 = func.call @linear_q4_1_p1__gfx1100.0(%218, %11, %294, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %296 = arith.muli %286, %c3 : index
        %297 = arith.addi %296, %c7 : index
        %298 = arith.muli %tileRows, %c12 : index
        %299 = arith.muli %297, %298 : index
        %300 = arith.addi %237, %299 : index
        %301 = vector.load %x[%300] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %302 = arith.addi %300, %231 : index
        %303 = vector.load %x[%302] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %304 = vector.shuffle %301, %303 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %305 = wave.mma %304, %293#0, %287 : vector<16xf16>, vector<8xf32>
        %306 = arith.addi %249, %299 : index
        %307 = vector.load %x[%306] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %308 = arith.addi %306, %231 : index
        %309 = vector.load %x[%308] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %310 = vector.shuffle %307, %309 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %311 = wave.mma %310, %293#0, %288 : vector<16xf16>, vector<8xf32>
        %312 = arith.addi %261, %299 : index
        %313 = vector.load %x[%312] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %314 = arith.addi %312, %231 : index
        %315 = vector.load %x[%314] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %316 = vector.shuffle %313, %315 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %317 = wave.mma %316, %293#0, %289 : vector<16xf16>, vector<8xf32>
        %318 = arith.addi %273, %299 : index
        %319 = vector.load %x[%318] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %320 = arith.addi %318, %231 : index
        %321 = vector.load %x[%320] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %322 = vector.shuffle %319, %321 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %323 = wave.mma %322, %293#0, %290 : vector<16xf16>, vector<8xf32>
        %324 = arith.addi %296, %c6 : index
        %325 = arith.muli %324, %298 : index
        %326 = arith.addi %237, %325 : index
        %327 = vector.load %x[%326] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %328 = arith.addi %326, %231 : index
        %329 = vector.load %x[%328] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %330 = vector.shuffle %327, %329 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %331 = wave.mma %330, %293#1, %305 : vector<16xf16>, vector<8xf32>
        %332 = arith.addi %249, %325 : index
        %333 = vector.load %x[%332] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %334 = arith.addi %332, %231 : index
        %335 = vector.load %x[%334] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %336 = vector.shuffle %333, %335 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %337 = wave.mma %336, %293#1, %311 : vector<16xf16>, vector<8xf32>
        %338 = arith.addi %261, %325 : index
        %339 = vector.load %x[%338] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %340 = arith.addi %338, %231 : index
        %341 = vector.load %x[%340] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %342 = vector.shuffle %339, %341 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %343 = wave.mma %342, %293#1, %317 : vector<16xf16>, vector<8xf32>
        %344 = arith.addi %273, %325 : index
        %345 = vector.load %x[%344] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %346 = arith.addi %344, %231 : index
        %347 = vector.load %x[%346] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %348 = vector.shuffle %345, %347 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %349 = wave.mma %348, %293#1, %323 : vector<16xf16>, vector<8xf32>
        %350 = arith.addi %296, %c3 : index
        %351 = arith.muli %350, %298 : index
        %352 = arith.addi %237, %351 : index
        %353 = vector.load %x[%352] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %354 = arith.addi %352, %231 : index
        %355 = vector.load %x[%354] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %356 = vector.shuffle %353, %355 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %357 = wave.mma %356, %295#0, %331 : vector<16xf16>, vector<8xf32>
        %358 = arith.addi %249, %351 : index
        %359 = vector.load %x[%358] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %360 = arith.addi %358, %231 : index
        %361 = vector.load %x[%360] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %362 = vector.shuffle %359, %361 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %363 = wave.mma %362, %295#0, %337 : vector<16xf16>, vector<8xf32>
        %364 = arith.addi %261, %351 : index
        %365 = vector.load %x[%364] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %366 = arith.addi %364, %231 : index
        %367 = vector.load %x[%366] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %368 = vector.shuffle %365, %367 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %369 = wave.mma %368, %295#0, %343 : vector<16xf16>, vector<8xf32>
        %370 = arith.addi %273, %351 : index
        %371 = vector.load %x[%370] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %372 = arith.addi %370, %231 : index
        %373 = vector.load %x[%372] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %374 = vector.shuffle %371, %373 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %375 = wave.mma %374, %295#0, %349 : vector<16xf16>, vector<8xf32>
        %376 = arith.addi %296, %c20 : index
        %377 = arith.muli %376, %298 : index
        %378 = arith.addi %237, %377 : index
        %379 = vector.load %x[%378] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %380 = arith.addi %378, %231 : index
        %381 = vector.load %x[%380] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %382 = vector.shuffle %379, %381 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %383 = wave.mma %382, %295#1, %357 : vector<16xf16>, vector<8xf32>
        %384 = arith.addi %249, %377 : index
        %385 = vector.load %x[%384] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %386 = arith.addi %384, %231 : index
        %387 = vector.load %x[%386] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %388 = vector.shuffle %385, %387 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %389 = wave.mma %388, %295#1, %363 : vector<16xf16>, vector<8xf32>
        %390 = arith.addi %261, %377 : index
        %391 = vector.load %x[%390] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %392 = arith.addi %390, %231 : index
        %393 = vector.load %x[%392] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %394 = vector.shuffle %391, %393 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %395 = wave.mma %394, %295#1, %369 : vector<16xf16>, vector<8xf32>
        %396 = arith.addi %273, %377 : index
        %397 = vector.load %x[%396] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %398 = arith.addi %396, %231 : index
        %399 = vector.load %x[%398] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %400 = vector.shuffle %397, %399 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %401 = wave.mma %400, %295#1, %375 : vector<16xf16>, vector<8xf32>
        scf.yield %383, %389, %395, %401 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %402 = arith.select %280, %285, %279 : index
      %408:4 = scf.for %403 = %285 to %402 step %c6 iter_args(%404 = %291#0, %405 = %291#1, %406 = %291#2, %407 = %291#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %409 = arith.addi %403, %c7 : index
        %410:2 = func.call @linear_q4_1_p1__gfx1100.0(%218, %11, %409, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %411 = arith.muli %403, %c3 : index
        %412 = arith.addi %411, %c7 : index
        %413 = arith.muli %tileRows, %c12 : index
        %414 = arith.muli %412, %413 : index
        %415 = arith.addi %237, %414 : index
        %416 = vector.load %x[%415] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %417 = arith.addi %415, %231 : index
        %418 = vector.load %x[%417] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %419 = vector.shuffle %416, %418 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %420 = wave.mma %419, %410#0, %404 : vector<16xf16>, vector<8xf32>
        %421 = arith.addi %249, %414 : index
        %422 = vector.load %x[%421] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %423 = arith.addi %421, %231 : index
        %424 = vector.load %x[%423] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %425 = vector.shuffle %422, %424 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %426 = wave.mma %425, %410#0, %405 : vector<16xf16>, vector<8xf32>
        %427 = arith.addi %261, %414 : index
        %428 = vector.load %x[%427] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %429 = arith.addi %427, %231 : index
        %430 = vector.load %x[%429] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %431 = vector.shuffle %428, %430 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %432 = wave.mma %431, %410#0, %406 : vector<16xf16>, vector<8xf32>
        %433 = arith.addi %273, %414 : index
        %434 = vector.load %x[%433] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %435 = arith.addi %433, %231 : index
        %436 = vector.load %x[%435] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %437 = vector.shuffle %434, %436 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %438 = wave.mma %437, %410#0, %407 : vector<16xf16>, vector<8xf32>
        %439 = arith.addi %411, %c6 : index
        %440 = arith.muli %439, %413 : index
        %441 = arith.addi %237, %440 : index
        %442 = vector.load %x[%441] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %443 = arith.addi %441, %231 : index
        %444 = vector.load %x[%443] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %445 = vector.shuffle %442, %444 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %446 = wave.mma %445, %410#1, %420 : vector<16xf16>, vector<8xf32>
        %447 = arith.addi %249, %440 : index
        %448 = vector.load %x[%447] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %449 = arith.addi %447, %231 : index
        %450 = vector.load %x[%449] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %451 = vector.shuffle %448, %450 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %452 = wave.mma %451, %410#1, %426 : vector<16xf16>, vector<8xf32>
        %453 = arith.addi %261, %440 : index
        %454 = vector.load %x[%453] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %455 = arith.addi %453, %231 : index
        %456 = vector.load %x[%455] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %457 = vector.shuffle %454, %456 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %458 = wave.mma %457, %410#1, %432 : vector<16xf16>, vector<8xf32>
        %459 = arith.addi %273, %440 : index
        %460 = vector.load %x[%459] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %461 = arith.addi %459, %231 : index
        %462 = vector.load %x[%461] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %463 = vector.shuffle %460, %462 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %464 = wave.mma %463, %410#1, %438 : vector<16xf16>, vector<8xf32>
        scf.yield %446, %452, %458, %464 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %465 = arith.addi %216, %c7 : index
      func.call @linear_q4_1_p1__gfx1100.1(%408#0, %15, %waves, %465, %13, %factors, %11, %w, %outputFeatures, %17, %16, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %466 = arith.addi %216, %c12 : index
      func.call @linear_q4_1_p1__gfx1100.1(%408#1, %15, %waves, %466, %13, %factors, %11, %w, %outputFeatures, %17, %16, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %467 = arith.addi %216, %c16 : index
      func.call @linear_q4_1_p1__gfx1100.1(%408#2, %15, %waves, %467, %13, %factors, %11, %w, %outputFeatures, %17, %16, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %468 = arith.addi %216, %c22 : index
      func.call @linear_q4_1_p1__gfx1100.1(%408#3, %15, %waves, %468, %13, %factors, %11, %w, %outputFeatures, %17, %16, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  wave.return
}
