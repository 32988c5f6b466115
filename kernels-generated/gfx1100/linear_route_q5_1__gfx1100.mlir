// GENERATED from codegen/kvcgen/gfx_route.py; do not edit.
// Config: GfxLinearRoute(format='q5_1')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_route_q5_1__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 64 : index
  %fc2 = arith.constant 4 : index
  %fc3 = arith.constant 128 : index
  %fscalesInLds = wave.param "scalesInLds" : index
  %fc5 = arith.constant 0 : index
  %fc6 = arith.constant 2 : index
  %fc7 = arith.constant 127 : index
  %fc8 = arith.constant 256 : index
  %fc9 = arith.constant 8 : index
  %fc10 = arith.constant dense<0> : vector<4xi32>
  %fc11 = arith.constant dense<983055> : vector<4xi32>
  %fc12 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %fc13 = arith.constant dense<65537> : vector<4xi32>
  %fc14 = arith.constant dense<4> : vector<4xi32>
  %fc15 = arith.constant dense<1677747200> : vector<4xi32>
  %fc16 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %fc17 = arith.constant dense<8> : vector<4xi32>
  %fc18 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %fc19 = arith.constant dense<12> : vector<4xi32>
  %fc20 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %fc21 = arith.constant dense<0x6400> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.muli %x1, %fc1 : index
  %f2 = arith.muli %f0, %fc2 : index
  %f3 = arith.addi %f1, %f2 : index
  %f4 = arith.addi %x2, %fc3 : index
  %f5 = arith.cmpi sgt, %fscalesInLds, %fc5 : index
  %f6 = scf.if %f5 -> (vector<4xi8>) {
    %f7 = arith.addi %x3, %f3 : index
    %f8 = vector.load %x4[%f7] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    scf.yield %f8 : vector<4xi8>
  } else {
    %f9 = arith.addi %f4, %f3 : index
    %f10 = vector.load %x5[%f9] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    scf.yield %f10 : vector<4xi8>
  }
  %f11 = vector.bitcast %f6 : vector<4xi8> to vector<2xf16>
  %f12 = vector.extract %f11[0] : f16 from vector<2xf16>
  %f13 = vector.broadcast %f12 : f16 to vector<16xf16>
  %f14 = vector.extract %f11[1] : f16 from vector<2xf16>
  %f15 = vector.broadcast %f14 : f16 to vector<16xf16>
  %f16 = arith.muli %x6, %fc6 : index
  %f17 = arith.addi %f16, %fc7 : index
  %f18 = arith.divui %f17, %fc3 : index
  %f19 = arith.muli %f18, %fc3 : index
  %f20 = arith.addi %f4, %f19 : index
  %f21 = arith.muli %x1, %fc8 : index
  %f22 = arith.addi %f20, %f21 : index
  %f23 = arith.muli %f0, %fc0 : index
  %f24 = arith.addi %f22, %f23 : index
  %f25 = arith.muli %x6, %fc9 : index
  %f26 = arith.addi %f25, %f19 : index
  %f27 = arith.addi %f26, %fc3 : index
  %f28 = arith.addi %x2, %f27 : index
  %f29 = arith.muli %x1, %fc0 : index
  %f30 = arith.addi %f29, %f0 : index
  %f31 = arith.muli %f30, %fc2 : index
  %f32 = arith.addi %f28, %f31 : index
  %f33 = vector.load %x5[%f32] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f34 = vector.bitcast %f33 : vector<4xi8> to vector<1xi32>
  %f35 = vector.shuffle %f34, %f34 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
  %f36 = vector.load %x5[%f24] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f37 = vector.bitcast %f36 : vector<16xi8> to vector<4xi32>
  %f38 = arith.shrui %f37, %fc10 : vector<4xi32>
  %f39 = arith.andi %f38, %fc11 : vector<4xi32>
  %f40 = arith.shrui %f35, %fc12 : vector<4xi32>
  %f41 = arith.andi %f40, %fc13 : vector<4xi32>
  %f42 = arith.shli %f41, %fc14 : vector<4xi32>
  %f43 = arith.ori %f39, %f42 : vector<4xi32>
  %f44 = arith.ori %f43, %fc15 : vector<4xi32>
  %f45 = vector.bitcast %f44 : vector<4xi32> to vector<8xf16>
  %f46 = arith.shrui %f37, %fc14 : vector<4xi32>
  %f47 = arith.andi %f46, %fc11 : vector<4xi32>
  %f48 = arith.shrui %f35, %fc16 : vector<4xi32>
  %f49 = arith.andi %f48, %fc13 : vector<4xi32>
  %f50 = arith.shli %f49, %fc14 : vector<4xi32>
  %f51 = arith.ori %f47, %f50 : vector<4xi32>
  %f52 = arith.ori %f51, %fc15 : vector<4xi32>
  %f53 = vector.bitcast %f52 : vector<4xi32> to vector<8xf16>
  %f54 = arith.shrui %f37, %fc17 : vector<4xi32>
  %f55 = arith.andi %f54, %fc11 : vector<4xi32>
  %f56 = arith.shrui %f35, %fc18 : vector<4xi32>
  %f57 = arith.andi %f56, %fc13 : vector<4xi32>
  %f58 = arith.shli %f57, %fc14 : vector<4xi32>
  %f59 = arith.ori %f55, %f58 : vector<4xi32>
  %f60 = arith.ori %f59, %fc15 : vector<4xi32>
  %f61 = vector.bitcast %f60 : vector<4xi32> to vector<8xf16>
  %f62 = arith.shrui %f37, %fc19 : vector<4xi32>
  %f63 = arith.andi %f62, %fc11 : vector<4xi32>
  %f64 = arith.shrui %f35, %fc20 : vector<4xi32>
  %f65 = arith.andi %f64, %fc13 : vector<4xi32>
  %f66 = arith.shli %f65, %fc14 : vector<4xi32>
  %f67 = arith.ori %f63, %f66 : vector<4xi32>
  %f68 = arith.ori %f67, %fc15 : vector<4xi32>
  %f69 = vector.bitcast %f68 : vector<4xi32> to vector<8xf16>
  %f70 = vector.shuffle %f45, %f53 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f71 = vector.shuffle %f61, %f69 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f72 = vector.shuffle %f70, %f71 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f73 = arith.subf %f72, %fc21 : vector<32xf16>
  %f74 = vector.shuffle %f73, %f73 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f75 = vector.shuffle %f73, %f73 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f76 = math.fma %f74, %f13, %f15 : vector<16xf16>
  %f77 = math.fma %f75, %f13, %f15 : vector<16xf16>
  func.return %f76, %f77 : vector<16xf16>, vector<16xf16>
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
  %scalesInLds = wave.param "scalesInLds" : index
  %c14 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
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
      %21 = arith.muli %scalesInLds, %c6 : index
      %22 = wave.scratch %21 : memref<?xi8>
      %23 = arith.cmpi sgt, %scalesInLds, %c7 : index
      scf.if %23 {
        scf.for %24 = %c7 to %c6 step %c6 {
          %25 = arith.addi %10, %24 : index
          %26 = arith.muli %25, %9 : index
          %27 = arith.addi %26, %c5 : index
          %28 = wave.wave
          %29 = arith.muli %28, %c14 : index
          %30 = wave.lane
          %31 = arith.addi %29, %30 : index
          %32 = arith.divui %scalesInLds, %c11 : index
          %33 = arith.muli %waves, %c14 : index
          scf.for %34 = %31 to %32 step %33 {
            %35 = arith.muli %34, %c11 : index
            %36 = arith.addi %27, %35 : index
            %37 = vector.load %w[%36] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %38 = arith.muli %24, %scalesInLds : index
            %39 = arith.addi %38, %35 : index
            vector.store %37, %22[%39] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %40 = wave.lane
      %41 = arith.remui %40, %c11 : index
      %42 = wave.scratch %operandHalves : memref<?xf16>
      %43 = arith.divui %operandHalves, %c2 : index
      %44 = wave.wave
      %45 = arith.muli %44, %c14 : index
      %46 = arith.addi %45, %40 : index
      %47 = arith.muli %waves, %c14 : index
      scf.for %48 = %46 to %43 step %47 {
        %49 = arith.muli %48, %c2 : index
        %50 = arith.addi %c7, %49 : index
        %51 = vector.load %x[%50] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %51, %42[%50] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %52 = arith.remui %41, %tileRows : index
      %53 = arith.muli %52, %c2 : index
      %54 = arith.muli %c7, %scalesInLds : index
      %55 = arith.divui %inputFeatures, %c14 : index
      %56 = arith.muli %44, %stepsPerWave : index
      %57 = arith.minsi %56, %55 : index
      %58 = arith.addi %57, %stepsPerWave : index
      %59 = arith.minsi %58, %55 : index
      %60 = arith.cmpi eq, %wholeBlocks, %c6 : index
      %61 = arith.subi %59, %57 : index
      %62 = arith.divui %61, %c3 : index
      %63 = arith.muli %62, %c3 : index
      %64 = arith.addi %57, %63 : index
      %65 = arith.select %60, %58, %64 : index
      %68 = scf.for %66 = %57 to %65 step %c3 iter_args(%67 = %c17) -> (vector<8xf32>) {
        %69 = arith.addi %66, %c7 : index
        %70:2 = func.call @linear_route_q5_1__gfx1100.0(%40, %69, %12, %54, %22, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %71 = arith.addi %66, %c6 : index
        %72:2 = func.call @linear_route_q5_1__gfx1100.0(%40, %71, %12, %54, %22, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %73 = arith.muli %66, %c3 : index
        %74 = arith.addi %73, %c7 : index
        %75 = arith.muli %tileRows, %c11 : index
        %76 = arith.muli %74, %75 : index
        %77 = arith.addi %53, %76 : index
        %78 = vector.load %42[%77] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %79 = arith.muli %tileRows, %c2 : index
        %80 = arith.addi %77, %79 : index
        %81 = vector.load %42[%80] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %82 = vector.shuffle %78, %81 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %83 = wave.mma %82, %70#0, %67 : vector<16xf16>, vector<8xf32>
        %84 = arith.addi %73, %c6 : index
        %85 = arith.muli %84, %75 : index
        %86 = arith.addi %53, %85 : index
        %87 = vector.load %42[%86] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %88 = arith.addi %86, %79 : index
        %89 = vector.load %42[%88] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %90 = vector.shuffle %87, %89 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %91 = wave.mma %90, %70#1, %83 : vector<16xf16>, vector<8xf32>
        %92 = arith.addi %73, %c3 : index
        %93 = arith.muli %92, %75 : index
        %94 = arith.addi %53, %93 : index
        %95 = vector.load %42[%94] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %96 = arith.addi %94, %79 : index
        %97 = vector.load %42[%96] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %98 = vector.shuffle %95, %97 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %99 = wave.mma %98, %72#0, %91 : vector<16xf16>, vector<8xf32>
        %100 = arith.addi %73, %c20 : index
        %101 = arith.muli %100, %75 : index
        %102 = arith.addi %53, %101 : index
        %103 = vector.load %42[%102] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %104 = arith.addi %102, %79 : index
        %105 = vector.load %42[%104] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %106 = vector.shuffle %103, %105 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %107 = wave.mma %106, %72#1, %99 : vector<16xf16>, vector<8xf32>
        scf.yield %107 : vector<8xf32>
      }
      %108 = arith.select %60, %65, %59 : index
      %111 = scf.for %109 = %65 to %108 step %c6 iter_args(%110 = %68) -> (vector<8xf32>) {
        %112 = arith.addi %109, %c7 : index
        %113:2 = func.call @linear_route_q5_1__gfx1100.0(%40, %112, %12, %54, %22, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %114 = arith.muli %109, %c3 : index
        %115 = arith.addi %114, %c7 : index
        %116 = arith.muli %tileRows, %c11 : index
        %117 = arith.muli %115, %116 : index
        %118 = arith.addi %53, %117 : index
        %119 = vector.load %42[%118] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %120 = arith.muli %tileRows, %c2 : index
        %121 = arith.addi %118, %120 : index
        %122 = vector.load %42[%121] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %123 = vector.shuffle %119, %122 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %124 = wave.mma %123, %113#0, %110 : vector<16xf16>, vector<8xf32>
        %125 = arith.addi %114, %c6 : index
        %126 = arith.muli %125, %116 : index
        %127 = arith.addi %53, %126 : index
        %128 = vector.load %42[%127] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %129 = arith.addi %127, %120 : index
        %130 = vector.load %42[%129] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %131 = vector.shuffle %128, %130 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %132 = wave.mma %131, %113#1, %124 : vector<16xf16>, vector<8xf32>
        scf.yield %132 : vector<8xf32>
      }
      %133 = arith.addi %19, %c7 : index
      func.call @linear_route_q5_1__gfx1100.1(%111, %16, %waves, %133, %14, %factors, %12, %w, %outputFeatures, %17, %logits) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>) -> ()
    }
  }
  %134 = arith.cmpi eq, %rowsMode, %c6 : index
  scf.if %134 {
    %135 = arith.muli %1, %c11 : index
    %136 = arith.cmpi slt, %135, %14 : index
    scf.if %136 {
      %137 = arith.muli %scalesInLds, %c6 : index
      %138 = wave.scratch %137 : memref<?xi8>
      %139 = arith.cmpi sgt, %scalesInLds, %c7 : index
      scf.if %139 {
        scf.for %140 = %c7 to %c6 step %c6 {
          %141 = arith.addi %10, %140 : index
          %142 = arith.muli %141, %9 : index
          %143 = arith.addi %142, %c5 : index
          %144 = wave.wave
          %145 = arith.muli %144, %c14 : index
          %146 = wave.lane
          %147 = arith.addi %145, %146 : index
          %148 = arith.divui %scalesInLds, %c11 : index
          %149 = arith.muli %waves, %c14 : index
          scf.for %150 = %147 to %148 step %149 {
            %151 = arith.muli %150, %c11 : index
            %152 = arith.addi %143, %151 : index
            %153 = vector.load %w[%152] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %154 = arith.muli %140, %scalesInLds : index
            %155 = arith.addi %154, %151 : index
            vector.store %153, %138[%155] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %156 = wave.lane
      %157 = arith.remui %156, %c11 : index
      %158 = arith.remui %157, %tileRows : index
      %159 = arith.addi %135, %158 : index
      %160 = arith.divui %159, %tileRows : index
      %161 = arith.divui %inputFeatures, %c11 : index
      %162 = arith.muli %160, %161 : index
      %163 = arith.divui %c7, %c11 : index
      %164 = arith.addi %162, %163 : index
      %165 = arith.muli %164, %c3 : index
      %166 = arith.remui %c7, %c11 : index
      %167 = arith.divui %166, %c2 : index
      %168 = arith.addi %165, %167 : index
      %169 = arith.muli %tileRows, %c2 : index
      %170 = arith.muli %168, %169 : index
      %171 = arith.remui %159, %tileRows : index
      %172 = arith.muli %171, %c2 : index
      %173 = arith.addi %170, %172 : index
      %174 = arith.remui %c7, %c2 : index
      %175 = arith.addi %173, %174 : index
      %176 = arith.muli %c7, %scalesInLds : index
      %177 = wave.wave
      %178 = arith.divui %inputFeatures, %c14 : index
      %179 = arith.muli %177, %stepsPerWave : index
      %180 = arith.minsi %179, %178 : index
      %181 = arith.addi %180, %stepsPerWave : index
      %182 = arith.minsi %181, %178 : index
      %183 = arith.cmpi eq, %wholeBlocks, %c6 : index
      %184 = arith.subi %182, %180 : index
      %185 = arith.divui %184, %c3 : index
      %186 = arith.muli %185, %c3 : index
      %187 = arith.addi %180, %186 : index
      %188 = arith.select %183, %181, %187 : index
      %191 = scf.for %189 = %180 to %188 step %c3 iter_args(%190 = %c17) -> (vector<8xf32>) {
        %192 = arith.addi %189, %c7 : index
        %193:2 = func.call @linear_route_q5_1__gfx1100.0(%156, %192, %12, %176, %138, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %194 = arith.addi %189, %c6 : index
        %195:2 = func.call @linear_route_q5_1__gfx1100.0(%156, %194, %12, %176, %138, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %196 = arith.muli %189, %c3 : index
        %197 = arith.addi %196, %c7 : index
        %198 = arith.muli %tileRows, %c11 : index
        %199 = arith.muli %197, %198 : index
        %200 = arith.addi %175, %199 : index
        %201 = vector.load %x[%200] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %202 = arith.addi %200, %169 : index
        %203 = vector.load %x[%202] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %204 = vector.shuffle %201, %203 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %205 = wave.mma %204, %193#0, %190 : vector<16xf16>, vector<8xf32>
        %206 = arith.addi %196, %c6 : index
        %207 = arith.muli %206, %198 : index
        %208 = arith.addi %175, %207 : index
        %209 = vector.load %x[%208] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %210 = arith.addi %208, %169 : index
        %211 = vector.load %x[%210] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %212 = vector.shuffle %209, %211 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %213 = wave.mma %212, %193#1, %205 : vector<16xf16>, vector<8xf32>
        %214 = arith.addi %196, %c3 : index
        %215 = arith.muli %214, %198 : index
        %216 = arith.addi %175, %215 : index
        %217 = vector.load %x[%216] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %218 = arith.addi %216, %169 : index
        %219 = vector.load %x[%218] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %220 = vector.shuffle %217, %219 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %221 = wave.mma %220, %195#0, %213 : vector<16xf16>, vector<8xf32>
        %222 = arith.addi %196, %c20 : index
        %223 = arith.muli %222, %198 : index
        %224 = arith.addi %175, %223 : index
        %225 = vector.load %x[%224] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %226 = arith.addi %224, %169 : index
        %227 = vector.load %x[%226] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %228 = vector.shuffle %225, %227 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %229 = wave.mma %228, %195#1, %221 : vector<16xf16>, vector<8xf32>
        scf.yield %229 : vector<8xf32>
      }
      %230 = arith.select %183, %188, %182 : index
      %233 = scf.for %231 = %188 to %230 step %c6 iter_args(%232 = %191) -> (vector<8xf32>) {
        %234 = arith.addi %231, %c7 : index
        %235:2 = func.call @linear_route_q5_1__gfx1100.0(%156, %234, %12, %176, %138, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %236 = arith.muli %231, %c3 : index
        %237 = arith.addi %236, %c7 : index
        %238 = arith.muli %tileRows, %c11 : index
        %239 = arith.muli %237, %238 : index
        %240 = arith.addi %175, %239 : index
        %241 = vector.load %x[%240] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %242 = arith.addi %240, %169 : index
        %243 = vector.load %x[%242] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %244 = vector.shuffle %241, %243 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %245 = wave.mma %244, %235#0, %232 : vector<16xf16>, vector<8xf32>
        %246 = arith.addi %236, %c6 : index
        %247 = arith.muli %246, %238 : index
        %248 = arith.addi %175, %247 : index
        %249 = vector.load %x[%248] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %250 = arith.addi %248, %169 : index
        %251 = vector.load %x[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %252 = vector.shuffle %249, %251 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %253 = wave.mma %252, %235#1, %245 : vector<16xf16>, vector<8xf32>
        scf.yield %253 : vector<8xf32>
      }
      %254 = arith.addi %135, %c7 : index
      func.call @linear_route_q5_1__gfx1100.1(%233, %16, %waves, %254, %14, %factors, %12, %w, %outputFeatures, %17, %logits) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>) -> ()
    }
  }
  %255 = arith.muli %experts, %waves : index
  %256 = wave.scratch %255 : memref<?xf32>
  %257 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %257 {
    %258 = arith.muli %1, %c11 : index
    %259 = arith.addi %258, %c11 : index
    %260 = arith.minsi %259, %14 : index
    %261 = wave.wave
    %262 = arith.addi %258, %261 : index
    scf.for %263 = %262 to %260 step %waves {
      %264 = arith.muli %261, %experts : index
      %265 = wave.lane
      %266 = arith.muli %263, %logitsWidth : index
      %269 = scf.for %267 = %265 to %experts step %c14 iter_args(%268 = %c26) -> (f32) {
        %270 = arith.addi %266, %267 : index
        %271 = memref.load %logits[%270] : memref<?xf32>
        %272 = arith.maximumf %268, %271 : f32
        scf.yield %272 : f32
      }
      %273 = vector.broadcast %269 : f32 to vector<1xf32>
      %274 = wave.reduce "max" %273 : vector<1xf32>
      %277 = scf.for %275 = %265 to %experts step %c14 iter_args(%276 = %c27) -> (f32) {
        %278 = arith.addi %266, %275 : index
        %279 = memref.load %logits[%278] : memref<?xf32>
        %280 = arith.subf %279, %274 : f32
        %281 = arith.mulf %280, %c28 : f32
        %282 = wave.exp2 %281 : f32
        %283 = arith.addi %264, %275 : index
        memref.store %282, %256[%283] : memref<?xf32>
        %284 = arith.addf %276, %282 : f32
        scf.yield %284 : f32
      }
      %285 = vector.broadcast %277 : f32 to vector<1xf32>
      %286 = wave.reduce "add" %285 : vector<1xf32>
      scf.for %287 = %265 to %experts step %c14 {
        %288 = arith.addi %264, %287 : index
        %289 = memref.load %256[%288] : memref<?xf32>
        %290 = arith.divf %289, %286 : f32
        memref.store %290, %256[%288] : memref<?xf32>
      }
      %295:3 = scf.for %291 = %c7 to %expertsPerToken step %c6 iter_args(%292 = %c27, %293 = %c27, %294 = %c29) -> (f32, f32, i32) {
        %299:2 = scf.for %296 = %265 to %experts step %c14 iter_args(%297 = %c30, %298 = %c27) -> (f32, f32) {
          %300 = arith.addi %264, %296 : index
          %301 = memref.load %256[%300] : memref<?xf32>
          %302 = arith.cmpf ogt, %301, %297 : f32
          %303 = arith.index_cast %296 : index to i32
          %304 = arith.sitofp %303 : i32 to f32
          %305 = arith.select %302, %301, %297 : f32
          %306 = arith.select %302, %304, %298 : f32
          scf.yield %305, %306 : f32, f32
        }
        %307 = vector.broadcast %299#0 : f32 to vector<1xf32>
        %308 = wave.reduce "max" %307 : vector<1xf32>
        %309 = arith.cmpf oeq, %299#0, %308 : f32
        %310 = arith.subf %c27, %299#1 : f32
        %311 = arith.select %309, %310, %c31 : f32
        %312 = vector.broadcast %311 : f32 to vector<1xf32>
        %313 = wave.reduce "max" %312 : vector<1xf32>
        %314 = arith.subf %c27, %313 : f32
        %315 = arith.fptosi %314 : f32 to i32
        %316 = arith.index_cast %315 : i32 to index
        %317 = arith.remui %316, %c14 : index
        %318 = arith.cmpi eq, %317, %265 : index
        scf.if %318 {
          %319 = arith.addi %264, %316 : index
          memref.store %c32, %256[%319] : memref<?xf32>
        }
        %320 = arith.cmpi eq, %291, %265 : index
        %321 = arith.addf %292, %308 : f32
        %322 = arith.select %320, %308, %293 : f32
        %323 = arith.select %320, %315, %294 : i32
        scf.yield %321, %322, %323 : f32, f32, i32
      }
      %324 = arith.cmpi eq, %normalize, %c6 : index
      %325 = arith.divf %295#1, %295#0 : f32
      %326 = arith.select %324, %325, %295#1 : f32
      %327 = arith.cmpi slt, %265, %expertsPerToken : index
      scf.if %327 {
        %328 = arith.muli %263, %expertsPerToken : index
        %329 = arith.addi %328, %265 : index
        memref.store %326, %weights[%329] : memref<?xf32>
        memref.store %295#2, %ids_out[%329] : memref<?xi32>
      }
    }
    %330 = arith.cmpi eq, %blocks, %c6 : index
    %331 = scf.if %330 -> (i1) {
      wave.barrier
      scf.yield %330 : i1
    } else {
      %332 = wave.arrive %counters[%blocks], %blocks : memref<?xi32>
      scf.yield %332 : i1
    }
    scf.if %331 {
      %333 = arith.muli %14, %expertsPerToken : index
      %334 = arith.cmpi sgt, %pairsInLds, %c7 : index
      scf.if %334 {
        %335 = arith.muli %waves, %c14 : index
        %336 = wave.scratch %pairsInLds : memref<?xi32>
        %337 = wave.scratch %pairsInLds : memref<?xi32>
        %338 = wave.scratch %pairsInLds : memref<?xi32>
        %339 = arith.muli %261, %c14 : index
        %340 = wave.lane
        %341 = arith.addi %339, %340 : index
        scf.for %342 = %341 to %pairsInLds step %335 {
          %343 = arith.subi %333, %c6 : index
          %344 = arith.minsi %342, %343 : index
          %345 = arith.maxsi %344, %c7 : index
          %346 = memref.load %ids_out[%345] : memref<?xi32>
          %347 = arith.cmpi slt, %342, %333 : index
          %348 = arith.select %347, %346, %c37 : i32
          memref.store %348, %336[%342] : memref<?xi32>
          memref.store %c29, %338[%342] : memref<?xi32>
        }
        %349 = arith.cmpi eq, %341, %c7 : index
        scf.if %349 {
          memref.store %c29, %groups[%c7] : memref<?xi32>
        }
        wave.barrier
        scf.for %350 = %341 to %333 step %335 {
          %351 = memref.load %336[%350] : memref<?xi32>
          %352 = arith.index_cast %350 : index to i32
          %353 = vector.broadcast %352 : i32 to vector<4xi32>
          %358:3 = scf.for %354 = %c7 to %pairsInLds step %c39 iter_args(%355 = %c35, %356 = %c35, %357 = %c35) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>) {
            %359 = vector.load %336[%354] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %360 = arith.index_cast %354 : index to i32
            %361 = vector.broadcast %360 : i32 to vector<4xi32>
            %362 = arith.addi %361, %c38 : vector<4xi32>
            %363 = arith.cmpi slt, %362, %353 : vector<4xi32>
            %364 = vector.broadcast %351 : i32 to vector<4xi32>
            %365 = arith.cmpi eq, %359, %364 : vector<4xi32>
            %366 = arith.select %365, %c36, %c35 : vector<4xi1>, vector<4xi32>
            %367 = arith.cmpi slt, %359, %364 : vector<4xi32>
            %368 = arith.select %367, %c36, %c35 : vector<4xi1>, vector<4xi32>
            %369 = arith.select %363, %366, %c35 : vector<4xi1>, vector<4xi32>
            %370 = arith.addi %355, %368 : vector<4xi32>
            %371 = arith.addi %356, %366 : vector<4xi32>
            %372 = arith.addi %357, %369 : vector<4xi32>
            scf.yield %370, %371, %372 : vector<4xi32>, vector<4xi32>, vector<4xi32>
          }
          %373 = vector.extract %358#0[0] : i32 from vector<4xi32>
          %374 = vector.extract %358#0[1] : i32 from vector<4xi32>
          %375 = vector.extract %358#0[2] : i32 from vector<4xi32>
          %376 = vector.extract %358#0[3] : i32 from vector<4xi32>
          %377 = arith.addi %373, %374 : i32
          %378 = arith.addi %377, %375 : i32
          %379 = arith.addi %378, %376 : i32
          %380 = vector.extract %358#1[0] : i32 from vector<4xi32>
          %381 = vector.extract %358#1[1] : i32 from vector<4xi32>
          %382 = vector.extract %358#1[2] : i32 from vector<4xi32>
          %383 = vector.extract %358#1[3] : i32 from vector<4xi32>
          %384 = arith.addi %380, %381 : i32
          %385 = arith.addi %384, %382 : i32
          %386 = arith.addi %385, %383 : i32
          %387 = vector.extract %358#2[0] : i32 from vector<4xi32>
          %388 = vector.extract %358#2[1] : i32 from vector<4xi32>
          %389 = vector.extract %358#2[2] : i32 from vector<4xi32>
          %390 = vector.extract %358#2[3] : i32 from vector<4xi32>
          %391 = arith.addi %387, %388 : i32
          %392 = arith.addi %391, %389 : i32
          %393 = arith.addi %392, %390 : i32
          %394 = arith.addi %379, %393 : i32
          %395 = arith.index_cast %394 : i32 to index
          %396 = arith.addi %pairsAt, %395 : index
          memref.store %352, %groups[%396] : memref<?xi32>
          %397 = arith.andi %393, %c41 : i32
          %398 = arith.cmpi eq, %397, %c29 : i32
          memref.store %351, %337[%395] : memref<?xi32>
          %399 = arith.subi %386, %393 : i32
          %400 = arith.minsi %399, %c42 : i32
          %401 = arith.select %398, %400, %c29 : i32
          memref.store %401, %338[%395] : memref<?xi32>
        }
        wave.barrier
        scf.for %402 = %341 to %333 step %335 {
          %403 = memref.load %338[%402] : memref<?xi32>
          %404 = arith.index_cast %402 : index to i32
          %405 = vector.broadcast %404 : i32 to vector<4xi32>
          %408 = scf.for %406 = %c7 to %pairsInLds step %c39 iter_args(%407 = %c35) -> (vector<4xi32>) {
            %409 = vector.load %338[%406] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %410 = arith.index_cast %406 : index to i32
            %411 = vector.broadcast %410 : i32 to vector<4xi32>
            %412 = arith.addi %411, %c38 : vector<4xi32>
            %413 = arith.cmpi slt, %412, %405 : vector<4xi32>
            %414 = arith.cmpi sgt, %409, %c35 : vector<4xi32>
            %415 = arith.select %414, %c36, %c35 : vector<4xi1>, vector<4xi32>
            %416 = arith.select %413, %415, %c35 : vector<4xi1>, vector<4xi32>
            %417 = arith.addi %407, %416 : vector<4xi32>
            scf.yield %417 : vector<4xi32>
          }
          %418 = vector.extract %408[0] : i32 from vector<4xi32>
          %419 = vector.extract %408[1] : i32 from vector<4xi32>
          %420 = vector.extract %408[2] : i32 from vector<4xi32>
          %421 = vector.extract %408[3] : i32 from vector<4xi32>
          %422 = arith.addi %418, %419 : i32
          %423 = arith.addi %422, %420 : i32
          %424 = arith.addi %423, %421 : i32
          %425 = arith.cmpi sgt, %403, %c29 : i32
          scf.if %425 {
            %426 = arith.index_cast %424 : i32 to index
            %427 = memref.load %337[%402] : memref<?xi32>
            %428 = arith.muli %426, %c39 : index
            %429 = arith.addi %428, %c39 : index
            memref.store %427, %groups[%429] : memref<?xi32>
            %430 = arith.addi %428, %c43 : index
            memref.store %404, %groups[%430] : memref<?xi32>
            %431 = arith.addi %428, %c44 : index
            memref.store %403, %groups[%431] : memref<?xi32>
          }
          %432 = arith.subi %333, %c6 : index
          %433 = arith.cmpi eq, %402, %432 : index
          scf.if %433 {
            %434 = arith.select %425, %c45, %c29 : i32
            %435 = arith.addi %424, %434 : i32
            memref.store %435, %groups[%c7] : memref<?xi32>
          }
        }
      } else {
        %436 = arith.muli %waves, %c14 : index
        %437 = wave.scratch %experts : memref<?xi32>
        %438 = arith.muli %261, %c14 : index
        %439 = wave.lane
        %440 = arith.addi %438, %439 : index
        scf.for %441 = %440 to %experts step %436 {
          %442 = arith.index_cast %441 : index to i32
          %445 = scf.for %443 = %c7 to %333 step %c6 iter_args(%444 = %c29) -> (i32) {
            %446 = memref.load %ids_out[%443] : memref<?xi32>
            %447 = arith.cmpi eq, %446, %442 : i32
            %448 = arith.select %447, %c45, %c29 : i32
            %449 = arith.addi %444, %448 : i32
            scf.yield %449 : i32
          }
          memref.store %445, %437[%441] : memref<?xi32>
        }
        wave.barrier
        scf.for %450 = %440 to %experts step %436 {
          %454:2 = scf.for %451 = %c7 to %450 step %c6 iter_args(%452 = %c29, %453 = %c29) -> (i32, i32) {
            %455 = memref.load %437[%451] : memref<?xi32>
            %456 = arith.addi %452, %455 : i32
            %457 = arith.addi %455, %c41 : i32
            %458 = arith.shrui %457, %c46 : i32
            %459 = arith.addi %453, %458 : i32
            scf.yield %456, %459 : i32, i32
          }
          %460 = arith.index_cast %450 : index to i32
          %461 = memref.load %437[%450] : memref<?xi32>
          %462 = arith.addi %461, %c41 : i32
          %463 = arith.shrui %462, %c46 : i32
          %464 = arith.index_cast %463 : i32 to index
          scf.for %465 = %c7 to %464 step %c6 {
            %466 = arith.muli %465, %c11 : index
            %467 = arith.index_cast %466 : index to i32
            %468 = arith.index_cast %454#1 : i32 to index
            %469 = arith.addi %468, %465 : index
            %470 = arith.addi %454#0, %467 : i32
            %471 = arith.subi %461, %467 : i32
            %472 = arith.minsi %471, %c42 : i32
            %473 = arith.muli %469, %c39 : index
            %474 = arith.addi %473, %c39 : index
            memref.store %460, %groups[%474] : memref<?xi32>
            %475 = arith.addi %473, %c43 : index
            memref.store %470, %groups[%475] : memref<?xi32>
            %476 = arith.addi %473, %c44 : index
            memref.store %472, %groups[%476] : memref<?xi32>
          }
          %479 = scf.for %477 = %c7 to %333 step %c6 iter_args(%478 = %454#0) -> (i32) {
            %480 = memref.load %ids_out[%477] : memref<?xi32>
            %481 = arith.cmpi eq, %480, %460 : i32
            scf.if %481 {
              %482 = arith.index_cast %478 : i32 to index
              %483 = arith.addi %pairsAt, %482 : index
              %484 = arith.index_cast %477 : index to i32
              memref.store %484, %groups[%483] : memref<?xi32>
            }
            %485 = arith.select %481, %c45, %c29 : i32
            %486 = arith.addi %478, %485 : i32
            scf.yield %486 : i32
          }
          %487 = arith.subi %experts, %c6 : index
          %488 = arith.cmpi eq, %450, %487 : index
          scf.if %488 {
            %489 = arith.addi %454#1, %463 : i32
            memref.store %489, %groups[%c7] : memref<?xi32>
          }
        }
      }
    }
  }
  wave.return
}
