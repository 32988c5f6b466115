// GENERATED from codegen/kvcgen/gfx_route.py; do not edit.
// Config: GfxLinearRoute(format='q5_1')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_route_q5_1__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 64 : index
  %fc3 = arith.constant 4 : index
  %fc4 = arith.constant 2 : index
  %fc5 = arith.constant 127 : index
  %fc6 = arith.constant 256 : index
  %fc7 = arith.constant 8 : index
  %fc8 = arith.constant dense<0> : vector<4xi32>
  %fc9 = arith.constant dense<983055> : vector<4xi32>
  %fc10 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %fc11 = arith.constant dense<65537> : vector<4xi32>
  %fc12 = arith.constant dense<4> : vector<4xi32>
  %fc13 = arith.constant dense<1677747200> : vector<4xi32>
  %fc14 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %fc15 = arith.constant dense<8> : vector<4xi32>
  %fc16 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %fc17 = arith.constant dense<12> : vector<4xi32>
  %fc18 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %fc19 = arith.constant dense<0x6400> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.addi %x1, %fc1 : index
  %f2 = arith.muli %x2, %fc2 : index
  %f3 = arith.addi %f1, %f2 : index
  %f4 = arith.muli %f0, %fc3 : index
  %f5 = arith.addi %f3, %f4 : index
  %f6 = vector.load %x3[%f5] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f7 = vector.bitcast %f6 : vector<4xi8> to vector<2xf16>
  %f8 = vector.extract %f7[0] : f16 from vector<2xf16>
  %f9 = vector.broadcast %f8 : f16 to vector<16xf16>
  %f10 = vector.extract %f7[1] : f16 from vector<2xf16>
  %f11 = vector.broadcast %f10 : f16 to vector<16xf16>
  %f12 = arith.muli %x4, %fc4 : index
  %f13 = arith.addi %f12, %fc5 : index
  %f14 = arith.divui %f13, %fc1 : index
  %f15 = arith.muli %f14, %fc1 : index
  %f16 = arith.addi %f1, %f15 : index
  %f17 = arith.muli %x2, %fc6 : index
  %f18 = arith.addi %f16, %f17 : index
  %f19 = arith.muli %f0, %fc0 : index
  %f20 = arith.addi %f18, %f19 : index
  %f21 = arith.muli %x4, %fc7 : index
  %f22 = arith.addi %f21, %f15 : index
  %f23 = arith.addi %f22, %fc1 : index
  %f24 = arith.addi %x1, %f23 : index
  %f25 = arith.muli %x2, %fc0 : index
  %f26 = arith.addi %f25, %f0 : index
  %f27 = arith.muli %f26, %fc3 : index
  %f28 = arith.addi %f24, %f27 : index
  %f29 = vector.load %x3[%f28] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f30 = vector.bitcast %f29 : vector<4xi8> to vector<1xi32>
  %f31 = vector.shuffle %f30, %f30 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
  %f32 = vector.load %x3[%f20] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f33 = vector.bitcast %f32 : vector<16xi8> to vector<4xi32>
  %f34 = arith.shrui %f33, %fc8 : vector<4xi32>
  %f35 = arith.andi %f34, %fc9 : vector<4xi32>
  %f36 = arith.shrui %f31, %fc10 : vector<4xi32>
  %f37 = arith.andi %f36, %fc11 : vector<4xi32>
  %f38 = arith.shli %f37, %fc12 : vector<4xi32>
  %f39 = arith.ori %f35, %f38 : vector<4xi32>
  %f40 = arith.ori %f39, %fc13 : vector<4xi32>
  %f41 = vector.bitcast %f40 : vector<4xi32> to vector<8xf16>
  %f42 = arith.shrui %f33, %fc12 : vector<4xi32>
  %f43 = arith.andi %f42, %fc9 : vector<4xi32>
  %f44 = arith.shrui %f31, %fc14 : vector<4xi32>
  %f45 = arith.andi %f44, %fc11 : vector<4xi32>
  %f46 = arith.shli %f45, %fc12 : vector<4xi32>
  %f47 = arith.ori %f43, %f46 : vector<4xi32>
  %f48 = arith.ori %f47, %fc13 : vector<4xi32>
  %f49 = vector.bitcast %f48 : vector<4xi32> to vector<8xf16>
  %f50 = arith.shrui %f33, %fc15 : vector<4xi32>
  %f51 = arith.andi %f50, %fc9 : vector<4xi32>
  %f52 = arith.shrui %f31, %fc16 : vector<4xi32>
  %f53 = arith.andi %f52, %fc11 : vector<4xi32>
  %f54 = arith.shli %f53, %fc12 : vector<4xi32>
  %f55 = arith.ori %f51, %f54 : vector<4xi32>
  %f56 = arith.ori %f55, %fc13 : vector<4xi32>
  %f57 = vector.bitcast %f56 : vector<4xi32> to vector<8xf16>
  %f58 = arith.shrui %f33, %fc17 : vector<4xi32>
  %f59 = arith.andi %f58, %fc9 : vector<4xi32>
  %f60 = arith.shrui %f31, %fc18 : vector<4xi32>
  %f61 = arith.andi %f60, %fc11 : vector<4xi32>
  %f62 = arith.shli %f61, %fc12 : vector<4xi32>
  %f63 = arith.ori %f59, %f62 : vector<4xi32>
  %f64 = arith.ori %f63, %fc13 : vector<4xi32>
  %f65 = vector.bitcast %f64 : vector<4xi32> to vector<8xf16>
  %f66 = vector.shuffle %f41, %f49 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f67 = vector.shuffle %f57, %f65 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f68 = vector.shuffle %f66, %f67 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f69 = arith.subf %f68, %fc19 : vector<32xf16>
  %f70 = vector.shuffle %f69, %f69 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f71 = vector.shuffle %f69, %f69 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f72 = math.fma %f70, %f9, %f11 : vector<16xf16>
  %f73 = math.fma %f71, %f9, %f11 : vector<16xf16>
  func.return %f72, %f73 : vector<16xf16>, vector<16xf16>
}
func.func private @linear_route_q5_1__gfx1100.1(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: index, %x10: memref<?xf32>) {
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
wave.kernel @linear_route_q5_1__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>, %groups: memref<?xi32>) {
  %waves = wave.param "waves" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 1 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c9 = arith.constant 256 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c11 = arith.constant 16 : index
  %rowsMode = wave.param "rowsMode" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c15 = arith.constant 32 : index
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
  %4 = arith.addi %3, %c4 : index
  %5 = arith.divui %4, %c5 : index
  %6 = arith.muli %5, %c5 : index
  %7 = arith.addi %2, %6 : index
  %8 = arith.addi %7, %c5 : index
  %9 = arith.addi %8, %3 : index
  %10 = arith.muli %0, %c6 : index
  %11 = arith.addi %10, %c7 : index
  %12 = arith.muli %11, %9 : index
  %13 = memref.load %step[%countAt] : memref<?xi32>
  %14 = arith.index_cast %13 : i32 to index
  %15 = arith.muli %waves, %c9 : index
  %16 = wave.scratch %15 : memref<?xf32>
  %17 = arith.muli %0, %c11 : index
  %18 = arith.cmpi eq, %rowsMode, %c7 : index
  scf.if %18 {
    %19 = arith.muli %1, %c11 : index
    %20 = arith.cmpi slt, %19, %14 : index
    scf.if %20 {
      %21 = wave.lane
      %22 = arith.remui %21, %c11 : index
      %23 = wave.scratch %operandHalves : memref<?xf16>
      %24 = arith.divui %operandHalves, %c2 : index
      %25 = wave.wave
      %26 = arith.muli %25, %c15 : index
      %27 = arith.addi %26, %21 : index
      %28 = arith.muli %waves, %c15 : index
      scf.for %29 = %27 to %24 step %28 {
        %30 = arith.muli %29, %c2 : index
        %31 = arith.addi %c7, %30 : index
        %32 = vector.load %x[%31] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %32, %23[%31] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %33 = arith.remui %22, %tileRows : index
      %34 = arith.muli %33, %c2 : index
      %35 = arith.divui %inputFeatures, %c15 : index
      %36 = arith.muli %25, %stepsPerWave : index
      %37 = arith.minsi %36, %35 : index
      %38 = arith.addi %37, %stepsPerWave : index
      %39 = arith.minsi %38, %35 : index
      %40 = arith.cmpi eq, %wholeBlocks, %c6 : index
      %41 = arith.subi %39, %37 : index
      %42 = arith.divui %41, %c3 : index
      %43 = arith.muli %42, %c3 : index
      %44 = arith.addi %37, %43 : index
      %45 = arith.select %40, %38, %44 : index
      %48 = scf.for %46 = %37 to %45 step %c3 iter_args(%47 = %c16) -> (vector<8xf32>) {
        %49 = arith.addi %46, %c7 : index
        %50:2 = func.call @linear_route_q5_1__gfx1100.0(%21, %12, %49, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %51 = arith.addi %46, %c6 : index
        %52:2 = func.call @linear_route_q5_1__gfx1100.0(%21, %12, %51, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %53 = arith.muli %46, %c3 : index
        %54 = arith.addi %53, %c7 : index
        %55 = arith.muli %tileRows, %c11 : index
        %56 = arith.muli %54, %55 : index
        %57 = arith.addi %34, %56 : index
        %58 = vector.load %23[%57] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %59 = arith.muli %tileRows, %c2 : index
        %60 = arith.addi %57, %59 : index
        %61 = vector.load %23[%60] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %62 = vector.shuffle %58, %61 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %63 = wave.mma %62, %50#0, %47 : vector<16xf16>, vector<8xf32>
        %64 = arith.addi %53, %c6 : index
        %65 = arith.muli %64, %55 : index
        %66 = arith.addi %34, %65 : index
        %67 = vector.load %23[%66] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %68 = arith.addi %66, %59 : index
        %69 = vector.load %23[%68] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %70 = vector.shuffle %67, %69 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %71 = wave.mma %70, %50#1, %63 : vector<16xf16>, vector<8xf32>
        %72 = arith.addi %53, %c3 : index
        %73 = arith.muli %72, %55 : index
        %74 = arith.addi %34, %73 : index
        %75 = vector.load %23[%74] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %76 = arith.addi %74, %59 : index
        %77 = vector.load %23[%76] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %78 = vector.shuffle %75, %77 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %79 = wave.mma %78, %52#0, %71 : vector<16xf16>, vector<8xf32>
        %80 = arith.addi %53, %c19 : index
        %81 = arith.muli %80, %55 : index
        %82 = arith.addi %34, %81 : index
        %83 = vector.load %23[%82] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %84 = arith.addi %82, %59 : index
        %85 = vector.load %23[%84] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %86 = vector.shuffle %83, %85 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %87 = wave.mma %86, %52#1, %79 : vector<16xf16>, vector<8xf32>
        scf.yield %87 : vector<8xf32>
      }
      %88 = arith.select %40, %45, %39 : index
      %91 = scf.for %89 = %45 to %88 step %c6 iter_args(%90 = %48) -> (vector<8xf32>) {
        %92 = arith.addi %89, %c7 : index
        %93:2 = func.call @linear_route_q5_1__gfx1100.0(%21, %12, %92, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %94 = arith.muli %89, %c3 : index
        %95 = arith.addi %94, %c7 : index
        %96 = arith.muli %tileRows, %c11 : index
        %97 = arith.muli %95, %96 : index
        %98 = arith.addi %34, %97 : index
        %99 = vector.load %23[%98] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %100 = arith.muli %tileRows, %c2 : index
        %101 = arith.addi %98, %100 : index
        %102 = vector.load %23[%101] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %103 = vector.shuffle %99, %102 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %104 = wave.mma %103, %93#0, %90 : vector<16xf16>, vector<8xf32>
        %105 = arith.addi %94, %c6 : index
        %106 = arith.muli %105, %96 : index
        %107 = arith.addi %34, %106 : index
        %108 = vector.load %23[%107] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %109 = arith.addi %107, %100 : index
        %110 = vector.load %23[%109] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %111 = vector.shuffle %108, %110 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %112 = wave.mma %111, %93#1, %104 : vector<16xf16>, vector<8xf32>
        scf.yield %112 : vector<8xf32>
      }
      %113 = arith.addi %19, %c7 : index
      func.call @linear_route_q5_1__gfx1100.1(%91, %16, %waves, %113, %14, %factors, %12, %w, %outputFeatures, %17, %logits) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>) -> ()
    }
  }
  %114 = arith.cmpi eq, %rowsMode, %c6 : index
  scf.if %114 {
    %115 = arith.muli %1, %c11 : index
    %116 = arith.cmpi slt, %115, %14 : index
    scf.if %116 {
      %117 = wave.lane
      %118 = arith.remui %117, %c11 : index
      %119 = arith.remui %118, %tileRows : index
      %120 = arith.addi %115, %119 : index
      %121 = arith.divui %120, %tileRows : index
      %122 = arith.divui %inputFeatures, %c11 : index
      %123 = arith.muli %121, %122 : index
      %124 = arith.divui %c7, %c11 : index
      %125 = arith.addi %123, %124 : index
      %126 = arith.muli %125, %c3 : index
      %127 = arith.remui %c7, %c11 : index
      %128 = arith.divui %127, %c2 : index
      %129 = arith.addi %126, %128 : index
      %130 = arith.muli %tileRows, %c2 : index
      %131 = arith.muli %129, %130 : index
      %132 = arith.remui %120, %tileRows : index
      %133 = arith.muli %132, %c2 : index
      %134 = arith.addi %131, %133 : index
      %135 = arith.remui %c7, %c2 : index
      %136 = arith.addi %134, %135 : index
      %137 = wave.wave
      %138 = arith.divui %inputFeatures, %c15 : index
      %139 = arith.muli %137, %stepsPerWave : index
      %140 = arith.minsi %139, %138 : index
      %141 = arith.addi %140, %stepsPerWave : index
      %142 = arith.minsi %141, %138 : index
      %143 = arith.cmpi eq, %wholeBlocks, %c6 : index
      %144 = arith.subi %142, %140 : index
      %145 = arith.divui %144, %c3 : index
      %146 = arith.muli %145, %c3 : index
      %147 = arith.addi %140, %146 : index
      %148 = arith.select %143, %141, %147 : index
      %151 = scf.for %149 = %140 to %148 step %c3 iter_args(%150 = %c16) -> (vector<8xf32>) {
        %152 = arith.addi %149, %c7 : index
        %153:2 = func.call @linear_route_q5_1__gfx1100.0(%117, %12, %152, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %154 = arith.addi %149, %c6 : index
        %155:2 = func.call @linear_route_q5_1__gfx1100.0(%117, %12, %154, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %156 = arith.muli %149, %c3 : index
        %157 = arith.addi %156, %c7 : index
        %158 = arith.muli %tileRows, %c11 : index
        %159 = arith.muli %157, %158 : index
        %160 = arith.addi %136, %159 : index
        %161 = vector.load %x[%160] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %162 = arith.addi %160, %130 : index
        %163 = vector.load %x[%162] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %164 = vector.shuffle %161, %163 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %165 = wave.mma %164, %153#0, %150 : vector<16xf16>, vector<8xf32>
        %166 = arith.addi %156, %c6 : index
        %167 = arith.muli %166, %158 : index
        %168 = arith.addi %136, %167 : index
        %169 = vector.load %x[%168] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %170 = arith.addi %168, %130 : index
        %171 = vector.load %x[%170] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %172 = vector.shuffle %169, %171 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %173 = wave.mma %172, %153#1, %165 : vector<16xf16>, vector<8xf32>
        %174 = arith.addi %156, %c3 : index
        %175 = arith.muli %174, %158 : index
        %176 = arith.addi %136, %175 : index
        %177 = vector.load %x[%176] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %178 = arith.addi %176, %130 : index
        %179 = vector.load %x[%178] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %180 = vector.shuffle %177, %179 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %181 = wave.mma %180, %155#0, %173 : vector<16xf16>, vector<8xf32>
        %182 = arith.addi %156, %c19 : index
        %183 = arith.muli %182, %158 : index
        %184 = arith.addi %136, %183 : index
        %185 = vector.load %x[%184] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %186 = arith.addi %184, %130 : index
        %187 = vector.load %x[%186] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %188 = vector.shuffle %185, %187 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %189 = wave.mma %188, %155#1, %181 : vector<16xf16>, vector<8xf32>
        scf.yield %189 : vector<8xf32>
      }
      %190 = arith.select %143, %148, %142 : index
      %193 = scf.for %191 = %148 to %190 step %c6 iter_args(%192 = %151) -> (vector<8xf32>) {
        %194 = arith.addi %191, %c7 : index
        %195:2 = func.call @linear_route_q5_1__gfx1100.0(%117, %12, %194, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %196 = arith.muli %191, %c3 : index
        %197 = arith.addi %196, %c7 : index
        %198 = arith.muli %tileRows, %c11 : index
        %199 = arith.muli %197, %198 : index
        %200 = arith.addi %136, %199 : index
        %201 = vector.load %x[%200] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %202 = arith.addi %200, %130 : index
        %203 = vector.load %x[%202] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %204 = vector.shuffle %201, %203 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %205 = wave.mma %204, %195#0, %192 : vector<16xf16>, vector<8xf32>
        %206 = arith.addi %196, %c6 : index
        %207 = arith.muli %206, %198 : index
        %208 = arith.addi %136, %207 : index
        %209 = vector.load %x[%208] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %210 = arith.addi %208, %130 : index
        %211 = vector.load %x[%210] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %212 = vector.shuffle %209, %211 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %213 = wave.mma %212, %195#1, %205 : vector<16xf16>, vector<8xf32>
        scf.yield %213 : vector<8xf32>
      }
      %214 = arith.addi %115, %c7 : index
      func.call @linear_route_q5_1__gfx1100.1(%193, %16, %waves, %214, %14, %factors, %12, %w, %outputFeatures, %17, %logits) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>) -> ()
    }
  }
  %215 = arith.muli %experts, %waves : index
  %216 = wave.scratch %215 : memref<?xf32>
  %217 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %217 {
    %218 = arith.muli %1, %c11 : index
    %219 = arith.addi %218, %c11 : index
    %220 = arith.minsi %219, %14 : index
    %221 = wave.wave
    %222 = arith.addi %218, %221 : index
    scf.for %223 = %222 to %220 step %waves {
      %224 = arith.muli %221, %experts : index
      %225 = wave.lane
      %226 = arith.muli %223, %logitsWidth : index
      %229 = scf.for %227 = %225 to %experts step %c15 iter_args(%228 = %c25) -> (f32) {
        %230 = arith.addi %226, %227 : index
        %231 = memref.load %logits[%230] : memref<?xf32>
        %232 = arith.maximumf %228, %231 : f32
        scf.yield %232 : f32
      }
      %233 = vector.broadcast %229 : f32 to vector<1xf32>
      %234 = wave.reduce "max" %233 : vector<1xf32>
      %237 = scf.for %235 = %225 to %experts step %c15 iter_args(%236 = %c26) -> (f32) {
        %238 = arith.addi %226, %235 : index
        %239 = memref.load %logits[%238] : memref<?xf32>
        %240 = arith.subf %239, %234 : f32
        %241 = arith.mulf %240, %c27 : f32
        %242 = wave.exp2 %241 : f32
        %243 = arith.addi %224, %235 : index
        memref.store %242, %216[%243] : memref<?xf32>
        %244 = arith.addf %236, %242 : f32
        scf.yield %244 : f32
      }
      %245 = vector.broadcast %237 : f32 to vector<1xf32>
      %246 = wave.reduce "add" %245 : vector<1xf32>
      scf.for %247 = %225 to %experts step %c15 {
        %248 = arith.addi %224, %247 : index
        %249 = memref.load %216[%248] : memref<?xf32>
        %250 = arith.divf %249, %246 : f32
        memref.store %250, %216[%248] : memref<?xf32>
      }
      %255:3 = scf.for %251 = %c7 to %expertsPerToken step %c6 iter_args(%252 = %c26, %253 = %c26, %254 = %c28) -> (f32, f32, i32) {
        %259:2 = scf.for %256 = %225 to %experts step %c15 iter_args(%257 = %c29, %258 = %c26) -> (f32, f32) {
          %260 = arith.addi %224, %256 : index
          %261 = memref.load %216[%260] : memref<?xf32>
          %262 = arith.cmpf ogt, %261, %257 : f32
          %263 = arith.index_cast %256 : index to i32
          %264 = arith.sitofp %263 : i32 to f32
          %265 = arith.select %262, %261, %257 : f32
          %266 = arith.select %262, %264, %258 : f32
          scf.yield %265, %266 : f32, f32
        }
        %267 = vector.broadcast %259#0 : f32 to vector<1xf32>
        %268 = wave.reduce "max" %267 : vector<1xf32>
        %269 = arith.cmpf oeq, %259#0, %268 : f32
        %270 = arith.subf %c26, %259#1 : f32
        %271 = arith.select %269, %270, %c30 : f32
        %272 = vector.broadcast %271 : f32 to vector<1xf32>
        %273 = wave.reduce "max" %272 : vector<1xf32>
        %274 = arith.subf %c26, %273 : f32
        %275 = arith.fptosi %274 : f32 to i32
        %276 = arith.index_cast %275 : i32 to index
        %277 = arith.remui %276, %c15 : index
        %278 = arith.cmpi eq, %277, %225 : index
        scf.if %278 {
          %279 = arith.addi %224, %276 : index
          memref.store %c31, %216[%279] : memref<?xf32>
        }
        %280 = arith.cmpi eq, %251, %225 : index
        %281 = arith.addf %252, %268 : f32
        %282 = arith.select %280, %268, %253 : f32
        %283 = arith.select %280, %275, %254 : i32
        scf.yield %281, %282, %283 : f32, f32, i32
      }
      %284 = arith.cmpi eq, %normalize, %c6 : index
      %285 = arith.divf %255#1, %255#0 : f32
      %286 = arith.select %284, %285, %255#1 : f32
      %287 = arith.cmpi slt, %225, %expertsPerToken : index
      scf.if %287 {
        %288 = arith.muli %223, %expertsPerToken : index
        %289 = arith.addi %288, %225 : index
        memref.store %286, %weights[%289] : memref<?xf32>
        memref.store %255#2, %ids_out[%289] : memref<?xi32>
      }
    }
    %290 = arith.cmpi eq, %blocks, %c6 : index
    %291 = scf.if %290 -> (i1) {
      wave.barrier
      scf.yield %290 : i1
    } else {
      %292 = wave.arrive %counters[%blocks], %blocks : memref<?xi32>
      scf.yield %292 : i1
    }
    scf.if %291 {
      %293 = arith.muli %14, %expertsPerToken : index
      %294 = arith.cmpi sgt, %pairsInLds, %c7 : index
      scf.if %294 {
        %295 = arith.muli %waves, %c15 : index
        %296 = wave.scratch %pairsInLds : memref<?xi32>
        %297 = wave.scratch %pairsInLds : memref<?xi32>
        %298 = wave.scratch %pairsInLds : memref<?xi32>
        %299 = arith.muli %221, %c15 : index
        %300 = wave.lane
        %301 = arith.addi %299, %300 : index
        scf.for %302 = %301 to %pairsInLds step %295 {
          %303 = arith.subi %293, %c6 : index
          %304 = arith.minsi %302, %303 : index
          %305 = arith.maxsi %304, %c7 : index
          %306 = memref.load %ids_out[%305] : memref<?xi32>
          %307 = arith.cmpi slt, %302, %293 : index
          %308 = arith.select %307, %306, %c36 : i32
          memref.store %308, %296[%302] : memref<?xi32>
          memref.store %c28, %298[%302] : memref<?xi32>
        }
        %309 = arith.cmpi eq, %301, %c7 : index
        scf.if %309 {
          memref.store %c28, %groups[%c7] : memref<?xi32>
        }
        wave.barrier
        scf.for %310 = %301 to %293 step %295 {
          %311 = memref.load %296[%310] : memref<?xi32>
          %312 = arith.index_cast %310 : index to i32
          %313 = vector.broadcast %312 : i32 to vector<4xi32>
          %318:3 = scf.for %314 = %c7 to %pairsInLds step %c38 iter_args(%315 = %c34, %316 = %c34, %317 = %c34) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>) {
            %319 = vector.load %296[%314] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %320 = arith.index_cast %314 : index to i32
            %321 = vector.broadcast %320 : i32 to vector<4xi32>
            %322 = arith.addi %321, %c37 : vector<4xi32>
            %323 = arith.cmpi slt, %322, %313 : vector<4xi32>
            %324 = vector.broadcast %311 : i32 to vector<4xi32>
            %325 = arith.cmpi eq, %319, %324 : vector<4xi32>
            %326 = arith.select %325, %c35, %c34 : vector<4xi1>, vector<4xi32>
            %327 = arith.cmpi slt, %319, %324 : vector<4xi32>
            %328 = arith.select %327, %c35, %c34 : vector<4xi1>, vector<4xi32>
            %329 = arith.select %323, %326, %c34 : vector<4xi1>, vector<4xi32>
            %330 = arith.addi %315, %328 : vector<4xi32>
            %331 = arith.addi %316, %326 : vector<4xi32>
            %332 = arith.addi %317, %329 : vector<4xi32>
            scf.yield %330, %331, %332 : vector<4xi32>, vector<4xi32>, vector<4xi32>
          }
          %333 = vector.extract %318#0[0] : i32 from vector<4xi32>
          %334 = vector.extract %318#0[1] : i32 from vector<4xi32>
          %335 = vector.extract %318#0[2] : i32 from vector<4xi32>
          %336 = vector.extract %318#0[3] : i32 from vector<4xi32>
          %337 = arith.addi %333, %334 : i32
          %338 = arith.addi %337, %335 : i32
          %339 = arith.addi %338, %336 : i32
          %340 = vector.extract %318#1[0] : i32 from vector<4xi32>
          %341 = vector.extract %318#1[1] : i32 from vector<4xi32>
          %342 = vector.extract %318#1[2] : i32 from vector<4xi32>
          %343 = vector.extract %318#1[3] : i32 from vector<4xi32>
          %344 = arith.addi %340, %341 : i32
          %345 = arith.addi %344, %342 : i32
          %346 = arith.addi %345, %343 : i32
          %347 = vector.extract %318#2[0] : i32 from vector<4xi32>
          %348 = vector.extract %318#2[1] : i32 from vector<4xi32>
          %349 = vector.extract %318#2[2] : i32 from vector<4xi32>
          %350 = vector.extract %318#2[3] : i32 from vector<4xi32>
          %351 = arith.addi %347, %348 : i32
          %352 = arith.addi %351, %349 : i32
          %353 = arith.addi %352, %350 : i32
          %354 = arith.addi %339, %353 : i32
          %355 = arith.index_cast %354 : i32 to index
          %356 = arith.addi %pairsAt, %355 : index
          memref.store %312, %groups[%356] : memref<?xi32>
          %357 = arith.andi %353, %c40 : i32
          %358 = arith.cmpi eq, %357, %c28 : i32
          memref.store %311, %297[%355] : memref<?xi32>
          %359 = arith.subi %346, %353 : i32
          %360 = arith.minsi %359, %c41 : i32
          %361 = arith.select %358, %360, %c28 : i32
          memref.store %361, %298[%355] : memref<?xi32>
        }
        wave.barrier
        scf.for %362 = %301 to %293 step %295 {
          %363 = memref.load %298[%362] : memref<?xi32>
          %364 = arith.index_cast %362 : index to i32
          %365 = vector.broadcast %364 : i32 to vector<4xi32>
          %368 = scf.for %366 = %c7 to %pairsInLds step %c38 iter_args(%367 = %c34) -> (vector<4xi32>) {
            %369 = vector.load %298[%366] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %370 = arith.index_cast %366 : index to i32
            %371 = vector.broadcast %370 : i32 to vector<4xi32>
            %372 = arith.addi %371, %c37 : vector<4xi32>
            %373 = arith.cmpi slt, %372, %365 : vector<4xi32>
            %374 = arith.cmpi sgt, %369, %c34 : vector<4xi32>
            %375 = arith.select %374, %c35, %c34 : vector<4xi1>, vector<4xi32>
            %376 = arith.select %373, %375, %c34 : vector<4xi1>, vector<4xi32>
            %377 = arith.addi %367, %376 : vector<4xi32>
            scf.yield %377 : vector<4xi32>
          }
          %378 = vector.extract %368[0] : i32 from vector<4xi32>
          %379 = vector.extract %368[1] : i32 from vector<4xi32>
          %380 = vector.extract %368[2] : i32 from vector<4xi32>
          %381 = vector.extract %368[3] : i32 from vector<4xi32>
          %382 = arith.addi %378, %379 : i32
          %383 = arith.addi %382, %380 : i32
          %384 = arith.addi %383, %381 : i32
          %385 = arith.cmpi sgt, %363, %c28 : i32
          scf.if %385 {
            %386 = arith.index_cast %384 : i32 to index
            %387 = memref.load %297[%362] : memref<?xi32>
            %388 = arith.muli %386, %c38 : index
            %389 = arith.addi %388, %c38 : index
            memref.store %387, %groups[%389] : memref<?xi32>
            %390 = arith.addi %388, %c42 : index
            memref.store %364, %groups[%390] : memref<?xi32>
            %391 = arith.addi %388, %c43 : index
            memref.store %363, %groups[%391] : memref<?xi32>
          }
          %392 = arith.subi %293, %c6 : index
          %393 = arith.cmpi eq, %362, %392 : index
          scf.if %393 {
            %394 = arith.select %385, %c44, %c28 : i32
            %395 = arith.addi %384, %394 : i32
            memref.store %395, %groups[%c7] : memref<?xi32>
          }
        }
      } else {
        %396 = arith.muli %waves, %c15 : index
        %397 = wave.scratch %experts : memref<?xi32>
        %398 = arith.muli %221, %c15 : index
        %399 = wave.lane
        %400 = arith.addi %398, %399 : index
        scf.for %401 = %400 to %experts step %396 {
          %402 = arith.index_cast %401 : index to i32
          %405 = scf.for %403 = %c7 to %293 step %c6 iter_args(%404 = %c28) -> (i32) {
            %406 = memref.load %ids_out[%403] : memref<?xi32>
            %407 = arith.cmpi eq, %406, %402 : i32
            %408 = arith.select %407, %c44, %c28 : i32
            %409 = arith.addi %404, %408 : i32
            scf.yield %409 : i32
          }
          memref.store %405, %397[%401] : memref<?xi32>
        }
        wave.barrier
        scf.for %410 = %400 to %experts step %396 {
          %414:2 = scf.for %411 = %c7 to %410 step %c6 iter_args(%412 = %c28, %413 = %c28) -> (i32, i32) {
            %415 = memref.load %397[%411] : memref<?xi32>
            %416 = arith.addi %412, %415 : i32
            %417 = arith.addi %415, %c40 : i32
            %418 = arith.shrui %417, %c45 : i32
            %419 = arith.addi %413, %418 : i32
            scf.yield %416, %419 : i32, i32
          }
          %420 = arith.index_cast %410 : index to i32
          %421 = memref.load %397[%410] : memref<?xi32>
          %422 = arith.addi %421, %c40 : i32
          %423 = arith.shrui %422, %c45 : i32
          %424 = arith.index_cast %423 : i32 to index
          scf.for %425 = %c7 to %424 step %c6 {
            %426 = arith.muli %425, %c11 : index
            %427 = arith.index_cast %426 : index to i32
            %428 = arith.index_cast %414#1 : i32 to index
            %429 = arith.addi %428, %425 : index
            %430 = arith.addi %414#0, %427 : i32
            %431 = arith.subi %421, %427 : i32
            %432 = arith.minsi %431, %c41 : i32
            %433 = arith.muli %429, %c38 : index
            %434 = arith.addi %433, %c38 : index
            memref.store %420, %groups[%434] : memref<?xi32>
            %435 = arith.addi %433, %c42 : index
            memref.store %430, %groups[%435] : memref<?xi32>
            %436 = arith.addi %433, %c43 : index
            memref.store %432, %groups[%436] : memref<?xi32>
          }
          %439 = scf.for %437 = %c7 to %293 step %c6 iter_args(%438 = %414#0) -> (i32) {
            %440 = memref.load %ids_out[%437] : memref<?xi32>
            %441 = arith.cmpi eq, %440, %420 : i32
            scf.if %441 {
              %442 = arith.index_cast %438 : i32 to index
              %443 = arith.addi %pairsAt, %442 : index
              %444 = arith.index_cast %437 : index to i32
              memref.store %444, %groups[%443] : memref<?xi32>
            }
            %445 = arith.select %441, %c44, %c28 : i32
            %446 = arith.addi %438, %445 : i32
            scf.yield %446 : i32
          }
          %447 = arith.subi %experts, %c6 : index
          %448 = arith.cmpi eq, %410, %447 : index
          scf.if %448 {
            %449 = arith.addi %414#1, %423 : i32
            memref.store %449, %groups[%c7] : memref<?xi32>
          }
        }
      }
    }
  }
  wave.return
}
