// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='int4')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_int4__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @gate_up_int4__gfx1100.1(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: vector<8xf32>, %x3: index, %x4: index, %x5: index, %x6: memref<?xf32>, %x7: index, %x8: memref<?xi8>, %x9: index, %x10: memref<?xf32>, %x11: index, %x12: index, %x13: memref<?xf16>) {
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
  %finputFeatures = wave.param "inputFeatures" : index
  %fgroupSize = wave.param "groupSize" : index
  %fc18 = arith.constant 40 : index
  %fc19 = arith.constant 15 : index
  %fboundsAt = wave.param "boundsAt" : index
  %fc21 = arith.constant 4 : index
  %fc22 = arith.constant 23 : i32
  %fc23 = arith.constant 141 : i32
  %fc24 = arith.constant 268 : i32
  %fc25 = arith.constant 14 : i32
  %fc26 = arith.constant 0x3F800000 : f32
  %fc27 = arith.constant 0xBFB8AA3B : f32
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
      %f74 = arith.divui %finputFeatures, %fgroupSize : index
      %f75 = arith.muli %finputFeatures, %fc11 : index
      %f76 = arith.muli %f74, %fc18 : index
      %f77 = arith.addi %f76, %fc19 : index
      %f78 = arith.divui %f77, %fc13 : index
      %f79 = arith.muli %f78, %fc13 : index
      %f80 = arith.addi %f75, %f79 : index
      %f81 = arith.divui %x7, %f80 : index
      %f82 = arith.muli %f81, %fc21 : index
      %f83 = arith.addi %fboundsAt, %f82 : index
      %f84 = vector.load %x8[%f83] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %f85 = vector.bitcast %f84 : vector<4xi8> to vector<1xf32>
      %f86 = vector.extract %f85[0] : f32 from vector<1xf32>
      %f87 = arith.addi %f68, %fc10 : index
      %f88 = memref.load %x6[%f87] : memref<?xf32>
      %f89 = arith.mulf %f88, %f86 : f32
      %f90 = arith.bitcast %f89 : f32 to i32
      %f91 = arith.shrui %f90, %fc22 : i32
      %f92 = arith.maxsi %f91, %fc23 : i32
      %f93 = arith.subi %fc24, %f92 : i32
      %f94 = arith.shli %f93, %fc22 : i32
      %f95 = arith.subi %f92, %fc25 : i32
      %f96 = arith.shli %f95, %fc22 : i32
      %f97 = arith.bitcast %f94 : i32 to f32
      %f98 = arith.bitcast %f96 : i32 to f32
      %f99 = arith.cmpi eq, %x9, %fc1 : index
      %f100 = arith.remui %f4, %fc13 : index
      %f101 = arith.cmpi eq, %f100, %fc1 : index
      %f102 = arith.andi %f99, %f101 : i1
      scf.if %f102 {
        memref.store %f98, %x10[%f68] : memref<?xf32>
      }
      %f103 = arith.mulf %f72, %fc27 : f32
      %f104 = wave.exp2 %f103 : f32
      %f105 = arith.addf %fc26, %f104 : f32
      %f106 = arith.divf %f72, %f105 : f32
      %f107 = arith.mulf %f106, %f73 : f32
      %f108 = arith.mulf %f107, %f97 : f32
      %f109 = arith.truncf %f108 : f32 to f16
      %f110 = arith.muli %x9, %fc13 : index
      %f111 = arith.addi %f110, %f100 : index
      %f112 = arith.divui %f65, %x11 : index
      %f113 = arith.divui %x12, %fc13 : index
      %f114 = arith.muli %f112, %f113 : index
      %f115 = arith.divui %f111, %fc13 : index
      %f116 = arith.addi %f114, %f115 : index
      %f117 = arith.muli %f116, %fc0 : index
      %f118 = arith.remui %f111, %fc13 : index
      %f119 = arith.divui %f118, %fc11 : index
      %f120 = arith.addi %f117, %f119 : index
      %f121 = arith.muli %x11, %fc11 : index
      %f122 = arith.muli %f120, %f121 : index
      %f123 = arith.remui %f65, %x11 : index
      %f124 = arith.muli %f123, %fc11 : index
      %f125 = arith.addi %f122, %f124 : index
      %f126 = arith.remui %f111, %fc11 : index
      %f127 = arith.addi %f125, %f126 : index
      memref.store %f109, %x13[%f127] : memref<?xf16>
    }
  }
  func.return
}
wave.kernel @gate_up_int4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) {
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
  %outputFeatures = wave.param "outputFeatures" : index
  %outTileRows = wave.param "outTileRows" : index
  %rowsMode = wave.param "rowsMode" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c17 = arith.constant 32 : index
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
  %18 = arith.cmpi eq, %rowsMode, %c8 : index
  scf.if %18 {
    %19 = arith.muli %1, %c6 : index
    %20 = arith.cmpi slt, %19, %15 : index
    scf.if %20 {
      %21 = wave.lane
      %22 = arith.remui %21, %c6 : index
      %23 = wave.scratch %operandHalves : memref<?xf16>
      %24 = arith.divui %operandHalves, %c3 : index
      %25 = wave.wave
      %26 = arith.muli %25, %c17 : index
      %27 = arith.addi %26, %21 : index
      %28 = arith.muli %waves, %c17 : index
      scf.for %29 = %27 to %24 step %28 {
        %30 = arith.muli %29, %c3 : index
        %31 = arith.addi %c8, %30 : index
        %32 = vector.load %x[%31] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %32, %23[%31] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %33 = arith.remui %22, %tileRows : index
      %34 = arith.muli %33, %c3 : index
      %35 = arith.divui %inputFeatures, %c17 : index
      %36 = arith.muli %25, %stepsPerWave : index
      %37 = arith.minsi %36, %35 : index
      %38 = arith.addi %37, %stepsPerWave : index
      %39 = arith.minsi %38, %35 : index
      %40 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %41 = arith.subi %39, %37 : index
      %42 = arith.divui %41, %c7 : index
      %43 = arith.muli %42, %c7 : index
      %44 = arith.addi %37, %43 : index
      %45 = arith.select %40, %38, %44 : index
      %49:2 = scf.for %46 = %37 to %45 step %c7 iter_args(%47 = %c18, %48 = %c18) -> (vector<8xf32>, vector<8xf32>) {
        %50 = arith.addi %46, %c8 : index
        %51:2 = func.call @gate_up_int4__gfx1100.0(%21, %50, %inputFeatures, %11, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %52 = arith.addi %46, %c9 : index
        %53:2 = func.call @gate_up_int4__gfx1100.0(%21, %52, %inputFeatures, %11, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %54:2 = func.call @gate_up_int4__gfx1100.0(%21, %50, %inputFeatures, %13, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %55:2 = func.call @gate_up_int4__gfx1100.0(%21, %52, %inputFeatures, %13, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %56 = arith.muli %46, %c7 : index
        %57 = arith.addi %56, %c8 : index
        %58 = arith.muli %tileRows, %c6 : index
        %59 = arith.muli %57, %58 : index
        %60 = arith.addi %34, %59 : index
        %61 = vector.load %23[%60] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %62 = arith.muli %tileRows, %c3 : index
        %63 = arith.addi %60, %62 : index
        %64 = vector.load %23[%63] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %65 = vector.shuffle %61, %64 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %66 = wave.mma %65, %51#0, %47 : vector<16xf16>, vector<8xf32>
        %67 = wave.mma %65, %54#0, %48 : vector<16xf16>, vector<8xf32>
        %68 = arith.addi %56, %c9 : index
        %69 = arith.muli %68, %58 : index
        %70 = arith.addi %34, %69 : index
        %71 = vector.load %23[%70] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %72 = arith.addi %70, %62 : index
        %73 = vector.load %23[%72] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %74 = vector.shuffle %71, %73 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %75 = wave.mma %74, %51#1, %66 : vector<16xf16>, vector<8xf32>
        %76 = wave.mma %74, %54#1, %67 : vector<16xf16>, vector<8xf32>
        %77 = arith.addi %56, %c7 : index
        %78 = arith.muli %77, %58 : index
        %79 = arith.addi %34, %78 : index
        %80 = vector.load %23[%79] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %81 = arith.addi %79, %62 : index
        %82 = vector.load %23[%81] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %83 = vector.shuffle %80, %82 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %84 = wave.mma %83, %53#0, %75 : vector<16xf16>, vector<8xf32>
        %85 = wave.mma %83, %55#0, %76 : vector<16xf16>, vector<8xf32>
        %86 = arith.addi %56, %c21 : index
        %87 = arith.muli %86, %58 : index
        %88 = arith.addi %34, %87 : index
        %89 = vector.load %23[%88] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %90 = arith.addi %88, %62 : index
        %91 = vector.load %23[%90] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %92 = vector.shuffle %89, %91 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %93 = wave.mma %92, %53#1, %84 : vector<16xf16>, vector<8xf32>
        %94 = wave.mma %92, %55#1, %85 : vector<16xf16>, vector<8xf32>
        scf.yield %93, %94 : vector<8xf32>, vector<8xf32>
      }
      %95 = arith.select %40, %45, %39 : index
      %99:2 = scf.for %96 = %45 to %95 step %c9 iter_args(%97 = %49#0, %98 = %49#1) -> (vector<8xf32>, vector<8xf32>) {
        %100 = arith.addi %96, %c8 : index
        %101:2 = func.call @gate_up_int4__gfx1100.0(%21, %100, %inputFeatures, %11, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %102:2 = func.call @gate_up_int4__gfx1100.0(%21, %100, %inputFeatures, %13, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %103 = arith.muli %96, %c7 : index
        %104 = arith.addi %103, %c8 : index
        %105 = arith.muli %tileRows, %c6 : index
        %106 = arith.muli %104, %105 : index
        %107 = arith.addi %34, %106 : index
        %108 = vector.load %23[%107] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %109 = arith.muli %tileRows, %c3 : index
        %110 = arith.addi %107, %109 : index
        %111 = vector.load %23[%110] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %112 = vector.shuffle %108, %111 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %113 = wave.mma %112, %101#0, %97 : vector<16xf16>, vector<8xf32>
        %114 = wave.mma %112, %102#0, %98 : vector<16xf16>, vector<8xf32>
        %115 = arith.addi %103, %c9 : index
        %116 = arith.muli %115, %105 : index
        %117 = arith.addi %34, %116 : index
        %118 = vector.load %23[%117] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %119 = arith.addi %117, %109 : index
        %120 = vector.load %23[%119] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %121 = vector.shuffle %118, %120 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %122 = wave.mma %121, %101#1, %113 : vector<16xf16>, vector<8xf32>
        %123 = wave.mma %121, %102#1, %114 : vector<16xf16>, vector<8xf32>
        scf.yield %122, %123 : vector<8xf32>, vector<8xf32>
      }
      %124 = arith.addi %19, %c8 : index
      func.call @gate_up_int4__gfx1100.1(%99#0, %17, %99#1, %waves, %124, %15, %factors, %11, %w, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
    }
  }
  %125 = arith.cmpi eq, %rowsMode, %c9 : index
  scf.if %125 {
    %126 = arith.muli %1, %c6 : index
    %127 = arith.cmpi slt, %126, %15 : index
    scf.if %127 {
      %128 = wave.lane
      %129 = arith.remui %128, %c6 : index
      %130 = arith.remui %129, %tileRows : index
      %131 = arith.addi %126, %130 : index
      %132 = arith.divui %131, %tileRows : index
      %133 = arith.divui %inputFeatures, %c6 : index
      %134 = arith.muli %132, %133 : index
      %135 = arith.divui %c8, %c6 : index
      %136 = arith.addi %134, %135 : index
      %137 = arith.muli %136, %c7 : index
      %138 = arith.remui %c8, %c6 : index
      %139 = arith.divui %138, %c3 : index
      %140 = arith.addi %137, %139 : index
      %141 = arith.muli %tileRows, %c3 : index
      %142 = arith.muli %140, %141 : index
      %143 = arith.remui %131, %tileRows : index
      %144 = arith.muli %143, %c3 : index
      %145 = arith.addi %142, %144 : index
      %146 = arith.remui %c8, %c3 : index
      %147 = arith.addi %145, %146 : index
      %148 = wave.wave
      %149 = arith.divui %inputFeatures, %c17 : index
      %150 = arith.muli %148, %stepsPerWave : index
      %151 = arith.minsi %150, %149 : index
      %152 = arith.addi %151, %stepsPerWave : index
      %153 = arith.minsi %152, %149 : index
      %154 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %155 = arith.subi %153, %151 : index
      %156 = arith.divui %155, %c7 : index
      %157 = arith.muli %156, %c7 : index
      %158 = arith.addi %151, %157 : index
      %159 = arith.select %154, %152, %158 : index
      %163:2 = scf.for %160 = %151 to %159 step %c7 iter_args(%161 = %c18, %162 = %c18) -> (vector<8xf32>, vector<8xf32>) {
        %164 = arith.addi %160, %c8 : index
        %165:2 = func.call @gate_up_int4__gfx1100.0(%128, %164, %inputFeatures, %11, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %166 = arith.addi %160, %c9 : index
        %167:2 = func.call @gate_up_int4__gfx1100.0(%128, %166, %inputFeatures, %11, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %168:2 = func.call @gate_up_int4__gfx1100.0(%128, %164, %inputFeatures, %13, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %169:2 = func.call @gate_up_int4__gfx1100.0(%128, %166, %inputFeatures, %13, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %170 = arith.muli %160, %c7 : index
        %171 = arith.addi %170, %c8 : index
        %172 = arith.muli %tileRows, %c6 : index
        %173 = arith.muli %171, %172 : index
        %174 = arith.addi %147, %173 : index
        %175 = vector.load %x[%174] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %176 = arith.addi %174, %141 : index
        %177 = vector.load %x[%176] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %178 = vector.shuffle %175, %177 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %179 = wave.mma %178, %165#0, %161 : vector<16xf16>, vector<8xf32>
        %180 = wave.mma %178, %168#0, %162 : vector<16xf16>, vector<8xf32>
        %181 = arith.addi %170, %c9 : index
        %182 = arith.muli %181, %172 : index
        %183 = arith.addi %147, %182 : index
        %184 = vector.load %x[%183] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %185 = arith.addi %183, %141 : index
        %186 = vector.load %x[%185] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %187 = vector.shuffle %184, %186 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %188 = wave.mma %187, %165#1, %179 : vector<16xf16>, vector<8xf32>
        %189 = wave.mma %187, %168#1, %180 : vector<16xf16>, vector<8xf32>
        %190 = arith.addi %170, %c7 : index
        %191 = arith.muli %190, %172 : index
        %192 = arith.addi %147, %191 : index
        %193 = vector.load %x[%192] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %194 = arith.addi %192, %141 : index
        %195 = vector.load %x[%194] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %196 = vector.shuffle %193, %195 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %197 = wave.mma %196, %167#0, %188 : vector<16xf16>, vector<8xf32>
        %198 = wave.mma %196, %169#0, %189 : vector<16xf16>, vector<8xf32>
        %199 = arith.addi %170, %c21 : index
        %200 = arith.muli %199, %172 : index
        %201 = arith.addi %147, %200 : index
        %202 = vector.load %x[%201] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %203 = arith.addi %201, %141 : index
        %204 = vector.load %x[%203] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %205 = vector.shuffle %202, %204 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %206 = wave.mma %205, %167#1, %197 : vector<16xf16>, vector<8xf32>
        %207 = wave.mma %205, %169#1, %198 : vector<16xf16>, vector<8xf32>
        scf.yield %206, %207 : vector<8xf32>, vector<8xf32>
      }
      %208 = arith.select %154, %159, %153 : index
      %212:2 = scf.for %209 = %159 to %208 step %c9 iter_args(%210 = %163#0, %211 = %163#1) -> (vector<8xf32>, vector<8xf32>) {
        %213 = arith.addi %209, %c8 : index
        %214:2 = func.call @gate_up_int4__gfx1100.0(%128, %213, %inputFeatures, %11, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %215:2 = func.call @gate_up_int4__gfx1100.0(%128, %213, %inputFeatures, %13, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %216 = arith.muli %209, %c7 : index
        %217 = arith.addi %216, %c8 : index
        %218 = arith.muli %tileRows, %c6 : index
        %219 = arith.muli %217, %218 : index
        %220 = arith.addi %147, %219 : index
        %221 = vector.load %x[%220] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %222 = arith.addi %220, %141 : index
        %223 = vector.load %x[%222] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %224 = vector.shuffle %221, %223 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %225 = wave.mma %224, %214#0, %210 : vector<16xf16>, vector<8xf32>
        %226 = wave.mma %224, %215#0, %211 : vector<16xf16>, vector<8xf32>
        %227 = arith.addi %216, %c9 : index
        %228 = arith.muli %227, %218 : index
        %229 = arith.addi %147, %228 : index
        %230 = vector.load %x[%229] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %231 = arith.addi %229, %141 : index
        %232 = vector.load %x[%231] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %233 = vector.shuffle %230, %232 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %234 = wave.mma %233, %214#1, %225 : vector<16xf16>, vector<8xf32>
        %235 = wave.mma %233, %215#1, %226 : vector<16xf16>, vector<8xf32>
        scf.yield %234, %235 : vector<8xf32>, vector<8xf32>
      }
      %236 = arith.addi %126, %c8 : index
      func.call @gate_up_int4__gfx1100.1(%212#0, %17, %212#1, %waves, %236, %15, %factors, %11, %w, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
    }
  }
  %237 = arith.cmpi eq, %rowsMode, %c7 : index
  scf.if %237 {
    %238 = arith.muli %1, %c22 : index
    %239 = arith.cmpi slt, %238, %15 : index
    scf.if %239 {
      %240 = wave.lane
      %241 = arith.remui %240, %c6 : index
      %242 = arith.remui %241, %tileRows : index
      %243 = arith.addi %238, %242 : index
      %244 = arith.divui %243, %tileRows : index
      %245 = arith.divui %inputFeatures, %c6 : index
      %246 = arith.muli %244, %245 : index
      %247 = arith.divui %c8, %c6 : index
      %248 = arith.addi %246, %247 : index
      %249 = arith.muli %248, %c7 : index
      %250 = arith.remui %c8, %c6 : index
      %251 = arith.divui %250, %c3 : index
      %252 = arith.addi %249, %251 : index
      %253 = arith.muli %tileRows, %c3 : index
      %254 = arith.muli %252, %253 : index
      %255 = arith.remui %243, %tileRows : index
      %256 = arith.muli %255, %c3 : index
      %257 = arith.addi %254, %256 : index
      %258 = arith.remui %c8, %c3 : index
      %259 = arith.addi %257, %258 : index
      %260 = arith.addi %241, %c6 : index
      %261 = arith.addi %238, %260 : index
      %262 = arith.divui %261, %tileRows : index
      %263 = arith.muli %262, %245 : index
      %264 = arith.addi %263, %247 : index
      %265 = arith.muli %264, %c7 : index
      %266 = arith.addi %265, %251 : index
      %267 = arith.muli %266, %253 : index
      %268 = arith.remui %261, %tileRows : index
      %269 = arith.muli %268, %c3 : index
      %270 = arith.addi %267, %269 : index
      %271 = arith.addi %270, %258 : index
      %272 = arith.addi %241, %c17 : index
      %273 = arith.addi %238, %272 : index
      %274 = arith.divui %273, %tileRows : index
      %275 = arith.muli %274, %245 : index
      %276 = arith.addi %275, %247 : index
      %277 = arith.muli %276, %c7 : index
      %278 = arith.addi %277, %251 : index
      %279 = arith.muli %278, %253 : index
      %280 = arith.remui %273, %tileRows : index
      %281 = arith.muli %280, %c3 : index
      %282 = arith.addi %279, %281 : index
      %283 = arith.addi %282, %258 : index
      %284 = arith.addi %241, %c23 : index
      %285 = arith.addi %238, %284 : index
      %286 = arith.divui %285, %tileRows : index
      %287 = arith.muli %286, %245 : index
      %288 = arith.addi %287, %247 : index
      %289 = arith.muli %288, %c7 : index
      %290 = arith.addi %289, %251 : index
      %291 = arith.muli %290, %253 : index
      %292 = arith.remui %285, %tileRows : index
      %293 = arith.muli %292, %c3 : index
      %294 = arith.addi %291, %293 : index
      %295 = arith.addi %294, %258 : index
      %296 = wave.wave
      %297 = arith.divui %inputFeatures, %c17 : index
      %298 = arith.muli %296, %stepsPerWave : index
      %299 = arith.minsi %298, %297 : index
      %300 = arith.addi %299, %stepsPerWave : index
      %301 = arith.minsi %300, %297 : index
      %302 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %303 = arith.subi %301, %299 : index
      %304 = arith.divui %303, %c7 : index
      %305 = arith.muli %304, %c7 : index
      %306 = arith.addi %299, %305 : index
      %307 = arith.select %302, %300, %306 : index
      %317:8 = scf.for %308 = %299 to %307 step %c7 iter_args(%309 = %c18, %310 = %c18, %311 = %c18, %312 = %c18, %313 = %c18, %314 = %c18, %315 = %c18, %316 = %c18) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %318 = arith.addi %308, %c8 : index
        %319:2 = func.call @gate_up_int4__gfx1100.0(%240, %318, %inputFeatures, %11, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %320 = arith.addi %308, %c9 : index
        %321:2 = func.call @gate_up_int4__gfx1100.0(%240, %320, %inputFeatures, %11, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %322:2 = func.call @gate_up_int4__gfx1100.0(%240, %318, %inputFeatures, %13, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %323:2 = func.call @gate_up_int4__gfx1100.0(%240, %320, %inputFeatures, %13, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %324 = arith.muli %308, %c7 : index
        %325 = arith.addi %324, %c8 : index
        %326 = arith.muli %tileRows, %c6 : index
        %327 = arith.muli %325, %326 : index
        %328 = arith.addi %259, %327 : index
        %329 = vector.load %x[%328] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %330 = arith.addi %328, %253 : index
        %331 = vector.load %x[%330] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %332 = vector.shuffle %329, %331 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %333 = wave.mma %332, %319#0, %309 : vector<16xf16>, vector<8xf32>
        %334 = wave.mma %332, %322#0, %310 : vector<16xf16>, vector<8xf32>
        %335 = arith.addi %271, %327 : index
        %336 = vector.load %x[%335] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %337 = arith.addi %335, %253 : index
        %338 = vector.load %x[%337] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %339 = vector.shuffle %336, %338 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %340 = wave.mma %339, %319#0, %311 : vector<16xf16>, vector<8xf32>
        %341 = wave.mma %339, %322#0, %312 : vector<16xf16>, vector<8xf32>
        %342 = arith.addi %283, %327 : index
        %343 = vector.load %x[%342] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %344 = arith.addi %342, %253 : index
        %345 = vector.load %x[%344] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %346 = vector.shuffle %343, %345 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %347 = wave.mma %346, %319#0, %313 : vector<16xf16>, vector<8xf32>
        %348 = wave.mma %346, %322#0, %314 : vector<16xf16>, vector<8xf32>
        %349 = arith.addi %295, %327 : index
        %350 = vector.load %x[%349] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %351 = arith.addi %349, %253 : index
        %352 = vector.load %x[%351] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %353 = vector.shuffle %350, %352 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %354 = wave.mma %353, %319#0, %315 : vector<16xf16>, vector<8xf32>
        %355 = wave.mma %353, %322#0, %316 : vector<16xf16>, vector<8xf32>
        %356 = arith.addi %324, %c9 : index
        %357 = arith.muli %356, %326 : index
        %358 = arith.addi %259, %357 : index
        %359 = vector.load %x[%358] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %360 = arith.addi %358, %253 : index
        %361 = vector.load %x[%360] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %362 = vector.shuffle %359, %361 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %363 = wave.mma %362, %319#1, %333 : vector<16xf16>, vector<8xf32>
        %364 = wave.mma %362, %322#1, %334 : vector<16xf16>, vector<8xf32>
        %365 = arith.addi %271, %357 : index
        %366 = vector.load %x[%365] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %367 = arith.addi %365, %253 : index
        %368 = vector.load %x[%367] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %369 = vector.shuffle %366, %368 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %370 = wave.mma %369, %319#1, %340 : vector<16xf16>, vector<8xf32>
        %371 = wave.mma %369, %322#1, %341 : vector<16xf16>, vector<8xf32>
        %372 = arith.addi %283, %357 : index
        %373 = vector.load %x[%372] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %374 = arith.addi %372, %253 : index
        %375 = vector.load %x[%374] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %376 = vector.shuffle %373, %375 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %377 = wave.mma %376, %319#1, %347 : vector<16xf16>, vector<8xf32>
        %378 = wave.mma %376, %322#1, %348 : vector<16xf16>, vector<8xf32>
        %379 = arith.addi %295, %357 : index
        %380 = vector.load %x[%379] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %381 = arith.addi %379, %253 : index
        %382 = vector.load %x[%381] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %383 = vector.shuffle %380, %382 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %384 = wave.mma %383, %319#1, %354 : vector<16xf16>, vector<8xf32>
        %385 = wave.mma %383, %322#1, %355 : vector<16xf16>, vector<8xf32>
        %386 = arith.addi %324, %c7 : index
        %387 = arith.muli %386, %326 : index
        %388 = arith.addi %259, %387 : index
        %389 = vector.load %x[%388] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %390 = arith.addi %388, %253 : index
        %391 = vector.load %x[%390] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %392 = vector.shuffle %389, %391 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %393 = wave.mma %392, %321#0, %363 : vector<16xf16>, vector<8xf32>
        %394 = wave.mma %392, %323#0, %364 : vector<16xf16>, vector<8xf32>
        %395 = arith.addi %271, %387 : index
        %396 = vector.load %x[%395] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %397 = arith.addi %395, %253 : index
        %398 = vector.load %x[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %399 = vector.shuffle %396, %398 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %400 = wave.mma %399, %321#0, %370 : vector<16xf16>, vector<8xf32>
        %401 = wave.mma %399, %323#0, %371 : vector<16xf16>, vector<8xf32>
        %402 = arith.addi %283, %387 : index
        %403 = vector.load %x[%402] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %404 = arith.addi %402, %253 : index
        %405 = vector.load %x[%404] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %406 = vector.shuffle %403, %405 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %407 = wave.mma %406, %321#0, %377 : vector<16xf16>, vector<8xf32>
        %408 = wave.mma %406, %323#0, %378 : vector<16xf16>, vector<8xf32>
        %409 = arith.addi %295, %387 : index
        %410 = vector.load %x[%409] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %411 = arith.addi %409, %253 : index
        %412 = vector.load %x[%411] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %413 = vector.shuffle %410, %412 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %414 = wave.mma %413, %321#0, %384 : vector<16xf16>, vector<8xf32>
        %415 = wave.mma %413, %323#0, %385 : vector<16xf16>, vector<8xf32>
        %416 = arith.addi %324, %c21 : index
        %417 = arith.muli %416, %326 : index
        %418 = arith.addi %259, %417 : index
        %419 = vector.load %x[%418] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %420 = arith.addi %418, %253 : index
        %421 = vector.load %x[%420] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %422 = vector.shuffle %419, %421 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %423 = wave.mma %422, %321#1, %393 : vector<16xf16>, vector<8xf32>
        %424 = wave.mma %422, %323#1, %394 : vector<16xf16>, vector<8xf32>
        %425 = arith.addi %271, %417 : index
        %426 = vector.load %x[%425] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %427 = arith.addi %425, %253 : index
        %428 = vector.load %x[%427] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %429 = vector.shuffle %426, %428 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %430 = wave.mma %429, %321#1, %400 : vector<16xf16>, vector<8xf32>
        %431 = wave.mma %429, %323#1, %401 : vector<16xf16>, vector<8xf32>
        %432 = arith.addi %283, %417 : index
        %433 = vector.load %x[%432] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %434 = arith.addi %432, %253 : index
        %435 = vector.load %x[%434] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %436 = vector.shuffle %433, %435 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %437 = wave.mma %436, %321#1, %407 : vector<16xf16>, vector<8xf32>
        %438 = wave.mma %436, %323#1, %408 : vector<16xf16>, vector<8xf32>
        %439 = arith.addi %295, %417 : index
        %440 = vector.load %x[%439] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %441 = arith.addi %439, %253 : index
        %442 = vector.load %x[%441] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %443 = vector.shuffle %440, %442 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %444 = wave.mma %443, %321#1, %414 : vector<16xf16>, vector<8xf32>
        %445 = wave.mma %443, %323#1, %415 : vector<16xf16>, vector<8xf32>
        scf.yield %423, %424, %430, %431, %437, %438, %444, %445 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %446 = arith.select %302, %307, %301 : index
      %456:8 = scf.for %447 = %307 to %446 step %c9 iter_args(%448 = %317#0, %449 = %317#1, %450 = %317#2, %451 = %317#3, %452 = %317#4, %453 = %317#5, %454 = %317#6, %455 = %317#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %457 = arith.addi %447, %c8 : index
        %458:2 = func.call @gate_up_int4__gfx1100.0(%240, %457, %inputFeatures, %11, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %459:2 = func.call @gate_up_int4__gfx1100.0(%240, %457, %inputFeatures, %13, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %460 = arith.muli %447, %c7 : index
        %461 = arith.addi %460, %c8 : index
        %462 = arith.muli %tileRows, %c6 : index
        %463 = arith.muli %461, %462 : index
        %464 = arith.addi %259, %463 : index
        %465 = vector.load %x[%464] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %466 = arith.addi %464, %253 : index
        %467 = vector.load %x[%466] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %468 = vector.shuffle %465, %467 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %469 = wave.mma %468, %458#0, %448 : vector<16xf16>, vector<8xf32>
        %470 = wave.mma %468, %459#0, %449 : vector<16xf16>, vector<8xf32>
        %471 = arith.addi %271, %463 : index
        %472 = vector.load %x[%471] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %473 = arith.addi %471, %253 : index
        %474 = vector.load %x[%473] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %475 = vector.shuffle %472, %474 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %476 = wave.mma %475, %458#0, %450 : vector<16xf16>, vector<8xf32>
        %477 = wave.mma %475, %459#0, %451 : vector<16xf16>, vector<8xf32>
        %478 = arith.addi %283, %463 : index
        %479 = vector.load %x[%478] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %480 = arith.addi %478, %253 : index
        %481 = vector.load %x[%480] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %482 = vector.shuffle %479, %481 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %483 = wave.mma %482, %458#0, %452 : vector<16xf16>, vector<8xf32>
        %484 = wave.mma %482, %459#0, %453 : vector<16xf16>, vector<8xf32>
        %485 = arith.addi %295, %463 : index
        %486 = vector.load %x[%485] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %487 = arith.addi %485, %253 : index
        %488 = vector.load %x[%487] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %489 = vector.shuffle %486, %488 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %490 = wave.mma %489, %458#0, %454 : vector<16xf16>, vector<8xf32>
        %491 = wave.mma %489, %459#0, %455 : vector<16xf16>, vector<8xf32>
        %492 = arith.addi %460, %c9 : index
        %493 = arith.muli %492, %462 : index
        %494 = arith.addi %259, %493 : index
        %495 = vector.load %x[%494] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %496 = arith.addi %494, %253 : index
        %497 = vector.load %x[%496] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %498 = vector.shuffle %495, %497 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %499 = wave.mma %498, %458#1, %469 : vector<16xf16>, vector<8xf32>
        %500 = wave.mma %498, %459#1, %470 : vector<16xf16>, vector<8xf32>
        %501 = arith.addi %271, %493 : index
        %502 = vector.load %x[%501] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %503 = arith.addi %501, %253 : index
        %504 = vector.load %x[%503] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %505 = vector.shuffle %502, %504 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %506 = wave.mma %505, %458#1, %476 : vector<16xf16>, vector<8xf32>
        %507 = wave.mma %505, %459#1, %477 : vector<16xf16>, vector<8xf32>
        %508 = arith.addi %283, %493 : index
        %509 = vector.load %x[%508] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %510 = arith.addi %508, %253 : index
        %511 = vector.load %x[%510] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %512 = vector.shuffle %509, %511 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %513 = wave.mma %512, %458#1, %483 : vector<16xf16>, vector<8xf32>
        %514 = wave.mma %512, %459#1, %484 : vector<16xf16>, vector<8xf32>
        %515 = arith.addi %295, %493 : index
        %516 = vector.load %x[%515] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %517 = arith.addi %515, %253 : index
        %518 = vector.load %x[%517] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %519 = vector.shuffle %516, %518 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %520 = wave.mma %519, %458#1, %490 : vector<16xf16>, vector<8xf32>
        %521 = wave.mma %519, %459#1, %491 : vector<16xf16>, vector<8xf32>
        scf.yield %499, %500, %506, %507, %513, %514, %520, %521 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %522 = arith.addi %238, %c8 : index
      func.call @gate_up_int4__gfx1100.1(%456#0, %17, %456#1, %waves, %522, %15, %factors, %11, %w, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
      wave.barrier
      %523 = arith.addi %238, %c6 : index
      func.call @gate_up_int4__gfx1100.1(%456#2, %17, %456#3, %waves, %523, %15, %factors, %11, %w, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
      wave.barrier
      %524 = arith.addi %238, %c17 : index
      func.call @gate_up_int4__gfx1100.1(%456#4, %17, %456#5, %waves, %524, %15, %factors, %11, %w, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
      wave.barrier
      %525 = arith.addi %238, %c23 : index
      func.call @gate_up_int4__gfx1100.1(%456#6, %17, %456#7, %waves, %525, %15, %factors, %11, %w, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
    }
  }
  wave.return
}
