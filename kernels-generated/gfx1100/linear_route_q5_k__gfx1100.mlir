// GENERATED from codegen/kvcgen/gfx_route.py; do not edit.
// Config: GfxLinearRoute(format='q5_k')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_route_q5_k__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 8 : index
  %fc3 = arith.constant 64 : index
  %fc4 = arith.constant 4 : index
  %fc5 = arith.constant 256 : index
  %fc6 = arith.constant 32 : index
  %fc7 = arith.constant 2 : index
  %fc8 = arith.constant 127 : index
  %fc9 = arith.constant dense<0> : vector<4xi32>
  %fc10 = arith.constant dense<983055> : vector<4xi32>
  %fc11 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %fc12 = arith.constant dense<65537> : vector<4xi32>
  %fc13 = arith.constant dense<4> : vector<4xi32>
  %fc14 = arith.constant dense<1677747200> : vector<4xi32>
  %fc15 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %fc16 = arith.constant dense<8> : vector<4xi32>
  %fc17 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %fc18 = arith.constant dense<12> : vector<4xi32>
  %fc19 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %fc20 = arith.constant dense<0x6400> : vector<32xf16>
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
  %f12 = arith.muli %x2, %fc6 : index
  %f13 = arith.addi %f11, %f12 : index
  %f14 = arith.muli %f0, %fc7 : index
  %f15 = arith.addi %f13, %f14 : index
  %f16 = vector.load %x3[%f15] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
  %f17 = vector.extract %f8[0] : f16 from vector<2xf16>
  %f18 = arith.extf %f17 : f16 to f32
  %f19 = vector.extract %f16[0] : i8 from vector<2xi8>
  %f20 = arith.extui %f19 : i8 to i32
  %f21 = arith.sitofp %f20 : i32 to f32
  %f22 = arith.mulf %f18, %f21 : f32
  %f23 = arith.truncf %f22 : f32 to f16
  %f24 = vector.broadcast %f23 : f16 to vector<16xf16>
  %f25 = vector.extract %f8[1] : f16 from vector<2xf16>
  %f26 = arith.extf %f25 : f16 to f32
  %f27 = vector.extract %f16[1] : i8 from vector<2xi8>
  %f28 = arith.extui %f27 : i8 to i32
  %f29 = arith.sitofp %f28 : i32 to f32
  %f30 = arith.mulf %f26, %f29 : f32
  %f31 = arith.truncf %f30 : f32 to f16
  %f32 = vector.broadcast %f31 : f16 to vector<16xf16>
  %f33 = arith.addi %f10, %x4 : index
  %f34 = arith.addi %f33, %fc8 : index
  %f35 = arith.divui %f34, %fc1 : index
  %f36 = arith.muli %f35, %fc1 : index
  %f37 = arith.addi %f1, %f36 : index
  %f38 = arith.muli %x4, %fc2 : index
  %f39 = arith.addi %f37, %f38 : index
  %f40 = arith.muli %x2, %fc0 : index
  %f41 = arith.addi %f40, %f0 : index
  %f42 = arith.muli %f41, %fc4 : index
  %f43 = arith.addi %f39, %f42 : index
  %f44 = arith.muli %x2, %fc5 : index
  %f45 = arith.addi %f37, %f44 : index
  %f46 = arith.muli %f0, %fc0 : index
  %f47 = arith.addi %f45, %f46 : index
  %f48 = vector.load %x3[%f43] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f49 = vector.bitcast %f48 : vector<4xi8> to vector<1xi32>
  %f50 = vector.shuffle %f49, %f49 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
  %f51 = vector.load %x3[%f47] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f52 = vector.bitcast %f51 : vector<16xi8> to vector<4xi32>
  %f53 = arith.shrui %f52, %fc9 : vector<4xi32>
  %f54 = arith.andi %f53, %fc10 : vector<4xi32>
  %f55 = arith.shrui %f50, %fc11 : vector<4xi32>
  %f56 = arith.andi %f55, %fc12 : vector<4xi32>
  %f57 = arith.shli %f56, %fc13 : vector<4xi32>
  %f58 = arith.ori %f54, %f57 : vector<4xi32>
  %f59 = arith.ori %f58, %fc14 : vector<4xi32>
  %f60 = vector.bitcast %f59 : vector<4xi32> to vector<8xf16>
  %f61 = arith.shrui %f52, %fc13 : vector<4xi32>
  %f62 = arith.andi %f61, %fc10 : vector<4xi32>
  %f63 = arith.shrui %f50, %fc15 : vector<4xi32>
  %f64 = arith.andi %f63, %fc12 : vector<4xi32>
  %f65 = arith.shli %f64, %fc13 : vector<4xi32>
  %f66 = arith.ori %f62, %f65 : vector<4xi32>
  %f67 = arith.ori %f66, %fc14 : vector<4xi32>
  %f68 = vector.bitcast %f67 : vector<4xi32> to vector<8xf16>
  %f69 = arith.shrui %f52, %fc16 : vector<4xi32>
  %f70 = arith.andi %f69, %fc10 : vector<4xi32>
  %f71 = arith.shrui %f50, %fc17 : vector<4xi32>
  %f72 = arith.andi %f71, %fc12 : vector<4xi32>
  %f73 = arith.shli %f72, %fc13 : vector<4xi32>
  %f74 = arith.ori %f70, %f73 : vector<4xi32>
  %f75 = arith.ori %f74, %fc14 : vector<4xi32>
  %f76 = vector.bitcast %f75 : vector<4xi32> to vector<8xf16>
  %f77 = arith.shrui %f52, %fc18 : vector<4xi32>
  %f78 = arith.andi %f77, %fc10 : vector<4xi32>
  %f79 = arith.shrui %f50, %fc19 : vector<4xi32>
  %f80 = arith.andi %f79, %fc12 : vector<4xi32>
  %f81 = arith.shli %f80, %fc13 : vector<4xi32>
  %f82 = arith.ori %f78, %f81 : vector<4xi32>
  %f83 = arith.ori %f82, %fc14 : vector<4xi32>
  %f84 = vector.bitcast %f83 : vector<4xi32> to vector<8xf16>
  %f85 = vector.shuffle %f60, %f68 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f86 = vector.shuffle %f76, %f84 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f87 = vector.shuffle %f85, %f86 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f88 = arith.subf %f87, %fc20 : vector<32xf16>
  %f89 = vector.shuffle %f88, %f88 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f90 = vector.shuffle %f88, %f88 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f91 = math.fma %f89, %f24, %f32 : vector<16xf16>
  %f92 = math.fma %f90, %f24, %f32 : vector<16xf16>
  func.return %f91, %f92 : vector<16xf16>, vector<16xf16>
}
func.func private @linear_route_q5_k__gfx1100.1(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: index, %x10: memref<?xf32>) {
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
wave.kernel @linear_route_q5_k__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>, %groups: memref<?xi32>) {
  %waves = wave.param "waves" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 10 : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 64 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 128 : index
  %c7 = arith.constant 1 : index
  %c8 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c11 = arith.constant 16 : index
  %rowsMode = wave.param "rowsMode" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c15 = arith.constant 8 : index
  %c16 = arith.constant 32 : index
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
      %22 = wave.lane
      %23 = arith.remui %22, %c11 : index
      %24 = wave.scratch %operandHalves : memref<?xf16>
      %25 = arith.divui %operandHalves, %c15 : index
      %26 = wave.wave
      %27 = arith.muli %26, %c16 : index
      %28 = arith.addi %27, %22 : index
      %29 = arith.muli %waves, %c16 : index
      scf.for %30 = %28 to %25 step %29 {
        %31 = arith.muli %30, %c15 : index
        %32 = arith.addi %c8, %31 : index
        %33 = vector.load %x[%32] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %33, %24[%32] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %34 = arith.remui %23, %tileRows : index
      %35 = arith.muli %34, %c15 : index
      %36 = arith.divui %inputFeatures, %c16 : index
      %37 = arith.muli %26, %stepsPerWave : index
      %38 = arith.minsi %37, %36 : index
      %39 = arith.addi %38, %stepsPerWave : index
      %40 = arith.minsi %39, %36 : index
      %41 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %42 = arith.subi %40, %38 : index
      %43 = arith.divui %42, %c20 : index
      %44 = arith.muli %43, %c20 : index
      %45 = arith.addi %38, %44 : index
      %46 = arith.select %41, %39, %45 : index
      %49 = scf.for %47 = %38 to %46 step %c20 iter_args(%48 = %c17) -> (vector<8xf32>) {
        %50 = arith.addi %47, %c8 : index
        %51:2 = func.call @linear_route_q5_k__gfx1100.0(%22, %13, %50, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %52 = arith.addi %47, %c7 : index
        %53:2 = func.call @linear_route_q5_k__gfx1100.0(%22, %13, %52, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %54 = arith.muli %47, %c20 : index
        %55 = arith.addi %54, %c8 : index
        %56 = arith.muli %tileRows, %c11 : index
        %57 = arith.muli %55, %56 : index
        %58 = arith.addi %35, %57 : index
        %59 = vector.load %24[%58] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %60 = arith.muli %tileRows, %c15 : index
        %61 = arith.addi %58, %60 : index
        %62 = vector.load %24[%61] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %63 = vector.shuffle %59, %62 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %64 = wave.mma %63, %51#0, %48 : vector<16xf16>, vector<8xf32>
        %65 = arith.addi %54, %c7 : index
        %66 = arith.muli %65, %56 : index
        %67 = arith.addi %35, %66 : index
        %68 = vector.load %24[%67] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %69 = arith.addi %67, %60 : index
        %70 = vector.load %24[%69] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %71 = vector.shuffle %68, %70 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %72 = wave.mma %71, %51#1, %64 : vector<16xf16>, vector<8xf32>
        %73 = arith.addi %54, %c20 : index
        %74 = arith.muli %73, %56 : index
        %75 = arith.addi %35, %74 : index
        %76 = vector.load %24[%75] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %77 = arith.addi %75, %60 : index
        %78 = vector.load %24[%77] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %79 = vector.shuffle %76, %78 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %80 = wave.mma %79, %53#0, %72 : vector<16xf16>, vector<8xf32>
        %81 = arith.addi %54, %c21 : index
        %82 = arith.muli %81, %56 : index
        %83 = arith.addi %35, %82 : index
        %84 = vector.load %24[%83] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %85 = arith.addi %83, %60 : index
        %86 = vector.load %24[%85] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %87 = vector.shuffle %84, %86 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %88 = wave.mma %87, %53#1, %80 : vector<16xf16>, vector<8xf32>
        scf.yield %88 : vector<8xf32>
      }
      %89 = arith.select %41, %46, %40 : index
      %92 = scf.for %90 = %46 to %89 step %c7 iter_args(%91 = %49) -> (vector<8xf32>) {
        %93 = arith.addi %90, %c8 : index
        %94:2 = func.call @linear_route_q5_k__gfx1100.0(%22, %13, %93, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %95 = arith.muli %90, %c20 : index
        %96 = arith.addi %95, %c8 : index
        %97 = arith.muli %tileRows, %c11 : index
        %98 = arith.muli %96, %97 : index
        %99 = arith.addi %35, %98 : index
        %100 = vector.load %24[%99] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %101 = arith.muli %tileRows, %c15 : index
        %102 = arith.addi %99, %101 : index
        %103 = vector.load %24[%102] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %104 = vector.shuffle %100, %103 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %105 = wave.mma %104, %94#0, %91 : vector<16xf16>, vector<8xf32>
        %106 = arith.addi %95, %c7 : index
        %107 = arith.muli %106, %97 : index
        %108 = arith.addi %35, %107 : index
        %109 = vector.load %24[%108] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %110 = arith.addi %108, %101 : index
        %111 = vector.load %24[%110] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %112 = vector.shuffle %109, %111 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %113 = wave.mma %112, %94#1, %105 : vector<16xf16>, vector<8xf32>
        scf.yield %113 : vector<8xf32>
      }
      %114 = arith.addi %20, %c8 : index
      func.call @linear_route_q5_k__gfx1100.1(%92, %17, %waves, %114, %15, %factors, %13, %w, %outputFeatures, %18, %logits) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>) -> ()
    }
  }
  %115 = arith.cmpi eq, %rowsMode, %c7 : index
  scf.if %115 {
    %116 = arith.muli %1, %c11 : index
    %117 = arith.cmpi slt, %116, %15 : index
    scf.if %117 {
      %118 = wave.lane
      %119 = arith.remui %118, %c11 : index
      %120 = arith.remui %119, %tileRows : index
      %121 = arith.addi %116, %120 : index
      %122 = arith.divui %121, %tileRows : index
      %123 = arith.divui %inputFeatures, %c11 : index
      %124 = arith.muli %122, %123 : index
      %125 = arith.divui %c8, %c11 : index
      %126 = arith.addi %124, %125 : index
      %127 = arith.muli %126, %c20 : index
      %128 = arith.remui %c8, %c11 : index
      %129 = arith.divui %128, %c15 : index
      %130 = arith.addi %127, %129 : index
      %131 = arith.muli %tileRows, %c15 : index
      %132 = arith.muli %130, %131 : index
      %133 = arith.remui %121, %tileRows : index
      %134 = arith.muli %133, %c15 : index
      %135 = arith.addi %132, %134 : index
      %136 = arith.remui %c8, %c15 : index
      %137 = arith.addi %135, %136 : index
      %138 = wave.wave
      %139 = arith.divui %inputFeatures, %c16 : index
      %140 = arith.muli %138, %stepsPerWave : index
      %141 = arith.minsi %140, %139 : index
      %142 = arith.addi %141, %stepsPerWave : index
      %143 = arith.minsi %142, %139 : index
      %144 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %145 = arith.subi %143, %141 : index
      %146 = arith.divui %145, %c20 : index
      %147 = arith.muli %146, %c20 : index
      %148 = arith.addi %141, %147 : index
      %149 = arith.select %144, %142, %148 : index
      %152 = scf.for %150 = %141 to %149 step %c20 iter_args(%151 = %c17) -> (vector<8xf32>) {
        %153 = arith.addi %150, %c8 : index
        %154:2 = func.call @linear_route_q5_k__gfx1100.0(%118, %13, %153, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %155 = arith.addi %150, %c7 : index
        %156:2 = func.call @linear_route_q5_k__gfx1100.0(%118, %13, %155, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %157 = arith.muli %150, %c20 : index
        %158 = arith.addi %157, %c8 : index
        %159 = arith.muli %tileRows, %c11 : index
        %160 = arith.muli %158, %159 : index
        %161 = arith.addi %137, %160 : index
        %162 = vector.load %x[%161] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %163 = arith.addi %161, %131 : index
        %164 = vector.load %x[%163] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %165 = vector.shuffle %162, %164 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %166 = wave.mma %165, %154#0, %151 : vector<16xf16>, vector<8xf32>
        %167 = arith.addi %157, %c7 : index
        %168 = arith.muli %167, %159 : index
        %169 = arith.addi %137, %168 : index
        %170 = vector.load %x[%169] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %171 = arith.addi %169, %131 : index
        %172 = vector.load %x[%171] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %173 = vector.shuffle %170, %172 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %174 = wave.mma %173, %154#1, %166 : vector<16xf16>, vector<8xf32>
        %175 = arith.addi %157, %c20 : index
        %176 = arith.muli %175, %159 : index
        %177 = arith.addi %137, %176 : index
        %178 = vector.load %x[%177] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %179 = arith.addi %177, %131 : index
        %180 = vector.load %x[%179] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %181 = vector.shuffle %178, %180 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %182 = wave.mma %181, %156#0, %174 : vector<16xf16>, vector<8xf32>
        %183 = arith.addi %157, %c21 : index
        %184 = arith.muli %183, %159 : index
        %185 = arith.addi %137, %184 : index
        %186 = vector.load %x[%185] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %187 = arith.addi %185, %131 : index
        %188 = vector.load %x[%187] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %189 = vector.shuffle %186, %188 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %190 = wave.mma %189, %156#1, %182 : vector<16xf16>, vector<8xf32>
        scf.yield %190 : vector<8xf32>
      }
      %191 = arith.select %144, %149, %143 : index
      %194 = scf.for %192 = %149 to %191 step %c7 iter_args(%193 = %152) -> (vector<8xf32>) {
        %195 = arith.addi %192, %c8 : index
        %196:2 = func.call @linear_route_q5_k__gfx1100.0(%118, %13, %195, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %197 = arith.muli %192, %c20 : index
        %198 = arith.addi %197, %c8 : index
        %199 = arith.muli %tileRows, %c11 : index
        %200 = arith.muli %198, %199 : index
        %201 = arith.addi %137, %200 : index
        %202 = vector.load %x[%201] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %203 = arith.addi %201, %131 : index
        %204 = vector.load %x[%203] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %205 = vector.shuffle %202, %204 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %206 = wave.mma %205, %196#0, %193 : vector<16xf16>, vector<8xf32>
        %207 = arith.addi %197, %c7 : index
        %208 = arith.muli %207, %199 : index
        %209 = arith.addi %137, %208 : index
        %210 = vector.load %x[%209] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %211 = arith.addi %209, %131 : index
        %212 = vector.load %x[%211] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %213 = vector.shuffle %210, %212 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %214 = wave.mma %213, %196#1, %206 : vector<16xf16>, vector<8xf32>
        scf.yield %214 : vector<8xf32>
      }
      %215 = arith.addi %116, %c8 : index
      func.call @linear_route_q5_k__gfx1100.1(%194, %17, %waves, %215, %15, %factors, %13, %w, %outputFeatures, %18, %logits) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>) -> ()
    }
  }
  %216 = arith.muli %experts, %waves : index
  %217 = wave.scratch %216 : memref<?xf32>
  %218 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %218 {
    %219 = arith.muli %1, %c11 : index
    %220 = arith.addi %219, %c11 : index
    %221 = arith.minsi %220, %15 : index
    %222 = wave.wave
    %223 = arith.addi %219, %222 : index
    scf.for %224 = %223 to %221 step %waves {
      %225 = arith.muli %222, %experts : index
      %226 = wave.lane
      %227 = arith.muli %224, %logitsWidth : index
      %230 = scf.for %228 = %226 to %experts step %c16 iter_args(%229 = %c27) -> (f32) {
        %231 = arith.addi %227, %228 : index
        %232 = memref.load %logits[%231] : memref<?xf32>
        %233 = arith.maximumf %229, %232 : f32
        scf.yield %233 : f32
      }
      %234 = vector.broadcast %230 : f32 to vector<1xf32>
      %235 = wave.reduce "max" %234 : vector<1xf32>
      %238 = scf.for %236 = %226 to %experts step %c16 iter_args(%237 = %c28) -> (f32) {
        %239 = arith.addi %227, %236 : index
        %240 = memref.load %logits[%239] : memref<?xf32>
        %241 = arith.subf %240, %235 : f32
        %242 = arith.mulf %241, %c29 : f32
        %243 = wave.exp2 %242 : f32
        %244 = arith.addi %225, %236 : index
        memref.store %243, %217[%244] : memref<?xf32>
        %245 = arith.addf %237, %243 : f32
        scf.yield %245 : f32
      }
      %246 = vector.broadcast %238 : f32 to vector<1xf32>
      %247 = wave.reduce "add" %246 : vector<1xf32>
      scf.for %248 = %226 to %experts step %c16 {
        %249 = arith.addi %225, %248 : index
        %250 = memref.load %217[%249] : memref<?xf32>
        %251 = arith.divf %250, %247 : f32
        memref.store %251, %217[%249] : memref<?xf32>
      }
      %256:3 = scf.for %252 = %c8 to %expertsPerToken step %c7 iter_args(%253 = %c28, %254 = %c28, %255 = %c30) -> (f32, f32, i32) {
        %260:2 = scf.for %257 = %226 to %experts step %c16 iter_args(%258 = %c31, %259 = %c28) -> (f32, f32) {
          %261 = arith.addi %225, %257 : index
          %262 = memref.load %217[%261] : memref<?xf32>
          %263 = arith.cmpf ogt, %262, %258 : f32
          %264 = arith.index_cast %257 : index to i32
          %265 = arith.sitofp %264 : i32 to f32
          %266 = arith.select %263, %262, %258 : f32
          %267 = arith.select %263, %265, %259 : f32
          scf.yield %266, %267 : f32, f32
        }
        %268 = vector.broadcast %260#0 : f32 to vector<1xf32>
        %269 = wave.reduce "max" %268 : vector<1xf32>
        %270 = arith.cmpf oeq, %260#0, %269 : f32
        %271 = arith.subf %c28, %260#1 : f32
        %272 = arith.select %270, %271, %c32 : f32
        %273 = vector.broadcast %272 : f32 to vector<1xf32>
        %274 = wave.reduce "max" %273 : vector<1xf32>
        %275 = arith.subf %c28, %274 : f32
        %276 = arith.fptosi %275 : f32 to i32
        %277 = arith.index_cast %276 : i32 to index
        %278 = arith.remui %277, %c16 : index
        %279 = arith.cmpi eq, %278, %226 : index
        scf.if %279 {
          %280 = arith.addi %225, %277 : index
          memref.store %c33, %217[%280] : memref<?xf32>
        }
        %281 = arith.cmpi eq, %252, %226 : index
        %282 = arith.addf %253, %269 : f32
        %283 = arith.select %281, %269, %254 : f32
        %284 = arith.select %281, %276, %255 : i32
        scf.yield %282, %283, %284 : f32, f32, i32
      }
      %285 = arith.cmpi eq, %normalize, %c7 : index
      %286 = arith.divf %256#1, %256#0 : f32
      %287 = arith.select %285, %286, %256#1 : f32
      %288 = arith.cmpi slt, %226, %expertsPerToken : index
      scf.if %288 {
        %289 = arith.muli %224, %expertsPerToken : index
        %290 = arith.addi %289, %226 : index
        memref.store %287, %weights[%290] : memref<?xf32>
        memref.store %256#2, %ids_out[%290] : memref<?xi32>
      }
    }
    %291 = arith.cmpi eq, %blocks, %c7 : index
    %292 = scf.if %291 -> (i1) {
      wave.barrier
      scf.yield %291 : i1
    } else {
      %293 = wave.arrive %counters[%blocks], %blocks : memref<?xi32>
      scf.yield %293 : i1
    }
    scf.if %292 {
      %294 = arith.muli %15, %expertsPerToken : index
      %295 = arith.cmpi sgt, %pairsInLds, %c8 : index
      scf.if %295 {
        %296 = arith.muli %waves, %c16 : index
        %297 = wave.scratch %pairsInLds : memref<?xi32>
        %298 = wave.scratch %pairsInLds : memref<?xi32>
        %299 = wave.scratch %pairsInLds : memref<?xi32>
        %300 = arith.muli %222, %c16 : index
        %301 = wave.lane
        %302 = arith.addi %300, %301 : index
        scf.for %303 = %302 to %pairsInLds step %296 {
          %304 = arith.subi %294, %c7 : index
          %305 = arith.minsi %303, %304 : index
          %306 = arith.maxsi %305, %c8 : index
          %307 = memref.load %ids_out[%306] : memref<?xi32>
          %308 = arith.cmpi slt, %303, %294 : index
          %309 = arith.select %308, %307, %c38 : i32
          memref.store %309, %297[%303] : memref<?xi32>
          memref.store %c30, %299[%303] : memref<?xi32>
        }
        %310 = arith.cmpi eq, %302, %c8 : index
        scf.if %310 {
          memref.store %c30, %groups[%c8] : memref<?xi32>
        }
        wave.barrier
        scf.for %311 = %302 to %294 step %296 {
          %312 = memref.load %297[%311] : memref<?xi32>
          %313 = arith.index_cast %311 : index to i32
          %314 = vector.broadcast %313 : i32 to vector<4xi32>
          %319:3 = scf.for %315 = %c8 to %pairsInLds step %c40 iter_args(%316 = %c36, %317 = %c36, %318 = %c36) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>) {
            %320 = vector.load %297[%315] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %321 = arith.index_cast %315 : index to i32
            %322 = vector.broadcast %321 : i32 to vector<4xi32>
            %323 = arith.addi %322, %c39 : vector<4xi32>
            %324 = arith.cmpi slt, %323, %314 : vector<4xi32>
            %325 = vector.broadcast %312 : i32 to vector<4xi32>
            %326 = arith.cmpi eq, %320, %325 : vector<4xi32>
            %327 = arith.select %326, %c37, %c36 : vector<4xi1>, vector<4xi32>
            %328 = arith.cmpi slt, %320, %325 : vector<4xi32>
            %329 = arith.select %328, %c37, %c36 : vector<4xi1>, vector<4xi32>
            %330 = arith.select %324, %327, %c36 : vector<4xi1>, vector<4xi32>
            %331 = arith.addi %316, %329 : vector<4xi32>
            %332 = arith.addi %317, %327 : vector<4xi32>
            %333 = arith.addi %318, %330 : vector<4xi32>
            scf.yield %331, %332, %333 : vector<4xi32>, vector<4xi32>, vector<4xi32>
          }
          %334 = vector.extract %319#0[0] : i32 from vector<4xi32>
          %335 = vector.extract %319#0[1] : i32 from vector<4xi32>
          %336 = vector.extract %319#0[2] : i32 from vector<4xi32>
          %337 = vector.extract %319#0[3] : i32 from vector<4xi32>
          %338 = arith.addi %334, %335 : i32
          %339 = arith.addi %338, %336 : i32
          %340 = arith.addi %339, %337 : i32
          %341 = vector.extract %319#1[0] : i32 from vector<4xi32>
          %342 = vector.extract %319#1[1] : i32 from vector<4xi32>
          %343 = vector.extract %319#1[2] : i32 from vector<4xi32>
          %344 = vector.extract %319#1[3] : i32 from vector<4xi32>
          %345 = arith.addi %341, %342 : i32
          %346 = arith.addi %345, %343 : i32
          %347 = arith.addi %346, %344 : i32
          %348 = vector.extract %319#2[0] : i32 from vector<4xi32>
          %349 = vector.extract %319#2[1] : i32 from vector<4xi32>
          %350 = vector.extract %319#2[2] : i32 from vector<4xi32>
          %351 = vector.extract %319#2[3] : i32 from vector<4xi32>
          %352 = arith.addi %348, %349 : i32
          %353 = arith.addi %352, %350 : i32
          %354 = arith.addi %353, %351 : i32
          %355 = arith.addi %340, %354 : i32
          %356 = arith.index_cast %355 : i32 to index
          %357 = arith.addi %pairsAt, %356 : index
          memref.store %313, %groups[%357] : memref<?xi32>
          %358 = arith.andi %354, %c42 : i32
          %359 = arith.cmpi eq, %358, %c30 : i32
          memref.store %312, %298[%356] : memref<?xi32>
          %360 = arith.subi %347, %354 : i32
          %361 = arith.minsi %360, %c43 : i32
          %362 = arith.select %359, %361, %c30 : i32
          memref.store %362, %299[%356] : memref<?xi32>
        }
        wave.barrier
        scf.for %363 = %302 to %294 step %296 {
          %364 = memref.load %299[%363] : memref<?xi32>
          %365 = arith.index_cast %363 : index to i32
          %366 = vector.broadcast %365 : i32 to vector<4xi32>
          %369 = scf.for %367 = %c8 to %pairsInLds step %c40 iter_args(%368 = %c36) -> (vector<4xi32>) {
            %370 = vector.load %299[%367] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %371 = arith.index_cast %367 : index to i32
            %372 = vector.broadcast %371 : i32 to vector<4xi32>
            %373 = arith.addi %372, %c39 : vector<4xi32>
            %374 = arith.cmpi slt, %373, %366 : vector<4xi32>
            %375 = arith.cmpi sgt, %370, %c36 : vector<4xi32>
            %376 = arith.select %375, %c37, %c36 : vector<4xi1>, vector<4xi32>
            %377 = arith.select %374, %376, %c36 : vector<4xi1>, vector<4xi32>
            %378 = arith.addi %368, %377 : vector<4xi32>
            scf.yield %378 : vector<4xi32>
          }
          %379 = vector.extract %369[0] : i32 from vector<4xi32>
          %380 = vector.extract %369[1] : i32 from vector<4xi32>
          %381 = vector.extract %369[2] : i32 from vector<4xi32>
          %382 = vector.extract %369[3] : i32 from vector<4xi32>
          %383 = arith.addi %379, %380 : i32
          %384 = arith.addi %383, %381 : i32
          %385 = arith.addi %384, %382 : i32
          %386 = arith.cmpi sgt, %364, %c30 : i32
          scf.if %386 {
            %387 = arith.index_cast %385 : i32 to index
            %388 = memref.load %298[%363] : memref<?xi32>
            %389 = arith.muli %387, %c40 : index
            %390 = arith.addi %389, %c40 : index
            memref.store %388, %groups[%390] : memref<?xi32>
            %391 = arith.addi %389, %c44 : index
            memref.store %365, %groups[%391] : memref<?xi32>
            %392 = arith.addi %389, %c45 : index
            memref.store %364, %groups[%392] : memref<?xi32>
          }
          %393 = arith.subi %294, %c7 : index
          %394 = arith.cmpi eq, %363, %393 : index
          scf.if %394 {
            %395 = arith.select %386, %c46, %c30 : i32
            %396 = arith.addi %385, %395 : i32
            memref.store %396, %groups[%c8] : memref<?xi32>
          }
        }
      } else {
        %397 = arith.muli %waves, %c16 : index
        %398 = wave.scratch %experts : memref<?xi32>
        %399 = arith.muli %222, %c16 : index
        %400 = wave.lane
        %401 = arith.addi %399, %400 : index
        scf.for %402 = %401 to %experts step %397 {
          %403 = arith.index_cast %402 : index to i32
          %406 = scf.for %404 = %c8 to %294 step %c7 iter_args(%405 = %c30) -> (i32) {
            %407 = memref.load %ids_out[%404] : memref<?xi32>
            %408 = arith.cmpi eq, %407, %403 : i32
            %409 = arith.select %408, %c46, %c30 : i32
            %410 = arith.addi %405, %409 : i32
            scf.yield %410 : i32
          }
          memref.store %406, %398[%402] : memref<?xi32>
        }
        wave.barrier
        scf.for %411 = %401 to %experts step %397 {
          %415:2 = scf.for %412 = %c8 to %411 step %c7 iter_args(%413 = %c30, %414 = %c30) -> (i32, i32) {
            %416 = memref.load %398[%412] : memref<?xi32>
            %417 = arith.addi %413, %416 : i32
            %418 = arith.addi %416, %c42 : i32
            %419 = arith.shrui %418, %c47 : i32
            %420 = arith.addi %414, %419 : i32
            scf.yield %417, %420 : i32, i32
          }
          %421 = arith.index_cast %411 : index to i32
          %422 = memref.load %398[%411] : memref<?xi32>
          %423 = arith.addi %422, %c42 : i32
          %424 = arith.shrui %423, %c47 : i32
          %425 = arith.index_cast %424 : i32 to index
          scf.for %426 = %c8 to %425 step %c7 {
            %427 = arith.muli %426, %c11 : index
            %428 = arith.index_cast %427 : index to i32
            %429 = arith.index_cast %415#1 : i32 to index
            %430 = arith.addi %429, %426 : index
            %431 = arith.addi %415#0, %428 : i32
            %432 = arith.subi %422, %428 : i32
            %433 = arith.minsi %432, %c43 : i32
            %434 = arith.muli %430, %c40 : index
            %435 = arith.addi %434, %c40 : index
            memref.store %421, %groups[%435] : memref<?xi32>
            %436 = arith.addi %434, %c44 : index
            memref.store %431, %groups[%436] : memref<?xi32>
            %437 = arith.addi %434, %c45 : index
            memref.store %433, %groups[%437] : memref<?xi32>
          }
          %440 = scf.for %438 = %c8 to %294 step %c7 iter_args(%439 = %415#0) -> (i32) {
            %441 = memref.load %ids_out[%438] : memref<?xi32>
            %442 = arith.cmpi eq, %441, %421 : i32
            scf.if %442 {
              %443 = arith.index_cast %439 : i32 to index
              %444 = arith.addi %pairsAt, %443 : index
              %445 = arith.index_cast %438 : index to i32
              memref.store %445, %groups[%444] : memref<?xi32>
            }
            %446 = arith.select %442, %c46, %c30 : i32
            %447 = arith.addi %439, %446 : i32
            scf.yield %447 : i32
          }
          %448 = arith.subi %experts, %c7 : index
          %449 = arith.cmpi eq, %411, %448 : index
          scf.if %449 {
            %450 = arith.addi %415#1, %424 : i32
            memref.store %450, %groups[%c8] : memref<?xi32>
          }
        }
      }
    }
  }
  wave.return
}
