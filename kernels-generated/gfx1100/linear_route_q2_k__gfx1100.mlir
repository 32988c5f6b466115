// GENERATED from codegen/kvcgen/gfx_route.py; do not edit.
// Config: GfxLinearRoute(format='q2_k')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_route_q2_k__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
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
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c16 = arith.constant 8 : index
  %c17 = arith.constant 32 : index
  %c18 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
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
      %23 = wave.lane
      %24 = arith.remui %23, %c12 : index
      %25 = wave.scratch %operandHalves : memref<?xf16>
      %26 = arith.divui %operandHalves, %c16 : index
      %27 = wave.wave
      %28 = arith.muli %27, %c17 : index
      %29 = arith.addi %28, %23 : index
      %30 = arith.muli %waves, %c17 : index
      scf.for %31 = %29 to %26 step %30 {
        %32 = arith.muli %31, %c16 : index
        %33 = arith.addi %c9, %32 : index
        %34 = vector.load %x[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %34, %25[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %35 = arith.remui %24, %tileRows : index
      %36 = arith.muli %35, %c16 : index
      %37 = arith.divui %inputFeatures, %c17 : index
      %38 = arith.muli %27, %stepsPerWave : index
      %39 = arith.minsi %38, %37 : index
      %40 = arith.addi %39, %stepsPerWave : index
      %41 = arith.minsi %40, %37 : index
      %42 = arith.cmpi eq, %wholeBlocks, %c8 : index
      %43 = arith.subi %41, %39 : index
      %44 = arith.divui %43, %c3 : index
      %45 = arith.muli %44, %c3 : index
      %46 = arith.addi %39, %45 : index
      %47 = arith.select %42, %40, %46 : index
      %50 = scf.for %48 = %39 to %47 step %c3 iter_args(%49 = %c18) -> (vector<8xf32>) {
        %51 = arith.addi %48, %c9 : index
        %52:2 = func.call @linear_route_q2_k__gfx1100.0(%23, %14, %51, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %53 = arith.addi %48, %c8 : index
        %54:2 = func.call @linear_route_q2_k__gfx1100.0(%23, %14, %53, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %55 = arith.muli %48, %c3 : index
        %56 = arith.addi %55, %c9 : index
        %57 = arith.muli %tileRows, %c12 : index
        %58 = arith.muli %56, %57 : index
        %59 = arith.addi %36, %58 : index
        %60 = vector.load %25[%59] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %61 = arith.muli %tileRows, %c16 : index
        %62 = arith.addi %59, %61 : index
        %63 = vector.load %25[%62] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %64 = vector.shuffle %60, %63 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %65 = wave.mma %64, %52#0, %49 : vector<16xf16>, vector<8xf32>
        %66 = arith.addi %55, %c8 : index
        %67 = arith.muli %66, %57 : index
        %68 = arith.addi %36, %67 : index
        %69 = vector.load %25[%68] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %70 = arith.addi %68, %61 : index
        %71 = vector.load %25[%70] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %72 = vector.shuffle %69, %71 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %73 = wave.mma %72, %52#1, %65 : vector<16xf16>, vector<8xf32>
        %74 = arith.addi %55, %c3 : index
        %75 = arith.muli %74, %57 : index
        %76 = arith.addi %36, %75 : index
        %77 = vector.load %25[%76] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %78 = arith.addi %76, %61 : index
        %79 = vector.load %25[%78] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %80 = vector.shuffle %77, %79 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %81 = wave.mma %80, %54#0, %73 : vector<16xf16>, vector<8xf32>
        %82 = arith.addi %55, %c21 : index
        %83 = arith.muli %82, %57 : index
        %84 = arith.addi %36, %83 : index
        %85 = vector.load %25[%84] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %86 = arith.addi %84, %61 : index
        %87 = vector.load %25[%86] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %88 = vector.shuffle %85, %87 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %89 = wave.mma %88, %54#1, %81 : vector<16xf16>, vector<8xf32>
        scf.yield %89 : vector<8xf32>
      }
      %90 = arith.select %42, %47, %41 : index
      %93 = scf.for %91 = %47 to %90 step %c8 iter_args(%92 = %50) -> (vector<8xf32>) {
        %94 = arith.addi %91, %c9 : index
        %95:2 = func.call @linear_route_q2_k__gfx1100.0(%23, %14, %94, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %96 = arith.muli %91, %c3 : index
        %97 = arith.addi %96, %c9 : index
        %98 = arith.muli %tileRows, %c12 : index
        %99 = arith.muli %97, %98 : index
        %100 = arith.addi %36, %99 : index
        %101 = vector.load %25[%100] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %102 = arith.muli %tileRows, %c16 : index
        %103 = arith.addi %100, %102 : index
        %104 = vector.load %25[%103] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %105 = vector.shuffle %101, %104 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %106 = wave.mma %105, %95#0, %92 : vector<16xf16>, vector<8xf32>
        %107 = arith.addi %96, %c8 : index
        %108 = arith.muli %107, %98 : index
        %109 = arith.addi %36, %108 : index
        %110 = vector.load %25[%109] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %111 = arith.addi %109, %102 : index
        %112 = vector.load %25[%111] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %113 = vector.shuffle %110, %112 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %114 = wave.mma %113, %95#1, %106 : vector<16xf16>, vector<8xf32>
        scf.yield %114 : vector<8xf32>
      }
      %115 = arith.addi %21, %c9 : index
      func.call @linear_route_q2_k__gfx1100.1(%93, %18, %waves, %115, %16, %factors, %14, %w, %outputFeatures, %19, %logits) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>) -> ()
    }
  }
  %116 = arith.cmpi eq, %rowsMode, %c8 : index
  scf.if %116 {
    %117 = arith.muli %1, %c12 : index
    %118 = arith.cmpi slt, %117, %16 : index
    scf.if %118 {
      %119 = wave.lane
      %120 = arith.remui %119, %c12 : index
      %121 = arith.remui %120, %tileRows : index
      %122 = arith.addi %117, %121 : index
      %123 = arith.divui %122, %tileRows : index
      %124 = arith.divui %inputFeatures, %c12 : index
      %125 = arith.muli %123, %124 : index
      %126 = arith.divui %c9, %c12 : index
      %127 = arith.addi %125, %126 : index
      %128 = arith.muli %127, %c3 : index
      %129 = arith.remui %c9, %c12 : index
      %130 = arith.divui %129, %c16 : index
      %131 = arith.addi %128, %130 : index
      %132 = arith.muli %tileRows, %c16 : index
      %133 = arith.muli %131, %132 : index
      %134 = arith.remui %122, %tileRows : index
      %135 = arith.muli %134, %c16 : index
      %136 = arith.addi %133, %135 : index
      %137 = arith.remui %c9, %c16 : index
      %138 = arith.addi %136, %137 : index
      %139 = wave.wave
      %140 = arith.divui %inputFeatures, %c17 : index
      %141 = arith.muli %139, %stepsPerWave : index
      %142 = arith.minsi %141, %140 : index
      %143 = arith.addi %142, %stepsPerWave : index
      %144 = arith.minsi %143, %140 : index
      %145 = arith.cmpi eq, %wholeBlocks, %c8 : index
      %146 = arith.subi %144, %142 : index
      %147 = arith.divui %146, %c3 : index
      %148 = arith.muli %147, %c3 : index
      %149 = arith.addi %142, %148 : index
      %150 = arith.select %145, %143, %149 : index
      %153 = scf.for %151 = %142 to %150 step %c3 iter_args(%152 = %c18) -> (vector<8xf32>) {
        %154 = arith.addi %151, %c9 : index
        %155:2 = func.call @linear_route_q2_k__gfx1100.0(%119, %14, %154, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %156 = arith.addi %151, %c8 : index
        %157:2 = func.call @linear_route_q2_k__gfx1100.0(%119, %14, %156, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %158 = arith.muli %151, %c3 : index
        %159 = arith.addi %158, %c9 : index
        %160 = arith.muli %tileRows, %c12 : index
        %161 = arith.muli %159, %160 : index
        %162 = arith.addi %138, %161 : index
        %163 = vector.load %x[%162] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %164 = arith.addi %162, %132 : index
        %165 = vector.load %x[%164] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %166 = vector.shuffle %163, %165 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %167 = wave.mma %166, %155#0, %152 : vector<16xf16>, vector<8xf32>
        %168 = arith.addi %158, %c8 : index
        %169 = arith.muli %168, %160 : index
        %170 = arith.addi %138, %169 : index
        %171 = vector.load %x[%170] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %172 = arith.addi %170, %132 : index
        %173 = vector.load %x[%172] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %174 = vector.shuffle %171, %173 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %175 = wave.mma %174, %155#1, %167 : vector<16xf16>, vector<8xf32>
        %176 = arith.addi %158, %c3 : index
        %177 = arith.muli %176, %160 : index
        %178 = arith.addi %138, %177 : index
        %179 = vector.load %x[%178] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %180 = arith.addi %178, %132 : index
        %181 = vector.load %x[%180] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %182 = vector.shuffle %179, %181 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %183 = wave.mma %182, %157#0, %175 : vector<16xf16>, vector<8xf32>
        %184 = arith.addi %158, %c21 : index
        %185 = arith.muli %184, %160 : index
        %186 = arith.addi %138, %185 : index
        %187 = vector.load %x[%186] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %188 = arith.addi %186, %132 : index
        %189 = vector.load %x[%188] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %190 = vector.shuffle %187, %189 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %191 = wave.mma %190, %157#1, %183 : vector<16xf16>, vector<8xf32>
        scf.yield %191 : vector<8xf32>
      }
      %192 = arith.select %145, %150, %144 : index
      %195 = scf.for %193 = %150 to %192 step %c8 iter_args(%194 = %153) -> (vector<8xf32>) {
        %196 = arith.addi %193, %c9 : index
        %197:2 = func.call @linear_route_q2_k__gfx1100.0(%119, %14, %196, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %198 = arith.muli %193, %c3 : index
        %199 = arith.addi %198, %c9 : index
        %200 = arith.muli %tileRows, %c12 : index
        %201 = arith.muli %199, %200 : index
        %202 = arith.addi %138, %201 : index
        %203 = vector.load %x[%202] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %204 = arith.addi %202, %132 : index
        %205 = vector.load %x[%204] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %206 = vector.shuffle %203, %205 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %207 = wave.mma %206, %197#0, %194 : vector<16xf16>, vector<8xf32>
        %208 = arith.addi %198, %c8 : index
        %209 = arith.muli %208, %200 : index
        %210 = arith.addi %138, %209 : index
        %211 = vector.load %x[%210] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %212 = arith.addi %210, %132 : index
        %213 = vector.load %x[%212] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %214 = vector.shuffle %211, %213 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %215 = wave.mma %214, %197#1, %207 : vector<16xf16>, vector<8xf32>
        scf.yield %215 : vector<8xf32>
      }
      %216 = arith.addi %117, %c9 : index
      func.call @linear_route_q2_k__gfx1100.1(%195, %18, %waves, %216, %16, %factors, %14, %w, %outputFeatures, %19, %logits) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>) -> ()
    }
  }
  %217 = arith.muli %experts, %waves : index
  %218 = wave.scratch %217 : memref<?xf32>
  %219 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %219 {
    %220 = arith.muli %1, %c12 : index
    %221 = arith.addi %220, %c12 : index
    %222 = arith.minsi %221, %16 : index
    %223 = wave.wave
    %224 = arith.addi %220, %223 : index
    scf.for %225 = %224 to %222 step %waves {
      %226 = arith.muli %223, %experts : index
      %227 = wave.lane
      %228 = arith.muli %225, %logitsWidth : index
      %231 = scf.for %229 = %227 to %experts step %c17 iter_args(%230 = %c27) -> (f32) {
        %232 = arith.addi %228, %229 : index
        %233 = memref.load %logits[%232] : memref<?xf32>
        %234 = arith.maximumf %230, %233 : f32
        scf.yield %234 : f32
      }
      %235 = vector.broadcast %231 : f32 to vector<1xf32>
      %236 = wave.reduce "max" %235 : vector<1xf32>
      %239 = scf.for %237 = %227 to %experts step %c17 iter_args(%238 = %c28) -> (f32) {
        %240 = arith.addi %228, %237 : index
        %241 = memref.load %logits[%240] : memref<?xf32>
        %242 = arith.subf %241, %236 : f32
        %243 = arith.mulf %242, %c29 : f32
        %244 = wave.exp2 %243 : f32
        %245 = arith.addi %226, %237 : index
        memref.store %244, %218[%245] : memref<?xf32>
        %246 = arith.addf %238, %244 : f32
        scf.yield %246 : f32
      }
      %247 = vector.broadcast %239 : f32 to vector<1xf32>
      %248 = wave.reduce "add" %247 : vector<1xf32>
      scf.for %249 = %227 to %experts step %c17 {
        %250 = arith.addi %226, %249 : index
        %251 = memref.load %218[%250] : memref<?xf32>
        %252 = arith.divf %251, %248 : f32
        memref.store %252, %218[%250] : memref<?xf32>
      }
      %257:3 = scf.for %253 = %c9 to %expertsPerToken step %c8 iter_args(%254 = %c28, %255 = %c28, %256 = %c30) -> (f32, f32, i32) {
        %261:2 = scf.for %258 = %227 to %experts step %c17 iter_args(%259 = %c31, %260 = %c28) -> (f32, f32) {
          %262 = arith.addi %226, %258 : index
          %263 = memref.load %218[%262] : memref<?xf32>
          %264 = arith.cmpf ogt, %263, %259 : f32
          %265 = arith.index_cast %258 : index to i32
          %266 = arith.sitofp %265 : i32 to f32
          %267 = arith.select %264, %263, %259 : f32
          %268 = arith.select %264, %266, %260 : f32
          scf.yield %267, %268 : f32, f32
        }
        %269 = vector.broadcast %261#0 : f32 to vector<1xf32>
        %270 = wave.reduce "max" %269 : vector<1xf32>
        %271 = arith.cmpf oeq, %261#0, %270 : f32
        %272 = arith.subf %c28, %261#1 : f32
        %273 = arith.select %271, %272, %c32 : f32
        %274 = vector.broadcast %273 : f32 to vector<1xf32>
        %275 = wave.reduce "max" %274 : vector<1xf32>
        %276 = arith.subf %c28, %275 : f32
        %277 = arith.fptosi %276 : f32 to i32
        %278 = arith.index_cast %277 : i32 to index
        %279 = arith.remui %278, %c17 : index
        %280 = arith.cmpi eq, %279, %227 : index
        scf.if %280 {
          %281 = arith.addi %226, %278 : index
          memref.store %c33, %218[%281] : memref<?xf32>
        }
        %282 = arith.cmpi eq, %253, %227 : index
        %283 = arith.addf %254, %270 : f32
        %284 = arith.select %282, %270, %255 : f32
        %285 = arith.select %282, %277, %256 : i32
        scf.yield %283, %284, %285 : f32, f32, i32
      }
      %286 = arith.cmpi eq, %normalize, %c8 : index
      %287 = arith.divf %257#1, %257#0 : f32
      %288 = arith.select %286, %287, %257#1 : f32
      %289 = arith.cmpi slt, %227, %expertsPerToken : index
      scf.if %289 {
        %290 = arith.muli %225, %expertsPerToken : index
        %291 = arith.addi %290, %227 : index
        memref.store %288, %weights[%291] : memref<?xf32>
        memref.store %257#2, %ids_out[%291] : memref<?xi32>
      }
    }
    %292 = arith.cmpi eq, %blocks, %c8 : index
    %293 = scf.if %292 -> (i1) {
      wave.barrier
      scf.yield %292 : i1
    } else {
      %294 = wave.arrive %counters[%blocks], %blocks : memref<?xi32>
      scf.yield %294 : i1
    }
    scf.if %293 {
      %295 = arith.muli %16, %expertsPerToken : index
      %296 = arith.cmpi sgt, %pairsInLds, %c9 : index
      scf.if %296 {
        %297 = arith.muli %waves, %c17 : index
        %298 = wave.scratch %pairsInLds : memref<?xi32>
        %299 = wave.scratch %pairsInLds : memref<?xi32>
        %300 = wave.scratch %pairsInLds : memref<?xi32>
        %301 = arith.muli %223, %c17 : index
        %302 = wave.lane
        %303 = arith.addi %301, %302 : index
        scf.for %304 = %303 to %pairsInLds step %297 {
          %305 = arith.subi %295, %c8 : index
          %306 = arith.minsi %304, %305 : index
          %307 = arith.maxsi %306, %c9 : index
          %308 = memref.load %ids_out[%307] : memref<?xi32>
          %309 = arith.cmpi slt, %304, %295 : index
          %310 = arith.select %309, %308, %c38 : i32
          memref.store %310, %298[%304] : memref<?xi32>
          memref.store %c30, %300[%304] : memref<?xi32>
        }
        %311 = arith.cmpi eq, %303, %c9 : index
        scf.if %311 {
          memref.store %c30, %groups[%c9] : memref<?xi32>
        }
        wave.barrier
        scf.for %312 = %303 to %295 step %297 {
          %313 = memref.load %298[%312] : memref<?xi32>
          %314 = arith.index_cast %312 : index to i32
          %315 = vector.broadcast %314 : i32 to vector<4xi32>
          %320:3 = scf.for %316 = %c9 to %pairsInLds step %c2 iter_args(%317 = %c36, %318 = %c36, %319 = %c36) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>) {
            %321 = vector.load %298[%316] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %322 = arith.index_cast %316 : index to i32
            %323 = vector.broadcast %322 : i32 to vector<4xi32>
            %324 = arith.addi %323, %c39 : vector<4xi32>
            %325 = arith.cmpi slt, %324, %315 : vector<4xi32>
            %326 = vector.broadcast %313 : i32 to vector<4xi32>
            %327 = arith.cmpi eq, %321, %326 : vector<4xi32>
            %328 = arith.select %327, %c37, %c36 : vector<4xi1>, vector<4xi32>
            %329 = arith.cmpi slt, %321, %326 : vector<4xi32>
            %330 = arith.select %329, %c37, %c36 : vector<4xi1>, vector<4xi32>
            %331 = arith.select %325, %328, %c36 : vector<4xi1>, vector<4xi32>
            %332 = arith.addi %317, %330 : vector<4xi32>
            %333 = arith.addi %318, %328 : vector<4xi32>
            %334 = arith.addi %319, %331 : vector<4xi32>
            scf.yield %332, %333, %334 : vector<4xi32>, vector<4xi32>, vector<4xi32>
          }
          %335 = vector.extract %320#0[0] : i32 from vector<4xi32>
          %336 = vector.extract %320#0[1] : i32 from vector<4xi32>
          %337 = vector.extract %320#0[2] : i32 from vector<4xi32>
          %338 = vector.extract %320#0[3] : i32 from vector<4xi32>
          %339 = arith.addi %335, %336 : i32
          %340 = arith.addi %339, %337 : i32
          %341 = arith.addi %340, %338 : i32
          %342 = vector.extract %320#1[0] : i32 from vector<4xi32>
          %343 = vector.extract %320#1[1] : i32 from vector<4xi32>
          %344 = vector.extract %320#1[2] : i32 from vector<4xi32>
          %345 = vector.extract %320#1[3] : i32 from vector<4xi32>
          %346 = arith.addi %342, %343 : i32
          %347 = arith.addi %346, %344 : i32
          %348 = arith.addi %347, %345 : i32
          %349 = vector.extract %320#2[0] : i32 from vector<4xi32>
          %350 = vector.extract %320#2[1] : i32 from vector<4xi32>
          %351 = vector.extract %320#2[2] : i32 from vector<4xi32>
          %352 = vector.extract %320#2[3] : i32 from vector<4xi32>
          %353 = arith.addi %349, %350 : i32
          %354 = arith.addi %353, %351 : i32
          %355 = arith.addi %354, %352 : i32
          %356 = arith.addi %341, %355 : i32
          %357 = arith.index_cast %356 : i32 to index
          %358 = arith.addi %pairsAt, %357 : index
          memref.store %314, %groups[%358] : memref<?xi32>
          %359 = arith.andi %355, %c41 : i32
          %360 = arith.cmpi eq, %359, %c30 : i32
          memref.store %313, %299[%357] : memref<?xi32>
          %361 = arith.subi %348, %355 : i32
          %362 = arith.minsi %361, %c42 : i32
          %363 = arith.select %360, %362, %c30 : i32
          memref.store %363, %300[%357] : memref<?xi32>
        }
        wave.barrier
        scf.for %364 = %303 to %295 step %297 {
          %365 = memref.load %300[%364] : memref<?xi32>
          %366 = arith.index_cast %364 : index to i32
          %367 = vector.broadcast %366 : i32 to vector<4xi32>
          %370 = scf.for %368 = %c9 to %pairsInLds step %c2 iter_args(%369 = %c36) -> (vector<4xi32>) {
            %371 = vector.load %300[%368] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %372 = arith.index_cast %368 : index to i32
            %373 = vector.broadcast %372 : i32 to vector<4xi32>
            %374 = arith.addi %373, %c39 : vector<4xi32>
            %375 = arith.cmpi slt, %374, %367 : vector<4xi32>
            %376 = arith.cmpi sgt, %371, %c36 : vector<4xi32>
            %377 = arith.select %376, %c37, %c36 : vector<4xi1>, vector<4xi32>
            %378 = arith.select %375, %377, %c36 : vector<4xi1>, vector<4xi32>
            %379 = arith.addi %369, %378 : vector<4xi32>
            scf.yield %379 : vector<4xi32>
          }
          %380 = vector.extract %370[0] : i32 from vector<4xi32>
          %381 = vector.extract %370[1] : i32 from vector<4xi32>
          %382 = vector.extract %370[2] : i32 from vector<4xi32>
          %383 = vector.extract %370[3] : i32 from vector<4xi32>
          %384 = arith.addi %380, %381 : i32
          %385 = arith.addi %384, %382 : i32
          %386 = arith.addi %385, %383 : i32
          %387 = arith.cmpi sgt, %365, %c30 : i32
          scf.if %387 {
            %388 = arith.index_cast %386 : i32 to index
            %389 = memref.load %299[%364] : memref<?xi32>
            %390 = arith.muli %388, %c2 : index
            %391 = arith.addi %390, %c2 : index
            memref.store %389, %groups[%391] : memref<?xi32>
            %392 = arith.addi %390, %c43 : index
            memref.store %366, %groups[%392] : memref<?xi32>
            %393 = arith.addi %390, %c44 : index
            memref.store %365, %groups[%393] : memref<?xi32>
          }
          %394 = arith.subi %295, %c8 : index
          %395 = arith.cmpi eq, %364, %394 : index
          scf.if %395 {
            %396 = arith.select %387, %c45, %c30 : i32
            %397 = arith.addi %386, %396 : i32
            memref.store %397, %groups[%c9] : memref<?xi32>
          }
        }
      } else {
        %398 = arith.muli %waves, %c17 : index
        %399 = wave.scratch %experts : memref<?xi32>
        %400 = arith.muli %223, %c17 : index
        %401 = wave.lane
        %402 = arith.addi %400, %401 : index
        scf.for %403 = %402 to %experts step %398 {
          %404 = arith.index_cast %403 : index to i32
          %407 = scf.for %405 = %c9 to %295 step %c8 iter_args(%406 = %c30) -> (i32) {
            %408 = memref.load %ids_out[%405] : memref<?xi32>
            %409 = arith.cmpi eq, %408, %404 : i32
            %410 = arith.select %409, %c45, %c30 : i32
            %411 = arith.addi %406, %410 : i32
            scf.yield %411 : i32
          }
          memref.store %407, %399[%403] : memref<?xi32>
        }
        wave.barrier
        scf.for %412 = %402 to %experts step %398 {
          %416:2 = scf.for %413 = %c9 to %412 step %c8 iter_args(%414 = %c30, %415 = %c30) -> (i32, i32) {
            %417 = memref.load %399[%413] : memref<?xi32>
            %418 = arith.addi %414, %417 : i32
            %419 = arith.addi %417, %c41 : i32
            %420 = arith.shrui %419, %c46 : i32
            %421 = arith.addi %415, %420 : i32
            scf.yield %418, %421 : i32, i32
          }
          %422 = arith.index_cast %412 : index to i32
          %423 = memref.load %399[%412] : memref<?xi32>
          %424 = arith.addi %423, %c41 : i32
          %425 = arith.shrui %424, %c46 : i32
          %426 = arith.index_cast %425 : i32 to index
          scf.for %427 = %c9 to %426 step %c8 {
            %428 = arith.muli %427, %c12 : index
            %429 = arith.index_cast %428 : index to i32
            %430 = arith.index_cast %416#1 : i32 to index
            %431 = arith.addi %430, %427 : index
            %432 = arith.addi %416#0, %429 : i32
            %433 = arith.subi %423, %429 : i32
            %434 = arith.minsi %433, %c42 : i32
            %435 = arith.muli %431, %c2 : index
            %436 = arith.addi %435, %c2 : index
            memref.store %422, %groups[%436] : memref<?xi32>
            %437 = arith.addi %435, %c43 : index
            memref.store %432, %groups[%437] : memref<?xi32>
            %438 = arith.addi %435, %c44 : index
            memref.store %434, %groups[%438] : memref<?xi32>
          }
          %441 = scf.for %439 = %c9 to %295 step %c8 iter_args(%440 = %416#0) -> (i32) {
            %442 = memref.load %ids_out[%439] : memref<?xi32>
            %443 = arith.cmpi eq, %442, %422 : i32
            scf.if %443 {
              %444 = arith.index_cast %440 : i32 to index
              %445 = arith.addi %pairsAt, %444 : index
              %446 = arith.index_cast %439 : index to i32
              memref.store %446, %groups[%445] : memref<?xi32>
            }
            %447 = arith.select %443, %c45, %c30 : i32
            %448 = arith.addi %440, %447 : i32
            scf.yield %448 : i32
          }
          %449 = arith.subi %experts, %c8 : index
          %450 = arith.cmpi eq, %412, %449 : index
          scf.if %450 {
            %451 = arith.addi %416#1, %425 : i32
            memref.store %451, %groups[%c9] : memref<?xi32>
          }
        }
      }
    }
  }
  wave.return
}
