// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='int4', panels=2)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_int4_p2__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fgroupSize = wave.param "groupSize" : index
  %fc2 = arith.constant 32 : index
  %fc3 = arith.constant 8 : index
  %fc4 = arith.constant 2 : index
  %fc5 = arith.constant 4 : index
  %fc6 = arith.constant 15 : i32
  %fc7 = arith.constant 25600 : i32
  %fc8 = arith.constant 256 : index
  %fc9 = arith.constant dense<0> : vector<4xi32>
  %fc10 = arith.constant dense<983055> : vector<4xi32>
  %fc11 = arith.constant dense<1677747200> : vector<4xi32>
  %fc12 = arith.constant dense<4> : vector<4xi32>
  %fc13 = arith.constant dense<8> : vector<4xi32>
  %fc14 = arith.constant dense<12> : vector<4xi32>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.divui %fgroupSize, %fc2 : index
  %f2 = arith.divui %x1, %f1 : index
  %f3 = arith.divui %x2, %fgroupSize : index
  %f4 = arith.muli %x2, %fc3 : index
  %f5 = arith.addi %x3, %f4 : index
  %f6 = arith.muli %f2, %fc2 : index
  %f7 = arith.addi %f5, %f6 : index
  %f8 = arith.muli %f0, %fc4 : index
  %f9 = arith.addi %f7, %f8 : index
  %f10 = vector.load %x4[%f9] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
  %f11 = vector.bitcast %f10 : vector<2xi8> to vector<1xf16>
  %f12 = vector.extract %f11[0] : f16 from vector<1xf16>
  %f13 = arith.muli %f3, %fc2 : index
  %f14 = arith.addi %f5, %f13 : index
  %f15 = arith.muli %f2, %fc3 : index
  %f16 = arith.addi %f14, %f15 : index
  %f17 = arith.divui %f0, %fc4 : index
  %f18 = arith.addi %f16, %f17 : index
  %f19 = memref.load %x4[%f18] : memref<?xi8>
  %f20 = arith.remui %f0, %fc4 : index
  %f21 = arith.muli %f20, %fc5 : index
  %f22 = arith.index_cast %f21 : index to i32
  %f23 = arith.extui %f19 : i8 to i32
  %f24 = arith.shrui %f23, %f22 : i32
  %f25 = arith.andi %f24, %fc6 : i32
  %f26 = arith.ori %f25, %fc7 : i32
  %f27 = arith.trunci %f26 : i32 to i16
  %f28 = arith.bitcast %f27 : i16 to f16
  %f29 = arith.muli %x1, %fc8 : index
  %f30 = arith.addi %x3, %f29 : index
  %f31 = arith.muli %f0, %fc0 : index
  %f32 = arith.addi %f30, %f31 : index
  %f33 = vector.load %x4[%f32] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f34 = vector.bitcast %f33 : vector<16xi8> to vector<4xi32>
  %f35 = arith.shrui %f34, %fc9 : vector<4xi32>
  %f36 = arith.andi %f35, %fc10 : vector<4xi32>
  %f37 = arith.ori %f36, %fc11 : vector<4xi32>
  %f38 = vector.bitcast %f37 : vector<4xi32> to vector<8xf16>
  %f39 = arith.shrui %f34, %fc12 : vector<4xi32>
  %f40 = arith.andi %f39, %fc10 : vector<4xi32>
  %f41 = arith.ori %f40, %fc11 : vector<4xi32>
  %f42 = vector.bitcast %f41 : vector<4xi32> to vector<8xf16>
  %f43 = arith.shrui %f34, %fc13 : vector<4xi32>
  %f44 = arith.andi %f43, %fc10 : vector<4xi32>
  %f45 = arith.ori %f44, %fc11 : vector<4xi32>
  %f46 = vector.bitcast %f45 : vector<4xi32> to vector<8xf16>
  %f47 = arith.shrui %f34, %fc14 : vector<4xi32>
  %f48 = arith.andi %f47, %fc10 : vector<4xi32>
  %f49 = arith.ori %f48, %fc11 : vector<4xi32>
  %f50 = vector.bitcast %f49 : vector<4xi32> to vector<8xf16>
  %f51 = vector.shuffle %f38, %f42 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f52 = vector.shuffle %f46, %f50 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f53 = vector.shuffle %f51, %f52 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f54 = vector.broadcast %f28 : f16 to vector<32xf16>
  %f55 = arith.subf %f53, %f54 : vector<32xf16>
  %f56 = vector.broadcast %f12 : f16 to vector<32xf16>
  %f57 = arith.mulf %f55, %f56 : vector<32xf16>
  %f58 = vector.shuffle %f57, %f57 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f59 = vector.shuffle %f57, %f57 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  func.return %f58, %f59 : vector<16xf16>, vector<16xf16>
}
func.func private @linear_int4_p2__gfx1100.1(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: vector<8xf32>, %x3: index, %x4: index, %x5: index, %x6: memref<?xf32>, %x7: index, %x8: index, %x9: i1, %x10: memref<?xf32>, %x11: memref<?xf32>) {
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
      %f72 = arith.mulf %f54#0, %f71 : f32
      %f73 = arith.mulf %f54#1, %f71 : f32
      %f74 = arith.muli %f65, %x7 : index
      %f75 = arith.addi %f74, %x8 : index
      %f76 = arith.remui %f4, %fc13 : index
      %f77 = arith.addi %f75, %f76 : index
      scf.if %x9 {
        %f78 = arith.addi %f77, %fc1 : index
        %f79 = memref.load %x10[%f78] : memref<?xf32>
        %f80 = arith.addf %f79, %f72 : f32
        memref.store %f80, %x11[%f78] : memref<?xf32>
      } else {
        %f81 = arith.addi %f77, %fc1 : index
        memref.store %f72, %x11[%f81] : memref<?xf32>
      }
      scf.if %x9 {
        %f82 = arith.addi %f77, %fc13 : index
        %f83 = memref.load %x10[%f82] : memref<?xf32>
        %f84 = arith.addf %f83, %f73 : f32
        memref.store %f84, %x11[%f82] : memref<?xf32>
      } else {
        %f85 = arith.addi %f77, %fc13 : index
        memref.store %f73, %x11[%f85] : memref<?xf32>
      }
    }
  }
  func.return
}
wave.kernel @linear_int4_p2__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %waves = wave.param "waves" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c3 = arith.constant 8 : index
  %c4 = arith.constant 40 : index
  %c5 = arith.constant 15 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 2 : index
  %c8 = arith.constant 0 : index
  %c9 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c11 = arith.constant 512 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c14 = arith.constant 32 : index
  %rowsMode = wave.param "rowsMode" : index
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
  %2 = arith.divui %inputFeatures, %groupSize : index
  %3 = arith.muli %inputFeatures, %c3 : index
  %4 = arith.muli %2, %c4 : index
  %5 = arith.addi %4, %c5 : index
  %6 = arith.divui %5, %c6 : index
  %7 = arith.muli %6, %c6 : index
  %8 = arith.addi %3, %7 : index
  %9 = arith.muli %0, %c7 : index
  %10 = arith.addi %9, %c8 : index
  %11 = arith.muli %10, %8 : index
  %12 = arith.addi %9, %c9 : index
  %13 = arith.muli %12, %8 : index
  %14 = memref.load %step[%countAt] : memref<?xi32>
  %15 = arith.index_cast %14 : i32 to index
  %16 = arith.muli %waves, %c11 : index
  %17 = wave.scratch %16 : memref<?xf32>
  %18 = arith.cmpi eq, %hasResidual, %c9 : index
  %19 = arith.muli %0, %c14 : index
  %20 = arith.cmpi eq, %rowsMode, %c8 : index
  scf.if %20 {
    %21 = arith.muli %1, %c6 : index
    %22 = arith.cmpi slt, %21, %15 : index
    scf.if %22 {
      %23 = wave.lane
      %24 = arith.remui %23, %c6 : index
      %25 = wave.scratch %operandHalves : memref<?xf16>
      %26 = arith.divui %operandHalves, %c3 : index
      %27 = wave.wave
      %28 = arith.muli %27, %c14 : index
      %29 = arith.addi %28, %23 : index
      %30 = arith.muli %waves, %c14 : index
      scf.for %31 = %29 to %26 step %30 {
        %32 = arith.muli %31, %c3 : index
        %33 = arith.addi %c8, %32 : index
        %34 = vector.load %x[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %34, %25[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %35 = arith.remui %24, %tileRows : index
      %36 = arith.muli %35, %c3 : index
      %37 = arith.divui %inputFeatures, %c14 : index
      %38 = arith.muli %27, %stepsPerWave : index
      %39 = arith.minsi %38, %37 : index
      %40 = arith.addi %39, %stepsPerWave : index
      %41 = arith.minsi %40, %37 : index
      %42 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %43 = arith.subi %41, %39 : index
      %44 = arith.divui %43, %c7 : index
      %45 = arith.muli %44, %c7 : index
      %46 = arith.addi %39, %45 : index
      %47 = arith.select %42, %40, %46 : index
      %51:2 = scf.for %48 = %39 to %47 step %c7 iter_args(%49 = %c18, %50 = %c18) -> (vector<8xf32>, vector<8xf32>) {
        %52 = arith.addi %48, %c8 : index
        %53:2 = func.call @linear_int4_p2__gfx1100.0(%23, %52, %inputFeatures, %11, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %54 = arith.addi %48, %c9 : index
        %55:2 = func.call @linear_int4_p2__gfx1100.0(%23, %54, %inputFeatures, %11, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %56:2 = func.call @linear_int4_p2__gfx1100.0(%23, %52, %inputFeatures, %13, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %57:2 = func.call @linear_int4_p2__gfx1100.0(%23, %54, %inputFeatures, %13, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %58 = arith.muli %48, %c7 : index
        %59 = arith.addi %58, %c8 : index
        %60 = arith.muli %tileRows, %c6 : index
        %61 = arith.muli %59, %60 : index
        %62 = arith.addi %36, %61 : index
        %63 = vector.load %25[%62] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %64 = arith.muli %tileRows, %c3 : index
        %65 = arith.addi %62, %64 : index
        %66 = vector.load %25[%65] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %67 = vector.shuffle %63, %66 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %68 = wave.mma %67, %53#0, %49 : vector<16xf16>, vector<8xf32>
        %69 = wave.mma %67, %56#0, %50 : vector<16xf16>, vector<8xf32>
        %70 = arith.addi %58, %c9 : index
        %71 = arith.muli %70, %60 : index
        %72 = arith.addi %36, %71 : index
        %73 = vector.load %25[%72] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %74 = arith.addi %72, %64 : index
        %75 = vector.load %25[%74] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %76 = vector.shuffle %73, %75 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %77 = wave.mma %76, %53#1, %68 : vector<16xf16>, vector<8xf32>
        %78 = wave.mma %76, %56#1, %69 : vector<16xf16>, vector<8xf32>
        %79 = arith.addi %58, %c7 : index
        %80 = arith.muli %79, %60 : index
        %81 = arith.addi %36, %80 : index
        %82 = vector.load %25[%81] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %83 = arith.addi %81, %64 : index
        %84 = vector.load %25[%83] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %85 = vector.shuffle %82, %84 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %86 = wave.mma %85, %55#0, %77 : vector<16xf16>, vector<8xf32>
        %87 = wave.mma %85, %57#0, %78 : vector<16xf16>, vector<8xf32>
        %88 = arith.addi %58, %c21 : index
        %89 = arith.muli %88, %60 : index
        %90 = arith.addi %36, %89 : index
        %91 = vector.load %25[%90] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %92 = arith.addi %90, %64 : index
        %93 = vector.load %25[%92] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %94 = vector.shuffle %91, %93 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %95 = wave.mma %94, %55#1, %86 : vector<16xf16>, vector<8xf32>
        %96 = wave.mma %94, %57#1, %87 : vector<16xf16>, vector<8xf32>
        scf.yield %95, %96 : vector<8xf32>, vector<8xf32>
      }
      %97 = arith.select %42, %47, %41 : index
      %101:2 = scf.for %98 = %47 to %97 step %c9 iter_args(%99 = %51#0, %100 = %51#1) -> (vector<8xf32>, vector<8xf32>) {
        %102 = arith.addi %98, %c8 : index
        %103:2 = func.call @linear_int4_p2__gfx1100.0(%23, %102, %inputFeatures, %11, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %104:2 = func.call @linear_int4_p2__gfx1100.0(%23, %102, %inputFeatures, %13, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %105 = arith.muli %98, %c7 : index
        %106 = arith.addi %105, %c8 : index
        %107 = arith.muli %tileRows, %c6 : index
        %108 = arith.muli %106, %107 : index
        %109 = arith.addi %36, %108 : index
        %110 = vector.load %25[%109] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %111 = arith.muli %tileRows, %c3 : index
        %112 = arith.addi %109, %111 : index
        %113 = vector.load %25[%112] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %114 = vector.shuffle %110, %113 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %115 = wave.mma %114, %103#0, %99 : vector<16xf16>, vector<8xf32>
        %116 = wave.mma %114, %104#0, %100 : vector<16xf16>, vector<8xf32>
        %117 = arith.addi %105, %c9 : index
        %118 = arith.muli %117, %107 : index
        %119 = arith.addi %36, %118 : index
        %120 = vector.load %25[%119] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %121 = arith.addi %119, %111 : index
        %122 = vector.load %25[%121] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %123 = vector.shuffle %120, %122 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %124 = wave.mma %123, %103#1, %115 : vector<16xf16>, vector<8xf32>
        %125 = wave.mma %123, %104#1, %116 : vector<16xf16>, vector<8xf32>
        scf.yield %124, %125 : vector<8xf32>, vector<8xf32>
      }
      %126 = arith.addi %21, %c8 : index
      func.call @linear_int4_p2__gfx1100.1(%101#0, %17, %101#1, %waves, %126, %15, %factors, %outputFeatures, %19, %18, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %127 = arith.cmpi eq, %rowsMode, %c9 : index
  scf.if %127 {
    %128 = arith.muli %1, %c6 : index
    %129 = arith.cmpi slt, %128, %15 : index
    scf.if %129 {
      %130 = wave.lane
      %131 = arith.remui %130, %c6 : index
      %132 = arith.remui %131, %tileRows : index
      %133 = arith.addi %128, %132 : index
      %134 = arith.divui %133, %tileRows : index
      %135 = arith.divui %inputFeatures, %c6 : index
      %136 = arith.muli %134, %135 : index
      %137 = arith.divui %c8, %c6 : index
      %138 = arith.addi %136, %137 : index
      %139 = arith.muli %138, %c7 : index
      %140 = arith.remui %c8, %c6 : index
      %141 = arith.divui %140, %c3 : index
      %142 = arith.addi %139, %141 : index
      %143 = arith.muli %tileRows, %c3 : index
      %144 = arith.muli %142, %143 : index
      %145 = arith.remui %133, %tileRows : index
      %146 = arith.muli %145, %c3 : index
      %147 = arith.addi %144, %146 : index
      %148 = arith.remui %c8, %c3 : index
      %149 = arith.addi %147, %148 : index
      %150 = wave.wave
      %151 = arith.divui %inputFeatures, %c14 : index
      %152 = arith.muli %150, %stepsPerWave : index
      %153 = arith.minsi %152, %151 : index
      %154 = arith.addi %153, %stepsPerWave : index
      %155 = arith.minsi %154, %151 : index
      %156 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %157 = arith.subi %155, %153 : index
      %158 = arith.divui %157, %c7 : index
      %159 = arith.muli %158, %c7 : index
      %160 = arith.addi %153, %159 : index
      %161 = arith.select %156, %154, %160 : index
      %165:2 = scf.for %162 = %153 to %161 step %c7 iter_args(%163 = %c18, %164 = %c18) -> (vector<8xf32>, vector<8xf32>) {
        %166 = arith.addi %162, %c8 : index
        %167:2 = func.call @linear_int4_p2__gfx1100.0(%130, %166, %inputFeatures, %11, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %168 = arith.addi %162, %c9 : index
        %169:2 = func.call @linear_int4_p2__gfx1100.0(%130, %168, %inputFeatures, %11, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %170:2 = func.call @linear_int4_p2__gfx1100.0(%130, %166, %inputFeatures, %13, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %171:2 = func.call @linear_int4_p2__gfx1100.0(%130, %168, %inputFeatures, %13, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %172 = arith.muli %162, %c7 : index
        %173 = arith.addi %172, %c8 : index
        %174 = arith.muli %tileRows, %c6 : index
        %175 = arith.muli %173, %174 : index
        %176 = arith.addi %149, %175 : index
        %177 = vector.load %x[%176] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %178 = arith.addi %176, %143 : index
        %179 = vector.load %x[%178] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %180 = vector.shuffle %177, %179 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %181 = wave.mma %180, %167#0, %163 : vector<16xf16>, vector<8xf32>
        %182 = wave.mma %180, %170#0, %164 : vector<16xf16>, vector<8xf32>
        %183 = arith.addi %172, %c9 : index
        %184 = arith.muli %183, %174 : index
        %185 = arith.addi %149, %184 : index
        %186 = vector.load %x[%185] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %187 = arith.addi %185, %143 : index
        %188 = vector.load %x[%187] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %189 = vector.shuffle %186, %188 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %190 = wave.mma %189, %167#1, %181 : vector<16xf16>, vector<8xf32>
        %191 = wave.mma %189, %170#1, %182 : vector<16xf16>, vector<8xf32>
        %192 = arith.addi %172, %c7 : index
        %193 = arith.muli %192, %174 : index
        %194 = arith.addi %149, %193 : index
        %195 = vector.load %x[%194] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %196 = arith.addi %194, %143 : index
        %197 = vector.load %x[%196] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %198 = vector.shuffle %195, %197 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %199 = wave.mma %198, %169#0, %190 : vector<16xf16>, vector<8xf32>
        %200 = wave.mma %198, %171#0, %191 : vector<16xf16>, vector<8xf32>
        %201 = arith.addi %172, %c21 : index
        %202 = arith.muli %201, %174 : index
        %203 = arith.addi %149, %202 : index
        %204 = vector.load %x[%203] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %205 = arith.addi %203, %143 : index
        %206 = vector.load %x[%205] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %207 = vector.shuffle %204, %206 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %208 = wave.mma %207, %169#1, %199 : vector<16xf16>, vector<8xf32>
        %209 = wave.mma %207, %171#1, %200 : vector<16xf16>, vector<8xf32>
        scf.yield %208, %209 : vector<8xf32>, vector<8xf32>
      }
      %210 = arith.select %156, %161, %155 : index
      %214:2 = scf.for %211 = %161 to %210 step %c9 iter_args(%212 = %165#0, %213 = %165#1) -> (vector<8xf32>, vector<8xf32>) {
        %215 = arith.addi %211, %c8 : index
        %216:2 = func.call @linear_int4_p2__gfx1100.0(%130, %215, %inputFeatures, %11, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %217:2 = func.call @linear_int4_p2__gfx1100.0(%130, %215, %inputFeatures, %13, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %218 = arith.muli %211, %c7 : index
        %219 = arith.addi %218, %c8 : index
        %220 = arith.muli %tileRows, %c6 : index
        %221 = arith.muli %219, %220 : index
        %222 = arith.addi %149, %221 : index
        %223 = vector.load %x[%222] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %224 = arith.addi %222, %143 : index
        %225 = vector.load %x[%224] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %226 = vector.shuffle %223, %225 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %227 = wave.mma %226, %216#0, %212 : vector<16xf16>, vector<8xf32>
        %228 = wave.mma %226, %217#0, %213 : vector<16xf16>, vector<8xf32>
        %229 = arith.addi %218, %c9 : index
        %230 = arith.muli %229, %220 : index
        %231 = arith.addi %149, %230 : index
        %232 = vector.load %x[%231] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %233 = arith.addi %231, %143 : index
        %234 = vector.load %x[%233] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %235 = vector.shuffle %232, %234 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %236 = wave.mma %235, %216#1, %227 : vector<16xf16>, vector<8xf32>
        %237 = wave.mma %235, %217#1, %228 : vector<16xf16>, vector<8xf32>
        scf.yield %236, %237 : vector<8xf32>, vector<8xf32>
      }
      %238 = arith.addi %128, %c8 : index
      func.call @linear_int4_p2__gfx1100.1(%214#0, %17, %214#1, %waves, %238, %15, %factors, %outputFeatures, %19, %18, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %239 = arith.cmpi eq, %rowsMode, %c7 : index
  scf.if %239 {
    %240 = arith.muli %1, %c22 : index
    %241 = arith.cmpi slt, %240, %15 : index
    scf.if %241 {
      %242 = wave.lane
      %243 = arith.remui %242, %c6 : index
      %244 = arith.remui %243, %tileRows : index
      %245 = arith.addi %240, %244 : index
      %246 = arith.divui %245, %tileRows : index
      %247 = arith.divui %inputFeatures, %c6 : index
      %248 = arith.muli %246, %247 : index
      %249 = arith.divui %c8, %c6 : index
      %250 = arith.addi %248, %249 : index
      %251 = arith.muli %250, %c7 : index
      %252 = arith.remui %c8, %c6 : index
      %253 = arith.divui %252, %c3 : index
      %254 = arith.addi %251, %253 : index
      %255 = arith.muli %tileRows, %c3 : index
      %256 = arith.muli %254, %255 : index
      %257 = arith.remui %245, %tileRows : index
      %258 = arith.muli %257, %c3 : index
      %259 = arith.addi %256, %258 : index
      %260 = arith.remui %c8, %c3 : index
      %261 = arith.addi %259, %260 : index
      %262 = arith.addi %243, %c6 : index
      %263 = arith.addi %240, %262 : index
      %264 = arith.divui %263, %tileRows : index
      %265 = arith.muli %264, %247 : index
      %266 = arith.addi %265, %249 : index
      %267 = arith.muli %266, %c7 : index
      %268 = arith.addi %267, %253 : index
      %269 = arith.muli %268, %255 : index
      %270 = arith.remui %263, %tileRows : index
      %271 = arith.muli %270, %c3 : index
      %272 = arith.addi %269, %271 : index
      %273 = arith.addi %272, %260 : index
      %274 = arith.addi %243, %c14 : index
      %275 = arith.addi %240, %274 : index
      %276 = arith.divui %275, %tileRows : index
      %277 = arith.muli %276, %247 : index
      %278 = arith.addi %277, %249 : index
      %279 = arith.muli %278, %c7 : index
      %280 = arith.addi %279, %253 : index
      %281 = arith.muli %280, %255 : index
      %282 = arith.remui %275, %tileRows : index
      %283 = arith.muli %282, %c3 : index
      %284 = arith.addi %281, %283 : index
      %285 = arith.addi %284, %260 : index
      %286 = arith.addi %243, %c23 : index
      %287 = arith.addi %240, %286 : index
      %288 = arith.divui %287, %tileRows : index
      %289 = arith.muli %288, %247 : index
      %290 = arith.addi %289, %249 : index
      %291 = arith.muli %290, %c7 : index
      %292 = arith.addi %291, %253 : index
      %293 = arith.muli %292, %255 : index
      %294 = arith.remui %287, %tileRows : index
      %295 = arith.muli %294, %c3 : index
      %296 = arith.addi %293, %295 : index
      %297 = arith.addi %296, %260 : index
      %298 = wave.wave
      %299 = arith.divui %inputFeatures, %c14 : index
      %300 = arith.muli %298, %stepsPerWave : index
      %301 = arith.minsi %300, %299 : index
      %302 = arith.addi %301, %stepsPerWave : index
      %303 = arith.minsi %302, %299 : index
      %304 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %305 = arith.subi %303, %301 : index
      %306 = arith.divui %305, %c7 : index
      %307 = arith.muli %306, %c7 : index
      %308 = arith.addi %301, %307 : index
      %309 = arith.select %304, %302, %308 : index
      %319:8 = scf.for %310 = %301 to %309 step %c7 iter_args(%311 = %c18, %312 = %c18, %313 = %c18, %314 = %c18, %315 = %c18, %316 = %c18, %317 = %c18, %318 = %c18) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %320 = arith.addi %310, %c8 : index
        %321:2 = func.call @linear_int4_p2__gfx1100.0(%242, %320, %inputFeatures, %11, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %322 = arith.addi %310, %c9 : index
        %323:2 = func.call @linear_int4_p2__gfx1100.0(%242, %322, %inputFeatures, %11, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %324:2 = func.call @linear_int4_p2__gfx1100.0(%242, %320, %inputFeatures, %13, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %325:2 = func.call @linear_int4_p2__gfx1100.0(%242, %322, %inputFeatures, %13, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %326 = arith.muli %310, %c7 : index
        %327 = arith.addi %326, %c8 : index
        %328 = arith.muli %tileRows, %c6 : index
        %329 = arith.muli %327, %328 : index
        %330 = arith.addi %261, %329 : index
        %331 = vector.load %x[%330] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %332 = arith.addi %330, %255 : index
        %333 = vector.load %x[%332] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %334 = vector.shuffle %331, %333 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %335 = wave.mma %334, %321#0, %311 : vector<16xf16>, vector<8xf32>
        %336 = wave.mma %334, %324#0, %312 : vector<16xf16>, vector<8xf32>
        %337 = arith.addi %273, %329 : index
        %338 = vector.load %x[%337] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %339 = arith.addi %337, %255 : index
        %340 = vector.load %x[%339] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %341 = vector.shuffle %338, %340 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %342 = wave.mma %341, %321#0, %313 : vector<16xf16>, vector<8xf32>
        %343 = wave.mma %341, %324#0, %314 : vector<16xf16>, vector<8xf32>
        %344 = arith.addi %285, %329 : index
        %345 = vector.load %x[%344] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %346 = arith.addi %344, %255 : index
        %347 = vector.load %x[%346] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %348 = vector.shuffle %345, %347 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %349 = wave.mma %348, %321#0, %315 : vector<16xf16>, vector<8xf32>
        %350 = wave.mma %348, %324#0, %316 : vector<16xf16>, vector<8xf32>
        %351 = arith.addi %297, %329 : index
        %352 = vector.load %x[%351] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %353 = arith.addi %351, %255 : index
        %354 = vector.load %x[%353] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %355 = vector.shuffle %352, %354 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %356 = wave.mma %355, %321#0, %317 : vector<16xf16>, vector<8xf32>
        %357 = wave.mma %355, %324#0, %318 : vector<16xf16>, vector<8xf32>
        %358 = arith.addi %326, %c9 : index
        %359 = arith.muli %358, %328 : index
        %360 = arith.addi %261, %359 : index
        %361 = vector.load %x[%360] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %362 = arith.addi %360, %255 : index
        %363 = vector.load %x[%362] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %364 = vector.shuffle %361, %363 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %365 = wave.mma %364, %321#1, %335 : vector<16xf16>, vector<8xf32>
        %366 = wave.mma %364, %324#1, %336 : vector<16xf16>, vector<8xf32>
        %367 = arith.addi %273, %359 : index
        %368 = vector.load %x[%367] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %369 = arith.addi %367, %255 : index
        %370 = vector.load %x[%369] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %371 = vector.shuffle %368, %370 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %372 = wave.mma %371, %321#1, %342 : vector<16xf16>, vector<8xf32>
        %373 = wave.mma %371, %324#1, %343 : vector<16xf16>, vector<8xf32>
        %374 = arith.addi %285, %359 : index
        %375 = vector.load %x[%374] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %376 = arith.addi %374, %255 : index
        %377 = vector.load %x[%376] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %378 = vector.shuffle %375, %377 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %379 = wave.mma %378, %321#1, %349 : vector<16xf16>, vector<8xf32>
        %380 = wave.mma %378, %324#1, %350 : vector<16xf16>, vector<8xf32>
        %381 = arith.addi %297, %359 : index
        %382 = vector.load %x[%381] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %383 = arith.addi %381, %255 : index
        %384 = vector.load %x[%383] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %385 = vector.shuffle %382, %384 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %386 = wave.mma %385, %321#1, %356 : vector<16xf16>, vector<8xf32>
        %387 = wave.mma %385, %324#1, %357 : vector<16xf16>, vector<8xf32>
        %388 = arith.addi %326, %c7 : index
        %389 = arith.muli %388, %328 : index
        %390 = arith.addi %261, %389 : index
        %391 = vector.load %x[%390] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %392 = arith.addi %390, %255 : index
        %393 = vector.load %x[%392] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %394 = vector.shuffle %391, %393 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %395 = wave.mma %394, %323#0, %365 : vector<16xf16>, vector<8xf32>
        %396 = wave.mma %394, %325#0, %366 : vector<16xf16>, vector<8xf32>
        %397 = arith.addi %273, %389 : index
        %398 = vector.load %x[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %399 = arith.addi %397, %255 : index
        %400 = vector.load %x[%399] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %401 = vector.shuffle %398, %400 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %402 = wave.mma %401, %323#0, %372 : vector<16xf16>, vector<8xf32>
        %403 = wave.mma %401, %325#0, %373 : vector<16xf16>, vector<8xf32>
        %404 = arith.addi %285, %389 : index
        %405 = vector.load %x[%404] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %406 = arith.addi %404, %255 : index
        %407 = vector.load %x[%406] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %408 = vector.shuffle %405, %407 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %409 = wave.mma %408, %323#0, %379 : vector<16xf16>, vector<8xf32>
        %410 = wave.mma %408, %325#0, %380 : vector<16xf16>, vector<8xf32>
        %411 = arith.addi %297, %389 : index
        %412 = vector.load %x[%411] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %413 = arith.addi %411, %255 : index
        %414 = vector.load %x[%413] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %415 = vector.shuffle %412, %414 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %416 = wave.mma %415, %323#0, %386 : vector<16xf16>, vector<8xf32>
        %417 = wave.mma %415, %325#0, %387 : vector<16xf16>, vector<8xf32>
        %418 = arith.addi %326, %c21 : index
        %419 = arith.muli %418, %328 : index
        %420 = arith.addi %261, %419 : index
        %421 = vector.load %x[%420] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %422 = arith.addi %420, %255 : index
        %423 = vector.load %x[%422] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %424 = vector.shuffle %421, %423 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %425 = wave.mma %424, %323#1, %395 : vector<16xf16>, vector<8xf32>
        %426 = wave.mma %424, %325#1, %396 : vector<16xf16>, vector<8xf32>
        %427 = arith.addi %273, %419 : index
        %428 = vector.load %x[%427] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %429 = arith.addi %427, %255 : index
        %430 = vector.load %x[%429] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %431 = vector.shuffle %428, %430 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %432 = wave.mma %431, %323#1, %402 : vector<16xf16>, vector<8xf32>
        %433 = wave.mma %431, %325#1, %403 : vector<16xf16>, vector<8xf32>
        %434 = arith.addi %285, %419 : index
        %435 = vector.load %x[%434] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %436 = arith.addi %434, %255 : index
        %437 = vector.load %x[%436] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %438 = vector.shuffle %435, %437 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %439 = wave.mma %438, %323#1, %409 : vector<16xf16>, vector<8xf32>
        %440 = wave.mma %438, %325#1, %410 : vector<16xf16>, vector<8xf32>
        %441 = arith.addi %297, %419 : index
        %442 = vector.load %x[%441] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %443 = arith.addi %441, %255 : index
        %444 = vector.load %x[%443] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %445 = vector.shuffle %442, %444 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %446 = wave.mma %445, %323#1, %416 : vector<16xf16>, vector<8xf32>
        %447 = wave.mma %445, %325#1, %417 : vector<16xf16>, vector<8xf32>
        scf.yield %425, %426, %432, %433, %439, %440, %446, %447 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %448 = arith.select %304, %309, %303 : index
      %458:8 = scf.for %449 = %309 to %448 step %c9 iter_args(%450 = %319#0, %451 = %319#1, %452 = %319#2, %453 = %319#3, %454 = %319#4, %455 = %319#5, %456 = %319#6, %457 = %319#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %459 = arith.addi %449, %c8 : index
        %460:2 = func.call @linear_int4_p2__gfx1100.0(%242, %459, %inputFeatures, %11, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %461:2 = func.call @linear_int4_p2__gfx1100.0(%242, %459, %inputFeatures, %13, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %462 = arith.muli %449, %c7 : index
        %463 = arith.addi %462, %c8 : index
        %464 = arith.muli %tileRows, %c6 : index
        %465 = arith.muli %463, %464 : index
        %466 = arith.addi %261, %465 : index
        %467 = vector.load %x[%466] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %468 = arith.addi %466, %255 : index
        %469 = vector.load %x[%468] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %470 = vector.shuffle %467, %469 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %471 = wave.mma %470, %460#0, %450 : vector<16xf16>, vector<8xf32>
        %472 = wave.mma %470, %461#0, %451 : vector<16xf16>, vector<8xf32>
        %473 = arith.addi %273, %465 : index
        %474 = vector.load %x[%473] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %475 = arith.addi %473, %255 : index
        %476 = vector.load %x[%475] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %477 = vector.shuffle %474, %476 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %478 = wave.mma %477, %460#0, %452 : vector<16xf16>, vector<8xf32>
        %479 = wave.mma %477, %461#0, %453 : vector<16xf16>, vector<8xf32>
        %480 = arith.addi %285, %465 : index
        %481 = vector.load %x[%480] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %482 = arith.addi %480, %255 : index
        %483 = vector.load %x[%482] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %484 = vector.shuffle %481, %483 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %485 = wave.mma %484, %460#0, %454 : vector<16xf16>, vector<8xf32>
        %486 = wave.mma %484, %461#0, %455 : vector<16xf16>, vector<8xf32>
        %487 = arith.addi %297, %465 : index
        %488 = vector.load %x[%487] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %489 = arith.addi %487, %255 : index
        %490 = vector.load %x[%489] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %491 = vector.shuffle %488, %490 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %492 = wave.mma %491, %460#0, %456 : vector<16xf16>, vector<8xf32>
        %493 = wave.mma %491, %461#0, %457 : vector<16xf16>, vector<8xf32>
        %494 = arith.addi %462, %c9 : index
        %495 = arith.muli %494, %464 : index
        %496 = arith.addi %261, %495 : index
        %497 = vector.load %x[%496] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %498 = arith.addi %496, %255 : index
        %499 = vector.load %x[%498] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %500 = vector.shuffle %497, %499 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %501 = wave.mma %500, %460#1, %471 : vector<16xf16>, vector<8xf32>
        %502 = wave.mma %500, %461#1, %472 : vector<16xf16>, vector<8xf32>
        %503 = arith.addi %273, %495 : index
        %504 = vector.load %x[%503] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %505 = arith.addi %503, %255 : index
        %506 = vector.load %x[%505] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %507 = vector.shuffle %504, %506 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %508 = wave.mma %507, %460#1, %478 : vector<16xf16>, vector<8xf32>
        %509 = wave.mma %507, %461#1, %479 : vector<16xf16>, vector<8xf32>
        %510 = arith.addi %285, %495 : index
        %511 = vector.load %x[%510] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %512 = arith.addi %510, %255 : index
        %513 = vector.load %x[%512] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %514 = vector.shuffle %511, %513 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %515 = wave.mma %514, %460#1, %485 : vector<16xf16>, vector<8xf32>
        %516 = wave.mma %514, %461#1, %486 : vector<16xf16>, vector<8xf32>
        %517 = arith.addi %297, %495 : index
        %518 = vector.load %x[%517] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %519 = arith.addi %517, %255 : index
        %520 = vector.load %x[%519] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %521 = vector.shuffle %518, %520 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %522 = wave.mma %521, %460#1, %492 : vector<16xf16>, vector<8xf32>
        %523 = wave.mma %521, %461#1, %493 : vector<16xf16>, vector<8xf32>
        scf.yield %501, %502, %508, %509, %515, %516, %522, %523 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %524 = arith.addi %240, %c8 : index
      func.call @linear_int4_p2__gfx1100.1(%458#0, %17, %458#1, %waves, %524, %15, %factors, %outputFeatures, %19, %18, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %525 = arith.addi %240, %c6 : index
      func.call @linear_int4_p2__gfx1100.1(%458#2, %17, %458#3, %waves, %525, %15, %factors, %outputFeatures, %19, %18, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %526 = arith.addi %240, %c14 : index
      func.call @linear_int4_p2__gfx1100.1(%458#4, %17, %458#5, %waves, %526, %15, %factors, %outputFeatures, %19, %18, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %527 = arith.addi %240, %c23 : index
      func.call @linear_int4_p2__gfx1100.1(%458#6, %17, %458#7, %waves, %527, %15, %factors, %outputFeatures, %19, %18, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  wave.return
}
