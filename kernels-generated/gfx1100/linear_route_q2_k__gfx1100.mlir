// GENERATED from codegen/kvcgen/gfx_route.py; do not edit.
// Config: GfxLinearRoute(format='q2_k')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_route_q2_k__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @linear_route_q2_k__gfx1100.1(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: index, %x10: memref<?xf32>) {
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
wave.kernel @linear_route_q2_k__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>, %groups: memref<?xi32>) {
  %waves = wave.param "waves" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 64 : index
  %c6 = arith.constant 127 : index
  %c7 = arith.constant 128 : index
  %c8 = arith.constant 1 : index
  %c9 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant 16 : index
  %rowsMode = wave.param "rowsMode" : index
  %scalesInLds = wave.param "scalesInLds" : index
  %c15 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c18 = arith.constant 8 : index
  %c19 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c22 = arith.constant 3 : index
  %experts = wave.param "experts" : index
  %blocks = wave.param "blocks" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c28 = arith.constant 0xFF61B1E6 : f32
  %c29 = arith.constant 0x00000000 : f32
  %c30 = arith.constant 0x3FB8AA3B : f32
  %c31 = arith.constant 0 : i32
  %c32 = arith.constant 0xC0000000 : f32
  %c33 = arith.constant 0xCB800000 : f32
  %c34 = arith.constant 0xBF800000 : f32
  %normalize = wave.param "normalize" : index
  %pairsInLds = wave.param "pairsInLds" : index
  %c37 = arith.constant dense<0> : vector<4xi32>
  %c38 = arith.constant dense<1> : vector<4xi32>
  %c39 = arith.constant 2147483647 : i32
  %c40 = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
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
  %3 = arith.divui %2, %c3 : index
  %4 = arith.divui %inputFeatures, %c4 : index
  %5 = arith.muli %4, %c5 : index
  %6 = arith.addi %5, %3 : index
  %7 = arith.addi %6, %c6 : index
  %8 = arith.divui %7, %c7 : index
  %9 = arith.muli %8, %c7 : index
  %10 = arith.addi %2, %9 : index
  %11 = arith.addi %10, %c7 : index
  %12 = arith.muli %0, %c8 : index
  %13 = arith.addi %12, %c9 : index
  %14 = arith.muli %13, %11 : index
  %15 = memref.load %step[%countAt] : memref<?xi32>
  %16 = arith.index_cast %15 : i32 to index
  %17 = arith.muli %waves, %c4 : index
  %18 = wave.scratch %17 : memref<?xf32>
  %19 = arith.muli %0, %c12 : index
  %20 = arith.cmpi eq, %rowsMode, %c9 : index
  scf.if %20 {
    %21 = arith.muli %1, %c12 : index
    %22 = arith.cmpi slt, %21, %16 : index
    scf.if %22 {
      %23 = arith.muli %scalesInLds, %c8 : index
      %24 = wave.scratch %23 : memref<?xi8>
      %25 = arith.cmpi sgt, %scalesInLds, %c9 : index
      scf.if %25 {
        scf.for %26 = %c9 to %c8 step %c8 {
          %27 = arith.addi %12, %26 : index
          %28 = arith.muli %27, %11 : index
          %29 = arith.addi %28, %c7 : index
          %30 = wave.wave
          %31 = arith.muli %30, %c15 : index
          %32 = wave.lane
          %33 = arith.addi %31, %32 : index
          %34 = arith.divui %scalesInLds, %c12 : index
          %35 = arith.muli %waves, %c15 : index
          scf.for %36 = %33 to %34 step %35 {
            %37 = arith.muli %36, %c12 : index
            %38 = arith.addi %29, %37 : index
            %39 = vector.load %w[%38] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %40 = arith.muli %26, %scalesInLds : index
            %41 = arith.addi %40, %37 : index
            vector.store %39, %24[%41] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %42 = wave.lane
      %43 = arith.remui %42, %c12 : index
      %44 = wave.scratch %operandHalves : memref<?xf16>
      %45 = arith.divui %operandHalves, %c18 : index
      %46 = wave.wave
      %47 = arith.muli %46, %c15 : index
      %48 = arith.addi %47, %42 : index
      %49 = arith.muli %waves, %c15 : index
      scf.for %50 = %48 to %45 step %49 {
        %51 = arith.muli %50, %c18 : index
        %52 = arith.addi %c9, %51 : index
        %53 = vector.load %x[%52] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %53, %44[%52] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %54 = arith.remui %43, %tileRows : index
      %55 = arith.muli %54, %c18 : index
      %56 = arith.muli %c9, %scalesInLds : index
      %57 = arith.divui %inputFeatures, %c15 : index
      %58 = arith.muli %46, %stepsPerWave : index
      %59 = arith.minsi %58, %57 : index
      %60 = arith.addi %59, %stepsPerWave : index
      %61 = arith.minsi %60, %57 : index
      %62 = arith.cmpi eq, %wholeBlocks, %c8 : index
      %63 = arith.subi %61, %59 : index
      %64 = arith.divui %63, %c3 : index
      %65 = arith.muli %64, %c3 : index
      %66 = arith.addi %59, %65 : index
      %67 = arith.select %62, %60, %66 : index
      %70 = scf.for %68 = %59 to %67 step %c3 iter_args(%69 = %c19) -> (vector<8xf32>) {
        %71 = arith.addi %68, %c9 : index
        %72:2 = func.call @linear_route_q2_k__gfx1100.0(%42, %71, %14, %56, %24, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %73 = arith.addi %68, %c8 : index
        %74:2 = func.call @linear_route_q2_k__gfx1100.0(%42, %73, %14, %56, %24, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %75 = arith.muli %68, %c3 : index
        %76 = arith.addi %75, %c9 : index
        %77 = arith.muli %tileRows, %c12 : index
        %78 = arith.muli %76, %77 : index
        %79 = arith.addi %55, %78 : index
        %80 = vector.load %44[%79] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %81 = arith.muli %tileRows, %c18 : index
        %82 = arith.addi %79, %81 : index
        %83 = vector.load %44[%82] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %84 = vector.shuffle %80, %83 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %85 = wave.mma %84, %72#0, %69 : vector<16xf16>, vector<8xf32>
        %86 = arith.addi %75, %c8 : index
        %87 = arith.muli %86, %77 : index
        %88 = arith.addi %55, %87 : index
        %89 = vector.load %44[%88] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %90 = arith.addi %88, %81 : index
        %91 = vector.load %44[%90] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %92 = vector.shuffle %89, %91 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %93 = wave.mma %92, %72#1, %85 : vector<16xf16>, vector<8xf32>
        %94 = arith.addi %75, %c3 : index
        %95 = arith.muli %94, %77 : index
        %96 = arith.addi %55, %95 : index
        %97 = vector.load %44[%96] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %98 = arith.addi %96, %81 : index
        %99 = vector.load %44[%98] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %100 = vector.shuffle %97, %99 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %101 = wave.mma %100, %74#0, %93 : vector<16xf16>, vector<8xf32>
        %102 = arith.addi %75, %c22 : index
        %103 = arith.muli %102, %77 : index
        %104 = arith.addi %55, %103 : index
        %105 = vector.load %44[%104] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %106 = arith.addi %104, %81 : index
        %107 = vector.load %44[%106] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %108 = vector.shuffle %105, %107 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %109 = wave.mma %108, %74#1, %101 : vector<16xf16>, vector<8xf32>
        scf.yield %109 : vector<8xf32>
      }
      %110 = arith.select %62, %67, %61 : index
      %113 = scf.for %111 = %67 to %110 step %c8 iter_args(%112 = %70) -> (vector<8xf32>) {
        %114 = arith.addi %111, %c9 : index
        %115:2 = func.call @linear_route_q2_k__gfx1100.0(%42, %114, %14, %56, %24, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %116 = arith.muli %111, %c3 : index
        %117 = arith.addi %116, %c9 : index
        %118 = arith.muli %tileRows, %c12 : index
        %119 = arith.muli %117, %118 : index
        %120 = arith.addi %55, %119 : index
        %121 = vector.load %44[%120] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %122 = arith.muli %tileRows, %c18 : index
        %123 = arith.addi %120, %122 : index
        %124 = vector.load %44[%123] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %125 = vector.shuffle %121, %124 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %126 = wave.mma %125, %115#0, %112 : vector<16xf16>, vector<8xf32>
        %127 = arith.addi %116, %c8 : index
        %128 = arith.muli %127, %118 : index
        %129 = arith.addi %55, %128 : index
        %130 = vector.load %44[%129] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %131 = arith.addi %129, %122 : index
        %132 = vector.load %44[%131] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %133 = vector.shuffle %130, %132 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %134 = wave.mma %133, %115#1, %126 : vector<16xf16>, vector<8xf32>
        scf.yield %134 : vector<8xf32>
      }
      %135 = arith.addi %21, %c9 : index
      func.call @linear_route_q2_k__gfx1100.1(%113, %18, %waves, %135, %16, %factors, %14, %w, %outputFeatures, %19, %logits) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>) -> ()
    }
  }
  %136 = arith.cmpi eq, %rowsMode, %c8 : index
  scf.if %136 {
    %137 = arith.muli %1, %c12 : index
    %138 = arith.cmpi slt, %137, %16 : index
    scf.if %138 {
      %139 = arith.muli %scalesInLds, %c8 : index
      %140 = wave.scratch %139 : memref<?xi8>
      %141 = arith.cmpi sgt, %scalesInLds, %c9 : index
      scf.if %141 {
        scf.for %142 = %c9 to %c8 step %c8 {
          %143 = arith.addi %12, %142 : index
          %144 = arith.muli %143, %11 : index
          %145 = arith.addi %144, %c7 : index
          %146 = wave.wave
          %147 = arith.muli %146, %c15 : index
          %148 = wave.lane
          %149 = arith.addi %147, %148 : index
          %150 = arith.divui %scalesInLds, %c12 : index
          %151 = arith.muli %waves, %c15 : index
          scf.for %152 = %149 to %150 step %151 {
            %153 = arith.muli %152, %c12 : index
            %154 = arith.addi %145, %153 : index
            %155 = vector.load %w[%154] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %156 = arith.muli %142, %scalesInLds : index
            %157 = arith.addi %156, %153 : index
            vector.store %155, %140[%157] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %158 = wave.lane
      %159 = arith.remui %158, %c12 : index
      %160 = arith.remui %159, %tileRows : index
      %161 = arith.addi %137, %160 : index
      %162 = arith.divui %161, %tileRows : index
      %163 = arith.divui %inputFeatures, %c12 : index
      %164 = arith.muli %162, %163 : index
      %165 = arith.divui %c9, %c12 : index
      %166 = arith.addi %164, %165 : index
      %167 = arith.muli %166, %c3 : index
      %168 = arith.remui %c9, %c12 : index
      %169 = arith.divui %168, %c18 : index
      %170 = arith.addi %167, %169 : index
      %171 = arith.muli %tileRows, %c18 : index
      %172 = arith.muli %170, %171 : index
      %173 = arith.remui %161, %tileRows : index
      %174 = arith.muli %173, %c18 : index
      %175 = arith.addi %172, %174 : index
      %176 = arith.remui %c9, %c18 : index
      %177 = arith.addi %175, %176 : index
      %178 = arith.muli %c9, %scalesInLds : index
      %179 = wave.wave
      %180 = arith.divui %inputFeatures, %c15 : index
      %181 = arith.muli %179, %stepsPerWave : index
      %182 = arith.minsi %181, %180 : index
      %183 = arith.addi %182, %stepsPerWave : index
      %184 = arith.minsi %183, %180 : index
      %185 = arith.cmpi eq, %wholeBlocks, %c8 : index
      %186 = arith.subi %184, %182 : index
      %187 = arith.divui %186, %c3 : index
      %188 = arith.muli %187, %c3 : index
      %189 = arith.addi %182, %188 : index
      %190 = arith.select %185, %183, %189 : index
      %193 = scf.for %191 = %182 to %190 step %c3 iter_args(%192 = %c19) -> (vector<8xf32>) {
        %194 = arith.addi %191, %c9 : index
        %195:2 = func.call @linear_route_q2_k__gfx1100.0(%158, %194, %14, %178, %140, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %196 = arith.addi %191, %c8 : index
        %197:2 = func.call @linear_route_q2_k__gfx1100.0(%158, %196, %14, %178, %140, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %198 = arith.muli %191, %c3 : index
        %199 = arith.addi %198, %c9 : index
        %200 = arith.muli %tileRows, %c12 : index
        %201 = arith.muli %199, %200 : index
        %202 = arith.addi %177, %201 : index
        %203 = vector.load %x[%202] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %204 = arith.addi %202, %171 : index
        %205 = vector.load %x[%204] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %206 = vector.shuffle %203, %205 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %207 = wave.mma %206, %195#0, %192 : vector<16xf16>, vector<8xf32>
        %208 = arith.addi %198, %c8 : index
        %209 = arith.muli %208, %200 : index
        %210 = arith.addi %177, %209 : index
        %211 = vector.load %x[%210] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %212 = arith.addi %210, %171 : index
        %213 = vector.load %x[%212] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %214 = vector.shuffle %211, %213 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %215 = wave.mma %214, %195#1, %207 : vector<16xf16>, vector<8xf32>
        %216 = arith.addi %198, %c3 : index
        %217 = arith.muli %216, %200 : index
        %218 = arith.addi %177, %217 : index
        %219 = vector.load %x[%218] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %220 = arith.addi %218, %171 : index
        %221 = vector.load %x[%220] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %222 = vector.shuffle %219, %221 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %223 = wave.mma %222, %197#0, %215 : vector<16xf16>, vector<8xf32>
        %224 = arith.addi %198, %c22 : index
        %225 = arith.muli %224, %200 : index
        %226 = arith.addi %177, %225 : index
        %227 = vector.load %x[%226] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %228 = arith.addi %226, %171 : index
        %229 = vector.load %x[%228] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %230 = vector.shuffle %227, %229 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %231 = wave.mma %230, %197#1, %223 : vector<16xf16>, vector<8xf32>
        scf.yield %231 : vector<8xf32>
      }
      %232 = arith.select %185, %190, %184 : index
      %235 = scf.for %233 = %190 to %232 step %c8 iter_args(%234 = %193) -> (vector<8xf32>) {
        %236 = arith.addi %233, %c9 : index
        %237:2 = func.call @linear_route_q2_k__gfx1100.0(%158, %236, %14, %178, %140, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %238 = arith.muli %233, %c3 : index
        %239 = arith.addi %238, %c9 : index
        %240 = arith.muli %tileRows, %c12 : index
        %241 = arith.muli %239, %240 : index
        %242 = arith.addi %177, %241 : index
        %243 = vector.load %x[%242] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %244 = arith.addi %242, %171 : index
        %245 = vector.load %x[%244] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %246 = vector.shuffle %243, %245 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %247 = wave.mma %246, %237#0, %234 : vector<16xf16>, vector<8xf32>
        %248 = arith.addi %238, %c8 : index
        %249 = arith.muli %248, %240 : index
        %250 = arith.addi %177, %249 : index
        %251 = vector.load %x[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %252 = arith.addi %250, %171 : index
        %253 = vector.load %x[%252] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %254 = vector.shuffle %251, %253 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %255 = wave.mma %254, %237#1, %247 : vector<16xf16>, vector<8xf32>
        scf.yield %255 : vector<8xf32>
      }
      %256 = arith.addi %137, %c9 : index
      func.call @linear_route_q2_k__gfx1100.1(%235, %18, %waves, %256, %16, %factors, %14, %w, %outputFeatures, %19, %logits) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>) -> ()
    }
  }
  %257 = arith.muli %experts, %waves : index
  %258 = wave.scratch %257 : memref<?xf32>
  %259 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %259 {
    %260 = arith.muli %1, %c12 : index
    %261 = arith.addi %260, %c12 : index
    %262 = arith.minsi %261, %16 : index
    %263 = wave.wave
    %264 = arith.addi %260, %263 : index
    scf.for %265 = %264 to %262 step %waves {
      %266 = arith.muli %263, %experts : index
      %267 = wave.lane
      %268 = arith.muli %265, %logitsWidth : index
      %271 = scf.for %269 = %267 to %experts step %c15 iter_args(%270 = %c28) -> (f32) {
        %272 = arith.addi %268, %269 : index
        %273 = memref.load %logits[%272] : memref<?xf32>
        %274 = arith.maximumf %270, %273 : f32
        scf.yield %274 : f32
      }
      %275 = vector.broadcast %271 : f32 to vector<1xf32>
      %276 = wave.reduce "max" %275 : vector<1xf32>
      %279 = scf.for %277 = %267 to %experts step %c15 iter_args(%278 = %c29) -> (f32) {
        %280 = arith.addi %268, %277 : index
        %281 = memref.load %logits[%280] : memref<?xf32>
        %282 = arith.subf %281, %276 : f32
        %283 = arith.mulf %282, %c30 : f32
        %284 = wave.exp2 %283 : f32
        %285 = arith.addi %266, %277 : index
        memref.store %284, %258[%285] : memref<?xf32>
        %286 = arith.addf %278, %284 : f32
        scf.yield %286 : f32
      }
      %287 = vector.broadcast %279 : f32 to vector<1xf32>
      %288 = wave.reduce "add" %287 : vector<1xf32>
      scf.for %289 = %267 to %experts step %c15 {
        %290 = arith.addi %266, %289 : index
        %291 = memref.load %258[%290] : memref<?xf32>
        %292 = arith.divf %291, %288 : f32
        memref.store %292, %258[%290] : memref<?xf32>
      }
      %297:3 = scf.for %293 = %c9 to %expertsPerToken step %c8 iter_args(%294 = %c29, %295 = %c29, %296 = %c31) -> (f32, f32, i32) {
        %301:2 = scf.for %298 = %267 to %experts step %c15 iter_args(%299 = %c32, %300 = %c29) -> (f32, f32) {
          %302 = arith.addi %266, %298 : index
          %303 = memref.load %258[%302] : memref<?xf32>
          %304 = arith.cmpf ogt, %303, %299 : f32
          %305 = arith.index_cast %298 : index to i32
          %306 = arith.sitofp %305 : i32 to f32
          %307 = arith.select %304, %303, %299 : f32
          %308 = arith.select %304, %306, %300 : f32
          scf.yield %307, %308 : f32, f32
        }
        %309 = vector.broadcast %301#0 : f32 to vector<1xf32>
        %310 = wave.reduce "max" %309 : vector<1xf32>
        %311 = arith.cmpf oeq, %301#0, %310 : f32
        %312 = arith.subf %c29, %301#1 : f32
        %313 = arith.select %311, %312, %c33 : f32
        %314 = vector.broadcast %313 : f32 to vector<1xf32>
        %315 = wave.reduce "max" %314 : vector<1xf32>
        %316 = arith.subf %c29, %315 : f32
        %317 = arith.fptosi %316 : f32 to i32
        %318 = arith.index_cast %317 : i32 to index
        %319 = arith.remui %318, %c15 : index
        %320 = arith.cmpi eq, %319, %267 : index
        scf.if %320 {
          %321 = arith.addi %266, %318 : index
          memref.store %c34, %258[%321] : memref<?xf32>
        }
        %322 = arith.cmpi eq, %293, %267 : index
        %323 = arith.addf %294, %310 : f32
        %324 = arith.select %322, %310, %295 : f32
        %325 = arith.select %322, %317, %296 : i32
        scf.yield %323, %324, %325 : f32, f32, i32
      }
      %326 = arith.cmpi eq, %normalize, %c8 : index
      %327 = arith.divf %297#1, %297#0 : f32
      %328 = arith.select %326, %327, %297#1 : f32
      %329 = arith.cmpi slt, %267, %expertsPerToken : index
      scf.if %329 {
        %330 = arith.muli %265, %expertsPerToken : index
        %331 = arith.addi %330, %267 : index
        memref.store %328, %weights[%331] : memref<?xf32>
        memref.store %297#2, %ids_out[%331] : memref<?xi32>
      }
    }
    %332 = arith.cmpi eq, %blocks, %c8 : index
    %333 = scf.if %332 -> (i1) {
      wave.barrier
      scf.yield %332 : i1
    } else {
      %334 = wave.arrive %counters[%blocks], %blocks : memref<?xi32>
      scf.yield %334 : i1
    }
    scf.if %333 {
      %335 = arith.muli %16, %expertsPerToken : index
      %336 = arith.cmpi sgt, %pairsInLds, %c9 : index
      scf.if %336 {
        %337 = arith.muli %waves, %c15 : index
        %338 = wave.scratch %pairsInLds : memref<?xi32>
        %339 = wave.scratch %pairsInLds : memref<?xi32>
        %340 = wave.scratch %pairsInLds : memref<?xi32>
        %341 = arith.muli %263, %c15 : index
        %342 = wave.lane
        %343 = arith.addi %341, %342 : index
        scf.for %344 = %343 to %pairsInLds step %337 {
          %345 = arith.subi %335, %c8 : index
          %346 = arith.minsi %344, %345 : index
          %347 = arith.maxsi %346, %c9 : index
          %348 = memref.load %ids_out[%347] : memref<?xi32>
          %349 = arith.cmpi slt, %344, %335 : index
          %350 = arith.select %349, %348, %c39 : i32
          memref.store %350, %338[%344] : memref<?xi32>
          memref.store %c31, %340[%344] : memref<?xi32>
        }
        %351 = arith.cmpi eq, %343, %c9 : index
        scf.if %351 {
          memref.store %c31, %groups[%c9] : memref<?xi32>
        }
        wave.barrier
        scf.for %352 = %343 to %335 step %337 {
          %353 = memref.load %338[%352] : memref<?xi32>
          %354 = arith.index_cast %352 : index to i32
          %355 = vector.broadcast %354 : i32 to vector<4xi32>
          %360:3 = scf.for %356 = %c9 to %pairsInLds step %c2 iter_args(%357 = %c37, %358 = %c37, %359 = %c37) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>) {
            %361 = vector.load %338[%356] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %362 = arith.index_cast %356 : index to i32
            %363 = vector.broadcast %362 : i32 to vector<4xi32>
            %364 = arith.addi %363, %c40 : vector<4xi32>
            %365 = arith.cmpi slt, %364, %355 : vector<4xi32>
            %366 = vector.broadcast %353 : i32 to vector<4xi32>
            %367 = arith.cmpi eq, %361, %366 : vector<4xi32>
            %368 = arith.select %367, %c38, %c37 : vector<4xi1>, vector<4xi32>
            %369 = arith.cmpi slt, %361, %366 : vector<4xi32>
            %370 = arith.select %369, %c38, %c37 : vector<4xi1>, vector<4xi32>
            %371 = arith.select %365, %368, %c37 : vector<4xi1>, vector<4xi32>
            %372 = arith.addi %357, %370 : vector<4xi32>
            %373 = arith.addi %358, %368 : vector<4xi32>
            %374 = arith.addi %359, %371 : vector<4xi32>
            scf.yield %372, %373, %374 : vector<4xi32>, vector<4xi32>, vector<4xi32>
          }
          %375 = vector.extract %360#0[0] : i32 from vector<4xi32>
          %376 = vector.extract %360#0[1] : i32 from vector<4xi32>
          %377 = vector.extract %360#0[2] : i32 from vector<4xi32>
          %378 = vector.extract %360#0[3] : i32 from vector<4xi32>
          %379 = arith.addi %375, %376 : i32
          %380 = arith.addi %379, %377 : i32
          %381 = arith.addi %380, %378 : i32
          %382 = vector.extract %360#1[0] : i32 from vector<4xi32>
          %383 = vector.extract %360#1[1] : i32 from vector<4xi32>
          %384 = vector.extract %360#1[2] : i32 from vector<4xi32>
          %385 = vector.extract %360#1[3] : i32 from vector<4xi32>
          %386 = arith.addi %382, %383 : i32
          %387 = arith.addi %386, %384 : i32
          %388 = arith.addi %387, %385 : i32
          %389 = vector.extract %360#2[0] : i32 from vector<4xi32>
          %390 = vector.extract %360#2[1] : i32 from vector<4xi32>
          %391 = vector.extract %360#2[2] : i32 from vector<4xi32>
          %392 = vector.extract %360#2[3] : i32 from vector<4xi32>
          %393 = arith.addi %389, %390 : i32
          %394 = arith.addi %393, %391 : i32
          %395 = arith.addi %394, %392 : i32
          %396 = arith.addi %381, %395 : i32
          %397 = arith.index_cast %396 : i32 to index
          %398 = arith.addi %pairsAt, %397 : index
          memref.store %354, %groups[%398] : memref<?xi32>
          %399 = arith.andi %395, %c42 : i32
          %400 = arith.cmpi eq, %399, %c31 : i32
          memref.store %353, %339[%397] : memref<?xi32>
          %401 = arith.subi %388, %395 : i32
          %402 = arith.minsi %401, %c43 : i32
          %403 = arith.select %400, %402, %c31 : i32
          memref.store %403, %340[%397] : memref<?xi32>
        }
        wave.barrier
        scf.for %404 = %343 to %335 step %337 {
          %405 = memref.load %340[%404] : memref<?xi32>
          %406 = arith.index_cast %404 : index to i32
          %407 = vector.broadcast %406 : i32 to vector<4xi32>
          %410 = scf.for %408 = %c9 to %pairsInLds step %c2 iter_args(%409 = %c37) -> (vector<4xi32>) {
            %411 = vector.load %340[%408] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %412 = arith.index_cast %408 : index to i32
            %413 = vector.broadcast %412 : i32 to vector<4xi32>
            %414 = arith.addi %413, %c40 : vector<4xi32>
            %415 = arith.cmpi slt, %414, %407 : vector<4xi32>
            %416 = arith.cmpi sgt, %411, %c37 : vector<4xi32>
            %417 = arith.select %416, %c38, %c37 : vector<4xi1>, vector<4xi32>
            %418 = arith.select %415, %417, %c37 : vector<4xi1>, vector<4xi32>
            %419 = arith.addi %409, %418 : vector<4xi32>
            scf.yield %419 : vector<4xi32>
          }
          %420 = vector.extract %410[0] : i32 from vector<4xi32>
          %421 = vector.extract %410[1] : i32 from vector<4xi32>
          %422 = vector.extract %410[2] : i32 from vector<4xi32>
          %423 = vector.extract %410[3] : i32 from vector<4xi32>
          %424 = arith.addi %420, %421 : i32
          %425 = arith.addi %424, %422 : i32
          %426 = arith.addi %425, %423 : i32
          %427 = arith.cmpi sgt, %405, %c31 : i32
          scf.if %427 {
            %428 = arith.index_cast %426 : i32 to index
            %429 = memref.load %339[%404] : memref<?xi32>
            %430 = arith.muli %428, %c2 : index
            %431 = arith.addi %430, %c2 : index
            memref.store %429, %groups[%431] : memref<?xi32>
            %432 = arith.addi %430, %c44 : index
            memref.store %406, %groups[%432] : memref<?xi32>
            %433 = arith.addi %430, %c45 : index
            memref.store %405, %groups[%433] : memref<?xi32>
          }
          %434 = arith.subi %335, %c8 : index
          %435 = arith.cmpi eq, %404, %434 : index
          scf.if %435 {
            %436 = arith.select %427, %c46, %c31 : i32
            %437 = arith.addi %426, %436 : i32
            memref.store %437, %groups[%c9] : memref<?xi32>
          }
        }
      } else {
        %438 = arith.muli %waves, %c15 : index
        %439 = wave.scratch %experts : memref<?xi32>
        %440 = arith.muli %263, %c15 : index
        %441 = wave.lane
        %442 = arith.addi %440, %441 : index
        scf.for %443 = %442 to %experts step %438 {
          %444 = arith.index_cast %443 : index to i32
          %447 = scf.for %445 = %c9 to %335 step %c8 iter_args(%446 = %c31) -> (i32) {
            %448 = memref.load %ids_out[%445] : memref<?xi32>
            %449 = arith.cmpi eq, %448, %444 : i32
            %450 = arith.select %449, %c46, %c31 : i32
            %451 = arith.addi %446, %450 : i32
            scf.yield %451 : i32
          }
          memref.store %447, %439[%443] : memref<?xi32>
        }
        wave.barrier
        scf.for %452 = %442 to %experts step %438 {
          %456:2 = scf.for %453 = %c9 to %452 step %c8 iter_args(%454 = %c31, %455 = %c31) -> (i32, i32) {
            %457 = memref.load %439[%453] : memref<?xi32>
            %458 = arith.addi %454, %457 : i32
            %459 = arith.addi %457, %c42 : i32
            %460 = arith.shrui %459, %c47 : i32
            %461 = arith.addi %455, %460 : i32
            scf.yield %458, %461 : i32, i32
          }
          %462 = arith.index_cast %452 : index to i32
          %463 = memref.load %439[%452] : memref<?xi32>
          %464 = arith.addi %463, %c42 : i32
          %465 = arith.shrui %464, %c47 : i32
          %466 = arith.index_cast %465 : i32 to index
          scf.for %467 = %c9 to %466 step %c8 {
            %468 = arith.muli %467, %c12 : index
            %469 = arith.index_cast %468 : index to i32
            %470 = arith.index_cast %456#1 : i32 to index
            %471 = arith.addi %470, %467 : index
            %472 = arith.addi %456#0, %469 : i32
            %473 = arith.subi %463, %469 : i32
            %474 = arith.minsi %473, %c43 : i32
            %475 = arith.muli %471, %c2 : index
            %476 = arith.addi %475, %c2 : index
            memref.store %462, %groups[%476] : memref<?xi32>
            %477 = arith.addi %475, %c44 : index
            memref.store %472, %groups[%477] : memref<?xi32>
            %478 = arith.addi %475, %c45 : index
            memref.store %474, %groups[%478] : memref<?xi32>
          }
          %481 = scf.for %479 = %c9 to %335 step %c8 iter_args(%480 = %456#0) -> (i32) {
            %482 = memref.load %ids_out[%479] : memref<?xi32>
            %483 = arith.cmpi eq, %482, %462 : i32
            scf.if %483 {
              %484 = arith.index_cast %480 : i32 to index
              %485 = arith.addi %pairsAt, %484 : index
              %486 = arith.index_cast %479 : index to i32
              memref.store %486, %groups[%485] : memref<?xi32>
            }
            %487 = arith.select %483, %c46, %c31 : i32
            %488 = arith.addi %480, %487 : i32
            scf.yield %488 : i32
          }
          %489 = arith.subi %experts, %c8 : index
          %490 = arith.cmpi eq, %452, %489 : index
          scf.if %490 {
            %491 = arith.addi %456#1, %465 : i32
            memref.store %491, %groups[%c9] : memref<?xi32>
          }
        }
      }
    }
  }
  wave.return
}
