// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q6_k', panels=2)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q6_k_p2__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 8 : index
  %fc3 = arith.constant 32 : index
  %fc4 = arith.constant 2 : index
  %fc5 = arith.constant 256 : index
  %fc6 = arith.constant 127 : index
  %fc7 = arith.constant dense<0> : vector<4xi32>
  %fc8 = arith.constant dense<983055> : vector<4xi32>
  %fc9 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %fc10 = arith.constant dense<196611> : vector<4xi32>
  %fc11 = arith.constant dense<4> : vector<4xi32>
  %fc12 = arith.constant dense<1677747200> : vector<4xi32>
  %fc13 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %fc14 = arith.constant dense<8> : vector<4xi32>
  %fc15 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %fc16 = arith.constant dense<12> : vector<4xi32>
  %fc17 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %fc18 = arith.constant dense<0x6420> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.addi %x1, %fc1 : index
  %f2 = arith.divui %x2, %fc2 : index
  %f3 = arith.muli %f2, %fc3 : index
  %f4 = arith.addi %f1, %f3 : index
  %f5 = arith.muli %f0, %fc4 : index
  %f6 = arith.addi %f4, %f5 : index
  %f7 = vector.load %x3[%f6] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
  %f8 = vector.bitcast %f7 : vector<2xi8> to vector<1xf16>
  %f9 = arith.divui %x4, %fc5 : index
  %f10 = arith.muli %f9, %fc3 : index
  %f11 = arith.addi %f1, %f10 : index
  %f12 = arith.muli %x2, %fc3 : index
  %f13 = arith.addi %f11, %f12 : index
  %f14 = arith.addi %f13, %f5 : index
  %f15 = vector.load %x3[%f14] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
  %f16 = vector.extract %f8[0] : f16 from vector<1xf16>
  %f17 = arith.extf %f16 : f16 to f32
  %f18 = vector.extract %f15[0] : i8 from vector<2xi8>
  %f19 = arith.extsi %f18 : i8 to i32
  %f20 = arith.sitofp %f19 : i32 to f32
  %f21 = arith.mulf %f17, %f20 : f32
  %f22 = arith.truncf %f21 : f32 to f16
  %f23 = vector.broadcast %f22 : f16 to vector<16xf16>
  %f24 = vector.extract %f15[1] : i8 from vector<2xi8>
  %f25 = arith.extsi %f24 : i8 to i32
  %f26 = arith.sitofp %f25 : i32 to f32
  %f27 = arith.mulf %f17, %f26 : f32
  %f28 = arith.truncf %f27 : f32 to f16
  %f29 = vector.broadcast %f28 : f16 to vector<16xf16>
  %f30 = arith.addi %f10, %x4 : index
  %f31 = arith.addi %f30, %fc6 : index
  %f32 = arith.divui %f31, %fc1 : index
  %f33 = arith.muli %f32, %fc1 : index
  %f34 = arith.addi %f1, %f33 : index
  %f35 = arith.muli %x4, %fc2 : index
  %f36 = arith.addi %f34, %f35 : index
  %f37 = arith.muli %x2, %fc0 : index
  %f38 = arith.addi %f37, %f0 : index
  %f39 = arith.muli %f38, %fc2 : index
  %f40 = arith.addi %f36, %f39 : index
  %f41 = arith.muli %x2, %fc5 : index
  %f42 = arith.addi %f34, %f41 : index
  %f43 = arith.muli %f0, %fc0 : index
  %f44 = arith.addi %f42, %f43 : index
  %f45 = vector.load %x3[%f40] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
  %f46 = vector.bitcast %f45 : vector<8xi8> to vector<2xi32>
  %f47 = vector.shuffle %f46, %f46 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
  %f48 = vector.load %x3[%f44] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f49 = vector.bitcast %f48 : vector<16xi8> to vector<4xi32>
  %f50 = arith.shrui %f49, %fc7 : vector<4xi32>
  %f51 = arith.andi %f50, %fc8 : vector<4xi32>
  %f52 = arith.shrui %f47, %fc9 : vector<4xi32>
  %f53 = arith.andi %f52, %fc10 : vector<4xi32>
  %f54 = arith.shli %f53, %fc11 : vector<4xi32>
  %f55 = arith.ori %f51, %f54 : vector<4xi32>
  %f56 = arith.ori %f55, %fc12 : vector<4xi32>
  %f57 = vector.bitcast %f56 : vector<4xi32> to vector<8xf16>
  %f58 = arith.shrui %f49, %fc11 : vector<4xi32>
  %f59 = arith.andi %f58, %fc8 : vector<4xi32>
  %f60 = arith.shrui %f47, %fc13 : vector<4xi32>
  %f61 = arith.andi %f60, %fc10 : vector<4xi32>
  %f62 = arith.shli %f61, %fc11 : vector<4xi32>
  %f63 = arith.ori %f59, %f62 : vector<4xi32>
  %f64 = arith.ori %f63, %fc12 : vector<4xi32>
  %f65 = vector.bitcast %f64 : vector<4xi32> to vector<8xf16>
  %f66 = arith.shrui %f49, %fc14 : vector<4xi32>
  %f67 = arith.andi %f66, %fc8 : vector<4xi32>
  %f68 = arith.shrui %f47, %fc15 : vector<4xi32>
  %f69 = arith.andi %f68, %fc10 : vector<4xi32>
  %f70 = arith.shli %f69, %fc11 : vector<4xi32>
  %f71 = arith.ori %f67, %f70 : vector<4xi32>
  %f72 = arith.ori %f71, %fc12 : vector<4xi32>
  %f73 = vector.bitcast %f72 : vector<4xi32> to vector<8xf16>
  %f74 = arith.shrui %f49, %fc16 : vector<4xi32>
  %f75 = arith.andi %f74, %fc8 : vector<4xi32>
  %f76 = arith.shrui %f47, %fc17 : vector<4xi32>
  %f77 = arith.andi %f76, %fc10 : vector<4xi32>
  %f78 = arith.shli %f77, %fc11 : vector<4xi32>
  %f79 = arith.ori %f75, %f78 : vector<4xi32>
  %f80 = arith.ori %f79, %fc12 : vector<4xi32>
  %f81 = vector.bitcast %f80 : vector<4xi32> to vector<8xf16>
  %f82 = vector.shuffle %f57, %f65 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f83 = vector.shuffle %f73, %f81 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f84 = vector.shuffle %f82, %f83 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f85 = arith.subf %f84, %fc18 : vector<32xf16>
  %f86 = vector.shuffle %f85, %f85 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f87 = vector.shuffle %f85, %f85 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f88 = arith.mulf %f86, %f23 : vector<16xf16>
  %f89 = arith.mulf %f87, %f29 : vector<16xf16>
  func.return %f88, %f89 : vector<16xf16>, vector<16xf16>
}
func.func private @linear_q6_k_p2__gfx1100.1(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: vector<8xf32>, %x3: index, %x4: index, %x5: index, %x6: memref<?xf32>, %x7: index, %x8: memref<?xi8>, %x9: index, %x10: index, %x11: index, %x12: i1, %x13: memref<?xf32>, %x14: memref<?xf32>) {
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
wave.kernel @linear_q6_k_p2__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %waves = wave.param "waves" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 12 : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 128 : index
  %c7 = arith.constant 2 : index
  %c8 = arith.constant 0 : index
  %c9 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c11 = arith.constant 512 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %rowsMode = wave.param "rowsMode" : index
  %c15 = arith.constant 16 : index
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
  %14 = arith.addi %11, %c9 : index
  %15 = arith.muli %14, %10 : index
  %16 = memref.load %step[%countAt] : memref<?xi32>
  %17 = arith.index_cast %16 : i32 to index
  %18 = arith.muli %waves, %c11 : index
  %19 = wave.scratch %18 : memref<?xf32>
  %20 = arith.cmpi eq, %hasResidual, %c9 : index
  %21 = arith.muli %0, %c4 : index
  %22 = arith.cmpi eq, %rowsMode, %c8 : index
  scf.if %22 {
    %23 = arith.muli %1, %c15 : index
    %24 = arith.cmpi slt, %23, %17 : index
    scf.if %24 {
      %25 = wave.lane
      %26 = arith.remui %25, %c15 : index
      %27 = wave.scratch %operandHalves : memref<?xf16>
      %28 = arith.divui %operandHalves, %c18 : index
      %29 = wave.wave
      %30 = arith.muli %29, %c4 : index
      %31 = arith.addi %30, %25 : index
      %32 = arith.muli %waves, %c4 : index
      scf.for %33 = %31 to %28 step %32 {
        %34 = arith.muli %33, %c18 : index
        %35 = arith.addi %c8, %34 : index
        %36 = vector.load %x[%35] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %36, %27[%35] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %37 = arith.remui %26, %tileRows : index
      %38 = arith.muli %37, %c18 : index
      %39 = arith.divui %inputFeatures, %c4 : index
      %40 = arith.muli %29, %stepsPerWave : index
      %41 = arith.minsi %40, %39 : index
      %42 = arith.addi %41, %stepsPerWave : index
      %43 = arith.minsi %42, %39 : index
      %44 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %45 = arith.subi %43, %41 : index
      %46 = arith.divui %45, %c7 : index
      %47 = arith.muli %46, %c7 : index
      %48 = arith.addi %41, %47 : index
      %49 = arith.select %44, %42, %48 : index
      %53:2 = scf.for %50 = %41 to %49 step %c7 iter_args(%51 = %c19, %52 = %c19) -> (vector<8xf32>, vector<8xf32>) {
        %54 = arith.addi %50, %c8 : index
        %55:2 = func.call @linear_q6_k_p2__gfx1100.0(%25, %13, %54, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %56 = arith.addi %50, %c9 : index
        %57:2 = func.call @linear_q6_k_p2__gfx1100.0(%25, %13, %56, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %58:2 = func.call @linear_q6_k_p2__gfx1100.0(%25, %15, %54, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %59:2 = func.call @linear_q6_k_p2__gfx1100.0(%25, %15, %56, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %60 = arith.muli %50, %c7 : index
        %61 = arith.addi %60, %c8 : index
        %62 = arith.muli %tileRows, %c15 : index
        %63 = arith.muli %61, %62 : index
        %64 = arith.addi %38, %63 : index
        %65 = vector.load %27[%64] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %66 = arith.muli %tileRows, %c18 : index
        %67 = arith.addi %64, %66 : index
        %68 = vector.load %27[%67] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %69 = vector.shuffle %65, %68 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %70 = wave.mma %69, %55#0, %51 : vector<16xf16>, vector<8xf32>
        %71 = wave.mma %69, %58#0, %52 : vector<16xf16>, vector<8xf32>
        %72 = arith.addi %60, %c9 : index
        %73 = arith.muli %72, %62 : index
        %74 = arith.addi %38, %73 : index
        %75 = vector.load %27[%74] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %76 = arith.addi %74, %66 : index
        %77 = vector.load %27[%76] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %78 = vector.shuffle %75, %77 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %79 = wave.mma %78, %55#1, %70 : vector<16xf16>, vector<8xf32>
        %80 = wave.mma %78, %58#1, %71 : vector<16xf16>, vector<8xf32>
        %81 = arith.addi %60, %c7 : index
        %82 = arith.muli %81, %62 : index
        %83 = arith.addi %38, %82 : index
        %84 = vector.load %27[%83] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %85 = arith.addi %83, %66 : index
        %86 = vector.load %27[%85] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %87 = vector.shuffle %84, %86 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %88 = wave.mma %87, %57#0, %79 : vector<16xf16>, vector<8xf32>
        %89 = wave.mma %87, %59#0, %80 : vector<16xf16>, vector<8xf32>
        %90 = arith.addi %60, %c22 : index
        %91 = arith.muli %90, %62 : index
        %92 = arith.addi %38, %91 : index
        %93 = vector.load %27[%92] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %94 = arith.addi %92, %66 : index
        %95 = vector.load %27[%94] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %96 = vector.shuffle %93, %95 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %97 = wave.mma %96, %57#1, %88 : vector<16xf16>, vector<8xf32>
        %98 = wave.mma %96, %59#1, %89 : vector<16xf16>, vector<8xf32>
        scf.yield %97, %98 : vector<8xf32>, vector<8xf32>
      }
      %99 = arith.select %44, %49, %43 : index
      %103:2 = scf.for %100 = %49 to %99 step %c9 iter_args(%101 = %53#0, %102 = %53#1) -> (vector<8xf32>, vector<8xf32>) {
        %104 = arith.addi %100, %c8 : index
        %105:2 = func.call @linear_q6_k_p2__gfx1100.0(%25, %13, %104, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %106:2 = func.call @linear_q6_k_p2__gfx1100.0(%25, %15, %104, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %107 = arith.muli %100, %c7 : index
        %108 = arith.addi %107, %c8 : index
        %109 = arith.muli %tileRows, %c15 : index
        %110 = arith.muli %108, %109 : index
        %111 = arith.addi %38, %110 : index
        %112 = vector.load %27[%111] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %113 = arith.muli %tileRows, %c18 : index
        %114 = arith.addi %111, %113 : index
        %115 = vector.load %27[%114] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %116 = vector.shuffle %112, %115 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %117 = wave.mma %116, %105#0, %101 : vector<16xf16>, vector<8xf32>
        %118 = wave.mma %116, %106#0, %102 : vector<16xf16>, vector<8xf32>
        %119 = arith.addi %107, %c9 : index
        %120 = arith.muli %119, %109 : index
        %121 = arith.addi %38, %120 : index
        %122 = vector.load %27[%121] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %123 = arith.addi %121, %113 : index
        %124 = vector.load %27[%123] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %125 = vector.shuffle %122, %124 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %126 = wave.mma %125, %105#1, %117 : vector<16xf16>, vector<8xf32>
        %127 = wave.mma %125, %106#1, %118 : vector<16xf16>, vector<8xf32>
        scf.yield %126, %127 : vector<8xf32>, vector<8xf32>
      }
      %128 = arith.addi %23, %c8 : index
      func.call @linear_q6_k_p2__gfx1100.1(%103#0, %19, %103#1, %waves, %128, %17, %factors, %13, %w, %15, %outputFeatures, %21, %20, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %129 = arith.cmpi eq, %rowsMode, %c9 : index
  scf.if %129 {
    %130 = arith.muli %1, %c15 : index
    %131 = arith.cmpi slt, %130, %17 : index
    scf.if %131 {
      %132 = wave.lane
      %133 = arith.remui %132, %c15 : index
      %134 = arith.remui %133, %tileRows : index
      %135 = arith.addi %130, %134 : index
      %136 = arith.divui %135, %tileRows : index
      %137 = arith.divui %inputFeatures, %c15 : index
      %138 = arith.muli %136, %137 : index
      %139 = arith.divui %c8, %c15 : index
      %140 = arith.addi %138, %139 : index
      %141 = arith.muli %140, %c7 : index
      %142 = arith.remui %c8, %c15 : index
      %143 = arith.divui %142, %c18 : index
      %144 = arith.addi %141, %143 : index
      %145 = arith.muli %tileRows, %c18 : index
      %146 = arith.muli %144, %145 : index
      %147 = arith.remui %135, %tileRows : index
      %148 = arith.muli %147, %c18 : index
      %149 = arith.addi %146, %148 : index
      %150 = arith.remui %c8, %c18 : index
      %151 = arith.addi %149, %150 : index
      %152 = wave.wave
      %153 = arith.divui %inputFeatures, %c4 : index
      %154 = arith.muli %152, %stepsPerWave : index
      %155 = arith.minsi %154, %153 : index
      %156 = arith.addi %155, %stepsPerWave : index
      %157 = arith.minsi %156, %153 : index
      %158 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %159 = arith.subi %157, %155 : index
      %160 = arith.divui %159, %c7 : index
      %161 = arith.muli %160, %c7 : index
      %162 = arith.addi %155, %161 : index
      %163 = arith.select %158, %156, %162 : index
      %167:2 = scf.for %164 = %155 to %163 step %c7 iter_args(%165 = %c19, %166 = %c19) -> (vector<8xf32>, vector<8xf32>) {
        %168 = arith.addi %164, %c8 : index
        %169:2 = func.call @linear_q6_k_p2__gfx1100.0(%132, %13, %168, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %170 = arith.addi %164, %c9 : index
        %171:2 = func.call @linear_q6_k_p2__gfx1100.0(%132, %13, %170, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %172:2 = func.call @linear_q6_k_p2__gfx1100.0(%132, %15, %168, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %173:2 = func.call @linear_q6_k_p2__gfx1100.0(%132, %15, %170, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %174 = arith.muli %164, %c7 : index
        %175 = arith.addi %174, %c8 : index
        %176 = arith.muli %tileRows, %c15 : index
        %177 = arith.muli %175, %176 : index
        %178 = arith.addi %151, %177 : index
        %179 = vector.load %x[%178] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %180 = arith.addi %178, %145 : index
        %181 = vector.load %x[%180] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %182 = vector.shuffle %179, %181 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %183 = wave.mma %182, %169#0, %165 : vector<16xf16>, vector<8xf32>
        %184 = wave.mma %182, %172#0, %166 : vector<16xf16>, vector<8xf32>
        %185 = arith.addi %174, %c9 : index
        %186 = arith.muli %185, %176 : index
        %187 = arith.addi %151, %186 : index
        %188 = vector.load %x[%187] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %189 = arith.addi %187, %145 : index
        %190 = vector.load %x[%189] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %191 = vector.shuffle %188, %190 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %192 = wave.mma %191, %169#1, %183 : vector<16xf16>, vector<8xf32>
        %193 = wave.mma %191, %172#1, %184 : vector<16xf16>, vector<8xf32>
        %194 = arith.addi %174, %c7 : index
        %195 = arith.muli %194, %176 : index
        %196 = arith.addi %151, %195 : index
        %197 = vector.load %x[%196] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %198 = arith.addi %196, %145 : index
        %199 = vector.load %x[%198] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %200 = vector.shuffle %197, %199 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %201 = wave.mma %200, %171#0, %192 : vector<16xf16>, vector<8xf32>
        %202 = wave.mma %200, %173#0, %193 : vector<16xf16>, vector<8xf32>
        %203 = arith.addi %174, %c22 : index
        %204 = arith.muli %203, %176 : index
        %205 = arith.addi %151, %204 : index
        %206 = vector.load %x[%205] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %207 = arith.addi %205, %145 : index
        %208 = vector.load %x[%207] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %209 = vector.shuffle %206, %208 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %210 = wave.mma %209, %171#1, %201 : vector<16xf16>, vector<8xf32>
        %211 = wave.mma %209, %173#1, %202 : vector<16xf16>, vector<8xf32>
        scf.yield %210, %211 : vector<8xf32>, vector<8xf32>
      }
      %212 = arith.select %158, %163, %157 : index
      %216:2 = scf.for %213 = %163 to %212 step %c9 iter_args(%214 = %167#0, %215 = %167#1) -> (vector<8xf32>, vector<8xf32>) {
        %217 = arith.addi %213, %c8 : index
        %218:2 = func.call @linear_q6_k_p2__gfx1100.0(%132, %13, %217, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %219:2 = func.call @linear_q6_k_p2__gfx1100.0(%132, %15, %217, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %220 = arith.muli %213, %c7 : index
        %221 = arith.addi %220, %c8 : index
        %222 = arith.muli %tileRows, %c15 : index
        %223 = arith.muli %221, %222 : index
        %224 = arith.addi %151, %223 : index
        %225 = vector.load %x[%224] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %226 = arith.addi %224, %145 : index
        %227 = vector.load %x[%226] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %228 = vector.shuffle %225, %227 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %229 = wave.mma %228, %218#0, %214 : vector<16xf16>, vector<8xf32>
        %230 = wave.mma %228, %219#0, %215 : vector<16xf16>, vector<8xf32>
        %231 = arith.addi %220, %c9 : index
        %232 = arith.muli %231, %222 : index
        %233 = arith.addi %151, %232 : index
        %234 = vector.load %x[%233] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %235 = arith.addi %233, %145 : index
        %236 = vector.load %x[%235] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %237 = vector.shuffle %234, %236 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %238 = wave.mma %237, %218#1, %229 : vector<16xf16>, vector<8xf32>
        %239 = wave.mma %237, %219#1, %230 : vector<16xf16>, vector<8xf32>
        scf.yield %238, %239 : vector<8xf32>, vector<8xf32>
      }
      %240 = arith.addi %130, %c8 : index
      func.call @linear_q6_k_p2__gfx1100.1(%216#0, %19, %216#1, %waves, %240, %17, %factors, %13, %w, %15, %outputFeatures, %21, %20, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %241 = arith.cmpi eq, %rowsMode, %c7 : index
  scf.if %241 {
    %242 = arith.muli %1, %c23 : index
    %243 = arith.cmpi slt, %242, %17 : index
    scf.if %243 {
      %244 = wave.lane
      %245 = arith.remui %244, %c15 : index
      %246 = arith.remui %245, %tileRows : index
      %247 = arith.addi %242, %246 : index
      %248 = arith.divui %247, %tileRows : index
      %249 = arith.divui %inputFeatures, %c15 : index
      %250 = arith.muli %248, %249 : index
      %251 = arith.divui %c8, %c15 : index
      %252 = arith.addi %250, %251 : index
      %253 = arith.muli %252, %c7 : index
      %254 = arith.remui %c8, %c15 : index
      %255 = arith.divui %254, %c18 : index
      %256 = arith.addi %253, %255 : index
      %257 = arith.muli %tileRows, %c18 : index
      %258 = arith.muli %256, %257 : index
      %259 = arith.remui %247, %tileRows : index
      %260 = arith.muli %259, %c18 : index
      %261 = arith.addi %258, %260 : index
      %262 = arith.remui %c8, %c18 : index
      %263 = arith.addi %261, %262 : index
      %264 = arith.addi %245, %c15 : index
      %265 = arith.addi %242, %264 : index
      %266 = arith.divui %265, %tileRows : index
      %267 = arith.muli %266, %249 : index
      %268 = arith.addi %267, %251 : index
      %269 = arith.muli %268, %c7 : index
      %270 = arith.addi %269, %255 : index
      %271 = arith.muli %270, %257 : index
      %272 = arith.remui %265, %tileRows : index
      %273 = arith.muli %272, %c18 : index
      %274 = arith.addi %271, %273 : index
      %275 = arith.addi %274, %262 : index
      %276 = arith.addi %245, %c4 : index
      %277 = arith.addi %242, %276 : index
      %278 = arith.divui %277, %tileRows : index
      %279 = arith.muli %278, %249 : index
      %280 = arith.addi %279, %251 : index
      %281 = arith.muli %280, %c7 : index
      %282 = arith.addi %281, %255 : index
      %283 = arith.muli %282, %257 : index
      %284 = arith.remui %277, %tileRows : index
      %285 = arith.muli %284, %c18 : index
      %286 = arith.addi %283, %285 : index
      %287 = arith.addi %286, %262 : index
      %288 = arith.addi %245, %c24 : index
      %289 = arith.addi %242, %288 : index
      %290 = arith.divui %289, %tileRows : index
      %291 = arith.muli %290, %249 : index
      %292 = arith.addi %291, %251 : index
      %293 = arith.muli %292, %c7 : index
      %294 = arith.addi %293, %255 : index
      %295 = arith.muli %294, %257 : index
      %296 = arith.remui %289, %tileRows : index
      %297 = arith.muli %296, %c18 : index
      %298 = arith.addi %295, %297 : index
      %299 = arith.addi %298, %262 : index
      %300 = wave.wave
      %301 = arith.divui %inputFeatures, %c4 : index
      %302 = arith.muli %300, %stepsPerWave : index
      %303 = arith.minsi %302, %301 : index
      %304 = arith.addi %303, %stepsPerWave : index
      %305 = arith.minsi %304, %301 : index
      %306 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %307 = arith.subi %305, %303 : index
      %308 = arith.divui %307, %c7 : index
      %309 = arith.muli %308, %c7 : index
      %310 = arith.addi %303, %309 : index
      %311 = arith.select %306, %304, %310 : index
      %321:8 = scf.for %312 = %303 to %311 step %c7 iter_args(%313 = %c19, %314 = %c19, %315 = %c19, %316 = %c19, %317 = %c19, %318 = %c19, %319 = %c19, %320 = %c19) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %322 = arith.addi %312, %c8 : index
        %323:2 = func.call @linear_q6_k_p2__gfx1100.0(%244, %13, %322, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %324 = arith.addi %312, %c9 : index
        %325:2 = func.call @linear_q6_k_p2__gfx1100.0(%244, %13, %324, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %326:2 = func.call @linear_q6_k_p2__gfx1100.0(%244, %15, %322, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %327:2 = func.call @linear_q6_k_p2__gfx1100.0(%244, %15, %324, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %328 = arith.muli %312, %c7 : index
        %329 = arith.addi %328, %c8 : index
        %330 = arith.muli %tileRows, %c15 : index
        %331 = arith.muli %329, %330 : index
        %332 = arith.addi %263, %331 : index
        %333 = vector.load %x[%332] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %334 = arith.addi %332, %257 : index
        %335 = vector.load %x[%334] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %336 = vector.shuffle %333, %335 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %337 = wave.mma %336, %323#0, %313 : vector<16xf16>, vector<8xf32>
        %338 = wave.mma %336, %326#0, %314 : vector<16xf16>, vector<8xf32>
        %339 = arith.addi %275, %331 : index
        %340 = vector.load %x[%339] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %341 = arith.addi %339, %257 : index
        %342 = vector.load %x[%341] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %343 = vector.shuffle %340, %342 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %344 = wave.mma %343, %323#0, %315 : vector<16xf16>, vector<8xf32>
        %345 = wave.mma %343, %326#0, %316 : vector<16xf16>, vector<8xf32>
        %346 = arith.addi %287, %331 : index
        %347 = vector.load %x[%346] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %348 = arith.addi %346, %257 : index
        %349 = vector.load %x[%348] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %350 = vector.shuffle %347, %349 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %351 = wave.mma %350, %323#0, %317 : vector<16xf16>, vector<8xf32>
        %352 = wave.mma %350, %326#0, %318 : vector<16xf16>, vector<8xf32>
        %353 = arith.addi %299, %331 : index
        %354 = vector.load %x[%353] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %355 = arith.addi %353, %257 : index
        %356 = vector.load %x[%355] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %357 = vector.shuffle %354, %356 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %358 = wave.mma %357, %323#0, %319 : vector<16xf16>, vector<8xf32>
        %359 = wave.mma %357, %326#0, %320 : vector<16xf16>, vector<8xf32>
        %360 = arith.addi %328, %c9 : index
        %361 = arith.muli %360, %330 : index
        %362 = arith.addi %263, %361 : index
        %363 = vector.load %x[%362] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %364 = arith.addi %362, %257 : index
        %365 = vector.load %x[%364] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %366 = vector.shuffle %363, %365 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %367 = wave.mma %366, %323#1, %337 : vector<16xf16>, vector<8xf32>
        %368 = wave.mma %366, %326#1, %338 : vector<16xf16>, vector<8xf32>
        %369 = arith.addi %275, %361 : index
        %370 = vector.load %x[%369] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %371 = arith.addi %369, %257 : index
        %372 = vector.load %x[%371] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %373 = vector.shuffle %370, %372 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %374 = wave.mma %373, %323#1, %344 : vector<16xf16>, vector<8xf32>
        %375 = wave.mma %373, %326#1, %345 : vector<16xf16>, vector<8xf32>
        %376 = arith.addi %287, %361 : index
        %377 = vector.load %x[%376] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %378 = arith.addi %376, %257 : index
        %379 = vector.load %x[%378] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %380 = vector.shuffle %377, %379 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %381 = wave.mma %380, %323#1, %351 : vector<16xf16>, vector<8xf32>
        %382 = wave.mma %380, %326#1, %352 : vector<16xf16>, vector<8xf32>
        %383 = arith.addi %299, %361 : index
        %384 = vector.load %x[%383] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %385 = arith.addi %383, %257 : index
        %386 = vector.load %x[%385] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %387 = vector.shuffle %384, %386 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %388 = wave.mma %387, %323#1, %358 : vector<16xf16>, vector<8xf32>
        %389 = wave.mma %387, %326#1, %359 : vector<16xf16>, vector<8xf32>
        %390 = arith.addi %328, %c7 : index
        %391 = arith.muli %390, %330 : index
        %392 = arith.addi %263, %391 : index
        %393 = vector.load %x[%392] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %394 = arith.addi %392, %257 : index
        %395 = vector.load %x[%394] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %396 = vector.shuffle %393, %395 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %397 = wave.mma %396, %325#0, %367 : vector<16xf16>, vector<8xf32>
        %398 = wave.mma %396, %327#0, %368 : vector<16xf16>, vector<8xf32>
        %399 = arith.addi %275, %391 : index
        %400 = vector.load %x[%399] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %401 = arith.addi %399, %257 : index
        %402 = vector.load %x[%401] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %403 = vector.shuffle %400, %402 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %404 = wave.mma %403, %325#0, %374 : vector<16xf16>, vector<8xf32>
        %405 = wave.mma %403, %327#0, %375 : vector<16xf16>, vector<8xf32>
        %406 = arith.addi %287, %391 : index
        %407 = vector.load %x[%406] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %408 = arith.addi %406, %257 : index
        %409 = vector.load %x[%408] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %410 = vector.shuffle %407, %409 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %411 = wave.mma %410, %325#0, %381 : vector<16xf16>, vector<8xf32>
        %412 = wave.mma %410, %327#0, %382 : vector<16xf16>, vector<8xf32>
        %413 = arith.addi %299, %391 : index
        %414 = vector.load %x[%413] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %415 = arith.addi %413, %257 : index
        %416 = vector.load %x[%415] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %417 = vector.shuffle %414, %416 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %418 = wave.mma %417, %325#0, %388 : vector<16xf16>, vector<8xf32>
        %419 = wave.mma %417, %327#0, %389 : vector<16xf16>, vector<8xf32>
        %420 = arith.addi %328, %c22 : index
        %421 = arith.muli %420, %330 : index
        %422 = arith.addi %263, %421 : index
        %423 = vector.load %x[%422] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %424 = arith.addi %422, %257 : index
        %425 = vector.load %x[%424] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %426 = vector.shuffle %423, %425 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %427 = wave.mma %426, %325#1, %397 : vector<16xf16>, vector<8xf32>
        %428 = wave.mma %426, %327#1, %398 : vector<16xf16>, vector<8xf32>
        %429 = arith.addi %275, %421 : index
        %430 = vector.load %x[%429] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %431 = arith.addi %429, %257 : index
        %432 = vector.load %x[%431] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %433 = vector.shuffle %430, %432 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %434 = wave.mma %433, %325#1, %404 : vector<16xf16>, vector<8xf32>
        %435 = wave.mma %433, %327#1, %405 : vector<16xf16>, vector<8xf32>
        %436 = arith.addi %287, %421 : index
        %437 = vector.load %x[%436] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %438 = arith.addi %436, %257 : index
        %439 = vector.load %x[%438] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %440 = vector.shuffle %437, %439 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %441 = wave.mma %440, %325#1, %411 : vector<16xf16>, vector<8xf32>
        %442 = wave.mma %440, %327#1, %412 : vector<16xf16>, vector<8xf32>
        %443 = arith.addi %299, %421 : index
        %444 = vector.load %x[%443] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %445 = arith.addi %443, %257 : index
        %446 = vector.load %x[%445] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %447 = vector.shuffle %444, %446 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %448 = wave.mma %447, %325#1, %418 : vector<16xf16>, vector<8xf32>
        %449 = wave.mma %447, %327#1, %419 : vector<16xf16>, vector<8xf32>
        scf.yield %427, %428, %434, %435, %441, %442, %448, %449 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %450 = arith.select %306, %311, %305 : index
      %460:8 = scf.for %451 = %311 to %450 step %c9 iter_args(%452 = %321#0, %453 = %321#1, %454 = %321#2, %455 = %321#3, %456 = %321#4, %457 = %321#5, %458 = %321#6, %459 = %321#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %461 = arith.addi %451, %c8 : index
        %462:2 = func.call @linear_q6_k_p2__gfx1100.0(%244, %13, %461, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %463:2 = func.call @linear_q6_k_p2__gfx1100.0(%244, %15, %461, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %464 = arith.muli %451, %c7 : index
        %465 = arith.addi %464, %c8 : index
        %466 = arith.muli %tileRows, %c15 : index
        %467 = arith.muli %465, %466 : index
        %468 = arith.addi %263, %467 : index
        %469 = vector.load %x[%468] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %470 = arith.addi %468, %257 : index
        %471 = vector.load %x[%470] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %472 = vector.shuffle %469, %471 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %473 = wave.mma %472, %462#0, %452 : vector<16xf16>, vector<8xf32>
        %474 = wave.mma %472, %463#0, %453 : vector<16xf16>, vector<8xf32>
        %475 = arith.addi %275, %467 : index
        %476 = vector.load %x[%475] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %477 = arith.addi %475, %257 : index
        %478 = vector.load %x[%477] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %479 = vector.shuffle %476, %478 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %480 = wave.mma %479, %462#0, %454 : vector<16xf16>, vector<8xf32>
        %481 = wave.mma %479, %463#0, %455 : vector<16xf16>, vector<8xf32>
        %482 = arith.addi %287, %467 : index
        %483 = vector.load %x[%482] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %484 = arith.addi %482, %257 : index
        %485 = vector.load %x[%484] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %486 = vector.shuffle %483, %485 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %487 = wave.mma %486, %462#0, %456 : vector<16xf16>, vector<8xf32>
        %488 = wave.mma %486, %463#0, %457 : vector<16xf16>, vector<8xf32>
        %489 = arith.addi %299, %467 : index
        %490 = vector.load %x[%489] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %491 = arith.addi %489, %257 : index
        %492 = vector.load %x[%491] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %493 = vector.shuffle %490, %492 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %494 = wave.mma %493, %462#0, %458 : vector<16xf16>, vector<8xf32>
        %495 = wave.mma %493, %463#0, %459 : vector<16xf16>, vector<8xf32>
        %496 = arith.addi %464, %c9 : index
        %497 = arith.muli %496, %466 : index
        %498 = arith.addi %263, %497 : index
        %499 = vector.load %x[%498] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %500 = arith.addi %498, %257 : index
        %501 = vector.load %x[%500] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %502 = vector.shuffle %499, %501 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %503 = wave.mma %502, %462#1, %473 : vector<16xf16>, vector<8xf32>
        %504 = wave.mma %502, %463#1, %474 : vector<16xf16>, vector<8xf32>
        %505 = arith.addi %275, %497 : index
        %506 = vector.load %x[%505] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %507 = arith.addi %505, %257 : index
        %508 = vector.load %x[%507] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %509 = vector.shuffle %506, %508 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %510 = wave.mma %509, %462#1, %480 : vector<16xf16>, vector<8xf32>
        %511 = wave.mma %509, %463#1, %481 : vector<16xf16>, vector<8xf32>
        %512 = arith.addi %287, %497 : index
        %513 = vector.load %x[%512] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %514 = arith.addi %512, %257 : index
        %515 = vector.load %x[%514] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %516 = vector.shuffle %513, %515 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %517 = wave.mma %516, %462#1, %487 : vector<16xf16>, vector<8xf32>
        %518 = wave.mma %516, %463#1, %488 : vector<16xf16>, vector<8xf32>
        %519 = arith.addi %299, %497 : index
        %520 = vector.load %x[%519] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %521 = arith.addi %519, %257 : index
        %522 = vector.load %x[%521] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %523 = vector.shuffle %520, %522 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %524 = wave.mma %523, %462#1, %494 : vector<16xf16>, vector<8xf32>
        %525 = wave.mma %523, %463#1, %495 : vector<16xf16>, vector<8xf32>
        scf.yield %503, %504, %510, %511, %517, %518, %524, %525 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %526 = arith.addi %242, %c8 : index
      func.call @linear_q6_k_p2__gfx1100.1(%460#0, %19, %460#1, %waves, %526, %17, %factors, %13, %w, %15, %outputFeatures, %21, %20, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %527 = arith.addi %242, %c15 : index
      func.call @linear_q6_k_p2__gfx1100.1(%460#2, %19, %460#3, %waves, %527, %17, %factors, %13, %w, %15, %outputFeatures, %21, %20, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %528 = arith.addi %242, %c4 : index
      func.call @linear_q6_k_p2__gfx1100.1(%460#4, %19, %460#5, %waves, %528, %17, %factors, %13, %w, %15, %outputFeatures, %21, %20, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %529 = arith.addi %242, %c24 : index
      func.call @linear_q6_k_p2__gfx1100.1(%460#6, %19, %460#7, %waves, %529, %17, %factors, %13, %w, %15, %outputFeatures, %21, %20, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  wave.return
}
