// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='f16')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_f16__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>) -> (vector<16xf16>) {
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
func.func private @gate_up_f16__gfx1100.1(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: vector<8xf32>, %x3: index, %x4: index, %x5: index, %x6: memref<?xf32>, %x7: index, %x8: memref<?xi8>, %x9: index, %x10: index, %x11: memref<?xf32>, %x12: index, %x13: index, %x14: memref<?xf16>) {
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
  %fc17 = arith.constant 23 : i32
  %fc18 = arith.constant 141 : i32
  %fc19 = arith.constant 268 : i32
  %fc20 = arith.constant 14 : i32
  %fc21 = arith.constant 0x3F800000 : f32
  %fc22 = arith.constant 0xBFB8AA3B : f32
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
      %f86 = arith.addi %x7, %fc4 : index
      %f87 = vector.load %x8[%f86] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %f88 = vector.bitcast %f87 : vector<4xi8> to vector<1xf32>
      %f89 = vector.extract %f88[0] : f32 from vector<1xf32>
      %f90 = arith.addi %f68, %fc10 : index
      %f91 = memref.load %x6[%f90] : memref<?xf32>
      %f92 = arith.mulf %f91, %f89 : f32
      %f93 = arith.bitcast %f92 : f32 to i32
      %f94 = arith.shrui %f93, %fc17 : i32
      %f95 = arith.maxsi %f94, %fc18 : i32
      %f96 = arith.subi %fc19, %f95 : i32
      %f97 = arith.shli %f96, %fc17 : i32
      %f98 = arith.subi %f95, %fc20 : i32
      %f99 = arith.shli %f98, %fc17 : i32
      %f100 = arith.bitcast %f97 : i32 to f32
      %f101 = arith.bitcast %f99 : i32 to f32
      %f102 = arith.cmpi eq, %x10, %fc1 : index
      %f103 = arith.cmpi eq, %f72, %fc1 : index
      %f104 = arith.andi %f102, %f103 : i1
      scf.if %f104 {
        memref.store %f101, %x11[%f68] : memref<?xf32>
      }
      %f105 = arith.mulf %f79, %fc22 : f32
      %f106 = wave.exp2 %f105 : f32
      %f107 = arith.addf %fc21, %f106 : f32
      %f108 = arith.divf %f79, %f107 : f32
      %f109 = arith.mulf %f108, %f85 : f32
      %f110 = arith.mulf %f109, %f100 : f32
      %f111 = arith.truncf %f110 : f32 to f16
      %f112 = arith.muli %x10, %fc13 : index
      %f113 = arith.addi %f112, %f72 : index
      %f114 = arith.divui %f65, %x12 : index
      %f115 = arith.divui %x13, %fc13 : index
      %f116 = arith.muli %f114, %f115 : index
      %f117 = arith.divui %f113, %fc13 : index
      %f118 = arith.addi %f116, %f117 : index
      %f119 = arith.muli %f118, %fc0 : index
      %f120 = arith.remui %f113, %fc13 : index
      %f121 = arith.divui %f120, %fc11 : index
      %f122 = arith.addi %f119, %f121 : index
      %f123 = arith.muli %x12, %fc11 : index
      %f124 = arith.muli %f122, %f123 : index
      %f125 = arith.remui %f65, %x12 : index
      %f126 = arith.muli %f125, %fc11 : index
      %f127 = arith.addi %f124, %f126 : index
      %f128 = arith.remui %f113, %fc11 : index
      %f129 = arith.addi %f127, %f128 : index
      memref.store %f111, %x14[%f129] : memref<?xf16>
    }
  }
  func.return
}
wave.kernel @gate_up_f16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) {
  %waves = wave.param "waves" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 32 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 512 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %outTileRows = wave.param "outTileRows" : index
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
  %13 = arith.cmpi eq, %rowsMode, %c5 : index
  scf.if %13 {
    %14 = arith.muli %1, %c12 : index
    %15 = arith.cmpi slt, %14, %10 : index
    scf.if %15 {
      %16 = wave.lane
      %17 = arith.remui %16, %c12 : index
      %18 = wave.scratch %operandHalves : memref<?xf16>
      %19 = arith.divui %operandHalves, %c15 : index
      %20 = wave.wave
      %21 = arith.muli %20, %c2 : index
      %22 = arith.addi %21, %16 : index
      %23 = arith.muli %waves, %c2 : index
      scf.for %24 = %22 to %19 step %23 {
        %25 = arith.muli %24, %c15 : index
        %26 = arith.addi %c5, %25 : index
        %27 = vector.load %x[%26] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %27, %18[%26] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %28 = arith.remui %17, %tileRows : index
      %29 = arith.muli %28, %c15 : index
      %30 = arith.divui %inputFeatures, %c12 : index
      %31 = arith.muli %20, %stepsPerWave : index
      %32 = arith.minsi %31, %30 : index
      %33 = arith.addi %32, %stepsPerWave : index
      %34 = arith.minsi %33, %30 : index
      %35 = arith.cmpi eq, %wholeBlocks, %c6 : index
      %36 = arith.subi %34, %32 : index
      %37 = arith.divui %36, %c19 : index
      %38 = arith.muli %37, %c19 : index
      %39 = arith.addi %32, %38 : index
      %40 = arith.select %35, %33, %39 : index
      %44:2 = scf.for %41 = %32 to %40 step %c19 iter_args(%42 = %c16, %43 = %c16) -> (vector<8xf32>, vector<8xf32>) {
        %45 = arith.addi %41, %c5 : index
        %46 = func.call @gate_up_f16__gfx1100.0(%6, %45, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %47 = arith.addi %41, %c6 : index
        %48 = func.call @gate_up_f16__gfx1100.0(%6, %47, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %49 = arith.addi %41, %c4 : index
        %50 = func.call @gate_up_f16__gfx1100.0(%6, %49, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %51 = arith.addi %41, %c20 : index
        %52 = func.call @gate_up_f16__gfx1100.0(%6, %51, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %53 = func.call @gate_up_f16__gfx1100.0(%8, %45, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %54 = func.call @gate_up_f16__gfx1100.0(%8, %47, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %55 = func.call @gate_up_f16__gfx1100.0(%8, %49, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %56 = func.call @gate_up_f16__gfx1100.0(%8, %51, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %57 = arith.muli %41, %c6 : index
        %58 = arith.addi %57, %c5 : index
        %59 = arith.muli %tileRows, %c12 : index
        %60 = arith.muli %58, %59 : index
        %61 = arith.addi %29, %60 : index
        %62 = vector.load %18[%61] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %63 = arith.muli %tileRows, %c15 : index
        %64 = arith.addi %61, %63 : index
        %65 = vector.load %18[%64] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %66 = vector.shuffle %62, %65 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %67 = wave.mma %66, %46, %42 : vector<16xf16>, vector<8xf32>
        %68 = wave.mma %66, %53, %43 : vector<16xf16>, vector<8xf32>
        %69 = arith.addi %57, %c6 : index
        %70 = arith.muli %69, %59 : index
        %71 = arith.addi %29, %70 : index
        %72 = vector.load %18[%71] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %73 = arith.addi %71, %63 : index
        %74 = vector.load %18[%73] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %75 = vector.shuffle %72, %74 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %76 = wave.mma %75, %48, %67 : vector<16xf16>, vector<8xf32>
        %77 = wave.mma %75, %54, %68 : vector<16xf16>, vector<8xf32>
        %78 = arith.addi %57, %c4 : index
        %79 = arith.muli %78, %59 : index
        %80 = arith.addi %29, %79 : index
        %81 = vector.load %18[%80] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %82 = arith.addi %80, %63 : index
        %83 = vector.load %18[%82] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %84 = vector.shuffle %81, %83 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %85 = wave.mma %84, %50, %76 : vector<16xf16>, vector<8xf32>
        %86 = wave.mma %84, %55, %77 : vector<16xf16>, vector<8xf32>
        %87 = arith.addi %57, %c20 : index
        %88 = arith.muli %87, %59 : index
        %89 = arith.addi %29, %88 : index
        %90 = vector.load %18[%89] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %91 = arith.addi %89, %63 : index
        %92 = vector.load %18[%91] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %93 = vector.shuffle %90, %92 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %94 = wave.mma %93, %52, %85 : vector<16xf16>, vector<8xf32>
        %95 = wave.mma %93, %56, %86 : vector<16xf16>, vector<8xf32>
        scf.yield %94, %95 : vector<8xf32>, vector<8xf32>
      }
      %96 = arith.select %35, %40, %34 : index
      %100:2 = scf.for %97 = %40 to %96 step %c6 iter_args(%98 = %44#0, %99 = %44#1) -> (vector<8xf32>, vector<8xf32>) {
        %101 = arith.addi %97, %c5 : index
        %102 = func.call @gate_up_f16__gfx1100.0(%6, %101, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %103 = func.call @gate_up_f16__gfx1100.0(%8, %101, %16, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %104 = arith.muli %97, %c6 : index
        %105 = arith.addi %104, %c5 : index
        %106 = arith.muli %tileRows, %c12 : index
        %107 = arith.muli %105, %106 : index
        %108 = arith.addi %29, %107 : index
        %109 = vector.load %18[%108] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %110 = arith.muli %tileRows, %c15 : index
        %111 = arith.addi %108, %110 : index
        %112 = vector.load %18[%111] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %113 = vector.shuffle %109, %112 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %114 = wave.mma %113, %102, %98 : vector<16xf16>, vector<8xf32>
        %115 = wave.mma %113, %103, %99 : vector<16xf16>, vector<8xf32>
        scf.yield %114, %115 : vector<8xf32>, vector<8xf32>
      }
      %116 = arith.addi %14, %c5 : index
      func.call @gate_up_f16__gfx1100.1(%100#0, %12, %100#1, %waves, %116, %10, %factors, %6, %w, %8, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
    }
  }
  %117 = arith.cmpi eq, %rowsMode, %c6 : index
  scf.if %117 {
    %118 = arith.muli %1, %c12 : index
    %119 = arith.cmpi slt, %118, %10 : index
    scf.if %119 {
      %120 = wave.lane
      %121 = arith.remui %120, %c12 : index
      %122 = arith.remui %121, %tileRows : index
      %123 = arith.addi %118, %122 : index
      %124 = arith.divui %123, %tileRows : index
      %125 = arith.divui %inputFeatures, %c12 : index
      %126 = arith.muli %124, %125 : index
      %127 = arith.divui %c5, %c12 : index
      %128 = arith.addi %126, %127 : index
      %129 = arith.muli %128, %c4 : index
      %130 = arith.remui %c5, %c12 : index
      %131 = arith.divui %130, %c15 : index
      %132 = arith.addi %129, %131 : index
      %133 = arith.muli %tileRows, %c15 : index
      %134 = arith.muli %132, %133 : index
      %135 = arith.remui %123, %tileRows : index
      %136 = arith.muli %135, %c15 : index
      %137 = arith.addi %134, %136 : index
      %138 = arith.remui %c5, %c15 : index
      %139 = arith.addi %137, %138 : index
      %140 = wave.wave
      %141 = arith.muli %140, %stepsPerWave : index
      %142 = arith.minsi %141, %125 : index
      %143 = arith.addi %142, %stepsPerWave : index
      %144 = arith.minsi %143, %125 : index
      %145 = arith.cmpi eq, %wholeBlocks, %c6 : index
      %146 = arith.subi %144, %142 : index
      %147 = arith.divui %146, %c19 : index
      %148 = arith.muli %147, %c19 : index
      %149 = arith.addi %142, %148 : index
      %150 = arith.select %145, %143, %149 : index
      %154:2 = scf.for %151 = %142 to %150 step %c19 iter_args(%152 = %c16, %153 = %c16) -> (vector<8xf32>, vector<8xf32>) {
        %155 = arith.addi %151, %c5 : index
        %156 = func.call @gate_up_f16__gfx1100.0(%6, %155, %120, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %157 = arith.addi %151, %c6 : index
        %158 = func.call @gate_up_f16__gfx1100.0(%6, %157, %120, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %159 = arith.addi %151, %c4 : index
        %160 = func.call @gate_up_f16__gfx1100.0(%6, %159, %120, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %161 = arith.addi %151, %c20 : index
        %162 = func.call @gate_up_f16__gfx1100.0(%6, %161, %120, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %163 = func.call @gate_up_f16__gfx1100.0(%8, %155, %120, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %164 = func.call @gate_up_f16__gfx1100.0(%8, %157, %120, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %165 = func.call @gate_up_f16__gfx1100.0(%8, %159, %120, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %166 = func.call @gate_up_f16__gfx1100.0(%8, %161, %120, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %167 = arith.muli %151, %c6 : index
        %168 = arith.addi %167, %c5 : index
        %169 = arith.muli %tileRows, %c12 : index
        %170 = arith.muli %168, %169 : index
        %171 = arith.addi %139, %170 : index
        %172 = vector.load %x[%171] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %173 = arith.addi %171, %133 : index
        %174 = vector.load %x[%173] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %175 = vector.shuffle %172, %174 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %176 = wave.mma %175, %156, %152 : vector<16xf16>, vector<8xf32>
        %177 = wave.mma %175, %163, %153 : vector<16xf16>, vector<8xf32>
        %178 = arith.addi %167, %c6 : index
        %179 = arith.muli %178, %169 : index
        %180 = arith.addi %139, %179 : index
        %181 = vector.load %x[%180] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %182 = arith.addi %180, %133 : index
        %183 = vector.load %x[%182] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %184 = vector.shuffle %181, %183 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %185 = wave.mma %184, %158, %176 : vector<16xf16>, vector<8xf32>
        %186 = wave.mma %184, %164, %177 : vector<16xf16>, vector<8xf32>
        %187 = arith.addi %167, %c4 : index
        %188 = arith.muli %187, %169 : index
        %189 = arith.addi %139, %188 : index
        %190 = vector.load %x[%189] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %191 = arith.addi %189, %133 : index
        %192 = vector.load %x[%191] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %193 = vector.shuffle %190, %192 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %194 = wave.mma %193, %160, %185 : vector<16xf16>, vector<8xf32>
        %195 = wave.mma %193, %165, %186 : vector<16xf16>, vector<8xf32>
        %196 = arith.addi %167, %c20 : index
        %197 = arith.muli %196, %169 : index
        %198 = arith.addi %139, %197 : index
        %199 = vector.load %x[%198] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %200 = arith.addi %198, %133 : index
        %201 = vector.load %x[%200] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %202 = vector.shuffle %199, %201 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %203 = wave.mma %202, %162, %194 : vector<16xf16>, vector<8xf32>
        %204 = wave.mma %202, %166, %195 : vector<16xf16>, vector<8xf32>
        scf.yield %203, %204 : vector<8xf32>, vector<8xf32>
      }
      %205 = arith.select %145, %150, %144 : index
      %209:2 = scf.for %206 = %150 to %205 step %c6 iter_args(%207 = %154#0, %208 = %154#1) -> (vector<8xf32>, vector<8xf32>) {
        %210 = arith.addi %206, %c5 : index
        %211 = func.call @gate_up_f16__gfx1100.0(%6, %210, %120, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %212 = func.call @gate_up_f16__gfx1100.0(%8, %210, %120, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %213 = arith.muli %206, %c6 : index
        %214 = arith.addi %213, %c5 : index
        %215 = arith.muli %tileRows, %c12 : index
        %216 = arith.muli %214, %215 : index
        %217 = arith.addi %139, %216 : index
        %218 = vector.load %x[%217] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %219 = arith.addi %217, %133 : index
        %220 = vector.load %x[%219] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %221 = vector.shuffle %218, %220 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %222 = wave.mma %221, %211, %207 : vector<16xf16>, vector<8xf32>
        %223 = wave.mma %221, %212, %208 : vector<16xf16>, vector<8xf32>
        scf.yield %222, %223 : vector<8xf32>, vector<8xf32>
      }
      %224 = arith.addi %118, %c5 : index
      func.call @gate_up_f16__gfx1100.1(%209#0, %12, %209#1, %waves, %224, %10, %factors, %6, %w, %8, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
    }
  }
  %225 = arith.cmpi eq, %rowsMode, %c4 : index
  scf.if %225 {
    %226 = arith.muli %1, %c21 : index
    %227 = arith.cmpi slt, %226, %10 : index
    scf.if %227 {
      %228 = wave.lane
      %229 = arith.remui %228, %c12 : index
      %230 = arith.remui %229, %tileRows : index
      %231 = arith.addi %226, %230 : index
      %232 = arith.divui %231, %tileRows : index
      %233 = arith.divui %inputFeatures, %c12 : index
      %234 = arith.muli %232, %233 : index
      %235 = arith.divui %c5, %c12 : index
      %236 = arith.addi %234, %235 : index
      %237 = arith.muli %236, %c4 : index
      %238 = arith.remui %c5, %c12 : index
      %239 = arith.divui %238, %c15 : index
      %240 = arith.addi %237, %239 : index
      %241 = arith.muli %tileRows, %c15 : index
      %242 = arith.muli %240, %241 : index
      %243 = arith.remui %231, %tileRows : index
      %244 = arith.muli %243, %c15 : index
      %245 = arith.addi %242, %244 : index
      %246 = arith.remui %c5, %c15 : index
      %247 = arith.addi %245, %246 : index
      %248 = arith.addi %229, %c12 : index
      %249 = arith.addi %226, %248 : index
      %250 = arith.divui %249, %tileRows : index
      %251 = arith.muli %250, %233 : index
      %252 = arith.addi %251, %235 : index
      %253 = arith.muli %252, %c4 : index
      %254 = arith.addi %253, %239 : index
      %255 = arith.muli %254, %241 : index
      %256 = arith.remui %249, %tileRows : index
      %257 = arith.muli %256, %c15 : index
      %258 = arith.addi %255, %257 : index
      %259 = arith.addi %258, %246 : index
      %260 = arith.addi %229, %c2 : index
      %261 = arith.addi %226, %260 : index
      %262 = arith.divui %261, %tileRows : index
      %263 = arith.muli %262, %233 : index
      %264 = arith.addi %263, %235 : index
      %265 = arith.muli %264, %c4 : index
      %266 = arith.addi %265, %239 : index
      %267 = arith.muli %266, %241 : index
      %268 = arith.remui %261, %tileRows : index
      %269 = arith.muli %268, %c15 : index
      %270 = arith.addi %267, %269 : index
      %271 = arith.addi %270, %246 : index
      %272 = arith.addi %229, %c22 : index
      %273 = arith.addi %226, %272 : index
      %274 = arith.divui %273, %tileRows : index
      %275 = arith.muli %274, %233 : index
      %276 = arith.addi %275, %235 : index
      %277 = arith.muli %276, %c4 : index
      %278 = arith.addi %277, %239 : index
      %279 = arith.muli %278, %241 : index
      %280 = arith.remui %273, %tileRows : index
      %281 = arith.muli %280, %c15 : index
      %282 = arith.addi %279, %281 : index
      %283 = arith.addi %282, %246 : index
      %284 = wave.wave
      %285 = arith.muli %284, %stepsPerWave : index
      %286 = arith.minsi %285, %233 : index
      %287 = arith.addi %286, %stepsPerWave : index
      %288 = arith.minsi %287, %233 : index
      %289 = arith.cmpi eq, %wholeBlocks, %c6 : index
      %290 = arith.subi %288, %286 : index
      %291 = arith.divui %290, %c19 : index
      %292 = arith.muli %291, %c19 : index
      %293 = arith.addi %286, %292 : index
      %294 = arith.select %289, %287, %293 : index
      %304:8 = scf.for %295 = %286 to %294 step %c19 iter_args(%296 = %c16, %297 = %c16, %298 = %c16, %299 = %c16, %300 = %c16, %301 = %c16, %302 = %c16, %303 = %c16) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %305 = arith.addi %295, %c5 : index
        %306 = func.call @gate_up_f16__gfx1100.0(%6, %305, %228, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %307 = arith.addi %295, %c6 : index
        %308 = func.call @gate_up_f16__gfx1100.0(%6, %307, %228, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %309 = arith.addi %295, %c4 : index
        %310 = func.call @gate_up_f16__gfx1100.0(%6, %309, %228, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %311 = arith.addi %295, %c20 : index
        %312 = func.call @gate_up_f16__gfx1100.0(%6, %311, %228, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %313 = func.call @gate_up_f16__gfx1100.0(%8, %305, %228, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %314 = func.call @gate_up_f16__gfx1100.0(%8, %307, %228, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %315 = func.call @gate_up_f16__gfx1100.0(%8, %309, %228, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %316 = func.call @gate_up_f16__gfx1100.0(%8, %311, %228, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %317 = arith.muli %295, %c6 : index
        %318 = arith.addi %317, %c5 : index
        %319 = arith.muli %tileRows, %c12 : index
        %320 = arith.muli %318, %319 : index
        %321 = arith.addi %247, %320 : index
        %322 = vector.load %x[%321] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %323 = arith.addi %321, %241 : index
        %324 = vector.load %x[%323] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %325 = vector.shuffle %322, %324 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %326 = wave.mma %325, %306, %296 : vector<16xf16>, vector<8xf32>
        %327 = wave.mma %325, %313, %297 : vector<16xf16>, vector<8xf32>
        %328 = arith.addi %259, %320 : index
        %329 = vector.load %x[%328] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %330 = arith.addi %328, %241 : index
        %331 = vector.load %x[%330] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %332 = vector.shuffle %329, %331 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %333 = wave.mma %332, %306, %298 : vector<16xf16>, vector<8xf32>
        %334 = wave.mma %332, %313, %299 : vector<16xf16>, vector<8xf32>
        %335 = arith.addi %271, %320 : index
        %336 = vector.load %x[%335] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %337 = arith.addi %335, %241 : index
        %338 = vector.load %x[%337] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %339 = vector.shuffle %336, %338 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %340 = wave.mma %339, %306, %300 : vector<16xf16>, vector<8xf32>
        %341 = wave.mma %339, %313, %301 : vector<16xf16>, vector<8xf32>
        %342 = arith.addi %283, %320 : index
        %343 = vector.load %x[%342] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %344 = arith.addi %342, %241 : index
        %345 = vector.load %x[%344] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %346 = vector.shuffle %343, %345 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %347 = wave.mma %346, %306, %302 : vector<16xf16>, vector<8xf32>
        %348 = wave.mma %346, %313, %303 : vector<16xf16>, vector<8xf32>
        %349 = arith.addi %317, %c6 : index
        %350 = arith.muli %349, %319 : index
        %351 = arith.addi %247, %350 : index
        %352 = vector.load %x[%351] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %353 = arith.addi %351, %241 : index
        %354 = vector.load %x[%353] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %355 = vector.shuffle %352, %354 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %356 = wave.mma %355, %308, %326 : vector<16xf16>, vector<8xf32>
        %357 = wave.mma %355, %314, %327 : vector<16xf16>, vector<8xf32>
        %358 = arith.addi %259, %350 : index
        %359 = vector.load %x[%358] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %360 = arith.addi %358, %241 : index
        %361 = vector.load %x[%360] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %362 = vector.shuffle %359, %361 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %363 = wave.mma %362, %308, %333 : vector<16xf16>, vector<8xf32>
        %364 = wave.mma %362, %314, %334 : vector<16xf16>, vector<8xf32>
        %365 = arith.addi %271, %350 : index
        %366 = vector.load %x[%365] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %367 = arith.addi %365, %241 : index
        %368 = vector.load %x[%367] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %369 = vector.shuffle %366, %368 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %370 = wave.mma %369, %308, %340 : vector<16xf16>, vector<8xf32>
        %371 = wave.mma %369, %314, %341 : vector<16xf16>, vector<8xf32>
        %372 = arith.addi %283, %350 : index
        %373 = vector.load %x[%372] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %374 = arith.addi %372, %241 : index
        %375 = vector.load %x[%374] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %376 = vector.shuffle %373, %375 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %377 = wave.mma %376, %308, %347 : vector<16xf16>, vector<8xf32>
        %378 = wave.mma %376, %314, %348 : vector<16xf16>, vector<8xf32>
        %379 = arith.addi %317, %c4 : index
        %380 = arith.muli %379, %319 : index
        %381 = arith.addi %247, %380 : index
        %382 = vector.load %x[%381] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %383 = arith.addi %381, %241 : index
        %384 = vector.load %x[%383] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %385 = vector.shuffle %382, %384 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %386 = wave.mma %385, %310, %356 : vector<16xf16>, vector<8xf32>
        %387 = wave.mma %385, %315, %357 : vector<16xf16>, vector<8xf32>
        %388 = arith.addi %259, %380 : index
        %389 = vector.load %x[%388] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %390 = arith.addi %388, %241 : index
        %391 = vector.load %x[%390] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %392 = vector.shuffle %389, %391 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %393 = wave.mma %392, %310, %363 : vector<16xf16>, vector<8xf32>
        %394 = wave.mma %392, %315, %364 : vector<16xf16>, vector<8xf32>
        %395 = arith.addi %271, %380 : index
        %396 = vector.load %x[%395] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %397 = arith.addi %395, %241 : index
        %398 = vector.load %x[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %399 = vector.shuffle %396, %398 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %400 = wave.mma %399, %310, %370 : vector<16xf16>, vector<8xf32>
        %401 = wave.mma %399, %315, %371 : vector<16xf16>, vector<8xf32>
        %402 = arith.addi %283, %380 : index
        %403 = vector.load %x[%402] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %404 = arith.addi %402, %241 : index
        %405 = vector.load %x[%404] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %406 = vector.shuffle %403, %405 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %407 = wave.mma %406, %310, %377 : vector<16xf16>, vector<8xf32>
        %408 = wave.mma %406, %315, %378 : vector<16xf16>, vector<8xf32>
        %409 = arith.addi %317, %c20 : index
        %410 = arith.muli %409, %319 : index
        %411 = arith.addi %247, %410 : index
        %412 = vector.load %x[%411] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %413 = arith.addi %411, %241 : index
        %414 = vector.load %x[%413] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %415 = vector.shuffle %412, %414 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %416 = wave.mma %415, %312, %386 : vector<16xf16>, vector<8xf32>
        %417 = wave.mma %415, %316, %387 : vector<16xf16>, vector<8xf32>
        %418 = arith.addi %259, %410 : index
        %419 = vector.load %x[%418] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %420 = arith.addi %418, %241 : index
        %421 = vector.load %x[%420] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %422 = vector.shuffle %419, %421 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %423 = wave.mma %422, %312, %393 : vector<16xf16>, vector<8xf32>
        %424 = wave.mma %422, %316, %394 : vector<16xf16>, vector<8xf32>
        %425 = arith.addi %271, %410 : index
        %426 = vector.load %x[%425] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %427 = arith.addi %425, %241 : index
        %428 = vector.load %x[%427] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %429 = vector.shuffle %426, %428 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %430 = wave.mma %429, %312, %400 : vector<16xf16>, vector<8xf32>
        %431 = wave.mma %429, %316, %401 : vector<16xf16>, vector<8xf32>
        %432 = arith.addi %283, %410 : index
        %433 = vector.load %x[%432] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %434 = arith.addi %432, %241 : index
        %435 = vector.load %x[%434] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %436 = vector.shuffle %433, %435 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %437 = wave.mma %436, %312, %407 : vector<16xf16>, vector<8xf32>
        %438 = wave.mma %436, %316, %408 : vector<16xf16>, vector<8xf32>
        scf.yield %416, %417, %423, %424, %430, %431, %437, %438 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %439 = arith.select %289, %294, %288 : index
      %449:8 = scf.for %440 = %294 to %439 step %c6 iter_args(%441 = %304#0, %442 = %304#1, %443 = %304#2, %444 = %304#3, %445 = %304#4, %446 = %304#5, %447 = %304#6, %448 = %304#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %450 = arith.addi %440, %c5 : index
        %451 = func.call @gate_up_f16__gfx1100.0(%6, %450, %228, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %452 = func.call @gate_up_f16__gfx1100.0(%8, %450, %228, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %453 = arith.muli %440, %c6 : index
        %454 = arith.addi %453, %c5 : index
        %455 = arith.muli %tileRows, %c12 : index
        %456 = arith.muli %454, %455 : index
        %457 = arith.addi %247, %456 : index
        %458 = vector.load %x[%457] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %459 = arith.addi %457, %241 : index
        %460 = vector.load %x[%459] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %461 = vector.shuffle %458, %460 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %462 = wave.mma %461, %451, %441 : vector<16xf16>, vector<8xf32>
        %463 = wave.mma %461, %452, %442 : vector<16xf16>, vector<8xf32>
        %464 = arith.addi %259, %456 : index
        %465 = vector.load %x[%464] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %466 = arith.addi %464, %241 : index
        %467 = vector.load %x[%466] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %468 = vector.shuffle %465, %467 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %469 = wave.mma %468, %451, %443 : vector<16xf16>, vector<8xf32>
        %470 = wave.mma %468, %452, %444 : vector<16xf16>, vector<8xf32>
        %471 = arith.addi %271, %456 : index
        %472 = vector.load %x[%471] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %473 = arith.addi %471, %241 : index
        %474 = vector.load %x[%473] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %475 = vector.shuffle %472, %474 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %476 = wave.mma %475, %451, %445 : vector<16xf16>, vector<8xf32>
        %477 = wave.mma %475, %452, %446 : vector<16xf16>, vector<8xf32>
        %478 = arith.addi %283, %456 : index
        %479 = vector.load %x[%478] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %480 = arith.addi %478, %241 : index
        %481 = vector.load %x[%480] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %482 = vector.shuffle %479, %481 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %483 = wave.mma %482, %451, %447 : vector<16xf16>, vector<8xf32>
        %484 = wave.mma %482, %452, %448 : vector<16xf16>, vector<8xf32>
        scf.yield %462, %463, %469, %470, %476, %477, %483, %484 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %485 = arith.addi %226, %c5 : index
      func.call @gate_up_f16__gfx1100.1(%449#0, %12, %449#1, %waves, %485, %10, %factors, %6, %w, %8, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
      wave.barrier
      %486 = arith.addi %226, %c12 : index
      func.call @gate_up_f16__gfx1100.1(%449#2, %12, %449#3, %waves, %486, %10, %factors, %6, %w, %8, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
      wave.barrier
      %487 = arith.addi %226, %c2 : index
      func.call @gate_up_f16__gfx1100.1(%449#4, %12, %449#5, %waves, %487, %10, %factors, %6, %w, %8, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
      wave.barrier
      %488 = arith.addi %226, %c22 : index
      func.call @gate_up_f16__gfx1100.1(%449#6, %12, %449#7, %waves, %488, %10, %factors, %6, %w, %8, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
    }
  }
  wave.return
}
