// GENERATED from codegen/kvcgen/gfx_route.py; do not edit.
// Config: GfxLinearRoute(format='q8_k')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_route_q8_k__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 8 : index
  %fc3 = arith.constant 32 : index
  %fc4 = arith.constant 2 : index
  %fc5 = arith.constant 256 : index
  %fc6 = arith.constant 1 : index
  %fc7 = arith.constant 127 : index
  %fc8 = arith.constant dense<0> : vector<4xi32>
  %fc9 = arith.constant dense<983055> : vector<4xi32>
  %fc10 = arith.constant dense<[0, 0, 0, 0]> : vector<4xi32>
  %fc11 = arith.constant dense<4> : vector<4xi32>
  %fc12 = arith.constant dense<1677747200> : vector<4xi32>
  %fc13 = arith.constant dense<[4, 4, 4, 4]> : vector<4xi32>
  %fc14 = arith.constant dense<8> : vector<4xi32>
  %fc15 = arith.constant dense<[8, 8, 8, 8]> : vector<4xi32>
  %fc16 = arith.constant dense<12> : vector<4xi32>
  %fc17 = arith.constant dense<[12, 12, 12, 12]> : vector<4xi32>
  %fc18 = arith.constant dense<0x6480> : vector<32xf16>
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
  %f12 = arith.muli %x2, %fc0 : index
  %f13 = arith.addi %f11, %f12 : index
  %f14 = arith.muli %f0, %fc6 : index
  %f15 = arith.addi %f13, %f14 : index
  %f16 = vector.load %x3[%f15] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
  %f17 = vector.extract %f8[0] : f16 from vector<1xf16>
  %f18 = arith.extf %f17 : f16 to f32
  %f19 = vector.extract %f16[0] : i8 from vector<1xi8>
  %f20 = arith.extsi %f19 : i8 to i32
  %f21 = arith.sitofp %f20 : i32 to f32
  %f22 = arith.mulf %f18, %f21 : f32
  %f23 = arith.truncf %f22 : f32 to f16
  %f24 = vector.broadcast %f23 : f16 to vector<16xf16>
  %f25 = arith.muli %x4, %fc6 : index
  %f26 = arith.divui %f25, %fc4 : index
  %f27 = arith.addi %f10, %f26 : index
  %f28 = arith.addi %f27, %fc7 : index
  %f29 = arith.divui %f28, %fc1 : index
  %f30 = arith.muli %f29, %fc1 : index
  %f31 = arith.addi %f1, %f30 : index
  %f32 = arith.muli %x4, %fc2 : index
  %f33 = arith.addi %f31, %f32 : index
  %f34 = arith.addi %f12, %f0 : index
  %f35 = arith.muli %f34, %fc0 : index
  %f36 = arith.addi %f33, %f35 : index
  %f37 = arith.muli %x2, %fc5 : index
  %f38 = arith.addi %f31, %f37 : index
  %f39 = arith.muli %f0, %fc0 : index
  %f40 = arith.addi %f38, %f39 : index
  %f41 = vector.load %x3[%f36] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f42 = vector.bitcast %f41 : vector<16xi8> to vector<4xi32>
  %f43 = vector.load %x3[%f40] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f44 = vector.bitcast %f43 : vector<16xi8> to vector<4xi32>
  %f45 = arith.shrui %f44, %fc8 : vector<4xi32>
  %f46 = arith.andi %f45, %fc9 : vector<4xi32>
  %f47 = arith.shrui %f42, %fc10 : vector<4xi32>
  %f48 = arith.andi %f47, %fc9 : vector<4xi32>
  %f49 = arith.shli %f48, %fc11 : vector<4xi32>
  %f50 = arith.ori %f46, %f49 : vector<4xi32>
  %f51 = arith.ori %f50, %fc12 : vector<4xi32>
  %f52 = vector.bitcast %f51 : vector<4xi32> to vector<8xf16>
  %f53 = arith.shrui %f44, %fc11 : vector<4xi32>
  %f54 = arith.andi %f53, %fc9 : vector<4xi32>
  %f55 = arith.shrui %f42, %fc13 : vector<4xi32>
  %f56 = arith.andi %f55, %fc9 : vector<4xi32>
  %f57 = arith.shli %f56, %fc11 : vector<4xi32>
  %f58 = arith.ori %f54, %f57 : vector<4xi32>
  %f59 = arith.ori %f58, %fc12 : vector<4xi32>
  %f60 = vector.bitcast %f59 : vector<4xi32> to vector<8xf16>
  %f61 = arith.shrui %f44, %fc14 : vector<4xi32>
  %f62 = arith.andi %f61, %fc9 : vector<4xi32>
  %f63 = arith.shrui %f42, %fc15 : vector<4xi32>
  %f64 = arith.andi %f63, %fc9 : vector<4xi32>
  %f65 = arith.shli %f64, %fc11 : vector<4xi32>
  %f66 = arith.ori %f62, %f65 : vector<4xi32>
  %f67 = arith.ori %f66, %fc12 : vector<4xi32>
  %f68 = vector.bitcast %f67 : vector<4xi32> to vector<8xf16>
  %f69 = arith.shrui %f44, %fc16 : vector<4xi32>
  %f70 = arith.andi %f69, %fc9 : vector<4xi32>
  %f71 = arith.shrui %f42, %fc17 : vector<4xi32>
  %f72 = arith.andi %f71, %fc9 : vector<4xi32>
  %f73 = arith.shli %f72, %fc11 : vector<4xi32>
  %f74 = arith.ori %f70, %f73 : vector<4xi32>
  %f75 = arith.ori %f74, %fc12 : vector<4xi32>
  %f76 = vector.bitcast %f75 : vector<4xi32> to vector<8xf16>
  %f77 = vector.shuffle %f52, %f60 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f78 = vector.shuffle %f68, %f76 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f79 = vector.shuffle %f77, %f78 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f80 = arith.subf %f79, %fc18 : vector<32xf16>
  %f81 = vector.shuffle %f80, %f80 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f82 = vector.shuffle %f80, %f80 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f83 = arith.mulf %f81, %f24 : vector<16xf16>
  %f84 = arith.mulf %f82, %f24 : vector<16xf16>
  func.return %f83, %f84 : vector<16xf16>, vector<16xf16>
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
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c15 = arith.constant 8 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 3 : index
  %experts = wave.param "experts" : index
  %blocks = wave.param "blocks" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c25 = arith.constant 0xFF61B1E6 : f32
  %c26 = arith.constant 0x00000000 : f32
  %c27 = arith.constant 0x3FB8AA3B : f32
  %c28 = arith.constant 0 : i32
  %c29 = arith.constant 0xC0000000 : f32
  %c30 = arith.constant 0xCB800000 : f32
  %c31 = arith.constant 0xBF800000 : f32
  %normalize = wave.param "normalize" : index
  %pairsInLds = wave.param "pairsInLds" : index
  %c34 = arith.constant dense<0> : vector<4xi32>
  %c35 = arith.constant dense<1> : vector<4xi32>
  %c36 = arith.constant 2147483647 : i32
  %c37 = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
  %c38 = arith.constant 4 : index
  %pairsAt = wave.param "pairsAt" : index
  %c40 = arith.constant 15 : i32
  %c41 = arith.constant 16 : i32
  %c42 = arith.constant 5 : index
  %c43 = arith.constant 6 : index
  %c44 = arith.constant 1 : i32
  %c45 = arith.constant 4 : i32
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
      %24 = wave.lane
      %25 = arith.remui %24, %c2 : index
      %26 = wave.scratch %operandHalves : memref<?xf16>
      %27 = arith.divui %operandHalves, %c15 : index
      %28 = wave.wave
      %29 = arith.muli %28, %c6 : index
      %30 = arith.addi %29, %24 : index
      %31 = arith.muli %waves, %c6 : index
      scf.for %32 = %30 to %27 step %31 {
        %33 = arith.muli %32, %c15 : index
        %34 = arith.addi %c9, %33 : index
        %35 = vector.load %x[%34] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %35, %26[%34] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %36 = arith.remui %25, %tileRows : index
      %37 = arith.muli %36, %c15 : index
      %38 = arith.divui %inputFeatures, %c6 : index
      %39 = arith.muli %28, %stepsPerWave : index
      %40 = arith.minsi %39, %38 : index
      %41 = arith.addi %40, %stepsPerWave : index
      %42 = arith.minsi %41, %38 : index
      %43 = arith.cmpi eq, %wholeBlocks, %c3 : index
      %44 = arith.subi %42, %40 : index
      %45 = arith.divui %44, %c4 : index
      %46 = arith.muli %45, %c4 : index
      %47 = arith.addi %40, %46 : index
      %48 = arith.select %43, %41, %47 : index
      %51 = scf.for %49 = %40 to %48 step %c4 iter_args(%50 = %c16) -> (vector<8xf32>) {
        %52 = arith.addi %49, %c9 : index
        %53:2 = func.call @linear_route_q8_k__gfx1100.0(%24, %15, %52, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %54 = arith.addi %49, %c3 : index
        %55:2 = func.call @linear_route_q8_k__gfx1100.0(%24, %15, %54, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %56 = arith.muli %49, %c4 : index
        %57 = arith.addi %56, %c9 : index
        %58 = arith.muli %tileRows, %c2 : index
        %59 = arith.muli %57, %58 : index
        %60 = arith.addi %37, %59 : index
        %61 = vector.load %26[%60] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %62 = arith.muli %tileRows, %c15 : index
        %63 = arith.addi %60, %62 : index
        %64 = vector.load %26[%63] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %65 = vector.shuffle %61, %64 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %66 = wave.mma %65, %53#0, %50 : vector<16xf16>, vector<8xf32>
        %67 = arith.addi %56, %c3 : index
        %68 = arith.muli %67, %58 : index
        %69 = arith.addi %37, %68 : index
        %70 = vector.load %26[%69] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %71 = arith.addi %69, %62 : index
        %72 = vector.load %26[%71] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %73 = vector.shuffle %70, %72 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %74 = wave.mma %73, %53#1, %66 : vector<16xf16>, vector<8xf32>
        %75 = arith.addi %56, %c4 : index
        %76 = arith.muli %75, %58 : index
        %77 = arith.addi %37, %76 : index
        %78 = vector.load %26[%77] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %79 = arith.addi %77, %62 : index
        %80 = vector.load %26[%79] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %81 = vector.shuffle %78, %80 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %82 = wave.mma %81, %55#0, %74 : vector<16xf16>, vector<8xf32>
        %83 = arith.addi %56, %c19 : index
        %84 = arith.muli %83, %58 : index
        %85 = arith.addi %37, %84 : index
        %86 = vector.load %26[%85] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %87 = arith.addi %85, %62 : index
        %88 = vector.load %26[%87] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %89 = vector.shuffle %86, %88 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %90 = wave.mma %89, %55#1, %82 : vector<16xf16>, vector<8xf32>
        scf.yield %90 : vector<8xf32>
      }
      %91 = arith.select %43, %48, %42 : index
      %94 = scf.for %92 = %48 to %91 step %c3 iter_args(%93 = %51) -> (vector<8xf32>) {
        %95 = arith.addi %92, %c9 : index
        %96:2 = func.call @linear_route_q8_k__gfx1100.0(%24, %15, %95, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %97 = arith.muli %92, %c4 : index
        %98 = arith.addi %97, %c9 : index
        %99 = arith.muli %tileRows, %c2 : index
        %100 = arith.muli %98, %99 : index
        %101 = arith.addi %37, %100 : index
        %102 = vector.load %26[%101] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %103 = arith.muli %tileRows, %c15 : index
        %104 = arith.addi %101, %103 : index
        %105 = vector.load %26[%104] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %106 = vector.shuffle %102, %105 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %107 = wave.mma %106, %96#0, %93 : vector<16xf16>, vector<8xf32>
        %108 = arith.addi %97, %c3 : index
        %109 = arith.muli %108, %99 : index
        %110 = arith.addi %37, %109 : index
        %111 = vector.load %26[%110] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %112 = arith.addi %110, %103 : index
        %113 = vector.load %26[%112] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %114 = vector.shuffle %111, %113 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %115 = wave.mma %114, %96#1, %107 : vector<16xf16>, vector<8xf32>
        scf.yield %115 : vector<8xf32>
      }
      %116 = arith.addi %22, %c9 : index
      func.call @linear_route_q8_k__gfx1100.1(%94, %19, %waves, %116, %17, %factors, %15, %w, %outputFeatures, %20, %logits) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>) -> ()
    }
  }
  %117 = arith.cmpi eq, %rowsMode, %c3 : index
  scf.if %117 {
    %118 = arith.muli %1, %c2 : index
    %119 = arith.cmpi slt, %118, %17 : index
    scf.if %119 {
      %120 = wave.lane
      %121 = arith.remui %120, %c2 : index
      %122 = arith.remui %121, %tileRows : index
      %123 = arith.addi %118, %122 : index
      %124 = arith.divui %123, %tileRows : index
      %125 = arith.divui %inputFeatures, %c2 : index
      %126 = arith.muli %124, %125 : index
      %127 = arith.divui %c9, %c2 : index
      %128 = arith.addi %126, %127 : index
      %129 = arith.muli %128, %c4 : index
      %130 = arith.remui %c9, %c2 : index
      %131 = arith.divui %130, %c15 : index
      %132 = arith.addi %129, %131 : index
      %133 = arith.muli %tileRows, %c15 : index
      %134 = arith.muli %132, %133 : index
      %135 = arith.remui %123, %tileRows : index
      %136 = arith.muli %135, %c15 : index
      %137 = arith.addi %134, %136 : index
      %138 = arith.remui %c9, %c15 : index
      %139 = arith.addi %137, %138 : index
      %140 = wave.wave
      %141 = arith.divui %inputFeatures, %c6 : index
      %142 = arith.muli %140, %stepsPerWave : index
      %143 = arith.minsi %142, %141 : index
      %144 = arith.addi %143, %stepsPerWave : index
      %145 = arith.minsi %144, %141 : index
      %146 = arith.cmpi eq, %wholeBlocks, %c3 : index
      %147 = arith.subi %145, %143 : index
      %148 = arith.divui %147, %c4 : index
      %149 = arith.muli %148, %c4 : index
      %150 = arith.addi %143, %149 : index
      %151 = arith.select %146, %144, %150 : index
      %154 = scf.for %152 = %143 to %151 step %c4 iter_args(%153 = %c16) -> (vector<8xf32>) {
        %155 = arith.addi %152, %c9 : index
        %156:2 = func.call @linear_route_q8_k__gfx1100.0(%120, %15, %155, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %157 = arith.addi %152, %c3 : index
        %158:2 = func.call @linear_route_q8_k__gfx1100.0(%120, %15, %157, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %159 = arith.muli %152, %c4 : index
        %160 = arith.addi %159, %c9 : index
        %161 = arith.muli %tileRows, %c2 : index
        %162 = arith.muli %160, %161 : index
        %163 = arith.addi %139, %162 : index
        %164 = vector.load %x[%163] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %165 = arith.addi %163, %133 : index
        %166 = vector.load %x[%165] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %167 = vector.shuffle %164, %166 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %168 = wave.mma %167, %156#0, %153 : vector<16xf16>, vector<8xf32>
        %169 = arith.addi %159, %c3 : index
        %170 = arith.muli %169, %161 : index
        %171 = arith.addi %139, %170 : index
        %172 = vector.load %x[%171] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %173 = arith.addi %171, %133 : index
        %174 = vector.load %x[%173] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %175 = vector.shuffle %172, %174 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %176 = wave.mma %175, %156#1, %168 : vector<16xf16>, vector<8xf32>
        %177 = arith.addi %159, %c4 : index
        %178 = arith.muli %177, %161 : index
        %179 = arith.addi %139, %178 : index
        %180 = vector.load %x[%179] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %181 = arith.addi %179, %133 : index
        %182 = vector.load %x[%181] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %183 = vector.shuffle %180, %182 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %184 = wave.mma %183, %158#0, %176 : vector<16xf16>, vector<8xf32>
        %185 = arith.addi %159, %c19 : index
        %186 = arith.muli %185, %161 : index
        %187 = arith.addi %139, %186 : index
        %188 = vector.load %x[%187] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %189 = arith.addi %187, %133 : index
        %190 = vector.load %x[%189] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %191 = vector.shuffle %188, %190 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %192 = wave.mma %191, %158#1, %184 : vector<16xf16>, vector<8xf32>
        scf.yield %192 : vector<8xf32>
      }
      %193 = arith.select %146, %151, %145 : index
      %196 = scf.for %194 = %151 to %193 step %c3 iter_args(%195 = %154) -> (vector<8xf32>) {
        %197 = arith.addi %194, %c9 : index
        %198:2 = func.call @linear_route_q8_k__gfx1100.0(%120, %15, %197, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %199 = arith.muli %194, %c4 : index
        %200 = arith.addi %199, %c9 : index
        %201 = arith.muli %tileRows, %c2 : index
        %202 = arith.muli %200, %201 : index
        %203 = arith.addi %139, %202 : index
        %204 = vector.load %x[%203] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %205 = arith.addi %203, %133 : index
        %206 = vector.load %x[%205] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %207 = vector.shuffle %204, %206 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %208 = wave.mma %207, %198#0, %195 : vector<16xf16>, vector<8xf32>
        %209 = arith.addi %199, %c3 : index
        %210 = arith.muli %209, %201 : index
        %211 = arith.addi %139, %210 : index
        %212 = vector.load %x[%211] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %213 = arith.addi %211, %133 : index
        %214 = vector.load %x[%213] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %215 = vector.shuffle %212, %214 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %216 = wave.mma %215, %198#1, %208 : vector<16xf16>, vector<8xf32>
        scf.yield %216 : vector<8xf32>
      }
      %217 = arith.addi %118, %c9 : index
      func.call @linear_route_q8_k__gfx1100.1(%196, %19, %waves, %217, %17, %factors, %15, %w, %outputFeatures, %20, %logits) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>) -> ()
    }
  }
  %218 = arith.muli %experts, %waves : index
  %219 = wave.scratch %218 : memref<?xf32>
  %220 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %220 {
    %221 = arith.muli %1, %c2 : index
    %222 = arith.addi %221, %c2 : index
    %223 = arith.minsi %222, %17 : index
    %224 = wave.wave
    %225 = arith.addi %221, %224 : index
    scf.for %226 = %225 to %223 step %waves {
      %227 = arith.muli %224, %experts : index
      %228 = wave.lane
      %229 = arith.muli %226, %logitsWidth : index
      %232 = scf.for %230 = %228 to %experts step %c6 iter_args(%231 = %c25) -> (f32) {
        %233 = arith.addi %229, %230 : index
        %234 = memref.load %logits[%233] : memref<?xf32>
        %235 = arith.maximumf %231, %234 : f32
        scf.yield %235 : f32
      }
      %236 = vector.broadcast %232 : f32 to vector<1xf32>
      %237 = wave.reduce "max" %236 : vector<1xf32>
      %240 = scf.for %238 = %228 to %experts step %c6 iter_args(%239 = %c26) -> (f32) {
        %241 = arith.addi %229, %238 : index
        %242 = memref.load %logits[%241] : memref<?xf32>
        %243 = arith.subf %242, %237 : f32
        %244 = arith.mulf %243, %c27 : f32
        %245 = wave.exp2 %244 : f32
        %246 = arith.addi %227, %238 : index
        memref.store %245, %219[%246] : memref<?xf32>
        %247 = arith.addf %239, %245 : f32
        scf.yield %247 : f32
      }
      %248 = vector.broadcast %240 : f32 to vector<1xf32>
      %249 = wave.reduce "add" %248 : vector<1xf32>
      scf.for %250 = %228 to %experts step %c6 {
        %251 = arith.addi %227, %250 : index
        %252 = memref.load %219[%251] : memref<?xf32>
        %253 = arith.divf %252, %249 : f32
        memref.store %253, %219[%251] : memref<?xf32>
      }
      %258:3 = scf.for %254 = %c9 to %expertsPerToken step %c3 iter_args(%255 = %c26, %256 = %c26, %257 = %c28) -> (f32, f32, i32) {
        %262:2 = scf.for %259 = %228 to %experts step %c6 iter_args(%260 = %c29, %261 = %c26) -> (f32, f32) {
          %263 = arith.addi %227, %259 : index
          %264 = memref.load %219[%263] : memref<?xf32>
          %265 = arith.cmpf ogt, %264, %260 : f32
          %266 = arith.index_cast %259 : index to i32
          %267 = arith.sitofp %266 : i32 to f32
          %268 = arith.select %265, %264, %260 : f32
          %269 = arith.select %265, %267, %261 : f32
          scf.yield %268, %269 : f32, f32
        }
        %270 = vector.broadcast %262#0 : f32 to vector<1xf32>
        %271 = wave.reduce "max" %270 : vector<1xf32>
        %272 = arith.cmpf oeq, %262#0, %271 : f32
        %273 = arith.subf %c26, %262#1 : f32
        %274 = arith.select %272, %273, %c30 : f32
        %275 = vector.broadcast %274 : f32 to vector<1xf32>
        %276 = wave.reduce "max" %275 : vector<1xf32>
        %277 = arith.subf %c26, %276 : f32
        %278 = arith.fptosi %277 : f32 to i32
        %279 = arith.index_cast %278 : i32 to index
        %280 = arith.remui %279, %c6 : index
        %281 = arith.cmpi eq, %280, %228 : index
        scf.if %281 {
          %282 = arith.addi %227, %279 : index
          memref.store %c31, %219[%282] : memref<?xf32>
        }
        %283 = arith.cmpi eq, %254, %228 : index
        %284 = arith.addf %255, %271 : f32
        %285 = arith.select %283, %271, %256 : f32
        %286 = arith.select %283, %278, %257 : i32
        scf.yield %284, %285, %286 : f32, f32, i32
      }
      %287 = arith.cmpi eq, %normalize, %c3 : index
      %288 = arith.divf %258#1, %258#0 : f32
      %289 = arith.select %287, %288, %258#1 : f32
      %290 = arith.cmpi slt, %228, %expertsPerToken : index
      scf.if %290 {
        %291 = arith.muli %226, %expertsPerToken : index
        %292 = arith.addi %291, %228 : index
        memref.store %289, %weights[%292] : memref<?xf32>
        memref.store %258#2, %ids_out[%292] : memref<?xi32>
      }
    }
    %293 = arith.cmpi eq, %blocks, %c3 : index
    %294 = scf.if %293 -> (i1) {
      wave.barrier
      scf.yield %293 : i1
    } else {
      %295 = wave.arrive %counters[%blocks], %blocks : memref<?xi32>
      scf.yield %295 : i1
    }
    scf.if %294 {
      %296 = arith.muli %17, %expertsPerToken : index
      %297 = arith.cmpi sgt, %pairsInLds, %c9 : index
      scf.if %297 {
        %298 = arith.muli %waves, %c6 : index
        %299 = wave.scratch %pairsInLds : memref<?xi32>
        %300 = wave.scratch %pairsInLds : memref<?xi32>
        %301 = wave.scratch %pairsInLds : memref<?xi32>
        %302 = arith.muli %224, %c6 : index
        %303 = wave.lane
        %304 = arith.addi %302, %303 : index
        scf.for %305 = %304 to %pairsInLds step %298 {
          %306 = arith.subi %296, %c3 : index
          %307 = arith.minsi %305, %306 : index
          %308 = arith.maxsi %307, %c9 : index
          %309 = memref.load %ids_out[%308] : memref<?xi32>
          %310 = arith.cmpi slt, %305, %296 : index
          %311 = arith.select %310, %309, %c36 : i32
          memref.store %311, %299[%305] : memref<?xi32>
          memref.store %c28, %301[%305] : memref<?xi32>
        }
        %312 = arith.cmpi eq, %304, %c9 : index
        scf.if %312 {
          memref.store %c28, %groups[%c9] : memref<?xi32>
        }
        wave.barrier
        scf.for %313 = %304 to %296 step %298 {
          %314 = memref.load %299[%313] : memref<?xi32>
          %315 = arith.index_cast %313 : index to i32
          %316 = vector.broadcast %315 : i32 to vector<4xi32>
          %321:3 = scf.for %317 = %c9 to %pairsInLds step %c38 iter_args(%318 = %c34, %319 = %c34, %320 = %c34) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>) {
            %322 = vector.load %299[%317] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %323 = arith.index_cast %317 : index to i32
            %324 = vector.broadcast %323 : i32 to vector<4xi32>
            %325 = arith.addi %324, %c37 : vector<4xi32>
            %326 = arith.cmpi slt, %325, %316 : vector<4xi32>
            %327 = vector.broadcast %314 : i32 to vector<4xi32>
            %328 = arith.cmpi eq, %322, %327 : vector<4xi32>
            %329 = arith.select %328, %c35, %c34 : vector<4xi1>, vector<4xi32>
            %330 = arith.cmpi slt, %322, %327 : vector<4xi32>
            %331 = arith.select %330, %c35, %c34 : vector<4xi1>, vector<4xi32>
            %332 = arith.select %326, %329, %c34 : vector<4xi1>, vector<4xi32>
            %333 = arith.addi %318, %331 : vector<4xi32>
            %334 = arith.addi %319, %329 : vector<4xi32>
            %335 = arith.addi %320, %332 : vector<4xi32>
            scf.yield %333, %334, %335 : vector<4xi32>, vector<4xi32>, vector<4xi32>
          }
          %336 = vector.extract %321#0[0] : i32 from vector<4xi32>
          %337 = vector.extract %321#0[1] : i32 from vector<4xi32>
          %338 = vector.extract %321#0[2] : i32 from vector<4xi32>
          %339 = vector.extract %321#0[3] : i32 from vector<4xi32>
          %340 = arith.addi %336, %337 : i32
          %341 = arith.addi %340, %338 : i32
          %342 = arith.addi %341, %339 : i32
          %343 = vector.extract %321#1[0] : i32 from vector<4xi32>
          %344 = vector.extract %321#1[1] : i32 from vector<4xi32>
          %345 = vector.extract %321#1[2] : i32 from vector<4xi32>
          %346 = vector.extract %321#1[3] : i32 from vector<4xi32>
          %347 = arith.addi %343, %344 : i32
          %348 = arith.addi %347, %345 : i32
          %349 = arith.addi %348, %346 : i32
          %350 = vector.extract %321#2[0] : i32 from vector<4xi32>
          %351 = vector.extract %321#2[1] : i32 from vector<4xi32>
          %352 = vector.extract %321#2[2] : i32 from vector<4xi32>
          %353 = vector.extract %321#2[3] : i32 from vector<4xi32>
          %354 = arith.addi %350, %351 : i32
          %355 = arith.addi %354, %352 : i32
          %356 = arith.addi %355, %353 : i32
          %357 = arith.addi %342, %356 : i32
          %358 = arith.index_cast %357 : i32 to index
          %359 = arith.addi %pairsAt, %358 : index
          memref.store %315, %groups[%359] : memref<?xi32>
          %360 = arith.andi %356, %c40 : i32
          %361 = arith.cmpi eq, %360, %c28 : i32
          memref.store %314, %300[%358] : memref<?xi32>
          %362 = arith.subi %349, %356 : i32
          %363 = arith.minsi %362, %c41 : i32
          %364 = arith.select %361, %363, %c28 : i32
          memref.store %364, %301[%358] : memref<?xi32>
        }
        wave.barrier
        scf.for %365 = %304 to %296 step %298 {
          %366 = memref.load %301[%365] : memref<?xi32>
          %367 = arith.index_cast %365 : index to i32
          %368 = vector.broadcast %367 : i32 to vector<4xi32>
          %371 = scf.for %369 = %c9 to %pairsInLds step %c38 iter_args(%370 = %c34) -> (vector<4xi32>) {
            %372 = vector.load %301[%369] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %373 = arith.index_cast %369 : index to i32
            %374 = vector.broadcast %373 : i32 to vector<4xi32>
            %375 = arith.addi %374, %c37 : vector<4xi32>
            %376 = arith.cmpi slt, %375, %368 : vector<4xi32>
            %377 = arith.cmpi sgt, %372, %c34 : vector<4xi32>
            %378 = arith.select %377, %c35, %c34 : vector<4xi1>, vector<4xi32>
            %379 = arith.select %376, %378, %c34 : vector<4xi1>, vector<4xi32>
            %380 = arith.addi %370, %379 : vector<4xi32>
            scf.yield %380 : vector<4xi32>
          }
          %381 = vector.extract %371[0] : i32 from vector<4xi32>
          %382 = vector.extract %371[1] : i32 from vector<4xi32>
          %383 = vector.extract %371[2] : i32 from vector<4xi32>
          %384 = vector.extract %371[3] : i32 from vector<4xi32>
          %385 = arith.addi %381, %382 : i32
          %386 = arith.addi %385, %383 : i32
          %387 = arith.addi %386, %384 : i32
          %388 = arith.cmpi sgt, %366, %c28 : i32
          scf.if %388 {
            %389 = arith.index_cast %387 : i32 to index
            %390 = memref.load %300[%365] : memref<?xi32>
            %391 = arith.muli %389, %c38 : index
            %392 = arith.addi %391, %c38 : index
            memref.store %390, %groups[%392] : memref<?xi32>
            %393 = arith.addi %391, %c42 : index
            memref.store %367, %groups[%393] : memref<?xi32>
            %394 = arith.addi %391, %c43 : index
            memref.store %366, %groups[%394] : memref<?xi32>
          }
          %395 = arith.subi %296, %c3 : index
          %396 = arith.cmpi eq, %365, %395 : index
          scf.if %396 {
            %397 = arith.select %388, %c44, %c28 : i32
            %398 = arith.addi %387, %397 : i32
            memref.store %398, %groups[%c9] : memref<?xi32>
          }
        }
      } else {
        %399 = arith.muli %waves, %c6 : index
        %400 = wave.scratch %experts : memref<?xi32>
        %401 = arith.muli %224, %c6 : index
        %402 = wave.lane
        %403 = arith.addi %401, %402 : index
        scf.for %404 = %403 to %experts step %399 {
          %405 = arith.index_cast %404 : index to i32
          %408 = scf.for %406 = %c9 to %296 step %c3 iter_args(%407 = %c28) -> (i32) {
            %409 = memref.load %ids_out[%406] : memref<?xi32>
            %410 = arith.cmpi eq, %409, %405 : i32
            %411 = arith.select %410, %c44, %c28 : i32
            %412 = arith.addi %407, %411 : i32
            scf.yield %412 : i32
          }
          memref.store %408, %400[%404] : memref<?xi32>
        }
        wave.barrier
        scf.for %413 = %403 to %experts step %399 {
          %417:2 = scf.for %414 = %c9 to %413 step %c3 iter_args(%415 = %c28, %416 = %c28) -> (i32, i32) {
            %418 = memref.load %400[%414] : memref<?xi32>
            %419 = arith.addi %415, %418 : i32
            %420 = arith.addi %418, %c40 : i32
            %421 = arith.shrui %420, %c45 : i32
            %422 = arith.addi %416, %421 : i32
            scf.yield %419, %422 : i32, i32
          }
          %423 = arith.index_cast %413 : index to i32
          %424 = memref.load %400[%413] : memref<?xi32>
          %425 = arith.addi %424, %c40 : i32
          %426 = arith.shrui %425, %c45 : i32
          %427 = arith.index_cast %426 : i32 to index
          scf.for %428 = %c9 to %427 step %c3 {
            %429 = arith.muli %428, %c2 : index
            %430 = arith.index_cast %429 : index to i32
            %431 = arith.index_cast %417#1 : i32 to index
            %432 = arith.addi %431, %428 : index
            %433 = arith.addi %417#0, %430 : i32
            %434 = arith.subi %424, %430 : i32
            %435 = arith.minsi %434, %c41 : i32
            %436 = arith.muli %432, %c38 : index
            %437 = arith.addi %436, %c38 : index
            memref.store %423, %groups[%437] : memref<?xi32>
            %438 = arith.addi %436, %c42 : index
            memref.store %433, %groups[%438] : memref<?xi32>
            %439 = arith.addi %436, %c43 : index
            memref.store %435, %groups[%439] : memref<?xi32>
          }
          %442 = scf.for %440 = %c9 to %296 step %c3 iter_args(%441 = %417#0) -> (i32) {
            %443 = memref.load %ids_out[%440] : memref<?xi32>
            %444 = arith.cmpi eq, %443, %423 : i32
            scf.if %444 {
              %445 = arith.index_cast %441 : i32 to index
              %446 = arith.addi %pairsAt, %445 : index
              %447 = arith.index_cast %440 : index to i32
              memref.store %447, %groups[%446] : memref<?xi32>
            }
            %448 = arith.select %444, %c44, %c28 : i32
            %449 = arith.addi %441, %448 : i32
            scf.yield %449 : i32
          }
          %450 = arith.subi %experts, %c3 : index
          %451 = arith.cmpi eq, %413, %450 : index
          scf.if %451 {
            %452 = arith.addi %417#1, %426 : i32
            memref.store %452, %groups[%c9] : memref<?xi32>
          }
        }
      }
    }
  }
  wave.return
}
