// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q5_1', panels=1)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q5_1_p1__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 64 : index
  %fc2 = arith.constant 4 : index
  %fc3 = arith.constant 128 : index
  %fscalesInLds = wave.param "scalesInLds" : index
  %fc5 = arith.constant 0 : index
  %fc6 = arith.constant 2 : index
  %fc7 = arith.constant 127 : index
  %fc8 = arith.constant 256 : index
  %fc9 = arith.constant 8 : index
  %fc10 = arith.constant dense<0> : vector<4xi32>
  %fc11 = arith.constant dense<983055> : vector<4xi32>
  %fc12 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %fc13 = arith.constant dense<65537> : vector<4xi32>
  %fc14 = arith.constant dense<4> : vector<4xi32>
  %fc15 = arith.constant dense<1677747200> : vector<4xi32>
  %fc16 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %fc17 = arith.constant dense<8> : vector<4xi32>
  %fc18 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %fc19 = arith.constant dense<12> : vector<4xi32>
  %fc20 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %fc21 = arith.constant dense<0x6400> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.muli %x1, %fc1 : index
  %f2 = arith.muli %f0, %fc2 : index
  %f3 = arith.addi %f1, %f2 : index
  %f4 = arith.addi %x2, %fc3 : index
  %f5 = arith.cmpi sgt, %fscalesInLds, %fc5 : index
  %f6 = scf.if %f5 -> (vector<4xi8>) {
    %f7 = arith.addi %x3, %f3 : index
    %f8 = vector.load %x4[%f7] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    scf.yield %f8 : vector<4xi8>
  } else {
    %f9 = arith.addi %f4, %f3 : index
    %f10 = vector.load %x5[%f9] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    scf.yield %f10 : vector<4xi8>
  }
  %f11 = vector.bitcast %f6 : vector<4xi8> to vector<2xf16>
  %f12 = vector.extract %f11[0] : f16 from vector<2xf16>
  %f13 = vector.broadcast %f12 : f16 to vector<16xf16>
  %f14 = vector.extract %f11[1] : f16 from vector<2xf16>
  %f15 = vector.broadcast %f14 : f16 to vector<16xf16>
  %f16 = arith.muli %x6, %fc6 : index
  %f17 = arith.addi %f16, %fc7 : index
  %f18 = arith.divui %f17, %fc3 : index
  %f19 = arith.muli %f18, %fc3 : index
  %f20 = arith.addi %f4, %f19 : index
  %f21 = arith.muli %x1, %fc8 : index
  %f22 = arith.addi %f20, %f21 : index
  %f23 = arith.muli %f0, %fc0 : index
  %f24 = arith.addi %f22, %f23 : index
  %f25 = arith.muli %x6, %fc9 : index
  %f26 = arith.addi %f25, %f19 : index
  %f27 = arith.addi %f26, %fc3 : index
  %f28 = arith.addi %x2, %f27 : index
  %f29 = arith.muli %x1, %fc0 : index
  %f30 = arith.addi %f29, %f0 : index
  %f31 = arith.muli %f30, %fc2 : index
  %f32 = arith.addi %f28, %f31 : index
  %f33 = vector.load %x5[%f32] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f34 = vector.bitcast %f33 : vector<4xi8> to vector<1xi32>
  %f35 = vector.shuffle %f34, %f34 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
  %f36 = vector.load %x5[%f24] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f37 = vector.bitcast %f36 : vector<16xi8> to vector<4xi32>
  %f38 = arith.shrui %f37, %fc10 : vector<4xi32>
  %f39 = arith.andi %f38, %fc11 : vector<4xi32>
  %f40 = arith.shrui %f35, %fc12 : vector<4xi32>
  %f41 = arith.andi %f40, %fc13 : vector<4xi32>
  %f42 = arith.shli %f41, %fc14 : vector<4xi32>
  %f43 = arith.ori %f39, %f42 : vector<4xi32>
  %f44 = arith.ori %f43, %fc15 : vector<4xi32>
  %f45 = vector.bitcast %f44 : vector<4xi32> to vector<8xf16>
  %f46 = arith.shrui %f37, %fc14 : vector<4xi32>
  %f47 = arith.andi %f46, %fc11 : vector<4xi32>
  %f48 = arith.shrui %f35, %fc16 : vector<4xi32>
  %f49 = arith.andi %f48, %fc13 : vector<4xi32>
  %f50 = arith.shli %f49, %fc14 : vector<4xi32>
  %f51 = arith.ori %f47, %f50 : vector<4xi32>
  %f52 = arith.ori %f51, %fc15 : vector<4xi32>
  %f53 = vector.bitcast %f52 : vector<4xi32> to vector<8xf16>
  %f54 = arith.shrui %f37, %fc17 : vector<4xi32>
  %f55 = arith.andi %f54, %fc11 : vector<4xi32>
  %f56 = arith.shrui %f35, %fc18 : vector<4xi32>
  %f57 = arith.andi %f56, %fc13 : vector<4xi32>
  %f58 = arith.shli %f57, %fc14 : vector<4xi32>
  %f59 = arith.ori %f55, %f58 : vector<4xi32>
  %f60 = arith.ori %f59, %fc15 : vector<4xi32>
  %f61 = vector.bitcast %f60 : vector<4xi32> to vector<8xf16>
  %f62 = arith.shrui %f37, %fc19 : vector<4xi32>
  %f63 = arith.andi %f62, %fc11 : vector<4xi32>
  %f64 = arith.shrui %f35, %fc20 : vector<4xi32>
  %f65 = arith.andi %f64, %fc13 : vector<4xi32>
  %f66 = arith.shli %f65, %fc14 : vector<4xi32>
  %f67 = arith.ori %f63, %f66 : vector<4xi32>
  %f68 = arith.ori %f67, %fc15 : vector<4xi32>
  %f69 = vector.bitcast %f68 : vector<4xi32> to vector<8xf16>
  %f70 = vector.shuffle %f45, %f53 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f71 = vector.shuffle %f61, %f69 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f72 = vector.shuffle %f70, %f71 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f73 = arith.subf %f72, %fc21 : vector<32xf16>
  %f74 = vector.shuffle %f73, %f73 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f75 = vector.shuffle %f73, %f73 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f76 = math.fma %f74, %f13, %f15 : vector<16xf16>
  %f77 = math.fma %f75, %f13, %f15 : vector<16xf16>
  func.return %f76, %f77 : vector<16xf16>, vector<16xf16>
}
func.func private @linear_q5_1_p1__gfx1100.1(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: index, %x10: i1, %x11: memref<?xf32>, %x12: memref<?xf32>) {
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
wave.kernel @linear_q5_1_p1__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
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
  %scalesInLds = wave.param "scalesInLds" : index
  %c15 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c18 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c21 = arith.constant 3 : index
  %c22 = arith.constant 64 : index
  %c23 = arith.constant 48 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c2 : index
  %3 = arith.muli %inputFeatures, %c3 : index
  %4 = arith.addi %3, %c4 : index
  %5 = arith.divui %4, %c5 : index
  %6 = arith.muli %5, %c5 : index
  %7 = arith.addi %2, %6 : index
  %8 = arith.addi %7, %c5 : index
  %9 = arith.addi %8, %3 : index
  %10 = arith.muli %0, %c6 : index
  %11 = arith.addi %10, %c7 : index
  %12 = arith.muli %11, %9 : index
  %13 = memref.load %step[%countAt] : memref<?xi32>
  %14 = arith.index_cast %13 : i32 to index
  %15 = arith.muli %waves, %c9 : index
  %16 = wave.scratch %15 : memref<?xf32>
  %17 = arith.cmpi eq, %hasResidual, %c6 : index
  %18 = arith.muli %0, %c12 : index
  %19 = arith.cmpi eq, %rowsMode, %c7 : index
  scf.if %19 {
    %20 = arith.muli %1, %c12 : index
    %21 = arith.cmpi slt, %20, %14 : index
    scf.if %21 {
      %22 = arith.muli %scalesInLds, %c6 : index
      %23 = wave.scratch %22 : memref<?xi8>
      %24 = arith.cmpi sgt, %scalesInLds, %c7 : index
      scf.if %24 {
        scf.for %25 = %c7 to %c6 step %c6 {
          %26 = arith.addi %10, %25 : index
          %27 = arith.muli %26, %9 : index
          %28 = arith.addi %27, %c5 : index
          %29 = wave.wave
          %30 = arith.muli %29, %c15 : index
          %31 = wave.lane
          %32 = arith.addi %30, %31 : index
          %33 = arith.divui %scalesInLds, %c12 : index
          %34 = arith.muli %waves, %c15 : index
          scf.for %35 = %32 to %33 step %34 {
            %36 = arith.muli %35, %c12 : index
            %37 = arith.addi %28, %36 : index
            %38 = vector.load %w[%37] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %39 = arith.muli %25, %scalesInLds : index
            %40 = arith.addi %39, %36 : index
            vector.store %38, %23[%40] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %41 = wave.lane
      %42 = arith.remui %41, %c12 : index
      %43 = wave.scratch %operandHalves : memref<?xf16>
      %44 = arith.divui %operandHalves, %c2 : index
      %45 = wave.wave
      %46 = arith.muli %45, %c15 : index
      %47 = arith.addi %46, %41 : index
      %48 = arith.muli %waves, %c15 : index
      scf.for %49 = %47 to %44 step %48 {
        %50 = arith.muli %49, %c2 : index
        %51 = arith.addi %c7, %50 : index
        %52 = vector.load %x[%51] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %52, %43[%51] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %53 = arith.remui %42, %tileRows : index
      %54 = arith.muli %53, %c2 : index
      %55 = arith.muli %c7, %scalesInLds : index
      %56 = arith.divui %inputFeatures, %c15 : index
      %57 = arith.muli %45, %stepsPerWave : index
      %58 = arith.minsi %57, %56 : index
      %59 = arith.addi %58, %stepsPerWave : index
      %60 = arith.minsi %59, %56 : index
      %61 = arith.cmpi eq, %wholeBlocks, %c6 : index
      %62 = arith.subi %60, %58 : index
      %63 = arith.divui %62, %c3 : index
      %64 = arith.muli %63, %c3 : index
      %65 = arith.addi %58, %64 : index
      %66 = arith.select %61, %59, %65 : index
      %69 = scf.for %67 = %58 to %66 step %c3 iter_args(%68 = %c18) -> (vector<8xf32>) {
        %70 = arith.addi %67, %c7 : index
        %71:2 = func.call @linear_q5_1_p1__gfx1100.0(%41, %70, %12, %55, %23, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %72 = arith.addi %67, %c6 : index
        %73:2 = func.call @linear_q5_1_p1__gfx1100.0(%41, %72, %12, %55, %23, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %74 = arith.muli %67, %c3 : index
        %75 = arith.addi %74, %c7 : index
        %76 = arith.muli %tileRows, %c12 : index
        %77 = arith.muli %75, %76 : index
        %78 = arith.addi %54, %77 : index
        %79 = vector.load %43[%78] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %80 = arith.muli %tileRows, %c2 : index
        %81 = arith.addi %78, %80 : index
        %82 = vector.load %43[%81] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %83 = vector.shuffle %79, %82 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %84 = wave.mma %83, %71#0, %68 : vector<16xf16>, vector<8xf32>
        %85 = arith.addi %74, %c6 : index
        %86 = arith.muli %85, %76 : index
        %87 = arith.addi %54, %86 : index
        %88 = vector.load %43[%87] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %89 = arith.addi %87, %80 : index
        %90 = vector.load %43[%89] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %91 = vector.shuffle %88, %90 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %92 = wave.mma %91, %71#1, %84 : vector<16xf16>, vector<8xf32>
        %93 = arith.addi %74, %c3 : index
        %94 = arith.muli %93, %76 : index
        %95 = arith.addi %54, %94 : index
        %96 = vector.load %43[%95] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %97 = arith.addi %95, %80 : index
        %98 = vector.load %43[%97] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %99 = vector.shuffle %96, %98 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %100 = wave.mma %99, %73#0, %92 : vector<16xf16>, vector<8xf32>
        %101 = arith.addi %74, %c21 : index
        %102 = arith.muli %101, %76 : index
        %103 = arith.addi %54, %102 : index
        %104 = vector.load %43[%103] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %105 = arith.addi %103, %80 : index
        %106 = vector.load %43[%105] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %107 = vector.shuffle %104, %106 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %108 = wave.mma %107, %73#1, %100 : vector<16xf16>, vector<8xf32>
        scf.yield %108 : vector<8xf32>
      }
      %109 = arith.select %61, %66, %60 : index
      %112 = scf.for %110 = %66 to %109 step %c6 iter_args(%111 = %69) -> (vector<8xf32>) {
        %113 = arith.addi %110, %c7 : index
        %114:2 = func.call @linear_q5_1_p1__gfx1100.0(%41, %113, %12, %55, %23, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %115 = arith.muli %110, %c3 : index
        %116 = arith.addi %115, %c7 : index
        %117 = arith.muli %tileRows, %c12 : index
        %118 = arith.muli %116, %117 : index
        %119 = arith.addi %54, %118 : index
        %120 = vector.load %43[%119] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %121 = arith.muli %tileRows, %c2 : index
        %122 = arith.addi %119, %121 : index
        %123 = vector.load %43[%122] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %124 = vector.shuffle %120, %123 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %125 = wave.mma %124, %114#0, %111 : vector<16xf16>, vector<8xf32>
        %126 = arith.addi %115, %c6 : index
        %127 = arith.muli %126, %117 : index
        %128 = arith.addi %54, %127 : index
        %129 = vector.load %43[%128] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %130 = arith.addi %128, %121 : index
        %131 = vector.load %43[%130] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %132 = vector.shuffle %129, %131 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %133 = wave.mma %132, %114#1, %125 : vector<16xf16>, vector<8xf32>
        scf.yield %133 : vector<8xf32>
      }
      %134 = arith.addi %20, %c7 : index
      func.call @linear_q5_1_p1__gfx1100.1(%112, %16, %waves, %134, %14, %factors, %12, %w, %outputFeatures, %18, %17, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %135 = arith.cmpi eq, %rowsMode, %c6 : index
  scf.if %135 {
    %136 = arith.muli %1, %c12 : index
    %137 = arith.cmpi slt, %136, %14 : index
    scf.if %137 {
      %138 = arith.muli %scalesInLds, %c6 : index
      %139 = wave.scratch %138 : memref<?xi8>
      %140 = arith.cmpi sgt, %scalesInLds, %c7 : index
      scf.if %140 {
        scf.for %141 = %c7 to %c6 step %c6 {
          %142 = arith.addi %10, %141 : index
          %143 = arith.muli %142, %9 : index
          %144 = arith.addi %143, %c5 : index
          %145 = wave.wave
          %146 = arith.muli %145, %c15 : index
          %147 = wave.lane
          %148 = arith.addi %146, %147 : index
          %149 = arith.divui %scalesInLds, %c12 : index
          %150 = arith.muli %waves, %c15 : index
          scf.for %151 = %148 to %149 step %150 {
            %152 = arith.muli %151, %c12 : index
            %153 = arith.addi %144, %152 : index
            %154 = vector.load %w[%153] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %155 = arith.muli %141, %scalesInLds : index
            %156 = arith.addi %155, %152 : index
            vector.store %154, %139[%156] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %157 = wave.lane
      %158 = arith.remui %157, %c12 : index
      %159 = arith.remui %158, %tileRows : index
      %160 = arith.addi %136, %159 : index
      %161 = arith.divui %160, %tileRows : index
      %162 = arith.divui %inputFeatures, %c12 : index
      %163 = arith.muli %161, %162 : index
      %164 = arith.divui %c7, %c12 : index
      %165 = arith.addi %163, %164 : index
      %166 = arith.muli %165, %c3 : index
      %167 = arith.remui %c7, %c12 : index
      %168 = arith.divui %167, %c2 : index
      %169 = arith.addi %166, %168 : index
      %170 = arith.muli %tileRows, %c2 : index
      %171 = arith.muli %169, %170 : index
      %172 = arith.remui %160, %tileRows : index
      %173 = arith.muli %172, %c2 : index
      %174 = arith.addi %171, %173 : index
      %175 = arith.remui %c7, %c2 : index
      %176 = arith.addi %174, %175 : index
      %177 = arith.muli %c7, %scalesInLds : index
      %178 = wave.wave
      %179 = arith.divui %inputFeatures, %c15 : index
      %180 = arith.muli %178, %stepsPerWave : index
      %181 = arith.minsi %180, %179 : index
      %182 = arith.addi %181, %stepsPerWave : index
      %183 = arith.minsi %182, %179 : index
      %184 = arith.cmpi eq, %wholeBlocks, %c6 : index
      %185 = arith.subi %183, %181 : index
      %186 = arith.divui %185, %c3 : index
      %187 = arith.muli %186, %c3 : index
      %188 = arith.addi %181, %187 : index
      %189 = arith.select %184, %182, %188 : index
      %192 = scf.for %190 = %181 to %189 step %c3 iter_args(%191 = %c18) -> (vector<8xf32>) {
        %193 = arith.addi %190, %c7 : index
        %194:2 = func.call @linear_q5_1_p1__gfx1100.0(%157, %193, %12, %177, %139, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %195 = arith.addi %190, %c6 : index
        %196:2 = func.call @linear_q5_1_p1__gfx1100.0(%157, %195, %12, %177, %139, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %197 = arith.muli %190, %c3 : index
        %198 = arith.addi %197, %c7 : index
        %199 = arith.muli %tileRows, %c12 : index
        %200 = arith.muli %198, %199 : index
        %201 = arith.addi %176, %200 : index
        %202 = vector.load %x[%201] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %203 = arith.addi %201, %170 : index
        %204 = vector.load %x[%203] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %205 = vector.shuffle %202, %204 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %206 = wave.mma %205, %194#0, %191 : vector<16xf16>, vector<8xf32>
        %207 = arith.addi %197, %c6 : index
        %208 = arith.muli %207, %199 : index
        %209 = arith.addi %176, %208 : index
        %210 = vector.load %x[%209] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %211 = arith.addi %209, %170 : index
        %212 = vector.load %x[%211] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %213 = vector.shuffle %210, %212 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %214 = wave.mma %213, %194#1, %206 : vector<16xf16>, vector<8xf32>
        %215 = arith.addi %197, %c3 : index
        %216 = arith.muli %215, %199 : index
        %217 = arith.addi %176, %216 : index
        %218 = vector.load %x[%217] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %219 = arith.addi %217, %170 : index
        %220 = vector.load %x[%219] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %221 = vector.shuffle %218, %220 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %222 = wave.mma %221, %196#0, %214 : vector<16xf16>, vector<8xf32>
        %223 = arith.addi %197, %c21 : index
        %224 = arith.muli %223, %199 : index
        %225 = arith.addi %176, %224 : index
        %226 = vector.load %x[%225] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %227 = arith.addi %225, %170 : index
        %228 = vector.load %x[%227] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %229 = vector.shuffle %226, %228 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %230 = wave.mma %229, %196#1, %222 : vector<16xf16>, vector<8xf32>
        scf.yield %230 : vector<8xf32>
      }
      %231 = arith.select %184, %189, %183 : index
      %234 = scf.for %232 = %189 to %231 step %c6 iter_args(%233 = %192) -> (vector<8xf32>) {
        %235 = arith.addi %232, %c7 : index
        %236:2 = func.call @linear_q5_1_p1__gfx1100.0(%157, %235, %12, %177, %139, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %237 = arith.muli %232, %c3 : index
        %238 = arith.addi %237, %c7 : index
        %239 = arith.muli %tileRows, %c12 : index
        %240 = arith.muli %238, %239 : index
        %241 = arith.addi %176, %240 : index
        %242 = vector.load %x[%241] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %243 = arith.addi %241, %170 : index
        %244 = vector.load %x[%243] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %245 = vector.shuffle %242, %244 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %246 = wave.mma %245, %236#0, %233 : vector<16xf16>, vector<8xf32>
        %247 = arith.addi %237, %c6 : index
        %248 = arith.muli %247, %239 : index
        %249 = arith.addi %176, %248 : index
        %250 = vector.load %x[%249] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %251 = arith.addi %249, %170 : index
        %252 = vector.load %x[%251] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %253 = vector.shuffle %250, %252 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %254 = wave.mma %253, %236#1, %246 : vector<16xf16>, vector<8xf32>
        scf.yield %254 : vector<8xf32>
      }
      %255 = arith.addi %136, %c7 : index
      func.call @linear_q5_1_p1__gfx1100.1(%234, %16, %waves, %255, %14, %factors, %12, %w, %outputFeatures, %18, %17, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %256 = arith.cmpi eq, %rowsMode, %c3 : index
  scf.if %256 {
    %257 = arith.muli %1, %c22 : index
    %258 = arith.cmpi slt, %257, %14 : index
    scf.if %258 {
      %259 = arith.muli %scalesInLds, %c6 : index
      %260 = wave.scratch %259 : memref<?xi8>
      %261 = arith.cmpi sgt, %scalesInLds, %c7 : index
      scf.if %261 {
        scf.for %262 = %c7 to %c6 step %c6 {
          %263 = arith.addi %10, %262 : index
          %264 = arith.muli %263, %9 : index
          %265 = arith.addi %264, %c5 : index
          %266 = wave.wave
          %267 = arith.muli %266, %c15 : index
          %268 = wave.lane
          %269 = arith.addi %267, %268 : index
          %270 = arith.divui %scalesInLds, %c12 : index
          %271 = arith.muli %waves, %c15 : index
          scf.for %272 = %269 to %270 step %271 {
            %273 = arith.muli %272, %c12 : index
            %274 = arith.addi %265, %273 : index
            %275 = vector.load %w[%274] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %276 = arith.muli %262, %scalesInLds : index
            %277 = arith.addi %276, %273 : index
            vector.store %275, %260[%277] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %278 = wave.lane
      %279 = arith.remui %278, %c12 : index
      %280 = arith.remui %279, %tileRows : index
      %281 = arith.addi %257, %280 : index
      %282 = arith.divui %281, %tileRows : index
      %283 = arith.divui %inputFeatures, %c12 : index
      %284 = arith.muli %282, %283 : index
      %285 = arith.divui %c7, %c12 : index
      %286 = arith.addi %284, %285 : index
      %287 = arith.muli %286, %c3 : index
      %288 = arith.remui %c7, %c12 : index
      %289 = arith.divui %288, %c2 : index
      %290 = arith.addi %287, %289 : index
      %291 = arith.muli %tileRows, %c2 : index
      %292 = arith.muli %290, %291 : index
      %293 = arith.remui %281, %tileRows : index
      %294 = arith.muli %293, %c2 : index
      %295 = arith.addi %292, %294 : index
      %296 = arith.remui %c7, %c2 : index
      %297 = arith.addi %295, %296 : index
      %298 = arith.addi %279, %c12 : index
      %299 = arith.addi %257, %298 : index
      %300 = arith.divui %299, %tileRows : index
      %301 = arith.muli %300, %283 : index
      %302 = arith.addi %301, %285 : index
      %303 = arith.muli %302, %c3 : index
      %304 = arith.addi %303, %289 : index
      %305 = arith.muli %304, %291 : index
      %306 = arith.remui %299, %tileRows : index
      %307 = arith.muli %306, %c2 : index
      %308 = arith.addi %305, %307 : index
      %309 = arith.addi %308, %296 : index
      %310 = arith.addi %279, %c15 : index
      %311 = arith.addi %257, %310 : index
      %312 = arith.divui %311, %tileRows : index
      %313 = arith.muli %312, %283 : index
      %314 = arith.addi %313, %285 : index
      %315 = arith.muli %314, %c3 : index
      %316 = arith.addi %315, %289 : index
      %317 = arith.muli %316, %291 : index
      %318 = arith.remui %311, %tileRows : index
      %319 = arith.muli %318, %c2 : index
      %320 = arith.addi %317, %319 : index
      %321 = arith.addi %320, %296 : index
      %322 = arith.addi %279, %c23 : index
      %323 = arith.addi %257, %322 : index
      %324 = arith.divui %323, %tileRows : index
      %325 = arith.muli %324, %283 : index
      %326 = arith.addi %325, %285 : index
      %327 = arith.muli %326, %c3 : index
      %328 = arith.addi %327, %289 : index
      %329 = arith.muli %328, %291 : index
      %330 = arith.remui %323, %tileRows : index
      %331 = arith.muli %330, %c2 : index
      %332 = arith.addi %329, %331 : index
      %333 = arith.addi %332, %296 : index
      %334 = arith.muli %c7, %scalesInLds : index
      %335 = wave.wave
      %336 = arith.divui %inputFeatures, %c15 : index
      %337 = arith.muli %335, %stepsPerWave : index
      %338 = arith.minsi %337, %336 : index
      %339 = arith.addi %338, %stepsPerWave : index
      %340 = arith.minsi %339, %336 : index
      %341 = arith.cmpi eq, %wholeBlocks, %c6 : index
      %342 = arith.subi %340, %338 : index
      %343 = arith.divui %342, %c3 : index
      %344 = arith.muli %343, %c3 : index
      %345 = arith.addi %338, %344 : index
      %346 = arith.select %341, %339, %345 : index
      %352:4 = scf.for %347 = %338 to %346 step %c3 iter_args(%348 = %c18, %349 = %c18, %350 = %c18, %351 = %c18) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %353 = arith.addi %347, %c7 : index
        %354:2 = func.call @linear_q5_1_p1__gfx1100.0(%278, %353, %12, %334, %260, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %355 = arith.addi %347, %c6 : index
        %356:2 = func.call @linear_q5_1_p1__gfx1100.0(%278, %355, %12, %334, %260, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %357 = arith.muli %347, %c3 : index
        %358 = arith.addi %357, %c7 : index
        %359 = arith.muli %tileRows, %c12 : index
        %360 = arith.muli %358, %359 : index
        %361 = arith.addi %297, %360 : index
        %362 = vector.load %x[%361] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %363 = arith.addi %361, %291 : index
        %364 = vector.load %x[%363] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %365 = vector.shuffle %362, %364 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %366 = wave.mma %365, %354#0, %348 : vector<16xf16>, vector<8xf32>
        %367 = arith.addi %309, %360 : index
        %368 = vector.load %x[%367] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %369 = arith.addi %367, %291 : index
        %370 = vector.load %x[%369] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %371 = vector.shuffle %368, %370 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %372 = wave.mma %371, %354#0, %349 : vector<16xf16>, vector<8xf32>
        %373 = arith.addi %321, %360 : index
        %374 = vector.load %x[%373] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %375 = arith.addi %373, %291 : index
        %376 = vector.load %x[%375] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %377 = vector.shuffle %374, %376 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %378 = wave.mma %377, %354#0, %350 : vector<16xf16>, vector<8xf32>
        %379 = arith.addi %333, %360 : index
        %380 = vector.load %x[%379] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %381 = arith.addi %379, %291 : index
        %382 = vector.load %x[%381] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %383 = vector.shuffle %380, %382 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %384 = wave.mma %383, %354#0, %351 : vector<16xf16>, vector<8xf32>
        %385 = arith.addi %357, %c6 : index
        %386 = arith.muli %385, %359 : index
        %387 = arith.addi %297, %386 : index
        %388 = vector.load %x[%387] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %389 = arith.addi %387, %291 : index
        %390 = vector.load %x[%389] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %391 = vector.shuffle %388, %390 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %392 = wave.mma %391, %354#1, %366 : vector<16xf16>, vector<8xf32>
        %393 = arith.addi %309, %386 : index
        %394 = vector.load %x[%393] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %395 = arith.addi %393, %291 : index
        %396 = vector.load %x[%395] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %397 = vector.shuffle %394, %396 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %398 = wave.mma %397, %354#1, %372 : vector<16xf16>, vector<8xf32>
        %399 = arith.addi %321, %386 : index
        %400 = vector.load %x[%399] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %401 = arith.addi %399, %291 : index
        %402 = vector.load %x[%401] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %403 = vector.shuffle %400, %402 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %404 = wave.mma %403, %354#1, %378 : vector<16xf16>, vector<8xf32>
        %405 = arith.addi %333, %386 : index
        %406 = vector.load %x[%405] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %407 = arith.addi %405, %291 : index
        %408 = vector.load %x[%407] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %409 = vector.shuffle %406, %408 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %410 = wave.mma %409, %354#1, %384 : vector<16xf16>, vector<8xf32>
        %411 = arith.addi %357, %c3 : index
        %412 = arith.muli %411, %359 : index
        %413 = arith.addi %297, %412 : index
        %414 = vector.load %x[%413] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %415 = arith.addi %413, %291 : index
        %416 = vector.load %x[%415] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %417 = vector.shuffle %414, %416 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %418 = wave.mma %417, %356#0, %392 : vector<16xf16>, vector<8xf32>
        %419 = arith.addi %309, %412 : index
        %420 = vector.load %x[%419] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %421 = arith.addi %419, %291 : index
        %422 = vector.load %x[%421] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %423 = vector.shuffle %420, %422 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %424 = wave.mma %423, %356#0, %398 : vector<16xf16>, vector<8xf32>
        %425 = arith.addi %321, %412 : index
        %426 = vector.load %x[%425] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %427 = arith.addi %425, %291 : index
        %428 = vector.load %x[%427] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %429 = vector.shuffle %426, %428 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %430 = wave.mma %429, %356#0, %404 : vector<16xf16>, vector<8xf32>
        %431 = arith.addi %333, %412 : index
        %432 = vector.load %x[%431] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %433 = arith.addi %431, %291 : index
        %434 = vector.load %x[%433] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %435 = vector.shuffle %432, %434 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %436 = wave.mma %435, %356#0, %410 : vector<16xf16>, vector<8xf32>
        %437 = arith.addi %357, %c21 : index
        %438 = arith.muli %437, %359 : index
        %439 = arith.addi %297, %438 : index
        %440 = vector.load %x[%439] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %441 = arith.addi %439, %291 : index
        %442 = vector.load %x[%441] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %443 = vector.shuffle %440, %442 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %444 = wave.mma %443, %356#1, %418 : vector<16xf16>, vector<8xf32>
        %445 = arith.addi %309, %438 : index
        %446 = vector.load %x[%445] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %447 = arith.addi %445, %291 : index
        %448 = vector.load %x[%447] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %449 = vector.shuffle %446, %448 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %450 = wave.mma %449, %356#1, %424 : vector<16xf16>, vector<8xf32>
        %451 = arith.addi %321, %438 : index
        %452 = vector.load %x[%451] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %453 = arith.addi %451, %291 : index
        %454 = vector.load %x[%453] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %455 = vector.shuffle %452, %454 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %456 = wave.mma %455, %356#1, %430 : vector<16xf16>, vector<8xf32>
        %457 = arith.addi %333, %438 : index
        %458 = vector.load %x[%457] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %459 = arith.addi %457, %291 : index
        %460 = vector.load %x[%459] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %461 = vector.shuffle %458, %460 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %462 = wave.mma %461, %356#1, %436 : vector<16xf16>, vector<8xf32>
        scf.yield %444, %450, %456, %462 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %463 = arith.select %341, %346, %340 : index
      %469:4 = scf.for %464 = %346 to %463 step %c6 iter_args(%465 = %352#0, %466 = %352#1, %467 = %352#2, %468 = %352#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %470 = arith.addi %464, %c7 : index
        %471:2 = func.call @linear_q5_1_p1__gfx1100.0(%278, %470, %12, %334, %260, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %472 = arith.muli %464, %c3 : index
        %473 = arith.addi %472, %c7 : index
        %474 = arith.muli %tileRows, %c12 : index
        %475 = arith.muli %473, %474 : index
        %476 = arith.addi %297, %475 : index
        %477 = vector.load %x[%476] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %478 = arith.addi %476, %291 : index
        %479 = vector.load %x[%478] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %480 = vector.shuffle %477, %479 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %481 = wave.mma %480, %471#0, %465 : vector<16xf16>, vector<8xf32>
        %482 = arith.addi %309, %475 : index
        %483 = vector.load %x[%482] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %484 = arith.addi %482, %291 : index
        %485 = vector.load %x[%484] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %486 = vector.shuffle %483, %485 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %487 = wave.mma %486, %471#0, %466 : vector<16xf16>, vector<8xf32>
        %488 = arith.addi %321, %475 : index
        %489 = vector.load %x[%488] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %490 = arith.addi %488, %291 : index
        %491 = vector.load %x[%490] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %492 = vector.shuffle %489, %491 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %493 = wave.mma %492, %471#0, %467 : vector<16xf16>, vector<8xf32>
        %494 = arith.addi %333, %475 : index
        %495 = vector.load %x[%494] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %496 = arith.addi %494, %291 : index
        %497 = vector.load %x[%496] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %498 = vector.shuffle %495, %497 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %499 = wave.mma %498, %471#0, %468 : vector<16xf16>, vector<8xf32>
        %500 = arith.addi %472, %c6 : index
        %501 = arith.muli %500, %474 : index
        %502 = arith.addi %297, %501 : index
        %503 = vector.load %x[%502] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %504 = arith.addi %502, %291 : index
        %505 = vector.load %x[%504] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %506 = vector.shuffle %503, %505 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %507 = wave.mma %506, %471#1, %481 : vector<16xf16>, vector<8xf32>
        %508 = arith.addi %309, %501 : index
        %509 = vector.load %x[%508] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %510 = arith.addi %508, %291 : index
        %511 = vector.load %x[%510] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %512 = vector.shuffle %509, %511 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %513 = wave.mma %512, %471#1, %487 : vector<16xf16>, vector<8xf32>
        %514 = arith.addi %321, %501 : index
        %515 = vector.load %x[%514] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %516 = arith.addi %514, %291 : index
        %517 = vector.load %x[%516] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %518 = vector.shuffle %515, %517 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %519 = wave.mma %518, %471#1, %493 : vector<16xf16>, vector<8xf32>
        %520 = arith.addi %333, %501 : index
        %521 = vector.load %x[%520] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %522 = arith.addi %520, %291 : index
        %523 = vector.load %x[%522] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %524 = vector.shuffle %521, %523 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %525 = wave.mma %524, %471#1, %499 : vector<16xf16>, vector<8xf32>
        scf.yield %507, %513, %519, %525 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %526 = arith.addi %257, %c7 : index
      func.call @linear_q5_1_p1__gfx1100.1(%469#0, %16, %waves, %526, %14, %factors, %12, %w, %outputFeatures, %18, %17, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %527 = arith.addi %257, %c12 : index
      func.call @linear_q5_1_p1__gfx1100.1(%469#1, %16, %waves, %527, %14, %factors, %12, %w, %outputFeatures, %18, %17, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %528 = arith.addi %257, %c15 : index
      func.call @linear_q5_1_p1__gfx1100.1(%469#2, %16, %waves, %528, %14, %factors, %12, %w, %outputFeatures, %18, %17, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %529 = arith.addi %257, %c23 : index
      func.call @linear_q5_1_p1__gfx1100.1(%469#3, %16, %waves, %529, %14, %factors, %12, %w, %outputFeatures, %18, %17, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  wave.return
}
