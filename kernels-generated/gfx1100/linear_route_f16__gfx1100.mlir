// GENERATED from codegen/kvcgen/gfx_route.py; do not edit.
// Config: GfxLinearRoute(format='f16')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_route_f16__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>) -> (vector<16xf16>) {
  %fc0 = arith.constant 128 : index
  %fc1 = arith.constant 512 : index
  %fc2 = arith.constant 16 : index
  %fc3 = arith.constant 256 : index
  %f0 = arith.addi %x0, %fc0 : index
  %f1 = arith.muli %x1, %fc1 : index
  %f2 = arith.addi %f0, %f1 : index
  %f3 = arith.remui %x2, %fc2 : index
  %f4 = arith.muli %f3, %fc2 : index
  %f5 = arith.addi %f2, %f4 : index
  %f6 = vector.load %x3[%f5] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f7 = vector.bitcast %f6 : vector<16xi8> to vector<8xf16>
  %f8 = arith.addi %f5, %fc3 : index
  %f9 = vector.load %x3[%f8] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f10 = vector.bitcast %f9 : vector<16xi8> to vector<8xf16>
  %f11 = vector.shuffle %f7, %f10 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
  func.return %f11 : vector<16xf16>
}
func.func private @linear_route_f16__gfx1100.1(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: index, %x10: memref<?xf32>) {
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
wave.kernel @linear_route_f16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>, %groups: memref<?xi32>) {
  %waves = wave.param "waves" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 32 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 256 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c9 = arith.constant 16 : index
  %rowsMode = wave.param "rowsMode" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 4 : index
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
  %pairsAt = wave.param "pairsAt" : index
  %c39 = arith.constant 15 : i32
  %c40 = arith.constant 16 : i32
  %c41 = arith.constant 5 : index
  %c42 = arith.constant 6 : index
  %c43 = arith.constant 1 : i32
  %c44 = arith.constant 4 : i32
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c2 : index
  %3 = arith.addi %2, %c3 : index
  %4 = arith.muli %0, %c4 : index
  %5 = arith.addi %4, %c5 : index
  %6 = arith.muli %5, %3 : index
  %7 = memref.load %step[%countAt] : memref<?xi32>
  %8 = arith.index_cast %7 : i32 to index
  %9 = arith.muli %waves, %c7 : index
  %10 = wave.scratch %9 : memref<?xf32>
  %11 = arith.muli %0, %c9 : index
  %12 = arith.cmpi eq, %rowsMode, %c5 : index
  scf.if %12 {
    %13 = arith.muli %1, %c9 : index
    %14 = arith.cmpi slt, %13, %8 : index
    scf.if %14 {
      %15 = wave.lane
      %16 = arith.remui %15, %c9 : index
      %17 = wave.scratch %operandHalves : memref<?xf16>
      %18 = arith.divui %operandHalves, %c13 : index
      %19 = wave.wave
      %20 = arith.muli %19, %c2 : index
      %21 = arith.addi %20, %15 : index
      %22 = arith.muli %waves, %c2 : index
      scf.for %23 = %21 to %18 step %22 {
        %24 = arith.muli %23, %c13 : index
        %25 = arith.addi %c5, %24 : index
        %26 = vector.load %x[%25] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %26, %17[%25] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %27 = arith.remui %16, %tileRows : index
      %28 = arith.muli %27, %c13 : index
      %29 = arith.divui %inputFeatures, %c9 : index
      %30 = arith.muli %19, %stepsPerWave : index
      %31 = arith.minsi %30, %29 : index
      %32 = arith.addi %31, %stepsPerWave : index
      %33 = arith.minsi %32, %29 : index
      %34 = arith.cmpi eq, %wholeBlocks, %c4 : index
      %35 = arith.subi %33, %31 : index
      %36 = arith.divui %35, %c17 : index
      %37 = arith.muli %36, %c17 : index
      %38 = arith.addi %31, %37 : index
      %39 = arith.select %34, %32, %38 : index
      %42 = scf.for %40 = %31 to %39 step %c17 iter_args(%41 = %c14) -> (vector<8xf32>) {
        %43 = arith.addi %40, %c5 : index
        %44 = func.call @linear_route_f16__gfx1100.0(%6, %43, %15, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %45 = arith.addi %40, %c4 : index
        %46 = func.call @linear_route_f16__gfx1100.0(%6, %45, %15, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %47 = arith.addi %40, %c18 : index
        %48 = func.call @linear_route_f16__gfx1100.0(%6, %47, %15, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %49 = arith.addi %40, %c19 : index
        %50 = func.call @linear_route_f16__gfx1100.0(%6, %49, %15, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %51 = arith.muli %40, %c4 : index
        %52 = arith.addi %51, %c5 : index
        %53 = arith.muli %tileRows, %c9 : index
        %54 = arith.muli %52, %53 : index
        %55 = arith.addi %28, %54 : index
        %56 = vector.load %17[%55] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %57 = arith.muli %tileRows, %c13 : index
        %58 = arith.addi %55, %57 : index
        %59 = vector.load %17[%58] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %60 = vector.shuffle %56, %59 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %61 = wave.mma %60, %44, %41 : vector<16xf16>, vector<8xf32>
        %62 = arith.addi %51, %c4 : index
        %63 = arith.muli %62, %53 : index
        %64 = arith.addi %28, %63 : index
        %65 = vector.load %17[%64] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %66 = arith.addi %64, %57 : index
        %67 = vector.load %17[%66] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %68 = vector.shuffle %65, %67 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %69 = wave.mma %68, %46, %61 : vector<16xf16>, vector<8xf32>
        %70 = arith.addi %51, %c18 : index
        %71 = arith.muli %70, %53 : index
        %72 = arith.addi %28, %71 : index
        %73 = vector.load %17[%72] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %74 = arith.addi %72, %57 : index
        %75 = vector.load %17[%74] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %76 = vector.shuffle %73, %75 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %77 = wave.mma %76, %48, %69 : vector<16xf16>, vector<8xf32>
        %78 = arith.addi %51, %c19 : index
        %79 = arith.muli %78, %53 : index
        %80 = arith.addi %28, %79 : index
        %81 = vector.load %17[%80] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %82 = arith.addi %80, %57 : index
        %83 = vector.load %17[%82] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %84 = vector.shuffle %81, %83 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %85 = wave.mma %84, %50, %77 : vector<16xf16>, vector<8xf32>
        scf.yield %85 : vector<8xf32>
      }
      %86 = arith.select %34, %39, %33 : index
      %89 = scf.for %87 = %39 to %86 step %c4 iter_args(%88 = %42) -> (vector<8xf32>) {
        %90 = arith.addi %87, %c5 : index
        %91 = func.call @linear_route_f16__gfx1100.0(%6, %90, %15, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %92 = arith.muli %87, %c4 : index
        %93 = arith.addi %92, %c5 : index
        %94 = arith.muli %tileRows, %c9 : index
        %95 = arith.muli %93, %94 : index
        %96 = arith.addi %28, %95 : index
        %97 = vector.load %17[%96] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %98 = arith.muli %tileRows, %c13 : index
        %99 = arith.addi %96, %98 : index
        %100 = vector.load %17[%99] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %101 = vector.shuffle %97, %100 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %102 = wave.mma %101, %91, %88 : vector<16xf16>, vector<8xf32>
        scf.yield %102 : vector<8xf32>
      }
      %103 = arith.addi %13, %c5 : index
      func.call @linear_route_f16__gfx1100.1(%89, %10, %waves, %103, %8, %factors, %6, %w, %outputFeatures, %11, %logits) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>) -> ()
    }
  }
  %104 = arith.cmpi eq, %rowsMode, %c4 : index
  scf.if %104 {
    %105 = arith.muli %1, %c9 : index
    %106 = arith.cmpi slt, %105, %8 : index
    scf.if %106 {
      %107 = wave.lane
      %108 = arith.remui %107, %c9 : index
      %109 = arith.remui %108, %tileRows : index
      %110 = arith.addi %105, %109 : index
      %111 = arith.divui %110, %tileRows : index
      %112 = arith.divui %inputFeatures, %c9 : index
      %113 = arith.muli %111, %112 : index
      %114 = arith.divui %c5, %c9 : index
      %115 = arith.addi %113, %114 : index
      %116 = arith.muli %115, %c18 : index
      %117 = arith.remui %c5, %c9 : index
      %118 = arith.divui %117, %c13 : index
      %119 = arith.addi %116, %118 : index
      %120 = arith.muli %tileRows, %c13 : index
      %121 = arith.muli %119, %120 : index
      %122 = arith.remui %110, %tileRows : index
      %123 = arith.muli %122, %c13 : index
      %124 = arith.addi %121, %123 : index
      %125 = arith.remui %c5, %c13 : index
      %126 = arith.addi %124, %125 : index
      %127 = wave.wave
      %128 = arith.muli %127, %stepsPerWave : index
      %129 = arith.minsi %128, %112 : index
      %130 = arith.addi %129, %stepsPerWave : index
      %131 = arith.minsi %130, %112 : index
      %132 = arith.cmpi eq, %wholeBlocks, %c4 : index
      %133 = arith.subi %131, %129 : index
      %134 = arith.divui %133, %c17 : index
      %135 = arith.muli %134, %c17 : index
      %136 = arith.addi %129, %135 : index
      %137 = arith.select %132, %130, %136 : index
      %140 = scf.for %138 = %129 to %137 step %c17 iter_args(%139 = %c14) -> (vector<8xf32>) {
        %141 = arith.addi %138, %c5 : index
        %142 = func.call @linear_route_f16__gfx1100.0(%6, %141, %107, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %143 = arith.addi %138, %c4 : index
        %144 = func.call @linear_route_f16__gfx1100.0(%6, %143, %107, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %145 = arith.addi %138, %c18 : index
        %146 = func.call @linear_route_f16__gfx1100.0(%6, %145, %107, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %147 = arith.addi %138, %c19 : index
        %148 = func.call @linear_route_f16__gfx1100.0(%6, %147, %107, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %149 = arith.muli %138, %c4 : index
        %150 = arith.addi %149, %c5 : index
        %151 = arith.muli %tileRows, %c9 : index
        %152 = arith.muli %150, %151 : index
        %153 = arith.addi %126, %152 : index
        %154 = vector.load %x[%153] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %155 = arith.addi %153, %120 : index
        %156 = vector.load %x[%155] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %157 = vector.shuffle %154, %156 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %158 = wave.mma %157, %142, %139 : vector<16xf16>, vector<8xf32>
        %159 = arith.addi %149, %c4 : index
        %160 = arith.muli %159, %151 : index
        %161 = arith.addi %126, %160 : index
        %162 = vector.load %x[%161] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %163 = arith.addi %161, %120 : index
        %164 = vector.load %x[%163] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %165 = vector.shuffle %162, %164 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %166 = wave.mma %165, %144, %158 : vector<16xf16>, vector<8xf32>
        %167 = arith.addi %149, %c18 : index
        %168 = arith.muli %167, %151 : index
        %169 = arith.addi %126, %168 : index
        %170 = vector.load %x[%169] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %171 = arith.addi %169, %120 : index
        %172 = vector.load %x[%171] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %173 = vector.shuffle %170, %172 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %174 = wave.mma %173, %146, %166 : vector<16xf16>, vector<8xf32>
        %175 = arith.addi %149, %c19 : index
        %176 = arith.muli %175, %151 : index
        %177 = arith.addi %126, %176 : index
        %178 = vector.load %x[%177] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %179 = arith.addi %177, %120 : index
        %180 = vector.load %x[%179] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %181 = vector.shuffle %178, %180 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %182 = wave.mma %181, %148, %174 : vector<16xf16>, vector<8xf32>
        scf.yield %182 : vector<8xf32>
      }
      %183 = arith.select %132, %137, %131 : index
      %186 = scf.for %184 = %137 to %183 step %c4 iter_args(%185 = %140) -> (vector<8xf32>) {
        %187 = arith.addi %184, %c5 : index
        %188 = func.call @linear_route_f16__gfx1100.0(%6, %187, %107, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %189 = arith.muli %184, %c4 : index
        %190 = arith.addi %189, %c5 : index
        %191 = arith.muli %tileRows, %c9 : index
        %192 = arith.muli %190, %191 : index
        %193 = arith.addi %126, %192 : index
        %194 = vector.load %x[%193] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %195 = arith.addi %193, %120 : index
        %196 = vector.load %x[%195] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %197 = vector.shuffle %194, %196 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %198 = wave.mma %197, %188, %185 : vector<16xf16>, vector<8xf32>
        scf.yield %198 : vector<8xf32>
      }
      %199 = arith.addi %105, %c5 : index
      func.call @linear_route_f16__gfx1100.1(%186, %10, %waves, %199, %8, %factors, %6, %w, %outputFeatures, %11, %logits) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>) -> ()
    }
  }
  %200 = arith.muli %experts, %waves : index
  %201 = wave.scratch %200 : memref<?xf32>
  %202 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %202 {
    %203 = arith.muli %1, %c9 : index
    %204 = arith.addi %203, %c9 : index
    %205 = arith.minsi %204, %8 : index
    %206 = wave.wave
    %207 = arith.addi %203, %206 : index
    scf.for %208 = %207 to %205 step %waves {
      %209 = arith.muli %206, %experts : index
      %210 = wave.lane
      %211 = arith.muli %208, %logitsWidth : index
      %214 = scf.for %212 = %210 to %experts step %c2 iter_args(%213 = %c25) -> (f32) {
        %215 = arith.addi %211, %212 : index
        %216 = memref.load %logits[%215] : memref<?xf32>
        %217 = arith.maximumf %213, %216 : f32
        scf.yield %217 : f32
      }
      %218 = vector.broadcast %214 : f32 to vector<1xf32>
      %219 = wave.reduce "max" %218 : vector<1xf32>
      %222 = scf.for %220 = %210 to %experts step %c2 iter_args(%221 = %c26) -> (f32) {
        %223 = arith.addi %211, %220 : index
        %224 = memref.load %logits[%223] : memref<?xf32>
        %225 = arith.subf %224, %219 : f32
        %226 = arith.mulf %225, %c27 : f32
        %227 = wave.exp2 %226 : f32
        %228 = arith.addi %209, %220 : index
        memref.store %227, %201[%228] : memref<?xf32>
        %229 = arith.addf %221, %227 : f32
        scf.yield %229 : f32
      }
      %230 = vector.broadcast %222 : f32 to vector<1xf32>
      %231 = wave.reduce "add" %230 : vector<1xf32>
      scf.for %232 = %210 to %experts step %c2 {
        %233 = arith.addi %209, %232 : index
        %234 = memref.load %201[%233] : memref<?xf32>
        %235 = arith.divf %234, %231 : f32
        memref.store %235, %201[%233] : memref<?xf32>
      }
      %240:3 = scf.for %236 = %c5 to %expertsPerToken step %c4 iter_args(%237 = %c26, %238 = %c26, %239 = %c28) -> (f32, f32, i32) {
        %244:2 = scf.for %241 = %210 to %experts step %c2 iter_args(%242 = %c29, %243 = %c26) -> (f32, f32) {
          %245 = arith.addi %209, %241 : index
          %246 = memref.load %201[%245] : memref<?xf32>
          %247 = arith.cmpf ogt, %246, %242 : f32
          %248 = arith.index_cast %241 : index to i32
          %249 = arith.sitofp %248 : i32 to f32
          %250 = arith.select %247, %246, %242 : f32
          %251 = arith.select %247, %249, %243 : f32
          scf.yield %250, %251 : f32, f32
        }
        %252 = vector.broadcast %244#0 : f32 to vector<1xf32>
        %253 = wave.reduce "max" %252 : vector<1xf32>
        %254 = arith.cmpf oeq, %244#0, %253 : f32
        %255 = arith.subf %c26, %244#1 : f32
        %256 = arith.select %254, %255, %c30 : f32
        %257 = vector.broadcast %256 : f32 to vector<1xf32>
        %258 = wave.reduce "max" %257 : vector<1xf32>
        %259 = arith.subf %c26, %258 : f32
        %260 = arith.fptosi %259 : f32 to i32
        %261 = arith.index_cast %260 : i32 to index
        %262 = arith.remui %261, %c2 : index
        %263 = arith.cmpi eq, %262, %210 : index
        scf.if %263 {
          %264 = arith.addi %209, %261 : index
          memref.store %c31, %201[%264] : memref<?xf32>
        }
        %265 = arith.cmpi eq, %236, %210 : index
        %266 = arith.addf %237, %253 : f32
        %267 = arith.select %265, %253, %238 : f32
        %268 = arith.select %265, %260, %239 : i32
        scf.yield %266, %267, %268 : f32, f32, i32
      }
      %269 = arith.cmpi eq, %normalize, %c4 : index
      %270 = arith.divf %240#1, %240#0 : f32
      %271 = arith.select %269, %270, %240#1 : f32
      %272 = arith.cmpi slt, %210, %expertsPerToken : index
      scf.if %272 {
        %273 = arith.muli %208, %expertsPerToken : index
        %274 = arith.addi %273, %210 : index
        memref.store %271, %weights[%274] : memref<?xf32>
        memref.store %240#2, %ids_out[%274] : memref<?xi32>
      }
    }
    %275 = arith.cmpi eq, %blocks, %c4 : index
    %276 = scf.if %275 -> (i1) {
      wave.barrier
      scf.yield %275 : i1
    } else {
      %277 = wave.arrive %counters[%blocks], %blocks : memref<?xi32>
      scf.yield %277 : i1
    }
    scf.if %276 {
      %278 = arith.muli %8, %expertsPerToken : index
      %279 = arith.cmpi sgt, %pairsInLds, %c5 : index
      scf.if %279 {
        %280 = arith.muli %waves, %c2 : index
        %281 = wave.scratch %pairsInLds : memref<?xi32>
        %282 = wave.scratch %pairsInLds : memref<?xi32>
        %283 = wave.scratch %pairsInLds : memref<?xi32>
        %284 = arith.muli %206, %c2 : index
        %285 = wave.lane
        %286 = arith.addi %284, %285 : index
        scf.for %287 = %286 to %pairsInLds step %280 {
          %288 = arith.subi %278, %c4 : index
          %289 = arith.minsi %287, %288 : index
          %290 = arith.maxsi %289, %c5 : index
          %291 = memref.load %ids_out[%290] : memref<?xi32>
          %292 = arith.cmpi slt, %287, %278 : index
          %293 = arith.select %292, %291, %c36 : i32
          memref.store %293, %281[%287] : memref<?xi32>
          memref.store %c28, %283[%287] : memref<?xi32>
        }
        %294 = arith.cmpi eq, %286, %c5 : index
        scf.if %294 {
          memref.store %c28, %groups[%c5] : memref<?xi32>
        }
        wave.barrier
        scf.for %295 = %286 to %278 step %280 {
          %296 = memref.load %281[%295] : memref<?xi32>
          %297 = arith.index_cast %295 : index to i32
          %298 = vector.broadcast %297 : i32 to vector<4xi32>
          %303:3 = scf.for %299 = %c5 to %pairsInLds step %c17 iter_args(%300 = %c34, %301 = %c34, %302 = %c34) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>) {
            %304 = vector.load %281[%299] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %305 = arith.index_cast %299 : index to i32
            %306 = vector.broadcast %305 : i32 to vector<4xi32>
            %307 = arith.addi %306, %c37 : vector<4xi32>
            %308 = arith.cmpi slt, %307, %298 : vector<4xi32>
            %309 = vector.broadcast %296 : i32 to vector<4xi32>
            %310 = arith.cmpi eq, %304, %309 : vector<4xi32>
            %311 = arith.select %310, %c35, %c34 : vector<4xi1>, vector<4xi32>
            %312 = arith.cmpi slt, %304, %309 : vector<4xi32>
            %313 = arith.select %312, %c35, %c34 : vector<4xi1>, vector<4xi32>
            %314 = arith.select %308, %311, %c34 : vector<4xi1>, vector<4xi32>
            %315 = arith.addi %300, %313 : vector<4xi32>
            %316 = arith.addi %301, %311 : vector<4xi32>
            %317 = arith.addi %302, %314 : vector<4xi32>
            scf.yield %315, %316, %317 : vector<4xi32>, vector<4xi32>, vector<4xi32>
          }
          %318 = vector.extract %303#0[0] : i32 from vector<4xi32>
          %319 = vector.extract %303#0[1] : i32 from vector<4xi32>
          %320 = vector.extract %303#0[2] : i32 from vector<4xi32>
          %321 = vector.extract %303#0[3] : i32 from vector<4xi32>
          %322 = arith.addi %318, %319 : i32
          %323 = arith.addi %322, %320 : i32
          %324 = arith.addi %323, %321 : i32
          %325 = vector.extract %303#1[0] : i32 from vector<4xi32>
          %326 = vector.extract %303#1[1] : i32 from vector<4xi32>
          %327 = vector.extract %303#1[2] : i32 from vector<4xi32>
          %328 = vector.extract %303#1[3] : i32 from vector<4xi32>
          %329 = arith.addi %325, %326 : i32
          %330 = arith.addi %329, %327 : i32
          %331 = arith.addi %330, %328 : i32
          %332 = vector.extract %303#2[0] : i32 from vector<4xi32>
          %333 = vector.extract %303#2[1] : i32 from vector<4xi32>
          %334 = vector.extract %303#2[2] : i32 from vector<4xi32>
          %335 = vector.extract %303#2[3] : i32 from vector<4xi32>
          %336 = arith.addi %332, %333 : i32
          %337 = arith.addi %336, %334 : i32
          %338 = arith.addi %337, %335 : i32
          %339 = arith.addi %324, %338 : i32
          %340 = arith.index_cast %339 : i32 to index
          %341 = arith.addi %pairsAt, %340 : index
          memref.store %297, %groups[%341] : memref<?xi32>
          %342 = arith.andi %338, %c39 : i32
          %343 = arith.cmpi eq, %342, %c28 : i32
          memref.store %296, %282[%340] : memref<?xi32>
          %344 = arith.subi %331, %338 : i32
          %345 = arith.minsi %344, %c40 : i32
          %346 = arith.select %343, %345, %c28 : i32
          memref.store %346, %283[%340] : memref<?xi32>
        }
        wave.barrier
        scf.for %347 = %286 to %278 step %280 {
          %348 = memref.load %283[%347] : memref<?xi32>
          %349 = arith.index_cast %347 : index to i32
          %350 = vector.broadcast %349 : i32 to vector<4xi32>
          %353 = scf.for %351 = %c5 to %pairsInLds step %c17 iter_args(%352 = %c34) -> (vector<4xi32>) {
            %354 = vector.load %283[%351] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %355 = arith.index_cast %351 : index to i32
            %356 = vector.broadcast %355 : i32 to vector<4xi32>
            %357 = arith.addi %356, %c37 : vector<4xi32>
            %358 = arith.cmpi slt, %357, %350 : vector<4xi32>
            %359 = arith.cmpi sgt, %354, %c34 : vector<4xi32>
            %360 = arith.select %359, %c35, %c34 : vector<4xi1>, vector<4xi32>
            %361 = arith.select %358, %360, %c34 : vector<4xi1>, vector<4xi32>
            %362 = arith.addi %352, %361 : vector<4xi32>
            scf.yield %362 : vector<4xi32>
          }
          %363 = vector.extract %353[0] : i32 from vector<4xi32>
          %364 = vector.extract %353[1] : i32 from vector<4xi32>
          %365 = vector.extract %353[2] : i32 from vector<4xi32>
          %366 = vector.extract %353[3] : i32 from vector<4xi32>
          %367 = arith.addi %363, %364 : i32
          %368 = arith.addi %367, %365 : i32
          %369 = arith.addi %368, %366 : i32
          %370 = arith.cmpi sgt, %348, %c28 : i32
          scf.if %370 {
            %371 = arith.index_cast %369 : i32 to index
            %372 = memref.load %282[%347] : memref<?xi32>
            %373 = arith.muli %371, %c17 : index
            %374 = arith.addi %373, %c17 : index
            memref.store %372, %groups[%374] : memref<?xi32>
            %375 = arith.addi %373, %c41 : index
            memref.store %349, %groups[%375] : memref<?xi32>
            %376 = arith.addi %373, %c42 : index
            memref.store %348, %groups[%376] : memref<?xi32>
          }
          %377 = arith.subi %278, %c4 : index
          %378 = arith.cmpi eq, %347, %377 : index
          scf.if %378 {
            %379 = arith.select %370, %c43, %c28 : i32
            %380 = arith.addi %369, %379 : i32
            memref.store %380, %groups[%c5] : memref<?xi32>
          }
        }
      } else {
        %381 = arith.muli %waves, %c2 : index
        %382 = wave.scratch %experts : memref<?xi32>
        %383 = arith.muli %206, %c2 : index
        %384 = wave.lane
        %385 = arith.addi %383, %384 : index
        scf.for %386 = %385 to %experts step %381 {
          %387 = arith.index_cast %386 : index to i32
          %390 = scf.for %388 = %c5 to %278 step %c4 iter_args(%389 = %c28) -> (i32) {
            %391 = memref.load %ids_out[%388] : memref<?xi32>
            %392 = arith.cmpi eq, %391, %387 : i32
            %393 = arith.select %392, %c43, %c28 : i32
            %394 = arith.addi %389, %393 : i32
            scf.yield %394 : i32
          }
          memref.store %390, %382[%386] : memref<?xi32>
        }
        wave.barrier
        scf.for %395 = %385 to %experts step %381 {
          %399:2 = scf.for %396 = %c5 to %395 step %c4 iter_args(%397 = %c28, %398 = %c28) -> (i32, i32) {
            %400 = memref.load %382[%396] : memref<?xi32>
            %401 = arith.addi %397, %400 : i32
            %402 = arith.addi %400, %c39 : i32
            %403 = arith.shrui %402, %c44 : i32
            %404 = arith.addi %398, %403 : i32
            scf.yield %401, %404 : i32, i32
          }
          %405 = arith.index_cast %395 : index to i32
          %406 = memref.load %382[%395] : memref<?xi32>
          %407 = arith.addi %406, %c39 : i32
          %408 = arith.shrui %407, %c44 : i32
          %409 = arith.index_cast %408 : i32 to index
          scf.for %410 = %c5 to %409 step %c4 {
            %411 = arith.muli %410, %c9 : index
            %412 = arith.index_cast %411 : index to i32
            %413 = arith.index_cast %399#1 : i32 to index
            %414 = arith.addi %413, %410 : index
            %415 = arith.addi %399#0, %412 : i32
            %416 = arith.subi %406, %412 : i32
            %417 = arith.minsi %416, %c40 : i32
            %418 = arith.muli %414, %c17 : index
            %419 = arith.addi %418, %c17 : index
            memref.store %405, %groups[%419] : memref<?xi32>
            %420 = arith.addi %418, %c41 : index
            memref.store %415, %groups[%420] : memref<?xi32>
            %421 = arith.addi %418, %c42 : index
            memref.store %417, %groups[%421] : memref<?xi32>
          }
          %424 = scf.for %422 = %c5 to %278 step %c4 iter_args(%423 = %399#0) -> (i32) {
            %425 = memref.load %ids_out[%422] : memref<?xi32>
            %426 = arith.cmpi eq, %425, %405 : i32
            scf.if %426 {
              %427 = arith.index_cast %423 : i32 to index
              %428 = arith.addi %pairsAt, %427 : index
              %429 = arith.index_cast %422 : index to i32
              memref.store %429, %groups[%428] : memref<?xi32>
            }
            %430 = arith.select %426, %c43, %c28 : i32
            %431 = arith.addi %423, %430 : i32
            scf.yield %431 : i32
          }
          %432 = arith.subi %experts, %c4 : index
          %433 = arith.cmpi eq, %395, %432 : index
          scf.if %433 {
            %434 = arith.addi %399#1, %408 : i32
            memref.store %434, %groups[%c5] : memref<?xi32>
          }
        }
      }
    }
  }
  wave.return
}
