// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q8_k', panels=2)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q8_k_p2__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 8 : index
  %fc2 = arith.constant 32 : index
  %fc3 = arith.constant 2 : index
  %fc4 = arith.constant 128 : index
  %fscalesInLds = wave.param "scalesInLds" : index
  %fc6 = arith.constant 0 : index
  %fc7 = arith.constant 256 : index
  %fc8 = arith.constant 1 : index
  %fc9 = arith.constant 127 : index
  %fc10 = arith.constant dense<0> : vector<4xi32>
  %fc11 = arith.constant dense<983055> : vector<4xi32>
  %fc12 = arith.constant dense<[0, 0, 0, 0]> : vector<4xi32>
  %fc13 = arith.constant dense<4> : vector<4xi32>
  %fc14 = arith.constant dense<1677747200> : vector<4xi32>
  %fc15 = arith.constant dense<[4, 4, 4, 4]> : vector<4xi32>
  %fc16 = arith.constant dense<8> : vector<4xi32>
  %fc17 = arith.constant dense<[8, 8, 8, 8]> : vector<4xi32>
  %fc18 = arith.constant dense<12> : vector<4xi32>
  %fc19 = arith.constant dense<[12, 12, 12, 12]> : vector<4xi32>
  %fc20 = arith.constant dense<0x6480> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.divui %x1, %fc1 : index
  %f2 = arith.muli %f1, %fc2 : index
  %f3 = arith.muli %f0, %fc3 : index
  %f4 = arith.addi %f2, %f3 : index
  %f5 = arith.addi %x2, %fc4 : index
  %f6 = arith.cmpi sgt, %fscalesInLds, %fc6 : index
  %f7 = scf.if %f6 -> (vector<2xi8>) {
    %f8 = arith.addi %x3, %f4 : index
    %f9 = vector.load %x4[%f8] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f9 : vector<2xi8>
  } else {
    %f10 = arith.addi %f5, %f4 : index
    %f11 = vector.load %x5[%f10] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f11 : vector<2xi8>
  }
  %f12 = vector.bitcast %f7 : vector<2xi8> to vector<1xf16>
  %f13 = arith.divui %x6, %fc7 : index
  %f14 = arith.muli %f13, %fc2 : index
  %f15 = arith.muli %x1, %fc0 : index
  %f16 = arith.addi %f14, %f15 : index
  %f17 = arith.muli %f0, %fc8 : index
  %f18 = arith.addi %f16, %f17 : index
  %f19 = scf.if %f6 -> (vector<1xi8>) {
    %f20 = arith.addi %x3, %f18 : index
    %f21 = vector.load %x4[%f20] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
    scf.yield %f21 : vector<1xi8>
  } else {
    %f22 = arith.addi %f5, %f18 : index
    %f23 = vector.load %x5[%f22] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
    scf.yield %f23 : vector<1xi8>
  }
  %f24 = vector.extract %f12[0] : f16 from vector<1xf16>
  %f25 = arith.extf %f24 : f16 to f32
  %f26 = vector.extract %f19[0] : i8 from vector<1xi8>
  %f27 = arith.extsi %f26 : i8 to i32
  %f28 = arith.sitofp %f27 : i32 to f32
  %f29 = arith.mulf %f25, %f28 : f32
  %f30 = arith.truncf %f29 : f32 to f16
  %f31 = vector.broadcast %f30 : f16 to vector<16xf16>
  %f32 = arith.muli %x6, %fc8 : index
  %f33 = arith.divui %f32, %fc3 : index
  %f34 = arith.addi %f14, %f33 : index
  %f35 = arith.addi %f34, %fc9 : index
  %f36 = arith.divui %f35, %fc4 : index
  %f37 = arith.muli %f36, %fc4 : index
  %f38 = arith.addi %f5, %f37 : index
  %f39 = arith.muli %x6, %fc1 : index
  %f40 = arith.addi %f38, %f39 : index
  %f41 = arith.addi %f15, %f0 : index
  %f42 = arith.muli %f41, %fc0 : index
  %f43 = arith.addi %f40, %f42 : index
  %f44 = arith.muli %x1, %fc7 : index
  %f45 = arith.addi %f38, %f44 : index
  %f46 = arith.muli %f0, %fc0 : index
  %f47 = arith.addi %f45, %f46 : index
  %f48 = vector.load %x5[%f43] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f49 = vector.bitcast %f48 : vector<16xi8> to vector<4xi32>
  %f50 = vector.load %x5[%f47] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f51 = vector.bitcast %f50 : vector<16xi8> to vector<4xi32>
  %f52 = arith.shrui %f51, %fc10 : vector<4xi32>
  %f53 = arith.andi %f52, %fc11 : vector<4xi32>
  %f54 = arith.shrui %f49, %fc12 : vector<4xi32>
  %f55 = arith.andi %f54, %fc11 : vector<4xi32>
  %f56 = arith.shli %f55, %fc13 : vector<4xi32>
  %f57 = arith.ori %f53, %f56 : vector<4xi32>
  %f58 = arith.ori %f57, %fc14 : vector<4xi32>
  %f59 = vector.bitcast %f58 : vector<4xi32> to vector<8xf16>
  %f60 = arith.shrui %f51, %fc13 : vector<4xi32>
  %f61 = arith.andi %f60, %fc11 : vector<4xi32>
  %f62 = arith.shrui %f49, %fc15 : vector<4xi32>
  %f63 = arith.andi %f62, %fc11 : vector<4xi32>
  %f64 = arith.shli %f63, %fc13 : vector<4xi32>
  %f65 = arith.ori %f61, %f64 : vector<4xi32>
  %f66 = arith.ori %f65, %fc14 : vector<4xi32>
  %f67 = vector.bitcast %f66 : vector<4xi32> to vector<8xf16>
  %f68 = arith.shrui %f51, %fc16 : vector<4xi32>
  %f69 = arith.andi %f68, %fc11 : vector<4xi32>
  %f70 = arith.shrui %f49, %fc17 : vector<4xi32>
  %f71 = arith.andi %f70, %fc11 : vector<4xi32>
  %f72 = arith.shli %f71, %fc13 : vector<4xi32>
  %f73 = arith.ori %f69, %f72 : vector<4xi32>
  %f74 = arith.ori %f73, %fc14 : vector<4xi32>
  %f75 = vector.bitcast %f74 : vector<4xi32> to vector<8xf16>
  %f76 = arith.shrui %f51, %fc18 : vector<4xi32>
  %f77 = arith.andi %f76, %fc11 : vector<4xi32>
  %f78 = arith.shrui %f49, %fc19 : vector<4xi32>
  %f79 = arith.andi %f78, %fc11 : vector<4xi32>
  %f80 = arith.shli %f79, %fc13 : vector<4xi32>
  %f81 = arith.ori %f77, %f80 : vector<4xi32>
  %f82 = arith.ori %f81, %fc14 : vector<4xi32>
  %f83 = vector.bitcast %f82 : vector<4xi32> to vector<8xf16>
  %f84 = vector.shuffle %f59, %f67 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f85 = vector.shuffle %f75, %f83 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f86 = vector.shuffle %f84, %f85 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f87 = arith.subf %f86, %fc20 : vector<32xf16>
  %f88 = vector.shuffle %f87, %f87 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f89 = vector.shuffle %f87, %f87 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f90 = arith.mulf %f88, %f31 : vector<16xf16>
  %f91 = arith.mulf %f89, %f31 : vector<16xf16>
  func.return %f90, %f91 : vector<16xf16>, vector<16xf16>
}
func.func private @linear_q8_k_p2__gfx1100.1(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: vector<8xf32>, %x3: index, %x4: index, %x5: index, %x6: memref<?xf32>, %x7: index, %x8: memref<?xi8>, %x9: index, %x10: index, %x11: index, %x12: i1, %x13: memref<?xf32>, %x14: memref<?xf32>) {
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
wave.kernel @linear_q8_k_p2__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %waves = wave.param "waves" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 16 : index
  %c3 = arith.constant 1 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 256 : index
  %c6 = arith.constant 32 : index
  %c7 = arith.constant 127 : index
  %c8 = arith.constant 128 : index
  %c9 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c11 = arith.constant 512 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %rowsMode = wave.param "rowsMode" : index
  %scalesInLds = wave.param "scalesInLds" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c18 = arith.constant 8 : index
  %c19 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c22 = arith.constant 3 : index
  %c23 = arith.constant 64 : index
  %c24 = arith.constant 48 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c2 : index
  %3 = arith.muli %inputFeatures, %c3 : index
  %4 = arith.divui %3, %c4 : index
  %5 = arith.divui %inputFeatures, %c5 : index
  %6 = arith.muli %5, %c6 : index
  %7 = arith.addi %6, %4 : index
  %8 = arith.addi %7, %c7 : index
  %9 = arith.divui %8, %c8 : index
  %10 = arith.muli %9, %c8 : index
  %11 = arith.addi %2, %10 : index
  %12 = arith.addi %11, %c8 : index
  %13 = arith.muli %0, %c4 : index
  %14 = arith.addi %13, %c9 : index
  %15 = arith.muli %14, %12 : index
  %16 = arith.addi %13, %c3 : index
  %17 = arith.muli %16, %12 : index
  %18 = memref.load %step[%countAt] : memref<?xi32>
  %19 = arith.index_cast %18 : i32 to index
  %20 = arith.muli %waves, %c11 : index
  %21 = wave.scratch %20 : memref<?xf32>
  %22 = arith.cmpi eq, %hasResidual, %c3 : index
  %23 = arith.muli %0, %c6 : index
  %24 = arith.cmpi eq, %rowsMode, %c9 : index
  scf.if %24 {
    %25 = arith.muli %1, %c2 : index
    %26 = arith.cmpi slt, %25, %19 : index
    scf.if %26 {
      %27 = arith.muli %scalesInLds, %c4 : index
      %28 = wave.scratch %27 : memref<?xi8>
      %29 = arith.cmpi sgt, %scalesInLds, %c9 : index
      scf.if %29 {
        scf.for %30 = %c9 to %c4 step %c3 {
          %31 = arith.addi %13, %30 : index
          %32 = arith.muli %31, %12 : index
          %33 = arith.addi %32, %c8 : index
          %34 = wave.wave
          %35 = arith.muli %34, %c6 : index
          %36 = wave.lane
          %37 = arith.addi %35, %36 : index
          %38 = arith.divui %scalesInLds, %c2 : index
          %39 = arith.muli %waves, %c6 : index
          scf.for %40 = %37 to %38 step %39 {
            %41 = arith.muli %40, %c2 : index
            %42 = arith.addi %33, %41 : index
            %43 = vector.load %w[%42] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %44 = arith.muli %30, %scalesInLds : index
            %45 = arith.addi %44, %41 : index
            vector.store %43, %28[%45] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %46 = wave.lane
      %47 = arith.remui %46, %c2 : index
      %48 = wave.scratch %operandHalves : memref<?xf16>
      %49 = arith.divui %operandHalves, %c18 : index
      %50 = wave.wave
      %51 = arith.muli %50, %c6 : index
      %52 = arith.addi %51, %46 : index
      %53 = arith.muli %waves, %c6 : index
      scf.for %54 = %52 to %49 step %53 {
        %55 = arith.muli %54, %c18 : index
        %56 = arith.addi %c9, %55 : index
        %57 = vector.load %x[%56] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %57, %48[%56] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %58 = arith.remui %47, %tileRows : index
      %59 = arith.muli %58, %c18 : index
      %60 = arith.muli %c9, %scalesInLds : index
      %61 = arith.muli %c3, %scalesInLds : index
      %62 = arith.divui %inputFeatures, %c6 : index
      %63 = arith.muli %50, %stepsPerWave : index
      %64 = arith.minsi %63, %62 : index
      %65 = arith.addi %64, %stepsPerWave : index
      %66 = arith.minsi %65, %62 : index
      %67 = arith.cmpi eq, %wholeBlocks, %c3 : index
      %68 = arith.subi %66, %64 : index
      %69 = arith.divui %68, %c4 : index
      %70 = arith.muli %69, %c4 : index
      %71 = arith.addi %64, %70 : index
      %72 = arith.select %67, %65, %71 : index
      %76:2 = scf.for %73 = %64 to %72 step %c4 iter_args(%74 = %c19, %75 = %c19) -> (vector<8xf32>, vector<8xf32>) {
        %77 = arith.addi %73, %c9 : index
        %78:2 = func.call @linear_q8_k_p2__gfx1100.0(%46, %77, %15, %60, %28, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %79 = arith.addi %73, %c3 : index
        %80:2 = func.call @linear_q8_k_p2__gfx1100.0(%46, %79, %15, %60, %28, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %81:2 = func.call @linear_q8_k_p2__gfx1100.0(%46, %77, %17, %61, %28, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %82:2 = func.call @linear_q8_k_p2__gfx1100.0(%46, %79, %17, %61, %28, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %83 = arith.muli %73, %c4 : index
        %84 = arith.addi %83, %c9 : index
        %85 = arith.muli %tileRows, %c2 : index
        %86 = arith.muli %84, %85 : index
        %87 = arith.addi %59, %86 : index
        %88 = vector.load %48[%87] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %89 = arith.muli %tileRows, %c18 : index
        %90 = arith.addi %87, %89 : index
        %91 = vector.load %48[%90] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %92 = vector.shuffle %88, %91 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %93 = wave.mma %92, %78#0, %74 : vector<16xf16>, vector<8xf32>
        %94 = wave.mma %92, %81#0, %75 : vector<16xf16>, vector<8xf32>
        %95 = arith.addi %83, %c3 : index
        %96 = arith.muli %95, %85 : index
        %97 = arith.addi %59, %96 : index
        %98 = vector.load %48[%97] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %99 = arith.addi %97, %89 : index
        %100 = vector.load %48[%99] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %101 = vector.shuffle %98, %100 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %102 = wave.mma %101, %78#1, %93 : vector<16xf16>, vector<8xf32>
        %103 = wave.mma %101, %81#1, %94 : vector<16xf16>, vector<8xf32>
        %104 = arith.addi %83, %c4 : index
        %105 = arith.muli %104, %85 : index
        %106 = arith.addi %59, %105 : index
        %107 = vector.load %48[%106] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %108 = arith.addi %106, %89 : index
        %109 = vector.load %48[%108] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %110 = vector.shuffle %107, %109 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %111 = wave.mma %110, %80#0, %102 : vector<16xf16>, vector<8xf32>
        %112 = wave.mma %110, %82#0, %103 : vector<16xf16>, vector<8xf32>
        %113 = arith.addi %83, %c22 : index
        %114 = arith.muli %113, %85 : index
        %115 = arith.addi %59, %114 : index
        %116 = vector.load %48[%115] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %117 = arith.addi %115, %89 : index
        %118 = vector.load %48[%117] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %119 = vector.shuffle %116, %118 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %120 = wave.mma %119, %80#1, %111 : vector<16xf16>, vector<8xf32>
        %121 = wave.mma %119, %82#1, %112 : vector<16xf16>, vector<8xf32>
        scf.yield %120, %121 : vector<8xf32>, vector<8xf32>
      }
      %122 = arith.select %67, %72, %66 : index
      %126:2 = scf.for %123 = %72 to %122 step %c3 iter_args(%124 = %76#0, %125 = %76#1) -> (vector<8xf32>, vector<8xf32>) {
        %127 = arith.addi %123, %c9 : index
        %128:2 = func.call @linear_q8_k_p2__gfx1100.0(%46, %127, %15, %60, %28, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %129:2 = func.call @linear_q8_k_p2__gfx1100.0(%46, %127, %17, %61, %28, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %130 = arith.muli %123, %c4 : index
        %131 = arith.addi %130, %c9 : index
        %132 = arith.muli %tileRows, %c2 : index
        %133 = arith.muli %131, %132 : index
        %134 = arith.addi %59, %133 : index
        %135 = vector.load %48[%134] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %136 = arith.muli %tileRows, %c18 : index
        %137 = arith.addi %134, %136 : index
        %138 = vector.load %48[%137] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %139 = vector.shuffle %135, %138 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %140 = wave.mma %139, %128#0, %124 : vector<16xf16>, vector<8xf32>
        %141 = wave.mma %139, %129#0, %125 : vector<16xf16>, vector<8xf32>
        %142 = arith.addi %130, %c3 : index
        %143 = arith.muli %142, %132 : index
        %144 = arith.addi %59, %143 : index
        %145 = vector.load %48[%144] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %146 = arith.addi %144, %136 : index
        %147 = vector.load %48[%146] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %148 = vector.shuffle %145, %147 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %149 = wave.mma %148, %128#1, %140 : vector<16xf16>, vector<8xf32>
        %150 = wave.mma %148, %129#1, %141 : vector<16xf16>, vector<8xf32>
        scf.yield %149, %150 : vector<8xf32>, vector<8xf32>
      }
      %151 = arith.addi %25, %c9 : index
      func.call @linear_q8_k_p2__gfx1100.1(%126#0, %21, %126#1, %waves, %151, %19, %factors, %15, %w, %17, %outputFeatures, %23, %22, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %152 = arith.cmpi eq, %rowsMode, %c3 : index
  scf.if %152 {
    %153 = arith.muli %1, %c2 : index
    %154 = arith.cmpi slt, %153, %19 : index
    scf.if %154 {
      %155 = arith.muli %scalesInLds, %c4 : index
      %156 = wave.scratch %155 : memref<?xi8>
      %157 = arith.cmpi sgt, %scalesInLds, %c9 : index
      scf.if %157 {
        scf.for %158 = %c9 to %c4 step %c3 {
          %159 = arith.addi %13, %158 : index
          %160 = arith.muli %159, %12 : index
          %161 = arith.addi %160, %c8 : index
          %162 = wave.wave
          %163 = arith.muli %162, %c6 : index
          %164 = wave.lane
          %165 = arith.addi %163, %164 : index
          %166 = arith.divui %scalesInLds, %c2 : index
          %167 = arith.muli %waves, %c6 : index
          scf.for %168 = %165 to %166 step %167 {
            %169 = arith.muli %168, %c2 : index
            %170 = arith.addi %161, %169 : index
            %171 = vector.load %w[%170] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %172 = arith.muli %158, %scalesInLds : index
            %173 = arith.addi %172, %169 : index
            vector.store %171, %156[%173] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %174 = wave.lane
      %175 = arith.remui %174, %c2 : index
      %176 = arith.remui %175, %tileRows : index
      %177 = arith.addi %153, %176 : index
      %178 = arith.divui %177, %tileRows : index
      %179 = arith.divui %inputFeatures, %c2 : index
      %180 = arith.muli %178, %179 : index
      %181 = arith.divui %c9, %c2 : index
      %182 = arith.addi %180, %181 : index
      %183 = arith.muli %182, %c4 : index
      %184 = arith.remui %c9, %c2 : index
      %185 = arith.divui %184, %c18 : index
      %186 = arith.addi %183, %185 : index
      %187 = arith.muli %tileRows, %c18 : index
      %188 = arith.muli %186, %187 : index
      %189 = arith.remui %177, %tileRows : index
      %190 = arith.muli %189, %c18 : index
      %191 = arith.addi %188, %190 : index
      %192 = arith.remui %c9, %c18 : index
      %193 = arith.addi %191, %192 : index
      %194 = arith.muli %c9, %scalesInLds : index
      %195 = arith.muli %c3, %scalesInLds : index
      %196 = wave.wave
      %197 = arith.divui %inputFeatures, %c6 : index
      %198 = arith.muli %196, %stepsPerWave : index
      %199 = arith.minsi %198, %197 : index
      %200 = arith.addi %199, %stepsPerWave : index
      %201 = arith.minsi %200, %197 : index
      %202 = arith.cmpi eq, %wholeBlocks, %c3 : index
      %203 = arith.subi %201, %199 : index
      %204 = arith.divui %203, %c4 : index
      %205 = arith.muli %204, %c4 : index
      %206 = arith.addi %199, %205 : index
      %207 = arith.select %202, %200, %206 : index
      %211:2 = scf.for %208 = %199 to %207 step %c4 iter_args(%209 = %c19, %210 = %c19) -> (vector<8xf32>, vector<8xf32>) {
        %212 = arith.addi %208, %c9 : index
        %213:2 = func.call @linear_q8_k_p2__gfx1100.0(%174, %212, %15, %194, %156, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %214 = arith.addi %208, %c3 : index
        %215:2 = func.call @linear_q8_k_p2__gfx1100.0(%174, %214, %15, %194, %156, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %216:2 = func.call @linear_q8_k_p2__gfx1100.0(%174, %212, %17, %195, %156, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %217:2 = func.call @linear_q8_k_p2__gfx1100.0(%174, %214, %17, %195, %156, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %218 = arith.muli %208, %c4 : index
        %219 = arith.addi %218, %c9 : index
        %220 = arith.muli %tileRows, %c2 : index
        %221 = arith.muli %219, %220 : index
        %222 = arith.addi %193, %221 : index
        %223 = vector.load %x[%222] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %224 = arith.addi %222, %187 : index
        %225 = vector.load %x[%224] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %226 = vector.shuffle %223, %225 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %227 = wave.mma %226, %213#0, %209 : vector<16xf16>, vector<8xf32>
        %228 = wave.mma %226, %216#0, %210 : vector<16xf16>, vector<8xf32>
        %229 = arith.addi %218, %c3 : index
        %230 = arith.muli %229, %220 : index
        %231 = arith.addi %193, %230 : index
        %232 = vector.load %x[%231] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %233 = arith.addi %231, %187 : index
        %234 = vector.load %x[%233] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %235 = vector.shuffle %232, %234 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %236 = wave.mma %235, %213#1, %227 : vector<16xf16>, vector<8xf32>
        %237 = wave.mma %235, %216#1, %228 : vector<16xf16>, vector<8xf32>
        %238 = arith.addi %218, %c4 : index
        %239 = arith.muli %238, %220 : index
        %240 = arith.addi %193, %239 : index
        %241 = vector.load %x[%240] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %242 = arith.addi %240, %187 : index
        %243 = vector.load %x[%242] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %244 = vector.shuffle %241, %243 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %245 = wave.mma %244, %215#0, %236 : vector<16xf16>, vector<8xf32>
        %246 = wave.mma %244, %217#0, %237 : vector<16xf16>, vector<8xf32>
        %247 = arith.addi %218, %c22 : index
        %248 = arith.muli %247, %220 : index
        %249 = arith.addi %193, %248 : index
        %250 = vector.load %x[%249] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %251 = arith.addi %249, %187 : index
        %252 = vector.load %x[%251] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %253 = vector.shuffle %250, %252 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %254 = wave.mma %253, %215#1, %245 : vector<16xf16>, vector<8xf32>
        %255 = wave.mma %253, %217#1, %246 : vector<16xf16>, vector<8xf32>
        scf.yield %254, %255 : vector<8xf32>, vector<8xf32>
      }
      %256 = arith.select %202, %207, %201 : index
      %260:2 = scf.for %257 = %207 to %256 step %c3 iter_args(%258 = %211#0, %259 = %211#1) -> (vector<8xf32>, vector<8xf32>) {
        %261 = arith.addi %257, %c9 : index
        %262:2 = func.call @linear_q8_k_p2__gfx1100.0(%174, %261, %15, %194, %156, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %263:2 = func.call @linear_q8_k_p2__gfx1100.0(%174, %261, %17, %195, %156, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %264 = arith.muli %257, %c4 : index
        %265 = arith.addi %264, %c9 : index
        %266 = arith.muli %tileRows, %c2 : index
        %267 = arith.muli %265, %266 : index
        %268 = arith.addi %193, %267 : index
        %269 = vector.load %x[%268] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %270 = arith.addi %268, %187 : index
        %271 = vector.load %x[%270] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %272 = vector.shuffle %269, %271 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %273 = wave.mma %272, %262#0, %258 : vector<16xf16>, vector<8xf32>
        %274 = wave.mma %272, %263#0, %259 : vector<16xf16>, vector<8xf32>
        %275 = arith.addi %264, %c3 : index
        %276 = arith.muli %275, %266 : index
        %277 = arith.addi %193, %276 : index
        %278 = vector.load %x[%277] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %279 = arith.addi %277, %187 : index
        %280 = vector.load %x[%279] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %281 = vector.shuffle %278, %280 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %282 = wave.mma %281, %262#1, %273 : vector<16xf16>, vector<8xf32>
        %283 = wave.mma %281, %263#1, %274 : vector<16xf16>, vector<8xf32>
        scf.yield %282, %283 : vector<8xf32>, vector<8xf32>
      }
      %284 = arith.addi %153, %c9 : index
      func.call @linear_q8_k_p2__gfx1100.1(%260#0, %21, %260#1, %waves, %284, %19, %factors, %15, %w, %17, %outputFeatures, %23, %22, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %285 = arith.cmpi eq, %rowsMode, %c4 : index
  scf.if %285 {
    %286 = arith.muli %1, %c23 : index
    %287 = arith.cmpi slt, %286, %19 : index
    scf.if %287 {
      %288 = arith.muli %scalesInLds, %c4 : index
      %289 = wave.scratch %288 : memref<?xi8>
      %290 = arith.cmpi sgt, %scalesInLds, %c9 : index
      scf.if %290 {
        scf.for %291 = %c9 to %c4 step %c3 {
          %292 = arith.addi %13, %291 : index
          %293 = arith.muli %292, %12 : index
          %294 = arith.addi %293, %c8 : index
          %295 = wave.wave
          %296 = arith.muli %295, %c6 : index
          %297 = wave.lane
          %298 = arith.addi %296, %297 : index
          %299 = arith.divui %scalesInLds, %c2 : index
          %300 = arith.muli %waves, %c6 : index
          scf.for %301 = %298 to %299 step %300 {
            %302 = arith.muli %301, %c2 : index
            %303 = arith.addi %294, %302 : index
            %304 = vector.load %w[%303] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %305 = arith.muli %291, %scalesInLds : index
            %306 = arith.addi %305, %302 : index
            vector.store %304, %289[%306] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %307 = wave.lane
      %308 = arith.remui %307, %c2 : index
      %309 = arith.remui %308, %tileRows : index
      %310 = arith.addi %286, %309 : index
      %311 = arith.divui %310, %tileRows : index
      %312 = arith.divui %inputFeatures, %c2 : index
      %313 = arith.muli %311, %312 : index
      %314 = arith.divui %c9, %c2 : index
      %315 = arith.addi %313, %314 : index
      %316 = arith.muli %315, %c4 : index
      %317 = arith.remui %c9, %c2 : index
      %318 = arith.divui %317, %c18 : index
      %319 = arith.addi %316, %318 : index
      %320 = arith.muli %tileRows, %c18 : index
      %321 = arith.muli %319, %320 : index
      %322 = arith.remui %310, %tileRows : index
      %323 = arith.muli %322, %c18 : index
      %324 = arith.addi %321, %323 : index
      %325 = arith.remui %c9, %c18 : index
      %326 = arith.addi %324, %325 : index
      %327 = arith.addi %308, %c2 : index
      %328 = arith.addi %286, %327 : index
      %329 = arith.divui %328, %tileRows : index
      %330 = arith.muli %329, %312 : index
      %331 = arith.addi %330, %314 : index
      %332 = arith.muli %331, %c4 : index
      %333 = arith.addi %332, %318 : index
      %334 = arith.muli %333, %320 : index
      %335 = arith.remui %328, %tileRows : index
      %336 = arith.muli %335, %c18 : index
      %337 = arith.addi %334, %336 : index
      %338 = arith.addi %337, %325 : index
      %339 = arith.addi %308, %c6 : index
      %340 = arith.addi %286, %339 : index
      %341 = arith.divui %340, %tileRows : index
      %342 = arith.muli %341, %312 : index
      %343 = arith.addi %342, %314 : index
      %344 = arith.muli %343, %c4 : index
      %345 = arith.addi %344, %318 : index
      %346 = arith.muli %345, %320 : index
      %347 = arith.remui %340, %tileRows : index
      %348 = arith.muli %347, %c18 : index
      %349 = arith.addi %346, %348 : index
      %350 = arith.addi %349, %325 : index
      %351 = arith.addi %308, %c24 : index
      %352 = arith.addi %286, %351 : index
      %353 = arith.divui %352, %tileRows : index
      %354 = arith.muli %353, %312 : index
      %355 = arith.addi %354, %314 : index
      %356 = arith.muli %355, %c4 : index
      %357 = arith.addi %356, %318 : index
      %358 = arith.muli %357, %320 : index
      %359 = arith.remui %352, %tileRows : index
      %360 = arith.muli %359, %c18 : index
      %361 = arith.addi %358, %360 : index
      %362 = arith.addi %361, %325 : index
      %363 = arith.muli %c9, %scalesInLds : index
      %364 = arith.muli %c3, %scalesInLds : index
      %365 = wave.wave
      %366 = arith.divui %inputFeatures, %c6 : index
      %367 = arith.muli %365, %stepsPerWave : index
      %368 = arith.minsi %367, %366 : index
      %369 = arith.addi %368, %stepsPerWave : index
      %370 = arith.minsi %369, %366 : index
      %371 = arith.cmpi eq, %wholeBlocks, %c3 : index
      %372 = arith.subi %370, %368 : index
      %373 = arith.divui %372, %c4 : index
      %374 = arith.muli %373, %c4 : index
      %375 = arith.addi %368, %374 : index
      %376 = arith.select %371, %369, %375 : index
      %386:8 = scf.for %377 = %368 to %376 step %c4 iter_args(%378 = %c19, %379 = %c19, %380 = %c19, %381 = %c19, %382 = %c19, %383 = %c19, %384 = %c19, %385 = %c19) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %387 = arith.addi %377, %c9 : index
        %388:2 = func.call @linear_q8_k_p2__gfx1100.0(%307, %387, %15, %363, %289, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %389 = arith.addi %377, %c3 : index
        %390:2 = func.call @linear_q8_k_p2__gfx1100.0(%307, %389, %15, %363, %289, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %391:2 = func.call @linear_q8_k_p2__gfx1100.0(%307, %387, %17, %364, %289, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %392:2 = func.call @linear_q8_k_p2__gfx1100.0(%307, %389, %17, %364, %289, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %393 = arith.muli %377, %c4 : index
        %394 = arith.addi %393, %c9 : index
        %395 = arith.muli %tileRows, %c2 : index
        %396 = arith.muli %394, %395 : index
        %397 = arith.addi %326, %396 : index
        %398 = vector.load %x[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %399 = arith.addi %397, %320 : index
        %400 = vector.load %x[%399] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %401 = vector.shuffle %398, %400 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %402 = wave.mma %401, %388#0, %378 : vector<16xf16>, vector<8xf32>
        %403 = wave.mma %401, %391#0, %379 : vector<16xf16>, vector<8xf32>
        %404 = arith.addi %338, %396 : index
        %405 = vector.load %x[%404] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %406 = arith.addi %404, %320 : index
        %407 = vector.load %x[%406] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %408 = vector.shuffle %405, %407 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %409 = wave.mma %408, %388#0, %380 : vector<16xf16>, vector<8xf32>
        %410 = wave.mma %408, %391#0, %381 : vector<16xf16>, vector<8xf32>
        %411 = arith.addi %350, %396 : index
        %412 = vector.load %x[%411] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %413 = arith.addi %411, %320 : index
        %414 = vector.load %x[%413] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %415 = vector.shuffle %412, %414 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %416 = wave.mma %415, %388#0, %382 : vector<16xf16>, vector<8xf32>
        %417 = wave.mma %415, %391#0, %383 : vector<16xf16>, vector<8xf32>
        %418 = arith.addi %362, %396 : index
        %419 = vector.load %x[%418] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %420 = arith.addi %418, %320 : index
        %421 = vector.load %x[%420] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %422 = vector.shuffle %419, %421 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %423 = wave.mma %422, %388#0, %384 : vector<16xf16>, vector<8xf32>
        %424 = wave.mma %422, %391#0, %385 : vector<16xf16>, vector<8xf32>
        %425 = arith.addi %393, %c3 : index
        %426 = arith.muli %425, %395 : index
        %427 = arith.addi %326, %426 : index
        %428 = vector.load %x[%427] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %429 = arith.addi %427, %320 : index
        %430 = vector.load %x[%429] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %431 = vector.shuffle %428, %430 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %432 = wave.mma %431, %388#1, %402 : vector<16xf16>, vector<8xf32>
        %433 = wave.mma %431, %391#1, %403 : vector<16xf16>, vector<8xf32>
        %434 = arith.addi %338, %426 : index
        %435 = vector.load %x[%434] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %436 = arith.addi %434, %320 : index
        %437 = vector.load %x[%436] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %438 = vector.shuffle %435, %437 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %439 = wave.mma %438, %388#1, %409 : vector<16xf16>, vector<8xf32>
        %440 = wave.mma %438, %391#1, %410 : vector<16xf16>, vector<8xf32>
        %441 = arith.addi %350, %426 : index
        %442 = vector.load %x[%441] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %443 = arith.addi %441, %320 : index
        %444 = vector.load %x[%443] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %445 = vector.shuffle %442, %444 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %446 = wave.mma %445, %388#1, %416 : vector<16xf16>, vector<8xf32>
        %447 = wave.mma %445, %391#1, %417 : vector<16xf16>, vector<8xf32>
        %448 = arith.addi %362, %426 : index
        %449 = vector.load %x[%448] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %450 = arith.addi %448, %320 : index
        %451 = vector.load %x[%450] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %452 = vector.shuffle %449, %451 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %453 = wave.mma %452, %388#1, %423 : vector<16xf16>, vector<8xf32>
        %454 = wave.mma %452, %391#1, %424 : vector<16xf16>, vector<8xf32>
        %455 = arith.addi %393, %c4 : index
        %456 = arith.muli %455, %395 : index
        %457 = arith.addi %326, %456 : index
        %458 = vector.load %x[%457] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %459 = arith.addi %457, %320 : index
        %460 = vector.load %x[%459] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %461 = vector.shuffle %458, %460 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %462 = wave.mma %461, %390#0, %432 : vector<16xf16>, vector<8xf32>
        %463 = wave.mma %461, %392#0, %433 : vector<16xf16>, vector<8xf32>
        %464 = arith.addi %338, %456 : index
        %465 = vector.load %x[%464] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %466 = arith.addi %464, %320 : index
        %467 = vector.load %x[%466] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %468 = vector.shuffle %465, %467 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %469 = wave.mma %468, %390#0, %439 : vector<16xf16>, vector<8xf32>
        %470 = wave.mma %468, %392#0, %440 : vector<16xf16>, vector<8xf32>
        %471 = arith.addi %350, %456 : index
        %472 = vector.load %x[%471] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %473 = arith.addi %471, %320 : index
        %474 = vector.load %x[%473] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %475 = vector.shuffle %472, %474 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %476 = wave.mma %475, %390#0, %446 : vector<16xf16>, vector<8xf32>
        %477 = wave.mma %475, %392#0, %447 : vector<16xf16>, vector<8xf32>
        %478 = arith.addi %362, %456 : index
        %479 = vector.load %x[%478] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %480 = arith.addi %478, %320 : index
        %481 = vector.load %x[%480] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %482 = vector.shuffle %479, %481 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %483 = wave.mma %482, %390#0, %453 : vector<16xf16>, vector<8xf32>
        %484 = wave.mma %482, %392#0, %454 : vector<16xf16>, vector<8xf32>
        %485 = arith.addi %393, %c22 : index
        %486 = arith.muli %485, %395 : index
        %487 = arith.addi %326, %486 : index
        %488 = vector.load %x[%487] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %489 = arith.addi %487, %320 : index
        %490 = vector.load %x[%489] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %491 = vector.shuffle %488, %490 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %492 = wave.mma %491, %390#1, %462 : vector<16xf16>, vector<8xf32>
        %493 = wave.mma %491, %392#1, %463 : vector<16xf16>, vector<8xf32>
        %494 = arith.addi %338, %486 : index
        %495 = vector.load %x[%494] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %496 = arith.addi %494, %320 : index
        %497 = vector.load %x[%496] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %498 = vector.shuffle %495, %497 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %499 = wave.mma %498, %390#1, %469 : vector<16xf16>, vector<8xf32>
        %500 = wave.mma %498, %392#1, %470 : vector<16xf16>, vector<8xf32>
        %501 = arith.addi %350, %486 : index
        %502 = vector.load %x[%501] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %503 = arith.addi %501, %320 : index
        %504 = vector.load %x[%503] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %505 = vector.shuffle %502, %504 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %506 = wave.mma %505, %390#1, %476 : vector<16xf16>, vector<8xf32>
        %507 = wave.mma %505, %392#1, %477 : vector<16xf16>, vector<8xf32>
        %508 = arith.addi %362, %486 : index
        %509 = vector.load %x[%508] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %510 = arith.addi %508, %320 : index
        %511 = vector.load %x[%510] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %512 = vector.shuffle %509, %511 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %513 = wave.mma %512, %390#1, %483 : vector<16xf16>, vector<8xf32>
        %514 = wave.mma %512, %392#1, %484 : vector<16xf16>, vector<8xf32>
        scf.yield %492, %493, %499, %500, %506, %507, %513, %514 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %515 = arith.select %371, %376, %370 : index
      %525:8 = scf.for %516 = %376 to %515 step %c3 iter_args(%517 = %386#0, %518 = %386#1, %519 = %386#2, %520 = %386#3, %521 = %386#4, %522 = %386#5, %523 = %386#6, %524 = %386#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %526 = arith.addi %516, %c9 : index
        %527:2 = func.call @linear_q8_k_p2__gfx1100.0(%307, %526, %15, %363, %289, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %528:2 = func.call @linear_q8_k_p2__gfx1100.0(%307, %526, %17, %364, %289, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %529 = arith.muli %516, %c4 : index
        %530 = arith.addi %529, %c9 : index
        %531 = arith.muli %tileRows, %c2 : index
        %532 = arith.muli %530, %531 : index
        %533 = arith.addi %326, %532 : index
        %534 = vector.load %x[%533] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %535 = arith.addi %533, %320 : index
        %536 = vector.load %x[%535] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %537 = vector.shuffle %534, %536 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %538 = wave.mma %537, %527#0, %517 : vector<16xf16>, vector<8xf32>
        %539 = wave.mma %537, %528#0, %518 : vector<16xf16>, vector<8xf32>
        %540 = arith.addi %338, %532 : index
        %541 = vector.load %x[%540] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %542 = arith.addi %540, %320 : index
        %543 = vector.load %x[%542] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %544 = vector.shuffle %541, %543 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %545 = wave.mma %544, %527#0, %519 : vector<16xf16>, vector<8xf32>
        %546 = wave.mma %544, %528#0, %520 : vector<16xf16>, vector<8xf32>
        %547 = arith.addi %350, %532 : index
        %548 = vector.load %x[%547] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %549 = arith.addi %547, %320 : index
        %550 = vector.load %x[%549] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %551 = vector.shuffle %548, %550 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %552 = wave.mma %551, %527#0, %521 : vector<16xf16>, vector<8xf32>
        %553 = wave.mma %551, %528#0, %522 : vector<16xf16>, vector<8xf32>
        %554 = arith.addi %362, %532 : index
        %555 = vector.load %x[%554] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %556 = arith.addi %554, %320 : index
        %557 = vector.load %x[%556] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %558 = vector.shuffle %555, %557 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %559 = wave.mma %558, %527#0, %523 : vector<16xf16>, vector<8xf32>
        %560 = wave.mma %558, %528#0, %524 : vector<16xf16>, vector<8xf32>
        %561 = arith.addi %529, %c3 : index
        %562 = arith.muli %561, %531 : index
        %563 = arith.addi %326, %562 : index
        %564 = vector.load %x[%563] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %565 = arith.addi %563, %320 : index
        %566 = vector.load %x[%565] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %567 = vector.shuffle %564, %566 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %568 = wave.mma %567, %527#1, %538 : vector<16xf16>, vector<8xf32>
        %569 = wave.mma %567, %528#1, %539 : vector<16xf16>, vector<8xf32>
        %570 = arith.addi %338, %562 : index
        %571 = vector.load %x[%570] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %572 = arith.addi %570, %320 : index
        %573 = vector.load %x[%572] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %574 = vector.shuffle %571, %573 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %575 = wave.mma %574, %527#1, %545 : vector<16xf16>, vector<8xf32>
        %576 = wave.mma %574, %528#1, %546 : vector<16xf16>, vector<8xf32>
        %577 = arith.addi %350, %562 : index
        %578 = vector.load %x[%577] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %579 = arith.addi %577, %320 : index
        %580 = vector.load %x[%579] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %581 = vector.shuffle %578, %580 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %582 = wave.mma %581, %527#1, %552 : vector<16xf16>, vector<8xf32>
        %583 = wave.mma %581, %528#1, %553 : vector<16xf16>, vector<8xf32>
        %584 = arith.addi %362, %562 : index
        %585 = vector.load %x[%584] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %586 = arith.addi %584, %320 : index
        %587 = vector.load %x[%586] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %588 = vector.shuffle %585, %587 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %589 = wave.mma %588, %527#1, %559 : vector<16xf16>, vector<8xf32>
        %590 = wave.mma %588, %528#1, %560 : vector<16xf16>, vector<8xf32>
        scf.yield %568, %569, %575, %576, %582, %583, %589, %590 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %591 = arith.addi %286, %c9 : index
      func.call @linear_q8_k_p2__gfx1100.1(%525#0, %21, %525#1, %waves, %591, %19, %factors, %15, %w, %17, %outputFeatures, %23, %22, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %592 = arith.addi %286, %c2 : index
      func.call @linear_q8_k_p2__gfx1100.1(%525#2, %21, %525#3, %waves, %592, %19, %factors, %15, %w, %17, %outputFeatures, %23, %22, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %593 = arith.addi %286, %c6 : index
      func.call @linear_q8_k_p2__gfx1100.1(%525#4, %21, %525#5, %waves, %593, %19, %factors, %15, %w, %17, %outputFeatures, %23, %22, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %594 = arith.addi %286, %c24 : index
      func.call @linear_q8_k_p2__gfx1100.1(%525#6, %21, %525#7, %waves, %594, %19, %factors, %15, %w, %17, %outputFeatures, %23, %22, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  wave.return
}
