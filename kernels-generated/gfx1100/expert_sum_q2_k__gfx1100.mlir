// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertSum(format='q2_k', norm=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_sum_q2_k__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @expert_sum_q2_k__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xi32>, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: f32, %x8: index, %x9: index, %x10: index, %x11: memref<?xf32>) {
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
wave.kernel @expert_sum_q2_k__gfx1100(%step: memref<?xi32> {wave.constant}, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32> {wave.constant}, %weights: memref<?xf32>, %residual: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %y: memref<?xf32>) attributes {waves = 8 : i64} {
  %outputFeatures = wave.param "outputFeatures" : index
  %c1 = arith.constant 8 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c3 = arith.constant 1 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 4 : index
  %c7 = arith.constant 5 : index
  %c8 = arith.constant 6 : index
  %c9 = arith.constant 2 : index
  %c10 = arith.constant 256 : index
  %c11 = arith.constant 64 : index
  %c12 = arith.constant 127 : index
  %c13 = arith.constant 128 : index
  %scalesInLds = wave.param "scalesInLds" : index
  %c15 = arith.constant 32 : index
  %c16 = arith.constant 16 : index
  %alwaysStaged = wave.param "alwaysStaged" : index
  %stagedRows = wave.param "stagedRows" : index
  %operandTileRows = wave.param "operandTileRows" : index
  %pairsAt = wave.param "pairsAt" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c22 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c25 = arith.constant 3 : index
  %tileElements = wave.param "tileElements" : index
  %c27 = arith.constant 7 : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %c29 = arith.constant dense<0x00000000> : vector<4xf32>
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
    %20 = arith.muli %inputFeatures, %c6 : index
    %21 = arith.divui %20, %c9 : index
    %22 = arith.divui %inputFeatures, %c10 : index
    %23 = arith.muli %22, %c11 : index
    %24 = arith.addi %23, %21 : index
    %25 = arith.addi %24, %c12 : index
    %26 = arith.divui %25, %c13 : index
    %27 = arith.muli %26, %c13 : index
    %28 = arith.addi %20, %27 : index
    %29 = arith.addi %28, %c13 : index
    %30 = arith.muli %13, %panelsPerExpert : index
    %31 = arith.addi %30, %5 : index
    %32 = arith.addi %31, %c5 : index
    %33 = arith.muli %32, %29 : index
    %34 = arith.muli %scalesInLds, %c1 : index
    %35 = wave.scratch %34 : memref<?xi8>
    %36 = arith.cmpi sgt, %scalesInLds, %c5 : index
    scf.if %36 {
      scf.for %37 = %c5 to %c1 step %c3 {
        %38 = arith.addi %2, %37 : index
        %39 = arith.minsi %38, %4 : index
        %40 = arith.addi %30, %39 : index
        %41 = arith.muli %40, %29 : index
        %42 = arith.addi %41, %c13 : index
        %43 = arith.muli %0, %c15 : index
        %44 = wave.lane
        %45 = arith.addi %43, %44 : index
        %46 = arith.divui %scalesInLds, %c16 : index
        scf.for %47 = %45 to %46 step %c10 {
          %48 = arith.muli %47, %c16 : index
          %49 = arith.addi %42, %48 : index
          %50 = vector.load %w[%49] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          %51 = arith.muli %37, %scalesInLds : index
          %52 = arith.addi %51, %48 : index
          vector.store %50, %35[%52] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        }
      }
      wave.barrier
    }
    %53 = arith.addi %0, %c5 : index
    %54 = arith.muli %53, %scalesInLds : index
    %55 = arith.cmpi eq, %alwaysStaged, %c3 : index
    %56 = arith.cmpi sle, %19, %stagedRows : index
    %57 = arith.cmpi sgt, %stagedRows, %c5 : index
    %58 = arith.andi %56, %57 : i1
    %59 = arith.select %55, %55, %58 : i1
    %60 = scf.if %59 -> (vector<8xf32>) {
      %61 = arith.addi %inputFeatures, %c1 : index
      %62 = arith.muli %stagedRows, %61 : index
      %63 = wave.scratch %62 : memref<?xf16>
      scf.for %64 = %c5 to %19 step %c3 {
        %65 = arith.addi %pairsAt, %16 : index
        %66 = arith.subi %19, %c3 : index
        %67 = arith.minsi %64, %66 : index
        %68 = arith.addi %65, %67 : index
        %69 = memref.load %groups[%68] : memref<?xi32>
        %70 = arith.index_cast %69 : i32 to index
        %71 = arith.divui %70, %rowDivisor : index
        %72 = arith.divui %71, %operandTileRows : index
        %73 = arith.divui %inputFeatures, %c16 : index
        %74 = arith.muli %72, %73 : index
        %75 = arith.divui %c5, %c16 : index
        %76 = arith.addi %74, %75 : index
        %77 = arith.muli %76, %c9 : index
        %78 = arith.remui %c5, %c16 : index
        %79 = arith.divui %78, %c1 : index
        %80 = arith.addi %77, %79 : index
        %81 = arith.muli %operandTileRows, %c1 : index
        %82 = arith.muli %80, %81 : index
        %83 = arith.remui %71, %operandTileRows : index
        %84 = arith.muli %83, %c1 : index
        %85 = arith.addi %82, %84 : index
        %86 = arith.remui %c5, %c1 : index
        %87 = arith.addi %85, %86 : index
        %88 = arith.muli %64, %61 : index
        %89 = arith.divui %inputFeatures, %c1 : index
        %90 = arith.muli %0, %c15 : index
        %91 = wave.lane
        %92 = arith.addi %90, %91 : index
        scf.for %93 = %92 to %89 step %c10 {
          %94 = arith.muli %93, %81 : index
          %95 = arith.addi %87, %94 : index
          %96 = vector.load %x[%95] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          %97 = arith.muli %93, %c1 : index
          %98 = arith.addi %88, %97 : index
          vector.store %96, %63[%98] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        }
      }
      wave.barrier
      %99 = wave.lane
      %100 = arith.remui %99, %c16 : index
      %101 = arith.subi %19, %c3 : index
      %102 = arith.minsi %100, %101 : index
      %103 = arith.muli %102, %61 : index
      %104 = arith.divui %inputFeatures, %c15 : index
      %105 = arith.muli %c5, %stepsPerWave : index
      %106 = arith.minsi %105, %104 : index
      %107 = arith.addi %106, %stepsPerWave : index
      %108 = arith.minsi %107, %104 : index
      %109 = arith.cmpi eq, %wholeBlocks, %c3 : index
      %110 = arith.subi %108, %106 : index
      %111 = arith.divui %110, %c9 : index
      %112 = arith.muli %111, %c9 : index
      %113 = arith.addi %106, %112 : index
      %114 = arith.select %109, %107, %113 : index
      %117 = scf.for %115 = %106 to %114 step %c9 iter_args(%116 = %c22) -> (vector<8xf32>) {
        %118 = arith.addi %115, %c5 : index
        %119:2 = func.call @expert_sum_q2_k__gfx1100.0(%99, %118, %33, %54, %35, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %120 = arith.addi %115, %c3 : index
        %121:2 = func.call @expert_sum_q2_k__gfx1100.0(%99, %120, %33, %54, %35, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %122 = arith.muli %115, %c9 : index
        %123 = arith.addi %122, %c5 : index
        %124 = arith.muli %c3, %c16 : index
        %125 = arith.muli %123, %124 : index
        %126 = arith.addi %103, %125 : index
        %127 = vector.load %63[%126] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %128 = arith.muli %c3, %c1 : index
        %129 = arith.addi %126, %128 : index
        %130 = vector.load %63[%129] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %131 = vector.shuffle %127, %130 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %132 = wave.mma %131, %119#0, %116 : vector<16xf16>, vector<8xf32>
        %133 = arith.addi %122, %c3 : index
        %134 = arith.muli %133, %124 : index
        %135 = arith.addi %103, %134 : index
        %136 = vector.load %63[%135] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %137 = arith.addi %135, %128 : index
        %138 = vector.load %63[%137] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %139 = vector.shuffle %136, %138 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %140 = wave.mma %139, %119#1, %132 : vector<16xf16>, vector<8xf32>
        %141 = arith.addi %122, %c9 : index
        %142 = arith.muli %141, %124 : index
        %143 = arith.addi %103, %142 : index
        %144 = vector.load %63[%143] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %145 = arith.addi %143, %128 : index
        %146 = vector.load %63[%145] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %147 = vector.shuffle %144, %146 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %148 = wave.mma %147, %121#0, %140 : vector<16xf16>, vector<8xf32>
        %149 = arith.addi %122, %c25 : index
        %150 = arith.muli %149, %124 : index
        %151 = arith.addi %103, %150 : index
        %152 = vector.load %63[%151] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %153 = arith.addi %151, %128 : index
        %154 = vector.load %63[%153] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %155 = vector.shuffle %152, %154 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %156 = wave.mma %155, %121#1, %148 : vector<16xf16>, vector<8xf32>
        scf.yield %156 : vector<8xf32>
      }
      %157 = arith.select %109, %114, %108 : index
      %160 = scf.for %158 = %114 to %157 step %c3 iter_args(%159 = %117) -> (vector<8xf32>) {
        %161 = arith.addi %158, %c5 : index
        %162:2 = func.call @expert_sum_q2_k__gfx1100.0(%99, %161, %33, %54, %35, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %163 = arith.muli %158, %c9 : index
        %164 = arith.addi %163, %c5 : index
        %165 = arith.muli %c3, %c16 : index
        %166 = arith.muli %164, %165 : index
        %167 = arith.addi %103, %166 : index
        %168 = vector.load %63[%167] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %169 = arith.muli %c3, %c1 : index
        %170 = arith.addi %167, %169 : index
        %171 = vector.load %63[%170] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %172 = vector.shuffle %168, %171 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %173 = wave.mma %172, %162#0, %159 : vector<16xf16>, vector<8xf32>
        %174 = arith.addi %163, %c3 : index
        %175 = arith.muli %174, %165 : index
        %176 = arith.addi %103, %175 : index
        %177 = vector.load %63[%176] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %178 = arith.addi %176, %169 : index
        %179 = vector.load %63[%178] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %180 = vector.shuffle %177, %179 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %181 = wave.mma %180, %162#1, %173 : vector<16xf16>, vector<8xf32>
        scf.yield %181 : vector<8xf32>
      }
      scf.yield %160 : vector<8xf32>
    } else {
      %182 = wave.lane
      %183 = arith.remui %182, %c16 : index
      %184 = arith.addi %pairsAt, %16 : index
      %185 = arith.subi %19, %c3 : index
      %186 = arith.minsi %183, %185 : index
      %187 = arith.addi %184, %186 : index
      %188 = memref.load %groups[%187] : memref<?xi32>
      %189 = arith.index_cast %188 : i32 to index
      %190 = arith.divui %189, %rowDivisor : index
      %191 = arith.divui %190, %operandTileRows : index
      %192 = arith.divui %inputFeatures, %c16 : index
      %193 = arith.muli %191, %192 : index
      %194 = arith.divui %c5, %c16 : index
      %195 = arith.addi %193, %194 : index
      %196 = arith.muli %195, %c9 : index
      %197 = arith.remui %c5, %c16 : index
      %198 = arith.divui %197, %c1 : index
      %199 = arith.addi %196, %198 : index
      %200 = arith.muli %operandTileRows, %c1 : index
      %201 = arith.muli %199, %200 : index
      %202 = arith.remui %190, %operandTileRows : index
      %203 = arith.muli %202, %c1 : index
      %204 = arith.addi %201, %203 : index
      %205 = arith.remui %c5, %c1 : index
      %206 = arith.addi %204, %205 : index
      %207 = arith.divui %inputFeatures, %c15 : index
      %208 = arith.muli %c5, %stepsPerWave : index
      %209 = arith.minsi %208, %207 : index
      %210 = arith.addi %209, %stepsPerWave : index
      %211 = arith.minsi %210, %207 : index
      %212 = arith.cmpi eq, %wholeBlocks, %c3 : index
      %213 = arith.subi %211, %209 : index
      %214 = arith.divui %213, %c9 : index
      %215 = arith.muli %214, %c9 : index
      %216 = arith.addi %209, %215 : index
      %217 = arith.select %212, %210, %216 : index
      %220 = scf.for %218 = %209 to %217 step %c9 iter_args(%219 = %c22) -> (vector<8xf32>) {
        %221 = arith.addi %218, %c5 : index
        %222:2 = func.call @expert_sum_q2_k__gfx1100.0(%182, %221, %33, %54, %35, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %223 = arith.addi %218, %c3 : index
        %224:2 = func.call @expert_sum_q2_k__gfx1100.0(%182, %223, %33, %54, %35, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %225 = arith.muli %218, %c9 : index
        %226 = arith.addi %225, %c5 : index
        %227 = arith.muli %operandTileRows, %c16 : index
        %228 = arith.muli %226, %227 : index
        %229 = arith.addi %206, %228 : index
        %230 = vector.load %x[%229] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %231 = arith.addi %229, %200 : index
        %232 = vector.load %x[%231] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %233 = vector.shuffle %230, %232 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %234 = wave.mma %233, %222#0, %219 : vector<16xf16>, vector<8xf32>
        %235 = arith.addi %225, %c3 : index
        %236 = arith.muli %235, %227 : index
        %237 = arith.addi %206, %236 : index
        %238 = vector.load %x[%237] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %239 = arith.addi %237, %200 : index
        %240 = vector.load %x[%239] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %241 = vector.shuffle %238, %240 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %242 = wave.mma %241, %222#1, %234 : vector<16xf16>, vector<8xf32>
        %243 = arith.addi %225, %c9 : index
        %244 = arith.muli %243, %227 : index
        %245 = arith.addi %206, %244 : index
        %246 = vector.load %x[%245] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %247 = arith.addi %245, %200 : index
        %248 = vector.load %x[%247] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %249 = vector.shuffle %246, %248 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %250 = wave.mma %249, %224#0, %242 : vector<16xf16>, vector<8xf32>
        %251 = arith.addi %225, %c25 : index
        %252 = arith.muli %251, %227 : index
        %253 = arith.addi %206, %252 : index
        %254 = vector.load %x[%253] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %255 = arith.addi %253, %200 : index
        %256 = vector.load %x[%255] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %257 = vector.shuffle %254, %256 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %258 = wave.mma %257, %224#1, %250 : vector<16xf16>, vector<8xf32>
        scf.yield %258 : vector<8xf32>
      }
      %259 = arith.select %212, %217, %211 : index
      %262 = scf.for %260 = %217 to %259 step %c3 iter_args(%261 = %220) -> (vector<8xf32>) {
        %263 = arith.addi %260, %c5 : index
        %264:2 = func.call @expert_sum_q2_k__gfx1100.0(%182, %263, %33, %54, %35, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %265 = arith.muli %260, %c9 : index
        %266 = arith.addi %265, %c5 : index
        %267 = arith.muli %operandTileRows, %c16 : index
        %268 = arith.muli %266, %267 : index
        %269 = arith.addi %206, %268 : index
        %270 = vector.load %x[%269] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %271 = arith.addi %269, %200 : index
        %272 = vector.load %x[%271] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %273 = vector.shuffle %270, %272 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %274 = wave.mma %273, %264#0, %261 : vector<16xf16>, vector<8xf32>
        %275 = arith.addi %265, %c3 : index
        %276 = arith.muli %275, %267 : index
        %277 = arith.addi %206, %276 : index
        %278 = vector.load %x[%277] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %279 = arith.addi %277, %200 : index
        %280 = vector.load %x[%279] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %281 = vector.shuffle %278, %280 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %282 = wave.mma %281, %264#1, %274 : vector<16xf16>, vector<8xf32>
        scf.yield %282 : vector<8xf32>
      }
      scf.yield %262 : vector<8xf32>
    }
    %283 = vector.extract %60[0] : f32 from vector<8xf32>
    %284 = arith.cmpi sgt, %tileElements, %c5 : index
    scf.if %284 {
      func.call @expert_sum_q2_k__gfx1100.1(%c5, %19, %16, %groups, %factors, %33, %w, %283, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %285 = vector.extract %60[1] : f32 from vector<8xf32>
    %286 = arith.cmpi sgt, %tileElements, %c3 : index
    scf.if %286 {
      func.call @expert_sum_q2_k__gfx1100.1(%c3, %19, %16, %groups, %factors, %33, %w, %285, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %287 = vector.extract %60[2] : f32 from vector<8xf32>
    %288 = arith.cmpi sgt, %tileElements, %c9 : index
    scf.if %288 {
      func.call @expert_sum_q2_k__gfx1100.1(%c9, %19, %16, %groups, %factors, %33, %w, %287, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %289 = vector.extract %60[3] : f32 from vector<8xf32>
    %290 = arith.cmpi sgt, %tileElements, %c25 : index
    scf.if %290 {
      func.call @expert_sum_q2_k__gfx1100.1(%c25, %19, %16, %groups, %factors, %33, %w, %289, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %291 = vector.extract %60[4] : f32 from vector<8xf32>
    %292 = arith.cmpi sgt, %tileElements, %c6 : index
    scf.if %292 {
      func.call @expert_sum_q2_k__gfx1100.1(%c6, %19, %16, %groups, %factors, %33, %w, %291, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %293 = vector.extract %60[5] : f32 from vector<8xf32>
    %294 = arith.cmpi sgt, %tileElements, %c7 : index
    scf.if %294 {
      func.call @expert_sum_q2_k__gfx1100.1(%c7, %19, %16, %groups, %factors, %33, %w, %293, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %295 = vector.extract %60[6] : f32 from vector<8xf32>
    %296 = arith.cmpi sgt, %tileElements, %c8 : index
    scf.if %296 {
      func.call @expert_sum_q2_k__gfx1100.1(%c8, %19, %16, %groups, %factors, %33, %w, %295, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %297 = vector.extract %60[7] : f32 from vector<8xf32>
    %298 = arith.cmpi sgt, %tileElements, %c27 : index
    scf.if %298 {
      func.call @expert_sum_q2_k__gfx1100.1(%c27, %19, %16, %groups, %factors, %33, %w, %297, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
  }
  scf.if %9 {
    %299 = memref.load %groups[%c5] : memref<?xi32>
    %300 = arith.index_cast %299 : i32 to index
    %301 = wave.arrive %counters[%1], %300 : memref<?xi32>
    scf.if %301 {
      %302 = memref.load %step[%c5] : memref<?xi32>
      %303 = arith.index_cast %302 : i32 to index
      %304 = arith.muli %1, %c13 : index
      %305 = wave.lane
      %306 = arith.muli %305, %c6 : index
      %307 = arith.addi %304, %306 : index
      %308 = arith.cmpi slt, %307, %outputFeatures : index
      scf.if %308 {
        scf.for %309 = %0 to %303 step %c1 {
          %312 = scf.for %310 = %c5 to %expertsPerToken step %c3 iter_args(%311 = %c29) -> (vector<4xf32>) {
            %313 = arith.muli %309, %expertsPerToken : index
            %314 = arith.addi %313, %310 : index
            %315 = memref.load %weights[%314] : memref<?xf32>
            %316 = vector.broadcast %315 : f32 to vector<4xf32>
            %317 = arith.muli %314, %outputFeatures : index
            %318 = arith.addi %317, %307 : index
            %319 = vector.load %y[%318] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %320 = math.fma %316, %319, %311 : vector<4xf32>
            scf.yield %320 : vector<4xf32>
          }
          %321 = arith.muli %309, %outputFeatures : index
          %322 = arith.addi %321, %307 : index
          %323 = vector.load %residual[%322] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %324 = arith.addf %323, %312 : vector<4xf32>
          vector.store %324, %out[%322] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        }
      }
    }
  }
  wave.return
}
