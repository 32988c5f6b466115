// GENERATED from codegen/kvcgen/gfx_route.py; do not edit.
// Config: GfxLinearRoute(format='q8_0')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_route_q8_0__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 32 : index
  %fc2 = arith.constant 2 : index
  %fc3 = arith.constant 128 : index
  %fscalesInLds = wave.param "scalesInLds" : index
  %fc5 = arith.constant 0 : index
  %fc6 = arith.constant 127 : index
  %fc7 = arith.constant 512 : index
  %fc8 = arith.constant dense<16711935> : vector<4xi32>
  %fc9 = arith.constant dense<1677747200> : vector<4xi32>
  %fc10 = arith.constant dense<8> : vector<4xi32>
  %fc11 = arith.constant dense<0x6480> : vector<16xf16>
  %fc12 = arith.constant 256 : index
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.muli %x1, %fc1 : index
  %f2 = arith.muli %f0, %fc2 : index
  %f3 = arith.addi %f1, %f2 : index
  %f4 = arith.addi %x2, %fc3 : index
  %f5 = arith.cmpi sgt, %fscalesInLds, %fc5 : index
  %f6 = scf.if %f5 -> (vector<2xi8>) {
    %f7 = arith.addi %x3, %f3 : index
    %f8 = vector.load %x4[%f7] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f8 : vector<2xi8>
  } else {
    %f9 = arith.addi %f4, %f3 : index
    %f10 = vector.load %x5[%f9] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f10 : vector<2xi8>
  }
  %f11 = vector.bitcast %f6 : vector<2xi8> to vector<1xf16>
  %f12 = vector.extract %f11[0] : f16 from vector<1xf16>
  %f13 = vector.broadcast %f12 : f16 to vector<16xf16>
  %f14 = arith.addi %x6, %fc6 : index
  %f15 = arith.divui %f14, %fc3 : index
  %f16 = arith.muli %f15, %fc3 : index
  %f17 = arith.addi %f4, %f16 : index
  %f18 = arith.muli %x1, %fc7 : index
  %f19 = arith.addi %f17, %f18 : index
  %f20 = arith.addi %f19, %fc5 : index
  %f21 = arith.muli %f0, %fc0 : index
  %f22 = arith.addi %f20, %f21 : index
  %f23 = vector.load %x5[%f22] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f24 = vector.bitcast %f23 : vector<16xi8> to vector<4xi32>
  %f25 = arith.andi %f24, %fc8 : vector<4xi32>
  %f26 = arith.ori %f25, %fc9 : vector<4xi32>
  %f27 = vector.bitcast %f26 : vector<4xi32> to vector<8xf16>
  %f28 = arith.shrui %f24, %fc10 : vector<4xi32>
  %f29 = arith.andi %f28, %fc8 : vector<4xi32>
  %f30 = arith.ori %f29, %fc9 : vector<4xi32>
  %f31 = vector.bitcast %f30 : vector<4xi32> to vector<8xf16>
  %f32 = vector.shuffle %f27, %f31 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f33 = arith.subf %f32, %fc11 : vector<16xf16>
  %f34 = arith.mulf %f33, %f13 : vector<16xf16>
  %f35 = arith.addi %f19, %fc12 : index
  %f36 = arith.addi %f35, %f21 : index
  %f37 = vector.load %x5[%f36] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f38 = vector.bitcast %f37 : vector<16xi8> to vector<4xi32>
  %f39 = arith.andi %f38, %fc8 : vector<4xi32>
  %f40 = arith.ori %f39, %fc9 : vector<4xi32>
  %f41 = vector.bitcast %f40 : vector<4xi32> to vector<8xf16>
  %f42 = arith.shrui %f38, %fc10 : vector<4xi32>
  %f43 = arith.andi %f42, %fc8 : vector<4xi32>
  %f44 = arith.ori %f43, %fc9 : vector<4xi32>
  %f45 = vector.bitcast %f44 : vector<4xi32> to vector<8xf16>
  %f46 = vector.shuffle %f41, %f45 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f47 = arith.subf %f46, %fc11 : vector<16xf16>
  %f48 = arith.mulf %f47, %f13 : vector<16xf16>
  func.return %f34, %f48 : vector<16xf16>, vector<16xf16>
}
func.func private @linear_route_q8_0__gfx1100.1(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: index, %x10: memref<?xf32>) {
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
wave.kernel @linear_route_q8_0__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>, %groups: memref<?xi32>) {
  %waves = wave.param "waves" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 16 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 256 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %rowsMode = wave.param "rowsMode" : index
  %scalesInLds = wave.param "scalesInLds" : index
  %c12 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c15 = arith.constant 8 : index
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
  %2 = arith.muli %inputFeatures, %c2 : index
  %3 = arith.addi %inputFeatures, %c3 : index
  %4 = arith.divui %3, %c4 : index
  %5 = arith.muli %4, %c4 : index
  %6 = arith.addi %2, %5 : index
  %7 = arith.addi %6, %c4 : index
  %8 = arith.muli %0, %c5 : index
  %9 = arith.addi %8, %c6 : index
  %10 = arith.muli %9, %7 : index
  %11 = memref.load %step[%countAt] : memref<?xi32>
  %12 = arith.index_cast %11 : i32 to index
  %13 = arith.muli %waves, %c8 : index
  %14 = wave.scratch %13 : memref<?xf32>
  %15 = arith.muli %0, %c2 : index
  %16 = arith.cmpi eq, %rowsMode, %c6 : index
  scf.if %16 {
    %17 = arith.muli %1, %c2 : index
    %18 = arith.cmpi slt, %17, %12 : index
    scf.if %18 {
      %19 = arith.muli %scalesInLds, %c5 : index
      %20 = wave.scratch %19 : memref<?xi8>
      %21 = arith.cmpi sgt, %scalesInLds, %c6 : index
      scf.if %21 {
        scf.for %22 = %c6 to %c5 step %c5 {
          %23 = arith.addi %8, %22 : index
          %24 = arith.muli %23, %7 : index
          %25 = arith.addi %24, %c4 : index
          %26 = wave.wave
          %27 = arith.muli %26, %c12 : index
          %28 = wave.lane
          %29 = arith.addi %27, %28 : index
          %30 = arith.divui %scalesInLds, %c2 : index
          %31 = arith.muli %waves, %c12 : index
          scf.for %32 = %29 to %30 step %31 {
            %33 = arith.muli %32, %c2 : index
            %34 = arith.addi %25, %33 : index
            %35 = vector.load %w[%34] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %36 = arith.muli %22, %scalesInLds : index
            %37 = arith.addi %36, %33 : index
            vector.store %35, %20[%37] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %38 = wave.lane
      %39 = arith.remui %38, %c2 : index
      %40 = wave.scratch %operandHalves : memref<?xf16>
      %41 = arith.divui %operandHalves, %c15 : index
      %42 = wave.wave
      %43 = arith.muli %42, %c12 : index
      %44 = arith.addi %43, %38 : index
      %45 = arith.muli %waves, %c12 : index
      scf.for %46 = %44 to %41 step %45 {
        %47 = arith.muli %46, %c15 : index
        %48 = arith.addi %c6, %47 : index
        %49 = vector.load %x[%48] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %49, %40[%48] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %50 = arith.remui %39, %tileRows : index
      %51 = arith.muli %50, %c15 : index
      %52 = arith.muli %c6, %scalesInLds : index
      %53 = arith.divui %inputFeatures, %c12 : index
      %54 = arith.muli %42, %stepsPerWave : index
      %55 = arith.minsi %54, %53 : index
      %56 = arith.addi %55, %stepsPerWave : index
      %57 = arith.minsi %56, %53 : index
      %58 = arith.cmpi eq, %wholeBlocks, %c5 : index
      %59 = arith.subi %57, %55 : index
      %60 = arith.divui %59, %c19 : index
      %61 = arith.muli %60, %c19 : index
      %62 = arith.addi %55, %61 : index
      %63 = arith.select %58, %56, %62 : index
      %66 = scf.for %64 = %55 to %63 step %c19 iter_args(%65 = %c16) -> (vector<8xf32>) {
        %67 = arith.addi %64, %c6 : index
        %68:2 = func.call @linear_route_q8_0__gfx1100.0(%38, %67, %10, %52, %20, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %69 = arith.addi %64, %c5 : index
        %70:2 = func.call @linear_route_q8_0__gfx1100.0(%38, %69, %10, %52, %20, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %71 = arith.muli %64, %c19 : index
        %72 = arith.addi %71, %c6 : index
        %73 = arith.muli %tileRows, %c2 : index
        %74 = arith.muli %72, %73 : index
        %75 = arith.addi %51, %74 : index
        %76 = vector.load %40[%75] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %77 = arith.muli %tileRows, %c15 : index
        %78 = arith.addi %75, %77 : index
        %79 = vector.load %40[%78] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %80 = vector.shuffle %76, %79 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %81 = wave.mma %80, %68#0, %65 : vector<16xf16>, vector<8xf32>
        %82 = arith.addi %71, %c5 : index
        %83 = arith.muli %82, %73 : index
        %84 = arith.addi %51, %83 : index
        %85 = vector.load %40[%84] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %86 = arith.addi %84, %77 : index
        %87 = vector.load %40[%86] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %88 = vector.shuffle %85, %87 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %89 = wave.mma %88, %68#1, %81 : vector<16xf16>, vector<8xf32>
        %90 = arith.addi %71, %c19 : index
        %91 = arith.muli %90, %73 : index
        %92 = arith.addi %51, %91 : index
        %93 = vector.load %40[%92] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %94 = arith.addi %92, %77 : index
        %95 = vector.load %40[%94] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %96 = vector.shuffle %93, %95 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %97 = wave.mma %96, %70#0, %89 : vector<16xf16>, vector<8xf32>
        %98 = arith.addi %71, %c20 : index
        %99 = arith.muli %98, %73 : index
        %100 = arith.addi %51, %99 : index
        %101 = vector.load %40[%100] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %102 = arith.addi %100, %77 : index
        %103 = vector.load %40[%102] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %104 = vector.shuffle %101, %103 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %105 = wave.mma %104, %70#1, %97 : vector<16xf16>, vector<8xf32>
        scf.yield %105 : vector<8xf32>
      }
      %106 = arith.select %58, %63, %57 : index
      %109 = scf.for %107 = %63 to %106 step %c5 iter_args(%108 = %66) -> (vector<8xf32>) {
        %110 = arith.addi %107, %c6 : index
        %111:2 = func.call @linear_route_q8_0__gfx1100.0(%38, %110, %10, %52, %20, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %112 = arith.muli %107, %c19 : index
        %113 = arith.addi %112, %c6 : index
        %114 = arith.muli %tileRows, %c2 : index
        %115 = arith.muli %113, %114 : index
        %116 = arith.addi %51, %115 : index
        %117 = vector.load %40[%116] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %118 = arith.muli %tileRows, %c15 : index
        %119 = arith.addi %116, %118 : index
        %120 = vector.load %40[%119] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %121 = vector.shuffle %117, %120 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %122 = wave.mma %121, %111#0, %108 : vector<16xf16>, vector<8xf32>
        %123 = arith.addi %112, %c5 : index
        %124 = arith.muli %123, %114 : index
        %125 = arith.addi %51, %124 : index
        %126 = vector.load %40[%125] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %127 = arith.addi %125, %118 : index
        %128 = vector.load %40[%127] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %129 = vector.shuffle %126, %128 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %130 = wave.mma %129, %111#1, %122 : vector<16xf16>, vector<8xf32>
        scf.yield %130 : vector<8xf32>
      }
      %131 = arith.addi %17, %c6 : index
      func.call @linear_route_q8_0__gfx1100.1(%109, %14, %waves, %131, %12, %factors, %10, %w, %outputFeatures, %15, %logits) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>) -> ()
    }
  }
  %132 = arith.cmpi eq, %rowsMode, %c5 : index
  scf.if %132 {
    %133 = arith.muli %1, %c2 : index
    %134 = arith.cmpi slt, %133, %12 : index
    scf.if %134 {
      %135 = arith.muli %scalesInLds, %c5 : index
      %136 = wave.scratch %135 : memref<?xi8>
      %137 = arith.cmpi sgt, %scalesInLds, %c6 : index
      scf.if %137 {
        scf.for %138 = %c6 to %c5 step %c5 {
          %139 = arith.addi %8, %138 : index
          %140 = arith.muli %139, %7 : index
          %141 = arith.addi %140, %c4 : index
          %142 = wave.wave
          %143 = arith.muli %142, %c12 : index
          %144 = wave.lane
          %145 = arith.addi %143, %144 : index
          %146 = arith.divui %scalesInLds, %c2 : index
          %147 = arith.muli %waves, %c12 : index
          scf.for %148 = %145 to %146 step %147 {
            %149 = arith.muli %148, %c2 : index
            %150 = arith.addi %141, %149 : index
            %151 = vector.load %w[%150] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %152 = arith.muli %138, %scalesInLds : index
            %153 = arith.addi %152, %149 : index
            vector.store %151, %136[%153] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %154 = wave.lane
      %155 = arith.remui %154, %c2 : index
      %156 = arith.remui %155, %tileRows : index
      %157 = arith.addi %133, %156 : index
      %158 = arith.divui %157, %tileRows : index
      %159 = arith.divui %inputFeatures, %c2 : index
      %160 = arith.muli %158, %159 : index
      %161 = arith.divui %c6, %c2 : index
      %162 = arith.addi %160, %161 : index
      %163 = arith.muli %162, %c19 : index
      %164 = arith.remui %c6, %c2 : index
      %165 = arith.divui %164, %c15 : index
      %166 = arith.addi %163, %165 : index
      %167 = arith.muli %tileRows, %c15 : index
      %168 = arith.muli %166, %167 : index
      %169 = arith.remui %157, %tileRows : index
      %170 = arith.muli %169, %c15 : index
      %171 = arith.addi %168, %170 : index
      %172 = arith.remui %c6, %c15 : index
      %173 = arith.addi %171, %172 : index
      %174 = arith.muli %c6, %scalesInLds : index
      %175 = wave.wave
      %176 = arith.divui %inputFeatures, %c12 : index
      %177 = arith.muli %175, %stepsPerWave : index
      %178 = arith.minsi %177, %176 : index
      %179 = arith.addi %178, %stepsPerWave : index
      %180 = arith.minsi %179, %176 : index
      %181 = arith.cmpi eq, %wholeBlocks, %c5 : index
      %182 = arith.subi %180, %178 : index
      %183 = arith.divui %182, %c19 : index
      %184 = arith.muli %183, %c19 : index
      %185 = arith.addi %178, %184 : index
      %186 = arith.select %181, %179, %185 : index
      %189 = scf.for %187 = %178 to %186 step %c19 iter_args(%188 = %c16) -> (vector<8xf32>) {
        %190 = arith.addi %187, %c6 : index
        %191:2 = func.call @linear_route_q8_0__gfx1100.0(%154, %190, %10, %174, %136, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %192 = arith.addi %187, %c5 : index
        %193:2 = func.call @linear_route_q8_0__gfx1100.0(%154, %192, %10, %174, %136, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %194 = arith.muli %187, %c19 : index
        %195 = arith.addi %194, %c6 : index
        %196 = arith.muli %tileRows, %c2 : index
        %197 = arith.muli %195, %196 : index
        %198 = arith.addi %173, %197 : index
        %199 = vector.load %x[%198] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %200 = arith.addi %198, %167 : index
        %201 = vector.load %x[%200] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %202 = vector.shuffle %199, %201 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %203 = wave.mma %202, %191#0, %188 : vector<16xf16>, vector<8xf32>
        %204 = arith.addi %194, %c5 : index
        %205 = arith.muli %204, %196 : index
        %206 = arith.addi %173, %205 : index
        %207 = vector.load %x[%206] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %208 = arith.addi %206, %167 : index
        %209 = vector.load %x[%208] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %210 = vector.shuffle %207, %209 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %211 = wave.mma %210, %191#1, %203 : vector<16xf16>, vector<8xf32>
        %212 = arith.addi %194, %c19 : index
        %213 = arith.muli %212, %196 : index
        %214 = arith.addi %173, %213 : index
        %215 = vector.load %x[%214] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %216 = arith.addi %214, %167 : index
        %217 = vector.load %x[%216] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %218 = vector.shuffle %215, %217 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %219 = wave.mma %218, %193#0, %211 : vector<16xf16>, vector<8xf32>
        %220 = arith.addi %194, %c20 : index
        %221 = arith.muli %220, %196 : index
        %222 = arith.addi %173, %221 : index
        %223 = vector.load %x[%222] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %224 = arith.addi %222, %167 : index
        %225 = vector.load %x[%224] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %226 = vector.shuffle %223, %225 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %227 = wave.mma %226, %193#1, %219 : vector<16xf16>, vector<8xf32>
        scf.yield %227 : vector<8xf32>
      }
      %228 = arith.select %181, %186, %180 : index
      %231 = scf.for %229 = %186 to %228 step %c5 iter_args(%230 = %189) -> (vector<8xf32>) {
        %232 = arith.addi %229, %c6 : index
        %233:2 = func.call @linear_route_q8_0__gfx1100.0(%154, %232, %10, %174, %136, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %234 = arith.muli %229, %c19 : index
        %235 = arith.addi %234, %c6 : index
        %236 = arith.muli %tileRows, %c2 : index
        %237 = arith.muli %235, %236 : index
        %238 = arith.addi %173, %237 : index
        %239 = vector.load %x[%238] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %240 = arith.addi %238, %167 : index
        %241 = vector.load %x[%240] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %242 = vector.shuffle %239, %241 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %243 = wave.mma %242, %233#0, %230 : vector<16xf16>, vector<8xf32>
        %244 = arith.addi %234, %c5 : index
        %245 = arith.muli %244, %236 : index
        %246 = arith.addi %173, %245 : index
        %247 = vector.load %x[%246] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %248 = arith.addi %246, %167 : index
        %249 = vector.load %x[%248] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %250 = vector.shuffle %247, %249 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %251 = wave.mma %250, %233#1, %243 : vector<16xf16>, vector<8xf32>
        scf.yield %251 : vector<8xf32>
      }
      %252 = arith.addi %133, %c6 : index
      func.call @linear_route_q8_0__gfx1100.1(%231, %14, %waves, %252, %12, %factors, %10, %w, %outputFeatures, %15, %logits) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>) -> ()
    }
  }
  %253 = arith.muli %experts, %waves : index
  %254 = wave.scratch %253 : memref<?xf32>
  %255 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %255 {
    %256 = arith.muli %1, %c2 : index
    %257 = arith.addi %256, %c2 : index
    %258 = arith.minsi %257, %12 : index
    %259 = wave.wave
    %260 = arith.addi %256, %259 : index
    scf.for %261 = %260 to %258 step %waves {
      %262 = arith.muli %259, %experts : index
      %263 = wave.lane
      %264 = arith.muli %261, %logitsWidth : index
      %267 = scf.for %265 = %263 to %experts step %c12 iter_args(%266 = %c26) -> (f32) {
        %268 = arith.addi %264, %265 : index
        %269 = memref.load %logits[%268] : memref<?xf32>
        %270 = arith.maximumf %266, %269 : f32
        scf.yield %270 : f32
      }
      %271 = vector.broadcast %267 : f32 to vector<1xf32>
      %272 = wave.reduce "max" %271 : vector<1xf32>
      %275 = scf.for %273 = %263 to %experts step %c12 iter_args(%274 = %c27) -> (f32) {
        %276 = arith.addi %264, %273 : index
        %277 = memref.load %logits[%276] : memref<?xf32>
        %278 = arith.subf %277, %272 : f32
        %279 = arith.mulf %278, %c28 : f32
        %280 = wave.exp2 %279 : f32
        %281 = arith.addi %262, %273 : index
        memref.store %280, %254[%281] : memref<?xf32>
        %282 = arith.addf %274, %280 : f32
        scf.yield %282 : f32
      }
      %283 = vector.broadcast %275 : f32 to vector<1xf32>
      %284 = wave.reduce "add" %283 : vector<1xf32>
      scf.for %285 = %263 to %experts step %c12 {
        %286 = arith.addi %262, %285 : index
        %287 = memref.load %254[%286] : memref<?xf32>
        %288 = arith.divf %287, %284 : f32
        memref.store %288, %254[%286] : memref<?xf32>
      }
      %293:3 = scf.for %289 = %c6 to %expertsPerToken step %c5 iter_args(%290 = %c27, %291 = %c27, %292 = %c29) -> (f32, f32, i32) {
        %297:2 = scf.for %294 = %263 to %experts step %c12 iter_args(%295 = %c30, %296 = %c27) -> (f32, f32) {
          %298 = arith.addi %262, %294 : index
          %299 = memref.load %254[%298] : memref<?xf32>
          %300 = arith.cmpf ogt, %299, %295 : f32
          %301 = arith.index_cast %294 : index to i32
          %302 = arith.sitofp %301 : i32 to f32
          %303 = arith.select %300, %299, %295 : f32
          %304 = arith.select %300, %302, %296 : f32
          scf.yield %303, %304 : f32, f32
        }
        %305 = vector.broadcast %297#0 : f32 to vector<1xf32>
        %306 = wave.reduce "max" %305 : vector<1xf32>
        %307 = arith.cmpf oeq, %297#0, %306 : f32
        %308 = arith.subf %c27, %297#1 : f32
        %309 = arith.select %307, %308, %c31 : f32
        %310 = vector.broadcast %309 : f32 to vector<1xf32>
        %311 = wave.reduce "max" %310 : vector<1xf32>
        %312 = arith.subf %c27, %311 : f32
        %313 = arith.fptosi %312 : f32 to i32
        %314 = arith.index_cast %313 : i32 to index
        %315 = arith.remui %314, %c12 : index
        %316 = arith.cmpi eq, %315, %263 : index
        scf.if %316 {
          %317 = arith.addi %262, %314 : index
          memref.store %c32, %254[%317] : memref<?xf32>
        }
        %318 = arith.cmpi eq, %289, %263 : index
        %319 = arith.addf %290, %306 : f32
        %320 = arith.select %318, %306, %291 : f32
        %321 = arith.select %318, %313, %292 : i32
        scf.yield %319, %320, %321 : f32, f32, i32
      }
      %322 = arith.cmpi eq, %normalize, %c5 : index
      %323 = arith.divf %293#1, %293#0 : f32
      %324 = arith.select %322, %323, %293#1 : f32
      %325 = arith.cmpi slt, %263, %expertsPerToken : index
      scf.if %325 {
        %326 = arith.muli %261, %expertsPerToken : index
        %327 = arith.addi %326, %263 : index
        memref.store %324, %weights[%327] : memref<?xf32>
        memref.store %293#2, %ids_out[%327] : memref<?xi32>
      }
    }
    %328 = arith.cmpi eq, %blocks, %c5 : index
    %329 = scf.if %328 -> (i1) {
      wave.barrier
      scf.yield %328 : i1
    } else {
      %330 = wave.arrive %counters[%blocks], %blocks : memref<?xi32>
      scf.yield %330 : i1
    }
    scf.if %329 {
      %331 = arith.muli %12, %expertsPerToken : index
      %332 = arith.cmpi sgt, %pairsInLds, %c6 : index
      scf.if %332 {
        %333 = arith.muli %waves, %c12 : index
        %334 = wave.scratch %pairsInLds : memref<?xi32>
        %335 = wave.scratch %pairsInLds : memref<?xi32>
        %336 = wave.scratch %pairsInLds : memref<?xi32>
        %337 = arith.muli %259, %c12 : index
        %338 = wave.lane
        %339 = arith.addi %337, %338 : index
        scf.for %340 = %339 to %pairsInLds step %333 {
          %341 = arith.subi %331, %c5 : index
          %342 = arith.minsi %340, %341 : index
          %343 = arith.maxsi %342, %c6 : index
          %344 = memref.load %ids_out[%343] : memref<?xi32>
          %345 = arith.cmpi slt, %340, %331 : index
          %346 = arith.select %345, %344, %c37 : i32
          memref.store %346, %334[%340] : memref<?xi32>
          memref.store %c29, %336[%340] : memref<?xi32>
        }
        %347 = arith.cmpi eq, %339, %c6 : index
        scf.if %347 {
          memref.store %c29, %groups[%c6] : memref<?xi32>
        }
        wave.barrier
        scf.for %348 = %339 to %331 step %333 {
          %349 = memref.load %334[%348] : memref<?xi32>
          %350 = arith.index_cast %348 : index to i32
          %351 = vector.broadcast %350 : i32 to vector<4xi32>
          %356:3 = scf.for %352 = %c6 to %pairsInLds step %c39 iter_args(%353 = %c35, %354 = %c35, %355 = %c35) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>) {
            %357 = vector.load %334[%352] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %358 = arith.index_cast %352 : index to i32
            %359 = vector.broadcast %358 : i32 to vector<4xi32>
            %360 = arith.addi %359, %c38 : vector<4xi32>
            %361 = arith.cmpi slt, %360, %351 : vector<4xi32>
            %362 = vector.broadcast %349 : i32 to vector<4xi32>
            %363 = arith.cmpi eq, %357, %362 : vector<4xi32>
            %364 = arith.select %363, %c36, %c35 : vector<4xi1>, vector<4xi32>
            %365 = arith.cmpi slt, %357, %362 : vector<4xi32>
            %366 = arith.select %365, %c36, %c35 : vector<4xi1>, vector<4xi32>
            %367 = arith.select %361, %364, %c35 : vector<4xi1>, vector<4xi32>
            %368 = arith.addi %353, %366 : vector<4xi32>
            %369 = arith.addi %354, %364 : vector<4xi32>
            %370 = arith.addi %355, %367 : vector<4xi32>
            scf.yield %368, %369, %370 : vector<4xi32>, vector<4xi32>, vector<4xi32>
          }
          %371 = vector.extract %356#0[0] : i32 from vector<4xi32>
          %372 = vector.extract %356#0[1] : i32 from vector<4xi32>
          %373 = vector.extract %356#0[2] : i32 from vector<4xi32>
          %374 = vector.extract %356#0[3] : i32 from vector<4xi32>
          %375 = arith.addi %371, %372 : i32
          %376 = arith.addi %375, %373 : i32
          %377 = arith.addi %376, %374 : i32
          %378 = vector.extract %356#1[0] : i32 from vector<4xi32>
          %379 = vector.extract %356#1[1] : i32 from vector<4xi32>
          %380 = vector.extract %356#1[2] : i32 from vector<4xi32>
          %381 = vector.extract %356#1[3] : i32 from vector<4xi32>
          %382 = arith.addi %378, %379 : i32
          %383 = arith.addi %382, %380 : i32
          %384 = arith.addi %383, %381 : i32
          %385 = vector.extract %356#2[0] : i32 from vector<4xi32>
          %386 = vector.extract %356#2[1] : i32 from vector<4xi32>
          %387 = vector.extract %356#2[2] : i32 from vector<4xi32>
          %388 = vector.extract %356#2[3] : i32 from vector<4xi32>
          %389 = arith.addi %385, %386 : i32
          %390 = arith.addi %389, %387 : i32
          %391 = arith.addi %390, %388 : i32
          %392 = arith.addi %377, %391 : i32
          %393 = arith.index_cast %392 : i32 to index
          %394 = arith.addi %pairsAt, %393 : index
          memref.store %350, %groups[%394] : memref<?xi32>
          %395 = arith.andi %391, %c41 : i32
          %396 = arith.cmpi eq, %395, %c29 : i32
          memref.store %349, %335[%393] : memref<?xi32>
          %397 = arith.subi %384, %391 : i32
          %398 = arith.minsi %397, %c42 : i32
          %399 = arith.select %396, %398, %c29 : i32
          memref.store %399, %336[%393] : memref<?xi32>
        }
        wave.barrier
        scf.for %400 = %339 to %331 step %333 {
          %401 = memref.load %336[%400] : memref<?xi32>
          %402 = arith.index_cast %400 : index to i32
          %403 = vector.broadcast %402 : i32 to vector<4xi32>
          %406 = scf.for %404 = %c6 to %pairsInLds step %c39 iter_args(%405 = %c35) -> (vector<4xi32>) {
            %407 = vector.load %336[%404] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %408 = arith.index_cast %404 : index to i32
            %409 = vector.broadcast %408 : i32 to vector<4xi32>
            %410 = arith.addi %409, %c38 : vector<4xi32>
            %411 = arith.cmpi slt, %410, %403 : vector<4xi32>
            %412 = arith.cmpi sgt, %407, %c35 : vector<4xi32>
            %413 = arith.select %412, %c36, %c35 : vector<4xi1>, vector<4xi32>
            %414 = arith.select %411, %413, %c35 : vector<4xi1>, vector<4xi32>
            %415 = arith.addi %405, %414 : vector<4xi32>
            scf.yield %415 : vector<4xi32>
          }
          %416 = vector.extract %406[0] : i32 from vector<4xi32>
          %417 = vector.extract %406[1] : i32 from vector<4xi32>
          %418 = vector.extract %406[2] : i32 from vector<4xi32>
          %419 = vector.extract %406[3] : i32 from vector<4xi32>
          %420 = arith.addi %416, %417 : i32
          %421 = arith.addi %420, %418 : i32
          %422 = arith.addi %421, %419 : i32
          %423 = arith.cmpi sgt, %401, %c29 : i32
          scf.if %423 {
            %424 = arith.index_cast %422 : i32 to index
            %425 = memref.load %335[%400] : memref<?xi32>
            %426 = arith.muli %424, %c39 : index
            %427 = arith.addi %426, %c39 : index
            memref.store %425, %groups[%427] : memref<?xi32>
            %428 = arith.addi %426, %c43 : index
            memref.store %402, %groups[%428] : memref<?xi32>
            %429 = arith.addi %426, %c44 : index
            memref.store %401, %groups[%429] : memref<?xi32>
          }
          %430 = arith.subi %331, %c5 : index
          %431 = arith.cmpi eq, %400, %430 : index
          scf.if %431 {
            %432 = arith.select %423, %c45, %c29 : i32
            %433 = arith.addi %422, %432 : i32
            memref.store %433, %groups[%c6] : memref<?xi32>
          }
        }
      } else {
        %434 = arith.muli %waves, %c12 : index
        %435 = wave.scratch %experts : memref<?xi32>
        %436 = arith.muli %259, %c12 : index
        %437 = wave.lane
        %438 = arith.addi %436, %437 : index
        scf.for %439 = %438 to %experts step %434 {
          %440 = arith.index_cast %439 : index to i32
          %443 = scf.for %441 = %c6 to %331 step %c5 iter_args(%442 = %c29) -> (i32) {
            %444 = memref.load %ids_out[%441] : memref<?xi32>
            %445 = arith.cmpi eq, %444, %440 : i32
            %446 = arith.select %445, %c45, %c29 : i32
            %447 = arith.addi %442, %446 : i32
            scf.yield %447 : i32
          }
          memref.store %443, %435[%439] : memref<?xi32>
        }
        wave.barrier
        scf.for %448 = %438 to %experts step %434 {
          %452:2 = scf.for %449 = %c6 to %448 step %c5 iter_args(%450 = %c29, %451 = %c29) -> (i32, i32) {
            %453 = memref.load %435[%449] : memref<?xi32>
            %454 = arith.addi %450, %453 : i32
            %455 = arith.addi %453, %c41 : i32
            %456 = arith.shrui %455, %c46 : i32
            %457 = arith.addi %451, %456 : i32
            scf.yield %454, %457 : i32, i32
          }
          %458 = arith.index_cast %448 : index to i32
          %459 = memref.load %435[%448] : memref<?xi32>
          %460 = arith.addi %459, %c41 : i32
          %461 = arith.shrui %460, %c46 : i32
          %462 = arith.index_cast %461 : i32 to index
          scf.for %463 = %c6 to %462 step %c5 {
            %464 = arith.muli %463, %c2 : index
            %465 = arith.index_cast %464 : index to i32
            %466 = arith.index_cast %452#1 : i32 to index
            %467 = arith.addi %466, %463 : index
            %468 = arith.addi %452#0, %465 : i32
            %469 = arith.subi %459, %465 : i32
            %470 = arith.minsi %469, %c42 : i32
            %471 = arith.muli %467, %c39 : index
            %472 = arith.addi %471, %c39 : index
            memref.store %458, %groups[%472] : memref<?xi32>
            %473 = arith.addi %471, %c43 : index
            memref.store %468, %groups[%473] : memref<?xi32>
            %474 = arith.addi %471, %c44 : index
            memref.store %470, %groups[%474] : memref<?xi32>
          }
          %477 = scf.for %475 = %c6 to %331 step %c5 iter_args(%476 = %452#0) -> (i32) {
            %478 = memref.load %ids_out[%475] : memref<?xi32>
            %479 = arith.cmpi eq, %478, %458 : i32
            scf.if %479 {
              %480 = arith.index_cast %476 : i32 to index
              %481 = arith.addi %pairsAt, %480 : index
              %482 = arith.index_cast %475 : index to i32
              memref.store %482, %groups[%481] : memref<?xi32>
            }
            %483 = arith.select %479, %c45, %c29 : i32
            %484 = arith.addi %476, %483 : i32
            scf.yield %484 : i32
          }
          %485 = arith.subi %experts, %c5 : index
          %486 = arith.cmpi eq, %448, %485 : index
          scf.if %486 {
            %487 = arith.addi %452#1, %461 : i32
            memref.store %487, %groups[%c6] : memref<?xi32>
          }
        }
      }
    }
  }
  wave.return
}
