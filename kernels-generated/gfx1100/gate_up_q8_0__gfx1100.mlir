// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='q8_0')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_q8_0__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 32 : index
  %fc2 = arith.constant 2 : index
  %fc3 = arith.constant 128 : index
  %fscalesInLds = wave.param "scalesInLds" : index
  %fc5 = arith.constant 0 : index
  %fc6 = arith.constant 127 : index
  %fc7 = arith.constant 512 : index
  %fc8 = arith.constant dense<16711935> : vector<4xi32>
  %fc9 = arith.constant dense<1677747200> : vector<4xi32>
  %fc10 = arith.constant dense<8> : vector<4xi32>
  %fc11 = arith.constant dense<0x6480> : vector<16xf16>
  %fc12 = arith.constant 256 : index
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.muli %x1, %fc1 : index
  %f2 = arith.muli %f0, %fc2 : index
  %f3 = arith.addi %f1, %f2 : index
  %f4 = arith.addi %x2, %fc3 : index
  %f5 = arith.cmpi sgt, %fscalesInLds, %fc5 : index
  %f6 = scf.if %f5 -> (vector<2xi8>) {
    %f7 = arith.addi %x3, %f3 : index
    %f8 = vector.load %x4[%f7] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f8 : vector<2xi8>
  } else {
    %f9 = arith.addi %f4, %f3 : index
    %f10 = vector.load %x5[%f9] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f10 : vector<2xi8>
  }
  %f11 = vector.bitcast %f6 : vector<2xi8> to vector<1xf16>
  %f12 = vector.extract %f11[0] : f16 from vector<1xf16>
  %f13 = vector.broadcast %f12 : f16 to vector<16xf16>
  %f14 = arith.addi %x6, %fc6 : index
  %f15 = arith.divui %f14, %fc3 : index
  %f16 = arith.muli %f15, %fc3 : index
  %f17 = arith.addi %f4, %f16 : index
  %f18 = arith.muli %x1, %fc7 : index
  %f19 = arith.addi %f17, %f18 : index
  %f20 = arith.addi %f19, %fc5 : index
  %f21 = arith.muli %f0, %fc0 : index
  %f22 = arith.addi %f20, %f21 : index
  %f23 = vector.load %x5[%f22] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f24 = vector.bitcast %f23 : vector<16xi8> to vector<4xi32>
  %f25 = arith.andi %f24, %fc8 : vector<4xi32>
  %f26 = arith.ori %f25, %fc9 : vector<4xi32>
  %f27 = vector.bitcast %f26 : vector<4xi32> to vector<8xf16>
  %f28 = arith.shrui %f24, %fc10 : vector<4xi32>
  %f29 = arith.andi %f28, %fc8 : vector<4xi32>
  %f30 = arith.ori %f29, %fc9 : vector<4xi32>
  %f31 = vector.bitcast %f30 : vector<4xi32> to vector<8xf16>
  %f32 = vector.shuffle %f27, %f31 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f33 = arith.subf %f32, %fc11 : vector<16xf16>
  %f34 = arith.mulf %f33, %f13 : vector<16xf16>
  %f35 = arith.addi %f19, %fc12 : index
  %f36 = arith.addi %f35, %f21 : index
  %f37 = vector.load %x5[%f36] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f38 = vector.bitcast %f37 : vector<16xi8> to vector<4xi32>
  %f39 = arith.andi %f38, %fc8 : vector<4xi32>
  %f40 = arith.ori %f39, %fc9 : vector<4xi32>
  %f41 = vector.bitcast %f40 : vector<4xi32> to vector<8xf16>
  %f42 = arith.shrui %f38, %fc10 : vector<4xi32>
  %f43 = arith.andi %f42, %fc8 : vector<4xi32>
  %f44 = arith.ori %f43, %fc9 : vector<4xi32>
  %f45 = vector.bitcast %f44 : vector<4xi32> to vector<8xf16>
  %f46 = vector.shuffle %f41, %f45 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f47 = arith.subf %f46, %fc11 : vector<16xf16>
  %f48 = arith.mulf %f47, %f13 : vector<16xf16>
  func.return %f34, %f48 : vector<16xf16>, vector<16xf16>
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
  %scalesInLds = wave.param "scalesInLds" : index
  %c14 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c17 = arith.constant 8 : index
  %c18 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c21 = arith.constant 3 : index
  %c22 = arith.constant 64 : index
  %c23 = arith.constant 48 : index
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
      %20 = arith.muli %scalesInLds, %c5 : index
      %21 = wave.scratch %20 : memref<?xi8>
      %22 = arith.cmpi sgt, %scalesInLds, %c6 : index
      scf.if %22 {
        scf.for %23 = %c6 to %c5 step %c7 {
          %24 = arith.addi %8, %23 : index
          %25 = arith.muli %24, %7 : index
          %26 = arith.addi %25, %c4 : index
          %27 = wave.wave
          %28 = arith.muli %27, %c14 : index
          %29 = wave.lane
          %30 = arith.addi %28, %29 : index
          %31 = arith.divui %scalesInLds, %c2 : index
          %32 = arith.muli %waves, %c14 : index
          scf.for %33 = %30 to %31 step %32 {
            %34 = arith.muli %33, %c2 : index
            %35 = arith.addi %26, %34 : index
            %36 = vector.load %w[%35] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %37 = arith.muli %23, %scalesInLds : index
            %38 = arith.addi %37, %34 : index
            vector.store %36, %21[%38] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %39 = wave.lane
      %40 = arith.remui %39, %c2 : index
      %41 = wave.scratch %operandHalves : memref<?xf16>
      %42 = arith.divui %operandHalves, %c17 : index
      %43 = wave.wave
      %44 = arith.muli %43, %c14 : index
      %45 = arith.addi %44, %39 : index
      %46 = arith.muli %waves, %c14 : index
      scf.for %47 = %45 to %42 step %46 {
        %48 = arith.muli %47, %c17 : index
        %49 = arith.addi %c6, %48 : index
        %50 = vector.load %x[%49] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %50, %41[%49] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %51 = arith.remui %40, %tileRows : index
      %52 = arith.muli %51, %c17 : index
      %53 = arith.muli %c6, %scalesInLds : index
      %54 = arith.muli %c7, %scalesInLds : index
      %55 = arith.divui %inputFeatures, %c14 : index
      %56 = arith.muli %43, %stepsPerWave : index
      %57 = arith.minsi %56, %55 : index
      %58 = arith.addi %57, %stepsPerWave : index
      %59 = arith.minsi %58, %55 : index
      %60 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %61 = arith.subi %59, %57 : index
      %62 = arith.divui %61, %c5 : index
      %63 = arith.muli %62, %c5 : index
      %64 = arith.addi %57, %63 : index
      %65 = arith.select %60, %58, %64 : index
      %69:2 = scf.for %66 = %57 to %65 step %c5 iter_args(%67 = %c18, %68 = %c18) -> (vector<8xf32>, vector<8xf32>) {
        %70 = arith.addi %66, %c6 : index
        %71:2 = func.call @gate_up_q8_0__gfx1100.0(%39, %70, %10, %53, %21, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %72 = arith.addi %66, %c7 : index
        %73:2 = func.call @gate_up_q8_0__gfx1100.0(%39, %72, %10, %53, %21, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %74:2 = func.call @gate_up_q8_0__gfx1100.0(%39, %70, %12, %54, %21, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %75:2 = func.call @gate_up_q8_0__gfx1100.0(%39, %72, %12, %54, %21, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %76 = arith.muli %66, %c5 : index
        %77 = arith.addi %76, %c6 : index
        %78 = arith.muli %tileRows, %c2 : index
        %79 = arith.muli %77, %78 : index
        %80 = arith.addi %52, %79 : index
        %81 = vector.load %41[%80] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %82 = arith.muli %tileRows, %c17 : index
        %83 = arith.addi %80, %82 : index
        %84 = vector.load %41[%83] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %85 = vector.shuffle %81, %84 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %86 = wave.mma %85, %71#0, %67 : vector<16xf16>, vector<8xf32>
        %87 = wave.mma %85, %74#0, %68 : vector<16xf16>, vector<8xf32>
        %88 = arith.addi %76, %c7 : index
        %89 = arith.muli %88, %78 : index
        %90 = arith.addi %52, %89 : index
        %91 = vector.load %41[%90] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %92 = arith.addi %90, %82 : index
        %93 = vector.load %41[%92] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %94 = vector.shuffle %91, %93 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %95 = wave.mma %94, %71#1, %86 : vector<16xf16>, vector<8xf32>
        %96 = wave.mma %94, %74#1, %87 : vector<16xf16>, vector<8xf32>
        %97 = arith.addi %76, %c5 : index
        %98 = arith.muli %97, %78 : index
        %99 = arith.addi %52, %98 : index
        %100 = vector.load %41[%99] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %101 = arith.addi %99, %82 : index
        %102 = vector.load %41[%101] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %103 = vector.shuffle %100, %102 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %104 = wave.mma %103, %73#0, %95 : vector<16xf16>, vector<8xf32>
        %105 = wave.mma %103, %75#0, %96 : vector<16xf16>, vector<8xf32>
        %106 = arith.addi %76, %c21 : index
        %107 = arith.muli %106, %78 : index
        %108 = arith.addi %52, %107 : index
        %109 = vector.load %41[%108] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %110 = arith.addi %108, %82 : index
        %111 = vector.load %41[%110] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %112 = vector.shuffle %109, %111 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %113 = wave.mma %112, %73#1, %104 : vector<16xf16>, vector<8xf32>
        %114 = wave.mma %112, %75#1, %105 : vector<16xf16>, vector<8xf32>
        scf.yield %113, %114 : vector<8xf32>, vector<8xf32>
      }
      %115 = arith.select %60, %65, %59 : index
      %119:2 = scf.for %116 = %65 to %115 step %c7 iter_args(%117 = %69#0, %118 = %69#1) -> (vector<8xf32>, vector<8xf32>) {
        %120 = arith.addi %116, %c6 : index
        %121:2 = func.call @gate_up_q8_0__gfx1100.0(%39, %120, %10, %53, %21, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %122:2 = func.call @gate_up_q8_0__gfx1100.0(%39, %120, %12, %54, %21, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %123 = arith.muli %116, %c5 : index
        %124 = arith.addi %123, %c6 : index
        %125 = arith.muli %tileRows, %c2 : index
        %126 = arith.muli %124, %125 : index
        %127 = arith.addi %52, %126 : index
        %128 = vector.load %41[%127] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %129 = arith.muli %tileRows, %c17 : index
        %130 = arith.addi %127, %129 : index
        %131 = vector.load %41[%130] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %132 = vector.shuffle %128, %131 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %133 = wave.mma %132, %121#0, %117 : vector<16xf16>, vector<8xf32>
        %134 = wave.mma %132, %122#0, %118 : vector<16xf16>, vector<8xf32>
        %135 = arith.addi %123, %c7 : index
        %136 = arith.muli %135, %125 : index
        %137 = arith.addi %52, %136 : index
        %138 = vector.load %41[%137] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %139 = arith.addi %137, %129 : index
        %140 = vector.load %41[%139] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %141 = vector.shuffle %138, %140 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %142 = wave.mma %141, %121#1, %133 : vector<16xf16>, vector<8xf32>
        %143 = wave.mma %141, %122#1, %134 : vector<16xf16>, vector<8xf32>
        scf.yield %142, %143 : vector<8xf32>, vector<8xf32>
      }
      %144 = arith.addi %18, %c6 : index
      func.call @gate_up_q8_0__gfx1100.1(%119#0, %16, %119#1, %waves, %144, %14, %factors, %10, %w, %12, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
    }
  }
  %145 = arith.cmpi eq, %rowsMode, %c7 : index
  scf.if %145 {
    %146 = arith.muli %1, %c2 : index
    %147 = arith.cmpi slt, %146, %14 : index
    scf.if %147 {
      %148 = arith.muli %scalesInLds, %c5 : index
      %149 = wave.scratch %148 : memref<?xi8>
      %150 = arith.cmpi sgt, %scalesInLds, %c6 : index
      scf.if %150 {
        scf.for %151 = %c6 to %c5 step %c7 {
          %152 = arith.addi %8, %151 : index
          %153 = arith.muli %152, %7 : index
          %154 = arith.addi %153, %c4 : index
          %155 = wave.wave
          %156 = arith.muli %155, %c14 : index
          %157 = wave.lane
          %158 = arith.addi %156, %157 : index
          %159 = arith.divui %scalesInLds, %c2 : index
          %160 = arith.muli %waves, %c14 : index
          scf.for %161 = %158 to %159 step %160 {
            %162 = arith.muli %161, %c2 : index
            %163 = arith.addi %154, %162 : index
            %164 = vector.load %w[%163] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %165 = arith.muli %151, %scalesInLds : index
            %166 = arith.addi %165, %162 : index
            vector.store %164, %149[%166] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %167 = wave.lane
      %168 = arith.remui %167, %c2 : index
      %169 = arith.remui %168, %tileRows : index
      %170 = arith.addi %146, %169 : index
      %171 = arith.divui %170, %tileRows : index
      %172 = arith.divui %inputFeatures, %c2 : index
      %173 = arith.muli %171, %172 : index
      %174 = arith.divui %c6, %c2 : index
      %175 = arith.addi %173, %174 : index
      %176 = arith.muli %175, %c5 : index
      %177 = arith.remui %c6, %c2 : index
      %178 = arith.divui %177, %c17 : index
      %179 = arith.addi %176, %178 : index
      %180 = arith.muli %tileRows, %c17 : index
      %181 = arith.muli %179, %180 : index
      %182 = arith.remui %170, %tileRows : index
      %183 = arith.muli %182, %c17 : index
      %184 = arith.addi %181, %183 : index
      %185 = arith.remui %c6, %c17 : index
      %186 = arith.addi %184, %185 : index
      %187 = arith.muli %c6, %scalesInLds : index
      %188 = arith.muli %c7, %scalesInLds : index
      %189 = wave.wave
      %190 = arith.divui %inputFeatures, %c14 : index
      %191 = arith.muli %189, %stepsPerWave : index
      %192 = arith.minsi %191, %190 : index
      %193 = arith.addi %192, %stepsPerWave : index
      %194 = arith.minsi %193, %190 : index
      %195 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %196 = arith.subi %194, %192 : index
      %197 = arith.divui %196, %c5 : index
      %198 = arith.muli %197, %c5 : index
      %199 = arith.addi %192, %198 : index
      %200 = arith.select %195, %193, %199 : index
      %204:2 = scf.for %201 = %192 to %200 step %c5 iter_args(%202 = %c18, %203 = %c18) -> (vector<8xf32>, vector<8xf32>) {
        %205 = arith.addi %201, %c6 : index
        %206:2 = func.call @gate_up_q8_0__gfx1100.0(%167, %205, %10, %187, %149, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %207 = arith.addi %201, %c7 : index
        %208:2 = func.call @gate_up_q8_0__gfx1100.0(%167, %207, %10, %187, %149, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %209:2 = func.call @gate_up_q8_0__gfx1100.0(%167, %205, %12, %188, %149, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %210:2 = func.call @gate_up_q8_0__gfx1100.0(%167, %207, %12, %188, %149, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %211 = arith.muli %201, %c5 : index
        %212 = arith.addi %211, %c6 : index
        %213 = arith.muli %tileRows, %c2 : index
        %214 = arith.muli %212, %213 : index
        %215 = arith.addi %186, %214 : index
        %216 = vector.load %x[%215] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %217 = arith.addi %215, %180 : index
        %218 = vector.load %x[%217] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %219 = vector.shuffle %216, %218 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %220 = wave.mma %219, %206#0, %202 : vector<16xf16>, vector<8xf32>
        %221 = wave.mma %219, %209#0, %203 : vector<16xf16>, vector<8xf32>
        %222 = arith.addi %211, %c7 : index
        %223 = arith.muli %222, %213 : index
        %224 = arith.addi %186, %223 : index
        %225 = vector.load %x[%224] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %226 = arith.addi %224, %180 : index
        %227 = vector.load %x[%226] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %228 = vector.shuffle %225, %227 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %229 = wave.mma %228, %206#1, %220 : vector<16xf16>, vector<8xf32>
        %230 = wave.mma %228, %209#1, %221 : vector<16xf16>, vector<8xf32>
        %231 = arith.addi %211, %c5 : index
        %232 = arith.muli %231, %213 : index
        %233 = arith.addi %186, %232 : index
        %234 = vector.load %x[%233] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %235 = arith.addi %233, %180 : index
        %236 = vector.load %x[%235] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %237 = vector.shuffle %234, %236 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %238 = wave.mma %237, %208#0, %229 : vector<16xf16>, vector<8xf32>
        %239 = wave.mma %237, %210#0, %230 : vector<16xf16>, vector<8xf32>
        %240 = arith.addi %211, %c21 : index
        %241 = arith.muli %240, %213 : index
        %242 = arith.addi %186, %241 : index
        %243 = vector.load %x[%242] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %244 = arith.addi %242, %180 : index
        %245 = vector.load %x[%244] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %246 = vector.shuffle %243, %245 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %247 = wave.mma %246, %208#1, %238 : vector<16xf16>, vector<8xf32>
        %248 = wave.mma %246, %210#1, %239 : vector<16xf16>, vector<8xf32>
        scf.yield %247, %248 : vector<8xf32>, vector<8xf32>
      }
      %249 = arith.select %195, %200, %194 : index
      %253:2 = scf.for %250 = %200 to %249 step %c7 iter_args(%251 = %204#0, %252 = %204#1) -> (vector<8xf32>, vector<8xf32>) {
        %254 = arith.addi %250, %c6 : index
        %255:2 = func.call @gate_up_q8_0__gfx1100.0(%167, %254, %10, %187, %149, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %256:2 = func.call @gate_up_q8_0__gfx1100.0(%167, %254, %12, %188, %149, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %257 = arith.muli %250, %c5 : index
        %258 = arith.addi %257, %c6 : index
        %259 = arith.muli %tileRows, %c2 : index
        %260 = arith.muli %258, %259 : index
        %261 = arith.addi %186, %260 : index
        %262 = vector.load %x[%261] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %263 = arith.addi %261, %180 : index
        %264 = vector.load %x[%263] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %265 = vector.shuffle %262, %264 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %266 = wave.mma %265, %255#0, %251 : vector<16xf16>, vector<8xf32>
        %267 = wave.mma %265, %256#0, %252 : vector<16xf16>, vector<8xf32>
        %268 = arith.addi %257, %c7 : index
        %269 = arith.muli %268, %259 : index
        %270 = arith.addi %186, %269 : index
        %271 = vector.load %x[%270] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %272 = arith.addi %270, %180 : index
        %273 = vector.load %x[%272] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %274 = vector.shuffle %271, %273 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %275 = wave.mma %274, %255#1, %266 : vector<16xf16>, vector<8xf32>
        %276 = wave.mma %274, %256#1, %267 : vector<16xf16>, vector<8xf32>
        scf.yield %275, %276 : vector<8xf32>, vector<8xf32>
      }
      %277 = arith.addi %146, %c6 : index
      func.call @gate_up_q8_0__gfx1100.1(%253#0, %16, %253#1, %waves, %277, %14, %factors, %10, %w, %12, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
    }
  }
  %278 = arith.cmpi eq, %rowsMode, %c5 : index
  scf.if %278 {
    %279 = arith.muli %1, %c22 : index
    %280 = arith.cmpi slt, %279, %14 : index
    scf.if %280 {
      %281 = arith.muli %scalesInLds, %c5 : index
      %282 = wave.scratch %281 : memref<?xi8>
      %283 = arith.cmpi sgt, %scalesInLds, %c6 : index
      scf.if %283 {
        scf.for %284 = %c6 to %c5 step %c7 {
          %285 = arith.addi %8, %284 : index
          %286 = arith.muli %285, %7 : index
          %287 = arith.addi %286, %c4 : index
          %288 = wave.wave
          %289 = arith.muli %288, %c14 : index
          %290 = wave.lane
          %291 = arith.addi %289, %290 : index
          %292 = arith.divui %scalesInLds, %c2 : index
          %293 = arith.muli %waves, %c14 : index
          scf.for %294 = %291 to %292 step %293 {
            %295 = arith.muli %294, %c2 : index
            %296 = arith.addi %287, %295 : index
            %297 = vector.load %w[%296] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %298 = arith.muli %284, %scalesInLds : index
            %299 = arith.addi %298, %295 : index
            vector.store %297, %282[%299] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %300 = wave.lane
      %301 = arith.remui %300, %c2 : index
      %302 = arith.remui %301, %tileRows : index
      %303 = arith.addi %279, %302 : index
      %304 = arith.divui %303, %tileRows : index
      %305 = arith.divui %inputFeatures, %c2 : index
      %306 = arith.muli %304, %305 : index
      %307 = arith.divui %c6, %c2 : index
      %308 = arith.addi %306, %307 : index
      %309 = arith.muli %308, %c5 : index
      %310 = arith.remui %c6, %c2 : index
      %311 = arith.divui %310, %c17 : index
      %312 = arith.addi %309, %311 : index
      %313 = arith.muli %tileRows, %c17 : index
      %314 = arith.muli %312, %313 : index
      %315 = arith.remui %303, %tileRows : index
      %316 = arith.muli %315, %c17 : index
      %317 = arith.addi %314, %316 : index
      %318 = arith.remui %c6, %c17 : index
      %319 = arith.addi %317, %318 : index
      %320 = arith.addi %301, %c2 : index
      %321 = arith.addi %279, %320 : index
      %322 = arith.divui %321, %tileRows : index
      %323 = arith.muli %322, %305 : index
      %324 = arith.addi %323, %307 : index
      %325 = arith.muli %324, %c5 : index
      %326 = arith.addi %325, %311 : index
      %327 = arith.muli %326, %313 : index
      %328 = arith.remui %321, %tileRows : index
      %329 = arith.muli %328, %c17 : index
      %330 = arith.addi %327, %329 : index
      %331 = arith.addi %330, %318 : index
      %332 = arith.addi %301, %c14 : index
      %333 = arith.addi %279, %332 : index
      %334 = arith.divui %333, %tileRows : index
      %335 = arith.muli %334, %305 : index
      %336 = arith.addi %335, %307 : index
      %337 = arith.muli %336, %c5 : index
      %338 = arith.addi %337, %311 : index
      %339 = arith.muli %338, %313 : index
      %340 = arith.remui %333, %tileRows : index
      %341 = arith.muli %340, %c17 : index
      %342 = arith.addi %339, %341 : index
      %343 = arith.addi %342, %318 : index
      %344 = arith.addi %301, %c23 : index
      %345 = arith.addi %279, %344 : index
      %346 = arith.divui %345, %tileRows : index
      %347 = arith.muli %346, %305 : index
      %348 = arith.addi %347, %307 : index
      %349 = arith.muli %348, %c5 : index
      %350 = arith.addi %349, %311 : index
      %351 = arith.muli %350, %313 : index
      %352 = arith.remui %345, %tileRows : index
      %353 = arith.muli %352, %c17 : index
      %354 = arith.addi %351, %353 : index
      %355 = arith.addi %354, %318 : index
      %356 = arith.muli %c6, %scalesInLds : index
      %357 = arith.muli %c7, %scalesInLds : index
      %358 = wave.wave
      %359 = arith.divui %inputFeatures, %c14 : index
      %360 = arith.muli %358, %stepsPerWave : index
      %361 = arith.minsi %360, %359 : index
      %362 = arith.addi %361, %stepsPerWave : index
      %363 = arith.minsi %362, %359 : index
      %364 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %365 = arith.subi %363, %361 : index
      %366 = arith.divui %365, %c5 : index
      %367 = arith.muli %366, %c5 : index
      %368 = arith.addi %361, %367 : index
      %369 = arith.select %364, %362, %368 : index
      %379:8 = scf.for %370 = %361 to %369 step %c5 iter_args(%371 = %c18, %372 = %c18, %373 = %c18, %374 = %c18, %375 = %c18, %376 = %c18, %377 = %c18, %378 = %c18) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %380 = arith.addi %370, %c6 : index
        %381:2 = func.call @gate_up_q8_0__gfx1100.0(%300, %380, %10, %356, %282, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %382 = arith.addi %370, %c7 : index
        %383:2 = func.call @gate_up_q8_0__gfx1100.0(%300, %382, %10, %356, %282, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %384:2 = func.call @gate_up_q8_0__gfx1100.0(%300, %380, %12, %357, %282, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %385:2 = func.call @gate_up_q8_0__gfx1100.0(%300, %382, %12, %357, %282, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %386 = arith.muli %370, %c5 : index
        %387 = arith.addi %386, %c6 : index
        %388 = arith.muli %tileRows, %c2 : index
        %389 = arith.muli %387, %388 : index
        %390 = arith.addi %319, %389 : index
        %391 = vector.load %x[%390] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %392 = arith.addi %390, %313 : index
        %393 = vector.load %x[%392] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %394 = vector.shuffle %391, %393 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %395 = wave.mma %394, %381#0, %371 : vector<16xf16>, vector<8xf32>
        %396 = wave.mma %394, %384#0, %372 : vector<16xf16>, vector<8xf32>
        %397 = arith.addi %331, %389 : index
        %398 = vector.load %x[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %399 = arith.addi %397, %313 : index
        %400 = vector.load %x[%399] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %401 = vector.shuffle %398, %400 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %402 = wave.mma %401, %381#0, %373 : vector<16xf16>, vector<8xf32>
        %403 = wave.mma %401, %384#0, %374 : vector<16xf16>, vector<8xf32>
        %404 = arith.addi %343, %389 : index
        %405 = vector.load %x[%404] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %406 = arith.addi %404, %313 : index
        %407 = vector.load %x[%406] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %408 = vector.shuffle %405, %407 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %409 = wave.mma %408, %381#0, %375 : vector<16xf16>, vector<8xf32>
        %410 = wave.mma %408, %384#0, %376 : vector<16xf16>, vector<8xf32>
        %411 = arith.addi %355, %389 : index
        %412 = vector.load %x[%411] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %413 = arith.addi %411, %313 : index
        %414 = vector.load %x[%413] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %415 = vector.shuffle %412, %414 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %416 = wave.mma %415, %381#0, %377 : vector<16xf16>, vector<8xf32>
        %417 = wave.mma %415, %384#0, %378 : vector<16xf16>, vector<8xf32>
        %418 = arith.addi %386, %c7 : index
        %419 = arith.muli %418, %388 : index
        %420 = arith.addi %319, %419 : index
        %421 = vector.load %x[%420] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %422 = arith.addi %420, %313 : index
        %423 = vector.load %x[%422] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %424 = vector.shuffle %421, %423 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %425 = wave.mma %424, %381#1, %395 : vector<16xf16>, vector<8xf32>
        %426 = wave.mma %424, %384#1, %396 : vector<16xf16>, vector<8xf32>
        %427 = arith.addi %331, %419 : index
        %428 = vector.load %x[%427] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %429 = arith.addi %427, %313 : index
        %430 = vector.load %x[%429] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %431 = vector.shuffle %428, %430 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %432 = wave.mma %431, %381#1, %402 : vector<16xf16>, vector<8xf32>
        %433 = wave.mma %431, %384#1, %403 : vector<16xf16>, vector<8xf32>
        %434 = arith.addi %343, %419 : index
        %435 = vector.load %x[%434] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %436 = arith.addi %434, %313 : index
        %437 = vector.load %x[%436] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %438 = vector.shuffle %435, %437 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %439 = wave.mma %438, %381#1, %409 : vector<16xf16>, vector<8xf32>
        %440 = wave.mma %438, %384#1, %410 : vector<16xf16>, vector<8xf32>
        %441 = arith.addi %355, %419 : index
        %442 = vector.load %x[%441] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %443 = arith.addi %441, %313 : index
        %444 = vector.load %x[%443] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %445 = vector.shuffle %442, %444 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %446 = wave.mma %445, %381#1, %416 : vector<16xf16>, vector<8xf32>
        %447 = wave.mma %445, %384#1, %417 : vector<16xf16>, vector<8xf32>
        %448 = arith.addi %386, %c5 : index
        %449 = arith.muli %448, %388 : index
        %450 = arith.addi %319, %449 : index
        %451 = vector.load %x[%450] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %452 = arith.addi %450, %313 : index
        %453 = vector.load %x[%452] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %454 = vector.shuffle %451, %453 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %455 = wave.mma %454, %383#0, %425 : vector<16xf16>, vector<8xf32>
        %456 = wave.mma %454, %385#0, %426 : vector<16xf16>, vector<8xf32>
        %457 = arith.addi %331, %449 : index
        %458 = vector.load %x[%457] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %459 = arith.addi %457, %313 : index
        %460 = vector.load %x[%459] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %461 = vector.shuffle %458, %460 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %462 = wave.mma %461, %383#0, %432 : vector<16xf16>, vector<8xf32>
        %463 = wave.mma %461, %385#0, %433 : vector<16xf16>, vector<8xf32>
        %464 = arith.addi %343, %449 : index
        %465 = vector.load %x[%464] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %466 = arith.addi %464, %313 : index
        %467 = vector.load %x[%466] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %468 = vector.shuffle %465, %467 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %469 = wave.mma %468, %383#0, %439 : vector<16xf16>, vector<8xf32>
        %470 = wave.mma %468, %385#0, %440 : vector<16xf16>, vector<8xf32>
        %471 = arith.addi %355, %449 : index
        %472 = vector.load %x[%471] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %473 = arith.addi %471, %313 : index
        %474 = vector.load %x[%473] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %475 = vector.shuffle %472, %474 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %476 = wave.mma %475, %383#0, %446 : vector<16xf16>, vector<8xf32>
        %477 = wave.mma %475, %385#0, %447 : vector<16xf16>, vector<8xf32>
        %478 = arith.addi %386, %c21 : index
        %479 = arith.muli %478, %388 : index
        %480 = arith.addi %319, %479 : index
        %481 = vector.load %x[%480] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %482 = arith.addi %480, %313 : index
        %483 = vector.load %x[%482] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %484 = vector.shuffle %481, %483 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %485 = wave.mma %484, %383#1, %455 : vector<16xf16>, vector<8xf32>
        %486 = wave.mma %484, %385#1, %456 : vector<16xf16>, vector<8xf32>
        %487 = arith.addi %331, %479 : index
        %488 = vector.load %x[%487] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %489 = arith.addi %487, %313 : index
        %490 = vector.load %x[%489] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %491 = vector.shuffle %488, %490 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %492 = wave.mma %491, %383#1, %462 : vector<16xf16>, vector<8xf32>
        %493 = wave.mma %491, %385#1, %463 : vector<16xf16>, vector<8xf32>
        %494 = arith.addi %343, %479 : index
        %495 = vector.load %x[%494] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %496 = arith.addi %494, %313 : index
        %497 = vector.load %x[%496] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %498 = vector.shuffle %495, %497 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %499 = wave.mma %498, %383#1, %469 : vector<16xf16>, vector<8xf32>
        %500 = wave.mma %498, %385#1, %470 : vector<16xf16>, vector<8xf32>
        %501 = arith.addi %355, %479 : index
        %502 = vector.load %x[%501] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %503 = arith.addi %501, %313 : index
        %504 = vector.load %x[%503] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %505 = vector.shuffle %502, %504 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %506 = wave.mma %505, %383#1, %476 : vector<16xf16>, vector<8xf32>
        %507 = wave.mma %505, %385#1, %477 : vector<16xf16>, vector<8xf32>
        scf.yield %485, %486, %492, %493, %499, %500, %506, %507 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %508 = arith.select %364, %369, %363 : index
      %518:8 = scf.for %509 = %369 to %508 step %c7 iter_args(%510 = %379#0, %511 = %379#1, %512 = %379#2, %513 = %379#3, %514 = %379#4, %515 = %379#5, %516 = %379#6, %517 = %379#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %519 = arith.addi %509, %c6 : index
        %520:2 = func.call @gate_up_q8_0__gfx1100.0(%300, %519, %10, %356, %282, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %521:2 = func.call @gate_up_q8_0__gfx1100.0(%300, %519, %12, %357, %282, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %522 = arith.muli %509, %c5 : index
        %523 = arith.addi %522, %c6 : index
        %524 = arith.muli %tileRows, %c2 : index
        %525 = arith.muli %523, %524 : index
        %526 = arith.addi %319, %525 : index
        %527 = vector.load %x[%526] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %528 = arith.addi %526, %313 : index
        %529 = vector.load %x[%528] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %530 = vector.shuffle %527, %529 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %531 = wave.mma %530, %520#0, %510 : vector<16xf16>, vector<8xf32>
        %532 = wave.mma %530, %521#0, %511 : vector<16xf16>, vector<8xf32>
        %533 = arith.addi %331, %525 : index
        %534 = vector.load %x[%533] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %535 = arith.addi %533, %313 : index
        %536 = vector.load %x[%535] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %537 = vector.shuffle %534, %536 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %538 = wave.mma %537, %520#0, %512 : vector<16xf16>, vector<8xf32>
        %539 = wave.mma %537, %521#0, %513 : vector<16xf16>, vector<8xf32>
        %540 = arith.addi %343, %525 : index
        %541 = vector.load %x[%540] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %542 = arith.addi %540, %313 : index
        %543 = vector.load %x[%542] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %544 = vector.shuffle %541, %543 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %545 = wave.mma %544, %520#0, %514 : vector<16xf16>, vector<8xf32>
        %546 = wave.mma %544, %521#0, %515 : vector<16xf16>, vector<8xf32>
        %547 = arith.addi %355, %525 : index
        %548 = vector.load %x[%547] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %549 = arith.addi %547, %313 : index
        %550 = vector.load %x[%549] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %551 = vector.shuffle %548, %550 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %552 = wave.mma %551, %520#0, %516 : vector<16xf16>, vector<8xf32>
        %553 = wave.mma %551, %521#0, %517 : vector<16xf16>, vector<8xf32>
        %554 = arith.addi %522, %c7 : index
        %555 = arith.muli %554, %524 : index
        %556 = arith.addi %319, %555 : index
        %557 = vector.load %x[%556] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %558 = arith.addi %556, %313 : index
        %559 = vector.load %x[%558] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %560 = vector.shuffle %557, %559 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %561 = wave.mma %560, %520#1, %531 : vector<16xf16>, vector<8xf32>
        %562 = wave.mma %560, %521#1, %532 : vector<16xf16>, vector<8xf32>
        %563 = arith.addi %331, %555 : index
        %564 = vector.load %x[%563] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %565 = arith.addi %563, %313 : index
        %566 = vector.load %x[%565] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %567 = vector.shuffle %564, %566 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %568 = wave.mma %567, %520#1, %538 : vector<16xf16>, vector<8xf32>
        %569 = wave.mma %567, %521#1, %539 : vector<16xf16>, vector<8xf32>
        %570 = arith.addi %343, %555 : index
        %571 = vector.load %x[%570] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %572 = arith.addi %570, %313 : index
        %573 = vector.load %x[%572] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %574 = vector.shuffle %571, %573 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %575 = wave.mma %574, %520#1, %545 : vector<16xf16>, vector<8xf32>
        %576 = wave.mma %574, %521#1, %546 : vector<16xf16>, vector<8xf32>
        %577 = arith.addi %355, %555 : index
        %578 = vector.load %x[%577] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %579 = arith.addi %577, %313 : index
        %580 = vector.load %x[%579] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %581 = vector.shuffle %578, %580 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %582 = wave.mma %581, %520#1, %552 : vector<16xf16>, vector<8xf32>
        %583 = wave.mma %581, %521#1, %553 : vector<16xf16>, vector<8xf32>
        scf.yield %561, %562, %568, %569, %575, %576, %582, %583 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %584 = arith.addi %279, %c6 : index
      func.call @gate_up_q8_0__gfx1100.1(%518#0, %16, %518#1, %waves, %584, %14, %factors, %10, %w, %12, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
      wave.barrier
      %585 = arith.addi %279, %c2 : index
      func.call @gate_up_q8_0__gfx1100.1(%518#2, %16, %518#3, %waves, %585, %14, %factors, %10, %w, %12, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
      wave.barrier
      %586 = arith.addi %279, %c14 : index
      func.call @gate_up_q8_0__gfx1100.1(%518#4, %16, %518#5, %waves, %586, %14, %factors, %10, %w, %12, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
      wave.barrier
      %587 = arith.addi %279, %c23 : index
      func.call @gate_up_q8_0__gfx1100.1(%518#6, %16, %518#7, %waves, %587, %14, %factors, %10, %w, %12, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
    }
  }
  wave.return
}
