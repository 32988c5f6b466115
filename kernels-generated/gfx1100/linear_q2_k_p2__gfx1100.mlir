// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q2_k', panels=2)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q2_k_p2__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 8 : index
  %fc2 = arith.constant 64 : index
  %fc3 = arith.constant 4 : index
  %fc4 = arith.constant 128 : index
  %fscalesInLds = wave.param "scalesInLds" : index
  %fc6 = arith.constant 0 : index
  %fc7 = arith.constant 256 : index
  %fc8 = arith.constant 2 : index
  %fc9 = arith.constant 127 : index
  %fc10 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %fc11 = arith.constant dense<196611> : vector<4xi32>
  %fc12 = arith.constant dense<1677747200> : vector<4xi32>
  %fc13 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %fc14 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %fc15 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %fc16 = arith.constant dense<0x6400> : vector<32xf16>
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
  %f15 = arith.muli %x1, %fc2 : index
  %f16 = arith.addi %f14, %f15 : index
  %f17 = arith.addi %f16, %f3 : index
  %f18 = scf.if %f6 -> (vector<4xi8>) {
    %f19 = arith.addi %x3, %f17 : index
    %f20 = vector.load %x4[%f19] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    scf.yield %f20 : vector<4xi8>
  } else {
    %f21 = arith.addi %f5, %f17 : index
    %f22 = vector.load %x5[%f21] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    scf.yield %f22 : vector<4xi8>
  }
  %f23 = vector.extract %f12[0] : f16 from vector<2xf16>
  %f24 = arith.extf %f23 : f16 to f32
  %f25 = vector.extract %f18[0] : i8 from vector<4xi8>
  %f26 = arith.extui %f25 : i8 to i32
  %f27 = arith.sitofp %f26 : i32 to f32
  %f28 = arith.mulf %f24, %f27 : f32
  %f29 = arith.truncf %f28 : f32 to f16
  %f30 = vector.broadcast %f29 : f16 to vector<16xf16>
  %f31 = vector.extract %f12[1] : f16 from vector<2xf16>
  %f32 = arith.extf %f31 : f16 to f32
  %f33 = vector.extract %f18[1] : i8 from vector<4xi8>
  %f34 = arith.extui %f33 : i8 to i32
  %f35 = arith.sitofp %f34 : i32 to f32
  %f36 = arith.mulf %f32, %f35 : f32
  %f37 = arith.truncf %f36 : f32 to f16
  %f38 = vector.broadcast %f37 : f16 to vector<16xf16>
  %f39 = vector.extract %f18[2] : i8 from vector<4xi8>
  %f40 = arith.extui %f39 : i8 to i32
  %f41 = arith.sitofp %f40 : i32 to f32
  %f42 = arith.mulf %f24, %f41 : f32
  %f43 = arith.truncf %f42 : f32 to f16
  %f44 = vector.broadcast %f43 : f16 to vector<16xf16>
  %f45 = vector.extract %f18[3] : i8 from vector<4xi8>
  %f46 = arith.extui %f45 : i8 to i32
  %f47 = arith.sitofp %f46 : i32 to f32
  %f48 = arith.mulf %f32, %f47 : f32
  %f49 = arith.truncf %f48 : f32 to f16
  %f50 = vector.broadcast %f49 : f16 to vector<16xf16>
  %f51 = arith.muli %x6, %fc3 : index
  %f52 = arith.divui %f51, %fc8 : index
  %f53 = arith.addi %f14, %f52 : index
  %f54 = arith.addi %f53, %fc9 : index
  %f55 = arith.divui %f54, %fc4 : index
  %f56 = arith.muli %f55, %fc4 : index
  %f57 = arith.addi %f5, %f56 : index
  %f58 = arith.muli %x6, %fc6 : index
  %f59 = arith.addi %f57, %f58 : index
  %f60 = arith.muli %x1, %fc0 : index
  %f61 = arith.addi %f60, %f0 : index
  %f62 = arith.muli %f61, %fc1 : index
  %f63 = arith.addi %f59, %f62 : index
  %f64 = vector.load %x5[%f63] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
  %f65 = vector.bitcast %f64 : vector<8xi8> to vector<2xi32>
  %f66 = vector.shuffle %f65, %f65 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
  %f67 = arith.shrui %f66, %fc10 : vector<4xi32>
  %f68 = arith.andi %f67, %fc11 : vector<4xi32>
  %f69 = arith.ori %f68, %fc12 : vector<4xi32>
  %f70 = vector.bitcast %f69 : vector<4xi32> to vector<8xf16>
  %f71 = arith.shrui %f66, %fc13 : vector<4xi32>
  %f72 = arith.andi %f71, %fc11 : vector<4xi32>
  %f73 = arith.ori %f72, %fc12 : vector<4xi32>
  %f74 = vector.bitcast %f73 : vector<4xi32> to vector<8xf16>
  %f75 = arith.shrui %f66, %fc14 : vector<4xi32>
  %f76 = arith.andi %f75, %fc11 : vector<4xi32>
  %f77 = arith.ori %f76, %fc12 : vector<4xi32>
  %f78 = vector.bitcast %f77 : vector<4xi32> to vector<8xf16>
  %f79 = arith.shrui %f66, %fc15 : vector<4xi32>
  %f80 = arith.andi %f79, %fc11 : vector<4xi32>
  %f81 = arith.ori %f80, %fc12 : vector<4xi32>
  %f82 = vector.bitcast %f81 : vector<4xi32> to vector<8xf16>
  %f83 = vector.shuffle %f70, %f74 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f84 = vector.shuffle %f78, %f82 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f85 = vector.shuffle %f83, %f84 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f86 = arith.subf %f85, %fc16 : vector<32xf16>
  %f87 = vector.shuffle %f86, %f86 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f88 = vector.shuffle %f86, %f86 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f89 = math.fma %f87, %f30, %f38 : vector<16xf16>
  %f90 = math.fma %f88, %f44, %f50 : vector<16xf16>
  func.return %f89, %f90 : vector<16xf16>, vector<16xf16>
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
  %scalesInLds = wave.param "scalesInLds" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c20 = arith.constant 8 : index
  %c21 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c24 = arith.constant 3 : index
  %c25 = arith.constant 48 : index
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
      %26 = arith.muli %scalesInLds, %c3 : index
      %27 = wave.scratch %26 : memref<?xi8>
      %28 = arith.cmpi sgt, %scalesInLds, %c8 : index
      scf.if %28 {
        scf.for %29 = %c8 to %c3 step %c9 {
          %30 = arith.addi %12, %29 : index
          %31 = arith.muli %30, %11 : index
          %32 = arith.addi %31, %c7 : index
          %33 = wave.wave
          %34 = arith.muli %33, %c14 : index
          %35 = wave.lane
          %36 = arith.addi %34, %35 : index
          %37 = arith.divui %scalesInLds, %c16 : index
          %38 = arith.muli %waves, %c14 : index
          scf.for %39 = %36 to %37 step %38 {
            %40 = arith.muli %39, %c16 : index
            %41 = arith.addi %32, %40 : index
            %42 = vector.load %w[%41] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %43 = arith.muli %29, %scalesInLds : index
            %44 = arith.addi %43, %40 : index
            vector.store %42, %27[%44] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %45 = wave.lane
      %46 = arith.remui %45, %c16 : index
      %47 = wave.scratch %operandHalves : memref<?xf16>
      %48 = arith.divui %operandHalves, %c20 : index
      %49 = wave.wave
      %50 = arith.muli %49, %c14 : index
      %51 = arith.addi %50, %45 : index
      %52 = arith.muli %waves, %c14 : index
      scf.for %53 = %51 to %48 step %52 {
        %54 = arith.muli %53, %c20 : index
        %55 = arith.addi %c8, %54 : index
        %56 = vector.load %x[%55] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %56, %47[%55] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %57 = arith.remui %46, %tileRows : index
      %58 = arith.muli %57, %c20 : index
      %59 = arith.muli %c8, %scalesInLds : index
      %60 = arith.muli %c9, %scalesInLds : index
      %61 = arith.divui %inputFeatures, %c14 : index
      %62 = arith.muli %49, %stepsPerWave : index
      %63 = arith.minsi %62, %61 : index
      %64 = arith.addi %63, %stepsPerWave : index
      %65 = arith.minsi %64, %61 : index
      %66 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %67 = arith.subi %65, %63 : index
      %68 = arith.divui %67, %c3 : index
      %69 = arith.muli %68, %c3 : index
      %70 = arith.addi %63, %69 : index
      %71 = arith.select %66, %64, %70 : index
      %75:2 = scf.for %72 = %63 to %71 step %c3 iter_args(%73 = %c21, %74 = %c21) -> (vector<8xf32>, vector<8xf32>) {
        %76 = arith.addi %72, %c8 : index
        %77:2 = func.call @linear_q2_k_p2__gfx1100.0(%45, %76, %14, %59, %27, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %78 = arith.addi %72, %c9 : index
        %79:2 = func.call @linear_q2_k_p2__gfx1100.0(%45, %78, %14, %59, %27, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %80:2 = func.call @linear_q2_k_p2__gfx1100.0(%45, %76, %16, %60, %27, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %81:2 = func.call @linear_q2_k_p2__gfx1100.0(%45, %78, %16, %60, %27, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %82 = arith.muli %72, %c3 : index
        %83 = arith.addi %82, %c8 : index
        %84 = arith.muli %tileRows, %c16 : index
        %85 = arith.muli %83, %84 : index
        %86 = arith.addi %58, %85 : index
        %87 = vector.load %47[%86] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %88 = arith.muli %tileRows, %c20 : index
        %89 = arith.addi %86, %88 : index
        %90 = vector.load %47[%89] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %91 = vector.shuffle %87, %90 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %92 = wave.mma %91, %77#0, %73 : vector<16xf16>, vector<8xf32>
        %93 = wave.mma %91, %80#0, %74 : vector<16xf16>, vector<8xf32>
        %94 = arith.addi %82, %c9 : index
        %95 = arith.muli %94, %84 : index
        %96 = arith.addi %58, %95 : index
        %97 = vector.load %47[%96] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %98 = arith.addi %96, %88 : index
        %99 = vector.load %47[%98] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %100 = vector.shuffle %97, %99 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %101 = wave.mma %100, %77#1, %92 : vector<16xf16>, vector<8xf32>
        %102 = wave.mma %100, %80#1, %93 : vector<16xf16>, vector<8xf32>
        %103 = arith.addi %82, %c3 : index
        %104 = arith.muli %103, %84 : index
        %105 = arith.addi %58, %104 : index
        %106 = vector.load %47[%105] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %107 = arith.addi %105, %88 : index
        %108 = vector.load %47[%107] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %109 = vector.shuffle %106, %108 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %110 = wave.mma %109, %79#0, %101 : vector<16xf16>, vector<8xf32>
        %111 = wave.mma %109, %81#0, %102 : vector<16xf16>, vector<8xf32>
        %112 = arith.addi %82, %c24 : index
        %113 = arith.muli %112, %84 : index
        %114 = arith.addi %58, %113 : index
        %115 = vector.load %47[%114] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %116 = arith.addi %114, %88 : index
        %117 = vector.load %47[%116] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %118 = vector.shuffle %115, %117 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %119 = wave.mma %118, %79#1, %110 : vector<16xf16>, vector<8xf32>
        %120 = wave.mma %118, %81#1, %111 : vector<16xf16>, vector<8xf32>
        scf.yield %119, %120 : vector<8xf32>, vector<8xf32>
      }
      %121 = arith.select %66, %71, %65 : index
      %125:2 = scf.for %122 = %71 to %121 step %c9 iter_args(%123 = %75#0, %124 = %75#1) -> (vector<8xf32>, vector<8xf32>) {
        %126 = arith.addi %122, %c8 : index
        %127:2 = func.call @linear_q2_k_p2__gfx1100.0(%45, %126, %14, %59, %27, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %128:2 = func.call @linear_q2_k_p2__gfx1100.0(%45, %126, %16, %60, %27, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %129 = arith.muli %122, %c3 : index
        %130 = arith.addi %129, %c8 : index
        %131 = arith.muli %tileRows, %c16 : index
        %132 = arith.muli %130, %131 : index
        %133 = arith.addi %58, %132 : index
        %134 = vector.load %47[%133] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %135 = arith.muli %tileRows, %c20 : index
        %136 = arith.addi %133, %135 : index
        %137 = vector.load %47[%136] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %138 = vector.shuffle %134, %137 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %139 = wave.mma %138, %127#0, %123 : vector<16xf16>, vector<8xf32>
        %140 = wave.mma %138, %128#0, %124 : vector<16xf16>, vector<8xf32>
        %141 = arith.addi %129, %c9 : index
        %142 = arith.muli %141, %131 : index
        %143 = arith.addi %58, %142 : index
        %144 = vector.load %47[%143] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %145 = arith.addi %143, %135 : index
        %146 = vector.load %47[%145] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %147 = vector.shuffle %144, %146 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %148 = wave.mma %147, %127#1, %139 : vector<16xf16>, vector<8xf32>
        %149 = wave.mma %147, %128#1, %140 : vector<16xf16>, vector<8xf32>
        scf.yield %148, %149 : vector<8xf32>, vector<8xf32>
      }
      %150 = arith.addi %24, %c8 : index
      func.call @linear_q2_k_p2__gfx1100.1(%125#0, %20, %125#1, %waves, %150, %18, %factors, %14, %w, %16, %outputFeatures, %22, %21, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %151 = arith.cmpi eq, %rowsMode, %c9 : index
  scf.if %151 {
    %152 = arith.muli %1, %c16 : index
    %153 = arith.cmpi slt, %152, %18 : index
    scf.if %153 {
      %154 = arith.muli %scalesInLds, %c3 : index
      %155 = wave.scratch %154 : memref<?xi8>
      %156 = arith.cmpi sgt, %scalesInLds, %c8 : index
      scf.if %156 {
        scf.for %157 = %c8 to %c3 step %c9 {
          %158 = arith.addi %12, %157 : index
          %159 = arith.muli %158, %11 : index
          %160 = arith.addi %159, %c7 : index
          %161 = wave.wave
          %162 = arith.muli %161, %c14 : index
          %163 = wave.lane
          %164 = arith.addi %162, %163 : index
          %165 = arith.divui %scalesInLds, %c16 : index
          %166 = arith.muli %waves, %c14 : index
          scf.for %167 = %164 to %165 step %166 {
            %168 = arith.muli %167, %c16 : index
            %169 = arith.addi %160, %168 : index
            %170 = vector.load %w[%169] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %171 = arith.muli %157, %scalesInLds : index
            %172 = arith.addi %171, %168 : index
            vector.store %170, %155[%172] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %173 = wave.lane
      %174 = arith.remui %173, %c16 : index
      %175 = arith.remui %174, %tileRows : index
      %176 = arith.addi %152, %175 : index
      %177 = arith.divui %176, %tileRows : index
      %178 = arith.divui %inputFeatures, %c16 : index
      %179 = arith.muli %177, %178 : index
      %180 = arith.divui %c8, %c16 : index
      %181 = arith.addi %179, %180 : index
      %182 = arith.muli %181, %c3 : index
      %183 = arith.remui %c8, %c16 : index
      %184 = arith.divui %183, %c20 : index
      %185 = arith.addi %182, %184 : index
      %186 = arith.muli %tileRows, %c20 : index
      %187 = arith.muli %185, %186 : index
      %188 = arith.remui %176, %tileRows : index
      %189 = arith.muli %188, %c20 : index
      %190 = arith.addi %187, %189 : index
      %191 = arith.remui %c8, %c20 : index
      %192 = arith.addi %190, %191 : index
      %193 = arith.muli %c8, %scalesInLds : index
      %194 = arith.muli %c9, %scalesInLds : index
      %195 = wave.wave
      %196 = arith.divui %inputFeatures, %c14 : index
      %197 = arith.muli %195, %stepsPerWave : index
      %198 = arith.minsi %197, %196 : index
      %199 = arith.addi %198, %stepsPerWave : index
      %200 = arith.minsi %199, %196 : index
      %201 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %202 = arith.subi %200, %198 : index
      %203 = arith.divui %202, %c3 : index
      %204 = arith.muli %203, %c3 : index
      %205 = arith.addi %198, %204 : index
      %206 = arith.select %201, %199, %205 : index
      %210:2 = scf.for %207 = %198 to %206 step %c3 iter_args(%208 = %c21, %209 = %c21) -> (vector<8xf32>, vector<8xf32>) {
        %211 = arith.addi %207, %c8 : index
        %212:2 = func.call @linear_q2_k_p2__gfx1100.0(%173, %211, %14, %193, %155, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %213 = arith.addi %207, %c9 : index
        %214:2 = func.call @linear_q2_k_p2__gfx1100.0(%173, %213, %14, %193, %155, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %215:2 = func.call @linear_q2_k_p2__gfx1100.0(%173, %211, %16, %194, %155, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %216:2 = func.call @linear_q2_k_p2__gfx1100.0(%173, %213, %16, %194, %155, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %217 = arith.muli %207, %c3 : index
        %218 = arith.addi %217, %c8 : index
        %219 = arith.muli %tileRows, %c16 : index
        %220 = arith.muli %218, %219 : index
        %221 = arith.addi %192, %220 : index
        %222 = vector.load %x[%221] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %223 = arith.addi %221, %186 : index
        %224 = vector.load %x[%223] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %225 = vector.shuffle %222, %224 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %226 = wave.mma %225, %212#0, %208 : vector<16xf16>, vector<8xf32>
        %227 = wave.mma %225, %215#0, %209 : vector<16xf16>, vector<8xf32>
        %228 = arith.addi %217, %c9 : index
        %229 = arith.muli %228, %219 : index
        %230 = arith.addi %192, %229 : index
        %231 = vector.load %x[%230] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %232 = arith.addi %230, %186 : index
        %233 = vector.load %x[%232] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %234 = vector.shuffle %231, %233 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %235 = wave.mma %234, %212#1, %226 : vector<16xf16>, vector<8xf32>
        %236 = wave.mma %234, %215#1, %227 : vector<16xf16>, vector<8xf32>
        %237 = arith.addi %217, %c3 : index
        %238 = arith.muli %237, %219 : index
        %239 = arith.addi %192, %238 : index
        %240 = vector.load %x[%239] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %241 = arith.addi %239, %186 : index
        %242 = vector.load %x[%241] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %243 = vector.shuffle %240, %242 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %244 = wave.mma %243, %214#0, %235 : vector<16xf16>, vector<8xf32>
        %245 = wave.mma %243, %216#0, %236 : vector<16xf16>, vector<8xf32>
        %246 = arith.addi %217, %c24 : index
        %247 = arith.muli %246, %219 : index
        %248 = arith.addi %192, %247 : index
        %249 = vector.load %x[%248] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %250 = arith.addi %248, %186 : index
        %251 = vector.load %x[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %252 = vector.shuffle %249, %251 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %253 = wave.mma %252, %214#1, %244 : vector<16xf16>, vector<8xf32>
        %254 = wave.mma %252, %216#1, %245 : vector<16xf16>, vector<8xf32>
        scf.yield %253, %254 : vector<8xf32>, vector<8xf32>
      }
      %255 = arith.select %201, %206, %200 : index
      %259:2 = scf.for %256 = %206 to %255 step %c9 iter_args(%257 = %210#0, %258 = %210#1) -> (vector<8xf32>, vector<8xf32>) {
        %260 = arith.addi %256, %c8 : index
        %261:2 = func.call @linear_q2_k_p2__gfx1100.0(%173, %260, %14, %193, %155, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %262:2 = func.call @linear_q2_k_p2__gfx1100.0(%173, %260, %16, %194, %155, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %263 = arith.muli %256, %c3 : index
        %264 = arith.addi %263, %c8 : index
        %265 = arith.muli %tileRows, %c16 : index
        %266 = arith.muli %264, %265 : index
        %267 = arith.addi %192, %266 : index
        %268 = vector.load %x[%267] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %269 = arith.addi %267, %186 : index
        %270 = vector.load %x[%269] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %271 = vector.shuffle %268, %270 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %272 = wave.mma %271, %261#0, %257 : vector<16xf16>, vector<8xf32>
        %273 = wave.mma %271, %262#0, %258 : vector<16xf16>, vector<8xf32>
        %274 = arith.addi %263, %c9 : index
        %275 = arith.muli %274, %265 : index
        %276 = arith.addi %192, %275 : index
        %277 = vector.load %x[%276] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %278 = arith.addi %276, %186 : index
        %279 = vector.load %x[%278] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %280 = vector.shuffle %277, %279 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %281 = wave.mma %280, %261#1, %272 : vector<16xf16>, vector<8xf32>
        %282 = wave.mma %280, %262#1, %273 : vector<16xf16>, vector<8xf32>
        scf.yield %281, %282 : vector<8xf32>, vector<8xf32>
      }
      %283 = arith.addi %152, %c8 : index
      func.call @linear_q2_k_p2__gfx1100.1(%259#0, %20, %259#1, %waves, %283, %18, %factors, %14, %w, %16, %outputFeatures, %22, %21, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %284 = arith.cmpi eq, %rowsMode, %c3 : index
  scf.if %284 {
    %285 = arith.muli %1, %c5 : index
    %286 = arith.cmpi slt, %285, %18 : index
    scf.if %286 {
      %287 = arith.muli %scalesInLds, %c3 : index
      %288 = wave.scratch %287 : memref<?xi8>
      %289 = arith.cmpi sgt, %scalesInLds, %c8 : index
      scf.if %289 {
        scf.for %290 = %c8 to %c3 step %c9 {
          %291 = arith.addi %12, %290 : index
          %292 = arith.muli %291, %11 : index
          %293 = arith.addi %292, %c7 : index
          %294 = wave.wave
          %295 = arith.muli %294, %c14 : index
          %296 = wave.lane
          %297 = arith.addi %295, %296 : index
          %298 = arith.divui %scalesInLds, %c16 : index
          %299 = arith.muli %waves, %c14 : index
          scf.for %300 = %297 to %298 step %299 {
            %301 = arith.muli %300, %c16 : index
            %302 = arith.addi %293, %301 : index
            %303 = vector.load %w[%302] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %304 = arith.muli %290, %scalesInLds : index
            %305 = arith.addi %304, %301 : index
            vector.store %303, %288[%305] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %306 = wave.lane
      %307 = arith.remui %306, %c16 : index
      %308 = arith.remui %307, %tileRows : index
      %309 = arith.addi %285, %308 : index
      %310 = arith.divui %309, %tileRows : index
      %311 = arith.divui %inputFeatures, %c16 : index
      %312 = arith.muli %310, %311 : index
      %313 = arith.divui %c8, %c16 : index
      %314 = arith.addi %312, %313 : index
      %315 = arith.muli %314, %c3 : index
      %316 = arith.remui %c8, %c16 : index
      %317 = arith.divui %316, %c20 : index
      %318 = arith.addi %315, %317 : index
      %319 = arith.muli %tileRows, %c20 : index
      %320 = arith.muli %318, %319 : index
      %321 = arith.remui %309, %tileRows : index
      %322 = arith.muli %321, %c20 : index
      %323 = arith.addi %320, %322 : index
      %324 = arith.remui %c8, %c20 : index
      %325 = arith.addi %323, %324 : index
      %326 = arith.addi %307, %c16 : index
      %327 = arith.addi %285, %326 : index
      %328 = arith.divui %327, %tileRows : index
      %329 = arith.muli %328, %311 : index
      %330 = arith.addi %329, %313 : index
      %331 = arith.muli %330, %c3 : index
      %332 = arith.addi %331, %317 : index
      %333 = arith.muli %332, %319 : index
      %334 = arith.remui %327, %tileRows : index
      %335 = arith.muli %334, %c20 : index
      %336 = arith.addi %333, %335 : index
      %337 = arith.addi %336, %324 : index
      %338 = arith.addi %307, %c14 : index
      %339 = arith.addi %285, %338 : index
      %340 = arith.divui %339, %tileRows : index
      %341 = arith.muli %340, %311 : index
      %342 = arith.addi %341, %313 : index
      %343 = arith.muli %342, %c3 : index
      %344 = arith.addi %343, %317 : index
      %345 = arith.muli %344, %319 : index
      %346 = arith.remui %339, %tileRows : index
      %347 = arith.muli %346, %c20 : index
      %348 = arith.addi %345, %347 : index
      %349 = arith.addi %348, %324 : index
      %350 = arith.addi %307, %c25 : index
      %351 = arith.addi %285, %350 : index
      %352 = arith.divui %351, %tileRows : index
      %353 = arith.muli %352, %311 : index
      %354 = arith.addi %353, %313 : index
      %355 = arith.muli %354, %c3 : index
      %356 = arith.addi %355, %317 : index
      %357 = arith.muli %356, %319 : index
      %358 = arith.remui %351, %tileRows : index
      %359 = arith.muli %358, %c20 : index
      %360 = arith.addi %357, %359 : index
      %361 = arith.addi %360, %324 : index
      %362 = arith.muli %c8, %scalesInLds : index
      %363 = arith.muli %c9, %scalesInLds : index
      %364 = wave.wave
      %365 = arith.divui %inputFeatures, %c14 : index
      %366 = arith.muli %364, %stepsPerWave : index
      %367 = arith.minsi %366, %365 : index
      %368 = arith.addi %367, %stepsPerWave : index
      %369 = arith.minsi %368, %365 : index
      %370 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %371 = arith.subi %369, %367 : index
      %372 = arith.divui %371, %c3 : index
      %373 = arith.muli %372, %c3 : index
      %374 = arith.addi %367, %373 : index
      %375 = arith.select %370, %368, %374 : index
      %385:8 = scf.for %376 = %367 to %375 step %c3 iter_args(%377 = %c21, %378 = %c21, %379 = %c21, %380 = %c21, %381 = %c21, %382 = %c21, %383 = %c21, %384 = %c21) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %386 = arith.addi %376, %c8 : index
        %387:2 = func.call @linear_q2_k_p2__gfx1100.0(%306, %386, %14, %362, %288, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %388 = arith.addi %376, %c9 : index
        %389:2 = func.call @linear_q2_k_p2__gfx1100.0(%306, %388, %14, %362, %288, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %390:2 = func.call @linear_q2_k_p2__gfx1100.0(%306, %386, %16, %363, %288, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %391:2 = func.call @linear_q2_k_p2__gfx1100.0(%306, %388, %16, %363, %288, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %392 = arith.muli %376, %c3 : index
        %393 = arith.addi %392, %c8 : index
        %394 = arith.muli %tileRows, %c16 : index
        %395 = arith.muli %393, %394 : index
        %396 = arith.addi %325, %395 : index
        %397 = vector.load %x[%396] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %398 = arith.addi %396, %319 : index
        %399 = vector.load %x[%398] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %400 = vector.shuffle %397, %399 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %401 = wave.mma %400, %387#0, %377 : vector<16xf16>, vector<8xf32>
        %402 = wave.mma %400, %390#0, %378 : vector<16xf16>, vector<8xf32>
        %403 = arith.addi %337, %395 : index
        %404 = vector.load %x[%403] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %405 = arith.addi %403, %319 : index
        %406 = vector.load %x[%405] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %407 = vector.shuffle %404, %406 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %408 = wave.mma %407, %387#0, %379 : vector<16xf16>, vector<8xf32>
        %409 = wave.mma %407, %390#0, %380 : vector<16xf16>, vector<8xf32>
        %410 = arith.addi %349, %395 : index
        %411 = vector.load %x[%410] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %412 = arith.addi %410, %319 : index
        %413 = vector.load %x[%412] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %414 = vector.shuffle %411, %413 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %415 = wave.mma %414, %387#0, %381 : vector<16xf16>, vector<8xf32>
        %416 = wave.mma %414, %390#0, %382 : vector<16xf16>, vector<8xf32>
        %417 = arith.addi %361, %395 : index
        %418 = vector.load %x[%417] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %419 = arith.addi %417, %319 : index
        %420 = vector.load %x[%419] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %421 = vector.shuffle %418, %420 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %422 = wave.mma %421, %387#0, %383 : vector<16xf16>, vector<8xf32>
        %423 = wave.mma %421, %390#0, %384 : vector<16xf16>, vector<8xf32>
        %424 = arith.addi %392, %c9 : index
        %425 = arith.muli %424, %394 : index
        %426 = arith.addi %325, %425 : index
        %427 = vector.load %x[%426] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %428 = arith.addi %426, %319 : index
        %429 = vector.load %x[%428] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %430 = vector.shuffle %427, %429 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %431 = wave.mma %430, %387#1, %401 : vector<16xf16>, vector<8xf32>
        %432 = wave.mma %430, %390#1, %402 : vector<16xf16>, vector<8xf32>
        %433 = arith.addi %337, %425 : index
        %434 = vector.load %x[%433] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %435 = arith.addi %433, %319 : index
        %436 = vector.load %x[%435] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %437 = vector.shuffle %434, %436 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %438 = wave.mma %437, %387#1, %408 : vector<16xf16>, vector<8xf32>
        %439 = wave.mma %437, %390#1, %409 : vector<16xf16>, vector<8xf32>
        %440 = arith.addi %349, %425 : index
        %441 = vector.load %x[%440] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %442 = arith.addi %440, %319 : index
        %443 = vector.load %x[%442] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %444 = vector.shuffle %441, %443 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %445 = wave.mma %444, %387#1, %415 : vector<16xf16>, vector<8xf32>
        %446 = wave.mma %444, %390#1, %416 : vector<16xf16>, vector<8xf32>
        %447 = arith.addi %361, %425 : index
        %448 = vector.load %x[%447] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %449 = arith.addi %447, %319 : index
        %450 = vector.load %x[%449] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %451 = vector.shuffle %448, %450 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %452 = wave.mma %451, %387#1, %422 : vector<16xf16>, vector<8xf32>
        %453 = wave.mma %451, %390#1, %423 : vector<16xf16>, vector<8xf32>
        %454 = arith.addi %392, %c3 : index
        %455 = arith.muli %454, %394 : index
        %456 = arith.addi %325, %455 : index
        %457 = vector.load %x[%456] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %458 = arith.addi %456, %319 : index
        %459 = vector.load %x[%458] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %460 = vector.shuffle %457, %459 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %461 = wave.mma %460, %389#0, %431 : vector<16xf16>, vector<8xf32>
        %462 = wave.mma %460, %391#0, %432 : vector<16xf16>, vector<8xf32>
        %463 = arith.addi %337, %455 : index
        %464 = vector.load %x[%463] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %465 = arith.addi %463, %319 : index
        %466 = vector.load %x[%465] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %467 = vector.shuffle %464, %466 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %468 = wave.mma %467, %389#0, %438 : vector<16xf16>, vector<8xf32>
        %469 = wave.mma %467, %391#0, %439 : vector<16xf16>, vector<8xf32>
        %470 = arith.addi %349, %455 : index
        %471 = vector.load %x[%470] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %472 = arith.addi %470, %319 : index
        %473 = vector.load %x[%472] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %474 = vector.shuffle %471, %473 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %475 = wave.mma %474, %389#0, %445 : vector<16xf16>, vector<8xf32>
        %476 = wave.mma %474, %391#0, %446 : vector<16xf16>, vector<8xf32>
        %477 = arith.addi %361, %455 : index
        %478 = vector.load %x[%477] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %479 = arith.addi %477, %319 : index
        %480 = vector.load %x[%479] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %481 = vector.shuffle %478, %480 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %482 = wave.mma %481, %389#0, %452 : vector<16xf16>, vector<8xf32>
        %483 = wave.mma %481, %391#0, %453 : vector<16xf16>, vector<8xf32>
        %484 = arith.addi %392, %c24 : index
        %485 = arith.muli %484, %394 : index
        %486 = arith.addi %325, %485 : index
        %487 = vector.load %x[%486] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %488 = arith.addi %486, %319 : index
        %489 = vector.load %x[%488] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %490 = vector.shuffle %487, %489 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %491 = wave.mma %490, %389#1, %461 : vector<16xf16>, vector<8xf32>
        %492 = wave.mma %490, %391#1, %462 : vector<16xf16>, vector<8xf32>
        %493 = arith.addi %337, %485 : index
        %494 = vector.load %x[%493] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %495 = arith.addi %493, %319 : index
        %496 = vector.load %x[%495] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %497 = vector.shuffle %494, %496 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %498 = wave.mma %497, %389#1, %468 : vector<16xf16>, vector<8xf32>
        %499 = wave.mma %497, %391#1, %469 : vector<16xf16>, vector<8xf32>
        %500 = arith.addi %349, %485 : index
        %501 = vector.load %x[%500] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %502 = arith.addi %500, %319 : index
        %503 = vector.load %x[%502] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %504 = vector.shuffle %501, %503 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %505 = wave.mma %504, %389#1, %475 : vector<16xf16>, vector<8xf32>
        %506 = wave.mma %504, %391#1, %476 : vector<16xf16>, vector<8xf32>
        %507 = arith.addi %361, %485 : index
        %508 = vector.load %x[%507] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %509 = arith.addi %507, %319 : index
        %510 = vector.load %x[%509] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %511 = vector.shuffle %508, %510 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %512 = wave.mma %511, %389#1, %482 : vector<16xf16>, vector<8xf32>
        %513 = wave.mma %511, %391#1, %483 : vector<16xf16>, vector<8xf32>
        scf.yield %491, %492, %498, %499, %505, %506, %512, %513 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %514 = arith.select %370, %375, %369 : index
      %524:8 = scf.for %515 = %375 to %514 step %c9 iter_args(%516 = %385#0, %517 = %385#1, %518 = %385#2, %519 = %385#3, %520 = %385#4, %521 = %385#5, %522 = %385#6, %523 = %385#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %525 = arith.addi %515, %c8 : index
        %526:2 = func.call @linear_q2_k_p2__gfx1100.0(%306, %525, %14, %362, %288, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %527:2 = func.call @linear_q2_k_p2__gfx1100.0(%306, %525, %16, %363, %288, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %528 = arith.muli %515, %c3 : index
        %529 = arith.addi %528, %c8 : index
        %530 = arith.muli %tileRows, %c16 : index
        %531 = arith.muli %529, %530 : index
        %532 = arith.addi %325, %531 : index
        %533 = vector.load %x[%532] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %534 = arith.addi %532, %319 : index
        %535 = vector.load %x[%534] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %536 = vector.shuffle %533, %535 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %537 = wave.mma %536, %526#0, %516 : vector<16xf16>, vector<8xf32>
        %538 = wave.mma %536, %527#0, %517 : vector<16xf16>, vector<8xf32>
        %539 = arith.addi %337, %531 : index
        %540 = vector.load %x[%539] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %541 = arith.addi %539, %319 : index
        %542 = vector.load %x[%541] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %543 = vector.shuffle %540, %542 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %544 = wave.mma %543, %526#0, %518 : vector<16xf16>, vector<8xf32>
        %545 = wave.mma %543, %527#0, %519 : vector<16xf16>, vector<8xf32>
        %546 = arith.addi %349, %531 : index
        %547 = vector.load %x[%546] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %548 = arith.addi %546, %319 : index
        %549 = vector.load %x[%548] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %550 = vector.shuffle %547, %549 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %551 = wave.mma %550, %526#0, %520 : vector<16xf16>, vector<8xf32>
        %552 = wave.mma %550, %527#0, %521 : vector<16xf16>, vector<8xf32>
        %553 = arith.addi %361, %531 : index
        %554 = vector.load %x[%553] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %555 = arith.addi %553, %319 : index
        %556 = vector.load %x[%555] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %557 = vector.shuffle %554, %556 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %558 = wave.mma %557, %526#0, %522 : vector<16xf16>, vector<8xf32>
        %559 = wave.mma %557, %527#0, %523 : vector<16xf16>, vector<8xf32>
        %560 = arith.addi %528, %c9 : index
        %561 = arith.muli %560, %530 : index
        %562 = arith.addi %325, %561 : index
        %563 = vector.load %x[%562] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %564 = arith.addi %562, %319 : index
        %565 = vector.load %x[%564] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %566 = vector.shuffle %563, %565 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %567 = wave.mma %566, %526#1, %537 : vector<16xf16>, vector<8xf32>
        %568 = wave.mma %566, %527#1, %538 : vector<16xf16>, vector<8xf32>
        %569 = arith.addi %337, %561 : index
        %570 = vector.load %x[%569] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %571 = arith.addi %569, %319 : index
        %572 = vector.load %x[%571] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %573 = vector.shuffle %570, %572 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %574 = wave.mma %573, %526#1, %544 : vector<16xf16>, vector<8xf32>
        %575 = wave.mma %573, %527#1, %545 : vector<16xf16>, vector<8xf32>
        %576 = arith.addi %349, %561 : index
        %577 = vector.load %x[%576] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %578 = arith.addi %576, %319 : index
        %579 = vector.load %x[%578] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %580 = vector.shuffle %577, %579 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %581 = wave.mma %580, %526#1, %551 : vector<16xf16>, vector<8xf32>
        %582 = wave.mma %580, %527#1, %552 : vector<16xf16>, vector<8xf32>
        %583 = arith.addi %361, %561 : index
        %584 = vector.load %x[%583] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %585 = arith.addi %583, %319 : index
        %586 = vector.load %x[%585] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %587 = vector.shuffle %584, %586 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %588 = wave.mma %587, %526#1, %558 : vector<16xf16>, vector<8xf32>
        %589 = wave.mma %587, %527#1, %559 : vector<16xf16>, vector<8xf32>
        scf.yield %567, %568, %574, %575, %581, %582, %588, %589 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %590 = arith.addi %285, %c8 : index
      func.call @linear_q2_k_p2__gfx1100.1(%524#0, %20, %524#1, %waves, %590, %18, %factors, %14, %w, %16, %outputFeatures, %22, %21, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %591 = arith.addi %285, %c16 : index
      func.call @linear_q2_k_p2__gfx1100.1(%524#2, %20, %524#3, %waves, %591, %18, %factors, %14, %w, %16, %outputFeatures, %22, %21, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %592 = arith.addi %285, %c14 : index
      func.call @linear_q2_k_p2__gfx1100.1(%524#4, %20, %524#5, %waves, %592, %18, %factors, %14, %w, %16, %outputFeatures, %22, %21, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %593 = arith.addi %285, %c25 : index
      func.call @linear_q2_k_p2__gfx1100.1(%524#6, %20, %524#7, %waves, %593, %18, %factors, %14, %w, %16, %outputFeatures, %22, %21, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  wave.return
}
