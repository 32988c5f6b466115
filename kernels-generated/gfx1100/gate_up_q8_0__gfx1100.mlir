// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='q8_0')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_q8_0__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 32 : index
  %fc3 = arith.constant 2 : index
  %fc4 = arith.constant 127 : index
  %fc5 = arith.constant 512 : index
  %fc6 = arith.constant 0 : index
  %fc7 = arith.constant dense<16711935> : vector<4xi32>
  %fc8 = arith.constant dense<1677747200> : vector<4xi32>
  %fc9 = arith.constant dense<8> : vector<4xi32>
  %fc10 = arith.constant dense<0x6480> : vector<16xf16>
  %fc11 = arith.constant 256 : index
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.addi %x1, %fc1 : index
  %f2 = arith.muli %x2, %fc2 : index
  %f3 = arith.addi %f1, %f2 : index
  %f4 = arith.muli %f0, %fc3 : index
  %f5 = arith.addi %f3, %f4 : index
  %f6 = vector.load %x3[%f5] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
  %f7 = vector.bitcast %f6 : vector<2xi8> to vector<1xf16>
  %f8 = vector.extract %f7[0] : f16 from vector<1xf16>
  %f9 = vector.broadcast %f8 : f16 to vector<16xf16>
  %f10 = arith.addi %x4, %fc4 : index
  %f11 = arith.divui %f10, %fc1 : index
  %f12 = arith.muli %f11, %fc1 : index
  %f13 = arith.addi %f1, %f12 : index
  %f14 = arith.muli %x2, %fc5 : index
  %f15 = arith.addi %f13, %f14 : index
  %f16 = arith.addi %f15, %fc6 : index
  %f17 = arith.muli %f0, %fc0 : index
  %f18 = arith.addi %f16, %f17 : index
  %f19 = vector.load %x3[%f18] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f20 = vector.bitcast %f19 : vector<16xi8> to vector<4xi32>
  %f21 = arith.andi %f20, %fc7 : vector<4xi32>
  %f22 = arith.ori %f21, %fc8 : vector<4xi32>
  %f23 = vector.bitcast %f22 : vector<4xi32> to vector<8xf16>
  %f24 = arith.shrui %f20, %fc9 : vector<4xi32>
  %f25 = arith.andi %f24, %fc7 : vector<4xi32>
  %f26 = arith.ori %f25, %fc8 : vector<4xi32>
  %f27 = vector.bitcast %f26 : vector<4xi32> to vector<8xf16>
  %f28 = vector.shuffle %f23, %f27 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f29 = arith.subf %f28, %fc10 : vector<16xf16>
  %f30 = arith.mulf %f29, %f9 : vector<16xf16>
  %f31 = arith.addi %f15, %fc11 : index
  %f32 = arith.addi %f31, %f17 : index
  %f33 = vector.load %x3[%f32] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f34 = vector.bitcast %f33 : vector<16xi8> to vector<4xi32>
  %f35 = arith.andi %f34, %fc7 : vector<4xi32>
  %f36 = arith.ori %f35, %fc8 : vector<4xi32>
  %f37 = vector.bitcast %f36 : vector<4xi32> to vector<8xf16>
  %f38 = arith.shrui %f34, %fc9 : vector<4xi32>
  %f39 = arith.andi %f38, %fc7 : vector<4xi32>
  %f40 = arith.ori %f39, %fc8 : vector<4xi32>
  %f41 = vector.bitcast %f40 : vector<4xi32> to vector<8xf16>
  %f42 = vector.shuffle %f37, %f41 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f43 = arith.subf %f42, %fc10 : vector<16xf16>
  %f44 = arith.mulf %f43, %f9 : vector<16xf16>
  func.return %f30, %f44 : vector<16xf16>, vector<16xf16>
}
func.func private @gate_up_q8_0__gfx1100.1(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: vector<8xf32>, %x3: index, %x4: index, %x5: index, %x6: memref<?xf32>, %x7: index, %x8: memref<?xi8>, %x9: index, %x10: index, %x11: memref<?xf32>, %x12: index, %x13: index, %x14: memref<?xf16>) {
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
wave.kernel @gate_up_q8_0__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) {
  %waves = wave.param "waves" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 16 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 2 : index
  %c6 = arith.constant 0 : index
  %c7 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c9 = arith.constant 512 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %outTileRows = wave.param "outTileRows" : index
  %rowsMode = wave.param "rowsMode" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c15 = arith.constant 8 : index
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
  %3 = arith.addi %inputFeatures, %c3 : index
  %4 = arith.divui %3, %c4 : index
  %5 = arith.muli %4, %c4 : index
  %6 = arith.addi %2, %5 : index
  %7 = arith.addi %6, %c4 : index
  %8 = arith.muli %0, %c5 : index
  %9 = arith.addi %8, %c6 : index
  %10 = arith.muli %9, %7 : index
  %11 = arith.addi %8, %c7 : index
  %12 = arith.muli %11, %7 : index
  %13 = memref.load %step[%countAt] : memref<?xi32>
  %14 = arith.index_cast %13 : i32 to index
  %15 = arith.muli %waves, %c9 : index
  %16 = wave.scratch %15 : memref<?xf32>
  %17 = arith.cmpi eq, %rowsMode, %c6 : index
  scf.if %17 {
    %18 = arith.muli %1, %c2 : index
    %19 = arith.cmpi slt, %18, %14 : index
    scf.if %19 {
      %20 = wave.lane
      %21 = arith.remui %20, %c2 : index
      %22 = wave.scratch %operandHalves : memref<?xf16>
      %23 = arith.divui %operandHalves, %c15 : index
      %24 = wave.wave
      %25 = arith.muli %24, %c16 : index
      %26 = arith.addi %25, %20 : index
      %27 = arith.muli %waves, %c16 : index
      scf.for %28 = %26 to %23 step %27 {
        %29 = arith.muli %28, %c15 : index
        %30 = arith.addi %c6, %29 : index
        %31 = vector.load %x[%30] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %31, %22[%30] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %32 = arith.remui %21, %tileRows : index
      %33 = arith.muli %32, %c15 : index
      %34 = arith.divui %inputFeatures, %c16 : index
      %35 = arith.muli %24, %stepsPerWave : index
      %36 = arith.minsi %35, %34 : index
      %37 = arith.addi %36, %stepsPerWave : index
      %38 = arith.minsi %37, %34 : index
      %39 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %40 = arith.subi %38, %36 : index
      %41 = arith.divui %40, %c5 : index
      %42 = arith.muli %41, %c5 : index
      %43 = arith.addi %36, %42 : index
      %44 = arith.select %39, %37, %43 : index
      %48:2 = scf.for %45 = %36 to %44 step %c5 iter_args(%46 = %c17, %47 = %c17) -> (vector<8xf32>, vector<8xf32>) {
        %49 = arith.addi %45, %c6 : index
        %50:2 = func.call @gate_up_q8_0__gfx1100.0(%20, %10, %49, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %51 = arith.addi %45, %c7 : index
        %52:2 = func.call @gate_up_q8_0__gfx1100.0(%20, %10, %51, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %53:2 = func.call @gate_up_q8_0__gfx1100.0(%20, %12, %49, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %54:2 = func.call @gate_up_q8_0__gfx1100.0(%20, %12, %51, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %55 = arith.muli %45, %c5 : index
        %56 = arith.addi %55, %c6 : index
        %57 = arith.muli %tileRows, %c2 : index
        %58 = arith.muli %56, %57 : index
        %59 = arith.addi %33, %58 : index
        %60 = vector.load %22[%59] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %61 = arith.muli %tileRows, %c15 : index
        %62 = arith.addi %59, %61 : index
        %63 = vector.load %22[%62] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %64 = vector.shuffle %60, %63 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %65 = wave.mma %64, %50#0, %46 : vector<16xf16>, vector<8xf32>
        %66 = wave.mma %64, %53#0, %47 : vector<16xf16>, vector<8xf32>
        %67 = arith.addi %55, %c7 : index
        %68 = arith.muli %67, %57 : index
        %69 = arith.addi %33, %68 : index
        %70 = vector.load %22[%69] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %71 = arith.addi %69, %61 : index
        %72 = vector.load %22[%71] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %73 = vector.shuffle %70, %72 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %74 = wave.mma %73, %50#1, %65 : vector<16xf16>, vector<8xf32>
        %75 = wave.mma %73, %53#1, %66 : vector<16xf16>, vector<8xf32>
        %76 = arith.addi %55, %c5 : index
        %77 = arith.muli %76, %57 : index
        %78 = arith.addi %33, %77 : index
        %79 = vector.load %22[%78] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %80 = arith.addi %78, %61 : index
        %81 = vector.load %22[%80] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %82 = vector.shuffle %79, %81 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %83 = wave.mma %82, %52#0, %74 : vector<16xf16>, vector<8xf32>
        %84 = wave.mma %82, %54#0, %75 : vector<16xf16>, vector<8xf32>
        %85 = arith.addi %55, %c20 : index
        %86 = arith.muli %85, %57 : index
        %87 = arith.addi %33, %86 : index
        %88 = vector.load %22[%87] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %89 = arith.addi %87, %61 : index
        %90 = vector.load %22[%89] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %91 = vector.shuffle %88, %90 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %92 = wave.mma %91, %52#1, %83 : vector<16xf16>, vector<8xf32>
        %93 = wave.mma %91, %54#1, %84 : vector<16xf16>, vector<8xf32>
        scf.yield %92, %93 : vector<8xf32>, vector<8xf32>
      }
      %94 = arith.select %39, %44, %38 : index
      %98:2 = scf.for %95 = %44 to %94 step %c7 iter_args(%96 = %48#0, %97 = %48#1) -> (vector<8xf32>, vector<8xf32>) {
        %99 = arith.addi %95, %c6 : index
        %100:2 = func.call @gate_up_q8_0__gfx1100.0(%20, %10, %99, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %101:2 = func.call @gate_up_q8_0__gfx1100.0(%20, %12, %99, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %102 = arith.muli %95, %c5 : index
        %103 = arith.addi %102, %c6 : index
        %104 = arith.muli %tileRows, %c2 : index
        %105 = arith.muli %103, %104 : index
        %106 = arith.addi %33, %105 : index
        %107 = vector.load %22[%106] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %108 = arith.muli %tileRows, %c15 : index
        %109 = arith.addi %106, %108 : index
        %110 = vector.load %22[%109] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %111 = vector.shuffle %107, %110 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %112 = wave.mma %111, %100#0, %96 : vector<16xf16>, vector<8xf32>
        %113 = wave.mma %111, %101#0, %97 : vector<16xf16>, vector<8xf32>
        %114 = arith.addi %102, %c7 : index
        %115 = arith.muli %114, %104 : index
        %116 = arith.addi %33, %115 : index
        %117 = vector.load %22[%116] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %118 = arith.addi %116, %108 : index
        %119 = vector.load %22[%118] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %120 = vector.shuffle %117, %119 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %121 = wave.mma %120, %100#1, %112 : vector<16xf16>, vector<8xf32>
        %122 = wave.mma %120, %101#1, %113 : vector<16xf16>, vector<8xf32>
        scf.yield %121, %122 : vector<8xf32>, vector<8xf32>
      }
      %123 = arith.addi %18, %c6 : index
      func.call @gate_up_q8_0__gfx1100.1(%98#0, %16, %98#1, %waves, %123, %14, %factors, %10, %w, %12, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
    }
  }
  %124 = arith.cmpi eq, %rowsMode, %c7 : index
  scf.if %124 {
    %125 = arith.muli %1, %c2 : index
    %126 = arith.cmpi slt, %125, %14 : index
    scf.if %126 {
      %127 = wave.lane
      %128 = arith.remui %127, %c2 : index
      %129 = arith.remui %128, %tileRows : index
      %130 = arith.addi %125, %129 : index
      %131 = arith.divui %130, %tileRows : index
      %132 = arith.divui %inputFeatures, %c2 : index
      %133 = arith.muli %131, %132 : index
      %134 = arith.divui %c6, %c2 : index
      %135 = arith.addi %133, %134 : index
      %136 = arith.muli %135, %c5 : index
      %137 = arith.remui %c6, %c2 : index
      %138 = arith.divui %137, %c15 : index
      %139 = arith.addi %136, %138 : index
      %140 = arith.muli %tileRows, %c15 : index
      %141 = arith.muli %139, %140 : index
      %142 = arith.remui %130, %tileRows : index
      %143 = arith.muli %142, %c15 : index
      %144 = arith.addi %141, %143 : index
      %145 = arith.remui %c6, %c15 : index
      %146 = arith.addi %144, %145 : index
      %147 = wave.wave
      %148 = arith.divui %inputFeatures, %c16 : index
      %149 = arith.muli %147, %stepsPerWave : index
      %150 = arith.minsi %149, %148 : index
      %151 = arith.addi %150, %stepsPerWave : index
      %152 = arith.minsi %151, %148 : index
      %153 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %154 = arith.subi %152, %150 : index
      %155 = arith.divui %154, %c5 : index
      %156 = arith.muli %155, %c5 : index
      %157 = arith.addi %150, %156 : index
      %158 = arith.select %153, %151, %157 : index
      %162:2 = scf.for %159 = %150 to %158 step %c5 iter_args(%160 = %c17, %161 = %c17) -> (vector<8xf32>, vector<8xf32>) {
        %163 = arith.addi %159, %c6 : index
        %164:2 = func.call @gate_up_q8_0__gfx1100.0(%127, %10, %163, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %165 = arith.addi %159, %c7 : index
        %166:2 = func.call @gate_up_q8_0__gfx1100.0(%127, %10, %165, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %167:2 = func.call @gate_up_q8_0__gfx1100.0(%127, %12, %163, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %168:2 = func.call @gate_up_q8_0__gfx1100.0(%127, %12, %165, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %169 = arith.muli %159, %c5 : index
        %170 = arith.addi %169, %c6 : index
        %171 = arith.muli %tileRows, %c2 : index
        %172 = arith.muli %170, %171 : index
        %173 = arith.addi %146, %172 : index
        %174 = vector.load %x[%173] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %175 = arith.addi %173, %140 : index
        %176 = vector.load %x[%175] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %177 = vector.shuffle %174, %176 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %178 = wave.mma %177, %164#0, %160 : vector<16xf16>, vector<8xf32>
        %179 = wave.mma %177, %167#0, %161 : vector<16xf16>, vector<8xf32>
        %180 = arith.addi %169, %c7 : index
        %181 = arith.muli %180, %171 : index
        %182 = arith.addi %146, %181 : index
        %183 = vector.load %x[%182] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %184 = arith.addi %182, %140 : index
        %185 = vector.load %x[%184] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %186 = vector.shuffle %183, %185 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %187 = wave.mma %186, %164#1, %178 : vector<16xf16>, vector<8xf32>
        %188 = wave.mma %186, %167#1, %179 : vector<16xf16>, vector<8xf32>
        %189 = arith.addi %169, %c5 : index
        %190 = arith.muli %189, %171 : index
        %191 = arith.addi %146, %190 : index
        %192 = vector.load %x[%191] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %193 = arith.addi %191, %140 : index
        %194 = vector.load %x[%193] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %195 = vector.shuffle %192, %194 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %196 = wave.mma %195, %166#0, %187 : vector<16xf16>, vector<8xf32>
        %197 = wave.mma %195, %168#0, %188 : vector<16xf16>, vector<8xf32>
        %198 = arith.addi %169, %c20 : index
        %199 = arith.muli %198, %171 : index
        %200 = arith.addi %146, %199 : index
        %201 = vector.load %x[%200] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %202 = arith.addi %200, %140 : index
        %203 = vector.load %x[%202] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %204 = vector.shuffle %201, %203 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %205 = wave.mma %204, %166#1, %196 : vector<16xf16>, vector<8xf32>
        %206 = wave.mma %204, %168#1, %197 : vector<16xf16>, vector<8xf32>
        scf.yield %205, %206 : vector<8xf32>, vector<8xf32>
      }
      %207 = arith.select %153, %158, %152 : index
      %211:2 = scf.for %208 = %158 to %207 step %c7 iter_args(%209 = %162#0, %210 = %162#1) -> (vector<8xf32>, vector<8xf32>) {
        %212 = arith.addi %208, %c6 : index
        %213:2 = func.call @gate_up_q8_0__gfx1100.0(%127, %10, %212, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %214:2 = func.call @gate_up_q8_0__gfx1100.0(%127, %12, %212, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %215 = arith.muli %208, %c5 : index
        %216 = arith.addi %215, %c6 : index
        %217 = arith.muli %tileRows, %c2 : index
        %218 = arith.muli %216, %217 : index
        %219 = arith.addi %146, %218 : index
        %220 = vector.load %x[%219] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %221 = arith.addi %219, %140 : index
        %222 = vector.load %x[%221] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %223 = vector.shuffle %220, %222 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %224 = wave.mma %223, %213#0, %209 : vector<16xf16>, vector<8xf32>
        %225 = wave.mma %223, %214#0, %210 : vector<16xf16>, vector<8xf32>
        %226 = arith.addi %215, %c7 : index
        %227 = arith.muli %226, %217 : index
        %228 = arith.addi %146, %227 : index
        %229 = vector.load %x[%228] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %230 = arith.addi %228, %140 : index
        %231 = vector.load %x[%230] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %232 = vector.shuffle %229, %231 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %233 = wave.mma %232, %213#1, %224 : vector<16xf16>, vector<8xf32>
        %234 = wave.mma %232, %214#1, %225 : vector<16xf16>, vector<8xf32>
        scf.yield %233, %234 : vector<8xf32>, vector<8xf32>
      }
      %235 = arith.addi %125, %c6 : index
      func.call @gate_up_q8_0__gfx1100.1(%211#0, %16, %211#1, %waves, %235, %14, %factors, %10, %w, %12, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
    }
  }
  %236 = arith.cmpi eq, %rowsMode, %c5 : index
  scf.if %236 {
    %237 = arith.muli %1, %c21 : index
    %238 = arith.cmpi slt, %237, %14 : index
    scf.if %238 {
      %239 = wave.lane
      %240 = arith.remui %239, %c2 : index
      %241 = arith.remui %240, %tileRows : index
      %242 = arith.addi %237, %241 : index
      %243 = arith.divui %242, %tileRows : index
      %244 = arith.divui %inputFeatures, %c2 : index
      %245 = arith.muli %243, %244 : index
      %246 = arith.divui %c6, %c2 : index
      %247 = arith.addi %245, %246 : index
      %248 = arith.muli %247, %c5 : index
      %249 = arith.remui %c6, %c2 : index
      %250 = arith.divui %249, %c15 : index
      %251 = arith.addi %248, %250 : index
      %252 = arith.muli %tileRows, %c15 : index
      %253 = arith.muli %251, %252 : index
      %254 = arith.remui %242, %tileRows : index
      %255 = arith.muli %254, %c15 : index
      %256 = arith.addi %253, %255 : index
      %257 = arith.remui %c6, %c15 : index
      %258 = arith.addi %256, %257 : index
      %259 = arith.addi %240, %c2 : index
      %260 = arith.addi %237, %259 : index
      %261 = arith.divui %260, %tileRows : index
      %262 = arith.muli %261, %244 : index
      %263 = arith.addi %262, %246 : index
      %264 = arith.muli %263, %c5 : index
      %265 = arith.addi %264, %250 : index
      %266 = arith.muli %265, %252 : index
      %267 = arith.remui %260, %tileRows : index
      %268 = arith.muli %267, %c15 : index
      %269 = arith.addi %266, %268 : index
      %270 = arith.addi %269, %257 : index
      %271 = arith.addi %240, %c16 : index
      %272 = arith.addi %237, %271 : index
      %273 = arith.divui %272, %tileRows : index
      %274 = arith.muli %273, %244 : index
      %275 = arith.addi %274, %246 : index
      %276 = arith.muli %275, %c5 : index
      %277 = arith.addi %276, %250 : index
      %278 = arith.muli %277, %252 : index
      %279 = arith.remui %272, %tileRows : index
      %280 = arith.muli %279, %c15 : index
      %281 = arith.addi %278, %280 : index
      %282 = arith.addi %281, %257 : index
      %283 = arith.addi %240, %c22 : index
      %284 = arith.addi %237, %283 : index
      %285 = arith.divui %284, %tileRows : index
      %286 = arith.muli %285, %244 : index
      %287 = arith.addi %286, %246 : index
      %288 = arith.muli %287, %c5 : index
      %289 = arith.addi %288, %250 : index
      %290 = arith.muli %289, %252 : index
      %291 = arith.remui %284, %tileRows : index
      %292 = arith.muli %291, %c15 : index
      %293 = arith.addi %290, %292 : index
      %294 = arith.addi %293, %257 : index
      %295 = wave.wave
      %296 = arith.divui %inputFeatures, %c16 : index
      %297 = arith.muli %295, %stepsPerWave : index
      %298 = arith.minsi %297, %296 : index
      %299 = arith.addi %298, %stepsPerWave : index
      %300 = arith.minsi %299, %296 : index
      %301 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %302 = arith.subi %300, %298 : index
      %303 = arith.divui %302, %c5 : index
      %304 = arith.muli %303, %c5 : index
      %305 = arith.addi %298, %304 : index
      %306 = arith.select %301, %299, %305 : index
      %316:8 = scf.for %307 = %298 to %306 step %c5 iter_args(%308 = %c17, %309 = %c17, %310 = %c17, %311 = %c17, %312 = %c17, %313 = %c17, %314 = %c17, %315 = %c17) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %317 = arith.addi %307, %c6 : index
        %318:2 = func.call @gate_up_q8_0__gfx1100.0(%239, %10, %317, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %319 = arith.addi %307, %c7 : index
        %320:2 = func.call @gate_up_q8_0__gfx1100.0(%239, %10, %319, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %321:2 = func.call @gate_up_q8_0__gfx1100.0(%239, %12, %317, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %322:2 = func.call @gate_up_q8_0__gfx1100.0(%239, %12, %319, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %323 = arith.muli %307, %c5 : index
        %324 = arith.addi %323, %c6 : index
        %325 = arith.muli %tileRows, %c2 : index
        %326 = arith.muli %324, %325 : index
        %327 = arith.addi %258, %326 : index
        %328 = vector.load %x[%327] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %329 = arith.addi %327, %252 : index
        %330 = vector.load %x[%329] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %331 = vector.shuffle %328, %330 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %332 = wave.mma %331, %318#0, %308 : vector<16xf16>, vector<8xf32>
        %333 = wave.mma %331, %321#0, %309 : vector<16xf16>, vector<8xf32>
        %334 = arith.addi %270, %326 : index
        %335 = vector.load %x[%334] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %336 = arith.addi %334, %252 : index
        %337 = vector.load %x[%336] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %338 = vector.shuffle %335, %337 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %339 = wave.mma %338, %318#0, %310 : vector<16xf16>, vector<8xf32>
        %340 = wave.mma %338, %321#0, %311 : vector<16xf16>, vector<8xf32>
        %341 = arith.addi %282, %326 : index
        %342 = vector.load %x[%341] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %343 = arith.addi %341, %252 : index
        %344 = vector.load %x[%343] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %345 = vector.shuffle %342, %344 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %346 = wave.mma %345, %318#0, %312 : vector<16xf16>, vector<8xf32>
        %347 = wave.mma %345, %321#0, %313 : vector<16xf16>, vector<8xf32>
        %348 = arith.addi %294, %326 : index
        %349 = vector.load %x[%348] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %350 = arith.addi %348, %252 : index
        %351 = vector.load %x[%350] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %352 = vector.shuffle %349, %351 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %353 = wave.mma %352, %318#0, %314 : vector<16xf16>, vector<8xf32>
        %354 = wave.mma %352, %321#0, %315 : vector<16xf16>, vector<8xf32>
        %355 = arith.addi %323, %c7 : index
        %356 = arith.muli %355, %325 : index
        %357 = arith.addi %258, %356 : index
        %358 = vector.load %x[%357] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %359 = arith.addi %357, %252 : index
        %360 = vector.load %x[%359] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %361 = vector.shuffle %358, %360 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %362 = wave.mma %361, %318#1, %332 : vector<16xf16>, vector<8xf32>
        %363 = wave.mma %361, %321#1, %333 : vector<16xf16>, vector<8xf32>
        %364 = arith.addi %270, %356 : index
        %365 = vector.load %x[%364] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %366 = arith.addi %364, %252 : index
        %367 = vector.load %x[%366] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %368 = vector.shuffle %365, %367 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %369 = wave.mma %368, %318#1, %339 : vector<16xf16>, vector<8xf32>
        %370 = wave.mma %368, %321#1, %340 : vector<16xf16>, vector<8xf32>
        %371 = arith.addi %282, %356 : index
        %372 = vector.load %x[%371] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %373 = arith.addi %371, %252 : index
        %374 = vector.load %x[%373] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %375 = vector.shuffle %372, %374 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %376 = wave.mma %375, %318#1, %346 : vector<16xf16>, vector<8xf32>
        %377 = wave.mma %375, %321#1, %347 : vector<16xf16>, vector<8xf32>
        %378 = arith.addi %294, %356 : index
        %379 = vector.load %x[%378] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %380 = arith.addi %378, %252 : index
        %381 = vector.load %x[%380] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %382 = vector.shuffle %379, %381 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %383 = wave.mma %382, %318#1, %353 : vector<16xf16>, vector<8xf32>
        %384 = wave.mma %382, %321#1, %354 : vector<16xf16>, vector<8xf32>
        %385 = arith.addi %323, %c5 : index
        %386 = arith.muli %385, %325 : index
        %387 = arith.addi %258, %386 : index
        %388 = vector.load %x[%387] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %389 = arith.addi %387, %252 : index
        %390 = vector.load %x[%389] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %391 = vector.shuffle %388, %390 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %392 = wave.mma %391, %320#0, %362 : vector<16xf16>, vector<8xf32>
        %393 = wave.mma %391, %322#0, %363 : vector<16xf16>, vector<8xf32>
        %394 = arith.addi %270, %386 : index
        %395 = vector.load %x[%394] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %396 = arith.addi %394, %252 : index
        %397 = vector.load %x[%396] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %398 = vector.shuffle %395, %397 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %399 = wave.mma %398, %320#0, %369 : vector<16xf16>, vector<8xf32>
        %400 = wave.mma %398, %322#0, %370 : vector<16xf16>, vector<8xf32>
        %401 = arith.addi %282, %386 : index
        %402 = vector.load %x[%401] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %403 = arith.addi %401, %252 : index
        %404 = vector.load %x[%403] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %405 = vector.shuffle %402, %404 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %406 = wave.mma %405, %320#0, %376 : vector<16xf16>, vector<8xf32>
        %407 = wave.mma %405, %322#0, %377 : vector<16xf16>, vector<8xf32>
        %408 = arith.addi %294, %386 : index
        %409 = vector.load %x[%408] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %410 = arith.addi %408, %252 : index
        %411 = vector.load %x[%410] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %412 = vector.shuffle %409, %411 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %413 = wave.mma %412, %320#0, %383 : vector<16xf16>, vector<8xf32>
        %414 = wave.mma %412, %322#0, %384 : vector<16xf16>, vector<8xf32>
        %415 = arith.addi %323, %c20 : index
        %416 = arith.muli %415, %325 : index
        %417 = arith.addi %258, %416 : index
        %418 = vector.load %x[%417] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %419 = arith.addi %417, %252 : index
        %420 = vector.load %x[%419] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %421 = vector.shuffle %418, %420 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %422 = wave.mma %421, %320#1, %392 : vector<16xf16>, vector<8xf32>
        %423 = wave.mma %421, %322#1, %393 : vector<16xf16>, vector<8xf32>
        %424 = arith.addi %270, %416 : index
        %425 = vector.load %x[%424] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %426 = arith.addi %424, %252 : index
        %427 = vector.load %x[%426] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %428 = vector.shuffle %425, %427 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %429 = wave.mma %428, %320#1, %399 : vector<16xf16>, vector<8xf32>
        %430 = wave.mma %428, %322#1, %400 : vector<16xf16>, vector<8xf32>
        %431 = arith.addi %282, %416 : index
        %432 = vector.load %x[%431] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %433 = arith.addi %431, %252 : index
        %434 = vector.load %x[%433] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %435 = vector.shuffle %432, %434 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %436 = wave.mma %435, %320#1, %406 : vector<16xf16>, vector<8xf32>
        %437 = wave.mma %435, %322#1, %407 : vector<16xf16>, vector<8xf32>
        %438 = arith.addi %294, %416 : index
        %439 = vector.load %x[%438] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %440 = arith.addi %438, %252 : index
        %441 = vector.load %x[%440] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %442 = vector.shuffle %439, %441 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %443 = wave.mma %442, %320#1, %413 : vector<16xf16>, vector<8xf32>
        %444 = wave.mma %442, %322#1, %414 : vector<16xf16>, vector<8xf32>
        scf.yield %422, %423, %429, %430, %436, %437, %443, %444 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %445 = arith.select %301, %306, %300 : index
      %455:8 = scf.for %446 = %306 to %445 step %c7 iter_args(%447 = %316#0, %448 = %316#1, %449 = %316#2, %450 = %316#3, %451 = %316#4, %452 = %316#5, %453 = %316#6, %454 = %316#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %456 = arith.addi %446, %c6 : index
        %457:2 = func.call @gate_up_q8_0__gfx1100.0(%239, %10, %456, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %458:2 = func.call @gate_up_q8_0__gfx1100.0(%239, %12, %456, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %459 = arith.muli %446, %c5 : index
        %460 = arith.addi %459, %c6 : index
        %461 = arith.muli %tileRows, %c2 : index
        %462 = arith.muli %460, %461 : index
        %463 = arith.addi %258, %462 : index
        %464 = vector.load %x[%463] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %465 = arith.addi %463, %252 : index
        %466 = vector.load %x[%465] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %467 = vector.shuffle %464, %466 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %468 = wave.mma %467, %457#0, %447 : vector<16xf16>, vector<8xf32>
        %469 = wave.mma %467, %458#0, %448 : vector<16xf16>, vector<8xf32>
        %470 = arith.addi %270, %462 : index
        %471 = vector.load %x[%470] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %472 = arith.addi %470, %252 : index
        %473 = vector.load %x[%472] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %474 = vector.shuffle %471, %473 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %475 = wave.mma %474, %457#0, %449 : vector<16xf16>, vector<8xf32>
        %476 = wave.mma %474, %458#0, %450 : vector<16xf16>, vector<8xf32>
        %477 = arith.addi %282, %462 : index
        %478 = vector.load %x[%477] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %479 = arith.addi %477, %252 : index
        %480 = vector.load %x[%479] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %481 = vector.shuffle %478, %480 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %482 = wave.mma %481, %457#0, %451 : vector<16xf16>, vector<8xf32>
        %483 = wave.mma %481, %458#0, %452 : vector<16xf16>, vector<8xf32>
        %484 = arith.addi %294, %462 : index
        %485 = vector.load %x[%484] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %486 = arith.addi %484, %252 : index
        %487 = vector.load %x[%486] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %488 = vector.shuffle %485, %487 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %489 = wave.mma %488, %457#0, %453 : vector<16xf16>, vector<8xf32>
        %490 = wave.mma %488, %458#0, %454 : vector<16xf16>, vector<8xf32>
        %491 = arith.addi %459, %c7 : index
        %492 = arith.muli %491, %461 : index
        %493 = arith.addi %258, %492 : index
        %494 = vector.load %x[%493] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %495 = arith.addi %493, %252 : index
        %496 = vector.load %x[%495] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %497 = vector.shuffle %494, %496 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %498 = wave.mma %497, %457#1, %468 : vector<16xf16>, vector<8xf32>
        %499 = wave.mma %497, %458#1, %469 : vector<16xf16>, vector<8xf32>
        %500 = arith.addi %270, %492 : index
        %501 = vector.load %x[%500] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %502 = arith.addi %500, %252 : index
        %503 = vector.load %x[%502] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %504 = vector.shuffle %501, %503 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %505 = wave.mma %504, %457#1, %475 : vector<16xf16>, vector<8xf32>
        %506 = wave.mma %504, %458#1, %476 : vector<16xf16>, vector<8xf32>
        %507 = arith.addi %282, %492 : index
        %508 = vector.load %x[%507] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %509 = arith.addi %507, %252 : index
        %510 = vector.load %x[%509] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %511 = vector.shuffle %508, %510 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %512 = wave.mma %511, %457#1, %482 : vector<16xf16>, vector<8xf32>
        %513 = wave.mma %511, %458#1, %483 : vector<16xf16>, vector<8xf32>
        %514 = arith.addi %294, %492 : index
        %515 = vector.load %x[%514] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %516 = arith.addi %514, %252 : index
        %517 = vector.load %x[%516] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %518 = vector.shuffle %515, %517 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %519 = wave.mma %518, %457#1, %489 : vector<16xf16>, vector<8xf32>
        %520 = wave.mma %518, %458#1, %490 : vector<16xf16>, vector<8xf32>
        scf.yield %498, %499, %505, %506, %512, %513, %519, %520 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %521 = arith.addi %237, %c6 : index
      func.call @gate_up_q8_0__gfx1100.1(%455#0, %16, %455#1, %waves, %521, %14, %factors, %10, %w, %12, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
      wave.barrier
      %522 = arith.addi %237, %c2 : index
      func.call @gate_up_q8_0__gfx1100.1(%455#2, %16, %455#3, %waves, %522, %14, %factors, %10, %w, %12, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
      wave.barrier
      %523 = arith.addi %237, %c16 : index
      func.call @gate_up_q8_0__gfx1100.1(%455#4, %16, %455#5, %waves, %523, %14, %factors, %10, %w, %12, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
      wave.barrier
      %524 = arith.addi %237, %c22 : index
      func.call @gate_up_q8_0__gfx1100.1(%455#6, %16, %455#7, %waves, %524, %14, %factors, %10, %w, %12, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
    }
  }
  wave.return
}
