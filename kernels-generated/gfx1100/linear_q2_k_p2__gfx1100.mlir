// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q2_k', panels=2)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q2_k_p2__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 8 : index
  %fc3 = arith.constant 64 : index
  %fc4 = arith.constant 4 : index
  %fc5 = arith.constant 256 : index
  %fc6 = arith.constant 2 : index
  %fc7 = arith.constant 127 : index
  %fc8 = arith.constant 0 : index
  %fc9 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %fc10 = arith.constant dense<196611> : vector<4xi32>
  %fc11 = arith.constant dense<1677747200> : vector<4xi32>
  %fc12 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %fc13 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %fc14 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %fc15 = arith.constant dense<0x6400> : vector<32xf16>
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
  %f12 = arith.muli %x2, %fc3 : index
  %f13 = arith.addi %f11, %f12 : index
  %f14 = arith.addi %f13, %f5 : index
  %f15 = vector.load %x3[%f14] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f16 = vector.extract %f8[0] : f16 from vector<2xf16>
  %f17 = arith.extf %f16 : f16 to f32
  %f18 = vector.extract %f15[0] : i8 from vector<4xi8>
  %f19 = arith.extui %f18 : i8 to i32
  %f20 = arith.sitofp %f19 : i32 to f32
  %f21 = arith.mulf %f17, %f20 : f32
  %f22 = arith.truncf %f21 : f32 to f16
  %f23 = vector.broadcast %f22 : f16 to vector<16xf16>
  %f24 = vector.extract %f8[1] : f16 from vector<2xf16>
  %f25 = arith.extf %f24 : f16 to f32
  %f26 = vector.extract %f15[1] : i8 from vector<4xi8>
  %f27 = arith.extui %f26 : i8 to i32
  %f28 = arith.sitofp %f27 : i32 to f32
  %f29 = arith.mulf %f25, %f28 : f32
  %f30 = arith.truncf %f29 : f32 to f16
  %f31 = vector.broadcast %f30 : f16 to vector<16xf16>
  %f32 = vector.extract %f15[2] : i8 from vector<4xi8>
  %f33 = arith.extui %f32 : i8 to i32
  %f34 = arith.sitofp %f33 : i32 to f32
  %f35 = arith.mulf %f17, %f34 : f32
  %f36 = arith.truncf %f35 : f32 to f16
  %f37 = vector.broadcast %f36 : f16 to vector<16xf16>
  %f38 = vector.extract %f15[3] : i8 from vector<4xi8>
  %f39 = arith.extui %f38 : i8 to i32
  %f40 = arith.sitofp %f39 : i32 to f32
  %f41 = arith.mulf %f25, %f40 : f32
  %f42 = arith.truncf %f41 : f32 to f16
  %f43 = vector.broadcast %f42 : f16 to vector<16xf16>
  %f44 = arith.muli %x4, %fc4 : index
  %f45 = arith.divui %f44, %fc6 : index
  %f46 = arith.addi %f10, %f45 : index
  %f47 = arith.addi %f46, %fc7 : index
  %f48 = arith.divui %f47, %fc1 : index
  %f49 = arith.muli %f48, %fc1 : index
  %f50 = arith.addi %f1, %f49 : index
  %f51 = arith.muli %x4, %fc8 : index
  %f52 = arith.addi %f50, %f51 : index
  %f53 = arith.muli %x2, %fc0 : index
  %f54 = arith.addi %f53, %f0 : index
  %f55 = arith.muli %f54, %fc2 : index
  %f56 = arith.addi %f52, %f55 : index
  %f57 = vector.load %x3[%f56] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
  %f58 = vector.bitcast %f57 : vector<8xi8> to vector<2xi32>
  %f59 = vector.shuffle %f58, %f58 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
  %f60 = arith.shrui %f59, %fc9 : vector<4xi32>
  %f61 = arith.andi %f60, %fc10 : vector<4xi32>
  %f62 = arith.ori %f61, %fc11 : vector<4xi32>
  %f63 = vector.bitcast %f62 : vector<4xi32> to vector<8xf16>
  %f64 = arith.shrui %f59, %fc12 : vector<4xi32>
  %f65 = arith.andi %f64, %fc10 : vector<4xi32>
  %f66 = arith.ori %f65, %fc11 : vector<4xi32>
  %f67 = vector.bitcast %f66 : vector<4xi32> to vector<8xf16>
  %f68 = arith.shrui %f59, %fc13 : vector<4xi32>
  %f69 = arith.andi %f68, %fc10 : vector<4xi32>
  %f70 = arith.ori %f69, %fc11 : vector<4xi32>
  %f71 = vector.bitcast %f70 : vector<4xi32> to vector<8xf16>
  %f72 = arith.shrui %f59, %fc14 : vector<4xi32>
  %f73 = arith.andi %f72, %fc10 : vector<4xi32>
  %f74 = arith.ori %f73, %fc11 : vector<4xi32>
  %f75 = vector.bitcast %f74 : vector<4xi32> to vector<8xf16>
  %f76 = vector.shuffle %f63, %f67 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f77 = vector.shuffle %f71, %f75 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f78 = vector.shuffle %f76, %f77 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f79 = arith.subf %f78, %fc15 : vector<32xf16>
  %f80 = vector.shuffle %f79, %f79 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f81 = vector.shuffle %f79, %f79 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f82 = math.fma %f80, %f23, %f31 : vector<16xf16>
  %f83 = math.fma %f81, %f37, %f43 : vector<16xf16>
  func.return %f82, %f83 : vector<16xf16>, vector<16xf16>
}
func.func private @linear_q2_k_p2__gfx1100.1(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: vector<8xf32>, %x3: index, %x4: index, %x5: index, %x6: memref<?xf32>, %x7: index, %x8: memref<?xi8>, %x9: index, %x10: index, %x11: index, %x12: i1, %x13: memref<?xf32>, %x14: memref<?xf32>) {
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
wave.kernel @linear_q2_k_p2__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %waves = wave.param "waves" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 64 : index
  %c6 = arith.constant 127 : index
  %c7 = arith.constant 128 : index
  %c8 = arith.constant 0 : index
  %c9 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c11 = arith.constant 512 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c14 = arith.constant 32 : index
  %rowsMode = wave.param "rowsMode" : index
  %c16 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c19 = arith.constant 8 : index
  %c20 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c23 = arith.constant 3 : index
  %c24 = arith.constant 48 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c2 : index
  %3 = arith.divui %2, %c3 : index
  %4 = arith.divui %inputFeatures, %c4 : index
  %5 = arith.muli %4, %c5 : index
  %6 = arith.addi %5, %3 : index
  %7 = arith.addi %6, %c6 : index
  %8 = arith.divui %7, %c7 : index
  %9 = arith.muli %8, %c7 : index
  %10 = arith.addi %2, %9 : index
  %11 = arith.addi %10, %c7 : index
  %12 = arith.muli %0, %c3 : index
  %13 = arith.addi %12, %c8 : index
  %14 = arith.muli %13, %11 : index
  %15 = arith.addi %12, %c9 : index
  %16 = arith.muli %15, %11 : index
  %17 = memref.load %step[%countAt] : memref<?xi32>
  %18 = arith.index_cast %17 : i32 to index
  %19 = arith.muli %waves, %c11 : index
  %20 = wave.scratch %19 : memref<?xf32>
  %21 = arith.cmpi eq, %hasResidual, %c9 : index
  %22 = arith.muli %0, %c14 : index
  %23 = arith.cmpi eq, %rowsMode, %c8 : index
  scf.if %23 {
    %24 = arith.muli %1, %c16 : index
    %25 = arith.cmpi slt, %24, %18 : index
    scf.if %25 {
      %26 = wave.lane
      %27 = arith.remui %26, %c16 : index
      %28 = wave.scratch %operandHalves : memref<?xf16>
      %29 = arith.divui %operandHalves, %c19 : index
      %30 = wave.wave
      %31 = arith.muli %30, %c14 : index
      %32 = arith.addi %31, %26 : index
      %33 = arith.muli %waves, %c14 : index
      scf.for %34 = %32 to %29 step %33 {
        %35 = arith.muli %34, %c19 : index
        %36 = arith.addi %c8, %35 : index
        %37 = vector.load %x[%36] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %37, %28[%36] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %38 = arith.remui %27, %tileRows : index
      %39 = arith.muli %38, %c19 : index
      %40 = arith.divui %inputFeatures, %c14 : index
      %41 = arith.muli %30, %stepsPerWave : index
      %42 = arith.minsi %41, %40 : index
      %43 = arith.addi %42, %stepsPerWave : index
      %44 = arith.minsi %43, %40 : index
      %45 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %46 = arith.subi %44, %42 : index
      %47 = arith.divui %46, %c3 : index
      %48 = arith.muli %47, %c3 : index
      %49 = arith.addi %42, %48 : index
      %50 = arith.select %45, %43, %49 : index
      %54:2 = scf.for %51 = %42 to %50 step %c3 iter_args(%52 = %c20, %53 = %c20) -> (vector<8xf32>, vector<8xf32>) {
        %55 = arith.addi %51, %c8 : index
        %56:2 = func.call @linear_q2_k_p2__gfx1100.0(%26, %14, %55, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %57 = arith.addi %51, %c9 : index
        %58:2 = func.call @linear_q2_k_p2__gfx1100.0(%26, %14, %57, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %59:2 = func.call @linear_q2_k_p2__gfx1100.0(%26, %16, %55, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %60:2 = func.call @linear_q2_k_p2__gfx1100.0(%26, %16, %57, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %61 = arith.muli %51, %c3 : index
        %62 = arith.addi %61, %c8 : index
        %63 = arith.muli %tileRows, %c16 : index
        %64 = arith.muli %62, %63 : index
        %65 = arith.addi %39, %64 : index
        %66 = vector.load %28[%65] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %67 = arith.muli %tileRows, %c19 : index
        %68 = arith.addi %65, %67 : index
        %69 = vector.load %28[%68] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %70 = vector.shuffle %66, %69 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %71 = wave.mma %70, %56#0, %52 : vector<16xf16>, vector<8xf32>
        %72 = wave.mma %70, %59#0, %53 : vector<16xf16>, vector<8xf32>
        %73 = arith.addi %61, %c9 : index
        %74 = arith.muli %73, %63 : index
        %75 = arith.addi %39, %74 : index
        %76 = vector.load %28[%75] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %77 = arith.addi %75, %67 : index
        %78 = vector.load %28[%77] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %79 = vector.shuffle %76, %78 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %80 = wave.mma %79, %56#1, %71 : vector<16xf16>, vector<8xf32>
        %81 = wave.mma %79, %59#1, %72 : vector<16xf16>, vector<8xf32>
        %82 = arith.addi %61, %c3 : index
        %83 = arith.muli %82, %63 : index
        %84 = arith.addi %39, %83 : index
        %85 = vector.load %28[%84] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %86 = arith.addi %84, %67 : index
        %87 = vector.load %28[%86] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %88 = vector.shuffle %85, %87 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %89 = wave.mma %88, %58#0, %80 : vector<16xf16>, vector<8xf32>
        %90 = wave.mma %88, %60#0, %81 : vector<16xf16>, vector<8xf32>
        %91 = arith.addi %61, %c23 : index
        %92 = arith.muli %91, %63 : index
        %93 = arith.addi %39, %92 : index
        %94 = vector.load %28[%93] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %95 = arith.addi %93, %67 : index
        %96 = vector.load %28[%95] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %97 = vector.shuffle %94, %96 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %98 = wave.mma %97, %58#1, %89 : vector<16xf16>, vector<8xf32>
        %99 = wave.mma %97, %60#1, %90 : vector<16xf16>, vector<8xf32>
        scf.yield %98, %99 : vector<8xf32>, vector<8xf32>
      }
      %100 = arith.select %45, %50, %44 : index
      %104:2 = scf.for %101 = %50 to %100 step %c9 iter_args(%102 = %54#0, %103 = %54#1) -> (vector<8xf32>, vector<8xf32>) {
        %105 = arith.addi %101, %c8 : index
        %106:2 = func.call @linear_q2_k_p2__gfx1100.0(%26, %14, %105, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %107:2 = func.call @linear_q2_k_p2__gfx1100.0(%26, %16, %105, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %108 = arith.muli %101, %c3 : index
        %109 = arith.addi %108, %c8 : index
        %110 = arith.muli %tileRows, %c16 : index
        %111 = arith.muli %109, %110 : index
        %112 = arith.addi %39, %111 : index
        %113 = vector.load %28[%112] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %114 = arith.muli %tileRows, %c19 : index
        %115 = arith.addi %112, %114 : index
        %116 = vector.load %28[%115] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %117 = vector.shuffle %113, %116 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %118 = wave.mma %117, %106#0, %102 : vector<16xf16>, vector<8xf32>
        %119 = wave.mma %117, %107#0, %103 : vector<16xf16>, vector<8xf32>
        %120 = arith.addi %108, %c9 : index
        %121 = arith.muli %120, %110 : index
        %122 = arith.addi %39, %121 : index
        %123 = vector.load %28[%122] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %124 = arith.addi %122, %114 : index
        %125 = vector.load %28[%124] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %126 = vector.shuffle %123, %125 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %127 = wave.mma %126, %106#1, %118 : vector<16xf16>, vector<8xf32>
        %128 = wave.mma %126, %107#1, %119 : vector<16xf16>, vector<8xf32>
        scf.yield %127, %128 : vector<8xf32>, vector<8xf32>
      }
      %129 = arith.addi %24, %c8 : index
      func.call @linear_q2_k_p2__gfx1100.1(%104#0, %20, %104#1, %waves, %129, %18, %factors, %14, %w, %16, %outputFeatures, %22, %21, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %130 = arith.cmpi eq, %rowsMode, %c9 : index
  scf.if %130 {
    %131 = arith.muli %1, %c16 : index
    %132 = arith.cmpi slt, %131, %18 : index
    scf.if %132 {
      %133 = wave.lane
      %134 = arith.remui %133, %c16 : index
      %135 = arith.remui %134, %tileRows : index
      %136 = arith.addi %131, %135 : index
      %137 = arith.divui %136, %tileRows : index
      %138 = arith.divui %inputFeatures, %c16 : index
      %139 = arith.muli %137, %138 : index
      %140 = arith.divui %c8, %c16 : index
      %141 = arith.addi %139, %140 : index
      %142 = arith.muli %141, %c3 : index
      %143 = arith.remui %c8, %c16 : index
      %144 = arith.divui %143, %c19 : index
      %145 = arith.addi %142, %144 : index
      %146 = arith.muli %tileRows, %c19 : index
      %147 = arith.muli %145, %146 : index
      %148 = arith.remui %136, %tileRows : index
      %149 = arith.muli %148, %c19 : index
      %150 = arith.addi %147, %149 : index
      %151 = arith.remui %c8, %c19 : index
      %152 = arith.addi %150, %151 : index
      %153 = wave.wave
      %154 = arith.divui %inputFeatures, %c14 : index
      %155 = arith.muli %153, %stepsPerWave : index
      %156 = arith.minsi %155, %154 : index
      %157 = arith.addi %156, %stepsPerWave : index
      %158 = arith.minsi %157, %154 : index
      %159 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %160 = arith.subi %158, %156 : index
      %161 = arith.divui %160, %c3 : index
      %162 = arith.muli %161, %c3 : index
      %163 = arith.addi %156, %162 : index
      %164 = arith.select %159, %157, %163 : index
      %168:2 = scf.for %165 = %156 to %164 step %c3 iter_args(%166 = %c20, %167 = %c20) -> (vector<8xf32>, vector<8xf32>) {
        %169 = arith.addi %165, %c8 : index
        %170:2 = func.call @linear_q2_k_p2__gfx1100.0(%133, %14, %169, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %171 = arith.addi %165, %c9 : index
        %172:2 = func.call @linear_q2_k_p2__gfx1100.0(%133, %14, %171, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %173:2 = func.call @linear_q2_k_p2__gfx1100.0(%133, %16, %169, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %174:2 = func.call @linear_q2_k_p2__gfx1100.0(%133, %16, %171, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %175 = arith.muli %165, %c3 : index
        %176 = arith.addi %175, %c8 : index
        %177 = arith.muli %tileRows, %c16 : index
        %178 = arith.muli %176, %177 : index
        %179 = arith.addi %152, %178 : index
        %180 = vector.load %x[%179] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %181 = arith.addi %179, %146 : index
        %182 = vector.load %x[%181] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %183 = vector.shuffle %180, %182 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %184 = wave.mma %183, %170#0, %166 : vector<16xf16>, vector<8xf32>
        %185 = wave.mma %183, %173#0, %167 : vector<16xf16>, vector<8xf32>
        %186 = arith.addi %175, %c9 : index
        %187 = arith.muli %186, %177 : index
        %188 = arith.addi %152, %187 : index
        %189 = vector.load %x[%188] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %190 = arith.addi %188, %146 : index
        %191 = vector.load %x[%190] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %192 = vector.shuffle %189, %191 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %193 = wave.mma %192, %170#1, %184 : vector<16xf16>, vector<8xf32>
        %194 = wave.mma %192, %173#1, %185 : vector<16xf16>, vector<8xf32>
        %195 = arith.addi %175, %c3 : index
        %196 = arith.muli %195, %177 : index
        %197 = arith.addi %152, %196 : index
        %198 = vector.load %x[%197] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %199 = arith.addi %197, %146 : index
        %200 = vector.load %x[%199] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %201 = vector.shuffle %198, %200 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %202 = wave.mma %201, %172#0, %193 : vector<16xf16>, vector<8xf32>
        %203 = wave.mma %201, %174#0, %194 : vector<16xf16>, vector<8xf32>
        %204 = arith.addi %175, %c23 : index
        %205 = arith.muli %204, %177 : index
        %206 = arith.addi %152, %205 : index
        %207 = vector.load %x[%206] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %208 = arith.addi %206, %146 : index
        %209 = vector.load %x[%208] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %210 = vector.shuffle %207, %209 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %211 = wave.mma %210, %172#1, %202 : vector<16xf16>, vector<8xf32>
        %212 = wave.mma %210, %174#1, %203 : vector<16xf16>, vector<8xf32>
        scf.yield %211, %212 : vector<8xf32>, vector<8xf32>
      }
      %213 = arith.select %159, %164, %158 : index
      %217:2 = scf.for %214 = %164 to %213 step %c9 iter_args(%215 = %168#0, %216 = %168#1) -> (vector<8xf32>, vector<8xf32>) {
        %218 = arith.addi %214, %c8 : index
        %219:2 = func.call @linear_q2_k_p2__gfx1100.0(%133, %14, %218, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %220:2 = func.call @linear_q2_k_p2__gfx1100.0(%133, %16, %218, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %221 = arith.muli %214, %c3 : index
        %222 = arith.addi %221, %c8 : index
        %223 = arith.muli %tileRows, %c16 : index
        %224 = arith.muli %222, %223 : index
        %225 = arith.addi %152, %224 : index
        %226 = vector.load %x[%225] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %227 = arith.addi %225, %146 : index
        %228 = vector.load %x[%227] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %229 = vector.shuffle %226, %228 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %230 = wave.mma %229, %219#0, %215 : vector<16xf16>, vector<8xf32>
        %231 = wave.mma %229, %220#0, %216 : vector<16xf16>, vector<8xf32>
        %232 = arith.addi %221, %c9 : index
        %233 = arith.muli %232, %223 : index
        %234 = arith.addi %152, %233 : index
        %235 = vector.load %x[%234] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %236 = arith.addi %234, %146 : index
        %237 = vector.load %x[%236] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %238 = vector.shuffle %235, %237 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %239 = wave.mma %238, %219#1, %230 : vector<16xf16>, vector<8xf32>
        %240 = wave.mma %238, %220#1, %231 : vector<16xf16>, vector<8xf32>
        scf.yield %239, %240 : vector<8xf32>, vector<8xf32>
      }
      %241 = arith.addi %131, %c8 : index
      func.call @linear_q2_k_p2__gfx1100.1(%217#0, %20, %217#1, %waves, %241, %18, %factors, %14, %w, %16, %outputFeatures, %22, %21, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %242 = arith.cmpi eq, %rowsMode, %c3 : index
  scf.if %242 {
    %243 = arith.muli %1, %c5 : index
    %244 = arith.cmpi slt, %243, %18 : index
    scf.if %244 {
      %245 = wave.lane
      %246 = arith.remui %245, %c16 : index
      %247 = arith.remui %246, %tileRows : index
      %248 = arith.addi %243, %247 : index
      %249 = arith.divui %248, %tileRows : index
      %250 = arith.divui %inputFeatures, %c16 : index
      %251 = arith.muli %249, %250 : index
      %252 = arith.divui %c8, %c16 : index
      %253 = arith.addi %251, %252 : index
      %254 = arith.muli %253, %c3 : index
      %255 = arith.remui %c8, %c16 : index
      %256 = arith.divui %255, %c19 : index
      %257 = arith.addi %254, %256 : index
      %258 = arith.muli %tileRows, %c19 : index
      %259 = arith.muli %257, %258 : index
      %260 = arith.remui %248, %tileRows : index
      %261 = arith.muli %260, %c19 : index
      %262 = arith.addi %259, %261 : index
      %263 = arith.remui %c8, %c19 : index
      %264 = arith.addi %262, %263 : index
      %265 = arith.addi %246, %c16 : index
      %266 = arith.addi %243, %265 : index
      %267 = arith.divui %266, %tileRows : index
      %268 = arith.muli %267, %250 : index
      %269 = arith.addi %268, %252 : index
      %270 = arith.muli %269, %c3 : index
      %271 = arith.addi %270, %256 : index
      %272 = arith.muli %271, %258 : index
      %273 = arith.remui %266, %tileRows : index
      %274 = arith.muli %273, %c19 : index
      %275 = arith.addi %272, %274 : index
      %276 = arith.addi %275, %263 : index
      %277 = arith.addi %246, %c14 : index
      %278 = arith.addi %243, %277 : index
      %279 = arith.divui %278, %tileRows : index
      %280 = arith.muli %279, %250 : index
      %281 = arith.addi %280, %252 : index
      %282 = arith.muli %281, %c3 : index
      %283 = arith.addi %282, %256 : index
      %284 = arith.muli %283, %258 : index
      %285 = arith.remui %278, %tileRows : index
      %286 = arith.muli %285, %c19 : index
      %287 = arith.addi %284, %286 : index
      %288 = arith.addi %287, %263 : index
      %289 = arith.addi %246, %c24 : index
      %290 = arith.addi %243, %289 : index
      %291 = arith.divui %290, %tileRows : index
      %292 = arith.muli %291, %250 : index
      %293 = arith.addi %292, %252 : index
      %294 = arith.muli %293, %c3 : index
      %295 = arith.addi %294, %256 : index
      %296 = arith.muli %295, %258 : index
      %297 = arith.remui %290, %tileRows : index
      %298 = arith.muli %297, %c19 : index
      %299 = arith.addi %296, %298 : index
      %300 = arith.addi %299, %263 : index
      %301 = wave.wave
      %302 = arith.divui %inputFeatures, %c14 : index
      %303 = arith.muli %301, %stepsPerWave : index
      %304 = arith.minsi %303, %302 : index
      %305 = arith.addi %304, %stepsPerWave : index
      %306 = arith.minsi %305, %302 : index
      %307 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %308 = arith.subi %306, %304 : index
      %309 = arith.divui %308, %c3 : index
      %310 = arith.muli %309, %c3 : index
      %311 = arith.addi %304, %310 : index
      %312 = arith.select %307, %305, %311 : index
      %322:8 = scf.for %313 = %304 to %312 step %c3 iter_args(%314 = %c20, %315 = %c20, %316 = %c20, %317 = %c20, %318 = %c20, %319 = %c20, %320 = %c20, %321 = %c20) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %323 = arith.addi %313, %c8 : index
        %324:2 = func.call @linear_q2_k_p2__gfx1100.0(%245, %14, %323, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %325 = arith.addi %313, %c9 : index
        %326:2 = func.call @linear_q2_k_p2__gfx1100.0(%245, %14, %325, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %327:2 = func.call @linear_q2_k_p2__gfx1100.0(%245, %16, %323, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %328:2 = func.call @linear_q2_k_p2__gfx1100.0(%245, %16, %325, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %329 = arith.muli %313, %c3 : index
        %330 = arith.addi %329, %c8 : index
        %331 = arith.muli %tileRows, %c16 : index
        %332 = arith.muli %330, %331 : index
        %333 = arith.addi %264, %332 : index
        %334 = vector.load %x[%333] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %335 = arith.addi %333, %258 : index
        %336 = vector.load %x[%335] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %337 = vector.shuffle %334, %336 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %338 = wave.mma %337, %324#0, %314 : vector<16xf16>, vector<8xf32>
        %339 = wave.mma %337, %327#0, %315 : vector<16xf16>, vector<8xf32>
        %340 = arith.addi %276, %332 : index
        %341 = vector.load %x[%340] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %342 = arith.addi %340, %258 : index
        %343 = vector.load %x[%342] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %344 = vector.shuffle %341, %343 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %345 = wave.mma %344, %324#0, %316 : vector<16xf16>, vector<8xf32>
        %346 = wave.mma %344, %327#0, %317 : vector<16xf16>, vector<8xf32>
        %347 = arith.addi %288, %332 : index
        %348 = vector.load %x[%347] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %349 = arith.addi %347, %258 : index
        %350 = vector.load %x[%349] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %351 = vector.shuffle %348, %350 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %352 = wave.mma %351, %324#0, %318 : vector<16xf16>, vector<8xf32>
        %353 = wave.mma %351, %327#0, %319 : vector<16xf16>, vector<8xf32>
        %354 = arith.addi %300, %332 : index
        %355 = vector.load %x[%354] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %356 = arith.addi %354, %258 : index
        %357 = vector.load %x[%356] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %358 = vector.shuffle %355, %357 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %359 = wave.mma %358, %324#0, %320 : vector<16xf16>, vector<8xf32>
        %360 = wave.mma %358, %327#0, %321 : vector<16xf16>, vector<8xf32>
        %361 = arith.addi %329, %c9 : index
        %362 = arith.muli %361, %331 : index
        %363 = arith.addi %264, %362 : index
        %364 = vector.load %x[%363] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %365 = arith.addi %363, %258 : index
        %366 = vector.load %x[%365] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %367 = vector.shuffle %364, %366 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %368 = wave.mma %367, %324#1, %338 : vector<16xf16>, vector<8xf32>
        %369 = wave.mma %367, %327#1, %339 : vector<16xf16>, vector<8xf32>
        %370 = arith.addi %276, %362 : index
        %371 = vector.load %x[%370] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %372 = arith.addi %370, %258 : index
        %373 = vector.load %x[%372] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %374 = vector.shuffle %371, %373 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %375 = wave.mma %374, %324#1, %345 : vector<16xf16>, vector<8xf32>
        %376 = wave.mma %374, %327#1, %346 : vector<16xf16>, vector<8xf32>
        %377 = arith.addi %288, %362 : index
        %378 = vector.load %x[%377] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %379 = arith.addi %377, %258 : index
        %380 = vector.load %x[%379] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %381 = vector.shuffle %378, %380 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %382 = wave.mma %381, %324#1, %352 : vector<16xf16>, vector<8xf32>
        %383 = wave.mma %381, %327#1, %353 : vector<16xf16>, vector<8xf32>
        %384 = arith.addi %300, %362 : index
        %385 = vector.load %x[%384] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %386 = arith.addi %384, %258 : index
        %387 = vector.load %x[%386] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %388 = vector.shuffle %385, %387 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %389 = wave.mma %388, %324#1, %359 : vector<16xf16>, vector<8xf32>
        %390 = wave.mma %388, %327#1, %360 : vector<16xf16>, vector<8xf32>
        %391 = arith.addi %329, %c3 : index
        %392 = arith.muli %391, %331 : index
        %393 = arith.addi %264, %392 : index
        %394 = vector.load %x[%393] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %395 = arith.addi %393, %258 : index
        %396 = vector.load %x[%395] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %397 = vector.shuffle %394, %396 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %398 = wave.mma %397, %326#0, %368 : vector<16xf16>, vector<8xf32>
        %399 = wave.mma %397, %328#0, %369 : vector<16xf16>, vector<8xf32>
        %400 = arith.addi %276, %392 : index
        %401 = vector.load %x[%400] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %402 = arith.addi %400, %258 : index
        %403 = vector.load %x[%402] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %404 = vector.shuffle %401, %403 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %405 = wave.mma %404, %326#0, %375 : vector<16xf16>, vector<8xf32>
        %406 = wave.mma %404, %328#0, %376 : vector<16xf16>, vector<8xf32>
        %407 = arith.addi %288, %392 : index
        %408 = vector.load %x[%407] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %409 = arith.addi %407, %258 : index
        %410 = vector.load %x[%409] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %411 = vector.shuffle %408, %410 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %412 = wave.mma %411, %326#0, %382 : vector<16xf16>, vector<8xf32>
        %413 = wave.mma %411, %328#0, %383 : vector<16xf16>, vector<8xf32>
        %414 = arith.addi %300, %392 : index
        %415 = vector.load %x[%414] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %416 = arith.addi %414, %258 : index
        %417 = vector.load %x[%416] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %418 = vector.shuffle %415, %417 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %419 = wave.mma %418, %326#0, %389 : vector<16xf16>, vector<8xf32>
        %420 = wave.mma %418, %328#0, %390 : vector<16xf16>, vector<8xf32>
        %421 = arith.addi %329, %c23 : index
        %422 = arith.muli %421, %331 : index
        %423 = arith.addi %264, %422 : index
        %424 = vector.load %x[%423] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %425 = arith.addi %423, %258 : index
        %426 = vector.load %x[%425] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %427 = vector.shuffle %424, %426 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %428 = wave.mma %427, %326#1, %398 : vector<16xf16>, vector<8xf32>
        %429 = wave.mma %427, %328#1, %399 : vector<16xf16>, vector<8xf32>
        %430 = arith.addi %276, %422 : index
        %431 = vector.load %x[%430] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %432 = arith.addi %430, %258 : index
        %433 = vector.load %x[%432] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %434 = vector.shuffle %431, %433 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %435 = wave.mma %434, %326#1, %405 : vector<16xf16>, vector<8xf32>
        %436 = wave.mma %434, %328#1, %406 : vector<16xf16>, vector<8xf32>
        %437 = arith.addi %288, %422 : index
        %438 = vector.load %x[%437] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %439 = arith.addi %437, %258 : index
        %440 = vector.load %x[%439] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %441 = vector.shuffle %438, %440 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %442 = wave.mma %441, %326#1, %412 : vector<16xf16>, vector<8xf32>
        %443 = wave.mma %441, %328#1, %413 : vector<16xf16>, vector<8xf32>
        %444 = arith.addi %300, %422 : index
        %445 = vector.load %x[%444] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %446 = arith.addi %444, %258 : index
        %447 = vector.load %x[%446] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %448 = vector.shuffle %445, %447 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %449 = wave.mma %448, %326#1, %419 : vector<16xf16>, vector<8xf32>
        %450 = wave.mma %448, %328#1, %420 : vector<16xf16>, vector<8xf32>
        scf.yield %428, %429, %435, %436, %442, %443, %449, %450 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %451 = arith.select %307, %312, %306 : index
      %461:8 = scf.for %452 = %312 to %451 step %c9 iter_args(%453 = %322#0, %454 = %322#1, %455 = %322#2, %456 = %322#3, %457 = %322#4, %458 = %322#5, %459 = %322#6, %460 = %322#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %462 = arith.addi %452, %c8 : index
        %463:2 = func.call @linear_q2_k_p2__gfx1100.0(%245, %14, %462, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %464:2 = func.call @linear_q2_k_p2__gfx1100.0(%245, %16, %462, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %465 = arith.muli %452, %c3 : index
        %466 = arith.addi %465, %c8 : index
        %467 = arith.muli %tileRows, %c16 : index
        %468 = arith.muli %466, %467 : index
        %469 = arith.addi %264, %468 : index
        %470 = vector.load %x[%469] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %471 = arith.addi %469, %258 : index
        %472 = vector.load %x[%471] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %473 = vector.shuffle %470, %472 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %474 = wave.mma %473, %463#0, %453 : vector<16xf16>, vector<8xf32>
        %475 = wave.mma %473, %464#0, %454 : vector<16xf16>, vector<8xf32>
        %476 = arith.addi %276, %468 : index
        %477 = vector.load %x[%476] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %478 = arith.addi %476, %258 : index
        %479 = vector.load %x[%478] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %480 = vector.shuffle %477, %479 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %481 = wave.mma %480, %463#0, %455 : vector<16xf16>, vector<8xf32>
        %482 = wave.mma %480, %464#0, %456 : vector<16xf16>, vector<8xf32>
        %483 = arith.addi %288, %468 : index
        %484 = vector.load %x[%483] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %485 = arith.addi %483, %258 : index
        %486 = vector.load %x[%485] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %487 = vector.shuffle %484, %486 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %488 = wave.mma %487, %463#0, %457 : vector<16xf16>, vector<8xf32>
        %489 = wave.mma %487, %464#0, %458 : vector<16xf16>, vector<8xf32>
        %490 = arith.addi %300, %468 : index
        %491 = vector.load %x[%490] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %492 = arith.addi %490, %258 : index
        %493 = vector.load %x[%492] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %494 = vector.shuffle %491, %493 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %495 = wave.mma %494, %463#0, %459 : vector<16xf16>, vector<8xf32>
        %496 = wave.mma %494, %464#0, %460 : vector<16xf16>, vector<8xf32>
        %497 = arith.addi %465, %c9 : index
        %498 = arith.muli %497, %467 : index
        %499 = arith.addi %264, %498 : index
        %500 = vector.load %x[%499] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %501 = arith.addi %499, %258 : index
        %502 = vector.load %x[%501] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %503 = vector.shuffle %500, %502 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %504 = wave.mma %503, %463#1, %474 : vector<16xf16>, vector<8xf32>
        %505 = wave.mma %503, %464#1, %475 : vector<16xf16>, vector<8xf32>
        %506 = arith.addi %276, %498 : index
        %507 = vector.load %x[%506] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %508 = arith.addi %506, %258 : index
        %509 = vector.load %x[%508] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %510 = vector.shuffle %507, %509 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %511 = wave.mma %510, %463#1, %481 : vector<16xf16>, vector<8xf32>
        %512 = wave.mma %510, %464#1, %482 : vector<16xf16>, vector<8xf32>
        %513 = arith.addi %288, %498 : index
        %514 = vector.load %x[%513] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %515 = arith.addi %513, %258 : index
        %516 = vector.load %x[%515] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %517 = vector.shuffle %514, %516 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %518 = wave.mma %517, %463#1, %488 : vector<16xf16>, vector<8xf32>
        %519 = wave.mma %517, %464#1, %489 : vector<16xf16>, vector<8xf32>
        %520 = arith.addi %300, %498 : index
        %521 = vector.load %x[%520] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %522 = arith.addi %520, %258 : index
        %523 = vector.load %x[%522] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %524 = vector.shuffle %521, %523 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %525 = wave.mma %524, %463#1, %495 : vector<16xf16>, vector<8xf32>
        %526 = wave.mma %524, %464#1, %496 : vector<16xf16>, vector<8xf32>
        scf.yield %504, %505, %511, %512, %518, %519, %525, %526 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %527 = arith.addi %243, %c8 : index
      func.call @linear_q2_k_p2__gfx1100.1(%461#0, %20, %461#1, %waves, %527, %18, %factors, %14, %w, %16, %outputFeatures, %22, %21, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %528 = arith.addi %243, %c16 : index
      func.call @linear_q2_k_p2__gfx1100.1(%461#2, %20, %461#3, %waves, %528, %18, %factors, %14, %w, %16, %outputFeatures, %22, %21, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %529 = arith.addi %243, %c14 : index
      func.call @linear_q2_k_p2__gfx1100.1(%461#4, %20, %461#5, %waves, %529, %18, %factors, %14, %w, %16, %outputFeatures, %22, %21, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %530 = arith.addi %243, %c24 : index
      func.call @linear_q2_k_p2__gfx1100.1(%461#6, %20, %461#7, %waves, %530, %18, %factors, %14, %w, %16, %outputFeatures, %22, %21, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  wave.return
}
