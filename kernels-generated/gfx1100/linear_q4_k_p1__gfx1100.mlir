// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q4_k', panels=1)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q4_k_p1__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 8 : index
  %fc2 = arith.constant 64 : index
  %fc3 = arith.constant 4 : index
  %fc4 = arith.constant 128 : index
  %fscalesInLds = wave.param "scalesInLds" : index
  %fc6 = arith.constant 0 : index
  %fc7 = arith.constant 256 : index
  %fc8 = arith.constant 32 : index
  %fc9 = arith.constant 2 : index
  %fc10 = arith.constant 127 : index
  %fc11 = arith.constant dense<0> : vector<4xi32>
  %fc12 = arith.constant dense<983055> : vector<4xi32>
  %fc13 = arith.constant dense<1677747200> : vector<4xi32>
  %fc14 = arith.constant dense<4> : vector<4xi32>
  %fc15 = arith.constant dense<8> : vector<4xi32>
  %fc16 = arith.constant dense<12> : vector<4xi32>
  %fc17 = arith.constant dense<0x6400> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.divui %x1, %fc1 : index
  %f2 = arith.muli %f1, %fc2 : index
  %f3 = arith.muli %f0, %fc3 : index
  %f4 = arith.addi %f2, %f3 : index
  %f5 = arith.addi %x2, %fc4 : index
  %f6 = arith.cmpi sgt, %fscalesInLds, %fc6 : index
  %f7 = scf.if %f6 -> (vector<4xi8>) {
    %f8 = arith.addi %x3, %f4 : index
    %f9 = vector.load %x4[%f8] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    scf.yield %f9 : vector<4xi8>
  } else {
    %f10 = arith.addi %f5, %f4 : index
    %f11 = vector.load %x5[%f10] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    scf.yield %f11 : vector<4xi8>
  }
  %f12 = vector.bitcast %f7 : vector<4xi8> to vector<2xf16>
  %f13 = arith.divui %x6, %fc7 : index
  %f14 = arith.muli %f13, %fc2 : index
  %f15 = arith.muli %x1, %fc8 : index
  %f16 = arith.addi %f14, %f15 : index
  %f17 = arith.muli %f0, %fc9 : index
  %f18 = arith.addi %f16, %f17 : index
  %f19 = scf.if %f6 -> (vector<2xi8>) {
    %f20 = arith.addi %x3, %f18 : index
    %f21 = vector.load %x4[%f20] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f21 : vector<2xi8>
  } else {
    %f22 = arith.addi %f5, %f18 : index
    %f23 = vector.load %x5[%f22] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f23 : vector<2xi8>
  }
  %f24 = vector.extract %f12[0] : f16 from vector<2xf16>
  %f25 = arith.extf %f24 : f16 to f32
  %f26 = vector.extract %f19[0] : i8 from vector<2xi8>
  %f27 = arith.extui %f26 : i8 to i32
  %f28 = arith.sitofp %f27 : i32 to f32
  %f29 = arith.mulf %f25, %f28 : f32
  %f30 = arith.truncf %f29 : f32 to f16
  %f31 = vector.broadcast %f30 : f16 to vector<16xf16>
  %f32 = vector.extract %f12[1] : f16 from vector<2xf16>
  %f33 = arith.extf %f32 : f16 to f32
  %f34 = vector.extract %f19[1] : i8 from vector<2xi8>
  %f35 = arith.extui %f34 : i8 to i32
  %f36 = arith.sitofp %f35 : i32 to f32
  %f37 = arith.mulf %f33, %f36 : f32
  %f38 = arith.truncf %f37 : f32 to f16
  %f39 = vector.broadcast %f38 : f16 to vector<16xf16>
  %f40 = arith.addi %f14, %x6 : index
  %f41 = arith.addi %f40, %fc10 : index
  %f42 = arith.divui %f41, %fc4 : index
  %f43 = arith.muli %f42, %fc4 : index
  %f44 = arith.addi %f5, %f43 : index
  %f45 = arith.muli %x6, %fc1 : index
  %f46 = arith.addi %f44, %f45 : index
  %f47 = arith.muli %x1, %fc0 : index
  %f48 = arith.addi %f47, %f0 : index
  %f49 = arith.muli %f48, %fc6 : index
  %f50 = arith.addi %f46, %f49 : index
  %f51 = arith.muli %x1, %fc7 : index
  %f52 = arith.addi %f44, %f51 : index
  %f53 = arith.muli %f0, %fc0 : index
  %f54 = arith.addi %f52, %f53 : index
  %f55 = vector.load %x5[%f54] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f56 = vector.bitcast %f55 : vector<16xi8> to vector<4xi32>
  %f57 = arith.shrui %f56, %fc11 : vector<4xi32>
  %f58 = arith.andi %f57, %fc12 : vector<4xi32>
  %f59 = arith.ori %f58, %fc13 : vector<4xi32>
  %f60 = vector.bitcast %f59 : vector<4xi32> to vector<8xf16>
  %f61 = arith.shrui %f56, %fc14 : vector<4xi32>
  %f62 = arith.andi %f61, %fc12 : vector<4xi32>
  %f63 = arith.ori %f62, %fc13 : vector<4xi32>
  %f64 = vector.bitcast %f63 : vector<4xi32> to vector<8xf16>
  %f65 = arith.shrui %f56, %fc15 : vector<4xi32>
  %f66 = arith.andi %f65, %fc12 : vector<4xi32>
  %f67 = arith.ori %f66, %fc13 : vector<4xi32>
  %f68 = vector.bitcast %f67 : vector<4xi32> to vector<8xf16>
  %f69 = arith.shrui %f56, %fc16 : vector<4xi32>
  %f70 = arith.andi %f69, %fc12 : vector<4xi32>
  %f71 = arith.ori %f70, %fc13 : vector<4xi32>
  %f72 = vector.bitcast %f71 : vector<4xi32> to vector<8xf16>
  %f73 = vector.shuffle %f60, %f64 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f74 = vector.shuffle %f68, %f72 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f75 = vector.shuffle %f73, %f74 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f76 = arith.subf %f75, %fc17 : vector<32xf16>
  %f77 = vector.shuffle %f76, %f76 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f78 = vector.shuffle %f76, %f76 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f79 = math.fma %f77, %f31, %f39 : vector<16xf16>
  %f80 = math.fma %f78, %f31, %f39 : vector<16xf16>
  func.return %f79, %f80 : vector<16xf16>, vector<16xf16>
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
  %scalesInLds = wave.param "scalesInLds" : index
  %c15 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c18 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c21 = arith.constant 2 : index
  %c22 = arith.constant 3 : index
  %c23 = arith.constant 48 : index
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
      %23 = arith.muli %scalesInLds, %c7 : index
      %24 = wave.scratch %23 : memref<?xi8>
      %25 = arith.cmpi sgt, %scalesInLds, %c8 : index
      scf.if %25 {
        scf.for %26 = %c8 to %c7 step %c7 {
          %27 = arith.addi %11, %26 : index
          %28 = arith.muli %27, %10 : index
          %29 = arith.addi %28, %c6 : index
          %30 = wave.wave
          %31 = arith.muli %30, %c15 : index
          %32 = wave.lane
          %33 = arith.addi %31, %32 : index
          %34 = arith.divui %scalesInLds, %c12 : index
          %35 = arith.muli %waves, %c15 : index
          scf.for %36 = %33 to %34 step %35 {
            %37 = arith.muli %36, %c12 : index
            %38 = arith.addi %29, %37 : index
            %39 = vector.load %w[%38] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %40 = arith.muli %26, %scalesInLds : index
            %41 = arith.addi %40, %37 : index
            vector.store %39, %24[%41] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %42 = wave.lane
      %43 = arith.remui %42, %c12 : index
      %44 = wave.scratch %operandHalves : memref<?xf16>
      %45 = arith.divui %operandHalves, %c2 : index
      %46 = wave.wave
      %47 = arith.muli %46, %c15 : index
      %48 = arith.addi %47, %42 : index
      %49 = arith.muli %waves, %c15 : index
      scf.for %50 = %48 to %45 step %49 {
        %51 = arith.muli %50, %c2 : index
        %52 = arith.addi %c8, %51 : index
        %53 = vector.load %x[%52] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %53, %44[%52] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %54 = arith.remui %43, %tileRows : index
      %55 = arith.muli %54, %c2 : index
      %56 = arith.muli %c8, %scalesInLds : index
      %57 = arith.divui %inputFeatures, %c15 : index
      %58 = arith.muli %46, %stepsPerWave : index
      %59 = arith.minsi %58, %57 : index
      %60 = arith.addi %59, %stepsPerWave : index
      %61 = arith.minsi %60, %57 : index
      %62 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %63 = arith.subi %61, %59 : index
      %64 = arith.divui %63, %c21 : index
      %65 = arith.muli %64, %c21 : index
      %66 = arith.addi %59, %65 : index
      %67 = arith.select %62, %60, %66 : index
      %70 = scf.for %68 = %59 to %67 step %c21 iter_args(%69 = %c18) -> (vector<8xf32>) {
        %71 = arith.addi %68, %c8 : index
        %72:2 = func.call @linear_q4_k_p1__gfx1100.0(%42, %71, %13, %56, %24, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %73 = arith.addi %68, %c7 : index
        %74:2 = func.call @linear_q4_k_p1__gfx1100.0(%42, %73, %13, %56, %24, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %75 = arith.muli %68, %c21 : index
        %76 = arith.addi %75, %c8 : index
        %77 = arith.muli %tileRows, %c12 : index
        %78 = arith.muli %76, %77 : index
        %79 = arith.addi %55, %78 : index
        %80 = vector.load %44[%79] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %81 = arith.muli %tileRows, %c2 : index
        %82 = arith.addi %79, %81 : index
        %83 = vector.load %44[%82] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %84 = vector.shuffle %80, %83 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %85 = wave.mma %84, %72#0, %69 : vector<16xf16>, vector<8xf32>
        %86 = arith.addi %75, %c7 : index
        %87 = arith.muli %86, %77 : index
        %88 = arith.addi %55, %87 : index
        %89 = vector.load %44[%88] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %90 = arith.addi %88, %81 : index
        %91 = vector.load %44[%90] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %92 = vector.shuffle %89, %91 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %93 = wave.mma %92, %72#1, %85 : vector<16xf16>, vector<8xf32>
        %94 = arith.addi %75, %c21 : index
        %95 = arith.muli %94, %77 : index
        %96 = arith.addi %55, %95 : index
        %97 = vector.load %44[%96] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %98 = arith.addi %96, %81 : index
        %99 = vector.load %44[%98] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %100 = vector.shuffle %97, %99 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %101 = wave.mma %100, %74#0, %93 : vector<16xf16>, vector<8xf32>
        %102 = arith.addi %75, %c22 : index
        %103 = arith.muli %102, %77 : index
        %104 = arith.addi %55, %103 : index
        %105 = vector.load %44[%104] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %106 = arith.addi %104, %81 : index
        %107 = vector.load %44[%106] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %108 = vector.shuffle %105, %107 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %109 = wave.mma %108, %74#1, %101 : vector<16xf16>, vector<8xf32>
        scf.yield %109 : vector<8xf32>
      }
      %110 = arith.select %62, %67, %61 : index
      %113 = scf.for %111 = %67 to %110 step %c7 iter_args(%112 = %70) -> (vector<8xf32>) {
        %114 = arith.addi %111, %c8 : index
        %115:2 = func.call @linear_q4_k_p1__gfx1100.0(%42, %114, %13, %56, %24, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %116 = arith.muli %111, %c21 : index
        %117 = arith.addi %116, %c8 : index
        %118 = arith.muli %tileRows, %c12 : index
        %119 = arith.muli %117, %118 : index
        %120 = arith.addi %55, %119 : index
        %121 = vector.load %44[%120] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %122 = arith.muli %tileRows, %c2 : index
        %123 = arith.addi %120, %122 : index
        %124 = vector.load %44[%123] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %125 = vector.shuffle %121, %124 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %126 = wave.mma %125, %115#0, %112 : vector<16xf16>, vector<8xf32>
        %127 = arith.addi %116, %c7 : index
        %128 = arith.muli %127, %118 : index
        %129 = arith.addi %55, %128 : index
        %130 = vector.load %44[%129] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %131 = arith.addi %129, %122 : index
        %132 = vector.load %44[%131] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %133 = vector.shuffle %130, %132 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %134 = wave.mma %133, %115#1, %126 : vector<16xf16>, vector<8xf32>
        scf.yield %134 : vector<8xf32>
      }
      %135 = arith.addi %21, %c8 : index
      func.call @linear_q4_k_p1__gfx1100.1(%113, %17, %waves, %135, %15, %factors, %13, %w, %outputFeatures, %19, %18, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %136 = arith.cmpi eq, %rowsMode, %c7 : index
  scf.if %136 {
    %137 = arith.muli %1, %c12 : index
    %138 = arith.cmpi slt, %137, %15 : index
    scf.if %138 {
      %139 = arith.muli %scalesInLds, %c7 : index
      %140 = wave.scratch %139 : memref<?xi8>
      %141 = arith.cmpi sgt, %scalesInLds, %c8 : index
      scf.if %141 {
        scf.for %142 = %c8 to %c7 step %c7 {
          %143 = arith.addi %11, %142 : index
          %144 = arith.muli %143, %10 : index
          %145 = arith.addi %144, %c6 : index
          %146 = wave.wave
          %147 = arith.muli %146, %c15 : index
          %148 = wave.lane
          %149 = arith.addi %147, %148 : index
          %150 = arith.divui %scalesInLds, %c12 : index
          %151 = arith.muli %waves, %c15 : index
          scf.for %152 = %149 to %150 step %151 {
            %153 = arith.muli %152, %c12 : index
            %154 = arith.addi %145, %153 : index
            %155 = vector.load %w[%154] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %156 = arith.muli %142, %scalesInLds : index
            %157 = arith.addi %156, %153 : index
            vector.store %155, %140[%157] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %158 = wave.lane
      %159 = arith.remui %158, %c12 : index
      %160 = arith.remui %159, %tileRows : index
      %161 = arith.addi %137, %160 : index
      %162 = arith.divui %161, %tileRows : index
      %163 = arith.divui %inputFeatures, %c12 : index
      %164 = arith.muli %162, %163 : index
      %165 = arith.divui %c8, %c12 : index
      %166 = arith.addi %164, %165 : index
      %167 = arith.muli %166, %c21 : index
      %168 = arith.remui %c8, %c12 : index
      %169 = arith.divui %168, %c2 : index
      %170 = arith.addi %167, %169 : index
      %171 = arith.muli %tileRows, %c2 : index
      %172 = arith.muli %170, %171 : index
      %173 = arith.remui %161, %tileRows : index
      %174 = arith.muli %173, %c2 : index
      %175 = arith.addi %172, %174 : index
      %176 = arith.remui %c8, %c2 : index
      %177 = arith.addi %175, %176 : index
      %178 = arith.muli %c8, %scalesInLds : index
      %179 = wave.wave
      %180 = arith.divui %inputFeatures, %c15 : index
      %181 = arith.muli %179, %stepsPerWave : index
      %182 = arith.minsi %181, %180 : index
      %183 = arith.addi %182, %stepsPerWave : index
      %184 = arith.minsi %183, %180 : index
      %185 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %186 = arith.subi %184, %182 : index
      %187 = arith.divui %186, %c21 : index
      %188 = arith.muli %187, %c21 : index
      %189 = arith.addi %182, %188 : index
      %190 = arith.select %185, %183, %189 : index
      %193 = scf.for %191 = %182 to %190 step %c21 iter_args(%192 = %c18) -> (vector<8xf32>) {
        %194 = arith.addi %191, %c8 : index
        %195:2 = func.call @linear_q4_k_p1__gfx1100.0(%158, %194, %13, %178, %140, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %196 = arith.addi %191, %c7 : index
        %197:2 = func.call @linear_q4_k_p1__gfx1100.0(%158, %196, %13, %178, %140, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %198 = arith.muli %191, %c21 : index
        %199 = arith.addi %198, %c8 : index
        %200 = arith.muli %tileRows, %c12 : index
        %201 = arith.muli %199, %200 : index
        %202 = arith.addi %177, %201 : index
        %203 = vector.load %x[%202] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %204 = arith.addi %202, %171 : index
        %205 = vector.load %x[%204] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %206 = vector.shuffle %203, %205 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %207 = wave.mma %206, %195#0, %192 : vector<16xf16>, vector<8xf32>
        %208 = arith.addi %198, %c7 : index
        %209 = arith.muli %208, %200 : index
        %210 = arith.addi %177, %209 : index
        %211 = vector.load %x[%210] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %212 = arith.addi %210, %171 : index
        %213 = vector.load %x[%212] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %214 = vector.shuffle %211, %213 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %215 = wave.mma %214, %195#1, %207 : vector<16xf16>, vector<8xf32>
        %216 = arith.addi %198, %c21 : index
        %217 = arith.muli %216, %200 : index
        %218 = arith.addi %177, %217 : index
        %219 = vector.load %x[%218] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %220 = arith.addi %218, %171 : index
        %221 = vector.load %x[%220] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %222 = vector.shuffle %219, %221 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %223 = wave.mma %222, %197#0, %215 : vector<16xf16>, vector<8xf32>
        %224 = arith.addi %198, %c22 : index
        %225 = arith.muli %224, %200 : index
        %226 = arith.addi %177, %225 : index
        %227 = vector.load %x[%226] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %228 = arith.addi %226, %171 : index
        %229 = vector.load %x[%228] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %230 = vector.shuffle %227, %229 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %231 = wave.mma %230, %197#1, %223 : vector<16xf16>, vector<8xf32>
        scf.yield %231 : vector<8xf32>
      }
      %232 = arith.select %185, %190, %184 : index
      %235 = scf.for %233 = %190 to %232 step %c7 iter_args(%234 = %193) -> (vector<8xf32>) {
        %236 = arith.addi %233, %c8 : index
        %237:2 = func.call @linear_q4_k_p1__gfx1100.0(%158, %236, %13, %178, %140, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %238 = arith.muli %233, %c21 : index
        %239 = arith.addi %238, %c8 : index
        %240 = arith.muli %tileRows, %c12 : index
        %241 = arith.muli %239, %240 : index
        %242 = arith.addi %177, %241 : index
        %243 = vector.load %x[%242] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %244 = arith.addi %242, %171 : index
        %245 = vector.load %x[%244] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %246 = vector.shuffle %243, %245 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %247 = wave.mma %246, %237#0, %234 : vector<16xf16>, vector<8xf32>
        %248 = arith.addi %238, %c7 : index
        %249 = arith.muli %248, %240 : index
        %250 = arith.addi %177, %249 : index
        %251 = vector.load %x[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %252 = arith.addi %250, %171 : index
        %253 = vector.load %x[%252] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %254 = vector.shuffle %251, %253 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %255 = wave.mma %254, %237#1, %247 : vector<16xf16>, vector<8xf32>
        scf.yield %255 : vector<8xf32>
      }
      %256 = arith.addi %137, %c8 : index
      func.call @linear_q4_k_p1__gfx1100.1(%235, %17, %waves, %256, %15, %factors, %13, %w, %outputFeatures, %19, %18, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %257 = arith.cmpi eq, %rowsMode, %c21 : index
  scf.if %257 {
    %258 = arith.muli %1, %c4 : index
    %259 = arith.cmpi slt, %258, %15 : index
    scf.if %259 {
      %260 = arith.muli %scalesInLds, %c7 : index
      %261 = wave.scratch %260 : memref<?xi8>
      %262 = arith.cmpi sgt, %scalesInLds, %c8 : index
      scf.if %262 {
        scf.for %263 = %c8 to %c7 step %c7 {
          %264 = arith.addi %11, %263 : index
          %265 = arith.muli %264, %10 : index
          %266 = arith.addi %265, %c6 : index
          %267 = wave.wave
          %268 = arith.muli %267, %c15 : index
          %269 = wave.lane
          %270 = arith.addi %268, %269 : index
          %271 = arith.divui %scalesInLds, %c12 : index
          %272 = arith.muli %waves, %c15 : index
          scf.for %273 = %270 to %271 step %272 {
            %274 = arith.muli %273, %c12 : index
            %275 = arith.addi %266, %274 : index
            %276 = vector.load %w[%275] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %277 = arith.muli %263, %scalesInLds : index
            %278 = arith.addi %277, %274 : index
            vector.store %276, %261[%278] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %279 = wave.lane
      %280 = arith.remui %279, %c12 : index
      %281 = arith.remui %280, %tileRows : index
      %282 = arith.addi %258, %281 : index
      %283 = arith.divui %282, %tileRows : index
      %284 = arith.divui %inputFeatures, %c12 : index
      %285 = arith.muli %283, %284 : index
      %286 = arith.divui %c8, %c12 : index
      %287 = arith.addi %285, %286 : index
      %288 = arith.muli %287, %c21 : index
      %289 = arith.remui %c8, %c12 : index
      %290 = arith.divui %289, %c2 : index
      %291 = arith.addi %288, %290 : index
      %292 = arith.muli %tileRows, %c2 : index
      %293 = arith.muli %291, %292 : index
      %294 = arith.remui %282, %tileRows : index
      %295 = arith.muli %294, %c2 : index
      %296 = arith.addi %293, %295 : index
      %297 = arith.remui %c8, %c2 : index
      %298 = arith.addi %296, %297 : index
      %299 = arith.addi %280, %c12 : index
      %300 = arith.addi %258, %299 : index
      %301 = arith.divui %300, %tileRows : index
      %302 = arith.muli %301, %284 : index
      %303 = arith.addi %302, %286 : index
      %304 = arith.muli %303, %c21 : index
      %305 = arith.addi %304, %290 : index
      %306 = arith.muli %305, %292 : index
      %307 = arith.remui %300, %tileRows : index
      %308 = arith.muli %307, %c2 : index
      %309 = arith.addi %306, %308 : index
      %310 = arith.addi %309, %297 : index
      %311 = arith.addi %280, %c15 : index
      %312 = arith.addi %258, %311 : index
      %313 = arith.divui %312, %tileRows : index
      %314 = arith.muli %313, %284 : index
      %315 = arith.addi %314, %286 : index
      %316 = arith.muli %315, %c21 : index
      %317 = arith.addi %316, %290 : index
      %318 = arith.muli %317, %292 : index
      %319 = arith.remui %312, %tileRows : index
      %320 = arith.muli %319, %c2 : index
      %321 = arith.addi %318, %320 : index
      %322 = arith.addi %321, %297 : index
      %323 = arith.addi %280, %c23 : index
      %324 = arith.addi %258, %323 : index
      %325 = arith.divui %324, %tileRows : index
      %326 = arith.muli %325, %284 : index
      %327 = arith.addi %326, %286 : index
      %328 = arith.muli %327, %c21 : index
      %329 = arith.addi %328, %290 : index
      %330 = arith.muli %329, %292 : index
      %331 = arith.remui %324, %tileRows : index
      %332 = arith.muli %331, %c2 : index
      %333 = arith.addi %330, %332 : index
      %334 = arith.addi %333, %297 : index
      %335 = arith.muli %c8, %scalesInLds : index
      %336 = wave.wave
      %337 = arith.divui %inputFeatures, %c15 : index
      %338 = arith.muli %336, %stepsPerWave : index
      %339 = arith.minsi %338, %337 : index
      %340 = arith.addi %339, %stepsPerWave : index
      %341 = arith.minsi %340, %337 : index
      %342 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %343 = arith.subi %341, %339 : index
      %344 = arith.divui %343, %c21 : index
      %345 = arith.muli %344, %c21 : index
      %346 = arith.addi %339, %345 : index
      %347 = arith.select %342, %340, %346 : index
      %353:4 = scf.for %348 = %339 to %347 step %c21 iter_args(%349 = %c18, %350 = %c18, %351 = %c18, %352 = %c18) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %354 = arith.addi %348, %c8 : index
        %355:2 = func.call @linear_q4_k_p1__gfx1100.0(%279, %354, %13, %335, %261, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %356 = arith.addi %348, %c7 : index
        %357:2 = func.call @linear_q4_k_p1__gfx1100.0(%279, %356, %13, %335, %261, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %358 = arith.muli %348, %c21 : index
        %359 = arith.addi %358, %c8 : index
        %360 = arith.muli %tileRows, %c12 : index
        %361 = arith.muli %359, %360 : index
        %362 = arith.addi %298, %361 : index
        %363 = vector.load %x[%362] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %364 = arith.addi %362, %292 : index
        %365 = vector.load %x[%364] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %366 = vector.shuffle %363, %365 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %367 = wave.mma %366, %355#0, %349 : vector<16xf16>, vector<8xf32>
        %368 = arith.addi %310, %361 : index
        %369 = vector.load %x[%368] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %370 = arith.addi %368, %292 : index
        %371 = vector.load %x[%370] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %372 = vector.shuffle %369, %371 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %373 = wave.mma %372, %355#0, %350 : vector<16xf16>, vector<8xf32>
        %374 = arith.addi %322, %361 : index
        %375 = vector.load %x[%374] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %376 = arith.addi %374, %292 : index
        %377 = vector.load %x[%376] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %378 = vector.shuffle %375, %377 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %379 = wave.mma %378, %355#0, %351 : vector<16xf16>, vector<8xf32>
        %380 = arith.addi %334, %361 : index
        %381 = vector.load %x[%380] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %382 = arith.addi %380, %292 : index
        %383 = vector.load %x[%382] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %384 = vector.shuffle %381, %383 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %385 = wave.mma %384, %355#0, %352 : vector<16xf16>, vector<8xf32>
        %386 = arith.addi %358, %c7 : index
        %387 = arith.muli %386, %360 : index
        %388 = arith.addi %298, %387 : index
        %389 = vector.load %x[%388] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %390 = arith.addi %388, %292 : index
        %391 = vector.load %x[%390] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %392 = vector.shuffle %389, %391 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %393 = wave.mma %392, %355#1, %367 : vector<16xf16>, vector<8xf32>
        %394 = arith.addi %310, %387 : index
        %395 = vector.load %x[%394] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %396 = arith.addi %394, %292 : index
        %397 = vector.load %x[%396] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %398 = vector.shuffle %395, %397 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %399 = wave.mma %398, %355#1, %373 : vector<16xf16>, vector<8xf32>
        %400 = arith.addi %322, %387 : index
        %401 = vector.load %x[%400] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %402 = arith.addi %400, %292 : index
        %403 = vector.load %x[%402] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %404 = vector.shuffle %401, %403 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %405 = wave.mma %404, %355#1, %379 : vector<16xf16>, vector<8xf32>
        %406 = arith.addi %334, %387 : index
        %407 = vector.load %x[%406] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %408 = arith.addi %406, %292 : index
        %409 = vector.load %x[%408] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %410 = vector.shuffle %407, %409 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %411 = wave.mma %410, %355#1, %385 : vector<16xf16>, vector<8xf32>
        %412 = arith.addi %358, %c21 : index
        %413 = arith.muli %412, %360 : index
        %414 = arith.addi %298, %413 : index
        %415 = vector.load %x[%414] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %416 = arith.addi %414, %292 : index
        %417 = vector.load %x[%416] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %418 = vector.shuffle %415, %417 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %419 = wave.mma %418, %357#0, %393 : vector<16xf16>, vector<8xf32>
        %420 = arith.addi %310, %413 : index
        %421 = vector.load %x[%420] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %422 = arith.addi %420, %292 : index
        %423 = vector.load %x[%422] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %424 = vector.shuffle %421, %423 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %425 = wave.mma %424, %357#0, %399 : vector<16xf16>, vector<8xf32>
        %426 = arith.addi %322, %413 : index
        %427 = vector.load %x[%426] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %428 = arith.addi %426, %292 : index
        %429 = vector.load %x[%428] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %430 = vector.shuffle %427, %429 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %431 = wave.mma %430, %357#0, %405 : vector<16xf16>, vector<8xf32>
        %432 = arith.addi %334, %413 : index
        %433 = vector.load %x[%432] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %434 = arith.addi %432, %292 : index
        %435 = vector.load %x[%434] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %436 = vector.shuffle %433, %435 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %437 = wave.mma %436, %357#0, %411 : vector<16xf16>, vector<8xf32>
        %438 = arith.addi %358, %c22 : index
        %439 = arith.muli %438, %360 : index
        %440 = arith.addi %298, %439 : index
        %441 = vector.load %x[%440] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %442 = arith.addi %440, %292 : index
        %443 = vector.load %x[%442] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %444 = vector.shuffle %441, %443 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %445 = wave.mma %444, %357#1, %419 : vector<16xf16>, vector<8xf32>
        %446 = arith.addi %310, %439 : index
        %447 = vector.load %x[%446] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %448 = arith.addi %446, %292 : index
        %449 = vector.load %x[%448] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %450 = vector.shuffle %447, %449 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %451 = wave.mma %450, %357#1, %425 : vector<16xf16>, vector<8xf32>
        %452 = arith.addi %322, %439 : index
        %453 = vector.load %x[%452] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %454 = arith.addi %452, %292 : index
        %455 = vector.load %x[%454] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %456 = vector.shuffle %453, %455 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %457 = wave.mma %456, %357#1, %431 : vector<16xf16>, vector<8xf32>
        %458 = arith.addi %334, %439 : index
        %459 = vector.load %x[%458] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %460 = arith.addi %458, %292 : index
        %461 = vector.load %x[%460] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %462 = vector.shuffle %459, %461 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %463 = wave.mma %462, %357#1, %437 : vector<16xf16>, vector<8xf32>
        scf.yield %445, %451, %457, %463 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %464 = arith.select %342, %347, %341 : index
      %470:4 = scf.for %465 = %347 to %464 step %c7 iter_args(%466 = %353#0, %467 = %353#1, %468 = %353#2, %469 = %353#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %471 = arith.addi %465, %c8 : index
        %472:2 = func.call @linear_q4_k_p1__gfx1100.0(%279, %471, %13, %335, %261, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %473 = arith.muli %465, %c21 : index
        %474 = arith.addi %473, %c8 : index
        %475 = arith.muli %tileRows, %c12 : index
        %476 = arith.muli %474, %475 : index
        %477 = arith.addi %298, %476 : index
        %478 = vector.load %x[%477] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %479 = arith.addi %477, %292 : index
        %480 = vector.load %x[%479] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %481 = vector.shuffle %478, %480 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %482 = wave.mma %481, %472#0, %466 : vector<16xf16>, vector<8xf32>
        %483 = arith.addi %310, %476 : index
        %484 = vector.load %x[%483] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %485 = arith.addi %483, %292 : index
        %486 = vector.load %x[%485] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %487 = vector.shuffle %484, %486 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %488 = wave.mma %487, %472#0, %467 : vector<16xf16>, vector<8xf32>
        %489 = arith.addi %322, %476 : index
        %490 = vector.load %x[%489] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %491 = arith.addi %489, %292 : index
        %492 = vector.load %x[%491] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %493 = vector.shuffle %490, %492 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %494 = wave.mma %493, %472#0, %468 : vector<16xf16>, vector<8xf32>
        %495 = arith.addi %334, %476 : index
        %496 = vector.load %x[%495] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %497 = arith.addi %495, %292 : index
        %498 = vector.load %x[%497] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %499 = vector.shuffle %496, %498 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %500 = wave.mma %499, %472#0, %469 : vector<16xf16>, vector<8xf32>
        %501 = arith.addi %473, %c7 : index
        %502 = arith.muli %501, %475 : index
        %503 = arith.addi %298, %502 : index
        %504 = vector.load %x[%503] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %505 = arith.addi %503, %292 : index
        %506 = vector.load %x[%505] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %507 = vector.shuffle %504, %506 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %508 = wave.mma %507, %472#1, %482 : vector<16xf16>, vector<8xf32>
        %509 = arith.addi %310, %502 : index
        %510 = vector.load %x[%509] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %511 = arith.addi %509, %292 : index
        %512 = vector.load %x[%511] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %513 = vector.shuffle %510, %512 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %514 = wave.mma %513, %472#1, %488 : vector<16xf16>, vector<8xf32>
        %515 = arith.addi %322, %502 : index
        %516 = vector.load %x[%515] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %517 = arith.addi %515, %292 : index
        %518 = vector.load %x[%517] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %519 = vector.shuffle %516, %518 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %520 = wave.mma %519, %472#1, %494 : vector<16xf16>, vector<8xf32>
        %521 = arith.addi %334, %502 : index
        %522 = vector.load %x[%521] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %523 = arith.addi %521, %292 : index
        %524 = vector.load %x[%523] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %525 = vector.shuffle %522, %524 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %526 = wave.mma %525, %472#1, %500 : vector<16xf16>, vector<8xf32>
        scf.yield %508, %514, %520, %526 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %527 = arith.addi %258, %c8 : index
      func.call @linear_q4_k_p1__gfx1100.1(%470#0, %17, %waves, %527, %15, %factors, %13, %w, %outputFeatures, %19, %18, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %528 = arith.addi %258, %c12 : index
      func.call @linear_q4_k_p1__gfx1100.1(%470#1, %17, %waves, %528, %15, %factors, %13, %w, %outputFeatures, %19, %18, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %529 = arith.addi %258, %c15 : index
      func.call @linear_q4_k_p1__gfx1100.1(%470#2, %17, %waves, %529, %15, %factors, %13, %w, %outputFeatures, %19, %18, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %530 = arith.addi %258, %c23 : index
      func.call @linear_q4_k_p1__gfx1100.1(%470#3, %17, %waves, %530, %15, %factors, %13, %w, %outputFeatures, %19, %18, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  wave.return
}
