// GENERATED from codegen/kvcgen/gfx_route.py; do not edit.
// Config: GfxLinearRoute(format='int4')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_route_int4__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fgroupSize = wave.param "groupSize" : index
  %fc2 = arith.constant 32 : index
  %fc3 = arith.constant 8 : index
  %fc4 = arith.constant 2 : index
  %fc5 = arith.constant 4 : index
  %fc6 = arith.constant 15 : i32
  %fc7 = arith.constant 25600 : i32
  %fc8 = arith.constant 256 : index
  %fc9 = arith.constant dense<0> : vector<4xi32>
  %fc10 = arith.constant dense<983055> : vector<4xi32>
  %fc11 = arith.constant dense<1677747200> : vector<4xi32>
  %fc12 = arith.constant dense<4> : vector<4xi32>
  %fc13 = arith.constant dense<8> : vector<4xi32>
  %fc14 = arith.constant dense<12> : vector<4xi32>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.divui %fgroupSize, %fc2 : index
  %f2 = arith.divui %x1, %f1 : index
  %f3 = arith.divui %x2, %fgroupSize : index
  %f4 = arith.muli %x2, %fc3 : index
  %f5 = arith.addi %x3, %f4 : index
  %f6 = arith.muli %f2, %fc2 : index
  %f7 = arith.addi %f5, %f6 : index
  %f8 = arith.muli %f0, %fc4 : index
  %f9 = arith.addi %f7, %f8 : index
  %f10 = vector.load %x4[%f9] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
  %f11 = vector.bitcast %f10 : vector<2xi8> to vector<1xf16>
  %f12 = vector.extract %f11[0] : f16 from vector<1xf16>
  %f13 = arith.muli %f3, %fc2 : index
  %f14 = arith.addi %f5, %f13 : index
  %f15 = arith.muli %f2, %fc3 : index
  %f16 = arith.addi %f14, %f15 : index
  %f17 = arith.divui %f0, %fc4 : index
  %f18 = arith.addi %f16, %f17 : index
  %f19 = memref.load %x4[%f18] : memref<?xi8>
  %f20 = arith.remui %f0, %fc4 : index
  %f21 = arith.muli %f20, %fc5 : index
  %f22 = arith.index_cast %f21 : index to i32
  %f23 = arith.extui %f19 : i8 to i32
  %f24 = arith.shrui %f23, %f22 : i32
  %f25 = arith.andi %f24, %fc6 : i32
  %f26 = arith.ori %f25, %fc7 : i32
  %f27 = arith.trunci %f26 : i32 to i16
  %f28 = arith.bitcast %f27 : i16 to f16
  %f29 = arith.muli %x1, %fc8 : index
  %f30 = arith.addi %x3, %f29 : index
  %f31 = arith.muli %f0, %fc0 : index
  %f32 = arith.addi %f30, %f31 : index
  %f33 = vector.load %x4[%f32] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f34 = vector.bitcast %f33 : vector<16xi8> to vector<4xi32>
  %f35 = arith.shrui %f34, %fc9 : vector<4xi32>
  %f36 = arith.andi %f35, %fc10 : vector<4xi32>
  %f37 = arith.ori %f36, %fc11 : vector<4xi32>
  %f38 = vector.bitcast %f37 : vector<4xi32> to vector<8xf16>
  %f39 = arith.shrui %f34, %fc12 : vector<4xi32>
  %f40 = arith.andi %f39, %fc10 : vector<4xi32>
  %f41 = arith.ori %f40, %fc11 : vector<4xi32>
  %f42 = vector.bitcast %f41 : vector<4xi32> to vector<8xf16>
  %f43 = arith.shrui %f34, %fc13 : vector<4xi32>
  %f44 = arith.andi %f43, %fc10 : vector<4xi32>
  %f45 = arith.ori %f44, %fc11 : vector<4xi32>
  %f46 = vector.bitcast %f45 : vector<4xi32> to vector<8xf16>
  %f47 = arith.shrui %f34, %fc14 : vector<4xi32>
  %f48 = arith.andi %f47, %fc10 : vector<4xi32>
  %f49 = arith.ori %f48, %fc11 : vector<4xi32>
  %f50 = vector.bitcast %f49 : vector<4xi32> to vector<8xf16>
  %f51 = vector.shuffle %f38, %f42 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f52 = vector.shuffle %f46, %f50 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f53 = vector.shuffle %f51, %f52 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f54 = vector.broadcast %f28 : f16 to vector<32xf16>
  %f55 = arith.subf %f53, %f54 : vector<32xf16>
  %f56 = vector.broadcast %f12 : f16 to vector<32xf16>
  %f57 = arith.mulf %f55, %f56 : vector<32xf16>
  %f58 = vector.shuffle %f57, %f57 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f59 = vector.shuffle %f57, %f57 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  func.return %f58, %f59 : vector<16xf16>, vector<16xf16>
}
func.func private @linear_route_int4__gfx1100.1(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: index, %x8: memref<?xf32>) {
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
      %f47 = arith.mulf %f32, %f46 : f32
      %f48 = arith.muli %f40, %x6 : index
      %f49 = arith.addi %f48, %x7 : index
      %f50 = arith.remui %f4, %fc12 : index
      %f51 = arith.addi %f49, %f50 : index
      %f52 = arith.addi %f51, %fc1 : index
      memref.store %f47, %x8[%f52] : memref<?xf32>
    }
  }
  func.return
}
wave.kernel @linear_route_int4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>, %groups: memref<?xi32>) {
  %waves = wave.param "waves" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c3 = arith.constant 8 : index
  %c4 = arith.constant 40 : index
  %c5 = arith.constant 15 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 1 : index
  %c8 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c10 = arith.constant 256 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %rowsMode = wave.param "rowsMode" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c15 = arith.constant 32 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 2 : index
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
  %2 = arith.divui %inputFeatures, %groupSize : index
  %3 = arith.muli %inputFeatures, %c3 : index
  %4 = arith.muli %2, %c4 : index
  %5 = arith.addi %4, %c5 : index
  %6 = arith.divui %5, %c6 : index
  %7 = arith.muli %6, %c6 : index
  %8 = arith.addi %3, %7 : index
  %9 = arith.muli %0, %c7 : index
  %10 = arith.addi %9, %c8 : index
  %11 = arith.muli %10, %8 : index
  %12 = memref.load %step[%countAt] : memref<?xi32>
  %13 = arith.index_cast %12 : i32 to index
  %14 = arith.muli %waves, %c10 : index
  %15 = wave.scratch %14 : memref<?xf32>
  %16 = arith.muli %0, %c6 : index
  %17 = arith.cmpi eq, %rowsMode, %c8 : index
  scf.if %17 {
    %18 = arith.muli %1, %c6 : index
    %19 = arith.cmpi slt, %18, %13 : index
    scf.if %19 {
      %20 = wave.lane
      %21 = arith.remui %20, %c6 : index
      %22 = wave.scratch %operandHalves : memref<?xf16>
      %23 = arith.divui %operandHalves, %c3 : index
      %24 = wave.wave
      %25 = arith.muli %24, %c15 : index
      %26 = arith.addi %25, %20 : index
      %27 = arith.muli %waves, %c15 : index
      scf.for %28 = %26 to %23 step %27 {
        %29 = arith.muli %28, %c3 : index
        %30 = arith.addi %c8, %29 : index
        %31 = vector.load %x[%30] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %31, %22[%30] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %32 = arith.remui %21, %tileRows : index
      %33 = arith.muli %32, %c3 : index
      %34 = arith.divui %inputFeatures, %c15 : index
      %35 = arith.muli %24, %stepsPerWave : index
      %36 = arith.minsi %35, %34 : index
      %37 = arith.addi %36, %stepsPerWave : index
      %38 = arith.minsi %37, %34 : index
      %39 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %40 = arith.subi %38, %36 : index
      %41 = arith.divui %40, %c19 : index
      %42 = arith.muli %41, %c19 : index
      %43 = arith.addi %36, %42 : index
      %44 = arith.select %39, %37, %43 : index
      %47 = scf.for %45 = %36 to %44 step %c19 iter_args(%46 = %c16) -> (vector<8xf32>) {
        %48 = arith.addi %45, %c8 : index
        %49:2 = func.call @linear_route_int4__gfx1100.0(%20, %48, %inputFeatures, %11, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %50 = arith.addi %45, %c7 : index
        %51:2 = func.call @linear_route_int4__gfx1100.0(%20, %50, %inputFeatures, %11, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %52 = arith.muli %45, %c19 : index
        %53 = arith.addi %52, %c8 : index
        %54 = arith.muli %tileRows, %c6 : index
        %55 = arith.muli %53, %54 : index
        %56 = arith.addi %33, %55 : index
        %57 = vector.load %22[%56] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %58 = arith.muli %tileRows, %c3 : index
        %59 = arith.addi %56, %58 : index
        %60 = vector.load %22[%59] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %61 = vector.shuffle %57, %60 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %62 = wave.mma %61, %49#0, %46 : vector<16xf16>, vector<8xf32>
        %63 = arith.addi %52, %c7 : index
        %64 = arith.muli %63, %54 : index
        %65 = arith.addi %33, %64 : index
        %66 = vector.load %22[%65] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %67 = arith.addi %65, %58 : index
        %68 = vector.load %22[%67] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %69 = vector.shuffle %66, %68 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %70 = wave.mma %69, %49#1, %62 : vector<16xf16>, vector<8xf32>
        %71 = arith.addi %52, %c19 : index
        %72 = arith.muli %71, %54 : index
        %73 = arith.addi %33, %72 : index
        %74 = vector.load %22[%73] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %75 = arith.addi %73, %58 : index
        %76 = vector.load %22[%75] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %77 = vector.shuffle %74, %76 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %78 = wave.mma %77, %51#0, %70 : vector<16xf16>, vector<8xf32>
        %79 = arith.addi %52, %c20 : index
        %80 = arith.muli %79, %54 : index
        %81 = arith.addi %33, %80 : index
        %82 = vector.load %22[%81] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %83 = arith.addi %81, %58 : index
        %84 = vector.load %22[%83] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %85 = vector.shuffle %82, %84 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %86 = wave.mma %85, %51#1, %78 : vector<16xf16>, vector<8xf32>
        scf.yield %86 : vector<8xf32>
      }
      %87 = arith.select %39, %44, %38 : index
      %90 = scf.for %88 = %44 to %87 step %c7 iter_args(%89 = %47) -> (vector<8xf32>) {
        %91 = arith.addi %88, %c8 : index
        %92:2 = func.call @linear_route_int4__gfx1100.0(%20, %91, %inputFeatures, %11, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %93 = arith.muli %88, %c19 : index
        %94 = arith.addi %93, %c8 : index
        %95 = arith.muli %tileRows, %c6 : index
        %96 = arith.muli %94, %95 : index
        %97 = arith.addi %33, %96 : index
        %98 = vector.load %22[%97] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %99 = arith.muli %tileRows, %c3 : index
        %100 = arith.addi %97, %99 : index
        %101 = vector.load %22[%100] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %102 = vector.shuffle %98, %101 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %103 = wave.mma %102, %92#0, %89 : vector<16xf16>, vector<8xf32>
        %104 = arith.addi %93, %c7 : index
        %105 = arith.muli %104, %95 : index
        %106 = arith.addi %33, %105 : index
        %107 = vector.load %22[%106] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %108 = arith.addi %106, %99 : index
        %109 = vector.load %22[%108] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %110 = vector.shuffle %107, %109 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %111 = wave.mma %110, %92#1, %103 : vector<16xf16>, vector<8xf32>
        scf.yield %111 : vector<8xf32>
      }
      %112 = arith.addi %18, %c8 : index
      func.call @linear_route_int4__gfx1100.1(%90, %15, %waves, %112, %13, %factors, %outputFeatures, %16, %logits) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, index, memref<?xf32>) -> ()
    }
  }
  %113 = arith.cmpi eq, %rowsMode, %c7 : index
  scf.if %113 {
    %114 = arith.muli %1, %c6 : index
    %115 = arith.cmpi slt, %114, %13 : index
    scf.if %115 {
      %116 = wave.lane
      %117 = arith.remui %116, %c6 : index
      %118 = arith.remui %117, %tileRows : index
      %119 = arith.addi %114, %118 : index
      %120 = arith.divui %119, %tileRows : index
      %121 = arith.divui %inputFeatures, %c6 : index
      %122 = arith.muli %120, %121 : index
      %123 = arith.divui %c8, %c6 : index
      %124 = arith.addi %122, %123 : index
      %125 = arith.muli %124, %c19 : index
      %126 = arith.remui %c8, %c6 : index
      %127 = arith.divui %126, %c3 : index
      %128 = arith.addi %125, %127 : index
      %129 = arith.muli %tileRows, %c3 : index
      %130 = arith.muli %128, %129 : index
      %131 = arith.remui %119, %tileRows : index
      %132 = arith.muli %131, %c3 : index
      %133 = arith.addi %130, %132 : index
      %134 = arith.remui %c8, %c3 : index
      %135 = arith.addi %133, %134 : index
      %136 = wave.wave
      %137 = arith.divui %inputFeatures, %c15 : index
      %138 = arith.muli %136, %stepsPerWave : index
      %139 = arith.minsi %138, %137 : index
      %140 = arith.addi %139, %stepsPerWave : index
      %141 = arith.minsi %140, %137 : index
      %142 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %143 = arith.subi %141, %139 : index
      %144 = arith.divui %143, %c19 : index
      %145 = arith.muli %144, %c19 : index
      %146 = arith.addi %139, %145 : index
      %147 = arith.select %142, %140, %146 : index
      %150 = scf.for %148 = %139 to %147 step %c19 iter_args(%149 = %c16) -> (vector<8xf32>) {
        %151 = arith.addi %148, %c8 : index
        %152:2 = func.call @linear_route_int4__gfx1100.0(%116, %151, %inputFeatures, %11, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %153 = arith.addi %148, %c7 : index
        %154:2 = func.call @linear_route_int4__gfx1100.0(%116, %153, %inputFeatures, %11, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %155 = arith.muli %148, %c19 : index
        %156 = arith.addi %155, %c8 : index
        %157 = arith.muli %tileRows, %c6 : index
        %158 = arith.muli %156, %157 : index
        %159 = arith.addi %135, %158 : index
        %160 = vector.load %x[%159] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %161 = arith.addi %159, %129 : index
        %162 = vector.load %x[%161] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %163 = vector.shuffle %160, %162 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %164 = wave.mma %163, %152#0, %149 : vector<16xf16>, vector<8xf32>
        %165 = arith.addi %155, %c7 : index
        %166 = arith.muli %165, %157 : index
        %167 = arith.addi %135, %166 : index
        %168 = vector.load %x[%167] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %169 = arith.addi %167, %129 : index
        %170 = vector.load %x[%169] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %171 = vector.shuffle %168, %170 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %172 = wave.mma %171, %152#1, %164 : vector<16xf16>, vector<8xf32>
        %173 = arith.addi %155, %c19 : index
        %174 = arith.muli %173, %157 : index
        %175 = arith.addi %135, %174 : index
        %176 = vector.load %x[%175] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %177 = arith.addi %175, %129 : index
        %178 = vector.load %x[%177] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %179 = vector.shuffle %176, %178 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %180 = wave.mma %179, %154#0, %172 : vector<16xf16>, vector<8xf32>
        %181 = arith.addi %155, %c20 : index
        %182 = arith.muli %181, %157 : index
        %183 = arith.addi %135, %182 : index
        %184 = vector.load %x[%183] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %185 = arith.addi %183, %129 : index
        %186 = vector.load %x[%185] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %187 = vector.shuffle %184, %186 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %188 = wave.mma %187, %154#1, %180 : vector<16xf16>, vector<8xf32>
        scf.yield %188 : vector<8xf32>
      }
      %189 = arith.select %142, %147, %141 : index
      %192 = scf.for %190 = %147 to %189 step %c7 iter_args(%191 = %150) -> (vector<8xf32>) {
        %193 = arith.addi %190, %c8 : index
        %194:2 = func.call @linear_route_int4__gfx1100.0(%116, %193, %inputFeatures, %11, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %195 = arith.muli %190, %c19 : index
        %196 = arith.addi %195, %c8 : index
        %197 = arith.muli %tileRows, %c6 : index
        %198 = arith.muli %196, %197 : index
        %199 = arith.addi %135, %198 : index
        %200 = vector.load %x[%199] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %201 = arith.addi %199, %129 : index
        %202 = vector.load %x[%201] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %203 = vector.shuffle %200, %202 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %204 = wave.mma %203, %194#0, %191 : vector<16xf16>, vector<8xf32>
        %205 = arith.addi %195, %c7 : index
        %206 = arith.muli %205, %197 : index
        %207 = arith.addi %135, %206 : index
        %208 = vector.load %x[%207] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %209 = arith.addi %207, %129 : index
        %210 = vector.load %x[%209] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %211 = vector.shuffle %208, %210 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %212 = wave.mma %211, %194#1, %204 : vector<16xf16>, vector<8xf32>
        scf.yield %212 : vector<8xf32>
      }
      %213 = arith.addi %114, %c8 : index
      func.call @linear_route_int4__gfx1100.1(%192, %15, %waves, %213, %13, %factors, %outputFeatures, %16, %logits) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, index, memref<?xf32>) -> ()
    }
  }
  %214 = arith.muli %experts, %waves : index
  %215 = wave.scratch %214 : memref<?xf32>
  %216 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %216 {
    %217 = arith.muli %1, %c6 : index
    %218 = arith.addi %217, %c6 : index
    %219 = arith.minsi %218, %13 : index
    %220 = wave.wave
    %221 = arith.addi %217, %220 : index
    scf.for %222 = %221 to %219 step %waves {
      %223 = arith.muli %220, %experts : index
      %224 = wave.lane
      %225 = arith.muli %222, %logitsWidth : index
      %228 = scf.for %226 = %224 to %experts step %c15 iter_args(%227 = %c26) -> (f32) {
        %229 = arith.addi %225, %226 : index
        %230 = memref.load %logits[%229] : memref<?xf32>
        %231 = arith.maximumf %227, %230 : f32
        scf.yield %231 : f32
      }
      %232 = vector.broadcast %228 : f32 to vector<1xf32>
      %233 = wave.reduce "max" %232 : vector<1xf32>
      %236 = scf.for %234 = %224 to %experts step %c15 iter_args(%235 = %c27) -> (f32) {
        %237 = arith.addi %225, %234 : index
        %238 = memref.load %logits[%237] : memref<?xf32>
        %239 = arith.subf %238, %233 : f32
        %240 = arith.mulf %239, %c28 : f32
        %241 = wave.exp2 %240 : f32
        %242 = arith.addi %223, %234 : index
        memref.store %241, %215[%242] : memref<?xf32>
        %243 = arith.addf %235, %241 : f32
        scf.yield %243 : f32
      }
      %244 = vector.broadcast %236 : f32 to vector<1xf32>
      %245 = wave.reduce "add" %244 : vector<1xf32>
      scf.for %246 = %224 to %experts step %c15 {
        %247 = arith.addi %223, %246 : index
        %248 = memref.load %215[%247] : memref<?xf32>
        %249 = arith.divf %248, %245 : f32
        memref.store %249, %215[%247] : memref<?xf32>
      }
      %254:3 = scf.for %250 = %c8 to %expertsPerToken step %c7 iter_args(%251 = %c27, %252 = %c27, %253 = %c29) -> (f32, f32, i32) {
        %258:2 = scf.for %255 = %224 to %experts step %c15 iter_args(%256 = %c30, %257 = %c27) -> (f32, f32) {
          %259 = arith.addi %223, %255 : index
          %260 = memref.load %215[%259] : memref<?xf32>
          %261 = arith.cmpf ogt, %260, %256 : f32
          %262 = arith.index_cast %255 : index to i32
          %263 = arith.sitofp %262 : i32 to f32
          %264 = arith.select %261, %260, %256 : f32
          %265 = arith.select %261, %263, %257 : f32
          scf.yield %264, %265 : f32, f32
        }
        %266 = vector.broadcast %258#0 : f32 to vector<1xf32>
        %267 = wave.reduce "max" %266 : vector<1xf32>
        %268 = arith.cmpf oeq, %258#0, %267 : f32
        %269 = arith.subf %c27, %258#1 : f32
        %270 = arith.select %268, %269, %c31 : f32
        %271 = vector.broadcast %270 : f32 to vector<1xf32>
        %272 = wave.reduce "max" %271 : vector<1xf32>
        %273 = arith.subf %c27, %272 : f32
        %274 = arith.fptosi %273 : f32 to i32
        %275 = arith.index_cast %274 : i32 to index
        %276 = arith.remui %275, %c15 : index
        %277 = arith.cmpi eq, %276, %224 : index
        scf.if %277 {
          %278 = arith.addi %223, %275 : index
          memref.store %c32, %215[%278] : memref<?xf32>
        }
        %279 = arith.cmpi eq, %250, %224 : index
        %280 = arith.addf %251, %267 : f32
        %281 = arith.select %279, %267, %252 : f32
        %282 = arith.select %279, %274, %253 : i32
        scf.yield %280, %281, %282 : f32, f32, i32
      }
      %283 = arith.cmpi eq, %normalize, %c7 : index
      %284 = arith.divf %254#1, %254#0 : f32
      %285 = arith.select %283, %284, %254#1 : f32
      %286 = arith.cmpi slt, %224, %expertsPerToken : index
      scf.if %286 {
        %287 = arith.muli %222, %expertsPerToken : index
        %288 = arith.addi %287, %224 : index
        memref.store %285, %weights[%288] : memref<?xf32>
        memref.store %254#2, %ids_out[%288] : memref<?xi32>
      }
    }
    %289 = arith.cmpi eq, %blocks, %c7 : index
    %290 = scf.if %289 -> (i1) {
      wave.barrier
      scf.yield %289 : i1
    } else {
      %291 = wave.arrive %counters[%blocks], %blocks : memref<?xi32>
      scf.yield %291 : i1
    }
    scf.if %290 {
      %292 = arith.muli %13, %expertsPerToken : index
      %293 = arith.cmpi sgt, %pairsInLds, %c8 : index
      scf.if %293 {
        %294 = arith.muli %waves, %c15 : index
        %295 = wave.scratch %pairsInLds : memref<?xi32>
        %296 = wave.scratch %pairsInLds : memref<?xi32>
        %297 = wave.scratch %pairsInLds : memref<?xi32>
        %298 = arith.muli %220, %c15 : index
        %299 = wave.lane
        %300 = arith.addi %298, %299 : index
        scf.for %301 = %300 to %pairsInLds step %294 {
          %302 = arith.subi %292, %c7 : index
          %303 = arith.minsi %301, %302 : index
          %304 = arith.maxsi %303, %c8 : index
          %305 = memref.load %ids_out[%304] : memref<?xi32>
          %306 = arith.cmpi slt, %301, %292 : index
          %307 = arith.select %306, %305, %c37 : i32
          memref.store %307, %295[%301] : memref<?xi32>
          memref.store %c29, %297[%301] : memref<?xi32>
        }
        %308 = arith.cmpi eq, %300, %c8 : index
        scf.if %308 {
          memref.store %c29, %groups[%c8] : memref<?xi32>
        }
        wave.barrier
        scf.for %309 = %300 to %292 step %294 {
          %310 = memref.load %295[%309] : memref<?xi32>
          %311 = arith.index_cast %309 : index to i32
          %312 = vector.broadcast %311 : i32 to vector<4xi32>
          %317:3 = scf.for %313 = %c8 to %pairsInLds step %c39 iter_args(%314 = %c35, %315 = %c35, %316 = %c35) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>) {
            %318 = vector.load %295[%313] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %319 = arith.index_cast %313 : index to i32
            %320 = vector.broadcast %319 : i32 to vector<4xi32>
            %321 = arith.addi %320, %c38 : vector<4xi32>
            %322 = arith.cmpi slt, %321, %312 : vector<4xi32>
            %323 = vector.broadcast %310 : i32 to vector<4xi32>
            %324 = arith.cmpi eq, %318, %323 : vector<4xi32>
            %325 = arith.select %324, %c36, %c35 : vector<4xi1>, vector<4xi32>
            %326 = arith.cmpi slt, %318, %323 : vector<4xi32>
            %327 = arith.select %326, %c36, %c35 : vector<4xi1>, vector<4xi32>
            %328 = arith.select %322, %325, %c35 : vector<4xi1>, vector<4xi32>
            %329 = arith.addi %314, %327 : vector<4xi32>
            %330 = arith.addi %315, %325 : vector<4xi32>
            %331 = arith.addi %316, %328 : vector<4xi32>
            scf.yield %329, %330, %331 : vector<4xi32>, vector<4xi32>, vector<4xi32>
          }
          %332 = vector.extract %317#0[0] : i32 from vector<4xi32>
          %333 = vector.extract %317#0[1] : i32 from vector<4xi32>
          %334 = vector.extract %317#0[2] : i32 from vector<4xi32>
          %335 = vector.extract %317#0[3] : i32 from vector<4xi32>
          %336 = arith.addi %332, %333 : i32
          %337 = arith.addi %336, %334 : i32
          %338 = arith.addi %337, %335 : i32
          %339 = vector.extract %317#1[0] : i32 from vector<4xi32>
          %340 = vector.extract %317#1[1] : i32 from vector<4xi32>
          %341 = vector.extract %317#1[2] : i32 from vector<4xi32>
          %342 = vector.extract %317#1[3] : i32 from vector<4xi32>
          %343 = arith.addi %339, %340 : i32
          %344 = arith.addi %343, %341 : i32
          %345 = arith.addi %344, %342 : i32
          %346 = vector.extract %317#2[0] : i32 from vector<4xi32>
          %347 = vector.extract %317#2[1] : i32 from vector<4xi32>
          %348 = vector.extract %317#2[2] : i32 from vector<4xi32>
          %349 = vector.extract %317#2[3] : i32 from vector<4xi32>
          %350 = arith.addi %346, %347 : i32
          %351 = arith.addi %350, %348 : i32
          %352 = arith.addi %351, %349 : i32
          %353 = arith.addi %338, %352 : i32
          %354 = arith.index_cast %353 : i32 to index
          %355 = arith.addi %pairsAt, %354 : index
          memref.store %311, %groups[%355] : memref<?xi32>
          %356 = arith.andi %352, %c41 : i32
          %357 = arith.cmpi eq, %356, %c29 : i32
          memref.store %310, %296[%354] : memref<?xi32>
          %358 = arith.subi %345, %352 : i32
          %359 = arith.minsi %358, %c42 : i32
          %360 = arith.select %357, %359, %c29 : i32
          memref.store %360, %297[%354] : memref<?xi32>
        }
        wave.barrier
        scf.for %361 = %300 to %292 step %294 {
          %362 = memref.load %297[%361] : memref<?xi32>
          %363 = arith.index_cast %361 : index to i32
          %364 = vector.broadcast %363 : i32 to vector<4xi32>
          %367 = scf.for %365 = %c8 to %pairsInLds step %c39 iter_args(%366 = %c35) -> (vector<4xi32>) {
            %368 = vector.load %297[%365] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %369 = arith.index_cast %365 : index to i32
            %370 = vector.broadcast %369 : i32 to vector<4xi32>
            %371 = arith.addi %370, %c38 : vector<4xi32>
            %372 = arith.cmpi slt, %371, %364 : vector<4xi32>
            %373 = arith.cmpi sgt, %368, %c35 : vector<4xi32>
            %374 = arith.select %373, %c36, %c35 : vector<4xi1>, vector<4xi32>
            %375 = arith.select %372, %374, %c35 : vector<4xi1>, vector<4xi32>
            %376 = arith.addi %366, %375 : vector<4xi32>
            scf.yield %376 : vector<4xi32>
          }
          %377 = vector.extract %367[0] : i32 from vector<4xi32>
          %378 = vector.extract %367[1] : i32 from vector<4xi32>
          %379 = vector.extract %367[2] : i32 from vector<4xi32>
          %380 = vector.extract %367[3] : i32 from vector<4xi32>
          %381 = arith.addi %377, %378 : i32
          %382 = arith.addi %381, %379 : i32
          %383 = arith.addi %382, %380 : i32
          %384 = arith.cmpi sgt, %362, %c29 : i32
          scf.if %384 {
            %385 = arith.index_cast %383 : i32 to index
            %386 = memref.load %296[%361] : memref<?xi32>
            %387 = arith.muli %385, %c39 : index
            %388 = arith.addi %387, %c39 : index
            memref.store %386, %groups[%388] : memref<?xi32>
            %389 = arith.addi %387, %c43 : index
            memref.store %363, %groups[%389] : memref<?xi32>
            %390 = arith.addi %387, %c44 : index
            memref.store %362, %groups[%390] : memref<?xi32>
          }
          %391 = arith.subi %292, %c7 : index
          %392 = arith.cmpi eq, %361, %391 : index
          scf.if %392 {
            %393 = arith.select %384, %c45, %c29 : i32
            %394 = arith.addi %383, %393 : i32
            memref.store %394, %groups[%c8] : memref<?xi32>
          }
        }
      } else {
        %395 = arith.muli %waves, %c15 : index
        %396 = wave.scratch %experts : memref<?xi32>
        %397 = arith.muli %220, %c15 : index
        %398 = wave.lane
        %399 = arith.addi %397, %398 : index
        scf.for %400 = %399 to %experts step %395 {
          %401 = arith.index_cast %400 : index to i32
          %404 = scf.for %402 = %c8 to %292 step %c7 iter_args(%403 = %c29) -> (i32) {
            %405 = memref.load %ids_out[%402] : memref<?xi32>
            %406 = arith.cmpi eq, %405, %401 : i32
            %407 = arith.select %406, %c45, %c29 : i32
            %408 = arith.addi %403, %407 : i32
            scf.yield %408 : i32
          }
          memref.store %404, %396[%400] : memref<?xi32>
        }
        wave.barrier
        scf.for %409 = %399 to %experts step %395 {
          %413:2 = scf.for %410 = %c8 to %409 step %c7 iter_args(%411 = %c29, %412 = %c29) -> (i32, i32) {
            %414 = memref.load %396[%410] : memref<?xi32>
            %415 = arith.addi %411, %414 : i32
            %416 = arith.addi %414, %c41 : i32
            %417 = arith.shrui %416, %c46 : i32
            %418 = arith.addi %412, %417 : i32
            scf.yield %415, %418 : i32, i32
          }
          %419 = arith.index_cast %409 : index to i32
          %420 = memref.load %396[%409] : memref<?xi32>
          %421 = arith.addi %420, %c41 : i32
          %422 = arith.shrui %421, %c46 : i32
          %423 = arith.index_cast %422 : i32 to index
          scf.for %424 = %c8 to %423 step %c7 {
            %425 = arith.muli %424, %c6 : index
            %426 = arith.index_cast %425 : index to i32
            %427 = arith.index_cast %413#1 : i32 to index
            %428 = arith.addi %427, %424 : index
            %429 = arith.addi %413#0, %426 : i32
            %430 = arith.subi %420, %426 : i32
            %431 = arith.minsi %430, %c42 : i32
            %432 = arith.muli %428, %c39 : index
            %433 = arith.addi %432, %c39 : index
            memref.store %419, %groups[%433] : memref<?xi32>
            %434 = arith.addi %432, %c43 : index
            memref.store %429, %groups[%434] : memref<?xi32>
            %435 = arith.addi %432, %c44 : index
            memref.store %431, %groups[%435] : memref<?xi32>
          }
          %438 = scf.for %436 = %c8 to %292 step %c7 iter_args(%437 = %413#0) -> (i32) {
            %439 = memref.load %ids_out[%436] : memref<?xi32>
            %440 = arith.cmpi eq, %439, %419 : i32
            scf.if %440 {
              %441 = arith.index_cast %437 : i32 to index
              %442 = arith.addi %pairsAt, %441 : index
              %443 = arith.index_cast %436 : index to i32
              memref.store %443, %groups[%442] : memref<?xi32>
            }
            %444 = arith.select %440, %c45, %c29 : i32
            %445 = arith.addi %437, %444 : i32
            scf.yield %445 : i32
          }
          %446 = arith.subi %experts, %c7 : index
          %447 = arith.cmpi eq, %409, %446 : index
          scf.if %447 {
            %448 = arith.addi %413#1, %422 : i32
            memref.store %448, %groups[%c8] : memref<?xi32>
          }
        }
      }
    }
  }
  wave.return
}
