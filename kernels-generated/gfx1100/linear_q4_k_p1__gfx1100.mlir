// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q4_k', panels=1)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q4_k_p1__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 8 : index
  %fc3 = arith.constant 64 : index
  %fc4 = arith.constant 4 : index
  %fc5 = arith.constant 256 : index
  %fc6 = arith.constant 32 : index
  %fc7 = arith.constant 2 : index
  %fc8 = arith.constant 127 : index
  %fc9 = arith.constant 0 : index
  %fc10 = arith.constant dense<0> : vector<4xi32>
  %fc11 = arith.constant dense<983055> : vector<4xi32>
  %fc12 = arith.constant dense<1677747200> : vector<4xi32>
  %fc13 = arith.constant dense<4> : vector<4xi32>
  %fc14 = arith.constant dense<8> : vector<4xi32>
  %fc15 = arith.constant dense<12> : vector<4xi32>
  %fc16 = arith.constant dense<0x6400> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.addi %x1, %fc1 : index
  %f2 = arith.divui %x2, %fc2 : index
  %f3 = arith.muli %f2, %fc3 : index
  %f4 = arith.addi %f1, %f3 : index
  %f5 = arith.muli %f0, %fc4 : index
  %f6 = arith.addi %f4, %f5 : index
  %f7 = vector.load %x3[%f6] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f8 = vector.bitcast %f7 : vector<4xi8> to vector<2xf16>
  %f9 = arith.divui %x4, %fc5 : index
  %f10 = arith.muli %f9, %fc3 : index
  %f11 = arith.addi %f1, %f10 : index
  %f12 = arith.muli %x2, %fc6 : index
  %f13 = arith.addi %f11, %f12 : index
  %f14 = arith.muli %f0, %fc7 : index
  %f15 = arith.addi %f13, %f14 : index
  %f16 = vector.load %x3[%f15] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
  %f17 = vector.extract %f8[0] : f16 from vector<2xf16>
  %f18 = arith.extf %f17 : f16 to f32
  %f19 = vector.extract %f16[0] : i8 from vector<2xi8>
  %f20 = arith.extui %f19 : i8 to i32
  %f21 = arith.sitofp %f20 : i32 to f32
  %f22 = arith.mulf %f18, %f21 : f32
  %f23 = arith.truncf %f22 : f32 to f16
  %f24 = vector.broadcast %f23 : f16 to vector<16xf16>
  %f25 = vector.extract %f8[1] : f16 from vector<2xf16>
  %f26 = arith.extf %f25 : f16 to f32
  %f27 = vector.extract %f16[1] : i8 from vector<2xi8>
  %f28 = arith.extui %f27 : i8 to i32
  %f29 = arith.sitofp %f28 : i32 to f32
  %f30 = arith.mulf %f26, %f29 : f32
  %f31 = arith.truncf %f30 : f32 to f16
  %f32 = vector.broadcast %f31 : f16 to vector<16xf16>
  %f33 = arith.addi %f10, %x4 : index
  %f34 = arith.addi %f33, %fc8 : index
  %f35 = arith.divui %f34, %fc1 : index
  %f36 = arith.muli %f35, %fc1 : index
  %f37 = arith.addi %f1, %f36 : index
  %f38 = arith.muli %x4, %fc2 : index
  %f39 = arith.addi %f37, %f38 : index
  %f40 = arith.muli %x2, %fc0 : index
  %f41 = arith.addi %f40, %f0 : index
  %f42 = arith.muli %f41, %fc9 : index
  %f43 = arith.addi %f39, %f42 : index
  %f44 = arith.muli %x2, %fc5 : index
  %f45 = arith.addi %f37, %f44 : index
  %f46 = arith.muli %f0, %fc0 : index
  %f47 = arith.addi %f45, %f46 : index
  %f48 = vector.load %x3[%f47] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f49 = vector.bitcast %f48 : vector<16xi8> to vector<4xi32>
  %f50 = arith.shrui %f49, %fc10 : vector<4xi32>
  %f51 = arith.andi %f50, %fc11 : vector<4xi32>
  %f52 = arith.ori %f51, %fc12 : vector<4xi32>
  %f53 = vector.bitcast %f52 : vector<4xi32> to vector<8xf16>
  %f54 = arith.shrui %f49, %fc13 : vector<4xi32>
  %f55 = arith.andi %f54, %fc11 : vector<4xi32>
  %f56 = arith.ori %f55, %fc12 : vector<4xi32>
  %f57 = vector.bitcast %f56 : vector<4xi32> to vector<8xf16>
  %f58 = arith.shrui %f49, %fc14 : vector<4xi32>
  %f59 = arith.andi %f58, %fc11 : vector<4xi32>
  %f60 = arith.ori %f59, %fc12 : vector<4xi32>
  %f61 = vector.bitcast %f60 : vector<4xi32> to vector<8xf16>
  %f62 = arith.shrui %f49, %fc15 : vector<4xi32>
  %f63 = arith.andi %f62, %fc11 : vector<4xi32>
  %f64 = arith.ori %f63, %fc12 : vector<4xi32>
  %f65 = vector.bitcast %f64 : vector<4xi32> to vector<8xf16>
  %f66 = vector.shuffle %f53, %f57 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f67 = vector.shuffle %f61, %f65 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f68 = vector.shuffle %f66, %f67 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f69 = arith.subf %f68, %fc16 : vector<32xf16>
  %f70 = vector.shuffle %f69, %f69 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f71 = vector.shuffle %f69, %f69 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f72 = math.fma %f70, %f24, %f32 : vector<16xf16>
  %f73 = math.fma %f71, %f24, %f32 : vector<16xf16>
  func.return %f72, %f73 : vector<16xf16>, vector<16xf16>
}
func.func private @linear_q4_k_p1__gfx1100.1(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: index, %x10: i1, %x11: memref<?xf32>, %x12: memref<?xf32>) {
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
wave.kernel @linear_q4_k_p1__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %waves = wave.param "waves" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 64 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 128 : index
  %c7 = arith.constant 1 : index
  %c8 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
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
  %c20 = arith.constant 2 : index
  %c21 = arith.constant 3 : index
  %c22 = arith.constant 48 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c2 : index
  %3 = arith.divui %inputFeatures, %c3 : index
  %4 = arith.muli %3, %c4 : index
  %5 = arith.addi %4, %inputFeatures : index
  %6 = arith.addi %5, %c5 : index
  %7 = arith.divui %6, %c6 : index
  %8 = arith.muli %7, %c6 : index
  %9 = arith.addi %2, %8 : index
  %10 = arith.addi %9, %c6 : index
  %11 = arith.muli %0, %c7 : index
  %12 = arith.addi %11, %c8 : index
  %13 = arith.muli %12, %10 : index
  %14 = memref.load %step[%countAt] : memref<?xi32>
  %15 = arith.index_cast %14 : i32 to index
  %16 = arith.muli %waves, %c3 : index
  %17 = wave.scratch %16 : memref<?xf32>
  %18 = arith.cmpi eq, %hasResidual, %c7 : index
  %19 = arith.muli %0, %c12 : index
  %20 = arith.cmpi eq, %rowsMode, %c8 : index
  scf.if %20 {
    %21 = arith.muli %1, %c12 : index
    %22 = arith.cmpi slt, %21, %15 : index
    scf.if %22 {
      %23 = wave.lane
      %24 = arith.remui %23, %c12 : index
      %25 = wave.scratch %operandHalves : memref<?xf16>
      %26 = arith.divui %operandHalves, %c2 : index
      %27 = wave.wave
      %28 = arith.muli %27, %c16 : index
      %29 = arith.addi %28, %23 : index
      %30 = arith.muli %waves, %c16 : index
      scf.for %31 = %29 to %26 step %30 {
        %32 = arith.muli %31, %c2 : index
        %33 = arith.addi %c8, %32 : index
        %34 = vector.load %x[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %34, %25[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %35 = arith.remui %24, %tileRows : index
      %36 = arith.muli %35, %c2 : index
      %37 = arith.divui %inputFeatures, %c16 : index
      %38 = arith.muli %27, %stepsPerWave : index
      %39 = arith.minsi %38, %37 : index
      %40 = arith.addi %39, %stepsPerWave : index
      %41 = arith.minsi %40, %37 : index
      %42 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %43 = arith.subi %41, %39 : index
      %44 = arith.divui %43, %c20 : index
      %45 = arith.muli %44, %c20 : index
      %46 = arith.addi %39, %45 : index
      %47 = arith.select %42, %40, %46 : index
      %50 = scf.for %48 = %39 to %47 step %c20 iter_args(%49 = %c17) -> (vector<8xf32>) {
        %51 = arith.addi %48, %c8 : index
        %52:2 = func.call @linear_q4_k_p1__gfx1100.0(%23, %13, %51, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %53 = arith.addi %48, %c7 : index
        %54:2 = func.call @linear_q4_k_p1__gfx1100.0(%23, %13, %53, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %55 = arith.muli %48, %c20 : index
        %56 = arith.addi %55, %c8 : index
        %57 = arith.muli %tileRows, %c12 : index
        %58 = arith.muli %56, %57 : index
        %59 = arith.addi %36, %58 : index
        %60 = vector.load %25[%59] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %61 = arith.muli %tileRows, %c2 : index
        %62 = arith.addi %59, %61 : index
        %63 = vector.load %25[%62] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %64 = vector.shuffle %60, %63 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %65 = wave.mma %64, %52#0, %49 : vector<16xf16>, vector<8xf32>
        %66 = arith.addi %55, %c7 : index
        %67 = arith.muli %66, %57 : index
        %68 = arith.addi %36, %67 : index
        %69 = vector.load %25[%68] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %70 = arith.addi %68, %61 : index
        %71 = vector.load %25[%70] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %72 = vector.shuffle %69, %71 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %73 = wave.mma %72, %52#1, %65 : vector<16xf16>, vector<8xf32>
        %74 = arith.addi %55, %c20 : index
        %75 = arith.muli %74, %57 : index
        %76 = arith.addi %36, %75 : index
        %77 = vector.load %25[%76] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %78 = arith.addi %76, %61 : index
        %79 = vector.load %25[%78] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %80 = vector.shuffle %77, %79 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %81 = wave.mma %80, %54#0, %73 : vector<16xf16>, vector<8xf32>
        %82 = arith.addi %55, %c21 : index
        %83 = arith.muli %82, %57 : index
        %84 = arith.addi %36, %83 : index
        %85 = vector.load %25[%84] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %86 = arith.addi %84, %61 : index
        %87 = vector.load %25[%86] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %88 = vector.shuffle %85, %87 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %89 = wave.mma %88, %54#1, %81 : vector<16xf16>, vector<8xf32>
        scf.yield %89 : vector<8xf32>
      }
      %90 = arith.select %42, %47, %41 : index
      %93 = scf.for %91 = %47 to %90 step %c7 iter_args(%92 = %50) -> (vector<8xf32>) {
        %94 = arith.addi %91, %c8 : index
        %95:2 = func.call @linear_q4_k_p1__gfx1100.0(%23, %13, %94, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %96 = arith.muli %91, %c20 : index
        %97 = arith.addi %96, %c8 : index
        %98 = arith.muli %tileRows, %c12 : index
        %99 = arith.muli %97, %98 : index
        %100 = arith.addi %36, %99 : index
        %101 = vector.load %25[%100] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %102 = arith.muli %tileRows, %c2 : index
        %103 = arith.addi %100, %102 : index
        %104 = vector.load %25[%103] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %105 = vector.shuffle %101, %104 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %106 = wave.mma %105, %95#0, %92 : vector<16xf16>, vector<8xf32>
        %107 = arith.addi %96, %c7 : index
        %108 = arith.muli %107, %98 : index
        %109 = arith.addi %36, %108 : index
        %110 = vector.load %25[%109] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %111 = arith.addi %109, %102 : index
        %112 = vector.load %25[%111] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %113 = vector.shuffle %110, %112 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %114 = wave.mma %113, %95#1, %106 : vector<16xf16>, vector<8xf32>
        scf.yield %114 : vector<8xf32>
      }
      %115 = arith.addi %21, %c8 : index
      func.call @linear_q4_k_p1__gfx1100.1(%93, %17, %waves, %115, %15, %factors, %13, %w, %outputFeatures, %19, %18, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %116 = arith.cmpi eq, %rowsMode, %c7 : index
  scf.if %116 {
    %117 = arith.muli %1, %c12 : index
    %118 = arith.cmpi slt, %117, %15 : index
    scf.if %118 {
      %119 = wave.lane
      %120 = arith.remui %119, %c12 : index
      %121 = arith.remui %120, %tileRows : index
      %122 = arith.addi %117, %121 : index
      %123 = arith.divui %122, %tileRows : index
      %124 = arith.divui %inputFeatures, %c12 : index
      %125 = arith.muli %123, %124 : index
      %126 = arith.divui %c8, %c12 : index
      %127 = arith.addi %125, %126 : index
      %128 = arith.muli %127, %c20 : index
      %129 = arith.remui %c8, %c12 : index
      %130 = arith.divui %129, %c2 : index
      %131 = arith.addi %128, %130 : index
      %132 = arith.muli %tileRows, %c2 : index
      %133 = arith.muli %131, %132 : index
      %134 = arith.remui %122, %tileRows : index
      %135 = arith.muli %134, %c2 : index
      %136 = arith.addi %133, %135 : index
      %137 = arith.remui %c8, %c2 : index
      %138 = arith.addi %136, %137 : index
      %139 = wave.wave
      %140 = arith.divui %inputFeatures, %c16 : index
      %141 = arith.muli %139, %stepsPerWave : index
      %142 = arith.minsi %141, %140 : index
      %143 = arith.addi %142, %stepsPerWave : index
      %144 = arith.minsi %143, %140 : index
      %145 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %146 = arith.subi %144, %142 : index
      %147 = arith.divui %146, %c20 : index
      %148 = arith.muli %147, %c20 : index
      %149 = arith.addi %142, %148 : index
      %150 = arith.select %145, %143, %149 : index
      %153 = scf.for %151 = %142 to %150 step %c20 iter_args(%152 = %c17) -> (vector<8xf32>) {
        %154 = arith.addi %151, %c8 : index
        %155:2 = func.call @linear_q4_k_p1__gfx1100.0(%119, %13, %154, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %156 = arith.addi %151, %c7 : index
        %157:2 = func.call @linear_q4_k_p1__gfx1100.0(%119, %13, %156, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %158 = arith.muli %151, %c20 : index
        %159 = arith.addi %158, %c8 : index
        %160 = arith.muli %tileRows, %c12 : index
        %161 = arith.muli %159, %160 : index
        %162 = arith.addi %138, %161 : index
        %163 = vector.load %x[%162] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %164 = arith.addi %162, %132 : index
        %165 = vector.load %x[%164] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %166 = vector.shuffle %163, %165 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %167 = wave.mma %166, %155#0, %152 : vector<16xf16>, vector<8xf32>
        %168 = arith.addi %158, %c7 : index
        %169 = arith.muli %168, %160 : index
        %170 = arith.addi %138, %169 : index
        %171 = vector.load %x[%170] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %172 = arith.addi %170, %132 : index
        %173 = vector.load %x[%172] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %174 = vector.shuffle %171, %173 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %175 = wave.mma %174, %155#1, %167 : vector<16xf16>, vector<8xf32>
        %176 = arith.addi %158, %c20 : index
        %177 = arith.muli %176, %160 : index
        %178 = arith.addi %138, %177 : index
        %179 = vector.load %x[%178] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %180 = arith.addi %178, %132 : index
        %181 = vector.load %x[%180] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %182 = vector.shuffle %179, %181 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %183 = wave.mma %182, %157#0, %175 : vector<16xf16>, vector<8xf32>
        %184 = arith.addi %158, %c21 : index
        %185 = arith.muli %184, %160 : index
        %186 = arith.addi %138, %185 : index
        %187 = vector.load %x[%186] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %188 = arith.addi %186, %132 : index
        %189 = vector.load %x[%188] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %190 = vector.shuffle %187, %189 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %191 = wave.mma %190, %157#1, %183 : vector<16xf16>, vector<8xf32>
        scf.yield %191 : vector<8xf32>
      }
      %192 = arith.select %145, %150, %144 : index
      %195 = scf.for %193 = %150 to %192 step %c7 iter_args(%194 = %153) -> (vector<8xf32>) {
        %196 = arith.addi %193, %c8 : index
        %197:2 = func.call @linear_q4_k_p1__gfx1100.0(%119, %13, %196, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %198 = arith.muli %193, %c20 : index
        %199 = arith.addi %198, %c8 : index
        %200 = arith.muli %tileRows, %c12 : index
        %201 = arith.muli %199, %200 : index
        %202 = arith.addi %138, %201 : index
        %203 = vector.load %x[%202] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %204 = arith.addi %202, %132 : index
        %205 = vector.load %x[%204] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %206 = vector.shuffle %203, %205 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %207 = wave.mma %206, %197#0, %194 : vector<16xf16>, vector<8xf32>
        %208 = arith.addi %198, %c7 : index
        %209 = arith.muli %208, %200 : index
        %210 = arith.addi %138, %209 : index
        %211 = vector.load %x[%210] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %212 = arith.addi %210, %132 : index
        %213 = vector.load %x[%212] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %214 = vector.shuffle %211, %213 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %215 = wave.mma %214, %197#1, %207 : vector<16xf16>, vector<8xf32>
        scf.yield %215 : vector<8xf32>
      }
      %216 = arith.addi %117, %c8 : index
      func.call @linear_q4_k_p1__gfx1100.1(%195, %17, %waves, %216, %15, %factors, %13, %w, %outputFeatures, %19, %18, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %217 = arith.cmpi eq, %rowsMode, %c20 : index
  scf.if %217 {
    %218 = arith.muli %1, %c4 : index
    %219 = arith.cmpi slt, %218, %15 : index
    scf.if %219 {
      %220 = wave.lane
      %221 = arith.remui %220, %c12 : index
      %222 = arith.remui %221, %tileRows : index
      %223 = arith.addi %218, %222 : index
      %224 = arith.divui %223, %tileRows : index
      %225 = arith.divui %inputFeatures, %c12 : index
      %226 = arith.muli %224, %225 : index
      %227 = arith.divui %c8, %c12 : index
      %228 = arith.addi %226, %227 : index
      %229 = arith.muli %228, %c20 : index
      %230 = arith.remui %c8, %c12 : index
      %231 = arith.divui %230, %c2 : index
      %232 = arith.addi %229, %231 : index
      %233 = arith.muli %tileRows, %c2 : index
      %234 = arith.muli %232, %233 : index
      %235 = arith.remui %223, %tileRows : index
      %236 = arith.muli %235, %c2 : index
      %237 = arith.addi %234, %236 : index
      %238 = arith.remui %c8, %c2 : index
      %239 = arith.addi %237, %238 : index
      %240 = arith.addi %221, %c12 : index
      %241 = arith.addi %218, %240 : index
      %242 = arith.divui %241, %tileRows : index
      %243 = arith.muli %242, %225 : index
      %244 = arith.addi %243, %227 : index
      %245 = arith.muli %244, %c20 : index
      %246 = arith.addi %245, %231 : index
      %247 = arith.muli %246, %233 : index
      %248 = arith.remui %241, %tileRows : index
      %249 = arith.muli %248, %c2 : index
      %250 = arith.addi %247, %249 : index
      %251 = arith.addi %250, %238 : index
      %252 = arith.addi %221, %c16 : index
      %253 = arith.addi %218, %252 : index
      %254 = arith.divui %253, %tileRows : index
      %255 = arith.muli %254, %225 : index
      %256 = arith.addi %255, %227 : index
      %257 = arith.muli %256, %c20 : index
      %258 = arith.addi %257, %231 : index
      %259 = arith.muli %258, %233 : index
      %260 = arith.remui %253, %tileRows : index
      %261 = arith.muli %260, %c2 : index
      %262 = arith.addi %259, %261 : index
      %263 = arith.addi %262, %238 : index
      %264 = arith.addi %221, %c22 : index
      %265 = arith.addi %218, %264 : index
      %266 = arith.divui %265, %tileRows : index
      %267 = arith.muli %266, %225 : index
      %268 = arith.addi %267, %227 : index
      %269 = arith.muli %268, %c20 : index
      %270 = arith.addi %269, %231 : index
      %271 = arith.muli %270, %233 : index
      %272 = arith.remui %265, %tileRows : index
      %273 = arith.muli %272, %c2 : index
      %274 = arith.addi %271, %273 : index
      %275 = arith.addi %274, %238 : index
      %276 = wave.wave
      %277 = arith.divui %inputFeatures, %c16 : index
      %278 = arith.muli %276, %stepsPerWave : index
      %279 = arith.minsi %278, %277 : index
      %280 = arith.addi %279, %stepsPerWave : index
      %281 = arith.minsi %280, %277 : index
      %282 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %283 = arith.subi %281, %279 : index
      %284 = arith.divui %283, %c20 : index
      %285 = arith.muli %284, %c20 : index
      %286 = arith.addi %279, %285 : index
      %287 = arith.select %282, %280, %286 : index
      %293:4 = scf.for %288 = %279 to %287 step %c20 iter_args(%289 = %c17, %290 = %c17, %291 = %c17, %292 = %c17) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %294 = arith.addi %288, %c8 : index
        %295:2 = func.call @linear_q4_k_p1__gfx1100.0(%220, %13, %294, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %296 = arith.addi %288, %c7 : index
        %297:2 = func.call @linear_q4_k_p1__gfx1100.0(%220, %13, %296, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %298 = arith.muli %288, %c20 : index
        %299 = arith.addi %298, %c8 : index
        %300 = arith.muli %tileRows, %c12 : index
        %301 = arith.muli %299, %300 : index
        %302 = arith.addi %239, %301 : index
        %303 = vector.load %x[%302] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %304 = arith.addi %302, %233 : index
        %305 = vector.load %x[%304] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %306 = vector.shuffle %303, %305 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %307 = wave.mma %306, %295#0, %289 : vector<16xf16>, vector<8xf32>
        %308 = arith.addi %251, %301 : index
        %309 = vector.load %x[%308] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %310 = arith.addi %308, %233 : index
        %311 = vector.load %x[%310] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %312 = vector.shuffle %309, %311 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %313 = wave.mma %312, %295#0, %290 : vector<16xf16>, vector<8xf32>
        %314 = arith.addi %263, %301 : index
        %315 = vector.load %x[%314] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %316 = arith.addi %314, %233 : index
        %317 = vector.load %x[%316] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %318 = vector.shuffle %315, %317 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %319 = wave.mma %318, %295#0, %291 : vector<16xf16>, vector<8xf32>
        %320 = arith.addi %275, %301 : index
        %321 = vector.load %x[%320] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %322 = arith.addi %320, %233 : index
        %323 = vector.load %x[%322] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %324 = vector.shuffle %321, %323 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %325 = wave.mma %324, %295#0, %292 : vector<16xf16>, vector<8xf32>
        %326 = arith.addi %298, %c7 : index
        %327 = arith.muli %326, %300 : index
        %328 = arith.addi %239, %327 : index
        %329 = vector.load %x[%328] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %330 = arith.addi %328, %233 : index
        %331 = vector.load %x[%330] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %332 = vector.shuffle %329, %331 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %333 = wave.mma %332, %295#1, %307 : vector<16xf16>, vector<8xf32>
        %334 = arith.addi %251, %327 : index
        %335 = vector.load %x[%334] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %336 = arith.addi %334, %233 : index
        %337 = vector.load %x[%336] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %338 = vector.shuffle %335, %337 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %339 = wave.mma %338, %295#1, %313 : vector<16xf16>, vector<8xf32>
        %340 = arith.addi %263, %327 : index
        %341 = vector.load %x[%340] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %342 = arith.addi %340, %233 : index
        %343 = vector.load %x[%342] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %344 = vector.shuffle %341, %343 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %345 = wave.mma %344, %295#1, %319 : vector<16xf16>, vector<8xf32>
        %346 = arith.addi %275, %327 : index
        %347 = vector.load %x[%346] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %348 = arith.addi %346, %233 : index
        %349 = vector.load %x[%348] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %350 = vector.shuffle %347, %349 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %351 = wave.mma %350, %295#1, %325 : vector<16xf16>, vector<8xf32>
        %352 = arith.addi %298, %c20 : index
        %353 = arith.muli %352, %300 : index
        %354 = arith.addi %239, %353 : index
        %355 = vector.load %x[%354] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %356 = arith.addi %354, %233 : index
        %357 = vector.load %x[%356] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %358 = vector.shuffle %355, %357 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %359 = wave.mma %358, %297#0, %333 : vector<16xf16>, vector<8xf32>
        %360 = arith.addi %251, %353 : index
        %361 = vector.load %x[%360] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %362 = arith.addi %360, %233 : index
        %363 = vector.load %x[%362] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %364 = vector.shuffle %361, %363 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %365 = wave.mma %364, %297#0, %339 : vector<16xf16>, vector<8xf32>
        %366 = arith.addi %263, %353 : index
        %367 = vector.load %x[%366] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %368 = arith.addi %366, %233 : index
        %369 = vector.load %x[%368] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %370 = vector.shuffle %367, %369 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %371 = wave.mma %370, %297#0, %345 : vector<16xf16>, vector<8xf32>
        %372 = arith.addi %275, %353 : index
        %373 = vector.load %x[%372] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %374 = arith.addi %372, %233 : index
        %375 = vector.load %x[%374] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %376 = vector.shuffle %373, %375 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %377 = wave.mma %376, %297#0, %351 : vector<16xf16>, vector<8xf32>
        %378 = arith.addi %298, %c21 : index
        %379 = arith.muli %378, %300 : index
        %380 = arith.addi %239, %379 : index
        %381 = vector.load %x[%380] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %382 = arith.addi %380, %233 : index
        %383 = vector.load %x[%382] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %384 = vector.shuffle %381, %383 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %385 = wave.mma %384, %297#1, %359 : vector<16xf16>, vector<8xf32>
        %386 = arith.addi %251, %379 : index
        %387 = vector.load %x[%386] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %388 = arith.addi %386, %233 : index
        %389 = vector.load %x[%388] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %390 = vector.shuffle %387, %389 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %391 = wave.mma %390, %297#1, %365 : vector<16xf16>, vector<8xf32>
        %392 = arith.addi %263, %379 : index
        %393 = vector.load %x[%392] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %394 = arith.addi %392, %233 : index
        %395 = vector.load %x[%394] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %396 = vector.shuffle %393, %395 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %397 = wave.mma %396, %297#1, %371 : vector<16xf16>, vector<8xf32>
        %398 = arith.addi %275, %379 : index
        %399 = vector.load %x[%398] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %400 = arith.addi %398, %233 : index
        %401 = vector.load %x[%400] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %402 = vector.shuffle %399, %401 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %403 = wave.mma %402, %297#1, %377 : vector<16xf16>, vector<8xf32>
        scf.yield %385, %391, %397, %403 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %404 = arith.select %282, %287, %281 : index
      %410:4 = scf.for %405 = %287 to %404 step %c7 iter_args(%406 = %293#0, %407 = %293#1, %408 = %293#2, %409 = %293#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %411 = arith.addi %405, %c8 : index
        %412:2 = func.call @linear_q4_k_p1__gfx1100.0(%220, %13, %411, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %413 = arith.muli %405, %c20 : index
        %414 = arith.addi %413, %c8 : index
        %415 = arith.muli %tileRows, %c12 : index
        %416 = arith.muli %414, %415 : index
        %417 = arith.addi %239, %416 : index
        %418 = vector.load %x[%417] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %419 = arith.addi %417, %233 : index
        %420 = vector.load %x[%419] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %421 = vector.shuffle %418, %420 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %422 = wave.mma %421, %412#0, %406 : vector<16xf16>, vector<8xf32>
        %423 = arith.addi %251, %416 : index
        %424 = vector.load %x[%423] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %425 = arith.addi %423, %233 : index
        %426 = vector.load %x[%425] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %427 = vector.shuffle %424, %426 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %428 = wave.mma %427, %412#0, %407 : vector<16xf16>, vector<8xf32>
        %429 = arith.addi %263, %416 : index
        %430 = vector.load %x[%429] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %431 = arith.addi %429, %233 : index
        %432 = vector.load %x[%431] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %433 = vector.shuffle %430, %432 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %434 = wave.mma %433, %412#0, %408 : vector<16xf16>, vector<8xf32>
        %435 = arith.addi %275, %416 : index
        %436 = vector.load %x[%435] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %437 = arith.addi %435, %233 : index
        %438 = vector.load %x[%437] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %439 = vector.shuffle %436, %438 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %440 = wave.mma %439, %412#0, %409 : vector<16xf16>, vector<8xf32>
        %441 = arith.addi %413, %c7 : index
        %442 = arith.muli %441, %415 : index
        %443 = arith.addi %239, %442 : index
        %444 = vector.load %x[%443] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %445 = arith.addi %443, %233 : index
        %446 = vector.load %x[%445] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %447 = vector.shuffle %444, %446 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %448 = wave.mma %447, %412#1, %422 : vector<16xf16>, vector<8xf32>
        %449 = arith.addi %251, %442 : index
        %450 = vector.load %x[%449] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %451 = arith.addi %449, %233 : index
        %452 = vector.load %x[%451] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %453 = vector.shuffle %450, %452 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %454 = wave.mma %453, %412#1, %428 : vector<16xf16>, vector<8xf32>
        %455 = arith.addi %263, %442 : index
        %456 = vector.load %x[%455] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %457 = arith.addi %455, %233 : index
        %458 = vector.load %x[%457] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %459 = vector.shuffle %456, %458 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %460 = wave.mma %459, %412#1, %434 : vector<16xf16>, vector<8xf32>
        %461 = arith.addi %275, %442 : index
        %462 = vector.load %x[%461] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %463 = arith.addi %461, %233 : index
        %464 = vector.load %x[%463] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %465 = vector.shuffle %462, %464 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %466 = wave.mma %465, %412#1, %440 : vector<16xf16>, vector<8xf32>
        scf.yield %448, %454, %460, %466 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %467 = arith.addi %218, %c8 : index
      func.call @linear_q4_k_p1__gfx1100.1(%410#0, %17, %waves, %467, %15, %factors, %13, %w, %outputFeatures, %19, %18, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %468 = arith.addi %218, %c12 : index
      func.call @linear_q4_k_p1__gfx1100.1(%410#1, %17, %waves, %468, %15, %factors, %13, %w, %outputFeatures, %19, %18, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %469 = arith.addi %218, %c16 : index
      func.call @linear_q4_k_p1__gfx1100.1(%410#2, %17, %waves, %469, %15, %factors, %13, %w, %outputFeatures, %19, %18, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %470 = arith.addi %218, %c22 : index
      func.call @linear_q4_k_p1__gfx1100.1(%410#3, %17, %waves, %470, %15, %factors, %13, %w, %outputFeatures, %19, %18, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  wave.return
}
