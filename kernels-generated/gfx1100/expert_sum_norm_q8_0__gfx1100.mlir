// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertSum(format='q8_0', norm=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_sum_norm_q8_0__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @expert_sum_norm_q8_0__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xi32>, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: f32, %x8: index, %x9: index, %x10: index, %x11: memref<?xf32>) {
  %fc0 = arith.constant 2 : index
  %fc1 = arith.constant 16 : index
  %fpairsAt = wave.param "pairsAt" : index
  %fc3 = arith.constant 1 : index
  %frowDivisor = wave.param "rowDivisor" : index
  %fhasFactors = wave.param "hasFactors" : index
  %foperandScale = wave.param "operandScale" : f32
  %fc7 = arith.constant 4 : index
  %f0 = wave.lane
  %f1 = arith.muli %x0, %fc0 : index
  %f2 = arith.divui %f0, %fc1 : index
  %f3 = arith.addi %f1, %f2 : index
  %f4 = arith.cmpi slt, %f3, %x1 : index
  scf.if %f4 {
    %f5 = arith.addi %fpairsAt, %x2 : index
    %f6 = arith.subi %x1, %fc3 : index
    %f7 = arith.minsi %f3, %f6 : index
    %f8 = arith.addi %f5, %f7 : index
    %f9 = memref.load %x3[%f8] : memref<?xi32>
    %f10 = arith.index_cast %f9 : i32 to index
    %f11 = arith.divui %f10, %frowDivisor : index
    %f12 = arith.cmpi eq, %fhasFactors, %fc3 : index
    %f13 = arith.muli %f11, %fc0 : index
    %f14 = memref.load %x4[%f13] : memref<?xf32>
    %f15 = arith.mulf %f14, %foperandScale : f32
    %f16 = arith.select %f12, %f15, %foperandScale : f32
    %f17 = arith.remui %f0, %fc1 : index
    %f18 = arith.muli %f17, %fc7 : index
    %f19 = arith.addi %x5, %f18 : index
    %f20 = vector.load %x6[%f19] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %f21 = vector.bitcast %f20 : vector<4xi8> to vector<1xf32>
    %f22 = vector.extract %f21[0] : f32 from vector<1xf32>
    %f23 = arith.mulf %f22, %f16 : f32
    %f24 = arith.mulf %x7, %f23 : f32
    %f25 = arith.cmpi sle, %x8, %x9 : index
    scf.if %f25 {
      %f26 = arith.muli %f10, %x10 : index
      %f27 = arith.muli %x8, %fc1 : index
      %f28 = arith.addi %f26, %f27 : index
      %f29 = arith.addi %f28, %f17 : index
      memref.store %f24, %x11[%f29] : memref<?xf32>
    }
  }
  func.return
}
wave.kernel @expert_sum_norm_q8_0__gfx1100(%step: memref<?xi32> {wave.constant}, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32> {wave.constant}, %weights: memref<?xf32>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %y: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %outputFeatures = wave.param "outputFeatures" : index
  %c1 = arith.constant 8 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c3 = arith.constant 1 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 4 : index
  %c7 = arith.constant 5 : index
  %c8 = arith.constant 6 : index
  %c9 = arith.constant 16 : index
  %c10 = arith.constant 127 : index
  %c11 = arith.constant 128 : index
  %scalesInLds = wave.param "scalesInLds" : index
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 256 : index
  %alwaysStaged = wave.param "alwaysStaged" : index
  %stagedRows = wave.param "stagedRows" : index
  %operandTileRows = wave.param "operandTileRows" : index
  %pairsAt = wave.param "pairsAt" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c20 = arith.constant 2 : index
  %c21 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c24 = arith.constant 3 : index
  %tileElements = wave.param "tileElements" : index
  %c26 = arith.constant 7 : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %c28 = arith.constant dense<0x00000000> : vector<4xf32>
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %tileRows = wave.param "tileRows" : index
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c33 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c35 = arith.constant 23 : i32
  %c36 = arith.constant 141 : i32
  %c37 = arith.constant 268 : i32
  %c38 = arith.constant 14 : i32
  %0 = wave.wave
  %1 = wave.block 0
  %2 = arith.muli %1, %c1 : index
  %3 = arith.addi %2, %0 : index
  %4 = arith.subi %panelsPerExpert, %c3 : index
  %5 = arith.minsi %3, %4 : index
  %6 = wave.block 1
  %7 = memref.load %groups[%c5] : memref<?xi32>
  %8 = arith.index_cast %7 : i32 to index
  %9 = arith.cmpi slt, %6, %8 : index
  scf.if %9 {
    %10 = arith.muli %6, %c6 : index
    %11 = arith.addi %10, %c6 : index
    %12 = memref.load %groups[%11] : memref<?xi32>
    %13 = arith.index_cast %12 : i32 to index
    %14 = arith.addi %10, %c7 : index
    %15 = memref.load %groups[%14] : memref<?xi32>
    %16 = arith.index_cast %15 : i32 to index
    %17 = arith.addi %10, %c8 : index
    %18 = memref.load %groups[%17] : memref<?xi32>
    %19 = arith.index_cast %18 : i32 to index
    %20 = arith.muli %inputFeatures, %c9 : index
    %21 = arith.addi %inputFeatures, %c10 : index
    %22 = arith.divui %21, %c11 : index
    %23 = arith.muli %22, %c11 : index
    %24 = arith.addi %20, %23 : index
    %25 = arith.addi %24, %c11 : index
    %26 = arith.muli %13, %panelsPerExpert : index
    %27 = arith.addi %26, %5 : index
    %28 = arith.addi %27, %c5 : index
    %29 = arith.muli %28, %25 : index
    %30 = arith.muli %scalesInLds, %c1 : index
    %31 = wave.scratch %30 : memref<?xi8>
    %32 = arith.cmpi sgt, %scalesInLds, %c5 : index
    scf.if %32 {
      scf.for %33 = %c5 to %c1 step %c3 {
        %34 = arith.addi %2, %33 : index
        %35 = arith.minsi %34, %4 : index
        %36 = arith.addi %26, %35 : index
        %37 = arith.muli %36, %25 : index
        %38 = arith.addi %37, %c11 : index
        %39 = arith.muli %0, %c13 : index
        %40 = wave.lane
        %41 = arith.addi %39, %40 : index
        %42 = arith.divui %scalesInLds, %c9 : index
        scf.for %43 = %41 to %42 step %c14 {
          %44 = arith.muli %43, %c9 : index
          %45 = arith.addi %38, %44 : index
          %46 = vector.load %w[%45] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          %47 = arith.muli %33, %scalesInLds : index
          %48 = arith.addi %47, %44 : index
          vector.store %46, %31[%48] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        }
      }
      wave.barrier
    }
    %49 = arith.addi %0, %c5 : index
    %50 = arith.muli %49, %scalesInLds : index
    %51 = arith.cmpi eq, %alwaysStaged, %c3 : index
    %52 = arith.cmpi sle, %19, %stagedRows : index
    %53 = arith.cmpi sgt, %stagedRows, %c5 : index
    %54 = arith.andi %52, %53 : i1
    %55 = arith.select %51, %51, %54 : i1
    %56 = scf.if %55 -> (vector<8xf32>) {
      %57 = arith.addi %inputFeatures, %c1 : index
      %58 = arith.muli %stagedRows, %57 : index
      %59 = wave.scratch %58 : memref<?xf16>
      scf.for %60 = %c5 to %19 step %c3 {
        %61 = arith.addi %pairsAt, %16 : index
        %62 = arith.subi %19, %c3 : index
        %63 = arith.minsi %60, %62 : index
        %64 = arith.addi %61, %63 : index
        %65 = memref.load %groups[%64] : memref<?xi32>
        %66 = arith.index_cast %65 : i32 to index
        %67 = arith.divui %66, %rowDivisor : index
        %68 = arith.divui %67, %operandTileRows : index
        %69 = arith.divui %inputFeatures, %c9 : index
        %70 = arith.muli %68, %69 : index
        %71 = arith.divui %c5, %c9 : index
        %72 = arith.addi %70, %71 : index
        %73 = arith.muli %72, %c20 : index
        %74 = arith.remui %c5, %c9 : index
        %75 = arith.divui %74, %c1 : index
        %76 = arith.addi %73, %75 : index
        %77 = arith.muli %operandTileRows, %c1 : index
        %78 = arith.muli %76, %77 : index
        %79 = arith.remui %67, %operandTileRows : index
        %80 = arith.muli %79, %c1 : index
        %81 = arith.addi %78, %80 : index
        %82 = arith.remui %c5, %c1 : index
        %83 = arith.addi %81, %82 : index
        %84 = arith.muli %60, %57 : index
        %85 = arith.divui %inputFeatures, %c1 : index
        %86 = arith.muli %0, %c13 : index
        %87 = wave.lane
        %88 = arith.addi %86, %87 : index
        scf.for %89 = %88 to %85 step %c14 {
          %90 = arith.muli %89, %77 : index
          %91 = arith.addi %83, %90 : index
          %92 = vector.load %x[%91] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          %93 = arith.muli %89, %c1 : index
          %94 = arith.addi %84, %93 : index
          vector.store %92, %59[%94] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        }
      }
      wave.barrier
      %95 = wave.lane
      %96 = arith.remui %95, %c9 : index
      %97 = arith.subi %19, %c3 : index
      %98 = arith.minsi %96, %97 : index
      %99 = arith.muli %98, %57 : index
      %100 = arith.divui %inputFeatures, %c13 : index
      %101 = arith.muli %c5, %stepsPerWave : index
      %102 = arith.minsi %101, %100 : index
      %103 = arith.addi %102, %stepsPerWave : index
      %104 = arith.minsi %103, %100 : index
      %105 = arith.cmpi eq, %wholeBlocks, %c3 : index
      %106 = arith.subi %104, %102 : index
      %107 = arith.divui %106, %c20 : index
      %108 = arith.muli %107, %c20 : index
      %109 = arith.addi %102, %108 : index
      %110 = arith.select %105, %103, %109 : index
      %113 = scf.for %111 = %102 to %110 step %c20 iter_args(%112 = %c21) -> (vector<8xf32>) {
        %114 = arith.addi %111, %c5 : index
        %115:2 = func.call @expert_sum_norm_q8_0__gfx1100.0(%95, %114, %29, %50, %31, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %116 = arith.addi %111, %c3 : index
        %117:2 = func.call @expert_sum_norm_q8_0__gfx1100.0(%95, %116, %29, %50, %31, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %118 = arith.muli %111, %c20 : index
        %119 = arith.addi %118, %c5 : index
        %120 = arith.muli %c3, %c9 : index
        %121 = arith.muli %119, %120 : index
        %122 = arith.addi %99, %121 : index
        %123 = vector.load %59[%122] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %124 = arith.muli %c3, %c1 : index
        %125 = arith.addi %122, %124 : index
        %126 = vector.load %59[%125] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %127 = vector.shuffle %123, %126 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %128 = wave.mma %127, %115#0, %112 : vector<16xf16>, vector<8xf32>
        %129 = arith.addi %118, %c3 : index
        %130 = arith.muli %129, %120 : index
        %131 = arith.addi %99, %130 : index
        %132 = vector.load %59[%131] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %133 = arith.addi %131, %124 : index
        %134 = vector.load %59[%133] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %135 = vector.shuffle %132, %134 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %136 = wave.mma %135, %115#1, %128 : vector<16xf16>, vector<8xf32>
        %137 = arith.addi %118, %c20 : index
        %138 = arith.muli %137, %120 : index
        %139 = arith.addi %99, %138 : index
        %140 = vector.load %59[%139] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %141 = arith.addi %139, %124 : index
        %142 = vector.load %59[%141] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %143 = vector.shuffle %140, %142 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %144 = wave.mma %143, %117#0, %136 : vector<16xf16>, vector<8xf32>
        %145 = arith.addi %118, %c24 : index
        %146 = arith.muli %145, %120 : index
        %147 = arith.addi %99, %146 : index
        %148 = vector.load %59[%147] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %149 = arith.addi %147, %124 : index
        %150 = vector.load %59[%149] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %151 = vector.shuffle %148, %150 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %152 = wave.mma %151, %117#1, %144 : vector<16xf16>, vector<8xf32>
        scf.yield %152 : vector<8xf32>
      }
      %153 = arith.select %105, %110, %104 : index
      %156 = scf.for %154 = %110 to %153 step %c3 iter_args(%155 = %113) -> (vector<8xf32>) {
        %157 = arith.addi %154, %c5 : index
        %158:2 = func.call @expert_sum_norm_q8_0__gfx1100.0(%95, %157, %29, %50, %31, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %159 = arith.muli %154, %c20 : index
        %160 = arith.addi %159, %c5 : index
        %161 = arith.muli %c3, %c9 : index
        %162 = arith.muli %160, %161 : index
        %163 = arith.addi %99, %162 : index
        %164 = vector.load %59[%163] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %165 = arith.muli %c3, %c1 : index
        %166 = arith.addi %163, %165 : index
        %167 = vector.load %59[%166] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %168 = vector.shuffle %164, %167 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %169 = wave.mma %168, %158#0, %155 : vector<16xf16>, vector<8xf32>
        %170 = arith.addi %159, %c3 : index
        %171 = arith.muli %170, %161 : index
        %172 = arith.addi %99, %171 : index
        %173 = vector.load %59[%172] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %174 = arith.addi %172, %165 : index
        %175 = vector.load %59[%174] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %176 = vector.shuffle %173, %175 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %177 = wave.mma %176, %158#1, %169 : vector<16xf16>, vector<8xf32>
        scf.yield %177 : vector<8xf32>
      }
      scf.yield %156 : vector<8xf32>
    } else {
      %178 = wave.lane
      %179 = arith.remui %178, %c9 : index
      %180 = arith.addi %pairsAt, %16 : index
      %181 = arith.subi %19, %c3 : index
      %182 = arith.minsi %179, %181 : index
      %183 = arith.addi %180, %182 : index
      %184 = memref.load %groups[%183] : memref<?xi32>
      %185 = arith.index_cast %184 : i32 to index
      %186 = arith.divui %185, %rowDivisor : index
      %187 = arith.divui %186, %operandTileRows : index
      %188 = arith.divui %inputFeatures, %c9 : index
      %189 = arith.muli %187, %188 : index
      %190 = arith.divui %c5, %c9 : index
      %191 = arith.addi %189, %190 : index
      %192 = arith.muli %191, %c20 : index
      %193 = arith.remui %c5, %c9 : index
      %194 = arith.divui %193, %c1 : index
      %195 = arith.addi %192, %194 : index
      %196 = arith.muli %operandTileRows, %c1 : index
      %197 = arith.muli %195, %196 : index
      %198 = arith.remui %186, %operandTileRows : index
      %199 = arith.muli %198, %c1 : index
      %200 = arith.addi %197, %199 : index
      %201 = arith.remui %c5, %c1 : index
      %202 = arith.addi %200, %201 : index
      %203 = arith.divui %inputFeatures, %c13 : index
      %204 = arith.muli %c5, %stepsPerWave : index
      %205 = arith.minsi %204, %203 : index
      %206 = arith.addi %205, %stepsPerWave : index
      %207 = arith.minsi %206, %203 : index
      %208 = arith.cmpi eq, %wholeBlocks, %c3 : index
      %209 = arith.subi %207, %205 : index
      %210 = arith.divui %209, %c20 : index
      %211 = arith.muli %210, %c20 : index
      %212 = arith.addi %205, %211 : index
      %213 = arith.select %208, %206, %212 : index
      %216 = scf.for %214 = %205 to %213 step %c20 iter_args(%215 = %c21) -> (vector<8xf32>) {
        %217 = arith.addi %214, %c5 : index
        %218:2 = func.call @expert_sum_norm_q8_0__gfx1100.0(%178, %217, %29, %50, %31, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %219 = arith.addi %214, %c3 : index
        %220:2 = func.call @expert_sum_norm_q8_0__gfx1100.0(%178, %219, %29, %50, %31, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %221 = arith.muli %214, %c20 : index
        %222 = arith.addi %221, %c5 : index
        %223 = arith.muli %operandTileRows, %c9 : index
        %224 = arith.muli %222, %223 : index
        %225 = arith.addi %202, %224 : index
        %226 = vector.load %x[%225] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %227 = arith.addi %225, %196 : index
        %228 = vector.load %x[%227] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %229 = vector.shuffle %226, %228 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %230 = wave.mma %229, %218#0, %215 : vector<16xf16>, vector<8xf32>
        %231 = arith.addi %221, %c3 : index
        %232 = arith.muli %231, %223 : index
        %233 = arith.addi %202, %232 : index
        %234 = vector.load %x[%233] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %235 = arith.addi %233, %196 : index
        %236 = vector.load %x[%235] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %237 = vector.shuffle %234, %236 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %238 = wave.mma %237, %218#1, %230 : vector<16xf16>, vector<8xf32>
        %239 = arith.addi %221, %c20 : index
        %240 = arith.muli %239, %223 : index
        %241 = arith.addi %202, %240 : index
        %242 = vector.load %x[%241] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %243 = arith.addi %241, %196 : index
        %244 = vector.load %x[%243] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %245 = vector.shuffle %242, %244 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %246 = wave.mma %245, %220#0, %238 : vector<16xf16>, vector<8xf32>
        %247 = arith.addi %221, %c24 : index
        %248 = arith.muli %247, %223 : index
        %249 = arith.addi %202, %248 : index
        %250 = vector.load %x[%249] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %251 = arith.addi %249, %196 : index
        %252 = vector.load %x[%251] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %253 = vector.shuffle %250, %252 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %254 = wave.mma %253, %220#1, %246 : vector<16xf16>, vector<8xf32>
        scf.yield %254 : vector<8xf32>
      }
      %255 = arith.select %208, %213, %207 : index
      %258 = scf.for %256 = %213 to %255 step %c3 iter_args(%257 = %216) -> (vector<8xf32>) {
        %259 = arith.addi %256, %c5 : index
        %260:2 = func.call @expert_sum_norm_q8_0__gfx1100.0(%178, %259, %29, %50, %31, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %261 = arith.muli %256, %c20 : index
        %262 = arith.addi %261, %c5 : index
        %263 = arith.muli %operandTileRows, %c9 : index
        %264 = arith.muli %262, %263 : index
        %265 = arith.addi %202, %264 : index
        %266 = vector.load %x[%265] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %267 = arith.addi %265, %196 : index
        %268 = vector.load %x[%267] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %269 = vector.shuffle %266, %268 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %270 = wave.mma %269, %260#0, %257 : vector<16xf16>, vector<8xf32>
        %271 = arith.addi %261, %c3 : index
        %272 = arith.muli %271, %263 : index
        %273 = arith.addi %202, %272 : index
        %274 = vector.load %x[%273] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %275 = arith.addi %273, %196 : index
        %276 = vector.load %x[%275] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %277 = vector.shuffle %274, %276 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %278 = wave.mma %277, %260#1, %270 : vector<16xf16>, vector<8xf32>
        scf.yield %278 : vector<8xf32>
      }
      scf.yield %258 : vector<8xf32>
    }
    %279 = vector.extract %56[0] : f32 from vector<8xf32>
    %280 = arith.cmpi sgt, %tileElements, %c5 : index
    scf.if %280 {
      func.call @expert_sum_norm_q8_0__gfx1100.1(%c5, %19, %16, %groups, %factors, %29, %w, %279, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %281 = vector.extract %56[1] : f32 from vector<8xf32>
    %282 = arith.cmpi sgt, %tileElements, %c3 : index
    scf.if %282 {
      func.call @expert_sum_norm_q8_0__gfx1100.1(%c3, %19, %16, %groups, %factors, %29, %w, %281, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %283 = vector.extract %56[2] : f32 from vector<8xf32>
    %284 = arith.cmpi sgt, %tileElements, %c20 : index
    scf.if %284 {
      func.call @expert_sum_norm_q8_0__gfx1100.1(%c20, %19, %16, %groups, %factors, %29, %w, %283, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %285 = vector.extract %56[3] : f32 from vector<8xf32>
    %286 = arith.cmpi sgt, %tileElements, %c24 : index
    scf.if %286 {
      func.call @expert_sum_norm_q8_0__gfx1100.1(%c24, %19, %16, %groups, %factors, %29, %w, %285, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %287 = vector.extract %56[4] : f32 from vector<8xf32>
    %288 = arith.cmpi sgt, %tileElements, %c6 : index
    scf.if %288 {
      func.call @expert_sum_norm_q8_0__gfx1100.1(%c6, %19, %16, %groups, %factors, %29, %w, %287, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %289 = vector.extract %56[5] : f32 from vector<8xf32>
    %290 = arith.cmpi sgt, %tileElements, %c7 : index
    scf.if %290 {
      func.call @expert_sum_norm_q8_0__gfx1100.1(%c7, %19, %16, %groups, %factors, %29, %w, %289, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %291 = vector.extract %56[6] : f32 from vector<8xf32>
    %292 = arith.cmpi sgt, %tileElements, %c8 : index
    scf.if %292 {
      func.call @expert_sum_norm_q8_0__gfx1100.1(%c8, %19, %16, %groups, %factors, %29, %w, %291, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %293 = vector.extract %56[7] : f32 from vector<8xf32>
    %294 = arith.cmpi sgt, %tileElements, %c26 : index
    scf.if %294 {
      func.call @expert_sum_norm_q8_0__gfx1100.1(%c26, %19, %16, %groups, %factors, %29, %w, %293, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
  }
  scf.if %9 {
    %295 = memref.load %groups[%c5] : memref<?xi32>
    %296 = arith.index_cast %295 : i32 to index
    %297 = wave.arrive %counters[%1], %296 : memref<?xi32>
    scf.if %297 {
      %298 = memref.load %step[%c5] : memref<?xi32>
      %299 = arith.index_cast %298 : i32 to index
      %300 = arith.muli %1, %c11 : index
      %301 = wave.lane
      %302 = arith.muli %301, %c6 : index
      %303 = arith.addi %300, %302 : index
      %304 = arith.cmpi slt, %303, %outputFeatures : index
      scf.if %304 {
        scf.for %305 = %0 to %299 step %c1 {
          %308 = scf.for %306 = %c5 to %expertsPerToken step %c3 iter_args(%307 = %c28) -> (vector<4xf32>) {
            %309 = arith.muli %305, %expertsPerToken : index
            %310 = arith.addi %309, %306 : index
            %311 = memref.load %weights[%310] : memref<?xf32>
            %312 = vector.broadcast %311 : f32 to vector<4xf32>
            %313 = arith.muli %310, %outputFeatures : index
            %314 = arith.addi %313, %303 : index
            %315 = vector.load %y[%314] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %316 = math.fma %312, %315, %307 : vector<4xf32>
            scf.yield %316 : vector<4xf32>
          }
          %317 = arith.muli %305, %outputFeatures : index
          %318 = arith.addi %317, %303 : index
          %319 = vector.load %residual[%318] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %320 = arith.addf %319, %308 : vector<4xf32>
          vector.store %320, %out[%318] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        }
      }
      %321 = wave.arrive %counters[%arrivals], %arrivals : memref<?xi32>
      scf.if %321 {
        %322 = arith.addi %c5, %299 : index
        %323 = arith.minsi %322, %299 : index
        %324 = arith.addi %c5, %0 : index
        scf.for %325 = %324 to %323 step %c1 {
          %326 = arith.muli %325, %features : index
          %331:3 = scf.for %327 = %302 to %features step %c11 iter_args(%328 = %c28, %329 = %c28, %330 = %c28) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
            %332 = arith.addi %326, %327 : index
            %333 = vector.load %out[%332] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %334 = vector.load %norm_weight[%327] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %335 = arith.mulf %333, %334 : vector<4xf32>
            %336 = math.fma %333, %333, %328 : vector<4xf32>
            %337 = math.fma %335, %335, %329 : vector<4xf32>
            %338 = math.absf %335 : vector<4xf32>
            %339 = arith.maximumf %330, %338 : vector<4xf32>
            scf.yield %336, %337, %339 : vector<4xf32>, vector<4xf32>, vector<4xf32>
          }
          %340 = wave.reduce "add" %331#0 : vector<4xf32>
          %341 = arith.mulf %340, %inverseFeatures : f32
          %342 = arith.addf %341, %epsilon : f32
          %343 = math.sqrt %342 : f32
          %344 = arith.divf %c33, %343 : f32
          %345 = wave.reduce "max" %331#2 : vector<4xf32>
          %346 = arith.mulf %345, %344 : f32
          %347 = arith.bitcast %346 : f32 to i32
          %348 = arith.shrui %347, %c35 : i32
          %349 = arith.maxsi %348, %c36 : i32
          %350 = arith.subi %c37, %349 : i32
          %351 = arith.shli %350, %c35 : i32
          %352 = arith.subi %349, %c38 : i32
          %353 = arith.shli %352, %c35 : i32
          %354 = arith.bitcast %351 : i32 to f32
          %355 = arith.bitcast %353 : i32 to f32
          %356 = wave.reduce "add" %331#1 : vector<4xf32>
          %357 = arith.mulf %356, %344 : f32
          %358 = arith.mulf %357, %344 : f32
          %359 = arith.cmpi eq, %301, %c5 : index
          scf.if %359 {
            %360 = arith.muli %325, %c20 : index
            memref.store %355, %normed_factors[%360] : memref<?xf32>
            %361 = arith.addi %360, %c3 : index
            memref.store %358, %normed_factors[%361] : memref<?xf32>
          }
          %362 = vector.broadcast %344 : f32 to vector<4xf32>
          %363 = vector.broadcast %354 : f32 to vector<4xf32>
          scf.for %364 = %302 to %features step %c11 {
            %365 = arith.addi %326, %364 : index
            %366 = vector.load %out[%365] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %367 = arith.mulf %366, %362 : vector<4xf32>
            %368 = vector.load %norm_weight[%364] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %369 = arith.mulf %367, %368 : vector<4xf32>
            %370 = arith.mulf %369, %363 : vector<4xf32>
            %371 = arith.divui %325, %tileRows : index
            %372 = arith.divui %features, %c9 : index
            %373 = arith.muli %371, %372 : index
            %374 = arith.divui %364, %c9 : index
            %375 = arith.addi %373, %374 : index
            %376 = arith.muli %375, %c20 : index
            %377 = arith.remui %364, %c9 : index
            %378 = arith.divui %377, %c1 : index
            %379 = arith.addi %376, %378 : index
            %380 = arith.muli %tileRows, %c1 : index
            %381 = arith.muli %379, %380 : index
            %382 = arith.remui %325, %tileRows : index
            %383 = arith.muli %382, %c1 : index
            %384 = arith.addi %381, %383 : index
            %385 = arith.remui %364, %c1 : index
            %386 = arith.addi %384, %385 : index
            %387 = arith.truncf %370 : vector<4xf32> to vector<4xf16>
            vector.store %387, %normed[%386] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
          }
        }
      }
    }
  }
  wave.return
}
