// GENERATED from codegen/kvcgen/gfx_route.py; do not edit.
// Config: GfxLinearRoute(format='q8_k')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_route_q8_k__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @linear_route_q8_k__gfx1100.1(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: index, %x10: memref<?xf32>) {
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
wave.kernel @linear_route_q8_k__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>, %groups: memref<?xi32>) {
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
  %outputFeatures = wave.param "outputFeatures" : index
  %rowsMode = wave.param "rowsMode" : index
  %scalesInLds = wave.param "scalesInLds" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c16 = arith.constant 8 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant 3 : index
  %experts = wave.param "experts" : index
  %blocks = wave.param "blocks" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c26 = arith.constant 0xFF61B1E6 : f32
  %c27 = arith.constant 0x00000000 : f32
  %c28 = arith.constant 0x3FB8AA3B : f32
  %c29 = arith.constant 0 : i32
  %c30 = arith.constant 0xC0000000 : f32
  %c31 = arith.constant 0xCB800000 : f32
  %c32 = arith.constant 0xBF800000 : f32
  %normalize = wave.param "normalize" : index
  %pairsInLds = wave.param "pairsInLds" : index
  %c35 = arith.constant dense<0> : vector<4xi32>
  %c36 = arith.constant dense<1> : vector<4xi32>
  %c37 = arith.constant 2147483647 : i32
  %c38 = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
  %c39 = arith.constant 4 : index
  %pairsAt = wave.param "pairsAt" : index
  %c41 = arith.constant 15 : i32
  %c42 = arith.constant 16 : i32
  %c43 = arith.constant 5 : index
  %c44 = arith.constant 6 : index
  %c45 = arith.constant 1 : i32
  %c46 = arith.constant 4 : i32
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
  %13 = arith.muli %0, %c3 : index
  %14 = arith.addi %13, %c9 : index
  %15 = arith.muli %14, %12 : index
  %16 = memref.load %step[%countAt] : memref<?xi32>
  %17 = arith.index_cast %16 : i32 to index
  %18 = arith.muli %waves, %c5 : index
  %19 = wave.scratch %18 : memref<?xf32>
  %20 = arith.muli %0, %c2 : index
  %21 = arith.cmpi eq, %rowsMode, %c9 : index
  scf.if %21 {
    %22 = arith.muli %1, %c2 : index
    %23 = arith.cmpi slt, %22, %17 : index
    scf.if %23 {
      %24 = arith.muli %scalesInLds, %c3 : index
      %25 = wave.scratch %24 : memref<?xi8>
      %26 = arith.cmpi sgt, %scalesInLds, %c9 : index
      scf.if %26 {
        scf.for %27 = %c9 to %c3 step %c3 {
          %28 = arith.addi %13, %27 : index
          %29 = arith.muli %28, %12 : index
          %30 = arith.addi %29, %c8 : index
          %31 = wave.wave
          %32 = arith.muli %31, %c6 : index
          %33 = wave.lane
          %34 = arith.addi %32, %33 : index
          %35 = arith.divui %scalesInLds, %c2 : index
          %36 = arith.muli %waves, %c6 : index
          scf.for %37 = %34 to %35 step %36 {
            %38 = arith.muli %37, %c2 : index
            %39 = arith.addi %30, %38 : index
            %40 = vector.load %w[%39] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %41 = arith.muli %27, %scalesInLds : index
            %42 = arith.addi %41, %38 : index
            vector.store %40, %25[%42] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %43 = wave.lane
      %44 = arith.remui %43, %c2 : index
      %45 = wave.scratch %operandHalves : memref<?xf16>
      %46 = arith.divui %operandHalves, %c16 : index
      %47 = wave.wave
      %48 = arith.muli %47, %c6 : index
      %49 = arith.addi %48, %43 : index
      %50 = arith.muli %waves, %c6 : index
      scf.for %51 = %49 to %46 step %50 {
        %52 = arith.muli %51, %c16 : index
        %53 = arith.addi %c9, %52 : index
        %54 = vector.load %x[%53] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %54, %45[%53] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %55 = arith.remui %44, %tileRows : index
      %56 = arith.muli %55, %c16 : index
      %57 = arith.muli %c9, %scalesInLds : index
      %58 = arith.divui %inputFeatures, %c6 : index
      %59 = arith.muli %47, %stepsPerWave : index
      %60 = arith.minsi %59, %58 : index
      %61 = arith.addi %60, %stepsPerWave : index
      %62 = arith.minsi %61, %58 : index
      %63 = arith.cmpi eq, %wholeBlocks, %c3 : index
      %64 = arith.subi %62, %60 : index
      %65 = arith.divui %64, %c4 : index
      %66 = arith.muli %65, %c4 : index
      %67 = arith.addi %60, %66 : index
      %68 = arith.select %63, %61, %67 : index
      %71 = scf.for %69 = %60 to %68 step %c4 iter_args(%70 = %c17) -> (vector<8xf32>) {
        %72 = arith.addi %69, %c9 : index
        %73:2 = func.call @linear_route_q8_k__gfx1100.0(%43, %72, %15, %57, %25, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %74 = arith.addi %69, %c3 : index
        %75:2 = func.call @linear_route_q8_k__gfx1100.0(%43, %74, %15, %57, %25, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %76 = arith.muli %69, %c4 : index
        %77 = arith.addi %76, %c9 : index
        %78 = arith.muli %tileRows, %c2 : index
        %79 = arith.muli %77, %78 : index
        %80 = arith.addi %56, %79 : index
        %81 = vector.load %45[%80] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %82 = arith.muli %tileRows, %c16 : index
        %83 = arith.addi %80, %82 : index
        %84 = vector.load %45[%83] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %85 = vector.shuffle %81, %84 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %86 = wave.mma %85, %73#0, %70 : vector<16xf16>, vector<8xf32>
        %87 = arith.addi %76, %c3 : index
        %88 = arith.muli %87, %78 : index
        %89 = arith.addi %56, %88 : index
        %90 = vector.load %45[%89] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %91 = arith.addi %89, %82 : index
        %92 = vector.load %45[%91] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %93 = vector.shuffle %90, %92 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %94 = wave.mma %93, %73#1, %86 : vector<16xf16>, vector<8xf32>
        %95 = arith.addi %76, %c4 : index
        %96 = arith.muli %95, %78 : index
        %97 = arith.addi %56, %96 : index
        %98 = vector.load %45[%97] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %99 = arith.addi %97, %82 : index
        %100 = vector.load %45[%99] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %101 = vector.shuffle %98, %100 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %102 = wave.mma %101, %75#0, %94 : vector<16xf16>, vector<8xf32>
        %103 = arith.addi %76, %c20 : index
        %104 = arith.muli %103, %78 : index
        %105 = arith.addi %56, %104 : index
        %106 = vector.load %45[%105] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %107 = arith.addi %105, %82 : index
        %108 = vector.load %45[%107] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %109 = vector.shuffle %106, %108 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %110 = wave.mma %109, %75#1, %102 : vector<16xf16>, vector<8xf32>
        scf.yield %110 : vector<8xf32>
      }
      %111 = arith.select %63, %68, %62 : index
      %114 = scf.for %112 = %68 to %111 step %c3 iter_args(%113 = %71) -> (vector<8xf32>) {
        %115 = arith.addi %112, %c9 : index
        %116:2 = func.call @linear_route_q8_k__gfx1100.0(%43, %115, %15, %57, %25, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %117 = arith.muli %112, %c4 : index
        %118 = arith.addi %117, %c9 : index
        %119 = arith.muli %tileRows, %c2 : index
        %120 = arith.muli %118, %119 : index
        %121 = arith.addi %56, %120 : index
        %122 = vector.load %45[%121] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %123 = arith.muli %tileRows, %c16 : index
        %124 = arith.addi %121, %123 : index
        %125 = vector.load %45[%124] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %126 = vector.shuffle %122, %125 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %127 = wave.mma %126, %116#0, %113 : vector<16xf16>, vector<8xf32>
        %128 = arith.addi %117, %c3 : index
        %129 = arith.muli %128, %119 : index
        %130 = arith.addi %56, %129 : index
        %131 = vector.load %45[%130] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %132 = arith.addi %130, %123 : index
        %133 = vector.load %45[%132] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %134 = vector.shuffle %131, %133 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %135 = wave.mma %134, %116#1, %127 : vector<16xf16>, vector<8xf32>
        scf.yield %135 : vector<8xf32>
      }
      %136 = arith.addi %22, %c9 : index
      func.call @linear_route_q8_k__gfx1100.1(%114, %19, %waves, %136, %17, %factors, %15, %w, %outputFeatures, %20, %logits) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>) -> ()
    }
  }
  %137 = arith.cmpi eq, %rowsMode, %c3 : index
  scf.if %137 {
    %138 = arith.muli %1, %c2 : index
    %139 = arith.cmpi slt, %138, %17 : index
    scf.if %139 {
      %140 = arith.muli %scalesInLds, %c3 : index
      %141 = wave.scratch %140 : memref<?xi8>
      %142 = arith.cmpi sgt, %scalesInLds, %c9 : index
      scf.if %142 {
        scf.for %143 = %c9 to %c3 step %c3 {
          %144 = arith.addi %13, %143 : index
          %145 = arith.muli %144, %12 : index
          %146 = arith.addi %145, %c8 : index
          %147 = wave.wave
          %148 = arith.muli %147, %c6 : index
          %149 = wave.lane
          %150 = arith.addi %148, %149 : index
          %151 = arith.divui %scalesInLds, %c2 : index
          %152 = arith.muli %waves, %c6 : index
          scf.for %153 = %150 to %151 step %152 {
            %154 = arith.muli %153, %c2 : index
            %155 = arith.addi %146, %154 : index
            %156 = vector.load %w[%155] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %157 = arith.muli %143, %scalesInLds : index
            %158 = arith.addi %157, %154 : index
            vector.store %156, %141[%158] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %159 = wave.lane
      %160 = arith.remui %159, %c2 : index
      %161 = arith.remui %160, %tileRows : index
      %162 = arith.addi %138, %161 : index
      %163 = arith.divui %162, %tileRows : index
      %164 = arith.divui %inputFeatures, %c2 : index
      %165 = arith.muli %163, %164 : index
      %166 = arith.divui %c9, %c2 : index
      %167 = arith.addi %165, %166 : index
      %168 = arith.muli %167, %c4 : index
      %169 = arith.remui %c9, %c2 : index
      %170 = arith.divui %169, %c16 : index
      %171 = arith.addi %168, %170 : index
      %172 = arith.muli %tileRows, %c16 : index
      %173 = arith.muli %171, %172 : index
      %174 = arith.remui %162, %tileRows : index
      %175 = arith.muli %174, %c16 : index
      %176 = arith.addi %173, %175 : index
      %177 = arith.remui %c9, %c16 : index
      %178 = arith.addi %176, %177 : index
      %179 = arith.muli %c9, %scalesInLds : index
      %180 = wave.wave
      %181 = arith.divui %inputFeatures, %c6 : index
      %182 = arith.muli %180, %stepsPerWave : index
      %183 = arith.minsi %182, %181 : index
      %184 = arith.addi %183, %stepsPerWave : index
      %185 = arith.minsi %184, %181 : index
      %186 = arith.cmpi eq, %wholeBlocks, %c3 : index
      %187 = arith.subi %185, %183 : index
      %188 = arith.divui %187, %c4 : index
      %189 = arith.muli %188, %c4 : index
      %190 = arith.addi %183, %189 : index
      %191 = arith.select %186, %184, %190 : index
      %194 = scf.for %192 = %183 to %191 step %c4 iter_args(%193 = %c17) -> (vector<8xf32>) {
        %195 = arith.addi %192, %c9 : index
        %196:2 = func.call @linear_route_q8_k__gfx1100.0(%159, %195, %15, %179, %141, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %197 = arith.addi %192, %c3 : index
        %198:2 = func.call @linear_route_q8_k__gfx1100.0(%159, %197, %15, %179, %141, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %199 = arith.muli %192, %c4 : index
        %200 = arith.addi %199, %c9 : index
        %201 = arith.muli %tileRows, %c2 : index
        %202 = arith.muli %200, %201 : index
        %203 = arith.addi %178, %202 : index
        %204 = vector.load %x[%203] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %205 = arith.addi %203, %172 : index
        %206 = vector.load %x[%205] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %207 = vector.shuffle %204, %206 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %208 = wave.mma %207, %196#0, %193 : vector<16xf16>, vector<8xf32>
        %209 = arith.addi %199, %c3 : index
        %210 = arith.muli %209, %201 : index
        %211 = arith.addi %178, %210 : index
        %212 = vector.load %x[%211] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %213 = arith.addi %211, %172 : index
        %214 = vector.load %x[%213] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %215 = vector.shuffle %212, %214 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %216 = wave.mma %215, %196#1, %208 : vector<16xf16>, vector<8xf32>
        %217 = arith.addi %199, %c4 : index
        %218 = arith.muli %217, %201 : index
        %219 = arith.addi %178, %218 : index
        %220 = vector.load %x[%219] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %221 = arith.addi %219, %172 : index
        %222 = vector.load %x[%221] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %223 = vector.shuffle %220, %222 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %224 = wave.mma %223, %198#0, %216 : vector<16xf16>, vector<8xf32>
        %225 = arith.addi %199, %c20 : index
        %226 = arith.muli %225, %201 : index
        %227 = arith.addi %178, %226 : index
        %228 = vector.load %x[%227] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %229 = arith.addi %227, %172 : index
        %230 = vector.load %x[%229] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %231 = vector.shuffle %228, %230 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %232 = wave.mma %231, %198#1, %224 : vector<16xf16>, vector<8xf32>
        scf.yield %232 : vector<8xf32>
      }
      %233 = arith.select %186, %191, %185 : index
      %236 = scf.for %234 = %191 to %233 step %c3 iter_args(%235 = %194) -> (vector<8xf32>) {
        %237 = arith.addi %234, %c9 : index
        %238:2 = func.call @linear_route_q8_k__gfx1100.0(%159, %237, %15, %179, %141, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %239 = arith.muli %234, %c4 : index
        %240 = arith.addi %239, %c9 : index
        %241 = arith.muli %tileRows, %c2 : index
        %242 = arith.muli %240, %241 : index
        %243 = arith.addi %178, %242 : index
        %244 = vector.load %x[%243] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %245 = arith.addi %243, %172 : index
        %246 = vector.load %x[%245] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %247 = vector.shuffle %244, %246 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %248 = wave.mma %247, %238#0, %235 : vector<16xf16>, vector<8xf32>
        %249 = arith.addi %239, %c3 : index
        %250 = arith.muli %249, %241 : index
        %251 = arith.addi %178, %250 : index
        %252 = vector.load %x[%251] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %253 = arith.addi %251, %172 : index
        %254 = vector.load %x[%253] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %255 = vector.shuffle %252, %254 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %256 = wave.mma %255, %238#1, %248 : vector<16xf16>, vector<8xf32>
        scf.yield %256 : vector<8xf32>
      }
      %257 = arith.addi %138, %c9 : index
      func.call @linear_route_q8_k__gfx1100.1(%236, %19, %waves, %257, %17, %factors, %15, %w, %outputFeatures, %20, %logits) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>) -> ()
    }
  }
  %258 = arith.muli %experts, %waves : index
  %259 = wave.scratch %258 : memref<?xf32>
  %260 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %260 {
    %261 = arith.muli %1, %c2 : index
    %262 = arith.addi %261, %c2 : index
    %263 = arith.minsi %262, %17 : index
    %264 = wave.wave
    %265 = arith.addi %261, %264 : index
    scf.for %266 = %265 to %263 step %waves {
      %267 = arith.muli %264, %experts : index
      %268 = wave.lane
      %269 = arith.muli %266, %logitsWidth : index
      %272 = scf.for %270 = %268 to %experts step %c6 iter_args(%271 = %c26) -> (f32) {
        %273 = arith.addi %269, %270 : index
        %274 = memref.load %logits[%273] : memref<?xf32>
        %275 = arith.maximumf %271, %274 : f32
        scf.yield %275 : f32
      }
      %276 = vector.broadcast %272 : f32 to vector<1xf32>
      %277 = wave.reduce "max" %276 : vector<1xf32>
      %280 = scf.for %278 = %268 to %experts step %c6 iter_args(%279 = %c27) -> (f32) {
        %281 = arith.addi %269, %278 : index
        %282 = memref.load %logits[%281] : memref<?xf32>
        %283 = arith.subf %282, %277 : f32
        %284 = arith.mulf %283, %c28 : f32
        %285 = wave.exp2 %284 : f32
        %286 = arith.addi %267, %278 : index
        memref.store %285, %259[%286] : memref<?xf32>
        %287 = arith.addf %279, %285 : f32
        scf.yield %287 : f32
      }
      %288 = vector.broadcast %280 : f32 to vector<1xf32>
      %289 = wave.reduce "add" %288 : vector<1xf32>
      scf.for %290 = %268 to %experts step %c6 {
        %291 = arith.addi %267, %290 : index
        %292 = memref.load %259[%291] : memref<?xf32>
        %293 = arith.divf %292, %289 : f32
        memref.store %293, %259[%291] : memref<?xf32>
      }
      %298:3 = scf.for %294 = %c9 to %expertsPerToken step %c3 iter_args(%295 = %c27, %296 = %c27, %297 = %c29) -> (f32, f32, i32) {
        %302:2 = scf.for %299 = %268 to %experts step %c6 iter_args(%300 = %c30, %301 = %c27) -> (f32, f32) {
          %303 = arith.addi %267, %299 : index
          %304 = memref.load %259[%303] : memref<?xf32>
          %305 = arith.cmpf ogt, %304, %300 : f32
          %306 = arith.index_cast %299 : index to i32
          %307 = arith.sitofp %306 : i32 to f32
          %308 = arith.select %305, %304, %300 : f32
          %309 = arith.select %305, %307, %301 : f32
          scf.yield %308, %309 : f32, f32
        }
        %310 = vector.broadcast %302#0 : f32 to vector<1xf32>
        %311 = wave.reduce "max" %310 : vector<1xf32>
        %312 = arith.cmpf oeq, %302#0, %311 : f32
        %313 = arith.subf %c27, %302#1 : f32
        %314 = arith.select %312, %313, %c31 : f32
        %315 = vector.broadcast %314 : f32 to vector<1xf32>
        %316 = wave.reduce "max" %315 : vector<1xf32>
        %317 = arith.subf %c27, %316 : f32
        %318 = arith.fptosi %317 : f32 to i32
        %319 = arith.index_cast %318 : i32 to index
        %320 = arith.remui %319, %c6 : index
        %321 = arith.cmpi eq, %320, %268 : index
        scf.if %321 {
          %322 = arith.addi %267, %319 : index
          memref.store %c32, %259[%322] : memref<?xf32>
        }
        %323 = arith.cmpi eq, %294, %268 : index
        %324 = arith.addf %295, %311 : f32
        %325 = arith.select %323, %311, %296 : f32
        %326 = arith.select %323, %318, %297 : i32
        scf.yield %324, %325, %326 : f32, f32, i32
      }
      %327 = arith.cmpi eq, %normalize, %c3 : index
      %328 = arith.divf %298#1, %298#0 : f32
      %329 = arith.select %327, %328, %298#1 : f32
      %330 = arith.cmpi slt, %268, %expertsPerToken : index
      scf.if %330 {
        %331 = arith.muli %266, %expertsPerToken : index
        %332 = arith.addi %331, %268 : index
        memref.store %329, %weights[%332] : memref<?xf32>
        memref.store %298#2, %ids_out[%332] : memref<?xi32>
      }
    }
    %333 = arith.cmpi eq, %blocks, %c3 : index
    %334 = scf.if %333 -> (i1) {
      wave.barrier
      scf.yield %333 : i1
    } else {
      %335 = wave.arrive %counters[%blocks], %blocks : memref<?xi32>
      scf.yield %335 : i1
    }
    scf.if %334 {
      %336 = arith.muli %17, %expertsPerToken : index
      %337 = arith.cmpi sgt, %pairsInLds, %c9 : index
      scf.if %337 {
        %338 = arith.muli %waves, %c6 : index
        %339 = wave.scratch %pairsInLds : memref<?xi32>
        %340 = wave.scratch %pairsInLds : memref<?xi32>
        %341 = wave.scratch %pairsInLds : memref<?xi32>
        %342 = arith.muli %264, %c6 : index
        %343 = wave.lane
        %344 = arith.addi %342, %343 : index
        scf.for %345 = %344 to %pairsInLds step %338 {
          %346 = arith.subi %336, %c3 : index
          %347 = arith.minsi %345, %346 : index
          %348 = arith.maxsi %347, %c9 : index
          %349 = memref.load %ids_out[%348] : memref<?xi32>
          %350 = arith.cmpi slt, %345, %336 : index
          %351 = arith.select %350, %349, %c37 : i32
          memref.store %351, %339[%345] : memref<?xi32>
          memref.store %c29, %341[%345] : memref<?xi32>
        }
        %352 = arith.cmpi eq, %344, %c9 : index
        scf.if %352 {
          memref.store %c29, %groups[%c9] : memref<?xi32>
        }
        wave.barrier
        scf.for %353 = %344 to %336 step %338 {
          %354 = memref.load %339[%353] : memref<?xi32>
          %355 = arith.index_cast %353 : index to i32
          %356 = vector.broadcast %355 : i32 to vector<4xi32>
          %361:3 = scf.for %357 = %c9 to %pairsInLds step %c39 iter_args(%358 = %c35, %359 = %c35, %360 = %c35) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>) {
            %362 = vector.load %339[%357] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %363 = arith.index_cast %357 : index to i32
            %364 = vector.broadcast %363 : i32 to vector<4xi32>
            %365 = arith.addi %364, %c38 : vector<4xi32>
            %366 = arith.cmpi slt, %365, %356 : vector<4xi32>
            %367 = vector.broadcast %354 : i32 to vector<4xi32>
            %368 = arith.cmpi eq, %362, %367 : vector<4xi32>
            %369 = arith.select %368, %c36, %c35 : vector<4xi1>, vector<4xi32>
            %370 = arith.cmpi slt, %362, %367 : vector<4xi32>
            %371 = arith.select %370, %c36, %c35 : vector<4xi1>, vector<4xi32>
            %372 = arith.select %366, %369, %c35 : vector<4xi1>, vector<4xi32>
            %373 = arith.addi %358, %371 : vector<4xi32>
            %374 = arith.addi %359, %369 : vector<4xi32>
            %375 = arith.addi %360, %372 : vector<4xi32>
            scf.yield %373, %374, %375 : vector<4xi32>, vector<4xi32>, vector<4xi32>
          }
          %376 = vector.extract %361#0[0] : i32 from vector<4xi32>
          %377 = vector.extract %361#0[1] : i32 from vector<4xi32>
          %378 = vector.extract %361#0[2] : i32 from vector<4xi32>
          %379 = vector.extract %361#0[3] : i32 from vector<4xi32>
          %380 = arith.addi %376, %377 : i32
          %381 = arith.addi %380, %378 : i32
          %382 = arith.addi %381, %379 : i32
          %383 = vector.extract %361#1[0] : i32 from vector<4xi32>
          %384 = vector.extract %361#1[1] : i32 from vector<4xi32>
          %385 = vector.extract %361#1[2] : i32 from vector<4xi32>
          %386 = vector.extract %361#1[3] : i32 from vector<4xi32>
          %387 = arith.addi %383, %384 : i32
          %388 = arith.addi %387, %385 : i32
          %389 = arith.addi %388, %386 : i32
          %390 = vector.extract %361#2[0] : i32 from vector<4xi32>
          %391 = vector.extract %361#2[1] : i32 from vector<4xi32>
          %392 = vector.extract %361#2[2] : i32 from vector<4xi32>
          %393 = vector.extract %361#2[3] : i32 from vector<4xi32>
          %394 = arith.addi %390, %391 : i32
          %395 = arith.addi %394, %392 : i32
          %396 = arith.addi %395, %393 : i32
          %397 = arith.addi %382, %396 : i32
          %398 = arith.index_cast %397 : i32 to index
          %399 = arith.addi %pairsAt, %398 : index
          memref.store %355, %groups[%399] : memref<?xi32>
          %400 = arith.andi %396, %c41 : i32
          %401 = arith.cmpi eq, %400, %c29 : i32
          memref.store %354, %340[%398] : memref<?xi32>
          %402 = arith.subi %389, %396 : i32
          %403 = arith.minsi %402, %c42 : i32
          %404 = arith.select %401, %403, %c29 : i32
          memref.store %404, %341[%398] : memref<?xi32>
        }
        wave.barrier
        scf.for %405 = %344 to %336 step %338 {
          %406 = memref.load %341[%405] : memref<?xi32>
          %407 = arith.index_cast %405 : index to i32
          %408 = vector.broadcast %407 : i32 to vector<4xi32>
          %411 = scf.for %409 = %c9 to %pairsInLds step %c39 iter_args(%410 = %c35) -> (vector<4xi32>) {
            %412 = vector.load %341[%409] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %413 = arith.index_cast %409 : index to i32
            %414 = vector.broadcast %413 : i32 to vector<4xi32>
            %415 = arith.addi %414, %c38 : vector<4xi32>
            %416 = arith.cmpi slt, %415, %408 : vector<4xi32>
            %417 = arith.cmpi sgt, %412, %c35 : vector<4xi32>
            %418 = arith.select %417, %c36, %c35 : vector<4xi1>, vector<4xi32>
            %419 = arith.select %416, %418, %c35 : vector<4xi1>, vector<4xi32>
            %420 = arith.addi %410, %419 : vector<4xi32>
            scf.yield %420 : vector<4xi32>
          }
          %421 = vector.extract %411[0] : i32 from vector<4xi32>
          %422 = vector.extract %411[1] : i32 from vector<4xi32>
          %423 = vector.extract %411[2] : i32 from vector<4xi32>
          %424 = vector.extract %411[3] : i32 from vector<4xi32>
          %425 = arith.addi %421, %422 : i32
          %426 = arith.addi %425, %423 : i32
          %427 = arith.addi %426, %424 : i32
          %428 = arith.cmpi sgt, %406, %c29 : i32
          scf.if %428 {
            %429 = arith.index_cast %427 : i32 to index
            %430 = memref.load %340[%405] : memref<?xi32>
            %431 = arith.muli %429, %c39 : index
            %432 = arith.addi %431, %c39 : index
            memref.store %430, %groups[%432] : memref<?xi32>
            %433 = arith.addi %431, %c43 : index
            memref.store %407, %groups[%433] : memref<?xi32>
            %434 = arith.addi %431, %c44 : index
            memref.store %406, %groups[%434] : memref<?xi32>
          }
          %435 = arith.subi %336, %c3 : index
          %436 = arith.cmpi eq, %405, %435 : index
          scf.if %436 {
            %437 = arith.select %428, %c45, %c29 : i32
            %438 = arith.addi %427, %437 : i32
            memref.store %438, %groups[%c9] : memref<?xi32>
          }
        }
      } else {
        %439 = arith.muli %waves, %c6 : index
        %440 = wave.scratch %experts : memref<?xi32>
        %441 = arith.muli %264, %c6 : index
        %442 = wave.lane
        %443 = arith.addi %441, %442 : index
        scf.for %444 = %443 to %experts step %439 {
          %445 = arith.index_cast %444 : index to i32
          %448 = scf.for %446 = %c9 to %336 step %c3 iter_args(%447 = %c29) -> (i32) {
            %449 = memref.load %ids_out[%446] : memref<?xi32>
            %450 = arith.cmpi eq, %449, %445 : i32
            %451 = arith.select %450, %c45, %c29 : i32
            %452 = arith.addi %447, %451 : i32
            scf.yield %452 : i32
          }
          memref.store %448, %440[%444] : memref<?xi32>
        }
        wave.barrier
        scf.for %453 = %443 to %experts step %439 {
          %457:2 = scf.for %454 = %c9 to %453 step %c3 iter_args(%455 = %c29, %456 = %c29) -> (i32, i32) {
            %458 = memref.load %440[%454] : memref<?xi32>
            %459 = arith.addi %455, %458 : i32
            %460 = arith.addi %458, %c41 : i32
            %461 = arith.shrui %460, %c46 : i32
            %462 = arith.addi %456, %461 : i32
            scf.yield %459, %462 : i32, i32
          }
          %463 = arith.index_cast %453 : index to i32
          %464 = memref.load %440[%453] : memref<?xi32>
          %465 = arith.addi %464, %c41 : i32
          %466 = arith.shrui %465, %c46 : i32
          %467 = arith.index_cast %466 : i32 to index
          scf.for %468 = %c9 to %467 step %c3 {
            %469 = arith.muli %468, %c2 : index
            %470 = arith.index_cast %469 : index to i32
            %471 = arith.index_cast %457#1 : i32 to index
            %472 = arith.addi %471, %468 : index
            %473 = arith.addi %457#0, %470 : i32
            %474 = arith.subi %464, %470 : i32
            %475 = arith.minsi %474, %c42 : i32
            %476 = arith.muli %472, %c39 : index
            %477 = arith.addi %476, %c39 : index
            memref.store %463, %groups[%477] : memref<?xi32>
            %478 = arith.addi %476, %c43 : index
            memref.store %473, %groups[%478] : memref<?xi32>
            %479 = arith.addi %476, %c44 : index
            memref.store %475, %groups[%479] : memref<?xi32>
          }
          %482 = scf.for %480 = %c9 to %336 step %c3 iter_args(%481 = %457#0) -> (i32) {
            %483 = memref.load %ids_out[%480] : memref<?xi32>
            %484 = arith.cmpi eq, %483, %463 : i32
            scf.if %484 {
              %485 = arith.index_cast %481 : i32 to index
              %486 = arith.addi %pairsAt, %485 : index
              %487 = arith.index_cast %480 : index to i32
              memref.store %487, %groups[%486] : memref<?xi32>
            }
            %488 = arith.select %484, %c45, %c29 : i32
            %489 = arith.addi %481, %488 : i32
            scf.yield %489 : i32
          }
          %490 = arith.subi %experts, %c3 : index
          %491 = arith.cmpi eq, %453, %490 : index
          scf.if %491 {
            %492 = arith.addi %457#1, %466 : i32
            memref.store %492, %groups[%c9] : memref<?xi32>
          }
        }
      }
    }
  }
  wave.return
}
