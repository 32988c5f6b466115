// GENERATED from codegen/kvcgen/gfx_route.py; do not edit.
// Config: GfxLinearRoute(format='q6_k')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_route_q6_k__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 8 : index
  %fc2 = arith.constant 32 : index
  %fc3 = arith.constant 2 : index
  %fc4 = arith.constant 128 : index
  %fscalesInLds = wave.param "scalesInLds" : index
  %fc6 = arith.constant 0 : index
  %fc7 = arith.constant 256 : index
  %fc8 = arith.constant 127 : index
  %fc9 = arith.constant dense<0> : vector<4xi32>
  %fc10 = arith.constant dense<983055> : vector<4xi32>
  %fc11 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %fc12 = arith.constant dense<196611> : vector<4xi32>
  %fc13 = arith.constant dense<4> : vector<4xi32>
  %fc14 = arith.constant dense<1677747200> : vector<4xi32>
  %fc15 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %fc16 = arith.constant dense<8> : vector<4xi32>
  %fc17 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %fc18 = arith.constant dense<12> : vector<4xi32>
  %fc19 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %fc20 = arith.constant dense<0x6420> : vector<32xf16>
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
  %f15 = arith.muli %x1, %fc2 : index
  %f16 = arith.addi %f14, %f15 : index
  %f17 = arith.addi %f16, %f3 : index
  %f18 = scf.if %f6 -> (vector<2xi8>) {
    %f19 = arith.addi %x3, %f17 : index
    %f20 = vector.load %x4[%f19] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f20 : vector<2xi8>
  } else {
    %f21 = arith.addi %f5, %f17 : index
    %f22 = vector.load %x5[%f21] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f22 : vector<2xi8>
  }
  %f23 = vector.extract %f12[0] : f16 from vector<1xf16>
  %f24 = arith.extf %f23 : f16 to f32
  %f25 = vector.extract %f18[0] : i8 from vector<2xi8>
  %f26 = arith.extsi %f25 : i8 to i32
  %f27 = arith.sitofp %f26 : i32 to f32
  %f28 = arith.mulf %f24, %f27 : f32
  %f29 = arith.truncf %f28 : f32 to f16
  %f30 = vector.broadcast %f29 : f16 to vector<16xf16>
  %f31 = vector.extract %f18[1] : i8 from vector<2xi8>
  %f32 = arith.extsi %f31 : i8 to i32
  %f33 = arith.sitofp %f32 : i32 to f32
  %f34 = arith.mulf %f24, %f33 : f32
  %f35 = arith.truncf %f34 : f32 to f16
  %f36 = vector.broadcast %f35 : f16 to vector<16xf16>
  %f37 = arith.addi %f14, %x6 : index
  %f38 = arith.addi %f37, %fc8 : index
  %f39 = arith.divui %f38, %fc4 : index
  %f40 = arith.muli %f39, %fc4 : index
  %f41 = arith.addi %f5, %f40 : index
  %f42 = arith.muli %x6, %fc1 : index
  %f43 = arith.addi %f41, %f42 : index
  %f44 = arith.muli %x1, %fc0 : index
  %f45 = arith.addi %f44, %f0 : index
  %f46 = arith.muli %f45, %fc1 : index
  %f47 = arith.addi %f43, %f46 : index
  %f48 = arith.muli %x1, %fc7 : index
  %f49 = arith.addi %f41, %f48 : index
  %f50 = arith.muli %f0, %fc0 : index
  %f51 = arith.addi %f49, %f50 : index
  %f52 = vector.load %x5[%f47] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
  %f53 = vector.bitcast %f52 : vector<8xi8> to vector<2xi32>
  %f54 = vector.shuffle %f53, %f53 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
  %f55 = vector.load %x5[%f51] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f56 = vector.bitcast %f55 : vector<16xi8> to vector<4xi32>
  %f57 = arith.shrui %f56, %fc9 : vector<4xi32>
  %f58 = arith.andi %f57, %fc10 : vector<4xi32>
  %f59 = arith.shrui %f54, %fc11 : vector<4xi32>
  %f60 = arith.andi %f59, %fc12 : vector<4xi32>
  %f61 = arith.shli %f60, %fc13 : vector<4xi32>
  %f62 = arith.ori %f58, %f61 : vector<4xi32>
  %f63 = arith.ori %f62, %fc14 : vector<4xi32>
  %f64 = vector.bitcast %f63 : vector<4xi32> to vector<8xf16>
  %f65 = arith.shrui %f56, %fc13 : vector<4xi32>
  %f66 = arith.andi %f65, %fc10 : vector<4xi32>
  %f67 = arith.shrui %f54, %fc15 : vector<4xi32>
  %f68 = arith.andi %f67, %fc12 : vector<4xi32>
  %f69 = arith.shli %f68, %fc13 : vector<4xi32>
  %f70 = arith.ori %f66, %f69 : vector<4xi32>
  %f71 = arith.ori %f70, %fc14 : vector<4xi32>
  %f72 = vector.bitcast %f71 : vector<4xi32> to vector<8xf16>
  %f73 = arith.shrui %f56, %fc16 : vector<4xi32>
  %f74 = arith.andi %f73, %fc10 : vector<4xi32>
  %f75 = arith.shrui %f54, %fc17 : vector<4xi32>
  %f76 = arith.andi %f75, %fc12 : vector<4xi32>
  %f77 = arith.shli %f76, %fc13 : vector<4xi32>
  %f78 = arith.ori %f74, %f77 : vector<4xi32>
  %f79 = arith.ori %f78, %fc14 : vector<4xi32>
  %f80 = vector.bitcast %f79 : vector<4xi32> to vector<8xf16>
  %f81 = arith.shrui %f56, %fc18 : vector<4xi32>
  %f82 = arith.andi %f81, %fc10 : vector<4xi32>
  %f83 = arith.shrui %f54, %fc19 : vector<4xi32>
  %f84 = arith.andi %f83, %fc12 : vector<4xi32>
  %f85 = arith.shli %f84, %fc13 : vector<4xi32>
  %f86 = arith.ori %f82, %f85 : vector<4xi32>
  %f87 = arith.ori %f86, %fc14 : vector<4xi32>
  %f88 = vector.bitcast %f87 : vector<4xi32> to vector<8xf16>
  %f89 = vector.shuffle %f64, %f72 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f90 = vector.shuffle %f80, %f88 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f91 = vector.shuffle %f89, %f90 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f92 = arith.subf %f91, %fc20 : vector<32xf16>
  %f93 = vector.shuffle %f92, %f92 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f94 = vector.shuffle %f92, %f92 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f95 = arith.mulf %f93, %f30 : vector<16xf16>
  %f96 = arith.mulf %f94, %f36 : vector<16xf16>
  func.return %f95, %f96 : vector<16xf16>, vector<16xf16>
}
func.func private @linear_route_q6_k__gfx1100.1(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: index, %x10: memref<?xf32>) {
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
      %f58 = arith.addi %f57, %fc1 : index
      memref.store %f54, %x10[%f58] : memref<?xf32>
    }
  }
  func.return
}
wave.kernel @linear_route_q6_k__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>, %groups: memref<?xi32>) {
  %waves = wave.param "waves" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 12 : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 128 : index
  %c7 = arith.constant 1 : index
  %c8 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c11 = arith.constant 16 : index
  %rowsMode = wave.param "rowsMode" : index
  %scalesInLds = wave.param "scalesInLds" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c16 = arith.constant 8 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant 2 : index
  %c21 = arith.constant 3 : index
  %experts = wave.param "experts" : index
  %blocks = wave.param "blocks" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c27 = arith.constant 0xFF61B1E6 : f32
  %c28 = arith.constant 0x00000000 : f32
  %c29 = arith.constant 0x3FB8AA3B : f32
  %c30 = arith.constant 0 : i32
  %c31 = arith.constant 0xC0000000 : f32
  %c32 = arith.constant 0xCB800000 : f32
  %c33 = arith.constant 0xBF800000 : f32
  %normalize = wave.param "normalize" : index
  %pairsInLds = wave.param "pairsInLds" : index
  %c36 = arith.constant dense<0> : vector<4xi32>
  %c37 = arith.constant dense<1> : vector<4xi32>
  %c38 = arith.constant 2147483647 : i32
  %c39 = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
  %c40 = arith.constant 4 : index
  %pairsAt = wave.param "pairsAt" : index
  %c42 = arith.constant 15 : i32
  %c43 = arith.constant 16 : i32
  %c44 = arith.constant 5 : index
  %c45 = arith.constant 6 : index
  %c46 = arith.constant 1 : i32
  %c47 = arith.constant 4 : i32
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
  %14 = memref.load %step[%countAt] : memref<?xi32>
  %15 = arith.index_cast %14 : i32 to index
  %16 = arith.muli %waves, %c3 : index
  %17 = wave.scratch %16 : memref<?xf32>
  %18 = arith.muli %0, %c11 : index
  %19 = arith.cmpi eq, %rowsMode, %c8 : index
  scf.if %19 {
    %20 = arith.muli %1, %c11 : index
    %21 = arith.cmpi slt, %20, %15 : index
    scf.if %21 {
      %22 = arith.muli %scalesInLds, %c7 : index
      %23 = wave.scratch %22 : memref<?xi8>
      %24 = arith.cmpi sgt, %scalesInLds, %c8 : index
      scf.if %24 {
        scf.for %25 = %c8 to %c7 step %c7 {
          %26 = arith.addi %11, %25 : index
          %27 = arith.muli %26, %10 : index
          %28 = arith.addi %27, %c6 : index
          %29 = wave.wave
          %30 = arith.muli %29, %c4 : index
          %31 = wave.lane
          %32 = arith.addi %30, %31 : index
          %33 = arith.divui %scalesInLds, %c11 : index
          %34 = arith.muli %waves, %c4 : index
          scf.for %35 = %32 to %33 step %34 {
            %36 = arith.muli %35, %c11 : index
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
      %42 = arith.remui %41, %c11 : index
      %43 = wave.scratch %operandHalves : memref<?xf16>
      %44 = arith.divui %operandHalves, %c16 : index
      %45 = wave.wave
      %46 = arith.muli %45, %c4 : index
      %47 = arith.addi %46, %41 : index
      %48 = arith.muli %waves, %c4 : index
      scf.for %49 = %47 to %44 step %48 {
        %50 = arith.muli %49, %c16 : index
        %51 = arith.addi %c8, %50 : index
        %52 = vector.load %x[%51] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %52, %43[%51] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %53 = arith.remui %42, %tileRows : index
      %54 = arith.muli %53, %c16 : index
      %55 = arith.muli %c8, %scalesInLds : index
      %56 = arith.divui %inputFeatures, %c4 : index
      %57 = arith.muli %45, %stepsPerWave : index
      %58 = arith.minsi %57, %56 : index
      %59 = arith.addi %58, %stepsPerWave : index
      %60 = arith.minsi %59, %56 : index
      %61 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %62 = arith.subi %60, %58 : index
      %63 = arith.divui %62, %c20 : index
      %64 = arith.muli %63, %c20 : index
      %65 = arith.addi %58, %64 : index
      %66 = arith.select %61, %59, %65 : index
      %69 = scf.for %67 = %58 to %66 step %c20 iter_args(%68 = %c17) -> (vector<8xf32>) {
        %70 = arith.addi %67, %c8 : index
        %71:2 = func.call @linear_route_q6_k__gfx1100.0(%41, %70, %13, %55, %23, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %72 = arith.addi %67, %c7 : index
        %73:2 = func.call @linear_route_q6_k__gfx1100.0(%41, %72, %13, %55, %23, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %74 = arith.muli %67, %c20 : index
        %75 = arith.addi %74, %c8 : index
        %76 = arith.muli %tileRows, %c11 : index
        %77 = arith.muli %75, %76 : index
        %78 = arith.addi %54, %77 : index
        %79 = vector.load %43[%78] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %80 = arith.muli %tileRows, %c16 : index
        %81 = arith.addi %78, %80 : index
        %82 = vector.load %43[%81] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %83 = vector.shuffle %79, %82 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %84 = wave.mma %83, %71#0, %68 : vector<16xf16>, vector<8xf32>
        %85 = arith.addi %74, %c7 : index
        %86 = arith.muli %85, %76 : index
        %87 = arith.addi %54, %86 : index
        %88 = vector.load %43[%87] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %89 = arith.addi %87, %80 : index
        %90 = vector.load %43[%89] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %91 = vector.shuffle %88, %90 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %92 = wave.mma %91, %71#1, %84 : vector<16xf16>, vector<8xf32>
        %93 = arith.addi %74, %c20 : index
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
      %112 = scf.for %110 = %66 to %109 step %c7 iter_args(%111 = %69) -> (vector<8xf32>) {
        %113 = arith.addi %110, %c8 : index
        %114:2 = func.call @linear_route_q6_k__gfx1100.0(%41, %113, %13, %55, %23, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %115 = arith.muli %110, %c20 : index
        %116 = arith.addi %115, %c8 : index
        %117 = arith.muli %tileRows, %c11 : index
        %118 = arith.muli %116, %117 : index
        %119 = arith.addi %54, %118 : index
        %120 = vector.load %43[%119] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %121 = arith.muli %tileRows, %c16 : index
        %122 = arith.addi %119, %121 : index
        %123 = vector.load %43[%122] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %124 = vector.shuffle %120, %123 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %125 = wave.mma %124, %114#0, %111 : vector<16xf16>, vector<8xf32>
        %126 = arith.addi %115, %c7 : index
        %127 = arith.muli %126, %117 : index
        %128 = arith.addi %54, %127 : index
        %129 = vector.load %43[%128] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %130 = arith.addi %128, %121 : index
        %131 = vector.load %43[%130] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %132 = vector.shuffle %129, %131 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %133 = wave.mma %132, %114#1, %125 : vector<16xf16>, vector<8xf32>
        scf.yield %133 : vector<8xf32>
      }
      %134 = arith.addi %20, %c8 : index
      func.call @linear_route_q6_k__gfx1100.1(%112, %17, %waves, %134, %15, %factors, %13, %w, %outputFeatures, %18, %logits) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>) -> ()
    }
  }
  %135 = arith.cmpi eq, %rowsMode, %c7 : index
  scf.if %135 {
    %136 = arith.muli %1, %c11 : index
    %137 = arith.cmpi slt, %136, %15 : index
    scf.if %137 {
      %138 = arith.muli %scalesInLds, %c7 : index
      %139 = wave.scratch %138 : memref<?xi8>
      %140 = arith.cmpi sgt, %scalesInLds, %c8 : index
      scf.if %140 {
        scf.for %141 = %c8 to %c7 step %c7 {
          %142 = arith.addi %11, %141 : index
          %143 = arith.muli %142, %10 : index
          %144 = arith.addi %143, %c6 : index
          %145 = wave.wave
          %146 = arith.muli %145, %c4 : index
          %147 = wave.lane
          %148 = arith.addi %146, %147 : index
          %149 = arith.divui %scalesInLds, %c11 : index
          %150 = arith.muli %waves, %c4 : index
          scf.for %151 = %148 to %149 step %150 {
            %152 = arith.muli %151, %c11 : index
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
      %158 = arith.remui %157, %c11 : index
      %159 = arith.remui %158, %tileRows : index
      %160 = arith.addi %136, %159 : index
      %161 = arith.divui %160, %tileRows : index
      %162 = arith.divui %inputFeatures, %c11 : index
      %163 = arith.muli %161, %162 : index
      %164 = arith.divui %c8, %c11 : index
      %165 = arith.addi %163, %164 : index
      %166 = arith.muli %165, %c20 : index
      %167 = arith.remui %c8, %c11 : index
      %168 = arith.divui %167, %c16 : index
      %169 = arith.addi %166, %168 : index
      %170 = arith.muli %tileRows, %c16 : index
      %171 = arith.muli %169, %170 : index
      %172 = arith.remui %160, %tileRows : index
      %173 = arith.muli %172, %c16 : index
      %174 = arith.addi %171, %173 : index
      %175 = arith.remui %c8, %c16 : index
      %176 = arith.addi %174, %175 : index
      %177 = arith.muli %c8, %scalesInLds : index
      %178 = wave.wave
      %179 = arith.divui %inputFeatures, %c4 : index
      %180 = arith.muli %178, %stepsPerWave : index
      %181 = arith.minsi %180, %179 : index
      %182 = arith.addi %181, %stepsPerWave : index
      %183 = arith.minsi %182, %179 : index
      %184 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %185 = arith.subi %183, %181 : index
      %186 = arith.divui %185, %c20 : index
      %187 = arith.muli %186, %c20 : index
      %188 = arith.addi %181, %187 : index
      %189 = arith.select %184, %182, %188 : index
      %192 = scf.for %190 = %181 to %189 step %c20 iter_args(%191 = %c17) -> (vector<8xf32>) {
        %193 = arith.addi %190, %c8 : index
        %194:2 = func.call @linear_route_q6_k__gfx1100.0(%157, %193, %13, %177, %139, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %195 = arith.addi %190, %c7 : index
        %196:2 = func.call @linear_route_q6_k__gfx1100.0(%157, %195, %13, %177, %139, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %197 = arith.muli %190, %c20 : index
        %198 = arith.addi %197, %c8 : index
        %199 = arith.muli %tileRows, %c11 : index
        %200 = arith.muli %198, %199 : index
        %201 = arith.addi %176, %200 : index
        %202 = vector.load %x[%201] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %203 = arith.addi %201, %170 : index
        %204 = vector.load %x[%203] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %205 = vector.shuffle %202, %204 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %206 = wave.mma %205, %194#0, %191 : vector<16xf16>, vector<8xf32>
        %207 = arith.addi %197, %c7 : index
        %208 = arith.muli %207, %199 : index
        %209 = arith.addi %176, %208 : index
        %210 = vector.load %x[%209] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %211 = arith.addi %209, %170 : index
        %212 = vector.load %x[%211] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %213 = vector.shuffle %210, %212 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %214 = wave.mma %213, %194#1, %206 : vector<16xf16>, vector<8xf32>
        %215 = arith.addi %197, %c20 : index
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
      %234 = scf.for %232 = %189 to %231 step %c7 iter_args(%233 = %192) -> (vector<8xf32>) {
        %235 = arith.addi %232, %c8 : index
        %236:2 = func.call @linear_route_q6_k__gfx1100.0(%157, %235, %13, %177, %139, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %237 = arith.muli %232, %c20 : index
        %238 = arith.addi %237, %c8 : index
        %239 = arith.muli %tileRows, %c11 : index
        %240 = arith.muli %238, %239 : index
        %241 = arith.addi %176, %240 : index
        %242 = vector.load %x[%241] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %243 = arith.addi %241, %170 : index
        %244 = vector.load %x[%243] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %245 = vector.shuffle %242, %244 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %246 = wave.mma %245, %236#0, %233 : vector<16xf16>, vector<8xf32>
        %247 = arith.addi %237, %c7 : index
        %248 = arith.muli %247, %239 : index
        %249 = arith.addi %176, %248 : index
        %250 = vector.load %x[%249] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %251 = arith.addi %249, %170 : index
        %252 = vector.load %x[%251] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %253 = vector.shuffle %250, %252 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %254 = wave.mma %253, %236#1, %246 : vector<16xf16>, vector<8xf32>
        scf.yield %254 : vector<8xf32>
      }
      %255 = arith.addi %136, %c8 : index
      func.call @linear_route_q6_k__gfx1100.1(%234, %17, %waves, %255, %15, %factors, %13, %w, %outputFeatures, %18, %logits) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>) -> ()
    }
  }
  %256 = arith.muli %experts, %waves : index
  %257 = wave.scratch %256 : memref<?xf32>
  %258 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %258 {
    %259 = arith.muli %1, %c11 : index
    %260 = arith.addi %259, %c11 : index
    %261 = arith.minsi %260, %15 : index
    %262 = wave.wave
    %263 = arith.addi %259, %262 : index
    scf.for %264 = %263 to %261 step %waves {
      %265 = arith.muli %262, %experts : index
      %266 = wave.lane
      %267 = arith.muli %264, %logitsWidth : index
      %270 = scf.for %268 = %266 to %experts step %c4 iter_args(%269 = %c27) -> (f32) {
        %271 = arith.addi %267, %268 : index
        %272 = memref.load %logits[%271] : memref<?xf32>
        %273 = arith.maximumf %269, %272 : f32
        scf.yield %273 : f32
      }
      %274 = vector.broadcast %270 : f32 to vector<1xf32>
      %275 = wave.reduce "max" %274 : vector<1xf32>
      %278 = scf.for %276 = %266 to %experts step %c4 iter_args(%277 = %c28) -> (f32) {
        %279 = arith.addi %267, %276 : index
        %280 = memref.load %logits[%279] : memref<?xf32>
        %281 = arith.subf %280, %275 : f32
        %282 = arith.mulf %281, %c29 : f32
        %283 = wave.exp2 %282 : f32
        %284 = arith.addi %265, %276 : index
        memref.store %283, %257[%284] : memref<?xf32>
        %285 = arith.addf %277, %283 : f32
        scf.yield %285 : f32
      }
      %286 = vector.broadcast %278 : f32 to vector<1xf32>
      %287 = wave.reduce "add" %286 : vector<1xf32>
      scf.for %288 = %266 to %experts step %c4 {
        %289 = arith.addi %265, %288 : index
        %290 = memref.load %257[%289] : memref<?xf32>
        %291 = arith.divf %290, %287 : f32
        memref.store %291, %257[%289] : memref<?xf32>
      }
      %296:3 = scf.for %292 = %c8 to %expertsPerToken step %c7 iter_args(%293 = %c28, %294 = %c28, %295 = %c30) -> (f32, f32, i32) {
        %300:2 = scf.for %297 = %266 to %experts step %c4 iter_args(%298 = %c31, %299 = %c28) -> (f32, f32) {
          %301 = arith.addi %265, %297 : index
          %302 = memref.load %257[%301] : memref<?xf32>
          %303 = arith.cmpf ogt, %302, %298 : f32
          %304 = arith.index_cast %297 : index to i32
          %305 = arith.sitofp %304 : i32 to f32
          %306 = arith.select %303, %302, %298 : f32
          %307 = arith.select %303, %305, %299 : f32
          scf.yield %306, %307 : f32, f32
        }
        %308 = vector.broadcast %300#0 : f32 to vector<1xf32>
        %309 = wave.reduce "max" %308 : vector<1xf32>
        %310 = arith.cmpf oeq, %300#0, %309 : f32
        %311 = arith.subf %c28, %300#1 : f32
        %312 = arith.select %310, %311, %c32 : f32
        %313 = vector.broadcast %312 : f32 to vector<1xf32>
        %314 = wave.reduce "max" %313 : vector<1xf32>
        %315 = arith.subf %c28, %314 : f32
        %316 = arith.fptosi %315 : f32 to i32
        %317 = arith.index_cast %316 : i32 to index
        %318 = arith.remui %317, %c4 : index
        %319 = arith.cmpi eq, %318, %266 : index
        scf.if %319 {
          %320 = arith.addi %265, %317 : index
          memref.store %c33, %257[%320] : memref<?xf32>
        }
        %321 = arith.cmpi eq, %292, %266 : index
        %322 = arith.addf %293, %309 : f32
        %323 = arith.select %321, %309, %294 : f32
        %324 = arith.select %321, %316, %295 : i32
        scf.yield %322, %323, %324 : f32, f32, i32
      }
      %325 = arith.cmpi eq, %normalize, %c7 : index
      %326 = arith.divf %296#1, %296#0 : f32
      %327 = arith.select %325, %326, %296#1 : f32
      %328 = arith.cmpi slt, %266, %expertsPerToken : index
      scf.if %328 {
        %329 = arith.muli %264, %expertsPerToken : index
        %330 = arith.addi %329, %266 : index
        memref.store %327, %weights[%330] : memref<?xf32>
        memref.store %296#2, %ids_out[%330] : memref<?xi32>
      }
    }
    %331 = arith.cmpi eq, %blocks, %c7 : index
    %332 = scf.if %331 -> (i1) {
      wave.barrier
      scf.yield %331 : i1
    } else {
      %333 = wave.arrive %counters[%blocks], %blocks : memref<?xi32>
      scf.yield %333 : i1
    }
    scf.if %332 {
      %334 = arith.muli %15, %expertsPerToken : index
      %335 = arith.cmpi sgt, %pairsInLds, %c8 : index
      scf.if %335 {
        %336 = arith.muli %waves, %c4 : index
        %337 = wave.scratch %pairsInLds : memref<?xi32>
        %338 = wave.scratch %pairsInLds : memref<?xi32>
        %339 = wave.scratch %pairsInLds : memref<?xi32>
        %340 = arith.muli %262, %c4 : index
        %341 = wave.lane
        %342 = arith.addi %340, %341 : index
        scf.for %343 = %342 to %pairsInLds step %336 {
          %344 = arith.subi %334, %c7 : index
          %345 = arith.minsi %343, %344 : index
          %346 = arith.maxsi %345, %c8 : index
          %347 = memref.load %ids_out[%346] : memref<?xi32>
          %348 = arith.cmpi slt, %343, %334 : index
          %349 = arith.select %348, %347, %c38 : i32
          memref.store %349, %337[%343] : memref<?xi32>
          memref.store %c30, %339[%343] : memref<?xi32>
        }
        %350 = arith.cmpi eq, %342, %c8 : index
        scf.if %350 {
          memref.store %c30, %groups[%c8] : memref<?xi32>
        }
        wave.barrier
        scf.for %351 = %342 to %334 step %336 {
          %352 = memref.load %337[%351] : memref<?xi32>
          %353 = arith.index_cast %351 : index to i32
          %354 = vector.broadcast %353 : i32 to vector<4xi32>
          %359:3 = scf.for %355 = %c8 to %pairsInLds step %c40 iter_args(%356 = %c36, %357 = %c36, %358 = %c36) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>) {
            %360 = vector.load %337[%355] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %361 = arith.index_cast %355 : index to i32
            %362 = vector.broadcast %361 : i32 to vector<4xi32>
            %363 = arith.addi %362, %c39 : vector<4xi32>
            %364 = arith.cmpi slt, %363, %354 : vector<4xi32>
            %365 = vector.broadcast %352 : i32 to vector<4xi32>
            %366 = arith.cmpi eq, %360, %365 : vector<4xi32>
            %367 = arith.select %366, %c37, %c36 : vector<4xi1>, vector<4xi32>
            %368 = arith.cmpi slt, %360, %365 : vector<4xi32>
            %369 = arith.select %368, %c37, %c36 : vector<4xi1>, vector<4xi32>
            %370 = arith.select %364, %367, %c36 : vector<4xi1>, vector<4xi32>
            %371 = arith.addi %356, %369 : vector<4xi32>
            %372 = arith.addi %357, %367 : vector<4xi32>
            %373 = arith.addi %358, %370 : vector<4xi32>
            scf.yield %371, %372, %373 : vector<4xi32>, vector<4xi32>, vector<4xi32>
          }
          %374 = vector.extract %359#0[0] : i32 from vector<4xi32>
          %375 = vector.extract %359#0[1] : i32 from vector<4xi32>
          %376 = vector.extract %359#0[2] : i32 from vector<4xi32>
          %377 = vector.extract %359#0[3] : i32 from vector<4xi32>
          %378 = arith.addi %374, %375 : i32
          %379 = arith.addi %378, %376 : i32
          %380 = arith.addi %379, %377 : i32
          %381 = vector.extract %359#1[0] : i32 from vector<4xi32>
          %382 = vector.extract %359#1[1] : i32 from vector<4xi32>
          %383 = vector.extract %359#1[2] : i32 from vector<4xi32>
          %384 = vector.extract %359#1[3] : i32 from vector<4xi32>
          %385 = arith.addi %381, %382 : i32
          %386 = arith.addi %385, %383 : i32
          %387 = arith.addi %386, %384 : i32
          %388 = vector.extract %359#2[0] : i32 from vector<4xi32>
          %389 = vector.extract %359#2[1] : i32 from vector<4xi32>
          %390 = vector.extract %359#2[2] : i32 from vector<4xi32>
          %391 = vector.extract %359#2[3] : i32 from vector<4xi32>
          %392 = arith.addi %388, %389 : i32
          %393 = arith.addi %392, %390 : i32
          %394 = arith.addi %393, %391 : i32
          %395 = arith.addi %380, %394 : i32
          %396 = arith.index_cast %395 : i32 to index
          %397 = arith.addi %pairsAt, %396 : index
          memref.store %353, %groups[%397] : memref<?xi32>
          %398 = arith.andi %394, %c42 : i32
          %399 = arith.cmpi eq, %398, %c30 : i32
          memref.store %352, %338[%396] : memref<?xi32>
          %400 = arith.subi %387, %394 : i32
          %401 = arith.minsi %400, %c43 : i32
          %402 = arith.select %399, %401, %c30 : i32
          memref.store %402, %339[%396] : memref<?xi32>
        }
        wave.barrier
        scf.for %403 = %342 to %334 step %336 {
          %404 = memref.load %339[%403] : memref<?xi32>
          %405 = arith.index_cast %403 : index to i32
          %406 = vector.broadcast %405 : i32 to vector<4xi32>
          %409 = scf.for %407 = %c8 to %pairsInLds step %c40 iter_args(%408 = %c36) -> (vector<4xi32>) {
            %410 = vector.load %339[%407] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %411 = arith.index_cast %407 : index to i32
            %412 = vector.broadcast %411 : i32 to vector<4xi32>
            %413 = arith.addi %412, %c39 : vector<4xi32>
            %414 = arith.cmpi slt, %413, %406 : vector<4xi32>
            %415 = arith.cmpi sgt, %410, %c36 : vector<4xi32>
            %416 = arith.select %415, %c37, %c36 : vector<4xi1>, vector<4xi32>
            %417 = arith.select %414, %416, %c36 : vector<4xi1>, vector<4xi32>
            %418 = arith.addi %408, %417 : vector<4xi32>
            scf.yield %418 : vector<4xi32>
          }
          %419 = vector.extract %409[0] : i32 from vector<4xi32>
          %420 = vector.extract %409[1] : i32 from vector<4xi32>
          %421 = vector.extract %409[2] : i32 from vector<4xi32>
          %422 = vector.extract %409[3] : i32 from vector<4xi32>
          %423 = arith.addi %419, %420 : i32
          %424 = arith.addi %423, %421 : i32
          %425 = arith.addi %424, %422 : i32
          %426 = arith.cmpi sgt, %404, %c30 : i32
          scf.if %426 {
            %427 = arith.index_cast %425 : i32 to index
            %428 = memref.load %338[%403] : memref<?xi32>
            %429 = arith.muli %427, %c40 : index
            %430 = arith.addi %429, %c40 : index
            memref.store %428, %groups[%430] : memref<?xi32>
            %431 = arith.addi %429, %c44 : index
            memref.store %405, %groups[%431] : memref<?xi32>
            %432 = arith.addi %429, %c45 : index
            memref.store %404, %groups[%432] : memref<?xi32>
          }
          %433 = arith.subi %334, %c7 : index
          %434 = arith.cmpi eq, %403, %433 : index
          scf.if %434 {
            %435 = arith.select %426, %c46, %c30 : i32
            %436 = arith.addi %425, %435 : i32
            memref.store %436, %groups[%c8] : memref<?xi32>
          }
        }
      } else {
        %437 = arith.muli %waves, %c4 : index
        %438 = wave.scratch %experts : memref<?xi32>
        %439 = arith.muli %262, %c4 : index
        %440 = wave.lane
        %441 = arith.addi %439, %440 : index
        scf.for %442 = %441 to %experts step %437 {
          %443 = arith.index_cast %442 : index to i32
          %446 = scf.for %444 = %c8 to %334 step %c7 iter_args(%445 = %c30) -> (i32) {
            %447 = memref.load %ids_out[%444] : memref<?xi32>
            %448 = arith.cmpi eq, %447, %443 : i32
            %449 = arith.select %448, %c46, %c30 : i32
            %450 = arith.addi %445, %449 : i32
            scf.yield %450 : i32
          }
          memref.store %446, %438[%442] : memref<?xi32>
        }
        wave.barrier
        scf.for %451 = %441 to %experts step %437 {
          %455:2 = scf.for %452 = %c8 to %451 step %c7 iter_args(%453 = %c30, %454 = %c30) -> (i32, i32) {
            %456 = memref.load %438[%452] : memref<?xi32>
            %457 = arith.addi %453, %456 : i32
            %458 = arith.addi %456, %c42 : i32
            %459 = arith.shrui %458, %c47 : i32
            %460 = arith.addi %454, %459 : i32
            scf.yield %457, %460 : i32, i32
          }
          %461 = arith.index_cast %451 : index to i32
          %462 = memref.load %438[%451] : memref<?xi32>
          %463 = arith.addi %462, %c42 : i32
          %464 = arith.shrui %463, %c47 : i32
          %465 = arith.index_cast %464 : i32 to index
          scf.for %466 = %c8 to %465 step %c7 {
            %467 = arith.muli %466, %c11 : index
            %468 = arith.index_cast %467 : index to i32
            %469 = arith.index_cast %455#1 : i32 to index
            %470 = arith.addi %469, %466 : index
            %471 = arith.addi %455#0, %468 : i32
            %472 = arith.subi %462, %468 : i32
            %473 = arith.minsi %472, %c43 : i32
            %474 = arith.muli %470, %c40 : index
            %475 = arith.addi %474, %c40 : index
            memref.store %461, %groups[%475] : memref<?xi32>
            %476 = arith.addi %474, %c44 : index
            memref.store %471, %groups[%476] : memref<?xi32>
            %477 = arith.addi %474, %c45 : index
            memref.store %473, %groups[%477] : memref<?xi32>
          }
          %480 = scf.for %478 = %c8 to %334 step %c7 iter_args(%479 = %455#0) -> (i32) {
            %481 = memref.load %ids_out[%478] : memref<?xi32>
            %482 = arith.cmpi eq, %481, %461 : i32
            scf.if %482 {
              %483 = arith.index_cast %479 : i32 to index
              %484 = arith.addi %pairsAt, %483 : index
              %485 = arith.index_cast %478 : index to i32
              memref.store %485, %groups[%484] : memref<?xi32>
            }
            %486 = arith.select %482, %c46, %c30 : i32
            %487 = arith.addi %479, %486 : i32
            scf.yield %487 : i32
          }
          %488 = arith.subi %experts, %c7 : index
          %489 = arith.cmpi eq, %451, %488 : index
          scf.if %489 {
            %490 = arith.addi %455#1, %464 : i32
            memref.store %490, %groups[%c8] : memref<?xi32>
          }
        }
      }
    }
  }
  wave.return
}
