// GENERATED from codegen/kvcgen/gfx_route.py; do not edit.
// Config: GfxLinearRoute(format='q8_0')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_route_q8_0__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 32 : index
  %fc3 = arith.constant 2 : index
  %fc4 = arith.constant 127 : index
  %fc5 = arith.constant 512 : index
  %fc6 = arith.constant 0 : index
  %fc7 = arith.constant dense<16711935> : vector<4xi32>
  %fc8 = arith.constant dense<1677747200> : vector<4xi32>
  %fc9 = arith.constant dense<8> : vector<4xi32>
  %fc10 = arith.constant dense<0x6480> : vector<16xf16>
  %fc11 = arith.constant 256 : index
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.addi %x1, %fc1 : index
  %f2 = arith.muli %x2, %fc2 : index
  %f3 = arith.addi %f1, %f2 : index
  %f4 = arith.muli %f0, %fc3 : index
  %f5 = arith.addi %f3, %f4 : index
  %f6 = vector.load %x3[%f5] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
  %f7 = vector.bitcast %f6 : vector<2xi8> to vector<1xf16>
  %f8 = vector.extract %f7[0] : f16 from vector<1xf16>
  %f9 = vector.broadcast %f8 : f16 to vector<16xf16>
  %f10 = arith.addi %x4, %fc4 : index
  %f11 = arith.divui %f10, %fc1 : index
  %f12 = arith.muli %f11, %fc1 : index
  %f13 = arith.addi %f1, %f12 : index
  %f14 = arith.muli %x2, %fc5 : index
  %f15 = arith.addi %f13, %f14 : index
  %f16 = arith.addi %f15, %fc6 : index
  %f17 = arith.muli %f0, %fc0 : index
  %f18 = arith.addi %f16, %f17 : index
  %f19 = vector.load %x3[%f18] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f20 = vector.bitcast %f19 : vector<16xi8> to vector<4xi32>
  %f21 = arith.andi %f20, %fc7 : vector<4xi32>
  %f22 = arith.ori %f21, %fc8 : vector<4xi32>
  %f23 = vector.bitcast %f22 : vector<4xi32> to vector<8xf16>
  %f24 = arith.shrui %f20, %fc9 : vector<4xi32>
  %f25 = arith.andi %f24, %fc7 : vector<4xi32>
  %f26 = arith.ori %f25, %fc8 : vector<4xi32>
  %f27 = vector.bitcast %f26 : vector<4xi32> to vector<8xf16>
  %f28 = vector.shuffle %f23, %f27 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f29 = arith.subf %f28, %fc10 : vector<16xf16>
  %f30 = arith.mulf %f29, %f9 : vector<16xf16>
  %f31 = arith.addi %f15, %fc11 : index
  %f32 = arith.addi %f31, %f17 : index
  %f33 = vector.load %x3[%f32] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f34 = vector.bitcast %f33 : vector<16xi8> to vector<4xi32>
  %f35 = arith.andi %f34, %fc7 : vector<4xi32>
  %f36 = arith.ori %f35, %fc8 : vector<4xi32>
  %f37 = vector.bitcast %f36 : vector<4xi32> to vector<8xf16>
  %f38 = arith.shrui %f34, %fc9 : vector<4xi32>
  %f39 = arith.andi %f38, %fc7 : vector<4xi32>
  %f40 = arith.ori %f39, %fc8 : vector<4xi32>
  %f41 = vector.bitcast %f40 : vector<4xi32> to vector<8xf16>
  %f42 = vector.shuffle %f37, %f41 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f43 = arith.subf %f42, %fc10 : vector<16xf16>
  %f44 = arith.mulf %f43, %f9 : vector<16xf16>
  func.return %f30, %f44 : vector<16xf16>, vector<16xf16>
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
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 32 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 2 : index
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
      %19 = wave.lane
      %20 = arith.remui %19, %c2 : index
      %21 = wave.scratch %operandHalves : memref<?xf16>
      %22 = arith.divui %operandHalves, %c13 : index
      %23 = wave.wave
      %24 = arith.muli %23, %c14 : index
      %25 = arith.addi %24, %19 : index
      %26 = arith.muli %waves, %c14 : index
      scf.for %27 = %25 to %22 step %26 {
        %28 = arith.muli %27, %c13 : index
        %29 = arith.addi %c6, %28 : index
        %30 = vector.load %x[%29] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %30, %21[%29] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %31 = arith.remui %20, %tileRows : index
      %32 = arith.muli %31, %c13 : index
      %33 = arith.divui %inputFeatures, %c14 : index
      %34 = arith.muli %23, %stepsPerWave : index
      %35 = arith.minsi %34, %33 : index
      %36 = arith.addi %35, %stepsPerWave : index
      %37 = arith.minsi %36, %33 : index
      %38 = arith.cmpi eq, %wholeBlocks, %c5 : index
      %39 = arith.subi %37, %35 : index
      %40 = arith.divui %39, %c18 : index
      %41 = arith.muli %40, %c18 : index
      %42 = arith.addi %35, %41 : index
      %43 = arith.select %38, %36, %42 : index
      %46 = scf.for %44 = %35 to %43 step %c18 iter_args(%45 = %c15) -> (vector<8xf32>) {
        %47 = arith.addi %44, %c6 : index
        %48:2 = func.call @linear_route_q8_0__gfx1100.0(%19, %10, %47, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %49 = arith.addi %44, %c5 : index
        %50:2 = func.call @linear_route_q8_0__gfx1100.0(%19, %10, %49, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %51 = arith.muli %44, %c18 : index
        %52 = arith.addi %51, %c6 : index
        %53 = arith.muli %tileRows, %c2 : index
        %54 = arith.muli %52, %53 : index
        %55 = arith.addi %32, %54 : index
        %56 = vector.load %21[%55] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %57 = arith.muli %tileRows, %c13 : index
        %58 = arith.addi %55, %57 : index
        %59 = vector.load %21[%58] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %60 = vector.shuffle %56, %59 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %61 = wave.mma %60, %48#0, %45 : vector<16xf16>, vector<8xf32>
        %62 = arith.addi %51, %c5 : index
        %63 = arith.muli %62, %53 : index
        %64 = arith.addi %32, %63 : index
        %65 = vector.load %21[%64] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %66 = arith.addi %64, %57 : index
        %67 = vector.load %21[%66] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %68 = vector.shuffle %65, %67 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %69 = wave.mma %68, %48#1, %61 : vector<16xf16>, vector<8xf32>
        %70 = arith.addi %51, %c18 : index
        %71 = arith.muli %70, %53 : index
        %72 = arith.addi %32, %71 : index
        %73 = vector.load %21[%72] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %74 = arith.addi %72, %57 : index
        %75 = vector.load %21[%74] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %76 = vector.shuffle %73, %75 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %77 = wave.mma %76, %50#0, %69 : vector<16xf16>, vector<8xf32>
        %78 = arith.addi %51, %c19 : index
        %79 = arith.muli %78, %53 : index
        %80 = arith.addi %32, %79 : index
        %81 = vector.load %21[%80] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %82 = arith.addi %80, %57 : index
        %83 = vector.load %21[%82] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %84 = vector.shuffle %81, %83 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %85 = wave.mma %84, %50#1, %77 : vector<16xf16>, vector<8xf32>
        scf.yield %85 : vector<8xf32>
      }
      %86 = arith.select %38, %43, %37 : index
      %89 = scf.for %87 = %43 to %86 step %c5 iter_args(%88 = %46) -> (vector<8xf32>) {
        %90 = arith.addi %87, %c6 : index
        %91:2 = func.call @linear_route_q8_0__gfx1100.0(%19, %10, %90, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %92 = arith.muli %87, %c18 : index
        %93 = arith.addi %92, %c6 : index
        %94 = arith.muli %tileRows, %c2 : index
        %95 = arith.muli %93, %94 : index
        %96 = arith.addi %32, %95 : index
        %97 = vector.load %21[%96] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %98 = arith.muli %tileRows, %c13 : index
        %99 = arith.addi %96, %98 : index
        %100 = vector.load %21[%99] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %101 = vector.shuffle %97, %100 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %102 = wave.mma %101, %91#0, %88 : vector<16xf16>, vector<8xf32>
        %103 = arith.addi %92, %c5 : index
        %104 = arith.muli %103, %94 : index
        %105 = arith.addi %32, %104 : index
        %106 = vector.load %21[%105] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %107 = arith.addi %105, %98 : index
        %108 = vector.load %21[%107] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %109 = vector.shuffle %106, %108 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %110 = wave.mma %109, %91#1, %102 : vector<16xf16>, vector<8xf32>
        scf.yield %110 : vector<8xf32>
      }
      %111 = arith.addi %17, %c6 : index
      func.call @linear_route_q8_0__gfx1100.1(%89, %14, %waves, %111, %12, %factors, %10, %w, %outputFeatures, %15, %logits) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>) -> ()
    }
  }
  %112 = arith.cmpi eq, %rowsMode, %c5 : index
  scf.if %112 {
    %113 = arith.muli %1, %c2 : index
    %114 = arith.cmpi slt, %113, %12 : index
    scf.if %114 {
      %115 = wave.lane
      %116 = arith.remui %115, %c2 : index
      %117 = arith.remui %116, %tileRows : index
      %118 = arith.addi %113, %117 : index
      %119 = arith.divui %118, %tileRows : index
      %120 = arith.divui %inputFeatures, %c2 : index
      %121 = arith.muli %119, %120 : index
      %122 = arith.divui %c6, %c2 : index
      %123 = arith.addi %121, %122 : index
      %124 = arith.muli %123, %c18 : index
      %125 = arith.remui %c6, %c2 : index
      %126 = arith.divui %125, %c13 : index
      %127 = arith.addi %124, %126 : index
      %128 = arith.muli %tileRows, %c13 : index
      %129 = arith.muli %127, %128 : index
      %130 = arith.remui %118, %tileRows : index
      %131 = arith.muli %130, %c13 : index
      %132 = arith.addi %129, %131 : index
      %133 = arith.remui %c6, %c13 : index
      %134 = arith.addi %132, %133 : index
      %135 = wave.wave
      %136 = arith.divui %inputFeatures, %c14 : index
      %137 = arith.muli %135, %stepsPerWave : index
      %138 = arith.minsi %137, %136 : index
      %139 = arith.addi %138, %stepsPerWave : index
      %140 = arith.minsi %139, %136 : index
      %141 = arith.cmpi eq, %wholeBlocks, %c5 : index
      %142 = arith.subi %140, %138 : index
      %143 = arith.divui %142, %c18 : index
      %144 = arith.muli %143, %c18 : index
      %145 = arith.addi %138, %144 : index
      %146 = arith.select %141, %139, %145 : index
      %149 = scf.for %147 = %138 to %146 step %c18 iter_args(%148 = %c15) -> (vector<8xf32>) {
        %150 = arith.addi %147, %c6 : index
        %151:2 = func.call @linear_route_q8_0__gfx1100.0(%115, %10, %150, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %152 = arith.addi %147, %c5 : index
        %153:2 = func.call @linear_route_q8_0__gfx1100.0(%115, %10, %152, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %154 = arith.muli %147, %c18 : index
        %155 = arith.addi %154, %c6 : index
        %156 = arith.muli %tileRows, %c2 : index
        %157 = arith.muli %155, %156 : index
        %158 = arith.addi %134, %157 : index
        %159 = vector.load %x[%158] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %160 = arith.addi %158, %128 : index
        %161 = vector.load %x[%160] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %162 = vector.shuffle %159, %161 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %163 = wave.mma %162, %151#0, %148 : vector<16xf16>, vector<8xf32>
        %164 = arith.addi %154, %c5 : index
        %165 = arith.muli %164, %156 : index
        %166 = arith.addi %134, %165 : index
        %167 = vector.load %x[%166] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %168 = arith.addi %166, %128 : index
        %169 = vector.load %x[%168] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %170 = vector.shuffle %167, %169 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %171 = wave.mma %170, %151#1, %163 : vector<16xf16>, vector<8xf32>
        %172 = arith.addi %154, %c18 : index
        %173 = arith.muli %172, %156 : index
        %174 = arith.addi %134, %173 : index
        %175 = vector.load %x[%174] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %176 = arith.addi %174, %128 : index
        %177 = vector.load %x[%176] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %178 = vector.shuffle %175, %177 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %179 = wave.mma %178, %153#0, %171 : vector<16xf16>, vector<8xf32>
        %180 = arith.addi %154, %c19 : index
        %181 = arith.muli %180, %156 : index
        %182 = arith.addi %134, %181 : index
        %183 = vector.load %x[%182] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %184 = arith.addi %182, %128 : index
        %185 = vector.load %x[%184] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %186 = vector.shuffle %183, %185 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %187 = wave.mma %186, %153#1, %179 : vector<16xf16>, vector<8xf32>
        scf.yield %187 : vector<8xf32>
      }
      %188 = arith.select %141, %146, %140 : index
      %191 = scf.for %189 = %146 to %188 step %c5 iter_args(%190 = %149) -> (vector<8xf32>) {
        %192 = arith.addi %189, %c6 : index
        %193:2 = func.call @linear_route_q8_0__gfx1100.0(%115, %10, %192, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %194 = arith.muli %189, %c18 : index
        %195 = arith.addi %194, %c6 : index
        %196 = arith.muli %tileRows, %c2 : index
        %197 = arith.muli %195, %196 : index
        %198 = arith.addi %134, %197 : index
        %199 = vector.load %x[%198] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %200 = arith.addi %198, %128 : index
        %201 = vector.load %x[%200] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %202 = vector.shuffle %199, %201 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %203 = wave.mma %202, %193#0, %190 : vector<16xf16>, vector<8xf32>
        %204 = arith.addi %194, %c5 : index
        %205 = arith.muli %204, %196 : index
        %206 = arith.addi %134, %205 : index
        %207 = vector.load %x[%206] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %208 = arith.addi %206, %128 : index
        %209 = vector.load %x[%208] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %210 = vector.shuffle %207, %209 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %211 = wave.mma %210, %193#1, %203 : vector<16xf16>, vector<8xf32>
        scf.yield %211 : vector<8xf32>
      }
      %212 = arith.addi %113, %c6 : index
      func.call @linear_route_q8_0__gfx1100.1(%191, %14, %waves, %212, %12, %factors, %10, %w, %outputFeatures, %15, %logits) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>) -> ()
    }
  }
  %213 = arith.muli %experts, %waves : index
  %214 = wave.scratch %213 : memref<?xf32>
  %215 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %215 {
    %216 = arith.muli %1, %c2 : index
    %217 = arith.addi %216, %c2 : index
    %218 = arith.minsi %217, %12 : index
    %219 = wave.wave
    %220 = arith.addi %216, %219 : index
    scf.for %221 = %220 to %218 step %waves {
      %222 = arith.muli %219, %experts : index
      %223 = wave.lane
      %224 = arith.muli %221, %logitsWidth : index
      %227 = scf.for %225 = %223 to %experts step %c14 iter_args(%226 = %c25) -> (f32) {
        %228 = arith.addi %224, %225 : index
        %229 = memref.load %logits[%228] : memref<?xf32>
        %230 = arith.maximumf %226, %229 : f32
        scf.yield %230 : f32
      }
      %231 = vector.broadcast %227 : f32 to vector<1xf32>
      %232 = wave.reduce "max" %231 : vector<1xf32>
      %235 = scf.for %233 = %223 to %experts step %c14 iter_args(%234 = %c26) -> (f32) {
        %236 = arith.addi %224, %233 : index
        %237 = memref.load %logits[%236] : memref<?xf32>
        %238 = arith.subf %237, %232 : f32
        %239 = arith.mulf %238, %c27 : f32
        %240 = wave.exp2 %239 : f32
        %241 = arith.addi %222, %233 : index
        memref.store %240, %214[%241] : memref<?xf32>
        %242 = arith.addf %234, %240 : f32
        scf.yield %242 : f32
      }
      %243 = vector.broadcast %235 : f32 to vector<1xf32>
      %244 = wave.reduce "add" %243 : vector<1xf32>
      scf.for %245 = %223 to %experts step %c14 {
        %246 = arith.addi %222, %245 : index
        %247 = memref.load %214[%246] : memref<?xf32>
        %248 = arith.divf %247, %244 : f32
        memref.store %248, %214[%246] : memref<?xf32>
      }
      %253:3 = scf.for %249 = %c6 to %expertsPerToken step %c5 iter_args(%250 = %c26, %251 = %c26, %252 = %c28) -> (f32, f32, i32) {
        %257:2 = scf.for %254 = %223 to %experts step %c14 iter_args(%255 = %c29, %256 = %c26) -> (f32, f32) {
          %258 = arith.addi %222, %254 : index
          %259 = memref.load %214[%258] : memref<?xf32>
          %260 = arith.cmpf ogt, %259, %255 : f32
          %261 = arith.index_cast %254 : index to i32
          %262 = arith.sitofp %261 : i32 to f32
          %263 = arith.select %260, %259, %255 : f32
          %264 = arith.select %260, %262, %256 : f32
          scf.yield %263, %264 : f32, f32
        }
        %265 = vector.broadcast %257#0 : f32 to vector<1xf32>
        %266 = wave.reduce "max" %265 : vector<1xf32>
        %267 = arith.cmpf oeq, %257#0, %266 : f32
        %268 = arith.subf %c26, %257#1 : f32
        %269 = arith.select %267, %268, %c30 : f32
        %270 = vector.broadcast %269 : f32 to vector<1xf32>
        %271 = wave.reduce "max" %270 : vector<1xf32>
        %272 = arith.subf %c26, %271 : f32
        %273 = arith.fptosi %272 : f32 to i32
        %274 = arith.index_cast %273 : i32 to index
        %275 = arith.remui %274, %c14 : index
        %276 = arith.cmpi eq, %275, %223 : index
        scf.if %276 {
          %277 = arith.addi %222, %274 : index
          memref.store %c31, %214[%277] : memref<?xf32>
        }
        %278 = arith.cmpi eq, %249, %223 : index
        %279 = arith.addf %250, %266 : f32
        %280 = arith.select %278, %266, %251 : f32
        %281 = arith.select %278, %273, %252 : i32
        scf.yield %279, %280, %281 : f32, f32, i32
      }
      %282 = arith.cmpi eq, %normalize, %c5 : index
      %283 = arith.divf %253#1, %253#0 : f32
      %284 = arith.select %282, %283, %253#1 : f32
      %285 = arith.cmpi slt, %223, %expertsPerToken : index
      scf.if %285 {
        %286 = arith.muli %221, %expertsPerToken : index
        %287 = arith.addi %286, %223 : index
        memref.store %284, %weights[%287] : memref<?xf32>
        memref.store %253#2, %ids_out[%287] : memref<?xi32>
      }
    }
    %288 = arith.cmpi eq, %blocks, %c5 : index
    %289 = scf.if %288 -> (i1) {
      wave.barrier
      scf.yield %288 : i1
    } else {
      %290 = wave.arrive %counters[%blocks], %blocks : memref<?xi32>
      scf.yield %290 : i1
    }
    scf.if %289 {
      %291 = arith.muli %12, %expertsPerToken : index
      %292 = arith.cmpi sgt, %pairsInLds, %c6 : index
      scf.if %292 {
        %293 = arith.muli %waves, %c14 : index
        %294 = wave.scratch %pairsInLds : memref<?xi32>
        %295 = wave.scratch %pairsInLds : memref<?xi32>
        %296 = wave.scratch %pairsInLds : memref<?xi32>
        %297 = arith.muli %219, %c14 : index
        %298 = wave.lane
        %299 = arith.addi %297, %298 : index
        scf.for %300 = %299 to %pairsInLds step %293 {
          %301 = arith.subi %291, %c5 : index
          %302 = arith.minsi %300, %301 : index
          %303 = arith.maxsi %302, %c6 : index
          %304 = memref.load %ids_out[%303] : memref<?xi32>
          %305 = arith.cmpi slt, %300, %291 : index
          %306 = arith.select %305, %304, %c36 : i32
          memref.store %306, %294[%300] : memref<?xi32>
          memref.store %c28, %296[%300] : memref<?xi32>
        }
        %307 = arith.cmpi eq, %299, %c6 : index
        scf.if %307 {
          memref.store %c28, %groups[%c6] : memref<?xi32>
        }
        wave.barrier
        scf.for %308 = %299 to %291 step %293 {
          %309 = memref.load %294[%308] : memref<?xi32>
          %310 = arith.index_cast %308 : index to i32
          %311 = vector.broadcast %310 : i32 to vector<4xi32>
          %316:3 = scf.for %312 = %c6 to %pairsInLds step %c38 iter_args(%313 = %c34, %314 = %c34, %315 = %c34) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>) {
            %317 = vector.load %294[%312] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %318 = arith.index_cast %312 : index to i32
            %319 = vector.broadcast %318 : i32 to vector<4xi32>
            %320 = arith.addi %319, %c37 : vector<4xi32>
            %321 = arith.cmpi slt, %320, %311 : vector<4xi32>
            %322 = vector.broadcast %309 : i32 to vector<4xi32>
            %323 = arith.cmpi eq, %317, %322 : vector<4xi32>
            %324 = arith.select %323, %c35, %c34 : vector<4xi1>, vector<4xi32>
            %325 = arith.cmpi slt, %317, %322 : vector<4xi32>
            %326 = arith.select %325, %c35, %c34 : vector<4xi1>, vector<4xi32>
            %327 = arith.select %321, %324, %c34 : vector<4xi1>, vector<4xi32>
            %328 = arith.addi %313, %326 : vector<4xi32>
            %329 = arith.addi %314, %324 : vector<4xi32>
            %330 = arith.addi %315, %327 : vector<4xi32>
            scf.yield %328, %329, %330 : vector<4xi32>, vector<4xi32>, vector<4xi32>
          }
          %331 = vector.extract %316#0[0] : i32 from vector<4xi32>
          %332 = vector.extract %316#0[1] : i32 from vector<4xi32>
          %333 = vector.extract %316#0[2] : i32 from vector<4xi32>
          %334 = vector.extract %316#0[3] : i32 from vector<4xi32>
          %335 = arith.addi %331, %332 : i32
          %336 = arith.addi %335, %333 : i32
          %337 = arith.addi %336, %334 : i32
          %338 = vector.extract %316#1[0] : i32 from vector<4xi32>
          %339 = vector.extract %316#1[1] : i32 from vector<4xi32>
          %340 = vector.extract %316#1[2] : i32 from vector<4xi32>
          %341 = vector.extract %316#1[3] : i32 from vector<4xi32>
          %342 = arith.addi %338, %339 : i32
          %343 = arith.addi %342, %340 : i32
          %344 = arith.addi %343, %341 : i32
          %345 = vector.extract %316#2[0] : i32 from vector<4xi32>
          %346 = vector.extract %316#2[1] : i32 from vector<4xi32>
          %347 = vector.extract %316#2[2] : i32 from vector<4xi32>
          %348 = vector.extract %316#2[3] : i32 from vector<4xi32>
          %349 = arith.addi %345, %346 : i32
          %350 = arith.addi %349, %347 : i32
          %351 = arith.addi %350, %348 : i32
          %352 = arith.addi %337, %351 : i32
          %353 = arith.index_cast %352 : i32 to index
          %354 = arith.addi %pairsAt, %353 : index
          memref.store %310, %groups[%354] : memref<?xi32>
          %355 = arith.andi %351, %c40 : i32
          %356 = arith.cmpi eq, %355, %c28 : i32
          memref.store %309, %295[%353] : memref<?xi32>
          %357 = arith.subi %344, %351 : i32
          %358 = arith.minsi %357, %c41 : i32
          %359 = arith.select %356, %358, %c28 : i32
          memref.store %359, %296[%353] : memref<?xi32>
        }
        wave.barrier
        scf.for %360 = %299 to %291 step %293 {
          %361 = memref.load %296[%360] : memref<?xi32>
          %362 = arith.index_cast %360 : index to i32
          %363 = vector.broadcast %362 : i32 to vector<4xi32>
          %366 = scf.for %364 = %c6 to %pairsInLds step %c38 iter_args(%365 = %c34) -> (vector<4xi32>) {
            %367 = vector.load %296[%364] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %368 = arith.index_cast %364 : index to i32
            %369 = vector.broadcast %368 : i32 to vector<4xi32>
            %370 = arith.addi %369, %c37 : vector<4xi32>
            %371 = arith.cmpi slt, %370, %363 : vector<4xi32>
            %372 = arith.cmpi sgt, %367, %c34 : vector<4xi32>
            %373 = arith.select %372, %c35, %c34 : vector<4xi1>, vector<4xi32>
            %374 = arith.select %371, %373, %c34 : vector<4xi1>, vector<4xi32>
            %375 = arith.addi %365, %374 : vector<4xi32>
            scf.yield %375 : vector<4xi32>
          }
          %376 = vector.extract %366[0] : i32 from vector<4xi32>
          %377 = vector.extract %366[1] : i32 from vector<4xi32>
          %378 = vector.extract %366[2] : i32 from vector<4xi32>
          %379 = vector.extract %366[3] : i32 from vector<4xi32>
          %380 = arith.addi %376, %377 : i32
          %381 = arith.addi %380, %378 : i32
          %382 = arith.addi %381, %379 : i32
          %383 = arith.cmpi sgt, %361, %c28 : i32
          scf.if %383 {
            %384 = arith.index_cast %382 : i32 to index
            %385 = memref.load %295[%360] : memref<?xi32>
            %386 = arith.muli %384, %c38 : index
            %387 = arith.addi %386, %c38 : index
            memref.store %385, %groups[%387] : memref<?xi32>
            %388 = arith.addi %386, %c42 : index
            memref.store %362, %groups[%388] : memref<?xi32>
            %389 = arith.addi %386, %c43 : index
            memref.store %361, %groups[%389] : memref<?xi32>
          }
          %390 = arith.subi %291, %c5 : index
          %391 = arith.cmpi eq, %360, %390 : index
          scf.if %391 {
            %392 = arith.select %383, %c44, %c28 : i32
            %393 = arith.addi %382, %392 : i32
            memref.store %393, %groups[%c6] : memref<?xi32>
          }
        }
      } else {
        %394 = arith.muli %waves, %c14 : index
        %395 = wave.scratch %experts : memref<?xi32>
        %396 = arith.muli %219, %c14 : index
        %397 = wave.lane
        %398 = arith.addi %396, %397 : index
        scf.for %399 = %398 to %experts step %394 {
          %400 = arith.index_cast %399 : index to i32
          %403 = scf.for %401 = %c6 to %291 step %c5 iter_args(%402 = %c28) -> (i32) {
            %404 = memref.load %ids_out[%401] : memref<?xi32>
            %405 = arith.cmpi eq, %404, %400 : i32
            %406 = arith.select %405, %c44, %c28 : i32
            %407 = arith.addi %402, %406 : i32
            scf.yield %407 : i32
          }
          memref.store %403, %395[%399] : memref<?xi32>
        }
        wave.barrier
        scf.for %408 = %398 to %experts step %394 {
          %412:2 = scf.for %409 = %c6 to %408 step %c5 iter_args(%410 = %c28, %411 = %c28) -> (i32, i32) {
            %413 = memref.load %395[%409] : memref<?xi32>
            %414 = arith.addi %410, %413 : i32
            %415 = arith.addi %413, %c40 : i32
            %416 = arith.shrui %415, %c45 : i32
            %417 = arith.addi %411, %416 : i32
            scf.yield %414, %417 : i32, i32
          }
          %418 = arith.index_cast %408 : index to i32
          %419 = memref.load %395[%408] : memref<?xi32>
          %420 = arith.addi %419, %c40 : i32
          %421 = arith.shrui %420, %c45 : i32
          %422 = arith.index_cast %421 : i32 to index
          scf.for %423 = %c6 to %422 step %c5 {
            %424 = arith.muli %423, %c2 : index
            %425 = arith.index_cast %424 : index to i32
            %426 = arith.index_cast %412#1 : i32 to index
            %427 = arith.addi %426, %423 : index
            %428 = arith.addi %412#0, %425 : i32
            %429 = arith.subi %419, %425 : i32
            %430 = arith.minsi %429, %c41 : i32
            %431 = arith.muli %427, %c38 : index
            %432 = arith.addi %431, %c38 : index
            memref.store %418, %groups[%432] : memref<?xi32>
            %433 = arith.addi %431, %c42 : index
            memref.store %428, %groups[%433] : memref<?xi32>
            %434 = arith.addi %431, %c43 : index
            memref.store %430, %groups[%434] : memref<?xi32>
          }
          %437 = scf.for %435 = %c6 to %291 step %c5 iter_args(%436 = %412#0) -> (i32) {
            %438 = memref.load %ids_out[%435] : memref<?xi32>
            %439 = arith.cmpi eq, %438, %418 : i32
            scf.if %439 {
              %440 = arith.index_cast %436 : i32 to index
              %441 = arith.addi %pairsAt, %440 : index
              %442 = arith.index_cast %435 : index to i32
              memref.store %442, %groups[%441] : memref<?xi32>
            }
            %443 = arith.select %439, %c44, %c28 : i32
            %444 = arith.addi %436, %443 : i32
            scf.yield %444 : i32
          }
          %445 = arith.subi %experts, %c5 : index
          %446 = arith.cmpi eq, %408, %445 : index
          scf.if %446 {
            %447 = arith.addi %412#1, %421 : i32
            memref.store %447, %groups[%c6] : memref<?xi32>
          }
        }
      }
    }
  }
  wave.return
}
