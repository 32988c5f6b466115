// GENERATED from codegen/kvcgen/gfx_route.py; do not edit.
// Config: GfxLinearRoute(format='int4')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_route_int4__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: index, %x5: memref<?xi8>, %x6: memref<?xi8>) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fgroupSize = wave.param "groupSize" : index
  %fc2 = arith.constant 32 : index
  %fc3 = arith.constant 2 : index
  %fc4 = arith.constant 8 : index
  %fscalesInLds = wave.param "scalesInLds" : index
  %fc6 = arith.constant 0 : index
  %fc7 = arith.constant 4 : index
  %fc8 = arith.constant 15 : i32
  %fc9 = arith.constant 25600 : i32
  %fc10 = arith.constant 256 : index
  %fc11 = arith.constant dense<0> : vector<4xi32>
  %fc12 = arith.constant dense<983055> : vector<4xi32>
  %fc13 = arith.constant dense<1677747200> : vector<4xi32>
  %fc14 = arith.constant dense<4> : vector<4xi32>
  %fc15 = arith.constant dense<8> : vector<4xi32>
  %fc16 = arith.constant dense<12> : vector<4xi32>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.divui %fgroupSize, %fc2 : index
  %f2 = arith.divui %x1, %f1 : index
  %f3 = arith.divui %x2, %fgroupSize : index
  %f4 = arith.muli %f2, %fc2 : index
  %f5 = arith.muli %f0, %fc3 : index
  %f6 = arith.addi %f4, %f5 : index
  %f7 = arith.muli %x2, %fc4 : index
  %f8 = arith.addi %x3, %f7 : index
  %f9 = arith.cmpi sgt, %fscalesInLds, %fc6 : index
  %f10 = scf.if %f9 -> (vector<2xi8>) {
    %f11 = arith.addi %x4, %f6 : index
    %f12 = vector.load %x5[%f11] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f12 : vector<2xi8>
  } else {
    %f13 = arith.addi %f8, %f6 : index
    %f14 = vector.load %x6[%f13] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f14 : vector<2xi8>
  }
  %f15 = vector.bitcast %f10 : vector<2xi8> to vector<1xf16>
  %f16 = vector.extract %f15[0] : f16 from vector<1xf16>
  %f17 = arith.muli %f3, %fc2 : index
  %f18 = arith.muli %f2, %fc4 : index
  %f19 = arith.addi %f17, %f18 : index
  %f20 = arith.divui %f0, %fc3 : index
  %f21 = arith.addi %f19, %f20 : index
  %f22 = scf.if %f9 -> (vector<1xi8>) {
    %f23 = arith.addi %x4, %f21 : index
    %f24 = vector.load %x5[%f23] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
    scf.yield %f24 : vector<1xi8>
  } else {
    %f25 = arith.addi %f8, %f21 : index
    %f26 = vector.load %x6[%f25] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
    scf.yield %f26 : vector<1xi8>
  }
  %f27 = vector.extract %f22[0] : i8 from vector<1xi8>
  %f28 = arith.remui %f0, %fc3 : index
  %f29 = arith.muli %f28, %fc7 : index
  %f30 = arith.index_cast %f29 : index to i32
  %f31 = arith.extui %f27 : i8 to i32
  %f32 = arith.shrui %f31, %f30 : i32
  %f33 = arith.andi %f32, %fc8 : i32
  %f34 = arith.ori %f33, %fc9 : i32
  %f35 = arith.trunci %f34 : i32 to i16
  %f36 = arith.bitcast %f35 : i16 to f16
  %f37 = arith.muli %x1, %fc10 : index
  %f38 = arith.addi %x3, %f37 : index
  %f39 = arith.muli %f0, %fc0 : index
  %f40 = arith.addi %f38, %f39 : index
  %f41 = vector.load %x6[%f40] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f42 = vector.bitcast %f41 : vector<16xi8> to vector<4xi32>
  %f43 = arith.shrui %f42, %fc11 : vector<4xi32>
  %f44 = arith.andi %f43, %fc12 : vector<4xi32>
  %f45 = arith.ori %f44, %fc13 : vector<4xi32>
  %f46 = vector.bitcast %f45 : vector<4xi32> to vector<8xf16>
  %f47 = arith.shrui %f42, %fc14 : vector<4xi32>
  %f48 = arith.andi %f47, %fc12 : vector<4xi32>
  %f49 = arith.ori %f48, %fc13 : vector<4xi32>
  %f50 = vector.bitcast %f49 : vector<4xi32> to vector<8xf16>
  %f51 = arith.shrui %f42, %fc15 : vector<4xi32>
  %f52 = arith.andi %f51, %fc12 : vector<4xi32>
  %f53 = arith.ori %f52, %fc13 : vector<4xi32>
  %f54 = vector.bitcast %f53 : vector<4xi32> to vector<8xf16>
  %f55 = arith.shrui %f42, %fc16 : vector<4xi32>
  %f56 = arith.andi %f55, %fc12 : vector<4xi32>
  %f57 = arith.ori %f56, %fc13 : vector<4xi32>
  %f58 = vector.bitcast %f57 : vector<4xi32> to vector<8xf16>
  %f59 = vector.shuffle %f46, %f50 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f60 = vector.shuffle %f54, %f58 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f61 = vector.shuffle %f59, %f60 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f62 = vector.broadcast %f36 : f16 to vector<32xf16>
  %f63 = arith.subf %f61, %f62 : vector<32xf16>
  %f64 = vector.broadcast %f16 : f16 to vector<32xf16>
  %f65 = arith.mulf %f63, %f64 : vector<32xf16>
  %f66 = vector.shuffle %f65, %f65 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f67 = vector.shuffle %f65, %f65 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  func.return %f66, %f67 : vector<16xf16>, vector<16xf16>
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
  %scalesInLds = wave.param "scalesInLds" : index
  %c14 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
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
      %20 = arith.muli %scalesInLds, %c7 : index
      %21 = wave.scratch %20 : memref<?xi8>
      %22 = arith.cmpi sgt, %scalesInLds, %c8 : index
      scf.if %22 {
        scf.for %23 = %c8 to %c7 step %c7 {
          %24 = arith.addi %9, %23 : index
          %25 = arith.muli %24, %8 : index
          %26 = arith.addi %25, %3 : index
          %27 = wave.wave
          %28 = arith.muli %27, %c14 : index
          %29 = wave.lane
          %30 = arith.addi %28, %29 : index
          %31 = arith.divui %scalesInLds, %c6 : index
          %32 = arith.muli %waves, %c14 : index
          scf.for %33 = %30 to %31 step %32 {
            %34 = arith.muli %33, %c6 : index
            %35 = arith.addi %26, %34 : index
            %36 = vector.load %w[%35] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %37 = arith.muli %23, %scalesInLds : index
            %38 = arith.addi %37, %34 : index
            vector.store %36, %21[%38] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %39 = wave.lane
      %40 = arith.remui %39, %c6 : index
      %41 = wave.scratch %operandHalves : memref<?xf16>
      %42 = arith.divui %operandHalves, %c3 : index
      %43 = wave.wave
      %44 = arith.muli %43, %c14 : index
      %45 = arith.addi %44, %39 : index
      %46 = arith.muli %waves, %c14 : index
      scf.for %47 = %45 to %42 step %46 {
        %48 = arith.muli %47, %c3 : index
        %49 = arith.addi %c8, %48 : index
        %50 = vector.load %x[%49] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %50, %41[%49] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %51 = arith.remui %40, %tileRows : index
      %52 = arith.muli %51, %c3 : index
      %53 = arith.muli %c8, %scalesInLds : index
      %54 = arith.divui %inputFeatures, %c14 : index
      %55 = arith.muli %43, %stepsPerWave : index
      %56 = arith.minsi %55, %54 : index
      %57 = arith.addi %56, %stepsPerWave : index
      %58 = arith.minsi %57, %54 : index
      %59 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %60 = arith.subi %58, %56 : index
      %61 = arith.divui %60, %c20 : index
      %62 = arith.muli %61, %c20 : index
      %63 = arith.addi %56, %62 : index
      %64 = arith.select %59, %57, %63 : index
      %67 = scf.for %65 = %56 to %64 step %c20 iter_args(%66 = %c17) -> (vector<8xf32>) {
        %68 = arith.addi %65, %c8 : index
        %69:2 = func.call @linear_route_int4__gfx1100.0(%39, %68, %inputFeatures, %11, %53, %21, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %70 = arith.addi %65, %c7 : index
        %71:2 = func.call @linear_route_int4__gfx1100.0(%39, %70, %inputFeatures, %11, %53, %21, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %72 = arith.muli %65, %c20 : index
        %73 = arith.addi %72, %c8 : index
        %74 = arith.muli %tileRows, %c6 : index
        %75 = arith.muli %73, %74 : index
        %76 = arith.addi %52, %75 : index
        %77 = vector.load %41[%76] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %78 = arith.muli %tileRows, %c3 : index
        %79 = arith.addi %76, %78 : index
        %80 = vector.load %41[%79] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %81 = vector.shuffle %77, %80 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %82 = wave.mma %81, %69#0, %66 : vector<16xf16>, vector<8xf32>
        %83 = arith.addi %72, %c7 : index
        %84 = arith.muli %83, %74 : index
        %85 = arith.addi %52, %84 : index
        %86 = vector.load %41[%85] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %87 = arith.addi %85, %78 : index
        %88 = vector.load %41[%87] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %89 = vector.shuffle %86, %88 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %90 = wave.mma %89, %69#1, %82 : vector<16xf16>, vector<8xf32>
        %91 = arith.addi %72, %c20 : index
        %92 = arith.muli %91, %74 : index
        %93 = arith.addi %52, %92 : index
        %94 = vector.load %41[%93] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %95 = arith.addi %93, %78 : index
        %96 = vector.load %41[%95] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %97 = vector.shuffle %94, %96 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %98 = wave.mma %97, %71#0, %90 : vector<16xf16>, vector<8xf32>
        %99 = arith.addi %72, %c21 : index
        %100 = arith.muli %99, %74 : index
        %101 = arith.addi %52, %100 : index
        %102 = vector.load %41[%101] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %103 = arith.addi %101, %78 : index
        %104 = vector.load %41[%103] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %105 = vector.shuffle %102, %104 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %106 = wave.mma %105, %71#1, %98 : vector<16xf16>, vector<8xf32>
        scf.yield %106 : vector<8xf32>
      }
      %107 = arith.select %59, %64, %58 : index
      %110 = scf.for %108 = %64 to %107 step %c7 iter_args(%109 = %67) -> (vector<8xf32>) {
        %111 = arith.addi %108, %c8 : index
        %112:2 = func.call @linear_route_int4__gfx1100.0(%39, %111, %inputFeatures, %11, %53, %21, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %113 = arith.muli %108, %c20 : index
        %114 = arith.addi %113, %c8 : index
        %115 = arith.muli %tileRows, %c6 : index
        %116 = arith.muli %114, %115 : index
        %117 = arith.addi %52, %116 : index
        %118 = vector.load %41[%117] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %119 = arith.muli %tileRows, %c3 : index
        %120 = arith.addi %117, %119 : index
        %121 = vector.load %41[%120] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %122 = vector.shuffle %118, %121 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %123 = wave.mma %122, %112#0, %109 : vector<16xf16>, vector<8xf32>
        %124 = arith.addi %113, %c7 : index
        %125 = arith.muli %124, %115 : index
        %126 = arith.addi %52, %125 : index
        %127 = vector.load %41[%126] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %128 = arith.addi %126, %119 : index
        %129 = vector.load %41[%128] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %130 = vector.shuffle %127, %129 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %131 = wave.mma %130, %112#1, %123 : vector<16xf16>, vector<8xf32>
        scf.yield %131 : vector<8xf32>
      }
      %132 = arith.addi %18, %c8 : index
      func.call @linear_route_int4__gfx1100.1(%110, %15, %waves, %132, %13, %factors, %outputFeatures, %16, %logits) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, index, memref<?xf32>) -> ()
    }
  }
  %133 = arith.cmpi eq, %rowsMode, %c7 : index
  scf.if %133 {
    %134 = arith.muli %1, %c6 : index
    %135 = arith.cmpi slt, %134, %13 : index
    scf.if %135 {
      %136 = arith.muli %scalesInLds, %c7 : index
      %137 = wave.scratch %136 : memref<?xi8>
      %138 = arith.cmpi sgt, %scalesInLds, %c8 : index
      scf.if %138 {
        scf.for %139 = %c8 to %c7 step %c7 {
          %140 = arith.addi %9, %139 : index
          %141 = arith.muli %140, %8 : index
          %142 = arith.addi %141, %3 : index
          %143 = wave.wave
          %144 = arith.muli %143, %c14 : index
          %145 = wave.lane
          %146 = arith.addi %144, %145 : index
          %147 = arith.divui %scalesInLds, %c6 : index
          %148 = arith.muli %waves, %c14 : index
          scf.for %149 = %146 to %147 step %148 {
            %150 = arith.muli %149, %c6 : index
            %151 = arith.addi %142, %150 : index
            %152 = vector.load %w[%151] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %153 = arith.muli %139, %scalesInLds : index
            %154 = arith.addi %153, %150 : index
            vector.store %152, %137[%154] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %155 = wave.lane
      %156 = arith.remui %155, %c6 : index
      %157 = arith.remui %156, %tileRows : index
      %158 = arith.addi %134, %157 : index
      %159 = arith.divui %158, %tileRows : index
      %160 = arith.divui %inputFeatures, %c6 : index
      %161 = arith.muli %159, %160 : index
      %162 = arith.divui %c8, %c6 : index
      %163 = arith.addi %161, %162 : index
      %164 = arith.muli %163, %c20 : index
      %165 = arith.remui %c8, %c6 : index
      %166 = arith.divui %165, %c3 : index
      %167 = arith.addi %164, %166 : index
      %168 = arith.muli %tileRows, %c3 : index
      %169 = arith.muli %167, %168 : index
      %170 = arith.remui %158, %tileRows : index
      %171 = arith.muli %170, %c3 : index
      %172 = arith.addi %169, %171 : index
      %173 = arith.remui %c8, %c3 : index
      %174 = arith.addi %172, %173 : index
      %175 = arith.muli %c8, %scalesInLds : index
      %176 = wave.wave
      %177 = arith.divui %inputFeatures, %c14 : index
      %178 = arith.muli %176, %stepsPerWave : index
      %179 = arith.minsi %178, %177 : index
      %180 = arith.addi %179, %stepsPerWave : index
      %181 = arith.minsi %180, %177 : index
      %182 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %183 = arith.subi %181, %179 : index
      %184 = arith.divui %183, %c20 : index
      %185 = arith.muli %184, %c20 : index
      %186 = arith.addi %179, %185 : index
      %187 = arith.select %182, %180, %186 : index
      %190 = scf.for %188 = %179 to %187 step %c20 iter_args(%189 = %c17) -> (vector<8xf32>) {
        %191 = arith.addi %188, %c8 : index
        %192:2 = func.call @linear_route_int4__gfx1100.0(%155, %191, %inputFeatures, %11, %175, %137, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %193 = arith.addi %188, %c7 : index
        %194:2 = func.call @linear_route_int4__gfx1100.0(%155, %193, %inputFeatures, %11, %175, %137, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %195 = arith.muli %188, %c20 : index
        %196 = arith.addi %195, %c8 : index
        %197 = arith.muli %tileRows, %c6 : index
        %198 = arith.muli %196, %197 : index
        %199 = arith.addi %174, %198 : index
        %200 = vector.load %x[%199] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %201 = arith.addi %199, %168 : index
        %202 = vector.load %x[%201] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %203 = vector.shuffle %200, %202 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %204 = wave.mma %203, %192#0, %189 : vector<16xf16>, vector<8xf32>
        %205 = arith.addi %195, %c7 : index
        %206 = arith.muli %205, %197 : index
        %207 = arith.addi %174, %206 : index
        %208 = vector.load %x[%207] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %209 = arith.addi %207, %168 : index
        %210 = vector.load %x[%209] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %211 = vector.shuffle %208, %210 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %212 = wave.mma %211, %192#1, %204 : vector<16xf16>, vector<8xf32>
        %213 = arith.addi %195, %c20 : index
        %214 = arith.muli %213, %197 : index
        %215 = arith.addi %174, %214 : index
        %216 = vector.load %x[%215] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %217 = arith.addi %215, %168 : index
        %218 = vector.load %x[%217] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %219 = vector.shuffle %216, %218 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %220 = wave.mma %219, %194#0, %212 : vector<16xf16>, vector<8xf32>
        %221 = arith.addi %195, %c21 : index
        %222 = arith.muli %221, %197 : index
        %223 = arith.addi %174, %222 : index
        %224 = vector.load %x[%223] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %225 = arith.addi %223, %168 : index
        %226 = vector.load %x[%225] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %227 = vector.shuffle %224, %226 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %228 = wave.mma %227, %194#1, %220 : vector<16xf16>, vector<8xf32>
        scf.yield %228 : vector<8xf32>
      }
      %229 = arith.select %182, %187, %181 : index
      %232 = scf.for %230 = %187 to %229 step %c7 iter_args(%231 = %190) -> (vector<8xf32>) {
        %233 = arith.addi %230, %c8 : index
        %234:2 = func.call @linear_route_int4__gfx1100.0(%155, %233, %inputFeatures, %11, %175, %137, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %235 = arith.muli %230, %c20 : index
        %236 = arith.addi %235, %c8 : index
        %237 = arith.muli %tileRows, %c6 : index
        %238 = arith.muli %236, %237 : index
        %239 = arith.addi %174, %238 : index
        %240 = vector.load %x[%239] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %241 = arith.addi %239, %168 : index
        %242 = vector.load %x[%241] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %243 = vector.shuffle %240, %242 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %244 = wave.mma %243, %234#0, %231 : vector<16xf16>, vector<8xf32>
        %245 = arith.addi %235, %c7 : index
        %246 = arith.muli %245, %237 : index
        %247 = arith.addi %174, %246 : index
        %248 = vector.load %x[%247] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %249 = arith.addi %247, %168 : index
        %250 = vector.load %x[%249] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %251 = vector.shuffle %248, %250 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %252 = wave.mma %251, %234#1, %244 : vector<16xf16>, vector<8xf32>
        scf.yield %252 : vector<8xf32>
      }
      %253 = arith.addi %134, %c8 : index
      func.call @linear_route_int4__gfx1100.1(%232, %15, %waves, %253, %13, %factors, %outputFeatures, %16, %logits) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, index, memref<?xf32>) -> ()
    }
  }
  %254 = arith.muli %experts, %waves : index
  %255 = wave.scratch %254 : memref<?xf32>
  %256 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %256 {
    %257 = arith.muli %1, %c6 : index
    %258 = arith.addi %257, %c6 : index
    %259 = arith.minsi %258, %13 : index
    %260 = wave.wave
    %261 = arith.addi %257, %260 : index
    scf.for %262 = %261 to %259 step %waves {
      %263 = arith.muli %260, %experts : index
      %264 = wave.lane
      %265 = arith.muli %262, %logitsWidth : index
      %268 = scf.for %266 = %264 to %experts step %c14 iter_args(%267 = %c27) -> (f32) {
        %269 = arith.addi %265, %266 : index
        %270 = memref.load %logits[%269] : memref<?xf32>
        %271 = arith.maximumf %267, %270 : f32
        scf.yield %271 : f32
      }
      %272 = vector.broadcast %268 : f32 to vector<1xf32>
      %273 = wave.reduce "max" %272 : vector<1xf32>
      %276 = scf.for %274 = %264 to %experts step %c14 iter_args(%275 = %c28) -> (f32) {
        %277 = arith.addi %265, %274 : index
        %278 = memref.load %logits[%277] : memref<?xf32>
        %279 = arith.subf %278, %273 : f32
        %280 = arith.mulf %279, %c29 : f32
        %281 = wave.exp2 %280 : f32
        %282 = arith.addi %263, %274 : index
        memref.store %281, %255[%282] : memref<?xf32>
        %283 = arith.addf %275, %281 : f32
        scf.yield %283 : f32
      }
      %284 = vector.broadcast %276 : f32 to vector<1xf32>
      %285 = wave.reduce "add" %284 : vector<1xf32>
      scf.for %286 = %264 to %experts step %c14 {
        %287 = arith.addi %263, %286 : index
        %288 = memref.load %255[%287] : memref<?xf32>
        %289 = arith.divf %288, %285 : f32
        memref.store %289, %255[%287] : memref<?xf32>
      }
      %294:3 = scf.for %290 = %c8 to %expertsPerToken step %c7 iter_args(%291 = %c28, %292 = %c28, %293 = %c30) -> (f32, f32, i32) {
        %298:2 = scf.for %295 = %264 to %experts step %c14 iter_args(%296 = %c31, %297 = %c28) -> (f32, f32) {
          %299 = arith.addi %263, %295 : index
          %300 = memref.load %255[%299] : memref<?xf32>
          %301 = arith.cmpf ogt, %300, %296 : f32
          %302 = arith.index_cast %295 : index to i32
          %303 = arith.sitofp %302 : i32 to f32
          %304 = arith.select %301, %300, %296 : f32
          %305 = arith.select %301, %303, %297 : f32
          scf.yield %304, %305 : f32, f32
        }
        %306 = vector.broadcast %298#0 : f32 to vector<1xf32>
        %307 = wave.reduce "max" %306 : vector<1xf32>
        %308 = arith.cmpf oeq, %298#0, %307 : f32
        %309 = arith.subf %c28, %298#1 : f32
        %310 = arith.select %308, %309, %c32 : f32
        %311 = vector.broadcast %310 : f32 to vector<1xf32>
        %312 = wave.reduce "max" %311 : vector<1xf32>
        %313 = arith.subf %c28, %312 : f32
        %314 = arith.fptosi %313 : f32 to i32
        %315 = arith.index_cast %314 : i32 to index
        %316 = arith.remui %315, %c14 : index
        %317 = arith.cmpi eq, %316, %264 : index
        scf.if %317 {
          %318 = arith.addi %263, %315 : index
          memref.store %c33, %255[%318] : memref<?xf32>
        }
        %319 = arith.cmpi eq, %290, %264 : index
        %320 = arith.addf %291, %307 : f32
        %321 = arith.select %319, %307, %292 : f32
        %322 = arith.select %319, %314, %293 : i32
        scf.yield %320, %321, %322 : f32, f32, i32
      }
      %323 = arith.cmpi eq, %normalize, %c7 : index
      %324 = arith.divf %294#1, %294#0 : f32
      %325 = arith.select %323, %324, %294#1 : f32
      %326 = arith.cmpi slt, %264, %expertsPerToken : index
      scf.if %326 {
        %327 = arith.muli %262, %expertsPerToken : index
        %328 = arith.addi %327, %264 : index
        memref.store %325, %weights[%328] : memref<?xf32>
        memref.store %294#2, %ids_out[%328] : memref<?xi32>
      }
    }
    %329 = arith.cmpi eq, %blocks, %c7 : index
    %330 = scf.if %329 -> (i1) {
      wave.barrier
      scf.yield %329 : i1
    } else {
      %331 = wave.arrive %counters[%blocks], %blocks : memref<?xi32>
      scf.yield %331 : i1
    }
    scf.if %330 {
      %332 = arith.muli %13, %expertsPerToken : index
      %333 = arith.cmpi sgt, %pairsInLds, %c8 : index
      scf.if %333 {
        %334 = arith.muli %waves, %c14 : index
        %335 = wave.scratch %pairsInLds : memref<?xi32>
        %336 = wave.scratch %pairsInLds : memref<?xi32>
        %337 = wave.scratch %pairsInLds : memref<?xi32>
        %338 = arith.muli %260, %c14 : index
        %339 = wave.lane
        %340 = arith.addi %338, %339 : index
        scf.for %341 = %340 to %pairsInLds step %334 {
          %342 = arith.subi %332, %c7 : index
          %343 = arith.minsi %341, %342 : index
          %344 = arith.maxsi %343, %c8 : index
          %345 = memref.load %ids_out[%344] : memref<?xi32>
          %346 = arith.cmpi slt, %341, %332 : index
          %347 = arith.select %346, %345, %c38 : i32
          memref.store %347, %335[%341] : memref<?xi32>
          memref.store %c30, %337[%341] : memref<?xi32>
        }
        %348 = arith.cmpi eq, %340, %c8 : index
        scf.if %348 {
          memref.store %c30, %groups[%c8] : memref<?xi32>
        }
        wave.barrier
        scf.for %349 = %340 to %332 step %334 {
          %350 = memref.load %335[%349] : memref<?xi32>
          %351 = arith.index_cast %349 : index to i32
          %352 = vector.broadcast %351 : i32 to vector<4xi32>
          %357:3 = scf.for %353 = %c8 to %pairsInLds step %c40 iter_args(%354 = %c36, %355 = %c36, %356 = %c36) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>) {
            %358 = vector.load %335[%353] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %359 = arith.index_cast %353 : index to i32
            %360 = vector.broadcast %359 : i32 to vector<4xi32>
            %361 = arith.addi %360, %c39 : vector<4xi32>
            %362 = arith.cmpi slt, %361, %352 : vector<4xi32>
            %363 = vector.broadcast %350 : i32 to vector<4xi32>
            %364 = arith.cmpi eq, %358, %363 : vector<4xi32>
            %365 = arith.select %364, %c37, %c36 : vector<4xi1>, vector<4xi32>
            %366 = arith.cmpi slt, %358, %363 : vector<4xi32>
            %367 = arith.select %366, %c37, %c36 : vector<4xi1>, vector<4xi32>
            %368 = arith.select %362, %365, %c36 : vector<4xi1>, vector<4xi32>
            %369 = arith.addi %354, %367 : vector<4xi32>
            %370 = arith.addi %355, %365 : vector<4xi32>
            %371 = arith.addi %356, %368 : vector<4xi32>
            scf.yield %369, %370, %371 : vector<4xi32>, vector<4xi32>, vector<4xi32>
          }
          %372 = vector.extract %357#0[0] : i32 from vector<4xi32>
          %373 = vector.extract %357#0[1] : i32 from vector<4xi32>
          %374 = vector.extract %357#0[2] : i32 from vector<4xi32>
          %375 = vector.extract %357#0[3] : i32 from vector<4xi32>
          %376 = arith.addi %372, %373 : i32
          %377 = arith.addi %376, %374 : i32
          %378 = arith.addi %377, %375 : i32
          %379 = vector.extract %357#1[0] : i32 from vector<4xi32>
          %380 = vector.extract %357#1[1] : i32 from vector<4xi32>
          %381 = vector.extract %357#1[2] : i32 from vector<4xi32>
          %382 = vector.extract %357#1[3] : i32 from vector<4xi32>
          %383 = arith.addi %379, %380 : i32
          %384 = arith.addi %383, %381 : i32
          %385 = arith.addi %384, %382 : i32
          %386 = vector.extract %357#2[0] : i32 from vector<4xi32>
          %387 = vector.extract %357#2[1] : i32 from vector<4xi32>
          %388 = vector.extract %357#2[2] : i32 from vector<4xi32>
          %389 = vector.extract %357#2[3] : i32 from vector<4xi32>
          %390 = arith.addi %386, %387 : i32
          %391 = arith.addi %390, %388 : i32
          %392 = arith.addi %391, %389 : i32
          %393 = arith.addi %378, %392 : i32
          %394 = arith.index_cast %393 : i32 to index
          %395 = arith.addi %pairsAt, %394 : index
          memref.store %351, %groups[%395] : memref<?xi32>
          %396 = arith.andi %392, %c42 : i32
          %397 = arith.cmpi eq, %396, %c30 : i32
          memref.store %350, %336[%394] : memref<?xi32>
          %398 = arith.subi %385, %392 : i32
          %399 = arith.minsi %398, %c43 : i32
          %400 = arith.select %397, %399, %c30 : i32
          memref.store %400, %337[%394] : memref<?xi32>
        }
        wave.barrier
        scf.for %401 = %340 to %332 step %334 {
          %402 = memref.load %337[%401] : memref<?xi32>
          %403 = arith.index_cast %401 : index to i32
          %404 = vector.broadcast %403 : i32 to vector<4xi32>
          %407 = scf.for %405 = %c8 to %pairsInLds step %c40 iter_args(%406 = %c36) -> (vector<4xi32>) {
            %408 = vector.load %337[%405] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %409 = arith.index_cast %405 : index to i32
            %410 = vector.broadcast %409 : i32 to vector<4xi32>
            %411 = arith.addi %410, %c39 : vector<4xi32>
            %412 = arith.cmpi slt, %411, %404 : vector<4xi32>
            %413 = arith.cmpi sgt, %408, %c36 : vector<4xi32>
            %414 = arith.select %413, %c37, %c36 : vector<4xi1>, vector<4xi32>
            %415 = arith.select %412, %414, %c36 : vector<4xi1>, vector<4xi32>
            %416 = arith.addi %406, %415 : vector<4xi32>
            scf.yield %416 : vector<4xi32>
          }
          %417 = vector.extract %407[0] : i32 from vector<4xi32>
          %418 = vector.extract %407[1] : i32 from vector<4xi32>
          %419 = vector.extract %407[2] : i32 from vector<4xi32>
          %420 = vector.extract %407[3] : i32 from vector<4xi32>
          %421 = arith.addi %417, %418 : i32
          %422 = arith.addi %421, %419 : i32
          %423 = arith.addi %422, %420 : i32
          %424 = arith.cmpi sgt, %402, %c30 : i32
          scf.if %424 {
            %425 = arith.index_cast %423 : i32 to index
            %426 = memref.load %336[%401] : memref<?xi32>
            %427 = arith.muli %425, %c40 : index
            %428 = arith.addi %427, %c40 : index
            memref.store %426, %groups[%428] : memref<?xi32>
            %429 = arith.addi %427, %c44 : index
            memref.store %403, %groups[%429] : memref<?xi32>
            %430 = arith.addi %427, %c45 : index
            memref.store %402, %groups[%430] : memref<?xi32>
          }
          %431 = arith.subi %332, %c7 : index
          %432 = arith.cmpi eq, %401, %431 : index
          scf.if %432 {
            %433 = arith.select %424, %c46, %c30 : i32
            %434 = arith.addi %423, %433 : i32
            memref.store %434, %groups[%c8] : memref<?xi32>
          }
        }
      } else {
        %435 = arith.muli %waves, %c14 : index
        %436 = wave.scratch %experts : memref<?xi32>
        %437 = arith.muli %260, %c14 : index
        %438 = wave.lane
        %439 = arith.addi %437, %438 : index
        scf.for %440 = %439 to %experts step %435 {
          %441 = arith.index_cast %440 : index to i32
          %444 = scf.for %442 = %c8 to %332 step %c7 iter_args(%443 = %c30) -> (i32) {
            %445 = memref.load %ids_out[%442] : memref<?xi32>
            %446 = arith.cmpi eq, %445, %441 : i32
            %447 = arith.select %446, %c46, %c30 : i32
            %448 = arith.addi %443, %447 : i32
            scf.yield %448 : i32
          }
          memref.store %444, %436[%440] : memref<?xi32>
        }
        wave.barrier
        scf.for %449 = %439 to %experts step %435 {
          %453:2 = scf.for %450 = %c8 to %449 step %c7 iter_args(%451 = %c30, %452 = %c30) -> (i32, i32) {
            %454 = memref.load %436[%450] : memref<?xi32>
            %455 = arith.addi %451, %454 : i32
            %456 = arith.addi %454, %c42 : i32
            %457 = arith.shrui %456, %c47 : i32
            %458 = arith.addi %452, %457 : i32
            scf.yield %455, %458 : i32, i32
          }
          %459 = arith.index_cast %449 : index to i32
          %460 = memref.load %436[%449] : memref<?xi32>
          %461 = arith.addi %460, %c42 : i32
          %462 = arith.shrui %461, %c47 : i32
          %463 = arith.index_cast %462 : i32 to index
          scf.for %464 = %c8 to %463 step %c7 {
            %465 = arith.muli %464, %c6 : index
            %466 = arith.index_cast %465 : index to i32
            %467 = arith.index_cast %453#1 : i32 to index
            %468 = arith.addi %467, %464 : index
            %469 = arith.addi %453#0, %466 : i32
            %470 = arith.subi %460, %466 : i32
            %471 = arith.minsi %470, %c43 : i32
            %472 = arith.muli %468, %c40 : index
            %473 = arith.addi %472, %c40 : index
            memref.store %459, %groups[%473] : memref<?xi32>
            %474 = arith.addi %472, %c44 : index
            memref.store %469, %groups[%474] : memref<?xi32>
            %475 = arith.addi %472, %c45 : index
            memref.store %471, %groups[%475] : memref<?xi32>
          }
          %478 = scf.for %476 = %c8 to %332 step %c7 iter_args(%477 = %453#0) -> (i32) {
            %479 = memref.load %ids_out[%476] : memref<?xi32>
            %480 = arith.cmpi eq, %479, %459 : i32
            scf.if %480 {
              %481 = arith.index_cast %477 : i32 to index
              %482 = arith.addi %pairsAt, %481 : index
              %483 = arith.index_cast %476 : index to i32
              memref.store %483, %groups[%482] : memref<?xi32>
            }
            %484 = arith.select %480, %c46, %c30 : i32
            %485 = arith.addi %477, %484 : i32
            scf.yield %485 : i32
          }
          %486 = arith.subi %experts, %c7 : index
          %487 = arith.cmpi eq, %449, %486 : index
          scf.if %487 {
            %488 = arith.addi %453#1, %462 : i32
            memref.store %488, %groups[%c8] : memref<?xi32>
          }
        }
      }
    }
  }
  wave.return
}
